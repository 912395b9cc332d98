## The lines of an account.

ledger-area = Площа { $color ->
        [Black] чорних
       *[White] білих
    }
ledger-area-how = { $stones ->
        [one] { $stones } живий камінь
        [few] { $stones } живі камені
       *[many] { $stones } живих каменів
    } + { $points ->
        [one] { $points } пункт
        [few] { $points } пункти
       *[many] { $points } пунктів
    } території
ledger-shared = Спільні пункти
ledger-shared-how = { $points ->
        [one] { $points } спільний пункт
        [few] { $points } спільні пункти
       *[many] { $points } спільних пунктів
    }: кожній стороні половина, різниці немає
ledger-difference = Різниця
ledger-without-seki = Без очей у секі
ledger-without-seki-how = { $difference } - { $black } у чорних + { $white } у білих
ledger-territory = Територія { $color ->
        [Black] чорних
       *[White] білих
    }
ledger-territory-how = { $points ->
        [one] { $points } пункт
        [few] { $points } пункти
       *[many] { $points } пунктів
    } території + { $prisoners ->
        [one] { $prisoners } полонений
        [few] { $prisoners } полонені
       *[many] { $prisoners } полонених
    }
ledger-seki-not-counted = ({ $points ->
        [one] { $points } пункт
        [few] { $points } пункти
       *[many] { $points } пунктів
    } у секі не враховано)
ledger-cross-check = Перевірка за територією
ledger-cross-check-how = { $black } - { $white } (територія й полонені) + { $black_moves } - { $white_moves } (ходи на дошці)
ledger-owed = Очки білим
ledger-komi-alone = комі
ledger-komi = комі { $points }
ledger-handicap-stones = + { $points } за { $n ->
        [one] { $n } камінь фори
        [few] { $n } камені фори
       *[many] { $n } каменів фори
    }
ledger-handicap-moves = + { $points } за { $n ->
        [one] { $n } хід фори
        [few] { $n } ходи фори
       *[many] { $n } ходів фори
    }
ledger-penalty = { $amount } (штраф { $color ->
        [Black] чорних
       *[White] білих
    })
ledger-last-move = + { $points } (останній хід на дошці зробили { $color ->
        [Black] чорні
       *[White] білі
    })
ledger-last-move-unknown = + { $points } (хто зробив останній хід на дошці, невідомо)
ledger-margin = Перевага
ledger-stones-of-each = Каменів кожного кольору
ledger-shared-stones = Каменів кожного кольору на спільних пунктах
ledger-shared-stones-how = { $points ->
        [one] { $points } пункт
        [few] { $points } пункти
       *[many] { $points } пунктів
    }, половина з округленням униз
ledger-compensation = { $color ->
        [Black] Чорні
       *[White] Білі
    } камені компенсації на території { $owner ->
        [Black] чорних
       *[White] білих
    }
ledger-compensation-partly = належить { $due }, можна поставити { $placed }
ledger-compensation-how = очок: { $points }, по каменю за кожні два
ledger-extra-on-shared = Зайвий камінь { $color ->
        [Black] чорних
       *[White] білих
    } на останньому спільному пункті
ledger-kept-empty = Пункт { $color ->
        [Black] чорних
       *[White] білих
    }, залишений порожнім
ledger-for-the-odd-point = за непарне очко
ledger-losing-stones = Програні камені { $color ->
        [Black] чорних
       *[White] білих
    }
ledger-winning-points = Виграні пункти { $color ->
        [Black] чорних
       *[White] білих
    }
ledger-correct-fill = Правильне заповнення показує (мінус: білі)
ledger-correct-fill-how = { $points ->
        [one] { $points } виграний пункт
        [few] { $points } виграні пункти
       *[many] { $points } виграних пунктів
    } + { $stones ->
        [one] { $stones } програний камінь
        [few] { $stones } програні камені
       *[many] { $stones } програних каменів
    }
ledger-margin-by-board = Перевага за дошкою й розрахунком
ledger-stones-on-board = { $color ->
        [Black] Чорні
       *[White] Білі
    } камені на дошці
ledger-empty-on-board = Порожні пункти на дошці
ledger-counted = пораховано
ledger-losing-in = Програні камені на території { $owner ->
        [Black] чорних
       *[White] білих
    }
ledger-losing-in-how = { $stones } { $color ->
        [Black] чорних
       *[White] білих
    } - { $compensation } каменів компенсації
ledger-empty-in = Порожні пункти на території { $owner ->
        [Black] чорних
       *[White] білих
    }
ledger-shown = Це заповнення показує (мінус: білі)
ledger-shown-how = 2 x програні камені + порожні пункти
ledger-shown-in-full = З усіма чужими каменями й порожніми пунктами
ledger-shown-in-full-how = компенсація як належить
ledger-shown-correct = Правильне заповнення показує
ledger-as-above = як вище
ledger-equal-bowls = Оцінка за рівних чаш
ledger-over = { $amount } { $color ->
        [Black] чорних
       *[White] білих
    } зайвих
ledger-missing = { $amount } { $color ->
        [Black] чорних
       *[White] білих
    } бракує
ledger-explained = Від цього заповнення до правильного
ledger-outside-the-block = порожні пункти поза блоком
ledger-not-explained = не пояснено
ledger-cross-check-by-board = Перевірка за дошкою
ledger-cross-check-by-board-how = білі камені й порожні пункти на території чорних - чорні камені на території білих
ledger-by-black-stones = Те саме за каменями чорних; мають збігтися
ledger-by-black-stones-how = живі камені { $living } + на спільних пунктах { $shared } + територія { $territory } - камені в чаші { $stones }

## What moves the result, beside a line of an account.

cause-extra-black = зайві чорні камені
cause-extra-white = зайві білі камені
cause-black-missing = бракує чорних каменів
cause-white-missing = бракує білих каменів
cause-both-missing = бракує каменів обох кольорів
cause-exchanged = кольори переплутано
cause-dead-left = мертві камені не знято
cause-living-lifted = знято живу групу
cause-stone-moved = камінь зсунуто
cause-color-changed = інший колір
cause-compensation-misplaced = немає компенсації
cause-compensation-small = компенсація замала
cause-compensation-large = компенсація завелика
cause-shared-unequal = спільні пункти не порівну
cause-shared-filled = спільні пункти заповнено
cause-shared-open = спільні пункти відкрито
cause-hole-outside = порожній пункт поза блоком
cause-holes-both-sides = порожні пункти в обох сторін
cause-penalty-forgotten = штраф забуто
cause-reserved-point = не той пункт залишено порожнім
cause-unfinished = не закінчено
cause-stray-stone = чужі камені в чашах
cause-claim = заявлено інший результат
