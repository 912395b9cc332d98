## The hall's pages on which a finished fill is photographed and audited.

audit-page-title = Audit
audit-page-which-table = Which table's fill?
audit-page-no-tables = No table is known. The fill of a game that nobody recorded can be audited all the same.
audit-page-nothing-recorded = nothing recorded
audit-page-other-game = A game that nobody recorded
audit-page-other-table = Another table
audit-page-of-table = Audit of table { $table }
audit-page-recorded = { $moves ->
        [one] 1 move is recorded
       *[other] { $moves } moves are recorded
    }
audit-page-without-record = Nobody recorded this game. From the finished board alone this page counts the stones, and says nothing else.
audit-page-cannot-know = Without a record nobody can know which result is right, which stones were dead, and whether somebody moved a stone. This page says only the numbers of stones.
audit-page-behind = This audit is by the record that spectators see, which may lack the last moves. With a referee's token the audit is by all moves.
audit-page-photograph = Photograph the finished fill
audit-page-photograph-position = Photograph the board
audit-page-another-picture = Take another picture from here: all of them vote
audit-page-anew = Begin again
audit-page-mail = Send this by mail
audit-page-slip-at = Slip, for a day: { $address }
audit-page-slip-link = Link to this slip
audit-page-paper = Paper of this audit, to print (PDF)
audit-page-slip-how-long = The link opens this slip for a day. Send the link to people who may look into this hall; the slip says, too, what was decided since.
audit-page-slip-of-table = Audit slip of table { $table }
audit-page-more = More: earlier pictures, claim
audit-page-before = A picture from before the fill, dead stones off
audit-page-compensated = A picture after the shared points and the compensation stones were placed
audit-page-claimed = The result that the players claim, such as B+3, if the recording has a different result
audit-page-rules = Rules
audit-page-rules-of-fills = Under these rules players count by filling in. This page does not audit a count of territory, as under Japanese rules.
audit-page-rules-uncounted = Under the rules of this game ({ $rules }) players do not fill the board in, and this page cannot audit a fill of it. If the players counted by other rules, name those rules.
audit-page-not-by-filling = under rules that count territory, such as Japanese rules, no fill is audited; name the rules by which the players counted
audit-page-reading = The picture is being read …
audit-page-unsent = The hall does not answer. The photograph is kept on this page: check the network, and send it again.
audit-page-undecided = The hall does not answer, and nothing is decided yet. What you wrote stays here: check the network, and send it again.
audit-page-unread = This device cannot read the photograph any more. Photograph again.
audit-page-earlier-answer = What stands below is of the photographs before, and no answer to this one. Nothing is decided by it.
audit-page-send-again = Send again
audit-page-go-on-without = Go on without this photograph
audit-page-left-out = A photograph that could not be read is left out: this answer is of the photographs below alone.
audit-page-error = The hall cannot do that
audit-page-answer = Answer
audit-page-needs-script = This page needs JavaScript to send a photograph. Allow it in this browser.
audit-page-picture = photograph { $number }
audit-page-earlier-picture = the earlier photograph
audit-page-ringed = { $count ->
        [one] { $name }, with a ring around 1 point
       *[other] { $name }, with rings around { $count } points
    }
audit-page-next = What can be done
audit-page-turn = The photograph is turned by { $degrees }°
audit-page-protest = Played under protest
audit-page-under-protest = Under protest
audit-page-confirm = Both players agree: confirm { $result }
audit-page-rule = Rule otherwise
audit-page-reasons = Reasons
audit-page-rule-so = Rule so
audit-page-becomes-evidence = With a decision the photographs are kept with the game. Without one they are deleted after a day.
audit-page-decide-needs-tls = Staff confirm a result or rule over https or at the hall's own computer; this page only audits
audit-page-picture-forgotten = this hall does not have the photograph any more; photograph the fill again
audit-page-photographed-by = { $picture }, photographed by { $who }
audit-page-is-evidence = It is kept with the game; its hash begins with { $hash }
audit-page-no-claim = a claim looks like B+3, W+2.5 or 0
audit-page-no-turn = a turn is 0 to 3 quarters
audit-page-no-rules = these rules are not known; choose rules from the list
audit-page-no-purpose = this purpose of a position is not known; choose a purpose from the list
audit-page-one-picture = one photograph at a time is read as a position; send one
audit-page-position = Photograph → position → SGF
audit-page-purpose = What it is for
audit-page-purpose-position = A position
audit-page-purpose-disputed = A disputed board
audit-page-purpose-resume = A position to resume from
audit-page-purpose-bowls = Bowls before the game
audit-page-name = Name
audit-page-no-board = No board was found
audit-page-no-board-hint = Photograph the whole board from above, with light from the side and no hand over it.
audit-page-position-read = { $size }: { $black } black, { $white } white
audit-page-doubts = Check these points: { $points }
audit-page-unknown = { $count ->
        [one] 1 point is not known, as it is hidden or outside the photograph, and stands empty here: { $points }.
       *[other] { $count } points are not known, as they are hidden or outside the photograph, and stand empty here: { $points }.
    }
audit-page-as-photographed = The board as the photograph shows it. Rings: points to check.
audit-page-save-sgf = Save { $name }
audit-page-sgf-comment = { $name }. Read off a photograph on { $date }.
reading-fault-not-installed = photographs cannot be read, as the program kifuscribe is not installed beside the hall; install it in the folder of kifuscribe-hall
reading-fault-other-version = the program kifuscribe beside the hall is of another version and does not understand this hall; install kifuscribe { $needed } in the folder of kifuscribe-hall
reading-fault-not-started = the program that reads photographs could not be started; try again
reading-fault-crashed = the program that reads photographs has crashed ({ $how }); photograph again, and if it happens again, send the photograph with a report of the fault
reading-fault-failed = the program kifuscribe beside the hall could not do its work; the hall's log says why, and 'kifuscribe doctor' there checks the installation
reading-fault-disk-full = no room is left for photographs on the hall's computer; make room on its disk, and send again
reading-fault-busy = other photographs are being read; try again in a moment
reading-fault-expired = reading the photograph took too much time or memory; photograph again, with a smaller picture
reading-fault-no-picture = this is no picture that can be read; send a JPEG, PNG, WebP, HEIC or AVIF
reading-fault-too-large = at most six pictures of 16 MiB each are read at once, 40 MiB together; send fewer or smaller ones
reading-fault-parts = the pictures did not come whole; send them again
reading-fault-damaged = this { $format } picture is damaged or was cut short; photograph again
reading-fault-no-decoder = this { $format } picture cannot be read, as the program { $decoder } is missing on the hall's computer; install it there, or let the phone send JPEG (iPhone: Settings, Camera, Formats, Most Compatible)
audit-page-game-changed = the game has changed since this audit; photograph the fill again
audit-page-reasons-wanted = give reasons: the audit does not give this result
audit-page-rules-unsaid = not said
audit-page-what-is-known = What is known of the game
audit-page-by-pictures = Nobody recorded this game: the result rests on the photographs and on what is given here. Whether a stone was moved before the first photograph cannot be known.
audit-page-agrees-if = The fill fits what is assumed
audit-page-accept = Both players accept the computed result: { $result }
audit-page-protest-nobody = by nobody
audit-page-protest-player = { $player ->
        [Black] by Black
       *[White] by White
    }
audit-page-protest-both = by both players
audit-page-protest-why = Why under protest
audit-page-no-number = komi and penalties are points such as 6.5 or 2, and handicap moves are a whole number
