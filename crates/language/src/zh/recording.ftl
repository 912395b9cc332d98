# en 5e90c1ec
board-side-far = 远
# en 45f2440e
board-side-left = 左
# en c011fcdf
board-side-near = 近
# en 3ca14f3d
board-side-right = 右

# en 131521c2
move-flag-after-stop = 停止对局之后
# en cd5ac246
move-flag-asked = 有问题待答
# en 4a494965
move-flag-confirmed = 已由人确认
# en 45108c6d
move-flag-corrected = 事后更正
# en 07ad9765
move-flag-illegal = 违例着手，但已下
# en 0754270d
move-flag-order-unseen = 次序未看到
# en 3126c67f
move-flag-out-of-turn = 次序有误
# en 5fdf6db0
move-flag-sealed = 封手
# en fb7f00e6
move-flag-uncertain = 不确定

# en f85761f5
pause-covered = 棋盘被遮挡
# en f20dbfa3
pause-disturbed = 棋子缺失或被移动
# en 10a4cd90
pause-disturbed-advice = 棋子不见了或移了位；请放回，或停止记录
# en 293dfcae
pause-misread = 网格与棋盘不吻合
# en 2b39b27c
pause-misread-advice = 画面中的网格没有落在棋盘上；请检查画面
# en 42241277
pause-moving = 棋盘或摄像头在移动
# en 3f3870e3
pause-moving-advice = 棋盘或摄像头在移动；放稳后会继续跟随
# en a80ad55a
pause-no-board = 看不到棋盘
# en 687da456
pause-no-board-advice = 看不到棋盘；请检查摄像头方向和光线

# en 168c7d6b
question-kind-ambiguous = 有两种着手次序同样能解释棋盘
# en 8ab5fd33
question-at-the-start = 开局时
# en c3404de8
question-kind-handicap = 白方第一手之前黑方放了几颗棋子：是让子吗？
# en 72fc6c71
question-hidden = { $point } 被遮挡
# en 01a99fac
question-kind-ko-retaken = 立即回提劫（违例），或前一手被收回，或棋子被移动
# en a75a52a7
question-kind-move-or-fill = 这些可能是着手，也可能是填子或补偿的棋子
# en 99f9f046
question-kind-moved = 棋子的位置与棋谱不同
# en 54adec77
question-nothing-on = { $point } 为空
# en b4767e6e
question-kind-out-of-turn = 一方连下了多于一手的棋子
# en 5b6e9bc2
question-stone-on = { $color ->
        [black] 黑
       *[white] 白
    } { $point }
# en 3ce85dc1
question-kind-suicide = 一块棋被己方着手提掉，或其棋子被误取
# en 2d3d84f9
question-kind-unexplained = 看到的棋子不能由轮流着手得出
# en 5d0394a1
question-kind-vanished = 有棋子不见了，却没有着手提掉它们
# en 8a1569b8
question-with-points = { $place }：{ $what } - { $points }
# en e450013e
question-without-points = { $place }：{ $what }

# en 50f285c3
points-and-more = { $names } 及另外 { $n } 处
# en 36f346b5
recording-awaits-the-board = 第 { $moves } 手后棋谱已冻结：棋盘与棋谱相符后即继续
# en 283ee265
recording-black-to-play = 轮到黑方
# en d8ec96ad
recording-counting = 第 { $moves } 手后计点：正在填子；棋谱已冻结
# en 543eb7db
recording-ended = 共 { $moves } 手，已结束
# en 9189ee90
recording-first-move = 第一手
# en e70cf48b
recording-frozen = 棋谱已冻结
# en b08a03a4
recording-looking = 正在寻找棋盘
# en 9e7513e8
recording-marked = 之后的着手会加标记
# en 4f57c573
recording-questions-wait = { $n } 个问题待答
# en 74d54c89
recording-sealed = 共 { $moves } 手，已封存
# en f569b02c
recording-seen-minutes = { $turn }，{ $n } 分钟前看到第 { $number } 手
# en f4388d2f
recording-seen-seconds = { $turn }，{ $n } 秒前看到第 { $number } 手
# en 9a9a282c
recording-stopped = 第 { $moves } 手后停止：{ $why }；{ $frozen }

# en 64ae6126
recording-unlocked = { $session } 所在的磁盘没有文件锁（某些网络驱动器如此）：无法阻止另一个程序写入这份记录。请只让一个程序写入，并在记录结束后再修改
# en 1630c07e
recording-watching = 正在跟随
# en 78daf5f2
recording-watching-again = 重新跟随
# en cbb12c2b
recording-white-to-play = 轮到白方

# en f55a51ef
resolution-computed-accepted = 双方棋手接受算出的结果
# en f2aeb767
resolution-confirmed = 双方棋手确认了结果
# en 290042ab
resolution-counted-again = 恢复局面后重新计点
# en a78530b2
resolution-referee-decided = 裁判作出裁定
# en f4306d36
resolution-stone-found = 寻找并找到了棋子

# en f18da360
picture-edge-bottom = 下方
# en 45f2440e
picture-edge-left = 左侧
# en 3ca14f3d
picture-edge-right = 右侧
# en 358aa902
picture-edge-top = 上方

# en edae84ac
result-status-claimed = 申报
# en e94b124c
result-status-confirmed = 已确认
# en edae84ac
result-standing-claimed = 申报
# en 82261925
result-standing-decided = 裁判已裁定，尚未确认
# en e94b124c
result-standing-confirmed = 已确认
# en 6857b61b
result-standing-under-appeal = 已确认，申诉中
# en c5b22161
result-standing-outdated = 曾确认，现已不成立

# en 28e5ae26
stop-cause-cleared = 许多棋子不见了，或放着另一个棋盘
# en d83e42ab
stop-cause-filled = 正在填子，或放着另一个棋盘
# en 2b1233ee
stop-cause-passes = 双方停一手
# en ccd9080a
stop-cause-person = 手动停止

# en 535565c8
end-cause-stopped = 已手动停止
# en f14dfe6a
end-cause-source-ended = 视频已到结尾
# en 78f397e3
end-cause-source-failed = 摄像头中断
# en ac4f6d07
end-cause-detector-failed = 无法再识别棋盘
# en f33cb620
end-cause-panicked = 程序的一部分发生故障
# en 012c9012
view-and = { $first }和{ $second }
# en 6dc8d9aa
answer-captured-not-lifted = 保留记录：{ $points } 已被提，尚未拿走
# en 9359c0d0
answer-displaced-by-mistake = { $n ->
       *[other] { $from } 的棋子误放在 { $to }
    }
# en b7d43a04
answer-keep-displaced = 记录中保留 { $from }，不含 { $to }
# en 5c6b26f9
answer-keep-without = 保留不含 { $points } 的记录
# en 6822bdca
answer-keep-points = 记录中保留 { $points }
# en dfaeb933
answer-put-down-by-mistake = { $n ->
       *[other] { $points } 是误放的棋子
    }
# en 685040e3
answer-taken-away-by-mistake = { $n ->
       *[other] { $points } 的棋子是误拿走的
    }
# en 82ca5a05
answer-last-move = 最后一手：{ $played }
# en 27a86d35
answer-leave-in-doubt = 记录中保留 { $points }，仍存疑
# en 9495738a
answer-no-moves = 这 { $n } 颗子不是着手
# en 22a9406c
answer-passed = { $color ->
        [Black] 黑停一手
       *[White] 白停一手
    }
# en 7c0602eb
answer-then = { $first }，然后 { $next }
# en fc3f3c84
recording-count-begins-with = 计点之前：棋盘与棋谱在 { $points } 不一致。请把那里的棋子恢复成对局中的样子，或更正棋谱。
# en 4f333a51
record-note-begins-late = 开始记录时盘上已有 { $n } 子，且不是让子：此前下过什么、提过什么都不得而知。
# en 17dc22f9
record-note-under-appeal = 结果 { $result } 已确认，但正在申诉：尚非最终结果。
# en 6a022038
view-far-hidden = 远边在 { $points } 一直被遮住，可能是那边棋手的头：请升高摄像头或移近棋盘中央。
# en 90514a6c
view-glare = 棋盘在 { $points } 反光：请移动灯或摄像头，或缩短曝光。
# en a23c25bf
view-hidden = { $side }边在 { $points } 一直被遮住：请移开那里的东西或摄像头。
# en 71cbd3f8
view-no-board = 没有找到棋盘：请把摄像头对准整个棋盘，手不要遮挡。
# en ddf0237b
view-not-whole = 画面在{ $sides }切掉了棋盘或边上的棋子：请移动摄像头，让棋盘四周留有空间。
# en 0b3df795
view-out-of-focus = 画面没有对焦：请对准棋盘，或保持摄像头不动。
# en 108583e9
view-too-dark = 棋盘太暗：请加光或延长曝光。
# en d6c1c810
view-too-low = 摄像头俯角只有 { $elevation } 度：远边会被头、手臂和棋子遮住；请升到 { $least } 度以上。
# en 95096b2a
view-too-small = 画面中的棋盘太小，最窄处每格 { $cell } 像素：请靠近，直到不少于 { $least }。

# en efe8f10b
silence-unplugged = 摄像头 { $name } 已拔出
# en 0320efc6
silence-only-others = 摄像头 { $name } 已拔出，同型号的另一个摄像头不会被当作它：请把它插回原来的接口
# en c159071e
silence-stopped = 摄像头 { $name } 已停止（{ $why }）
# en 508ab76b
silence-disconnected = 与 { $name } 的连接中断；正在重新连接
# en b8dd3cb8
silence-damaged = { $name } 传来的画面已损坏（{ $why }）
# en 16d5ee57
silence-black = { $name } 传来的画面全黑：请取下镜头盖或开灯
# en fe7c3c8a
silence-nothing-yet = { $name } 还没有传来画面
# en 53e02c5c
silence-no-picture = { $name } 已有 { $seconds } 秒没有传来画面
# en 397769cd
silence-no-phone = 还没有手机拍到棋盘：请用手机扫二维码打开页面
# en c87ccf9e
silence-phone-gone = 手机（{ $name }）不再发来画面：请唤醒手机，在其页面上按“开启摄像头”，或扫同一个二维码重新打开页面
# en 2d27f546
silence-phone-hidden = 手机（{ $name }）上的页面不在前台：请解锁手机并回到该页面
# en 4b9f0cca
silence-phone-without-camera = 手机（{ $name }）没有让页面使用摄像头：请结束通话或关闭其他程序，并允许使用摄像头
# en 825f9e1c
silence-thread-ended = { $name } 的采集线程已结束
# en b2d19d1d
silence-other-size = 画面是 { $width } x { $height } 而不是 { $old_width } x { $old_height } 像素；请重新开始
# en 9da802af
gap-the-machine-slept = 计算机休眠了
# en 819de6e0
gap-no-picture-came = 没有传来画面
# en 8d603966
gap-minutes = { $minutes } 分 { $seconds } 秒
# en b11d051b
gap-hours = { $hours } 小时 { $minutes } 分
# en 518a7f4c
gap-until = 第 { $moves } 手后，到 { $clock } 为止有 { $lasted } 没有画面：{ $why }；请核对其间下了什么
# en 8f0e130e
gap-until-unknown = 第 { $moves } 手后有 { $lasted } 没有画面：{ $why }；请核对其间下了什么
# en 8a812d89
power-low-disk = 磁盘只剩 { $free } MB；请腾出空间，或选择另一个文件夹：放不下的内容只保存在内存中
# en 17de85a4
power-low-battery = 电池剩 { $percent } %；请接上电源
# en d1bacf3f
power-may-fall-asleep = 此计算机在记录期间可能休眠；请关闭休眠模式
# en 1511d64c
recording-slowed-down = { $state } - 电脑跟不上
# en 1e8af7b2
look-news-slower = 电脑跟不上所有棋盘，每个棋盘看得更少，落子可能晚些才看到；请关闭其他程序，或少记录几个棋盘
# en 40d99846
look-news-as-before = 电脑又跟得上所有棋盘了
# en 393ab2d6
state-no-picture = 没有画面：{ $why }
# en 2841fc91
state-opening = 正在打开来源
# en d99cbcba
state-looking = 正在查看棋桌
# en fae83816
state-watching-the-count = 正在观察计点
# en 04d1782a
state-view = { $n ->
        [0] 此视图没有问题
       *[other] 此视图有 { $n } 处应当改进
    }
# en 27ea682f
unreadable-not-whole = 一直没有看到完整而静止的棋盘，开始记录时盘上已有 { $stones } 子，次序不明；请从一开始就拍到整个棋盘
# en 3d0e0aaf
unreadable-damaged = 影片中有 { $frames } 帧已损坏，或由损坏的帧解出
# en e9810c66
unreadable-missing = 影片中没有这段时间的画面
# en a2b48541
unreadable-time = { $from } 至 { $to } 什么也无法记录：{ $why }
# en 550ce957
silence-phone-replaced = 另一部手机已成为摄像头（{ $name }），有人按了“改用这部手机”
# en ec1d8c04
end-cause-confirmed = 结果已确认
