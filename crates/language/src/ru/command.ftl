# Что выводят команды.
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
archive-after-move = после хода { $moves }
archive-at-too-large = в { $file } { $moves }; укажите в --at не больше
archive-black-wins = чёрные
archive-checked-damaged = { $games }, { $journals }, { $pictures }: остальное как было записано
archive-checked-whole = { $games }, { $journals }, { $pictures }: всё как было записано
archive-export-stopped = остановлено; от записанного ничего не осталось
archive-file = Файл: { $file }
archive-game-of-file = { $file } (партия { $n })
archive-journals-left-out = { $n ->
        [one] пропущен { $n } журнал
        [few] пропущено { $n } журнала
       *[many] пропущено { $n } журналов
    } со скрытым именем: из журнала имя убрать нельзя
archive-more-refused = { $n ->
        [one] не принят ещё { $n } файл
        [few] не приняты ещё { $n } файла
       *[many] не принято ещё { $n } файлов
    }; --json назовёт все
archive-name-not-found = Если оно должно быть, проверьте написание: 'archive find --player NAME'.
archive-name-stays-in-files = В журналах, файлах SGF и их именах оно осталось; см. руководство, "The archive".
archive-name-withheld = Имя скрыто; было в: { $games }.
archive-next-move = ход
archive-no-game-found = ни одной партии не найдено
archive-no-rectangle = { $region } - не прямоугольник доски { $size }; укажите два его угла, например A1:G7
archive-not-told = архив об этом ещё не знает: { $why }
archive-nothing-to-export = ни одной партии не найдено, и ничего не записано
archive-pictures-deleted = { $n ->
        [one] удалён { $n } снимок
        [few] удалены { $n } снимка
       *[many] удалено { $n } снимков
    }; хеши есть в журналах
archive-played-next = Что играли дальше в этой позиции:
archive-played-next-in = Что играли дальше в { $region }:
archive-round = тур { $round }
archive-set-aside = повреждённый каталог теперь называется { $aside }
archive-shown-of = { $shown } из { $total ->
        [one] { $total } партии
       *[many] { $total } партий
    }
archive-stopped-adds-the-rest = остановлено; та же команда добавит остальное
archive-stopped-as-it-was = остановлено; каталог остался как был
archive-stopped-checking = остановлено до конца проверки
archive-table = стол { $table }
archive-white-wins = белые
archive-written = записано в { $file }: { $games }
archive-written-package = записано в { $file }: { $games }, { $journals }, { $pictures }
audit-fill-not-seen = готовое заполнение не было видно без рук; снимите его и укажите снимок
audit-no-picture = нет снимка готового заполнения; укажите хотя бы один после записи
audit-nothing-to-confirm = заполнение не даёт результата, который можно подтвердить; укажите согласованный в --result
audit-other-game = { $session } - запись не той партии, что { $path }; укажите папку записи этой партии или уберите --session
audit-nobody-is-named = решению нужно имя; укажите в --by, кто решает или подтверждает
audit-reasons-missing = решению судьи нужны причины; укажите их в --reasons
audit-result-without-ruling = --result - результат, который решён, и даётся вместе с --ruling, где сказано как; что заявляют игроки, даётся в --claimed
audit-ruling-where = решение хранится в журнале записи или рядом с отчётом; укажите --session или --report
audit-recording-beside = это запись из { $session }; с --session { $session } проверка и принятые по ней решения сохраняются там
audit-recording-has-more = в { $session } есть то, чего в этой записи нет ({ $what }); 'kifuscribe replay { $session } -o { $record }' запишет её заново
audit-two-records = указаны две записи; проверяется одна партия
audit-watch-one-record = за подсчётом следят по одной записи, снимки делаются сами; укажите только запись
brief-by = { $winner ->
        [Black] чёрные
       *[White] белые
    } выигрывают, разница { $margin }
brief-equal = счёт равный, по правилам выигрывают { $winner ->
        [Black] чёрные
       *[White] белые
    }
brief-forfeit = { $winner ->
        [Black] чёрные
       *[White] белые
    } выигрывают: неявка соперника
brief-forfeit-because = { $winner ->
        [Black] чёрные
       *[White] белые
    } выигрывают без игры: { $why }
brief-resignation = { $winner ->
        [Black] чёрные
       *[White] белые
    } выигрывают: соперник сдался
brief-time = { $winner ->
        [Black] чёрные
       *[White] белые
    } выигрывают по времени
brief-wins = { $winner ->
        [Black] чёрные
       *[White] белые
    } выигрывают
calibrate-found = Найдена доска { $size }, { $cell } пикселей на клетку, { $pictures }.
calibrate-lens = радиальный член объектива (k1) - { $k1 }, по { $views } видам мишени, ошибка { $error } пикселя
calibrate-no-chessboard = шахматная доска с { $squares } внутренними углами не видна целиком на { $views } видах { $spec }; держите её ровно, каждый раз наклоняйте иначе и укажите --squares
calibrate-nothing-wrong = С этим видом всё в порядке.
calibrate-stopped = остановлено раньше, чем доска была найдена достаточно раз; ничего не записано
calibrate-written = Записано в { $path }.
clock-both-down = Время вышло у обоих: проигрывает тот, чей флажок упал первым, а по использованному времени этого не узнать
clock-came-late = { $color ->
        [Black] Чёрные
       *[White] Белые
    } опоздали: с часов снимается { $time }
clock-count-with = Считайте с --penalty-black { $black } --penalty-white { $white }
clock-flag = Флажок упал: { $color ->
        [Black] чёрные
       *[White] белые
    }
clock-main-left = Осталось основного времени: чёрные { $black }, белые { $white }
clock-main-over = Основное время истекло: { $color ->
        [Black] чёрные
       *[White] белые
    }
clock-moves-left = Ходов до конца периода: чёрные { $black }, белые { $white }
clock-no-moves = в { $session } не записано ни одного хода
clock-penalties = Штрафы: чёрные { $black }, белые { $white }; при подсчёте это чёрные { $net_black }, белые { $net_white }
clock-penalty = Штраф { $color ->
        [Black] чёрных
       *[White] белых
    }: { $points }
clock-period-gone = Период истёк: { $color ->
        [Black] чёрные
       *[White] белые
    }; осталось { $left }
clock-period-missing = в этом контроле есть периоды; укажите их длину в --period, например 5:00
clock-periods-left = Осталось периодов: чёрные { $black }, белые { $white }
clock-presses-needed = по использованному времени периоды не узнать; укажите нажатия часов в CSV
clock-result = Результат: { $result } ({ $text }); решает судья
clock-skipped = Ход пропущен: { $color ->
        [Black] чёрные
       *[White] белые
    }
clock-unusable = { $path } использовать нельзя
correct-answer-missing = укажите ответ на вопрос { $question }: confirm, reject или номер предложения
correct-no-answer = { $word } - не ответ; укажите confirm, reject или номер предложения
correct-no-color = { $text } - не цвет; укажите B или W
correct-no-moves = { $text } - не список ходов; укажите по очереди цвет и пункт, например "W D4 B Q16"
correct-no-point = { $label } - не пункт доски { $size }; укажите букву столбца (без I) и ряд, например D4
correct-withdraw-unsigned = решение отзывает кто-то и почему-то; укажите --by и --reasons
count-boards = { $n ->
        [one] { $n } доска
        [few] { $n } доски
       *[many] { $n } досок
    }
count-journals = { $n ->
        [one] { $n } журнал
        [few] { $n } журнала
       *[many] { $n } журналов
    }
count-pictures = { $n ->
        [one] { $n } снимок
        [few] { $n } снимка
       *[many] { $n } снимков
    }
count-recordings = { $n ->
        [one] { $n } запись
        [few] { $n } записи
       *[many] { $n } записей
    }
damage-hash = он изменён: не совпадает со списком хешей
damage-missing = его там нет; 'archive add' найдёт его в папке, где он сейчас лежит
damage-other-game = в нём не та партия, что раньше; 'archive add' возьмёт новую
damage-other-moves = в каталоге не те ходы, что в файле; выполните 'archive rebuild'
damage-pictures = { $n ->
        [one] изменён { $n } снимок: не совпадает с хешем в журнале
        [few] изменены { $n } снимка: не совпадают с хешами в журнале
       *[many] изменено { $n } снимков: не совпадают с хешами в журнале
    }
damage-record = запись { $record } не такая, как даёт журнал; 'kifuscribe replay SESSION -o { $record }' запишет её заново
expect-compensation = Компенсация: { $stones } на территории { $side ->
        [Black] чёрных
       *[White] белых
    }
expect-empty-block = Единственный пустой пункт - среди выигранных пунктов { $side ->
        [Black] чёрных
       *[White] белых
    }
expect-empty-reserved = Единственный пустой пункт { $side ->
        [Black] чёрные
       *[White] белые
    } оставляют рядом с компенсацией
expect-empty-shared = Единственный пустой пункт - общий
expect-extra = Последний общий пункт: ещё один { $color ->
        [Black] чёрный
       *[White] белый
    } камень
expect-shared = Общие пункты: { $n ->
        [one] { $n } камень
        [few] { $n } камня
       *[many] { $n } камней
    } каждого цвета
expect-winning = Выигранные пункты { $side ->
        [Black] чёрных
       *[White] белых
    }: { $winning }; на них проигранных камней { $loser ->
        [Black] чёрных
       *[White] белых
    }: { $losing }
film-before = уже записан раньше
film-done = готово
film-failed = записать не удалось
film-finding = готово, но есть что проверить
film-of = Фильм { $n } из { $all }, { $film }: { $state }
films-failed = не удалось записать { $n ->
        [one] { $n } фильм
        [few] { $n } фильма
       *[many] { $n } фильмов
    }; та же команда попробует снова
hall-back = зал снова отвечает столу { $table }
hall-denied = { $why }. Запись продолжается здесь и не отправляется. Создайте токен командой 'kifuscribe-hall token --role table --table { $table }' и укажите файл с ним в --hall-token-file
hall-denied-of-boards = { $why }. Запись этой доски продолжается здесь и не отправляется. В файле из --hall-token-file нужен токен для каждого стола, по одному в строке, в порядке --table; токен этого стола создаёт 'kifuscribe-hall token --role table --table { $table }'
hall-has-nothing = запись полная, но зал ничего из неё не получил; её отправит '{ $command }'
hall-has-nothing-denied = запись полная, но зал ничего из неё не получил: он не пускает этот компьютер; с токеном этого стола её отправит '{ $command }'
hall-has-earlier = в зале теперь вся запись { $session }, не отправленная раньше
hall-has-all = вся запись стола { $table } есть в зале
hall-is-token = это токен, а не адрес зала; запишите его в файл и укажите файл в --hall-token-file, адрес зала в --hall, а номер стола в --table
hall-is-token-file = в { $path } токен, а не адрес зала; укажите этот файл в --hall-token-file, адрес зала в --hall, а номер стола в --table
hall-joined = подключено к столу { $table } зала { $hall }: чёрные - { $black }, белые - { $white }
hall-joined-not-paired = подключено к столу { $table } зала { $hall }, но в жеребьёвке зала такого стола нет; проверьте номер или задайте имена через --info
hall-joined-several-games = подключено к столу { $table } зала { $hall }, но в жеребьёвке зала за ним несколько партий, и не берётся ни одна; сообщите организатору или задайте имена через --info
hall-joined-without-pairings = подключено к столу { $table } зала { $hall }, у которого нет жеребьёвки; задайте имена через --info
hall-lost = { $why }; запись продолжается и отправится, когда зал ответит
hall-no-table = укажите номер стола в --table или адрес страницы 'Join' в --hall
hall-address-of-one-table = адрес в --hall относится к одному столу; с --boards укажите адрес самого зала, например http://hall:8080, и стол для каждой доски: --table 5,6,7
hall-no-tables = укажите стол для каждой доски в --table, например --table 5,6,7
hall-tables-of-boards = { $tables } - столы нескольких досок; скажите с --boards, сколько досок на снимке
hall-no-table-number = { $table } - не номер стола в зале; номера - от 1
hall-no-token = в { $path } нет токена; запишите туда строку, которую вывела 'kifuscribe-hall token'
hall-many-tokens = в файле { $path } токенов: { $n }, и ничто не говорит, какой из них для стола { $table }; запишите его строку в отдельный файл или составьте файл из строк 'kifuscribe-hall token --json', в которых столы названы
hall-no-token-of-table = в файле { $path } нет токена стола { $table }; добавьте строку, которую для него выводит 'kifuscribe-hall token'
hall-tokens-number = в { $path } токенов { $n }, а нужно { $tables }; запишите туда по одному в строке, в порядке --table
hall-not-sent = не отправлено: { $sessions } из той же папки: в зале этой записи нет, возможно, она пробная; если это партия стола { $table }, отправить её можно командой '{ $command }'
hall-not-sent-from-any-table = не отправлено: { $sessions } из той же папки, поскольку ничто не говорит, за каким столом это игралось; отправить столу N можно командой '{ $command }'
hall-other-table = адрес в --hall относится к столу { $table }; уберите --table или укажите тот же номер
hall-refuses = зал отказывается от записи стола { $table }: { $why }
hall-refuses-earlier = зал отказывается от { $session }: { $why }
hall-rest-doubtful = добавленное не отправлено в зал: там этой записи нет, возможно, она пробная; если это партия, отправить её можно командой '{ $command }'
hall-rest-failed = добавленного ещё нет в зале: { $why }; оно уйдёт со следующей записью за этим столом или командой '{ $command }'
hall-rest-refused = зал не принимает добавленное: { $why }; отправить ещё раз можно командой '{ $command }'
hall-rest-sent = стол { $table } зала { $hall } получил добавленное
hall-taken = с этого момента зал принимает запись стола { $table }
hall-unsent = у зала нет конца записи: { $n ->
        [one] { $n } строки
       *[many] { $n } строк
    }; их отправит следующая запись за этим столом или '{ $command }'
hall-unsent-denied = у зала нет записи ({ $n ->
        [one] { $n } строка
        [few] { $n } строки
       *[many] { $n } строк
    }), он не пускает этот компьютер; с токеном этого стола её отправит '{ $command }'
hall-without-names = { $why }; запись начинается без имён из зала
incident-no-words = замечание без слов ничего не говорит; дайте их в --text
live-again = запись снова доходит до { $place }
live-kept-back = зрители не видят конца партии ({ $moves }), его удержала задержка; продолжите запись или раздайте её вручную
live-no-answer = ответа вовремя не было
live-not-told = в копии в папке live этого ещё нет: { $why }
live-no-port = для страницы доски { $n } нет порта: от { $port } до 65535 их слишком мало; выберите для --live меньший
live-page-at = страница зрителей: http://{ $address }/
live-published = запись публикуется: { $place }
live-retrying = запись не доходит до { $place }: { $why }; попытки продолжаются
live-unsent = в { $place } нет ничего от записи ({ $moves }; { $why }); отправьте её туда вручную
live-unsent-since = в { $place } только более ранняя запись ({ $earlier } вместо { $moves }; { $why }); отправьте её туда вручную
no-name = (без имени)
pairings-ambiguous = результаты вида 1-0 показаны как ?: программы расходятся в том, чей счёт первый
pairings-by-default = {" "}за неявку
pairings-bye = в туре { $round } без соперника: { $player }
pairings-bye-no-round = без соперника: { $player }
pairings-doubt-columns = { $n ->
        [one] колонка { $columns } неизвестна и не читается
        [few] колонки { $columns } неизвестны и не читаются
       *[many] колонки { $columns } неизвестны и не читаются
    }; известные перечислены в руководстве, в части о файлах
pairings-doubt-no-name = { $place }: не указано имя игрока; впишите его в жеребьёвку или задайте через --info
pairings-doubt-no-number = { $place }: у стола нет номера, и в зале он не показывается; пронумеруйте его в жеребьёвке
pairings-doubt-same-player = { $player } стоит в жеребьёвке больше одного раза ({ $places }), и где-то это ошибка; исправьте жеребьёвку
pairings-doubt-same-table = { $place }: партий в жеребьёвке здесь { $n }, и неизвестно, какая имеется в виду, поэтому не берётся ни одна; дайте каждой партии свой стол
pairings-doubt-unknown-players = партии называют { $keys }, чего нет в списке игроков; пока этого там нет, оно стоит вместо имени
pairings-game = { $table }: чёрные { $black } - белые { $white }
pairings-game-colors-open = { $table }: { $black } - { $white }, цвет разыгрывают
pairings-handicap = , фора { $n }
pairings-komi = , коми { $komi }
pairings-no-network = { $address } - адрес, а программа собрана без сети; укажите файл
pairings-no-table = без стола
pairings-round-no-number = тур { $round } - не число, а на серверах туры пронумерованы
place-bottom = внизу
place-centre = в центре
place-left = слева
place-middle = посередине
place-right = справа
place-top = вверху
read-another-board = На снимке есть ещё одна доска; прочитана самая большая, --all читает все доски.
read-board-of = { $image }, доска { $n }
read-calibration-unreadable = { $path } не удаётся прочитать; верно ли имя?
read-doubts = под сомнением: { $points }
read-file = не удаётся прочитать { $path }; проверьте имя и право чтения
read-no-board = доска не найдена; покажите всю доску под углом не меньше { $least } градусов или укажите --corners и --size
read-no-whole-board = целой доски не найдено. { $why }
read-one-picture = --sgf и --overlay пишут один файл; указывайте с ними по одному снимку
read-position = { $name }: { $size }, чёрных { $black }, белых { $white }, закрыто { $covered }{ $outside ->
        [0] {""}
       *[other] , вне снимка { $outside }
    }
read-stopped = остановлено перед { $image }
record-board = Доска { $n }
record-board-is = доска { $n } - { $size } { $place }
record-board-of-table-is = доска { $n }, стол { $table } - { $size } { $place }
record-board-found = доска { $n } найдена и с этого момента записывается
record-board-of = доска { $n } в { $spec }
record-begins-with-stones = когда началась запись { $source }, на доске уже { $n ->
        [one] лежал { $n } камень
        [few] лежали { $n } камня
       *[many] лежало { $n } камней
    }, и это не фора: что было сыграно и взято раньше, неизвестно
record-boards-so-far = пока найдено досок: { $seen } из { $count }
record-boards-missing = { $missing ->
        [one] не хватает доски { $boards }
        [few] не хватает досок { $boards }
       *[many] не хватает досок { $boards }
    }: в { $spec } найдено { $found } из { $count }, запись начинается с тех, что есть; чтобы записывались все, покажите каждую целиком, не меньше 12 пикселей на клетку
record-boards-never-found = { $missing ->
        [one] доска { $boards } так и не найдена и не записана
        [few] доски { $boards } так и не найдены и не записаны
       *[many] доски { $boards } так и не найдены и не записаны
    }; покажите каждую доску целиком или укажите другое число в --boards
record-consent-unknown = не забудьте о разрешении судьи и согласии обоих игроков: здесь ничто не говорит, что они есть (permission, black_consent и white_consent в --info)
record-consent-unset = не указано: { $names }; впишите в сведения о партии "yes" или "open"
record-date-unknown = когда это снято, неизвестно, поэтому в архиве у партии день этой записи; укажите дату в --info или исправьте её командой 'kifuscribe correct SESSION info --info FILE --by NAME'
record-endless = у { $source } нет конца; камеру или адрес записывайте отдельно
record-file-of-another-game = { $source } - о партии с "{ $named }", а в { $option } стоит "{ $given }"; укажите файл той партии или уберите параметр
record-films-stopped = остановлено; та же команда продолжит с { $film }
record-folder-refused = не удаётся создать папку { $folder }; проверьте право записи
record-hall-one-source = --hall - для одного источника; отправьте запись каждого фильма командой 'kifuscribe-hall send'
record-more-boards = на снимке { $boards }; { $count ->
        [1] записывается самая большая
       *[other] записываются самые большие: { $count }
    }
record-move = ход { $n }
record-names-not-known = игроки в { $sessions } неизвестны: ничто не говорит, какая доска была за каким столом; игроков стола N внесёт '{ $command }'
record-neighbours = на снимке { $boards }, записывается { $size } { $place }; --boards { $count } записывает все, каждую отдельно
record-never-at-rest = в { $source } была видна доска, но ни разу целиком и неподвижно достаточно долго, чтобы начать; закрепите камеру и не держите рук над доской до первого хода
record-no-board = в { $source } доска не найдена
record-no-folder = не удаётся создать папку { $folder }
record-nothing-to-resume = в { $folder } нет записи, которую можно продолжить; начинается новая
record-nothing-sent = из { $sessions } в зал ничего не отправлено: ничто не говорит, какая доска была за каким столом; когда игроки внесены, отправить запись столу N можно командой '{ $command }'
record-of-board = доска { $n }:{" "}
record-pictures-deleted = { $n ->
        [one] удалён { $n } снимок
        [few] удалены { $n } снимка
       *[many] удалено { $n } снимков
    } старше, чем позволяет --keep-pictures
record-players-of-one-game = { $source } называет игроков одной партии, в записи { $count } досок они не внесены; укажите файл турнира и --table или внесите игроков потом командой 'kifuscribe correct SESSION info'
record-refused = партию записывать нельзя: в сведениях о партии { $name } - "no"
record-session-one-source = --session и --boards - для одного источника; записывайте фильмы по одному
record-table-of-what = --table называет партию турнира; укажите и турнир, в --info или --hall
record-table-twice = в --table стол { $table } указан дважды; дайте каждой доске свой стол
record-tables-number = в --table столов: { $n }, а досок: { $count }; укажите по одному на доску, например 1,2,3; у доски без стола место пустое, как в 1,,3
record-tables-not-known = пока не найдены все доски, неизвестно, какая за каким из столов { $tables }, и в записях нет имён
record-tables-not-known-to-hall = пока не найдены все доски, неизвестно, какая за каким из столов { $tables }: в записях нет имён, и зал ничего не получает
record-too-few-boards = в { $spec } найдено: { $boards }, а не { $count }; покажите каждую доску целиком, не меньше 12 пикселей на клетку, или укажите другое число в --boards
record-unreadable-time = { $what }; проверьте, что было сыграно в это время
record-waiting = ожидание: { $why }
replay-no-board = в этой записи доска не найдена
result-unreadable = { $text } - не результат; укажите, например, B+3.5, W+R или 0
score-captures = Взято камней во время игры: чёрными { $black }, белыми { $white }
score-dead-marked = Мёртвые камни ({ $n }) по отметкам территории в записи: { $points }
score-dead = Мёртвые камни ({ $n }): { $points }
score-depends-on-dead = Результат зависит от мёртвых камней, о которых ещё не договорились: { $alive } ({ $alive_text }), если все камни живые; { $result } ({ $text }), если { $dead } и соединённые с ними камни мёртвые. Договоритесь о них до объявления результата и до заполнения доски и укажите --dead "{ $dead }" или --dead none.
score-confirmed = Результат этой партии подтверждён: { $result } ({ $text }).
score-dead-not-in-record = Какие камни мёртвые, в записи не сказано: она даёт { $alive } ({ $alive_text }), если все камни живые; { $result } ({ $text }), если { $dead } и соединённые с ними камни мёртвые.
score-all-alive-below = Дальше все камни считаются живыми.
score-no-dead = Мёртвые камни: нет
score-no-game = не удаётся прочитать { $path } как партию
score-passes = Пасы в конце: { $passes }
score-penalties-noted = учтены штрафы, отмеченные в { $session }: чёрные { $black }, белые { $white }
score-record-differs = Результат в записи - { $own } ({ $text }), а подсчёт даёт { $count } ({ $computed }).
score-record-is-that-with-dead = Результат в записи { $own } ({ $text }): такой, если мертвы камни { $dead }.
score-record-without-count = Результат в записи - { $own } ({ $text }): партию решил не подсчёт, { $count }.
score-result = Результат: { $result } ({ $text })
score-result-all-alive = Результат, если все камни живые: { $result } ({ $text })
score-rules = Правила: { $rules }
score-unreadable = не удаётся прочитать { $path }
send-conflict = в турнире у этой партии другой результат, { $result }; он оставлен как есть: выясните с организатором, какой верен
send-file-has-it = В файле программы жеребьёвки он уже есть.
send-known = В турнире он уже есть.
send-no-network = программа собрана без сети; введите результат вручную
send-nobody = никто
send-nobody-to-ask = ничего не отправлено: спросить здесь некого; чтобы отправить, добавьте --yes
send-not-played = { $result } - не результат сыгранной партии; введите его вручную
send-nothing = ничего не отправлено
send-only-claimed = { $result } только заявлен, ничего не отправлено; сначала подтвердите его, когда оба игрока согласны
send-other-players = в записи чёрные - { $black }, белые - { $white }, а в жеребьёвке { $paired_black } и { $paired_white }; ничего не отправлено: проверьте стол и тур или введите результат вручную
send-question = Отправить это?
send-round-and-table = тур { $round }, стол { $table }
send-round-no-number = тур { $round } - не число
send-taken = Теперь он есть в турнире.
send-type-it = Введите его в программу жеребьёвки; её файл не меняется.
stats-boards = Доски
stats-way = { $way } - { $n }
stats-corner = { $place } - { $n }
stats-board = { $size } - { $n }
stats-by-points = по очкам
stats-corners = Первые камни в углах по расстоянию от краёв в линиях
stats-doubts = Записи задали { $asked }, из них открыто { $open }; под сомнением { $doubtful }
stats-doubts-and-sure = Записи задали { $asked }, из них открыто { $open }; под сомнением { $doubtful }; ход прочитан в среднем с вероятностью { $sure } %
stats-draw = ничья
stats-ending = { $ending } после
stats-forfeit = неявка
stats-games = { $games }, всего { $moves }; среди них с журналом: { $recordings }
stats-middle = { $middle } от него до хода 150 или до конца
stats-minutes = { $n } мин
stats-on-time = по времени
stats-opening = { $opening } до хода 50 или до конца
stats-player = { $name }: чёрными { $black }, выиграно { $black_wins }; белыми { $white }, выиграно { $white_wins }
stats-resignation = сдача
stats-results = Чем кончились партии
stats-time = Записанная партия в среднем длится: { $times }
stats-unknown = результата нет
stats-unknown-margin = счёт неизвестен
stats-void = недействительна
stats-winners = Чёрные выиграли { $black }, белые { $white }; без победителя или без результата { $none }
stopping = остановка; чтобы закончить сразу, нажмите Ctrl-C ещё раз
