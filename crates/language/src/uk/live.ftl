## The page that spectators follow.

live-game = Партія
live-to-the-start = На початок
live-home = Home
live-one-move-back = На хід назад
live-left-arrow = стрілка вліво
live-one-move-on = На хід уперед
live-right-arrow = стрілка вправо
live-to-the-newest-move = До останнього ходу
live-end = End
live-numbers = Номери
live-loads-itself-again = Ця сторінка перезавантажується кожні { $seconds } с.
live-moves-so-far = Зроблені ходи
live-game-record = Запис партії (SGF)
live-table = стіл { $table }
live-board-before = Дошка до першого ходу
live-board-after = Дошка після ходу { $number }
live-board-after-played = Дошка після ходу { $number }: { $played }
live-captured = взято
live-used = , час { $time }
live-waiting-for-the-referee = Чекаємо на суддю
live-preparing = Партія ще не почалася
live-begins = Партія починається
live-move = Хід { $number }
live-move-played = Хід { $number }: { $played }
live-paused = Партію перервано
live-counting = Партію закінчено; очікується результат
live-ended = Запис закінчено
live-live = Наживо
live-minutes-behind = із затримкою { $minutes } хв
live-seconds-behind = із затримкою { $seconds } с
live-moves-behind = { $moves ->
        [one] із затримкою в { $moves } хід
        [few] із затримкою в { $moves } ходи
       *[many] із затримкою в { $moves } ходів
    }
live-reconnecting = Повторне під'єднання
live-place-of = { $at } з { $all }
live-place-live = { $at }, зараз
