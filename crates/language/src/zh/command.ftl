# 各命令输出的内容。
# en 71b59b05
archive-added = 加入 { $added } 局{ $known ->
        [0] {""}
       *[other] ；另有 { $known } 局棋库中已有，未重复加入
    }
# en 3c97a071
archive-added-and-refused = 加入 { $added } 局{ $known ->
        [0] {""}
       *[other] ；另有 { $known } 局棋库中已有，未重复加入
    }，拒绝 { $refused } 个
# en 7b2288ad
archive-at-too-large = 该棋谱有 { $moves }；--at 请不要超过
# en 01df586b
archive-black-wins = 黑胜
# en 5deb6038
archive-player-black = 执黑
# en 49915623
archive-player-lost = 负
# en 59b569ca
archive-player-white = 执白
# en 44b6c33f
archive-player-won = 胜
# en deeeb9cb
archive-checked-damaged = { $games }、{ $journals }、{ $pictures }：其余与写入时一致
# en 6b1a0afc
archive-checked-whole = { $games }、{ $journals }、{ $pictures }：均与写入时一致
# en 55206c6a
archive-export-stopped = 已停止；已写的内容没有保留
# en 5a34a383
archive-file = 文件：{ $file }
# en 57381c4e
archive-game-of-file = { $file }（第 { $n } 局）
# en 46083618
archive-journals-left-out = 略去 { $n } 份含隐去姓名的日志：日志中的姓名无法去掉
# en f674b095
archive-more-refused = 另有 { $n } 个文件被拒绝；--json 列出全部
# en 8e8b46df
archive-name-not-found = 如果应当有它，请检查写法：'archive find --player NAME'。
# en dd903554
archive-name-stays-in-files = 日志、SGF 文件及其文件名中仍有它；参见指南 "The archive"。
# en 49608150
archive-name-withheld = 姓名已隐去；{ $games }中有它。
# en 75a7d697
archive-marks-withheld = { $n } 局的标签或备注中也有它
# en e22e571a
archive-names-more = 另有 { $n } 项；--json 列出全部
# en 532bd8b4
archive-names-not-all-looked-through = 含有该姓名中某个词的对局多于为此查看过的对局。
# en 83e6e7f7
archive-name-not-yet-withheld = 尚未隐去任何内容：同一命令加上 --yes 才会隐去。
# en aafe509c
archive-name-would-be-withheld = 姓名将被隐去；{ $games }中有它。
# en a819183f
archive-name-withheld-already = 姓名已被隐去；{ $games }的文件中有它。
# en 3ffed6a2
archive-names-alike-stay = 以下内容可能也指此人，仍保留；若是此人的姓名，请以同样方式隐去：
# en 5c112f3a
archive-next-move = 着手
# en 65a801b5
archive-no-game-found = 没有找到对局
# en e0d141ca
archive-no-rectangle = { $region } 不是 { $size } 棋盘上的矩形；请给出两个角，例如 A1:G7
# en ab240bed
archive-not-told = 档案尚未得知：{ $why }
# en b1bc65c8
archive-nothing-to-export = 没有找到对局，什么也没有写
# en 036421f3
archive-pictures-deleted = { $n } 张图片已删除；日志中有其哈希
# en ba0ff910
archive-played-next = 此局面之后的着手：
# en 72abbea0
archive-played-next-in = { $region } 之后的着手：
# en 8372e8a0
archive-set-aside = 损坏的目录 { $path } 已改名为 { $aside }
# en 4c0c14a5
archive-shown-of = { $total } 局中的 { $shown } 局
# en dcc131ba
archive-stopped-adds-the-rest = 已停止；再次运行同一命令会加入其余的
# en 95a9dcdb
archive-stopped-as-it-was = 已停止；目录保持原样
# en 24366d5c
archive-stopped-checking = 尚未检查完即已停止
# en 813fa42d
archive-white-wins = 白胜
# en 12ea5350
archive-written = { $games }写入 { $file }
# en 1374fa7e
archive-written-package = { $games }、{ $journals }、{ $pictures }写入 { $file }
# en 7f7aa1d9
audit-fill-not-seen = 没有看到无手遮挡的填满棋盘；请拍照并给出图片
# en c01d96f3
audit-no-picture = 没有给出填满后的图片；请在棋谱之后至少给出一张
# en 68c92e14
act-refusal-nothing-to-confirm = 填子没有给出可确认的结果；请说明商定的结果
# en 6d14e45f
act-refusal-count-out-of-date = { $value }，计点的结果已经过时；请重新核对，或说明由谁裁定及理由
# en 2418ff3c
act-refusal-others-move = 按棋谱，第 { $number } 手由{ $player ->
        [Black] 黑方
       *[White] 白方
    }下；请给出下这一手的一方，或其着手的手数
# en f4220ea1
act-refusal-no-such-move = 棋谱没有第 { $number } 手：共 { $moves } 手
# en baf80e84
act-refusal-appeal-open = 有申诉未裁决：{ $appeal }；请先记录裁决、撤回申诉，或说明由谁裁定及理由
# en 88a04fa2
act-refusal-impossible-result = { $why }：请更正结果，或棋谱中的贴目和规则，或写明裁判姓名和理由
# en 28f752ab
act-refusal-impossible-decision = { $why }：请选择规则所定的结果，写明胜负差，或选择由裁判裁定胜负；或先更正棋谱中的贴目和规则
# en ca77eebc
act-refusal-claim-open = { $name } 声称结果为 { $claimed }：若 { $name } 同意另一结果，请先记为 { $name } 的主张；否则请署名并说明理由作出裁定
# en 9d203972
act-refusal-nobody-agrees = 没有说明双方棋手都同意：请说明双方同意，或由双方各自以自己的姓名确认；裁判的决定要写明姓名和理由
# en e0bba10b
act-name-of-opponent = { $name } 是{ $other ->
        [Black] 黑方
       *[White] 白方
    }的姓名，却填给了{ $player ->
        [Black] 黑方
       *[White] 白方
    }：请填写棋手本人的姓名，或不填姓名
# en 8512280f
act-name-of-nobody = 本局{ $player ->
        [Black] 黑方
       *[White] 白方
    }是 { $known }，不是 { $name }：请填写棋手本人的姓名，或不填；非棋手须署名并说明理由作出裁定
# en 750d83d5
act-name-of-both = { $name } 被填作双方的姓名：请分别填写各自的姓名，或不填姓名
# en 96ca5fc6
act-refusal-player-decides = { $name } 是本局棋手：棋手的话只是其主张或同意，不能作出裁定，也不能撤销裁定；不写理由就照此记录；否则请写明作出裁定的裁判姓名
# en 735e62f4
act-refusal-note-of-other = { $name } 是本局棋手，而第 { $number } 条备注不属于该棋手：棋手只能撤回自己的申诉、抗议或主张；请写明撤回此备注的裁判姓名
# en 0ad16a43
act-refusal-no-result-open = 无胜负的对局在裁判裁定之前待定（RGF 16.8、20.2）：请说明由谁裁定及理由
# en 8ec2ad1e
act-refusal-result-of-referee = 此结果由裁判裁定，不能由棋手确认：{ $result }；请说明由谁裁定及理由
# en 4096f676
act-refusal-end-note-stands = 第 { $number } 条备注决定了本局，或使结局未定：{ $note }；请记下如何了结，或撤回该备注，或说明由谁裁定及理由
# en eecb25cc
act-refusal-reasons-of-nobody = 理由应由裁定者提出，却没有署名：请写明由谁裁定；仅表示同意的棋手不填理由
# en 3757376c
act-refusal-which-appeal = 有多项申诉未裁决，编号为 { $appeals }：请说明这个决定答复其中哪些
# en f5b5b265
act-refusal-no-such-appeal = 没有编号为 { $appeal } 的未裁决申诉；未裁决的：{ $open }
# en e08af991
act-refusal-appeal-left = 以下编号的申诉仍未答复：{ $appeals }；对结果的决定要答复所有未裁决的申诉
# en 49527ccd
change-basis-count = 计点之后
# en 392d7fd0
change-basis-decision = 裁判裁定之后
# en 33d8f407
change-basis-confirmation = 确认之后
# en f91f94ed
changed-since-moves = { $since }棋谱已更改：当时有 { $then } 手，现在有 { $now } 手
# en 92623837
changed-since-record = { $since }更正了棋谱中的着手或棋子
# en 9296f560
changed-since-conditions = { $since }更正了规则、贴目或让子
# en 465a1d83
changed-since-note = { $since }决定本局的第 { $number } 条备注已被撤回
# en 5b9535e6
changed-since-penalties = { $since }又记录或撤销了罚点
# en ddfbeae5
changed-since-the-audit = { $changed }；请重新核对计点
# en 6c095be0
changed-since-the-result = { $changed }，而结果在此之前已确认，与现在的棋谱不符；请重新核对计点并重新确认，或由裁判署名并说明理由裁定，或由裁判撤销结果
# en 9cb36849
audit-record-file-changed = 结果确认之后棋谱文件被更改过：所确认的是更改前的文件；请由裁判确认或撤销结果。
# en d516f455
result-slip-changed = 不成立
# en a097ade7
result-slip-conditions = 对局条件
# en 9f7abca3
result-slip-komi = 贴目 { $komi }
# en ba08f289
result-slip-pair-go = 双人围棋
# en b3d381e5
result-slip-handicap = 让 { $stones } 子
# en 11f21c27
result-slip-handicap-with-compensation = 让 { $stones } 子，为此白方得 { $points }
# en 3df907e6
result-slip-penalties = 罚点：黑方 { $black }，白方 { $white }
# en 80f6853a
result-slip-appeal = 未决申诉
# en 0f07ff43
result-slip-withdrawn = 已撤销
# en 6d3c3b1e
result-slip-withdrawn-by = { $at }，{ $by }：{ $reasons }
# en ca5e9091
audit-other-game = { $session } 是与 { $path } 不同的对局的记录；请给出本局的记录，或去掉 --session
# en dc0c7e89
act-refusal-ruling-unsigned = 裁定须有署名；请写明由谁裁定或确认
# en 69ff5054
act-refusal-no-reasons = 裁判的裁定须有理由；请写明理由
# en 6ce40f4d
audit-result-without-ruling = --result 是裁定的结果，须与说明裁定方式的 --ruling 一起给出；棋手主张的结果用 --claimed 给出
# en dc67c455
audit-decision-of-which = 棋手主张 { $claimed }，而填子的结果为 { $computed }：请写明裁定的结果（--result 结果）
# en f2c1cfc8
audit-ruling-where = 裁定保存在记录的日志中或报告旁边；请给出 --session 或 --report
# en 411ab035
audit-name-and-reasons = 姓名和理由须一起给出：--by 和 --reasons
# en 692dd04e
audit-recording-beside = 这是 { $session } 的棋谱；用 --session { $session }，核对结果及其裁定会保存在那里
# en b0b0a46a
audit-recording-has-more = { $session } 有这份棋谱所缺的内容（{ $what }）；'kifuscribe replay { $session } -o { $record }' 可重新写出棋谱
# en ae41d757
audit-two-records = 给出了两份棋谱；一次核查只针对一局
# en 08ed4308
audit-watch-one-record = 观看计点时只对照一份棋谱，并自动拍照；请只给出棋谱
# en 6dc6d722
calibrate-found = 找到 { $size }，每格 { $cell } 像素，共 { $pictures }。
# en c798c192
calibrate-lens = 镜头的径向项（k1）为 { $k1 }，取自标靶的 { $views } 个视角，误差 { $error } 像素
# en b8f1230a
calibrate-no-chessboard = 在 { $spec } 的 { $views } 个视角中看不到完整的 { $squares } 内角棋盘格；请保持平整，每次换一个倾斜角度，并给出 --squares
# en 04d823e1
calibrate-stopped = 在足够多次识别到棋盘之前停止；没有写入
# en 6a21b3ac
calibrate-written = 已写入 { $path }。
# en 32866574
clock-both-down = 双方时间都已用完：先超时者负，由已用时间无法得知
# en d59f923a
clock-count-with = 计点时请用 --penalty-black { $black } --penalty-white { $white }
# en 8c70903a
clock-flag = { $color ->
        [Black] 黑方
       *[White] 白方
    }超时
# en 820e8e12
clock-main-left = 剩余基本时间：黑 { $black }，白 { $white }
# en 63492912
clock-main-over = { $color ->
        [Black] 黑方
       *[White] 白方
    }基本时间用完
# en 26ed2b1e
clock-moves-left = 本段尚须着手：黑 { $black }，白 { $white }
# en 9aade1b4
clock-no-moves = { $session } 中没有记录着手
# en 7241679d
clock-penalties = 罚点：黑 { $black }，白 { $white }；计点时折合黑 { $net_black }，白 { $net_white }
# en 94ad2e57
clock-penalty = { $color ->
        [Black] 黑方
       *[White] 白方
    }罚 { $points } 点
# en c34927aa
clock-period-gone = { $color ->
        [Black] 黑方
       *[White] 白方
    }用掉一次读秒；剩 { $left } 次
# en 069784b1
clock-period-missing = 此计时制有读秒；请用 --period 给出长度，例如 5:00
# en 2aa0206e
clock-periods-left = 剩余读秒次数：黑 { $black }，白 { $white }
# en db792b1d
clock-presses-needed = 由已用时间无法得知读秒次数；请用 CSV 给出按钟记录
# en 72cc8d6a
clock-result = 结果：{ $result }（{ $text }）；由裁判决定
# en 80a6e277
clock-skipped = { $color ->
        [Black] 黑方
       *[White] 白方
    }跳过一手
# en 62b9f50a
clock-unusable = 无法使用 { $path }
# en de0e4a90
correct-answer-missing = 请给出问题 { $question } 的回答：confirm、reject 或提议的编号
# en eed3f0fb
correct-no-answer = { $word } 不是回答；请给出 confirm、reject 或提议的编号
# en 65467e6a
correct-no-color = { $text } 不是颜色；请给出 B 或 W
# en 8604c630
correct-no-moves = { $text } 不是着手列表；请交替给出颜色和位置，例如 "W D4 B Q16"
# en f6657313
correct-no-point = { $label } 不是 { $size } 棋盘上的点；请给出列字母（无 I）和行号，例如 D4
# en 03f61ee7
act-refusal-withdrawal-unsigned = 撤回裁定须有人负责并说明理由；请写明姓名和理由
# en eb29e317
count-boards = { $n } 块棋盘
# en e27e4987
count-journals = { $n } 份日志
# en b8a73e9b
count-pictures = { $n } 张图片
# en 03217c6f
count-recordings = { $n } 份记录
# en 66c43bb3
damage-hash = 已被改动：与哈希列表不符
# en fb861268
damage-missing = 文件不存在；'archive add' 可在它现在所在的文件夹中找到
# en 5ac46a78
damage-other-game = 其中的对局与之前不同；'archive add' 会采用新的
# en 7f9d4536
damage-other-info = 目录中的棋手、日期、结果或其他信息与文件不同；请运行 'archive rebuild'
# en 2221e3a6
damage-other-moves = 目录中的着手与文件不同；请运行 'archive rebuild'
# en f74b28bd
damage-pictures = { $n } 张图片被改动：与日志中的哈希不符
# en 930f612c
damage-record = 棋谱 { $record } 与日志所得不符：它被改过，或由本程序的其他版本写成；'kifuscribe replay SESSION -o { $record }' 会重新写出
# en 33f5383f
expect-compensation = 补偿：{ $stones }，放在{ $side ->
        [Black] 黑
       *[White] 白
    }方地内
# en c637172f
expect-empty-block = 唯一的空点在{ $side ->
        [Black] 黑
       *[White] 白
    }方胜出的点中
# en b6218a7a
expect-empty-reserved = 唯一的空点由{ $side ->
        [Black] 黑
       *[White] 白
    }方留在补偿子旁
# en 2b2cd617
expect-empty-shared = 唯一的空点是公气
# en 3c8d0817
expect-extra = 最后的公气：多放一枚{ $color ->
        [Black] 黑
       *[White] 白
    }子
# en 2bf4de0b
expect-shared = 公气：黑白各 { $n } 子
# en 8c89a0b5
expect-winning = { $side ->
        [Black] 黑
       *[White] 白
    }方胜出的点：{ $winning }；其上有{ $loser ->
        [Black] 黑
       *[White] 白
    }方的棋子 { $losing } 枚
# en 60332a5d
film-before = 先前已完成
# en cc5341a1
film-done = 完成
# en b2ac4f92
film-failed = 未能记录
# en ef9c094d
film-finding = 完成，有需要查看之处
# en 4a690bd8
film-of = 视频 { $n }/{ $all }，{ $film }：{ $state }
# en 25e0e846
films-failed = { $n } 个视频未能记录；再次运行同一命令会重试
# en 00c3ec19
hall-back = 赛场恢复回答第 { $table } 台
# en 2412cf8c
hall-denied = { $why }。记录在本机继续，但不会发送。请用 'kifuscribe-hall token --role table --table { $table }' 生成令牌，并用 --hall-token-file 指定存放它的文件
# en 5ad91616
hall-denied-of-boards = { $why }。这块棋盘的记录在本机继续，但不会发送。--hall-token-file 的文件中每台须有一个令牌，每行一个，按 --table 的顺序；'kifuscribe-hall token --role table --table { $table }' 可生成本台的令牌
# en fb6e1082
hall-has-nothing = 记录是完整的，但赛场什么也没有收到；可用 '{ $command }' 发送
# en 22264a55
hall-has-nothing-denied = 记录是完整的，但赛场什么也没有收到，因为它不让本机进入；有本台的令牌后，可用 '{ $command }' 发送
# en 51839a7e
hall-has-earlier = 赛场已有 { $session } 的全部记录
# en 748b9293
hall-has-all = 赛场已收到第 { $table } 台的全部记录
# en 3f20ec4d
hall-is-token = 这是令牌，不是赛场的地址；请把它写入文件并用 --hall-token-file 指定，用 --hall 给出赛场的地址，用 --table 给出台号
# en 6194ddb4
hall-is-token-file = { $path } 中是令牌，不是赛场的地址；请用 --hall-token-file 指定它，用 --hall 给出赛场的地址，用 --table 给出台号
# en f08d720e
hall-token-file-alone = { $path } 没有指明赛场；请用 --hall 给出它的地址，用 --table 给出台号
# en 8fc971e4
hall-joined = 已加入 { $hall } 的第 { $table } 台：黑 - { $black }，白 - { $white }
# en 3d9f2ab4
hall-joined-not-paired = 已加入 { $hall } 的第 { $table } 台，但其对阵表中没有这一台；请检查台号，或用 --info 给出姓名
# en 4d0a69cc
hall-joined-several-games = 已加入 { $hall } 的第 { $table } 台，但其对阵表中该台有多局棋，均不采用；请告知组织者，或用 --info 给出姓名
# en ec8af108
hall-joined-without-pairings = 已加入 { $hall } 的第 { $table } 台，该赛场没有对阵表；请用 --info 给出姓名
# en 85cb7f1b
hall-lost = { $why }；记录继续进行，赛场有回答时发送
# en 15d0597c
hall-seat-error-no-table = 请用 --table 给出台号，或用 --hall 给出 'Join' 页面上的地址
# en 9a4b3b95
hall-address-of-one-table = --hall 中的地址只属于一张桌；用 --boards 时请给出赛场本身的地址，例如 http://hall:8080，并用 --table 5,6,7 给每块棋盘一个台号
# en 47b31a52
hall-no-tables = 请用 --table 给每块棋盘一个台号，例如 --table 5,6,7
# en a4cdba25
hall-tables-of-boards = { $tables } 是多个棋盘的桌号；请用 --boards 说明画面中有几个棋盘
# en 35e62280
hall-no-table-number = { $table } 不是赛场的台号；台号从 1 起
# en 06ce800b
table-tokens-error-no-token = { $path } 中没有令牌；请写入 'kifuscribe-hall token' 打印的那一行
# en dbed829d
table-tokens-error-other-hall = { $path } 中是赛场 { $there } 的令牌，不是 { $hall } 的；请去掉 --hall 或填写那个地址，或者给出本赛场的文件
# en 47482027
table-tokens-error-several = { $path } 中有 { $count } 个令牌，看不出哪个属于第 { $table } 台；请把该台的那一行放进单独的文件，或把 'kifuscribe-hall token --json' 打印的各行（含台号）写入文件
# en db6a85bb
table-tokens-error-not-of-table = { $path } 中没有第 { $table } 台的令牌；请加上 'kifuscribe-hall token' 为该台打印的那一行
# en ca074001
table-tokens-error-other-number = { $path } 中有 { $count } 个令牌，需要 { $tables } 个；请按 --table 的顺序每行写一个
# en 8aded885
hall-not-sent = 未发送：同一文件夹中的 { $sessions }，赛场没有这份记录；如果是第 { $table } 台的对局，用 '{ $command }' 可以发送
# en 63ea1916
hall-not-sent-from-any-table = 未发送：同一文件夹中的 { $sessions }，因为无法确定它是在哪一台下的；用 '{ $command }' 可以发送到第 N 台
# en 4d33a0f6
hall-seat-error-other-table = --hall 中的地址属于第 { $table } 台；请去掉 --table，或给出相同的台号
# en 97ed3a8d
hall-refuses = 赛场拒绝第 { $table } 台的记录：{ $why }
# en a87b7784
hall-refuses-earlier = 赛场拒绝 { $session }：{ $why }
# en f28eaae8
hall-rest-doubtful = 添加的内容没有发送到赛场，因为赛场没有这份记录；如果是对局，用 '{ $command }' 可以发送
# en fea1a6c2
hall-rest-failed = 补充的内容尚未到达赛场：{ $why }；它会随本台的下一份记录发送，或用 '{ $command }' 发送
# en 23bd5c7b
hall-rest-refused = 赛场拒绝了补充的内容：{ $why }；用 '{ $command }' 可以再次发送
# en 58fb1eda
hall-rest-sent = { $hall } 的第 { $table } 台已收到补充的内容
# en b3cb7537
hall-taken = 赛场从现在起接收第 { $table } 台的记录
# en c6030382
hall-unsent = 赛场没有此记录的最后 { $n } 行；本台的下一次记录会发送，或用 '{ $command }' 发送
# en 78cce64d
hall-unsent-refused = 赛场没有此记录的最后 { $n } 行，并且拒绝接收：{ $why }
# en 711bed4c
hall-unsent-denied = 赛场没有此记录的 { $n } 行，因为它不让本机进入；有本台的令牌后，可用 '{ $command }' 发送
# en 8ce6b54c
hall-without-names = { $why }；记录在没有赛场所给姓名的情况下开始
# en 0a8039fc
act-refusal-no-words = 没有文字的备注毫无意义；请写明文字
# en c64ee681
live-again = 棋谱又能送达 { $place }
# en 6eb71167
live-kept-back = 观众看不到因延迟而保留的最后 { $moves }；请继续记录，或手工分发棋谱
# en 7d9c16d4
live-no-answer = 超时没有回答
# en 0e27b8bc
live-not-told = live 文件夹里的副本尚未更新：{ $why }
# en 27804fc2
live-addition-published = { $place } 上的棋谱也已更新
# en d08e1dd8
live-addition-unpublished = { $place } 上的棋谱尚未更新：{ $why }
# en d7908fc9
live-addition-unknown = 这份记录写有 { $place }，而这台电脑上没有人在那里发布过：它可能来自他人，因此没有向那里发送任何内容
# en 4a5eaff4
live-no-port = 棋盘 { $n } 的直播页没有端口：从 { $port } 到 65535 的端口不够；请为 --live 选择较小的端口
# en e9af24f5
live-page-at = 直播页：http://{ $address }/
# en 501a7275
live-published = 棋谱发布于 { $place }
# en 203fac83
live-retrying = 棋谱未能送达 { $place }：{ $why }；正在重试
# en 5571b3c6
live-unsent = { $place } 没有收到棋谱（{ $moves }；{ $why }）；请手工发送
# en a29314e7
live-unsent-since = { $place } 只有较早的棋谱（{ $earlier }，而非 { $moves }；{ $why }）；请手工发送
# en ec3f99c8
no-name = （无姓名）
# en a98e3aa0
pairings-ambiguous = 1-0 之类的结果显示为 ?，因为各程序对谁的比分在前并不一致
# en 7ed075ac
pairings-game-by-default = { $table }：{ $game }：{ $result }（弃权）
# en 13695edd
pairings-bye = 第 { $round } 轮轮空：{ $player }
# en a90f5702
pairings-bye-no-round = 轮空：{ $player }
# en 9bf08a7f
pairings-doubt-columns = 不认识 { $n } 列，未予读取：{ $columns }；可用的列见手册中关于文件的部分
# en b8f9ce42
pairings-doubt-names-alike = { $place }：两位棋手的姓名相同，只能靠段位、队伍和写法分辨谁执哪色；请在对阵表和棋谱中写成不同的姓名
# en 33557e99
pairings-doubt-no-name = { $place }：缺少棋手姓名；请在对阵表中补上，或用 --info 给出
# en 7ca9e750
pairings-doubt-no-number = { $place }：台号不是数字，赛场不会显示；请在对阵表中编号
# en 7408a487
pairings-doubt-same-player = { $player } 在对阵表中出现不止一处（{ $places }），其中必有错误；请更正对阵表
# en fb53819a
pairings-doubt-same-table = { $place }：此处排了 { $n } 局，无法判断是哪一局，因此都不采用；请让每局各占一台
# en 77a3e01f
pairings-doubt-unknown-players = 对局所写的 { $keys } 不在棋手名单中；名单补上之前，以此代替姓名
# en 92cb6f3d
pairings-game = { $table }：{ $game }
# en 47eb7d80
pairings-game-with-result = { $table }：{ $game }：{ $result }
# en fdd9ab18
pairings-no-table = 无台号
# en b2bba32d
pairings-round-no-number = 轮次 { $round } 不是数字，而服务器用数字
# en c15c77c4
place-bottom = 下方
# en 483f8006
place-centre = 中间
# en 876e6822
place-left = 左侧
# en 1e2a8804
place-middle = 中部
# en 64764359
place-right = 右侧
# en 926e2116
place-top = 上方
# en 6580529b
read-another-board = 图片中还有另一块棋盘；识别的是最大的一块，--all 识别所有棋盘。
# en ab38eff0
read-board-of = { $image }，棋盘 { $n }
# en 0a873c6a
read-calibration-unreadable = 无法读取 { $path }；名称是否正确？
# en 1199a22f
read-file = 无法读取 { $path }；请检查名称和读取权限
# en 76e1462f
read-no-board = 没有找到棋盘；请以 { $least } 度以上的角度显示整块棋盘，或给出 --corners 和 --size
# en 5d971051
read-no-whole-board = 没有找到完整的棋盘。{ $why }
# en d6e743ba
read-one-picture = --sgf 和 --overlay 只写一个文件；使用时请每次给出一张图片
# en d85e4064
read-position = { $name }：{ $size }，黑 { $black }，白 { $white }，遮挡 { $covered }{ $outside ->
        [0] {""}
       *[other] ，画面外 { $outside }
    }
# en 1c8382bc
read-stopped = 在 { $image } 之前停止
# en 7e10dd5e
read-takes-photographs = { $source } 不是照片：'kifuscribe read' 读取图片文件；请用 'kifuscribe record { $source }'，它接受手机、摄像头、网址或视频
# en 0ffb97b2
record-board-is = 棋盘 { $n } 是{ $place }的 { $size } 棋盘
# en e62e7939
record-board-of-table-is = 棋盘 { $n }（{ $table } 台）是{ $place }的 { $size } 棋盘
# en 36cc8440
record-board-found = 找到了第 { $n } 块棋盘，从现在起记录
# en c42a07d1
record-board-of = { $spec } 的棋盘 { $n }
# en 6f161d7f
record-begins-with-stones = { $source } 开始记录时盘上已有 { $n } 子，且不是让子：此前下过什么、提过什么都不得而知
# en dee6442a
record-boards-number = --boards 要为每个来源给一个数，例如 1,1,3：给了 { $n } 个数，而来源有 { $sources } 个
# en 9f4612f4
record-boards-so-far = 目前找到 { $count } 块棋盘中的 { $seen } 块
# en e74375f4
record-call-the-referee = 请叫裁判：{ $notice }
# en 99b8f1d1
record-boards-missing = 缺少 { $missing } 块棋盘（第 { $boards } 块）：{ $spec } 中应有 { $count } 块，已找到 { $found } 块，先记录已有的；要全部记录，请让每块棋盘完整入镜，每格至少 12 像素
# en 9438ee78
record-boards-never-found = { $missing } 块棋盘（第 { $boards } 块）始终没有找到，未予记录；请让每块棋盘完整入镜，或用 --boards 给出另一个数
# en 0097d1c6
record-consent-unknown = 请记得征得裁判许可和双方棋手同意：这里没有说明已经得到（--info 中的 permission、black_consent 和 white_consent）
# en 02feacc3
record-consent-unset = { $names } 未设置；请在对局信息中写 "yes" 或 "open"
# en 0ba40755
record-date-unknown = 不知道这是何时拍摄的，因此档案以本次记录的日期收录此局；请用 --info 给出日期，或用 'kifuscribe correct SESSION info --info FILE --by NAME' 更正
# en ec54e684
record-file-of-another-game = { $source } 是关于 "{ $named }" 的对局，而 { $option } 为 "{ $given }"；请给出那一局的文件，或去掉该选项
# en 04be281e
record-films-stopped = 已停止；再次运行同一命令会从 { $film } 继续
# en 6ee859b6
record-folder-refused = 无法创建文件夹 { $folder }；请检查写入权限
# en 3dcb9859
record-goes-on-from = { $session } 原来记录自 { $earlier }，现在从 { $source } 继续
# en 3527e414
record-hall-one-source = --hall 不能用于多个影片；请用 'kifuscribe-hall send' 发送每个影片的记录文件夹
# en bb2e4eb9
record-heading-of-table = 第 { $table } 桌
# en bbaf5a26
record-line-of-table = 第 { $table } 桌 | { $text }
# en a61a2155
record-more-boards = 画面中有 { $boards }；记录最大的 { $count } 块
# en 801a104c
record-move = 第 { $n } 手
# en 08b86184
record-names-kept = 赛场第 { $table } 台现在是 { $paired }；记录 { $session } 保留 { $own }；如果是同一局棋，请用 '{ $command }' 更正姓名
# en 3a921b0c
record-names-not-known = { $sessions } 的棋手未知，因为无法确定哪块棋盘在哪一台；用 '{ $command }' 可以写入第 N 台的棋手
# en 9364984c
record-neighbours = 画面中有 { $boards }，记录的是{ $place }的 { $size } 棋盘；--boards { $count } 会记录全部，每块各成一份
# en 9216c9a4
record-never-at-rest = { $source } 中看到了棋盘，但从未完整静止足够久以开始；请固定摄像头，第一手之前手不要在棋盘上方
# en 8b1c4915
record-no-board = { $source } 中没有找到棋盘
# en 6800646b
record-no-folder = 无法创建文件夹 { $folder }
# en 00619af7
record-no-thread = 系统无法再启动线程；请关闭其他程序后重试
# en f8b038ce
record-nothing-to-resume = { $folder } 中没有可继续的记录；开始新的记录
# en 92c5a1ed
record-nothing-sent = { $sessions } 都没有发送到赛场，因为无法确定哪块棋盘在哪一台；写入棋手后，用 '{ $command }' 可以发送到第 N 台
# en ee377b78
record-of-board = 棋盘 { $n }：{ $text }
# en 9639d1fa
record-of-table = 第 { $table } 桌：{ $text }
# en 5327de07
record-option-of-one-source = { $option } 只用于一个来源；请去掉该选项，或逐个记录来源
# en 8bd92518
record-pictures-deleted = 已删除早于 --keep-pictures 期限的 { $n } 张图片
# en 7797e072
record-players-of-one-game = { $source } 中是一局棋的棋手，不写入 { $count } 块棋盘的记录；请用比赛文件和 --table，或以后用 'kifuscribe correct SESSION info' 写入
# en 957e961f
record-refused = 该局不得记录：对局信息中 { $name } 为 "no"
# en ccef5fb0
record-round-kept = 赛场第 { $table } 台现在是 { $paired }；记录 { $session } 仍为 { $own }
# en fddfa955
record-resumed-elsewhere = { $session } 记录自 { $earlier }，不是 { $source }；请按原来的顺序给出各来源，或单独从另一来源继续：{ $command }
# en 11de0e75
record-session-one-source = --session 和 --boards 不能用于多个影片；请逐个记录
# en c81919a8
record-source-failed = 不再记录 { $source }
# en 1106cdd0
record-source-over = { $source } 的记录已结束；其余 { $n } 个来源继续记录
# en 7b2d81fb
record-source-panicked = 程序的一部分出错；此前的记录已保存，--resume 可继续
# en 4f0531f2
record-source-twice = { $source } 给出了两次；每个来源只给一次
# en 34cd1c3b
record-table-of-what = --table 指明比赛中的一局；请同时用 --info 或 --hall 给出比赛
# en 19b248d2
record-phone-of-other-table = { $source } 是一个台的手机，而 --table 指明的是 { $table } 号台；请去掉其中一个
# en 6e09d7aa
record-table-twice = --table 两次给出 { $table } 台；请给每块棋盘各自的台号
# en c76c9977
record-tables-number = --table 给出 { $n } 个台号，棋盘有 { $count } 块；请每块给一个，例如 1,2,3；没有台的棋盘留空，如 1,,3
# en 8d0209f8
record-tables-not-known = 在找到全部棋盘之前，无法知道哪块在 { $tables } 中的哪一台，记录中没有姓名
# en 804de796
record-tables-not-known-to-hall = 在找到全部棋盘之前，无法知道哪块在 { $tables } 中的哪一台：记录中没有姓名，也不发送到赛场
# en c1600ed2
record-too-few-boards = 在 { $spec } 中找到 { $boards }，而不是 { $count } 块；请显示每块完整的棋盘，每格至少 12 像素，或用 --boards 给出其他数目
# en ae285591
record-unreadable-time = { $what }；请检查这段时间下了什么
# en ad90a92a
record-waiting = 等待：{ $why }
# en 858ba769
replay-no-board = 此记录中没有找到棋盘
# en 09a97286
result-unreadable = { $text } 不是结果；请给出例如 B+3.5、W+R、0、both-lose、no-result、W+illegal-move 或 B+adjudicated
# en a9b09be9
result-claim-of-both = 主张是一方棋手的：双方同意时请写 'confirm { $text }'
# en 09dd83e0
score-captures = 对局中提子：黑方 { $black }，白方 { $white }
# en da349e4a
score-dead-marked = 死子（{ $n }），依据棋谱中所标的地：{ $points }
# en ce36ea2f
score-dead = 死子（{ $n }）：{ $points }
# en e961013b
score-depends-on-dead = 结果取决于尚未商定的死子：若全部为活子，则为 { $alive }（{ $alive_text }）；若 { $dead } 及与其相连的棋子为死子，则为 { $result }（{ $text }）。宣布结果和填子之前请先商定，并用 --dead "{ $dead }" 或 --dead none 给出。
# en 9b2c47b6
score-confirmed = 本局结果已确认：{ $result }（{ $text }）。
# en e41a28b8
score-dead-not-in-record = 棋谱没有写明哪些是死子：若全部为活子，则为 { $alive }（{ $alive_text }）；若 { $dead } 及与其相连的棋子为死子，则为 { $result }（{ $text }）。
# en 54157f77
score-all-alive-below = 以下把全部棋子当作活子。
# en e18f3a2f
score-no-dead = 死子：无
# en aeacfbaa
score-no-game = 无法把 { $path } 读作对局
# en 1cf4dc9e
score-passes = 终局时停一手：{ $passes }
# en b65d54a0
score-penalties-noted = 已计入 { $session } 中记录的罚目：黑 { $black }，白 { $white }
# en 9ff7b95d
score-record-differs = 棋谱中的结果是 { $own }（{ $text }），计点得 { $count }（{ $computed }）。
# en 9bbd5e28
score-record-is-that-with-dead = 记录中的结果是 { $own }（{ $text }）：即以下棋子为死子时的结果：{ $dead }。
# en 26aaa28c
score-record-without-count = 棋谱中的结果是 { $own }（{ $text }）：该局不是由计点 { $count } 决定的。
# en 05276519
score-result = 结果：{ $result }（{ $text }）
# en 3e08e094
score-result-all-alive = 全部为活子时的结果：{ $result }（{ $text }）
# en 0d81139d
score-rules = 规则：{ $rules }
# en 3e7c45bf
score-unreadable = 无法读取 { $path }
# en 3d97883c
send-nobody = 无人
# en de4aa560
send-nobody-to-ask = 没有发送：这里无人可问；要发送请加 --yes
# en a69c935f
send-nothing = 没有发送
# en f07cae93
send-only-claimed = { $result } 只是申报的结果，没有发送；请在双方同意后先确认
# en 0c344ca7
send-other-players = 棋谱中黑方是 { $black }、白方是 { $white }，对阵中是 { $paired_black } 和 { $paired_white }；没有发送：请检查台号和轮次，或手工录入结果
# en 5f82dce8
send-question = 要发送吗？
# en d2669341
send-round-and-table = 第 { $round } 轮，{ $table } 台
# en 99f1380c
send-round-no-number = 轮次 { $round } 不是数字
# en 37d13139
send-type-it = 请在编排程序中输入；其文件不会被修改。
# en 0484bd06
stats-boards = 棋盘
# en 6c3d3cd4
stats-way = { $way }：{ $n } 局
# en 097ec53b
stats-corner = { $place }：{ $n } 次
# en d1bf291b
stats-board = { $size }：{ $n } 局
# en 329b443b
stats-by-points = 数目
# en c2f87a56
stats-corners = 角上第一子（距两边的路数）
# en 3a5f711d
stats-doubts = 记录中共提出 { $asked }，其中未回答 { $open }；存疑 { $doubtful }
# en 38fe9125
stats-doubts-and-sure = 记录中共提出 { $asked }，其中未回答 { $open }；存疑 { $doubtful }；着手的平均识别概率为 { $sure } %
# en 50e4e2b7
stats-draw = 和棋
# en c8a9e6d5
stats-ending = 之后 { $ending }
# en 8d81aa1b
stats-forfeit = 弃权
# en 72281a69
stats-games = { $games }，共 { $moves }；其中有日志的{ $recordings }
# en a29ea52d
stats-middle = 再到第 150 手或终局 { $middle }
# en 6c1bc4d9
stats-on-time = 超时
# en 03d0f610
stats-opening = 到第 50 手或终局 { $opening }
# en 9912bd51
stats-player = { $name }：执黑 { $black }，胜 { $black_wins }；执白 { $white }，胜 { $white_wins }
# en 60dbd819
stats-resignation = 认输
# en ec608ddd
stats-results = 对局结果
# en c7043517
stats-time = 有记录的对局平均用时：{ $times }
# en ebda87f1
stats-unknown = 无结果
# en 4f4a41e1
stats-unknown-margin = 目数未知
# en acc40543
stats-void = 判为无效
# en 75c823ec
stats-winners = 黑方胜 { $black }，白方胜 { $white }；无胜者或无结果 { $none }
# en 3303b516
stopping = 正在停止；再按一次 Ctrl-C 立即结束
# en 428159de
hall-acts-imported = { $session } 现已写入 { $by } 在赛场所做的决定
# en 024e00e1
hall-acts-not-imported = 在赛场所做的决定尚未写入 { $session }：{ $why }
# en 223d007a
hall-acts-not-taken = 记录 { $session } 不接受赛场所做的决定：{ $why }；赛场在该台的页面上会说明，由裁判在那里说明理由重新裁定，或以该台的记录为准
# en f5bc8d2a
hall-is-older = 此赛场的程序比本程序旧：它只能读取格式 { $format } 及以下的记录，而这里新记录的格式是 { $own }；对局会照常记录，但要等组织者更新 kifuscribe-hall 之后赛场才会显示
# en d64160fc
hall-acts-other-result = 赛场对 { $session } 另有裁定：{ $result }（{ $by }）；记录保持不变，在放弃其中之一以前该结果不作数：可在赛场该桌的页面上放弃，或在此用 'kifuscribe correct { $session } withdraw --by 姓名 --reasons 理由' 撤回
# en 4e8919d2
hall-acts-without-protest = 赛场在抗议下裁定了 { $session }：{ $result }（{ $by }）；记录有相同结果但没有抗议，并保持不变：请在此用 'kifuscribe incident { $session }' 记下抗议，或在赛场该桌的页面上放弃
# en adecb646
hall-acts-other-upheld = 赛场驳回了 { $session } 的第 { $numbers } 条申诉（{ $by }）；记录已自行裁决该申诉，保持原样；赛场中该台的页面列出两者
# en 09449a3f
hall-acts-other-answer = 赛场对 { $session } 的第 { $question } 个问题另有回答（{ $by }）；记录保持不变，赛场该桌的页面上两者都有
# en 0bced9f1
hall-rest-not-taken = 赛场不接受补充的内容：{ $why }
# en 9efb2857
pairings-doubt-unknown-rules = 对阵表写有不认识的规则：{ $rules }；棋谱保留这些文字，数子时需要选定规则；规则名称见 'kifuscribe score --help'
# en 78408cde
pairings-doubt-repeated-columns = 表格中名为 { $columns } 的列不止一个，只读取了第一个；请给每一列单独的名称
# en 09de582d
pairings-doubt-long-rows = 有 { $n } 行没有读取，因为其中的值比表格的列多：{ $rows }；含有分隔符的姓名要放在引号中
# en d6c8e020
pairings-doubt-unread-values = 对阵表中有无法读取的值，已略去：{ $values }；请在编排程序中更正，或用 --info 给出
# en 1626d6b5
pairings-doubt-unread-lines = 成绩表中有 { $n } 行没有读取或没有全部读取：{ $lines }
# en 69c1e11a
pairings-doubt-disagree = 第 { $round } 轮中 { $a } 与 { $b } 两行对他们的对局说法不一；使用前请先查明谁与谁对局、谁获胜
# en 6386e060
hall-no-code = { $text } 不是加入代码；代码有八个字符，例如 ACDE-FHJK
# en ccb2fab9
hall-rest-unknown = 补充的内容尚未到达赛场：记录中写的是 { $hall }，这台电脑上没有人指定过它，因此没有联系；用 '{ $command }' 可以发送到那里
# en ab06a567
result-slip-assumed = { $text }（假定）
# en 3fa76798
result-slip-no-penalty-given = 未给出罚点
# en c3b50771
live-unsent-end = { $place } 的棋谱已有全部 { $moves }，但缺少其后添加的内容（{ $why }）；请手工发送
# en 06cf8519
act-refusal-not-computed = 算出的结果是 { $computed }，不是 { $result }：请不要另写结果，或由裁判署名并说明理由裁定 { $result }
# en 49890d39
act-refusal-confirmed-without-protest = 双方已确认 { $result } 且未提抗议，结果已定：请记下申诉，或先撤回结果
# en 73c55a94
act-refusal-not-adjourned = 本局没有封棋的备注：请先记下，或用备注说明经过
# en 0005bbe4
act-refusal-no-time-limit = 没有写明申诉须在何时之前裁定，或封棋后何时续弈：请写明时间
# en efeeeaaa
act-refusal-noted-before = 第 { $note } 条备注已记下第 { $number } 手由错误的一方搭档下出：要更改请先撤回该备注
# en 5586aa11
act-refusal-appeal-answered = 第 { $number } 条备注中的申诉已有裁定：请先撤回该裁定
# en 815df5d6
incident-other-rules = 棋谱写明的规则是 { $rules }，备注按此判断，而不是 { $given }；请省去 --rules，或用 'kifuscribe correct { $folder } info' 更正棋谱的规则
