## The check before a game.

checkup-ok = ок
checkup-look = !!
checkup-cameras = камеры
checkup-networks = сети
checkup-pictures = кадры
checkup-board = доска
checkup-neighbours = другие
checkup-edges = края
checkup-cells = клетки
checkup-angle = угол
checkup-light = свет
checkup-focus = резкость
checkup-glare = блики
checkup-points = пункты
checkup-disk = диск
checkup-battery = батарея
checkup-clock = часы
checkup-last-picture = Последний кадр с найденными линиями и камнями
doctor-program = kifuscribe { $version }, { $os } на { $arch }, { $cores ->
        [one] { $cores } ядро процессора
        [few] { $cores } ядра процессора
       *[many] { $cores } ядер процессора
    }
doctor-stopped = остановлено до конца проверки; ничего не записано
doctor-written = Записано: { $path }.
doctor-no-camera = Камера не подключена: подключите её или укажите фильм, папку снимков или адрес.
doctor-cameras-none = не подключены
doctor-camera = { $name } (camera:{ $id }), { $modes }
doctor-mode = { $size }, { $rate } в секунду ({ $format })
doctor-modes-unknown = режимы неизвестны
doctor-modes-more = { $modes } и ещё { $more }
doctor-networks-undamaged = не повреждены
doctor-no-picture = Нет кадров от { $name }: { $why }.
doctor-it-has-none = их там нет
doctor-pictures-came = { $size } от { $name }
doctor-pictures-too-few = { $came }, всего { $rate } в секунду: достаточно { $enough }; добавьте света, подключите камеру к другому разъёму или закройте другие программы.
doctor-pictures-a-second = { $came }, { $rate } в секунду (достаточно { $enough })
doctor-pictures-decoded = { $came }, декодируется { $rate } в секунду
doctor-board = { $size }, найдена за { $locating } мс и прочитана за { $reading } мс
doctor-board-of-several = { $size }, { $place }, прочитана за { $reading } мс
doctor-angle = камера на { $degrees } градусов выше доски (достаточно { $enough })
doctor-angle-unknown = по этому кадру неизвестно
doctor-points-sure = каждый пункт прочитан без сомнений
doctor-points-doubt = под сомнением { $n }: { $points }
doctor-points-covered = { $n ->
        [one] закрыт { $n } пункт
        [few] закрыты { $n } пункта
       *[many] закрыто { $n } пунктов
    }: что там лежит, неизвестно
doctor-points-outside = { $n ->
        [one] вне снимка { $n } пункт
        [few] вне снимка { $n } пункта
       *[many] вне снимка { $n } пунктов
    }: прочитать нельзя
doctor-neighbours = на снимке { $boards }, проверена { $size } { $place }; 'record' записывает одну из них, а все - с --boards { $count }
doctor-boards-missing = найдено досок: { $seen } из { $count }; покажите каждую целиком, не меньше { $enough } пикселей на клетку, или укажите другое число в --boards
doctor-boards-more = на снимке { $boards }; { $count ->
        [1] проверена самая большая
       *[other] проверены самые большие: { $count }
    }
doctor-edges = доска видна целиком
doctor-cells = наименьшие { $pixels } пикселов (достаточно { $enough })
doctor-light = яркость { $brightness } из 255 (достаточно { $enough })
doctor-focus = резкость { $sharpness } (достаточно { $enough })
doctor-glare = лампы в доске не отражаются
doctor-disk-low = Для записей свободно лишь { $free } МБ ({ $folder }): освободите место.
doctor-disk = для записей свободно { $free } ГБ ({ $folder })
doctor-disk-unknown = система не говорит, сколько свободно для записей ({ $folder })
doctor-battery-low = Батарея заряжена на { $percent } %: подключите компьютер к сети.
doctor-battery-unplugged = { $percent } %, не от сети: на полдня нужна розетка
doctor-battery-plugged = { $percent } %, от сети
doctor-battery-unknown = нет, или система не сообщает
doctor-clock = { $now }; это время попадёт в записи, сверьте его со своим
