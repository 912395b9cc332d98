## The check before a game.

# en 893398bf
checkup-ok = ок
# en e97a3394
checkup-look = !!
# en 35338c77
check-subject-cameras = камери
# en bd247063
check-subject-networks = розпізнавання
# en b19705cc
check-subject-pictures = кадри
# en 45660df3
check-subject-board = дошка
# en 15fcf168
check-subject-neighbours = інші
# en b2f254f5
check-subject-edges = краї
# en c8beb2a8
check-subject-cells = клітинки
# en eda72856
check-subject-angle = кут
# en e256743f
check-subject-light = світло
# en c7cb335b
check-subject-focus = різкість
# en a9a38436
check-subject-glare = відблиски
# en ab326624
check-subject-points = пункти
# en e485d1ea
check-subject-disk = диск
# en 71f1b3cc
check-subject-battery = батарея
# en 684425f5
check-subject-clock = годинник
# en 78762049
checkup-last-picture = Останній кадр зі знайденими лініями й каменями
# en 746234a2
doctor-program = kifuscribe { $version }, { $os } на { $arch }, { $cores ->
        [one] { $cores } ядро процесора
        [few] { $cores } ядра процесора
       *[many] { $cores } ядер процесора
    }
# en ff9a2676
doctor-stopped = зупинено до кінця перевірки; нічого не записано
# en 5807828d
doctor-no-camera = Камеру не під'єднано: під'єднайте її або вкажіть фільм, теку знімків чи адресу.
# en 23f70c4a
doctor-cameras-none = не під'єднано
# en f839b5c3
doctor-camera = { $name } (camera:{ $id }), { $modes }
# en ee9df634
doctor-mode = { $size }, { $rate } за секунду ({ $format })
# en fdee973d
doctor-modes-unknown = режими невідомі
# en 0e7eeab2
doctor-modes-more = { $modes } і ще { $more }
# en b375e78d
doctor-networks-undamaged = файли для розпізнавання дошок не пошкоджені
# en 03e7ae73
doctor-no-picture = Немає кадрів від { $name }: { $why }.
# en 4fd50070
doctor-it-has-none = їх там немає
# en b42afac5
doctor-pictures-came = { $size } від { $name }
# en 52c14b46
doctor-pictures-too-few = { $came }, лише { $rate } за секунду: досить { $enough }; додайте світла, під'єднайте камеру до іншого роз'єму або закрийте інші програми.
# en b44296dd
doctor-pictures-a-second = { $came }, { $rate } за секунду (досить { $enough })
# en 52a72f05
doctor-pictures-decoded = { $came }, декодується { $rate } за секунду
# en 582aa6a0
doctor-board = { $size }, знайдено за { $locating } мс і прочитано за { $reading } мс
# en 4e034278
doctor-board-of-several = { $size }, { $place }, прочитано за { $reading } мс
# en a4aa8502
doctor-angle = камера на { $degrees } градусів вище від дошки (досить { $enough })
# en 806de828
doctor-angle-unknown = за цим кадром невідомо
# en c2da96a3
doctor-points-sure = кожен пункт прочитано без сумнівів
# en dfb6258b
doctor-points-doubt = під сумнівом { $n }: { $points }
# en fd2aba16
doctor-points-covered = { $n ->
        [one] закрито { $n } пункт
        [few] закрито { $n } пункти
       *[many] закрито { $n } пунктів
    }: що там лежить, невідомо
# en d457f4c3
doctor-points-outside = { $n ->
        [one] поза знімком { $n } пункт
        [few] поза знімком { $n } пункти
       *[many] поза знімком { $n } пунктів
    }: прочитати не можна
# en 9365a8db
doctor-neighbours = на знімку { $boards }, перевірено { $size } { $place }; 'record' записує одну з них, а всі - з --boards { $count }
# en c8b97f3d
doctor-boards-missing = знайдено дошок: { $seen } із { $count }; покажіть кожну цілком, щонайменше { $enough } пікселів на клітинку, або вкажіть інше число в --boards
# en 1695f6ef
doctor-boards-more = на знімку { $boards }; { $count ->
        [1] перевірено найбільшу
       *[other] перевірено найбільші: { $count }
    }
# en 80c309ad
doctor-edges = дошку видно цілком
# en 482d5194
doctor-cells = найменші { $pixels } пікселів (досить { $enough })
# en 77945fe1
doctor-light = яскравість { $brightness } з 255 (досить { $enough })
# en 634e263c
doctor-focus = різкість { $sharpness } (досить { $enough })
# en 0047b880
doctor-glare = лампи в дошці не відбиваються
# en 13cb3d41
doctor-disk-low = { $folder }: { $why }
# en 369d0266
doctor-disk = для записів вільно { $free } ГБ ({ $folder })
# en fb25c7fd
doctor-disk-unknown = система не каже, скільки вільно для записів ({ $folder })
# en f37024da
doctor-battery-unplugged = { $percent } %, не від мережі: на пів дня потрібна розетка
# en 6a73a3fa
doctor-battery-plugged = { $percent } %, від мережі
# en 14292075
doctor-battery-unknown = немає, або система не повідомляє
# en 3e27ad9e
doctor-clock = { $now }; цей час потрапить у записи, звірте його зі своїм
# en 70c6378a
doctor-clock-is-wrong = { $now } не може бути правильним; встановіть дату й час цього комп’ютера: вони потрапляють до записів
# en 8bd7eeb6
doctor-pictures-too-few-from-afar = { $came }, лише { $rate } за секунду: досить { $enough }; адресу окремих знімків запитують раз на секунду, тож укажіть адресу відео; інакше знайдіть кращу мережу або закрийте інші програми.
