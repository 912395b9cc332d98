# Ошибки: что не так и что делать.
# en 1d572d59
error-agreement-no-point = "{ $label }" - не пункт доски { $size }: называйте пункты так: D4
# en f3e88c9b
error-agreement-no-stone = в конце партии на { $point } нет камня, и мёртвым там ничего быть не может
# en dc5c932b
error-act-changed-meanwhile = запись в { $session } тем временем изменилась, и ничего не сделано; посмотрите её и повторите
# en 91f0fad5
error-act-final = результат { $result } в { $path } подтверждён и окончателен; найденное позже - только сведения; чтобы изменить его, сначала отзовите: 'kifuscribe correct { $path } withdraw --by ИМЯ --reasons ПРИЧИНА'
# en 8b10fe38
error-act-final-by = результат { $result } в { $path } подтверждён ({ $by }) и окончателен; найденное позже - только сведения; чтобы изменить его, сначала отзовите: 'kifuscribe correct { $path } withdraw --by ИМЯ --reasons ПРИЧИНА'
# en d990d3a0
error-act-still-running = запись ещё идёт; сначала закончите её
# en ac81a253
error-act-unanswered = программа, которая записывает в { $session }, не ответила за 5 секунд, и запрос снят; проверьте, работает ли она, и повторите
# en 8eab1435
error-act-unknown = программа, которая записывает в { $session }, начала это и не сообщила, сделано ли; посмотрите командой 'kifuscribe correct { $session } history'
# en 01ad998d
error-amend-final = результат { $result } подтверждён и окончателен; найденное позже - только сведения; чтобы изменить его, сначала отзовите
# en 471cdaa0
error-amend-newer-recording = { $sgf } принадлежит более новой записи в { $newest }; укажите другой путь в -o
# en 7a86d088
error-amend-no-record = исправлять нечего: доски в этой записи не было видно
# en 8c971a71
error-amend-no-such-choice = у вопроса { $question } { $choices ->
        [one] { $choices } предложение
        [few] { $choices } предложения
       *[many] { $choices } предложений
    }; укажите номер одного из них, confirm или reject
# en 88d3558b
error-amend-no-such-question = вопрос { $question } не открыт; открыты: { $open }
# en ee187775
error-amend-nothing-decided = нет ни решения, ни результата, которые можно отозвать
# en 20c0aa52
error-amend-unsigned = имена, условия и решения, принятые снова, требуют имени; укажите чьё: --by ИМЯ или в истории в окне
# en 25da5666
error-amend-which-sgf = рядом с { $session } нет SGF; скажите в -o, куда его записать
# en 892b3cc8
error-archive-not-entered = записи нет в архиве: { $why }
# en e05c541d
error-archive-unreadable = файл не читается ({ $why })
# en 17ee76fd
error-audit-input-game = не удаётся прочитать { $path } как партию: { $source }
# en b7ed2146
error-audit-input-record = не удаётся прочитать { $path } ({ $source }); проверьте имя
# en cfbe587a
error-audit-not-by-filling = по японским правилам заполнением не считают; результат скажет 'kifuscribe score', или укажите правила подсчёта в --rules
# en 4b4613f2
error-audit-task-panicked = чтение снимков неожиданно прервалось; попробуйте снова
# en 9062e2a4
error-bad-board-size = доска в { $n } линий не поддерживается: у доски от 5 до 25 линий
# en a8eee254
error-bad-changes = ходы партии в каталоге повреждены; выполните 'kifuscribe archive rebuild'
# en 7e6bdca7
error-broadcast-thread = система не даёт поток для зрителей ({ $source }); закройте что-нибудь
# en ac8f0855
error-calibrate-other-shape = снимки мишени другой формы, чем снимки доски; снимите то и другое с одинаковыми настройками
# en f9252322
error-calibration-board = доски '{ $name }' нет; известны { $known }
# en 3e896d72
error-calibration-corners = углы в калибровке не образуют доску: запишите её заново командой 'kifuscribe calibrate SOURCE -o FILE'
# en 80d8b6cc
error-calibration-text = это не калибровка ({ $text }): запишите её командой 'kifuscribe calibrate SOURCE -o FILE'
# en d82b103a
error-capture-ambiguous-camera = { $wanted } подходит нескольким камерам; укажите одну из них: { $known }
# en 817f9bdb
error-capture-camera-busy = камера { $name } занята; закройте программу, которая её использует, или выберите другую камеру
# en 68417036
error-capture-camera-failed = камеру { $name } не удаётся открыть ({ $why }); отключите её и подключите снова, проверьте право доступа
# en a86cdb06
error-capture-cannot-write = не удаётся записать { $path } ({ $why }); проверьте, есть ли папка и не полон ли диск
# en 9da01bd7
error-capture-cut-off = видео { $path } обрывается { $at }; скопируйте его с камеры заново или исправьте: `ffmpeg -i { $path } -c copy repaired.mkv`
# en 9e7c5e2d
error-capture-missing = нет файла или папки { $path }; проверьте имя или укажите camera:ИМЯ, папку со снимками, видеофайл, адрес http:// или rtsp://
# en b0ca7695
error-capture-no-answer = от { $address } видео нет; проверьте адрес, включена ли камера и в той же ли она сети
# en 7f693467
error-capture-no-pictures = в папке { $path } нет снимков; { $hint }
# en eaeb8ace
error-capture-not-a-picture = { $path } - не снимок, который можно прочитать ({ $why }); укажите файл JPEG или PNG
# en afe782e1
error-capture-not-a-video = { $path } - не видео, которое можно прочитать; { $hint }
# en e3e70ad3
error-capture-thread = не удаётся начать приём изображений ({ $source }); закройте другие программы и попробуйте снова
# en 1eab1a5b
error-capture-undecodable = видео { $path } не декодируется { $at } ({ $why }); преобразуйте его: `ffmpeg -i { $path } converted.mkv`
# en 92df6f56
error-capture-unknown-camera = нет камеры { $wanted }; { $known }
# en 3fb43008
error-capture-unknown-scheme = адреса { $scheme }:// не поддерживаются; укажите http:// (MJPEG) или rtsp://
# en 23ad4de4
error-capture-unreadable = не удаётся прочитать { $path } ({ $source }); проверьте, есть ли право чтения
# en 5d527c63
error-catalogue-ambiguous = с { $id } начинается несколько партий; укажите больше букв
# en 881c19e7
error-catalogue-busy = в каталог { $path } пишет другая программа; попробуйте, когда она закончит
# en f7040c16
error-catalogue-damaged = каталог { $path } повреждён; 'kifuscribe archive rebuild' прочитает партии заново из их файлов
# en b2f89f66
error-catalogue-disk = диск не читает или не пишет каталог { $path } ({ $source }); проверьте диск и свободное место
# en 2e6f4461
error-catalogue-folder = не удаётся создать папку { $path } ({ $source }); проверьте право записи
# en e2e0bcb9
error-catalogue-folder-in-use = папка { $path } не пуста, и два экспорта смешались бы; укажите новую папку или освободите эту
# en 37a98dfd
error-catalogue-foreign = { $path } - файл другой программы, а не каталог; укажите другой файл в --archive
# en dcad7adc
error-catalogue-full = диск полон, каталог { $path } остался как был; освободите место и добавьте партии снова
# en 904fb2f0
error-catalogue-game-file = партию не удаётся прочитать из { $path }: { $why }; добавьте папку, где она сейчас лежит: 'kifuscribe archive add'
# en ad060b2f
error-catalogue-missing = каталога { $path } нет; его создаёт 'kifuscribe archive add FOLDER', другой можно указать в --archive FILE
# en 4a63ab44
error-catalogue-newer = версия каталога { $path } - { $version }, а эта программа читает версии до { $newest }; установите более новый kifuscribe
# en 8c160e10
catalogue-brought-up-to-date = Каталог { $path } обновлён; в прежнем виде он остаётся в { $copy }.
# en 16b51c1f
error-catalogue-no-name = { $name } - не имя; укажите имя, как оно написано в партиях
# en e927df07
error-catalogue-no-package = { $path } - папка, а не пакет партий; укажите файл на .zip или ничего, чтобы проверить каталог
# en 986c496a
error-catalogue-no-such-game = партии { $id } в каталоге нет; партии перечисляет 'kifuscribe archive find'
# en 7d819592
error-catalogue-package = { $path } нельзя использовать как пакет партий ({ $why }); укажите файл, который записала 'kifuscribe archive export'
# en eeb34c24
error-catalogue-part-of-name = игрока { $name } нет, но это есть в именах: { $players }; укажите одно из них, как там написано
# en 089afacb
error-catalogue-sqlite = каталогом { $path } нельзя пользоваться ({ $source }); 'kifuscribe archive rebuild' составит его заново
# en 40000df6
error-catalogue-unwritable = не удаётся записать каталог { $path }; проверьте, есть ли папка и право записи
# en 77b1964a
error-correction-already-there = ход { $number } уже на { $label }
# en e2051901
error-correction-no-stone = после хода { $after } на { $label } нет камня
# en 3a7d722a
error-correction-no-such-move = хода { $number } нет: ходов в записи { $moves }
# en d0bd375b
error-correction-nothing-to-redo = не отменено ничего, что можно вернуть
# en 3fd4fd34
error-correction-nothing-to-settle = доска в конце и запись не расходятся; улаживать нечего
# en 1a5960d1
error-correction-nothing-to-undo = нет исправления, которое можно отменить
# en 6d281383
error-correction-occupied = на { $label } ходом { $number } камень поставить нельзя: там уже есть камень
# en ae5177cc
error-correction-off-board = пункт исправления вне доски { $size }
# en 1513c89c
error-correction-played-later = в { $label } позже сделан ход { $number }; сначала исправьте его
# en 66bc090b
error-game-file-missing = её там нет
# en 122bb32b
error-game-file-name = его имя - не UTF-8; переименуйте его
# en a6d830b0
error-game-file-no-game = в нём нет партии { $place }
# en 54a132cb
error-game-file-not-begun = в этой записи партия не началась
# en 4ce0359d
error-game-file-other-game = теперь в нём другая партия
# en 3d930784
error-hall-address = { $text } - не адрес зала; он выглядит так: http://host:8080
# en 56aee395
error-hall-answer-form = это ответ не зала; проверьте адрес
# en 2653d9f3
error-hall-denied = зал не пускает этот компьютер за стол { $table }: { $text }
# en 1015a108
error-hall-is-token = это токен, а не адрес зала, который выглядит так: http://host:8080; токен укажите файлом, в --token-file
# en e7e50817
error-hall-link-thread = система не даёт поток для зала ({ $source }); закройте что-нибудь
# en 263f6132
error-hall-no-answer = зал { $hall } не отвечает столу { $table }; проверьте, работает ли он и в его ли сети этот компьютер
# en c23382af
error-hall-no-hall = по адресу { $address } зала нет (ответ { $status }); проверьте адрес
# en 021c4df7
error-hall-seat-address = это не адрес зала; он выглядит так: http://host:8080
# en e1bd982e
error-hall-seat-is-token = это токен, а не адрес зала; он вводится в поле для токена
# en fdc76ced
error-hall-seat-table = номер стола - от 1; укажите номер, который дал организатор
# en 94129c8d
error-hall-seat-token = это не токен; он - одно слово, как его вывела 'kifuscribe-hall token'
# en 5680089a
error-hall-status = зал { $hall } сейчас не может ответить столу { $table } (он ответил { $status }); посмотрите его журнал и попробуйте позже
# en 72e92d80
error-info-value = { $what }: { $value } - не { $expected }
# en b4bc724b
error-invalid-delay = укажите время, например 30s или 5m, не больше суток, или число ходов, например 3moves
# en fb39c733
error-invalid-event-before-start = оно стоит до начала партии
# en ed00a489
error-invalid-event-confidence = уверенность - не число от 0 до 1
# en 20645205
error-invalid-event-hash = { $hash } - не хеш снимка
# en da0e8eae
error-invalid-event-no-such-question = вопроса { $question } нет
# en 4bf8e196
error-invalid-event-off-board = столбец { $col } и ряд { $row }, считая с 0, вне доски { $size }
# en 9aef0379
error-invalid-event-out-of-range = { $field }: { $value }, а должно быть от { $least } до { $most }
# en 1f6bbf7f
error-invalid-event-question-number = { $question } не может быть номером нового вопроса
# en 5dd73e66
error-invalid-event-rows = его доска - не квадрат из X, O, . и ?
# en 255c2fda
error-invalid-event-too-long = в списке { $list } элементов { $entries }, а можно не больше { $most }
# en 71b2a8c0
error-journal-broken = перед строкой { $line } строка пропущена или стоит не на месте; возьмите неизменённую копию
# en 18633e72
error-journal-changed = строку { $line } изменили после записи: она не совпадает со своим хешем; возьмите неизменённую копию
# en 68629a79
error-journal-field = строку { $line } не удаётся прочитать: { $source }; возьмите неизменённую копию
# en ce15c71c
error-journal-invalid = строка { $line } не подходит к записи: { $source }; возьмите неизменённую копию
# en 4b3f572d
error-journal-malformed = строка { $line } - не строка журнала ({ $detail }); возьмите неизменённую копию
# en 7d440035
error-journal-newer-format = его формат { $format }, а эта версия читает форматы до { $newest }; установите более новый kifuscribe
# en 35983dd2
error-journal-unwritable = событие { $line } не удаётся записать: { $detail }; сообщите об этом как об ошибке kifuscribe
# en 0f0e7ca8
error-live = страницу зрителей не удаётся открыть на { $address } ({ $source }); выберите другой адрес или порт
# en 735765df
error-network-no-sums = сети в { $folder } нельзя проверить: { $sums } не удаётся прочитать ({ $source })
# en 4f93e74a
error-network-not-used = { $why }; доска читается только по линиям и яркости, а это ошибается гораздо чаще
# en bc0498d7
error-network-unreadable = сеть { $path } не удаётся прочитать ({ $source })
# en d7addf7b
error-network-wrong-hash = сеть { $name } - не та, что названа в { $sums }, или она повреждена
# en 8f495af5
error-no-reason-known = причина неизвестна
# en 666502c6
error-pairgoth-address = { $text } - не адрес турнира; он выглядит так: http://host:8080/api/tour/1
# en 780031cc
error-pairgoth-no-answer = { $address } не отвечает; проверьте, работает ли сервер и в его ли сети этот компьютер
# en f63c51d6
error-pairgoth-no-such-game = в туре { $round } на сервере больше нет партии { $id }; жеребьёвку провели заново: прочитайте её ещё раз
# en 5574d9c6
error-pairgoth-not-kept = сервер принял результат, но не показывает его; посмотрите там, внесён ли он
# en 5c2abbab
error-pairgoth-status = сервер ответил { $status } для { $address }; { $hint }
# en ee7e6a35
error-pairings-column = в списке жеребьёвки нет колонки { $missing }; есть колонки { $found }
# en 99932519
error-pairings-csv = список жеребьёвки не удаётся прочитать: { $text }
# en 2f82a745
error-pairings-json = это ответ не сервера pairgoth: { $text }
# en d6656217
error-pairings-no-game = в нём нет ни одной пары; сначала проведите жеребьёвку тура
# en e4245911
error-pairings-no-round = в туре { $wanted } нет партий; партии есть в турах { $rounds }
# en 78433124
error-pairings-no-table = за столом { $wanted } партии нет; столы: { $tables }
# en 7cc51a5b
error-pairings-players-only = это список игроков без жеребьёвки; укажите файл самой программы жеребьёвки
# en 6f4a50f1
error-pairings-results-table = это таблица результатов (.h9 или .tou), в ней нет номеров столов; укажите файл самой программы жеребьёвки
# en 93315e26
error-pairings-too-large = файл больше любого турнира; укажите файл самой программы жеребьёвки
# en aa3559ee
error-pairings-two-tables = за столом { $wanted } в этом туре несколько партий; дайте каждой партии свой стол
# en a412202b
error-pairings-unknown-format = это не файл турнира OpenGotha или MacMahon 3.9 и не таблица жеребьёвки
# en 59fcf29c
error-pairings-unknown-xml = этот XML - не турнир OpenGotha или MacMahon 3.9; укажите файл самой программы жеребьёвки
# en 6c8846ca
error-pairings-which-table = здесь { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }; скажите, какая, в --table: одна из { $tables }
# en 0ecbd9d3
error-pairings-xml = это не файл турнира { $program }: { $reason }
# en ac266aa8
error-pattern-no-stone = на доске нет камней; укажите позицию с камнями в углу
# en 0f9cf59d
error-pattern-several-corners = камни лежат в нескольких углах, и ни один ход не говорит, какой имеется в виду; укажите прямоугольник: --region A1:G7
# en b36851b1
error-pdf-no-font = для PDF не найден шрифт; установите, например, DejaVu Sans или печатайте HTML
# en ae90113d
error-pdf-refused = PDF не удаётся записать ({ $text }); печатайте HTML
# en 31f2ea8c
error-penalty-lost-on-time = третий штрафной период истёк: партия проиграна по времени и не подсчитывается
# en f3a008e5
error-penalty-malformed = укажите очки, например 2, или время на часах со штрафными очками, например 64:10 of 60:00
# en ebe44052
error-penalty-negative = штраф не может быть отрицательным
# en bd1057ea
error-presses-csv = это не таблица нажатий часов ({ $source }); укажите CSV с колонками time и event
# en b9edf7ad
error-presses-order = строка { $row } раньше предыдущей; укажите нажатия по порядку
# en 0b9e268f
error-presses-row = строка { $row } - не нажатие; укажите время, например 12:30, и start-black, start-white, press или pause
# en dd5a59da
error-publish-address-address = на адрес { $text } записи посылать нельзя; он выглядит так: https://example.org/board-1.sgf
# en c9d91d16
error-publish-address-token = токен пуст или это не одна строка простых знаков; запишите в его файл только его
# en 485fb5ec
error-publish-no-answer = ответа нет ({ $source }); проверьте сеть
# en 9ecb80ae
error-publish-status = сервер ответил { $status }; { $hint }
# en f7663b6b
error-read-corners = эти углы не образуют доску; укажите x,y крайних пересечений: левого верхнего, правого верхнего, правого нижнего, левого нижнего
# en 86f0abab
error-read-size-unknown = число линий определить не удаётся; укажите его в --size
# en e94d6b99
error-record-panicked = часть программы отказала ({ $text }); записанное до этого сохранено: продолжите запись
# en eee17f0c
error-record-source-panicked = источник отказал ({ $text }); записанное до этого сохранено: начните снова
# en 671ba4e5
error-request-ended = запись только что закончилась; повторите
# en 775dd32d
error-request-too-many = слишком много запросов ждут очереди; повторите через мгновение
# en 0099f364
error-settings-bad-name = { $name } не может быть именем доски; до { $most } букв, цифр, пробелов, - и _
# en 91b98193
error-settings-in-use = доска { $name } открыта в другом окне; закройте его или укажите другое имя в --board
# en 6f8deaae
error-settings-io = папкой настроек { $folder } нельзя пользоваться ({ $source }); проверьте право записи
# en 95f00eb1
settings-of-another-format = Настройки этой доски записала другая версия программы. Действует то, что известно этой версии; в прежнем виде они остаются в { $file }.
# en 4f51959c
settings-unreadable = Настройки этой доски не читаются, поэтому действуют обычные. Файл остаётся под именем { $file }.
# en cf121062
error-settings-too-many = уже открыто досок: { $n }; закройте некоторые окна
# en 1789e3a3
error-sgf-board = размер доски "{ $text }" непонятен: го играют на квадратных досках, например SZ[19]
# en dde5f9c3
error-sgf-large-game = в партии больше { $limit }: { $what }; разделите её на несколько
# en 81541ad8
error-sgf-move = ход { $number } сделан в "{ $value }", а это не пункт доски { $size }x{ $size }
# en 09d63472
error-sgf-no-game = в файле нет партии: файл SGF начинается с "(;"
# en f18265d6
error-sgf-no-such-game = партий в файле: { $games }; партии { $wanted } нет
# en 2f825e17
error-sgf-not-go = в файле игра типа { $text }, а го - тип 1
# en 22d23bf3
error-sgf-too-large = в файле { $bytes } байт, а в файле SGF может быть { $limit }: разделите сборник
# en b65b795a
error-sgf-too-many = в файле больше { $limit }: { $what }; разделите сборник
# en 05480a7c
error-sgf-truncated = файл кончается внутри значения { $property }, начатого в строке { $line }: он обрезан
# en bf932b1d
error-storage-confirmed = результат { $session } подтверждён ({ $result }), и ходы после этого не записываются; если партия продолжается, сначала отмените его: 'kifuscribe correct { $session } withdraw'
# en 02da8feb
error-storage-in-use = в { $path } пишет другой kifuscribe; сначала остановите его
# en 1ca50186
error-storage-journal = журнал { $path } использовать нельзя: { $source }
# en a1433779
error-storage-no-recording = в { $path } записи нет: там нет журнала; укажите папку, которую создала команда `record`
# en 42111cc7
error-storage-not-a-key = в { $path } нет ключа Ed25519; его создаёт 'kifuscribe seal-key'
# en c6ef9db7
error-storage-not-a-session = { $path } - файл; укажите папку сеанса записи, её имя кончается на .session
# en e9059bc7
error-storage-not-sealed = { $session } не запечатана; сначала запечатайте её
# en 3db32383
error-storage-occupied = в { $path } уже есть запись; продолжите её с --resume или укажите другую папку в --session
# en b455a6e5
error-storage-read = не удаётся прочитать { $path } ({ $source }); проверьте имя и право чтения
# en c0a35ed2
error-storage-refused = судья или игрок отказал в записи партии в { $session }, поэтому она не продолжается; когда согласие есть, исправьте это командой 'kifuscribe correct' с 'info'
# en b18ac230
error-storage-sealed = { $session } запечатана: можно добавлять только исправления; записывайте в другую папку, --session
# en b0f6707f
error-storage-write = не удаётся записать { $path } ({ $source }); проверьте, есть ли папка и право записи и не полон ли диск
# en c3f4f39f
error-stream-closed = камера закрыта
# en eff98fa9
error-stream-incomplete = часть изображения отсутствует
# en 5c2b4c2a
error-stream-no-picture = от неё нет изображения
# en 5c126c6c
error-stream-wrong-size = изображение неверного размера
# en 947c4dc3
error-video-process-not-installed = рядом с kifuscribe нет программы kifuscribe-video ({ $looked_in }); установите обе или выполните `cargo build`
# en acc08ac9
error-video-process-not-started = не удаётся запустить kifuscribe-video ({ $source }); закройте другие программы и попробуйте снова
# en 3ae61547
error-video-process-stopped = декодер остановился ({ $source })
# en 1ed75cc6
error-video-process-stuck = декодер ничего не присылал { $seconds } с
# en b974ea56
error-vision-network = сетью { $network } нельзя пользоваться ({ $cause }): укажите папку, которую записал models/train/export.py
# en d3473546
error-vision-picture = снимок не удаётся обработать ({ $text }): попробуйте другой файл или снимок поменьше

# en ed3466e9
capture-at-beginning = в начале
# en 4a0bf4ca
capture-at-first-picture = до первого кадра
# en af91216e
capture-at-index = до своего индекса
# en 922b5748
capture-camera-renumbered = её номер изменился, пока она открывалась
# en 3feb7e40
capture-camera-silent = она не отвечает
# en 732a126b
capture-hint-formats = укажите файл mp4, mkv, avi или mov либо папку со снимками
# en 91d71009
capture-hint-pictures = положите в неё файлы JPEG или PNG с именами по порядку съёмки
# en 07059282
capture-hint-video = чтобы прочитать видео в ней, укажите { $video }
# en fbab2a63
capture-known-cameras = укажите одну из них: { $names }
# en 13e2a412
capture-no-camera = камера не подключена, или нет прав ею пользоваться
# en e1bf5b5e
expected-consent = yes, no или open
# en 89e25298
expected-handicap = число камней от 0 до 25
# en 9be131f4
expected-move-made = hand-off, clock или captures
# en 41f837d4
expected-points = число очков, например 6.5, кратное 0.5
# en 36e165da
expected-result = результат, например B+3.5, W+R или 0
# en cd07a3bb
expected-text = текст
# en 86b94efa
expected-time = время, например 1:30:00, 90m или 5400 (секунд)
# en b7c0c152
pairgoth-hint-again = попробуйте снова или экспортируйте там турнир и укажите файл
# en dda5a892
pairgoth-hint-number = проверьте номер турнира и есть ли жеребьёвка тура
# en 5d914590
pairgoth-hint-token = ему нужен токен, или данный не подходит: экспортируйте там турнир и укажите файл
# en ca67f27a
publish-hint-busy = возможно, он занят
# en 15f48e6b
publish-hint-moved = он переехал: укажите новый адрес
# en fcb5d320
publish-hint-put = проверьте адрес и принимает ли он PUT
# en b64334c2
publish-hint-size = записи такого размера он не принимает
# en fcbcdb41
publish-hint-token = проверьте токен
# en 24ea860a
sgf-bytes = байт
# en 4ead2df0
sgf-nodes = узлов
# en f5d3abd8
sgf-stones-by-hand = камней, поставленных рукой
# en 7d3cf123
sgf-values = значений
# en 6e61535e
system-address-in-use = адрес занят
# en 6bd61bd3
system-address-not-here = у этого компьютера нет такого адреса
# en 77d413cb
system-already-exists = уже существует
# en 3afd9e91
system-connection-refused = в соединении отказано
# en a68c005a
system-disk-full = диск полон
# en 612ebea1
system-is-a-folder = это папка
# en 68da13b0
system-not-a-folder = часть пути - не папка
# en 80bad0a8
system-not-found = такого файла или папки нет
# en cbaf3c18
system-permission-denied = нет прав
# en 3a73a7d8
system-read-only = диск только для чтения
# en 37958903
system-timed-out = ответа вовремя нет
# en 7a57245f
system-unreachable = тот компьютер недоступен
# en 25dd95b9
info-entry-wrong = { $text } - не { $expected }
# en b0714c1b
error-info-syntax = строку { $line } не удаётся прочитать: { $written }; напишите там ИМЯ = ЗНАЧЕНИЕ, текст в кавычках, например event = "Open Cup"
# en 9604125e
error-info-unknown-similar = строка { $line }: поля "{ $entry }" нет; может быть, "{ $meant }"?
# en 07462863
error-info-unknown = строка { $line }: поля "{ $entry }" нет; какие есть, сказано в руководстве, раздел "Files"
# en 8cac4e6a
error-info-entry = строка { $line }, { $written }: { $why }
# en a3c4d0ce
error-info-unwritable = сведения о партии не удаётся записать: { $text }
# en 4db55240
error-correction-sealed = запись запечатана, и имена тоже; впишите их в копию SGF
# en 34acf622
info-entry-no-value = это не { $expected }
# en 756eae18
expected-date = существующая дата; пишите 2026-11-21 или 2026-11-21,22 для двух дней

# en 72bc96c7
capture-after = через { $seconds } с
# en 7355bbd4
capture-after-of = через { $seconds } с из { $all } с
# en 551d9b34
info-file-about-one-game = --table и --round выбирают партию турнира, а { $source } - об одной партии; уберите их
# en 9dc8cf2e
info-file-has-a-result = в { $source } есть результат, так его не исправляют; внесите его командой 'kifuscribe result'
# en fe473b34
error-tournament-file-folder = { $path } - папка; укажите в ней файл программы жеребьёвки
# en c2501263
package-no-zip = это не файл ZIP, или он повреждён
# en e711e3da
package-no-list = в нём нет списка хешей, который читает эта версия
# en d8ab647e
capture-one-picture = это один снимок: прочитайте его командой `kifuscribe read` или укажите его папку
# en cf6175b5
capture-picture-cut-short = файл обрывается посреди снимка: скопируйте его ещё раз
# en b5b244cc
capture-picture-too-large = в нём указано { $width } x { $height } пикселей, а читается не более { $most } миллионов
# en 5bfad77f
capture-empty-file = файл пуст: скопируйте его с камеры ещё раз
