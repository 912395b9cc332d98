## The pages of a hall, for organisers, referees and spectators.

hall-page-hall = The hall
hall-page-pages = Pages
hall-page-tables = Tables
hall-page-results = Results
hall-page-projector = Projector
hall-page-as-spectators = As spectators see it
hall-page-shown-later = Shown { $time } later
hall-page-shown-moves-later = { $moves ->
        [one] Shown 1 move later
       *[other] Shown { $moves } moves later
    }
hall-page-to-the-tables = To the tables
hall-page-token = Token from the organiser
hall-page-open = Open the hall
hall-page-who-has-a-token = Everybody who looks into the hall has a token, a line of letters and digits. This browser remembers it for three days.
hall-page-reconnecting = Reconnecting to the hall

hall-page-nothing-sent = No table has sent anything yet. At a table: kifuscribe record SOURCE --hall ADDRESS --table N
hall-page-no-table-needs-you = No table needs you
hall-page-tables-need-you = Tables that need you: { $count }
hall-page-table = Table { $table }
hall-page-earlier-games = { $games ->
        [one] The game of an earlier round is on the table's page
       *[other] { $games } games of earlier rounds are on the table's page
    }
hall-page-one-of-games = This table has sent { $games } games; the page shows one of them
hall-page-unheard-since = The hall has not heard of this game since the restore; what the table sent after { $time } may be missing
hall-page-names-of-the-pairing = The recording names no players, so the names here come from the pairings. Check that it is this table's game
hall-page-begun-not-known = Not known whether it has begun
hall-page-not-begun = Not begun
hall-page-paused-after = Paused after move { $move }
hall-page-stopped-after = Stopped after move { $move }; the game may be over
hall-page-ended-after = { $moves ->
        [one] Ended after 1 move
       *[other] Ended after { $moves } moves
    }
hall-page-ago = { $time } ago

hall-page-questions = Questions
hall-page-needs = A person is needed
hall-page-join-link = Join: address and QR code for this table
hall-page-picture-of-it = See the camera’s picture of it
hall-page-release-title = Release this table for another computer
hall-page-release-what = The next computer that sends a recording takes over table { $table }. The hall then refuses the computer that records there now. What that computer has sent stays in the list of games.
hall-page-release-over-what = The recording is over. Once the organiser has released table { $table }, nobody needs to go there. What the table has sent stays here.
hall-page-release = Release table { $table }
hall-page-pictures = Pictures
hall-page-pictures-are-over = The recording is over: the table’s computer sends no more of them. They are in its session folder.
hall-page-pictures-of-the-board = Pictures of the board
hall-page-after-move = After move
hall-page-see-picture = See the camera’s picture
hall-page-picture-comes = The table sends a picture within seconds after you ask for it.
hall-page-picture-of-question = The board at question { $number }
hall-page-picture-asked = { $picture }, asked for by { $who }
hall-page-picture-in-full = { $picture }, in full size
hall-page-ask-for-full = Ask for the full picture
hall-page-picture-unverified = Not verified: the table has made this picture smaller, and nothing shows that it is the one of the journal. The hall checks the full picture.
hall-page-picture-did-not-come = The picture did not come: the recording is over, and the table does not answer any more.
hall-page-picture-on-its-way = The picture is on its way from the table.
hall-page-picture-gone = The table does not have this picture any more.
hall-page-games-sent = Games sent from this table
hall-page-game-begun = begun { $time }
hall-page-shown = shown
hall-page-show-game = Show this game
hall-page-discard-game = Discard this game: its result does not count
hall-page-discard = Discard
hall-page-discard-which = What to discard:
hall-page-discard-one = This game alone
hall-page-discard-of-computer = All games of its computer ({ $n })
hall-page-discard-since = This game and all that came after it, but the one that is shown ({ $n })
hall-page-discarded = discarded

hall-page-an-earlier-round = An earlier round, with its results as they are known at this moment.
hall-page-of-an-earlier-round = This result is of an earlier round.
hall-page-confirmed-of = { $confirmed } of { $all } results confirmed
hall-page-confirmed-before = confirmed on an earlier record: { $count }
hall-page-csv = Confirmed results as CSV
hall-page-send-results = Send confirmed results to the pairing program
hall-page-not-overwritten = A result that the pairing program already has is not overwritten.
hall-page-what-became = What became of the results
hall-page-nothing-confirmed = No result is confirmed yet; nothing was sent.
hall-page-column-table = Table
hall-page-column-state = State
hall-page-column-program = In the pairing program
hall-page-rounds = Rounds
hall-page-another-winner = The pairing program has another winner than the confirmed result; put one of the two right
hall-page-confirmed = confirmed
hall-page-as-table = as the table says
hall-page-as-table-by = as the table says: { $who }
hall-page-decided-in-hall = decided in the hall by { $who }: { $reasons }
hall-page-agreed-in-hall = both players agree, entered in the hall by { $who }
hall-page-resigned-in-hall = { $player ->
        [Black] Black
       *[White] White
    } resigned, entered in the hall by { $who }
hall-page-appeals-open = appeal not decided: no. { $numbers }
hall-page-does-not-stand = does not stand: { $changed }
hall-page-under-protest = under protest
hall-page-claimed = claimed, not confirmed
hall-page-decided = decided by the referee, not confirmed
hall-page-missing = missing
hall-page-missing-not-known = missing; whether the game has begun is not known
hall-page-missing-not-begun = missing; the game has not begun
hall-page-unheard = not heard of since the hall was restored
hall-page-unnamed = the recording names no players
hall-page-no-result-read = no result when the pairings were read
hall-page-both-win = both win
hall-page-ambiguous = “{ $text }”, which does not say who won
hall-page-fit-other-round = this game is of another round
hall-page-fit-other-players = this game is of other players than those who are paired
hall-page-fit-round-unknown = this game names no round, and began before this round
hall-page-decided-otherwise = the hall has another decision, and the table's page has both
hall-page-fit-results-differ = games of this round at this table have different confirmed results
hall-page-fit-not-paired = the pairings have no such table
hall-page-fit-several-games = the pairings have several games at this table
hall-other-result-confirmed = another game of this table has a confirmed result, { $result }: choose which one is shown
hall-other-result-claimed = another game of this table has a claimed result, { $result }, not confirmed yet: choose which one is shown
hall-other-result-decided = another game of this table has a result that the referee decided, { $result }, not confirmed yet: choose which one is shown
hall-page-restored = This hall was restored at { $at } from { $file }, a copy of { $made }. What tables sent in between may be missing: a recording that goes on sends it again; one that is over is sent when the next one begins beside it, or by 'kifuscribe-hall send'. Tables whose game was not heard of since say so. What was entered or decided in this hall after the copy, and tokens that were made after it, are gone: enter and make them again.

hall-page-join-title = Join: table { $table }
hall-page-join-what = The computer at a table joins the hall with one address. It holds the table's number and a token of its own.
hall-page-join-make = Make the address and its QR code
hall-page-join-each = Each new address has a new token. Earlier tokens stay valid until they are revoked.
hall-page-join-code = QR code of the address for table { $table }
hall-page-join-paste = Paste it at the table: in kifuscribe, in “Hall” of the card “Who plays”.
hall-page-join-local = This address works on this computer alone: open the hall for the network ('serve --listen 0.0.0.0:8080'), or give its address with --public-address.
hall-page-join-open = This hall has no tokens: the address works on this computer alone.
hall-page-join-once = The token in it is shown only now. Whoever has it can send the journal of table { $table }.
hall-page-join-press = This address is for kifuscribe on the table's computer: paste it there in “Hall” of the card “Who plays”, and press Join.
hall-page-join-copy = Copy it from the address bar, with what stands behind the #.

hall-need-questions = { $count ->
        [one] Question: { $text }
       *[other] { $count } questions: { $text }
    }
hall-need-count-differs = The count differs from the computed result; call the referee
hall-need-count-undecided = The count cannot be checked; see the audit at the table
hall-need-other-players = The recording names other players than the pairing ({ $paired }); check the table's number, and where only a spelling differs, put the names of the recording right at the table
hall-need-other-round = A game of another round is still recorded here; end that recording before you begin the one of this round
hall-need-round-unknown = This game names no round, and began before this round: begin a recording of this round. If the game is of this round, put the round into its recording at the table ('kifuscribe correct'), and its result counts
hall-need-results-differ = Games of this round at this table have different confirmed results, and none counts; withdraw the wrong one at its computer ('kifuscribe correct SESSION withdraw --by NAME --reasons TEXT')
hall-need-not-paired = The pairings have no such table; check the number at the table
hall-need-not-paired-over = The pairings have no such table, and a game was recorded for it; send that recording for the right table ('kifuscribe-hall send'), then release this table on its page
hall-need-several-games = The pairings have several games at this table, and none is taken; give each game a table of its own in the pairings, which are read again by themselves
hall-need-claimed = Another computer wants to record this table; stop one of them, or release the table on its page
hall-need-claimed-by = Another computer, { $computer }, wants to record this table; stop one of them, or release the table on its page
hall-need-claims-differ = { $claims }; call the referee
hall-need-full = Nothing new is taken of this table: it has reached a limit (200 recordings, 256 MiB, or 16 MiB for one recording); the organiser makes room on its page by discarding games that nobody played
hall-need-refused = The computer { $computer } comes with { $token }, and the hall refuses it since { $time }; let it join with the address from this table's page
hall-need-forked = { $count ->
        [one] The table sent 1 line that differs from the record in the hall; check which computer sent it
       *[other] The table sent { $count } lines that differ from the record in the hall; check which computer sent them
    }
hall-need-held = Since { $time }: { $why }
hall-need-frozen = The record has stood still since { $time }: { $why }. If the game is over, confirm its result. If the players play on, put their board back and press 'Play on' at the table
hall-need-broken-off = The recording has ended: { $why }. If the game is being played, resume the recording at the table; if it is over, confirm its result
hall-need-silent = The hall has heard nothing from this table since { $time }; check its computer and its network
hall-page-pairings-unread = The pairings have not been readable since { $time }; those read then are still shown: { $why }
hall-page-pairings-not-come = The pairings have not come yet, and the hall keeps asking for them: { $why }
hall-need-no-picture = No picture since { $time }; check the camera at the table
hall-need-unwritten = Since { $time } not all that is recorded at the table is on its disk, which is full or cannot be written. Make room there, or choose another folder; what is missing comes here once it is written
hall-need-result-missing = The recording is over, and the game has no result; confirm it at the table, or resume the recording if the game is being played
hall-need-result-missing-sealed = The recording is sealed, and the game has no result; confirm it at the table
hall-need-other-result-missing = Another game of this table is over and has no result; choose it in the list of games with 'Show this game', or confirm its result at the table
hall-need-result-claimed = The game is over, and its result is claimed but not confirmed; confirm it at the table
hall-need-result-decided = The game is over, and the referee has decided its result, which is not confirmed; confirm it at the table
hall-pause-no-board = No board visible; check the camera
hall-pause-disturbed = Stones missing or moved; put them back
hall-pause-misread = The grid does not fit the board; check the camera
hall-pause-moving = The board or the camera is moving
hall-pause-covered = The board is covered
refused-token-missing = no token
refused-token-unknown = a token that this hall does not know
refused-token-revoked = a token that was revoked
refused-token-other-table = another table's token
refused-token-other-role = a token that is no table's

hall-answer-it-was = It was { $text }
hall-answer-confirm = The record is right as it stands; nothing is changed
hall-answer-reject = None of these; it is corrected at the table
hall-answer-by = { $answer } ({ $who })
hall-answer-by-table = { $answer } ({ $who }, as the table says)
hall-answer-on-its-way = Sent to the table at { $time }: { $answer }. The table has not written it down yet.
hall-answer-written = Written down by the table at { $time }: { $answer }.
hall-answer-settled = The board has settled this question at { $time }: nobody needs to answer it.
role-organiser = organiser
role-referee = referee
role-table = table
role-public = public

sent-taken = the pairing program has it now
sent-known = the pairing program has it already
sent-conflict = the pairing program has another result, { $there }, which is left as it is; settle with the players and the organiser which one is right
hall-outcome-not-confirmed = no confirmed result yet
sent-not-played = this is no result of a game that was played; enter it by hand
hall-outcome-decided-otherwise = the hall has another decision than the table, and nothing was sent: settle it on the table's page
hall-outcome-doubtful = { $why }; nothing was sent
hall-outcome-other-players = other players, or other colours, than those who are paired; nothing was sent: enter it by hand
hall-outcome-called-back = the result was withdrawn, and the hall has called it back from the pairing program
hall-outcome-stands-otherwise = it was withdrawn at the table after it was sent, and the pairing program has { $there } by now, which is left as it is; look there
hall-outcome-failed = not sent: { $why }
hall-outcome-withdrawn = { $there } was sent, and is withdrawn; send the results again to call it back

hall-refusal-no-token = a token is needed; ask the organiser for one
hall-refusal-wrong-token = this token is not valid here; ask the organiser for another
hall-refusal-revoked-token = this token was revoked; ask the organiser for a new token
hall-refusal-other-role = this token does not allow that; ask the organiser for a token that allows it
hall-refusal-too-many = too many requests without a valid token; wait a minute
hall-refusal-not-local = this hall has no tokens and serves its own computer alone; make one with 'kifuscribe-hall token'
hall-refusal-claimed = another recording of this table goes on; stop it, or let the organiser release the table
hall-refusal-other-computer = another computer has claimed this recording in the hall; send it from that one, or let the organiser release the table
hall-refusal-no-claim = the hall takes the moves of this recording and not its result (line { $line }), as this program has not claimed it; update the program, or let the organiser enter the result in the hall
hall-refusal-table-full = the hall has reached its limit for this table (200 recordings, 256 MiB) or for this recording (16 MiB); give the organiser the folder of the recording
hall-refusal-forked = line { $line } of this recording is another one than the hall has: somebody has gone on with the same recording on another computer, or in a copy of its folder. The hall keeps the lines from here aside and never merges them; go on with one of the two alone, and give the organiser the folder of the other one
hall-refusal-line = line { $line } of this recording is none that a journal has; check the recording with 'kifuscribe verify'
hall-refusal-newer-format = a newer program than the hall's wrote this recording; ask the organiser for a hall of that version
hall-refusal-line-too-long = line { $line } of this recording is longer than a hall takes; hand the organiser the record as a file
hall-refusal-too-large = more was sent at once than a hall takes; check that this program and the hall are of one version
hall-refusal-offset = the lines that were sent are not those that were announced; check that this program and the hall are of one version
hall-refusal-asks-again = it asks for lines that it was sent; ask the organiser to look into its log
hall-refusal-too-many-pictures = it names more or larger photographs for its decisions than audits have, and what was decided there is not taken over; ask the organiser to look into its log
hall-refusal-other = { $text }
hall-refusal-no-reason = it gives no reason; ask the organiser to look into its log
hall-refusal-no-table = this hall has no such table; see /api/tables for those it has
hall-refusal-several-games = the pairings have several games at this table, and none is taken; give each game a table of its own in the pairings
hall-refusal-nothing-here = there is nothing at this address; see / for the tables
hall-refusal-crowded = too much is coming at once with this token, or from this address; send it again in a moment
hall-page-decide = Decide this game
hall-page-decide-what = The hall keeps the result and sends it to the table on its next contact. The result counts once the table has written it down, and it ends a recording that is running. If the table has decided otherwise, the table's decision stays.
hall-page-result = Result
hall-page-reasons = Reasons
hall-page-both-agree = Both players agree: confirm the result
hall-page-both-agree-to = Both players agree: { $result }
hall-page-resigns = { $player ->
        [Black] Black
       *[White] White
    } ({ $name }) resigns
hall-page-referee-decides = The referee decides so
hall-page-result-stands = { $count ->
        [1] Reject the appeal: the result stands
       *[other] Reject the ticked appeals: the result stands
    }
hall-page-give-up = Leave it as the table has it
hall-need-other-answer = Answered here, and otherwise at the table: { $question } Here: { $here } ({ $who }). At the table: { $there }. Nothing was merged; correct it at the table, or leave it as it is on the page of this table
hall-need-other-decision = Decided here: { $here } ({ $who }). Confirmed at the table: { $there }. Nothing was merged; withdraw the wrong one at the table, or leave it as it is on the page of this table
hall-need-protest-lacks = Decided here under protest: { $result } ({ $who }). Confirmed at the table: the same result, without the protest. Note the protest at the table ('kifuscribe incident'), or leave it as it is on the page of this table
hall-need-decision-waits = Decided here: { $result } ({ $who }). The table has not written it down yet; turn its computer on, or send its recording ('kifuscribe-hall send')
hall-need-upheld-waits = Appeal rejected here: no. { $numbers }; the result stands: { $reasons } ({ $who }). The table has not written it down yet; turn its computer on, or send its recording ('kifuscribe-hall send')
hall-need-upheld-otherwise = Appeal rejected here: no. { $numbers } ({ $who }). The table has decided the appeal itself: { $there }. Nothing was merged; leave it as the table has it on the page of this table
hall-need-upheld-withdrawn = Appeal rejected here: no. { $numbers } ({ $who }). At the table the result or this rejection was withdrawn, and the appeal is open. Decide again, or leave it as the table has it on the page of this table
hall-need-wrong-compensation = { $seen }; call the referee
hall-refusal-no-result = a result is needed, such as B+R or W+3.5
hall-refusal-discard-needs-reasons = discarding a game needs its reasons; give them
hall-refusal-too-many-acts = too much is done with this token at once: 200 acts are taken, and two a second after that, as each is written down; wait a moment
hall-refusal-decide-at-both = staff decide over https or at the hall's own computer: open { $secure } or, on the hall's computer, { $here }; the organiser allows decisions over plain HTTP with 'kifuscribe-hall serve --decide-over-http'
hall-refusal-decide-at = staff decide over https: open { $secure }; the organiser allows decisions over plain HTTP with 'kifuscribe-hall serve --decide-over-http'
hall-refusal-decide-here = staff decide over https or at the hall's own computer: open { $here } there; the organiser allows decisions over plain HTTP with 'kifuscribe-hall serve --decide-over-http'
hall-refusal-decide-nowhere = staff decide over https or at the hall's own computer; this hall listens at a network address without https: have the organiser open it with '--listen 0.0.0.0:PORT' and decide at 'http://localhost:PORT' on its computer, or allow plain HTTP with 'kifuscribe-hall serve --decide-over-http'
hall-page-older-table = The program at this table is older than the hall: it takes answers, and no decisions; update it, or decide at the table
hall-answer-in-place-of = It came in place of another answer that waited: { $before }.
hall-page-released = Table { $table } is released: the next recording that is sent from there takes it. A game that is over does not take it by itself: choose it in the list of games with 'Show this game'.
hall-page-all-tables = Show also the tables that are not recorded
hall-page-confirmed-of-recorded = recorded: { $confirmed } of { $recorded }; the others: { $others_confirmed } of { $others }
hall-page-enter-result = Enter the result
hall-page-see-result = Result…
hall-page-who-won = Who has won?
hall-page-draw = Draw (jigo)
hall-page-way = How?
hall-page-both-lose = Both lose
hall-page-no-result = No result
hall-page-way-unsaid = Not said
hall-page-way-points = By points
hall-page-way-resignation = By resignation
hall-page-way-time = On time
hall-page-way-illegal-move = By an illegal move
hall-page-way-adjudicated = By the referee's decision
hall-page-way-forfeit = By forfeit
hall-page-margin = Margin in points, if it was counted
entry-fault-no-winner = choose who has won
entry-fault-no-such-way = choose how the game was won
entry-fault-no-margin = type by how many points the game was won, such as 3.5
entry-fault-unread-margin = '{ $margin }' is no number of points; type one such as 3.5
entry-fault-margin-without-points = a win by points alone has a margin: empty the field with '{ $margin }', or choose By points
entry-fault-won-by-nobody = nobody wins with this result: choose Not said, and leave the margin empty
entry-fault-nobody-agrees = press Both players agree, or give the reasons for which the referee decides so
entry-fault-protest-of-nobody = choose whose protest it is: Black's, White's, or that of both players
entry-fault-protest-without-reasons = say why the game was played under protest
hall-page-claims = The table claims: { $result }.
hall-page-claims-differ = another result is claimed, too
hall-page-decides = The referee has decided at the table: { $result }. This is not confirmed yet.
hall-page-entry-what = The hall keeps the result with your name, and sends it to the pairing program like the other results. A table that records this game gets the result too, and its recording ends.
hall-page-take-back = Take this result back
hall-page-result-of-table = The table itself has written this result down; it can only be taken back there.
hall-page-was-taken-back = { $result } was taken back
hall-refusal-wrong-code = this code is not valid, or was used already; a code is valid for 15 minutes and once: let the organiser make a new one
hall-refusal-no-tables = tables are named as 1-8 or 1,2,5-7
hall-refusal-many-slips = at most 500 slips are made at once; make the others afterwards
hall-slips-ending = { $path } is neither a .pdf nor a .html; the ending says how the slips are printed
hall-page-code-what = Or read a short code out to whoever sits at the table's computer. It works once, within 15 minutes.
hall-page-code-make = Make a code
hall-page-code-read-out = Read this code out for table { $table }. At the table it goes into the field for the token, with the hall's address in the first field.
hall-page-code-valid = Valid until { $time }, for one computer. It has none of the letters I, L, O, B, S, Z, G, Q and none of the digits 0, 1, 2, 5, 6, 8.
hall-page-slips = Join slips to print
hall-page-slips-what = A slip for each table, with the way to the hall as a QR code. Each gets a token of its own; earlier ones stay valid.
hall-page-slips-tables = Tables
hall-page-slips-make = Make the slips
hall-page-slips-once = Print this page now: the tokens on it are shown once. Four slips are on a sheet of A4.
hall-page-slip-how = Lay this slip under the table's camera and press 'Read a slip' in 'Hall' of the card 'Who plays'; or open the code with a telephone and copy the address into the first field.
hall-page-slip-secret = Whoever has this slip can send results for the table: keep it there.
hall-refusal-name-too-long = line { $line } of this recording has a name of more than 200 characters, which a hall does not take; shorten it in a new recording, or hand the organiser the record as a file
hall-refusal-game-too-long = from line { $line } on, this recording is longer than a hall takes (20,000 lines, 2,000 moves, 50 open questions, 20 captures put right, 200 corrections taken back or made again, claims of 20 people); hand the organiser the record as a file
hall-act-refusal-no-game = this hall shows no game at table { $table }; see /api/tables for those it has
hall-act-refusal-nothing-to-give-up = nothing that was done in this hall to that game of table { $table } is left to give up
hall-act-refusal-without-reasons = taking a decision back needs its reasons; give them
hall-act-refusal-other-game = table { $table } has another game by now than the page on which this was entered; open that page again
hall-act-refusal-decision-waits = the decision { $result } ({ $who }) waits for table { $table }, which has not written it down yet; give that up first, on the table's page
hall-act-refusal-is-decided = table { $table } has the result { $result } ({ $who }); give that up first, on the table's page
hall-act-refusal-damaged = the hall's own journal of this game is damaged; decide it at table { $table }, and put the hall's database back from a copy
hall-need-decision-withdrawn = Decided here: { $here } ({ $who }). The table had it, and it was withdrawn there ({ $there }). Decide again, or leave it as the table has it on the page of this table
hall-need-decision-not-taken = Decided here: { $result } ({ $who }). The table does not take this decision: { $why }. Decide again as the referee, with reasons, or leave it as the table has it on the page of this table
hall-need-decision-reasons = Reasons: { $reasons }
hall-need-rejection-not-taken = Appeal rejected here: no. { $numbers } ({ $who }). The table does not take this decision: { $why }. Decide again, or leave it as the table has it on the page of this table
hall-withdrawn-by = { $by }, { $reasons }
hall-page-join-not-paired = The pairings of this round have no game at table { $tables }: check the number. The token is good all the same.
hall-page-result-beside = The table shows another game than the one that is paired. This page is about the paired one.
hall-page-numbered = { $text } (no. { $number })
