# 레드 더스트 리벨리언: COIN 작전(5.2~5.5)과 특수 활동(6.1~6.6). 문장은 모두 우리 표현입니다.

## What an option says
reddust-do-drive = { $pieces } 몰아내기
reddust-do-send = { $pieces } → { $space }
reddust-do-fortify = MG 부대 { $n } 요새화
reddust-note-price-troops = 부대를 배치하면 비용 { $n }
reddust-note-price-stop = 유닛이 들어가면 비용 { $n }
reddust-note-no-moves = 이동 비용 부족, 반란군 활성화만 가능
reddust-note-price-beacon = 비용 { JOSA($n, "과/와") } 위성 하나
reddust-note-beacon = 위성 하나 사용
reddust-note-profits = 이익 { $n } 지불
reddust-note-public-repair = 그곳의 보안부대 1 지불, 이익 +{ $n }

## Named alternatives
reddust-choose-beacon = 네비게이션 비컨: 위성 하나로 반란군 둘 더
reddust-choose-suppress = EG 부대와 반란군이 있는 구역 제압
reddust-choose-drop_pods = 강하 포드: 위성 하나로 포보스의 EG 부대 투입

## Questions
reddust-ask-hire = 지구에 기업 유닛을 배치하세요. { $n }개까지는 무료(특수부대는 하나), 그 밖에는 하나당 이익 1입니다.
reddust-ask-recruit = 기업 기지마다 이익 1을 내고 보안부대를 하나씩 배치하시겠습니까? 이익 { $n }.
reddust-ask-secure = { $space } 보안 작전: 어느 유닛이 들어갑니까?
reddust-ask-recon = { $space } 정찰: 어느 유닛이 들어갑니까?
reddust-ask-reveal = { $n ->
    [0] { $space }에서 더 활성화하려면 위성이 필요합니다. 쓰시겠습니까?
   *[other] { $space }의 반란군을 활성화하세요. { $n }개 더.
 }
reddust-ask-build_bases = 큐브 하나를 기지로 교체하시겠습니까? 목적지마다 한 번입니다.
reddust-ask-ready_specops = { $space } 강습: 함께 싸울 특수부대를 활성화하시겠습니까? 최대 { $n }.
reddust-ask-assault = { $space } 강습: 활성 반란군이나 기지를 제거하세요. { $n }개 더.
reddust-ask-bombard = 궤도의 위성으로 { $space } 폭격을 하시겠습니까? { $n }개를 더 제거합니다. 지하도시라면 피해 하나를 놓습니다.
reddust-ask-reply = 강습으로 { $space }에서 병력을 잃었습니다. 그곳에서 비용 없이 공격하시겠습니까?
reddust-ask-suppress = 어느 구역을 제압합니까?
reddust-ask-suppress-pick = { $space } 제압: 어느 반란군을 내보냅니까? 최대 { $n }개 더.
reddust-ask-suppress-move = 지구 정부가 { $space }에서 반란군을 몰아냅니다. { $n }개 남음. 어느 사막으로 갑니까?
reddust-ask-metabolism = 강습으로 병력을 잃은 곳 하나에 반란군을 배치하시겠습니까? (자산 능력)
reddust-ask-entrench_base = { $space } 참호: 부대 하나를 MG 기지로 교체하시겠습니까?
reddust-ask-fortify = { $space } 참호: 부대를 몇 개 요새화합니까? 최대 { $n }.
reddust-ask-transport = 수송: 어느 구역에서 부대가 떠납니까?
reddust-ask-transport-from = { $space }에서 수송: 어느 부대를 어디로 보냅니까?
reddust-ask-public_works = { $space } 홍보: 수리하거나 수용하시겠습니까? 난민 { $displaced }.
reddust-ask-raid_moves = 습격: 어느 은신 특수부대가 { $space }에 들어갑니까? 모두 { $n }개까지.
reddust-ask-raid = { $space } 습격: 특수부대를 활성화해 EG 부대 하나나 다른 말 둘을 제거하시겠습니까? { $n } 남음.

## Refusals
reddust-no-raging = 성난 폭풍이 부는 사막은 고를 수 없습니다.
reddust-no-beacon = 성난 폭풍이 부는 사막입니다. 지구 정부 통제 진영이 궤도의 위성을 써야 고를 수 있습니다.
reddust-no-comms = 여론전(통신 차단) 때문에 물류로 수송 경로를 고를 수 없습니다.
reddust-no-profits = 사막을 하나 더 고르려면 이익 { $n }이 필요한데 모자랍니다.
reddust-no-upgraded = 그곳의 기업 기지는 모두 테라포밍 기지입니다.
reddust-no-own-forces = 그곳에 자기 병력이 없습니다. EG 부대는 지구 정부 통제 진영의 것으로만 셉니다.
reddust-no-suppressed = 이번 강습에서 이미 제압한 구역입니다.
reddust-no-active-enemy = 그곳의 반란군은 모두 은신 상태입니다. 보안 작전이나 정찰로 드러내세요.
reddust-no-coin-control = COIN이 통제하지 않는 구역입니다.
reddust-no-moves-in-storm = 성난 폭풍이 부는 구역에는 들어가거나 나올 수 없습니다.
reddust-no-base-anyway = MG 기지가 있어 이미 포함된 구역입니다.
reddust-no-security = 그곳에 보안부대가 없습니다.
reddust-no-outnumber = 그곳의 기업 병력이 화성 정부보다 많아야 합니다. EG 부대는 통제 진영의 것입니다.
reddust-no-damaged-market = 그 기지가 있는 구역에 피해가 있습니다.
reddust-no-specops = 은신 특수부대가 없고 인접 구역에서 들어올 수도 없습니다.

## What happened
reddust-satellite-used = 위성 하나가 궤도를 떠나 { $space }에 놓입니다
reddust-suppresses = 제압: { $space }
reddust-fortified = { $space } 요새화: { $n }
