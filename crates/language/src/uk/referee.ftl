## What a referee should check, and what follows from it; where settings come from.

# en 557f42b7
referee-hot-single = взято гарячий камінь
# en 5efb096b
referee-twin-hot = можливо, взято гарячі камені-близнюки: відкрито три ко або більше
# en 234dbce0
referee-repetition = позиція після ходу { $first } повторилася через { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }
# en fc909a1f
referee-second-cycle = { $player ->
        [Black] чорні знову починають цикл, який вони
       *[White] білі знову починають цикл, який вони
    } почали ходом { $first }
# en 87db0a35
consequence-restore = позицію відновлюють, без штрафу
# en 4b09ed9d
consequence-undo = хід беруть назад, якщо це помічено протягом 3 ходів (РФГ 22.3), інакше він програє (РФГ 12.1); вирішує суддя
# en 8ff3c4f6
consequence-loss = пізніше ніж через 3 ходи його не беруть назад (РФГ 22.3), і він програє, доки результат не підтверджено (РФГ 12.1); вирішує суддя
# en 9688efab
consequence-penalty = штраф { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, хід не беруть назад
# en d3e46b9b
consequence-no-penalty = без штрафу, хід не беруть назад
# en 5f89a4b3
consequence-no-result-if-agreed = якщо обидва гравці цього хочуть, партія закінчується без результату, інакше гра триває (РФГ 13.1); суддя занотовує, що саме
# en be7281f1
consequence-not-begun-again = при заважальному ко { $player ->
        [Black] чорні не можуть
       *[White] білі не можуть
    } знову почати цей цикл до кінця партії: відновлюють позицію перед цим ходом, без штрафу, і { $player ->
        [Black] чорні
       *[White] білі
    } роблять інший хід; суперник правил не порушив; якщо від ко залежить життя груп, вирішує суддя
# en e1aa5cd9
consequence-referee = вирішує суддя
# en 84ef4dab
score-flag-last-move-unknown = хто зробив останній хід на дошці, невідомо, а від цього залежить поправка
# en fa06070e
score-flag-move-parity-undefined = ходів на дошці в чорних { $black }, у білих { $white }; правила визначають поправку для рівної кількості ходів або на один більше в чорних, тому вирішує останній хід на дошці
# en 7f516637
score-flag-unfilled-dame = незаповнені даме на { $points }: заповніть їх по черзі
# en f474d81f
score-flag-dame-outside-seki = поза секі відкриті даме на { $points }: зіграйте їх по черзі
# en b489960c
score-flag-seki-or-dame = { $color ->
        [black] чорна
       *[white] біла
    } група на { $at } торкається даме й не має двох очей: її пункти ({ $points }) тут зараховано; у секі їх не рахували б
# en d3dd5f3a
score-flag-cross-check = за площею різниця { $area }, за територією й кількістю ходів { $territory }: запис або дошка неправильні
# en 0fdf5436
score-move = хід { $number }, { $color ->
        [Black] чорні
       *[White] білі
    } { $place }: { $reasons }
# en 2a67d5b4
score-move-and-consequence = { $move }; за правилами: { $follows }
# en fbbf1d62
score-passes-here = пас
# en 3c83f29b
refusal-off-board = такого пункту на дошці немає
# en acb22833
refusal-out-of-turn = зараз хід іншого гравця
# en b5ee5028
refusal-occupied = там лежить камінь
# en ea511a03
refusal-suicide = { $stones ->
        [one] { $stones } камінь лишився б без дихань
        [few] { $stones } камені лишилися б без дихань
       *[many] { $stones } каменів лишилося б без дихань
    }
# en 81b73931
refusal-ko = ко не можна одразу брати назад
# en c4a8889d
refusal-superko = така позиція вже була на дошці, після ходу { $first }
# en 8e47122f
refusal-stopped = партію зупинено, її треба спершу відновити
# en 13aed728
refusal-ended = партію закінчено
# en a6b739ea
refused = { $color ->
        [Black] чорним
       *[White] білим
    } не можна грати { $place }: { $reasons }
# en 914d43af
dead-both-colors = в області { $at } лежать мертві камені обох кольорів: дограйте її
# en 1593b607
dead-same-color = мертві { $color ->
        [black] чорні
       *[white] білі
    } камені на { $at } лежать в області, яка торкається живих { $color ->
        [black] чорних
       *[white] білих
    } каменів
# en 6607e460
forfeit-no-show = той, хто програв, не з'явився вчасно
# en 7def15ad
forfeit-late = той, хто програв, запізнився
# en 032b6204
forfeit-left = той, хто програв, пішов
# en 65d9fe39
forfeit-illegal-move = заборонений хід
# en 437a806f
forfeit-adjudicated = рішення судді
# en 872714e0
forfeit-disqualified = того, хто програв, дискваліфіковано
# en dee1a7ce
forfeit-unspecified = неявка
# en 7acb0134
origin-given = задано
# en 2d1bbfb2
origin-record = із запису
# en 1a1b4076
origin-journal = із журналу
# en ad2b11a3
origin-pairing = із файлу жеребкування
# en f149f739
origin-picture = зі знімка
# en 295703e1
origin-assumed = за замовчуванням
# en 45214540
setting-color = { $color ->
        [black] чорні
       *[white] білі
    }
