# Конец партии, шаг за шагом, и бланк результата.
# en 7a2c1b2c
board-stones-dead = { $n ->
        [one] Мёртвым отмечен { $n } камень
        [few] Мёртвыми отмечены { $n } камня
       *[many] Мёртвыми отмечено { $n } камней
    }

# en dd6a9b15
count-dead-click-a-stone = Щёлкните по камню, чтобы отметить его группу мёртвой; ещё раз - чтобы снять отметку.
# en 74f2648f
count-dead-marked = Мёртвые камни, как отмечено здесь: чёрных { $black }, белых { $white }
# en f6ba8a3b
count-dead-proposed = Вероятно, мёртвые, игрокам проверить: чёрных { $black }, белых { $white }
# en dcabd834
count-step-dead-off = Мёртвые камни сняты
# en 7ead9955
count-step-done = { $number }. { $name }: сделано
# en c4f1388e
count-step-losing-stones = Проигрышные камни выложены
# en a22dfdb1
count-step-not-seen = { $number }. { $name }: не было видно
# en 589dcee6
count-step-open = { $number }. { $name }: ещё нет
# en 5725c7b0
count-step-territories-full = Территории заполнены

# en 970ef13b
end-both-numbers-are-found = Он в буфере обмена. Номер на бланке относится к записи до результата; kifuscribe verify --number находит оба.
# en 64dedc18
end-by-a-count = Подсчёт на этой доске
# en af68883b
end-by-points-counted-already = Подсчитано вручную
# en ccd702bf
end-count-the-game = Подсчёт партии
# en 47cc0e80
end-dead-stones-then-fill-in = Игроки договариваются о мёртвых камнях и заполняют доску; камера следит, или вы делаете один снимок полной доски.
# en e94d02e6
end-give-out-the-key = Его открытая часть, для тех, кто проверяет печать: { $path }
# en f14ab3ef
end-how-did-the-game-end = Чем закончилась партия?
# en 8b610702
end-no-result-is-confirmed = Результат ещё не подтверждён.
# en 056aaffe
end-number-of-the-sealed-record = Номер всей запечатанной записи
# en 946ad41b
end-numbered = { $number }. { $name }
# en 6d6a4c5a
end-print-this-file = Напечатайте этот файл: { $file }
# en de1f1e45
end-questions-are-open = { $open ->
        [one] Открыт { $open } вопрос о ходах; вернитесь на шаг назад и сначала ответьте на него.
        [few] Открыто { $open } вопроса о ходах; вернитесь на шаг назад и сначала ответьте на них.
       *[many] Открыто { $open } вопросов о ходах; вернитесь на шаг назад и сначала ответьте на них.
    }
# en 5512881e
end-result-files-beside-it = В той же папке лежат result.json и result.csv для программы жеребьёвки.
# en 40652c18
end-seal-is-signed = Подписано ключом { $key }
# en 05bc1a5e
end-seal-the-record = Запечатать запись
# en 4f057cc3
end-sealing-closes-the-record = Бланк сохранён. Запечатывание закрывает запись: ходы больше не записываются. Исправления, ответы, заметки и результат можно добавить, и журнал показывает, что они внесены позже.
# en 5eef8766
end-status-a-picture-is-there = Снимок есть, но на нём может быть не законченное заполнение: сделайте его ещё раз или прочитайте
# en 8aaa2fdc
end-status-check-the-settings = Проверьте настройки и мёртвые камни, затем подтвердите
# en 3ad7d227
end-status-everything-is-done = Всё сделано; запись запечатана
# en 9ed128a7
end-status-mark-the-dead-stones = Отметьте мёртвые камни, заполните доску и снимите её полной
# en 34d8eff2
end-status-only-the-claim-differs = Заполнение верно, заявление нет: покажите обоим игрокам вычисленный результат
# en 576b0a33
end-status-save-the-slip = Сохраните бланк или дайте организатору считать код
# en 4388b2a1
end-status-say-how-it-ended = Выберите, чем закончилась партия
# en f169b78d
end-status-seal-the-record = Запечатайте запись, чтобы ходы больше не добавлялись
# en bf8f3d03
end-status-the-fill-is-there = Снимок полной доски есть; прочитайте его
# en 01eaf376
end-status-the-players-confirm = Оба игрока поимённо подтверждают результат
# en 88abbf8d
end-status-the-referee-is-needed = По подсчёту результат не определён; судья смотрит найденное и решает
# en 0b21089f
end-step-how = Конец партии
# en 70111d5c
end-step-of = Шаг { $step } из { $all }: { $name }
# en 963443fe
end-step-seal = Запечатать
# en 3bb3ba86
end-step-settings = Настройки
# en 22965ad3
end-step-slip = Бланк
# en 980d931a
end-the-camera-follows-or-a-photo = Камера следит за подсчётом в четырёх шагах. Без неё выберите или сделайте один снимок полной доски.
# en 2c6a6df1
end-the-record-is-sealed = Запись запечатана
# en ceb8f14b
end-the-recording-ends = Запись завершается; сразу после этого появится бланк.
# en f77ebf86
end-the-result-as-a-code = Результат как QR-код
# en 2d63f3b8
end-the-result-is-confirmed = Результат подтверждён
# en d669ab34
end-the-slip-is-saved = Бланк результата сохранён: { $file }
# en 5bca3cd1
end-then = { $step }, затем { $name }
# en 628b1ffe
end-without-a-count = Партия закончилась без подсчёта
# en 5f19602a
end-write-down-the-points = Игроки уже подсчитали: запишите победителя и очки.
# en 667cce75
end-written-down-by = Кто записал: { $by }. Чтобы изменить, отмените его с именем и причинами.
# en 608572e6
end-nobody-is-named = Имя подтвердившего не указано. Чтобы изменить результат, отмените его с именем и причинами.

# en 13c8dd2c
result-slip-confirmed = Подтверждено
# en 3dc7a0ba
result-slip-count = Подсчёт
# en a81beb78
result-slip-fill-agrees = заполнение сходится с записью
# en 16cffba3
result-slip-fill-and-record = { $verdict }: { $computed }
# en 3b87295f
result-slip-fill-differs = заполнение расходится с записью, по которой
# en 4e07ddb2
result-slip-fill-open = о заполнении нельзя сказать наверняка; по записи
# en 8f76bf58
result-slip-open-question = Открытый вопрос о записи
# en 51beb9bd
result-slip-for-the-organiser = Для организатора
# en 26d7f848
result-slip-hash = Номер записи на момент составления листа, который потом её подтверждает:
# en 2f04db2e
result-slip-protest-of-nobody = сыграно под протестом; чей протест, не отмечено
# en d61a9f82
result-slip-protest = Протест
# en 46d5266b
result-slip-sealed-has-its-own = При запечатывании вся запись получает свой номер; kifuscribe verify --number находит оба.
# en b6619676
result-slip-the-same-as-data = То же в виде данных, для телефона организатора.
