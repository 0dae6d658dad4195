# Red Dust Rebellion: events 1 to 24 and the Campaigns. All sentences are our own. Card texts: at most 100 characters.

## Questions of events
reddust-ask-event_move = The Event: move up to { $n } to { $space }. Which, and from where?
reddust-ask-event_number = The Event: how many? At most { $n }.
reddust-ask-event_swap = The Event: replace up to { $n } with { $piece } in { $space }.
reddust-ask-scatter = The Event: { $n } units must leave { $origin }. Where to?
reddust-ask-scatter-units = The Event: which units go from { $origin } to { $space }? { $n } have to leave.
reddust-supply-lost = Supply lost: { $n } ({ $space })
reddust-displaced-gone = Displaced Population −{ $n }
reddust-specops-gone = { $n } SpecOps leave the game for good
reddust-ask-event_transfer = The Event: how many MarsGov Resources go to Red Dust? At most { $n }.
reddust-ask-event_displaced = The Event: discard how many Displaced Population markers? At most { $n }.
reddust-ask-event_specops = The Event: how many Available SpecOps leave the game? At most { $n }.
reddust-ask-event_maglev = The Event: which Maglev line?

## Alternatives of events
reddust-choose-supply_4 = 4 Supply to Earth
reddust-choose-eg_troops_4 = 4 EG Troops
reddust-choose-mg_troops_6 = 6 MG Troops
reddust-choose-exploit = Exploit a space with Support
reddust-choose-transfer_6 = Up to 6 MarsGov Resources to Red Dust
reddust-choose-transit_supply = Remove all Supply from Transit
reddust-choose-riot = Place Rebels in a Labyrinth and Ambush
reddust-choose-into_security = Rebels become Security
reddust-choose-into_mg_troops = Rebels become MG Troops
reddust-choose-maglev_M1 = Europa – Tenzing
reddust-choose-maglev_M2 = Tenzing – Shepard
reddust-choose-maglev_M3 = Shepard – Tereshkova
reddust-choose-maglev_M4 = Europa – Tereshkova
reddust-choose-maglev_M5 = New Córdoba – Shenzhou

## Events
reddust-event-1-unshaded = Clear all Damage under COIN Control, +1 Profit each; up to 2 of those spaces one level to Support
reddust-event-1-shaded = −5 Profits, −9 MarsGov Resources
reddust-event-2-unshaded = EG+. 4 Supply or 4 EG Troops to Earth, then one Aldrin Cycler phase
reddust-event-2-shaded = EG−. −5 Profits
reddust-event-3-unshaded = EG+. Two spaces with EG Troops lose all Rebel Bases
reddust-event-3-shaded = EG−. Corporations may Exploit one space with Support, even outnumbered by MarsGov
reddust-event-4-unshaded = EG+. Up to 8 EG Troops into Labyrinths without Rebel forces
reddust-event-4-shaded = EG−. All EG Troops on Phobos and in one space on Mars become Available
reddust-event-5-unshaded = Confidence up one box per Satellite in Orbit; then all Satellites go to Orbit
reddust-event-5-shaded = Red Dust or Reclaimers may Attack free wherever a Satellite stands
reddust-event-6-unshaded = EG+. 3 Supply to Earth, then one Aldrin Cycler phase
reddust-event-6-shaded = EG−. Up to 6 MarsGov Resources go to Red Dust, or Transit loses all Supply
reddust-event-7-unshaded = EG+. 2 Population to Earth; you may House in one space with Support
reddust-event-7-shaded = EG−. Remove up to 6 MG Troops on Mars where there is no Support
reddust-event-8-unshaded = Tenzing two levels to Support; Activate all Rebels there; MarsGov may Assault there free
reddust-event-8-shaded = Tenzing Neutral; Red Dust gains its Population in Resources; Reclaimers draw 1
reddust-event-9-unshaded = EG+. 1 Supply to Earth for each Labyrinth without Rebel forces
reddust-event-9-shaded = EG−. Earth loses 1 Supply for each Labyrinth with Rebel forces
reddust-event-10-unshaded = EG+. Two spaces one level to Support
reddust-event-10-shaded = Two spaces one level to Opposition, 2 Rebels into each
reddust-event-11-unshaded = Activate all Rebels in a Labyrinth; the strongest Rebel Faction there turns Ineligible
reddust-event-11-shaded = 4 MG or CORP cubes from each of up to 2 Labyrinths go to spaces with COIN Bases
reddust-event-12-unshaded = One space with SpecOps: Activate all SpecOps and Rebels; CORP may Assault there free
reddust-event-12-shaded = Red Dust may place up to 2 Rebels in a Labyrinth and Ambush free; then all Rebels there hide
reddust-event-13-unshaded = Up to 6 Security to a space by a Maglev; Activate Rebels there; CORP may Assault there free
reddust-event-13-shaded = Every space along one Maglev line one level to Opposition
reddust-event-14-unshaded = Open Rodgers Line; Europa, Tereshkova 1 level to Support; +6 Profits; MG or CORP may House in both
reddust-event-14-shaded = Europa and Tereshkova one level to Opposition; −3 Profits, −6 MarsGov Resources
reddust-event-15-unshaded = Two Deserts two levels to Opposition; +1 Profit per CORP Base in a Desert
reddust-event-15-shaded = −6 Profits; remove up to 2 CORP Bases in Deserts
reddust-event-16-unshaded = Shenzhou: no Rebels, Neutral; Activate Rebels beside it; +3 Profits or 3 Supply to Earth
reddust-event-16-shaded = 1 Damage in Shenzhou; then discard any number of Displaced Population
reddust-event-17-unshaded = EG+. Two Deserts one level to Neutral; then +3 Profits or 3 Supply to Earth
reddust-event-17-shaded = Two Deserts one level to Opposition; Red Dust may draw a Campaign
reddust-event-18-unshaded = 2 SpecOps, 2 Security and a CORP Base into one Desert; Activate all Rebels there
reddust-event-18-shaded = Up to 4 Available SpecOps leave the game; −4 Profits
reddust-event-19-unshaded = EG+. Every space with Damage and Security one level to Support; +3 Profits
reddust-event-19-shaded = −3 MarsGov Resources for each Labyrinth with CORP forces
reddust-event-20-unshaded = EG+. Two Labyrinths one level to Support; +3 Profits
reddust-event-20-shaded = Up to 4 spaces with CORP forces one level to Opposition
reddust-event-21-unshaded = 6 MG Troops or 4 EG Troops into one Labyrinth; +3 Profits
reddust-event-21-shaded = Up to 6 MG Troops or Security become Rebels
reddust-event-22-unshaded = Activate all Rebels in Labyrinths under COIN Control; MG or CORP may Assault in one free
reddust-event-22-shaded = Two Labyrinths one level to Opposition; 2 Rebels in or next to each
reddust-event-23-unshaded = EG+. Up to 4 Rebels become Security, or MG Troops
reddust-event-23-shaded = A CORP Base and up to 4 CORP units of its space go; it shifts 1 level to Opposition; −2 Profits
reddust-event-24-unshaded = Up to 3 spaces one level to Support; +1 Profit for each now at Active Support
reddust-event-24-shaded = Remove up to 4 cubes in one space, EG last; if none is left, one level to Opposition

## Campaigns
reddust-campaign-1-text = New Red Dust Bases are Dug-In at once
reddust-campaign-2-text = −1 Profit each time a CORP Base is placed
reddust-campaign-3-text = Half of the Supply that reaches Phobos, rounded up, is lost
reddust-campaign-4-text = Secure may not use Maglevs
reddust-campaign-5-text = No Labyrinth can be shifted to Active Support
reddust-campaign-6-text = A Labyrinth selected for Assault also shifts one level to Opposition
reddust-campaign-7-text = CORP units do not count for Control of Labyrinths
reddust-campaign-8-text = Supply reaching Phobos gives MarsGov 2 and Red Dust 1 instead of MarsGov 3
reddust-campaign-9-text = Spaces with Opposition cost MarsGov 6 Resources in a Secure
reddust-campaign-10-text = MarsGov Operations cost 1 more in each space without Support
reddust-campaign-11-text = Logistics cannot select Transit; a Corporate Pass does not run the Aldrin Cycler
reddust-campaign-12-text = A space falling from Support to Neutral goes on to Passive Opposition
