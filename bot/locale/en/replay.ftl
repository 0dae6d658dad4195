# The animated replay of a game.

core-cmd-replay = Watch the game so far as an animation, as a spectator sees it
core-arg-replay-from = Start after this move (as in /log); the whole game when left out
core-arg-replay-to = End after this move; the latest when left out
core-arg-replay-speed = How quickly the moves follow each other
core-arg-replay-share = Show it to the whole channel
core-choice-replay-speed-slow = slow
core-choice-replay-speed-normal = normal
core-choice-replay-speed-fast = fast
core-replay-title = Replay: { $game }
core-replay-text = Moves { $first } to { $last } in { $n ->
    [one] one picture
   *[other] { $n } pictures
 }, as a spectator sees them. A single position: `/board at:`
core-replay-move = Move { $n } of { $of }
core-replay-begin = Here it begins.
core-replay-alt = Animation of { $game }, moves { $first } to { $last }, in { $n } pictures. It begins with: { $begin }. It ends with: { $end }. What happened is told in words in /log.
core-replay-no-pictures = This game has no pictures. What happened is in `/log`.
core-replay-empty = There is no completed move to show there yet. Without `from` and `to` you get the whole game.
core-replay-under-way = A replay of this table is being drawn already; it takes a few seconds. Ask again when it is there.
core-replay-busy = Replays of several tables are being drawn at the moment. Try again in a minute.
core-replay-broken = The log of this game cannot be replayed with the rules of this release. `/board` and `/log` still work.
