# Справка командной строки. По-английски она стоит в типах аргументов; см. src/commands/help.rs.
# en 31e8b037
about = Смотрит через камеру на настоящую доску го и записывает партию
    .after =
        Код возврата: 0 - сделано; 1 - есть что проверить (доска не найдена, вопрос без ответа); 2 - выполнить не удалось.
        Результаты идут на стандартный вывод (с --json - только строки JSON), всё остальное - в стандартный поток ошибок.
# en 95e859d1
about-answer = Ответить на вопросы записи; без номера - перечислить открытые
# en ee456d74
about-app = Открыть окно, выбрать источник и записать партию
# en bb99ac6f
about-archive = Найти записанные партии: по игроку, турниру, дате, результату, словам или позиции
    .long = Каталог - один файл. Партии остаются в своих файлах, и по ним каталог можно составить заново.
# en 6c99e9bf
about-archive-add = Добавить партии: папки записей, файлы SGF с одной или многими партиями, папки с ними
    .long = Партия, которая уже есть в каталоге, обновляется.
# en 0db49892
about-archive-check = Проверить журналы по их цепочкам, снимки по хешам, записи по журналам
# en e9a83d0b
about-archive-duplicates = Перечислить партии, которые могут быть одной: те же ходы на повёрнутой доске, одна — начало другой или отличие в один ход
    .long = Ничего не удаляется. Решения хранятся в файле рядом с каталогом, catalogue.sqlite.duplicates.
# en 5d47571d
about-archive-export = Записать партии в папку с таблицей или в один пакет с журналами и снимками
# en 98ba4820
about-archive-find = Найти партии: по строке на партию, сначала новые
# en db678556
about-archive-forget = Скрыть имя игрока, во всех написаниях, в каталоге и в том, что из него экспортируют
    .long = Журналы и файлы SGF остаются как есть.
# en 32539068
about-archive-players = Перечислить игроков и указать, какие имена принадлежат одному игроку
    .long = Имена хранятся в таблице рядом с каталогом, catalogue.sqlite.players.csv: строка на игрока, первым показываемое имя.
# en 3ea42d29
about-archive-profile = Подсчитать партии поиска по годам и кто выиграл
# en 91347ef5
about-archive-rebuild = Прочитать все партии заново из файлов и убрать те, которых больше нет
    .long = Читаются файлы, названные в каталоге, и папка, в которой он лежит, но не экспортированные туда партии. Повреждённый каталог переименовывается, и составляется новый.
# en 669e1b6c
about-archive-show = Показать одну партию и записать её SGF
# en d4f4a67b
about-archive-stats = Что есть в каталоге: партии, результаты, дебюты, игроки и насколько надёжны записи
# en 4b2689f7
about-audit = Сравнить законченный подсчёт заполнением с записью
    .long = Укажите запись, снимок перед заполнением (без мёртвых камней) или то и другое, и один или несколько снимков готового заполнения: они голосуют. Мёртвые камни - названные в --dead, иначе те, что внутри территории, отмеченной последним узлом записи, иначе те, что на снимках сняты или, вероятно, мертвы; примечание называет их. Вывод верен только для этой записи и этих настроек: это помощь судье, решает он.
# en ba6da7e8
about-calibrate = Проверить вид перед партией: что с ним не так; сохранить, где доска
    .long = Записанный файл помогает командам 'read' и 'record', где доску трудно найти (--calibration F). Без него всё тоже работает. Код возврата 1, если с видом что-то не так.
# en 08c7fe61
about-clock = Что правила говорят о времени на часах: штрафы при подсчёте, периоды, флажки, опоздания
    .long = Укажите время, которое часы показывают как использованное (--used-black, --used-white), или список нажатий (CSV с колонками time и event: start-black, start-white, press, pause), или папку записи: тогда вместо нажатий берётся время, когда камера видела ходы. Код возврата 1, если флажок упал.
# en 3ee717b9
about-correct = Исправить запись, назвав ошибку
# en ff5f2fee
about-correct-as-recorded = Запись верна, хотя доска в конце показывает другое
# en 238d9ba9
about-correct-capture-not-taken = После хода AFTER сняты камни, которые в записи ещё стоят: группа каждого из POINTS
# en d3f1b2ae
about-correct-extra = Хода NUMBER не было
# en d211e7bf
about-correct-history = Перечислить ответы, исправления, решения и результаты, сначала старые; ничего не меняется
# en 380fcac7
about-correct-info = Имена, ранги, турнир или настройки неверны или не указаны: их заменяют те, что в файле, до запечатывания
# en 05b41a1d
about-correct-missed = После хода AFTER сделаны ходы, которых нет в записи, например "W D4 B Q16"
# en 08fa5496
about-correct-redo = Вернуть отменённое последним
# en 5ac65bfc
about-correct-resume-from = Все ходы после хода NUMBER неверны
# en 4d3bbf7b
about-correct-take-back = Отменить последний ответ или исправление
# en d0ff086e
about-correct-undo = Отменить последнее исправление
# en e13c6b4f
about-correct-withdraw = Отозвать последнее решение или результат; в журнале остаётся и то и другое
# en 49c4ef0e
about-correct-wrong-color = Ход NUMBER сделала другая сторона
# en 502a23d8
about-correct-wrong-point = Ход NUMBER сделан в POINT
# en e1eec15e
about-doctor = Проверить камеру и этот компьютер перед партией и сказать, что исправить
    .long = Делает снимки несколько секунд и сообщает, сколько их пришло, хорошо ли видна доска или каждая из нескольких на последнем и хватит ли диска и батареи. С -o пишет одну страницу с этим снимком: её можно послать, когда нужна помощь. Код возврата 1, если что-то надо исправить.
# en 55f4f837
about-evaluate = Прочитать снимки с известной истиной и вывести, как часто прочитано верно
    .long = DIR - папка снимков, рядом с каждым его истина (ИМЯ.json), или папка таких папок. Доска верна в лучшем из четырёх поворотов, без отражений; у ненайденной доски неверны все пункты. Код возврата 1, если что-то нельзя было оценить или сети не годятся.
# en d449516a
about-evaluate-games = Записать партии с известными ходами и вывести, что из них попало в запись
    .long = DIR - папка с партией (видео или снимки по порядку имён) и её истиной (game.sgf или ИМЯ.json рядом с каждым снимком), или папка таких папок. Ходы выравниваются: один пропущенный не делает следующие неверными. Код возврата 1, если что-то нельзя было оценить или сети не годятся.
# en 75afd98f
about-expect = Что должно показать правильное заполнение записанной партии
# en 228206b4
about-export = Записать партию как печатную кифу (PDF, HTML), анимированную картинку (GIF) или последнюю позицию (PNG)
    .long = Картинки показывают снимок каждого хода рядом с диаграммой, если в папке записи есть снимки ходов. Анимированная картинка не больше 10 МБ: длинная партия со снимками уменьшается.
# en 811c9dc5
about-help = Показать эту справку или справку указанной команды
# en f5222013
about-incident = Отметить, что происходит помимо ходов, например предупреждение; без вида - перечислить отмеченное и что из него следует
    .long = Заметка идёт в журнал, в комментарий записи и в отчёт о проверке. Что из неё следует по правилам - предложение: решает судья. Код возврата 1, если заметка решает партию по правилам.
# en efa215fb
about-incident-adjourned = Партия отложена, ход записан
# en cbe3ebed
about-incident-appeal = Игрок подаёт апелляцию
# en fd27d9b4
about-incident-bowls = Камни обеих чаш, посчитанные перед партией или после того, как доску очистили
# en b3831c33
about-incident-displaced = Камень сдвинули, и игра пошла дальше
# en fe4f322e
about-incident-draw = Розыгрыш цвета
# en 6b48beb9
about-incident-flag-claim = Игрок заявляет, что время соперника вышло
# en 77f7537b
about-incident-late = Игроки опоздали
# en 31d75547
about-incident-penalty = Игрок платит штрафные очки при подсчёте
# en 23f33557
about-incident-remark = Всё остальное, словами --text
# en 2bb48d71
about-incident-taken-back = Отозвать прежнюю заметку: кто - --by, почему - --text
# en dedbb87e
about-incident-taken-up = Отложенная партия возобновлена
# en 6ca08750
about-incident-protest = Игрок играет дальше под протестом; почему - в --text
# en 8f4cfcb3
about-incident-repetition = Игроки говорят, что позиция повторилась
# en 466ed390
help-incident-repetition-disputed = Один из них не хочет закончить партию без результата
# en 84277e11
about-incident-faulty-clock = Часы оказались неисправны
# en ec82d787
about-incident-caution = Игроку сделано замечание, самая лёгкая санкция российского кодекса
# en 2bc57eed
about-incident-warning = Игрок предупреждён; по российскому кодексу два предупреждения - поражение
# en 3714fe96
about-incident-wrong-partner = Парное го: ход NUMBER сделал не тот партнёр
# en e82e92fc
about-incident-wrong-start = Неверны цвета или фора; замечено после записанных ходов
# en dd060c2b
about-pairings = Кто за каким столом играет: строка на партию, во всех турах или в одном
    .long = Читает файлы турниров OpenGotha и MacMahon (XML), списки для рейтинга (.h9, .tou), таблицу с колонками "table", "black" и "white" (CSV) и турнир на сервере pairgoth. Файл никогда не меняется. Игроки без соперника называются в стандартном потоке ошибок.
# en f59ef9b8
about-prune = Удалить снимки записей; их хеши остаются в журнале
# en 95f99a42
about-read = Прочитать позицию на доске на фотографии или на всех досках
# en f2c3f470
about-record = Наблюдать партию и записывать её
# en bd160288
about-relocate = Продолжить идущую запись партии в другой папке, потому что её диск заполнен; ничего не теряется
    .long = Туда копируется журнал со всем, что есть только в памяти, и там пишется запись партии. Прежние снимки остаются на своём месте.
# en b2ea2d42
about-replay = Восстановить запись партии по журналу
# en efe17d10
about-result = Записать результат партии; без него - сказать, что с ним сейчас
    .long = Подтверждённый результат окончателен и завершает запись, если она ещё идёт. Он идёт в запись, а как result.json и result.csv - в папку записи; заявленный пишется только в журнал. С --send подтверждённый результат отправляется в турнир.
# en bc5ffc9f
about-score = Результат записанной партии с расчётом
    .long = Позиция после последнего хода оценивается как она есть. Мёртвые камни - названные в --dead, иначе те, что внутри территории, отмеченной последним узлом записи, иначе их нет. Код возврата 1, если в самой записи другой результат.
# en 13440e1a
about-seal = Закрыть записи окончательно: после этого можно добавлять только исправления, ответы и результат
# en c1895735
about-seal-key = Создать ключ, которым этот компьютер подписывает печати, и выдать его открытую часть
# en ee24525b
about-simulate = Нарисовать партию, как её показала бы камера, с истиной
    .long = С -o CLIP.mp4 - клип: рука входит, ставит камень, снимает взятые и уходит; истина идёт в CLIP.json. С -o FOLDER в папку пишутся clip.mp4, clip.json и game.sgf. С -o PHOTO.jpg - один снимок доски после --move N. С --stills - два снимка на ход. С --fill - законченный подсчёт последней позиции в трёх стадиях или клипом с -o COUNT.mp4. При нескольких партиях на клипе или снимке столько же столов рядом. Имена файлов выводятся по одному в строке.
# en 69628c3c
about-verify = Проверить, что записи не меняли после того, как они сделаны
# en a3938261
help-answer-answer = `confirm` (запись верна), `reject` (неверна) или номер предложения
# en 7bcbd2a2
help-answer-by = Кто отвечает
# en 91ccf233
help-answer-question = Номер вопроса
# en b1daa4be
help-app-board = Имя доски: для её настроек и записей [по умолчанию: первое из board-1, board-2…, не занятое другим окном]
# en 69213942
help-app-info = Файл программы жеребьёвки или адрес турнира, партии которого записываются
# en 81a9b89f
help-app-source = Источник, как для 'record'; либо .sgf, чтобы открыть его
# en 35979e2c
help-app-start = Сразу начать запись
# en 37b64ac4
help-app-table = Стол партии в турнире из --info
# en 057e6d7b
help-archive-add-charset = Кодировка этих файлов, что бы они сами ни указывали: GBK, Shift_JIS, EUC-KR
# en dc21195a
help-archive-add-paths = Файлы и папки
# en deb4fa90
help-archive-archive = Каталог [по умолчанию: catalogue.sqlite в папке для записей]
# en 1c8d7551
help-archive-after = Позиция стоит после этого хода или позже
# en 09a3c0c0
help-archive-anywhere = Часть позиции где угодно на доске, а не только на том же расстоянии от краёв
# en 7ebf7937
help-archive-before = Позиция стоит после этого хода или раньше
# en e4220973
help-archive-fixed-colors = Чёрные камни — чёрные; позиции с переставленными цветами не ищутся
# en 76703b1e
help-archive-in-order = Последние N ходов в позиции или её части сыграны в порядке партии; между ними могли играть в других местах
# en 5fca7471
help-archive-next-to-move = Чей ход в найденной позиции: black или white, в её собственных цветах
# en ffa5e541
help-archive-wildcards = Пункты, где может стоять что угодно, например "C3 D4"
# en bc74729e
help-archive-variations = Искать и в вариантах
# en a4277437
help-archive-doubtful = Партии, при чтении которых что-то угадано, исправлено или пропущено: любого рода или charset, damaged-text, komi, result, date, handicap, size, pass, cut, rules ...
# en 779dbbf7
help-archive-duplicates-keep = Это две разные партии: больше их не показывать
# en 32d4ea50
help-archive-duplicates-merge = Вторая — копия первой: поиск её пропускает
# en cc4bd81f
help-archive-duplicates-reopen = Отменить решение об этих двух: они снова в списке
# en ab7b1604
help-archive-find-save = Сохранить этот поиск под именем, для --saved
# en 7e23d5df
help-archive-at = Позиция после этого хода записи
# en d4583d4e
help-archive-black = То же об игроке чёрными
# en e2b6f3c3
help-archive-check-json = Вывести строки JSON: по одной на повреждение, затем одна с числами
# en 517ce532
help-archive-check-packages = Пакеты, записанные командой 'archive export' [по умолчанию: каталог и все его файлы]
# en d9d41802
help-archive-corner = Только угол, где сделан последний ход, или единственный с камнями: на линию дальше его камней
# en ca1817d5
help-archive-differs = Записи, где последняя проверка расходится
# en afbaf82a
help-archive-event = Слова из названия турнира
# en b90ff74c
help-archive-export-output = Новая или пустая папка, либо файл на .zip: один пакет со списком хешей
# en 5bdf8e25
help-archive-find-continuations = Вывести не партии, а что играли после этой позиции
# en 7cfec44d
help-archive-find-json = Вывести строки JSON
# en 8cc6415d
help-archive-flagged = Партии с помеченным ходом
# en 33b1f0e4
help-archive-forget-player = Имя целиком
# en 7f5d7682
help-archive-handicap = Число камней форы
# en 43addfc6
help-archive-komi = Коми
# en 4b3976f8
help-archive-least-moves = Не меньше стольких ходов
# en d51c6d1e
help-archive-limit = Не больше стольких партий, сначала новые
# en 18869b9e
help-archive-mark-note = Заметка вместо прежней; пустая удаляет её
# en 57992cf2
help-archive-mark-tag = Метка
# en 2e41cc2c
help-archive-mark-untag = Метка, которую снять
# en 0242272e
help-archive-most-moves = Не больше стольких ходов
# en 27f8b5f7
help-archive-player = Слова имени игрока: без диакритики, в любом порядке, * в конце - начало слова
# en e1046ae7
help-archive-players-csv = Записать таблицу имён в этот файл; - для стандартного вывода
# en a1ef427c
help-archive-players-join = Считать эти имена именами одного игрока; показывается первое
# en 6f0bc03c
help-archive-players-suggest = Перечислить имена, которые могут принадлежать одному игроку
# en 87145326
help-archive-position = Позиция в конце этой записи, во всех симметриях и с обоими цветами: файл или текст записи, например (;SZ[9]AB[cc])
# en 47af2cd4
help-archive-questions = Записи с открытым вопросом
# en b0365abb
help-archive-rebuild-paths = Ещё файлы и папки
# en af69bcab
help-archive-saved = Только партии поиска, сохранённого под этим именем: остальные условия его сужают
# en d43909ee
help-archive-tag = Партии с этой меткой из 'archive mark'
# en fb364e53
help-archive-region = Только этот прямоугольник, например A1:G7
# en 2a1ac260
help-archive-result = Результат: B+R, W+0.5, B+ - все победы чёрных, ? - результата нет
# en 64fa2c8a
help-archive-round = Тур
# en a4132315
help-archive-rules = Часть названия правил
# en 430f1614
help-archive-rulings = Записи с решением при подсчёте
# en 0ad0a245
help-archive-show-id = Имя партии, как его выводит 'archive find', или его первые буквы
# en 43cb1fa6
help-archive-show-sgf = Записать партию с вариантами в этот файл; - для стандартного вывода
# en 1e1d771a
help-archive-since = Сыграна в этот день или позже: 2026-11-21, 2026-11, 2026
# en 3bf32a4f
help-archive-size = Число линий доски
# en 0a0bd006
help-archive-table = Стол
# en 8f2a8f9b
help-archive-text = Слова из имён, турнира и комментариев
# en cfd7e145
help-archive-unfinished = Незаконченные записи
# en 83f2fece
help-archive-until = Сыграна в этот день или раньше
# en 79d86934
help-archive-white = То же об игроке белыми
# en 3997f907
help-audit-arithmetic = Вывести и вычисления по шагам; в отчёте и в JSON они есть всегда
# en 9f92bd8b
help-audit-before = Снимок позиции перед заполнением, без мёртвых камней
# en 68facdb3
help-audit-bowls = Вместо этого посчитать камни обеих чаш, выложенные перед партией; середина доски свободна, а с --rules japanese чёрных камней на один больше, и свободных пунктов нет
# en a465e718
help-audit-bowls-checked = Как проверили чаши перед партией, кто и когда, например "laid out, A. Referee, 9:40", или measured, или trusted
# en 94377671
help-audit-by = Кто решает или записывает подтверждение, или задаёт настройки вопреки записи
# en 75a3a046
help-audit-claimed = Результат, который заявляют игроки, например B+3 [по умолчанию: из записи]
# en 49ecf262
help-audit-clock = Снимок остановленных часов для отчёта: штрафы вводят, а не читают с него
# en 19f86b02
help-audit-compensated = Снимок после того, как заняты общие пункты и выложены камни компенсации
# en 2e40f286
help-audit-files = Запись (имя на .sgf), затем снимки готового заполнения
# en 898fd2b1
help-audit-limited = Занимать не больше 2 ГиБ памяти и минуты процессорного времени
# en d87c4ac0
help-audit-observed = Вместо вердикта вывести как JSON, что прочитано на каждом снимке, для программы, которая судит сама
# en 8bccdda3
help-audit-protest = Партия сыграна под протестом
# en 14ff7b24
help-audit-reasons = Решение и его причины словами судьи; нужны, если решал судья, и для настроек вопреки записи
# en 614ca04c
help-audit-report = Записать бланк результата и отчёт для судьи: HTML для печати на A4 и рядом то же в PDF; только PDF, если имя на .pdf
# en ff0053a2
help-audit-result = Принятый или подтверждённый результат, например B+3 или W+R [по умолчанию: вычисленный, если заполнение с ним сходится или его принимают игроки, иначе, при подтверждении, заявленный]
# en caccc5e5
help-audit-ruling = Какой выход выбран; хранится с проверкой и стоит в отчёте
# en ef8ba3f9
help-audit-session = Сохранить проверку и принятые решения в журнале этой записи [по умолчанию: в F.count.jsonl рядом с отчётом]
# en 3a19bff6
help-audit-turn = На сколько градусов повернуть последние снимки по часовой стрелке, чтобы они лежали как запись; спрашивается, если они подходят с нескольких сторон
# en 432ea9da
help-audit-watch = Следить за всем подсчётом вместо снимков: источник, как для 'record'. Снимки делаются сами, когда все руки убраны; конец - с источником или по Ctrl-C
# en f46b8936
help-calibrate-board = Стандарт размеров доски: ing, common, rgf
# en 9012369c
help-calibrate-output = Файл калибровки, который записать
# en 1d3f424f
help-calibrate-source = Источник, как для 'record'
# en 054ee42e
help-calibrate-squares = Внутренних углов шахматной доски по горизонтали и вертикали
# en feaffb11
help-calibrate-target = Снимки или видео напечатанной шахматной доски (calibration/target.svg), которую держат перед той же камерой под разными углами; по ним измеряется объектив
# en 3e2fffe6
help-calibration = Где ожидать доску: файл, записанный командой 'kifuscribe calibrate'
# en eb52517b
help-clock-blitz = Блиц: по кодексу РФГ, если упали оба флажка, проигрывают оба; другие правила об этом не говорят
# en 192c5c51
help-clock-late-black = На сколько опоздали чёрные; по --rules это стоит времени или партии
# en f18fbc6e
help-clock-late-white = На сколько опоздали белые
# en b1b7337e
help-clock-main = Основное время каждого игрока, например 60:00, 1h или 90m
# en 8d71438d
help-clock-moves = Канадский контроль: ходов в периоде
# en 17837b43
help-clock-period = Длина периода дополнительного времени; в системе Инга, если не указана, шестая часть основного
# en 5f1649be
help-clock-periods = Бёёми: периодов у каждого игрока
# en 06ebad14
help-clock-rules = Правила, для опозданий и блица
# en a8e098cd
help-clock-skips = Бёёми: истёкший период пропускает ход, как у электронных часов
# en 9fc88920
help-clock-system = Контроль времени
    .absolute = упал флажок - поражение
    .canadian = число ходов на каждый период
    .byo-yomi = период на каждый ход
    .ing = штрафные очки за три периода по шестой части основного времени
# en d993a6cd
help-clock-times = CSV с нажатиями часов или папка записи
# en 26cb7b6c
help-clock-used-black = Время, использованное чёрными
# en c0ef63b2
help-clock-used-white = Время, использованное белыми
# en 4a58f0ce
help-compensation = Что белые получают за фору: ничего, по очку за ход форы или за каждый камень [по умолчанию: по правилам]
# en 0963940c
help-correct-by = Кто исправляет
# en 667fd212
help-correct-capture-not-taken-after = Число ходов до того, как их сняли
# en 7a37d493
help-correct-capture-not-taken-points = Камень каждой группы, например D4
# en dc409aa0
help-correct-extra-number = Ход, считая с 1
# en 3cd7bf80
help-correct-info-by = Кто исправляет
# en 0bc62521
help-correct-info-info = Что известно о партии, как в 'record --info': файл TOML или турнир. Чего там нет, остаётся; пустой текст убирает поле
# en d76ed16f
help-correct-info-round = Тур партии в турнире [по умолчанию: последний с жеребьёвкой]
# en 2788d1db
help-correct-info-table = Стол партии в турнире
# en b8737f07
help-correct-missed-after = Число ходов перед ними
# en 4ed97c87
help-correct-missed-moves = Ходы: по очереди цвет и пункт, `pass` для паса
# en dbb280ee
help-correct-resume-from-number = Последний верный ход; 0 - начало
# en f02d938e
help-correct-session = Папка записи; для 'withdraw' и 'history' также журнал подсчёта рядом с отчётом, F.count.jsonl
# en f6b37583
help-correct-withdraw-by = Кто отзывает
# en 3dd97429
help-correct-withdraw-reasons = Почему
# en dc409aa0
help-correct-wrong-color-number = Ход, считая с 1
# en dc409aa0
help-correct-wrong-point-number = Ход, считая с 1
# en 4e725f0e
help-correct-wrong-point-point = Где он сделан, например D4
# en d481337d
help-dead = Мёртвые группы, каждая названа одним камнем: "D4 Q16"; "none", если мёртвых нет
# en 2f4ae53d
help-doctor-output = Страница, которую записать, файл HTML
# en fd6982f5
help-doctor-records = Папка для записей, диск которой проверяется
# en d8185624
help-doctor-seconds = Сколько секунд делать снимки
# en 7695b14f
help-doctor-source = Источник, как для 'record'; если не указан, первая камера
# en ccc08793
help-doctor-boards = Сколько досок показывает камера; каждая проверяется отдельно. Нумеруются, как в 'record', от левого верхнего угла
# en 02c79b8b
help-evaluate-by = Вывести строку на каждую группу снимков, а не на каждый набор: по size (линии доски), cell (пиксели) или angle (угол между направлением камеры и доской, сверху 90 градусов)
# en e6edef7e
help-evaluate-folder = Папка снимков с истиной или папка таких папок
# en 5a2e130e
help-evaluate-games-folder = Папка с партией и её истиной или папка таких папок
# en f6212a80
help-evaluate-games-json = Вывести строку JSON на каждый набор или партию
# en 339d61b3
help-evaluate-games-keep = Сохранить записи в этой папке
# en f6212a80
help-evaluate-json = Вывести строку JSON на каждый набор или партию
# en e30fb7ec
help-evaluate-light = Читать каждый снимок как при свете лампы: blue, cyan, green, red, violet, pink, candle или screen
# en caeeac77
help-evaluate-reliability = Нарисовать в этот файл SVG, как часто чтения каждой вероятности были неверны
# en dd13ca2e
help-evaluate-stones = Читать каждый снимок так, как он выглядел бы с камнями других цветов: green, blue или red, в тёмном и светлом тоне. Снимок, на котором доска не найдена, читается как есть
# en e554d825
help-export-game = Партия: папка записи или SGF
# en 649fa8fd
help-export-moves-per-diagram = Сколько ходов самое большее на диаграмме печатной кифу [по умолчанию: 100]
# en 479b23b6
help-export-output = Файл; окончание имени говорит, что это будет: .pdf, .html, .gif или .png
# en 3698430a
help-export-seconds-per-move = Сколько анимированная картинка показывает каждый ход, от 0.05 до 20 секунд [по умолчанию: 0.7]
# en 06df32f8
help-export-width = Ширина картинки в пикселях [по умолчанию: 800 со снимками, 480 без]
# en fd0189d1
help-game = Запись партии
# en 2ea24e00
help-handicap = Ходы форы, как их считает Инг: на один меньше камней в HA [по умолчанию: HA - 1]
# en 811c9dc5
help-help = Показать справку: -h - краткую, --help - полную
# en 2a0f12cf
help-incident-adjourned-player = Кто записывает ход
# en 8c6c3d84
help-incident-adjourned-sealed = Как
    .envelope = на бланке в конверте
    .on-board = на доске, часы остановлены
# en a8a8b582
help-incident-adjourned-until = Когда и где партия продолжится, как написано на конверте
# en 4148711b
help-incident-appeal-level = Кому
# en 77f7bc36
help-incident-appeal-until = К какому сроку решить
# en 59a3714c
help-incident-bowls-black = Чёрных камней
# en c25cce7a
help-incident-bowls-white = Белых камней
# en 7aae8623
help-incident-by = Кто отмечает
# en ec3252e8
help-incident-displaced-disputed = Игроки не согласны, где его место
# en a9f118e7
help-incident-draw-guess = Угадано ли
# en a6c0eb5b
help-incident-draw-guesser = Цвет игрока, который угадывал
# en c08a97f1
help-incident-flag-claim-blitz = Это блиц
# en c16332e2
help-incident-flag-claim-claimant = Кто заявляет
# en e1b41431
help-incident-flag-claim-own-down = Его собственный флажок тоже упал
# en ed7175c3
help-incident-json = Вывести по строке JSON на заметку
# en ac99a087
help-incident-late-allowance = Сколько минут на часах у каждого
# en 6e33d582
help-incident-late-black = На сколько минут опоздали чёрные
# en fe267eb0
help-incident-late-white = На сколько минут опоздали белые
# en 3c50caa3
help-incident-penalty-points = Очки
# en 8233a00a
help-incident-player = Сторона: black или white
# en 17f2ae5a
help-incident-rules = Правила [по умолчанию: из записи, иначе ing]
# en fe400a91
help-incident-taken-back-number = Номер заметки, как его показывает incident
# en 0e874777
help-incident-taken-up-disputed = Игроки не согласны о позиции
# en 8ace625d
help-incident-text = Подробности
# en 50acc59e
help-incident-wrong-partner-after-wrong = Предыдущий ход тоже не в свою очередь
# en 76a64825
help-incident-wrong-partner-at-once = Заявлено сразу после хода, хотя в записи уже есть следующие ходы
# en 81ae5c68
help-incident-wrong-partner-deliberate = Это сделано нарочно
# en 1dc991a0
help-incident-wrong-partner-late = Заявлено после следующего хода [по умолчанию: если в записи есть следующие ходы]
# en dc409aa0
help-incident-wrong-partner-number = Ход, считая с 1
# en 11349628
help-incident-wrong-partner-player = Пара, которая сделала ход
# en 70747317
help-json = Вывести одну строку JSON
# en 5ed219e0
help-komi = Очки, которые получают белые, например 6.5; отрицательные - обратное коми [по умолчанию: из записи (KM), иначе по правилам]
# en e2a8eed0
help-language = Язык сообщений: en, ru, uk или zh [по умолчанию: KIFUSCRIBE_LANGUAGE или язык системы]
# en 3bfba57c
help-last-move = Кто сделал последний ход на доске, не считая пасов [по умолчанию: по записи]
# en aea004d4
help-misses = Перечислить прочитанное или записанное неверно в стандартном потоке ошибок
# en 2beb1c15
help-models = Взять сети из этой папки вместо встроенных: proposer.onnx, reader.onnx и SHA256SUMS. Если какой-то нет или она повреждена, выводится предупреждение, и доски читаются без сетей, что менее точно
# en 06010442
help-odd = Как подсчёт заполнением решает нечётное очко: на доске (рядом с камнями компенсации остаётся пустой пункт или на последний общий пункт ложится ещё камень) или расчётом после обычного подсчёта [по умолчанию: board]
# en 7ad813e9
help-output = Файл записи партии [по умолчанию: рядом с папкой записи]
# en d3a3244b
help-pair-go = Парное го: коми 6, если не указано иное; при равном счёте выигрывают белые
# en 98c63a6c
help-pairings-json = Вывести по строке JSON на партию
# en 6a24103d
help-pairings-round = Только этот тур [по умолчанию: все]
# en c9cdfb97
help-pairings-source = Файл или адрес турнира: http://host:8080/api/tour/1
# en c91282fc
help-penalty-black = Штраф чёрных: очки или время на часах со штрафными очками, например "64:10 of 60:00" [по умолчанию: отмеченный в записи, иначе 0]
# en 4fea7bf6
help-penalty-white = Штраф белых, так же
# en ffe36ba6
help-prisoners-black = Сколько камней взяли чёрные во время игры, посчитано вручную [по умолчанию: из записи]
# en d0e178dc
help-prisoners-white = Сколько камней взяли белые во время игры, посчитано вручную [по умолчанию: из записи]
# en 185c8820
help-prune-older-than = Только снимки старше этого
# en 0498d4bd
help-sessions = Папки записей
# en 95a82f80
help-read-all = Прочитать на снимке все доски, сначала самую большую
# en 3668ad73
help-read-corners = Крайние пересечения в пикселях, x,y: левое верхнее, правое верхнее, правое нижнее, левое нижнее
# en 90c75d1f
help-read-images = Снимки JPEG, PNG, WebP, TIFF, BMP, GIF, AVIF или HEIC
# en 0af1eb10
help-read-json = Вывести строку JSON на снимок, с --all - на доску
# en 898fd2b1
help-read-limited = Занимать не больше 2 ГиБ памяти и минуты процессорного времени
# en a809355c
help-read-observed = Добавить в JSON, что прочитано в каждом пункте, и маленький снимок, для программы, которая судит сама
# en 565d24eb
help-read-overlay = Записать снимок с нарисованными поверх сеткой и прочитанными камнями каждой доски
# en 04c7796f
help-read-sgf = Записать позицию одного снимка как файл SGF (AB, AW)
# en 4f5fabd8
help-record-archive = Каталог, в который заносится запись [по умолчанию: catalogue.sqlite в папке для записей]
# en 85e3732d
help-record-boards = Сколько досок показывает камера; каждая записывается отдельно. Нумеруются от левого верхнего угла. Если источников несколько, по числу на каждый, например 1,1,3
# en 45437ed6
help-record-evidence = Сколько места занять снимками до и после каждого хода; 0 - не хранить, старые уступают место
# en 073a1a0e
help-record-every-frame = Рассматривать каждый кадр фильма, для сравнения: иначе то, что неподвижно, просматривается по ключевым кадрам
# en 8032a49a
help-record-hall = Посылать запись в зал по этому адресу и брать из него, кто играет; с --table. В адресе страницы 'Join' есть и стол, и токен
# en c58e5a30
help-record-hall-token-file = Файл с токеном стола для зала, единственным или среди токенов других столов; с --boards по строке на каждый, в порядке --table
# en edfcc1d3
help-record-info = Что известно о партии: файл TOML или список жеребьёвки CSV
# en 7cfec44d
help-record-json = Вывести строки JSON
# en 37d0c6b0
help-record-keep-pictures = Сколько хранить снимки этой записи и других в той же папке; 0 - всегда. Их хеши остаются в журнале
# en 3c71e77b
help-record-live = Во время записи показывать партию на странице по этому адресу: 127.0.0.1:8000 - только этому компьютеру, 0.0.0.0:8000 - его сети. Если досок несколько, у каждой своя страница: с этого порта и далее
# en 195f6904
help-record-live-delay = На сколько зрители отстают от партии: время, например 30s или 5m, или число ходов, например 3moves
# en d9b1c2bd
help-record-live-origin = Разрешить читать партию и страницам с этого адреса, например оверлею: https://overlay.example, или * для любых страниц
# en a8740e01
help-record-move-made = Когда ход сделан: hand-off (рука отнята), clock (камень соперника показывает, что часы нажаты) или captures (взятые камни сняты) [по умолчанию: hand-off]
# en 2b368005
help-record-no-archive = Не заносить запись в каталог
# en d53ad2d4
help-record-output = Запись [по умолчанию: по имени источника, в этой папке]; с --boards - папка для board-1.sgf и так далее, при нескольких источниках - папка для их записей: table-5.sgf, а где стол не назван, board-2.sgf для второго
# en 05ff8df0
help-record-publish = После каждого изменения посылать всю запись на этот адрес методом PUT
# en 5832d1a1
help-record-publish-token-file = Файл с токеном, который посылается на этот адрес
# en 536ba5c7
help-record-resume = Продолжить запись, которая есть в папке журнала
# en d76ed16f
help-record-round = Тур партии в турнире [по умолчанию: последний с жеребьёвкой]
# en a9085b6b
help-record-rules = Правила, как для 'score'
# en 7e525892
help-record-session = Папка для журнала [по умолчанию: рядом с записью]
# en 338dc1ce
help-record-size = Число линий, если определять его не нужно
# en 60b9e311
help-record-sources = За чем наблюдать: camera:ИМЯ или номер, phone (телефон открывает страницу этого компьютера) или phone:СТОЛ, видеофайл, папка со снимками, адрес http:// (MJPEG) или rtsp://. Несколько записываются одновременно, каждый отдельно; только фильмы - один за другим
# en fb64cb70
help-record-table = Стол партии в турнире из --info или в зале из --hall; с --boards или при нескольких источниках по одному на доску, например 5,6,7; пустое место между запятыми - доска без стола
# en be5afb37
help-relocate-to = Папка на другом диске; если её нет, она создаётся
# en 07efe0dd
help-replay-output = Записать SGF сюда, а не на стандартный вывод
# en 7adf54df
help-result-by = Кто записывает; имя игрока значит, что этот игрок согласен
# en 8bccdda3
help-result-protest = Партия сыграна под протестом
# en be8fd4e5
help-result-reasons = Почему так решает судья, чьё имя даёт --by
# en 9972b476
help-result-result = Результат, например B+3.5, W+R, 0, both-lose, no-result, W+illegal-move, B+adjudicated
# en 9f4019ce
help-result-round = Тур партии в турнире [по умолчанию: из записи]
# en c4ebc1e6
help-result-send = Отправить подтверждённый результат в турнир на сервере pairgoth (http://host:8080/api/tour/1), спросив; для файла программы жеребьёвки, который не меняется, вывести, что ввести
# en 45a5552a
help-result-table = Стол партии в турнире [по умолчанию: из записи]
# en 0e0831c3
help-result-token-file = Файл с токеном для сервера
# en c301b7a0
help-result-what = Что делается
    .claim = так говорит игрок или подсчёт
    .confirm = оба игрока согласны, проигравший сдаётся или решает судья с именем и причинами; иное слово одного игрока - заявление
# en 34d04fc0
help-result-yes = Отправить не спрашивая
# en 689b37a6
help-rules = Правила: ing, ing-egf, ing-aga, wmsg2008, area, aga, new-zealand, tromp-taylor или japanese [по умолчанию: из записи (RU), иначе ing]
# en 1c6c830a
help-by-white = Белые согласны, под этим именем
# en 053284ac
help-by-black = Чёрные согласны, под этим именем
# en 4f3d2caf
help-both-agree = Оба игрока согласны, под именами из партии
# en 142803c8
help-appeals = Апелляция, на которую отвечает решение судьи, по её номеру в списке 'incident'; можно указать несколько раз [по умолчанию: единственная открытая]
# en 68351598
help-seal-key = Подписать секретным ключом из этого файла [по умолчанию: ключ этого компьютера, если его создала 'seal-key']
# en 774c6ac3
help-seal-key-output = Записать открытую часть сюда, а не в стандартный вывод
# en 5a583206
help-seki = Группы в сэки, каждая названа одним камнем; по японским правилам их глаза не считаются
# en 5c3758fa
help-session = Папка записи
# en 215892e5
help-simulate-count = Сколько снимков случайных досок рисовать
# en 9edd9285
help-simulate-disturb = Что происходит в клипе кроме игры: bump, slide, rest, hover, exposure, noise, cloud, lamp, hunting, flicker, refocus, slip, retake, quick, linger, partly, drop, knock, one-off, turn, dark, glare, spectator, lid, byo-yomi, prisoners, double, triple, twice, wrong-colour, adjourn, review, sweep
# en 35a59137
help-simulate-fault = Что идёт не так при подсчёте
# en 7ae31574
help-simulate-fill = Рисовать подсчёт заполнением последней позиции; мёртвы камни внутри территории, отмеченной в записи
# en c100790a
help-simulate-fps = Кадров клипа в секунду
# en b346578d
help-simulate-games = Записи, которые рисовать, каждая за своим столом. Без них --stills рисует доски со случайными камнями
# en 385a17f0
help-simulate-hard = Что мешает прочесть случайные доски: low-lamp (низкая лампа), glossy-table (блестящий стол), edge-stone (камни на краю), forearm (предплечье над углом), green-stones (зелёные камни), dark-marks (тёмные пятна на дереве)
# en 5a9c7c4b
help-simulate-komi = Очки, которые белые получают при подсчёте, вместо коми записи
# en 38a3fc75
help-simulate-output = Файл или папка, куда писать: клип (.mp4 или папка), снимок (.jpg) или снимки --fill (.jpg, .mp4 или папка)
# en f4070f80
help-simulate-played = Сколько ходов показывает снимок [по умолчанию: все]
# en 915f9027
help-simulate-seed = Выбирает стол, доску, камни, свет, камеру и руки
# en 624034f6
help-simulate-size = Размер снимков в пикселях
# en 6f6bdddd
help-simulate-stills = Рисовать снимки в эту папку вместо клипа
# en 343db30f
help-simulate-tables = Сколько столов на снимке случайных досок
# en 0b2dcbe3
help-size = Число линий доски; если не указано, определяется
# en 0df79407
help-verify-key = Открытый ключ организатора, записанный 'seal-key': подписана ли им печать
# en ce1f63df
help-verify-json = Вывести по строке JSON на запись
# en 73322841
help-verify-number = Число, которое вывела команда 'seal', или не меньше 12 его первых цифр: тот ли это ещё журнал
# en 811c9dc5
help-version = Показать версию
# en 88e371f2
about-archive-mark = Дать партии свои метки и заметку
    .long = Они хранятся рядом с каталогом, в catalogue.sqlite.marks.json. Без партии: все партии, у которых они есть.
# en 02af61bf
about-archive-searches = Перечислить сохранённые поиски или последние сделанные
    .long = Они хранятся рядом с каталогом, в catalogue.sqlite.marks.json, последние сделанные — в catalogue.sqlite.recent.json.
# en 72761404
help-archive-mark-json = Вывести строку JSON, без партии — JSON Lines
# en 3e38a0aa
help-archive-mark-from = Взять метки и заметку партии, которой больше нет в каталоге
# en aabd4694
help-archive-searches-delete = Удалить поиск, сохранённый под этим именем
# en 38c2c0db
help-archive-searches-recent = Перечислить последние сто поисков, сначала новые
# en 555ab593
help-archive-searches-clear = Забыть сделанные поиски; сохранённые остаются
# en efc9d045
help-archive-players-part = Считать это имя или эти имена вместе именами отдельного игрока: так отменяется ошибочное объединение
# en cc52aeb6
help-archive-players-joined = Перечислить только игроков с несколькими именами
# en 7cfec44d
help-archive-searches-json = Вывести строки JSON
# en 06df91e2
about-hall = Подключиться к залу турнира
# en f4547faf
about-hall-join = Получить адрес стола по короткому коду, который кто-то зачитывает: адрес печатается для 'record --hall-token-file', а код после этого недействителен
# en b68e5701
help-hall-join-address = Адрес зала, например http://hall:8080
# en c4cb1751
help-hall-join-code = Код, например ACDE-FHJK
# en 7cfec44d
help-archive-duplicates-json = Вывести строки JSON
# en 7cfec44d
help-archive-players-json = Вывести строки JSON
# en 7cfec44d
help-archive-profile-json = Вывести строки JSON
# en 0ad0a245
help-archive-mark-id = Название партии, как его печатает 'archive find', или его первые буквы
# en 25c0c057
help-archive-players-different = Считать эти два имени именами разных игроков: --suggest их больше не называет
# en 36faf8d2
help-archive-players-suggest-again = Отменить указание, что эти два имени принадлежат разным игрокам
