archive-drawing-clear-the-board = Clear the board
archive-drawing-click-to-put-a-stone = Click to put a stone, and again to take it away. Drag over the part that is meant.
archive-drawing-draw-a-position = Draw a position
archive-drawing-in-turn = In turn
archive-drawing-only = Only{ $name }
archive-drawing-put-stones-on-the-board = Put stones on the board first.
archive-drawing-stones-lie-in-several-corners = Stones lie in several corners: drag over the part that is meant.
archive-drawing-go-to-a-move-in-the-corner = Stones lie in several corners: go to a move in the corner that is meant.
archive-drawing-the-corner = The corner
archive-drawing-the-whole-board = The whole board
archive-drawing-there-is-no-stone-on = There is no stone on the board yet: go to a move first.
archive-export-an-sgf-file-each-and = An SGF file each and a table of them go into a new folder. A name that ends in .zip makes one package, with journals and pictures.
archive-export-export = Export { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
archive-export-folder-or-package = Folder or package
archive-export-stopping = Stopping…
archive-export-writing-to = Writing to { $target }: { $games }
filter-part-attention = Attention
game-attention-flags = flagged moves
game-attention-open-questions = open questions
game-attention-reading-doubts = read with doubts
game-attention-reading-notes = read with doubts or from another spelling
filter-part-player = Player
filter-part-position = Position
game-attention-rulings = rulings at the count
archive-filter-since = since { $since }
archive-filter-to = { $since } to { $until }
archive-filter-until = until { $until }
archive-filter-whole-board = whole board
archive-filters-a-day-a-month-or = A day, a month or a year
archive-filters-any = Any { $name }
archive-filters-any-alone = any
archive-filters-events-name = Event's name
archive-filters-exact-result = Exact result
archive-filters-first-day = First day
archive-filters-from = From
archive-filters-last-day = Last day
archive-filters-names-event-comments = Names, event, comments
archive-filters-none-is-known = none is known
archive-filters-or-exactly = or exactly
archive-filters-players-name = Player's name
archive-filters-take-this-away = Take this away
archive-filters-to = To
archive-filters-words-of-a-name-in = Words of a name, in any order and spelling
archive-filters-words-of-the-event = Words of the event
archive-filters-words-to-look-for = Words to look for
archive-list-flagged = { $flagged } flagged
archive-list-no-game-fits-take-a = No game fits. Take a condition away.
archive-list-order-by = Order by { $title }
archive-list-reading-the-archive = Reading the archive…
archive-list-result-not-confirmed = result not confirmed
archive-list-the-archive-is-empty-a = The archive is empty. A recording enters it by itself; other games are added with 'kifuscribe archive add'.
archive-page-archive = Archive - { $games }
archive-page-archive-chosen = Archive - { $games }, { $chosen } chosen
archive-page-archive-reading = Archive - reading
archive-page-archive-writing-of = Archive - writing { $written } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
archive-page-left-out = { $text }; { $games ->
        [one] { $games } game
       *[other] { $games } games
    } left out: { $why }
archive-page-of = { $found } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
archive-page-the-export-was-stopped-and = The export was stopped, and nothing is left of it
archive-page-written-to = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } written to { $file }{ $withheld ->
        [0] {""}
        [one] ; { $withheld } journal with a withheld name left out, as no name can be taken out of a journal
       *[other] ; { $withheld } journals with a withheld name left out, as no name can be taken out of a journal
    }
archive-preview-elsewhere = elsewhere
archive-preview-games = games
archive-years = Games by year
archive-years-from-to = { $first } to { $last }
archive-year = { $year }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $black } won by Black, { $white } by White
archive-preview-as-written = As written: { $written }
archive-preview-it-was-deleted-or-is = It was deleted, or is not as it was taken; 'kifuscribe archive check' says which.
archive-preview-move-of = Move { $shown } of { $moves }: { $color } { $place }
archive-preview-move-shown = Move shown
archive-preview-no-picture-was-taken-of = No picture was taken of this move.
archive-preview-played-next = Played next
archive-preview-the-game-with-the-cursor = The game with the cursor is shown here.
archive-preview-the-move = { $when } the move

preview-before-first = Before the first of { $moves } moves
archive-note-same-moves = { $file }: the same moves as { $other } ({ $id }){ $is_gone ->
        [yes] , which is not there any more
       *[no] {""}
    }; both stay in the archive
archive-noted = games that were read with a guess, a repair or something left out, by what it was: { $kinds }; 'archive find --doubtful' lists them
archive-respelled = games with a value in another spelling than SGF's, read surely: { $kinds }; 'archive find --noted' lists them, too
archive-note-other-copy = { $file } and { $other } are one recording, to which different things were added; the archive now has { $file }, which has more moves: look at both, and remove the wrong one
archive-note-other-copy-kept = { $file } and { $other } are one recording, to which different things were added; the archive keeps { $other }: look at both, and remove the wrong one
archive-note-record-differs = { $file }: the record { $record } is not what the journal gives; the archive has the journal's, and 'kifuscribe correct' keeps the other one
archive-note-more = { $n ->
        [one] 1 more note
       *[other] { $n } more notes
    }; --json has every one
archive-same-moves-as = same moves as { $games }
archive-tags = Tags: { $tags }
archive-no-saved-search = no search is saved as { $name }; 'archive searches' lists those that are
archive-salvaged = the damaged catalogue named { $n ->
        [one] 1 file or folder that can still be read
       *[other] { $n } files and folders that can still be read
    }; games elsewhere have to be named: 'archive rebuild PATH...'
archive-rebuild-new = { $n ->
        [one] 1 game was
       *[other] { $n } games were
    } not in the catalogue before
archive-read-doubtfully = read with doubts: { $kinds }
archive-read-respelled = another spelling, read surely: { $kinds }
archive-as-written = { $property } as written: { $value }
archive-graded-note = { $grade }: { $note }
note-grade-doubt = Doubtful
note-grade-respelling = Read surely, another spelling
archive-same-game-twice = { $id } is one game; give two games, by the ids that find prints
archive-own-note = Your note: { $note }
archive-in-variation = in variation { $variation }, which begins after move { $after }: after move { $moves }
archive-no-wildcard = { $point } is no point of { $part }, which is looked for
archive-duplicates-kept = { $game } and { $other } are two games
archive-duplicates-merged = { $copy } is a copy of { $game } and is left out of searches; its file stays
archive-duplicates-names-exchanged = the names are exchanged
archive-duplicates-colors-exchanged = the colours are exchanged
archive-duplicates-none = Nothing to review: no two games may be one
duplicate-kind-same = the same moves
duplicate-kind-prefix = the second is the beginning of the first
duplicate-kind-one-move-apart = one move differs
duplicate-kind-one-move-missing = the second lacks one move of the first
archive-players-joined = One player: { $names }
archive-player-parted = A player of its own from now on: { $name }
archive-player-not-joined = { $name }: not joined with another name, or not all names of one player; 'archive players --joined' lists who has several
archive-export-one-game = { $file } would be one game, and this command writes many, into a folder or one package (.zip); for one game as .{ $ending } use 'kifuscribe export GAME -o FILE'
archive-export-file = { $file } is the name of a file, and games are written into a folder or one package; give a new folder, or a name that ends in .zip
archive-searches-removed = { $n ->
        [one] 1 saved search asks for the name and goes with it
       *[other] { $n } saved searches ask for the name and go with it
    }
archive-notes-same-moves = { $n } games have the same moves as others, and both stay in the archive: 'archive duplicates' lists them
archive-no-records = files that are no records were not read, by how their names end: { $kinds }
archive-no-records-packed = what is packed may hold records: { $kinds }; unpack it, and add what is in it
archive-game-gone = { $file }: this game is not there any more
archive-named-game-gone = { $is_file ->
        [yes] { $file } no longer has { $game } ({ $id }), and the archive has this game no longer: the file may have been overwritten
       *[no] { $file } is gone, and with it { $game } ({ $id }), which no other file of the archive has
    }
archive-games-gone = { $n ->
        [one] 1 game that the catalogue named is
       *[other] { $n } games that the catalogue named are
    } missing now
archive-games-moved = { $n ->
        [one] 1 game is
       *[other] { $n } games are
    } in another file than the catalogue named
archive-games-unnamed = the damaged catalogue had { $n ->
        [one] 1 more game, whose
       *[other] { $n } more games, whose
    } file can no longer be read from it; if such games are missing, name their folders: 'archive rebuild PATH...'
archive-mark-carried = { $file }: the game { $id } has your tags, notes and decisions about the game { $from } now
archive-marks-carried = your tags, notes and decisions were carried over to { $n ->
        [one] 1 game whose file has
       *[other] { $n } games whose files have
    } changed
archive-marks-waiting = { $n ->
        [one] 1 game with your tags or notes is
       *[other] { $n } games with your tags or notes are
    } not in the catalogue any more; what you noted is kept: 'archive mark' lists it, and 'archive mark ID --from OLD-ID' gives it to another game
archive-search-deleted = The saved search { $name } was deleted
archive-no-searches = no search is saved; 'archive find ... --save NAME' saves one
archive-search-nameless = a saved search needs a name; give one after --save
archive-search-withheld = the search asks for a name that is withheld, and was not saved; 'archive forget' withheld it
archive-search-replaced = { $name } was another search before: { $options }
archive-no-marked-game = no game with tags or a note begins with { $id }, or several do; 'archive mark' lists them
archive-marked-game-is-there = { $id } is in the catalogue, and keeps its tags and its note; copy what you need with --tag and --note
archive-marked-game-gone = { $id }  not in the catalogue any more, last in { $file }
archive-marked-game-lost = { $id }  not in the catalogue any more; in which file it was is not known
archive-marked-more = { $n ->
        [one] 1 more game
       *[other] { $n } more games
    }; 'archive mark' lists every one
archive-players-unknown = no game of the catalogue has the name: { $names }
archive-players-part-again = 'archive players --part { $names }' undoes this
archive-tags-name = Tags
archive-tags-hint = commas between them
archive-note-name = Note
archive-filters-last-moves-in-order = The last moves, in the order of this game
archive-filter-in-order = { $part }, last { $moves } in order
filter-part-tag = Tag
archive-tags-of-game = Tags of this game
archive-note-on-game = Note on this game
archive-section-games = Games
archive-section-duplicates = Games that may be one
archive-section-players = Players
archive-page-reviewing = Archive - games that may be one
archive-page-players = Archive - players
archive-duplicates-open = { $game } and { $other } are reviewed again; searches find both
archive-duplicates-what = Compare two games and decide. Searches leave a copy out; no file is deleted, and a decision can be taken back.
archive-duplicates-comparing = Comparing all games…
archive-duplicates-count = { $pairs ->
    [one] { $pairs } pair to decide
   *[other] { $pairs } pairs to decide
}
archive-duplicates-game = Game { $n }
archive-duplicates-is-copy = Game { $n } is a copy
archive-duplicates-has-copy = Game 1 is a copy of game { $n }
archive-duplicates-other-game = Game { $n } is another game
archive-duplicates-all-copies = Games 2 to { $n } are copies
archive-players-what = Choose the names under which one player stands, the name to be shown first.
archive-players-join = Join the names
archive-players-join-as = One player, shown as { $name }
archive-players-choose-two = Choose two names or more.
archive-players-part = Make { $name } a player of their own
archive-players-none = No player has such a name.
archive-players-one = One player
archive-suggestions = Names that may be of one player
archive-suggestions-what = The name with more games is shown first. Nothing is joined without you.
archive-suggestions-none = No names look alike.
archive-players-two = Two players
archive-players-suggest-again = Suggest again
archive-players-different = Two players, suggested no more: { $names }
archive-players-different-before = it was said before that these are two players, which no longer holds: { $names }
archive-players-suggested-again = Suggested again: { $names }
archive-players-were-different = They were two players before: { $names }
archive-players-were-not-different = Nobody has said that they are two players: { $names }
archive-searches = Searches
archive-searches-name = Name of this search
archive-searches-saved = Saved searches
archive-searches-none-saved = No search is saved yet.
archive-searches-last = Last searches
archive-searches-none-made = No search was made yet.
archive-searches-delete = Delete the search { $name }
archive-search-saved = The search is saved as { $name }
archive-filters-rest = No field here shows these options; the list is narrowed by them all the same: { $options }
