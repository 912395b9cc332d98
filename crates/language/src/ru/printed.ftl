# en a63e4e62
printed-another-result-needs-reasons = { $said } Подтверждается: { $confirmed }. Если так и надо, укажите, кто и почему так решил
# en b031e808
printed-arithmetic-is-left-out = --arithmetic выводит вычисления по шагам; --report ФАЙЛ.html записывает их вместе со снимками.
# en aee54405
printed-black-stones-white-stones-empty = Камней чёрных: { $black }, белых: { $white }, пустых пунктов: { $empty }
# en 25278369
printed-board-empty = {"      "}доска { $size }, пустая
# en aeac0e12
printed-board-handicap-stones = {"      "}доска { $size }, фора, камней: { $n }
# en 50d21918
printed-board-with-stones = {"      "}доска { $size }, на ней { $n ->
        [one] { $n } камень
        [few] { $n } камня
       *[many] { $n } камней
    }
# en f2ef1533
printed-computed-read-off-the-board = Вычислено { $computed }, прочитано с доски { $read }{ $claimed ->
        [none] {""}
       *[other] , заявлено { $claimed }
    }
# en 23f48e85
printed-deleted = { $session }: { $pictures ->
        [one] удалён { $pictures } снимок
        [few] удалено { $pictures } снимка
       *[many] удалено { $pictures } снимков
    }
# en eafd4e21
printed-end-not-checked = Не пропали ли строки в конце, проверяет --number с хешем, который был записан при запечатывании или закрытии.
# en 3f237876
printed-finding = Найдено: { $text }{ $at }{ $shift }
# en 590b6dce
printed-hash-of-its-last-line = Хеш последней строки: { $head }
# en 56237a28
printed-its-last-line-is-unfinished = Последняя строка не дописана, как бывает при отключении питания или если файл обрезали: что в ней было, потеряно. 'kifuscribe verify --number' скажет по записанному номеру, обрезан ли конец.
# en 330f37a0
printed-journal-empty = В журнале нет ни одной строки: то, что в нём было, пропало, или ничего не было записано.
# en a209c46f
printed-last-picture-differs = последний снимок и запись расходятся на { $points }: исправьте запись или подтвердите, что она верна: 'kifuscribe correct { $session } as-recorded'
# en e3e5d2d6
printed-last-picture-as-answered = в конце доска и запись расходятся на { $points }, как и следует из ответа
# en 17c24a3f
printed-moves-taken-back = {"   "}<  { $moves ->
        [one] отменён { $moves } последний ход
        [few] отменены { $moves } последних хода
       *[many] отменены { $moves } последних ходов
    }
# en dd328c4e
printed-next-step = Следующий шаг: { $step }
# en c2436746
printed-next-step-either = Следующий шаг на выбор: { $steps }
# en b5bccb81
remark-impossible-claim = { $why }: заявление записано; заявите верный результат либо исправьте коми и правила в записи; сам { $result } подтверждается только с именем и причинами судьи, --by и --reasons
# en 075a44fd
remark-claim-beyond-board = { $why }: заявление записано, но подтвердить его никто не может; заявите верный результат либо исправьте коми и правила в записи
# en b2d46d3c
printed-doubtful-penalty = Правила этой партии не знают штрафа в { $points } для { $player ->
        [Black] чёрных
       *[White] белых
    }: если это ошибка, отзовите заметку по номеру, с именем и причинами
# en 9658e18a
printed-no-question-is-open = Открытых вопросов нет.
# en ac8ff297
printed-no-result-has-been-noted = Результат не записан.
# en c2964afb
printed-decided-not-confirmed = Решено, но ещё не подтверждено: { $ruling }
# en 576fe9ff
printed-nobody-is-named = Под этим подтверждением нет имени, а результат уже окончателен. Чтобы указать имя, отмените его: 'kifuscribe correct { $folder } withdraw --by ИМЯ --reasons ПРИЧИНА', и подтвердите снова: 'kifuscribe result { $folder } confirm { $result } --both-agree --by ИМЯ'.
# en 45011bb4
printed-not-confirmed-by-both = { $player ->
        [Black] Чёрные заявляют
       *[White] Белые заявляют
    } { $result }; { $other ->
        [Black] чёрные
       *[White] белые
    } не подтвердили, и результат не окончательный. Когда оба согласны: 'kifuscribe result { $folder } confirm { $result } --both-agree'.
# en 9593e8fe
printed-the-end-does-not-come-to = Позиция в конце записи не даёт { $result } ни по каким правилам с их обычным коми, живы ли вероятно мёртвые камни или нет. Посмотрите на неё: 'kifuscribe score { $record }', и сверьте снимок готового заполнения: 'kifuscribe audit { $record } СНИМОК --session { $folder }'; неверный результат отменяет 'kifuscribe correct { $folder } withdraw --by ИМЯ --reasons ТЕКСТ'.
# en 6f703eb0
printed-not-sealed = не запечатано
# en b2a2103c
printed-number-is-in-the-journal = Это номер строки { $line }, { $moves }: до неё журнал такой, каким был тогда; { $later ->
        [0] позже ничего не добавлено
        [one] позже добавлена { $later } строка
        [few] позже добавлено { $later } строки
       *[many] позже добавлено { $later } строк
    }
# en 23788501
printed-number-is-not-in-the-journal = Ни у одной строки нет этого номера: это не тот журнал, с которого он был записан, или журнал обрезан раньше; найдите другую копию
# en 6e484f53
printed-note = Примечание: { $note }
# en f7f50270
printed-nothing-has-been-noted = Ничего не отмечено.
# en 5bae92ee
printed-open-question = Открытый вопрос { $id }: { $question }
# en 70871261
printed-output-closed = в стандартный вывод нельзя писать; запись продолжается без него
# en da268445
printed-pictures-as-they-were-taken = Снимки: как сняты { $whole }, удалены { $deleted }, изменены { $changed }
# en 5511cb5c
printed-pictures-come-again = изображение снова поступает
# en fe26d7d3
printed-question = {"   "}?  вопрос { $id }: { $question }
# en 6a0aab3d
printed-question-has-settled-itself = {"   "}.  вопрос { $question } решился сам
# en b7a3e2ac
printed-record = Запись:  { $sgf }
# en 60f27fb4
printed-record-differs = Запись { $sgf } не та, что следует из журнала: её изменили, или её написала другая версия программы; команда 'kifuscribe replay { $session } -o FILE' пишет её заново
# en 0ea8c677
printed-record-missing = Записи { $sgf } нет: её удалили или переместили; команда 'kifuscribe replay { $session } -o FILE' пишет её заново
# en 627e48b6
printed-result-file-differs = { $file } не тот, что следует из журнала: его изменили, или его написала другая версия программы; команда 'kifuscribe result { $session }' сохранит его рядом под другим именем и запишет то, что есть в журнале
# en 22071da9
printed-result-file-missing = { $file } отсутствует, а в журнале есть подтверждённый результат; команда 'kifuscribe result { $session }' запишет его снова
# en 8a5bdb93
printed-paper-differs = { $file } не тот, что был записан: его изменили после того, как его хеш попал в журнал; напечатайте его снова или сравните с бумагой
# en ca2bfe58
printed-paper-later = { $file } записан позже последней строки, которая есть о нём в журнале: в конце журнала не хватает строк, или изменён сам файл; конец проверяет 'kifuscribe verify --number'
# en 39eb1fc3
printed-paper-missing = файла { $file } нет ни в папке сеанса, ни рядом с ней: он записан в другое место, перемещён или удалён и с хешем не сверен
# en e3aed35d
printed-picture-differs = { $file } - не тот снимок, который был сделан: он не совпадает с хешем в журнале
# en d47a4743
printed-audited-record-differs = { $file } - не та запись, с которой сверяли подсчёт: она не совпадает с хешем в журнале
# en 6a5b7657
printed-changed-result-kept = файл результата был не тот, что следует из журнала; он сохранён как { $file }
# en b8bb5dbd
printed-claims-differ = { $claims }; ничего не подтверждено, пока оба не скажут одно и то же или не решит судья
# en 8940103e
printed-result-file-written-again = { $file } записан снова, как следует из журнала
# en dd736aff
printed-ruling-taken-back = Отозвано; записано в { $journal }. В составленном раньше отчёте решение ещё стоит: составьте его заново, 'kifuscribe audit' с тем же --report
# en ff1b8b71
printed-ruling = Решение, { $at }: { $ruling } { $reasons }
# en 4306d874
printed-s-referee = { $time } с, судье: { $text }
# en 58190132
printed-say-it-with = { $text }; укажите с помощью { $option }
# en 3b6a34e1
printed-say-with = { $text } Укажите с помощью { $option }.
# en 5d59219b
printed-seal-has-no-signature = Печать не подписана, а ожидался ключ { $expected }; спросите подпись у того, кто запечатал
# en c2d1c38c
printed-seal-is-signed-with = Печать подписана ключом { $key }
# en 792ca48f
printed-sealed-at = Запечатано { $at } по часам его компьютера
# en 4741724c
printed-seal-is-unsigned = Печать без подписи: ничто не доказывает, кто и когда запечатал; только номер, если его записали, доказывает, что до печати ничего не менялось
# en 491e5a4a
printed-anybody-could-have-signed = Такой ключ мог создать кто угодно: 'kifuscribe verify --key' сравнивает его с ключом организатора
# en 29e8c094
printed-seal-key = Ключ этого компьютера - { $key }; его открытая часть в { $public }: дайте её тем, кто проверяет ваши печати, а { $secret } храните у себя
# en 96d9b8d3
printed-sealed-after-write-this-down = Запечатано, { $moves }; запишите это, чтобы доказать: { $head }
# en 3116a840
printed-sealed-without-names = в запечатанной записи не хватает имён ({ $colors }), и внести их уже нельзя; впишите их в копию SGF
# en 24675031
printed-session = Сеанс: { $session }
# en 6120aa0b
verify-number-of-one = число относится к одной записи; с --number укажите одну папку записи
# en f1bde148
printed-settings-assumed = Предположено: { $settings }
# en bf256ed3
printed-settings-given = Указано: { $settings }
# en ce6dcdf9
printed-settings-of-the-journal = По журналу: { $settings }
# en 1f093b3e
printed-settings-of-the-pairing = По файлу жеребьёвки: { $settings }
# en ff245873
printed-settings-of-the-pictures = По снимкам: { $settings }
# en d3d48d45
printed-settings-of-the-record = По записи: { $settings }
# en 7d002698
printed-signature-is-forged = Подпись не подлинная или от другой записи: найдите другую копию
# en e994ccbe
printed-signed-with-another-key = Печать подписана ключом { $key }, а не { $expected }
# en 1210a617
printed-step-another-picture = сделайте, что сказано в найденном, и снимите ещё раз
# en ea491164
printed-step-bowls = поищите недостающий камень (крышки чаш, пол, другая чаша) или уберите лишний и выложите всё снова
# en 7b48d662
printed-step-decision = подтвердите решение судьи или отзовите его
# en 139d1276
printed-step-findings = сделайте, что сказано в найденном, и проверьте подсчёт снова
# en 23dfe00b
printed-step-note = отзовите заметку, если она неверна
# en 4f2b7168
printed-step-or = {", или "}
# en 6c7f0f5f
printed-step-restore = восстановите позицию по записи и посчитайте снова
# en babade77
printed-step-search = поищите недостающий камень (крышки чаш, пол, колени игроков, другая чаша)
# en d55e2965
printed-step-surplus = найдите лишний камень (камень из другого набора, чаша, в которой их на один больше) и уберите его
# en c09c94b7
printed-stones-were-corrected = {"   "}~  камни исправлены
# en 7f5a967e
printed-taken-back-written-to = Отозвано; записано в { $sgf }
# en 8902d279
printed-the-board-is-back-as = {"   "}#  доска снова как была: партия продолжается
# en bb8c2bcd
printed-the-board-is-being-filled = {"   "}#  доска заполняется для подсчёта; запись заморожена
# en 36fdc860
printed-the-board-or-the-camera = {"   "}~  доска или камера повёрнута
# en a9ccba02
printed-the-record-is-frozen = {"   "}#  запись заморожена: { $why }
# en 47c2ed23
printed-the-journal-is-as-it = Ни одна строка журнала не изменена: { $events }, { $moves }, { $sealed }
# en da7312ca
printed-the-report-is-written = Отчёт записан: { $files }
# en 3c13d9f1
printed-the-result-is = Результат { $standing }
# en def3f021
printed-the-result-was-withdrawn = Результата нет: отозван ({ $by }, { $at }): { $reasons }
# en 9756152c
printed-the-view = вид: { $sentence }
# en ffa4756a
printed-to-play = {"\u000A"}{ $moves }{ $doubts ->
        [0] {""}
       *[other] , из них сомнительны { $doubts }
    }; ход { $to_play ->
        [Black] чёрных
       *[White] белых
    }
# en d6fb7552
printed-written-to = { $moves }; записано в { $sgf }
# en 6a173831
printed-sealed = запечатано
# en 8d2bfed2
printed-sealed-and-added = запечатано, затем { $n ->
        [one] добавлена { $n } строка
        [few] добавлены { $n } строки
       *[many] добавлено { $n } строк
    }
# en a4bd5fcb
printed-events = { $n ->
        [one] { $n } событие
        [few] { $n } события
       *[many] { $n } событий
    }
# en bd9d9474
printed-nothing-changes = Ничего не меняется: это уже известно.
# en 9c556f19
printed-earlier-record-kept = в { $sgf } была более ранняя запись, она сохранена как { $kept }
# en e9d248fd
printed-disk-full = { $events ->
        [1] последнее событие или сама запись не записывается на диск и есть только в памяти
        [one] диск заполнен; только в памяти последнее { $events } событие
        [few] диск заполнен; только в памяти последние { $events } события
       *[many] диск заполнен; только в памяти последние { $events } событий
    }; запись партии продолжается: освободите место, и всё запишется само, или продолжите её в папке на другом диске: { $command }
# en aa409ef5
printed-goes-on-in = Запись партии продолжается в { $session }; ничего не потеряно
# en b1389262
printed-waits-for-room = запись партии окончена, { $events ->
        [1] но последнее событие или сама запись есть только в памяти
        [one] но только в памяти последнее { $events } событие
        [few] но только в памяти последние { $events } события
       *[many] но только в памяти последние { $events } событий
    }: освободите место на диске, и всё запишется само, или запишите её в папку на другом диске: { $command }; Ctrl-C заканчивает без этого
# en 6ae612d2
printed-all-is-written = место снова есть: всё записанное теперь на диске
# en 039d69ca
record-kept-on-disk = на диске, в { $session }: { $moves }; освободите место и продолжите с --resume
# en b01d3022
printed-edited-record-kept = запись, которая пишется по журналу, кто-то изменил; та версия сохранена как { $kept }
# en 1b6f9c66
printed-recording-ended = Запись закончилась с { $result }: после подтверждённого результата ходы не записываются. Если партия продолжается, отмените результат: 'kifuscribe correct { $folder } withdraw --by ИМЯ --reasons ПРИЧИНА', и записывайте дальше с --session { $folder } --resume.
# en 0dab94ba
printed-names-before-the-seal = Не хватает имён ({ $colors }), а в запечатанную запись их уже не внести: внесите их до запечатывания, 'kifuscribe correct { $folder } info --info ФАЙЛ --by ИМЯ'.
# en 1170fbe1
printed-only-in-pair-go = Не тот партнёр бывает только в парном го: если эту партию играют двое, отзовите заметку { $number }: 'kifuscribe incident { $folder } taken-back { $number } --by ИМЯ --text ТЕКСТ'.
# en fb204972
printed-stands-now = Теперь действует: { $result } ({ $status }).
# en dd0e5b3e
printed-no-result-stands = Теперь результата нет; отметьте его: 'kifuscribe result { $folder } claim РЕЗУЛЬТАТ' или 'confirm РЕЗУЛЬТАТ'.
# en 1d22181a
printed-with-option = { $text } ({ $option })
# en a93c56ef
printed-sealed-with-questions = { $n ->
    [one] { $n } вопрос открыт
    [few] { $n } вопроса открыты
   *[many] { $n } вопросов открыто
 } в запечатанной записи; ответьте: 'kifuscribe answer { $session }', ответ встанет после печати
# en a352d984
printed-sealed-with-unseen-order = Порядок ходов { $moves } никто не видел. Спросите игроков; если он другой, исправьте: 'kifuscribe correct { $session }', исправление встанет после печати
# en 00cde6dc
printed-sealed-before = Запечатано раньше; теперь { $moves }, с добавленным после. Номер всего журнала теперь { $head }
# en 4607ecb4
printed-signed-later = Запечатано раньше, а подписано только теперь: подпись не говорит, что между этим ничего не изменено
# en 27b98c16
printed-ended-with-result = { $moves }; результат подтверждён: { $result }. Запись окончена
# en 176d16fe
printed-ended-with-result-by = { $moves }; результат подтверждён ({ $by }): { $result }. Запись окончена
# en 5c3f58db
printed-was-signed-later = Подписано уже после того, как было запечатано: подпись не говорит, что время запечатывания верно и что между этим ничего не изменено
# en 1e344cfe
pdf-missing-characters = На этом компьютере нет шрифта с этими знаками, и выше их нет: { $characters }
