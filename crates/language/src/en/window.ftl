application-no-chinese-font = No installed font has Chinese characters; install one (Debian, Ubuntu: fonts-noto-cjk) and open the window again.
application-the-record-is-on-the = The record is on the clipboard as SGF
application-the-records-path-is-on = The record's path is on the clipboard

board-diagram-board-after-move = Board { $size } after move { $n }, { $color } { $point }
board-diagram-board-after-move-of-either = Board { $size } after move { $n }, { $point }
board-diagram-board-after-move-a-pass = Board { $size } after move { $n }, a pass
board-diagram-board-before-the-first-move = Board { $size } before the first move
board-diagram-board-to-draw-on = Board { $size } to draw on
board-diagram-laid-before-the-first-move = { $label }: { $color }, laid before the first move
board-diagram-lit = Lit: { $point }
board-diagram-move = { $label }: { $color }, move { $number }
board-diagram-ringed = Ringed: { $points }
board-points-marked = { $n ->
        [one] 1 point marked
       *[other] { $n } points marked
    }
board-replayed = { $later } at { $earlier } ({ $point })

boards-all-of-them = All of them
boards-are-not-shown = Of several boards at once nothing is shown to spectators.
boards-are-tables = These boards are tables { $tables } of the tournament, in this order.
boards-board-at-table = Board { $n }: table { $table }
boards-board-is-table = Board { $n } is table { $table } of the tournament.
boards-click-to-record = { $name }: click to record it
boards-failed = failed
boards-in-the-picture = { $n } boards are in the picture. Which are recorded?
boards-join-table = Join the table of board { $n }: with the address of its QR code, or with number and token alone in the same hall.
boards-leave-table = Leave table { $table }
boards-may-be-over = over?
boards-no-picture = no picture
boards-none-is-chosen = The chosen board is not where it was: choose one.
boards-not-sent = not sent
boards-number = Board { $n }
boards-others-without-names = The other games get their names while they are recorded: show a board and press Ctrl+I.
boards-over = over
boards-question = question
boards-table-of-no-board = Table { $table }: no board is chosen for it
boards-the-chosen-one-is-missing = The board that was chosen is not in the picture.
boards-too-few-tables = From the chosen table on, the tournament has { $n } of these games; the others get their names while they are recorded, with Ctrl+I.
boards-which-is-resumed = this is one of several boards that were recorded together; choose in the picture which one it is, and resume it then
boards-without-names = The games get their names while they are recorded: show a board and press Ctrl+I.

camera-details = Details
camera-in-the-picture-stones-as = In the picture: stones as they were read, ? = doubt, strokes = covered.
camera-last-seen = Last seen
camera-no-picture-is-kept = No picture of this move is kept.
camera-no-record-was-written-to = No record was written to
camera-of-move-no-picture-is = Of move { $number } no picture is kept; this is the camera now
camera-picture-after-move = Picture after move { $shown }
camera-pictures = { $seen } pictures{ $dropped ->
        [0] {""}
       *[other] , { $dropped } of them skipped to keep up
    }.
camera-seen = Seen
camera-the-board-just-after-move = The board just after move { $number }
camera-the-move-was-read-with = { $what }. The reading is { $certain } % certain.
camera-the-record-goes-to = The record goes to
camera-the-record-is-on-disk = The record is on disk:

check-before-the-game = Before the game
check-lines = { $n } lines
check-nothing-is-wrong-with-this = Nothing is wrong with this view.
check-seen = Seen: { $reading }.
check-the-corners-are-those-that = The corners are those that were set by hand; they are kept for this source.
check-these-corners-make-no-board = These corners make no board; drag them onto its outermost crossings
check-where-the-grid-does-not = Where the grid does not fit, drag the four rings onto the board's outermost crossings.

chooser-a-camera = A camera
chooser-a-file = A file
chooser-a-move-counts-as-made = A move counts as made
chooser-address-or-path = Address or path
chooser-an-address-or-a-path = An address or a path
chooser-camera = Camera { $name }
chooser-chosen = Chosen:
chooser-chosen-nothing-yet = Chosen: nothing yet
chooser-days-ago = { $days ->
        [one] 1 day ago
       *[other] { $days } days ago
    }
chooser-go-on = Go on
chooser-go-on-with = Go on with { $name }
chooser-go-on-from = Go on with { $source }
chooser-go-on-from-name = Go on with { $name } from { $source }
chooser-from-source = from { $source }
chooser-h-ago = { $minutes } h ago
chooser-its-journal-cannot-be-read = its journal cannot be read
chooser-just-now = just now
chooser-min-ago = { $minutes } min ago
chooser-moved-to = moved to { $folder }
chooser-no-camera-is-plugged-in = No camera is plugged in. Plug one in and look again.
chooser-open = Open
chooser-open-name = Open { $name }
chooser-hall-lacks = not in the hall: { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
chooser-hall-lacks-result = not in the hall: the result ({ $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    })
chooser-send-now-name = Send { $name } now
chooser-is-recorded = being recorded by another window or program
chooser-or-drop-it-on-this = or drop it on this window
chooser-recordings = Recordings
chooser-records-go-to = Records go to:
chooser-this-camera-is-not-plugged = This camera is not plugged in now.
chooser-three-minutes-with-a-question = three minutes, with a question and a count; nothing of it is kept
chooser-use-it = Use it
chooser-what-shall-be-recorded = What shall be recorded?
move-made-captures-lifted = when the captured stones are lifted
move-made-clock-pressed = when the clock is pressed, which the opponent's next stone shows
move-made-hand-off = when the hand has left the stone

color-black = Black
color-white = White

command-down = Down
command-key = Key: { $keys }
command-hint-and-key = { $hint } Key: { $keys }
command-left = Left
command-right = Right
command-up = Up

consent-given = given
consent-unsaid = not asked
consent-open = left open
consent-refused = refused
correction-becomes = Move { $number }, { $was }, becomes { $is }.
correction-capture-not-taken = Capture not taken: the stones at { $points } were lifted after move { $after }
correction-extra = Extra move: move { $number }, { $played }, was not played
correction-from-move-on = From move { $first } on: { $moves }.
correction-go = Moves { $first } to { $last } go: { $n } moves.
correction-goes = Move { $number }, { $was }, goes.
correction-is = Move { $number } is { $is }.
correction-it-can-be-undone = It can be undone. The journal keeps what it was.
correction-later-moves-higher = { $later ->
        [one] 1 later move gets a number { $shift } higher.
       *[other] { $later } later moves get numbers { $shift } higher.
    }
correction-later-moves-lower = { $later ->
        [one] 1 later move gets a number { $shift } lower.
       *[other] { $later } later moves get numbers { $shift } lower.
    }
correction-no-move-changes = No move changes.
correction-on-the-board = On the board at the end: { $stones }.
correction-point-empty = { $point } empty
correction-prisoners = { $color ->
        [Black] Black
       *[White] White
    } has { $is ->
        [one] 1 prisoner
       *[other] { $is } prisoners
    } instead of { $was }.
correction-put-this-right = Put this right?
correction-redo = Redo what was undone last
correction-undo = Undo the last answer or correction
correction-wrong-colour = Wrong colour: move { $number }, { $played }, was { $color ->
        [Black] Black
       *[White] White
    }'s
correction-wrong-point = Wrong point: move { $number }, { $played }, lies at { $point }

count-games = { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
count-moves = { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
count-questions = { $n ->
        [one] { $n } question
       *[other] { $n } questions
    }

decision-another-result = This is another result
decision-confirm-it-all-the-same = Confirm { $result } all the same
decision-go-back = Go back and change it
decision-it-is-in-the-record = { $said }: it is in the record
decision-one-player-says-so = Written down that { $player ->
        [Black] Black
       *[White] White
    } agrees.
decision-it-was-claimed = Claimed before: { $result }.
decision-it-was-decided = Decided before: { $result }.
decision-noted = Noted: { $line }
decision-taken-back-the-journal-keeps = Taken back. The journal keeps the decision and who took it back.
decision-the-count-says = The count says: { $result }.
decision-the-record-says = The record says: { $result }.
decision-the-recording-ends-and-it = { $said }: the recording ends, and it goes into the record
decision-you-are-about-to = You are about to confirm: { $result }.

demonstration-demonstration-board = Demonstration board
demonstration-result = Result: { $result }
dialog-a-folder-on-another-disk = a folder on another disk
dialog-a-recording-goes-on = A recording goes on meanwhile.
dialog-another-folder-path = Another folder, path
dialog-both-players-confirm-it = The players confirm it
dialog-by-points = By points
dialog-close = Close
dialog-end-it = End it
dialog-end-it-and-close = End it and close
dialog-the-end-waits-for-room = The last { $events ->
        [one] event is
       *[other] { $events } events are
    } not on disk. The recording ends when they are: make room, or choose another folder.
dialog-end-without-the-rest = End without the rest?
dialog-what-is-not-written-is-lost = { $events ->
        [one] The last event, or the record, is not on the disk. If you end now, the event is lost; 'kifuscribe replay' writes the record from the journal.
       *[other] The last { $events } events are only in memory, and lost if you end now.
    } The program keeps trying while this window is open.
dialog-lose-it = End without them
dialog-lose-it-and-close = End without them and close
dialog-wait = Wait
dialog-end-this-recording = End this recording?
dialog-end-recordings = { $n ->
        [one] End the recording?
       *[other] End { $n } recordings?
    }
dialog-games-are-still-being = { $n ->
        [one] One game is still being recorded: { $boards }. What was written stays on disk, and it can be resumed.
       *[other] { $n } games are still being recorded: { $boards }. What was written stays on disk, and each can be resumed.
    }
dialog-hall-lacks = The hall does not have the whole of these games: { $boards }. The window offers to send the rest when it is opened again.
dialog-hall-lacks-this = The hall does not have the whole of this game. The window offers to send the rest when it is opened again.
dialog-hall-lacks-something = The hall does not have everything yet
dialog-closes-by-itself = The window closes by itself once the hall has everything.
dialog-rest-is-sent-later = Closed now, it offers to send the rest when it is opened again.
dialog-close-all-the-same = Close all the same
dialog-leave-it-open = Leave it open
dialog-go-on-in-another-folder = Go on in another folder
dialog-go-on-recording = Go on recording
dialog-hide-it = Hide it
dialog-hide-this-from-the-players = Hide this from the players?
dialog-last-picture-differs = The last picture and the record differ at { $points }. Put that right, or say that the record is right, before you seal it.
dialog-leave-it = Leave it
dialog-name-of-who-decides = Name of who decides
dialog-impossible-result = { $why }: put the result right, or the komi and the rules in the record, or let the referee decide.
dialog-names-missing = Names are missing ({ $colors }), and a sealed record takes none: put them in before you seal it.
dialog-not-now = Not now
dialog-not-yet = Not yet
dialog-put-it-right = Put it right
dialog-questions-still-open = { $open ->
        [one] 1 question is still open.
       *[other] { $open } questions are still open.
    }
dialog-reasons = Reasons
dialog-reasons-for-the-decision = Reasons for the decision
dialog-record-there = Record there
dialog-result-by-points = Result by points
dialog-seal-it = Seal it
dialog-seal-this-record = Seal this record?
dialog-order-unseen = Nobody has seen the order of moves { $moves }. Ask the players before you seal the record.
dialog-sign-the-seal = Sign it with the key of this computer
dialog-take-it-back = Take it back
dialog-take-this-decision-back = Take this decision back?
dialog-the-game-is-still-being = The game is still being recorded. What was written stays on disk, and it can be resumed.
dialog-the-journal-is-copied-there = The journal is copied there with everything that is only in memory, and the recording goes on there.
dialog-the-journal-keeps-the-decision = The journal keeps the decision, who took it back, and why.
dialog-the-record-is-frozen = The record is frozen: no move goes into it. What was written stays on disk, and it can be resumed.
dialog-the-recording-cannot-be-resumed = The recording cannot be resumed afterwards. Corrections, answers and the result can still be added.
dialog-the-recording-ends-then = The recording ends then.
dialog-the-result-is-final-then = The result is final then; what is found later is information only.
dialog-the-result-of-this-game = The result of this game
dialog-the-whole-window-then-shows = The whole window then shows "{ $words }" and nothing else: no menu, no button, no key.
dialog-to-come-back = To come back, hold the Escape key for { $seconds } seconds.
dialog-type-the-name-of-the = Type the name of the person who confirms or decides.
dialog-no-player-decides = A player decides nothing: type the name of the referee.
dialog-type-the-names-of-both = Type the names of both players, who confirm it.
dialog-tick-who-agrees = Tick who agrees.
dialog-tick-the-appeals = Tick the appeals that this decision answers.
dialog-answers-appeals = This decision answers:
dialog-one-player-claims = Without { $player ->
        [Black] Black
       *[White] White
    } it is the claim of { $other ->
        [Black] Black
       *[White] White
    }, and not final.
dialog-player-agrees = { $color ->
        [Black] Black
       *[White] White
    } agrees
dialog-type-the-reasons-for-the = Type the reasons for the ruling.
dialog-type-the-result-such-as = Type the result, such as B+3.5.
dialog-who-has-the-key-can-check = Whoever has the public part of the key can check later that it was sealed here.
dialog-write-it-down = Write it down

file-dialog-all-files = All files
file-dialog-folder-for-records = Folder for records
file-dialog-folder-for-the-games = Folder for the games
file-dialog-folder-of-pictures = Folder of pictures
file-dialog-folder-to-go-on-in = Folder to go on in
file-dialog-pairings = Pairings
file-dialog-pictures = Pictures
file-dialog-video = Video
file-dialog-video-file = Video file

finished-game-by-pairings = By the pairings: { $result }.
finished-game-by-recording = By the recording { $name }: { $result }.
finished-game-has-a-result = This game has a result already
finished-game-record-it-again = Record it again
finished-game-second-record = Recorded again it gets a second record beside the first. Choose another table or round if that is not meant.
go-on-or-new = Go on, or a new recording?
go-on-or-new-what = This recording was made from the same source a short time ago, and its game has no result. In a new recording the stones on the board stand as placed before the first move; the moves until now are only in this one.
go-on-new-recording = New recording
game-event = event
game-info-began = Began
game-info-game = Game
game-info-handicap = Handicap
game-info-rules = Rules
game-info-source = Source
game-info-table = Table
game-komi = komi
game-name = name
game-name-of = { $color }'s name
game-rank = rank
game-rank-of = { $color }'s rank
game-round = round
chooser-who-plays = Who plays
chooser-names-from-here = Type the names and conditions here, or leave them empty. A hall or a tournament can give them too.
chooser-names-from-hall = Names and conditions come from the hall, table { $table }.
chooser-names-from-tournament = Names and conditions come from the tournament.
game-is-refused = Recording is refused: this game cannot be recorded.
game-left-out = { $why }; as it stands it is left out.
game-more = More: table, rules, time, consent

ghost-stones-click = { $name }. Click: this is what happened.

history-history = History
history-in-the-name-of = Answers and corrections in the name of
history-name-of-who-answers = Name of who answers and corrects
history-not-said = not said
history-nothing-was-answered-corrected-or = Nothing was answered, corrected or decided.

incident-black-stones = Black stones
incident-blitz = Blitz
incident-both-agree-on-the-position = Both agree on the position
incident-both-agree-where-the-stone = Both agree where the stone belongs
incident-claimed-before-the-next-move = Claimed before the next move
incident-details = Details
incident-details-of-the-note = Details of the note
incident-form-adjournment = Adjournment
incident-form-appeal = Appeal
incident-form-claim-of-a-win-on = Claim of a win on time
incident-form-displaced-stone = Displaced stone
incident-form-draw-for-colours = Draw for colours
incident-form-late-arrival = Late arrival
incident-form-pair-go-wrong-partner = Pair go: wrong partner
incident-form-penalty-points = Penalty points
incident-form-remark = Remark
incident-form-stones-in-the-bowls = Stones in the bowls
incident-form-taken-back = Take a note back
incident-form-type-name-and-reasons = Type the name and the reasons.
incident-form-taken-up-again = Taken up again
incident-form-type-the-name-of-who = Type who notes it.
incident-form-type-the-remark = Type the remark.
incident-form-type-until-when = Type until when.
incident-form-warning = Warning
incident-form-caution = Caution
incident-to-the-federation = to the federation
incident-form-wrong-colours-or-handicap = Wrong colours or handicap
incident-form-protest = Protest
incident-form-repetition = Position came back
incident-form-faulty-clock = Faulty clock
incident-both-want-no-result = Both want no result
incident-in-an-envelope = in an envelope
incident-it-goes-into-the-journal = It goes into the journal, into the record's comment and into the report.
incident-minutes-on-the-clock = Minutes on the clock
incident-minutes-that-black-is-late = Minutes that Black is late
incident-minutes-that-white-is-late = Minutes that White is late
incident-moves-of-black-by-then = Moves of Black by then
incident-moves-of-white-by-then = Moves of White by then
incident-name-of-who-notes-it = Noted by
incident-note-about-this-game = Note about this game
incident-on-purpose = On purpose
incident-on-the-board = on the board
incident-pair = Pair
incident-points = Points
incident-the-claimants-own-flag-is = The claimant's own flag is down too
incident-the-guess-was-right = The guess was right
incident-the-move-before-was-in = The move before was in order
incident-the-player-who-guessed-has = The player who guessed has
incident-to-be-decided-until = To be decided until
incident-to-be-taken-up-again = To be taken up again
incident-to-the-appeals-committee = to the appeals committee
incident-to-the-chief-referee = to the chief referee
incident-what = What
incident-white-stones = White stones
incident-who = Who
incident-who-appeals = Who appeals
incident-who-claims = Who claims
incident-who-seals-the-move = Who seals the move

info-form-change-what-is-wrong = Change what is wrong or missing.
info-form-handicap-is-seen = The handicap stones were seen on the board.
info-form-name-of-who-puts = Name of who puts it right
info-lock-no-record = No board was seen in this recording: there is nothing to put right.
info-form-put-right-by = Put right by
info-lock-sealed = The recording is sealed, and so are its names.
info-form-team-of = { $color }'s team
info-form-type-the-name = Type the name of the person who puts it right.

key-sheet-keys = Keys

keys-click = Click on a stone
keys-click-does = The position after its move
keys-drag = Drag a stone
keys-drag-does = It lies on that point
keys-escape = Escape
keys-escape-does = Close what is open
keys-paste = Ctrl+V
keys-paste-does = Show the record on the clipboard
keys-second-button = Second button on a point
keys-second-button-does = What is wrong there
keys-tab = Tab, Enter
keys-tab-does = To the next button or field; press it
keys-timeline = Click or drag on the timeline
keys-timeline-does = The position after that move
keys-wheel = Wheel over the board
keys-wheel-does = Previous or next move

live-picture-last-picture-that-came = Last picture that came
live-picture-live-picture = Live picture
live-picture-no-board-is-found-in = { $what }. No board is found in it

move-in-words = { $color } { $point }
move-list-list-of-moves = List of moves, { $n } of them
move-list-move-at = Move { $number }, { $color } { $point }, at { $clock }
move-list-pass = pass

moves-no-move-yet-moves-appear = No move yet. Moves appear by themselves.

notice-keep-holding-escape = Keep holding Escape

palette-go-to-move = Go to move { $number }
correction-missed = Missed after move { $after }: { $moves }
palette-name-of-a-command-or = Name of a command, or number of a move
palette-nothing-has-that-name = Nothing has that name.
palette-number-of-a-move = Number of a move
correction-resume-from = Resume from here: everything after move { $number } is wrong
palette-the-mistake-for-a-point = The mistake; for a point, pass or missed moves type them: D4, pass, D4 Q16

photograph-points-marked = { $label }, { $n ->
        [one] 1 point marked
       *[other] { $n } points marked
    }

picture-corner-bottom-left = Corner bottom left
picture-corner-bottom-right = Corner bottom right
picture-corner-top-left = Corner top left
picture-corner-top-right = Corner top right
picture-reading = { $size } board, { $black } black and { $white } white stones, { $doubts ->
        [one] { $doubts } point
       *[other] { $doubts } points
    } in doubt, { $covered } covered{ $outside ->
        [0] {""}
       *[other] , { $outside } outside the picture
    }

captured = { $prisoners } captured
captured-and-time = { $prisoners } captured, { $time }
player-bar-to-play = to play

point-menu-it-was-lifted = No stone here: it was lifted
point-menu-move-lies-elsewhere = Wrong point: move { $number } lies elsewhere…
point-menu-what-is-wrong = { $point }: what is wrong?

position-after-move = After move { $number }
position-before-move = Before move { $number }
position-before-the-first-move = Before the first move
position-click-the-point = Click the point on which move { $number } lies. Escape: leave it.
position-looking-back-at-move-of = Looking back at move { $shown } of { $rows }
position-move = Move { $number }: { $color } { $point }
position-played-again = Played again: { $replayed }
position-the-diagram-appears-when-the = The diagram appears when the whole board has been seen.{"\u000A"}The camera must see all four corners.
position-two-passes = The game is over: two passes

preflight-item-battery = Battery
preflight-item-board = Board found
preflight-item-clock = Year of the clock
preflight-item-disk = Disk and folder for records
preflight-item-focus = Focus
preflight-folder-cannot-be-made = The folder { $folder } cannot be made ({ $why }): choose another folder for records.
preflight-item-height = Height of the camera
preflight-in-order = { $name }: in order
preflight-item-light = Light
preflight-look = { $name }: look
preflight-nothing-can-be-written = Nothing can be written into { $folder }: choose another folder for records.
preflight-item-cell-size = Size of the cells
preflight-the-clock-says = The computer's clock says { $today }. Set it: the record takes its date from it.
preflight-item-whole-board = Whole board in the picture

proposal-after = After
proposal-before = Before
proposal-in-the-picture = { $name }, in the picture
proposal-its-stone-at = { $name }, its stone at { $point }
proposal-name = Proposal { $letter }: { $moves }
proposal-name-seen = Proposal { $letter }: { $moves }, { $seen }
proposal-now = Now
proposal-picture-of-question = { $caption }, question { $id }
proposal-seen-with = stones { $certain } % certain

qr-code-qr-code-of = QR code of { $text }

questions-answer-this-one = Answer this one
questions-change-the-name = Type the name that stands in the history with answers and corrections.
questions-correct-the-record-f-or = Correct the record (F), or say that it is right.
questions-game-over = Game over?
questions-in-the-name-of = In the name of { $name }.
questions-look-at-the-board-or = Look at the board, or correct the record (F).
questions-looked-at = Looked at: move { $number } { $point }
questions-move = Move { $number } { $point }: { $note }
questions-no-move = no move
questions-or = or { $text }
questions-perhaps = Perhaps: { $text }
questions-play-does-not-go-on = The record stays frozen: the board differs at { $points } from every game that goes on from it.
questions-play-goes-on-when-still = Play goes on as soon as the whole board can be seen and is still.
questions-put-the-stones-right-or = Put the stones there as they were in the game; moves played since then may stay. Or correct the record (F).
questions-question = Question { $id }
questions-show-the-position-after-this = Show the position after this move.
questions-space-the-record-is-right = Space: keep it. Backspace: neither. F: fix it.
questions-stones-are-gone-or-lie = Stones are gone or lie elsewhere, or both sides have passed.
questions-the-board-is-not-as-it = The board and the record differ at { $points }, where a person has said what is right.
questions-the-last-picture-and-the = The last picture and the record differ at { $points }, which are ringed.
questions-this-is-what-happened = This is what happened.
questions-tick-it = Tick it once you have looked: it does not come back. The record keeps its mark of doubt.
questions-to-look-at = To look at
questions-without-a-name = Answered without a name

recording-is-refused = The game may not be recorded: the referee or a player has refused; ask again, and change it in the form.
recording-not-corrected = Not corrected: { $refused }
recording-put-the-stones-back-as = Put the stones back as the record has them; moves played since then may stay. Play is then followed again by itself
recording-sealed-this-proves-the-record = Sealed. The number of the whole sealed record is on the clipboard: { $head }
recording-the-clipboard-holds-no-record = The clipboard holds no record that can be read: { $why }
recording-the-program-or-the-machine = the program or the machine stopped while it recorded; resume it to go on
recording-source-of-another-window = This source is being recorded in another window, { $board }: here the same board would be recorded a second time.
recording-this-is-the-record-on = This is the record on the clipboard; it is not on disk

rehearsal-confirm-the-settings = What the count depends on: look through it and go on with the button below.
rehearsal-hand-or-push = A hand, or a push against the camera: the recording waits and goes on by itself.
rehearsal-moves-appear = Moves appear by themselves; once, somebody pushes the camera. Nothing of this is kept: answer, correct and undo as you like.
rehearsal-press-count = The game is over and is counted: press Count.
rehearsal-rehearsal = Rehearsal
rehearsal-sample-black = Sample Black
rehearsal-sample-white = Sample White
rehearsal-sample-game = Sample game
rehearsal-the-board-is-looked-for = The board is looked for. With a camera of your own, check the view first.
rehearsal-the-camera-follows-the-count = The camera follows the count by itself. When the board is full, read the pictures and confirm the settings.
rehearsal-the-result = The fill is judged, and both players confirm the result; press a line of the arithmetic to see its stones.
rehearsal-the-sample-game-is-over = The sample game is over. Look at its moves, correct one, or audit its count.
rehearsal-the-slip = This is what the organiser gets. That was all: end the rehearsal.
rehearsal-white-has-passed = A question: White has passed, which no camera sees. Click the proposal with the pass.

ringed-picture-photograph-of-the-board = Photograph of the board
ringed-picture-photograph-of-the-board-points = Photograph of the board, { $n } points ringed
ringed-picture-photograph-of-the-board-ringed = Photograph of the board, ringed: { $points }

source-has-a-name-that-is = { $file } has a name that is not Unicode; rename it
source-no-dialog = This system shows no file dialog (on Linux, install xdg-desktop-portal); type the path where there is a field for it, or drop the file on this window

spectators-a-page-that-follows-the = A page that follows the game in a browser, without the camera's picture.
spectators-address-to-send-the-record = Address to send the record to
spectators-copy = Copy
spectators-page-of-board = Board { $board }: { $address }
spectators-delay-minutes = 5 minutes
spectators-delay-moves = 3 moves
spectators-delay-none = none
spectators-delay-seconds = 30 seconds
spectators-does-not-have-the-newest = { $place } does not have the newest moves: { $why }. It is tried again.
spectators-everybody-in-the-local-network = Everybody in the local network can watch
spectators-has-the-newest-moves = { $place } has the newest moves.
spectators-live = Live: { $watchers ->
        [one] { $watchers } watcher
       *[other] { $watchers } watchers
    }
spectators-now = { $watchers ->
        [one] { $watchers } watcher
       *[other] { $watchers } watchers
    } now
spectators-only-on-this-computer = Only on this computer
spectators-send-the-record-to-an = Send the record to an organiser's address
spectators-show-live = Show live
spectators-spectators = Spectators
spectators-spectators-are-behind-the-game = Spectators are behind the game by
spectators-spectators-the-record-does-not = Spectators: the record does not get through
spectators-the-address = The address
spectators-get-it-again = Spectators get this game again, as before the window was closed. The spectators' panel ends it.

status-bar-of-the-file-watched = { $progress } % of the file watched
status-ended = Ended
status-ended-before-its-time = Ended before its time: { $why } - { $facts }
status-recorded-elsewhere = Recorded by another window or program now, and shown as it was when it was opened - { $facts }
status-ending-writing-the-rest-of = Ending - writing the rest of the record
status-moves-on-disk = { $n ->
        [one] 1 move is on disk
       *[other] { $n } moves are on disk
    }
status-some-moves-on-disk = { $stored } of { $moves } moves are on disk
status-moves-not-read-back = what of the { $moves } moves is on disk could not be read back
status-ending-waits-for-room = Ending - { $events ->
        [one] the last event, or the record, is
       *[other] the last { $events } events are
    } not on disk; make room, or choose another folder
status-no-move-was-recorded = no move was recorded
status-questions-open = { $n ->
        [one] 1 question is open
       *[other] { $n } questions are open
    }
status-ready-to-record = Ready to record
status-sealed = Sealed
status-shown-only = Opened to look at - { $moves }; it has no recording, and is not changed
status-the-last-picture-differs-from = the last picture differs from the record at { $points }
status-the-source-could-not-be = The source could not be opened; choose another, or start to try it again

timeline-seconds = { $n } s
timeline-timeline-move-of = Timeline, move { $shown } of { $rows }{ $doubtful ->
        [0] {""}
       *[other] , { $doubtful } in doubt
    }
timeline-after-read-with-in = { $move }{"\u000A"}After { $time }, { $certain } % certain

top-bar-copy-and-export = Copy and export
top-bar-end-of-the-game = End of the game
top-bar-language = Language
top-bar-numbers-all = All
top-bar-numbers-last = Those of the last { $n } moves
top-bar-numbers-none = None
top-bar-recording = Recording
top-bar-recording-only = Recording only
top-bar-source = Source and tournament
top-bar-there-is-no-playing-program = There is no playing program in here: no advice, no estimate of the score, no sound.
top-bar-this-windows-board-a-second = This window's board. A second window watches another board, with its own settings and records.
top-bar-view = View

tournament-a-files-path-or-http = a file's path, or http://host:8080/api/tour/1
paired-black-white = Black { $black } - White { $white }
tournament-choose = choose
tournament-choose-the-table-that-the = Choose the table that the camera watches.
tournament-go-on-with-round = Go on with round { $round }
paired-handicap = handicap { $handicap }
tournament-it-has-a-result-already = { $game }; it has a result already: { $result }
tournament-it-is-being-read = It is being read.
paired-komi = komi { $komi }
tournament-no-game-is-at-table = No game is at table { $table } in this round.
tournament-open-it = Open it
tournament-round = Round { $round }
tournament-round-is-paired = Round { $round } is paired.
tournament-table-with-players = { $table }: { $black } - { $white }
tournament-tournaments-file-or-address = Tournament's file or address
paired-who-choose-colours = { $black } - { $white }, who choose colours

warning-disk-full = { $events ->
        [one] The last event, or the record, cannot be written
       *[other] The disk is full, and the last { $events } events are only in memory
    }; choose another folder, or make room: it is tried again by itself
warning-no-picture-comes-the-record = no picture comes: { $why }; the record is kept
warning-no-picture-comes = no picture comes: { $why }

warnings-warning = Warning:{" "}

window-dismiss = Dismiss
window-moves-to-look-at = Moves, { $n } to look at
window-note = Note:{" "}
window-problem = Problem:{" "}

why-not-a-rehearsal-is-shown-to-nobody = A rehearsal is shown to nobody.
why-not-it-is-sealed = The record is sealed.
why-not-its-result-is-confirmed = Its result is confirmed. Take that back first if the game goes on.
why-not-no-camera-is-chosen = Choose the camera that sees the board first.
why-not-the-record-is-missing = Name the record first.
why-not-without-its-recording = This record was opened without its recording: it is shown, and not changed. Open its session folder to change it or to note a result.

word-audit-differs = audit differs
word-black-white = { $black } (Black) - { $white } (White)
word-black-won = Black won
word-camera = Camera
word-cancel = Cancel
word-date = Date
word-event = Event
word-folder = Folder…
word-komi = Komi
word-move = Move
word-moves = Moves
word-name = Name
word-no-picture-has-come-yet = No picture has come yet.
word-no-picture-now = No picture now: { $why }.
word-not-finished = not finished
word-record = Record
word-result = Result
word-round = Round
word-round-number = round { $round }
word-seen-no-board-yet = Seen: no board yet.
word-table = table { $table }
word-tournament = Tournament
word-white-won = White won
correction-info = Put names and settings right
boards-before-the-game = { $name }: not begun
boards-no-source-yet = New
boards-number-of-source = { $source }, board { $n }
source-is-used-beside = { $name } is used in another tab: choose another camera, phone or file here, or close that tab
why-not-source-is-used-beside = Its source is used in another tab.
why-not-recorded-elsewhere = Another window or program is recording it.
why-not-hall-is-used-beside = Games in other tabs are sent to the hall.
hall-which-table-is-it = Which table is it?
hall-take-table = Table { $table }
boards-without-table = Board { $n } has no table of the hall: it is recorded, but not sent.
boards-to-board = to board { $n }
boards-give-table = Give table { $table } to board { $n }
boards-table-of-other-board = Table { $table } is that of board { $n }, which is not chosen
boards-table-was-of-other-board = Table { $table } is that of board { $n } now; board { $before } has none.
spectators-token-file = File with the token for that address
spectators-token-file-hint = file with its token, where it wants one
hall-unnamed = This recording names the hall { $hall }, which nobody has named on this computer: what was added was not sent there. Join that hall, and what is added next is sent.
boards-table = Table { $table }
boards-all = All boards: { $n }{ $waiting ->
        [0] {""}
       *[other] , { $waiting } to look at
    }
status-choose-a-camera-a-file = Choose a camera, a phone, a file or an address
status-ready-unseen = Ready to record; its picture was not looked at yet
status-no-picture-yet = No picture has come yet
dialog-referee-gives-it = Players do not give this result themselves: { $result }. Choose 'The referee decides', with a name and reasons.
dialog-type-why-under-protest = Type why the game was played under protest.
dialog-protest-reasons = Why under protest
recording-confirmed-elsewhere = { $result }: the result is confirmed ({ $by }), and taken over here.
