# en 5d303460
audit-a-black-stone = 黑子
# en a4d8adea
audit-a-board-with-an-even = 交叉点数为偶数的棋盘不能用填满法计点。
# en c29bf842
missed-picture-finished = 没有拍到只剩一个空点的填满棋盘；以最后的图片为准。
# en 473d8b0e
audit-a-white-stone = 白子
# en 157bcd12
audit-after-the-compensation = 放置补偿子之后
# en bf7393d1
audit-an-empty-point = 空点
# en 50840309
audit-and-given-settings = { $basis }（按此处给定的设置，与{ $against ->
        [record] 棋谱
        [journal] 本局日志
       *[both] 棋谱及其日志
    }不同）
# en 4d5904b8
audit-and-these-settings = { $basis }和这些设置
# en b140997b
audit-and-warranted-settings = { $basis }（{ $by } 给定了与{ $against ->
        [record] 棋谱
        [journal] 本局日志
       *[both] 棋谱及其日志
    }不同的设置：{ $reasons }）
# en 94ed42d0
audit-and-pair-go = { $basis }（双人围棋）
# en 4ba924ad
audit-with-two-eyes-dead = { $basis }（{ $labels } 的棋块{ $eyes ->
        [yes] 有两眼
       *[no] 无法被提
    }，双方同意为死棋）
# en 18f72e08
audit-apparently-unfinished = 对局看来没有下完：取走死子后，有 { $points } 个点不属于任何一方
# en 29234d4d
audit-as-it-looks = 从画面看：{ $finding }
# en 2e6ca539
audit-presumed-dead-by-the-pictures = { $stones }（连同整串）视为死子（图片显示这些棋子已被取走）；请棋手确认。
# en e48832b0
audit-before-the-fill = 填子之前
# en 7e0a8a68
audit-black-and-white-stones-lie = 盘上有黑子 { $black }、白子 { $white }，一个空点，数目正确。没有棋谱或填子前的图片，无法判断位置是否正确。
# en 96c352a8
audit-black-moved-first-after-the = 让子之后黑方先行；按此规则应由白方先行
# en e814d596
audit-handicap-too-many = 棋谱写明让 { $stated } 子；俄罗斯规则最多让九子
# en 2274c209
audit-bowls-must-hold = 按此规则，黑方棋盒应有 { $due_black } 子，白方棋盒应有 { $due_white } 子：{ $counted }。
# en 992b94b6
audit-blacks-penalty-points = 黑方罚点
# en 5401fa1a
audit-both-had-passed-after-move = 第 { $after } 手后双方停一手，对局又继续；{ $first ->
        [Black] 黑方
       *[White] 白方
    }先行
# en 57cac5de
audit-bowls-before-the-game = 赛前检查棋盒
# en b443361e
audit-bowls-counted = 黑子 { $black }，白子 { $white }，空点 { $empty }
# en 3f8e440e
audit-by-the-players-ranks-the = 按段位，较强的一方执黑，而应执白
# en d1866672
audit-covered = { $picture }中棋盘有 { $covered } 个点被遮挡{ $at }：请把手移开重新拍摄
# en 7d0baf93
audit-dead-stones = 死子
# en e4549e4e
audit-each-bowl-must-hold-stones = 每盒应有 { $bowl } 子：{ $counted }。
# en 4c18f2f2
audit-flagged-moves = 棋谱中有 { $moves } 手为规则所禁或需裁判查看；score 命令会列出。
# en e3ba3986
audit-handicap-laid = 棋谱写明让 { $stated } 子，实际摆了 { $laid } 子：请检查开局
# en 80fb6683
audit-handicap-moves = 让子数
# en fbf77175
audit-comes-to-because = { $verdict }：{ $faults }
# en d1fe0a92
audit-hidden-and-taken = 图片上看不出 { $point } 处有什么，按{ $taken }处理，这样更能解释整个棋盘：请查看该处。
# en 2760211a
audit-if-it-is-if-it = 若是{ $read }，则{ $as_read }。若是{ $other }，则{ $otherwise }
# en b9d5f82d
audit-in-100 = { $share }%
# en 0cdde5e2
audit-in-100-points-of-are = { $picture }中有 { $share }% 的点存疑：请从更高的角度、避开反光重新拍摄
# en a7edada1
audit-in-a-board-was-found = { $picture }中找到的是 { $found } 棋盘，而{ $position }是 { $size } 的：请拍全棋盘，并检查两者是否属于同一局
# en fd5ce6d0
audit-in-a-row-stop-the = 连续 { $n } 次则停止对局
# en 224e8a08
audit-in-the-board-does-not = { $picture }中的棋盘不是这一局：终局棋子只有 { $matched }% 吻合；请检查图片与{ $position }是否属于同一局
# en 80d2b9d4
audit-in-the-board-is-a = { $picture }中的棋盘是{ $basis }的镜像：摄像头翻转了画面；请关闭翻转后重新拍摄
# en cd0c4590
audit-dead-stones-still-lie-in-the-picture-before = 填子前的图片中，死子仍在 { $some_labels }。
# en 888460ac
audit-open-whether-the-board-matches = 无法判断棋盘与{ $basis }是否相符。
# en 6a68bdaa
audit-open-whether-the-fill-is-right = 无法判断填子是否正确。
# en c743d76b
audit-open-other-picture = 给出的图片中有一张不是本次数子的；不计该图片，填子与{ $basis }相符：{ $computed }。
# en e64a37a8
audit-before-the-compensation = { $picture } 中没有任何补偿子，而不用它时填满的棋盘是正确的：它拍摄于放置补偿子之前；请给出之后拍的图片，或不给
# en 1d08cfa2
audit-after-the-compensation-filled = { $picture } 显示的是填满的棋盘，而不是放置补偿子之后的棋盘；请给出当时拍的图片，或不给
# en 7d764cd5
audit-already-filled = { $picture } 显示的是填满的棋盘，而不是填子之前的棋盘；请给出填子之前拍的图片，或不给
# en 47609e40
audit-shows-the-compensation = { $picture } 显示的是已摆上补偿子的棋盘（{ $points }），而不是之前的棋盘；请把它作为补偿子的照片给出，并另给一张之前拍的照片
# en aa9cb17b
audit-of-another-position = { $picture } 是另一个局面：有 { $n } 个点（{ $points }）与棋谱和填满的棋盘都不符；请给出这次填子之前拍的图片，或不给
# en da787a39
audit-open-whether-the-fill-matches = 无法判断填子与{ $basis }是否相符。
# en 6aa24245
audit-open-as-not-read = 无法判断填子与{ $basis }是否相符：照片没有全部读清。
# en 15f9c387
audit-fill-matches-while-a-note-stands = 填子与{ $basis }相符：{ $computed }；但有一条关于本局的备注仍有效，故不予确认。
# en 019b80c7
audit-open-two-results = 按{ $basis }可能有两个结果，{ $one } 与 { $other }，照片不能决定是哪一个。
# en 43e36aa9
audit-read-in-several-ways = { $results }（取决于对方地域中有多少子算作补偿子）
# en ed58bc0e
audit-dead-not-named = 填完的盘面上，{ $owner ->
        [Black] 黑方
       *[White] 白方
    }地域中 { $at } 有 { $n } 颗{ $color ->
        [black] 黑子
       *[white] 白子
    }，而没有人说明哪些是死子：若双方同意是死子，请指明并取走，然后重新拍照；若是活子，请说明那里没有死子
# en fb4da9a2
audit-against-the-record = 给定的设置与{ $against ->
        [record] 棋谱
        [journal] 本局日志
       *[both] 棋谱及其日志
    }不符；按这些设置结果为 { $given }，不按则为 { $recorded }：请去掉这些设置，或由具名的人说明理由后给定
# en 160bda04
audit-handicap-unclear = 棋谱标明让 { $stated } 子，而白方第一手之前盘上有 { $laid } 子：按标明的子数结果为 { $by_number }，按盘上的子数为 { $by_stones }；请询问棋手，并给定让子手数（比让子数少一）：{ $stated_moves } 或 { $laid_moves }
# en 17d0c5e4
audit-decided-by-note = 第 { $note } 条备注已按规则决定本局：{ $result }；此备注有效时不计点：由裁判裁定，或用 'kifuscribe incident SESSION taken-back { $note }' 撤回
# en ec19b5f2
audit-left-open-by-note = 第 { $note } 条备注使本局的结局未定：此备注有效时不作任何确认；由裁判裁定，或用 'kifuscribe incident SESSION taken-back { $note }' 撤回
# en cb87089e
audit-two-values = 棋谱文件中 { $property } 有两个值：按 { $value } 结果为 { $by_value }，按 { $other } 为 { $by_other }；请询问棋手，并用选项给定正确的值
# en a7826f3f
audit-journal-of-another-game = { $journal } 中是另一份棋谱（不是 { $record }）计点的裁定；请为 --report 使用其他名称
# en 15f93455
audit-record-unfinished = 棋谱终止时棋盘尚未收完，有 { $open } 个点不属于任何一方：棋谱被截断或对局未结束，不能据此计点；请补全棋谱，或不用棋谱核对
# en db96b5b7
audit-record-lacks-a-move = 棋谱可能缺一手：若第 { $after } 手后{ $color ->
        [Black] 黑方
       *[White] 白方
    }下在 { $at }，则填子正确，结果为 { $with }；按现有棋谱为 { $recorded }；请询问棋手，若确有此手请补入棋谱
# en aa588e70
audit-open-against-the-record = 给定的设置与{ $against ->
        [record] 棋谱
        [journal] 本局日志
       *[both] 棋谱及其日志
    }不符：按给定设置结果为 { $given }，不按则为 { $recorded }。
# en 39db35e1
audit-open-whether-the-bowls-are-full = 无法判断棋盒是否齐全。
# en 493ce47c
audit-open-whether-the-bowls-are-full-look-at-the-points = 无法判断棋盒是否齐全：{ $counted }。请查看所列各点。
# en e52efa31
audit-it-does-not-match = 不相符
# en dc911a67
audit-it-does-not-match-and = 不相符，读出 { $read }
# en b391bc20
audit-it-stays-open = 仍无定论
# en 4f29c99a
audit-last-move-on-the-board = 盘上最后一手
# en 6be70b51
audit-look-at-it-could-not = 请查看 { $at }：无法确切识别
# en 1dc360f1
audit-look-at-it-looks-like = 请查看 { $at }{ $board ->
        [compensated] （放置补偿子之后的图片）
        [position] （填子之前的图片）
       *[final] {""}
    }：{ $seen ->
        [hidden] 图片上看不出那里有什么；{ $then }
       *[read] 看来是{ $read }（{ $share }），也可能是{ $other }（{ $other_share }）；{ $then }
    }
# en 0b4e148e
audit-looks-like-in-100-and = { $point } 看来是{ $read }（{ $share }%），但按{ $taken }处理，这样更能解释整个棋盘：请查看该处。
# en cf613397
audit-looks-like-in-100-and-2 = { $point } 看来是{ $read }（{ $share }%），并照此处理；若是{ $other }，填子就不相符：请查看该处。
# en f5a54a2c
audit-moves-not-reported = 另有 { $moves } 手违反规则或重复局面
# en 29074281
audit-no-board-was-found-in = { $picture }中没有找到棋盘：请拍全棋盘，俯角不小于 25 度，避开反光
# en ea836d27
audit-no-dead-stones-were-given = 没有给出死子；若双方同意，可能的死子为：{ $labels }
# en 2ff9c603
audit-none = 无
# en b95aff3f
audit-not-checked = 未检查
# en 8305b592
audit-of-several-final-pictures-only = 几张最终图片中只数了第一张，因为没有可对照的局面。
# en 2a432b04
audit-other-komi = 按此处给定的贴目 { $given } 计算；棋谱自己的贴目是 { $recorded }
# en c22e5724
audit-komi-unusual = 贴目 { $komi } 与此棋盘上的 { $rules } 不合：请核对棋谱和设置
# en 628ba12f
audit-pair-go = 按给定的双人围棋计算：比分相等时白胜{ $komi ->
        [none] {""}
       *[other] ；棋谱没有贴目，故贴 { $komi } 目
    }{ $without ->
        [none] {""}
       *[other] ；若不按双人围棋：{ $without }
    }
# en 56f6ceb3
audit-parity-unclear = 黑方在盘上下了 { $black } 手，白方 { $white } 手，而最后一手是{ $last ->
        [Black] 黑方
       *[White] 白方
    }下的：按最后一手结果为 { $by_last }，按手数为 { $by_numbers }；对局中有人停一手时，规则未说明以何为准：由裁判确定最后一手是谁下的
# en 05d42498
audit-without-effect = { $setting ->
        [seki] 给定了双活的棋块，按本规则不影响目数：其眼归各自所有
        [prisoners] 给定了提子数，按本规则没有影响：计算的是子空皆地
        [last-move] 给定了最后一手，按本规则没有影响：没有与之相关的修正
        [compensation] 给定了让子补偿，没有影响：本局不让子
       *[odd] 给定了单数一点的处理方式，没有影响：填子时没有单数一点
    }
# en 556609e3
audit-before-not-of-fill = 填子前的照片未使用：按本规则照片与终局局面比较，不填子。
# en 47e377d8
audit-compensated-not-of-fill = 补偿子的照片未使用：按本规则照片与终局局面比较，不填子。
# en 8a899912
audit-compensation-seen-wrong = { $time } 棋桌旁的摄像头看到：{ $was }
# en 8bbd6a7d
audit-compensation-seen-wrong-and-not-shown = { $seen }；从填满的棋盘上看不出哪些是补偿子：请提供当时的照片，或由裁判裁定
# en 8792d444
audit-other-claim = { $by } 声称结果为 { $claimed }，而计算结果为 { $computed }
# en 1069031e
audit-other-claim-without-count = { $by } 主张 { $given }（{ $claimed }）：不由计点决定；按计点为 { $computed }
# en baa7c96c
audit-other-compensation = 按给定的让子补偿（{ $given ->
        [none] 无
        [moves] 每手让子一目
       *[stones] 每个让子一目
    }）计算；棋谱的规则为（{ $recorded ->
        [none] 无
        [moves] 每手让子一目
       *[stones] 每个让子一目
    }）
# en 573bfede
audit-bowls-noted = 日志记录棋盒中有黑子 { $black }、白子 { $white }，规则为 { $due_black } 与 { $due_white }：请核对棋盒
# en a184c0ca
audit-other-setting = 按给定值计算，{ $setting }：{ $given }；{ $against ->
        [record] 棋谱
        [journal] 本局日志
       *[both] 棋谱及其日志
    }为 { $recorded }
# en 3fcc55ea
audit-other-rules = 按此处给定的规则 { $given } 计算；棋谱自己的规则是 { $recorded }
# en acf6be4e
audit-part-of-the-board-lies = { $picture }没有拍全棋盘：请拍全棋盘
# en 4aba4cc4
audit-points-of-the-final-picture = 最终图片中有 { $points } 个点存疑：请从更高的角度、避开反光重新拍摄
# en 7359620f
audit-points-of-the-board-lie = { $picture }没有拍全棋盘（{ $n } 个点）：请拍全棋盘
# en df4c88f0
audit-presumed-dead-players-to-confirm = { $stones }（连同整串）视为死子；请棋手确认。
# en 7274b23f
audit-both-had-passed-and-agreed = 第 { $after } 手后双方停一手，对局又继续；{ $first ->
        [Black] 黑方
       *[White] 白方
    }先行（RGF 9.3：由同意续弈的一方先行）
# en 37f1b0f9
audit-handicap-unpaid = 按中国规则，这里白方不因让 { $stones } 子而得目；有些网站每子给一目
# en 4d17462f
audit-rule-set = 规则
# en 56e422c9
audit-s-penalty-of-is-not = { $color ->
        [Black] 黑方
       *[White] 白方
    }的罚点 { $penalty } 不合应氏棋钟：只有 2、4、6 点，之后判负
# en fdb3ada1
audit-shared-open = { $at } 共 { $n } 个点不属于任何一方：是双活，或停手前未填的单官；按公气计算
# en 7b2bd075
audit-shift = 使计点向{ $side ->
        [Black] 黑方
       *[White] 白方
    }偏 { $points } 点。
# en 60c94478
audit-shows-something-else-at-and = { $picture }在 { $some_labels } 处与其他图片不同，按多数图片为准。
# en 82c39cac
audit-something-covers = { $at } 被遮挡
# en 17c57a9f
audit-stones-black-has-taken = 黑方提子
# en 9491dd7d
audit-stones-white-has-taken = 白方提子
# en a6d2b302
audit-the-arithmetic-says-what-a = 计算说明正确的填子应是怎样；这个棋盘如何，取决于存疑的点。
# en 810cefa7
audit-the-board-differs-from-the = 棋盘与终局局面在 { $at } 不同
# en f82eed88
audit-the-board-shows-the-final = 棋盘显示{ $basis }的终局局面：{ $computed }。
# en c7406fc0
missed-picture-compensated = 没有拍到放好补偿子且无手遮挡的棋盘：只有两者位于不同地域时，才能区分补偿子和负方的棋子。
# en 137a73c1
missed-picture-dead-off = 没有拍到取走死子且无手遮挡的棋盘：填子前终局棋子是否移动、取走了哪些棋子，只能依据棋谱。
# en 00405884
audit-the-bowls-are-full = 棋盒齐全：{ $counted }。
# en 8c682cd1
audit-the-counts-alone-show-that = 仅从棋子数目就可知填子有误。
# en 590eb6ca
audit-the-dead-stones-were-not = 没有给出死子；视为没有死子。
# en d33698c8
audit-the-fill-does-not-match = 填子与{ $basis }不符：读出 { $result }，而{ $giver }得出 { $computed }。
# en 7603ca98
audit-the-fill-does-not-match-without-a-reading = 填子与{ $basis }不符：{ $giver }得出 { $computed }。
# en c5cc71ad
audit-the-fill-matches = 填子与{ $basis }相符：{ $computed }。
# en 2c3c175a
audit-the-fill-matches-in-short = 填子相符
# en 251a3689
audit-the-fill-matches-the-result = 填子与{ $basis }相符：{ $computed }。{ $by ->
        [record] 棋谱写明的结果是 { $result }。
        [decision] { $who } 裁定的结果是 { $result }。
        [person] { $who } 主张 { $result }。
       *[claim] 给出的结果是 { $result }。
    }
# en ef26bea5
audit-the-fill-matches-unwitnessed = 填子与{ $basis }相符：{ $computed }，不过{ $what ->
        [point] 棋盘看不出空点是否计入
       *[stones] 填满的棋盘看不出哪些是补偿子
    }。
# en f54b7d94
audit-the-final-picture = 最终图片
# en 30510c01
audit-the-final-picture-fits-from = 最终图片有 { $turns } 个方向与{ $basis }吻合，而结论取决于方向：请指明顺时针转多少度才与棋谱一致（{ $degrees } 度）
# en 1a52f922
missed-picture-final = 没有拍到填满的棋盘。
# en aafc6ee9
audit-the-game-has-stopped-agreement = 对局已停；双方对死子达成一致即告结束
# en 4a9ab95d
audit-the-game-has-stopped-in = 对局已停；再连续停 { $n } 手，或对死子达成一致，即告结束
# en 1028334a
audit-the-game-stops-when-both = 双方同意时停止对局
# en fd264ae1
audit-the-handicap-stones-do-not = 让子没有摆在此规则规定的星位：{ $labels }
# en 0386e780
audit-the-picture-before-it = 填子前的图片
# en 78ca244f
audit-the-picture-before-differs-and-the-result-too = 填子前的图片与棋谱在 { $some_labels } 不同：按棋谱结果为 { $by_record }，按图片为 { $by_picture }；请按棋谱恢复局面，看哪个正确
# en 296864a3
audit-the-picture-before-the-fill-by-name = 填子前的图片
# en 0c12bf40
audit-the-picture-before-differs-and-nothing-changes = 填子前的图片与棋谱在 { $some_labels } 不同；无论按哪个，结论相同。
# en a9a29e0b
audit-the-picture-was-not-used = { $which }的图片没有采用。{ $finding }
# en 873a15d5
audit-the-players-ranks-give-komi = 按段位应贴 { $komi }，让 { $moves } 子；棋谱的条件不同
# en 9a75fdfb
audit-the-players-ranks-give-the = 按段位应让 { $stones } 子；棋谱的让子数不同
# en 4d7910db
audit-the-point-that-is-left = 留空的点不在通常的天元。
# en f96930f7
audit-the-position-before-it = 填子前的局面
# en 90dd894b
audit-the-record-with-what-was-given = 棋谱（按此处给定的设置）
# en 431a3b54
audit-the-record-names-no-komi = 棋谱没有贴目：假定为 { $komi }
# en e451be6b
audit-the-record-names-no-rules = 棋谱没有规则：假定为 ing
# en 4bf166d2
audit-the-result-depends-on-the = 结果取决于提子，而任何棋盘图片都看不到：请数出提子
# en d1340d27
audit-the-rules-are-not-among = 这里没有“{ $named }”规则：假定为 ing；已知的有 { $known }
# en 99121cd5
audit-the-stones-at-lie-in = { $labels } 的棋子在双活棋块的眼中：不能取走，也不算提子
# en c4aaa89c
audit-seki-not-dead = { $labels } 的棋子已给定为双活：不视为死子
# en 3f73c93c
audit-two-eyes-dead = { $labels } 的棋子被指明为死子，但其棋块无法被提：须由双方同意
# en 3556791b
audit-living-lifted = { $at } 的棋块已从棋盘上取走，而无人说它是死棋：{ $certain ->
        [yes] 它无法被提
       *[no] 它可能是活棋
    }；有它时结果为 { $alive }，没有它时为 { $lifted }；请放回棋盘，或在双方同意时指明为死棋
# en b430b70a
audit-the-stones-at-were-gone = 填子前的图片中，{ $some_labels } 的棋子已不在。
# en 285f6ed0
audit-dead-strings-stand = { $right ->
    [yes] { $at } 的死子都还在填好的棋盘上，而把它们当作活棋时填子也正确：若为死子，结果为 { $dead }；若为活棋，结果为 { $alive }；请提走后重新拍照，或在双方同意时指明哪些是死子
   *[no] { $at } 的棋子都还在填好的棋盘上，而没有人指明它们是死子：若为死子，结果为 { $dead }，填子正确；若为活棋，结果为 { $alive }，填子有误；请在双方同意时指明哪些是死子
    }
# en a18117b0
audit-position-moved-at-compensation = 补偿子的图片中，{ $labels } 处终局的棋子不在原位；计点时不得移动终局的棋子。
# en ed0eb6be
audit-dead-stands = 填完的棋盘上，{ $labels } 的死子仍在原处：没有取走，或那里放了补偿子或负方的棋子。
# en 0df4de60
audit-there-are-black-stones-one = 黑子有 { $black } 子，比填满计点所需多一子：{ $counted }。
# en 3bf1faef
audit-this-does-not-match-which = 与{ $basis }不符，按其得出 { $computed }。
# en a04ffcd8
audit-this-record = 此棋谱
# en 42d8584e
audit-together-with-the-other-points = 它与所列其他点一起决定填子是否相符
# en 08a06387
audit-turned-by-degrees-as-given = 按所给转动 { $given } 度，最终图片与{ $basis }不吻合；转动 { $found } 度则吻合，故按此处理。
# en cfc093b7
audit-turn-unused = 所给的转动 { $given } 度没有影响：没有可供对照的局面。
# en d650f911
audit-claim-not-compared = 所申报的结果 { $claimed } 未作核对：按棋谱，本局未经数子即已决出。
# en 6d2a66c9
audit-unknown = 不明
# en 2329dc4c
audit-read-with-doubt = { $n ->
       *[other] { $points } 识别存疑，请查看。
    }
# en bda355ba
audit-when-filling-began-a-stone = 开始填子时，{ $compensation_was }；之后放上的棋子可能是补偿子，也可能是负方的棋子：若裁判看到补偿子已改正，则填子相符
# en 1fff0580
audit-whites-penalty-points = 白方罚点
# en d9787c5a
audit-who-made-the-last-move = 不知道盘上最后一手由谁下，而结果取决于此
# en c7a598a0
audit-without-the-record-and-without = 没有棋谱也没有填子前的图片时，只能数子。

# en 41e64a41
contradiction-a-handicap-of-stones = 让 { $stones } 子
# en 86468846
contradiction-an-even-game = 分先
# en 8e8cc828
contradiction-no-stone-lay-on-the = 第一手之前盘上没有棋子
# en 117b4f66
contradiction-stones-before = 第一手之前有 { $stones } 颗黑子
# en ec20f4b3
contradiction-the-game-is-not-as-paired = 对阵表为{ $game }，而摄像头看到的不同：{ $seen }；请检查台次是否正确
# en 5b344417
contradiction-the-first-stone-is-not-as-paired = 对阵表为{ $game }，而第一子是{ $color ->
        [black] 黑子
       *[white] 白子
    }；请检查棋手的黑白和让子
# en 5fc53c30
record-note-handicap-not-as-paired = 与对阵表不符。对阵表：{ $game }。摄像头所见：{ $seen }。
# en b9445275
record-note-of-the-pairings = 以下来自对阵表，录制中没有：{ $values }。
# en 3ffda336
record-note-counted-with = 无人记录着手。所拍摄的填子按以下条件计点：{ $settings }。
# en dde25037
record-note-size-assumed = 无人记录此局：假定棋盘为 { $size } 路。
# en 71a07747
record-note-first-stone-not-as-paired = 与对阵表不符。对阵表：{ $game }。摄像头所见：第一子是{ $color ->
        [black] 黑子
       *[white] 白子
    }。

# en 86fd287a
fill-a-board-with-an-even = 交叉点数为偶数的棋盘不能用填满法计点：请采用算出的结果
# en 743652c1
fill-a-stone-of-the-final-position-is-missing = 终局局面的棋子不在 { $at }：被移动或碰落
# en e5ec978d
fill-a-stone-of-the-final-position-moved = 终局局面的棋子不在原处：{ $labels }
# en 102342cb
fill-a-stone-of-the-other = { $at } 原为终局局面的棋子，现为另一色的棋子：被移动或碰落
# en 821e9a3a
fill-more-as-with-181 = { $more }，如同 181 子一副的棋
# en a0565552
fill-black-and-white-stones-are = 还有黑子 { $black }、白子 { $white } 不在盘上：若手中和棋盒里都没有，就是缺失
# en 01ccdbb5
fill-stones-went-back-that-did-not-lie-there = 收回棋盒的有黑子 { $black }、白子 { $white }，而盘上是 { $black_seen } 和 { $white_seen }：棋子散失，或图片识别有误
# en 9a32a56f
fill-stones-went-back-as-they-lay = 收回棋盒的有黑子 { $black }、白子 { $white }，与盘上相同
# en f5be44b7
fill-both-territories-have-empty-points = 双方地域都有空点：{ $at }
# en bc5efc38
fill-compensation = { $owner ->
        [Black] 黑方
       *[White] 白方
    }地域中放有 { $stones } 颗{ $color ->
        [black] 黑子
       *[white] 白子
    }作补偿，应为 { $due } 颗
# en a187151f
fill-compensation-lay = { $owner ->
        [Black] 黑方
       *[White] 白方
    }地域中曾放有 { $stones } 颗{ $color ->
        [black] 黑子
       *[white] 白子
    }作补偿，应为 { $due } 颗
# en ea8c53e9
fill-compensation-on-shared = 公气 { $at } 上的{ $side ->
        [Black] 黑子
       *[White] 白子
    }中有 { $stones } 子被算作补偿：双方报出的结果说明了这一点，此时所有数目都与正确填子相同；补偿子本应放在{ $owner ->
        [Black] 黑方
       *[White] 白方
    }的地域
# en 0aa1301f
fill-dead-in-place = { $at } 的{ $color ->
        [black] 黑
       *[white] 白
    }死子（{ $stones } 颗）仍在原处：没有取走，或那里又放了棋子，若不计入，每颗相差两点
# en 518dd011
fill-dead-too-many = { $at } 有 { $stones } 颗{ $color ->
        [black] 黑子
       *[white] 白子
    }在{ $owner ->
        [Black] 黑方
       *[White] 白方
    }地域中，那里既不该有补偿子也不该有负方的棋子：死子没有取走，或双方都填错
# en ebf0b639
fill-dead-too-many-among = { $owner ->
        [Black] 黑方
       *[White] 白方
    }地域中 { $at } 的{ $color ->
        [black] 黑子
       *[white] 白子
    }里有 { $stones } 颗既不是补偿子也不是负方的棋子：死子没有取走，或双方都填错
# en ca171fde
fill-each-colour-misses-the-margin = 双方各缺 { $stones }：在差数中互相抵消，无法证明数棋正确
# en 7a52144a
fill-exchanged = 盘上{ $color ->
        [black] 黑子
       *[white] 白子
    }多 { $stones } 颗，{ $other ->
        [black] 黑子
       *[white] 白子
    }少同样多：只能从颜色看出
# en 8ac5d8cf
fill-fewer-than-bowl = 盘上{ $color ->
        [black] 黑子
       *[white] 白子
    }比 { $bowl } 少 { $stones } 颗（{ $counted }）
# en a3a56f04
fill-lay-all-the-stones-out = 请摆出全部棋子：每色 { $bowl } 颗，留一个空点。在此之前，算出的结果只针对棋谱，不针对这个棋盘
# en 32fb7479
fill-more-stones-live-than-a = 活子多于棋盒所有：棋盘无法填满，请采用算出的结果
# en 2b28687e
fill-too-many-points-are-shared = 有 { $shared } 个点不属于任何一方，其中一半加上一方的活子多于棋盒所有：棋盘无法填满；对局尚未结束，否则请采用算出的结果
# en 9c592c8d
fill-more-than-bowl = 盘上{ $color ->
        [black] 黑子
       *[white] 白子
    }比 { $bowl } 多 { $stones } 颗（{ $counted }）
# en 56211638
fill-no-compensation = { $owner ->
        [Black] 黑方
       *[White] 白方
    }地域中没有补偿子，应有 { $stones } 颗{ $color ->
        [black] 黑子
       *[white] 白子
    }：放在了自己的地域、颜色放错，或根本没有放
# en cac23314
fill-no-compensation-lay = { $owner ->
        [Black] 黑方
       *[White] 白方
    }地域中当时没有补偿子，应有 { $due } 颗
# en 3552772a
fill-one-of-the-stones-at = { $at } 中的一颗可能是没有取走的死子，或单独放置的补偿子
# en 7e9c9ae9
fill-more-on-both-sides = 双方地域中对方都多放了 { $stones } 子，结果不变：如双方各被罚 { $points } 点，请把两项罚点都记下
# en d70e9c82
fill-over-paid = 放了 { $placed } 子抵 { $points } 点：只有裁判宣布与 { $owed } 的差额用计算退回时才正确
# en 596f8f91
fill-penalty-forgotten = { $compensation }：忘了{ $owner ->
        [Black] 黑方
       *[White] 白方
    }的罚点 { $penalty } 点
# en 6db0fc42
fill-reserved-not-witnessed = 棋盘看不出空点 { $at } 是为奇数的补偿点数保留的，还是算作胜方的一点（即多一点）；双方报出的结果可以说明
# en 9fa722ba
fill-s-stones-in-s-territory = 从{ $side ->
        [Black] 黑方
       *[White] 白方
    }地域中的{ $opponent ->
        [Black] 黑子
       *[White] 白子
    }看不出哪些是贴目、哪些是负方的棋子：此棋谱的任何正确填子中两者之和都相同，因此不知道多少子被算作贴目；放好补偿子后立即拍的图片或双方报出的结果可以说明
# en 32100f39
fill-shared-points-were-left-open = { $at } 的公气没有填：请双方轮流各填一子
# en 55693983
fill-show-the-stones-in-hand = 请出示手中的棋子和棋盒：由此判断是缺失还是尚未放上
# en 4567cd5c
fill-stones-laid-down-during-the = 计点时放上的棋子又不见了：{ $labels }
# en cb8d1c74
fill-stones-of-the-final-position = { $at } 的终局棋子变了颜色：识别有误，或被调换；请查看棋盘
# en 91a1b80f
fill-stones-that-lay-at-when = 放好补偿子时在 { $at } 的棋子已不见
# en a7edda55
fill-the-block-is-s-and = 空块属于{ $block ->
        [Black] 黑方
       *[White] 白方
    }，但经计算扣除后{ $winner ->
        [Black] 黑胜
       *[White] 白胜
    }
# en 2de8e867
fill-the-board-shows-something-else = 棋盘上不是这一局的终局局面及其填子
# en 055a4aee
fill-the-bowls-hold-black-and = 棋盒中有黑子 { $black }、白子 { $white }：请先拿出超过半数交叉点的棋子
# en 65ecfc63
checkpoint-compensated = 补偿子已放置
# en d0136309
fill-the-compensation-stones-do-not = 补偿子没有放在一起
# en 62b5386b
checkpoint-dead-off = 死子已取走
# en d88dca72
fill-the-empty-point-does-not = 空点 { $at } 不在胜方的空块中：应在那里的棋子混在了负方的棋子里
# en 4f40b646
fill-the-empty-point-is-not = 空点 { $at } 被算作赢的目；而{ $side ->
        [Black] 黑方
       *[White] 白方
    }应为单数的一目留出一个空点
# en d60abe6a
fill-the-fill-is-not-finished = 没有填完：还有 { $points } 个空点
# en 789626ed
checkpoint-stopped = 对局已停；死子还在盘上
# en a6ce7c35
fill-the-living-string-at-is = { $at } 的{ $color ->
        [black] 黑
       *[white] 白
    }活棋不见了：取错了棋子；请按棋谱恢复局面
# en 7f98e9a3
checkpoint-finished = 负方的棋子已放好
# en 184612fe
fill-the-losing-stones-have-not = 负方的棋子没有放上：空点 { $points } 加手中 { $stones } 颗为 { $sum }，若棋子齐全，正是应有的点数
# en fb527571
fill-the-record = 棋谱
# en f92165a4
fill-the-result-given-is = 给出的结果是 { $claim }（{ $claimed }）：不由计点决定；按计点为 { $computed }
# en af8ba3f4
fill-the-result-given-is-and = 给出的结果是 { $claim }，而按这些设置{ $basis }得出 { $computed }
# en 072ae529
fill-the-shared-points-are-all = 公气 { $at } 全部填了，其中一个应当留空
# en b8bc4f3f
fill-the-shared-points-hold-black = 公气 { $at } 上有黑子 { $black }、白子 { $white }
# en 11442695
fill-the-stone-at-lies-in = { $point } 的{ $color ->
        [black] 黑子
       *[white] 白子
    }在{ $opponent ->
        [Black] 黑方
       *[White] 白方
    }地域中，现在那里不该放子
# en 5e22ff7a
checkpoint-bowls-back = 棋子已收回棋盒
# en a56a1dcd
checkpoint-full = 双方地域已填满
# en a2830663
fill-the-territory-does-not-hold = 地域放不下补偿子：能放多少放多少，其余用计算解决
# en 12220f4e
fill-the-winning-block-at-touches = 胜方的空块 { $labels } 不靠边；通常留在角上或边上
# en d5d57dc4
fill-there-are-too-few-stones = 补偿子不够：有多少放多少，其余用计算解决
# en 74c2e8db
fill-there-is-no-room-for = 单数的一点没有位置：请用计算解决
# en 7a39ca0b
fill-too-many-on-board = 盘上有 { $stones } 颗{ $color ->
        [black] 黑子
       *[white] 白子
    }，多于棋盒所有
# en 0069e4ef
fill-with-the-stone-at-more = { $point } 放上{ $color ->
        [black] 黑子
       *[white] 白子
    }后，{ $owner ->
        [Black] 黑方
       *[White] 白方
    }占的公气超过一半
# en a203f939
fill-wrong-parity = 有 { $shared } 个公气时，正确的填子不会得出{ $side ->
        [Black] 黑方
       *[White] 白方
    } { $shown } 点：漏看了空点、公气或棋子
# en 03145fe9
fill-without-arithmetic = 主张的 { $without } 是盘上棋子所得的结果：另欠{ $side ->
    [Black] 黑方
   *[White] 白方
    } { $points } 点，在数子之后用计算结清

# en bfd4d321
full-stop = 。

# en 59c6ed11
history-everything-after-move-is-wrong = 第 { $number } 手之后全部有误。
# en d69e880b
history-missed-after-move = 第 { $after } 手之后漏记：{ $moves }。
# en 2c43c3ea
history-move-was-not-played = 第 { $number } 手没有下过。
# en 12b7bc24
history-move-was-played-at = 第 { $number } 手下在 { $point }。
# en 10a3b952
history-move-was-played-by-the = 第 { $number } 手是另一方下的。
# en 46db3b22
history-nobody-is-named = 未注明确认人姓名
# en 9d11888c
history-noted = { $result }，{ $status }。
# en 8dc92aba
history-confirmed-by-unknown = 结果已确认；没有记下哪方棋手同意
# en 744c1526
history-confirmed-by-both = 双方棋手已确认
# en 59f7c241
history-resigned = { $player ->
        [Black] 黑方认输
       *[White] 白方认输
    }
# en 63cd93f3
history-answers-appeals = 所答复的申诉：第 { $numbers } 号。
# en 0a6a1733
history-result-stands = 维持结果：{ $result }。
# en 00a95a85
outdone-withdrawn = { $withdrawn }；撤销的内容：{ $what }
# en 9b22a89f
outdone-overruled = 已被改判
# en 7a701f9c
outdone-overruled-by = { $what } 其后裁定或确认了另一结果：{ $by }，{ $at }
# en ac44b21d
outdone-open-claim = 未决主张
# en 5353a98f
appeal-numbered = 第 { $number } 号：{ $line }
# en a5cdcf6c
appeal-decided = 申诉已裁决
# en d121f1e4
appeal-decided-by = { $line } 裁决人：{ $by }，{ $at }
# en 145bf3f9
appeal-rejected-by = { $line } 已由 { $by } 于 { $at } 驳回：{ $reasons } 维持原结果。
# en 9d3803df
end-note-stands = 有效备注
# en 01eceac1
end-note-late = 确认之后的备注
# en 80b06cf9
end-note-for-information = { $line } 结果在此之前已确认（{ $at }）；仅供参考
# en dd8a95d2
end-note-settled = 已了结的备注
# en 00e7387a
end-note-settled-by-confirmation = { $line } 已随结果的确认而了结，{ $at }
# en 31b57a0d
report-sign-appealed = 有申诉尚未裁决：本结果仍可能改判。签名仅证明记录无误。
# en c58ae30e
slip-an-appeal-is-open = 有申诉尚未裁决：以其裁决为准。
# en 5b099fe1
history-decided-by-and-both-agree = 由 { $by } 裁定，双方棋手同意
# en 6e66ffe8
history-decided-by-and-one-agrees = 由 { $by } 裁定，{ $player ->
        [Black] 黑方同意
       *[White] 白方同意
    }
# en 921c1f10
history-decided-and-both-agree = 裁判作出裁定，双方棋手同意
# en 2734c977
history-decided-and-one-agrees = 裁判作出裁定，{ $player ->
        [Black] 黑方同意
       *[White] 白方同意
    }
# en 4e5bced8
history-claimed-by-one = { $player ->
        [Black] 黑方
       *[White] 白方
    }主张；{ $other ->
        [Black] 黑方
       *[White] 白方
    }尚未确认
# en ba3495b5
history-proposal-is-what-happened = 实际是第 { $choice } 个选项
# en 1c1b6ef7
history-question = 问题 { $question }：{ $answer }。
# en 1475f7b5
history-taken-back = 已撤回：{ $act }
# en 52f42a3d
history-the-last-one-was-taken = 最近一次已撤回。
# en 791efcf6
history-the-record-is-not-right = 未选任何方案，记录不变
# en d91259fe
history-the-record-is-right = 棋谱正确，记录不变
# en 90714ae3
history-the-record-is-right-the = 棋谱正确；终局时棋盘上不同。
# en b57f3802
history-the-stones-at-were-lifted = { $labels } 的棋子在第 { $after } 手之后取走。
# en 06d2eb5d
history-noted-under-protest = { $result }，{ $status }，附抗议。
# en bdf9f086
history-under-protest = 附抗议。
# en 48d183f2
history-what-was-taken-back-was = 已恢复撤回的内容。

# en 29ffda48
incident-line-a-second-warning-loses-the = 第二次警告判负（RGF 21.2）。
# en c7df62b5
incident-line-adjourned-board = 封棋；{ $player ->
        [Black] 黑方
       *[White] 白方
    }的封手下在棋盘上；续弈：{ $until }
# en 7e3e48ed
incident-line-adjourned-envelope = 封棋；{ $player ->
        [Black] 黑方
       *[White] 白方
    }的封手封在信封里；续弈：{ $until }
# en f6bddd4a
incident-line-after-move = 第 { $after } 手之后
# en 51c91d89
incident-line-appeal-committee = { $player ->
        [Black] 黑方
       *[White] 白方
    }向申诉委员会申诉；裁决期限：{ $until }
# en f9c08271
incident-line-appeal-referee = { $player ->
        [Black] 黑方
       *[White] 白方
    }向裁判长申诉；裁决期限：{ $until }
# en e64b3192
incident-line-before-move-1 = 第 1 手之前
# en e7257eca
incident-line-blitz = 快棋
# en 4bbea9ac
incident-line-both-flags = { $claimant ->
        [Black] 黑方
       *[White] 白方
    }提出对方超时；自己也已超时
# en 49c33855
incident-line-bowls = 已清点棋盒：黑子 { $black }，白子 { $white }
# en 1ec80e16
incident-line-by-the-rules-a-right = 按规则，猜中者执黑，未猜中者执白（RGF 16.5b）。双方各下第三手之前发现的，重新开始对局；之后发现的，对局照常继续（RGF 22.1）。
# en c27cf13e
incident-line-by-the-rules-in-this = 按规则依次（RGF 22.4）：恢复局面；保持现状；回到双方认可的最后局面；判责任方负；重赛。
# en bdd92dfb
incident-line-agree-or-both-lose = 按规则双方须就其位置达成一致，否则双方皆负（RGF 22.4）；由裁判裁定。
# en e3211fc3
incident-line-the-game-is-started-again = 按规则重新开始对局（RGF 22.1）。
# en 2c53dd90
incident-line-the-game-goes-on = 按规则对局继续。
# en be7969af
incident-line-by-the-rules-the-player = 按规则由猜先者选择黑白。
# en 69cd3168
incident-line-by-the-rules-the-referee = 按规则：{ $result }；由裁判裁定。
# en 92e4771f
incident-line-no-result = 按规则对局以无胜负结束（RGF 13.1）。结果待定，直到裁判裁定：和棋、缩短用时重赛或其他（RGF 16.8、20.2）。
# en 4d33bab2
incident-line-claimed-at-once = 当即提出
# en 46aa4082
incident-line-claimed-too-late = 提出过晚
# en 1de3a77f
incident-line-count-with-penalty = 计点时{ $player ->
        [Black] 黑方
       *[White] 白方
    }付 { $points } 点。
# en d8b8c3c0
incident-line-nothing-is-counted = 第 { $number } 条备注决定本局时不计点。
# en b424dbb2
incident-line-deduct = 按规则：黑方棋钟扣 { $black }，白方棋钟扣 { $white }。
# en 77c49867
incident-line-deduct-from-one = 按规则：{ $player ->
        [Black] 黑方
       *[White] 白方
    }棋钟扣 { $time }。
# en f9bb6902
incident-line-main-time-gone = 基本用时已全部扣完：若没有读秒或加时，即为超时负。
# en f3793e69
incident-line-displaced = 棋子被碰动后对局继续；双方对其位置有异议
# en 93793b3b
incident-line-displaced-agreed = 棋子被碰动后对局继续；双方对其位置无异议
# en 6a31c54d
incident-line-flag = { $claimant ->
        [Black] 黑方
       *[White] 白方
    }提出对方超时；自己未超时
# en ddc76302
incident-line-first-flag-loses = 先超时者负；谁先超时由裁判裁定。
# en 9dcc7d0a
incident-line-decided-before = 第 { $number } 条备注已决定本局；两者以何者为准由裁判裁定。
# en 6cb5769b
incident-line-guessed-right = 猜先：猜中，猜先者执{ $guesser ->
        [Black] 黑
       *[White] 白
    }
# en 812e6454
incident-line-guessed-wrong = 猜先：没有猜中，猜先者执{ $guesser ->
        [Black] 黑
       *[White] 白
    }
# en 3f7ff235
incident-line-it-was-the-turn-of = 应由{ $color ->
        [Black] 黑方
       *[White] 白方
    }的{ $partner ->
        [Woman] 女棋手
       *[Man] 男棋手
    }下。按规则：{ $follows }。
# en 3779c635
incident-line-late = 迟到：黑方 { $black } 分钟，白方 { $white } 分钟，棋钟 { $allowance } 分钟
# en b813af75
incident-line-lateness-not-stated = 本规则未规定迟到：按比赛规程处理。
# en 3106d291
incident-line-colours-not-stated = 本规则未规定猜先的结果决定哪方执黑：按比赛规程处理。
# en 6c813a95
incident-line-note = 备注
# en 6e567564
incident-line-on-purpose = 故意
# en 95d3bdae
incident-line-penalty = { $player ->
        [Black] 黑方
       *[White] 白方
    }罚 { $points } 点
# en d1ac0652
incident-line-takes-back = 撤回第 { $number } 条备注
# en 901ffdb0
incident-line-was-taken-back = 已撤回，不再计入。
# en deb9106a
incident-line-taken-up = 封棋后续弈；双方对局面有异议
# en 0d95e984
incident-line-taken-up-agreed = 封棋后续弈；双方对局面无异议
# en cad757d4
incident-line-the-claim-comes-too-late = 提出过晚：只能在该手之后立即提出；不作处理，也不悔棋（RGF 附录 4）
# en 60b4c13e
incident-line-the-move-before-was-out = 前一手次序也有误
# en 1453be96
incident-line-the-wrong-partner-of-made = { $player ->
        [Black] 黑方
       *[White] 白方
    }第 { $number } 手走错次序，{ $when }
# en 8ae006fa
incident-line-there-must-be-black-and = 应有黑子 { $black }、白子 { $white }：请核对棋盒。
# en 400e1d7c
incident-line-was-warned = { $player ->
        [Black] 黑方
       *[White] 白方
    }被警告
# en 2288c481
incident-line-was-cautioned = { $player ->
        [Black] 黑方
       *[White] 白方
    }被提醒
# en 3d0cba95
incident-line-appeal-federation = { $player ->
        [Black] 黑方
       *[White] 白方
    }向协会申诉；裁决期限：{ $until }
# en 4b619272
incident-line-protest = { $player ->
        [Black] 黑方
       *[White] 白方
    }提出抗议
# en 3dc838c7
incident-line-repetition = 局面重复出现；双方并未都同意以无胜负结束
# en 1030819c
incident-line-repetition-agreed = 局面重复出现；双方同意以无胜负结束
# en de904a21
incident-line-faulty-clock = 棋钟有故障
# en 353bae06
incident-line-clock-set = 按规则更换棋钟，每位棋手至少剩 { $minutes } 分钟（RGF）；由裁判设定。
# en 5d78588e
incident-line-no-blitz = 快棋每方最多 { $minutes } 分钟（RGF 附录 6），本局超过此时限：由裁判裁定。
# en 77505b04
incident-line-blitz-not-stated = 本规则未规定快棋，只有俄罗斯规程有规定（RGF 附录 6）：按比赛规程处理。
# en 5101125b
incident-line-wrong-start = 黑白或让子有误；发现时黑方已下 { $black } 手，白方 { $white } 手

# en 1390b1c2
report-agreed-dead = 死子由下列人员确认：
# en 6349b598
report-aid = 供裁判参考，不是裁定。每一步都可手工复核。
# en 05a30fca
report-black = 黑方
# en 0e338c8c
report-claimed = 申报
# en 33ee4c4f
report-decided = 裁判决定
# en 55e06d2b
report-clock = 棋钟读数：
# en a324990f
report-clock-picture = 棋钟图片：
# en 67fc528e
report-compensation-mark = 方块：补偿子。
# en 037d35f0
report-computed = 算出
# en 49262e6f
report-audited-on = 数子于 { $date } 核对。
# en d4094785
report-filled = 识别出的填满棋盘。
# en 7c09537f
report-findings = 发现
# en 7c6bbee9
report-for-players = 供棋手。程序只提建议；由棋手和裁判决定。
# en 5e9c21a9
report-in-order = 逐手列出，供在棋盘边宣读
# en 950275b1
report-ledger = 计算
# en 2aab7f84
report-losing-mark = 三角：负方的棋子。
# en 7db47276
report-made = 制作时间
# en f50d6357
report-known-by = 制作时间、SHA-256
# en 67dcf6f3
report-known-by-files = { $made }；{ $files }{ $more ->
        [0] {""}
       *[other] {" "}等另外 { $more } 个
    }
# en a23fd2ae
report-method = 方式
# en e6dd021d
report-move-of-black = 黑
# en 84f83e54
report-move-of-white = 白
# en 9527aebc
report-move-takes = { $one }，提 { $taken }
# en 7092189f
report-none = 无。
# en cb40c460
report-noted = 对局中的记录，以及规则的规定
# en 76fb1820
report-notes = 说明
# en 5894c0a3
report-notices = 摄像头看到：
# en cd049849
report-penalties = 黑方 { $black }，白方 { $white }
# en cce0dc2c
report-pictures = 图片
# en ccaa033d
report-position = 用于计点的局面（x：死子，已取走）
# en 1f80d2df
report-protest = 在抗议下进行
# en 974daba3
report-read = 盘面读出
# en c1d3e760
report-rebuild = 要在棋盘上恢复局面，请按次序摆子；提掉的棋子放回棋盒。
# en fd0189d1
report-record = 棋谱
# en c6aaa97f
report-referee = 裁判
# en 21ed8110
report-ringed = 圈出：需要查看的点。
# en a67e890c
report-ruling = 裁定和理由：
# en 7e078941
report-settings = 设置及其来源
# en 865f14c7
report-settings-confirmed = 这些设置已于 { $clock } 在显示结论之前确认。
# en a2595d2a
report-sign = 双方棋手签名确认此结果。签名后即为最终结果。
# en c98982c7
report-sign-written = 双方棋手签名确认上一行所写的最后裁定的结果。签名后即为最终结果。
# en c11a77c7
report-sign-decided = 此结果为裁判的裁定。除非棋手按赛事规则提出申诉，否则即为最终结果。棋手签名仅表示已被告知，不表示同意。
# en fe1e7d51
report-sign-final = 此结果为最终结果。签名证明记录无误。
# en c77b50de
report-sign-final-under-protest = 此结果为最终结果，在抗议下作出。签名证明记录无误。
# en 02282b85
report-sign-waiting = 该台尚未记下这个结果。签名证明它与赛场中的裁定一致。
# en 54098fcb
report-sign-claim = 填子无误而所报结果不符：在撤回所报结果或裁判裁定之前，棋手不签名。
# en 4d117c7c
report-sign-appeal = 尚有申诉未决：裁决之前，棋手不签名。
# en b2cce160
report-sign-changed = 此结果确认之后对局有改动：在重新确认或裁判裁定之前，棋手不签名。
# en 8cc83ecb
report-sign-note = 有一条备注决定了本局，或使本局的结局未定：在裁判裁定之前，棋手不签名。
# en 69c81189
report-sign-referee = 填子不符：在裁判裁定之前，棋手不签名。
# en 0a9cb8f9
report-decided-in-the-end = 最后确定的结果：
# en d7223b10
report-slip = 成绩单
# en 39834966
report-stones = 黑 / 白 / 空
# en fe56a92f
report-table = 台次
# en fa2d078b
report-times = 计点结束／确认时间：
# en 280c3468
report-title = 填满计点核查报告
# en 8237e9e4
report-white = 白方

# en f9d06135
result-wins = { $side }胜
# en 43fe6244
result-wins-by = { $side }胜 { $margin } 点
# en d1791857
result-wins-by-counted = { $side }胜 { $margin } 点（计点）
# en cfa1bf31
result-wins-by-forfeit = { $side }因对方弃权或违规获胜
# en 8bdb60bd
result-wins-by-forfeit-because = { $side }因对方弃权或违规获胜：{ $why }
# en 8e9ad69f
result-wins-by-adjudication = { $side }经裁定获胜
# en 3eb23db7
result-wins-by-resignation = { $side }胜（对方认输）
# en c3f6e7ef
result-wins-on-time = { $side }因对方超时胜
# en bdc6c8b0
result-impossible-on-board = { $size } 棋盘上数子不可能得出{ $result }
# en ab7053fa
result-impossible-with-komi = 贴目为 { $komi } 时，数子不可能得出{ $result }
# en 7b6e0fb9
result-impossible-drawn = 按本局规则，点数相同为和棋，数子不可能得出{ $result }
# en 4a2a1119
result-impossible-equal-score = 按本局规则，点数相同时{ $winner ->
        [Black] 黑方
       *[White] 白方
    }胜，数子不可能得出{ $result }
# en 94172436
result-wins-by-rule = { $side }按规则胜（点数相同）

# en 23357668
form-fault-cut-game = 一局棋在某个值中间被截断，另一局从那里开始，该局没有任何完整的内容，已略去
# en 0b698bdf
form-fault-cut-value = 这一局在某个值中间被截断，文件在那里结束或另一局从那里开始；该值已略去，之前的内容已保留
# en 7631cc2d
form-fault-no-parenthesis = 对局不以 "(" 开头
# en 98ebc1cc
form-fault-no-semicolon = 第一个节点不以 ";" 开头
# en b1a7eaa9
form-fault-not-closed = 文件结束或另一局开始时，这一局还没有结束
# en 0de0ef97
form-fault-property-without-value = 没有值的属性已略去
# en 0ad9c924
form-fault-stray-text = 属性之外的文字已略去
# en d070913b
form-fault-value-without-property = 没有属性的值已略去
# en 31654320
sgf-note-bad-byte-order-mark = 文件以 { $charset } 的标记开头，但按该编码无效
# en 40bee7e7
sgf-note-damaged-text = 文字按 { $charset } 读取，损坏的字符已换成“�”：{ $characters } 个
# en d51da0a8
sgf-note-date-in-words = DT[{ $value }] 读作 { $days }
# en 244bafc9
sgf-note-encoded-twice = { $property }[{ $value }] 像是被编码了两次的 UTF-8，原文应为 { $meant }；文字保持原样
# en 8bb20c8a
sgf-note-first-of = 文件中有 { $games } 局，这是第一局
# en b313b92a
sgf-note-foreign-property = { $found } 按 SGF 的 { $read_as } 读取
# en 38f701e5
sgf-note-form = 第 { $line } 行：{ $fault }
# en 1cdd2a65
sgf-note-guessed-charset = 编码是猜测的：文字按 { $charset } 读取
# en 418d7969
sgf-note-handicap-in-words = HA[{ $value }] 读作让 { $stones } 子
# en 09422676
sgf-note-handicap-not-stated = 第一手之前有 { $laid } 颗黑子，却没有写明让子数（HA）
# en e8ca51c4
sgf-note-handicap-of-one = HA[1] 不是让子，而是让先；但第一手之前盘上有 { $laid } 颗黑子
# en 431a2bbb
sgf-note-handicap-stones = HA[{ $stated }] 写明让 { $stated } 子，而白棋下子之前摆下或下出的是 { $laid } 子
# en defd3ae4
sgf-note-holds-property = { $property }[{ $value }] 中有另一个属性，像是少了右括号；文字保持原样
# en 4279b66f
sgf-note-html-entity = { $property }[{ $value }] 中有按 HTML 或网址写法写成的字符；文字保持原样
# en 2b41bcd1
sgf-note-impossible-charset = 文件声明的编码是 { $declared }，但按该编码读出的文字中有任何文字都不会有的字符；已按 { $read_as } 读取：请核对姓名是否正确
# en 82a2c65e
sgf-note-impossible-komi = KM[{ $value }] 超过 { $size } 路棋盘的点数，已略去
# en 5285bfd6
sgf-note-impossible-margin = RE[{ $value }]：{ $size } 路棋盘上的对局不可能有这样的差距，已略去
# en 6ee6841a
sgf-note-info-below-root = 对局信息有一部分写在第一个节点之后的节点里
# en 83aba4dc
sgf-note-is-utf-8 = 文件声明的编码是 { $declared }，实际是 UTF-8
# en a0e94028
sgf-note-komi-in-units = KM[{ $value }] 读作贴 { $komi } 目
# en 7529c97a
sgf-note-komi-without-point = KM[{ $value }] 大于任何对局的贴目，像是漏写了小数点，已略去
# en d778662e
sgf-note-large-komi = KM[{ $value }] 大于对局通常的贴目：请核对是否正确
# en 0d165f64
sgf-note-move-in-root = 根节点中有一手棋
# en 39cf1886
sgf-note-moves-in-one-node = 一个节点中有 { $moves } 手棋，从第 { $first } 手起
# en 5f8b7641
sgf-note-not-date = DT[{ $value }] 无法读作日期
# en f4f3016e
sgf-note-not-handicap = HA[{ $value }] 不是子数，已略去
# en 3f9d2e49
sgf-note-not-in-charset = 文件声明的编码是 { $declared }，但按该编码无效
# en 5787152f
sgf-note-not-komi = KM[{ $value }] 不是半目的整数倍，已略去
# en 759db2df
sgf-note-not-main-time = TM[{ $value }] 不是秒数，已略去
# en a25800a5
sgf-note-not-result = RE[{ $value }] 不是结果，已略去
# en a14ebb0d
sgf-note-odd-move = 第 { $number } 手下在“{ $value }”，不是 { $size }x{ $size } 棋盘上的点；该手及其后的着手已略去
# en 8583a1e3
sgf-note-off-board = { $property }[{ $value }] 不在棋盘上，已略去
# en cbb6819e
sgf-note-pass-beside-board = 第 { $number } 手“{ $value }”在棋盘之外，读作停一手
# en e909dcf9
sgf-note-result-in-words = RE[{ $value }] 读作 { $result }，这是 SGF 对该结果的写法
# en c451bf90
sgf-note-several-values = 采用 { $property }[{ $value }]，但文件中还有 { $property }[{ $other }]：请核对哪个正确
# en bc43d7a4
sgf-note-size-in-words = SZ[{ $value }] 读作 { $size } 路棋盘
# en 78557ebb
sgf-note-surrogate-pairs = 以代理对（CESU-8）写成的字符已合并：{ $characters } 个
# en 17d1af72
sgf-note-unknown-charset = 文件声明的编码 "{ $declared }" 未知
# en 6c0d3a4b
sgf-note-unknown-rules = RU[{ $value }] 不是已知的规则
# en 58c7c17e
slip-as-the-referee-decided-below = 按下面的裁定
# en 42d2744b
slip-open-by-the-record = 待裁判裁定；按棋谱：{ $outcome }
# en 2443f649
slip-open-by-what-was-given = 待裁判裁定；按棋谱及此处给定的设置：{ $outcome }
# en 8dab2e4f
slip-open-by-pictures = 待裁判裁定；按照片：{ $outcome }
# en e4376335
slip-by-the-record-the-game = 按棋谱；本局不以计点定胜负
# en ca191452
slip-claimed-and-confirmed-by-both = 由双方棋手申报并确认
# en e94ac783
slip-confirmed-by-both-players-on = 双方棋手于 { $date_and_time } 确认。未注明确认人姓名。
# en 1cd713d2
slip-confirmed-by-both-players = 双方棋手（{ $names }）于 { $date_and_time } 确认。
# en 126de652
slip-confirmed-by-both-written-down = 双方棋手（{ $names }；由 { $by } 记下）于 { $date_and_time } 确认。
# en 6d64d663
slip-confirmed-by-unknown = 已确认（{ $by }），{ $date_and_time }。没有记下哪方棋手同意。
# en eca4c5bf
slip-resigned = { $player ->
        [Black] 黑方
       *[White] 白方
    }（{ $name }）于 { $date_and_time } 认输。
# en c4377011
slip-confirmed-by-both-players-noted = 双方棋手确认（由 { $by } 记录），{ $date_and_time }。
# en 3e5bf2f2
slip-counted-by-filling-in-the = 以填满法计点；与棋谱一致
# en c118401e
slip-counted-with-what-was-given = 以填满法计点；与按此处给定的设置计算的棋谱一致
# en 0853d14e
slip-counted-as-recorded = 以填满法计点；与现有的棋谱一致
# en ecf75793
slip-counted-before-the-change = 以填满法计点；结果确认之后棋谱有改动
# en fd979267
slip-counted-with-what-is-assumed = 以填满法计点，按假定的条件；这局棋没有人记录
# en 0cf0cc7f
slip-counted-unrecorded = 以填满法计点；这局棋没有人记录
# en 1e30404e
slip-decided-on = 由 { $by } 于 { $date_and_time } 裁定。
# en a3558d5f
slip-method-decided-by = 由 { $by } 裁定
# en 41103683
slip-players-did-not-confirm = 棋手未作确认。
# en d851da3e
slip-one-player-agrees = { $player ->
        [Black] 黑方同意；白方
       *[White] 白方同意；黑方
    }未作确认。
# en 422330dc
slip-both-players-agree = 双方棋手同意。
# en dafe27a7
slip-final = 此为最终结果。
# en 41621d88
slip-final-under-protest = 结果为最终结果，在抗议下作出。
# en 9e08926a
slip-waits-for-the-table = 该台尚未记下：记下后结果才是最终的。
# en 9e21c30b
slip-not-final-before-the-appeal = 未确认：尚有申诉未决，裁决之前均非最终结果。
# en 072bfa5c
slip-not-final-before-the-note = 未确认：关于本局的第 { $note } 条备注仍有效，裁判就此裁定之前均非最终结果。
# en 209b6d71
slip-not-confirmed-yet-final-when = 尚未确认；双方棋手签名后为最终结果。
# en 6b4ca980
slip-not-confirmed-referee-first = 尚未确认：在裁判裁定并由双方棋手确认之前，没有最终结果。裁定后将重新打印成绩单供双方签字。
# en 47299fa1
slip-open-until-the-referee-rules = 待裁判裁定
# en 26dfc9b5
slip-the-count-does-not-settle = 计点不能定论
# en 6804d687
slip-the-fill-matches-and-the-claim-differs = 棋盘与棋谱相符；给出的是另一结果
# en 12c60b58
slip-to-be-written-here-by = 由裁判在此填写

# en 16f7e687
stones-of = { $stones } 颗{ $color ->
        [black] 黑子
       *[white] 白子
    }

# en b34a4604
result-draw = 和棋
# en 9d791833
result-technical-draw = 技术和棋
# en b53494bf
result-both-lose = 双方判负
# en aedadbf7
result-no-result = 无胜负
# en caa2fbcf
result-void = 作废
# en 143a1ab2
result-pending = 待裁判裁定
# en 04b6a321
result-not-played = 未下
# en 81599d6d
result-unknown = 不明
# en a32bd3d4
result-side = { $winner ->
        [Black] 黑
       *[White] 白
    }
# en f1209c7b
result-side-named = { $winner ->
        [Black] 黑
       *[White] 白
    } - { $name } -{" "}
# en 3de46dad
result-bye = { $winner ->
        [Black] 黑方
       *[White] 白方
    }轮空
# en afb1522c
result-claims-differ = { $first } 主张 { $one }，{ $second } 主张 { $other }


# en 9fdb79fd
report-beside-pass = { $number } 停一手
# en bc642648
report-beside-at = { $number } 在 { $at }
# en 5bd9b380
info-nothing = 无
# en 75c14688
info-changed = { $entry }：{ $is }（原为：{ $was }）
# en ce304037
info-rank = 段位
# en 80c7a6d2
info-team = 队伍
# en 07fbb8a1
info-main-time = 基本用时
# en 20f6ca3c
info-overtime = 读秒
# en 1c6f7d28
info-recorder = 记录者
# en 12dcfaea
info-annotator = 评注者
# en de23adbc
info-copyright = 版权
# en 7e837526
info-move-made = 落子成立
# en 9d4252fe
info-permission = 记录许可
# en 4c234be2
info-black-consent = 黑方同意
# en 70718c40
info-white-consent = 白方同意
# en 363cb51b
history-info = 姓名与设置已更正：{ $what }。
# en c44d4885
history-no-longer-holds = { $what }后已撤回。
# en 05177baa
history-step-taken-back = 已撤回（未署名）：{ $what }
# en 8e5f5149
history-step-taken-back-by = 由 { $name } 撤回：{ $what }
# en ba33786b
history-step-taken-back-with-reasons = 由 { $name } 撤回（{ $reasons }）：{ $what }
# en d6c7efdd
history-step-made-again = 已重做（未署名）：{ $what }
# en 3166ed04
history-step-made-again-by = 由 { $name } 重做：{ $what }

# en 23c79370
count-picture-position = { $clock } 的局面图片
# en eb4b9ffd
count-picture-dead-off = { $clock } 已取下死子的图片
# en dcc99db0
count-picture-compensated = { $clock } 放好补偿子后的图片
# en 2dc4cd22
count-picture-wrong-compensation = { $clock } 补偿子有误的图片
# en 46eb3ccc
count-picture-finished = { $clock } 填满后的图片
# en cee9b293
count-picture-unfinished = { $clock } 未填满的图片
# en 48b83833
report-shot-finished = 填满后
# en 2b188172
report-shot-compensated = 放好补偿子后
# en 93385510
report-shot-before = 填子前
# en e5378bc8
report-shot-clock = 棋钟
# en b221683f
standing-confirmed-by-it = 已于 { $clock } 确认
# en 6cd58255
standing-confirmed = 已于 { $clock } 确认；此后仅供参考
# en 6f49b26f
standing-outdated = 已于 { $clock } 确认，但不成立：此后对局有改动
# en 41a012f3
sgf-note-move-onto-stone = 第 { $number } 手 { $point } 落在已有棋子的点上；棋谱中保持原样
# en f6aa733f
sgf-note-no-character = { $property }[{ $value }] 中有控制字符或没有含义的字符；文字保持原样
# en 72bb219f
sgf-note-suicide = 第 { $number } 手 { $point } 提去己方 { $stones } 子（自杀）；棋谱中保持原样
# en 2499deb0
sgf-note-unlikely-charset = 文件声明的编码是 { $declared }，并已按它读取，但文字更像是 { $likely }：请核对姓名是否正确
# en 68aea578
fill-unexplained = 棋盘显示的数与记录得出的不同，没有单一原因能完全解释：出错之处可能不止一处
# en a39ed47d
fill-may-be = 或许其中一部分是：{ $cause }
# en 19178a25
outdone-made-again = { $withdrawn }；撤销的内容：{ $what } 其后由 { $again }（{ $at }）再次裁定或确认了同一结果，现行有效。
# en ced142fd
setting-compensation = 让子补偿
# en df4eea93
setting-compensation-moves = 每个让子手补一点
# en 504fb2db
setting-compensation-stones = 每个让子补一点
# en 68e9bd92
setting-odd = 单数点
# en f9269691
setting-odd-arithmetic = 以计算处理
# en dea64622
setting-odd-on-board = 在盘上处理
# en 5f5732e9
setting-pair-go = 双人围棋
# en f1a696ca
setting-pair-go-is-played = 是
# en 6920e5dc
audit-holds-only-with = 此结论仅在下列无人给出、由程序假定的条件下成立：{ $settings }。
# en b15f37a6
audit-record-is-open =
    { $count ->
       *[other] 此结论仅对现有的棋谱成立，棋谱尚有问题未答：{ $questions }。请先回答，再重新核查填子。
    }
# en 8bf54c3c
audit-note-left-out =
    { $picture ->
        [before] 填子前局面的 1 张照片
        [compensated] 补偿子的 1 张照片
       *[final] 填满后的 1 张照片
    }未计入：{ $why ->
        [too-large] 照片过大。
       *[unreadable] 无法读取。
    }
# en 074ff7f2
audit-other-recorded = 棋谱写明结果 { $recorded }，而按这些设定算出 { $computed }
# en 45f5209d
audit-other-recorded-without-count = 棋谱写明 { $given }（{ $recorded }），此结果不由数子决定；按数子为 { $computed }
# en 207912d2
report-penalties-label = 罚点：
# en 73554e51
audit-and-settings-by-name = { $basis }（{ $by } 给定的设置：{ $reasons }）
# en 5945933e
audit-other-decision = { $by } 裁定 { $decided }，而按这些设定棋谱算出 { $computed }

# en 4a544a28
fill-empty-outside-block = 结果按胜方的空块读出；若把块外的空点也计入，棋盘得出 { $in_full }
# en d7991dd2
incident-under-protest = 在{ $player ->
        [Black] 黑方
       *[White] 白方
    }抗议下
