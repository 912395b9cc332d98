printed-another-result-needs-reasons = { $said } Підтверджується: { $confirmed }. Якщо так і треба, укажіть, хто й чому так вирішив: --by і --reasons
printed-arithmetic-is-left-out = --arithmetic виводить обчислення крок за кроком; --report ФАЙЛ.html записує їх разом зі знімками.
printed-black-stones-white-stones-empty = Каменів чорних: { $black }, білих: { $white }, порожніх пунктів: { $empty }
printed-board-empty = {"      "}дошка { $size }, порожня
printed-board-handicap-stones = {"      "}дошка { $size }, фора, каменів: { $n }
printed-board-with-stones = {"      "}дошка { $size }, на ній { $n ->
        [one] { $n } камінь
        [few] { $n } камені
       *[many] { $n } каменів
    }
printed-computed-read-off-the-board = Обчислено { $computed }, прочитано з дошки { $read }, заявлено { $claimed }
printed-deleted = { $session }: { $pictures ->
        [one] видалено { $pictures } знімок
        [few] видалено { $pictures } знімки
       *[many] видалено { $pictures } знімків
    }
printed-finding = Знайдено, { $name }: { $text }{ $at }{ $shift }
printed-hash-of-its-last-line = Хеш останнього рядка: { $head }
printed-holds-with-assumed = Це правильно лише за того, що нижче прийнято без вказівки: { $settings }
printed-its-last-line-is-unfinished = Останній рядок не дописано, як буває при вимкненні живлення; нічого прийнятого не втрачено.
printed-last-picture-differs = останній знімок і запис розбігаються на { $points }: виправте запис або підтвердьте, що він правильний: 'kifuscribe correct SESSION as-recorded'
printed-moves-taken-back = {"   "}<  { $moves ->
        [one] скасовано { $moves } останній хід
        [few] скасовано { $moves } останні ходи
       *[many] скасовано { $moves } останніх ходів
    }
printed-next-step = Наступний крок: { $step }
printed-next-step-either = Наступний крок на вибір: { $steps }
printed-no-count-comes-to-that = З комі { $komi } підрахунок не може дати { $result }: виправте результат або комі чи вкажіть ім'я судді та причини: --by і --reasons
printed-no-count-comes-to-the-claim = Жоден підрахунок цієї партії не дає { $result }: заявіть правильний результат або виправте комі; сам { $result } підтверджується лише з іменем і причинами судді, --by і --reasons
printed-no-count-is-so-large = На дошці { $size } підрахунок не може дати { $result }: виправте результат чи вкажіть ім'я судді та причини: --by і --reasons
printed-no-picture-the-record-is = зображення немає: { $why }; запис збережено
printed-no-question-is-open = Відкритих запитань немає.
printed-no-result-has-been-noted = Результат не записано.
printed-nobody-is-named = Під цим підтвердженням немає імені, а результат уже остаточний. Щоб указати ім'я, скасуйте його: 'kifuscribe correct { $folder } withdraw --by ІМ'Я --reasons ПРИЧИНА', і підтвердьте знову: 'kifuscribe result { $folder } confirm { $result } --by ІМ'Я'.
printed-the-end-does-not-come-to = Позиція в кінці запису не дає { $result } за жодними правилами з їхнім звичайним комі, чи живі ймовірно мертві камені, чи ні. Погляньте на неї: 'kifuscribe score { $record }', і звірте знімок готового заповнення: 'kifuscribe audit { $record } ЗНІМОК --session { $folder }'; хибний результат скасовує 'kifuscribe correct { $folder } withdraw --by ІМЯ --reasons ТЕКСТ'.
printed-not-sealed = не запечатано
printed-number-is-in-the-journal = Це номер рядка { $line }, { $moves }: до нього журнал такий, яким був тоді; { $later ->
        [0] пізніше нічого не додано
        [one] пізніше додано { $later } рядок
        [few] пізніше додано { $later } рядки
       *[many] пізніше додано { $later } рядків
    }
printed-number-is-not-in-the-journal = Жоден рядок не має цього номера: це не той журнал, з якого його записано, або його обрізано раніше; знайдіть іншу копію
printed-note = Зауваження: { $note }
printed-nothing-has-been-noted = Нічого не відзначено.
printed-nothing-was-answered-corrected-or = Нічого не відповідали, не виправляли й не вирішували.
printed-of-them-in-doubt = , з них сумнівні { $doubts }
printed-open-question = Відкрите запитання { $id }: { $question }
printed-output-closed = у стандартний вивід не можна писати; запис триває без нього
printed-pictures-as-they-were-taken = Знімки: як знято { $whole }, видалено { $deleted }, змінено { $changed }
printed-pictures-come-again = зображення знову надходить
printed-question = {"   "}?  запитання { $id }: { $question }
printed-question-has-settled-itself = {"   "}.  запитання { $question } вирішилося само
printed-record = Запис:  { $sgf }
printed-record-differs = Запис { $sgf } не той, що випливає з журналу: його змінили, або його написала інша версія програми; команда 'kifuscribe replay { $session } -o FILE' пише його наново
printed-ruling-taken-back = Відкликано; записано в { $journal }. У складеному раніше звіті рішення ще є: складіть його наново, 'kifuscribe audit' з тим самим --report
printed-ruling = Рішення, { $at }: { $ruling } { $reasons }
printed-s-referee = { $time } с, судді: { $text }
printed-say-it-with = { $text }; вкажіть за допомогою { $option }
printed-say-with = { $text } Вкажіть за допомогою { $option }.
printed-seal-has-no-signature = Печатку не підписано, а очікувався ключ { $expected }; запитайте підпис у того, хто запечатав
printed-seal-is-signed-with = Печатку підписано ключем { $key }
printed-seal-key = Ключ цього комп'ютера - { $key }; його відкрита частина у { $public }: дайте її тим, хто перевіряє ваші печатки, а { $secret } зберігайте в себе
printed-sealed-after-write-this-down = Запечатано, { $moves }; запишіть це, щоб довести: { $head }
printed-sealed-without-names = у запечатаному записі бракує імен ({ $colors }), і внести їх уже не можна; впишіть їх у копію SGF
printed-session = Сеанс: { $session }
verify-number-of-one = число належить одному запису; з --number вкажіть одну теку запису
printed-settings-assumed = Припущено: { $settings }
printed-settings-given = Указано: { $settings }
printed-settings-of-the-pictures = За знімками: { $settings }
printed-settings-of-the-record = За записом: { $settings }
printed-signature-is-forged = Підпис не справжній або від іншого запису: знайдіть іншу копію
printed-signed-with-another-key = Печатку підписано ключем { $key }, а не { $expected }
printed-step-accept = обидва гравці приймають обчислений результат
printed-step-another-picture = зробіть, що сказано в зауваженнях, і зніміть ще раз
printed-step-bowls = пошукайте камінь, якого бракує (кришки чаш, підлога, інша чаша), або приберіть зайвий і викладіть усе знову
printed-step-or = {", або "}
printed-step-referee = вирішує суддя
printed-step-restore = відновіть позицію за записом і порахуйте знову
printed-step-search = пошукайте камінь, якого бракує (кришки чаш, підлога, коліна гравців, інша чаша)
printed-step-surplus = знайдіть зайвий камінь (камінь з іншого набору, чаша, у якій їх на один більше) і приберіть його
printed-stones-were-corrected = {"   "}~  камені виправлено
printed-taken-back-written-to = Відкликано; записано в { $sgf }
printed-the-board-is-back-as = {"   "}#  дошка знову як була: партія триває
printed-the-board-is-being-filled = {"   "}#  дошка заповнюється для підрахунку; запис заморожено
printed-the-board-or-the-camera = {"   "}~  дошку або камеру повернуто
printed-the-game-is-over-the = {"   "}#  партію закінчено: { $why }; запис заморожено
printed-the-journal-is-as-it = Журнал такий, яким був написаний: { $events }, { $moves }, { $sealed }
printed-the-report-is-written = Звіт записано: { $files }
printed-the-result-is = Результат { $standing }
printed-the-result-was-withdrawn = Результату немає: відкликано ({ $by }, { $at }): { $reasons }
printed-the-view = вигляд: { $sentence }
printed-to-play = {"\u000A"}{ $moves }{ $doubts }; хід { $to_play ->
        [Black] чорних
       *[White] білих
    }
printed-written-to = { $moves }; записано в { $sgf }
printed-sealed = запечатано
printed-sealed-and-added = запечатано, потім { $n ->
        [one] додано { $n } рядок
        [few] додано { $n } рядки
       *[many] додано { $n } рядків
    }
printed-events = { $n ->
        [one] { $n } подія
        [few] { $n } події
       *[many] { $n } подій
    }
printed-nothing-changes = Нічого не змінюється: це вже відомо.
printed-earlier-record-kept = у { $sgf } був раніший запис, його збережено як { $kept }
printed-edited-record-kept = запис, який пишеться за журналом, хтось змінив; ту версію збережено як { $kept }
