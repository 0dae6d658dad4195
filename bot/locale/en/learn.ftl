# Practice games (/learn). A lesson is learn-<game>-<id> with a title; tips belong to single steps.

learn-practice = Practice · { $game }
learn-place = Practice: { $game }
learn-post-start = **{ $game }**: a practice game of { $who } against the computer. It counts in no statistics. **Your turn** opens the panel; the lessons stand in it.
learn-started = Your practice table is open. Everything here is the real game: any legal move is fine, the lessons only go along.
learn-there = Your practice table is in { $where }: go there and press **Your turn** under the newest post.
learn-which = What would you like to learn? `/learn game:` has { $games }. You get a table of your own, the computer takes the other seats, and short lessons go along with your first moves.
learn-unknown = There are no lessons for that. There are: { $known }.
learn-no-room = A game is under way in this channel. Use /learn in a channel or thread without one.
learn-over = This practice game is over. /learn opens a new one.
learn-stopped = No more lessons. The practice game goes on if you like; /learn brings the lessons back.
learn-finished = You have been through all the lessons. Play on as long as you like, or open a real table with /game new.

learn-head = Lesson { $n } of { $total }: { $title }
learn-done = ✓ Learned: { $title }
learn-other = That works too. The lesson "{ $title }" comes back when it fits.
learn-aside = You play your own way: the lesson "{ $title }" is put aside.
learn-next = Play as you like. The next lesson comes when it fits: { $title }
learn-try = ▸ Try: **{ $what }**

learn-button-next = Got it, go on
learn-button-skip = Skip this lesson
learn-button-stop = No more lessons
learn-button-end = End the practice game

## Ares Expedition

learn-ares-goal-title = What it is about
learn-ares-goal = You and a rival make Mars habitable. The tracks in the picture of the last post (or `/board`) show temperature, oxygen and oceans. Each step you bring about raises your terraform rating (TR): income now, points at the end. Your cards are under **Hand**.
learn-ares-phase-title = A phase, in secret
learn-ares-phase = A round begins with a secret choice among five phases. All phases that somebody chose are played, by everybody; whoever chose one also gets its bonus, which stands beside it. Nobody sees your choice before all have chosen, and until then you may change it.
learn-ares-build-title = Build a card
learn-ares-build = In Development everybody may build one green card; who chose this phase pays 3 MC less. The price shown is what you really pay. Cards that cannot be built now stand below with the reason.
learn-ares-finish-title = Finish a phase
learn-ares-finish = You need not do anything in a phase. You may also sell cards here, 3 MC each, when money is short. With **Done** you have finished; the game goes on when all have.
learn-ares-construction-title = Another phase, another bonus
learn-ares-construction = A new round: the phase of your last choice is barred for one round. Construction is for blue cards (lasting effects, Actions) and red ones (once and done). Its chooser may build two of them, or draw a card instead of the second.
learn-ares-steel-title = Steel and titanium
learn-ares-steel = Metals are never spent. Each steel you produce makes every Building card 2 MC cheaper, each titanium every Space card 3 MC. The prices here already count them; compare one with `/card`, then build.
learn-ares-production-title = Income
learn-ares-production = Money comes only in a Production phase: MC for your TR and your cards, and heat, plants and cards for what you have built. Its chooser gets 4 MC on top. You have built something, so now is a good time.
learn-ares-income-title = What came in
learn-ares-income = Your income is there: the posts tell it, and `/board` shows your own cards if you choose them in the menu below the picture. 8 heat will warm Mars one step and 8 plants become a forest, both in an Action phase.
learn-ares-action-title = The Action phase
learn-ares-action = In an Action phase everybody uses the Actions of their blue cards, once each, and standard actions as often as they can pay. Its chooser may use one Action a second time.
learn-ares-standard-title = A standard action
learn-ares-standard = Warm Mars for 14 MC or 8 heat, flip an ocean for 15 MC, plant a forest for 20 MC or 8 plants; or use an Action of a blue card. What you cannot pay stands below, with what is missing. Do one of these.
learn-ares-parameters-title = Mars changes
learn-ares-parameters = A track has moved: the newest picture marks it. Whoever raised it gained 1 TR for each step. Temperature and oxygen also change colour on their way, and some cards ask for a colour before they may be built.
learn-ares-research-title = New cards
learn-ares-research = Cards come in a Research phase: everybody draws two and keeps one. Its chooser draws five and keeps two.
learn-ares-keep-title = Keep the best
learn-ares-keep = Look for cards that go with what you have built: the same tags, metals you produce, a need Mars already meets. What you do not keep is discarded. At the end of a round you may hold ten cards.
learn-ares-end-title = How it ends
learn-ares-end = The game ends with the phase in which temperature, oxygen and all nine oceans are complete. TR, forests and points on cards decide. `/rules` and `/card` explain everything, `/undo` takes a step back, and `/do` plays by typing.

learn-ares-tip-price = Price and effect stand beside each card.
learn-ares-tip-draw = No second card to build? Then take the card.
learn-ares-tip-finish = When you have done what you want in this phase:

## Red Dust Rebellion

learn-reddust-map-title = Read the map
learn-reddust-map = You lead Red Dust, the orange D. Round spaces are Labyrinths (cities), the others Deserts. The colour of a space and its small plate show who has Control: COIN (MarsGov and Corporations together), RD or CR. Arrows up mean Support, down Opposition; two arrows count double. You win by Opposition and Bases.
learn-reddust-pieces-title = Hidden and Active
learn-reddust-pieces = Hollow pieces are Hidden, filled ones Active. Only Active Rebels can be hit by an Assault, and many things you do make yours Active. Houses are Bases. `/board view:tracks` has the legend, and the panel's pictures show only the part of the map that matters.
learn-reddust-turn-title = Whose turn it is
learn-reddust-turn = The row under the card shows the order in which the Factions may act; only two act on each card. The 1st Eligible takes an Operation or the Event; what that leaves for the 2nd stands in the question. The Next Event is known to all.
learn-reddust-operation-title = An Operation
learn-reddust-operation = An Operation is planned step by step: choose it, then spaces one by one, then **Done**. The panel shows your plan, what it will lead to, the running cost and a piece of the map. Nothing is public before **Confirm**; until then step back as often as you like.
learn-reddust-eligible-title = Act now, sit out next
learn-reddust-eligible = Whoever acted on a card is not Eligible for the next one; whoever passed is. So look at the Next Event before you act: sometimes it is worth waiting for.
learn-reddust-pass-title = Pass
learn-reddust-pass = Passing is a move like others: you gain 1 Resource and stay Eligible for the next card. Try it once.
learn-reddust-special-title = A Special Activity
learn-reddust-special = With a full Operation (not a Limited one) you may execute one Special Activity, before, during or after it. Redistribute brings Resources from spaces you control, but Activates a Rebel in each. Begin an Operation and add one.
learn-reddust-event-title = The Event
learn-reddust-event = Instead of an Operation you may execute the Event, here in one of two versions if the card has both. What it does stands beside the choice, in our words; `/card` tells more. Shaded ones usually help the Rebels.
learn-reddust-trade-title = Ask for Resources
learn-reddust-trade = While you execute something, you may ask MarsGov for Resources, or the Reclaimers for Asset cards. They are asked at once and may decline; a promise in return is up to you. Ask somebody during an Operation, then go on with it.
learn-reddust-margins-title = Margins
learn-reddust-margins = Below the map and under each post stands everybody's margin: how far they are from winning. Yours is Opposition and Bases less the number you need. Above 0 at a Dust Storm means victory, so keep an eye on the others too.
learn-reddust-storm-title = The Dust Storm
learn-reddust-storm = A Dust Storm is the reckoning: first, does anybody win? Then all earn Resources, MarsGov pacifies, you agitate, and forces redeploy home. Rebels go Hidden again and everybody is Eligible. While it waits as the Next Event, nobody may March.
learn-reddust-end-title = How it ends
learn-reddust-end = Somebody above 0 at a Dust Storm ends the game; else the third one does, and the highest margin wins. `/rules` explains every term, `/undo` takes a step back, `/do` plays by typing: `rally > tenzing > done`.

learn-reddust-tip-space = Choose a space; its price, if it has one, stands beside it.
learn-reddust-tip-way = Now what happens there.
learn-reddust-tip-place = More Rebels make Control more likely.
learn-reddust-tip-march = From which space, and how many.
learn-reddust-tip-enough = Enough for a first try; you could also go on.
learn-reddust-tip-special = First the Operation …
learn-reddust-tip-now = … and now the Special Activity with it.
learn-reddust-tip-event = Read both versions before you choose.
learn-reddust-tip-ask = The amount is asked next.
