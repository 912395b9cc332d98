action-export-as-kifu = Експорт у друковану кіфу…
    .hint = Партія на екрані аркушами для друку, з ходами за номерами.
action-export-as-picture = Експорт у картинку…
    .hint = Партія на екрані анімованою картинкою, зі знімками, якщо вони є, або її остання позиція.
action-stop-the-export = Зупинити експорт

export-a-game = Експорт партії
export-a-file = Куди записати файл
export-as-kifu-title = Експорт у друковану кіфу
export-as-kifu-what = Аркуші для друку: імена та ходи номерами на діаграмах. Назва закінчується на .pdf, для сторінки — на .html.
export-as-picture-title = Експорт у картинку
export-as-picture-what = Партія хід за ходом; поруч із діаграмою знімок кожного ходу, якщо знімки є. Назва закінчується на .gif, для самої останньої позиції — на .png.
export-ending = у { $file } немає закінчення, яке можна записати; закінчіть назву на .pdf або .html для друкованої кіфу, на .gif для анімованої картинки або на .png для останньої позиції; SGF записує 'kifuscribe replay' з -o
export-no-board = у цьому записі не було видно дошки, тож експортувати нічого
export-not-encoded = картинку зробити не можна ({ $why }); виберіть меншу ширину
export-stopped = експорт зупинено, нічого не записано
export-too-large = картинка більша за { $megabytes } МБ навіть зменшена; експортуйте друковану кіфу або .png останньої позиції
export-write-it = Записати
export-writing = готово картинок: { $done } з { $total }
export-written-kifu = { $pages ->
        [one] { $pages } діаграму записано
        [few] { $pages } діаграми записано
       *[many] { $pages } діаграм записано
    } у { $file }
export-written-picture = { $pictures ->
        [one] { $pictures } картинка
        [few] { $pictures } картинки
       *[many] { $pictures } картинок
    }, { $width } x { $height }, { $size }, записано у { $file }

kifu-game-record = Запис партії
kifu-in-doubt = Під сумнівом (у рамці): { $moves }
kifu-name-of-game = Партія
kifu-no-moves = Ходів не було
kifu-place = Місце
kifu-put-right = після { $after } камені поправлено рукою

picture-in-doubt = під сумнівом: { $why }
picture-none-of-this-move = немає знімка цього ходу
kifu-corrected = Виправлено людиною (підкреслено): { $moves }
kifu-comments = Коментарі
kifu-comment-of-move = Хід { $number }: { $comment }
kifu-page = Сторінка { $page } з { $pages }
picture-corrected = виправлено людиною
export-option = { $option } — для файлів із закінченням { $endings }; приберіть цей параметр або назвіть файл так
