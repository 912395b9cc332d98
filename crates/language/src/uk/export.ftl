# en 5e0206e7
action-export-as-kifu = Експорт у друковану кіфу…
    .hint = Партія на екрані аркушами для друку, з ходами за номерами.
# en 9a52af60
action-export-as-picture = Експорт у картинку…
    .hint = Партія на екрані анімованою картинкою, зі знімками, якщо вони є, або її остання позиція.
# en 8f65d67a
action-stop-the-export = Зупинити експорт

# en f3c8af2a
export-a-game = Експорт партії
# en 35c1d71b
export-a-file = Куди записати файл
# en 558821c2
export-as-kifu-title = Експорт у друковану кіфу
# en 4e70a01a
export-as-kifu-what = Аркуші для друку: імена та ходи номерами на діаграмах. Назва закінчується на .pdf, для сторінки — на .html.
# en 9f8f20a3
export-as-picture-title = Експорт у картинку
# en 22a01bf7
export-as-picture-what = Партія хід за ходом; поруч із діаграмою знімок кожного ходу, якщо знімки є. Назва закінчується на .gif, для самої останньої позиції — на .png.
# en 088d7b81
game-export-error-ending = у { $value } немає закінчення, яке можна записати; закінчіть назву на .pdf або .html для друкованої кіфу, на .gif для анімованої картинки або на .png для останньої позиції; SGF записує 'kifuscribe replay' з -o
# en bef7f9da
game-export-error-no-board = у цьому записі не було видно дошки, тож експортувати нічого
# en c6103615
export-not-encoded = картинку зробити не можна ({ $why }); виберіть меншу ширину
# en 75389972
game-export-error-stopped = експорт зупинено, нічого не записано
# en d6b7fa87
game-export-error-too-large = картинка більша за { $megabytes } МБ навіть зменшена; експортуйте друковану кіфу або .png останньої позиції
# en 9c42bab9
export-write-it = Записати
# en e181f820
export-writing = готово картинок: { $done } з { $total }
# en 0b7faacf
export-written-kifu = { $pages ->
        [one] { $pages } діаграму записано
        [few] { $pages } діаграми записано
       *[many] { $pages } діаграм записано
    } у { $file }
# en 85758c98
export-written-picture = { $pictures ->
        [one] { $pictures } картинка
        [few] { $pictures } картинки
       *[many] { $pictures } картинок
    }, { $width } x { $height }, { $size }, записано у { $file }

# en 7ddf2572
kifu-game-record = Запис партії
# en a4547f40
kifu-in-doubt = Під сумнівом (у рамці): { $moves }
# en 622d0347
kifu-no-moves = Ходів не було
# en 4f084422
kifu-place = Місце
# en 24bced5b
kifu-put-right = після { $after } камені поправлено рукою

# en 75210d42
picture-in-doubt = під сумнівом: { $why }
# en 09882eec
picture-none-of-this-move = немає знімка цього ходу
# en 62a3c710
kifu-corrected = Виправлено людиною (підкреслено): { $moves }
# en 9dcbac47
kifu-comments = Коментарі
# en 9f98c09e
kifu-comment-of-move = Хід { $number }: { $comment }
# en 26ef143a
kifu-page = Сторінка { $page } з { $pages }
# en 4553dc8b
picture-corrected = виправлено людиною
# en c5d4bd08
game-export-error-option = { $option } — для файлів із закінченням { $endings }; приберіть цей параметр або назвіть файл так
