application-no-chinese-font = Ни в одном установленном шрифте нет китайских знаков; установите такой шрифт (Debian, Ubuntu: fonts-noto-cjk) и откройте окно снова.
application-the-record-is-on-the = Запись скопирована в буфер обмена как SGF
application-the-records-path-is-on = Путь записи скопирован в буфер обмена

board-diagram-board-after-move = Доска { $size } после хода { $n }, { $color ->
        [Black] чёрные
       *[White] белые
    } { $point }
board-diagram-board-after-move-of-either = Доска { $size } после хода { $n }, { $point }
board-diagram-board-after-move-a-pass = Доска { $size } после хода { $n }, пас
board-diagram-board-before-the-first-move = Доска { $size } перед первым ходом
board-diagram-board-to-draw-on = Доска { $size } для рисования
board-diagram-laid-before-the-first-move = { $label }: { $color ->
        [Black] чёрный
       *[White] белый
    } камень, поставлен до первого хода
board-diagram-lit = . Подсвечен { $point }
board-diagram-move = { $label }: { $color ->
        [Black] чёрный
       *[White] белый
    } камень, ход { $number }
board-diagram-ringed = { $position }. Обведены: { $points }
board-points-marked = . { $n ->
        [one] Отмечен { $n } пункт
        [few] Отмечено { $n } пункта
       *[many] Отмечено { $n } пунктов
    }
board-replayed = { $later } на месте { $earlier } ({ $point })

boards-all-of-them = Все
boards-are-not-shown = При записи нескольких досок сразу зрителям ничего не показывается.
boards-are-tables = Это столы { $tables } турнира, в этом порядке.
boards-board-at-table = Доска { $n }: стол { $table }
boards-board-is-table = Доска { $n } — стол { $table } турнира.
boards-click-to-record = { $name }: нажмите, чтобы записывать её
boards-failed = сбой
boards-in-the-picture = На изображении досок: { $n }. Какие записывать?
boards-join-table = Присоединитесь к столу доски { $n }: по адресу из его QR-кода или, в том же зале, только по номеру и токену.
boards-leave-table = Отключиться от стола { $table }
boards-may-be-over = окончена?
boards-no-picture = нет изображения
boards-none-is-chosen = Выбранной доски нет на прежнем месте: выберите доску.
boards-not-sent = не отправляется
boards-number = Доска { $n }
boards-others-without-names = Остальные партии получат имена во время записи: покажите доску и нажмите Ctrl+I.
boards-over = окончена
boards-question = вопрос
boards-table-of-no-board = Стол { $table }: доска для него не выбрана
boards-the-chosen-one-is-missing = Выбранной доски нет на изображении.
boards-too-few-tables = Начиная с выбранного стола, в турнире таких партий: { $n }; остальные получат имена во время записи, по Ctrl+I.
boards-which-is-resumed = это одна из нескольких досок, записанных вместе; выберите на изображении, какая именно, и затем продолжите
boards-without-names = Партии получат имена во время записи: покажите доску и нажмите Ctrl+I.

camera-details = Подробности
camera-in-the-picture-stones-as = На снимке: камни, как они прочитаны, ? = сомнение, штрихи = закрыто.
camera-last-seen = Последнее, что видно
camera-no-picture-is-kept = Снимка этого хода нет.
camera-no-record-was-written-to = Запись не велась в
camera-of-move-no-picture-is = Снимок хода { $number } не хранится; это камера сейчас
camera-of-them-skipped-to-keep = , из них пропущено, чтобы не отстать: { $n }
camera-picture-after-move = Снимок после хода { $shown }
camera-pictures = Кадров: { $frames_seen }{ $dropped }.
camera-seen = Видно
camera-the-board-just-after-move = Доска сразу после хода { $number }
camera-the-move-was-read-with = { $what }. Ход прочитан с уверенностью { $certain } %.
camera-the-record-goes-to = Запись пишется в
camera-the-record-is-on-disk = Запись на диске:

check-before-the-game = Перед партией
check-lines = Линий: { $n }
check-nothing-is-wrong-with-this = С этим видом всё в порядке.
check-seen = Видно: { $reading }.
check-the-corners-are-those-that = Углы заданы вручную; для этого источника они сохраняются.
check-these-corners-make-no-board = Эти углы не образуют доску; перетащите их на её крайние пересечения
check-where-the-grid-does-not = Где сетка не совпадает, перетащите четыре кольца на крайние пересечения доски.

chooser-a-camera = Камера
chooser-a-file = Файл
chooser-a-move-counts-as-made = Ход считается сделанным
chooser-address-or-path = Адрес или путь
chooser-an-address-or-a-path = Адрес или путь
chooser-camera = Камера { $name }
chooser-chosen = Выбрано:
chooser-chosen-nothing-yet = Пока ничего не выбрано
chooser-days-ago = { $days ->
        [one] { $days } день назад
        [few] { $days } дня назад
       *[many] { $days } дней назад
    }
chooser-go-on = Продолжить
chooser-go-on-with = Продолжить { $name }
chooser-h-ago = { $minutes } ч назад
chooser-its-journal-cannot-be-read = журнал не читается
chooser-just-now = только что
chooser-min-ago = { $minutes } мин назад
chooser-moved-to = , перемещено в { $folder }
chooser-no-camera-is-plugged-in = Камера не подключена. Подключите её и обновите список.
chooser-open = Открыть
chooser-open-name = Открыть { $name }
chooser-or-drop-it-on-this = или бросьте его в это окно
chooser-recordings = Записи
chooser-records-go-to = Записи пишутся в:
chooser-this-camera-is-not-plugged = Эта камера сейчас не подключена.
chooser-three-minutes-with-a-question = три минуты, с вопросом и подсчётом; ничего из этого не сохраняется
chooser-use-it = Выбрать
chooser-what-shall-be-recorded = Что записывать?
chooser-when-the-captured-stones-are = когда взятые камни сняты
chooser-when-the-clock-is-pressed = когда нажаты часы, что видно по следующему камню соперника
chooser-when-the-hand-has-left = когда рука отпустила камень

color-black = Чёрные
color-white = Белые

command-down = Вниз
command-key = Клавиша: { $keys }
command-hint-and-key = { $hint } Клавиша: { $keys }
command-left = Влево
command-right = Вправо
command-up = Вверх

consent-given = дано
consent-not-asked = не спрошено
consent-open = оставлено открытым
consent-refused = отказ
correction-becomes = Ход { $number }: было - { $was }, станет - { $is }.
correction-capture-not-taken = Камни не были сняты: камни на { $points } забраны после хода { $after }
correction-extra = Лишний ход: хода { $number }, { $played }, не было
correction-from-move-on = С хода { $first }: { $moves }.
correction-go = Ходы с { $first } по { $last } удаляются, всего { $n }.
correction-goes = Ход { $number }, { $was }, удаляется.
correction-is = Ход { $number }: { $is }.
correction-it-can-be-undone = Это можно отменить. В журнале остаётся то, что было.
correction-later-moves-higher = Последующих ходов, номера которых увеличиваются на { $shift }: { $later }.
correction-later-moves-lower = Последующих ходов, номера которых уменьшаются на { $shift }: { $later }.
correction-no-move-changes = Ходы не меняются.
correction-on-the-board = На доске в конце: { $stones }.
correction-point-empty = { $point } пуст
correction-prisoners = Пленных у { $color ->
        [Black] чёрных
       *[White] белых
    }: { $is } вместо { $was }.
correction-put-this-right = Исправить это?
correction-redo = Вернуть отменённое последним
correction-undo = Отменить последний ответ или исправление
correction-wrong-colour = Не тот цвет: ход { $number }, { $played }, сделали { $color ->
        [Black] чёрные
       *[White] белые
    }
correction-wrong-colour-of = Не тот цвет: ход { $number }
correction-wrong-point = Не тот пункт: ход { $number }, { $played }, стоит на { $point }

count-games = { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }
count-moves = { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
count-questions = { $n ->
        [one] { $n } вопрос
        [few] { $n } вопроса
       *[many] { $n } вопросов
    }

decision-another-result = Это другой результат
decision-confirm-it-all-the-same = Всё равно подтвердить { $result }
decision-go-back = Вернуться и исправить
decision-it-is-in-the-record = { $said }: внесено в запись
decision-it-was-claimed = Раньше заявлено: { $result }.
decision-it-was-decided = Раньше решено: { $result }.
decision-noted = Отмечено: { $line }
decision-taken-back-the-journal-keeps = Отозвано. В журнале остаётся решение и кто его отозвал.
decision-the-count-says = По подсчёту: { $result }.
decision-the-record-says = В записи: { $result }.
decision-the-recording-ends-and-it = { $said }: запись завершается, результат вносится в неё
decision-you-are-about-to = Вы собираетесь подтвердить: { $result }.

demonstration-captured = Взято: { $prisoners }{ $used }
demonstration-demonstration-board = Демонстрационная доска
demonstration-result = Результат: { $result }
demonstration-the-game-has-not-begun = Партия не началась
demonstration-waiting-for-the-referee = Ждём судью

dialog-a-folder-on-another-disk = папка на другом диске
dialog-a-recording-goes-on = Запись при этом продолжается.
dialog-another-folder-path = Другая папка, путь
dialog-both-players-confirm-it = Оба игрока подтверждают
dialog-by-points = По очкам
dialog-close = Закрыть
dialog-end-it = Завершить
dialog-end-it-and-close = Завершить и закрыть
dialog-end-this-recording = Завершить эту запись?
dialog-go-on-in-another-folder = Продолжить в другой папке
dialog-go-on-recording = Записывать дальше
dialog-hide-it = Скрыть
dialog-hide-this-from-the-players = Скрыть это от игроков?
dialog-last-picture-differs = Последний снимок и запись расходятся на { $points }. Исправьте это или подтвердите, что запись верна, прежде чем запечатывать.
dialog-leave-it = Оставить как есть
dialog-name-of-who-decides = Имя того, кто решает
dialog-no-count-comes-to-that = При коми { $komi } подсчёт не может дать такого результата: исправьте результат или коми, либо пусть решит судья.
dialog-no-count-is-so-large = На этой доске подсчёт не может дать такого результата: исправьте результат, либо пусть решит судья.
dialog-names-missing = Не хватает имён ({ $colors }), а в запечатанную запись их внести нельзя: внесите их до запечатывания.
dialog-not-now = Не сейчас
dialog-not-yet = Ещё нет
dialog-played-under-protest = Сыграно под протестом
dialog-put-it-right = Исправить
dialog-questions-still-open = { $open ->
        [one] Ещё { $open } вопрос без ответа.
        [few] Ещё { $open } вопроса без ответа.
       *[many] Ещё { $open } вопросов без ответа.
    }
dialog-reasons = Причины
dialog-reasons-for-the-decision = Причины решения
dialog-record-there = Писать туда
dialog-result-by-points = Результат по очкам
dialog-seal-it = Запечатать
dialog-seal-this-record = Запечатать эту запись?
dialog-sign-the-seal = Подписать ключом этого компьютера
dialog-take-it-back = Отозвать
dialog-take-this-decision-back = Отозвать это решение?
dialog-the-game-is-still-being = Партия ещё записывается. Записанное остаётся на диске, запись можно продолжить.
dialog-the-journal-is-copied-there = Журнал копируется туда вместе со всем, что есть только в памяти, и запись продолжается там.
dialog-the-journal-keeps-the-decision = В журнале остаётся решение, кто его отозвал и почему.
dialog-the-record-is-frozen = Запись заморожена: ходы в неё не вносятся. Записанное остаётся на диске, запись можно продолжить.
dialog-the-recording-cannot-be-resumed = После этого запись нельзя продолжить. Исправления, ответы и результат можно добавить.
dialog-the-recording-ends-then = Запись тогда завершается.
dialog-the-referee-decides = Решает судья
dialog-the-result-is-final-then = Тогда результат окончателен; найденное позже - только сведения.
dialog-the-result-of-this-game = Результат этой партии
dialog-the-whole-window-then-shows = Тогда всё окно показывает только "{ $words }": ни меню, ни кнопок, ни клавиш.
dialog-to-come-back = Чтобы вернуться, удерживайте клавишу Escape { $seconds } с.
dialog-type-the-name-of-the = Введите имя того, кто подтверждает или решает.
dialog-type-the-names-of-both = Введите имена обоих игроков: они подтверждают.
dialog-type-the-reasons-for-the = Введите причины решения.
dialog-type-the-result-such-as = Введите результат, например B+3.5.
dialog-who-has-the-key-can-check = У кого есть открытая часть ключа, тот сможет проверить, что запечатано здесь.
dialog-write-it-down = Записать

file-dialog-all-files = Все файлы
file-dialog-folder-for-records = Папка для записей
file-dialog-folder-for-the-games = Папка для партий
file-dialog-folder-of-pictures = Папка со снимками
file-dialog-folder-to-go-on-in = Папка для продолжения
file-dialog-pairings = Жеребьёвка
file-dialog-pictures = Снимки
file-dialog-video = Видео
file-dialog-video-file = Видеофайл

finished-game-by-pairings = По жеребьёвке: { $result }.
finished-game-by-recording = По записи { $name }: { $result }.
finished-game-has-a-result = У этой партии уже есть результат
finished-game-record-it-again = Записать ещё раз
finished-game-second-record = При новой записи рядом с первой появится вторая. Если это не нужно, выберите другой стол или тур.
game-all-of-it-may-stay = Всё это можно оставить пустым.
game-event = турнир
game-info-began = Начало
game-info-game = Партия
game-info-handicap = Фора
game-info-rules = Правила
game-info-source = Источник
game-info-table = Стол
game-komi = коми
game-name = имя
game-name-of = { $color ->
        [Black] Имя чёрных
       *[White] Имя белых
    }
game-rank = разряд
game-rank-of = { $color ->
        [Black] Разряд чёрных
       *[White] Разряд белых
    }
game-round = тур
game-the-game = Партия
game-is-refused = Запись не разрешена: эту партию записывать нельзя.
game-left-out = { $why }; в таком виде не учитывается.
game-more = Ещё: стол, правила, время, согласие

ghost-stones-click = { $name }. Щелчок: так и было.

history-history = История
history-in-the-name-of = Ответы и исправления от имени
history-name-of-who-answers = Имя того, кто отвечает и исправляет
history-not-said = не указано
history-nothing-was-answered-corrected-or = Ничего не отвечали, не исправляли и не решали.

incident-black-stones = Чёрных камней
incident-blitz = Блиц
incident-both-agree-on-the-position = Оба согласны с позицией
incident-both-agree-where-the-stone = Оба согласны, где стоял камень
incident-claimed-before-the-next-move = Заявлено до следующего хода
incident-details = Подробности
incident-details-of-the-note = Подробности заметки
incident-form-adjournment = Откладывание
incident-form-appeal = Апелляция
incident-form-claim-of-a-win-on = Заявление о победе по времени
incident-form-displaced-stone = Сдвинутый камень
incident-form-draw-for-colours = Розыгрыш цвета
incident-form-late-arrival = Опоздание
incident-form-pair-go-wrong-partner = Парное го: не тот партнёр
incident-form-penalty-points = Штрафные очки
incident-form-remark = Замечание
incident-form-stones-in-the-bowls = Камни в чашах
incident-form-taken-up-again = Возобновление
incident-form-type-the-name-of-who = Введите имя того, кто это отмечает.
incident-form-type-the-remark = Введите замечание.
incident-form-type-until-when = Введите, до какого времени.
incident-form-warning = Предупреждение
incident-form-wrong-colours-or-handicap = Неверные цвета или фора
incident-in-an-envelope = в конверте
incident-it-goes-into-the-journal = Это попадает в журнал, в комментарий записи и в отчёт.
incident-minutes-on-the-clock = Минут на часах
incident-minutes-that-black-is-late = Опоздание чёрных, минут
incident-minutes-that-white-is-late = Опоздание белых, минут
incident-moves-of-black-by-then = Ходов чёрных к этому моменту
incident-moves-of-white-by-then = Ходов белых к этому моменту
incident-name-of-who-notes-it = Имя того, кто отмечает
incident-note-about-this-game = Заметка об этой партии
incident-on-purpose = Намеренно
incident-on-the-board = на доске
incident-pair = Пара
incident-points = Очки
incident-the-claimants-own-flag-is = У заявителя флажок тоже упал
incident-the-guess-was-right = Угадано
incident-the-move-before-was-in = Предыдущий ход был по очереди
incident-the-player-who-guessed-has = Угадывавший играет
incident-to-be-decided-until = Решить до
incident-to-be-taken-up-again = Возобновить
incident-to-the-appeals-committee = в апелляционный комитет
incident-to-the-chief-referee = главному судье
incident-what = Что
incident-white-stones = Белых камней
incident-who = Кто
incident-who-appeals = Кто подаёт апелляцию
incident-who-claims = Кто заявляет
incident-who-seals-the-move = Кто записывает ход

info-form-change-what-is-wrong = Измените то, что неверно или чего не хватает.
info-form-handicap-is-seen = Камни форы видны на доске.
info-form-name-of-who-puts = Имя того, кто исправляет
info-form-no-record = В этой записи не было видно доски: исправлять нечего.
info-form-put-right-by = Кто исправляет
info-form-sealed = Запись запечатана, и имена тоже.
info-form-team-of = { $color }: команда
info-form-type-the-name = Введите имя того, кто исправляет.

key-sheet-keys = Клавиши

keys-click = Щелчок по камню
keys-click-does = Позиция после этого хода
keys-drag = Перетащить камень
keys-drag-does = Он стоит на том пункте
keys-escape = Escape
keys-escape-does = Закрыть открытое
keys-paste = Ctrl+V
keys-paste-does = Показать запись из буфера обмена
keys-second-button = Вторая кнопка на пункте
keys-second-button-does = Что там неверно
keys-tab = Tab или Enter
keys-tab-does = К следующей кнопке или полю; нажать её
keys-timeline = Щелчок или протягивание по шкале времени
keys-timeline-does = Позиция после этого хода
keys-wheel = Колесо над доской
keys-wheel-does = Предыдущий или следующий ход

live-picture-last-picture-that-came = Последний полученный снимок
live-picture-lit = . Подсвечен { $names }
live-picture-live-picture = Изображение с камеры
live-picture-no-board-is-found-in = { $what }. Доска на нём не найдена
live-picture-ringed = . Обведены: { $names }

move-in-words = { $color ->
        [Black] чёрные
       *[White] белые
    } { $point }
move-list-list-of-moves = Список ходов, всего { $n }
move-list-move-at = Ход { $number }, { $color ->
        [Black] чёрные
       *[White] белые
    } { $point }, в { $clock }
move-list-pass = пас

moves-no-move-yet-moves-appear = Ходов пока нет. Они появляются сами.

notice-keep-holding-escape = Удерживайте Escape

palette-capture-not-taken-the-stones = Камни не были сняты: камни на { $label } забраны
palette-extra-move-move-was-not = Лишний ход: хода { $number } не было
palette-go-to-move = Перейти к ходу { $number }
palette-missed-after-move = Пропущено после хода { $number }: { $moves }
palette-name-of-a-command-or = Название команды или номер хода
palette-nothing-has-that-name = Ничего с таким названием нет.
palette-number-of-a-move = Номер хода
palette-resume-from-here-everything-after = Продолжить отсюда: всё после хода { $number } неверно
palette-the-mistake-for-a-point = Ошибка; для пункта, паса или пропущенных ходов введите их: D4, pass, D4 Q16
palette-wrong-colour = Не тот цвет: ход { $number } сделали { $color ->
        [Black] чёрные
       *[White] белые
    }
palette-wrong-point-move-lies-at = Не тот пункт: ход { $number } стоит на { $label }

photograph-points-marked = { $label }, { $n ->
        [one] отмечен { $n } пункт
        [few] отмечено { $n } пункта
       *[many] отмечено { $n } пунктов
    }

picture-corner-bottom-left = Нижний левый угол
picture-corner-bottom-right = Нижний правый угол
picture-corner-top-left = Верхний левый угол
picture-corner-top-right = Верхний правый угол
picture-reading = доска { $size }, камней: чёрных { $black }, белых { $white }; в сомнении { $doubts ->
        [one] { $doubts } пункт
        [few] { $doubts } пункта
       *[many] { $doubts } пунктов
    }, закрыто { $covered }{ $outside ->
        [0] {""}
       *[other] , вне снимка { $outside }
    }

player-bar-captured = взято { $prisoners }{ $time }
player-bar-to-play = ход

point-menu-it-was-lifted = Здесь камня нет: его сняли
point-menu-missed-stone = Пропущен камень: { $color ->
        [Black] чёрные
       *[White] белые
    } { $point } после хода { $after }
point-menu-move-lies-elsewhere = Не тот пункт: ход { $number } стоит в другом месте…
point-menu-move-lies-here = Не тот пункт: ход { $after }, { $color ->
        [Black] чёрные
       *[White] белые
    } { $point }, стоит здесь
point-menu-move-was-not-played = Здесь камня нет: хода { $number } не было
point-menu-these-stones-were-lifted = Камни не были сняты: эти камни забраны
point-menu-what-is-wrong = { $point }: что неверно?

position-after-move = После хода { $number }
position-before-move = Перед ходом { $number }
position-before-the-first-move = Перед первым ходом
position-click-the-point = Щёлкните пункт, на котором стоит ход { $number }. Escape: оставить как есть.
position-looking-back-at-move-of = Показан ход { $shown } из { $rows }
position-move = Ход { $number }: { $color ->
        [Black] чёрные
       *[White] белые
    } { $point }
position-played-again = Сыграно повторно: { $replayed }
position-the-diagram-appears-when-the = Диаграмма появится, когда видна вся доска.{"\u000A"}Камера должна видеть все четыре угла.
position-two-passes = Партия окончена: два паса

preflight-battery = Батарея
preflight-board-found = Доска найдена
preflight-clock = Год на часах компьютера
preflight-disk = Диск и папка для записей
preflight-focus = Резкость
preflight-folder-cannot-be-made = Папку { $folder } нельзя создать ({ $why }): выберите другую папку для записей.
preflight-height = Высота камеры
preflight-in-order = { $name }: в порядке
preflight-light = Свет
preflight-look = { $name }: посмотрите
preflight-nothing-can-be-written = В { $folder } нельзя ничего записать: выберите другую папку для записей.
preflight-only-mb-are-left = На диске осталось только { $mb } МБ: освободите место или выберите другую папку для записей.
preflight-size-of-the-cells = Размер клеток
preflight-the-battery-is-at = Батарея заряжена на { $percent } %: подключите компьютер к сети.
preflight-the-clock-says = Часы компьютера показывают { $today }: поставьте их, по ним датируется запись.
preflight-whole-board = Вся доска в кадре

proposal-after = После
proposal-before = До
proposal-in-the-picture = { $name }, на снимке
proposal-its-stone-at = { $name }, его камень на { $point }
proposal-name = Предложение { $letter }: { $moves }
proposal-name-seen = Предложение { $letter }: { $moves }, { $seen }
proposal-now = Сейчас
proposal-picture-of-question = { $caption }, вопрос { $id }
proposal-seen-with = камни видны с уверенностью { $certain } %

qr-code-qr-code-of = QR-код: { $text }

questions-answer-this-one = Ответить на этот
questions-change-the-name = Введите имя, которое будет стоять в истории у ответов и исправлений.
questions-correct-the-record-f-or = Исправьте запись (F) или скажите, что она верна.
questions-game-over = Партия окончена?
questions-in-the-name-of = От имени: { $name }.
questions-look-at-the-board-or = Посмотрите на доску или исправьте запись ещё раз (F).
questions-looked-at = Просмотрено: ход { $number } { $point }
questions-move = Ход { $number } { $point }: { $note }
questions-no-move = хода нет
questions-or = или { $text }
questions-perhaps = Возможно, { $text }
questions-play-does-not-go-on = Запись остаётся замороженной: на { $points } доска расходится с любой партией, которая продолжает запись.
questions-play-goes-on-when-still = Игра продолжится, как только вся доска будет видна и неподвижна.
questions-put-the-stones-right-or = Поставьте там камни так, как было в партии; ходы, сделанные с тех пор, могут остаться. Или исправьте запись (F).
questions-question = Вопрос { $id }
questions-show-the-position-after-this = Показать позицию после этого хода.
questions-space-the-record-is-right = Пробел: запись верна. Backspace: неверна. F: исправить.
questions-stones-are-gone-or-lie = Камни сняты или лежат иначе, или обе стороны спасовали.
questions-the-board-is-not-as-it = Доска и исправленная запись расходятся на { $points }.
questions-the-last-picture-and-the = Последний снимок и запись расходятся на { $points }; эти пункты обведены.
questions-this-is-what-happened = Так и было.
questions-tick-it = Отметьте, когда посмотрите: больше не появится. Знак сомнения в записи остаётся.
questions-to-look-at = Требует внимания
questions-without-a-name = Ответ без имени

recording-is-refused = Партию записывать нельзя: судья или игрок отказал; спросите ещё раз и измените это в форме.
recording-not-corrected = Не исправлено: { $refused }
recording-put-the-stones-back-as = Верните камни так, как в записи; ходы, сделанные с тех пор, могут остаться. Дальше игра снова отслеживается сама
recording-sealed-this-proves-the-record = Запечатано. Номер всей запечатанной записи в буфере обмена: { $head }
recording-the-clipboard-holds-no-record = В буфере обмена нет записи, которую можно прочитать: { $why }
recording-the-program-or-the-machine = программа или компьютер остановились во время записи; продолжите её
recording-this-is-the-record-on = Это запись из буфера обмена; на диске её нет

refusal-already-there = ход { $number } уже на { $label }
refusal-a-point-is-not-on = пункта исправления нет на доске { $size }
refusal-no-stone-can-be-played = на { $label } нельзя сделать ход { $number }: там уже стоит камень
refusal-nothing-to-redo = нет отменённого, что можно вернуть
refusal-nothing-to-settle = доска в конце и запись не расходятся; решать нечего
refusal-nothing-to-take-back = нет исправления, которое можно отменить
refusal-played-later = позже на { $label } сделан ход { $number }; сначала исправьте его
refusal-there-is-no-move = хода { $number } нет: ходов в записи { $moves }
refusal-there-is-no-stone = на { $label } после хода { $after } нет камня

rehearsal-confirm-the-settings = От чего зависит подсчёт: просмотрите и продолжайте кнопкой внизу.
rehearsal-hand-or-push = Рука или толчок камеры: запись ждёт и продолжается сама.
rehearsal-moves-appear = Ходы появляются сами; один раз кто-то толкнёт камеру. Ничего из этого не сохраняется: отвечайте, исправляйте и отменяйте как угодно.
rehearsal-press-count = Партия окончена, идёт подсчёт: нажмите «Подсчёт».
rehearsal-rehearsal = Репетиция
rehearsal-sample-black = Чёрные (пример)
rehearsal-sample-white = Белые (пример)
rehearsal-the-board-is-looked-for = Ищем доску. Со своей камерой сначала проверьте вид.
rehearsal-the-camera-follows-the-count = Камера сама следит за подсчётом. Когда доска заполнена, прочитайте снимки и подтвердите настройки.
rehearsal-the-result = Заполнение проверено, оба игрока подтверждают результат; нажмите на строку расчёта, чтобы увидеть её камни.
rehearsal-the-sample-game-is-over = Учебная партия окончена. Посмотрите её ходы, исправьте какой-нибудь или проверьте её подсчёт.
rehearsal-the-slip = Это получает организатор. Вот и всё: завершите репетицию.
rehearsal-white-has-passed = Вопрос: белые спасовали, чего камера не видит. Щёлкните предложение с пасом.

ringed-picture-photograph-of-the-board = Фотография доски
ringed-picture-photograph-of-the-board-points = Фотография доски, { $n ->
        [one] обведён { $n } пункт
        [few] обведено { $n } пункта
       *[many] обведено { $n } пунктов
    }
ringed-picture-photograph-of-the-board-ringed = Фотография доски, обведены: { $points }

source-has-a-name-that-is = Имя { $file } не в Юникоде; переименуйте
source-no-dialog = Эта система не показывает выбор файла (в Linux установите xdg-desktop-portal); введите путь там, где есть поле, или бросьте файл в это окно

spectators-a-page-that-follows-the = Страница, которая следит за партией в браузере, без изображения с камеры.
spectators-address-to-send-the-record = Адрес для отправки записи
spectators-copy = Копировать
spectators-delay-minutes = 5 минут
spectators-delay-moves = 3 хода
spectators-delay-none = без задержки
spectators-delay-seconds = 30 секунд
spectators-does-not-have-the-newest = { $place }: последних ходов там нет: { $why }. Попытка повторяется.
spectators-everybody-in-the-local-network = Смотреть могут все в локальной сети
spectators-has-the-newest-moves = { $place }: последние ходы там есть.
spectators-live = Трансляция: { $watchers ->
        [one] { $watchers } зритель
        [few] { $watchers } зрителя
       *[many] { $watchers } зрителей
    }
spectators-now = Сейчас { $watchers ->
        [one] { $watchers } зритель
        [few] { $watchers } зрителя
       *[many] { $watchers } зрителей
    }
spectators-only-on-this-computer = Только на этом компьютере
spectators-send-the-record-to-an = Отправлять запись на адрес организатора
spectators-show-live = Показывать в реальном времени
spectators-spectators = Зрители
spectators-spectators-are-behind-the-game = Зрители отстают от партии на
spectators-spectators-the-record-does-not = Зрители: запись не доходит
spectators-the-address = Адрес

status-bar-of-the-file-watched = Просмотрено { $progress } % файла
status-choose-a-camera-a-file = Выберите камеру, файл или адрес
status-ended = Завершено
status-ended-before-its-time = Прервано: { $why } - { $moves }{ $send }
status-ending-writing-the-rest-of = Завершается - дописывается запись
status-moves-on-disk = { $n ->
        [one] { $n } ход на диске
        [few] { $n } хода на диске
       *[many] { $n } ходов на диске
    }
status-no-move-was-recorded = ни один ход не записан
status-questions-open = { $n ->
        [one] ; { $n } вопрос без ответа
        [few] ; { $n } вопроса без ответа
       *[many] ; { $n } вопросов без ответа
    }
status-ready-to-record = Готово к записи
status-sealed = Запечатано
status-shown-only = Открыто для просмотра - { $moves }; без записи программы оно не изменяется
status-the-last-picture-differs-from = ; последний снимок расходится с записью на { $points }
status-the-source-could-not-be = Источник не открылся; выберите другой или начните, чтобы попробовать снова

timeline-doubts = , в сомнении: { $n }
timeline-seconds = { $n } с
timeline-timeline-move-of = Шкала времени, ход { $shown } из { $rows }{ $doubt }
timeline-after-read-with-in = { $move }{"\u000A"}Через { $time }, прочитан с уверенностью { $certain } %

top-bar-copy-and-export = Копирование и экспорт
top-bar-end-of-the-game = Конец партии
top-bar-language = Язык (Language)
top-bar-numbers-all = Все
top-bar-numbers-last = Последних ходов: { $n }
top-bar-numbers-none = Без номеров
top-bar-recording = Запись
top-bar-recording-only = Только запись
top-bar-source = Источник и турнир
top-bar-there-is-no-playing-program = Здесь нет играющей программы: ни советов, ни оценки счёта, ни звука.
top-bar-this-windows-board-a-second = Доска этого окна. Второе окно следит за другой доской, со своими настройками и записями.
top-bar-view = Вид

tournament-a-files-path-or-http = путь к файлу или http://host:8080/api/tour/1
tournament-black-white = Чёрные { $black } - белые { $white }
tournament-choose = выбрать
tournament-choose-the-table-that-the = Выберите стол, за которым следит камера.
tournament-go-on-with-round = Перейти к туру { $round }
tournament-handicap = , фора { $handicap }
tournament-it-has-a-result-already = ; результат уже есть: { $result }
tournament-it-is-being-read = Читается.
tournament-komi = , коми { $komi }
tournament-no-game-is-at-table = За столом { $table } в этом туре партии нет.
tournament-open-it = Открыть
tournament-round = Тур { $round }
tournament-round-is-paired = Жеребьёвка тура { $round } готова.
tournament-table = Стол
tournament-table-with-players = { $table }: { $black } - { $white }
tournament-tournaments-file-or-address = Файл или адрес турнира
tournament-who-choose-colours = { $black } - { $white }, цвета выбирают

warning-disk-full = Диск заполнен; только в памяти { $events ->
        [one] последнее { $events } событие
        [few] последние { $events } события
       *[many] последние { $events } событий
    }. Выберите другую папку или освободите место. Запись продолжается
warning-no-picture-comes-the-record = изображение не поступает: { $why }; запись сохранена

warnings-warning = Предупреждение:{" "}

window-dismiss = Убрать
window-moves-to-look-at = Ходы, проверить: { $n }
window-note = Сообщение:{" "}
window-problem = Неполадка:{" "}

why-not-a-rehearsal-is-shown-to-nobody = Репетицию никому не показывают.
why-not-it-is-sealed = Запись запечатана.
why-not-its-result-is-confirmed = Результат подтверждён. Если партия продолжается, сначала отмените его.
why-not-no-camera-is-chosen = Сначала выберите камеру, которая видит доску.
why-not-the-record-is-missing = Сначала укажите запись партии.
why-not-without-its-recording = Эта партия открыта без записи программы: она показывается и не изменяется. Чтобы изменить её или внести результат, откройте папку записи (session).

word-audit-differs = проверка расходится
word-black-white = { $black } (чёрные) - { $white } (белые)
word-black-won = Выиграли чёрные
word-camera = Камера
word-cancel = Отмена
word-date = Дата
word-event = Турнир
word-folder = Папка…
word-komi = Коми
word-move = Ход
word-moves = Ходы
word-name = Имя
word-no-picture-has-come-yet = Изображения пока нет.
word-no-picture-now = Сейчас изображения нет: { $why }.
word-not-finished = не завершена
word-record = Запись
word-result = Результат
word-round = Тур
word-round-number = тур { $round }
word-seen-no-board-yet = Видно: доски пока нет.
word-table = стол { $table }
word-tournament = Турнир
word-white-won = Выиграли белые
refusal-sealed = запись запечатана, и имена вместе с ней
correction-info = Исправить имена и условия
boards-without-table = У доски { $n } нет стола в зале: она записывается, но не отправляется.
boards-to-board = доске { $n }
boards-give-table = Отдать стол { $table } доске { $n }
boards-table-of-other-board = Стол { $table } принадлежит доске { $n }, которая не выбрана
boards-table-was-of-other-board = Стол { $table } теперь у доски { $n }; у доски { $before } стола нет.
