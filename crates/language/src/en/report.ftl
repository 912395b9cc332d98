audit-a-black-stone = a black stone
audit-a-board-with-an-even = A board with an even number of points cannot be counted by filling.
missed-picture-finished = A fill with one empty point was not seen; the last picture of the board is judged.
audit-a-white-stone = a white stone
audit-after-the-compensation = after the compensation
audit-an-empty-point = an empty point
audit-and-given-settings = { $basis } with the settings given here, which are not those of { $against ->
        [record] the record
        [journal] the journal of the game
       *[both] the record and its journal
    }
audit-and-these-settings = { $basis } and these settings
audit-and-warranted-settings = { $basis } with what { $by } gave against { $against ->
        [record] the record
        [journal] the journal of the game
       *[both] the record and its journal
    } ({ $reasons })
audit-and-pair-go = { $basis } (pair go)
audit-with-two-eyes-dead = { $basis } ({ $eyes ->
        [yes] a group with two eyes
       *[no] a group that cannot be captured
    }, at { $labels }, was agreed to be dead)
audit-apparently-unfinished = the game is apparently unfinished: with dead stones taken off, { $points ->
        [one] { $points } point belongs
       *[other] { $points } points belong
    } to neither side
audit-as-it-looks = As it looks: { $finding }
audit-presumed-dead-by-the-pictures = { $stones } presumed dead, each with its string, because the pictures show that they were lifted; players to confirm.
audit-before-the-fill = before the fill
audit-black-and-white-stones-lie = { $black } black and { $white } white stones lie on the board and one point is empty, as it must be. Whether they lie right cannot be told without the record or a picture from before the fill.
audit-black-moved-first-after-the = Black moved first after the handicap stones; by these rules White does
audit-handicap-too-many = the record states { $stated } handicap stones; the Russian code gives nine at most
audit-bowls-must-hold = By these rules Black's bowl holds { $due_black } stones and White's { $due_white }: { $counted }.
audit-blacks-penalty-points = Black's penalty, points
audit-both-had-passed-after-move = both had passed after move { $after }, and play went on; { $first } moved first
audit-bowls-before-the-game = Bowls before the game
audit-bowls-counted = { $black } black and { $white } white stones, { $empty } { $empty ->
        [one] empty point
       *[other] empty points
    }
audit-by-the-players-ranks-the = by the players' ranks the stronger one has Black, and should have White
audit-covered = something covers { $covered ->
        [one] { $covered } point
       *[other] { $covered } points
    } of the board in { $picture }{ $at }: take it again with all hands away
audit-dead-stones = Dead stones
audit-each-bowl-must-hold-stones = Each bowl must hold { $bowl } stones: { $counted }.
audit-flagged-moves = { $moves ->
        [one] The record has { $moves } move that the rules forbid or that a referee should look at; score names it.
       *[other] The record has { $moves } moves that the rules forbid or that a referee should look at; score names them.
    }
audit-handicap-laid = the record states a handicap of { $stated }, and { $laid ->
        [one] { $laid } stone is
       *[other] { $laid } stones are
    } laid: check the start
audit-handicap-moves = Handicap moves
audit-comes-to-because = { $verdict }: { $faults }
audit-hidden-and-taken = No picture shows what lies at { $point }; it is taken to be { $taken }, which explains the board more simply: look there.
audit-if-it-is-if-it = if it is { $read }, { $as_read }. If it is { $other }, { $otherwise }
audit-in-100 = { $share } %
audit-in-100-points-of-are = { $share } % of the points of { $picture } are in doubt: take another one, from steeper and without glare
audit-in-a-board-was-found = in { $picture } a { $found } board was found, and { $position } is of a { $size } one: show the whole board, and check that they belong together
audit-in-a-row-stop-the = { $n } in a row stop the game
audit-in-the-board-does-not = in { $picture } the board does not show this game: only { $matched } % of the stones of the final position lie there; check that the picture and { $position } belong together
audit-in-the-board-is-a = in { $picture } the board is a mirror image of { $basis }: the camera mirrors its pictures; switch that off and take it again
audit-dead-stones-still-lie-in-the-picture-before = In the picture before the fill the dead stones still lie at { $some_labels }.
audit-open-whether-the-board-matches = It cannot be told whether the board matches { $basis }.
audit-open-whether-the-fill-is-right = It cannot be told whether the fill is right.
audit-open-other-picture = A picture that was given is of something else; without it the fill matches { $basis }: { $computed }.
audit-before-the-compensation = { $picture } shows no stone of the compensation, and the finished fill is right without it: it was taken before the compensation was placed; give the picture that was taken after it, or none
audit-after-the-compensation-filled = { $picture } shows a fill, not the board after the compensation was placed; give the picture that was taken then, or none
audit-already-filled = { $picture } shows a fill, not the board from before it; give the picture that was taken before the fill, or none
audit-shows-the-compensation = { $picture } shows the board with the compensation on it ({ $points }), not the one from before it; give it as the picture of the compensation, and one from before it as well
audit-of-another-position = { $picture } is of another position: { $n ->
        [one] 1 point ({ $points }) is as neither the record nor the finished board has it
       *[other] { $n } points ({ $points }) are as neither the record nor the finished board has them
    }; give the picture that was taken before this fill, or none
audit-open-whether-the-fill-matches = It cannot be told whether the fill matches { $basis }.
audit-open-as-not-read = It cannot be told whether the fill matches { $basis }: not everything on the pictures can be read.
audit-fill-matches-while-a-note-stands = The fill matches { $basis }, which give { $computed }; it is not certified, as a note about the game stands.
audit-open-two-results = Two results are possible by { $basis }, { $one } and { $other }, and the pictures do not decide between them.
audit-read-in-several-ways = { $results } (by how many of the stones in the other side's territory are taken for compensation)
audit-dead-not-named = { $n ->
        [one] the { $color } stone at { $at } stands
       *[other] { $n } { $color } stones at { $at } stand
    } in { $owner }'s territory on the finished board, and nobody said which stones are dead: where both players agree that { $n ->
        [one] it is dead, name it, lift it
       *[other] they are dead, name them, lift them
    } and take the picture again; where { $n ->
        [one] it lives
       *[other] they live
    }, say that no stone is dead there
audit-against-the-record = settings were given that are against { $against ->
        [record] the record
        [journal] the journal of the game
       *[both] the record and its journal
    }; with them the result is { $given }, without them { $recorded }: leave them out, or have somebody give them by name and with reasons
audit-handicap-unclear = the record states { $stated ->
        [one] 1 handicap stone
       *[other] { $stated } handicap stones
    }, and { $laid ->
        [one] 1 lies
       *[other] { $laid } lie
    } there before White's first move: with the number stated the result is { $by_number }, with the stones that lie there { $by_stones }; ask the players, and give the handicap moves, one less than the stones: { $stated_moves } or { $laid_moves }
audit-decided-by-note = note { $note } about the game decides it by the rules: { $result }; nothing is counted while it stands: the referee decides, or the note is taken back with 'kifuscribe incident SESSION taken-back { $note }'
audit-left-open-by-note = note { $note } about the game leaves open how it ends: nothing is certified while it stands; the referee decides, or the note is taken back with 'kifuscribe incident SESSION taken-back { $note }'
audit-two-values = the file of the record has two values of { $property }: with { $value } the result is { $by_value }, with { $other } it is { $by_other }; ask the players, and give the right one as an option
audit-journal-of-another-game = { $journal } has what was decided on the count of another record than { $record }; give --report another name
audit-record-unfinished = the record ends with an open board, on which { $open } points belong to neither side: it is cut, or the game was not over, and nothing is counted by it; complete the record, or audit without it
audit-record-lacks-a-move = the record may lack a move: with { $color } at { $at } after move { $after } the fill is right and the result is { $with }, by the record as it is { $recorded }; ask the players, and put the move into the record if it was made
audit-open-against-the-record = What was given is against { $against ->
        [record] the record
        [journal] the journal of the game
       *[both] the record and its journal
    }: with it the result is { $given }, without it { $recorded }.
audit-open-whether-the-bowls-are-full = It cannot be told whether the bowls are full.
audit-open-whether-the-bowls-are-full-look-at-the-points = It cannot be told whether the bowls are full: { $counted }. Look at the points named.
audit-it-does-not-match = it does not match
audit-it-does-not-match-and = it does not match and reads { $read }
audit-it-stays-open = it stays open
audit-last-move-on-the-board = Last move on the board
audit-look-at-it-could-not = look at { $at }: it could not be read with certainty
audit-look-at-it-looks-like = look at { $at }{ $board ->
        [compensated] {" "}in the picture after the compensation
        [position] {" "}in the picture before the fill
       *[final] {""}
    }: { $seen ->
        [hidden] no picture shows what lies there; { $then }
       *[read] it looks like { $read } ({ $share }) and may be { $other } ({ $other_share }); { $then }
    }
audit-looks-like-in-100-and = { $point } looks like { $read } ({ $share } %), and is taken to be { $taken }, which explains the board more simply: look there.
audit-looks-like-in-100-and-2 = { $point } looks like { $read } ({ $share } %), and is taken to be that; with { $other } there the fill would not match: look there.
audit-moves-not-reported = { $moves ->
        [one] { $moves } more move is against the rules or repeats a position
       *[other] { $moves } more moves are against the rules or repeat a position
    }
audit-no-board-was-found-in = no board was found in { $picture }: show the whole board, from 25 degrees or steeper, without glare
audit-no-dead-stones-were-given = no dead stones were given; probably dead, if both players agree: { $labels }
audit-none = none
audit-not-checked = not checked
audit-of-several-final-pictures-only = Of several final pictures only the first was counted, as there is no position to lay them over.
audit-other-komi = counted with the given komi of { $given }; the record's own komi is { $recorded }
audit-komi-unusual = a komi of { $komi } does not go with { $rules } on this board: look whether the record and the settings are right
audit-pair-go = counted as pair go, as given: an equal score is White's{ $komi ->
        [none] {""}
       *[other] {", "}and the komi is { $komi }, as the record names none
    }{ $without ->
        [none] {""}
       *[other] ; without pair go: { $without }
    }
audit-parity-unclear = Black made { $black } board moves and White { $white }, and { $last } made the last one: by the last move the result is { $by_last }, by the numbers of moves { $by_numbers }; the rules do not say which counts where somebody passed in the game: the referee says whose the last move is
audit-without-effect = { $setting ->
        [seki] groups in seki were given, which changes no points by these rules: their eyes are their owner's
        [prisoners] prisoners were given, which changes nothing by these rules: area counts
        [last-move] the last move was given, which changes nothing by these rules: no correction depends on it
        [compensation] compensation for a handicap was given, which changes nothing: the game has no handicap
       *[odd] how an odd point is settled was given, which changes nothing: none is owed in a fill
    }
audit-before-not-of-fill = The picture before the fill is not used: by these rules the pictures are compared with the final position, and nothing is filled.
audit-compensated-not-of-fill = The picture of the compensation is not used: by these rules the pictures are compared with the final position, and nothing is filled.
audit-compensation-seen-wrong = at { $time } the camera at the table saw that { $was }
audit-compensation-seen-wrong-and-not-shown = { $seen }; the finished board does not show which stones are compensation: give the picture of that moment, or let the referee decide
audit-other-claim = { $by } claims { $claimed }, and the result is { $computed }
audit-other-claim-without-count = { $by } claims { $given } ({ $claimed }), which no count decides; by the count it is { $computed }
audit-other-compensation = counted with the compensation for the handicap that was given, { $given ->
        [none] nothing
        [moves] a point for each handicap move
       *[stones] a point for each handicap stone
    }; by the rules of the record it is { $recorded ->
        [none] nothing
        [moves] a point for each handicap move
       *[stones] a point for each handicap stone
    }
audit-bowls-noted = the journal has { $black } black and { $white } white stones in the bowls, the rules { $due_black } and { $due_white }: check the bowls
audit-other-setting = counted with what was given, { $setting }: { $given }; { $against ->
        [record] the record
        [journal] the journal of the game
       *[both] the record and its journal
    } has { $recorded }
audit-other-rules = counted by the given rules, { $given }; the record's own rules are { $recorded }
audit-part-of-the-board-lies = part of the board lies outside of { $picture }: show the whole board
audit-points-of-the-final-picture = { $points } points of the final picture are in doubt: take another one, from steeper and without glare
audit-points-of-the-board-lie = part of the board lies outside of { $picture } ({ $n ->
        [one] { $n } point
       *[other] { $n } points
    }): show the whole board
audit-presumed-dead-players-to-confirm = { $stones } presumed dead, each with its string; players to confirm.
audit-both-had-passed-and-agreed = both had passed after move { $after }, and play went on; { $first } moved first (RGF 9.3: the player who agreed to play on does)
audit-handicap-unpaid = under Chinese rules White gets no points for the handicap of { $stones } stones here; some servers give a point a stone
audit-rule-set = Rule set
audit-s-penalty-of-is-not = { $color }'s penalty of { $penalty } is not one of Ing's clock, which gives 2, 4 or 6 points and then loses the game
audit-shared-open = { $n ->
        [one] { $n } point belongs to
       *[other] { $n } points belong to
    } neither side at { $at }: a seki, or neutral points that were not filled before the passes; they count as shared
audit-shift = It moves the count { $points } { $points ->
        [one] point
       *[other] points
    } towards { $side }.
audit-shows-something-else-at-and = { $picture } shows something else at { $some_labels }, and was outvoted by the other pictures.
audit-something-covers = something covers { $at }
audit-stones-black-has-taken = Stones Black has taken
audit-stones-white-has-taken = Stones White has taken
audit-the-arithmetic-says-what-a = The arithmetic says what a correct fill shows; what this one shows depends on the points in doubt.
audit-the-board-differs-from-the = the board differs from the final position at { $at }
audit-the-board-shows-the-final = The board shows the final position of { $basis }: { $computed }.
missed-picture-compensated = The board with the compensation placed was not seen without hands: compensation can be told from losing stones only where they lie in different territories.
missed-picture-dead-off = The board with the dead stones off was not seen without hands: whether a stone of the final position moved before the fill, and which stones were lifted, rests on the record alone.
audit-the-bowls-are-full = The bowls are full: { $counted }.
audit-the-counts-alone-show-that = The counts alone show that the fill cannot be right.
audit-the-dead-stones-were-not = The dead stones were not given; no stones are presumed dead.
audit-the-fill-does-not-match = The fill does not match { $basis }: it reads { $result }, and { $giver } gives { $computed }.
audit-the-fill-does-not-match-without-a-reading = The fill does not match { $basis }: { $giver } gives { $computed }.
audit-the-fill-matches = The fill matches { $basis }: { $computed }.
audit-the-fill-matches-in-short = the fill matches
audit-the-fill-matches-the-result = The fill matches { $basis }: { $computed }. { $by ->
        [record] The record names the result { $result }.
        [decision] { $who } decided the result { $result }.
        [person] { $who } claims { $result }.
       *[claim] The result given is { $result }.
    }
audit-the-fill-matches-unwitnessed = The fill matches { $basis }: { $computed }, though { $what ->
        [point] the boards do not show whether the empty point was counted
       *[stones] the finished board does not show which stones are compensation
    }.
audit-the-final-picture = the final picture
audit-the-final-picture-fits-from = the final picture fits { $basis } from { $turns } sides, and the verdict depends on it: say by how much it has to be turned clockwise to lie as the record does ({ $degrees } degrees)
missed-picture-final = The finished fill was not seen.
audit-the-game-has-stopped-agreement = the game has stopped; agreement on the dead stones ends it
audit-the-game-has-stopped-in = the game has stopped; { $n } in a row, or agreement on the dead stones, end it
audit-the-game-stops-when-both = the game stops when both agree
audit-the-handicap-stones-do-not = the handicap stones do not lie on the star points of these rules: { $labels }
audit-the-picture-before-it = the picture before it
audit-the-picture-before-differs-and-the-result-too = the picture before the fill differs from the record at { $some_labels }: with the record the result is { $by_record }, with the picture { $by_picture }; restore the position from the record and look which is right
audit-the-picture-before-the-fill-by-name = the picture before the fill
audit-the-picture-before-differs-and-nothing-changes = The picture before the fill differs from the record at { $some_labels }; the verdict is the same with either.
audit-the-picture-was-not-used = The picture { $which } was not used. { $finding }
audit-the-players-ranks-give-komi = the players' ranks give komi { $komi } and { $moves ->
        [one] { $moves } handicap move
       *[other] { $moves } handicap moves
    }; the record has other conditions
audit-the-players-ranks-give-the = the players' ranks give { $stones ->
        [one] { $stones } handicap stone
       *[other] { $stones } handicap stones
    }; the record has another handicap
audit-the-point-that-is-left = The point that is left free is not the centre, where it is usually left.
audit-the-position-before-it = the position before it
audit-the-record-with-what-was-given = the record, with what was given here,
audit-the-record-names-no-komi = the record names no komi: { $komi } is assumed
audit-the-record-names-no-rules = the record names no rules: ing is assumed
audit-the-result-depends-on-the = the result depends on the prisoners, which no picture of the board shows: count them
audit-the-rules-are-not-among = the rules "{ $named }" are not known here: ing is assumed; known are { $known }
audit-the-stones-at-lie-in = the stones at { $labels } lie in an eye of a group in seki: they may not be lifted and are no prisoners
audit-seki-not-dead = the stones at { $labels } were given as in seki: they are not taken for dead
audit-two-eyes-dead = the stones at { $labels } were given as dead, and their group cannot be captured: the players have to agree on that
audit-living-lifted = the group at { $at } is gone from the board, and nobody said that it is dead: { $certain ->
        [yes] it cannot be captured
       *[no] it may be alive
    }; with it the result is { $alive }, without it { $lifted }; put it back, or give it as dead where both players agree
audit-the-stones-at-were-gone = The stones at { $some_labels } were gone in the picture before the fill already.
audit-dead-strings-stand = { $right ->
    [yes] the dead stones at { $at } all stand on the finished board, and it is right with them alive, too: dead, the result is { $dead }, alive it is { $alive }; lift them and take the picture again, or say which stones are dead where both players agree
   *[no] the stones at { $at } all stand on the finished board, and nobody said that they are dead: dead, the result is { $dead } and the fill is right; alive, it is { $alive } and the fill is wrong; say which stones are dead where both players agree
    }
audit-position-moved-at-compensation = In the picture of the compensation the stones of the final position at { $labels } are not on their points; no stone of the position may be moved during the count.
audit-dead-stands = Dead stones stand on their points on the finished board, at { $labels }: they were not lifted, or compensation or losing stones were laid there.
audit-there-are-black-stones-one = There are { $black } black stones, one too many for a fill-in count: { $counted }.
audit-this-does-not-match-which = This does not match { $basis }, which give { $computed }.
audit-this-record = this record
audit-together-with-the-other-points = together with the other points named it decides whether the fill matches
audit-turned-by-degrees-as-given = Turned by { $given } degrees as given, the final picture does not fit { $basis }; turned by { $found } it does, and so it was taken.
audit-turn-unused = The turn of { $given } degrees that was given changes nothing: there is no position to turn the picture to.
audit-claim-not-compared = The claim of { $claimed } is not compared: by the record the game was decided without a count.
audit-unknown = unknown
audit-read-with-doubt = { $n ->
        [one] { $points } was read with doubt, look there.
       *[other] { $points } were read with doubt, look there.
    }
audit-when-filling-began-a-stone = when filling began, { $compensation_was }; a stone that came later may be compensation or a losing stone: where the referee saw the compensation put right, the fill matches
audit-whites-penalty-points = White's penalty, points
audit-who-made-the-last-move = who made the last move on the board is not known, and the result depends on it
audit-without-the-record-and-without = Without the record and without a picture from before the fill only the stones can be counted.

contradiction-a-handicap-of-stones = a handicap of { $stones } stones
contradiction-an-even-game = an even game
contradiction-no-stone-lay-on-the = no stone lay on the board before the first move
contradiction-stones-before = { $stones ->
        [one] { $stones } black stone
       *[other] { $stones } black stones
    } before the first move
contradiction-the-game-is-not-as-paired = the pairing has { $game }, and the camera saw something else: { $seen }; check that this is the right table
contradiction-the-first-stone-is-not-as-paired = the pairing has { $game }, and the first stone was { $color }; check the players' colours and the handicap
record-note-handicap-not-as-paired = Not as paired. Given: { $game }. Seen: { $seen }.
record-note-of-the-pairings = The pairings say this, and the recording does not: { $values }.
record-note-counted-with = Nobody recorded the moves. A photographed fill was counted with this: { $settings }.
record-note-size-assumed = Nobody recorded the game: a board of { $size } lines is assumed.
record-note-first-stone-not-as-paired = Not as paired. Given: { $game }. Seen: the first stone was { $color }.

fill-a-board-with-an-even = a board with an even number of points cannot be counted by filling: take the computed result
fill-a-stone-of-the-final-position-is-missing = a stone of the final position is missing at { $at }: moved or knocked
fill-a-stone-of-the-final-position-moved = A stone of the final position is not where it was: { $labels }
fill-a-stone-of-the-other = a stone of the other colour lies where a stone of the final position lay, at { $at }: moved or knocked
fill-more-as-with-181 = { $more }, as with a set of 181
fill-black-and-white-stones-are = { $black } black and { $white } white stones are not on the board yet: where no hand and no bowl holds them, they are missing
fill-stones-went-back-that-did-not-lie-there = { $black } black and { $white } white stones went back into the bowls, and { $black_seen } and { $white_seen } lay on the board: stones strayed, or the picture was misread
fill-stones-went-back-as-they-lay = { $black } black and { $white } white stones went back into the bowls, as they lay on the board
fill-both-territories-have-empty-points = both territories have empty points: { $at }
fill-compensation = { $stones ->
        [one] { $stones } { $color } stone lies
       *[other] { $stones } { $color } stones lie
    } as compensation in { $owner }'s territory, and { $due } { $due ->
        [one] is
       *[other] are
    } due
fill-compensation-lay = { $stones ->
        [one] { $stones } { $color } stone
       *[other] { $stones } { $color } stones
    } lay as compensation in { $owner }'s territory, and { $due } { $due ->
        [one] was
       *[other] were
    } due
fill-compensation-on-shared = { $stones ->
        [one] one of { $side }'s stones on the shared points { $at } was counted as compensation
       *[other] { $stones } of { $side }'s stones on the shared points { $at } were counted as compensation
    }: the result that the players claim tells it, and all numbers are then those of a right fill; compensation belongs in { $owner }'s territory
fill-dead-in-place = { $stones ->
        [one] the dead { $color } stone at { $at } stands on its point: it was not lifted, or another one was laid there, and it is worth two points if it is left out of the reading
       *[other] the dead { $color } stones at { $at } stand on their points: they were not lifted, or others were laid there, and they are worth two points each if they are left out of the reading
    }
fill-dead-too-many = { $stones ->
        [one] { $stones } { $color } stone lies
       *[other] { $stones } { $color } stones lie
    } at { $at } in { $owner }'s territory, where neither compensation nor losing stones belong: { $stones ->
        [one] a dead stone that was not lifted
       *[other] dead stones that were not lifted
    }, or both sides filled wrongly
fill-dead-too-many-among = { $stones } of the { $color } stones at { $at } in { $owner }'s territory { $stones ->
        [one] is neither compensation nor a losing stone: a dead stone that was not lifted
       *[other] are neither compensation nor losing stones: dead stones that were not lifted
    }, or both sides filled wrongly
fill-each-colour-misses-the-margin = each colour misses { $stones }: what is missing cancels out in the difference, and the count cannot be certified
fill-empty-outside-block = the result is read off the winning block; with the empty points outside it counted as well, the board gives { $in_full }
fill-exchanged = { $stones ->
        [one] { $stones } { $color } stone
       *[other] { $stones } { $color } stones
    } too many and as many { $other } too few are on the board: only the colours show it
fill-fewer-than-bowl = { $stones ->
        [one] { $stones } { $color } stone
       *[other] { $stones } { $color } stones
    } fewer than { $bowl } { $stones ->
        [one] is
       *[other] are
    } on the board ({ $counted })
fill-lay-all-the-stones-out = lay all the stones out: each colour has { $bowl }, and one point stays empty. Until then the computed result stands for the record, not for this board
fill-more-stones-live-than-a = more stones live than a bowl holds: the board cannot be filled, take the computed result
fill-too-many-points-are-shared = { $shared ->
        [one] { $shared } point belongs
       *[other] { $shared } points belong
    } to neither side, and a colour's half of them and its living stones are more than a bowl holds: the board cannot be filled; the game is not finished, or take the computed result
fill-more-than-bowl = { $stones ->
        [one] { $stones } { $color } stone
       *[other] { $stones } { $color } stones
    } more than { $bowl } { $stones ->
        [one] is
       *[other] are
    } on the board ({ $counted })
fill-no-compensation = no compensation lies in { $owner }'s territory, and { $stones ->
        [one] { $stones } { $color } stone is
       *[other] { $stones } { $color } stones are
    } due there: placed in the own territory, in the wrong colour, or not at all
fill-no-compensation-lay = no compensation lay in { $owner }'s territory, and { $due } { $due ->
        [one] was
       *[other] were
    } due
fill-one-of-the-stones-at = one of the stones at { $at } may be a dead stone that was never lifted, or compensation that lies apart
fill-more-on-both-sides = in each territory the other side laid { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } more than is due, which changes nothing: if both have a penalty of { $points } points, note both penalties
fill-over-paid = { $placed } { $placed ->
        [one] stone stands
       *[other] stones stand
    } for { $points } points: right only if the referee announced that the difference to { $owed } is given back by arithmetic
fill-penalty-forgotten = { $compensation }: { $owner }'s penalty of { $penalty } points was forgotten
fill-reserved-not-witnessed = the board does not show whether the empty point { $at } was kept free for the odd point owed or counted as a winning point, which is one point more; the result that the players claim shows it
fill-s-stones-in-s-territory = { $opponent }'s stones in { $side }'s territory do not show which are komi and which are losing stones: together they are as many in every right fill of this record, so how many were counted as komi is not known; a picture taken right after the compensation was placed shows it, or the result that the players claim
fill-shared-points-were-left-open = shared points were left open at { $at }: fill them, one each in turn
fill-show-the-stones-in-hand = show the stones in hand and the bowls: they decide between missing and not yet placed
fill-stones-laid-down-during-the = Stones laid down during the count are gone again: { $labels }
fill-stones-of-the-final-position = stones of the final position show the other colour at { $at }: a misreading, or they were swapped; look at the board
fill-stones-that-lay-at-when = stones that lay at { $at } when the compensation was down are gone
fill-the-block-is-s-and = the block is { $block }'s, and { $winner } wins by what arithmetic takes off
fill-the-board-shows-something-else = The board shows something else than this game's final position and its fill
fill-the-bowls-hold-black-and = the bowls hold { $black } black and { $white } white stones: put the stones over half the points aside first
checkpoint-compensated = the compensation is placed
fill-the-compensation-stones-do-not = the compensation stones do not lie as one group
checkpoint-dead-off = the dead stones are off
fill-the-empty-point-does-not = the empty point { $at } does not lie in the winning block: a stone that belongs there lies among the losing stones
fill-the-empty-point-is-not = the empty point { $at } was counted as a winning point; { $side } keeps one point free for the odd point owed
fill-the-fill-is-not-finished = the fill is not finished: { $points } points are open
checkpoint-stopped = the game has stopped; what is dead still lies on the board
fill-the-living-string-at-is = the living { $color } string at { $at } is gone: a wrong string was lifted; restore the position from the record
checkpoint-finished = the losing stones are placed
fill-the-losing-stones-have-not = the losing stones have not been placed: { $points } empty points and { $stones } in hand read { $sum }, which is the expected count if the stones are there
fill-the-record = the record
fill-the-result-given-is = the result given is { $claim } ({ $claimed }), which no count decides; by the count it is { $computed }
fill-the-result-given-is-and = the result given is { $claim }, and with these settings { $basis } gives { $computed }
fill-the-shared-points-are-all = the shared points { $at } are all filled, and one of them has to stay empty
fill-the-shared-points-hold-black = the shared points { $at } hold { $black } black and { $white } white stones
fill-the-stone-at-lies-in = The { $color } stone at { $point } lies in { $opponent }'s territory, where none is due now
checkpoint-bowls-back = the stones are back in the bowls
checkpoint-full = the territories are full
fill-the-territory-does-not-hold = the territory does not hold the compensation stones: place those that fit, settle the rest by arithmetic
fill-the-winning-block-at-touches = the winning block at { $labels } touches no edge; it is usually kept in a corner or at a side
fill-there-are-too-few-stones = there are too few stones for the compensation: place those there are, settle the rest by arithmetic
fill-there-is-no-room-for = there is no room for the odd point: settle it by arithmetic
fill-too-many-on-board = { $stones ->
        [one] { $stones } { $color } stone lies
       *[other] { $stones } { $color } stones lie
    } on the board, more than a bowl holds
fill-with-the-stone-at-more = With the { $color } stone at { $point } more shared points are { $owner }'s than its half
fill-wrong-parity = no correct fill with { $shared } { $shared ->
        [one] shared point
       *[other] shared points
    } shows { $shown } for { $side }: a hole, a shared point or a stone was overlooked
fill-without-arithmetic = the claim { $without } is what the stones on the board give: { $points } more owed to { $side } is settled by arithmetic after the count

full-stop = .

history-everything-after-move-is-wrong = Everything after move { $number } is wrong.
history-missed-after-move = Missed after move { $after }: { $moves }.
history-move-was-not-played = Move { $number } was not played.
history-move-was-played-at = Move { $number } was played at { $point }.
history-move-was-played-by-the = Move { $number } was played by the other side.
history-nobody-is-named = nobody's name is given
history-noted = { $result }, { $status }.
history-confirmed-by-unknown = the result was confirmed; which players agreed was not written down
history-confirmed-by-both = confirmed by both players
history-resigned = { $player ->
        [Black] Black resigned
       *[White] White resigned
    }
history-answers-appeals = Appeals answered: no. { $numbers }.
history-result-stands = The result stands: { $result }.
outdone-withdrawn = { $withdrawn } - what was withdrawn: { $what }
outdone-overruled = Overruled
outdone-overruled-by = { $what } Another result was decided or confirmed later: { $by }, { $at }
outdone-open-claim = Open claim
appeal-numbered = no. { $number }: { $line }
appeal-decided = Appeal decided
appeal-decided-by = { $line } Decided by { $by }, { $at }
appeal-rejected-by = { $line } Rejected by { $by }, { $at }: { $reasons } The result is upheld.
end-note-stands = Note that stands
end-note-late = Note after the confirmation
end-note-for-information = { $line } The result was confirmed before, { $at }; for information only
end-note-settled = Note settled
end-note-settled-by-confirmation = { $line } Settled with the confirmation of the result, { $at }
report-sign-appealed = An appeal is open: this result may yet be decided otherwise. The signatures attest that it is written down rightly.
slip-an-appeal-is-open = An appeal is open: what is decided on it holds then.
history-decided-by-and-both-agree = decided by { $by }; both players agree
history-decided-by-and-one-agrees = decided by { $by }; { $player ->
        [Black] Black agrees
       *[White] White agrees
    }
history-decided-and-both-agree = the referee decided, and both players agree
history-decided-and-one-agrees = the referee decided, and { $player ->
        [Black] Black agrees
       *[White] White agrees
    }
history-claimed-by-one = claimed by { $player ->
        [Black] Black
       *[White] White
    }; { $other ->
        [Black] Black
       *[White] White
    } has not confirmed it
history-proposal-is-what-happened = proposal { $choice } is what happened
history-question = Question { $question }: { $answer }.
history-taken-back = Taken back: { $act }
history-the-last-one-was-taken = The last one was taken back.
history-the-record-is-not-right = no proposal was chosen, and the record stays
history-the-record-is-right = the record is right, and stays
history-the-record-is-right-the = The record is right; the board at the end shows something else.
history-the-stones-at-were-lifted = The stones at { $labels } were lifted after move { $after }.
history-noted-under-protest = { $result }, { $status }, under protest.
history-under-protest = Under protest.
history-what-was-taken-back-was = What was taken back was made again.

incident-line-a-second-warning-loses-the = A second warning loses the game (RGF 21.2).
incident-line-adjourned-board = adjourned; { $player } sealed the next move on the board; to be taken up again: { $until }
incident-line-adjourned-envelope = adjourned; { $player } sealed the next move in an envelope; to be taken up again: { $until }
incident-line-after-move = after move { $after }
incident-line-appeal-committee = { $player } appeals to the appeals committee; to be decided by { $until }
incident-line-appeal-referee = { $player } appeals to the chief referee; to be decided by { $until }
incident-line-before-move-1 = before move 1
incident-line-blitz = blitz
incident-line-both-flags = { $claimant } claims that the opponent's flag is down; { $claimant }'s own flag is down too
incident-line-bowls = the bowls were counted: { $black ->
        [one] { $black } black stone
       *[other] { $black } black stones
    } and { $white ->
        [one] { $white } white stone
       *[other] { $white } white stones
    }
incident-line-by-the-rules-a-right = By the rules a right guess plays Black and a wrong one White (RGF 16.5b). Noticed before the third move of each side, the game is started again; later it goes on as it is (RGF 22.1).
incident-line-by-the-rules-in-this = By the rules, in this order (RGF 22.4): put the position right; leave it as it is; go back to the last position both agree on; a loss for who is responsible; play again.
incident-line-agree-or-both-lose = By the rules both players agree where it belongs, or both lose (RGF 22.4); the referee decides.
incident-line-the-game-is-started-again = By the rules the game is started again (RGF 22.1).
incident-line-the-game-goes-on = By the rules the game goes on.
incident-line-by-the-rules-the-player = By the rules the player who guessed chooses the colour.
incident-line-by-the-rules-the-referee = By the rules: { $result }; the referee decides.
incident-line-no-result = By the rules the game ends without result (RGF 13.1). It is open until the referee rules: a draw, another game with less time, or something else (RGF 16.8, 20.2).
incident-line-claimed-at-once = claimed at once
incident-line-claimed-too-late = claimed too late
incident-line-count-with-penalty = In the count { $player } pays { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
incident-line-nothing-is-counted = Nothing is counted while note { $number } decides the game.
incident-line-deduct = By the rules: { $black } off Black's clock, { $white } off White's clock.
incident-line-deduct-from-one = By the rules: { $time } off { $player }'s clock.
incident-line-main-time-gone = That is the whole main time: where no overtime follows, the flag has fallen and the game is lost on time.
incident-line-displaced = a stone was displaced and played over; the players do not agree where it belongs
incident-line-displaced-agreed = a stone was displaced and played over; the players agree where it belongs
incident-line-flag = { $claimant } claims that the opponent's flag is down; { $claimant }'s own flag is up
incident-line-first-flag-loses = The first flag to fall loses; which one that was the referee decides.
incident-line-decided-before = Note { $number } decides the game already; the referee decides which of the two holds.
incident-line-guessed-right = draw for colours: the guess was right, and the player who guessed has { $guesser }
incident-line-guessed-wrong = draw for colours: the guess was wrong, and the player who guessed has { $guesser }
incident-line-it-was-the-turn-of = It was the turn of { $color }'s { $partner ->
        [Woman] woman
       *[Man] man
    }. By the rules: { $follows }.
incident-line-late = late: Black { $black ->
        [one] { $black } minute
       *[other] { $black } minutes
    }, White { $white ->
        [one] { $white } minute
       *[other] { $white } minutes
    }, with { $allowance ->
        [one] { $allowance } minute
       *[other] { $allowance } minutes
    } on the clock
incident-line-lateness-not-stated = These rules say nothing of lateness: the tournament's conditions decide.
incident-line-colours-not-stated = These rules do not say which colour a guess gives: the tournament's conditions decide.
incident-line-note = note
incident-line-on-purpose = on purpose
incident-line-penalty = { $player } pays { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    }
incident-line-takes-back = note { $number } is taken back
incident-line-was-taken-back = It was taken back and counts no longer.
incident-line-taken-up = taken up again after the adjournment; the players do not agree on the position
incident-line-taken-up-agreed = taken up again after the adjournment; the players agree on the position
incident-line-the-claim-comes-too-late = the claim comes too late, as it is valid only right after the move; nothing follows, and no move is taken back (RGF App.4)
incident-line-the-move-before-was-out = the move before was out of order too
incident-line-the-wrong-partner-of-made = the wrong partner of { $player } made move { $number }, { $when }
incident-line-there-must-be-black-and = There must be { $black } black and { $white } white stones: check the bowls.
incident-line-was-warned = { $player } was warned
incident-line-was-cautioned = { $player } was cautioned
incident-line-appeal-federation = { $player } appeals to the federation; to be decided by { $until }
incident-line-protest = { $player } protests
incident-line-repetition = a position has come back; the players do not both want the game to end without result
incident-line-repetition-agreed = a position has come back; both players want the game to end without result
incident-line-faulty-clock = the clock is faulty
incident-line-clock-set = By the rules another clock takes its place, with at least { $minutes } minutes left to each player (RGF); the referee sets it.
incident-line-no-blitz = Blitz has at most { $minutes } minutes for each player (RGF App.6), and this game has more: the referee decides.
incident-line-blitz-not-stated = These rules say nothing of blitz, only the Russian code does (RGF App.6): the tournament's conditions decide.
incident-line-wrong-start = colours or handicap were wrong; noticed after { $black ->
        [one] { $black } move
       *[other] { $black } moves
    } of Black and { $white ->
        [one] { $white } move
       *[other] { $white } moves
    } of White

report-agreed-dead = Dead stones agreed by:
report-aid = An aid to the referee, never a ruling. Every step can be repeated by hand.
report-black = Black
report-claimed = Claimed
report-decided = Decided by the referee
report-clock = Clock read:
report-clock-picture = Picture of the clock:
report-compensation-mark = Square: compensation.
report-computed = Computed
report-audited-on = The count was audited on { $date }.
report-filled = The finished fill as it was read.
report-findings = Findings
report-for-players = For the players. The program advises; the players and the referee decide.
report-in-order = Move by move, to be called out at the board
report-ledger = Arithmetic
report-losing-mark = Triangle: losing stone.
report-made = Made
report-known-by = Made, and SHA-256
report-known-by-files = { $made }; { $files }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
report-method = Method
report-move-of-black = B
report-move-of-white = W
report-move-takes = { $one }, takes { $taken }
report-none = None.
report-noted = Noted during the game, and what the rules make of it
report-notes = Notes
report-notices = Seen by the camera:
report-penalties = Black { $black }, White { $white }
report-pictures = Pictures
report-position = The position that is counted (x: dead stones, taken off)
report-protest = played under protest
report-read = Read off the board
report-rebuild = To rebuild the position at the board, play the moves in their order; captured stones go back to the bowls.
report-record = The record
report-referee = Referee
report-ringed = Ringed: points to look at.
report-ruling = Ruling and reasons:
report-settings = Settings, and where each came from
report-settings-confirmed = These settings were confirmed at { $clock }, before the verdict was shown.
report-sign = Both players confirm this result with their signatures. It is final then.
report-sign-written = Both players confirm the result decided in the end, as it is written on the line above, with their signatures. It is final then.
report-sign-decided = This result is the referee's decision. It is final unless a player appeals against it as the rules of the event allow. The signatures of the players attest that they were told of it, not that they agree.
report-sign-final = This result is final. The signatures attest that it is written down rightly.
report-sign-final-under-protest = This result is final, under protest. The signatures attest that it is written down rightly.
report-sign-waiting = The table has not written this result down yet. The signatures attest that it is as it was decided in the hall.
report-sign-claim = The fill is right and the claim is not: the players sign nothing before the claim is withdrawn or the referee has ruled.
report-sign-appeal = An appeal is open: the players sign nothing before it is decided.
report-sign-changed = The game has changed since this result was confirmed: the players sign nothing before it is confirmed anew or the referee has ruled.
report-sign-note = A note about the game decides it or leaves its end open: the players sign nothing before the referee has ruled.
report-sign-referee = The fill differs: the players sign nothing before the referee has ruled.
report-decided-in-the-end = Result decided in the end:
report-slip = Result slip
report-stones = Black / white / empty
report-table = Table
report-times = Count finished / confirmed at:
report-title = Audit of a fill-in count
report-white = White

result-wins = { $side } wins
result-wins-by = { $side } wins by { $margin }
result-wins-by-counted = { $side } wins by { $margin } (counted)
result-wins-by-forfeit = { $side } wins by forfeit
result-wins-by-forfeit-because = { $side } wins by forfeit: { $why }
result-wins-by-adjudication = { $side } wins by adjudication
result-wins-by-resignation = { $side } wins by resignation
result-wins-on-time = { $side } wins on time
result-impossible-on-board = No count on a board of { $size } comes to { $result }
result-impossible-with-komi = With a komi of { $komi } no count comes to { $result }
result-impossible-drawn = By the rules of this game an equal score is a draw, and no count comes to { $result }
result-impossible-equal-score = By the rules of this game { $winner ->
        [Black] Black
       *[White] White
    } wins an equal score, and no count comes to { $result }
result-wins-by-rule = { $side } wins by rule, as the scores are equal

form-fault-cut-game = a game is cut off inside a value where another game begins, before anything of it is whole, and was left out
form-fault-cut-value = the game is cut off inside a value, where the file ends or another game begins; the value was left out, and what stands before it was kept
form-fault-no-parenthesis = the game does not begin with "("
form-fault-no-semicolon = the first node does not begin with ";"
form-fault-not-closed = the game is not closed where the file ends or another game begins
form-fault-property-without-value = a property without a value was left out
form-fault-stray-text = text outside any property was left out
form-fault-value-without-property = a value without a property was left out
sgf-note-bad-byte-order-mark = the file begins as { $charset } but is not valid in it
sgf-note-damaged-text = the text was read as { $charset }, and its damaged characters were replaced by "�": { $characters }
sgf-note-date-in-words = DT[{ $value }] was read as { $days }
sgf-note-encoded-twice = { $property }[{ $value }] looks like UTF-8 that was encoded twice, { $meant }; it stays as it is written
sgf-note-first-of = the file holds { $games } games; this is the first
sgf-note-foreign-property = { $found } was read as what SGF calls { $read_as }
sgf-note-form = line { $line }: { $fault }
sgf-note-guessed-charset = the character set was guessed: the text was read as { $charset }
sgf-note-handicap-in-words = HA[{ $value }] was read as a handicap of { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
sgf-note-handicap-not-stated = { $laid } black stones lie before the first move, and no handicap is stated (HA)
sgf-note-handicap-of-one = HA[1] is no handicap: Black moves first; but { $laid ->
        [one] a black stone lies
       *[other] { $laid } black stones lie
    } before the first move
sgf-note-handicap-stones = HA[{ $stated }] states a handicap of { $stated } stones, and { $laid } are laid or played before White moves
sgf-note-holds-property = { $property }[{ $value }] has another property in it, as where a closing bracket is missing; it stays as it is written
sgf-note-html-entity = { $property }[{ $value }] has characters written as HTML or web addresses write them; it stays as it is written
sgf-note-impossible-charset = the file declares { $declared }, in which its text would have characters that no text has; it was read as { $read_as }: look whether the names are right
sgf-note-impossible-komi = KM[{ $value }] is more than a board of { $size } lines has points, and was left out
sgf-note-impossible-margin = RE[{ $value }] is a margin that no game on a board of { $size } lines has, and was left out
sgf-note-info-below-root = what is known about the game stands partly in nodes after the first one
sgf-note-is-utf-8 = the file declares { $declared } but is UTF-8
sgf-note-komi-in-units = KM[{ $value }] was read as a komi of { $komi } points
sgf-note-komi-without-point = KM[{ $value }] is larger than the komi of any game, as one is whose point is missing; it was left out
sgf-note-large-komi = KM[{ $value }] is larger than the komi that games have: look whether it is right
sgf-note-move-in-root = the root node holds a move
sgf-note-moves-in-one-node = one node holds { $moves } moves, from move { $first }
sgf-note-not-date = DT[{ $value }] is no date that can be read
sgf-note-not-handicap = HA[{ $value }] is not a number of stones and was left out
sgf-note-not-in-charset = the file declares { $declared } but is not valid in it
sgf-note-not-komi = KM[{ $value }] is not a whole number of half-points and was left out
sgf-note-not-main-time = TM[{ $value }] is not a number of seconds and was left out
sgf-note-not-result = RE[{ $value }] is not a result and was left out
sgf-note-odd-move = move { $number } goes to "{ $value }", which is not a point of a { $size }x{ $size } board; it and what follows were left out
sgf-note-off-board = { $property }[{ $value }] is not on the board and was left out
sgf-note-pass-beside-board = move { $number }, "{ $value }", lies beside the board and was read as a pass
sgf-note-result-in-words = RE[{ $value }] was read as { $result }, as SGF writes that result
sgf-note-several-values = { $property }[{ $value }] counts, and the file has { $property }[{ $other }] as well: look which is right
sgf-note-size-in-words = SZ[{ $value }] was read as a board of { $size } lines
sgf-note-surrogate-pairs = characters written as surrogate pairs (CESU-8) were joined: { $characters }
sgf-note-unknown-charset = the file declares the character set "{ $declared }", which is not known
sgf-note-unknown-rules = RU[{ $value }] names no rules that are known
slip-as-the-referee-decided-below = as it was decided, below
slip-open-by-the-record = open until the referee rules; by the record: { $outcome }
slip-open-by-what-was-given = open until the referee rules; by the record with what was given here: { $outcome }
slip-open-by-pictures = open until the referee rules; by the photographs: { $outcome }
slip-by-the-record-the-game = by the record; the game was not decided by the count
slip-claimed-and-confirmed-by-both = claimed and confirmed by both players
slip-confirmed-by-both-players-on = Confirmed by both players on { $date_and_time }. Nobody's name is given for the confirmation.
slip-confirmed-by-both-players = Confirmed by both players ({ $names }) on { $date_and_time }.
slip-confirmed-by-both-written-down = Confirmed by both players ({ $names }; written down by { $by }) on { $date_and_time }.
slip-confirmed-by-unknown = Confirmed ({ $by }) on { $date_and_time }. Which players agreed was not written down.
slip-resigned = { $player ->
        [Black] Black
       *[White] White
    } resigned ({ $name }) on { $date_and_time }.
slip-confirmed-by-both-players-noted = Confirmed by both players (written down by { $by }) on { $date_and_time }.
slip-counted-by-filling-in-the = counted by filling in; the record gives the same
slip-counted-with-what-was-given = counted by filling in; the record gives the same with what was given here
slip-counted-as-recorded = counted by filling in; the record as it stands gives the same
slip-counted-before-the-change = counted by filling in; the record has changed since the result was confirmed
slip-counted-with-what-is-assumed = counted by filling in, with what is assumed; nobody recorded the game
slip-counted-unrecorded = counted by filling in; nobody recorded the game
slip-decided-on = Decided by { $by } on { $date_and_time }.
slip-method-decided-by = decided by { $by }
slip-players-did-not-confirm = The players did not confirm it.
slip-one-player-agrees = { $player ->
        [Black] Black agrees; White
       *[White] White agrees; Black
    } did not confirm it.
slip-both-players-agree = Both players agree.
slip-final = The result is final.
slip-final-under-protest = The result is final, under protest.
slip-waits-for-the-table = The table has not written it down yet: the result is final when it has.
slip-not-final-before-the-appeal = Not confirmed: an appeal is open, and nothing is final before it is decided.
slip-not-final-before-the-note = Not confirmed: note { $note } about the game stands, and nothing is final before the referee has decided on it.
slip-not-confirmed-yet-final-when = Not confirmed yet; final when both players have signed.
slip-not-confirmed-referee-first = Not confirmed: nothing is final before the referee has ruled and the players have confirmed it. A new slip with the ruling is then printed for their signatures.
slip-open-until-the-referee-rules = open until the referee rules
slip-the-count-does-not-settle = the count does not settle it
slip-the-fill-matches-and-the-claim-differs = the board shows what the record gives; the result given is another one
slip-to-be-written-here-by = to be written here by the referee

stones-of = { $stones ->
        [one] { $stones } { $color } stone
       *[other] { $stones } { $color } stones
    }
result-draw = a draw
result-technical-draw = a technical draw
result-both-lose = both lose
result-no-result = no result
result-void = void
result-pending = without result until the referee rules
result-not-played = not played
result-unknown = not known
result-side = { $winner }
result-side-named = { $winner } - { $name } -
result-bye = { $winner } has a bye
result-claims-differ = { $first } claims { $one }, and { $second } claims { $other }
report-beside-pass = { $number } pass
report-beside-at = { $number } at { $at }
info-nothing = nothing
info-changed = { $entry }: { $is } (before: { $was })
info-rank = Rank
info-team = Team
info-main-time = Main time
info-overtime = Overtime
info-recorder = Recorded by
info-annotator = Comments by
info-copyright = Copyright
info-move-made = A move is made
info-permission = Permission to record
info-black-consent = Black's consent
info-white-consent = White's consent
history-info = Names and settings were put right: { $what }.
history-no-longer-holds = { $what } Taken back later.
history-step-taken-back = Taken back (no name): { $what }
history-step-taken-back-by = Taken back by { $name }: { $what }
history-step-taken-back-with-reasons = Taken back by { $name } ({ $reasons }): { $what }
history-step-made-again = Made again (no name): { $what }
history-step-made-again-by = Made again by { $name }: { $what }

count-picture-position = the picture of the position of { $clock }
count-picture-dead-off = the picture with the dead stones off of { $clock }
count-picture-compensated = the picture after the compensation of { $clock }
count-picture-wrong-compensation = the picture of the wrong compensation of { $clock }
count-picture-finished = the picture of the finished fill of { $clock }
count-picture-unfinished = the picture of the unfinished fill of { $clock }
report-shot-finished = The finished fill
report-shot-compensated = After the compensation
report-shot-before = Before the fill
report-shot-clock = The clock
standing-confirmed-by-it = confirmed at { $clock }
standing-confirmed = confirmed at { $clock }; for information only
standing-outdated = confirmed at { $clock }, and does not stand: the game has changed since
sgf-note-move-onto-stone = move { $number }, { $point }, lies on a stone; it stays in the record as it is
sgf-note-no-character = { $property }[{ $value }] has control characters or others that stand for nothing; it stays as it is written
sgf-note-suicide = move { $number }, { $point }, takes away { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    } of its own; it stays in the record as it is
sgf-note-unlikely-charset = the file declares { $declared } and was read so, but its text looks more like { $likely }: look whether the names are right
fill-unexplained = the board shows another number than the record gives, and no single cause explains it: more than one thing may be amiss
fill-may-be = perhaps, as a part of it: { $cause }
outdone-made-again = { $withdrawn } - what was withdrawn: { $what } The same result was decided or confirmed again by { $again }, { $at }, and holds.
setting-compensation = Compensation for the handicap
setting-compensation-moves = a point for each handicap move
setting-compensation-stones = a point for each handicap stone
setting-odd = Odd point
setting-odd-arithmetic = settled by arithmetic
setting-odd-on-board = settled on the board
setting-pair-go = Pair go
setting-pair-go-is-played = is played
audit-holds-only-with = It holds only with what nobody gave and the program assumes: { $settings }.
audit-record-is-open =
    { $count ->
        [one] It holds for the record as it stands, about which a question is open: { $questions }. Answer it, and audit the fill again.
       *[other] It holds for the record as it stands, about which questions are open: { $questions }. Answer them, and audit the fill again.
    }
audit-note-left-out =
    { $picture ->
        [before] 1 photograph of the position before the fill
        [compensated] 1 photograph of the compensation
       *[final] 1 photograph of the finished fill
    } was left out: { $why ->
        [too-large] it is too large.
       *[unreadable] it could not be read.
    }
audit-other-recorded = the record names the result { $recorded }, and with these settings it gives { $computed }
audit-other-recorded-without-count = the record names { $given } ({ $recorded }), which no count decides; by the count it is { $computed }
report-penalties-label = Penalties:
audit-and-settings-by-name = { $basis } with what { $by } gave ({ $reasons })
audit-other-decision = { $by } decided { $decided }, and with these settings the record gives { $computed }
incident-under-protest = under protest by { $player }
