## The hall's pages on which a finished fill is photographed and audited.

# en 5708d6e6
audit-page-title = 核对
# en 569f8954
audit-page-which-table = 核对哪一台的填子？
# en 79e0c580
audit-page-no-tables = 还没有任何台次。没有记录的对局，其填子也可以核对。
# en fc66a8e0
audit-page-nothing-recorded = 没有记录
# en 80665988
audit-page-other-game = 没有人记录的对局
# en 5e3fe12e
audit-page-other-table = 其他台次
# en e3d0c153
audit-page-of-table = 核对第 { $table } 台
# en 96895cda
audit-page-recorded = 已记录 { $moves } 手
# en 1b32eee1
audit-page-without-record = 这局棋没有人记录。仅凭填满的棋盘，本页只数棋子，不作其他判断。
# en 328c1bbb
audit-page-cannot-know = 没有棋谱，就无法知道哪个结果正确、哪些是死子、是否有人移动过棋子。本页只说明棋子的数目。
# en f939610b
audit-page-behind = 这里按观众所见的棋谱核对，其中可能缺少最后几手。用裁判的令牌则按全部着手核对。
# en 7575906d
audit-page-photograph = 拍摄填好的棋盘
# en 4e73cc48
audit-page-photograph-position = 拍摄棋盘
# en 8609112d
audit-page-another-picture = 在此再拍一张：所有照片共同表决
# en 0b7c2a20
audit-page-anew = 重新开始
# en c5ea6731
audit-page-mail = 用邮件发送此结果

# en 80546aa1
audit-page-slip-at = 核对单（一天内有效）：{ $address }

# en 6d7ae23e
audit-page-slip-link = 此核对单的链接
# en a131449c
audit-page-paper = 本次核查的打印单（PDF）

# en 8e110800
audit-page-slip-how-long = 该链接一天内有效。请发给可以查看本赛场的人；其中会说明此后的裁定。

# en 856fbcbd
audit-page-slip-of-table = 第 { $table } 台核对单
# en 45d87bc3
audit-page-more = 更多：先前的照片、所报结果
# en e530783e
audit-page-before = 填子之前、死子已取走的照片
# en d55416d3
audit-page-compensated = 填好公共点并放好补偿子之后的照片
# en e0920418
audit-page-claimed = 对局者所报的结果，如 B+3（与记录不同时填写）
# en 4b18b03e
audit-page-rules = 规则
# en 1dae9cf6
audit-page-rules-of-fills = 这些是用填满法点目的规则。日本规则那样的数目法在此不予核查。
# en e5bb8c82
audit-page-rules-uncounted = 本局规则（{ $rules }）不用填满法点目：这样的填满在此无法核查。如果双方按其他规则点目，请注明那些规则。
# en 155f4ae0
audit-page-not-by-filling = 在日本规则等数目规则下不核查填满；请注明双方点目所用的规则
# en 70d064cb
audit-page-reading = 正在识别照片……
# en cc2e6817
audit-page-unsent = 赛场没有响应。照片保留在此页面上：请检查网络后重新发送。
# en 47a9ee8c
audit-page-undecided = 大厅没有应答，尚未作出决定。所写内容保留在此：请检查网络后再次发送。
# en f38767b6
audit-page-unread = 此设备已无法读取该照片。请重新拍照。
# en f53c54b1
audit-page-earlier-answer = 下面是先前照片的结果，不是对这张照片的答复，不据此作任何决定。
# en f04b7167
audit-page-send-again = 重新发送
# en 64b057ea
audit-page-go-on-without = 不用这张照片继续
# en 1f61de38
audit-page-left-out = 有一张无法读取的照片未计入：此结果只根据下面的照片。
# en bfa2f866
audit-page-error = 赛场无法完成
# en 6bc761af
audit-page-answer = 回答
# en d88c2833
audit-page-needs-script = 本页需要 JavaScript 才能发送照片。请在浏览器中允许。
# en 2b7b9a64
audit-page-picture = 照片 { $number }
# en ae3321de
audit-page-earlier-picture = 先前的照片
# en 01cf34ee
audit-page-ringed = { $name }，圈出 { $count } 个点
# en 2bfe9a08
audit-page-next = 可以怎么做
# en 482b1730
audit-page-turn = 照片转了 { $degrees }°
# en 72d9043f
audit-page-protest = 在抗议下进行
# en 9de00d14
audit-page-under-protest = 在抗议下
# en 9608fc2d
audit-page-confirm = 双方同意：确认 { $result }
# en 10106351
audit-page-rule = 另行裁定
# en aae4fb9c
audit-page-reasons = 理由
# en 9146b79b
audit-page-rule-so = 如此裁定
# en 6a29bd13
audit-page-becomes-evidence = 作出裁决后，照片与对局一起保存；否则一天后删除。
# en 74dee4c4
audit-page-decide-needs-tls = 结果只能通过 https 或在赛场自己的计算机上确认或裁定；这里只作核对
# en e52d205b
audit-page-picture-forgotten = 赛场已没有这张照片；请再拍一次填好的棋盘
# en e5c5e0b9
audit-page-photographed-by = { $picture }，拍摄者：{ $who }
# en 1d3031f0
audit-page-is-evidence = 照片随对局保存；其散列值以 { $hash } 开头
# en 7123c919
audit-page-no-claim = 所报结果的写法如 B+3、W+2.5 或 0
# en 629c07c6
audit-page-no-turn = 旋转为 0 到 3 个直角
# en 010c4d0b
audit-page-no-rules = 不认识这种规则；请从列表中选择
# en db6ff71c
audit-page-no-purpose = 不知道局面的用途；请从列表中选择
# en e50867cd
audit-page-one-picture = 每次只识别一张照片作为局面；请只发一张
# en add9228e
audit-page-position = 照片 → 局面 → SGF
# en 5eec347f
audit-page-purpose = 用途
# en dc039b07
audit-page-purpose-position = 局面
# en 3986a2fe
audit-page-purpose-disputed = 有争议的棋盘
# en 8b3821b5
audit-page-purpose-resume = 续弈的局面
# en 57cac5de
audit-page-purpose-bowls = 对局前的棋罐
# en 0a551be4
audit-page-name = 名称
# en 2c3726c3
audit-page-no-board = 没有找到棋盘
# en 0a339032
audit-page-no-board-hint = 请从上方拍下整个棋盘，光从侧面来，上方没有手。
# en a68e99c4
audit-page-position-read = { $size }：黑 { $black }，白 { $white }
# en 651d3168
audit-page-doubts = 请检查这些点：{ $points }
# en a620f036
audit-page-unknown = 有 { $count } 个点未知，因为被遮挡或在照片之外，此处按空点显示：{ $points }。
# en c037c215
audit-page-as-photographed = 照片中的棋盘。圈：需要检查的点。
# en 6c0b3f6d
audit-page-save-sgf = 保存 { $name }
# en ce1bc3e5
audit-page-sgf-comment = { $name }。{ $date } 由照片识别。
# en b142e6ee
reading-fault-not-installed = 无法识别照片，因为赛场程序旁边没有安装 kifuscribe；请把它装到 kifuscribe-hall 所在的文件夹
# en 716e0d49
reading-fault-other-version = 赛场旁边的 kifuscribe 程序版本不同，不理解本赛场的请求；请在 kifuscribe-hall 所在文件夹中安装 kifuscribe { $needed }
# en 0241dd31
reading-fault-not-started = 无法启动识别照片的程序；请再试一次
# en 333d45d7
reading-fault-crashed = 读取照片的程序崩溃了（{ $how }）；请重新拍照，如果再次发生，请把照片连同错误报告一起发送
# en 87b724e7
reading-fault-failed = 赛场旁边的 kifuscribe 程序未能完成工作；原因在赛场的日志中，可在那里用 'kifuscribe doctor' 检查安装
# en fee5acd3
reading-fault-disk-full = 赛场的电脑上没有存放照片的空间；请腾出磁盘空间后重新发送
# en cdb6b119
reading-fault-busy = 正在识别其他照片；请稍后再试
# en b0c62d4d
reading-fault-expired = 识别照片用了太多时间或内存；请用较小的照片再拍一次
# en d502495d
reading-fault-no-picture = 这不是可以识别的照片；请发送 JPEG、PNG、WebP、HEIC 或 AVIF
# en 98c49fa3
reading-fault-too-large = 一次最多识别六张照片，每张 16 MiB，合计 40 MiB；请减少或缩小
# en 1c9e3d1b
reading-fault-parts = 照片没有完整送到；请再发一次
# en a59aae90
reading-fault-damaged = 这张 { $format } 照片已损坏或不完整；请再拍一次
# en 103f1384
reading-fault-no-decoder = 无法读取这张 { $format } 照片：赛场的电脑上缺少程序 { $decoder }；请在那里安装，或让手机发送 JPEG（iPhone：设置、相机、格式、兼容性最佳）
# en b5ed918e
audit-page-game-changed = 这次核对之后对局有改动；请再拍一次填好的棋盘
# en 8d4a3165
audit-page-reasons-wanted = 请写明理由：核对没有给出这个结果
# en 7e04ff1f
audit-page-rules-unsaid = 未说明
# en 3c00c690
audit-page-what-is-known = 这局棋的已知信息
# en caacad0d
audit-page-by-pictures = 这局棋没有人记录：结果依据照片和这里填写的内容。第一张照片之前是否有棋子被移动，无法得知。
# en aecf2867
audit-page-agrees-if = 填子与假定的条件相符
# en a6897c3e
audit-page-accept = 双方接受计算出的结果：{ $result }
# en b1d7cf8b
audit-page-protest-nobody = 无人抗议
# en 06ac076d
audit-page-protest-player = { $player ->
        [Black] 黑方
       *[White] 白方
    }
# en e4d769f5
audit-page-protest-both = 双方
# en 82b82aba
audit-page-protest-why = 抗议的理由
# en f09ae699
audit-page-no-number = 贴目和罚点是点数，例如 6.5 或 2；让子手数是整数
