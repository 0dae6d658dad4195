# Ares Expedition: words on boards, hands, texts of boards and reports.

## Board
ares-board-setup = Set-up
ares-board-round = Round { $n }
ares-board-round-of = Round { $n } of { $of }
ares-board-over = Final position
ares-board-step-setup = choosing corporations
ares-board-step-planning = Planning
ares-board-step-cubes = Cubes from the pile
ares-board-step-end = End of the round
ares-board-waiting = waiting for { $who }
ares-board-piles = deck { $deck } · discards { $discard }
ares-board-to-zone = { $zone } in { $n }
ares-board-to-end = { $n } to go
ares-board-complete = complete
ares-board-start = start of phase
ares-board-oceans-start = phase start { $n }
ares-board-now = now
ares-board-seat-waits = to act
ares-board-seat-chosen = has chosen
ares-board-seat-done = done
ares-board-no-corporation = no corporation yet
ares-board-no-tags = no tags yet
ares-board-cards-blue = { $n } blue
ares-board-cards-green = { $n } green
ares-board-cards-red = { $n } red
ares-board-points-cards = cards: { $n } VP
ares-board-more = and { $n } more
ares-board-race = Points so far
ares-board-coop = Two together: the pile
ares-board-coop-points = { $n } of { $goal } points
ares-board-coop-mc = { $n } for 1 MC
ares-board-coop-trade = { $n } for a trade
ares-board-solo = Solo, { $level }
ares-board-rounds-left = { $n ->
    [0] the last round
    [one] 1 round left after this
   *[other] { $n } rounds left after this
 }
ares-board-dummy = The dummy's phase cards
ares-board-dummy-hidden = { $n ->
    [0] All five have been played.
    [one] One is left face down.
   *[other] { $n } are left face down, in an order nobody knows.
 }
ares-board-dummy-choose = In the last five rounds you pick the order.

## Hand and tableau
ares-board-hand = Your hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
ares-board-drawn = Choose from { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
ares-board-corporations = Choose your corporation
ares-board-revealed = { $who } chooses from { $n ->
    [one] 1 open card
   *[other] { $n } open cards
 }
ares-board-tableau = { $who }: { $n ->
    [0] no cards played
    [one] 1 card played
   *[other] { $n } cards played
 }
ares-board-empty = Nothing here.
ares-board-own-choice = Your phase card: { $phase }
ares-board-stock = { $mc } MC · { $heat } heat · { $plants ->
    [one] 1 plant
   *[other] { $plants } plants
 }
ares-board-plays = { $n ->
    [one] 1 play left
   *[other] { $n } plays left
 }
ares-board-free-plays = { $n ->
    [one] 1 free green card
   *[other] { $n } free green cards
 }
ares-board-bonus = bonus left
ares-board-next-less = next card −{ $n } MC
ares-board-next-shift = next card may shift a zone
ares-board-lobby = United Nations Mars Initiative: the offer is open
ares-board-playable = playable
ares-board-missing = missing: { $what }
ares-board-points = { $n } VP
ares-board-used = { $n ->
    [one] used
   *[other] used { $n } times
 }
ares-board-vp-per = { $n } per { $what }
ares-board-per-animal = { $n ->
    [one] animal
   *[other] { $n } animals
 }
ares-board-per-microbe = { $n ->
    [one] microbe
   *[other] { $n } microbes
 }
ares-board-per-science = { $n ->
    [one] science
   *[other] { $n } science
 }
ares-board-per-forest-vp = { $n ->
    [one] forest
   *[other] { $n } forests
 }
ares-board-per-earth-tag = { $n ->
    [one] earth tag
   *[other] { $n } earth tags
 }
ares-board-per-jovian-tag = { $n ->
    [one] jovian tag
   *[other] { $n } jovian tags
 }
ares-board-per-blue-card-in-play = { $n ->
    [one] blue card
   *[other] { $n } blue cards
 }
ares-board-per-project-card-played = { $n ->
    [one] card
   *[other] { $n } cards
 }

## Text of the board
ares-board-line-track = **{ $what }** { $value } ({ $zone }; { $next })
ares-board-line-track-start = **{ $what }** { $value } ({ $zone }; { $next }; the phase began at { $start }, { $began })
ares-board-temperature = Temperature
ares-board-oxygen = Oxygen
ares-board-line-oceans = **Oceans** { $n } of { $of } (the phase began with { $start }){ $tiles }
ares-board-line-phases = **Phases** { $phases }
ares-board-line-planning = **Phases** being chosen in secret: { $done } of { $of } have chosen
ares-board-phase-by = { $phase } ({ $who })
ares-board-phase-now = { $phase } ← now
ares-board-dummy-name = dummy
ares-board-line-seat = { $letter } { $who } · { $company }
ares-board-line-figures = TR { $tr } · forests { $forests } · cards { $cards } VP · total { $points }
ares-board-line-stock = MC { $mc } (+{ $income } = { $made } + TR) · heat { $heat } (+{ $heat_up }) · plants { $plants } (+{ $plants_up }) · hand { $hand } (+{ $cards_up })
ares-board-line-steel = steel { $n } (−{ $less } MC)
ares-board-line-titanium = titanium { $n } (−{ $less } MC)
ares-board-line-tags = Tags: { $tags }
ares-board-line-blue = Blue: { $cards }
ares-board-line-others = Green { $green }, red { $red }
ares-board-line-previous = last phase { $phase }
ares-board-counted = { $what } { $n }
ares-board-holding = { $card } ({ $n } { $what })
ares-board-card-used = { $card } (used)
ares-board-line-coop = **Pile** { $mc } cubes for 1 MC, { $trade } for a trade · together { $points } of { $goal } points · round { $round } of { $rounds }
ares-board-line-solo = **Solo, { $level }** round { $round } of { $rounds } · dummy played: { $played } · left: { $left }
ares-board-none = none
ares-board-line-card = **{ $card }** { $price } · { $color } · { $tags }
ares-board-line-card-bare = **{ $card }** { $price } · { $color }

## Alt text
ares-board-alt-board = Board of Ares Expedition. { $now }. Temperature { $temperature }, oxygen { $oxygen }, oceans { $oceans } of { $of }.
ares-board-alt-seat = { $letter } { $who } ({ $company }): TR { $tr }, { $points } points, { $mc } MC, { $heat } heat, { $plants } plants, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 }{ $state }.
ares-board-alt-waits = , to act
ares-board-alt-chosen = , has chosen
ares-board-alt-done = {""}
ares-board-alt-over = {""}
ares-board-alt-hand = Hand. { $cards }
ares-board-alt-card = { $card } { $mc } MC{ $state }
ares-board-alt-tableau = Cards in play of { $who }: { $cards }
ares-board-alt-report = Final score. { $lines }. Below, the terraform rating of everybody by round.

## Report
ares-board-report = Final score
ares-board-report-chart = Terraform rating by round
ares-board-report-line = { $place }. { $who } ({ $company }): **{ $total }** = TR { $tr } + forests { $forests } + cards { $cards }
ares-board-report-short = { $place }. { $who } { $total } (TR { $tr }, forests { $forests }, cards { $cards })
ares-board-report-best = Most from cards for { $who }: { $cards }
ares-board-report-draws = Cards of { $who }: { $drawn } drawn, { $played } played, { $sold } sold
ares-board-report-tie = Equal on points: { $who }; heat, MC and plants, with the hand sold, decided.
ares-board-report-shared = Equal on points and on what is left: { $who } share the place.
ares-board-report-together = Together { $n } of { $goal } points.
