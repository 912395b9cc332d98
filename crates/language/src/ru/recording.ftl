# en 5e90c1ec
board-side-far = дальний
# en 45f2440e
board-side-left = левый
# en c011fcdf
board-side-near = ближний
# en 3ca14f3d
board-side-right = правый

# en 131521c2
move-flag-after-stop = после остановки партии
# en cd5ac246
move-flag-asked = есть вопрос
# en 4a494965
move-flag-confirmed = подтверждено человеком
# en 45108c6d
move-flag-corrected = исправлено позже
# en 07ad9765
move-flag-illegal = недозволенный ход, всё же сделан
# en 0754270d
move-flag-order-unseen = порядок не виден
# en 3126c67f
move-flag-out-of-turn = не в свою очередь
# en 5fdf6db0
move-flag-sealed = записанный ход
# en fb7f00e6
move-flag-uncertain = не наверняка

# en f85761f5
pause-covered = Доска закрыта
# en f20dbfa3
pause-disturbed = Камни исчезли или сдвинуты
# en 10a4cd90
pause-disturbed-advice = камни исчезли с доски или лежат иначе; верните их или остановите запись
# en 293dfcae
pause-misread = Сетка не совпадает с доской
# en 2b39b27c
pause-misread-advice = сетка на снимке не лежит на доске; проверьте изображение
# en 42241277
pause-moving = Доска или камера движется
# en 3f3870e3
pause-moving-advice = доска или камера движется; дайте ей остановиться, и игра снова отслеживается
# en a80ad55a
pause-no-board = Доски не видно
# en 687da456
pause-no-board-advice = доски не видно; проверьте направление камеры и свет

# en 168c7d6b
question-kind-ambiguous = две партии одинаково хорошо объясняют доску
# en 8ab5fd33
question-at-the-start = В начале
# en c3404de8
question-kind-handicap = Чёрные поставили несколько камней до первого хода белых: это камни форы?
# en 72fc6c71
question-hidden = закрыто { $point }
# en 01a99fac
question-kind-ko-retaken = ко взято обратно сразу, что запрещено, или предыдущий ход взят назад, или камень сдвинут
# en a75a52a7
question-kind-move-or-fill = это могут быть ходы или камни заполнения либо компенсации
# en 99f9f046
question-kind-moved = камни лежат не там, где в записи
# en 54adec77
question-nothing-on = пусто { $point }
# en b4767e6e
question-kind-out-of-turn = одна сторона поставила больше камней, чем позволяет очередь хода
# en 5b6e9bc2
question-stone-on = { $color ->
        [black] чёрный
       *[white] белый
    } { $point }
# en 3ce85dc1
question-kind-suicide = группу сняли ходом своей же стороны, или её камни сняты по ошибке
# en 2d3d84f9
question-kind-unexplained = увиденные камни не получаются ходами по очереди
# en 5d0394a1
question-kind-vanished = исчезли камни, которых не взял ни один ход
# en 8a1569b8
question-with-points = { $place }: { $what } - { $points }
# en e450013e
question-without-points = { $place }: { $what }

# en 50f285c3
points-and-more = { $names } и ещё { $n }
# en 36f346b5
recording-awaits-the-board = Запись заморожена после хода { $moves }: она продолжится, как только доска совпадёт с ней
# en 283ee265
recording-black-to-play = ход чёрных
# en d8ec96ad
recording-counting = Подсчёт после хода { $moves }: доска заполняется; запись заморожена
# en 543eb7db
recording-ended = Завершено, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
# en 9189ee90
recording-first-move = первый ход
# en e70cf48b
recording-frozen = запись заморожена
# en b08a03a4
recording-looking = Поиск доски
# en 9e7513e8
recording-marked = что ещё сыграют, будет отмечено
# en 4f57c573
recording-questions-wait = { $n ->
        [one] { $n } вопрос ждёт
        [few] { $n } вопроса ждут
       *[many] { $n } вопросов ждут
    } ответа
# en 74d54c89
recording-sealed = Запечатано, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
# en f569b02c
recording-seen-minutes = { $turn }, ход { $number } замечен { $n } мин назад
# en f4388d2f
recording-seen-seconds = { $turn }, ход { $number } замечен { $n } с назад
# en 9a9a282c
recording-stopped = Остановлено после хода { $moves }: { $why }; { $frozen }

# en 64ae6126
recording-unlocked = На диске с { $session } нет блокировок, как на некоторых сетевых дисках: ничто не мешает второй программе писать в эту запись. Пусть в неё пишет только одна программа, а исправляйте её, когда она закончена
# en 1630c07e
recording-watching = Наблюдение
# en 78daf5f2
recording-watching-again = Снова наблюдение
# en cbb12c2b
recording-white-to-play = ход белых

# en f55a51ef
resolution-computed-accepted = оба игрока принимают вычисленный результат
# en f2aeb767
resolution-confirmed = оба игрока подтвердили результат
# en 290042ab
resolution-counted-again = позиция восстановлена и посчитана снова
# en a78530b2
resolution-referee-decided = решил судья
# en f4306d36
resolution-stone-found = камень искали и нашли

# en f18da360
picture-edge-bottom = внизу
# en 45f2440e
picture-edge-left = слева
# en 3ca14f3d
picture-edge-right = справа
# en 358aa902
picture-edge-top = вверху

# en edae84ac
result-status-claimed = заявлено
# en e94b124c
result-status-confirmed = подтверждено
# en edae84ac
result-standing-claimed = заявлено
# en 82261925
result-standing-decided = решено судьёй, не подтверждено
# en e94b124c
result-standing-confirmed = подтверждено
# en 6857b61b
result-standing-under-appeal = подтверждено, подана апелляция
# en c5b22161
result-standing-outdated = было подтверждено, больше не действует

# en 28e5ae26
stop-cause-cleared = многих камней нет, или лежит другая доска
# en d83e42ab
stop-cause-filled = доска заполняется, или лежит другая доска
# en 2b1233ee
stop-cause-passes = обе стороны спасовали
# en ccd9080a
stop-cause-person = остановлено вручную

# en 535565c8
end-cause-stopped = её остановили вручную
# en f14dfe6a
end-cause-source-ended = видео закончилось
# en 78f397e3
end-cause-source-failed = камера отключилась
# en ac4f6d07
end-cause-detector-failed = доска больше не распознаётся
# en f33cb620
end-cause-panicked = отказала часть программы
# en 012c9012
view-and = { $first } и { $second }
# en 6dc8d9aa
answer-captured-not-lifted = Оставить запись: { $points } снят, но ещё не убран с доски
# en 9359c0d0
answer-displaced-by-mistake = { $n ->
        [one] камень с { $from } лежит на { $to } по ошибке
        [few] камни с { $from } лежат на { $to } по ошибке
       *[many] камни с { $from } лежат на { $to } по ошибке
    }
# en b7d43a04
answer-keep-displaced = Оставить в записи { $from }, без { $to }
# en 5c6b26f9
answer-keep-without = Оставить запись без { $points }
# en 6822bdca
answer-keep-points = Оставить { $points } в записи
# en dfaeb933
answer-put-down-by-mistake = { $points }: { $n ->
        [one] камень поставлен
        [few] камни поставлены
       *[many] камни поставлены
    } по ошибке
# en 685040e3
answer-taken-away-by-mistake = { $points }: { $n ->
        [one] камень убран
        [few] камни убраны
       *[many] камни убраны
    } по ошибке
# en 82ca5a05
answer-last-move = последний ход: { $played }
# en 27a86d35
answer-leave-in-doubt = Оставить { $points } в записи под сомнением
# en 9495738a
answer-no-moves = { $n ->
        [one] Это был не ход
        [few] Это были не ходы
       *[many] Это были не ходы
    }
# en 22a9406c
answer-passed = { $color ->
        [Black] чёрные спасовали
       *[White] белые спасовали
    }
# en 7c0602eb
answer-then = { $first }, затем { $next }
# en fc3f3c84
recording-count-begins-with = До подсчёта: доска и запись расходятся в { $points }. Поставьте там камни, как они стояли в партии, или исправьте запись.
# en 4f333a51
record-note-begins-late = Когда началась запись, на доске уже { $n ->
        [one] лежал { $n } камень
        [few] лежали { $n } камня
       *[many] лежало { $n } камней
    }, и это не фора: что было сыграно и взято до того, неизвестно.
# en 17dc22f9
record-note-under-appeal = Результат { $result } подтверждён, но подана апелляция: он не окончателен.
# en 6a022038
view-far-hidden = Дальний край постоянно закрыт на { $points }, например головой сидящего там игрока: поднимите камеру или сдвиньте её к середине доски.
# en 90514a6c
view-glare = Свет отражается от доски на { $points }: передвиньте лампу или камеру либо уменьшите выдержку.
# en a23c25bf
view-hidden = У доски { $side } край постоянно закрыт на { $points }: уберите то, что там лежит, или передвиньте камеру.
# en 71cbd3f8
view-no-board = Доска не найдена: направьте камеру на всю доску, без рук над ней.
# en ddf0237b
view-not-whole = Снимок обрезает доску или камни на её краю ({ $sides }): передвиньте камеру, чтобы вокруг доски было место.
# en 0b3df795
view-out-of-focus = Изображение не в фокусе: наведите на доску или держите камеру неподвижно.
# en 108583e9
view-too-dark = Доска слишком тёмная: добавьте света или увеличьте выдержку.
# en d6c1c810
view-too-low = Камера всего в { $elevation } градусах над доской: дальний край закроют головы, руки и камни; поднимите её выше { $least } градусов.
# en 95096b2a
view-too-small = Доска на снимке слишком мала, { $cell } пикселей на клетку в самом узком месте: подойдите ближе, пока не станет { $least } или больше.

# en efe8f10b
silence-unplugged = камера { $name } отключена
# en 0320efc6
silence-only-others = камера { $name } отключена, а другая камера той же модели вместо неё не принимается: подключите её туда, где она была
# en c159071e
silence-stopped = камера { $name } остановилась ({ $why })
# en 508ab76b
silence-disconnected = связь с { $name } потеряна; идёт повторное подключение
# en b8dd3cb8
silence-damaged = { $name } передаёт повреждённые кадры ({ $why })
# en 16d5ee57
silence-black = кадры { $name } чёрные: снимите крышку с объектива или включите свет
# en fe7c3c8a
silence-nothing-yet = { $name } ещё не передала ни одного кадра
# en 53e02c5c
silence-no-picture = от { $name } нет кадров уже { $seconds } с
# en 397769cd
silence-no-phone = ни один телефон ещё не показывает доску: откройте на нём страницу по её QR-коду
# en c87ccf9e
silence-phone-gone = телефон ({ $name }) больше не присылает картинок: разбудите его, нажмите на его странице «Включить камеру» или снова откройте страницу по тому же QR-коду
# en 2d27f546
silence-phone-hidden = страница на телефоне ({ $name }) не на переднем плане: разблокируйте телефон и вернитесь к ней
# en 4b9f0cca
silence-phone-without-camera = телефон ({ $name }) не даёт странице камеру: завершите звонок или закройте другую программу и разрешите доступ к камере
# en 825f9e1c
silence-thread-ended = поток захвата { $name } завершился
# en b2d19d1d
silence-other-size = кадры { $width } x { $height } вместо { $old_width } x { $old_height } пикселов; начните заново
# en 9da802af
gap-the-machine-slept = компьютер спал
# en 819de6e0
gap-no-picture-came = кадров не было
# en 8d603966
gap-minutes = { $minutes } мин { $seconds } с
# en b11d051b
gap-hours = { $hours } ч { $minutes } мин
# en 518a7f4c
gap-until = { $lasted } без кадров до { $clock }, после хода { $moves }: { $why }; проверьте, что было сыграно за это время
# en 8f0e130e
gap-until-unknown = { $lasted } без кадров, после хода { $moves }: { $why }; проверьте, что было сыграно за это время
# en 8a812d89
power-low-disk = на диске осталось лишь { $free } МБ; освободите место или выберите другую папку: что не поместится, останется только в памяти
# en 17de85a4
power-low-battery = батарея заряжена на { $percent } %; подключите компьютер к сети
# en d1bacf3f
power-may-fall-asleep = этот компьютер может заснуть во время записи; отключите спящий режим
# en 1511d64c
recording-slowed-down = { $state } - компьютер не успевает
# en 1e8af7b2
look-news-slower = компьютер не успевает за всеми досками и смотрит на каждую реже, поэтому ходы могут быть замечены позже; закройте другие программы или записывайте меньше досок
# en 40d99846
look-news-as-before = компьютер снова успевает за всеми досками
# en 393ab2d6
state-no-picture = Нет кадра: { $why }
# en 2841fc91
state-opening = Открывается источник
# en d99cbcba
state-looking = Осматривается стол
# en fae83816
state-watching-the-count = Ведётся наблюдение за подсчётом
# en 04d1782a
state-view = { $n ->
        [0] С этим видом всё в порядке
        [one] Здесь надо исправить { $n } недочёт
        [few] Здесь надо исправить { $n } недочёта
       *[many] Здесь надо исправить { $n } недочётов
    }
# en 27ea682f
unreadable-not-whole = доска ни разу не была видна целиком и в покое, а когда запись началась, на ней уже { $stones ->
        [one] лежал { $stones } камень
        [few] лежали { $stones } камня
       *[many] лежало { $stones } камней
    }, порядок ходов неизвестен; покажите всю доску с самого начала
# en 3d0e0aaf
unreadable-damaged = { $frames ->
        [one] { $frames } кадр видео повреждён или получен из повреждённого
        [few] { $frames } кадра видео повреждены или получены из повреждённых
       *[many] { $frames } кадров видео повреждено или получено из повреждённых
    }
# en e9810c66
unreadable-missing = в видео нет кадров за это время
# en a2b48541
unreadable-time = с { $from } до { $to } ничего нельзя было записать: { $why }
# en 550ce957
silence-phone-replaced = камерой ({ $name }) стал другой телефон, на котором нажали «Использовать этот телефон»
# en ec1d8c04
end-cause-confirmed = результат подтверждён
