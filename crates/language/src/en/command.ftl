# What commands print.
archive-added = { $added ->
        [one] { $added } game
       *[other] { $added } games
    } added{ $known ->
        [0] {""}
        [one] ; { $known } that the archive has already was not added again
       *[other] ; { $known } that the archive has already were not added again
    }
archive-added-and-refused = { $added ->
        [one] { $added } game
       *[other] { $added } games
    } added{ $known ->
        [0] {""}
        [one] ; { $known } that the archive has already was not added again
       *[other] ; { $known } that the archive has already were not added again
    }, { $refused } refused
archive-at-too-large = the record has { $moves }; give --at a number up to that
archive-black-wins = Black wins
archive-player-black = with Black
archive-player-lost = lost
archive-player-white = with White
archive-player-won = won
archive-checked-damaged = { $games }, { $journals }, { $pictures }: the others as they were written
archive-checked-whole = { $games }, { $journals }, { $pictures }: all as they were written
archive-export-stopped = stopped; nothing is left of what was written
archive-file = File: { $file }
archive-game-of-file = { $file } (game { $n })
archive-journals-left-out = { $n ->
        [one] { $n } journal
       *[other] { $n } journals
    } with a withheld name left out, as no name can be taken out of a journal
archive-more-refused = { $n ->
        [one] { $n } other file was
       *[other] { $n } other files were
    } refused, too; --json names every one
archive-name-not-found = Check the spelling if it should have been there: see 'archive find --player NAME'.
archive-name-stays-in-files = Journals, SGF files and their names still have it; see the guide, "The archive".
archive-name-withheld = The name is withheld; { $games } held it.
archive-marks-withheld = { $n ->
        [one] The tags or the note of 1 game hold it, too
       *[other] The tags or the notes of { $n } games hold it, too
    }
archive-names-more = and { $n } more; --json lists all
archive-names-not-all-looked-through = More games have a word of the name than were looked through for that.
archive-name-not-yet-withheld = Nothing is withheld yet: the same command with --yes withholds it.
archive-name-would-be-withheld = The name would be withheld in { $games }.
archive-name-withheld-already = The name is withheld already; the files of { $games } hold it.
archive-names-alike-stay = This may mean the person too, and stays; what is a name of the person is withheld in the same way:
archive-next-move = move
archive-no-game-found = no game was found
archive-no-rectangle = { $region } is no rectangle of a { $size } board; give two of its corners, such as A1:G7
archive-not-told = the archive does not know of it yet: { $why }
archive-nothing-to-export = no game was found, and nothing is written
archive-pictures-deleted = { $n ->
        [one] { $n } picture
       *[other] { $n } pictures
    } deleted; the journals have the hashes
archive-played-next = Played next in the position:
archive-played-next-in = Played next in { $region }:
archive-set-aside = the damaged catalogue { $path } is { $aside } from now on
archive-shown-of = { $shown } of { $total ->
        [one] { $total } game
       *[other] { $total } games
    }
archive-stopped-adds-the-rest = stopped; the same command adds the rest
archive-stopped-as-it-was = stopped; the catalogue is as it was
archive-stopped-checking = stopped before everything was checked
archive-white-wins = White wins
archive-written = { $games } written to { $file }
archive-written-package = { $games }, { $journals } and { $pictures } written to { $file }
audit-fill-not-seen = the finished fill was not seen without hands; photograph it and name the picture
audit-no-picture = no picture of the finished fill was given; name at least one after the record
act-refusal-nothing-to-confirm = the fill does not give a result that could be confirmed; say which was agreed
act-refusal-count-out-of-date = { $value }, so that the count's result is not that of today; audit it again, or say who decides and why
act-refusal-others-move = move { $number } was made by { $player ->
        [Black] Black
       *[White] White
    }, by the record; give the pair that made it, or the number of its move
act-refusal-no-such-move = the record has no move { $number }: it has { $moves }
act-refusal-appeal-open = an appeal is open: { $appeal }; note the decision first, take the appeal back, or say who decides all the same and why
act-refusal-impossible-result = { $why }: put the result right, or the komi and the rules in the record, or give the referee's name and reasons
act-refusal-impossible-decision = { $why }: choose the result that the rules give, by how many points the game was won, or that the referee adjudicates; or put the komi and the rules in the record right first
act-refusal-claim-open = { $name } claims { $claimed }: where { $name } agrees to the other result, note that as the claim of { $name } first; else decide with a name and reasons
act-refusal-nobody-agrees = it is not said that both players agree: say that they do, or have each of them say so by name; what a referee decides has a name and reasons
act-name-of-opponent = { $name } is the name of { $other ->
        [Black] Black
       *[White] White
    }, and was given for { $player ->
        [Black] Black
       *[White] White
    }: give each player's own name, or leave the names out
act-name-of-nobody = { $player ->
        [Black] Black
       *[White] White
    } is { $known } in this game, not { $name }: give the player's name, or leave it out; who is not a player decides with a name and reasons
act-name-of-both = { $name } was given as the name of both players: give each player's own name, or leave the names out
act-refusal-player-decides = { $name } is a player of this game: a player's word is a claim, or this player's agreement, and decides nothing and withdraws no decision; without reasons it is noted as that word; else give the name of the referee who decides
act-refusal-note-of-other = { $name } is a player of this game, and note { $number } is not this player's: a player takes back an own appeal, protest or claim; give the name of the referee who takes it back
act-refusal-no-result-open = a game without result is open until the referee rules (RGF 16.8, 20.2): say who decides and why
act-refusal-result-of-referee = this result is given by the referee, and not by the players: { $result }; say who decides and why
act-refusal-end-note-stands = note { $number } decides the game, or leaves open how it ends: { $note }; note what settled it, take the note back, or say who decides all the same and why
act-refusal-reasons-of-nobody = reasons are those of the person who decides, and nobody is named: say who decides; players who only agree give no reasons
act-refusal-which-appeal = several appeals are open, with the numbers { $appeals }: say which of them this decision answers
act-refusal-no-such-appeal = no appeal with the number { $appeal } is open; open: { $open }
act-refusal-appeal-left = the appeals with these numbers would stay open: { $appeals }; a decision on the result answers every open appeal
change-basis-count = since the count
change-basis-decision = since the referee's decision
change-basis-confirmation = since the confirmation
changed-since-moves = { $since } the record has changed: it had { $then } { $then ->
        [one] move
       *[other] moves
    } then and has { $now } now
changed-since-record = { $since } moves or stones of the record were put right
changed-since-conditions = { $since } the rules, the komi or the handicap were put right
changed-since-note = note { $number }, which decided the game, was taken back { $since }
changed-since-penalties = penalties were noted or taken back { $since }
changed-since-the-audit = { $changed }; audit the count again
changed-since-the-result = { $changed }, and the result was confirmed before that: it does not stand on this record; audit the count again and confirm it anew, or have the referee decide with a name and reasons or withdraw it
audit-record-file-changed = The record's file was changed since the result was confirmed: what was confirmed is about the file as it was; have the referee confirm or withdraw the result.
result-slip-changed = Does not stand
result-slip-conditions = Conditions
result-slip-komi = komi { $komi }
result-slip-pair-go = pair go
result-slip-handicap = handicap { $stones }
result-slip-handicap-with-compensation = handicap { $stones }, for which White receives { $points }
result-slip-penalties = penalties: Black { $black }, White { $white }
result-slip-appeal = Open appeal
result-slip-withdrawn = Withdrawn
result-slip-withdrawn-by = { $at }, { $by }: { $reasons }
audit-other-game = { $session } is the recording of another game than { $path }; give the session of this game, or leave --session out
act-refusal-ruling-unsigned = a ruling needs a name; say who rules or confirms
act-refusal-no-reasons = a referee's decision needs its reasons; give them
audit-result-without-ruling = --result is the result that was decided, and goes with --ruling, which says how; what the players claim is given with --claimed
audit-decision-of-which = the players claim { $claimed }, and the fill comes to { $computed }: name the result that was decided (--result RESULT)
audit-ruling-where = a ruling is kept in a recording's journal or beside a report; say --session or --report
audit-name-and-reasons = a name and reasons are given together: --by and --reasons
audit-recording-beside = this is the record of { $session }; with --session { $session } the audit, and what is decided on it, is kept there
audit-recording-has-more = { $session } has what this record lacks ({ $what }); 'kifuscribe replay { $session } -o { $record }' writes the record anew
audit-two-records = two records were given; an audit is of one game
audit-watch-one-record = a count is watched against one record, and takes its own pictures; name the record alone
calibrate-found = { $size } found, { $cell } pixels per cell, in { $pictures }.
calibrate-lens = the radial term of the lens (k1) is { $k1 }, from { $views } views of the target, with an error of { $error } pixels
calibrate-no-chessboard = the chessboard of { $squares } inner corners is not visible as a whole in { $views } views of { $spec }; hold it flat and tilt it differently each time, and give --squares
calibrate-stopped = stopped before the board was detected often enough; nothing was written
calibrate-written = Written to { $path }.
clock-both-down = Both have used up their time: the first flag to fall loses, which the times used do not tell
clock-count-with = Count with --penalty-black { $black } --penalty-white { $white }
clock-flag = { $color }'s flag falls
clock-main-left = Main time left: Black { $black }, White { $white }
clock-main-over = { $color }'s main time is over
clock-moves-left = Moves to make in this period: Black { $black }, White { $white }
clock-no-moves = no moves were recorded in { $session }
clock-penalties = Penalties: Black { $black }, White { $white }; in the count they come to Black { $net_black }, White { $net_white }
clock-penalty = { $color } owes { $points } penalty points
clock-period-gone = a period of { $color }'s is gone; { $left ->
        [one] { $left } is
       *[other] { $left } are
    } left
clock-period-missing = this system has periods; give their length with --period, such as 5:00
clock-periods-left = Periods left: Black { $black }, White { $white }
clock-presses-needed = the time used does not tell the periods of overtime; give the clock's presses as a CSV
clock-result = Result: { $result } ({ $text }); the referee decides
clock-skipped = { $color }'s move is skipped
clock-unusable = cannot use { $path }
correct-answer-missing = give the answer to question { $question }: confirm, reject, or the number of a proposal
correct-no-answer = { $word } is not an answer; give confirm, reject, or the number of a proposal
correct-no-color = { $text } is not a colour; give B or W
correct-no-moves = { $text } is not a list of moves; give colour and point in turn, such as "W D4 B Q16"
correct-no-point = { $label } is not a point of a { $size } board; give a column letter without I and a row, such as D4
act-refusal-withdrawal-unsigned = a ruling is taken back by somebody, for a reason; give the name and the reasons
count-boards = { $n ->
        [one] { $n } board
       *[other] { $n } boards
    }
count-journals = { $n ->
        [one] { $n } journal
       *[other] { $n } journals
    }
count-pictures = { $n ->
        [one] { $n } picture
       *[other] { $n } pictures
    }
count-recordings = { $n ->
        [one] { $n } recording
       *[other] { $n } recordings
    }
damage-hash = it was changed: it does not match the list of hashes
damage-missing = it is not there; 'archive add' finds it in the folder in which it lies now
damage-other-game = it holds another game than before; 'archive add' takes the new one
damage-other-info = the catalogue has another player, date, result or other entry than the file; use 'archive rebuild'
damage-other-moves = the catalogue has other moves than the file; use 'archive rebuild'
damage-pictures = { $n ->
        [one] a picture was changed: it does not match its hash in the journal
       *[other] { $n } pictures were changed: they do not match their hashes in the journal
    }
damage-record = the record { $record } is not what the journal gives: it was changed, or another version of this program wrote it; 'kifuscribe replay SESSION -o { $record }' writes it anew
expect-compensation = Compensation: { $stones } in { $side }'s territory
expect-empty-block = The one empty point lies in { $side }'s winning block
expect-empty-reserved = The one empty point is the one { $side } keeps free beside the compensation
expect-empty-shared = The one empty point is a shared one
expect-extra = The last shared point: one more { $color ->
        [Black] black
       *[White] white
    } stone
expect-shared = Shared points: { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    } of each colour
expect-winning = { $side }'s winning points: { $winning }; { $losing ->
        [one] one { $loser ->
            [Black] black
           *[White] white
        } losing stone lies on them
       *[other] { $losing } { $loser ->
            [Black] black
           *[White] white
        } losing stones lie on them
    }
film-before = was done before
film-done = done
film-failed = could not be recorded
film-finding = done, and there is something to look at
film-of = Film { $n } of { $all }, { $film }: { $state }
films-failed = { $n ->
        [one] { $n } film
       *[other] { $n } films
    } could not be recorded; the same command tries again
hall-back = the hall answers again for table { $table }
hall-denied = { $why }. The recording goes on here and is not sent. Make a token with 'kifuscribe-hall token --role table --table { $table }', and give the file with it as --hall-token-file
hall-denied-of-boards = { $why }. The recording of its board goes on here and is not sent. The file of --hall-token-file needs a token for each table, one a line, in the order of --table; 'kifuscribe-hall token --role table --table { $table }' makes the one of this table
hall-has-nothing = the record is complete, and the hall has got nothing of it; '{ $command }' sends it
hall-has-nothing-denied = the record is complete, and the hall has got nothing of it, as it does not let this computer in; with a token of this table '{ $command }' sends it
hall-has-earlier = the hall now has the whole recording { $session }
hall-has-all = the hall has the whole recording of table { $table }
hall-is-token = this is a token, not the address of a hall; write it into a file and give that with --hall-token-file, the hall's address with --hall and the table's number with --table
hall-is-token-file = { $path } holds a token, not the address of a hall; give it with --hall-token-file, the hall's address with --hall and the table's number with --table
hall-token-file-alone = { $path } names no hall; give its address with --hall and the table's number with --table
hall-joined = joined table { $table } of { $hall }: Black - { $black }, White - { $white }
hall-joined-not-paired = joined table { $table } of { $hall }, whose pairings have no such table; check its number, or give the names with --info
hall-joined-several-games = joined table { $table } of { $hall }, whose pairings have several games there, so that none is taken; tell the organiser, or give the names with --info
hall-joined-without-pairings = joined table { $table } of { $hall }, which has no pairings; give the names with --info
hall-lost = { $why }; the recording goes on, and is sent when the hall answers
hall-seat-error-no-table = give the number of the table with --table, or the address of the page 'Join' with --hall
hall-address-of-one-table = the address in --hall is that of one table; with --boards give the hall's own address, such as http://hall:8080, and a table for each board with --table 5,6,7
hall-no-tables = give a table for each board with --table, such as --table 5,6,7
hall-tables-of-boards = { $tables } are the tables of several boards; say with --boards how many the picture shows
hall-no-table-number = { $table } is not the number of a table in a hall; it is 1 or more
table-tokens-error-no-token = { $path } does not hold a token; put the line there that 'kifuscribe-hall token' printed
table-tokens-error-other-hall = { $path } has a token for the hall { $there }, not for { $hall }; leave --hall out or give that address, or give a file of this hall
table-tokens-error-several = { $path } holds { $count } tokens, and nothing says which is that of table { $table }; put its line into a file of its own, or fill the file with the lines of 'kifuscribe-hall token --json', which name their tables
table-tokens-error-not-of-table = { $path } has no token of table { $table }; add the line that 'kifuscribe-hall token' prints for it
table-tokens-error-other-number = { $path } holds { $count } of { $tables } tokens; put one a line there, in the order of --table
hall-not-sent = not sent: { $sessions } in the same folder, of which the hall has nothing: if it is a game of table { $table }, '{ $command }' sends it
hall-not-sent-from-any-table = not sent: { $sessions } in the same folder, because nothing says at which table it was played; '{ $command }' sends it to table N
hall-seat-error-other-table = the address in --hall is that of table { $table }; leave out --table, or give the same number
hall-refuses = the hall refuses the recording of table { $table }: { $why }
hall-refuses-earlier = the hall refuses { $session }: { $why }
hall-rest-doubtful = the hall is not sent what was added, because it has nothing of this recording; if it is a game, '{ $command }' sends it
hall-rest-failed = what was added is not in the hall yet: { $why }; it is sent with the next recording at this table, or with '{ $command }'
hall-rest-refused = the hall refuses what was added: { $why }; '{ $command }' sends it again
hall-rest-sent = table { $table } of { $hall } has what was added
hall-taken = the hall takes the recording of table { $table } from here on
hall-unsent = the hall does not have the last { $n ->
        [one] { $n } line
       *[other] { $n } lines
    } of the recording; the next recording at this table sends them, or '{ $command }' does
hall-unsent-refused = the hall does not have the last { $n ->
        [one] { $n } line
       *[other] { $n } lines
    } of the recording, and refuses them: { $why }
hall-unsent-denied = the hall does not have { $n ->
        [one] { $n } line
       *[other] { $n } lines
    } of the recording, as it does not let this computer in; with a token of this table '{ $command }' sends them
hall-without-names = { $why }; the recording begins without the hall's names
act-refusal-no-words = a remark without words says nothing; give them
live-again = the record reaches { $place } again
live-kept-back = spectators do not see the last { $moves }, which the delay kept back; resume the recording, or hand the record out by hand
live-no-answer = no answer came in time
live-not-told = the copy in the folder live does not have it yet: { $why }
live-addition-published = the record at { $place } has it, too
live-addition-unpublished = the record at { $place } does not have it yet: { $why }
live-addition-unknown = the recording names { $place }, where nobody on this computer has published before: it may come from somebody else, and nothing was sent there
live-no-port = board { $n } has no port for its page: there are too few from { $port } to 65535; choose a lower one for --live
live-page-at = the live page is at http://{ $address }/
live-published = the record is published at { $place }
live-retrying = the record does not reach { $place }: { $why }; it is tried again
live-unsent = nothing of the record is at { $place }, not that of { $moves } ({ $why }); send the record there by hand
live-unsent-since = only an earlier record of { $earlier } is at { $place }, not that of { $moves } ({ $why }); send the record there by hand
no-name = (no name)
pairings-ambiguous = results such as 1-0 are printed as ?, because programs disagree on whose score comes first
pairings-game-by-default = { $table }: { $game }: { $result } by default
pairings-bye = { $player } has no opponent in round { $round }
pairings-bye-no-round = { $player } has no opponent
pairings-doubt-columns = { $n ->
        [one] the column { $columns } is not known and is not read
       *[other] the columns { $columns } are not known and are not read
    }; the guide lists the known ones in its part about files
pairings-doubt-names-alike = { $place }: the names of the two players are alike, and only rank, team and spelling tell who has which colour; write them so that they differ, in the pairings and in the record
pairings-doubt-no-name = { $place }: a player's name is missing; put it into the pairings, or give it with --info
pairings-doubt-no-number = { $place }: the table has no number, and a hall does not show it; number it in the pairings
pairings-doubt-same-player = { $player } is paired at more than one place ({ $places }), and one of them is wrong; put it right in the pairings
pairings-doubt-same-table = { $place }: { $n } games are paired there, and nobody can tell which is meant, so that none is taken; give each game a table of its own
pairings-doubt-unknown-players = the games name { $keys }, whom the list of players does not have; that stands in place of the name until the list has it
pairings-game = { $table }: { $game }
pairings-game-with-result = { $table }: { $game }: { $result }
pairings-no-table = no table
pairings-round-no-number = round { $round } is not a number, as servers have it
place-bottom = at the bottom
place-centre = in the centre
place-left = on the left
place-middle = in the middle
place-right = on the right
place-top = at the top
read-another-board = There is another board in the picture, which was not read: the largest one was; --all reads every board.
read-board-of = { $image }, board { $n }
read-calibration-unreadable = { $path } cannot be read; is the name right?
read-file = cannot read { $path }; check the name, and that you may read it
read-no-board = no board found; show the whole board from { $least } degrees or steeper, or give --corners and --size
read-no-whole-board = no whole board found. { $why }
read-one-picture = --sgf and --overlay write one file; give one picture at a time with them
read-position = { $name }: { $size }, { $black } black, { $white } white, { $covered } covered{ $outside ->
        [0] {""}
       *[other] , { $outside } outside the picture
    }
read-stopped = stopped before { $image }
read-takes-photographs = { $source } is no photograph: 'kifuscribe read' takes files with pictures; use 'kifuscribe record { $source }', which takes a phone, a camera, an address or a film
record-board-is = board { $n } is the { $size } one { $place }
record-board-of-table-is = board { $n }, of table { $table }, is the { $size } one { $place }
record-board-found = board { $n } was found and is recorded from now on
record-board-of = board { $n } of { $spec }
record-begins-with-stones = { $n ->
        [one] one stone that is no handicap lay
       *[other] { $n } stones that are no handicap lay
    } on the board when the record of { $source } began: what was played before, and what was captured, is not known
record-boards-number = --boards needs one number a source, such as 1,1,3: it has { $n }, and there are { $sources } sources
record-boards-so-far = { $seen } of { $count } boards found so far
record-call-the-referee = call the referee: { $notice }
record-boards-missing = { $missing ->
        [one] board { $boards } is missing
       *[other] boards { $boards } are missing
    }: { $found } of { $count } were found in { $spec }, and recording begins with what is there; show every board whole, at least 12 pixels a cell, to have all recorded
record-boards-never-found = { $missing ->
        [one] board { $boards } was never found
       *[other] boards { $boards } were never found
    } and not recorded; show every board whole, or give another number with --boards
record-consent-unknown = remember the referee's permission and both players' consent: nothing here says that they are given (permission, black_consent and white_consent of --info)
record-consent-unset = { $names } not set; write "yes" or "open" into the game information
record-date-unknown = when this was filmed is not known, so the archive has the game under the day of this recording; give the date with --info, or put it right with 'kifuscribe correct SESSION info --info FILE --by NAME'
record-file-of-another-game = { $source } is about a game with "{ $named }" for { $option }, which says "{ $given }" here; give the file of that game, or leave the option out
record-films-stopped = stopped; the same command goes on with { $film }
record-folder-refused = cannot create the folder { $folder }; check that you may write there
record-goes-on-from = { $session } was recorded from { $earlier } and goes on from { $source }
record-hall-one-source = --hall is not for several films; send each film's session with 'kifuscribe-hall send'
record-heading-of-table = Table { $table }
record-line-of-table = table { $table } | { $text }
record-more-boards = { $boards } are in the picture; { $count ->
        [1] the largest is recorded
       *[other] the { $count } largest are recorded
    }
record-move = move { $n }
record-names-kept = the hall now has { $paired } at table { $table }; the recording { $session } keeps { $own }; if it is the same game, put its names right with '{ $command }'
record-names-not-known = the players of { $sessions } are not known, as nothing says which board was at which table; '{ $command }' puts in those of table N
record-neighbours = { $boards } are in the picture, and the { $size } one { $place } is recorded; --boards { $count } records all of them, each by itself
record-never-at-rest = a board was seen in { $source }, but never whole and at rest for long enough to begin; fix the camera, and keep hands away from the board until the first move
record-no-board = no board was found in { $source }
record-no-folder = cannot make the folder { $folder }
record-no-thread = the system starts no more threads; close other programs and try again
record-nothing-to-resume = there is no recording to resume in { $folder }; a new one begins
record-nothing-sent = nothing of { $sessions } went to the hall, as nothing says which board was at which table; when a record has its players, '{ $command }' sends it to table N
record-of-board = board { $n }: { $text }
record-of-table = table { $table }: { $text }
record-option-of-one-source = { $option } is for one source; leave it out, or record the sources one by one
record-pictures-deleted = { $n ->
        [one] { $n } picture
       *[other] { $n } pictures
    } deleted that were older than --keep-pictures allows
record-players-of-one-game = { $source } names the players of one game, who are left out of the records of { $count } boards; give a tournament's file with --table, or put them in later with 'kifuscribe correct SESSION info'
record-refused = the game may not be recorded: { $name } is "no" in the game's information
record-round-kept = the hall now has { $paired } at table { $table }; the recording { $session } stays { $own }
record-resumed-elsewhere = { $session } was recorded from { $earlier }, not from { $source }; name the sources in the order in which they were recorded, or let it go on from another source by itself: { $command }
record-session-one-source = --session and --boards are not for several films; record them one by one
record-source-failed = { $source } is not recorded any more
record-source-over = the recording of { $source } is over; { $n ->
        [one] the other source goes on
       *[other] the other { $n } sources go on
    }
record-source-panicked = a part of the program failed; what was recorded before that is kept, and --resume goes on
record-source-twice = { $source } is named twice; name each source once
record-table-of-what = --table names a game of a tournament; give the tournament too, with --info or --hall
record-phone-of-other-table = { $source } is the phone of one table, and --table names table { $table }; leave one of them out
record-table-twice = --table names table { $table } twice; give each board a table of its own
record-tables-number = --table names { $n ->
        [one] { $n } table
       *[other] { $n } tables
    } for { $count } boards; give one a board, such as 1,2,3; leave the place of a board without a table empty, as in 1,,3
record-tables-not-known = until all boards are found, which is at which of the tables { $tables } is not known, and the records name no players
record-tables-not-known-to-hall = until all boards are found, which is at which of the tables { $tables } is not known: the records name no players, and the hall gets nothing
record-too-few-boards = { $boards } found in { $spec }, not { $count }; show every board whole, at least 12 pixels a cell, or give another number with --boards
record-unreadable-time = { $what }; check what was played then
record-waiting = waiting: { $why }
replay-no-board = no board was found in this recording
result-unreadable = { $text } is no result; give one such as B+3.5, W+R, 0, both-lose, no-result, W+illegal-move or B+adjudicated
result-claim-of-both = a claim is one player's: where both agree, say 'confirm { $text }'
score-captures = Stones captured during play: by Black { $black }, by White { $white }
score-dead-marked = Dead stones ({ $n }), by the record's territory marks: { $points }
score-dead = Dead stones ({ $n }): { $points }
score-depends-on-dead = The result depends on dead stones that are not agreed yet: { $alive } ({ $alive_text }) if all stones are alive, { $result } ({ $text }) if { $dead } and the stones connected to them are dead. Agree on them before a result is announced or the board is filled, and give --dead "{ $dead }" or --dead none.
score-confirmed = The result of this game is confirmed: { $result } ({ $text }).
score-dead-not-in-record = The record does not say which stones are dead: it gives { $alive } ({ $alive_text }) if all stones are alive, { $result } ({ $text }) if { $dead } and the stones connected to them are dead.
score-all-alive-below = What follows takes all stones to be alive.
score-no-dead = Dead stones: none
score-no-game = cannot read { $path } as a game
score-passes = Passes at the end: { $passes }
score-penalties-noted = the penalties noted in { $session } are counted: Black { $black }, White { $white }
score-record-differs = The record's result is { $own } ({ $text }), and its count gives { $count } ({ $computed }).
score-record-is-that-with-dead = The record's result is { $own } ({ $text }): that with these stones dead: { $dead }.
score-record-without-count = The record's result is { $own } ({ $text }): the game was not decided by its count, { $count }.
score-result = Result: { $result } ({ $text })
score-result-all-alive = Result if all stones are alive: { $result } ({ $text })
score-rules = Rules: { $rules }
score-unreadable = cannot read { $path }
send-nobody = nobody
send-nobody-to-ask = nothing was sent: nobody can be asked here; add --yes to send it
send-nothing = nothing was sent
send-only-claimed = { $result } is only claimed, and nothing was sent; confirm it first, when both players agree
send-other-players = the record has { $black } as Black and { $white } as White, the pairing has { $paired_black } and { $paired_white }; nothing was sent: check the table and the round, or enter the result by hand
send-question = Send this?
send-round-and-table = round { $round }, table { $table }
send-round-no-number = round { $round } is not a number
send-type-it = Type it into the pairing program; its file is not changed.
stats-boards = Boards
stats-way = { $n } { $way }
stats-corner = { $n } at { $place }
stats-board = { $n } of { $size }
stats-by-points = by points
stats-corners = First stones in the corners, by their distance from the edges in lines
stats-doubts = The recordings asked { $asked }, of which { $open } are open; { $doubtful } are in doubt
stats-doubts-and-sure = The recordings asked { $asked }, of which { $open } are open; { $doubtful } are in doubt; on the average a move was read with a probability of { $sure } %
stats-draw = drawn
stats-ending = { $ending } after it
stats-forfeit = by forfeit
stats-games = { $games } with { $moves }; { $recordings } with a journal among them
stats-middle = { $middle } from there to move 150 or the end
stats-on-time = on time
stats-opening = { $opening } until move 50 or the end
stats-player = { $name }: { $black } with Black, { $black_wins } won; { $white } with White, { $white_wins } won
stats-resignation = by resignation
stats-results = How the games ended
stats-time = A recorded game takes on the average: { $times }
stats-unknown = without a result
stats-unknown-margin = by an unknown margin
stats-void = declared void
stats-winners = Black won { $black }, White won { $white }; { $none } { $none ->
        [one] has
       *[other] have
    } no winner or no result
stopping = stopping; press Ctrl-C again to end at once
hall-acts-imported = { $session } has now what { $by } did in the hall
hall-acts-not-imported = what was done in the hall is not in { $session } yet: { $why }
hall-acts-not-taken = the recording { $session } does not take what was decided in the hall: { $why }; the hall says so on the table's page, where the referee decides again with reasons or leaves it as the table has it
hall-is-older = this hall is older than this program: it reads recordings up to format { $format }, and a new one here is of format { $own }; the game is recorded, and the hall shows it only once the organiser has a newer kifuscribe-hall
hall-acts-other-result = the hall has another decision on { $session }: { $result } ({ $by }); the recording stays as it is, and the result counts for nobody until one of the two is given up: there on the table's page, or here with 'kifuscribe correct { $session } withdraw --by NAME --reasons TEXT'
hall-acts-without-protest = the hall has decided { $session } under protest: { $result } ({ $by }); the recording has the same result without the protest and stays as it is: note the protest here with 'kifuscribe incident { $session }', or give it up there on the table's page
hall-acts-other-upheld = the hall has rejected the appeal no. { $numbers } of { $session } ({ $by }); the recording has decided the appeal itself and stays as it is, and the table's page in the hall has both
hall-acts-other-answer = the hall has another answer to question { $question } of { $session } ({ $by }); the recording stays as it is, and the table's page in the hall has both
hall-rest-not-taken = the hall does not take what was added: { $why }
pairings-doubt-unknown-rules = the pairings name rules that are not known: { $rules }; records keep these words, and a count asks for rules; name them as 'kifuscribe score --help' lists them
pairings-doubt-repeated-columns = the table has more than one column called { $columns }, and only the first is read; give each column a name of its own
pairings-doubt-long-rows = { $n ->
    [one] one row is not read, for it has more values than the table has columns
   *[other] { $n } rows are not read, for they have more values than the table has columns
}: { $rows }; a name with a separator in it has to stand between quotation marks
pairings-doubt-unread-values = the pairings have values that cannot be read and are left out: { $values }; put them right in the pairing program, or give them with --info
pairings-doubt-unread-lines = { $n ->
    [one] one line of the wall list is not read, or not all of it
   *[other] { $n } lines of the wall list are not read, or not all of them
}: { $lines }
pairings-doubt-disagree = in round { $round } the lines of { $a } and of { $b } do not say the same of a game between them; see who played whom, and who won, before it is used
hall-no-code = { $text } is no code for joining; it has eight characters, such as ACDE-FHJK
hall-rest-unknown = what was added is not in the hall yet: the recording names { $hall }, which nobody has named on this computer, so that it was not contacted; '{ $command }' sends it there
result-slip-assumed = { $text } (assumed)
result-slip-no-penalty-given = no penalty given
live-unsent-end = the record at { $place } has all { $moves }, but not what was added after them ({ $why }); send the record there by hand
act-refusal-not-computed = the computed result is { $computed }, and not { $result }: leave the result out, or let the referee decide { $result } with a name and reasons
act-refusal-confirmed-without-protest = both players confirmed { $result } without a protest, and that is final: note an appeal, or withdraw the result first
act-refusal-not-adjourned = no adjournment of this game is noted: note it first, or say in a remark what happened
act-refusal-no-time-limit = it is not said until when an appeal has to be decided, or when an adjourned game goes on: give the time
act-refusal-noted-before = note { $note } says already that the wrong partner made move { $number }: take that note back to change it
act-refusal-appeal-answered = the appeal in note { $number } was decided, and the decision answers it: withdraw the decision first
incident-other-rules = the record names the rules { $rules }, by which its notes are judged, and not { $given }; leave --rules out, or put the record's rules right with 'kifuscribe correct { $folder } info'
