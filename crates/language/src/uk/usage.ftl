# Що не так із введеними аргументами, і слова сторінок довідки.
# en ee72b1e9
usage-argument-conflict = '{ $argument }' не можна вказати разом із '{ $other }'
# en 553472f9
usage-argument-missing = бракує аргументів: { $arguments }
# en 6d39be05
usage-argument-twice = '{ $argument }' можна вказати лише один раз
# en 40b6cd8f
usage-command-missing = не вказано команду; їх перелічує '{ $help }'
# en d6cd2a59
usage-default = типово: { $default }
# en 2c9bae6f
usage-heading-arguments = Аргументи
# en cf8e77fb
usage-heading-commands = Команди
# en 1faef35d
usage-heading-options = Параметри
# en f5cfc7e6
usage-heading-usage = Використання
# en 75d43880
usage-no-such-command = команди '{ $typed }' немає; які є, покаже '{ $help }'
# en eb85b055
usage-no-such-command-similar = команди '{ $typed }' немає; можливо, '{ $similar }'? Які є, покаже '{ $help }'
# en d4f1437a
usage-not-utf8 = один з аргументів записано не в UTF-8
# en dcdcb55a
usage-see = { $what }; див. '{ $help }'
# en 965d7eac
usage-unknown-argument = зайвий аргумент '{ $argument }'
# en 1fb2a632
usage-unknown-argument-similar = невідомий аргумент '{ $argument }'; схожий: '{ $similar }'
# en 0ee92713
usage-value-equals = перед значенням '{ $argument }' потрібен знак рівності
# en e335eb9a
usage-value-missing = для '{ $argument }' не вказано значення
# en 476712dc
usage-value-not-one-of = значення '{ $value }' не підходить для '{ $argument }': виберіть із { $known }
# en 7f5fd4ba
usage-value-number = для '{ $argument }' вказано замало або забагато значень
# en 828cbff0
usage-value-too-many = зайве значення '{ $value }' для '{ $argument }'
# en da3659c0
usage-value-wrong = значення '{ $value }' не підходить для '{ $argument }': { $why }
# en 98e46c50
usage-values = значення: { $values }
# en 20cb6a08
usage-word-command = КОМАНДА
# en 768289dd
usage-word-options = ПАРАМЕТРИ

# en 1d27fc29
invalid-value-not-one-of = виберіть із: { $value }
# en b4a69892
value-corners = вкажіть вісім чисел через кому: x,y лівого верхнього, правого верхнього, правого нижнього і лівого нижнього кута
# en 95758090
value-counted-result = вкажіть результат, як його пише SGF, наприклад B+3, W+0.5 або 0; рішення без переможця дається в --ruling і --result
# en bb513746
value-date = вкажіть дату, що існує, наприклад 2026-11-21, 2026-11 або 2026
# en 23aedbc8
value-decided-result = вкажіть результат, наприклад B+3, W+R, 0, both-lose, no-result або W+illegal-move
# en 9ddd526f
value-half-points = вкажіть число, кратне 0.5, наприклад 6.5
# en 650f6efa
value-hash = вкажіть від 12 до 64 цифр 0-9 і літер a-f, як їх вивела команда 'seal'
# en 1c3f9634
value-komi = вкажіть очки, наприклад 6.5: ціле число половин очка
# en 6557b4eb
value-lines = вкажіть кількість ліній однієї сторони, наприклад 19
# en b0c51b5a
value-number = вкажіть ціле число, наприклад 19
# en 036ae3a5
value-picture-size = вкажіть два парні числа від 64 до 4096, наприклад 960x720
# en 964d53f2
value-question = вкажіть номер запитання; без нього запитання перелічуються
# en c254be51
value-rank = укажіть розряд, наприклад 9p, 3d або 12k
# en 7c8e6fee
value-rules-egf = вкажіть japanese, за ними проходить більшість турнірів Європи, або ing-egf, спрощені правила Інга EGF
# en 23b1e311
value-seconds = вкажіть ціле число секунд від 1 до 600
# en 4a3eea84
value-seconds-of-a-move = вкажіть кількість секунд від 0.05 до 20, наприклад 0.7
# en 558438c3
value-socket-address = вкажіть адресу з портом, наприклад 127.0.0.1:8000
# en 60492dc9
value-sought-result = вкажіть результат, наприклад B+R або W+0.5; B+ або W+ для всіх перемог кольору, ? якщо результату немає
# en bca2a656
value-sought-charset = вкажіть кодування одним із цих імен: UTF-8, UTF-16LE, UTF-16BE, GBK, GB18030, Big5, Shift_JIS, EUC-JP, ISO-2022-JP, EUC-KR, KOI8-R, KOI8-U, CP437, CP850, CP852, CP866, macintosh, x-mac-cyrillic, windows-874, windows-1250 … windows-1258, ISO-8859-1 … ISO-8859-16
# en f2e123fd
value-squares = вкажіть внутрішні кути по горизонталі й вертикалі, наприклад 9x6: два різні числа від 3 до 40
# en b164de65
value-tables = вкажіть кількість столів від 1 до 9
# en 574ecf32
value-time = вкажіть час, наприклад 64:10, 1:04:10, 60m або 45s
# en 6560ec4d
value-whole-number = вкажіть ціле число
# en 85da13ca
invalid-value-not-at-least = вкажіть ціле число від { $value }
# en eff167a6
invalid-value-not-within = вкажіть ціле число від { $least } до { $most }
# en f6d25151
value-sought-words = вкажіть принаймні одну літеру, цифру чи ієрогліф
