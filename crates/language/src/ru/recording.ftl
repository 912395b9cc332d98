board-side-far = дальний
board-side-left = левый
board-side-near = ближний
board-side-right = правый

flag-after-stop = после остановки партии
flag-asked = есть вопрос
flag-confirmed = подтверждено человеком
flag-corrected = исправлено позже
flag-illegal = недозволенный ход, всё же сделан
flag-order-unseen = порядок не виден
flag-out-of-turn = не в свою очередь
flag-sealed = записанный ход
flag-uncertain = не наверняка

pause-covered = Доска закрыта
pause-disturbed = Камни исчезли или сдвинуты
pause-disturbed-advice = камни исчезли с доски или лежат иначе; верните их или остановите запись
pause-misread = Сетка не совпадает с доской
pause-misread-advice = сетка на снимке не лежит на доске; проверьте изображение
pause-moving = Доска или камера движется
pause-moving-advice = доска или камера движется; дайте ей остановиться, и игра снова отслеживается
pause-no-board = Доски не видно
pause-no-board-advice = доски не видно; проверьте направление камеры и свет

question-after-move = После хода { $after }
question-ambiguous = две партии одинаково хорошо объясняют доску
question-at-the-start = В начале
question-handicap = Чёрные поставили несколько камней до первого хода белых: это камни форы?
question-hidden = закрыто { $point }
question-ko-retaken = ко взято обратно сразу, что запрещено, или предыдущий ход взят назад, или камень сдвинут
question-moved = камни лежат не там, где в записи
question-nothing-on = пусто { $point }
question-out-of-turn = одна сторона поставила больше камней, чем позволяет очередь хода
question-stone-on = { $color ->
        [black] чёрный
       *[white] белый
    } { $point }
question-suicide = группу сняли ходом своей же стороны, или её камни сняты по ошибке
question-unexplained = увиденные камни не получаются ходами по очереди
question-vanished = исчезли камни, которых не взял ни один ход
question-with-points = { $place }: { $what } - { $points }
question-without-points = { $place }: { $what }

points-and-more = { $names } и ещё { $n }
recording-awaits-the-board = Запись заморожена после хода { $moves }: она продолжится, как только доска совпадёт с ней{ $ask }
recording-black-to-play = ход чёрных
recording-counting = Подсчёт после хода { $moves }: доска заполняется; запись заморожена{ $ask }
recording-ended = Завершено, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }{ $ask }
recording-first-move = первый ход
recording-frozen = запись заморожена
recording-looking = Поиск доски
recording-marked = что ещё сыграют, будет отмечено
recording-questions-wait = {" "}- { $n ->
        [one] { $n } вопрос ждёт
        [few] { $n } вопроса ждут
       *[many] { $n } вопросов ждут
    } ответа
recording-sealed = Запечатано, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }{ $ask }
recording-seen-minutes = , ход { $number } замечен { $n } мин назад
recording-seen-seconds = , ход { $number } замечен { $n } с назад
recording-state = { $what } - { $turn }{ $last }{ $ask }
recording-stopped = Остановлено после хода { $moves }: { $why }; { $frozen }{ $ask }
recording-watching = Наблюдение
recording-watching-again = Снова наблюдение
recording-white-to-play = ход белых

resolution-computed-accepted = Оба игрока принимают вычисленный результат.
resolution-confirmed = Оба игрока подтвердили результат.
resolution-counted-again = Позиция восстановлена и посчитана снова.
resolution-referee-decided = Решил судья.
resolution-stone-found = Камень искали и нашли.

side-bottom = внизу
side-left = слева
side-right = справа
side-top = вверху

status-claimed = заявлено
status-confirmed = подтверждено

stop-cleared = камни снимают с доски
stop-filled = доска заполняется
stop-passes = обе стороны спасовали
stop-person = остановлено вручную

view-and = { $first } и { $second }
record-note-begins-late = Когда началась запись, на доске уже { $n ->
        [one] лежал { $n } камень
        [few] лежали { $n } камня
       *[many] лежало { $n } камней
    }, и это не фора: что было сыграно и взято до того, неизвестно.
view-far-hidden = Дальний край постоянно закрыт на { $points }, например головой сидящего там игрока: поднимите камеру или сдвиньте её к середине доски.
view-glare = Свет отражается от доски на { $points }: передвиньте лампу или камеру либо уменьшите выдержку.
view-hidden = У доски { $side } край постоянно закрыт на { $points }: уберите то, что там лежит, или передвиньте камеру.
view-no-board = Доска не найдена: направьте камеру на всю доску, без рук над ней.
view-not-whole = Снимок обрезает доску или камни на её краю ({ $sides }): передвиньте камеру, чтобы вокруг доски было место.
view-out-of-focus = Изображение не в фокусе: наведите на доску или держите камеру неподвижно.
view-too-dark = Доска слишком тёмная: добавьте света или увеличьте выдержку.
view-too-low = Камера всего в { $elevation } градусах над доской: дальний край закроют головы, руки и камни; поднимите её выше { $least } градусов.
view-too-small = Доска на снимке слишком мала, { $cell } пикселей на клетку в самом узком месте: подойдите ближе, пока не станет { $least } или больше.

silence-unplugged = камера { $name } отключена
silence-only-others = камера { $name } отключена, а другая камера той же модели вместо неё не принимается: подключите её туда, где она была
silence-stopped = камера { $name } остановилась ({ $why })
silence-disconnected = связь с { $name } потеряна; идёт повторное подключение
silence-damaged = { $name } передаёт повреждённые кадры ({ $why })
silence-black = кадры { $name } чёрные: снимите крышку с объектива или включите свет
silence-nothing-yet = { $name } ещё не передала ни одного кадра
silence-no-picture = от { $name } нет кадров уже { $seconds } с
silence-thread-ended = поток захвата { $name } завершился
silence-other-size = кадры { $width } x { $height } вместо { $old_width } x { $old_height } пикселов; начните заново
gap-the-machine-slept = компьютер спал
gap-no-picture-came = кадров не было
gap-seconds = { $seconds } с
gap-minutes = { $minutes } мин { $seconds } с
gap-hours = { $hours } ч { $minutes } мин
gap-until = { $lasted } без кадров до { $clock }, после хода { $moves }: { $why }; проверьте, что было сыграно за это время
gap-until-unknown = { $lasted } без кадров, после хода { $moves }: { $why }; проверьте, что было сыграно за это время
power-low-disk = на диске осталось лишь { $free } МБ; освободите место, иначе запись остановится
power-low-battery = батарея заряжена на { $percent } %; подключите компьютер к сети
power-may-fall-asleep = этот компьютер может заснуть во время записи; отключите спящий режим
state-no-picture = Нет кадра: { $why }
state-no-picture-record-kept = Нет кадра: { $why }; запись сохраняется
state-opening = Открывается источник
state-looking = Осматривается стол
state-watching-the-count = Ведётся наблюдение за подсчётом
state-view = { $n ->
        [0] С этим видом всё в порядке
        [one] Здесь надо исправить { $n } недочёт
        [few] Здесь надо исправить { $n } недочёта
       *[many] Здесь надо исправить { $n } недочётов
    }
unreadable-not-whole = доска ни разу не была видна целиком и в покое, а когда запись началась, на ней уже { $stones ->
        [one] лежал { $stones } камень
        [few] лежали { $stones } камня
       *[many] лежало { $stones } камней
    }, порядок ходов неизвестен; покажите всю доску с самого начала
unreadable-time = с { $from } до { $to } ничего нельзя было записать: { $why }
