## What a referee should check, and what follows from it; where settings come from.

referee-hot-single = взят горячий камень
referee-twin-hot = возможно, взят парный горячий камень: открыты три ко или больше
referee-repetition = позиция после хода { $first } повторилась через { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
referee-second-cycle = снова начат цикл, который тот же игрок начал ходом { $first }
consequence-restore = позиция восстанавливается, без штрафа
consequence-undo = ход берут назад, если это замечено в течение 3 ходов (RGF 22.3), иначе он проигрывает (RGF 12.1); решает судья
consequence-loss = позже чем через 3 хода его не берут назад (RGF 22.3), и он проигрывает, пока результат не подтверждён (RGF 12.1); решает судья
consequence-penalty = штраф { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, ход не берут назад
consequence-no-penalty = без штрафа, ход не берут назад
consequence-referee = решает судья
score-flag-last-move-unknown = кто сделал последний ход на доске, неизвестно, а от этого зависит поправка
score-flag-move-parity-undefined = ходов на доске у чёрных { $black }, у белых { $white }; правила определяют поправку для равного числа ходов или на один больше у чёрных, поэтому решает последний ход на доске
score-flag-unfilled-dame = незаполненные дамэ на { $points }: заполните их по очереди
score-flag-seki-or-dame = { $color ->
        [black] чёрная
       *[white] белая
    } группа на { $at } касается дамэ и не имеет двух глаз: её пункты ({ $points }) здесь засчитаны; в сэки они бы не считались
score-flag-cross-check = по площади разность { $area }, по территории и числу ходов { $territory }: запись или доска неверна
score-move = ход { $number }, { $color ->
        [Black] чёрные
       *[White] белые
    } { $place }: { $reasons }
score-move-and-consequence = { $move }; по правилам: { $follows }
score-passes-here = пас
refusal-off-board = такого пункта на доске нет
refusal-out-of-turn = сейчас ход другого игрока
refusal-occupied = там лежит камень
refusal-suicide = { $stones ->
        [one] { $stones } камень остался бы без дыханий
        [few] { $stones } камня остались бы без дыханий
       *[many] { $stones } камней осталось бы без дыханий
    }
refusal-ko = ко нельзя сразу брать назад
refusal-superko = такая позиция уже была на доске, после хода { $first }
refusal-stopped = партия остановлена, её надо сначала возобновить
refusal-ended = партия закончена
error-refused = { $color ->
        [Black] чёрным
       *[White] белым
    } нельзя играть { $place }: { $reasons }
dead-both-colors = в области { $at } лежат мёртвые камни обоих цветов: доиграйте её
dead-same-color = мёртвые { $color ->
        [black] чёрные
       *[white] белые
    } камни на { $at } лежат в области, которая касается живых { $color ->
        [black] чёрных
       *[white] белых
    } камней
forfeit-no-show = проигравший не явился
forfeit-late = проигравший опоздал
forfeit-left = проигравший ушёл
forfeit-illegal-move = запрещённый ход
forfeit-adjudicated = решение судьи
forfeit-disqualified = проигравший дисквалифицирован
forfeit-unspecified = неявка
origin-given = задано
origin-record = из записи
origin-picture = со снимка
origin-assumed = по умолчанию
setting-color = { $color ->
        [black] чёрные
       *[white] белые
    }
