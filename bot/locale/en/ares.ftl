# Terraforming Mars: Ares Expedition. Our own words; only game terms and printed names are the game's.

ares-title = Ares Expedition
ares-about = Terraform Mars in simultaneous phases, 1 to 4 players
ares-seat = Player { $n }

## Options
ares-opt-players = Players
ares-opt-mode = Mode
ares-opt-mode-standard = standard
ares-opt-mode-coop = two-player co-op
ares-opt-mode-solo = solo
ares-opt-level = Solo level
ares-opt-level-novice = novice
ares-opt-level-advanced = advanced
ares-opt-level-expert = expert
ares-opt-first_game = First game
ares-opt-first_game-no = no
ares-opt-first_game-yes = yes, starred cards
ares-opt-mulligan = Mulligan
ares-opt-mulligan-no = no
ares-opt-mulligan-yes = yes, swap cards once

## Commands
ares-cmd-choose_phase = Choose your phase card for this round, in secret
ares-cmd-play = Play a project card from your hand
ares-cmd-act = Use the Action of one of your cards
ares-cmd-standard = Take a standard action
ares-cmd-sell = Discard a card from your hand for MC
ares-cmd-done = Finish, or decline
ares-cmd-pay = Complete a payment
ares-cmd-use = Pay partly with what a card in play offers
ares-cmd-draw = Take the construction bonus as a card
ares-cmd-keep = Keep one of the cards you drew
ares-cmd-discard = Discard a card from your hand
ares-cmd-target = Choose the card that gets or gives resources
ares-cmd-choose = Choose one side of a card's effect
ares-cmd-spend = Choose how much to spend
ares-cmd-corporation = Choose your corporation
ares-cmd-cube = Co-op: take a cube from the pile
ares-cmd-give = Co-op: choose the card to trade
ares-cmd-dummy = Solo: choose the dummy's phase
ares-cmd-raise = Solo: choose the parameter that rises
ares-arg-phase = Which phase
ares-arg-card = Which card
ares-arg-option = Which side of the effect
ares-arg-which = Which standard action
ares-arg-pay = What to pay with
ares-arg-heat = How much heat to pay
ares-arg-amount = How much
ares-arg-cube = Which cube
ares-arg-parameter = Which parameter

## Words
ares-phase-development = I Development
ares-phase-construction = II Construction
ares-phase-action = III Action
ares-phase-production = IV Production
ares-phase-research = V Research
ares-phase-development-bonus = bonus: your green card costs 3 MC less
ares-phase-construction-bonus = bonus: draw a card, or play one more blue or red card
ares-phase-action-bonus = bonus: use one Action a second time
ares-phase-production-bonus = bonus: 4 MC
ares-phase-research-bonus = bonus: draw 3 more cards, keep 1 more
ares-zone-purple = purple
ares-zone-red = red
ares-zone-yellow = yellow
ares-zone-white = white
ares-tag-building = building
ares-tag-space = space
ares-tag-power = power
ares-tag-science = science
ares-tag-jovian = jovian
ares-tag-earth = earth
ares-tag-plant = plant
ares-tag-microbe = microbe
ares-tag-animal = animal
ares-tag-event = event
ares-color-green = green
ares-color-blue = blue
ares-color-red = red
ares-lib-project =
    { $mc } MC · { $color } · { $tags }
    { $text }
ares-lib-project-bare =
    { $mc } MC · { $color }
    { $text }
ares-lib-corporation =
    corporation · { $tags }
    { $text }
ares-lib-corporation-bare =
    corporation
    { $text }
ares-unit-mc = { $n ->
   *[other] MC
 }
ares-unit-heat = { $n ->
   *[other] heat
 }
ares-unit-plants = { $n ->
    [one] plant
   *[other] plants
 }
ares-unit-tr = { $n ->
   *[other] TR
 }
ares-kind-animal = { $n ->
    [one] animal
   *[other] animals
 }
ares-kind-microbe = { $n ->
    [one] microbe
   *[other] microbes
 }
ares-kind-science = { $n ->
   *[other] science
 }
ares-kind-animal-or-microbe = { $n ->
    [one] animal or microbe
   *[other] animals or microbes
 }
ares-kind-animal-or-microbe-or-science = { $n ->
    [one] animal, microbe or science
   *[other] animals, microbes or science
 }
ares-standard-forest = forest
ares-standard-temperature = temperature
ares-standard-ocean = ocean
ares-way-add = collect
ares-way-use = spend
ares-list = { $items }
ares-celsius = { $n } °C
ares-celsius-below = −{ $n } °C

## Effects in short
ares-plus-mc = +{ $n } MC
ares-plus-heat = +{ $n } heat
ares-plus-plants = +{ $n } { $n ->
    [one] plant
   *[other] plants
 }
ares-plus-mc-x = as much MC
ares-plus-plants-x = as many plants
ares-plus-cards-x = draw as many
ares-plus-tr = +{ $n } TR
ares-plus-tr-per-tag = +1 TR per { $tag } tag
ares-plus-temperature = raise temperature { $n ->
    [one] 1 step
   *[other] { $n } steps
 }
ares-plus-oxygen = raise oxygen { $n ->
    [one] 1 step
   *[other] { $n } steps
 }
ares-plus-ocean = flip { $n ->
    [one] an ocean
   *[other] { $n } oceans
 }
ares-plus-forest = { $n ->
    [one] a forest
   *[other] { $n } forests
 }
ares-plus-cards = draw { $n ->
    [one] a card
   *[other] { $n } cards
 }
ares-minus-cards = discard { $n ->
    [one] a card
   *[other] { $n } cards
 }
ares-put-here = put { $n } { $what } here
ares-put-other = put { $n } { $what } on another card
ares-take-here = take { $n } { $what } from here
ares-gain-if = { $what } with { $n } { $tag } tags
ares-draw-keep = draw { $draw }, keep { $keep }
ares-extra-play = play one more card this phase
ares-free-play = play a green card of cost 9 or less for nothing
ares-next-shift = the next card may shift a zone
ares-next-less = the next card costs { $n } MC less
ares-reveal-pick = reveal { $n }, take one with a science or plant tag
ares-reveal-branch = reveal a card: green gives { $n } MC, others come to hand
ares-loot = discard a card to draw { $n } ({ $more } for a plant tag)
ares-either = either { $sides }
ares-or = { $first }, or { $second }
ares-cost = { $n } { $what }
ares-cost-heat-x = any heat
ares-cost-cards = discard { $n ->
    [one] a card
   *[other] { $n } cards
 }
ares-cost-cards-x = discard up to { $most }
ares-cost-card-resource = take { $n } { $what } away
ares-act-note = { $cost } → { $gain }

## Prices and requirements
ares-price = { $mc } MC
ares-price-made = { $mc } MC (printed { $printed }: { $parts })
ares-price-many = { $mc } MC (printed { $printed }, { $n } discounts −{ $less })
ares-price-part = { $what } −{ $less }
ares-printed-cost = printed cost { $mc }
ares-start-mc = starts with { $mc } MC
ares-less-steel = steel
ares-less-titanium = titanium
ares-less-development = Development bonus
ares-less-free = free card
ares-need-temperature-min = temperature { $zone } or higher
ares-need-temperature-max = temperature { $zone } or lower
ares-need-oxygen-min = oxygen { $zone } or higher
ares-need-oxygen-max = oxygen { $zone } or lower
ares-need-oceans-min = at least { $n } oceans
ares-need-oceans-max = at most { $n } oceans
ares-need-tags = { $n } { $tag } { $n ->
    [one] tag
   *[other] tags
 }
ares-need-tr = TR { $n } or more
ares-need-spend = spend { $n } { $what }
ares-missing-temperature = { $need } (phase began at { $value }, { $zone })
ares-missing-oxygen = { $need } (phase began at { $value } %, { $zone })
ares-missing-oceans = { $need } (phase began with { $value })
ares-missing-have = { $need } (you have { $have })
ares-missing-mc = { $n } MC

## Refusals
ares-no-need = { $card } needs: { $why }.
ares-no-funds = { $card } costs { $price }; you have { $mc } MC and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } to discard: { $short } MC short.
ares-no-green = { $card } is not green; Development is for green cards.
ares-no-blue-red = { $card } is green; Construction is for blue and red cards.
ares-no-free = { $card } has a printed cost of { $cost }; the free card may have { $most } at most.
ares-no-plays = You have no play left in this phase for { $card }.
ares-no-act-used = { $card } was already used { $n ->
    [one] once
   *[other] { $n } times
 } in this phase.
ares-no-act-mc = { $card } costs { $cost }: { $short } MC short, even with all cards sold.
ares-no-act-cost = { $card } costs { $cost }; you do not have that.
ares-no-act-effect = { $card } would do nothing now.
ares-no-lobby = The offer of { $card } costs { $mc } MC: { $short } MC short.
ares-no-standard = { $what } costs { $n } { $unit }: { $short } short.
ares-no-standard-max = { $what } was at its maximum when the phase began and brings nothing any more.
ares-no-same-phase = You chose { $phase } in the last round; the same phase twice in a row is not allowed.
ares-no-chosen-phase = { $phase } is what you have already chosen.

## Questions
ares-ask-phase = Round { $round }: which phase do you choose?
ares-ask-change-phase = You chose { $phase }. You may still change your mind.
ares-ask-development = Development: { $plays ->
    [0] you have played your card. Finish?
   *[other] play a green card, or finish.
 }
ares-ask-free-green = Development: { $plays ->
   *[other] you may play one more green card of printed cost 9 or less for 0 MC.
 }
ares-ask-construction = Construction: { $plays ->
    [0] you have no play left. Finish?
    [one] play a blue or red card, or finish.
   *[other] play up to { $plays } blue or red cards, or finish.
 }
ares-ask-construction-bonus = Construction: { $plays ->
    [0] your bonus is left: draw a card or play one more.
    [one] play a blue or red card; your bonus: draw a card or play one more.
   *[other] play up to { $plays } blue or red cards; your bonus: draw a card or play one more.
 }
ares-ask-action = Action phase: use Actions and standard actions, then finish.
ares-ask-action-bonus = Action phase: use Actions and standard actions; one Action may be used a second time.
ares-ask-action-forced = Action phase: heat and plants that can be converted will be when you finish.
ares-ask-hand-limit = End of the round: sell { $n ->
    [one] 1 more card
   *[other] { $n } more cards
 } (the limit is { $limit }).
ares-ask-target = { $card }: which card gets { $n } { $what }?
ares-ask-giver = { $card }: from which card do you take { $n } { $what }?
ares-ask-amount = { $card }: how much heat do you spend (at most { $most })?
ares-ask-discard = { $card }: discard { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from your hand.
ares-ask-discard-upto = { $card }: discard up to { $n ->
    [one] 1 more card
   *[other] { $n } more cards
 }, or finish.
ares-ask-loot = { $card }: discard a card to draw { $n } ({ $more } if it has a plant tag)?
ares-ask-keep = Keep { $n } of { $of } cards.
ares-ask-choose = { $card }: choose one.
ares-ask-order = Which of these effects comes first?
ares-ask-pay = Paying for { $what }: { $due } of { $total } MC are still due; you have { $mc } MC.
ares-ask-corporation = Which corporation do you lead?
ares-ask-mulligan = Which cards do you swap? So far { $n }; you draw when you finish.
ares-ask-dummy = Which phase does the dummy play this round?
ares-ask-raise = The dummy's cube moved: raise oxygen or temperature by { $n ->
    [one] 1 step
   *[other] { $n } steps
 }.
ares-ask-cube = Take a cube: { $mc } for 1 MC and { $trade } for a trade are left.
ares-ask-trade = Which card do you offer { $who } for one of theirs?
ares-ask-trade-back = { $who } offers { $card }. Which card do you give for it?

## Options
ares-group-play = Play
ares-group-sell = Sell
ares-group-act = Actions
ares-group-standard = Standard actions
ares-do-play = Play { $card }
ares-do-sell = Sell { $card } (+{ $mc } MC)
ares-do-act = Use { $card }
ares-do-act-way = Use { $card }: { $way }
ares-do-lobby = { $card }: { $mc } MC → +{ $tr } TR
ares-do-standard-forest = Forest for { $cost } { $what }
ares-do-standard-temperature = Temperature for { $cost } { $what }
ares-do-standard-ocean = Ocean for { $cost } { $what }
ares-do-draw = Draw a card as your bonus
ares-do-done = Done
ares-do-pay = Pay { $mc } MC
ares-do-pay-heat = Pay { $mc } MC and { $heat } heat
ares-do-use = { $card }: { $what }
ares-use-microbe = { $n } microbes for { $mc } MC
ares-use-plants = { $n } { $n ->
    [one] plant
   *[other] plants
 } for { $mc } MC
ares-do-keep = Keep { $card }
ares-do-discard = Discard { $card }
ares-do-target = { $card }
ares-do-choose = { $what }
ares-do-spend = Spend { $n }
ares-do-corporation = { $card }
ares-do-cube-mc = Take a cube: 1 MC
ares-do-cube-trade = Take a cube: trade a card
ares-do-give = Give { $card }
ares-do-raise-oxygen = Raise oxygen
ares-do-raise-temperature = Raise temperature

## Events
ares-is = { $who } leads { $card } with { $mc } MC.
ares-you-picked = You picked { $card }.
ares-round-begins = Round { $n } begins.
ares-you-chose = You chose { $phase }.
ares-chose = { $who } chose { $phase }.
ares-dummy = The dummy plays { $phase }.
ares-dummy-shuffled = The dummy hand is shuffled; its cube moves to { $n }.
ares-raised-oxygen = Oxygen rises { $n ->
    [one] 1 step
   *[other] { $n } steps
 } to { $value } %, for nobody's rating.
ares-raised-temperature = Temperature rises { $n ->
    [one] 1 step
   *[other] { $n } steps
 } to { $value }, for nobody's rating.
ares-phase-begins = Phase { $phase }.
ares-played = { $who } plays { $card } for { $mc } MC.
ares-acted = { $who } uses { $card }.
ares-standard = { $who } takes the standard action { $what } for { $n } { $unit }.
ares-lobbied = { $who } pays { $mc } MC for +{ $n } TR.
ares-finished = { $who } has finished the phase.
ares-last-call = Mars is complete and this phase is the last: whoever had finished already may go on.
ares-produced = { $who } produces { $mc } MC, { $heat } heat, { $plants } { $plants ->
    [one] plant
   *[other] plants
 } and { $cards } { $cards ->
    [one] card
   *[other] cards
 }.
ares-gained = { $who } gains { $n } { $what } ({ $card }).
ares-gained-tr = { $who } gains { $n } TR ({ $card }).
ares-temperature-up = { $who } raises temperature to { $value } (+{ $n } TR).
ares-oxygen-up = { $who } raises oxygen to { $value } % (+{ $n } TR).
ares-forest-up = { $who } plants { $n ->
    [one] a forest
   *[other] { $n } forests
 } ({ $total } in all).
ares-ocean-flip = { $who } flips ocean { $total }: { $reward }, +1 TR.
ares-ocean-again = All { $total } oceans are flipped; { $who } gets the last reward once more: { $reward }, +1 TR.
ares-put = { $who } puts { $n } { $what } on { $card }.
ares-took = { $who } takes { $n } { $what } from { $card }.
ares-used-plants = { $who } pays { $n } { $n ->
    [one] plant
   *[other] plants
 } with { $card }.
ares-drew = { $who } draws { $n ->
    [one] a card
   *[other] { $n } cards
 }.
ares-you-drew = You drew { $cards }.
ares-discarded = { $who } discards { $n ->
    [one] a card
   *[other] { $n } cards
 }.
ares-you-discarded = You discarded { $card }.
ares-sold = { $who } sells a card for { $mc } MC.
ares-you-sold = You sold { $card } for { $mc } MC.
ares-kept = { $who } keeps a card.
ares-you-kept = You kept { $card }.
ares-revealed = { $who } reveals { $cards } ({ $card }).
ares-took-revealed = { $who } takes { $card }.
ares-reshuffled = The discards become a new deck of { $n } cards.
ares-took-mc-cube = { $who } takes a cube for 1 MC.
ares-took-trade-cube = { $who } takes a cube to trade.
ares-no-trade = { $who } does not trade.
ares-offers = { $who } offers { $card }.
ares-traded = { $who } trades a card with { $to }.
ares-traded-cards = { $card } went for { $other }.
ares-final = { $who }: { $n } points.

## End
ares-end-terraformed = Mars is terraformed: oxygen, temperature and oceans are complete.
ares-end-coop-won = Mars is terraformed with enough points: you win together.
ares-end-coop-lost = The pile is empty and the goal is missed: you lose together.
ares-end-solo-won = Mars is terraformed in time: you win.
ares-end-solo-lost = Time is up and Mars is not terraformed: you lose.
ares-score-tr = Terraform rating
ares-score-forests = Forests
ares-score-cards = Cards

## Rules in short
ares-rule-overview = What it is about
ares-rule-overview-text = Everybody leads a corporation that makes Mars habitable. Raising oxygen, temperature or oceans raises your terraform rating (TR), which is income and points at once. When all three are complete, the most points win.
ares-rule-setup = Set-up
ares-rule-setup-text = Eight project cards each, TR 5, and one of two corporations. A first game deals four starred green cards, four others and one starred corporation. With the mulligan option you may swap any cards once before picking your corporation.
ares-rule-planning = Planning
ares-rule-planning-text = All choose one of five phases in secret, never the one they chose in the round before. Only the phases somebody chose are played, in order, once each, by everybody; whoever chose a phase gets its bonus.
ares-rule-development = I Development
ares-rule-development-text = You may play one green card. Bonus: it costs 3 MC less.
ares-rule-construction = II Construction
ares-rule-construction-text = You may play one blue or red card. Bonus: draw a card, before or after playing, or play one more blue or red card.
ares-rule-paying = Paying
ares-rule-paying-text = Pay with MC and by discarding cards for 3 MC each; what you overpay with cards comes back as MC. You may sell cards at any time.
ares-rule-requirements = Requirements
ares-rule-requirements-text = Zones and oceans must have been reached when the phase began. Tags in play, TR and things to be spent count as they are now; the card itself does not help to meet its own requirement.
ares-rule-capabilities = Steel and titanium
ares-rule-capabilities-text = Each steel makes building cards 2 MC cheaper, each titanium makes space cards 3 MC cheaper. They are never spent. A price never falls below zero.
ares-rule-action = III Action
ares-rule-action-text = Use the Action of each of your cards once and standard actions as often as you can pay. Bonus: one Action a second time.
ares-rule-standard = Standard actions
ares-rule-standard-text = Forest: 8 plants or 20 MC. Temperature: 8 heat or 14 MC. Ocean: 15 MC. A forest is a forest point and an oxygen step.
ares-rule-maximum = Parameters at their maximum
ares-rule-maximum-text = In the phase in which a parameter becomes complete it still pays everybody; more ocean flips repeat the last tile. From the next phase on it pays nothing, but forests still give their point.
ares-rule-forced = Forced conversion
ares-rule-forced-text = At the end of your action phase, 8 heat and 8 plants must be converted as often as you can, unless that parameter is complete. It happens when you say you are done.
ares-rule-production = IV Production
ares-rule-production-text = MC for your production and your TR, heat, plants and cards for your production. Bonus: 4 MC.
ares-rule-research = V Research
ares-rule-research-text = Draw 2 cards and keep 1. Bonus: draw 3 more and keep 1 more.
ares-rule-endstep = End of a round
ares-rule-endstep-text = Whoever holds more than ten cards sells down to ten.
ares-rule-end = End of the game
ares-rule-end-text = When oxygen is 14 %, temperature +8 °C and nine oceans are flipped, the running phase is played to its end, also by those who had finished it, and the game is over.
ares-rule-scoring = Scoring
ares-rule-scoring-text = One point per TR, per forest, and the points on your cards. Ties: most heat, MC and plants together, with the cards in hand sold first.
ares-rule-coop = Co-op for two
ares-rule-coop-text = After each reveal both take a cube from a pile of 30: 27 give 1 MC, 3 let you trade a card with your partner. The game lasts 15 rounds. You win together with all parameters complete and 80 points.
ares-rule-solo = Solo
ares-rule-solo-text = A dummy hand of five phase cards adds a phase each round. After each five rounds its cube moves and, on the lower levels, oxygen or temperature rises by 2 or 1 steps for nobody's rating. In the last five of 25 rounds you pick its order. You win when Mars is terraformed.

## What can be answered beforehand (/settings always:), with the answer
ares-topic-loot = Discard a card to draw others: no
ares-topic-cube = Co-op cubes: the first kind that is left
ares-topic-trade = Trades of cards with the partner: none
