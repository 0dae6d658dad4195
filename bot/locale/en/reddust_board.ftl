# Red Dust Rebellion: words on the pictures, the text board and the report.

## Names of the pictures
reddust-view-map = Map and tracks
reddust-view-tharsis = Tharsis Montes, large
reddust-view-arabia = Arabia Terra, large
reddust-view-hellas = Hellas Planitia, large
reddust-view-tracks = Tracks, cards in force, legend
reddust-view-hand = Asset cards

## Upper edge
reddust-board-count = card { $n } of { $of }
reddust-board-deck = deck { $n }
reddust-board-next = Next Event
reddust-board-haboob = Haboob: no Recon, no March
reddust-board-over = Game over
reddust-board-dust-storm = Dust Storm Round { $n } of { $of }
reddust-board-running-cost = { $name }, cost { $n }
reddust-board-waiting = to act: { $who }
reddust-board-unshaded = Unshaded
reddust-board-shaded = Shaded
reddust-board-stand-op = Operation
reddust-board-stand-op-special = Op + Special
reddust-board-stand-event = Event
reddust-board-stand-limited = Limited Operation
reddust-board-stand-pass = passed
reddust-board-stand-out = Ineligible
reddust-board-stand-eligible = Eligible
reddust-board-stand-first = 1st Eligible
reddust-board-stand-second = 2nd Eligible

## Tracks
reddust-board-none = none
reddust-board-of = { $n } of { $of }
reddust-board-profits-of = Profits { $of }
reddust-board-available = Available
reddust-board-confidence = EarthGov Confidence
reddust-board-sends = Next Flashpoint, to Earth:
reddust-board-flashpoint = Flashpoint
reddust-board-storm-cards = Dust Storms { $n } of { $of }
reddust-board-storms-left = storm markers left { $n }
reddust-board-casualties = Casualties
reddust-board-displaced-short = Displaced
reddust-board-in-force = Cards in force
reddust-board-more = … and { $n } more
reddust-board-margin = margin
reddust-board-legend = Pieces and markers
reddust-board-campaign = Campaign
reddust-board-capability = Capability
reddust-board-out-of-game = Out of the game
reddust-board-supply-pool = Supply not in play { $n }
reddust-board-piles = Assets: deck { $deck }, discards { $discard } · Campaign deck { $campaigns }
reddust-board-legend-people = Population
reddust-board-legend-marker = Population marker
reddust-board-legend-damage = Damage
reddust-board-legend-free = room for a marker
reddust-board-legend-port = open Spaceport
reddust-board-legend-approaching = Storm approaching
reddust-board-legend-raging = Storm raging
reddust-board-goal-MG = Support + Confidence
reddust-board-goal-CORP = Profits
reddust-board-goal-RD = Opposition + RD Bases
reddust-board-goal-CR = CR Control + CR Bases
reddust-board-resources = Resources { $n }
reddust-board-profits = Profits { $n }
reddust-board-assets = Asset cards { $n }

## Text board
reddust-board-line-now = **{ $count } · { $card }**
reddust-board-line-next = Next: { $card } ({ $order }; Flashpoint +{ $n })
reddust-board-line-next-storm = Next: { $card }. Haboob: no Recon, no March.
reddust-board-line-side = { $side }: { $text }
reddust-board-line-order = Order: { $factions }
reddust-board-line-stand = { $faction } { $state }
reddust-board-line-margins = **Margins** { $margins }
reddust-board-line-margin = { $faction } { $margin } ({ $n } of { $of })
reddust-board-line-purses = Resources MG { $mg }, RD { $rd } · Profits { $profits } · Asset cards { $assets } of { $most }
reddust-board-line-confidence = EarthGov Confidence { $n } ({ $box } of 8), { $way }, Controller: { $controller }
reddust-board-line-flashpoint = Flashpoint { $n } of { $of } · Dust Storms { $storms } of 3 · storm markers left { $left } · deck { $deck }
reddust-board-line-pieces = { $place }: { $pieces }
reddust-board-line-available = Available
reddust-board-stock-specops = SpecOps
reddust-board-stock-rd_rebel = { $n ->
    [one] RD Rebel
   *[other] RD Rebels
 }
reddust-board-stock-cr_rebel = { $n ->
    [one] CR Rebel
   *[other] CR Rebels
 }
reddust-board-line-displaced = Displaced Population { $n } · Supply not in play { $supply }
reddust-board-line-campaigns = Campaigns in force: { $cards }
reddust-board-line-capabilities = Capabilities: { $cards }
reddust-board-line-closed = Maglev not open: { $a } – { $b }
reddust-board-line-hidden = Events still to come are face down. Asset deck { $deck }, discards { $discard }, Campaign deck { $campaigns }
reddust-board-line-space = { $signs }: { $pieces }
reddust-board-sign-pop = Pop { $n }
reddust-board-sign-damage = Damage { $n }
reddust-board-sign-markers = { $n } housed
reddust-board-sign-control = { $side } Control
reddust-board-sign-approaching = Storm approaching
reddust-board-sign-raging = Storm raging
reddust-board-sign-port = Spaceport
reddust-board-sign-lab = Labyrinth
reddust-board-sign-selected = selected
reddust-board-empty = empty
reddust-board-hand = Asset cards: { $n } of { $of }
reddust-board-hand-worth = worth { $n }
reddust-board-asset-event = Event
reddust-board-asset-capability = Capability
reddust-board-asset-resource = Resources

## Alt texts
reddust-board-alt = Map of Red Dust Rebellion. { $now }. Margins { $margins }. Confidence { $confidence } { $way }, Flashpoint { $flashpoint }. { $control }
reddust-board-alt-control = { $side } Control: { $spaces }.
reddust-board-alt-sector = { $sector }. { $spaces }
reddust-board-alt-tracks = Tracks. { $lines }
reddust-board-alt-hand = Asset cards: { $cards }
reddust-board-alt-report = Final ranking. { $lines }. Below, the margins from card to card.

## Report
reddust-board-report = Final ranking
reddust-board-report-chart = Margins from card to card
reddust-board-report-line = { $place }. { $faction }, { $who }: **{ $margin }** = { $marker } − { $threshold } ({ $goal })
reddust-board-report-shared = { $place }. { $faction }, { $who }: **{ $margin }** for the alliance; own { $own } = { $marker } − { $threshold } ({ $goal })
reddust-board-report-best = Best moment of { $faction }: { $margin } at card { $n }
reddust-stats-average = margin { $mean } on average
reddust-board-report-attacks = Attack dice: { $rolls } ({ $expected } is usual, low hits)
reddust-board-report-rolls = { $faction } { $n } dice, { $mean } on average
reddust-board-report-faces = All { $n } dice: { $faces } ({ $expected } of each to be expected)
reddust-board-report-storms = { $n ->
    [one] One storm roll
   *[other] { $n } storm rolls
 }, { $again } of them where a storm already was; most at { $space } ({ $times })
