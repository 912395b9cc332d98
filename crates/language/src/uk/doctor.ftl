## The check before a game.

checkup-ok = ок
checkup-look = !!
checkup-cameras = камери
checkup-networks = мережі
checkup-pictures = кадри
checkup-board = дошка
checkup-neighbours = інші
checkup-edges = краї
checkup-cells = клітинки
checkup-angle = кут
checkup-light = світло
checkup-focus = різкість
checkup-glare = відблиски
checkup-points = пункти
checkup-disk = диск
checkup-battery = батарея
checkup-clock = годинник
checkup-last-picture = Останній кадр зі знайденими лініями й каменями
doctor-program = kifuscribe { $version }, { $os } на { $arch }, { $cores ->
        [one] { $cores } ядро процесора
        [few] { $cores } ядра процесора
       *[many] { $cores } ядер процесора
    }
doctor-stopped = зупинено до кінця перевірки; нічого не записано
doctor-written = Записано: { $path }.
doctor-no-camera = Камеру не під'єднано: під'єднайте її або вкажіть фільм, теку знімків чи адресу.
doctor-cameras-none = не під'єднано
doctor-camera = { $name } (camera:{ $id }), { $modes }
doctor-mode = { $size }, { $rate } за секунду ({ $format })
doctor-modes-unknown = режими невідомі
doctor-modes-more = { $modes } і ще { $more }
doctor-networks-undamaged = не пошкоджені
doctor-no-picture = Немає кадрів від { $name }: { $why }.
doctor-it-has-none = їх там немає
doctor-pictures-came = { $size } від { $name }
doctor-pictures-too-few = { $came }, лише { $rate } за секунду: досить { $enough }; додайте світла, під'єднайте камеру до іншого роз'єму або закрийте інші програми.
doctor-pictures-a-second = { $came }, { $rate } за секунду (досить { $enough })
doctor-pictures-decoded = { $came }, декодується { $rate } за секунду
doctor-board = { $size }, знайдено за { $locating } мс і прочитано за { $reading } мс
doctor-board-of-several = { $size }, { $place }, прочитано за { $reading } мс
doctor-angle = камера на { $degrees } градусів вище від дошки (досить { $enough })
doctor-angle-unknown = за цим кадром невідомо
doctor-points-sure = кожен пункт прочитано без сумнівів
doctor-points-doubt = під сумнівом { $n }: { $points }
doctor-points-covered = { $n ->
        [one] закрито { $n } пункт
        [few] закрито { $n } пункти
       *[many] закрито { $n } пунктів
    }: що там лежить, невідомо
doctor-points-outside = { $n ->
        [one] поза знімком { $n } пункт
        [few] поза знімком { $n } пункти
       *[many] поза знімком { $n } пунктів
    }: прочитати не можна
doctor-neighbours = на знімку { $boards }, перевірено { $size } { $place }; 'record' записує одну з них, а всі - з --boards { $count }
doctor-boards-missing = знайдено дошок: { $seen } із { $count }; покажіть кожну цілком, щонайменше { $enough } пікселів на клітинку, або вкажіть інше число в --boards
doctor-boards-more = на знімку { $boards }; { $count ->
        [1] перевірено найбільшу
       *[other] перевірено найбільші: { $count }
    }
doctor-edges = дошку видно цілком
doctor-cells = найменші { $pixels } пікселів (досить { $enough })
doctor-light = яскравість { $brightness } з 255 (досить { $enough })
doctor-focus = різкість { $sharpness } (досить { $enough })
doctor-glare = лампи в дошці не відбиваються
doctor-disk-low = Для записів вільно лише { $free } МБ ({ $folder }): звільніть місце.
doctor-disk = для записів вільно { $free } ГБ ({ $folder })
doctor-disk-unknown = система не каже, скільки вільно для записів ({ $folder })
doctor-battery-low = Батарею заряджено на { $percent } %: під'єднайте комп'ютер до мережі.
doctor-battery-unplugged = { $percent } %, не від мережі: на пів дня потрібна розетка
doctor-battery-plugged = { $percent } %, від мережі
doctor-battery-unknown = немає, або система не повідомляє
doctor-clock = { $now }; цей час потрапить у записи, звірте його зі своїм
