hall-address-of-its-qr-code = QR code's address
hall-address-of-the-hall = Address of the hall
hall-ask-again = Ask again
hall-ask-the-hall-once-more = Ask the hall once more who plays at this table.
hall-further-tables = Tables of other boards: { $tables }.
hall-hall = Hall
hall-hall-table = Hall: table { $table }
hall-hall-table-all-acknowledged = Hall, table { $table }: all acknowledged
hall-hall-table-refused = Hall, table { $table }: refused
hall-hours = { $n } h
hall-http-hall-8080-or-the = http://hall:8080, or the QR code's address
hall-another-table = another table: the address of its QR code
hall-join = Join
hall-join-name = Join { $name }
hall-join-the-hall = Join the hall
hall-lines-have-waited = { $lines ->
        [one] { $lines } line has waited
       *[other] { $lines } lines have waited
    } for the hall for { $time }: { $why }. The recording goes on, and they are sent when it answers
hall-lines-have-waited-over = { $lines ->
        [one] { $lines } line has waited
       *[other] { $lines } lines have waited
    } for the hall for { $time }: { $why }. The recording is over; leave the program open, and they are sent when the hall answers
hall-lines-wait = Hall, table { $table }: { $lines ->
        [one] { $lines } line waits
       *[other] { $lines } lines wait
    }
hall-lacks-lines = table { $table }, { $game }: { $lines ->
        [one] { $lines } line is not in the hall
       *[other] { $lines } lines are not in the hall
    }
hall-lacks-part = As far as is known here, the hall (table { $table }) lacks { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    } of this recording
hall-lacks-result = As far as is known here, the hall (table { $table }) lacks the result of this game: { $lines ->
        [one] { $lines } line is
       *[other] { $lines } lines are
    } not there
hall-not-heard-yet = { $lacks } (as was known before the start; the hall has not answered yet since)
hall-sent-now = The hall has the whole of { $game } now.
hall-not-sent-now = { $game } is not whole in the hall: { $why }
hall-not-named-here = the recording names the hall { $hall }, which nobody has named on this computer; join that hall, and send it then
hall-recording-not-sent = Table { $table }: this recording is not sent to the hall: { $why }
hall-minutes = { $n } min
hall-names-come-from-it-and = The names come from the hall, and the recording is sent to it. The QR code on the table's page there holds all three.
hall-number-of-the-table = Number of the table
hall-of-table = Table { $table }: { $text }
hall-record-for-no-hall-what = Record without a hall. What was recorded before is still sent.
hall-game-of-round = Round { $round }: { $game }
hall-game-and-rules = { $game }, { $rules } rules
hall-table = table
hall-table-of = Table { $table } of { $hall }
hall-the-hall-does-not-let-in = The hall does not let this recording in, which goes on here: { $why }. Join with the address of the page 'Join' before the next game
hall-the-hall-has-no-pairings = The hall has no pairings.
hall-the-hall-is-being-asked = The hall is being asked who plays.
hall-the-hall-refuses-this-recording = The hall refuses this recording, which goes on here: { $why }
hall-the-hall-shows-another-game = The hall shows another game at this table, and keeps this one beside it; the organiser can choose on the table's page
hall-the-halls-pairings-have-no = The hall's pairings have no table { $table }; check its number.
hall-several-games = The hall's pairings have several games at table { $table }, and none is taken; tell the organiser.
hall-the-names-are-those-that = The names that are typed for the game are used.
hall-token = token
hall-token-of-the-table = Token of the table
hall-without-a-hall = Without a hall
hall-resumed-elsewhere = The hall { $hall } has the beginning of this recording at table { $table }, which is not joined: it goes on here, and is not sent. Join that table and resume the recording to send the rest.
hall-which-table = Several tables are joined, and nothing says which one this board is: it is recorded, but not sent. Leave the others with ×.
hall-joined-tables = Joined in { $hall }: table { $tables }
hall-which-is-chosen = Where the view is checked you see which board is at which table.
hall-sends-nothing = Not sent to the hall
hall-sends-nothing-why = Nothing of this game is sent: its board has no table in the hall, or the table that has the beginning of this game is not joined.
hall-resumed-taken = The hall has the beginning of another board's recording at table { $table }: this one goes on here, and is not sent. Give its board a table of its own, and resume it to send it.
hall-no-free-table = The joined tables are those of other tabs, and this board has none: it is recorded, but not sent. Join its table.
hall-table-of-other-tab = Table { $table } is that of another tab, { $tab }: nothing was joined. Join the table of this board.
hall-resumed-beside = The hall has the beginning of this recording at table { $table }, where another tab records now, { $tab }: this one goes on here, and is not sent. Resume it once that game is over to send it.
hall-changed = Table { $table } has other players now: { $said }
hall-not-confirmed = This is what the hall said last; it does not say it again: { $why }
hall-offers-names = The hall says who plays here: { $now }. Take these names into the record?
hall-offers-other-names = The hall has other players at this table: { $now }. This recording has begun as: { $recorded }. Take the hall's names?
hall-token-or-code = token or code
hall-token-or-code-of-the-table = Token of the table, or the code that somebody has read out
hall-no-slip = No join slip is seen in the picture. Lay it flat under the camera, so that its code is whole and sharp, and read it again.
hall-several-slips = Several join slips are in the picture. Lay the one of this table alone under the camera, and read it again.
