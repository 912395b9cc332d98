## What a referee should check, and what follows from it; where settings come from.

# en 557f42b7
referee-hot-single = взят горячий камень
# en 5efb096b
referee-twin-hot = возможно, взяты горячие камни-близнецы: открыты три ко или больше
# en 234dbce0
referee-repetition = позиция после хода { $first } повторилась через { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
# en fc909a1f
referee-second-cycle = { $player ->
        [Black] чёрные снова начинают цикл, который они
       *[White] белые снова начинают цикл, который они
    } начали ходом { $first }
# en 87db0a35
consequence-restore = позиция восстанавливается, без штрафа
# en 4b09ed9d
consequence-undo = ход берут назад, если это замечено в течение 3 ходов (РФГ 22.3), иначе он проигрывает (РФГ 12.1); решает судья
# en 8ff3c4f6
consequence-loss = позже чем через 3 хода его не берут назад (РФГ 22.3), и он проигрывает, пока результат не подтверждён (РФГ 12.1); решает судья
# en 9688efab
consequence-penalty = штраф { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, ход не берут назад
# en d3e46b9b
consequence-no-penalty = без штрафа, ход не берут назад
# en 5f89a4b3
consequence-no-result-if-agreed = если оба игрока этого хотят, партия заканчивается без результата, иначе игра продолжается (РФГ 13.1); судья отмечает, что именно
# en be7281f1
consequence-not-begun-again = при мешающем ко { $player ->
        [Black] чёрные не могут
       *[White] белые не могут
    } снова начать этот цикл до конца партии: восстанавливают позицию перед этим ходом, без штрафа, и { $player ->
        [Black] чёрные
       *[White] белые
    } делают другой ход; соперник правил не нарушил; если от ко зависит жизнь групп, решает судья
# en e1aa5cd9
consequence-referee = решает судья
# en 84ef4dab
score-flag-last-move-unknown = кто сделал последний ход на доске, неизвестно, а от этого зависит поправка
# en fa06070e
score-flag-move-parity-undefined = ходов на доске у чёрных { $black }, у белых { $white }; правила определяют поправку для равного числа ходов или на один больше у чёрных, поэтому решает последний ход на доске
# en 7f516637
score-flag-unfilled-dame = незаполненные дамэ на { $points }: заполните их по очереди
# en f474d81f
score-flag-dame-outside-seki = вне сэки открыты дамэ на { $points }: сыграйте их по очереди
# en b489960c
score-flag-seki-or-dame = { $color ->
        [black] чёрная
       *[white] белая
    } группа на { $at } касается дамэ и не имеет двух глаз: её пункты ({ $points }) здесь засчитаны; в сэки они бы не считались
# en d3dd5f3a
score-flag-cross-check = по площади разность { $area }, по территории и числу ходов { $territory }: запись или доска неверна
# en 0fdf5436
score-move = ход { $number }, { $color ->
        [Black] чёрные
       *[White] белые
    } { $place }: { $reasons }
# en 2a67d5b4
score-move-and-consequence = { $move }; по правилам: { $follows }
# en fbbf1d62
score-passes-here = пас
# en 3c83f29b
refusal-off-board = такого пункта на доске нет
# en acb22833
refusal-out-of-turn = сейчас ход другого игрока
# en b5ee5028
refusal-occupied = там лежит камень
# en ea511a03
refusal-suicide = { $stones ->
        [one] { $stones } камень остался бы без дыханий
        [few] { $stones } камня остались бы без дыханий
       *[many] { $stones } камней осталось бы без дыханий
    }
# en 81b73931
refusal-ko = ко нельзя сразу брать назад
# en c4a8889d
refusal-superko = такая позиция уже была на доске, после хода { $first }
# en 8e47122f
refusal-stopped = партия остановлена, её надо сначала возобновить
# en 13aed728
refusal-ended = партия закончена
# en a6b739ea
refused = { $color ->
        [Black] чёрным
       *[White] белым
    } нельзя играть { $place }: { $reasons }
# en 914d43af
dead-both-colors = в области { $at } лежат мёртвые камни обоих цветов: доиграйте её
# en 1593b607
dead-same-color = мёртвые { $color ->
        [black] чёрные
       *[white] белые
    } камни на { $at } лежат в области, которая касается живых { $color ->
        [black] чёрных
       *[white] белых
    } камней
# en 6607e460
forfeit-no-show = проигравший не явился вовремя
# en 7def15ad
forfeit-late = проигравший опоздал
# en 032b6204
forfeit-left = проигравший ушёл
# en 65d9fe39
forfeit-illegal-move = запрещённый ход
# en 437a806f
forfeit-adjudicated = решение судьи
# en 872714e0
forfeit-disqualified = проигравший дисквалифицирован
# en dee1a7ce
forfeit-unspecified = неявка
# en 7acb0134
origin-given = задано
# en 2d1bbfb2
origin-record = из записи
# en 1a1b4076
origin-journal = из журнала
# en ad2b11a3
origin-pairing = из файла жеребьёвки
# en f149f739
origin-picture = со снимка
# en 295703e1
origin-assumed = по умолчанию
# en 45214540
setting-color = { $color ->
        [black] чёрные
       *[white] белые
    }
