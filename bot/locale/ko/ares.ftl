# 테라포밍 마스: 아레스 익스페디션. 문장은 모두 우리 표현이며, 게임 용어와 카드 이름만 게임의 것입니다.

ares-title = 아레스 익스페디션
ares-about = 모두가 동시에 단계를 진행하며 화성을 테라포밍합니다. 1~4인
ares-seat = { $n }번 플레이어

## Options
ares-opt-players = 인원
ares-opt-mode = 방식
ares-opt-mode-standard = 일반
ares-opt-mode-coop = 2인 협력
ares-opt-mode-solo = 솔로
ares-opt-level = 솔로 난이도
ares-opt-level-novice = 초급
ares-opt-level-advanced = 고급
ares-opt-level-expert = 전문가
ares-opt-first_game = 첫 게임
ares-opt-first_game-no = 아니요
ares-opt-first_game-yes = 예, 별표 카드 사용
ares-opt-mulligan = 멀리건
ares-opt-mulligan-no = 없음
ares-opt-mulligan-yes = 한 번 카드 교체

## Commands
ares-cmd-choose_phase = 이번 라운드의 단계 카드를 비밀리에 고릅니다
ares-cmd-play = 손에서 프로젝트 카드를 냅니다
ares-cmd-act = 내 카드의 행동 능력을 사용합니다
ares-cmd-standard = 기본 행동을 합니다
ares-cmd-sell = 손의 카드를 버리고 MC를 받습니다
ares-cmd-done = 마치거나 거절합니다
ares-cmd-pay = 지불을 마칩니다
ares-cmd-use = 내 카드가 주는 방법으로 일부를 지불합니다
ares-cmd-draw = 건설 보너스로 카드를 뽑습니다
ares-cmd-keep = 뽑은 카드 중 하나를 가집니다
ares-cmd-discard = 손의 카드를 버립니다
ares-cmd-target = 자원을 받거나 낼 카드를 고릅니다
ares-cmd-choose = 카드 효과 중 하나를 고릅니다
ares-cmd-spend = 쓸 양을 정합니다
ares-cmd-corporation = 기업을 고릅니다
ares-cmd-cube = 협력: 더미에서 큐브를 가져옵니다
ares-cmd-give = 협력: 교환할 카드를 고릅니다
ares-cmd-dummy = 솔로: 더미의 단계를 고릅니다
ares-cmd-raise = 솔로: 올릴 지표를 고릅니다
ares-arg-phase = 단계
ares-arg-card = 카드
ares-arg-option = 효과의 선택지
ares-arg-which = 표준 행동
ares-arg-pay = 지불 수단
ares-arg-heat = 지불할 열의 양
ares-arg-amount = 양
ares-arg-cube = 큐브
ares-arg-parameter = 지표

## Words
ares-phase-development = I 개발
ares-phase-construction = II 건설
ares-phase-action = III 행동
ares-phase-production = IV 생산
ares-phase-research = V 연구
ares-phase-development-bonus = 보너스: 이번에 내는 녹색 카드 3 MC 할인
ares-phase-construction-bonus = 보너스: 카드 1장 뽑기 또는 파랑·빨강 카드 1장 더 내기
ares-phase-action-bonus = 보너스: 행동 하나를 한 번 더
ares-phase-production-bonus = 보너스: 4 MC
ares-phase-research-bonus = 보너스: 3장 더 뽑고 1장 더 가지기
ares-zone-purple = 보라
ares-zone-red = 빨강
ares-zone-yellow = 노랑
ares-zone-white = 하양
ares-tag-building = 건물
ares-tag-space = 우주
ares-tag-power = 에너지
ares-tag-science = 과학
ares-tag-jovian = 목성
ares-tag-earth = 지구
ares-tag-plant = 식물
ares-tag-microbe = 미생물
ares-tag-animal = 동물
ares-tag-event = 이벤트
ares-color-green = 녹색
ares-color-blue = 파랑
ares-color-red = 빨강
ares-unit-mc = { $n ->
   *[other] MC
 }
ares-unit-heat = { $n ->
   *[other] 열
 }
ares-unit-plants = { $n ->
   *[other] 식물
 }
ares-unit-tr = { $n ->
   *[other] TR
 }
ares-kind-animal = 동물
ares-kind-microbe = 미생물
ares-kind-science = 과학 자원
ares-kind-animal-or-microbe = 동물 또는 미생물
ares-kind-animal-or-microbe-or-science = 동물·미생물·과학 자원
ares-standard-forest = 숲
ares-standard-temperature = 기온
ares-standard-ocean = 해양
ares-way-add = 모으기
ares-way-use = 쓰기
ares-list = { $items }
ares-celsius = { $n } °C
ares-celsius-below = −{ $n } °C

## Effects in short
ares-plus-mc = +{ $n } MC
ares-plus-heat = 열 +{ $n }
ares-plus-plants = 식물 +{ $n }
ares-plus-mc-x = 같은 수의 MC
ares-plus-plants-x = 같은 수의 식물
ares-plus-cards-x = 같은 수만큼 뽑기
ares-plus-tr = TR +{ $n }
ares-plus-tr-per-tag = { $tag } 태그마다 TR +1
ares-plus-temperature = 기온 { $n }단계 상승
ares-plus-oxygen = 산소 { $n }단계 상승
ares-plus-ocean = 해양 { $n }개 뒤집기
ares-plus-forest = 숲 { $n }개
ares-plus-cards = 카드 { $n }장 뽑기
ares-minus-cards = 카드 { $n }장 버리기
ares-put-here = 여기에 { $what } { $n }개
ares-put-other = 다른 카드에 { $what } { $n }개
ares-take-here = 여기서 { $what } { $n }개 제거
ares-gain-if = { $tag } 태그 { $n }개 이상이면 { $what }
ares-draw-keep = { $draw }장 뽑아 { $keep }장 가지기
ares-extra-play = 이 단계에 카드 1장 더 내기
ares-free-play = 비용 9 이하 녹색 카드를 무료로 내기
ares-next-shift = 다음 카드는 색 구역을 한 칸 옮겨 볼 수 있음
ares-next-less = 다음 카드 { $n } MC 할인
ares-reveal-pick = { $n }장 공개, 과학·식물 태그 카드 1장 가지기
ares-reveal-branch = 1장 공개: 녹색이면 { $n } MC, 아니면 손으로
ares-loot = 1장 버리고 { $n }장 뽑기 (식물 태그면 { $more }장)
ares-either = 택일: { $sides }
ares-cost = { $what } { $n }
ares-cost-heat-x = 열 원하는 만큼
ares-cost-cards = 카드 { $n }장 버리기
ares-cost-cards-x = 카드 { $most }장까지 버리기
ares-cost-card-resource = { $what } { $n }개 제거
ares-act-note = { $cost } → { $gain }

## Prices and requirements
ares-price = { $mc } MC
ares-price-made = { $mc } MC (인쇄 비용 { $printed }: { $parts })
ares-price-many = { $mc } MC (인쇄 비용 { $printed }, 할인 { $n }가지 −{ $less })
ares-price-part = { $what } −{ $less }
ares-printed-cost = 인쇄 비용 { $mc }
ares-start-mc = 시작 자금 { $mc } MC
ares-less-steel = 강철
ares-less-titanium = 티타늄
ares-less-development = 개발 보너스
ares-less-free = 무료 카드
ares-need-temperature-min = 기온 { $zone } 이상
ares-need-temperature-max = 기온 { $zone } 이하
ares-need-oxygen-min = 산소 { $zone } 이상
ares-need-oxygen-max = 산소 { $zone } 이하
ares-need-oceans-min = 해양 { $n }개 이상
ares-need-oceans-max = 해양 { $n }개 이하
ares-need-tags = { $tag } 태그 { $n }개
ares-need-tr = TR { $n } 이상
ares-need-spend = { $what } { $n } 지불
ares-missing-temperature = { $need } (단계 시작 때 { $value }, { $zone })
ares-missing-oxygen = { $need } (단계 시작 때 { $value } %, { $zone })
ares-missing-oceans = { $need } (단계 시작 때 { $value }개)
ares-missing-have = { $need } (현재 { $have })
ares-missing-mc = { $n } MC

## Refusals
ares-no-need = { $card }에 필요한 것: { $why }.
ares-no-funds = { $card }의 비용은 { $price }. 가진 것은 { $mc } MC와 버릴 수 있는 카드 { $cards }장이며 { $short } MC가 모자랍니다.
ares-no-green = { JOSA($card, "은/는") } 녹색이 아닙니다. 개발 단계에는 녹색 카드만 냅니다.
ares-no-blue-red = { JOSA($card, "은/는") } 녹색입니다. 건설 단계에는 파랑·빨강 카드만 냅니다.
ares-no-free = { $card }의 인쇄 비용은 { $cost }입니다. 무료 카드는 { $most } 이하여야 합니다.
ares-no-plays = 이 단계에 { JOSA($card, "을/를") } 낼 기회가 남아 있지 않습니다.
ares-no-act-used = { JOSA($card, "은/는") } 이 단계에 이미 { $n }번 사용했습니다.
ares-no-act-mc = { $card }의 비용은 { $cost }입니다. 카드를 모두 팔아도 { $short } MC가 모자랍니다.
ares-no-act-cost = { $card }의 비용은 { $cost }인데 가지고 있지 않습니다.
ares-no-act-effect = { JOSA($card, "은/는") } 지금 아무 효과가 없습니다.
ares-no-lobby = { $card }의 제안은 { $mc } MC입니다. { $short } MC가 모자랍니다.
ares-no-standard = { $what }: { $unit } { $n } 필요, { $short } 모자랍니다.
ares-no-standard-max = { $what }: 단계 시작 때 이미 최대였으므로 더는 얻을 것이 없습니다.
ares-no-same-phase = 지난 라운드에 { JOSA($phase, "을/를") } 골랐습니다. 같은 단계를 연달아 고를 수 없습니다.
ares-no-chosen-phase = { JOSA($phase, "은/는") } 이미 고른 단계입니다.

## Questions
ares-ask-phase = { $round }라운드: 어느 단계를 고르시겠습니까?
ares-ask-change-phase = { JOSA($phase, "을/를") } 골랐습니다. 아직 바꿀 수 있습니다.
ares-ask-development = 개발: { $plays ->
    [0] 카드를 냈습니다. 마치시겠습니까?
   *[other] 녹색 카드를 내거나 마치세요.
 }
ares-ask-free-green = 개발: { $plays ->
   *[other] 인쇄 비용 9 이하의 녹색 카드를 0 MC로 한 장 더 낼 수 있습니다.
 }
ares-ask-construction = 건설: { $plays ->
    [0] 낼 기회가 없습니다. 마치시겠습니까?
   *[other] 파랑·빨강 카드를 { $plays }장까지 내거나 마치세요.
 }
ares-ask-construction-bonus = 건설: { $plays ->
    [0] 보너스가 남았습니다. 카드를 뽑거나 한 장 더 내세요.
   *[other] 파랑·빨강 카드를 { $plays }장까지 내세요. 보너스: 카드 뽑기 또는 한 장 더 내기.
 }
ares-ask-action = 행동 단계: 행동과 기본 행동을 한 뒤 마치세요.
ares-ask-action-bonus = 행동 단계: 행동과 기본 행동을 하세요. 행동 하나는 한 번 더 쓸 수 있습니다.
ares-ask-action-forced = 행동 단계: 바꿀 수 있는 열과 식물은 마칠 때 모두 바뀝니다.
ares-ask-hand-limit = 라운드 끝: 카드를 { $n }장 더 파세요 (한도 { $limit }장).
ares-ask-target = { $card }: { $what } { $n }개를 어느 카드에 놓으시겠습니까?
ares-ask-giver = { $card }: { $what } { $n }개를 어느 카드에서 빼시겠습니까?
ares-ask-amount = { $card }: 열을 얼마나 쓰시겠습니까 (최대 { $most })?
ares-ask-discard = { $card }: 손에서 카드 { $n }장을 버리세요.
ares-ask-discard-upto = { $card }: 카드를 { $n }장까지 더 버리거나 마치세요.
ares-ask-loot = { $card }: 카드를 버리고 { $n }장 뽑으시겠습니까 (식물 태그면 { $more }장)?
ares-ask-keep = { $of }장 중 { $n }장을 가지세요.
ares-ask-choose = { $card }: 하나를 고르세요.
ares-ask-order = 어느 효과를 먼저 처리하시겠습니까?
ares-ask-pay = 지불 중, { $what }: { $total } MC 가운데 { $due } MC가 남았고, { $mc } MC가 있습니다.
ares-ask-corporation = 어느 기업을 이끄시겠습니까?
ares-ask-mulligan = 어느 카드를 바꾸시겠습니까? 지금까지 { $n }장. 마치면 뽑습니다.
ares-ask-dummy = 이번 라운드에 더미는 어느 단계를 냅니까?
ares-ask-raise = 더미 큐브가 움직였습니다. 산소나 기온을 { $n }단계 올리세요.
ares-ask-cube = 큐브를 가져오세요. 1 MC 큐브 { $mc }개, 교환 큐브 { $trade }개가 남았습니다.
ares-ask-trade = { $who }에게 어느 카드를 내놓고 교환하시겠습니까?
ares-ask-trade-back = { $who }의 제안: { $card }. 어느 카드를 주시겠습니까?

## Options
ares-group-play = 카드 내기
ares-group-sell = 팔기
ares-group-act = 행동
ares-group-standard = 기본 행동
ares-do-play = 내기: { $card }
ares-do-sell = 팔기: { $card } (+{ $mc } MC)
ares-do-act = 사용: { $card }
ares-do-act-way = 사용: { $card } ({ $way })
ares-do-lobby = { $card }: { $mc } MC → TR +{ $tr }
ares-do-standard-forest = 숲: { $what } { $cost }
ares-do-standard-temperature = 기온: { $what } { $cost }
ares-do-standard-ocean = 해양: { $what } { $cost }
ares-do-draw = 보너스로 카드 뽑기
ares-do-done = 마치기
ares-do-pay = { $mc } MC 지불
ares-do-pay-heat = { $mc } MC와 열 { $heat } 지불
ares-do-use = { $card }: { $what }
ares-use-microbe = 미생물 { $n }개로 { $mc } MC
ares-use-plants = 식물 { $n }개로 { $mc } MC
ares-do-keep = 가지기: { $card }
ares-do-discard = 버리기: { $card }
ares-do-target = { $card }
ares-do-choose = { $what }
ares-do-spend = { $n } 쓰기
ares-do-corporation = { $card }
ares-do-cube-mc = 큐브 가져오기: 1 MC
ares-do-cube-trade = 큐브 가져오기: 카드 교환
ares-do-give = 주기: { $card }
ares-do-raise-oxygen = 산소 올리기
ares-do-raise-temperature = 기온 올리기

## Events
ares-is = { $who }: { $card }, 시작 자금 { $mc } MC.
ares-you-picked = { JOSA($card, "을/를") } 골랐습니다.
ares-round-begins = { $n }라운드 시작.
ares-you-chose = { JOSA($phase, "을/를") } 골랐습니다.
ares-chose = { $who }: { $phase } 선택.
ares-dummy = 더미: { $phase }.
ares-dummy-shuffled = 더미 카드를 다시 섞고 큐브가 { $n }(으)로 움직입니다.
ares-raised-oxygen = 산소가 { $n }단계 올라 { $value } %가 됩니다. TR은 없습니다.
ares-raised-temperature = 기온이 { $n }단계 올라 { $value }가 됩니다. TR은 없습니다.
ares-phase-begins = { $phase } 단계.
ares-played = { $who }: { $card } 냄, { $mc } MC.
ares-acted = { $who }: { $card } 사용.
ares-standard = { $who }: 기본 행동 { $what }, { $unit } { $n } 지불.
ares-lobbied = { $who }: { $mc } MC로 TR +{ $n }.
ares-finished = { $who }: 단계 마침.
ares-produced = { $who }: { $mc } MC, 열 { $heat }, 식물 { $plants }, 카드 { $cards }장 생산.
ares-gained = { $who }: { $what } +{ $n } ({ $card }).
ares-gained-tr = { $who }: TR +{ $n } ({ $card }).
ares-temperature-up = { $who }: 기온 { $value }로 상승, TR +{ $n }.
ares-oxygen-up = { $who }: 산소 { $value } %로 상승, TR +{ $n }.
ares-forest-up = { $who }: 숲 { $n }개, 모두 { $total }개.
ares-ocean-flip = { $who }: { $total }번째 해양, { $reward }, TR +1.
ares-ocean-again = 해양 { $total }개가 모두 뒤집혔습니다. { $who }: 마지막 보상을 한 번 더, { $reward }, TR +1.
ares-put = { $who }: { $card }에 { $what } { $n }개.
ares-took = { $who }: { $card }에서 { $what } { $n }개 제거.
ares-used-plants = { $who }: { $card }(으)로 식물 { $n }개 지불.
ares-drew = { $who }: 카드 { $n }장 뽑음.
ares-you-drew = 뽑은 카드: { $cards }.
ares-discarded = { $who }: 카드 { $n }장 버림.
ares-you-discarded = 버린 카드: { $card }.
ares-sold = { $who }: 카드 1장을 { $mc } MC에 팖.
ares-you-sold = 판 카드: { $card } (+{ $mc } MC).
ares-kept = { $who }: 카드 1장 가짐.
ares-you-kept = 가진 카드: { $card }.
ares-revealed = { $who }: { $cards } 공개 ({ $card }).
ares-took-revealed = { $who }: { $card } 가짐.
ares-reshuffled = 버린 카드 { $n }장으로 새 덱을 만듭니다.
ares-took-mc-cube = { $who }: 큐브로 1 MC.
ares-took-trade-cube = { $who }: 교환 큐브.
ares-no-trade = { $who }: 교환하지 않음.
ares-offers = { $who }의 제안: { $card }.
ares-traded = { $who }, { $to }: 카드 교환.
ares-traded-cards = 교환: { $card } ↔ { $other }.
ares-final = { $who }: { $n }점.

## End
ares-end-terraformed = 화성이 테라포밍되었습니다. 산소, 기온, 해양이 모두 완성되었습니다.
ares-end-coop-won = 충분한 점수로 화성을 테라포밍했습니다. 함께 이겼습니다.
ares-end-coop-lost = 더미가 비었고 목표에 못 미쳤습니다. 함께 졌습니다.
ares-end-solo-won = 제때 화성을 테라포밍했습니다. 이겼습니다.
ares-end-solo-lost = 시간이 다 되었고 화성은 테라포밍되지 않았습니다. 졌습니다.
ares-score-tr = 테라포밍 지수
ares-score-forests = 숲
ares-score-cards = 카드

## Rules in short
ares-rule-overview = 게임 개요
ares-rule-overview-text = 각자 기업을 이끌고 화성을 살 만한 곳으로 만듭니다. 산소, 기온, 해양을 올리면 수입이자 점수인 TR이 오릅니다. 셋이 모두 완성되면 점수가 가장 높은 사람이 이깁니다.
ares-rule-setup = 준비
ares-rule-setup-text = 프로젝트 카드 8장, TR 5, 기업 2장 중 1장으로 시작합니다. 첫 게임은 별표 녹색 카드 4장, 다른 카드 4장, 별표 기업 1장을 받습니다. 멀리건을 쓰면 기업을 고르기 전에 원하는 카드를 한 번 바꿀 수 있습니다.
ares-rule-planning = 계획
ares-rule-planning-text = 모두 비밀리에 다섯 단계 중 하나를 고릅니다. 지난 라운드에 고른 단계는 고를 수 없습니다. 누군가 고른 단계만 순서대로 한 번씩 모두가 진행하며, 고른 사람은 보너스를 받습니다.
ares-rule-development = I 개발
ares-rule-development-text = 녹색 카드 한 장을 낼 수 있습니다. 보너스: 그 카드 3 MC 할인.
ares-rule-construction = II 건설
ares-rule-construction-text = 파랑 또는 빨강 카드 한 장을 낼 수 있습니다. 보너스: 내기 전이나 뒤에 카드 1장을 뽑거나, 파랑·빨강 카드를 한 장 더 냅니다.
ares-rule-paying = 지불
ares-rule-paying-text = MC와, 한 장에 3 MC로 버리는 카드로 지불합니다. 카드로 넘치게 낸 만큼은 MC로 돌려받습니다. 카드는 언제든 팔 수 있습니다.
ares-rule-requirements = 조건
ares-rule-requirements-text = 색 구역과 해양 조건은 단계가 시작될 때 이루어져 있어야 합니다. 태그, TR, 지불할 자원은 지금을 봅니다. 카드 자신은 자기 조건에 도움이 되지 않습니다.
ares-rule-capabilities = 강철과 티타늄
ares-rule-capabilities-text = 강철마다 건물 카드 2 MC, 티타늄마다 우주 카드 3 MC가 할인됩니다. 소모되지 않으며 비용은 0 밑으로 내려가지 않습니다.
ares-rule-action = III 행동
ares-rule-action-text = 내 카드의 행동을 한 번씩 쓰고, 기본 행동은 낼 수 있는 만큼 합니다. 보너스: 행동 하나를 한 번 더.
ares-rule-standard = 기본 행동
ares-rule-standard-text = 숲: 식물 8 또는 20 MC. 기온: 열 8 또는 14 MC. 해양: 15 MC. 숲은 숲 점수 1과 산소 1단계입니다.
ares-rule-maximum = 지표가 최대일 때
ares-rule-maximum-text = 지표가 완성된 그 단계 동안은 모두 계속 보상을 받고, 해양은 마지막 타일의 보상을 되풀이합니다. 다음 단계부터는 보상이 없지만 숲 점수는 계속 얻습니다.
ares-rule-forced = 의무 변환
ares-rule-forced-text = 행동 단계를 마칠 때 열 8과 식물 8은 가능한 만큼 바꾸어야 합니다. 그 지표가 완성되었으면 예외입니다. 마친다고 하면 저절로 이루어집니다.
ares-rule-production = IV 생산
ares-rule-production-text = MC 생산과 TR만큼 MC를, 생산량만큼 열, 식물, 카드를 얻습니다. 보너스: 4 MC.
ares-rule-research = V 연구
ares-rule-research-text = 2장을 뽑아 1장을 가집니다. 보너스: 3장 더 뽑고 1장 더 가집니다.
ares-rule-endstep = 라운드 끝
ares-rule-endstep-text = 손이 열 장을 넘으면 열 장이 될 때까지 팝니다.
ares-rule-end = 게임 끝
ares-rule-end-text = 산소 14 %, 기온 +8 °C, 해양 9개가 되면 진행 중인 단계를 마치고 게임이 끝납니다.
ares-rule-scoring = 점수
ares-rule-scoring-text = TR과 숲은 하나에 1점, 여기에 카드의 점수를 더합니다. 동점이면 손의 카드를 판 뒤 열, MC, 식물의 합이 많은 쪽이 이깁니다.
ares-rule-coop = 2인 협력
ares-rule-coop-text = 공개할 때마다 둘 다 30개 더미에서 큐브를 가져옵니다. 27개는 1 MC, 3개는 동료와 카드 교환입니다. 15라운드 동안 하며, 지표를 모두 완성하고 합계 80점이면 함께 이깁니다.
ares-rule-solo = 솔로
ares-rule-solo-text = 더미의 단계 카드 다섯 장이 라운드마다 한 단계를 더합니다. 다섯 라운드마다 큐브가 움직이고, 낮은 난이도에서는 산소나 기온이 2 또는 1단계 오릅니다(TR 없음). 25라운드 중 마지막 다섯 라운드는 더미의 순서를 고릅니다. 화성이 테라포밍되면 이깁니다.
