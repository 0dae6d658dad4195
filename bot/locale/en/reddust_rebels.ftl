# Red Dust Rebellion: Operations and Special Activities of the Rebels. All sentences are our own.

## 5.9 Attack, 6.9 and 6.12 Ambush
reddust-note-attack = costs { $cost }; own Rebels { $rebels }, forces in all { $forces }
reddust-note-dice = { $hits ->
    [0] removes nothing
    [one] one die removes
   *[other] both dice remove
 }{ $damage ->
    [yes] , with Damage
   *[no] , no Damage
 }
reddust-ask-attack = Attack in { $space }: roll, or Ambush?
reddust-choose-attack_roll = Roll the dice
reddust-choose-attack_ambush = Ambush: set the dice
reddust-ask-set_dice = Ambush in { $space }: set the dice. { $forces } forces stand there.
reddust-ask-attack_losses = Attack in { $space }: remove enemy forces, { $n } more. An EG Troop counts as two.
reddust-ask-attack_base = Place a CR Base where the Terraforming Base stood in { $space }?
reddust-dice-rolled = Attack dice in { $space }: { $a } and { $b }
reddust-dice-set = Ambush dice in { $space }: { $a } and { $b }
reddust-attack-fails = The Attack in { $space } removes nothing
reddust-no-enemy-there = Only your own forces stand there: an Attack needs an enemy.
reddust-no-hidden-for-ambush = An Ambush needs a Hidden Rebel of yours there.
reddust-choose-dice_1_1 = Dice 1 and 1
reddust-choose-dice_1_2 = Dice 1 and 2
reddust-choose-dice_1_3 = Dice 1 and 3
reddust-choose-dice_1_4 = Dice 1 and 4
reddust-choose-dice_1_5 = Dice 1 and 5
reddust-choose-dice_1_6 = Dice 1 and 6
reddust-choose-dice_2_2 = Dice 2 and 2
reddust-choose-dice_2_3 = Dice 2 and 3
reddust-choose-dice_2_4 = Dice 2 and 4
reddust-choose-dice_2_5 = Dice 2 and 5
reddust-choose-dice_2_6 = Dice 2 and 6
reddust-choose-dice_3_3 = Dice 3 and 3
reddust-choose-dice_3_4 = Dice 3 and 4
reddust-choose-dice_3_5 = Dice 3 and 5
reddust-choose-dice_3_6 = Dice 3 and 6
reddust-choose-dice_4_4 = Dice 4 and 4
reddust-choose-dice_4_5 = Dice 4 and 5
reddust-choose-dice_4_6 = Dice 4 and 6
reddust-choose-dice_5_5 = Dice 5 and 5
reddust-choose-dice_5_6 = Dice 5 and 6
reddust-choose-dice_6_6 = Dice 6 and 6

## 5.7 March, 5.8 Travel
reddust-do-journey = { $pieces }: { $way }
reddust-ask-march = March to { $space }: which Rebels, and from where?
reddust-ask-travel_to = Travel from { $space }: where to? Hidden Rebels may go on from spaces with a CR Base.
reddust-ask-travel_pieces = Travel to { $space }: which pieces, and from where?
reddust-plain-base = A Conversion Center that moved to { $space } is an ordinary Base again
reddust-no-sealed = A Raging Storm has closed that Labyrinth: nothing can march in or out.
reddust-no-rebel-reaches = None of your Rebels can reach that space: one adjacent step, Maglevs, Spaceports you control.
reddust-no-moved-already = All your pieces there arrived during this Operation: they move only once.

## 5.10 Campaign, 5.11 Preach
reddust-note-preach = costs { $n }; places { $rebels ->
    [one] 1 Rebel
   *[other] { $rebels } Rebels
 }, then a Population marker goes or Damage is placed
reddust-ask-preach = Preach in { $space }: place { $n ->
    [one] a Rebel
   *[other] { $n } Rebels
 }.
reddust-no-population = Nobody lives there: the space must be Populated.

## 6.8 Coordinate, 6.10 Purify, 6.11 Ransack
reddust-ask-call_up = No { $piece } is Available: take one from elsewhere for { $space }? Otherwise the enemy is only removed.
reddust-ask-coordinate = Coordinate in { $space }: make cubes desert, or one defect?
reddust-choose-coordinate_remove = Remove two cubes
reddust-choose-coordinate_replace = Replace one cube with an RD Rebel
reddust-ask-coordinate_remove = Coordinate in { $space }: remove { $n } MG Troops or Security.
reddust-ask-coordinate_replace = Coordinate in { $space }: which cube becomes an RD Rebel?
reddust-ask-purify = Purify in { $space }: a unit or a Base?
reddust-choose-purify_unit = Replace enemy units with Rebels
reddust-choose-purify_base = Replace an enemy Base with a Conversion Center
reddust-ask-purify_unit = Purify in { $space }: which unit becomes a CR Rebel?
reddust-ask-purify_base = Purify in { $space }: which Base becomes a Conversion Center?
reddust-ask-ransack = AI Unleashed: who loses, MarsGov 3 Resources or the Corporations 1 Profit?
reddust-no-hidden-rebel = You need a Hidden Rebel there to Activate; yours are all Active.
reddust-no-support-wanted = The space has Support: choose one without.
reddust-no-effect-there = Nothing can be built, shifted or removed there.
reddust-no-cr-control = You do not control that space.
reddust-no-damage-there = There is no Damage to search in.

## 6.0 Special Activities that are not possible now
reddust-no-second-special = Your Special Activity is already used: one with each Operation.
reddust-no-special-here = This Operation comes without a Special Activity: it is Limited or free.
reddust-no-special-yet = That Special Activity follows only when the Operation is complete.
reddust-no-special-alone = This Operation has no space yet, and { $activity } would not give it one.
reddust-no-special-space = There is no space where { $activity } is possible for you now.
