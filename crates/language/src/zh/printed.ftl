# en a63e4e62
printed-another-result-needs-reasons = { $said }此处确认的是：{ $confirmed }。如果确实如此，请注明由谁裁定及理由
# en b031e808
printed-arithmetic-is-left-out = --arithmetic 逐步列出计算；--report 文件.html 将计算连同照片写成报告。
# en aee54405
printed-black-stones-white-stones-empty = 黑子 { $black }，白子 { $white }，空点 { $empty }
# en 25278369
printed-board-empty = {"      "}{ $size } 棋盘，空
# en aeac0e12
printed-board-handicap-stones = {"      "}{ $size } 棋盘，让 { $n } 子
# en 50d21918
printed-board-with-stones = {"      "}{ $size } 棋盘，已有 { $n } 子
# en f2ef1533
printed-computed-read-off-the-board = 算出 { $computed }，盘面读出 { $read }{ $claimed ->
        [none] {""}
       *[other] ，申报 { $claimed }
    }
# en 23f48e85
printed-deleted = { $session }：已删除 { $pictures } 张图片
# en eafd4e21
printed-end-not-checked = 末尾是否缺行，用 --number 和封存或结束时记下的哈希检查。
# en 3f237876
printed-finding = 发现：{ $text }{ $at }{ $shift }
# en 590b6dce
printed-hash-of-its-last-line = 最后一行的哈希值：{ $head }
# en 56237a28
printed-its-last-line-is-unfinished = 最后一行没有写完，断电或有人截断文件时会这样：该行内容已丢失。'kifuscribe verify --number' 可凭记下的编号判断结尾是否被截断。
# en 330f37a0
printed-journal-empty = 日志中没有一行：原有内容已丢失，或从未写入。
# en a209c46f
printed-last-picture-differs = 最后的画面与棋谱在 { $points } 不一致：请更正棋谱，或用 'kifuscribe correct { $session } as-recorded' 确认棋谱无误
# en e3e5d2d6
printed-last-picture-as-answered = 终局时棋盘与棋谱在 { $points } 不一致，与已作的回答相符
# en 17c24a3f
printed-moves-taken-back = {"   "}<  已撤回最近 { $moves } 手
# en dd328c4e
printed-next-step = 下一步：{ $step }
# en c2436746
printed-next-step-either = 下一步任选其一：{ $steps }
# en b5bccb81
remark-impossible-claim = { $why }：申报已记下；请申报正确的结果，或更正棋谱中的贴目和规则；{ $result } 本身只有写明裁判姓名和理由（--by 和 --reasons）才能确认
# en 075a44fd
remark-claim-beyond-board = { $why }：申报已记下，但无人可以确认；请申报正确的结果，或更正棋谱中的贴目和规则
# en b2d46d3c
printed-doubtful-penalty = 本局规则没有对{ $player ->
        [Black] 黑方
       *[White] 白方
    }罚 { $points } 点的规定：如有误，请用其编号、姓名和理由撤回该备注
# en 9658e18a
printed-no-question-is-open = 没有未答的问题。
# en ac8ff297
printed-no-result-has-been-noted = 没有写下结果。
# en c2964afb
printed-decided-not-confirmed = 已裁定，尚未确认：{ $ruling }
# en 576fe9ff
printed-nobody-is-named = 这次确认没有署名，而结果已是最终结果。要补上姓名，请先用 'kifuscribe correct { $folder } withdraw --by 姓名 --reasons 理由' 撤回，再用 'kifuscribe result { $folder } confirm { $result } --both-agree --by 姓名' 重新确认。
# en 45011bb4
printed-not-confirmed-by-both = { $player ->
        [Black] 黑方
       *[White] 白方
    }称结果为 { $result }；{ $other ->
        [Black] 黑方
       *[White] 白方
    }尚未确认，结果还不是最终的。双方同意后：'kifuscribe result { $folder } confirm { $result } --both-agree'。
# en 9593e8fe
printed-the-end-does-not-come-to = 无论按哪种规则及其通常贴目，也无论可能的死子算活还是算死，棋谱终局的局面都得不出{ $result }。请用 'kifuscribe score { $record }' 查看，并用 'kifuscribe audit { $record } 照片 --session { $folder }' 核对填满后的照片；结果有误时用 'kifuscribe correct { $folder } withdraw --by 姓名 --reasons 理由' 撤回。
# en 6f703eb0
printed-not-sealed = 未封存
# en b2a2103c
printed-number-is-in-the-journal = 该编号是第 { $line } 行的，{ $moves }：到那里为止日志与当时一致；{ $later ->
        [0] 之后没有增加
       *[other] 之后又加了 { $later } 行
    }
# en 23788501
printed-number-is-not-in-the-journal = 没有哪一行是这个编号：这不是当时抄下编号的日志，或者它在那之前被截断了；请另找一份副本
# en 6e484f53
printed-note = 说明：{ $note }
# en f7f50270
printed-nothing-has-been-noted = 没有备注。
# en 5bae92ee
printed-open-question = 未答的问题 { $id }：{ $question }
# en 70871261
printed-output-closed = 无法写入标准输出；记录继续进行
# en da268445
printed-pictures-as-they-were-taken = 图片：与拍摄时相同 { $whole } 张，已删除 { $deleted } 张，有改动 { $changed } 张
# en 5511cb5c
printed-pictures-come-again = 画面恢复
# en fe26d7d3
printed-question = {"   "}?  问题 { $id }：{ $question }
# en 6a0aab3d
printed-question-has-settled-itself = {"   "}.  问题 { $question } 已自行解决
# en b7a3e2ac
printed-record = 棋谱：{ $sgf }
# en 60f27fb4
printed-record-differs = 记录 { $sgf } 与日志所得不符：它被改过，或由本程序的其他版本写成；用 'kifuscribe replay { $session } -o FILE' 可重新写出
# en 0ea8c677
printed-record-missing = 找不到记录 { $sgf }：它已被删除或移走；用 'kifuscribe replay { $session } -o FILE' 可重新写出
# en 627e48b6
printed-result-file-differs = { $file } 与日志所得不符：它被改过，或由本程序的其他版本写成；用 'kifuscribe result { $session }' 可将它另存，并按日志重新写出
# en 22071da9
printed-result-file-missing = 缺少 { $file }，而日志中有已确认的结果；用 'kifuscribe result { $session }' 可重新写出
# en 8a5bdb93
printed-paper-differs = { $file } 与写出时不同：它的哈希记入日志之后被改过；请重新打印，或与纸质件对照
# en ca2bfe58
printed-paper-later = { $file } 的写出时间晚于日志中关于它的最后一行：日志末尾缺行，或该文件被改过；用 'kifuscribe verify --number' 检查末尾
# en 39eb1fc3
printed-paper-missing = { $file } 既不在会话文件夹里，也不在其旁边：写在了别处，或已被移走或删除，未与哈希核对
# en e3aed35d
printed-picture-differs = { $file } 不是当时拍的图片：与日志中的哈希不符
# en d47a4743
printed-audited-record-differs = { $file } 不是当时核对的棋谱：与日志中的哈希不符
# en 6a5b7657
printed-changed-result-kept = 结果文件与日志所得不符；已另存为 { $file }
# en b8bb5dbd
printed-claims-differ = { $claims }；在双方一致或裁判裁定之前，结果未确认
# en 8940103e
printed-result-file-written-again = 已按日志重新写出 { $file }
# en dd736aff
printed-ruling-taken-back = 已撤回；写入 { $journal }。此前写出的报告仍有该裁定：请用 'kifuscribe audit' 和同一个 --report 重新写出
# en ff1b8b71
printed-ruling = 裁定，{ $at }：{ $ruling } { $reasons }
# en 4306d874
printed-s-referee = { $time } 秒，请裁判注意：{ $text }
# en 58190132
printed-say-it-with = { $text }；请用 { $option } 指明
# en 3b6a34e1
printed-say-with = { $text }请用 { $option } 指明。
# en 5d59219b
printed-seal-has-no-signature = 封存没有签名，而应有密钥 { $expected } 的签名；请向封存者索取签名
# en c2d1c38c
printed-seal-is-signed-with = 封存已用密钥 { $key } 签名
# en 792ca48f
printed-sealed-at = 封存于 { $at }（按其电脑的时钟）
# en 4741724c
printed-seal-is-unsigned = 封存没有签名：无法证明由谁、在何时封存；只有当时记下的编号能证明封存之前没有任何改动
# en 491e5a4a
printed-anybody-could-have-signed = 任何人都可以生成这样的密钥：'kifuscribe verify --key' 会将它与组织者的密钥比较
# en 29e8c094
printed-seal-key = 本机密钥为 { $key }；公钥在 { $public } 中：请交给核验封存的人，{ $secret } 请自行保管
# en 96d9b8d3
printed-sealed-after-write-this-down = 已封存，{ $moves }；请记下以便证明：{ $head }
# en 3116a840
printed-sealed-without-names = 封存的棋谱缺少姓名（{ $colors }），也不能再补；请写入 SGF 的副本
# en 24675031
printed-session = 会话：{ $session }
# en 6120aa0b
verify-number-of-one = 一个数只属于一份记录；用 --number 时请只给出一个记录文件夹
# en f1bde148
printed-settings-assumed = 假定：{ $settings }
# en bf256ed3
printed-settings-given = 指定：{ $settings }
# en ce6dcdf9
printed-settings-of-the-journal = 按日志：{ $settings }
# en 1f093b3e
printed-settings-of-the-pairing = 按对阵表：{ $settings }
# en ff245873
printed-settings-of-the-pictures = 按照片：{ $settings }
# en d3d48d45
printed-settings-of-the-record = 按棋谱：{ $settings }
# en 7d002698
printed-signature-is-forged = 签名不真实，或属于另一份记录：请另找一份副本
# en e994ccbe
printed-signed-with-another-key = 封存是用密钥 { $key } 签名的，而不是 { $expected }
# en 1210a617
printed-step-another-picture = 按所列问题处理后重新拍摄
# en ea491164
printed-step-bowls = 寻找缺少的棋子（棋盒盖、地上、另一棋盒），或取出多余的一颗，再全部重新摆开
# en 7b48d662
printed-step-decision = 确认裁判的裁定，或撤回该裁定
# en 139d1276
printed-step-findings = 按所列问题处理，再检查一次点目
# en 23dfe00b
printed-step-note = 若该记录不成立，则撤销该记录
# en 4f2b7168
printed-step-or = {"；或"}
# en 6c7f0f5f
printed-step-restore = 按棋谱恢复局面，重新计点
# en babade77
printed-step-search = 寻找缺少的棋子（棋盒盖、地上、棋手膝上、另一棋盒）
# en d55e2965
printed-step-surplus = 找出多出的棋子（别副棋的棋子，或多装一颗的棋盒）并取走
# en c09c94b7
printed-stones-were-corrected = {"   "}~  棋子已更正
# en 7f5a967e
printed-taken-back-written-to = 已撤回；写入 { $sgf }
# en 8902d279
printed-the-board-is-back-as = {"   "}#  棋盘已恢复原状：对局继续
# en bb8c2bcd
printed-the-board-is-being-filled = {"   "}#  正在填子计点；棋谱已冻结
# en 36fdc860
printed-the-board-or-the-camera = {"   "}~  棋盘或摄像头被转动
# en a9ccba02
printed-the-record-is-frozen = {"   "}#  棋谱已冻结：{ $why }
# en 47c2ed23
printed-the-journal-is-as-it = 日志中没有一行被改动：{ $events }，{ $moves }，{ $sealed }
# en da7312ca
printed-the-report-is-written = 报告已写入：{ $files }
# en 3c13d9f1
printed-the-result-is = 结果{ $standing }
# en def3f021
printed-the-result-was-withdrawn = 目前没有结果：已由 { $by } 于 { $at } 撤回：{ $reasons }
# en 9756152c
printed-the-view = 画面：{ $sentence }
# en ffa4756a
printed-to-play = {"\u000A"}{ $moves }{ $doubts ->
        [0] {""}
       *[other] ，其中 { $doubts } 手存疑
    }；轮到{ $to_play ->
        [Black] 黑方
       *[White] 白方
    }
# en d6fb7552
printed-written-to = { $moves }；写入 { $sgf }
# en 6a173831
printed-sealed = 已封存
# en 8d2bfed2
printed-sealed-and-added = 已封存，此后又添加了 { $n } 行
# en a4bd5fcb
printed-events = { $n } 个事件
# en bd9d9474
printed-nothing-changes = 没有变化：这些已知。
# en 9c556f19
printed-earlier-record-kept = { $sgf } 中原有较早的棋谱，已另存为 { $kept }
# en e9d248fd
printed-disk-full = { $events ->
        [1] 最近一个事件或棋谱无法写入，只在内存中
       *[other] 磁盘已满，最近 { $events } 个事件只在内存中
    }；记录仍在继续：请腾出空间，程序会自动写入；也可以让记录在另一磁盘的文件夹中继续：{ $command }
# en aa409ef5
printed-goes-on-in = 记录在 { $session } 中继续；没有丢失任何内容
# en b1389262
printed-waits-for-room = 记录已结束，{ $events ->
        [1] 但最近一个事件或棋谱只在内存中
       *[other] 但最近 { $events } 个事件只在内存中
    }：请在磁盘上腾出空间，程序会自动写入；也可以写入另一磁盘的文件夹：{ $command }；按 Ctrl-C 则放弃这些内容并结束
# en 6ae612d2
printed-all-is-written = 又有空间了：记录的内容已全部写入磁盘
# en 039d69ca
record-kept-on-disk = 磁盘上的 { $session } 中有 { $moves }；请腾出空间，用 --resume 继续
# en b01d3022
printed-edited-record-kept = 有人改过由日志生成的棋谱；改过的版本另存为 { $kept }
# en 1b6f9c66
printed-recording-ended = 记录已随 { $result } 结束：结果确认后不再记录着手。如果对局还要继续，请用 'kifuscribe correct { $folder } withdraw --by 姓名 --reasons 理由' 撤回结果，再用 --session { $folder } --resume 继续记录。
# en 0dab94ba
printed-names-before-the-seal = 缺少姓名（{ $colors }），而封存后的棋谱不能再填写姓名：请在封存前用 'kifuscribe correct { $folder } info --info 文件 --by 姓名' 填写。
# en 1170fbe1
printed-only-in-pair-go = 只有双人围棋才会有错误的同伴落子：若本局只有两名棋手，请用 'kifuscribe incident { $folder } taken-back { $number } --by 姓名 --text 说明' 撤回第 { $number } 条备注。
# en fb204972
printed-stands-now = 目前有效的结果：{ $result }（{ $status }）。
# en dd0e5b3e
printed-no-result-stands = 目前没有结果；请用 'kifuscribe result { $folder } claim 结果' 或 'confirm 结果' 写下结果。
# en 1d22181a
printed-with-option = { $text }（{ $option }）
# en a93c56ef
printed-sealed-with-questions = 已封存的棋谱中还有 { $n } 个未答的问题；请用 'kifuscribe answer { $session }' 回答，回答记在封存之后
# en a352d984
printed-sealed-with-unseen-order = 第 { $moves } 手的次序没有人看到。请问对局者；若次序不同，用 'kifuscribe correct { $session }' 改正，改正记在封存之后
# en 00cde6dc
printed-sealed-before = 此前已封存；连同其后的补充，现为{ $moves }。整份日志的编号现为 { $head }
# en 4607ecb4
printed-signed-later = 此前已封存，现在才签名：签名不能证明其间没有改动
# en 27b98c16
printed-ended-with-result = { $moves }；结果已确认：{ $result }。记录已结束
# en 176d16fe
printed-ended-with-result-by = { $moves }；结果已由 { $by } 确认：{ $result }。记录已结束
# en 5c3f58db
printed-was-signed-later = 封存之后才签名：签名不能证明封存的时间正确，也不能证明其间没有改动
# en 1e344cfe
pdf-missing-characters = 这台电脑上没有字体含有下列字符，上文中缺少它们：{ $characters }
