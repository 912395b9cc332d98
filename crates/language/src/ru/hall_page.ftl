## Страницы зала для организаторов, судей и зрителей.

# en bad0823f
hall-page-hall = Зал
# en b091e92f
hall-page-pages = Страницы
# en 04682faa
hall-page-tables = Столы
# en b9a4cc4d
hall-page-results = Результаты
# en 5651e7ab
hall-page-projector = Проектор
# en 8c4300cf
hall-page-as-spectators = Как видят зрители
# en 1d04c48b
hall-page-shown-later = Показ с задержкой { $time }
# en a5d502a2
hall-page-shown-moves-later = { $moves ->
        [one] Показ с задержкой на { $moves } ход
        [few] Показ с задержкой на { $moves } хода
       *[many] Показ с задержкой на { $moves } ходов
    }
# en 7ecf9d82
hall-page-to-the-tables = К столам
# en e8bf80ef
hall-page-token = Токен от организатора
# en 8ad3dfdd
hall-page-open = Открыть зал
# en 429a638b
hall-page-who-has-a-token = У каждого, кто смотрит в зал, есть токен — строка из букв и цифр. Этот браузер помнит его три дня.
# en d7748b1b
hall-page-reconnecting = Восстанавливается связь с залом

# en 72dc4bc2
hall-page-nothing-sent = Ни один стол ещё ничего не прислал. За столом: kifuscribe record SOURCE --hall ADDRESS --table N
# en 66d7ff6a
hall-page-no-table-needs-you = Ни один стол вас не ждёт
# en d6891705
hall-page-tables-need-you = Вас ждут столы: { $count }
# en bb2e4eb9
hall-page-table = Стол { $table }
# en d2f9e14e
hall-page-earlier-games = { $games ->
        [1] Партия прежнего тура — на странице стола
        [one] { $games } партия прежних туров — на странице стола
        [few] { $games } партии прежних туров — на странице стола
       *[many] { $games } партий прежних туров — на странице стола
    }
# en 5d564a8d
hall-page-one-of-games = { $games ->
        [one] Этот стол прислал { $games } партию; страница показывает одну из них
        [few] Этот стол прислал { $games } партии; страница показывает одну из них
       *[many] Этот стол прислал { $games } партий; страница показывает одну из них
    }
# en 0a97abe3
hall-page-unheard-since = После восстановления зал не получал вестей об этой партии; того, что стол прислал после { $time }, может не хватать
# en 2116fd87
hall-page-names-of-the-pairing = В записи нет имён игроков: показаны имена из жеребьёвки. Проверьте, что это партия этого стола
# en ad9ade02
hall-page-begun-not-known = Неизвестно, началась ли партия
# en aa91a0df
hall-page-not-begun = Не началась
# en 2945a7d5
hall-page-paused-after = Пауза после хода { $move }

# en f7ed29d8
hall-page-stopped-after = Остановлено после хода { $move }; возможно, партия закончена
# en 05aef8e2
hall-page-ended-after = { $moves ->
        [one] Окончена после { $moves } хода
       *[many] Окончена после { $moves } ходов
    }
# en 29674c01
hall-page-ago = { $time } назад

# en 24b58e78
hall-page-questions = Вопросы
# en 997e436a
hall-page-needs = Нужен человек
# en 25dfd4a9
hall-page-join-link = Подключение: адрес и QR-код этого стола
# en 0847a1ee
hall-page-picture-of-it = Посмотреть снимок камеры
# en f27d957f
hall-page-release-title = Освободить этот стол для другого компьютера
# en 730c5cc5
hall-page-release-what = Стол { $table } займёт следующий компьютер, который пришлёт запись. Тому, который записывает там сейчас, с этого времени будет отказано. Присланное им останется в списке партий.
# en c1176db2
hall-page-release-over-what = Запись окончена. Когда организатор освободит стол { $table }, подходить к нему больше не нужно. Присланное столом остаётся здесь.
# en b23bb268
hall-page-release = Освободить стол { $table }
# en cce0dc2c
hall-page-pictures = Снимки
# en 181800f2
hall-page-pictures-are-over = Запись окончена: компьютер стола больше не присылает снимков. Они в его папке сеанса.
# en d6ab207e
hall-page-pictures-of-the-board = Снимки доски
# en 7bc5a9c8
hall-page-after-move = После хода
# en e8a268a8
hall-page-see-picture = Посмотреть снимок камеры
# en fd224a6c
hall-page-picture-comes = Стол присылает его по запросу за несколько секунд.
# en 3bd4d72a
hall-page-picture-of-question = Доска при вопросе { $number }
# en 55d78e8d
hall-page-picture-asked = { $picture }; по запросу: { $who }
# en 66d322a0
hall-page-picture-in-full = { $picture }, в полном размере
# en cc431061
hall-page-ask-for-full = Запросить полный снимок
# en 8d0af883
hall-page-picture-unverified = Не проверено: стол прислал уменьшенный снимок, и ничто не подтверждает, что это снимок из журнала. Полный снимок проверяется.
# en a2b8e1d9
hall-page-picture-did-not-come = Снимок не пришёл: запись окончена, и стол больше не отвечает.
# en 2b142ee1
hall-page-picture-on-its-way = Снимок в пути.
# en 44942dcf
hall-page-picture-gone = У стола этого снимка больше нет.
# en 22407be4
hall-page-games-sent = Партии, присланные с этого стола
# en 4249dc81
hall-page-game-begun = начало { $time }
# en a6faf114
hall-page-shown = показана
# en 4a94d928
hall-page-show-game = Показать эту партию
# en 39b0a445
hall-page-discard-game = Отбросить эту партию: её результат не считается
# en 15fa47b1
hall-page-discard = Отбросить
# en d0aec6fa
hall-page-discard-which = Что отбросить:
# en 2f6d37e4
hall-page-discard-one = Только эту партию
# en 30cc33fa
hall-page-discard-of-computer = Все партии её компьютера ({ $n })
# en 312bb97c
hall-page-discard-since = Эту партию и все, что пришли после неё, кроме показанной ({ $n })
# en e347df56
hall-page-discarded = отброшена

# en d1d15fe2
hall-page-an-earlier-round = Прежний тур с результатами, какие известны сейчас.
# en 5b8bb816
hall-page-of-an-earlier-round = Это результат прежнего тура.
# en 303f84bb
hall-page-confirmed-of = Подтверждено результатов: { $confirmed } из { $all }
# en 8e77ba44
hall-page-confirmed-before = подтверждено по прежней записи: { $count }
# en 64d352b6
hall-page-csv = Подтверждённые результаты в CSV
# en 504da8b0
hall-page-send-results = Отправить подтверждённые результаты в программу жеребьёвки
# en 2bac8473
hall-page-not-overwritten = Результат, который уже есть в программе жеребьёвки, не заменяется.
# en 9f50e284
hall-page-what-became = Что стало с результатами
# en 3565452f
hall-page-nothing-confirmed = Подтверждённых результатов ещё нет; ничего не отправлено.
# en fe56a92f
hall-page-column-table = Стол
# en b7872194
hall-page-column-state = Состояние
# en 511eff09
hall-page-column-program = В программе жеребьёвки
# en f4ef5676
hall-page-rounds = Туры
# en 01f5ce2c
hall-page-another-winner = В программе жеребьёвки другой победитель, чем в подтверждённом результате; исправьте что-то одно
# en e94b124c
hall-page-confirmed = подтверждён
# en a8d446f4
hall-page-as-table = по данным стола
# en 7e0b0b82
hall-page-as-table-by = по данным стола: { $who }
# en c03e6af2
hall-page-decided-in-hall = решено в зале: { $who }: { $reasons }
# en d1b5f0df
hall-page-agreed-in-hall = оба игрока согласны, внесено в зале: { $who }
# en 845b3621
hall-page-resigned-in-hall = { $player ->
        [Black] чёрные
       *[White] белые
    } сдались, внесено в зале: { $who }
# en b5924114
hall-page-appeals-open = апелляция не решена: № { $numbers }
# en dc90bb9b
hall-page-does-not-stand = не в силе: { $changed }
# en 36084034
hall-page-under-protest = под протестом
# en 672da374
hall-page-claimed = заявлен, не подтверждён
# en 82261925
hall-page-decided = по решению судьи, не подтверждён
# en 0f1f3a77
hall-page-missing = нет результата
# en 7a449fdd
hall-page-missing-not-known = нет результата; неизвестно, началась ли партия
# en a4f79803
hall-page-missing-not-begun = нет результата; партия не началась
# en ab0c3164
hall-page-unheard = с восстановления зала вестей нет
# en 1bb14c92
hall-page-unnamed = в записи нет имён игроков
# en 4a3c371e
hall-page-no-result-read = при чтении жеребьёвки результата не было
# en c8bb86ee
hall-page-both-win = победа обоих
# en 96c2d2af
hall-page-ambiguous = «{ $text }», откуда не ясно, кто победил
# en 48fbce6f
hall-page-fit-other-round = это партия другого тура
# en c15582f5
hall-page-fit-other-players = это партия не тех игроков, что в жеребьёвке
# en 99a3c525
hall-page-fit-round-unknown = в этой партии тур не указан, и она началась до этого тура
# en 3629dff6
hall-page-decided-otherwise = решение зала иное, и на странице стола есть оба
# en 62a4d64a
hall-page-fit-results-differ = у партий этого тура за этим столом разные подтверждённые результаты
# en b217f8fb
hall-page-fit-not-paired = в жеребьёвке такого стола нет
# en 12a2f67d
hall-page-fit-several-games = в жеребьёвке за этим столом несколько партий
# en fcf5b27c
hall-other-result-confirmed = у другой партии этого стола есть подтверждённый результат, { $result }: выберите, какую партию показывать
# en 3839fb6c
hall-other-result-claimed = у другой партии этого стола заявлен результат { $result }, ещё не подтверждённый: выберите, какую партию показывать
# en 52f15513
hall-other-result-decided = у другой партии этого стола есть результат по решению судьи, { $result }, ещё не подтверждённый: выберите, какую партию показывать
# en 434ac40e
hall-page-restored = Этот зал восстановлен { $at } из { $file }, копии от { $made }. Присланного столами за это время может не хватать: запись, которая продолжается, пришлёт его снова; оконченная отправляется, когда рядом с ней начнётся следующая, или командой 'kifuscribe-hall send'. Столы, от партий которых с тех пор вестей нет, так и говорят. То, что внесено или решено в этом зале после копии, и созданные после неё токены утрачены: внесите и создайте их заново.

# en 31d60903
hall-page-join-title = Подключение: стол { $table }
# en 0ae3513f
hall-page-join-what = Компьютер стола подключается к залу одним адресом, в котором есть номер стола и собственный токен.
# en 0c1a13a7
hall-page-join-make = Сделать адрес и QR-код
# en 322a326d
hall-page-join-each = Каждый раз создаётся новый токен; прежние действуют, пока их не отзовут.
# en e3612086
hall-page-join-code = QR-код адреса для стола { $table }
# en 361f72fc
hall-page-join-paste = Вставьте его за столом: в kifuscribe, в разделе «Зал» карточки «Кто играет».
# en 5e644973
hall-page-join-local = Этот адрес действует только на этом компьютере: откройте зал для сети ('serve --listen 0.0.0.0:8080') или укажите его адрес в --public-address.
# en 88b35ebd
hall-page-join-open = В этом зале нет токенов: адрес действует только на этом компьютере.
# en c72e32c6
hall-page-join-once = Токен в адресе показывается только сейчас. У кого он есть, тот может отправлять журнал стола { $table }.
# en f98804c9
hall-page-join-press = Этот адрес — для kifuscribe на компьютере стола: вставьте его там в разделе «Зал» карточки «Кто играет» и нажмите «Присоединиться».
# en 64b766b4
hall-page-join-copy = Скопируйте его из адресной строки вместе с тем, что стоит после #.

# en a12b0171
hall-need-questions = { $count ->
        [1] Вопрос: { $text }
        [one] { $count } вопрос: { $text }
        [few] { $count } вопроса: { $text }
       *[many] { $count } вопросов: { $text }
    }
# en 091d3255
hall-need-count-differs = Подсчёт расходится с вычисленным результатом; позовите судью
# en da12da14
hall-need-count-undecided = Подсчёт нельзя проверить; смотрите проверку за столом
# en fef020c1
hall-need-other-players = В записи другие игроки, чем в жеребьёвке ({ $paired }); проверьте номер стола, а если различается только написание, исправьте имена записи за столом
# en 5915bc27
hall-need-other-round = Здесь ещё записывается партия другого тура; окончите эту запись, прежде чем начать запись этого тура
# en 84bb7545
hall-need-round-unknown = В этой партии тур не указан, и она началась до этого тура: начните запись этого тура. Если партия этого тура, внесите в её запись тур за столом ('kifuscribe correct'), и её результат будет учтён
# en 0e8e7458
hall-need-results-differ = У партий этого тура за этим столом разные подтверждённые результаты, и ни один не учитывается; отзовите неверный на его компьютере ('kifuscribe correct SESSION withdraw --by NAME --reasons TEXT')
# en a6d2cab4
hall-need-not-paired = В жеребьёвке такого стола нет; проверьте номер за столом
# en 2bc65aa9
hall-need-not-paired-over = В жеребьёвке такого стола нет, а партия для него записана; отправьте эту запись за верный стол ('kifuscribe-hall send'), затем освободите этот стол на его странице
# en 64496b49
hall-need-several-games = В жеребьёвке за этим столом несколько партий, и не берётся ни одна; дайте в жеребьёвке каждой партии свой стол, она будет прочитана заново сама
# en ac8c9a87
hall-need-claimed = Другой компьютер хочет записывать этот стол; остановите один из них или освободите стол на его странице
# en 95d873f2
hall-need-claimed-by = Другой компьютер, { $computer }, хочет записывать этот стол; остановите один из них или освободите стол на его странице
# en 8c8b95c6
hall-need-claims-differ = { $claims }; позовите судью
# en 41fbc086
hall-need-full = Новое от этого стола не принимается: достигнут предел (200 записей, 256 МиБ или 16 МиБ для одной записи); организатор освобождает место на его странице, отбрасывая партии, которых никто не играл
# en d2feaf71
hall-need-refused = Компьютер { $computer } обращается { $token }, и с { $time } зал ему отказывает; подключите его адресом со страницы этого стола
# en be50d776
hall-need-forked = { $count ->
        [one] Пришла { $count } строка, которая отличается от хранимой записи; проверьте, какой компьютер её прислал
        [few] Пришли { $count } строки, которые отличаются от хранимой записи; проверьте, какой компьютер их прислал
       *[many] Пришло { $count } строк, которые отличаются от хранимой записи; проверьте, какой компьютер их прислал
    }
# en 719b7288
hall-need-held = С { $time }: { $why }

# en 3b58bd42
hall-need-frozen = Запись остановлена с { $time }: { $why }. Если партия окончена, подтвердите её результат. Если она продолжается, верните её доску на место и нажмите 'Играют дальше' за столом
# en 8a968d90
hall-need-broken-off = Запись закончилась: { $why }. Если партия продолжается, возобновите запись за столом; если она окончена, подтвердите её результат
# en 81b636d8
hall-need-silent = Зал не получает вестей от этого стола с { $time }; проверьте его компьютер и сеть
# en c778934f
hall-page-pairings-unread = Жеребьёвка не читается с { $time }; показана прочитанная тогда: { $why }
# en f5419ce7
hall-page-pairings-not-come = Жеребьёвка ещё не получена, и зал продолжает её запрашивать: { $why }
# en 03fa687c
hall-need-no-picture = Нет изображения с { $time }; проверьте камеру у стола
# en a21f2c2c
hall-need-unwritten = С { $time } не всё записанное у стола лежит на диске: он полон, или на него нельзя записать. Освободите там место или выберите другую папку; недостающее придёт сюда, когда будет на диске
# en 866301a9
hall-need-result-missing = Запись закончилась, а результата у партии нет; подтвердите его за столом или продолжите запись, если партия ещё идёт
# en ab5f7479
hall-need-result-missing-sealed = Запись запечатана, а результата у партии нет; подтвердите его за столом
# en a07dec16
hall-need-other-result-missing = Другая партия этого стола окончена, а результата у неё нет; выберите её в списке партий кнопкой 'Показать эту партию' или подтвердите её результат за столом
# en 35158ca8
hall-need-result-claimed = Партия окончена, результат заявлен, но не подтверждён; подтвердите его за столом
# en 3fa5e370
hall-need-result-decided = Партия окончена, результат определён решением судьи, но не подтверждён; подтвердите его за столом
# en 5d6c53e9
hall-pause-no-board = Доски не видно; проверьте камеру
# en 98b07932
hall-pause-disturbed = Камней не хватает, или они сдвинуты; верните их на место
# en e7ed01f5
hall-pause-misread = Сетка не ложится на доску; проверьте камеру
# en f50704df
hall-pause-moving = Доска или камера движется
# en 634d5d7c
hall-pause-covered = Доска закрыта
# en 89266a43
refused-token-missing = без токена
# en 70b0af4c
refused-token-unknown = с токеном, которого этот зал не знает
# en 3d6d3615
refused-token-revoked = с отозванным токеном
# en d3f57e8b
refused-token-other-table = с токеном другого стола
# en 57fda4c3
refused-token-other-role = с токеном, который не для столов

# en ccf3226e
hall-answer-it-was = Это было: { $text }
# en 972e439d
hall-answer-confirm = Запись верна, как есть; ничего не меняется
# en 9924cd84
hall-answer-reject = Ничего из этого; исправят за столом
# en d11fb548
hall-answer-by = { $answer } ({ $who })
# en 3c21449b
hall-answer-by-table = { $answer } ({ $who }, по данным стола)
# en bc248e9f
hall-answer-on-its-way = Отправлено столу в { $time }: { $answer }. Стол этого ещё не записал.
# en 3d9c8cda
hall-answer-written = Записано столом в { $time }: { $answer }.
# en 577dd72d
hall-answer-settled = Вопрос решился сам в { $time }: отвечать на него не нужно.
# en bd2aca11
role-organiser = организатор
# en a625a19f
role-referee = судья
# en 4989504f
role-table = стол
# en 9198423e
role-public = зритель

# en 2292b085
sent-taken = теперь он есть в программе жеребьёвки
# en 075cea75
sent-known = он уже есть в программе жеребьёвки
# en a563d783
sent-conflict = в программе жеребьёвки другой результат, { $there }, он оставлен как есть; выясните с игроками и организатором, какой верен
# en 80201fc4
hall-outcome-not-confirmed = подтверждённого результата ещё нет
# en c10470d0
sent-not-played = это не результат сыгранной партии; внесите его вручную
# en 400610ca
hall-outcome-decided-otherwise = решение зала отличается от решения за столом, и ничего не отправлено: уладьте это на странице стола
# en e40516e8
hall-outcome-doubtful = { $why }; ничего не отправлено
# en 3136e452
hall-outcome-other-players = игроки или их цвета не те, что в жеребьёвке; ничего не отправлено: внесите результат вручную
# en 2937de85
hall-outcome-called-back = результат отозван, и зал отозвал его из программы жеребьёвки
# en ab82da87
hall-outcome-stands-otherwise = он отозван за столом после отправки, а в программе жеребьёвки теперь { $there }, это оставлено как есть; посмотрите там
# en 7494f136
hall-outcome-failed = не отправлено: { $why }
# en 3ea9c726
hall-outcome-withdrawn = отправлено { $there }, но результат отозван; отправьте результаты ещё раз, чтобы отозвать его и там

# en f36f3d9c
hall-refusal-no-token = нужен токен; попросите его у организатора
# en 07ce98c2
hall-refusal-wrong-token = этот токен здесь не действует; попросите у организатора другой
# en 56dadeb3
hall-refusal-revoked-token = этот токен отозван; попросите у организатора другой
# en a75dadda
hall-refusal-other-role = этот токен такого не разрешает; попросите у организатора подходящий
# en ca08e819
hall-refusal-too-many = слишком много запросов без действующего токена; подождите минуту
# en b1efcb09
hall-refusal-not-local = в этом зале нет токенов, и он обслуживает только свой компьютер; создайте токен командой 'kifuscribe-hall token'
# en 92575214
hall-refusal-claimed = идёт другая запись этого стола; остановите её или попросите организатора освободить стол
# en 61528752
hall-refusal-other-computer = эту запись в зале уже закрепил за собой другой компьютер; отправляйте её с него или попросите организатора освободить стол
# en 63fe2fbe
hall-refusal-no-claim = зал принимает ходы этой записи, но не её результат (строка { $line }): программа не закрепила запись за собой; обновите программу или попросите организатора внести результат в зале
# en 297366b1
hall-refusal-table-full = достигнут предел зала для этого стола (200 записей, 256 МиБ) или для этой записи (16 МиБ); передайте организатору папку записи
# en 064752c2
hall-refusal-forked = строка { $line } этой записи не та, что есть у зала: кто-то продолжил ту же запись на другом компьютере или в копии её папки. Зал откладывает присланные отсюда строки и никогда их не объединяет; продолжайте только одну из двух записей, а папку другой передайте организатору
# en 577f0861
hall-refusal-line = строка { $line } этой записи не такая, какие бывают в журнале; проверьте запись командой 'kifuscribe verify'
# en 074fd9a4
hall-refusal-newer-format = эту запись сделала программа новее, чем зал; попросите организатора обновить зал
# en bccd1fe5
hall-refusal-line-too-long = строка { $line } этой записи длиннее, чем принимает зал; передайте запись организатору файлом
# en 65f03e04
hall-refusal-too-large = за один раз отправлено больше, чем принимает зал; проверьте, одной ли версии эта программа и зал
# en 5fa55fe4
hall-refusal-offset = отправлены не те строки, что объявлены; проверьте, одной ли версии эта программа и зал
# en 19213532
hall-refusal-asks-again = он просит строки, которые ему уже отправлены; попросите организатора посмотреть журнал зала
# en f582301a
hall-refusal-too-many-pictures = для своих решений он называет больше снимков или более крупные, чем бывают у проверок, и решённое там не перенимается; попросите организатора посмотреть журнал зала
# en acfc752c
hall-refusal-other = «{ $text }»
# en c5cb329c
hall-refusal-no-reason = причину он не называет; попросите организатора посмотреть журнал зала
# en 28b8dd72
hall-refusal-no-table = в этом зале такого стола нет; какие есть, показывает /api/tables
# en a1724a7b
hall-refusal-several-games = в жеребьёвке за этим столом несколько партий, и не берётся ни одна; дайте в жеребьёвке каждой партии свой стол
# en c16ff5e1
hall-refusal-nothing-here = по этому адресу ничего нет; столы показывает /
# en 52ed000f
hall-refusal-crowded = с этим токеном или с этого адреса сразу приходит слишком много; отправьте ещё раз чуть позже
# en a457b003
hall-page-decide = Вынести решение по этой партии
# en b70fedcb
hall-page-decide-what = Результат сохраняется здесь и попадёт к столу при следующей связи с ним. Он учитывается, когда окажется в журнале стола, и завершает идущую запись. Если за столом решено иначе, там всё остаётся как есть.
# en b3f84aca
hall-page-result = Результат
# en aae4fb9c
hall-page-reasons = Причины
# en 6a90e848
hall-page-both-agree = Оба игрока согласны: подтвердить результат
# en 24dc8521
hall-page-both-agree-to = Оба игрока согласны: { $result }
# en 711598f2
hall-page-resigns = { $player ->
        [Black] Чёрные
       *[White] Белые
    } ({ $name }) сдаются
# en 30ed831d
hall-page-referee-decides = Так решает судья
# en 43340727
hall-page-result-stands = { $count ->
        [1] Отклонить апелляцию: результат остаётся в силе
       *[other] Отклонить отмеченные апелляции: результат остаётся в силе
    }
# en e4e36d61
hall-page-give-up = Оставить как за столом
# en 063ed1c2
hall-need-other-answer = Здесь и за столом ответили по-разному: { $question } Здесь: { $here } ({ $who }). За столом: { $there }. Ничего не объединено; исправьте за столом или оставьте как есть на странице этого стола
# en 82b911cc
hall-need-other-decision = Решено здесь: { $here } ({ $who }). Подтверждено за столом: { $there }. Ничего не объединено; отзовите неверное за столом или оставьте как есть на странице этого стола
# en 0f393ea5
hall-need-protest-lacks = Решено здесь, под протестом: { $result } ({ $who }). За столом подтверждён тот же результат, без протеста. Запишите протест за столом ('kifuscribe incident') или оставьте как есть на странице этого стола
# en 6169eefb
hall-need-decision-waits = Решено здесь: { $result } ({ $who }). Стол этого ещё не записал; включите его компьютер или отправьте его запись ('kifuscribe-hall send')
# en 421901dd
hall-need-upheld-waits = Здесь отклонена апелляция № { $numbers }; результат остаётся в силе: { $reasons } ({ $who }). Стол этого ещё не записал; включите его компьютер или отправьте его запись ('kifuscribe-hall send')
# en b60c3e75
hall-need-upheld-otherwise = Здесь отклонена апелляция № { $numbers } ({ $who }). За столом апелляция рассмотрена иначе: { $there }. Ничего не объединено; оставьте как есть на странице этого стола
# en c8e4d621
hall-need-upheld-withdrawn = Здесь отклонена апелляция № { $numbers } ({ $who }). За столом отозван результат или само это решение, и апелляция не рассмотрена. Решите заново или оставьте на странице стола так, как у стола
# en c8fe1a8c
hall-need-wrong-compensation = { $seen }; позовите судью
# en dcde6241
hall-refusal-no-result = нужен результат, например B+R или W+3.5
# en 88e292d6
hall-refusal-discard-needs-reasons = чтобы отбросить партию, нужны причины; укажите их
# en a6a615b3
hall-refusal-too-many-acts = этим токеном делают слишком много сразу: принимается 200 действий, затем два в секунду, так как каждое записывается; подождите немного
# en 21ba27b4
hall-refusal-decide-at-both = организатор и судьи решают по https или на компьютере самого зала: откройте { $secure } или, на компьютере зала, { $here }; по обычному HTTP организатор разрешает это командой 'kifuscribe-hall serve --decide-over-http'
# en 8234bfa8
hall-refusal-decide-at = организатор и судьи решают по https: откройте { $secure }; по обычному HTTP организатор разрешает это командой 'kifuscribe-hall serve --decide-over-http'
# en f40c5886
hall-refusal-decide-here = организатор и судьи решают по https или на компьютере самого зала: откройте там { $here }; по обычному HTTP организатор разрешает это командой 'kifuscribe-hall serve --decide-over-http'
# en f9a07020
hall-refusal-decide-nowhere = организатор и судьи решают по https или на компьютере самого зала; этот зал слушает сетевой адрес без https: пусть организатор откроет его с '--listen 0.0.0.0:PORT', и решайте по адресу 'http://localhost:PORT' на его компьютере, или разрешит обычный HTTP командой 'kifuscribe-hall serve --decide-over-http'
# en 61887555
hall-page-older-table = Программа за этим столом старее зала: она принимает ответы, но не решения; обновите её или примите решение за столом
# en 71e14b08
hall-answer-in-place-of = Он дан вместо другого ответа, который ждал отправки: { $before }.
# en e89e8260
hall-page-released = Стол { $table } свободен: его займёт следующая запись, которая пришлёт оттуда строки. Законченная партия сама стол не занимает: выберите её в списке партий кнопкой «Показать эту партию».
# en 7c950087
hall-page-all-tables = Показать и столы без записи
# en 218f6f0f
hall-page-confirmed-of-recorded = с записью: { $confirmed } из { $recorded }; остальные: { $others_confirmed } из { $others }
# en 075ef8ef
hall-page-enter-result = Ввести результат
# en 5b17c46e
hall-page-see-result = Результат…
# en de5b9ab2
hall-page-who-won = Кто выиграл?
# en 0d7d3007
hall-page-draw = Ничья (дзиго)
# en aaae88d4
hall-page-way = Как?
# en d50b5b1f
hall-page-both-lose = Поражение обоих
# en b6474857
hall-page-no-result = Без результата
# en 37efb47f
hall-page-way-unsaid = Не указано
# en a5da021b
hall-page-way-points = По очкам
# en 8e9c1979
hall-page-way-resignation = Сдача
# en a867eab9
hall-page-way-time = По времени
# en d3a6a3d4
hall-page-way-illegal-move = Запрещённый ход
# en 4b692521
hall-page-way-adjudicated = По решению судьи
# en 95533b7b
hall-page-way-forfeit = Решение о поражении
# en b05c4bda
hall-page-margin = Разница в очках, если считали
# en 24c9643e
entry-fault-no-winner = выберите, кто выиграл
# en 94675c0a
entry-fault-no-such-way = выберите, как выиграна партия
# en afd7b3d9
entry-fault-no-margin = введите, на сколько очков выиграна партия, например 3.5
# en 7e86484f
entry-fault-unread-margin = '{ $margin }' - не число очков; введите, например, 3.5
# en 515c46b8
entry-fault-margin-without-points = разница есть только у победы по очкам: очистите поле, где стоит '{ $margin }', или выберите «По очкам»
# en a051e0f5
entry-fault-won-by-nobody = при таком результате никто не выигрывает: выберите «Не указано» и оставьте разницу пустой
# en 2c3eb0fb
entry-fault-nobody-agrees = нажмите «Оба игрока согласны» или укажите причины, по которым так решает судья
# en 5f691798
entry-fault-protest-of-nobody = выберите, чей это протест: чёрных, белых или обоих игроков
# en b9c11310
entry-fault-protest-without-reasons = укажите, почему партия сыграна под протестом
# en 95e827b2
hall-page-claims = За столом заявлено: { $result }.
# en 4c22a0d2
hall-page-claims-differ = заявлен и другой результат
# en 1434726d
hall-page-decides = Решение судьи за столом: { $result }. Оно ещё не подтверждено.
# en c11afb4f
hall-page-entry-what = Зал хранит результат с вашим именем и отправляет его программе жеребьёвки, как остальные. Стол, который записывает эту партию, тоже получит результат, и запись на нём закончится.
# en 9c013190
hall-page-take-back = Отменить этот результат
# en 672d8410
hall-page-result-of-table = Этот результат записан за столом; отменить его можно только там.
# en 65c2f711
hall-page-was-taken-back = { $result } отозван
# en 935a9e66
hall-refusal-wrong-code = код недействителен или уже использован; код действует 15 минут и один раз: попросите организатора сделать новый
# en b33267a0
hall-refusal-no-tables = столы указывают так: 1-8 или 1,2,5-7
# en 1504e384
hall-refusal-many-slips = за один раз делается не больше 500 листков; остальные сделайте потом
# en 002f6b64
hall-slips-ending = { $path } - ни .pdf, ни .html; окончание имени говорит, как напечатать листки
# en fda1fb29
hall-page-code-what = Или продиктуйте короткий код тому, кто сидит за компьютером стола: он действует 15 минут и один раз.
# en 37523ec9
hall-page-code-make = Сделать код
# en 313c620a
hall-page-code-read-out = Продиктуйте этот код для стола { $table }. За столом его вводят в поле токена, а адрес зала в первое поле.
# en 62018e52
hall-page-code-valid = Действует до { $time }, для одного компьютера. В нём нет букв I, L, O, B, S, Z, G, Q и цифр 0, 1, 2, 5, 6, 8.
# en c03c6c6a
hall-page-slips = Листки для подключения столов
# en c4b75874
hall-page-slips-what = Листок для каждого стола с путём в зал в виде QR-кода. У каждого свой токен; прежние остаются действительными.
# en 04682faa
hall-page-slips-tables = Столы
# en f3e41203
hall-page-slips-make = Сделать листки
# en 78b16aba
hall-page-slips-once = Распечатайте эту страницу сейчас: токены на ней показываются один раз. На листе A4 четыре листка.
# en 3980b508
hall-page-slip-how = Положите листок под камеру стола и нажмите «Считать листок» в разделе «Зал» карточки «Кто играет»; или откройте код телефоном и перепишите адрес в первое поле.
# en 293bf3dd
hall-page-slip-secret = У кого этот листок, тот может отправлять результаты стола: держите его там.
# en 447146b6
hall-refusal-name-too-long = в строке { $line } этой записи есть имя длиннее 200 знаков, такое зал не принимает; сократите его в новой записи или передайте организатору запись партии файлом
# en e1c1086d
hall-refusal-game-too-long = начиная со строки { $line } эта запись длиннее, чем принимает зал (20 000 строк, 2000 ходов, 50 открытых вопросов, 20 исправлений снятых камней, 200 отмен и повторов исправлений, заявления 20 человек); передайте организатору запись партии файлом
# en 419b06b6
hall-act-refusal-no-game = у стола { $table } этот зал не показывает партии; какие есть, смотрите в /api/tables
# en b981373b
hall-act-refusal-nothing-to-give-up = у этой партии стола { $table } не осталось ничего, что сделано в зале и что можно отменить
# en 19c26037
hall-act-refusal-without-reasons = чтобы отменить решение, нужны причины; укажите их
# en b5301597
hall-act-refusal-other-game = у стола { $table } теперь другая партия, не та, что на странице, где это введено; откройте страницу заново
# en c539c482
hall-act-refusal-decision-waits = решение { $result } ({ $who }) ждёт стола { $table }, который его ещё не записал; сначала отмените его на странице стола
# en 0fcde0d2
hall-act-refusal-is-decided = у стола { $table } есть результат { $result } ({ $who }); сначала отмените его на странице стола
# en 95b3252f
hall-act-refusal-damaged = собственный журнал зала для этой партии повреждён; решите её у стола { $table } и восстановите базу зала из копии
# en 58851dc4
hall-need-decision-withdrawn = Решено здесь: { $here } ({ $who }). За столом это было записано и там отозвано ({ $there }). Решите заново или оставьте на странице стола так, как у стола
# en 15a15aaa
hall-need-decision-not-taken = Решено здесь: { $result } ({ $who }). Стол не принимает это решение: { $why }. Решите заново от имени судьи, с указанием причин, или оставьте на странице стола так, как у стола
# en 4024d581
hall-need-decision-reasons = Основания: { $reasons }
# en dee04d85
hall-need-rejection-not-taken = Здесь отклонена апелляция № { $numbers } ({ $who }). Стол не принимает это решение: { $why }. Решите заново или оставьте на странице стола так, как у стола
# en 30f8bf71
hall-withdrawn-by = { $by }, причина: { $reasons }
# en a06f4cc8
hall-page-join-not-paired = В жеребьёвке этого тура нет партии за столом { $tables }: проверьте номер. Токен всё равно действует.
# en 421186dd
hall-page-result-beside = Стол показывает другую партию, не ту, что в жеребьёвке. Эта страница о партии из жеребьёвки.
# en cd3156a5
hall-page-numbered = { $text } (№ { $number })
