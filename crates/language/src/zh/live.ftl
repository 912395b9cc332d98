## The page that spectators follow.

# en 4cf95fd7
live-game = 对局
# en f1e12f47
live-to-the-start = 到开头
# en 3bc60c2c
live-home = Home
# en 580a18bf
live-one-move-back = 后退一手
# en a0ee4a39
live-left-arrow = 左箭头
# en a89f2c05
live-one-move-on = 前进一手
# en 3208e1a2
live-right-arrow = 右箭头
# en 834cc0b6
live-to-the-newest-move = 到最新一手
# en 052326c0
live-end = End
# en 043087f9
live-numbers = 手数
# en 50cc7625
live-loads-itself-again = 此页面每 { $seconds } 秒重新载入。
# en 29374136
live-moves-so-far = 目前的着手
# en cd72e2e3
live-game-record = 棋谱（SGF）
# en d08a8a4b
live-board-before = 第一手之前的棋盘
# en 586e7dfa
live-board-after = 第 { $number } 手后的棋盘
# en 6fd025ff
live-board-after-played = 第 { $number } 手后的棋盘：{ $played }
# en 1941c3be
live-waiting-for-the-referee = 等待裁判
# en 3f2ac2c4
live-preparing = 对局尚未开始
# en 223578fa
live-begins = 对局开始
# en bfe98c83
live-move = 第 { $number } 手
# en bd9255dc
live-move-played = 第 { $number } 手：{ $played }
# en b2fe8425
live-paused = 对局暂停
# en 5c5de1a0
live-counting = 棋谱已停止；等待结果

# en 9c114522
live-stopped = 棋谱已停止记录；对局可能已结束
# en 376e5cc5
live-ended = 记录结束
# en 09b10f1f
live-live = 直播
# en 2418b7d5
live-no-picture-since = 自 { $time } 起没有画面
# en 20405b22
live-minutes-behind = 延迟 { $minutes } 分钟
# en 3d001563
live-seconds-behind = 延迟 { $seconds } 秒
# en 14f7bab6
live-moves-behind = 延迟 { $moves } 手
# en 0335ad40
live-reconnecting = 正在重新连接
# en afbaf76a
live-place-of = { $at } / { $all }
# en a55287f0
live-place-live = { $at }，最新
