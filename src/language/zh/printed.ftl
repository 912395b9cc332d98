printed-another-result-needs-reasons = { $said }此处确认的是：{ $confirmed }。如果确实如此，请用 --by 和 --reasons 注明由谁裁定及理由
printed-black-stones-white-stones-empty = 黑子 { $black }，白子 { $white }，空点 { $empty }
printed-board-empty = {"      "}{ $size } 棋盘，空
printed-board-handicap-stones = {"      "}{ $size } 棋盘，让 { $n } 子
printed-board-with-stones = {"      "}{ $size } 棋盘，已有 { $n } 子
printed-computed-read-off-the-board = 算出 { $computed }，盘面读出 { $read }，申报 { $claimed }
printed-deleted = { $session }：已删除 { $pictures } 张图片
printed-finding = 发现（{ $name }）：{ $text }{ $at }{ $shift }
printed-hash-of-its-last-line = 最后一行的哈希值：{ $head }
printed-its-last-line-is-unfinished = 最后一行没有写完，断电时会这样；已写入的内容没有丢失。
printed-moves-taken-back = {"   "}<  已撤回最近 { $moves } 手
printed-next-step = 下一步：{ $step }
printed-no-count-comes-to-that = 贴目为 { $komi } 时，数子不可能得出{ $result }：请更正结果或贴目，或用 --by 和 --reasons 写明裁判姓名和理由
printed-no-picture-the-record-is = 没有画面：{ $why }；棋谱已保留
printed-no-question-is-open = 没有未答的问题。
printed-no-result-has-been-noted = 没有写下结果。
printed-nobody-is-named = 没有注明由谁确认结果；用 --by 姓名 可将其写入日志。
printed-not-sealed = 未封存
printed-number-is-in-the-journal = 该编号是第 { $line } 行的，{ $moves }：到那里为止日志与当时一致；{ $later ->
        [0] 之后没有增加
       *[other] 之后又加了 { $later } 行
    }
printed-number-is-not-in-the-journal = 没有哪一行是这个编号：这不是当时抄下编号的日志，或者它在那之前被截断了；请另找一份副本
printed-note = 说明：{ $note }
printed-nothing-has-been-noted = 没有备注。
printed-nothing-was-answered-corrected-or = 没有回答、更正或裁定。
printed-of-them-in-doubt = ，其中 { $doubts } 手存疑
printed-open-question = 未答的问题 { $id }：{ $question }
printed-pictures-as-they-were-taken = 图片：与拍摄时相同 { $whole } 张，已删除 { $deleted } 张，有改动 { $changed } 张
printed-pictures-come-again = 画面恢复
printed-question = {"   "}?  问题 { $id }：{ $question }
printed-question-has-settled-itself = {"   "}.  问题 { $question } 已自行解决
printed-record = 棋谱：{ $sgf }
printed-ruling = 裁定，{ $at }：{ $ruling } { $reasons }
printed-s-referee = { $time } 秒，请裁判注意：{ $text }
printed-seal-has-no-signature = 封存没有签名，而应有密钥 { $expected } 的签名；请向封存者索取签名
printed-seal-is-signed-with = 封存已用密钥 { $key } 签名
printed-seal-key = 本机密钥为 { $key }；公钥在 { $public } 中：请交给核验封存的人，{ $secret } 请自行保管
printed-sealed-after-write-this-down = 已封存，{ $moves }；请记下以便证明：{ $head }
printed-session = 会话：{ $session }
printed-setting = 设置，{ $name }：{ $value }（{ $from }）
printed-signature-is-forged = 签名不真实，或属于另一份记录：请另找一份副本
printed-signed-with-another-key = 封存是用密钥 { $key } 签名的，而不是 { $expected }
printed-step-accept = 双方棋手接受算出的结果
printed-step-bowls = 寻找缺少的棋子（棋盒盖、地上、另一棋盒），或取出多余的一颗，再全部重新摆开
printed-step-referee = 由裁判裁定
printed-step-restore = 按棋谱恢复局面，重新计点
printed-step-search = 寻找缺少的棋子（棋盒盖、地上、棋手膝上、另一棋盒）
printed-stones-were-corrected = {"   "}~  棋子已更正
printed-taken-back-written-to = 已撤回；写入 { $sgf }
printed-the-board-is-back-as = {"   "}#  棋盘已恢复原状：对局继续
printed-the-board-is-being-filled = {"   "}#  正在填子计点；棋谱已冻结
printed-the-board-or-the-camera = {"   "}~  棋盘或摄像头被转动
printed-the-game-is-over-the = {"   "}#  对局结束：{ $why }；棋谱已冻结
printed-the-journal-is-as-it = 日志与写入时一致：{ $events }，{ $moves }，{ $sealed }
printed-the-report-is-written = 报告已写入：{ $files }
printed-the-result-is = 结果{ $standing }
printed-the-result-was-withdrawn = 目前没有结果：已由 { $by } 于 { $at } 撤回：{ $reasons }
printed-the-view = 画面：{ $sentence }
printed-to-play = {"\u000A"}{ $moves }{ $doubts }；轮到{ $to_play ->
        [Black] 黑方
       *[White] 白方
    }
printed-written-to = { $moves }；写入 { $sgf }
printed-sealed = 已封存
printed-events = { $n } 个事件
printed-nothing-changes = 没有变化：这些已知。
printed-edited-record-kept = 有人改过由日志生成的棋谱；改过的版本另存为 { $kept }
