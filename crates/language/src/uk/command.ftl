# Що виводять команди.
# en 71b59b05
archive-added = { $added ->
        [one] додано { $added } партію
        [few] додано { $added } партії
       *[many] додано { $added } партій
    }{ $known ->
        [0] {""}
        [one] ; { $known } уже є в архіві, її не додано знову
        [few] ; { $known } уже є в архіві, їх не додано знову
       *[many] ; { $known } уже є в архіві, їх не додано знову
    }
# en 3c97a071
archive-added-and-refused = { $added ->
        [one] додано { $added } партію
        [few] додано { $added } партії
       *[many] додано { $added } партій
    }{ $known ->
        [0] {""}
        [one] ; { $known } уже є в архіві, її не додано знову
        [few] ; { $known } уже є в архіві, їх не додано знову
       *[many] ; { $known } уже є в архіві, їх не додано знову
    }, не прийнято { $refused }
# en 7b2288ad
archive-at-too-large = у записі { $moves }; вкажіть у --at не більше
# en 01df586b
archive-black-wins = чорні
# en 5deb6038
archive-player-black = чорними
# en 49915623
archive-player-lost = поразки
# en 59b569ca
archive-player-white = білими
# en 44b6c33f
archive-player-won = перемоги
# en deeeb9cb
archive-checked-damaged = { $games }, { $journals }, { $pictures }: решта як було записано
# en 6b1a0afc
archive-checked-whole = { $games }, { $journals }, { $pictures }: усе як було записано
# en 55206c6a
archive-export-stopped = зупинено; від записаного нічого не лишилося
# en 5a34a383
archive-file = Файл: { $file }
# en 57381c4e
archive-game-of-file = { $file } (партія { $n })
# en 46083618
archive-journals-left-out = { $n ->
        [one] пропущено { $n } журнал
        [few] пропущено { $n } журнали
       *[many] пропущено { $n } журналів
    } з прихованим ім'ям: із журналу ім'я прибрати не можна
# en f674b095
archive-more-refused = { $n ->
        [one] не прийнято ще { $n } файл
        [few] не прийнято ще { $n } файли
       *[many] не прийнято ще { $n } файлів
    }; --json назве всі
# en 8e8b46df
archive-name-not-found = Якщо воно має бути, перевірте написання: 'archive find --player NAME'.
# en dd903554
archive-name-stays-in-files = У журналах, файлах SGF та їхніх іменах воно лишилося; див. посібник, "The archive".
# en 49608150
archive-name-withheld = Ім'я приховано; було в: { $games }.
# en 75a7d697
archive-marks-withheld = партій, у мітках або нотатці яких воно теж є: { $n }
# en e22e571a
archive-names-more = і ще { $n }; усі перелічує --json
# en 532bd8b4
archive-names-not-all-looked-through = Партій зі словом із цього імені більше, ніж для цього переглянуто.
# en 83e6e7f7
archive-name-not-yet-withheld = Поки нічого не приховано: та сама команда з --yes приховає ім'я.
# en aafe509c
archive-name-would-be-withheld = Ім'я буде приховано; воно є в: { $games }.
# en a819183f
archive-name-withheld-already = Ім'я вже приховано; у файлах воно є в: { $games }.
# en 3ffed6a2
archive-names-alike-stay = Тут, можливо, теж ідеться про цю людину; це лишається, а ім'я тієї самої людини приховують так само:
# en 5c112f3a
archive-next-move = хід
# en 65a801b5
archive-no-game-found = жодної партії не знайдено
# en e0d141ca
archive-no-rectangle = { $region } - не прямокутник дошки { $size }; вкажіть два його кути, наприклад A1:G7
# en ab240bed
archive-not-told = архів про це ще не знає: { $why }
# en b1bc65c8
archive-nothing-to-export = жодної партії не знайдено, і нічого не записано
# en 036421f3
archive-pictures-deleted = { $n ->
        [one] видалено { $n } знімок
        [few] видалено { $n } знімки
       *[many] видалено { $n } знімків
    }; хеші є в журналах
# en ba0ff910
archive-played-next = Що грали далі в цій позиції:
# en 72abbea0
archive-played-next-in = Що грали далі в { $region }:
# en 8372e8a0
archive-set-aside = пошкоджений каталог { $path } відтепер називається { $aside }
# en 4c0c14a5
archive-shown-of = { $shown } із { $total ->
        [one] { $total } партії
       *[many] { $total } партій
    }
# en dcc131ba
archive-stopped-adds-the-rest = зупинено; та сама команда додасть решту
# en 95a9dcdb
archive-stopped-as-it-was = зупинено; каталог лишився як був
# en 24366d5c
archive-stopped-checking = зупинено до кінця перевірки
# en 813fa42d
archive-white-wins = білі
# en 12ea5350
archive-written = записано в { $file }: { $games }
# en 1374fa7e
archive-written-package = записано в { $file }: { $games }, { $journals }, { $pictures }
# en 7f7aa1d9
audit-fill-not-seen = готове заповнення не було видно без рук; зніміть його і вкажіть знімок
# en c01d96f3
audit-no-picture = немає знімка готового заповнення; вкажіть хоча б один після запису
# en 68c92e14
act-refusal-nothing-to-confirm = заповнення не дає результату, який можна підтвердити; вкажіть узгоджений
# en 6d14e45f
act-refusal-count-out-of-date = { $value }, і результат підрахунку застарів; перевірте підрахунок ще раз або вкажіть, хто вирішує і чому
# en 2418ff3c
act-refusal-others-move = за записом хід { $number } зробили { $player ->
        [Black] чорні
       *[White] білі
    }; вкажіть пару, яка його зробила, або номер її ходу
# en f4220ea1
act-refusal-no-such-move = у записі немає ходу { $number }: ходів у ньому { $moves }
# en baf80e84
act-refusal-appeal-open = апеляцію не вирішено: { $appeal }; спершу запишіть рішення, зніміть апеляцію або вкажіть, хто все ж вирішує і чому
# en 88a04fa2
act-refusal-impossible-result = { $why }: виправте результат або комі та правила в записі, або вкажіть ім'я судді та причини
# en 28f752ab
act-refusal-impossible-decision = { $why }: виберіть результат, який дають правила, вкажіть, на скільки очок виграно партію, або що її присуджує суддя; або спершу виправте комі та правила в записі
# en ca77eebc
act-refusal-claim-open = { $name } заявляє результат { $claimed }: якщо { $name } погоджується з іншим, спершу запишіть його як заяву ({ $name }); інакше вирішіть з іменем і підставами
# en 9d203972
act-refusal-nobody-agrees = не сказано, що обидва гравці згодні: укажіть це, або нехай кожен підтвердить під своїм іменем; рішення судді - з іменем і причинами
# en e0bba10b
act-name-of-opponent = { $name } - ім'я { $other ->
        [Black] чорних
       *[White] білих
    }, а вказано для { $player ->
        [Black] чорних
       *[White] білих
    }: укажіть ім'я самого гравця або не вказуйте імен
# en 8512280f
act-name-of-nobody = у цій партії { $player ->
        [Black] чорними
       *[White] білими
    } грає { $known }, а не { $name }: укажіть ім'я гравця або не вказуйте імені; хто не грає, вирішує, указавши своє ім'я і причини
# en 750d83d5
act-name-of-both = { $name } вказано як ім'я обох гравців: укажіть ім'я кожного або не вказуйте імен
# en 96ca5fc6
act-refusal-player-decides = { $name } - гравець цієї партії: слово гравця - це заява або його згода, воно нічого не вирішує й не скасовує рішень; без причин його записують як таке слово; інакше вкажіть ім'я судді, який вирішує
# en 735e62f4
act-refusal-note-of-other = { $name } - гравець цієї партії, а нотатка { $number } не його: гравець відкликає свою апеляцію, свій протест або свою заяву; вкажіть ім'я судді, який її відкликає
# en 0ad16a43
act-refusal-no-result-open = партія без результату відкрита до рішення судді (РФГ 16.8, 20.2): вкажіть, хто вирішує й чому
# en 8ec2ad1e
act-refusal-result-of-referee = цей результат дає суддя, а не гравці: { $result }; вкажіть, хто вирішує й чому
# en 4096f676
act-refusal-end-note-stands = нотатка { $number } вирішує партію або лишає її результат відкритим: { $note }; зазначте, чим це залагоджено, відкличте нотатку або вкажіть, хто все ж вирішує й чому
# en eecb25cc
act-refusal-reasons-of-nobody = причини вказує той, хто вирішує, а його імені немає: укажіть, хто вирішує; гравці, які лише погоджуються, причин не вказують
# en 3757376c
act-refusal-which-appeal = відкрито кілька апеляцій, під номерами { $appeals }: укажіть, на які з них відповідає це рішення
# en f5b5b265
act-refusal-no-such-appeal = апеляції під номером { $appeal } серед відкритих немає; відкриті: { $open }
# en e08af991
act-refusal-appeal-left = залишилися б відкритими апеляції під номерами: { $appeals }; рішення про результат відповідає на всі відкриті апеляції
# en 49527ccd
change-basis-count = після підрахунку
# en 392d7fd0
change-basis-decision = після рішення судді
# en 33d8f407
change-basis-confirmation = після підтвердження
# en f91f94ed
changed-since-moves = { $since } запис змінився: ходів було { $then }, а стало { $now }
# en 92623837
changed-since-record = { $since } в записі було виправлено ходи або камені
# en 9296f560
changed-since-conditions = { $since } було виправлено правила, комі або фору
# en 465a1d83
changed-since-note = нотатку { $number }, що вирішила партію, було відкликано { $since }
# en 5b9535e6
changed-since-penalties = { $since } було записано або знято штрафи
# en ddfbeae5
changed-since-the-audit = { $changed }; перевірте підрахунок ще раз
# en 6c095be0
changed-since-the-result = { $changed }, а результат було підтверджено раніше, і цьому запису він не відповідає; перевірте підрахунок ще раз і підтвердьте результат знову, або нехай суддя вирішить з іменем і причинами чи скасує його
# en 9cb36849
audit-record-file-changed = Файл запису змінено після підтвердження результату: підтверджене стосується попереднього файлу; нехай суддя підтвердить або скасує результат.
# en d516f455
result-slip-changed = Не чинний
# en a097ade7
result-slip-conditions = Умови
# en 9f7abca3
result-slip-komi = комі { $komi }
# en ba08f289
result-slip-pair-go = парне го
# en b3d381e5
result-slip-handicap = фора { $stones }
# en 11f21c27
result-slip-handicap-with-compensation = фора { $stones }, за неї білі отримують { $points }
# en 3df907e6
result-slip-penalties = штрафи: чорні { $black }, білі { $white }
# en 80f6853a
result-slip-appeal = Невирішена апеляція
# en 0f07ff43
result-slip-withdrawn = Скасовано
# en 6d3c3b1e
result-slip-withdrawn-by = { $at }, { $by }: { $reasons }
# en ca5e9091
audit-other-game = { $session } - запис не тієї партії, що { $path }; вкажіть теку запису цієї партії або приберіть --session
# en dc0c7e89
act-refusal-ruling-unsigned = рішенню потрібне ім'я; вкажіть, хто вирішує або підтверджує
# en 69ff5054
act-refusal-no-reasons = рішенню судді потрібні причини; вкажіть їх
# en 6ce40f4d
audit-result-without-ruling = --result - результат, який вирішено, і дається разом із --ruling, де сказано як; що заявляють гравці, дається в --claimed
# en dc67c455
audit-decision-of-which = гравці заявляють { $claimed }, а заповнення дає { $computed }: назвіть результат, який вирішено (--result РЕЗУЛЬТАТ)
# en f2c1cfc8
audit-ruling-where = рішення зберігається в журналі запису або поруч зі звітом; вкажіть --session або --report
# en 411ab035
audit-name-and-reasons = ім’я та причини задають разом: --by і --reasons
# en 692dd04e
audit-recording-beside = це запис із { $session }; з --session { $session } перевірка й ухвалені щодо неї рішення зберігаються там
# en b0b0a46a
audit-recording-has-more = у { $session } є те, чого в цьому записі немає ({ $what }); 'kifuscribe replay { $session } -o { $record }' запише його наново
# en ae41d757
audit-two-records = вказано два записи; перевіряється одна партія
# en 08ed4308
audit-watch-one-record = за підрахунком стежать за одним записом, знімки робляться самі; вкажіть лише запис
# en 6dc6d722
calibrate-found = Знайдено дошку { $size }, { $cell } пікселів на клітинку, { $pictures }.
# en c798c192
calibrate-lens = радіальний член об'єктива (k1) - { $k1 }, за { $views } виглядами мішені, похибка { $error } пікселя
# en b8f1230a
calibrate-no-chessboard = шахівницю з { $squares } внутрішніми кутами не видно цілком на { $views } виглядах { $spec }; тримайте її рівно, щоразу нахиляйте інакше і вкажіть --squares
# en 04d823e1
calibrate-stopped = зупинено раніше, ніж дошку було знайдено досить разів; нічого не записано
# en 6a21b3ac
calibrate-written = Записано в { $path }.
# en 32866574
clock-both-down = Час вийшов в обох: програє той, чий прапорець упав першим, а за використаним часом цього не дізнатися
# en d59f923a
clock-count-with = Рахуйте з --penalty-black { $black } --penalty-white { $white }
# en 8c70903a
clock-flag = { $color ->
        [Black] У чорних
       *[White] У білих
    } упав прапорець
# en 820e8e12
clock-main-left = Лишилося основного часу: чорні { $black }, білі { $white }
# en 63492912
clock-main-over = Основний час сплив: { $color ->
        [Black] чорні
       *[White] білі
    }
# en 26ed2b1e
clock-moves-left = Ходів до кінця періоду: чорні { $black }, білі { $white }
# en 9aade1b4
clock-no-moves = у { $session } не записано жодного ходу
# en 7241679d
clock-penalties = Штрафи: чорні { $black }, білі { $white }; під час підрахунку це чорні { $net_black }, білі { $net_white }
# en 94ad2e57
clock-penalty = Штраф { $color ->
        [Black] чорних
       *[White] білих
    }: { $points }
# en c34927aa
clock-period-gone = Період сплив: { $color ->
        [Black] чорні
       *[White] білі
    }; лишилося { $left }
# en 069784b1
clock-period-missing = у цьому контролі є періоди; вкажіть їхню довжину в --period, наприклад 5:00
# en 2aa0206e
clock-periods-left = Лишилося періодів: чорні { $black }, білі { $white }
# en db792b1d
clock-presses-needed = за використаним часом періоди не дізнатися; вкажіть натискання годинника в CSV
# en 72cc8d6a
clock-result = Результат: { $result } ({ $text }); вирішує суддя
# en 80a6e277
clock-skipped = Хід пропущено: { $color ->
        [Black] чорні
       *[White] білі
    }
# en 62b9f50a
clock-unusable = { $path } використати не можна
# en de0e4a90
correct-answer-missing = вкажіть відповідь на запитання { $question }: confirm, reject або номер пропозиції
# en eed3f0fb
correct-no-answer = { $word } - не відповідь; вкажіть confirm, reject або номер пропозиції
# en 65467e6a
correct-no-color = { $text } - не колір; вкажіть B або W
# en 8604c630
correct-no-moves = { $text } - не список ходів; вкажіть по черзі колір і пункт, наприклад "W D4 B Q16"
# en f6657313
correct-no-point = { $label } - не пункт дошки { $size }; вкажіть літеру стовпця (без I) і ряд, наприклад D4
# en 03f61ee7
act-refusal-withdrawal-unsigned = рішення відкликає хтось і чомусь; вкажіть ім'я і причини
# en eb29e317
count-boards = { $n ->
        [one] { $n } дошка
        [few] { $n } дошки
       *[many] { $n } дошок
    }
# en e27e4987
count-journals = { $n ->
        [one] { $n } журнал
        [few] { $n } журнали
       *[many] { $n } журналів
    }
# en b8a73e9b
count-pictures = { $n ->
        [one] { $n } знімок
        [few] { $n } знімки
       *[many] { $n } знімків
    }
# en 03217c6f
count-recordings = { $n ->
        [one] { $n } запис
        [few] { $n } записи
       *[many] { $n } записів
    }
# en 66c43bb3
damage-hash = його змінено: не збігається зі списком хешів
# en fb861268
damage-missing = його там немає; 'archive add' знайде його в теці, де він зараз лежить
# en 5ac46a78
damage-other-game = у ньому не та партія, що раніше; 'archive add' візьме нову
# en 7f9d4536
damage-other-info = у каталозі не ті гравець, дата, результат чи інші відомості, що у файлі; виконайте 'archive rebuild'
# en 2221e3a6
damage-other-moves = у каталозі не ті ходи, що у файлі; виконайте 'archive rebuild'
# en f74b28bd
damage-pictures = { $n ->
        [one] змінено { $n } знімок: не збігається з хешем у журналі
        [few] змінено { $n } знімки: не збігаються з хешами в журналі
       *[many] змінено { $n } знімків: не збігаються з хешами в журналі
    }
# en 930f612c
damage-record = запис { $record } не той, що випливає з журналу: його змінили, або його написала інша версія програми; 'kifuscribe replay SESSION -o { $record }' запише його знову
# en 33f5383f
expect-compensation = Компенсація: { $stones } на території { $side ->
        [Black] чорних
       *[White] білих
    }
# en c637172f
expect-empty-block = Єдиний порожній пункт - серед виграшних пунктів { $side ->
        [Black] чорних
       *[White] білих
    }
# en b6218a7a
expect-empty-reserved = Єдиний порожній пункт { $side ->
        [Black] чорні
       *[White] білі
    } лишають поруч із компенсацією
# en 2b2cd617
expect-empty-shared = Єдиний порожній пункт - спільний
# en 3c8d0817
expect-extra = Останній спільний пункт: ще один { $color ->
        [Black] чорний
       *[White] білий
    } камінь
# en 2bf4de0b
expect-shared = Спільні пункти: { $n ->
        [one] { $n } камінь
        [few] { $n } камені
       *[many] { $n } каменів
    } кожного кольору
# en 8c89a0b5
expect-winning = Виграшні пункти { $side ->
        [Black] чорних
       *[White] білих
    }: { $winning }; на них каменів програшу { $loser ->
        [Black] чорних
       *[White] білих
    }: { $losing }
# en 60332a5d
film-before = уже записано раніше
# en cc5341a1
film-done = готово
# en b2ac4f92
film-failed = записати не вдалося
# en ef9c094d
film-finding = готово, але є що перевірити
# en 4a690bd8
film-of = Фільм { $n } із { $all }, { $film }: { $state }
# en 25e0e846
films-failed = не вдалося записати { $n ->
        [one] { $n } фільм
        [few] { $n } фільми
       *[many] { $n } фільмів
    }; та сама команда спробує знову
# en 00c3ec19
hall-back = зал знову відповідає столу { $table }
# en 2412cf8c
hall-denied = { $why }. Запис триває тут і не надсилається. Створіть токен командою 'kifuscribe-hall token --role table --table { $table }' і вкажіть файл із ним у --hall-token-file
# en 5ad91616
hall-denied-of-boards = { $why }. Запис цієї дошки триває тут і не надсилається. У файлі з --hall-token-file потрібен токен для кожного столу, по одному в рядку, у порядку --table; токен цього столу створює 'kifuscribe-hall token --role table --table { $table }'
# en fb6e1082
hall-has-nothing = запис повний, але зал нічого з нього не отримав; його надішле '{ $command }'
# en 22264a55
hall-has-nothing-denied = запис повний, але зал нічого з нього не отримав: він не пускає цей комп'ютер; з токеном цього столу його надішле '{ $command }'
# en 51839a7e
hall-has-earlier = у залі тепер увесь запис { $session }
# en 748b9293
hall-has-all = увесь запис столу { $table } є в залі
# en 3f20ec4d
hall-is-token = це токен, а не адреса залу; запишіть його у файл і вкажіть файл у --hall-token-file, адресу залу в --hall, а номер столу в --table
# en 6194ddb4
hall-is-token-file = у { $path } токен, а не адреса залу; вкажіть цей файл у --hall-token-file, адресу залу в --hall, а номер столу в --table
# en f08d720e
hall-token-file-alone = у { $path } зал не названо; вкажіть його адресу в --hall, а номер столу в --table
# en 8fc971e4
hall-joined = підключено до столу { $table } залу { $hall }: чорні - { $black }, білі - { $white }
# en 3d9f2ab4
hall-joined-not-paired = підключено до столу { $table } залу { $hall }, але в жеребкуванні залу такого столу немає; перевірте номер або задайте імена через --info
# en 4d0a69cc
hall-joined-several-games = підключено до столу { $table } залу { $hall }, але в жеребкуванні залу за ним кілька партій, і не береться жодна; повідомте організатора або задайте імена через --info
# en ec8af108
hall-joined-without-pairings = підключено до столу { $table } залу { $hall }, який не має жеребкування; задайте імена через --info
# en 85cb7f1b
hall-lost = { $why }; запис триває і надішлеться, коли зал відповість
# en 15d0597c
hall-seat-error-no-table = вкажіть номер столу в --table або адресу сторінки 'Join' у --hall
# en 9a4b3b95
hall-address-of-one-table = адреса в --hall належить одному столу; з --boards вкажіть адресу самого залу, наприклад http://hall:8080, і стіл для кожної дошки: --table 5,6,7
# en 47b31a52
hall-no-tables = вкажіть стіл для кожної дошки в --table, наприклад --table 5,6,7
# en a4cdba25
hall-tables-of-boards = { $tables } - столи кількох дошок; скажіть з --boards, скільки дошок на знімку
# en 35e62280
hall-no-table-number = { $table } - не номер столу в залі; номери - від 1
# en 06ce800b
table-tokens-error-no-token = у { $path } немає токена; запишіть туди рядок, який вивела 'kifuscribe-hall token'
# en dbed829d
table-tokens-error-other-hall = у { $path } токен зали { $there }, а не { $hall }; приберіть --hall або вкажіть ту адресу, або дайте файл цієї зали
# en 47482027
table-tokens-error-several = у файлі { $path } токенів: { $count }, і ніщо не каже, який із них для столу { $table }; запишіть його рядок в окремий файл або складіть файл із рядків 'kifuscribe-hall token --json', у яких столи названо
# en db6a85bb
table-tokens-error-not-of-table = у файлі { $path } немає токена столу { $table }; додайте рядок, який для нього виводить 'kifuscribe-hall token'
# en ca074001
table-tokens-error-other-number = у { $path } токенів { $count }, а треба { $tables }; запишіть туди по одному в рядку, у порядку --table
# en 8aded885
hall-not-sent = не надіслано: { $sessions } з тієї самої теки: у залі цього запису немає; якщо це партія столу { $table }, надіслати її можна командою '{ $command }'
# en 63ea1916
hall-not-sent-from-any-table = не надіслано: { $sessions } з тієї самої теки, бо ніщо не свідчить, за яким столом це грали; надіслати столу N можна командою '{ $command }'
# en 4d33a0f6
hall-seat-error-other-table = адреса в --hall належить столу { $table }; приберіть --table або вкажіть той самий номер
# en 97ed3a8d
hall-refuses = зал відмовляється від запису столу { $table }: { $why }
# en a87b7784
hall-refuses-earlier = зал відмовляється від { $session }: { $why }
# en f28eaae8
hall-rest-doubtful = додане не надіслано до зали: там цього запису немає; якщо це партія, надіслати її можна командою '{ $command }'
# en fea1a6c2
hall-rest-failed = доданого ще немає у залі: { $why }; воно піде з наступним записом за цим столом або командою '{ $command }'
# en 23bd5c7b
hall-rest-refused = зал не приймає додане: { $why }; надіслати ще раз можна командою '{ $command }'
# en 58fb1eda
hall-rest-sent = стіл { $table } залу { $hall } отримав додане
# en b3cb7537
hall-taken = відтепер зал приймає запис столу { $table }
# en c6030382
hall-unsent = у залу немає кінця запису: { $n ->
        [one] { $n } рядка
       *[many] { $n } рядків
    }; їх надішле наступний запис за цим столом або '{ $command }'
# en 78cce64d
hall-unsent-refused = у залу немає кінця запису: { $n ->
        [one] { $n } рядка
       *[many] { $n } рядків
    }; зал їх не приймає: { $why }
# en 711bed4c
hall-unsent-denied = у залу немає запису ({ $n ->
        [one] { $n } рядок
        [few] { $n } рядки
       *[many] { $n } рядків
    }), він не пускає цей комп'ютер; з токеном цього столу його надішле '{ $command }'
# en 8ce6b54c
hall-without-names = { $why }; запис починається без імен із зали
# en 0a8039fc
act-refusal-no-words = зауваження без слів нічого не каже; напишіть їх
# en c64ee681
live-again = запис знову доходить до { $place }
# en 6eb71167
live-kept-back = глядачі не бачать кінця партії ({ $moves }), його утримала затримка; продовжіть запис або роздайте його вручну
# en 7d9c16d4
live-no-answer = відповіді вчасно не було
# en 0e27b8bc
live-not-told = у копії в теці live цього ще немає: { $why }
# en 27804fc2
live-addition-published = у записі за адресою { $place } це теж є
# en d08e1dd8
live-addition-unpublished = у записі за адресою { $place } цього ще немає: { $why }
# en d7908fc9
live-addition-unknown = запис називає адресу { $place }, де з цього комп’ютера ще ніхто не публікував: він міг прийти від когось іншого, і туди нічого не надіслано
# en 4a5eaff4
live-no-port = для сторінки дошки { $n } немає порту: від { $port } до 65535 їх замало; виберіть для --live менший
# en e9af24f5
live-page-at = сторінка глядачів: http://{ $address }/
# en 501a7275
live-published = запис публікується: { $place }
# en 203fac83
live-retrying = запис не доходить до { $place }: { $why }; спроби тривають
# en 5571b3c6
live-unsent = у { $place } немає нічого від запису ({ $moves }; { $why }); надішліть його туди вручну
# en a29314e7
live-unsent-since = у { $place } лише раніший запис ({ $earlier } замість { $moves }; { $why }); надішліть його туди вручну
# en ec3f99c8
no-name = (без імені)
# en a98e3aa0
pairings-ambiguous = результати на зразок 1-0 показано як ?: програми розходяться в тому, чий рахунок перший
# en 7ed075ac
pairings-game-by-default = { $table }: { $game }: { $result } за неявку
# en 13695edd
pairings-bye = у турі { $round } без суперника: { $player }
# en a90f5702
pairings-bye-no-round = без суперника: { $player }
# en 9bf08a7f
pairings-doubt-columns = { $n ->
        [one] стовпець { $columns } невідомий і не читається
        [few] стовпці { $columns } невідомі й не читаються
       *[many] стовпці { $columns } невідомі й не читаються
    }; відомі перелічено в посібнику, у частині про файли
# en b8f9ce42
pairings-doubt-names-alike = { $place }: імена двох гравців збігаються, і хто має який колір, видно лише за рангом, командою й написанням; напишіть їх по-різному в жеребкуванні й у записі
# en 33557e99
pairings-doubt-no-name = { $place }: не вказано ім'я гравця; впишіть його в жеребкування або задайте через --info
# en 7ca9e750
pairings-doubt-no-number = { $place }: стіл не має номера, і в залі його не показано; пронумеруйте його в жеребкуванні
# en 7408a487
pairings-doubt-same-player = { $player } стоїть у жеребкуванні більше одного разу ({ $places }), і десь це помилка; виправте жеребкування
# en fb53819a
pairings-doubt-same-table = { $place }: партій у жеребкуванні тут { $n }, і невідомо, яку мають на увазі, тому не береться жодна; дайте кожній партії свій стіл
# en 77a3e01f
pairings-doubt-unknown-players = партії називають { $keys }, чого немає у списку гравців; поки цього там немає, воно стоїть замість імені
# en 92cb6f3d
pairings-game = { $table }: { $game }
# en 47eb7d80
pairings-game-with-result = { $table }: { $game }: { $result }
# en fdd9ab18
pairings-no-table = без столу
# en b2bba32d
pairings-round-no-number = тур { $round } - не число, а на серверах тури пронумеровано
# en c15c77c4
place-bottom = унизу
# en 483f8006
place-centre = у центрі
# en 876e6822
place-left = ліворуч
# en 1e2a8804
place-middle = посередині
# en 64764359
place-right = праворуч
# en 926e2116
place-top = угорі
# en 6580529b
read-another-board = На знімку є ще одна дошка; прочитано найбільшу, --all читає всі дошки.
# en ab38eff0
read-board-of = { $image }, дошка { $n }
# en 0a873c6a
read-calibration-unreadable = { $path } не вдається прочитати; чи правильне ім'я?
# en 1199a22f
read-file = не вдається прочитати { $path }; перевірте ім'я і право читання
# en 76e1462f
read-no-board = дошку не знайдено; покажіть усю дошку під кутом щонайменше { $least } градусів або вкажіть --corners і --size
# en 5d971051
read-no-whole-board = цілої дошки не знайдено. { $why }
# en d6e743ba
read-one-picture = --sgf і --overlay пишуть один файл; вказуйте з ними по одному знімку
# en d85e4064
read-position = { $name }: { $size }, чорних { $black }, білих { $white }, закрито { $covered }{ $outside ->
        [0] {""}
       *[other] , поза знімком { $outside }
    }
# en 1c8382bc
read-stopped = зупинено перед { $image }
# en 7e10dd5e
read-takes-photographs = { $source } — не знімок: «kifuscribe read» читає файли зі знімками; скористайтеся «kifuscribe record { $source }»: ця команда приймає телефон, камеру, адресу або відео
# en 0ffb97b2
record-board-is = дошка { $n } - { $size } { $place }
# en e62e7939
record-board-of-table-is = дошка { $n }, стіл { $table } - { $size } { $place }
# en 36cc8440
record-board-found = дошку { $n } знайдено, і від цієї миті її записують
# en c42a07d1
record-board-of = дошка { $n } у { $spec }
# en 6f161d7f
record-begins-with-stones = коли почався запис { $source }, на дошці вже { $n ->
        [one] лежав { $n } камінь
        [few] лежали { $n } камені
       *[many] лежало { $n } каменів
    }, і це не фора: що було зіграно й узято раніше, невідомо
# en dee6442a
record-boards-number = для --boards потрібно по одному числу на джерело, наприклад 1,1,3: чисел { $n }, а джерел { $sources }
# en 9f4612f4
record-boards-so-far = поки знайдено дошок: { $seen } із { $count }
# en e74375f4
record-call-the-referee = покличте суддю: { $notice }
# en 99b8f1d1
record-boards-missing = { $missing ->
        [one] бракує дошки { $boards }
        [few] бракує дошок { $boards }
       *[many] бракує дошок { $boards }
    }: у { $spec } знайдено { $found } із { $count }, запис починається з тих, що є; щоб записувалися всі, покажіть кожну цілком, щонайменше 12 пікселів на клітинку
# en 9438ee78
record-boards-never-found = { $missing ->
        [one] дошку { $boards } так і не знайдено й не записано
        [few] дошки { $boards } так і не знайдено й не записано
       *[many] дошки { $boards } так і не знайдено й не записано
    }; покажіть кожну дошку цілком або вкажіть інше число в --boards
# en 0097d1c6
record-consent-unknown = не забудьте про дозвіл судді та згоду обох гравців: тут ніщо не свідчить, що вони є (permission, black_consent і white_consent у --info)
# en 02feacc3
record-consent-unset = не вказано: { $names }; впишіть у відомості про партію "yes" або "open"
# en 0ba40755
record-date-unknown = коли це знято, невідомо, тому в архіві у партії день цього запису; вкажіть дату в --info або виправте її командою 'kifuscribe correct SESSION info --info FILE --by NAME'
# en ec54e684
record-file-of-another-game = { $source } - про партію з "{ $named }", а в { $option } стоїть "{ $given }"; вкажіть файл тієї партії або приберіть параметр
# en 04be281e
record-films-stopped = зупинено; та сама команда продовжить із { $film }
# en 6ee859b6
record-folder-refused = не вдається створити теку { $folder }; перевірте право запису
# en 3dcb9859
record-goes-on-from = { $session }: раніше записувалося з { $earlier }, тепер продовжується з { $source }
# en 3527e414
record-hall-one-source = --hall не для кількох фільмів; надішліть теку журналу кожного командою 'kifuscribe-hall send'
# en bb2e4eb9
record-heading-of-table = Стіл { $table }
# en bbaf5a26
record-line-of-table = стіл { $table } | { $text }
# en a61a2155
record-more-boards = на знімку { $boards }; { $count ->
        [1] записується найбільша
       *[other] записуються найбільші: { $count }
    }
# en 801a104c
record-move = хід { $n }
# en 08b86184
record-names-kept = у залі за столом { $table } тепер { $paired }; запис { $session } зберігає { $own }; якщо це та сама партія, виправте імена командою '{ $command }'
# en 3a921b0c
record-names-not-known = гравці в { $sessions } невідомі: ніщо не свідчить, яка дошка була за яким столом; гравців столу N внесе '{ $command }'
# en 9364984c
record-neighbours = на знімку { $boards }, записується { $size } { $place }; --boards { $count } записує всі, кожну окремо
# en 9216c9a4
record-never-at-rest = у { $source } було видно дошку, але жодного разу цілком і нерухомо досить довго, щоб почати; закріпіть камеру і не тримайте рук над дошкою до першого ходу
# en 8b1c4915
record-no-board = у { $source } дошку не знайдено
# en 6800646b
record-no-folder = не вдається створити теку { $folder }
# en 00619af7
record-no-thread = система більше не запускає потоків; закрийте інші програми й спробуйте знову
# en f8b038ce
record-nothing-to-resume = у { $folder } немає запису, який можна продовжити; починається новий
# en 92c5a1ed
record-nothing-sent = з { $sessions } до залу нічого не надіслано: ніщо не свідчить, яка дошка була за яким столом; коли гравців внесено, надіслати запис столу N можна командою '{ $command }'
# en ee377b78
record-of-board = дошка { $n }: { $text }
# en 9639d1fa
record-of-table = стіл { $table }: { $text }
# en 5327de07
record-option-of-one-source = { $option } - для одного джерела; приберіть цей параметр або записуйте джерела по одному
# en 8bd92518
record-pictures-deleted = { $n ->
        [one] видалено { $n } знімок
        [few] видалено { $n } знімки
       *[many] видалено { $n } знімків
    }, старших, ніж дозволяє --keep-pictures
# en 7797e072
record-players-of-one-game = { $source } називає гравців однієї партії, до записів { $count } дошок їх не внесено; вкажіть файл турніру та --table або внесіть гравців потім командою 'kifuscribe correct SESSION info'
# en 957e961f
record-refused = партію записувати не можна: у відомостях про партію { $name } - "no"
# en ccef5fb0
record-round-kept = у залі за столом { $table } тепер { $paired }; запис { $session } лишається: { $own }
# en fddfa955
record-resumed-elsewhere = { $session }: записувалося з { $earlier }, а не з { $source }; назвіть джерела в тому порядку, в якому вони записувалися, або продовжте цей запис з іншого джерела окремо: { $command }
# en 11de0e75
record-session-one-source = --session і --boards не для кількох фільмів; запишіть їх по одному
# en c81919a8
record-source-failed = { $source } більше не записується
# en 1106cdd0
record-source-over = запис { $source } закінчено; { $n ->
        [one] ще { $n } джерело записується далі
        [few] ще { $n } джерела записуються далі
        [many] ще { $n } джерел записуються далі
       *[other] ще { $n } джерела записуються далі
    }
# en 7b2d81fb
record-source-panicked = у програмі сталася помилка; записане до неї збережено, а --resume продовжить запис
# en 4f0531f2
record-source-twice = { $source } вказано двічі; вкажіть кожне джерело один раз
# en 34cd1c3b
record-table-of-what = --table називає партію турніру; вкажіть і турнір, у --info або --hall
# en 19b248d2
record-phone-of-other-table = { $source } - телефон одного столу, а --table називає стіл { $table }; приберіть одне з двох
# en 6e09d7aa
record-table-twice = у --table стіл { $table } вказано двічі; дайте кожній дошці свій стіл
# en c76c9977
record-tables-number = у --table столів: { $n }, а дошок: { $count }; вкажіть по одному на дошку, наприклад 1,2,3; у дошки без столу місце порожнє, як у 1,,3
# en 8d0209f8
record-tables-not-known = доки не знайдено всі дошки, невідомо, яка за яким зі столів { $tables }, і в записах немає імен
# en 804de796
record-tables-not-known-to-hall = доки не знайдено всі дошки, невідомо, яка за яким зі столів { $tables }: у записах немає імен, і зал нічого не отримує
# en c1600ed2
record-too-few-boards = у { $spec } знайдено: { $boards }, а не { $count }; покажіть кожну дошку цілком, щонайменше 12 пікселів на клітинку, або вкажіть інше число в --boards
# en ae285591
record-unreadable-time = { $what }; перевірте, що було зіграно в цей час
# en ad90a92a
record-waiting = очікування: { $why }
# en 858ba769
replay-no-board = у цьому записі дошку не знайдено
# en 09a97286
result-unreadable = { $text } - не результат; вкажіть, наприклад, B+3.5, W+R, 0, both-lose, no-result, W+illegal-move або B+adjudicated
# en a9b09be9
result-claim-of-both = заяву робить один гравець: якщо згодні обидва, укажіть 'confirm { $text }'
# en 09dd83e0
score-captures = Узято каменів під час гри: чорними { $black }, білими { $white }
# en da349e4a
score-dead-marked = Мертві камені ({ $n }) за позначками території в записі: { $points }
# en ce36ea2f
score-dead = Мертві камені ({ $n }): { $points }
# en e961013b
score-depends-on-dead = Результат залежить від мертвих каменів, про які ще не домовилися: { $alive } ({ $alive_text }), якщо всі камені живі; { $result } ({ $text }), якщо { $dead } і з'єднані з ними камені мертві. Домовтеся про них до оголошення результату й до заповнення дошки та вкажіть --dead "{ $dead }" або --dead none.
# en 9b2c47b6
score-confirmed = Результат цієї партії підтверджено: { $result } ({ $text }).
# en e41a28b8
score-dead-not-in-record = Які камені мертві, у записі не сказано: він дає { $alive } ({ $alive_text }), якщо всі камені живі; { $result } ({ $text }), якщо { $dead } і з'єднані з ними камені мертві.
# en 54157f77
score-all-alive-below = Далі всі камені вважаються живими.
# en e18f3a2f
score-no-dead = Мертві камені: немає
# en aeacfbaa
score-no-game = не вдається прочитати { $path } як партію
# en 1cf4dc9e
score-passes = Паси наприкінці: { $passes }
# en b65d54a0
score-penalties-noted = враховано штрафи, відзначені в { $session }: чорні { $black }, білі { $white }
# en 9ff7b95d
score-record-differs = Результат у записі - { $own } ({ $text }), а підрахунок дає { $count } ({ $computed }).
# en 9bbd5e28
score-record-is-that-with-dead = Результат у записі { $own } ({ $text }): такий, якщо мертві камені { $dead }.
# en 26aaa28c
score-record-without-count = Результат у записі - { $own } ({ $text }): партію вирішив не підрахунок, { $count }.
# en 05276519
score-result = Результат: { $result } ({ $text })
# en 3e08e094
score-result-all-alive = Результат, якщо всі камені живі: { $result } ({ $text })
# en 0d81139d
score-rules = Правила: { $rules }
# en 3e7c45bf
score-unreadable = не вдається прочитати { $path }
# en 3d97883c
send-nobody = ніхто
# en de4aa560
send-nobody-to-ask = нічого не надіслано: запитати тут нікого; щоб надіслати, додайте --yes
# en a69c935f
send-nothing = нічого не надіслано
# en f07cae93
send-only-claimed = { $result } лише заявлено, нічого не надіслано; спершу підтвердьте його, коли обидва гравці згодні
# en 0c344ca7
send-other-players = у записі чорні - { $black }, білі - { $white }, а в жеребкуванні { $paired_black } і { $paired_white }; нічого не надіслано: перевірте стіл і тур або введіть результат вручну
# en 5f82dce8
send-question = Надіслати це?
# en d2669341
send-round-and-table = тур { $round }, стіл { $table }
# en 99f1380c
send-round-no-number = тур { $round } - не число
# en 37d13139
send-type-it = Введіть його в програму жеребкування; її файл не змінюється.
# en 0484bd06
stats-boards = Дошки
# en 6c3d3cd4
stats-way = { $way } - { $n }
# en 097ec53b
stats-corner = { $place } - { $n }
# en d1bf291b
stats-board = { $size } - { $n }
# en 329b443b
stats-by-points = за очками
# en c2f87a56
stats-corners = Перші камені в кутах за відстанню від країв у лініях
# en 3a5f711d
stats-doubts = Записи поставили { $asked }, з них відкрито { $open }; під сумнівом { $doubtful }
# en 38fe9125
stats-doubts-and-sure = Записи поставили { $asked }, з них відкрито { $open }; під сумнівом { $doubtful }; хід прочитано в середньому з імовірністю { $sure } %
# en 50e4e2b7
stats-draw = нічия
# en c8a9e6d5
stats-ending = { $ending } після
# en 8d81aa1b
stats-forfeit = неявка
# en 72281a69
stats-games = { $games }, усього { $moves }; серед них із журналом: { $recordings }
# en a29ea52d
stats-middle = { $middle } від нього до ходу 150 або до кінця
# en 6c1bc4d9
stats-on-time = за часом
# en 03d0f610
stats-opening = { $opening } до ходу 50 або до кінця
# en 9912bd51
stats-player = { $name }: чорними { $black }, виграно { $black_wins }; білими { $white }, виграно { $white_wins }
# en 60dbd819
stats-resignation = здача
# en ec608ddd
stats-results = Чим закінчилися партії
# en c7043517
stats-time = Записана партія в середньому триває: { $times }
# en ebda87f1
stats-unknown = результату немає
# en 4f4a41e1
stats-unknown-margin = рахунок невідомий
# en acc40543
stats-void = недійсна
# en 75c823ec
stats-winners = Чорні виграли { $black }, білі { $white }; без переможця або без результату { $none }
# en 3303b516
stopping = зупинка; щоб закінчити одразу, натисніть Ctrl-C ще раз
# en 428159de
hall-acts-imported = до { $session } тепер внесено зроблене в залі: { $by }
# en 024e00e1
hall-acts-not-imported = зроблене в залі ще не внесено до { $session }: { $why }
# en 223d007a
hall-acts-not-taken = запис { $session } не приймає вирішеного в залі: { $why }; зал повідомляє про це на сторінці столу, де суддя вирішує знову із зазначенням причин або залишає так, як у столу
# en f5bc8d2a
hall-is-older = цей зал старіший за цю програму: він читає записи до формату { $format }, а новий запис тут — формату { $own }; партія записується, але зал покаже її, лише коли організатор матиме новіший kifuscribe-hall
# en d64160fc
hall-acts-other-result = у залі інше рішення щодо { $session }: { $result } ({ $by }); запис лишається як є, і результат не зараховано, доки не відкликано одне з двох: там на сторінці столу або тут, 'kifuscribe correct { $session } withdraw --by ІМ'Я --reasons ПРИЧИНА'
# en 4e8919d2
hall-acts-without-protest = зал вирішив { $session } під протестом: { $result } ({ $by }); у записі той самий результат без протесту, і він лишається як є: запишіть протест тут, 'kifuscribe incident { $session }', або відмовтеся від нього там на сторінці столу
# en adecb646
hall-acts-other-upheld = зал відхилив апеляцію № { $numbers } у { $session } ({ $by }); у записі апеляцію розглянуто інакше, і запис лишається як є; на сторінці столу в залі є і те, і те
# en 09449a3f
hall-acts-other-answer = у залі інша відповідь на запитання { $question } у { $session } ({ $by }); запис лишається як є, на сторінці столу в залі є обидві
# en 0bced9f1
hall-rest-not-taken = зал не приймає додане: { $why }
# en 9efb2857
pairings-doubt-unknown-rules = у жеребкуванні вказано невідомі правила: { $rules }; записи зберігають ці слова, а для підрахунку правила треба вибрати; назви перелічує 'kifuscribe score --help'
# en 78408cde
pairings-doubt-repeated-columns = у таблиці кілька стовпців з назвою { $columns }, і прочитано лише перший; дайте кожному стовпцю свою назву
# en 09de582d
pairings-doubt-long-rows = { $n ->
    [one] { $n } рядок не прочитано: значень у ньому більше, ніж стовпців у таблиці
    [few] { $n } рядки не прочитано: значень у них більше, ніж стовпців у таблиці
   *[many] { $n } рядків не прочитано: значень у них більше, ніж стовпців у таблиці
}: { $rows }; ім'я з роздільником усередині пишуть у лапках
# en d6c8e020
pairings-doubt-unread-values = у жеребкуванні є значення, які неможливо прочитати, і їх пропущено: { $values }; виправте їх у програмі жеребкування або вкажіть за допомогою --info
# en 1626d6b5
pairings-doubt-unread-lines = { $n ->
    [one] { $n } рядок таблиці не прочитано, цілком або частково
    [few] { $n } рядки таблиці не прочитано, цілком або частково
   *[many] { $n } рядків таблиці не прочитано, цілком або частково
}: { $lines }
# en 69c1e11a
pairings-doubt-disagree = у турі { $round } рядки гравців { $a } і { $b } по-різному говорять про їхню партію; спершу з'ясуйте, хто з ким грав і хто виграв
# en 6386e060
hall-no-code = { $text }: це не код підключення; у ньому вісім знаків, наприклад ACDE-FHJK
# en ccb2fab9
hall-rest-unknown = доданого ще немає у залі: у записі вказано { $hall }, який на цьому комп'ютері ніхто не називав, тому до нього не зверталися; надіслати туди можна командою '{ $command }'
# en ab06a567
result-slip-assumed = { $text } (припущено)
# en 3fa76798
result-slip-no-penalty-given = штрафи не вказано
# en c3b50771
live-unsent-end = у { $place } запис має всі { $moves }, але не те, що додано після них ({ $why }); надішліть його туди вручну
# en 06cf8519
act-refusal-not-computed = обчислений результат - { $computed }, а не { $result }: не вказуйте результат або нехай суддя вирішить { $result } з іменем і причинами
# en 49890d39
act-refusal-confirmed-without-protest = обидва гравці підтвердили { $result } без протесту, і це остаточно: зазначте апеляцію або спершу скасуйте результат
# en 73c55a94
act-refusal-not-adjourned = відкладення цієї партії не зазначено: спершу зазначте його або опишіть подію в нотатці
# en 0005bbe4
act-refusal-no-time-limit = не вказано, до якого часу треба вирішити апеляцію або коли дограється відкладена партія: вкажіть час
# en efeeeaaa
act-refusal-noted-before = нотатка { $note } вже каже, що хід { $number } зробив не той партнер: щоб змінити її, відкличте цю нотатку
# en 5586aa11
act-refusal-appeal-answered = апеляцію в нотатці { $number } вирішено, і рішення відповідає на неї: спершу скасуйте рішення
# en 815df5d6
incident-other-rules = у записі названо правила { $rules }, за ними оцінюються нотатки, а не { $given }; не вказуйте --rules або виправте правила запису: 'kifuscribe correct { $folder } info'
