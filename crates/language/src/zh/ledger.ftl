## The lines of an account.

# en 2bef6cad
ledger-area = { $color ->
        [Black] 黑方
       *[White] 白方
    }的子和地
# en d475cc9d
ledger-area-how = 活子 { $stones } + 地 { $points } 目
# en 2308f45b
ledger-shared = 公气
# en 60d5cbab
ledger-shared-how = 公气 { $points } 点：双方各半，不影响差数
# en 826526b8
ledger-difference = 差
# en e62c417f
ledger-without-seki = 除去双活中的眼
# en f186fb06
ledger-without-seki-how = { $difference } - 黑方 { $black } + 白方 { $white }
# en 67684a18
ledger-territory = { $color ->
        [Black] 黑方
       *[White] 白方
    }的地
# en ddfa4bb1
ledger-territory-how = 地 { $points } 目 + 提子 { $prisoners }
# en 20812f7f
ledger-seki-not-counted = （双活中的 { $points } 目不计）
# en e929f4b1
ledger-cross-check = 按地复核
# en 2517e412
ledger-cross-check-how = { $black } - { $white }（地和提子）+ { $black_moves } - { $white_moves }（盘上着手）
# en 419bf264
ledger-owed = 给白方的点数
# en b7c6d3e6
ledger-komi = 贴目 { $points }
# en 55fa1e0d
ledger-handicap-stones = + { $points }（让子 { $n } 个）
# en 76c88fb7
ledger-handicap-moves = + { $points }（让 { $n } 手）
# en ad74bc12
ledger-penalty = { $amount }（{ $color ->
        [Black] 黑方
       *[White] 白方
    }的罚点）
# en 13fca120
ledger-last-move = + { $points }（盘上最后一手是{ $color ->
        [Black] 黑方
       *[White] 白方
    }下的）
# en 21de3510
ledger-last-move-unknown = + { $points }（盘上最后一手是谁下的不明）
# en 5ee35f43
ledger-margin = 胜负差
# en 052d68a7
ledger-stones-of-each = 每色棋子数
# en a896ae2a
ledger-shared-stones = 公气上每色棋子数
# en ae611e5e
ledger-shared-stones-how = { $points } 点的一半，舍去小数
# en 73135b72
ledger-compensation = { $owner ->
        [Black] 黑方
       *[White] 白方
    }地中的{ $color ->
        [Black] 黑
       *[White] 白
    }补偿子
# en e6bde4c2
ledger-compensation-partly = 应放 { $due }，可放 { $placed }
# en b3cd8983
ledger-compensation-how = { $points } 点，每两点一子
# en baed7496
ledger-extra-on-shared = { $color ->
        [Black] 黑方
       *[White] 白方
    }在最后一个公气上多放的一子
# en 2e67b55b
ledger-kept-empty = { $color ->
        [Black] 黑方
       *[White] 白方
    }留空的一点
# en 0e68f77e
ledger-for-the-odd-point = 因单数的一点
# en c3544f32
ledger-losing-stones = { $color ->
        [Black] 黑方
       *[White] 白方
    }的负方棋子
# en b39528b3
ledger-winning-points = { $color ->
        [Black] 黑方
       *[White] 白方
    }的胜点
# en 8f2f27a4
ledger-correct-fill = 正确的填子显示（负数为白方）
# en 696074f0
ledger-correct-fill-how = 胜点 { $points } + 负方棋子 { $stones }
# en a0741d04
ledger-margin-by-board = 按棋盘和计算的胜负差
# en 2ed114c0
ledger-stones-on-board = 棋盘上的{ $color ->
        [Black] 黑子
       *[White] 白子
    }
# en f68573ad
ledger-empty-on-board = 棋盘上的空点
# en 5508f8bd
ledger-counted = 实数
# en 3ad7ed15
ledger-losing-in = { $owner ->
        [Black] 黑方
       *[White] 白方
    }地中的负方棋子
# en e1edddc9
ledger-losing-in-how = { $color ->
        [Black] 黑子
       *[White] 白子
    } { $stones } - 其中补偿子 { $compensation }
# en b30ce793
ledger-empty-in = { $owner ->
        [Black] 黑方
       *[White] 白方
    }地中的空点
# en 32f6ed8b
ledger-shown = 此填子显示（负数为白方）
# en c60f1732
ledger-shown-how = 2 x 负方棋子 + 空点
# en 8061e175
ledger-shown-in-full = 计入全部对方棋子和空点
# en 04566213
ledger-shown-in-full-how = 补偿子按应放数
# en 9fce0191
ledger-shown-correct = 正确的填子显示
# en a954da82
ledger-as-above = 同上
# en 07ee050a
ledger-equal-bowls = 棋盒子数相等时的估计
# en b7ce6e25
ledger-over = { $amount }（{ $color ->
        [Black] 黑
       *[White] 白
    }多）
# en b1d3e74d
ledger-missing = { $amount }（{ $color ->
        [Black] 黑
       *[White] 白
    }少）
# en d1d8a432
ledger-explained = 由此填子到正确的填子
# en a973fb76
ledger-outside-the-block = 空块以外的空点
# en 3f725a4a
ledger-not-explained = 无法解释
# en 487de44a
ledger-cross-check-by-board = 按棋盘复核
# en 08d6f5a3
ledger-cross-check-by-board-how = 黑方地中的白子和空点 - 白方地中的黑子
# en bf8804ac
ledger-by-black-stones = 按黑子计算同一数，两者须相等
# en 88e24446
ledger-by-black-stones-how = 活子 { $living } + 公气上 { $shared } + 地 { $territory } - 棋盒中 { $stones }

## What moves the result, beside a line of an account.

# en dc16ea93
cause-extra-black = 黑子多余
# en 84ae5ad9
cause-extra-white = 白子多余
# en bd9a926c
cause-black-missing = 黑子缺少
# en b2b1b9f2
cause-white-missing = 白子缺少
# en 165a8e6c
cause-both-missing = 两色都缺子
# en b254dd51
cause-exchanged = 黑白互换
# en 8965c882
cause-dead-left = 死子未提
# en 3a9f0061
cause-living-lifted = 活子被提
# en 11457525
cause-stone-moved = 棋子移动
# en 9425182f
cause-color-changed = 颜色改变
# en af7bbba6
cause-compensation-misplaced = 没有补偿子
# en af028ce0
cause-compensation-small = 补偿子不足
# en b8623964
cause-compensation-large = 补偿子过多
# en 855a3c48
cause-shared-unequal = 公气不均
# en 4e4b77fd
cause-shared-filled = 公气全填
# en ec7c7ded
cause-shared-open = 公气未填
# en 16ff7139
cause-hole-outside = 空点在空块以外
# en dd42a8a5
cause-holes-both-sides = 双方都有空点
# en 88240426
cause-more-on-both-sides = 双方都多放
# en 4c3496e6
cause-penalty-forgotten = 遗忘罚点
# en 98e4f133
cause-reserved-point = 留空的点不对
# en 07ffd4de
cause-unfinished = 未填完
# en b77c8e91
cause-stray-stone = 棋盒中有多余棋子
# en cb022006
cause-claim = 所报结果不同
# en 3f725a4a
cause-unexplained = 无法解释
