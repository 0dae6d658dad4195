# Red Dust Rebellion: COIN Operations (5.2 to 5.5) and Special Activities (6.1 to 6.6). All sentences are our own.

## What an option says
reddust-do-drive = Drive out { $pieces }
reddust-do-send = { $pieces } → { $space }
reddust-do-fortify = { $n ->
    [one] Fortify 1 MG Troop
   *[other] Fortify { $n } MG Troops
 }
reddust-note-price-troops = costs { $n } if Troops are placed
reddust-note-price-stop = costs { $n } if units move in
reddust-note-no-moves = too dear to move in; Rebels are still revealed
reddust-note-price-beacon = costs { $n } and a Satellite
reddust-note-beacon = takes a Satellite
reddust-note-profits = { $n ->
    [one] costs 1 Profit
   *[other] costs { $n } Profits
 }
reddust-note-public-repair = costs 1 Security there, +{ $n } Profits

## Named alternatives
reddust-choose-beacon = Navigation Beacons: a Satellite for two Rebels more
reddust-choose-suppress = Suppress a space with EG Troops and Rebels
reddust-choose-drop_pods = Drop Pods: a Satellite brings EG Troops from Phobos

## Questions
reddust-ask-hire = Place Corporate units on Earth: { $n } more are free (one SpecOps among them), others cost 1 Profit each.
reddust-ask-recruit = Place Security at Corporate Bases, one at each, for 1 Profit? You have { $n } Profits.
reddust-ask-secure = Secure { $space }: which units move in?
reddust-ask-recon = Recon { $space }: which units move in?
reddust-ask-reveal = { $n ->
    [0] No more Rebels can be Activated in { $space } without a Satellite. Use one?
   *[other] Activate Rebels in { $space }: { $n } more.
 }
reddust-ask-build_bases = Replace one of your cubes with a Base? Once in each destination.
reddust-ask-ready_specops = Assault in { $space }: Activate SpecOps so that they fight along? Up to { $n }.
reddust-ask-assault = Assault in { $space }: remove Active Rebels or Bases, { $n } more.
reddust-ask-bombard = Bombard { $space } with a Satellite from Orbit? It removes { $n } more; a Labyrinth takes one Damage.
reddust-ask-reply = An Assault hit your forces in { $space }. Strike back with a free Attack there?
reddust-ask-suppress = Which space do you Suppress?
reddust-ask-suppress-pick = Suppress in { $space }: which Rebels must leave? Up to { $n } more.
reddust-ask-suppress-move = EarthGov drives your Rebels out of { $space }: { $n } to go. To which Desert?
reddust-ask-metabolism = Enhanced Metabolism: place a Rebel where the Assault removed your forces?
reddust-ask-entrench_base = Entrench in { $space }: replace a Troop with an MG Base?
reddust-ask-fortify = Entrench in { $space }: how many Troops do you Fortify? At most { $n }.
reddust-ask-transport = Transport: from which space do Troops leave?
reddust-ask-transport-from = Transport from { $space }: which Troops, and where to?
reddust-ask-public_works = Public Relations in { $space }: Repair or House? { $displaced } Displaced Population.
reddust-ask-raid_moves = Raid: which Hidden SpecOps move into { $space }? { $n } may move in all.
reddust-ask-raid = Raid in { $space }: Activate a SpecOps to remove one EG Troop or two other pieces? { $n } left.

## Refusals
reddust-no-raging = A Raging Storm closes this Desert.
reddust-no-beacon = A Raging Storm closes this Desert; only the EarthGov Controller opens it, with a Satellite in Orbit.
reddust-no-comms = Comms Cutoff: Logistics cannot select Transit.
reddust-no-profits = Each further Desert costs { $n } Profits, and you have fewer.
reddust-no-upgraded = All Corporate Bases there are Terraforming Bases already.
reddust-no-own-forces = You have no forces there. EG Troops count only for the EarthGov Controller.
reddust-no-suppressed = This space was Suppressed in this Assault.
reddust-no-active-enemy = All Rebels there are Hidden: Secure or Recon reveals them.
reddust-no-coin-control = COIN does not Control this space.
reddust-no-moves-in-storm = Nothing moves into or out of a Raging Storm.
reddust-no-base-anyway = It has an MG Base and takes part anyway.
reddust-no-security = There is no Security in this space.
reddust-no-outnumber = The Corporations need more forces there than MarsGov; EG Troops are their Controller's.
reddust-no-damaged-market = There is Damage at this Base.
reddust-no-specops = No Hidden SpecOps is there or can move in from an adjacent space.

## What happened
reddust-satellite-used = A Satellite leaves Orbit for { $space }
reddust-suppresses = Suppress in { $space }
reddust-fortified = Fortified in { $space }: { $n }
