## The lines of an account.

# en 2bef6cad
ledger-area = Площадь { $color ->
        [Black] чёрных
       *[White] белых
    }
# en d475cc9d
ledger-area-how = { $stones ->
        [one] { $stones } живой камень
        [few] { $stones } живых камня
       *[many] { $stones } живых камней
    } + { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    } территории
# en 2308f45b
ledger-shared = Общие пункты
# en 60d5cbab
ledger-shared-how = { $points ->
        [one] { $points } общий пункт
        [few] { $points } общих пункта
       *[many] { $points } общих пунктов
    }: каждой стороне половина, разницы нет
# en 826526b8
ledger-difference = Разность
# en e62c417f
ledger-without-seki = Без глаз в сэки
# en f186fb06
ledger-without-seki-how = { $difference } - { $black } у чёрных + { $white } у белых
# en 67684a18
ledger-territory = Территория { $color ->
        [Black] чёрных
       *[White] белых
    }
# en ddfa4bb1
ledger-territory-how = { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    } территории + { $prisoners ->
        [one] { $prisoners } пленный
        [few] { $prisoners } пленных
       *[many] { $prisoners } пленных
    }
# en 20812f7f
ledger-seki-not-counted = ({ $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    } в сэки не в счёт)
# en e929f4b1
ledger-cross-check = Проверка по территории
# en 2517e412
ledger-cross-check-how = { $black } - { $white } (территория и пленные) + { $black_moves } - { $white_moves } (ходы на доске)
# en 419bf264
ledger-owed = Очки белым
# en b7c6d3e6
ledger-komi = коми { $points }
# en 55fa1e0d
ledger-handicap-stones = + { $points } за { $n ->
        [one] { $n } камень форы
        [few] { $n } камня форы
       *[many] { $n } камней форы
    }
# en 76c88fb7
ledger-handicap-moves = + { $points } за { $n ->
        [one] { $n } ход форы
        [few] { $n } хода форы
       *[many] { $n } ходов форы
    }
# en ad74bc12
ledger-penalty = { $amount } (штраф { $color ->
        [Black] чёрных
       *[White] белых
    })
# en 13fca120
ledger-last-move = + { $points } (последний ход на доске сделали { $color ->
        [Black] чёрные
       *[White] белые
    })
# en 21de3510
ledger-last-move-unknown = + { $points } (кто сделал последний ход на доске, неизвестно)
# en 5ee35f43
ledger-margin = Перевес
# en 052d68a7
ledger-stones-of-each = Камней каждого цвета
# en a896ae2a
ledger-shared-stones = Камней каждого цвета на общих пунктах
# en ae611e5e
ledger-shared-stones-how = { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    }, половина с округлением вниз
# en 73135b72
ledger-compensation = { $color ->
        [Black] Чёрные
       *[White] Белые
    } камни компенсации на территории { $owner ->
        [Black] чёрных
       *[White] белых
    }
# en e6bde4c2
ledger-compensation-partly = полагается { $due }, можно поставить { $placed }
# en b3cd8983
ledger-compensation-how = очков: { $points }, по камню за каждые два
# en baed7496
ledger-extra-on-shared = Лишний камень { $color ->
        [Black] чёрных
       *[White] белых
    } на последнем общем пункте
# en 2e67b55b
ledger-kept-empty = Пункт { $color ->
        [Black] чёрных
       *[White] белых
    }, оставленный пустым
# en 0e68f77e
ledger-for-the-odd-point = за нечётное очко
# en c3544f32
ledger-losing-stones = Проигрышные камни { $color ->
        [Black] чёрных
       *[White] белых
    }
# en b39528b3
ledger-winning-points = Выигрышные пункты { $color ->
        [Black] чёрных
       *[White] белых
    }
# en 8f2f27a4
ledger-correct-fill = Верное заполнение показывает (минус: белые)
# en 696074f0
ledger-correct-fill-how = { $points ->
        [one] { $points } выигрышный пункт
        [few] { $points } выигрышных пункта
       *[many] { $points } выигрышных пунктов
    } + { $stones ->
        [one] { $stones } проигрышный камень
        [few] { $stones } проигрышных камня
       *[many] { $stones } проигрышных камней
    }
# en a0741d04
ledger-margin-by-board = Перевес по доске и расчёту
# en 2ed114c0
ledger-stones-on-board = { $color ->
        [Black] Чёрные
       *[White] Белые
    } камни на доске
# en f68573ad
ledger-empty-on-board = Пустые пункты на доске
# en 5508f8bd
ledger-counted = сосчитано
# en 3ad7ed15
ledger-losing-in = Проигрышные камни на территории { $owner ->
        [Black] чёрных
       *[White] белых
    }
# en e1edddc9
ledger-losing-in-how = { $color ->
        [Black] чёрных
       *[White] белых
    } камней { $stones }, из них компенсация: { $compensation }
# en b30ce793
ledger-empty-in = Пустые пункты на территории { $owner ->
        [Black] чёрных
       *[White] белых
    }
# en 32f6ed8b
ledger-shown = Это заполнение показывает (минус: белые)
# en c60f1732
ledger-shown-how = 2 x проигрышные камни + пустые пункты
# en 8061e175
ledger-shown-in-full = Со всеми чужими камнями и пустыми пунктами
# en 04566213
ledger-shown-in-full-how = компенсация как полагается
# en 9fce0191
ledger-shown-correct = Верное заполнение показывает
# en a954da82
ledger-as-above = как выше
# en 07ee050a
ledger-equal-bowls = Оценка при равных чашах
# en b7ce6e25
ledger-over = { $amount } { $color ->
        [Black] чёрных
       *[White] белых
    } лишних
# en b1d3e74d
ledger-missing = { $amount } { $color ->
        [Black] чёрных
       *[White] белых
    } недостаёт
# en d1d8a432
ledger-explained = От этого заполнения к верному
# en a973fb76
ledger-outside-the-block = пустые пункты вне блока
# en 3f725a4a
ledger-not-explained = не объяснено
# en 487de44a
ledger-cross-check-by-board = Проверка по доске
# en 08d6f5a3
ledger-cross-check-by-board-how = белые камни и пустые пункты на территории чёрных - чёрные камни на территории белых
# en bf8804ac
ledger-by-black-stones = То же по камням чёрных; должны совпасть
# en 88e24446
ledger-by-black-stones-how = живые камни { $living } + на общих пунктах { $shared } + территория { $territory } - камни в чаше { $stones }

## What moves the result, beside a line of an account.

# en dc16ea93
cause-extra-black = лишние чёрные камни
# en 84ae5ad9
cause-extra-white = лишние белые камни
# en bd9a926c
cause-black-missing = недостаёт чёрных камней
# en b2b1b9f2
cause-white-missing = недостаёт белых камней
# en 165a8e6c
cause-both-missing = недостаёт камней обоих цветов
# en b254dd51
cause-exchanged = цвета перепутаны
# en 8965c882
cause-dead-left = мёртвые камни не сняты
# en 3a9f0061
cause-living-lifted = снята живая группа
# en 11457525
cause-stone-moved = камень сдвинут
# en 9425182f
cause-color-changed = другой цвет
# en af7bbba6
cause-compensation-misplaced = нет компенсации
# en af028ce0
cause-compensation-small = компенсация мала
# en b8623964
cause-compensation-large = компенсация велика
# en 855a3c48
cause-shared-unequal = общие пункты не поровну
# en 4e4b77fd
cause-shared-filled = общие пункты заполнены
# en ec7c7ded
cause-shared-open = общие пункты открыты
# en 16ff7139
cause-hole-outside = пустой пункт вне блока
# en dd42a8a5
cause-holes-both-sides = пустые пункты у обеих сторон
# en 88240426
cause-more-on-both-sides = больше с обеих сторон
# en 4c3496e6
cause-penalty-forgotten = штраф забыт
# en 98e4f133
cause-reserved-point = не тот пункт оставлен пустым
# en 07ffd4de
cause-unfinished = не закончено
# en b77c8e91
cause-stray-stone = чужие камни в чашах
# en cb022006
cause-claim = заявлен другой результат
# en 3f725a4a
cause-unexplained = не объяснено
