application-no-chinese-font = У жодному встановленому шрифті немає китайських знаків; установіть такий шрифт (Debian, Ubuntu: fonts-noto-cjk) і відкрийте вікно знову.
application-the-record-is-on-the = Запис скопійовано в буфер обміну як SGF
application-the-records-path-is-on = Шлях запису скопійовано в буфер обміну

board-diagram-board-after-move = Дошка { $size } після ходу { $n }, { $color ->
        [Black] чорні
       *[White] білі
    } { $point }
board-diagram-board-after-move-of-either = Дошка { $size } після ходу { $n }, { $point }
board-diagram-board-after-move-a-pass = Дошка { $size } після ходу { $n }, пас
board-diagram-board-before-the-first-move = Дошка { $size } перед першим ходом
board-diagram-board-to-draw-on = Дошка { $size } для малювання
board-diagram-laid-before-the-first-move = { $label }: { $color ->
        [Black] чорний
       *[White] білий
    } камінь, поставлений до першого ходу
board-diagram-lit = . Підсвічено { $point }
board-diagram-move = { $label }: { $color ->
        [Black] чорний
       *[White] білий
    } камінь, хід { $number }
board-diagram-ringed = { $position }. Обведено: { $points }
board-points-marked = . { $n ->
        [one] Позначено { $n } пункт
        [few] Позначено { $n } пункти
       *[many] Позначено { $n } пунктів
    }
board-replayed = { $later } на місці { $earlier } ({ $point })

boards-all-of-them = Усі
boards-are-not-shown = Під час запису кількох дощок одразу глядачам нічого не показується.
boards-are-tables = Це столи { $tables } турніру, у цьому порядку.
boards-board-at-table = Дошка { $n }: стіл { $table }
boards-board-is-table = Дошка { $n } — стіл { $table } турніру.
boards-click-to-record = { $name }: натисніть, щоб записувати її
boards-failed = збій
boards-in-the-picture = На зображенні дощок: { $n }. Які записувати?
boards-join-table = Приєднайтеся до столу дошки { $n }: за адресою з його QR-коду або, у тому самому залі, лише за номером і токеном.
boards-leave-table = Від'єднатися від столу { $table }
boards-may-be-over = закінчена?
boards-no-picture = немає зображення
boards-none-is-chosen = Вибраної дошки немає на попередньому місці: виберіть дошку.
boards-not-sent = не надсилається
boards-number = Дошка { $n }
boards-others-without-names = Інші партії отримають імена під час запису: покажіть дошку і натисніть Ctrl+I.
boards-over = закінчена
boards-question = питання
boards-table-of-no-board = Стіл { $table }: дошку для нього не вибрано
boards-the-chosen-one-is-missing = Вибраної дошки немає на зображенні.
boards-too-few-tables = Починаючи з вибраного столу, у турнірі таких партій: { $n }; решта отримає імена під час запису, за Ctrl+I.
boards-which-is-resumed = це одна з кількох дощок, записаних разом; виберіть на зображенні, яка саме, і потім продовжте
boards-without-names = Партії отримають імена під час запису: покажіть дошку і натисніть Ctrl+I.

camera-details = Подробиці
camera-in-the-picture-stones-as = На знімку: камені, як їх прочитано, ? = сумнів, штрихи = закрито.
camera-last-seen = Останнє, що видно
camera-no-picture-is-kept = Знімка цього ходу немає.
camera-no-record-was-written-to = Запис не вівся в
camera-of-move-no-picture-is = Знімок ходу { $number } не зберігається; це камера зараз
camera-of-them-skipped-to-keep = , з них пропущено, щоб не відстати: { $n }
camera-picture-after-move = Знімок після ходу { $shown }
camera-pictures = Кадрів: { $frames_seen }{ $dropped }.
camera-seen = Видно
camera-the-board-just-after-move = Дошка одразу після ходу { $number }
camera-the-move-was-read-with = { $what }. Хід прочитано з певністю { $certain } %.
camera-the-record-goes-to = Запис пишеться в
camera-the-record-is-on-disk = Запис на диску:

check-before-the-game = Перед партією
check-lines = Ліній: { $n }
check-nothing-is-wrong-with-this = З цим виглядом усе гаразд.
check-seen = Видно: { $reading }.
check-the-corners-are-those-that = Кути задано вручну; для цього джерела вони зберігаються.
check-these-corners-make-no-board = Ці кути не утворюють дошки; перетягніть їх на її крайні перетини
check-where-the-grid-does-not = Де сітка не збігається, перетягніть чотири кільця на крайні перетини дошки.

chooser-a-camera = Камера
chooser-a-file = Файл
chooser-a-move-counts-as-made = Хід вважається зробленим
chooser-address-or-path = Адреса або шлях
chooser-an-address-or-a-path = Адреса або шлях
chooser-camera = Камера { $name }
chooser-chosen = Вибрано:
chooser-chosen-nothing-yet = Поки нічого не вибрано
chooser-days-ago = { $days ->
        [one] { $days } день тому
        [few] { $days } дні тому
       *[many] { $days } днів тому
    }
chooser-go-on = Продовжити
chooser-go-on-with = Продовжити { $name }
chooser-h-ago = { $minutes } год тому
chooser-its-journal-cannot-be-read = журнал не читається
chooser-just-now = щойно
chooser-min-ago = { $minutes } хв тому
chooser-moved-to = , переміщено до { $folder }
chooser-no-camera-is-plugged-in = Камеру не підключено. Підключіть її та оновіть список.
chooser-open = Відкрити
chooser-open-name = Відкрити { $name }
chooser-or-drop-it-on-this = або киньте його в це вікно
chooser-recordings = Записи
chooser-records-go-to = Записи пишуться в:
chooser-this-camera-is-not-plugged = Цю камеру зараз не підключено.
chooser-three-minutes-with-a-question = три хвилини, із запитанням і підрахунком; нічого з цього не зберігається
chooser-use-it = Вибрати
chooser-what-shall-be-recorded = Що записувати?
chooser-when-the-captured-stones-are = коли взяті камені знято
chooser-when-the-clock-is-pressed = коли натиснуто годинник, що видно за наступним каменем суперника
chooser-when-the-hand-has-left = коли рука відпустила камінь

color-black = Чорні
color-white = Білі

command-down = Униз
command-key = Клавіша: { $keys }
command-hint-and-key = { $hint } Клавіша: { $keys }
command-left = Вліво
command-right = Вправо
command-up = Угору

consent-given = дано
consent-not-asked = не питали
consent-open = лишено відкритим
consent-refused = відмова
correction-becomes = Хід { $number }: було - { $was }, стане - { $is }.
correction-capture-not-taken = Камені не були зняті: камені на { $points } забрано після ходу { $after }
correction-extra = Зайвий хід: ходу { $number }, { $played }, не було
correction-from-move-on = З ходу { $first }: { $moves }.
correction-go = Ходи з { $first } по { $last } вилучаються, усього { $n }.
correction-goes = Хід { $number }, { $was }, вилучається.
correction-is = Хід { $number }: { $is }.
correction-it-can-be-undone = Це можна скасувати. У журналі лишається те, що було.
correction-later-moves-higher = Наступних ходів, номери яких збільшуються на { $shift }: { $later }.
correction-later-moves-lower = Наступних ходів, номери яких зменшуються на { $shift }: { $later }.
correction-no-move-changes = Ходи не змінюються.
correction-on-the-board = На дошці в кінці: { $stones }.
correction-point-empty = { $point } порожній
correction-prisoners = Полонених у { $color ->
        [Black] чорних
       *[White] білих
    }: { $is } замість { $was }.
correction-put-this-right = Виправити це?
correction-redo = Повернути скасоване останнім
correction-undo = Скасувати останню відповідь або виправлення
correction-wrong-colour = Не той колір: хід { $number }, { $played }, зробили { $color ->
        [Black] чорні
       *[White] білі
    }
correction-wrong-colour-of = Не той колір: хід { $number }
correction-wrong-point = Не той пункт: хід { $number }, { $played }, стоїть на { $point }

count-games = { $n ->
        [one] { $n } партія
        [few] { $n } партії
       *[many] { $n } партій
    }
count-moves = { $n ->
        [one] { $n } хід
        [few] { $n } ходи
       *[many] { $n } ходів
    }
count-questions = { $n ->
        [one] { $n } запитання
        [few] { $n } запитання
       *[many] { $n } запитань
    }

decision-another-result = Це інший результат
decision-confirm-it-all-the-same = Усе одно підтвердити { $result }
decision-go-back = Повернутися й виправити
decision-it-is-in-the-record = { $said }: внесено в запис
decision-it-was-claimed = Раніше заявлено: { $result }.
decision-it-was-decided = Раніше вирішено: { $result }.
decision-noted = Відзначено: { $line }
decision-taken-back-the-journal-keeps = Відкликано. У журналі лишається рішення і хто його відкликав.
decision-the-count-says = За підрахунком: { $result }.
decision-the-record-says = У записі: { $result }.
decision-the-recording-ends-and-it = { $said }: запис завершується, результат вноситься в нього
decision-you-are-about-to = Ви збираєтеся підтвердити: { $result }.

demonstration-captured = Взято: { $prisoners }{ $used }
demonstration-demonstration-board = Демонстраційна дошка
demonstration-result = Результат: { $result }
demonstration-the-game-has-not-begun = Партія не почалася
demonstration-waiting-for-the-referee = Чекаємо на суддю

dialog-a-folder-on-another-disk = тека на іншому диску
dialog-a-recording-goes-on = Запис при цьому триває.
dialog-another-folder-path = Інша тека, шлях
dialog-both-players-confirm-it = Обидва гравці підтверджують
dialog-by-points = За очками
dialog-close = Закрити
dialog-end-it = Завершити
dialog-end-it-and-close = Завершити й закрити
dialog-end-this-recording = Завершити цей запис?
dialog-go-on-in-another-folder = Продовжити в іншій теці
dialog-go-on-recording = Записувати далі
dialog-hide-it = Сховати
dialog-hide-this-from-the-players = Сховати це від гравців?
dialog-last-picture-differs = Останній знімок і запис розбігаються на { $points }. Виправте це або підтвердьте, що запис правильний, перш ніж запечатувати.
dialog-leave-it = Залишити як є
dialog-name-of-who-decides = Ім'я того, хто вирішує
dialog-no-count-comes-to-that = З комі { $komi } підрахунок не може дати такого результату: виправте результат або комі, або хай вирішить суддя.
dialog-no-count-is-so-large = На цій дошці підрахунок не може дати такого результату: виправте результат, або хай вирішить суддя.
dialog-names-missing = Бракує імен ({ $colors }), а до запечатаного запису їх внести не можна: внесіть їх до запечатування.
dialog-not-now = Не зараз
dialog-not-yet = Ще ні
dialog-played-under-protest = Зіграно під протестом
dialog-put-it-right = Виправити
dialog-questions-still-open = { $open ->
        [one] Ще { $open } запитання без відповіді.
        [few] Ще { $open } запитання без відповіді.
       *[many] Ще { $open } запитань без відповіді.
    }
dialog-reasons = Причини
dialog-reasons-for-the-decision = Причини рішення
dialog-record-there = Писати туди
dialog-result-by-points = Результат за очками
dialog-seal-it = Запечатати
dialog-seal-this-record = Запечатати цей запис?
dialog-sign-the-seal = Підписати ключем цього комп'ютера
dialog-take-it-back = Відкликати
dialog-take-this-decision-back = Відкликати це рішення?
dialog-the-game-is-still-being = Партія ще записується. Записане лишається на диску, запис можна продовжити.
dialog-the-journal-is-copied-there = Журнал копіюється туди разом з усім, що є лише в пам'яті, і запис триває там.
dialog-the-journal-keeps-the-decision = У журналі лишається рішення, хто його відкликав і чому.
dialog-the-record-is-frozen = Запис заморожено: ходи до нього не вносяться. Записане лишається на диску, запис можна продовжити.
dialog-the-recording-cannot-be-resumed = Після цього запис не можна продовжити. Виправлення, відповіді та результат можна додати.
dialog-the-recording-ends-then = Запис тоді завершується.
dialog-the-referee-decides = Вирішує суддя
dialog-the-result-is-final-then = Тоді результат остаточний; знайдене пізніше - лише відомості.
dialog-the-result-of-this-game = Результат цієї партії
dialog-the-whole-window-then-shows = Тоді все вікно показує лише "{ $words }": ні меню, ні кнопок, ні клавіш.
dialog-to-come-back = Щоб повернутися, утримуйте клавішу Escape { $seconds } с.
dialog-type-the-name-of-the = Уведіть ім'я того, хто підтверджує або вирішує.
dialog-type-the-names-of-both = Уведіть імена обох гравців: вони підтверджують.
dialog-type-the-reasons-for-the = Уведіть причини рішення.
dialog-type-the-result-such-as = Уведіть результат, наприклад B+3.5.
dialog-who-has-the-key-can-check = Хто має відкриту частину ключа, зможе перевірити, що запечатано тут.
dialog-write-it-down = Записати

file-dialog-all-files = Усі файли
file-dialog-folder-for-records = Тека для записів
file-dialog-folder-for-the-games = Тека для партій
file-dialog-folder-of-pictures = Тека зі знімками
file-dialog-folder-to-go-on-in = Тека для продовження
file-dialog-pairings = Жеребкування
file-dialog-pictures = Знімки
file-dialog-video = Відео
file-dialog-video-file = Відеофайл

finished-game-by-pairings = За жеребкуванням: { $result }.
finished-game-by-recording = За записом { $name }: { $result }.
finished-game-has-a-result = Ця партія вже має результат
finished-game-record-it-again = Записати ще раз
finished-game-second-record = Якщо записати знову, поруч із першим з'явиться другий запис. Якщо це не потрібно, виберіть інший стіл або тур.
game-all-of-it-may-stay = Усе це можна лишити порожнім.
game-event = турнір
game-info-began = Початок
game-info-game = Партія
game-info-handicap = Фора
game-info-rules = Правила
game-info-source = Джерело
game-info-table = Стіл
game-komi = комі
game-name = ім'я
game-name-of = { $color ->
        [Black] Ім'я чорних
       *[White] Ім'я білих
    }
game-rank = ранг
game-rank-of = { $color ->
        [Black] Ранг чорних
       *[White] Ранг білих
    }
game-round = тур
game-the-game = Партія
game-is-refused = Запис не дозволено: цю партію записувати не можна.
game-left-out = { $why }; у такому вигляді не враховується.
game-more = Ще: стіл, правила, час, згода

ghost-stones-click = { $name }. Клацання: так і було.

history-history = Історія
history-in-the-name-of = Відповіді та виправлення від імені
history-name-of-who-answers = Ім'я того, хто відповідає й виправляє
history-not-said = не вказано
history-nothing-was-answered-corrected-or = Нічого не відповідали, не виправляли й не вирішували.

incident-black-stones = Чорних каменів
incident-blitz = Бліц
incident-both-agree-on-the-position = Обидва згодні з позицією
incident-both-agree-where-the-stone = Обидва згодні, де стояв камінь
incident-claimed-before-the-next-move = Заявлено до наступного ходу
incident-details = Подробиці
incident-details-of-the-note = Подробиці нотатки
incident-form-adjournment = Відкладання
incident-form-appeal = Апеляція
incident-form-claim-of-a-win-on = Заява про перемогу за часом
incident-form-displaced-stone = Зсунутий камінь
incident-form-draw-for-colours = Розіграш кольору
incident-form-late-arrival = Запізнення
incident-form-pair-go-wrong-partner = Парне го: не той партнер
incident-form-penalty-points = Штрафні очки
incident-form-remark = Зауваження
incident-form-stones-in-the-bowls = Камені в чашах
incident-form-taken-up-again = Поновлення
incident-form-type-the-name-of-who = Уведіть ім'я того, хто це відзначає.
incident-form-type-the-remark = Уведіть зауваження.
incident-form-type-until-when = Уведіть, до якого часу.
incident-form-warning = Попередження
incident-form-wrong-colours-or-handicap = Неправильні кольори або фора
incident-in-an-envelope = у конверті
incident-it-goes-into-the-journal = Це потрапляє в журнал, у коментар запису та у звіт.
incident-minutes-on-the-clock = Хвилин на годиннику
incident-minutes-that-black-is-late = Запізнення чорних, хвилин
incident-minutes-that-white-is-late = Запізнення білих, хвилин
incident-moves-of-black-by-then = Ходів чорних на той момент
incident-moves-of-white-by-then = Ходів білих на той момент
incident-name-of-who-notes-it = Ім'я того, хто відзначає
incident-note-about-this-game = Нотатка про цю партію
incident-on-purpose = Навмисно
incident-on-the-board = на дошці
incident-pair = Пара
incident-points = Очки
incident-the-claimants-own-flag-is = У заявника прапорець теж упав
incident-the-guess-was-right = Вгадано
incident-the-move-before-was-in = Попередній хід був за чергою
incident-the-player-who-guessed-has = Той, хто вгадував, грає
incident-to-be-decided-until = Вирішити до
incident-to-be-taken-up-again = Поновити
incident-to-the-appeals-committee = до апеляційного комітету
incident-to-the-chief-referee = головному судді
incident-what = Що
incident-white-stones = Білих каменів
incident-who = Хто
incident-who-appeals = Хто подає апеляцію
incident-who-claims = Хто заявляє
incident-who-seals-the-move = Хто записує хід

info-form-change-what-is-wrong = Змініть те, що неправильне або чого бракує.
info-form-handicap-is-seen = Камені фори видно на дошці.
info-form-name-of-who-puts = Ім'я того, хто виправляє
info-form-no-record = У цьому записі не було видно дошки: виправляти нічого.
info-form-put-right-by = Хто виправляє
info-form-sealed = Запис запечатано, і імена теж.
info-form-team-of = { $color }: команда
info-form-type-the-name = Уведіть ім'я того, хто виправляє.

key-sheet-keys = Клавіші

keys-click = Клацання по каменю
keys-click-does = Позиція після цього ходу
keys-drag = Перетягнути камінь
keys-drag-does = Він стоїть на тому пункті
keys-escape = Escape
keys-escape-does = Закрити відкрите
keys-paste = Ctrl+V
keys-paste-does = Показати запис із буфера обміну
keys-second-button = Друга кнопка на пункті
keys-second-button-does = Що там неправильно
keys-tab = Tab або Enter
keys-tab-does = До наступної кнопки або поля; натиснути її
keys-timeline = Клацання або протягування по шкалі часу
keys-timeline-does = Позиція після цього ходу
keys-wheel = Коліщатко над дошкою
keys-wheel-does = Попередній або наступний хід

live-picture-last-picture-that-came = Останній отриманий знімок
live-picture-lit = . Підсвічено { $names }
live-picture-live-picture = Зображення з камери
live-picture-no-board-is-found-in = { $what }. Дошку на ньому не знайдено
live-picture-ringed = . Обведено: { $names }

move-in-words = { $color ->
        [Black] чорні
       *[White] білі
    } { $point }
move-list-list-of-moves = Список ходів, усього { $n }
move-list-move-at = Хід { $number }, { $color ->
        [Black] чорні
       *[White] білі
    } { $point }, о { $clock }
move-list-pass = пас

moves-no-move-yet-moves-appear = Ходів поки немає. Вони з'являються самі.

notice-keep-holding-escape = Утримуйте Escape

palette-capture-not-taken-the-stones = Камені не були зняті: камені на { $label } забрано
palette-extra-move-move-was-not = Зайвий хід: ходу { $number } не було
palette-go-to-move = Перейти до ходу { $number }
palette-missed-after-move = Пропущено після ходу { $number }: { $moves }
palette-name-of-a-command-or = Назва команди або номер ходу
palette-nothing-has-that-name = Нічого з такою назвою немає.
palette-number-of-a-move = Номер ходу
palette-resume-from-here-everything-after = Продовжити звідси: усе після ходу { $number } неправильне
palette-the-mistake-for-a-point = Помилка; для пункту, пасу або пропущених ходів уведіть їх: D4, pass, D4 Q16
palette-wrong-colour = Не той колір: хід { $number } зробили { $color ->
        [Black] чорні
       *[White] білі
    }
palette-wrong-point-move-lies-at = Не той пункт: хід { $number } стоїть на { $label }

photograph-points-marked = { $label }, { $n ->
        [one] позначено { $n } пункт
        [few] позначено { $n } пункти
       *[many] позначено { $n } пунктів
    }

picture-corner-bottom-left = Нижній лівий кут
picture-corner-bottom-right = Нижній правий кут
picture-corner-top-left = Верхній лівий кут
picture-corner-top-right = Верхній правий кут
picture-reading = дошка { $size }, каменів: чорних { $black }, білих { $white }; у сумніві { $doubts ->
        [one] { $doubts } пункт
        [few] { $doubts } пункти
       *[many] { $doubts } пунктів
    }, закрито { $covered }{ $outside ->
        [0] {""}
       *[other] , поза знімком { $outside }
    }

player-bar-captured = взято { $prisoners }{ $time }
player-bar-to-play = хід

point-menu-it-was-lifted = Тут каменя немає: його зняли
point-menu-missed-stone = Пропущено камінь: { $color ->
        [Black] чорні
       *[White] білі
    } { $point } після ходу { $after }
point-menu-move-lies-elsewhere = Не той пункт: хід { $number } стоїть в іншому місці…
point-menu-move-lies-here = Не той пункт: хід { $after }, { $color ->
        [Black] чорні
       *[White] білі
    } { $point }, стоїть тут
point-menu-move-was-not-played = Тут каменя немає: ходу { $number } не було
point-menu-these-stones-were-lifted = Камені не були зняті: ці камені забрано
point-menu-what-is-wrong = { $point }: що неправильно?

position-after-move = Після ходу { $number }
position-before-move = Перед ходом { $number }
position-before-the-first-move = Перед першим ходом
position-click-the-point = Клацніть пункт, на якому стоїть хід { $number }. Escape: залишити як є.
position-looking-back-at-move-of = Показано хід { $shown } з { $rows }
position-move = Хід { $number }: { $color ->
        [Black] чорні
       *[White] білі
    } { $point }
position-played-again = Зіграно повторно: { $replayed }
position-the-diagram-appears-when-the = Діаграма з'явиться, коли видно всю дошку.{"\u000A"}Камера має бачити всі чотири кути.
position-two-passes = Партію закінчено: два паси

preflight-battery = Батарея
preflight-board-found = Дошку знайдено
preflight-clock = Рік на годиннику комп'ютера
preflight-disk = Диск і тека для записів
preflight-focus = Різкість
preflight-folder-cannot-be-made = Теку { $folder } не можна створити ({ $why }): виберіть іншу теку для записів.
preflight-height = Висота камери
preflight-in-order = { $name }: гаразд
preflight-light = Світло
preflight-look = { $name }: подивіться
preflight-nothing-can-be-written = У { $folder } не можна нічого записати: виберіть іншу теку для записів.
preflight-only-mb-are-left = На диску лишилося тільки { $mb } МБ: звільніть місце або виберіть іншу теку для записів.
preflight-size-of-the-cells = Розмір клітинок
preflight-the-battery-is-at = Батарею заряджено на { $percent } %: підключіть комп'ютер до мережі.
preflight-the-clock-says = Годинник комп'ютера показує { $today }: налаштуйте його, за ним датується запис.
preflight-whole-board = Уся дошка в кадрі

proposal-after = Після
proposal-before = До
proposal-in-the-picture = { $name }, на знімку
proposal-its-stone-at = { $name }, його камінь на { $point }
proposal-name = Пропозиція { $letter }: { $moves }
proposal-name-seen = Пропозиція { $letter }: { $moves }, { $seen }
proposal-now = Зараз
proposal-picture-of-question = { $caption }, запитання { $id }
proposal-seen-with = камені видно з певністю { $certain } %

qr-code-qr-code-of = QR-код: { $text }

questions-answer-this-one = Відповісти на це
questions-change-the-name = Введіть ім'я, яке стоятиме в історії біля відповідей і виправлень.
questions-correct-the-record-f-or = Виправте запис (F) або скажіть, що він правильний.
questions-game-over = Партію закінчено?
questions-in-the-name-of = Від імені: { $name }.
questions-look-at-the-board-or = Погляньте на дошку або виправте запис ще раз (F).
questions-looked-at = Переглянуто: хід { $number } { $point }
questions-move = Хід { $number } { $point }: { $note }
questions-no-move = ходу немає
questions-or = або { $text }
questions-perhaps = Можливо, { $text }
questions-play-does-not-go-on = Запис лишається замороженим: на { $points } дошка розбігається з будь-якою партією, що продовжує запис.
questions-play-goes-on-when-still = Гра продовжиться, щойно всю дошку буде видно й вона буде нерухома.
questions-put-the-stones-right-or = Поставте там камені так, як було в партії; ходи, зроблені відтоді, можуть лишитися. Або виправте запис (F).
questions-question = Запитання { $id }
questions-show-the-position-after-this = Показати позицію після цього ходу.
questions-space-the-record-is-right = Пробіл: запис правильний. Backspace: неправильний. F: виправити.
questions-stones-are-gone-or-lie = Камені зняті або лежать інакше, або обидві сторони спасували.
questions-the-board-is-not-as-it = Дошка і виправлений запис розбігаються на { $points }.
questions-the-last-picture-and-the = Останній знімок і запис розбігаються на { $points }; ці пункти обведено.
questions-this-is-what-happened = Так і було.
questions-tick-it = Позначте, коли подивитеся: більше не з'явиться. Знак сумніву в записі лишається.
questions-to-look-at = Потребує уваги
questions-without-a-name = Відповідь без імені

recording-is-refused = Партію записувати не можна: суддя або гравець відмовив; запитайте ще раз і змініть це у формі.
recording-not-corrected = Не виправлено: { $refused }
recording-put-the-stones-back-as = Поверніть камені так, як у записі; ходи, зроблені відтоді, можуть лишитися. Далі гра знову відстежується сама
recording-sealed-this-proves-the-record = Запечатано. Номер усього запечатаного запису в буфері обміну: { $head }
recording-the-clipboard-holds-no-record = У буфері обміну немає запису, який можна прочитати: { $why }
recording-the-program-or-the-machine = програма або комп'ютер зупинилися під час запису; продовжіть його
recording-this-is-the-record-on = Це запис із буфера обміну; на диску його немає

refusal-already-there = хід { $number } уже на { $label }
refusal-a-point-is-not-on = пункту виправлення немає на дошці { $size }
refusal-no-stone-can-be-played = на { $label } не можна зробити хід { $number }: там уже стоїть камінь
refusal-nothing-to-redo = немає скасованого, що можна повернути
refusal-nothing-to-settle = дошка в кінці й запис не розбігаються; вирішувати нічого
refusal-nothing-to-take-back = немає виправлення, яке можна скасувати
refusal-played-later = пізніше на { $label } зроблено хід { $number }; спершу виправте його
refusal-there-is-no-move = ходу { $number } немає: ходів у записі { $moves }
refusal-there-is-no-stone = на { $label } після ходу { $after } немає каменя

rehearsal-confirm-the-settings = Від чого залежить підрахунок: перегляньте й продовжуйте кнопкою внизу.
rehearsal-hand-or-push = Рука або поштовх камери: запис чекає і триває далі сам.
rehearsal-moves-appear = Ходи з'являються самі; один раз хтось штовхне камеру. Нічого з цього не зберігається: відповідайте, виправляйте і скасовуйте як завгодно.
rehearsal-press-count = Партію закінчено, триває підрахунок: натисніть «Підрахунок».
rehearsal-rehearsal = Репетиція
rehearsal-sample-black = Чорні (приклад)
rehearsal-sample-white = Білі (приклад)
rehearsal-the-board-is-looked-for = Шукаємо дошку. Зі своєю камерою спершу перевірте вигляд.
rehearsal-the-camera-follows-the-count = Камера сама стежить за підрахунком. Коли дошку заповнено, прочитайте знімки й підтвердьте налаштування.
rehearsal-the-result = Заповнення перевірено, обидва гравці підтверджують результат; натисніть на рядок розрахунку, щоб побачити його камені.
rehearsal-the-sample-game-is-over = Навчальну партію закінчено. Перегляньте її ходи, виправте якийсь або перевірте її підрахунок.
rehearsal-the-slip = Це отримує організатор. Це все: завершіть репетицію.
rehearsal-white-has-passed = Запитання: білі спасували, чого камера не бачить. Клацніть пропозицію з пасом.

ringed-picture-photograph-of-the-board = Фотографія дошки
ringed-picture-photograph-of-the-board-points = Фотографія дошки, { $n ->
        [one] обведено { $n } пункт
        [few] обведено { $n } пункти
       *[many] обведено { $n } пунктів
    }
ringed-picture-photograph-of-the-board-ringed = Фотографія дошки, обведено: { $points }

source-has-a-name-that-is = Ім'я { $file } не в Юнікоді; перейменуйте
source-no-dialog = Ця система не показує вибору файлу (у Linux установіть xdg-desktop-portal); уведіть шлях там, де є поле, або киньте файл у це вікно

spectators-a-page-that-follows-the = Сторінка, що стежить за партією в браузері, без зображення з камери.
spectators-address-to-send-the-record = Адреса для надсилання запису
spectators-copy = Копіювати
spectators-delay-minutes = 5 хвилин
spectators-delay-moves = 3 ходи
spectators-delay-none = без затримки
spectators-delay-seconds = 30 секунд
spectators-does-not-have-the-newest = { $place }: останніх ходів там немає: { $why }. Спроба повторюється.
spectators-everybody-in-the-local-network = Дивитися можуть усі в локальній мережі
spectators-has-the-newest-moves = { $place }: останні ходи там є.
spectators-live = Трансляція: { $watchers ->
        [one] { $watchers } глядач
        [few] { $watchers } глядачі
       *[many] { $watchers } глядачів
    }
spectators-now = Зараз { $watchers ->
        [one] { $watchers } глядач
        [few] { $watchers } глядачі
       *[many] { $watchers } глядачів
    }
spectators-only-on-this-computer = Лише на цьому комп'ютері
spectators-send-the-record-to-an = Надсилати запис на адресу організатора
spectators-show-live = Показувати наживо
spectators-spectators = Глядачі
spectators-spectators-are-behind-the-game = Глядачі відстають від партії на
spectators-spectators-the-record-does-not = Глядачі: запис не доходить
spectators-the-address = Адреса

status-bar-of-the-file-watched = Переглянуто { $progress } % файлу
status-choose-a-camera-a-file = Виберіть камеру, файл або адресу
status-ended = Завершено
status-ended-before-its-time = Перервано: { $why } - { $moves }{ $send }
status-ending-writing-the-rest-of = Завершується - дописується запис
status-moves-on-disk = { $n ->
        [one] { $n } хід на диску
        [few] { $n } ходи на диску
       *[many] { $n } ходів на диску
    }
status-no-move-was-recorded = жодного ходу не записано
status-questions-open = { $n ->
        [one] ; { $n } запитання без відповіді
        [few] ; { $n } запитання без відповіді
       *[many] ; { $n } запитань без відповіді
    }
status-ready-to-record = Готово до запису
status-sealed = Запечатано
status-shown-only = Відкрито для перегляду - { $moves }; без запису програми воно не змінюється
status-the-last-picture-differs-from = ; останній знімок розбігається із записом на { $points }
status-the-source-could-not-be = Джерело не відкрилося; виберіть інше або почніть, щоб спробувати знову

timeline-doubts = , у сумніві: { $n }
timeline-seconds = { $n } с
timeline-timeline-move-of = Шкала часу, хід { $shown } з { $rows }{ $doubt }
timeline-after-read-with-in = { $move }{"\u000A"}Через { $time }, прочитано з певністю { $certain } %

top-bar-copy-and-export = Копіювання та експорт
top-bar-end-of-the-game = Кінець партії
top-bar-language = Мова (Language)
top-bar-numbers-all = Усі
top-bar-numbers-last = Останніх ходів: { $n }
top-bar-numbers-none = Без номерів
top-bar-recording = Запис
top-bar-recording-only = Лише запис
top-bar-source = Джерело й турнір
top-bar-there-is-no-playing-program = Тут немає програми, що грає: ні порад, ні оцінки рахунку, ні звуку.
top-bar-this-windows-board-a-second = Дошка цього вікна. Друге вікно стежить за іншою дошкою, зі своїми налаштуваннями й записами.
top-bar-view = Вигляд

tournament-a-files-path-or-http = шлях до файлу або http://host:8080/api/tour/1
tournament-black-white = Чорні { $black } - білі { $white }
tournament-choose = вибрати
tournament-choose-the-table-that-the = Виберіть стіл, за яким стежить камера.
tournament-go-on-with-round = Перейти до туру { $round }
tournament-handicap = , фора { $handicap }
tournament-it-has-a-result-already = ; результат уже є: { $result }
tournament-it-is-being-read = Читається.
tournament-komi = , комі { $komi }
tournament-no-game-is-at-table = За столом { $table } у цьому турі партії немає.
tournament-open-it = Відкрити
tournament-round = Тур { $round }
tournament-round-is-paired = Жеребкування туру { $round } готове.
tournament-table = Стіл
tournament-table-with-players = { $table }: { $black } - { $white }
tournament-tournaments-file-or-address = Файл або адреса турніру
tournament-who-choose-colours = { $black } - { $white }, кольори обирають

warning-disk-full = Диск заповнено; лише в пам'яті { $events ->
        [one] остання { $events } подія
        [few] останні { $events } події
       *[many] останні { $events } подій
    }. Виберіть іншу теку або звільніть місце. Запис триває
warning-no-picture-comes-the-record = зображення не надходить: { $why }; запис збережено

warnings-warning = Попередження:{" "}

window-dismiss = Прибрати
window-moves-to-look-at = Ходи, перевірити: { $n }
window-note = Повідомлення:{" "}
window-problem = Негаразд:{" "}

why-not-a-rehearsal-is-shown-to-nobody = Репетицію нікому не показують.
why-not-it-is-sealed = Запис запечатано.
why-not-its-result-is-confirmed = Результат підтверджено. Якщо партія триває, спершу скасуйте його.
why-not-no-camera-is-chosen = Спершу виберіть камеру, яка бачить дошку.
why-not-the-record-is-missing = Спершу вкажіть запис партії.
why-not-without-its-recording = Цю партію відкрито без запису програми: її показано, вона не змінюється. Щоб змінити її чи внести результат, відкрийте теку запису (session).

word-audit-differs = перевірка розбігається
word-black-white = { $black } (чорні) - { $white } (білі)
word-black-won = Виграли чорні
word-camera = Камера
word-cancel = Скасувати
word-date = Дата
word-event = Турнір
word-folder = Тека…
word-komi = Комі
word-move = Хід
word-moves = Ходи
word-name = Ім'я
word-no-picture-has-come-yet = Зображення поки немає.
word-no-picture-now = Зараз зображення немає: { $why }.
word-not-finished = не завершена
word-record = Запис
word-result = Результат
word-round = Тур
word-round-number = тур { $round }
word-seen-no-board-yet = Видно: дошки поки немає.
word-table = стіл { $table }
word-tournament = Турнір
word-white-won = Виграли білі
refusal-sealed = запис запечатано, і імена разом із ним
correction-info = Виправити імена й умови
boards-without-table = Дошка { $n } не має столу в залі: вона записується, але не надсилається.
boards-to-board = дошці { $n }
boards-give-table = Віддати стіл { $table } дошці { $n }
boards-table-of-other-board = Стіл { $table } належить дошці { $n }, яку не вибрано
boards-table-was-of-other-board = Стіл { $table } тепер у дошки { $n }; дошка { $before } столу не має.
