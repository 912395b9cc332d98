## The hall's pages on which a finished fill is photographed and audited.

# en 00000000
audit-page-title = Проверка
# en 00000000
audit-page-which-table = Заполнение какого стола?
# en 00000000
audit-page-no-tables = Ни одного стола не известно. Заполнение партии, которую никто не записывал, всё равно можно проверить.
# en 00000000
audit-page-nothing-recorded = записи нет
# en 00000000
audit-page-other-game = Партия, которую никто не записывал
# en 00000000
audit-page-other-table = Другой стол
# en 00000000
audit-page-of-table = Проверка стола { $table }
# en 00000000
audit-page-recorded = { $moves ->
        [one] Записан { $moves } ход
        [few] Записаны { $moves } хода
       *[other] Записано { $moves } ходов
    }
# en 00000000
audit-page-without-record = Эту партию никто не записывал: по одной готовой доске можно только посчитать камни.
# en 00000000
audit-page-cannot-know = Без записи нельзя узнать, каким должен быть результат, какие камни были мертвы и не сдвинут ли камень. Здесь сказано только о числе камней.
# en 00000000
audit-page-behind = Проверено по записи, какой её видят зрители: последних ходов в ней может не быть. С токеном судьи проверяется вся запись.
# en 00000000
audit-page-photograph = Снять готовое заполнение
# en 00000000
audit-page-photograph-position = Снять доску
# en 00000000
audit-page-another-picture = Снять ещё раз отсюда: голосуют все снимки
# en 00000000
audit-page-anew = Начать заново
# en 00000000
audit-page-more = Ещё: прежние снимки, заявленный результат
# en 00000000
audit-page-before = Снимок до заполнения, без мёртвых камней
# en 00000000
audit-page-compensated = Снимок после того, как заняты общие пункты и выложены камни компенсации
# en 00000000
audit-page-claimed = Результат, который заявляют игроки, например B+3, если он не такой, как в записи
# en 00000000
audit-page-rules = Правила
# en 00000000
audit-page-reading = Снимок читается …
# en 00000000
audit-page-unsent = Зал не отвечает. Проверьте сеть и снимите ещё раз.
# en 00000000
audit-page-error = Зал этого не может
# en 00000000
audit-page-answer = Ответ
# en 00000000
audit-page-needs-script = Чтобы послать снимок, странице нужен JavaScript. Разрешите его в этом браузере.
# en 00000000
audit-page-picture = снимок { $number }
# en 00000000
audit-page-earlier-picture = прежний снимок
# en 00000000
audit-page-ringed = { $count ->
        [one] { $name }, обведён { $count } пункт
        [few] { $name }, обведены { $count } пункта
       *[other] { $name }, обведено { $count } пунктов
    }
# en 00000000
audit-page-next = Что можно сделать
# en 00000000
audit-page-turn = Снимок повёрнут на { $degrees }°
# en 00000000
audit-page-protest = Сыграна под протестом
# en 00000000
audit-page-under-protest = Под протестом
# en 00000000
audit-page-confirm = Подтвердить: { $result }
# en 00000000
audit-page-rule = Решить иначе
# en 00000000
audit-page-reasons = Причины
# en 00000000
audit-page-rule-so = Решить так
# en 00000000
audit-page-becomes-evidence = С решением снимок хранится при партии под хешем { $hash }. Без решения он удаляется через день.
# en 00000000
audit-page-decide-needs-tls = Результат подтверждают или решают по https или на компьютере самого зала; здесь только проверка
# en 00000000
audit-page-picture-forgotten = снимка в этом зале больше нет; снимите заполнение ещё раз
# en 00000000
audit-page-finished-fill = Готовое заполнение
# en 00000000
audit-page-photographed-by = { $picture }, снято: { $who }
# en 00000000
audit-page-is-evidence = Снимок хранится при партии; его хеш начинается с { $hash }
# en 00000000
audit-page-no-claim = заявленный результат выглядит как B+3, W+2.5 или 0
# en 00000000
audit-page-no-turn = поворот - от 0 до 3 четвертей
# en 00000000
audit-page-no-rules = такие правила не известны; выберите из списка
# en 00000000
audit-page-no-purpose = для чего позиция, не известно; выберите из списка
# en 00000000
audit-page-one-picture = как позиция читается один снимок за раз; пошлите один
# en 00000000
audit-page-position = Снимок → позиция → SGF
# en 00000000
audit-page-purpose = Для чего
# en 00000000
audit-page-purpose-position = Позиция
# en 00000000
audit-page-purpose-disputed = Спорная доска
# en 00000000
audit-page-purpose-resume = Позиция, с которой продолжат
# en 00000000
audit-page-purpose-bowls = Чаши перед партией
# en 00000000
audit-page-name = Название
# en 00000000
audit-page-no-board = Доска не найдена
# en 00000000
audit-page-no-board-hint = Снимите всю доску сверху, со светом сбоку и без рук над ней.
# en 00000000
audit-page-position-read = { $size }: чёрных { $black }, белых { $white }
# en 00000000
audit-page-doubts = Проверьте эти пункты: { $points }
# en 00000000
audit-page-as-photographed = Доска, как она на снимке. Обведены пункты, которые надо проверить.
# en 00000000
audit-page-save-sgf = Сохранить { $name }
# en 00000000
audit-page-sgf-comment = { $name }. Прочитано со снимка { $date }.
# en 00000000
reading-fault-not-installed = снимки прочесть нечем: рядом с залом нет программы kifuscribe; установите её в папку программы kifuscribe-hall
# en 00000000
reading-fault-other-version = программа kifuscribe рядом с залом другой версии; установите обе одной версии
# en 00000000
reading-fault-not-started = программу, которая читает снимки, запустить не удалось; попробуйте ещё раз
# en 00000000
reading-fault-busy = читаются другие снимки; попробуйте чуть позже
# en 00000000
reading-fault-expired = чтение снимка заняло слишком много времени или памяти; снимите ещё раз, с меньшим размером
# en 00000000
reading-fault-no-picture = такой снимок прочесть нельзя; пошлите JPEG, PNG, WebP, HEIC или AVIF
# en 00000000
reading-fault-too-large = за раз читается не больше шести снимков по 16 МиБ, вместе 40 МиБ; пошлите меньше или меньшие
# en 00000000
reading-fault-parts = снимки пришли не целиком; пошлите их ещё раз
# en 00000000
reading-fault-damaged = снимок { $format } повреждён или обрезан; снимите ещё раз
# en 00000000
reading-fault-undecodable = снимок { $format } на компьютере зала прочесть нельзя: он повреждён, или там нет программы для { $format } (heif-convert); пусть телефон посылает JPEG (iPhone: Настройки, Камера, Форматы, Наиболее совместимый)
