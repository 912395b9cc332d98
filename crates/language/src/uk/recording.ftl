# en 5e90c1ec
board-side-far = дальній
# en 45f2440e
board-side-left = лівий
# en c011fcdf
board-side-near = ближній
# en 3ca14f3d
board-side-right = правий

# en 131521c2
move-flag-after-stop = після зупинки партії
# en cd5ac246
move-flag-asked = є запитання
# en 4a494965
move-flag-confirmed = підтверджено людиною
# en 45108c6d
move-flag-corrected = виправлено пізніше
# en 07ad9765
move-flag-illegal = недозволений хід, усе ж зроблений
# en 0754270d
move-flag-order-unseen = порядок не видно
# en 3126c67f
move-flag-out-of-turn = не у свою чергу
# en 5fdf6db0
move-flag-sealed = записаний хід
# en fb7f00e6
move-flag-uncertain = непевно

# en f85761f5
pause-covered = Дошку закрито
# en f20dbfa3
pause-disturbed = Камені зникли або зсунуті
# en 10a4cd90
pause-disturbed-advice = камені зникли з дошки або лежать інакше; поверніть їх або зупиніть запис
# en 293dfcae
pause-misread = Сітка не збігається з дошкою
# en 2b39b27c
pause-misread-advice = сітка на знімку не лежить на дошці; перевірте зображення
# en 42241277
pause-moving = Дошка або камера рухається
# en 3f3870e3
pause-moving-advice = дошка або камера рухається; дайте їй зупинитися, і гра знову відстежується
# en a80ad55a
pause-no-board = Дошки не видно
# en 687da456
pause-no-board-advice = дошки не видно; перевірте напрямок камери та світло

# en 168c7d6b
question-kind-ambiguous = дві партії однаково добре пояснюють дошку
# en 8ab5fd33
question-at-the-start = На початку
# en c3404de8
question-kind-handicap = Чорні поставили кілька каменів до першого ходу білих: це камені фори?
# en 72fc6c71
question-hidden = закрито { $point }
# en 01a99fac
question-kind-ko-retaken = ко взято назад одразу, що заборонено, або попередній хід узято назад, або камінь зсунуто
# en a75a52a7
question-kind-move-or-fill = це можуть бути ходи або камені заповнення чи компенсації
# en 99f9f046
question-kind-moved = камені лежать не там, де в записі
# en 54adec77
question-nothing-on = порожньо { $point }
# en b4767e6e
question-kind-out-of-turn = одна сторона поставила більше каменів, ніж дозволяє черга ходу
# en 5b6e9bc2
question-stone-on = { $color ->
        [black] чорний
       *[white] білий
    } { $point }
# en 3ce85dc1
question-kind-suicide = групу зняли ходом своєї ж сторони, або її камені знято помилково
# en 2d3d84f9
question-kind-unexplained = побачені камені не виходять ходами по черзі
# en 5d0394a1
question-kind-vanished = зникли камені, яких не взяв жоден хід
# en 8a1569b8
question-with-points = { $place }: { $what } - { $points }
# en e450013e
question-without-points = { $place }: { $what }

# en 50f285c3
points-and-more = { $names } і ще { $n }
# en 36f346b5
recording-awaits-the-board = Запис заморожено після ходу { $moves }: він продовжиться, щойно дошка збігатиметься з ним
# en 283ee265
recording-black-to-play = хід чорних
# en d8ec96ad
recording-counting = Підрахунок після ходу { $moves }: дошка заповнюється; запис заморожено
# en 543eb7db
recording-ended = Завершено, { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }
# en 9189ee90
recording-first-move = перший хід
# en e70cf48b
recording-frozen = запис заморожено
# en b08a03a4
recording-looking = Пошук дошки
# en 9e7513e8
recording-marked = що ще зіграють, буде позначено
# en 4f57c573
recording-questions-wait = { $n ->
        [one] { $n } запитання чекає
        [few] { $n } запитання чекають
       *[many] { $n } запитань чекають
    } на відповідь
# en 74d54c89
recording-sealed = Запечатано, { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }
# en f569b02c
recording-seen-minutes = { $turn }, хід { $number } помічено { $n } хв тому
# en f4388d2f
recording-seen-seconds = { $turn }, хід { $number } помічено { $n } с тому
# en 9a9a282c
recording-stopped = Зупинено після ходу { $moves }: { $why }; { $frozen }

# en 64ae6126
recording-unlocked = На диску з { $session } немає блокувань, як на деяких мережевих дисках: ніщо не заважає другій програмі писати в цей запис. Нехай у нього пише лише одна програма, а виправляйте його, коли він закінчений
# en 1630c07e
recording-watching = Спостереження
# en 78daf5f2
recording-watching-again = Знову спостереження
# en cbb12c2b
recording-white-to-play = хід білих

# en f55a51ef
resolution-computed-accepted = обидва гравці приймають обчислений результат
# en f2aeb767
resolution-confirmed = обидва гравці підтвердили результат
# en 290042ab
resolution-counted-again = позицію відновлено й пораховано знову
# en a78530b2
resolution-referee-decided = вирішив суддя
# en f4306d36
resolution-stone-found = камінь шукали й знайшли

# en f18da360
picture-edge-bottom = внизу
# en 45f2440e
picture-edge-left = ліворуч
# en 3ca14f3d
picture-edge-right = праворуч
# en 358aa902
picture-edge-top = вгорі

# en edae84ac
result-status-claimed = заявлено
# en e94b124c
result-status-confirmed = підтверджено
# en edae84ac
result-standing-claimed = заявлено
# en 82261925
result-standing-decided = вирішено суддею, не підтверджено
# en e94b124c
result-standing-confirmed = підтверджено
# en 6857b61b
result-standing-under-appeal = підтверджено, подано апеляцію
# en c5b22161
result-standing-outdated = було підтверджено, більше не чинне

# en 28e5ae26
stop-cause-cleared = багатьох каменів немає, або лежить інша дошка
# en d83e42ab
stop-cause-filled = дошка заповнюється, або лежить інша дошка
# en 2b1233ee
stop-cause-passes = обидві сторони спасували
# en ccd9080a
stop-cause-person = зупинено вручну

# en 535565c8
end-cause-stopped = його зупинили вручну
# en f14dfe6a
end-cause-source-ended = відео закінчилося
# en 78f397e3
end-cause-source-failed = камера вимкнулася
# en ac4f6d07
end-cause-detector-failed = дошка більше не розпізнається
# en f33cb620
end-cause-panicked = відмовила частина програми
# en 012c9012
view-and = { $first } і { $second }
# en 6dc8d9aa
answer-captured-not-lifted = Залишити запис: { $points } знято, але ще не прибрано з дошки
# en 9359c0d0
answer-displaced-by-mistake = { $n ->
        [one] камінь із { $from } лежить на { $to } помилково
        [few] камені з { $from } лежать на { $to } помилково
       *[many] камені з { $from } лежать на { $to } помилково
    }
# en b7d43a04
answer-keep-displaced = Залишити в записі { $from }, без { $to }
# en 5c6b26f9
answer-keep-without = Залишити запис без { $points }
# en 6822bdca
answer-keep-points = Залишити { $points } у записі
# en dfaeb933
answer-put-down-by-mistake = { $points }: { $n ->
        [one] камінь поставлено
        [few] камені поставлено
       *[many] камені поставлено
    } помилково
# en 685040e3
answer-taken-away-by-mistake = { $points }: { $n ->
        [one] камінь прибрано
        [few] камені прибрано
       *[many] камені прибрано
    } помилково
# en 82ca5a05
answer-last-move = останній хід: { $played }
# en 27a86d35
answer-leave-in-doubt = Залишити { $points } у записі під сумнівом
# en 9495738a
answer-no-moves = { $n ->
        [one] Це був не хід
        [few] Це були не ходи
       *[many] Це були не ходи
    }
# en 22a9406c
answer-passed = { $color ->
        [Black] чорні спасували
       *[White] білі спасували
    }
# en 7c0602eb
answer-then = { $first }, потім { $next }
# en fc3f3c84
recording-count-begins-with = До підрахунку: дошка й запис розходяться в { $points }. Поставте там камені, як вони стояли в партії, або виправте запис.
# en 4f333a51
record-note-begins-late = Коли почався запис, на дошці вже { $n ->
        [one] лежав { $n } камінь
        [few] лежали { $n } камені
       *[many] лежало { $n } каменів
    }, і це не фора: що було зіграно й узято до того, невідомо.
# en 17dc22f9
record-note-under-appeal = Результат { $result } підтверджено, але подано апеляцію: він не остаточний.
# en 6a022038
view-far-hidden = Дальній край постійно закрито на { $points }, наприклад головою гравця, що там сидить: підніміть камеру або зсуньте її до середини дошки.
# en 90514a6c
view-glare = Світло відбивається від дошки на { $points }: пересуньте лампу чи камеру або зменште витримку.
# en a23c25bf
view-hidden = У дошки { $side } край постійно закритий на { $points }: приберіть те, що там лежить, або пересуньте камеру.
# en 71cbd3f8
view-no-board = Дошку не знайдено: спрямуйте камеру на всю дошку, без рук над нею.
# en ddf0237b
view-not-whole = Знімок обрізає дошку або камені на її краю ({ $sides }): пересуньте камеру, щоб навколо дошки було місце.
# en 0b3df795
view-out-of-focus = Зображення не у фокусі: наведіть на дошку або тримайте камеру нерухомо.
# en 108583e9
view-too-dark = Дошка затемна: додайте світла або збільште витримку.
# en d6c1c810
view-too-low = Камера лише за { $elevation } градусів над дошкою: дальній край закриють голови, руки й камені; підніміть її вище { $least } градусів.
# en 95096b2a
view-too-small = Дошка на знімку замала, { $cell } пікселів на клітинку в найвужчому місці: підійдіть ближче, доки не стане { $least } або більше.

# en efe8f10b
silence-unplugged = камеру { $name } від'єднано
# en 0320efc6
silence-only-others = камеру { $name } від'єднано, а іншу камеру тієї самої моделі замість неї не прийнято: під'єднайте її туди, де вона була
# en c159071e
silence-stopped = камера { $name } зупинилася ({ $why })
# en 508ab76b
silence-disconnected = зв'язок із { $name } втрачено; триває повторне під'єднання
# en b8dd3cb8
silence-damaged = { $name } передає пошкоджені кадри ({ $why })
# en 16d5ee57
silence-black = кадри { $name } чорні: зніміть кришку з об'єктива або увімкніть світло
# en fe7c3c8a
silence-nothing-yet = { $name } ще не передала жодного кадру
# en 53e02c5c
silence-no-picture = від { $name } немає кадрів уже { $seconds } с
# en 397769cd
silence-no-phone = жоден телефон ще не показує дошку: відкрийте на ньому сторінку за її QR-кодом
# en c87ccf9e
silence-phone-gone = телефон ({ $name }) більше не надсилає зображень: розбудіть його, натисніть на його сторінці «Увімкнути камеру» або знову відкрийте сторінку за тим самим QR-кодом
# en 2d27f546
silence-phone-hidden = сторінка на телефоні ({ $name }) не на передньому плані: розблокуйте телефон і поверніться до неї
# en 4b9f0cca
silence-phone-without-camera = телефон ({ $name }) не дає сторінці камеру: завершіть дзвінок або закрийте іншу програму й дозвольте доступ до камери
# en 825f9e1c
silence-thread-ended = потік захоплення { $name } завершився
# en b2d19d1d
silence-other-size = кадри { $width } x { $height } замість { $old_width } x { $old_height } пікселів; почніть знову
# en 9da802af
gap-the-machine-slept = комп'ютер спав
# en 819de6e0
gap-no-picture-came = кадрів не було
# en 8d603966
gap-minutes = { $minutes } хв { $seconds } с
# en b11d051b
gap-hours = { $hours } год { $minutes } хв
# en 518a7f4c
gap-until = { $lasted } без кадрів до { $clock }, після ходу { $moves }: { $why }; перевірте, що було зіграно за цей час
# en 8f0e130e
gap-until-unknown = { $lasted } без кадрів, після ходу { $moves }: { $why }; перевірте, що було зіграно за цей час
# en 8a812d89
power-low-disk = на диску лишилося тільки { $free } МБ; звільніть місце або виберіть іншу теку: що не вміститься, лишиться тільки в пам'яті
# en 17de85a4
power-low-battery = батарею заряджено на { $percent } %; під'єднайте комп'ютер до мережі
# en d1bacf3f
power-may-fall-asleep = цей комп'ютер може заснути під час запису; вимкніть режим сну
# en 1511d64c
recording-slowed-down = { $state } - комп'ютер не встигає
# en 1e8af7b2
look-news-slower = комп'ютер не встигає за всіма дошками й дивиться на кожну рідше, тому ходи можуть бути помічені пізніше; закрийте інші програми або записуйте менше дошок
# en 40d99846
look-news-as-before = комп'ютер знову встигає за всіма дошками
# en 393ab2d6
state-no-picture = Немає кадру: { $why }
# en 2841fc91
state-opening = Відкривається джерело
# en d99cbcba
state-looking = Оглядається стіл
# en fae83816
state-watching-the-count = Триває спостереження за підрахунком
# en 04d1782a
state-view = { $n ->
        [0] З цим видом усе гаразд
        [one] Тут треба виправити { $n } недолік
        [few] Тут треба виправити { $n } недоліки
       *[many] Тут треба виправити { $n } недоліків
    }
# en 27ea682f
unreadable-not-whole = дошку жодного разу не було видно цілою і в спокої, а коли запис почався, на ній уже { $stones ->
        [one] лежав { $stones } камінь
        [few] лежали { $stones } камені
       *[many] лежало { $stones } каменів
    }, порядок ходів невідомий; покажіть усю дошку з самого початку
# en 3d0e0aaf
unreadable-damaged = { $frames ->
        [one] { $frames } кадр відео пошкоджений або отриманий з пошкодженого
        [few] { $frames } кадри відео пошкоджені або отримані з пошкоджених
       *[many] { $frames } кадрів відео пошкоджено або отримано з пошкоджених
    }
# en e9810c66
unreadable-missing = у відео немає кадрів за цей час
# en a2b48541
unreadable-time = з { $from } до { $to } нічого не можна було записати: { $why }
# en 550ce957
silence-phone-replaced = камерою ({ $name }) став інший телефон, на якому натиснули «Використати цей телефон»
# en ec1d8c04
end-cause-confirmed = результат підтверджено
