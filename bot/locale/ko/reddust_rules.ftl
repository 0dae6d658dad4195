# 레드 더스트 리벨리언: /rules와 /card가 알려 주는 내용. 문장은 모두 우리 표현이며, 이름과 용어만 게임의 것입니다.

## Cards
reddust-lib-event = 이벤트 { $n } · 급변 사태 { $flashpoint } · 순서 { $order }
    음영 없음: { $unshaded }
    음영: { $shaded }
reddust-lib-event-single = 이벤트 { $n } · 급변 사태 { $flashpoint } · 순서 { $order }
    { $unshaded }
reddust-lib-note = { $card }
    { $note }
reddust-lib-dust-storm = 먼지 폭풍 카드는 덱을 셋으로 나눈 각 부분의 마지막 여섯 장에 섞여 있습니다. 현재 이벤트가 되면 먼지 폭풍 라운드를 합니다. 다음 이벤트로 보이는 동안에는 정찰과 행군을 할 수 없습니다(모래폭풍).
reddust-lib-asset-capability = 자산 { $n } · 능력, 가치 { $value }
    { $text }
reddust-lib-asset-event = 자산 { $n } · 이벤트, 가치 { $value }
    { $text }
reddust-lib-asset-resource = 자산 { $n } · 가치 { $value }
    { $text }
reddust-lib-campaign = 여론전 { $n } · 다음 먼지 폭풍의 초기화까지 발효
    { $text }

## Notes on cards
reddust-event-1-note = 수리가 아니므로 난민과 신뢰도 마커의 면은 그대로입니다.
reddust-event-2-note = 실을 것은 지구 정부 통제 진영이 고릅니다. 통제 진영이 없으면 인구와 이익을 낸 것만 떠납니다.
reddust-event-3-note = 음영의 착취에도 CORP 기지가 있고 피해가 없어야 합니다. MG 병력과의 비교만 면제됩니다.
reddust-event-11-note = 즉시 부적격이 되고 다음 카드에서도 부적격입니다. 동률이면 수행하는 진영이 고릅니다.
reddust-event-12-note = 반란군을 배치하면 반드시 매복해야 합니다. 그곳의 구원자 반란군도 함께 은신합니다.
reddust-event-18-note = 게임에서 나간 특수부대는 돌아오지 않습니다.
reddust-event-24-note = 이 이벤트로 고른 구역만 이익을 줍니다.
reddust-event-26-note = 음영: 수행하는 진영이 기지를 고르고 레드 더스트나 구원자를 지명합니다. 지명된 진영은 반란군이 출발할 구역 하나를 고릅니다. 두 진영의 반란군을 모두 세며 CORP 기지는 마지막에 제거합니다.
reddust-event-28-note = 지명된 진영이 수용하고 난민 마커도 결정합니다. 기업이 수용해도 이벤트의 표시가 우선합니다. 음영: 수용한 뒤의 마커를 세고, 3마다 레드 더스트가 지하도시 하나를 고릅니다. 같은 곳을 다시 골라도 됩니다.
reddust-event-29-note = 그 진영은 즉시, 그리고 다음 카드에서도 부적격입니다. 음영: 매복 진지 또는 전환 센터를 놓을 수 있습니다.
reddust-event-32-note = 선택지가 하나뿐입니다. 말을 모두 놓은 뒤 여론을 옮깁니다. 둘 중 한 곳에서 COIN 진영은 강습, 반란군 진영은 공격을 비용 없이 할 수 있습니다.
reddust-event-33-note = 비용 없는 매복에는 그 공격이 함께 옵니다. 지하도시마다 은신 반란군이 필요합니다.
reddust-event-34-note = 선택지가 하나뿐입니다. 유닛은 한 구역에서 출발하고, 첫 사막은 그 구역에, 다음 사막은 앞의 사막에 인접해야 합니다. 성난 폭풍은 지날 수 없습니다.
reddust-event-35-note = 인쇄된 인구가 아니라 노란 인구 마커만 셉니다. 사막도 지명된 진영이 고릅니다. 음영: 수용과 기지는 같은 사막입니다.
reddust-event-36-note = 포보스는 화성이 아니며, 폭풍에서는 아무것도 나오지 못합니다. 음영: 지명된 진영이 유닛을 고르고, 기지는 면을 유지하며 자리가 필요합니다.
reddust-event-37-note = 한쪽의 반란군이 셋보다 적으면 다른 쪽이 더 냅니다. 음영: 수행하는 진영이 반란군을 옮기고 레드 더스트나 구원자를 지명합니다. 지명된 진영은 그곳에서 매복하거나, 이동한 반란군을 교체하거나, 둘 다 하지 않을 수 있습니다.
reddust-event-39-note = 강습 자체가 제거한 기지라야 보너스를 받습니다.
reddust-event-43-note = 자리가 있으면 기지도 옮길 수 있습니다. 음영: 반란군 기지라면 어느 것이든 한 번씩, 면을 유지한 채 옮깁니다.
reddust-event-45-note = 유닛은 인접한 구역에서 옵니다. 음영: 은신 반란군이 있으면 하나를 활성화합니다.
reddust-event-46-note = CORP 기지 하나와 모든 진영의 유닛이 제거되고 다른 기지는 남습니다. 기업은 행동했든 아니든 적격을 유지합니다.
reddust-event-47-note = 선택지가 하나뿐입니다. 구역마다 마커 하나까지이며, 접근 중인 폭풍은 그대로입니다. 마커는 모두 여섯입니다.
reddust-asset-7-note = 공격은 여행이 끝난 구역에서 할 수 있습니다. 모두 비용이 없습니다.
reddust-asset-8-note = 요새화 부대가 먼저 피해를 막습니다. 유닛은 구원자가 고르며 은신 특수부대도 고를 수 있습니다.
reddust-asset-13-note = 성난 폭풍이 있는 사막의 반란군은 그대로이고, 성난 폭풍이 있는 지하도시에서는 나갈 수 없습니다.
reddust-asset-23-note = 집결, 기지를 지나는 여행, 공격 주사위, 유전자 위장에 적용됩니다.
reddust-asset-25-note = 기지가 몇 개든 구역마다 둘을 적게 셉니다.

## 1 Basic concepts
reddust-rule-factions = 진영
reddust-rule-factions-text = 화성 정부(MG)는 지지와 지구의 신뢰를, 기업(CORP)은 이익을, 레드 더스트(RD)는 반대와 기지를 원합니다. 구원자(CR)는 통제와 자기 기지를 늘리고 다른 기지를 없애려 합니다. 지구 정부(EG)는 좌석이 없으며 MG나 CORP가 지휘합니다.
reddust-rule-friends = 아군과 적
reddust-rule-friends-text = MG, CORP, EG는 서로 아군(COIN)이고 서로의 기지를 지킵니다. 레드 더스트와 구원자는 서로를 포함해 모두의 적이며 서로의 기지를 지켜 주지 않습니다.
reddust-rule-alliances = 둘 또는 셋이서
reddust-rule-alliances-text = 한 사람이 COIN 두 진영이나 반란군 두 진영을 맡을 수 있습니다. 이때는 둘 중 낮은 점수 차이로 셉니다.
reddust-rule-map = 지도
reddust-rule-map-text = 지하도시는 도시, 사막은 세 섹터의 들판입니다. 섹터 사이의 황무지는 사람이 살지 않는 사막입니다. 포보스는 늘 COIN이 통제하는 지하도시로 피해, 기지, 반란군이 없습니다. 지구와 수송 경로는 포보스로 가는 길이고 위성은 궤도에서 기다립니다.
reddust-rule-adjacency = 인접과 자기 부상 선로
reddust-rule-adjacency-text = 경계를 맞댄 구역은 인접합니다. 황무지는 섹터 가장자리의 사막과 인접하고 지하도시와는 인접하지 않습니다. 자기 부상 선로는 보안 작전과 행군에서 지하도시를 잇습니다. 로저스 선(유로파–테레쉬코바)은 이벤트 14로 열립니다.
reddust-rule-confidence = 지구 정부 신뢰도
reddust-rule-confidence-text = 마커는 EG+ 또는 EG−를 보이고, 급변 사태 라운드마다 한 칸 오르거나 내린 뒤 부대, 보급, 인구를 지구에 보냅니다. 그 값은 화성 정부의 점수입니다.
reddust-rule-controller = 지구 정부 통제 진영
reddust-rule-controller-text = 위쪽 칸에서는 MG, 아래쪽 칸에서는 CORP가 EG 부대와 위성을 자기 것처럼 씁니다. 마지막 칸에서는 아무도 아니며, EG 부대는 지도를 떠나고 궤도의 위성은 지구로 가고 새로 놓을 수 없습니다.
reddust-rule-casualties = 사상자
reddust-rule-casualties-text = 제거된 CORP와 EG의 말은 따로 말이 없으면 사상자로 갑니다. CORP의 말은 다음 급변 사태나 먼지 폭풍에 이익을, EG의 말은 다음 먼지 폭풍에 신뢰도를 깎고 돌아옵니다.
reddust-rule-forces = 병력
reddust-rule-forces-text = 부대, 보안부대, 특수부대, 반란군은 유닛이고, 유닛과 기지는 병력이며, 부대와 보안부대는 큐브입니다. 업그레이드된 기지는 테라포밍 기지(CORP, 사막만), 매복 진지(RD), 전환 센터(CR)입니다.
reddust-rule-hidden = 은신과 활성
reddust-rule-hidden-text = 반란군과 특수부대는 은신으로 놓입니다. 활성화하면 뒤집히고, 은신 말을 활성화해야 하는 행동에는 은신 말이 필요합니다. 이동은 따로 말이 없으면 상태를 바꾸지 않습니다.
reddust-rule-satellites = 위성
reddust-rule-satellites-text = 통제를 빼고는 EG 병력으로 셉니다. 통제 진영은 궤도의 위성을 강하 포드, 네비게이션 비컨, 폭격에 쓰며 화성에 있는 동안에는 제거될 수 있습니다. 급변 사태 라운드에 궤도로 돌아옵니다.
reddust-rule-available = 가용 병력
reddust-rule-available-text = 말은 가용에서만 놓습니다. 교체할 말이 가용에 없으면 제거만 합니다. 가용이 없을 때 MG, RD, CR은 지도의 자기 부대나 반란군을 가져와 바로 다른 곳에 놓을 수 있고, 반란군은 은신합니다.
reddust-rule-stacking = 스태킹
reddust-rule-stacking-text = 기지는 구역마다 둘, 황무지에는 여섯까지이며 포보스에는 없습니다. 유닛은 제한이 없습니다.
reddust-rule-resources = 자원과 이익
reddust-rule-resources-text = MG와 RD는 자원, CR은 자산 카드로 냅니다. CORP는 작전에 비용이 없고 일부 추가 행동에 이익을 냅니다. 트랙은 모두 0에서 50까지입니다.
reddust-rule-supply = 보급 마커
reddust-rule-supply-text = 지구에서 수송 경로를 거쳐 포보스에 닿으면 하나마다 MG 자원 3이 됩니다. 모두 열두 개입니다.
reddust-rule-assets = 자산 카드
reddust-rule-assets-text = CR은 가치 2에서 5의 카드로 내고 남는 값은 사라집니다. 카드는 이벤트 카드의 순서를 당기거나 그 이벤트로 쓸 수도 있습니다. 뽑은 뒤 여섯 장까지이며, 버린 카드는 먼지 폭풍의 초기화에만 다시 섞입니다.
reddust-rule-capabilities = 능력
reddust-rule-capabilities-text = 능력 카드는 계속 남습니다. 낼 때 CR은 최대 두 구역에서 비용 없는 작전 하나를 할 수 있고 카드 한 장을 뽑습니다.
reddust-rule-campaign_cards = 여론전 카드
reddust-rule-campaign_cards-text = 준비, 여론전 작전, 이벤트로 나오며 모두에게 공개되고 여럿이 함께 발효될 수 있습니다. 다음 먼지 폭풍의 초기화에 게임에서 나갑니다.
reddust-rule-trading = 거래
reddust-rule-trading-text = 한 진영이 행동하는 동안 MG와 RD는 서로 자원을 줄 수 있고, CR은 MG나 RD를 위해 카드를 버릴 수 있습니다. MG와 RD는 진행 중인 CR 작전의 비용을 낼 수 있습니다. CORP는 주지도 받지도 않습니다. 약속은 그 행동 안에서만 지켜집니다.
reddust-rule-population = 인구
reddust-rule-population-text = 피해가 없는 녹색 칸과 노란 마커가 하나씩 인구 1입니다. 인구가 없는 구역은 사람이 살지 않으며 중립입니다.
reddust-rule-damage = 피해
reddust-rule-damage-text = 먼저 그 구역의 노란 마커가 모두 사라지고, 녹색 칸 하나를 덮으며 난민이 하나 늡니다. 요새화 부대가 있으면 대신 제거됩니다. 빈 녹색 칸이 없으면 놓지 못합니다.
reddust-rule-spaceports = 우주항구
reddust-rule-spaceports-text = 피해 없는 지하도시에는 모두 있고 포보스에는 늘 있습니다. 보안 작전, 정찰(출발만), 행군에서 아군이 통제하고 피해와 성난 폭풍이 없는 지하도시 사이를 날 수 있습니다.
reddust-rule-displaced = 난민
reddust-rule-displaced-text = 피해, 포보스 도착, 이벤트로 늘고 수용과 수리로 줄어듭니다. 먼지 폭풍마다 둘에 MG 자원 3과 CORP 이익 1이 깎입니다.
reddust-rule-house = 수용
reddust-rule-house-text = 난민 하나를 피해 없는 구역의 빈 회색 칸으로 옮깁니다. MG는 EG+, RD는 EG−, CORP는 골라서 맞춥니다. CR은 수용하지 않습니다.
reddust-rule-repair = 수리
reddust-rule-repair-text = 피해 하나와 난민 하나를 없앱니다. MG는 3을 내고 EG+, RD는 2를 내고 EG−, CORP는 그곳의 보안부대 하나를 가용으로 돌리고 원하는 면으로 할 수 있습니다.
reddust-rule-support = 지지와 반대
reddust-rule-support-text = 적극 지지에서 중립을 거쳐 적극 반대까지 다섯 단계입니다. 소극은 인구를 한 번, 적극은 두 번 셉니다. 사람이 살지 않는 구역은 늘 중립입니다.
reddust-rule-control = 통제
reddust-rule-control-text = COIN은 모든 반란군보다 병력이 많으면, RD와 CR은 각각 나머지 전부보다 많으면 통제합니다. 위성은 세지 않습니다.
reddust-rule-storms = 폭풍
reddust-rule-storms-text = 접근 중인 폭풍은 예고일 뿐입니다. 성난 폭풍이 있는 사막은 작전, 특수 활동, 이벤트로 고를 수 없습니다. 지하도시는 고를 수 있지만 드나들 수 없습니다. 여행은 폭풍을 무시합니다.

## 2 and 3
reddust-rule-victory = 승리
reddust-rule-victory-text = 먼지 폭풍 라운드를 시작할 때 확인합니다. MG는 총 지지와 신뢰도의 합이 34 초과, CORP는 이익이 36 초과, RD는 총 반대와 기지의 합이 32 초과, CR은 통제 구역과 자기 기지의 합이 화성의 다른 기지 수 초과입니다.
reddust-rule-margins = 점수 차이와 동률
reddust-rule-margins-text = 세 번째 먼지 폭풍이 끝나거나 여럿이 목표를 이루면 목표와의 차이가 가장 큰 진영이 이깁니다. 동률은 CR, MG, RD 순입니다.
reddust-rule-setup = 게임 준비
reddust-rule-setup-text = 인쇄된 대로 놓고 폭풍을 두 번 굴리고, 여론전 카드 하나를 발효하고, CR이 자산 세 장을 뽑습니다. 이벤트 48장 중 36장을 세 더미로 쓰며 더미마다 뒤쪽에 먼지 폭풍이 하나씩 섞입니다.

## 4 Sequence of play
reddust-rule-sequence = 플레이 순서
reddust-rule-sequence-text = 현재 이벤트로 행동하고 다음 이벤트는 미리 보입니다. 다음 이벤트가 공개되면 그 급변 사태 값이 트랙에 더해지고 5가 되면 바로 급변 사태 라운드입니다. 먼지 폭풍이 현재 이벤트가 되면 먼지 폭풍 라운드입니다.
reddust-rule-haboob = 모래폭풍
reddust-rule-haboob-text = 먼지 폭풍이 다음 이벤트인 동안에는 비용 없는 것까지 정찰과 행군을 할 수 없습니다. 여행은 할 수 있습니다.
reddust-rule-position = 카드를 버려 순서 당기기
reddust-rule-position-text = 누구도 행동하기 전에 CR은 자산을 세 장까지 버려 한 장에 한 칸씩 앞으로 갈 수 있습니다. 부적격 진영도 칸으로 셉니다.
reddust-rule-event_round = 이벤트 라운드
reddust-rule-event_round-text = 카드의 순서대로 적격 진영이 둘까지 행동합니다. 행동한 진영은 다음 카드에서 부적격이고 나머지는 적격입니다.
reddust-rule-options = 할 수 있는 것
reddust-rule-options-text = 1순위: 작전, 특수 활동을 더한 작전, 또는 이벤트. 2순위: 앞이 작전만 했으면 제한 작전, 특수 활동까지 했으면 제한 작전이나 이벤트, 이벤트를 했으면 작전과 원한다면 특수 활동.
reddust-rule-limited = 제한 작전
reddust-rule-limited-text = 한 구역, 특수 활동 없음. 보안 작전, 정찰, 행군은 목적지가 하나이고 출발지는 여럿이어도 됩니다.
reddust-rule-efficiency = 사막 효율성
reddust-rule-efficiency-text = CR의 제한 작전은 여러 구역을 고를 수 있지만 자산 카드 한 장으로 모두 내야 하며, 이후 한 장을 뽑을 수 있습니다.
reddust-rule-passing = 패스
reddust-rule-passing-text = 패스하면 적격을 유지하고 다음 진영이 그 자리를 잇습니다. MG 자원 +3, CORP 올드린 사이클러, RD 자원 +1, CR 카드 한 장.
reddust-rule-flashpoint = 급변 사태 라운드
reddust-rule-flashpoint-text = 올드린 사이클러, 기업 사상자, 신뢰도, 테라포밍, 폭풍, 소모 순입니다. 테라포밍: 사막마다 첫 테라포밍 기지는 이익 +2, 그 다음은 +1, 사막의 전환 센터마다 −1.
reddust-rule-cycler = 올드린 사이클러
reddust-rule-cycler-text = 수송 경로의 것이 포보스에 내립니다. 인구는 난민이 되고 위성은 궤도로, 보급은 MG 자원이 됩니다. 이어 인구 하나와 통제 진영이 고른 다섯 개가 지구에서 출발하며, CORP는 하나에 이익 1로 더 보낼 수 있습니다.
reddust-rule-new_storms = 급변 사태의 폭풍
reddust-rule-new_storms-text = 성난 폭풍은 끝나고 접근 중인 폭풍은 성난 폭풍이 됩니다. 이어 다음 이벤트의 급변 사태 값만큼 굴리되 마커는 여섯까지입니다. 마커가 있는 구역이 나오면 성난 폭풍이 되고 CR은 그곳의 적 하나를 제거할 수 있습니다(기지는 마지막).
reddust-rule-attrition = 소모와 전환
reddust-rule-attrition-text = 사람이 살지 않거나 성난 폭풍이 있는 사막에서 COIN 기지가 없으면 MG 부대 하나와 보안부대 하나, RD 기지가 없으면 RD 반란군 하나가 제거됩니다. 전환 센터가 있는 인구 밀집 구역에는 CR 반란군 하나를 놓습니다.
reddust-rule-dust_storm = 먼지 폭풍 라운드
reddust-rule-dust_storm-text = 사상자와 난민의 불이익, 승리 확인, 자원, 지지, 재배치, 초기화 순입니다. 세 번째는 재배치 뒤에 게임이 끝납니다.
reddust-rule-earnings = 자원 페이즈
reddust-rule-earnings-text = MG는 COIN이 통제하고 반대가 없는 구역의 인구만큼, CORP는 지하도시의 기지마다 이익 2, RD는 적극 반대의 인구와 기지 수만큼 얻고, CR은 화성의 기지 수에 따라 한 장에서 여섯 장을 뽑습니다.
reddust-rule-support_phase = 지지 페이즈
reddust-rule-support_phase-text = MG는 COIN이 통제하는 구역마다 두 번까지 안정화(수용, 수리, 자원 3으로 한 단계)하고 한 번 로비(자원 5, 신뢰도 한 칸)할 수 있습니다. RD는 자기가 통제하는 구역마다 두 번까지 선동하며 한 단계에 자원 1입니다.
reddust-rule-redeploy = 재배치
reddust-rule-redeploy-text = 폭풍이 모두 끝납니다. 화성의 EG 부대는 포보스나 MG 기지로 갑니다. MG 부대는 COIN 기지가 없는 사막을, RD 반란군은 반대도 RD 기지도 없는 사막을 떠나야 하며 나머지도 옮길 수 있습니다. CR은 기지를 황무지로(일반 면), 반란군을 자기 기지로 옮길 수 있습니다.
reddust-rule-reset = 초기화
reddust-rule-reset-text = 지구의 인구를 신뢰도 값에 맞추고, 반란군과 특수부대가 은신하고, 여론전 카드가 나가고, 버린 자산을 섞고, 모두 적격이 되며, 새 카드 두 장을 열고 그 값의 합만큼 폭풍을 굴립니다.

## 5 Operations
reddust-rule-operations = 작전
reddust-rule-operations-text = 구역을 하나씩, 한 번만 고릅니다. 모두 끝난 뒤 구역마다 MG는 3, 반란군은 1을 내고 CORP는 내지 않습니다. 대상이 된 적은 할 수 있는 만큼 모두 잃습니다. 비용 없는 작전은 행동 자격을 바꾸지 않습니다.
reddust-rule-train = 훈련 (화성 정부)
reddust-rule-train-text = MG 기지가 있는 구역과 COIN이 통제하는 지하도시에 부대를 넷까지 놓고, 놓은 구역마다 자원 3을 냅니다. 이어 그중 한 곳에서 안정화합니다.
reddust-rule-logistics = 물류 (기업)
reddust-rule-logistics-text = 지구: 유닛 넷(특수부대는 하나까지), 더 놓으려면 하나에 이익 1. 수송 경로: CORP가 싣는 올드린 사이클러. 사막: 기지를 테라포밍으로, 첫 번째는 무료, 다음부터 이익 3. 끝으로 기지마다 이익 1로 보안부대 하나.
reddust-rule-secure = 보안 작전 (COIN)
reddust-rule-secure-text = 인접 구역, 선로, 우주항구로 유닛을 지하도시에 옮기며 적이 통제하는 곳에서 멈춥니다. 자기 유닛마다 반란군 하나를 활성화하고, 큐브 하나를 기지로 바꿀 수 있으며, 끝에 한 번 수용이나 수리를 합니다. 강하 포드: 위성으로 포보스의 EG 부대를 어느 지하도시로든 보냅니다.
reddust-rule-recon = 정찰 (COIN)
reddust-rule-recon-text = 인접 구역이나 우주항구에서 유닛을 사막으로 옮깁니다. 자기 유닛마다(황무지는 둘마다) 반란군 하나를 활성화하고, 큐브 하나를 기지로 바꿀 수 있으며, 끝에 한 번 수용이나 수리를 합니다. 네비게이션 비컨: 위성으로 폭풍 사막을 열거나 둘을 더 활성화합니다.
reddust-rule-assault = 강습 (COIN)
reddust-rule-assault-text = 큐브와 활성 특수부대마다 활성 반란군이나 기지 하나를 제거하며 기지는 마지막입니다. 용병: 보안부대나 활성 특수부대가 있는 구역에서 둘 제거마다 이익 1. 지하도시나 매복 진지에서는 병력을 잃은 반란군이 비용 없이 공격할 수 있습니다.
reddust-rule-bombard = 폭격과 제압
reddust-rule-bombard-text = 폭격: 위성으로 강습 구역에서 둘을 더 제거하고 지하도시에는 피해 하나를 놓습니다. 제압: 다른 한 구역에서 EG 부대 수만큼 반란군을 몰아내며, 주인이 인접한 사막을 고르고 그곳의 반대는 한 단계 줄어듭니다.
reddust-rule-rally = 집결 (반란군)
reddust-rule-rally-text = RD는 지지가 없는 인구 밀집 구역, CR은 중립 구역. 반란군 하나를 놓거나 둘을 기지로 바꿉니다. 기지가 있으면 인구와 기지 수만큼 놓거나, 모두 은신하거나, CR은 업그레이드하고 한 장 뽑습니다. RD는 끝에 사막의 기지 하나를 매복 진지로 바꿀 수 있습니다.
reddust-rule-march = 행군 (레드 더스트)
reddust-rule-march-text = 인접 구역, 선로, 우주항구로 반란군을 옮기며 적이 통제하는 곳에서 멈춥니다. 지지 구역에서는 한 무리와 그곳의 큐브·특수부대가 셋을 넘으면 활성화됩니다. 황무지에서는 은신합니다.
reddust-rule-travel = 여행 (구원자)
reddust-rule-travel-text = 고른 구역의 반란군과 기지가 폭풍 속이라도 인접 구역으로 갑니다. 무리는 행군처럼 드러나지만 황무지와 폭풍에서는 은신합니다. 은신 반란군은 CR 기지가 있는 구역을 지나 계속 갈 수 있습니다. 황무지는 비용이 없습니다.
reddust-rule-attack = 공격 (반란군)
reddust-rule-attack-text = 자기 반란군을 모두 활성화하고 주사위 둘을 굴립니다. 합이 그곳 병력 수 이하면 피해 하나. 주사위마다 자기 반란군 수 이하면 적 둘 제거(EG 부대는 둘로 셈), 기지는 마지막, 은신 특수부대는 제외. CR은 제거한 테라포밍 기지 자리에 자기 기지를 놓을 수 있습니다.
reddust-rule-campaign = 여론전 작전 (레드 더스트)
reddust-rule-campaign-text = RD 반란군이 있는 인구 밀집 구역(활성인 것이 없으면 하나를 활성화)을 반대로 한 단계. 적극 반대면 여론전 카드를 뽑고, 소극 지지면 피해와 EG−, CORP 기지가 있으면 이익 −2. 뽑은 카드 중 하나를 발효합니다.
reddust-rule-preach = 전도 (구원자)
reddust-rule-preach-text = CR 반란군이 있는 인구 밀집 구역(활성인 것이 없으면 하나를 활성화)을 중립으로 한 단계. 이미 중립이면 인구만큼 반란군을 놓고, 노란 마커 하나를 없애거나 없으면 피해를 놓고 EG−로 합니다.

## 6 Special Activities
reddust-rule-specials = 특수 활동
reddust-rule-specials-text = 적어도 한 구역에서 하는 작전마다 하나, 작전의 앞, 구역 사이, 또는 비용까지 낸 뒤에 합니다. 보안 작전과 행군은 끝날 때까지 통제를 고치지 않습니다. 구역은 한 번씩만 고릅니다. 이벤트는 작전 없이 줄 수 있습니다.
reddust-rule-entrench = 참호 (화성 정부)
reddust-rule-entrench-text = 훈련, 보안 작전, 정찰과 함께. COIN이 통제하는 최대 두 구역에서 부대 하나를 기지로 바꾸고 인구마다 부대 하나를 요새화할 수 있습니다. 요새화 부대는 피해를 대신 받습니다.
reddust-rule-petition = 청원 (화성 정부)
reddust-rule-petition-text = 보안 작전, 정찰, 강습이 끝난 뒤. 지구에 보급 하나, 활성화한 반란군 셋마다 하나 더, 하나마다 이익 −1. 강습이 COIN보다 반란군을 많이 제거했으면 EG+와 이익 −2.
reddust-rule-transport = 수송 (화성 정부)
reddust-rule-transport-text = 어느 작전과도. MG 부대를(통제 진영이면 EG 부대도) 포보스, MG 기지가 있는 구역, 다른 한 구역(통제 진영은 두 구역) 사이에서 옮깁니다.
reddust-rule-public_relations = 홍보 (기업)
reddust-rule-public_relations-text = 물류, 보안 작전, 정찰과 함께. COIN이 통제하고 보안부대가 있는 최대 두 구역에서 마음껏 수리해 하나에 이익 2, 한 곳에서는 수용도. 그곳에 RD가 있으면 자원 −3, CR이 있으면 카드 한 장을 버립니다.
reddust-rule-exploit = 착취 (기업)
reddust-rule-exploit-text = 물류나 강습과 함께. CORP 기지가 있고 피해가 없으며 MG보다 CORP 병력이 많은 최대 두 구역에서 인구만큼 이익을 얻고 중립으로 한 단계. RD가 통제하면 RD가 인구만큼 자원을, CR이 통제하면 CR이 카드를 얻습니다.
reddust-rule-raid = 습격 (기업)
reddust-rule-raid-text = 보안 작전, 정찰, 강습과 함께. 최대 두 구역에 은신 특수부대 둘까지 들어가, 하나를 활성화해 EG 부대 하나나 다른 말 둘을 제거합니다. 아군도 됩니다. MG나 EG가 제거되면 EG−.
reddust-rule-redistribute = 재분배 (레드 더스트)
reddust-rule-redistribute-text = 어느 작전과도. RD가 통제하는 최대 네 인구 밀집 구역에서 은신 반란군을 활성화하고 인구와 CORP 기지 수만큼 자원을 얻습니다.
reddust-rule-coordinate = 조정 (레드 더스트)
reddust-rule-coordinate-text = 집결, 행군, 여론전과 함께. 지지가 없는 최대 두 구역에서 은신 반란군을 활성화하고 수용이나 수리를 한 뒤 반대로 한 단계. 이미 적극 반대면 MG 부대나 보안부대 둘을 제거하거나 하나를 반란군으로 교체합니다.
reddust-rule-ambush = 매복 (반란군)
reddust-rule-ambush-text = 공격과 함께, 은신 반란군이 있는 공격 구역 둘까지. 하나만 활성화하고 주사위를 굴리는 대신 정합니다. 이벤트의 비용 없는 매복에는 그 공격이 함께 옵니다.
reddust-rule-purify = 정화 (구원자)
reddust-rule-purify-text = 어느 작전과도. CR이 통제하는 최대 두 구역에서 은신 반란군을 활성화하고, 적 유닛 하나(전환 센터가 있으면 둘)를 반란군으로, 또는 보호받지 못하는 적 기지를 전환 센터로 바꾸고 한 장 뽑습니다. 성난 폭풍이 있는 사막은 안 됩니다.
reddust-rule-ransack = 약탈 (구원자)
reddust-rule-ransack-text = 어느 작전과도. 피해가 있는 최대 두 구역에서 은신 반란군을 활성화하고 그곳의 피해마다 카드 한 장을 뽑습니다.

## 7 Events
reddust-rule-events = 이벤트
reddust-rule-events-text = 대부분의 카드에는 음영 없는 것과 음영이 있으며 어느 진영이든 하나를 수행합니다. 카드가 다른 진영을 말하지 않으면 수행하는 진영이 모두 정합니다. 두 진영을 말하면 수행하는 진영이 하나를 지명하고 그 진영이 정합니다.
reddust-rule-event_limits = 이벤트의 한계
reddust-rule-event_limits-text = 카드가 규칙에 앞서지만, 가용이 아닌 말을 놓거나, 스태킹을 어기거나, 포보스에 반란군을 놓거나, 성난 폭풍이 있는 사막을 고르거나, 성난 폭풍이 있는 지하도시를 드나들 수는 없습니다.
reddust-rule-event_spaces = 가능한 한 많이
reddust-rule-event_spaces-text = 내용을 가장 많이 수행할 수 있는 구역을 골라야 하며, 할 수 없는 것은 건너뜁니다.
reddust-rule-event_sign = 카드의 EG+와 EG−
reddust-rule-event_sign-text = 표시가 있는 선택지를 수행하면 신뢰도 마커를 그 면으로 맞춥니다.
reddust-rule-event_operations = 이벤트의 비용 없는 작전
reddust-rule-event_operations-text = 보통 규칙을 따르지만 비용이 없고, 행동 자격이 필요하지도 줄지도 않습니다. 모래폭풍 중에는 정찰과 행군을 할 수 없습니다.
reddust-rule-asset_events = 자산 카드의 이벤트
reddust-rule-asset_events-text = CR은 카드의 이벤트를 수행할 수 있을 때 그 대신 자산의 이벤트를 수행할 수 있습니다. 2순위 진영에게는 이벤트를 수행한 것으로 칩니다.
