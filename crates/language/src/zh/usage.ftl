# 输入的参数有什么问题，以及帮助页的用语。
# en ee72b1e9
usage-argument-conflict = '{ $argument }' 不能与 '{ $other }' 同时使用
# en 553472f9
usage-argument-missing = 缺少参数：{ $arguments }
# en 6d39be05
usage-argument-twice = '{ $argument }' 只能给一次
# en 40b6cd8f
usage-command-missing = 没有给出命令；'{ $help }' 列出所有命令
# en d6cd2a59
usage-default = 默认：{ $default }
# en 2c9bae6f
usage-heading-arguments = 参数
# en cf8e77fb
usage-heading-commands = 命令
# en 1faef35d
usage-heading-options = 选项
# en f5cfc7e6
usage-heading-usage = 用法
# en 75d43880
usage-no-such-command = 没有命令 '{ $typed }'；'{ $help }' 列出所有命令
# en eb85b055
usage-no-such-command-similar = 没有命令 '{ $typed }'；是否想输入 '{ $similar }'？'{ $help }' 列出所有命令
# en d4f1437a
usage-not-utf8 = 有一个参数不是 UTF-8
# en dcdcb55a
usage-see = { $what }；参见 '{ $help }'
# en 965d7eac
usage-unknown-argument = 多余的参数 '{ $argument }'
# en 1fb2a632
usage-unknown-argument-similar = 未知的参数 '{ $argument }'；相近的是 '{ $similar }'
# en 0ee92713
usage-value-equals = '{ $argument }' 的值之前需要等号
# en e335eb9a
usage-value-missing = '{ $argument }' 没有给出值
# en 476712dc
usage-value-not-one-of = '{ $value }' 不能用于 '{ $argument }'：请从 { $known } 中选择
# en 7f5fd4ba
usage-value-number = '{ $argument }' 的值太少或太多
# en 828cbff0
usage-value-too-many = '{ $argument }' 的值 '{ $value }' 多余
# en da3659c0
usage-value-wrong = '{ $value }' 不能用于 '{ $argument }'：{ $why }
# en 98e46c50
usage-values = 可选：{ $values }
# en 20cb6a08
usage-word-command = 命令
# en 768289dd
usage-word-options = 选项

# en 1d27fc29
invalid-value-not-one-of = 请从 { $value } 中选择
# en b4a69892
value-corners = 请给出用逗号分隔的八个数：左上、右上、右下、左下角的 x,y
# en 95758090
value-counted-result = 请按 SGF 的写法给出结果，例如 B+3、W+0.5 或 0；没有胜者的裁定用 --ruling 和 --result 给出
# en bb513746
value-date = 请给出存在的日期，例如 2026-11-21、2026-11 或 2026
# en 23aedbc8
value-decided-result = 请给出结果，例如 B+3、W+R、0、both-lose、no-result 或 W+illegal-move
# en 9ddd526f
value-half-points = 请给出 0.5 的倍数，例如 6.5
# en 650f6efa
value-hash = 请给出 'seal' 打印的 12 到 64 位数字，由 0 到 9 和 a 到 f 组成
# en 1c3f9634
value-komi = 请给出目数，例如 6.5，须为半目的整数倍
# en 6557b4eb
value-lines = 请给出一边的线数，例如 19
# en b0c51b5a
value-number = 请给出整数，例如 19
# en 036ae3a5
value-picture-size = 请给出 64 到 4096 之间的两个偶数，例如 960x720
# en 964d53f2
value-question = 请给出问题的编号；不给编号则列出所有问题
# en c254be51
value-rank = 请给出段级位，例如 9p、3d 或 12k
# en 7c8e6fee
value-rules-egf = 请给出 japanese（欧洲多数比赛采用），或 ing-egf（EGF 的简化应氏规则）
# en 23b1e311
value-seconds = 请给出 1 到 600 之间的整数秒
# en 4a3eea84
value-seconds-of-a-move = 请给出 0.05 到 20 之间的秒数，例如 0.7
# en 558438c3
value-socket-address = 请给出带端口的地址，例如 127.0.0.1:8000
# en 60492dc9
value-sought-result = 请给出结果，例如 B+R 或 W+0.5；B+ 或 W+ 表示一方的所有胜局，? 表示没有结果
# en bca2a656
value-sought-charset = 请用下列名称之一指明字符集：UTF-8、UTF-16LE、UTF-16BE、GBK、GB18030、Big5、Shift_JIS、EUC-JP、ISO-2022-JP、EUC-KR、KOI8-R、KOI8-U、CP437、CP850、CP852、CP866、macintosh、x-mac-cyrillic、windows-874、windows-1250 至 windows-1258、ISO-8859-1 至 ISO-8859-16
# en f2e123fd
value-squares = 请给出横向和纵向的内角数，例如 9x6；两个不同的数，3 到 40
# en b164de65
value-tables = 请给出 1 到 9 之间的台数
# en 574ecf32
value-time = 请给出时间，例如 64:10、1:04:10、60m 或 45s
# en 6560ec4d
value-whole-number = 请给出整数
# en 85da13ca
invalid-value-not-at-least = 请给出不小于 { $value } 的整数
# en eff167a6
invalid-value-not-within = 请给出 { $least } 到 { $most } 的整数
# en f6d25151
value-sought-words = 请至少给出一个字母、数字或汉字
