# Что не так с введёнными аргументами, и слова страниц справки.
# en ee72b1e9
usage-argument-conflict = '{ $argument }' нельзя указать вместе с '{ $other }'
# en 553472f9
usage-argument-missing = не хватает аргументов: { $arguments }
# en 6d39be05
usage-argument-twice = '{ $argument }' можно указать только один раз
# en 40b6cd8f
usage-command-missing = не указана команда; их перечисляет '{ $help }'
# en d6cd2a59
usage-default = по умолчанию: { $default }
# en 2c9bae6f
usage-heading-arguments = Аргументы
# en cf8e77fb
usage-heading-commands = Команды
# en 1faef35d
usage-heading-options = Параметры
# en f5cfc7e6
usage-heading-usage = Использование
# en 75d43880
usage-no-such-command = команды '{ $typed }' нет; какие есть, покажет '{ $help }'
# en eb85b055
usage-no-such-command-similar = команды '{ $typed }' нет; может быть, '{ $similar }'? Какие есть, покажет '{ $help }'
# en d4f1437a
usage-not-utf8 = один из аргументов записан не в UTF-8
# en dcdcb55a
usage-see = { $what }; см. '{ $help }'
# en 965d7eac
usage-unknown-argument = лишний аргумент '{ $argument }'
# en 1fb2a632
usage-unknown-argument-similar = неизвестный аргумент '{ $argument }'; похожий: '{ $similar }'
# en 0ee92713
usage-value-equals = перед значением '{ $argument }' нужен знак равенства
# en e335eb9a
usage-value-missing = для '{ $argument }' не указано значение
# en 476712dc
usage-value-not-one-of = значение '{ $value }' не подходит для '{ $argument }': выберите из { $known }
# en 7f5fd4ba
usage-value-number = для '{ $argument }' указано слишком мало или слишком много значений
# en 828cbff0
usage-value-too-many = лишнее значение '{ $value }' для '{ $argument }'
# en da3659c0
usage-value-wrong = значение '{ $value }' не подходит для '{ $argument }': { $why }
# en 98e46c50
usage-values = значения: { $values }
# en 20cb6a08
usage-word-command = КОМАНДА
# en 768289dd
usage-word-options = ПАРАМЕТРЫ

# en 1d27fc29
invalid-value-not-one-of = выберите из: { $value }
# en b4a69892
value-corners = укажите восемь чисел через запятую: x,y левого верхнего, правого верхнего, правого нижнего и левого нижнего угла
# en 95758090
value-counted-result = укажите результат, как его пишет SGF, например B+3, W+0.5 или 0; решение без победителя даётся в --ruling и --result
# en bb513746
value-date = укажите существующую дату, например 2026-11-21, 2026-11 или 2026
# en 23aedbc8
value-decided-result = укажите результат, например B+3, W+R, 0, both-lose, no-result или W+illegal-move
# en 9ddd526f
value-half-points = укажите число, кратное 0.5, например 6.5
# en 650f6efa
value-hash = укажите от 12 до 64 цифр 0-9 и букв a-f, как их вывела команда 'seal'
# en 1c3f9634
value-komi = укажите очки, например 6.5: целое число половин очка
# en 6557b4eb
value-lines = укажите число линий одной стороны, например 19
# en b0c51b5a
value-number = укажите целое число, например 19
# en 036ae3a5
value-picture-size = укажите два чётных числа от 64 до 4096, например 960x720
# en 964d53f2
value-question = укажите номер вопроса; без него вопросы перечисляются
# en c254be51
value-rank = укажите разряд, например 9p, 3d или 12k
# en 7c8e6fee
value-rules-egf = укажите japanese, по ним проходит большинство турниров Европы, или ing-egf, упрощённые правила Инга EGF
# en 23b1e311
value-seconds = укажите целое число секунд от 1 до 600
# en 4a3eea84
value-seconds-of-a-move = укажите число секунд от 0.05 до 20, например 0.7
# en 558438c3
value-socket-address = укажите адрес с портом, например 127.0.0.1:8000
# en 60492dc9
value-sought-result = укажите результат, например B+R или W+0.5; B+ или W+ для всех побед цвета, ? если результата нет
# en bca2a656
value-sought-charset = укажите кодировку одним из этих имён: UTF-8, UTF-16LE, UTF-16BE, GBK, GB18030, Big5, Shift_JIS, EUC-JP, ISO-2022-JP, EUC-KR, KOI8-R, KOI8-U, CP437, CP850, CP852, CP866, macintosh, x-mac-cyrillic, windows-874, windows-1250 … windows-1258, ISO-8859-1 … ISO-8859-16
# en f2e123fd
value-squares = укажите внутренние углы по горизонтали и вертикали, например 9x6: два разных числа от 3 до 40
# en b164de65
value-tables = укажите число столов от 1 до 9
# en 574ecf32
value-time = укажите время, например 64:10, 1:04:10, 60m или 45s
# en 6560ec4d
value-whole-number = укажите целое число
# en 85da13ca
invalid-value-not-at-least = укажите целое число от { $value }
# en eff167a6
invalid-value-not-within = укажите целое число от { $least } до { $most }
# en f6d25151
value-sought-words = укажите хотя бы одну букву, цифру или иероглиф
