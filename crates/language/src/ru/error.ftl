# Ошибки: что не так и что делать.
# en 1d572d59
agreement-error-no-point = "{ $label }" - не пункт доски { $size }: называйте пункты так: D4
# en 6675e12a
agreement-error-no-stone = в конце партии на { $value } нет камня, и мёртвым там ничего быть не может
# en 21177bb2
agreement-error-dead-and-seki = камень { $label } указан и мёртвым, и стоящим в сэки: укажите что-то одно
# en dc5c932b
act-error-changed-meanwhile = запись в { $session } тем временем изменилась, и ничего не сделано; посмотрите её и повторите
# en 91f0fad5
error-act-final = результат { $result } в { $path } подтверждён и окончателен; найденное позже - только сведения; чтобы изменить его, сначала отзовите: 'kifuscribe correct { $path } withdraw --by ИМЯ --reasons ПРИЧИНА'
# en 8b10fe38
error-act-final-by = результат { $result } в { $path } подтверждён ({ $by }) и окончателен; найденное позже - только сведения; чтобы изменить его, сначала отзовите: 'kifuscribe correct { $path } withdraw --by ИМЯ --reasons ПРИЧИНА'
# en d990d3a0
act-refusal-still-running = запись ещё идёт; сначала закончите её
# en 2fc765f0
act-error-folder-too-long = путь { $folder } слишком длинный, чтобы передать его записи; назовите папку с путём короче
# en 2dc8c043
act-error-not-recorded = в { $session } сейчас ничего не записывается; продолжить можно командой 'kifuscribe record' с --session и --resume
# en 2239ae4a
act-error-not-relocated = запись в { $session } не продолжилась в { $folder }: причина сказана там, где идёт запись; проверьте, есть ли там место и нет ли там записи с таким именем
# en ac81a253
act-error-unanswered = программа, которая записывает в { $session }, не ответила за 5 секунд, и запрос снят; проверьте, работает ли она, и повторите
# en 8eab1435
act-error-unknown = программа, которая записывает в { $session }, начала это и не сообщила, сделано ли; посмотрите командой 'kifuscribe correct { $session } history'
# en 01ad998d
act-refusal-final = результат { $result } подтверждён и окончателен; найденное позже - только сведения; чтобы изменить его, сначала отзовите
# en ed0ac969
act-refusal-under-appeal = результат { $result } подтверждён и обжалован; чтобы оставить его в силе, отклоните апелляцию с тем же результатом; чтобы изменить, сначала отзовите его
# en 471cdaa0
act-error-newer-recording = { $sgf } принадлежит более новой записи в { $newest }; укажите другой путь в -o
# en 7a86d088
act-refusal-no-record = исправлять нечего: доски в этой записи не было видно
# en 1d48f9b1
act-refusal-name-with-controls = в имени '{ $name }' есть перевод строки или другой управляющий символ; введите имя в одну строку
# en 3a1bb248
act-refusal-no-such-choice = у вопроса { $question } такие предложения: { $choices }; укажите номер одного из них, confirm или reject
# en 88d3558b
act-refusal-no-such-question = вопрос { $question } не открыт; открыты: { $open }
# en ee187775
act-refusal-nothing-decided = нет ни решения, ни результата, которые можно отозвать
# en 0394f542
act-refusal-note-taken-back-unsigned = заметку отзывает кто-то и по какой-то причине; укажите имя и причины
# en 5574c6ba
act-refusal-no-such-note = нет заметки { $number }, которую можно отозвать, всего их { $notes }; посмотрите список по kifuscribe incident и укажите номер действующей
# en 493f4047
act-refusal-unsigned = имена, условия и решения, принятые снова, требуют имени; укажите чьё
# en 25da5666
act-error-which-sgf = рядом с { $session } нет SGF; скажите в -o, куда его записать
# en 892b3cc8
error-archive-not-entered = записи нет в архиве: { $why }
# en fc7cf1ef
error-archive-gives-way = на диске мало места: архив не обновляется, чтобы хватило места для записи партии
# en e05c541d
error-archive-unreadable = файл не читается ({ $why })
# en 17ee76fd
audit-input-error-game = не удаётся прочитать { $path } как партию: { $source }
# en b7ed2146
audit-input-error-record = не удаётся прочитать { $path } ({ $source }); проверьте имя
# en cfbe587a
audit-error-not-by-filling = по японским правилам заполнением не считают; результат скажет 'kifuscribe score', или укажите правила подсчёта в --rules
# en 4b4613f2
audit-task-error-panicked = чтение снимков неожиданно прервалось; попробуйте снова
# en 2eff0f8d
bad-board-size = доска в { $value } линий не поддерживается: у доски от 5 до 25 линий
# en a8eee254
bad-changes = ходы партии в каталоге повреждены; выполните 'kifuscribe archive rebuild'
# en 7e6bdca7
broadcast-error-thread = система не даёт поток для зрителей ({ $source }); закройте что-нибудь
# en ac8f0855
calibrate-error-other-shape = снимки мишени другой формы, чем снимки доски; снимите то и другое с одинаковыми настройками
# en f9252322
calibration-error-board = доски '{ $name }' нет; известны { $known }
# en 3e896d72
calibration-error-corners = углы в калибровке не образуют доску: запишите её заново командой 'kifuscribe calibrate SOURCE -o FILE'
# en 38b45fa0
calibration-error-text = это не калибровка ({ $value }): запишите её командой 'kifuscribe calibrate SOURCE -o FILE'
# en d82b103a
capture-error-ambiguous-camera = { $wanted } подходит нескольким камерам; укажите одну из них: { $known }
# en 817f9bdb
capture-error-camera-busy = камера { $name } занята; закройте программу, которая её использует, или выберите другую камеру
# en 68417036
capture-error-camera-failed = камеру { $name } не удаётся открыть ({ $why }); отключите её и подключите снова, проверьте право доступа
# en a86cdb06
capture-error-cannot-write = не удаётся записать { $path } ({ $why }); проверьте, есть ли папка и не полон ли диск
# en 9da01bd7
capture-error-cut-off = видео { $path } обрывается { $at }; скопируйте его с камеры заново или исправьте: `ffmpeg -i { $path } -c copy repaired.mkv`
# en b0ca7695
capture-error-no-answer = от { $address } видео нет; проверьте адрес, включена ли камера и в той же ли она сети
# en 99d893e6
capture-error-web-page = по адресу { $address } веб-страница, а не изображение; укажите адрес видео, который показывает программа телефона или камеры
# en 5ecc57af
capture-error-wrong-password = { $address } требует имя и пароль; укажите их в адресе, http://ИМЯ:ПАРОЛЬ@АДРЕС, и проверьте написание
# en 7f693467
capture-error-no-pictures = в папке { $path } нет снимков; { $hint }
# en 1e58d939
capture-error-phone-not-served = страница для { $name } на этом компьютере не открыта; её открывают 'kifuscribe record { $name }', calibrate, doctor или окно программы
# en efe8a4ff
capture-error-phone-table = '{ $table }' - не номер стола; напишите phone или phone:5 для телефона стола 5
# en cee76226
capture-error-not-a-picture = { $path } - не снимок, который можно прочитать ({ $why }); укажите файл JPEG, PNG или WebP
# en 085da974
capture-error-no-decoder = { $path } не прочесть: { $why }
# en afe782e1
capture-error-not-a-video = { $path } - не видео, которое можно прочитать; { $hint }
# en 83da5017
capture-error-thread = не удаётся начать приём изображений ({ $value }); закройте другие программы и попробуйте снова
# en 1eab1a5b
capture-error-undecodable = видео { $path } не декодируется { $at } ({ $why }); преобразуйте его: `ffmpeg -i { $path } converted.mkv`
# en 92df6f56
capture-error-unknown-camera = нет камеры { $wanted }; { $known }
# en 3fb43008
capture-error-unknown-scheme = адреса { $scheme }:// не поддерживаются; укажите http:// (MJPEG) или rtsp://
# en 23ad4de4
capture-error-unreadable = не удаётся прочитать { $path } ({ $source }); проверьте, есть ли право чтения
# en 5d527c63
catalogue-error-ambiguous = с { $id } начинается несколько партий; укажите больше букв
# en 881c19e7
catalogue-error-busy = в каталог { $path } пишет другая программа; попробуйте, когда она закончит
# en f7040c16
catalogue-error-damaged = каталог { $path } повреждён; 'kifuscribe archive rebuild' прочитает партии заново из их файлов
# en f330ab2a
catalogue-error-empty = каталог { $path } - пустой файл; 'kifuscribe archive rebuild' прочитает партии из его папки, 'kifuscribe archive add FOLDER' - из другой
# en b2f89f66
catalogue-error-disk = диск не читает или не пишет каталог { $path } ({ $source }); проверьте диск и свободное место
# en 2e6f4461
catalogue-error-folder = не удаётся создать папку { $path } ({ $source }); проверьте право записи
# en e2e0bcb9
catalogue-error-folder-in-use = папка { $path } не пуста, и два экспорта смешались бы; укажите новую папку или освободите эту
# en 37a98dfd
catalogue-error-foreign = { $path } - файл другой программы, а не каталог; укажите другой файл в --archive
# en 50de1494
catalogue-error-odd-beside = { $path } - не обычный файл, и каталог рядом с ним не открывается; удалите его
# en c862f941
catalogue-error-altered = { $path } изменён: в нём есть не только собственные таблицы каталога, и это действовало бы здесь; удалите его и добавьте партии снова в другой файл через --archive
# en b4aa83f1
catalogue-error-full = диск полон; в каталоге { $path } есть то, что было записано раньше; освободите место и добавьте партии снова
# en 904fb2f0
catalogue-error-game-file = партию не удаётся прочитать из { $path }: { $why }; добавьте папку, где она сейчас лежит: 'kifuscribe archive add'
# en ad060b2f
catalogue-error-missing = каталога { $path } нет; его создаёт 'kifuscribe archive add FOLDER', другой можно указать в --archive FILE
# en 4a63ab44
catalogue-error-newer = версия каталога { $path } - { $version }, а эта программа читает версии до { $newest }; установите более новый kifuscribe
# en 94861f20
catalogue-brought-up-to-date = Каталог { $path } обновлён; в прежнем виде он остаётся в { $copy }. Команда 'kifuscribe archive rebuild' добавит сомнительно прочитанное и варианты партий, которые в нём были.
# en 16b51c1f
catalogue-error-no-name = { $name } - не имя; укажите имя, как оно написано в партиях
# en e927df07
catalogue-error-no-package = { $path } - папка, а не пакет партий; укажите файл на .zip или ничего, чтобы проверить каталог
# en a7aca30a
catalogue-error-no-such-game = партии { $id } в каталоге нет: партию называют её именем из букв и цифр в начале её строки в 'kifuscribe archive find'
# en 7d819592
catalogue-error-package = { $path } нельзя использовать как пакет партий ({ $why }); укажите файл, который записала 'kifuscribe archive export'
# en eeb34c24
catalogue-error-part-of-name = игрока { $name } нет, но это есть в именах: { $players }; укажите одно из них, как там написано
# en 089afacb
catalogue-error-sqlite = каталогом { $path } нельзя пользоваться ({ $source }); 'kifuscribe archive rebuild' составит его заново
# en 40000df6
catalogue-error-unwritable = не удаётся записать каталог { $path }; проверьте, есть ли папка и право записи
# en 77b1964a
correction-error-already-there = ход { $number } уже на { $label }
# en e2051901
correction-error-no-stone = после хода { $after } на { $label } нет камня
# en 3a7d722a
correction-error-no-such-move = хода { $number } нет: ходов в записи { $moves }
# en d0bd375b
correction-error-nothing-to-redo = не отменено ничего, что можно вернуть
# en 3fd4fd34
correction-error-nothing-to-settle = доска в конце и запись не расходятся; улаживать нечего
# en 1a5960d1
correction-error-nothing-to-undo = нет исправления, которое можно отменить
# en 6d281383
correction-error-occupied = на { $label } ходом { $number } камень поставить нельзя: там уже есть камень
# en ae5177cc
correction-error-off-board = пункт исправления вне доски { $size }
# en 1513c89c
correction-error-played-later = в { $label } позже сделан ход { $number }; сначала исправьте его
# en 66bc090b
game-file-error-missing = её там нет
# en 81c3f15c
no-file-odd = это канал, устройство или папка, а не файл
# en e9da67dd
no-file-link-to-nothing = это ссылка, которая не ведёт ни к какому файлу
# en 122bb32b
game-file-error-name = его имя - не UTF-8; переименуйте его
# en a6d830b0
game-file-error-no-game = в нём нет партии { $place }
# en 54a132cb
game-file-error-not-begun = в этой записи партия не началась
# en 4ce0359d
game-file-error-other-game = теперь в нём другая партия
# en 3d930784
hall-error-address = { $text } - не адрес зала; он выглядит так: http://host:8080
# en 56aee395
hall-answer-error-form = это ответ не зала; проверьте адрес
# en 116e9996
hall-error-denied = зал не пускает этот компьютер за стол { $table }: { $why }
# en 1015a108
hall-error-is-token = это токен, а не адрес зала, который выглядит так: http://host:8080; токен укажите файлом, в --token-file
# en e7e50817
hall-link-error-thread = система не даёт поток для зала ({ $source }); закройте что-нибудь
# en 263f6132
hall-error-no-answer = зал { $hall } не отвечает столу { $table }; проверьте, работает ли он и в его ли сети этот компьютер
# en c23382af
hall-error-no-hall = по адресу { $address } зала нет (ответ { $status }); проверьте адрес
# en 021c4df7
hall-seat-error-address = это не адрес зала; он выглядит так: http://host:8080
# en e1bd982e
hall-seat-error-is-token = это токен, а не адрес зала; он вводится в поле для токена
# en fdc76ced
hall-seat-error-table = номер стола - от 1; укажите номер, который дал организатор
# en 94129c8d
hall-seat-error-token = это не токен; он - одно слово, как его вывела 'kifuscribe-hall token'
# en 5680089a
hall-error-status = зал { $hall } сейчас не может ответить столу { $table } (он ответил { $status }); посмотрите его журнал и попробуйте позже
# en 72e92d80
info-error-value = { $what }: { $value } - не { $expected }
# en b4bc724b
invalid-delay = укажите время, например 30s или 5m, не больше суток, или число ходов, например 3moves
# en 43f19073
invalid-origin = укажите адрес вида https://overlay.example или * для любых страниц
# en fb39c733
invalid-event-before-start = оно стоит до начала партии
# en ed00a489
invalid-event-confidence = уверенность - не число от 0 до 1
# en 20645205
invalid-event-hash = { $hash } - не хеш снимка
# en da0e8eae
invalid-event-no-such-question = вопроса { $question } нет
# en 4bf8e196
invalid-event-off-board = столбец { $col } и ряд { $row }, считая с 0, вне доски { $size }
# en 9aef0379
invalid-event-out-of-range = { $field }: { $value }, а должно быть от { $least } до { $most }
# en 1f6bbf7f
invalid-event-question-number = { $question } не может быть номером нового вопроса
# en 5dd73e66
invalid-event-rows = его доска - не квадрат из X, O, . и ?
# en 255c2fda
invalid-event-too-long = в списке { $list } элементов { $entries }, а можно не больше { $most }
# en 71b2a8c0
journal-error-broken = перед строкой { $line } строка пропущена или стоит не на месте; возьмите неизменённую копию
# en 18633e72
journal-error-changed = строку { $line } изменили после записи: она не совпадает со своим хешем; возьмите неизменённую копию
# en 68629a79
journal-error-field = строку { $line } не удаётся прочитать: { $source }; возьмите неизменённую копию
# en e7d5fb2b
journal-error-long-line = строка { $line } длиннее { $limit } байт - больше, чем пишет запись; сократите введённое или возьмите неизменённую копию журнала
# en ce15c71c
journal-error-invalid = строка { $line } не подходит к записи: { $source }; возьмите неизменённую копию
# en 51fd36da
journal-error-long-name = в строке { $line } есть имя длиннее { $limit } байт - таких не бывает: сократите имя там, где его вводят, или возьмите неизменённую копию журнала
# en 4b3f572d
journal-error-malformed = строка { $line } - не строка журнала ({ $detail }); возьмите неизменённую копию
# en 7d440035
journal-error-newer-format = его формат { $format }, а эта версия читает форматы до { $newest }; установите более новый kifuscribe
# en 35983dd2
journal-error-unwritable = событие { $line } не удаётся записать: { $detail }; сообщите об этом как об ошибке kifuscribe
# en 0f0e7ca8
live-error = страницу зрителей не удаётся открыть на { $address } ({ $source }); выберите другой адрес или порт
# en d24e4f5c
lock-of-another = файл блокировки принадлежит учётной записи { $account }, и пользоваться им может только она: когда ни одна её программа туда не пишет, эта учётная запись или администратор может удалить файл
# en 735765df
network-error-no-sums = сети в { $folder } нельзя проверить: { $sums } не удаётся прочитать ({ $source })
# en 4f93e74a
error-network-not-used = { $why }; доска читается только по линиям и яркости, а это ошибается гораздо чаще
# en bc0498d7
network-error-unreadable = сеть { $path } не удаётся прочитать ({ $source })
# en d7addf7b
network-error-wrong-hash = сеть { $name } - не та, что названа в { $sums }, или она повреждена
# en 8f495af5
error-no-reason-known = причина неизвестна
# en 666502c6
pairgoth-error-address = { $text } - не адрес турнира; он выглядит так: http://host:8080/api/tour/1
# en 780031cc
pairgoth-error-no-answer = { $address } не отвечает; проверьте, работает ли сервер и в его ли сети этот компьютер
# en f63c51d6
pairgoth-error-no-such-game = в туре { $round } на сервере больше нет партии { $id }; жеребьёвку провели заново: прочитайте её ещё раз
# en 773ab266
pairgoth-error-not-known = { $address } не ответил, и результата там пока не видно: возможно, сервер его получил; посмотрите там или отправьте результаты ещё раз
# en af7ee331
pairgoth-error-refused = сервер { $address } не принял результат: { $why }; уладьте это там и отправьте снова
# en 5574d9c6
pairgoth-error-not-kept = сервер принял результат, но не показывает его; посмотрите там, внесён ли он
# en 5c2abbab
pairgoth-error-status = сервер ответил { $status } для { $address }; { $hint }
# en ee7e6a35
pairings-error-column = в списке жеребьёвки нет колонки { $missing }; есть колонки { $found }
# en 99932519
pairings-error-csv = список жеребьёвки не удаётся прочитать: { $text }
# en 2f82a745
pairings-error-json = это ответ не сервера pairgoth: { $text }
# en d6656217
pairings-error-no-game = в нём нет ни одной пары; сначала проведите жеребьёвку тура
# en e4245911
pairings-error-no-round = в туре { $wanted } нет партий; партии есть в турах { $rounds }
# en 78433124
pairings-error-no-table = за столом { $wanted } партии нет; столы: { $tables }
# en acae533f
pairings-error-no-tables = в этой жеребьёвке нет номеров столов, и выбрать стол нельзя; укажите файл самой программы жеребьёвки
# en 7cc51a5b
pairings-error-players-only = это список игроков без жеребьёвки; укажите файл самой программы жеребьёвки
# en 93315e26
pairings-error-too-large = файл больше любого турнира; укажите файл самой программы жеребьёвки
# en aa3559ee
pairings-error-two-tables = за столом { $wanted } в этом туре несколько партий; дайте каждой партии свой стол
# en a2dae4b3
pairings-error-unknown-format = это не файл турнира OpenGotha или MacMahon и не таблица жеребьёвки
# en 43f0a1fc
pairings-error-unknown-xml = этот XML - не турнир OpenGotha или MacMahon; укажите файл самой программы жеребьёвки
# en 6c8846ca
pairings-error-which-table = здесь { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }; скажите, какая, в --table: одна из { $tables }
# en 0ecbd9d3
pairings-error-xml = это не файл турнира { $program }: { $reason }
# en ac266aa8
pattern-error-no-stone = на доске нет камней; укажите позицию с камнями в углу
# en 0f9cf59d
pattern-error-several-corners = камни лежат в нескольких углах, и ни один ход не говорит, какой имеется в виду; укажите прямоугольник: --region A1:G7
# en b36851b1
pdf-error-no-font = для PDF не найден шрифт; установите, например, DejaVu Sans или печатайте HTML
# en ad308e87
pdf-error-refused = PDF не удаётся записать ({ $value }); печатайте HTML
# en 31f2ea8c
penalty-error-lost-on-time = третий штрафной период истёк: партия проиграна по времени и не подсчитывается
# en f3a008e5
penalty-error-malformed = укажите очки, например 2, или время на часах со штрафными очками, например 64:10 of 60:00
# en ebe44052
penalty-error-negative = штраф не может быть отрицательным
# en bd1057ea
presses-error-csv = это не таблица нажатий часов ({ $source }); укажите CSV с колонками time и event
# en b9edf7ad
presses-error-order = строка { $row } раньше предыдущей; укажите нажатия по порядку
# en 0b9e268f
presses-error-row = строка { $row } - не нажатие; укажите время, например 12:30, и start-black, start-white, press или pause
# en 3e724c70
publish-address-error-address = на адрес { $value } записи посылать нельзя; он выглядит так: https://example.org/board-1.sgf
# en c9d91d16
publish-address-error-token = токен пуст или это не одна строка простых знаков; запишите в его файл только его
# en 03ffcec2
publish-error-no-answer = ответа нет ({ $value }); проверьте сеть
# en bcdd503f
publish-error-status = сервер ответил { $value }; { $hint }
# en f7663b6b
read-error-corners = эти углы не образуют доску; укажите x,y крайних пересечений: левого верхнего, правого верхнего, правого нижнего, левого нижнего
# en 86f0abab
read-error-size-unknown = число линий определить не удаётся; укажите его в --size
# en 30c7747d
record-error-panicked = часть программы отказала ({ $value }); записанное до этого сохранено: продолжите запись
# en eee17f0c
error-record-source-panicked = источник отказал ({ $text }); записанное до этого сохранено: начните снова
# en 40fbf8b8
error-record-not-written = запись завершена, прежде чем удалось записать { $events ->
        [1] последнее событие или её саму: такое событие потеряно, а запись по журналу пишет 'kifuscribe replay'
        [one] последнее { $events } событие: то, что было после записанного на диск, потеряно
        [few] последние { $events } события: то, что было после записанного на диск, потеряно
       *[many] последние { $events } событий: то, что было после записанного на диск, потеряно
    }
# en 671ba4e5
error-request-ended = запись только что закончилась; повторите
# en 445d5a24
error-request-waits-for-room = запись завершена, но ещё не записана на диск до конца; освободите место или выберите другую папку и повторите
# en 775dd32d
error-request-too-many = слишком много запросов ждут очереди; повторите через мгновение
# en 0099f364
settings-error-bad-name = { $name } не может быть именем доски; до { $most } букв, цифр, пробелов, - и _
# en 91b98193
settings-error-in-use = доска { $name } открыта в другом окне; закройте его или укажите другое имя в --board
# en 6f8deaae
settings-error-io = папкой настроек { $folder } нельзя пользоваться ({ $source }); проверьте право записи
# en 3a53416a
settings-note-other-format = Настройки этой доски записала другая версия программы. Действует то, что известно этой версии; в прежнем виде они остаются в { $value }.
# en 4480b065
settings-note-unreadable = Настройки этой доски не читаются, поэтому действуют обычные. Файл остаётся под именем { $value }.
# en cf121062
settings-error-too-many = уже открыто досок: { $n }; закройте некоторые окна
# en d4f5da4a
sgf-error-behind-packed = за концом файла gzip стоит что-то ещё (байтов: { $bytes }); оно пропущено
# en c1af1b35
sgf-error-board = размер доски "{ $value }" непонятен: го играют на квадратных досках, например SZ[19]
# en 8e9524d1
sgf-error-cut-game = партия обрывается внутри значения { $property }, которое начинается в строке { $line }: там начинается другая партия
# en dde5f9c3
sgf-error-large-game = в партии больше { $limit }: { $what }; разделите её на несколько
# en 80cd418b
sgf-error-long-text = текст { $property }, начатый в строке { $line }, длиннее { $limit } байт - больше, чем бывает такой текст: сократите его в копии файла
# en 9375fd2f
sgf-error-in-packed = { $file }: { $why }
# en 09d63472
sgf-error-no-game = в файле нет партии: файл SGF начинается с "(;"
# en f18265d6
sgf-error-no-such-game = партий в файле: { $games }; партии { $wanted } нет
# en 29de0afb
sgf-error-not-go = в файле игра типа { $value }, а го - тип 1
# en 814c753c
sgf-error-packed = { $file } не удалось распаковать: { $why }
# en d01525c5
packed-fault-unknown = в нём есть то, чего эта программа не знает; распакуйте его другой программой
# en 4bc8792e
packed-fault-password = он защищён паролем; сначала распакуйте его
# en 4f360c21
packed-fault-method = способ, которым он сжат (номер { $number }), программе неизвестен; распакуйте его другой программой
# en 24203239
packed-fault-damaged = он обрезан или повреждён
# en 4df22d4f
sgf-error-rectangle = партия сыграна на доске { $columns } на { $rows } линий: читаются только партии на квадратных досках
# en 22d23bf3
sgf-error-too-large = в файле { $bytes } байт, а в файле SGF может быть { $limit }: разделите сборник
# en b65b795a
sgf-error-too-many = в файле больше { $limit }: { $what }; разделите сборник
# en 05480a7c
sgf-error-truncated = файл кончается внутри значения { $property }, начатого в строке { $line }: он обрезан
# en 97f6549f
storage-error-confirmed = результат { $session } подтверждён ({ $result }), и ходы после этого не записываются; если партия продолжается, сначала отмените его: 'kifuscribe correct { $session } withdraw --by ИМЯ --reasons ПРИЧИНА'
# en 02da8feb
storage-error-in-use = в { $path } пишет другой kifuscribe; сначала остановите его
# en 1ca50186
storage-error-journal = журнал { $path } использовать нельзя: { $source }
# en a85faaf3
storage-error-linked = { $path } - ссылка, а через ссылку ничего не записывается и не удаляется; назовите то, куда она ведёт, или поставьте это на её место
# en 78a12e8b
storage-error-long-text = текст в { $path }, который начинается с «{ $begins }», длиннее { $limit } байт - больше, чем бывает такой текст: сократите его
# en ba4bc7ca
storage-error-moved = запись партии из { $session } продолжилась в { $to }; назовите ту папку
# en a1433779
storage-error-no-recording = в { $path } записи нет: там нет журнала; укажите папку, которую создала команда `record`
# en 42111cc7
storage-error-not-a-key = в { $path } нет ключа Ed25519; его создаёт 'kifuscribe seal-key'
# en c6ef9db7
storage-error-not-a-session = { $path } - файл; укажите папку сеанса записи, её имя кончается на .session
# en e9059bc7
storage-error-not-sealed = { $session } не запечатана; сначала запечатайте её
# en 3db32383
storage-error-occupied = в { $path } уже есть запись; продолжите её с --resume или укажите другую папку в --session
# en ae9b8196
storage-error-record-in-use = в { $path } пишет другая запись или программа; сначала остановите её или записывайте в файл с другим именем
# en b455a6e5
error-storage-read = не удаётся прочитать { $path } ({ $source }); проверьте имя и право чтения
# en c0a35ed2
storage-error-refused = судья или игрок отказал в записи партии в { $session }, поэтому она не продолжается; когда согласие есть, исправьте это командой 'kifuscribe correct' с 'info'
# en e44f460c
storage-error-sealed = { $session } запечатана: после неё ходы не записываются, но исправления, ответы, заметки и результат ещё можно добавить; записывайте в другую папку, --session
# en b0f6707f
storage-error-write = не удаётся записать { $path } ({ $source }); проверьте, есть ли папка и право записи и не полон ли диск
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
vision-error-network = сетью { $network } нельзя пользоваться ({ $cause }): укажите папку, которую записал models/train/export.py
# en b79ea342
vision-error-picture = снимок не удаётся обработать ({ $value }): попробуйте другой файл или снимок поменьше

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
# en b8df8891
capture-hint-pictures = положите в неё файлы JPEG, PNG или WebP с именами по порядку съёмки
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
info-error-syntax = строку { $line } не удаётся прочитать: { $written }; напишите там ИМЯ = ЗНАЧЕНИЕ, текст в кавычках, например event = "Open Cup"
# en 9604125e
error-info-unknown-similar = строка { $line }: поля "{ $entry }" нет; может быть, "{ $meant }"?
# en 07462863
error-info-unknown = строка { $line }: поля "{ $entry }" нет; какие есть, сказано в руководстве, раздел "Files"
# en 8cac4e6a
info-error-entry = строка { $line }, { $written }: { $why }
# en c9fc5958
info-error-unwritable = сведения о партии не удаётся записать: { $value }
# en 4db55240
correction-error-sealed = запись запечатана, и имена тоже; впишите их в копию SGF
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
# en 71b8fa8f
capture-heif-undecodable = декодер не читает этот снимок { $format }
# en 2a0b55c9
capture-heic-needs-a-program = это снимок HEIC, а программа heif-convert, которая их читает, не установлена: установите её (в Debian пакет libheif-examples) или снимайте телефоном в JPEG (iPhone: «Настройки» > «Камера» > «Форматы» > «Наиболее совместимый»)
# en 5bfad77f
capture-empty-file = файл пуст: скопируйте его с камеры ещё раз
# en f3c0d135
sgf-error-no-record = в сжатом файле нет записи партии; в нём, по окончаниям имён: { $kinds }
# en cc14788f
sgf-packed-files = файлов в файле zip
# en 3aec89bb
catalogue-error-no-player = ни одной партии с такими именами в каталоге нет: { $names }; имена, как они записаны, перечисляет 'kifuscribe archive players'
# en a673556a
catalogue-error-one-player = { $names }: это уже имена одного игрока; у кого их несколько, перечисляет 'kifuscribe archive players --joined'
# en 0b2cb47b
catalogue-error-withheld = скрытое имя нельзя ни объединить с другими, ни отделить от них; укажите имена из списка 'kifuscribe archive players'
# en 808b726d
hall-error-code = зал не принимает этот код: { $why }
# en 459566c3
hall-error-unanswered = зал { $hall } не отвечает; проверьте, что он работает и что этот компьютер в его сети
# en 1199a22f
broadcast-error-token-file = не удаётся прочитать { $path }; проверьте имя и право на чтение
# en 386b0527
too-few-moves = в позиции или её части сыграно до этого места ходов: { $inside }; по порядку можно спросить не меньше одного и не больше стольких
# en 0c1cad50
system-no-plain-file = это ссылка, канал или устройство, а не обычный файл
# en 2aa9aa06
system-too-large = он больше, чем бывает такой файл
# en 9ed54261
system-no-text = его содержимое - не то, что бывает в таком файле
# en c1608731
query-option-error-unknown = у поиска нет параметра { $option }; имеющиеся перечислит 'archive find --help'
# en 358fc29c
query-option-error-value = параметр поиска { $option } не может быть '{ $value }'; возможные значения подскажет 'archive find --help'
# en 9375fd2f
search-error-no-record = { $file }: { $why }
# en 9375fd2f
search-error-no-position = { $file }: { $why }
# en 929b3984
search-error-narrowing = поиск, который сужает сохранённый, менялся бы вместе с ним и не сохранён; укажите сами условия
# en 178563e2
capture-error-no-picture-there = { $address } отвечает { $status }, а изображения нет; проверьте, что стоит в адресе после имени узла, и пускает ли этот компьютер программа телефона или камеры
# en 94b57b13
capture-error-missing = нет файла или папки { $path }; проверьте имя или укажите camera:ИМЯ, phone или phone:5 (телефон стола 5), папку со снимками, видеофайл, адрес http:// или rtsp://
