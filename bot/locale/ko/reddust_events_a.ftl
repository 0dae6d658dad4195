# 레드 더스트 리벨리언: 이벤트 1~24와 여론전 카드. 문장은 모두 우리 표현입니다. 카드 설명은 100자 이하.

## Questions of events
reddust-ask-event_move = 이벤트: { $space }에 { $n }개까지 이동. 무엇을 어디에서?
reddust-ask-event_number = 이벤트: 몇 개입니까? 최대 { $n }.
reddust-ask-event_swap = 이벤트: { $space }에서 { $n }개까지 { JOSA($piece, "으로/로") } 교체하세요.
reddust-ask-scatter = 이벤트: { $origin }에서 유닛 { $n }개가 떠나야 합니다. 어디로?
reddust-ask-scatter-units = 이벤트: { $origin }에서 { $space }에 보낼 유닛은? { $n }개가 떠나야 합니다.
reddust-supply-lost = 보급 마커 { $n }개 상실 ({ $space })
