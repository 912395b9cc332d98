printed-another-result-needs-reasons = { $said } Подтверждается: { $confirmed }. Если так и надо, укажите, кто и почему так решил: --by и --reasons
printed-arithmetic-is-left-out = --arithmetic выводит вычисления по шагам; --report ФАЙЛ.html записывает их вместе со снимками.
printed-black-stones-white-stones-empty = Камней чёрных: { $black }, белых: { $white }, пустых пунктов: { $empty }
printed-board-empty = {"      "}доска { $size }, пустая
printed-board-handicap-stones = {"      "}доска { $size }, фора, камней: { $n }
printed-board-with-stones = {"      "}доска { $size }, на ней { $n ->
        [one] { $n } камень
        [few] { $n } камня
       *[many] { $n } камней
    }
printed-computed-read-off-the-board = Вычислено { $computed }, прочитано с доски { $read }, заявлено { $claimed }
printed-deleted = { $session }: { $pictures ->
        [one] удалён { $pictures } снимок
        [few] удалено { $pictures } снимка
       *[many] удалено { $pictures } снимков
    }
printed-finding = Найдено, { $name }: { $text }{ $at }{ $shift }
printed-hash-of-its-last-line = Хеш последней строки: { $head }
printed-holds-with-assumed = Это верно только при том, что ниже принято без указания: { $settings }
printed-its-last-line-is-unfinished = Последняя строка не дописана, как бывает при отключении питания; ничего принятого не потеряно.
printed-last-picture-differs = последний снимок и запись расходятся на { $points }: исправьте запись или подтвердите, что она верна: 'kifuscribe correct SESSION as-recorded'
printed-moves-taken-back = {"   "}<  { $moves ->
        [one] отменён { $moves } последний ход
        [few] отменены { $moves } последних хода
       *[many] отменены { $moves } последних ходов
    }
printed-next-step = Следующий шаг: { $step }
printed-next-step-either = Следующий шаг на выбор: { $steps }
printed-no-count-comes-to-that = При коми { $komi } подсчёт не может дать { $result }: исправьте результат или коми либо укажите имя судьи и причины: --by и --reasons
printed-no-count-comes-to-the-claim = Никакой подсчёт этой партии не даёт { $result }: заявите верный результат или исправьте коми; сам { $result } подтверждается только с именем и причинами судьи, --by и --reasons
printed-no-count-is-so-large = На доске { $size } подсчёт не может дать { $result }: исправьте результат либо укажите имя судьи и причины: --by и --reasons
printed-no-picture-the-record-is = изображения нет: { $why }; запись сохранена
printed-no-question-is-open = Открытых вопросов нет.
printed-no-result-has-been-noted = Результат не записан.
printed-nobody-is-named = Под этим подтверждением нет имени, а результат уже окончателен. Чтобы указать имя, отмените его: 'kifuscribe correct { $folder } withdraw --by ИМЯ --reasons ПРИЧИНА', и подтвердите снова: 'kifuscribe result { $folder } confirm { $result } --by ИМЯ'.
printed-the-end-does-not-come-to = Позиция в конце записи не даёт { $result } ни по каким правилам с их обычным коми, живы ли вероятно мёртвые камни или нет. Посмотрите на неё: 'kifuscribe score { $record }', и сверьте снимок готового заполнения: 'kifuscribe audit { $record } СНИМОК --session { $folder }'; неверный результат отменяет 'kifuscribe correct { $folder } withdraw --by ИМЯ --reasons ТЕКСТ'.
printed-not-sealed = не запечатано
printed-number-is-in-the-journal = Это номер строки { $line }, { $moves }: до неё журнал такой, каким был тогда; { $later ->
        [0] позже ничего не добавлено
        [one] позже добавлена { $later } строка
        [few] позже добавлено { $later } строки
       *[many] позже добавлено { $later } строк
    }
printed-number-is-not-in-the-journal = Ни у одной строки нет этого номера: это не тот журнал, с которого он был записан, или журнал обрезан раньше; найдите другую копию
printed-note = Замечание: { $note }
printed-nothing-has-been-noted = Ничего не отмечено.
printed-nothing-was-answered-corrected-or = Ничего не отвечали, не исправляли и не решали.
printed-of-them-in-doubt = , из них сомнительны { $doubts }
printed-open-question = Открытый вопрос { $id }: { $question }
printed-output-closed = в стандартный вывод нельзя писать; запись продолжается без него
printed-pictures-as-they-were-taken = Снимки: как сняты { $whole }, удалены { $deleted }, изменены { $changed }
printed-pictures-come-again = изображение снова поступает
printed-question = {"   "}?  вопрос { $id }: { $question }
printed-question-has-settled-itself = {"   "}.  вопрос { $question } решился сам
printed-record = Запись:  { $sgf }
printed-record-differs = Запись { $sgf } не та, что следует из журнала: её изменили, или её написала другая версия программы; команда 'kifuscribe replay { $session } -o FILE' пишет её заново
printed-ruling-taken-back = Отозвано; записано в { $journal }. В составленном раньше отчёте решение ещё стоит: составьте его заново, 'kifuscribe audit' с тем же --report
printed-ruling = Решение, { $at }: { $ruling } { $reasons }
printed-s-referee = { $time } с, судье: { $text }
printed-say-it-with = { $text }; укажите с помощью { $option }
printed-say-with = { $text } Укажите с помощью { $option }.
printed-seal-has-no-signature = Печать не подписана, а ожидался ключ { $expected }; спросите подпись у того, кто запечатал
printed-seal-is-signed-with = Печать подписана ключом { $key }
printed-seal-key = Ключ этого компьютера - { $key }; его открытая часть в { $public }: дайте её тем, кто проверяет ваши печати, а { $secret } храните у себя
printed-sealed-after-write-this-down = Запечатано, { $moves }; запишите это, чтобы доказать: { $head }
printed-sealed-without-names = в запечатанной записи не хватает имён ({ $colors }), и внести их уже нельзя; впишите их в копию SGF
printed-session = Сеанс: { $session }
verify-number-of-one = число относится к одной записи; с --number укажите одну папку записи
printed-settings-assumed = Предположено: { $settings }
printed-settings-given = Указано: { $settings }
printed-settings-of-the-pictures = По снимкам: { $settings }
printed-settings-of-the-record = По записи: { $settings }
printed-signature-is-forged = Подпись не подлинная или от другой записи: найдите другую копию
printed-signed-with-another-key = Печать подписана ключом { $key }, а не { $expected }
printed-step-accept = оба игрока принимают вычисленный результат
printed-step-another-picture = сделайте, что сказано в замечаниях, и снимите ещё раз
printed-step-bowls = поищите недостающий камень (крышки чаш, пол, другая чаша) или уберите лишний и выложите всё снова
printed-step-or = {", или "}
printed-step-referee = решает судья
printed-step-restore = восстановите позицию по записи и посчитайте снова
printed-step-search = поищите недостающий камень (крышки чаш, пол, колени игроков, другая чаша)
printed-step-surplus = найдите лишний камень (камень из другого набора, чаша, в которой их на один больше) и уберите его
printed-stones-were-corrected = {"   "}~  камни исправлены
printed-taken-back-written-to = Отозвано; записано в { $sgf }
printed-the-board-is-back-as = {"   "}#  доска снова как была: партия продолжается
printed-the-board-is-being-filled = {"   "}#  доска заполняется для подсчёта; запись заморожена
printed-the-board-or-the-camera = {"   "}~  доска или камера повёрнута
printed-the-game-is-over-the = {"   "}#  партия окончена: { $why }; запись заморожена
printed-the-journal-is-as-it = Журнал такой, каким был написан: { $events }, { $moves }, { $sealed }
printed-the-report-is-written = Отчёт записан: { $files }
printed-the-result-is = Результат { $standing }
printed-the-result-was-withdrawn = Результата нет: отозван ({ $by }, { $at }): { $reasons }
printed-the-view = вид: { $sentence }
printed-to-play = {"\u000A"}{ $moves }{ $doubts }; ход { $to_play ->
        [Black] чёрных
       *[White] белых
    }
printed-written-to = { $moves }; записано в { $sgf }
printed-sealed = запечатано
printed-sealed-and-added = запечатано, затем { $n ->
        [one] добавлена { $n } строка
        [few] добавлены { $n } строки
       *[many] добавлено { $n } строк
    }
printed-events = { $n ->
        [one] { $n } событие
        [few] { $n } события
       *[many] { $n } событий
    }
printed-nothing-changes = Ничего не меняется: это уже известно.
printed-earlier-record-kept = в { $sgf } была более ранняя запись, она сохранена как { $kept }
printed-edited-record-kept = запись, которая пишется по журналу, кто-то изменил; та версия сохранена как { $kept }
