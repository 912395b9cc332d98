# en 04af778d
archive-drawing-clear-the-board = Очистить доску
# en 2af10283
archive-drawing-click-to-put-a-stone = Щёлкните, чтобы поставить камень, и ещё раз, чтобы убрать. Обведите мышью нужную часть.
# en c9f81d03
archive-drawing-draw-a-position = Нарисовать позицию
# en fb8093a9
archive-drawing-in-turn = По очереди
# en bd931b5a
archive-drawing-only = Только{ $name }
# en 3d27f150
archive-drawing-put-stones-on-the-board = Сначала поставьте камни на доску.
# en 032fc994
archive-drawing-stones-lie-in-several-corners = Камни лежат в нескольких углах: обведите мышью нужную часть.
# en 3b00055c
archive-drawing-go-to-a-move-in-the-corner = Камни лежат в нескольких углах: перейдите к ходу в нужном углу.
# en a72698e9
archive-drawing-the-corner = Угол
# en 925f67d3
archive-drawing-the-whole-board = Вся доска
# en 9edf3e98
archive-drawing-there-is-no-stone-on = На доске ещё нет камней: сначала перейдите к ходу.
# en 359aec3f
archive-export-an-sgf-file-each-and = В новую папку пишется по файлу SGF на партию и таблица. Имя, которое кончается на .zip, даёт один пакет с журналами и снимками.
# en d34765b8
archive-export-export = Экспорт: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
# en d0425ee8
archive-export-folder-or-package = Папка или пакет
# en 5f97d4cf
archive-export-stopping = Останавливается…
# en 28f990e8
archive-export-writing-to = Пишется в { $target }: { $games }
# en 1b3cfba9
filter-part-attention = Внимание
# en 08deace3
game-attention-flags = ходы с пометками
# en d23e7b3a
game-attention-open-questions = открытые вопросы
# en a178d708
game-attention-reading-doubts = прочитано с сомнениями
# en 9ab6d616
game-attention-reading-notes = прочитано с сомнениями или в другой записи
# en efdcf61e
filter-part-player = Игрок
# en ae3f0e60
filter-part-position = Позиция
# en 49158604
game-attention-rulings = решения при подсчёте
# en 84a4ae51
archive-filter-since = с { $since }
# en 381ccd0a
archive-filter-to = { $since } - { $until }
# en aa13f495
archive-filter-until = по { $until }
# en ae56ae0a
archive-filter-whole-board = вся доска
# en f1b7a6fa
archive-filters-a-day-a-month-or = День, месяц или год
# en 5d6cdfba
archive-filters-any = Любое: { $name }
# en cd053fc5
archive-filters-any-alone = любой
# en 5bba24d6
archive-filters-events-name = Название турнира
# en 821887cd
archive-filters-exact-result = Точный результат
# en ba85302f
archive-filters-first-day = Первый день
# en 1df0694d
archive-filters-from = С
# en 5abd8917
archive-filters-last-day = Последний день
# en 94c5f18f
archive-filters-names-event-comments = Имя, турнир, комментарий
# en e4461ea0
archive-filters-none-is-known = неизвестен
# en ccb2239e
archive-filters-or-exactly = или точно
# en 2fc7c0fd
archive-filters-players-name = Имя игрока
# en 78dbad3a
archive-filters-take-this-away = Убрать это условие
# en 239b9cca
archive-filters-to = По
# en e694788b
archive-filters-words-of-a-name-in = Слова имени в любом порядке и написании
# en afbaf82a
archive-filters-words-of-the-event = Слова из названия турнира
# en c9ea9af5
archive-filters-words-to-look-for = Искомые слова
# en 55761c8d
archive-list-flagged = с пометками: { $flagged }
# en 559a879b
archive-list-no-game-fits-take-a = Ни одна партия не подходит. Уберите условие.
# en 5116b36c
archive-list-order-by = Упорядочить: { $title }
# en 4044f0bc
archive-list-reading-the-archive = Архив читается…
# en 9d6ab726
archive-list-result-not-confirmed = результат не подтверждён
# en c39e9fed
archive-list-the-archive-is-empty-a = Архив пуст. Запись попадает в него сама; другие партии добавляет команда 'kifuscribe archive add'.
# en a89cc021
archive-page-archive = Архив - { $games }
# en a7b5732b
archive-page-archive-chosen = Архив - { $games }, выбрано: { $chosen }
# en 97673074
archive-page-archive-reading = Архив - читается
# en 77a807bb
archive-page-archive-writing-of = Архив - записано { $written } из { $games ->
        [one] { $games } партии
       *[many] { $games } партий
    }
# en e35c5ac7
archive-page-left-out = { $text }; { $games ->
        [one] пропущена { $games } партия
        [few] пропущены { $games } партии
       *[many] пропущено { $games } партий
    }: { $why }
# en b24e6cdb
archive-page-of = { $found } из { $games ->
        [one] { $games } партии
       *[many] { $games } партий
    }
# en 03a96ae5
archive-page-the-export-was-stopped-and = Экспорт остановлен, от него ничего не осталось
# en 4379bc5b
archive-page-written-to = { $games ->
        [one] { $games } партия записана
        [few] { $games } партии записаны
       *[many] { $games } партий записано
    } в { $file }{ $withheld ->
        [0] {""}
        [one] ; пропущен { $withheld } журнал со скрытым именем: из журнала имя убрать нельзя
        [few] ; пропущено { $withheld } журнала со скрытым именем: из журнала имя убрать нельзя
       *[many] ; пропущено { $withheld } журналов со скрытым именем: из журнала имя убрать нельзя
    }
# en 6cdf3613
archive-preview-elsewhere = в другом месте
# en 41de9d22
archive-preview-games = партий
# en 3cec7af4
archive-years = Партии по годам
# en 419189a8
archive-years-from-to = { $first } – { $last }
# en e00b5fdf
archive-year = { $year }: партий { $games }, чёрные выиграли { $black }, белые { $white }
# en 6b50570f
archive-preview-as-written = Как написано: { $written }
# en 83740f28
archive-preview-it-was-deleted-or-is = Снимок удалён или изменён; что именно, скажет 'kifuscribe archive check'.
# en a2ba6aea
archive-preview-move-of = Ход { $shown } из { $moves }: { $color ->
        [Black] чёрные
       *[White] белые
    } { $place }
# en bcc73fb1
archive-preview-move-shown = Показанный ход
# en ce7ebf52
archive-preview-no-picture-was-taken-of = Этот ход не снят.
# en e80b10e3
archive-preview-played-next = Следующий ход
# en 1dd0e65c
archive-preview-the-game-with-the-cursor = Здесь показана партия под курсором.
# en a8cec713
archive-preview-the-move = { $when } хода

# en 0ae9063a
preview-before-first = Перед первым ходом; всего { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
# en bd306419
archive-note-same-moves = { $file }: те же ходы, что в { $other } ({ $id }){ $is_gone ->
        [yes] , которого больше нет
       *[no] {""}
    }; в архиве остаются обе партии
# en 7c4a2f40
archive-noted = партии, прочитанные с догадкой, исправлением или пропуском, по видам: { $kinds }; их перечислит 'archive find --doubtful'
# en 2d11d135
archive-respelled = партии со значением в другой записи, чем в SGF, прочитанным однозначно: { $kinds }; их перечислит и 'archive find --noted'
# en e534c036
archive-note-other-copy = { $file } и { $other } - одна запись, к которой добавлено разное; в архиве теперь { $file }, где ходов больше: посмотрите обе и удалите неверную
# en 2ea16c9e
archive-note-other-copy-kept = { $file } и { $other } - одна запись, к которой добавлено разное; в архиве остаётся { $other }: посмотрите обе и удалите неверную
# en c72d0bd6
archive-note-record-differs = { $file }: запись { $record } не та, что даёт журнал; в архиве та, что в журнале, а другую сохранит «kifuscribe correct»
# en 48c8b9e4
archive-note-more = { $n ->
        [one] ещё { $n } примечание
        [few] ещё { $n } примечания
        [many] ещё { $n } примечаний
       *[other] ещё { $n } примечаний
    }; все — с --json
# en 707d70d4
archive-same-moves-as = те же ходы, что в { $games }
# en 153b3df9
archive-tags = Метки: { $tags }
# en b742c146
archive-no-saved-search = поиск { $name } не сохранён; сохранённые перечислит 'archive searches'
# en 6737d36a
archive-salvaged = в повреждённом каталоге прочитано файлов и папок: { $n }; партии в других местах нужно назвать: 'archive rebuild ПУТЬ...'
# en c63db8ff
archive-rebuild-new = партий, которых раньше не было в каталоге: { $n }
# en dd5dce0f
archive-read-doubtfully = прочитано с сомнениями: { $kinds }
# en fbcb56c1
archive-read-respelled = другая запись, прочитано однозначно: { $kinds }
# en a22ea9f2
archive-as-written = { $property } как написано: { $value }
# en 134e0e7c
archive-graded-note = { $grade }: { $note }
# en f40b58c6
note-grade-doubt = Сомнительно
# en 49037a68
note-grade-respelling = Прочитано однозначно, другая запись
# en 79db341f
archive-same-game-twice = { $id } - одна партия; укажите две партии по номерам, которые печатает find
# en 8b9c905c
archive-own-note = Ваша заметка: { $note }
# en 16ca5fe7
archive-in-variation = в варианте { $variation }, который начинается после хода { $after }: после хода { $moves }
# en 611323fa
archive-no-wildcard = { $point } — не пункт искомой части { $part }
# en 8fe829df
archive-duplicates-kept = { $game } и { $other } — две разные партии
# en 69bfdb53
archive-duplicates-merged = { $copy } — копия { $game } и больше не показывается в поиске; файл остаётся
# en 7b15bcd5
archive-duplicates-names-exchanged = имена переставлены
# en 01d23856
archive-duplicates-colors-exchanged = цвета переставлены
# en e550a8b1
archive-duplicates-none = Просматривать нечего: одинаковых партий не найдено
# en b168d81e
duplicate-kind-same = те же ходы
# en 5ac6f40a
duplicate-kind-prefix = вторая — начало первой
# en e0481d39
duplicate-kind-one-move-apart = отличается один ход
# en 07ca777d
duplicate-kind-one-move-missing = во второй не хватает одного хода первой
# en 556e1bbc
archive-players-joined = Один игрок: { $names }
# en 5decdc3a
archive-player-parted = Теперь отдельный игрок: { $name }
# en a7b65622
archive-player-not-joined = { $name }: с другим именем не объединено или это имена не одного игрока; у кого их несколько, перечисляет 'archive players --joined'
# en 14f9f393
archive-export-one-game = { $file } — это одна партия, а эта команда пишет много, в папку или в один пакет (.zip); для одной партии в .{ $ending } есть «kifuscribe export GAME -o FILE»
# en 127644af
archive-export-file = { $file } — имя файла, а партии пишутся в папку или в один пакет; укажите новую папку или имя с окончанием .zip
# en 0704e3a4
archive-searches-removed = сохранённых поисков с этим именем, которые удаляются с ним: { $n }
# en c1c7b160
archive-notes-same-moves = партий с теми же ходами, что и в других: { $n }; в архиве остаются и те и другие, их перечисляет 'archive duplicates'
# en 579cd983
archive-no-records = не прочитаны файлы, которые не являются записями партий, по окончаниям имён: { $kinds }
# en 9ab1e9f4
archive-no-records-packed = в упакованном могут быть записи: { $kinds }; распакуйте его и добавьте то, что внутри
# en 73694947
archive-game-gone = { $file }: этой партии больше нет
# en cd7707b3
archive-named-game-gone = { $is_file ->
        [yes] { $file } больше не содержит партию { $game } ({ $id }), и в архиве её больше нет: возможно, файл перезаписан
       *[no] файла { $file } больше нет, а с ним и партии { $game } ({ $id }); в других файлах архива её нет
    }
# en fe081cec
archive-games-gone = не найдено партий, которые были в каталоге: { $n }
# en bd714eb8
archive-games-moved = партий, которые теперь в другом файле, чем было в каталоге: { $n }
# en 27b9eac2
archive-games-unnamed = в повреждённом каталоге было ещё партий: { $n }, и имена их файлов уже не прочитать; если их не хватает, укажите их папки: 'archive rebuild ПУТЬ...'
# en 2f530104
archive-mark-carried = { $file }: ваши метки, заметки и решения о партии { $from } теперь у партии { $id }
# en 9874d97c
archive-marks-carried = ваши метки, заметки и решения перенесены на партии, файлы которых изменились: { $n }
# en 5bbb5193
archive-marks-waiting = партий с вашими метками или заметками, которых больше нет в каталоге: { $n }; ваши записи хранятся: 'archive mark' их перечисляет, 'archive mark ID --from СТАРЫЙ-ID' передаёт их другой партии
# en 5365fd0e
archive-search-deleted = Сохранённый поиск { $name } удалён
# en 967282ed
archive-no-searches = сохранённых поисков нет; 'archive find ... --save ИМЯ' сохраняет поиск
# en 83c2ecc9
archive-search-nameless = сохранённому поиску нужно имя; укажите его после --save
# en 973d4881
archive-search-withheld = поиск содержит скрытое имя и не сохранён; его скрыли командой 'archive forget'
# en d99f3e1f
archive-search-replaced = раньше под именем { $name } был сохранён другой поиск: { $options }
# en 9a5507d5
archive-no-marked-game = ни одна или несколько партий с метками или заметками начинаются с { $id }; их перечисляет 'archive mark'
# en 84d07ddc
archive-marked-game-is-there = партия { $id } есть в каталоге и сохраняет свои метки и заметку; нужное скопируйте с --tag и --note
# en e3aecaa6
archive-marked-game-gone = { $id }  больше нет в каталоге, последний файл: { $file }
# en ea00ccba
archive-marked-game-lost = { $id }  больше нет в каталоге; в каком файле она была, неизвестно
# en 08452f4e
archive-marked-more = { $n ->
        [one] ещё { $n } партия
        [few] ещё { $n } партии
       *[many] ещё { $n } партий
    }; все перечислит 'archive mark'
# en 6a80d1ad
archive-players-unknown = в каталоге нет партий с именем: { $names }
# en 68e01478
archive-players-part-again = это отменит 'archive players --part { $names }'
# en b6841dfe
archive-tags-name = Метки
# en 193e8195
archive-tags-hint = через запятую
# en 38f05bf5
archive-note-name = Заметка
# en dd22b20d
archive-filters-last-moves-in-order = Последние ходы в порядке этой партии
# en 7db48e25
archive-filter-in-order = { $part }, последних по порядку: { $moves }
# en 6fbd95bb
filter-part-tag = Метка
# en 5ed6d263
archive-tags-of-game = Метки этой партии
# en 1a4197c6
archive-note-on-game = Заметка об этой партии
# en c7f27c02
archive-section-games = Партии
# en 76695d65
archive-section-duplicates = Возможные дубликаты
# en c73d0299
archive-section-players = Игроки
# en e33e7cb6
archive-page-reviewing = Архив: возможные дубликаты
# en 3bec1196
archive-page-players = Архив: игроки
# en 0a6390c0
archive-duplicates-open = { $game } и { $other } снова в списке для проверки; поиск находит обе партии
# en ac04ff3b
archive-duplicates-what = Сравните две партии и решите. Копию поиск не показывает; файлы не удаляются, решение можно отменить.
# en 09fc1879
archive-duplicates-comparing = Сравниваются все партии…
# en 66eed4ee
archive-duplicates-count = { $pairs ->
    [one] Нужно решить о { $pairs } паре
    [few] Нужно решить о { $pairs } парах
   *[many] Нужно решить о { $pairs } парах
}
# en 18f0d1e7
archive-duplicates-game = Партия { $n }
# en c60768eb
archive-duplicates-is-copy = Партия { $n } — копия
# en 65a250d9
archive-duplicates-has-copy = Партия 1 — копия партии { $n }
# en 8cc16966
archive-duplicates-other-game = Партия { $n } — другая партия
# en 35241988
archive-duplicates-all-copies = Партии со 2-й по { $n }-ю — копии
# en 24314d3d
archive-players-what = Отметьте имена одного игрока; первым — имя, которое показывать.
# en e4eb5df4
archive-players-join = Объединить имена
# en 6d31000c
archive-players-join-as = Один игрок, показывать как { $name }
# en ba5fd874
archive-players-choose-two = Отметьте не меньше двух имён.
# en 098763c7
archive-players-part = Сделать { $name } отдельным игроком
# en e6fac40c
archive-players-none = Игроков с таким именем нет.
# en e8921d76
archive-players-one = Один игрок
# en a2ab09b2
archive-suggestions = Возможно, имена одного игрока
# en f547f3f5
archive-suggestions-what = Первым стоит имя, под которым больше партий. Без вас ничего не объединяется.
# en 77ff1de5
archive-suggestions-none = Похожих имён нет.
# en e0396273
archive-players-two = Два игрока
# en 2d47dbf5
archive-players-suggest-again = Предлагать снова
# en 6f00ae66
archive-players-different = Два разных игрока, больше не предлагается: { $names }
# en d7b602b6
archive-players-different-before = раньше было сказано, что это два игрока; больше это не действует: { $names }
# en 5625551c
archive-players-suggested-again = Снова предлагается: { $names }
# en 68e89a65
archive-players-were-different = Это и раньше были два игрока: { $names }
# en 5c9234b8
archive-players-were-not-different = Никто не указывал, что это два игрока: { $names }
# en 64d7c4cd
archive-searches = Поиски
# en 9f4cab97
archive-searches-name = Название поиска
# en 86ff2c7a
archive-searches-saved = Сохранённые поиски
# en 24b00d33
archive-searches-none-saved = Сохранённых поисков пока нет.
# en 6ed4dbdb
archive-searches-last = Последние поиски
# en ef76b9de
archive-searches-none-made = Поисков пока не было.
# en c1bae094
archive-searches-delete = Удалить поиск { $name }
# en 11dbf726
archive-search-saved = Поиск сохранён под именем { $name }
# en 81c845d2
archive-filters-rest = Для этих условий здесь нет полей, но список отобран и по ним: { $options }
