# en 6f2da67d
hall-address-of-its-qr-code = адреса з QR-коду
# en 5da20a08
hall-address-of-the-hall = Адреса залу
# en b3ce978c
hall-ask-again = Запитати знову
# en 021b484a
hall-ask-the-hall-once-more = Ще раз запитати зал, хто грає за цим столом.
# en 05b83b35
hall-further-tables = Столи інших дощок: { $tables }.
# en ba02db88
hall-hall = Зал
# en 3ffba5f2
hall-hall-table = Зал: стіл { $table }
# en 3d7cce7d
hall-hall-table-all-acknowledged = Зал, стіл { $table }: усе прийнято
# en afaa435a
hall-hall-table-refused = Зал, стіл { $table }: відмовлено
# en 36cbcb37
hall-hours = { $n } год
# en d093b3b0
hall-http-hall-8080-or-the = http://hall:8080 або адреса з QR-коду
# en 3c8b9d1a
hall-another-table = інший стіл: адреса з його QR-коду
# en 26a99069
hall-join = Приєднатися
# en 5784f066
hall-join-name = Приєднатися: { $name }
# en 4d791a6d
hall-join-the-hall = Приєднатися до залу
# en b17dc5ff
hall-lines-have-waited = { $lines ->
        [one] { $lines } рядок чекає
        [few] { $lines } рядки чекають
       *[many] { $lines } рядків чекають
    } на зал уже { $time }: { $why }. Запис триває, їх буде надіслано, коли зал відповість
# en 13ace8f8
hall-lines-have-waited-over = { $lines ->
        [one] { $lines } рядок чекає
        [few] { $lines } рядки чекають
       *[many] { $lines } рядків чекають
    } на зал уже { $time }: { $why }. Запис завершено; не закривайте програму, і їх буде надіслано, коли зал відповість
# en 4c7b7448
hall-lines-wait = Зал, стіл { $table }: { $lines ->
        [one] { $lines } рядок чекає
        [few] { $lines } рядки чекають
       *[many] { $lines } рядків чекають
    }
# en aa29cb18
hall-lacks-lines = стіл { $table }, { $game }: { $lines ->
        [one] у залі немає { $lines } рядка
        [few] у залі немає { $lines } рядків
       *[many] у залі немає { $lines } рядків
    }
# en 2129c89f
hall-lacks-part = Наскільки тут відомо, у залі (стіл { $table }) немає { $lines ->
        [one] { $lines } рядка
        [few] { $lines } рядків
       *[many] { $lines } рядків
    } цього запису
# en 1a9f845f
hall-lacks-result = Наскільки тут відомо, у залі (стіл { $table }) немає результату цієї партії: там бракує { $lines ->
        [one] { $lines } рядка
        [few] { $lines } рядків
       *[many] { $lines } рядків
    }
# en c3343f59
hall-not-heard-yet = { $lacks } (так було відомо до запуску; після нього зала ще не відповіла)
# en d002d77c
hall-sent-now = Тепер у залі є весь запис: { $game }.
# en 0ed67eb2
hall-not-sent-now = Запис { $game } є в залі не повністю: { $why }
# en d140504f
hall-not-named-here = запис називає зал { $hall }, якого на цьому комп'ютері ніхто не вказував; приєднайте вікно до цього залу й надішліть його після цього
# en 1e09f72e
hall-recording-not-sent = Стіл { $table }: цей запис не надсилається до залу: { $why }
# en c2cbb637
hall-minutes = { $n } хв
# en f8ec5618
hall-names-come-from-it-and = Імена беруться із залу, і запис надсилається до нього. QR-код на сторінці столу містить усе.
# en 1f220854
hall-number-of-the-table = Номер столу
# en cc9feb5a
hall-of-table = Стіл { $table }: { $text }
# en d9cde2e4
hall-record-for-no-hall-what = Записувати без залу. Записане раніше все ж буде надіслано.
# en cfb564e5
hall-game-of-round = Тур { $round }: { $game }
# en a74255c7
hall-game-and-rules = { $game }, правила { $rules }
# en 4989504f
hall-table = стіл
# en 4fb94ab3
hall-table-of = Стіл { $table }, { $hall }
# en 2b0a35e5
hall-the-hall-does-not-let-in = Зал не приймає цей запис, тут він триває: { $why }. Перед наступною партією приєднайтеся за адресою сторінки 'Join'
# en 37307253
hall-the-hall-has-no-pairings = У залі немає жеребкування.
# en fc21d545
hall-the-hall-is-being-asked = Зал питають, хто грає.
# en 2e4d2e91
hall-the-hall-refuses-this-recording = Зал відмовляється від цього запису, тут він триває: { $why }
# en d044b005
hall-the-hall-shows-another-game = Зал показує за цим столом іншу партію, а цю зберігає поруч; організатор може вибрати на сторінці столу
# en 4a8a81b5
hall-the-halls-pairings-have-no = У жеребкуванні залу немає столу { $table }; перевірте номер.
# en d29e530d
hall-several-games = У жеребкуванні залу за столом { $table } кілька партій, і не береться жодна; повідомте організатора.
# en 8e0c8d26
hall-the-names-are-those-that = Беруться імена, введені для партії.
# en f3ebb628
hall-token = токен
# en 86a32b06
hall-token-of-the-table = Токен столу
# en ac2da04b
hall-without-a-hall = Без залу
# en afd6711d
hall-resumed-elsewhere = Зал { $hall } має початок цього запису за столом { $table }, до якого вікно не приєднано: запис триває тут і не надсилається. Приєднайте цей стіл і відновіть запис, щоб надіслати решту.
# en 7f9149c6
hall-which-table = Приєднано кілька столів, і невідомо, котрий із них ця дошка: вона записується, але не надсилається. Від'єднайте інші кнопкою ×.
# en c836c27f
hall-joined-tables = Приєднано в залі { $hall }: стіл { $tables }
# en ea9c23b4
hall-which-is-chosen = Яка дошка за яким столом, видно там, де перевіряється вигляд.
# en 88859d89
hall-sends-nothing = Не надсилається до залу
# en f6475abb
hall-sends-nothing-why = Ця партія не надсилається: її дошка не має столу в залі, або не приєднано стіл, що має її початок.
# en 4e4d481a
hall-resumed-taken = Зал має за столом { $table } початок запису іншої дошки: цей запис триває тут і не надсилається. Дайте цій дошці свій стіл і відновіть запис, щоб надіслати його.
# en f5cc32ec
hall-no-free-table = Приєднані столи належать іншим вкладкам, а ця дошка столу не має: вона записується, але не надсилається. Приєднайте її стіл.
# en b946a587
hall-table-of-other-tab = Стіл { $table } належить іншій вкладці ({ $tab }): нічого не приєднано. Приєднайте стіл цієї дошки.
# en a5e31db5
hall-resumed-beside = Зал має початок цього запису за столом { $table }, але за цим столом зараз триває запис в іншій вкладці ({ $tab }): цей запис триває тут і не надсилається. Щоб надіслати його, відновіть його, коли та партія закінчиться.
# en 8e1e3814
hall-changed = За столом { $table } тепер інші гравці: { $said }
# en 428f896c
hall-not-confirmed = Так зал сказав востаннє; підтвердити це він зараз не може: { $why }
# en 3c43cc27
hall-offers-names = Зал повідомляє, хто тут грає: { $now }. Внести ці імена до запису?
# en 96c357b8
hall-offers-other-names = У залі за цим столом інші гравці: { $now }. Цей запис розпочато як: { $recorded }. Взяти імена із зали?
# en 04918a16
hall-token-or-code = токен або код
# en 6309c136
hall-token-or-code-of-the-table = Токен столу або продиктований код
# en ad5c4387
hall-no-slip = Аркушика для підключення на знімку не видно. Покладіть його під камеру рівно, щоб код було видно цілком і чітко, і зчитайте ще раз.
# en 378efe29
hall-several-slips = На знімку кілька аркушиків для підключення. Покладіть під камеру лише аркушик цього столика і зчитайте ще раз.
