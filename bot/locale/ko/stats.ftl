# 사람과 게임의 기록, 답하는 데 걸린 시간.

core-cmd-stats = 이 서버에서 한 사람이나 한 게임의 기록
core-arg-stats-person = 누구의 기록인지; 비우면 자신
core-arg-stats-game = 게임: 그 게임의 기록, 또는 그 사람의 그 게임 기록
core-stats-person = 이 서버에서 { $who }의 기록
core-stats-game = 이 서버의 { $game }
core-stats-none = 이 서버에 { $who }의 게임이 아직 없거나, 볼 수 있는 것이 없습니다.
core-stats-unplayed = 이 서버에서 { $game } 게임이 아직 없거나, 볼 수 있는 곳에 없습니다.
core-stats-title = **{ $game }** · { $n }판, { $finished }판 끝남, { $won }승
core-stats-games = { $n }판, { $finished }판 끝남
core-stats-length = 끝난 게임 평균: { $moves }수, { $span }
core-stats-winners = 승자: { $average }
core-stats-average = 평균 { $mean }점
core-stats-side = { $side }: { $n }판 끝남, { $won }승, { $average }
core-stats-answers = 답 { $n }번, 평균 { $mean }, 절반은 { $middle } 안에

core-span-seconds = { $n }초
core-span-minutes = { $n }분
core-span-hours = { $n }시간{ $minutes ->
    [0] { "" }
   *[other] {" "}{ $minutes }분
 }
core-span-days = { $n }일{ $hours ->
    [0] { "" }
   *[other] {" "}{ $hours }시간
 }

core-post-time = { $who }의 시간: { $total }, 답 { $n }번, 절반은 { $middle } 안에
