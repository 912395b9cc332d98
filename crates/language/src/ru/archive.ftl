archive-drawing-black = Чёрные
archive-drawing-clear-the-board = Очистить доску
archive-drawing-click-to-put-a-stone = Щёлкните, чтобы поставить камень, и ещё раз, чтобы убрать. Обведите мышью нужную часть.
archive-drawing-draw-a-position = Нарисовать позицию
archive-drawing-in-turn = По очереди
archive-drawing-only = Только{ $name }
archive-drawing-put-stones-on-the-board = Сначала поставьте камни на доску.
archive-drawing-stones-lie-in-several-corners = Камни лежат в нескольких углах: обведите мышью нужную часть.
archive-drawing-go-to-a-move-in-the-corner = Камни лежат в нескольких углах: перейдите к ходу в нужном углу.
archive-drawing-the-corner = Угол
archive-drawing-the-whole-board = Вся доска
archive-drawing-there-is-no-stone-on = На доске ещё нет камней: сначала перейдите к ходу.
archive-drawing-white = Белые
archive-export-an-sgf-file-each-and = В новую папку пишется по файлу SGF на партию и таблица. Имя, которое кончается на .zip, даёт один пакет с журналами и снимками.
archive-export-export = Экспорт: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
archive-export-folder-or-package = Папка или пакет
archive-export-of = { $written } из { $games ->
        [one] { $games } партии
       *[many] { $games } партий
    }
archive-export-stopping = Останавливается…
archive-export-writing-to = Пишется в { $target }: { $games }
archive-filter-attention = Внимание
archive-filter-flagged-moves = ходы с пометками
archive-filter-none = нет
archive-filter-open-questions = открытые вопросы
archive-filter-player = Игрок
archive-filter-position = Позиция
archive-filter-rulings-at-the-count = решения при подсчёте
archive-filter-since = с { $since }
archive-filter-to = { $since } - { $until }
archive-filter-until = по { $until }
archive-filter-whole-board = вся доска
archive-filters-a-day-a-month-or = День, месяц или год
archive-filters-any = Любое: { $name }
archive-filters-any-alone = любой
archive-filters-events-name = Название турнира
archive-filters-exact-result = Точный результат
archive-filters-first-day = Первый день
archive-filters-from = С
archive-filters-last-day = Последний день
archive-filters-names-event-comments = Имя, турнир, комментарий
archive-filters-none-is-known = неизвестен
archive-filters-or-exactly = или точно
archive-filters-players-name = Имя игрока
archive-filters-take-this-away = Убрать это условие
archive-filters-to = По
archive-filters-words-of-a-name-in = Слова имени в любом порядке и написании
archive-filters-words-of-the-event = Слова из названия турнира
archive-filters-words-to-look-for = Искомые слова
archive-journals-withheld = ; { $n ->
        [one] пропущен { $n } журнал
        [few] пропущено { $n } журнала
       *[many] пропущено { $n } журналов
    } со скрытым именем: из журнала имя убрать нельзя
archive-list-black = Чёрные
archive-list-flagged = с пометками: { $flagged }
archive-list-no-game-fits-take-a = Ни одна партия не подходит. Уберите условие.
archive-list-order-by = Упорядочить: { $title }
archive-list-reading-the-archive = Архив читается…
archive-list-result-not-confirmed = результат не подтверждён
archive-list-the-archive-is-empty-a = Архив пуст. Запись попадает в него сама; другие партии добавляет команда 'kifuscribe archive add'.
archive-list-white = Белые
archive-page-archive = Архив - { $games }
archive-page-archive-chosen = Архив - { $games }, выбрано: { $chosen }
archive-page-archive-reading = Архив - читается
archive-page-archive-writing-of = Архив - записано { $written } из { $games ->
        [one] { $games } партии
       *[many] { $games } партий
    }
archive-page-left-out = { $text }; { $games ->
        [one] пропущена { $games } партия
        [few] пропущены { $games } партии
       *[many] пропущено { $games } партий
    }: { $why }
archive-page-of = { $found } из { $games ->
        [one] { $games } партии
       *[many] { $games } партий
    }
archive-page-the-export-was-stopped-and = Экспорт остановлен, от него ничего не осталось
archive-page-written-to = { $games ->
        [one] { $games } партия записана
        [few] { $games } партии записаны
       *[many] { $games } партий записано
    } в { $file }
archive-preview-after = После
archive-preview-before = До
archive-preview-elsewhere = в другом месте
archive-preview-games = партий
archive-preview-it-was-deleted-or-is = Снимок удалён или изменён; что именно, скажет 'kifuscribe archive check'.
archive-preview-komi = коми { $komi }
archive-preview-move-of = Ход { $shown } из { $moves }: { $color ->
        [Black] чёрные
       *[White] белые
    } { $place }
archive-preview-move-shown = Показанный ход
archive-preview-no-picture-was-taken-of = Этот ход не снят.
archive-preview-played-next = Следующий ход
archive-preview-the-game-with-the-cursor = Здесь показана партия под курсором.
archive-preview-the-move = { $when } хода

preview-before-first = Перед первым ходом; всего { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
archive-note-same-moves = { $file }: те же ходы, что в { $other } ({ $id }); в архиве остаются обе партии
archive-note-other-copy = { $file } и { $other } - одна запись, к которой добавлено разное; в архиве теперь { $file }, где ходов больше: посмотрите обе и удалите неверную
archive-note-other-copy-kept = { $file } и { $other } - одна запись, к которой добавлено разное; в архиве остаётся { $other }: посмотрите обе и удалите неверную
archive-note-record-differs = { $file }: запись { $record } не та, что даёт журнал; в архиве та, что в журнале, а другую сохранит «kifuscribe correct»
archive-note-more = { $n ->
        [one] ещё { $n } замечание
        [few] ещё { $n } замечания
        [many] ещё { $n } замечаний
       *[other] ещё { $n } замечаний
    }; все — с --json
archive-same-moves-as = те же ходы, что в { $games }
archive-export-one-game = { $file } — это одна партия, а эта команда пишет много, в папку или в один пакет (.zip); для одной партии в .{ $ending } есть «kifuscribe export GAME -o FILE»
archive-export-file = { $file } — имя файла, а партии пишутся в папку или в один пакет; укажите новую папку или имя с окончанием .zip
