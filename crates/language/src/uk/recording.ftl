board-side-far = дальній
board-side-left = лівий
board-side-near = ближній
board-side-right = правий

flag-after-stop = після зупинки партії
flag-asked = є запитання
flag-confirmed = підтверджено людиною
flag-corrected = виправлено пізніше
flag-illegal = недозволений хід, усе ж зроблений
flag-order-unseen = порядок не видно
flag-out-of-turn = не у свою чергу
flag-sealed = записаний хід
flag-uncertain = непевно

pause-covered = Дошку закрито
pause-disturbed = Камені зникли або зсунуті
pause-disturbed-advice = камені зникли з дошки або лежать інакше; поверніть їх або зупиніть запис
pause-misread = Сітка не збігається з дошкою
pause-misread-advice = сітка на знімку не лежить на дошці; перевірте зображення
pause-moving = Дошка або камера рухається
pause-moving-advice = дошка або камера рухається; дайте їй зупинитися, і гра знову відстежується
pause-no-board = Дошки не видно
pause-no-board-advice = дошки не видно; перевірте напрямок камери та світло

question-after-move = Після ходу { $after }
question-ambiguous = дві партії однаково добре пояснюють дошку
question-at-the-start = На початку
question-handicap = Чорні поставили кілька каменів до першого ходу білих: це камені фори?
question-hidden = закрито { $point }
question-ko-retaken = ко взято назад одразу, що заборонено, або попередній хід узято назад, або камінь зсунуто
question-moved = камені лежать не там, де в записі
question-nothing-on = порожньо { $point }
question-out-of-turn = одна сторона поставила більше каменів, ніж дозволяє черга ходу
question-stone-on = { $color ->
        [black] чорний
       *[white] білий
    } { $point }
question-suicide = групу зняли ходом своєї ж сторони, або її камені знято помилково
question-unexplained = побачені камені не виходять ходами по черзі
question-vanished = зникли камені, яких не взяв жоден хід
question-with-points = { $place }: { $what } - { $points }
question-without-points = { $place }: { $what }

points-and-more = { $names } і ще { $n }
recording-awaits-the-board = Запис заморожено після ходу { $moves }: він продовжиться, щойно дошка збігатиметься з ним{ $ask }
recording-black-to-play = хід чорних
recording-counting = Підрахунок після ходу { $moves }: дошка заповнюється; запис заморожено{ $ask }
recording-ended = Завершено, { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }{ $ask }
recording-first-move = перший хід
recording-frozen = запис заморожено
recording-looking = Пошук дошки
recording-marked = що ще зіграють, буде позначено
recording-questions-wait = {" "}- { $n ->
        [one] { $n } запитання чекає
        [few] { $n } запитання чекають
       *[many] { $n } запитань чекають
    } на відповідь
recording-sealed = Запечатано, { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }{ $ask }
recording-seen-minutes = , хід { $number } помічено { $n } хв тому
recording-seen-seconds = , хід { $number } помічено { $n } с тому
recording-state = { $what } - { $turn }{ $last }{ $ask }
recording-stopped = Зупинено після ходу { $moves }: { $why }; { $frozen }{ $ask }
recording-watching = Спостереження
recording-watching-again = Знову спостереження
recording-white-to-play = хід білих

resolution-computed-accepted = Обидва гравці приймають обчислений результат.
resolution-confirmed = Обидва гравці підтвердили результат.
resolution-counted-again = Позицію відновлено й пораховано знову.
resolution-referee-decided = Вирішив суддя.
resolution-stone-found = Камінь шукали й знайшли.

side-bottom = внизу
side-left = ліворуч
side-right = праворуч
side-top = вгорі

status-claimed = заявлено
status-confirmed = підтверджено

stop-cleared = камені знімають з дошки
stop-filled = дошка заповнюється
stop-passes = обидві сторони спасували
stop-person = зупинено вручну

view-and = { $first } і { $second }
record-note-begins-late = Коли почався запис, на дошці вже { $n ->
        [one] лежав { $n } камінь
        [few] лежали { $n } камені
       *[many] лежало { $n } каменів
    }, і це не фора: що було зіграно й узято до того, невідомо.
view-far-hidden = Дальній край постійно закрито на { $points }, наприклад головою гравця, що там сидить: підніміть камеру або зсуньте її до середини дошки.
view-glare = Світло відбивається від дошки на { $points }: пересуньте лампу чи камеру або зменште витримку.
view-hidden = У дошки { $side } край постійно закритий на { $points }: приберіть те, що там лежить, або пересуньте камеру.
view-no-board = Дошку не знайдено: спрямуйте камеру на всю дошку, без рук над нею.
view-not-whole = Знімок обрізає дошку або камені на її краю ({ $sides }): пересуньте камеру, щоб навколо дошки було місце.
view-out-of-focus = Зображення не у фокусі: наведіть на дошку або тримайте камеру нерухомо.
view-too-dark = Дошка затемна: додайте світла або збільште витримку.
view-too-low = Камера лише за { $elevation } градусів над дошкою: дальній край закриють голови, руки й камені; підніміть її вище { $least } градусів.
view-too-small = Дошка на знімку замала, { $cell } пікселів на клітинку в найвужчому місці: підійдіть ближче, доки не стане { $least } або більше.

silence-unplugged = камеру { $name } від'єднано
silence-only-others = камеру { $name } від'єднано, а іншу камеру тієї самої моделі замість неї не прийнято: під'єднайте її туди, де вона була
silence-stopped = камера { $name } зупинилася ({ $why })
silence-disconnected = зв'язок із { $name } втрачено; триває повторне під'єднання
silence-damaged = { $name } передає пошкоджені кадри ({ $why })
silence-black = кадри { $name } чорні: зніміть кришку з об'єктива або увімкніть світло
silence-nothing-yet = { $name } ще не передала жодного кадру
silence-no-picture = від { $name } немає кадрів уже { $seconds } с
silence-thread-ended = потік захоплення { $name } завершився
silence-other-size = кадри { $width } x { $height } замість { $old_width } x { $old_height } пікселів; почніть знову
gap-the-machine-slept = комп'ютер спав
gap-no-picture-came = кадрів не було
gap-seconds = { $seconds } с
gap-minutes = { $minutes } хв { $seconds } с
gap-hours = { $hours } год { $minutes } хв
gap-until = { $lasted } без кадрів до { $clock }, після ходу { $moves }: { $why }; перевірте, що було зіграно за цей час
gap-until-unknown = { $lasted } без кадрів, після ходу { $moves }: { $why }; перевірте, що було зіграно за цей час
power-low-disk = на диску лишилося тільки { $free } МБ; звільніть місце, інакше запис зупиниться
power-low-battery = батарею заряджено на { $percent } %; під'єднайте комп'ютер до мережі
power-may-fall-asleep = цей комп'ютер може заснути під час запису; вимкніть режим сну
state-no-picture = Немає кадру: { $why }
state-no-picture-record-kept = Немає кадру: { $why }; запис зберігається
state-opening = Відкривається джерело
state-looking = Оглядається стіл
state-watching-the-count = Триває спостереження за підрахунком
state-view = { $n ->
        [0] З цим видом усе гаразд
        [one] Тут треба виправити { $n } недолік
        [few] Тут треба виправити { $n } недоліки
       *[many] Тут треба виправити { $n } недоліків
    }
unreadable-not-whole = дошку жодного разу не було видно цілою і в спокої, а коли запис почався, на ній уже { $stones ->
        [one] лежав { $stones } камінь
        [few] лежали { $stones } камені
       *[many] лежало { $stones } каменів
    }, порядок ходів невідомий; покажіть усю дошку з самого початку
unreadable-time = з { $from } до { $to } нічого не можна було записати: { $why }
