# en d1573a0b
application-no-chinese-font = 已安装的字体都没有汉字；请安装一种（Debian、Ubuntu：fonts-noto-cjk）后重新打开窗口。
# en 458c7c37
application-the-record-is-on-the = 棋谱已以 SGF 格式复制到剪贴板
# en 0ef5b108
application-the-records-path-is-on = 棋谱路径已复制到剪贴板

# en 784a7dfc
board-diagram-board-after-move = 棋盘 { $size }，第 { $n } 手之后，{ $color ->
        [Black] 黑
       *[White] 白
    } { $point }
# en 56435079
board-diagram-board-after-move-of-either = 棋盘 { $size }，第 { $n } 手之后，{ $point }
# en 08e3f8bb
board-diagram-board-after-move-a-pass = 棋盘 { $size }，第 { $n } 手之后，停一手
# en bf6a825b
board-diagram-board-before-the-first-move = 棋盘 { $size }，第一手之前
# en 0a287140
board-diagram-board-to-draw-on = 棋盘 { $size }，用于摆子
# en 258c4243
board-diagram-laid-before-the-first-move = { $label }：{ $color ->
        [Black] 黑子
       *[White] 白子
    }，第一手之前摆放
# en 68689f7c
board-diagram-lit = 指向 { $point }
# en ff0d5ae2
board-diagram-move = { $label }：{ $color ->
        [Black] 黑子
       *[White] 白子
    }，第 { $number } 手
# en c21d43b5
board-diagram-ringed = 圈出：{ $points }
# en 62b3bfd2
board-points-marked = 标出 { $n } 个点
# en 8dda2435
board-replayed = { $later } 下在 { $earlier } 处（{ $point }）

# en 2cd36da5
boards-all-of-them = 全部
# en 571e9d9a
boards-are-not-shown = 同时记录多块棋盘时，不向观众展示任何内容。
# en 7c2dac6f
boards-are-tables = 这些棋盘依次是比赛的第 { $tables } 台。
# en c521b3b5
boards-board-at-table = 棋盘 { $n }：第 { $table } 台
# en 96a423da
boards-board-is-table = 棋盘 { $n } 是比赛的第 { $table } 台。
# en 7fc727d7
boards-click-to-record = { $name }：点击以记录它
# en 6e0b081a
boards-failed = 出错
# en 3a132132
boards-in-the-picture = 画面中有 { $n } 块棋盘。记录哪些？
# en b9e31ceb
boards-join-table = 加入棋盘 { $n } 的那一台：粘贴其二维码中的地址；在同一赛场也可只填台号和令牌。
# en 9296a78a
boards-leave-table = 退出第 { $table } 台
# en af92a56e
boards-may-be-over = 结束了？
# en 285a4b1a
boards-no-picture = 没有画面
# en ddd66d63
boards-none-is-chosen = 所选棋盘不在原处：请选择一块。
# en bee174da
boards-not-sent = 不发送
# en 7ff81853
boards-number = 棋盘 { $n }
# en 5d55407b
boards-others-without-names = 其余对局的姓名在记录时填写：显示棋盘并按 Ctrl+I。
# en abc31ddf
boards-over = 已结束
# en 1157f45d
boards-question = 有问题
# en 28d85ee0
boards-table-of-no-board = 第 { $table } 台：没有为它选择棋盘
# en 13084153
boards-the-chosen-one-is-missing = 所选棋盘不在画面中。
# en d94beed5
boards-too-few-tables = 从所选台起，比赛有其中 { $n } 局；其余对局在记录时按 Ctrl+I 填写姓名。
# en 2d51c0fd
boards-which-is-resumed = 这是一起记录的多块棋盘之一；请先在画面中选择是哪一块，再继续
# en 920fb98d
boards-without-names = 对局的姓名在记录时填写：显示棋盘并按 Ctrl+I。

# en 8ace625d
camera-details = 详情
# en fc3fb7ee
camera-in-the-picture-stones-as = 画面中：识别出的棋子，? 表示存疑，斜线表示被遮挡。
# en 23407156
camera-last-seen = 上次看到
# en ebe42b74
camera-no-picture-is-kept = 没有保存这一手的图片。
# en b32b8c2c
camera-no-record-was-written-to = 没有写出棋谱：
# en 6e1d9c8c
camera-of-move-no-picture-is = 没有保存第 { $number } 手的图片；这是摄像头当前画面
# en 47890f4d
camera-picture-after-move = 第 { $shown } 手之后的图片
# en 3df69664
camera-pictures = { $seen } 帧画面{ $dropped ->
        [0] {""}
       *[other] ，其中 { $dropped } 帧为跟上进度而略过
    }。
# en 619c9180
camera-seen = 看到
# en f6adbaec
camera-the-board-just-after-move = 第 { $number } 手刚下完的棋盘
# en 1f4076c3
camera-the-move-was-read-with = { $what }。这一手的识别把握为 { $certain }%。
# en 4f5302c0
camera-the-record-goes-to = 棋谱写入
# en 97226bad
camera-the-record-is-on-disk = 棋谱已在磁盘上：

# en 45de8529
check-before-the-game = 对局之前
# en ee67bdf2
check-lines = { $n } 路
# en a80f5a90
check-nothing-is-wrong-with-this = 画面没有问题。
# en 431b958c
check-seen = 看到：{ $reading }。
# en 8ebcefd4
check-the-corners-are-those-that = 四角由手工设置，并为此来源保存。
# en 51cdba5f
check-these-corners-make-no-board = 这四角构不成棋盘；请把它们拖到最外侧的交叉点
# en 5aae4f30
check-where-the-grid-does-not = 网格不吻合时，请把四个圆环拖到棋盘最外侧的交叉点。

# en ff083aab
chooser-a-camera = 摄像头
# en 73141688
chooser-a-file = 文件
# en b05812cc
chooser-a-move-counts-as-made = 何时算下了一手
# en caa66db7
chooser-address-or-path = 地址或路径
# en eb7858cf
chooser-an-address-or-a-path = 地址或路径
# en 943a470b
chooser-camera = 摄像头 { $name }
# en a97ac643
chooser-chosen = 已选：
# en a6e0ab26
chooser-chosen-nothing-yet = 尚未选择
# en 9e38d70a
chooser-days-ago = { $days } 天前
# en 362ab0e2
chooser-go-on = 继续
# en eca12dd1
chooser-go-on-with = 继续 { $name }
# en 41b03cdb
chooser-go-on-from = 用 { $source } 继续
# en 6e78b63a
chooser-go-on-from-name = 用 { $source } 继续 { $name }
# en 2026be94
chooser-from-source = 来源：{ $source }
# en 56512e1d
chooser-h-ago = { $minutes } 小时前
# en 5682db50
chooser-its-journal-cannot-be-read = 日志无法读取
# en 0c8744df
chooser-just-now = 刚才
# en 2fdf9179
chooser-min-ago = { $minutes } 分钟前
# en 23d5157f
chooser-moved-to = 已移到 { $folder }
# en 66864f45
chooser-no-camera-is-plugged-in = 没有接入摄像头。请接上后刷新。
# en 66eb9559
chooser-open = 打开
# en 88326b56
chooser-open-name = 打开 { $name }
# en 2aa0d7d6
chooser-hall-lacks = 赛场缺少 { $lines } 行
# en b3c47103
chooser-hall-lacks-result = 赛场没有结果（缺少 { $lines } 行）
# en c8ed1d68
chooser-send-now-name = 立即发送 { $name }
# en 877603ff
chooser-is-recorded = 另一个窗口或程序正在记录
# en 3b0c6e5f
chooser-or-drop-it-on-this = 或拖到此窗口
# en e9adf2a5
chooser-recordings = 已有记录
# en e00667a6
chooser-records-go-to = 棋谱写入：
# en 737eb7e8
chooser-this-camera-is-not-plugged = 此摄像头当前未接入。
# en 100236de
chooser-three-minutes-with-a-question = 三分钟，含一个问题和一次计点；内容不保留
# en 81ad08d1
chooser-use-it = 使用
# en 9933b0b3
chooser-what-shall-be-recorded = 要记录什么？
# en 90aecc8e
move-made-captures-lifted = 提子取走之后
# en bb4dd183
move-made-clock-pressed = 按下棋钟之后（由对手的下一子得知）
# en 1ee53250
move-made-hand-off = 手离开棋子之后

# en 05a30fca
color-black = 黑
# en 8237e9e4
color-white = 白

# en 5c59532d
command-down = 下
# en b51d5d5a
command-key = 按键：{ $keys }
# en fdb92e2d
command-hint-and-key = { $hint }按键：{ $keys }
# en 2bae1a6e
command-left = 左
# en c2b52e1d
command-right = 右
# en af158f7e
command-up = 上

# en 7acb0134
consent-given = 已同意
# en 77005dd8
consent-unsaid = 未询问
# en cf76bdf6
consent-open = 暂不决定
# en 190e71cb
consent-refused = 已拒绝
# en 81d34076
correction-becomes = 第 { $number } 手由{ $was } 改为{ $is }。
# en 071b0500
correction-capture-not-taken = 提子未取：{ $points } 的棋子在第 { $after } 手之后已取走
# en 859b940a
correction-extra = 多记：第 { $number } 手（{ $played }）没有下过
# en 5888c425
correction-from-move-on = 从第 { $first } 手起：{ $moves }。
# en a5b64d38
correction-go = 第 { $first } 手至第 { $last } 手删去，共 { $n } 手。
# en c664d82c
correction-goes = 第 { $number } 手（{ $was }）删去。
# en fabd092f
correction-is = 第 { $number } 手为{ $is }。
# en 2f35b9cc
correction-it-can-be-undone = 可以撤销。日志保留原来的内容。
# en bf3d1783
correction-later-moves-higher = 之后 { $later } 手的手数各加 { $shift }。
# en 8bf586c9
correction-later-moves-lower = 之后 { $later } 手的手数各减 { $shift }。
# en 267b2226
correction-no-move-changes = 着手不变。
# en 271d8b38
correction-on-the-board = 最后的盘面：{ $stones }。
# en 81297e1c
correction-point-empty = { $point } 空
# en 60813320
correction-prisoners = { $color ->
        [Black] 黑方
       *[White] 白方
    }的提子由 { $was } 变为 { $is }。
# en f1948671
correction-put-this-right = 更正这一处？
# en 750be155
correction-redo = 重做最后撤销的内容
# en 079ffec9
correction-undo = 撤销最后的回答或更正
# en 53feaa02
correction-wrong-colour = 颜色错：第 { $number } 手（{ $played }）是{ $color ->
        [Black] 黑棋
       *[White] 白棋
    }
# en b0174bd3
correction-wrong-point = 位置错：第 { $number } 手（{ $played }）在 { $point }

# en 4a55e0db
count-games = { $n } 局
# en 332cbec1
count-moves = { $n } 手
# en e35aca43
count-questions = { $n } 个问题

# en c5115bfd
decision-another-result = 这是另一个结果
# en cf45f394
decision-confirm-it-all-the-same = 仍然确认 { $result }
# en 2f6994ec
decision-go-back = 返回修改
# en 9f13414a
decision-it-is-in-the-record = { $said }：已写入棋谱
# en 1f61b524
decision-one-player-says-so = 已记下{ $player ->
        [Black] 黑方
       *[White] 白方
    }同意。
# en eb039cc2
decision-it-was-claimed = 此前申报：{ $result }。
# en 0b725033
decision-it-was-decided = 此前裁定：{ $result }。
# en 47e4b6f7
decision-noted = 已记下：{ $line }
# en b10c3bb4
decision-taken-back-the-journal-keeps = 已撤回。日志保留该裁定以及撤回者。
# en e4811f32
decision-the-count-says = 计点的结果：{ $result }。
# en d56cd2e8
decision-the-record-says = 棋谱上的结果：{ $result }。
# en 26a981c8
decision-the-recording-ends-and-it = { $said }：记录结束，结果写入棋谱
# en 75c0ae21
decision-you-are-about-to = 您将要确认：{ $result }。

# en 1e2f5132
demonstration-demonstration-board = 挂盘
# en 6ab9e381
demonstration-result = 结果：{ $result }
# en 5a960c6b
dialog-a-folder-on-another-disk = 另一个磁盘上的文件夹
# en 915b036e
dialog-a-recording-goes-on = 其间记录照常进行。
# en c46f6b7b
dialog-another-folder-path = 其他文件夹，路径
# en 8bbd8073
dialog-both-players-confirm-it = 由棋手确认
# en a5da021b
dialog-by-points = 按点数
# en 5402006b
dialog-close = 关闭
# en 46be033b
dialog-end-it = 结束
# en baa0ca68
dialog-end-it-and-close = 结束并关闭
# en d0ad62b3
dialog-the-end-waits-for-room = 最后 { $events } 个事件尚未写入磁盘。写入后记录才会结束：请腾出空间，或选择其他文件夹。
# en 660f20b4
dialog-end-without-the-rest = 放弃未写入的部分并结束？
# en a8cc63ac
dialog-what-is-not-written-is-lost = { $events ->
        [1] 最后一个事件或棋谱不在磁盘上。现在结束，该事件就会丢失；'kifuscribe replay' 可由日志写出棋谱。
       *[other] 最后 { $events } 个事件只在内存中，现在结束就会丢失。
    } 只要此窗口开着，程序就会继续尝试。
# en bf460c92
dialog-lose-it = 丢失并结束
# en b594127d
dialog-lose-it-and-close = 丢失并关闭
# en 6a51d0fe
dialog-wait = 等待
# en be15d7f0
dialog-end-this-recording = 结束这次记录？
# en 18646e08
dialog-end-recordings = 结束 { $n } 份记录？
# en 3ae0dde3
dialog-games-are-still-being = 仍有 { $n } 局正在记录：{ $boards }。已写下的内容保留在磁盘上，之后可以继续。
# en 088f3d81
dialog-hall-lacks = 赛场没有这些对局的全部内容：{ $boards }。下次打开窗口时会询问是否发送其余部分。
# en 8f45a922
dialog-hall-lacks-this = 赛场没有这局棋的全部内容。下次打开窗口时会询问是否发送其余部分。
# en 30c62a92
dialog-hall-lacks-something = 赛场尚未收到全部内容
# en 6b0d3231
dialog-closes-by-itself = 赛场收到全部内容后，窗口会自行关闭。
# en 5774932d
dialog-rest-is-sent-later = 如果现在关闭，下次打开时会询问是否发送其余部分。
# en 64ef8f67
dialog-close-all-the-same = 仍然关闭
# en dead6303
dialog-leave-it-open = 保持打开
# en 666a9c62
dialog-go-on-in-another-folder = 在其他文件夹中继续
# en c3b64a2f
dialog-go-on-recording = 继续记录
# en 1d749720
dialog-hide-it = 隐藏
# en 70463bb9
dialog-hide-this-from-the-players = 对棋手隐藏这些内容？
# en c08acbae
dialog-last-picture-differs = 最后的画面与棋谱在 { $points } 不一致。封存之前请改正，或确认棋谱无误。
# en 69e568a5
dialog-leave-it = 保持不变
# en a2b12bf0
dialog-name-of-who-decides = 裁定者姓名
# en b5f4baf7
dialog-impossible-result = { $why }：请更正结果，或棋谱中的贴目和规则，或由裁判裁定。
# en 152e86b3
dialog-names-missing = 缺少姓名（{ $colors }），封存后不能再补：请在封存之前填写。
# en 68b6f18c
dialog-not-now = 现在不
# en f4424fc2
dialog-not-yet = 还不
# en 94bf6a2d
dialog-put-it-right = 更正
# en 6d4f1248
dialog-questions-still-open = 还有 { $open } 个问题未回答。
# en aae4fb9c
dialog-reasons = 理由
# en 92f4ae0e
dialog-reasons-for-the-decision = 裁定理由
# en a62b40ac
dialog-record-there = 记录到那里
# en 3986edbe
dialog-result-by-points = 点数结果
# en cf124745
dialog-seal-it = 封存
# en ab929d48
dialog-seal-this-record = 封存此棋谱？
# en 8becefe8
dialog-order-unseen = 第 { $moves } 手的次序没有人看到。封存前请先问对局者。
# en ba05d44d
dialog-sign-the-seal = 用本机密钥签名
# en 763c83b0
dialog-take-it-back = 撤回
# en ab92a70e
dialog-take-this-decision-back = 撤回此裁定？
# en f80c81e1
dialog-the-game-is-still-being = 对局仍在记录。已写下的内容保留在磁盘上，之后可以继续。
# en ca3fcd5b
dialog-the-journal-is-copied-there = 日志连同仅在内存中的内容一并复制过去，并在那里继续记录。
# en 15929fae
dialog-the-journal-keeps-the-decision = 日志保留该裁定、撤回者和理由。
# en c5b26352
dialog-the-record-is-frozen = 棋谱已冻结：不再写入着手。已写下的内容保留在磁盘上，之后可以继续。
# en b2a78c9b
dialog-the-recording-cannot-be-resumed = 之后不能再继续记录。仍可添加更正、回答和结果。
# en e33cfdfa
dialog-the-recording-ends-then = 记录随之结束。
# en 28ee3bdb
dialog-the-result-is-final-then = 此后结果即为最终结果；以后发现的只作参考。
# en 2d57c89e
dialog-the-result-of-this-game = 本局结果
# en 13c42537
dialog-the-whole-window-then-shows = 整个窗口随后只显示"{ $words }"：没有菜单、按钮，按键也不起作用。
# en c3aaefb8
dialog-to-come-back = 要返回，请按住 Escape 键 { $seconds } 秒。
# en b7b3da21
dialog-type-the-name-of-the = 请输入确认者或裁定者的姓名。
# en 6d986dff
dialog-no-player-decides = 棋手不能作出裁定：请填写裁判姓名。
# en 9c5aeed9
dialog-type-the-names-of-both = 请输入确认结果的双方棋手姓名。
# en 54274959
dialog-tick-who-agrees = 请勾选谁同意。
# en 5a412f41
dialog-tick-the-appeals = 请勾选本裁定所答复的申诉。
# en 40e4d14e
dialog-answers-appeals = 本裁定答复：
# en dc346557
dialog-one-player-claims = 没有{ $player ->
        [Black] 黑方
       *[White] 白方
    }同意，这只是{ $other ->
        [Black] 黑方
       *[White] 白方
    }的主张，不是最终结果。
# en 54ea94d6
dialog-player-agrees = { $color ->
        [Black] 黑方
       *[White] 白方
    }同意
# en ff74de3c
dialog-type-the-reasons-for-the = 请输入裁定理由。
# en c0b79e29
dialog-type-the-result-such-as = 请输入结果，如 B+3.5。
# en 37001c12
dialog-who-has-the-key-can-check = 持有公钥的人之后可以核验它是在这里封存的。
# en 3f073317
dialog-write-it-down = 写下

# en 6a67ff33
file-dialog-all-files = 所有文件
# en f1283b1e
file-dialog-folder-for-records = 棋谱文件夹
# en 9bd14450
file-dialog-folder-for-the-games = 对局文件夹
# en 303dd6fd
file-dialog-folder-of-pictures = 图片文件夹
# en 739fe83a
file-dialog-folder-to-go-on-in = 继续记录用的文件夹
# en 31fe085a
file-dialog-pairings = 对阵表
# en cce0dc2c
file-dialog-pictures = 图片
# en ea5fe172
file-dialog-video = 视频
# en f399dec8
file-dialog-video-file = 视频文件

# en c460564d
finished-game-by-pairings = 按对阵表：{ $result }。
# en a6f47e66
finished-game-by-recording = 按记录 { $name }：{ $result }。
# en e740c6c3
finished-game-has-a-result = 这盘棋已有结果
# en 2e6dfbf1
finished-game-record-it-again = 再次记录
# en e95342b5
finished-game-second-record = 再次记录会在第一份旁边生成第二份棋谱。如非本意，请选择别的桌或轮次。
# en b2a4c362
go-on-or-new = 继续，还是开始新记录？
# en 21974c87
go-on-or-new-what = 这份记录不久前由同一来源录制，且该局没有结果。在新记录中，棋盘上的棋子会算作第一手之前摆好的；此前的着手只保存在这份记录中。
# en c1f877cc
go-on-new-recording = 新记录
# en bbd85a8f
game-event = 赛事
# en e5530904
game-info-began = 开始时间
# en 4cf95fd7
game-info-game = 对局
# en 1c0d85a1
game-info-handicap = 让子
# en 4b18b03e
game-info-rules = 规则
# en 09c815f6
game-info-source = 来源
# en fe56a92f
game-info-table = 台号
# en 196c8905
game-komi = 贴目
# en 3de5fa84
game-name = 姓名
# en 78c7bf4f
game-name-of = { $color ->
        [Black] 黑方姓名
       *[White] 白方姓名
    }
# en e5fa00d7
game-rank = 段位
# en ce3f8d10
game-rank-of = { $color ->
        [Black] 黑方段位
       *[White] 白方段位
    }
# en a0b51323
game-round = 轮次
# en 7ec23996
chooser-who-plays = 对局者
# en d1a593cc
chooser-names-from-here = 请在此填写姓名和条件，或留空。也可由赛场或比赛提供。
# en 789f19c6
chooser-names-from-hall = 姓名和条件来自赛场 { $table } 号台。
# en cac973da
chooser-names-from-tournament = 姓名和条件来自比赛。
# en 3207dea4
game-is-refused = 已拒绝记录：这局棋不能记录。
# en 7e6e973a
game-left-out = { $why }；照现在的写法不予采用。
# en eb658a3c
game-more = 更多：台次、规则、用时、同意

# en ac70cd15
ghost-stones-click = { $name }。单击：实际就是这样。

# en 28aed32f
history-history = 历史
# en 39a2be72
history-in-the-name-of = 回答和更正的署名
# en 416089f2
history-name-of-who-answers = 回答者和更正者的姓名
# en 7e04ff1f
history-not-said = 未填写
# en a681cbda
history-nothing-was-answered-corrected-or = 没有回答、更正或裁定。

# en 59a3714c
incident-black-stones = 黑子数
# en fb346baa
incident-blitz = 快棋
# en 3c6d3577
incident-both-agree-on-the-position = 双方对局面无异议
# en 28384d23
incident-both-agree-where-the-stone = 双方对棋子位置无异议
# en 1105c626
incident-claimed-before-the-next-move = 在下一手之前提出
# en 8ace625d
incident-details = 详情
# en 5df34c97
incident-details-of-the-note = 备注详情
# en 89197678
incident-form-adjournment = 封棋
# en 2d11e474
incident-form-appeal = 申诉
# en 308d5827
incident-form-claim-of-a-win-on = 提出超时判胜
# en 2bf36f4f
incident-form-displaced-stone = 棋子被碰动
# en c733d711
incident-form-draw-for-colours = 猜先
# en 906242b6
incident-form-late-arrival = 迟到
# en dfff63e4
incident-form-pair-go-wrong-partner = 混双：走错次序
# en cd39f2bd
incident-form-penalty-points = 罚点
# en a56e2061
incident-form-remark = 备注
# en 34629466
incident-form-stones-in-the-bowls = 棋盒中的棋子
# en 7fb1388c
incident-form-taken-back = 撤回备注
# en 2fff93ca
incident-form-type-name-and-reasons = 请输入姓名和理由。
# en f4aabc95
incident-form-taken-up-again = 续弈
# en fd5384c5
incident-form-type-the-name-of-who = 请输入记录者的姓名。
# en 1c07720e
incident-form-type-the-remark = 请输入备注。
# en 9128bd2b
incident-form-type-until-when = 请输入截止时间。
# en 5019855f
incident-form-warning = 警告
# en 9ae729e4
incident-form-caution = 提醒
# en e72f91ca
incident-to-the-federation = 向协会
# en 67fe35fa
incident-form-wrong-colours-or-handicap = 黑白或让子有误
# en d61a9f82
incident-form-protest = 抗议
# en ea123cfb
incident-form-repetition = 局面重复
# en f43f17e6
incident-form-faulty-clock = 棋钟故障
# en 6b0b3b7e
incident-both-want-no-result = 双方同意以无胜负结束
# en 488a7aa3
incident-in-an-envelope = 封在信封里
# en b20b6c99
incident-it-goes-into-the-journal = 写入日志、棋谱评注和报告。
# en 1f60301c
incident-minutes-on-the-clock = 棋钟分钟数
# en 6e33d582
incident-minutes-that-black-is-late = 黑方迟到分钟数
# en fe267eb0
incident-minutes-that-white-is-late = 白方迟到分钟数
# en 7886f2fd
incident-moves-of-black-by-then = 当时黑方手数
# en 7c97c057
incident-moves-of-white-by-then = 当时白方手数
# en a7548c5e
incident-name-of-who-notes-it = 记录者姓名
# en 3889b330
incident-note-about-this-game = 本局备注
# en 071b34c4
incident-on-purpose = 故意
# en ec85662f
incident-on-the-board = 下在棋盘上
# en 6c95bbc1
incident-pair = 组合
# en 71d39f84
incident-points = 点数
# en e1b41431
incident-the-claimants-own-flag-is = 申请者自己也已超时
# en 40b88ef4
incident-the-guess-was-right = 猜中
# en 4da6e7c6
incident-the-move-before-was-in = 前一手次序正确
# en 5c4257c1
incident-the-player-who-guessed-has = 猜先者执
# en 0713576d
incident-to-be-decided-until = 裁决期限
# en 5619ae0f
incident-to-be-taken-up-again = 续弈时间
# en af862344
incident-to-the-appeals-committee = 向申诉委员会
# en d2a7def8
incident-to-the-chief-referee = 向裁判长
# en fe82579f
incident-what = 事项
# en c25cce7a
incident-white-stones = 白子数
# en e606093f
incident-who = 谁
# en 5ecf5327
incident-who-appeals = 申诉者
# en c16332e2
incident-who-claims = 申请者
# en 2a0f12cf
incident-who-seals-the-move = 封手者

# en 451fe2ff
info-form-change-what-is-wrong = 请更正错误的内容，或补充缺少的内容。
# en 90c65ef8
info-form-handicap-is-seen = 让子已在棋盘上看到。
# en 26a6093c
info-form-name-of-who-puts = 更正者的姓名
# en da0b402d
info-lock-no-record = 此记录中没有看到棋盘：没有可更正的内容。
# en 3efd629d
info-form-put-right-by = 更正者
# en a5d8c526
info-lock-sealed = 记录已封存，姓名也一样。
# en acb7f7dd
info-form-team-of = { $color }的队伍
# en 7d7bc157
info-form-type-the-name = 请输入更正者的姓名。

# en 4b0121a5
key-sheet-keys = 快捷键

# en 0c961fcc
keys-click = 单击棋子
# en 15300462
keys-click-does = 显示该手之后的局面
# en ff648e45
keys-drag = 拖动棋子
# en 01c2e653
keys-drag-does = 这颗棋子在那个点上
# en 6814bb44
keys-escape = Escape
# en 9bb40457
keys-escape-does = 关闭打开的窗口
# en bb059b61
keys-paste = Ctrl+V
# en 9d4fa19e
keys-paste-does = 显示剪贴板中的棋谱
# en a42fd89d
keys-second-button = 在一个点上按鼠标右键
# en 0a11d778
keys-second-button-does = 那里有什么错误
# en 881121e4
keys-tab = Tab、Enter
# en 80a57428
keys-tab-does = 到下一个按钮或输入框；按下它
# en 47160ceb
keys-timeline = 在时间轴上单击或拖动
# en 2ce8e553
keys-timeline-does = 显示该手之后的局面
# en 4a8e2589
keys-wheel = 在棋盘上滚动滚轮
# en c2005507
keys-wheel-does = 上一手或下一手

# en 6aa9306c
live-picture-last-picture-that-came = 最后收到的画面
# en cf37dbf1
live-picture-live-picture = 实时画面
# en 6c326dc8
live-picture-no-board-is-found-in = { $what }。其中没有找到棋盘

# en 5b6e9bc2
move-in-words = { $color ->
        [Black] 黑
       *[White] 白
    } { $point }
# en fb7313bb
move-list-list-of-moves = 着手列表，共 { $n } 手
# en 228f84db
move-list-move-at = 第 { $number } 手，{ $color ->
        [Black] 黑
       *[White] 白
    } { $point }，{ $clock }
# en 73c32556
move-list-pass = 停一手

# en 576f52df
moves-no-move-yet-moves-appear = 还没有着手。着手会自动出现。

# en 823b5a88
notice-keep-holding-escape = 请继续按住 Escape

# en 44d02088
palette-go-to-move = 跳到第 { $number } 手
# en 1fd31e8f
correction-missed = 第 { $after } 手之后漏记：{ $moves }
# en 5d09710c
palette-name-of-a-command-or = 命令名称或手数
# en 9c1ddf7a
palette-nothing-has-that-name = 没有这个名称。
# en 936c4c6f
palette-number-of-a-move = 手数
# en 3f82d9b0
correction-resume-from = 从这里重来：第 { $number } 手之后全部有误
# en 5db97133
palette-the-mistake-for-a-point = 错误类型；若是位置、停一手或漏记的着手，请直接输入：D4、pass、D4 Q16

# en 2e056d6c
photograph-points-marked = { $label }，标出 { $n } 个点

# en 29946a4a
picture-corner-bottom-left = 左下角
# en 9edd7a61
picture-corner-bottom-right = 右下角
# en 1bab01a2
picture-corner-top-left = 左上角
# en 3fdbe7d9
picture-corner-top-right = 右上角
# en e1a0685a
picture-reading = { $size } 棋盘，黑子 { $black }，白子 { $white }，{ $doubts } 处存疑，{ $covered } 处被遮挡{ $outside ->
        [0] {""}
       *[other] ，{ $outside } 处在画面外
    }

# en 94496de4
captured = 提子 { $prisoners }
# en 899f5135
captured-and-time = 提子 { $prisoners }，{ $time }
# en 9fe75534
player-bar-to-play = 行棋

# en 4a281dab
point-menu-it-was-lifted = 这里没有棋子：已被取走
# en 461dd53d
point-menu-move-lies-elsewhere = 位置错：第 { $number } 手在别处…
# en 240591dd
point-menu-what-is-wrong = { $point }：有什么错误？

# en ed1e1891
position-after-move = 第 { $number } 手之后
# en 4263cc7a
position-before-move = 第 { $number } 手之前
# en aa66e972
position-before-the-first-move = 第一手之前
# en a4821af0
position-click-the-point = 请单击第 { $number } 手所在的点。Escape：保持不变。
# en 7540420c
position-looking-back-at-move-of = 回看第 { $shown }／{ $rows } 手
# en cc505e26
position-move = 第 { $number } 手：{ $color ->
        [Black] 黑
       *[White] 白
    } { $point }
# en 01534e56
position-played-again = 重复落子：{ $replayed }
# en a0f9fea9
position-the-diagram-appears-when-the = 看到整个棋盘后显示棋图。{"\u000A"}摄像头必须看到全部四个角。
# en 8b6171bd
position-two-passes = 对局结束：连续两次停一手

# en 01206bac
preflight-item-battery = 电池
# en d402c703
preflight-item-board = 找到棋盘
# en 479d34fe
preflight-item-clock = 电脑时钟的年份
# en 29e06cf4
preflight-item-disk = 磁盘和棋谱文件夹
# en 370cc63b
preflight-item-focus = 对焦
# en c1360e31
preflight-folder-cannot-be-made = 无法创建文件夹 { $folder }（{ $why }）：请另选存放棋谱的文件夹。
# en 03ba2f2b
preflight-item-height = 摄像头高度
# en 0693118b
preflight-in-order = { $name }：正常
# en 4f1d9e1f
preflight-item-light = 光线
# en e1f1033f
preflight-look = { $name }：请查看
# en 1a5073eb
preflight-nothing-can-be-written = 无法写入 { $folder }：请另选存放棋谱的文件夹。
# en c135453f
preflight-item-cell-size = 格子大小
# en 1815ad4c
preflight-the-clock-says = 电脑时钟显示 { $today }：请校正，棋谱的日期以它为准。
# en 2a932080
preflight-item-whole-board = 整个棋盘都在画面中

# en a442e9d9
proposal-after = 之后
# en 934c613c
proposal-before = 之前
# en eb1c3d32
proposal-in-the-picture = { $name }，画面中
# en 42cb384e
proposal-its-stone-at = { $name }，其中 { $point } 的棋子
# en e8f591ad
proposal-name = 提议 { $letter }：{ $moves }
# en 50c86108
proposal-name-seen = 提议 { $letter }：{ $moves }，{ $seen }
# en cf3e1627
proposal-now = 现在
# en d7fc583a
proposal-picture-of-question = { $caption }，问题 { $id }
# en 9485d0e4
proposal-seen-with = 棋子识别把握 { $certain }%

# en 55636e49
qr-code-qr-code-of = 二维码：{ $text }

# en 33dd1909
questions-answer-this-one = 回答这个
# en ce8d0244
questions-change-the-name = 填写在历史中与回答和更正一起显示的姓名。
# en 193991c8
questions-correct-the-record-f-or = 请更正棋谱（F），或说明棋谱正确。
# en 906b31ae
questions-game-over = 对局结束了吗？
# en e2f9fb50
questions-in-the-name-of = 署名：{ $name }。
# en b4ca1188
questions-look-at-the-board-or = 请查看棋盘，或更正棋谱（F）。
# en ec8e0b64
questions-looked-at = 已查看：第 { $number } 手 { $point }
# en 9b35710d
questions-move = 第 { $number } 手 { $point }：{ $note }
# en 20337343
questions-no-move = 没有着手
# en aecf7df1
questions-or = 或者{ $text }
# en 3634075d
questions-perhaps = 可能是{ $text }
# en 79f07637
questions-play-does-not-go-on = 棋谱仍被冻结：棋盘在 { $points } 处与由棋谱接续的任何对局都不符。
# en eb04c93c
questions-play-goes-on-when-still = 整个棋盘可见且静止后，对局即继续跟随。
# en 5cdfba43
questions-put-the-stones-right-or = 请把那里的棋子摆成对局中的样子；此后下的着手可以保留。或更正棋谱（F）。
# en dbcd656c
questions-question = 问题 { $id }
# en ef56ce51
questions-show-the-position-after-this = 显示这一手之后的局面。
# en 744e4681
questions-space-the-record-is-right = 空格：保留现状。退格：都不是。F：更正。
# en 1d729747
questions-stones-are-gone-or-lie = 棋子被取走或移位，或双方都停一手。
# en 4a7ee617
questions-the-board-is-not-as-it = 棋盘与棋谱在 { $points } 不一致，而该处已有人说明何者正确。
# en 41f78817
questions-the-last-picture-and-the = 最后的画面与棋谱在 { $points } 不一致，已圈出。
# en 8a5c0250
questions-this-is-what-happened = 实际就是这样。
# en a4e818c7
questions-tick-it = 看过后请打勾：它不再出现。棋谱仍保留存疑标记。
# en 0fd659c6
questions-to-look-at = 需要查看
# en d2be74fa
questions-without-a-name = 回答不署名

# en 5f33e84f
recording-is-refused = 这局棋不得记录：裁判或一方棋手已拒绝；请再次询问，并在表单中更改。
# en 1adf8d0f
recording-not-corrected = 未更正：{ $refused }
# en 0e9ea440
recording-put-the-stones-back-as = 请按棋谱摆回棋子；此后下的着手可以保留。之后会自动继续跟随
# en a7e63ed1
recording-sealed-this-proves-the-record = 已封存。整份封存棋谱的编号已复制到剪贴板：{ $head }
# en 5259ab26
recording-the-clipboard-holds-no-record = 剪贴板中没有可读取的棋谱：{ $why }
# en f631bc11
recording-the-program-or-the-machine = 记录时程序或电脑停止了；请继续记录
# en ebcf462a
recording-source-of-another-window = 另一个窗口（{ $board }）正在记录此来源：在此记录的将是同一块棋盘。
# en dc7d2fae
recording-this-is-the-record-on = 这是剪贴板中的棋谱；未保存在磁盘上

# en 2b99ca80
rehearsal-confirm-the-settings = 数子所依据的设定：看过后用下方按钮继续。
# en cdfbd992
rehearsal-hand-or-push = 有手遮挡或摄像头被碰：记录会等待，然后自动继续。
# en de9b2a0e
rehearsal-moves-appear = 着手会自动出现；有一次会有人碰到摄像头。这里的内容都不保留：请随意回答、更正和撤销。
# en 5c224ad5
rehearsal-press-count = 对局已结束，开始计点：请按“计点”。
# en 71c3b6b2
rehearsal-rehearsal = 演练
# en 71197e2a
rehearsal-sample-black = 示例黑方
# en edae5844
rehearsal-sample-white = 示例白方
# en 0469a317
rehearsal-sample-game = 示例对局
# en 62b7a2ed
rehearsal-the-board-is-looked-for = 正在寻找棋盘。用自己的摄像头时，请先检查画面。
# en 5d7ee63c
rehearsal-the-camera-follows-the-count = 摄像头自动跟随计点。棋盘填满后，请读取图片并确认设置。
# en ab18b233
rehearsal-the-result = 填子已判定，由双方确认结果；点按算式的一行可看到它的棋子。
# en c9fbbaf9
rehearsal-the-sample-game-is-over = 示例对局已结束。可以查看着手、更正其中一手，或核查计点。
# en be61e9fd
rehearsal-the-slip = 这就是交给组织者的结果单。演练到此为止：请结束演练。
# en c6a8db2d
rehearsal-white-has-passed = 有一个问题：白方停一手，摄像头看不到。请单击含停一手的提议；数子会等待回答。

# en 0c2c3a69
ringed-picture-photograph-of-the-board = 棋盘照片
# en a0552741
ringed-picture-photograph-of-the-board-points = 棋盘照片，圈出 { $n } 个点
# en 3be97edd
ringed-picture-photograph-of-the-board-ringed = 棋盘照片，圈出：{ $points }

# en 9d6eb80a
source-has-a-name-that-is = { $file } 的名称不是 Unicode；请改名
# en bb3802d4
source-no-dialog = 系统不显示文件对话框（Linux 上请安装 xdg-desktop-portal）；请在输入框中键入路径，或把文件拖到此窗口

# en 5f719af1
spectators-a-page-that-follows-the = 在浏览器中跟随对局的网页，不含摄像头画面。
# en d36dc013
spectators-address-to-send-the-record = 发送棋谱的地址
# en 4e72af2a
spectators-copy = 复制
# en e6dea423
spectators-page-of-board = 棋盘 { $board }：{ $address }
# en 42dc3951
spectators-delay-minutes = 5 分钟
# en 870b2e1e
spectators-delay-moves = 3 手
# en 2ff9c603
spectators-delay-none = 不延迟
# en e0333b57
spectators-delay-seconds = 30 秒
# en f42131fe
spectators-does-not-have-the-newest = { $place }没有最新着手：{ $why }。正在重试。
# en e2356a3a
spectators-everybody-in-the-local-network = 局域网内的人都可观看
# en 756688a3
spectators-has-the-newest-moves = { $place }已有最新着手。
# en 867cb67a
spectators-live = 直播：{ $watchers } 人观看
# en 41993fa2
spectators-now = 现有 { $watchers } 人观看
# en 3f5b289d
spectators-only-on-this-computer = 仅在本机
# en 3cc09b39
spectators-send-the-record-to-an = 把棋谱发送到组织者的地址
# en 9e08edcc
spectators-show-live = 直播
# en 93bc3f03
spectators-spectators = 观众
# en 73d2c07b
spectators-spectators-are-behind-the-game = 观众比对局延迟
# en 2354d42c
spectators-spectators-the-record-does-not = 观众：棋谱发不出去
# en bc2bdb5a
spectators-the-address = 地址
# en 9a494da3
spectators-get-it-again = 观众又能看到这盘棋，与窗口关闭前一样。可在观众面板中停止。

# en db88456f
status-bar-of-the-file-watched = 已看完文件的 { $progress }%
# en 99189c03
status-ended = 已结束
# en 2bba87c5
status-ended-before-its-time = 提前结束：{ $why } - { $facts }
# en c0d684b9
status-recorded-elsewhere = 正由另一个窗口或程序记录；此处显示的是打开时的状态 - { $facts }
# en 3d3599ab
status-ending-writing-the-rest-of = 正在结束 - 写出剩余棋谱
# en 28cd8ac2
status-moves-on-disk = { $n } 手已在磁盘上
# en 992e9eb5
status-some-moves-on-disk = { $moves } 手中有 { $stored } 手在磁盘上
# en cb737115
status-moves-not-read-back = 无法从磁盘读回：不知道 { $moves } 手中有多少在磁盘上
# en 0d053c74
status-ending-waits-for-room = 正在结束 - 最后 { $events } 个事件尚未写入磁盘；请腾出空间，或选择其他文件夹
# en 6d20696c
status-no-move-was-recorded = 没有记录到着手
# en a82012cc
status-questions-open = { $n } 个问题未回答
# en 9ba1d7c4
status-ready-to-record = 可以开始记录
# en dac07891
status-sealed = 已封存
# en abced6ea
status-shown-only = 仅供查看 - { $moves }；没有本程序的记录，不会更改
# en 744a85a5
status-the-last-picture-differs-from = 最后的画面与棋谱在 { $points } 不一致
# en 36f5a6bc
status-the-source-could-not-be = 无法打开来源；请另选一个，或开始以再试一次

# en cc92cbc8
timeline-seconds = { $n } 秒
# en 280d68f0
timeline-timeline-move-of = 时间轴，第 { $shown }／{ $rows } 手{ $doubtful ->
        [0] {""}
       *[other] ，{ $doubtful } 手存疑
    }
# en 45281710
timeline-after-read-with-in = { $move }{"\u000A"}用时 { $time }，识别把握 { $certain }%

# en c5842dbd
top-bar-copy-and-export = 复制与导出
# en 22038b24
top-bar-end-of-the-game = 终局
# en b562a543
top-bar-language = 语言（Language）
# en b1e3062a
top-bar-numbers-all = 全部
# en dc92ed0a
top-bar-numbers-last = 最近 { $n } 手
# en fee35063
top-bar-numbers-none = 不显示
# en 3d50ff72
top-bar-recording = 记录
# en f535181c
top-bar-recording-only = 仅作记录
# en 9bda19be
top-bar-source = 来源与比赛
# en 8f85e423
top-bar-there-is-no-playing-program = 这里没有对弈程序：不提供建议、形势判断，也不出声。
# en 5b77a96a
top-bar-this-windows-board-a-second = 此窗口的棋盘。另开窗口可跟随另一块棋盘，设置和棋谱各自独立。
# en 831cba56
top-bar-view = 视图

# en b1e0ad1e
tournament-a-files-path-or-http = 文件路径，或 http://host:8080/api/tour/1
# en fe46d02c
paired-black-white = 黑 { $black } - 白 { $white }
# en 0e63087e
tournament-choose = 选择
# en cbec391d
tournament-choose-the-table-that-the = 请选择摄像头所看的台次。
# en b5b7135e
tournament-go-on-with-round = 进入第 { $round } 轮
# en ee00e82b
paired-handicap = 让 { $handicap } 子
# en 9347918e
tournament-it-has-a-result-already = { $game }；已有结果：{ $result }
# en e7f1bc29
tournament-it-is-being-read = 正在读取。
# en 9f7abca3
paired-komi = 贴目 { $komi }
# en c3dd3702
tournament-no-game-is-at-table = 本轮第 { $table } 台没有对局。
# en 39b71e14
tournament-open-it = 打开
# en e3857d59
tournament-round = 第 { $round } 轮
# en fcda7750
tournament-round-is-paired = 第 { $round } 轮已排好对阵。
# en c1e57322
tournament-table-with-players = { $table }：{ $black } - { $white }
# en f407a597
tournament-tournaments-file-or-address = 比赛文件或地址
# en bcecc3a0
paired-who-choose-colours = { $black } - { $white }，猜先

# en fad86355
warning-disk-full = { $events ->
        [1] 最后一个事件或棋谱无法写入
       *[other] 磁盘已满，最近 { $events } 个事件只在内存中
    }；请选择其他文件夹或腾出空间：程序会自动重试写入
# en b6897b30
warning-no-picture-comes-the-record = 没有画面：{ $why }；棋谱已保留
# en 96a2c9b9
warning-no-picture-comes = 没有画面：{ $why }

# en 9dfea483
warnings-warning = 警告：

# en 573d96fb
window-dismiss = 关闭
# en c1e7262a
window-moves-to-look-at = 着手，{ $n } 处需查看
# en 2ff8d999
window-note = 提示：
# en fc6f39e2
window-problem = 问题：

# en 484bddc8
why-not-a-rehearsal-is-shown-to-nobody = 演练不向任何人显示。
# en ae45a575
why-not-it-is-sealed = 棋谱已封存。
# en 84372d1d
why-not-its-result-is-confirmed = 结果已经确认。如果对局继续，请先撤销结果。
# en 66c53b24
why-not-no-camera-is-chosen = 请先选择拍摄棋盘的摄像头。
# en 8c98ea4c
why-not-the-record-is-missing = 请先指定棋谱。
# en 93def99f
why-not-without-its-recording = 此棋谱打开时没有本程序的记录：只供查看，不会更改。要更正或填写结果，请打开其记录文件夹（session）。

# en 583cb52d
word-audit-differs = 核查不符
# en 9c391d6a
word-black-white = { $black }（黑）- { $white }（白）
# en aa49b4f2
word-black-won = 黑胜
# en 81663e6c
word-camera = 摄像头
# en b4bb4b23
word-cancel = 取消
# en d5cbbe09
word-date = 日期
# en e933fc6f
word-event = 赛事
# en 2f7429eb
word-folder = 文件夹…
# en 2b677065
word-komi = 贴目
# en 70867f9a
word-move = 手数
# en 1dd13cdd
word-moves = 着手
# en 0a551be4
word-name = 姓名
# en 417285fe
word-no-picture-has-come-yet = 还没有画面。
# en a35952e8
word-no-picture-now = 现在没有画面：{ $why }。
# en 07ffd4de
word-not-finished = 未结束
# en a03f6912
word-record = 棋谱
# en b3f84aca
word-result = 结果
# en 26c8f203
word-round = 轮次
# en 30a8a8f9
word-round-number = 第 { $round } 轮
# en 25ed2e65
word-seen-no-board-yet = 看到：还没有棋盘。
# en 85e705d9
word-table = 第 { $table } 台
# en b558e808
word-tournament = 比赛
# en e7327a90
word-white-won = 白胜
# en 0f931004
correction-info = 更正姓名与设置
# en 093b2fda
boards-before-the-game = { $name }：尚未开始
# en c4f3fd61
boards-no-source-yet = 新标签
# en fd2a4e10
boards-number-of-source = { $source }，棋盘 { $n }
# en 42c8f891
source-is-used-beside = 另一个标签正在使用“{ $name }”：请在这里选择其他摄像头、手机或文件，或关闭那个标签
# en 57616912
why-not-source-is-used-beside = 另一个标签正在使用它的来源。
# en 4c44c1c5
why-not-recorded-elsewhere = 另一个窗口或程序正在记录它。
# en 558d8934
why-not-hall-is-used-beside = 其他标签中的对局正在发送到赛场。
# en d86335e2
hall-which-table-is-it = 这是哪一台？
# en bb2e4eb9
hall-take-table = 第 { $table } 台
# en fc8d92bc
boards-without-table = 棋盘 { $n } 没有赛场的台号：会被记录，但不发送。
# en 205b4f0c
boards-to-board = 给棋盘 { $n }
# en b72ba395
boards-give-table = 将第 { $table } 台给棋盘 { $n }
# en 6b618c4f
boards-table-of-other-board = 第 { $table } 台属于未选择的棋盘 { $n }
# en 1e2f9ed3
boards-table-was-of-other-board = 第 { $table } 台现在属于棋盘 { $n }；棋盘 { $before } 没有台号。
# en 0cf5ed0d
spectators-token-file = 该地址的令牌文件
# en b95aa7b9
spectators-token-file-hint = 令牌文件（如该地址需要）
# en 70051c43
hall-unnamed = 这份记录写的赛场是 { $hall }，这台电脑上没有人指定过它：补充的内容没有发送到那里。请加入该赛场，之后补充的内容就会发送。
# en bb2e4eb9
boards-table = 第 { $table } 桌
# en 72378295
boards-all = 全部棋盘：{ $n }{ $waiting ->
        [0] {""}
       *[other] ，{ $waiting } 个需要查看
    }
# en 9f523368
status-choose-a-camera-a-file = 请选择摄像头、手机、文件或地址
# en 34026030
status-ready-unseen = 可以开始记录；画面尚未查看
# en 6cb6d16c
status-no-picture-yet = 还没有画面
# en 96516d75
dialog-referee-gives-it = 该结果不由棋手自己给出：{ $result }。请选择“由裁判决定”，并写明姓名和理由。
# en 0d59638b
dialog-type-why-under-protest = 请写明为什么在抗议下对局。
# en 82b82aba
dialog-protest-reasons = 抗议的理由
# en 2bb202d1
recording-confirmed-elsewhere = { $result }：结果已确认（{ $by }），并已在此采用。
