# en 5e0206e7
action-export-as-kifu = Экспорт в печатную кифу…
    .hint = Партия на экране листами для печати, с ходами по номерам.
# en 9a52af60
action-export-as-picture = Экспорт в картинку…
    .hint = Партия на экране анимированной картинкой, со снимками, если они есть, или её последняя позиция.
# en 8f65d67a
action-stop-the-export = Остановить экспорт

# en f3c8af2a
export-a-game = Экспорт партии
# en 35c1d71b
export-a-file = Куда записать файл
# en 558821c2
export-as-kifu-title = Экспорт в печатную кифу
# en 4e70a01a
export-as-kifu-what = Листы для печати: имена и ходы номерами на диаграммах. Имя оканчивается на .pdf, для страницы — на .html.
# en 9f8f20a3
export-as-picture-title = Экспорт в картинку
# en 22a01bf7
export-as-picture-what = Партия ход за ходом; рядом с диаграммой снимок каждого хода, если снимки есть. Имя оканчивается на .gif, для одной последней позиции — на .png.
# en 088d7b81
game-export-error-ending = у { $value } нет окончания, которое можно записать; закончите имя на .pdf или .html для печатной кифу, на .gif для анимированной картинки или на .png для последней позиции; SGF записывает 'kifuscribe replay' с -o
# en bef7f9da
game-export-error-no-board = в этой записи не было видно доски, поэтому экспортировать нечего
# en c6103615
export-not-encoded = картинку сделать нельзя ({ $why }); выберите меньшую ширину
# en 75389972
game-export-error-stopped = экспорт остановлен, ничего не записано
# en d6b7fa87
game-export-error-too-large = картинка больше { $megabytes } МБ даже в уменьшенном виде; экспортируйте печатную кифу или .png последней позиции
# en 9c42bab9
export-write-it = Записать
# en e181f820
export-writing = готово картинок: { $done } из { $total }
# en 0b7faacf
export-written-kifu = { $pages ->
        [one] { $pages } диаграмма записана
        [few] { $pages } диаграммы записаны
       *[many] { $pages } диаграмм записано
    } в { $file }
# en 85758c98
export-written-picture = { $pictures ->
        [one] { $pictures } картинка
        [few] { $pictures } картинки
       *[many] { $pictures } картинок
    }, { $width } x { $height }, { $size }, записано в { $file }

# en 7ddf2572
kifu-game-record = Запись партии
# en a4547f40
kifu-in-doubt = Под сомнением (в рамке): { $moves }
# en 622d0347
kifu-no-moves = Ходов не было
# en 4f084422
kifu-place = Место
# en 24bced5b
kifu-put-right = после { $after } камни поправлены рукой

# en 75210d42
picture-in-doubt = под сомнением: { $why }
# en 09882eec
picture-none-of-this-move = нет снимка этого хода
# en 62a3c710
kifu-corrected = Исправлено человеком (подчёркнуто): { $moves }
# en 9dcbac47
kifu-comments = Комментарии
# en 9f98c09e
kifu-comment-of-move = Ход { $number }: { $comment }
# en 26ef143a
kifu-page = Страница { $page } из { $pages }
# en 4553dc8b
picture-corrected = исправлено человеком
# en c5d4bd08
game-export-error-option = { $option } — для файлов с окончанием { $endings }; уберите этот параметр или назовите файл так
