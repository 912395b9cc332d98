# en 8d9b009b
count-choice-a-path = путь
# en 32496542
count-choice-audit-a-finished-count = Проверка законченного подсчёта
# en 188827d8
count-choice-clear = Очистить
# en 1287bf75
count-choice-file = Файл…
# en afa6874e
count-choice-give-the-record-or-a = Укажите запись или снимок до заполнения и снимок законченного заполнения. Файлы можно бросить в это окно.
# en 3f98530a
count-choice-more = Ещё: доска до заполнения, компенсация, часы
# en 773ff901
count-choice-path = { $name }, путь
# en b1ef1eff
count-choice-take-it-now = Снять сейчас
# en 5f098221
count-choice-takes-the-picture-that-the = Делает снимок того, что камера видит сейчас. Все руки должны быть убраны от доски.
# en 4080a525
count-choice-without-a-record-and-without = Без записи и без снимка до заполнения можно только посчитать камни: по 180 каждого цвета и один пустой пункт. О том, где они лежат, судить нельзя.
# en 51510982
count-followed-camera = Камера или фильм подсчёта
# en c9f29066
count-followed-the-count-as-the-camera = Подсчёт, каким его видит камера
# en 3deda446
count-followed-the-count-is-being-followed = Камера следит за подсчётом.
# en 378af55a
count-was-interrupted = программу запустили заново после последнего хода, и начало этого подсчёта не отслежено: сфотографируйте готовое заполнение и позицию до него или посчитайте заново
# en 4573e9fc
count-form-blacks = чёрных
# en d05a0bcb
count-form-found-by-itself = находится сам
# en 0161211a
count-form-given-by = Вопреки записи: кто задал
# en 41a0dec0
count-form-reasons = Причины этого
# en def29625
count-form-result-the-players-claim = Результат по словам игроков
# en 14734790
count-form-the-far-edge = дальний край
# en 10fd9520
count-form-the-left-edge = левый край
# en 4cf36ad3
count-form-the-near-edge = ближний край
# en 7b2fe44b
count-form-the-right-edge = правый край
# en c402d39f
count-form-top-of-the-record-in = Верх записи на снимке
# en d9fd5e3e
count-form-whites = белых
# en 40c32550
count-input-after-the-shared-points-and = После общих пунктов и камней компенсации. Только этот снимок отличает их от проигрышных камней.
# en ee5804d5
count-input-clock = Часы
# en cbfbb5be
count-input-compensation-placed = Компенсация поставлена
# en d5578e2c
count-input-dead-stones-off-hands-away = Мёртвые камни сняты, руки убраны
# en 05038eea
count-input-finished-fill = Законченное заполнение
# en a5b33395
count-input-finished-fill-picture = Законченное заполнение, снимок { $i }
# en 1f6a74c2
count-input-full = Заполнено
# en 5f3664c5
count-input-full-another-picture = Заполнено, ещё снимок
# en ef41a026
count-input-the-final-position-before-anybody = Конечная позиция до заполнения. Она показывает мёртвые камни и проверяет запись.
# en 707de422
count-input-the-finished-fill-all-hands = Законченное заполнение, все руки убраны.
# en 163dc2d4
count-input-the-game-as-sgf-without = Партия в формате SGF. Без неё позицией служит снимок без мёртвых камней.
# en 851496ff
count-input-the-same-from-another-side = То же с другой стороны: снимки голосуют.
# en b70fb988
count-input-the-stopped-clock-to-type = Остановленные часы, чтобы ввести штрафы.
# en 73de6055
count-page-audit = Проверка - { $standing }
# en 511f4205
count-page-audit-choose-the-record-and = Проверка - выберите запись и снимок законченного заполнения
# en 64fab55c
count-page-audit-confirm-the-settings-the = Проверка - подтвердите настройки; на них держится вывод
# en 17760e9a
count-page-audit-judged = Проверка - { $verdict }. Это помощь судье; решает он
# en 265ea663
count-page-audit-reading-the-pictures = Проверка - снимки читаются
# en 76945feb
count-page-audit-ready-to-read-the = Проверка - можно читать снимки
# en 381f2c92
count-page-it-is-in-the-journal = { $sentence } Записано в журнал.
# en 06a5a031
count-page-taken-back-the-journal-keeps = Отозвано. В журнале остаётся решение и кто его отозвал.
# en c351fe51
count-page-the-count-is-followed-from = Отсюда камера следит за подсчётом; снимки делаются, когда все руки убраны
# en b659b377
count-page-the-picture-of = снимок от { $clock_time }
# en 6781d6aa
count-please-wait = Пожалуйста, подождите судью
# en ccd053b5
count-reading-the-pictures = Снимки читаются…
# en dd57e64a
count-settings-64-10-of-60-00 = например 64:10 of 60:00
# en 18853abf
count-settings-are-these-the-settings = Верны ли эти настройки?
# en 295703e1
count-settings-assumed = предположено
# en 368c5b7f
count-settings-assumed-none-check-the-clock = предположено, что нет; проверьте часы
# en 0884e1db
count-settings-d4-q16-or-none = например D4 Q16 или none
# en f61912c4
count-settings-such-as-b-3 = например B+3
# en 635e5f73
count-settings-from-the-record = из записи
# en 71644ec6
count-settings-laid-out-measured-or-trusted = выложены, измерены, на веру; кем
# en 228ace68
count-settings-noted-in-the-recording = отмечено в записи
# en 7b45383c
count-settings-none-in-the-record = в записи нет
# en e60d6a8b
count-settings-not-given = не указано
# en 04518273
count-settings-shown-by-the-pictures-ask = видно на снимках: спросите обоих игроков
# en 8b2971b3
count-settings-the-clock-type-the-penalties = Часы: введите штрафы или использованное время, например 64:10 of 60:00
# en 9f9bdd3b
count-settings-the-position-that-is-counted = Позиция, которая считается; камни с крестом снимаются как мёртвые
# en 67fc862f
count-settings-the-verdict-holds-for-this = Вывод действителен только для этой записи и этих настроек. Введите то, что иначе.
# en e691888a
count-settings-given-at = задано в { $at }
# en de1a8dce
count-verdict-agrees = Сходится
# en 4e1c14c1
count-verdict-agrees-as-recorded = Заполнение сходится с записью в её нынешнем виде
# en b1e3062a
count-verdict-all = Все
# en 19064bd8
count-verdict-back = Назад
# en e8f9e091
count-verdict-cannot-tell = Сказать нельзя
# en e628848f
count-verdict-computed-read-off-the-board = Вычислено { $computed }   ·   прочитано с доски { $read }{ $claimed ->
        [none] {""}
       *[other] {"   "}·   заявлено { $claimed }
    }
# en 5b8b8f50
count-verdict-differs = Расходится
# en 634d6e12
count-verdict-no-picture-here = Здесь нет снимка.
# en 81b2508e
count-verdict-on = Вперёд
# en e1cd02d9
count-verdict-only-the-claim-differs = Заполнение верно, заявление нет
# en fec3c2c3
count-verdict-claimed-without-count = Заполнение верно; заявлен результат, который подсчётом не решается
# en 72261020
count-verdict-press-a-line-to-see = Нажмите на строку, чтобы увидеть её камни и пункты на снимке и на доске.
# en 8c0214df
count-verdict-report = Отчёт: { $report }
# en 3bb3ba86
count-verdict-settings = Настройки
# en 97e4f162
count-verdict-show = Показать
# en 4ea354ff
count-verdict-the-points-in-the-picture = Пункты на снимке
# en 4d4609c1
count-verdict-black-stones-white-stones = {"\u000A"}Камней чёрных: { $black }, белых: { $white }, пустых пунктов: { $empty }
# en 360eca53
count-verdict-what-is-done-now = Что делать теперь

# en 6e517c29
followed-waiting = Снимки делаются сами, когда все руки убраны: позиция, компенсация, законченное заполнение. О сдвинутом камне сообщается сразу.

# en 5bd53de7
verdict-ways-on = Следующий шаг: поищите недостающий камень (крышки чаш, пол, колени игроков, другая чаша). Или восстановите позицию по записи и посчитайте снова. Или оба принимают вычисленный результат. Или решает судья. Нажмите, что было сделано:
# en 7cbd02ee
verdict-ways-on-in-doubt = Снимки этого не решают. Следующий шаг: сделайте, что сказано в найденном, и снимите ещё раз. Или восстановите позицию по записи и посчитайте снова. Или оба принимают вычисленный результат. Или решает судья. Нажмите, что было сделано:
# en 40b8ecfb
verdict-ways-on-with-a-claim = Камни верны, неверен только заявленный результат. Следующий шаг: покажите обоим игрокам вычисленный результат. Нажмите, что было сделано:
# en 5c2ce4f3
verdict-ways-on-without-count = Камни верны. Названный результат получен не подсчётом, и подсчёт не показывает, в силе ли он. Следующий шаг: спросите обоих игроков, чем кончилась партия. Нажмите, что было сделано:
# en b1715dc2
unfinished-fill = На этом снимке пустых пунктов: { $empty }, не видно: { $hidden }. Снимите ещё раз, когда доска заполнена, видна целиком и рук над ней нет.
# en 51bf860f
count-verdict-only-the-record-differs = Заполнение верно, в записи назван другой результат
# en cff6b04a
count-verdict-only-the-decision-differs = Заполнение верно, судья решил иначе
