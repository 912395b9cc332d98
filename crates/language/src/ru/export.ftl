action-export-as-kifu = Экспорт в печатную кифу…
    .hint = Партия на экране листами для печати, с ходами по номерам.
action-export-as-picture = Экспорт в картинку…
    .hint = Партия на экране анимированной картинкой, со снимками, если они есть, или её последняя позиция.
action-stop-the-export = Остановить экспорт

export-a-game = Экспорт партии
export-a-file = Куда записать файл
export-as-kifu-title = Экспорт в печатную кифу
export-as-kifu-what = Листы для печати: имена и ходы номерами на диаграммах. Имя оканчивается на .pdf, для страницы — на .html.
export-as-picture-title = Экспорт в картинку
export-as-picture-what = Партия ход за ходом; рядом с диаграммой снимок каждого хода, если снимки есть. Имя оканчивается на .gif, для одной последней позиции — на .png.
export-ending = у { $file } нет окончания, которое можно записать; закончите имя на .pdf или .html для печатной кифу, на .gif для анимированной картинки или на .png для последней позиции; SGF записывает 'kifuscribe replay' с -o
export-no-board = в этой записи не было видно доски, поэтому экспортировать нечего
export-not-encoded = картинку сделать нельзя ({ $why }); выберите меньшую ширину
export-stopped = экспорт остановлен, ничего не записано
export-too-large = картинка больше { $megabytes } МБ даже в уменьшенном виде; экспортируйте печатную кифу или .png последней позиции
export-write-it = Записать
export-writing = готово картинок: { $done } из { $total }
export-written-kifu = { $pages ->
        [one] { $pages } диаграмма записана
        [few] { $pages } диаграммы записаны
       *[many] { $pages } диаграмм записано
    } в { $file }
export-written-picture = { $pictures ->
        [one] { $pictures } картинка
        [few] { $pictures } картинки
       *[many] { $pictures } картинок
    }, { $width } x { $height }, { $size }, записано в { $file }

kifu-game-record = Запись партии
kifu-in-doubt = Под сомнением (в рамке): { $moves }
kifu-name-of-game = Партия
kifu-no-moves = Ходов не было
kifu-place = Место
kifu-put-right = после { $after } камни поправлены рукой

picture-in-doubt = под сомнением: { $why }
picture-none-of-this-move = нет снимка этого хода
kifu-corrected = Исправлено человеком (подчёркнуто): { $moves }
kifu-comments = Комментарии
kifu-comment-of-move = Ход { $number }: { $comment }
kifu-page = Страница { $page } из { $pages }
picture-corrected = исправлено человеком
export-option = { $option } — для файлов с окончанием { $endings }; уберите этот параметр или назовите файл так
