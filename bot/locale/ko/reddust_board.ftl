# Red Dust Rebellion: words on the pictures, the text board and the report.

## 그림 이름
reddust-view-map = 지도와 트랙
reddust-view-tharsis = 타르시스 화산군 확대
reddust-view-arabia = 아라비아 대지 확대
reddust-view-hellas = 헬라스 평원 확대
reddust-view-tracks = 트랙, 적용 중인 카드, 범례
reddust-view-hand = 자산 카드

## 위쪽
reddust-board-count = 카드 { $of }장 중 { $n }
reddust-board-deck = 덱 { $n }
reddust-board-next = 다음 이벤트
reddust-board-haboob = 모래폭풍: 정찰·행군 불가
reddust-board-over = 게임 종료
reddust-board-dust-storm = 먼지 폭풍 라운드 { $n }/{ $of }
reddust-board-running-cost = { $name }, 비용 { $n }
reddust-board-waiting = 차례: { $who }
reddust-board-unshaded = 음영 없음
reddust-board-shaded = 음영
reddust-board-stand-op = 작전
reddust-board-stand-op-special = 작전 + 특수 활동
reddust-board-stand-event = 이벤트
reddust-board-stand-limited = 제한 작전
reddust-board-stand-pass = 패스
reddust-board-stand-out = 부적격
reddust-board-stand-eligible = 적격
reddust-board-stand-first = 1순위 적격
reddust-board-stand-second = 2순위 적격

## 트랙
reddust-board-none = 없음
reddust-board-of = { $n } / { $of }
reddust-board-profits-of = 이익 { $of }
reddust-board-available = 가용
reddust-board-confidence = 지구 정부 신뢰도
reddust-board-sends = 다음 급변 사태, 지구로:
reddust-board-flashpoint = 급변 사태
reddust-board-storm-cards = 먼지 폭풍 { $n }/{ $of }
reddust-board-storms-left = 남은 폭풍 마커 { $n }
reddust-board-casualties = 사상자
reddust-board-displaced-short = 난민
reddust-board-in-force = 적용 중인 카드
reddust-board-more = … 외 { $n }장
reddust-board-margin = 승리 차이
reddust-board-legend = 말과 마커
reddust-board-campaign = 여론전
reddust-board-capability = 능력
reddust-board-out-of-game = 게임에서 제외
reddust-board-supply-pool = 쓰이지 않은 보급 { $n }
reddust-board-piles = 자산: 덱 { $deck }, 버림 { $discard } · 여론전 덱 { $campaigns }
reddust-board-legend-people = 인구
reddust-board-legend-marker = 인구 마커
reddust-board-legend-damage = 피해
reddust-board-legend-free = 마커 자리
reddust-board-legend-port = 열린 우주항구
reddust-board-legend-approaching = 폭풍 접근
reddust-board-legend-raging = 성난 폭풍
reddust-board-goal-MG = 지지 + 신뢰도
reddust-board-goal-CORP = 이익
reddust-board-goal-RD = 반대 + RD 기지
reddust-board-goal-CR = CR 통제 + CR 기지
reddust-board-resources = 자원 { $n }
reddust-board-profits = 이익 { $n }
reddust-board-assets = 자산 카드 { $n }

## 글 보드
reddust-board-line-now = **{ $count } · { $card }**
reddust-board-line-next = 다음: { $card } ({ $order }, 급변 사태 +{ $n })
reddust-board-line-next-storm = 다음: { $card }. 모래폭풍: 정찰·행군 불가.
reddust-board-line-side = { $side }: { $text }
reddust-board-line-order = 순서: { $factions }
reddust-board-line-stand = { $faction } { $state }
reddust-board-line-margins = **승리 차이** { $margins }
reddust-board-line-margin = { $faction } { $margin } ({ $n } / { $of })
reddust-board-line-purses = 자원 MG { $mg }, RD { $rd } · 이익 { $profits } · 자산 카드 { $assets }/{ $most }
reddust-board-line-confidence = 지구 정부 신뢰도 { $n } ({ $box }/8), { $way }, 통제 진영: { $controller }
reddust-board-line-flashpoint = 급변 사태 { $n }/{ $of } · 먼지 폭풍 { $storms }/3 · 남은 폭풍 마커 { $left } · 덱 { $deck }
reddust-board-line-pieces = { $place }: { $pieces }
reddust-board-line-available = 가용
reddust-board-stock-specops = 특수부대
reddust-board-stock-rd_rebel = { $n ->
   *[other] RD 반란군
 }
reddust-board-stock-cr_rebel = { $n ->
   *[other] CR 반란군
 }
reddust-board-line-displaced = 난민 { $n } · 쓰이지 않은 보급 { $supply }
reddust-board-line-campaigns = 적용 중인 여론전: { $cards }
reddust-board-line-capabilities = 능력: { $cards }
reddust-board-line-closed = 열리지 않은 자기 부상 선로: { $a } – { $b }
reddust-board-line-hidden = 앞으로의 이벤트는 비공개. 자산 덱 { $deck }, 버림 { $discard }, 여론전 덱 { $campaigns }
reddust-board-line-space = { $signs }: { $pieces }
reddust-board-sign-pop = 인구 { $n }
reddust-board-sign-damage = 피해 { $n }
reddust-board-sign-markers = 수용 { $n }
reddust-board-sign-control = { $side } 통제
reddust-board-sign-approaching = 폭풍 접근
reddust-board-sign-raging = 성난 폭풍
reddust-board-sign-port = 우주항구
reddust-board-sign-lab = 지하도시
reddust-board-sign-selected = 선택됨
reddust-board-empty = 비어 있음
reddust-board-hand = 자산 카드 { $n }/{ $of }
reddust-board-hand-worth = 가치 { $n }
reddust-board-asset-event = 이벤트
reddust-board-asset-capability = 능력
reddust-board-asset-resource = 자원

## 대체 텍스트
reddust-board-alt = 레드 더스트 리벨리언 지도. { $now }. 승리 차이 { $margins }. 신뢰도 { $confidence } { $way }, 급변 사태 { $flashpoint }. { $control }
reddust-board-alt-control = { $side } 통제: { $spaces }.
reddust-board-alt-sector = { $sector }. { $spaces }
reddust-board-alt-tracks = 트랙. { $lines }
reddust-board-alt-hand = 자산 카드: { $cards }
reddust-board-alt-report = 최종 순위. { $lines }. 아래는 카드별 승리 차이.

## 결과
reddust-board-report = 최종 순위
reddust-board-report-chart = 카드별 승리 차이
reddust-board-report-line = { $place }위 { $faction }, { $who }: **{ $margin }** = { $marker } − { $threshold } ({ $goal })
reddust-board-report-shared = { $place }위 { $faction }, { $who }: 연합 **{ $margin }**, 자신 { $own } = { $marker } − { $threshold } ({ $goal })
reddust-board-report-best = { $faction } 최고의 순간: 카드 { $n }, { $margin }
reddust-stats-average = 평균 승리 차이 { $mean }
reddust-board-report-attacks = 공격 주사위: { $rolls } (보통 { $expected }, 낮을수록 명중)
reddust-board-report-rolls = { $faction } { $n }개 평균 { $mean }
reddust-board-report-faces = 모든 주사위 { $n }개: { $faces } (기대값 각 { $expected })
reddust-board-report-storms = 폭풍 굴림 { $n }번, 그중 { $again }번은 이미 폭풍이 있던 곳; 가장 많은 곳 { $space } ({ $times })
