# en 04af778d
archive-drawing-clear-the-board = 清空棋盘
# en 2af10283
archive-drawing-click-to-put-a-stone = 单击放一子，再次单击取走。拖动鼠标框出所指的部分。
# en c9f81d03
archive-drawing-draw-a-position = 摆局面
# en fb8093a9
archive-drawing-in-turn = 轮流
# en bd931b5a
archive-drawing-only = 仅{ $name }
# en 3d27f150
archive-drawing-put-stones-on-the-board = 请先在棋盘上放棋子。
# en 032fc994
archive-drawing-stones-lie-in-several-corners = 几个角都有棋子：请拖动鼠标框出所指的部分。
# en 3b00055c
archive-drawing-go-to-a-move-in-the-corner = 几个角都有棋子：请跳到所指的角里的一手。
# en a72698e9
archive-drawing-the-corner = 角
# en 925f67d3
archive-drawing-the-whole-board = 整个棋盘
# en 9edf3e98
archive-drawing-there-is-no-stone-on = 棋盘上还没有棋子：请先跳到某一手。
# en 359aec3f
archive-export-an-sgf-file-each-and = 每局一个 SGF 文件，连同一份表格写入新文件夹。名称以 .zip 结尾时合为一个包，内含日志和图片。
# en d34765b8
archive-export-export = 导出 { $games } 局
# en d0425ee8
archive-export-folder-or-package = 文件夹或包
# en 5f97d4cf
archive-export-stopping = 正在停止…
# en 28f990e8
archive-export-writing-to = 正在写入 { $target }：{ $games }
# en 1b3cfba9
filter-part-attention = 需注意
# en 08deace3
game-attention-flags = 有标记的着手
# en d23e7b3a
game-attention-open-questions = 未答的问题
# en a178d708
game-attention-reading-doubts = 读取时有疑点
# en 9ab6d616
game-attention-reading-notes = 读取时有疑点或写法不同
# en efdcf61e
filter-part-player = 棋手
# en ae3f0e60
filter-part-position = 局面
# en 49158604
game-attention-rulings = 计点时的裁定
# en 84a4ae51
archive-filter-since = { $since } 起
# en 381ccd0a
archive-filter-to = { $since } 至 { $until }
# en aa13f495
archive-filter-until = 至 { $until }
# en ae56ae0a
archive-filter-whole-board = 整个棋盘
# en f1b7a6fa
archive-filters-a-day-a-month-or = 日、月或年
# en 5d6cdfba
archive-filters-any = 不限{ $name }
# en cd053fc5
archive-filters-any-alone = 不限
# en 5bba24d6
archive-filters-events-name = 赛事名称
# en 821887cd
archive-filters-exact-result = 确切结果
# en ba85302f
archive-filters-first-day = 起始日
# en 1df0694d
archive-filters-from = 从
# en 5abd8917
archive-filters-last-day = 截止日
# en 94c5f18f
archive-filters-names-event-comments = 姓名、赛事、评注
# en e4461ea0
archive-filters-none-is-known = 不明
# en ccb2239e
archive-filters-or-exactly = 或确切为
# en 2fc7c0fd
archive-filters-players-name = 棋手姓名
# en 78dbad3a
archive-filters-take-this-away = 去掉此条件
# en 239b9cca
archive-filters-to = 到
# en e694788b
archive-filters-words-of-a-name-in = 姓名中的词，次序和写法不限
# en afbaf82a
archive-filters-words-of-the-event = 赛事名称中的词
# en c9ea9af5
archive-filters-words-to-look-for = 要查找的词
# en 55761c8d
archive-list-flagged = { $flagged } 手有标记
# en 559a879b
archive-list-no-game-fits-take-a = 没有符合的对局。请去掉一个条件。
# en 5116b36c
archive-list-order-by = 按{ $title }排序
# en 4044f0bc
archive-list-reading-the-archive = 正在读取档案…
# en 9d6ab726
archive-list-result-not-confirmed = 结果未确认
# en c39e9fed
archive-list-the-archive-is-empty-a = 档案是空的。记录的对局会自动进入；其他对局用“kifuscribe archive add”添加。
# en a89cc021
archive-page-archive = 档案 - { $games }
# en a7b5732b
archive-page-archive-chosen = 档案 - { $games }，已选 { $chosen }
# en 97673074
archive-page-archive-reading = 档案 - 正在读取
# en 77a807bb
archive-page-archive-writing-of = 档案 - 正在写出 { $written }／{ $games } 局
# en e35c5ac7
archive-page-left-out = { $text }；略去 { $games } 局：{ $why }
# en b24e6cdb
archive-page-of = { $found }／{ $games } 局
# en 03a96ae5
archive-page-the-export-was-stopped-and = 导出已停止，没有留下任何内容
# en 4379bc5b
archive-page-written-to = 已将 { $games } 局写入 { $file }{ $withheld ->
        [0] {""}
       *[other] ；略去 { $withheld } 份含保密姓名的日志，因为日志中的姓名无法去掉
    }
# en 6cdf3613
archive-preview-elsewhere = 他处
# en 41de9d22
archive-preview-games = 局数
# en 3cec7af4
archive-years = 各年对局
# en 419189a8
archive-years-from-to = { $first } 至 { $last }
# en e00b5fdf
archive-year = { $year } 年：{ $games } 局，黑胜 { $black }，白胜 { $white }
# en 6b50570f
archive-preview-as-written = 原文：{ $written }
# en 83740f28
archive-preview-it-was-deleted-or-is = 图片已删除或与拍摄时不同；用“kifuscribe archive check”可查明。
# en a2ba6aea
archive-preview-move-of = 第 { $shown }／{ $moves } 手：{ $color ->
        [Black] 黑
       *[White] 白
    } { $place }
# en bcc73fb1
archive-preview-move-shown = 当前一手
# en ce7ebf52
archive-preview-no-picture-was-taken-of = 这一手没有图片。
# en e80b10e3
archive-preview-played-next = 下一手的下法
# en 1dd0e65c
archive-preview-the-game-with-the-cursor = 此处显示光标所在的对局。
# en a8cec713
archive-preview-the-move = 着手{ $when }

# en 0ae9063a
preview-before-first = 第一手之前，共 { $moves } 手
# en bd306419
archive-note-same-moves = { $file }：着手与 { $other }（{ $id }）相同{ $is_gone ->
        [yes] ，而该文件已不在
       *[no] {""}
    }；两局都保留在档案中
# en 7c4a2f40
archive-noted = 读取时有猜测、修补或略去的对局，按种类：{ $kinds }；“archive find --doubtful”会列出它们
# en 2d11d135
archive-respelled = 有与 SGF 写法不同、但读法唯一的值的对局：{ $kinds }；“archive find --noted”也会列出它们
# en e534c036
archive-note-other-copy = { $file } 与 { $other } 是同一份记录，但后来添加的内容不同；档案现在采用手数更多的 { $file }：请查看两份，删去错误的一份
# en 2ea16c9e
archive-note-other-copy-kept = { $file } 与 { $other } 是同一份记录，但后来添加的内容不同；档案保留 { $other }：请查看两份，删去错误的一份
# en c72d0bd6
archive-note-record-differs = { $file }：棋谱 { $record } 与日志不符；档案采用日志的内容，另一份由 kifuscribe correct 保留
# en 48c8b9e4
archive-note-more = 还有 { $n } 条说明；--json 列出全部
# en 707d70d4
archive-same-moves-as = 着手与 { $games } 相同
# en 153b3df9
archive-tags = 标签：{ $tags }
# en b742c146
archive-no-saved-search = 没有保存名为 { $name } 的搜索；'archive searches' 列出已保存的搜索
# en 6737d36a
archive-salvaged = 从损坏的目录中读出 { $n } 个文件和文件夹；其他位置的对局需要指明：“archive rebuild 路径...”
# en c63db8ff
archive-rebuild-new = { $n } 局此前不在目录中
# en dd5dce0f
archive-read-doubtfully = 读取时有疑点：{ $kinds }
# en fbcb56c1
archive-read-respelled = 写法不同，读法唯一：{ $kinds }
# en a22ea9f2
archive-as-written = { $property } 原文：{ $value }
# en 134e0e7c
archive-graded-note = { $grade }：{ $note }
# en f40b58c6
note-grade-doubt = 有疑点
# en 49037a68
note-grade-respelling = 写法不同，读法唯一
# en 79db341f
archive-same-game-twice = { $id } 是同一局；请按 find 打印的编号给出两局
# en 8b9c905c
archive-own-note = 您的备注：{ $note }
# en 16ca5fe7
archive-in-variation = 在变化图 { $variation }（第 { $after } 手之后）中：第 { $moves } 手之后
# en 611323fa
archive-no-wildcard = { $point } 不是所找部分 { $part } 的点
# en 8fe829df
archive-duplicates-kept = { $game } 和 { $other } 是两局棋
# en 69bfdb53
archive-duplicates-merged = { $copy } 是 { $game } 的副本，不再出现在搜索中；文件保留
# en 7b15bcd5
archive-duplicates-names-exchanged = 双方名字互换
# en 01d23856
archive-duplicates-colors-exchanged = 双方颜色互换
# en e550a8b1
archive-duplicates-none = 没有需要查看的：没有两局可能是同一局
# en b168d81e
duplicate-kind-same = 着手相同
# en 5ac6f40a
duplicate-kind-prefix = 第二局是第一局的开头
# en e0481d39
duplicate-kind-one-move-apart = 有一手不同
# en 07ca777d
duplicate-kind-one-move-missing = 第二局比第一局少一手
# en 556e1bbc
archive-players-joined = 同一位棋手：{ $names }
# en 5decdc3a
archive-player-parted = 从现在起为单独的棋手：{ $name }
# en a7b65622
archive-player-not-joined = { $name }：未与其他姓名合并，或并非同一棋手的姓名；'archive players --joined' 列出有多个姓名的棋手
# en 14f9f393
archive-export-one-game = { $file } 只能放一局，而此命令写出多局，写入文件夹或一个包（.zip）；一局输出为 .{ $ending } 请用 kifuscribe export GAME -o FILE
# en 127644af
archive-export-file = { $file } 是文件名，而对局写入文件夹或一个包；请给出新文件夹，或以 .zip 结尾的名称
# en 0704e3a4
archive-searches-removed = { $n } 个查找该姓名的已保存搜索将随之删除
# en c1c7b160
archive-notes-same-moves = 有 { $n } 局与其他对局着手相同，双方都保留在档案中；'archive duplicates' 列出它们
# en 579cd983
archive-no-records = 未读取并非棋谱的文件，按文件名结尾：{ $kinds }
# en 9ab1e9f4
archive-no-records-packed = 压缩文件中可能有棋谱：{ $kinds }；请解压后添加其中的文件
# en 73694947
archive-game-gone = { $file }：这一局已不在
# en cd7707b3
archive-named-game-gone = { $is_file ->
        [yes] { $file } 里已没有 { $game }（{ $id }），档案中也不再有这一局：该文件可能被覆盖了
       *[no] 文件 { $file } 已不存在，其中的 { $game }（{ $id }）也随之不在，档案的其他文件里没有这一局
    }
# en fe081cec
archive-games-gone = 目录中原有的 { $n } 局现已找不到
# en bd714eb8
archive-games-moved = 有 { $n } 局现在所在的文件与目录中的不同
# en 27b9eac2
archive-games-unnamed = 损坏的目录中还有 { $n } 局，其文件名已无法读出；若缺少这些对局，请给出其文件夹：'archive rebuild 路径...'
# en 2f530104
archive-mark-carried = { $file }：您为对局 { $from } 写下的标签、备注和决定现在属于对局 { $id }
# en 9874d97c
archive-marks-carried = 您的标签、备注和决定已转到 { $n } 个文件有改动的对局
# en 5bbb5193
archive-marks-waiting = 有 { $n } 局带有您的标签或备注的对局已不在目录中；您的记录仍保留：'archive mark' 列出它们，'archive mark ID --from 旧ID' 将其转给另一局
# en 5365fd0e
archive-search-deleted = 已删除保存的搜索 { $name }
# en 967282ed
archive-no-searches = 没有保存的搜索；用 'archive find ... --save 名称' 保存
# en 83c2ecc9
archive-search-nameless = 保存的搜索需要名称；请在 --save 之后给出
# en 973d4881
archive-search-withheld = 该搜索含有已隐去的姓名，未保存；该姓名由 'archive forget' 隐去
# en d99f3e1f
archive-search-replaced = { $name } 原为另一个搜索：{ $options }
# en 9a5507d5
archive-no-marked-game = 没有或有多局带标签或备注的对局以 { $id } 开头；'archive mark' 列出它们
# en 84d07ddc
archive-marked-game-is-there = { $id } 仍在目录中，保留其标签和备注；需要的内容请用 --tag 和 --note 复制
# en e3aecaa6
archive-marked-game-gone = { $id }  已不在目录中，最后位于 { $file }
# en ea00ccba
archive-marked-game-lost = { $id }  已不在目录中；原来在哪个文件不得而知
# en 08452f4e
archive-marked-more = 还有 { $n } 局；'archive mark' 列出全部
# en 6a80d1ad
archive-players-unknown = 目录中没有对局有此姓名：{ $names }
# en 68e01478
archive-players-part-again = 'archive players --part { $names }' 可撤销此操作
# en b6841dfe
archive-tags-name = 标签
# en 193e8195
archive-tags-hint = 用逗号分隔
# en 38f05bf5
archive-note-name = 备注
# en dd22b20d
archive-filters-last-moves-in-order = 按本局次序的最后几手
# en 7db48e25
archive-filter-in-order = { $part }，最后 { $moves } 手按次序
# en 6fbd95bb
filter-part-tag = 标签
# en 5ed6d263
archive-tags-of-game = 本局标签
# en 1a4197c6
archive-note-on-game = 本局备注
# en c7f27c02
archive-section-games = 对局
# en 76695d65
archive-section-duplicates = 可能重复的对局
# en c73d0299
archive-section-players = 棋手
# en e33e7cb6
archive-page-reviewing = 档案 - 可能重复的对局
# en 3bec1196
archive-page-players = 档案 - 棋手
# en 0a6390c0
archive-duplicates-open = { $game } 和 { $other } 重新列入待查；搜索会找到两局
# en ac04ff3b
archive-duplicates-what = 比较两局并作出决定。搜索不再列出副本；不删除任何文件，决定可以撤销。
# en 09fc1879
archive-duplicates-comparing = 正在比较所有对局……
# en 66eed4ee
archive-duplicates-count = { $pairs } 对待决定
# en 18f0d1e7
archive-duplicates-game = 第 { $n } 局
# en c60768eb
archive-duplicates-is-copy = 第 { $n } 局是副本
# en 65a250d9
archive-duplicates-has-copy = 第 1 局是第 { $n } 局的副本
# en 8cc16966
archive-duplicates-other-game = 第 { $n } 局是另一局棋
# en 35241988
archive-duplicates-all-copies = 第 2 至第 { $n } 局都是副本
# en 24314d3d
archive-players-what = 选择同一位棋手的各个姓名，先选要显示的姓名。
# en e4eb5df4
archive-players-join = 合并姓名
# en 6d31000c
archive-players-join-as = 同一位棋手，显示为 { $name }
# en ba5fd874
archive-players-choose-two = 请选择两个或更多姓名。
# en 098763c7
archive-players-part = 将 { $name } 作为单独的棋手
# en e6fac40c
archive-players-none = 没有棋手有此姓名。
# en e8921d76
archive-players-one = 同一位棋手
# en a2ab09b2
archive-suggestions = 可能属于同一位棋手的姓名
# en f547f3f5
archive-suggestions-what = 对局较多的姓名排在前面。未经您确认不会合并。
# en 77ff1de5
archive-suggestions-none = 没有相似的姓名。
# en e0396273
archive-players-two = 两位棋手
# en 2d47dbf5
archive-players-suggest-again = 重新提示
# en 6f00ae66
archive-players-different = 两位棋手，不再提示：{ $names }
# en d7b602b6
archive-players-different-before = 先前曾说明这是两名棋手，现已不再有效：{ $names }
# en 5625551c
archive-players-suggested-again = 重新提示：{ $names }
# en 68e89a65
archive-players-were-different = 此前已是两位棋手：{ $names }
# en 5c9234b8
archive-players-were-not-different = 没有人说过这是两位棋手：{ $names }
# en 64d7c4cd
archive-searches = 搜索
# en 9f4cab97
archive-searches-name = 此搜索的名称
# en 86ff2c7a
archive-searches-saved = 已保存的搜索
# en 24b00d33
archive-searches-none-saved = 尚未保存任何搜索。
# en 6ed4dbdb
archive-searches-last = 最近的搜索
# en ef76b9de
archive-searches-none-made = 尚未进行过搜索。
# en c1bae094
archive-searches-delete = 删除搜索 { $name }
# en 11dbf726
archive-search-saved = 搜索已保存为 { $name }
# en 81c845d2
archive-filters-rest = 以下条件在此没有对应的栏目，但列表仍按其筛选：{ $options }
