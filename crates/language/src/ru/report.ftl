# en 5d303460
audit-a-black-stone = чёрный камень
# en a4d8adea
audit-a-board-with-an-even = Доску с чётным числом пунктов нельзя считать заполнением.
# en c29bf842
missed-picture-finished = Заполнение с одним пустым пунктом не снято; оценивается последний снимок доски.
# en 473d8b0e
audit-a-white-stone = белый камень
# en 157bcd12
audit-after-the-compensation = после компенсации
# en bf7393d1
audit-an-empty-point = пустой пункт
# en 50840309
audit-and-given-settings = { $basis } при заданных здесь настройках ({ $against ->
        [record] в записи
        [journal] в журнале партии
       *[both] в записи и её журнале
    } другие)
# en 4d5904b8
audit-and-these-settings = { $basis } и этими настройками
# en b140997b
audit-and-warranted-settings = { $basis } с тем, что { $by } задаёт вопреки { $against ->
        [record] записи
        [journal] журналу партии
       *[both] записи и её журналу
    } ({ $reasons })
# en 94ed42d0
audit-and-pair-go = { $basis } (парное го)
# en 4ba924ad
audit-with-two-eyes-dead = { $basis } ({ $eyes ->
        [yes] группа с двумя глазами
       *[no] группа, которую нельзя взять
    }, { $labels }, по согласию игроков мёртвая)
# en 18f72e08
audit-apparently-unfinished = партия, видимо, не окончена: без мёртвых камней { $points ->
        [one] { $points } пункт не принадлежит
        [few] { $points } пункта не принадлежат
       *[many] { $points } пунктов не принадлежат
    } ни одной стороне
# en 29234d4d
audit-as-it-looks = Насколько видно: { $finding }
# en 2e6ca539
audit-presumed-dead-by-the-pictures = { $stones } предположительно мертвы, каждый со своей группой, так как на снимках видно, что они сняты; подтвердить должны игроки.
# en e48832b0
audit-before-the-fill = до заполнения
# en 7e0a8a68
audit-black-and-white-stones-lie = На доске чёрных камней { $black }, белых { $white }, один пункт пуст, как и должно быть. Верно ли они лежат, без записи или снимка до заполнения сказать нельзя.
# en 96c352a8
audit-black-moved-first-after-the = после камней форы первыми ходили чёрные; по этим правилам ходят белые
# en e814d596
audit-handicap-too-many = камней форы в записи: { $stated }; по кодексу РФГ их не больше девяти
# en 2274c209
audit-bowls-must-hold = По этим правилам в чашах чёрных камней { $due_black }, белых { $due_white }: { $counted }.
# en 992b94b6
audit-blacks-penalty-points = Штраф чёрных, очков
# en 5401fa1a
audit-both-had-passed-after-move = после хода { $after } обе стороны спасовали, и игра продолжилась; первыми ходили { $first ->
        [Black] чёрные
       *[White] белые
    }
# en 57cac5de
audit-bowls-before-the-game = Чаши перед партией
# en b443361e
audit-bowls-counted = чёрных камней { $black }, белых { $white }, { $empty ->
        [one] { $empty } пустой пункт
        [few] { $empty } пустых пункта
       *[many] { $empty } пустых пунктов
    }
# en 3f8e440e
audit-by-the-players-ranks-the = по рангам игроков чёрными играет более сильный, а должен играть белыми
# en d1866672
audit-covered = что-то закрывает { $covered ->
        [one] { $covered } пункт
        [few] { $covered } пункта
       *[many] { $covered } пунктов
    } доски на { $picture }{ $at }: снимите ещё раз, убрав руки
# en 7d0baf93
audit-dead-stones = Мёртвые камни
# en e4549e4e
audit-each-bowl-must-hold-stones = В каждой чаше должно быть камней: { $bowl }; есть: { $counted }.
# en 4c18f2f2
audit-flagged-moves = { $moves ->
        [one] В записи { $moves } ход, который запрещён правилами или на который должен взглянуть судья; его называет score.
        [few] В записи { $moves } хода, которые запрещены правилами или на которые должен взглянуть судья; их называет score.
       *[many] В записи { $moves } ходов, которые запрещены правилами или на которые должен взглянуть судья; их называет score.
    }
# en e3ba3986
audit-handicap-laid = в записи указана фора { $stated }, а { $laid ->
        [one] поставлен { $laid } камень
        [few] поставлено { $laid } камня
       *[many] поставлено { $laid } камней
    }: проверьте начало
# en 80fb6683
audit-handicap-moves = Ходы форы
# en fbf77175
audit-comes-to-because = { $verdict }: { $faults }
# en d1fe0a92
audit-hidden-and-taken = Ни на одном снимке не видно, что лежит на { $point }; принято за { $taken }: так доска объясняется проще; посмотрите туда.
# en 2760211a
audit-if-it-is-if-it = если это { $read }, то { $as_read }. Если это { $other }, то { $otherwise }
# en b9d5f82d
audit-in-100 = { $share } %
# en 0cdde5e2
audit-in-100-points-of-are = на { $picture } сомнительны { $share } % пунктов: сделайте другой снимок, круче сверху и без бликов
# en a7edada1
audit-in-a-board-was-found = на { $picture } найдена доска { $found }, а { $position } - с доски { $size }: покажите всю доску и проверьте, что они относятся друг к другу
# en fd5ce6d0
audit-in-a-row-stop-the = { $n } подряд останавливают партию
# en 224e8a08
audit-in-the-board-does-not = на { $picture } доска не этой партии: из камней конечной позиции там лишь { $matched } %; проверьте, что снимок и { $position } относятся друг к другу
# en 80d2b9d4
audit-in-the-board-is-a = на { $picture } доска зеркальна ({ $basis }): камера отражает снимки; отключите это и снимите ещё раз
# en cd0c4590
audit-dead-stones-still-lie-in-the-picture-before = На снимке до заполнения мёртвые камни ещё лежат на { $some_labels }.
# en 888460ac
audit-open-whether-the-board-matches = Нельзя сказать, совпадает ли доска с { $basis }.
# en 6a68bdaa
audit-open-whether-the-fill-is-right = Нельзя сказать, верно ли заполнение.
# en c743d76b
audit-open-other-picture = Один из данных снимков - не этого подсчёта; без него заполнение совпадает с { $basis }: { $computed }.
# en e64a37a8
audit-before-the-compensation = на снимке { $picture } нет ни одного камня компенсации, а готовое заполнение верно и без него: он сделан до укладки компенсации; дайте снимок, сделанный после неё, или никакого
# en 1d08cfa2
audit-after-the-compensation-filled = на снимке { $picture } заполненная доска, а не доска сразу после укладки компенсации; дайте снимок, сделанный тогда, или никакого
# en 7d764cd5
audit-already-filled = на снимке { $picture } заполненная доска, а не доска до заполнения; дайте снимок, сделанный перед заполнением, или никакого
# en 47609e40
audit-shows-the-compensation = на снимке { $picture } доска, на которой уже лежит компенсация ({ $points }), а не доска до неё; дайте его как снимок компенсации, а к нему снимок, сделанный раньше
# en aa9cb17b
audit-of-another-position = на снимке { $picture } другая позиция: { $n ->
        [one] { $n } пункт ({ $points }) не такой, как в записи и на готовой доске
        [few] { $n } пункта ({ $points }) не такие, как в записи и на готовой доске
       *[many] { $n } пунктов ({ $points }) не такие, как в записи и на готовой доске
    }; дайте снимок, сделанный перед этим заполнением, или никакого
# en da787a39
audit-open-whether-the-fill-matches = Нельзя сказать, совпадает ли заполнение с { $basis }.
# en 6aa24245
audit-open-as-not-read = Нельзя сказать, совпадает ли заполнение с { $basis }: на снимках прочитано не всё.
# en 15f9c387
audit-fill-matches-while-a-note-stands = Заполнение сходится с { $basis }: { $computed }; оно не подтверждается, пока действует заметка о партии.
# en 019b80c7
audit-open-two-results = С { $basis } возможны два результата, { $one } и { $other }, и снимки не позволяют выбрать.
# en 43e36aa9
audit-read-in-several-ways = { $results } (смотря сколько камней на чужой территории считать компенсацией)
# en ed58bc0e
audit-dead-not-named = на готовой доске на территории { $owner ->
        [Black] чёрных
       *[White] белых
    } { $n ->
        [one] стоит { $color ->
                [black] чёрный
               *[white] белый
            } камень { $at }
       *[many] стоят { $color ->
                [black] чёрные
               *[white] белые
            } камни { $at }
    }, а какие камни мертвы, никто не сказал: если оба игрока согласны, что { $n ->
        [one] он мёртв, назовите его, снимите
       *[many] они мертвы, назовите их, снимите
    } и сделайте снимок заново; если { $n ->
        [one] он жив
       *[many] они живы
    }, скажите, что мёртвых там нет
# en fb4da9a2
audit-against-the-record = заданы настройки, противоречащие { $against ->
        [record] записи
        [journal] журналу партии
       *[both] записи и её журналу
    }; с ними результат { $given }, без них { $recorded }: уберите их, или пусть их задаст названный по имени человек с объяснением
# en 160bda04
audit-handicap-unclear = в записи указана фора { $stated }, а до первого хода белых на доске камней форы { $laid }: с указанным числом результат { $by_number }, с лежащими камнями { $by_stones }; спросите игроков и задайте число ходов форы (на один меньше числа камней): { $stated_moves } или { $laid_moves }
# en 17d0c5e4
audit-decided-by-note = заметка { $note } о партии решает её по правилам: { $result }; пока она в силе, подсчёта нет: судья принимает решение или заметка отзывается: 'kifuscribe incident SESSION taken-back { $note }'
# en ec19b5f2
audit-left-open-by-note = заметка { $note } о партии оставляет её исход открытым: пока она в силе, ничего не подтверждается; судья принимает решение или заметка отзывается: 'kifuscribe incident SESSION taken-back { $note }'
# en cb87089e
audit-two-values = в файле записи два значения { $property }: с { $value } результат { $by_value }, с { $other } - { $by_other }; спросите игроков и задайте верное параметром
# en a7826f3f
audit-journal-of-another-game = в { $journal } решения о подсчёте по другой записи, не по { $record }; дайте --report другое имя
# en 15f93455
audit-record-unfinished = запись кончается на открытой доске, где ничьих пунктов { $open }: она обрезана или партия не окончена, и подсчёт по ней невозможен; дополните запись или проверяйте без неё
# en db96b5b7
audit-record-lacks-a-move = в записи, возможно, нет хода: с ходом { $color ->
        [Black] чёрных
       *[White] белых
    } { $at } после хода { $after } заполнение верно, и результат { $with }, по записи как она есть { $recorded }; спросите игроков и внесите ход в запись, если он был сделан
# en aa588e70
audit-open-against-the-record = Заданное противоречит { $against ->
        [record] записи
        [journal] журналу партии
       *[both] записи и её журналу
    }: с ним результат { $given }, без него { $recorded }.
# en 39db35e1
audit-open-whether-the-bowls-are-full = Нельзя сказать, полны ли чаши.
# en 493ce47c
audit-open-whether-the-bowls-are-full-look-at-the-points = Нельзя сказать, полны ли чаши: { $counted }. Посмотрите на названные пункты.
# en e52efa31
audit-it-does-not-match = заполнение не совпадает
# en dc911a67
audit-it-does-not-match-and = заполнение не совпадает и даёт { $read }
# en b391bc20
audit-it-stays-open = вопрос остаётся открытым
# en 4f29c99a
audit-last-move-on-the-board = Последний ход на доске
# en 6be70b51
audit-look-at-it-could-not = посмотрите на { $at }: прочитать это уверенно не удалось
# en 1dc360f1
audit-look-at-it-looks-like = посмотрите на { $at }{ $board ->
        [compensated] {" "}на снимке после компенсации
        [position] {" "}на снимке до заполнения
       *[final] {""}
    }: { $seen ->
        [hidden] ни на одном снимке не видно, что там лежит; { $then }
       *[read] похоже на { $read } ({ $share }), но может быть { $other } ({ $other_share }); { $then }
    }
# en 0b4e148e
audit-looks-like-in-100-and = { $point } похоже на { $read } ({ $share } %), но принято за { $taken }: так доска объясняется проще; посмотрите туда.
# en cf613397
audit-looks-like-in-100-and-2 = { $point } похоже на { $read } ({ $share } %), так и принято; если там { $other }, заполнение не совпало бы: посмотрите туда.
# en f5a54a2c
audit-moves-not-reported = { $moves ->
        [one] ещё { $moves } ход против правил или повторяет позицию
        [few] ещё { $moves } хода против правил или повторяют позицию
       *[many] ещё { $moves } ходов против правил или повторяют позицию
    }
# en 29074281
audit-no-board-was-found-in = на { $picture } доска не найдена: покажите всю доску под углом не меньше 25 градусов и без бликов
# en ea836d27
audit-no-dead-stones-were-given = мёртвые камни не указаны; вероятно, мертвы, если оба игрока согласны: { $labels }
# en 2ff9c603
audit-none = нет
# en b95aff3f
audit-not-checked = не проверено
# en 8305b592
audit-of-several-final-pictures-only = Из нескольких последних снимков посчитан только первый: нет позиции, на которую их наложить.
# en 2a432b04
audit-other-komi = подсчёт с заданным здесь коми { $given }; в записи стоит { $recorded }
# en c22e5724
audit-komi-unusual = коми { $komi } не подходит к { $rules } на этой доске: проверьте запись и настройки
# en 628ba12f
audit-pair-go = посчитано как парное го, как указано: при равенстве выигрывают белые{ $komi ->
        [none] {""}
       *[other] , а коми { $komi }, потому что в записи его нет
    }{ $without ->
        [none] {""}
       *[other] ; без парного го: { $without }
    }
# en 56f6ceb3
audit-parity-unclear = у чёрных ходов на доске { $black }, у белых { $white }, а последний ход сделали { $last ->
        [Black] чёрные
       *[White] белые
    }: по последнему ходу результат { $by_last }, по числу ходов { $by_numbers }; правила не говорят, что считать, если кто-то пасовал во время партии: судья решает, чей ход последний
# en 05d42498
audit-without-effect = { $setting ->
        [seki] заданы группы в сэки; очков по этим правилам это не меняет: их глаза принадлежат владельцу
        [prisoners] заданы пленные; по этим правилам это ничего не меняет: считается площадь
        [last-move] задан последний ход; по этим правилам это ничего не меняет: поправка от него не зависит
        [compensation] задана компенсация за фору; это ничего не меняет: партия без форы
       *[odd] задано, как быть с нечётным очком; это ничего не меняет: при заполнении его никто не должен
    }
# en 556609e3
audit-before-not-of-fill = Снимок до заполнения не используется: по этим правилам снимки сравниваются с конечной позицией, доску не заполняют.
# en 47e377d8
audit-compensated-not-of-fill = Снимок с камнями компенсации не используется: по этим правилам снимки сравниваются с конечной позицией, доску не заполняют.
# en 8a899912
audit-compensation-seen-wrong = в { $time } камера у стола видела: { $was }
# en 8bbd6a7d
audit-compensation-seen-wrong-and-not-shown = { $seen }; по заполненной доске не видно, какие камни были компенсацией: добавьте снимок того момента или пусть решит судья
# en 8792d444
audit-other-claim = { $by } заявляет результат { $claimed }, а получается { $computed }
# en 1069031e
audit-other-claim-without-count = { $by } заявляет { $given } ({ $claimed }): подсчёт этого не решает; по подсчёту { $computed }
# en baa7c96c
audit-other-compensation = посчитано с заданной компенсацией за фору ({ $given ->
        [none] никакой
        [moves] очко за каждый ход форы
       *[stones] очко за каждый камень форы
    }); по правилам записи она другая ({ $recorded ->
        [none] никакой
        [moves] очко за каждый ход форы
       *[stones] очко за каждый камень форы
    })
# en 573bfede
audit-bowls-noted = в журнале камней в чашах: чёрных { $black }, белых { $white }; по правилам { $due_black } и { $due_white }: проверьте чаши
# en a184c0ca
audit-other-setting = посчитано по заданному, { $setting }: { $given }; { $against ->
        [record] в записи
        [journal] в журнале партии
       *[both] в записи и её журнале
    } { $recorded }
# en 3fcc55ea
audit-other-rules = подсчёт по заданным здесь правилам { $given }; в записи стоят { $recorded }
# en acf6be4e
audit-part-of-the-board-lies = часть доски не попала на { $picture }: покажите всю доску
# en 4aba4cc4
audit-points-of-the-final-picture = на последнем снимке сомнительных пунктов: { $points }; сделайте другой снимок, круче сверху и без бликов
# en 7359620f
audit-points-of-the-board-lie = часть доски не попала на { $picture } ({ $n ->
        [one] { $n } пункт
        [few] { $n } пункта
       *[many] { $n } пунктов
    }): покажите всю доску
# en df4c88f0
audit-presumed-dead-players-to-confirm = { $stones } предположительно мертвы, каждый со своей группой; подтвердить должны игроки.
# en 7274b23f
audit-both-had-passed-and-agreed = после хода { $after } обе стороны спасовали, и игра продолжилась; первыми ходили { $first ->
        [Black] чёрные
       *[White] белые
    } (РФГ 9.3: ходит игрок, согласившийся продолжать)
# en 37f1b0f9
audit-handicap-unpaid = по китайским правилам белые здесь не получают очков за фору (камней: { $stones }); некоторые серверы дают очко за камень
# en 4d17462f
audit-rule-set = Правила
# en 56e422c9
audit-s-penalty-of-is-not = штраф { $color ->
        [Black] чёрных
       *[White] белых
    } { $penalty } не бывает на часах Инга: они дают 2, 4 или 6 очков, а затем поражение
# en fdb3ada1
audit-shared-open = { $n ->
        [one] { $n } пункт не принадлежит
        [few] { $n } пункта не принадлежат
       *[many] { $n } пунктов не принадлежат
    } ни одной стороне: { $at }; это сэки или дамэ, не заполненные до пасов; они считаются общими
# en 7b2bd075
audit-shift = Это сдвигает счёт на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } в пользу { $side ->
        [Black] чёрных
       *[White] белых
    }.
# en 60c94478
audit-shows-something-else-at-and = { $picture } показывает другое на { $some_labels }; другие снимки его перевесили.
# en 82c39cac
audit-something-covers = что-то закрывает { $at }
# en 17c57a9f
audit-stones-black-has-taken = Камни, снятые чёрными
# en 9491dd7d
audit-stones-white-has-taken = Камни, снятые белыми
# en a6d2b302
audit-the-arithmetic-says-what-a = Расчёт говорит, что показывает верное заполнение; что показывает это, зависит от сомнительных пунктов.
# en 810cefa7
audit-the-board-differs-from-the = доска отличается от конечной позиции на { $at }
# en f82eed88
audit-the-board-shows-the-final = На доске конечная позиция в согласии с { $basis }: { $computed }.
# en c7406fc0
missed-picture-compensated = Доска с поставленной компенсацией без рук не снята: отличить компенсацию от проигрышных камней можно только там, где они лежат на разных территориях.
# en 137a73c1
missed-picture-dead-off = Доска без мёртвых камней и без рук не снята: сдвинулся ли камень конечной позиции до заполнения и какие камни сняты, известно только из записи.
# en 00405884
audit-the-bowls-are-full = Чаши полны: { $counted }.
# en 8c682cd1
audit-the-counts-alone-show-that = Уже по числу камней видно, что заполнение неверно.
# en 590eb6ca
audit-the-dead-stones-were-not = Мёртвые камни не указаны; мёртвых камней не предполагается.
# en d33698c8
audit-the-fill-does-not-match = Заполнение не совпадает с { $basis }: оно даёт { $result }, а { $giver } - { $computed }.
# en 7603ca98
audit-the-fill-does-not-match-without-a-reading = Заполнение не совпадает с { $basis }: { $giver } даёт { $computed }.
# en c5cc71ad
audit-the-fill-matches = Заполнение совпадает с { $basis }: { $computed }.
# en 2c3c175a
audit-the-fill-matches-in-short = заполнение совпадает
# en 251a3689
audit-the-fill-matches-the-result = Заполнение совпадает с { $basis }: { $computed }. { $by ->
        [record] В записи назван результат { $result }.
        [decision] { $who }: решён результат { $result }.
        [person] { $who } заявляет результат { $result }.
       *[claim] Указан результат { $result }.
    }
# en ef26bea5
audit-the-fill-matches-unwitnessed = Заполнение совпадает с { $basis }: { $computed }, хотя { $what ->
        [point] по доскам не видно, посчитан ли пустой пункт
       *[stones] на заполненной доске не видно, какие камни поставлены как компенсация
    }.
# en f54b7d94
audit-the-final-picture = последнем снимке
# en 30510c01
audit-the-final-picture-fits-from = последний снимок подходит ({ $basis }) с { $turns } сторон, и от этого зависит вывод: укажите, на сколько его повернуть по часовой стрелке, чтобы он лёг как запись ({ $degrees } градусов)
# en 1a52f922
missed-picture-final = Законченное заполнение не снято.
# en aafc6ee9
audit-the-game-has-stopped-agreement = партия остановлена; её заканчивает согласие о мёртвых камнях
# en 4a9ab95d
audit-the-game-has-stopped-in = партия остановлена; её заканчивают { $n } паса подряд или согласие о мёртвых камнях
# en 1028334a
audit-the-game-stops-when-both = партия останавливается, когда согласны оба
# en fd264ae1
audit-the-handicap-stones-do-not = камни форы лежат не на пунктах хоси этих правил: { $labels }
# en 0386e780
audit-the-picture-before-it = снимком до заполнения
# en 78ca244f
audit-the-picture-before-differs-and-the-result-too = снимок до заполнения расходится с записью на { $some_labels }: по записи результат { $by_record }, по снимку { $by_picture }; восстановите позицию по записи и посмотрите, что верно
# en 296864a3
audit-the-picture-before-the-fill-by-name = снимок до заполнения
# en 0c12bf40
audit-the-picture-before-differs-and-nothing-changes = Снимок до заполнения расходится с записью на { $some_labels }; вывод в обоих случаях один.
# en a9a29e0b
audit-the-picture-was-not-used = Снимок { $which } не использован. { $finding }
# en 873a15d5
audit-the-players-ranks-give-komi = ранги игроков дают коми { $komi } и { $moves ->
        [one] { $moves } ход форы
        [few] { $moves } хода форы
       *[many] { $moves } ходов форы
    }; в записи другие условия
# en 9a75fdfb
audit-the-players-ranks-give-the = ранги игроков дают { $stones ->
        [one] { $stones } камень форы
        [few] { $stones } камня форы
       *[many] { $stones } камней форы
    }; в записи другая фора
# en 4d7910db
audit-the-point-that-is-left = Оставленный пустым пункт - не центр, где его обычно оставляют.
# en f96930f7
audit-the-position-before-it = позиция до заполнения
# en 90dd894b
audit-the-record-with-what-was-given = запись (с заданным здесь)
# en 431a3b54
audit-the-record-names-no-komi = в записи нет коми: принято { $komi }
# en e451be6b
audit-the-record-names-no-rules = в записи нет правил: приняты ing
# en 4bf166d2
audit-the-result-depends-on-the = результат зависит от пленных, которых не видно ни на одном снимке доски: посчитайте их
# en d1340d27
audit-the-rules-are-not-among = правила "{ $named }" здесь неизвестны: приняты ing; известны { $known }
# en 99121cd5
audit-the-stones-at-lie-in = камни на { $labels } лежат в глазу группы в сэки: снимать их нельзя, пленными они не считаются
# en c4aaa89c
audit-seki-not-dead = камни { $labels } указаны как стоящие в сэки: мёртвыми они не считаются
# en 3f73c93c
audit-two-eyes-dead = камни на { $labels } указаны как мёртвые, хотя их группу взять нельзя: с этим должны согласиться оба игрока
# en 3556791b
audit-living-lifted = группа на { $at } снята с доски, хотя никто не назвал её мёртвой: { $certain ->
        [yes] взять её нельзя
       *[no] возможно, она жива
    }; с ней результат { $alive }, без неё { $lifted }; верните её на доску или укажите как мёртвую, если согласны оба игрока
# en b430b70a
audit-the-stones-at-were-gone = Камни на { $some_labels } сняты уже на снимке до заполнения.
# en 285f6ed0
audit-dead-strings-stand = { $right ->
    [yes] мёртвые камни на { $at } все стоят на заполненной доске, а она верна и в том случае, если они живы: если мертвы, результат { $dead }, если живы - { $alive }; снимите их и сделайте снимок снова или укажите, какие камни мертвы, если согласны оба игрока
   *[no] камни на { $at } все стоят на заполненной доске, и никто не указал, что они мертвы: если мертвы, результат { $dead } и заполнение верно, если живы - результат { $alive } и заполнение неверно; укажите, какие камни мертвы, если согласны оба игрока
    }
# en a18117b0
audit-position-moved-at-compensation = На снимке компенсации камни конечной позиции на { $labels } не на своих местах; двигать камни позиции при подсчёте нельзя.
# en ed0eb6be
audit-dead-stands = На заполненной доске мёртвые камни стоят на своих местах, { $labels }: их не сняли, или туда положены камни компенсации или проигрышные камни.
# en 0df4de60
audit-there-are-black-stones-one = Чёрных камней { $black }, на один больше, чем нужно для подсчёта заполнением: { $counted }.
# en 3bf1faef
audit-this-does-not-match-which = Это не совпадает с { $basis }; верно { $computed }.
# en a04ffcd8
audit-this-record = этой записью
# en 42d8584e
audit-together-with-the-other-points = вместе с другими названными пунктами это решает, совпадает ли заполнение
# en 08a06387
audit-turned-by-degrees-as-given = С указанным поворотом на { $given } градусов последний снимок не совпадает с { $basis }; с поворотом на { $found } совпадает, так он и взят.
# en cfc093b7
audit-turn-unused = Указанный поворот на { $given } градусов ничего не меняет: нет позиции, к которой снимок можно было бы повернуть.
# en d650f911
audit-claim-not-compared = Заявленный результат { $claimed } не сверяется: по записи партия решена без подсчёта.
# en 6d2a66c9
audit-unknown = неизвестно
# en 2329dc4c
audit-read-with-doubt = { $n ->
        [one] { $points } прочитан с сомнением, посмотрите туда.
        [few] { $points } прочитаны с сомнением, посмотрите туда.
       *[many] { $points } прочитаны с сомнением, посмотрите туда.
    }
# en bda355ba
audit-when-filling-began-a-stone = когда началось заполнение, { $compensation_was }; камень, поставленный позже, может быть компенсацией или проигрышным камнем: если судья видел, что компенсацию исправили, заполнение совпадает
# en 1fff0580
audit-whites-penalty-points = Штраф белых, очков
# en d9787c5a
audit-who-made-the-last-move = неизвестно, кто сделал последний ход на доске, а результат от этого зависит
# en c7a598a0
audit-without-the-record-and-without = Без записи и без снимка до заполнения можно только посчитать камни.

# en 41e64a41
contradiction-a-handicap-of-stones = фора, камней: { $stones }
# en 86468846
contradiction-an-even-game = игра без форы
# en 8e8cc828
contradiction-no-stone-lay-on-the = перед первым ходом на доске не было камней
# en 117b4f66
contradiction-stones-before = перед первым ходом { $stones ->
        [one] { $stones } чёрный камень
        [few] { $stones } чёрных камня
       *[many] { $stones } чёрных камней
    }
# en ec20f4b3
contradiction-the-game-is-not-as-paired = в жеребьёвке { $game }, а камера видела другое: { $seen }; проверьте, тот ли это стол
# en 5b344417
contradiction-the-first-stone-is-not-as-paired = в жеребьёвке { $game }, а первый камень был { $color ->
        [black] чёрный
       *[white] белый
    }; проверьте цвета игроков и фору
# en 5fc53c30
record-note-handicap-not-as-paired = Не по жеребьёвке. Задано: { $game }. Камера видела: { $seen }.
# en b9445275
record-note-of-the-pairings = Это взято из жеребьёвки, в записи этого нет: { $values }.
# en 3ffda336
record-note-counted-with = Ходы никто не записывал. Сфотографированное заполнение подсчитано с этим: { $settings }.
# en dde25037
record-note-size-assumed = Партию никто не записывал: предположена доска { $size }×{ $size }.
# en 71a07747
record-note-first-stone-not-as-paired = Не по жеребьёвке. Задано: { $game }. Камера видела: первый камень { $color ->
        [black] чёрный
       *[white] белый
    }.

# en 86fd287a
fill-a-board-with-an-even = доску с чётным числом пунктов нельзя считать заполнением: берите вычисленный результат
# en 743652c1
fill-a-stone-of-the-final-position-is-missing = камня конечной позиции нет на { $at }: сдвинут или сбит
# en e5ec978d
fill-a-stone-of-the-final-position-moved = Камень конечной позиции не на своём месте: { $labels }
# en 102342cb
fill-a-stone-of-the-other = на месте камня конечной позиции лежит камень другого цвета, { $at }: сдвинут или сбит
# en 821e9a3a
fill-more-as-with-181 = { $more }, как в наборе из 181
# en a0565552
fill-black-and-white-stones-are = чёрных камней { $black } и белых { $white } ещё нет на доске: если их нет ни в руках, ни в чашах, они пропали
# en 01ccdbb5
fill-stones-went-back-that-did-not-lie-there = в чаши вернулось чёрных камней { $black } и белых { $white }, а на доске лежало { $black_seen } и { $white_seen }: камни затерялись, или снимок прочитан неверно
# en 9a32a56f
fill-stones-went-back-as-they-lay = в чаши вернулось чёрных камней { $black } и белых { $white }, как и лежало на доске
# en f5be44b7
fill-both-territories-have-empty-points = пустые пункты есть на обеих территориях: { $at }
# en bc5efc38
fill-compensation = компенсацией на территории { $owner ->
        [Black] чёрных
       *[White] белых
    } { $stones ->
        [one] лежит { $stones } { $color ->
                [black] чёрный
               *[white] белый
            } камень
        [few] лежат { $stones } { $color ->
                [black] чёрных
               *[white] белых
            } камня
       *[many] лежат { $stones } { $color ->
                [black] чёрных
               *[white] белых
            } камней
    }, а полагается { $due }
# en a187151f
fill-compensation-lay = компенсацией на территории { $owner ->
        [Black] чёрных
       *[White] белых
    } { $stones ->
        [one] лежал { $stones } { $color ->
                [black] чёрный
               *[white] белый
            } камень
        [few] лежало { $stones } { $color ->
                [black] чёрных
               *[white] белых
            } камня
       *[many] лежало { $stones } { $color ->
                [black] чёрных
               *[white] белых
            } камней
    }, а полагалось { $due }
# en ea8c53e9
fill-compensation-on-shared = на общих пунктах { $at } за компенсацию посчитали { $side ->
        [Black] чёрных
       *[White] белых
    } камней: { $stones }; это следует из названного игроками результата, и тогда все числа такие, как при верном заполнении; место компенсации на территории { $owner ->
        [Black] чёрных
       *[White] белых
    }
# en 0aa1301f
fill-dead-in-place = { $stones ->
        [one] мёртвый { $color ->
                [black] чёрный
               *[white] белый
            } камень на { $at } стоит на своём месте: его не сняли, или туда положен другой, и он стоит двух очков, если его не учесть
       *[many] мёртвые { $color ->
                [black] чёрные
               *[white] белые
            } камни на { $at } стоят на своих местах: их не сняли, или туда положены другие, и они стоят двух очков каждый, если их не учесть
    }
# en 518dd011
fill-dead-too-many = на { $at } на территории { $owner ->
        [Black] чёрных
       *[White] белых
    } { $stones ->
        [one] лежит { $stones } { $color ->
                [black] чёрный
               *[white] белый
            } камень
        [few] лежат { $stones } { $color ->
                [black] чёрных
               *[white] белых
            } камня
       *[many] лежат { $stones } { $color ->
                [black] чёрных
               *[white] белых
            } камней
    }, где не место ни компенсации, ни проигрышным камням: мёртвые камни не сняты, или обе стороны заполнили неверно
# en ebf0b639
fill-dead-too-many-among = на территории { $owner ->
        [Black] чёрных
       *[White] белых
    } из { $color ->
        [black] чёрных
       *[white] белых
    } камней на { $at } лишних { $stones }: это не компенсация и не проигрышные камни, а неснятые мёртвые, или обе стороны заполнили доску неверно
# en ca171fde
fill-each-colour-misses-the-margin = у каждого цвета не хватает { $stones }: в разности это взаимно гасится, и подсчёт нельзя подтвердить
# en 7a52144a
fill-exchanged = на доске { $color ->
        [black] чёрных
       *[white] белых
    } камней на { $stones } больше, а { $other ->
        [black] чёрных
       *[white] белых
    } на столько же меньше: видно только по цвету
# en 8ac5d8cf
fill-fewer-than-bowl = { $color ->
        [black] чёрных
       *[white] белых
    } камней на доске на { $stones } меньше { $bowl } ({ $counted })
# en a3a56f04
fill-lay-all-the-stones-out = выложите все камни: у каждого цвета { $bowl }, и один пункт остаётся пустым. До того вычисленный результат относится к записи, а не к этой доске
# en 32fb7479
fill-more-stones-live-than-a = живых камней больше, чем в чаше: доску нельзя заполнить, берите вычисленный результат
# en 2b28687e
fill-too-many-points-are-shared = { $shared ->
        [one] { $shared } пункт не принадлежит
        [few] { $shared } пункта не принадлежат
       *[many] { $shared } пунктов не принадлежат
    } никому, и половина их вместе с живыми камнями одного цвета больше, чем вмещает чаша: доску нельзя заполнить; партия не окончена, или берите вычисленный результат
# en 9c592c8d
fill-more-than-bowl = { $color ->
        [black] чёрных
       *[white] белых
    } камней на доске на { $stones } больше { $bowl } ({ $counted })
# en 56211638
fill-no-compensation = на территории { $owner ->
        [Black] чёрных
       *[White] белых
    } нет компенсации, а полагается { $stones ->
        [one] { $stones } { $color ->
                [black] чёрный
               *[white] белый
            } камень
        [few] { $stones } { $color ->
                [black] чёрных
               *[white] белых
            } камня
       *[many] { $stones } { $color ->
                [black] чёрных
               *[white] белых
            } камней
    }: поставлена на своей территории, не тем цветом или не поставлена вовсе
# en cac23314
fill-no-compensation-lay = на территории { $owner ->
        [Black] чёрных
       *[White] белых
    } не было компенсации, а полагалось { $due }
# en 3552772a
fill-one-of-the-stones-at = один из камней на { $at }, возможно, мёртвый и не снят, или это компенсация, лежащая отдельно
# en 7e9c9ae9
fill-more-on-both-sides = на территории каждой стороны соперник поставил на { $stones ->
        [one] { $stones } камень
        [few] { $stones } камня
       *[many] { $stones } камней
    } больше, чем положено; результат от этого не меняется: если у обоих штраф в { $points } очков, запишите оба штрафа
# en d70e9c82
fill-over-paid = за { $points } очков поставлено камней: { $placed }; верно, только если судья объявил, что разница до { $owed } возвращается расчётом
# en 596f8f91
fill-penalty-forgotten = { $compensation }: забыт штраф { $owner ->
        [Black] чёрных
       *[White] белых
    }, очков: { $penalty }
# en 6db0fc42
fill-reserved-not-witnessed = по доске не видно, оставлен ли пустой пункт { $at } свободным для нечётного очка компенсации или посчитан как выигрышный пункт, то есть на одно очко больше; это покажет результат, который назовут игроки
# en 9fa722ba
fill-s-stones-in-s-territory = по камням { $opponent ->
        [Black] чёрных
       *[White] белых
    } на территории { $side ->
        [Black] чёрных
       *[White] белых
    } не видно, что из них коми, а что проигрышные камни: вместе их столько в любом верном заполнении этой записи, поэтому неизвестно, сколько посчитали за коми; это покажет снимок сразу после компенсации или результат, который назовут игроки
# en 32100f39
fill-shared-points-were-left-open = общие пункты не заполнены на { $at }: заполните их по одному по очереди
# en 55693983
fill-show-the-stones-in-hand = покажите камни в руках и чаши: по ним видно, пропали камни или ещё не поставлены
# en 4567cd5c
fill-stones-laid-down-during-the = Камни, поставленные при подсчёте, снова исчезли: { $labels }
# en cb8d1c74
fill-stones-of-the-final-position = камни конечной позиции другого цвета на { $at }: прочитано неверно или они переложены; посмотрите на доску
# en 91a1b80f
fill-stones-that-lay-at-when = камней, лежавших на { $at } при компенсации, больше нет
# en a7edda55
fill-the-block-is-s-and = блок принадлежит { $block ->
        [Black] чёрным
       *[White] белым
    }, а { $winner ->
        [Black] чёрные
       *[White] белые
    } выигрывают за счёт вычетов
# en 2de8e867
fill-the-board-shows-something-else = На доске не конечная позиция этой партии и не её заполнение
# en 055a4aee
fill-the-bowls-hold-black-and = в чашах чёрных камней { $black } и белых { $white }: сначала отложите камни сверх половины числа пунктов
# en 65ecfc63
checkpoint-compensated = компенсация поставлена
# en d0136309
fill-the-compensation-stones-do-not = камни компенсации лежат не одной группой
# en 62b5386b
checkpoint-dead-off = мёртвые камни сняты
# en d88dca72
fill-the-empty-point-does-not = пустой пункт { $at } не среди выигрышных пунктов: камень, место которому там, лежит среди проигрышных
# en 4f40b646
fill-the-empty-point-is-not = пустой пункт { $at } посчитан как выигрышный, а { $side ->
        [Black] чёрные
       *[White] белые
    } оставляют один пункт свободным за нечётное очко
# en d60abe6a
fill-the-fill-is-not-finished = заполнение не закончено; открытых пунктов: { $points }
# en 789626ed
checkpoint-stopped = партия остановлена; мёртвые камни ещё на доске
# en a6ce7c35
fill-the-living-string-at-is = живая { $color ->
        [black] чёрная
       *[white] белая
    } группа на { $at } исчезла: снята не та группа; восстановите позицию по записи
# en 7f98e9a3
checkpoint-finished = проигрышные камни поставлены
# en 184612fe
fill-the-losing-stones-have-not = проигрышные камни не поставлены: пустых пунктов { $points } и { $stones } в руках дают { $sum }, как и ожидается, если камни на месте
# en fb527571
fill-the-record = запись
# en f92165a4
fill-the-result-given-is = указан результат { $claim } ({ $claimed }): подсчёт его не решает; по подсчёту { $computed }
# en af8ba3f4
fill-the-result-given-is-and = указан результат { $claim }, а { $basis } с этими настройками даёт { $computed }
# en 072ae529
fill-the-shared-points-are-all = общие пункты { $at } заполнены все, а один из них должен остаться пустым
# en b8bc4f3f
fill-the-shared-points-hold-black = на общих пунктах { $at } чёрных камней { $black } и белых { $white }
# en 11442695
fill-the-stone-at-lies-in = { $color ->
        [black] Чёрный
       *[white] Белый
    } камень на { $point } лежит на территории { $opponent ->
        [Black] чёрных
       *[White] белых
    }, где сейчас ничего не полагается
# en 5e22ff7a
checkpoint-bowls-back = камни снова в чашах
# en a56a1dcd
checkpoint-full = территории заполнены
# en a2830663
fill-the-territory-does-not-hold = на территории не помещаются камни компенсации: поставьте, сколько помещается, остальное решите расчётом
# en 12220f4e
fill-the-winning-block-at-touches = выигрывающий блок на { $labels } не касается края; обычно его оставляют в углу или у стороны
# en d5d57dc4
fill-there-are-too-few-stones = камней для компенсации не хватает: поставьте сколько есть, остальное решите расчётом
# en 74c2e8db
fill-there-is-no-room-for = для нечётного очка нет места: решите его расчётом
# en 7a39ca0b
fill-too-many-on-board = на доске { $stones ->
        [one] { $stones } { $color ->
                [black] чёрный
               *[white] белый
            } камень
        [few] { $stones } { $color ->
                [black] чёрных
               *[white] белых
            } камня
       *[many] { $stones } { $color ->
                [black] чёрных
               *[white] белых
            } камней
    }, больше, чем в чаше
# en 0069e4ef
fill-with-the-stone-at-more = С { $color ->
        [black] чёрным
       *[white] белым
    } камнем на { $point } у { $owner ->
        [Black] чёрных
       *[White] белых
    } больше половины общих пунктов
# en a203f939
fill-wrong-parity = верное заполнение, где { $shared ->
        [one] { $shared } общий пункт
        [few] { $shared } общих пункта
       *[many] { $shared } общих пунктов
    }, не даёт { $shown } в пользу { $side ->
        [Black] чёрных
       *[White] белых
    }: не замечен пустой пункт, общий пункт или камень
# en 03145fe9
fill-without-arithmetic = заявленное { $without } - то, что дают камни на доске: ещё { $points }, которые { $side ->
    [Black] должны Чёрным
   *[White] должны Белым
    }, учитывают арифметикой после подсчёта

# en bfd4d321
full-stop = .

# en 59c6ed11
history-everything-after-move-is-wrong = Всё после хода { $number } неверно.
# en d69e880b
history-missed-after-move = Пропущено после хода { $after }: { $moves }.
# en 2c43c3ea
history-move-was-not-played = Хода { $number } не было.
# en 12b7bc24
history-move-was-played-at = Ход { $number } сделан на { $point }.
# en 10a3b952
history-move-was-played-by-the = Ход { $number } сделала другая сторона.
# en 46db3b22
history-nobody-is-named = имя подтвердившего не указано
# en 9d11888c
history-noted = { $result }, { $status }.
# en 8dc92aba
history-confirmed-by-unknown = результат подтверждён; кто из игроков согласился, не записано
# en 744c1526
history-confirmed-by-both = подтверждён обоими игроками
# en 59f7c241
history-resigned = { $player ->
        [Black] чёрные сдались
       *[White] белые сдались
    }
# en 63cd93f3
history-answers-appeals = Рассмотренные апелляции: № { $numbers }.
# en 0a6a1733
history-result-stands = Результат остаётся в силе: { $result }.
# en 00a95a85
outdone-withdrawn = { $withdrawn } - что отменено: { $what }
# en 9b22a89f
outdone-overruled = Отклонено
# en 7a701f9c
outdone-overruled-by = { $what } Позже решён или подтверждён другой результат: { $by }, { $at }
# en ac44b21d
outdone-open-claim = Открытое заявление
# en 5353a98f
appeal-numbered = № { $number }: { $line }
# en a5cdcf6c
appeal-decided = Апелляция рассмотрена
# en d121f1e4
appeal-decided-by = { $line } Решение принял { $by }, { $at }
# en 145bf3f9
appeal-rejected-by = { $line } Отклонено ({ $by }, { $at }): { $reasons } Результат оставлен в силе.
# en 9d3803df
end-note-stands = Заметка в силе
# en 01eceac1
end-note-late = Заметка после подтверждения
# en 80b06cf9
end-note-for-information = { $line } Результат был подтверждён раньше, { $at }; только для сведения
# en dd8a95d2
end-note-settled = Улаженная заметка
# en 00e7387a
end-note-settled-by-confirmation = { $line } Улажено подтверждением результата, { $at }
# en 31b57a0d
report-sign-appealed = Апелляция не рассмотрена: этот результат ещё может быть изменён. Подписи удостоверяют, что он записан верно.
# en c58ae30e
slip-an-appeal-is-open = Апелляция не рассмотрена: действовать будет то, что по ней решат.
# en 5b099fe1
history-decided-by-and-both-agree = решение: { $by }; оба игрока согласны
# en 6e66ffe8
history-decided-by-and-one-agrees = решение: { $by }; { $player ->
        [Black] чёрные согласны
       *[White] белые согласны
    }
# en 921c1f10
history-decided-and-both-agree = решил судья, и оба игрока согласны
# en 2734c977
history-decided-and-one-agrees = решил судья, и { $player ->
        [Black] чёрные согласны
       *[White] белые согласны
    }
# en 4e5bced8
history-claimed-by-one = заявлен { $player ->
        [Black] чёрными
       *[White] белыми
    }; { $other ->
        [Black] чёрные
       *[White] белые
    } не подтвердили
# en ba3495b5
history-proposal-is-what-happened = верно предложение { $choice }
# en 1c1b6ef7
history-question = Вопрос { $question }: { $answer }.
# en 1475f7b5
history-taken-back = Отменено: { $act }
# en 52f42a3d
history-the-last-one-was-taken = Последнее отменено.
# en 791efcf6
history-the-record-is-not-right = не выбрано ни одно предложение, запись не изменена
# en d91259fe
history-the-record-is-right = запись верна и не изменена
# en 90714ae3
history-the-record-is-right-the = Запись верна; на доске в конце другое.
# en b57f3802
history-the-stones-at-were-lifted = Камни на { $labels } сняты после хода { $after }.
# en 06d2eb5d
history-noted-under-protest = { $result }, { $status }, под протестом.
# en bdf9f086
history-under-protest = Под протестом.
# en 48d183f2
history-what-was-taken-back-was = Отменённое выполнено снова.

# en 29ffda48
incident-line-a-second-warning-loses-the = Второе предупреждение - проигрыш партии (РФГ 21.2).
# en c7df62b5
incident-line-adjourned-board = отложено; следующий ход { $player ->
        [Black] чёрных
       *[White] белых
    } записан на доске; возобновить: { $until }
# en 7e3e48ed
incident-line-adjourned-envelope = отложено; следующий ход { $player ->
        [Black] чёрных
       *[White] белых
    } записан в конверте; возобновить: { $until }
# en f6bddd4a
incident-line-after-move = после хода { $after }
# en 51c91d89
incident-line-appeal-committee = { $player ->
        [Black] чёрные
       *[White] белые
    } подают апелляцию в апелляционный комитет; решить до { $until }
# en f9c08271
incident-line-appeal-referee = { $player ->
        [Black] чёрные
       *[White] белые
    } подают апелляцию главному судье; решить до { $until }
# en e64b3192
incident-line-before-move-1 = до хода 1
# en e7257eca
incident-line-blitz = блиц
# en 4bbea9ac
incident-line-both-flags = { $claimant ->
        [Black] чёрные
       *[White] белые
    } заявляют, что у соперника упал флажок; у них самих он тоже упал
# en 49c33855
incident-line-bowls = камни в чашах посчитаны: чёрных { $black }, белых { $white }
# en 1ec80e16
incident-line-by-the-rules-a-right = По правилам угадавший играет чёрными, не угадавший белыми (РФГ 16.5б). Если это замечено до третьего хода каждой стороны, партия начинается заново; позже она продолжается как есть (РФГ 22.1).
# en c27cf13e
incident-line-by-the-rules-in-this = По правилам, в таком порядке (РФГ 22.4): исправить позицию; оставить как есть; вернуться к последней позиции, с которой согласны оба; поражение виновного; переиграть.
# en bdd92dfb
incident-line-agree-or-both-lose = По правилам оба игрока соглашаются, где ему место, иначе проигрывают оба (РФГ 22.4); решает судья.
# en e3211fc3
incident-line-the-game-is-started-again = По правилам партия начинается заново (РФГ 22.1).
# en 2c53dd90
incident-line-the-game-goes-on = По правилам партия продолжается.
# en be7969af
incident-line-by-the-rules-the-player = По правилам цвет выбирает угадывавший.
# en 69cd3168
incident-line-by-the-rules-the-referee = По правилам: { $result }; решает судья.
# en 92e4771f
incident-line-no-result = По правилам партия заканчивается без результата (РФГ 13.1). Результат открыт, пока судья не решит: ничья, переигровка с сокращённым временем или иное (РФГ 16.8, 20.2).
# en 4d33bab2
incident-line-claimed-at-once = заявлено сразу
# en 46aa4082
incident-line-claimed-too-late = заявлено слишком поздно
# en 1de3a77f
incident-line-count-with-penalty = При подсчёте { $player ->
        [Black] чёрные
       *[White] белые
    } платят { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
# en d8b8c3c0
incident-line-nothing-is-counted = Пока партию решает заметка { $number }, подсчёта нет.
# en b424dbb2
incident-line-deduct = По правилам с часов чёрных снимается { $black }, с часов белых { $white }.
# en 77c49867
incident-line-deduct-from-one = По правилам с часов { $player ->
        [Black] чёрных
       *[White] белых
    } снимается { $time }.
# en f9bb6902
incident-line-main-time-gone = Это всё основное время: если дополнительного времени нет, флажок упал и партия проиграна по времени.
# en f3793e69
incident-line-displaced = камень сдвинут, и игра продолжилась; игроки не согласны, где ему место
# en 93793b3b
incident-line-displaced-agreed = камень сдвинут, и игра продолжилась; игроки согласны, где ему место
# en 6a31c54d
incident-line-flag = { $claimant ->
        [Black] чёрные
       *[White] белые
    } заявляют, что у соперника упал флажок; у них самих он не упал
# en ddc76302
incident-line-first-flag-loses = Проигрывает тот, чей флажок упал первым; чей это был, решает судья.
# en 9dcc7d0a
incident-line-decided-before = Партию уже решает заметка { $number }; какая из двух действует, решает судья.
# en 6cb5769b
incident-line-guessed-right = розыгрыш цвета: угадано, угадывавший играет { $guesser ->
        [Black] чёрными
       *[White] белыми
    }
# en 812e6454
incident-line-guessed-wrong = розыгрыш цвета: не угадано, угадывавший играет { $guesser ->
        [Black] чёрными
       *[White] белыми
    }
# en 3f7ff235
incident-line-it-was-the-turn-of = Ходить { $partner ->
        [Woman] должна была женщина
       *[Man] должен был мужчина
    } { $color ->
        [Black] чёрных
       *[White] белых
    }. По правилам: { $follows }.
# en 3779c635
incident-line-late = опоздание: чёрные { $black ->
        [one] { $black } минута
        [few] { $black } минуты
       *[many] { $black } минут
    }, белые { $white ->
        [one] { $white } минута
        [few] { $white } минуты
       *[many] { $white } минут
    }, на часах { $allowance ->
        [one] { $allowance } минута
        [few] { $allowance } минуты
       *[many] { $allowance } минут
    }
# en b813af75
incident-line-lateness-not-stated = Эти правила не говорят об опоздании: решают условия турнира.
# en 3106d291
incident-line-colours-not-stated = Эти правила не говорят, какой цвет даёт угадывание: решают условия турнира.
# en 6c813a95
incident-line-note = заметка
# en 6e567564
incident-line-on-purpose = намеренно
# en 95d3bdae
incident-line-penalty = { $player ->
        [Black] чёрные
       *[White] белые
    } платят { $points ->
        [one] { $points } штрафное очко
        [few] { $points } штрафных очка
       *[many] { $points } штрафных очков
    }
# en d1ac0652
incident-line-takes-back = заметка { $number } отозвана
# en 901ffdb0
incident-line-was-taken-back = Заметка отозвана и больше не учитывается.
# en deb9106a
incident-line-taken-up = возобновлено после откладывания; игроки не согласны насчёт позиции
# en 0d95e984
incident-line-taken-up-agreed = возобновлено после откладывания; игроки согласны насчёт позиции
# en cad757d4
incident-line-the-claim-comes-too-late = заявлено слишком поздно: заявить можно только сразу после хода; последствий нет, ход не берут назад (РФГ, прил. 4)
# en 60b4c13e
incident-line-the-move-before-was-out = предыдущий ход тоже был не по очереди
# en 1453be96
incident-line-the-wrong-partner-of-made = ход { $number } { $player ->
        [Black] чёрных
       *[White] белых
    } сделал не тот партнёр, { $when }
# en 8ae006fa
incident-line-there-must-be-black-and = Должно быть чёрных камней { $black } и белых { $white }: проверьте чаши.
# en 400e1d7c
incident-line-was-warned = предупреждение: { $player ->
        [Black] чёрные
       *[White] белые
    }
# en 2288c481
incident-line-was-cautioned = замечание: { $player ->
        [Black] чёрные
       *[White] белые
    }
# en 3d0cba95
incident-line-appeal-federation = { $player ->
        [Black] чёрные
       *[White] белые
    } подают апелляцию в федерацию; решить до { $until }
# en 4b619272
incident-line-protest = { $player ->
        [Black] чёрные
       *[White] белые
    } заявляют протест
# en 3dc838c7
incident-line-repetition = позиция повторилась; закончить партию без результата хотят не оба
# en 1030819c
incident-line-repetition-agreed = позиция повторилась; оба игрока хотят закончить партию без результата
# en de904a21
incident-line-faulty-clock = часы неисправны
# en 353bae06
incident-line-clock-set = По правилам часы заменяют, и у каждого игрока остаётся не менее { $minutes } минут (РФГ); время выставляет судья.
# en 5d78588e
incident-line-no-blitz = В блице у каждого не больше { $minutes } минут (РФГ, прил. 6), а в этой партии больше: решает судья.
# en 77505b04
incident-line-blitz-not-stated = Эти правила не говорят о блице, о нём говорит только кодекс РФГ (прил. 6): решают условия турнира.
# en 5101125b
incident-line-wrong-start = неверные цвета или фора; замечено после { $black ->
        [one] { $black } хода
       *[many] { $black } ходов
    } чёрных и { $white ->
        [one] { $white } хода
       *[many] { $white } ходов
    } белых

# en 1390b1c2
report-agreed-dead = Мёртвые камни согласовали:
# en 6349b598
report-aid = Помощь судье, но не решение. Каждый шаг можно повторить вручную.
# en 05a30fca
report-black = Чёрные
# en 0e338c8c
report-claimed = Заявлено
# en 33ee4c4f
report-decided = Решил судья
# en 55e06d2b
report-clock = Показания часов:
# en a324990f
report-clock-picture = Снимок часов:
# en 67fc528e
report-compensation-mark = Квадрат: компенсация.
# en 037d35f0
report-computed = Вычислено
# en 49262e6f
report-audited-on = Подсчёт проверен { $date }.
# en d4094785
report-filled = Законченное заполнение, как оно прочитано.
# en 7c09537f
report-findings = Найдено
# en 7c6bbee9
report-for-players = Для игроков. Программа советует; решают игроки и судья.
# en 5e9c21a9
report-in-order = Ход за ходом, для чтения вслух у доски
# en 950275b1
report-ledger = Расчёт
# en 2aab7f84
report-losing-mark = Треугольник: проигрышный камень.
# en 7db47276
report-made = Составлено
# en f50d6357
report-known-by = Составлено, SHA-256
# en 67dcf6f3
report-known-by-files = { $made }; { $files }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }
# en a23fd2ae
report-method = Способ
# en e6dd021d
report-move-of-black = Ч
# en 84f83e54
report-move-of-white = Б
# en 9527aebc
report-move-takes = { $one }, снимает { $taken }
# en 7092189f
report-none = Нет.
# en cb40c460
report-noted = Отмечено во время партии и что об этом говорят правила
# en 76fb1820
report-notes = Примечания
# en 5894c0a3
report-notices = Замечено камерой:
# en cd049849
report-penalties = Чёрные { $black }, Белые { $white }
# en cce0dc2c
report-pictures = Снимки
# en ccaa033d
report-position = Позиция, которая считается (x: мёртвые камни, сняты)
# en 1f80d2df
report-protest = сыграно под протестом
# en 974daba3
report-read = Прочитано с доски
# en c1d3e760
report-rebuild = Чтобы восстановить позицию на доске, ставьте ходы по порядку; снятые камни возвращаются в чаши.
# en fd0189d1
report-record = Запись
# en c6aaa97f
report-referee = Судья
# en 21ed8110
report-ringed = Обведено: пункты, на которые надо посмотреть.
# en a67e890c
report-ruling = Решение и причины:
# en 7e078941
report-settings = Настройки и откуда каждая взята
# en 865f14c7
report-settings-confirmed = Эти настройки подтверждены в { $clock }, до того как был показан вывод.
# en a2595d2a
report-sign = Оба игрока подтверждают этот результат подписями. Тогда он окончателен.
# en c98982c7
report-sign-written = Оба игрока подтверждают подписями итоговый результат, записанный строкой выше. Тогда он окончателен.
# en c11a77c7
report-sign-decided = Этот результат - решение судьи. Он окончателен, если игрок не подаст на него апелляцию, как это допускают правила соревнования. Подписи игроков удостоверяют, что им о нём сообщено, а не что они согласны.
# en fe1e7d51
report-sign-final = Этот результат окончателен. Подписи удостоверяют, что он записан верно.
# en c77b50de
report-sign-final-under-protest = Этот результат окончательный, под протестом. Подписи удостоверяют, что он записан верно.
# en 02282b85
report-sign-waiting = Стол ещё не записал этот результат. Подписи удостоверяют, что он таков, как его решили в зале.
# en 54098fcb
report-sign-claim = Заполнение верно, а заявленный результат нет: игроки ничего не подписывают, пока заявление не отозвано или судья не принял решения.
# en 4d117c7c
report-sign-appeal = Апелляция не рассмотрена: игроки ничего не подписывают, пока по ней нет решения.
# en b2cce160
report-sign-changed = После подтверждения этого результата запись изменилась: игроки ничего не подписывают, пока он не подтверждён заново или судья не примет решения.
# en 8cc83ecb
report-sign-note = Заметка о партии решает её или оставляет её исход открытым: игроки ничего не подписывают, пока судья не примет решения.
# en 69c81189
report-sign-referee = Заполнение не сходится: игроки ничего не подписывают, пока судья не примет решения.
# en 0a9cb8f9
report-decided-in-the-end = Результат, принятый в итоге:
# en d7223b10
report-slip = Бланк результата
# en 39834966
report-stones = Чёрные / белые / пустые
# en fe56a92f
report-table = Стол
# en fa2d078b
report-times = Подсчёт закончен / подтверждён в:
# en 280c3468
report-title = Проверка подсчёта заполнением
# en 8237e9e4
report-white = Белые

# en f9d06135
result-wins = { $side } выиграли
# en 43fe6244
result-wins-by = { $side } выиграли { $margin ->
        [one] { $margin } очко
        [few] { $margin } очка
        [many] { $margin } очков
       *[other] { $margin } очка
    }
# en d1791857
result-wins-by-counted = { $side } выиграли { $margin ->
        [one] { $margin } очко
        [few] { $margin } очка
        [many] { $margin } очков
       *[other] { $margin } очка
    } (подсчёт)
# en cfa1bf31
result-wins-by-forfeit = { $side } выиграли из-за неявки или нарушения
# en 8bdb60bd
result-wins-by-forfeit-because = { $side } выиграли из-за неявки или нарушения: { $why }
# en 8e9ad69f
result-wins-by-adjudication = { $side } выиграли: победа присуждена
# en 3eb23db7
result-wins-by-resignation = { $side } выиграли: соперник сдался
# en c3f6e7ef
result-wins-on-time = { $side } выиграли по времени
# en bdc6c8b0
result-impossible-on-board = На доске { $size } подсчёт не может дать { $result }
# en ab7053fa
result-impossible-with-komi = При коми { $komi } подсчёт не может дать { $result }
# en 7b6e0fb9
result-impossible-drawn = По правилам этой партии равный счёт - ничья, и подсчёт не может дать { $result }
# en 4a2a1119
result-impossible-equal-score = По правилам этой партии при равном счёте выигрывают { $winner ->
        [Black] чёрные
       *[White] белые
    }, и подсчёт не может дать { $result }
# en 94172436
result-wins-by-rule = { $side } выиграли по правилам при равном счёте

# en 23357668
form-fault-cut-game = партия обрывается внутри значения, где начинается другая партия, раньше, чем в ней есть хоть что-то целое; она пропущена
# en 0b698bdf
form-fault-cut-value = партия обрывается внутри значения, где кончается файл или начинается другая партия; это значение пропущено, а всё до него сохранено
# en 7631cc2d
form-fault-no-parenthesis = партия не начинается с "("
# en 98ebc1cc
form-fault-no-semicolon = первый узел не начинается с ";"
# en b1a7eaa9
form-fault-not-closed = партия не закрыта там, где кончается файл или начинается другая партия
# en 0de0ef97
form-fault-property-without-value = свойство без значения пропущено
# en 0ad9c924
form-fault-stray-text = текст вне свойств пропущен
# en d070913b
form-fault-value-without-property = значение без свойства пропущено
# en 31654320
sgf-note-bad-byte-order-mark = файл начинается как { $charset }, но в этой кодировке недопустим
# en 40bee7e7
sgf-note-damaged-text = текст прочитан как { $charset }; повреждённые символы заменены на "�": { $characters }
# en d51da0a8
sgf-note-date-in-words = DT[{ $value }] прочитано как { $days }
# en 244bafc9
sgf-note-encoded-twice = { $property }[{ $value }] похоже на UTF-8, закодированный дважды: { $meant }; текст оставлен как записан
# en 8bb20c8a
sgf-note-first-of = партий в файле: { $games }; это первая
# en b313b92a
sgf-note-foreign-property = { $found } прочитано как то, что в SGF называется { $read_as }
# en 38f701e5
sgf-note-form = строка { $line }: { $fault }
# en 1cdd2a65
sgf-note-guessed-charset = кодировка угадана: текст прочитан как { $charset }
# en 418d7969
sgf-note-handicap-in-words = HA[{ $value }] прочитано как фора, камней: { $stones }
# en 09422676
sgf-note-handicap-not-stated = до первого хода стоят чёрные камни ({ $laid }), а фора не указана (HA)
# en e8ca51c4
sgf-note-handicap-of-one = HA[1] — не фора: чёрные ходят первыми; но до первого хода { $laid ->
        [one] стоит { $laid } чёрный камень
        [few] стоят { $laid } чёрных камня
        [many] стоят { $laid } чёрных камней
       *[other] стоит { $laid } чёрного камня
    }
# en 431a2bbb
sgf-note-handicap-stones = HA[{ $stated }]: указана фора, камней { $stated }, а до хода белых поставлено { $laid }
# en defd3ae4
sgf-note-holds-property = { $property }[{ $value }] содержит другое свойство, как бывает без закрывающей скобки; текст оставлен как записан
# en 4279b66f
sgf-note-html-entity = { $property }[{ $value }]: есть символы в записи HTML или веб-адреса; текст оставлен как записан
# en 2b41bcd1
sgf-note-impossible-charset = в файле указана кодировка { $declared }, но в ней текст содержал бы символы, каких в текстах не бывает; он прочитан как { $read_as }: проверьте, верны ли имена
# en 82a2c65e
sgf-note-impossible-komi = KM[{ $value }] больше, чем пунктов на доске { $size }x{ $size }, и пропущено
# en 5285bfd6
sgf-note-impossible-margin = RE[{ $value }]: такой разницы на доске { $size }x{ $size } не бывает; пропущено
# en 6ee6841a
sgf-note-info-below-root = сведения о партии частично стоят в узлах после первого
# en 83aba4dc
sgf-note-is-utf-8 = в файле указана кодировка { $declared }, но он в UTF-8
# en a0e94028
sgf-note-komi-in-units = KM[{ $value }] прочитано как коми { $komi } очка
# en 7529c97a
sgf-note-komi-without-point = KM[{ $value }] больше коми любой партии, как если бы в нём пропала точка; пропущено
# en d778662e
sgf-note-large-komi = KM[{ $value }] больше, чем бывает коми в партиях: проверьте, верно ли оно
# en 0d165f64
sgf-note-move-in-root = ход записан в корневом узле
# en 39cf1886
sgf-note-moves-in-one-node = в одном узле ходов: { $moves }, начиная с хода { $first }
# en 5f8b7641
sgf-note-not-date = DT[{ $value }] не удаётся прочитать как дату
# en f4f3016e
sgf-note-not-handicap = HA[{ $value }] - не число камней, пропущено
# en 3f9d2e49
sgf-note-not-in-charset = в файле указана кодировка { $declared }, но в ней он недопустим
# en 5787152f
sgf-note-not-komi = KM[{ $value }] - не целое число половин очка, пропущено
# en 759db2df
sgf-note-not-main-time = TM[{ $value }] - не число секунд, пропущено
# en a25800a5
sgf-note-not-result = RE[{ $value }] - не результат, пропущено
# en a14ebb0d
sgf-note-odd-move = ход { $number } сделан в "{ $value }", а это не пункт доски { $size }x{ $size }; он и всё после него пропущены
# en 8583a1e3
sgf-note-off-board = { $property }[{ $value }] - не на доске, пропущено
# en cbb6819e
sgf-note-pass-beside-board = ход { $number }, "{ $value }", лежит рядом с доской и прочитан как пас
# en e909dcf9
sgf-note-result-in-words = RE[{ $value }] прочитано как { $result }: так этот результат записывается в SGF
# en c451bf90
sgf-note-several-values = взято { $property }[{ $value }], но в файле есть и { $property }[{ $other }]: проверьте, что верно
# en bc43d7a4
sgf-note-size-in-words = SZ[{ $value }] прочитано как доска { $size } линий
# en 78557ebb
sgf-note-surrogate-pairs = соединены символы, записанные суррогатными парами (CESU-8): { $characters }
# en 17d1af72
sgf-note-unknown-charset = в файле указана неизвестная кодировка "{ $declared }"
# en 6c0d3a4b
sgf-note-unknown-rules = RU[{ $value }]: такие правила неизвестны
# en 58c7c17e
slip-as-the-referee-decided-below = как решено, ниже
# en 42d2744b
slip-open-by-the-record = открыто до решения судьи; по записи: { $outcome }
# en 2443f649
slip-open-by-what-was-given = открыто до решения судьи; по записи с заданным здесь: { $outcome }
# en 8dab2e4f
slip-open-by-pictures = открыто до решения судьи; по снимкам: { $outcome }
# en e4376335
slip-by-the-record-the-game = по записи; партия решена не подсчётом
# en ca191452
slip-claimed-and-confirmed-by-both = заявлено и подтверждено обоими игроками
# en e94ac783
slip-confirmed-by-both-players-on = Подтверждено обоими игроками { $date_and_time }. Имя подтвердившего не указано.
# en 1cd713d2
slip-confirmed-by-both-players = Подтверждено обоими игроками ({ $names }), { $date_and_time }.
# en 126de652
slip-confirmed-by-both-written-down = Подтверждено обоими игроками ({ $names }; записал { $by }), { $date_and_time }.
# en 6d64d663
slip-confirmed-by-unknown = Подтверждено ({ $by }), { $date_and_time }. Кто из игроков согласился, не записано.
# en eca4c5bf
slip-resigned = { $player ->
        [Black] Чёрные сдались
       *[White] Белые сдались
    } ({ $name }), { $date_and_time }.
# en c4377011
slip-confirmed-by-both-players-noted = Подтверждено обоими игроками (записано: { $by }), { $date_and_time }.
# en 3e5bf2f2
slip-counted-by-filling-in-the = подсчитано заполнением; запись даёт то же
# en c118401e
slip-counted-with-what-was-given = подсчитано заполнением; запись с заданным здесь даёт то же
# en 0853d14e
slip-counted-as-recorded = подсчитано заполнением; запись в её нынешнем виде даёт то же
# en ecf75793
slip-counted-before-the-change = подсчитано заполнением; запись изменилась после подтверждения результата
# en fd979267
slip-counted-with-what-is-assumed = подсчитано заполнением, с тем, что предположено; партию никто не записывал
# en 0cf0cc7f
slip-counted-unrecorded = подсчитано заполнением; партию никто не записывал
# en 1e30404e
slip-decided-on = Решение: { $by }, { $date_and_time }.
# en a3558d5f
slip-method-decided-by = решение: { $by }
# en 41103683
slip-players-did-not-confirm = Игроки этого не подтверждали.
# en d851da3e
slip-one-player-agrees = { $player ->
        [Black] Чёрные согласны; белые
       *[White] Белые согласны; чёрные
    } этого не подтверждали.
# en 422330dc
slip-both-players-agree = Оба игрока согласны.
# en dafe27a7
slip-final = Результат окончателен.
# en 41621d88
slip-final-under-protest = Результат окончательный, под протестом.
# en 9e08926a
slip-waits-for-the-table = Стол этого ещё не записал: результат станет окончательным, когда запишет.
# en 9e21c30b
slip-not-final-before-the-appeal = Не подтверждён: апелляция не рассмотрена, и до решения по ней ничто не окончательно.
# en 072bfa5c
slip-not-final-before-the-note = Не подтверждён: заметка { $note } о партии в силе, и до решения судьи по ней ничто не окончательно.
# en 209b6d71
slip-not-confirmed-yet-final-when = Ещё не подтверждено; окончательно, когда подпишут оба игрока.
# en 6b4ca980
slip-not-confirmed-referee-first = Не подтверждено: ничто не окончательно, пока судья не решил и игроки не подтвердили. После решения печатается новый бланк для их подписей.
# en 47299fa1
slip-open-until-the-referee-rules = открыто до решения судьи
# en 26dfc9b5
slip-the-count-does-not-settle = по подсчёту результат не определён
# en 6804d687
slip-the-fill-matches-and-the-claim-differs = доска показывает то же, что и запись; указан другой результат
# en 12c60b58
slip-to-be-written-here-by = записывает здесь судья

# en 16f7e687
stones-of = { $color ->
        [black] { $stones ->
                [one] { $stones } чёрный камень
                [few] { $stones } чёрных камня
               *[many] { $stones } чёрных камней
            }
       *[white] { $stones ->
                [one] { $stones } белый камень
                [few] { $stones } белых камня
               *[many] { $stones } белых камней
            }
    }

# en b34a4604
result-draw = ничья
# en 9d791833
result-technical-draw = техническая ничья
# en b53494bf
result-both-lose = поражение обоих
# en aedadbf7
result-no-result = без результата
# en caa2fbcf
result-void = не засчитано
# en 143a1ab2
result-pending = без результата до решения судьи
# en 04b6a321
result-not-played = не играли
# en 81599d6d
result-unknown = неизвестно
# en a32bd3d4
result-side = { $winner ->
        [Black] чёрные
       *[White] белые
    }
# en f1209c7b
result-side-named = { $winner ->
        [Black] чёрные
       *[White] белые
    } - { $name } -
# en 3de46dad
result-bye = { $winner ->
        [Black] чёрные
       *[White] белые
    } свободны от игры
# en afb1522c
result-claims-differ = { $first } заявляет { $one }, а { $second } — { $other }


# en 9fdb79fd
report-beside-pass = { $number } пас
# en bc642648
report-beside-at = { $number } на { $at }
# en 5bd9b380
info-nothing = ничего
# en 75c14688
info-changed = { $entry }: { $is } (было: { $was })
# en ce304037
info-rank = Ранг
# en 80c7a6d2
info-team = Команда
# en 07fbb8a1
info-main-time = Основное время
# en 20f6ca3c
info-overtime = Добавочное время
# en 1c6f7d28
info-recorder = Записал
# en 12dcfaea
info-annotator = Комментарии
# en de23adbc
info-copyright = Права
# en 7e837526
info-move-made = Ход сделан
# en 9d4252fe
info-permission = Разрешение записывать
# en 4c234be2
info-black-consent = Согласие Чёрных
# en 70718c40
info-white-consent = Согласие Белых
# en 363cb51b
history-info = Имена и условия исправлены: { $what }.
# en c44d4885
history-no-longer-holds = { $what } Позже отменено.
# en 05177baa
history-step-taken-back = Отменено (без имени): { $what }
# en 8e5f5149
history-step-taken-back-by = Отменено: { $what } Кто: { $name }.
# en ba33786b
history-step-taken-back-with-reasons = Отменено: { $what } Кто: { $name }; почему: { $reasons }.
# en d6c7efdd
history-step-made-again = Возвращено (без имени): { $what }
# en 3166ed04
history-step-made-again-by = Возвращено: { $what } Кто: { $name }.

# en 23c79370
count-picture-position = снимок позиции, { $clock }
# en eb4b9ffd
count-picture-dead-off = снимок без мёртвых камней, { $clock }
# en dcc99db0
count-picture-compensated = снимок после компенсации, { $clock }
# en 2dc4cd22
count-picture-wrong-compensation = снимок неверной компенсации, { $clock }
# en 46eb3ccc
count-picture-finished = снимок законченного заполнения, { $clock }
# en cee9b293
count-picture-unfinished = снимок незаконченного заполнения, { $clock }
# en 48b83833
report-shot-finished = Законченное заполнение
# en 2b188172
report-shot-compensated = После компенсации
# en 93385510
report-shot-before = До заполнения
# en e5378bc8
report-shot-clock = Часы
# en b221683f
standing-confirmed-by-it = подтверждён в { $clock }
# en 6cd58255
standing-confirmed = подтверждён в { $clock }; далее только для сведения
# en 6f49b26f
standing-outdated = подтверждён в { $clock }, но не в силе: партия с тех пор изменена
# en 41a012f3
sgf-note-move-onto-stone = ход { $number }, { $point }, поставлен на камень; в записи он остаётся как есть
# en f6aa733f
sgf-note-no-character = { $property }[{ $value }]: есть управляющие или ничего не обозначающие символы; текст оставлен как записан
# en 72bb219f
sgf-note-suicide = ход { $number }, { $point }, снимает свои камни ({ $stones }): самоубийство; в записи он остаётся как есть
# en 2499deb0
sgf-note-unlikely-charset = в файле указана кодировка { $declared }, и он прочитан в ней, но текст больше похож на { $likely }: проверьте, верны ли имена
# en 68aea578
fill-unexplained = доска показывает другое число, чем даёт запись, и ни одна причина не объясняет этого целиком: возможно, неверно не одно
# en a39ed47d
fill-may-be = возможно, отчасти: { $cause }
# en 19178a25
outdone-made-again = { $withdrawn } - что отменено: { $what } Тот же результат решён или подтверждён снова: { $again }, { $at }; он действует.
# en ced142fd
setting-compensation = Компенсация за фору
# en df4eea93
setting-compensation-moves = очко за каждый ход форы
# en 504fb2db
setting-compensation-stones = очко за каждый камень форы
# en 68e9bd92
setting-odd = Нечётное очко
# en f9269691
setting-odd-arithmetic = улаживается расчётом
# en dea64622
setting-odd-on-board = улаживается на доске
# en 5f5732e9
setting-pair-go = Парное го
# en f1a696ca
setting-pair-go-is-played = играется
# en 6920e5dc
audit-holds-only-with = Это верно только при том, чего никто не указал и что программа предполагает: { $settings }.
# en b15f37a6
audit-record-is-open =
    { $count ->
        [one] Это верно для записи в её нынешнем виде, о которой открыт вопрос: { $questions }. Ответьте на него и проверьте заполнение снова.
        [few] Это верно для записи в её нынешнем виде, о которой открыты вопросы: { $questions }. Ответьте на них и проверьте заполнение снова.
       *[many] Это верно для записи в её нынешнем виде, о которой открыты вопросы: { $questions }. Ответьте на них и проверьте заполнение снова.
    }
# en 8bf54c3c
audit-note-left-out =
    { $picture ->
        [before] 1 снимок позиции до заполнения
        [compensated] 1 снимок компенсации
       *[final] 1 снимок законченного заполнения
    } не учтён: { $why ->
        [too-large] он слишком велик.
       *[unreadable] его не удалось прочитать.
    }
# en 074ff7f2
audit-other-recorded = в записи назван результат { $recorded }, а при этих условиях она даёт { $computed }
# en 45f5209d
audit-other-recorded-without-count = в записи назван результат { $given } ({ $recorded }): подсчёт этого не решает; по подсчёту { $computed }
# en 207912d2
report-penalties-label = Штрафы:
# en 73554e51
audit-and-settings-by-name = { $basis } с тем, что указано: { $by } ({ $reasons })
# en 5945933e
audit-other-decision = { $by }: решён результат { $decided }, а при этих условиях запись даёт { $computed }

# en 4a544a28
fill-empty-outside-block = результат прочитан по выигрывающему блоку; если учесть и пустые пункты вне его, доска даёт { $in_full }
# en d7991dd2
incident-under-protest = под протестом { $player ->
        [Black] чёрных
       *[White] белых
    }
