## The page that spectators follow.

live-game = Партия
live-to-the-start = К началу
live-home = Home
live-one-move-back = На ход назад
live-left-arrow = стрелка влево
live-one-move-on = На ход вперёд
live-right-arrow = стрелка вправо
live-to-the-newest-move = К последнему ходу
live-end = End
live-numbers = Номера
live-loads-itself-again = Эта страница перезагружается каждые { $seconds } с.
live-moves-so-far = Сделанные ходы
live-game-record = Запись партии (SGF)
live-table = стол { $table }
live-board-before = Доска до первого хода
live-board-after = Доска после хода { $number }
live-board-after-played = Доска после хода { $number }: { $played }
live-captured = взято
live-used = , время { $time }
live-waiting-for-the-referee = Ждём судью
live-preparing = Партия ещё не началась
live-begins = Партия начинается
live-move = Ход { $number }
live-move-played = Ход { $number }: { $played }
live-paused = Партия прервана
live-counting = Партия закончена; ожидается результат
live-ended = Запись закончена
live-live = Прямой эфир
live-minutes-behind = с задержкой { $minutes } мин
live-seconds-behind = с задержкой { $seconds } с
live-moves-behind = { $moves ->
        [one] с задержкой в { $moves } ход
        [few] с задержкой в { $moves } хода
       *[many] с задержкой в { $moves } ходов
    }
live-reconnecting = Повторное подключение
live-place-of = { $at } из { $all }
live-place-live = { $at }, сейчас
