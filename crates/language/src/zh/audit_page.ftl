## The hall's pages on which a finished fill is photographed and audited.

# en 00000000
audit-page-title = 核对
# en 00000000
audit-page-which-table = 核对哪一台的填子？
# en 00000000
audit-page-no-tables = 还没有任何台次。没有记录的对局，其填子也可以核对。
# en 00000000
audit-page-nothing-recorded = 没有记录
# en 00000000
audit-page-other-game = 没有人记录的对局
# en 00000000
audit-page-other-table = 其他台次
# en 00000000
audit-page-of-table = 核对第 { $table } 台
# en 00000000
audit-page-recorded = 已记录 { $moves } 手
# en 00000000
audit-page-without-record = 这一局没有人记录：只凭填好的棋盘，只能清点棋子。
# en 00000000
audit-page-cannot-know = 没有棋谱，就无法知道结果应当是什么、哪些棋子是死子、是否有棋子被移动。这里只说明棋子的数目。
# en 00000000
audit-page-behind = 这里按观众所见的棋谱核对，其中可能缺少最后几手。用裁判的令牌则按全部着手核对。
# en 00000000
audit-page-photograph = 拍摄填好的棋盘
# en 00000000
audit-page-photograph-position = 拍摄棋盘
# en 00000000
audit-page-another-picture = 在此再拍一张：所有照片共同表决
# en 00000000
audit-page-anew = 重新开始
# en 00000000
audit-page-more = 更多：先前的照片、所报结果
# en 00000000
audit-page-before = 填子之前、死子已取走的照片
# en 00000000
audit-page-compensated = 填好公共点并放好补偿子之后的照片
# en 00000000
audit-page-claimed = 对局者所报的结果，如 B+3（与记录不同时填写）
# en 00000000
audit-page-rules = 规则
# en 00000000
audit-page-reading = 正在识别照片……
# en 00000000
audit-page-unsent = 大厅没有应答。请检查网络，再拍一次。
# en 00000000
audit-page-error = 大厅无法完成
# en 00000000
audit-page-answer = 回答
# en 00000000
audit-page-needs-script = 本页需要 JavaScript 才能发送照片。请在浏览器中允许。
# en 00000000
audit-page-picture = 照片 { $number }
# en 00000000
audit-page-earlier-picture = 先前的照片
# en 00000000
audit-page-ringed = { $name }，圈出 { $count } 个点
# en 00000000
audit-page-next = 可以怎么做
# en 00000000
audit-page-turn = 照片转了 { $degrees }°
# en 00000000
audit-page-protest = 在抗议下进行
# en 00000000
audit-page-under-protest = 在抗议下
# en 00000000
audit-page-confirm = 确认：{ $result }
# en 00000000
audit-page-rule = 另行裁定
# en 00000000
audit-page-reasons = 理由
# en 00000000
audit-page-rule-so = 如此裁定
# en 00000000
audit-page-becomes-evidence = 作出决定后，照片以其散列值 { $hash } 随对局保存。没有决定则一天后删除。
# en 00000000
audit-page-decide-needs-tls = 结果只能通过 https 或在大厅自己的计算机上确认或裁定；这里只作核对
# en 00000000
audit-page-picture-forgotten = 大厅已没有这张照片；请再拍一次填好的棋盘
# en 00000000
audit-page-finished-fill = 填好的棋盘
# en 00000000
audit-page-photographed-by = { $picture }，拍摄者：{ $who }
# en 00000000
audit-page-is-evidence = 照片随对局保存；其散列值以 { $hash } 开头
# en 00000000
audit-page-no-claim = 所报结果的写法如 B+3、W+2.5 或 0
# en 00000000
audit-page-no-turn = 旋转为 0 到 3 个直角
# en 00000000
audit-page-no-rules = 不认识这种规则；请从列表中选择
# en 00000000
audit-page-no-purpose = 不知道局面的用途；请从列表中选择
# en 00000000
audit-page-one-picture = 每次只识别一张照片作为局面；请只发一张
# en 00000000
audit-page-position = 照片 → 局面 → SGF
# en 00000000
audit-page-purpose = 用途
# en 00000000
audit-page-purpose-position = 局面
# en 00000000
audit-page-purpose-disputed = 有争议的棋盘
# en 00000000
audit-page-purpose-resume = 续弈的局面
# en 00000000
audit-page-purpose-bowls = 对局前的棋罐
# en 00000000
audit-page-name = 名称
# en 00000000
audit-page-no-board = 没有找到棋盘
# en 00000000
audit-page-no-board-hint = 请从上方拍下整个棋盘，光从侧面来，上方没有手。
# en 00000000
audit-page-position-read = { $size }：黑 { $black }，白 { $white }
# en 00000000
audit-page-doubts = 请检查这些点：{ $points }
# en 00000000
audit-page-as-photographed = 照片中的棋盘。圈：需要检查的点。
# en 00000000
audit-page-save-sgf = 保存 { $name }
# en 00000000
audit-page-sgf-comment = { $name }。{ $date } 由照片识别。
# en 00000000
reading-fault-not-installed = 无法识别照片，因为大厅程序旁边没有安装 kifuscribe；请把它装到 kifuscribe-hall 所在的文件夹
# en 00000000
reading-fault-other-version = 大厅旁边的 kifuscribe 是另一个版本；请安装同一版本的两个程序
# en 00000000
reading-fault-not-started = 无法启动识别照片的程序；请再试一次
# en 00000000
reading-fault-busy = 正在识别其他照片；请稍后再试
# en 00000000
reading-fault-expired = 识别照片用了太多时间或内存；请用较小的照片再拍一次
# en 00000000
reading-fault-no-picture = 这不是可以识别的照片；请发送 JPEG、PNG、WebP、HEIC 或 AVIF
# en 00000000
reading-fault-too-large = 一次最多识别六张照片，每张 16 MiB，合计 40 MiB；请减少或缩小
# en 00000000
reading-fault-parts = 照片没有完整送到；请再发一次
# en 00000000
reading-fault-damaged = 这张 { $format } 照片已损坏或不完整；请再拍一次
# en 00000000
reading-fault-undecodable = 大厅的计算机无法识别这张 { $format } 照片：它已损坏，或那里缺少 { $format } 的程序（heif-convert）；请让手机发送 JPEG（iPhone：设置、相机、格式、兼容性最佳）
