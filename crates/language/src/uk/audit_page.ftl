## The hall's pages on which a finished fill is photographed and audited.

# en 00000000
audit-page-title = Перевірка
# en 00000000
audit-page-which-table = Заповнення якого столу?
# en 00000000
audit-page-no-tables = Жодного столу не відомо. Заповнення партії, яку ніхто не записував, однаково можна перевірити.
# en 00000000
audit-page-nothing-recorded = запису немає
# en 00000000
audit-page-other-game = Партія, яку ніхто не записував
# en 00000000
audit-page-other-table = Інший стіл
# en 00000000
audit-page-of-table = Перевірка столу { $table }
# en 00000000
audit-page-recorded = { $moves ->
        [one] Записано { $moves } хід
        [few] Записано { $moves } ходи
       *[other] Записано { $moves } ходів
    }
# en 00000000
audit-page-without-record = Цю партію ніхто не записував: за самою готовою дошкою можна лише порахувати камені.
# en 00000000
audit-page-cannot-know = Без запису не можна знати, яким має бути результат, які камені були мертві й чи не зсунуто камінь. Тут сказано лише про число каменів.
# en 00000000
audit-page-behind = Перевірено за записом, яким його бачать глядачі: останніх ходів у ньому може не бути. З токеном судді перевіряють увесь запис.
# en 00000000
audit-page-photograph = Зняти готове заповнення
# en 00000000
audit-page-photograph-position = Зняти дошку
# en 00000000
audit-page-another-picture = Зняти ще раз звідси: голосують усі знімки
# en 00000000
audit-page-anew = Почати заново
# en 00000000
audit-page-more = Ще: попередні знімки, заявлений результат
# en 00000000
audit-page-before = Знімок до заповнення, без мертвих каменів
# en 00000000
audit-page-compensated = Знімок після того, як зайнято спільні пункти й викладено камені компенсації
# en 00000000
audit-page-claimed = Результат, який заявляють гравці, наприклад B+3, якщо він не такий, як у записі
# en 00000000
audit-page-rules = Правила
# en 00000000
audit-page-reading = Знімок читається …
# en 00000000
audit-page-unsent = Зал не відповідає. Перевірте мережу й зніміть ще раз.
# en 00000000
audit-page-error = Зал цього не може
# en 00000000
audit-page-answer = Відповідь
# en 00000000
audit-page-needs-script = Щоб надіслати знімок, сторінці потрібен JavaScript. Дозвольте його в цьому браузері.
# en 00000000
audit-page-picture = знімок { $number }
# en 00000000
audit-page-earlier-picture = попередній знімок
# en 00000000
audit-page-ringed = { $count ->
        [one] { $name }, обведено { $count } пункт
        [few] { $name }, обведено { $count } пункти
       *[other] { $name }, обведено { $count } пунктів
    }
# en 00000000
audit-page-next = Що можна зробити
# en 00000000
audit-page-turn = Знімок повернуто на { $degrees }°
# en 00000000
audit-page-protest = Зіграно під протестом
# en 00000000
audit-page-under-protest = Під протестом
# en 00000000
audit-page-confirm = Підтвердити: { $result }
# en 00000000
audit-page-rule = Вирішити інакше
# en 00000000
audit-page-reasons = Причини
# en 00000000
audit-page-rule-so = Вирішити так
# en 00000000
audit-page-becomes-evidence = З рішенням знімок зберігається при партії під хешем { $hash }. Без рішення його видаляють за день.
# en 00000000
audit-page-decide-needs-tls = Результат підтверджують або вирішують через https чи на комп'ютері самого залу; тут лише перевірка
# en 00000000
audit-page-picture-forgotten = знімка в цьому залі вже немає; зніміть заповнення ще раз
# en 00000000
audit-page-finished-fill = Готове заповнення
# en 00000000
audit-page-photographed-by = { $picture }, знято: { $who }
# en 00000000
audit-page-is-evidence = Знімок зберігається при партії; його хеш починається з { $hash }
# en 00000000
audit-page-no-claim = заявлений результат виглядає як B+3, W+2.5 або 0
# en 00000000
audit-page-no-turn = поворот - від 0 до 3 чвертей
# en 00000000
audit-page-no-rules = такі правила не відомі; виберіть зі списку
# en 00000000
audit-page-no-purpose = для чого позиція, не відомо; виберіть зі списку
# en 00000000
audit-page-one-picture = як позицію читають один знімок за раз; надішліть один
# en 00000000
audit-page-position = Знімок → позиція → SGF
# en 00000000
audit-page-purpose = Для чого
# en 00000000
audit-page-purpose-position = Позиція
# en 00000000
audit-page-purpose-disputed = Спірна дошка
# en 00000000
audit-page-purpose-resume = Позиція, з якої продовжать
# en 00000000
audit-page-purpose-bowls = Чаші перед партією
# en 00000000
audit-page-name = Назва
# en 00000000
audit-page-no-board = Дошку не знайдено
# en 00000000
audit-page-no-board-hint = Зніміть усю дошку згори, зі світлом збоку й без рук над нею.
# en 00000000
audit-page-position-read = { $size }: чорних { $black }, білих { $white }
# en 00000000
audit-page-doubts = Перевірте ці пункти: { $points }
# en 00000000
audit-page-as-photographed = Дошка, як вона на знімку. Обведено пункти, які треба перевірити.
# en 00000000
audit-page-save-sgf = Зберегти { $name }
# en 00000000
audit-page-sgf-comment = { $name }. Прочитано зі знімка { $date }.
# en 00000000
reading-fault-not-installed = знімки прочитати нічим: поруч із залом немає програми kifuscribe; установіть її в папку програми kifuscribe-hall
# en 00000000
reading-fault-other-version = програма kifuscribe поруч із залом іншої версії; установіть обидві однієї версії
# en 00000000
reading-fault-not-started = програму, що читає знімки, запустити не вдалося; спробуйте ще раз
# en 00000000
reading-fault-busy = читаються інші знімки; спробуйте трохи згодом
# en 00000000
reading-fault-expired = читання знімка забрало забагато часу або пам'яті; зніміть ще раз, з меншим розміром
# en 00000000
reading-fault-no-picture = такий знімок прочитати не можна; надішліть JPEG, PNG, WebP, HEIC або AVIF
# en 00000000
reading-fault-too-large = за раз читають не більш як шість знімків по 16 МіБ, разом 40 МіБ; надішліть менше або менші
# en 00000000
reading-fault-parts = знімки прийшли не цілком; надішліть їх ще раз
# en 00000000
reading-fault-damaged = знімок { $format } пошкоджено або обрізано; зніміть ще раз
# en 00000000
reading-fault-undecodable = знімок { $format } на комп'ютері залу прочитати не можна: він пошкоджений, або там немає програми для { $format } (heif-convert); нехай телефон надсилає JPEG (iPhone: Параметри, Камера, Формати, Найсумісніший)
