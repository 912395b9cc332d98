# Помилки: що не так і що робити.
# en 1d572d59
agreement-error-no-point = "{ $label }" - не пункт дошки { $size }: називайте пункти так: D4
# en 6675e12a
agreement-error-no-stone = наприкінці партії на { $value } немає каменя, і мертвим там нічого бути не може
# en 21177bb2
agreement-error-dead-and-seki = камінь { $label } вказано і мертвим, і таким, що стоїть у секі: вкажіть щось одне
# en dc5c932b
act-error-changed-meanwhile = запис у { $session } тим часом змінився, і нічого не зроблено; перегляньте його й повторіть
# en 91f0fad5
error-act-final = результат { $result } у { $path } підтверджено, він остаточний; знайдене пізніше - лише відомості; щоб змінити його, спершу відкличте: 'kifuscribe correct { $path } withdraw --by ІМ'Я --reasons ПРИЧИНА'
# en 8b10fe38
error-act-final-by = результат { $result } у { $path } підтверджено ({ $by }), він остаточний; знайдене пізніше - лише відомості; щоб змінити його, спершу відкличте: 'kifuscribe correct { $path } withdraw --by ІМ'Я --reasons ПРИЧИНА'
# en d990d3a0
act-refusal-still-running = запис ще триває; спершу завершіть його
# en 2fc765f0
act-error-folder-too-long = шлях { $folder } задовгий, щоб передати його запису; назвіть теку з коротшим шляхом
# en 2dc8c043
act-error-not-recorded = у { $session } зараз нічого не записується; продовжити можна командою 'kifuscribe record' з --session і --resume
# en 2239ae4a
act-error-not-relocated = запис у { $session } не продовжився в { $folder }: причину сказано там, де йде запис; перевірте, чи є там місце і чи немає там запису з такою назвою
# en ac81a253
act-error-unanswered = програма, яка записує в { $session }, не відповіла за 5 секунд, і запит знято; перевірте, чи вона працює, і повторіть
# en 8eab1435
act-error-unknown = програма, яка записує в { $session }, почала це й не повідомила, чи зроблено; перегляньте командою 'kifuscribe correct { $session } history'
# en 01ad998d
act-refusal-final = результат { $result } підтверджено, він остаточний; знайдене пізніше - лише відомості; щоб змінити його, спершу відкличте
# en ed0ac969
act-refusal-under-appeal = результат { $result } підтверджено й оскаржено; щоб залишити його чинним, відхиліть апеляцію з тим самим результатом; щоб змінити, спершу відкличте його
# en 471cdaa0
act-error-newer-recording = { $sgf } належить новішому запису в { $newest }; вкажіть інший шлях у -o
# en 7a86d088
act-refusal-no-record = виправляти нічого: дошки в цьому записі не було видно
# en 1d48f9b1
act-refusal-name-with-controls = в імені '{ $name }' є перенесення рядка або інший керівний символ; уведіть ім'я в один рядок
# en 3a1bb248
act-refusal-no-such-choice = у запитання { $question } такі пропозиції: { $choices }; вкажіть номер однієї з них, confirm або reject
# en 88d3558b
act-refusal-no-such-question = запитання { $question } не відкрите; відкриті: { $open }
# en ee187775
act-refusal-nothing-decided = немає ні рішення, ні результату, які можна відкликати
# en 0394f542
act-refusal-note-taken-back-unsigned = нотатку відкликає хтось і з певної причини; вкажіть ім'я та причини
# en 5574c6ba
act-refusal-no-such-note = немає нотатки { $number }, яку можна відкликати, усього їх { $notes }; перегляньте список через kifuscribe incident і вкажіть номер чинної
# en 493f4047
act-refusal-unsigned = імена, умови та рішення, ухвалені знову, потребують імені; вкажіть чиє
# en 25da5666
act-error-which-sgf = поруч із { $session } немає SGF; скажіть у -o, куди його записати
# en 892b3cc8
error-archive-not-entered = запису немає в архіві: { $why }
# en fc7cf1ef
error-archive-gives-way = на диску мало місця: архів не оновлюється, щоб вистачило місця для запису партії
# en e05c541d
error-archive-unreadable = файл не читається ({ $why })
# en 17ee76fd
audit-input-error-game = не вдається прочитати { $path } як партію: { $source }
# en b7ed2146
audit-input-error-record = не вдається прочитати { $path } ({ $source }); перевірте ім'я
# en cfbe587a
audit-error-not-by-filling = за японськими правилами заповненням не рахують; результат скаже 'kifuscribe score', або вкажіть правила підрахунку в --rules
# en 4b4613f2
audit-task-error-panicked = читання знімків несподівано перервалося; спробуйте знову
# en 2eff0f8d
bad-board-size = дошка на { $value } ліній не підтримується: у дошки від 5 до 25 ліній
# en a8eee254
bad-changes = ходи партії в каталозі пошкоджені; виконайте 'kifuscribe archive rebuild'
# en 7e6bdca7
broadcast-error-thread = система не дає потоку для глядачів ({ $source }); закрийте щось
# en ac8f0855
calibrate-error-other-shape = знімки мішені іншої форми, ніж знімки дошки; зніміть те й те з однаковими налаштуваннями
# en f9252322
calibration-error-board = дошки '{ $name }' немає; відомі { $known }
# en 3e896d72
calibration-error-corners = кути в калібруванні не утворюють дошку: запишіть його знову командою 'kifuscribe calibrate SOURCE -o FILE'
# en 38b45fa0
calibration-error-text = це не калібрування ({ $value }): запишіть його командою 'kifuscribe calibrate SOURCE -o FILE'
# en d82b103a
capture-error-ambiguous-camera = { $wanted } підходить кільком камерам; вкажіть одну з них: { $known }
# en 817f9bdb
capture-error-camera-busy = камера { $name } зайнята; закрийте програму, яка її використовує, або виберіть іншу камеру
# en 68417036
capture-error-camera-failed = камеру { $name } не вдається відкрити ({ $why }); від'єднайте її і під'єднайте знову, перевірте право доступу
# en a86cdb06
capture-error-cannot-write = не вдається записати { $path } ({ $why }); перевірте, чи є тека і чи не повний диск
# en 9da01bd7
capture-error-cut-off = відео { $path } обривається { $at }; скопіюйте його з камери знову або виправте: `ffmpeg -i { $path } -c copy repaired.mkv`
# en b0ca7695
capture-error-no-answer = від { $address } відео немає; перевірте адресу, чи ввімкнено камеру і чи в тій самій вона мережі
# en 99d893e6
capture-error-web-page = за адресою { $address } вебсторінка, а не зображення; вкажіть адресу відео, яку показує програма телефону чи камери
# en 5ecc57af
capture-error-wrong-password = { $address } вимагає ім'я та пароль; вкажіть їх в адресі, http://ІМ'Я:ПАРОЛЬ@АДРЕСА, і перевірте написання
# en 7f693467
capture-error-no-pictures = у теці { $path } немає знімків; { $hint }
# en 1e58d939
capture-error-phone-not-served = сторінка для { $name } на цьому комп'ютері не відкрита; її відкривають 'kifuscribe record { $name }', calibrate, doctor або вікно програми
# en efe8a4ff
capture-error-phone-table = '{ $table }' - не номер столу; напишіть phone або phone:5 для телефона столу 5
# en cee76226
capture-error-not-a-picture = { $path } - не знімок, який можна прочитати ({ $why }); вкажіть файл JPEG, PNG або WebP
# en 085da974
capture-error-no-decoder = { $path } не прочитати: { $why }
# en afe782e1
capture-error-not-a-video = { $path } - не відео, яке можна прочитати; { $hint }
# en 83da5017
capture-error-thread = не вдається почати приймання зображень ({ $value }); закрийте інші програми і спробуйте знову
# en 1eab1a5b
capture-error-undecodable = відео { $path } не декодується { $at } ({ $why }); перетворіть його: `ffmpeg -i { $path } converted.mkv`
# en 92df6f56
capture-error-unknown-camera = немає камери { $wanted }; { $known }
# en 3fb43008
capture-error-unknown-scheme = адреси { $scheme }:// не підтримуються; вкажіть http:// (MJPEG) або rtsp://
# en 23ad4de4
capture-error-unreadable = не вдається прочитати { $path } ({ $source }); перевірте, чи є право читання
# en 5d527c63
catalogue-error-ambiguous = з { $id } починається кілька партій; вкажіть більше літер
# en 881c19e7
catalogue-error-busy = у каталог { $path } пише інша програма; спробуйте, коли вона закінчить
# en f7040c16
catalogue-error-damaged = каталог { $path } пошкоджено; 'kifuscribe archive rebuild' прочитає партії знову з їхніх файлів
# en f330ab2a
catalogue-error-empty = каталог { $path } - порожній файл; 'kifuscribe archive rebuild' прочитає партії з його теки, 'kifuscribe archive add FOLDER' - з іншої
# en b2f89f66
catalogue-error-disk = диск не читає або не пише каталог { $path } ({ $source }); перевірте диск і вільне місце
# en 2e6f4461
catalogue-error-folder = не вдається створити теку { $path } ({ $source }); перевірте право запису
# en e2e0bcb9
catalogue-error-folder-in-use = тека { $path } не порожня, і два експорти змішалися б; вкажіть нову теку або звільніть цю
# en 37a98dfd
catalogue-error-foreign = { $path } - файл іншої програми, а не каталог; вкажіть інший файл у --archive
# en 50de1494
catalogue-error-odd-beside = { $path } - не звичайний файл, і каталог поруч із ним не відкривається; видаліть його
# en c862f941
catalogue-error-altered = { $path } змінено: у ньому є не лише власні таблиці каталогу, і це діяло б тут; видаліть його та додайте партії знову до іншого файлу через --archive
# en b4aa83f1
catalogue-error-full = диск повний; у каталозі { $path } є те, що було записано раніше; звільніть місце і додайте партії знову
# en 904fb2f0
catalogue-error-game-file = партію не вдається прочитати з { $path }: { $why }; додайте теку, де вона зараз лежить: 'kifuscribe archive add'
# en ad060b2f
catalogue-error-missing = каталогу { $path } немає; його створює 'kifuscribe archive add FOLDER', інший можна вказати в --archive FILE
# en 4a63ab44
catalogue-error-newer = версія каталогу { $path } - { $version }, а ця програма читає версії до { $newest }; установіть новіший kifuscribe
# en 94861f20
catalogue-brought-up-to-date = Каталог { $path } оновлено; у попередньому вигляді він залишається в { $copy }. Команда 'kifuscribe archive rebuild' додасть сумнівно прочитане й варіанти партій, які в ньому були.
# en 16b51c1f
catalogue-error-no-name = { $name } - не ім'я; вкажіть ім'я, як його написано в партіях
# en e927df07
catalogue-error-no-package = { $path } - тека, а не пакет партій; вкажіть файл на .zip або нічого, щоб перевірити каталог
# en a7aca30a
catalogue-error-no-such-game = партії { $id } у каталозі немає: партію називають її ім'ям з літер і цифр на початку її рядка в 'kifuscribe archive find'
# en 7d819592
catalogue-error-package = { $path } не можна використати як пакет партій ({ $why }); вкажіть файл, який записала 'kifuscribe archive export'
# en eeb34c24
catalogue-error-part-of-name = гравця { $name } немає, але це є в іменах: { $players }; вкажіть одне з них, як там написано
# en 089afacb
catalogue-error-sqlite = каталогом { $path } не можна користуватися ({ $source }); 'kifuscribe archive rebuild' складе його знову
# en 40000df6
catalogue-error-unwritable = не вдається записати каталог { $path }; перевірте, чи є тека й право запису
# en 77b1964a
correction-error-already-there = хід { $number } уже на { $label }
# en e2051901
correction-error-no-stone = після ходу { $after } на { $label } немає каменя
# en 3a7d722a
correction-error-no-such-move = ходу { $number } немає: ходів у записі { $moves }
# en d0bd375b
correction-error-nothing-to-redo = не скасовано нічого, що можна повернути
# en 3fd4fd34
correction-error-nothing-to-settle = дошка наприкінці й запис не розбігаються; улагоджувати нічого
# en 1a5960d1
correction-error-nothing-to-undo = немає виправлення, яке можна скасувати
# en 6d281383
correction-error-occupied = на { $label } ходом { $number } камінь поставити не можна: там уже є камінь
# en ae5177cc
correction-error-off-board = пункт виправлення поза дошкою { $size }
# en 1513c89c
correction-error-played-later = у { $label } пізніше зроблено хід { $number }; спершу виправте його
# en 66bc090b
game-file-error-missing = її там немає
# en 81c3f15c
no-file-odd = це канал, пристрій або тека, а не файл
# en e9da67dd
no-file-link-to-nothing = це посилання, яке не веде до жодного файлу
# en 122bb32b
game-file-error-name = його ім'я - не UTF-8; перейменуйте його
# en a6d830b0
game-file-error-no-game = у ньому немає партії { $place }
# en 54a132cb
game-file-error-not-begun = у цьому записі партія не почалася
# en 4ce0359d
game-file-error-other-game = тепер у ньому інша партія
# en 3d930784
hall-error-address = { $text } - не адреса залу; вона виглядає так: http://host:8080
# en 56aee395
hall-answer-error-form = це відповідь не залу; перевірте адресу
# en 116e9996
hall-error-denied = зал не пускає цей комп'ютер за стіл { $table }: { $why }
# en 1015a108
hall-error-is-token = це токен, а не адреса залу, яка виглядає так: http://host:8080; токен укажіть файлом, у --token-file
# en e7e50817
hall-link-error-thread = система не дає потоку для залу ({ $source }); закрийте щось
# en 263f6132
hall-error-no-answer = зал { $hall } не відповідає столу { $table }; перевірте, чи працює він і чи в його мережі цей комп'ютер
# en c23382af
hall-error-no-hall = за адресою { $address } залу немає (відповідь { $status }); перевірте адресу
# en 021c4df7
hall-seat-error-address = це не адреса залу; вона виглядає так: http://host:8080
# en e1bd982e
hall-seat-error-is-token = це токен, а не адреса залу; його вводять у поле для токена
# en fdc76ced
hall-seat-error-table = номер столу - від 1; вкажіть номер, який дав організатор
# en 94129c8d
hall-seat-error-token = це не токен; він - одне слово, як його вивела 'kifuscribe-hall token'
# en 5680089a
hall-error-status = зал { $hall } зараз не може відповісти столу { $table } (він відповів { $status }); перегляньте його журнал і спробуйте пізніше
# en 72e92d80
info-error-value = { $what }: { $value } - не { $expected }
# en b4bc724b
invalid-delay = вкажіть час, наприклад 30s або 5m, не більше доби, або кількість ходів, наприклад 3moves
# en 43f19073
invalid-origin = вкажіть адресу вигляду https://overlay.example або * для будь-яких сторінок
# en fb39c733
invalid-event-before-start = вона стоїть до початку партії
# en ed00a489
invalid-event-confidence = упевненість - не число від 0 до 1
# en 20645205
invalid-event-hash = { $hash } - не хеш знімка
# en da0e8eae
invalid-event-no-such-question = запитання { $question } немає
# en 4bf8e196
invalid-event-off-board = стовпець { $col } і ряд { $row }, рахуючи з 0, поза дошкою { $size }
# en 9aef0379
invalid-event-out-of-range = { $field }: { $value }, а має бути від { $least } до { $most }
# en 1f6bbf7f
invalid-event-question-number = { $question } не може бути номером нового запитання
# en 5dd73e66
invalid-event-rows = її дошка - не квадрат із X, O, . і ?
# en 255c2fda
invalid-event-too-long = у списку { $list } елементів { $entries }, а можна щонайбільше { $most }
# en 71b2a8c0
journal-error-broken = перед рядком { $line } рядок пропущено або він стоїть не на місці; візьміть незмінену копію
# en 18633e72
journal-error-changed = рядок { $line } змінили після запису: він не збігається зі своїм хешем; візьміть незмінену копію
# en 68629a79
journal-error-field = рядок { $line } не вдається прочитати: { $source }; візьміть незмінену копію
# en e7d5fb2b
journal-error-long-line = рядок { $line } довший за { $limit } байтів - більше, ніж пише запис; скоротіть введене або візьміть незмінену копію журналу
# en ce15c71c
journal-error-invalid = рядок { $line } не підходить до запису: { $source }; візьміть незмінену копію
# en 51fd36da
journal-error-long-name = у рядку { $line } є ім'я, довше за { $limit } байтів - таких не буває: скоротіть ім'я там, де його вводять, або візьміть незмінену копію журналу
# en 4b3f572d
journal-error-malformed = рядок { $line } - не рядок журналу ({ $detail }); візьміть незмінену копію
# en 7d440035
journal-error-newer-format = його формат { $format }, а ця версія читає формати до { $newest }; установіть новіший kifuscribe
# en 35983dd2
journal-error-unwritable = подію { $line } не вдається записати: { $detail }; повідомте про це як про помилку kifuscribe
# en 0f0e7ca8
live-error = сторінку глядачів не вдається відкрити на { $address } ({ $source }); виберіть іншу адресу або порт
# en d24e4f5c
lock-of-another = файл блокування належить обліковому запису { $account }, і користуватися ним може лише він: коли жодна його програма туди не пише, цей обліковий запис або адміністратор може видалити файл
# en 735765df
network-error-no-sums = мережі в { $folder } не можна перевірити: { $sums } не вдається прочитати ({ $source })
# en 4f93e74a
error-network-not-used = { $why }; дошку читають лише за лініями та яскравістю, а це помиляється значно частіше
# en bc0498d7
network-error-unreadable = мережу { $path } не вдається прочитати ({ $source })
# en d7addf7b
network-error-wrong-hash = мережа { $name } - не та, що названа в { $sums }, або її пошкоджено
# en 8f495af5
error-no-reason-known = причина невідома
# en 666502c6
pairgoth-error-address = { $text } - не адреса турніру; вона виглядає так: http://host:8080/api/tour/1
# en 780031cc
pairgoth-error-no-answer = { $address } не відповідає; перевірте, чи працює сервер і чи в його мережі цей комп'ютер
# en f63c51d6
pairgoth-error-no-such-game = у турі { $round } на сервері більше немає партії { $id }; жеребкування провели знову: прочитайте його ще раз
# en 773ab266
pairgoth-error-not-known = { $address } не відповів, і результату там поки не видно: можливо, сервер його отримав; подивіться там або надішліть результати ще раз
# en af7ee331
pairgoth-error-refused = сервер { $address } не прийняв результат: { $why }; залагодьте це там і надішліть знову
# en 5574d9c6
pairgoth-error-not-kept = сервер прийняв результат, але не показує його; подивіться там, чи його внесено
# en 5c2abbab
pairgoth-error-status = сервер відповів { $status } для { $address }; { $hint }
# en ee7e6a35
pairings-error-column = у списку жеребкування немає стовпця { $missing }; є стовпці { $found }
# en 99932519
pairings-error-csv = список жеребкування не вдається прочитати: { $text }
# en 2f82a745
pairings-error-json = це відповідь не сервера pairgoth: { $text }
# en d6656217
pairings-error-no-game = у ньому немає жодної пари; спершу проведіть жеребкування туру
# en e4245911
pairings-error-no-round = у турі { $wanted } немає партій; партії є в турах { $rounds }
# en 78433124
pairings-error-no-table = за столом { $wanted } партії немає; столи: { $tables }
# en acae533f
pairings-error-no-tables = у цьому жеребкуванні немає номерів столів, тож вибрати стіл не можна; вкажіть файл самої програми жеребкування
# en 7cc51a5b
pairings-error-players-only = це список гравців без жеребкування; вкажіть файл самої програми жеребкування
# en 93315e26
pairings-error-too-large = файл більший за будь-який турнір; вкажіть файл самої програми жеребкування
# en aa3559ee
pairings-error-two-tables = за столом { $wanted } у цьому турі кілька партій; дайте кожній партії свій стіл
# en a2dae4b3
pairings-error-unknown-format = це не файл турніру OpenGotha чи MacMahon і не таблиця жеребкування
# en 43f0a1fc
pairings-error-unknown-xml = цей XML - не турнір OpenGotha чи MacMahon; вкажіть файл самої програми жеребкування
# en 6c8846ca
pairings-error-which-table = тут { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }; скажіть, яка, у --table: одна з { $tables }
# en 0ecbd9d3
pairings-error-xml = це не файл турніру { $program }: { $reason }
# en ac266aa8
pattern-error-no-stone = на дошці немає каменів; вкажіть позицію з каменями в куті
# en 0f9cf59d
pattern-error-several-corners = камені лежать у кількох кутах, і жоден хід не каже, який мається на увазі; вкажіть прямокутник: --region A1:G7
# en b36851b1
pdf-error-no-font = для PDF не знайдено шрифту; установіть, наприклад, DejaVu Sans або друкуйте HTML
# en ad308e87
pdf-error-refused = PDF не вдається записати ({ $value }); друкуйте HTML
# en 31f2ea8c
penalty-error-lost-on-time = третій штрафний період сплив: партію програно за часом і не підраховується
# en f3a008e5
penalty-error-malformed = вкажіть очки, наприклад 2, або час на годиннику зі штрафними очками, наприклад 64:10 of 60:00
# en ebe44052
penalty-error-negative = штраф не може бути від'ємним
# en bd1057ea
presses-error-csv = це не таблиця натискань годинника ({ $source }); вкажіть CSV зі стовпцями time і event
# en b9edf7ad
presses-error-order = рядок { $row } раніший за попередній; вкажіть натискання за порядком
# en 0b9e268f
presses-error-row = рядок { $row } - не натискання; вкажіть час, наприклад 12:30, і start-black, start-white, press або pause
# en 3e724c70
publish-address-error-address = на адресу { $value } записи надсилати не можна; вона виглядає так: https://example.org/board-1.sgf
# en c9d91d16
publish-address-error-token = токен порожній або це не один рядок простих знаків; запишіть у його файл лише його
# en 03ffcec2
publish-error-no-answer = відповіді немає ({ $value }); перевірте мережу
# en bcdd503f
publish-error-status = сервер відповів { $value }; { $hint }
# en f7663b6b
read-error-corners = ці кути не утворюють дошку; вкажіть x,y крайніх перетинів: лівого верхнього, правого верхнього, правого нижнього, лівого нижнього
# en 86f0abab
read-error-size-unknown = кількість ліній визначити не вдається; вкажіть її в --size
# en 30c7747d
record-error-panicked = частина програми відмовила ({ $value }); записане до цього збережено: продовжіть запис
# en eee17f0c
error-record-source-panicked = джерело відмовило ({ $text }); записане до цього збережено: почніть знову
# en 40fbf8b8
error-record-not-written = запис завершено, перш ніж удалося записати { $events ->
        [1] останню подію або його самого: таку подію втрачено, а запис за журналом пише 'kifuscribe replay'
        [one] останню { $events } подію: те, що було після записаного на диск, втрачено
        [few] останні { $events } події: те, що було після записаного на диск, втрачено
       *[many] останні { $events } подій: те, що було після записаного на диск, втрачено
    }
# en 671ba4e5
error-request-ended = запис щойно закінчився; повторіть
# en 445d5a24
error-request-waits-for-room = запис завершено, але ще не записано на диск до кінця; звільніть місце або виберіть іншу теку й повторіть
# en 775dd32d
error-request-too-many = забагато запитів чекають на чергу; повторіть за мить
# en 0099f364
settings-error-bad-name = { $name } не може бути ім'ям дошки; до { $most } літер, цифр, пробілів, - і _
# en 91b98193
settings-error-in-use = дошка { $name } відкрита в іншому вікні; закрийте його або вкажіть інше ім'я в --board
# en 6f8deaae
settings-error-io = текою налаштувань { $folder } не можна користуватися ({ $source }); перевірте право запису
# en 3a53416a
settings-note-other-format = Налаштування цієї дошки записала інша версія програми. Діє те, що відоме цій версії; у попередньому вигляді вони залишаються в { $value }.
# en 4480b065
settings-note-unreadable = Налаштування цієї дошки не читаються, тож діють звичайні. Файл залишається під назвою { $value }.
# en cf121062
settings-error-too-many = уже відкрито дошок: { $n }; закрийте деякі вікна
# en d4f5da4a
sgf-error-behind-packed = за кінцем файла gzip стоїть ще щось (байтів: { $bytes }); його пропущено
# en c1af1b35
sgf-error-board = розмір дошки "{ $value }" незрозумілий: у ґо грають на квадратних дошках, наприклад SZ[19]
# en 8e9524d1
sgf-error-cut-game = партія обривається всередині значення { $property }, що починається в рядку { $line }: там починається інша партія
# en dde5f9c3
sgf-error-large-game = у партії понад { $limit }: { $what }; поділіть її на кілька
# en 80cd418b
sgf-error-long-text = текст { $property }, початий у рядку { $line }, довший за { $limit } байтів - більше, ніж буває такий текст: скоротіть його в копії файлу
# en 9375fd2f
sgf-error-in-packed = { $file }: { $why }
# en 09d63472
sgf-error-no-game = у файлі немає партії: файл SGF починається з "(;"
# en f18265d6
sgf-error-no-such-game = партій у файлі: { $games }; партії { $wanted } немає
# en 29de0afb
sgf-error-not-go = у файлі гра типу { $value }, а ґо - тип 1
# en 814c753c
sgf-error-packed = { $file } не вдалося розпакувати: { $why }
# en d01525c5
packed-fault-unknown = у ньому є те, чого ця програма не знає; розпакуйте його іншою програмою
# en 4bc8792e
packed-fault-password = він захищений паролем; спершу розпакуйте його
# en 4f360c21
packed-fault-method = спосіб, яким його стиснено (номер { $number }), програмі невідомий; розпакуйте його іншою програмою
# en 24203239
packed-fault-damaged = він обрізаний або пошкоджений
# en 4df22d4f
sgf-error-rectangle = партію зіграно на дошці { $columns } на { $rows } ліній: читаються лише партії на квадратних дошках
# en 22d23bf3
sgf-error-too-large = у файлі { $bytes } байтів, а у файлі SGF може бути { $limit }: поділіть збірку
# en b65b795a
sgf-error-too-many = у файлі понад { $limit }: { $what }; поділіть збірку
# en 05480a7c
sgf-error-truncated = файл закінчується всередині значення { $property }, початого в рядку { $line }: його обрізано
# en 97f6549f
storage-error-confirmed = результат { $session } підтверджено ({ $result }), і ходи після цього не записуються; якщо партія триває, спершу скасуйте його: 'kifuscribe correct { $session } withdraw --by ІМ'Я --reasons ПРИЧИНА'
# en 02da8feb
storage-error-in-use = у { $path } пише інший kifuscribe; спершу зупиніть його
# en 1ca50186
storage-error-journal = журнал { $path } використати не можна: { $source }
# en a85faaf3
storage-error-linked = { $path } - посилання, а через посилання нічого не записується й не видаляється; назвіть те, куди воно веде, або поставте це на його місце
# en 78a12e8b
storage-error-long-text = текст у { $path }, що починається з «{ $begins }», довший за { $limit } байтів - більше, ніж буває такий текст: скоротіть його
# en ba4bc7ca
storage-error-moved = запис партії з { $session } продовжився в { $to }; назвіть ту теку
# en a1433779
storage-error-no-recording = у { $path } запису немає: там немає журналу; вкажіть теку, яку створила команда `record`
# en 42111cc7
storage-error-not-a-key = у { $path } немає ключа Ed25519; його створює 'kifuscribe seal-key'
# en c6ef9db7
storage-error-not-a-session = { $path } - файл; вкажіть теку сеансу запису, її назва закінчується на .session
# en e9059bc7
storage-error-not-sealed = { $session } не запечатано; спершу запечатайте
# en 3db32383
storage-error-occupied = у { $path } уже є запис; продовжіть його з --resume або вкажіть іншу теку в --session
# en ae9b8196
storage-error-record-in-use = у { $path } пише інший запис або програма; спершу зупиніть його або записуйте у файл з іншою назвою
# en b455a6e5
error-storage-read = не вдається прочитати { $path } ({ $source }); перевірте ім'я і право читання
# en c0a35ed2
storage-error-refused = суддя або гравець відмовив у записі партії в { $session }, тому її не продовжено; коли згода є, виправте це командою 'kifuscribe correct' з 'info'
# en e44f460c
storage-error-sealed = { $session } запечатано: після цього ходи не записуються, але виправлення, відповіді, нотатки й результат ще можна додати; записуйте в іншу теку, --session
# en b0f6707f
storage-error-write = не вдається записати { $path } ({ $source }); перевірте, чи є тека й право запису і чи не повний диск
# en c3f4f39f
error-stream-closed = камеру закрито
# en eff98fa9
error-stream-incomplete = частини зображення немає
# en 5c2b4c2a
error-stream-no-picture = від неї немає зображення
# en 5c126c6c
error-stream-wrong-size = зображення неправильного розміру
# en 947c4dc3
error-video-process-not-installed = поруч із kifuscribe немає програми kifuscribe-video ({ $looked_in }); установіть обидві або виконайте `cargo build`
# en acc08ac9
error-video-process-not-started = не вдається запустити kifuscribe-video ({ $source }); закрийте інші програми і спробуйте знову
# en 3ae61547
error-video-process-stopped = декодер зупинився ({ $source })
# en 1ed75cc6
error-video-process-stuck = декодер нічого не надсилав { $seconds } с
# en b974ea56
vision-error-network = мережею { $network } не можна користуватися ({ $cause }): вкажіть теку, яку записав models/train/export.py
# en b79ea342
vision-error-picture = знімок не вдається обробити ({ $value }): спробуйте інший файл або менший знімок

# en ed3466e9
capture-at-beginning = на початку
# en 4a0bf4ca
capture-at-first-picture = до першого кадру
# en af91216e
capture-at-index = до свого індексу
# en 922b5748
capture-camera-renumbered = її номер змінився, поки вона відкривалася
# en 3feb7e40
capture-camera-silent = вона не відповідає
# en 732a126b
capture-hint-formats = вкажіть файл mp4, mkv, avi або mov чи теку зі знімками
# en b8df8891
capture-hint-pictures = покладіть у неї файли JPEG, PNG або WebP з іменами за порядком знімання
# en 07059282
capture-hint-video = щоб прочитати відео в ній, вкажіть { $video }
# en fbab2a63
capture-known-cameras = вкажіть одну з них: { $names }
# en 13e2a412
capture-no-camera = камеру не під’єднано, або немає прав нею користуватися
# en e1bf5b5e
expected-consent = yes, no або open
# en 89e25298
expected-handicap = кількість каменів від 0 до 25
# en 9be131f4
expected-move-made = hand-off, clock або captures
# en 41f837d4
expected-points = кількість очок, наприклад 6.5, кратна 0.5
# en 36e165da
expected-result = результат, наприклад B+3.5, W+R або 0
# en cd07a3bb
expected-text = текст
# en 86b94efa
expected-time = час, наприклад 1:30:00, 90m або 5400 (секунд)
# en b7c0c152
pairgoth-hint-again = спробуйте знову або експортуйте там турнір і вкажіть файл
# en dda5a892
pairgoth-hint-number = перевірте номер турніру і чи є жеребкування туру
# en 5d914590
pairgoth-hint-token = йому потрібен токен, або наданий не підходить: експортуйте там турнір і вкажіть файл
# en ca67f27a
publish-hint-busy = можливо, він зайнятий
# en 15f48e6b
publish-hint-moved = він переїхав: вкажіть нову адресу
# en fcb5d320
publish-hint-put = перевірте адресу і чи приймає він PUT
# en b64334c2
publish-hint-size = запису такого розміру він не приймає
# en fcbcdb41
publish-hint-token = перевірте токен
# en 24ea860a
sgf-bytes = байтів
# en 4ead2df0
sgf-nodes = вузлів
# en f5d3abd8
sgf-stones-by-hand = каменів, поставлених рукою
# en 7d3cf123
sgf-values = значень
# en 6e61535e
system-address-in-use = адресу зайнято
# en 6bd61bd3
system-address-not-here = цей комп’ютер не має такої адреси
# en 77d413cb
system-already-exists = уже існує
# en 3afd9e91
system-connection-refused = у з’єднанні відмовлено
# en a68c005a
system-disk-full = диск повний
# en 612ebea1
system-is-a-folder = це тека
# en 68da13b0
system-not-a-folder = частина шляху - не тека
# en 80bad0a8
system-not-found = такого файлу чи теки немає
# en cbaf3c18
system-permission-denied = немає прав
# en 3a73a7d8
system-read-only = диск лише для читання
# en 37958903
system-timed-out = відповіді вчасно немає
# en 7a57245f
system-unreachable = той комп’ютер недоступний
# en 25dd95b9
info-entry-wrong = { $text } - не { $expected }
# en b0714c1b
info-error-syntax = рядок { $line } не вдається прочитати: { $written }; напишіть там ІМ'Я = ЗНАЧЕННЯ, текст у лапках, наприклад event = "Open Cup"
# en 9604125e
error-info-unknown-similar = рядок { $line }: поля "{ $entry }" немає; можливо, "{ $meant }"?
# en 07462863
error-info-unknown = рядок { $line }: поля "{ $entry }" немає; які є, сказано в посібнику, розділ "Files"
# en 8cac4e6a
info-error-entry = рядок { $line }, { $written }: { $why }
# en c9fc5958
info-error-unwritable = відомості про партію не вдається записати: { $value }
# en 4db55240
correction-error-sealed = запис запечатано, і імена теж; впишіть їх у копію SGF
# en 34acf622
info-entry-no-value = це не { $expected }
# en 756eae18
expected-date = дата, що існує; пишіть 2026-11-21 або 2026-11-21,22 для двох днів

# en 72bc96c7
capture-after = через { $seconds } с
# en 7355bbd4
capture-after-of = через { $seconds } с із { $all } с
# en 551d9b34
info-file-about-one-game = --table і --round обирають партію турніру, а { $source } - про одну партію; приберіть їх
# en 9dc8cf2e
info-file-has-a-result = у { $source } є результат, так його не виправляють; внесіть його командою 'kifuscribe result'
# en fe473b34
error-tournament-file-folder = { $path } - тека; укажіть у ній файл програми жеребкування
# en c2501263
package-no-zip = це не файл ZIP, або його пошкоджено
# en e711e3da
package-no-list = у ньому немає списку хешів, який читає ця версія
# en d8ab647e
capture-one-picture = це один знімок: прочитайте його командою `kifuscribe read` або вкажіть його теку
# en cf6175b5
capture-picture-cut-short = файл обривається посеред знімка: скопіюйте його ще раз
# en b5b244cc
capture-picture-too-large = у ньому вказано { $width } x { $height } пікселів, а читається не більше { $most } мільйонів
# en 71b8fa8f
capture-heif-undecodable = декодер не читає цей знімок { $format }
# en 2a0b55c9
capture-heic-needs-a-program = це знімок HEIC, а програму heif-convert, яка їх читає, не встановлено: встановіть її (у Debian пакет libheif-examples) або знімайте телефоном у JPEG (iPhone: «Параметри» > «Камера» > «Формати» > «Найсумісніший»)
# en 5bfad77f
capture-empty-file = файл порожній: скопіюйте його з камери ще раз
# en f3c0d135
sgf-error-no-record = у стисненому файлі немає запису партії; у ньому, за закінченнями імен: { $kinds }
# en cc14788f
sgf-packed-files = файлів у файлі zip
# en 3aec89bb
catalogue-error-no-player = жодної партії з такими іменами в каталозі немає: { $names }; імена, як вони записані, перелічує 'kifuscribe archive players'
# en a673556a
catalogue-error-one-player = { $names }: це вже імена одного гравця; у кого їх кілька, перелічує 'kifuscribe archive players --joined'
# en 0b2cb47b
catalogue-error-withheld = приховане ім’я не можна ні об’єднати з іншими, ні відокремити від них; вкажіть імена зі списку 'kifuscribe archive players'
# en 808b726d
hall-error-code = зал не приймає цей код: { $why }
# en 459566c3
hall-error-unanswered = зала { $hall } не відповідає; перевірте, що вона працює і що цей комп'ютер у її мережі
# en 1199a22f
broadcast-error-token-file = не вдається прочитати { $path }; перевірте ім'я і право на читання
# en 386b0527
too-few-moves = у позиції чи її частині до цього місця зіграно ходів: { $inside }; за порядком можна спитати не менше одного й не більше стількох
# en 0c1cad50
system-no-plain-file = це посилання, канал або пристрій, а не звичайний файл
# en 2aa9aa06
system-too-large = він більший, ніж буває такий файл
# en 9ed54261
system-no-text = його вміст - не той, що буває в такому файлі
# en c1608731
query-option-error-unknown = пошук не має параметра { $option }; наявні перелічить 'archive find --help'
# en 358fc29c
query-option-error-value = параметр пошуку { $option } не може бути '{ $value }'; можливі значення підкаже 'archive find --help'
# en 9375fd2f
search-error-no-record = { $file }: { $why }
# en 9375fd2f
search-error-no-position = { $file }: { $why }
# en 929b3984
search-error-narrowing = пошук, який звужує збережений, змінювався б разом із ним і не збережений; вкажіть самі умови
# en 178563e2
capture-error-no-picture-there = { $address } відповідає { $status }, а зображення немає; перевірте, що стоїть в адресі після імені вузла, і чи пускає цей комп'ютер програма телефону чи камери
# en 94b57b13
capture-error-missing = немає файлу або теки { $path }; перевірте ім'я або вкажіть camera:ІМ'Я, phone або phone:5 (телефон столу 5), теку зі знімками, відеофайл, адресу http:// або rtsp://
