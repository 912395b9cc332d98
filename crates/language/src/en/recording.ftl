board-side-far = far
board-side-left = left
board-side-near = near
board-side-right = right
move-flag-after-stop = after the game was stopped
move-flag-asked = a question is open
move-flag-confirmed = confirmed by a person
move-flag-corrected = corrected afterwards
move-flag-illegal = illegal move, played all the same
move-flag-order-unseen = order not seen
move-flag-out-of-turn = out of turn
move-flag-sealed = sealed move
move-flag-uncertain = not certain
pause-covered = Board covered
pause-disturbed = Stones missing or moved
pause-disturbed-advice = stones are gone from the board or lie elsewhere; put them back, or stop
pause-misread = The grid does not fit the board
pause-misread-advice = the grid in the picture does not lie on the board; check the picture
pause-moving = Board or camera moving
pause-moving-advice = the board or the camera is moving; let it lie still, and play is followed again
pause-no-board = No board visible
pause-no-board-advice = no board is visible; check the direction of the camera and the light
question-kind-ambiguous = two games explain the board equally well
question-at-the-start = At the start
question-kind-handicap = Black has put several stones before White's first: are they handicap stones?
question-hidden = hidden { $point }
question-kind-ko-retaken = the ko was retaken at once, which is illegal, or the move before was taken back, or a stone was moved
question-kind-move-or-fill = these may be moves, or stones of the fill or of the compensation
question-kind-moved = stones lie elsewhere than the record says
question-nothing-on = nothing on { $point }
question-kind-out-of-turn = one side has put more stones than its turn allows
question-stone-on = { $color } { $point }
question-kind-suicide = a group was taken by a move of its own side, or its stones were lifted by mistake
question-kind-unexplained = the stones seen are not reached by moves in turn
question-kind-vanished = stones are gone that no move has captured
question-with-points = { $place }: { $what } - { $points }
question-without-points = { $place }: { $what }
points-and-more = { $names } and { $n } more
recording-awaits-the-board = Frozen after move { $moves }: goes on as soon as the board fits the record
recording-black-to-play = Black to play
recording-counting = Counting after move { $moves }: the board is being filled in; the record is frozen
recording-ended = Ended after { $moves } moves
recording-first-move = first move
recording-frozen = the record is frozen
recording-looking = Looking for the board
recording-marked = what is still played is marked
recording-questions-wait = { $n ->
        [one] 1 question waits
       *[other] { $n } questions wait
    }
recording-sealed = Sealed after { $moves } moves
recording-seen-minutes = { $turn }, move { $number } seen { $n } min ago
recording-seen-seconds = { $turn }, move { $number } seen { $n } s ago
recording-stopped = Stopped after move { $moves }: { $why }; { $frozen }
recording-unlocked = The disk of { $session } has no locks, as some network drives: no second program is kept from writing this recording. Have only one program record into it, and correct it there once it is over
recording-watching = Watching
recording-watching-again = Watching again
recording-white-to-play = White to play
resolution-computed-accepted = both players accept the computed result
resolution-confirmed = both players confirmed the result
resolution-counted-again = the position was restored and counted again
resolution-referee-decided = the referee decided
resolution-stone-found = the stone was looked for and found
picture-edge-bottom = bottom
picture-edge-left = left
picture-edge-right = right
picture-edge-top = top
result-status-claimed = claimed
result-status-confirmed = confirmed
result-standing-claimed = claimed
result-standing-decided = decided by the referee, not confirmed
result-standing-confirmed = confirmed
result-standing-under-appeal = confirmed, under appeal
result-standing-outdated = confirmed, does not stand any more
stop-cause-cleared = many stones are gone, or another board lies there
stop-cause-filled = the board is being filled in, or another board lies there
stop-cause-passes = both sides have passed
stop-cause-person = stopped by hand
end-cause-stopped = it was stopped by hand
end-cause-source-ended = the film is at its end
end-cause-source-failed = the camera broke off
end-cause-detector-failed = the board is not recognised any more
end-cause-panicked = a part of the program failed
view-and = { $first } and { $second }
answer-captured-not-lifted = Keep the record: { $points } is captured, not lifted yet
answer-displaced-by-mistake = { $n ->
        [one] The stone of { $from } lies on { $to } by mistake
       *[other] The stones of { $from } lie on { $to } by mistake
    }
answer-keep-displaced = Keep { $from } in the record, without { $to }
answer-keep-without = Keep the record without { $points }
answer-keep-points = Keep { $points } in the record
answer-put-down-by-mistake = { $points } { $n ->
        [one] was
       *[other] were
    } put down by mistake
answer-taken-away-by-mistake = { $points } { $n ->
        [one] was
       *[other] were
    } taken away by mistake
answer-last-move = the last move was { $played }
answer-leave-in-doubt = Leave { $points } in the record, in doubt
answer-no-moves = { $n ->
        [one] It was no move
       *[other] They were no moves
    }
answer-passed = { $color } passed
answer-then = { $first }, then { $next }
recording-count-begins-with = Before the count: board and record differ at { $points }. Put the stones there as they were in the game, or correct the record.
record-note-begins-late = When the recording began, { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    } lay on the board already, and no handicap was given: what was played and captured before that is not known.
record-note-under-appeal = The result { $result } is confirmed and under appeal: it is not final.
view-far-hidden = The far edge stays hidden at { $points }, as by the head of the player who sits there: raise the camera or bring it nearer to the board's middle.
view-glare = Light is mirrored in the board at { $points }: move the lamp or the camera, or shorten the exposure.
view-hidden = The { $side } edge stays hidden at { $points }: move what lies or rests there, or the camera.
view-no-board = No board is detected: point the camera at the whole board, without hands over it.
view-not-whole = The picture cuts off the board, or the stones on its edge, at the { $sides }: move the camera until there is room around the board.
view-out-of-focus = The picture is out of focus: focus on the board, or hold the camera still.
view-too-dark = The board is too dark: add light or lengthen the exposure.
view-too-low = The camera is only { $elevation } degrees above the board: the far edge will be hidden by heads, arms and stones; raise it above { $least } degrees.
view-too-small = The board is too small in the picture, { $cell } pixels a cell where it is smallest: move nearer until it is { $least } or more.

silence-unplugged = the camera { $name } is unplugged
silence-only-others = the camera { $name } is unplugged, and another one of its model is not taken for it: plug it in where it was
silence-stopped = the camera { $name } has stopped ({ $why })
silence-disconnected = the connection to { $name } is lost; connecting again
silence-damaged = { $name } sends damaged pictures ({ $why })
silence-black = the pictures of { $name } are black: take the cap off the lens, or switch on a light
silence-nothing-yet = { $name } has not sent a picture yet
silence-no-picture = no picture has come from { $name } for { $seconds } s
silence-no-phone = no phone shows the board yet: open the page with it, by its QR code
silence-phone-gone = the phone ({ $name }) sends no picture any more: wake it, press Start the camera on its page, or open the page again by the same QR code
silence-phone-hidden = the page on the phone ({ $name }) is not in front: unlock the phone and go back to the page
silence-phone-without-camera = the phone ({ $name }) gives the page no camera: end the call or the other program, and allow the camera
silence-thread-ended = the capture thread of { $name } has ended
silence-other-size = the pictures are { $width } x { $height } instead of { $old_width } x { $old_height } pixels; begin again
gap-the-machine-slept = the machine slept
gap-no-picture-came = no picture came
gap-minutes = { $minutes } min { $seconds } s
gap-hours = { $hours } h { $minutes } min
gap-until = no picture for { $lasted } until { $clock }, after move { $moves }: { $why }; check what was played meanwhile
gap-until-unknown = no picture for { $lasted }, after move { $moves }: { $why }; check what was played meanwhile
power-low-disk = only { $free } MB are left on the disk; make room, or choose another folder: what does not fit is kept in memory alone
power-low-battery = the battery is at { $percent } %; plug the machine in
power-may-fall-asleep = this computer may fall asleep during the recording; switch off its sleep mode
recording-slowed-down = { $state } - the computer cannot keep up
look-news-slower = the computer cannot keep up with all boards and looks at each less often, so that moves may be seen later; close other programs, or record fewer boards
look-news-as-before = the computer keeps up with all boards again
state-no-picture = No picture: { $why }
state-opening = Opening the source
state-looking = Looking at the table
state-watching-the-count = Watching the count
state-view = { $n ->
        [0] Nothing is wrong with this view
        [one] One thing about this view should be mended
       *[other] { $n } things about this view should be mended
    }
unreadable-not-whole = the board was never seen whole and at rest, and { $stones ->
        [one] one stone
       *[other] { $stones } stones
    } lay on it when the record began, of which the order is not known; show the whole board from the start
unreadable-damaged = { $frames ->
        [one] one picture of the film is damaged, or was made from a damaged one
       *[other] { $frames } pictures of the film are damaged, or were made from damaged ones
    }
unreadable-missing = the film has no pictures of this time
unreadable-time = nothing could be written down from { $from } to { $to }: { $why }
silence-phone-replaced = another phone has become the camera ({ $name }), by Use this phone instead
end-cause-confirmed = its result was confirmed
