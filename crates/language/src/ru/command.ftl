# Что выводят команды.
# en 71b59b05
archive-added = { $added ->
        [one] добавлена { $added } партия
        [few] добавлены { $added } партии
       *[many] добавлено { $added } партий
    }{ $known ->
        [0] {""}
        [one] ; { $known } уже есть в архиве и не добавлена снова
        [few] ; { $known } уже есть в архиве и не добавлены снова
       *[many] ; { $known } уже есть в архиве и не добавлено снова
    }
# en 3c97a071
archive-added-and-refused = { $added ->
        [one] добавлена { $added } партия
        [few] добавлены { $added } партии
       *[many] добавлено { $added } партий
    }{ $known ->
        [0] {""}
        [one] ; { $known } уже есть в архиве и не добавлена снова
        [few] ; { $known } уже есть в архиве и не добавлены снова
       *[many] ; { $known } уже есть в архиве и не добавлено снова
    }, не принято { $refused }
# en 7b2288ad
archive-at-too-large = в записи { $moves }; укажите в --at не больше
# en 01df586b
archive-black-wins = чёрные
# en 5deb6038
archive-player-black = чёрными
# en 49915623
archive-player-lost = поражения
# en 59b569ca
archive-player-white = белыми
# en 44b6c33f
archive-player-won = победы
# en deeeb9cb
archive-checked-damaged = { $games }, { $journals }, { $pictures }: остальное как было записано
# en 6b1a0afc
archive-checked-whole = { $games }, { $journals }, { $pictures }: всё как было записано
# en 55206c6a
archive-export-stopped = остановлено; от записанного ничего не осталось
# en 5a34a383
archive-file = Файл: { $file }
# en 57381c4e
archive-game-of-file = { $file } (партия { $n })
# en 46083618
archive-journals-left-out = { $n ->
        [one] пропущен { $n } журнал
        [few] пропущено { $n } журнала
       *[many] пропущено { $n } журналов
    } со скрытым именем: из журнала имя убрать нельзя
# en f674b095
archive-more-refused = { $n ->
        [one] не принят ещё { $n } файл
        [few] не приняты ещё { $n } файла
       *[many] не принято ещё { $n } файлов
    }; --json назовёт все
# en 8e8b46df
archive-name-not-found = Если оно должно быть, проверьте написание: 'archive find --player NAME'.
# en dd903554
archive-name-stays-in-files = В журналах, файлах SGF и их именах оно осталось; см. руководство, "The archive".
# en 49608150
archive-name-withheld = Имя скрыто; было в: { $games }.
# en 75a7d697
archive-marks-withheld = партий, в метках или заметке которых оно тоже есть: { $n }
# en e22e571a
archive-names-more = и ещё { $n }; все перечисляет --json
# en 532bd8b4
archive-names-not-all-looked-through = Партий со словом из этого имени больше, чем для этого просмотрено.
# en 83e6e7f7
archive-name-not-yet-withheld = Пока ничего не скрыто: та же команда с --yes скроет имя.
# en aafe509c
archive-name-would-be-withheld = Имя будет скрыто; оно есть в: { $games }.
# en a819183f
archive-name-withheld-already = Имя уже скрыто; в файлах оно есть в: { $games }.
# en 3ffed6a2
archive-names-alike-stay = Здесь, возможно, тоже имеется в виду этот человек; это остаётся, а имя того же человека скрывают так же:
# en 5c112f3a
archive-next-move = ход
# en 65a801b5
archive-no-game-found = ни одной партии не найдено
# en e0d141ca
archive-no-rectangle = { $region } - не прямоугольник доски { $size }; укажите два его угла, например A1:G7
# en ab240bed
archive-not-told = архив об этом ещё не знает: { $why }
# en b1bc65c8
archive-nothing-to-export = ни одной партии не найдено, и ничего не записано
# en 036421f3
archive-pictures-deleted = { $n ->
        [one] удалён { $n } снимок
        [few] удалены { $n } снимка
       *[many] удалено { $n } снимков
    }; хеши есть в журналах
# en ba0ff910
archive-played-next = Что играли дальше в этой позиции:
# en 72abbea0
archive-played-next-in = Что играли дальше в { $region }:
# en 8372e8a0
archive-set-aside = повреждённый каталог { $path } теперь называется { $aside }
# en 4c0c14a5
archive-shown-of = { $shown } из { $total ->
        [one] { $total } партии
       *[many] { $total } партий
    }
# en dcc131ba
archive-stopped-adds-the-rest = остановлено; та же команда добавит остальное
# en 95a9dcdb
archive-stopped-as-it-was = остановлено; каталог остался как был
# en 24366d5c
archive-stopped-checking = остановлено до конца проверки
# en 813fa42d
archive-white-wins = белые
# en 12ea5350
archive-written = записано в { $file }: { $games }
# en 1374fa7e
archive-written-package = записано в { $file }: { $games }, { $journals }, { $pictures }
# en 7f7aa1d9
audit-fill-not-seen = готовое заполнение не было видно без рук; снимите его и укажите снимок
# en c01d96f3
audit-no-picture = нет снимка готового заполнения; укажите хотя бы один после записи
# en 68c92e14
act-refusal-nothing-to-confirm = заполнение не даёт результата, который можно подтвердить; укажите согласованный
# en 6d14e45f
act-refusal-count-out-of-date = { $value }, и результат подсчёта устарел; проверьте подсчёт ещё раз или укажите, кто решает и почему
# en 2418ff3c
act-refusal-others-move = по записи ход { $number } сделали { $player ->
        [Black] чёрные
       *[White] белые
    }; укажите пару, которая его сделала, или номер её хода
# en f4220ea1
act-refusal-no-such-move = в записи нет хода { $number }: ходов в ней { $moves }
# en baf80e84
act-refusal-appeal-open = апелляция не решена: { $appeal }; сначала запишите решение, снимите апелляцию или укажите, кто всё же решает и почему
# en 88a04fa2
act-refusal-impossible-result = { $why }: исправьте результат либо коми и правила в записи, либо укажите имя судьи и причины
# en 28f752ab
act-refusal-impossible-decision = { $why }: выберите результат, который дают правила, укажите, на сколько очков выиграна партия, или что её присуждает судья; либо сначала исправьте коми и правила в записи
# en ca77eebc
act-refusal-claim-open = { $name } заявляет результат { $claimed }: если { $name } соглашается с другим, сначала запишите его как заявление ({ $name }); иначе решите с именем и основаниями
# en 9d203972
act-refusal-nobody-agrees = не сказано, что оба игрока согласны: укажите это, или пусть каждый подтвердит под своим именем; решение судьи - с именем и причинами
# en e0bba10b
act-name-of-opponent = { $name } - имя { $other ->
        [Black] чёрных
       *[White] белых
    }, а указано для { $player ->
        [Black] чёрных
       *[White] белых
    }: укажите имя самого игрока или не указывайте имён
# en 8512280f
act-name-of-nobody = в этой партии { $player ->
        [Black] чёрными
       *[White] белыми
    } играет { $known }, а не { $name }: укажите имя игрока или не указывайте имени; кто не играет, решает, указав своё имя и причины
# en 750d83d5
act-name-of-both = { $name } указано как имя обоих игроков: укажите имя каждого или не указывайте имён
# en 96ca5fc6
act-refusal-player-decides = { $name } - игрок этой партии: слово игрока - заявление или его согласие, оно ничего не решает и не отменяет решений; без причин оно записывается как такое слово; иначе укажите имя судьи, который решает
# en 735e62f4
act-refusal-note-of-other = { $name } - игрок этой партии, а заметка { $number } не его: игрок отзывает свою апелляцию, свой протест или своё заявление; укажите имя судьи, который её отзывает
# en 0ad16a43
act-refusal-no-result-open = партия без результата открыта до решения судьи (РФГ 16.8, 20.2): укажите, кто решает и почему
# en 8ec2ad1e
act-refusal-result-of-referee = этот результат даёт судья, а не игроки: { $result }; укажите, кто решает и почему
# en 4096f676
act-refusal-end-note-stands = заметка { $number } решает партию или оставляет её исход открытым: { $note }; отметьте, чем это улажено, отзовите заметку или укажите, кто всё же решает и почему
# en eecb25cc
act-refusal-reasons-of-nobody = причины указывает тот, кто решает, а его имени нет: укажите, кто решает; игроки, которые только соглашаются, причин не указывают
# en 3757376c
act-refusal-which-appeal = открыто несколько апелляций, под номерами { $appeals }: укажите, на какие из них отвечает это решение
# en f5b5b265
act-refusal-no-such-appeal = апелляции под номером { $appeal } среди открытых нет; открыты: { $open }
# en e08af991
act-refusal-appeal-left = остались бы открытыми апелляции под номерами: { $appeals }; решение о результате отвечает на все открытые апелляции
# en 49527ccd
change-basis-count = после подсчёта
# en 392d7fd0
change-basis-decision = после решения судьи
# en 33d8f407
change-basis-confirmation = после подтверждения
# en f91f94ed
changed-since-moves = { $since } запись изменилась: ходов было { $then }, а стало { $now }
# en 92623837
changed-since-record = { $since } в записи были исправлены ходы или камни
# en 9296f560
changed-since-conditions = { $since } были исправлены правила, коми или фора
# en 465a1d83
changed-since-note = заметка { $number }, решившая партию, была отозвана { $since }
# en 5b9535e6
changed-since-penalties = { $since } были записаны или сняты штрафы
# en ddfbeae5
changed-since-the-audit = { $changed }; проверьте подсчёт ещё раз
# en 6c095be0
changed-since-the-result = { $changed }, а результат был подтверждён раньше и этой записи не соответствует; проверьте подсчёт ещё раз и подтвердите результат заново, либо пусть судья решит с именем и причинами или отменит его
# en 9cb36849
audit-record-file-changed = Файл записи изменён после подтверждения результата: подтверждённое относится к прежнему файлу; пусть судья подтвердит или отменит результат.
# en d516f455
result-slip-changed = Не в силе
# en a097ade7
result-slip-conditions = Условия
# en 9f7abca3
result-slip-komi = коми { $komi }
# en ba08f289
result-slip-pair-go = парное го
# en b3d381e5
result-slip-handicap = фора { $stones }
# en 11f21c27
result-slip-handicap-with-compensation = фора { $stones }, за неё белые получают { $points }
# en 3df907e6
result-slip-penalties = штрафы: чёрные { $black }, белые { $white }
# en 80f6853a
result-slip-appeal = Нерешённая апелляция
# en 0f07ff43
result-slip-withdrawn = Отменено
# en 6d3c3b1e
result-slip-withdrawn-by = { $at }, { $by }: { $reasons }
# en ca5e9091
audit-other-game = { $session } - запись не той партии, что { $path }; укажите папку записи этой партии или уберите --session
# en dc0c7e89
act-refusal-ruling-unsigned = решению нужно имя; укажите, кто решает или подтверждает
# en 69ff5054
act-refusal-no-reasons = решению судьи нужны причины; укажите их
# en 6ce40f4d
audit-result-without-ruling = --result - результат, который решён, и даётся вместе с --ruling, где сказано как; что заявляют игроки, даётся в --claimed
# en dc67c455
audit-decision-of-which = игроки заявляют { $claimed }, а заполнение даёт { $computed }: назовите результат, который решён (--result РЕЗУЛЬТАТ)
# en f2c1cfc8
audit-ruling-where = решение хранится в журнале записи или рядом с отчётом; укажите --session или --report
# en 411ab035
audit-name-and-reasons = имя и причины задаются вместе: --by и --reasons
# en 692dd04e
audit-recording-beside = это запись из { $session }; с --session { $session } проверка и принятые по ней решения сохраняются там
# en b0b0a46a
audit-recording-has-more = в { $session } есть то, чего в этой записи нет ({ $what }); 'kifuscribe replay { $session } -o { $record }' запишет её заново
# en ae41d757
audit-two-records = указаны две записи; проверяется одна партия
# en 08ed4308
audit-watch-one-record = за подсчётом следят по одной записи, снимки делаются сами; укажите только запись
# en 6dc6d722
calibrate-found = Найдена доска { $size }, { $cell } пикселей на клетку, { $pictures }.
# en c798c192
calibrate-lens = радиальный член объектива (k1) - { $k1 }, по { $views } видам мишени, ошибка { $error } пикселя
# en b8f1230a
calibrate-no-chessboard = шахматная доска с { $squares } внутренними углами не видна целиком на { $views } видах { $spec }; держите её ровно, каждый раз наклоняйте иначе и укажите --squares
# en 04d823e1
calibrate-stopped = остановлено раньше, чем доска была найдена достаточно раз; ничего не записано
# en 6a21b3ac
calibrate-written = Записано в { $path }.
# en 32866574
clock-both-down = Время вышло у обоих: проигрывает тот, чей флажок упал первым, а по использованному времени этого не узнать
# en d59f923a
clock-count-with = Считайте с --penalty-black { $black } --penalty-white { $white }
# en 8c70903a
clock-flag = { $color ->
        [Black] У чёрных
       *[White] У белых
    } упал флажок
# en 820e8e12
clock-main-left = Осталось основного времени: чёрные { $black }, белые { $white }
# en 63492912
clock-main-over = Основное время истекло: { $color ->
        [Black] чёрные
       *[White] белые
    }
# en 26ed2b1e
clock-moves-left = Ходов до конца периода: чёрные { $black }, белые { $white }
# en 9aade1b4
clock-no-moves = в { $session } не записано ни одного хода
# en 7241679d
clock-penalties = Штрафы: чёрные { $black }, белые { $white }; при подсчёте это чёрные { $net_black }, белые { $net_white }
# en 94ad2e57
clock-penalty = Штраф { $color ->
        [Black] чёрных
       *[White] белых
    }: { $points }
# en c34927aa
clock-period-gone = Период истёк: { $color ->
        [Black] чёрные
       *[White] белые
    }; осталось { $left }
# en 069784b1
clock-period-missing = в этом контроле есть периоды; укажите их длину в --period, например 5:00
# en 2aa0206e
clock-periods-left = Осталось периодов: чёрные { $black }, белые { $white }
# en db792b1d
clock-presses-needed = по использованному времени периоды не узнать; укажите нажатия часов в CSV
# en 72cc8d6a
clock-result = Результат: { $result } ({ $text }); решает судья
# en 80a6e277
clock-skipped = Ход пропущен: { $color ->
        [Black] чёрные
       *[White] белые
    }
# en 62b9f50a
clock-unusable = { $path } использовать нельзя
# en de0e4a90
correct-answer-missing = укажите ответ на вопрос { $question }: confirm, reject или номер предложения
# en eed3f0fb
correct-no-answer = { $word } - не ответ; укажите confirm, reject или номер предложения
# en 65467e6a
correct-no-color = { $text } - не цвет; укажите B или W
# en 8604c630
correct-no-moves = { $text } - не список ходов; укажите по очереди цвет и пункт, например "W D4 B Q16"
# en f6657313
correct-no-point = { $label } - не пункт доски { $size }; укажите букву столбца (без I) и ряд, например D4
# en 03f61ee7
act-refusal-withdrawal-unsigned = решение отзывает кто-то и почему-то; укажите имя и причины
# en eb29e317
count-boards = { $n ->
        [one] { $n } доска
        [few] { $n } доски
       *[many] { $n } досок
    }
# en e27e4987
count-journals = { $n ->
        [one] { $n } журнал
        [few] { $n } журнала
       *[many] { $n } журналов
    }
# en b8a73e9b
count-pictures = { $n ->
        [one] { $n } снимок
        [few] { $n } снимка
       *[many] { $n } снимков
    }
# en 03217c6f
count-recordings = { $n ->
        [one] { $n } запись
        [few] { $n } записи
       *[many] { $n } записей
    }
# en 66c43bb3
damage-hash = он изменён: не совпадает со списком хешей
# en fb861268
damage-missing = его там нет; 'archive add' найдёт его в папке, где он сейчас лежит
# en 5ac46a78
damage-other-game = в нём не та партия, что раньше; 'archive add' возьмёт новую
# en 7f9d4536
damage-other-info = в каталоге не те игрок, дата, результат или другие сведения, что в файле; выполните 'archive rebuild'
# en 2221e3a6
damage-other-moves = в каталоге не те ходы, что в файле; выполните 'archive rebuild'
# en f74b28bd
damage-pictures = { $n ->
        [one] изменён { $n } снимок: не совпадает с хешем в журнале
        [few] изменены { $n } снимка: не совпадают с хешами в журнале
       *[many] изменено { $n } снимков: не совпадают с хешами в журнале
    }
# en 930f612c
damage-record = запись { $record } не та, что следует из журнала: её изменили, или её написала другая версия программы; 'kifuscribe replay SESSION -o { $record }' запишет её заново
# en 33f5383f
expect-compensation = Компенсация: { $stones } на территории { $side ->
        [Black] чёрных
       *[White] белых
    }
# en c637172f
expect-empty-block = Единственный пустой пункт - среди выигрышных пунктов { $side ->
        [Black] чёрных
       *[White] белых
    }
# en b6218a7a
expect-empty-reserved = Единственный пустой пункт { $side ->
        [Black] чёрные
       *[White] белые
    } оставляют рядом с компенсацией
# en 2b2cd617
expect-empty-shared = Единственный пустой пункт - общий
# en 3c8d0817
expect-extra = Последний общий пункт: ещё один { $color ->
        [Black] чёрный
       *[White] белый
    } камень
# en 2bf4de0b
expect-shared = Общие пункты: { $n ->
        [one] { $n } камень
        [few] { $n } камня
       *[many] { $n } камней
    } каждого цвета
# en 8c89a0b5
expect-winning = Выигрышные пункты { $side ->
        [Black] чёрных
       *[White] белых
    }: { $winning }; на них проигрышных камней { $loser ->
        [Black] чёрных
       *[White] белых
    }: { $losing }
# en 60332a5d
film-before = уже записан раньше
# en cc5341a1
film-done = готово
# en b2ac4f92
film-failed = записать не удалось
# en ef9c094d
film-finding = готово, но есть что проверить
# en 4a690bd8
film-of = Фильм { $n } из { $all }, { $film }: { $state }
# en 25e0e846
films-failed = не удалось записать { $n ->
        [one] { $n } фильм
        [few] { $n } фильма
       *[many] { $n } фильмов
    }; та же команда попробует снова
# en 00c3ec19
hall-back = зал снова отвечает столу { $table }
# en 2412cf8c
hall-denied = { $why }. Запись продолжается здесь и не отправляется. Создайте токен командой 'kifuscribe-hall token --role table --table { $table }' и укажите файл с ним в --hall-token-file
# en 5ad91616
hall-denied-of-boards = { $why }. Запись этой доски продолжается здесь и не отправляется. В файле из --hall-token-file нужен токен для каждого стола, по одному в строке, в порядке --table; токен этого стола создаёт 'kifuscribe-hall token --role table --table { $table }'
# en fb6e1082
hall-has-nothing = запись полная, но зал ничего из неё не получил; её отправит '{ $command }'
# en 22264a55
hall-has-nothing-denied = запись полная, но зал ничего из неё не получил: он не пускает этот компьютер; с токеном этого стола её отправит '{ $command }'
# en 51839a7e
hall-has-earlier = в зале теперь вся запись { $session }
# en 748b9293
hall-has-all = вся запись стола { $table } есть в зале
# en 3f20ec4d
hall-is-token = это токен, а не адрес зала; запишите его в файл и укажите файл в --hall-token-file, адрес зала в --hall, а номер стола в --table
# en 6194ddb4
hall-is-token-file = в { $path } токен, а не адрес зала; укажите этот файл в --hall-token-file, адрес зала в --hall, а номер стола в --table
# en f08d720e
hall-token-file-alone = в { $path } зал не назван; укажите его адрес в --hall, а номер стола в --table
# en 8fc971e4
hall-joined = подключено к столу { $table } зала { $hall }: чёрные - { $black }, белые - { $white }
# en 3d9f2ab4
hall-joined-not-paired = подключено к столу { $table } зала { $hall }, но в жеребьёвке зала такого стола нет; проверьте номер или задайте имена через --info
# en 4d0a69cc
hall-joined-several-games = подключено к столу { $table } зала { $hall }, но в жеребьёвке зала за ним несколько партий, и не берётся ни одна; сообщите организатору или задайте имена через --info
# en ec8af108
hall-joined-without-pairings = подключено к столу { $table } зала { $hall }, у которого нет жеребьёвки; задайте имена через --info
# en 85cb7f1b
hall-lost = { $why }; запись продолжается и отправится, когда зал ответит
# en 15d0597c
hall-seat-error-no-table = укажите номер стола в --table или адрес страницы 'Join' в --hall
# en 9a4b3b95
hall-address-of-one-table = адрес в --hall относится к одному столу; с --boards укажите адрес самого зала, например http://hall:8080, и стол для каждой доски: --table 5,6,7
# en 47b31a52
hall-no-tables = укажите стол для каждой доски в --table, например --table 5,6,7
# en a4cdba25
hall-tables-of-boards = { $tables } - столы нескольких досок; скажите с --boards, сколько досок на снимке
# en 35e62280
hall-no-table-number = { $table } - не номер стола в зале; номера - от 1
# en 06ce800b
table-tokens-error-no-token = в { $path } нет токена; запишите туда строку, которую вывела 'kifuscribe-hall token'
# en dbed829d
table-tokens-error-other-hall = в { $path } токен зала { $there }, а не { $hall }; уберите --hall или укажите тот адрес, либо дайте файл этого зала
# en 47482027
table-tokens-error-several = в файле { $path } токенов: { $count }, и ничто не говорит, какой из них для стола { $table }; запишите его строку в отдельный файл или составьте файл из строк 'kifuscribe-hall token --json', в которых столы названы
# en db6a85bb
table-tokens-error-not-of-table = в файле { $path } нет токена стола { $table }; добавьте строку, которую для него выводит 'kifuscribe-hall token'
# en ca074001
table-tokens-error-other-number = в { $path } токенов { $count }, а нужно { $tables }; запишите туда по одному в строке, в порядке --table
# en 8aded885
hall-not-sent = не отправлено: { $sessions } из той же папки: в зале этой записи нет; если это партия стола { $table }, отправить её можно командой '{ $command }'
# en 63ea1916
hall-not-sent-from-any-table = не отправлено: { $sessions } из той же папки, поскольку ничто не говорит, за каким столом это игралось; отправить столу N можно командой '{ $command }'
# en 4d33a0f6
hall-seat-error-other-table = адрес в --hall относится к столу { $table }; уберите --table или укажите тот же номер
# en 97ed3a8d
hall-refuses = зал отказывается от записи стола { $table }: { $why }
# en a87b7784
hall-refuses-earlier = зал отказывается от { $session }: { $why }
# en f28eaae8
hall-rest-doubtful = добавленное не отправлено в зал: там этой записи нет; если это партия, отправить её можно командой '{ $command }'
# en fea1a6c2
hall-rest-failed = добавленного ещё нет в зале: { $why }; оно уйдёт со следующей записью за этим столом или командой '{ $command }'
# en 23bd5c7b
hall-rest-refused = зал не принимает добавленное: { $why }; отправить ещё раз можно командой '{ $command }'
# en 58fb1eda
hall-rest-sent = стол { $table } зала { $hall } получил добавленное
# en b3cb7537
hall-taken = с этого момента зал принимает запись стола { $table }
# en c6030382
hall-unsent = у зала нет конца записи: { $n ->
        [one] { $n } строки
       *[many] { $n } строк
    }; их отправит следующая запись за этим столом или '{ $command }'
# en 78cce64d
hall-unsent-refused = у зала нет конца записи: { $n ->
        [one] { $n } строки
       *[many] { $n } строк
    }; зал их не принимает: { $why }
# en 711bed4c
hall-unsent-denied = у зала нет записи ({ $n ->
        [one] { $n } строка
        [few] { $n } строки
       *[many] { $n } строк
    }), он не пускает этот компьютер; с токеном этого стола её отправит '{ $command }'
# en 8ce6b54c
hall-without-names = { $why }; запись начинается без имён из зала
# en 0a8039fc
act-refusal-no-words = заметка без слов ничего не говорит; напишите их
# en c64ee681
live-again = запись снова доходит до { $place }
# en 6eb71167
live-kept-back = зрители не видят конца партии ({ $moves }), его удержала задержка; продолжите запись или раздайте её вручную
# en 7d9c16d4
live-no-answer = ответа вовремя не было
# en 0e27b8bc
live-not-told = в копии в папке live этого ещё нет: { $why }
# en 27804fc2
live-addition-published = в записи по адресу { $place } это тоже есть
# en d08e1dd8
live-addition-unpublished = в записи по адресу { $place } этого ещё нет: { $why }
# en d7908fc9
live-addition-unknown = запись называет адрес { $place }, где с этого компьютера ещё никто не публиковал: она могла прийти от кого-то другого, и туда ничего не отправлено
# en 4a5eaff4
live-no-port = для страницы доски { $n } нет порта: от { $port } до 65535 их слишком мало; выберите для --live меньший
# en e9af24f5
live-page-at = страница зрителей: http://{ $address }/
# en 501a7275
live-published = запись публикуется: { $place }
# en 203fac83
live-retrying = запись не доходит до { $place }: { $why }; попытки продолжаются
# en 5571b3c6
live-unsent = в { $place } нет ничего от записи ({ $moves }; { $why }); отправьте её туда вручную
# en a29314e7
live-unsent-since = в { $place } только более ранняя запись ({ $earlier } вместо { $moves }; { $why }); отправьте её туда вручную
# en ec3f99c8
no-name = (без имени)
# en a98e3aa0
pairings-ambiguous = результаты вида 1-0 показаны как ?: программы расходятся в том, чей счёт первый
# en 7ed075ac
pairings-game-by-default = { $table }: { $game }: { $result } за неявку
# en 13695edd
pairings-bye = в туре { $round } без соперника: { $player }
# en a90f5702
pairings-bye-no-round = без соперника: { $player }
# en 9bf08a7f
pairings-doubt-columns = { $n ->
        [one] колонка { $columns } неизвестна и не читается
        [few] колонки { $columns } неизвестны и не читаются
       *[many] колонки { $columns } неизвестны и не читаются
    }; известные перечислены в руководстве, в части о файлах
# en b8f9ce42
pairings-doubt-names-alike = { $place }: имена двух игроков совпадают, и у кого какой цвет, видно только по рангу, команде и написанию; напишите их по-разному в жеребьёвке и в записи
# en 33557e99
pairings-doubt-no-name = { $place }: не указано имя игрока; впишите его в жеребьёвку или задайте через --info
# en 7ca9e750
pairings-doubt-no-number = { $place }: у стола нет номера, и в зале он не показывается; пронумеруйте его в жеребьёвке
# en 7408a487
pairings-doubt-same-player = { $player } стоит в жеребьёвке больше одного раза ({ $places }), и где-то это ошибка; исправьте жеребьёвку
# en fb53819a
pairings-doubt-same-table = { $place }: партий в жеребьёвке здесь { $n }, и неизвестно, какая имеется в виду, поэтому не берётся ни одна; дайте каждой партии свой стол
# en 77a3e01f
pairings-doubt-unknown-players = партии называют { $keys }, чего нет в списке игроков; пока этого там нет, оно стоит вместо имени
# en 92cb6f3d
pairings-game = { $table }: { $game }
# en 47eb7d80
pairings-game-with-result = { $table }: { $game }: { $result }
# en fdd9ab18
pairings-no-table = без стола
# en b2bba32d
pairings-round-no-number = тур { $round } - не число, а на серверах туры пронумерованы
# en c15c77c4
place-bottom = внизу
# en 483f8006
place-centre = в центре
# en 876e6822
place-left = слева
# en 1e2a8804
place-middle = посередине
# en 64764359
place-right = справа
# en 926e2116
place-top = вверху
# en 6580529b
read-another-board = На снимке есть ещё одна доска; прочитана самая большая, --all читает все доски.
# en ab38eff0
read-board-of = { $image }, доска { $n }
# en 0a873c6a
read-calibration-unreadable = { $path } не удаётся прочитать; верно ли имя?
# en 1199a22f
read-file = не удаётся прочитать { $path }; проверьте имя и право чтения
# en 76e1462f
read-no-board = доска не найдена; покажите всю доску под углом не меньше { $least } градусов или укажите --corners и --size
# en 5d971051
read-no-whole-board = целой доски не найдено. { $why }
# en d6e743ba
read-one-picture = --sgf и --overlay пишут один файл; указывайте с ними по одному снимку
# en d85e4064
read-position = { $name }: { $size }, чёрных { $black }, белых { $white }, закрыто { $covered }{ $outside ->
        [0] {""}
       *[other] , вне снимка { $outside }
    }
# en 1c8382bc
read-stopped = остановлено перед { $image }
# en 7e10dd5e
read-takes-photographs = { $source } — не снимок: «kifuscribe read» читает файлы со снимками; используйте «kifuscribe record { $source }»: эта команда принимает телефон, камеру, адрес или видео
# en 0ffb97b2
record-board-is = доска { $n } - { $size } { $place }
# en e62e7939
record-board-of-table-is = доска { $n }, стол { $table } - { $size } { $place }
# en 36cc8440
record-board-found = доска { $n } найдена и с этого момента записывается
# en c42a07d1
record-board-of = доска { $n } в { $spec }
# en 6f161d7f
record-begins-with-stones = когда началась запись { $source }, на доске уже { $n ->
        [one] лежал { $n } камень
        [few] лежали { $n } камня
       *[many] лежало { $n } камней
    }, и это не фора: что было сыграно и взято раньше, неизвестно
# en dee6442a
record-boards-number = для --boards нужно по одному числу на источник, например 1,1,3: чисел { $n }, а источников { $sources }
# en 9f4612f4
record-boards-so-far = пока найдено досок: { $seen } из { $count }
# en e74375f4
record-call-the-referee = позовите судью: { $notice }
# en 99b8f1d1
record-boards-missing = { $missing ->
        [one] не хватает доски { $boards }
        [few] не хватает досок { $boards }
       *[many] не хватает досок { $boards }
    }: в { $spec } найдено { $found } из { $count }, запись начинается с тех, что есть; чтобы записывались все, покажите каждую целиком, не меньше 12 пикселей на клетку
# en 9438ee78
record-boards-never-found = { $missing ->
        [one] доска { $boards } так и не найдена и не записана
        [few] доски { $boards } так и не найдены и не записаны
       *[many] доски { $boards } так и не найдены и не записаны
    }; покажите каждую доску целиком или укажите другое число в --boards
# en 0097d1c6
record-consent-unknown = не забудьте о разрешении судьи и согласии обоих игроков: здесь ничто не говорит, что они есть (permission, black_consent и white_consent в --info)
# en 02feacc3
record-consent-unset = не указано: { $names }; впишите в сведения о партии "yes" или "open"
# en 0ba40755
record-date-unknown = когда это снято, неизвестно, поэтому в архиве у партии день этой записи; укажите дату в --info или исправьте её командой 'kifuscribe correct SESSION info --info FILE --by NAME'
# en ec54e684
record-file-of-another-game = { $source } - о партии с "{ $named }", а в { $option } стоит "{ $given }"; укажите файл той партии или уберите параметр
# en 04be281e
record-films-stopped = остановлено; та же команда продолжит с { $film }
# en 6ee859b6
record-folder-refused = не удаётся создать папку { $folder }; проверьте право записи
# en 3dcb9859
record-goes-on-from = { $session }: раньше записывалось с { $earlier }, теперь продолжается с { $source }
# en 3527e414
record-hall-one-source = --hall не для нескольких фильмов; пошлите папку журнала каждого командой 'kifuscribe-hall send'
# en bb2e4eb9
record-heading-of-table = Стол { $table }
# en bbaf5a26
record-line-of-table = стол { $table } | { $text }
# en a61a2155
record-more-boards = на снимке { $boards }; { $count ->
        [1] записывается самая большая
       *[other] записываются самые большие: { $count }
    }
# en 801a104c
record-move = ход { $n }
# en 08b86184
record-names-kept = в зале за столом { $table } теперь { $paired }; запись { $session } сохраняет { $own }; если это та же партия, исправьте имена командой '{ $command }'
# en 3a921b0c
record-names-not-known = игроки в { $sessions } неизвестны: ничто не говорит, какая доска была за каким столом; игроков стола N внесёт '{ $command }'
# en 9364984c
record-neighbours = на снимке { $boards }, записывается { $size } { $place }; --boards { $count } записывает все, каждую отдельно
# en 9216c9a4
record-never-at-rest = в { $source } была видна доска, но ни разу целиком и неподвижно достаточно долго, чтобы начать; закрепите камеру и не держите рук над доской до первого хода
# en 8b1c4915
record-no-board = в { $source } доска не найдена
# en 6800646b
record-no-folder = не удаётся создать папку { $folder }
# en 00619af7
record-no-thread = система больше не запускает потоков; закройте другие программы и попробуйте снова
# en f8b038ce
record-nothing-to-resume = в { $folder } нет записи, которую можно продолжить; начинается новая
# en 92c5a1ed
record-nothing-sent = из { $sessions } в зал ничего не отправлено: ничто не говорит, какая доска была за каким столом; когда игроки внесены, отправить запись столу N можно командой '{ $command }'
# en ee377b78
record-of-board = доска { $n }: { $text }
# en 9639d1fa
record-of-table = стол { $table }: { $text }
# en 5327de07
record-option-of-one-source = { $option } - для одного источника; уберите этот параметр или записывайте источники по одному
# en 8bd92518
record-pictures-deleted = { $n ->
        [one] удалён { $n } снимок
        [few] удалены { $n } снимка
       *[many] удалено { $n } снимков
    } старше, чем позволяет --keep-pictures
# en 7797e072
record-players-of-one-game = { $source } называет игроков одной партии, в записи { $count } досок они не внесены; укажите файл турнира и --table или внесите игроков потом командой 'kifuscribe correct SESSION info'
# en 957e961f
record-refused = партию записывать нельзя: в сведениях о партии { $name } - "no"
# en ccef5fb0
record-round-kept = в зале за столом { $table } теперь { $paired }; запись { $session } остаётся: { $own }
# en fddfa955
record-resumed-elsewhere = { $session }: записывалось с { $earlier }, а не с { $source }; назовите источники в том порядке, в котором они записывались, или продолжите эту запись с другого источника отдельно: { $command }
# en 11de0e75
record-session-one-source = --session и --boards не для нескольких фильмов; запишите их по одному
# en c81919a8
record-source-failed = { $source } больше не записывается
# en 1106cdd0
record-source-over = запись { $source } окончена; { $n ->
        [one] ещё { $n } источник записывается дальше
        [few] ещё { $n } источника записываются дальше
        [many] ещё { $n } источников записываются дальше
       *[other] ещё { $n } источника записываются дальше
    }
# en 7b2d81fb
record-source-panicked = в программе произошла ошибка; записанное до неё сохранено, а --resume продолжит запись
# en 4f0531f2
record-source-twice = { $source } указан дважды; укажите каждый источник один раз
# en 34cd1c3b
record-table-of-what = --table называет партию турнира; укажите и турнир, в --info или --hall
# en 19b248d2
record-phone-of-other-table = { $source } - телефон одного стола, а --table называет стол { $table }; уберите одно из двух
# en 6e09d7aa
record-table-twice = в --table стол { $table } указан дважды; дайте каждой доске свой стол
# en c76c9977
record-tables-number = в --table столов: { $n }, а досок: { $count }; укажите по одному на доску, например 1,2,3; у доски без стола место пустое, как в 1,,3
# en 8d0209f8
record-tables-not-known = пока не найдены все доски, неизвестно, какая за каким из столов { $tables }, и в записях нет имён
# en 804de796
record-tables-not-known-to-hall = пока не найдены все доски, неизвестно, какая за каким из столов { $tables }: в записях нет имён, и зал ничего не получает
# en c1600ed2
record-too-few-boards = в { $spec } найдено: { $boards }, а не { $count }; покажите каждую доску целиком, не меньше 12 пикселей на клетку, или укажите другое число в --boards
# en ae285591
record-unreadable-time = { $what }; проверьте, что было сыграно в это время
# en ad90a92a
record-waiting = ожидание: { $why }
# en 858ba769
replay-no-board = в этой записи доска не найдена
# en 09a97286
result-unreadable = { $text } - не результат; укажите, например, B+3.5, W+R, 0, both-lose, no-result, W+illegal-move или B+adjudicated
# en a9b09be9
result-claim-of-both = заявление делает один игрок: если согласны оба, укажите 'confirm { $text }'
# en 09dd83e0
score-captures = Взято камней во время игры: чёрными { $black }, белыми { $white }
# en da349e4a
score-dead-marked = Мёртвые камни ({ $n }) по отметкам территории в записи: { $points }
# en ce36ea2f
score-dead = Мёртвые камни ({ $n }): { $points }
# en e961013b
score-depends-on-dead = Результат зависит от мёртвых камней, о которых ещё не договорились: { $alive } ({ $alive_text }), если все камни живые; { $result } ({ $text }), если { $dead } и соединённые с ними камни мёртвые. Договоритесь о них до объявления результата и до заполнения доски и укажите --dead "{ $dead }" или --dead none.
# en 9b2c47b6
score-confirmed = Результат этой партии подтверждён: { $result } ({ $text }).
# en e41a28b8
score-dead-not-in-record = Какие камни мёртвые, в записи не сказано: она даёт { $alive } ({ $alive_text }), если все камни живые; { $result } ({ $text }), если { $dead } и соединённые с ними камни мёртвые.
# en 54157f77
score-all-alive-below = Дальше все камни считаются живыми.
# en e18f3a2f
score-no-dead = Мёртвые камни: нет
# en aeacfbaa
score-no-game = не удаётся прочитать { $path } как партию
# en 1cf4dc9e
score-passes = Пасы в конце: { $passes }
# en b65d54a0
score-penalties-noted = учтены штрафы, отмеченные в { $session }: чёрные { $black }, белые { $white }
# en 9ff7b95d
score-record-differs = Результат в записи - { $own } ({ $text }), а подсчёт даёт { $count } ({ $computed }).
# en 9bbd5e28
score-record-is-that-with-dead = Результат в записи { $own } ({ $text }): такой, если мертвы камни { $dead }.
# en 26aaa28c
score-record-without-count = Результат в записи - { $own } ({ $text }): партию решил не подсчёт, { $count }.
# en 05276519
score-result = Результат: { $result } ({ $text })
# en 3e08e094
score-result-all-alive = Результат, если все камни живые: { $result } ({ $text })
# en 0d81139d
score-rules = Правила: { $rules }
# en 3e7c45bf
score-unreadable = не удаётся прочитать { $path }
# en 3d97883c
send-nobody = никто
# en de4aa560
send-nobody-to-ask = ничего не отправлено: спросить здесь некого; чтобы отправить, добавьте --yes
# en a69c935f
send-nothing = ничего не отправлено
# en f07cae93
send-only-claimed = { $result } только заявлен, ничего не отправлено; сначала подтвердите его, когда оба игрока согласны
# en 0c344ca7
send-other-players = в записи чёрные - { $black }, белые - { $white }, а в жеребьёвке { $paired_black } и { $paired_white }; ничего не отправлено: проверьте стол и тур или введите результат вручную
# en 5f82dce8
send-question = Отправить это?
# en d2669341
send-round-and-table = тур { $round }, стол { $table }
# en 99f1380c
send-round-no-number = тур { $round } - не число
# en 37d13139
send-type-it = Введите его в программу жеребьёвки; её файл не меняется.
# en 0484bd06
stats-boards = Доски
# en 6c3d3cd4
stats-way = { $way } - { $n }
# en 097ec53b
stats-corner = { $place } - { $n }
# en d1bf291b
stats-board = { $size } - { $n }
# en 329b443b
stats-by-points = по очкам
# en c2f87a56
stats-corners = Первые камни в углах по расстоянию от краёв в линиях
# en 3a5f711d
stats-doubts = Записи задали { $asked }, из них открыто { $open }; под сомнением { $doubtful }
# en 38fe9125
stats-doubts-and-sure = Записи задали { $asked }, из них открыто { $open }; под сомнением { $doubtful }; ход прочитан в среднем с вероятностью { $sure } %
# en 50e4e2b7
stats-draw = ничья
# en c8a9e6d5
stats-ending = { $ending } после
# en 8d81aa1b
stats-forfeit = неявка
# en 72281a69
stats-games = { $games }, всего { $moves }; среди них с журналом: { $recordings }
# en a29ea52d
stats-middle = { $middle } от него до хода 150 или до конца
# en 6c1bc4d9
stats-on-time = по времени
# en 03d0f610
stats-opening = { $opening } до хода 50 или до конца
# en 9912bd51
stats-player = { $name }: чёрными { $black }, выиграно { $black_wins }; белыми { $white }, выиграно { $white_wins }
# en 60dbd819
stats-resignation = сдача
# en ec608ddd
stats-results = Чем кончились партии
# en c7043517
stats-time = Записанная партия в среднем длится: { $times }
# en ebda87f1
stats-unknown = результата нет
# en 4f4a41e1
stats-unknown-margin = счёт неизвестен
# en acc40543
stats-void = недействительна
# en 75c823ec
stats-winners = Чёрные выиграли { $black }, белые { $white }; без победителя или без результата { $none }
# en 3303b516
stopping = остановка; чтобы закончить сразу, нажмите Ctrl-C ещё раз
# en 428159de
hall-acts-imported = в { $session } теперь внесено сделанное в зале: { $by }
# en 024e00e1
hall-acts-not-imported = сделанное в зале ещё не внесено в { $session }: { $why }
# en 223d007a
hall-acts-not-taken = запись { $session } не принимает решённое в зале: { $why }; зал сообщает об этом на странице стола, где судья решает заново с указанием причин или оставляет так, как у стола
# en f5bc8d2a
hall-is-older = этот зал старее этой программы: он читает записи до формата { $format }, а новая запись здесь — формата { $own }; партия записывается, но зал покажет её, только когда у организатора будет более новый kifuscribe-hall
# en d64160fc
hall-acts-other-result = в зале иное решение о { $session }: { $result } ({ $by }); запись остаётся как есть, и результат не засчитан, пока не отозвано одно из двух: там на странице стола или здесь, 'kifuscribe correct { $session } withdraw --by ИМЯ --reasons ПРИЧИНА'
# en 4e8919d2
hall-acts-without-protest = зал решил { $session } под протестом: { $result } ({ $by }); в записи тот же результат без протеста, и она остаётся как есть: запишите протест здесь, 'kifuscribe incident { $session }', или откажитесь от него там на странице стола
# en adecb646
hall-acts-other-upheld = зал отклонил апелляцию № { $numbers } в { $session } ({ $by }); в записи апелляция рассмотрена иначе, и запись остаётся как есть; на странице стола в зале есть и то, и другое
# en 09449a3f
hall-acts-other-answer = в зале иной ответ на вопрос { $question } в { $session } ({ $by }); запись остаётся как есть, на странице стола в зале есть оба
# en 0bced9f1
hall-rest-not-taken = зал не принимает добавленное: { $why }
# en 9efb2857
pairings-doubt-unknown-rules = в жеребьёвке указаны неизвестные правила: { $rules }; записи сохраняют эти слова, а для подсчёта правила надо выбрать; названия перечисляет 'kifuscribe score --help'
# en 78408cde
pairings-doubt-repeated-columns = в таблице несколько столбцов с названием { $columns }, и прочитан только первый; дайте каждому столбцу своё название
# en 09de582d
pairings-doubt-long-rows = { $n ->
    [one] { $n } строка не прочитана: значений в ней больше, чем столбцов в таблице
    [few] { $n } строки не прочитаны: значений в них больше, чем столбцов в таблице
   *[many] { $n } строк не прочитано: значений в них больше, чем столбцов в таблице
}: { $rows }; имя с разделителем внутри пишется в кавычках
# en d6c8e020
pairings-doubt-unread-values = в жеребьёвке есть значения, которые нельзя прочитать, и они пропущены: { $values }; исправьте их в программе жеребьёвки или укажите с помощью --info
# en 1626d6b5
pairings-doubt-unread-lines = { $n ->
    [one] { $n } строка таблицы не прочитана, целиком или частично
    [few] { $n } строки таблицы не прочитаны, целиком или частично
   *[many] { $n } строк таблицы не прочитано, целиком или частично
}: { $lines }
# en 69c1e11a
pairings-doubt-disagree = в туре { $round } строки игроков { $a } и { $b } по-разному говорят об их партии; сначала выясните, кто с кем играл и кто выиграл
# en 6386e060
hall-no-code = { $text }: это не код подключения; в нём восемь знаков, например ACDE-FHJK
# en ccb2fab9
hall-rest-unknown = добавленного ещё нет в зале: в записи указан { $hall }, который на этом компьютере никто не называл, поэтому к нему не обращались; отправить туда можно командой '{ $command }'
# en ab06a567
result-slip-assumed = { $text } (предположено)
# en 3fa76798
result-slip-no-penalty-given = штрафы не указаны
# en c3b50771
live-unsent-end = в { $place } запись имеет все { $moves }, но не то, что добавлено после них ({ $why }); отправьте её туда вручную
# en 06cf8519
act-refusal-not-computed = вычисленный результат - { $computed }, а не { $result }: не указывайте результат или пусть судья решит { $result } с именем и причинами
# en 49890d39
act-refusal-confirmed-without-protest = оба игрока подтвердили { $result } без протеста, и это окончательно: отметьте апелляцию или сначала отмените результат
# en 73c55a94
act-refusal-not-adjourned = откладывание этой партии не отмечено: сначала отметьте его или опишите случившееся в заметке
# en 0005bbe4
act-refusal-no-time-limit = не указано, до какого времени надо решить апелляцию или когда доигрывается отложенная партия: укажите время
# en efeeeaaa
act-refusal-noted-before = заметка { $note } уже говорит, что ход { $number } сделал не тот партнёр: чтобы изменить её, отзовите эту заметку
# en 5586aa11
act-refusal-appeal-answered = апелляция в заметке { $number } решена, и решение отвечает на неё: сначала отмените решение
# en 815df5d6
incident-other-rules = в записи названы правила { $rules }, по ним оцениваются заметки, а не { $given }; не указывайте --rules или исправьте правила записи: 'kifuscribe correct { $folder } info'
