## The hall's pages on which a finished fill is photographed and audited.

# en 5708d6e6
audit-page-title = Проверка
# en 569f8954
audit-page-which-table = Заполнение какого стола?
# en 79e0c580
audit-page-no-tables = Ни одного стола не известно. Заполнение партии, которую никто не записывал, всё равно можно проверить.
# en fc66a8e0
audit-page-nothing-recorded = записи нет
# en 80665988
audit-page-other-game = Партия, которую никто не записывал
# en 5e3fe12e
audit-page-other-table = Другой стол
# en e3d0c153
audit-page-of-table = Проверка стола { $table }
# en 96895cda
audit-page-recorded = { $moves ->
        [one] Записан { $moves } ход
        [few] Записаны { $moves } хода
       *[many] Записано { $moves } ходов
    }
# en 1b32eee1
audit-page-without-record = Эту партию никто не записывал. По одной готовой доске страница считает камни и больше ничего не говорит.
# en 328c1bbb
audit-page-cannot-know = Без записи нельзя знать, какой результат верен, какие камни были мёртвыми и двигал ли кто-нибудь камень. Страница называет только число камней.
# en f939610b
audit-page-behind = Проверено по записи, какой её видят зрители: последних ходов в ней может не быть. С токеном судьи проверяется вся запись.
# en 7575906d
audit-page-photograph = Снять готовое заполнение
# en 4e73cc48
audit-page-photograph-position = Снять доску
# en 8609112d
audit-page-another-picture = Снять ещё раз отсюда: голосуют все снимки
# en 0b7c2a20
audit-page-anew = Начать заново
# en c5ea6731
audit-page-mail = Отправить это по почте

# en 80546aa1
audit-page-slip-at = Листок проверки, действует сутки: { $address }

# en 6d7ae23e
audit-page-slip-link = Ссылка на этот листок
# en a131449c
audit-page-paper = Бланк этой проверки для печати (PDF)

# en 8e110800
audit-page-slip-how-long = Ссылка ведёт на этот листок в течение суток. Отправьте её тому, кому открыт этот зал; там сказано, что решено с тех пор.

# en 856fbcbd
audit-page-slip-of-table = Листок проверки стола { $table }
# en 45d87bc3
audit-page-more = Ещё: прежние снимки, заявленный результат
# en e530783e
audit-page-before = Снимок до заполнения, без мёртвых камней
# en d55416d3
audit-page-compensated = Снимок после того, как заняты общие пункты и выложены камни компенсации
# en e0920418
audit-page-claimed = Результат, который заявляют игроки, например B+3, если он не такой, как в записи
# en 4b18b03e
audit-page-rules = Правила
# en 1dae9cf6
audit-page-rules-of-fills = Это правила, при которых счёт ведут заполнением. Подсчёт территории, как в японских правилах, здесь не проверяется.
# en e5bb8c82
audit-page-rules-uncounted = Правила этой партии ({ $rules }) не предусматривают счёта заполнением: такое заполнение здесь не проверить. Если игроки считали по другим правилам, назовите их.
# en 155f4ae0
audit-page-not-by-filling = при правилах с подсчётом территории, например японских, заполнение не проверяется; укажите правила, по которым игроки считали
# en 70d064cb
audit-page-reading = Снимок читается …
# en cc2e6817
audit-page-unsent = Зал не отвечает. Снимок остаётся на этой странице: проверьте сеть и пошлите его ещё раз.
# en 47a9ee8c
audit-page-undecided = Зал не отвечает, ничего ещё не решено. Написанное остаётся здесь: проверьте сеть и отправьте снова.
# en f38767b6
audit-page-unread = Устройство больше не может прочесть этот снимок. Снимите ещё раз.
# en f53c54b1
audit-page-earlier-answer = Ниже — ответ по прежним снимкам, а не по этому. По нему ничего не решают.
# en f04b7167
audit-page-send-again = Послать ещё раз
# en 64b057ea
audit-page-go-on-without = Продолжить без этого снимка
# en 1f61de38
audit-page-left-out = Снимок, который не удалось прочесть, не учтён: этот ответ только по снимкам ниже.
# en bfa2f866
audit-page-error = Зал этого не может
# en 6bc761af
audit-page-answer = Ответ
# en d88c2833
audit-page-needs-script = Чтобы послать снимок, странице нужен JavaScript. Разрешите его в этом браузере.
# en 2b7b9a64
audit-page-picture = снимок { $number }
# en ae3321de
audit-page-earlier-picture = прежний снимок
# en 01cf34ee
audit-page-ringed = { $count ->
        [one] { $name }, обведён { $count } пункт
        [few] { $name }, обведены { $count } пункта
       *[many] { $name }, обведено { $count } пунктов
    }
# en 2bfe9a08
audit-page-next = Что можно сделать
# en 482b1730
audit-page-turn = Снимок повёрнут на { $degrees }°
# en 72d9043f
audit-page-protest = Сыграна под протестом
# en 9de00d14
audit-page-under-protest = Под протестом
# en 9608fc2d
audit-page-confirm = Оба игрока согласны: подтвердить { $result }
# en 10106351
audit-page-rule = Решить иначе
# en aae4fb9c
audit-page-reasons = Причины
# en 9146b79b
audit-page-rule-so = Решить так
# en 6a29bd13
audit-page-becomes-evidence = С решением снимки хранятся вместе с партией. Без решения они удаляются через день.
# en 74dee4c4
audit-page-decide-needs-tls = Результат подтверждают или решают по https или на компьютере самого зала; здесь только проверка
# en e52d205b
audit-page-picture-forgotten = снимка в этом зале больше нет; снимите заполнение ещё раз
# en e5c5e0b9
audit-page-photographed-by = { $picture }, снято: { $who }
# en 1d3031f0
audit-page-is-evidence = Снимок хранится при партии; его хеш начинается с { $hash }
# en 7123c919
audit-page-no-claim = заявленный результат выглядит как B+3, W+2.5 или 0
# en 629c07c6
audit-page-no-turn = поворот - от 0 до 3 четвертей
# en 010c4d0b
audit-page-no-rules = такие правила не известны; выберите из списка
# en db6ff71c
audit-page-no-purpose = для чего позиция, не известно; выберите из списка
# en e50867cd
audit-page-one-picture = как позиция читается один снимок за раз; пошлите один
# en add9228e
audit-page-position = Снимок → позиция → SGF
# en 5eec347f
audit-page-purpose = Для чего
# en dc039b07
audit-page-purpose-position = Позиция
# en 3986a2fe
audit-page-purpose-disputed = Спорная доска
# en 8b3821b5
audit-page-purpose-resume = Позиция, с которой продолжат
# en 57cac5de
audit-page-purpose-bowls = Чаши перед партией
# en 0a551be4
audit-page-name = Название
# en 2c3726c3
audit-page-no-board = Доска не найдена
# en 0a339032
audit-page-no-board-hint = Снимите всю доску сверху, со светом сбоку и без рук над ней.
# en a68e99c4
audit-page-position-read = { $size }: чёрных { $black }, белых { $white }
# en 651d3168
audit-page-doubts = Проверьте эти пункты: { $points }
# en a620f036
audit-page-unknown = { $count ->
        [one] { $count } пункт неизвестен: он закрыт или вне снимка и показан здесь пустым: { $points }.
        [few] { $count } пункта неизвестны: они закрыты или вне снимка и показаны здесь пустыми: { $points }.
       *[many] { $count } пунктов неизвестны: они закрыты или вне снимка и показаны здесь пустыми: { $points }.
    }
# en c037c215
audit-page-as-photographed = Доска, как она на снимке. Обведены пункты, которые надо проверить.
# en 6c0b3f6d
audit-page-save-sgf = Сохранить { $name }
# en ce1bc3e5
audit-page-sgf-comment = { $name }. Прочитано со снимка { $date }.
# en b142e6ee
reading-fault-not-installed = снимки прочесть нечем: рядом с залом нет программы kifuscribe; установите её в папку программы kifuscribe-hall
# en 716e0d49
reading-fault-other-version = программа kifuscribe рядом с залом другой версии и не понимает этот зал; установите kifuscribe { $needed } в папку kifuscribe-hall
# en 0241dd31
reading-fault-not-started = программу, которая читает снимки, запустить не удалось; попробуйте ещё раз
# en 333d45d7
reading-fault-crashed = программа, которая читает снимки, аварийно завершилась ({ $how }); снимите ещё раз, а если это повторится, пришлите снимок с сообщением об ошибке
# en 87b724e7
reading-fault-failed = программа kifuscribe рядом с залом не смогла выполнить работу; почему, сказано в журнале зала, а установку проверит там 'kifuscribe doctor'
# en fee5acd3
reading-fault-disk-full = на компьютере зала нет места для снимков; освободите место на диске и пошлите ещё раз
# en cdb6b119
reading-fault-busy = читаются другие снимки; попробуйте чуть позже
# en b0c62d4d
reading-fault-expired = чтение снимка заняло слишком много времени или памяти; снимите ещё раз, с меньшим размером
# en d502495d
reading-fault-no-picture = такой снимок прочесть нельзя; пошлите JPEG, PNG, WebP, HEIC или AVIF
# en 98c49fa3
reading-fault-too-large = за раз читается не больше шести снимков по 16 МиБ, вместе 40 МиБ; пошлите меньше или меньшие
# en 1c9e3d1b
reading-fault-parts = снимки пришли не целиком; пошлите их ещё раз
# en a59aae90
reading-fault-damaged = снимок { $format } повреждён или обрезан; снимите ещё раз
# en 103f1384
reading-fault-no-decoder = этот снимок { $format } не прочесть: на компьютере зала нет программы { $decoder }; установите её там или пусть телефон присылает JPEG (iPhone: Настройки, Камера, Форматы, Наиболее совместимый)
# en b5ed918e
audit-page-game-changed = с этой проверки партия изменилась; снимите заполнение ещё раз
# en 8d4a3165
audit-page-reasons-wanted = укажите причины: проверка этого результата не даёт
# en 7e04ff1f
audit-page-rules-unsaid = не сказано
# en 3c00c690
audit-page-what-is-known = Что известно о партии
# en caacad0d
audit-page-by-pictures = Эту партию никто не записывал: результат основан на снимках и на том, что указано здесь. Был ли сдвинут камень до первого снимка, узнать нельзя.
# en aecf2867
audit-page-agrees-if = Заполнение сходится с предположенным
# en a6897c3e
audit-page-accept = Оба игрока принимают вычисленный результат: { $result }
# en b1d7cf8b
audit-page-protest-nobody = никем
# en 06ac076d
audit-page-protest-player = { $player ->
        [Black] чёрными
       *[White] белыми
    }
# en e4d769f5
audit-page-protest-both = обоими игроками
# en 82b82aba
audit-page-protest-why = Почему под протестом
# en f09ae699
audit-page-no-number = коми и штрафы — это очки, например 6.5 или 2, а ходы форы — целое число
