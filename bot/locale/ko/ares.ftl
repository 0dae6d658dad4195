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
ares-opt-level-advanced = 중급
ares-opt-level-expert = 전문가
ares-opt-first_game = 첫 게임
ares-opt-first_game-no = 아니요
ares-opt-first_game-yes = 예, 별표 카드 사용
ares-opt-mulligan = 멀리건
ares-opt-mulligan-no = 없음
ares-opt-mulligan-yes = 한 번 카드 교체

## Commands
ares-cmd-choose_phase = 이번 라운드의 단계 카드를 비밀리에 고릅니다
ares-cmd-play = 손패에서 프로젝트 카드를 냅니다
ares-cmd-act = 내 카드의 행동 능력을 사용합니다
ares-cmd-standard = 표준 행동을 합니다
ares-cmd-sell = 손패의 카드를 버리고 MC를 받습니다
ares-cmd-done = 마치거나 거절합니다
ares-cmd-pay = 지불을 마칩니다
ares-cmd-use = 내 카드의 효과로 비용 일부를 지불합니다
ares-cmd-draw = 건설 보너스로 카드를 뽑습니다
ares-cmd-keep = 뽑은 카드 중 하나를 가집니다
ares-cmd-discard = 손패의 카드를 버립니다
ares-cmd-target = 효과를 적용할 카드를 고릅니다
ares-cmd-choose = 카드 효과 중 하나를 고릅니다
ares-cmd-spend = 쓸 양을 정합니다
ares-cmd-corporation = 기업을 고릅니다
ares-cmd-cube = 협력: 더미에서 큐브를 가져옵니다
ares-cmd-give = 협력: 교환할 카드를 고릅니다
ares-cmd-dummy = 솔로: 가상 플레이어의 단계 카드를 고릅니다
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
ares-phase-construction-bonus = 보너스: 카드 1장 뽑기 또는 파란색·빨간색 카드 1장 더 내기
ares-phase-action-bonus = 보너스: 행동 하나를 한 번 더
ares-phase-production-bonus = 보너스: 4 MC
ares-phase-research-bonus = 보너스: 3장 더 뽑고 1장 더 가지기
ares-zone-purple = 보라색
ares-zone-red = 빨간색
ares-zone-yellow = 노란색
ares-zone-white = 흰색
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
ares-color-blue = 파란색
ares-color-red = 빨간색
ares-lib-project =
    { $mc } MC · { $color } · { $tags }
    { $text }
ares-lib-project-bare =
    { $mc } MC · { $color }
    { $text }
ares-lib-corporation =
    기업 · { $tags }
    { $text }
ares-lib-corporation-bare =
    기업
    { $text }
ares-unit-mc = { $n } MC
ares-unit-heat = 열 { $n }
ares-unit-plants = 식물 { $n }
ares-unit-tr = TR { $n }
ares-kind-animal = { $n ->
   *[other] 동물
 }
ares-kind-microbe = { $n ->
   *[other] 미생물
 }
ares-kind-science = { $n ->
   *[other] 과학 자원
 }
ares-kind-animal-or-microbe = { $n ->
   *[other] 동물 또는 미생물
 }
ares-kind-animal-or-microbe-or-science = { $n ->
   *[other] 동물·미생물·과학 자원
 }
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
ares-plus-mc-x = 쓴 만큼 MC
ares-plus-plants-x = 쓴 만큼 식물
ares-plus-cards-x = 버린 만큼 뽑기
ares-plus-tr = TR +{ $n }
ares-plus-tr-per-tag = { $tag } 태그마다 TR +1
ares-plus-temperature = 기온 { $n }단계 상승
ares-plus-oxygen = 산소 { $n }단계 상승
ares-plus-ocean = 해양 { $n }개 뒤집기
ares-plus-forest = 숲 { $n }개
ares-plus-cards = 카드 { $n }장 뽑기
ares-minus-cards = 카드 { $n }장 버리기
ares-put-here = 이 카드에 { $what } { $n }개 놓기
ares-put-other = 다른 카드에 { $what } { $n }개 놓기
ares-take-here = 이 카드에서 { $what } { $n }개 제거
ares-gain-if = { $tag } 태그가 { $n }개 이상이면 { $what }
ares-draw-keep = { $draw }장 뽑아 { $keep }장 가지기
ares-extra-play = 이 단계에 카드 1장 더 내기
ares-free-play = 원래 비용 9 이하인 녹색 카드 1장을 무료로 내기
ares-next-shift = 다음 카드는 조건의 색을 한 구역 다르게 볼 수 있음
ares-next-less = 다음 카드 { $n } MC 할인
ares-reveal-pick = { $n }장 공개, 과학·식물 태그 카드 1장 가지기
ares-reveal-branch = 1장 공개: 녹색이면 버리고 { $n } MC, 아니면 손패로
ares-loot = 1장 버리고 { $n }장 뽑기(식물 태그가 있으면 { $more }장)
ares-either = 다음 중 하나: { $sides }
ares-or = { $first } / { $second }
ares-cost = { $n ->
   *[other] { $what }
 }
ares-cost-heat-x = 열을 원하는 만큼
ares-cost-cards = 카드 { $n }장 버리기
ares-cost-cards-x = 카드 { $most }장까지 버리기
ares-cost-card-resource = { $what } { $n }개 제거
ares-act-note = { $cost } → { $gain }

## Prices and requirements
ares-price = { $mc } MC
ares-price-made = { $mc } MC(원래 { $printed }: { $parts })
ares-price-many = { $mc } MC(원래 { $printed }, 할인 { $n }가지로 −{ $less })
ares-price-part = { $what } −{ $less }
ares-printed-cost = 원래 비용 { $mc } MC
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
ares-need-tags = { $tag } 태그 { $n }개 이상
ares-need-tr = TR { $n } 이상
ares-need-spend = { $n ->
   *[other] { $what } 지불
 }
ares-missing-temperature = { $need }(단계 시작 때 { $value }, { $zone })
ares-missing-oxygen = { $need }(단계 시작 때 { $value } %, { $zone })
ares-missing-oceans = { $need }(단계 시작 때 { $value }개)
ares-missing-have = { $need }(현재 { $have })
ares-missing-mc = { $n } MC

## Refusals
ares-no-need = { $card }: 조건이 맞지 않습니다. { $why }.
ares-no-funds = { $card }: 비용은 { $price }입니다. { $mc } MC와 버릴 수 있는 카드 { $cards }장으로는 { $short } MC가 모자랍니다.
ares-no-green = { JOSA($card, "은/는") } 녹색 카드가 아닙니다. 개발 단계에는 녹색 카드만 낼 수 있습니다.
ares-no-blue-red = { JOSA($card, "은/는") } 녹색 카드입니다. 건설 단계에는 파란색·빨간색 카드만 낼 수 있습니다.
ares-no-free = { $card }의 원래 비용은 { $cost } MC입니다. 무료로 내는 카드는 { $most } MC 이하여야 합니다.
ares-no-plays = 이 단계에는 { JOSA($card, "을/를") } 더 낼 수 없습니다.
ares-no-act-used = { JOSA($card, "은/는") } 이 단계에 이미 { $n }번 사용했습니다.
ares-no-act-mc = { $card }: 비용은 { $cost }입니다. 카드를 모두 팔아도 { $short } MC가 모자랍니다.
ares-no-act-cost = { $card }: 비용({ $cost })을 치를 수 없습니다.
ares-no-act-effect = { JOSA($card, "은/는") } 지금 사용해도 아무 효과가 없습니다.
ares-no-lobby = { $card }: 추가 TR의 비용은 { $mc } MC입니다. { $short } MC가 모자랍니다.
ares-no-standard = { $what }: { $n ->
   *[other] { JOSA($unit, "이/가") } 필요합니다.
 } { $short } 부족합니다.
ares-no-standard-max = { $what }: 단계를 시작할 때 이미 최대였으므로 더 얻을 것이 없습니다.
ares-no-same-phase = 지난 라운드에 { JOSA($phase, "을/를") } 골랐습니다. 같은 단계를 두 라운드 연속으로 고를 수 없습니다.
ares-no-chosen-phase = { JOSA($phase, "은/는") } 이미 고른 단계입니다.

## Questions
ares-ask-phase = { $round }라운드: 어느 단계를 고르시겠습니까?
ares-ask-change-phase = { JOSA($phase, "을/를") } 골랐습니다. 아직 바꿀 수 있습니다.
ares-ask-development = 개발: { $plays ->
    [0] 카드를 냈습니다. 마치시겠습니까?
   *[other] 녹색 카드를 내거나 마치세요.
 }
ares-ask-free-green = 개발: { $plays ->
   *[other] 원래 비용이 9 MC 이하인 녹색 카드를 0 MC로 한 장 더 낼 수 있습니다.
 }
ares-ask-construction = 건설: { $plays ->
    [0] 더 낼 수 있는 카드가 없습니다. 마치시겠습니까?
    [1] 파란색·빨간색 카드를 1장 내거나 마치세요.
   *[other] 파란색·빨간색 카드를 { $plays }장까지 내거나 마치세요.
 }
ares-ask-construction-bonus = 건설: { $plays ->
    [0] 보너스가 남았습니다. 카드를 뽑거나 한 장 더 내세요.
    [1] 파란색·빨간색 카드를 1장 내세요. 보너스: 카드 뽑기 또는 한 장 더 내기.
   *[other] 파란색·빨간색 카드를 { $plays }장까지 내세요. 보너스: 카드 뽑기 또는 한 장 더 내기.
 }
ares-ask-action = 행동 단계: 카드의 행동과 표준 행동을 한 뒤 마치세요.
ares-ask-action-bonus = 행동 단계: 카드의 행동과 표준 행동을 하세요. 카드 하나의 행동은 한 번 더 쓸 수 있습니다.
ares-ask-action-forced = 행동 단계: 변환할 수 있는 열과 식물은 마칠 때 자동으로 모두 변환됩니다.
ares-ask-hand-limit = 라운드 종료: 카드를 { $n }장 더 파세요(손패 한도 { $limit }장).
ares-ask-target = { $card }: { $what } { $n }개를 어느 카드에 놓으시겠습니까?
ares-ask-giver = { $card }: { $what } { $n }개를 어느 카드에서 빼시겠습니까?
ares-ask-amount = { $card }: 열을 얼마나 쓰시겠습니까(최대 { $most })?
ares-ask-discard = { $card }: 손패에서 카드 { $n }장을 버리세요.
ares-ask-discard-upto = { $card }: 카드를 { $n }장까지 더 버리거나 마치세요.
ares-ask-loot = { $card }: 카드 1장을 버리고 { $n }장을 뽑으시겠습니까(식물 태그가 있으면 { $more }장)?
ares-ask-keep = { $of }장 중 { $n }장을 골라 가지세요.
ares-ask-choose = { $card }: 하나를 고르세요.
ares-ask-order = 어느 효과를 먼저 처리하시겠습니까?
ares-ask-pay = { $what }: 비용 { $total } MC 중 { $due } MC를 더 내야 합니다. 가진 돈은 { $mc } MC입니다.
ares-ask-corporation = 어느 기업을 이끄시겠습니까?
ares-ask-mulligan = 바꿀 카드를 고르세요. 지금까지 { $n }장을 골랐고, 마치면 그만큼 새로 뽑습니다.
ares-ask-dummy = 이번 라운드에 가상 플레이어의 어느 단계 카드를 쓰시겠습니까?
ares-ask-raise = 가상 플레이어의 큐브가 움직였습니다. 산소나 기온을 { $n }단계 올리세요.
ares-ask-cube = 큐브를 가져오세요. 1 MC 큐브 { $mc }개, 교환 큐브 { $trade }개가 남았습니다.
ares-ask-trade = { $who }에게 어느 카드를 제안하시겠습니까?
ares-ask-trade-back = { JOSA($who, "이/가") } { JOSA($card, "을/를") } 제안했습니다. 대신 어느 카드를 주시겠습니까?

## Options
ares-group-play = 카드 내기
ares-group-sell = 팔기
ares-group-act = 행동
ares-group-standard = 표준 행동
ares-do-play = 내기: { $card }
ares-do-sell = 팔기: { $card } (+{ $mc } MC)
ares-do-act = 사용: { $card }
ares-do-act-way = 사용: { $card } ({ $way })
ares-do-lobby = { $card }: { $mc } MC → TR +{ $tr }
ares-do-standard-forest = 숲: { $cost ->
   *[other] { $what }
 }
ares-do-standard-temperature = 기온: { $cost ->
   *[other] { $what }
 }
ares-do-standard-ocean = 해양: { $cost ->
   *[other] { $what }
 }
ares-do-draw = 보너스로 카드 뽑기
ares-do-done = 마치기
ares-do-pay = { $mc } MC 지불
ares-do-pay-heat = { $mc } MC와 열 { $heat } 지불
ares-do-use = { $card }: { $what }
ares-use-microbe = 미생물 { $n }개로 { $mc } MC 지불
ares-use-plants = 식물 { $n }개로 { $mc } MC 지불
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
ares-is = { $who }: { $card } 기업, 시작 자금 { $mc } MC.
ares-you-picked = { JOSA($card, "을/를") } 골랐습니다.
ares-round-begins = { $n }라운드가 시작됩니다.
ares-you-chose = { JOSA($phase, "을/를") } 골랐습니다.
ares-chose = { $who }: { JOSA($phase, "을/를") } 골랐습니다.
ares-dummy = 가상 플레이어: { $phase }.
ares-dummy-shuffled = 가상 플레이어의 카드를 다시 섞고, 큐브가 { JOSA($n, "으로/로") } 움직입니다.
ares-raised-oxygen = 산소가 { $n }단계 올라 { $value } %가 되었습니다. 아무도 TR을 얻지 않습니다.
ares-raised-temperature = 기온이 { $n }단계 올라 { $value }가 되었습니다. 아무도 TR을 얻지 않습니다.
ares-phase-begins = { $phase } 단계를 시작합니다.
ares-played = { $who }: { JOSA($card, "을/를") } { $mc } MC에 냈습니다.
ares-acted = { $who }: { $card }의 행동을 사용했습니다.
ares-standard = { $who }: { $n ->
   *[other] { JOSA($unit, "을/를") }
 } 내고 표준 행동({ $what })을 했습니다.
ares-lobbied = { $who }: { $mc } MC를 내고 TR +{ $n }.
ares-finished = { $who }: 단계를 마쳤습니다.
ares-last-call = 화성이 완성되어 이 단계가 마지막입니다. 먼저 마친 사람도 이어서 행동할 수 있습니다.
ares-produced = { $who }: 생산으로 { $mc } MC, 열 { $heat }, 식물 { $plants }, 카드 { $cards }장을 얻었습니다.
ares-gained = { $who }: { $n ->
   *[other] { $what }
 } 획득({ $card }).
ares-gained-tr = { $who }: TR +{ $n }({ $card }).
ares-temperature-up = { $who }: 기온을 { $value }로 올렸습니다(TR +{ $n }).
ares-oxygen-up = { $who }: 산소를 { $value } %로 올렸습니다(TR +{ $n }).
ares-forest-up = { $who }: 숲 { $n }개를 만들었습니다(모두 { $total }개).
ares-ocean-flip = { $who }: 해양을 뒤집어 모두 { $total }개가 되었습니다({ $reward }, TR +1).
ares-ocean-again = 해양 { $total }개가 이미 모두 뒤집혀, { JOSA($who, "이/가") } 마지막 보상을 한 번 더 받습니다({ $reward }, TR +1).
ares-put = { $who }: { $card }에 { $what } { $n }개를 놓았습니다.
ares-took = { $who }: { $card }에서 { $what } { $n }개를 제거했습니다.
ares-used-plants = { $who }: { $card } 효과로 식물 { $n }개를 지불했습니다.
ares-drew = { $who }: 카드 { $n }장을 뽑았습니다.
ares-you-drew = 뽑은 카드: { $cards }.
ares-discarded = { $who }: 카드 { $n }장을 버렸습니다.
ares-you-discarded = 버린 카드: { $card }.
ares-sold = { $who }: 카드 1장을 { $mc } MC에 팔았습니다.
ares-you-sold = 판 카드: { $card }(+{ $mc } MC).
ares-kept = { $who }: 카드 1장을 골라 가졌습니다.
ares-you-kept = 고른 카드: { $card }.
ares-revealed = { $who }: { $card }의 행동으로 { JOSA($cards, "을/를") } 공개했습니다.
ares-took-revealed = { $who }: { JOSA($card, "을/를") } 가져갔습니다.
ares-reshuffled = 버린 카드 { $n }장을 섞어 새 덱을 만들었습니다.
ares-took-mc-cube = { $who }: 1 MC 큐브를 가져갔습니다.
ares-took-trade-cube = { $who }: 교환 큐브를 가져갔습니다.
ares-no-trade = { $who }: 교환하지 않았습니다.
ares-offers = { $who }: { JOSA($card, "을/를") } 제안했습니다.
ares-traded = { JOSA($who, "과/와") } { JOSA($to, "이/가") } 카드를 교환했습니다.
ares-traded-cards = 교환한 카드: { $card } ↔ { $other }.
ares-final = { $who }: { $n }점.

## End
ares-end-terraformed = 화성이 테라포밍되었습니다. 산소, 기온, 해양이 모두 완성되었습니다.
ares-end-coop-won = 충분한 점수로 화성을 테라포밍했습니다. 함께 이겼습니다.
ares-end-coop-lost = 큐브가 다 떨어졌지만 목표에 미치지 못했습니다. 함께 졌습니다.
ares-end-solo-won = 제때 화성을 테라포밍했습니다. 이겼습니다.
ares-end-solo-lost = 시간이 다 되었지만 화성을 테라포밍하지 못했습니다. 졌습니다.
ares-score-tr = 테라포밍 등급
ares-score-forests = 숲
ares-score-cards = 카드

## Rules in short
ares-rule-overview = 게임 개요
ares-rule-overview-text = 각자 기업을 이끌고 화성을 사람이 살 수 있는 곳으로 만듭니다. 산소, 기온, 해양을 올리면 수입이자 점수인 TR(테라포밍 등급)이 오릅니다. 셋이 모두 완성되면 점수가 가장 높은 사람이 이깁니다.
ares-rule-setup = 준비
ares-rule-setup-text = 프로젝트 카드 8장과 TR 5를 가지고, 기업 2장 중 1장을 골라 시작합니다. 첫 게임에서는 별표 녹색 카드 4장, 다른 카드 4장, 별표 기업 1장을 받습니다. 멀리건을 쓰면 기업을 고르기 전에 원하는 카드를 한 번 바꿀 수 있습니다.
ares-rule-planning = 계획
ares-rule-planning-text = 모두 다섯 단계 중 하나를 비밀리에 고릅니다. 지난 라운드에 고른 단계는 고를 수 없습니다. 누군가 고른 단계만 순서대로 한 번씩 모두가 진행하며, 그 단계를 고른 사람은 보너스를 받습니다.
ares-rule-development = I 개발
ares-rule-development-text = 녹색 카드 한 장을 낼 수 있습니다. 보너스: 그 카드 3 MC 할인.
ares-rule-construction = II 건설
ares-rule-construction-text = 파란색 또는 빨간색 카드 한 장을 낼 수 있습니다. 보너스: 카드를 내기 전이나 낸 뒤에 1장을 뽑거나, 파란색·빨간색 카드를 한 장 더 냅니다.
ares-rule-paying = 지불
ares-rule-paying-text = 비용은 MC로 내며, 손패의 카드를 버려 한 장당 3 MC로 쳐서 낼 수도 있습니다. 카드로 더 낸 만큼은 MC로 돌려받습니다. 카드는 언제든 팔 수 있습니다.
ares-rule-requirements = 조건
ares-rule-requirements-text = 색 구역과 해양 조건은 단계를 시작할 때 충족되어 있어야 합니다. 태그, TR, 지불할 자원은 현재 상태를 봅니다. 카드 자신의 태그는 자기 조건에 세지 않습니다.
ares-rule-capabilities = 강철과 티타늄
ares-rule-capabilities-text = 강철 1개당 건물 카드가 2 MC, 티타늄 1개당 우주 카드가 3 MC 할인됩니다. 써도 없어지지 않으며, 비용은 0보다 낮아지지 않습니다.
ares-rule-action = III 행동
ares-rule-action-text = 내 카드의 행동을 한 번씩 쓰고, 표준 행동은 비용을 낼 수 있는 만큼 합니다. 보너스: 카드 하나의 행동을 한 번 더.
ares-rule-standard = 표준 행동
ares-rule-standard-text = 숲: 식물 8 또는 20 MC. 기온: 열 8 또는 14 MC. 해양: 15 MC. 숲을 만들면 숲 점수 1점을 얻고 산소가 1단계 오릅니다.
ares-rule-maximum = 지표가 최대일 때
ares-rule-maximum-text = 지표가 완성된 그 단계 동안은 모두 계속 보상을 받고, 해양은 마지막 타일의 보상을 반복합니다. 다음 단계부터는 보상이 없지만 숲 점수는 계속 얻습니다.
ares-rule-forced = 의무 변환
ares-rule-forced-text = 행동 단계를 마칠 때 열 8이나 식물 8이 있으면 가능한 만큼 변환해야 합니다. 해당 지표가 이미 완성되었으면 변환하지 않아도 됩니다. 마치면 자동으로 변환됩니다.
ares-rule-production = IV 생산
ares-rule-production-text = MC 생산량과 TR을 합한 만큼 MC를, 각 생산량만큼 열, 식물, 카드를 얻습니다. 보너스: 4 MC.
ares-rule-research = V 연구
ares-rule-research-text = 2장을 뽑아 1장을 가집니다. 보너스: 3장 더 뽑고 1장 더 가집니다.
ares-rule-endstep = 라운드 종료
ares-rule-endstep-text = 손패가 열 장을 넘으면 열 장이 될 때까지 팝니다.
ares-rule-end = 게임 종료
ares-rule-end-text = 산소 14 %, 기온 +8 °C, 해양 9개가 되면 진행 중인 단계까지만 하고 게임이 끝납니다. 그 단계를 먼저 마친 사람도 이어서 할 수 있습니다.
ares-rule-scoring = 점수
ares-rule-scoring-text = TR과 숲은 하나에 1점이고, 여기에 카드의 점수를 더합니다. 동점이면 손패를 모두 판 뒤 열, MC, 식물의 합이 많은 쪽이 이깁니다.
ares-rule-coop = 2인 협력
ares-rule-coop-text = 단계 카드를 공개할 때마다 각자 큐브 30개 더미에서 하나를 가져옵니다. 27개는 1 MC, 3개는 동료와 카드 교환입니다. 15라운드를 진행하며, 지표를 모두 완성하고 합계 80점 이상이면 함께 이깁니다.
ares-rule-solo = 솔로
ares-rule-solo-text = 가상 플레이어의 단계 카드 다섯 장이 라운드마다 한 단계씩 더합니다. 다섯 라운드마다 큐브가 움직이고, 낮은 난이도에서는 산소나 기온이 2 또는 1단계 오릅니다(TR 없음). 25라운드 중 마지막 다섯 라운드에는 가상 플레이어의 순서를 직접 고릅니다. 화성을 테라포밍하면 이깁니다.

## What can be answered beforehand (/settings always:), with the answer
ares-topic-loot = 카드를 버리고 다른 카드 뽑기: 하지 않음
ares-topic-cube = 협동 큐브: 남은 것 중 첫 번째 종류
ares-topic-trade = 동료와 카드 교환: 하지 않음
