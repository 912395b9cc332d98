# en d79c49a2
error-display-silent = 显示器没有响应
# en 99523464
expected-input-points = 请给出点数，如 6.5
# en 09a5e9f1
expected-input-result = 请给出结果，如 B+3、W+0.5 或 0
# en 10cd8c5a
backend-error-new-record = 无法写入 { $folder }（{ $source }）；请选择其他棋谱文件夹
# en 4ebd0b64
filter-error-date = { $text } 不是日期；请输入如 2026-11-21、2026-11 或 2026
# en c786d18d
error-no-display = 没有显示器：DISPLAY 和 WAYLAND_DISPLAY 都没有设置
# en 500f8dd7
backend-error-no-rehearsal = 无法显示示例对局（{ $value }）；请改用视频文件试试
# en 6dd4a06a
filter-error-result = { $text } 不是结果；请输入如 B+R 或 W+0.5，B+ 或 W+ 表示该方所有胜局，? 表示没有结果
# en cd8fdb7e
error-no-sample-game = 本程序编译时未包含
# en 6cc8fc38
no-window = 无法打开窗口（{ $why }）；{ $hint }
# en a802424b
error-no-window-hint = 请在桌面环境中运行，或不用窗口记录：kifuscribe record SOURCE -o GAME.sgf
# en 95fa7755
backend-error-open = 无法打开 { $path }（{ $source }）；请手动打开
# en 20a8ab5b
backend-error-read-record = 无法读取棋谱 { $sgf }（{ $source }）；旁边的日志中也有
# en 32d898de
backend-error-not-recording = 记录已结束；请先继续记录
# en ca01510e
backend-error-is-recorded = { $name } 正由另一个窗口或程序记录；此处没有开始任何记录
# en b637dde2
backend-error-thread = 系统拒绝为读取文件创建线程（{ $source }）；请关闭一些程序
# en 89232768
input-is-a-folder = 这是文件夹；请给出其中的文件
# en 927119b7
input-is-a-session = 这是文件夹；请给出文件：此记录的棋谱在它旁边，以 .sgf 结尾
# en 4033f365
input-is-not-there = 没有这个文件
# en c6b7d391
input-may-not-be-read = 您无权读取
# en 9c5c0cb7
word-list-separator = 、
# en f9b55b3d
word-period = 。
# en 9c5c0cb7
word-comma = ，
# en 9b1bf04c
word-or = {"或"}
# en 8751353a
word-semicolon = ；
