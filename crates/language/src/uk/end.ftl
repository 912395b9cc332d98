# Кінець партії, крок за кроком, і бланк результату.
# en 7a2c1b2c
board-stones-dead = { $n ->
        [one] Мертвим позначено { $n } камінь
        [few] Мертвими позначено { $n } камені
       *[many] Мертвими позначено { $n } каменів
    }

# en dd6a9b15
count-dead-click-a-stone = Клацніть камінь, щоб позначити його групу мертвою; ще раз - щоб зняти позначку.
# en 74f2648f
count-dead-marked = Мертві камені, як позначено тут: чорних { $black }, білих { $white }
# en f6ba8a3b
count-dead-proposed = Ймовірно, мертві, гравцям перевірити: чорних { $black }, білих { $white }
# en dcabd834
count-step-dead-off = Мертві камені знято
# en 7ead9955
count-step-done = { $number }. { $name }: зроблено
# en c4f1388e
count-step-losing-stones = Камені програшу викладено
# en a22dfdb1
count-step-not-seen = { $number }. { $name }: не було видно
# en 589dcee6
count-step-open = { $number }. { $name }: ще ні
# en 5725c7b0
count-step-territories-full = Території заповнено

# en 970ef13b
end-both-numbers-are-found = Він у буфері обміну. Номер на бланку стосується запису до результату; kifuscribe verify --number знаходить обидва.
# en 64dedc18
end-by-a-count = Підрахунок на цій дошці
# en af68883b
end-by-points-counted-already = Підраховано вручну
# en ccd702bf
end-count-the-game = Підрахунок партії
# en 47cc0e80
end-dead-stones-then-fill-in = Гравці домовляються про мертві камені й заповнюють дошку; камера стежить, або ви робите один знімок повної дошки.
# en e94d02e6
end-give-out-the-key = Його відкрита частина, для тих, хто перевіряє печатку: { $path }
# en f14ab3ef
end-how-did-the-game-end = Чим закінчилася партія?
# en 8b610702
end-no-result-is-confirmed = Результат ще не підтверджено.
# en 056aaffe
end-number-of-the-sealed-record = Номер усього запечатаного запису
# en 946ad41b
end-numbered = { $number }. { $name }
# en 6d6a4c5a
end-print-this-file = Надрукуйте цей файл: { $file }
# en de1f1e45
end-questions-are-open = { $open ->
        [one] Відкрите { $open } запитання про ходи; поверніться на крок назад і спершу дайте на нього відповідь.
        [few] Відкриті { $open } запитання про ходи; поверніться на крок назад і спершу дайте на них відповідь.
       *[many] Відкрито { $open } запитань про ходи; поверніться на крок назад і спершу дайте на них відповідь.
    }
# en 5512881e
end-result-files-beside-it = У тій самій теці лежать result.json і result.csv для програми жеребкування.
# en 40652c18
end-seal-is-signed = Підписано ключем { $key }
# en 05bc1a5e
end-seal-the-record = Запечатати запис
# en 4f057cc3
end-sealing-closes-the-record = Бланк збережено. Запечатування закриває запис: ходи більше не записуються. Виправлення, відповіді, нотатки й результат можна додати, і журнал показує, що їх внесено пізніше.
# en 5eef8766
end-status-a-picture-is-there = Знімок є, але на ньому може бути не завершене заповнення: зробіть його ще раз або прочитайте
# en 8aaa2fdc
end-status-check-the-settings = Перевірте налаштування й мертві камені, потім підтвердьте
# en 3ad7d227
end-status-everything-is-done = Усе зроблено; запис запечатано
# en 9ed128a7
end-status-mark-the-dead-stones = Позначте мертві камені, заповніть дошку й зніміть її повною
# en 34d8eff2
end-status-only-the-claim-differs = Заповнення правильне, заява ні: покажіть обом гравцям обчислений результат
# en 576b0a33
end-status-save-the-slip = Збережіть бланк або дайте організаторові зчитати код
# en 4388b2a1
end-status-say-how-it-ended = Виберіть, чим закінчилася партія
# en f169b78d
end-status-seal-the-record = Запечатайте запис, щоб ходи більше не додавалися
# en bf8f3d03
end-status-the-fill-is-there = Знімок повної дошки є; прочитайте його
# en 01eaf376
end-status-the-players-confirm = Обидва гравці поіменно підтверджують результат
# en 88abbf8d
end-status-the-referee-is-needed = За підрахунком результат не визначено; суддя дивиться знайдене й вирішує
# en 0b21089f
end-step-how = Кінець партії
# en 70111d5c
end-step-of = Крок { $step } з { $all }: { $name }
# en 963443fe
end-step-seal = Запечатати
# en 3bb3ba86
end-step-settings = Налаштування
# en 22965ad3
end-step-slip = Бланк
# en 980d931a
end-the-camera-follows-or-a-photo = Камера стежить за підрахунком у чотирьох кроках. Без неї виберіть або зробіть один знімок повної дошки.
# en 2c6a6df1
end-the-record-is-sealed = Запис запечатано
# en ceb8f14b
end-the-recording-ends = Запис завершується; одразу після цього з'явиться бланк.
# en f77ebf86
end-the-result-as-a-code = Результат як QR-код
# en 2d63f3b8
end-the-result-is-confirmed = Результат підтверджено
# en d669ab34
end-the-slip-is-saved = Бланк результату збережено: { $file }
# en 5bca3cd1
end-then = { $step }, потім { $name }
# en 628b1ffe
end-without-a-count = Партія закінчилася без підрахунку
# en 5f19602a
end-write-down-the-points = Гравці вже підрахували: запишіть переможця й очки.
# en 667cce75
end-written-down-by = Хто записав: { $by }. Щоб змінити, скасуйте його з іменем і причинами.
# en 608572e6
end-nobody-is-named = Ім'я того, хто підтвердив, не вказано. Щоб змінити результат, скасуйте його з іменем і причинами.

# en 13c8dd2c
result-slip-confirmed = Підтверджено
# en 3dc7a0ba
result-slip-count = Підрахунок
# en a81beb78
result-slip-fill-agrees = заповнення збігається із записом
# en 16cffba3
result-slip-fill-and-record = { $verdict }: { $computed }
# en 3b87295f
result-slip-fill-differs = заповнення розбігається із записом, за яким
# en 4e07ddb2
result-slip-fill-open = про заповнення не можна сказати напевно; за записом
# en 8f76bf58
result-slip-open-question = Відкрите питання про запис
# en 51beb9bd
result-slip-for-the-organiser = Для організатора
# en 26d7f848
result-slip-hash = Номер запису на момент складання листа, який потім його підтверджує:
# en 2f04db2e
result-slip-protest-of-nobody = зіграно під протестом; чий протест, не занотовано
# en d61a9f82
result-slip-protest = Протест
# en 46d5266b
result-slip-sealed-has-its-own = Під час запечатування весь запис дістає свій номер; kifuscribe verify --number знаходить обидва.
# en b6619676
result-slip-the-same-as-data = Те саме як дані, для телефону організатора.
