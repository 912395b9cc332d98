# en d79c49a2
error-display-silent = экран не отвечает
# en 99523464
expected-input-points = укажите число очков, например 6.5
# en 09a5e9f1
expected-input-result = укажите результат, например B+3, W+0.5 или 0
# en 10cd8c5a
backend-error-new-record = не удаётся писать в { $folder } ({ $source }); выберите другую папку для записей
# en 4ebd0b64
filter-error-date = { $text } - не дата; введите, например, 2026-11-21, 2026-11 или 2026
# en c786d18d
error-no-display = нет экрана: не заданы ни DISPLAY, ни WAYLAND_DISPLAY
# en 500f8dd7
backend-error-no-rehearsal = учебную партию нельзя показать ({ $value }); попробуйте видеофайл
# en 6dd4a06a
filter-error-result = { $text } - не результат; введите, например, B+R или W+0.5, B+ или W+ для всех побед цвета, ? если результата нет
# en cd8fdb7e
error-no-sample-game = программа собрана без неё
# en 6cc8fc38
no-window = не удаётся открыть окно ({ $why }); { $hint }
# en a802424b
error-no-window-hint = запустите на рабочем столе или записывайте без окна: kifuscribe record SOURCE -o GAME.sgf
# en 95fa7755
backend-error-open = не удаётся открыть { $path } ({ $source }); откройте вручную
# en 20a8ab5b
backend-error-read-record = не удаётся прочитать запись { $sgf } ({ $source }); она есть и в журнале рядом
# en 32d898de
backend-error-not-recording = запись завершена; сначала продолжите её
# en ca01510e
backend-error-is-recorded = { $name } сейчас записывается другим окном или другой программой; здесь ничего не начато
# en b637dde2
backend-error-thread = система не даёт поток для чтения файлов ({ $source }); закройте что-нибудь
# en 89232768
input-is-a-folder = это папка; укажите файл в ней
# en 927119b7
input-is-a-session = это папка; укажите файл: запись партии лежит рядом с ней и кончается на .sgf
# en 4033f365
input-is-not-there = такого файла нет
# en c6b7d391
input-may-not-be-read = у вас нет права его читать
# en 9c5c0cb7
word-list-separator = ,{" "}
# en f9b55b3d
word-period = .{" "}
# en 9c5c0cb7
word-comma = ,{" "}
# en 9b1bf04c
word-or = {" или "}
# en 8751353a
word-semicolon = ;{" "}
