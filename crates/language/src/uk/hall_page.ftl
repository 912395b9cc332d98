## Сторінки залу для організаторів, суддів і глядачів.

# en bad0823f
hall-page-hall = Зал
# en b091e92f
hall-page-pages = Сторінки
# en 04682faa
hall-page-tables = Столи
# en b9a4cc4d
hall-page-results = Результати
# en 5651e7ab
hall-page-projector = Проєктор
# en 8c4300cf
hall-page-as-spectators = Як бачать глядачі
# en 1d04c48b
hall-page-shown-later = Показ із затримкою { $time }
# en a5d502a2
hall-page-shown-moves-later = { $moves ->
        [one] Показ із затримкою на { $moves } хід
        [few] Показ із затримкою на { $moves } ходи
       *[many] Показ із затримкою на { $moves } ходів
    }
# en 7ecf9d82
hall-page-to-the-tables = До столів
# en e8bf80ef
hall-page-token = Токен від організатора
# en 8ad3dfdd
hall-page-open = Відкрити зал
# en 429a638b
hall-page-who-has-a-token = Кожен, хто дивиться в зал, має токен — рядок із літер і цифр. Цей браузер пам'ятає його три дні.
# en d7748b1b
hall-page-reconnecting = Відновлюється зв'язок із залом

# en 72dc4bc2
hall-page-nothing-sent = Жоден стіл ще нічого не надіслав. За столом: kifuscribe record SOURCE --hall ADDRESS --table N
# en 66d7ff6a
hall-page-no-table-needs-you = Жоден стіл на вас не чекає
# en d6891705
hall-page-tables-need-you = На вас чекають столи: { $count }
# en bb2e4eb9
hall-page-table = Стіл { $table }
# en d2f9e14e
hall-page-earlier-games = { $games ->
        [1] Партія попереднього туру — на сторінці столу
        [one] { $games } партія попередніх турів — на сторінці столу
        [few] { $games } партії попередніх турів — на сторінці столу
       *[many] { $games } партій попередніх турів — на сторінці столу
    }
# en 5d564a8d
hall-page-one-of-games = { $games ->
        [one] Цей стіл надіслав { $games } партію; сторінка показує одну з них
        [few] Цей стіл надіслав { $games } партії; сторінка показує одну з них
       *[many] Цей стіл надіслав { $games } партій; сторінка показує одну з них
    }
# en 0a97abe3
hall-page-unheard-since = Після відновлення зал не отримував звісток про цю партію; того, що стіл надіслав після { $time }, може бракувати
# en 2116fd87
hall-page-names-of-the-pairing = У записі немає імен гравців: показано імена з жеребкування. Перевірте, що це партія цього столу
# en ad9ade02
hall-page-begun-not-known = Невідомо, чи почалася партія
# en aa91a0df
hall-page-not-begun = Не почалася
# en 2945a7d5
hall-page-paused-after = Пауза після ходу { $move }

# en f7ed29d8
hall-page-stopped-after = Зупинено після ходу { $move }; можливо, партію закінчено
# en 05aef8e2
hall-page-ended-after = { $moves ->
        [one] Закінчена після { $moves } ходу
       *[many] Закінчена після { $moves } ходів
    }
# en 29674c01
hall-page-ago = { $time } тому

# en 24b58e78
hall-page-questions = Запитання
# en 997e436a
hall-page-needs = Потрібна людина
# en 25dfd4a9
hall-page-join-link = Приєднання: адреса і QR-код цього столу
# en 0847a1ee
hall-page-picture-of-it = Подивитися знімок камери
# en f27d957f
hall-page-release-title = Звільнити цей стіл для іншого комп'ютера
# en 730c5cc5
hall-page-release-what = Стіл { $table } займе наступний комп'ютер, що надішле запис. Тому, який записує там зараз, відтоді буде відмовлено. Надіслане ним залишиться у списку партій.
# en c1176db2
hall-page-release-over-what = Запис закінчено. Коли організатор звільнить стіл { $table }, підходити до нього більше не потрібно. Надіслане столом залишається тут.
# en b23bb268
hall-page-release = Звільнити стіл { $table }
# en cce0dc2c
hall-page-pictures = Знімки
# en 181800f2
hall-page-pictures-are-over = Запис закінчено: комп'ютер столу більше не надсилає знімків. Вони в його теці сеансу.
# en d6ab207e
hall-page-pictures-of-the-board = Знімки дошки
# en 7bc5a9c8
hall-page-after-move = Після ходу
# en e8a268a8
hall-page-see-picture = Подивитися знімок камери
# en fd224a6c
hall-page-picture-comes = Стіл надсилає його на запит за кілька секунд.
# en 3bd4d72a
hall-page-picture-of-question = Дошка при запитанні { $number }
# en 55d78e8d
hall-page-picture-asked = { $picture }; на запит: { $who }
# en 66d322a0
hall-page-picture-in-full = { $picture }, у повному розмірі
# en cc431061
hall-page-ask-for-full = Запросити повний знімок
# en 8d0af883
hall-page-picture-unverified = Не перевірено: стіл надіслав зменшений знімок, і ніщо не підтверджує, що це знімок із журналу. Повний знімок перевіряється.
# en a2b8e1d9
hall-page-picture-did-not-come = Знімок не надійшов: запис закінчено, і стіл більше не відповідає.
# en 2b142ee1
hall-page-picture-on-its-way = Знімок у дорозі.
# en 44942dcf
hall-page-picture-gone = Стіл цього знімка більше не має.
# en 22407be4
hall-page-games-sent = Партії, надіслані з цього столу
# en 4249dc81
hall-page-game-begun = початок { $time }
# en a6faf114
hall-page-shown = показано
# en 4a94d928
hall-page-show-game = Показати цю партію
# en 39b0a445
hall-page-discard-game = Відкинути цю партію: її результат не зараховується
# en 15fa47b1
hall-page-discard = Відкинути
# en d0aec6fa
hall-page-discard-which = Що відкинути:
# en 2f6d37e4
hall-page-discard-one = Лише цю партію
# en 30cc33fa
hall-page-discard-of-computer = Усі партії її комп'ютера ({ $n })
# en 312bb97c
hall-page-discard-since = Цю партію та всі, що надійшли після неї, крім показаної ({ $n })
# en e347df56
hall-page-discarded = відкинуто

# en d1d15fe2
hall-page-an-earlier-round = Попередній тур із результатами, які відомі зараз.
# en 5b8bb816
hall-page-of-an-earlier-round = Це результат попереднього туру.
# en 303f84bb
hall-page-confirmed-of = Підтверджено результатів: { $confirmed } із { $all }
# en 8e77ba44
hall-page-confirmed-before = підтверджено за попереднім записом: { $count }
# en 64d352b6
hall-page-csv = Підтверджені результати в CSV
# en 504da8b0
hall-page-send-results = Надіслати підтверджені результати до програми жеребкування
# en 2bac8473
hall-page-not-overwritten = Результат, який уже є у програмі жеребкування, не замінюється.
# en 9f50e284
hall-page-what-became = Що сталося з результатами
# en 3565452f
hall-page-nothing-confirmed = Підтверджених результатів ще немає; нічого не надіслано.
# en fe56a92f
hall-page-column-table = Стіл
# en b7872194
hall-page-column-state = Стан
# en 511eff09
hall-page-column-program = У програмі жеребкування
# en f4ef5676
hall-page-rounds = Тури
# en 01f5ce2c
hall-page-another-winner = У програмі жеребкування інший переможець, ніж у підтвердженому результаті; виправте щось одне
# en e94b124c
hall-page-confirmed = підтверджено
# en a8d446f4
hall-page-as-table = за даними столу
# en 7e0b0b82
hall-page-as-table-by = за даними столу: { $who }
# en c03e6af2
hall-page-decided-in-hall = вирішено в залі: { $who }: { $reasons }
# en d1b5f0df
hall-page-agreed-in-hall = обидва гравці згодні, внесено в залі: { $who }
# en 845b3621
hall-page-resigned-in-hall = { $player ->
        [Black] чорні
       *[White] білі
    } здалися, внесено в залі: { $who }
# en b5924114
hall-page-appeals-open = апеляцію не вирішено: № { $numbers }
# en dc90bb9b
hall-page-does-not-stand = не чинний: { $changed }
# en 36084034
hall-page-under-protest = під протестом
# en 672da374
hall-page-claimed = заявлено, не підтверджено
# en 82261925
hall-page-decided = за рішенням судді, не підтверджено
# en 0f1f3a77
hall-page-missing = немає результату
# en 7a449fdd
hall-page-missing-not-known = немає результату; невідомо, чи почалася партія
# en a4f79803
hall-page-missing-not-begun = немає результату; партія не почалася
# en ab0c3164
hall-page-unheard = від відновлення залу звісток немає
# en 1bb14c92
hall-page-unnamed = у записі немає імен гравців
# en 4a3c371e
hall-page-no-result-read = під час читання жеребкування результату не було
# en c8bb86ee
hall-page-both-win = перемога обох
# en 96c2d2af
hall-page-ambiguous = «{ $text }», звідки не ясно, хто переміг
# en 48fbce6f
hall-page-fit-other-round = це партія іншого туру
# en c15582f5
hall-page-fit-other-players = це партія не тих гравців, що в жеребкуванні
# en 99a3c525
hall-page-fit-round-unknown = у цій партії тур не вказано, і вона почалася до цього туру
# en 3629dff6
hall-page-decided-otherwise = рішення зали інше, і на сторінці столу є обидва
# en 62a4d64a
hall-page-fit-results-differ = партії цього туру за цим столом мають різні підтверджені результати
# en b217f8fb
hall-page-fit-not-paired = у жеребкуванні такого столу немає
# en 12a2f67d
hall-page-fit-several-games = у жеребкуванні за цим столом кілька партій
# en fcf5b27c
hall-other-result-confirmed = інша партія цього столу має підтверджений результат, { $result }: виберіть, яку партію показувати
# en 3839fb6c
hall-other-result-claimed = інша партія цього столу має заявлений результат, { $result }, ще не підтверджений: виберіть, яку партію показувати
# en 52f15513
hall-other-result-decided = інша партія цього столу має результат за рішенням судді, { $result }, ще не підтверджений: виберіть, яку партію показувати
# en 434ac40e
hall-page-restored = Цей зал відновлено { $at } із { $file }, копії від { $made }. Надісланого столами за цей час може бракувати: запис, який триває, надішле його знову; закінчений надсилається, коли поруч із ним почнеться наступний, або командою 'kifuscribe-hall send'. Столи, від партій яких відтоді звісток немає, так і кажуть. Те, що внесено чи вирішено в цій залі після копії, і створені після неї токени втрачено: внесіть і створіть їх знову.

# en 31d60903
hall-page-join-title = Приєднання: стіл { $table }
# en 0ae3513f
hall-page-join-what = Комп'ютер столу приєднується до залу однією адресою, у якій є номер столу і власний токен.
# en 0c1a13a7
hall-page-join-make = Зробити адресу і QR-код
# en 322a326d
hall-page-join-each = Щоразу створюється новий токен; попередні діють, доки їх не відкличуть.
# en e3612086
hall-page-join-code = QR-код адреси для столу { $table }
# en 361f72fc
hall-page-join-paste = Вставте її за столом: у kifuscribe, у розділі «Зал» картки «Хто грає».
# en 5e644973
hall-page-join-local = Ця адреса діє лише на цьому комп'ютері: відкрийте зал для мережі ('serve --listen 0.0.0.0:8080') або вкажіть його адресу в --public-address.
# en 88b35ebd
hall-page-join-open = У цьому залі немає токенів: адреса діє лише на цьому комп'ютері.
# en c72e32c6
hall-page-join-once = Токен в адресі показується лише зараз. Хто його має, той може надсилати журнал столу { $table }.
# en f98804c9
hall-page-join-press = Ця адреса — для kifuscribe на комп'ютері столу: вставте її там у розділі «Зал» картки «Хто грає» і натисніть «Приєднатися».
# en 64b766b4
hall-page-join-copy = Скопіюйте її з адресного рядка разом із тим, що стоїть після #.

# en a12b0171
hall-need-questions = { $count ->
        [1] Запитання: { $text }
        [one] { $count } запитання: { $text }
        [few] { $count } запитання: { $text }
       *[many] { $count } запитань: { $text }
    }
# en 091d3255
hall-need-count-differs = Підрахунок розходиться з обчисленим результатом; покличте суддю
# en da12da14
hall-need-count-undecided = Підрахунок не можна перевірити; дивіться перевірку за столом
# en fef020c1
hall-need-other-players = У записі інші гравці, ніж у жеребкуванні ({ $paired }); перевірте номер столу, а якщо різниться лише написання, виправте імена запису за столом
# en 5915bc27
hall-need-other-round = Тут ще записується партія іншого туру; закінчіть цей запис, перш ніж почати запис цього туру
# en 84bb7545
hall-need-round-unknown = У цій партії тур не вказано, і вона почалася до цього туру: почніть запис цього туру. Якщо партія цього туру, внесіть у її запис тур за столом ('kifuscribe correct'), і її результат буде враховано
# en 0e8e7458
hall-need-results-differ = Партії цього туру за цим столом мають різні підтверджені результати, і жоден не враховується; відкличте хибний на його комп'ютері ('kifuscribe correct SESSION withdraw --by NAME --reasons TEXT')
# en a6d2cab4
hall-need-not-paired = У жеребкуванні такого столу немає; перевірте номер за столом
# en 2bc65aa9
hall-need-not-paired-over = У жеребкуванні такого столу немає, а партію для нього записано; надішліть цей запис за правильний стіл ('kifuscribe-hall send'), потім звільніть цей стіл на його сторінці
# en 64496b49
hall-need-several-games = У жеребкуванні за цим столом кілька партій, і не береться жодна; дайте в жеребкуванні кожній партії свій стіл, його буде прочитано знову само собою
# en ac8c9a87
hall-need-claimed = Інший комп'ютер хоче записувати цей стіл; зупиніть один із них або звільніть стіл на його сторінці
# en 95d873f2
hall-need-claimed-by = Інший комп'ютер, { $computer }, хоче записувати цей стіл; зупиніть один із них або звільніть стіл на його сторінці
# en 8c8b95c6
hall-need-claims-differ = { $claims }; покличте суддю
# en 41fbc086
hall-need-full = Нове від цього столу не приймається: досягнуто межі (200 записів, 256 МіБ або 16 МіБ для одного запису); організатор звільняє місце на його сторінці, відкидаючи партії, яких ніхто не грав
# en d2feaf71
hall-need-refused = Комп'ютер { $computer } звертається { $token }, і з { $time } зал йому відмовляє; приєднайте його адресою зі сторінки цього столу
# en be50d776
hall-need-forked = { $count ->
        [one] Надійшов { $count } рядок, який відрізняється від збереженого запису; перевірте, який комп'ютер його надіслав
        [few] Надійшли { $count } рядки, які відрізняються від збереженого запису; перевірте, який комп'ютер їх надіслав
       *[many] Надійшло { $count } рядків, які відрізняються від збереженого запису; перевірте, який комп'ютер їх надіслав
    }
# en 719b7288
hall-need-held = З { $time }: { $why }

# en 3b58bd42
hall-need-frozen = Запис зупинено з { $time }: { $why }. Якщо партію закінчено, підтвердіть її результат. Якщо вона триває, поверніть її дошку на місце й натисніть 'Грають далі' за столом
# en 8a968d90
hall-need-broken-off = Запис закінчився: { $why }. Якщо партія триває, відновіть запис за столом; якщо її закінчено, підтвердіть її результат
# en 81b636d8
hall-need-silent = Зал не отримує звісток від цього столу з { $time }; перевірте його комп'ютер і мережу
# en c778934f
hall-page-pairings-unread = Жеребкування не читається з { $time }; показано прочитане тоді: { $why }
# en f5419ce7
hall-page-pairings-not-come = Жеребкування ще не отримано, і зал далі його запитує: { $why }
# en 03fa687c
hall-need-no-picture = Немає зображення з { $time }; перевірте камеру біля столу
# en a21f2c2c
hall-need-unwritten = З { $time } не все записане біля столу лежить на диску: він заповнений, або на нього не можна записати. Звільніть там місце або виберіть іншу теку; те, чого бракує, надійде сюди, коли буде на диску
# en 866301a9
hall-need-result-missing = Запис закінчився, а результату партія не має; підтвердіть його за столом або продовжте запис, якщо партія ще триває
# en ab5f7479
hall-need-result-missing-sealed = Запис запечатано, а результату партія не має; підтвердіть його за столом
# en a07dec16
hall-need-other-result-missing = Іншу партію цього столу закінчено, а результату вона не має; виберіть її в списку партій кнопкою 'Показати цю партію' або підтвердіть її результат за столом
# en 35158ca8
hall-need-result-claimed = Партію закінчено, результат заявлено, але не підтверджено; підтвердіть його за столом
# en 3fa5e370
hall-need-result-decided = Партію закінчено, результат визначено рішенням судді, але не підтверджено; підтвердіть його за столом
# en 5d6c53e9
hall-pause-no-board = Дошки не видно; перевірте камеру
# en 98b07932
hall-pause-disturbed = Каменів бракує, або їх зсунуто; поверніть їх на місце
# en e7ed01f5
hall-pause-misread = Сітка не лягає на дошку; перевірте камеру
# en f50704df
hall-pause-moving = Дошка або камера рухається
# en 634d5d7c
hall-pause-covered = Дошку закрито
# en 89266a43
refused-token-missing = без токена
# en 70b0af4c
refused-token-unknown = із токеном, якого цей зал не знає
# en 3d6d3615
refused-token-revoked = із відкликаним токеном
# en d3f57e8b
refused-token-other-table = із токеном іншого столу
# en 57fda4c3
refused-token-other-role = із токеном, який не для столів

# en ccf3226e
hall-answer-it-was = Це було: { $text }
# en 972e439d
hall-answer-confirm = Запис правильний, як є; нічого не змінюється
# en 9924cd84
hall-answer-reject = Нічого з цього; виправлять за столом
# en d11fb548
hall-answer-by = { $answer } ({ $who })
# en 3c21449b
hall-answer-by-table = { $answer } ({ $who }, за даними столу)
# en bc248e9f
hall-answer-on-its-way = Надіслано столу ({ $time }): { $answer }. Стіл цього ще не записав.
# en 3d9c8cda
hall-answer-written = Записано столом ({ $time }): { $answer }.
# en 577dd72d
hall-answer-settled = Питання вирішилося саме о { $time }: відповідати на нього не потрібно.
# en bd2aca11
role-organiser = організатор
# en a625a19f
role-referee = суддя
# en 4989504f
role-table = стіл
# en 9198423e
role-public = глядач

# en 2292b085
sent-taken = тепер він є у програмі жеребкування
# en 075cea75
sent-known = він уже є у програмі жеребкування
# en a563d783
sent-conflict = у програмі жеребкування інший результат, { $there }, його залишено як є; з'ясуйте з гравцями й організатором, який правильний
# en 80201fc4
hall-outcome-not-confirmed = підтвердженого результату ще немає
# en c10470d0
sent-not-played = це не результат зіграної партії; внесіть його вручну
# en 400610ca
hall-outcome-decided-otherwise = рішення зали відрізняється від рішення за столом, і нічого не надіслано: владнайте це на сторінці столу
# en e40516e8
hall-outcome-doubtful = { $why }; нічого не надіслано
# en 3136e452
hall-outcome-other-players = гравці або їхні кольори не ті, що в жеребкуванні; нічого не надіслано: внесіть результат вручну
# en 2937de85
hall-outcome-called-back = результат відкликано, і зал відкликав його з програми жеребкування
# en ab82da87
hall-outcome-stands-otherwise = його відкликано за столом після надсилання, а у програмі жеребкування тепер { $there }, це залишено як є; подивіться там
# en 7494f136
hall-outcome-failed = не надіслано: { $why }
# en 3ea9c726
hall-outcome-withdrawn = надіслано { $there }, але результат відкликано; надішліть результати ще раз, щоб відкликати його й там

# en f36f3d9c
hall-refusal-no-token = потрібен токен; попросіть його в організатора
# en 07ce98c2
hall-refusal-wrong-token = цей токен тут не діє; попросіть в організатора інший
# en 56dadeb3
hall-refusal-revoked-token = цей токен відкликано; попросіть в організатора інший
# en a75dadda
hall-refusal-other-role = цей токен такого не дозволяє; попросіть в організатора відповідний
# en ca08e819
hall-refusal-too-many = забагато запитів без дійсного токена; зачекайте хвилину
# en b1efcb09
hall-refusal-not-local = у цьому залі немає токенів, і він обслуговує лише свій комп'ютер; створіть токен командою 'kifuscribe-hall token'
# en 92575214
hall-refusal-claimed = триває інший запис цього столу; зупиніть його або попросіть організатора звільнити стіл
# en 61528752
hall-refusal-other-computer = цей запис у залі вже закріпив за собою інший комп'ютер; надсилайте його звідти або попросіть організатора звільнити стіл
# en 63fe2fbe
hall-refusal-no-claim = зал приймає ходи цього запису, але не його результат (рядок { $line }): програма не закріпила запис за собою; оновіть програму або попросіть організатора внести результат у залі
# en 297366b1
hall-refusal-table-full = досягнуто межі залу для цього столу (200 записів, 256 МіБ) або для цього запису (16 МіБ); передайте організаторові теку запису
# en 064752c2
hall-refusal-forked = рядок { $line } цього запису не той, що є в залу: хтось продовжив той самий запис на іншому комп'ютері або в копії його теки. Зал відкладає надіслані звідси рядки й ніколи їх не об'єднує; продовжуйте лише один із двох записів, а теку іншого передайте організаторові
# en 577f0861
hall-refusal-line = рядок { $line } цього запису не такий, які бувають у журналі; перевірте запис командою 'kifuscribe verify'
# en 074fd9a4
hall-refusal-newer-format = цей запис зробила програма, новіша за зал; попросіть організатора оновити зал
# en bccd1fe5
hall-refusal-line-too-long = рядок { $line } цього запису довший, ніж приймає зал; передайте запис організаторові файлом
# en 65f03e04
hall-refusal-too-large = за один раз надіслано більше, ніж приймає зал; перевірте, чи однієї версії ця програма і зал
# en 5fa55fe4
hall-refusal-offset = надіслано не ті рядки, що оголошені; перевірте, чи однієї версії ця програма і зал
# en 19213532
hall-refusal-asks-again = він просить рядки, які йому вже надіслано; попросіть організатора переглянути журнал залу
# en f582301a
hall-refusal-too-many-pictures = для своїх рішень він називає більше знімків або більші, ніж бувають у перевірок, і вирішене там не переймається; попросіть організатора переглянути журнал залу
# en acfc752c
hall-refusal-other = «{ $text }»
# en c5cb329c
hall-refusal-no-reason = причини він не називає; попросіть організатора переглянути журнал залу
# en 28b8dd72
hall-refusal-no-table = у цьому залі такого столу немає; які є, показує /api/tables
# en a1724a7b
hall-refusal-several-games = у жеребкуванні за цим столом кілька партій, і не береться жодна; дайте в жеребкуванні кожній партії свій стіл
# en c16ff5e1
hall-refusal-nothing-here = за цією адресою нічого немає; столи показує /
# en 52ed000f
hall-refusal-crowded = з цим токеном або з цієї адреси надходить забагато одразу; надішліть ще раз трохи згодом
# en a457b003
hall-page-decide = Винести рішення щодо цієї партії
# en b70fedcb
hall-page-decide-what = Результат зберігається тут і потрапить до столу під час наступного зв'язку з ним. Він враховується, щойно опиниться в журналі столу, і завершує запис, що триває. Якщо за столом вирішено інакше, там усе лишається як є.
# en b3f84aca
hall-page-result = Результат
# en aae4fb9c
hall-page-reasons = Причини
# en 6a90e848
hall-page-both-agree = Обидва гравці згодні: підтвердити результат
# en 24dc8521
hall-page-both-agree-to = Обидва гравці згодні: { $result }
# en 711598f2
hall-page-resigns = { $player ->
        [Black] Чорні
       *[White] Білі
    } ({ $name }) здаються
# en 30ed831d
hall-page-referee-decides = Так вирішує суддя
# en 43340727
hall-page-result-stands = { $count ->
        [1] Відхилити апеляцію: результат залишається в силі
       *[other] Відхилити позначені апеляції: результат залишається в силі
    }
# en e4e36d61
hall-page-give-up = Залишити як за столом
# en 063ed1c2
hall-need-other-answer = Тут і за столом відповіли по-різному: { $question } Тут: { $here } ({ $who }). За столом: { $there }. Нічого не об'єднано; виправте за столом або залиште як є на сторінці цього столу
# en 82b911cc
hall-need-other-decision = Вирішено тут: { $here } ({ $who }). Підтверджено за столом: { $there }. Нічого не об'єднано; відкличте хибне за столом або залиште як є на сторінці цього столу
# en 0f393ea5
hall-need-protest-lacks = Вирішено тут, під протестом: { $result } ({ $who }). За столом підтверджено той самий результат, без протесту. Запишіть протест за столом ('kifuscribe incident') або залиште як є на сторінці цього столу
# en 6169eefb
hall-need-decision-waits = Вирішено тут: { $result } ({ $who }). Стіл цього ще не записав; увімкніть його комп'ютер або надішліть його запис ('kifuscribe-hall send')
# en 421901dd
hall-need-upheld-waits = Тут відхилено апеляцію № { $numbers }; результат залишається в силі: { $reasons } ({ $who }). Стіл цього ще не записав; увімкніть його комп'ютер або надішліть його запис ('kifuscribe-hall send')
# en b60c3e75
hall-need-upheld-otherwise = Тут відхилено апеляцію № { $numbers } ({ $who }). За столом апеляцію розглянуто інакше: { $there }. Нічого не об'єднано; залиште як є на сторінці цього столу
# en c8e4d621
hall-need-upheld-withdrawn = Тут відхилено апеляцію № { $numbers } ({ $who }). За столом відкликано результат або саме це рішення, і апеляцію не розглянуто. Вирішіть знову або залиште на сторінці столу так, як у столу
# en c8fe1a8c
hall-need-wrong-compensation = { $seen }; покличте суддю
# en dcde6241
hall-refusal-no-result = потрібен результат, наприклад B+R або W+3.5
# en 88e292d6
hall-refusal-discard-needs-reasons = щоб відкинути партію, потрібні причини; вкажіть їх
# en a6a615b3
hall-refusal-too-many-acts = цим токеном роблять забагато водночас: приймається 200 дій, потім дві на секунду, бо кожна записується; зачекайте трохи
# en 21ba27b4
hall-refusal-decide-at-both = організатор і судді вирішують через https чи на комп'ютері самого залу: відкрийте { $secure } або, на комп'ютері залу, { $here }; через звичайний HTTP організатор дозволяє це командою 'kifuscribe-hall serve --decide-over-http'
# en 8234bfa8
hall-refusal-decide-at = організатор і судді вирішують через https: відкрийте { $secure }; через звичайний HTTP організатор дозволяє це командою 'kifuscribe-hall serve --decide-over-http'
# en f40c5886
hall-refusal-decide-here = організатор і судді вирішують через https чи на комп'ютері самого залу: відкрийте там { $here }; через звичайний HTTP організатор дозволяє це командою 'kifuscribe-hall serve --decide-over-http'
# en f9a07020
hall-refusal-decide-nowhere = організатор і судді вирішують через https чи на комп'ютері самого залу; цей зал слухає мережеву адресу без https: нехай організатор відкриє його з '--listen 0.0.0.0:PORT', і вирішуйте за адресою 'http://localhost:PORT' на його комп'ютері, або дозволить звичайний HTTP командою 'kifuscribe-hall serve --decide-over-http'
# en 61887555
hall-page-older-table = Програма за цим столом старіша за зал: вона приймає відповіді, але не рішення; оновіть її або ухваліть рішення за столом
# en 71e14b08
hall-answer-in-place-of = Її дано замість іншої відповіді, що чекала: { $before }.
# en e89e8260
hall-page-released = Стіл { $table } вільний: його займе наступний запис, що надішле звідти рядки. Закінчена партія сама столу не займає: виберіть її у списку партій кнопкою «Показати цю партію».
# en 7c950087
hall-page-all-tables = Показати й столи без запису
# en 218f6f0f
hall-page-confirmed-of-recorded = із записом: { $confirmed } із { $recorded }; решта: { $others_confirmed } із { $others }
# en 075ef8ef
hall-page-enter-result = Ввести результат
# en 5b17c46e
hall-page-see-result = Результат…
# en de5b9ab2
hall-page-who-won = Хто виграв?
# en 0d7d3007
hall-page-draw = Нічия (дзіґо)
# en aaae88d4
hall-page-way = Як?
# en d50b5b1f
hall-page-both-lose = Поразка обох
# en b6474857
hall-page-no-result = Без результату
# en 37efb47f
hall-page-way-unsaid = Не вказано
# en a5da021b
hall-page-way-points = За очками
# en 8e9c1979
hall-page-way-resignation = Здача
# en a867eab9
hall-page-way-time = За часом
# en d3a6a3d4
hall-page-way-illegal-move = Заборонений хід
# en 4b692521
hall-page-way-adjudicated = За рішенням судді
# en 95533b7b
hall-page-way-forfeit = Зараховано поразку
# en b05c4bda
hall-page-margin = Різниця в очках, якщо рахували
# en 24c9643e
entry-fault-no-winner = виберіть, хто виграв
# en 94675c0a
entry-fault-no-such-way = виберіть, як виграно партію
# en afd7b3d9
entry-fault-no-margin = уведіть, на скільки очок виграно партію, наприклад 3.5
# en 7e86484f
entry-fault-unread-margin = '{ $margin }' - не число очок; уведіть, наприклад, 3.5
# en 515c46b8
entry-fault-margin-without-points = різниця є лише в перемоги за очками: очистьте поле, де стоїть '{ $margin }', або виберіть «За очками»
# en a051e0f5
entry-fault-won-by-nobody = за такого результату ніхто не виграє: виберіть «Не вказано» й залиште різницю порожньою
# en 2c3eb0fb
entry-fault-nobody-agrees = натисніть «Обидва гравці згодні» або вкажіть причини, з яких так вирішує суддя
# en 5f691798
entry-fault-protest-of-nobody = виберіть, чий це протест: чорних, білих або обох гравців
# en b9c11310
entry-fault-protest-without-reasons = вкажіть, чому партію зіграно під протестом
# en 95e827b2
hall-page-claims = За столом заявлено: { $result }.
# en 4c22a0d2
hall-page-claims-differ = заявлено й інший результат
# en 1434726d
hall-page-decides = Рішення судді за столом: { $result }. Його ще не підтверджено.
# en c11afb4f
hall-page-entry-what = Зал зберігає результат із вашим іменем і надсилає його програмі жеребкування, як решту. Стіл, що записує цю партію, теж отримає результат, і запис на ньому закінчиться.
# en 9c013190
hall-page-take-back = Скасувати цей результат
# en 672d8410
hall-page-result-of-table = Цей результат записано за столом; скасувати його можна лише там.
# en 65c2f711
hall-page-was-taken-back = { $result } відкликано
# en 935a9e66
hall-refusal-wrong-code = код недійсний або вже використаний; код діє 15 хвилин і один раз: попросіть організатора зробити новий
# en b33267a0
hall-refusal-no-tables = столи вказують так: 1-8 або 1,2,5-7
# en 1504e384
hall-refusal-many-slips = за один раз робиться не більше 500 аркушиків; решту зробіть потім
# en 002f6b64
hall-slips-ending = { $path } - ні .pdf, ні .html; закінчення імені каже, як надрукувати аркушики
# en fda1fb29
hall-page-code-what = Або продиктуйте короткий код тому, хто сидить за комп'ютером столу: він діє 15 хвилин і один раз.
# en 37523ec9
hall-page-code-make = Зробити код
# en 313c620a
hall-page-code-read-out = Продиктуйте цей код для столу { $table }. За столом його вводять у поле токена, а адресу зали у перше поле.
# en 62018e52
hall-page-code-valid = Діє до { $time }, для одного комп'ютера. У ньому немає літер I, L, O, B, S, Z, G, Q і цифр 0, 1, 2, 5, 6, 8.
# en c03c6c6a
hall-page-slips = Аркушики для підключення столів
# en c4b75874
hall-page-slips-what = Аркушик для кожного столу зі шляхом до зали у вигляді QR-коду. У кожного свій токен; попередні лишаються дійсними.
# en 04682faa
hall-page-slips-tables = Столи
# en f3e41203
hall-page-slips-make = Зробити аркушики
# en 78b16aba
hall-page-slips-once = Надрукуйте цю сторінку зараз: токени на ній показують один раз. На аркуші A4 чотири аркушики.
# en 3980b508
hall-page-slip-how = Покладіть аркушик під камеру столу і натисніть «Зчитати аркушик» у розділі «Зал» картки «Хто грає»; або відкрийте код телефоном і перепишіть адресу в перше поле.
# en 293bf3dd
hall-page-slip-secret = Хто має цей аркушик, той може надсилати результати столу: тримайте його там.
# en 447146b6
hall-refusal-name-too-long = у рядку { $line } цього запису є ім’я, довше за 200 знаків, такого зал не приймає; скоротіть його в новому записі або передайте організаторові запис партії файлом
# en e1c1086d
hall-refusal-game-too-long = починаючи з рядка { $line } цей запис довший, ніж приймає зал (20 000 рядків, 2000 ходів, 50 відкритих запитань, 20 виправлень знятих каменів, 200 скасувань і повторів виправлень, заяви 20 осіб); передайте організаторові запис партії файлом
# en 419b06b6
hall-act-refusal-no-game = біля столу { $table } цей зал не показує партії; які є, дивіться в /api/tables
# en b981373b
hall-act-refusal-nothing-to-give-up = у цій партії столу { $table } не лишилося нічого, що зроблено в залі й що можна скасувати
# en 19c26037
hall-act-refusal-without-reasons = щоб скасувати рішення, потрібні причини; вкажіть їх
# en b5301597
hall-act-refusal-other-game = біля столу { $table } тепер інша партія, не та, що на сторінці, де це введено; відкрийте сторінку знову
# en c539c482
hall-act-refusal-decision-waits = рішення { $result } ({ $who }) чекає на стіл { $table }, який його ще не записав; спершу скасуйте його на сторінці столу
# en 0fcde0d2
hall-act-refusal-is-decided = біля столу { $table } є результат { $result } ({ $who }); спершу скасуйте його на сторінці столу
# en 95b3252f
hall-act-refusal-damaged = власний журнал залу для цієї партії пошкоджено; вирішіть її біля столу { $table } і відновіть базу залу з копії
# en 58851dc4
hall-need-decision-withdrawn = Вирішено тут: { $here } ({ $who }). За столом це було записано й там відкликано ({ $there }). Вирішіть знову або залиште на сторінці столу так, як у столу
# en 15a15aaa
hall-need-decision-not-taken = Вирішено тут: { $result } ({ $who }). Стіл не приймає цього рішення: { $why }. Вирішіть знову від імені судді, із зазначенням причин, або залиште на сторінці столу так, як у столу
# en 4024d581
hall-need-decision-reasons = Підстави: { $reasons }
# en dee04d85
hall-need-rejection-not-taken = Тут відхилено апеляцію № { $numbers } ({ $who }). Стіл не приймає цього рішення: { $why }. Вирішіть знову або залиште на сторінці столу так, як у столу
# en 30f8bf71
hall-withdrawn-by = { $by }, причина: { $reasons }
# en a06f4cc8
hall-page-join-not-paired = У жеребкуванні цього туру немає партії за столом { $tables }: перевірте номер. Токен усе одно чинний.
# en 421186dd
hall-page-result-beside = Стіл показує іншу партію, не ту, що в жеребкуванні. Ця сторінка про партію з жеребкування.
# en cd3156a5
hall-page-numbered = { $text } (№ { $number })
