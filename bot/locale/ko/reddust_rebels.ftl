# 레드 더스트 리벨리언: 반란군 진영의 작전과 특수 활동. 문장은 모두 우리 표현입니다.

## 5.9 Attack, 6.9 and 6.12 Ambush
reddust-note-attack = 비용 { $cost }; 자기 반란군 { $rebels }, 전체 병력 { $forces }
reddust-note-dice = { $hits ->
    [0] 제거 없음
    [1] 주사위 하나 성공
   *[other] 주사위 둘 성공
 }{ $damage ->
    [yes] , 피해 있음
   *[no] , 피해 없음
 }
reddust-ask-attack = { $space } 공격: 주사위를 굴리겠습니까, 매복하겠습니까?
reddust-choose-attack_roll = 주사위 굴리기
reddust-choose-attack_ambush = 매복: 주사위 값을 정함
reddust-ask-set_dice = { $space } 매복: 주사위 값을 정하세요. 병력은 모두 { $forces }개입니다.
reddust-ask-attack_losses = { $space } 공격: 적 병력을 { $n }만큼 더 제거하세요. EG 부대는 둘로 셉니다.
reddust-ask-attack_base = { $space }에서 제거한 테라포밍 기지 자리에 CR 기지를 배치하시겠습니까?
reddust-dice-rolled = { $space } 공격 주사위: { $a }, { $b }
reddust-dice-set = { $space } 매복 주사위: { $a }, { $b }
reddust-attack-fails = { $space } 공격으로 제거된 병력이 없습니다
reddust-no-enemy-there = 자기 병력만 있는 구역입니다. 공격하려면 적이 있어야 합니다.
reddust-no-hidden-for-ambush = 매복하려면 그곳에 자기 은신 반란군이 있어야 합니다.
reddust-choose-dice_1_1 = 주사위 1, 1
reddust-choose-dice_1_2 = 주사위 1, 2
reddust-choose-dice_1_3 = 주사위 1, 3
reddust-choose-dice_1_4 = 주사위 1, 4
reddust-choose-dice_1_5 = 주사위 1, 5
reddust-choose-dice_1_6 = 주사위 1, 6
reddust-choose-dice_2_2 = 주사위 2, 2
reddust-choose-dice_2_3 = 주사위 2, 3
reddust-choose-dice_2_4 = 주사위 2, 4
reddust-choose-dice_2_5 = 주사위 2, 5
reddust-choose-dice_2_6 = 주사위 2, 6
reddust-choose-dice_3_3 = 주사위 3, 3
reddust-choose-dice_3_4 = 주사위 3, 4
reddust-choose-dice_3_5 = 주사위 3, 5
reddust-choose-dice_3_6 = 주사위 3, 6
reddust-choose-dice_4_4 = 주사위 4, 4
reddust-choose-dice_4_5 = 주사위 4, 5
reddust-choose-dice_4_6 = 주사위 4, 6
reddust-choose-dice_5_5 = 주사위 5, 5
reddust-choose-dice_5_6 = 주사위 5, 6
reddust-choose-dice_6_6 = 주사위 6, 6

## 5.7 March, 5.8 Travel
reddust-do-journey = { $pieces }: { $way }
reddust-ask-march = { $space } 행군: 어느 반란군을 어디에서?
reddust-ask-travel_to = { $space }에서 여행: 어디로? 은신 반란군은 CR 기지가 있는 구역에서 더 갈 수 있습니다.
reddust-ask-travel_pieces = { $space } 여행: 어느 병력을 어디에서?
reddust-plain-base = { $space }에 옮긴 전환 센터가 다시 일반 기지가 됩니다
reddust-no-sealed = 성난 폭풍으로 닫힌 지하도시입니다. 행군으로 드나들 수 없습니다.
reddust-no-rebel-reaches = 그곳에 닿을 수 있는 반란군이 없습니다. 인접 이동 한 번, 자기 부상 선로, 통제하는 우주항구만 쓸 수 있습니다.
reddust-no-moved-already = 그곳의 병력은 모두 이번 작전에 도착했습니다. 한 번만 이동할 수 있습니다.

## 5.10 Campaign, 5.11 Preach
reddust-note-preach = 비용 { $n }; 반란군 { $rebels } 배치 후 인구 마커 제거 또는 피해
reddust-ask-preach = { $space } 전도: 반란군을 { $n }개 배치하세요.
reddust-no-population = 사람이 살지 않는 구역입니다. 인구가 있어야 합니다.

## 6.8 Coordinate, 6.10 Purify, 6.11 Ransack
reddust-ask-call_up = 가용 { JOSA($piece, "이/가") } 없습니다. { $space }에 쓸 하나를 다른 곳에서 가져올까요? 아니면 적만 제거됩니다.
reddust-ask-coordinate = { $space } 조정: 큐브를 이탈시키겠습니까, 하나를 전향시키겠습니까?
reddust-choose-coordinate_remove = 큐브 둘 제거
reddust-choose-coordinate_replace = 큐브 하나를 RD 반란군으로 교체
reddust-ask-coordinate_remove = { $space } 조정: MG 부대나 보안부대를 { $n }개 제거하세요.
reddust-ask-coordinate_replace = { $space } 조정: 어느 큐브를 RD 반란군으로 교체하시겠습니까?
reddust-ask-purify = { $space } 정화: 유닛입니까, 기지입니까?
reddust-choose-purify_unit = 적 유닛을 반란군으로 교체
reddust-choose-purify_base = 적 기지를 전환 센터로 교체
reddust-ask-purify_unit = { $space } 정화: 어느 유닛을 CR 반란군으로 교체하시겠습니까?
reddust-ask-purify_base = { $space } 정화: 어느 기지를 전환 센터로 교체하시겠습니까?
reddust-ask-ransack = 풀려난 AI: 누가 잃습니까? 화성 정부는 자원 3, 기업은 이익 1입니다.
reddust-no-hidden-rebel = 활성화할 은신 반란군이 있어야 합니다. 그곳의 자기 반란군은 모두 활성 상태입니다.
reddust-no-support-wanted = 지지가 있는 구역입니다. 지지가 없는 구역을 고르세요.
reddust-no-effect-there = 그곳에는 짓거나 옮기거나 제거할 것이 없습니다.
reddust-no-cr-control = 통제하지 않는 구역입니다.
reddust-no-damage-there = 뒤져 볼 피해가 없는 구역입니다.

## 6.0 Special Activities that are not possible now
reddust-no-second-special = 특수 활동을 이미 했습니다. 작전마다 한 번만 할 수 있습니다.
reddust-no-special-here = 특수 활동 없는 작전입니다. 제한 작전이거나 비용 없는 작전입니다.
reddust-no-special-yet = 그 특수 활동은 작전이 모두 끝난 뒤에만 할 수 있습니다.
reddust-no-special-alone = 이 작전에는 아직 고를 구역이 없고, { JOSA($activity, "은/는") } 구역을 마련해 주지 못합니다.
reddust-no-special-space = 지금 { JOSA($activity, "을/를") } 할 수 있는 구역이 없습니다.
