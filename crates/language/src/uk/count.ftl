# en 8d9b009b
count-choice-a-path = шлях
# en 32496542
count-choice-audit-a-finished-count = Перевірка завершеного підрахунку
# en 188827d8
count-choice-clear = Очистити
# en 1287bf75
count-choice-file = Файл…
# en afa6874e
count-choice-give-the-record-or-a = Укажіть запис або знімок до заповнення та знімок завершеного заповнення. Файли можна кинути в це вікно.
# en 3f98530a
count-choice-more = Ще: дошка до заповнення, компенсація, годинник
# en 773ff901
count-choice-path = { $name }, шлях
# en b1ef1eff
count-choice-take-it-now = Зняти зараз
# en 5f098221
count-choice-takes-the-picture-that-the = Робить знімок того, що камера бачить зараз. Усі руки мають бути прибрані від дошки.
# en 4080a525
count-choice-without-a-record-and-without = Без запису і без знімка до заповнення можна лише порахувати камені: по 180 кожного кольору й один порожній пункт. Про те, де вони лежать, судити не можна.
# en 51510982
count-followed-camera = Камера або фільм підрахунку
# en c9f29066
count-followed-the-count-as-the-camera = Підрахунок, яким його бачить камера
# en 3deda446
count-followed-the-count-is-being-followed = Камера стежить за підрахунком.
# en 378af55a
count-was-interrupted = програму запустили знову після останнього ходу, і початок цього підрахунку не відстежено: сфотографуйте готове заповнення й позицію до нього або порахуйте знову
# en 4573e9fc
count-form-blacks = чорних
# en d05a0bcb
count-form-found-by-itself = знаходиться сам
# en 0161211a
count-form-given-by = Усупереч запису: хто задав
# en 41a0dec0
count-form-reasons = Причини цього
# en def29625
count-form-result-the-players-claim = Результат за словами гравців
# en 14734790
count-form-the-far-edge = дальній край
# en 10fd9520
count-form-the-left-edge = лівий край
# en 4cf36ad3
count-form-the-near-edge = ближній край
# en 7b2fe44b
count-form-the-right-edge = правий край
# en c402d39f
count-form-top-of-the-record-in = Верх запису на знімку
# en d9fd5e3e
count-form-whites = білих
# en 40c32550
count-input-after-the-shared-points-and = Після спільних пунктів і каменів компенсації. Лише цей знімок відрізняє їх від каменів програшу.
# en ee5804d5
count-input-clock = Годинник
# en cbfbb5be
count-input-compensation-placed = Компенсацію поставлено
# en d5578e2c
count-input-dead-stones-off-hands-away = Мертві камені знято, руки прибрано
# en 05038eea
count-input-finished-fill = Завершене заповнення
# en a5b33395
count-input-finished-fill-picture = Завершене заповнення, знімок { $i }
# en 1f6a74c2
count-input-full = Заповнено
# en 5f3664c5
count-input-full-another-picture = Заповнено, ще знімок
# en ef41a026
count-input-the-final-position-before-anybody = Кінцева позиція до заповнення. Вона показує мертві камені та перевіряє запис.
# en 707de422
count-input-the-finished-fill-all-hands = Завершене заповнення, усі руки прибрано.
# en 163dc2d4
count-input-the-game-as-sgf-without = Партія у форматі SGF. Без неї позицією є знімок без мертвих каменів.
# en 851496ff
count-input-the-same-from-another-side = Те саме з іншого боку: знімки голосують.
# en b70fb988
count-input-the-stopped-clock-to-type = Зупинений годинник, щоб увести штрафи.
# en 73de6055
count-page-audit = Перевірка - { $standing }
# en 511f4205
count-page-audit-choose-the-record-and = Перевірка - виберіть запис і знімок завершеного заповнення
# en 64fab55c
count-page-audit-confirm-the-settings-the = Перевірка - підтвердьте налаштування; на них тримається висновок
# en 17760e9a
count-page-audit-judged = Перевірка - { $verdict }. Це допомога судді; вирішує він
# en 265ea663
count-page-audit-reading-the-pictures = Перевірка - знімки читаються
# en 76945feb
count-page-audit-ready-to-read-the = Перевірка - можна читати знімки
# en 381f2c92
count-page-it-is-in-the-journal = { $sentence } Записано в журнал.
# en 06a5a031
count-page-taken-back-the-journal-keeps = Відкликано. У журналі лишається рішення і хто його відкликав.
# en c351fe51
count-page-the-count-is-followed-from = Звідси камера стежить за підрахунком; знімки робляться, коли всі руки прибрано
# en b659b377
count-page-the-picture-of = знімок від { $clock_time }
# en 6781d6aa
count-please-wait = Будь ласка, зачекайте на суддю
# en ccd053b5
count-reading-the-pictures = Знімки читаються…
# en dd57e64a
count-settings-64-10-of-60-00 = наприклад 64:10 of 60:00
# en 18853abf
count-settings-are-these-the-settings = Чи правильні ці налаштування?
# en 295703e1
count-settings-assumed = припущено
# en 368c5b7f
count-settings-assumed-none-check-the-clock = припущено, що немає; перевірте годинник
# en 0884e1db
count-settings-d4-q16-or-none = наприклад D4 Q16 або none
# en f61912c4
count-settings-such-as-b-3 = наприклад B+3
# en 635e5f73
count-settings-from-the-record = із запису
# en 71644ec6
count-settings-laid-out-measured-or-trusted = викладено, виміряно чи на віру; ким
# en 228ace68
count-settings-noted-in-the-recording = відзначено в записі
# en 7b45383c
count-settings-none-in-the-record = у записі немає
# en e60d6a8b
count-settings-not-given = не вказано
# en 04518273
count-settings-shown-by-the-pictures-ask = видно на знімках: запитайте обох гравців
# en 8b2971b3
count-settings-the-clock-type-the-penalties = Годинник: введіть штрафи або використаний час, наприклад 64:10 of 60:00
# en 9f9bdd3b
count-settings-the-position-that-is-counted = Позиція, яка рахується; камені з хрестом знімаються як мертві
# en 67fc862f
count-settings-the-verdict-holds-for-this = Висновок дійсний лише для цього запису й цих налаштувань. Уведіть те, що інакше.
# en e691888a
count-settings-given-at = задано о { $at }
# en de1a8dce
count-verdict-agrees = Збігається
# en 4e1c14c1
count-verdict-agrees-as-recorded = Заповнення збігається із записом у його нинішньому вигляді
# en b1e3062a
count-verdict-all = Усі
# en 19064bd8
count-verdict-back = Назад
# en e8f9e091
count-verdict-cannot-tell = Сказати не можна
# en e628848f
count-verdict-computed-read-off-the-board = Обчислено { $computed }   ·   прочитано з дошки { $read }{ $claimed ->
        [none] {""}
       *[other] {"   "}·   заявлено { $claimed }
    }
# en 5b8b8f50
count-verdict-differs = Розбігається
# en 634d6e12
count-verdict-no-picture-here = Тут немає знімка.
# en 81b2508e
count-verdict-on = Уперед
# en e1cd02d9
count-verdict-only-the-claim-differs = Заповнення правильне, заява ні
# en fec3c2c3
count-verdict-claimed-without-count = Заповнення правильне; заявлено результат, якого підрахунок не вирішує
# en 72261020
count-verdict-press-a-line-to-see = Натисніть на рядок, щоб побачити його камені та пункти на знімку й на дошці.
# en 8c0214df
count-verdict-report = Звіт: { $report }
# en 3bb3ba86
count-verdict-settings = Налаштування
# en 97e4f162
count-verdict-show = Показати
# en 4ea354ff
count-verdict-the-points-in-the-picture = Пункти на знімку
# en 4d4609c1
count-verdict-black-stones-white-stones = {"\u000A"}Каменів чорних: { $black }, білих: { $white }, порожніх пунктів: { $empty }
# en 360eca53
count-verdict-what-is-done-now = Що робити тепер

# en 6e517c29
followed-waiting = Знімки робляться самі, коли всі руки прибрано: позиція, компенсація, завершене заповнення. Про зсунутий камінь повідомляється одразу.

# en 5bd53de7
verdict-ways-on = Наступний крок: пошукайте камінь, якого бракує (кришки чаш, підлога, коліна гравців, інша чаша). Або відновіть позицію за записом і порахуйте знову. Або обидва приймають обчислений результат. Або вирішує суддя. Натисніть, що було зроблено:
# en 7cbd02ee
verdict-ways-on-in-doubt = Знімки цього не вирішують. Наступний крок: зробіть, що сказано в зауваженнях, і зніміть ще раз. Або відновіть позицію за записом і порахуйте знову. Або обидва приймають обчислений результат. Або вирішує суддя. Натисніть, що було зроблено:
# en 40b8ecfb
verdict-ways-on-with-a-claim = Камені правильні, неправильний лише заявлений результат. Наступний крок: покажіть обом гравцям обчислений результат. Натисніть, що було зроблено:
# en 5c2ce4f3
verdict-ways-on-without-count = Камені правильні. Названий результат отримано не підрахунком, і підрахунок не показує, чи він чинний. Наступний крок: запитайте обох гравців, чим скінчилася партія. Натисніть, що було зроблено:
# en b1715dc2
unfinished-fill = На цьому знімку порожніх пунктів: { $empty }, не видно: { $hidden }. Зніміть ще раз, коли дошку заповнено, її видно цілком і рук над нею немає.
# en 51bf860f
count-verdict-only-the-record-differs = Заповнення правильне, у записі названо інший результат
# en cff6b04a
count-verdict-only-the-decision-differs = Заповнення правильне, суддя вирішив інакше
