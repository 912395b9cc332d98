hall-address-of-its-qr-code = адреса з QR-коду
hall-address-of-the-hall = Адреса залу
hall-ask-again = Запитати знову
hall-ask-the-hall-once-more = Ще раз запитати зал, хто грає за цим столом.
hall-further-tables = Столи інших дощок: { $tables }.
hall-game = { $round }чорні { $black } - білі { $white }
hall-hall = Зал
hall-hall-table = Зал: стіл { $table }
hall-hall-table-all-acknowledged = Зал, стіл { $table }: усе прийнято
hall-hall-table-refused = Зал, стіл { $table }: відмовлено
hall-hours = { $n } год
hall-http-hall-8080-or-the = http://hall:8080 або адреса з QR-коду
hall-join = Приєднатися
hall-join-name = Приєднатися: { $name }
hall-join-the-hall = Приєднатися до залу
hall-lines-have-waited = { $lines ->
        [one] { $lines } рядок чекає
        [few] { $lines } рядки чекають
       *[many] { $lines } рядків чекають
    } на зал уже { $time }: { $why }. Запис триває, їх буде надіслано, коли зал відповість
hall-lines-have-waited-over = { $lines ->
        [one] { $lines } рядок чекає
        [few] { $lines } рядки чекають
       *[many] { $lines } рядків чекають
    } на зал уже { $time }: { $why }. Запис завершено; не закривайте програму, і їх буде надіслано, коли зал відповість
hall-lines-wait = Зал, стіл { $table }: { $lines ->
        [one] { $lines } рядок чекає
        [few] { $lines } рядки чекають
       *[many] { $lines } рядків чекають
    }
hall-minutes = { $n } хв
hall-names-come-from-it-and = З нього беруться імена, до нього йде запис. QR-код на сторінці столу містить усе.
hall-number-of-the-table = Номер столу
hall-of-table = Стіл { $table }: { $text }
hall-record-for-no-hall-what = Записувати без залу. Уже записане все ж буде надіслано.
hall-round = Тур { $round }:{" "}
hall-rules = , правила { $rules }
hall-table = стіл
hall-table-of = Стіл { $table }, { $hall }
hall-the-hall-does-not-let-in = Зал не приймає цей запис, тут він триває: { $why }. Перед наступною партією приєднайтеся за адресою сторінки 'Join'
hall-the-hall-has-no-pairings = У залі немає жеребкування.
hall-the-hall-is-being-asked = Зал питають, хто грає.
hall-the-hall-refuses-this-recording = Зал відмовляється від цього запису, тут він триває: { $why }
hall-the-hall-cannot-be-asked = { $why }.
hall-the-hall-shows-another-game = Зал показує за цим столом іншу партію, а цю зберігає поруч; організатор може вибрати на сторінці столу
hall-the-halls-pairings-have-no = У жеребкуванні залу немає столу { $table }; перевірте номер.
hall-several-games = У жеребкуванні залу за столом { $table } кілька партій, і не береться жодна; повідомте організатора.
hall-the-names-are-those-that = Імена ті, що введено для партії.
hall-token = токен
hall-token-of-the-table = Токен столу
hall-without-a-hall = Без залу
hall-resumed-elsewhere = Зал { $hall } має початок цього запису за столом { $table }, до якого вікно не приєднано: запис триває тут і не надсилається. Приєднайте цей стіл і відновіть запис, щоб надіслати решту.
hall-which-table = Приєднано кілька столів, і невідомо, котрий із них ця дошка: вона записується, але не надсилається. Від'єднайте інші кнопкою ×.
hall-joined-tables = Приєднано в залі { $hall }: стіл { $tables }
hall-which-is-chosen = Яка дошка за яким столом, видно там, де перевіряється вигляд.
hall-sends-nothing = Не надсилається до залу
hall-sends-nothing-why = Ця партія не надсилається: її дошка не має столу в залі, або не приєднано стіл, що має її початок.
hall-resumed-taken = Зал має за столом { $table } початок запису іншої дошки: цей запис триває тут і не надсилається. Дайте цій дошці свій стіл і відновіть запис, щоб надіслати його.
