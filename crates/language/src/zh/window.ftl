application-no-chinese-font = 已安装的字体都没有汉字；请安装一种（Debian、Ubuntu：fonts-noto-cjk）后重新打开窗口。
application-the-record-is-on-the = 棋谱已以 SGF 格式复制到剪贴板
application-the-records-path-is-on = 棋谱路径已复制到剪贴板

board-diagram-board-after-move = 棋盘 { $size }，第 { $n } 手之后，{ $color ->
        [Black] 黑
       *[White] 白
    } { $point }
board-diagram-board-after-move-of-either = 棋盘 { $size }，第 { $n } 手之后，{ $point }
board-diagram-board-after-move-a-pass = 棋盘 { $size }，第 { $n } 手之后，停一手
board-diagram-board-before-the-first-move = 棋盘 { $size }，第一手之前
board-diagram-board-to-draw-on = 棋盘 { $size }，用于摆子
board-diagram-laid-before-the-first-move = { $label }：{ $color ->
        [Black] 黑子
       *[White] 白子
    }，第一手之前摆放
board-diagram-lit = 。指向 { $point }
board-diagram-move = { $label }：{ $color ->
        [Black] 黑子
       *[White] 白子
    }，第 { $number } 手
board-diagram-ringed = { $position }。圈出：{ $points }
board-points-marked = 。标出 { $n } 个点
board-replayed = { $later } 下在 { $earlier } 处（{ $point }）

boards-all-of-them = 全部
boards-are-not-shown = 同时记录多块棋盘时，不向观众展示任何内容。
boards-are-tables = 这些棋盘依次是比赛的第 { $tables } 台。
boards-board-at-table = 棋盘 { $n }：第 { $table } 台
boards-board-is-table = 棋盘 { $n } 是比赛的第 { $table } 台。
boards-click-to-record = { $name }：点击以记录它
boards-failed = 出错
boards-in-the-picture = 画面中有 { $n } 块棋盘。记录哪些？
boards-join-table = 加入棋盘 { $n } 的那一台：粘贴其二维码中的地址；在同一赛场也可只填台号和令牌。
boards-leave-table = 退出第 { $table } 台
boards-may-be-over = 结束了？
boards-no-picture = 没有画面
boards-none-is-chosen = 所选棋盘不在原处：请选择一块。
boards-not-sent = 不发送
boards-number = 棋盘 { $n }
boards-others-without-names = 其余对局的姓名在记录时填写：显示棋盘并按 Ctrl+I。
boards-over = 已结束
boards-question = 有问题
boards-table-of-no-board = 第 { $table } 台：没有为它选择棋盘
boards-the-chosen-one-is-missing = 所选棋盘不在画面中。
boards-too-few-tables = 从所选台起，比赛有其中 { $n } 局；其余对局在记录时按 Ctrl+I 填写姓名。
boards-which-is-resumed = 这是一起记录的多块棋盘之一；请先在画面中选择是哪一块，再继续
boards-without-names = 对局的姓名在记录时填写：显示棋盘并按 Ctrl+I。

camera-details = 详情
camera-in-the-picture-stones-as = 画面中：识别出的棋子，? 表示存疑，斜线表示被遮挡。
camera-last-seen = 上次看到
camera-no-picture-is-kept = 没有保存这一手的图片。
camera-no-record-was-written-to = 没有写出棋谱：
camera-of-move-no-picture-is = 没有保存第 { $number } 手的图片；这是摄像头当前画面
camera-of-them-skipped-to-keep = ，其中 { $n } 帧为跟上进度而略过
camera-picture-after-move = 第 { $shown } 手之后的图片
camera-pictures = { $frames_seen } 帧画面{ $dropped }。
camera-seen = 看到
camera-the-board-just-after-move = 第 { $number } 手刚下完的棋盘
camera-the-move-was-read-with = { $what }。这一手的识别把握为 { $certain }%。
camera-the-record-goes-to = 棋谱写入
camera-the-record-is-on-disk = 棋谱已在磁盘上：

check-before-the-game = 对局之前
check-lines = { $n } 路
check-nothing-is-wrong-with-this = 画面没有问题。
check-seen = 看到：{ $reading }。
check-the-corners-are-those-that = 四角由手工设置，并为此来源保存。
check-these-corners-make-no-board = 这四角构不成棋盘；请把它们拖到最外侧的交叉点
check-where-the-grid-does-not = 网格不吻合时，请把四个圆环拖到棋盘最外侧的交叉点。

chooser-a-camera = 摄像头
chooser-a-file = 文件
chooser-a-move-counts-as-made = 何时算下了一手
chooser-address-or-path = 地址或路径
chooser-an-address-or-a-path = 地址或路径
chooser-camera = 摄像头 { $name }
chooser-chosen = 已选：
chooser-chosen-nothing-yet = 尚未选择
chooser-days-ago = { $days } 天前
chooser-go-on = 继续
chooser-go-on-with = 继续 { $name }
chooser-h-ago = { $minutes } 小时前
chooser-its-journal-cannot-be-read = 日志无法读取
chooser-just-now = 刚才
chooser-min-ago = { $minutes } 分钟前
chooser-moved-to = ，已移到 { $folder }
chooser-no-camera-is-plugged-in = 没有接入摄像头。请接上后刷新。
chooser-open = 打开
chooser-open-name = 打开 { $name }
chooser-or-drop-it-on-this = 或拖到此窗口
chooser-recordings = 已有记录
chooser-records-go-to = 棋谱写入：
chooser-this-camera-is-not-plugged = 此摄像头当前未接入。
chooser-three-minutes-with-a-question = 三分钟，含一个问题和一次计点；内容不保留
chooser-use-it = 使用
chooser-what-shall-be-recorded = 要记录什么？
chooser-when-the-captured-stones-are = 提子取走之后
chooser-when-the-clock-is-pressed = 按下棋钟之后（由对手的下一子得知）
chooser-when-the-hand-has-left = 手离开棋子之后

color-black = 黑
color-white = 白

command-down = 下
command-key = 按键：{ $keys }
command-hint-and-key = { $hint }按键：{ $keys }
command-left = 左
command-right = 右
command-up = 上

consent-given = 已同意
consent-not-asked = 未询问
consent-open = 暂不决定
consent-refused = 已拒绝
correction-becomes = 第 { $number } 手由{ $was } 改为{ $is }。
correction-capture-not-taken = 提子未取：{ $points } 的棋子在第 { $after } 手之后已取走
correction-extra = 多记：第 { $number } 手（{ $played }）没有下过
correction-from-move-on = 从第 { $first } 手起：{ $moves }。
correction-go = 第 { $first } 手至第 { $last } 手删去，共 { $n } 手。
correction-goes = 第 { $number } 手（{ $was }）删去。
correction-is = 第 { $number } 手为{ $is }。
correction-it-can-be-undone = 可以撤销。日志保留原来的内容。
correction-later-moves-higher = 之后 { $later } 手的手数各加 { $shift }。
correction-later-moves-lower = 之后 { $later } 手的手数各减 { $shift }。
correction-no-move-changes = 着手不变。
correction-on-the-board = 最后的盘面：{ $stones }。
correction-point-empty = { $point } 空
correction-prisoners = { $color ->
        [Black] 黑方
       *[White] 白方
    }的提子由 { $was } 变为 { $is }。
correction-put-this-right = 更正这一处？
correction-redo = 重做最后撤销的内容
correction-undo = 撤销最后的回答或更正
correction-wrong-colour = 颜色错：第 { $number } 手（{ $played }）是{ $color ->
        [Black] 黑棋
       *[White] 白棋
    }
correction-wrong-colour-of = 颜色错：第 { $number } 手
correction-wrong-point = 位置错：第 { $number } 手（{ $played }）在 { $point }

count-games = { $n } 局
count-moves = { $n } 手
count-questions = { $n } 个问题

decision-another-result = 这是另一个结果
decision-confirm-it-all-the-same = 仍然确认 { $result }
decision-go-back = 返回修改
decision-it-is-in-the-record = { $said }：已写入棋谱
decision-it-was-claimed = 此前声明：{ $result }。
decision-it-was-decided = 此前裁定：{ $result }。
decision-noted = 已记下：{ $line }
decision-taken-back-the-journal-keeps = 已撤回。日志保留该裁定以及撤回者。
decision-the-count-says = 计点的结果：{ $result }。
decision-the-record-says = 棋谱上的结果：{ $result }。
decision-the-recording-ends-and-it = { $said }：记录结束，结果写入棋谱
decision-you-are-about-to = 您将要确认：{ $result }。

demonstration-captured = 提子 { $prisoners }{ $used }
demonstration-demonstration-board = 挂盘
demonstration-result = 结果：{ $result }
demonstration-the-game-has-not-begun = 对局尚未开始
demonstration-waiting-for-the-referee = 等候裁判

dialog-a-folder-on-another-disk = 另一个磁盘上的文件夹
dialog-a-recording-goes-on = 其间记录照常进行。
dialog-another-folder-path = 其他文件夹，路径
dialog-both-players-confirm-it = 双方棋手确认
dialog-by-points = 按点数
dialog-close = 关闭
dialog-end-it = 结束
dialog-end-it-and-close = 结束并关闭
dialog-end-this-recording = 结束这次记录？
dialog-go-on-in-another-folder = 在其他文件夹中继续
dialog-go-on-recording = 继续记录
dialog-hide-it = 隐藏
dialog-hide-this-from-the-players = 对棋手隐藏这些内容？
dialog-last-picture-differs = 最后的画面与棋谱在 { $points } 不一致。封存之前请改正，或确认棋谱无误。
dialog-leave-it = 保持不变
dialog-name-of-who-decides = 裁定者姓名
dialog-no-count-comes-to-that = 贴目为 { $komi } 时，数子不可能得出这个结果：请更正结果或贴目，或由裁判裁定。
dialog-no-count-is-so-large = 这个棋盘上数子不可能得出这个结果：请更正结果，或由裁判裁定。
dialog-names-missing = 缺少姓名（{ $colors }），封存后不能再补：请在封存之前填写。
dialog-not-now = 现在不
dialog-not-yet = 还不
dialog-played-under-protest = 在抗议下进行
dialog-put-it-right = 更正
dialog-questions-still-open = 还有 { $open } 个问题未回答。
dialog-reasons = 理由
dialog-reasons-for-the-decision = 裁定理由
dialog-record-there = 记录到那里
dialog-result-by-points = 点数结果
dialog-seal-it = 封存
dialog-seal-this-record = 封存此棋谱？
dialog-sign-the-seal = 用本机密钥签名
dialog-take-it-back = 撤回
dialog-take-this-decision-back = 撤回此裁定？
dialog-the-game-is-still-being = 对局仍在记录。已写下的内容保留在磁盘上，之后可以继续。
dialog-the-journal-is-copied-there = 日志连同仅在内存中的内容一并复制过去，并在那里继续记录。
dialog-the-journal-keeps-the-decision = 日志保留该裁定、撤回者和理由。
dialog-the-record-is-frozen = 棋谱已冻结：不再写入着手。已写下的内容保留在磁盘上，之后可以继续。
dialog-the-recording-cannot-be-resumed = 之后不能再继续记录。仍可添加更正、回答和结果。
dialog-the-recording-ends-then = 记录随之结束。
dialog-the-referee-decides = 裁判裁定
dialog-the-result-is-final-then = 此后结果即为最终结果；以后发现的只作参考。
dialog-the-result-of-this-game = 本局结果
dialog-the-whole-window-then-shows = 整个窗口随后只显示"{ $words }"：没有菜单、按钮，按键也不起作用。
dialog-to-come-back = 要返回，请按住 Escape 键 { $seconds } 秒。
dialog-type-the-name-of-the = 请输入确认者或裁定者的姓名。
dialog-type-the-names-of-both = 请输入确认结果的双方棋手姓名。
dialog-type-the-reasons-for-the = 请输入裁定理由。
dialog-type-the-result-such-as = 请输入结果，如 B+3.5。
dialog-who-has-the-key-can-check = 持有公钥的人之后可以核验它是在这里封存的。
dialog-write-it-down = 写下

file-dialog-all-files = 所有文件
file-dialog-folder-for-records = 棋谱文件夹
file-dialog-folder-for-the-games = 对局文件夹
file-dialog-folder-of-pictures = 图片文件夹
file-dialog-folder-to-go-on-in = 继续记录用的文件夹
file-dialog-pairings = 对阵表
file-dialog-pictures = 图片
file-dialog-video = 视频
file-dialog-video-file = 视频文件

finished-game-by-pairings = 按对阵表：{ $result }。
finished-game-by-recording = 按记录 { $name }：{ $result }。
finished-game-has-a-result = 这盘棋已有结果
finished-game-record-it-again = 再次记录
finished-game-second-record = 再次记录会在第一份旁边生成第二份棋谱。如非本意，请选择别的桌或轮次。
game-all-of-it-may-stay = 都可以留空。
game-event = 赛事
game-info-began = 开始时间
game-info-game = 对局
game-info-handicap = 让子
game-info-rules = 规则
game-info-source = 来源
game-info-table = 台号
game-komi = 贴目
game-name = 姓名
game-name-of = { $color ->
        [Black] 黑方姓名
       *[White] 白方姓名
    }
game-rank = 段位
game-rank-of = { $color ->
        [Black] 黑方段位
       *[White] 白方段位
    }
game-round = 轮次
game-the-game = 对局
game-is-refused = 已拒绝记录：这局棋不能记录。
game-left-out = { $why }；照现在的写法不予采用。
game-more = 更多：台次、规则、用时、同意

ghost-stones-click = { $name }。单击：实际就是这样。

history-history = 历史
history-in-the-name-of = 回答和更正的署名
history-name-of-who-answers = 回答者和更正者的姓名
history-not-said = 未填写
history-nothing-was-answered-corrected-or = 没有回答、更正或裁定。

incident-black-stones = 黑子数
incident-blitz = 快棋
incident-both-agree-on-the-position = 双方对局面无异议
incident-both-agree-where-the-stone = 双方对棋子位置无异议
incident-claimed-before-the-next-move = 在下一手之前提出
incident-details = 详情
incident-details-of-the-note = 备注详情
incident-form-adjournment = 封棋
incident-form-appeal = 申诉
incident-form-claim-of-a-win-on = 提出超时判胜
incident-form-displaced-stone = 棋子被碰动
incident-form-draw-for-colours = 猜先
incident-form-late-arrival = 迟到
incident-form-pair-go-wrong-partner = 混双：走错次序
incident-form-penalty-points = 罚点
incident-form-remark = 备注
incident-form-stones-in-the-bowls = 棋盒中的棋子
incident-form-taken-up-again = 续弈
incident-form-type-the-name-of-who = 请输入记录者的姓名。
incident-form-type-the-remark = 请输入备注。
incident-form-type-until-when = 请输入截止时间。
incident-form-warning = 警告
incident-form-wrong-colours-or-handicap = 黑白或让子有误
incident-in-an-envelope = 封在信封里
incident-it-goes-into-the-journal = 写入日志、棋谱评注和报告。
incident-minutes-on-the-clock = 棋钟分钟数
incident-minutes-that-black-is-late = 黑方迟到分钟数
incident-minutes-that-white-is-late = 白方迟到分钟数
incident-moves-of-black-by-then = 当时黑方手数
incident-moves-of-white-by-then = 当时白方手数
incident-name-of-who-notes-it = 记录者姓名
incident-note-about-this-game = 本局备注
incident-on-purpose = 故意
incident-on-the-board = 下在棋盘上
incident-pair = 组合
incident-points = 点数
incident-the-claimants-own-flag-is = 申请者自己也已超时
incident-the-guess-was-right = 猜中
incident-the-move-before-was-in = 前一手次序正确
incident-the-player-who-guessed-has = 猜先者执
incident-to-be-decided-until = 裁决期限
incident-to-be-taken-up-again = 续弈时间
incident-to-the-appeals-committee = 向申诉委员会
incident-to-the-chief-referee = 向裁判长
incident-what = 事项
incident-white-stones = 白子数
incident-who = 谁
incident-who-appeals = 申诉者
incident-who-claims = 申请者
incident-who-seals-the-move = 封手者

info-form-change-what-is-wrong = 请更正错误的内容，或补充缺少的内容。
info-form-handicap-is-seen = 让子已在棋盘上看到。
info-form-name-of-who-puts = 更正者的姓名
info-form-no-record = 此记录中没有看到棋盘：没有可更正的内容。
info-form-put-right-by = 更正者
info-form-sealed = 记录已封存，姓名也一样。
info-form-team-of = { $color }的队伍
info-form-type-the-name = 请输入更正者的姓名。

key-sheet-keys = 快捷键

keys-click = 单击棋子
keys-click-does = 显示该手之后的局面
keys-drag = 拖动棋子
keys-drag-does = 这颗棋子在那个点上
keys-escape = Escape
keys-escape-does = 关闭打开的窗口
keys-paste = Ctrl+V
keys-paste-does = 显示剪贴板中的棋谱
keys-second-button = 在一个点上按鼠标右键
keys-second-button-does = 那里有什么错误
keys-tab = Tab、Enter
keys-tab-does = 到下一个按钮或输入框；按下它
keys-timeline = 在时间轴上单击或拖动
keys-timeline-does = 显示该手之后的局面
keys-wheel = 在棋盘上滚动滚轮
keys-wheel-does = 上一手或下一手

live-picture-last-picture-that-came = 最后收到的画面
live-picture-lit = 。指向 { $names }
live-picture-live-picture = 实时画面
live-picture-no-board-is-found-in = { $what }。其中没有找到棋盘
live-picture-ringed = 。圈出：{ $names }

move-in-words = { $color ->
        [Black] 黑
       *[White] 白
    } { $point }
move-list-list-of-moves = 着手列表，共 { $n } 手
move-list-move-at = 第 { $number } 手，{ $color ->
        [Black] 黑
       *[White] 白
    } { $point }，{ $clock }
move-list-pass = 停一手

moves-no-move-yet-moves-appear = 还没有着手。着手会自动出现。

notice-keep-holding-escape = 请继续按住 Escape

palette-capture-not-taken-the-stones = 提子未取：{ $label } 的棋子已取走
palette-extra-move-move-was-not = 多记：第 { $number } 手没有下过
palette-go-to-move = 跳到第 { $number } 手
palette-missed-after-move = 第 { $number } 手之后漏记：{ $moves }
palette-name-of-a-command-or = 命令名称或手数
palette-nothing-has-that-name = 没有这个名称。
palette-number-of-a-move = 手数
palette-resume-from-here-everything-after = 从这里重来：第 { $number } 手之后全部有误
palette-the-mistake-for-a-point = 错误类型；若是位置、停一手或漏记的着手，请直接输入：D4、pass、D4 Q16
palette-wrong-colour = 颜色错：第 { $number } 手是{ $color ->
        [Black] 黑棋
       *[White] 白棋
    }下的
palette-wrong-point-move-lies-at = 位置错：第 { $number } 手在 { $label }

photograph-points-marked = { $label }，标出 { $n } 个点

picture-corner-bottom-left = 左下角
picture-corner-bottom-right = 右下角
picture-corner-top-left = 左上角
picture-corner-top-right = 右上角
picture-reading = { $size } 棋盘，黑子 { $black }，白子 { $white }，{ $doubts } 处存疑，{ $covered } 处被遮挡{ $outside ->
        [0] {""}
       *[other] ，{ $outside } 处在画面外
    }

player-bar-captured = 提子 { $prisoners }{ $time }
player-bar-to-play = 行棋

point-menu-it-was-lifted = 这里没有棋子：已被取走
point-menu-missed-stone = 漏记棋子：第 { $after } 手之后{ $color ->
        [Black] 黑
       *[White] 白
    } { $point }
point-menu-move-lies-elsewhere = 位置错：第 { $number } 手在别处…
point-menu-move-lies-here = 位置错：第 { $after } 手（{ $color ->
        [Black] 黑
       *[White] 白
    } { $point }）在这里
point-menu-move-was-not-played = 这里没有棋子：第 { $number } 手没有下过
point-menu-these-stones-were-lifted = 提子未取：这些棋子已取走
point-menu-what-is-wrong = { $point }：有什么错误？

position-after-move = 第 { $number } 手之后
position-before-move = 第 { $number } 手之前
position-before-the-first-move = 第一手之前
position-click-the-point = 请单击第 { $number } 手所在的点。Escape：保持不变。
position-looking-back-at-move-of = 回看第 { $shown }／{ $rows } 手
position-move = 第 { $number } 手：{ $color ->
        [Black] 黑
       *[White] 白
    } { $point }
position-played-again = 重复落子：{ $replayed }
position-the-diagram-appears-when-the = 看到整个棋盘后显示棋图。{"\u000A"}摄像头必须看到全部四个角。
position-two-passes = 对局结束：连续两次停一手

preflight-battery = 电池
preflight-board-found = 找到棋盘
preflight-clock = 电脑时钟的年份
preflight-disk = 磁盘和棋谱文件夹
preflight-focus = 对焦
preflight-folder-cannot-be-made = 无法创建文件夹 { $folder }（{ $why }）：请另选存放棋谱的文件夹。
preflight-height = 摄像头高度
preflight-in-order = { $name }：正常
preflight-light = 光线
preflight-look = { $name }：请查看
preflight-nothing-can-be-written = 无法写入 { $folder }：请另选存放棋谱的文件夹。
preflight-only-mb-are-left = 磁盘只剩 { $mb } MB：请腾出空间，或另选存放棋谱的文件夹。
preflight-size-of-the-cells = 格子大小
preflight-the-battery-is-at = 电量为 { $percent } %：请接上电源。
preflight-the-clock-says = 电脑时钟显示 { $today }：请校正，棋谱的日期以它为准。
preflight-whole-board = 整个棋盘都在画面中

proposal-after = 之后
proposal-before = 之前
proposal-in-the-picture = { $name }，画面中
proposal-its-stone-at = { $name }，其中 { $point } 的棋子
proposal-name = 提议 { $letter }：{ $moves }
proposal-name-seen = 提议 { $letter }：{ $moves }，{ $seen }
proposal-now = 现在
proposal-picture-of-question = { $caption }，问题 { $id }
proposal-seen-with = 棋子识别把握 { $certain }%

qr-code-qr-code-of = 二维码：{ $text }

questions-answer-this-one = 回答这个
questions-change-the-name = 填写在历史中与回答和更正一起显示的姓名。
questions-correct-the-record-f-or = 请更正棋谱（F），或说明棋谱正确。
questions-game-over = 对局结束了吗？
questions-in-the-name-of = 署名：{ $name }。
questions-look-at-the-board-or = 请查看棋盘，或再次更正棋谱（F）。
questions-looked-at = 已查看：第 { $number } 手 { $point }
questions-move = 第 { $number } 手 { $point }：{ $note }
questions-no-move = 没有着手
questions-or = 或者{ $text }
questions-perhaps = 可能是{ $text }
questions-play-does-not-go-on = 棋谱仍被冻结：棋盘在 { $points } 处与由棋谱接续的任何对局都不符。
questions-play-goes-on-when-still = 整个棋盘可见且静止后，对局即继续跟随。
questions-put-the-stones-right-or = 请把那里的棋子摆成对局中的样子；此后下的着手可以保留。或更正棋谱（F）。
questions-question = 问题 { $id }
questions-show-the-position-after-this = 显示这一手之后的局面。
questions-space-the-record-is-right = 空格：棋谱正确。退格：不正确。F：更正。
questions-stones-are-gone-or-lie = 棋子被取走或移位，或双方都停一手。
questions-the-board-is-not-as-it = 棋盘与更正后的棋谱在 { $points } 不一致。
questions-the-last-picture-and-the = 最后的画面与棋谱在 { $points } 不一致，已圈出。
questions-this-is-what-happened = 实际就是这样。
questions-tick-it = 看过后请打勾：它不再出现。棋谱仍保留存疑标记。
questions-to-look-at = 需要查看
questions-without-a-name = 回答不署名

recording-is-refused = 这局棋不得记录：裁判或一方棋手已拒绝；请再次询问，并在表单中更改。
recording-not-corrected = 未更正：{ $refused }
recording-put-the-stones-back-as = 请按棋谱摆回棋子；此后下的着手可以保留。之后会自动继续跟随
recording-sealed-this-proves-the-record = 已封存。整份封存棋谱的编号已复制到剪贴板：{ $head }
recording-the-clipboard-holds-no-record = 剪贴板中没有可读取的棋谱：{ $why }
recording-the-program-or-the-machine = 记录时程序或电脑停止了；请继续记录
recording-this-is-the-record-on = 这是剪贴板中的棋谱；未保存在磁盘上

refusal-already-there = 第 { $number } 手已经在 { $label }
refusal-a-point-is-not-on = 更正中有一个点不在 { $size } 棋盘上
refusal-no-stone-can-be-played = 第 { $number } 手不能下在 { $label }：那里已有棋子
refusal-nothing-to-redo = 没有可以重做的内容
refusal-nothing-to-settle = 最后的盘面与棋谱一致；无须处理
refusal-nothing-to-take-back = 没有可以撤销的更正
refusal-played-later = 之后第 { $number } 手下在 { $label }；请先更正那一手
refusal-there-is-no-move = 没有第 { $number } 手：棋谱共 { $moves } 手
refusal-there-is-no-stone = 第 { $after } 手之后 { $label } 没有棋子

rehearsal-confirm-the-settings = 数子所依据的设定：看过后用下方按钮继续。
rehearsal-hand-or-push = 有手遮挡或摄像头被碰：记录会等待，然后自动继续。
rehearsal-moves-appear = 着手会自动出现；有一次会有人碰到摄像头。这里的内容都不保留：请随意回答、更正和撤销。
rehearsal-press-count = 对局已结束，开始计点：请按“计点”。
rehearsal-rehearsal = 演练
rehearsal-sample-black = 示例黑方
rehearsal-sample-white = 示例白方
rehearsal-the-board-is-looked-for = 正在寻找棋盘。用自己的摄像头时，请先检查画面。
rehearsal-the-camera-follows-the-count = 摄像头自动跟随计点。棋盘填满后，请读取图片并确认设置。
rehearsal-the-result = 填子已判定，由双方确认结果；点按算式的一行可看到它的棋子。
rehearsal-the-sample-game-is-over = 示例对局已结束。可以查看着手、更正其中一手，或核查计点。
rehearsal-the-slip = 这就是交给组织者的结果单。演练到此为止：请结束演练。
rehearsal-white-has-passed = 有一个问题：白方停一手，摄像头看不到。请单击含停一手的提议；数子会等待回答。

ringed-picture-photograph-of-the-board = 棋盘照片
ringed-picture-photograph-of-the-board-points = 棋盘照片，圈出 { $n } 个点
ringed-picture-photograph-of-the-board-ringed = 棋盘照片，圈出：{ $points }

source-has-a-name-that-is = { $file } 的名称不是 Unicode；请改名
source-no-dialog = 系统不显示文件对话框（Linux 上请安装 xdg-desktop-portal）；请在输入框中键入路径，或把文件拖到此窗口

spectators-a-page-that-follows-the = 在浏览器中跟随对局的网页，不含摄像头画面。
spectators-address-to-send-the-record = 发送棋谱的地址
spectators-copy = 复制
spectators-delay-minutes = 5 分钟
spectators-delay-moves = 3 手
spectators-delay-none = 不延迟
spectators-delay-seconds = 30 秒
spectators-does-not-have-the-newest = { $place }没有最新着手：{ $why }。正在重试。
spectators-everybody-in-the-local-network = 局域网内的人都可观看
spectators-has-the-newest-moves = { $place }已有最新着手。
spectators-live = 直播：{ $watchers } 人观看
spectators-now = 现有 { $watchers } 人观看
spectators-only-on-this-computer = 仅在本机
spectators-send-the-record-to-an = 把棋谱发送到组织者的地址
spectators-show-live = 直播
spectators-spectators = 观众
spectators-spectators-are-behind-the-game = 观众比对局延迟
spectators-spectators-the-record-does-not = 观众：棋谱发不出去
spectators-the-address = 地址

status-bar-of-the-file-watched = 已看完文件的 { $progress }%
status-choose-a-camera-a-file = 请选择摄像头、文件或地址
status-ended = 已结束
status-ended-before-its-time = 提前结束：{ $why } - { $moves }{ $send }
status-ending-writing-the-rest-of = 正在结束 - 写出剩余棋谱
status-moves-on-disk = { $n } 手已在磁盘上
status-no-move-was-recorded = 没有记录到着手
status-questions-open = ；{ $n } 个问题未回答
status-ready-to-record = 可以开始记录
status-sealed = 已封存
status-shown-only = 仅供查看 - { $moves }；没有本程序的记录，不会更改
status-the-last-picture-differs-from = ；最后的画面与棋谱在 { $points } 不一致
status-the-source-could-not-be = 无法打开来源；请另选一个，或开始以再试一次

timeline-doubts = ，{ $n } 手存疑
timeline-seconds = { $n } 秒
timeline-timeline-move-of = 时间轴，第 { $shown }／{ $rows } 手{ $doubt }
timeline-after-read-with-in = { $move }{"\u000A"}用时 { $time }，识别把握 { $certain }%

top-bar-copy-and-export = 复制与导出
top-bar-end-of-the-game = 终局
top-bar-language = 语言（Language）
top-bar-numbers-all = 全部
top-bar-numbers-last = 最近 { $n } 手
top-bar-numbers-none = 不显示
top-bar-recording = 记录
top-bar-recording-only = 仅作记录
top-bar-source = 来源与比赛
top-bar-there-is-no-playing-program = 这里没有对弈程序：不提供建议、形势判断，也不出声。
top-bar-this-windows-board-a-second = 此窗口的棋盘。另开窗口可跟随另一块棋盘，设置和棋谱各自独立。
top-bar-view = 视图

tournament-a-files-path-or-http = 文件路径，或 http://host:8080/api/tour/1
tournament-black-white = 黑 { $black } - 白 { $white }
tournament-choose = 选择
tournament-choose-the-table-that-the = 请选择摄像头所看的台次。
tournament-go-on-with-round = 进入第 { $round } 轮
tournament-handicap = ，让 { $handicap } 子
tournament-it-has-a-result-already = ；已有结果：{ $result }
tournament-it-is-being-read = 正在读取。
tournament-komi = ，贴目 { $komi }
tournament-no-game-is-at-table = 本轮第 { $table } 台没有对局。
tournament-open-it = 打开
tournament-round = 第 { $round } 轮
tournament-round-is-paired = 第 { $round } 轮已排好对阵。
tournament-table = 台次
tournament-table-with-players = { $table }：{ $black } - { $white }
tournament-tournaments-file-or-address = 比赛文件或地址
tournament-who-choose-colours = { $black } - { $white }，猜先

warning-disk-full = 磁盘已满，最近 { $events } 个事件只在内存中；请选择其他文件夹或腾出空间。记录仍在继续
warning-no-picture-comes-the-record = 没有画面：{ $why }；棋谱已保留

warnings-warning = 警告：

window-dismiss = 关闭
window-moves-to-look-at = 着手，{ $n } 处需查看
window-note = 提示：
window-problem = 问题：

why-not-a-rehearsal-is-shown-to-nobody = 演练不向任何人显示。
why-not-it-is-sealed = 棋谱已封存。
why-not-its-result-is-confirmed = 结果已经确认。如果对局继续，请先撤销结果。
why-not-no-camera-is-chosen = 请先选择拍摄棋盘的摄像头。
why-not-the-record-is-missing = 请先指定棋谱。
why-not-without-its-recording = 此棋谱打开时没有本程序的记录：只供查看，不会更改。要更正或填写结果，请打开其记录文件夹（session）。

word-audit-differs = 核查不符
word-black-white = { $black }（黑）- { $white }（白）
word-black-won = 黑胜
word-camera = 摄像头
word-cancel = 取消
word-date = 日期
word-event = 赛事
word-folder = 文件夹…
word-komi = 贴目
word-move = 手数
word-moves = 着手
word-name = 姓名
word-no-picture-has-come-yet = 还没有画面。
word-no-picture-now = 现在没有画面：{ $why }。
word-not-finished = 未结束
word-record = 棋谱
word-result = 结果
word-round = 轮次
word-round-number = 第 { $round } 轮
word-seen-no-board-yet = 看到：还没有棋盘。
word-table = 第 { $table } 台
word-tournament = 比赛
word-white-won = 白胜
refusal-sealed = 记录已封存，姓名不能再改
correction-info = 更正姓名与设置
boards-without-table = 棋盘 { $n } 没有赛场的台号：会被记录，但不发送。
boards-to-board = 给棋盘 { $n }
boards-give-table = 将第 { $table } 台给棋盘 { $n }
boards-table-of-other-board = 第 { $table } 台属于未选择的棋盘 { $n }
boards-table-was-of-other-board = 第 { $table } 台现在属于棋盘 { $n }；棋盘 { $before } 没有台号。
