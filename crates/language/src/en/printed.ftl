printed-another-result-needs-reasons = { $said } This confirms: { $confirmed }. If that is meant, say who decided it and why
printed-arithmetic-is-left-out = --arithmetic prints the arithmetic step by step; --report FILE.html writes it down, with the pictures.
printed-black-stones-white-stones-empty = { $black } black stones, { $white } white stones, { $empty } empty
printed-board-empty = {"      "}{ $size } board, empty
printed-board-handicap-stones = {"      "}{ $size } board, { $n } handicap stones
printed-board-with-stones = {"      "}{ $size } board with { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    } on it
printed-computed-read-off-the-board = Computed { $computed }, read off the board { $read }{ $claimed ->
        [none] {""}
       *[other] , claimed { $claimed }
    }
printed-deleted = { $session }: { $pictures ->
        [one] { $pictures } picture
       *[other] { $pictures } pictures
    } deleted
printed-end-not-checked = Whether lines are missing at its end is checked with --number and the hash that was written down when it was sealed or closed.
printed-finding = Finding: { $text }{ $at }{ $shift }
printed-hash-of-its-last-line = Hash of its last line: { $head }
printed-its-last-line-is-unfinished = Its last line is unfinished, as a power cut leaves it, or somebody who cuts the file: what stood in it is lost. 'kifuscribe verify --number' tells whether the end was cut, by the number that was written down.
printed-journal-empty = The journal has no line: what stood in it is gone, or nothing was ever written.
printed-last-picture-differs = the last picture and the record differ at { $points }: correct the record, or say that it is right with 'kifuscribe correct { $session } as-recorded'
printed-last-picture-as-answered = as was answered, board and record differ at { $points } at the end
printed-moves-taken-back = {"   "}<  { $moves ->
        [one] the last move was taken back
       *[other] the last { $moves } moves were taken back
    }
printed-next-step = Next step: { $step }
printed-next-step-either = Next step: either { $steps }
remark-impossible-claim = { $why }: the claim is noted; claim the right result, or put the komi and the rules in the record right; { $result } itself is confirmed only with a referee's name and reasons, --by and --reasons
remark-claim-beyond-board = { $why }: the claim is noted, and nobody can confirm it; claim the right result, or put the komi and the rules in the record right
printed-doubtful-penalty = The rules of this game have no penalty of { $points } for { $player ->
        [Black] Black
       *[White] White
    }: if it is wrong, take the note back with its number, a name and reasons
printed-no-question-is-open = No question is open.
printed-no-result-has-been-noted = No result has been noted.
printed-decided-not-confirmed = Decided, and not confirmed yet: { $ruling }
printed-nobody-is-named = Nobody's name stands with this confirmation, and the result is final. To add one, take it back with 'kifuscribe correct { $folder } withdraw --by NAME --reasons TEXT', and confirm it again with 'kifuscribe result { $folder } confirm { $result } --both-agree --by NAME'.
printed-not-confirmed-by-both = { $player ->
        [Black] Black
       *[White] White
    } claims { $result }; { $other ->
        [Black] Black
       *[White] White
    } has not confirmed it, and it is not final. Once both agree: 'kifuscribe result { $folder } confirm { $result } --both-agree'.
printed-the-end-does-not-come-to = The position at the end of the record does not come to { $result }, under any rules with their usual komi, with the probably dead stones alive or dead. Look at it with 'kifuscribe score { $record }', and compare a photo of the finished fill with 'kifuscribe audit { $record } PHOTO --session { $folder }'; 'kifuscribe correct { $folder } withdraw --by NAME --reasons TEXT' takes a wrong result back.
printed-not-sealed = not sealed
printed-number-is-in-the-journal = The number is that of line { $line }, after { $moves }: up to there the journal is as it was then; { $later ->
        [0] nothing was added later
        [one] 1 line was added later
       *[other] { $later } lines were added later
    }
printed-number-is-not-in-the-journal = No line has this number: the journal is not the one that it was written down from, or was cut off before it; look for another copy
printed-note = Note: { $note }
printed-nothing-has-been-noted = Nothing has been noted.
printed-open-question = Open question { $id }: { $question }
printed-output-closed = standard output cannot be written; the recording goes on without it
printed-pictures-as-they-were-taken = Pictures: { $whole } as they were taken, { $deleted } deleted, { $changed } changed
printed-pictures-come-again = pictures come again
printed-question = {"   "}?  question { $id }: { $question }
printed-question-has-settled-itself = {"   "}.  question { $question } has settled itself
printed-record = Record:  { $sgf }
printed-record-differs = The record { $sgf } is not what the journal gives: it was changed, or another version of this program wrote it; 'kifuscribe replay { $session } -o FILE' writes it anew
printed-record-missing = The record { $sgf } is missing: it was deleted or moved; 'kifuscribe replay { $session } -o FILE' writes it anew
printed-result-file-differs = { $file } is not what the journal gives: it was changed, or another version of this program wrote it; 'kifuscribe result { $session }' keeps it beside under another name and writes what the journal has
printed-result-file-missing = { $file } is missing, and the journal has a confirmed result; 'kifuscribe result { $session }' writes it again
printed-paper-differs = { $file } is not what was written: it was changed since its hash was kept in the journal; print it again, or compare it with the paper
printed-paper-later = { $file } was written after the last line that the journal has about it: lines are missing at the end of the journal, or the file was changed; 'kifuscribe verify --number' checks the end
printed-paper-missing = { $file } is neither in the session folder nor beside it: it was written elsewhere, moved or deleted, and is not compared with its hash
printed-picture-differs = { $file } is not the picture that was taken: it does not match its hash in the journal
printed-audited-record-differs = { $file } is not the record that was audited: it does not match its hash in the journal
printed-changed-result-kept = a file of the result was not what the journal gives; it is kept as { $file }
printed-claims-differ = { $claims }; nothing is confirmed until both say the same, or the referee decides
printed-result-file-written-again = { $file } was written again, as the journal gives it
printed-ruling-taken-back = Taken back; written to { $journal }. A report that was written before still has it: write it again with 'kifuscribe audit' and the same --report
printed-ruling = Ruling, { $at }: { $ruling } { $reasons }
printed-s-referee = { $time } s, referee: { $text }
printed-say-it-with = { $text }; say it with { $option }
printed-say-with = { $text } Say it with { $option }.
printed-seal-has-no-signature = The seal is not signed, and the key { $expected } was expected; ask whoever sealed it for the signature
printed-seal-is-signed-with = The seal is signed with the key { $key }
printed-sealed-at = Sealed at { $at }, by its computer's clock
printed-seal-is-unsigned = The seal is not signed: nothing proves who sealed it, or when; its number alone proves that nothing before it was changed, where somebody has written that down
printed-anybody-could-have-signed = Anybody could have made that key: 'kifuscribe verify --key' compares it with the organiser's
printed-seal-key = The key of this computer is { $key }; its public part is in { $public }: give it to whoever checks your seals, and keep { $secret } to yourself
printed-sealed-after-write-this-down = Sealed after { $moves }; write this down to prove it: { $head }
printed-sealed-without-names = the sealed record lacks names ({ $colors }), and takes none any more; write them into a copy of the SGF
printed-session = Session: { $session }
verify-number-of-one = a number is that of one recording; give one session folder with --number
printed-settings-assumed = Assumed: { $settings }
printed-settings-given = Given: { $settings }
printed-settings-of-the-journal = By the journal: { $settings }
printed-settings-of-the-pairing = By the pairing file: { $settings }
printed-settings-of-the-pictures = By the pictures: { $settings }
printed-settings-of-the-record = By the record: { $settings }
printed-signature-is-forged = The signature is not genuine, or belongs to another recording: look for another copy
printed-signed-with-another-key = The seal is signed with the key { $key }, and not with { $expected }
printed-step-another-picture = do what the findings say, and take the picture again
printed-step-bowls = search for the missing stone (bowl lids, floor, the other bowl) or take out the one too many, and lay all out again
printed-step-decision = confirm what the referee decided, or withdraw the decision
printed-step-findings = do what the findings say, and audit the count again
printed-step-note = take the note back, if it does not hold
printed-step-or = {", or "}
printed-step-restore = restore the position from the record and count again
printed-step-search = search for the missing stone (bowl lids, floor, players' laps, the other bowl)
printed-step-surplus = find the stone too many (a stone of another set, a bowl with one more) and take it out
printed-stones-were-corrected = {"   "}~  stones were corrected
printed-taken-back-written-to = Taken back; written to { $sgf }
printed-the-board-is-back-as = {"   "}#  the board is back as it was: the game continues
printed-the-board-is-being-filled = {"   "}#  the board is being filled in for the count; the record is frozen
printed-the-board-or-the-camera = {"   "}~  the board or the camera was turned
printed-the-record-is-frozen = {"   "}#  the record is frozen: { $why }
printed-the-journal-is-as-it = No line of the journal was changed: { $events }, { $moves }, { $sealed }
printed-the-report-is-written = The report is written: { $files }
printed-the-result-is = The result is { $standing }
printed-the-result-was-withdrawn = No result stands: it was withdrawn by { $by } on { $at }: { $reasons }
printed-the-view = the view: { $sentence }
printed-to-play = {"\u000A"}{ $moves }{ $doubts ->
        [0] {""}
       *[other] , { $doubts } of them in doubt
    }; { $to_play } to play
printed-written-to = { $moves }; written to { $sgf }
printed-sealed = sealed
printed-sealed-and-added = sealed, and { $n ->
        [one] one line was
       *[other] { $n } lines were
    } added since
printed-events = { $n ->
        [one] { $n } event
       *[other] { $n } events
    }
printed-nothing-changes = Nothing changes: this is known already.
printed-earlier-record-kept = { $sgf } held an earlier record, which is kept as { $kept }
printed-disk-full = { $events ->
        [one] the last event, or the record, cannot be written, and is only in memory
       *[other] the disk is full, and the last { $events } events are only in memory
    }; the recording goes on: make room, and it is written by itself, or have it go on in a folder on another disk: { $command }
printed-goes-on-in = The recording goes on in { $session }; nothing is lost
printed-waits-for-room = the recording has ended, and { $events ->
        [one] its last event, or its record, is only in memory
       *[other] its last { $events } events are only in memory
    }: make room on the disk, and it is written by itself, or have it written into a folder on another disk: { $command }; Ctrl-C ends without that
printed-all-is-written = there is room again: everything that was recorded is on the disk
record-kept-on-disk = { $moves } are on the disk, in { $session }; make room, and go on with --resume
printed-edited-record-kept = somebody had changed the record, which is written from the journal; that version is kept as { $kept }
printed-recording-ended = The recording ended with { $result }: no move is recorded after a confirmed result. If the game goes on, take the result back with 'kifuscribe correct { $folder } withdraw --by NAME --reasons TEXT', and record with --session { $folder } --resume.
printed-names-before-the-seal = Names are missing ({ $colors }), and a sealed record takes none: put them in with 'kifuscribe correct { $folder } info --info FILE --by NAME' before you seal it.
printed-only-in-pair-go = Only in pair go does a pair have a wrong partner: if two players play this game, take note { $number } back with 'kifuscribe incident { $folder } taken-back { $number } --by NAME --text TEXT'.
printed-stands-now = What stands now: { $result } ({ $status }).
printed-no-result-stands = No result stands now; note one with 'kifuscribe result { $folder } claim RESULT' or 'confirm RESULT'.
printed-with-option = { $text } ({ $option })
printed-sealed-with-questions = { $n ->
    [one] A question is
   *[other] { $n } questions are
 } open in the sealed record; answer with 'kifuscribe answer { $session }', the answer stands behind the seal
printed-sealed-with-unseen-order = Nobody has seen the order of moves { $moves }. Ask the players; if it is another one, put it right with 'kifuscribe correct { $session }': that stands behind the seal
printed-sealed-before = It was sealed before; { $moves } now, with what was added since. The number of the whole journal is now { $head }
printed-signed-later = It was sealed before and is signed only now: the signature does not say that nothing was changed between
printed-ended-with-result = { $moves }; the result is confirmed: { $result }. The recording has ended
printed-ended-with-result-by = { $moves }; the result is confirmed by { $by }: { $result }. The recording has ended
printed-was-signed-later = It was signed only after it had been sealed: the signature does not say that the time of the seal is right, or that nothing was changed between
pdf-missing-characters = No font on this computer has these characters, and they are missing above: { $characters }
