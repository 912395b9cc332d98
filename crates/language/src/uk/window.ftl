# en d1573a0b
application-no-chinese-font = У жодному встановленому шрифті немає китайських знаків; установіть такий шрифт (Debian, Ubuntu: fonts-noto-cjk) і відкрийте вікно знову.
# en 458c7c37
application-the-record-is-on-the = Запис скопійовано в буфер обміну як SGF
# en 0ef5b108
application-the-records-path-is-on = Шлях запису скопійовано в буфер обміну

# en 784a7dfc
board-diagram-board-after-move = Дошка { $size } після ходу { $n }, { $color ->
        [Black] чорні
       *[White] білі
    } { $point }
# en 56435079
board-diagram-board-after-move-of-either = Дошка { $size } після ходу { $n }, { $point }
# en 08e3f8bb
board-diagram-board-after-move-a-pass = Дошка { $size } після ходу { $n }, пас
# en bf6a825b
board-diagram-board-before-the-first-move = Дошка { $size } перед першим ходом
# en 0a287140
board-diagram-board-to-draw-on = Дошка { $size } для малювання
# en 258c4243
board-diagram-laid-before-the-first-move = { $label }: { $color ->
        [Black] чорний
       *[White] білий
    } камінь, поставлений до першого ходу
# en 68689f7c
board-diagram-lit = Підсвічено { $point }
# en ff0d5ae2
board-diagram-move = { $label }: { $color ->
        [Black] чорний
       *[White] білий
    } камінь, хід { $number }
# en c21d43b5
board-diagram-ringed = Обведено: { $points }
# en 62b3bfd2
board-points-marked = { $n ->
        [one] Позначено { $n } пункт
        [few] Позначено { $n } пункти
       *[many] Позначено { $n } пунктів
    }
# en 8dda2435
board-replayed = { $later } на місці { $earlier } ({ $point })

# en 2cd36da5
boards-all-of-them = Усі
# en 571e9d9a
boards-are-not-shown = Під час запису кількох дощок одразу глядачам нічого не показується.
# en 7c2dac6f
boards-are-tables = Це столи { $tables } турніру, у цьому порядку.
# en c521b3b5
boards-board-at-table = Дошка { $n }: стіл { $table }
# en 96a423da
boards-board-is-table = Дошка { $n } — стіл { $table } турніру.
# en 7fc727d7
boards-click-to-record = { $name }: натисніть, щоб записувати її
# en 6e0b081a
boards-failed = збій
# en 3a132132
boards-in-the-picture = На зображенні дощок: { $n }. Які записувати?
# en b9e31ceb
boards-join-table = Приєднайтеся до столу дошки { $n }: за адресою з його QR-коду або, у тому самому залі, лише за номером і токеном.
# en 9296a78a
boards-leave-table = Від'єднатися від столу { $table }
# en af92a56e
boards-may-be-over = закінчена?
# en 285a4b1a
boards-no-picture = немає зображення
# en ddd66d63
boards-none-is-chosen = Вибраної дошки немає на попередньому місці: виберіть дошку.
# en bee174da
boards-not-sent = не надсилається
# en 7ff81853
boards-number = Дошка { $n }
# en 5d55407b
boards-others-without-names = Інші партії отримають імена під час запису: покажіть дошку і натисніть Ctrl+I.
# en abc31ddf
boards-over = закінчена
# en 1157f45d
boards-question = питання
# en 28d85ee0
boards-table-of-no-board = Стіл { $table }: дошку для нього не вибрано
# en 13084153
boards-the-chosen-one-is-missing = Вибраної дошки немає на зображенні.
# en d94beed5
boards-too-few-tables = Починаючи з вибраного столу, у турнірі таких партій: { $n }; решта отримає імена під час запису, за Ctrl+I.
# en 2d51c0fd
boards-which-is-resumed = це одна з кількох дощок, записаних разом; виберіть на зображенні, яка саме, і потім продовжте
# en 920fb98d
boards-without-names = Партії отримають імена під час запису: покажіть дошку і натисніть Ctrl+I.

# en 8ace625d
camera-details = Подробиці
# en fc3fb7ee
camera-in-the-picture-stones-as = На знімку: камені, як їх прочитано, ? = сумнів, штрихи = закрито.
# en 23407156
camera-last-seen = Останнє, що видно
# en ebe42b74
camera-no-picture-is-kept = Знімка цього ходу немає.
# en b32b8c2c
camera-no-record-was-written-to = Запис не вівся в
# en 6e1d9c8c
camera-of-move-no-picture-is = Знімок ходу { $number } не зберігається; це камера зараз
# en 47890f4d
camera-picture-after-move = Знімок після ходу { $shown }
# en 3df69664
camera-pictures = Кадрів: { $seen }{ $dropped ->
        [0] {""}
       *[other] , з них пропущено, щоб не відстати: { $dropped }
    }.
# en 619c9180
camera-seen = Видно
# en f6adbaec
camera-the-board-just-after-move = Дошка одразу після ходу { $number }
# en 1f4076c3
camera-the-move-was-read-with = { $what }. Хід прочитано з певністю { $certain } %.
# en 4f5302c0
camera-the-record-goes-to = Запис пишеться в
# en 97226bad
camera-the-record-is-on-disk = Запис на диску:

# en 45de8529
check-before-the-game = Перед партією
# en ee67bdf2
check-lines = Ліній: { $n }
# en a80f5a90
check-nothing-is-wrong-with-this = З цим виглядом усе гаразд.
# en 431b958c
check-seen = Видно: { $reading }.
# en 8ebcefd4
check-the-corners-are-those-that = Кути задано вручну; для цього джерела вони зберігаються.
# en 51cdba5f
check-these-corners-make-no-board = Ці кути не утворюють дошки; перетягніть їх на її крайні перетини
# en 5aae4f30
check-where-the-grid-does-not = Де сітка не збігається, перетягніть чотири кільця на крайні перетини дошки.

# en ff083aab
chooser-a-camera = Камера
# en 73141688
chooser-a-file = Файл
# en b05812cc
chooser-a-move-counts-as-made = Хід вважається зробленим
# en caa66db7
chooser-address-or-path = Адреса або шлях
# en eb7858cf
chooser-an-address-or-a-path = Адреса або шлях
# en 943a470b
chooser-camera = Камера { $name }
# en a97ac643
chooser-chosen = Вибрано:
# en a6e0ab26
chooser-chosen-nothing-yet = Поки нічого не вибрано
# en 9e38d70a
chooser-days-ago = { $days ->
        [one] { $days } день тому
        [few] { $days } дні тому
       *[many] { $days } днів тому
    }
# en 362ab0e2
chooser-go-on = Продовжити
# en eca12dd1
chooser-go-on-with = Продовжити { $name }
# en 41b03cdb
chooser-go-on-from = Продовжити: { $source }
# en 6e78b63a
chooser-go-on-from-name = Продовжити { $name }, джерело: { $source }
# en 2026be94
chooser-from-source = джерело: { $source }
# en 56512e1d
chooser-h-ago = { $minutes } год тому
# en 5682db50
chooser-its-journal-cannot-be-read = журнал не читається
# en 0c8744df
chooser-just-now = щойно
# en 2fdf9179
chooser-min-ago = { $minutes } хв тому
# en 23d5157f
chooser-moved-to = переміщено до { $folder }
# en 66864f45
chooser-no-camera-is-plugged-in = Камеру не підключено. Підключіть її та оновіть список.
# en 66eb9559
chooser-open = Відкрити
# en 88326b56
chooser-open-name = Відкрити { $name }
# en 2aa0d7d6
chooser-hall-lacks = немає в залі: { $lines ->
        [one] { $lines } рядка
        [few] { $lines } рядків
       *[many] { $lines } рядків
    }
# en b3c47103
chooser-hall-lacks-result = немає в залі: результату ({ $lines ->
        [one] { $lines } рядок
        [few] { $lines } рядки
       *[many] { $lines } рядків
    })
# en c8ed1d68
chooser-send-now-name = Надіслати { $name } зараз
# en 877603ff
chooser-is-recorded = записується іншим вікном або іншою програмою
# en 3b0c6e5f
chooser-or-drop-it-on-this = або киньте його в це вікно
# en e9adf2a5
chooser-recordings = Записи
# en e00667a6
chooser-records-go-to = Записи пишуться в:
# en 737eb7e8
chooser-this-camera-is-not-plugged = Цю камеру зараз не підключено.
# en 100236de
chooser-three-minutes-with-a-question = три хвилини, із запитанням і підрахунком; нічого з цього не зберігається
# en 81ad08d1
chooser-use-it = Вибрати
# en 9933b0b3
chooser-what-shall-be-recorded = Що записувати?
# en 90aecc8e
move-made-captures-lifted = коли взяті камені знято
# en bb4dd183
move-made-clock-pressed = коли натиснуто годинник, що видно за наступним каменем суперника
# en 1ee53250
move-made-hand-off = коли рука відпустила камінь

# en 05a30fca
color-black = Чорні
# en 8237e9e4
color-white = Білі

# en 5c59532d
command-down = Униз
# en b51d5d5a
command-key = Клавіша: { $keys }
# en fdb92e2d
command-hint-and-key = { $hint } Клавіша: { $keys }
# en 2bae1a6e
command-left = Вліво
# en c2b52e1d
command-right = Вправо
# en af158f7e
command-up = Угору

# en 7acb0134
consent-given = дано
# en 77005dd8
consent-unsaid = не питали
# en cf76bdf6
consent-open = лишено відкритим
# en 190e71cb
consent-refused = відмова
# en 81d34076
correction-becomes = Хід { $number }: було - { $was }, стане - { $is }.
# en 071b0500
correction-capture-not-taken = Камені не були зняті: камені на { $points } забрано після ходу { $after }
# en 859b940a
correction-extra = Зайвий хід: ходу { $number }, { $played }, не було
# en 5888c425
correction-from-move-on = З ходу { $first }: { $moves }.
# en a5b64d38
correction-go = Ходи з { $first } по { $last } вилучаються, усього { $n }.
# en c664d82c
correction-goes = Хід { $number }, { $was }, вилучається.
# en fabd092f
correction-is = Хід { $number }: { $is }.
# en 2f35b9cc
correction-it-can-be-undone = Це можна скасувати. У журналі лишається те, що було.
# en bf3d1783
correction-later-moves-higher = Наступних ходів, номери яких збільшуються на { $shift }: { $later }.
# en 8bf586c9
correction-later-moves-lower = Наступних ходів, номери яких зменшуються на { $shift }: { $later }.
# en 267b2226
correction-no-move-changes = Ходи не змінюються.
# en 271d8b38
correction-on-the-board = На дошці в кінці: { $stones }.
# en 81297e1c
correction-point-empty = { $point } порожній
# en 60813320
correction-prisoners = Полонених у { $color ->
        [Black] чорних
       *[White] білих
    }: { $is } замість { $was }.
# en f1948671
correction-put-this-right = Виправити це?
# en 750be155
correction-redo = Повернути скасоване останнім
# en 079ffec9
correction-undo = Скасувати останню відповідь або виправлення
# en 53feaa02
correction-wrong-colour = Не той колір: хід { $number }, { $played }, зробили { $color ->
        [Black] чорні
       *[White] білі
    }
# en b0174bd3
correction-wrong-point = Не той пункт: хід { $number }, { $played }, стоїть на { $point }

# en 4a55e0db
count-games = { $n ->
        [one] { $n } партія
        [few] { $n } партії
       *[many] { $n } партій
    }
# en 332cbec1
count-moves = { $n ->
        [one] { $n } хід
        [few] { $n } ходи
       *[many] { $n } ходів
    }
# en e35aca43
count-questions = { $n ->
        [one] { $n } запитання
        [few] { $n } запитання
       *[many] { $n } запитань
    }

# en c5115bfd
decision-another-result = Це інший результат
# en cf45f394
decision-confirm-it-all-the-same = Усе одно підтвердити { $result }
# en 2f6994ec
decision-go-back = Повернутися й виправити
# en 9f13414a
decision-it-is-in-the-record = { $said }: внесено в запис
# en 1f61b524
decision-one-player-says-so = Записано, що { $player ->
        [Black] чорні згодні
       *[White] білі згодні
    }.
# en eb039cc2
decision-it-was-claimed = Раніше заявлено: { $result }.
# en 0b725033
decision-it-was-decided = Раніше вирішено: { $result }.
# en 47e4b6f7
decision-noted = Відзначено: { $line }
# en b10c3bb4
decision-taken-back-the-journal-keeps = Відкликано. У журналі лишається рішення і хто його відкликав.
# en e4811f32
decision-the-count-says = За підрахунком: { $result }.
# en d56cd2e8
decision-the-record-says = У записі: { $result }.
# en 26a981c8
decision-the-recording-ends-and-it = { $said }: запис завершується, результат вноситься в нього
# en 75c0ae21
decision-you-are-about-to = Ви збираєтеся підтвердити: { $result }.

# en 1e2f5132
demonstration-demonstration-board = Демонстраційна дошка
# en 6ab9e381
demonstration-result = Результат: { $result }
# en 5a960c6b
dialog-a-folder-on-another-disk = тека на іншому диску
# en 915b036e
dialog-a-recording-goes-on = Запис при цьому триває.
# en c46f6b7b
dialog-another-folder-path = Інша тека, шлях
# en 8bbd8073
dialog-both-players-confirm-it = Гравці підтверджують
# en a5da021b
dialog-by-points = За очками
# en 5402006b
dialog-close = Закрити
# en 46be033b
dialog-end-it = Завершити
# en baa0ca68
dialog-end-it-and-close = Завершити й закрити
# en d0ad62b3
dialog-the-end-waits-for-room = Подій ще не на диску: { $events }. Запис завершиться, коли їх буде записано: звільніть місце або виберіть іншу теку.
# en 660f20b4
dialog-end-without-the-rest = Завершити без решти?
# en a8cc63ac
dialog-what-is-not-written-is-lost = { $events ->
        [1] Останньої події або самого запису немає на диску. Якщо завершити зараз, подія пропаде; запис за журналом пише 'kifuscribe replay'.
        [one] Лише в пам'яті остання { $events } подія; якщо завершити зараз, вона пропаде.
        [few] Лише в пам'яті останні { $events } події; якщо завершити зараз, вони пропадуть.
       *[many] Лише в пам'яті останні { $events } подій; якщо завершити зараз, вони пропадуть.
    } Поки це вікно відкрите, програма повторює спроби.
# en bf460c92
dialog-lose-it = Завершити без них
# en b594127d
dialog-lose-it-and-close = Втратити їх і закрити
# en 6a51d0fe
dialog-wait = Зачекати
# en be15d7f0
dialog-end-this-recording = Завершити цей запис?
# en 18646e08
dialog-end-recordings = { $n ->
        [one] Завершити { $n } запис?
        [few] Завершити { $n } записи?
       *[many] Завершити { $n } записів?
    }
# en 3ae0dde3
dialog-games-are-still-being = { $n ->
        [one] Ще записується { $n } партія: { $boards }. Записане лишається на диску, запис можна продовжити.
        [few] Ще записуються { $n } партії: { $boards }. Записане лишається на диску, кожен запис можна продовжити.
       *[many] Ще записуються { $n } партій: { $boards }. Записане лишається на диску, кожен запис можна продовжити.
    }
# en 088f3d81
dialog-hall-lacks = Ці партії є в залі не повністю: { $boards }. Вікно запропонує надіслати решту, коли його відкриють знову.
# en 8f45a922
dialog-hall-lacks-this = Ця партія є в залі не повністю. Вікно запропонує надіслати решту, коли його відкриють знову.
# en 30c62a92
dialog-hall-lacks-something = У залі ще не все
# en 6b0d3231
dialog-closes-by-itself = Вікно закриється само, коли в залі буде все.
# en 5774932d
dialog-rest-is-sent-later = Якщо закрити його зараз, воно запропонує надіслати решту, коли його відкриють знову.
# en 64ef8f67
dialog-close-all-the-same = Усе одно закрити
# en dead6303
dialog-leave-it-open = Не закривати
# en 666a9c62
dialog-go-on-in-another-folder = Продовжити в іншій теці
# en c3b64a2f
dialog-go-on-recording = Записувати далі
# en 1d749720
dialog-hide-it = Сховати
# en 70463bb9
dialog-hide-this-from-the-players = Сховати це від гравців?
# en c08acbae
dialog-last-picture-differs = Останній знімок і запис розбігаються на { $points }. Виправте це або підтвердьте, що запис правильний, перш ніж запечатувати.
# en 69e568a5
dialog-leave-it = Залишити як є
# en a2b12bf0
dialog-name-of-who-decides = Ім'я того, хто вирішує
# en b5f4baf7
dialog-impossible-result = { $why }: виправте результат або комі та правила в записі, або хай вирішить суддя.
# en 152e86b3
dialog-names-missing = Бракує імен ({ $colors }), а до запечатаного запису їх внести не можна: внесіть їх до запечатування.
# en 68b6f18c
dialog-not-now = Не зараз
# en f4424fc2
dialog-not-yet = Ще ні
# en 94bf6a2d
dialog-put-it-right = Виправити
# en 6d4f1248
dialog-questions-still-open = { $open ->
        [one] Ще { $open } запитання без відповіді.
        [few] Ще { $open } запитання без відповіді.
       *[many] Ще { $open } запитань без відповіді.
    }
# en aae4fb9c
dialog-reasons = Причини
# en 92f4ae0e
dialog-reasons-for-the-decision = Причини рішення
# en a62b40ac
dialog-record-there = Писати туди
# en 3986edbe
dialog-result-by-points = Результат за очками
# en cf124745
dialog-seal-it = Запечатати
# en ab929d48
dialog-seal-this-record = Запечатати цей запис?
# en 8becefe8
dialog-order-unseen = Порядок ходів { $moves } ніхто не бачив. Запитайте гравців, перш ніж запечатати запис.
# en ba05d44d
dialog-sign-the-seal = Підписати ключем цього комп'ютера
# en 763c83b0
dialog-take-it-back = Відкликати
# en ab92a70e
dialog-take-this-decision-back = Відкликати це рішення?
# en f80c81e1
dialog-the-game-is-still-being = Партія ще записується. Записане лишається на диску, запис можна продовжити.
# en ca3fcd5b
dialog-the-journal-is-copied-there = Журнал копіюється туди разом з усім, що є лише в пам'яті, і запис триває там.
# en 15929fae
dialog-the-journal-keeps-the-decision = У журналі лишається рішення, хто його відкликав і чому.
# en c5b26352
dialog-the-record-is-frozen = Запис заморожено: ходи до нього не вносяться. Записане лишається на диску, запис можна продовжити.
# en b2a78c9b
dialog-the-recording-cannot-be-resumed = Після цього запис не можна продовжити. Виправлення, відповіді та результат можна додати.
# en e33cfdfa
dialog-the-recording-ends-then = Запис тоді завершується.
# en 28ee3bdb
dialog-the-result-is-final-then = Тоді результат остаточний; знайдене пізніше - лише відомості.
# en 2d57c89e
dialog-the-result-of-this-game = Результат цієї партії
# en 13c42537
dialog-the-whole-window-then-shows = Тоді все вікно показує лише "{ $words }": ні меню, ні кнопок, ні клавіш.
# en c3aaefb8
dialog-to-come-back = Щоб повернутися, утримуйте клавішу Escape { $seconds } с.
# en b7b3da21
dialog-type-the-name-of-the = Уведіть ім'я того, хто підтверджує або вирішує.
# en 6d986dff
dialog-no-player-decides = Гравець нічого не вирішує: введіть ім'я судді.
# en 9c5aeed9
dialog-type-the-names-of-both = Уведіть імена обох гравців: вони підтверджують.
# en 54274959
dialog-tick-who-agrees = Позначте, хто згоден.
# en 5a412f41
dialog-tick-the-appeals = Позначте апеляції, на які відповідає це рішення.
# en 40e4d14e
dialog-answers-appeals = Це рішення відповідає на:
# en dc346557
dialog-one-player-claims = Без згоди { $player ->
        [Black] чорних
       *[White] білих
    } це заява { $other ->
        [Black] чорних
       *[White] білих
    }, вона не остаточна.
# en 54ea94d6
dialog-player-agrees = { $color ->
        [Black] Чорні згодні
       *[White] Білі згодні
    }
# en ff74de3c
dialog-type-the-reasons-for-the = Уведіть причини рішення.
# en c0b79e29
dialog-type-the-result-such-as = Уведіть результат, наприклад B+3.5.
# en 37001c12
dialog-who-has-the-key-can-check = Хто має відкриту частину ключа, зможе перевірити, що запечатано тут.
# en 3f073317
dialog-write-it-down = Записати

# en 6a67ff33
file-dialog-all-files = Усі файли
# en f1283b1e
file-dialog-folder-for-records = Тека для записів
# en 9bd14450
file-dialog-folder-for-the-games = Тека для партій
# en 303dd6fd
file-dialog-folder-of-pictures = Тека зі знімками
# en 739fe83a
file-dialog-folder-to-go-on-in = Тека для продовження
# en 31fe085a
file-dialog-pairings = Жеребкування
# en cce0dc2c
file-dialog-pictures = Знімки
# en ea5fe172
file-dialog-video = Відео
# en f399dec8
file-dialog-video-file = Відеофайл

# en c460564d
finished-game-by-pairings = За жеребкуванням: { $result }.
# en a6f47e66
finished-game-by-recording = За записом { $name }: { $result }.
# en e740c6c3
finished-game-has-a-result = Ця партія вже має результат
# en 2e6dfbf1
finished-game-record-it-again = Записати ще раз
# en e95342b5
finished-game-second-record = Якщо записати знову, поруч із першим з'явиться другий запис. Якщо це не потрібно, виберіть інший стіл або тур.
# en b2a4c362
go-on-or-new = Продовжити чи почати новий запис?
# en 21974c87
go-on-or-new-what = Цей запис зроблено нещодавно з того самого джерела, і його партія не має результату. У новому записі камені на дошці вважатимуться поставленими до першого ходу; зроблені ходи залишаться лише в цьому.
# en c1f877cc
go-on-new-recording = Новий запис
# en bbd85a8f
game-event = турнір
# en e5530904
game-info-began = Початок
# en 4cf95fd7
game-info-game = Партія
# en 1c0d85a1
game-info-handicap = Фора
# en 4b18b03e
game-info-rules = Правила
# en 09c815f6
game-info-source = Джерело
# en fe56a92f
game-info-table = Стіл
# en 196c8905
game-komi = комі
# en 3de5fa84
game-name = ім'я
# en 78c7bf4f
game-name-of = { $color ->
        [Black] Ім'я чорних
       *[White] Ім'я білих
    }
# en e5fa00d7
game-rank = ранг
# en ce3f8d10
game-rank-of = { $color ->
        [Black] Ранг чорних
       *[White] Ранг білих
    }
# en a0b51323
game-round = тур
# en 7ec23996
chooser-who-plays = Хто грає
# en d1a593cc
chooser-names-from-here = Введіть імена й умови тут або залиште поля порожніми. Їх може дати й зал або турнір.
# en 789f19c6
chooser-names-from-hall = Імена й умови беруться із залу, стіл { $table }.
# en cac973da
chooser-names-from-tournament = Імена й умови беруться з турніру.
# en 3207dea4
game-is-refused = Запис не дозволено: цю партію записувати не можна.
# en 7e6e973a
game-left-out = { $why }; у такому вигляді не враховується.
# en eb658a3c
game-more = Ще: стіл, правила, час, згода

# en ac70cd15
ghost-stones-click = { $name }. Клацання: так і було.

# en 28aed32f
history-history = Історія
# en 39a2be72
history-in-the-name-of = Відповіді та виправлення від імені
# en 416089f2
history-name-of-who-answers = Ім'я того, хто відповідає й виправляє
# en 7e04ff1f
history-not-said = не вказано
# en a681cbda
history-nothing-was-answered-corrected-or = Нічого не відповідали, не виправляли й не вирішували.

# en 59a3714c
incident-black-stones = Чорних каменів
# en fb346baa
incident-blitz = Бліц
# en 3c6d3577
incident-both-agree-on-the-position = Обидва згодні з позицією
# en 28384d23
incident-both-agree-where-the-stone = Обидва згодні, де стояв камінь
# en 1105c626
incident-claimed-before-the-next-move = Заявлено до наступного ходу
# en 8ace625d
incident-details = Подробиці
# en 5df34c97
incident-details-of-the-note = Подробиці нотатки
# en 89197678
incident-form-adjournment = Відкладання
# en 2d11e474
incident-form-appeal = Апеляція
# en 308d5827
incident-form-claim-of-a-win-on = Заява про перемогу за часом
# en 2bf36f4f
incident-form-displaced-stone = Зсунутий камінь
# en c733d711
incident-form-draw-for-colours = Розіграш кольору
# en 906242b6
incident-form-late-arrival = Запізнення
# en dfff63e4
incident-form-pair-go-wrong-partner = Парне го: не той партнер
# en cd39f2bd
incident-form-penalty-points = Штрафні очки
# en a56e2061
incident-form-remark = Нотатка
# en 34629466
incident-form-stones-in-the-bowls = Камені в чашах
# en 7fb1388c
incident-form-taken-back = Відкликати нотатку
# en 2fff93ca
incident-form-type-name-and-reasons = Уведіть ім'я та причини.
# en f4aabc95
incident-form-taken-up-again = Поновлення
# en fd5384c5
incident-form-type-the-name-of-who = Уведіть ім'я того, хто це відзначає.
# en 1c07720e
incident-form-type-the-remark = Уведіть зауваження.
# en 9128bd2b
incident-form-type-until-when = Уведіть, до якого часу.
# en 5019855f
incident-form-warning = Попередження
# en 9ae729e4
incident-form-caution = Зауваження
# en e72f91ca
incident-to-the-federation = до федерації
# en 67fe35fa
incident-form-wrong-colours-or-handicap = Неправильні кольори або фора
# en d61a9f82
incident-form-protest = Протест
# en ea123cfb
incident-form-repetition = Позиція повторилася
# en f43f17e6
incident-form-faulty-clock = Годинник несправний
# en 6b0b3b7e
incident-both-want-no-result = Обидва хочуть закінчити без результату
# en 488a7aa3
incident-in-an-envelope = у конверті
# en b20b6c99
incident-it-goes-into-the-journal = Це потрапляє в журнал, у коментар запису та у звіт.
# en 1f60301c
incident-minutes-on-the-clock = Хвилин на годиннику
# en 6e33d582
incident-minutes-that-black-is-late = Запізнення чорних, хвилин
# en fe267eb0
incident-minutes-that-white-is-late = Запізнення білих, хвилин
# en 7886f2fd
incident-moves-of-black-by-then = Ходів чорних на той момент
# en 7c97c057
incident-moves-of-white-by-then = Ходів білих на той момент
# en a7548c5e
incident-name-of-who-notes-it = Ім'я того, хто відзначає
# en 3889b330
incident-note-about-this-game = Нотатка про цю партію
# en 071b34c4
incident-on-purpose = Навмисно
# en ec85662f
incident-on-the-board = на дошці
# en 6c95bbc1
incident-pair = Пара
# en 71d39f84
incident-points = Очки
# en e1b41431
incident-the-claimants-own-flag-is = У заявника прапорець теж упав
# en 40b88ef4
incident-the-guess-was-right = Вгадано
# en 4da6e7c6
incident-the-move-before-was-in = Попередній хід був за чергою
# en 5c4257c1
incident-the-player-who-guessed-has = Той, хто вгадував, грає
# en 0713576d
incident-to-be-decided-until = Вирішити до
# en 5619ae0f
incident-to-be-taken-up-again = Поновити
# en af862344
incident-to-the-appeals-committee = до апеляційного комітету
# en d2a7def8
incident-to-the-chief-referee = головному судді
# en fe82579f
incident-what = Що
# en c25cce7a
incident-white-stones = Білих каменів
# en e606093f
incident-who = Хто
# en 5ecf5327
incident-who-appeals = Хто подає апеляцію
# en c16332e2
incident-who-claims = Хто заявляє
# en 2a0f12cf
incident-who-seals-the-move = Хто записує хід

# en 451fe2ff
info-form-change-what-is-wrong = Змініть те, що неправильне або чого бракує.
# en 90c65ef8
info-form-handicap-is-seen = Камені фори видно на дошці.
# en 26a6093c
info-form-name-of-who-puts = Ім'я того, хто виправляє
# en da0b402d
info-lock-no-record = У цьому записі не було видно дошки: виправляти нічого.
# en 3efd629d
info-form-put-right-by = Хто виправляє
# en a5d8c526
info-lock-sealed = Запис запечатано, і імена теж.
# en acb7f7dd
info-form-team-of = { $color }: команда
# en 7d7bc157
info-form-type-the-name = Уведіть ім'я того, хто виправляє.

# en 4b0121a5
key-sheet-keys = Клавіші

# en 0c961fcc
keys-click = Клацання по каменю
# en 15300462
keys-click-does = Позиція після цього ходу
# en ff648e45
keys-drag = Перетягнути камінь
# en 01c2e653
keys-drag-does = Він стоїть на тому пункті
# en 6814bb44
keys-escape = Escape
# en 9bb40457
keys-escape-does = Закрити відкрите
# en bb059b61
keys-paste = Ctrl+V
# en 9d4fa19e
keys-paste-does = Показати запис із буфера обміну
# en a42fd89d
keys-second-button = Друга кнопка на пункті
# en 0a11d778
keys-second-button-does = Що там неправильно
# en 881121e4
keys-tab = Tab або Enter
# en 80a57428
keys-tab-does = До наступної кнопки або поля; натиснути її
# en 47160ceb
keys-timeline = Клацання або протягування по шкалі часу
# en 2ce8e553
keys-timeline-does = Позиція після цього ходу
# en 4a8e2589
keys-wheel = Коліщатко над дошкою
# en c2005507
keys-wheel-does = Попередній або наступний хід

# en 6aa9306c
live-picture-last-picture-that-came = Останній отриманий знімок
# en cf37dbf1
live-picture-live-picture = Зображення з камери
# en 6c326dc8
live-picture-no-board-is-found-in = { $what }. Дошку на ньому не знайдено

# en 5b6e9bc2
move-in-words = { $color ->
        [Black] чорні
       *[White] білі
    } { $point }
# en fb7313bb
move-list-list-of-moves = Список ходів, усього { $n }
# en 228f84db
move-list-move-at = Хід { $number }, { $color ->
        [Black] чорні
       *[White] білі
    } { $point }, о { $clock }
# en 73c32556
move-list-pass = пас

# en 576f52df
moves-no-move-yet-moves-appear = Ходів поки немає. Вони з'являються самі.

# en 823b5a88
notice-keep-holding-escape = Утримуйте Escape

# en 44d02088
palette-go-to-move = Перейти до ходу { $number }
# en 1fd31e8f
correction-missed = Пропущено після ходу { $after }: { $moves }
# en 5d09710c
palette-name-of-a-command-or = Назва команди або номер ходу
# en 9c1ddf7a
palette-nothing-has-that-name = Нічого з такою назвою немає.
# en 936c4c6f
palette-number-of-a-move = Номер ходу
# en 3f82d9b0
correction-resume-from = Продовжити звідси: усе після ходу { $number } неправильне
# en 5db97133
palette-the-mistake-for-a-point = Помилка; для пункту, пасу або пропущених ходів уведіть їх: D4, pass, D4 Q16

# en 2e056d6c
photograph-points-marked = { $label }, { $n ->
        [one] позначено { $n } пункт
        [few] позначено { $n } пункти
       *[many] позначено { $n } пунктів
    }

# en 29946a4a
picture-corner-bottom-left = Нижній лівий кут
# en 9edd7a61
picture-corner-bottom-right = Нижній правий кут
# en 1bab01a2
picture-corner-top-left = Верхній лівий кут
# en 3fdbe7d9
picture-corner-top-right = Верхній правий кут
# en e1a0685a
picture-reading = дошка { $size }, каменів: чорних { $black }, білих { $white }; у сумніві { $doubts ->
        [one] { $doubts } пункт
        [few] { $doubts } пункти
       *[many] { $doubts } пунктів
    }, закрито { $covered }{ $outside ->
        [0] {""}
       *[other] , поза знімком { $outside }
    }

# en 94496de4
captured = взято { $prisoners }
# en 899f5135
captured-and-time = взято { $prisoners }, { $time }
# en 9fe75534
player-bar-to-play = хід

# en 4a281dab
point-menu-it-was-lifted = Тут каменя немає: його зняли
# en 461dd53d
point-menu-move-lies-elsewhere = Не той пункт: хід { $number } стоїть в іншому місці…
# en 240591dd
point-menu-what-is-wrong = { $point }: що неправильно?

# en ed1e1891
position-after-move = Після ходу { $number }
# en 4263cc7a
position-before-move = Перед ходом { $number }
# en aa66e972
position-before-the-first-move = Перед першим ходом
# en a4821af0
position-click-the-point = Клацніть пункт, на якому стоїть хід { $number }. Escape: залишити як є.
# en 7540420c
position-looking-back-at-move-of = Показано хід { $shown } з { $rows }
# en cc505e26
position-move = Хід { $number }: { $color ->
        [Black] чорні
       *[White] білі
    } { $point }
# en 01534e56
position-played-again = Зіграно повторно: { $replayed }
# en a0f9fea9
position-the-diagram-appears-when-the = Діаграма з'явиться, коли видно всю дошку.{"\u000A"}Камера має бачити всі чотири кути.
# en 8b6171bd
position-two-passes = Партію закінчено: два паси

# en 01206bac
preflight-item-battery = Батарея
# en d402c703
preflight-item-board = Дошку знайдено
# en 479d34fe
preflight-item-clock = Рік на годиннику комп'ютера
# en 29e06cf4
preflight-item-disk = Диск і тека для записів
# en 370cc63b
preflight-item-focus = Різкість
# en c1360e31
preflight-folder-cannot-be-made = Теку { $folder } не можна створити ({ $why }): виберіть іншу теку для записів.
# en 03ba2f2b
preflight-item-height = Висота камери
# en 0693118b
preflight-in-order = { $name }: гаразд
# en 4f1d9e1f
preflight-item-light = Світло
# en e1f1033f
preflight-look = { $name }: подивіться
# en 1a5073eb
preflight-nothing-can-be-written = У { $folder } не можна нічого записати: виберіть іншу теку для записів.
# en c135453f
preflight-item-cell-size = Розмір клітинок
# en 1815ad4c
preflight-the-clock-says = Годинник комп'ютера показує { $today }. Налаштуйте його: дата запису береться з нього.
# en 2a932080
preflight-item-whole-board = Уся дошка в кадрі

# en a442e9d9
proposal-after = Після
# en 934c613c
proposal-before = До
# en eb1c3d32
proposal-in-the-picture = { $name }, на знімку
# en 42cb384e
proposal-its-stone-at = { $name }, його камінь на { $point }
# en e8f591ad
proposal-name = Пропозиція { $letter }: { $moves }
# en 50c86108
proposal-name-seen = Пропозиція { $letter }: { $moves }, { $seen }
# en cf3e1627
proposal-now = Зараз
# en d7fc583a
proposal-picture-of-question = { $caption }, запитання { $id }
# en 9485d0e4
proposal-seen-with = камені видно з певністю { $certain } %

# en 55636e49
qr-code-qr-code-of = QR-код: { $text }

# en 33dd1909
questions-answer-this-one = Відповісти на це
# en ce8d0244
questions-change-the-name = Введіть ім'я, яке стоятиме в історії біля відповідей і виправлень.
# en 193991c8
questions-correct-the-record-f-or = Виправте запис (F) або скажіть, що він правильний.
# en 906b31ae
questions-game-over = Партію закінчено?
# en e2f9fb50
questions-in-the-name-of = Від імені: { $name }.
# en b4ca1188
questions-look-at-the-board-or = Погляньте на дошку або виправте запис (F).
# en ec8e0b64
questions-looked-at = Переглянуто: хід { $number } { $point }
# en 9b35710d
questions-move = Хід { $number } { $point }: { $note }
# en 20337343
questions-no-move = ходу немає
# en aecf7df1
questions-or = або { $text }
# en 3634075d
questions-perhaps = Можливо, { $text }
# en 79f07637
questions-play-does-not-go-on = Запис лишається замороженим: на { $points } дошка розбігається з будь-якою партією, що продовжує запис.
# en eb04c93c
questions-play-goes-on-when-still = Гра продовжиться, щойно всю дошку буде видно й вона буде нерухома.
# en 5cdfba43
questions-put-the-stones-right-or = Поставте там камені так, як було в партії; ходи, зроблені відтоді, можуть лишитися. Або виправте запис (F).
# en dbcd656c
questions-question = Запитання { $id }
# en ef56ce51
questions-show-the-position-after-this = Показати позицію після цього ходу.
# en 744e4681
questions-space-the-record-is-right = Пробіл: залишити як є. Backspace: інакше. F: виправити.
# en 1d729747
questions-stones-are-gone-or-lie = Камені зняті або лежать інакше, або обидві сторони спасували.
# en 4a7ee617
questions-the-board-is-not-as-it = Дошка і запис розбігаються на { $points }, де людина сказала, що правильно.
# en 41f78817
questions-the-last-picture-and-the = Останній знімок і запис розбігаються на { $points }; ці пункти обведено.
# en 8a5c0250
questions-this-is-what-happened = Так і було.
# en a4e818c7
questions-tick-it = Позначте, коли подивитеся: більше не з'явиться. Знак сумніву в записі лишається.
# en 0fd659c6
questions-to-look-at = Потребує уваги
# en d2be74fa
questions-without-a-name = Відповідь без імені

# en 5f33e84f
recording-is-refused = Партію записувати не можна: суддя або гравець відмовив; запитайте ще раз і змініть це у формі.
# en 1adf8d0f
recording-not-corrected = Не виправлено: { $refused }
# en 0e9ea440
recording-put-the-stones-back-as = Поверніть камені так, як у записі; ходи, зроблені відтоді, можуть лишитися. Далі гра знову відстежується сама
# en a7e63ed1
recording-sealed-this-proves-the-record = Запечатано. Номер усього запечатаного запису в буфері обміну: { $head }
# en 5259ab26
recording-the-clipboard-holds-no-record = У буфері обміну немає запису, який можна прочитати: { $why }
# en f631bc11
recording-the-program-or-the-machine = програма або комп'ютер зупинилися під час запису; продовжіть його
# en ebcf462a
recording-source-of-another-window = Це джерело вже записується в іншому вікні, { $board }: тут та сама дошка записувалася б удруге.
# en dc7d2fae
recording-this-is-the-record-on = Це запис із буфера обміну; на диску його немає

# en 2b99ca80
rehearsal-confirm-the-settings = Від чого залежить підрахунок: перегляньте й продовжуйте кнопкою внизу.
# en cdfbd992
rehearsal-hand-or-push = Рука або поштовх камери: запис чекає і триває далі сам.
# en de9b2a0e
rehearsal-moves-appear = Ходи з'являються самі; один раз хтось штовхне камеру. Нічого з цього не зберігається: відповідайте, виправляйте і скасовуйте як завгодно.
# en 5c224ad5
rehearsal-press-count = Партію закінчено, триває підрахунок: натисніть «Підрахунок».
# en 71c3b6b2
rehearsal-rehearsal = Репетиція
# en 71197e2a
rehearsal-sample-black = Чорні (приклад)
# en edae5844
rehearsal-sample-white = Білі (приклад)
# en 0469a317
rehearsal-sample-game = Навчальна партія
# en 62b7a2ed
rehearsal-the-board-is-looked-for = Шукаємо дошку. Зі своєю камерою спершу перевірте вигляд.
# en 5d7ee63c
rehearsal-the-camera-follows-the-count = Камера сама стежить за підрахунком. Коли дошку заповнено, прочитайте знімки й підтвердьте налаштування.
# en ab18b233
rehearsal-the-result = Заповнення перевірено, обидва гравці підтверджують результат; натисніть на рядок розрахунку, щоб побачити його камені.
# en c9fbbaf9
rehearsal-the-sample-game-is-over = Навчальну партію закінчено. Перегляньте її ходи, виправте якийсь або перевірте її підрахунок.
# en be61e9fd
rehearsal-the-slip = Це отримує організатор. Це все: завершіть репетицію.
# en c6a8db2d
rehearsal-white-has-passed = Запитання: білі спасували, чого камера не бачить. Клацніть пропозицію з пасом.

# en 0c2c3a69
ringed-picture-photograph-of-the-board = Фотографія дошки
# en a0552741
ringed-picture-photograph-of-the-board-points = Фотографія дошки, { $n ->
        [one] обведено { $n } пункт
        [few] обведено { $n } пункти
       *[many] обведено { $n } пунктів
    }
# en 3be97edd
ringed-picture-photograph-of-the-board-ringed = Фотографія дошки, обведено: { $points }

# en 9d6eb80a
source-has-a-name-that-is = Ім'я { $file } не в Юнікоді; перейменуйте
# en bb3802d4
source-no-dialog = Ця система не показує вибору файлу (у Linux установіть xdg-desktop-portal); уведіть шлях там, де є поле, або киньте файл у це вікно

# en 5f719af1
spectators-a-page-that-follows-the = Сторінка, що стежить за партією в браузері, без зображення з камери.
# en d36dc013
spectators-address-to-send-the-record = Адреса для надсилання запису
# en 4e72af2a
spectators-copy = Копіювати
# en e6dea423
spectators-page-of-board = Дошка { $board }: { $address }
# en 42dc3951
spectators-delay-minutes = 5 хвилин
# en 870b2e1e
spectators-delay-moves = 3 ходи
# en 2ff9c603
spectators-delay-none = без затримки
# en e0333b57
spectators-delay-seconds = 30 секунд
# en f42131fe
spectators-does-not-have-the-newest = { $place }: останніх ходів там немає: { $why }. Спроба повторюється.
# en e2356a3a
spectators-everybody-in-the-local-network = Дивитися можуть усі в локальній мережі
# en 756688a3
spectators-has-the-newest-moves = { $place }: останні ходи там є.
# en 867cb67a
spectators-live = Трансляція: { $watchers ->
        [one] { $watchers } глядач
        [few] { $watchers } глядачі
       *[many] { $watchers } глядачів
    }
# en 41993fa2
spectators-now = Зараз { $watchers ->
        [one] { $watchers } глядач
        [few] { $watchers } глядачі
       *[many] { $watchers } глядачів
    }
# en 3f5b289d
spectators-only-on-this-computer = Лише на цьому комп'ютері
# en 3cc09b39
spectators-send-the-record-to-an = Надсилати запис на адресу організатора
# en 9e08edcc
spectators-show-live = Показувати наживо
# en 93bc3f03
spectators-spectators = Глядачі
# en 73d2c07b
spectators-spectators-are-behind-the-game = Глядачі відстають від партії на
# en 2354d42c
spectators-spectators-the-record-does-not = Глядачі: запис не доходить
# en bc2bdb5a
spectators-the-address = Адреса
# en 9a494da3
spectators-get-it-again = Глядачі знову бачать цю партію, як до закриття вікна. Припинити це можна на панелі глядачів.

# en db88456f
status-bar-of-the-file-watched = Переглянуто { $progress } % файлу
# en 99189c03
status-ended = Завершено
# en 2bba87c5
status-ended-before-its-time = Перервано: { $why } - { $facts }
# en c0d684b9
status-recorded-elsewhere = Зараз записується іншим вікном або іншою програмою; показано стан на момент відкриття - { $facts }
# en 3d3599ab
status-ending-writing-the-rest-of = Завершується - дописується запис
# en 28cd8ac2
status-moves-on-disk = { $n ->
        [one] { $n } хід на диску
        [few] { $n } ходи на диску
       *[many] { $n } ходів на диску
    }
# en 992e9eb5
status-some-moves-on-disk = на диску ходів: { $stored } з { $moves }
# en cb737115
status-moves-not-read-back = скільки з ходів ({ $moves }) на диску, прочитати не вдалося
# en 0d053c74
status-ending-waits-for-room = Завершення - подій ще не на диску: { $events }; звільніть місце або виберіть іншу теку
# en 6d20696c
status-no-move-was-recorded = жодного ходу не записано
# en a82012cc
status-questions-open = { $n ->
        [one] { $n } запитання без відповіді
        [few] { $n } запитання без відповіді
       *[many] { $n } запитань без відповіді
    }
# en 9ba1d7c4
status-ready-to-record = Готово до запису
# en dac07891
status-sealed = Запечатано
# en abced6ea
status-shown-only = Відкрито для перегляду - { $moves }; без запису програми воно не змінюється
# en 744a85a5
status-the-last-picture-differs-from = останній знімок розбігається із записом на { $points }
# en 36f5a6bc
status-the-source-could-not-be = Джерело не відкрилося; виберіть інше або почніть, щоб спробувати знову

# en cc92cbc8
timeline-seconds = { $n } с
# en 280d68f0
timeline-timeline-move-of = Шкала часу, хід { $shown } з { $rows }{ $doubtful ->
        [0] {""}
       *[other] , у сумніві: { $doubtful }
    }
# en 45281710
timeline-after-read-with-in = { $move }{"\u000A"}Через { $time }, прочитано з певністю { $certain } %

# en c5842dbd
top-bar-copy-and-export = Копіювання та експорт
# en 22038b24
top-bar-end-of-the-game = Кінець партії
# en b562a543
top-bar-language = Мова (Language)
# en b1e3062a
top-bar-numbers-all = Усі
# en dc92ed0a
top-bar-numbers-last = Останніх ходів: { $n }
# en fee35063
top-bar-numbers-none = Без номерів
# en 3d50ff72
top-bar-recording = Запис
# en f535181c
top-bar-recording-only = Лише запис
# en 9bda19be
top-bar-source = Джерело й турнір
# en 8f85e423
top-bar-there-is-no-playing-program = Тут немає програми, що грає: ні порад, ні оцінки рахунку, ні звуку.
# en 5b77a96a
top-bar-this-windows-board-a-second = Дошка цього вікна. Друге вікно стежить за іншою дошкою, зі своїми налаштуваннями й записами.
# en 831cba56
top-bar-view = Вигляд

# en b1e0ad1e
tournament-a-files-path-or-http = шлях до файлу або http://host:8080/api/tour/1
# en fe46d02c
paired-black-white = чорні { $black } - білі { $white }
# en 0e63087e
tournament-choose = вибрати
# en cbec391d
tournament-choose-the-table-that-the = Виберіть стіл, за яким стежить камера.
# en b5b7135e
tournament-go-on-with-round = Перейти до туру { $round }
# en ee00e82b
paired-handicap = фора { $handicap }
# en 9347918e
tournament-it-has-a-result-already = { $game }; результат уже є: { $result }
# en e7f1bc29
tournament-it-is-being-read = Читається.
# en 9f7abca3
paired-komi = комі { $komi }
# en c3dd3702
tournament-no-game-is-at-table = За столом { $table } у цьому турі партії немає.
# en 39b71e14
tournament-open-it = Відкрити
# en e3857d59
tournament-round = Тур { $round }
# en fcda7750
tournament-round-is-paired = Жеребкування туру { $round } готове.
# en c1e57322
tournament-table-with-players = { $table }: { $black } - { $white }
# en f407a597
tournament-tournaments-file-or-address = Файл або адреса турніру
# en bcecc3a0
paired-who-choose-colours = { $black } - { $white }, колір розігрують

# en fad86355
warning-disk-full = { $events ->
        [1] Не вдається записати останню подію або сам запис
        [one] Диск заповнено; лише в пам'яті остання { $events } подія
        [few] Диск заповнено; лише в пам'яті останні { $events } події
       *[many] Диск заповнено; лише в пам'яті останні { $events } подій
    }. Виберіть іншу теку або звільніть місце: запис на диск повторюється сам
# en b6897b30
warning-no-picture-comes-the-record = зображення не надходить: { $why }; запис збережено
# en 96a2c9b9
warning-no-picture-comes = зображення не надходить: { $why }

# en 9dfea483
warnings-warning = Попередження:{" "}

# en 573d96fb
window-dismiss = Прибрати
# en c1e7262a
window-moves-to-look-at = Ходи, перевірити: { $n }
# en 2ff8d999
window-note = Повідомлення:{" "}
# en fc6f39e2
window-problem = Негаразд:{" "}

# en 484bddc8
why-not-a-rehearsal-is-shown-to-nobody = Репетицію нікому не показують.
# en ae45a575
why-not-it-is-sealed = Запис запечатано.
# en 84372d1d
why-not-its-result-is-confirmed = Результат підтверджено. Якщо партія триває, спершу скасуйте його.
# en 66c53b24
why-not-no-camera-is-chosen = Спершу виберіть камеру, яка бачить дошку.
# en 8c98ea4c
why-not-the-record-is-missing = Спершу вкажіть запис партії.
# en 93def99f
why-not-without-its-recording = Цю партію відкрито без запису програми: її показано, вона не змінюється. Щоб змінити її чи внести результат, відкрийте теку запису (session).

# en 583cb52d
word-audit-differs = перевірка розбігається
# en 9c391d6a
word-black-white = { $black } (чорні) - { $white } (білі)
# en aa49b4f2
word-black-won = Виграли чорні
# en 81663e6c
word-camera = Камера
# en b4bb4b23
word-cancel = Скасувати
# en d5cbbe09
word-date = Дата
# en e933fc6f
word-event = Турнір
# en 2f7429eb
word-folder = Тека…
# en 2b677065
word-komi = Комі
# en 70867f9a
word-move = Хід
# en 1dd13cdd
word-moves = Ходи
# en 0a551be4
word-name = Ім'я
# en 417285fe
word-no-picture-has-come-yet = Зображення поки немає.
# en a35952e8
word-no-picture-now = Зараз зображення немає: { $why }.
# en 07ffd4de
word-not-finished = не завершена
# en a03f6912
word-record = Запис
# en b3f84aca
word-result = Результат
# en 26c8f203
word-round = Тур
# en 30a8a8f9
word-round-number = тур { $round }
# en 25ed2e65
word-seen-no-board-yet = Видно: дошки поки немає.
# en 85e705d9
word-table = стіл { $table }
# en b558e808
word-tournament = Турнір
# en e7327a90
word-white-won = Виграли білі
# en 0f931004
correction-info = Виправити імена й умови
# en 093b2fda
boards-before-the-game = { $name }: не розпочато
# en c4f3fd61
boards-no-source-yet = Нова
# en fd2a4e10
boards-number-of-source = { $source }, дошка { $n }
# en 42c8f891
source-is-used-beside = Джерело «{ $name }» вже використовується в іншій вкладці: виберіть тут іншу камеру, телефон чи файл або закрийте ту вкладку
# en 57616912
why-not-source-is-used-beside = Її джерело використовується в іншій вкладці.
# en 4c44c1c5
why-not-recorded-elsewhere = Її записує інше вікно або інша програма.
# en 558d8934
why-not-hall-is-used-beside = Партії з інших вкладок надсилаються до залу.
# en d86335e2
hall-which-table-is-it = Який це стіл?
# en bb2e4eb9
hall-take-table = Стіл { $table }
# en fc8d92bc
boards-without-table = Дошка { $n } не має столу в залі: вона записується, але не надсилається.
# en 205b4f0c
boards-to-board = дошці { $n }
# en b72ba395
boards-give-table = Віддати стіл { $table } дошці { $n }
# en 6b618c4f
boards-table-of-other-board = Стіл { $table } належить дошці { $n }, яку не вибрано
# en 1e2f9ed3
boards-table-was-of-other-board = Стіл { $table } тепер у дошки { $n }; дошка { $before } столу не має.
# en 0cf5ed0d
spectators-token-file = Файл з токеном для цієї адреси
# en b95aa7b9
spectators-token-file-hint = файл із токеном, якщо адреса його потребує
# en 70051c43
hall-unnamed = У цьому записі вказано зал { $hall }, який на цьому комп'ютері ніхто не називав: додане туди не надіслано. Приєднайтеся до цього залу, і наступне додане піде туди.
# en bb2e4eb9
boards-table = Стіл { $table }
# en 72378295
boards-all = Усі дошки: { $n }{ $waiting ->
        [0] {""}
       *[other] , подивитися: { $waiting }
    }
# en 9f523368
status-choose-a-camera-a-file = Виберіть камеру, телефон, файл або адресу
# en 34026030
status-ready-unseen = Готово до запису; зображення ще не перевірено
# en 6cb6d16c
status-no-picture-yet = Зображення поки немає
# en 96516d75
dialog-referee-gives-it = Гравці самі такий результат не оголошують: { $result }. Виберіть «Вирішує суддя» та вкажіть ім'я і причини.
# en 0d59638b
dialog-type-why-under-protest = Напишіть, чому партію зіграно під протестом.
# en 82b82aba
dialog-protest-reasons = Чому під протестом
# en 2bb202d1
recording-confirmed-elsewhere = { $result }: результат підтверджено ({ $by }) і прийнято тут.
