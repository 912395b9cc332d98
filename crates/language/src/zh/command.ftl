# 各命令输出的内容。
archive-added = 加入 { $added } 局{ $known ->
        [0] {""}
       *[other] ；另有 { $known } 局棋库中已有，未重复加入
    }
archive-added-and-refused = 加入 { $added } 局{ $known ->
        [0] {""}
       *[other] ；另有 { $known } 局棋库中已有，未重复加入
    }，拒绝 { $refused } 个
archive-after-move = 第 { $moves } 手之后
archive-at-too-large = { $file } 有 { $moves }；--at 请不要超过
archive-black-wins = 黑胜
archive-checked-damaged = { $games }、{ $journals }、{ $pictures }：其余与写入时一致
archive-checked-whole = { $games }、{ $journals }、{ $pictures }：均与写入时一致
archive-export-stopped = 已停止；已写的内容没有保留
archive-file = 文件：{ $file }
archive-game-of-file = { $file }（第 { $n } 局）
archive-journals-left-out = 略去 { $n } 份含隐去姓名的日志：日志中的姓名无法去掉
archive-more-refused = 另有 { $n } 个文件被拒绝；--json 列出全部
archive-name-not-found = 如果应当有它，请检查写法：'archive find --player NAME'。
archive-name-stays-in-files = 日志、SGF 文件及其文件名中仍有它；参见指南 "The archive"。
archive-name-withheld = 姓名已隐去；{ $games }中有它。
archive-next-move = 着手
archive-no-game-found = 没有找到对局
archive-no-rectangle = { $region } 不是 { $size } 棋盘上的矩形；请给出两个角，例如 A1:G7
archive-not-told = 档案尚未得知：{ $why }
archive-nothing-to-export = 没有找到对局，什么也没有写
archive-pictures-deleted = { $n } 张图片已删除；日志中有其哈希
archive-played-next = 此局面之后的着手：
archive-played-next-in = { $region } 之后的着手：
archive-round = 第 { $round } 轮
archive-set-aside = 损坏的目录已改名为 { $aside }
archive-shown-of = { $total } 局中的 { $shown } 局
archive-stopped-adds-the-rest = 已停止；再次运行同一命令会加入其余的
archive-stopped-as-it-was = 已停止；目录保持原样
archive-stopped-checking = 尚未检查完即已停止
archive-table = { $table } 台
archive-white-wins = 白胜
archive-written = { $games }写入 { $file }
archive-written-package = { $games }、{ $journals }、{ $pictures }写入 { $file }
audit-fill-not-seen = 没有看到无手遮挡的填满棋盘；请拍照并给出图片
audit-no-picture = 没有给出填满后的图片；请在棋谱之后至少给出一张
audit-nothing-to-confirm = 填子没有给出可确认的结果；请用 --result 说明商定的结果
audit-other-game = { $session } 是与 { $path } 不同的对局的记录；请给出本局的记录，或去掉 --session
audit-nobody-is-named = 裁定须有署名；请用 --by 写明由谁裁定或确认
audit-reasons-missing = 裁判的裁定须有理由；请用 --reasons 给出
audit-result-without-ruling = --result 是裁定的结果，须与说明裁定方式的 --ruling 一起给出；棋手主张的结果用 --claimed 给出
audit-ruling-where = 裁定保存在记录的日志中或报告旁边；请给出 --session 或 --report
audit-recording-beside = 这是 { $session } 的棋谱；用 --session { $session }，核对结果及其裁定会保存在那里
audit-recording-has-more = { $session } 有这份棋谱所缺的内容（{ $what }）；'kifuscribe replay { $session } -o { $record }' 可重新写出棋谱
audit-two-records = 给出了两份棋谱；一次核查只针对一局
audit-watch-one-record = 观看计点时只对照一份棋谱，并自动拍照；请只给出棋谱
brief-by = { $winner ->
        [Black] 黑
       *[White] 白
    }胜 { $margin }
brief-equal = 双方目数相等，按规则{ $winner ->
        [Black] 黑
       *[White] 白
    }胜
brief-forfeit = { $winner ->
        [Black] 黑
       *[White] 白
    }因对方弃权胜
brief-forfeit-because = { $winner ->
        [Black] 黑
       *[White] 白
    }因对方弃权胜：{ $why }
brief-resignation = { $winner ->
        [Black] 黑
       *[White] 白
    }中盘胜
brief-time = { $winner ->
        [Black] 黑
       *[White] 白
    }因对方超时胜
brief-wins = { $winner ->
        [Black] 黑
       *[White] 白
    }胜
calibrate-found = 找到 { $size }，每格 { $cell } 像素，共 { $pictures }。
calibrate-lens = 镜头的径向项（k1）为 { $k1 }，取自标靶的 { $views } 个视角，误差 { $error } 像素
calibrate-no-chessboard = 在 { $spec } 的 { $views } 个视角中看不到完整的 { $squares } 内角棋盘格；请保持平整，每次换一个倾斜角度，并给出 --squares
calibrate-nothing-wrong = 画面没有问题。
calibrate-stopped = 在足够多次识别到棋盘之前停止；没有写入
calibrate-written = 已写入 { $path }。
clock-both-down = 双方时间都已用完：先超时者负，由已用时间无法得知
clock-came-late = { $color ->
        [Black] 黑方
       *[White] 白方
    }迟到：从钟上扣除 { $time }
clock-count-with = 计点时请用 --penalty-black { $black } --penalty-white { $white }
clock-flag = { $color ->
        [Black] 黑方
       *[White] 白方
    }超时
clock-main-left = 剩余基本时间：黑 { $black }，白 { $white }
clock-main-over = { $color ->
        [Black] 黑方
       *[White] 白方
    }基本时间用完
clock-moves-left = 本段尚须着手：黑 { $black }，白 { $white }
clock-no-moves = { $session } 中没有记录着手
clock-penalties = 罚点：黑 { $black }，白 { $white }；计点时折合黑 { $net_black }，白 { $net_white }
clock-penalty = { $color ->
        [Black] 黑方
       *[White] 白方
    }罚 { $points } 点
clock-period-gone = { $color ->
        [Black] 黑方
       *[White] 白方
    }用掉一次读秒；剩 { $left } 次
clock-period-missing = 此计时制有读秒；请用 --period 给出长度，例如 5:00
clock-periods-left = 剩余读秒次数：黑 { $black }，白 { $white }
clock-presses-needed = 由已用时间无法得知读秒次数；请用 CSV 给出按钟记录
clock-result = 结果：{ $result }（{ $text }）；由裁判决定
clock-skipped = { $color ->
        [Black] 黑方
       *[White] 白方
    }跳过一手
clock-unusable = 无法使用 { $path }
correct-answer-missing = 请给出问题 { $question } 的回答：confirm、reject 或提议的编号
correct-no-answer = { $word } 不是回答；请给出 confirm、reject 或提议的编号
correct-no-color = { $text } 不是颜色；请给出 B 或 W
correct-no-moves = { $text } 不是着手列表；请交替给出颜色和位置，例如 "W D4 B Q16"
correct-no-point = { $label } 不是 { $size } 棋盘上的点；请给出列字母（无 I）和行号，例如 D4
correct-withdraw-unsigned = 撤回裁定须有人负责并说明理由；请给出 --by 和 --reasons
count-boards = { $n } 块棋盘
count-journals = { $n } 份日志
count-pictures = { $n } 张图片
count-recordings = { $n } 份记录
damage-hash = 已被改动：与哈希列表不符
damage-missing = 文件不存在；'archive add' 可在它现在所在的文件夹中找到
damage-other-game = 其中的对局与之前不同；'archive add' 会采用新的
damage-other-moves = 目录中的着手与文件不同；请运行 'archive rebuild'
damage-pictures = { $n } 张图片被改动：与日志中的哈希不符
damage-record = 棋谱 { $record } 与日志不符；'kifuscribe replay SESSION -o { $record }' 会重新写出
expect-compensation = 补偿：{ $stones }，放在{ $side ->
        [Black] 黑
       *[White] 白
    }方地内
expect-empty-block = 唯一的空点在{ $side ->
        [Black] 黑
       *[White] 白
    }方胜出的点中
expect-empty-reserved = 唯一的空点由{ $side ->
        [Black] 黑
       *[White] 白
    }方留在补偿子旁
expect-empty-shared = 唯一的空点是公气
expect-extra = 最后的公气：多放一枚{ $color ->
        [Black] 黑
       *[White] 白
    }子
expect-shared = 公气：黑白各 { $n } 子
expect-winning = { $side ->
        [Black] 黑
       *[White] 白
    }方胜出的点：{ $winning }；其上有{ $loser ->
        [Black] 黑
       *[White] 白
    }方的棋子 { $losing } 枚
film-before = 先前已完成
film-done = 完成
film-failed = 未能记录
film-finding = 完成，有需要查看之处
film-of = 视频 { $n }/{ $all }，{ $film }：{ $state }
films-failed = { $n } 个视频未能记录；再次运行同一命令会重试
hall-back = 赛场恢复回答第 { $table } 台
hall-denied = { $why }。记录在本机继续，但不会发送。请用 'kifuscribe-hall token --role table --table { $table }' 生成令牌，并用 --hall-token-file 指定存放它的文件
hall-denied-of-boards = { $why }。这块棋盘的记录在本机继续，但不会发送。--hall-token-file 的文件中每台须有一个令牌，每行一个，按 --table 的顺序；'kifuscribe-hall token --role table --table { $table }' 可生成本台的令牌
hall-has-nothing = 记录是完整的，但赛场什么也没有收到；可用 '{ $command }' 发送
hall-has-nothing-denied = 记录是完整的，但赛场什么也没有收到，因为它不让本机进入；有本台的令牌后，可用 '{ $command }' 发送
hall-has-earlier = 赛场已收到先前未发送的 { $session } 的全部
hall-has-all = 赛场已收到第 { $table } 台的全部记录
hall-is-token = 这是令牌，不是赛场的地址；请把它写入文件并用 --hall-token-file 指定，用 --hall 给出赛场的地址，用 --table 给出台号
hall-is-token-file = { $path } 中是令牌，不是赛场的地址；请用 --hall-token-file 指定它，用 --hall 给出赛场的地址，用 --table 给出台号
hall-joined = 已加入 { $hall } 的第 { $table } 台：黑 - { $black }，白 - { $white }
hall-joined-not-paired = 已加入 { $hall } 的第 { $table } 台，但其对阵表中没有这一台；请检查台号，或用 --info 给出姓名
hall-joined-several-games = 已加入 { $hall } 的第 { $table } 台，但其对阵表中该台有多局棋，均不采用；请告知组织者，或用 --info 给出姓名
hall-joined-without-pairings = 已加入 { $hall } 的第 { $table } 台，该赛场没有对阵表；请用 --info 给出姓名
hall-lost = { $why }；记录继续进行，赛场有回答时发送
hall-no-table = 请用 --table 给出台号，或用 --hall 给出 'Join' 页面上的地址
hall-address-of-one-table = --hall 中的地址只属于一张桌；用 --boards 时请给出赛场本身的地址，例如 http://hall:8080，并用 --table 5,6,7 给每块棋盘一个台号
hall-no-tables = 请用 --table 给每块棋盘一个台号，例如 --table 5,6,7
hall-tables-of-boards = { $tables } 是多个棋盘的桌号；请用 --boards 说明画面中有几个棋盘
hall-no-table-number = { $table } 不是赛场的台号；台号从 1 起
hall-no-token = { $path } 中没有令牌；请写入 'kifuscribe-hall token' 打印的那一行
hall-many-tokens = { $path } 中有 { $n } 个令牌，看不出哪个属于第 { $table } 台；请把该台的那一行放进单独的文件，或把 'kifuscribe-hall token --json' 打印的各行（含台号）写入文件
hall-no-token-of-table = { $path } 中没有第 { $table } 台的令牌；请加上 'kifuscribe-hall token' 为该台打印的那一行
hall-tokens-number = { $path } 中有 { $n } 个令牌，需要 { $tables } 个；请按 --table 的顺序每行写一个
hall-not-sent = 未发送：同一文件夹中的 { $sessions }，大厅没有这份记录，它可能只是试录；如果是第 { $table } 台的对局，用 '{ $command }' 可以发送
hall-not-sent-from-any-table = 未发送：同一文件夹中的 { $sessions }，因为无法确定它是在哪一台下的；用 '{ $command }' 可以发送到第 N 台
hall-other-table = --hall 中的地址属于第 { $table } 台；请去掉 --table，或给出相同的台号
hall-refuses = 赛场拒绝第 { $table } 台的记录：{ $why }
hall-refuses-earlier = 赛场拒绝 { $session }：{ $why }
hall-rest-doubtful = 添加的内容没有发送到大厅，因为大厅没有这份记录，它可能只是试录；如果是对局，用 '{ $command }' 可以发送
hall-rest-failed = 补充的内容尚未到达赛场：{ $why }；它会随本台的下一份记录发送，或用 '{ $command }' 发送
hall-rest-refused = 赛场拒绝了补充的内容：{ $why }；用 '{ $command }' 可以再次发送
hall-rest-sent = { $hall } 的第 { $table } 台已收到补充的内容
hall-taken = 赛场从现在起接收第 { $table } 台的记录
hall-unsent = 赛场没有此记录的最后 { $n } 行；本台的下一次记录会发送，或用 '{ $command }' 发送
hall-unsent-denied = 赛场没有此记录的 { $n } 行，因为它不让本机进入；有本台的令牌后，可用 '{ $command }' 发送
hall-without-names = { $why }；记录在没有大厅所给姓名的情况下开始
incident-no-words = 没有文字的备注毫无意义；请用 --text 给出
live-again = 棋谱又能送达 { $place }
live-kept-back = 观众看不到因延迟而保留的最后 { $moves }；请继续记录，或手工分发棋谱
live-no-answer = 超时没有回答
live-not-told = live 文件夹里的副本尚未更新：{ $why }
live-no-port = 棋盘 { $n } 的直播页没有端口：从 { $port } 到 65535 的端口不够；请为 --live 选择较小的端口
live-page-at = 直播页：http://{ $address }/
live-published = 棋谱发布于 { $place }
live-retrying = 棋谱未能送达 { $place }：{ $why }；正在重试
live-unsent = { $place } 没有收到棋谱（{ $moves }；{ $why }）；请手工发送
live-unsent-since = { $place } 只有较早的棋谱（{ $earlier }，而非 { $moves }；{ $why }）；请手工发送
no-name = （无姓名）
pairings-ambiguous = 1-0 之类的结果显示为 ?，因为各程序对谁的比分在前并不一致
pairings-by-default = （弃权）
pairings-bye = 第 { $round } 轮轮空：{ $player }
pairings-bye-no-round = 轮空：{ $player }
pairings-doubt-columns = 不认识 { $n } 列，未予读取：{ $columns }；可用的列见手册中关于文件的部分
pairings-doubt-no-name = { $place }：缺少棋手姓名；请在对阵表中补上，或用 --info 给出
pairings-doubt-no-number = { $place }：台号不是数字，大厅不会显示；请在对阵表中编号
pairings-doubt-same-player = { $player } 在对阵表中出现不止一处（{ $places }），其中必有错误；请更正对阵表
pairings-doubt-same-table = { $place }：此处排了 { $n } 局，无法判断是哪一局，因此都不采用；请让每局各占一台
pairings-doubt-unknown-players = 对局所写的 { $keys } 不在棋手名单中；名单补上之前，以此代替姓名
pairings-game = { $table }：黑 { $black } - 白 { $white }
pairings-game-colors-open = { $table }：{ $black } - { $white }，猜先
pairings-handicap = ，让 { $n } 子
pairings-komi = ，贴 { $komi } 目
pairings-no-network = { $address } 是地址，而此程序不带网络功能；请给出文件
pairings-no-table = 无台号
pairings-round-no-number = 轮次 { $round } 不是数字，而服务器用数字
place-bottom = 下方
place-centre = 中间
place-left = 左侧
place-middle = 中部
place-right = 右侧
place-top = 上方
read-another-board = 图片中还有另一块棋盘；识别的是最大的一块，--all 识别所有棋盘。
read-board-of = { $image }，棋盘 { $n }
read-calibration-unreadable = 无法读取 { $path }；名称是否正确？
read-doubts = 存疑：{ $points }
read-file = 无法读取 { $path }；请检查名称和读取权限
read-no-board = 没有找到棋盘；请以 { $least } 度以上的角度显示整块棋盘，或给出 --corners 和 --size
read-no-whole-board = 没有找到完整的棋盘。{ $why }
read-one-picture = --sgf 和 --overlay 只写一个文件；使用时请每次给出一张图片
read-position = { $name }：{ $size }，黑 { $black }，白 { $white }，遮挡 { $covered }{ $outside ->
        [0] {""}
       *[other] ，画面外 { $outside }
    }
read-stopped = 在 { $image } 之前停止
record-board = 棋盘 { $n }
record-board-is = 棋盘 { $n } 是{ $place }的 { $size } 棋盘
record-board-of-table-is = 棋盘 { $n }（{ $table } 台）是{ $place }的 { $size } 棋盘
record-board-found = 找到了第 { $n } 块棋盘，从现在起记录
record-board-of = { $spec } 的棋盘 { $n }
record-begins-with-stones = { $source } 开始记录时盘上已有 { $n } 子，且不是让子：此前下过什么、提过什么都不得而知
record-boards-so-far = 目前找到 { $count } 块棋盘中的 { $seen } 块
record-boards-missing = 缺少 { $missing } 块棋盘（第 { $boards } 块）：{ $spec } 中应有 { $count } 块，已找到 { $found } 块，先记录已有的；要全部记录，请让每块棋盘完整入镜，每格至少 12 像素
record-boards-never-found = { $missing } 块棋盘（第 { $boards } 块）始终没有找到，未予记录；请让每块棋盘完整入镜，或用 --boards 给出另一个数
record-consent-unknown = 请记得征得裁判许可和双方棋手同意：这里没有说明已经得到（--info 中的 permission、black_consent 和 white_consent）
record-consent-unset = { $names } 未设置；请在对局信息中写 "yes" 或 "open"
record-date-unknown = 不知道这是何时拍摄的，因此档案以本次记录的日期收录此局；请用 --info 给出日期，或用 'kifuscribe correct SESSION info --info FILE --by NAME' 更正
record-endless = { $source } 没有结尾；摄像头或地址请单独记录
record-file-of-another-game = { $source } 是关于 "{ $named }" 的对局，而 { $option } 为 "{ $given }"；请给出那一局的文件，或去掉该选项
record-films-stopped = 已停止；再次运行同一命令会从 { $film } 继续
record-folder-refused = 无法创建文件夹 { $folder }；请检查写入权限
record-hall-one-source = --hall 只用于一个来源；请用 'kifuscribe-hall send' 发送各视频的记录
record-more-boards = 画面中有 { $boards }；记录最大的 { $count } 块
record-move = 第 { $n } 手
record-names-not-known = { $sessions } 的棋手未知，因为无法确定哪块棋盘在哪一台；用 '{ $command }' 可以写入第 N 台的棋手
record-neighbours = 画面中有 { $boards }，记录的是{ $place }的 { $size } 棋盘；--boards { $count } 会记录全部，每块各成一份
record-never-at-rest = { $source } 中看到了棋盘，但从未完整静止足够久以开始；请固定摄像头，第一手之前手不要在棋盘上方
record-no-board = { $source } 中没有找到棋盘
record-no-folder = 无法创建文件夹 { $folder }
record-nothing-to-resume = { $folder } 中没有可继续的记录；开始新的记录
record-nothing-sent = { $sessions } 都没有发送到赛场，因为无法确定哪块棋盘在哪一台；写入棋手后，用 '{ $command }' 可以发送到第 N 台
record-of-board = 棋盘 { $n }：
record-pictures-deleted = 已删除早于 --keep-pictures 期限的 { $n } 张图片
record-players-of-one-game = { $source } 中是一局棋的棋手，不写入 { $count } 块棋盘的记录；请用比赛文件和 --table，或以后用 'kifuscribe correct SESSION info' 写入
record-refused = 该局不得记录：对局信息中 { $name } 为 "no"
record-session-one-source = --session 和 --boards 只用于一个来源；请逐个记录视频
record-table-of-what = --table 指明比赛中的一局；请同时用 --info 或 --hall 给出比赛
record-table-twice = --table 两次给出 { $table } 台；请给每块棋盘各自的台号
record-tables-number = --table 给出 { $n } 个台号，棋盘有 { $count } 块；请每块给一个，例如 1,2,3；没有台的棋盘留空，如 1,,3
record-tables-not-known = 在找到全部棋盘之前，无法知道哪块在 { $tables } 中的哪一台，记录中没有姓名
record-tables-not-known-to-hall = 在找到全部棋盘之前，无法知道哪块在 { $tables } 中的哪一台：记录中没有姓名，也不发送到赛场
record-too-few-boards = 在 { $spec } 中找到 { $boards }，而不是 { $count } 块；请显示每块完整的棋盘，每格至少 12 像素，或用 --boards 给出其他数目
record-unreadable-time = { $what }；请检查这段时间下了什么
record-waiting = 等待：{ $why }
replay-no-board = 此记录中没有找到棋盘
result-unreadable = { $text } 不是结果；请给出例如 B+3.5、W+R 或 0
score-captures = 对局中提子：黑方 { $black }，白方 { $white }
score-dead-marked = 死子（{ $n }），依据棋谱中所标的地：{ $points }
score-dead = 死子（{ $n }）：{ $points }
score-depends-on-dead = 结果取决于尚未商定的死子：若全部为活子，则为 { $alive }（{ $alive_text }）；若 { $dead } 及与其相连的棋子为死子，则为 { $result }（{ $text }）。宣布结果和填子之前请先商定，并用 --dead "{ $dead }" 或 --dead none 给出。
score-confirmed = 本局结果已确认：{ $result }（{ $text }）。
score-dead-not-in-record = 棋谱没有写明哪些是死子：若全部为活子，则为 { $alive }（{ $alive_text }）；若 { $dead } 及与其相连的棋子为死子，则为 { $result }（{ $text }）。
score-all-alive-below = 以下把全部棋子当作活子。
score-no-dead = 死子：无
score-no-game = 无法把 { $path } 读作对局
score-passes = 终局时停一手：{ $passes }
score-penalties-noted = 已计入 { $session } 中记录的罚目：黑 { $black }，白 { $white }
score-record-differs = 棋谱中的结果是 { $own }（{ $text }），计点得 { $count }（{ $computed }）。
score-record-is-that-with-dead = 记录中的结果是 { $own }（{ $text }）：即以下棋子为死子时的结果：{ $dead }。
score-record-without-count = 棋谱中的结果是 { $own }（{ $text }）：该局不是由计点 { $count } 决定的。
score-result = 结果：{ $result }（{ $text }）
score-result-all-alive = 全部为活子时的结果：{ $result }（{ $text }）
score-rules = 规则：{ $rules }
score-unreadable = 无法读取 { $path }
send-conflict = 比赛中该局的结果是 { $result }，与此不同，未作改动；请与组织者确认哪个正确
send-file-has-it = 编排程序的文件中已有此结果。
send-known = 比赛中早已有此结果。
send-no-network = 此程序不带网络功能；请手工录入结果
send-nobody = 无人
send-nobody-to-ask = 没有发送：这里无人可问；要发送请加 --yes
send-not-played = { $result } 不是已下对局的结果；请手工录入
send-nothing = 没有发送
send-only-claimed = { $result } 只是声称，没有发送；请在双方同意后先确认
send-other-players = 棋谱中黑方是 { $black }、白方是 { $white }，对阵中是 { $paired_black } 和 { $paired_white }；没有发送：请检查台号和轮次，或手工录入结果
send-question = 要发送吗？
send-round-and-table = 第 { $round } 轮，{ $table } 台
send-round-no-number = 轮次 { $round } 不是数字
send-taken = 比赛中现已有此结果。
send-type-it = 请在编排程序中输入；其文件不会被修改。
stats-boards = 棋盘
stats-way = { $way }：{ $n } 局
stats-corner = { $place }：{ $n } 次
stats-board = { $size }：{ $n } 局
stats-by-points = 数目
stats-corners = 角上第一子（距两边的路数）
stats-doubts = 记录中共提出 { $asked }，其中未回答 { $open }；存疑 { $doubtful }
stats-doubts-and-sure = 记录中共提出 { $asked }，其中未回答 { $open }；存疑 { $doubtful }；着手的平均识别概率为 { $sure } %
stats-draw = 和棋
stats-ending = 之后 { $ending }
stats-forfeit = 弃权
stats-games = { $games }，共 { $moves }；其中有日志的{ $recordings }
stats-middle = 再到第 150 手或终局 { $middle }
stats-minutes = { $n } 分钟
stats-on-time = 超时
stats-opening = 到第 50 手或终局 { $opening }
stats-player = { $name }：执黑 { $black }，胜 { $black_wins }；执白 { $white }，胜 { $white_wins }
stats-resignation = 认输
stats-results = 对局结果
stats-time = 有记录的对局平均用时：{ $times }
stats-unknown = 无结果
stats-unknown-margin = 目数未知
stats-void = 判为无效
stats-winners = 黑方胜 { $black }，白方胜 { $white }；无胜者或无结果 { $none }
stopping = 正在停止；再按一次 Ctrl-C 立即结束
