## The lines of an account.

ledger-area = { $color }'s area
ledger-area-how = { $stones ->
        [one] 1 living stone
       *[other] { $stones } living stones
    } + { $points ->
        [one] 1 point
       *[other] { $points } points
    } of territory
ledger-shared = Shared points
ledger-shared-how = { $points ->
        [one] 1 point
       *[other] { $points } points
    } shared: half to each side, no difference
ledger-difference = Difference
ledger-without-seki = Without the eyes in seki
ledger-without-seki-how = { $difference } - { $black } of Black's + { $white } of White's
ledger-territory = { $color }'s territory
ledger-territory-how = { $points ->
        [one] 1 point
       *[other] { $points } points
    } of territory + { $prisoners ->
        [one] 1 prisoner
       *[other] { $prisoners } prisoners
    }
ledger-seki-not-counted = ({ $points ->
        [one] 1 point
       *[other] { $points } points
    } in seki not counted)
ledger-cross-check = Cross-check by territory
ledger-cross-check-how = { $black } - { $white } territory and prisoners + { $black_moves } - { $white_moves } board moves
ledger-owed = Points to White
ledger-komi = komi { $points }
ledger-handicap-stones = + { $points } for { $n ->
        [one] 1 handicap stone
       *[other] { $n } handicap stones
    }
ledger-handicap-moves = + { $points } for { $n ->
        [one] 1 handicap move
       *[other] { $n } handicap moves
    }
ledger-penalty = { $amount } ({ $color }'s penalty)
ledger-last-move = + { $points } ({ $color } made the last board move)
ledger-last-move-unknown = + { $points } (nobody knows who made the last board move)
ledger-margin = Margin
ledger-stones-of-each = Stones of each colour
ledger-shared-stones = Stones of each colour on shared points
ledger-shared-stones-how = { $points } points, half of them rounded down
ledger-compensation = { $color } stones as compensation in { $owner }'s territory
ledger-compensation-partly = { $due } due, { $placed } can be placed
ledger-compensation-how = { $points } points, a stone for every two
ledger-extra-on-shared = { $color }'s extra stone on the last shared point
ledger-kept-empty = { $color }'s point kept empty
ledger-for-the-odd-point = for the odd point
ledger-losing-stones = { $color }'s losing stones
ledger-winning-points = { $color }'s winning points
ledger-correct-fill = A correct fill shows (negative: White's)
ledger-correct-fill-how = { $points ->
        [one] 1 winning point
       *[other] { $points } winning points
    } + { $stones ->
        [one] 1 losing stone
       *[other] { $stones } losing stones
    }
ledger-margin-by-board = Margin by the board and arithmetic
ledger-stones-on-board = { $color } stones on the board
ledger-empty-on-board = Empty points on the board
ledger-counted = counted
ledger-losing-in = Losing stones in { $owner }'s territory
ledger-losing-in-how = { $stones } { $color ->
        [Black] black
       *[White] white
    } stones - { $compensation } of them compensation
ledger-empty-in = Empty points in { $owner }'s territory
ledger-shown = This fill shows (negative: White's)
ledger-shown-how = 2 x losing stones + empty points
ledger-shown-in-full = With every foreign stone and empty point
ledger-shown-in-full-how = compensation as due
ledger-shown-correct = A correct fill shows
ledger-as-above = as above
ledger-equal-bowls = Estimate with equal bowls
ledger-over = { $amount } { $color ->
        [Black] black
       *[White] white
    } over
ledger-missing = { $amount } { $color ->
        [Black] black
       *[White] white
    } missing
ledger-explained = From this fill to a correct one
ledger-outside-the-block = empty points outside the block
ledger-not-explained = not explained
ledger-cross-check-by-board = Cross-check by the board
ledger-cross-check-by-board-how = white stones and empty points in Black's territory - black stones in White's
ledger-by-black-stones = The same by Black's stones; both must be equal
ledger-by-black-stones-how = { $living } living stones + { $shared } on shared points + { $territory } points of territory - { $stones } in the bowl

## What moves the result, beside a line of an account: the names that findings have in JSON.

cause-extra-black = too many black stones
cause-extra-white = too many white stones
cause-black-missing = black stones missing
cause-white-missing = white stones missing
cause-both-missing = stones of both colours missing
cause-exchanged = colours exchanged
cause-dead-left = dead stones left
cause-living-lifted = living group lifted
cause-stone-moved = stone moved
cause-color-changed = other colour
cause-compensation-misplaced = no compensation
cause-compensation-small = compensation too small
cause-compensation-large = compensation too large
cause-shared-unequal = shared points unequal
cause-shared-filled = shared points filled
cause-shared-open = shared points open
cause-hole-outside = empty point outside the block
cause-holes-both-sides = empty points on both sides
cause-more-on-both-sides = more on both sides
cause-penalty-forgotten = penalty forgotten
cause-reserved-point = another point kept empty
cause-unfinished = not finished
cause-stray-stone = stray stones in the bowls
cause-claim = another result claimed
cause-unexplained = not explained
