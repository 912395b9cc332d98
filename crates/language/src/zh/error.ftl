# 错误：出了什么问题，该怎么办。
# en 1d572d59
agreement-error-no-point = "{ $label }" 不是 { $size } 棋盘上的点：请用 D4 这样的写法
# en 6675e12a
agreement-error-no-stone = 终局时 { $value } 没有棋子，因此那里不会有死子
# en 21177bb2
agreement-error-dead-and-seki = { $label } 的棋子既给定为死子又给定为双活：请只给定其一
# en dc5c932b
act-error-changed-meanwhile = { $session } 中的记录在此期间有变化，什么也没有做；请查看后重试
# en 91f0fad5
error-act-final = { $path } 中的结果 { $result } 已确认，是最终结果；之后发现的仅供参考；要更改，请先用 'kifuscribe correct { $path } withdraw --by 姓名 --reasons 理由' 撤回
# en 8b10fe38
error-act-final-by = { $path } 中的结果 { $result } 已由 { $by } 确认，是最终结果；之后发现的仅供参考；要更改，请先用 'kifuscribe correct { $path } withdraw --by 姓名 --reasons 理由' 撤回
# en d990d3a0
act-refusal-still-running = 记录仍在进行；请先结束它
# en 2fc765f0
act-error-folder-too-long = { $folder } 的路径太长，无法告知正在进行的记录；请给出路径较短的文件夹
# en 2dc8c043
act-error-not-recorded = { $session } 中没有正在进行的记录；可用 'kifuscribe record' 加 --session 和 --resume 继续
# en 2239ae4a
act-error-not-relocated = { $session } 中的记录没有在 { $folder } 中继续：原因显示在正在记录的程序中；请查看那里是否有空间、是否已有同名记录
# en ac81a253
act-error-unanswered = 正在向 { $session } 记录的程序在 5 秒内没有回应，请求已撤回；请查看它是否仍在运行，然后重试
# en 8eab1435
act-error-unknown = 正在向 { $session } 记录的程序已开始处理，但没有说明是否完成；请用 'kifuscribe correct { $session } history' 查看
# en 01ad998d
act-refusal-final = 结果 { $result } 已确认，是最终结果；之后发现的仅供参考；要更改，请先撤回
# en ed0ac969
act-refusal-under-appeal = 结果 { $result } 已确认，正在申诉中；要维持，请以同一结果驳回申诉；要更改，请先撤回
# en 471cdaa0
act-error-newer-recording = { $sgf } 属于 { $newest } 中较新的记录；请用 -o 给出其他路径
# en 7a86d088
act-refusal-no-record = 没有可更正的：此记录中没有看到棋盘
# en 1d48f9b1
act-refusal-name-with-controls = 名字“{ $name }”中有换行符或其他控制字符；请把名字写在一行内
# en 3a1bb248
act-refusal-no-such-choice = 问题 { $question } 有这些提议：{ $choices }；请给出其中一个的编号、confirm 或 reject
# en 88d3558b
act-refusal-no-such-question = 问题 { $question } 不是未回答的；未回答的有：{ $open }
# en ee187775
act-refusal-nothing-decided = 没有可撤回的裁定或结果
# en 0394f542
act-refusal-note-taken-back-unsigned = 撤回备注须有撤回人和理由；请写明姓名和理由
# en 5574c6ba
act-refusal-no-such-note = 没有可撤回的备注 { $number }（共 { $notes } 条）；请用 kifuscribe incident 查看列表，并给出仍有效备注的编号
# en 493f4047
act-refusal-unsigned = 姓名、设置以及重做的裁定须署名；请写明姓名
# en 25da5666
act-error-which-sgf = { $session } 旁边没有 SGF；请用 -o 说明写到哪里
# en 892b3cc8
error-archive-not-entered = 这份记录没有进入档案：{ $why }
# en fc7cf1ef
error-archive-gives-way = 磁盘空间不足：档案暂不更新，以便写下棋谱
# en e05c541d
error-archive-unreadable = 无法读取（{ $why }）
# en 17ee76fd
audit-input-error-game = 无法把 { $path } 读作对局：{ $source }
# en b7ed2146
audit-input-error-record = 无法读取 { $path }（{ $source }）；请检查名称
# en cfbe587a
audit-error-not-by-filling = 日本规则不用填满计点；请用 'kifuscribe score' 查看结果，或用 --rules 给出计点的规则
# en 4b4613f2
audit-task-error-panicked = 读取图片意外中断；请重试
# en 2eff0f8d
bad-board-size = 不支持 { $value } 线的棋盘：棋盘为 5 到 25 线
# en a8eee254
bad-changes = 目录中该局的着手已损坏；请运行 'kifuscribe archive rebuild'
# en 7e6bdca7
broadcast-error-thread = 系统不给观众页面分配线程（{ $source }）；请关闭一些程序
# en ac8f0855
calibrate-error-other-shape = 标靶的图片与棋盘的图片形状不同；请用相同的设置拍摄两者
# en f9252322
calibration-error-board = 没有名为 '{ $name }' 的棋盘；已知的有 { $known }
# en 3e896d72
calibration-error-corners = 校准文件中的角不构成棋盘：请用 'kifuscribe calibrate SOURCE -o FILE' 重新写出
# en 38b45fa0
calibration-error-text = 这不是校准文件（{ $value }）：请用 'kifuscribe calibrate SOURCE -o FILE' 写出
# en d82b103a
capture-error-ambiguous-camera = { $wanted } 与不止一个摄像头相符；请从中给出一个：{ $known }
# en 817f9bdb
capture-error-camera-busy = 摄像头 { $name } 正被占用；请关闭使用它的程序，或选择另一个摄像头
# en 68417036
capture-error-camera-failed = 无法打开摄像头 { $name }（{ $why }）；请重新插拔，并检查是否有使用权限
# en a86cdb06
capture-error-cannot-write = 无法写入 { $path }（{ $why }）；请检查文件夹是否存在、磁盘是否已满
# en 9da01bd7
capture-error-cut-off = 视频 { $path } { $at }被截断；请从摄像机重新复制，或用 `ffmpeg -i { $path } -c copy repaired.mkv` 修复
# en b0ca7695
capture-error-no-answer = { $address } 没有返回视频；请检查地址，摄像头是否开启并在同一网络中
# en 99d893e6
capture-error-web-page = { $address } 是网页，不是画面；请给出手机或摄像头程序显示的视频地址
# en 5ecc57af
capture-error-wrong-password = { $address } 需要用户名和密码；请写在地址里，例如 http://用户名:密码@主机，并检查拼写
# en 7f693467
capture-error-no-pictures = 文件夹 { $path } 中没有图片；{ $hint }
# en 1e58d939
capture-error-phone-not-served = 本机没有为 { $name } 打开页面；'kifuscribe record { $name }'、calibrate、doctor 或程序窗口会打开它
# en efe8a4ff
capture-error-phone-table = '{ $table }' 不是台号；请写 phone，或用 phone:5 表示 5 号台的手机
# en cee76226
capture-error-not-a-picture = { $path } 不是可读的图片（{ $why }）；请给出 JPEG、PNG 或 WebP 文件
# en 085da974
capture-error-no-decoder = 无法读取 { $path }：{ $why }
# en afe782e1
capture-error-not-a-video = { $path } 不是可读的视频；{ $hint }
# en 83da5017
capture-error-thread = 无法开始接收图像（{ $value }）；请关闭其他程序后重试
# en 1eab1a5b
capture-error-undecodable = 视频 { $path } { $at }无法解码（{ $why }）；请用 `ffmpeg -i { $path } converted.mkv` 转换
# en 92df6f56
capture-error-unknown-camera = 没有摄像头 { $wanted }；{ $known }
# en 3fb43008
capture-error-unknown-scheme = 不支持以 { $scheme }:// 开头的地址；请给出 http://（MJPEG）或 rtsp:// 地址
# en 23ad4de4
capture-error-unreadable = 无法读取 { $path }（{ $source }）；请检查是否有读取权限
# en 5d527c63
catalogue-error-ambiguous = 有几局以 { $id } 开头；请给出更多字母
# en 881c19e7
catalogue-error-busy = 另一个程序正在写入目录 { $path }；请等它完成后重试
# en f7040c16
catalogue-error-damaged = 目录 { $path } 已损坏；'kifuscribe archive rebuild' 会从文件重新读取对局
# en f330ab2a
catalogue-error-empty = 目录 { $path } 是空文件；'kifuscribe archive rebuild' 读取其所在文件夹中的对局，'kifuscribe archive add FOLDER' 读取另一个文件夹中的对局
# en b2f89f66
catalogue-error-disk = 磁盘无法读写目录 { $path }（{ $source }）；请检查磁盘及其剩余空间
# en 2e6f4461
catalogue-error-folder = 无法创建文件夹 { $path }（{ $source }）；请检查写入权限
# en e2e0bcb9
catalogue-error-folder-in-use = 文件夹 { $path } 不为空，两次导出会混在一起；请给出新文件夹，或清空它
# en 37a98dfd
catalogue-error-foreign = { $path } 是其他程序的文件，不是目录；请用 --archive 给出其他文件
# en 50de1494
catalogue-error-odd-beside = { $path } 不是普通文件，其旁的目录不会打开；请删除它
# en c862f941
catalogue-error-altered = { $path } 已被改动：其中有目录自身数据表以外的内容，会在此处起作用；请删除它，并用 --archive 将棋局重新加入其他文件
# en b4aa83f1
catalogue-error-full = 磁盘已满；目录 { $path } 中有此前已写入的内容；请腾出空间后重新加入对局
# en 904fb2f0
catalogue-error-game-file = 无法从 { $path } 读取对局：{ $why }；请用 'kifuscribe archive add' 加入它现在所在的文件夹
# en ad060b2f
catalogue-error-missing = 没有目录 { $path }；'kifuscribe archive add FOLDER' 可建立，--archive FILE 可指定其他目录
# en 4a63ab44
catalogue-error-newer = 目录 { $path } 的版本为 { $version }，此程序只能读到版本 { $newest }；请安装更新的 kifuscribe
# en 94861f20
catalogue-brought-up-to-date = 目录 { $path } 已更新；原来的目录保留在 { $copy } 中。'kifuscribe archive rebuild' 会补上其中对局的存疑之处和变化图。
# en 16b51c1f
catalogue-error-no-name = { $name } 不是姓名；请按对局中的写法给出
# en e927df07
catalogue-error-no-package = { $path } 是文件夹，不是对局的数据包；请给出以 .zip 结尾的文件，或不给出以检查目录
# en a7aca30a
catalogue-error-no-such-game = 目录中没有对局 { $id }：对局以其编号称呼，即 'kifuscribe archive find' 中该行开头的字母和数字
# en 7d819592
catalogue-error-package = { $path } 不能用作对局的数据包（{ $why }）；请使用 'kifuscribe archive export' 写出的文件
# en eeb34c24
catalogue-error-part-of-name = 没有名为 { $name } 的棋手，但这些姓名中含有它：{ $players }；请照原样给出其中一个
# en 089afacb
catalogue-error-sqlite = 目录 { $path } 不能用（{ $source }）；'kifuscribe archive rebuild' 会重建它
# en 40000df6
catalogue-error-unwritable = 无法写入目录 { $path }；请检查文件夹是否存在、是否有写入权限
# en 77b1964a
correction-error-already-there = 第 { $number } 手已经在 { $label }
# en e2051901
correction-error-no-stone = 第 { $after } 手之后 { $label } 没有棋子
# en 3a7d722a
correction-error-no-such-move = 没有第 { $number } 手：棋谱共 { $moves } 手
# en d0bd375b
correction-error-nothing-to-redo = 没有可恢复的内容
# en 3fd4fd34
correction-error-nothing-to-settle = 终局棋盘与棋谱没有不同；无需处理
# en 1a5960d1
correction-error-nothing-to-undo = 没有可撤销的更正
# en 6d281383
correction-error-occupied = 第 { $number } 手不能下在 { $label }：那里已有棋子
# en ae5177cc
correction-error-off-board = 更正的点不在 { $size } 棋盘上
# en 1513c89c
correction-error-played-later = 之后第 { $number } 手下在 { $label }；请先更正那一手
# en 66bc090b
game-file-error-missing = 文件不存在
# en 81c3f15c
no-file-odd = 它是管道、设备或文件夹，不是文件
# en e9da67dd
no-file-link-to-nothing = 它是一个不指向任何文件的链接
# en 122bb32b
game-file-error-name = 其名称不是有效的 UTF-8；请改名
# en a6d830b0
game-file-error-no-game = 其中没有第 { $place } 局
# en 54a132cb
game-file-error-not-begun = 此记录中对局尚未开始
# en 4ce0359d
game-file-error-other-game = 其中现在是另一局
# en 3d930784
hall-error-address = { $text } 不是赛场的地址；应如 http://host:8080
# en 56aee395
hall-answer-error-form = 这不是赛场的回答；请检查地址
# en 116e9996
hall-error-denied = 赛场拒绝本机使用第 { $table } 台：{ $why }
# en 1015a108
hall-error-is-token = 这是令牌，不是赛场的地址，地址应如 http://host:8080；请把令牌放在文件中，用 --token-file 指定
# en e7e50817
hall-link-error-thread = 系统不给赛场连接分配线程（{ $source }）；请关闭一些程序
# en 263f6132
hall-error-no-answer = 赛场 { $hall } 没有回答第 { $table } 台；请检查它是否在运行，以及这台电脑是否在其网络中
# en c23382af
hall-error-no-hall = { $address } 没有赛场（回答为 { $status }）；请检查地址
# en 021c4df7
hall-seat-error-address = 这不是赛场的地址；应如 http://host:8080
# en e1bd982e
hall-seat-error-is-token = 这是令牌，不是赛场的地址；请填入令牌一栏
# en fdc76ced
hall-seat-error-table = 台号从 1 起；请给出组织者分配的台号
# en 94129c8d
hall-seat-error-token = 这不是令牌；令牌是 'kifuscribe-hall token' 打印的一个词
# en 5680089a
hall-error-status = 赛场 { $hall } 现在无法回答第 { $table } 台（回答为 { $status }）；请查看其日志，稍后重试
# en 72e92d80
info-error-value = { $what } 为 { $value }，应为{ $expected }
# en b4bc724b
invalid-delay = 请给出时间，例如 30s 或 5m，最多一天；或手数，例如 3moves
# en 43f19073
invalid-origin = 请给出来源，例如 https://overlay.example，或用 * 表示任何页面
# en fb39c733
invalid-event-before-start = 它在对局开始之前
# en ed00a489
invalid-event-confidence = 置信度不是 0 到 1 的数
# en 20645205
invalid-event-hash = { $hash } 不是图片的哈希
# en da0e8eae
invalid-event-no-such-question = 没有问题 { $question }
# en 4bf8e196
invalid-event-off-board = 第 { $col } 列第 { $row } 行（从 0 数）不在 { $size } 棋盘上
# en 9aef0379
invalid-event-out-of-range = { $field } 为 { $value }，应为 { $least } 到 { $most }
# en 1f6bbf7f
invalid-event-question-number = { $question } 不能作为新问题的编号
# en 5dd73e66
invalid-event-rows = 其棋盘不是由 X、O、. 和 ? 组成的正方形
# en 255c2fda
invalid-event-too-long = 列表 { $list } 有 { $entries } 项，最多 { $most } 项
# en 71b2a8c0
journal-error-broken = 第 { $line } 行之前缺少一行或次序不对；请使用未改动的副本
# en 18633e72
journal-error-changed = 第 { $line } 行写成后被改动：与其哈希不符；请使用未改动的副本
# en 68629a79
journal-error-field = 第 { $line } 行无法读取：{ $source }；请使用未改动的副本
# en e7d5fb2b
journal-error-long-line = 第 { $line } 行超过 { $limit } 字节，超出棋谱记录所写的长度；请缩短所输入的内容，或使用未改动的日志副本
# en ce15c71c
journal-error-invalid = 第 { $line } 行与记录不合：{ $source }；请使用未改动的副本
# en 51fd36da
journal-error-long-name = 第 { $line } 行有一个名称超过 { $limit } 字节，超出任何名称的长度：请在输入处缩短该名称，或使用未改动的日志副本
# en 4b3f572d
journal-error-malformed = 第 { $line } 行不是日志的行（{ $detail }）；请使用未改动的副本
# en 7d440035
journal-error-newer-format = 其格式为 { $format }，此版本只能读到格式 { $newest }；请安装更新的 kifuscribe
# en 35983dd2
journal-error-unwritable = 事件 { $line } 无法写入：{ $detail }；请作为 kifuscribe 的缺陷报告
# en 0f0e7ca8
live-error = 无法在 { $address } 打开直播页（{ $source }）；请选择其他地址或端口
# en d24e4f5c
lock-of-another = 锁文件属于账户 { $account }，只有该账户可以使用；当它的程序都不再向那里写入时，可由该账户或管理员删除此文件
# en 735765df
network-error-no-sums = 无法检查 { $folder } 中的网络：{ $sums } 无法读取（{ $source }）
# en 4f93e74a
error-network-not-used = { $why }；只按线条和明暗识别棋盘，出错会多得多
# en bc0498d7
network-error-unreadable = 无法读取网络 { $path }（{ $source }）
# en d7addf7b
network-error-wrong-hash = 网络 { $name } 与 { $sums } 所列不符，或已损坏
# en 8f495af5
error-no-reason-known = 原因不明
# en 666502c6
pairgoth-error-address = { $text } 不是比赛的地址；应如 http://host:8080/api/tour/1
# en 780031cc
pairgoth-error-no-answer = { $address } 没有回答；请检查服务器是否在运行，以及这台电脑是否在其网络中
# en f63c51d6
pairgoth-error-no-such-game = 服务器上第 { $round } 轮已没有对局 { $id }；该轮重新编排过：请重新读取对阵
# en 773ab266
pairgoth-error-not-known = { $address } 没有回答，那里也还看不到结果：服务器可能已收到；请到那里查看，或再次发送结果
# en af7ee331
pairgoth-error-refused = 服务器 { $address } 没有收下结果：{ $why }；请在那里解决后再次发送
# en 5574d9c6
pairgoth-error-not-kept = 服务器收下了结果但没有显示；请到服务器上查看是否已录入
# en 5c2abbab
pairgoth-error-status = 服务器对 { $address } 回答 { $status }；{ $hint }
# en ee7e6a35
pairings-error-column = 对阵表没有 { $missing } 列；其列为 { $found }
# en 99932519
pairings-error-csv = 无法读取对阵表：{ $text }
# en 2f82a745
pairings-error-json = 这不是 pairgoth 服务器的回答：{ $text }
# en d6656217
pairings-error-no-game = 其中没有对阵；请先编排一轮
# en e4245911
pairings-error-no-round = 第 { $wanted } 轮没有对局；有对局的轮次为 { $rounds }
# en 78433124
pairings-error-no-table = { $wanted } 台没有对局；台号有 { $tables }
# en acae533f
pairings-error-no-tables = 这份对阵表没有台号，无法选定对局；请给出编排程序自己的文件
# en 7cc51a5b
pairings-error-players-only = 这是没有对阵的棋手名单；请给出编排程序自己的文件
# en 93315e26
pairings-error-too-large = 文件大于任何比赛；请给出编排程序自己的文件
# en aa3559ee
pairings-error-two-tables = 本轮 { $wanted } 台有不止一局；请让每局各占一台
# en a2dae4b3
pairings-error-unknown-format = 这既不是 OpenGotha 或 MacMahon 的比赛文件，也不是对阵表
# en 43f0a1fc
pairings-error-unknown-xml = 此 XML 不是 OpenGotha 或 MacMahon 的比赛；请给出编排程序自己的文件
# en 6c8846ca
pairings-error-which-table = 共有 { $games } 局；请用 --table 指明一局：{ $tables }
# en 0ecbd9d3
pairings-error-xml = 这不是 { $program } 的比赛文件：{ $reason }
# en ac266aa8
pattern-error-no-stone = 棋盘上没有棋子；请给出角上有子的局面
# en 0f9cf59d
pattern-error-several-corners = 几个角都有棋子，无法从着手判断指哪一个；请用 --region A1:G7 指定矩形
# en b36851b1
pdf-error-no-font = 没有找到 PDF 所需的字体；请安装一种，例如 DejaVu Sans，或打印 HTML
# en ad308e87
pdf-error-refused = 无法写出 PDF（{ $value }）；请打印 HTML
# en 31f2ea8c
penalty-error-lost-on-time = 第三段罚点时间已过：超时判负，不再计点
# en f3a008e5
penalty-error-malformed = 请给出点数，例如 2，或罚点计时钟上用去的时间，例如 64:10 of 60:00
# en ebe44052
penalty-error-negative = 罚点不能为负
# en bd1057ea
presses-error-csv = 这不是按钟的表（{ $source }）；请给出含 time 和 event 列的 CSV
# en b9edf7ad
presses-error-order = 第 { $row } 行早于前一行；请按次序给出按钟
# en 0b9e268f
presses-error-row = 第 { $row } 行不是按钟；请给出时间，例如 12:30，以及 start-black、start-white、press 或 pause
# en 3e724c70
publish-address-error-address = { $value } 不是可以发送棋谱的地址；应如 https://example.org/board-1.sgf
# en c9d91d16
publish-address-error-token = 令牌为空，或不止一行普通字符；请把它单独写在文件中
# en 03ffcec2
publish-error-no-answer = 没有回答（{ $value }）；请检查网络
# en bcdd503f
publish-error-status = 服务器回答 { $value }；{ $hint }
# en f7663b6b
read-error-corners = 这些角不构成棋盘；请给出最外侧交叉点的 x,y：左上、右上、右下、左下
# en 86f0abab
read-error-size-unknown = 无法识别线数；请用 --size 给出
# en 30c7747d
record-error-panicked = 程序的一部分出错（{ $value }）；此前写下的已保留：请继续该记录
# en eee17f0c
error-record-source-panicked = 来源出错（{ $text }）；此前写下的已保留：请重新开始
# en 40fbf8b8
error-record-not-written = { $events ->
        [1] 记录在最后一个事件或棋谱写入之前就结束了：该事件已丢失，'kifuscribe replay' 可由日志写出棋谱
       *[other] 记录在最后 { $events } 个事件写入之前就结束了：磁盘上已有内容之后的部分已丢失
    }
# en 671ba4e5
error-request-ended = 记录刚刚结束，请再试一次
# en 445d5a24
error-request-waits-for-room = 记录已结束，但尚未全部写入磁盘；请腾出空间或选择其他文件夹，然后再试
# en 775dd32d
error-request-too-many = 等待的请求太多，请稍后再试
# en 0099f364
settings-error-bad-name = { $name } 不能作为棋盘的名称；请用最多 { $most } 个字母、数字、空格、- 和 _
# en 91b98193
settings-error-in-use = 棋盘 { $name } 已在另一个窗口中打开；请关闭它，或用 --board 给出其他名称
# en 6f8deaae
settings-error-io = 无法使用设置文件夹 { $folder }（{ $source }）；请检查写入权限
# en 3a53416a
settings-note-other-format = 这个棋盘的设置由程序的另一个版本写成。此版本能识别的部分有效；原来的设置保留在 { $value } 中。
# en 4480b065
settings-note-unreadable = 无法读取这个棋盘的设置，因此采用默认设置。该文件保留为 { $value }。
# en cf121062
settings-error-too-many = 已打开 { $n } 块棋盘；请关闭一些窗口
# en d4f5da4a
sgf-error-behind-packed = gzip 文件末尾之后还有别的内容（{ $bytes } 字节），已略过
# en c1af1b35
sgf-error-board = 无法读懂棋盘大小 "{ $value }"：围棋棋盘是正方形，例如 SZ[19]
# en 8e9524d1
sgf-error-cut-game = 这一局在第 { $line } 行开始的 { $property } 值中被截断，另一局从那里开始
# en dde5f9c3
sgf-error-large-game = 该局的{ $what }超过 { $limit }：请拆成几局
# en 80cd418b
sgf-error-long-text = 第 { $line } 行开始的 { $property } 的文本超过 { $limit } 字节，超出此类文本的上限：请在文件的副本中将其缩短
# en 9375fd2f
sgf-error-in-packed = { $file }：{ $why }
# en 09d63472
sgf-error-no-game = 文件中没有对局：SGF 文件以 "(;" 开头
# en f18265d6
sgf-error-no-such-game = 文件中有 { $games } 局，没有第 { $wanted } 局
# en 29de0afb
sgf-error-not-go = 文件中是类型 { $value } 的棋，围棋是类型 1
# en 814c753c
sgf-error-packed = 无法解压 { $file }：{ $why }
# en d01525c5
packed-fault-unknown = 其中有本程序不认识的内容；请用别的程序解压
# en 4bc8792e
packed-fault-password = 它有密码；请先解压
# en 4f360c21
packed-fault-method = 本程序不认识它的压缩方式（编号 { $number }）；请用别的程序解压
# en 24203239
packed-fault-damaged = 它被截断或已损坏
# en 4df22d4f
sgf-error-rectangle = 这局棋下在 { $columns }×{ $rows } 的棋盘上：只能读取正方形棋盘的对局
# en 22d23bf3
sgf-error-too-large = 文件有 { $bytes } 字节，SGF 文件最多 { $limit }：请拆分合集
# en b65b795a
sgf-error-too-many = 文件中的{ $what }超过 { $limit }：请拆分合集
# en 05480a7c
sgf-error-truncated = 文件在第 { $line } 行开始的 { $property } 的值中结束：文件被截断
# en 97f6549f
storage-error-confirmed = { $session } 的结果已经确认（{ $result }），此后不再记录着手；如果对局继续，请先用 'kifuscribe correct { $session } withdraw --by 姓名 --reasons 理由' 撤销
# en 02da8feb
storage-error-in-use = 另一个 kifuscribe 正在写入 { $path }；请先停止它
# en 1ca50186
storage-error-journal = 日志 { $path } 不能用：{ $source }
# en a85faaf3
storage-error-linked = { $path } 是链接，不会通过链接写入或删除任何内容；请写出链接所指的位置，或用所指的内容代替它
# en 78a12e8b
storage-error-long-text = { $path } 中以“{ $begins }”开头的文本超过 { $limit } 字节，超出此类文本的上限：请将其缩短
# en ba4bc7ca
storage-error-moved = { $session } 中的记录已在 { $to } 中继续；请给出那个文件夹
# en a1433779
storage-error-no-recording = { $path } 中没有记录：没有日志；请给出 `record` 建立的文件夹
# en 42111cc7
storage-error-not-a-key = { $path } 中没有 Ed25519 密钥；请用 'kifuscribe seal-key' 生成
# en c6ef9db7
storage-error-not-a-session = { $path } 是文件；请给出记录的会话文件夹，其名称以 .session 结尾
# en e9059bc7
storage-error-not-sealed = { $session } 尚未封存；请先封存
# en 3db32383
storage-error-occupied = { $path } 中已有记录；请用 --resume 继续，或用 --session 指定其他文件夹
# en ae9b8196
storage-error-record-in-use = 另一个记录或程序正在写入 { $path }；请先停止它，或记录到另一个文件名
# en b455a6e5
error-storage-read = 无法读取 { $path }（{ $source }）；请检查名称和读取权限
# en c0a35ed2
storage-error-refused = 裁判或棋手已拒绝记录 { $session } 中的对局，因此不再继续；征得同意后，用 'kifuscribe correct' 的 'info' 更正
# en e44f460c
storage-error-sealed = { $session } 已封存：封存后不再记录着手，但仍可添加更正、回答、备注和结果；请用 --session 记录到其他文件夹
# en b0f6707f
storage-error-write = 无法写入 { $path }（{ $source }）；请检查文件夹是否存在、是否有写入权限、磁盘是否已满
# en c3f4f39f
error-stream-closed = 摄像头已关闭
# en eff98fa9
error-stream-incomplete = 图像缺了一部分
# en 5c2b4c2a
error-stream-no-picture = 它没有图像
# en 5c126c6c
error-stream-wrong-size = 图像尺寸不对
# en 947c4dc3
error-video-process-not-installed = kifuscribe 旁边没有 kifuscribe-video 程序（{ $looked_in }）；请安装两者，或运行 `cargo build`
# en acc08ac9
error-video-process-not-started = 无法启动 kifuscribe-video（{ $source }）；请关闭其他程序后重试
# en 3ae61547
error-video-process-stopped = 解码器已停止（{ $source }）
# en 1ed75cc6
error-video-process-stuck = 解码器 { $seconds } 秒没有任何输出
# en b974ea56
vision-error-network = 网络 { $network } 不能用（{ $cause }）：请给出 models/train/export.py 写出的文件夹
# en b79ea342
vision-error-picture = 无法处理图片（{ $value }）：请换一个文件，或用较小的图片

# en ed3466e9
capture-at-beginning = 在开头
# en 4a0bf4ca
capture-at-first-picture = 在第一帧之前
# en af91216e
capture-at-index = 在索引之前
# en 922b5748
capture-camera-renumbered = 打开时它的编号变了
# en 3feb7e40
capture-camera-silent = 它没有回答
# en 732a126b
capture-hint-formats = 请给出 mp4、mkv、avi 或 mov 文件，或图片文件夹
# en b8df8891
capture-hint-pictures = 请放入 JPEG、PNG 或 WebP 文件，按拍摄次序命名
# en 07059282
capture-hint-video = 要读取其中的视频，请给出 { $video }
# en fbab2a63
capture-known-cameras = 请从中给出一个：{ $names }
# en 13e2a412
capture-no-camera = 没有接入摄像头，或没有使用权限
# en e1bf5b5e
expected-consent = yes、no 或 open
# en 89e25298
expected-handicap = 0 到 25 的子数
# en 9be131f4
expected-move-made = hand-off、clock 或 captures
# en 41f837d4
expected-points = 目数，例如 6.5，0.5 的倍数
# en 36e165da
expected-result = 结果，例如 B+3.5、W+R 或 0
# en cd07a3bb
expected-text = 文字
# en 86b94efa
expected-time = 时间，例如 1:30:00、90m 或 5400（秒）
# en b7c0c152
pairgoth-hint-again = 请重试，或在那里导出比赛并给出文件
# en dda5a892
pairgoth-hint-number = 请检查比赛编号，以及该轮是否已编排
# en 5d914590
pairgoth-hint-token = 它需要令牌，或拒绝了所给的令牌：请在那里导出比赛，并给出文件
# en ca67f27a
publish-hint-busy = 它可能正忙
# en 15f48e6b
publish-hint-moved = 它已迁移：请给出新地址
# en fcb5d320
publish-hint-put = 请检查地址，以及是否接受 PUT
# en b64334c2
publish-hint-size = 它不接受这么大的棋谱
# en fcbcdb41
publish-hint-token = 请检查令牌
# en 24ea860a
sgf-bytes = 字节
# en 4ead2df0
sgf-nodes = 节点
# en f5d3abd8
sgf-stones-by-hand = 摆放的棋子
# en 7d3cf123
sgf-values = 值
# en 6e61535e
system-address-in-use = 地址已被占用
# en 6bd61bd3
system-address-not-here = 这台电脑没有此地址
# en 77d413cb
system-already-exists = 已存在
# en 3afd9e91
system-connection-refused = 连接被拒绝
# en a68c005a
system-disk-full = 磁盘已满
# en 612ebea1
system-is-a-folder = 这是文件夹
# en 68da13b0
system-not-a-folder = 路径的一部分不是文件夹
# en 80bad0a8
system-not-found = 没有这个文件或文件夹
# en cbaf3c18
system-permission-denied = 没有权限
# en 3a73a7d8
system-read-only = 磁盘只读
# en 37958903
system-timed-out = 超时没有回答
# en 7a57245f
system-unreachable = 无法连接到那台电脑
# en 25dd95b9
info-entry-wrong = { $text } 应为{ $expected }
# en b0714c1b
info-error-syntax = 第 { $line } 行无法读取：{ $written }；请写成 名称 = 值，文字加引号，例如 event = "Open Cup"
# en 9604125e
error-info-unknown-similar = 第 { $line } 行：没有条目 "{ $entry }"；是否想写 "{ $meant }"？
# en 07462863
error-info-unknown = 第 { $line } 行：没有条目 "{ $entry }"；指南的 "Files" 一节列出所有条目
# en 8cac4e6a
info-error-entry = 第 { $line } 行，{ $written }：{ $why }
# en c9fc5958
info-error-unwritable = 无法写出对局信息：{ $value }
# en 4db55240
correction-error-sealed = 记录已封存，姓名也一样；请写入 SGF 的副本
# en 34acf622
info-entry-no-value = 应为{ $expected }
# en 756eae18
expected-date = 存在的日期；请写 2026-11-21，两天则写 2026-11-21,22

# en 72bc96c7
capture-after = { $seconds } 秒之后
# en 7355bbd4
capture-after-of = { $all } 秒中的第 { $seconds } 秒之后
# en 551d9b34
info-file-about-one-game = --table 和 --round 用于选择比赛中的对局，而 { $source } 只有一局；请去掉它们
# en 9dc8cf2e
info-file-has-a-result = { $source } 含有结果，结果不能这样更正；请用 'kifuscribe result' 填写
# en fe473b34
error-tournament-file-folder = { $path } 是文件夹；请指定其中编排程序的文件
# en c2501263
package-no-zip = 不是 ZIP 文件，或已损坏
# en e711e3da
package-no-list = 其中没有此版本能读取的哈希列表
# en d8ab647e
capture-one-picture = 这是一张图片：请用 `kifuscribe read` 读取，或指定其文件夹
# en cf6175b5
capture-picture-cut-short = 文件在图片中途结束：请重新复制
# en b5b244cc
capture-picture-too-large = 其中标明 { $width } x { $height } 像素，最多可读 { $most } 百万像素
# en 71b8fa8f
capture-heif-undecodable = 解码器读不了这张 { $format } 图片
# en 2a0b55c9
capture-heic-needs-a-program = 这是 HEIC 图片，而读取它的程序 heif-convert 没有安装：请安装（Debian 的软件包：libheif-examples），或让手机拍 JPEG 照片（iPhone：“设置”>“相机”>“格式”>“兼容性最佳”）
# en 5bfad77f
capture-empty-file = 文件为空：请从摄像机重新复制
# en f3c0d135
sgf-error-no-record = 压缩文件中没有棋谱，按文件名结尾其中有：{ $kinds }
# en cc14788f
sgf-packed-files = zip 文件中的文件
# en 3aec89bb
catalogue-error-no-player = 目录中没有任何对局有这些姓名：{ $names }；'kifuscribe archive players' 列出棋谱中的姓名
# en a673556a
catalogue-error-one-player = { $names }：这些已是同一棋手的姓名；'kifuscribe archive players --joined' 列出有多个姓名的棋手
# en 0b2cb47b
catalogue-error-withheld = 隐去的姓名既不能与其他姓名合并，也不能与其分开；请给出 'kifuscribe archive players' 列出的姓名
# en 808b726d
hall-error-code = 赛场不接受此代码：{ $why }
# en 459566c3
hall-error-unanswered = 赛场 { $hall } 没有响应；请检查它是否在运行，以及本机是否在它的网络中
# en 1199a22f
broadcast-error-token-file = 无法读取 { $path }；请检查名称和读取权限
# en 386b0527
too-few-moves = 到此为止，该局面或其部分里有 { $inside } 手；按次序查找至少一手，最多这么多手
# en 0c1cad50
system-no-plain-file = 它是链接、管道或设备，不是普通文件
# en 2aa9aa06
system-too-large = 它比这类文件应有的大小更大
# en 9ed54261
system-no-text = 它的内容不是这类文件应有的内容
# en c1608731
query-option-error-unknown = 搜索没有选项 { $option }；'archive find --help' 列出全部选项
# en 358fc29c
query-option-error-value = 搜索的选项 { $option } 不能是 '{ $value }'；'archive find --help' 说明可用的值
# en 9375fd2f
search-error-no-record = { $file }: { $why }
# en 9375fd2f
search-error-no-position = { $file }: { $why }
# en 929b3984
search-error-narrowing = 在已保存的搜索上缩小范围的搜索会随之改变，因此未保存；请直接给出其条件
# en 178563e2
capture-error-no-picture-there = { $address } 返回 { $status }，没有画面；请检查地址中主机名之后的部分，以及手机或摄像头程序是否允许本机访问
# en 94b57b13
capture-error-missing = 没有文件或文件夹 { $path }；请检查拼写，或给出 camera:名称、phone 或 phone:5（第 5 桌的手机）、图片文件夹、视频文件、http:// 或 rtsp:// 地址
