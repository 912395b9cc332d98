## The check before a game.

# en 893398bf
checkup-ok = 好
# en e97a3394
checkup-look = 注意
# en 35338c77
check-subject-cameras = 摄像头
# en bd247063
check-subject-networks = 识别
# en b19705cc
check-subject-pictures = 画面
# en 45660df3
check-subject-board = 棋盘
# en 15fcf168
check-subject-neighbours = 其他棋盘
# en b2f254f5
check-subject-edges = 边缘
# en c8beb2a8
check-subject-cells = 格子
# en eda72856
check-subject-angle = 角度
# en e256743f
check-subject-light = 光线
# en c7cb335b
check-subject-focus = 对焦
# en a9a38436
check-subject-glare = 反光
# en ab326624
check-subject-points = 点
# en e485d1ea
check-subject-disk = 磁盘
# en 71f1b3cc
check-subject-battery = 电池
# en 684425f5
check-subject-clock = 时钟
# en 78762049
checkup-last-picture = 最后一张画面，带有找到的线和棋子
# en 746234a2
doctor-program = kifuscribe { $version }，{ $arch } 上的 { $os }，处理器核心 { $cores } 个
# en ff9a2676
doctor-stopped = 检查未完成就已停止；没有写入任何内容
# en 5807828d
doctor-no-camera = 没有接入摄像头：请接入一个，或指定影片、图片文件夹或地址。
# en 23f70c4a
doctor-cameras-none = 没有接入
# en f839b5c3
doctor-camera = { $name }（camera:{ $id }），{ $modes }
# en ee9df634
doctor-mode = { $size }，每秒 { $rate } 张（{ $format }）
# en fdee973d
doctor-modes-unknown = 模式不明
# en 0e7eeab2
doctor-modes-more = { $modes }，另有 { $more } 种
# en b375e78d
doctor-networks-undamaged = 用于识别棋盘的文件完好
# en 03e7ae73
doctor-no-picture = { $name } 没有传来画面：{ $why }。
# en 4fd50070
doctor-it-has-none = 其中没有画面
# en b42afac5
doctor-pictures-came = { $size }，来自 { $name }
# en 52c14b46
doctor-pictures-too-few = { $came }，每秒只有 { $rate } 张：{ $enough } 张才够；请加强光线、换一个接口，或关闭其他程序。
# en b44296dd
doctor-pictures-a-second = { $came }，每秒 { $rate } 张（{ $enough } 张即够）
# en 52a72f05
doctor-pictures-decoded = { $came }，每秒解码 { $rate } 张
# en 582aa6a0
doctor-board = { $size }，{ $locating } 毫秒找到，{ $reading } 毫秒读完
# en 4e034278
doctor-board-of-several = { $size }，{ $place }，识别用时 { $reading } 毫秒
# en a4aa8502
doctor-angle = 摄像头在棋盘上方 { $degrees } 度（{ $enough } 度即够）
# en 806de828
doctor-angle-unknown = 由此画面无法得知
# en c2da96a3
doctor-points-sure = 每个点都读得确定
# en dfb6258b
doctor-points-doubt = { $n } 个点存疑：{ $points }
# en fd2aba16
doctor-points-covered = { $n } 个点被遮挡，不知道那里有什么
# en d457f4c3
doctor-points-outside = { $n } 个点在画面之外，无法读取
# en 9365a8db
doctor-neighbours = 画面中有 { $boards }，检查的是{ $place }的 { $size } 棋盘；'record' 记录其中一块，加 --boards { $count } 则记录全部
# en c8b97f3d
doctor-boards-missing = 找到 { $seen } 块棋盘，应有 { $count } 块：请让每块棋盘完整入镜，每格至少 { $enough } 像素，或用 --boards 给出另一个数
# en 1695f6ef
doctor-boards-more = 图片中有 { $boards }；已检查最大的 { $count } 块
# en 80c309ad
doctor-edges = 整个棋盘都在画面中
# en 482d5194
doctor-cells = 最小处 { $pixels } 像素（{ $enough } 即够）
# en 77945fe1
doctor-light = 亮度 { $brightness }（满分 255，{ $enough } 即够）
# en 634e263c
doctor-focus = 清晰度 { $sharpness }（{ $enough } 即够）
# en 0047b880
doctor-glare = 棋盘上没有灯光反射
# en 13cb3d41
doctor-disk-low = { $folder }：{ $why }
# en 369d0266
doctor-disk = 存放记录的磁盘（{ $folder }）还有 { $free } GB
# en fb25c7fd
doctor-disk-unknown = 系统没有给出存放记录的磁盘（{ $folder }）的剩余空间
# en f37024da
doctor-battery-unplugged = { $percent } %，未接电源：半天的比赛需要电源
# en 6a73a3fa
doctor-battery-plugged = { $percent } %，已接电源
# en 14292075
doctor-battery-unknown = 没有电池，或系统没有给出
# en 3e27ad9e
doctor-clock = { $now }；记录使用此时间，请与您的时间核对
# en 70c6378a
doctor-clock-is-wrong = { $now } 不可能正确；请设定本机的日期和时间，棋谱会使用它们
# en 8bd7eeb6
doctor-pictures-too-few-from-afar = { $came }，每秒只有 { $rate } 张：{ $enough } 张才够；单张图片的地址每秒只读取一次，请给出视频的地址；否则请改善网络，或关闭其他程序。
