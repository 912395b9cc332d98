# en 6f2da67d
hall-address-of-its-qr-code = 二维码中的地址
# en 5da20a08
hall-address-of-the-hall = 赛场地址
# en b3ce978c
hall-ask-again = 再次询问
# en 021b484a
hall-ask-the-hall-once-more = 再次询问赛场本台由谁对局。
# en 05b83b35
hall-further-tables = 其他棋盘的台号：{ $tables }。
# en ba02db88
hall-hall = 赛场
# en 3ffba5f2
hall-hall-table = 赛场：第 { $table } 台
# en 3d7cce7d
hall-hall-table-all-acknowledged = 赛场，第 { $table } 台：全部已确认
# en afaa435a
hall-hall-table-refused = 赛场，第 { $table } 台：被拒绝
# en 36cbcb37
hall-hours = { $n } 小时
# en d093b3b0
hall-http-hall-8080-or-the = http://hall:8080，或二维码中的地址
# en 3c8b9d1a
hall-another-table = 其他台：其二维码中的地址
# en 26a99069
hall-join = 加入
# en 5784f066
hall-join-name = 加入 { $name }
# en 4d791a6d
hall-join-the-hall = 加入赛场
# en b17dc5ff
hall-lines-have-waited = { $lines } 行已等待赛场 { $time }：{ $why }。记录仍在继续，赛场应答后即发送
# en 13ace8f8
hall-lines-have-waited-over = { $lines } 行已等待赛场 { $time }：{ $why }。记录已结束；请勿关闭程序，赛场应答后即发送
# en 4c7b7448
hall-lines-wait = 赛场，第 { $table } 台：{ $lines } 行等待发送
# en aa29cb18
hall-lacks-lines = 第 { $table } 台，{ $game }：赛场缺少 { $lines } 行
# en 2129c89f
hall-lacks-part = 据本机所知，赛场（第 { $table } 台）缺少这份记录的 { $lines } 行
# en 1a9f845f
hall-lacks-result = 据本机所知，赛场（第 { $table } 台）没有这局棋的结果：缺少 { $lines } 行
# en c3343f59
hall-not-heard-yet = { $lacks }（以启动前所知为准；启动后赛场尚未答复）
# en d002d77c
hall-sent-now = 赛场现在有 { $game } 的全部内容。
# en 0ed67eb2
hall-not-sent-now = 赛场没有 { $game } 的全部内容：{ $why }
# en d140504f
hall-not-named-here = 记录指明的赛场是 { $hall }，但本机上没有人输入过它；请先加入该赛场，再发送
# en 1e09f72e
hall-recording-not-sent = 第 { $table } 台：这份记录不会发送到赛场：{ $why }
# en c2cbb637
hall-minutes = { $n } 分钟
# en f8ec5618
hall-names-come-from-it-and = 姓名由它提供，记录发送给它。本台网页上的二维码包含这三项。
# en 1f220854
hall-number-of-the-table = 台号
# en cc9feb5a
hall-of-table = 第 { $table } 台：{ $text }
# en d9cde2e4
hall-record-for-no-hall-what = 不发送到赛场。之前记录的内容仍会发送。
# en cfb564e5
hall-game-of-round = 第 { $round } 轮：{ $game }
# en a74255c7
hall-game-and-rules = { $game }，规则 { $rules }
# en 4989504f
hall-table = 台
# en 4fb94ab3
hall-table-of = 第 { $table } 台，{ $hall }
# en 2b0a35e5
hall-the-hall-does-not-let-in = 赛场不接收这份记录，本机继续记录：{ $why }。下一局之前请用 'Join' 页面上的地址加入
# en 37307253
hall-the-hall-has-no-pairings = 赛场没有对阵表。
# en fc21d545
hall-the-hall-is-being-asked = 正在询问赛场由谁对局。
# en 2e4d2e91
hall-the-hall-refuses-this-recording = 赛场拒绝这份记录，本机继续记录：{ $why }
# en d044b005
hall-the-hall-shows-another-game = 赛场在本台显示另一局，这一局另行保留；组织者可在本台网页上选择
# en 4a8a81b5
hall-the-halls-pairings-have-no = 赛场对阵表没有第 { $table } 台；请检查台号。
# en d29e530d
hall-several-games = 赛场对阵表中第 { $table } 台有多局棋，均不采用；请告知组织者。
# en 8e0c8d26
hall-the-names-are-those-that = 采用为对局输入的姓名。
# en f3ebb628
hall-token = 令牌
# en 86a32b06
hall-token-of-the-table = 本台令牌
# en ac2da04b
hall-without-a-hall = 不用赛场
# en afd6711d
hall-resumed-elsewhere = 赛场 { $hall } 的第 { $table } 台已有这份记录的开头，但该台尚未加入：记录在此继续，不会发送。请加入该台并继续这份记录，以发送其余部分。
# en 7f9149c6
hall-which-table = 已加入多个台，但无法确定这块棋盘是哪一台：会被记录，但不发送。请用 × 退出其他台。
# en c836c27f
hall-joined-tables = 已加入 { $hall }：第 { $tables } 台
# en ea9c23b4
hall-which-is-chosen = 哪块棋盘在哪一台，请在检查画面时查看。
# en 88859d89
hall-sends-nothing = 不发送到赛场
# en f6475abb
hall-sends-nothing-why = 这局棋不会发送：它的棋盘没有赛场的台号，或未加入保存其开头的那一台。
# en 4e4d481a
hall-resumed-taken = 赛场的第 { $table } 台已有另一块棋盘记录的开头：这份记录在此继续，不会发送。请给这块棋盘指定自己的台，再继续记录以发送。
# en f5cc32ec
hall-no-free-table = 已加入的台都属于其他标签，这块棋盘没有台号：会被记录，但不发送。请加入它的台。
# en b946a587
hall-table-of-other-tab = 第 { $table } 台属于另一个标签（{ $tab }）：没有加入任何台。请加入这块棋盘的台。
# en a5e31db5
hall-resumed-beside = 赛场的第 { $table } 台已有这份记录的开头，但另一个标签（{ $tab }）正在该台记录：这份记录在此继续，不会发送。请在那局结束后继续这份记录，以发送。
# en 8e1e3814
hall-changed = 第 { $table } 桌的对局者已更改：{ $said }
# en 428f896c
hall-not-confirmed = 这是赛场最后一次给出的信息；现在无法确认：{ $why }
# en 3c43cc27
hall-offers-names = 赛场给出了本桌对局者：{ $now }。要把这些姓名写入棋谱吗？
# en 96c357b8
hall-offers-other-names = 赛场中本桌是其他对局者：{ $now }。本次记录开始时为：{ $recorded }。要采用赛场的姓名吗？
# en 04918a16
hall-token-or-code = 令牌或代码
# en 6309c136
hall-token-or-code-of-the-table = 该台的令牌，或念出的代码
# en ad5c4387
hall-no-slip = 画面中没有看到加入凭条。请把它平放在摄像头下，使二维码完整清晰，然后再读取。
# en 378efe29
hall-several-slips = 画面中有多张加入凭条。请只把本台的那一张放在摄像头下，然后再读取。
