# 对局的结束，一步一步，以及成绩单。
# en 7a2c1b2c
board-stones-dead = 标出 { $n } 颗死子

# en dd6a9b15
count-dead-click-a-stone = 点击一颗棋子，把它所在的一串标为死子；再点一次取消。
# en 74f2648f
count-dead-marked = 此处标出的死子：黑 { $black }，白 { $white }
# en f6ba8a3b
count-dead-proposed = 很可能是死子，请双方核对：黑 { $black }，白 { $white }
# en dcabd834
count-step-dead-off = 死子已取走
# en 7ead9955
count-step-done = { $number }. { $name }：完成
# en c4f1388e
count-step-losing-stones = 负方的棋子已放好
# en a22dfdb1
count-step-not-seen = { $number }. { $name }：未拍到
# en 589dcee6
count-step-open = { $number }. { $name }：尚未
# en 5725c7b0
count-step-territories-full = 地已填满

# en 970ef13b
end-both-numbers-are-found = 已复制到剪贴板。成绩单上的编号对应到结果为止的棋谱；kifuscribe verify --number 两者都能找到。
# en 64dedc18
end-by-a-count = 在这张棋盘上计点
# en af68883b
end-by-points-counted-already = 已人工计点
# en ccd702bf
end-count-the-game = 计点
# en 47cc0e80
end-dead-stones-then-fill-in = 双方确认死子并填子；摄像头会跟随，或者您给填满的棋盘拍一张照片。
# en e94d02e6
end-give-out-the-key = 公钥，供核验封存的人使用：{ $path }
# en f14ab3ef
end-how-did-the-game-end = 对局是怎样结束的？
# en 8b610702
end-no-result-is-confirmed = 还没有确认的结果。
# en 056aaffe
end-number-of-the-sealed-record = 整份封存棋谱的编号
# en 946ad41b
end-numbered = { $number }. { $name }
# en 6d6a4c5a
end-print-this-file = 请打印这个文件：{ $file }
# en de1f1e45
end-questions-are-open = 还有 { $open } 个关于着手的问题未回答；请先后退一步回答。
# en 5512881e
end-result-files-beside-it = 同一文件夹里有供编排程序使用的 result.json 和 result.csv。
# en 40652c18
end-seal-is-signed = 已用密钥 { $key } 签名
# en 05bc1a5e
end-seal-the-record = 封存棋谱
# en 4f057cc3
end-sealing-closes-the-record = 成绩单已保存。封存后不再记录着手。仍可添加更正、回答、备注和结果，日志会显示它们是后来添加的。
# en 5eef8766
end-status-a-picture-is-there = 已有画面，但可能不是填完的棋盘：请重拍，或直接读取
# en 8aaa2fdc
end-status-check-the-settings = 请检查设置和死子，然后确认
# en 3ad7d227
end-status-everything-is-done = 全部完成；棋谱已封存
# en 9ed128a7
end-status-mark-the-dead-stones = 标出死子，填子，然后拍下填满的棋盘
# en 34d8eff2
end-status-only-the-claim-differs = 填子无误，申报不对：请双方看算出的结果
# en 576b0a33
end-status-save-the-slip = 保存成绩单，或让组织者读取二维码
# en 4388b2a1
end-status-say-how-it-ended = 请选择对局怎样结束
# en f169b78d
end-status-seal-the-record = 请封存棋谱，使其不再增加着手
# en bf8f3d03
end-status-the-fill-is-there = 填满的棋盘已有照片；请读取
# en 01eaf376
end-status-the-players-confirm = 双方具名确认结果
# en 88abbf8d
end-status-the-referee-is-needed = 计点不能决定；请裁判查看发现的问题并裁定
# en 0b21089f
end-step-how = 对局结束
# en 70111d5c
end-step-of = 第 { $step } 步，共 { $all } 步：{ $name }
# en 963443fe
end-step-seal = 封存
# en 3bb3ba86
end-step-settings = 设置
# en 22965ad3
end-step-slip = 成绩单
# en 980d931a
end-the-camera-follows-or-a-photo = 摄像头分四步跟随计点。没有摄像头时，请选择或拍摄一张填满棋盘的照片。
# en 2c6a6df1
end-the-record-is-sealed = 棋谱已封存
# en ceb8f14b
end-the-recording-ends = 记录正在结束；随后就是成绩单。
# en f77ebf86
end-the-result-as-a-code = 结果的二维码
# en 2d63f3b8
end-the-result-is-confirmed = 结果已确认
# en d669ab34
end-the-slip-is-saved = 成绩单已保存：{ $file }
# en 5bca3cd1
end-then = { $step }，然后是{ $name }
# en 628b1ffe
end-without-a-count = 未计点就结束了
# en 5f19602a
end-write-down-the-points = 双方已经计点：写下胜方和点数。
# en 667cce75
end-written-down-by = 记下者：{ $by }。要更改，请具名并说明理由后撤回。
# en 608572e6
end-nobody-is-named = 未注明确认人姓名。要更改，请具名并说明理由后撤回。

# en 13c8dd2c
result-slip-confirmed = 确认
# en 3dc7a0ba
result-slip-count = 计点
# en a81beb78
result-slip-fill-agrees = 填子与棋谱相符
# en 16cffba3
result-slip-fill-and-record = { $verdict }：{ $computed }
# en 3b87295f
result-slip-fill-differs = 填子与棋谱不符；按棋谱
# en 4e07ddb2
result-slip-fill-open = 无法确定填子；按棋谱
# en 8f76bf58
result-slip-open-question = 棋谱未答的问题
# en 51beb9bd
result-slip-for-the-organiser = 给组织者
# en 26d7f848
result-slip-hash = 填写此单时的棋谱编号，日后可作证明：
# en 2f04db2e
result-slip-protest-of-nobody = 在抗议下进行；未记录是哪一方的抗议
# en d61a9f82
result-slip-protest = 抗议
# en 46d5266b
result-slip-sealed-has-its-own = 封存后整份棋谱另有编号；kifuscribe verify --number 两者都能找到。
# en b6619676
result-slip-the-same-as-data = 同样的内容作为数据，供组织者的手机读取。
