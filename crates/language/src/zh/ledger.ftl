## The lines of an account.

ledger-area = { $color ->
        [Black] 黑方
       *[White] 白方
    }的子和地
ledger-area-how = 活子 { $stones } + 地 { $points } 目
ledger-shared = 公气
ledger-shared-how = 公气 { $points } 点：双方各半，不影响差数
ledger-difference = 差
ledger-without-seki = 除去双活中的眼
ledger-without-seki-how = { $difference } - 黑方 { $black } + 白方 { $white }
ledger-territory = { $color ->
        [Black] 黑方
       *[White] 白方
    }的地
ledger-territory-how = 地 { $points } 目 + 提子 { $prisoners }
ledger-seki-not-counted = （双活中的 { $points } 目不计）
ledger-cross-check = 按地复核
ledger-cross-check-how = { $black } - { $white }（地和提子）+ { $black_moves } - { $white_moves }（盘上着手）
ledger-owed = 给白方的点数
ledger-komi-alone = 贴目
ledger-komi = 贴目 { $points }
ledger-handicap-stones = + { $points }（让子 { $n } 个）
ledger-handicap-moves = + { $points }（让 { $n } 手）
ledger-penalty = { $amount }（{ $color ->
        [Black] 黑方
       *[White] 白方
    }的罚点）
ledger-last-move = + { $points }（盘上最后一手是{ $color ->
        [Black] 黑方
       *[White] 白方
    }下的）
ledger-last-move-unknown = + { $points }（盘上最后一手是谁下的不明）
ledger-margin = 胜负差
ledger-stones-of-each = 每色棋子数
ledger-shared-stones = 公气上每色棋子数
ledger-shared-stones-how = { $points } 点的一半，舍去小数
ledger-compensation = { $owner ->
        [Black] 黑方
       *[White] 白方
    }地中的{ $color ->
        [Black] 黑
       *[White] 白
    }补偿子
ledger-compensation-partly = 应放 { $due }，可放 { $placed }
ledger-compensation-how = { $points } 点，每两点一子
ledger-extra-on-shared = { $color ->
        [Black] 黑方
       *[White] 白方
    }在最后一个公气上多放的一子
ledger-kept-empty = { $color ->
        [Black] 黑方
       *[White] 白方
    }留空的一点
ledger-for-the-odd-point = 因单数的一点
ledger-losing-stones = { $color ->
        [Black] 黑方
       *[White] 白方
    }的负方棋子
ledger-winning-points = { $color ->
        [Black] 黑方
       *[White] 白方
    }的胜点
ledger-correct-fill = 正确的填子显示（负数为白方）
ledger-correct-fill-how = 胜点 { $points } + 负方棋子 { $stones }
ledger-margin-by-board = 按棋盘和计算的胜负差
ledger-stones-on-board = 棋盘上的{ $color ->
        [Black] 黑子
       *[White] 白子
    }
ledger-empty-on-board = 棋盘上的空点
ledger-counted = 实数
ledger-losing-in = { $owner ->
        [Black] 黑方
       *[White] 白方
    }地中的负方棋子
ledger-losing-in-how = { $color ->
        [Black] 黑子
       *[White] 白子
    } { $stones } - 其中补偿子 { $compensation }
ledger-empty-in = { $owner ->
        [Black] 黑方
       *[White] 白方
    }地中的空点
ledger-shown = 此填子显示（负数为白方）
ledger-shown-how = 2 x 负方棋子 + 空点
ledger-shown-in-full = 计入全部对方棋子和空点
ledger-shown-in-full-how = 补偿子按应放数
ledger-shown-correct = 正确的填子显示
ledger-as-above = 同上
ledger-equal-bowls = 棋盒子数相等时的估计
ledger-over = { $amount }（{ $color ->
        [Black] 黑
       *[White] 白
    }多）
ledger-missing = { $amount }（{ $color ->
        [Black] 黑
       *[White] 白
    }少）
ledger-explained = 由此填子到正确的填子
ledger-outside-the-block = 空块以外的空点
ledger-not-explained = 无法解释
ledger-cross-check-by-board = 按棋盘复核
ledger-cross-check-by-board-how = 黑方地中的白子和空点 - 白方地中的黑子
ledger-by-black-stones = 按黑子计算同一数，两者须相等
ledger-by-black-stones-how = 活子 { $living } + 公气上 { $shared } + 地 { $territory } - 棋盒中 { $stones }

## What moves the result, beside a line of an account.

cause-extra-black = 黑子多余
cause-extra-white = 白子多余
cause-black-missing = 黑子缺少
cause-white-missing = 白子缺少
cause-both-missing = 两色都缺子
cause-exchanged = 黑白互换
cause-dead-left = 死子未提
cause-living-lifted = 活子被提
cause-stone-moved = 棋子移动
cause-color-changed = 颜色改变
cause-compensation-misplaced = 没有补偿子
cause-compensation-small = 补偿子不足
cause-compensation-large = 补偿子过多
cause-shared-unequal = 公气不均
cause-shared-filled = 公气全填
cause-shared-open = 公气未填
cause-hole-outside = 空点在空块以外
cause-holes-both-sides = 双方都有空点
cause-penalty-forgotten = 遗忘罚点
cause-reserved-point = 留空的点不对
cause-unfinished = 未填完
cause-stray-stone = 棋盒中有多余棋子
cause-claim = 所报结果不同
