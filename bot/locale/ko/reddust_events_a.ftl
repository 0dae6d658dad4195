# 레드 더스트 리벨리언: 이벤트 1~24와 여론전 카드. 문장은 모두 우리 표현입니다. 카드 설명은 100자 이하.

## Questions of events
reddust-ask-event_move = 이벤트: { $space }에 { $n }개까지 이동. 무엇을 어디에서?
reddust-ask-event_number = 이벤트: 몇 개입니까? 최대 { $n }.
reddust-ask-event_swap = 이벤트: { $space }에서 { $n }개까지 { JOSA($piece, "으로/로") } 교체하세요.
reddust-ask-scatter = 이벤트: { $origin }에서 유닛 { $n }개가 떠나야 합니다. 어디로?
reddust-ask-scatter-units = 이벤트: { $origin }에서 { $space }에 보낼 유닛은? { $n }개가 떠나야 합니다.
reddust-supply-lost = 보급 마커 { $n }개 상실 ({ $space })
reddust-displaced-gone = 난민 −{ $n }
reddust-specops-gone = 특수부대 { $n }개가 게임에서 영구히 빠집니다
reddust-ask-event_transfer = 이벤트: 화성 정부 자원을 레드 더스트에 얼마나 넘깁니까? 최대 { $n }.
reddust-ask-event_displaced = 이벤트: 난민 마커를 몇 개 버립니까? 최대 { $n }.
reddust-ask-event_specops = 이벤트: 가용 특수부대 몇 개를 게임에서 뺍니까? 최대 { $n }.
reddust-ask-event_maglev = 이벤트: 어느 자기 부상 선로입니까?

## Alternatives of events
reddust-choose-supply_4 = 지구에 보급 마커 4
reddust-choose-eg_troops_4 = EG 부대 4
reddust-choose-mg_troops_6 = MG 부대 6
reddust-choose-exploit = 지지 구역 하나를 착취
reddust-choose-transfer_6 = 화성 정부 자원 6까지 레드 더스트로
reddust-choose-transit_supply = 수송 경로의 보급 마커 모두 제거
reddust-choose-riot = 지하도시에 반란군 배치 후 매복
reddust-choose-into_security = 반란군을 보안부대로
reddust-choose-into_mg_troops = 반란군을 MG 부대로
reddust-choose-maglev_M1 = 유로파 – 텐징
reddust-choose-maglev_M2 = 텐징 – 셰퍼드
reddust-choose-maglev_M3 = 셰퍼드 – 테레쉬코바
reddust-choose-maglev_M4 = 유로파 – 테레쉬코바
reddust-choose-maglev_M5 = 뉴 코르도바 – 선저우

## Events
reddust-event-1-unshaded = COIN 통제 구역의 피해 모두 제거, 하나당 이익 +1; 그중 2곳까지 지지 1단계
reddust-event-1-shaded = 이익 −5, 화성 정부 자원 −9
reddust-event-2-unshaded = EG+. 지구에 보급 4 또는 EG 부대 4, 이후 올드린 사이클러 1회
reddust-event-2-shaded = EG−. 이익 −5
reddust-event-3-unshaded = EG+. EG 부대가 있는 구역 2곳의 반란군 기지 모두 제거
reddust-event-3-shaded = EG−. 기업은 지지 구역 1곳을 착취 가능 (MG 병력보다 적어도 됨)
reddust-event-4-unshaded = EG+. 반란군 병력이 없는 지하도시들에 EG 부대 8까지
reddust-event-4-shaded = EG−. 포보스와 화성 구역 1곳의 EG 부대가 모두 가용으로
reddust-event-5-unshaded = 궤도의 위성 하나당 신뢰도 1칸 상승, 이후 모든 위성이 궤도로
reddust-event-5-shaded = 레드 더스트나 구원자가 위성이 있는 구역마다 비용 없이 공격 가능
reddust-event-6-unshaded = EG+. 지구에 보급 3, 이후 올드린 사이클러 1회
reddust-event-6-shaded = EG−. 화성 정부 자원 6까지 레드 더스트로, 또는 수송 경로의 보급 모두 제거
reddust-event-7-unshaded = EG+. 지구에 인구 2, 지지 구역 1곳에 수용 가능
reddust-event-7-shaded = EG−. 지지가 없는 화성 구역의 MG 부대 6까지 제거
reddust-event-8-unshaded = 텐징 지지 2단계, 그곳 반란군 모두 활성화, 화성 정부는 비용 없이 강습 가능
reddust-event-8-shaded = 텐징 중립, 레드 더스트 자원 + 텐징 인구, 구원자 카드 1장
reddust-event-9-unshaded = EG+. 반란군 병력이 없는 지하도시마다 지구에 보급 1
reddust-event-9-shaded = EG−. 반란군 병력이 있는 지하도시마다 지구의 보급 1 제거
reddust-event-10-unshaded = EG+. 구역 2곳 지지 1단계
reddust-event-10-shaded = 구역 2곳 반대 1단계, 각각 반란군 2
reddust-event-11-unshaded = 지하도시 1곳의 반란군 모두 활성화, 그곳에서 가장 강한 반란군 진영은 부적격
reddust-event-11-shaded = 지하도시 2곳까지 MG·CORP 큐브 4씩 COIN 기지가 있는 구역들로 이동
reddust-event-12-unshaded = 특수부대가 있는 구역 1곳: 특수부대와 반란군 모두 활성화, 기업은 비용 없이 강습 가능
reddust-event-12-shaded = 레드 더스트는 지하도시에 반란군 2까지 두고 비용 없이 매복, 이후 그곳 반란군 모두 은신
reddust-event-13-unshaded = 자기 부상 선로 옆 구역에 보안부대 6까지, 그곳 반란군 활성화, 기업은 비용 없이 강습 가능
reddust-event-13-shaded = 자기 부상 선로 하나에 닿은 모든 구역 반대 1단계
reddust-event-14-unshaded = 로저스 선 개통, 유로파·테레쉬코바 지지 1단계, 이익 +6, MG나 CORP가 두 곳에 수용 가능
reddust-event-14-shaded = 유로파·테레쉬코바 반대 1단계, 이익 −3, 화성 정부 자원 −6
reddust-event-15-unshaded = 사막 2곳 반대 2단계, 사막의 CORP 기지 하나당 이익 +1
reddust-event-15-shaded = 이익 −6, 사막의 CORP 기지 2까지 제거
reddust-event-16-unshaded = 선저우 반란군 모두 제거, 중립; 인접 반란군 활성화; 이익 +3 또는 지구에 보급 3
reddust-event-16-shaded = 선저우에 피해 1, 이후 난민을 원하는 만큼 버림
reddust-event-17-unshaded = EG+. 사막 2곳 중립 쪽 1단계, 이후 이익 +3 또는 지구에 보급 3
reddust-event-17-shaded = 사막 2곳 반대 1단계, 레드 더스트는 여론전 카드를 발효할 수 있음
reddust-event-18-unshaded = 사막 1곳에 특수부대 2, 보안부대 2, CORP 기지 1; 그곳 반란군 모두 활성화
reddust-event-18-shaded = 가용 특수부대 4까지 게임에서 제외, 이익 −4
reddust-event-19-unshaded = EG+. 피해와 보안부대가 있는 모든 구역 지지 1단계, 이익 +3
reddust-event-19-shaded = CORP 병력이 있는 지하도시마다 화성 정부 자원 −3
reddust-event-20-unshaded = EG+. 지하도시 2곳 지지 1단계, 이익 +3
reddust-event-20-shaded = CORP 병력이 있는 구역 4곳까지 반대 1단계
reddust-event-21-unshaded = 지하도시 1곳에 MG 부대 6 또는 EG 부대 4, 이익 +3
reddust-event-21-shaded = MG 부대나 보안부대 6까지 반란군으로 교체
reddust-event-22-unshaded = COIN 통제 지하도시의 반란군 모두 활성화, MG나 CORP가 그중 1곳에서 비용 없이 강습 가능
reddust-event-22-shaded = 지하도시 2곳 반대 1단계, 각각 그곳이나 인접 구역에 반란군 2
reddust-event-23-unshaded = EG+. 반란군 4까지 보안부대나 MG 부대로 교체
reddust-event-23-shaded = 한 구역의 CORP 기지 1과 CORP 유닛 4까지 제거, 그곳 반대 1단계, 이익 −2
reddust-event-24-unshaded = 구역 3곳까지 지지 1단계, 그중 적극 지지가 된 곳마다 이익 +1
reddust-event-24-shaded = 한 구역의 큐브 4까지 제거 (EG는 마지막), 남은 큐브가 없으면 반대 1단계

## Campaigns
reddust-campaign-1-text = 새 RD 기지는 바로 매복 진지가 됨
reddust-campaign-2-text = CORP 기지를 배치할 때마다 이익 −1
reddust-campaign-3-text = 포보스에 닿는 보급 마커의 절반(올림)을 잃음
reddust-campaign-4-text = 보안 작전에 자기 부상 선로를 쓸 수 없음
reddust-campaign-5-text = 지하도시는 적극 지지가 될 수 없음
reddust-campaign-6-text = 강습에 고른 지하도시는 반대 1단계
reddust-campaign-7-text = CORP 유닛은 지하도시의 통제에 세지 않음
reddust-campaign-8-text = 포보스에 닿는 보급 마커는 화성 정부 3 대신 화성 정부 2와 레드 더스트 1
reddust-campaign-9-text = 화성 정부의 보안 작전은 반대 구역마다 자원 6
reddust-campaign-10-text = 화성 정부 작전은 지지가 없는 구역마다 자원 1 추가
reddust-campaign-11-text = 물류로 수송 경로를 고를 수 없고, 기업의 패스는 올드린 사이클러를 가동하지 않음
reddust-campaign-12-text = 지지에서 중립이 되는 구역은 소극 반대까지 내려감
