# Конец партии, шаг за шагом, и бланк результата.
board-stones-dead = . { $n ->
        [one] Мёртвым отмечен { $n } камень
        [few] Мёртвыми отмечены { $n } камня
       *[many] Мёртвыми отмечено { $n } камней
    }

count-dead-click-a-stone = Щёлкните по камню, чтобы отметить его группу мёртвой; ещё раз - чтобы снять отметку.
count-dead-marked = Мёртвые камни, как отмечено здесь: чёрных { $black }, белых { $white }
count-dead-proposed = Вероятно, мёртвые, игрокам проверить: чёрных { $black }, белых { $white }
count-step-compensation = Компенсация выложена
count-step-dead-off = Мёртвые камни сняты
count-step-done = { $number }. { $name }: сделано
count-step-losing-stones = Проигранные камни выложены
count-step-not-seen = { $number }. { $name }: не было видно
count-step-open = { $number }. { $name }: ещё нет
count-step-territories-full = Территории заполнены

end-both-numbers-are-found = Он в буфере обмена. Номер на бланке относится к записи до результата; kifuscribe verify --number находит оба.
end-by-a-count = Партия подсчитывается
end-by-points-counted-already = Партию подсчитали без этой программы
end-count-the-game = Подсчёт партии
end-dead-stones-then-fill-in = Игроки договариваются о мёртвых камнях и заполняют доску; камера следит, или вы делаете один снимок полной доски.
end-for-the-organiser = Для организатора
end-give-out-the-key = Его открытая часть, для тех, кто проверяет печать: { $path }
end-how-did-the-game-end = Чем закончилась партия?
end-no-result-is-confirmed = Результат ещё не подтверждён.
end-number-of-the-sealed-record = Номер всей запечатанной записи
end-numbered = { $number }. { $name }
end-print-this-file = Напечатайте этот файл: { $file }
end-questions-are-open = { $open ->
        [one] Открыт { $open } вопрос о ходах; вернитесь на шаг назад и сначала ответьте на него.
        [few] Открыто { $open } вопроса о ходах; вернитесь на шаг назад и сначала ответьте на них.
       *[many] Открыто { $open } вопросов о ходах; вернитесь на шаг назад и сначала ответьте на них.
    }
end-result-files-beside-it = В той же папке лежат result.json и result.csv для программы жеребьёвки.
end-seal-is-signed = Подписано ключом { $key }
end-seal-the-record = Запечатать запись
end-sealing-closes-the-record = Бланк сохранён. Запечатывание закрывает запись: ходы больше не записываются. Исправления, ответы, заметки и результат можно добавить, и журнал показывает, что они внесены позже.
end-status-a-picture-is-there = Снимок есть, но на нём может быть не законченное заполнение: сделайте его ещё раз или прочитайте
end-status-check-the-settings = Проверьте настройки и мёртвые камни, затем подтвердите
end-status-everything-is-done = Всё сделано; запись запечатана
end-status-mark-the-dead-stones = Отметьте мёртвые камни, заполните доску и снимите её полной
end-status-only-the-claim-differs = Заполнение верно, заявление нет: покажите обоим игрокам вычисленный результат
end-status-save-the-slip = Сохраните бланк или дайте организатору считать код
end-status-say-how-it-ended = Выберите, чем закончилась партия
end-status-seal-the-record = Запечатайте запись, чтобы ходы больше не добавлялись
end-status-the-fill-is-there = Снимок полной доски есть; прочитайте его
end-status-the-players-confirm = Оба игрока поимённо подтверждают результат
end-status-the-referee-is-needed = Подсчёт этого не решает; судья смотрит замечания и решает
end-step-count = Подсчёт
end-step-game-over = Конец партии
end-step-of = Шаг { $step } из { $all }: { $name }
end-step-result = Результат
end-step-seal = Запечатать
end-step-settings = Настройки
end-step-slip = Бланк
end-the-camera-follows-or-a-photo = Камера следит за подсчётом в четырёх шагах. Без неё выберите или сделайте один снимок полной доски.
end-the-record-is-sealed = Запись запечатана
end-the-recording-ends = Запись завершается; сразу после этого появится бланк.
end-the-result-as-a-code = Результат как QR-код
end-the-result-is-confirmed = Результат подтверждён
end-the-slip-is-saved = Бланк результата сохранён: { $file }
end-then = , затем { $name }
end-without-a-count = Партия закончилась без подсчёта
end-written-down-by = Кто записал: { $by }. Чтобы изменить, отмените его с именем и причинами.
end-nobody-is-named = Имя подтвердившего не указано. Чтобы изменить результат, отмените его с именем и причинами.

result-slip-confirmed = Подтверждено
result-slip-count = Подсчёт
result-slip-fill-agrees = заполнение сходится с записью
result-slip-fill-and-record = { $verdict }: { $computed }
result-slip-fill-differs = заполнение расходится с записью, по которой
result-slip-fill-open = о заполнении нельзя сказать наверняка; по записи
result-slip-for-the-organiser = Для организатора
result-slip-hash = Номер записи на момент составления листа, который потом её подтверждает:
result-slip-nobody-is-named = Имя подтвердившего не указано
result-slip-protest = Протест
result-slip-reasons = Причины
result-slip-record = Запись
result-slip-sealed-has-its-own = При запечатывании вся запись получает свой номер; kifuscribe verify --number находит оба.
result-slip-the-same-as-data = То же в виде данных, для телефона организатора.
