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
core-lobby-started = { $game }: the game has begun
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
core-button-more-options = More options
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
core-button-always = Always: { $what }
core-always-sure = From now on this kind of question is answered for you with its default, in all your games: “{ $question }”: { $what }. You can change that with /settings. It begins with this one.
core-button-always-sure = Yes, always
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
core-button-hand = Hand
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
core-arg-learn-game = The game to learn; none: go on with your practice game
core-arg-new-game = Which game
core-arg-new-setup = Options like players=3 pace=24
core-arg-join-seat = Which seat
core-arg-join-computer = Which computer player takes the seat
core-arg-options-option = Which option
core-arg-options-value = Its new value
core-arg-play-seat = Which of your seats
core-cmd-game-status = Who sits where, whose turn it is, what was agreed
core-cmd-game-end = Stop the game before its end
core-cmd-game-rematch = The same people and options at a new table
core-cmd-game-replace = Hand a seat to somebody else or to a computer player
core-cmd-game-move = Bring one of your games into this channel
core-cmd-game-export = Download the game as a file
core-cmd-game-import = Set up a game from a downloaded file
core-cmd-do = A whole move as text, step by step: each step is completed for you
core-cmd-pass = Do nothing (more), where the rules allow it
core-cmd-undo = Take back your last step or turn
core-cmd-board = The board, now or at an earlier move
core-cmd-hand = What you hold; only you see it
core-cmd-recap = What happened since your last move
core-cmd-log = Everything that happened
core-cmd-rules = Look up a rule
core-cmd-card = Look up a card
core-cmd-help = What to do here and now
core-cmd-learn = Learn a game: a short practice game with lessons
core-cmd-mygames = Your games everywhere
core-cmd-settings = Your language, reminders and standing answers
core-cmd-away = Pause your reminders
core-cmd-watch = Mirror a game's posts into this channel
core-cmd-mydata = What is stored about you, and how to have it removed
core-cmd-admin = Repair, for those who manage the channel
core-cmd-admin-check = Replay the whole game and compare it with what is saved
core-cmd-admin-repost = Post the board again
core-cmd-admin-language = Language of public posts on this server
core-cmd-more = More actions
core-cmd-rules-group = Actions of { $game }
core-cmd-action = Do: { $name }
core-arg-field = { $name }
core-arg-replace-person = Who takes the seat
core-arg-move-game = Which game
core-arg-import-file = A file from /game export
core-arg-do-move = Steps with > between them
core-arg-do-seat = Which of your seats
core-arg-undo-what = One step, or everything that is free
core-arg-undo-to = Back to this many moves
core-arg-board-view = Which picture, or text
core-arg-board-at = After this many moves
core-arg-board-share = Show it to everybody
core-arg-log-page = Which page; 1 is the newest
core-arg-rules-topic = What about
core-arg-card-name = Name of the card
core-arg-settings-language = Language of answers to you
core-arg-settings-remind = Hours until you are reminded; 0 for never
core-arg-settings-quiet = Hours without reminders, like 22-7; "none" for none
core-arg-settings-zone = Your clock's hours from UTC
core-arg-settings-confirm = When a move needs a second press
core-arg-settings-always = A kind of question to be answered beforehand, the same way every time
core-arg-settings-ask-again = A question you answered for good, to be asked again
core-arg-away-days = How many days; 0 when you are back
core-arg-watch-game = Which game
core-arg-watch-stop = Stop watching
core-arg-language-language = Language
core-choice-undo-what-step = the last step
core-choice-undo-what-turn = everything that is free
core-choice-settings-language-auto = as Discord or the browser says
core-choice-settings-language-en = English
core-choice-settings-language-ko = 한국어
core-choice-settings-confirm-reveals = when it reveals something
core-choice-settings-confirm-always = always
core-choice-language-language-en = English
core-choice-language-language-ko = 한국어

## Typed moves
core-chain-unfinished = The move is not complete yet, so nothing was done. Here is what is planned; go on from here.
core-chain-ambiguous = Step { $n }, "{ $typed }", can mean several things: { $options }
core-chain-no-match = Step { $n }, "{ $typed }", fits nothing that is possible there. Possible: { $options }
core-chain-refused = Step { $n }, "{ $typed }": { $why } Possible: { $options }
core-chain-nothing = Step { $n }, "{ $typed }": the move is over before it.
core-chain-token = That shortcut has expired. Please let autocomplete make the move again.
core-typed-ambiguous = That can mean several things: { $options }
core-typed-refused = { $why }
    You can: { $options }
core-other-game = The game in this channel is { $game }.
core-cannot-pass = There is nothing to pass on here. Use /play to see what is asked.

## Looking
core-no-such-move = The game has { $n ->
    [one] 1 move
   *[other] { $n } moves
 } so far.
core-no-such-view = There is no such picture. Known: { $known }
core-no-hand = You hold no cards in this game.
core-none = none
core-view-board = Board
core-view-hand = Hand
core-view-tableau = Tableau
core-button-text = As text
core-button-picture = As a picture
core-select-view = Another picture …
core-button-older = ◀ Older
core-button-newer = Newer ▶
core-recap-title = Since your last move
core-recap-nothing = Nothing happened since your last move.
core-log-title = Log, page { $page } of { $pages } (page 1 is the newest)
core-log-empty = Nothing happened yet.
core-proof = Proof of fair chance: `{ $proof }`
core-cannot-post = I cannot post in this channel. Missing: { $missing }
core-status-running = The game is going on; { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 } so far.
core-status-over = The game is over after { $moves } moves.
core-status-ended = The table ended the game after { $moves } moves.
core-status-away = **{ $who }** is away for { $days } more { $days ->
    [one] day
   *[other] days
 }; /game replace hands a seat over.
core-status-parked = The game lost its channel after { $moves } moves. Bring it back with /game move.
core-no-rules = There are no rules to look up here.
core-no-cards = There are no cards to look up here.
core-lookup-several = "{ $typed }" can be several things: { $options }
core-lookup-none = Nothing is called "{ $typed }". For example: { $options }
core-lookup-rule = Rulebook: { $rule }
core-lookup-number = Card { $number }
core-help-title = Help
core-help-empty = Nothing is played here yet. /game new sets up a table; others sit down with /game join; /game start begins. Or learn one first: /learn.
core-help-lobby = A table is being set here. /game join takes a seat, /game options shows what is agreed, /game start begins.
core-help-over = The game here is over. /game rematch plays again, /game new something else.
core-help-spectator = A game is going on here. You can look at the /board and the /log, or take a seat that somebody hands over.
core-help-your-turn = **You are asked.** /play shows everything you can do now. If you know your move, type it: /do or /{ $game }.
core-help-not-your-turn = Others are asked now; you will be pinged when it is your turn. /recap tells what happened, /board and /hand show the table.
core-help-commands =
    · **Playing**: /play · /do · /pass · /undo
    · **Looking**: /board · /hand · /recap · /log · /replay · /rules · /card · /learn
    · **Tables**: /game · /mygames · /watch
    · **You**: /stats · /settings · /away · /mydata
core-mygames = Your games
core-listed-running = running
core-listed-lobby = not started
core-listed-parked = parked
core-mygames-none = You are in no game at the moment.
core-mygames-turn = ▶ { $game } in { $where } (`{ $id }`): **your turn**
core-mygames-running = · { $game } in { $where } (`{ $id }`)
core-mygames-lobby = · { $game } in { $where } (`{ $id }`): not started
core-mygames-parked = · { $game } (`{ $id }`): parked, bring it back with /game move

## Taking back
core-nothing-to-undo = There is nothing of yours to take back.
core-undo-done = Taken back: { $n } { $n ->
    [one] step
   *[other] steps
 }.
core-undone = **{ $who }** takes back { $n } { $n ->
    [one] step
   *[other] steps
 }:
    { $what }
core-undone-agreed = The table agreed: { $n } { $n ->
    [one] step is
   *[other] steps are
 } taken back for **{ $who }**:
    { $what }
core-vote = **{ $who }** would like to take back { $n } { $n ->
    [one] step
   *[other] steps
 }, beyond what is free. Everybody must agree. This would be undone:
    { $what }
core-vote-asked = That goes beyond what is free, so the table is asked ({ $n } { $n ->
    [one] person
   *[other] persons
 }).
core-vote-closed = That vote is over: the game has moved on.
core-vote-counted = Noted. { $n } still to answer.
core-vote-passed = Everybody agreed; it is taken back.
core-vote-refused = **{ $who }** does not agree; what **{ $by }** wanted to take back stays.

## Tables
core-end-sure = End this game for everybody? It cannot be continued.
core-button-end = End the game
core-ended = **{ $who }** ended the game. The seed was `{ $seed }`.
core-only-host = Only whoever opened the table, or manages the channel, can do that.
core-only-managers = Only those who manage the channel can do that.
core-which-seat = Which seat? There are: { $known }
core-replace-by-whom = Name a person or a computer player.
core-replaced = { $seat } is now played by **{ $who }**.
core-move-which = Which game? Name it: /game move game:
core-already-here = That game is already here.
core-moved = The game is here now.
core-moved-here = **{ $who }** brought the game into this channel.
core-not-over = The game is not over yet.
core-watch-which = Which game? Name it: /watch game:
core-watch-unseen = That game is played in a channel that you cannot see, or in a thread that is archived.
core-watch-here = That game is played right here.
core-watch-many = A game can be watched from { $n } channels at most.
core-watching = This channel now shows the public posts of that game.
core-watch-stopped = This channel does not watch that game any more.
core-exported = The whole game with { $n } steps, to keep or to bring to another server.
core-export-running = A running game tells all hidden things in its file. Only somebody who manages the channel and has no seat can export it.
core-exported-running = **{ $who }** exported the running game. The file contains everything hidden.
core-import-no-file = Please attach a file from /game export.
core-import-unreadable = That file is not a game from /game export.
core-import-wrong = That game cannot be replayed: its log does not fit the rules.
core-import-manager = A running game can only be imported by somebody who manages the channel.
core-imported = **{ $who }** imported a game with { $n } steps. Whoever has the file knows its seed.
core-reminder = { $who }, the game is waiting for you{ $days ->
    [0] .
    [one] { " " }since yesterday.
   *[other] { " " }for { $days } days.
 }
core-timeout = Time is up for { $who }: the default is played.
core-timeout-waits = Time is up for { $who }, and there is no safe default. The game waits; a seat can be handed over with /game replace.
core-standing-answer = { $who }: answered as you set it for good.

## You
core-settings-title = Your settings
core-settings-auto = as Discord or the browser says
core-settings-language = Language: { $value }
core-settings-remind = Reminded after { $hours } { $hours ->
    [one] hour
   *[other] hours
 }
core-settings-no-remind = Never reminded
core-settings-quiet = Quiet hours: { $value } (UTC{ $zone ->
    [0] { "" }
   *[other] { " " }{ $zone }
 })
core-settings-confirm-reveals = One press is enough, unless something is revealed or the move has several steps
core-settings-confirm-always = Every move needs Confirm
core-settings-standing = Always answered for you: { $question }
core-no-topic = No game here asks that. The list offers what can be answered beforehand.
core-no-standing = You have no standing answer to that.
core-bad-quiet = Write quiet hours like 22-7, or "none".
core-away-until = Your reminders pause for { $days } { $days ->
    [one] day
   *[other] days
 }. Deadlines of a table go on.
core-back = Welcome back. Reminders are on again.
core-mydata = Everything stored about you: your settings and your { $n } { $n ->
    [one] game
   *[other] games
 }.
core-button-erase = Have it removed
core-button-erase-sure = Remove it for good
core-erase-sure = Your settings and drafts go, and your name is taken out of all games; your seats become open. This cannot be undone.
core-erased = Done: { $n } entries were changed.
core-check-good = All is well: { $n } steps replayed, the position is the saved one.
core-check-bad = The replay of { $n } steps does not lead to the saved position. Please report it with the log of the bot.
core-language-set = Public posts here are in English from now on.
