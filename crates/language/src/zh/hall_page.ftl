## 赛场的网页，供主办者、裁判和观众使用。

# en bad0823f
hall-page-hall = 赛场
# en b091e92f
hall-page-pages = 页面
# en 04682faa
hall-page-tables = 各台
# en b9a4cc4d
hall-page-results = 结果
# en 5651e7ab
hall-page-projector = 投影
# en 8c4300cf
hall-page-as-spectators = 观众所见
# en 1d04c48b
hall-page-shown-later = 延迟 { $time } 显示
# en a5d502a2
hall-page-shown-moves-later = 延迟 { $moves } 手显示
# en 7ecf9d82
hall-page-to-the-tables = 查看各台
# en e8bf80ef
hall-page-token = 主办者给的令牌
# en 8ad3dfdd
hall-page-open = 打开赛场
# en 429a638b
hall-page-who-has-a-token = 查看赛场的每个人都有一个令牌，即一串字母和数字。此浏览器会记住它三天。
# en d7748b1b
hall-page-reconnecting = 正在重新连接赛场

# en 72dc4bc2
hall-page-nothing-sent = 还没有任何一台发来记录。在棋台上运行：kifuscribe record SOURCE --hall ADDRESS --table N
# en 66d7ff6a
hall-page-no-table-needs-you = 没有棋台需要您
# en d6891705
hall-page-tables-need-you = 需要您的棋台：{ $count }
# en bb2e4eb9
hall-page-table = 第 { $table } 台
# en d2f9e14e
hall-page-earlier-games = 此前轮次的 { $games } 局棋在该台的页面上
# en 5d564a8d
hall-page-one-of-games = 此台共发来 { $games } 局棋；本页显示其中一局
# en 0a97abe3
hall-page-unheard-since = 恢复后赛场尚未收到这局棋的消息；棋台在 { $time } 之后发来的内容可能缺失
# en 2116fd87
hall-page-names-of-the-pairing = 记录中没有棋手姓名：所示姓名取自编排。请核对这是否为本台的对局
# en ad9ade02
hall-page-begun-not-known = 不知是否已开始
# en aa91a0df
hall-page-not-begun = 尚未开始
# en 2945a7d5
hall-page-paused-after = 第 { $move } 手后暂停

# en f7ed29d8
hall-page-stopped-after = 第 { $move } 手后停止；对局可能已结束
# en 05aef8e2
hall-page-ended-after = 共 { $moves } 手后结束
# en 29674c01
hall-page-ago = { $time }前

# en 24b58e78
hall-page-questions = 问题
# en 997e436a
hall-page-needs = 需要有人处理
# en 25dfd4a9
hall-page-join-link = 加入：此台的地址和二维码
# en 0847a1ee
hall-page-picture-of-it = 查看摄像头的画面
# en f27d957f
hall-page-release-title = 让另一台电脑记录此台
# en 730c5cc5
hall-page-release-what = 下一台发来记录的电脑将接管第 { $table } 台。现在在那里记录的电脑此后会被拒绝。它已发来的内容仍保留在对局列表中。
# en c1176db2
hall-page-release-over-what = 记录已结束。组织者让出第 { $table } 台后，无需再去处理。棋台已发来的内容仍保留在这里。
# en b23bb268
hall-page-release = 让出第 { $table } 台
# en cce0dc2c
hall-page-pictures = 画面
# en 181800f2
hall-page-pictures-are-over = 记录已结束：棋台的电脑不再发送画面。画面在它的会话文件夹中。
# en d6ab207e
hall-page-pictures-of-the-board = 棋盘画面
# en 7bc5a9c8
hall-page-after-move = 手数
# en e8a268a8
hall-page-see-picture = 查看摄像头的画面
# en fd224a6c
hall-page-picture-comes = 棋台收到请求后几秒内发来。
# en 3bd4d72a
hall-page-picture-of-question = 第 { $number } 个问题时的棋盘
# en 55d78e8d
hall-page-picture-asked = { $picture }，由 { $who } 请求
# en 66d322a0
hall-page-picture-in-full = { $picture }，完整尺寸
# en cc431061
hall-page-ask-for-full = 请求完整画面
# en 8d0af883
hall-page-picture-unverified = 未经核实：棋台发来的是缩小的照片，无法证明它就是日志中的那张。完整照片会经过核对。
# en a2b8e1d9
hall-page-picture-did-not-come = 画面未到：记录已结束，棋台不再应答。
# en 2b142ee1
hall-page-picture-on-its-way = 画面正从棋台发来。
# en 44942dcf
hall-page-picture-gone = 棋台已没有这幅画面。
# en 22407be4
hall-page-games-sent = 此台发来的对局
# en 4249dc81
hall-page-game-begun = { $time } 开始
# en a6faf114
hall-page-shown = 显示中
# en 4a94d928
hall-page-show-game = 显示这局棋
# en 39b0a445
hall-page-discard-game = 弃用这局棋：其结果不计
# en 15fa47b1
hall-page-discard = 弃用
# en d0aec6fa
hall-page-discard-which = 弃用：
# en 2f6d37e4
hall-page-discard-one = 仅此对局
# en 30cc33fa
hall-page-discard-of-computer = 其电脑的所有对局（{ $n }）
# en 312bb97c
hall-page-discard-since = 此对局及其后送来的所有对局，正在显示的除外（{ $n }）
# en e347df56
hall-page-discarded = 已弃用

# en d1d15fe2
hall-page-an-earlier-round = 此前的轮次，结果以目前所知为准。
# en 5b8bb816
hall-page-of-an-earlier-round = 这是此前轮次的结果。
# en 303f84bb
hall-page-confirmed-of = 已确认 { $confirmed } 个结果，共 { $all } 个
# en 8e77ba44
hall-page-confirmed-before = 按改动前的棋谱确认：{ $count } 个
# en 64d352b6
hall-page-csv = 已确认结果（CSV）
# en 504da8b0
hall-page-send-results = 把已确认的结果发送给编排程序
# en 2bac8473
hall-page-not-overwritten = 编排程序中已有的结果不会被覆盖。
# en 9f50e284
hall-page-what-became = 结果的发送情况
# en 3565452f
hall-page-nothing-confirmed = 尚无已确认的结果；没有发送任何内容。
# en fe56a92f
hall-page-column-table = 台
# en b7872194
hall-page-column-state = 状态
# en 511eff09
hall-page-column-program = 编排程序中
# en f4ef5676
hall-page-rounds = 轮次
# en 01f5ce2c
hall-page-another-winner = 编排程序中的胜者与已确认的结果不同；请改正其中之一
# en e94b124c
hall-page-confirmed = 已确认
# en a8d446f4
hall-page-as-table = 据棋台所述
# en 7e0b0b82
hall-page-as-table-by = 据棋台所述：{ $who }
# en c03e6af2
hall-page-decided-in-hall = 在赛场裁定：{ $who }: { $reasons }
# en d1b5f0df
hall-page-agreed-in-hall = 双方同意，由 { $who } 在赛场录入
# en 845b3621
hall-page-resigned-in-hall = { $player ->
        [Black] 黑方
       *[White] 白方
    }认输，由 { $who } 在赛场录入
# en b5924114
hall-page-appeals-open = 申诉未裁定：第 { $numbers } 条
# en dc90bb9b
hall-page-does-not-stand = 不成立：{ $changed }
# en 36084034
hall-page-under-protest = 附抗议
# en 672da374
hall-page-claimed = 已申报，未确认
# en 82261925
hall-page-decided = 裁判已裁定，未确认
# en 0f1f3a77
hall-page-missing = 缺结果
# en 7a449fdd
hall-page-missing-not-known = 缺结果；不知对局是否已开始
# en a4f79803
hall-page-missing-not-begun = 缺结果；对局尚未开始
# en ab0c3164
hall-page-unheard = 赛场恢复后尚无消息
# en 1bb14c92
hall-page-unnamed = 记录中没有棋手姓名
# en 4a3c371e
hall-page-no-result-read = 读取编排时没有结果
# en c8bb86ee
hall-page-both-win = 双方均胜
# en 96c2d2af
hall-page-ambiguous = “{ $text }”，无法看出谁胜
# en 48fbce6f
hall-page-fit-other-round = 这局棋是其他轮次的
# en c15582f5
hall-page-fit-other-players = 这局棋与编排的棋手不同
# en 99a3c525
hall-page-fit-round-unknown = 这局棋未注明轮次，且开始于本轮之前
# en 3629dff6
hall-page-decided-otherwise = 赛场的裁定不同，此台的页面上两者都有
# en 62a4d64a
hall-page-fit-results-differ = 该台本轮的对局有不同的确认结果
# en b217f8fb
hall-page-fit-not-paired = 编排中没有这一台
# en 12a2f67d
hall-page-fit-several-games = 编排中此台有多局棋
# en fcf5b27c
hall-other-result-confirmed = 该台另一局棋已有确认结果 { $result }：请选择显示哪一局
# en 3839fb6c
hall-other-result-claimed = 该台另一局棋有已申报但尚未确认的结果 { $result }：请选择显示哪一局
# en 52f15513
hall-other-result-decided = 该台另一局棋有裁判裁定但尚未确认的结果 { $result }：请选择显示哪一局
# en 434ac40e
hall-page-restored = 此赛场于 { $at } 从 { $file }（{ $made } 的副本）恢复。其间各台发来的内容可能缺失：进行中的记录会重新发送；已结束的记录在旁边开始下一份记录时发送，或用 'kifuscribe-hall send' 发送。此后没有消息的对局，其棋台会注明。副本之后在本赛场录入或裁定的内容以及制作的令牌已不存在：请重新录入和制作。

# en 31d60903
hall-page-join-title = 加入：第 { $table } 台
# en 0ae3513f
hall-page-join-what = 棋台的电脑用一个地址加入赛场，其中包含台号和它自己的令牌。
# en 0c1a13a7
hall-page-join-make = 生成地址和二维码
# en 322a326d
hall-page-join-each = 每次生成都是新的令牌；以前的令牌在撤销之前一直有效。
# en e3612086
hall-page-join-code = 第 { $table } 台地址的二维码
# en 361f72fc
hall-page-join-paste = 在棋台上粘贴：kifuscribe 的“对局者”卡片中的“赛场”。
# en 5e644973
hall-page-join-local = 此地址只在本机有效：请对网络开放赛场（'serve --listen 0.0.0.0:8080'），或用 --public-address 给出它的地址。
# en 88b35ebd
hall-page-join-open = 此赛场没有令牌：该地址只在本机有效。
# en c72e32c6
hall-page-join-once = 其中的令牌只显示这一次。持有者可以发送第 { $table } 台的日志。
# en f98804c9
hall-page-join-press = 此地址供棋台电脑上的 kifuscribe 使用：请粘贴到那里“对局者”卡片中的“赛场”，然后按“加入”。
# en 64b766b4
hall-page-join-copy = 请从地址栏复制，包括 # 之后的部分。

# en a12b0171
hall-need-questions = { $count ->
        [1] 问题：{ $text }
       *[other] { $count } 个问题：{ $text }
    }
# en 091d3255
hall-need-count-differs = 计点与算出的结果不符；请叫裁判
# en da12da14
hall-need-count-undecided = 计点无法核查；请看棋台上的核查
# en fef020c1
hall-need-other-players = 记录中的棋手与编排的棋手（{ $paired }）不同；请核对台号，若只是写法不同，请在该台更正记录的姓名
# en 5915bc27
hall-need-other-round = 这里正在进行其他轮次的对局；请先结束它的记录，再开始本轮的记录
# en 84bb7545
hall-need-round-unknown = 这局棋未注明轮次，且开始于本轮之前：请开始本轮的记录。如果这局棋属于本轮，请在棋台上把轮次补入其记录（'kifuscribe correct'），结果即可计入
# en 0e8e7458
hall-need-results-differ = 该台本轮的对局有不同的确认结果，均不计入；请在其电脑上撤回错误的一个（'kifuscribe correct SESSION withdraw --by NAME --reasons TEXT'）
# en a6d2cab4
hall-need-not-paired = 编排中没有这一台；请核对棋台上的台号
# en 2bc65aa9
hall-need-not-paired-over = 编排中没有这一台，却以此台记录了一局棋；请将该记录发送到正确的台（'kifuscribe-hall send'），然后在此台页面上让出它
# en 64496b49
hall-need-several-games = 编排中此台有多局棋，均不采用；请在编排中让每局各占一台，编排会自动重新读取
# en ac8c9a87
hall-need-claimed = 另一台电脑要记录此台；请停止其中之一，或在该台页面上让出
# en 95d873f2
hall-need-claimed-by = 另一台电脑 { $computer } 要记录此台；请停止其中之一，或在该台页面上让出
# en 8c8b95c6
hall-need-claims-differ = { $claims }；请叫裁判
# en 41fbc086
hall-need-full = 此台不再接收新内容：已达到上限（200 份记录、256 MiB，或单份记录 16 MiB）；组织者可在此台页面上弃用无人下过的对局以腾出空间
# en d2feaf71
hall-need-refused = 电脑 { $computer } { $token }，自 { $time } 起被赛场拒绝；请用此台页面上的地址让它加入
# en be50d776
hall-need-forked = 收到 { $count } 行与此处记录不同的内容；请查明是哪台电脑发来的
# en 719b7288
hall-need-held = 自 { $time } 起：{ $why }

# en 3b58bd42
hall-need-frozen = 自 { $time } 起棋谱停止记录：{ $why }。如果对局已结束，请确认其结果；如果仍在进行，请把棋盘放回，并在棋台上按'继续对局'
# en 8a968d90
hall-need-broken-off = 记录已结束：{ $why }。如果对局仍在进行，请在棋台上继续记录；如果已结束，请确认其结果
# en 81b636d8
hall-need-silent = 自 { $time } 起赛场没有收到此台的消息；请检查其电脑和网络
# en c778934f
hall-page-pairings-unread = 自 { $time } 起无法读取对阵表，仍显示当时读到的对阵：{ $why }
# en f5419ce7
hall-page-pairings-not-come = 尚未收到对阵表，赛场会继续请求：{ $why }
# en 03fa687c
hall-need-no-picture = 自 { $time } 起没有画面；请检查棋桌的摄像头
# en a21f2c2c
hall-need-unwritten = 自 { $time } 起，棋桌记录的内容没有全部写入磁盘：磁盘已满或无法写入。请在那里腾出空间，或选择其他文件夹；写入后，缺少的内容会传到这里
# en 866301a9
hall-need-result-missing = 记录已结束，但对局没有结果；请在棋台上确认，如果对局仍在进行，请继续记录
# en ab5f7479
hall-need-result-missing-sealed = 记录已封存，但对局没有结果；请在棋台上确认
# en a07dec16
hall-need-other-result-missing = 该台另一局棋已结束，但没有结果；请在对局列表中用'显示这局棋'选择它，或在棋台上确认其结果
# en 35158ca8
hall-need-result-claimed = 对局已结束，结果已申报但未确认；请在棋台上确认
# en 3fa5e370
hall-need-result-decided = 对局已结束，裁判已裁定结果但尚未确认；请在棋台上确认
# en 5d6c53e9
hall-pause-no-board = 看不到棋盘；请检查摄像头
# en 98b07932
hall-pause-disturbed = 棋子缺失或移位；请放回原处
# en e7ed01f5
hall-pause-misread = 网格与棋盘不符；请检查摄像头
# en f50704df
hall-pause-moving = 棋盘或摄像头在移动
# en 634d5d7c
hall-pause-covered = 棋盘被遮住
# en 89266a43
refused-token-missing = 没有令牌
# en 70b0af4c
refused-token-unknown = 的令牌此赛场不认识
# en 3d6d3615
refused-token-revoked = 的令牌已被撤销
# en d3f57e8b
refused-token-other-table = 使用了其他台的令牌
# en 57fda4c3
refused-token-other-role = 使用了不属于棋台的令牌

# en ccf3226e
hall-answer-it-was = 实为 { $text }
# en 972e439d
hall-answer-confirm = 记录无误；不作改动
# en 9924cd84
hall-answer-reject = 都不是；在棋台上更正
# en d11fb548
hall-answer-by = { $answer }（{ $who }）
# en 3c21449b
hall-answer-by-table = { $answer }（{ $who }，据棋台所述）
# en bc248e9f
hall-answer-on-its-way = 已于 { $time } 发给棋台：{ $answer }。棋台尚未写入。
# en 3d9c8cda
hall-answer-written = 棋台已于 { $time } 写入：{ $answer }。
# en 577dd72d
hall-answer-settled = 棋盘已于 { $time } 解决此问题：无需回答。
# en bd2aca11
role-organiser = 组织者
# en a625a19f
role-referee = 裁判
# en 4989504f
role-table = 棋台
# en 9198423e
role-public = 观众

# en 2292b085
sent-taken = 编排程序现在有了
# en 075cea75
sent-known = 编排程序已经有了
# en a563d783
sent-conflict = 编排程序中是另一结果 { $there }，未作改动；请与棋手和组织者确认哪个正确
# en 80201fc4
hall-outcome-not-confirmed = 尚无已确认的结果
# en c10470d0
sent-not-played = 这不是实际对局的结果；请手工录入
# en 400610ca
hall-outcome-decided-otherwise = 赛场的裁定与此台的结果不同，未发送任何内容：请在此台的页面上处理
# en e40516e8
hall-outcome-doubtful = { $why }；未发送
# en 3136e452
hall-outcome-other-players = 棋手或执子颜色与编排不同；未发送：请手工录入
# en 2937de85
hall-outcome-called-back = 结果已撤回，赛场已将其从编排程序中撤回
# en ab82da87
hall-outcome-stands-otherwise = 发送后已在棋台撤回，而编排程序中现为 { $there }，未作改动；请到那里查看
# en 7494f136
hall-outcome-failed = 未发送：{ $why }
# en 3ea9c726
hall-outcome-withdrawn = 已发送 { $there }，但结果已撤回；请再次发送结果以撤回它

# en f36f3d9c
hall-refusal-no-token = 需要令牌；请向主办者索取
# en 07ce98c2
hall-refusal-wrong-token = 此令牌在这里无效；请向主办者另要一个
# en 56dadeb3
hall-refusal-revoked-token = 此令牌已被撤销；请向主办者另要一个
# en a75dadda
hall-refusal-other-role = 此令牌不允许这样做；请向主办者要一个允许的
# en ca08e819
hall-refusal-too-many = 没有有效令牌的请求太多；请等一分钟
# en b1efcb09
hall-refusal-not-local = 此赛场没有令牌，只供本机使用；请用 'kifuscribe-hall token' 生成令牌
# en 92575214
hall-refusal-claimed = 此台的另一份记录正在进行；请停止其中一份，或请组织者释放此台
# en 61528752
hall-refusal-other-computer = 另一台电脑已在赛场认领这份记录；请从那台电脑发送，或请组织者释放此台
# en 63fe2fbe
hall-refusal-no-claim = 赛场接受这份记录的着手，但不接受其结果（第 { $line } 行），因为本程序没有认领这份记录；请更新程序，或请组织者在赛场录入结果
# en 297366b1
hall-refusal-table-full = 已达到赛场对此台（200 份记录，256 MiB）或对这份记录（16 MiB）的上限；请把记录的文件夹交给组织者
# en 064752c2
hall-refusal-forked = 此记录的第 { $line } 行与赛场所存的不同：有人在另一台电脑上或在其文件夹的副本中继续了同一份记录。赛场把从这里发来的行另行保存，绝不合并；请只继续其中一份，并把另一份的文件夹交给组织者
# en 577f0861
hall-refusal-line = 此记录的第 { $line } 行不是日志的格式；请用 'kifuscribe verify' 检查该记录
# en 074fd9a4
hall-refusal-newer-format = 写此记录的程序版本比赛场的新；请组织者更新赛场程序
# en bccd1fe5
hall-refusal-line-too-long = 此记录的第 { $line } 行超过赛场接受的长度；请把棋谱文件交给组织者
# en 65f03e04
hall-refusal-too-large = 一次发送的内容超过赛场的上限；请检查本程序与赛场的版本是否相同
# en 5fa55fe4
hall-refusal-offset = 发送的行与所声明的不符；请检查本程序与赛场的版本是否相同
# en 19213532
hall-refusal-asks-again = 它索要已经发送过的行；请组织者查看赛场的日志
# en f582301a
hall-refusal-too-many-pictures = 它为裁定列出的照片多于或大于核查所能有的，那里的裁定不予采用；请组织者查看赛场的日志
# en acfc752c
hall-refusal-other = “{ $text }”
# en c5cb329c
hall-refusal-no-reason = 它没有说明原因；请组织者查看赛场的日志
# en 28b8dd72
hall-refusal-no-table = 此赛场没有这一台；/api/tables 列出现有各台
# en a1724a7b
hall-refusal-several-games = 编排中此台有多局棋，均不采用；请在编排中让每局各占一台
# en c16ff5e1
hall-refusal-nothing-here = 此地址没有内容；各台见 /
# en 52ed000f
hall-refusal-crowded = 此令牌或此地址同时发来的内容过多；请稍后再发
# en a457b003
hall-page-decide = 裁定这盘棋
# en b70fedcb
hall-page-decide-what = 结果保存在这里，下次与该台联系时送达。写入该台的日志后才算数，并会结束正在进行的记录。该台若已另有决定，则保持不变。
# en b3f84aca
hall-page-result = 结果
# en aae4fb9c
hall-page-reasons = 理由
# en 6a90e848
hall-page-both-agree = 双方同意：确认结果
# en 24dc8521
hall-page-both-agree-to = 双方同意：{ $result }
# en 711598f2
hall-page-resigns = { $player ->
        [Black] 黑方
       *[White] 白方
    }（{ $name }）认输
# en 30ed831d
hall-page-referee-decides = 由裁判这样决定
# en 43340727
hall-page-result-stands = { $count ->
        [1] 驳回申诉：维持结果
       *[other] 驳回勾选的申诉：维持结果
    }
# en e4e36d61
hall-page-give-up = 以该台的记录为准
# en 063ed1c2
hall-need-other-answer = 此处与该台的回答不同：{ $question } 此处：{ $here }（{ $who }）。该台：{ $there }。两者没有合并；请在该台更正，或在该台的页面上保持原样
# en 82b911cc
hall-need-other-decision = 此处裁定：{ $here }（{ $who }）。该台确认：{ $there }。两者没有合并；请在该台撤回错误的一个，或在该台的页面上保持原样
# en 0f393ea5
hall-need-protest-lacks = 此处在抗议下裁定：{ $result }（{ $who }）。该台确认了相同结果，但没有抗议。请在该台记下抗议（'kifuscribe incident'），或在该台的页面上保持原样
# en 6169eefb
hall-need-decision-waits = 此处裁定：{ $result }（{ $who }）。该台尚未记下；请打开该台的电脑，或发送其记录（'kifuscribe-hall send'）
# en 421901dd
hall-need-upheld-waits = 此处驳回第 { $numbers } 条申诉，维持结果：{ $reasons }（{ $who }）。该台尚未记下；请打开该台的电脑，或发送其记录（'kifuscribe-hall send'）
# en b60c3e75
hall-need-upheld-otherwise = 此处驳回第 { $numbers } 条申诉（{ $who }）。该台已自行裁决该申诉：{ $there }。两者没有合并；请在该台的页面上保持原样
# en c8e4d621
hall-need-upheld-withdrawn = 此处驳回第 { $numbers } 条申诉（{ $who }）。该台撤回了结果或这一驳回，申诉尚未裁决。请重新裁定，或在该台的页面上以该台的记录为准
# en c8fe1a8c
hall-need-wrong-compensation = { $seen }；请叫裁判
# en dcde6241
hall-refusal-no-result = 需要填写结果，例如 B+R 或 W+3.5
# en 88e292d6
hall-refusal-discard-needs-reasons = 弃用一局棋需要理由；请填写
# en a6a615b3
hall-refusal-too-many-acts = 此令牌一次的操作过多：先接受 200 次，之后每秒两次，因为每次操作都会留下记录；请稍候
# en 21ba27b4
hall-refusal-decide-at-both = 组织者和裁判只能通过 https 或在赛场自己的电脑上作出决定：请打开 { $secure }，或在赛场的电脑上打开 { $here }；组织者可用 'kifuscribe-hall serve --decide-over-http' 允许通过普通 HTTP 作出决定
# en 8234bfa8
hall-refusal-decide-at = 组织者和裁判通过 https 作出决定：请打开 { $secure }；组织者可用 'kifuscribe-hall serve --decide-over-http' 允许通过普通 HTTP 作出决定
# en f40c5886
hall-refusal-decide-here = 组织者和裁判只能通过 https 或在赛场自己的电脑上作出决定：请在那台电脑上打开 { $here }；组织者可用 'kifuscribe-hall serve --decide-over-http' 允许通过普通 HTTP 作出决定
# en f9a07020
hall-refusal-decide-nowhere = 组织者和裁判只能通过 https 或在赛场自己的电脑上作出决定；此赛场只在没有 https 的网络地址上监听：请组织者用 '--listen 0.0.0.0:PORT' 打开赛场，并在其电脑上通过 'http://localhost:PORT' 作出决定，或用 'kifuscribe-hall serve --decide-over-http' 允许普通 HTTP
# en 61887555
hall-page-older-table = 该台的程序比赛场旧：它接收回答，但不接收裁定；请更新该程序，或在该台裁定
# en 71e14b08
hall-answer-in-place-of = 它取代了另一个等待中的回答：{ $before }。
# en e89e8260
hall-page-released = 第 { $table } 桌已释放：下一份从此台发来内容的记录将占用它。已结束的对局不会自行占用：请在对局列表中用“显示这局棋”选择。
# en 7c950087
hall-page-all-tables = 也显示没有记录的棋台
# en 218f6f0f
hall-page-confirmed-of-recorded = 有记录的：{ $recorded } 台中 { $confirmed } 台；其余：{ $others } 台中 { $others_confirmed } 台
# en 075ef8ef
hall-page-enter-result = 录入结果
# en 5b17c46e
hall-page-see-result = 结果……
# en de5b9ab2
hall-page-who-won = 谁获胜？
# en 0d7d3007
hall-page-draw = 和棋
# en aaae88d4
hall-page-way = 方式
# en d50b5b1f
hall-page-both-lose = 双方判负
# en b6474857
hall-page-no-result = 无胜负
# en 37efb47f
hall-page-way-unsaid = 未说明
# en a5da021b
hall-page-way-points = 数子（目）胜
# en 8e9c1979
hall-page-way-resignation = 中盘胜
# en a867eab9
hall-page-way-time = 超时胜
# en d3a6a3d4
hall-page-way-illegal-move = 因非法着手
# en 4b692521
hall-page-way-adjudicated = 由裁判裁定
# en 95533b7b
hall-page-way-forfeit = 判罚胜
# en b05c4bda
hall-page-margin = 胜负差（如已数子）
# en 24c9643e
entry-fault-no-winner = 请选择谁获胜
# en 94675c0a
entry-fault-no-such-way = 请选择获胜的方式
# en afd7b3d9
entry-fault-no-margin = 请输入胜负差，例如 3.5
# en 7e86484f
entry-fault-unread-margin = “{ $margin }”不是胜负差；请输入例如 3.5
# en 515c46b8
entry-fault-margin-without-points = 只有数子（目）胜才有胜负差：请清空填有“{ $margin }”的一栏，或选择“数子（目）胜”
# en a051e0f5
entry-fault-won-by-nobody = 这种结果没有胜者：请选择“未说明”，并把胜负差留空
# en 2c3eb0fb
entry-fault-nobody-agrees = 请按“双方同意”，或写明裁判这样决定的理由
# en 5f691798
entry-fault-protest-of-nobody = 请选择是谁的抗议：黑方、白方或双方
# en b9c11310
entry-fault-protest-without-reasons = 请说明为什么在抗议下对局
# en 95e827b2
hall-page-claims = 该台声明：{ $result }。
# en 4c22a0d2
hall-page-claims-differ = 另有人主张不同的结果
# en 1434726d
hall-page-decides = 裁判已在棋台上裁定：{ $result }。尚未确认。
# en c11afb4f
hall-page-entry-what = 结果以您的名义保存在赛场，并像其他结果一样发送给编排程序。正在记录这盘棋的棋台会收到它，记录随之结束。
# en 9c013190
hall-page-take-back = 撤回这个结果
# en 672d8410
hall-page-result-of-table = 此结果由该台自己写下；只能在该台撤回。
# en 65c2f711
hall-page-was-taken-back = { $result } 已撤回
# en 935a9e66
hall-refusal-wrong-code = 此代码无效或已被使用；代码 15 分钟内有效，只能用一次：请组织者重新生成
# en b33267a0
hall-refusal-no-tables = 棋台这样填写：1-8 或 1,2,5-7
# en 1504e384
hall-refusal-many-slips = 一次最多生成 500 张凭条；其余的请随后再生成
# en 002f6b64
hall-slips-ending = { $path } 既不是 .pdf 也不是 .html；扩展名决定凭条如何打印
# en fda1fb29
hall-page-code-what = 也可以把一个短代码念给该台电脑前的人：15 分钟内有效，只能用一次。
# en 37523ec9
hall-page-code-make = 生成代码
# en 313c620a
hall-page-code-read-out = 请为第 { $table } 桌念出这个代码。在该台把它填入令牌栏，赛场地址填入第一栏。
# en 62018e52
hall-page-code-valid = 有效至 { $time }，仅限一台电脑。其中没有字母 I、L、O、B、S、Z、G、Q，也没有数字 0、1、2、5、6、8。
# en c03c6c6a
hall-page-slips = 打印加入凭条
# en c4b75874
hall-page-slips-what = 每台一张凭条，上有通往赛场的二维码。每张有自己的令牌；以前的仍然有效。
# en 04682faa
hall-page-slips-tables = 棋台
# en f3e41203
hall-page-slips-make = 生成凭条
# en 78b16aba
hall-page-slips-once = 请现在打印此页：上面的令牌只显示一次。每张 A4 有四张凭条。
# en 3980b508
hall-page-slip-how = 把凭条放在该台的摄像头下，在“对局者”卡片的“赛场”中按“读取凭条”；或用手机打开二维码，把地址填入第一栏。
# en 293bf3dd
hall-page-slip-secret = 持有此凭条者可以替该台发送结果：请留在该台。
# en 447146b6
hall-refusal-name-too-long = 这份记录的第 { $line } 行有超过 200 个字符的名称，赛场不接受；请在新的记录中缩短它，或把棋谱文件交给组织者
# en e1c1086d
hall-refusal-game-too-long = 从第 { $line } 行起，这份记录超过了赛场的上限（20,000 行、2,000 手、50 个未答问题、20 次提子更正、200 次撤销或重做更正、20 人的胜负声明）；请把棋谱文件交给组织者
# en 419b06b6
hall-act-refusal-no-game = 赛场在第 { $table } 台没有显示对局；现有的台见 /api/tables
# en b981373b
hall-act-refusal-nothing-to-give-up = 第 { $table } 台的该对局没有可放弃的赛场操作
# en 19c26037
hall-act-refusal-without-reasons = 撤回决定需要理由；请写明
# en b5301597
hall-act-refusal-other-game = 第 { $table } 台现在的对局与输入时页面上的不同；请重新打开该页面
# en c539c482
hall-act-refusal-decision-waits = 裁定 { $result }（{ $who }）正在等待第 { $table } 台，该台尚未写入；请先在该台的页面上放弃它
# en 0fcde0d2
hall-act-refusal-is-decided = 第 { $table } 台已有结果 { $result }（{ $who }）；请先在该台的页面上放弃它
# en 95b3252f
hall-act-refusal-damaged = 赛场自己的该对局日志已损坏；请在第 { $table } 台裁定，并用备份恢复赛场的数据库
# en 58851dc4
hall-need-decision-withdrawn = 此处的裁定：{ $here }（{ $who }）。该台曾写入，后在该台被撤回（{ $there }）。请重新裁定，或在该台的页面上按该台的记录保留
# en 15a15aaa
hall-need-decision-not-taken = 此处裁定：{ $result }（{ $who }）。该台不接受这一裁定：{ $why }。请以裁判身份说明理由重新裁定，或在该台的页面上以该台的记录为准
# en 4024d581
hall-need-decision-reasons = 理由：{ $reasons }
# en dee04d85
hall-need-rejection-not-taken = 此处驳回第 { $numbers } 条申诉（{ $who }）。该台不接受这一裁定：{ $why }。请重新裁定，或在该台的页面上以该台的记录为准
# en 30f8bf71
hall-withdrawn-by = { $by }，理由：{ $reasons }
# en a06f4cc8
hall-page-join-not-paired = 本轮编排中第 { $tables } 台没有对局：请检查台号。令牌仍然有效。
# en 421186dd
hall-page-result-beside = 本台显示的不是编排中的对局。本页针对的是编排中的那盘对局。
# en cd3156a5
hall-page-numbered = { $text }（第 { $number } 号）
