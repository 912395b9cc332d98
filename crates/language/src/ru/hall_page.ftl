## Страницы зала для организаторов, судей и зрителей.

hall-page-hall = Зал
hall-page-pages = Страницы
hall-page-tables = Столы
hall-page-round = Тур
hall-page-results = Результаты
hall-page-projector = Проектор
hall-page-as-spectators = Как видят зрители
hall-page-shown-later = Показ с задержкой { $time }
hall-page-shown-moves-later = { $moves ->
        [one] Показ с задержкой на { $moves } ход
        [few] Показ с задержкой на { $moves } хода
       *[many] Показ с задержкой на { $moves } ходов
    }
hall-page-to-the-tables = К столам
hall-page-token = Токен от организатора
hall-page-open = Открыть зал
hall-page-who-has-a-token = У каждого, кто смотрит в зал, есть токен — строка из букв и цифр. Этот браузер помнит его три дня.
hall-page-reconnecting = Восстанавливается связь с залом

hall-page-nothing-sent = Ни один стол ещё ничего не прислал. За столом: kifuscribe record SOURCE --hall ADDRESS --table N
hall-page-no-table-needs-you = Ни один стол вас не ждёт
hall-page-tables-need-you = Вас ждут столы: { $count }
hall-page-table = Стол { $table }
hall-page-earlier-games = { $games ->
        [1] Партия прежнего тура — на странице стола
        [one] { $games } партия прежних туров — на странице стола
        [few] { $games } партии прежних туров — на странице стола
       *[many] { $games } партий прежних туров — на странице стола
    }
hall-page-one-of-games = { $games ->
        [one] С этого стола прислана { $games } партия; это одна из них
        [few] С этого стола присланы { $games } партии; это одна из них
       *[many] С этого стола прислано { $games } партий; это одна из них
    }
hall-page-unheard-since = После восстановления вестей нет; присланного после { $time } может не хватать
hall-page-names-of-the-pairing = В записи нет имён игроков: показаны имена из жеребьёвки. Проверьте, что это партия этого стола
hall-page-begun-not-known = Неизвестно, началась ли партия
hall-page-not-begun = Не началась
hall-page-looking-for-the-board = Поиск доски
hall-page-paused-after = Пауза после хода { $move }
hall-page-ended-after = { $moves ->
        [one] Окончена после { $moves } хода
       *[many] Окончена после { $moves } ходов
    }
hall-page-ago = { $time } назад

hall-page-questions = Вопросы
hall-page-needs = Нужен человек
hall-page-join-link = Подключение: адрес и QR-код этого стола
hall-page-picture-of-it = Посмотреть снимок камеры
hall-page-release-title = Освободить этот стол для другого компьютера
hall-page-release-what = Показанная запись теряет стол { $table }: её место займёт следующий компьютер, который пришлёт запись, а первому с этого времени будет отказано. Присланное им останется в списке партий.
hall-page-release-over-what = Запись окончена. После освобождения стол { $table } больше не требует внимания; присланное остаётся здесь.
hall-page-release = Освободить стол { $table }
hall-page-pictures = Снимки
hall-page-pictures-are-over = Запись окончена: компьютер стола больше не присылает снимков. Они в его папке сеанса.
hall-page-pictures-of-the-board = Снимки доски
hall-page-after-move = После хода
hall-page-see-picture = Посмотреть снимок камеры
hall-page-picture-comes = Стол присылает его по запросу за несколько секунд.
hall-page-picture-of-question = Доска при вопросе { $number }
hall-page-picture-asked = { $picture }; по запросу: { $who }
hall-page-picture-in-full = { $picture }, в полном размере
hall-page-ask-for-full = Запросить полный снимок
hall-page-picture-did-not-come = Снимок не пришёл: запись окончена, и стол больше не отвечает.
hall-page-picture-on-its-way = Снимок в пути.
hall-page-picture-gone = У стола этого снимка больше нет.
hall-page-games-sent = Партии, присланные с этого стола
hall-page-game-begun = начало { $time }
hall-page-of-an-earlier-round = Прежнего тура
hall-page-other-players = Не те игроки, что в жеребьёвке
hall-page-names-no-round = Тур не указан, и партия старше этого тура
hall-page-results-differ = У партий этого тура разные подтверждённые результаты
hall-page-record = Запись
hall-page-shown = показана
hall-page-show-game = Показать эту партию

hall-page-an-earlier-round = Прежний тур с результатами, какие известны сейчас.
hall-page-confirmed-of = Подтверждено результатов: { $confirmed } из { $all }
hall-page-csv = Подтверждённые результаты в CSV
hall-page-send-results = Отправить подтверждённые результаты в программу жеребьёвки
hall-page-not-overwritten = Результат, который там уже есть, не заменяется.
hall-page-what-became = Что стало с результатами
hall-page-nothing-confirmed = Подтверждённых результатов ещё нет; ничего не отправлено.
hall-page-column-table = Стол
hall-page-column-result = Результат
hall-page-column-state = Состояние
hall-page-column-program = В программе жеребьёвки
hall-page-rounds = Туры
hall-page-another-winner = Победитель не тот, что в подтверждённом результате; исправьте один из них
hall-page-confirmed = подтверждён
hall-page-claimed = заявлен, не подтверждён
hall-page-missing = нет результата
hall-page-missing-not-known = нет результата; неизвестно, началась ли партия
hall-page-missing-not-begun = нет результата; партия не началась
hall-page-unheard = с восстановления зала вестей нет
hall-page-unnamed = в записи нет имён игроков
hall-page-no-result-read = при чтении жеребьёвки результата не было
hall-page-both-win = победа обоих
hall-page-ambiguous = «{ $text }», откуда не ясно, кто победил
hall-page-fit-other-round = стол показывает партию другого тура
hall-page-fit-other-players = стол показывает партию не тех игроков, что в жеребьёвке
hall-page-fit-round-unknown = в партии за этим столом тур не указан, и она старше этого тура
hall-page-fit-results-differ = у партий этого тура за этим столом разные подтверждённые результаты
hall-page-fit-not-paired = в жеребьёвке такого стола нет
hall-page-fit-several-games = в жеребьёвке за этим столом несколько партий
hall-other-result-confirmed = у другой партии этого стола есть подтверждённый результат, { $result }: выберите, какую партию показывать
hall-other-result-claimed = у другой партии этого стола заявлен результат { $result }, ещё не подтверждённый: выберите, какую партию показывать
hall-page-restored = Этот зал восстановлен { $at } из { $file }, копии от { $made }. Присланного столами за это время может не хватать: запись, которая продолжается, пришлёт его снова; оконченная отправляется, когда рядом с ней начнётся следующая, или командой 'kifuscribe-hall send'. Столы, от партий которых с тех пор вестей нет, так и говорят.

hall-page-join-title = Подключение: стол { $table }
hall-page-join-what = Компьютер стола подключается к залу одним адресом, в котором есть номер стола и собственный токен.
hall-page-join-make = Сделать адрес и QR-код
hall-page-join-each = Каждый раз создаётся новый токен; прежние действуют, пока их не отзовут.
hall-page-join-code = QR-код адреса для стола { $table }
hall-page-join-paste = Вставьте его за столом: в kifuscribe, на карточке «Зал».
hall-page-join-local = Этот адрес действует только на этом компьютере: откройте зал для сети ('serve --listen 0.0.0.0:8080') или укажите его адрес в --public-address.
hall-page-join-open = В этом зале нет токенов: адрес действует только на этом компьютере.
hall-page-join-once = Токен в адресе показывается только сейчас. У кого он есть, тот может отправлять журнал стола { $table }.
hall-page-join-press = Этот адрес — для kifuscribe на компьютере стола: вставьте его там на карточке «Зал» и нажмите «Присоединиться».
hall-page-join-address = Адрес
hall-page-join-copy = Скопируйте его из адресной строки вместе с тем, что стоит после #.

hall-need-questions = { $count ->
        [1] Вопрос: { $text }
        [one] { $count } вопрос: { $text }
        [few] { $count } вопроса: { $text }
       *[many] { $count } вопросов: { $text }
    }
hall-need-count-differs = Подсчёт расходится с вычисленным результатом; позовите судью
hall-need-count-undecided = Подсчёт нельзя проверить; смотрите проверку за столом
hall-need-other-players = Не те игроки, что в жеребьёвке ({ $paired }); проверьте номер стола и имена
hall-need-other-round = Здесь продолжается партия другого тура; окончите её запись до начала записи этого тура
hall-need-round-unknown = В этой партии тур не указан, и она старше этого тура: начните запись этого тура; если это она и есть, внесите в неё тур за столом ('kifuscribe correct'), и её результат будет учтён
hall-need-results-differ = У партий этого тура за этим столом разные подтверждённые результаты, и ни один не учитывается; отзовите неверный на его компьютере ('kifuscribe correct SESSION withdraw --by NAME --reasons TEXT')
hall-need-not-paired = В жеребьёвке такого стола нет; проверьте номер за столом
hall-need-not-paired-over = В жеребьёвке такого стола нет, а партия для него записана; отправьте эту запись за верный стол ('kifuscribe-hall send'), затем освободите этот стол на его странице
hall-need-several-games = В жеребьёвке за этим столом несколько партий, и не берётся ни одна; дайте в жеребьёвке каждой партии свой стол, она будет прочитана заново сама
hall-need-claimed = Другой компьютер хочет записывать этот стол; остановите один из них или освободите стол на его странице
hall-need-claimed-by = Другой компьютер, { $computer }, хочет записывать этот стол; остановите один из них или освободите стол на его странице
hall-need-refused = Компьютер { $computer } обращается { $token }, и с { $time } ему отказано; подключите его адресом со страницы этого стола
hall-need-forked = { $count ->
        [one] Пришла { $count } строка, которая отличается от хранимой записи; проверьте, какой компьютер её прислал
        [few] Пришли { $count } строки, которые отличаются от хранимой записи; проверьте, какой компьютер их прислал
       *[many] Пришло { $count } строк, которые отличаются от хранимой записи; проверьте, какой компьютер их прислал
    }
hall-need-held = Уже { $time }: { $why }
hall-need-silent = Вестей нет уже { $time }; проверьте компьютер и его сеть
hall-need-result-missing = Партия окончена, а результата нет; подтвердите его за столом
hall-need-result-claimed = Партия окончена, результат заявлен, но не подтверждён; подтвердите его за столом
hall-pause-no-board = Доски не видно; проверьте камеру
hall-pause-disturbed = Камней не хватает, или они сдвинуты; верните их на место
hall-pause-misread = Сетка не ложится на доску; проверьте камеру
hall-pause-moving = Доска или камера движется
hall-pause-covered = Доска закрыта
hall-token-missing = без токена
hall-token-unknown = с токеном, которого этот зал не знает
hall-token-revoked = с отозванным токеном
hall-token-other-table = с токеном другого стола
hall-token-other-role = с токеном, который не для столов

hall-answer-it-was = Это было: { $text }
hall-answer-confirm = Запись верна, как есть; ничего не меняется
hall-answer-reject = Ничего из этого; исправят за столом
hall-answer-by = { $answer } ({ $who })
hall-answer-on-its-way = Отправлено столу в { $time }: { $answer }. Стол этого ещё не записал.
hall-answer-written = Записано столом в { $time }: { $answer }.
hall-answer-settled = В { $time } решилось само: ответ больше не нужен.
hall-role-organiser = организатор
hall-role-referee = судья
hall-role-table = стол
hall-role-public = зритель

hall-outcome-sent = теперь он есть в программе жеребьёвки
hall-outcome-known = он уже есть в программе жеребьёвки
hall-outcome-conflict = в программе жеребьёвки другой результат, { $there }, он оставлен как есть; выясните с игроками, какой верен
hall-outcome-not-confirmed = подтверждённого результата ещё нет
hall-outcome-not-played = это не результат сыгранной партии; внесите его вручную
hall-outcome-doubtful = { $why }; ничего не отправлено
hall-outcome-other-players = игроки или их цвета не те, что в жеребьёвке; ничего не отправлено: внесите результат вручную
hall-outcome-called-back = он отозван за столом и отзывается из программы жеребьёвки
hall-outcome-stands-otherwise = он отозван за столом после отправки, а в программе жеребьёвки теперь { $there }, это оставлено как есть; посмотрите там
hall-outcome-failed = не отправлено: { $why }
hall-outcome-withdrawn = отправлено { $there }, но за столом результат отозван; отправьте результаты ещё раз, чтобы отозвать его и там

hall-refusal-no-token = нужен токен; попросите его у организатора
hall-refusal-wrong-token = этот токен здесь не действует; попросите у организатора другой
hall-refusal-revoked-token = этот токен отозван; попросите у организатора другой
hall-refusal-other-role = этот токен такого не разрешает; попросите у организатора подходящий
hall-refusal-too-many = слишком много запросов без действующего токена; подождите минуту
hall-refusal-not-local = в этом зале нет токенов, и он обслуживает только свой компьютер; создайте токен командой 'kifuscribe-hall token'
hall-refusal-claimed = идёт другая запись этого стола; остановите её или попросите организатора освободить стол
hall-refusal-forked = строка { $line } этой записи не та, что есть у зала; зал отложил её, и организатор её видит
hall-refusal-line = строка { $line } этой записи не такая, какие бывают в журнале; проверьте запись командой 'kifuscribe verify'
hall-refusal-newer-format = эту запись сделала программа новее, чем зал; попросите организатора обновить зал
hall-refusal-line-too-long = строка { $line } этой записи длиннее, чем принимает зал; передайте запись организатору файлом
hall-refusal-too-large = за один раз отправлено больше, чем принимает зал; проверьте, одной ли версии эта программа и зал
hall-refusal-offset = отправлены не те строки, что объявлены; проверьте, одной ли версии эта программа и зал
hall-refusal-asks-again = он просит строки, которые ему уже отправлены; попросите организатора посмотреть журнал зала
hall-refusal-in-its-words = «{ $text }»
hall-refusal-no-reason = причину он не называет; попросите организатора посмотреть журнал зала
hall-refusal-no-table = в этом зале такого стола нет; какие есть, показывает /api/tables
hall-refusal-several-games = в жеребьёвке за этим столом несколько партий, и не берётся ни одна; дайте в жеребьёвке каждой партии свой стол
hall-refusal-nothing-here = по этому адресу ничего нет; столы показывает /
hall-refusal-sentence = { $text }.
