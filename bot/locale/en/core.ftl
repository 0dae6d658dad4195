# Texts of the table itself: lobby, panels, posts, refusals, commands.

core-literal = { $text }
core-yes = yes
core-no = no

## Refusals of the engine
core-unknown-action = That is not something this game knows.
core-not-an-option = That is not possible now.
core-not-asked = There is nothing for you to decide now.

## Refusals of the table
core-no-game = No game is played in this channel yet. Start one with /game new.
core-no-such-game = That game does not exist any more.
core-unknown-game = This bot does not know the game "{ $game }".
core-not-started = The game has not started yet. Everybody sits down with /game join, then /game start.
core-already-started = The game has already started.
core-game-over = The game is over.
core-parked = This game lost its channel and is parked. Bring it to another channel with /game move.
core-not-seated = You have no seat at this table.
core-not-your-seat = That is not your seat.
core-not-your-button = That panel belongs to somebody else's seat.
core-no-such-seat = There is no seat "{ $seat }".
core-seat-taken = That seat is taken.
core-table-full = All seats are taken.
core-already-seated = You already have a seat. To play a second one, name it: /game join seat:
core-channel-taken = A game is already going on in this channel. Use another channel or thread, or end it with /game end.
core-unknown-computer = There is no computer player "{ $name }" here. Known: { $known }.
core-too-few = { $n } of { $need } seats are taken; the game needs { $need }.
core-not-ready = Still to press Ready: { $who }. Whoever opened the table can start without waiting.
core-seats-taken = Somebody would lose their seat. They must leave first.
core-unknown-option = There is no option "{ $name }". Known: { $known }.
core-unknown-value = "{ $value }" is not possible for { $name }. Possible: { $known }.
core-options-clash = These options do not go together: { $why }
core-bad-setup = "{ $text }" is not understood. Write options like players=3 pace=24.
core-not-a-number = "{ $text }" is not a number.
core-unknown-command = This command is not known here (any more).
core-unknown-control = This control is not known here (any more). Use /play to go on.
core-stale = That belonged to an earlier position; nothing was done. Here is the way to the present one:
core-too-many-steps = A move of more than { $n } steps cannot be planned at once.
core-after-reveal = Step { $n } reveals something; nothing can be planned beyond it. End the move there and go on when you have seen it.
core-storage-trouble = Saving does not work at the moment; nothing was changed. Please try again later (incident { $incident }).
core-incident = Something went wrong on our side; nothing was changed. Incident { $incident } is in the log.
core-done-already = Done.
core-done-before = That was already done: { $what }

## Lobby
core-lobby-title = { $game }: a table is being set
core-lobby-made = The table is set.
core-lobby-open = ○ { $seat }: open
core-lobby-taken = ● { $seat }: **{ $who }**
core-lobby-ready = ✔ { $seat }: **{ $who }**
core-lobby-footer = Table { $game }
core-option-line = { $name }: { $value }
core-option-pace = Time for a decision
core-pace = { $hours } { $hours ->
    [one] hour
   *[other] hours
 }
core-pace-none = no limit
core-started = The game has begun.
core-computer-name = Computer { $n } ({ $policy })
core-policy-random = random
core-policy-steady = steady
core-button-join = Join
core-button-leave = Leave
core-button-ready = Ready
core-button-options = Options
core-button-start = Start
core-button-close = Back
core-button-computer = Add a computer player ({ $policy })
core-select-seat = Take a seat …

## Panel
core-panel-title = { $game }: your move
core-panel-title-seat = { $game }: your move as { $who }
core-panel-plan = Planned
core-panel-preview = This would happen
core-panel-reveals = The last step reveals something that nobody can know yet. Once confirmed it cannot be taken back without the table.
core-panel-complete = The move is complete. Confirm it to make it public.
core-panel-optional = You have answered; you may still change it.
core-panel-group = { $group }:
core-panel-not-now = Not now:
core-panel-all-legal = Everything that could be asked for here is possible.
core-nothing-to-do = You have nothing to decide now. The game waits for { $who }.
core-done = Done
core-select = Choose …
core-select-page = Choose … (page { $page } of { $pages })
core-select-group = Choose what it is about …
core-group-other = Other
core-group-count = { $n } { $n ->
    [one] choice
   *[other] choices
 }
core-button-play = Your turn
core-button-confirm = Confirm
core-button-confirm-reveal = Confirm and reveal
core-button-back = Step back
core-button-restart = Start over
core-button-groups = All groups
core-button-why = Why not?
core-button-always = Always the default
core-button-previous = ◀ Back
core-button-next = More ▶
core-button-seat = Play { $who }

## Posts
core-post-start = **{ $game }** begins. Proof of fair chance, to be checked at the end: `{ $proof }`
core-post-seed = The seed was `{ $seed }`; its proof `{ $proof }` was shown at the start.
core-rank = { $place }. { $who }: { $n }
core-rank-winner = { $place }. **{ $who }**: { $n } ★
core-waiting-for = Waiting for { $who }
core-waiting-for-what = Waiting for { $who }: { $what }
core-footer-watch = You are watching this game from another channel.
core-more-in-log = … more in /log
core-and-more = … and { $n } more
core-button-board = Board
core-button-recap = Recap
core-button-log = Log
core-button-rematch = Rematch
core-button-agree = Agree
core-button-refuse = Refuse

## Commands
core-cmd-game = The life of a table
core-cmd-game-new = Set up a table in this channel
core-cmd-game-join = Take a seat, or give one to a computer player
core-cmd-game-leave = Give up a seat before the game starts
core-cmd-game-options = See or change what the table agrees on
core-cmd-game-start = Start the game
core-cmd-play = Your private panel with everything you can do now
core-arg-new-game = Which game
core-arg-new-setup = Options like players=3 pace=24
core-arg-join-seat = Which seat
core-arg-join-computer = Which computer player takes the seat
core-arg-leave-seat = Which seat
core-arg-options-option = Which option
core-arg-options-value = Its new value
core-arg-play-seat = Which of your seats
