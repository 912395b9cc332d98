## What a referee should check, and what follows from it; where settings come from.

referee-hot-single = 提了热子
referee-twin-hot = 可能提了双热子：有三个或更多的劫
referee-repetition = 第 { $first } 手后的局面在 { $moves } 手后重现
referee-second-cycle = 同一棋手在第 { $first } 手开始过的循环又开始了
consequence-restore = 恢复原局面，不罚
consequence-undo = 3 手以内发现则悔回（RGF 22.3），否则判负（RGF 12.1）；由裁判决定
consequence-loss = 超过 3 手后不再悔回（RGF 22.3），结果确认前判负（RGF 12.1）；由裁判决定
consequence-penalty = 罚 { $points } 点，不悔棋
consequence-no-penalty = 不罚，不悔棋
consequence-referee = 由裁判决定
score-flag-last-move-unknown = 盘上最后一手是谁下的不明，而修正取决于此
score-flag-move-parity-undefined = 黑方在盘上下了 { $black } 手，白方 { $white } 手；规则只规定了手数相等或黑方多一手时的修正，因此以盘上最后一手为准
score-flag-unfilled-dame = { $points } 有未填的单官：请轮流填满
score-flag-seki-or-dame = { $at } 的{ $color ->
        [black] 黑
       *[white] 白
    }棋与单官相邻且没有两眼：这里计入其 { $points } 目，若是双活则不计
score-flag-cross-check = 按子和地差 { $area }，按地和手数差 { $territory }：棋谱或棋盘有误
score-move = 第 { $number } 手，{ $color ->
        [Black] 黑
       *[White] 白
    } { $place }：{ $reasons }
score-move-and-consequence = { $move }；按规则：{ $follows }
score-passes-here = 停一手
refusal-off-board = 该点不在棋盘上
refusal-out-of-turn = 轮到对方
refusal-occupied = 该点已有棋子
refusal-suicide = 这 { $stones } 子将没有气
refusal-ko = 劫不能立即提回
refusal-superko = 第 { $first } 手后已出现过此局面
refusal-stopped = 对局已停，须先恢复
refusal-ended = 对局已结束
error-refused = { $color ->
        [Black] 黑方
       *[White] 白方
    }不能下在 { $place }：{ $reasons }
dead-both-colors = { $at } 一带双方都有死子：请下完
dead-same-color = { $at } 的{ $color ->
        [black] 黑
       *[white] 白
    }方死子所在的区域与{ $color ->
        [black] 黑
       *[white] 白
    }方活子相邻
forfeit-no-show = 负方未到场
forfeit-late = 负方迟到
forfeit-left = 负方离场
forfeit-illegal-move = 非法着手
forfeit-adjudicated = 由裁判裁定
forfeit-disqualified = 负方被取消资格
forfeit-unspecified = 弃权
origin-given = 已给定
origin-record = 来自棋谱
origin-picture = 来自图片
origin-assumed = 默认
setting-color = { $color ->
        [black] 黑方
       *[white] 白方
    }
