# The end of a game, step by step, and the result slip.
board-stones-dead = { $n ->
        [one] 1 stone marked dead
       *[other] { $n } stones marked dead
    }

count-dead-click-a-stone = Click a stone to mark its string as dead, once more to take the mark back.
count-dead-marked = Dead stones, as marked here: { $black } black, { $white } white
count-dead-proposed = Probably dead, to be checked by the players: { $black } black, { $white } white
count-step-dead-off = Dead stones off
count-step-done = { $number }. { $name }: done
count-step-losing-stones = Losing stones placed
count-step-not-seen = { $number }. { $name }: not seen
count-step-open = { $number }. { $name }: not yet
count-step-territories-full = Territories full

end-both-numbers-are-found = It is on the clipboard. The slip's number stands for the record up to the result; kifuscribe verify --number finds both.
end-by-a-count = Counted on this board
end-by-points-counted-already = Counted by hand
end-count-the-game = Count the game
end-dead-stones-then-fill-in = The players agree on the dead stones and fill in; the camera follows, or you take one photo of the full board.
end-give-out-the-key = Its public part, for whoever checks the seal: { $path }
end-how-did-the-game-end = How did the game end?
end-no-result-is-confirmed = No result is confirmed yet.
end-number-of-the-sealed-record = Number of the whole sealed record
end-numbered = { $number }. { $name }
end-print-this-file = Print this file: { $file }
end-questions-are-open = { $open ->
        [one] 1 question about the moves is open; go one step back to answer it first.
       *[other] { $open } questions about the moves are open; go one step back to answer them first.
    }
end-result-files-beside-it = In the same folder are result.json and result.csv for the pairing program.
end-seal-is-signed = Signed with the key { $key }
end-seal-the-record = Seal the record
end-sealing-closes-the-record = The slip is saved. Sealing closes the record: no move is recorded after it. Corrections, answers, notes and the result can still be added, and the journal shows that they came later.
end-status-a-picture-is-there = A picture is there that may not show the finished fill: take it again, or read it
end-status-check-the-settings = Check the settings and the dead stones, then confirm them
end-status-everything-is-done = Everything is done; the record is sealed
end-status-mark-the-dead-stones = Mark the dead stones, fill in, and take the picture of the full board
end-status-only-the-claim-differs = The fill is right, the claim is not: show both players the computed result
end-status-save-the-slip = Save the result slip, or let the organiser read the code
end-status-say-how-it-ended = Choose how the game ended
end-status-seal-the-record = Seal the record, so that no move is added to it
end-status-the-fill-is-there = The picture of the full board is there; read it
end-status-the-players-confirm = Both players confirm the result by name
end-status-the-referee-is-needed = The count does not settle it; the referee looks at the findings and decides
end-step-how = Game over
end-step-of = Step { $step } of { $all }: { $name }
end-step-seal = Seal
end-step-settings = Settings
end-step-slip = Slip
end-the-camera-follows-or-a-photo = The camera follows the count in four steps. Without it, choose or take one photo of the full board.
end-the-record-is-sealed = The record is sealed
end-the-recording-ends = The recording ends; the slip follows at once.
end-the-result-as-a-code = The result as a QR code
end-the-result-is-confirmed = The result is confirmed
end-the-slip-is-saved = The result slip is saved: { $file }
end-then = { $step }, then { $name }
end-without-a-count = It ended without a count
end-write-down-the-points = The players have counted: write down the winner and the points.
end-written-down-by = Written down by { $by }. To change it, take it back with a name and reasons.
end-nobody-is-named = Nobody's name is given for the confirmation. To change it, take it back with a name and reasons.

result-slip-confirmed = Confirmed
result-slip-count = Count
result-slip-fill-agrees = the fill agrees with the record
result-slip-fill-and-record = { $verdict }: { $computed }
result-slip-fill-differs = the fill differs from the record, which gives
result-slip-fill-open = the fill could not be judged for certain; by the record
result-slip-open-question = Open question about the record
result-slip-for-the-organiser = For the organiser
result-slip-hash = Number of the record when this slip was written, which proves it later:
result-slip-protest-of-nobody = played under protest; whose protest it is was not noted
result-slip-protest = Protest
result-slip-sealed-has-its-own = Sealing gives the whole record a number of its own; kifuscribe verify --number finds both.
result-slip-the-same-as-data = The same as data, for the organiser's telephone.
