# en 8c0ef236
action-start-recording = Почати запис
    .hint = Стежити за вибраним джерелом і записувати партію.
# en f988da75
action-show-its-picture = Показати зображення
    .hint = Зображення, яке надходить зараз, і що гаразд перед партією.
# en 0aaeab10
action-take-the-board-that-is-there = Записувати наявну дошку
# en 424bcbdc
action-check-the-view = Перевірити вигляд
    .hint = Показати джерело перед партією: чи знайдено дошку і що з виглядом не так.
# en aa9ab80d
action-try-with-a-sample-game = Спробувати на навчальній партії
    .hint = Коротка партія із запитанням і підрахунком, яку малює програма. Триває близько трьох хвилин, і нічого з неї не зберігається.
# en b3938643
action-end-the-rehearsal = Закінчити репетицію
    .hint = Нічого з неї не зберігається.
# en 53e6569f
action-back-to-the-sources = Назад до джерел
    .hint = Вибрати інше джерело.
# en b2f17528
action-find-the-corners-again = Знайти кути знову
    .hint = Забути кути, задані вручну, і знайти дошку на знімку.
# en 98a45661
action-stop-recording = Зупинити запис
    .hint = Питає і завершує запис. Усе записане лишається на диску, запис можна продовжити.
# en d1bef0d7
action-resume-recording = Продовжити запис
    .hint = Продовжити цей запис із місця зупинки: його зупинили зарано, або партія триває.
# en 1568f012
action-new-recording = Новий запис…
    .hint = Вибрати джерело для наступної партії.
# en 679f53b0
action-game-over = Кінець партії…
    .hint = Чим закінчилася партія, підрахунок, результат, бланк для організатора і запечатування, крок за кроком.
# en 2cb14592
action-result-slip = Бланк результату…
    .hint = Підтверджений результат на одній сторінці: надрукувати або показати кодом телефону організатора.
# en 85176a7e
action-one-step-back = На крок назад
    .hint = Нічого із записаного не втрачається.
# en 661a42fe
action-save-the-slip = Зберегти бланк
    .hint = Записує його поруч із журналом: PDF для друку та вебсторінка.
# en b3f9908d
action-open-the-slip = Відкрити бланк для друку
    .hint = Відкривається у програмі цього комп’ютера для файлів PDF.
# en ece58086
action-take-the-finished-fill = Зняти готове заповнення
    .hint = Бере зображення, яке камера показує зараз. Усі руки мають бути прибрані з дошки.
# en b5a134c0
action-seal-the-record = Запечатати запис…
    .hint = Закрити запис остаточно: продовжити його не можна. Виправлення можливі.
# en e9849133
action-result = Результат…
    .hint = Записати результат: за очками, здача, час, неявка або поразка обох.
# en 2ae3ea06
action-note = Нотатка…
    .hint = Відзначити, що відбувається поза ходами: попередження, запізнення, відкладання, апеляція.
# en 9c794395
action-confirm = Залишити
    .hint = Запис правильний.
# en 855a33c0
action-reject = Інакше
    .hint = Тут запис неправильний. Відповідь зберігається разом із записом.
# en ba85532f
action-fix-a-mistake = Виправити помилку…
    .hint = Виправити показаний хід: не той пункт, не той колір, пропущений, не був зроблений, камені не зняті.
# en 7410d7b0
action-redo = Повторити
    .hint = Знову виконати відповідь, виправлення або рішення, скасоване останнім.
# en eb18d4d8
action-undo = Скасувати
    .hint = Скасувати останню відповідь, виправлення або рішення; ще раз - попереднє. Для рішення питається ім'я.
# en c893188f
action-history = Історія…
    .hint = Що відповідали, виправляли й вирішували, за порядком; можна скасувати й повторити.
# en 677f2a0f
action-pass = Пас
    .hint = Сторона, чия черга, спасувала, чого камера не бачить.
# en b6ce5809
action-ten-moves-back = На десять ходів назад
# en 85cec72b
action-ten-moves-on = На десять ходів уперед
# en 7bd65a5d
action-previous-move = Попередній хід
# en 5f825b1d
action-next-move = Наступний хід
# en 07ed113e
action-first-position = Початкова позиція
# en 2b0a56e6
action-newest-move = Останній хід
    .hint = Знову стежити за партією.
# en 8dc1ff76
action-go-to-move = Перейти до ходу…
    .hint = Введіть номер ходу.
# en 397b81eb
action-demonstration-board = Демонстраційна дошка
    .hint = Дошка, імена й останні ходи в окремому вікні для другого екрана.
# en 5e664231
action-spectators = Глядачі…
    .hint = Сторінка, що стежить за партією, та адреса організатора.
# en 7333a71a
action-big-board = Велика дошка
    .hint = Лише дошка, на весь екран.
# en 3d9088c1
action-reading-over-the-picture = Прочитане поверх знімка
    .hint = Малювати сітку та прочитані камені поверх зображення камери.
# en d5f1a36c
action-close-up-of-the-board = Дошка великим планом
    .hint = Обрізати зображення по дошці, коли її знайдено.
# en 15951f66
action-coordinates = Координати
# en 78dcfbf0
action-move-numbers = Номери ходів
# en 467fe90b
action-natural-placement = Камені трохи нерівно, як кладуть рукою
# en bdcbd1d0
action-light-theme = Світла тема
# en 33979421
action-high-contrast = Висока контрастність
    .hint = Чорне, біле й чіткі межі.
# en d45af1c9
action-reduced-motion = Менше руху
    .hint = Меню, вікна й списки з'являються одразу, ніщо не ковзає.
# en 84686c08
action-larger = Більше
# en 61edbd03
action-smaller = Менше
# en c35bcaa7
action-normal-size = Звичайний розмір
# en 7d0eb68e
action-copy-the-record-as-sgf = Скопіювати запис як SGF
# en 720e5359
action-copy-the-records-path = Скопіювати шлях запису
# en bda95367
action-open-the-records-folder = Відкрити теку запису
# en e70813b8
action-video-file = Відеофайл…
# en addb8e23
action-folder-of-pictures = Тека зі знімками…
# en 1730cf95
action-tournament = Турнір…
    .hint = Файл програми жеребкування; він читається і ніколи не змінюється.
# en 035f9997
action-open-a-record = Відкрити запис…
    .hint = Переглянути запис, виправити його, записати результат або перевірити підрахунок.
# en 3deffd3e
action-folder-for-records = Тека для записів…
    .hint = Куди пишуться записи цієї дошки.
# en d9c040cf
action-refresh-the-cameras = Оновити список камер
# en 92cb67be
action-find-a-command = Знайти команду…
# en aff7a81e
action-keys = Клавіші…
    .hint = Усі клавіші та що вони роблять.
# en 948780df
action-game = Партія…
    .hint = Гравці, турнір, правила й де лежить запис.
# en 0d2873ff
action-dismiss-the-message = Прибрати повідомлення
# en 52b2c789
action-audit-a-count = Перевірити підрахунок…
    .hint = Порівняти завершене заповнення із записом: допомога судді.
# en c0a3c5d8
action-leave-the-audit = Вийти з перевірки
    .hint = Назад до запису. Ухвалені рішення в журналі.
# en 844bf7a3
action-archive = Архів…
    .hint = Знайти записані партії: за іменами, датами, результатами, словами або позицією.
# en 4c0ed6eb
action-leave-the-archive = Вийти з архіву
    .hint = Умови пошуку зберігаються.
# en c441918e
action-quit = Вийти
    .hint = Закрити вікно. Поки триває запис, програма спершу запитає.
# en 5680059b
action-the-record-is-right = Запис правильний
    .hint = На останньому знімку інше, і виправляти це не треба.
# en 98919615
action-count = Підрахунок
    .hint = Партію закінчено, триває підрахунок: відкриває сторінку підрахунку, за яким стежить камера.
# en da24a4f5
action-record-a-further-source = Записувати ще одне джерело…
    .hint = Відкрити вкладку для ще однієї камери, телефона чи файлу. Поточний запис триває.
# en d1dc0e8c
action-close-the-tab = Закрити цю вкладку
    .hint = Закрити вкладку, у якій партію не розпочато.
# en 92847380
action-another-folder = Інша тека…
    .hint = Запис триває в теці на іншому диску; нічого не втрачається.
# en 65fbc57c
action-play-on = Грають далі
    .hint = Партію не закінчено.
# en 4805b004
action-read-again = Прочитати знову
    .hint = Можливо, жеребкування наступного туру вже готове.
# en a6484110
action-without-a-tournament = Без турніру
    .hint = Записувати партії поза турніром.
# en c3c8dcbe
action-seen = Зрозуміло
    .hint = Прибрати це. Пропуск лишається в журналі.
# en f80ffc0f
action-send-now = Надіслати зараз
# en 5010b13d
action-read-the-pictures = Прочитати знімки
# en 3568f065
action-confirm-these-settings = Підтвердити налаштування
# en 63e4e45b
action-change-the-settings = Змінити налаштування
# en 468ba802
action-other-pictures = Інші знімки
# en cd7923cc
action-the-count-begins-now = Підрахунок починається зараз
    .hint = Якщо камера цього ще не помітила. Рахується запис як він є.
# en 63a59770
action-watch-the-count = Стежити за підрахунком
    .hint = Відкриває джерело, вибране для запису, і робить знімки цього підрахунку. Потрібен запис партії.
# en a0c5c670
action-stop-watching = Більше не стежити
# en 4fc083ca
action-the-stone-was-found = Камінь знайдено…
    .hint = Це відзначається. Потім зробіть знімок знову.
# en b7cc280e
action-restored-and-counted-again = Відновлено й пораховано знову…
    .hint = Це відзначається. Потім зробіть знімок знову.
# en b9d33e12
action-both-accept-the-computed-result = Обидва приймають обчислений результат…
    .hint = Обидва гравці приймають результат, який дає запис.
# en b7b36a10
action-the-referee-decided = Вирішив суддя…
    .hint = Питає результат, ім'я та причини.
# en 07170aeb
action-both-players-confirmed-the-result = Обидва гравці підтвердили результат…
    .hint = Після цього результат остаточний; знайдене пізніше - лише відомості.
# en 6869ca4a
action-take-the-last-ruling-back = Відкликати останнє рішення…
    .hint = Питає ім'я та причини. У журналі лишається рішення і хто його відкликав.
# en 3981706b
action-save-the-report = Зберегти звіт
    .hint = Одна сторінка для друку, за нею знімки.
# en 97062457
action-hide-from-the-players = Сховати від гравців…
    .hint = Закрити вікно словами, які гравці мають прочитати.
# en 7effe121
action-open-the-game = Відкрити партію
    .hint = Показує всю партію. Клавіша: Enter
# en 2ac57165
action-open-its-folder = Відкрити її теку
    .hint = Де лежить файл цієї партії.
# en b890556e
action-export = Експорт…
    .hint = Записує вибрані партії в теку разом із таблицею.
# en 5f1e587c
action-write-them = Записати їх
# en 562d4768
action-stop-writing = Припинити запис
    .hint = Від записаного нічого не лишиться.
# en 4442f776
action-draw-a-position = Намалювати позицію…
    .hint = Знаходить партії з цією позицією або її частиною.
# en 3ec0eb1e
action-find-games-with-it = Знайти партії з нею
# en 7f8aa5fd
action-find-this-position = Знайти цю позицію
    .hint = Знаходить партії з цією позицією: поверненою, відбитою або зі зміною кольорів.
# en 4360752b
action-find-this-corner = Знайти цей кут
    .hint = Те саме для кута, у якому зроблено останній хід.
# en a1f5b866
action-step-through-the-record = Пройти по запису
    .hint = Щоб відновити позицію на дошці.
# en 76b03be3
action-take-names = Взяти імена із зали
    .hint = Гравці, тур і умови з жеребкування зали вносяться до запису.
# en 1179c22f
action-keep-names = Залишити імена
    .hint = Запис лишається таким, яким його розпочато. Більше запиту не буде.
# en bd8db9c0
action-read-slip = Зчитати аркушик
    .hint = Підключитися до столу, аркушик якого лежить під камерою.
# en b099e1b6
action-archive-games = Партії архіву
    .hint = Партії, що підходять, і та, на якій курсор.
# en b65a3944
action-archive-duplicates = Можливі дублікати
    .hint = Ті самі ходи на повернутій дошці, одна — початок іншої, або різниться один хід.
# en ec18195e
action-archive-players = Гравці архіву
    .hint = У кого які партії та які імена належать одному гравцеві.
# en 8dcc1107
action-take-back-the-decision = Скасувати останнє рішення
    .hint = Обидві партії знову будуть у списку для перевірки.
# en d16ec7a1
action-save-the-search = Зберегти цей пошук
    .hint = Теперішні умови зберігаються під цією назвою; їх знайде й команда 'archive find --saved'.
# en aabdbdeb
action-show-the-phones-code = Показати QR-код телефону
    .hint = Код і посилання, за якими телефон стає камерою або повертається.
