## The lines of an account.

ledger-area = Площадь { $color ->
        [Black] чёрных
       *[White] белых
    }
ledger-area-how = { $stones ->
        [one] { $stones } живой камень
        [few] { $stones } живых камня
       *[many] { $stones } живых камней
    } + { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    } территории
ledger-shared = Общие пункты
ledger-shared-how = { $points ->
        [one] { $points } общий пункт
        [few] { $points } общих пункта
       *[many] { $points } общих пунктов
    }: каждой стороне половина, разницы нет
ledger-difference = Разность
ledger-without-seki = Без глаз в сэки
ledger-without-seki-how = { $difference } - { $black } у чёрных + { $white } у белых
ledger-territory = Территория { $color ->
        [Black] чёрных
       *[White] белых
    }
ledger-territory-how = { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    } территории + { $prisoners ->
        [one] { $prisoners } пленный
        [few] { $prisoners } пленных
       *[many] { $prisoners } пленных
    }
ledger-seki-not-counted = ({ $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    } в сэки не в счёт)
ledger-cross-check = Проверка по территории
ledger-cross-check-how = { $black } - { $white } (территория и пленные) + { $black_moves } - { $white_moves } (ходы на доске)
ledger-owed = Очки белым
ledger-komi-alone = коми
ledger-komi = коми { $points }
ledger-handicap-stones = + { $points } за { $n ->
        [one] { $n } камень форы
        [few] { $n } камня форы
       *[many] { $n } камней форы
    }
ledger-handicap-moves = + { $points } за { $n ->
        [one] { $n } ход форы
        [few] { $n } хода форы
       *[many] { $n } ходов форы
    }
ledger-penalty = { $amount } (штраф { $color ->
        [Black] чёрных
       *[White] белых
    })
ledger-last-move = + { $points } (последний ход на доске сделали { $color ->
        [Black] чёрные
       *[White] белые
    })
ledger-last-move-unknown = + { $points } (кто сделал последний ход на доске, неизвестно)
ledger-margin = Перевес
ledger-stones-of-each = Камней каждого цвета
ledger-shared-stones = Камней каждого цвета на общих пунктах
ledger-shared-stones-how = { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    }, половина с округлением вниз
ledger-compensation = { $color ->
        [Black] Чёрные
       *[White] Белые
    } камни компенсации на территории { $owner ->
        [Black] чёрных
       *[White] белых
    }
ledger-compensation-partly = полагается { $due }, можно поставить { $placed }
ledger-compensation-how = очков: { $points }, по камню за каждые два
ledger-extra-on-shared = Лишний камень { $color ->
        [Black] чёрных
       *[White] белых
    } на последнем общем пункте
ledger-kept-empty = Пункт { $color ->
        [Black] чёрных
       *[White] белых
    }, оставленный пустым
ledger-for-the-odd-point = за нечётное очко
ledger-losing-stones = Проигранные камни { $color ->
        [Black] чёрных
       *[White] белых
    }
ledger-winning-points = Выигранные пункты { $color ->
        [Black] чёрных
       *[White] белых
    }
ledger-correct-fill = Верное заполнение показывает (минус: белые)
ledger-correct-fill-how = { $points ->
        [one] { $points } выигранный пункт
        [few] { $points } выигранных пункта
       *[many] { $points } выигранных пунктов
    } + { $stones ->
        [one] { $stones } проигранный камень
        [few] { $stones } проигранных камня
       *[many] { $stones } проигранных камней
    }
ledger-margin-by-board = Перевес по доске и расчёту
ledger-stones-on-board = { $color ->
        [Black] Чёрные
       *[White] Белые
    } камни на доске
ledger-empty-on-board = Пустые пункты на доске
ledger-counted = сосчитано
ledger-losing-in = Проигранные камни на территории { $owner ->
        [Black] чёрных
       *[White] белых
    }
ledger-losing-in-how = { $stones } { $color ->
        [Black] чёрных
       *[White] белых
    } - { $compensation } камней компенсации
ledger-empty-in = Пустые пункты на территории { $owner ->
        [Black] чёрных
       *[White] белых
    }
ledger-shown = Это заполнение показывает (минус: белые)
ledger-shown-how = 2 x проигранные камни + пустые пункты
ledger-shown-in-full = Со всеми чужими камнями и пустыми пунктами
ledger-shown-in-full-how = компенсация как полагается
ledger-shown-correct = Верное заполнение показывает
ledger-as-above = как выше
ledger-equal-bowls = Оценка при равных чашах
ledger-over = { $amount } { $color ->
        [Black] чёрных
       *[White] белых
    } лишних
ledger-missing = { $amount } { $color ->
        [Black] чёрных
       *[White] белых
    } недостаёт
ledger-explained = От этого заполнения к верному
ledger-outside-the-block = пустые пункты вне блока
ledger-not-explained = не объяснено
ledger-cross-check-by-board = Проверка по доске
ledger-cross-check-by-board-how = белые камни и пустые пункты на территории чёрных - чёрные камни на территории белых
ledger-by-black-stones = То же по камням чёрных; должны совпасть
ledger-by-black-stones-how = живые камни { $living } + на общих пунктах { $shared } + территория { $territory } - камни в чаше { $stones }

## What moves the result, beside a line of an account.

cause-extra-black = лишние чёрные камни
cause-extra-white = лишние белые камни
cause-black-missing = недостаёт чёрных камней
cause-white-missing = недостаёт белых камней
cause-both-missing = недостаёт камней обоих цветов
cause-exchanged = цвета перепутаны
cause-dead-left = мёртвые камни не сняты
cause-living-lifted = снята живая группа
cause-stone-moved = камень сдвинут
cause-color-changed = другой цвет
cause-compensation-misplaced = нет компенсации
cause-compensation-small = компенсация мала
cause-compensation-large = компенсация велика
cause-shared-unequal = общие пункты не поровну
cause-shared-filled = общие пункты заполнены
cause-shared-open = общие пункты открыты
cause-hole-outside = пустой пункт вне блока
cause-holes-both-sides = пустые пункты у обеих сторон
cause-penalty-forgotten = штраф забыт
cause-reserved-point = не тот пункт оставлен пустым
cause-unfinished = не закончено
cause-stray-stone = чужие камни в чашах
cause-claim = заявлен другой результат
