# en 8d9b009b
count-choice-a-path = 路径
# en 32496542
count-choice-audit-a-finished-count = 核查已完成的计点
# en 188827d8
count-choice-clear = 清除
# en 1287bf75
count-choice-file = 文件…
# en afa6874e
count-choice-give-the-record-or-a = 请给出棋谱或填子前的图片，以及填满后的图片。文件可拖到此窗口。
# en 3f98530a
count-choice-more = 更多：填子之前的棋盘、补偿子、棋钟
# en 773ff901
count-choice-path = { $name }，路径
# en b1ef1eff
count-choice-take-it-now = 现在拍摄
# en 5f098221
count-choice-takes-the-picture-that-the = 拍下摄像头当前的画面。所有人的手都要离开棋盘。
# en 4080a525
count-choice-without-a-record-and-without = 没有棋谱也没有填子前的图片时，只能数子：黑白各 180 子和一个空点。棋子的位置无法判断。
# en 51510982
count-followed-camera = 计点用的摄像头或影片
# en c9f29066
count-followed-the-count-as-the-camera = 摄像头看到的计点
# en 3deda446
count-followed-the-count-is-being-followed = 正在跟随计点。
# en 378af55a
count-was-interrupted = 程序在最后一手之后重新启动过，因此这次计点没有从头跟踪：请拍摄填满后的棋盘和填子前的局面，或重新计点
# en 4573e9fc
count-form-blacks = 黑方
# en d05a0bcb
count-form-found-by-itself = 自动识别
# en 0161211a
count-form-given-by = 与棋谱不符：给定者
# en 41a0dec0
count-form-reasons = 其理由
# en def29625
count-form-result-the-players-claim = 棋手申报的结果
# en 14734790
count-form-the-far-edge = 远边
# en 10fd9520
count-form-the-left-edge = 左边
# en 4cf36ad3
count-form-the-near-edge = 近边
# en 7b2fe44b
count-form-the-right-edge = 右边
# en c402d39f
count-form-top-of-the-record-in = 棋谱上边在图片中的位置
# en d9fd5e3e
count-form-whites = 白方
# en 40c32550
count-input-after-the-shared-points-and = 填完公气和补偿子之后。只有这张图片能把它们与负方的棋子区分开。
# en ee5804d5
count-input-clock = 棋钟
# en cbfbb5be
count-input-compensation-placed = 补偿子已放置
# en d5578e2c
count-input-dead-stones-off-hands-away = 死子已取走，手已离开
# en 05038eea
count-input-finished-fill = 填满的棋盘
# en a5b33395
count-input-finished-fill-picture = 填满的棋盘，图片 { $i }
# en 1f6a74c2
count-input-full = 已填满
# en 5f3664c5
count-input-full-another-picture = 已填满，另一张图片
# en ef41a026
count-input-the-final-position-before-anybody = 填子前的终局局面。它显示死子，并用来核对棋谱。
# en 707de422
count-input-the-finished-fill-all-hands = 填满的棋盘，所有人的手都已离开。
# en 163dc2d4
count-input-the-game-as-sgf-without = SGF 棋谱。没有棋谱时，以取走死子后的图片为局面。
# en 851496ff
count-input-the-same-from-another-side = 从另一侧拍的同一局面：各图片共同表决。
# en b70fb988
count-input-the-stopped-clock-to-type = 已停的棋钟，供输入罚点。
# en 73de6055
count-page-audit = 核查 - { $standing }
# en 511f4205
count-page-audit-choose-the-record-and = 核查 - 请选择棋谱和填满棋盘的图片
# en 64fab55c
count-page-audit-confirm-the-settings-the = 核查 - 请确认设置；结论以此为依据
# en 17760e9a
count-page-audit-judged = 核查 - { $verdict }。供裁判参考，由裁判裁定
# en 265ea663
count-page-audit-reading-the-pictures = 核查 - 正在读取图片
# en 76945feb
count-page-audit-ready-to-read-the = 核查 - 可以读取图片
# en 381f2c92
count-page-it-is-in-the-journal = { $sentence }已写入日志。
# en 06a5a031
count-page-taken-back-the-journal-keeps = 已撤回。日志保留该裁定以及撤回者。
# en c351fe51
count-page-the-count-is-followed-from = 从这里开始跟随计点；所有人的手离开后拍摄图片
# en b659b377
count-page-the-picture-of = { $clock_time } 的图片
# en 6781d6aa
count-please-wait = 请等候裁判
# en ccd053b5
count-reading-the-pictures = 正在读取图片…
# en dd57e64a
count-settings-64-10-of-60-00 = 例如64:10 of 60:00
# en 18853abf
count-settings-are-these-the-settings = 这些设置对吗？
# en 295703e1
count-settings-assumed = 假定
# en 368c5b7f
count-settings-assumed-none-check-the-clock = 假定没有；请查看棋钟
# en 0884e1db
count-settings-d4-q16-or-none = 例如 D4 Q16，或 none（无）
# en f61912c4
count-settings-such-as-b-3 = 例如 B+3
# en 635e5f73
count-settings-from-the-record = 取自棋谱
# en 71644ec6
count-settings-laid-out-measured-or-trusted = 摆开、量过或未查；由谁
# en 228ace68
count-settings-noted-in-the-recording = 对局记录中已注明
# en 7b45383c
count-settings-none-in-the-record = 棋谱中没有
# en e60d6a8b
count-settings-not-given = 未给出
# en 04518273
count-settings-shown-by-the-pictures-ask = 由图片得出：请询问双方棋手
# en 8b2971b3
count-settings-the-clock-type-the-penalties = 棋钟：输入罚点，或已用时间，如 64:10 of 60:00
# en 9f9bdd3b
count-settings-the-position-that-is-counted = 用于计点的局面；打叉的棋子作为死子取走
# en 67fc862f
count-settings-the-verdict-holds-for-this = 结论只对此棋谱和这些设置有效。请输入不同之处。
# en e691888a
count-settings-given-at = { $at } 给定
# en de1a8dce
count-verdict-agrees = 相符
# en 4e1c14c1
count-verdict-agrees-as-recorded = 填子与现有的棋谱相符
# en b1e3062a
count-verdict-all = 全部
# en 19064bd8
count-verdict-back = 后退
# en e8f9e091
count-verdict-cannot-tell = 无法判断
# en e628848f
count-verdict-computed-read-off-the-board = 算出 { $computed }   ·   盘面读出 { $read }{ $claimed ->
        [none] {""}
       *[other] {"   "}·   申报 { $claimed }
    }
# en 5b8b8f50
count-verdict-differs = 不符
# en 634d6e12
count-verdict-no-picture-here = 这里没有图片。
# en 81b2508e
count-verdict-on = 前进
# en e1cd02d9
count-verdict-only-the-claim-differs = 填子无误，申报不对
# en fec3c2c3
count-verdict-claimed-without-count = 填子无误；申报的结果不由计点决定
# en 72261020
count-verdict-press-a-line-to-see = 点击一行，可在图片和棋盘上看到相应的棋子和交叉点。
# en 8c0214df
count-verdict-report = 报告：{ $report }
# en 3bb3ba86
count-verdict-settings = 设置
# en 97e4f162
count-verdict-show = 显示
# en 4ea354ff
count-verdict-the-points-in-the-picture = 图片中的点
# en 4d4609c1
count-verdict-black-stones-white-stones = {"\u000A"}黑子 { $black }，白子 { $white }，空点 { $empty }
# en 360eca53
count-verdict-what-is-done-now = 现在怎么办

# en 6e517c29
followed-waiting = 所有人的手离开后会自动拍摄：局面、补偿子、填满的棋盘。棋子被移动会立即报告。

# en 5bd53de7
verdict-ways-on = 下一步：寻找缺少的棋子（棋盒盖、地上、棋手膝上、另一棋盒）。或按棋谱恢复局面重新计点。或双方接受算出的结果。或由裁判裁定。请点选已做的事：
# en 7cbd02ee
verdict-ways-on-in-doubt = 图片不能决定。下一步：按所列问题处理后重新拍摄。或按棋谱恢复局面重新计点。或双方接受算出的结果。或由裁判裁定。请点选已做的事：
# en 40b8ecfb
verdict-ways-on-with-a-claim = 棋子无误，只是申报的结果不对。下一步：请双方看算出的结果。请点选已做的事：
# en 5c2ce4f3
verdict-ways-on-without-count = 棋子无误。所给的结果不是计点得出的，计点也不能说明它是否成立。下一步：请问双方对局是如何结束的。请点选已做的事：
# en b1715dc2
unfinished-fill = 此图中有 { $empty } 个空点、{ $hidden } 个看不见的点：请在棋盘填满、整个棋盘都在画面内且手离开后重新拍摄。
# en 51bf860f
count-verdict-only-the-record-differs = 填子正确，棋谱写明的结果不同
# en cff6b04a
count-verdict-only-the-decision-differs = 填子正确，裁判裁定了另一结果
