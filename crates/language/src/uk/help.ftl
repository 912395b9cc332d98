# Довідка командного рядка. Англійською вона стоїть у типах аргументів; див. src/commands/help.rs.
# en 31e8b037
about = Дивиться через камеру на справжню дошку ґо і записує партію
    .after =
        Код повернення: 0 - зроблено; 1 - є що перевірити (дошку не знайдено, запитання без відповіді); 2 - виконати не вдалося.
        Результати йдуть на стандартний вивід (з --json - лише рядки JSON), усе інше - у стандартний потік помилок.
# en 95e859d1
about-answer = Відповісти на запитання запису; без номера - перелічити відкриті
# en ee456d74
about-app = Відкрити вікно, вибрати джерело і записати партію
# en bb99ac6f
about-archive = Знайти записані партії: за гравцем, турніром, датою, результатом, словами чи позицією
    .long = Каталог - один файл. Партії лишаються у своїх файлах, і за ними каталог можна скласти заново.
# en 6c99e9bf
about-archive-add = Додати партії: теки записів, файли SGF з однією чи багатьма партіями, теки з ними
    .long = Партія, яка вже є в каталозі, оновлюється.
# en 0db49892
about-archive-check = Перевірити журнали за їхніми ланцюжками, знімки за хешами, записи за журналами
# en fb6a5223
about-archive-duplicates = Перелічити партії, які можуть бути однією: ті самі ходи, хоча б на поверненій дошці чи з переставленими кольорами, одна — початок іншої, різниця в один хід або брак одного ходу
    .long = Нічого не видаляється. Рішення зберігаються у файлі поруч із каталогом, catalogue.sqlite.duplicates.
# en 5d47571d
about-archive-export = Записати партії в теку з таблицею або в один пакет із журналами й знімками
# en 98ba4820
about-archive-find = Знайти партії: по рядку на партію, спершу нові
# en 1b52c689
about-archive-forget = Приховати ім'я гравця, в усіх написаннях, у каталозі й у тому, що з нього експортують
    .long = Без --yes нічого не приховується: виводиться, що було б приховано. Журнали та файли SGF лишаються як є.
# en 32539068
about-archive-players = Перелічити гравців і зазначити, які імена належать одному гравцеві
    .long = Імена зберігаються в таблиці поруч із каталогом, catalogue.sqlite.players.csv: рядок на гравця, першим показуване ім’я.
# en 9e5c5163
about-archive-profile = Полічити партії пошуку за роками та хто переміг; з '--player' також перемоги й поразки гравця
# en 91347ef5
about-archive-rebuild = Прочитати всі партії заново з файлів і прибрати ті, яких більше немає
    .long = Читаються файли, названі в каталозі, і тека, у якій він лежить, але не експортовані туди партії. Пошкоджений каталог перейменовується, і складається новий.
# en 669e1b6c
about-archive-show = Показати одну партію і записати її SGF
# en d4f4a67b
about-archive-stats = Що є в каталозі: партії, результати, дебюти, гравці та наскільки надійні записи
# en 4b2689f7
about-audit = Порівняти закінчений підрахунок заповненням із записом
    .long = Вкажіть запис, знімок перед заповненням (без мертвих каменів) або те й друге, і один чи кілька знімків готового заповнення: вони голосують. Мертві камені - названі в --dead, інакше ті, що всередині території, позначеної останнім вузлом запису, інакше ті, що на знімках зняті або, ймовірно, мертві; зауваження називає їх. Висновок правильний лише для цього запису й цих налаштувань: це допомога судді, вирішує він.
# en ba6da7e8
about-calibrate = Перевірити вигляд перед партією: що з ним не так; зберегти, де дошка
    .long = Записаний файл допомагає командам 'read' і 'record', де дошку важко знайти (--calibration F). Без нього теж усе працює. Код повернення 1, якщо з виглядом щось не так.
# en 08c7fe61
about-clock = Що правила кажуть про час на годиннику: штрафи під час підрахунку, періоди, прапорці, запізнення
    .long = Вкажіть час, який годинник показує як використаний (--used-black, --used-white), або список натискань (CSV зі стовпцями time і event: start-black, start-white, press, pause), або теку запису: тоді замість натискань береться час, коли камера бачила ходи. Код повернення 1, якщо прапорець упав.
# en 3ee717b9
about-correct = Виправити запис, назвавши помилку
# en ff5f2fee
about-correct-as-recorded = Запис правильний, хоча дошка наприкінці показує інше
# en 238d9ba9
about-correct-capture-not-taken = Після ходу AFTER знято камені, які в записі ще стоять: група кожного з POINTS
# en d3f1b2ae
about-correct-extra = Ходу NUMBER не було
# en d211e7bf
about-correct-history = Перелічити відповіді, виправлення, рішення й результати, спершу давні; нічого не змінюється
# en 380fcac7
about-correct-info = Імена, ранги, турнір або налаштування неправильні чи не вказані: їх замінюють ті, що у файлі, до запечатування
# en 05b41a1d
about-correct-missed = Після ходу AFTER зроблено ходи, яких немає в записі, наприклад "W D4 B Q16"
# en 08fa5496
about-correct-redo = Повернути скасоване останнім
# en 5ac65bfc
about-correct-resume-from = Усі ходи після ходу NUMBER неправильні
# en 4d3bbf7b
about-correct-take-back = Скасувати останню відповідь або виправлення
# en d0ff086e
about-correct-undo = Скасувати останнє виправлення
# en e13c6b4f
about-correct-withdraw = Відкликати останнє рішення або результат; у журналі лишається і те, і те
# en 49c4ef0e
about-correct-wrong-color = Хід NUMBER зробила інша сторона
# en 502a23d8
about-correct-wrong-point = Хід NUMBER зроблено в POINT
# en e1eec15e
about-doctor = Перевірити камеру й цей комп'ютер перед партією і сказати, що виправити
    .long = Робить знімки кілька секунд і повідомляє, скільки їх надійшло, чи добре видно дошку або кожну з кількох на останньому та чи вистачить диска й батареї. З -o пише одну сторінку з цим знімком: її можна надіслати, коли потрібна допомога. Код повернення 1, якщо щось треба виправити.
# en 55f4f837
about-evaluate = Прочитати знімки з відомою істиною і вивести, як часто прочитано правильно
    .long = DIR - тека знімків, поруч із кожним його істина (ІМ'Я.json), або тека таких тек. Дошка правильна в найкращому з чотирьох поворотів, без віддзеркалень; у незнайденої дошки неправильні всі пункти. Код повернення 1, якщо щось не можна було оцінити або мережі не годяться.
# en d449516a
about-evaluate-games = Записати партії з відомими ходами і вивести, що з них потрапило в запис
    .long = DIR - тека з партією (відео або знімки за порядком імен) та її істиною (game.sgf або ІМ'Я.json поруч із кожним знімком), або тека таких тек. Ходи вирівнюються: один пропущений не робить наступні неправильними. Код повернення 1, якщо щось не можна було оцінити або мережі не годяться.
# en 75afd98f
about-expect = Що має показати правильне заповнення записаної партії
# en 228206b4
about-export = Записати партію як друковану кіфу (PDF, HTML), анімовану картинку (GIF) або останню позицію (PNG)
    .long = Картинки показують знімок кожного ходу поруч із діаграмою, якщо в теці запису є знімки ходів. Анімована картинка не більша за 10 МБ: довга партія зі знімками зменшується.
# en 811c9dc5
about-help = Показати цю довідку або довідку вказаної команди
# en f5222013
about-incident = Відзначити, що відбувається крім ходів, наприклад попередження; без виду - перелічити відзначене і що з нього випливає
    .long = Нотатка йде в журнал, у коментар запису і в звіт про перевірку. Що з неї випливає за правилами - пропозиція: вирішує суддя. Код повернення 1, якщо нотатка вирішує партію за правилами.
# en efa215fb
about-incident-adjourned = Партію відкладено, хід записано
# en cbe3ebed
about-incident-appeal = Гравець подає апеляцію
# en fd27d9b4
about-incident-bowls = Камені обох чаш, пораховані перед партією або після того, як дошку очистили
# en b3831c33
about-incident-displaced = Камінь зсунули, і гра пішла далі
# en fe4f322e
about-incident-draw = Розіграш кольору
# en 6b48beb9
about-incident-flag-claim = Гравець заявляє, що час суперника вийшов
# en 77f7537b
about-incident-late = Гравці запізнилися
# en 31d75547
about-incident-penalty = Гравець платить штрафні очки під час підрахунку
# en 23f33557
about-incident-remark = Усе інше, словами --text
# en 2bb48d71
about-incident-taken-back = Відкликати попередню нотатку: хто - --by, чому - --text
# en dedbb87e
about-incident-taken-up = Відкладену партію відновлено
# en 6ca08750
about-incident-protest = Гравець грає далі під протестом; чому - у --text
# en 8f4cfcb3
about-incident-repetition = Гравці кажуть, що позиція повторилася
# en 466ed390
help-incident-repetition-disputed = Один із них не хоче закінчити партію без результату
# en 84277e11
about-incident-faulty-clock = Годинник виявився несправним
# en ec82d787
about-incident-caution = Гравцеві зроблено зауваження, найлегша санкція російського кодексу
# en 2bc57eed
about-incident-warning = Гравця попереджено; за російським кодексом два попередження - поразка
# en 3714fe96
about-incident-wrong-partner = Парне ґо: хід NUMBER зробив не той партнер
# en e82e92fc
about-incident-wrong-start = Неправильні кольори або фора; помічено після записаних ходів
# en dd060c2b
about-pairings = Хто за яким столом грає: рядок на партію, в усіх турах або в одному
    .long = Читає файли турнірів OpenGotha і MacMahon (XML), списки для рейтингу (.h9, .tou), таблицю зі стовпцями "table", "black" і "white" (CSV) та турнір на сервері pairgoth. Файл ніколи не змінюється. Гравці без суперника називаються в стандартному потоці помилок.
# en f59ef9b8
about-prune = Видалити знімки записів; їхні хеші лишаються в журналі
# en 95f99a42
about-read = Прочитати позицію на дошці на фотографії або на всіх дошках
# en f2c3f470
about-record = Спостерігати партію і записувати її
# en bd160288
about-relocate = Продовжити запис партії, що триває, в іншій теці, бо його диск заповнено; нічого не втрачається
    .long = Туди копіюється журнал з усім, що є лише в пам'яті, і там пишеться запис партії. Попередні знімки лишаються на своєму місці.
# en b2ea2d42
about-replay = Відновити запис партії за журналом
# en efe17d10
about-result = Записати результат партії; без нього - сказати, що з ним зараз
    .long = Підтверджений результат остаточний і завершує запис, якщо він ще триває. Він іде в запис, а як result.json і result.csv - у теку запису; заявлений пишеться лише в журнал. З --send підтверджений результат надсилається в турнір.
# en bc5ffc9f
about-score = Результат записаної партії з розрахунком
    .long = Позиція після останнього ходу оцінюється як вона є. Мертві камені - названі в --dead, інакше ті, що всередині території, позначеної останнім вузлом запису, інакше їх немає. Код повернення 1, якщо в самому записі інший результат.
# en 13440e1a
about-seal = Закрити записи остаточно: після цього можна додавати лише виправлення, відповіді й результат
# en c1895735
about-seal-key = Створити ключ, яким цей комп'ютер підписує печатки, і видати його відкриту частину
# en ee24525b
about-simulate = Намалювати партію, як її показала б камера, з істиною
    .long = З -o CLIP.mp4 - кліп: рука заходить, ставить камінь, знімає взяті й іде; істина йде в CLIP.json. З -o FOLDER у теку пишуться clip.mp4, clip.json і game.sgf. З -o PHOTO.jpg - один знімок дошки після --move N. З --stills - два знімки на хід. З --fill - закінчений підрахунок останньої позиції в трьох стадіях або кліпом з -o COUNT.mp4. За кількох партій на кліпі чи знімку стільки ж столів поруч. Імена файлів виводяться по одному в рядку.
# en 69628c3c
about-verify = Перевірити, що записи не змінювали після того, як їх зроблено
# en a3938261
help-answer-answer = `confirm` (запис правильний), `reject` (неправильний) або номер пропозиції
# en 7bcbd2a2
help-answer-by = Хто відповідає
# en 91ccf233
help-answer-question = Номер запитання
# en b1daa4be
help-app-board = Ім'я дошки: для її налаштувань і записів [типово: перше з board-1, board-2…, не зайняте іншим вікном]
# en 69213942
help-app-info = Файл програми жеребкування або адреса турніру, партії якого записуються
# en 81a9b89f
help-app-source = Джерело, як для 'record'; або .sgf, щоб відкрити його
# en 35979e2c
help-app-start = Одразу почати запис
# en 37b64ac4
help-app-table = Стіл партії в турнірі з --info
# en 057e6d7b
help-archive-add-charset = Кодування цих файлів, хоч би що вони самі зазначали: GBK, Shift_JIS, EUC-KR
# en dc21195a
help-archive-add-paths = Файли й теки
# en deb4fa90
help-archive-archive = Каталог [типово: catalogue.sqlite у теці для записів]
# en 1c8d7551
help-archive-after = Позиція стоїть після цього ходу або пізніше
# en 09a3c0c0
help-archive-anywhere = Частина позиції будь-де на дошці, а не лише на тій самій відстані від країв
# en 7ebf7937
help-archive-before = Позиція стоїть після цього ходу або раніше
# en e4220973
help-archive-fixed-colors = Чорні камені — чорні; позиції з переставленими кольорами не шукаються
# en 76703b1e
help-archive-in-order = Останні N ходів у позиції чи її частині зіграно в порядку партії; між ними могли грати деінде
# en 5fca7471
help-archive-next-to-move = Чий хід у знайденій позиції: black чи white, у її власних кольорах
# en ffa5e541
help-archive-wildcards = Пункти, де може стояти будь-що, наприклад "C3 D4"
# en bc74729e
help-archive-variations = Шукати й у варіантах
# en a4277437
help-archive-doubtful = Партії, під час читання яких щось вгадано, виправлено або пропущено: будь-якого роду або charset, damaged-text, komi, result, date, handicap, size, pass, cut, rules ...
# en eb9b4d97
help-archive-noted = Те саме, і партії зі значенням в іншому записі, ніж у SGF, прочитаним однозначно, як дата 2018年5月2日
# en 779dbbf7
help-archive-duplicates-keep = Це дві різні партії: більше їх не показувати
# en 32d4ea50
help-archive-duplicates-merge = Друга — копія першої: пошук її пропускає
# en cc4bd81f
help-archive-duplicates-reopen = Скасувати рішення про ці дві: вони знову в списку
# en ab7b1604
help-archive-find-save = Зберегти цей пошук під іменем, для --saved
# en 7e23d5df
help-archive-at = Позиція після цього ходу запису
# en d4583d4e
help-archive-black = Те саме про гравця чорними
# en e2b6f3c3
help-archive-check-json = Вивести рядки JSON: по одному на пошкодження, потім один із числами
# en 517ce532
help-archive-check-packages = Пакети, записані командою 'archive export' [типово: каталог і всі його файли]
# en d9d41802
help-archive-corner = Лише кут, де зроблено останній хід, або єдиний із каменями: на лінію далі від його каменів
# en ca1817d5
help-archive-differs = Записи, де остання перевірка розбігається
# en afbaf82a
help-archive-event = Слова з назви турніру
# en b90ff74c
help-archive-export-output = Нова або порожня тека, або файл на .zip: один пакет зі списком хешів
# en 5bdf8e25
help-archive-find-continuations = Вивести не партії, а що грали після цієї позиції
# en 7cfec44d
help-archive-find-json = Вивести рядки JSON
# en 8cc6415d
help-archive-flagged = Партії з позначеним ходом
# en 33b1f0e4
help-archive-forget-player = Ім'я повністю
# en f95b1767
help-archive-forget-yes = Приховати ім'я, а не лише перелічити, що приховується
# en 7f5d7682
help-archive-handicap = Кількість каменів фори
# en 43addfc6
help-archive-komi = Комі
# en 4b3976f8
help-archive-least-moves = Не менше стількох ходів
# en d51c6d1e
help-archive-limit = Не більше стількох партій, спершу нові
# en 18869b9e
help-archive-mark-note = Нотатка замість попередньої; порожня вилучає її
# en 57992cf2
help-archive-mark-tag = Мітка
# en 2e41cc2c
help-archive-mark-untag = Мітка, яку зняти
# en 0242272e
help-archive-most-moves = Не більше стількох ходів
# en 63af47da
help-archive-opponent = Те саме про суперника, з яким зустрічався цей гравець
# en 27f8b5f7
help-archive-player = Слова імені гравця: без діакритики, у будь-якому порядку, * наприкінці - початок слова
# en 339eaac7
help-archive-rank = Розряд одного з гравців: 9p, 3d, 12k
# en e1046ae7
help-archive-players-csv = Записати таблицю імен у цей файл; - для стандартного виводу
# en a1ef427c
help-archive-players-join = Вважати ці імена іменами одного гравця; показується перше
# en 6f0bc03c
help-archive-players-suggest = Перелічити імена, які можуть належати одному гравцеві
# en 87145326
help-archive-position = Позиція наприкінці цього запису, в усіх симетріях і з обома кольорами: файл або текст запису, наприклад (;SZ[9]AB[cc])
# en 47af2cd4
help-archive-questions = Записи з відкритим запитанням
# en b0365abb
help-archive-rebuild-paths = Ще файли й теки
# en af69bcab
help-archive-saved = Лише партії пошуку, збереженого під цим іменем: решта умов його звужує
# en d43909ee
help-archive-tag = Партії з цією міткою з 'archive mark'
# en fb364e53
help-archive-region = Лише цей прямокутник, наприклад A1:G7
# en 2a1ac260
help-archive-result = Результат: B+R, W+0.5, B+ - усі перемоги чорних, ? - результату немає
# en 64fa2c8a
help-archive-round = Тур
# en a4132315
help-archive-rules = Частина назви правил
# en 430f1614
help-archive-rulings = Записи з рішенням під час підрахунку
# en 0ad0a245
help-archive-show-id = Ім'я партії, як його виводить 'archive find', або його перші літери
# en 43cb1fa6
help-archive-show-sgf = Записати партію з варіантами в цей файл; - для стандартного виводу
# en 1e1d771a
help-archive-since = Зіграна цього дня або пізніше: 2026-11-21, 2026-11, 2026
# en 3bf32a4f
help-archive-size = Кількість ліній дошки
# en 0a0bd006
help-archive-table = Стіл
# en 8f2a8f9b
help-archive-text = Слова з імен, турніру й коментарів
# en cfd7e145
help-archive-unfinished = Незакінчені записи
# en 83f2fece
help-archive-until = Зіграна цього дня або раніше
# en 79d86934
help-archive-white = Те саме про гравця білими
# en 3997f907
help-audit-arithmetic = Вивести й обчислення крок за кроком; у звіті та в JSON вони є завжди
# en 9f92bd8b
help-audit-before = Знімок позиції перед заповненням, без мертвих каменів
# en 68facdb3
help-audit-bowls = Натомість порахувати камені обох чаш, викладені перед партією; середина дошки вільна, а з --rules japanese чорних каменів на один більше, і вільних пунктів немає
# en a465e718
help-audit-bowls-checked = Як перевірили чаші перед партією, хто й коли, наприклад "laid out, A. Referee, 9:40", або measured, або trusted
# en 94377671
help-audit-by = Хто вирішує чи записує підтвердження, або задає налаштування всупереч запису
# en 75a3a046
help-audit-claimed = Результат, який заявляють гравці, наприклад B+3 [типово: із запису]
# en 49ecf262
help-audit-clock = Знімок зупиненого годинника для звіту: штрафи вводять, а не читають із нього
# en 19f86b02
help-audit-compensated = Знімок після того, як зайнято спільні пункти й викладено камені компенсації
# en 2e40f286
help-audit-files = Запис (ім'я на .sgf), потім знімки готового заповнення
# en 898fd2b1
help-audit-limited = Займати не більш як 2 ГіБ пам'яті й хвилину процесорного часу
# en d87c4ac0
help-audit-observed = Замість вердикту вивести як JSON, що прочитано на кожному знімку, для програми, яка судить сама
# en e3bb45bd
help-audit-protest = Під чиїм протестом зіграно партію; протест відзначається в партії разом із --protest-why
# en eab16d51
help-audit-protest-why = Чому гравець протестує
# en 14ff7b24
help-audit-reasons = Рішення та його причини словами судді; потрібні, якщо вирішував суддя, і для налаштувань всупереч запису
# en 614ca04c
help-audit-report = Записати бланк результату і звіт для судді: HTML для друку на A4 і поруч те саме в PDF; лише PDF, якщо ім'я на .pdf
# en ff0053a2
help-audit-result = Ухвалений або підтверджений результат, наприклад B+3 чи W+R [типово: обчислений, якщо заповнення з ним збігається або його приймають гравці, інакше, за підтвердження, заявлений]
# en caccc5e5
help-audit-ruling = Який вихід вибрано; зберігається з перевіркою і стоїть у звіті
# en ef8ba3f9
help-audit-session = Зберегти перевірку й ухвалені рішення в журналі цього запису [типово: у F.count.jsonl поруч зі звітом]
# en 3a19bff6
help-audit-turn = На скільки градусів повернути останні знімки за годинниковою стрілкою, щоб вони лежали як запис; запитується, якщо вони підходять із кількох боків
# en 432ea9da
help-audit-watch = Стежити за всім підрахунком замість знімків: джерело, як для 'record'. Знімки робляться самі, коли всі руки прибрано; кінець - із джерелом або за Ctrl-C
# en f46b8936
help-calibrate-board = Стандарт розмірів дошки: ing, common, rgf
# en 9012369c
help-calibrate-output = Файл калібрування, який записати
# en 1d3f424f
help-calibrate-source = Джерело, як для 'record'
# en 054ee42e
help-calibrate-squares = Внутрішніх кутів шахівниці по горизонталі й вертикалі
# en feaffb11
help-calibrate-target = Знімки або відео надрукованої шахівниці (calibration/target.svg), яку тримають перед тією ж камерою під різними кутами; за ними вимірюється об'єктив
# en 3e2fffe6
help-calibration = Де очікувати дошку: файл, записаний командою 'kifuscribe calibrate'
# en eb52517b
help-clock-blitz = Бліц: за кодексом РФГ, якщо впали обидва прапорці, програють обидва; інші правила про це не говорять
# en 192c5c51
help-clock-late-black = На скільки запізнилися чорні; за --rules це коштує часу або партії
# en f18fbc6e
help-clock-late-white = На скільки запізнилися білі
# en b1b7337e
help-clock-main = Основний час кожного гравця, наприклад 60:00, 1h або 90m
# en 8d71438d
help-clock-moves = Канадський контроль: ходів у періоді
# en 17837b43
help-clock-period = Довжина періоду додаткового часу; у системі Інґа, якщо не вказано, шоста частина основного
# en 5f1649be
help-clock-periods = Бьойомі: періодів у кожного гравця
# en 06ebad14
help-clock-rules = Правила, для запізнень і бліцу
# en a8e098cd
help-clock-skips = Бьойомі: період, що сплив, пропускає хід, як в електронних годинників
# en 9fc88920
help-clock-system = Контроль часу
    .absolute = прапорець упав - поразка
    .canadian = кількість ходів на кожен період
    .byo-yomi = період на кожен хід
    .ing = штрафні очки за три періоди по шостій частині основного часу
# en d993a6cd
help-clock-times = CSV із натисканнями годинника або тека запису
# en 26cb7b6c
help-clock-used-black = Час, використаний чорними
# en c0ef63b2
help-clock-used-white = Час, використаний білими
# en 4a58f0ce
help-compensation = Що білі отримують за фору: нічого, по очку за хід фори або за кожен камінь [типово: за правилами]
# en 0963940c
help-correct-by = Хто виправляє
# en 667fd212
help-correct-capture-not-taken-after = Кількість ходів до того, як їх зняли
# en 7a37d493
help-correct-capture-not-taken-points = Камінь кожної групи, наприклад D4
# en dc409aa0
help-correct-extra-number = Хід, рахуючи з 1
# en 3cd7bf80
help-correct-info-by = Хто виправляє
# en 0bc62521
help-correct-info-info = Що відомо про партію, як у 'record --info': файл TOML або турнір. Чого там немає, лишається; порожній текст прибирає поле
# en d76ed16f
help-correct-info-round = Тур партії в турнірі [типово: останній із жеребкуванням]
# en 2788d1db
help-correct-info-table = Стіл партії в турнірі
# en b8737f07
help-correct-missed-after = Кількість ходів перед ними
# en 4ed97c87
help-correct-missed-moves = Ходи: по черзі колір і пункт, `pass` для пасу
# en dbb280ee
help-correct-resume-from-number = Останній правильний хід; 0 - початок
# en f02d938e
help-correct-session = Тека запису; для 'withdraw' і 'history' також журнал підрахунку поруч зі звітом, F.count.jsonl
# en f6b37583
help-correct-withdraw-by = Хто відкликає
# en 3dd97429
help-correct-withdraw-reasons = Чому
# en dc409aa0
help-correct-wrong-color-number = Хід, рахуючи з 1
# en dc409aa0
help-correct-wrong-point-number = Хід, рахуючи з 1
# en 4e725f0e
help-correct-wrong-point-point = Де його зроблено, наприклад D4
# en d481337d
help-dead = Мертві групи, кожна названа одним каменем: "D4 Q16"; "none", якщо мертвих немає
# en 2f4ae53d
help-doctor-output = Сторінка, яку записати, файл HTML
# en fd6982f5
help-doctor-records = Тека для записів, диск якої перевіряється
# en d8185624
help-doctor-seconds = Скільки секунд робити знімки
# en 7695b14f
help-doctor-source = Джерело, як для 'record'; якщо не вказано, перша камера
# en ccc08793
help-doctor-boards = Скільки дошок показує камера; кожну перевіряють окремо. Нумеруються, як у 'record', від лівого верхнього кута
# en 02c79b8b
help-evaluate-by = Вивести рядок на кожну групу знімків, а не на кожний набір: за size (лінії дошки), cell (пікселі) або angle (кут між напрямком камери й дошкою, згори 90 градусів)
# en e6edef7e
help-evaluate-folder = Тека знімків з істиною або тека таких тек
# en 5a2e130e
help-evaluate-games-folder = Тека з партією та її істиною або тека таких тек
# en f6212a80
help-evaluate-games-json = Вивести рядок JSON на кожен набір або партію
# en 339d61b3
help-evaluate-games-keep = Зберегти записи в цій теці
# en f6212a80
help-evaluate-json = Вивести рядок JSON на кожен набір або партію
# en e30fb7ec
help-evaluate-light = Читати кожен знімок як при світлі лампи: blue, cyan, green, red, violet, pink, candle або screen
# en caeeac77
help-evaluate-reliability = Намалювати в цей файл SVG, як часто читання кожної ймовірності були хибними
# en dd13ca2e
help-evaluate-stones = Читати кожен знімок так, як він виглядав би з каменями інших кольорів: green, blue або red, у темному та світлому тоні. Знімок, на якому дошку не знайдено, читається як є
# en e554d825
help-export-game = Партія: тека запису або SGF
# en 649fa8fd
help-export-moves-per-diagram = Скільки ходів щонайбільше на діаграмі друкованої кіфу [типово: 100]
# en 479b23b6
help-export-output = Файл; закінчення імені каже, що це буде: .pdf, .html, .gif або .png
# en 3698430a
help-export-seconds-per-move = Скільки анімована картинка показує кожен хід, від 0.05 до 20 секунд [типово: 0.7]
# en 06df32f8
help-export-width = Ширина картинки в пікселях [типово: 800 зі знімками, 480 без]
# en fd0189d1
help-game = Запис партії
# en 2ea24e00
help-handicap = Ходи фори, як їх рахує Інг: на один менше за камені в HA [типово: HA - 1]
# en 811c9dc5
help-help = Показати довідку: -h - коротку, --help - повну
# en 2a0f12cf
help-incident-adjourned-player = Хто записує хід
# en 8c6c3d84
help-incident-adjourned-sealed = Як
    .envelope = на бланку в конверті
    .on-board = на дошці, годинник зупинено
# en a8a8b582
help-incident-adjourned-until = Коли й де партія продовжиться, як написано на конверті
# en 4148711b
help-incident-appeal-level = Кому
# en 77f7bc36
help-incident-appeal-until = До якого терміну вирішити
# en 59a3714c
help-incident-bowls-black = Чорних каменів
# en c25cce7a
help-incident-bowls-white = Білих каменів
# en 7aae8623
help-incident-by = Хто відзначає
# en ec3252e8
help-incident-displaced-disputed = Гравці не згодні, де його місце
# en a9f118e7
help-incident-draw-guess = Чи вгадано
# en a6c0eb5b
help-incident-draw-guesser = Колір гравця, який угадував
# en c08a97f1
help-incident-flag-claim-blitz = Це бліц
# en c16332e2
help-incident-flag-claim-claimant = Хто заявляє
# en e1b41431
help-incident-flag-claim-own-down = Його власний прапорець теж упав
# en ed7175c3
help-incident-json = Вивести по рядку JSON на нотатку
# en ac99a087
help-incident-late-allowance = Скільки хвилин на годиннику в кожного
# en 6e33d582
help-incident-late-black = На скільки хвилин запізнилися чорні
# en fe267eb0
help-incident-late-white = На скільки хвилин запізнилися білі
# en 3c50caa3
help-incident-penalty-points = Очки
# en 8233a00a
help-incident-player = Сторона: black або white
# en 17f2ae5a
help-incident-rules = Правила [типово: із запису, інакше ing]
# en fe400a91
help-incident-taken-back-number = Номер нотатки, як його показує incident
# en 0e874777
help-incident-taken-up-disputed = Гравці не згодні щодо позиції
# en 8ace625d
help-incident-text = Подробиці
# en 50acc59e
help-incident-wrong-partner-after-wrong = Попередній хід теж не у свою чергу
# en 76a64825
help-incident-wrong-partner-at-once = Заявлено відразу після ходу, хоча в записі вже є наступні ходи
# en 81ae5c68
help-incident-wrong-partner-deliberate = Це зроблено навмисно
# en 1dc991a0
help-incident-wrong-partner-late = Заявлено після наступного ходу [типово: якщо в записі є наступні ходи]
# en dc409aa0
help-incident-wrong-partner-number = Хід, рахуючи з 1
# en 11349628
help-incident-wrong-partner-player = Пара, яка зробила хід
# en 70747317
help-json = Вивести один рядок JSON
# en 5ed219e0
help-komi = Очки, які отримують білі, наприклад 6.5; від'ємні - зворотне комі [типово: із запису (KM), інакше за правилами]
# en e2a8eed0
help-language = Мова повідомлень: en, ru, uk або zh [типово: KIFUSCRIBE_LANGUAGE або мова системи]
# en 3bfba57c
help-last-move = Хто зробив останній хід на дошці, не рахуючи пасів [типово: за записом]
# en aea004d4
help-misses = Перелічити прочитане або записане неправильно в стандартному потоці помилок
# en 2beb1c15
help-models = Взяти мережі з цієї теки замість вбудованих: proposer.onnx, reader.onnx і SHA256SUMS. Якщо якоїсь немає або вона пошкоджена, виводиться попередження, і дошки читаються без мереж, що менш точно
# en 06010442
help-odd = Як підрахунок заповненням вирішує непарне очко: на дошці (біля каменів компенсації лишається порожній пункт або на останній спільний пункт кладуть ще камінь) або розрахунком після звичайного підрахунку [типово: board]
# en 7ad813e9
help-output = Файл запису партії [типово: поруч із текою запису]
# en d3a3244b
help-pair-go = Парне ґо: комі 6, якщо не вказано інше; за рівного рахунку виграють білі
# en 98c63a6c
help-pairings-json = Вивести по рядку JSON на партію
# en 6a24103d
help-pairings-round = Лише цей тур [типово: усі]
# en c9cdfb97
help-pairings-source = Файл або адреса турніру: http://host:8080/api/tour/1
# en c91282fc
help-penalty-black = Штраф чорних: очки або час на годиннику зі штрафними очками, наприклад "64:10 of 60:00" [за замовчуванням: відзначений у записі, інакше 0]
# en 4fea7bf6
help-penalty-white = Штраф білих, так само
# en ffe36ba6
help-prisoners-black = Скільки каменів узяли чорні під час гри, пораховано вручну [типово: із запису]
# en d0e178dc
help-prisoners-white = Скільки каменів узяли білі під час гри, пораховано вручну [типово: із запису]
# en 185c8820
help-prune-older-than = Лише знімки, старші за це
# en 0498d4bd
help-sessions = Теки записів
# en 95a82f80
help-read-all = Прочитати на знімку всі дошки, спершу найбільшу
# en 3668ad73
help-read-corners = Крайні перетини в пікселях, x,y: лівий верхній, правий верхній, правий нижній, лівий нижній
# en 90c75d1f
help-read-images = Знімки JPEG, PNG, WebP, TIFF, BMP, GIF, AVIF або HEIC
# en 0af1eb10
help-read-json = Вивести рядок JSON на знімок, з --all - на дошку
# en 898fd2b1
help-read-limited = Займати не більш як 2 ГіБ пам'яті й хвилину процесорного часу
# en a809355c
help-read-observed = Додати в JSON, що прочитано в кожному пункті, і маленький знімок, для програми, яка судить сама
# en 565d24eb
help-read-overlay = Записати знімок із намальованими поверх сіткою та прочитаними каменями кожної дошки
# en 04c7796f
help-read-sgf = Записати позицію одного знімка як файл SGF (AB, AW)
# en 4f5fabd8
help-record-archive = Каталог, до якого вноситься запис [типово: catalogue.sqlite у теці для записів]
# en 85e3732d
help-record-boards = Скільки дошок показує камера; кожна записується окремо. Нумеруються від лівого верхнього кута. Якщо джерел кілька, по числу на кожне, наприклад 1,1,3
# en 45437ed6
help-record-evidence = Скільки місця зайняти знімками до і після кожного ходу; 0 - не зберігати, старі звільняють місце
# en 073a1a0e
help-record-every-frame = Розглядати кожен кадр фільму, для порівняння: інакше те, що нерухоме, переглядається за ключовими кадрами
# en 8032a49a
help-record-hall = Надсилати запис у зал за цією адресою і брати з нього, хто грає; з --table. В адресі сторінки 'Join' є і стіл, і токен
# en c58e5a30
help-record-hall-token-file = Файл із токеном столу для залу, єдиним або серед токенів інших столів; з --boards по рядку на кожен, у порядку --table
# en edfcc1d3
help-record-info = Що відомо про партію: файл TOML або список жеребкування CSV
# en 7cfec44d
help-record-json = Вивести рядки JSON
# en 37d0c6b0
help-record-keep-pictures = Скільки зберігати знімки цього запису та інших у тій самій теці; 0 - завжди. Їхні хеші лишаються в журналі
# en 3c71e77b
help-record-live = Під час запису показувати партію на сторінці за цією адресою: 127.0.0.1:8000 - лише цьому комп'ютеру, 0.0.0.0:8000 - його мережі. Якщо дошок кілька, кожна має свою сторінку: від цього порту й далі
# en 195f6904
help-record-live-delay = На скільки глядачі відстають від партії: час, наприклад 30s або 5m, або кількість ходів, наприклад 3moves
# en d9b1c2bd
help-record-live-origin = Дозволити читати партію і сторінкам із цієї адреси, наприклад оверлею: https://overlay.example, або * для будь-яких сторінок
# en a8740e01
help-record-move-made = Коли хід зроблено: hand-off (руку прибрано), clock (камінь суперника показує, що годинник натиснуто) або captures (взяті камені знято) [типово: hand-off]
# en 2b368005
help-record-no-archive = Не вносити запис до каталогу
# en d53ad2d4
help-record-output = Запис [типово: за іменем джерела, у цій теці]; з --boards - тека для board-1.sgf і так далі, за кількох джерел - тека для їхніх записів: table-5.sgf, а де стіл не названо, board-2.sgf для другого
# en 05ff8df0
help-record-publish = Після кожної зміни надсилати весь запис на цю адресу методом PUT
# en 5832d1a1
help-record-publish-token-file = Файл із токеном, який надсилається на цю адресу
# en 536ba5c7
help-record-resume = Продовжити запис, який є в теці журналу
# en d76ed16f
help-record-round = Тур партії в турнірі [типово: останній із жеребкуванням]
# en a9085b6b
help-record-rules = Правила, як для 'score'
# en 7e525892
help-record-session = Тека для журналу [типово: поруч із записом]
# en 338dc1ce
help-record-size = Кількість ліній, якщо визначати її не потрібно
# en 60b9e311
help-record-sources = За чим спостерігати: camera:ІМ'Я або номер, phone (телефон відкриває сторінку цього комп'ютера) або phone:СТІЛ, відеофайл, тека зі знімками, адреса http:// (MJPEG) або rtsp://. Кілька записуються одночасно, кожне окремо; самі лише фільми - один за одним
# en fb64cb70
help-record-table = Стіл партії в турнірі з --info або в залі з --hall; з --boards або за кількох джерел по одному на дошку, наприклад 5,6,7; порожнє місце між комами - дошка без столу
# en be5afb37
help-relocate-to = Тека на іншому диску; якщо її немає, вона створюється
# en 07efe0dd
help-replay-output = Записати SGF сюди, а не на стандартний вивід
# en 7adf54df
help-result-by = Хто записує; ім’я гравця означає, що цей гравець згоден
# en e3bb45bd
help-result-protest = Під чиїм протестом зіграно партію; протест відзначається в партії разом із --protest-why
# en eab16d51
help-result-protest-why = Чому гравець протестує
# en be8fd4e5
help-result-reasons = Чому так вирішує суддя, чиє ім’я дає --by
# en 9972b476
help-result-result = Результат, наприклад B+3.5, W+R, 0, both-lose, no-result, W+illegal-move, B+adjudicated
# en 9f4019ce
help-result-round = Тур партії в турнірі [типово: із запису]
# en c4ebc1e6
help-result-send = Надіслати підтверджений результат у турнір на сервері pairgoth (http://host:8080/api/tour/1), запитавши; для файлу програми жеребкування, який не змінюється, вивести, що ввести
# en 45a5552a
help-result-table = Стіл партії в турнірі [типово: із запису]
# en 0e0831c3
help-result-token-file = Файл із токеном для сервера
# en c301b7a0
help-result-what = Що робиться
    .claim = так каже гравець або підрахунок
    .confirm = обидва гравці згодні, той, хто програв, здається або вирішує суддя з іменем і причинами; інше слово одного гравця - заява
# en 34d04fc0
help-result-yes = Надіслати не питаючи
# en 689b37a6
help-rules = Правила: ing, ing-egf, ing-aga, wmsg2008, area, aga, new-zealand, tromp-taylor або japanese [типово: із запису (RU), інакше ing]
# en 1c6c830a
help-by-white = Білі згодні, під цим іменем
# en 053284ac
help-by-black = Чорні згодні, під цим іменем
# en 4f3d2caf
help-both-agree = Обидва гравці згодні, під іменами з партії
# en 142803c8
help-appeals = Апеляція, на яку відповідає рішення судді, за її номером у списку 'incident'; можна вказати кілька разів [типово: єдина відкрита]
# en 68351598
help-seal-key = Підписати секретним ключем із цього файлу [типово: ключ цього комп'ютера, якщо його створила 'seal-key']
# en 774c6ac3
help-seal-key-output = Записати відкриту частину сюди, а не в стандартний вивід
# en 5a583206
help-seki = Групи в секі, кожна названа одним каменем; за японськими правилами їхні очі не рахуються
# en 5c3758fa
help-session = Тека запису
# en 215892e5
help-simulate-count = Скільки знімків випадкових дошок малювати
# en 9edd9285
help-simulate-disturb = Що відбувається в кліпі крім гри: bump, slide, rest, hover, exposure, noise, cloud, lamp, hunting, flicker, refocus, slip, retake, quick, linger, partly, drop, knock, one-off, turn, dark, glare, spectator, lid, byo-yomi, prisoners, double, triple, twice, wrong-colour, adjourn, review, sweep
# en 35a59137
help-simulate-fault = Що йде не так під час підрахунку
# en 7ae31574
help-simulate-fill = Малювати підрахунок заповненням останньої позиції; мертві камені всередині території, позначеної в записі
# en c100790a
help-simulate-fps = Кадрів кліпу за секунду
# en b346578d
help-simulate-games = Записи, які малювати, кожен за своїм столом. Без них --stills малює дошки з випадковими каменями
# en 385a17f0
help-simulate-hard = Що заважає прочитати випадкові дошки: low-lamp (низька лампа), glossy-table (блискучий стіл), edge-stone (камені на краю), forearm (передпліччя над кутом), green-stones (зелені камені), dark-marks (темні плями на дереві)
# en 5a9c7c4b
help-simulate-komi = Очки, які білі отримують під час підрахунку, замість комі запису
# en 38a3fc75
help-simulate-output = Файл або тека, куди писати: кліп (.mp4 або тека), знімок (.jpg) або знімки --fill (.jpg, .mp4 або тека)
# en f4070f80
help-simulate-played = Скільки ходів показує знімок [типово: усі]
# en 915f9027
help-simulate-seed = Вибирає стіл, дошку, камені, світло, камеру й руки
# en 624034f6
help-simulate-size = Розмір знімків у пікселях
# en 6f6bdddd
help-simulate-stills = Малювати знімки в цю теку замість кліпу
# en 343db30f
help-simulate-tables = Скільки столів на знімку випадкових дошок
# en 0b2dcbe3
help-size = Кількість ліній дошки; якщо не вказано, визначається
# en 0df79407
help-verify-key = Відкритий ключ організатора, записаний 'seal-key': чи підписано ним печатку
# en ce1f63df
help-verify-json = Вивести по рядку JSON на запис
# en 73322841
help-verify-number = Число, яке вивела команда 'seal', або щонайменше 12 його перших цифр: чи це ще той самий журнал
# en 811c9dc5
help-version = Показати версію
# en 88e371f2
about-archive-mark = Дати партії свої мітки й нотатку
    .long = Вони зберігаються поряд із каталогом, у catalogue.sqlite.marks.json. Без партії: усі партії, які їх мають.
# en 02af61bf
about-archive-searches = Перелічити збережені пошуки або останні зроблені
    .long = Вони зберігаються поряд із каталогом, у catalogue.sqlite.marks.json, останні зроблені — у catalogue.sqlite.recent.json.
# en 72761404
help-archive-mark-json = Вивести рядок JSON, без партії — JSON Lines
# en 3e38a0aa
help-archive-mark-from = Узяти мітки й нотатку партії, якої більше немає в каталозі
# en aabd4694
help-archive-searches-delete = Видалити пошук, збережений під цим ім'ям
# en 38c2c0db
help-archive-searches-recent = Перелічити останні сто пошуків, спочатку нові
# en 555ab593
help-archive-searches-clear = Забути зроблені пошуки; збережені лишаються
# en efc9d045
help-archive-players-part = Вважати це ім'я або ці імена разом іменами окремого гравця: так скасовують помилкове об'єднання
# en cc52aeb6
help-archive-players-joined = Перелічити лише гравців з кількома іменами
# en 7cfec44d
help-archive-searches-json = Вивести рядки JSON
# en 06df91e2
about-hall = Приєднатися до зали турніру
# en f4547faf
about-hall-join = Отримати адресу столу за коротким кодом, який хтось зачитує: адресу буде надруковано для 'record --hall-token-file', а код після цього недійсний
# en b68e5701
help-hall-join-address = Адреса зали, наприклад http://hall:8080
# en c4cb1751
help-hall-join-code = Код, наприклад ACDE-FHJK
# en 7cfec44d
help-archive-duplicates-json = Вивести рядки JSON
# en 7cfec44d
help-archive-players-json = Вивести рядки JSON
# en 7cfec44d
help-archive-profile-json = Вивести рядки JSON
# en 0ad0a245
help-archive-mark-id = Назва партії, як її друкує 'archive find', або її перші літери
# en 25c0c057
help-archive-players-different = Вважати ці два імені іменами різних гравців: --suggest їх більше не називає
# en 36faf8d2
help-archive-players-suggest-again = Скасувати вказівку, що ці два імені належать різним гравцям
