## The page that spectators follow.

live-game = Game
live-to-the-start = To the start
live-home = Home
live-one-move-back = One move back
live-left-arrow = left arrow
live-one-move-on = One move on
live-right-arrow = right arrow
live-to-the-newest-move = To the newest move
live-end = End
live-numbers = Numbers
live-loads-itself-again = This page loads itself again every { $seconds } s.
live-moves-so-far = Moves so far
live-game-record = Game record (SGF)
live-board-before = The board before the first move
live-board-after = The board after move { $number }
live-board-after-played = The board after move { $number }: { $played }
live-waiting-for-the-referee = Waiting for the referee
live-preparing = The game has not begun
live-begins = The game begins
live-move = Move { $number }
live-move-played = Move { $number }: { $played }
live-paused = The game pauses
live-counting = The record has stopped; the result is awaited
live-stopped = The record has stopped; the game may be over
live-ended = The recording is over
live-live = Live
live-no-picture-since = No picture since { $time }
live-minutes-behind = { $minutes } min behind
live-seconds-behind = { $seconds } s behind
live-moves-behind = { $moves ->
        [one] 1 move behind
       *[other] { $moves } moves behind
    }
live-reconnecting = Reconnecting
live-place-of = { $at } of { $all }
live-place-live = { $at }, live
