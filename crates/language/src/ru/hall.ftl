hall-address-of-its-qr-code = адрес из QR-кода
hall-address-of-the-hall = Адрес зала
hall-ask-again = Спросить снова
hall-ask-the-hall-once-more = Ещё раз спросить зал, кто играет за этим столом.
hall-further-tables = Столы других досок: { $tables }.
hall-game = { $round }чёрные { $black } - белые { $white }
hall-hall = Зал
hall-hall-table = Зал: стол { $table }
hall-hall-table-all-acknowledged = Зал, стол { $table }: всё принято
hall-hall-table-refused = Зал, стол { $table }: отказано
hall-hours = { $n } ч
hall-http-hall-8080-or-the = http://hall:8080 или адрес из QR-кода
hall-join = Присоединиться
hall-join-name = Присоединиться: { $name }
hall-join-the-hall = Присоединиться к залу
hall-lines-have-waited = { $lines ->
        [one] { $lines } строка ждёт
        [few] { $lines } строки ждут
       *[many] { $lines } строк ждут
    } зал уже { $time }: { $why }. Запись продолжается, они отправятся, когда зал ответит
hall-lines-have-waited-over = { $lines ->
        [one] { $lines } строка ждёт
        [few] { $lines } строки ждут
       *[many] { $lines } строк ждут
    } зал уже { $time }: { $why }. Запись окончена; не закрывайте программу, и они отправятся, когда зал ответит
hall-lines-wait = Зал, стол { $table }: { $lines ->
        [one] { $lines } строка ждёт
        [few] { $lines } строки ждут
       *[many] { $lines } строк ждут
    }
hall-minutes = { $n } мин
hall-names-come-from-it-and = Из него берутся имена, в него идёт запись. QR-код на странице стола содержит всё это.
hall-number-of-the-table = Номер стола
hall-of-table = Стол { $table }: { $text }
hall-record-for-no-hall-what = Записывать без зала. Уже записанное всё же отправится.
hall-round = Тур { $round }:{" "}
hall-rules = , правила { $rules }
hall-table = стол
hall-table-of = Стол { $table }, { $hall }
hall-the-hall-does-not-let-in = Зал не принимает эту запись, здесь она продолжается: { $why }. Перед следующей партией присоединитесь по адресу страницы 'Join'
hall-the-hall-has-no-pairings = В зале нет жеребьёвки.
hall-the-hall-is-being-asked = Зал спрашивают, кто играет.
hall-the-hall-refuses-this-recording = Зал отказывается от этой записи, здесь она продолжается: { $why }
hall-the-hall-cannot-be-asked = { $why }.
hall-the-hall-shows-another-game = Зал показывает за этим столом другую партию, а эту хранит рядом; организатор может выбрать на странице стола
hall-the-halls-pairings-have-no = В жеребьёвке зала нет стола { $table }; проверьте номер.
hall-several-games = В жеребьёвке зала за столом { $table } несколько партий, и не берётся ни одна; сообщите организатору.
hall-the-names-are-those-that = Имена те, что введены для партии.
hall-token = токен
hall-token-of-the-table = Токен стола
hall-without-a-hall = Без зала
hall-resumed-elsewhere = У зала { $hall } есть начало этой записи за столом { $table }, к которому окно не подключено: запись продолжается здесь и не отправляется. Подключите этот стол и возобновите запись, чтобы отправить остальное.
hall-which-table = Подключено несколько столов, и неизвестно, который из них эта доска: она записывается, но не отправляется. Отключите остальные кнопкой ×.
hall-joined-tables = Подключено в зале { $hall }: стол { $tables }
hall-which-is-chosen = Какая доска за каким столом, видно там, где проверяется вид.
hall-sends-nothing = Не отправляется в зал
hall-sends-nothing-why = Эта партия не отправляется: у её доски нет стола в зале, или не подключён стол, у которого есть её начало.
hall-resumed-taken = У зала за столом { $table } есть начало записи другой доски: эта запись продолжается здесь и не отправляется. Дайте этой доске свой стол и возобновите запись, чтобы отправить её.
