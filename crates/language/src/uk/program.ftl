# en d79c49a2
error-display-silent = екран не відповідає
# en 99523464
expected-input-points = вкажіть число очок, наприклад 6.5
# en 09a5e9f1
expected-input-result = вкажіть результат, наприклад B+3, W+0.5 або 0
# en 10cd8c5a
backend-error-new-record = не вдається писати в { $folder } ({ $source }); виберіть іншу теку для записів
# en 4ebd0b64
filter-error-date = { $text } - не дата; уведіть, наприклад, 2026-11-21, 2026-11 або 2026
# en c786d18d
error-no-display = немає екрана: не задано ні DISPLAY, ні WAYLAND_DISPLAY
# en 500f8dd7
backend-error-no-rehearsal = навчальну партію не можна показати ({ $value }); спробуйте відеофайл
# en 6dd4a06a
filter-error-result = { $text } - не результат; уведіть, наприклад, B+R або W+0.5, B+ або W+ для всіх перемог кольору, ? якщо результату немає
# en cd8fdb7e
error-no-sample-game = програму зібрано без неї
# en 6cc8fc38
no-window = не вдається відкрити вікно ({ $why }); { $hint }
# en a802424b
error-no-window-hint = запустіть на стільниці або записуйте без вікна: kifuscribe record SOURCE -o GAME.sgf
# en 95fa7755
backend-error-open = не вдається відкрити { $path } ({ $source }); відкрийте вручну
# en 20a8ab5b
backend-error-read-record = не вдається прочитати запис { $sgf } ({ $source }); він є і в журналі поруч
# en 32d898de
backend-error-not-recording = запис завершено; спершу продовжіть його
# en ca01510e
backend-error-is-recorded = { $name } зараз записується іншим вікном або іншою програмою; тут нічого не розпочато
# en b637dde2
backend-error-thread = система не дає потоку для читання файлів ({ $source }); закрийте щось
# en 89232768
input-is-a-folder = це тека; вкажіть файл у ній
# en 927119b7
input-is-a-session = це тека; вкажіть файл: запис партії лежить поруч із нею й закінчується на .sgf
# en 4033f365
input-is-not-there = такого файлу немає
# en c6b7d391
input-may-not-be-read = у вас немає права його читати
# en 9c5c0cb7
word-list-separator = ,{" "}
# en f9b55b3d
word-period = .{" "}
# en 9c5c0cb7
word-comma = ,{" "}
# en 9b1bf04c
word-or = {" або "}
# en 8751353a
word-semicolon = ;{" "}
