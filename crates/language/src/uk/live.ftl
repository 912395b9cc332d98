## The page that spectators follow.

# en 4cf95fd7
live-game = Партія
# en f1e12f47
live-to-the-start = На початок
# en 3bc60c2c
live-home = Home
# en 580a18bf
live-one-move-back = На хід назад
# en a0ee4a39
live-left-arrow = стрілка вліво
# en a89f2c05
live-one-move-on = На хід уперед
# en 3208e1a2
live-right-arrow = стрілка вправо
# en 834cc0b6
live-to-the-newest-move = До останнього ходу
# en 052326c0
live-end = End
# en 043087f9
live-numbers = Номери
# en 50cc7625
live-loads-itself-again = Ця сторінка перезавантажується кожні { $seconds } с.
# en 29374136
live-moves-so-far = Зроблені ходи
# en cd72e2e3
live-game-record = Запис партії (SGF)
# en d08a8a4b
live-board-before = Дошка до першого ходу
# en 586e7dfa
live-board-after = Дошка після ходу { $number }
# en 6fd025ff
live-board-after-played = Дошка після ходу { $number }: { $played }
# en 1941c3be
live-waiting-for-the-referee = Чекаємо на суддю
# en 3f2ac2c4
live-preparing = Партія ще не почалася
# en 223578fa
live-begins = Партія починається
# en bfe98c83
live-move = Хід { $number }
# en bd9255dc
live-move-played = Хід { $number }: { $played }
# en b2fe8425
live-paused = Партію перервано
# en 5c5de1a0
live-counting = Запис зупинено; очікується результат

# en 9c114522
live-stopped = Запис зупинено; можливо, партію закінчено
# en 376e5cc5
live-ended = Запис закінчено
# en 09b10f1f
live-live = Наживо
# en 2418b7d5
live-no-picture-since = Немає зображення з { $time }
# en 20405b22
live-minutes-behind = із затримкою { $minutes } хв
# en 3d001563
live-seconds-behind = із затримкою { $seconds } с
# en 14f7bab6
live-moves-behind = { $moves ->
        [one] із затримкою в { $moves } хід
        [few] із затримкою в { $moves } ходи
       *[many] із затримкою в { $moves } ходів
    }
# en 0335ad40
live-reconnecting = Повторне під'єднання
# en afbaf76a
live-place-of = { $at } з { $all }
# en a55287f0
live-place-live = { $at }, зараз
