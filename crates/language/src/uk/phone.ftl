# Телефон як камера столу.
# en 3053dcae
phone-news-starting = камеру ввімкнено; чекаємо на програму на комп'ютері
# en 1821fcde
phone-news-no-board = дошку не знайдено: покажіть її цілою, згори, за доброго світла
# en 1bf59b0a
phone-news-moving = щось рухається: не рухайте телефон або зачекайте, доки приберуть руку
# en c5a4758f
phone-news-found = дошку знайдено - не рухайте телефон
# en 176a46b2
phone-news-move = хід { $number }, { $place }
# en fdffeb56
phone-news-asking = після ходу { $number } програма питає: погляньте на комп'ютер
# en a1ca17a9
phone-news-paused = запис призупинено

# en bb5779ba
phone-news-stopped = запис зупинено; якщо партія триває, подивіться на комп'ютер
# en c45960f8
phone-news-counting = триває підрахунок: не рухайте телефон
# en f646c299
phone-news-ended = запис завершено: телефон можна прибрати; для наступного почніть його на комп'ютері й натисніть тут «Увімкнути камеру»
# en f12ead70
phone-news-slow = комп'ютер не встигає: береться одне зображення на секунду
# en 045626a8
phone-refusal-token = посилання більше не дійсне: відскануйте QR-код на екрані комп'ютера ще раз
# en 63699881
phone-refusal-nameless = це не сторінка цієї програми: відкрийте її за QR-кодом
# en 3fe75f05
phone-refusal-other = камера цього столу - інший телефон
# en 3ea78f28
phone-refusal-too-soon = зображення надходять занадто часто
# en 2eef6df7
phone-refusal-too-large = зображення завелике
# en f3a9c643
phone-refusal-too-slow = мережа заповільна для зображення
# en 50dcf05e
phone-refusal-not-a-picture = зображення надійшло пошкодженим
# en 52c3822a
phone-certificate-error-file = сертифікат сторінки для телефону { $path } не читається або не записується ({ $source }); перевірте права на цю теку
# en f8f85f44
phone-certificate-error-damaged = сертифікат сторінки для телефону { $path } пошкоджено; вилучіть файл, і буде створено новий
# en 22148216
phone-certificate-error-not-made = сертифікат для сторінки телефону не створюється ({ $why }); візьміть вебкамеру або програму телефону з адресою
# en 6e34b796
phone-server-error-listen = сторінка для телефону не відкривається ({ $value }); закрийте інші програми й повторіть
# en dd589e74
phone-server-error-no-randomness = система не дає випадкових чисел для посилання ({ $why }); перезавантажте комп'ютер
# en 8523e53e
phone-page-title-board = Камера дошки
# en a9fabd3d
phone-page-title-table = Камера столу { $table }
# en 6606a60b
phone-page-starting = Дозвольте доступ до камери, коли браузер запитає.
# en f3e66fc1
phone-page-picture = Що бачить камера
# en 81663e6c
phone-page-controls = Камера
# en 47666fe3
phone-page-start-camera = Увімкнути камеру
# en f890a1ec
phone-page-take = Використати цей телефон
# en d48dfc91
phone-page-torch = Ліхтарик
# en 2b7e977b
phone-page-dim = Темний екран
# en da5462c5
phone-page-dimmed = Торкніться, щоб побачити зображення.
# en dd5fe370
phone-page-needs-script = Для цієї сторінки потрібен JavaScript.
# en a5c1c528
phone-page-no-token = Посилання неповне: відскануйте QR-код на екрані комп'ютера.
# en 1985f5cb
phone-page-no-camera = Телефон зараз не дає камеру: завершіть дзвінок або закрийте іншу програму й увімкніть камеру.
# en 5c901186
phone-page-camera-refused = Браузеру не можна використовувати камеру: дозвольте її для цієї сторінки в меню біля адреси й увімкніть камеру.
# en f91f9b1d
phone-page-insecure = Браузер дає камеру лише сторінкам з https://: відкрийте повне посилання.
# en 9b234f0e
phone-page-offline = Комп'ютер не відповідає: пробуємо ще раз. Телефон у тій самій мережі?
# en 43eb549b
phone-page-battery = Заряд { $percent } %: під'єднайте телефон до зарядки.
# en bc1637d2
phone-page-may-sleep = Цей браузер може вимкнути екран, і зображень не буде: вимкніть у телефоні автоблокування.
# en 42f697ca
phone-open = відкрийте це посилання на телефоні, навівши камеру на QR-код: { $link }
# en f6f5441c
phone-open-of-table = стіл { $table }: відкрийте це посилання на телефоні, навівши його камеру на QR-код: { $link }
# en 8d16f704
phone-open-elsewhere = якщо телефон його не відкриває, спробуйте { $link }
# en 225deff7
phone-warning = браузер один раз попередить, бо цей комп'ютер ніким не засвідчено: у Chrome виберіть «Додатково» й «Перейти на сайт», у Safari «Показати подробиці» й «відвідати цей вебсайт»; SHA-256 сертифіката: { $fingerprint }
# en 83f34e7e
chooser-a-phone = Телефон
# en 3f59da15
chooser-use-a-phone = Використати телефон як камеру
# en f833fb72
chooser-a-phone-needs-no-program = На нього нічого не встановлюють: він відкриває сторінку цього комп'ютера в тій самій мережі.
# en c2cdc03b
chooser-scan-the-code = Наведіть камеру телефону на цей код і дозвольте доступ до камери:
# en 6bc0a432
phone-refusal-over = цей стіл більше не записується; закрийте сторінку
# en a242987e
phone-page-title-phone = Камера: телефон { $phone }
# en fc420bb0
phone-open-in-other-program = сторінку { $source } відкрито в іншій програмі або іншому вікні цього комп'ютера, де цей стіл, можливо, записується: спершу закінчіть там
# en fed7982f
phone-other-port = порт { $taken } зайнято іншою програмою або іншим вікном, тому в цьому посиланні зараз порт { $port }, і попередні коди сюди не ведуть: закрийте їх і почніть знову або відскануйте цей код
