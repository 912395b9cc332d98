## The lines of an account.

# en 2bef6cad
ledger-area = Площа { $color ->
        [Black] чорних
       *[White] білих
    }
# en d475cc9d
ledger-area-how = { $stones ->
        [one] { $stones } живий камінь
        [few] { $stones } живі камені
       *[many] { $stones } живих каменів
    } + { $points ->
        [one] { $points } пункт
        [few] { $points } пункти
       *[many] { $points } пунктів
    } території
# en 2308f45b
ledger-shared = Спільні пункти
# en 60d5cbab
ledger-shared-how = { $points ->
        [one] { $points } спільний пункт
        [few] { $points } спільні пункти
       *[many] { $points } спільних пунктів
    }: кожній стороні половина, різниці немає
# en 826526b8
ledger-difference = Різниця
# en e62c417f
ledger-without-seki = Без очей у секі
# en f186fb06
ledger-without-seki-how = { $difference } - { $black } у чорних + { $white } у білих
# en 67684a18
ledger-territory = Територія { $color ->
        [Black] чорних
       *[White] білих
    }
# en ddfa4bb1
ledger-territory-how = { $points ->
        [one] { $points } пункт
        [few] { $points } пункти
       *[many] { $points } пунктів
    } території + { $prisoners ->
        [one] { $prisoners } полонений
        [few] { $prisoners } полонені
       *[many] { $prisoners } полонених
    }
# en 20812f7f
ledger-seki-not-counted = ({ $points ->
        [one] { $points } пункт
        [few] { $points } пункти
       *[many] { $points } пунктів
    } у секі не враховано)
# en e929f4b1
ledger-cross-check = Перевірка за територією
# en 2517e412
ledger-cross-check-how = { $black } - { $white } (територія й полонені) + { $black_moves } - { $white_moves } (ходи на дошці)
# en 419bf264
ledger-owed = Очки білим
# en b7c6d3e6
ledger-komi = комі { $points }
# en 55fa1e0d
ledger-handicap-stones = + { $points } за { $n ->
        [one] { $n } камінь фори
        [few] { $n } камені фори
       *[many] { $n } каменів фори
    }
# en 76c88fb7
ledger-handicap-moves = + { $points } за { $n ->
        [one] { $n } хід фори
        [few] { $n } ходи фори
       *[many] { $n } ходів фори
    }
# en ad74bc12
ledger-penalty = { $amount } (штраф { $color ->
        [Black] чорних
       *[White] білих
    })
# en 13fca120
ledger-last-move = + { $points } (останній хід на дошці зробили { $color ->
        [Black] чорні
       *[White] білі
    })
# en 21de3510
ledger-last-move-unknown = + { $points } (хто зробив останній хід на дошці, невідомо)
# en 5ee35f43
ledger-margin = Перевага
# en 052d68a7
ledger-stones-of-each = Каменів кожного кольору
# en a896ae2a
ledger-shared-stones = Каменів кожного кольору на спільних пунктах
# en ae611e5e
ledger-shared-stones-how = { $points ->
        [one] { $points } пункт
        [few] { $points } пункти
       *[many] { $points } пунктів
    }, половина з округленням униз
# en 73135b72
ledger-compensation = { $color ->
        [Black] Чорні
       *[White] Білі
    } камені компенсації на території { $owner ->
        [Black] чорних
       *[White] білих
    }
# en e6bde4c2
ledger-compensation-partly = належить { $due }, можна поставити { $placed }
# en b3cd8983
ledger-compensation-how = очок: { $points }, по каменю за кожні два
# en baed7496
ledger-extra-on-shared = Зайвий камінь { $color ->
        [Black] чорних
       *[White] білих
    } на останньому спільному пункті
# en 2e67b55b
ledger-kept-empty = Пункт { $color ->
        [Black] чорних
       *[White] білих
    }, залишений порожнім
# en 0e68f77e
ledger-for-the-odd-point = за непарне очко
# en c3544f32
ledger-losing-stones = Камені програшу { $color ->
        [Black] чорних
       *[White] білих
    }
# en b39528b3
ledger-winning-points = Виграшні пункти { $color ->
        [Black] чорних
       *[White] білих
    }
# en 8f2f27a4
ledger-correct-fill = Правильне заповнення показує (мінус: білі)
# en 696074f0
ledger-correct-fill-how = { $points ->
        [one] { $points } виграшний пункт
        [few] { $points } виграшні пункти
       *[many] { $points } виграшних пунктів
    } + { $stones ->
        [one] { $stones } камінь програшу
        [few] { $stones } камені програшу
       *[many] { $stones } каменів програшу
    }
# en a0741d04
ledger-margin-by-board = Перевага за дошкою й розрахунком
# en 2ed114c0
ledger-stones-on-board = { $color ->
        [Black] Чорні
       *[White] Білі
    } камені на дошці
# en f68573ad
ledger-empty-on-board = Порожні пункти на дошці
# en 5508f8bd
ledger-counted = пораховано
# en 3ad7ed15
ledger-losing-in = Камені програшу на території { $owner ->
        [Black] чорних
       *[White] білих
    }
# en e1edddc9
ledger-losing-in-how = { $color ->
        [Black] чорних
       *[White] білих
    } каменів { $stones }, з них компенсація: { $compensation }
# en b30ce793
ledger-empty-in = Порожні пункти на території { $owner ->
        [Black] чорних
       *[White] білих
    }
# en 32f6ed8b
ledger-shown = Це заповнення показує (мінус: білі)
# en c60f1732
ledger-shown-how = 2 x камені програшу + порожні пункти
# en 8061e175
ledger-shown-in-full = З усіма чужими каменями й порожніми пунктами
# en 04566213
ledger-shown-in-full-how = компенсація як належить
# en 9fce0191
ledger-shown-correct = Правильне заповнення показує
# en a954da82
ledger-as-above = як вище
# en 07ee050a
ledger-equal-bowls = Оцінка за рівних чаш
# en b7ce6e25
ledger-over = { $amount } { $color ->
        [Black] чорних
       *[White] білих
    } зайвих
# en b1d3e74d
ledger-missing = { $amount } { $color ->
        [Black] чорних
       *[White] білих
    } бракує
# en d1d8a432
ledger-explained = Від цього заповнення до правильного
# en a973fb76
ledger-outside-the-block = порожні пункти поза блоком
# en 3f725a4a
ledger-not-explained = не пояснено
# en 487de44a
ledger-cross-check-by-board = Перевірка за дошкою
# en 08d6f5a3
ledger-cross-check-by-board-how = білі камені й порожні пункти на території чорних - чорні камені на території білих
# en bf8804ac
ledger-by-black-stones = Те саме за каменями чорних; мають збігтися
# en 88e24446
ledger-by-black-stones-how = живі камені { $living } + на спільних пунктах { $shared } + територія { $territory } - камені в чаші { $stones }

## What moves the result, beside a line of an account.

# en dc16ea93
cause-extra-black = зайві чорні камені
# en 84ae5ad9
cause-extra-white = зайві білі камені
# en bd9a926c
cause-black-missing = бракує чорних каменів
# en b2b1b9f2
cause-white-missing = бракує білих каменів
# en 165a8e6c
cause-both-missing = бракує каменів обох кольорів
# en b254dd51
cause-exchanged = кольори переплутано
# en 8965c882
cause-dead-left = мертві камені не знято
# en 3a9f0061
cause-living-lifted = знято живу групу
# en 11457525
cause-stone-moved = камінь зсунуто
# en 9425182f
cause-color-changed = інший колір
# en af7bbba6
cause-compensation-misplaced = немає компенсації
# en af028ce0
cause-compensation-small = компенсація замала
# en b8623964
cause-compensation-large = компенсація завелика
# en 855a3c48
cause-shared-unequal = спільні пункти не порівну
# en 4e4b77fd
cause-shared-filled = спільні пункти заповнено
# en ec7c7ded
cause-shared-open = спільні пункти відкрито
# en 16ff7139
cause-hole-outside = порожній пункт поза блоком
# en dd42a8a5
cause-holes-both-sides = порожні пункти в обох сторін
# en 88240426
cause-more-on-both-sides = більше з обох сторін
# en 4c3496e6
cause-penalty-forgotten = штраф забуто
# en 98e4f133
cause-reserved-point = не той пункт залишено порожнім
# en 07ffd4de
cause-unfinished = не закінчено
# en b77c8e91
cause-stray-stone = чужі камені в чашах
# en cb022006
cause-claim = заявлено інший результат
# en 3f725a4a
cause-unexplained = не пояснено
