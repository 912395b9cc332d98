## The check before a game.

checkup-ok = ok
checkup-look = LOOK
check-subject-cameras = cameras
check-subject-networks = reading
check-subject-pictures = pictures
check-subject-board = board
check-subject-neighbours = others
check-subject-edges = edges
check-subject-cells = cells
check-subject-angle = angle
check-subject-light = light
check-subject-focus = focus
check-subject-glare = glare
check-subject-points = points
check-subject-disk = disk
check-subject-battery = battery
check-subject-clock = clock
checkup-last-picture = The last picture, with the lines and stones that were found
doctor-program = kifuscribe { $version }, { $os } on { $arch }, { $cores ->
        [one] 1 processor core
       *[other] { $cores } processor cores
    }
doctor-stopped = stopped before everything was checked; nothing was written
doctor-no-camera = No camera is plugged in: plug one in, or name a film, a folder of pictures or an address.
doctor-cameras-none = none is plugged in
doctor-camera = { $name } (camera:{ $id }), { $modes }
doctor-mode = { $size } at { $rate } a second ({ $format })
doctor-modes-unknown = its modes are not known
doctor-modes-more = { $modes } and { $more } more
doctor-networks-undamaged = the files with which boards are read are undamaged
doctor-no-picture = No picture came from { $name }: { $why }.
doctor-it-has-none = it has none
doctor-pictures-came = { $size } from { $name }
doctor-pictures-too-few = { $came }, only { $rate } a second: { $enough } are enough; add light, plug the camera into another socket, or close other programs.
doctor-pictures-a-second = { $came }, { $rate } a second ({ $enough } are enough)
doctor-pictures-decoded = { $came }, decoded at { $rate } a second
doctor-board = { $size }, found in { $locating } ms and read in { $reading } ms
doctor-board-of-several = { $size }, { $place }, read in { $reading } ms
doctor-angle = the camera is { $degrees } degrees above the board ({ $enough } are enough)
doctor-angle-unknown = not known from this view
doctor-points-sure = every point is read without a doubt
doctor-points-doubt = { $n } in doubt: { $points }
doctor-points-covered = { $n ->
        [one] { $n } point is covered
       *[other] { $n } points are covered
    }, so what lies there is not known
doctor-points-outside = { $n ->
        [one] { $n } point lies
       *[other] { $n } points lie
    } outside the picture and cannot be read
doctor-neighbours = { $boards } are in the picture, and the { $size } one { $place } was checked; 'record' takes one of them, and all with --boards { $count }
doctor-boards-missing = { $seen } of { $count } boards found: show every board whole, with at least { $enough } pixels a cell, or give another number with --boards
doctor-boards-more = { $boards } are in the picture; { $count ->
        [1] the largest was checked
       *[other] the { $count } largest were checked
    }
doctor-edges = the whole board is in the picture
doctor-cells = { $pixels } pixels where they are smallest ({ $enough } are enough)
doctor-light = brightness { $brightness } of 255 ({ $enough } is enough)
doctor-focus = sharpness { $sharpness } ({ $enough } is enough)
doctor-glare = no lamp is mirrored in the board
doctor-disk-low = { $folder }: { $why }
doctor-disk = { $free } GB are free for records ({ $folder })
doctor-disk-unknown = the system does not say how much is free for records ({ $folder })
doctor-battery-unplugged = { $percent } %, not plugged in: an afternoon needs the plug
doctor-battery-plugged = { $percent } %, plugged in
doctor-battery-unknown = none, or the system does not tell
doctor-clock = { $now }; records carry this time, so compare it with yours
doctor-clock-is-wrong = { $now } cannot be right; set the date and the time of this computer, which records carry
doctor-pictures-too-few-from-afar = { $came }, only { $rate } a second: { $enough } are enough; an address of single pictures is asked once a second, so give that of the film; otherwise look for a better network, or close other programs.
