# en 8c0ef236
action-start-recording = Начать запись
    .hint = Смотреть на выбранный источник и записывать партию.
# en f988da75
action-show-its-picture = Показать изображение
    .hint = Изображение, которое поступает сейчас, и что в порядке перед партией.
# en 0aaeab10
action-take-the-board-that-is-there = Записывать имеющуюся доску
# en 424bcbdc
action-check-the-view = Проверить вид
    .hint = Показать источник перед партией: найдена ли доска и что с видом не так.
# en aa9ab80d
action-try-with-a-sample-game = Попробовать на учебной партии
    .hint = Короткая партия с вопросом и подсчётом, которую рисует программа. Длится около трёх минут, и ничего из неё не сохраняется.
# en b3938643
action-end-the-rehearsal = Закончить репетицию
    .hint = Ничего из неё не сохраняется.
# en 53e6569f
action-back-to-the-sources = Назад к источникам
    .hint = Выбрать другой источник.
# en b2f17528
action-find-the-corners-again = Найти углы заново
    .hint = Забыть углы, заданные вручную, и найти доску на снимке.
# en 98a45661
action-stop-recording = Остановить запись
    .hint = Спрашивает и завершает запись. Всё записанное остаётся на диске, запись можно продолжить.
# en d1bef0d7
action-resume-recording = Продолжить запись
    .hint = Продолжить эту запись с места остановки: её остановили слишком рано, или партия продолжается.
# en 1568f012
action-new-recording = Новая запись…
    .hint = Выбрать источник для следующей партии.
# en 679f53b0
action-game-over = Конец партии…
    .hint = Чем закончилась партия, подсчёт, результат, бланк для организатора и запечатывание, шаг за шагом.
# en 2cb14592
action-result-slip = Бланк результата…
    .hint = Подтверждённый результат на одной странице: напечатать или показать кодом телефону организатора.
# en 85176a7e
action-one-step-back = На шаг назад
    .hint = Ничего из записанного не теряется.
# en 661a42fe
action-save-the-slip = Сохранить бланк
    .hint = Записывает его рядом с журналом: PDF для печати и веб-страница.
# en b3f9908d
action-open-the-slip = Открыть бланк для печати
    .hint = Открывается в программе этого компьютера для файлов PDF.
# en ece58086
action-take-the-finished-fill = Снять готовое заполнение
    .hint = Берёт изображение, которое камера показывает сейчас. Все руки должны быть убраны с доски.
# en b5a134c0
action-seal-the-record = Запечатать запись…
    .hint = Закрыть запись окончательно: продолжить её нельзя. Исправления возможны.
# en e9849133
action-result = Результат…
    .hint = Записать результат: по очкам, сдача, время, неявка или поражение обоих.
# en 2ae3ea06
action-note = Заметка…
    .hint = Отметить, что происходит помимо ходов: предупреждение, опоздание, откладывание, апелляция.
# en 9c794395
action-confirm = Оставить
    .hint = Запись верна.
# en 855a33c0
action-reject = Иначе
    .hint = Здесь запись неверна. Ответ сохраняется вместе с записью.
# en ba85532f
action-fix-a-mistake = Исправить ошибку…
    .hint = Исправить показанный ход: не тот пункт, не тот цвет, пропущен, не был сделан, камни не сняты.
# en 7410d7b0
action-redo = Вернуть
    .hint = Снова выполнить ответ, исправление или решение, отменённое последним.
# en eb18d4d8
action-undo = Отменить
    .hint = Отменить последний ответ, исправление или решение; ещё раз - предыдущее. Для решения спрашивается имя.
# en c893188f
action-history = История…
    .hint = Что отвечали, исправляли и решали, по порядку; можно отменить и вернуть.
# en 677f2a0f
action-pass = Пас
    .hint = Очередная сторона спасовала, чего камера не видит.
# en b6ce5809
action-ten-moves-back = На десять ходов назад
# en 85cec72b
action-ten-moves-on = На десять ходов вперёд
# en 7bd65a5d
action-previous-move = Предыдущий ход
# en 5f825b1d
action-next-move = Следующий ход
# en 07ed113e
action-first-position = Начальная позиция
# en 2b0a56e6
action-newest-move = Последний ход
    .hint = Снова следить за партией.
# en 8dc1ff76
action-go-to-move = Перейти к ходу…
    .hint = Введите номер хода.
# en 397b81eb
action-demonstration-board = Демонстрационная доска
    .hint = Доска, имена и последние ходы в отдельном окне для второго экрана.
# en 5e664231
action-spectators = Зрители…
    .hint = Страница, которая следит за партией, и адрес организатора.
# en 7333a71a
action-big-board = Большая доска
    .hint = Только доска, на весь экран.
# en 3d9088c1
action-reading-over-the-picture = Прочитанное поверх снимка
    .hint = Рисовать сетку и прочитанные камни поверх изображения камеры.
# en d5f1a36c
action-close-up-of-the-board = Доска крупным планом
    .hint = Обрезать изображение по доске, когда она найдена.
# en 15951f66
action-coordinates = Координаты
# en 78dcfbf0
action-move-numbers = Номера ходов
# en 467fe90b
action-natural-placement = Камни чуть неровно, как кладут рукой
# en bdcbd1d0
action-light-theme = Светлая тема
# en 33979421
action-high-contrast = Высокая контрастность
    .hint = Чёрное, белое и чёткие границы.
# en d45af1c9
action-reduced-motion = Меньше движения
    .hint = Меню, окна и списки появляются сразу, ничто не скользит.
# en 84686c08
action-larger = Крупнее
# en 61edbd03
action-smaller = Мельче
# en c35bcaa7
action-normal-size = Обычный размер
# en 7d0eb68e
action-copy-the-record-as-sgf = Скопировать запись как SGF
# en 720e5359
action-copy-the-records-path = Скопировать путь записи
# en bda95367
action-open-the-records-folder = Открыть папку записи
# en e70813b8
action-video-file = Видеофайл…
# en addb8e23
action-folder-of-pictures = Папка со снимками…
# en 1730cf95
action-tournament = Турнир…
    .hint = Файл программы жеребьёвки; он читается и никогда не меняется.
# en 035f9997
action-open-a-record = Открыть запись…
    .hint = Посмотреть запись, исправить её, записать результат или проверить подсчёт.
# en 3deffd3e
action-folder-for-records = Папка для записей…
    .hint = Куда пишутся записи этой доски.
# en d9c040cf
action-refresh-the-cameras = Обновить список камер
# en 92cb67be
action-find-a-command = Найти команду…
# en aff7a81e
action-keys = Клавиши…
    .hint = Все клавиши и что они делают.
# en 948780df
action-game = Партия…
    .hint = Игроки, турнир, правила и где лежит запись.
# en 0d2873ff
action-dismiss-the-message = Убрать сообщение
# en 52b2c789
action-audit-a-count = Проверить подсчёт…
    .hint = Сравнить законченное заполнение с записью: помощь судье.
# en c0a3c5d8
action-leave-the-audit = Выйти из проверки
    .hint = Назад к записи. Принятые решения в журнале.
# en 844bf7a3
action-archive = Архив…
    .hint = Найти записанные партии: по именам, датам, результатам, словам или позиции.
# en 4c0ed6eb
action-leave-the-archive = Выйти из архива
    .hint = Условия поиска сохраняются.
# en c441918e
action-quit = Выйти
    .hint = Закрыть окно. Пока идёт запись, программа сначала спросит.
# en 5680059b
action-the-record-is-right = Запись верна
    .hint = На последнем снимке другое, и исправлять это не нужно.
# en 98919615
action-count = Подсчёт
    .hint = Партия окончена, идёт подсчёт: открывает страницу подсчёта, за которым следит камера.
# en da24a4f5
action-record-a-further-source = Записывать ещё один источник…
    .hint = Открыть вкладку для ещё одной камеры, телефона или файла. Идущая запись продолжается.
# en d1dc0e8c
action-close-the-tab = Закрыть эту вкладку
    .hint = Закрыть вкладку, в которой партия не начата.
# en 92847380
action-another-folder = Другая папка…
    .hint = Запись продолжается в папке на другом диске; ничего не теряется.
# en 65fbc57c
action-play-on = Играют дальше
    .hint = Партия не окончена.
# en 4805b004
action-read-again = Прочитать снова
    .hint = Возможно, жеребьёвка следующего тура уже готова.
# en a6484110
action-without-a-tournament = Без турнира
    .hint = Записывать партии вне турнира.
# en c3c8dcbe
action-seen = Понятно
    .hint = Убрать это. Пропуск остаётся в журнале.
# en f80ffc0f
action-send-now = Отправить сейчас
# en 5010b13d
action-read-the-pictures = Прочитать снимки
# en 3568f065
action-confirm-these-settings = Подтвердить настройки
# en 63e4e45b
action-change-the-settings = Изменить настройки
# en 468ba802
action-other-pictures = Другие снимки
# en cd7923cc
action-the-count-begins-now = Подсчёт начинается сейчас
    .hint = Если камера этого ещё не заметила. Считается запись как она есть.
# en 63a59770
action-watch-the-count = Следить за подсчётом
    .hint = Открывает источник, выбранный для записи, и делает снимки этого подсчёта. Нужна запись партии.
# en a0c5c670
action-stop-watching = Не следить больше
# en 4fc083ca
action-the-stone-was-found = Камень найден…
    .hint = Это отмечается. Затем сделайте снимок снова.
# en b7cc280e
action-restored-and-counted-again = Восстановлено и посчитано снова…
    .hint = Это отмечается. Затем сделайте снимок снова.
# en b9d33e12
action-both-accept-the-computed-result = Оба принимают вычисленный результат…
    .hint = Оба игрока принимают результат, который даёт запись.
# en b7b36a10
action-the-referee-decided = Решил судья…
    .hint = Спрашивает результат, имя и причины.
# en 07170aeb
action-both-players-confirmed-the-result = Оба игрока подтвердили результат…
    .hint = После этого результат окончателен; найденное позже - только сведения.
# en 6869ca4a
action-take-the-last-ruling-back = Отозвать последнее решение…
    .hint = Спрашивает имя и причины. В журнале остаётся решение и кто его отозвал.
# en 3981706b
action-save-the-report = Сохранить отчёт
    .hint = Одна страница для печати, за ней снимки.
# en 97062457
action-hide-from-the-players = Скрыть от игроков…
    .hint = Закрыть окно словами, которые игроки должны прочесть.
# en 7effe121
action-open-the-game = Открыть партию
    .hint = Показывает всю партию. Клавиша: Enter
# en 2ac57165
action-open-its-folder = Открыть её папку
    .hint = Где лежит файл этой партии.
# en b890556e
action-export = Экспорт…
    .hint = Записывает выбранные партии в папку вместе с таблицей.
# en 5f1e587c
action-write-them = Записать их
# en 562d4768
action-stop-writing = Прекратить запись
    .hint = От записанного ничего не останется.
# en 4442f776
action-draw-a-position = Нарисовать позицию…
    .hint = Находит партии с этой позицией или её частью.
# en 3ec0eb1e
action-find-games-with-it = Найти партии с ней
# en 7f8aa5fd
action-find-this-position = Найти эту позицию
    .hint = Находит партии с этой позицией: повёрнутой, отражённой или с переменой цветов.
# en 4360752b
action-find-this-corner = Найти этот угол
    .hint = То же для угла, в котором сделан последний ход.
# en a1f5b866
action-step-through-the-record = Пройти по записи
    .hint = Чтобы восстановить позицию на доске.
# en 76b03be3
action-take-names = Взять имена из зала
    .hint = Игроки, тур и условия из жеребьёвки зала вносятся в запись.
# en 1179c22f
action-keep-names = Оставить имена
    .hint = Запись остаётся такой, какой начата. Больше вопроса не будет.
# en bd8db9c0
action-read-slip = Считать листок
    .hint = Подключиться к столу, листок которого лежит под камерой.
# en b099e1b6
action-archive-games = Партии архива
    .hint = Подходящие партии и та, на которой курсор.
# en b65a3944
action-archive-duplicates = Возможные дубликаты
    .hint = Те же ходы на повёрнутой доске, одна — начало другой, или отличается один ход.
# en ec18195e
action-archive-players = Игроки архива
    .hint = У кого какие партии и какие имена принадлежат одному игроку.
# en 8dcc1107
action-take-back-the-decision = Отменить последнее решение
    .hint = Обе партии снова будут в списке для проверки.
# en d16ec7a1
action-save-the-search = Сохранить этот поиск
    .hint = Нынешние условия сохраняются под этим названием; их найдёт и команда 'archive find --saved'.
# en aabdbdeb
action-show-the-phones-code = Показать QR-код телефона
    .hint = Код и ссылка, по которым телефон становится камерой или возвращается.
