## The check before a game.

# en 893398bf
checkup-ok = ок
# en e97a3394
checkup-look = !!
# en 35338c77
check-subject-cameras = камеры
# en bd247063
check-subject-networks = распознавание
# en b19705cc
check-subject-pictures = кадры
# en 45660df3
check-subject-board = доска
# en 15fcf168
check-subject-neighbours = другие
# en b2f254f5
check-subject-edges = края
# en c8beb2a8
check-subject-cells = клетки
# en eda72856
check-subject-angle = угол
# en e256743f
check-subject-light = свет
# en c7cb335b
check-subject-focus = резкость
# en a9a38436
check-subject-glare = блики
# en ab326624
check-subject-points = пункты
# en e485d1ea
check-subject-disk = диск
# en 71f1b3cc
check-subject-battery = батарея
# en 684425f5
check-subject-clock = часы
# en 78762049
checkup-last-picture = Последний кадр с найденными линиями и камнями
# en 746234a2
doctor-program = kifuscribe { $version }, { $os } на { $arch }, { $cores ->
        [one] { $cores } ядро процессора
        [few] { $cores } ядра процессора
       *[many] { $cores } ядер процессора
    }
# en ff9a2676
doctor-stopped = остановлено до конца проверки; ничего не записано
# en 5807828d
doctor-no-camera = Камера не подключена: подключите её или укажите фильм, папку снимков или адрес.
# en 23f70c4a
doctor-cameras-none = не подключены
# en f839b5c3
doctor-camera = { $name } (camera:{ $id }), { $modes }
# en ee9df634
doctor-mode = { $size }, { $rate } в секунду ({ $format })
# en fdee973d
doctor-modes-unknown = режимы неизвестны
# en 0e7eeab2
doctor-modes-more = { $modes } и ещё { $more }
# en b375e78d
doctor-networks-undamaged = файлы для распознавания досок не повреждены
# en 03e7ae73
doctor-no-picture = Нет кадров от { $name }: { $why }.
# en 4fd50070
doctor-it-has-none = их там нет
# en b42afac5
doctor-pictures-came = { $size } от { $name }
# en 52c14b46
doctor-pictures-too-few = { $came }, всего { $rate } в секунду: достаточно { $enough }; добавьте света, подключите камеру к другому разъёму или закройте другие программы.
# en b44296dd
doctor-pictures-a-second = { $came }, { $rate } в секунду (достаточно { $enough })
# en 52a72f05
doctor-pictures-decoded = { $came }, декодируется { $rate } в секунду
# en 582aa6a0
doctor-board = { $size }, найдена за { $locating } мс и прочитана за { $reading } мс
# en 4e034278
doctor-board-of-several = { $size }, { $place }, прочитана за { $reading } мс
# en a4aa8502
doctor-angle = камера на { $degrees } градусов выше доски (достаточно { $enough })
# en 806de828
doctor-angle-unknown = по этому кадру неизвестно
# en c2da96a3
doctor-points-sure = каждый пункт прочитан без сомнений
# en dfb6258b
doctor-points-doubt = под сомнением { $n }: { $points }
# en fd2aba16
doctor-points-covered = { $n ->
        [one] закрыт { $n } пункт
        [few] закрыты { $n } пункта
       *[many] закрыто { $n } пунктов
    }: что там лежит, неизвестно
# en d457f4c3
doctor-points-outside = { $n ->
        [one] вне снимка { $n } пункт
        [few] вне снимка { $n } пункта
       *[many] вне снимка { $n } пунктов
    }: прочитать нельзя
# en 9365a8db
doctor-neighbours = на снимке { $boards }, проверена { $size } { $place }; 'record' записывает одну из них, а все - с --boards { $count }
# en c8b97f3d
doctor-boards-missing = найдено досок: { $seen } из { $count }; покажите каждую целиком, не меньше { $enough } пикселей на клетку, или укажите другое число в --boards
# en 1695f6ef
doctor-boards-more = на снимке { $boards }; { $count ->
        [1] проверена самая большая
       *[other] проверены самые большие: { $count }
    }
# en 80c309ad
doctor-edges = доска видна целиком
# en 482d5194
doctor-cells = наименьшие { $pixels } пикселов (достаточно { $enough })
# en 77945fe1
doctor-light = яркость { $brightness } из 255 (достаточно { $enough })
# en 634e263c
doctor-focus = резкость { $sharpness } (достаточно { $enough })
# en 0047b880
doctor-glare = лампы в доске не отражаются
# en 13cb3d41
doctor-disk-low = { $folder }: { $why }
# en 369d0266
doctor-disk = для записей свободно { $free } ГБ ({ $folder })
# en fb25c7fd
doctor-disk-unknown = система не говорит, сколько свободно для записей ({ $folder })
# en f37024da
doctor-battery-unplugged = { $percent } %, не от сети: на полдня нужна розетка
# en 6a73a3fa
doctor-battery-plugged = { $percent } %, от сети
# en 14292075
doctor-battery-unknown = нет, или система не сообщает
# en 3e27ad9e
doctor-clock = { $now }; это время попадёт в записи, сверьте его со своим
# en 70c6378a
doctor-clock-is-wrong = { $now } не может быть верным; установите дату и время этого компьютера: они попадают в записи
# en 8bd7eeb6
doctor-pictures-too-few-from-afar = { $came }, всего { $rate } в секунду: достаточно { $enough }; адрес отдельных снимков запрашивается раз в секунду, поэтому укажите адрес видео; иначе найдите сеть лучше или закройте другие программы.
