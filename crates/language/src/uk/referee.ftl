## What a referee should check, and what follows from it; where settings come from.

referee-hot-single = взято гарячий камінь
referee-twin-hot = можливо, взято парний гарячий камінь: відкрито три ко або більше
referee-repetition = позиція після ходу { $first } повторилася через { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }
referee-second-cycle = знову почато цикл, який той самий гравець почав ходом { $first }
consequence-restore = позицію відновлюють, без штрафу
consequence-undo = хід беруть назад, якщо це помічено протягом 3 ходів (RGF 22.3), інакше він програє (RGF 12.1); вирішує суддя
consequence-loss = пізніше ніж через 3 ходи його не беруть назад (RGF 22.3), і він програє, доки результат не підтверджено (RGF 12.1); вирішує суддя
consequence-penalty = штраф { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, хід не беруть назад
consequence-no-penalty = без штрафу, хід не беруть назад
consequence-referee = вирішує суддя
score-flag-last-move-unknown = хто зробив останній хід на дошці, невідомо, а від цього залежить поправка
score-flag-move-parity-undefined = ходів на дошці в чорних { $black }, у білих { $white }; правила визначають поправку для рівної кількості ходів або на один більше в чорних, тому вирішує останній хід на дошці
score-flag-unfilled-dame = незаповнені даме на { $points }: заповніть їх по черзі
score-flag-seki-or-dame = { $color ->
        [black] чорна
       *[white] біла
    } група на { $at } торкається даме й не має двох очей: її пункти ({ $points }) тут зараховано; у секі їх не рахували б
score-flag-cross-check = за площею різниця { $area }, за територією й кількістю ходів { $territory }: запис або дошка неправильні
score-move = хід { $number }, { $color ->
        [Black] чорні
       *[White] білі
    } { $place }: { $reasons }
score-move-and-consequence = { $move }; за правилами: { $follows }
score-passes-here = пас
refusal-off-board = такого пункту на дошці немає
refusal-out-of-turn = зараз хід іншого гравця
refusal-occupied = там лежить камінь
refusal-suicide = { $stones ->
        [one] { $stones } камінь лишився б без дихань
        [few] { $stones } камені лишилися б без дихань
       *[many] { $stones } каменів лишилося б без дихань
    }
refusal-ko = ко не можна одразу брати назад
refusal-superko = така позиція вже була на дошці, після ходу { $first }
refusal-stopped = партію зупинено, її треба спершу відновити
refusal-ended = партію закінчено
error-refused = { $color ->
        [Black] чорним
       *[White] білим
    } не можна грати { $place }: { $reasons }
dead-both-colors = в області { $at } лежать мертві камені обох кольорів: дограйте її
dead-same-color = мертві { $color ->
        [black] чорні
       *[white] білі
    } камені на { $at } лежать в області, яка торкається живих { $color ->
        [black] чорних
       *[white] білих
    } каменів
forfeit-no-show = той, хто програв, не з'явився
forfeit-late = той, хто програв, запізнився
forfeit-left = той, хто програв, пішов
forfeit-illegal-move = заборонений хід
forfeit-adjudicated = рішення судді
forfeit-disqualified = того, хто програв, дискваліфіковано
forfeit-unspecified = неявка
origin-given = задано
origin-record = із запису
origin-picture = зі знімка
origin-assumed = за замовчуванням
setting-color = { $color ->
        [black] чорні
       *[white] білі
    }
