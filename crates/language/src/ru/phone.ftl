# Телефон как камера стола.
# en 3053dcae
phone-news-starting = камера включена; ждём программу на компьютере
# en 1821fcde
phone-news-no-board = доска не найдена: покажите её целиком, сверху, при хорошем свете
# en 1bf59b0a
phone-news-moving = что-то движется: не двигайте телефон или подождите, пока уберут руку
# en c5a4758f
phone-news-found = доска найдена - не двигайте телефон
# en 176a46b2
phone-news-move = ход { $number }, { $place }
# en fdffeb56
phone-news-asking = после хода { $number } программа спрашивает: посмотрите на компьютер
# en a1ca17a9
phone-news-paused = запись приостановлена

# en bb5779ba
phone-news-stopped = запись остановлена; если партия продолжается, посмотрите на компьютер
# en c45960f8
phone-news-counting = идёт подсчёт: не двигайте телефон
# en f646c299
phone-news-ended = запись окончена: телефон можно убрать; для следующей начните её на компьютере и нажмите здесь «Включить камеру»
# en f12ead70
phone-news-slow = компьютер не успевает: берётся одна картинка в секунду
# en 045626a8
phone-refusal-token = ссылка больше не действует: отсканируйте QR-код на экране компьютера ещё раз
# en 63699881
phone-refusal-nameless = это не страница этой программы: откройте её по QR-коду
# en 3fe75f05
phone-refusal-other = камера этого стола - другой телефон
# en 3ea78f28
phone-refusal-too-soon = картинки приходят слишком часто
# en 2eef6df7
phone-refusal-too-large = картинка слишком велика
# en f3a9c643
phone-refusal-too-slow = сеть слишком медленная для картинки
# en 50dcf05e
phone-refusal-not-a-picture = картинка пришла повреждённой
# en 52c3822a
phone-certificate-error-file = сертификат страницы для телефона { $path } не читается или не записывается ({ $source }); проверьте права на эту папку
# en f8f85f44
phone-certificate-error-damaged = сертификат страницы для телефона { $path } повреждён; удалите файл, и будет создан новый
# en 22148216
phone-certificate-error-not-made = сертификат для страницы телефона не создаётся ({ $why }); возьмите веб-камеру или программу телефона с адресом
# en 6e34b796
phone-server-error-listen = страница для телефона не открывается ({ $value }); закройте другие программы и повторите
# en dd589e74
phone-server-error-no-randomness = система не даёт случайных чисел для ссылки ({ $why }); перезагрузите компьютер
# en 8523e53e
phone-page-title-board = Камера доски
# en a9fabd3d
phone-page-title-table = Камера стола { $table }
# en 6606a60b
phone-page-starting = Разрешите доступ к камере, когда браузер спросит.
# en f3e66fc1
phone-page-picture = Что видит камера
# en 81663e6c
phone-page-controls = Камера
# en 47666fe3
phone-page-start-camera = Включить камеру
# en f890a1ec
phone-page-take = Использовать этот телефон
# en d48dfc91
phone-page-torch = Фонарик
# en 2b7e977b
phone-page-dim = Тёмный экран
# en da5462c5
phone-page-dimmed = Коснитесь, чтобы увидеть картинку.
# en dd5fe370
phone-page-needs-script = Для этой страницы нужен JavaScript.
# en a5c1c528
phone-page-no-token = Ссылка неполная: отсканируйте QR-код на экране компьютера.
# en 1985f5cb
phone-page-no-camera = Телефон сейчас не даёт камеру: завершите звонок или закройте другую программу и включите камеру.
# en 5c901186
phone-page-camera-refused = Браузеру нельзя использовать камеру: разрешите её для этой страницы в меню рядом с адресом и включите камеру.
# en f91f9b1d
phone-page-insecure = Браузер даёт камеру только страницам с https://: откройте полную ссылку.
# en 9b234f0e
phone-page-offline = Компьютер не отвечает: пробуем ещё раз. Телефон в той же сети?
# en 43eb549b
phone-page-battery = Заряд { $percent } %: подключите телефон к зарядке.
# en bc1637d2
phone-page-may-sleep = Этот браузер может погасить экран, и картинок не будет: отключите в телефоне автоблокировку.
# en 42f697ca
phone-open = откройте эту ссылку на телефоне, наведя камеру на QR-код: { $link }
# en f6f5441c
phone-open-of-table = стол { $table }: откройте эту ссылку на телефоне, наведя его камеру на QR-код: { $link }
# en 8d16f704
phone-open-elsewhere = если телефон её не открывает, попробуйте { $link }
# en 225deff7
phone-warning = браузер один раз предупредит, так как этот компьютер не заверен: в Chrome выберите «Дополнительные» и «Перейти на сайт», в Safari «Подробнее» и «посетить этот веб-сайт»; SHA-256 сертификата: { $fingerprint }
# en 83f34e7e
chooser-a-phone = Телефон
# en 3f59da15
chooser-use-a-phone = Использовать телефон как камеру
# en f833fb72
chooser-a-phone-needs-no-program = На него ничего не ставится: он открывает страницу этого компьютера в той же сети.
# en c2cdc03b
chooser-scan-the-code = Наведите камеру телефона на этот код и разрешите доступ к камере:
# en 6bc0a432
phone-refusal-over = этот стол больше не записывается; закройте страницу
# en a242987e
phone-page-title-phone = Камера: телефон { $phone }
# en fc420bb0
phone-open-in-other-program = страница { $source } открыта в другой программе или другом окне этого компьютера, где этот стол, возможно, записывается: сначала закончите там
# en fed7982f
phone-other-port = порт { $taken } занят другой программой или другим окном, поэтому в этой ссылке сейчас порт { $port }, и прежние коды сюда не ведут: закройте их и начните снова или отсканируйте этот код
