# en 6f2da67d
hall-address-of-its-qr-code = адрес из QR-кода
# en 5da20a08
hall-address-of-the-hall = Адрес зала
# en b3ce978c
hall-ask-again = Спросить снова
# en 021b484a
hall-ask-the-hall-once-more = Ещё раз спросить зал, кто играет за этим столом.
# en 05b83b35
hall-further-tables = Столы других досок: { $tables }.
# en ba02db88
hall-hall = Зал
# en 3ffba5f2
hall-hall-table = Зал: стол { $table }
# en 3d7cce7d
hall-hall-table-all-acknowledged = Зал, стол { $table }: всё принято
# en afaa435a
hall-hall-table-refused = Зал, стол { $table }: отказано
# en 36cbcb37
hall-hours = { $n } ч
# en d093b3b0
hall-http-hall-8080-or-the = http://hall:8080 или адрес из QR-кода
# en 3c8b9d1a
hall-another-table = другой стол: адрес из его QR-кода
# en 26a99069
hall-join = Присоединиться
# en 5784f066
hall-join-name = Присоединиться: { $name }
# en 4d791a6d
hall-join-the-hall = Присоединиться к залу
# en b17dc5ff
hall-lines-have-waited = { $lines ->
        [one] { $lines } строка ждёт
        [few] { $lines } строки ждут
       *[many] { $lines } строк ждут
    } зал уже { $time }: { $why }. Запись продолжается, они отправятся, когда зал ответит
# en 13ace8f8
hall-lines-have-waited-over = { $lines ->
        [one] { $lines } строка ждёт
        [few] { $lines } строки ждут
       *[many] { $lines } строк ждут
    } зал уже { $time }: { $why }. Запись окончена; не закрывайте программу, и они отправятся, когда зал ответит
# en 4c7b7448
hall-lines-wait = Зал, стол { $table }: { $lines ->
        [one] { $lines } строка ждёт
        [few] { $lines } строки ждут
       *[many] { $lines } строк ждут
    }
# en aa29cb18
hall-lacks-lines = стол { $table }, { $game }: { $lines ->
        [one] в зале нет { $lines } строки
        [few] в зале нет { $lines } строк
       *[many] в зале нет { $lines } строк
    }
# en 2129c89f
hall-lacks-part = Насколько здесь известно, в зале (стол { $table }) нет { $lines ->
        [one] { $lines } строки
        [few] { $lines } строк
       *[many] { $lines } строк
    } этой записи
# en 1a9f845f
hall-lacks-result = Насколько здесь известно, в зале (стол { $table }) нет результата этой партии: там не хватает { $lines ->
        [one] { $lines } строки
        [few] { $lines } строк
       *[many] { $lines } строк
    }
# en c3343f59
hall-not-heard-yet = { $lacks } (так было известно до запуска; после него зал ещё не ответил)
# en d002d77c
hall-sent-now = Теперь в зале есть вся запись: { $game }.
# en 0ed67eb2
hall-not-sent-now = Запись { $game } есть в зале не целиком: { $why }
# en d140504f
hall-not-named-here = запись называет зал { $hall }, который на этом компьютере никто не указывал; подключите окно к этому залу и отправьте её после этого
# en 1e09f72e
hall-recording-not-sent = Стол { $table }: эта запись не отправляется в зал: { $why }
# en c2cbb637
hall-minutes = { $n } мин
# en f8ec5618
hall-names-come-from-it-and = Имена берутся из зала, и запись отправляется в него. QR-код на странице стола содержит всё это.
# en 1f220854
hall-number-of-the-table = Номер стола
# en cc9feb5a
hall-of-table = Стол { $table }: { $text }
# en d9cde2e4
hall-record-for-no-hall-what = Записывать без зала. Записанное раньше всё же отправится.
# en cfb564e5
hall-game-of-round = Тур { $round }: { $game }
# en a74255c7
hall-game-and-rules = { $game }, правила { $rules }
# en 4989504f
hall-table = стол
# en 4fb94ab3
hall-table-of = Стол { $table }, { $hall }
# en 2b0a35e5
hall-the-hall-does-not-let-in = Зал не принимает эту запись, здесь она продолжается: { $why }. Перед следующей партией присоединитесь по адресу страницы 'Join'
# en 37307253
hall-the-hall-has-no-pairings = В зале нет жеребьёвки.
# en fc21d545
hall-the-hall-is-being-asked = Зал спрашивают, кто играет.
# en 2e4d2e91
hall-the-hall-refuses-this-recording = Зал отказывается от этой записи, здесь она продолжается: { $why }
# en d044b005
hall-the-hall-shows-another-game = Зал показывает за этим столом другую партию, а эту хранит рядом; организатор может выбрать на странице стола
# en 4a8a81b5
hall-the-halls-pairings-have-no = В жеребьёвке зала нет стола { $table }; проверьте номер.
# en d29e530d
hall-several-games = В жеребьёвке зала за столом { $table } несколько партий, и не берётся ни одна; сообщите организатору.
# en 8e0c8d26
hall-the-names-are-those-that = Берутся имена, введённые для партии.
# en f3ebb628
hall-token = токен
# en 86a32b06
hall-token-of-the-table = Токен стола
# en ac2da04b
hall-without-a-hall = Без зала
# en afd6711d
hall-resumed-elsewhere = У зала { $hall } есть начало этой записи за столом { $table }, к которому окно не подключено: запись продолжается здесь и не отправляется. Подключите этот стол и возобновите запись, чтобы отправить остальное.
# en 7f9149c6
hall-which-table = Подключено несколько столов, и неизвестно, который из них эта доска: она записывается, но не отправляется. Отключите остальные кнопкой ×.
# en c836c27f
hall-joined-tables = Подключено в зале { $hall }: стол { $tables }
# en ea9c23b4
hall-which-is-chosen = Какая доска за каким столом, видно там, где проверяется вид.
# en 88859d89
hall-sends-nothing = Не отправляется в зал
# en f6475abb
hall-sends-nothing-why = Эта партия не отправляется: у её доски нет стола в зале, или не подключён стол, у которого есть её начало.
# en 4e4d481a
hall-resumed-taken = У зала за столом { $table } есть начало записи другой доски: эта запись продолжается здесь и не отправляется. Дайте этой доске свой стол и возобновите запись, чтобы отправить её.
# en f5cc32ec
hall-no-free-table = Подключённые столы принадлежат другим вкладкам, а у этой доски стола нет: она записывается, но не отправляется. Подключите её стол.
# en b946a587
hall-table-of-other-tab = Стол { $table } принадлежит другой вкладке ({ $tab }): ничего не подключено. Подключите стол этой доски.
# en a5e31db5
hall-resumed-beside = У зала есть начало этой записи за столом { $table }, но за этим столом сейчас идёт запись в другой вкладке ({ $tab }): эта запись продолжается здесь и не отправляется. Чтобы отправить её, возобновите её, когда та партия закончится.
# en 8e1e3814
hall-changed = За столом { $table } теперь другие игроки: { $said }
# en 428f896c
hall-not-confirmed = Так зал сказал в последний раз; подтвердить это он сейчас не может: { $why }
# en 3c43cc27
hall-offers-names = Зал сообщает, кто здесь играет: { $now }. Внести эти имена в запись?
# en 96c357b8
hall-offers-other-names = У зала за этим столом другие игроки: { $now }. Эта запись начата как: { $recorded }. Взять имена из зала?
# en 04918a16
hall-token-or-code = токен или код
# en 6309c136
hall-token-or-code-of-the-table = Токен стола или продиктованный код
# en ad5c4387
hall-no-slip = Листок для подключения на снимке не виден. Положите его под камеру ровно, чтобы код был виден целиком и чётко, и считайте ещё раз.
# en 378efe29
hall-several-slips = На снимке несколько листков для подключения. Положите под камеру только листок этого столика и считайте ещё раз.
