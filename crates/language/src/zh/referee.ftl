## What a referee should check, and what follows from it; where settings come from.

# en 557f42b7
referee-hot-single = 提了热子
# en 5efb096b
referee-twin-hot = 可能提了双热子：有三个或更多的劫
# en 234dbce0
referee-repetition = 第 { $first } 手后的局面在 { $moves } 手后重现
# en fc909a1f
referee-second-cycle = { $player ->
        [Black] 黑方
       *[White] 白方
    }又开始了自己在第 { $first } 手开始过的循环
# en 87db0a35
consequence-restore = 恢复原局面，不罚
# en 4b09ed9d
consequence-undo = 3 手以内发现则悔回（RGF 22.3），否则判负（RGF 12.1）；由裁判决定
# en 8ff3c4f6
consequence-loss = 超过 3 手后不再悔回（RGF 22.3），结果确认前判负（RGF 12.1）；由裁判决定
# en 9688efab
consequence-penalty = 罚 { $points } 点，不悔棋
# en d3e46b9b
consequence-no-penalty = 不罚，不悔棋
# en 5f89a4b3
consequence-no-result-if-agreed = 双方都愿意则对局以无胜负结束，否则继续（RGF 13.1）；由裁判记录
# en be7281f1
consequence-not-begun-again = 搅扰劫中{ $player ->
        [Black] 黑方
       *[White] 白方
    }在本局内不得再次开始此循环：恢复此手之前的局面，不处罚，{ $player ->
        [Black] 黑方
       *[White] 白方
    }改下别处；对方没有违规；若劫关系到死活则由裁判决定
# en e1aa5cd9
consequence-referee = 由裁判决定
# en 84ef4dab
score-flag-last-move-unknown = 盘上最后一手是谁下的不明，而修正取决于此
# en fa06070e
score-flag-move-parity-undefined = 黑方在盘上下了 { $black } 手，白方 { $white } 手；规则只规定了手数相等或黑方多一手时的修正，因此以盘上最后一手为准
# en 7f516637
score-flag-unfilled-dame = { $points } 有未填的单官：请轮流填满
# en f474d81f
score-flag-dame-outside-seki = 双活之外还有单官 { $points }：请轮流下完
# en b489960c
score-flag-seki-or-dame = { $at } 的{ $color ->
        [black] 黑
       *[white] 白
    }棋与单官相邻且没有两眼：这里计入其 { $points } 目，若是双活则不计
# en d3dd5f3a
score-flag-cross-check = 按子和地差 { $area }，按地和手数差 { $territory }：棋谱或棋盘有误
# en 0fdf5436
score-move = 第 { $number } 手，{ $color ->
        [Black] 黑
       *[White] 白
    } { $place }：{ $reasons }
# en 2a67d5b4
score-move-and-consequence = { $move }；按规则：{ $follows }
# en fbbf1d62
score-passes-here = 停一手
# en 3c83f29b
refusal-off-board = 该点不在棋盘上
# en acb22833
refusal-out-of-turn = 轮到对方
# en b5ee5028
refusal-occupied = 该点已有棋子
# en ea511a03
refusal-suicide = 这 { $stones } 子将没有气
# en 81b73931
refusal-ko = 劫不能立即提回
# en c4a8889d
refusal-superko = 第 { $first } 手后已出现过此局面
# en 8e47122f
refusal-stopped = 对局已停，须先恢复
# en 13aed728
refusal-ended = 对局已结束
# en a6b739ea
refused = { $color ->
        [Black] 黑方
       *[White] 白方
    }不能下在 { $place }：{ $reasons }
# en 914d43af
dead-both-colors = { $at } 一带双方都有死子：请下完
# en 1593b607
dead-same-color = { $at } 的{ $color ->
        [black] 黑
       *[white] 白
    }方死子所在的区域与{ $color ->
        [black] 黑
       *[white] 白
    }方活子相邻
# en 6607e460
forfeit-no-show = 负方未按时到场
# en 7def15ad
forfeit-late = 负方迟到
# en 032b6204
forfeit-left = 负方离场
# en 65d9fe39
forfeit-illegal-move = 非法着手
# en 437a806f
forfeit-adjudicated = 由裁判裁定
# en 872714e0
forfeit-disqualified = 负方被取消资格
# en dee1a7ce
forfeit-unspecified = 弃权
# en 7acb0134
origin-given = 已给定
# en 2d1bbfb2
origin-record = 来自棋谱
# en 1a1b4076
origin-journal = 来自日志
# en ad2b11a3
origin-pairing = 来自对阵表
# en f149f739
origin-picture = 来自图片
# en 295703e1
origin-assumed = 默认
# en 45214540
setting-color = { $color ->
        [black] 黑方
       *[white] 白方
    }
