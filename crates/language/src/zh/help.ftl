# 命令行的帮助。英文写在参数的类型中；见 src/commands/help.rs。
# en 31e8b037
about = 通过摄像头观看真实的围棋盘，并记下棋谱
    .after =
        退出状态：0 完成；1 有需要查看之处（没有找到棋盘、有未回答的问题）；2 无法运行。
        结果写到标准输出（用 --json 时只有 JSON 行），其余都写到标准错误。
# en 95e859d1
about-answer = 回答记录的问题；不给编号则列出未回答的
# en ee456d74
about-app = 打开窗口，选择来源并记录对局
# en bb99ac6f
about-archive = 查找已记录的对局：按棋手、比赛、日期、结果、文字或局面
    .long = 目录是一个文件。对局仍在各自的文件中，可以据此重建目录。
# en 6c99e9bf
about-archive-add = 加入对局：记录文件夹、含一局或多局的 SGF 文件，或包含它们的文件夹
    .long = 目录中已有的对局会更新。
# en 0db49892
about-archive-check = 用哈希链核对日志，用哈希核对图片，用日志核对棋谱
# en fb6a5223
about-archive-duplicates = 列出可能是同一局的棋：棋盘转动或双方颜色互换后着手相同、一局是另一局的开头、只有一手不同、或只少一手
    .long = 不删除任何东西。决定保存在目录旁的文件 catalogue.sqlite.duplicates 中。
# en 5d47571d
about-archive-export = 把对局写入文件夹并附表格，或写入一个含日志和图片的数据包
# en 98ba4820
about-archive-find = 查找对局：每局一行，新的在前
# en 1b52c689
about-archive-forget = 在目录及其导出的内容中隐去一位棋手的姓名（所有写法）
    .long = 不加 --yes 时不隐去任何内容，只列出会隐去什么。日志和 SGF 文件保持不变。
# en 32539068
about-archive-players = 列出棋手，并说明哪些名字属于同一位棋手
    .long = 名字保存在目录旁的表格 catalogue.sqlite.players.csv 中：每位棋手一行，第一个是显示的名字。
# en 9e5c5163
about-archive-profile = 按年份统计搜索到的对局及胜负；有“--player”时还计该棋手的胜负
# en 91347ef5
about-archive-rebuild = 从文件重新读取每一局，并去掉已不存在的
    .long = 读取目录所列的文件和目录所在的文件夹，但不读导出到那里的对局。损坏的目录会改名，并建立新的目录。
# en 669e1b6c
about-archive-show = 显示一局，并写出其 SGF
# en d4f4a67b
about-archive-stats = 目录中有什么：对局、结果、布局、棋手，以及记录的可靠程度
# en 4b2689f7
about-audit = 把填满后的计点与棋谱比较
    .long = 给出棋谱、填子前的图片（已去死子），或两者，再给出一张或几张填满后的图片，由它们表决。死子为 --dead 所指；否则为棋谱最后节点所标领地内的子；再否则为图片上已拿掉的或可能已死的子，并有说明。判断只对此棋谱和这些设置有效：它是裁判的助手，由裁判决定。
# en ba6da7e8
about-calibrate = 赛前检查画面：指出问题，并保存棋盘的位置
    .long = 写出的文件在不易找到棋盘时有助于 'read' 和 'record'（--calibration F）；没有它也能运行。画面有问题时退出状态为 1。
# en 08c7fe61
about-clock = 按规则判断钟上的时间：计点时的罚点、读秒、超时、迟到
    .long = 给出钟上显示的已用时间（--used-black、--used-white）、按钟的列表（CSV，列为 time 和 event：start-black、start-white、press、pause），或记录的文件夹：此时以摄像头看到着手的时间代替按钟。有一方超时则退出状态为 1。
# en 3ee717b9
about-correct = 指出错误以更正记录
# en ff5f2fee
about-correct-as-recorded = 尽管最后棋盘不同，记录仍正确
# en 238d9ba9
about-correct-capture-not-taken = 第 AFTER 手之后拿掉了棋谱中仍有的棋子：POINTS 各点所在的整块棋
# en d3f1b2ae
about-correct-extra = 第 NUMBER 手没有下
# en d211e7bf
about-correct-history = 列出回答、更正、裁定和结果，旧的在前；不作任何改动
# en 380fcac7
about-correct-info = 姓名、段位、比赛或设置有误或缺少：以文件中的代替，封存之前有效
# en 05b41a1d
about-correct-missed = 第 AFTER 手之后下了棋谱中没有的着手，例如 "W D4 B Q16"
# en 08fa5496
about-correct-redo = 恢复最后撤销的内容
# en 5ac65bfc
about-correct-resume-from = 第 NUMBER 手之后的着手全错
# en 4d3bbf7b
about-correct-take-back = 撤销最后一次回答或更正
# en d0ff086e
about-correct-undo = 撤销最后一次更正
# en e13c6b4f
about-correct-withdraw = 撤回最后的裁定或结果；日志保留两者
# en 49c4ef0e
about-correct-wrong-color = 第 NUMBER 手是另一方下的
# en 502a23d8
about-correct-wrong-point = 第 NUMBER 手下在 POINT
# en e1eec15e
about-doctor = 赛前检查摄像头和这台电脑，并指出需要改正之处
    .long = 拍摄几秒钟，说明收到多少图片、最后一张中棋盘（或每块棋盘）看得多清楚，以及磁盘和电池是否够用。用 -o 写出含该图片的一页，求助时可以发送。有需要改正之处时退出状态为 1。
# en 55f4f837
about-evaluate = 识别已知答案的图片，并列出识别正确的比例
    .long = DIR 是图片文件夹，每张图片旁有其答案（名称.json），或由这样的文件夹组成的文件夹。取四个旋转方向中最好的一个，不取镜像；没有找到的棋盘，所有点都算错。有无法评判之处或网络不能用时，退出状态为 1。
# en d449516a
about-evaluate-games = 记录着手已知的对局，并列出其中有多少进入棋谱
    .long = DIR 是含一局（视频，或按名称排序的图片）及其答案（game.sgf，或每张图片旁的 名称.json）的文件夹，或由其组成的文件夹。着手会对齐，漏一手不会使后面的都算错。有无法评判之处或网络不能用时，退出状态为 1。
# en 75afd98f
about-expect = 已记录对局正确填满后应是什么样
# en 228206b4
about-export = 把一局写成打印棋谱（PDF、HTML）、动画（GIF）或最后局面的图片（PNG）
    .long = 记录文件夹中有各手的照片时，动画在图旁显示照片。动画最大 10 MB：有照片的长局会缩小。
# en 811c9dc5
about-help = 显示本帮助，或指定命令的帮助
# en f5222013
about-incident = 记下着手以外的事，例如警告；不给种类则列出已记的事及其后果
    .long = 记事写入日志、棋谱的注释和核查的报告。规则上的后果只是建议，由裁判决定。按规则已决定胜负时，退出状态为 1。
# en efa215fb
about-incident-adjourned = 封棋，并有封手
# en cbe3ebed
about-incident-appeal = 一位棋手申诉
# en fd27d9b4
about-incident-bowls = 赛前或收盘后清点的两个棋盒的棋子
# en b3831c33
about-incident-displaced = 有棋子被移动，之后继续下
# en fe4f322e
about-incident-draw = 猜先
# en 6b48beb9
about-incident-flag-claim = 一位棋手指出对方超时
# en 77f7537b
about-incident-late = 棋手迟到
# en 31d75547
about-incident-penalty = 一位棋手在计点时付罚点
# en 23f33557
about-incident-remark = 其他事项，用 --text 说明
# en 2bb48d71
about-incident-taken-back = 撤回先前的备注：--by 写明撤回人，--text 写明理由
# en dedbb87e
about-incident-taken-up = 封棋的对局续下
# en 6ca08750
about-incident-protest = 一位棋手在抗议下继续对局；理由写在 --text
# en 8f4cfcb3
about-incident-repetition = 棋手称局面重复出现
# en 466ed390
help-incident-repetition-disputed = 其中一方不愿以无胜负结束
# en 84277e11
about-incident-faulty-clock = 发现棋钟有故障
# en ec82d787
about-incident-caution = 提醒一位棋手，俄罗斯规则中最轻的处罚
# en 2bc57eed
about-incident-warning = 警告一位棋手；按俄罗斯规则两次警告判负
# en 3714fe96
about-incident-wrong-partner = 双人围棋：第 NUMBER 手由不该下的同伴所下
# en e82e92fc
about-incident-wrong-start = 颜色或让子有误，在已记录的着手之后发现
# en dd060c2b
about-pairings = 谁在哪一台对局：每局一行，所有轮次或其中一轮
    .long = 读取 OpenGotha 和 MacMahon 的比赛文件（XML）、等级分名单（.h9、.tou）、含 "table"、"black" 和 "white" 列的表（CSV），以及 pairgoth 服务器上的比赛。文件绝不会被修改。没有对手的棋手列在标准错误中。
# en f59ef9b8
about-prune = 删除记录的图片；日志保留其哈希
# en 95f99a42
about-read = 识别照片中一块或所有棋盘上的局面
# en f2c3f470
about-record = 观看对局并记下棋谱
# en bd160288
about-relocate = 磁盘已满时，让正在进行的记录在另一个文件夹中继续；不丢失任何内容
    .long = 日志连同只在内存中的内容复制到那里，棋谱也写在那里。此前的图片留在原处。
# en b2ea2d42
about-replay = 由日志重建棋谱
# en efe17d10
about-result = 记下对局结果；不给结果则说明进展
    .long = 确认的结果是最终结果，对局仍在记录时也会结束记录；写入棋谱，并以 result.json 和 result.csv 写入记录的文件夹；只是申报的结果仅写入日志。用 --send 把确认的结果发送给比赛。
# en bc5ffc9f
about-score = 已记录对局的结果及算法
    .long = 按最后一手之后的局面计算。死子为 --dead 所指；否则为棋谱最后节点所标领地内的子；再否则没有死子。棋谱自身的结果与此不同时，退出状态为 1。
# en 13440e1a
about-seal = 封存记录：此后只能添加更正、回答和结果
# en c1895735
about-seal-key = 生成本机用于签名封存的密钥，并给出公钥
# en ee24525b
about-simulate = 画出摄像头会看到的对局，并附答案
    .long = -o CLIP.mp4 写视频：手伸入、落子、提子、离开；答案写入 CLIP.json。-o FOLDER 在文件夹中写 clip.mp4、clip.json 和 game.sgf。-o PHOTO.jpg 写 --move N 之后棋盘的一张图片。--stills 每手两张图片。--fill 画最后局面填满的计点，分三个阶段，或用 -o COUNT.mp4 写成视频。给出多局时，视频或图片中并排显示同样多的棋桌。文件名每行打印一个。
# en 69628c3c
about-verify = 检查记录写成后是否被改动
# en a3938261
help-answer-answer = `confirm`（记录正确）、`reject`（不正确），或提议的编号
# en 7bcbd2a2
help-answer-by = 回答者
# en 91ccf233
help-answer-question = 问题的编号
# en b1daa4be
help-app-board = 棋盘的名称，用于其设置和记录 [默认：board-1、board-2…… 中第一个未被其他窗口使用的]
# en 69213942
help-app-info = 编排程序的文件，或要记录其对局的比赛的地址
# en 81a9b89f
help-app-source = 来源，与 'record' 相同；或要打开的 .sgf
# en 35979e2c
help-app-start = 立即开始记录
# en 37b64ac4
help-app-table = 该局在 --info 比赛中的台号
# en 057e6d7b
help-archive-add-charset = 这些文件的字符集，不管文件自己怎么写：GBK、Shift_JIS、EUC-KR
# en dc21195a
help-archive-add-paths = 文件和文件夹
# en deb4fa90
help-archive-archive = 目录 [默认：记录文件夹中的 catalogue.sqlite]
# en 1c8d7551
help-archive-after = 该局面出现在这一手或更晚
# en 09a3c0c0
help-archive-anywhere = 局部可在棋盘任何位置，而不只是离边相同距离处
# en 7ebf7937
help-archive-before = 该局面出现在这一手或更早
# en e4220973
help-archive-fixed-colors = 黑子就是黑子，不查找黑白互换的局面
# en 76703b1e
help-archive-in-order = 局面或其部分中最后 N 手按棋谱的次序下出，其间可以脱先
# en 5fca7471
help-archive-next-to-move = 该局面轮到谁走：black 或 white，按所给局面的颜色
# en ffa5e541
help-archive-wildcards = 可以是任何内容的点，例如 "C3 D4"
# en bc74729e
help-archive-variations = 也在变化图中查找
# en a4277437
help-archive-doubtful = 读取时有猜测、修补或省略的对局：任何一种，或 charset、damaged-text、komi、result、date、handicap、size、pass、cut、rules ……
# en eb9b4d97
help-archive-noted = 同上，并加上值的写法与 SGF 不同但读法唯一的对局，如日期 2018年5月2日
# en 779dbbf7
help-archive-duplicates-keep = 这是两局棋：不再列出
# en 32d4ea50
help-archive-duplicates-merge = 第二个是第一个的副本：搜索时略去
# en cc4bd81f
help-archive-duplicates-reopen = 撤销对这两局的决定：它们重新列出
# en ab7b1604
help-archive-find-save = 以一个名字保存此搜索，供 --saved 使用
# en 7e23d5df
help-archive-at = 棋谱中此手之后的局面
# en d4583d4e
help-archive-black = 同上，指执黑棋手
# en e2b6f3c3
help-archive-check-json = 输出 JSON 行：每处损坏一行，最后一行是统计
# en 517ce532
help-archive-check-packages = 'archive export' 写出的数据包 [默认：目录及其所有文件]
# en d9d41802
help-archive-corner = 只看最后一手所在的角，或唯一有子的角：到棋子外一线为止
# en ca1817d5
help-archive-differs = 最后一次核查不符的记录
# en afbaf82a
help-archive-event = 比赛名称中的词
# en b90ff74c
help-archive-export-output = 新的或空的文件夹；以 .zip 结尾的文件则为一个含哈希列表的数据包
# en 5bdf8e25
help-archive-find-continuations = 不列对局，而列出该局面之后的着手
# en 7cfec44d
help-archive-find-json = 输出 JSON 行
# en 8cc6415d
help-archive-flagged = 有带标记着手的对局
# en 33b1f0e4
help-archive-forget-player = 完整的姓名
# en f95b1767
help-archive-forget-yes = 隐去该姓名，而不只是列出会隐去什么
# en 7f5d7682
help-archive-handicap = 让子数
# en 43addfc6
help-archive-komi = 贴目
# en 4b3976f8
help-archive-least-moves = 至少这么多手
# en d51c6d1e
help-archive-limit = 至多这么多局，新的在前
# en 18869b9e
help-archive-mark-note = 备注，取代原有的；空的则删除
# en 57992cf2
help-archive-mark-tag = 标签
# en 2e41cc2c
help-archive-mark-untag = 要去掉的标签
# en 0242272e
help-archive-most-moves = 至多这么多手
# en 63af47da
help-archive-opponent = 同上，指与该棋手对局的另一方
# en 27f8b5f7
help-archive-player = 棋手姓名中的词：不计变音符号，次序任意，末尾的 * 表示词的开头
# en 339eaac7
help-archive-rank = 其中一位棋手的段级位：9p、3d、12k
# en e1046ae7
help-archive-players-csv = 把名字表格写入此文件；- 表示标准输出
# en a1ef427c
help-archive-players-join = 把这些名字归于同一位棋手；显示第一个
# en 6f0bc03c
help-archive-players-suggest = 列出可能属于同一位棋手的名字
# en 87145326
help-archive-position = 该棋谱最后的局面，含所有对称和黑白互换：文件，或棋谱文本，例如 (;SZ[9]AB[cc])
# en 47af2cd4
help-archive-questions = 有未回答问题的记录
# en b0365abb
help-archive-rebuild-paths = 更多文件和文件夹
# en af69bcab
help-archive-saved = 只在以此名保存的搜索结果中查找：其他条件进一步缩小范围
# en d43909ee
help-archive-tag = 带有“archive mark”所加此标签的对局
# en fb364e53
help-archive-region = 只看此矩形，例如 A1:G7
# en 2a1ac260
help-archive-result = 结果：B+R、W+0.5，B+ 为黑方所有胜局，? 为没有结果
# en 64fa2c8a
help-archive-round = 轮次
# en a4132315
help-archive-rules = 规则名称的一部分
# en 430f1614
help-archive-rulings = 计点时有裁定的记录
# en 0ad0a245
help-archive-show-id = 'archive find' 打印的对局名称，或其开头几个字母
# en 43cb1fa6
help-archive-show-sgf = 把对局连同变化写入此文件；- 表示标准输出
# en 1e1d771a
help-archive-since = 当天或之后下的：2026-11-21、2026-11、2026
# en 3bf32a4f
help-archive-size = 棋盘的线数
# en 0a0bd006
help-archive-table = 台号
# en 8f2a8f9b
help-archive-text = 姓名、比赛和注释中的词
# en cfd7e145
help-archive-unfinished = 未结束的记录
# en 83f2fece
help-archive-until = 当天或之前下的
# en 79d86934
help-archive-white = 同上，指执白棋手
# en 3997f907
help-audit-arithmetic = 同时逐步列出计算；报告和 JSON 中总有计算
# en 9f92bd8b
help-audit-before = 填子前局面的图片，死子已拿掉
# en 68facdb3
help-audit-bowls = 改为清点对局前摆出的两盒棋子，棋盘中心留空；用 --rules japanese 时黑子多一颗，没有空点
# en a465e718
help-audit-bowls-checked = 赛前如何检查棋盒、何人何时，例如 "laid out, A. Referee, 9:40"，或 measured，或 trusted
# en 94377671
help-audit-by = 由谁裁决或记下确认，或者由谁给出与棋谱不符的设置
# en 75a3a046
help-audit-claimed = 棋手所称的结果，例如 B+3 [默认：棋谱中的结果]
# en 49ecf262
help-audit-clock = 停钟的图片，供报告用：罚点由人输入，不从图片读取
# en 19f86b02
help-audit-compensated = 公气填完、补偿子放好之后的图片
# en 2e40f286
help-audit-files = 棋谱（名称以 .sgf 结尾），然后是填满后的图片
# en 898fd2b1
help-audit-limited = 最多使用 2 GiB 内存和一分钟处理器时间
# en d87c4ac0
help-audit-observed = 不给出结论，而以 JSON 输出每张照片中识别到的内容，供自行判断的程序使用
# en e3bb45bd
help-audit-protest = 该局在谁的抗议下进行；抗议与 --protest-why 一起记入该局
# en eab16d51
help-audit-protest-why = 棋手为什么抗议
# en 14ff7b24
help-audit-reasons = 裁定及理由，用裁判的话；由裁判决定时，以及给定与棋谱不同的设置时必填
# en 614ca04c
help-audit-report = 写出结果单和给裁判的报告：可打印在 A4 上的 HTML，旁边附同内容的 PDF；名称以 .pdf 结尾时只写 PDF
# en ff0053a2
help-audit-result = 裁定或确认的结果，例如 B+3 或 W+R [默认：填子相符或棋手接受时为算出的结果，否则，在确认时，为所称的结果]
# en caccc5e5
help-audit-ruling = 采取了哪种办法；随核查保存，并写入报告
# en ef8ba3f9
help-audit-session = 把核查及其裁定保存在此记录的日志中 [默认：报告旁的 F.count.jsonl]
# en 3a19bff6
help-audit-turn = 最后的图片须顺时针旋转多少度才与棋谱方向一致；从几个方向都相符时会询问
# en 432ea9da
help-audit-watch = 不用图片而观看整个计点过程：来源，与 'record' 相同。手都离开棋盘时自动拍照；来源结束或按 Ctrl-C 时结束
# en f46b8936
help-calibrate-board = 棋盘尺寸的标准：ing、common、rgf
# en 9012369c
help-calibrate-output = 要写出的校准文件
# en 1d3f424f
help-calibrate-source = 来源，与 'record' 相同
# en 054ee42e
help-calibrate-squares = 棋盘格横向和纵向的内角数
# en feaffb11
help-calibrate-target = 在同一摄像头前从几个角度拍摄的打印棋盘格（calibration/target.svg）的图片或视频，用来测量镜头
# en 3e2fffe6
help-calibration = 棋盘应在何处：'kifuscribe calibrate' 写出的文件
# en eb52517b
help-clock-blitz = 快棋：按俄罗斯规程双方都超时则双方判负；其他规则未作规定
# en 192c5c51
help-clock-late-black = 黑方迟到多久；按 --rules 扣时间或判负
# en f18fbc6e
help-clock-late-white = 白方迟到多久
# en b1b7337e
help-clock-main = 每方的基本时间，例如 60:00、1h 或 90m
# en 8d71438d
help-clock-moves = 加拿大制：每段的手数
# en 17837b43
help-clock-period = 每段读秒的长度；应氏计时未指定时为基本用时的六分之一
# en 5f1649be
help-clock-periods = 读秒制：每方的次数
# en 06ebad14
help-clock-rules = 规则，用于迟到和快棋
# en a8e098cd
help-clock-skips = 读秒制：超过一次读秒则跳过该手，与电子钟相同
# en 9fc88920
help-clock-system = 计时制
    .absolute = 超时即负
    .canadian = 每段时间内须下若干手
    .byo-yomi = 每手一次读秒
    .ing = 三段超时各为基本时间的六分之一，以罚点计
# en d993a6cd
help-clock-times = 按钟的 CSV，或记录的文件夹
# en 26cb7b6c
help-clock-used-black = 黑方已用的时间
# en c0ef63b2
help-clock-used-white = 白方已用的时间
# en 4a58f0ce
help-compensation = 白方因让子所得：不得，每手让子一点，或每子一点 [默认：按规则]
# en 0963940c
help-correct-by = 更正者
# en 667fd212
help-correct-capture-not-taken-after = 拿掉之前的手数
# en 7a37d493
help-correct-capture-not-taken-points = 每块棋中的一子，例如 D4
# en dc409aa0
help-correct-extra-number = 手数，从 1 起
# en 3cd7bf80
help-correct-info-by = 由谁更正
# en 0bc62521
help-correct-info-info = 已知的对局信息，同 'record --info'：TOML 文件或比赛。其中没有的保持不变；空文字删除该条目
# en d76ed16f
help-correct-info-round = 该局在比赛中的轮次 [默认：最后编排的一轮]
# en 2788d1db
help-correct-info-table = 该局在比赛中的台号
# en b8737f07
help-correct-missed-after = 此前的手数
# en 4ed97c87
help-correct-missed-moves = 着手：颜色和位置交替给出，`pass` 为停一手
# en dbb280ee
help-correct-resume-from-number = 最后正确的一手；0 为开始
# en f02d938e
help-correct-session = 记录文件夹；'withdraw' 和 'history' 也可用报告旁的数子日志 F.count.jsonl
# en f6b37583
help-correct-withdraw-by = 由谁撤回
# en 3dd97429
help-correct-withdraw-reasons = 理由
# en dc409aa0
help-correct-wrong-color-number = 手数，从 1 起
# en dc409aa0
help-correct-wrong-point-number = 手数，从 1 起
# en 4e725f0e
help-correct-wrong-point-point = 下在哪里，例如 D4
# en d481337d
help-dead = 死子，每块用一子表示："D4 Q16"；没有死子则为 "none"
# en 2f4ae53d
help-doctor-output = 要写出的页面，HTML 文件
# en fd6982f5
help-doctor-records = 记录的文件夹，检查其磁盘
# en d8185624
help-doctor-seconds = 拍摄多少秒
# en 7695b14f
help-doctor-source = 来源，与 'record' 相同；未给出则为第一个摄像头
# en ccc08793
help-doctor-boards = 摄像头中有几块棋盘，各自检查；与 'record' 一样从左上角起编号
# en 02c79b8b
help-evaluate-by = 每组图片输出一行，而不是每个集合一行：按 size（棋盘路数）、cell（像素）或 angle（相机方向与棋盘的夹角，正上方为 90 度）分组
# en e6edef7e
help-evaluate-folder = 带答案的图片文件夹，或由其组成的文件夹
# en 5a2e130e
help-evaluate-games-folder = 含一局及其答案的文件夹，或由其组成的文件夹
# en f6212a80
help-evaluate-games-json = 每组或每局输出一行 JSON
# en 339d61b3
help-evaluate-games-keep = 把棋谱保存在此文件夹
# en f6212a80
help-evaluate-json = 每组或每局输出一行 JSON
# en e30fb7ec
help-evaluate-light = 按某种灯光下的样子识别每张图片：blue、cyan、green、red、violet、pink、candle 或 screen
# en caeeac77
help-evaluate-reliability = 把各概率的读数出错的频率画成 SVG 写入此文件
# en dd13ca2e
help-evaluate-stones = 按棋子为其他颜色时的样子识别每张图片：green、blue 或 red，各有深浅两色。未找到棋盘的图片按原样识别
# en e554d825
help-export-game = 对局：记录的文件夹或 SGF
# en 649fa8fd
help-export-moves-per-diagram = 打印棋谱中每图最多的手数 [默认：100]
# en 479b23b6
help-export-output = 文件；其扩展名决定格式：.pdf、.html、.gif 或 .png
# en 3698430a
help-export-seconds-per-move = 动画中每手显示多久，0.05 到 20 秒 [默认：0.7]
# en 06df32f8
help-export-width = 图片的像素宽度 [默认：有照片 800，无照片 480]
# en fd0189d1
help-game = 棋谱
# en 2ea24e00
help-handicap = 让子手数，按应氏算法：比 SGF 的 HA 少一 [默认：HA - 1]
# en 811c9dc5
help-help = 显示帮助：-h 简短，--help 完整
# en 2a0f12cf
help-incident-adjourned-player = 由谁封手
# en 8c6c3d84
help-incident-adjourned-sealed = 方式
    .envelope = 写在纸上装入信封
    .on-board = 下在盘上，停钟
# en a8a8b582
help-incident-adjourned-until = 何时何地续下，按信封上所写
# en 4148711b
help-incident-appeal-level = 向谁申诉
# en 77f7bc36
help-incident-appeal-until = 须在何时之前裁决
# en 59a3714c
help-incident-bowls-black = 黑子数
# en c25cce7a
help-incident-bowls-white = 白子数
# en 7aae8623
help-incident-by = 由谁记下
# en ec3252e8
help-incident-displaced-disputed = 双方对其位置有争议
# en a9f118e7
help-incident-draw-guess = 是否猜对
# en a6c0eb5b
help-incident-draw-guesser = 猜先一方的颜色
# en c08a97f1
help-incident-flag-claim-blitz = 该局是快棋
# en c16332e2
help-incident-flag-claim-claimant = 由谁提出
# en e1b41431
help-incident-flag-claim-own-down = 提出者自己也超时
# en ed7175c3
help-incident-json = 每条记事输出一行 JSON
# en ac99a087
help-incident-late-allowance = 每方钟上的分钟数
# en 6e33d582
help-incident-late-black = 黑方迟到的分钟数
# en fe267eb0
help-incident-late-white = 白方迟到的分钟数
# en 3c50caa3
help-incident-penalty-points = 点数
# en 8233a00a
help-incident-player = 哪一方：black 或 white
# en 17f2ae5a
help-incident-rules = 规则 [默认：棋谱中的，否则为 ing]
# en fe400a91
help-incident-taken-back-number = incident 所列的备注编号
# en 0e874777
help-incident-taken-up-disputed = 双方对局面有争议
# en 8ace625d
help-incident-text = 详情
# en 50acc59e
help-incident-wrong-partner-after-wrong = 前一手也次序错误
# en 76a64825
help-incident-wrong-partner-at-once = 在该手之后立即提出，尽管棋谱中已有后续着手
# en 81ae5c68
help-incident-wrong-partner-deliberate = 是故意的
# en 1dc991a0
help-incident-wrong-partner-late = 在下一手之后才提出 [默认：棋谱中已有后续着手时]
# en dc409aa0
help-incident-wrong-partner-number = 手数，从 1 起
# en 11349628
help-incident-wrong-partner-player = 下这一手的一方
# en 70747317
help-json = 输出一行 JSON
# en 5ed219e0
help-komi = 白方所得目数，例如 6.5；负数为倒贴 [默认：棋谱中的 KM，否则按规则]
# en e2a8eed0
help-language = 语言：en、ru、uk 或 zh [默认：KIFUSCRIBE_LANGUAGE，或系统的语言]
# en 3bfba57c
help-last-move = 谁下了盘上最后一手，停一手不计 [默认：按棋谱]
# en aea004d4
help-misses = 在标准错误中列出识别或记录有误之处
# en 2beb1c15
help-models = 使用此文件夹中的网络代替内置的网络：proposer.onnx、reader.onnx 和 SHA256SUMS。若有缺失或损坏，则给出警告，并不用网络识别棋盘，准确度较低
# en 06010442
help-odd = 填满计点如何处理奇数点：在盘上（补偿子旁留一空点，或最后的公气多放一子），或普通计点后用算术处理 [默认：board]
# en 7ad813e9
help-output = 棋谱文件 [默认：在记录的文件夹旁边]
# en d3a3244b
help-pair-go = 双人围棋：未另行给出时贴 6 目，平局判白胜
# en 98c63a6c
help-pairings-json = 每局输出一行 JSON
# en 6a24103d
help-pairings-round = 只看这一轮 [默认：全部]
# en c9cdfb97
help-pairings-source = 文件，或比赛的地址：http://host:8080/api/tour/1
# en c91282fc
help-penalty-black = 黑方的罚点：点数，或罚点计时钟上用去的时间，例如 "64:10 of 60:00" [默认：对局记录中注明的，否则为 0]
# en 4fea7bf6
help-penalty-white = 白方的罚点，写法相同
# en ffe36ba6
help-prisoners-black = 黑方在对局中提子的数目，由人清点 [默认：按棋谱]
# en d0e178dc
help-prisoners-white = 白方在对局中提子的数目，由人清点 [默认：按棋谱]
# en 185c8820
help-prune-older-than = 只删早于此天数的图片
# en 0498d4bd
help-sessions = 记录的文件夹
# en 95a82f80
help-read-all = 识别图片中所有棋盘，最大的在前
# en 3668ad73
help-read-corners = 最外侧交叉点的像素坐标，各为 x,y：左上、右上、右下、左下
# en 90c75d1f
help-read-images = JPEG、PNG、WebP、TIFF、BMP、GIF、AVIF 或 HEIC 图片
# en 0af1eb10
help-read-json = 每张图片输出一行 JSON；用 --all 时每块棋盘一行
# en 898fd2b1
help-read-limited = 最多使用 2 GiB 内存和一分钟处理器时间
# en a809355c
help-read-observed = 在 JSON 中加入每个点识别到的内容和一张小照片，供自行判断的程序使用
# en 565d24eb
help-read-overlay = 写出一张图片，上面画出每块棋盘的网格和识别的棋子
# en 04c7796f
help-read-sgf = 把一张图片的局面写成 SGF 文件（AB、AW）
# en 4f5fabd8
help-record-archive = 记录所加入的目录 [默认：记录文件夹中的 catalogue.sqlite]
# en 85e3732d
help-record-boards = 摄像头拍到几个棋盘；各自单独记录，从左上角开始编号。有多个来源时每个来源一个数，例如 1,1,3
# en 45437ed6
help-record-evidence = 每手前后图片最多占用的空间；0 为不保存，旧的会让出空间
# en 073a1a0e
help-record-every-frame = 逐帧查看影片，用于对照；否则画面静止时只看关键帧
# en 8032a49a
help-record-hall = 把记录发送到此地址的赛场，并从中取得棋手姓名；配合 --table。'Join' 页面的地址已包含台号和令牌
# en c58e5a30
help-record-hall-token-file = 该台的赛场令牌所在的文件，可只有它，也可与其他台的令牌在一起；用 --boards 时每台一行，按 --table 的顺序
# en edfcc1d3
help-record-info = 已知的对局信息：TOML 文件，或 CSV 对阵表
# en 7cfec44d
help-record-json = 输出 JSON 行
# en 37d0c6b0
help-record-keep-pictures = 此记录及同一文件夹中其他记录的图片保存多久；0 为永久。日志保留其哈希
# en 3c71e77b
help-record-live = 记录时在此地址提供对局直播页：127.0.0.1:8000 仅本机，0.0.0.0:8000 供所在网络。多个棋盘各有自己的页面，从此端口起依次使用
# en 195f6904
help-record-live-delay = 观众比对局晚多少：时间，例如 30s 或 5m，或手数，例如 3moves
# en d9b1c2bd
help-record-live-origin = 让此来源的页面也能读取对局，例如叠加层：https://overlay.example，或用 * 表示任何页面
# en a8740e01
help-record-move-made = 着手何时算下完：hand-off（手离开）、clock（对方落子表明已按钟），或 captures（提子拿掉）[默认：hand-off]
# en 2b368005
help-record-no-archive = 不把记录加入目录
# en d53ad2d4
help-record-output = 棋谱 [默认：以来源命名，在当前文件夹]；使用 --boards 时为存放 board-1.sgf 等的文件夹；有多个来源时为存放其棋谱的文件夹：table-5.sgf，未指明桌号时第二个为 board-2.sgf
# en 05ff8df0
help-record-publish = 每次变动后用 PUT 把整个棋谱发送到此地址
# en 5832d1a1
help-record-publish-token-file = 发送到该地址的令牌所在的文件
# en 536ba5c7
help-record-resume = 继续日志文件夹中的记录
# en d76ed16f
help-record-round = 该局在比赛中的轮次 [默认：最后编排的一轮]
# en a9085b6b
help-record-rules = 规则，与 'score' 相同
# en 7e525892
help-record-session = 日志的文件夹 [默认：在棋谱旁边]
# en 338dc1ce
help-record-size = 线数，不需自动识别时给出
# en 60b9e311
help-record-sources = 要观看的来源：camera:名称或编号、phone（手机打开本机的网页）或 phone:桌号、视频文件、图片文件夹、http://（MJPEG）或 rtsp:// 地址。多个来源同时记录，各自独立；若全是影片则依次记录
# en fb64cb70
help-record-table = 对局在 --info 的比赛中或 --hall 的赛场中的桌号；使用 --boards 或有多个来源时每个棋盘一个，例如 5,6,7；两个逗号之间为空表示该棋盘没有桌号
# en be5afb37
help-relocate-to = 另一磁盘上的文件夹；没有则新建
# en 07efe0dd
help-replay-output = 把 SGF 写到这里，而不是标准输出
# en 7adf54df
help-result-by = 由谁记下；写棋手的姓名即表示该棋手同意
# en e3bb45bd
help-result-protest = 该局在谁的抗议下进行；抗议与 --protest-why 一起记入该局
# en eab16d51
help-result-protest-why = 棋手为什么抗议
# en be8fd4e5
help-result-reasons = 裁判这样决定的理由，姓名由 --by 给出
# en 9972b476
help-result-result = 结果，例如 B+3.5、W+R、0、both-lose、no-result、W+illegal-move、B+adjudicated
# en 9f4019ce
help-result-round = 该局在比赛中的轮次 [默认：记录中的]
# en c4ebc1e6
help-result-send = 询问后把确认的结果发送到 pairgoth 服务器上的比赛（http://host:8080/api/tour/1）；对于编排程序的文件（绝不修改），打印应输入的内容
# en 45a5552a
help-result-table = 该局在比赛中的台号 [默认：记录中的]
# en 0e0831c3
help-result-token-file = 服务器令牌所在的文件
# en c301b7a0
help-result-what = 做什么
    .claim = 一方棋手申报，或由计点得出
    .confirm = 双方棋手同意、负方认输，或由裁判署名并说明理由决定；其他情况下只有一方时是主张
# en 34d04fc0
help-result-yes = 不询问直接发送
# en 689b37a6
help-rules = 规则：ing、ing-egf、ing-aga、wmsg2008、area、aga、new-zealand、tromp-taylor 或 japanese [默认：棋谱中的 RU，否则为 ing]
# en 1c6c830a
help-by-white = 白方同意，用这个姓名
# en 053284ac
help-by-black = 黑方同意，用这个姓名
# en 4f3d2caf
help-both-agree = 双方棋手同意，姓名取自对局
# en 142803c8
help-appeals = 裁判的决定所答复的申诉，按 'incident' 列表中的编号；可以给出多次 [默认：唯一未裁决的]
# en 68351598
help-seal-key = 用此文件中的私钥签名 [默认：本机密钥，如已由 'seal-key' 生成]
# en 774c6ac3
help-seal-key-output = 把公钥写到这里，而不是标准输出
# en 5a583206
help-seki = 双活的棋，每块用一子表示；按日本规则其眼不计目
# en 5c3758fa
help-session = 记录的文件夹
# en 215892e5
help-simulate-count = 画多少张随机棋盘的图片
# en 9edd9285
help-simulate-disturb = 视频中除下棋外发生什么：bump、slide、rest、hover、exposure、noise、cloud、lamp、hunting、flicker、refocus、slip、retake、quick、linger、partly、drop、knock、one-off、turn、dark、glare、spectator、lid、byo-yomi、prisoners、double、triple、twice、wrong-colour、adjourn、review、sweep
# en 35a59137
help-simulate-fault = 计点时出什么差错
# en 7ae31574
help-simulate-fill = 画最后局面的填满计点；棋谱所标领地内的子为死子
# en c100790a
help-simulate-fps = 视频每秒帧数
# en b346578d
help-simulate-games = 要画的棋谱，各占一桌；不给出则 --stills 画随机摆子的棋盘
# en 385a17f0
help-simulate-hard = 随机棋盘因何难以识别：low-lamp（低处的灯）、glossy-table（反光的桌面）、edge-stone（边上的棋子）、forearm（前臂遮住角）、green-stones（绿色棋子）、dark-marks（木头上的暗斑）
# en 5a9c7c4b
help-simulate-komi = 计点时白方所得目数，代替棋谱的贴目
# en 38a3fc75
help-simulate-output = 要写的文件或文件夹：视频（.mp4 或文件夹）、图片（.jpg），或 --fill 的图片（.jpg、.mp4 或文件夹）
# en f4070f80
help-simulate-played = 图片显示多少手 [默认：全部]
# en 915f9027
help-simulate-seed = 决定棋桌、棋盘、棋子、光线、摄像头和手
# en 624034f6
help-simulate-size = 图片的像素尺寸
# en 6f6bdddd
help-simulate-stills = 不写视频，把图片画到此文件夹
# en 343db30f
help-simulate-tables = 随机棋盘的图片中有几张棋桌
# en 0b2dcbe3
help-size = 棋盘的线数；未给出则自动识别
# en 0df79407
help-verify-key = 组织者的公钥（由 'seal-key' 写出）：判断封存是否用它签名
# en ce1f63df
help-verify-json = 每个记录打印一行 JSON
# en 73322841
help-verify-number = 'seal' 打印的数，或其前 12 位以上：判断日志是否仍是那一份
# en 811c9dc5
help-version = 显示版本
# en 88e371f2
about-archive-mark = 给一局加上自己的标签和备注
    .long = 它们保存在目录旁的 catalogue.sqlite.marks.json 中。不给出对局时：列出所有带有标签或备注的对局。
# en 02af61bf
about-archive-searches = 列出保存的搜索，或最近进行的搜索
    .long = 它们保存在目录旁的 catalogue.sqlite.marks.json 中，最近进行的搜索保存在 catalogue.sqlite.recent.json 中。
# en 72761404
help-archive-mark-json = 输出一行 JSON，不给出对局时输出 JSON Lines
# en 3e38a0aa
help-archive-mark-from = 取用一局已不在目录中的对局的标签和备注
# en aabd4694
help-archive-searches-delete = 删除以此名称保存的搜索
# en 38c2c0db
help-archive-searches-recent = 列出最近一百次搜索，最新的在前
# en 555ab593
help-archive-searches-clear = 忘记进行过的搜索；保存的搜索保留
# en efc9d045
help-archive-players-part = 将此姓名或这些姓名一起视为另一位棋手的姓名：以此撤销错误的合并
# en cc52aeb6
help-archive-players-joined = 只列出有多个姓名的棋手
# en 7cfec44d
help-archive-searches-json = 输出 JSON Lines
# en 06df91e2
about-hall = 加入比赛的赛场
# en f4547faf
about-hall-join = 用别人念出的短代码取得棋桌的地址：地址被打印出来，供 'record --hall-token-file' 使用，代码随即失效
# en b68e5701
help-hall-join-address = 赛场的地址，例如 http://hall:8080
# en c4cb1751
help-hall-join-code = 代码，例如 ACDE-FHJK
# en 7cfec44d
help-archive-duplicates-json = 输出 JSON 行
# en 7cfec44d
help-archive-players-json = 输出 JSON 行
# en 7cfec44d
help-archive-profile-json = 输出 JSON 行
# en 0ad0a245
help-archive-mark-id = 对局的名称，如 'archive find' 所打印，或其开头几个字母
# en 25c0c057
help-archive-players-different = 说明这两个姓名属于不同棋手：--suggest 不再提示
# en 36faf8d2
help-archive-players-suggest-again = 撤销“这两个姓名属于不同棋手”的说明
