action-export-as-kifu = Export as printed kifu…
    .hint = The game on the screen as sheets for the printer, with numbered moves.
action-export-as-picture = Export as picture…
    .hint = The game on the screen as an animated picture, with its photos where there are any, or its last position.
action-stop-the-export = Stop the export

export-a-game = Exporting the game
export-a-file = Where the file goes
export-as-kifu-title = Export as printed kifu
export-as-kifu-what = Sheets for the printer: the names, and the moves as numbers on diagrams. The name ends in .pdf, or in .html for a page.
export-as-picture-title = Export as picture
export-as-picture-what = The game move by move, the photo of each move beside the diagram where there are photos. The name ends in .gif, or in .png for the last position alone.
game-export-error-ending = { $value } has no ending that can be written; end the name in .pdf or .html for a printed kifu, in .gif for an animated picture, or in .png for the last position; 'kifuscribe replay' with -o writes the SGF
game-export-error-no-board = no board was seen in this recording, so there is nothing to export
export-not-encoded = the picture cannot be made ({ $why }); choose a smaller width
game-export-error-stopped = the export was stopped, and nothing was written
game-export-error-too-large = the picture is larger than { $megabytes } MB even when it is small; export the printed kifu instead, or a .png of the last position
export-write-it = Write it
export-writing = { $done } of { $total } pictures are made
export-written-kifu = { $pages ->
        [one] { $pages } diagram
       *[other] { $pages } diagrams
    } written to { $file }
export-written-picture = { $pictures ->
        [one] { $pictures } picture
       *[other] { $pictures } pictures
    }, { $width } x { $height }, { $size }, written to { $file }

kifu-game-record = Game record
kifu-in-doubt = In doubt (framed): { $moves }
kifu-no-moves = No move was made
kifu-place = Place
kifu-put-right = after { $after } stones were put right by hand

picture-in-doubt = in doubt: { $why }
picture-none-of-this-move = no photo of this move
kifu-corrected = Corrected by a person (underlined): { $moves }
kifu-comments = Comments
kifu-comment-of-move = Move { $number }: { $comment }
kifu-page = Page { $page } of { $pages }
picture-corrected = corrected by a person
game-export-error-option = { $option } is for files that end in { $endings }; leave it out, or end the name so
