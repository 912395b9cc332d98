archive-drawing-black = Чорні
archive-drawing-clear-the-board = Очистити дошку
archive-drawing-click-to-put-a-stone = Клацніть, щоб поставити камінь, і ще раз, щоб прибрати. Обведіть мишею потрібну частину.
archive-drawing-draw-a-position = Намалювати позицію
archive-drawing-in-turn = По черзі
archive-drawing-only = Лише{ $name }
archive-drawing-put-stones-on-the-board = Спершу поставте камені на дошку.
archive-drawing-stones-lie-in-several-corners = Камені лежать у кількох кутах: обведіть мишею потрібну частину.
archive-drawing-go-to-a-move-in-the-corner = Камені лежать у кількох кутах: перейдіть до ходу в потрібному куті.
archive-drawing-the-corner = Кут
archive-drawing-the-whole-board = Уся дошка
archive-drawing-there-is-no-stone-on = На дошці ще немає каменів: спершу перейдіть до ходу.
archive-drawing-white = Білі
archive-export-an-sgf-file-each-and = У нову теку пишеться файл SGF для кожної партії та таблиця. Ім'я, що закінчується на .zip, дає один пакунок із журналами та знімками.
archive-export-export = Експорт: { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }
archive-export-folder-or-package = Тека або пакунок
archive-export-of = { $written } з { $games ->
        [one] { $games } партії
       *[many] { $games } партій
    }
archive-export-stopping = Зупиняється…
archive-export-writing-to = Пишеться в { $target }: { $games }
archive-filter-attention = Увага
archive-filter-flagged-moves = ходи з позначками
archive-filter-none = немає
archive-filter-open-questions = відкриті запитання
archive-filter-player = Гравець
archive-filter-position = Позиція
archive-filter-rulings-at-the-count = рішення під час підрахунку
archive-filter-since = від { $since }
archive-filter-to = { $since } - { $until }
archive-filter-until = до { $until }
archive-filter-whole-board = уся дошка
archive-filters-a-day-a-month-or = День, місяць або рік
archive-filters-any = Будь-що: { $name }
archive-filters-any-alone = будь-який
archive-filters-events-name = Назва турніру
archive-filters-exact-result = Точний результат
archive-filters-first-day = Перший день
archive-filters-from = Від
archive-filters-last-day = Останній день
archive-filters-names-event-comments = Імена, турнір, коментарі
archive-filters-none-is-known = невідомий
archive-filters-or-exactly = або точно
archive-filters-players-name = Ім'я гравця
archive-filters-take-this-away = Прибрати цю умову
archive-filters-to = До
archive-filters-words-of-a-name-in = Слова імені в будь-якому порядку й написанні
archive-filters-words-of-the-event = Слова з назви турніру
archive-filters-words-to-look-for = Шукані слова
archive-journals-withheld = ; { $n ->
        [one] пропущено { $n } журнал
        [few] пропущено { $n } журнали
       *[many] пропущено { $n } журналів
    } з прихованим ім'ям: із журналу ім'я прибрати не можна
archive-list-black = Чорні
archive-list-flagged = з позначками: { $flagged }
archive-list-no-game-fits-take-a = Жодна партія не підходить. Приберіть умову.
archive-list-order-by = Упорядкувати: { $title }
archive-list-reading-the-archive = Архів читається…
archive-list-result-not-confirmed = результат не підтверджено
archive-list-the-archive-is-empty-a = Архів порожній. Запис потрапляє в нього сам; інші партії додає команда 'kifuscribe archive add'.
archive-list-white = Білі
archive-page-archive = Архів - { $games }
archive-page-archive-chosen = Архів - { $games }, вибрано: { $chosen }
archive-page-archive-reading = Архів - читається
archive-page-archive-writing-of = Архів - записано { $written } з { $games ->
        [one] { $games } партії
       *[many] { $games } партій
    }
archive-page-left-out = { $text }; { $games ->
        [one] пропущено { $games } партію
        [few] пропущено { $games } партії
       *[many] пропущено { $games } партій
    }: { $why }
archive-page-of = { $found } з { $games ->
        [one] { $games } партії
       *[many] { $games } партій
    }
archive-page-the-export-was-stopped-and = Експорт зупинено, від нього нічого не лишилося
archive-page-written-to = { $games ->
        [one] { $games } партію записано
        [few] { $games } партії записано
       *[many] { $games } партій записано
    } у { $file }
archive-preview-after = Після
archive-preview-before = До
archive-preview-elsewhere = в іншому місці
archive-preview-games = партій
archive-preview-it-was-deleted-or-is = Знімок видалено або змінено; що саме, скаже 'kifuscribe archive check'.
archive-preview-komi = комі { $komi }
archive-preview-move-of = Хід { $shown } з { $moves }: { $color ->
        [Black] чорні
       *[White] білі
    } { $place }
archive-preview-move-shown = Показаний хід
archive-preview-no-picture-was-taken-of = Цей хід не знято.
archive-preview-played-next = Наступний хід
archive-preview-the-game-with-the-cursor = Тут показано партію під курсором.
archive-preview-the-move = { $when } ходу

preview-before-first = Перед першим ходом; усього { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }
archive-note-same-moves = { $file }: ті самі ходи, що в { $other } ({ $id }); в архіві лишаються обидві партії
archive-note-other-copy = { $file } і { $other } - один запис, до якого додано різне; в архіві тепер { $file }, де ходів більше: перегляньте обидва й видаліть хибний
archive-note-other-copy-kept = { $file } і { $other } - один запис, до якого додано різне; в архіві залишається { $other }: перегляньте обидва й видаліть хибний
archive-note-record-differs = { $file }: запис { $record } не той, що дає журнал; в архіві той, що в журналі, а інший збереже «kifuscribe correct»
archive-note-more = { $n ->
        [one] ще { $n } зауваження
        [few] ще { $n } зауваження
        [many] ще { $n } зауважень
       *[other] ще { $n } зауважень
    }; усі — з --json
archive-same-moves-as = ті самі ходи, що в { $games }
archive-export-one-game = { $file } — це одна партія, а ця команда пише багато, у теку або в один пакет (.zip); для однієї партії в .{ $ending } є «kifuscribe export GAME -o FILE»
archive-export-file = { $file } — ім'я файлу, а партії пишуться в теку або в один пакет; вкажіть нову теку або ім'я із закінченням .zip
