# Numbers of people and games, and how long answers took.

core-cmd-stats = Numbers of a person or of a game on this server
core-arg-stats-person = Whose numbers; your own when left out
core-arg-stats-game = A game: its numbers, or those of the person in it
core-stats-person = Numbers of { $who } on this server
core-stats-game = { $game } on this server
core-stats-none = No game of { $who } on this server yet, or none that you can see.
core-stats-unplayed = { $game } has not been played on this server yet, or not where you can see it.
core-stats-title = **{ $game }** · { $n ->
    [one] 1 game
   *[other] { $n } games
 }, { $finished } finished, { $won } won
core-stats-games = { $n ->
    [one] 1 game
   *[other] { $n } games
 }, { $finished } finished
core-stats-length = A finished game: { $moves } steps in { $span } on average
core-stats-winners = Winners: { $average }
core-stats-average = { $mean } points on average
core-stats-side = { $side }: { $n } finished, { $won } won, { $average }
core-stats-answers = { $n ->
    [one] 1 answer
   *[other] { $n } answers
 }, after { $mean } on average, half of them within { $middle }

core-span-seconds = { $n } s
core-span-minutes = { $n } min
core-span-hours = { $n } h{ $minutes ->
    [0] { "" }
   *[other] {" "}{ $minutes } min
 }
core-span-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }{ $hours ->
    [0] { "" }
   *[other] {" "}{ $hours } h
 }

core-post-time = Time of { $who }: { $total } in { $n ->
    [one] 1 answer
   *[other] { $n } answers
 }, half within { $middle }
