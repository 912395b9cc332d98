# en d1573a0b
application-no-chinese-font = Ни в одном установленном шрифте нет китайских знаков; установите такой шрифт (Debian, Ubuntu: fonts-noto-cjk) и откройте окно снова.
# en 458c7c37
application-the-record-is-on-the = Запись скопирована в буфер обмена как SGF
# en 0ef5b108
application-the-records-path-is-on = Путь записи скопирован в буфер обмена

# en 784a7dfc
board-diagram-board-after-move = Доска { $size } после хода { $n }, { $color ->
        [Black] чёрные
       *[White] белые
    } { $point }
# en 56435079
board-diagram-board-after-move-of-either = Доска { $size } после хода { $n }, { $point }
# en 08e3f8bb
board-diagram-board-after-move-a-pass = Доска { $size } после хода { $n }, пас
# en bf6a825b
board-diagram-board-before-the-first-move = Доска { $size } перед первым ходом
# en 0a287140
board-diagram-board-to-draw-on = Доска { $size } для рисования
# en 258c4243
board-diagram-laid-before-the-first-move = { $label }: { $color ->
        [Black] чёрный
       *[White] белый
    } камень, поставлен до первого хода
# en 68689f7c
board-diagram-lit = Подсвечен { $point }
# en ff0d5ae2
board-diagram-move = { $label }: { $color ->
        [Black] чёрный
       *[White] белый
    } камень, ход { $number }
# en c21d43b5
board-diagram-ringed = Обведены: { $points }
# en 62b3bfd2
board-points-marked = { $n ->
        [one] Отмечен { $n } пункт
        [few] Отмечено { $n } пункта
       *[many] Отмечено { $n } пунктов
    }
# en 8dda2435
board-replayed = { $later } на месте { $earlier } ({ $point })

# en 2cd36da5
boards-all-of-them = Все
# en 571e9d9a
boards-are-not-shown = При записи нескольких досок сразу зрителям ничего не показывается.
# en 7c2dac6f
boards-are-tables = Это столы { $tables } турнира, в этом порядке.
# en c521b3b5
boards-board-at-table = Доска { $n }: стол { $table }
# en 96a423da
boards-board-is-table = Доска { $n } — стол { $table } турнира.
# en 7fc727d7
boards-click-to-record = { $name }: нажмите, чтобы записывать её
# en 6e0b081a
boards-failed = сбой
# en 3a132132
boards-in-the-picture = На изображении досок: { $n }. Какие записывать?
# en b9e31ceb
boards-join-table = Присоединитесь к столу доски { $n }: по адресу из его QR-кода или, в том же зале, только по номеру и токену.
# en 9296a78a
boards-leave-table = Отключиться от стола { $table }
# en af92a56e
boards-may-be-over = окончена?
# en 285a4b1a
boards-no-picture = нет изображения
# en ddd66d63
boards-none-is-chosen = Выбранной доски нет на прежнем месте: выберите доску.
# en bee174da
boards-not-sent = не отправляется
# en 7ff81853
boards-number = Доска { $n }
# en 5d55407b
boards-others-without-names = Остальные партии получат имена во время записи: покажите доску и нажмите Ctrl+I.
# en abc31ddf
boards-over = окончена
# en 1157f45d
boards-question = вопрос
# en 28d85ee0
boards-table-of-no-board = Стол { $table }: доска для него не выбрана
# en 13084153
boards-the-chosen-one-is-missing = Выбранной доски нет на изображении.
# en d94beed5
boards-too-few-tables = Начиная с выбранного стола, в турнире таких партий: { $n }; остальные получат имена во время записи, по Ctrl+I.
# en 2d51c0fd
boards-which-is-resumed = это одна из нескольких досок, записанных вместе; выберите на изображении, какая именно, и затем продолжите
# en 920fb98d
boards-without-names = Партии получат имена во время записи: покажите доску и нажмите Ctrl+I.

# en 8ace625d
camera-details = Подробности
# en fc3fb7ee
camera-in-the-picture-stones-as = На снимке: камни, как они прочитаны, ? = сомнение, штрихи = закрыто.
# en 23407156
camera-last-seen = Последнее, что видно
# en ebe42b74
camera-no-picture-is-kept = Снимка этого хода нет.
# en b32b8c2c
camera-no-record-was-written-to = Запись не велась в
# en 6e1d9c8c
camera-of-move-no-picture-is = Снимок хода { $number } не хранится; это камера сейчас
# en 47890f4d
camera-picture-after-move = Снимок после хода { $shown }
# en 3df69664
camera-pictures = Кадров: { $seen }{ $dropped ->
        [0] {""}
       *[other] , из них пропущено, чтобы не отстать: { $dropped }
    }.
# en 619c9180
camera-seen = Видно
# en f6adbaec
camera-the-board-just-after-move = Доска сразу после хода { $number }
# en 1f4076c3
camera-the-move-was-read-with = { $what }. Ход прочитан с уверенностью { $certain } %.
# en 4f5302c0
camera-the-record-goes-to = Запись пишется в
# en 97226bad
camera-the-record-is-on-disk = Запись на диске:

# en 45de8529
check-before-the-game = Перед партией
# en ee67bdf2
check-lines = Линий: { $n }
# en a80f5a90
check-nothing-is-wrong-with-this = С этим видом всё в порядке.
# en 431b958c
check-seen = Видно: { $reading }.
# en 8ebcefd4
check-the-corners-are-those-that = Углы заданы вручную; для этого источника они сохраняются.
# en 51cdba5f
check-these-corners-make-no-board = Эти углы не образуют доску; перетащите их на её крайние пересечения
# en 5aae4f30
check-where-the-grid-does-not = Где сетка не совпадает, перетащите четыре кольца на крайние пересечения доски.

# en ff083aab
chooser-a-camera = Камера
# en 73141688
chooser-a-file = Файл
# en b05812cc
chooser-a-move-counts-as-made = Ход считается сделанным
# en caa66db7
chooser-address-or-path = Адрес или путь
# en eb7858cf
chooser-an-address-or-a-path = Адрес или путь
# en 943a470b
chooser-camera = Камера { $name }
# en a97ac643
chooser-chosen = Выбрано:
# en a6e0ab26
chooser-chosen-nothing-yet = Пока ничего не выбрано
# en 9e38d70a
chooser-days-ago = { $days ->
        [one] { $days } день назад
        [few] { $days } дня назад
       *[many] { $days } дней назад
    }
# en 362ab0e2
chooser-go-on = Продолжить
# en eca12dd1
chooser-go-on-with = Продолжить { $name }
# en 41b03cdb
chooser-go-on-from = Продолжить: { $source }
# en 6e78b63a
chooser-go-on-from-name = Продолжить { $name }, источник: { $source }
# en 2026be94
chooser-from-source = источник: { $source }
# en 56512e1d
chooser-h-ago = { $minutes } ч назад
# en 5682db50
chooser-its-journal-cannot-be-read = журнал не читается
# en 0c8744df
chooser-just-now = только что
# en 2fdf9179
chooser-min-ago = { $minutes } мин назад
# en 23d5157f
chooser-moved-to = перемещено в { $folder }
# en 66864f45
chooser-no-camera-is-plugged-in = Камера не подключена. Подключите её и обновите список.
# en 66eb9559
chooser-open = Открыть
# en 88326b56
chooser-open-name = Открыть { $name }
# en 2aa0d7d6
chooser-hall-lacks = нет в зале: { $lines ->
        [one] { $lines } строки
        [few] { $lines } строк
       *[many] { $lines } строк
    }
# en b3c47103
chooser-hall-lacks-result = нет в зале: результата ({ $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
       *[many] { $lines } строк
    })
# en c8ed1d68
chooser-send-now-name = Отправить { $name } сейчас
# en 877603ff
chooser-is-recorded = записывается другим окном или другой программой
# en 3b0c6e5f
chooser-or-drop-it-on-this = или бросьте его в это окно
# en e9adf2a5
chooser-recordings = Записи
# en e00667a6
chooser-records-go-to = Записи пишутся в:
# en 737eb7e8
chooser-this-camera-is-not-plugged = Эта камера сейчас не подключена.
# en 100236de
chooser-three-minutes-with-a-question = три минуты, с вопросом и подсчётом; ничего из этого не сохраняется
# en 81ad08d1
chooser-use-it = Выбрать
# en 9933b0b3
chooser-what-shall-be-recorded = Что записывать?
# en 90aecc8e
move-made-captures-lifted = когда взятые камни сняты
# en bb4dd183
move-made-clock-pressed = когда нажаты часы, что видно по следующему камню соперника
# en 1ee53250
move-made-hand-off = когда рука отпустила камень

# en 05a30fca
color-black = Чёрные
# en 8237e9e4
color-white = Белые

# en 5c59532d
command-down = Вниз
# en b51d5d5a
command-key = Клавиша: { $keys }
# en fdb92e2d
command-hint-and-key = { $hint } Клавиша: { $keys }
# en 2bae1a6e
command-left = Влево
# en c2b52e1d
command-right = Вправо
# en af158f7e
command-up = Вверх

# en 7acb0134
consent-given = дано
# en 77005dd8
consent-unsaid = не спрошено
# en cf76bdf6
consent-open = оставлено открытым
# en 190e71cb
consent-refused = отказ
# en 81d34076
correction-becomes = Ход { $number }: было - { $was }, станет - { $is }.
# en 071b0500
correction-capture-not-taken = Камни не были сняты: камни на { $points } забраны после хода { $after }
# en 859b940a
correction-extra = Лишний ход: хода { $number }, { $played }, не было
# en 5888c425
correction-from-move-on = С хода { $first }: { $moves }.
# en a5b64d38
correction-go = Ходы с { $first } по { $last } удаляются, всего { $n }.
# en c664d82c
correction-goes = Ход { $number }, { $was }, удаляется.
# en fabd092f
correction-is = Ход { $number }: { $is }.
# en 2f35b9cc
correction-it-can-be-undone = Это можно отменить. В журнале остаётся то, что было.
# en bf3d1783
correction-later-moves-higher = Последующих ходов, номера которых увеличиваются на { $shift }: { $later }.
# en 8bf586c9
correction-later-moves-lower = Последующих ходов, номера которых уменьшаются на { $shift }: { $later }.
# en 267b2226
correction-no-move-changes = Ходы не меняются.
# en 271d8b38
correction-on-the-board = На доске в конце: { $stones }.
# en 81297e1c
correction-point-empty = { $point } пуст
# en 60813320
correction-prisoners = Пленных у { $color ->
        [Black] чёрных
       *[White] белых
    }: { $is } вместо { $was }.
# en f1948671
correction-put-this-right = Исправить это?
# en 750be155
correction-redo = Вернуть отменённое последним
# en 079ffec9
correction-undo = Отменить последний ответ или исправление
# en 53feaa02
correction-wrong-colour = Не тот цвет: ход { $number }, { $played }, сделали { $color ->
        [Black] чёрные
       *[White] белые
    }
# en b0174bd3
correction-wrong-point = Не тот пункт: ход { $number }, { $played }, стоит на { $point }

# en 4a55e0db
count-games = { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }
# en 332cbec1
count-moves = { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
# en e35aca43
count-questions = { $n ->
        [one] { $n } вопрос
        [few] { $n } вопроса
       *[many] { $n } вопросов
    }

# en c5115bfd
decision-another-result = Это другой результат
# en cf45f394
decision-confirm-it-all-the-same = Всё равно подтвердить { $result }
# en 2f6994ec
decision-go-back = Вернуться и исправить
# en 9f13414a
decision-it-is-in-the-record = { $said }: внесено в запись
# en 1f61b524
decision-one-player-says-so = Записано, что { $player ->
        [Black] чёрные согласны
       *[White] белые согласны
    }.
# en eb039cc2
decision-it-was-claimed = Раньше заявлено: { $result }.
# en 0b725033
decision-it-was-decided = Раньше решено: { $result }.
# en 47e4b6f7
decision-noted = Отмечено: { $line }
# en b10c3bb4
decision-taken-back-the-journal-keeps = Отозвано. В журнале остаётся решение и кто его отозвал.
# en e4811f32
decision-the-count-says = По подсчёту: { $result }.
# en d56cd2e8
decision-the-record-says = В записи: { $result }.
# en 26a981c8
decision-the-recording-ends-and-it = { $said }: запись завершается, результат вносится в неё
# en 75c0ae21
decision-you-are-about-to = Вы собираетесь подтвердить: { $result }.

# en 1e2f5132
demonstration-demonstration-board = Демонстрационная доска
# en 6ab9e381
demonstration-result = Результат: { $result }
# en 5a960c6b
dialog-a-folder-on-another-disk = папка на другом диске
# en 915b036e
dialog-a-recording-goes-on = Запись при этом продолжается.
# en c46f6b7b
dialog-another-folder-path = Другая папка, путь
# en 8bbd8073
dialog-both-players-confirm-it = Игроки подтверждают
# en a5da021b
dialog-by-points = По очкам
# en 5402006b
dialog-close = Закрыть
# en 46be033b
dialog-end-it = Завершить
# en baa0ca68
dialog-end-it-and-close = Завершить и закрыть
# en d0ad62b3
dialog-the-end-waits-for-room = Событий ещё не на диске: { $events }. Запись завершится, когда они будут записаны: освободите место или выберите другую папку.
# en 660f20b4
dialog-end-without-the-rest = Завершить без остального?
# en a8cc63ac
dialog-what-is-not-written-is-lost = { $events ->
        [1] Последнее событие или сама запись не на диске. Если завершить сейчас, событие пропадёт; запись по журналу пишет 'kifuscribe replay'.
        [one] Только в памяти последнее { $events } событие; если завершить сейчас, оно пропадёт.
        [few] Только в памяти последние { $events } события; если завершить сейчас, они пропадут.
       *[many] Только в памяти последние { $events } событий; если завершить сейчас, они пропадут.
    } Пока это окно открыто, программа повторяет попытки.
# en bf460c92
dialog-lose-it = Завершить без них
# en b594127d
dialog-lose-it-and-close = Потерять их и закрыть
# en 6a51d0fe
dialog-wait = Подождать
# en be15d7f0
dialog-end-this-recording = Завершить эту запись?
# en 18646e08
dialog-end-recordings = { $n ->
        [one] Завершить { $n } запись?
        [few] Завершить { $n } записи?
       *[many] Завершить { $n } записей?
    }
# en 3ae0dde3
dialog-games-are-still-being = { $n ->
        [one] Ещё записывается { $n } партия: { $boards }. Записанное остаётся на диске, запись можно продолжить.
        [few] Ещё записываются { $n } партии: { $boards }. Записанное остаётся на диске, каждую запись можно продолжить.
       *[many] Ещё записываются { $n } партий: { $boards }. Записанное остаётся на диске, каждую запись можно продолжить.
    }
# en 088f3d81
dialog-hall-lacks = Эти партии есть в зале не полностью: { $boards }. Окно предложит отправить остальное, когда его откроют снова.
# en 8f45a922
dialog-hall-lacks-this = Эта партия есть в зале не полностью. Окно предложит отправить остальное, когда его откроют снова.
# en 30c62a92
dialog-hall-lacks-something = В зале ещё не всё
# en 6b0d3231
dialog-closes-by-itself = Окно закроется само, когда в зале будет всё.
# en 5774932d
dialog-rest-is-sent-later = Если закрыть его сейчас, оно предложит отправить остальное, когда его откроют снова.
# en 64ef8f67
dialog-close-all-the-same = Всё равно закрыть
# en dead6303
dialog-leave-it-open = Не закрывать
# en 666a9c62
dialog-go-on-in-another-folder = Продолжить в другой папке
# en c3b64a2f
dialog-go-on-recording = Записывать дальше
# en 1d749720
dialog-hide-it = Скрыть
# en 70463bb9
dialog-hide-this-from-the-players = Скрыть это от игроков?
# en c08acbae
dialog-last-picture-differs = Последний снимок и запись расходятся на { $points }. Исправьте это или подтвердите, что запись верна, прежде чем запечатывать.
# en 69e568a5
dialog-leave-it = Оставить как есть
# en a2b12bf0
dialog-name-of-who-decides = Имя того, кто решает
# en b5f4baf7
dialog-impossible-result = { $why }: исправьте результат либо коми и правила в записи, либо пусть решит судья.
# en 152e86b3
dialog-names-missing = Не хватает имён ({ $colors }), а в запечатанную запись их внести нельзя: внесите их до запечатывания.
# en 68b6f18c
dialog-not-now = Не сейчас
# en f4424fc2
dialog-not-yet = Ещё нет
# en 94bf6a2d
dialog-put-it-right = Исправить
# en 6d4f1248
dialog-questions-still-open = { $open ->
        [one] Ещё { $open } вопрос без ответа.
        [few] Ещё { $open } вопроса без ответа.
       *[many] Ещё { $open } вопросов без ответа.
    }
# en aae4fb9c
dialog-reasons = Причины
# en 92f4ae0e
dialog-reasons-for-the-decision = Причины решения
# en a62b40ac
dialog-record-there = Писать туда
# en 3986edbe
dialog-result-by-points = Результат по очкам
# en cf124745
dialog-seal-it = Запечатать
# en ab929d48
dialog-seal-this-record = Запечатать эту запись?
# en 8becefe8
dialog-order-unseen = Порядок ходов { $moves } никто не видел. Спросите игроков, прежде чем запечатать запись.
# en ba05d44d
dialog-sign-the-seal = Подписать ключом этого компьютера
# en 763c83b0
dialog-take-it-back = Отозвать
# en ab92a70e
dialog-take-this-decision-back = Отозвать это решение?
# en f80c81e1
dialog-the-game-is-still-being = Партия ещё записывается. Записанное остаётся на диске, запись можно продолжить.
# en ca3fcd5b
dialog-the-journal-is-copied-there = Журнал копируется туда вместе со всем, что есть только в памяти, и запись продолжается там.
# en 15929fae
dialog-the-journal-keeps-the-decision = В журнале остаётся решение, кто его отозвал и почему.
# en c5b26352
dialog-the-record-is-frozen = Запись заморожена: ходы в неё не вносятся. Записанное остаётся на диске, запись можно продолжить.
# en b2a78c9b
dialog-the-recording-cannot-be-resumed = После этого запись нельзя продолжить. Исправления, ответы и результат можно добавить.
# en e33cfdfa
dialog-the-recording-ends-then = Запись тогда завершается.
# en 28ee3bdb
dialog-the-result-is-final-then = Тогда результат окончателен; найденное позже - только сведения.
# en 2d57c89e
dialog-the-result-of-this-game = Результат этой партии
# en 13c42537
dialog-the-whole-window-then-shows = Тогда всё окно показывает только "{ $words }": ни меню, ни кнопок, ни клавиш.
# en c3aaefb8
dialog-to-come-back = Чтобы вернуться, удерживайте клавишу Escape { $seconds } с.
# en b7b3da21
dialog-type-the-name-of-the = Введите имя того, кто подтверждает или решает.
# en 6d986dff
dialog-no-player-decides = Игрок ничего не решает: введите имя судьи.
# en 9c5aeed9
dialog-type-the-names-of-both = Введите имена обоих игроков: они подтверждают.
# en 54274959
dialog-tick-who-agrees = Отметьте, кто согласен.
# en 5a412f41
dialog-tick-the-appeals = Отметьте апелляции, на которые отвечает это решение.
# en 40e4d14e
dialog-answers-appeals = Это решение отвечает на:
# en dc346557
dialog-one-player-claims = Без согласия { $player ->
        [Black] чёрных
       *[White] белых
    } это заявление { $other ->
        [Black] чёрных
       *[White] белых
    }, оно не окончательное.
# en 54ea94d6
dialog-player-agrees = { $color ->
        [Black] Чёрные согласны
       *[White] Белые согласны
    }
# en ff74de3c
dialog-type-the-reasons-for-the = Введите причины решения.
# en c0b79e29
dialog-type-the-result-such-as = Введите результат, например B+3.5.
# en 37001c12
dialog-who-has-the-key-can-check = У кого есть открытая часть ключа, тот сможет проверить, что запечатано здесь.
# en 3f073317
dialog-write-it-down = Записать

# en 6a67ff33
file-dialog-all-files = Все файлы
# en f1283b1e
file-dialog-folder-for-records = Папка для записей
# en 9bd14450
file-dialog-folder-for-the-games = Папка для партий
# en 303dd6fd
file-dialog-folder-of-pictures = Папка со снимками
# en 739fe83a
file-dialog-folder-to-go-on-in = Папка для продолжения
# en 31fe085a
file-dialog-pairings = Жеребьёвка
# en cce0dc2c
file-dialog-pictures = Снимки
# en ea5fe172
file-dialog-video = Видео
# en f399dec8
file-dialog-video-file = Видеофайл

# en c460564d
finished-game-by-pairings = По жеребьёвке: { $result }.
# en a6f47e66
finished-game-by-recording = По записи { $name }: { $result }.
# en e740c6c3
finished-game-has-a-result = У этой партии уже есть результат
# en 2e6dfbf1
finished-game-record-it-again = Записать ещё раз
# en e95342b5
finished-game-second-record = При новой записи рядом с первой появится вторая. Если это не нужно, выберите другой стол или тур.
# en b2a4c362
go-on-or-new = Продолжить или начать новую запись?
# en 21974c87
go-on-or-new-what = Эта запись сделана недавно с того же источника, и у её партии нет результата. В новой записи камни на доске будут считаться поставленными до первого хода; сделанные ходы останутся только в этой.
# en c1f877cc
go-on-new-recording = Новая запись
# en bbd85a8f
game-event = турнир
# en e5530904
game-info-began = Начало
# en 4cf95fd7
game-info-game = Партия
# en 1c0d85a1
game-info-handicap = Фора
# en 4b18b03e
game-info-rules = Правила
# en 09c815f6
game-info-source = Источник
# en fe56a92f
game-info-table = Стол
# en 196c8905
game-komi = коми
# en 3de5fa84
game-name = имя
# en 78c7bf4f
game-name-of = { $color ->
        [Black] Имя чёрных
       *[White] Имя белых
    }
# en e5fa00d7
game-rank = ранг
# en ce3f8d10
game-rank-of = { $color ->
        [Black] Ранг чёрных
       *[White] Ранг белых
    }
# en a0b51323
game-round = тур
# en 7ec23996
chooser-who-plays = Кто играет
# en d1a593cc
chooser-names-from-here = Введите имена и условия здесь или оставьте поля пустыми. Их может дать и зал или турнир.
# en 789f19c6
chooser-names-from-hall = Имена и условия берутся из зала, стол { $table }.
# en cac973da
chooser-names-from-tournament = Имена и условия берутся из турнира.
# en 3207dea4
game-is-refused = Запись не разрешена: эту партию записывать нельзя.
# en 7e6e973a
game-left-out = { $why }; в таком виде не учитывается.
# en eb658a3c
game-more = Ещё: стол, правила, время, согласие

# en ac70cd15
ghost-stones-click = { $name }. Щелчок: так и было.

# en 28aed32f
history-history = История
# en 39a2be72
history-in-the-name-of = Ответы и исправления от имени
# en 416089f2
history-name-of-who-answers = Имя того, кто отвечает и исправляет
# en 7e04ff1f
history-not-said = не указано
# en a681cbda
history-nothing-was-answered-corrected-or = Ничего не отвечали, не исправляли и не решали.

# en 59a3714c
incident-black-stones = Чёрных камней
# en fb346baa
incident-blitz = Блиц
# en 3c6d3577
incident-both-agree-on-the-position = Оба согласны с позицией
# en 28384d23
incident-both-agree-where-the-stone = Оба согласны, где стоял камень
# en 1105c626
incident-claimed-before-the-next-move = Заявлено до следующего хода
# en 8ace625d
incident-details = Подробности
# en 5df34c97
incident-details-of-the-note = Подробности заметки
# en 89197678
incident-form-adjournment = Откладывание
# en 2d11e474
incident-form-appeal = Апелляция
# en 308d5827
incident-form-claim-of-a-win-on = Заявление о победе по времени
# en 2bf36f4f
incident-form-displaced-stone = Сдвинутый камень
# en c733d711
incident-form-draw-for-colours = Розыгрыш цвета
# en 906242b6
incident-form-late-arrival = Опоздание
# en dfff63e4
incident-form-pair-go-wrong-partner = Парное го: не тот партнёр
# en cd39f2bd
incident-form-penalty-points = Штрафные очки
# en a56e2061
incident-form-remark = Заметка
# en 34629466
incident-form-stones-in-the-bowls = Камни в чашах
# en 7fb1388c
incident-form-taken-back = Отозвать заметку
# en 2fff93ca
incident-form-type-name-and-reasons = Введите имя и причины.
# en f4aabc95
incident-form-taken-up-again = Возобновление
# en fd5384c5
incident-form-type-the-name-of-who = Введите имя того, кто это отмечает.
# en 1c07720e
incident-form-type-the-remark = Введите заметку.
# en 9128bd2b
incident-form-type-until-when = Введите, до какого времени.
# en 5019855f
incident-form-warning = Предупреждение
# en 9ae729e4
incident-form-caution = Замечание
# en e72f91ca
incident-to-the-federation = в федерацию
# en 67fe35fa
incident-form-wrong-colours-or-handicap = Неверные цвета или фора
# en d61a9f82
incident-form-protest = Протест
# en ea123cfb
incident-form-repetition = Позиция повторилась
# en f43f17e6
incident-form-faulty-clock = Часы неисправны
# en 6b0b3b7e
incident-both-want-no-result = Оба хотят закончить без результата
# en 488a7aa3
incident-in-an-envelope = в конверте
# en b20b6c99
incident-it-goes-into-the-journal = Это попадает в журнал, в комментарий записи и в отчёт.
# en 1f60301c
incident-minutes-on-the-clock = Минут на часах
# en 6e33d582
incident-minutes-that-black-is-late = Опоздание чёрных, минут
# en fe267eb0
incident-minutes-that-white-is-late = Опоздание белых, минут
# en 7886f2fd
incident-moves-of-black-by-then = Ходов чёрных к этому моменту
# en 7c97c057
incident-moves-of-white-by-then = Ходов белых к этому моменту
# en a7548c5e
incident-name-of-who-notes-it = Имя того, кто отмечает
# en 3889b330
incident-note-about-this-game = Заметка об этой партии
# en 071b34c4
incident-on-purpose = Намеренно
# en ec85662f
incident-on-the-board = на доске
# en 6c95bbc1
incident-pair = Пара
# en 71d39f84
incident-points = Очки
# en e1b41431
incident-the-claimants-own-flag-is = У заявителя флажок тоже упал
# en 40b88ef4
incident-the-guess-was-right = Угадано
# en 4da6e7c6
incident-the-move-before-was-in = Предыдущий ход был по очереди
# en 5c4257c1
incident-the-player-who-guessed-has = Угадывавший играет
# en 0713576d
incident-to-be-decided-until = Решить до
# en 5619ae0f
incident-to-be-taken-up-again = Возобновить
# en af862344
incident-to-the-appeals-committee = в апелляционный комитет
# en d2a7def8
incident-to-the-chief-referee = главному судье
# en fe82579f
incident-what = Что
# en c25cce7a
incident-white-stones = Белых камней
# en e606093f
incident-who = Кто
# en 5ecf5327
incident-who-appeals = Кто подаёт апелляцию
# en c16332e2
incident-who-claims = Кто заявляет
# en 2a0f12cf
incident-who-seals-the-move = Кто записывает ход

# en 451fe2ff
info-form-change-what-is-wrong = Измените то, что неверно или чего не хватает.
# en 90c65ef8
info-form-handicap-is-seen = Камни форы видны на доске.
# en 26a6093c
info-form-name-of-who-puts = Имя того, кто исправляет
# en da0b402d
info-lock-no-record = В этой записи не было видно доски: исправлять нечего.
# en 3efd629d
info-form-put-right-by = Кто исправляет
# en a5d8c526
info-lock-sealed = Запись запечатана, и имена тоже.
# en acb7f7dd
info-form-team-of = { $color }: команда
# en 7d7bc157
info-form-type-the-name = Введите имя того, кто исправляет.

# en 4b0121a5
key-sheet-keys = Клавиши

# en 0c961fcc
keys-click = Щелчок по камню
# en 15300462
keys-click-does = Позиция после этого хода
# en ff648e45
keys-drag = Перетащить камень
# en 01c2e653
keys-drag-does = Он стоит на том пункте
# en 6814bb44
keys-escape = Escape
# en 9bb40457
keys-escape-does = Закрыть открытое
# en bb059b61
keys-paste = Ctrl+V
# en 9d4fa19e
keys-paste-does = Показать запись из буфера обмена
# en a42fd89d
keys-second-button = Вторая кнопка на пункте
# en 0a11d778
keys-second-button-does = Что там неверно
# en 881121e4
keys-tab = Tab или Enter
# en 80a57428
keys-tab-does = К следующей кнопке или полю; нажать её
# en 47160ceb
keys-timeline = Щелчок или протягивание по шкале времени
# en 2ce8e553
keys-timeline-does = Позиция после этого хода
# en 4a8e2589
keys-wheel = Колесо над доской
# en c2005507
keys-wheel-does = Предыдущий или следующий ход

# en 6aa9306c
live-picture-last-picture-that-came = Последний полученный снимок
# en cf37dbf1
live-picture-live-picture = Изображение с камеры
# en 6c326dc8
live-picture-no-board-is-found-in = { $what }. Доска на нём не найдена

# en 5b6e9bc2
move-in-words = { $color ->
        [Black] чёрные
       *[White] белые
    } { $point }
# en fb7313bb
move-list-list-of-moves = Список ходов, всего { $n }
# en 228f84db
move-list-move-at = Ход { $number }, { $color ->
        [Black] чёрные
       *[White] белые
    } { $point }, в { $clock }
# en 73c32556
move-list-pass = пас

# en 576f52df
moves-no-move-yet-moves-appear = Ходов пока нет. Они появляются сами.

# en 823b5a88
notice-keep-holding-escape = Удерживайте Escape

# en 44d02088
palette-go-to-move = Перейти к ходу { $number }
# en 1fd31e8f
correction-missed = Пропущено после хода { $after }: { $moves }
# en 5d09710c
palette-name-of-a-command-or = Название команды или номер хода
# en 9c1ddf7a
palette-nothing-has-that-name = Ничего с таким названием нет.
# en 936c4c6f
palette-number-of-a-move = Номер хода
# en 3f82d9b0
correction-resume-from = Продолжить отсюда: всё после хода { $number } неверно
# en 5db97133
palette-the-mistake-for-a-point = Ошибка; для пункта, паса или пропущенных ходов введите их: D4, pass, D4 Q16

# en 2e056d6c
photograph-points-marked = { $label }, { $n ->
        [one] отмечен { $n } пункт
        [few] отмечено { $n } пункта
       *[many] отмечено { $n } пунктов
    }

# en 29946a4a
picture-corner-bottom-left = Нижний левый угол
# en 9edd7a61
picture-corner-bottom-right = Нижний правый угол
# en 1bab01a2
picture-corner-top-left = Верхний левый угол
# en 3fdbe7d9
picture-corner-top-right = Верхний правый угол
# en e1a0685a
picture-reading = доска { $size }, камней: чёрных { $black }, белых { $white }; в сомнении { $doubts ->
        [one] { $doubts } пункт
        [few] { $doubts } пункта
       *[many] { $doubts } пунктов
    }, закрыто { $covered }{ $outside ->
        [0] {""}
       *[other] , вне снимка { $outside }
    }

# en 94496de4
captured = взято { $prisoners }
# en 899f5135
captured-and-time = взято { $prisoners }, { $time }
# en 9fe75534
player-bar-to-play = ход

# en 4a281dab
point-menu-it-was-lifted = Здесь камня нет: его сняли
# en 461dd53d
point-menu-move-lies-elsewhere = Не тот пункт: ход { $number } стоит в другом месте…
# en 240591dd
point-menu-what-is-wrong = { $point }: что неверно?

# en ed1e1891
position-after-move = После хода { $number }
# en 4263cc7a
position-before-move = Перед ходом { $number }
# en aa66e972
position-before-the-first-move = Перед первым ходом
# en a4821af0
position-click-the-point = Щёлкните пункт, на котором стоит ход { $number }. Escape: оставить как есть.
# en 7540420c
position-looking-back-at-move-of = Показан ход { $shown } из { $rows }
# en cc505e26
position-move = Ход { $number }: { $color ->
        [Black] чёрные
       *[White] белые
    } { $point }
# en 01534e56
position-played-again = Сыграно повторно: { $replayed }
# en a0f9fea9
position-the-diagram-appears-when-the = Диаграмма появится, когда видна вся доска.{"\u000A"}Камера должна видеть все четыре угла.
# en 8b6171bd
position-two-passes = Партия окончена: два паса

# en 01206bac
preflight-item-battery = Батарея
# en d402c703
preflight-item-board = Доска найдена
# en 479d34fe
preflight-item-clock = Год на часах компьютера
# en 29e06cf4
preflight-item-disk = Диск и папка для записей
# en 370cc63b
preflight-item-focus = Резкость
# en c1360e31
preflight-folder-cannot-be-made = Папку { $folder } нельзя создать ({ $why }): выберите другую папку для записей.
# en 03ba2f2b
preflight-item-height = Высота камеры
# en 0693118b
preflight-in-order = { $name }: в порядке
# en 4f1d9e1f
preflight-item-light = Свет
# en e1f1033f
preflight-look = { $name }: посмотрите
# en 1a5073eb
preflight-nothing-can-be-written = В { $folder } нельзя ничего записать: выберите другую папку для записей.
# en c135453f
preflight-item-cell-size = Размер клеток
# en 1815ad4c
preflight-the-clock-says = Часы компьютера показывают { $today }. Поставьте их: дата записи берётся с них.
# en 2a932080
preflight-item-whole-board = Вся доска в кадре

# en a442e9d9
proposal-after = После
# en 934c613c
proposal-before = До
# en eb1c3d32
proposal-in-the-picture = { $name }, на снимке
# en 42cb384e
proposal-its-stone-at = { $name }, его камень на { $point }
# en e8f591ad
proposal-name = Предложение { $letter }: { $moves }
# en 50c86108
proposal-name-seen = Предложение { $letter }: { $moves }, { $seen }
# en cf3e1627
proposal-now = Сейчас
# en d7fc583a
proposal-picture-of-question = { $caption }, вопрос { $id }
# en 9485d0e4
proposal-seen-with = камни видны с уверенностью { $certain } %

# en 55636e49
qr-code-qr-code-of = QR-код: { $text }

# en 33dd1909
questions-answer-this-one = Ответить на этот
# en ce8d0244
questions-change-the-name = Введите имя, которое будет стоять в истории у ответов и исправлений.
# en 193991c8
questions-correct-the-record-f-or = Исправьте запись (F) или скажите, что она верна.
# en 906b31ae
questions-game-over = Партия окончена?
# en e2f9fb50
questions-in-the-name-of = От имени: { $name }.
# en b4ca1188
questions-look-at-the-board-or = Посмотрите на доску или исправьте запись (F).
# en ec8e0b64
questions-looked-at = Просмотрено: ход { $number } { $point }
# en 9b35710d
questions-move = Ход { $number } { $point }: { $note }
# en 20337343
questions-no-move = хода нет
# en aecf7df1
questions-or = или { $text }
# en 3634075d
questions-perhaps = Возможно, { $text }
# en 79f07637
questions-play-does-not-go-on = Запись остаётся замороженной: на { $points } доска расходится с любой партией, которая продолжает запись.
# en eb04c93c
questions-play-goes-on-when-still = Игра продолжится, как только вся доска будет видна и неподвижна.
# en 5cdfba43
questions-put-the-stones-right-or = Поставьте там камни так, как было в партии; ходы, сделанные с тех пор, могут остаться. Или исправьте запись (F).
# en dbcd656c
questions-question = Вопрос { $id }
# en ef56ce51
questions-show-the-position-after-this = Показать позицию после этого хода.
# en 744e4681
questions-space-the-record-is-right = Пробел: оставить как есть. Backspace: иначе. F: исправить.
# en 1d729747
questions-stones-are-gone-or-lie = Камни сняты или лежат иначе, или обе стороны спасовали.
# en 4a7ee617
questions-the-board-is-not-as-it = Доска и запись расходятся на { $points }, где человек сказал, что верно.
# en 41f78817
questions-the-last-picture-and-the = Последний снимок и запись расходятся на { $points }; эти пункты обведены.
# en 8a5c0250
questions-this-is-what-happened = Так и было.
# en a4e818c7
questions-tick-it = Отметьте, когда посмотрите: больше не появится. Знак сомнения в записи остаётся.
# en 0fd659c6
questions-to-look-at = Требует внимания
# en d2be74fa
questions-without-a-name = Ответ без имени

# en 5f33e84f
recording-is-refused = Партию записывать нельзя: судья или игрок отказал; спросите ещё раз и измените это в форме.
# en 1adf8d0f
recording-not-corrected = Не исправлено: { $refused }
# en 0e9ea440
recording-put-the-stones-back-as = Верните камни так, как в записи; ходы, сделанные с тех пор, могут остаться. Дальше игра снова отслеживается сама
# en a7e63ed1
recording-sealed-this-proves-the-record = Запечатано. Номер всей запечатанной записи в буфере обмена: { $head }
# en 5259ab26
recording-the-clipboard-holds-no-record = В буфере обмена нет записи, которую можно прочитать: { $why }
# en f631bc11
recording-the-program-or-the-machine = программа или компьютер остановились во время записи; продолжите её
# en ebcf462a
recording-source-of-another-window = Этот источник уже записывается в другом окне, { $board }: здесь та же доска записывалась бы второй раз.
# en dc7d2fae
recording-this-is-the-record-on = Это запись из буфера обмена; на диске её нет

# en 2b99ca80
rehearsal-confirm-the-settings = От чего зависит подсчёт: просмотрите и продолжайте кнопкой внизу.
# en cdfbd992
rehearsal-hand-or-push = Рука или толчок камеры: запись ждёт и продолжается сама.
# en de9b2a0e
rehearsal-moves-appear = Ходы появляются сами; один раз кто-то толкнёт камеру. Ничего из этого не сохраняется: отвечайте, исправляйте и отменяйте как угодно.
# en 5c224ad5
rehearsal-press-count = Партия окончена, идёт подсчёт: нажмите «Подсчёт».
# en 71c3b6b2
rehearsal-rehearsal = Репетиция
# en 71197e2a
rehearsal-sample-black = Чёрные (пример)
# en edae5844
rehearsal-sample-white = Белые (пример)
# en 0469a317
rehearsal-sample-game = Учебная партия
# en 62b7a2ed
rehearsal-the-board-is-looked-for = Ищем доску. Со своей камерой сначала проверьте вид.
# en 5d7ee63c
rehearsal-the-camera-follows-the-count = Камера сама следит за подсчётом. Когда доска заполнена, прочитайте снимки и подтвердите настройки.
# en ab18b233
rehearsal-the-result = Заполнение проверено, оба игрока подтверждают результат; нажмите на строку расчёта, чтобы увидеть её камни.
# en c9fbbaf9
rehearsal-the-sample-game-is-over = Учебная партия окончена. Посмотрите её ходы, исправьте какой-нибудь или проверьте её подсчёт.
# en be61e9fd
rehearsal-the-slip = Это получает организатор. Вот и всё: завершите репетицию.
# en c6a8db2d
rehearsal-white-has-passed = Вопрос: белые спасовали, чего камера не видит. Щёлкните предложение с пасом.

# en 0c2c3a69
ringed-picture-photograph-of-the-board = Фотография доски
# en a0552741
ringed-picture-photograph-of-the-board-points = Фотография доски, { $n ->
        [one] обведён { $n } пункт
        [few] обведено { $n } пункта
       *[many] обведено { $n } пунктов
    }
# en 3be97edd
ringed-picture-photograph-of-the-board-ringed = Фотография доски, обведены: { $points }

# en 9d6eb80a
source-has-a-name-that-is = Имя { $file } не в Юникоде; переименуйте
# en bb3802d4
source-no-dialog = Эта система не показывает выбор файла (в Linux установите xdg-desktop-portal); введите путь там, где есть поле, или бросьте файл в это окно

# en 5f719af1
spectators-a-page-that-follows-the = Страница, которая следит за партией в браузере, без изображения с камеры.
# en d36dc013
spectators-address-to-send-the-record = Адрес для отправки записи
# en 4e72af2a
spectators-copy = Копировать
# en e6dea423
spectators-page-of-board = Доска { $board }: { $address }
# en 42dc3951
spectators-delay-minutes = 5 минут
# en 870b2e1e
spectators-delay-moves = 3 хода
# en 2ff9c603
spectators-delay-none = без задержки
# en e0333b57
spectators-delay-seconds = 30 секунд
# en f42131fe
spectators-does-not-have-the-newest = { $place }: последних ходов там нет: { $why }. Попытка повторяется.
# en e2356a3a
spectators-everybody-in-the-local-network = Смотреть могут все в локальной сети
# en 756688a3
spectators-has-the-newest-moves = { $place }: последние ходы там есть.
# en 867cb67a
spectators-live = Трансляция: { $watchers ->
        [one] { $watchers } зритель
        [few] { $watchers } зрителя
       *[many] { $watchers } зрителей
    }
# en 41993fa2
spectators-now = Сейчас { $watchers ->
        [one] { $watchers } зритель
        [few] { $watchers } зрителя
       *[many] { $watchers } зрителей
    }
# en 3f5b289d
spectators-only-on-this-computer = Только на этом компьютере
# en 3cc09b39
spectators-send-the-record-to-an = Отправлять запись на адрес организатора
# en 9e08edcc
spectators-show-live = Показывать в реальном времени
# en 93bc3f03
spectators-spectators = Зрители
# en 73d2c07b
spectators-spectators-are-behind-the-game = Зрители отстают от партии на
# en 2354d42c
spectators-spectators-the-record-does-not = Зрители: запись не доходит
# en bc2bdb5a
spectators-the-address = Адрес
# en 9a494da3
spectators-get-it-again = Зрители снова видят эту партию, как до закрытия окна. Прекратить это можно на панели зрителей.

# en db88456f
status-bar-of-the-file-watched = Просмотрено { $progress } % файла
# en 99189c03
status-ended = Завершено
# en 2bba87c5
status-ended-before-its-time = Прервано: { $why } - { $facts }
# en c0d684b9
status-recorded-elsewhere = Сейчас записывается другим окном или другой программой; показано состояние на момент открытия - { $facts }
# en 3d3599ab
status-ending-writing-the-rest-of = Завершается - дописывается запись
# en 28cd8ac2
status-moves-on-disk = { $n ->
        [one] { $n } ход на диске
        [few] { $n } хода на диске
       *[many] { $n } ходов на диске
    }
# en 992e9eb5
status-some-moves-on-disk = на диске ходов: { $stored } из { $moves }
# en cb737115
status-moves-not-read-back = сколько из ходов ({ $moves }) на диске, прочитать не удалось
# en 0d053c74
status-ending-waits-for-room = Завершение - событий ещё не на диске: { $events }; освободите место или выберите другую папку
# en 6d20696c
status-no-move-was-recorded = ни один ход не записан
# en a82012cc
status-questions-open = { $n ->
        [one] { $n } вопрос без ответа
        [few] { $n } вопроса без ответа
       *[many] { $n } вопросов без ответа
    }
# en 9ba1d7c4
status-ready-to-record = Готово к записи
# en dac07891
status-sealed = Запечатано
# en abced6ea
status-shown-only = Открыто для просмотра - { $moves }; без записи программы оно не изменяется
# en 744a85a5
status-the-last-picture-differs-from = последний снимок расходится с записью на { $points }
# en 36f5a6bc
status-the-source-could-not-be = Источник не открылся; выберите другой или начните, чтобы попробовать снова

# en cc92cbc8
timeline-seconds = { $n } с
# en 280d68f0
timeline-timeline-move-of = Шкала времени, ход { $shown } из { $rows }{ $doubtful ->
        [0] {""}
       *[other] , в сомнении: { $doubtful }
    }
# en 45281710
timeline-after-read-with-in = { $move }{"\u000A"}Через { $time }, прочитан с уверенностью { $certain } %

# en c5842dbd
top-bar-copy-and-export = Копирование и экспорт
# en 22038b24
top-bar-end-of-the-game = Конец партии
# en b562a543
top-bar-language = Язык (Language)
# en b1e3062a
top-bar-numbers-all = Все
# en dc92ed0a
top-bar-numbers-last = Последних ходов: { $n }
# en fee35063
top-bar-numbers-none = Без номеров
# en 3d50ff72
top-bar-recording = Запись
# en f535181c
top-bar-recording-only = Только запись
# en 9bda19be
top-bar-source = Источник и турнир
# en 8f85e423
top-bar-there-is-no-playing-program = Здесь нет играющей программы: ни советов, ни оценки счёта, ни звука.
# en 5b77a96a
top-bar-this-windows-board-a-second = Доска этого окна. Второе окно следит за другой доской, со своими настройками и записями.
# en 831cba56
top-bar-view = Вид

# en b1e0ad1e
tournament-a-files-path-or-http = путь к файлу или http://host:8080/api/tour/1
# en fe46d02c
paired-black-white = чёрные { $black } - белые { $white }
# en 0e63087e
tournament-choose = выбрать
# en cbec391d
tournament-choose-the-table-that-the = Выберите стол, за которым следит камера.
# en b5b7135e
tournament-go-on-with-round = Перейти к туру { $round }
# en ee00e82b
paired-handicap = фора { $handicap }
# en 9347918e
tournament-it-has-a-result-already = { $game }; результат уже есть: { $result }
# en e7f1bc29
tournament-it-is-being-read = Читается.
# en 9f7abca3
paired-komi = коми { $komi }
# en c3dd3702
tournament-no-game-is-at-table = За столом { $table } в этом туре партии нет.
# en 39b71e14
tournament-open-it = Открыть
# en e3857d59
tournament-round = Тур { $round }
# en fcda7750
tournament-round-is-paired = Жеребьёвка тура { $round } готова.
# en c1e57322
tournament-table-with-players = { $table }: { $black } - { $white }
# en f407a597
tournament-tournaments-file-or-address = Файл или адрес турнира
# en bcecc3a0
paired-who-choose-colours = { $black } - { $white }, цвет разыгрывают

# en fad86355
warning-disk-full = { $events ->
        [1] Не удаётся записать последнее событие или саму запись
        [one] Диск заполнен; только в памяти последнее { $events } событие
        [few] Диск заполнен; только в памяти последние { $events } события
       *[many] Диск заполнен; только в памяти последние { $events } событий
    }. Выберите другую папку или освободите место: запись на диск повторяется сама
# en b6897b30
warning-no-picture-comes-the-record = изображение не поступает: { $why }; запись сохранена
# en 96a2c9b9
warning-no-picture-comes = изображение не поступает: { $why }

# en 9dfea483
warnings-warning = Предупреждение:{" "}

# en 573d96fb
window-dismiss = Убрать
# en c1e7262a
window-moves-to-look-at = Ходы, проверить: { $n }
# en 2ff8d999
window-note = Сообщение:{" "}
# en fc6f39e2
window-problem = Неполадка:{" "}

# en 484bddc8
why-not-a-rehearsal-is-shown-to-nobody = Репетицию никому не показывают.
# en ae45a575
why-not-it-is-sealed = Запись запечатана.
# en 84372d1d
why-not-its-result-is-confirmed = Результат подтверждён. Если партия продолжается, сначала отмените его.
# en 66c53b24
why-not-no-camera-is-chosen = Сначала выберите камеру, которая видит доску.
# en 8c98ea4c
why-not-the-record-is-missing = Сначала укажите запись партии.
# en 93def99f
why-not-without-its-recording = Эта партия открыта без записи программы: она показывается и не изменяется. Чтобы изменить её или внести результат, откройте папку записи (session).

# en 583cb52d
word-audit-differs = проверка расходится
# en 9c391d6a
word-black-white = { $black } (чёрные) - { $white } (белые)
# en aa49b4f2
word-black-won = Выиграли чёрные
# en 81663e6c
word-camera = Камера
# en b4bb4b23
word-cancel = Отмена
# en d5cbbe09
word-date = Дата
# en e933fc6f
word-event = Турнир
# en 2f7429eb
word-folder = Папка…
# en 2b677065
word-komi = Коми
# en 70867f9a
word-move = Ход
# en 1dd13cdd
word-moves = Ходы
# en 0a551be4
word-name = Имя
# en 417285fe
word-no-picture-has-come-yet = Изображения пока нет.
# en a35952e8
word-no-picture-now = Сейчас изображения нет: { $why }.
# en 07ffd4de
word-not-finished = не завершена
# en a03f6912
word-record = Запись
# en b3f84aca
word-result = Результат
# en 26c8f203
word-round = Тур
# en 30a8a8f9
word-round-number = тур { $round }
# en 25ed2e65
word-seen-no-board-yet = Видно: доски пока нет.
# en 85e705d9
word-table = стол { $table }
# en b558e808
word-tournament = Турнир
# en e7327a90
word-white-won = Выиграли белые
# en 0f931004
correction-info = Исправить имена и условия
# en 093b2fda
boards-before-the-game = { $name }: не начата
# en c4f3fd61
boards-no-source-yet = Новая
# en fd2a4e10
boards-number-of-source = { $source }, доска { $n }
# en 42c8f891
source-is-used-beside = Источник «{ $name }» уже используется в другой вкладке: выберите здесь другую камеру, телефон или файл либо закройте ту вкладку
# en 57616912
why-not-source-is-used-beside = Её источник используется в другой вкладке.
# en 4c44c1c5
why-not-recorded-elsewhere = Её записывает другое окно или другая программа.
# en 558d8934
why-not-hall-is-used-beside = Партии из других вкладок отправляются в зал.
# en d86335e2
hall-which-table-is-it = Какой это стол?
# en bb2e4eb9
hall-take-table = Стол { $table }
# en fc8d92bc
boards-without-table = У доски { $n } нет стола в зале: она записывается, но не отправляется.
# en 205b4f0c
boards-to-board = доске { $n }
# en b72ba395
boards-give-table = Отдать стол { $table } доске { $n }
# en 6b618c4f
boards-table-of-other-board = Стол { $table } принадлежит доске { $n }, которая не выбрана
# en 1e2f9ed3
boards-table-was-of-other-board = Стол { $table } теперь у доски { $n }; у доски { $before } стола нет.
# en 0cf5ed0d
spectators-token-file = Файл с токеном для этого адреса
# en b95aa7b9
spectators-token-file-hint = файл с токеном, если адрес его требует
# en 70051c43
hall-unnamed = В этой записи указан зал { $hall }, который на этом компьютере никто не называл: добавленное туда не отправлено. Подключитесь к этому залу, и следующее добавленное уйдёт туда.
# en bb2e4eb9
boards-table = Стол { $table }
# en 72378295
boards-all = Все доски: { $n }{ $waiting ->
        [0] {""}
       *[other] , посмотреть: { $waiting }
    }
# en 9f523368
status-choose-a-camera-a-file = Выберите камеру, телефон, файл или адрес
# en 34026030
status-ready-unseen = Готово к записи; изображение ещё не проверено
# en 6cb6d16c
status-no-picture-yet = Изображения пока нет
# en 96516d75
dialog-referee-gives-it = Игроки сами такой результат не объявляют: { $result }. Выберите «Решает судья» и укажите имя и причины.
# en 0d59638b
dialog-type-why-under-protest = Напишите, почему партия сыграна под протестом.
# en 82b82aba
dialog-protest-reasons = Почему под протестом
# en 2bb202d1
recording-confirmed-elsewhere = { $result }: результат подтверждён ({ $by }) и принят здесь.
