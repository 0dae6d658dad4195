# 아레스 익스페디션: 게임판, 손패, 글로 된 판, 결과에 쓰이는 말.

## 게임판
ares-board-setup = 준비
ares-board-round = { $n }라운드
ares-board-round-of = { $n }/{ $of }라운드
ares-board-over = 최종 상황
ares-board-step-setup = 기업 선택 중
ares-board-step-planning = 계획
ares-board-step-cubes = 큐브 가져오기
ares-board-step-end = 라운드 종료
ares-board-waiting = 기다리는 중: { $who }
ares-board-piles = 덱 { $deck } · 버린 카드 { $discard }
ares-board-to-zone = { $zone }까지 { $n }
ares-board-to-end = { $n } 남음
ares-board-complete = 완성
ares-board-start = 단계 시작
ares-board-oceans-start = 단계 시작 { $n }
ares-board-now = 진행 중
ares-board-seat-waits = 할 차례
ares-board-seat-chosen = 선택함
ares-board-seat-done = 마침
ares-board-no-corporation = 아직 기업 없음
ares-board-no-tags = 아직 태그 없음
ares-board-cards-blue = 파랑 { $n }
ares-board-cards-green = 녹색 { $n }
ares-board-cards-red = 빨강 { $n }
ares-board-points-cards = 카드 { $n }점
ares-board-more = 외 { $n }장
ares-board-race = 현재 점수
ares-board-coop = 둘이 함께: 큐브 더미
ares-board-coop-points = { $goal }점 중 { $n }점
ares-board-coop-mc = 1 MC용 { $n }개
ares-board-coop-trade = 교환용 { $n }개
ares-board-solo = 솔로, { $level }
ares-board-rounds-left = { $n ->
    [0] 마지막 라운드
   *[other] 이후 { $n }라운드 남음
 }
ares-board-dummy = 가상 플레이어의 단계 카드
ares-board-dummy-hidden = { $n ->
    [0] 다섯 장을 모두 썼습니다.
   *[other] { $n }장이 뒷면으로 남아 있고, 순서는 아무도 모릅니다.
 }
ares-board-dummy-choose = 마지막 다섯 라운드에는 순서를 직접 고릅니다.

## 손패와 낸 카드
ares-board-hand = 내 손패: { $n }장
ares-board-drawn = { $n }장 중에서 선택
ares-board-corporations = 기업을 고르세요
ares-board-revealed = { $who }: 공개된 { $n }장 중에서 선택 중
ares-board-tableau = { $who }: { $n ->
    [0] 낸 카드 없음
   *[other] 낸 카드 { $n }장
 }
ares-board-empty = 아무것도 없습니다.
ares-board-own-choice = 내 단계 카드: { $phase }
ares-board-stock = { $mc } MC · 열 { $heat } · 식물 { $plants }
ares-board-plays = 낼 수 있는 카드 { $n }장
ares-board-free-plays = 무료 녹색 카드 { $n }장
ares-board-bonus = 보너스 남음
ares-board-next-less = 다음 카드 −{ $n } MC
ares-board-next-shift = 다음 카드는 색 구역 1칸 조정 가능
ares-board-lobby = United Nations Mars Initiative: 추가 TR 구매 가능
ares-board-playable = 낼 수 있음
ares-board-missing = 부족: { $what }
ares-board-points = { $n }점
ares-board-used = { $n ->
    [1] 사용함
   *[other] { $n }번 사용함
 }
ares-board-vp-per = { $what }당 { $n }점
ares-board-per-animal = { $n ->
    [1] 동물
   *[other] 동물 { $n }개
 }
ares-board-per-microbe = { $n ->
    [1] 미생물
   *[other] 미생물 { $n }개
 }
ares-board-per-science = { $n ->
    [1] 과학
   *[other] 과학 { $n }개
 }
ares-board-per-forest-vp = { $n ->
    [1] 숲
   *[other] 숲 { $n }개
 }
ares-board-per-earth-tag = { $n ->
    [1] 지구 태그
   *[other] 지구 태그 { $n }개
 }
ares-board-per-jovian-tag = { $n ->
    [1] 목성 태그
   *[other] 목성 태그 { $n }개
 }
ares-board-per-blue-card-in-play = { $n ->
    [1] 파란색 카드
   *[other] 파란색 카드 { $n }장
 }
ares-board-per-project-card-played = { $n ->
    [1] 카드
   *[other] 카드 { $n }장
 }

## 글로 된 판
ares-board-line-track = **{ $what }** { $value } ({ $zone }, { $next })
ares-board-line-track-start = **{ $what }** { $value } ({ $zone }, { $next }, 단계 시작 때 { $start } { $began })
ares-board-temperature = 기온
ares-board-oxygen = 산소
ares-board-line-oceans = **해양** { $of }개 중 { $n }개 (단계 시작 때 { $start }개){ $tiles }
ares-board-line-phases = **단계** { $phases }
ares-board-line-planning = **단계** 비밀리에 고르는 중: { $of }명 중 { $done }명 선택함
ares-board-phase-by = { $phase } ({ $who })
ares-board-phase-now = { $phase } ← 진행 중
ares-board-dummy-name = 가상 플레이어
ares-board-line-seat = { $letter } { $who } · { $company }
ares-board-line-figures = TR { $tr } · 숲 { $forests } · 카드 { $cards }점 · 합계 { $points }
ares-board-line-stock = MC { $mc } (+{ $income } = { $made } + TR) · 열 { $heat } (+{ $heat_up }) · 식물 { $plants } (+{ $plants_up }) · 손패 { $hand } (+{ $cards_up })
ares-board-line-steel = 강철 { $n } (−{ $less } MC)
ares-board-line-titanium = 티타늄 { $n } (−{ $less } MC)
ares-board-line-tags = 태그: { $tags }
ares-board-line-blue = 파랑: { $cards }
ares-board-line-others = 녹색 { $green }장, 빨강 { $red }장
ares-board-line-previous = 지난 단계 { $phase }
ares-board-counted = { $what } { $n }
ares-board-holding = { $card } ({ $what } { $n })
ares-board-card-used = { $card } (사용함)
ares-board-line-coop = **큐브 더미** 1 MC용 { $mc }개, 교환용 { $trade }개 · 함께 { $goal }점 중 { $points }점 · { $round }/{ $rounds }라운드
ares-board-line-solo = **솔로, { $level }** { $round }/{ $rounds }라운드 · 가상 플레이어가 쓴 카드: { $played } · 남은 카드: { $left }
ares-board-none = 없음
ares-board-line-card = **{ $card }** { $price } · { $color } · { $tags }
ares-board-line-card-bare = **{ $card }** { $price } · { $color }

## 대체 텍스트
ares-board-alt-board = 아레스 익스페디션 게임판. { $now }. 기온 { $temperature }, 산소 { $oxygen }, 해양 { $of }개 중 { $oceans }개.
ares-board-alt-seat = { $letter } { $who } ({ $company }): TR { $tr }, { $points }점, { $mc } MC, 열 { $heat }, 식물 { $plants }, 손패 { $hand }장{ $state }.
ares-board-alt-waits = , 할 차례
ares-board-alt-chosen = , 선택함
ares-board-alt-done = {""}
ares-board-alt-over = {""}
ares-board-alt-hand = 손패. { $cards }
ares-board-alt-card = { $card } { $mc } MC{ $state }
ares-board-alt-tableau = { $who }: 낸 카드 { $cards }
ares-board-alt-report = 최종 점수. { $lines }. 아래는 라운드별 테라포밍 등급.

## 결과
ares-board-report = 최종 점수
ares-board-report-chart = 라운드별 테라포밍 등급
ares-board-report-line = { $place }위 { $who } ({ $company }): **{ $total }** = TR { $tr } + 숲 { $forests } + 카드 { $cards }
ares-board-report-short = { $place }위 { $who } { $total }점 (TR { $tr }, 숲 { $forests }, 카드 { $cards })
ares-board-report-best = { $who }의 카드 점수: { $cards }
ares-board-report-draws = { $who }의 카드: { $drawn }장 뽑고 { $played }장 내고 { $sold }장 팔았습니다
ares-board-report-tie = 동점: { $who }. 손패를 판 뒤의 열, MC, 식물 합계로 순위를 정했습니다.
ares-board-report-shared = 점수와 남은 자원까지 같음: { $who }. 공동 순위입니다.
ares-board-report-together = 함께 { $goal }점 중 { $n }점.
