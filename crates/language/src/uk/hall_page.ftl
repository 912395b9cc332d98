## Сторінки залу для організаторів, суддів і глядачів.

hall-page-hall = Зал
hall-page-pages = Сторінки
hall-page-tables = Столи
hall-page-round = Тур
hall-page-results = Результати
hall-page-projector = Проєктор
hall-page-as-spectators = Як бачать глядачі
hall-page-shown-later = Показ із затримкою { $time }
hall-page-shown-moves-later = { $moves ->
        [one] Показ із затримкою на { $moves } хід
        [few] Показ із затримкою на { $moves } ходи
       *[many] Показ із затримкою на { $moves } ходів
    }
hall-page-to-the-tables = До столів
hall-page-token = Токен від організатора
hall-page-open = Відкрити зал
hall-page-who-has-a-token = Кожен, хто дивиться в зал, має токен — рядок із літер і цифр. Цей браузер пам'ятає його три дні.
hall-page-reconnecting = Відновлюється зв'язок із залом

hall-page-nothing-sent = Жоден стіл ще нічого не надіслав. За столом: kifuscribe record SOURCE --hall ADDRESS --table N
hall-page-no-table-needs-you = Жоден стіл на вас не чекає
hall-page-tables-need-you = На вас чекають столи: { $count }
hall-page-table = Стіл { $table }
hall-page-earlier-games = { $games ->
        [1] Партія попереднього туру — на сторінці столу
        [one] { $games } партія попередніх турів — на сторінці столу
        [few] { $games } партії попередніх турів — на сторінці столу
       *[many] { $games } партій попередніх турів — на сторінці столу
    }
hall-page-one-of-games = { $games ->
        [one] Із цього столу надіслано { $games } партію; це одна з них
        [few] Із цього столу надіслано { $games } партії; це одна з них
       *[many] Із цього столу надіслано { $games } партій; це одна з них
    }
hall-page-unheard-since = Після відновлення звісток немає; надісланого після { $time } може бракувати
hall-page-names-of-the-pairing = У записі немає імен гравців: показано імена з жеребкування. Перевірте, що це партія цього столу
hall-page-begun-not-known = Невідомо, чи почалася партія
hall-page-not-begun = Не почалася
hall-page-looking-for-the-board = Пошук дошки
hall-page-paused-after = Пауза після ходу { $move }
hall-page-ended-after = { $moves ->
        [one] Закінчена після { $moves } ходу
       *[many] Закінчена після { $moves } ходів
    }
hall-page-ago = { $time } тому

hall-page-questions = Запитання
hall-page-needs = Потрібна людина
hall-page-join-link = Приєднання: адреса і QR-код цього столу
hall-page-picture-of-it = Подивитися знімок камери
hall-page-release-title = Звільнити цей стіл для іншого комп'ютера
hall-page-release-what = Показаний запис утрачає стіл { $table }: його місце займе наступний комп'ютер, що надішле запис, а першому відтоді буде відмовлено. Надіслане ним залишиться у списку партій.
hall-page-release-over-what = Запис закінчено. Після звільнення стіл { $table } більше не потребує уваги; надіслане залишається тут.
hall-page-release = Звільнити стіл { $table }
hall-page-pictures = Знімки
hall-page-pictures-are-over = Запис закінчено: комп'ютер столу більше не надсилає знімків. Вони в його теці сеансу.
hall-page-pictures-of-the-board = Знімки дошки
hall-page-after-move = Після ходу
hall-page-see-picture = Подивитися знімок камери
hall-page-picture-comes = Стіл надсилає його на запит за кілька секунд.
hall-page-picture-of-question = Дошка при запитанні { $number }
hall-page-picture-asked = { $picture }; на запит: { $who }
hall-page-picture-in-full = { $picture }, у повному розмірі
hall-page-ask-for-full = Запросити повний знімок
hall-page-picture-did-not-come = Знімок не надійшов: запис закінчено, і стіл більше не відповідає.
hall-page-picture-on-its-way = Знімок у дорозі.
hall-page-picture-gone = Стіл цього знімка більше не має.
hall-page-games-sent = Партії, надіслані з цього столу
hall-page-game-begun = початок { $time }
hall-page-of-an-earlier-round = Попереднього туру
hall-page-other-players = Не ті гравці, що в жеребкуванні
hall-page-names-no-round = Тур не вказано, і партія старша за цей тур
hall-page-results-differ = Партії цього туру мають різні підтверджені результати
hall-page-record = Запис
hall-page-shown = показано
hall-page-show-game = Показати цю партію

hall-page-an-earlier-round = Попередній тур із результатами, які відомі зараз.
hall-page-confirmed-of = Підтверджено результатів: { $confirmed } із { $all }
hall-page-csv = Підтверджені результати в CSV
hall-page-send-results = Надіслати підтверджені результати до програми жеребкування
hall-page-not-overwritten = Результат, який там уже є, не замінюється.
hall-page-what-became = Що сталося з результатами
hall-page-nothing-confirmed = Підтверджених результатів ще немає; нічого не надіслано.
hall-page-column-table = Стіл
hall-page-column-result = Результат
hall-page-column-state = Стан
hall-page-column-program = У програмі жеребкування
hall-page-rounds = Тури
hall-page-another-winner = Переможець не той, що в підтвердженому результаті; виправте один із них
hall-page-confirmed = підтверджено
hall-page-claimed = заявлено, не підтверджено
hall-page-missing = немає результату
hall-page-missing-not-known = немає результату; невідомо, чи почалася партія
hall-page-missing-not-begun = немає результату; партія не почалася
hall-page-unheard = від відновлення залу звісток немає
hall-page-unnamed = у записі немає імен гравців
hall-page-no-result-read = під час читання жеребкування результату не було
hall-page-both-win = перемога обох
hall-page-ambiguous = «{ $text }», звідки не ясно, хто переміг
hall-page-fit-other-round = стіл показує партію іншого туру
hall-page-fit-other-players = стіл показує партію не тих гравців, що в жеребкуванні
hall-page-fit-round-unknown = у партії за цим столом тур не вказано, і вона старша за цей тур
hall-page-fit-results-differ = партії цього туру за цим столом мають різні підтверджені результати
hall-page-fit-not-paired = у жеребкуванні такого столу немає
hall-page-fit-several-games = у жеребкуванні за цим столом кілька партій
hall-other-result-confirmed = інша партія цього столу має підтверджений результат, { $result }: виберіть, яку партію показувати
hall-other-result-claimed = інша партія цього столу має заявлений результат, { $result }, ще не підтверджений: виберіть, яку партію показувати
hall-page-restored = Цей зал відновлено { $at } із { $file }, копії від { $made }. Надісланого столами за цей час може бракувати: запис, який триває, надішле його знову; закінчений надсилається, коли поруч із ним почнеться наступний, або командою 'kifuscribe-hall send'. Столи, від партій яких відтоді звісток немає, так і кажуть.

hall-page-join-title = Приєднання: стіл { $table }
hall-page-join-what = Комп'ютер столу приєднується до залу однією адресою, у якій є номер столу і власний токен.
hall-page-join-make = Зробити адресу і QR-код
hall-page-join-each = Щоразу створюється новий токен; попередні діють, доки їх не відкличуть.
hall-page-join-code = QR-код адреси для столу { $table }
hall-page-join-paste = Вставте її за столом: у kifuscribe, на картці «Зал».
hall-page-join-local = Ця адреса діє лише на цьому комп'ютері: відкрийте зал для мережі ('serve --listen 0.0.0.0:8080') або вкажіть його адресу в --public-address.
hall-page-join-open = У цьому залі немає токенів: адреса діє лише на цьому комп'ютері.
hall-page-join-once = Токен в адресі показується лише зараз. Хто його має, той може надсилати журнал столу { $table }.
hall-page-join-press = Ця адреса — для kifuscribe на комп'ютері столу: вставте її там на картці «Зал» і натисніть «Приєднатися».
hall-page-join-address = Адреса
hall-page-join-copy = Скопіюйте її з адресного рядка разом із тим, що стоїть після #.

hall-need-questions = { $count ->
        [1] Запитання: { $text }
        [one] { $count } запитання: { $text }
        [few] { $count } запитання: { $text }
       *[many] { $count } запитань: { $text }
    }
hall-need-count-differs = Підрахунок розходиться з обчисленим результатом; покличте суддю
hall-need-count-undecided = Підрахунок не можна перевірити; дивіться перевірку за столом
hall-need-other-players = Не ті гравці, що в жеребкуванні ({ $paired }); перевірте номер столу та імена
hall-need-other-round = Тут триває партія іншого туру; закінчіть її запис до початку запису цього туру
hall-need-round-unknown = У цій партії тур не вказано, і вона старша за цей тур: почніть запис цього туру; якщо це вона і є, внесіть у неї тур за столом ('kifuscribe correct'), і її результат буде враховано
hall-need-results-differ = Партії цього туру за цим столом мають різні підтверджені результати, і жоден не враховується; відкличте хибний на його комп'ютері ('kifuscribe correct SESSION withdraw --by NAME --reasons TEXT')
hall-need-not-paired = У жеребкуванні такого столу немає; перевірте номер за столом
hall-need-not-paired-over = У жеребкуванні такого столу немає, а партію для нього записано; надішліть цей запис за правильний стіл ('kifuscribe-hall send'), потім звільніть цей стіл на його сторінці
hall-need-several-games = У жеребкуванні за цим столом кілька партій, і не береться жодна; дайте в жеребкуванні кожній партії свій стіл, його буде прочитано знову само собою
hall-need-claimed = Інший комп'ютер хоче записувати цей стіл; зупиніть один із них або звільніть стіл на його сторінці
hall-need-claimed-by = Інший комп'ютер, { $computer }, хоче записувати цей стіл; зупиніть один із них або звільніть стіл на його сторінці
hall-need-refused = Комп'ютер { $computer } звертається { $token }, і з { $time } йому відмовлено; приєднайте його адресою зі сторінки цього столу
hall-need-forked = { $count ->
        [one] Надійшов { $count } рядок, який відрізняється від збереженого запису; перевірте, який комп'ютер його надіслав
        [few] Надійшли { $count } рядки, які відрізняються від збереженого запису; перевірте, який комп'ютер їх надіслав
       *[many] Надійшло { $count } рядків, які відрізняються від збереженого запису; перевірте, який комп'ютер їх надіслав
    }
hall-need-held = Уже { $time }: { $why }
hall-need-silent = Звісток немає вже { $time }; перевірте комп'ютер і його мережу
hall-need-result-missing = Партію закінчено, а результату немає; підтвердіть його за столом
hall-need-result-claimed = Партію закінчено, результат заявлено, але не підтверджено; підтвердіть його за столом
hall-pause-no-board = Дошки не видно; перевірте камеру
hall-pause-disturbed = Каменів бракує, або їх зсунуто; поверніть їх на місце
hall-pause-misread = Сітка не лягає на дошку; перевірте камеру
hall-pause-moving = Дошка або камера рухається
hall-pause-covered = Дошку закрито
hall-token-missing = без токена
hall-token-unknown = із токеном, якого цей зал не знає
hall-token-revoked = із відкликаним токеном
hall-token-other-table = із токеном іншого столу
hall-token-other-role = із токеном, який не для столів

hall-answer-it-was = Це було: { $text }
hall-answer-confirm = Запис правильний, як є; нічого не змінюється
hall-answer-reject = Нічого з цього; виправлять за столом
hall-answer-by = { $answer } ({ $who })
hall-answer-on-its-way = Надіслано столу ({ $time }): { $answer }. Стіл цього ще не записав.
hall-answer-written = Записано столом ({ $time }): { $answer }.
hall-answer-settled = Вирішилося саме ({ $time }): відповідь більше не потрібна.
hall-role-organiser = організатор
hall-role-referee = суддя
hall-role-table = стіл
hall-role-public = глядач

hall-outcome-sent = тепер він є у програмі жеребкування
hall-outcome-known = він уже є у програмі жеребкування
hall-outcome-conflict = у програмі жеребкування інший результат, { $there }, його залишено як є; з'ясуйте з гравцями, який правильний
hall-outcome-not-confirmed = підтвердженого результату ще немає
hall-outcome-not-played = це не результат зіграної партії; внесіть його вручну
hall-outcome-doubtful = { $why }; нічого не надіслано
hall-outcome-other-players = гравці або їхні кольори не ті, що в жеребкуванні; нічого не надіслано: внесіть результат вручну
hall-outcome-called-back = його відкликано за столом, і він відкликається з програми жеребкування
hall-outcome-stands-otherwise = його відкликано за столом після надсилання, а у програмі жеребкування тепер { $there }, це залишено як є; подивіться там
hall-outcome-failed = не надіслано: { $why }
hall-outcome-withdrawn = надіслано { $there }, але за столом результат відкликано; надішліть результати ще раз, щоб відкликати його й там

hall-refusal-no-token = потрібен токен; попросіть його в організатора
hall-refusal-wrong-token = цей токен тут не діє; попросіть в організатора інший
hall-refusal-revoked-token = цей токен відкликано; попросіть в організатора інший
hall-refusal-other-role = цей токен такого не дозволяє; попросіть в організатора відповідний
hall-refusal-too-many = забагато запитів без дійсного токена; зачекайте хвилину
hall-refusal-not-local = у цьому залі немає токенів, і він обслуговує лише свій комп'ютер; створіть токен командою 'kifuscribe-hall token'
hall-refusal-claimed = триває інший запис цього столу; зупиніть його або попросіть організатора звільнити стіл
hall-refusal-forked = рядок { $line } цього запису не той, що є в залу; зал відклав його, і організатор його бачить
hall-refusal-line = рядок { $line } цього запису не такий, які бувають у журналі; перевірте запис командою 'kifuscribe verify'
hall-refusal-newer-format = цей запис зробила програма, новіша за зал; попросіть організатора оновити зал
hall-refusal-line-too-long = рядок { $line } цього запису довший, ніж приймає зал; передайте запис організаторові файлом
hall-refusal-too-large = за один раз надіслано більше, ніж приймає зал; перевірте, чи однієї версії ця програма і зал
hall-refusal-offset = надіслано не ті рядки, що оголошені; перевірте, чи однієї версії ця програма і зал
hall-refusal-asks-again = він просить рядки, які йому вже надіслано; попросіть організатора переглянути журнал залу
hall-refusal-in-its-words = «{ $text }»
hall-refusal-no-reason = причини він не називає; попросіть організатора переглянути журнал залу
hall-refusal-no-table = у цьому залі такого столу немає; які є, показує /api/tables
hall-refusal-several-games = у жеребкуванні за цим столом кілька партій, і не береться жодна; дайте в жеребкуванні кожній партії свій стіл
hall-refusal-nothing-here = за цією адресою нічого немає; столи показує /
hall-refusal-sentence = { $text }.
