## What a referee should check, and what follows from it; where settings come from.

referee-hot-single = a hot stone was captured
referee-twin-hot = perhaps a twin hot stone was captured: three or more kos are open
referee-repetition = the position after move { $first } is back after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
referee-second-cycle = { $player } begins a cycle again that { $player } began with move { $first }
consequence-restore = the position is put back, no penalty
consequence-undo = it is taken back if noticed within 3 moves (RGF 22.3), else it loses (RGF 12.1); the referee decides
consequence-loss = more than 3 moves later it is not taken back (RGF 22.3) and loses while the result is not confirmed (RGF 12.1); the referee decides
consequence-penalty = a penalty of { $points ->
        [one] 1 point
       *[other] { $points } points
    }, no move is taken back
consequence-no-penalty = no penalty, no move is taken back
consequence-no-result-if-agreed = where both players want it the game ends without result, else play goes on (RGF 13.1); the referee notes which
consequence-not-begun-again = in a disturbing ko { $player } may not begin this round again for the rest of the game: the position before this move is put back, no penalty, and { $player } makes another move; { $player }'s opponent has broken no rule; where life depends on the ko the referee decides
consequence-referee = the referee decides
score-flag-last-move-unknown = who made the last board move is not known, and the correction depends on it
score-flag-move-parity-undefined = Black made { $black } board moves and White { $white }; the rules define the correction for equal numbers or one more of Black's, so the last board move decides
score-flag-unfilled-dame = unfilled dame at { $points }: fill them, one each in turn
score-flag-dame-outside-seki = dame are open outside the seki, at { $points }: play there, one each in turn
score-flag-seki-or-dame = the { $color } group of { $at } touches a dame and has no two eyes: { $points ->
        [one] its one point counts here, and would not if it is in seki
       *[other] its { $points } points count here, and would not if it is in seki
    }
score-flag-cross-check = by area the difference is { $area }, by territory and the number of moves { $territory }: the record or the board is wrong
score-move = move { $number }, { $color } { $place }: { $reasons }
score-move-and-consequence = { $move }; by the rules: { $follows }
score-passes-here = passes
refusal-off-board = the point is not on the board
refusal-out-of-turn = it is the other player's turn
refusal-occupied = a stone lies there
refusal-suicide = { $stones ->
        [one] the stone would have no liberty
       *[other] the { $stones } stones would have no liberty
    }
refusal-ko = the ko may not be taken back at once
refusal-superko = the position has been on the board before, after move { $first }
refusal-stopped = the game is stopped and has to be resumed first
refusal-ended = the game has ended
refused = { $color } may not play { $place }: { $reasons }
dead-both-colors = dead stones of both colours lie in the region of { $at }: play it out
dead-same-color = the dead { $color } stones at { $at } lie in a region that touches living { $color } stones
forfeit-no-show = the loser did not appear in time
forfeit-late = the loser came too late
forfeit-left = the loser left
forfeit-illegal-move = an illegal move
forfeit-adjudicated = decided by the referee
forfeit-disqualified = the loser was disqualified
forfeit-unspecified = forfeit
origin-given = given
origin-record = record
origin-journal = journal
origin-pairing = pairing file
origin-picture = picture
origin-assumed = assumed
setting-color = { $color }
