## The page that spectators follow.

# en 4cf95fd7
live-game = Партия
# en f1e12f47
live-to-the-start = К началу
# en 3bc60c2c
live-home = Home
# en 580a18bf
live-one-move-back = На ход назад
# en a0ee4a39
live-left-arrow = стрелка влево
# en a89f2c05
live-one-move-on = На ход вперёд
# en 3208e1a2
live-right-arrow = стрелка вправо
# en 834cc0b6
live-to-the-newest-move = К последнему ходу
# en 052326c0
live-end = End
# en 043087f9
live-numbers = Номера
# en 50cc7625
live-loads-itself-again = Эта страница перезагружается каждые { $seconds } с.
# en 29374136
live-moves-so-far = Сделанные ходы
# en cd72e2e3
live-game-record = Запись партии (SGF)
# en d08a8a4b
live-board-before = Доска до первого хода
# en 586e7dfa
live-board-after = Доска после хода { $number }
# en 6fd025ff
live-board-after-played = Доска после хода { $number }: { $played }
# en 1941c3be
live-waiting-for-the-referee = Ждём судью
# en 3f2ac2c4
live-preparing = Партия ещё не началась
# en 223578fa
live-begins = Партия начинается
# en bfe98c83
live-move = Ход { $number }
# en bd9255dc
live-move-played = Ход { $number }: { $played }
# en b2fe8425
live-paused = Партия прервана
# en 5c5de1a0
live-counting = Запись остановлена; ожидается результат

# en 9c114522
live-stopped = Запись остановлена; возможно, партия закончена
# en 376e5cc5
live-ended = Запись закончена
# en 09b10f1f
live-live = Прямой эфир
# en 2418b7d5
live-no-picture-since = Нет изображения с { $time }
# en 20405b22
live-minutes-behind = с задержкой { $minutes } мин
# en 3d001563
live-seconds-behind = с задержкой { $seconds } с
# en 14f7bab6
live-moves-behind = { $moves ->
        [one] с задержкой в { $moves } ход
        [few] с задержкой в { $moves } хода
       *[many] с задержкой в { $moves } ходов
    }
# en 0335ad40
live-reconnecting = Повторное подключение
# en afbaf76a
live-place-of = { $at } из { $all }
# en a55287f0
live-place-live = { $at }, сейчас
