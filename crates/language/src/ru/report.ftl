audit-a-black-stone = чёрный камень
audit-a-board-with-an-even = Доску с чётным числом пунктов нельзя считать заполнением.
audit-a-fill-with-one-empty = Заполнение с одним пустым пунктом не снято; судится последний снимок доски.
audit-a-white-stone = белый камень
audit-after-the-compensation = после компенсации
audit-agrees = сходится
audit-an-empty-point = пустой пункт
audit-and-given-settings = { $basis } при заданных здесь коми и правилах (в записи другие)
audit-and-these-settings = { $basis } и этими настройками
audit-apparently-unfinished = партия, видимо, не окончена: без мёртвых камней { $points ->
        [one] { $points } пункт не принадлежит
        [few] { $points } пункта не принадлежат
       *[many] { $points } пунктов не принадлежат
    } ни одной стороне
audit-as-it-looks = Насколько видно: { $finding }
audit-because-the-pictures-show-that = , так как на снимках видно, что они сняты
audit-before-the-fill = до заполнения
audit-black-and-white-stones-lie = На доске чёрных камней { $black }, белых { $white }, один пункт пуст, как и должно быть. Верно ли они лежат, без записи или снимка до заполнения сказать нельзя.
audit-black-moved-first-after-the = после камней форы первыми ходили чёрные; по этим правилам ходят белые
audit-blacks-penalty-points = Штраф чёрных, очков
audit-both-had-passed-after-move = после хода { $after } обе стороны спасовали, и игра продолжилась; первыми ходили { $first ->
        [Black] чёрные
       *[White] белые
    }{ $rule }
audit-bowls-before-the-game = Чаши перед партией
audit-bowls-counted = чёрных камней { $black }, белых { $white }, { $empty ->
        [one] { $empty } пустой пункт
        [few] { $empty } пустых пункта
       *[many] { $empty } пустых пунктов
    }
audit-by-the-players-ranks-the = по разрядам игроков чёрными играет более сильный, а должен играть белыми
audit-cannot-tell = сказать нельзя
audit-covered = что-то закрывает { $covered ->
        [one] { $covered } пункт
        [few] { $covered } пункта
       *[many] { $covered } пунктов
    } доски на { $picture }{ $at }: снимите ещё раз, убрав руки
audit-dead-stones = Мёртвые камни
audit-differs = расходится
audit-each-bowl-must-hold-stones = В каждой чаше должно быть камней: { $bowl }; есть: { $counted }.
audit-equal-score-wins-by-rule = счёт равный, по правилам выигрывают { $winner ->
        [Black] чёрные
       *[White] белые
    }
audit-flagged-moves = { $moves ->
        [one] В записи { $moves } ход, который запрещён правилами или на который должен взглянуть судья; его называет score.
        [few] В записи { $moves } хода, которые запрещены правилами или на которые должен взглянуть судья; их называет score.
       *[many] В записи { $moves } ходов, которые запрещены правилами или на которые должен взглянуть судья; их называет score.
    }
audit-handicap-laid = в записи указана фора { $stated }, а { $laid ->
        [one] поставлен { $laid } камень
        [few] поставлено { $laid } камня
       *[many] поставлено { $laid } камней
    }: проверьте начало
audit-handicap-moves = Ходы форы
audit-comes-to-because = { $verdict }: { $faults }
audit-if-it-is-if-it = если это { $read }, то { $as_read }. Если это { $other }, то { $otherwise }
audit-in-100 = { $share } %
audit-in-100-points-of-are = на { $picture } сомнительны { $share } % пунктов: сделайте другой снимок, круче сверху и без бликов
audit-in-a-board-was-found = на { $picture } найдена доска { $found }, а { $position } - с доски { $size }: покажите всю доску и проверьте, что они относятся друг к другу
audit-in-a-row-stop-the = { $n } подряд останавливают партию
audit-in-the-board-does-not = на { $picture } доска не этой партии: из камней конечной позиции там лишь { $matched } %; проверьте, что снимок и { $position } относятся друг к другу
audit-in-the-board-is-a = на { $picture } доска зеркальна ({ $basis }): камера отражает снимки; отключите это и снимите ещё раз
audit-in-the-picture-after-the = {" "}на снимке после компенсации
audit-in-the-picture-before-the-fill = {" "}на снимке до заполнения
audit-dead-stones-still-lie-in-the-picture-before = На снимке до заполнения мёртвые камни ещё лежат на { $some_labels }.
audit-open-whether-the-board-matches = Нельзя сказать, совпадает ли доска с { $basis }.
audit-open-whether-the-fill-is-right = Нельзя сказать, верно ли заполнение.
audit-open-whether-the-fill-matches = Нельзя сказать, совпадает ли заполнение с { $basis }.
audit-open-whether-the-bowls-are-full = Нельзя сказать, полны ли чаши.
audit-open-whether-the-bowls-are-full-look-at-the-points = Нельзя сказать, полны ли чаши: { $counted }. Посмотрите на названные пункты.
audit-it-does-not-match = заполнение не совпадает
audit-it-does-not-match-and = заполнение не совпадает и даёт { $read }
audit-it-stays-open = вопрос остаётся открытым
audit-komi = Коми
audit-last-move-on-the-board = Последний ход на доске
audit-look-at-it-could-not = посмотрите на { $at }: прочитать это уверенно не удалось
audit-look-at-it-looks-like = посмотрите на { $at }{ $picture }: похоже на { $read } ({ $share }), но может быть { $other } ({ $other_share }); { $then }
audit-looks-like-in-100-and = { $point } похоже на { $read } ({ $share } %), но принято за { $taken }: так доска объясняется проще; посмотрите туда.
audit-looks-like-in-100-and-2 = { $point } похоже на { $read } ({ $share } %), так и принято; если там { $other }, заполнение не совпало бы: посмотрите туда.
audit-moves-not-reported = { $moves ->
        [one] ещё { $moves } ход против правил или повторяет позицию
        [few] ещё { $moves } хода против правил или повторяют позицию
       *[many] ещё { $moves } ходов против правил или повторяют позицию
    }
audit-no-board-was-found-in = на { $picture } доска не найдена: покажите всю доску под углом не меньше 25 градусов и без бликов
audit-no-dead-stones-were-given = мёртвые камни не указаны; вероятно, мертвы, если оба игрока согласны: { $labels }
audit-none = нет
audit-not-checked = не проверено
audit-of-several-final-pictures-only = Из нескольких последних снимков посчитан только первый: нет позиции, на которую их наложить.
audit-other-komi = подсчёт с заданным здесь коми { $given }; в записи стоит { $recorded }
audit-other-rules = подсчёт по заданным здесь правилам { $given }; в записи стоят { $recorded }
audit-part-of-the-board-lies = часть доски не попала на { $picture }{ $how_much }: покажите всю доску
audit-points-of-the-final-picture = на последнем снимке сомнительных пунктов: { $points }; сделайте другой снимок, круче сверху и без бликов
audit-points-outside = {" "}({ $n ->
        [one] { $n } пункт
        [few] { $n } пункта
       *[many] { $n } пунктов
    })
audit-presumed-dead-players-to-confirm = { $stones } предположительно мертвы, каждый со своей группой{ $why }; подтвердить должны игроки.
audit-rgf-9-3-the-player = {" "}(RGF 9.3: ходит игрок, согласившийся продолжать)
audit-rule-set = Правила
audit-s-penalty-of-is-not = штраф { $color ->
        [Black] чёрных
       *[White] белых
    } { $penalty } не бывает на часах Инга: они дают 2, 4 или 6 очков, а затем поражение
audit-shared-open = { $n ->
        [one] { $n } пункт не принадлежит
        [few] { $n } пункта не принадлежат
       *[many] { $n } пунктов не принадлежат
    } ни одной стороне: { $at }; это сэки или дамэ, не заполненные до пасов; они считаются общими
audit-shift = Это сдвигает счёт на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } в пользу { $side ->
        [Black] чёрных
       *[White] белых
    }.
audit-shows-something-else-at-and = { $picture } показывает другое на { $some_labels }; другие снимки его переголосовали.
audit-something-covers = что-то закрывает { $at }
audit-stones-black-has-taken = Камни, снятые чёрными
audit-stones-white-has-taken = Камни, снятые белыми
audit-the-arithmetic-says-what-a = Расчёт говорит, что показывает верное заполнение; что показывает это, зависит от сомнительных пунктов.
audit-the-board-differs-from-the = доска отличается от конечной позиции на { $at }
audit-the-board-shows-the-final = На доске конечная позиция в согласии с { $basis }: { $computed }.
audit-the-board-with-the-compensation = Доска с поставленной компенсацией без рук не снята: отличить компенсацию от проигранных камней можно только там, где они лежат на разных территориях.
audit-the-board-with-the-dead = Доска без мёртвых камней и без рук не снята: сдвинулся ли камень конечной позиции до заполнения и какие камни сняты, известно только из записи.
audit-the-bowls-are-full = Чаши полны: { $counted }.
audit-the-compensation-was-not-witnessed = , хотя на заполненной доске не видно, какие камни поставлены как компенсация
audit-the-counts-alone-show-that = Уже по числу камней видно, что заполнение неверно.
audit-the-dead-stones-were-not = Мёртвые камни не указаны; мёртвых камней не предполагается.
audit-the-fill-does-not-match = Заполнение не совпадает с { $basis }: оно даёт { $result }, а { $giver } - { $computed }{ $in_doubt }.
audit-the-fill-does-not-match-without-a-reading = Заполнение не совпадает с { $basis }: { $giver } даёт { $computed }{ $in_doubt }.
audit-the-fill-matches = Заполнение совпадает с { $basis }: { $computed }{ $not_witnessed }{ $in_doubt }.
audit-the-fill-matches-in-short = заполнение совпадает
audit-the-fill-matches-the-result = Заполнение совпадает с { $basis }: { $computed }{ $in_doubt }. Указан результат { $result }.
audit-the-final-picture = последнем снимке
audit-the-final-picture-fits-from = последний снимок подходит ({ $basis }) с { $turns } сторон, и от этого зависит вывод: укажите, на сколько его повернуть по часовой стрелке, чтобы он лёг как запись ({ $degrees } градусов)
audit-the-finished-fill-was-not = Законченное заполнение не снято.
audit-the-game-has-ended = партия окончена
audit-the-game-has-stopped-agreement = партия остановлена; её заканчивает согласие о мёртвых камнях
audit-the-game-has-stopped-in = партия остановлена; её заканчивают { $n } паса подряд или согласие о мёртвых камнях
audit-the-game-stops-when-both = партия останавливается, когда согласны оба
audit-the-handicap-stones-do-not = камни форы лежат не на пунктах хоси этих правил: { $labels }
audit-the-picture-before-it = снимком до заполнения
audit-the-picture-before-differs-and-the-result-too = снимок до заполнения расходится с записью на { $some_labels }: по записи результат { $by_record }, по снимку { $by_picture }; восстановите позицию по записи и посмотрите, что верно
audit-the-picture-before-the-fill-by-name = снимок до заполнения
audit-the-picture-before-differs-and-nothing-changes = Снимок до заполнения расходится с записью на { $some_labels }; вывод в обоих случаях один.
audit-the-picture-was-not-used = Снимок { $which } не использован. { $finding }
audit-the-players-ranks-give-komi = разряды игроков дают коми { $komi } и { $moves ->
        [one] { $moves } ход форы
        [few] { $moves } хода форы
       *[many] { $moves } ходов форы
    }; в записи другие условия
audit-the-players-ranks-give-the = разряды игроков дают { $stones ->
        [one] { $stones } камень форы
        [few] { $stones } камня форы
       *[many] { $stones } камней форы
    }; в записи другая фора
audit-the-point-that-is-left = Оставленный пустым пункт - не центр, где его обычно оставляют.
audit-the-position-before-it = позиция до заполнения
audit-the-record = запись
audit-the-record-with-what-was-given = запись (с заданными здесь коми и правилами)
audit-the-record-names-no-komi = в записи нет коми: принято { $komi }
audit-the-record-names-no-rules = в записи нет правил: приняты ing
audit-the-result-depends-on-the = результат зависит от пленных, которых не видно ни на одном снимке доски: посчитайте их
audit-the-rules-are-not-among = правила "{ $named }" здесь неизвестны: приняты ing; известны { $known }
audit-the-stones-at-lie-in = камни на { $labels } лежат в глазу группы в сэки: снимать их нельзя, пленными они не считаются
audit-the-stones-at-were-gone = Камни на { $some_labels } сняты уже на снимке до заполнения.
audit-there-are-black-stones-one = Чёрных камней { $black }, на один больше, чем нужно для подсчёта заполнением: { $counted }.
audit-this-does-not-match-which = Это не совпадает с { $basis }; верно { $computed }.
audit-this-record = этой записью
audit-together-with-the-other-points = вместе с другими названными пунктами это решает, совпадает ли заполнение
audit-turned-by-degrees-as-given = С указанным поворотом на { $given } градусов последний снимок не совпадает с { $basis }; с поворотом на { $found } совпадает, так он и взят.
audit-unknown = неизвестно
audit-was-read-with-doubt-look = ; { $point } прочитан с сомнением, посмотрите туда
audit-were-read-with-doubt-look = ; { $some_labels } прочитаны с сомнением, посмотрите туда
audit-when-filling-began-a-stone = когда началось заполнение, { $compensation_was }; камень, поставленный позже, может быть компенсацией или проигранным камнем: если судья видел, что компенсацию исправили, заполнение совпадает
audit-whites-penalty-points = Штраф белых, очков
audit-who-made-the-last-move = неизвестно, кто сделал последний ход на доске, а результат от этого зависит
audit-without-the-record-and-without = Без записи и без снимка до заполнения можно только посчитать камни.

contradiction-a-handicap-of-stones = фора, камней: { $stones }
contradiction-an-even-game = игра без форы
contradiction-no-stone-lay-on-the = перед первым ходом на доске не было камней
contradiction-stones-before = перед первым ходом { $stones ->
        [one] { $stones } чёрный камень
        [few] { $stones } чёрных камня
       *[many] { $stones } чёрных камней
    }
contradiction-the-game-is-not-as-paired = в жеребьёвке { $game }, а камера видела другое: { $seen }; проверьте, тот ли это стол
contradiction-the-first-stone-is-not-as-paired = в жеребьёвке { $game }, а первый камень был { $color ->
        [black] чёрный
       *[white] белый
    }; проверьте цвета игроков и фору

fill-a-board-with-an-even = доску с чётным числом пунктов нельзя считать заполнением: берите вычисленный результат
fill-a-stone-of-the-final-position-is-missing = камня конечной позиции нет на { $at }: сдвинут или сбит
fill-a-stone-of-the-final-position-moved = Камень конечной позиции не на своём месте: { $labels }
fill-a-stone-of-the-other = на месте камня конечной позиции лежит камень другого цвета, { $at }: сдвинут или сбит
fill-as-with-181 = , как в наборе из 181
fill-black-and-white-stones-are = чёрных камней { $black } и белых { $white } ещё нет на доске: если их нет ни в руках, ни в чашах, они пропали
fill-stones-went-back-that-did-not-lie-there = в чаши вернулось чёрных камней { $black } и белых { $white }, а на доске лежало { $black_seen } и { $white_seen }: камни затерялись, или снимок прочитан неверно
fill-stones-went-back-as-they-lay = в чаши вернулось чёрных камней { $black } и белых { $white }, как и лежало на доске
fill-both-territories-have-empty-points = пустые пункты есть на обеих территориях: { $at }
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
fill-dead-in-place = { $stones ->
        [one] мёртвый { $color ->
                [black] чёрный
               *[white] белый
            } камень на { $at } лежит там же, где до подсчёта: он не снят и стоит двух очков, если его не учесть
       *[many] мёртвые { $color ->
                [black] чёрные
               *[white] белые
            } камни на { $at } лежат там же, где до подсчёта: они не сняты и стоят двух очков каждый, если их не учесть
    }
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
    }, где не место ни компенсации, ни проигранным камням: мёртвые камни не сняты, или обе стороны заполнили неверно
fill-each-colour-misses-the-margin = каждому цвету не хватает камней: { $stones }; разница верна, но подсчёт подтвердить нельзя
fill-exchanged = на доске { $color ->
        [black] чёрных
       *[white] белых
    } камней на { $stones } больше, а { $other ->
        [black] чёрных
       *[white] белых
    } на столько же меньше: видно только по цвету
fill-fewer-than-bowl = { $color ->
        [black] чёрных
       *[white] белых
    } камней на доске на { $stones } меньше { $bowl } ({ $counted })
fill-lay-all-the-stones-out = выложите все камни: у каждого цвета { $bowl }, и один пункт остаётся пустым. До того вычисленный результат относится к записи, а не к этой доске
fill-more-stones-live-than-a = живых камней больше, чем в чаше: доску нельзя заполнить, берите вычисленный результат
fill-too-many-points-are-shared = { $shared ->
        [one] { $shared } пункт не принадлежит
        [few] { $shared } пункта не принадлежат
       *[many] { $shared } пунктов не принадлежат
    } никому, и половина их вместе с живыми камнями одного цвета больше, чем вмещает чаша: доску нельзя заполнить; партия не окончена, или берите вычисленный результат
fill-more-than-bowl = { $color ->
        [black] чёрных
       *[white] белых
    } камней на доске на { $stones } больше { $bowl } ({ $counted }){ $set }
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
fill-no-compensation-lay = на территории { $owner ->
        [Black] чёрных
       *[White] белых
    } не было компенсации, а полагалось { $due }
fill-one-of-the-stones-at = один из камней на { $at }, возможно, мёртвый и не снят, или это компенсация, лежащая отдельно
fill-over-paid = за { $points } очков поставлено камней: { $placed }; верно, только если судья объявил, что разница до { $owed } возвращается расчётом
fill-penalty-forgotten = { $compensation }: забыт штраф { $owner ->
        [Black] чёрных
       *[White] белых
    }, очков: { $penalty }
fill-s-stones-in-s-territory = по камням { $opponent ->
        [Black] чёрных
       *[White] белых
    } на территории { $side ->
        [Black] чёрных
       *[White] белых
    } не видно, что из них коми, а что проигранные камни; для этой записи их число верно, и показал бы это только снимок сразу после компенсации
fill-shared-points-were-left-open = общие пункты не заполнены на { $at }: заполните их по одному по очереди
fill-show-the-stones-in-hand = покажите камни в руках и чаши: по ним видно, пропали камни или ещё не поставлены
fill-stones-laid-down-during-the = Камни, поставленные при подсчёте, снова исчезли: { $labels }
fill-stones-of-the-final-position = камни конечной позиции другого цвета на { $at }: прочитано неверно или они переложены; посмотрите на доску
fill-stones-that-lay-at-when = камней, лежавших на { $at } при компенсации, больше нет
fill-the-block-is-s-and = блок принадлежит { $block ->
        [Black] чёрным
       *[White] белым
    }, а { $winner ->
        [Black] чёрные
       *[White] белые
    } выигрывают за счёт вычетов
fill-the-board-shows-something-else = На доске не конечная позиция этой партии и не её заполнение
fill-the-bowls-hold-black-and = в чашах чёрных камней { $black } и белых { $white }: сначала отложите камни сверх половины числа пунктов
fill-the-compensation-is-placed = компенсация поставлена
fill-the-compensation-stones-do-not = камни компенсации лежат не одной группой
fill-the-dead-stones-are-off = мёртвые камни сняты
fill-the-empty-point-does-not = пустой пункт { $at } не в выигрывающем блоке: камень, место которому там, лежит среди проигранных
fill-the-empty-point-is-not = пустой пункт { $at } - не тот, который { $side ->
        [Black] чёрные
       *[White] белые
    } оставляют рядом с компенсацией
fill-the-fill-is-not-finished = заполнение не закончено; открытых пунктов: { $points }
fill-the-game-has-stopped-what = партия остановлена; мёртвые камни ещё на доске
fill-the-living-string-at-is = живая { $color ->
        [black] чёрная
       *[white] белая
    } группа на { $at } исчезла: снята не та группа; восстановите позицию по записи
fill-the-losing-stones-are-placed = проигранные камни поставлены
fill-the-losing-stones-have-not = проигранные камни не поставлены: пустых пунктов { $points } и { $stones } в руках дают { $sum }, как и ожидается, если камни на месте
fill-the-record = запись
fill-the-result-given-is = указан результат { $claim } ({ $claimed }): подсчёт его не решает; по подсчёту { $computed }
fill-the-result-given-is-and = указан результат { $claim }, а { $basis } с этими настройками даёт { $computed }
fill-the-shared-points-are-all = общие пункты { $at } заполнены все, а один из них должен остаться пустым
fill-the-shared-points-hold-black = на общих пунктах { $at } чёрных камней { $black } и белых { $white }
fill-the-stone-at-lies-in = { $color ->
        [black] Чёрный
       *[white] Белый
    } камень на { $point } лежит на территории { $opponent ->
        [Black] чёрных
       *[White] белых
    }, где сейчас ничего не полагается
fill-the-stones-are-back-in = камни снова в чашах
fill-the-territories-are-full = территории заполнены
fill-the-territory-does-not-hold = на территории не помещаются камни компенсации: поставьте, сколько помещается, остальное решите расчётом
fill-the-winning-block-at-touches = выигрывающий блок на { $labels } не касается края; обычно его оставляют в углу или у стороны
fill-there-are-too-few-stones = камней для компенсации не хватает: поставьте сколько есть, остальное решите расчётом
fill-there-is-no-room-for = для нечётного очка нет места: решите его расчётом
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
fill-with-the-stone-at-more = С { $color ->
        [black] чёрным
       *[white] белым
    } камнем на { $point } у { $owner ->
        [Black] чёрных
       *[White] белых
    } больше половины общих пунктов
fill-wrong-parity = верное заполнение, где { $shared ->
        [one] { $shared } общий пункт
        [few] { $shared } общих пункта
       *[many] { $shared } общих пунктов
    }, не даёт { $shown } в пользу { $side ->
        [Black] чёрных
       *[White] белых
    }: не замечен пустой пункт, общий пункт или камень

full-stop = .

history-everything-after-move-is-wrong = Всё после хода { $number } неверно.
history-missed-after-move = Пропущено после хода { $after }: { $moves }.
history-move-was-not-played = Хода { $number } не было.
history-move-was-played-at = Ход { $number } сделан на { $point }.
history-move-was-played-by-the = Ход { $number } сделала другая сторона.
history-nobody-is-named = {" "}(имя подтвердившего не указано)
history-proposal-is-what-happened = верно предложение { $choice }
history-question = Вопрос { $question }: { $answer }.
history-taken-back = Отменено:{" "}
history-the-last-one-was-taken = Последнее отменено.
history-the-record-is-not-right = запись неверна
history-the-record-is-right = запись верна
history-the-record-is-right-the = Запись верна; на доске в конце другое.
history-the-stones-at-were-lifted = Камни на { $labels } сняты после хода { $after }.
history-under-protest = , под протестом
history-under-protest-sentence = {" "}Под протестом.
history-what-was-taken-back-was = Отменённое выполнено снова.

incident-line-a-second-warning-loses-the = Второе предупреждение - проигрыш партии (RGF 21.2).
incident-line-adjourned-board = отложено; следующий ход { $player ->
        [Black] чёрных
       *[White] белых
    } записан на доске; возобновить: { $until }
incident-line-adjourned-envelope = отложено; следующий ход { $player ->
        [Black] чёрных
       *[White] белых
    } записан в конверте; возобновить: { $until }
incident-line-after-move = после хода { $after }
incident-line-appeal-committee = { $player ->
        [Black] чёрные
       *[White] белые
    } подают апелляцию в апелляционный комитет; решить до { $until }
incident-line-appeal-referee = { $player ->
        [Black] чёрные
       *[White] белые
    } подают апелляцию главному судье; решить до { $until }
incident-line-before-move-1 = до хода 1
incident-line-blitz = , блиц
incident-line-both-flags = { $claimant ->
        [Black] чёрные
       *[White] белые
    } заявляют, что у соперника упал флажок; у них самих он тоже упал{ $game }
incident-line-bowls = камни в чашах посчитаны: чёрных { $black }, белых { $white }
incident-line-by-the-rules-a-right = По правилам угадавший играет чёрными, не угадавший белыми: поменяйте цвета.
incident-line-by-the-rules-in-this = По правилам, в таком порядке (RGF 22.4): исправить позицию; оставить как есть; вернуться к последней позиции, с которой согласны оба; поражение виновного; переиграть.
incident-line-the-game-is-started-again = По правилам партия начинается заново (RGF 22.1).
incident-line-the-game-goes-on = По правилам партия продолжается.
incident-line-by-the-rules-the-player = По правилам цвет выбирает угадывавший.
incident-line-by-the-rules-the-referee = По правилам: { $result }; решает судья.
incident-line-claimed-at-once = заявлено сразу
incident-line-claimed-too-late = заявлено слишком поздно
incident-line-count-with-penalty = При подсчёте { $player ->
        [Black] чёрные
       *[White] белые
    } платят { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
incident-line-deduct = По правилам: с часов чёрных { $black ->
        [one] { $black } минута
        [few] { $black } минуты
       *[many] { $black } минут
    }, с часов белых { $white ->
        [one] { $white } минута
        [few] { $white } минуты
       *[many] { $white } минут
    }.
incident-line-displaced = камень сдвинут, и игра продолжилась; игроки не согласны, где ему место
incident-line-displaced-agreed = камень сдвинут, и игра продолжилась; игроки согласны, где ему место
incident-line-flag = { $claimant ->
        [Black] чёрные
       *[White] белые
    } заявляют, что у соперника упал флажок; у них самих он не упал{ $game }
incident-line-guessed-right = розыгрыш цвета: угадано, угадывавший играет { $guesser ->
        [Black] чёрными
       *[White] белыми
    }
incident-line-guessed-wrong = розыгрыш цвета: не угадано, угадывавший играет { $guesser ->
        [Black] чёрными
       *[White] белыми
    }
incident-line-it-was-the-turn-of = { $color ->
        [Black] У чёрных
       *[White] У белых
    } была очередь: { $partner }. По правилам: { $follows }.
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
incident-line-man = мужчина
incident-line-note = заметка
incident-line-on-purpose = ; намеренно
incident-line-penalty = { $player ->
        [Black] чёрные
       *[White] белые
    } платят { $points ->
        [one] { $points } штрафное очко
        [few] { $points } штрафных очка
       *[many] { $points } штрафных очков
    }
incident-line-taken-up = возобновлено после откладывания; игроки не согласны насчёт позиции
incident-line-taken-up-agreed = возобновлено после откладывания; игроки согласны насчёт позиции
incident-line-the-claim-comes-too-late = заявлено слишком поздно, последствий нет
incident-line-the-move-before-was-out = ; предыдущий ход тоже был не по очереди
incident-line-the-referee-decides = Решает судья.
incident-line-the-wrong-partner-of-made = ход { $number } { $player ->
        [Black] чёрных
       *[White] белых
    } сделал не тот партнёр, { $when }{ $order }{ $purpose }
incident-line-there-must-be-black-and = Должно быть чёрных камней { $black } и белых { $white }: поищите недостающие.
incident-line-was-warned = предупреждение: { $player ->
        [Black] чёрные
       *[White] белые
    }
incident-line-woman = женщина
incident-line-wrong-start = неверные цвета или фора; замечено после { $black ->
        [one] { $black } хода
       *[many] { $black } ходов
    } чёрных и { $white ->
        [one] { $white } хода
       *[many] { $white } ходов
    } белых

report-agreed-dead = Мёртвые камни согласовали:
report-agrees = СХОДИТСЯ
report-aid = Помощь судье, но не решение. Каждый шаг можно повторить вручную.
report-black = Чёрные
report-cannot-tell = СКАЗАТЬ НЕЛЬЗЯ
report-claim-differs = ЗАЯВЛЕНО ДРУГОЕ
report-claimed = Заявлено
report-clock = Показания часов, штрафы:
report-clock-picture = Снимок часов:
report-compensation-mark = Квадрат: компенсация.
report-computed = Вычислено
report-date = Дата
report-audited-on = Подсчёт проверен { $date }.
report-differs = РАСХОДИТСЯ
report-event = Турнир
report-filled = Законченное заполнение, как оно прочитано.
report-findings = Найдено
report-for-players = Для игроков. Программа советует; решают игроки и судья.
report-in-order = Ход за ходом, для чтения вслух у доски
report-ledger = Расчёт
report-losing-mark = Треугольник: проигранный камень.
report-made = Составлено
report-method = Способ
report-move-of-black = Ч
report-move-of-white = Б
report-move-pass = пас
report-move-takes = { $one }, снимает { $taken }
report-moves = Ходы
report-none = Нет.
report-noted = Отмечено во время партии и что об этом говорят правила
report-notes = Замечания
report-notices = Замечено камерой:
report-penalties = Чёрные { $black }, Белые { $white }
report-pictures = Снимки
report-position = Позиция, которая считается (x: мёртвые камни, сняты)
report-protest = сыграно под протестом
report-read = Прочитано с доски
report-rebuild = Чтобы восстановить позицию на доске, ставьте ходы по порядку; снятые камни возвращаются в чаши.
report-record = Запись
report-referee = Судья
report-result = Результат
report-ringed = Обведено: пункты, на которые надо посмотреть.
report-round = Тур
report-ruling = Решение и причины:
report-settings = Настройки и откуда каждая взята
report-settings-confirmed = Эти настройки подтверждены в { $clock }, до того как был показан вывод.
report-sign = Оба игрока подтверждают этот результат подписями. Тогда он окончателен.
report-sign-written = Оба игрока подтверждают подписями итоговый результат, записанный строкой выше. Тогда он окончателен.
report-sign-final = Этот результат окончателен. Подписи удостоверяют, что он записан верно.
report-sign-referee = Заполнение не сходится: игроки ничего не подписывают, пока судья не решил.
report-decided-in-the-end = Результат, принятый в итоге:
report-slip = Бланк результата
report-stones = Чёрные / белые / пустые
report-table = Стол
report-times = Подсчёт закончен / подтверждён в:
report-title = Проверка подсчёта заполнением
report-way-accepted = оба принимают вычисленный результат
report-way-found = камень искали и нашли
report-way-referee = решает судья
report-way-restored = позиция восстановлена, посчитано снова
report-white = Белые

result-wins = выиграли
result-wins-by = выиграли на { $points }
result-wins-by-counted = выиграли на { $points } (подсчёт)
result-wins-by-forfeit = выиграли из-за неявки или нарушения
result-wins-by-resignation = выиграли: соперник сдался
result-wins-on-time = выиграли по времени
result-wins-the-scores-are-equal = выиграли: счёт равный, и правила присуждают победу { $winner ->
        [Black] чёрным
       *[White] белым
    }

sgf-fault-no-parenthesis = партия не начинается с "("
sgf-fault-no-semicolon = первый узел не начинается с ";"
sgf-fault-not-closed = файл кончается раньше, чем закрыта партия
sgf-fault-property-without-value = свойство без значения пропущено
sgf-fault-stray-text = текст вне свойств пропущен
sgf-fault-value-without-property = значение без свойства пропущено
sgf-note-bad-byte-order-mark = файл начинается как { $charset }, но в этой кодировке недопустим
sgf-note-first-of = партий в файле: { $games }; это первая
sgf-note-form = строка { $line }: { $fault }
sgf-note-guessed-charset = в файле не указана кодировка; он прочитан как { $charset }
sgf-note-is-utf-8 = в файле указана кодировка { $declared }, но он в UTF-8
sgf-note-move-in-root = ход записан в корневом узле
sgf-note-moves-in-one-node = в одном узле ходов: { $moves }, начиная с хода { $first }
sgf-note-not-handicap = HA[{ $value }] - не число камней, пропущено
sgf-note-not-in-charset = в файле указана кодировка { $declared }, но в ней он недопустим
sgf-note-not-komi = KM[{ $value }] - не целое число половин очка, пропущено
sgf-note-not-main-time = TM[{ $value }] - не число секунд, пропущено
sgf-note-not-result = RE[{ $value }] - не результат, пропущено
sgf-note-off-board = { $property }[{ $value }] - не на доске, пропущено
sgf-note-result-in-words = RE[{ $value }] прочитано как { $result }: так этот результат записывается в SGF
sgf-note-unknown-charset = в файле указана неизвестная кодировка "{ $declared }"
slip-as-the-referee-decided-below = как решил судья, ниже
slip-by-the-record = ; по записи: { $outcome }
slip-by-what-was-given = ; по записи с заданными здесь коми и правилами: { $outcome }
slip-by-the-record-the-game = по записи; партия решена не подсчётом
slip-claimed-and-confirmed-by-both = заявлено и подтверждено обоими игроками
slip-computed-accepted-by-both-players = вычислено; принято обоими игроками
slip-confirmed-by-both-players = подтверждено обоими игроками
slip-confirmed-by-both-players-on = Подтверждено обоими игроками { $date_and_time }: окончательно. Имя подтвердившего не указано.
slip-confirmed-by-both-players-noted = Подтверждено обоими игроками (записано: { $by }), { $date_and_time }: окончательно.
slip-counted-by-filling-in-the = подсчитано заполнением; запись даёт то же
slip-counted-with-what-was-given = подсчитано заполнением; запись с заданными здесь коми и правилами даёт то же
slip-decided-by-the-referee = решено судьёй
slip-decided-by-the-referee-on = Решение судьи, { $by }, { $date_and_time }.
slip-equal-score-wins-by-rule = Счёт равный: по правилам победа: { $side }
slip-not-confirmed-yet-final-when = Ещё не подтверждено; окончательно, когда подпишут оба игрока.
slip-not-confirmed-referee-first = Не подтверждено: ничто не окончательно, пока судья не решил и игроки не подтвердили. После решения печатается новый бланк для их подписей.
slip-open-until-the-referee-rules = открыто до решения судьи{ $by_record }
slip-the-count-does-not-settle = подсчёт этого не решает
slip-the-fill-matches-and-the-claim-differs = доска показывает то же, что и запись; указан другой результат
slip-to-be-written-here-by = записывает здесь судья
slip-wins = { $side } выиграли
slip-wins-by = { $player } выиграли { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
slip-wins-by-forfeit = { $side } выиграли из-за неявки или нарушения
slip-wins-by-forfeit-because = { $side } выиграли из-за неявки или нарушения: { $why }
slip-wins-by-resignation = { $side } выиграли: соперник сдался
slip-wins-on-time = { $side } выиграли по времени

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

result-of-nameless = { $winner } { $how }
result-of-named = { $winner } - { $name } - { $how }
result-draw = ничья
result-technical-draw = техническая ничья
result-both-lose = поражение обоих
result-void = не засчитано
result-pending = без результата до решения судьи
result-not-played = не играли
result-unknown = неизвестно
result-bye-black = чёрные свободны от игры
result-bye-white = белые свободны от игры

slip-player = { $color ->
        [Black] Чёрные
       *[White] Белые
    } ({ $name })

report-beside-pass = { $number } пас
report-beside-at = { $number } на { $at }
info-nothing = ничего
info-changed = { $entry }: { $is } (было: { $was })
info-rank = Разряд
info-team = Команда
info-main-time = Основное время
info-overtime = Добавочное время
info-source = Источник
info-recorder = Записал
info-annotator = Комментарии
info-copyright = Права
info-move-made = Ход сделан
info-permission = Разрешение записывать
info-black-consent = Согласие Чёрных
info-white-consent = Согласие Белых
history-info = Имена и условия исправлены: { $what }.
history-no-longer-holds = { $what } Позже отменено.
history-step-taken-back = Отменено (без имени): { $what }
history-step-taken-back-by = Отменено: { $what } Кто: { $name }.
history-step-taken-back-with-reasons = Отменено: { $what } Кто: { $name }; почему: { $reasons }.
history-step-made-again = Возвращено (без имени): { $what }
history-step-made-again-by = Возвращено: { $what } Кто: { $name }.

count-picture-position = снимок позиции, { $clock }
count-picture-dead-off = снимок без мёртвых камней, { $clock }
count-picture-compensated = снимок после компенсации, { $clock }
count-picture-wrong-compensation = снимок неверной компенсации, { $clock }
count-picture-finished = снимок законченного заполнения, { $clock }
count-picture-unfinished = снимок незаконченного заполнения, { $clock }
report-shot-finished = Законченное заполнение
report-shot-compensated = После компенсации
report-shot-before = До заполнения
report-shot-clock = Часы
standing-confirmed = подтверждён в { $clock }; далее только для сведения
