# Що виводять команди.
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
archive-after-move = після ходу { $moves }
archive-at-too-large = у { $file } { $moves }; вкажіть у --at не більше
archive-black-wins = чорні
archive-checked-damaged = { $games }, { $journals }, { $pictures }: решта як було записано
archive-checked-whole = { $games }, { $journals }, { $pictures }: усе як було записано
archive-export-stopped = зупинено; від записаного нічого не лишилося
archive-file = Файл: { $file }
archive-game-of-file = { $file } (партія { $n })
archive-journals-left-out = { $n ->
        [one] пропущено { $n } журнал
        [few] пропущено { $n } журнали
       *[many] пропущено { $n } журналів
    } з прихованим ім'ям: із журналу ім'я прибрати не можна
archive-more-refused = { $n ->
        [one] не прийнято ще { $n } файл
        [few] не прийнято ще { $n } файли
       *[many] не прийнято ще { $n } файлів
    }; --json назве всі
archive-name-not-found = Якщо воно має бути, перевірте написання: 'archive find --player NAME'.
archive-name-stays-in-files = У журналах, файлах SGF та їхніх іменах воно лишилося; див. посібник, "The archive".
archive-name-withheld = Ім'я приховано; було в: { $games }.
archive-next-move = хід
archive-no-game-found = жодної партії не знайдено
archive-no-rectangle = { $region } - не прямокутник дошки { $size }; вкажіть два його кути, наприклад A1:G7
archive-not-told = архів про це ще не знає: { $why }
archive-nothing-to-export = жодної партії не знайдено, і нічого не записано
archive-pictures-deleted = { $n ->
        [one] видалено { $n } знімок
        [few] видалено { $n } знімки
       *[many] видалено { $n } знімків
    }; хеші є в журналах
archive-played-next = Що грали далі в цій позиції:
archive-played-next-in = Що грали далі в { $region }:
archive-round = тур { $round }
archive-set-aside = пошкоджений каталог відтепер називається { $aside }
archive-shown-of = { $shown } із { $total ->
        [one] { $total } партії
       *[many] { $total } партій
    }
archive-stopped-adds-the-rest = зупинено; та сама команда додасть решту
archive-stopped-as-it-was = зупинено; каталог лишився як був
archive-stopped-checking = зупинено до кінця перевірки
archive-table = стіл { $table }
archive-white-wins = білі
archive-written = записано в { $file }: { $games }
archive-written-package = записано в { $file }: { $games }, { $journals }, { $pictures }
audit-fill-not-seen = готове заповнення не було видно без рук; зніміть його і вкажіть знімок
audit-no-picture = немає знімка готового заповнення; вкажіть хоча б один після запису
audit-nothing-to-confirm = заповнення не дає результату, який можна підтвердити; вкажіть узгоджений у --result
audit-other-game = { $session } - запис не тієї партії, що { $path }; вкажіть теку запису цієї партії або приберіть --session
audit-nobody-is-named = рішенню потрібне ім'я; вкажіть у --by, хто вирішує або підтверджує
audit-reasons-missing = рішенню судді потрібні причини; вкажіть їх у --reasons
audit-result-without-ruling = --result - результат, який вирішено, і дається разом із --ruling, де сказано як; що заявляють гравці, дається в --claimed
audit-ruling-where = рішення зберігається в журналі запису або поруч зі звітом; вкажіть --session або --report
audit-recording-beside = це запис із { $session }; з --session { $session } перевірка й ухвалені щодо неї рішення зберігаються там
audit-recording-has-more = у { $session } є те, чого в цьому записі немає ({ $what }); 'kifuscribe replay { $session } -o { $record }' запише його наново
audit-two-records = вказано два записи; перевіряється одна партія
audit-watch-one-record = за підрахунком стежать за одним записом, знімки робляться самі; вкажіть лише запис
brief-by = { $winner ->
        [Black] чорні
       *[White] білі
    } виграють, різниця { $margin }
brief-equal = рахунок рівний, за правилами виграють { $winner ->
        [Black] чорні
       *[White] білі
    }
brief-forfeit = { $winner ->
        [Black] чорні
       *[White] білі
    } виграють: неявка суперника
brief-forfeit-because = { $winner ->
        [Black] чорні
       *[White] білі
    } виграють без гри: { $why }
brief-resignation = { $winner ->
        [Black] чорні
       *[White] білі
    } виграють: суперник здався
brief-time = { $winner ->
        [Black] чорні
       *[White] білі
    } виграють за часом
brief-wins = { $winner ->
        [Black] чорні
       *[White] білі
    } виграють
calibrate-found = Знайдено дошку { $size }, { $cell } пікселів на клітинку, { $pictures }.
calibrate-lens = радіальний член об'єктива (k1) - { $k1 }, за { $views } виглядами мішені, похибка { $error } пікселя
calibrate-no-chessboard = шахівницю з { $squares } внутрішніми кутами не видно цілком на { $views } виглядах { $spec }; тримайте її рівно, щоразу нахиляйте інакше і вкажіть --squares
calibrate-nothing-wrong = З цим виглядом усе гаразд.
calibrate-stopped = зупинено раніше, ніж дошку було знайдено досить разів; нічого не записано
calibrate-written = Записано в { $path }.
clock-both-down = Час вийшов в обох: програє той, чий прапорець упав першим, а за використаним часом цього не дізнатися
clock-came-late = { $color ->
        [Black] Чорні
       *[White] Білі
    } запізнилися: з годинника знімається { $time }
clock-count-with = Рахуйте з --penalty-black { $black } --penalty-white { $white }
clock-flag = Прапорець упав: { $color ->
        [Black] чорні
       *[White] білі
    }
clock-main-left = Лишилося основного часу: чорні { $black }, білі { $white }
clock-main-over = Основний час сплив: { $color ->
        [Black] чорні
       *[White] білі
    }
clock-moves-left = Ходів до кінця періоду: чорні { $black }, білі { $white }
clock-no-moves = у { $session } не записано жодного ходу
clock-penalties = Штрафи: чорні { $black }, білі { $white }; під час підрахунку це чорні { $net_black }, білі { $net_white }
clock-penalty = Штраф { $color ->
        [Black] чорних
       *[White] білих
    }: { $points }
clock-period-gone = Період сплив: { $color ->
        [Black] чорні
       *[White] білі
    }; лишилося { $left }
clock-period-missing = у цьому контролі є періоди; вкажіть їхню довжину в --period, наприклад 5:00
clock-periods-left = Лишилося періодів: чорні { $black }, білі { $white }
clock-presses-needed = за використаним часом періоди не дізнатися; вкажіть натискання годинника в CSV
clock-result = Результат: { $result } ({ $text }); вирішує суддя
clock-skipped = Хід пропущено: { $color ->
        [Black] чорні
       *[White] білі
    }
clock-unusable = { $path } використати не можна
correct-answer-missing = вкажіть відповідь на запитання { $question }: confirm, reject або номер пропозиції
correct-no-answer = { $word } - не відповідь; вкажіть confirm, reject або номер пропозиції
correct-no-color = { $text } - не колір; вкажіть B або W
correct-no-moves = { $text } - не список ходів; вкажіть по черзі колір і пункт, наприклад "W D4 B Q16"
correct-no-point = { $label } - не пункт дошки { $size }; вкажіть літеру стовпця (без I) і ряд, наприклад D4
correct-withdraw-unsigned = рішення відкликає хтось і чомусь; вкажіть --by і --reasons
count-boards = { $n ->
        [one] { $n } дошка
        [few] { $n } дошки
       *[many] { $n } дошок
    }
count-journals = { $n ->
        [one] { $n } журнал
        [few] { $n } журнали
       *[many] { $n } журналів
    }
count-pictures = { $n ->
        [one] { $n } знімок
        [few] { $n } знімки
       *[many] { $n } знімків
    }
count-recordings = { $n ->
        [one] { $n } запис
        [few] { $n } записи
       *[many] { $n } записів
    }
damage-hash = його змінено: не збігається зі списком хешів
damage-missing = його там немає; 'archive add' знайде його в теці, де він зараз лежить
damage-other-game = у ньому не та партія, що раніше; 'archive add' візьме нову
damage-other-moves = у каталозі не ті ходи, що у файлі; виконайте 'archive rebuild'
damage-pictures = { $n ->
        [one] змінено { $n } знімок: не збігається з хешем у журналі
        [few] змінено { $n } знімки: не збігаються з хешами в журналі
       *[many] змінено { $n } знімків: не збігаються з хешами в журналі
    }
damage-record = запис { $record } не такий, як дає журнал; 'kifuscribe replay SESSION -o { $record }' запише його знову
expect-compensation = Компенсація: { $stones } на території { $side ->
        [Black] чорних
       *[White] білих
    }
expect-empty-block = Єдиний порожній пункт - серед виграних пунктів { $side ->
        [Black] чорних
       *[White] білих
    }
expect-empty-reserved = Єдиний порожній пункт { $side ->
        [Black] чорні
       *[White] білі
    } лишають поруч із компенсацією
expect-empty-shared = Єдиний порожній пункт - спільний
expect-extra = Останній спільний пункт: ще один { $color ->
        [Black] чорний
       *[White] білий
    } камінь
expect-shared = Спільні пункти: { $n ->
        [one] { $n } камінь
        [few] { $n } камені
       *[many] { $n } каменів
    } кожного кольору
expect-winning = Виграні пункти { $side ->
        [Black] чорних
       *[White] білих
    }: { $winning }; на них програних каменів { $loser ->
        [Black] чорних
       *[White] білих
    }: { $losing }
film-before = уже записано раніше
film-done = готово
film-failed = записати не вдалося
film-finding = готово, але є що перевірити
film-of = Фільм { $n } із { $all }, { $film }: { $state }
films-failed = не вдалося записати { $n ->
        [one] { $n } фільм
        [few] { $n } фільми
       *[many] { $n } фільмів
    }; та сама команда спробує знову
hall-back = зал знову відповідає столу { $table }
hall-denied = { $why }. Запис триває тут і не надсилається. Створіть токен командою 'kifuscribe-hall token --role table --table { $table }' і вкажіть файл із ним у --hall-token-file
hall-denied-of-boards = { $why }. Запис цієї дошки триває тут і не надсилається. У файлі з --hall-token-file потрібен токен для кожного столу, по одному в рядку, у порядку --table; токен цього столу створює 'kifuscribe-hall token --role table --table { $table }'
hall-has-nothing = запис повний, але зал нічого з нього не отримав; його надішле '{ $command }'
hall-has-nothing-denied = запис повний, але зал нічого з нього не отримав: він не пускає цей комп'ютер; з токеном цього столу його надішле '{ $command }'
hall-has-earlier = у залі тепер увесь запис { $session }, не надісланий раніше
hall-has-all = увесь запис столу { $table } є в залі
hall-is-token = це токен, а не адреса залу; запишіть його у файл і вкажіть файл у --hall-token-file, адресу залу в --hall, а номер столу в --table
hall-is-token-file = у { $path } токен, а не адреса залу; вкажіть цей файл у --hall-token-file, адресу залу в --hall, а номер столу в --table
hall-joined = підключено до столу { $table } залу { $hall }: чорні - { $black }, білі - { $white }
hall-joined-not-paired = підключено до столу { $table } залу { $hall }, але в жеребкуванні залу такого столу немає; перевірте номер або задайте імена через --info
hall-joined-several-games = підключено до столу { $table } залу { $hall }, але в жеребкуванні залу за ним кілька партій, і не береться жодна; повідомте організатора або задайте імена через --info
hall-joined-without-pairings = підключено до столу { $table } залу { $hall }, який не має жеребкування; задайте імена через --info
hall-lost = { $why }; запис триває і надішлеться, коли зал відповість
hall-no-table = вкажіть номер столу в --table або адресу сторінки 'Join' у --hall
hall-address-of-one-table = адреса в --hall належить одному столу; з --boards вкажіть адресу самого залу, наприклад http://hall:8080, і стіл для кожної дошки: --table 5,6,7
hall-no-tables = вкажіть стіл для кожної дошки в --table, наприклад --table 5,6,7
hall-tables-of-boards = { $tables } - столи кількох дошок; скажіть з --boards, скільки дошок на знімку
hall-no-table-number = { $table } - не номер столу в залі; номери - від 1
hall-no-token = у { $path } немає токена; запишіть туди рядок, який вивела 'kifuscribe-hall token'
hall-many-tokens = у файлі { $path } токенів: { $n }, і ніщо не каже, який із них для столу { $table }; запишіть його рядок в окремий файл або складіть файл із рядків 'kifuscribe-hall token --json', у яких столи названо
hall-no-token-of-table = у файлі { $path } немає токена столу { $table }; додайте рядок, який для нього виводить 'kifuscribe-hall token'
hall-tokens-number = у { $path } токенів { $n }, а треба { $tables }; запишіть туди по одному в рядку, у порядку --table
hall-not-sent = не надіслано: { $sessions } з тієї самої теки: у залі цього запису немає, можливо, він пробний; якщо це партія столу { $table }, надіслати її можна командою '{ $command }'
hall-not-sent-from-any-table = не надіслано: { $sessions } з тієї самої теки, бо ніщо не свідчить, за яким столом це грали; надіслати столу N можна командою '{ $command }'
hall-other-table = адреса в --hall належить столу { $table }; приберіть --table або вкажіть той самий номер
hall-refuses = зал відмовляється від запису столу { $table }: { $why }
hall-refuses-earlier = зал відмовляється від { $session }: { $why }
hall-rest-doubtful = додане не надіслано до зали: там цього запису немає, можливо, він пробний; якщо це партія, надіслати її можна командою '{ $command }'
hall-rest-failed = доданого ще немає у залі: { $why }; воно піде з наступним записом за цим столом або командою '{ $command }'
hall-rest-refused = зал не приймає додане: { $why }; надіслати ще раз можна командою '{ $command }'
hall-rest-sent = стіл { $table } залу { $hall } отримав додане
hall-taken = відтепер зал приймає запис столу { $table }
hall-unsent = у залу немає кінця запису: { $n ->
        [one] { $n } рядка
       *[many] { $n } рядків
    }; їх надішле наступний запис за цим столом або '{ $command }'
hall-unsent-denied = у залу немає запису ({ $n ->
        [one] { $n } рядок
        [few] { $n } рядки
       *[many] { $n } рядків
    }), він не пускає цей комп'ютер; з токеном цього столу його надішле '{ $command }'
hall-without-names = { $why }; запис починається без імен із зали
incident-no-words = зауваження без слів нічого не каже; дайте їх у --text
live-again = запис знову доходить до { $place }
live-kept-back = глядачі не бачать кінця партії ({ $moves }), його утримала затримка; продовжіть запис або роздайте його вручну
live-no-answer = відповіді вчасно не було
live-not-told = у копії в теці live цього ще немає: { $why }
live-no-port = для сторінки дошки { $n } немає порту: від { $port } до 65535 їх замало; виберіть для --live менший
live-page-at = сторінка глядачів: http://{ $address }/
live-published = запис публікується: { $place }
live-retrying = запис не доходить до { $place }: { $why }; спроби тривають
live-unsent = у { $place } немає нічого від запису ({ $moves }; { $why }); надішліть його туди вручну
live-unsent-since = у { $place } лише раніший запис ({ $earlier } замість { $moves }; { $why }); надішліть його туди вручну
no-name = (без імені)
pairings-ambiguous = результати на зразок 1-0 показано як ?: програми розходяться в тому, чий рахунок перший
pairings-by-default = {" "}за неявку
pairings-bye = у турі { $round } без суперника: { $player }
pairings-bye-no-round = без суперника: { $player }
pairings-doubt-columns = { $n ->
        [one] стовпець { $columns } невідомий і не читається
        [few] стовпці { $columns } невідомі й не читаються
       *[many] стовпці { $columns } невідомі й не читаються
    }; відомі перелічено в посібнику, у частині про файли
pairings-doubt-no-name = { $place }: не вказано ім'я гравця; впишіть його в жеребкування або задайте через --info
pairings-doubt-no-number = { $place }: стіл не має номера, і в залі його не показано; пронумеруйте його в жеребкуванні
pairings-doubt-same-player = { $player } стоїть у жеребкуванні більше одного разу ({ $places }), і десь це помилка; виправте жеребкування
pairings-doubt-same-table = { $place }: партій у жеребкуванні тут { $n }, і невідомо, яку мають на увазі, тому не береться жодна; дайте кожній партії свій стіл
pairings-doubt-unknown-players = партії називають { $keys }, чого немає у списку гравців; поки цього там немає, воно стоїть замість імені
pairings-game = { $table }: чорні { $black } - білі { $white }
pairings-game-colors-open = { $table }: { $black } - { $white }, колір розігрують
pairings-handicap = , фора { $n }
pairings-komi = , комі { $komi }
pairings-no-network = { $address } - адреса, а програму зібрано без мережі; вкажіть файл
pairings-no-table = без столу
pairings-round-no-number = тур { $round } - не число, а на серверах тури пронумеровано
place-bottom = унизу
place-centre = у центрі
place-left = ліворуч
place-middle = посередині
place-right = праворуч
place-top = угорі
read-another-board = На знімку є ще одна дошка; прочитано найбільшу, --all читає всі дошки.
read-board-of = { $image }, дошка { $n }
read-calibration-unreadable = { $path } не вдається прочитати; чи правильне ім'я?
read-doubts = під сумнівом: { $points }
read-file = не вдається прочитати { $path }; перевірте ім'я і право читання
read-no-board = дошку не знайдено; покажіть усю дошку під кутом щонайменше { $least } градусів або вкажіть --corners і --size
read-no-whole-board = цілої дошки не знайдено. { $why }
read-one-picture = --sgf і --overlay пишуть один файл; вказуйте з ними по одному знімку
read-position = { $name }: { $size }, чорних { $black }, білих { $white }, закрито { $covered }{ $outside ->
        [0] {""}
       *[other] , поза знімком { $outside }
    }
read-stopped = зупинено перед { $image }
record-board = Дошка { $n }
record-board-is = дошка { $n } - { $size } { $place }
record-board-of-table-is = дошка { $n }, стіл { $table } - { $size } { $place }
record-board-found = дошку { $n } знайдено, і від цієї миті її записують
record-board-of = дошка { $n } у { $spec }
record-begins-with-stones = коли почався запис { $source }, на дошці вже { $n ->
        [one] лежав { $n } камінь
        [few] лежали { $n } камені
       *[many] лежало { $n } каменів
    }, і це не фора: що було зіграно й узято раніше, невідомо
record-boards-so-far = поки знайдено дошок: { $seen } із { $count }
record-boards-missing = { $missing ->
        [one] бракує дошки { $boards }
        [few] бракує дошок { $boards }
       *[many] бракує дошок { $boards }
    }: у { $spec } знайдено { $found } із { $count }, запис починається з тих, що є; щоб записувалися всі, покажіть кожну цілком, щонайменше 12 пікселів на клітинку
record-boards-never-found = { $missing ->
        [one] дошку { $boards } так і не знайдено й не записано
        [few] дошки { $boards } так і не знайдено й не записано
       *[many] дошки { $boards } так і не знайдено й не записано
    }; покажіть кожну дошку цілком або вкажіть інше число в --boards
record-consent-unknown = не забудьте про дозвіл судді та згоду обох гравців: тут ніщо не свідчить, що вони є (permission, black_consent і white_consent у --info)
record-consent-unset = не вказано: { $names }; впишіть у відомості про партію "yes" або "open"
record-date-unknown = коли це знято, невідомо, тому в архіві у партії день цього запису; вкажіть дату в --info або виправте її командою 'kifuscribe correct SESSION info --info FILE --by NAME'
record-endless = { $source } не має кінця; камеру або адресу записуйте окремо
record-file-of-another-game = { $source } - про партію з "{ $named }", а в { $option } стоїть "{ $given }"; вкажіть файл тієї партії або приберіть параметр
record-films-stopped = зупинено; та сама команда продовжить із { $film }
record-folder-refused = не вдається створити теку { $folder }; перевірте право запису
record-hall-one-source = --hall - для одного джерела; надішліть запис кожного фільму командою 'kifuscribe-hall send'
record-more-boards = на знімку { $boards }; { $count ->
        [1] записується найбільша
       *[other] записуються найбільші: { $count }
    }
record-move = хід { $n }
record-names-not-known = гравці в { $sessions } невідомі: ніщо не свідчить, яка дошка була за яким столом; гравців столу N внесе '{ $command }'
record-neighbours = на знімку { $boards }, записується { $size } { $place }; --boards { $count } записує всі, кожну окремо
record-never-at-rest = у { $source } було видно дошку, але жодного разу цілком і нерухомо досить довго, щоб почати; закріпіть камеру і не тримайте рук над дошкою до першого ходу
record-no-board = у { $source } дошку не знайдено
record-no-folder = не вдається створити теку { $folder }
record-nothing-to-resume = у { $folder } немає запису, який можна продовжити; починається новий
record-nothing-sent = з { $sessions } до залу нічого не надіслано: ніщо не свідчить, яка дошка була за яким столом; коли гравців внесено, надіслати запис столу N можна командою '{ $command }'
record-of-board = дошка { $n }:{" "}
record-pictures-deleted = { $n ->
        [one] видалено { $n } знімок
        [few] видалено { $n } знімки
       *[many] видалено { $n } знімків
    }, старших, ніж дозволяє --keep-pictures
record-players-of-one-game = { $source } називає гравців однієї партії, до записів { $count } дошок їх не внесено; вкажіть файл турніру та --table або внесіть гравців потім командою 'kifuscribe correct SESSION info'
record-refused = партію записувати не можна: у відомостях про партію { $name } - "no"
record-session-one-source = --session і --boards - для одного джерела; записуйте фільми по одному
record-table-of-what = --table називає партію турніру; вкажіть і турнір, у --info або --hall
record-table-twice = у --table стіл { $table } вказано двічі; дайте кожній дошці свій стіл
record-tables-number = у --table столів: { $n }, а дошок: { $count }; вкажіть по одному на дошку, наприклад 1,2,3; у дошки без столу місце порожнє, як у 1,,3
record-tables-not-known = доки не знайдено всі дошки, невідомо, яка за яким зі столів { $tables }, і в записах немає імен
record-tables-not-known-to-hall = доки не знайдено всі дошки, невідомо, яка за яким зі столів { $tables }: у записах немає імен, і зал нічого не отримує
record-too-few-boards = у { $spec } знайдено: { $boards }, а не { $count }; покажіть кожну дошку цілком, щонайменше 12 пікселів на клітинку, або вкажіть інше число в --boards
record-unreadable-time = { $what }; перевірте, що було зіграно в цей час
record-waiting = очікування: { $why }
replay-no-board = у цьому записі дошку не знайдено
result-unreadable = { $text } - не результат; вкажіть, наприклад, B+3.5, W+R або 0
score-captures = Узято каменів під час гри: чорними { $black }, білими { $white }
score-dead-marked = Мертві камені ({ $n }) за позначками території в записі: { $points }
score-dead = Мертві камені ({ $n }): { $points }
score-depends-on-dead = Результат залежить від мертвих каменів, про які ще не домовилися: { $alive } ({ $alive_text }), якщо всі камені живі; { $result } ({ $text }), якщо { $dead } і з'єднані з ними камені мертві. Домовтеся про них до оголошення результату й до заповнення дошки та вкажіть --dead "{ $dead }" або --dead none.
score-confirmed = Результат цієї партії підтверджено: { $result } ({ $text }).
score-dead-not-in-record = Які камені мертві, у записі не сказано: він дає { $alive } ({ $alive_text }), якщо всі камені живі; { $result } ({ $text }), якщо { $dead } і з'єднані з ними камені мертві.
score-all-alive-below = Далі всі камені вважаються живими.
score-no-dead = Мертві камені: немає
score-no-game = не вдається прочитати { $path } як партію
score-passes = Паси наприкінці: { $passes }
score-penalties-noted = враховано штрафи, відзначені в { $session }: чорні { $black }, білі { $white }
score-record-differs = Результат у записі - { $own } ({ $text }), а підрахунок дає { $count } ({ $computed }).
score-record-is-that-with-dead = Результат у записі { $own } ({ $text }): такий, якщо мертві камені { $dead }.
score-record-without-count = Результат у записі - { $own } ({ $text }): партію вирішив не підрахунок, { $count }.
score-result = Результат: { $result } ({ $text })
score-result-all-alive = Результат, якщо всі камені живі: { $result } ({ $text })
score-rules = Правила: { $rules }
score-unreadable = не вдається прочитати { $path }
send-conflict = у турнірі в цієї партії інший результат, { $result }; його лишено як є: з'ясуйте з організатором, який правильний
send-file-has-it = У файлі програми жеребкування він уже є.
send-known = У турнірі він уже є.
send-no-network = програму зібрано без мережі; введіть результат вручну
send-nobody = ніхто
send-nobody-to-ask = нічого не надіслано: запитати тут нікого; щоб надіслати, додайте --yes
send-not-played = { $result } - не результат зіграної партії; введіть його вручну
send-nothing = нічого не надіслано
send-only-claimed = { $result } лише заявлено, нічого не надіслано; спершу підтвердьте його, коли обидва гравці згодні
send-other-players = у записі чорні - { $black }, білі - { $white }, а в жеребкуванні { $paired_black } і { $paired_white }; нічого не надіслано: перевірте стіл і тур або введіть результат вручну
send-question = Надіслати це?
send-round-and-table = тур { $round }, стіл { $table }
send-round-no-number = тур { $round } - не число
send-taken = Тепер він є в турнірі.
send-type-it = Введіть його в програму жеребкування; її файл не змінюється.
stats-boards = Дошки
stats-way = { $way } - { $n }
stats-corner = { $place } - { $n }
stats-board = { $size } - { $n }
stats-by-points = за очками
stats-corners = Перші камені в кутах за відстанню від країв у лініях
stats-doubts = Записи поставили { $asked }, з них відкрито { $open }; під сумнівом { $doubtful }
stats-doubts-and-sure = Записи поставили { $asked }, з них відкрито { $open }; під сумнівом { $doubtful }; хід прочитано в середньому з імовірністю { $sure } %
stats-draw = нічия
stats-ending = { $ending } після
stats-forfeit = неявка
stats-games = { $games }, усього { $moves }; серед них із журналом: { $recordings }
stats-middle = { $middle } від нього до ходу 150 або до кінця
stats-minutes = { $n } хв
stats-on-time = за часом
stats-opening = { $opening } до ходу 50 або до кінця
stats-player = { $name }: чорними { $black }, виграно { $black_wins }; білими { $white }, виграно { $white_wins }
stats-resignation = здача
stats-results = Чим закінчилися партії
stats-time = Записана партія в середньому триває: { $times }
stats-unknown = результату немає
stats-unknown-margin = рахунок невідомий
stats-void = недійсна
stats-winners = Чорні виграли { $black }, білі { $white }; без переможця або без результату { $none }
stopping = зупинка; щоб закінчити одразу, натисніть Ctrl-C ще раз
