# Red Dust Rebellion. All sentences are our own; only names and terms are the game's.

reddust-title = Red Dust Rebellion
reddust-about = Four Factions fight over the future of Mars: MarsGov, Corporations, Red Dust, Reclaimers. 1 to 4 people

## Options
reddust-opt-alliance = Shared Factions
reddust-opt-alliance-none = four players
reddust-opt-alliance-coin = one player for MarsGov and Corporations
reddust-opt-alliance-rebels = one player for Red Dust and Reclaimers
reddust-opt-alliance-both = two players, COIN against Rebels
reddust-opt-coronae_sharma = Coronae Montes and Sharma adjacent
reddust-opt-coronae_sharma-no = no
reddust-opt-coronae_sharma-yes = yes

## Commands
reddust-cmd-operate = Begin an Operation
reddust-cmd-special = Begin a Special Activity
reddust-cmd-event = Execute the current Event
reddust-cmd-asset = Execute the Event of an Asset card
reddust-cmd-pass = Pass and stay Eligible
reddust-cmd-space = Select a space
reddust-cmd-place = Place pieces from Available
reddust-cmd-recall = Take own pieces from a space to place them elsewhere
reddust-cmd-remove = Remove pieces
reddust-cmd-replace = Replace pieces
reddust-cmd-activate = Activate Hidden pieces
reddust-cmd-upgrade = Upgrade a Base
reddust-cmd-move = Move pieces
reddust-cmd-load = Load pieces on Earth into Transit
reddust-cmd-house = House a Displaced Population marker
reddust-cmd-repair = Repair a Damage
reddust-cmd-shift = Pay to shift a space your way
reddust-cmd-choose = Choose one of the alternatives
reddust-cmd-number = Name a number
reddust-cmd-discard = Discard or pay with an Asset card
reddust-cmd-enact = Put a Campaign into force
reddust-cmd-ask = Ask another Faction for Resources
reddust-cmd-done = Finish or decline
reddust-arg-operation = the Operation
reddust-arg-activity = the Special Activity
reddust-arg-side = which side of the card
reddust-arg-asset = the Asset card
reddust-arg-space = the space
reddust-arg-piece = the kind of piece
reddust-arg-count = how many
reddust-arg-eg = the side of the Confidence marker
reddust-arg-what = the alternative
reddust-arg-n = the number
reddust-arg-campaign = the Campaign card
reddust-arg-faction = the Faction

## Factions
reddust-faction-MG = MarsGov
reddust-faction-CORP = Corporations
reddust-faction-RD = Red Dust
reddust-faction-CR = Reclaimers
reddust-faction-EG = EarthGov
reddust-faction-COIN = COIN

## Spaces
reddust-space-europa = Europa
reddust-space-tenzing = Tenzing
reddust-space-pavonis = Pavonis Mons
reddust-space-syria = Syria Planum
reddust-space-tereshkova = Tereshkova
reddust-space-shepard = Shepard
reddust-space-ascraeus = Ascraeus Mons
reddust-space-tholus = Tharsis Tholus
reddust-space-noctis = Noctis Labyrinthus
reddust-space-sinai = Sinai Planum
reddust-space-daedalia = Daedalia Planum
reddust-space-arsia = Arsia Mons
reddust-space-new_cordoba = New Córdoba
reddust-space-rutherford = Rutherford
reddust-space-radau = Radau
reddust-space-trouvelot = Trouvelot
reddust-space-marth = Marth
reddust-space-shenzhou = Shenzhou
reddust-space-alpheus = Alpheus Colles
reddust-space-coronae = Coronae Montes
reddust-space-hellas_chaos = Hellas Chaos
reddust-space-gandhi = Gandhi
reddust-space-sharma = Sharma
reddust-space-wilderness = The Wilderness
reddust-space-phobos = Phobos
reddust-space-earth = Earth
reddust-space-transit = Transit
reddust-space-orbit = Orbit
reddust-sector-tharsis_montes = Tharsis Montes
reddust-sector-arabia_terra = Arabia Terra
reddust-sector-hellas_planitia = Hellas Planitia
reddust-elsewhere = Wilderness, Phobos and beyond
reddust-several-spaces = several spaces

## Pieces
reddust-counted = { $n } { $piece }
reddust-piece-mg_troop = { $n ->
    [one] MG Troop
   *[other] MG Troops
 }
reddust-piece-mg_fortified = { $n ->
    [one] Fortified MG Troop
   *[other] Fortified MG Troops
 }
reddust-piece-mg_base = { $n ->
    [one] MG Base
   *[other] MG Bases
 }
reddust-piece-security = Security
reddust-piece-specops = { $n ->
   *[other] Hidden SpecOps
 }
reddust-piece-specops_active = { $n ->
   *[other] Active SpecOps
 }
reddust-piece-corp_base = { $n ->
    [one] CORP Base
   *[other] CORP Bases
 }
reddust-piece-terraforming = { $n ->
    [one] Terraforming Base
   *[other] Terraforming Bases
 }
reddust-piece-eg_troop = { $n ->
    [one] EG Troop
   *[other] EG Troops
 }
reddust-piece-satellite = { $n ->
    [one] Satellite
   *[other] Satellites
 }
reddust-piece-rd_rebel = { $n ->
    [one] Hidden RD Rebel
   *[other] Hidden RD Rebels
 }
reddust-piece-rd_rebel_active = { $n ->
    [one] Active RD Rebel
   *[other] Active RD Rebels
 }
reddust-piece-rd_base = { $n ->
    [one] RD Base
   *[other] RD Bases
 }
reddust-piece-dug_in = { $n ->
    [one] Dug-In RD Base
   *[other] Dug-In RD Bases
 }
reddust-piece-cr_rebel = { $n ->
    [one] Hidden CR Rebel
   *[other] Hidden CR Rebels
 }
reddust-piece-cr_rebel_active = { $n ->
    [one] Active CR Rebel
   *[other] Active CR Rebels
 }
reddust-piece-cr_base = { $n ->
    [one] CR Base
   *[other] CR Bases
 }
reddust-piece-conversion = { $n ->
    [one] Conversion Center
   *[other] Conversion Centers
 }
reddust-piece-supply = Supply
reddust-piece-population = Population

## Levels and tracks
reddust-level = { $level ->
    [2] Active Support
    [1] Passive Support
    [-1] Passive Opposition
    [-2] Active Opposition
   *[0] Neutral
 }
reddust-track-mg_resources = MarsGov Resources
reddust-track-rd_resources = Red Dust Resources
reddust-track-profits = Profits
reddust-track-up = { $track } +{ $n }, now { $now }
reddust-track-down = { $track } −{ $n }, now { $now }

## Operations and Special Activities
reddust-op-train = Train
reddust-op-logistics = Logistics
reddust-op-secure = Secure
reddust-op-recon = Recon
reddust-op-assault = Assault
reddust-op-rally = Rally
reddust-op-march = March
reddust-op-travel = Travel
reddust-op-attack = Attack
reddust-op-campaign = Campaign
reddust-op-preach = Preach
reddust-sa-entrench = Entrench
reddust-sa-petition = Petition
reddust-sa-transport = Transport
reddust-sa-public_relations = Public Relations
reddust-sa-exploit = Exploit
reddust-sa-raid = Raid
reddust-sa-redistribute = Redistribute
reddust-sa-coordinate = Coordinate
reddust-sa-ambush = Ambush
reddust-sa-purify = Purify
reddust-sa-ransack = Ransack

## What an option says
reddust-do-special = Special Activity: { $activity }
reddust-do-event-unshaded = Event, unshaded
reddust-do-event-shaded = Event, shaded
reddust-do-asset = Asset Event: { $asset }
reddust-do-pass = Pass
reddust-do-pass-MG = Pass (+3 Resources)
reddust-do-pass-CORP = Pass (run the Aldrin Cycler)
reddust-do-pass-RD = Pass (+1 Resource)
reddust-do-pass-CR = Pass (draw an Asset card)
reddust-do-place = Place { $pieces } in { $space }
reddust-do-recall = Take { $pieces } from { $space }
reddust-do-remove = Remove { $pieces } in { $space }
reddust-do-replace = Replace { $pieces } in { $space }
reddust-do-activate = Activate { $pieces } in { $space }
reddust-do-move = { $pieces }: { $space }
reddust-do-upgrade = Upgrade { $piece } in { $space }
reddust-do-load = Load { $pieces }
reddust-do-house = House in { $space }
reddust-do-house-plus = House in { $space }, EG+
reddust-do-house-minus = House in { $space }, EG−
reddust-do-repair = Repair in { $space }
reddust-do-repair-plus = Repair in { $space }, EG+
reddust-do-repair-minus = Repair in { $space }, EG−
reddust-do-shift = Shift { $space }
reddust-do-number = { $n }
reddust-do-discard = { $asset }
reddust-do-enact = { $campaign }
reddust-do-ask = Ask { $faction } for Resources
reddust-do-done = Done
reddust-note-price = costs { $n }
reddust-note-shift = costs { $n }, then { $level }
reddust-note-worth = pays { $n } of { $due }
reddust-note-way = by way of { $way }
reddust-group-operations = Operations
reddust-group-limited = Limited Operation
reddust-group-resources = Resources of others
reddust-group-assets = Asset Events
reddust-group-numbers = { $least } to { $most }
reddust-asset-worth = { $asset } ({ $n })

## Named alternatives
reddust-choose-agree = Agree
reddust-choose-decline = Decline
reddust-choose-MG = MarsGov
reddust-choose-CORP = Corporations
reddust-choose-RD = Red Dust
reddust-choose-CR = Reclaimers
reddust-choose-send_population = Send a Population marker
reddust-choose-keep_population = Leave the Population on Earth
reddust-choose-lobby = Lobby for 5 Resources
reddust-choose-no_lobby = No Lobby
reddust-choose-deal = Resources first, then the Event
reddust-choose-no_deal = Back to all options
reddust-choose-pass_no_draw = Pass without drawing a card
reddust-choose-draw = Draw an Asset card
reddust-choose-no_draw = Draw nothing
reddust-choose-rally_place = Place Rebels
reddust-choose-rally_base = Replace two Rebels with a Base
reddust-choose-rally_hide = Hide all own Rebels
reddust-choose-rally_upgrade = Upgrade a Base to a Conversion Center
reddust-choose-campaign = Draw a Campaign
reddust-choose-profits_3 = +3 Profits
reddust-choose-supply_3 = 3 Supply to Earth
reddust-choose-rd_loses_5 = Red Dust: −5 Resources
reddust-choose-cr_discards_2 = Reclaimers: discard 2 Assets at random
reddust-choose-op_train = Free Train
reddust-choose-op_logistics = Free Logistics
reddust-choose-op_secure = Free Secure
reddust-choose-op_recon = Free Recon
reddust-choose-op_assault = Free Assault
reddust-choose-op_rally = Free Rally
reddust-choose-op_march = Free March
reddust-choose-op_travel = Free Travel
reddust-choose-op_attack = Free Attack
reddust-choose-op_campaign = Free Campaign
reddust-choose-op_preach = Free Preach

## Questions
reddust-ask-act-first = 1st Eligible on { $card }: an Operation, the Event or a Pass?
reddust-ask-act-operation = 2nd Eligible on { $card }: an Operation or a Pass?
reddust-ask-act-limited = 2nd Eligible on { $card }: a Limited Operation or a Pass?
reddust-ask-act-limited-event = 2nd Eligible on { $card }: a Limited Operation, the Event or a Pass?
reddust-ask-position = Number { $place } of the Eligible Factions on this card. Discard Asset cards to move forward, one place each?
reddust-ask-operation = { $operation }: choose a space. { $n } so far, cost { $cost } of { $purse } Resources.
reddust-ask-operation-cards = { $operation }: choose a space. { $n } so far, cost { $cost }; cards for it are worth { $purse }.
reddust-ask-operation-free = { $operation }: choose a space. { $n } so far, no cost.
reddust-ask-operation-after = { $operation } is complete. A Special Activity now?
reddust-ask-special = { $activity }: choose a space, up to { $n } more.
reddust-ask-train = Train in { $space }: place up to { $n } Troops.
reddust-ask-pacify = Pacify: House, Repair or pay for Support? Displaced Population { $displaced }, Resources left { $purse }.
reddust-ask-agitate = Agitate: House, Repair or pay for Opposition? Displaced Population { $displaced }, Resources left { $purse }.
reddust-ask-house_repair = House or Repair? { $displaced } Displaced Population.
reddust-ask-house = House? { $displaced } Displaced Population.
reddust-ask-repair = Repair? { $displaced } Displaced Population.
reddust-ask-rally = Rally in { $space }: what?
reddust-ask-rally_place = Rally in { $space }: place up to { $n } Rebels.
reddust-ask-rally_base = Which Rebels in { $space } make way for the Base? { $n } more.
reddust-ask-dig_in = Upgrade one Base in a Desert to Dug-In?
reddust-ask-pieces = Choose { $n } in { $space }.
reddust-ask-place = Place up to { $n } in { $space }.
reddust-ask-spaces = Choose a space, { $n } more.
reddust-ask-one = Choose one.
reddust-ask-conversion = Too few Rebels for all Conversion Centers: choose { $n } more.
reddust-ask-lobby = Pay 5 Resources to lift EarthGov Confidence one box?
reddust-ask-hand_limit = Your hand is over the limit: discard { $n }.
reddust-ask-pay_assets = Pay { $n } Resources with Asset cards.
reddust-ask-forced_discard = { $n ->
    [one] Discard an Asset card of your choice.
   *[other] Discard { $n } Asset cards of your choice.
 }
reddust-ask-choose_campaign = Which Campaign comes into force?
reddust-ask-storm_strike = A storm breaks again over { $space }: remove one enemy piece?
reddust-ask-cycler-land = The Aldrin Cycler
reddust-ask-cycler-population = Move a Population marker to Transit?
reddust-ask-cycler-load = Choose { $n } more pieces on Earth for Transit.
reddust-ask-cycler-paid = Load more from Earth, 1 Profit each?
reddust-ask-redeploy-EG = Redeploy EG Troops: from which space?
reddust-ask-redeploy-MG = Redeploy MG Troops: from which space?
reddust-ask-redeploy-RD = Redeploy RD Rebels: from which space?
reddust-ask-redeploy-CR_BASES = Move CR Bases to the Wilderness: from which space?
reddust-ask-redeploy-CR = Redeploy CR Rebels: from which space?
reddust-ask-redeploy-from = Redeploy from { $space }: what, and where to?
reddust-ask-redeploy-must = These may not stay in { $space }: what goes where?
reddust-ask-ask_amount = Ask { $faction } for how many Resources? At most { $n }.
reddust-ask-consent = Request from { $faction }: { $n } Resources. Do you give them?
reddust-ask-consent_asset = Request from { $faction }: Resources. Do you discard Asset cards for them?
reddust-ask-dealing = Before the Event takes effect: ask somebody for Resources?
reddust-ask-efficiency = Desert Efficiency: draw an Asset card?
reddust-ask-event_spaces = The Event: choose a space, { $n } more.
reddust-ask-event_faction = The Event: which Faction?
reddust-ask-event_one = The Event: choose one.
reddust-ask-event_optional = The Event offers you something. Do you want it?
reddust-ask-event_place = The Event: place { $n } in { $space }.
reddust-ask-event_remove = The Event: remove { $n } in { $space }.
reddust-ask-event_replace = The Event: replace { $n } in { $space }.
reddust-ask-move_into = Move units to { $space }: which, and from where?
reddust-ask-event_operation = The Event gives you a free Operation. Which one?

## Refusals
reddust-no-too-dear = You cannot pay for another space of { $operation }.
reddust-no-selected-already = That space was already selected for this Operation.
reddust-no-raging = A storm rages over that Desert: it cannot be selected.
reddust-no-space = There is no space where { $operation } is possible for you now.
reddust-no-haboob = { $operation } is not possible while a Dust Storm is the Next Event (Haboob).
reddust-no-event-now = The Event cannot be executed now: that depends on what the 1st Eligible Faction did.

## What happened
reddust-card = Current Event: { $card }
reddust-next = Next Event: { $card }
reddust-reset = New Current Event: { $card }. Next Event: { $next }
reddust-dust-storm = Dust Storm
reddust-passes = { $who }: pass
reddust-begins = { $who }: { $operation }
reddust-begins-limited = { $who }: { $operation } (Limited Operation)
reddust-selects = { $operation } in { $space }
reddust-special = { $who }: { $activity }
reddust-special-in = { $activity } in { $space }
reddust-plays-unshaded = { $who }: Event { $card }, unshaded
reddust-plays-shaded = { $who }: Event { $card }, shaded
reddust-plays-asset = Reclaimers: Asset { $asset }
reddust-placed = Placed: { $pieces } in { $space }
reddust-removed = Removed: { $pieces } in { $space }
reddust-moved = { $pieces }: { $way }
reddust-then = { $space } → { $then }
reddust-activated = Activated: { $pieces } in { $space }
reddust-hidden = Turned Hidden: { $pieces } in { $space }
reddust-upgraded = Upgraded: { $piece } in { $space }
reddust-now-at = { $space }: { $level }
reddust-damaged = Damage in { $space } (now { $n })
reddust-undamaged = Damage cleared in { $space } ({ $n })
reddust-fortified-absorbs = A Fortified Troop takes the Damage in { $space }
reddust-marker-lost = A Population marker leaves { $space }
reddust-keeps-place = Reclaimers keep their place
reddust-asks = { $who }: { $n ->
    [one] 1 Resource
   *[other] { $n } Resources
 } asked of { $faction }
reddust-asks-cards = { $who }: Resources asked of the Reclaimers
reddust-no-pacify = MarsGov: nothing Pacified
reddust-no-agitate = Red Dust: nothing Agitated
reddust-lobbies = MarsGov lobbies on Earth
reddust-no-lobby = MarsGov does not lobby
reddust-stay-EG = EG Troops stay where they are
reddust-stay-MG = MG Troops stay where they are
reddust-stay-RD = RD Rebels stay where they are
reddust-stay-CR_BASES = CR Bases stay where they are
reddust-stay-CR = CR Rebels stay where they are
reddust-all-hidden = All Active Rebels and SpecOps turn Hidden
reddust-earnings = Resources Phase: earnings
reddust-housed = Population housed in { $space } (Displaced { $displaced })
reddust-repaired = Damage repaired in { $space } (Displaced { $displaced })
reddust-eg-plus = EarthGov Confidence points up (EG+)
reddust-eg-minus = EarthGov Confidence points down (EG−)
reddust-confidence = EarthGov Confidence is now { $n }
reddust-controller = New EarthGov Controller: { $faction }
reddust-withdraw = Earth loses its patience: { $n } EG Troops leave, nobody controls EarthGov
reddust-satellites-orbit = Satellites to Orbit: { $n }
reddust-satellites-earth = Satellites back to Earth: { $n }
reddust-to-earth = To Earth: { $n } { $what }
reddust-cycler = The Aldrin Cycler lands on Phobos
reddust-arrivals = Displaced Population +{ $n }
reddust-lands = Arrived on Phobos: { $pieces }
reddust-turned-back = Nobody controls EarthGov: { $pieces } to Available
reddust-loaded = Earth to Transit: { $pieces }
reddust-drew = Reclaimers draw { $n ->
    [one] an Asset card
   *[other] { $n } Asset cards
 }
reddust-you-drew = You drew { $cards }
reddust-discarded = Reclaimers discard { $asset }
reddust-discarded-place = Reclaimers discard { $asset } to move forward
reddust-paid-asset = Reclaimers pay with { $asset }
reddust-drew-campaigns = Red Dust draws { $n } Campaign cards
reddust-campaign-in-force = Campaign in force: { $campaign }
reddust-storm-approaching = Storm roll { $white }-{ $black }: a storm approaches { $space }
reddust-storm-raging = Storm roll { $white }-{ $black }: a storm rages over { $space }
reddust-storm-ends = The storm over { $space } is over
reddust-storm-breaks = The storm breaks over { $space }
reddust-storms-end = All storms end
reddust-flashpoint = Flashpoint Round
reddust-dust-storm-round = Dust Storm Round { $n }
reddust-gives = { $who }: { $n ->
    [one] 1 Resource
   *[other] { $n } Resources
 } given to { $faction }
reddust-declined = { $who }: declined
reddust-rolled = The die shows { $n }
reddust-ineligible = Ineligible: { $faction }
reddust-stays-eligible = Stays Eligible: { $faction }
reddust-maglev-opens = The Rodgers Line is open

## The end
reddust-over-victory = A Faction has met its goal at the beginning of a Dust Storm Round.
reddust-over-last-storm = The third Dust Storm Round is over.
reddust-marker = Victory marker
reddust-threshold = Threshold

## What can be answered beforehand (/settings always:), with the answer
reddust-topic-consent = Requests for Resources or Asset cards: declined
reddust-topic-strike = A storm breaks again over a Desert: no enemy piece is removed
reddust-topic-cargo = Cargo of the Aldrin Cycler: the last kind on the list, nothing for Profits
reddust-topic-reply = Free Attack after an Assault: declined
reddust-topic-suppressed = Rebels driven out: to the last Desert on the list
reddust-topic-redeploy = Redeployment: who may stay stays, others go to the last place listed
reddust-topic-specops = SpecOps in an Assault: they stay Hidden
reddust-topic-position = Assets for a better place on the card: none
