# en 04af778d
archive-drawing-clear-the-board = Очистити дошку
# en 2af10283
archive-drawing-click-to-put-a-stone = Клацніть, щоб поставити камінь, і ще раз, щоб прибрати. Обведіть мишею потрібну частину.
# en c9f81d03
archive-drawing-draw-a-position = Намалювати позицію
# en fb8093a9
archive-drawing-in-turn = По черзі
# en bd931b5a
archive-drawing-only = Лише{ $name }
# en 3d27f150
archive-drawing-put-stones-on-the-board = Спершу поставте камені на дошку.
# en 032fc994
archive-drawing-stones-lie-in-several-corners = Камені лежать у кількох кутах: обведіть мишею потрібну частину.
# en 3b00055c
archive-drawing-go-to-a-move-in-the-corner = Камені лежать у кількох кутах: перейдіть до ходу в потрібному куті.
# en a72698e9
archive-drawing-the-corner = Кут
# en 925f67d3
archive-drawing-the-whole-board = Уся дошка
# en 9edf3e98
archive-drawing-there-is-no-stone-on = На дошці ще немає каменів: спершу перейдіть до ходу.
# en 359aec3f
archive-export-an-sgf-file-each-and = У нову теку пишеться файл SGF для кожної партії та таблиця. Ім'я, що закінчується на .zip, дає один пакунок із журналами та знімками.
# en d34765b8
archive-export-export = Експорт: { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }
# en d0425ee8
archive-export-folder-or-package = Тека або пакунок
# en 5f97d4cf
archive-export-stopping = Зупиняється…
# en 28f990e8
archive-export-writing-to = Пишеться в { $target }: { $games }
# en 1b3cfba9
filter-part-attention = Увага
# en 08deace3
game-attention-flags = ходи з позначками
# en d23e7b3a
game-attention-open-questions = відкриті запитання
# en a178d708
game-attention-reading-doubts = прочитано із сумнівами
# en 9ab6d616
game-attention-reading-notes = прочитано із сумнівами або в іншому записі
# en efdcf61e
filter-part-player = Гравець
# en ae3f0e60
filter-part-position = Позиція
# en 49158604
game-attention-rulings = рішення під час підрахунку
# en 84a4ae51
archive-filter-since = від { $since }
# en 381ccd0a
archive-filter-to = { $since } - { $until }
# en aa13f495
archive-filter-until = до { $until }
# en ae56ae0a
archive-filter-whole-board = уся дошка
# en f1b7a6fa
archive-filters-a-day-a-month-or = День, місяць або рік
# en 5d6cdfba
archive-filters-any = Будь-що: { $name }
# en cd053fc5
archive-filters-any-alone = будь-який
# en 5bba24d6
archive-filters-events-name = Назва турніру
# en 821887cd
archive-filters-exact-result = Точний результат
# en ba85302f
archive-filters-first-day = Перший день
# en 1df0694d
archive-filters-from = Від
# en 5abd8917
archive-filters-last-day = Останній день
# en 94c5f18f
archive-filters-names-event-comments = Імена, турнір, коментарі
# en e4461ea0
archive-filters-none-is-known = невідомий
# en ccb2239e
archive-filters-or-exactly = або точно
# en 2fc7c0fd
archive-filters-players-name = Ім'я гравця
# en 78dbad3a
archive-filters-take-this-away = Прибрати цю умову
# en 239b9cca
archive-filters-to = До
# en e694788b
archive-filters-words-of-a-name-in = Слова імені в будь-якому порядку й написанні
# en afbaf82a
archive-filters-words-of-the-event = Слова з назви турніру
# en c9ea9af5
archive-filters-words-to-look-for = Шукані слова
# en 55761c8d
archive-list-flagged = з позначками: { $flagged }
# en 559a879b
archive-list-no-game-fits-take-a = Жодна партія не підходить. Приберіть умову.
# en 5116b36c
archive-list-order-by = Упорядкувати: { $title }
# en 4044f0bc
archive-list-reading-the-archive = Архів читається…
# en 9d6ab726
archive-list-result-not-confirmed = результат не підтверджено
# en c39e9fed
archive-list-the-archive-is-empty-a = Архів порожній. Запис потрапляє в нього сам; інші партії додає команда 'kifuscribe archive add'.
# en a89cc021
archive-page-archive = Архів - { $games }
# en a7b5732b
archive-page-archive-chosen = Архів - { $games }, вибрано: { $chosen }
# en 97673074
archive-page-archive-reading = Архів - читається
# en 77a807bb
archive-page-archive-writing-of = Архів - записано { $written } з { $games ->
        [one] { $games } партії
       *[many] { $games } партій
    }
# en e35c5ac7
archive-page-left-out = { $text }; { $games ->
        [one] пропущено { $games } партію
        [few] пропущено { $games } партії
       *[many] пропущено { $games } партій
    }: { $why }
# en b24e6cdb
archive-page-of = { $found } з { $games ->
        [one] { $games } партії
       *[many] { $games } партій
    }
# en 03a96ae5
archive-page-the-export-was-stopped-and = Експорт зупинено, від нього нічого не лишилося
# en 4379bc5b
archive-page-written-to = { $games ->
        [one] { $games } партію записано
        [few] { $games } партії записано
       *[many] { $games } партій записано
    } у { $file }{ $withheld ->
        [0] {""}
        [one] ; пропущено { $withheld } журнал з прихованим ім'ям: із журналу ім'я прибрати не можна
        [few] ; пропущено { $withheld } журнали з прихованим ім'ям: із журналу ім'я прибрати не можна
       *[many] ; пропущено { $withheld } журналів з прихованим ім'ям: із журналу ім'я прибрати не можна
    }
# en 6cdf3613
archive-preview-elsewhere = в іншому місці
# en 41de9d22
archive-preview-games = партій
# en 3cec7af4
archive-years = Партії за роками
# en 419189a8
archive-years-from-to = { $first } – { $last }
# en e00b5fdf
archive-year = { $year }: партій { $games }, чорні виграли { $black }, білі { $white }
# en 6b50570f
archive-preview-as-written = Як написано: { $written }
# en 83740f28
archive-preview-it-was-deleted-or-is = Знімок видалено або змінено; що саме, скаже 'kifuscribe archive check'.
# en a2ba6aea
archive-preview-move-of = Хід { $shown } з { $moves }: { $color ->
        [Black] чорні
       *[White] білі
    } { $place }
# en bcc73fb1
archive-preview-move-shown = Показаний хід
# en ce7ebf52
archive-preview-no-picture-was-taken-of = Цей хід не знято.
# en e80b10e3
archive-preview-played-next = Наступний хід
# en 1dd0e65c
archive-preview-the-game-with-the-cursor = Тут показано партію під курсором.
# en a8cec713
archive-preview-the-move = { $when } ходу

# en 0ae9063a
preview-before-first = Перед першим ходом; усього { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }
# en bd306419
archive-note-same-moves = { $file }: ті самі ходи, що в { $other } ({ $id }){ $is_gone ->
        [yes] , якого більше немає
       *[no] {""}
    }; в архіві лишаються обидві партії
# en 7c4a2f40
archive-noted = партії, прочитані зі здогадом, виправленням чи пропуском, за видами: { $kinds }; їх перелічить 'archive find --doubtful'
# en 2d11d135
archive-respelled = партії зі значенням в іншому записі, ніж у SGF, прочитаним однозначно: { $kinds }; їх перелічить і 'archive find --noted'
# en e534c036
archive-note-other-copy = { $file } і { $other } - один запис, до якого додано різне; в архіві тепер { $file }, де ходів більше: перегляньте обидва й видаліть хибний
# en 2ea16c9e
archive-note-other-copy-kept = { $file } і { $other } - один запис, до якого додано різне; в архіві залишається { $other }: перегляньте обидва й видаліть хибний
# en c72d0bd6
archive-note-record-differs = { $file }: запис { $record } не той, що дає журнал; в архіві той, що в журналі, а інший збереже «kifuscribe correct»
# en 48c8b9e4
archive-note-more = { $n ->
        [one] ще { $n } зауваження
        [few] ще { $n } зауваження
        [many] ще { $n } зауважень
       *[other] ще { $n } зауважень
    }; усі — з --json
# en 707d70d4
archive-same-moves-as = ті самі ходи, що в { $games }
# en 153b3df9
archive-tags = Мітки: { $tags }
# en b742c146
archive-no-saved-search = пошук { $name } не збережено; збережені перелічить 'archive searches'
# en 6737d36a
archive-salvaged = у пошкодженому каталозі прочитано файлів і папок: { $n }; партії в інших місцях треба назвати: 'archive rebuild ШЛЯХ...'
# en c63db8ff
archive-rebuild-new = партій, яких раніше не було в каталозі: { $n }
# en dd5dce0f
archive-read-doubtfully = прочитано із сумнівами: { $kinds }
# en fbcb56c1
archive-read-respelled = інший запис, прочитано однозначно: { $kinds }
# en a22ea9f2
archive-as-written = { $property } як написано: { $value }
# en 134e0e7c
archive-graded-note = { $grade }: { $note }
# en f40b58c6
note-grade-doubt = Сумнівно
# en 49037a68
note-grade-respelling = Прочитано однозначно, інший запис
# en 79db341f
archive-same-game-twice = { $id } - одна партія; вкажіть дві партії за номерами, які друкує find
# en 8b9c905c
archive-own-note = Ваша нотатка: { $note }
# en 16ca5fe7
archive-in-variation = у варіанті { $variation }, що починається після ходу { $after }: після ходу { $moves }
# en 611323fa
archive-no-wildcard = { $point } — не пункт шуканої частини { $part }
# en 8fe829df
archive-duplicates-kept = { $game } і { $other } — дві різні партії
# en 69bfdb53
archive-duplicates-merged = { $copy } — копія { $game } і більше не показується в пошуку; файл лишається
# en 7b15bcd5
archive-duplicates-names-exchanged = імена переставлено
# en 01d23856
archive-duplicates-colors-exchanged = кольори переставлено
# en e550a8b1
archive-duplicates-none = Переглядати нічого: однакових партій не знайдено
# en b168d81e
duplicate-kind-same = ті самі ходи
# en 5ac6f40a
duplicate-kind-prefix = друга — початок першої
# en e0481d39
duplicate-kind-one-move-apart = відрізняється один хід
# en 07ca777d
duplicate-kind-one-move-missing = у другій бракує одного ходу першої
# en 556e1bbc
archive-players-joined = Один гравець: { $names }
# en 5decdc3a
archive-player-parted = Тепер окремий гравець: { $name }
# en a7b65622
archive-player-not-joined = { $name }: з іншим ім'ям не об'єднано або це імена не одного гравця; у кого їх кілька, перелічує 'archive players --joined'
# en 14f9f393
archive-export-one-game = { $file } — це одна партія, а ця команда пише багато, у теку або в один пакет (.zip); для однієї партії в .{ $ending } є «kifuscribe export GAME -o FILE»
# en 127644af
archive-export-file = { $file } — ім'я файлу, а партії пишуться в теку або в один пакет; вкажіть нову теку або ім'я із закінченням .zip
# en 0704e3a4
archive-searches-removed = збережених пошуків із цим ім'ям, які видаляються з ним: { $n }
# en c1c7b160
archive-notes-same-moves = партій з тими самими ходами, що й в інших: { $n }; в архіві лишаються і ті, й ті, їх перелічує 'archive duplicates'
# en 579cd983
archive-no-records = не прочитано файли, які не є записами партій, за закінченнями імен: { $kinds }
# en 9ab1e9f4
archive-no-records-packed = у запакованому можуть бути записи: { $kinds }; розпакуйте його й додайте те, що всередині
# en 73694947
archive-game-gone = { $file }: цієї партії більше немає
# en cd7707b3
archive-named-game-gone = { $is_file ->
        [yes] { $file } більше не містить партії { $game } ({ $id }), і в архіві її більше немає: можливо, файл перезаписано
       *[no] файлу { $file } більше немає, а з ним і партії { $game } ({ $id }); в інших файлах архіву її немає
    }
# en fe081cec
archive-games-gone = не знайдено партій, які були в каталозі: { $n }
# en bd714eb8
archive-games-moved = партій, які тепер в іншому файлі, ніж було в каталозі: { $n }
# en 27b9eac2
archive-games-unnamed = у пошкодженому каталозі було ще партій: { $n }, і імена їхніх файлів уже не прочитати; якщо їх бракує, вкажіть їхні теки: 'archive rebuild ШЛЯХ...'
# en 2f530104
archive-mark-carried = { $file }: ваші мітки, нотатки й рішення про партію { $from } тепер має партія { $id }
# en 9874d97c
archive-marks-carried = ваші мітки, нотатки й рішення перенесено на партії, файли яких змінилися: { $n }
# en 5bbb5193
archive-marks-waiting = партій з вашими мітками чи нотатками, яких більше немає в каталозі: { $n }; ваші записи зберігаються: 'archive mark' їх перелічує, 'archive mark ID --from СТАРИЙ-ID' передає їх іншій партії
# en 5365fd0e
archive-search-deleted = Збережений пошук { $name } видалено
# en 967282ed
archive-no-searches = збережених пошуків немає; 'archive find ... --save ІМ'Я' зберігає пошук
# en 83c2ecc9
archive-search-nameless = збереженому пошуку потрібне ім'я; вкажіть його після --save
# en 973d4881
archive-search-withheld = пошук містить приховане ім'я і не збережений; його приховали командою 'archive forget'
# en d99f3e1f
archive-search-replaced = раніше під ім'ям { $name } був збережений інший пошук: { $options }
# en 9a5507d5
archive-no-marked-game = жодна або кілька партій з мітками чи нотатками починаються з { $id }; їх перелічує 'archive mark'
# en 84d07ddc
archive-marked-game-is-there = партія { $id } є в каталозі і зберігає свої мітки й нотатку; потрібне скопіюйте з --tag і --note
# en e3aecaa6
archive-marked-game-gone = { $id }  більше немає в каталозі, останній файл: { $file }
# en ea00ccba
archive-marked-game-lost = { $id }  більше немає в каталозі; у якому файлі вона була, невідомо
# en 08452f4e
archive-marked-more = { $n ->
        [one] ще { $n } партія
        [few] ще { $n } партії
       *[many] ще { $n } партій
    }; усі перелічить 'archive mark'
# en 6a80d1ad
archive-players-unknown = у каталозі немає партій з ім'ям: { $names }
# en 68e01478
archive-players-part-again = це скасує 'archive players --part { $names }'
# en b6841dfe
archive-tags-name = Мітки
# en 193e8195
archive-tags-hint = через кому
# en 38f05bf5
archive-note-name = Нотатка
# en dd22b20d
archive-filters-last-moves-in-order = Останні ходи в порядку цієї партії
# en 7db48e25
archive-filter-in-order = { $part }, останніх за порядком: { $moves }
# en 6fbd95bb
filter-part-tag = Мітка
# en 5ed6d263
archive-tags-of-game = Мітки цієї партії
# en 1a4197c6
archive-note-on-game = Нотатка про цю партію
# en c7f27c02
archive-section-games = Партії
# en 76695d65
archive-section-duplicates = Можливі дублікати
# en c73d0299
archive-section-players = Гравці
# en e33e7cb6
archive-page-reviewing = Архів: можливі дублікати
# en 3bec1196
archive-page-players = Архів: гравці
# en 0a6390c0
archive-duplicates-open = { $game } і { $other } знову в списку для перевірки; пошук знаходить обидві партії
# en ac04ff3b
archive-duplicates-what = Порівняйте дві партії й вирішіть. Копію пошук не показує; файли не видаляються, рішення можна скасувати.
# en 09fc1879
archive-duplicates-comparing = Порівнюються всі партії…
# en 66eed4ee
archive-duplicates-count = { $pairs ->
    [one] Потрібно вирішити про { $pairs } пару
    [few] Потрібно вирішити про { $pairs } пари
   *[many] Потрібно вирішити про { $pairs } пар
}
# en 18f0d1e7
archive-duplicates-game = Партія { $n }
# en c60768eb
archive-duplicates-is-copy = Партія { $n } — копія
# en 65a250d9
archive-duplicates-has-copy = Партія 1 — копія партії { $n }
# en 8cc16966
archive-duplicates-other-game = Партія { $n } — інша партія
# en 35241988
archive-duplicates-all-copies = Партії з 2-ї до { $n }-ї — копії
# en 24314d3d
archive-players-what = Позначте імена одного гравця; першим — ім'я, яке показувати.
# en e4eb5df4
archive-players-join = Об'єднати імена
# en 6d31000c
archive-players-join-as = Один гравець, показувати як { $name }
# en ba5fd874
archive-players-choose-two = Позначте щонайменше два імені.
# en 098763c7
archive-players-part = Зробити { $name } окремим гравцем
# en e6fac40c
archive-players-none = Гравців із таким іменем немає.
# en e8921d76
archive-players-one = Один гравець
# en a2ab09b2
archive-suggestions = Можливо, імена одного гравця
# en f547f3f5
archive-suggestions-what = Першим стоїть ім'я, під яким більше партій. Без вас нічого не об'єднується.
# en 77ff1de5
archive-suggestions-none = Схожих імен немає.
# en e0396273
archive-players-two = Два гравці
# en 2d47dbf5
archive-players-suggest-again = Пропонувати знову
# en 6f00ae66
archive-players-different = Два різні гравці, більше не пропонується: { $names }
# en d7b602b6
archive-players-different-before = раніше було сказано, що це два гравці; більше це не діє: { $names }
# en 5625551c
archive-players-suggested-again = Знову пропонується: { $names }
# en 68e89a65
archive-players-were-different = Це й раніше були два гравці: { $names }
# en 5c9234b8
archive-players-were-not-different = Ніхто не вказував, що це два гравці: { $names }
# en 64d7c4cd
archive-searches = Пошуки
# en 9f4cab97
archive-searches-name = Назва пошуку
# en 86ff2c7a
archive-searches-saved = Збережені пошуки
# en 24b00d33
archive-searches-none-saved = Збережених пошуків ще немає.
# en 6ed4dbdb
archive-searches-last = Останні пошуки
# en ef76b9de
archive-searches-none-made = Пошуків ще не було.
# en c1bae094
archive-searches-delete = Видалити пошук { $name }
# en 11dbf726
archive-search-saved = Пошук збережено під назвою { $name }
# en 81c845d2
archive-filters-rest = Для цих умов тут немає полів, але список відібрано й за ними: { $options }
