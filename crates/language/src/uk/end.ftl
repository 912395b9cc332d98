# Кінець партії, крок за кроком, і бланк результату.
board-stones-dead = . { $n ->
        [one] Мертвим позначено { $n } камінь
        [few] Мертвими позначено { $n } камені
       *[many] Мертвими позначено { $n } каменів
    }

count-dead-click-a-stone = Клацніть камінь, щоб позначити його групу мертвою; ще раз - щоб зняти позначку.
count-dead-marked = Мертві камені, як позначено тут: чорних { $black }, білих { $white }
count-dead-proposed = Ймовірно, мертві, гравцям перевірити: чорних { $black }, білих { $white }
count-step-compensation = Компенсацію викладено
count-step-dead-off = Мертві камені знято
count-step-done = { $number }. { $name }: зроблено
count-step-losing-stones = Програні камені викладено
count-step-not-seen = { $number }. { $name }: не було видно
count-step-open = { $number }. { $name }: ще ні
count-step-territories-full = Території заповнено

end-both-numbers-are-found = Він у буфері обміну. Номер на бланку стосується запису до результату; kifuscribe verify --number знаходить обидва.
end-by-a-count = Партію підраховують
end-by-points-counted-already = Партію підрахували без цієї програми
end-count-the-game = Підрахунок партії
end-dead-stones-then-fill-in = Гравці домовляються про мертві камені й заповнюють дошку; камера стежить, або ви робите один знімок повної дошки.
end-for-the-organiser = Для організатора
end-give-out-the-key = Його відкрита частина, для тих, хто перевіряє печатку: { $path }
end-how-did-the-game-end = Чим закінчилася партія?
end-no-result-is-confirmed = Результат ще не підтверджено.
end-number-of-the-sealed-record = Номер усього запечатаного запису
end-numbered = { $number }. { $name }
end-print-this-file = Надрукуйте цей файл: { $file }
end-questions-are-open = { $open ->
        [one] Відкрите { $open } запитання про ходи; поверніться на крок назад і спершу дайте на нього відповідь.
        [few] Відкриті { $open } запитання про ходи; поверніться на крок назад і спершу дайте на них відповідь.
       *[many] Відкрито { $open } запитань про ходи; поверніться на крок назад і спершу дайте на них відповідь.
    }
end-result-files-beside-it = У тій самій теці лежать result.json і result.csv для програми жеребкування.
end-seal-is-signed = Підписано ключем { $key }
end-seal-the-record = Запечатати запис
end-sealing-closes-the-record = Бланк збережено. Запечатування закриває запис: ходи більше не записуються. Виправлення, відповіді, нотатки й результат можна додати, і журнал показує, що їх внесено пізніше.
end-status-a-picture-is-there = Знімок є, але на ньому може бути не завершене заповнення: зробіть його ще раз або прочитайте
end-status-check-the-settings = Перевірте налаштування й мертві камені, потім підтвердьте
end-status-everything-is-done = Усе зроблено; запис запечатано
end-status-mark-the-dead-stones = Позначте мертві камені, заповніть дошку й зніміть її повною
end-status-only-the-claim-differs = Заповнення правильне, заява ні: покажіть обом гравцям обчислений результат
end-status-save-the-slip = Збережіть бланк або дайте організаторові зчитати код
end-status-say-how-it-ended = Виберіть, чим закінчилася партія
end-status-seal-the-record = Запечатайте запис, щоб ходи більше не додавалися
end-status-the-fill-is-there = Знімок повної дошки є; прочитайте його
end-status-the-players-confirm = Обидва гравці поіменно підтверджують результат
end-status-the-referee-is-needed = Підрахунок цього не вирішує; суддя дивиться зауваження і вирішує
end-step-count = Підрахунок
end-step-game-over = Кінець партії
end-step-of = Крок { $step } з { $all }: { $name }
end-step-result = Результат
end-step-seal = Запечатати
end-step-settings = Налаштування
end-step-slip = Бланк
end-the-camera-follows-or-a-photo = Камера стежить за підрахунком у чотирьох кроках. Без неї виберіть або зробіть один знімок повної дошки.
end-the-record-is-sealed = Запис запечатано
end-the-recording-ends = Запис завершується; одразу після цього з'явиться бланк.
end-the-result-as-a-code = Результат як QR-код
end-the-result-is-confirmed = Результат підтверджено
end-the-slip-is-saved = Бланк результату збережено: { $file }
end-then = , потім { $name }
end-without-a-count = Партія закінчилася без підрахунку
end-written-down-by = Хто записав: { $by }. Щоб змінити, скасуйте його з іменем і причинами.
end-nobody-is-named = Ім'я того, хто підтвердив, не вказано. Щоб змінити результат, скасуйте його з іменем і причинами.

result-slip-confirmed = Підтверджено
result-slip-count = Підрахунок
result-slip-fill-agrees = заповнення збігається із записом
result-slip-fill-and-record = { $verdict }: { $computed }
result-slip-fill-differs = заповнення розбігається із записом, за яким
result-slip-fill-open = про заповнення не можна сказати напевно; за записом
result-slip-for-the-organiser = Для організатора
result-slip-hash = Номер запису на момент складання листа, який потім його підтверджує:
result-slip-nobody-is-named = Ім'я того, хто підтвердив, не вказано
result-slip-protest = Протест
result-slip-reasons = Причини
result-slip-record = Запис
result-slip-sealed-has-its-own = Під час запечатування весь запис дістає свій номер; kifuscribe verify --number знаходить обидва.
result-slip-the-same-as-data = Те саме як дані, для телефону організатора.
