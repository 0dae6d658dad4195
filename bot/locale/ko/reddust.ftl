# 레드 더스트 리벨리언. 문장은 모두 우리 표현이며, 게임 용어와 이름만 게임의 것입니다.

reddust-title = 레드 더스트 리벨리언
reddust-about = 화성의 미래를 두고 네 진영이 싸웁니다: 화성 정부, 기업, 레드 더스트, 구원자. 1~4인

## Options
reddust-opt-alliance = 진영 나누기
reddust-opt-alliance-none = 네 명
reddust-opt-alliance-coin = 한 사람이 화성 정부와 기업을 맡음
reddust-opt-alliance-rebels = 한 사람이 레드 더스트와 구원자를 맡음
reddust-opt-alliance-both = 두 명, COIN 대 반란군
reddust-opt-coronae_sharma = 코로나에 산군과 샤르마의 인접
reddust-opt-coronae_sharma-no = 아니요
reddust-opt-coronae_sharma-yes = 예

## Commands
reddust-cmd-operate = 작전을 시작합니다
reddust-cmd-special = 특수 활동을 시작합니다
reddust-cmd-event = 현재 이벤트를 수행합니다
reddust-cmd-asset = 자산 카드의 이벤트를 수행합니다
reddust-cmd-pass = 패스하고 적격을 유지합니다
reddust-cmd-space = 구역을 고릅니다
reddust-cmd-place = 가용 병력을 배치합니다
reddust-cmd-recall = 다른 곳에 배치할 자기 병력을 구역에서 가져옵니다
reddust-cmd-remove = 병력을 제거합니다
reddust-cmd-replace = 병력을 교체합니다
reddust-cmd-activate = 은신 병력을 활성화합니다
reddust-cmd-upgrade = 기지를 업그레이드합니다
reddust-cmd-move = 병력을 이동합니다
reddust-cmd-load = 지구의 말을 수송 경로로 보냅니다
reddust-cmd-house = 난민을 수용합니다
reddust-cmd-repair = 피해를 수리합니다
reddust-cmd-shift = 비용을 내고 구역의 여론을 옮깁니다
reddust-cmd-choose = 여러 가지 중 하나를 고릅니다
reddust-cmd-number = 수를 정합니다
reddust-cmd-discard = 자산 카드를 버리거나 지불합니다
reddust-cmd-enact = 여론전 카드를 발효합니다
reddust-cmd-ask = 다른 진영에 자원을 부탁합니다
reddust-cmd-done = 마치거나 거절합니다
reddust-arg-operation = 작전
reddust-arg-activity = 특수 활동
reddust-arg-side = 카드의 어느 쪽
reddust-arg-asset = 자산 카드
reddust-arg-space = 구역
reddust-arg-piece = 말의 종류
reddust-arg-count = 개수
reddust-arg-eg = 신뢰도 마커의 면
reddust-arg-what = 고를 것
reddust-arg-n = 수
reddust-arg-campaign = 여론전 카드
reddust-arg-faction = 진영

## Factions
reddust-faction-MG = 화성 정부
reddust-faction-CORP = 기업
reddust-faction-RD = 레드 더스트
reddust-faction-CR = 구원자
reddust-faction-EG = 지구 정부
reddust-faction-COIN = COIN

## Spaces
reddust-space-europa = 유로파
reddust-space-tenzing = 텐징
reddust-space-pavonis = 파보니스 산
reddust-space-syria = 시리아 고원
reddust-space-tereshkova = 테레쉬코바
reddust-space-shepard = 셰퍼드
reddust-space-ascraeus = 아스크라이우스 산
reddust-space-tholus = 타르시스 툴루스
reddust-space-noctis = 녹스 미궁
reddust-space-sinai = 시나이 고원
reddust-space-daedalia = 다이달리아 고원
reddust-space-arsia = 아르시아 산
reddust-space-new_cordoba = 뉴 코르도바
reddust-space-rutherford = 러더퍼드
reddust-space-radau = 라다우
reddust-space-trouvelot = 트루벨로
reddust-space-marth = 마스
reddust-space-shenzhou = 선저우
reddust-space-alpheus = 알페우스 콜레스
reddust-space-coronae = 코로나에 산군
reddust-space-hellas_chaos = 헬라스 카오스
reddust-space-gandhi = 간디
reddust-space-sharma = 샤르마
reddust-space-wilderness = 황무지
reddust-space-phobos = 포보스
reddust-space-earth = 지구
reddust-space-transit = 수송 경로
reddust-space-orbit = 궤도
reddust-sector-tharsis_montes = 타르시스 화산군
reddust-sector-arabia_terra = 아라비아 대지
reddust-sector-hellas_planitia = 헬라스 평원
reddust-elsewhere = 황무지, 포보스와 그 밖
reddust-several-spaces = 여러 구역

## Pieces
reddust-counted = { $piece } { $n }
reddust-piece-mg_troop = { $n ->
   *[other] MG 부대
 }
reddust-piece-mg_fortified = { $n ->
   *[other] 요새화 MG 부대
 }
reddust-piece-mg_base = { $n ->
   *[other] MG 기지
 }
reddust-piece-security = 보안부대
reddust-piece-specops = { $n ->
   *[other] 은신 특수부대
 }
reddust-piece-specops_active = { $n ->
   *[other] 활성 특수부대
 }
reddust-piece-corp_base = { $n ->
   *[other] CORP 기지
 }
reddust-piece-terraforming = { $n ->
   *[other] 테라포밍 기지
 }
reddust-piece-eg_troop = { $n ->
   *[other] EG 부대
 }
reddust-piece-satellite = { $n ->
   *[other] 위성
 }
reddust-piece-rd_rebel = { $n ->
   *[other] 은신 RD 반란군
 }
reddust-piece-rd_rebel_active = { $n ->
   *[other] 활성 RD 반란군
 }
reddust-piece-rd_base = { $n ->
   *[other] RD 기지
 }
reddust-piece-dug_in = { $n ->
   *[other] RD 매복 진지
 }
reddust-piece-cr_rebel = { $n ->
   *[other] 은신 CR 반란군
 }
reddust-piece-cr_rebel_active = { $n ->
   *[other] 활성 CR 반란군
 }
reddust-piece-cr_base = { $n ->
   *[other] CR 기지
 }
reddust-piece-conversion = { $n ->
   *[other] 전환 센터
 }
reddust-piece-supply = 보급 마커
reddust-piece-population = 인구 마커

## Levels and tracks
reddust-level = { $level ->
    [2] 적극 지지
    [1] 소극 지지
    [-1] 소극 반대
    [-2] 적극 반대
   *[0] 중립
 }
reddust-track-mg_resources = 화성 정부 자원
reddust-track-rd_resources = 레드 더스트 자원
reddust-track-profits = 이익
reddust-track-up = { $track } +{ $n }, 현재 { $now }
reddust-track-down = { $track } −{ $n }, 현재 { $now }

## Operations and Special Activities
reddust-op-train = 훈련
reddust-op-logistics = 물류
reddust-op-secure = 보안 작전
reddust-op-recon = 정찰
reddust-op-assault = 강습
reddust-op-rally = 집결
reddust-op-march = 행군
reddust-op-travel = 여행
reddust-op-attack = 공격
reddust-op-campaign = 여론전
reddust-op-preach = 전도
reddust-sa-entrench = 참호
reddust-sa-petition = 청원
reddust-sa-transport = 수송
reddust-sa-public_relations = 홍보
reddust-sa-exploit = 착취
reddust-sa-raid = 습격
reddust-sa-redistribute = 재분배
reddust-sa-coordinate = 조정
reddust-sa-ambush = 매복
reddust-sa-purify = 정화
reddust-sa-ransack = 약탈

## What an option says
reddust-do-special = 특수 활동: { $activity }
reddust-do-event-unshaded = 이벤트, 음영 없음
reddust-do-event-shaded = 이벤트, 음영
reddust-do-asset = 자산 이벤트: { $asset }
reddust-do-pass = 패스
reddust-do-pass-MG = 패스 (자원 +3)
reddust-do-pass-CORP = 패스 (올드린 사이클러 가동)
reddust-do-pass-RD = 패스 (자원 +1)
reddust-do-pass-CR = 패스 (자산 카드 1장 뽑기)
reddust-do-place = { $space }에 { $pieces } 배치
reddust-do-recall = { $space }에서 { $pieces } 가져오기
reddust-do-remove = { $space }의 { $pieces } 제거
reddust-do-replace = { $space }의 { $pieces } 교체
reddust-do-activate = { $space }의 { $pieces } 활성화
reddust-do-move = { $pieces }: { $space }
reddust-do-upgrade = { $space }의 { $piece } 업그레이드
reddust-do-load = { $pieces } 싣기
reddust-do-house = { $space }에 수용
reddust-do-house-plus = { $space }에 수용, EG+
reddust-do-house-minus = { $space }에 수용, EG−
reddust-do-repair = { $space } 수리
reddust-do-repair-plus = { $space } 수리, EG+
reddust-do-repair-minus = { $space } 수리, EG−
reddust-do-shift = { $space } 여론 이동
reddust-do-number = { $n }
reddust-do-discard = { $asset }
reddust-do-enact = { $campaign }
reddust-do-ask = { $faction }에게 자원 부탁
reddust-do-done = 완료
reddust-note-price = 비용 { $n }
reddust-note-shift = 비용 { $n }, 이후 { $level }
reddust-note-worth = { $due } 중 { $n } 지불
reddust-note-way = 경로: { $way }
reddust-group-operations = 작전
reddust-group-limited = 제한 작전
reddust-group-resources = 다른 진영의 자원
reddust-group-assets = 자산 이벤트
reddust-group-numbers = { $least }–{ $most }
reddust-asset-worth = { $asset } ({ $n })

## Named alternatives
reddust-choose-agree = 동의
reddust-choose-decline = 거절
reddust-choose-MG = 화성 정부
reddust-choose-CORP = 기업
reddust-choose-RD = 레드 더스트
reddust-choose-CR = 구원자
reddust-choose-send_population = 인구 마커 하나를 보냄
reddust-choose-keep_population = 인구를 지구에 둠
reddust-choose-lobby = 자원 5로 로비
reddust-choose-no_lobby = 로비하지 않음
reddust-choose-deal = 자원을 부탁한 다음 이벤트 수행
reddust-choose-no_deal = 모든 선택지로 돌아가기
reddust-choose-pass_no_draw = 카드를 뽑지 않고 패스
reddust-choose-draw = 자산 카드 1장 뽑기
reddust-choose-no_draw = 뽑지 않음
reddust-choose-rally_place = 반란군 배치
reddust-choose-rally_base = 반란군 둘을 기지로 교체
reddust-choose-rally_hide = 자기 반란군 모두 은신
reddust-choose-rally_upgrade = 기지를 전환 센터로 업그레이드
reddust-choose-campaign = 여론전 카드 뽑기
reddust-choose-profits_3 = 이익 +3
reddust-choose-supply_3 = 지구에 보급 마커 3
reddust-choose-rd_loses_5 = 레드 더스트: 자원 −5
reddust-choose-cr_discards_2 = 구원자: 자산 2장을 무작위로 버림
reddust-choose-op_train = 비용 없이 훈련
reddust-choose-op_logistics = 비용 없이 물류
reddust-choose-op_secure = 비용 없이 보안 작전
reddust-choose-op_recon = 비용 없이 정찰
reddust-choose-op_assault = 비용 없이 강습
reddust-choose-op_rally = 비용 없이 집결
reddust-choose-op_march = 비용 없이 행군
reddust-choose-op_travel = 비용 없이 여행
reddust-choose-op_attack = 비용 없이 공격
reddust-choose-op_campaign = 비용 없이 여론전
reddust-choose-op_preach = 비용 없이 전도

## Questions
reddust-ask-act-first = { $card }, 1순위 적격: 작전, 이벤트, 패스 중 무엇을 하시겠습니까?
reddust-ask-act-operation = { $card }, 2순위 적격: 작전과 패스 중 무엇을 하시겠습니까?
reddust-ask-act-limited = { $card }, 2순위 적격: 제한 작전과 패스 중 무엇을 하시겠습니까?
reddust-ask-act-limited-event = { $card }, 2순위 적격: 제한 작전, 이벤트, 패스 중 무엇을 하시겠습니까?
reddust-ask-position = 이 카드에서 적격 진영 중 { $place }번째입니다. 자산 카드를 버려 한 장에 한 자리씩 앞으로 가시겠습니까?
reddust-ask-operation = { $operation }: 구역을 고르세요. 지금까지 { $n }곳, 비용 { $cost } / 자원 { $purse }.
reddust-ask-operation-cards = { $operation }: 구역을 고르세요. 지금까지 { $n }곳, 비용 { $cost }, 낼 수 있는 카드 가치 { $purse }.
reddust-ask-operation-free = { $operation }: 구역을 고르세요. 지금까지 { $n }곳, 비용 없음.
reddust-ask-operation-after = { $operation } 완료. 특수 활동을 하시겠습니까?
reddust-ask-special = { $activity }: 구역을 고르세요. 최대 { $n }곳 더.
reddust-ask-train = { $space } 훈련: 부대를 { $n }개까지 배치하세요.
reddust-ask-pacify = 안정화: 수용, 수리, 지지 이동 중 무엇을? 난민 { $displaced }, 남은 자원 { $purse }.
reddust-ask-agitate = 선동: 수용, 수리, 반대 이동 중 무엇을? 난민 { $displaced }, 남은 자원 { $purse }.
reddust-ask-house_repair = 수용하거나 수리하시겠습니까? 난민 { $displaced }.
reddust-ask-house = 수용하시겠습니까? 난민 { $displaced }.
reddust-ask-repair = 수리하시겠습니까? 난민 { $displaced }.
reddust-ask-rally = { $space } 집결: 무엇을 하시겠습니까?
reddust-ask-rally_place = { $space } 집결: 반란군을 { $n }개까지 배치하세요.
reddust-ask-rally_base = { $space }에서 기지로 바꿀 반란군은? { $n }개 더.
reddust-ask-dig_in = 사막의 기지 하나를 매복 진지로 업그레이드하시겠습니까?
reddust-ask-pieces = { $space }에서 { $n }개를 고르세요.
reddust-ask-place = { $space }에 { $n }개까지 배치하세요.
reddust-ask-spaces = 구역을 고르세요. { $n }곳 더.
reddust-ask-one = 하나를 고르세요.
reddust-ask-conversion = 전환 센터보다 반란군이 적습니다. { $n }곳을 더 고르세요.
reddust-ask-lobby = 자원 5를 내고 지구 정부 신뢰도를 한 칸 올리시겠습니까?
reddust-ask-hand_limit = 손에 든 카드 한도를 넘었습니다. { $n }장을 버리세요.
reddust-ask-pay_assets = 자산 카드로 자원 { $n }만큼 지불하세요.
reddust-ask-forced_discard = 자산 카드 { $n }장을 골라 버리세요.
reddust-ask-choose_campaign = 어느 여론전 카드를 발효하시겠습니까?
reddust-ask-storm_strike = { $space }에 폭풍이 다시 몰아칩니다. 적 말 하나를 제거하시겠습니까?
reddust-ask-cycler-land = 올드린 사이클러
reddust-ask-cycler-population = 인구 마커 하나를 수송 경로로 보내시겠습니까?
reddust-ask-cycler-load = 수송 경로로 보낼 지구의 말을 { $n }개 더 고르세요.
reddust-ask-cycler-paid = 하나당 이익 1을 내고 더 싣겠습니까?
reddust-ask-redeploy-EG = EG 부대 재배치: 어느 구역에서?
reddust-ask-redeploy-MG = MG 부대 재배치: 어느 구역에서?
reddust-ask-redeploy-RD = RD 반란군 재배치: 어느 구역에서?
reddust-ask-redeploy-CR_BASES = CR 기지를 황무지로 이동: 어느 구역에서?
reddust-ask-redeploy-CR = CR 반란군 재배치: 어느 구역에서?
reddust-ask-redeploy-from = { $space }에서 재배치: 무엇을 어디로?
reddust-ask-redeploy-must = { $space }에 머물 수 없는 병력입니다. 무엇을 어디로 보냅니까?
reddust-ask-ask_amount = { $faction }에게 자원을 얼마나 부탁하시겠습니까? 최대 { $n }.
reddust-ask-consent = { JOSA($faction, "이/가") } 자원 { JOSA($n, "을/를") } 부탁합니다. 주시겠습니까?
reddust-ask-consent_asset = { JOSA($faction, "이/가") } 자원을 부탁합니다. 자산 카드를 버려 주시겠습니까?
reddust-ask-dealing = 이벤트 효과를 적용하기 전에 자원을 부탁하시겠습니까?
reddust-ask-efficiency = 사막 효율성: 자산 카드를 뽑으시겠습니까?
reddust-ask-event_spaces = 이벤트: 구역을 고르세요. { $n }곳 더.
reddust-ask-event_faction = 이벤트: 어느 진영입니까?
reddust-ask-event_one = 이벤트: 하나를 고르세요.
reddust-ask-event_optional = 이벤트가 주는 것을 받으시겠습니까?
reddust-ask-event_place = 이벤트: { $space }에 { $n }개를 배치하세요.
reddust-ask-event_remove = 이벤트: { $space }에서 { $n }개를 제거하세요.
reddust-ask-event_replace = 이벤트: { $space }에서 { $n }개를 교체하세요.
reddust-ask-move_into = { $space }에 유닛 이동: 무엇을 어디에서?
reddust-ask-event_operation = 이벤트로 비용 없는 작전을 할 수 있습니다. 어느 작전입니까?

## Refusals
reddust-no-too-dear = { $operation } 구역을 더 고를 자원이 없습니다.
reddust-no-selected-already = 이 작전에서 이미 고른 구역입니다.
reddust-no-raging = 성난 폭풍이 몰아치는 사막은 고를 수 없습니다.
reddust-no-space = 지금 { JOSA($operation, "을/를") } 할 수 있는 구역이 없습니다.
reddust-no-haboob = 다음 이벤트가 먼지 폭풍이면 { JOSA($operation, "을/를") } 할 수 없습니다 (모래폭풍).
reddust-no-event-now = 지금은 이벤트를 수행할 수 없습니다. 1순위 적격 진영이 한 일에 달려 있습니다.

## What happened
reddust-card = 현재 이벤트: { $card }
reddust-next = 다음 이벤트: { $card }
reddust-reset = 새 현재 이벤트: { $card }. 다음 이벤트: { $next }
reddust-dust-storm = 먼지 폭풍
reddust-passes = { $who }: 패스
reddust-begins = { $who }: { $operation }
reddust-begins-limited = { $who }: { $operation } (제한 작전)
reddust-selects = { $operation }: { $space }
reddust-special = { $who }: { $activity }
reddust-special-in = { $activity }: { $space }
reddust-plays-unshaded = { $who }: 이벤트 { $card }, 음영 없음
reddust-plays-shaded = { $who }: 이벤트 { $card }, 음영
reddust-plays-asset = 구원자: 자산 { $asset }
reddust-placed = 배치: { $space }에 { $pieces }
reddust-removed = 제거: { $space }의 { $pieces }
reddust-moved = { $pieces }: { $way }
reddust-then = { $space } → { $then }
reddust-activated = 활성화: { $space }의 { $pieces }
reddust-hidden = 은신: { $space }의 { $pieces }
reddust-upgraded = 업그레이드: { $space }의 { $piece }
reddust-now-at = { $space }: { $level }
reddust-damaged = { $space } 피해 (현재 { $n })
reddust-undamaged = { $space } 피해 제거 ({ $n })
reddust-fortified-absorbs = 요새화 부대가 { $space }의 피해를 막습니다
reddust-marker-lost = { $space }의 인구 마커 하나가 사라집니다
reddust-keeps-place = 구원자가 자리를 지킵니다
reddust-asks = { $who }: { $faction }에게 자원 { $n } 부탁
reddust-asks-cards = { $who }: 구원자에게 자원 부탁
reddust-no-pacify = 화성 정부: 안정화하지 않음
reddust-no-agitate = 레드 더스트: 선동하지 않음
reddust-lobbies = 화성 정부가 지구에 로비합니다
reddust-no-lobby = 화성 정부가 로비하지 않습니다
reddust-stay-EG = EG 부대가 제자리에 머뭅니다
reddust-stay-MG = MG 부대가 제자리에 머뭅니다
reddust-stay-RD = RD 반란군이 제자리에 머뭅니다
reddust-stay-CR_BASES = CR 기지가 제자리에 머뭅니다
reddust-stay-CR = CR 반란군이 제자리에 머뭅니다
reddust-all-hidden = 활성 반란군과 특수부대가 모두 은신합니다
reddust-earnings = 자원 페이즈: 수입
reddust-housed = { $space }에 수용 (난민 { $displaced })
reddust-repaired = { $space } 수리 (난민 { $displaced })
reddust-eg-plus = 지구 정부 신뢰도 상승 예정 (EG+)
reddust-eg-minus = 지구 정부 신뢰도 하락 예정 (EG−)
reddust-confidence = 지구 정부 신뢰도: { $n }
reddust-controller = 새 지구 정부 통제 진영: { $faction }
reddust-withdraw = 지구가 손을 뗍니다: EG 부대 { $n }개가 떠나고 통제 진영이 없습니다
reddust-satellites-orbit = 위성 { $n }개 궤도 진입
reddust-satellites-earth = 위성 { $n }개 지구 귀환
reddust-to-earth = 지구에 { $what } { $n }
reddust-cycler = 올드린 사이클러가 포보스에 도착합니다
reddust-arrivals = 난민 +{ $n }
reddust-lands = 포보스 도착: { $pieces }
reddust-turned-back = 지구 정부 통제 진영이 없습니다: { $pieces } 가용 병력 영역으로 이동
reddust-loaded = 지구에서 수송 경로로: { $pieces }
reddust-drew = 구원자가 자산 카드를 { $n }장 뽑습니다
reddust-you-drew = 뽑은 카드: { $cards }
reddust-discarded = 구원자가 { JOSA($asset, "을/를") } 버립니다
reddust-discarded-place = 구원자가 { JOSA($asset, "을/를") } 버리고 앞으로 나갑니다
reddust-paid-asset = 구원자가 { JOSA($asset, "으로/로") } 지불합니다
reddust-drew-campaigns = 레드 더스트가 여론전 카드를 { $n }장 뽑습니다
reddust-campaign-in-force = 발효된 여론전: { $campaign }
reddust-storm-approaching = 폭풍 주사위 { $white }-{ $black }: { $space }에 폭풍 접근
reddust-storm-raging = 폭풍 주사위 { $white }-{ $black }: { $space }에 성난 폭풍
reddust-storm-ends = { $space }의 폭풍이 끝납니다
reddust-storm-breaks = { $space }에 폭풍이 몰아칩니다
reddust-storms-end = 모든 폭풍이 끝납니다
reddust-flashpoint = 급변 사태 라운드
reddust-dust-storm-round = 먼지 폭풍 라운드 { $n }
reddust-gives = { $who }: { $faction }에게 자원 { $n } 양도
reddust-declined = { $who }: 거절
reddust-rolled = 주사위 결과 { $n }
reddust-ineligible = 부적격: { $faction }
reddust-stays-eligible = 적격 유지: { $faction }
reddust-maglev-opens = 로저스 선이 열렸습니다

## The end
reddust-over-victory = 먼지 폭풍 라운드를 시작할 때 한 진영이 목표를 이루었습니다.
reddust-over-last-storm = 세 번째 먼지 폭풍 라운드가 끝났습니다.
reddust-marker = 승리 마커
reddust-threshold = 승리 기준

## What can be answered beforehand (/settings always:), with the answer
reddust-topic-consent = 자원이나 자산 카드 부탁: 거절
reddust-topic-strike = 사막에 폭풍이 다시 몰아칠 때: 적 말을 제거하지 않음
reddust-topic-cargo = 올드린 사이클러 화물: 목록의 마지막 종류, 이익은 쓰지 않음
reddust-topic-reply = 강습 뒤의 비용 없는 공격: 거절
reddust-topic-suppressed = 쫓겨난 반란군: 목록의 마지막 사막으로
reddust-topic-redeploy = 재배치: 머물 수 있으면 머물고, 아니면 목록의 마지막 곳으로
reddust-topic-specops = 강습에 함께할 특수부대: 은신 유지
reddust-topic-position = 카드 순서를 앞당길 자산: 버리지 않음
