board-side-far = 远
board-side-left = 左
board-side-near = 近
board-side-right = 右

flag-after-stop = 停止对局之后
flag-asked = 有问题待答
flag-confirmed = 已由人确认
flag-corrected = 事后更正
flag-illegal = 违例着手，但已下
flag-order-unseen = 次序未看到
flag-out-of-turn = 次序有误
flag-sealed = 封手
flag-uncertain = 不确定

pause-covered = 棋盘被遮挡
pause-disturbed = 棋子缺失或被移动
pause-disturbed-advice = 棋子不见了或移了位；请放回，或停止记录
pause-misread = 网格与棋盘不吻合
pause-misread-advice = 画面中的网格没有落在棋盘上；请检查画面
pause-moving = 棋盘或摄像头在移动
pause-moving-advice = 棋盘或摄像头在移动；放稳后会继续跟随
pause-no-board = 看不到棋盘
pause-no-board-advice = 看不到棋盘；请检查摄像头方向和光线

question-after-move = 第 { $after } 手之后
question-ambiguous = 有两种着手次序同样能解释棋盘
question-at-the-start = 开局时
question-handicap = 白方第一手之前黑方放了几颗棋子：是让子吗？
question-hidden = { $point } 被遮挡
question-ko-retaken = 立即回提劫（违例），或前一手被收回，或棋子被移动
question-moved = 棋子的位置与棋谱不同
question-nothing-on = { $point } 为空
question-out-of-turn = 一方连下了多于一手的棋子
question-stone-on = { $color ->
        [black] 黑
       *[white] 白
    } { $point }
question-suicide = 一块棋被己方着手提掉，或其棋子被误取
question-unexplained = 看到的棋子不能由轮流着手得出
question-vanished = 有棋子不见了，却没有着手提掉它们
question-with-points = { $place }：{ $what } - { $points }
question-without-points = { $place }：{ $what }

points-and-more = { $names } 及另外 { $n } 处
recording-awaits-the-board = 第 { $moves } 手后棋谱已冻结：棋盘与棋谱相符后即继续{ $ask }
recording-black-to-play = 轮到黑方
recording-counting = 第 { $moves } 手后计点：正在填子；棋谱已冻结{ $ask }
recording-ended = 共 { $moves } 手，已结束{ $ask }
recording-first-move = 第一手
recording-frozen = 棋谱已冻结
recording-looking = 正在寻找棋盘
recording-marked = 之后的着手会加标记
recording-questions-wait = {" "}- { $n } 个问题待答
recording-sealed = 共 { $moves } 手，已封存{ $ask }
recording-seen-minutes = ，{ $n } 分钟前看到第 { $number } 手
recording-seen-seconds = ，{ $n } 秒前看到第 { $number } 手
recording-state = { $what } - { $turn }{ $last }{ $ask }
recording-stopped = 第 { $moves } 手后停止：{ $why }；{ $frozen }{ $ask }
recording-watching = 正在跟随
recording-watching-again = 重新跟随
recording-white-to-play = 轮到白方

resolution-computed-accepted = 双方棋手接受算出的结果。
resolution-confirmed = 双方棋手确认了结果。
resolution-counted-again = 恢复局面后重新计点。
resolution-referee-decided = 裁判作出裁定。
resolution-stone-found = 寻找并找到了棋子。

side-bottom = 下方
side-left = 左侧
side-right = 右侧
side-top = 上方

status-claimed = 申报
status-confirmed = 已确认

stop-cleared = 正在取走棋子
stop-filled = 正在填子
stop-passes = 双方停一手
stop-person = 手动停止

view-and = { $first }和{ $second }
record-note-begins-late = 开始记录时盘上已有 { $n } 子，且不是让子：此前下过什么、提过什么都不得而知。
view-far-hidden = 远边在 { $points } 一直被遮住，可能是那边棋手的头：请升高摄像头或移近棋盘中央。
view-glare = 棋盘在 { $points } 反光：请移动灯或摄像头，或缩短曝光。
view-hidden = { $side }边在 { $points } 一直被遮住：请移开那里的东西或摄像头。
view-no-board = 没有找到棋盘：请把摄像头对准整个棋盘，手不要遮挡。
view-not-whole = 画面在{ $sides }切掉了棋盘或边上的棋子：请移动摄像头，让棋盘四周留有空间。
view-out-of-focus = 画面没有对焦：请对准棋盘，或保持摄像头不动。
view-too-dark = 棋盘太暗：请加光或延长曝光。
view-too-low = 摄像头俯角只有 { $elevation } 度：远边会被头、手臂和棋子遮住；请升到 { $least } 度以上。
view-too-small = 画面中的棋盘太小，最窄处每格 { $cell } 像素：请靠近，直到不少于 { $least }。

silence-unplugged = 摄像头 { $name } 已拔出
silence-only-others = 摄像头 { $name } 已拔出，同型号的另一个摄像头不会被当作它：请把它插回原来的接口
silence-stopped = 摄像头 { $name } 已停止（{ $why }）
silence-disconnected = 与 { $name } 的连接中断；正在重新连接
silence-damaged = { $name } 传来的画面已损坏（{ $why }）
silence-black = { $name } 传来的画面全黑：请取下镜头盖或开灯
silence-nothing-yet = { $name } 还没有传来画面
silence-no-picture = { $name } 已有 { $seconds } 秒没有传来画面
silence-thread-ended = { $name } 的采集线程已结束
silence-other-size = 画面是 { $width } x { $height } 而不是 { $old_width } x { $old_height } 像素；请重新开始
gap-the-machine-slept = 计算机休眠了
gap-no-picture-came = 没有传来画面
gap-seconds = { $seconds } 秒
gap-minutes = { $minutes } 分 { $seconds } 秒
gap-hours = { $hours } 小时 { $minutes } 分
gap-until = 第 { $moves } 手后，到 { $clock } 为止有 { $lasted } 没有画面：{ $why }；请核对其间下了什么
gap-until-unknown = 第 { $moves } 手后有 { $lasted } 没有画面：{ $why }；请核对其间下了什么
power-low-disk = 磁盘只剩 { $free } MB；请腾出空间，否则记录会停止
power-low-battery = 电池剩 { $percent } %；请接上电源
power-may-fall-asleep = 此计算机在记录期间可能休眠；请关闭休眠模式
state-no-picture = 没有画面：{ $why }
state-no-picture-record-kept = 没有画面：{ $why }；棋谱保留
state-opening = 正在打开来源
state-looking = 正在查看棋桌
state-watching-the-count = 正在观察计点
state-view = { $n ->
        [0] 此视图没有问题
       *[other] 此视图有 { $n } 处应当改进
    }
unreadable-not-whole = 一直没有看到完整而静止的棋盘，开始记录时盘上已有 { $stones } 子，次序不明；请从一开始就拍到整个棋盘
unreadable-time = { $from } 至 { $to } 什么也无法记录：{ $why }
