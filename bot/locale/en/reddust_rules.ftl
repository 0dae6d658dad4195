# Red Dust Rebellion: what /rules and /card tell. All sentences are our own; only names and terms are the game's.

## Cards
reddust-lib-event = Event { $n } · Flashpoint { $flashpoint } · order { $order }
    Unshaded: { $unshaded }
    Shaded: { $shaded }
reddust-lib-event-single = Event { $n } · Flashpoint { $flashpoint } · order { $order }
    { $unshaded }
reddust-lib-note = { $card }
    { $note }
reddust-lib-dust-storm = Dust Storm cards are mixed into the last six cards of each third of the deck. When one becomes the Current Event, a Dust Storm Round is played. While one is the Next Event, Recon and March are impossible (Haboob).
reddust-lib-asset-capability = Asset { $n } · Capability, worth { $value }
    { $text }
reddust-lib-asset-event = Asset { $n } · Event, worth { $value }
    { $text }
reddust-lib-asset-resource = Asset { $n } · worth { $value }
    { $text }
reddust-lib-campaign = Campaign { $n } · in force until the next Dust Storm Reset
    { $text }

## Notes on cards
reddust-event-1-note = Not a Repair: Displaced Population and the Confidence side stay as they are.
reddust-event-2-note = The EarthGov Controller chooses the cargo; without one only Population and paid cargo leaves.
reddust-event-3-note = The shaded Exploit still needs a CORP Base and no Damage; only the comparison with MarsGov forces is waived.
reddust-event-11-note = Ineligible at once and on the next card too. A tie between the Rebel Factions is broken by the executor.
reddust-event-12-note = Whoever places the Rebels has to Ambush. The hiding covers Reclaimer Rebels there as well.
reddust-event-18-note = SpecOps that leave the game never return.
reddust-event-24-note = Only the spaces selected for this Event pay Profits.
reddust-event-26-note = Shaded: the executor picks the Base and names Red Dust or the Reclaimers; that Faction picks one space its Rebels come from. All Rebels there count, of both Factions; CORP Bases go last.
reddust-event-28-note = The named Faction Houses and decides about the markers; the Event's sign stands even if the Corporations House. Shaded: markers are counted after the House; for every full three Red Dust chooses a Labyrinth, the same one again if it likes.
reddust-event-29-note = The Faction is Ineligible at once and on the next card too. Shaded: the Base may be a Dug-In one or a Conversion Center.
reddust-event-32-note = One option only. All pieces are placed before the shifts. COIN executors may Assault, Rebels may Attack, free, in one of the two.
reddust-event-33-note = The free Ambush brings the Attack it changes; each Labyrinth needs a Hidden Rebel.
reddust-event-34-note = One option only. The units leave one space; the first Desert is adjacent to it and each further one to the Desert before. No Raging Storm on the way.
reddust-event-35-note = Only yellow Population markers qualify, not printed Population; the named Faction chooses the Deserts too. Shaded: House and Base go into the same Desert.
reddust-event-36-note = Phobos is not on Mars, and nothing leaves storms. Shaded: the named Faction chooses the units, the Base keeps its side and needs room.
reddust-event-37-note = If one Faction has fewer than three Rebels the other gives more. Shaded: the executor moves the Rebels and names Red Dust or the Reclaimers; that Faction may Ambush there, replace the Rebels that moved, or do neither.
reddust-event-39-note = The bonus asks for a Base that the Assault itself removed.
reddust-event-43-note = Bases may move too, as far as there is room. Shaded: any Rebel Bases, each once, and they keep their side.
reddust-event-45-note = Units come from adjacent spaces. Shaded: a Hidden Rebel is still Activated if there is one.
reddust-event-46-note = One CORP Base goes and all units of all Factions; other Bases stay. CORP stays Eligible whether or not it acted.
reddust-event-47-note = One option only. At most one marker a space; Approaching Storms stay as they are; six markers exist.
reddust-asset-7-note = Attacks are possible where the journeys ended. All of it is free.
reddust-asset-8-note = Fortified Troops take Damage first. The Reclaimers choose the units; Hidden SpecOps may be among them.
reddust-asset-13-note = Rebels in Raging Deserts stay as they are, and none leaves a Labyrinth in a Raging Storm.
reddust-asset-23-note = It counts for Rally, for Travel through Bases, for the dice of an Attack and for Genetic Masking.
reddust-asset-25-note = Two fewer for the space, however many Bases stand there.

## 1 Basic concepts
reddust-rule-factions = The Factions
reddust-rule-factions-text = MarsGov (MG) wants Support and the confidence of Earth. The Corporations (CORP) want Profits. Red Dust (RD) wants Opposition and Bases. The Reclaimers (CR) want Control, their own Bases and the end of all others. EarthGov (EG) is nobody's seat: MG or CORP commands it.
reddust-rule-friends = Friends and enemies
reddust-rule-friends-text = MG, CORP and EG are friends (COIN) and shield each other's Bases. Red Dust and the Reclaimers are enemies of everybody, of each other too, and do not shield each other's Bases.
reddust-rule-alliances = Two or three players
reddust-rule-alliances-text = One person may hold both COIN or both Rebel Factions. Such a pair counts with the lower of its two margins.
reddust-rule-map = The map
reddust-rule-map-text = Labyrinths are cities, Deserts are open land in three Sectors; the Wilderness between the Sectors is an Unpopulated Desert. Phobos is a Labyrinth under permanent COIN Control without Damage, Bases or Rebels. Earth and Transit lie on the way to Phobos; Satellites wait in Orbit.
reddust-rule-adjacency = Adjacency and Maglevs
reddust-rule-adjacency-text = Spaces that share a border are adjacent; the Wilderness is adjacent to the Deserts at the edge of a Sector and to no Labyrinth. Maglev lines join Labyrinths for Secure and March. The Rodgers Line (Europa–Tereshkova) is closed until Event 14 opens it.
reddust-rule-confidence = EarthGov Confidence
reddust-rule-confidence-text = The marker shows EG+ or EG−; each Flashpoint Round moves it one box up or down and sends Troops, Supply and Population to Earth. Its value counts for MarsGov.
reddust-rule-controller = EarthGov Controller
reddust-rule-controller-text = In the upper boxes MG, below it CORP commands EG Troops and Satellites as its own. In the last box nobody does: EG Troops leave the map, Satellites in Orbit go to Earth, and none may be placed.
reddust-rule-casualties = Casualties
reddust-rule-casualties-text = CORP and EG pieces that are removed go to Casualties unless a rule says otherwise. CORP pieces cost Profits at the next Flashpoint or Dust Storm Round, EG pieces cost Confidence at the next Dust Storm Round; then they return.
reddust-rule-forces = Forces
reddust-rule-forces-text = Troops, Security, SpecOps and Rebels are units; units and Bases are forces; Troops and Security are cubes. Upgraded Bases are Terraforming (CORP, only in Deserts), Dug-In (RD) and Conversion Center (CR).
reddust-rule-hidden = Hidden and Active
reddust-rule-hidden-text = Rebels and SpecOps are placed Hidden. Activating turns them Active; what must Activate a Hidden piece needs one. Moving does not change the side unless a rule says so.
reddust-rule-satellites = Satellites
reddust-rule-satellites-text = They count as EG forces except for Control. The Controller sends them from Orbit to Mars for Drop Pods, Navigation Beacons or Bombard; there they can be removed. A Flashpoint Round brings them back to Orbit.
reddust-rule-available = Available forces
reddust-rule-available-text = Pieces are placed from Available only. A piece without an Available replacement is just removed. With none Available, MG, RD and CR may take own Troops or Rebels from the map and place them at once elsewhere, Rebels Hidden.
reddust-rule-stacking = Stacking
reddust-rule-stacking-text = At most two Bases in a space, six in the Wilderness, none on Phobos. Units are not limited.
reddust-rule-resources = Resources and Profits
reddust-rule-resources-text = MG and RD pay with Resources, CR with Asset cards, CORP pays nothing for Operations but some extras with Profits. All tracks run from 0 to 50.
reddust-rule-supply = Supply
reddust-rule-supply-text = Supply travels from Earth by way of Transit to Phobos and gives MG 3 Resources each on arrival. There are twelve markers.
reddust-rule-assets = Asset cards
reddust-rule-assets-text = CR pays with cards worth 2 to 5; what is too much is lost. A card may also move CR forward on the Event card, or be played for its Event. Six cards at most after every draw; discards are shuffled back at a Dust Storm Reset only.
reddust-rule-capabilities = Capabilities
reddust-rule-capabilities-text = A Capability stays in play for good. When it is played CR may also execute one free Operation in up to two spaces and then draws a card.
reddust-rule-campaign_cards = Campaign cards
reddust-rule-campaign_cards-text = They come from set-up, the Campaign Operation and Events, are open to all, may be several at once, and leave the game at the next Dust Storm Reset.
reddust-rule-trading = Trading
reddust-rule-trading-text = While a Faction acts, MG and RD may give each other Resources, and CR may discard cards for MG or RD. MG and RD may pay for a running CR Operation. CORP neither gives nor gets. Deals bind only within the action.
reddust-rule-population = Population
reddust-rule-population-text = Each green square without Damage and each yellow marker is one Population. Without any a space is Unpopulated and Neutral.
reddust-rule-damage = Damage
reddust-rule-damage-text = It first takes away all yellow markers of the space, then covers one green square and adds one marker to Displaced Population. A Fortified Troop is lost instead. A space without an open green square takes none.
reddust-rule-spaceports = Spaceports
reddust-rule-spaceports-text = Every Labyrinth without Damage has one, Phobos always. Units may fly between Labyrinths under friendly Control without Damage or Raging Storm, in Secure, Recon (out of them) and March.
reddust-rule-displaced = Displaced Population
reddust-rule-displaced-text = Markers come from Damage, from Phobos and from Events; House and Repair use them up. At a Dust Storm every two cost MG 3 Resources and CORP 1 Profit.
reddust-rule-house = House
reddust-rule-house-text = Moves a Displaced marker onto a free gray square of a space without Damage. MG sets EG+, RD EG−, CORP chooses. CR has no House action.
reddust-rule-repair = Repair
reddust-rule-repair-text = Removes one Damage and one Displaced marker. MG pays 3 and sets EG+, RD pays 2 and sets EG−, CORP returns one Security of the space to Available and may set either side.
reddust-rule-support = Support and Opposition
reddust-rule-support-text = Five levels from Active Support over Neutral to Active Opposition. Passive levels count each Population once, Active ones twice. Unpopulated spaces are always Neutral.
reddust-rule-control = Control
reddust-rule-control-text = COIN controls a space with more forces than all Rebels together; RD and CR each need more than all others together. Satellites do not count.
reddust-rule-storms = Dust Storms
reddust-rule-storms-text = Approaching Storms only warn. A Desert in a Raging Storm cannot be selected for Operations, Special Activities or Events. A Labyrinth in one can, but nothing moves in or out. Travel ignores storms.

## 2 and 3
reddust-rule-victory = Victory
reddust-rule-victory-text = Checked at the start of each Dust Storm Round: MG total Support plus Confidence above 34; CORP Profits above 36; RD total Opposition plus Bases above 32; CR controlled spaces plus own Bases above all other Bases on Mars.
reddust-rule-margins = Margins and ties
reddust-rule-margins-text = After the third Dust Storm, or when several win, the highest margin over the own goal wins. Ties go to CR, then MG, then RD.
reddust-rule-setup = Set-up
reddust-rule-setup-text = The board is set as printed, two storms are rolled, one Campaign comes into force, CR draws three Assets. Of 48 Events 36 are used, in three piles with one Dust Storm in the last part of each.

## 4 Sequence of play
reddust-rule-sequence = Sequence of play
reddust-rule-sequence-text = The Current Event is played, the Next Event is visible. Revealing a Next Event adds its Flashpoint value to the track: at 5 a Flashpoint Round follows at once. A Dust Storm as Current Event means a Dust Storm Round.
reddust-rule-haboob = Haboob
reddust-rule-haboob-text = While a Dust Storm is the Next Event, no Recon and no March, free ones included. Travel is possible.
reddust-rule-position = Discarding for position
reddust-rule-position-text = Before anybody acts CR may discard up to three Assets, each for one place forward on the card, Ineligible Factions counted.
reddust-rule-event_round = Event Round
reddust-rule-event_round-text = Up to two Eligible Factions act in the order of the card. Whoever acted is Ineligible on the next card, all others are Eligible.
reddust-rule-options = What a Faction may do
reddust-rule-options-text = 1st Eligible: an Operation, with or without Special Activity, or the Event. 2nd Eligible: after an Operation alone a Limited Operation; after one with a Special Activity a Limited Operation or the Event; after the Event an Operation with a Special Activity if wished.
reddust-rule-limited = Limited Operation
reddust-rule-limited-text = One space, no Special Activity. Secure, Recon and March have one destination but any number of origins.
reddust-rule-efficiency = Desert Efficiency
reddust-rule-efficiency-text = A Limited Operation of CR may select several spaces, but one Asset card has to pay for all; then CR may draw one.
reddust-rule-passing = Passing
reddust-rule-passing-text = Who passes stays Eligible and the next Faction takes the place. MG +3 Resources, CORP runs the Aldrin Cycler, RD +1 Resource, CR may draw a card.
reddust-rule-flashpoint = Flashpoint Round
reddust-rule-flashpoint-text = Aldrin Cycler, CORP Casualties, Confidence, Terraforming, storms, attrition. Terraforming: +2 Profits for the first such Base in each Desert, +1 for each other, −1 for each Conversion Center in a Desert.
reddust-rule-cycler = The Aldrin Cycler
reddust-rule-cycler-text = Transit lands on Phobos: Population becomes Displaced, Satellites go to Orbit, Supply pays MG. Then one Population and five pieces of the Controller's choice go from Earth to Transit; CORP may send more for 1 Profit each.
reddust-rule-new_storms = Storms in a Flashpoint Round
reddust-rule-new_storms-text = Raging Storms end, Approaching ones rage. Then as many rolls as the Next Event's Flashpoint value, six markers at most. A roll on a marked space makes it rage, and CR may remove one enemy piece there, Bases last.
reddust-rule-attrition = Attrition and conversion
reddust-rule-attrition-text = In Deserts that are Unpopulated or in a Raging Storm: without a COIN Base one MG Troop and one Security go, without an RD Base one RD Rebel. In Populated spaces each Conversion Center's space gets one CR Rebel.
reddust-rule-dust_storm = Dust Storm Round
reddust-rule-dust_storm-text = Casualties and Displaced Population cost, victory is checked, then Resources, Support, Redeploy and Reset. The third one ends the game after Redeploy.
reddust-rule-earnings = Resources Phase
reddust-rule-earnings-text = MG gains the Population of COIN-controlled spaces without Opposition; CORP 2 Profits per Base in a Labyrinth; RD the Population at Active Opposition plus its Bases; CR draws by its Bases on Mars (1 to 6 cards).
reddust-rule-support_phase = Support Phase
reddust-rule-support_phase-text = MG may Pacify twice in each COIN-controlled space (House, Repair, or 3 Resources for a level) and Lobby once (5 Resources, Confidence up one). RD may Agitate twice in each of its spaces, 1 Resource a level.
reddust-rule-redeploy = Redeploy
reddust-rule-redeploy-text = All storms end. EG Troops on Mars go to Phobos or MG Bases. MG Troops leave Deserts without COIN Bases; RD Rebels leave Deserts with neither Opposition nor RD Base; others may move too. CR may move Bases to the Wilderness (as plain ones) and Rebels to its Bases.
reddust-rule-reset = Reset
reddust-rule-reset-text = Population on Earth is set to the Confidence value, Rebels and SpecOps hide, Campaigns leave, Asset discards are shuffled in, all are Eligible, two new cards are shown and storms are rolled by both their values.

## 5 Operations
reddust-rule-operations = Operations
reddust-rule-operations-text = Choose spaces one by one, each once; MG pays 3 a space, Rebels 1, CORP nothing, when all are done. Enemies that are targeted lose as much as possible. A free Operation costs nothing and does not change Eligibility.
reddust-rule-train = Train (MarsGov)
reddust-rule-train-text = Spaces with an MG Base and Labyrinths under COIN Control: up to four Troops each, 3 Resources where Troops are placed. Then Pacify in one of them.
reddust-rule-logistics = Logistics (Corporations)
reddust-rule-logistics-text = Earth: four units, one SpecOps among them, more for 1 Profit each. Transit: the Aldrin Cycler with CORP as loader. Deserts: turn a Base Terraforming, the first free, others 3 Profits. Then Security at Bases for 1 Profit each.
reddust-rule-secure = Secure (COIN)
reddust-rule-secure-text = Move units to Labyrinths from adjacent spaces, by Maglev and Spaceport, stopping at enemy Control. Activate one Rebel for each own unit there; one cube may become a Base in each; then House or Repair once. Drop Pods: a Satellite brings EG Troops from Phobos anywhere.
reddust-rule-recon = Recon (COIN)
reddust-rule-recon-text = Move units to Deserts from adjacent spaces or by Spaceport. Activate one Rebel for each own unit (every two in the Wilderness); a cube may become a Base; then House or Repair once. Navigation Beacons: a Satellite opens a stormy Desert or reveals two more.
reddust-rule-assault = Assault (COIN)
reddust-rule-assault-text = Each cube and Active SpecOps removes one Active Rebel or Base, Bases last. Mercenaries: 1 Profit for every two removed beside Security or Active SpecOps. In Labyrinths, or at a Dug-In Base, Rebels that lost forces may Attack free.
reddust-rule-bombard = Bombard and Suppress
reddust-rule-bombard-text = Bombard: a Satellite removes two more in an Assault space; a Labyrinth takes one Damage. Suppress: in one other space the Controller drives out as many Rebels as EG Troops stand there; their owners choose adjacent Deserts; Opposition there falls one level.
reddust-rule-rally = Rally (Rebels)
reddust-rule-rally-text = RD: Populated spaces without Support; CR: Neutral spaces. Place a Rebel or turn two into a Base. With a Base: Rebels up to Population plus Bases, or hide all, or (CR) upgrade and draw. RD may then dig in one Base in a Desert.
reddust-rule-march = March (Red Dust)
reddust-rule-march-text = Move Rebels from adjacent spaces, by Maglev and Spaceport, stopping at enemy Control. With Support, a group that with the cubes and SpecOps there is more than three turns Active. In the Wilderness Rebels hide.
reddust-rule-travel = Travel (Reclaimers)
reddust-rule-travel-text = Rebels and Bases leave the selected spaces for adjacent ones, through storms too. Groups are noticed as in March, but hide in the Wilderness and under storms. Hidden Rebels may go on through spaces with a CR Base. The Wilderness costs nothing.
reddust-rule-attack = Attack (Rebels)
reddust-rule-attack-text = Activate all own Rebels and roll two dice. Sum no higher than all forces there: one Damage. Each die no higher than own Rebels: remove two enemy forces (an EG Troop counts two), Bases last, no Hidden SpecOps. CR may replace a Terraforming Base with its own.
reddust-rule-campaign = Campaign (Red Dust)
reddust-rule-campaign-text = Populated spaces with RD Rebels (Activate one if none is Active): shift one level to Opposition. At Active Opposition draw a Campaign card; at Passive Support place Damage, EG−, and CORP loses 2 Profits if it has a Base there. One drawn card comes into force.
reddust-rule-preach = Preach (Reclaimers)
reddust-rule-preach-text = Populated spaces with CR Rebels (Activate one if none is Active): shift one level to Neutral. If Neutral already: as many Rebels as Population, and a yellow marker goes, or a Damage is placed and EG− set.

## 6 Special Activities
reddust-rule-specials = Special Activities
reddust-rule-specials-text = One with an Operation in at least one space: before it, between its spaces, or after it and its payment; each space once. Secure and March do not adjust Control before they are complete. Events may give them without an Operation.
reddust-rule-entrench = Entrench (MarsGov)
reddust-rule-entrench-text = With Train, Secure or Recon. Up to two spaces with COIN Control: a Troop may become a Base, others may be Fortified, one for each Population. A Fortified Troop takes a Damage instead of the space.
reddust-rule-petition = Petition (MarsGov)
reddust-rule-petition-text = After Secure, Recon or Assault: one Supply to Earth, one more for every three Rebels revealed, −1 Profit each. If an Assault removed more Rebel than COIN forces: EG+ and −2 Profits.
reddust-rule-transport = Transport (MarsGov)
reddust-rule-transport-text = With any Operation. Move MG Troops (the Controller also EG Troops) among Phobos, spaces with MG Bases and one other space, two for the Controller.
reddust-rule-public_relations = Public Relations (Corporations)
reddust-rule-public_relations-text = With Logistics, Secure or Recon. Up to two spaces with COIN Control and Security: Repair at will for 2 Profits each, House in one. There RD loses 3 Resources if present, CR discards a card if present.
reddust-rule-exploit = Exploit (Corporations)
reddust-rule-exploit-text = With Logistics or Assault. Up to two spaces with a CORP Base, no Damage and more CORP than MG forces: Profits by Population, one level to Neutral. Rebel Control gives RD the Population in Resources, or CR a card.
reddust-rule-raid = Raid (Corporations)
reddust-rule-raid-text = With Secure, Recon or Assault. Up to two spaces, two Hidden SpecOps may move in. One SpecOps turns Active to remove an EG Troop or two other pieces, friends too. If MG or EG pieces went: EG−.
reddust-rule-redistribute = Redistribute (Red Dust)
reddust-rule-redistribute-text = With any Operation. Up to four Populated spaces with RD Control: Activate a Hidden Rebel, gain the Population plus 1 per CORP Base.
reddust-rule-coordinate = Coordinate (Red Dust)
reddust-rule-coordinate-text = With Rally, March or Campaign. Up to two spaces without Support: Activate a Hidden Rebel, House or Repair, then one level to Opposition. At Active Opposition instead remove two MG Troops or Security, or replace one with a Rebel.
reddust-rule-ambush = Ambush (Rebels)
reddust-rule-ambush-text = With Attack, in up to two of its spaces with a Hidden Rebel: only one turns Active, and the dice are set instead of rolled. A free Ambush of an Event brings its Attack.
reddust-rule-purify = Purify (Reclaimers)
reddust-rule-purify-text = With any Operation. Up to two spaces with CR Control: Activate a Hidden Rebel; replace one enemy unit with a Rebel, two at a Conversion Center, or an unprotected enemy Base with a Conversion Center and draw. Not in a Raging Desert.
reddust-rule-ransack = Ransack (Reclaimers)
reddust-rule-ransack-text = With any Operation. Up to two spaces with Damage: Activate a Hidden Rebel and draw one card for each Damage there.

## 7 Events
reddust-rule-events = Events
reddust-rule-events-text = Most cards have an unshaded and a shaded option; any Faction may execute either. The executor decides everything unless the card names another Faction. Where a card names two Factions, the executor names one of them and that one decides.
reddust-rule-event_limits = Limits of Events
reddust-rule-event_limits-text = The card beats the rules, but never places pieces that are not Available, never breaks stacking, never puts Rebels on Phobos, never targets Raging Deserts, never moves through the doors of a Raging Labyrinth.
reddust-rule-event_spaces = As much as possible
reddust-rule-event_spaces-text = Spaces must be chosen where as much of the text as possible works; what is impossible is left out.
reddust-rule-event_sign = EG+ and EG− on cards
reddust-rule-event_sign-text = An option with a sign sets the Confidence marker to that side.
reddust-rule-event_operations = Free Operations of Events
reddust-rule-event_operations-text = They follow their usual rules, cost nothing, need no Eligibility and do not use it up. Haboob still forbids Recon and March.
reddust-rule-asset_events = Events on Asset cards
reddust-rule-asset_events-text = CR may execute one instead of the Event of the card whenever it could execute that. For the 2nd Eligible it counts as the Event.
