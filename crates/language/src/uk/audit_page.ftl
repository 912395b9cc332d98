## The hall's pages on which a finished fill is photographed and audited.

# en 5708d6e6
audit-page-title = Перевірка
# en 569f8954
audit-page-which-table = Заповнення якого столу?
# en 79e0c580
audit-page-no-tables = Жодного столу не відомо. Заповнення партії, яку ніхто не записував, однаково можна перевірити.
# en fc66a8e0
audit-page-nothing-recorded = запису немає
# en 80665988
audit-page-other-game = Партія, яку ніхто не записував
# en 5e3fe12e
audit-page-other-table = Інший стіл
# en e3d0c153
audit-page-of-table = Перевірка столу { $table }
# en 96895cda
audit-page-recorded = { $moves ->
        [one] Записано { $moves } хід
        [few] Записано { $moves } ходи
       *[many] Записано { $moves } ходів
    }
# en 1b32eee1
audit-page-without-record = Цю партію ніхто не записував. За самою готовою дошкою сторінка рахує камені й більше нічого не каже.
# en 328c1bbb
audit-page-cannot-know = Без запису не можна знати, який результат правильний, які камені були мертвими і чи хтось рухав камінь. Сторінка називає лише кількість каменів.
# en f939610b
audit-page-behind = Перевірено за записом, яким його бачать глядачі: останніх ходів у ньому може не бути. З токеном судді перевіряють увесь запис.
# en 7575906d
audit-page-photograph = Зняти готове заповнення
# en 4e73cc48
audit-page-photograph-position = Зняти дошку
# en 8609112d
audit-page-another-picture = Зняти ще раз звідси: голосують усі знімки
# en 0b7c2a20
audit-page-anew = Почати заново
# en c5ea6731
audit-page-mail = Надіслати це поштою

# en 80546aa1
audit-page-slip-at = Листок перевірки, діє добу: { $address }

# en 6d7ae23e
audit-page-slip-link = Посилання на цей листок
# en a131449c
audit-page-paper = Бланк цієї перевірки для друку (PDF)

# en 8e110800
audit-page-slip-how-long = Посилання веде на цей листок протягом доби. Надішліть його тому, кому відкрито цей зал; там сказано, що вирішено відтоді.

# en 856fbcbd
audit-page-slip-of-table = Листок перевірки столу { $table }
# en 45d87bc3
audit-page-more = Ще: попередні знімки, заявлений результат
# en e530783e
audit-page-before = Знімок до заповнення, без мертвих каменів
# en d55416d3
audit-page-compensated = Знімок після того, як зайнято спільні пункти й викладено камені компенсації
# en e0920418
audit-page-claimed = Результат, який заявляють гравці, наприклад B+3, якщо він не такий, як у записі
# en 4b18b03e
audit-page-rules = Правила
# en 1dae9cf6
audit-page-rules-of-fills = Це правила, за якими рахують заповненням. Підрахунок території, як за японськими правилами, тут не перевіряють.
# en e5bb8c82
audit-page-rules-uncounted = За правилами цієї партії ({ $rules }) не рахують заповненням: таке заповнення тут не перевірити. Якщо гравці рахували за іншими правилами, назвіть їх.
# en 155f4ae0
audit-page-not-by-filling = за правилами з підрахунком території, наприклад японськими, заповнення не перевіряють; укажіть правила, за якими рахували гравці
# en 70d064cb
audit-page-reading = Знімок читається …
# en cc2e6817
audit-page-unsent = Зал не відповідає. Знімок лишається на цій сторінці: перевірте мережу й надішліть його ще раз.
# en 47a9ee8c
audit-page-undecided = Зал не відповідає, нічого ще не вирішено. Написане залишається тут: перевірте мережу й надішліть знову.
# en f38767b6
audit-page-unread = Пристрій більше не може прочитати цей знімок. Зніміть ще раз.
# en f53c54b1
audit-page-earlier-answer = Нижче — відповідь за попередніми знімками, а не за цим. За нею нічого не вирішують.
# en f04b7167
audit-page-send-again = Надіслати ще раз
# en 64b057ea
audit-page-go-on-without = Продовжити без цього знімка
# en 1f61de38
audit-page-left-out = Знімок, який не вдалося прочитати, не враховано: ця відповідь лише за знімками нижче.
# en bfa2f866
audit-page-error = Зал цього не може
# en 6bc761af
audit-page-answer = Відповідь
# en d88c2833
audit-page-needs-script = Щоб надіслати знімок, сторінці потрібен JavaScript. Дозвольте його в цьому браузері.
# en 2b7b9a64
audit-page-picture = знімок { $number }
# en ae3321de
audit-page-earlier-picture = попередній знімок
# en 01cf34ee
audit-page-ringed = { $count ->
        [one] { $name }, обведено { $count } пункт
        [few] { $name }, обведено { $count } пункти
       *[many] { $name }, обведено { $count } пунктів
    }
# en 2bfe9a08
audit-page-next = Що можна зробити
# en 482b1730
audit-page-turn = Знімок повернуто на { $degrees }°
# en 72d9043f
audit-page-protest = Зіграно під протестом
# en 9de00d14
audit-page-under-protest = Під протестом
# en 9608fc2d
audit-page-confirm = Обидва гравці згодні: підтвердити { $result }
# en 10106351
audit-page-rule = Вирішити інакше
# en aae4fb9c
audit-page-reasons = Причини
# en 9146b79b
audit-page-rule-so = Вирішити так
# en 6a29bd13
audit-page-becomes-evidence = З рішенням знімки зберігаються разом із партією. Без рішення їх буде видалено за день.
# en 74dee4c4
audit-page-decide-needs-tls = Результат підтверджують або вирішують через https чи на комп'ютері самого залу; тут лише перевірка
# en e52d205b
audit-page-picture-forgotten = знімка в цьому залі вже немає; зніміть заповнення ще раз
# en e5c5e0b9
audit-page-photographed-by = { $picture }, знято: { $who }
# en 1d3031f0
audit-page-is-evidence = Знімок зберігається при партії; його хеш починається з { $hash }
# en 7123c919
audit-page-no-claim = заявлений результат виглядає як B+3, W+2.5 або 0
# en 629c07c6
audit-page-no-turn = поворот - від 0 до 3 чвертей
# en 010c4d0b
audit-page-no-rules = такі правила не відомі; виберіть зі списку
# en db6ff71c
audit-page-no-purpose = для чого позиція, не відомо; виберіть зі списку
# en e50867cd
audit-page-one-picture = як позицію читають один знімок за раз; надішліть один
# en add9228e
audit-page-position = Знімок → позиція → SGF
# en 5eec347f
audit-page-purpose = Для чого
# en dc039b07
audit-page-purpose-position = Позиція
# en 3986a2fe
audit-page-purpose-disputed = Спірна дошка
# en 8b3821b5
audit-page-purpose-resume = Позиція, з якої продовжать
# en 57cac5de
audit-page-purpose-bowls = Чаші перед партією
# en 0a551be4
audit-page-name = Назва
# en 2c3726c3
audit-page-no-board = Дошку не знайдено
# en 0a339032
audit-page-no-board-hint = Зніміть усю дошку згори, зі світлом збоку й без рук над нею.
# en a68e99c4
audit-page-position-read = { $size }: чорних { $black }, білих { $white }
# en 651d3168
audit-page-doubts = Перевірте ці пункти: { $points }
# en a620f036
audit-page-unknown = { $count ->
        [one] { $count } пункт невідомий: він закритий або поза знімком і показаний тут порожнім: { $points }.
        [few] { $count } пункти невідомі: вони закриті або поза знімком і показані тут порожніми: { $points }.
       *[many] { $count } пунктів невідомі: вони закриті або поза знімком і показані тут порожніми: { $points }.
    }
# en c037c215
audit-page-as-photographed = Дошка, як вона на знімку. Обведено пункти, які треба перевірити.
# en 6c0b3f6d
audit-page-save-sgf = Зберегти { $name }
# en ce1bc3e5
audit-page-sgf-comment = { $name }. Прочитано зі знімка { $date }.
# en b142e6ee
reading-fault-not-installed = знімки прочитати нічим: поруч із залом немає програми kifuscribe; установіть її в папку програми kifuscribe-hall
# en 716e0d49
reading-fault-other-version = програма kifuscribe поруч із залом іншої версії й не розуміє цього залу; встановіть kifuscribe { $needed } у папку kifuscribe-hall
# en 0241dd31
reading-fault-not-started = програму, що читає знімки, запустити не вдалося; спробуйте ще раз
# en 333d45d7
reading-fault-crashed = програма, яка читає знімки, аварійно завершилась ({ $how }); зніміть ще раз, а якщо це повториться, надішліть знімок із повідомленням про помилку
# en 87b724e7
reading-fault-failed = програма kifuscribe поруч із залом не змогла виконати роботу; чому, сказано в журналі залу, а встановлення перевірить там 'kifuscribe doctor'
# en fee5acd3
reading-fault-disk-full = на комп'ютері залу немає місця для знімків; звільніть місце на диску й надішліть ще раз
# en cdb6b119
reading-fault-busy = читаються інші знімки; спробуйте трохи згодом
# en b0c62d4d
reading-fault-expired = читання знімка забрало забагато часу або пам'яті; зніміть ще раз, з меншим розміром
# en d502495d
reading-fault-no-picture = такий знімок прочитати не можна; надішліть JPEG, PNG, WebP, HEIC або AVIF
# en 98c49fa3
reading-fault-too-large = за раз читають не більш як шість знімків по 16 МіБ, разом 40 МіБ; надішліть менше або менші
# en 1c9e3d1b
reading-fault-parts = знімки прийшли не цілком; надішліть їх ще раз
# en a59aae90
reading-fault-damaged = знімок { $format } пошкоджено або обрізано; зніміть ще раз
# en 103f1384
reading-fault-no-decoder = цей знімок { $format } не прочитати: на комп'ютері залу немає програми { $decoder }; встановіть її там або хай телефон надсилає JPEG (iPhone: Параметри, Камера, Формати, Найсумісніший)
# en b5ed918e
audit-page-game-changed = з цієї перевірки партія змінилася; зніміть заповнення ще раз
# en 8d4a3165
audit-page-reasons-wanted = вкажіть причини: перевірка цього результату не дає
# en 7e04ff1f
audit-page-rules-unsaid = не сказано
# en 3c00c690
audit-page-what-is-known = Що відомо про партію
# en caacad0d
audit-page-by-pictures = Цю партію ніхто не записував: результат ґрунтується на знімках і на тому, що вказано тут. Чи було зсунуто камінь до першого знімка, дізнатися неможливо.
# en aecf2867
audit-page-agrees-if = Заповнення збігається з припущеним
# en a6897c3e
audit-page-accept = Обидва гравці приймають обчислений результат: { $result }
# en b1d7cf8b
audit-page-protest-nobody = ніким
# en 06ac076d
audit-page-protest-player = { $player ->
        [Black] чорними
       *[White] білими
    }
# en e4d769f5
audit-page-protest-both = обома гравцями
# en 82b82aba
audit-page-protest-why = Чому під протестом
# en f09ae699
audit-page-no-number = комі та штрафи — це очки, наприклад 6.5 чи 2, а ходи фори — ціле число
