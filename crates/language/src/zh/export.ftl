# en 5e0206e7
action-export-as-kifu = 导出为印刷棋谱…
    .hint = 将屏幕上的对局导出为可打印的纸页，着手以数字标出。
# en 9a52af60
action-export-as-picture = 导出为图片…
    .hint = 将屏幕上的对局导出为动画图片，有照片时一并显示；也可只导出最后局面。
# en 8f65d67a
action-stop-the-export = 停止导出

# en f3c8af2a
export-a-game = 正在导出对局
# en 35c1d71b
export-a-file = 文件位置
# en 558821c2
export-as-kifu-title = 导出为印刷棋谱
# en 4e70a01a
export-as-kifu-what = 供打印的纸页：姓名，以及在棋图上以数字标出的着手。文件名以 .pdf 结尾，网页则以 .html 结尾。
# en 9f8f20a3
export-as-picture-title = 导出为图片
# en 22a01bf7
export-as-picture-what = 逐手显示对局；有照片时，每一手的照片放在棋图旁边。文件名以 .gif 结尾，只要最后局面则以 .png 结尾。
# en 088d7b81
game-export-error-ending = { $value } 的结尾无法写出；印刷棋谱请以 .pdf 或 .html 结尾，动画图片以 .gif 结尾，最后局面以 .png 结尾；SGF 由 'kifuscribe replay' 的 -o 写出
# en bef7f9da
game-export-error-no-board = 此记录中没有看到棋盘，没有可导出的内容
# en c6103615
export-not-encoded = 无法生成图片（{ $why }）；请选择较小的宽度
# en 75389972
game-export-error-stopped = 导出已停止，没有写出任何内容
# en d6b7fa87
game-export-error-too-large = 图片缩小后仍大于 { $megabytes } MB；请改为导出印刷棋谱，或最后局面的 .png
# en 9c42bab9
export-write-it = 写出
# en e181f820
export-writing = 已生成 { $done } / { $total } 张图片
# en 0b7faacf
export-written-kifu = { $pages } 张棋图已写入 { $file }
# en 85758c98
export-written-picture = { $pictures } 张图片，{ $width } x { $height }，{ $size }，已写入 { $file }

# en 7ddf2572
kifu-game-record = 棋谱
# en a4547f40
kifu-in-doubt = 存疑（加框）：{ $moves }
# en 622d0347
kifu-no-moves = 没有着手
# en 4f084422
kifu-place = 地点
# en 24bced5b
kifu-put-right = 第 { $after } 手后用手摆正了棋子

# en 75210d42
picture-in-doubt = 存疑：{ $why }
# en 09882eec
picture-none-of-this-move = 没有这一手的照片
# en 62a3c710
kifu-corrected = 人工更正（下划线）：{ $moves }
# en 9dcbac47
kifu-comments = 评注
# en 9f98c09e
kifu-comment-of-move = 第 { $number } 手：{ $comment }
# en 26ef143a
kifu-page = 第 { $page } 页，共 { $pages } 页
# en 4553dc8b
picture-corrected = 人工更正
# en c5d4bd08
game-export-error-option = { $option } 用于以 { $endings } 结尾的文件；请去掉此选项，或改用这样的文件名
