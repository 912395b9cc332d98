# en a63e4e62
printed-another-result-needs-reasons = { $said } Підтверджується: { $confirmed }. Якщо так і треба, укажіть, хто й чому так вирішив
# en b031e808
printed-arithmetic-is-left-out = --arithmetic виводить обчислення крок за кроком; --report ФАЙЛ.html записує їх разом зі знімками.
# en aee54405
printed-black-stones-white-stones-empty = Каменів чорних: { $black }, білих: { $white }, порожніх пунктів: { $empty }
# en 25278369
printed-board-empty = {"      "}дошка { $size }, порожня
# en aeac0e12
printed-board-handicap-stones = {"      "}дошка { $size }, фора, каменів: { $n }
# en 50d21918
printed-board-with-stones = {"      "}дошка { $size }, на ній { $n ->
        [one] { $n } камінь
        [few] { $n } камені
       *[many] { $n } каменів
    }
# en f2ef1533
printed-computed-read-off-the-board = Обчислено { $computed }, прочитано з дошки { $read }{ $claimed ->
        [none] {""}
       *[other] , заявлено { $claimed }
    }
# en 23f48e85
printed-deleted = { $session }: { $pictures ->
        [one] видалено { $pictures } знімок
        [few] видалено { $pictures } знімки
       *[many] видалено { $pictures } знімків
    }
# en eafd4e21
printed-end-not-checked = Чи не зникли рядки в кінці, перевіряє --number з гешем, який було записано під час запечатування або закриття.
# en 3f237876
printed-finding = Знайдено: { $text }{ $at }{ $shift }
# en 590b6dce
printed-hash-of-its-last-line = Хеш останнього рядка: { $head }
# en 56237a28
printed-its-last-line-is-unfinished = Останній рядок не дописано, як буває при вимкненні живлення або якщо файл обрізали: що в ньому було, втрачено. 'kifuscribe verify --number' скаже за записаним номером, чи обрізано кінець.
# en 330f37a0
printed-journal-empty = У журналі немає жодного рядка: те, що в ньому було, зникло, або нічого не було записано.
# en a209c46f
printed-last-picture-differs = останній знімок і запис розбігаються на { $points }: виправте запис або підтвердьте, що він правильний: 'kifuscribe correct { $session } as-recorded'
# en e3e5d2d6
printed-last-picture-as-answered = наприкінці дошка й запис розбігаються на { $points }, як і випливає з відповіді
# en 17c24a3f
printed-moves-taken-back = {"   "}<  { $moves ->
        [one] скасовано { $moves } останній хід
        [few] скасовано { $moves } останні ходи
       *[many] скасовано { $moves } останніх ходів
    }
# en dd328c4e
printed-next-step = Наступний крок: { $step }
# en c2436746
printed-next-step-either = Наступний крок на вибір: { $steps }
# en b5bccb81
remark-impossible-claim = { $why }: заяву записано; заявіть правильний результат або виправте комі та правила в записі; сам { $result } підтверджується лише з іменем і причинами судді, --by і --reasons
# en 075a44fd
remark-claim-beyond-board = { $why }: заяву записано, але підтвердити її ніхто не може; заявіть правильний результат або виправте комі та правила в записі
# en b2d46d3c
printed-doubtful-penalty = Правила цієї партії не знають штрафу в { $points } для { $player ->
        [Black] чорних
       *[White] білих
    }: якщо це помилка, відкличте нотатку за номером, з іменем і причинами
# en 9658e18a
printed-no-question-is-open = Відкритих запитань немає.
# en ac8ff297
printed-no-result-has-been-noted = Результат не записано.
# en c2964afb
printed-decided-not-confirmed = Вирішено, але ще не підтверджено: { $ruling }
# en 576fe9ff
printed-nobody-is-named = Під цим підтвердженням немає імені, а результат уже остаточний. Щоб указати ім'я, скасуйте його: 'kifuscribe correct { $folder } withdraw --by ІМ'Я --reasons ПРИЧИНА', і підтвердьте знову: 'kifuscribe result { $folder } confirm { $result } --both-agree --by ІМ'Я'.
# en 45011bb4
printed-not-confirmed-by-both = { $player ->
        [Black] Чорні заявляють
       *[White] Білі заявляють
    } { $result }; { $other ->
        [Black] чорні
       *[White] білі
    } не підтвердили, і результат не остаточний. Коли обидва згодні: 'kifuscribe result { $folder } confirm { $result } --both-agree'.
# en 9593e8fe
printed-the-end-does-not-come-to = Позиція в кінці запису не дає { $result } за жодними правилами з їхнім звичайним комі, чи живі ймовірно мертві камені, чи ні. Погляньте на неї: 'kifuscribe score { $record }', і звірте знімок готового заповнення: 'kifuscribe audit { $record } ЗНІМОК --session { $folder }'; хибний результат скасовує 'kifuscribe correct { $folder } withdraw --by ІМЯ --reasons ТЕКСТ'.
# en 6f703eb0
printed-not-sealed = не запечатано
# en b2a2103c
printed-number-is-in-the-journal = Це номер рядка { $line }, { $moves }: до нього журнал такий, яким був тоді; { $later ->
        [0] пізніше нічого не додано
        [one] пізніше додано { $later } рядок
        [few] пізніше додано { $later } рядки
       *[many] пізніше додано { $later } рядків
    }
# en 23788501
printed-number-is-not-in-the-journal = Жоден рядок не має цього номера: це не той журнал, з якого його записано, або його обрізано раніше; знайдіть іншу копію
# en 6e484f53
printed-note = Примітка: { $note }
# en f7f50270
printed-nothing-has-been-noted = Нічого не відзначено.
# en 5bae92ee
printed-open-question = Відкрите запитання { $id }: { $question }
# en 70871261
printed-output-closed = у стандартний вивід не можна писати; запис триває без нього
# en da268445
printed-pictures-as-they-were-taken = Знімки: як знято { $whole }, видалено { $deleted }, змінено { $changed }
# en 5511cb5c
printed-pictures-come-again = зображення знову надходить
# en fe26d7d3
printed-question = {"   "}?  запитання { $id }: { $question }
# en 6a0aab3d
printed-question-has-settled-itself = {"   "}.  запитання { $question } вирішилося само
# en b7a3e2ac
printed-record = Запис:  { $sgf }
# en 60f27fb4
printed-record-differs = Запис { $sgf } не той, що випливає з журналу: його змінили, або його написала інша версія програми; команда 'kifuscribe replay { $session } -o FILE' пише його наново
# en 0ea8c677
printed-record-missing = Запису { $sgf } немає: його видалили або перемістили; команда 'kifuscribe replay { $session } -o FILE' пише його наново
# en 627e48b6
printed-result-file-differs = { $file } не той, що випливає з журналу: його змінили, або його написала інша версія програми; команда 'kifuscribe result { $session }' збереже його поруч під іншим ім'ям і запише те, що є в журналі
# en 22071da9
printed-result-file-missing = { $file } немає, а в журналі є підтверджений результат; команда 'kifuscribe result { $session }' запише його знову
# en 8a5bdb93
printed-paper-differs = { $file } не той, що був записаний: його змінили після того, як його геш потрапив до журналу; надрукуйте його знову або порівняйте з папером
# en ca2bfe58
printed-paper-later = { $file } записано пізніше за останній рядок, який є про нього в журналі: у кінці журналу бракує рядків, або змінено сам файл; кінець перевіряє 'kifuscribe verify --number'
# en 39eb1fc3
printed-paper-missing = файлу { $file } немає ні в теці сеансу, ні поруч із нею: його записано в інше місце, переміщено або видалено, і з хешем не звірено
# en e3aed35d
printed-picture-differs = { $file } - не той знімок, який було зроблено: він не збігається з хешем у журналі
# en d47a4743
printed-audited-record-differs = { $file } - не той запис, з яким звіряли підрахунок: він не збігається з хешем у журналі
# en 6a5b7657
printed-changed-result-kept = файл результату був не той, що випливає з журналу; його збережено як { $file }
# en b8bb5dbd
printed-claims-differ = { $claims }; нічого не підтверджено, поки обидва не скажуть те саме або не вирішить суддя
# en 8940103e
printed-result-file-written-again = { $file } записано знову, як випливає з журналу
# en dd736aff
printed-ruling-taken-back = Відкликано; записано в { $journal }. У складеному раніше звіті рішення ще є: складіть його наново, 'kifuscribe audit' з тим самим --report
# en ff1b8b71
printed-ruling = Рішення, { $at }: { $ruling } { $reasons }
# en 4306d874
printed-s-referee = { $time } с, судді: { $text }
# en 58190132
printed-say-it-with = { $text }; вкажіть за допомогою { $option }
# en 3b6a34e1
printed-say-with = { $text } Вкажіть за допомогою { $option }.
# en 5d59219b
printed-seal-has-no-signature = Печатку не підписано, а очікувався ключ { $expected }; запитайте підпис у того, хто запечатав
# en c2d1c38c
printed-seal-is-signed-with = Печатку підписано ключем { $key }
# en 792ca48f
printed-sealed-at = Запечатано { $at } за годинником його комп'ютера
# en 4741724c
printed-seal-is-unsigned = Печатка без підпису: ніщо не доводить, хто й коли запечатав; лише номер, якщо його записали, доводить, що до печатки нічого не змінювали
# en 491e5a4a
printed-anybody-could-have-signed = Такий ключ міг створити будь-хто: 'kifuscribe verify --key' порівнює його з ключем організатора
# en 29e8c094
printed-seal-key = Ключ цього комп'ютера - { $key }; його відкрита частина у { $public }: дайте її тим, хто перевіряє ваші печатки, а { $secret } зберігайте в себе
# en 96d9b8d3
printed-sealed-after-write-this-down = Запечатано, { $moves }; запишіть це, щоб довести: { $head }
# en 3116a840
printed-sealed-without-names = у запечатаному записі бракує імен ({ $colors }), і внести їх уже не можна; впишіть їх у копію SGF
# en 24675031
printed-session = Сеанс: { $session }
# en 6120aa0b
verify-number-of-one = число належить одному запису; з --number вкажіть одну теку запису
# en f1bde148
printed-settings-assumed = Припущено: { $settings }
# en bf256ed3
printed-settings-given = Указано: { $settings }
# en ce6dcdf9
printed-settings-of-the-journal = За журналом: { $settings }
# en 1f093b3e
printed-settings-of-the-pairing = За файлом жеребкування: { $settings }
# en ff245873
printed-settings-of-the-pictures = За знімками: { $settings }
# en d3d48d45
printed-settings-of-the-record = За записом: { $settings }
# en 7d002698
printed-signature-is-forged = Підпис не справжній або від іншого запису: знайдіть іншу копію
# en e994ccbe
printed-signed-with-another-key = Печатку підписано ключем { $key }, а не { $expected }
# en 1210a617
printed-step-another-picture = зробіть, що сказано в зауваженнях, і зніміть ще раз
# en ea491164
printed-step-bowls = пошукайте камінь, якого бракує (кришки чаш, підлога, інша чаша), або приберіть зайвий і викладіть усе знову
# en 7b48d662
printed-step-decision = підтвердьте рішення судді або відкличте його
# en 139d1276
printed-step-findings = зробіть, що сказано в зауваженнях, і перевірте підрахунок знову
# en 23dfe00b
printed-step-note = відкличте нотатку, якщо вона хибна
# en 4f2b7168
printed-step-or = {", або "}
# en 6c7f0f5f
printed-step-restore = відновіть позицію за записом і порахуйте знову
# en babade77
printed-step-search = пошукайте камінь, якого бракує (кришки чаш, підлога, коліна гравців, інша чаша)
# en d55e2965
printed-step-surplus = знайдіть зайвий камінь (камінь з іншого набору, чаша, у якій їх на один більше) і приберіть його
# en c09c94b7
printed-stones-were-corrected = {"   "}~  камені виправлено
# en 7f5a967e
printed-taken-back-written-to = Відкликано; записано в { $sgf }
# en 8902d279
printed-the-board-is-back-as = {"   "}#  дошка знову як була: партія триває
# en bb8c2bcd
printed-the-board-is-being-filled = {"   "}#  дошка заповнюється для підрахунку; запис заморожено
# en 36fdc860
printed-the-board-or-the-camera = {"   "}~  дошку або камеру повернуто
# en a9ccba02
printed-the-record-is-frozen = {"   "}#  запис заморожено: { $why }
# en 47c2ed23
printed-the-journal-is-as-it = Жоден рядок журналу не змінено: { $events }, { $moves }, { $sealed }
# en da7312ca
printed-the-report-is-written = Звіт записано: { $files }
# en 3c13d9f1
printed-the-result-is = Результат { $standing }
# en def3f021
printed-the-result-was-withdrawn = Результату немає: відкликано ({ $by }, { $at }): { $reasons }
# en 9756152c
printed-the-view = вигляд: { $sentence }
# en ffa4756a
printed-to-play = {"\u000A"}{ $moves }{ $doubts ->
        [0] {""}
       *[other] , з них сумнівні { $doubts }
    }; хід { $to_play ->
        [Black] чорних
       *[White] білих
    }
# en d6fb7552
printed-written-to = { $moves }; записано в { $sgf }
# en 6a173831
printed-sealed = запечатано
# en 8d2bfed2
printed-sealed-and-added = запечатано, потім { $n ->
        [one] додано { $n } рядок
        [few] додано { $n } рядки
       *[many] додано { $n } рядків
    }
# en a4bd5fcb
printed-events = { $n ->
        [one] { $n } подія
        [few] { $n } події
       *[many] { $n } подій
    }
# en bd9d9474
printed-nothing-changes = Нічого не змінюється: це вже відомо.
# en 9c556f19
printed-earlier-record-kept = у { $sgf } був раніший запис, його збережено як { $kept }
# en e9d248fd
printed-disk-full = { $events ->
        [1] остання подія або сам запис не записується на диск і є лише в пам'яті
        [one] диск заповнено; лише в пам'яті остання { $events } подія
        [few] диск заповнено; лише в пам'яті останні { $events } події
       *[many] диск заповнено; лише в пам'яті останні { $events } подій
    }; запис партії триває: звільніть місце, і все запишеться саме, або продовжіть його в теці на іншому диску: { $command }
# en aa409ef5
printed-goes-on-in = Запис партії триває в { $session }; нічого не втрачено
# en b1389262
printed-waits-for-room = запис партії закінчено, { $events ->
        [1] але остання подія або сам запис є лише в пам'яті
        [one] але лише в пам'яті остання { $events } подія
        [few] але лише в пам'яті останні { $events } події
       *[many] але лише в пам'яті останні { $events } подій
    }: звільніть місце на диску, і все запишеться саме, або запишіть його в теку на іншому диску: { $command }; Ctrl-C закінчує без цього
# en 6ae612d2
printed-all-is-written = місце знову є: усе записане тепер на диску
# en 039d69ca
record-kept-on-disk = на диску, у { $session }: { $moves }; звільніть місце і продовжіть з --resume
# en b01d3022
printed-edited-record-kept = запис, який пишеться за журналом, хтось змінив; ту версію збережено як { $kept }
# en 1b6f9c66
printed-recording-ended = Запис закінчився з { $result }: після підтвердженого результату ходи не записуються. Якщо партія триває, скасуйте результат: 'kifuscribe correct { $folder } withdraw --by ІМ'Я --reasons ПРИЧИНА', і записуйте далі з --session { $folder } --resume.
# en 0dab94ba
printed-names-before-the-seal = Бракує імен ({ $colors }), а до запечатаного запису їх уже не внести: внесіть їх до запечатування, 'kifuscribe correct { $folder } info --info ФАЙЛ --by ІМ'Я'.
# en 1170fbe1
printed-only-in-pair-go = Не той партнер буває лише в парному го: якщо цю партію грають двоє, відкличте нотатку { $number }: 'kifuscribe incident { $folder } taken-back { $number } --by ІМ'Я --text ТЕКСТ'.
# en fb204972
printed-stands-now = Тепер чинний результат: { $result } ({ $status }).
# en dd0e5b3e
printed-no-result-stands = Тепер результату немає; зазначте його: 'kifuscribe result { $folder } claim РЕЗУЛЬТАТ' або 'confirm РЕЗУЛЬТАТ'.
# en 1d22181a
printed-with-option = { $text } ({ $option })
# en a93c56ef
printed-sealed-with-questions = { $n ->
    [one] { $n } запитання відкрите
    [few] { $n } запитання відкриті
   *[many] { $n } запитань відкрито
 } у запечатаному записі; дайте відповідь: 'kifuscribe answer { $session }', вона стане після печатки
# en a352d984
printed-sealed-with-unseen-order = Порядок ходів { $moves } ніхто не бачив. Запитайте гравців; якщо він інший, виправте: 'kifuscribe correct { $session }', виправлення стане після печатки
# en 00cde6dc
printed-sealed-before = Запечатано раніше; тепер { $moves }, з доданим після. Номер усього журналу тепер { $head }
# en 4607ecb4
printed-signed-later = Запечатано раніше, а підписано лише тепер: підпис не каже, що між цим нічого не змінено
# en 27b98c16
printed-ended-with-result = { $moves }; результат підтверджено: { $result }. Запис закінчено
# en 176d16fe
printed-ended-with-result-by = { $moves }; результат підтверджено ({ $by }): { $result }. Запис закінчено
# en 5c3f58db
printed-was-signed-later = Підписано вже після того, як було запечатано: підпис не каже, що час запечатування правильний і що між цим нічого не змінено
# en 1e344cfe
pdf-missing-characters = На цьому комп'ютері немає шрифту з цими знаками, і вище їх немає: { $characters }
