# en 5d303460
audit-a-black-stone = чорний камінь
# en a4d8adea
audit-a-board-with-an-even = Дошку з парною кількістю пунктів не можна рахувати заповненням.
# en c29bf842
missed-picture-finished = Заповнення з одним порожнім пунктом не знято; оцінюється останній знімок дошки.
# en 473d8b0e
audit-a-white-stone = білий камінь
# en 157bcd12
audit-after-the-compensation = після компенсації
# en bf7393d1
audit-an-empty-point = порожній пункт
# en 50840309
audit-and-given-settings = { $basis } при заданих тут налаштуваннях ({ $against ->
        [record] у записі
        [journal] у журналі партії
       *[both] у записі та його журналі
    } інші)
# en 4d5904b8
audit-and-these-settings = { $basis } і цими налаштуваннями
# en b140997b
audit-and-warranted-settings = { $basis } з тим, що { $by } задає всупереч { $against ->
        [record] запису
        [journal] журналу партії
       *[both] запису та його журналу
    } ({ $reasons })
# en 94ed42d0
audit-and-pair-go = { $basis } (парне го)
# en 4ba924ad
audit-with-two-eyes-dead = { $basis } ({ $eyes ->
        [yes] група з двома очима
       *[no] група, яку не можна взяти
    }, { $labels }, за згодою гравців мертва)
# en 18f72e08
audit-apparently-unfinished = партія, вочевидь, не закінчена: без мертвих каменів { $points ->
        [one] { $points } пункт не належить
        [few] { $points } пункти не належать
       *[many] { $points } пунктів не належать
    } жодній стороні
# en 29234d4d
audit-as-it-looks = Наскільки видно: { $finding }
# en 2e6ca539
audit-presumed-dead-by-the-pictures = { $stones } імовірно мертві, кожен зі своєю групою, бо на знімках видно, що їх знято; підтвердити мають гравці.
# en e48832b0
audit-before-the-fill = до заповнення
# en 7e0a8a68
audit-black-and-white-stones-lie = На дошці чорних каменів { $black }, білих { $white }, один пункт порожній, як і має бути. Чи правильно вони лежать, без запису або знімка до заповнення сказати не можна.
# en 96c352a8
audit-black-moved-first-after-the = після каменів фори першими ходили чорні; за цими правилами ходять білі
# en e814d596
audit-handicap-too-many = каменів фори в записі: { $stated }; за кодексом РФГ їх не більше дев'яти
# en 2274c209
audit-bowls-must-hold = За цими правилами в чашах чорних каменів { $due_black }, білих { $due_white }: { $counted }.
# en 992b94b6
audit-blacks-penalty-points = Штраф чорних, очок
# en 5401fa1a
audit-both-had-passed-after-move = після ходу { $after } обидві сторони спасували, і гра тривала; першими ходили { $first ->
        [Black] чорні
       *[White] білі
    }
# en 57cac5de
audit-bowls-before-the-game = Чаші перед партією
# en b443361e
audit-bowls-counted = чорних каменів { $black }, білих { $white }, { $empty ->
        [one] { $empty } порожній пункт
        [few] { $empty } порожні пункти
       *[many] { $empty } порожніх пунктів
    }
# en 3f8e440e
audit-by-the-players-ranks-the = за рангами гравців чорними грає сильніший, а мав би грати білими
# en d1866672
audit-covered = щось закриває { $covered ->
        [one] { $covered } пункт
        [few] { $covered } пункти
       *[many] { $covered } пунктів
    } дошки на { $picture }{ $at }: зніміть ще раз, прибравши руки
# en 7d0baf93
audit-dead-stones = Мертві камені
# en e4549e4e
audit-each-bowl-must-hold-stones = У кожній чаші має бути каменів: { $bowl }; є: { $counted }.
# en 4c18f2f2
audit-flagged-moves = { $moves ->
        [one] У записі { $moves } хід, який заборонено правилами або на який має глянути суддя; його називає score.
        [few] У записі { $moves } ходи, які заборонено правилами або на які має глянути суддя; їх називає score.
       *[many] У записі { $moves } ходів, які заборонено правилами або на які має глянути суддя; їх називає score.
    }
# en e3ba3986
audit-handicap-laid = у записі вказано фору { $stated }, а { $laid ->
        [one] поставлено { $laid } камінь
        [few] поставлено { $laid } камені
       *[many] поставлено { $laid } каменів
    }: перевірте початок
# en 80fb6683
audit-handicap-moves = Ходи фори
# en fbf77175
audit-comes-to-because = { $verdict }: { $faults }
# en d1fe0a92
audit-hidden-and-taken = На жодному знімку не видно, що лежить на { $point }; взято за { $taken }: так дошка пояснюється простіше; погляньте туди.
# en 2760211a
audit-if-it-is-if-it = якщо це { $read }, то { $as_read }. Якщо це { $other }, то { $otherwise }
# en b9d5f82d
audit-in-100 = { $share } %
# en 0cdde5e2
audit-in-100-points-of-are = на { $picture } сумнівні { $share } % пунктів: зробіть інший знімок, крутіше згори і без відблисків
# en a7edada1
audit-in-a-board-was-found = на { $picture } знайдено дошку { $found }, а { $position } - з дошки { $size }: покажіть усю дошку і перевірте, що вони належать одне до одного
# en fd5ce6d0
audit-in-a-row-stop-the = { $n } поспіль зупиняють партію
# en 224e8a08
audit-in-the-board-does-not = на { $picture } дошка не цієї партії: з каменів кінцевої позиції там лише { $matched } %; перевірте, що знімок і { $position } належать одне до одного
# en 80d2b9d4
audit-in-the-board-is-a = на { $picture } дошка дзеркальна ({ $basis }): камера відбиває знімки; вимкніть це і зніміть ще раз
# en cd0c4590
audit-dead-stones-still-lie-in-the-picture-before = На знімку до заповнення мертві камені ще лежать на { $some_labels }.
# en 888460ac
audit-open-whether-the-board-matches = Не можна сказати, чи збігається дошка з { $basis }.
# en 6a68bdaa
audit-open-whether-the-fill-is-right = Не можна сказати, чи правильне заповнення.
# en c743d76b
audit-open-other-picture = Один із наданих знімків - не цього підрахунку; без нього заповнення збігається з { $basis }: { $computed }.
# en e64a37a8
audit-before-the-compensation = на знімку { $picture } немає жодного каменя компенсації, а готове заповнення правильне й без нього: його зроблено до викладання компенсації; дайте знімок, зроблений після неї, або жодного
# en 1d08cfa2
audit-after-the-compensation-filled = на знімку { $picture } заповнена дошка, а не дошка одразу після викладання компенсації; дайте знімок, зроблений тоді, або жодного
# en 7d764cd5
audit-already-filled = на знімку { $picture } заповнена дошка, а не дошка до заповнення; дайте знімок, зроблений перед заповненням, або жодного
# en 47609e40
audit-shows-the-compensation = на знімку { $picture } дошка, на якій уже лежить компенсація ({ $points }), а не дошка до неї; дайте його як знімок компенсації, а до нього знімок, зроблений раніше
# en aa9cb17b
audit-of-another-position = на знімку { $picture } інша позиція: { $n ->
        [one] { $n } пункт ({ $points }) не такий, як у записі й на готовій дошці
        [few] { $n } пункти ({ $points }) не такі, як у записі й на готовій дошці
       *[many] { $n } пунктів ({ $points }) не такі, як у записі й на готовій дошці
    }; дайте знімок, зроблений перед цим заповненням, або жодного
# en da787a39
audit-open-whether-the-fill-matches = Не можна сказати, чи збігається заповнення з { $basis }.
# en 6aa24245
audit-open-as-not-read = Не можна сказати, чи збігається заповнення з { $basis }: на знімках прочитано не все.
# en 15f9c387
audit-fill-matches-while-a-note-stands = Заповнення збігається з { $basis }: { $computed }; воно не підтверджується, поки діє нотатка про партію.
# en 019b80c7
audit-open-two-results = З { $basis } можливі два результати, { $one } і { $other }, і знімки не дають вибрати.
# en 43e36aa9
audit-read-in-several-ways = { $results } (залежно від того, скільки каменів на чужій території вважати компенсацією)
# en ed58bc0e
audit-dead-not-named = на готовій дошці на території { $owner ->
        [Black] чорних
       *[White] білих
    } { $n ->
        [one] стоїть { $color ->
                [black] чорний
               *[white] білий
            } камінь { $at }
       *[many] стоять { $color ->
                [black] чорні
               *[white] білі
            } камені { $at }
    }, а які камені мертві, ніхто не сказав: якщо обидва гравці згодні, що { $n ->
        [one] він мертвий, назвіть його, зніміть
       *[many] вони мертві, назвіть їх, зніміть
    } і зробіть знімок заново; якщо { $n ->
        [one] він живий
       *[many] вони живі
    }, скажіть, що мертвих там немає
# en fb4da9a2
audit-against-the-record = задано налаштування, що суперечать { $against ->
        [record] запису
        [journal] журналу партії
       *[both] запису та його журналу
    }; з ними результат { $given }, без них { $recorded }: приберіть їх, або хай їх задасть названа на ім’я людина з поясненням
# en 160bda04
audit-handicap-unclear = у записі вказано фору { $stated }, а до першого ходу білих на дошці каменів фори { $laid }: із вказаним числом результат { $by_number }, з каменями на дошці { $by_stones }; спитайте гравців і задайте кількість ходів фори (на один менше, ніж каменів): { $stated_moves } або { $laid_moves }
# en 17d0c5e4
audit-decided-by-note = нотатка { $note } про партію вирішує її за правилами: { $result }; поки вона чинна, підрахунку немає: суддя ухвалює рішення або нотатку відкликають: 'kifuscribe incident SESSION taken-back { $note }'
# en ec19b5f2
audit-left-open-by-note = нотатка { $note } про партію залишає її результат відкритим: поки вона чинна, нічого не підтверджується; суддя ухвалює рішення або нотатку відкликають: 'kifuscribe incident SESSION taken-back { $note }'
# en cb87089e
audit-two-values = у файлі запису два значення { $property }: з { $value } результат { $by_value }, з { $other } - { $by_other }; спитайте гравців і задайте правильне параметром
# en a7826f3f
audit-journal-of-another-game = у { $journal } рішення про підрахунок за іншим записом, не за { $record }; дайте --report іншу назву
# en 15f93455
audit-record-unfinished = запис закінчується на відкритій дошці, де нічиїх пунктів { $open }: його обрізано або партію не закінчено, і підрахунок за ним неможливий; доповніть запис або перевіряйте без нього
# en db96b5b7
audit-record-lacks-a-move = у записі, можливо, бракує ходу: з ходом { $color ->
        [Black] чорних
       *[White] білих
    } { $at } після ходу { $after } заповнення правильне, і результат { $with }, за записом, як він є, { $recorded }; спитайте гравців і внесіть хід до запису, якщо його було зроблено
# en aa588e70
audit-open-against-the-record = Задане суперечить { $against ->
        [record] запису
        [journal] журналу партії
       *[both] запису та його журналу
    }: з ним результат { $given }, без нього { $recorded }.
# en 39db35e1
audit-open-whether-the-bowls-are-full = Не можна сказати, чи повні чаші.
# en 493ce47c
audit-open-whether-the-bowls-are-full-look-at-the-points = Не можна сказати, чи повні чаші: { $counted }. Погляньте на названі пункти.
# en e52efa31
audit-it-does-not-match = заповнення не збігається
# en dc911a67
audit-it-does-not-match-and = заповнення не збігається і дає { $read }
# en b391bc20
audit-it-stays-open = питання лишається відкритим
# en 4f29c99a
audit-last-move-on-the-board = Останній хід на дошці
# en 6be70b51
audit-look-at-it-could-not = погляньте на { $at }: прочитати це впевнено не вдалося
# en 1dc360f1
audit-look-at-it-looks-like = погляньте на { $at }{ $board ->
        [compensated] {" "}на знімку після компенсації
        [position] {" "}на знімку до заповнення
       *[final] {""}
    }: { $seen ->
        [hidden] на жодному знімку не видно, що там лежить; { $then }
       *[read] схоже на { $read } ({ $share }), але може бути { $other } ({ $other_share }); { $then }
    }
# en 0b4e148e
audit-looks-like-in-100-and = { $point } схоже на { $read } ({ $share } %), але взято за { $taken }: так дошка пояснюється простіше; погляньте туди.
# en cf613397
audit-looks-like-in-100-and-2 = { $point } схоже на { $read } ({ $share } %), так і взято; якщо там { $other }, заповнення не збіглося б: погляньте туди.
# en f5a54a2c
audit-moves-not-reported = { $moves ->
        [one] ще { $moves } хід проти правил або повторює позицію
        [few] ще { $moves } ходи проти правил або повторюють позицію
       *[many] ще { $moves } ходів проти правил або повторюють позицію
    }
# en 29074281
audit-no-board-was-found-in = на { $picture } дошку не знайдено: покажіть усю дошку під кутом не менше 25 градусів і без відблисків
# en ea836d27
audit-no-dead-stones-were-given = мертві камені не вказано; ймовірно, мертві, якщо обидва гравці згодні: { $labels }
# en 2ff9c603
audit-none = немає
# en b95aff3f
audit-not-checked = не перевірено
# en 8305b592
audit-of-several-final-pictures-only = З кількох останніх знімків пораховано лише перший: немає позиції, на яку їх накласти.
# en 2a432b04
audit-other-komi = підрахунок із заданим тут комі { $given }; у записі стоїть { $recorded }
# en c22e5724
audit-komi-unusual = комі { $komi } не підходить до { $rules } на цій дошці: перевірте запис і налаштування
# en 628ba12f
audit-pair-go = пораховано як парне го, як указано: за рівності перемагають білі{ $komi ->
        [none] {""}
       *[other] , а комі { $komi }, бо в записі його немає
    }{ $without ->
        [none] {""}
       *[other] ; без парного го: { $without }
    }
# en 56f6ceb3
audit-parity-unclear = у чорних ходів на дошці { $black }, у білих { $white }, а останній хід зробили { $last ->
        [Black] чорні
       *[White] білі
    }: за останнім ходом результат { $by_last }, за кількістю ходів { $by_numbers }; правила не кажуть, що рахувати, якщо хтось пасував під час партії: суддя вирішує, чий хід останній
# en 05d42498
audit-without-effect = { $setting ->
        [seki] задано групи в секі; очок за цими правилами це не змінює: їхні очі належать власникові
        [prisoners] задано полонених; за цими правилами це нічого не змінює: рахується площа
        [last-move] задано останній хід; за цими правилами це нічого не змінює: поправка від нього не залежить
        [compensation] задано компенсацію за фору; це нічого не змінює: партія без фори
       *[odd] задано, як бути з непарним очком; це нічого не змінює: при заповненні його ніхто не винен
    }
# en 556609e3
audit-before-not-of-fill = Знімок до заповнення не використовується: за цими правилами знімки порівнюються з кінцевою позицією, дошку не заповнюють.
# en 47e377d8
audit-compensated-not-of-fill = Знімок із каменями компенсації не використовується: за цими правилами знімки порівнюються з кінцевою позицією, дошку не заповнюють.
# en 8a899912
audit-compensation-seen-wrong = о { $time } камера біля столу бачила: { $was }
# en 8bbd6a7d
audit-compensation-seen-wrong-and-not-shown = { $seen }; із заповненої дошки не видно, які камені були компенсацією: додайте знімок тієї миті або нехай вирішить суддя
# en 8792d444
audit-other-claim = { $by } заявляє результат { $claimed }, а виходить { $computed }
# en 1069031e
audit-other-claim-without-count = { $by } заявляє { $given } ({ $claimed }): підрахунок цього не вирішує; за підрахунком { $computed }
# en baa7c96c
audit-other-compensation = пораховано із заданою компенсацією за фору ({ $given ->
        [none] ніякої
        [moves] очко за кожен хід фори
       *[stones] очко за кожен камінь фори
    }); за правилами запису вона інша ({ $recorded ->
        [none] ніякої
        [moves] очко за кожен хід фори
       *[stones] очко за кожен камінь фори
    })
# en 573bfede
audit-bowls-noted = у журналі каменів у чашах: чорних { $black }, білих { $white }; за правилами { $due_black } і { $due_white }: перевірте чаші
# en a184c0ca
audit-other-setting = пораховано за заданим, { $setting }: { $given }; { $against ->
        [record] у записі
        [journal] у журналі партії
       *[both] у записі та його журналі
    } { $recorded }
# en 3fcc55ea
audit-other-rules = підрахунок за заданими тут правилами { $given }; у записі стоять { $recorded }
# en acf6be4e
audit-part-of-the-board-lies = частина дошки не потрапила на { $picture }: покажіть усю дошку
# en 4aba4cc4
audit-points-of-the-final-picture = на останньому знімку сумнівних пунктів: { $points }; зробіть інший знімок, крутіше згори і без відблисків
# en 7359620f
audit-points-of-the-board-lie = частина дошки не потрапила на { $picture } ({ $n ->
        [one] { $n } пункт
        [few] { $n } пункти
       *[many] { $n } пунктів
    }): покажіть усю дошку
# en df4c88f0
audit-presumed-dead-players-to-confirm = { $stones } імовірно мертві, кожен зі своєю групою; підтвердити мають гравці.
# en 7274b23f
audit-both-had-passed-and-agreed = після ходу { $after } обидві сторони спасували, і гра тривала; першими ходили { $first ->
        [Black] чорні
       *[White] білі
    } (РФГ 9.3: ходить гравець, який погодився продовжувати)
# en 37f1b0f9
audit-handicap-unpaid = за китайськими правилами білі тут не отримують очок за фору (каменів: { $stones }); деякі сервери дають очко за камінь
# en 4d17462f
audit-rule-set = Правила
# en 56e422c9
audit-s-penalty-of-is-not = штрафу { $color ->
        [Black] чорних
       *[White] білих
    } { $penalty } не буває на годиннику Інга: він дає 2, 4 або 6 очок, а потім поразку
# en fdb3ada1
audit-shared-open = { $n ->
        [one] { $n } пункт не належить
        [few] { $n } пункти не належать
       *[many] { $n } пунктів не належать
    } жодній стороні: { $at }; це секі або даме, не заповнені до пасів; вони вважаються спільними
# en 7b2bd075
audit-shift = Це зсуває рахунок на { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } на користь { $side ->
        [Black] чорних
       *[White] білих
    }.
# en 60c94478
audit-shows-something-else-at-and = { $picture } показує інше на { $some_labels }; інші знімки його переважили.
# en 82c39cac
audit-something-covers = щось закриває { $at }
# en 17c57a9f
audit-stones-black-has-taken = Камені, зняті чорними
# en 9491dd7d
audit-stones-white-has-taken = Камені, зняті білими
# en a6d2b302
audit-the-arithmetic-says-what-a = Розрахунок каже, що показує правильне заповнення; що показує це, залежить від сумнівних пунктів.
# en 810cefa7
audit-the-board-differs-from-the = дошка відрізняється від кінцевої позиції на { $at }
# en f82eed88
audit-the-board-shows-the-final = На дошці кінцева позиція у згоді з { $basis }: { $computed }.
# en c7406fc0
missed-picture-compensated = Дошку з поставленою компенсацією без рук не знято: відрізнити компенсацію від каменів програшу можна лише там, де вони лежать на різних територіях.
# en 137a73c1
missed-picture-dead-off = Дошку без мертвих каменів і без рук не знято: чи зсунувся камінь кінцевої позиції до заповнення і які камені знято, відомо лише із запису.
# en 00405884
audit-the-bowls-are-full = Чаші повні: { $counted }.
# en 8c682cd1
audit-the-counts-alone-show-that = Уже з кількості каменів видно, що заповнення неправильне.
# en 590eb6ca
audit-the-dead-stones-were-not = Мертві камені не вказано; мертвих каменів не припускається.
# en d33698c8
audit-the-fill-does-not-match = Заповнення не збігається з { $basis }: воно дає { $result }, а { $giver } - { $computed }.
# en 7603ca98
audit-the-fill-does-not-match-without-a-reading = Заповнення не збігається з { $basis }: { $giver } дає { $computed }.
# en c5cc71ad
audit-the-fill-matches = Заповнення збігається з { $basis }: { $computed }.
# en 2c3c175a
audit-the-fill-matches-in-short = заповнення збігається
# en 251a3689
audit-the-fill-matches-the-result = Заповнення збігається з { $basis }: { $computed }. { $by ->
        [record] У записі названо результат { $result }.
        [decision] { $who }: вирішено результат { $result }.
        [person] { $who } заявляє результат { $result }.
       *[claim] Вказано результат { $result }.
    }
# en ef26bea5
audit-the-fill-matches-unwitnessed = Заповнення збігається з { $basis }: { $computed }, хоча { $what ->
        [point] за дошками не видно, чи пораховано порожній пункт
       *[stones] на заповненій дошці не видно, які камені поставлено як компенсацію
    }.
# en f54b7d94
audit-the-final-picture = останньому знімку
# en 30510c01
audit-the-final-picture-fits-from = останній знімок підходить ({ $basis }) з { $turns } боків, і від цього залежить висновок: вкажіть, на скільки його повернути за годинниковою стрілкою, щоб він ліг як запис ({ $degrees } градусів)
# en 1a52f922
missed-picture-final = Завершене заповнення не знято.
# en aafc6ee9
audit-the-game-has-stopped-agreement = партію зупинено; її закінчує згода щодо мертвих каменів
# en 4a9ab95d
audit-the-game-has-stopped-in = партію зупинено; її закінчують { $n } паси поспіль або згода щодо мертвих каменів
# en 1028334a
audit-the-game-stops-when-both = партія зупиняється, коли згодні обидва
# en fd264ae1
audit-the-handicap-stones-do-not = камені фори лежать не на пунктах хосі цих правил: { $labels }
# en 0386e780
audit-the-picture-before-it = знімком до заповнення
# en 78ca244f
audit-the-picture-before-differs-and-the-result-too = знімок до заповнення розбігається із записом на { $some_labels }: за записом результат { $by_record }, за знімком { $by_picture }; відновіть позицію за записом і погляньте, що правильно
# en 296864a3
audit-the-picture-before-the-fill-by-name = знімок до заповнення
# en 0c12bf40
audit-the-picture-before-differs-and-nothing-changes = Знімок до заповнення розбігається із записом на { $some_labels }; висновок в обох випадках один.
# en a9a29e0b
audit-the-picture-was-not-used = Знімок { $which } не використано. { $finding }
# en 873a15d5
audit-the-players-ranks-give-komi = ранги гравців дають комі { $komi } і { $moves ->
        [one] { $moves } хід фори
        [few] { $moves } ходи фори
       *[many] { $moves } ходів фори
    }; у записі інші умови
# en 9a75fdfb
audit-the-players-ranks-give-the = ранги гравців дають { $stones ->
        [one] { $stones } камінь фори
        [few] { $stones } камені фори
       *[many] { $stones } каменів фори
    }; у записі інша фора
# en 4d7910db
audit-the-point-that-is-left = Залишений порожнім пункт - не центр, де його зазвичай лишають.
# en f96930f7
audit-the-position-before-it = позиція до заповнення
# en 90dd894b
audit-the-record-with-what-was-given = запис (із заданим тут)
# en 431a3b54
audit-the-record-names-no-komi = у записі немає комі: взято { $komi }
# en e451be6b
audit-the-record-names-no-rules = у записі немає правил: взято ing
# en 4bf166d2
audit-the-result-depends-on-the = результат залежить від полонених, яких не видно на жодному знімку дошки: порахуйте їх
# en d1340d27
audit-the-rules-are-not-among = правила "{ $named }" тут невідомі: взято ing; відомі { $known }
# en 99121cd5
audit-the-stones-at-lie-in = камені на { $labels } лежать в оці групи в секі: знімати їх не можна, полоненими вони не вважаються
# en c4aaa89c
audit-seki-not-dead = камені { $labels } вказано як такі, що стоять у секі: мертвими вони не вважаються
# en 3f73c93c
audit-two-eyes-dead = камені на { $labels } вказано як мертві, хоча їхню групу взяти не можна: з цим мають погодитися обидва гравці
# en 3556791b
audit-living-lifted = групу на { $at } знято з дошки, хоча ніхто не назвав її мертвою: { $certain ->
        [yes] взяти її не можна
       *[no] можливо, вона жива
    }; з нею результат { $alive }, без неї { $lifted }; поверніть її на дошку або вкажіть як мертву, якщо згодні обидва гравці
# en b430b70a
audit-the-stones-at-were-gone = Камені на { $some_labels } знято вже на знімку до заповнення.
# en 285f6ed0
audit-dead-strings-stand = { $right ->
    [yes] мертві камені на { $at } усі стоять на заповненій дошці, а вона правильна й тоді, коли вони живі: якщо мертві, результат { $dead }, якщо живі - { $alive }; зніміть їх і зробіть знімок знову або вкажіть, які камені мертві, якщо згодні обидва гравці
   *[no] камені на { $at } усі стоять на заповненій дошці, і ніхто не вказав, що вони мертві: якщо мертві, результат { $dead } і заповнення правильне, якщо живі - результат { $alive } і заповнення неправильне; вкажіть, які камені мертві, якщо згодні обидва гравці
    }
# en a18117b0
audit-position-moved-at-compensation = На знімку компенсації камені кінцевої позиції на { $labels } не на своїх місцях; рухати камені позиції під час підрахунку не можна.
# en ed0eb6be
audit-dead-stands = На заповненій дошці мертві камені стоять на своїх місцях, { $labels }: їх не зняли, або туди покладено камені компенсації чи камені програшу.
# en 0df4de60
audit-there-are-black-stones-one = Чорних каменів { $black }, на один більше, ніж потрібно для підрахунку заповненням: { $counted }.
# en 3bf1faef
audit-this-does-not-match-which = Це не збігається з { $basis }; правильно { $computed }.
# en a04ffcd8
audit-this-record = цим записом
# en 42d8584e
audit-together-with-the-other-points = разом з іншими названими пунктами це вирішує, чи збігається заповнення
# en 08a06387
audit-turned-by-degrees-as-given = З указаним поворотом на { $given } градусів останній знімок не збігається з { $basis }; з поворотом на { $found } збігається, так його і взято.
# en cfc093b7
audit-turn-unused = Указаний поворот на { $given } градусів нічого не змінює: немає позиції, до якої знімок можна було б повернути.
# en d650f911
audit-claim-not-compared = Заявлений результат { $claimed } не звіряється: за записом партію вирішено без підрахунку.
# en 6d2a66c9
audit-unknown = невідомо
# en 2329dc4c
audit-read-with-doubt = { $n ->
        [one] { $points } прочитано із сумнівом, погляньте туди.
       *[many] { $points } прочитано із сумнівом, погляньте туди.
    }
# en bda355ba
audit-when-filling-began-a-stone = коли почалося заповнення, { $compensation_was }; камінь, поставлений пізніше, може бути компенсацією або каменем програшу: якщо суддя бачив, що компенсацію виправили, заповнення збігається
# en 1fff0580
audit-whites-penalty-points = Штраф білих, очок
# en d9787c5a
audit-who-made-the-last-move = невідомо, хто зробив останній хід на дошці, а результат від цього залежить
# en c7a598a0
audit-without-the-record-and-without = Без запису і без знімка до заповнення можна лише порахувати камені.

# en 41e64a41
contradiction-a-handicap-of-stones = фора, каменів: { $stones }
# en 86468846
contradiction-an-even-game = гра без фори
# en 8e8cc828
contradiction-no-stone-lay-on-the = перед першим ходом на дошці не було каменів
# en 117b4f66
contradiction-stones-before = перед першим ходом { $stones ->
        [one] { $stones } чорний камінь
        [few] { $stones } чорні камені
       *[many] { $stones } чорних каменів
    }
# en ec20f4b3
contradiction-the-game-is-not-as-paired = у жеребкуванні { $game }, а камера бачила інше: { $seen }; перевірте, чи той це стіл
# en 5b344417
contradiction-the-first-stone-is-not-as-paired = у жеребкуванні { $game }, а перший камінь був { $color ->
        [black] чорний
       *[white] білий
    }; перевірте кольори гравців і фору
# en 5fc53c30
record-note-handicap-not-as-paired = Не за жеребкуванням. Задано: { $game }. Камера бачила: { $seen }.
# en b9445275
record-note-of-the-pairings = Це взято з жеребкування, у записі цього немає: { $values }.
# en 3ffda336
record-note-counted-with = Ходи ніхто не записував. Сфотографоване заповнення підраховано з цим: { $settings }.
# en dde25037
record-note-size-assumed = Партію ніхто не записував: припущено дошку { $size }×{ $size }.
# en 71a07747
record-note-first-stone-not-as-paired = Не за жеребкуванням. Задано: { $game }. Камера бачила: перший камінь { $color ->
        [black] чорний
       *[white] білий
    }.

# en 86fd287a
fill-a-board-with-an-even = дошку з парною кількістю пунктів не можна рахувати заповненням: беріть обчислений результат
# en 743652c1
fill-a-stone-of-the-final-position-is-missing = каменя кінцевої позиції немає на { $at }: зсунуто або збито
# en e5ec978d
fill-a-stone-of-the-final-position-moved = Камінь кінцевої позиції не на своєму місці: { $labels }
# en 102342cb
fill-a-stone-of-the-other = на місці каменя кінцевої позиції лежить камінь іншого кольору, { $at }: зсунуто або збито
# en 821e9a3a
fill-more-as-with-181 = { $more }, як у наборі зі 181
# en a0565552
fill-black-and-white-stones-are = чорних каменів { $black } і білих { $white } ще немає на дошці: якщо їх немає ні в руках, ні в чашах, вони зникли
# en 01ccdbb5
fill-stones-went-back-that-did-not-lie-there = у чаші повернулося чорних каменів { $black } і білих { $white }, а на дошці лежало { $black_seen } і { $white_seen }: камені загубилися, або знімок прочитано неправильно
# en 9a32a56f
fill-stones-went-back-as-they-lay = у чаші повернулося чорних каменів { $black } і білих { $white }, як і лежало на дошці
# en f5be44b7
fill-both-territories-have-empty-points = порожні пункти є на обох територіях: { $at }
# en bc5efc38
fill-compensation = компенсацією на території { $owner ->
        [Black] чорних
       *[White] білих
    } { $stones ->
        [one] лежить { $stones } { $color ->
                [black] чорний
               *[white] білий
            } камінь
        [few] лежать { $stones } { $color ->
                [black] чорні
               *[white] білі
            } камені
       *[many] лежать { $stones } { $color ->
                [black] чорних
               *[white] білих
            } каменів
    }, а належить { $due }
# en a187151f
fill-compensation-lay = компенсацією на території { $owner ->
        [Black] чорних
       *[White] білих
    } { $stones ->
        [one] лежав { $stones } { $color ->
                [black] чорний
               *[white] білий
            } камінь
        [few] лежало { $stones } { $color ->
                [black] чорні
               *[white] білі
            } камені
       *[many] лежало { $stones } { $color ->
                [black] чорних
               *[white] білих
            } каменів
    }, а належало { $due }
# en ea8c53e9
fill-compensation-on-shared = на спільних пунктах { $at } за компенсацію порахували { $side ->
        [Black] чорних
       *[White] білих
    } каменів: { $stones }; це випливає з названого гравцями результату, і тоді всі числа такі, як за правильного заповнення; місце компенсації на території { $owner ->
        [Black] чорних
       *[White] білих
    }
# en 0aa1301f
fill-dead-in-place = { $stones ->
        [one] мертвий { $color ->
                [black] чорний
               *[white] білий
            } камінь на { $at } стоїть на своєму місці: його не знято, або туди покладено інший, і він вартий двох очок, якщо його не врахувати
       *[many] мертві { $color ->
                [black] чорні
               *[white] білі
            } камені на { $at } стоять на своїх місцях: їх не знято, або туди покладено інші, і вони варті двох очок кожен, якщо їх не врахувати
    }
# en 518dd011
fill-dead-too-many = на { $at } на території { $owner ->
        [Black] чорних
       *[White] білих
    } { $stones ->
        [one] лежить { $stones } { $color ->
                [black] чорний
               *[white] білий
            } камінь
        [few] лежать { $stones } { $color ->
                [black] чорні
               *[white] білі
            } камені
       *[many] лежать { $stones } { $color ->
                [black] чорних
               *[white] білих
            } каменів
    }, де не місце ні компенсації, ні каменям програшу: мертві камені не знято, або обидві сторони заповнили неправильно
# en ebf0b639
fill-dead-too-many-among = на території { $owner ->
        [Black] чорних
       *[White] білих
    } з { $color ->
        [black] чорних
       *[white] білих
    } каменів на { $at } зайвих { $stones }: це не компенсація й не камені програшу, а незняті мертві, або обидві сторони заповнили дошку неправильно
# en ca171fde
fill-each-colour-misses-the-margin = кожному кольору бракує { $stones }: у різниці це взаємно гаситься, і підрахунок не можна підтвердити
# en 7a52144a
fill-exchanged = на дошці { $color ->
        [black] чорних
       *[white] білих
    } каменів на { $stones } більше, а { $other ->
        [black] чорних
       *[white] білих
    } на стільки ж менше: видно лише за кольором
# en 8ac5d8cf
fill-fewer-than-bowl = { $color ->
        [black] чорних
       *[white] білих
    } каменів на дошці на { $stones } менше за { $bowl } ({ $counted })
# en a3a56f04
fill-lay-all-the-stones-out = викладіть усі камені: у кожного кольору { $bowl }, і один пункт лишається порожнім. Доти обчислений результат стосується запису, а не цієї дошки
# en 32fb7479
fill-more-stones-live-than-a = живих каменів більше, ніж у чаші: дошку не можна заповнити, беріть обчислений результат
# en 2b28687e
fill-too-many-points-are-shared = { $shared ->
        [one] { $shared } пункт не належить
        [few] { $shared } пункти не належать
       *[many] { $shared } пунктів не належать
    } нікому, і половина їх разом із живими каменями одного кольору більша, ніж уміщує чаша: дошку не можна заповнити; партію не закінчено, або беріть обчислений результат
# en 9c592c8d
fill-more-than-bowl = { $color ->
        [black] чорних
       *[white] білих
    } каменів на дошці на { $stones } більше за { $bowl } ({ $counted })
# en 56211638
fill-no-compensation = на території { $owner ->
        [Black] чорних
       *[White] білих
    } немає компенсації, а належить { $stones ->
        [one] { $stones } { $color ->
                [black] чорний
               *[white] білий
            } камінь
        [few] { $stones } { $color ->
                [black] чорні
               *[white] білі
            } камені
       *[many] { $stones } { $color ->
                [black] чорних
               *[white] білих
            } каменів
    }: поставлено на своїй території, не тим кольором або не поставлено зовсім
# en cac23314
fill-no-compensation-lay = на території { $owner ->
        [Black] чорних
       *[White] білих
    } не було компенсації, а належало { $due }
# en 3552772a
fill-one-of-the-stones-at = один із каменів на { $at }, можливо, мертвий і не знятий, або це компенсація, що лежить окремо
# en 7e9c9ae9
fill-more-on-both-sides = на території кожної сторони суперник поставив на { $stones ->
        [one] { $stones } камінь
        [few] { $stones } камені
       *[many] { $stones } каменів
    } більше, ніж належить; результат від цього не змінюється: якщо в обох штраф у { $points } очок, запишіть обидва штрафи
# en d70e9c82
fill-over-paid = за { $points } очок поставлено каменів: { $placed }; правильно, лише якщо суддя оголосив, що різниця до { $owed } повертається розрахунком
# en 596f8f91
fill-penalty-forgotten = { $compensation }: забуто штраф { $owner ->
        [Black] чорних
       *[White] білих
    }, очок: { $penalty }
# en 6db0fc42
fill-reserved-not-witnessed = за дошкою не видно, чи порожній пункт { $at } залишено вільним для непарного очка компенсації, чи пораховано як виграшний пункт, тобто на одне очко більше; це покаже результат, який назвуть гравці
# en 9fa722ba
fill-s-stones-in-s-territory = за каменями { $opponent ->
        [Black] чорних
       *[White] білих
    } на території { $side ->
        [Black] чорних
       *[White] білих
    } не видно, що з них комі, а що камені програшу: разом їх стільки в кожному правильному заповненні цього запису, тож невідомо, скільки порахували за комі; це покаже знімок одразу після компенсації або результат, який назвуть гравці
# en 32100f39
fill-shared-points-were-left-open = спільні пункти не заповнено на { $at }: заповніть їх по одному по черзі
# en 55693983
fill-show-the-stones-in-hand = покажіть камені в руках і чаші: за ними видно, зникли камені чи ще не поставлені
# en 4567cd5c
fill-stones-laid-down-during-the = Камені, поставлені під час підрахунку, знову зникли: { $labels }
# en cb8d1c74
fill-stones-of-the-final-position = камені кінцевої позиції іншого кольору на { $at }: прочитано неправильно або їх перекладено; погляньте на дошку
# en 91a1b80f
fill-stones-that-lay-at-when = каменів, що лежали на { $at } під час компенсації, більше немає
# en a7edda55
fill-the-block-is-s-and = блок належить { $block ->
        [Black] чорним
       *[White] білим
    }, а { $winner ->
        [Black] чорні
       *[White] білі
    } виграють за рахунок відрахувань
# en 2de8e867
fill-the-board-shows-something-else = На дошці не кінцева позиція цієї партії і не її заповнення
# en 055a4aee
fill-the-bowls-hold-black-and = у чашах чорних каменів { $black } і білих { $white }: спершу відкладіть камені понад половину кількості пунктів
# en 65ecfc63
checkpoint-compensated = компенсацію поставлено
# en d0136309
fill-the-compensation-stones-do-not = камені компенсації лежать не однією групою
# en 62b5386b
checkpoint-dead-off = мертві камені знято
# en d88dca72
fill-the-empty-point-does-not = порожній пункт { $at } не серед виграшних пунктів: камінь, якому там місце, лежить серед каменів програшу
# en 4f40b646
fill-the-empty-point-is-not = порожній пункт { $at } пораховано як виграшний, а { $side ->
        [Black] чорні
       *[White] білі
    } лишають один пункт вільним за непарне очко
# en d60abe6a
fill-the-fill-is-not-finished = заповнення не завершено; відкритих пунктів: { $points }
# en 789626ed
checkpoint-stopped = партію зупинено; мертві камені ще на дошці
# en a6ce7c35
fill-the-living-string-at-is = жива { $color ->
        [black] чорна
       *[white] біла
    } група на { $at } зникла: знято не ту групу; відновіть позицію за записом
# en 7f98e9a3
checkpoint-finished = камені програшу поставлено
# en 184612fe
fill-the-losing-stones-have-not = камені програшу не поставлено: порожніх пунктів { $points } і { $stones } у руках дають { $sum }, як і очікується, якщо камені на місці
# en fb527571
fill-the-record = запис
# en f92165a4
fill-the-result-given-is = вказано результат { $claim } ({ $claimed }): підрахунок його не вирішує; за підрахунком { $computed }
# en af8ba3f4
fill-the-result-given-is-and = вказано результат { $claim }, а { $basis } з цими налаштуваннями дає { $computed }
# en 072ae529
fill-the-shared-points-are-all = спільні пункти { $at } заповнено всі, а один із них має лишитися порожнім
# en b8bc4f3f
fill-the-shared-points-hold-black = на спільних пунктах { $at } чорних каменів { $black } і білих { $white }
# en 11442695
fill-the-stone-at-lies-in = { $color ->
        [black] Чорний
       *[white] Білий
    } камінь на { $point } лежить на території { $opponent ->
        [Black] чорних
       *[White] білих
    }, де зараз нічого не належить
# en 5e22ff7a
checkpoint-bowls-back = камені знову в чашах
# en a56a1dcd
checkpoint-full = території заповнено
# en a2830663
fill-the-territory-does-not-hold = на території не вміщаються камені компенсації: поставте, скільки вміщається, решту вирішіть розрахунком
# en 12220f4e
fill-the-winning-block-at-touches = виграшний блок на { $labels } не торкається краю; зазвичай його лишають у куті або біля краю
# en d5d57dc4
fill-there-are-too-few-stones = каменів для компенсації бракує: поставте скільки є, решту вирішіть розрахунком
# en 74c2e8db
fill-there-is-no-room-for = для непарного очка немає місця: вирішіть його розрахунком
# en 7a39ca0b
fill-too-many-on-board = на дошці { $stones ->
        [one] { $stones } { $color ->
                [black] чорний
               *[white] білий
            } камінь
        [few] { $stones } { $color ->
                [black] чорні
               *[white] білі
            } камені
       *[many] { $stones } { $color ->
                [black] чорних
               *[white] білих
            } каменів
    }, більше, ніж у чаші
# en 0069e4ef
fill-with-the-stone-at-more = З { $color ->
        [black] чорним
       *[white] білим
    } каменем на { $point } у { $owner ->
        [Black] чорних
       *[White] білих
    } більше половини спільних пунктів
# en a203f939
fill-wrong-parity = правильне заповнення, де { $shared ->
        [one] { $shared } спільний пункт
        [few] { $shared } спільні пункти
       *[many] { $shared } спільних пунктів
    }, не дає { $shown } на користь { $side ->
        [Black] чорних
       *[White] білих
    }: не помічено порожній пункт, спільний пункт або камінь
# en 03145fe9
fill-without-arithmetic = заявлене { $without } - те, що дають камені на дошці: ще { $points }, які { $side ->
    [Black] винні Чорним
   *[White] винні Білим
    }, враховують арифметикою після підрахунку

# en bfd4d321
full-stop = .

# en 59c6ed11
history-everything-after-move-is-wrong = Усе після ходу { $number } неправильне.
# en d69e880b
history-missed-after-move = Пропущено після ходу { $after }: { $moves }.
# en 2c43c3ea
history-move-was-not-played = Ходу { $number } не було.
# en 12b7bc24
history-move-was-played-at = Хід { $number } зроблено на { $point }.
# en 10a3b952
history-move-was-played-by-the = Хід { $number } зробила інша сторона.
# en 46db3b22
history-nobody-is-named = ім'я того, хто підтвердив, не вказано
# en 9d11888c
history-noted = { $result }, { $status }.
# en 8dc92aba
history-confirmed-by-unknown = результат підтверджено; хто з гравців погодився, не записано
# en 744c1526
history-confirmed-by-both = підтверджено обома гравцями
# en 59f7c241
history-resigned = { $player ->
        [Black] чорні здалися
       *[White] білі здалися
    }
# en 63cd93f3
history-answers-appeals = Розглянуті апеляції: № { $numbers }.
# en 0a6a1733
history-result-stands = Результат лишається чинним: { $result }.
# en 00a95a85
outdone-withdrawn = { $withdrawn } - що скасовано: { $what }
# en 9b22a89f
outdone-overruled = Відхилено
# en 7a701f9c
outdone-overruled-by = { $what } Пізніше вирішено або підтверджено інший результат: { $by }, { $at }
# en ac44b21d
outdone-open-claim = Відкрита заява
# en 5353a98f
appeal-numbered = № { $number }: { $line }
# en a5cdcf6c
appeal-decided = Апеляцію розглянуто
# en d121f1e4
appeal-decided-by = { $line } Рішення ухвалив { $by }, { $at }
# en 145bf3f9
appeal-rejected-by = { $line } Відхилено ({ $by }, { $at }): { $reasons } Результат залишено в силі.
# en 9d3803df
end-note-stands = Чинна нотатка
# en 01eceac1
end-note-late = Нотатка після підтвердження
# en 80b06cf9
end-note-for-information = { $line } Результат було підтверджено раніше, { $at }; лише до відома
# en dd8a95d2
end-note-settled = Залагоджена нотатка
# en 00e7387a
end-note-settled-by-confirmation = { $line } Залагоджено підтвердженням результату, { $at }
# en 31b57a0d
report-sign-appealed = Апеляцію не розглянуто: цей результат ще може бути змінено. Підписи засвідчують, що його записано правильно.
# en c58ae30e
slip-an-appeal-is-open = Апеляцію не розглянуто: діятиме те, що за нею вирішать.
# en 5b099fe1
history-decided-by-and-both-agree = рішення: { $by }; обидва гравці згодні
# en 6e66ffe8
history-decided-by-and-one-agrees = рішення: { $by }; { $player ->
        [Black] чорні згодні
       *[White] білі згодні
    }
# en 921c1f10
history-decided-and-both-agree = вирішив суддя, і обидва гравці згодні
# en 2734c977
history-decided-and-one-agrees = вирішив суддя, і { $player ->
        [Black] чорні згодні
       *[White] білі згодні
    }
# en 4e5bced8
history-claimed-by-one = заявлено { $player ->
        [Black] чорними
       *[White] білими
    }; { $other ->
        [Black] чорні
       *[White] білі
    } не підтвердили
# en ba3495b5
history-proposal-is-what-happened = правильна пропозиція { $choice }
# en 1c1b6ef7
history-question = Запитання { $question }: { $answer }.
# en 1475f7b5
history-taken-back = Скасовано: { $act }
# en 52f42a3d
history-the-last-one-was-taken = Останнє скасовано.
# en 791efcf6
history-the-record-is-not-right = не вибрано жодної пропозиції, запис не змінено
# en d91259fe
history-the-record-is-right = запис правильний і не змінений
# en 90714ae3
history-the-record-is-right-the = Запис правильний; на дошці в кінці інше.
# en b57f3802
history-the-stones-at-were-lifted = Камені на { $labels } знято після ходу { $after }.
# en 06d2eb5d
history-noted-under-protest = { $result }, { $status }, під протестом.
# en bdf9f086
history-under-protest = Під протестом.
# en 48d183f2
history-what-was-taken-back-was = Скасоване виконано знову.

# en 29ffda48
incident-line-a-second-warning-loses-the = Друге попередження - програш партії (РФГ 21.2).
# en c7df62b5
incident-line-adjourned-board = відкладено; наступний хід { $player ->
        [Black] чорних
       *[White] білих
    } записано на дошці; поновити: { $until }
# en 7e3e48ed
incident-line-adjourned-envelope = відкладено; наступний хід { $player ->
        [Black] чорних
       *[White] білих
    } записано в конверті; поновити: { $until }
# en f6bddd4a
incident-line-after-move = після ходу { $after }
# en 51c91d89
incident-line-appeal-committee = { $player ->
        [Black] чорні
       *[White] білі
    } подають апеляцію до апеляційного комітету; вирішити до { $until }
# en f9c08271
incident-line-appeal-referee = { $player ->
        [Black] чорні
       *[White] білі
    } подають апеляцію головному судді; вирішити до { $until }
# en e64b3192
incident-line-before-move-1 = до ходу 1
# en e7257eca
incident-line-blitz = бліц
# en 4bbea9ac
incident-line-both-flags = { $claimant ->
        [Black] чорні
       *[White] білі
    } заявляють, що в суперника впав прапорець; у них самих він теж упав
# en 49c33855
incident-line-bowls = камені в чашах пораховано: чорних { $black }, білих { $white }
# en 1ec80e16
incident-line-by-the-rules-a-right = За правилами той, хто вгадав, грає чорними, хто не вгадав - білими (РФГ 16.5б). Якщо це помічено до третього ходу кожної сторони, партія починається заново; пізніше вона триває як є (РФГ 22.1).
# en c27cf13e
incident-line-by-the-rules-in-this = За правилами, у такому порядку (РФГ 22.4): виправити позицію; лишити як є; повернутися до останньої позиції, з якою згодні обидва; поразка винного; переграти.
# en bdd92dfb
incident-line-agree-or-both-lose = За правилами обидва гравці погоджуються, де йому місце, інакше програють обидва (РФГ 22.4); вирішує суддя.
# en e3211fc3
incident-line-the-game-is-started-again = За правилами партія починається заново (РФГ 22.1).
# en 2c53dd90
incident-line-the-game-goes-on = За правилами партія триває.
# en be7969af
incident-line-by-the-rules-the-player = За правилами колір обирає той, хто вгадував.
# en 69cd3168
incident-line-by-the-rules-the-referee = За правилами: { $result }; вирішує суддя.
# en 92e4771f
incident-line-no-result = За правилами партія закінчується без результату (РФГ 13.1). Результат відкритий, доки суддя не вирішить: нічия, перегравання зі скороченим часом або інше (РФГ 16.8, 20.2).
# en 4d33bab2
incident-line-claimed-at-once = заявлено одразу
# en 46aa4082
incident-line-claimed-too-late = заявлено запізно
# en 1de3a77f
incident-line-count-with-penalty = Під час підрахунку { $player ->
        [Black] чорні
       *[White] білі
    } платять { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
# en d8b8c3c0
incident-line-nothing-is-counted = Поки партію вирішує нотатка { $number }, підрахунку немає.
# en b424dbb2
incident-line-deduct = За правилами з годинника чорних знімається { $black }, з годинника білих { $white }.
# en 77c49867
incident-line-deduct-from-one = За правилами з годинника { $player ->
        [Black] чорних
       *[White] білих
    } знімається { $time }.
# en f9bb6902
incident-line-main-time-gone = Це весь основний час: якщо додаткового часу немає, прапорець упав і партію програно за часом.
# en f3793e69
incident-line-displaced = камінь зсунуто, і гра тривала; гравці не згодні, де йому місце
# en 93793b3b
incident-line-displaced-agreed = камінь зсунуто, і гра тривала; гравці згодні, де йому місце
# en 6a31c54d
incident-line-flag = { $claimant ->
        [Black] чорні
       *[White] білі
    } заявляють, що в суперника впав прапорець; у них самих він не впав
# en ddc76302
incident-line-first-flag-loses = Програє той, чий прапорець упав першим; чий це був, вирішує суддя.
# en 9dcc7d0a
incident-line-decided-before = Партію вже вирішує нотатка { $number }; яка з двох діє, вирішує суддя.
# en 6cb5769b
incident-line-guessed-right = розіграш кольору: вгадано, той, хто вгадував, грає { $guesser ->
        [Black] чорними
       *[White] білими
    }
# en 812e6454
incident-line-guessed-wrong = розіграш кольору: не вгадано, той, хто вгадував, грає { $guesser ->
        [Black] чорними
       *[White] білими
    }
# en 3f7ff235
incident-line-it-was-the-turn-of = Ходити { $partner ->
        [Woman] мала жінка
       *[Man] мав чоловік
    } { $color ->
        [Black] чорних
       *[White] білих
    }. За правилами: { $follows }.
# en 3779c635
incident-line-late = запізнення: чорні { $black ->
        [one] { $black } хвилина
        [few] { $black } хвилини
       *[many] { $black } хвилин
    }, білі { $white ->
        [one] { $white } хвилина
        [few] { $white } хвилини
       *[many] { $white } хвилин
    }, на годиннику { $allowance ->
        [one] { $allowance } хвилина
        [few] { $allowance } хвилини
       *[many] { $allowance } хвилин
    }
# en b813af75
incident-line-lateness-not-stated = Ці правила не говорять про запізнення: вирішують умови турніру.
# en 3106d291
incident-line-colours-not-stated = Ці правила не кажуть, який колір дає вгадування: вирішують умови турніру.
# en 6c813a95
incident-line-note = нотатка
# en 6e567564
incident-line-on-purpose = навмисно
# en 95d3bdae
incident-line-penalty = { $player ->
        [Black] чорні
       *[White] білі
    } сплачують { $points ->
        [one] { $points } штрафне очко
        [few] { $points } штрафні очки
       *[many] { $points } штрафних очок
    }
# en d1ac0652
incident-line-takes-back = нотатку { $number } відкликано
# en 901ffdb0
incident-line-was-taken-back = Нотатку відкликано, вона більше не враховується.
# en deb9106a
incident-line-taken-up = поновлено після відкладання; гравці не згодні щодо позиції
# en 0d95e984
incident-line-taken-up-agreed = поновлено після відкладання; гравці згодні щодо позиції
# en cad757d4
incident-line-the-claim-comes-too-late = заявлено запізно: заявити можна лише відразу після ходу; наслідків немає, хід не беруть назад (РФГ, дод. 4)
# en 60b4c13e
incident-line-the-move-before-was-out = попередній хід теж був не за чергою
# en 1453be96
incident-line-the-wrong-partner-of-made = хід { $number } { $player ->
        [Black] чорних
       *[White] білих
    } зробив не той партнер, { $when }
# en 8ae006fa
incident-line-there-must-be-black-and = Має бути чорних каменів { $black } і білих { $white }: перевірте чаші.
# en 400e1d7c
incident-line-was-warned = попередження: { $player ->
        [Black] чорні
       *[White] білі
    }
# en 2288c481
incident-line-was-cautioned = зауваження: { $player ->
        [Black] чорні
       *[White] білі
    }
# en 3d0cba95
incident-line-appeal-federation = { $player ->
        [Black] чорні
       *[White] білі
    } подають апеляцію до федерації; вирішити до { $until }
# en 4b619272
incident-line-protest = { $player ->
        [Black] чорні
       *[White] білі
    } заявляють протест
# en 3dc838c7
incident-line-repetition = позиція повторилася; закінчити партію без результату хочуть не обидва
# en 1030819c
incident-line-repetition-agreed = позиція повторилася; обидва гравці хочуть закінчити партію без результату
# en de904a21
incident-line-faulty-clock = годинник несправний
# en 353bae06
incident-line-clock-set = За правилами годинник замінюють, і кожному гравцеві лишається щонайменше { $minutes } хвилин (РФГ); час виставляє суддя.
# en 5d78588e
incident-line-no-blitz = У бліці кожен має щонайбільше { $minutes } хвилин (РФГ, дод. 6), а в цій партії більше: вирішує суддя.
# en 77505b04
incident-line-blitz-not-stated = Ці правила не говорять про бліц, про нього говорить лише кодекс РФГ (дод. 6): вирішують умови турніру.
# en 5101125b
incident-line-wrong-start = неправильні кольори або фора; помічено після { $black ->
        [one] { $black } ходу
       *[many] { $black } ходів
    } чорних і { $white ->
        [one] { $white } ходу
       *[many] { $white } ходів
    } білих

# en 1390b1c2
report-agreed-dead = Мертві камені узгодили:
# en 6349b598
report-aid = Допомога судді, але не рішення. Кожен крок можна повторити вручну.
# en 05a30fca
report-black = Чорні
# en 0e338c8c
report-claimed = Заявлено
# en 33ee4c4f
report-decided = Вирішив суддя
# en 55e06d2b
report-clock = Покази годинника:
# en a324990f
report-clock-picture = Знімок годинника:
# en 67fc528e
report-compensation-mark = Квадрат: компенсація.
# en 037d35f0
report-computed = Обчислено
# en 49262e6f
report-audited-on = Підрахунок перевірено { $date }.
# en d4094785
report-filled = Завершене заповнення, як його прочитано.
# en 7c09537f
report-findings = Знайдено
# en 7c6bbee9
report-for-players = Для гравців. Програма радить; вирішують гравці й суддя.
# en 5e9c21a9
report-in-order = Хід за ходом, для читання вголос біля дошки
# en 950275b1
report-ledger = Розрахунок
# en 2aab7f84
report-losing-mark = Трикутник: камінь програшу.
# en 7db47276
report-made = Складено
# en f50d6357
report-known-by = Складено, SHA-256
# en 67dcf6f3
report-known-by-files = { $made }; { $files }{ $more ->
        [0] {""}
       *[other] {" "}і ще { $more }
    }
# en a23fd2ae
report-method = Спосіб
# en e6dd021d
report-move-of-black = Ч
# en 84f83e54
report-move-of-white = Б
# en 9527aebc
report-move-takes = { $one }, знімає { $taken }
# en 7092189f
report-none = Немає.
# en cb40c460
report-noted = Відзначено під час партії та що про це кажуть правила
# en 76fb1820
report-notes = Примітки
# en 5894c0a3
report-notices = Помічено камерою:
# en cd049849
report-penalties = Чорні { $black }, Білі { $white }
# en cce0dc2c
report-pictures = Знімки
# en ccaa033d
report-position = Позиція, яка рахується (x: мертві камені, знято)
# en 1f80d2df
report-protest = зіграно під протестом
# en 974daba3
report-read = Прочитано з дошки
# en c1d3e760
report-rebuild = Щоб відновити позицію на дошці, ставте ходи за порядком; зняті камені повертаються в чаші.
# en fd0189d1
report-record = Запис
# en c6aaa97f
report-referee = Суддя
# en 21ed8110
report-ringed = Обведено: пункти, на які треба подивитися.
# en a67e890c
report-ruling = Рішення та причини:
# en 7e078941
report-settings = Налаштування і звідки кожне взято
# en 865f14c7
report-settings-confirmed = Ці налаштування підтверджено о { $clock }, до того як було показано висновок.
# en a2595d2a
report-sign = Обидва гравці підтверджують цей результат підписами. Тоді він остаточний.
# en c98982c7
report-sign-written = Обидва гравці підтверджують підписами підсумковий результат, записаний рядком вище. Тоді він остаточний.
# en c11a77c7
report-sign-decided = Цей результат - рішення судді. Він остаточний, якщо гравець не подасть на нього апеляцію, як це дозволяють правила змагання. Підписи гравців засвідчують, що їм про нього повідомлено, а не що вони згодні.
# en fe1e7d51
report-sign-final = Цей результат остаточний. Підписи засвідчують, що його записано правильно.
# en c77b50de
report-sign-final-under-protest = Цей результат остаточний, під протестом. Підписи засвідчують, що його записано правильно.
# en 02282b85
report-sign-waiting = Стіл ще не записав цей результат. Підписи засвідчують, що він такий, як його вирішили в залі.
# en 54098fcb
report-sign-claim = Заповнення правильне, а заявлений результат ні: гравці нічого не підписують, доки заяву не відкликано або суддя не ухвалив рішення.
# en 4d117c7c
report-sign-appeal = Апеляцію не розглянуто: гравці нічого не підписують, доки щодо неї немає рішення.
# en b2cce160
report-sign-changed = Після підтвердження цього результату запис змінився: гравці нічого не підписують, доки його не підтверджено знову або суддя не ухвалить рішення.
# en 8cc83ecb
report-sign-note = Нотатка про партію вирішує її або залишає її результат відкритим: гравці нічого не підписують, доки суддя не ухвалить рішення.
# en 69c81189
report-sign-referee = Заповнення не сходиться: гравці нічого не підписують, доки суддя не ухвалить рішення.
# en 0a9cb8f9
report-decided-in-the-end = Результат, ухвалений зрештою:
# en d7223b10
report-slip = Бланк результату
# en 39834966
report-stones = Чорні / білі / порожні
# en fe56a92f
report-table = Стіл
# en fa2d078b
report-times = Підрахунок завершено / підтверджено о:
# en 280c3468
report-title = Перевірка підрахунку заповненням
# en 8237e9e4
report-white = Білі

# en f9d06135
result-wins = { $side } виграли
# en 43fe6244
result-wins-by = { $side } виграли { $margin ->
        [one] { $margin } очко
        [few] { $margin } очки
        [many] { $margin } очок
       *[other] { $margin } очка
    }
# en d1791857
result-wins-by-counted = { $side } виграли { $margin ->
        [one] { $margin } очко
        [few] { $margin } очки
        [many] { $margin } очок
       *[other] { $margin } очка
    } (підрахунок)
# en cfa1bf31
result-wins-by-forfeit = { $side } виграли через неявку або порушення
# en 8bdb60bd
result-wins-by-forfeit-because = { $side } виграли через неявку або порушення: { $why }
# en 8e9ad69f
result-wins-by-adjudication = { $side } виграли: перемогу присуджено
# en 3eb23db7
result-wins-by-resignation = { $side } виграли: суперник здався
# en c3f6e7ef
result-wins-on-time = { $side } виграли за часом
# en bdc6c8b0
result-impossible-on-board = На дошці { $size } підрахунок не може дати { $result }
# en ab7053fa
result-impossible-with-komi = З комі { $komi } підрахунок не може дати { $result }
# en 7b6e0fb9
result-impossible-drawn = За правилами цієї партії рівний рахунок - нічия, і підрахунок не може дати { $result }
# en 4a2a1119
result-impossible-equal-score = За правилами цієї партії за рівного рахунку виграють { $winner ->
        [Black] чорні
       *[White] білі
    }, і підрахунок не може дати { $result }
# en 94172436
result-wins-by-rule = { $side } виграли за правилами за рівного рахунку

# en 23357668
form-fault-cut-game = партія обривається всередині значення, де починається інша партія, раніше, ніж у ній є бодай щось ціле; її пропущено
# en 0b698bdf
form-fault-cut-value = партія обривається всередині значення, де закінчується файл або починається інша партія; це значення пропущено, а все перед ним збережено
# en 7631cc2d
form-fault-no-parenthesis = партія не починається з "("
# en 98ebc1cc
form-fault-no-semicolon = перший вузол не починається з ";"
# en b1a7eaa9
form-fault-not-closed = партію не закрито там, де закінчується файл або починається інша партія
# en 0de0ef97
form-fault-property-without-value = властивість без значення пропущено
# en 0ad9c924
form-fault-stray-text = текст поза властивостями пропущено
# en d070913b
form-fault-value-without-property = значення без властивості пропущено
# en 31654320
sgf-note-bad-byte-order-mark = файл починається як { $charset }, але в цьому кодуванні недійсний
# en 40bee7e7
sgf-note-damaged-text = текст прочитано як { $charset }; пошкоджені символи замінено на "�": { $characters }
# en d51da0a8
sgf-note-date-in-words = DT[{ $value }] прочитано як { $days }
# en 244bafc9
sgf-note-encoded-twice = { $property }[{ $value }] схоже на UTF-8, закодований двічі: { $meant }; текст залишено як записано
# en 8bb20c8a
sgf-note-first-of = партій у файлі: { $games }; це перша
# en b313b92a
sgf-note-foreign-property = { $found } прочитано як те, що в SGF називається { $read_as }
# en 38f701e5
sgf-note-form = рядок { $line }: { $fault }
# en 1cdd2a65
sgf-note-guessed-charset = кодування вгадано: текст прочитано як { $charset }
# en 418d7969
sgf-note-handicap-in-words = HA[{ $value }] прочитано як фору, каменів: { $stones }
# en 09422676
sgf-note-handicap-not-stated = до першого ходу стоять чорні камені ({ $laid }), а фору не вказано (HA)
# en e8ca51c4
sgf-note-handicap-of-one = HA[1] — не фора: чорні ходять першими; але до першого ходу { $laid ->
        [one] стоїть { $laid } чорний камінь
        [few] стоять { $laid } чорні камені
        [many] стоять { $laid } чорних каменів
       *[other] стоїть { $laid } чорного каменя
    }
# en 431a2bbb
sgf-note-handicap-stones = HA[{ $stated }]: вказано фору, каменів { $stated }, а до ходу білих поставлено { $laid }
# en defd3ae4
sgf-note-holds-property = { $property }[{ $value }] містить іншу властивість, як буває без закривальної дужки; текст залишено як записано
# en 4279b66f
sgf-note-html-entity = { $property }[{ $value }]: є символи в записі HTML чи вебадреси; текст залишено як записано
# en 2b41bcd1
sgf-note-impossible-charset = у файлі вказано кодування { $declared }, але в ньому текст містив би символи, яких у текстах не буває; його прочитано як { $read_as }: перевірте, чи правильні імена
# en 82a2c65e
sgf-note-impossible-komi = KM[{ $value }] більше, ніж пунктів на дошці { $size }x{ $size }, і пропущено
# en 5285bfd6
sgf-note-impossible-margin = RE[{ $value }]: такої різниці на дошці { $size }x{ $size } не буває; пропущено
# en 6ee6841a
sgf-note-info-below-root = відомості про партію частково стоять у вузлах після першого
# en 83aba4dc
sgf-note-is-utf-8 = у файлі вказано кодування { $declared }, але він в UTF-8
# en a0e94028
sgf-note-komi-in-units = KM[{ $value }] прочитано як комі { $komi } очка
# en 7529c97a
sgf-note-komi-without-point = KM[{ $value }] більше за комі будь-якої партії, ніби в ньому пропала крапка; пропущено
# en d778662e
sgf-note-large-komi = KM[{ $value }] більше, ніж буває комі в партіях: перевірте, чи воно правильне
# en 0d165f64
sgf-note-move-in-root = хід записано в кореневому вузлі
# en 39cf1886
sgf-note-moves-in-one-node = в одному вузлі ходів: { $moves }, починаючи з ходу { $first }
# en 5f8b7641
sgf-note-not-date = DT[{ $value }] не вдається прочитати як дату
# en f4f3016e
sgf-note-not-handicap = HA[{ $value }] - не число каменів, пропущено
# en 3f9d2e49
sgf-note-not-in-charset = у файлі вказано кодування { $declared }, але в ньому він недійсний
# en 5787152f
sgf-note-not-komi = KM[{ $value }] - не ціле число половин очка, пропущено
# en 759db2df
sgf-note-not-main-time = TM[{ $value }] - не число секунд, пропущено
# en a25800a5
sgf-note-not-result = RE[{ $value }] - не результат, пропущено
# en a14ebb0d
sgf-note-odd-move = хід { $number } зроблено в "{ $value }", а це не пункт дошки { $size }x{ $size }; його й усе після нього пропущено
# en 8583a1e3
sgf-note-off-board = { $property }[{ $value }] - не на дошці, пропущено
# en cbb6819e
sgf-note-pass-beside-board = хід { $number }, "{ $value }", лежить поряд із дошкою і прочитаний як пас
# en e909dcf9
sgf-note-result-in-words = RE[{ $value }] прочитано як { $result }: так цей результат записують у SGF
# en c451bf90
sgf-note-several-values = взято { $property }[{ $value }], але у файлі є й { $property }[{ $other }]: перевірте, що правильне
# en bc43d7a4
sgf-note-size-in-words = SZ[{ $value }] прочитано як дошку на { $size } ліній
# en 78557ebb
sgf-note-surrogate-pairs = поєднано символи, записані сурогатними парами (CESU-8): { $characters }
# en 17d1af72
sgf-note-unknown-charset = у файлі вказано невідоме кодування "{ $declared }"
# en 6c0d3a4b
sgf-note-unknown-rules = RU[{ $value }]: такі правила невідомі
# en 58c7c17e
slip-as-the-referee-decided-below = як вирішено, нижче
# en 42d2744b
slip-open-by-the-record = відкрито до рішення судді; за записом: { $outcome }
# en 2443f649
slip-open-by-what-was-given = відкрито до рішення судді; за записом із заданим тут: { $outcome }
# en 8dab2e4f
slip-open-by-pictures = відкрито до рішення судді; за знімками: { $outcome }
# en e4376335
slip-by-the-record-the-game = за записом; партію вирішено не підрахунком
# en ca191452
slip-claimed-and-confirmed-by-both = заявлено й підтверджено обома гравцями
# en e94ac783
slip-confirmed-by-both-players-on = Підтверджено обома гравцями { $date_and_time }. Ім'я того, хто підтвердив, не вказано.
# en 1cd713d2
slip-confirmed-by-both-players = Підтверджено обома гравцями ({ $names }), { $date_and_time }.
# en 126de652
slip-confirmed-by-both-written-down = Підтверджено обома гравцями ({ $names }; записав { $by }), { $date_and_time }.
# en 6d64d663
slip-confirmed-by-unknown = Підтверджено ({ $by }), { $date_and_time }. Хто з гравців погодився, не записано.
# en eca4c5bf
slip-resigned = { $player ->
        [Black] Чорні здалися
       *[White] Білі здалися
    } ({ $name }), { $date_and_time }.
# en c4377011
slip-confirmed-by-both-players-noted = Підтверджено обома гравцями (записано: { $by }), { $date_and_time }.
# en 3e5bf2f2
slip-counted-by-filling-in-the = підраховано заповненням; запис дає те саме
# en c118401e
slip-counted-with-what-was-given = підраховано заповненням; запис із заданим тут дає те саме
# en 0853d14e
slip-counted-as-recorded = підраховано заповненням; запис у його нинішньому вигляді дає те саме
# en ecf75793
slip-counted-before-the-change = підраховано заповненням; запис змінився після підтвердження результату
# en fd979267
slip-counted-with-what-is-assumed = підраховано заповненням, з тим, що припущено; партію ніхто не записував
# en 0cf0cc7f
slip-counted-unrecorded = підраховано заповненням; партію ніхто не записував
# en 1e30404e
slip-decided-on = Рішення: { $by }, { $date_and_time }.
# en a3558d5f
slip-method-decided-by = рішення: { $by }
# en 41103683
slip-players-did-not-confirm = Гравці цього не підтверджували.
# en d851da3e
slip-one-player-agrees = { $player ->
        [Black] Чорні згодні; білі
       *[White] Білі згодні; чорні
    } цього не підтверджували.
# en 422330dc
slip-both-players-agree = Обидва гравці згодні.
# en dafe27a7
slip-final = Результат остаточний.
# en 41621d88
slip-final-under-protest = Результат остаточний, під протестом.
# en 9e08926a
slip-waits-for-the-table = Стіл цього ще не записав: результат стане остаточним, коли запише.
# en 9e21c30b
slip-not-final-before-the-appeal = Не підтверджено: апеляцію не розглянуто, і до рішення щодо неї ніщо не є остаточним.
# en 072bfa5c
slip-not-final-before-the-note = Не підтверджено: нотатка { $note } про партію чинна, і до рішення судді щодо неї ніщо не є остаточним.
# en 209b6d71
slip-not-confirmed-yet-final-when = Ще не підтверджено; остаточно, коли підпишуть обидва гравці.
# en 6b4ca980
slip-not-confirmed-referee-first = Не підтверджено: ніщо не остаточне, доки суддя не вирішив і гравці не підтвердили. Після рішення друкується новий бланк для їхніх підписів.
# en 47299fa1
slip-open-until-the-referee-rules = відкрито до рішення судді
# en 26dfc9b5
slip-the-count-does-not-settle = за підрахунком результат не визначено
# en 6804d687
slip-the-fill-matches-and-the-claim-differs = дошка показує те саме, що й запис; вказано інший результат
# en 12c60b58
slip-to-be-written-here-by = записує тут суддя

# en 16f7e687
stones-of = { $color ->
        [black] { $stones ->
                [one] { $stones } чорний камінь
                [few] { $stones } чорні камені
               *[many] { $stones } чорних каменів
            }
       *[white] { $stones ->
                [one] { $stones } білий камінь
                [few] { $stones } білі камені
               *[many] { $stones } білих каменів
            }
    }

# en b34a4604
result-draw = нічия
# en 9d791833
result-technical-draw = технічна нічия
# en b53494bf
result-both-lose = поразка обох
# en aedadbf7
result-no-result = без результату
# en caa2fbcf
result-void = не зараховано
# en 143a1ab2
result-pending = без результату до рішення судді
# en 04b6a321
result-not-played = не грали
# en 81599d6d
result-unknown = невідомо
# en a32bd3d4
result-side = { $winner ->
        [Black] чорні
       *[White] білі
    }
# en f1209c7b
result-side-named = { $winner ->
        [Black] чорні
       *[White] білі
    } - { $name } -
# en 3de46dad
result-bye = { $winner ->
        [Black] чорні
       *[White] білі
    } вільні від гри
# en afb1522c
result-claims-differ = { $first } заявляє { $one }, а { $second } — { $other }


# en 9fdb79fd
report-beside-pass = { $number } пас
# en bc642648
report-beside-at = { $number } на { $at }
# en 5bd9b380
info-nothing = нічого
# en 75c14688
info-changed = { $entry }: { $is } (було: { $was })
# en ce304037
info-rank = Ранг
# en 80c7a6d2
info-team = Команда
# en 07fbb8a1
info-main-time = Основний час
# en 20f6ca3c
info-overtime = Додатковий час
# en 1c6f7d28
info-recorder = Записав
# en 12dcfaea
info-annotator = Коментарі
# en de23adbc
info-copyright = Права
# en 7e837526
info-move-made = Хід зроблено
# en 9d4252fe
info-permission = Дозвіл записувати
# en 4c234be2
info-black-consent = Згода Чорних
# en 70718c40
info-white-consent = Згода Білих
# en 363cb51b
history-info = Імена й умови виправлено: { $what }.
# en c44d4885
history-no-longer-holds = { $what } Пізніше скасовано.
# en 05177baa
history-step-taken-back = Скасовано (без імені): { $what }
# en 8e5f5149
history-step-taken-back-by = Скасовано: { $what } Хто: { $name }.
# en ba33786b
history-step-taken-back-with-reasons = Скасовано: { $what } Хто: { $name }; чому: { $reasons }.
# en d6c7efdd
history-step-made-again = Повернуто (без імені): { $what }
# en 3166ed04
history-step-made-again-by = Повернуто: { $what } Хто: { $name }.

# en 23c79370
count-picture-position = знімок позиції, { $clock }
# en eb4b9ffd
count-picture-dead-off = знімок без мертвих каменів, { $clock }
# en dcc99db0
count-picture-compensated = знімок після компенсації, { $clock }
# en 2dc4cd22
count-picture-wrong-compensation = знімок неправильної компенсації, { $clock }
# en 46eb3ccc
count-picture-finished = знімок закінченого заповнення, { $clock }
# en cee9b293
count-picture-unfinished = знімок незакінченого заповнення, { $clock }
# en 48b83833
report-shot-finished = Закінчене заповнення
# en 2b188172
report-shot-compensated = Після компенсації
# en 93385510
report-shot-before = До заповнення
# en e5378bc8
report-shot-clock = Годинник
# en b221683f
standing-confirmed-by-it = підтверджено о { $clock }
# en 6cd58255
standing-confirmed = підтверджено о { $clock }; далі лише для відома
# en 6f49b26f
standing-outdated = підтверджено о { $clock }, але результат не чинний: партію відтоді змінено
# en 41a012f3
sgf-note-move-onto-stone = хід { $number }, { $point }, поставлено на камінь; у записі він лишається як є
# en f6aa733f
sgf-note-no-character = { $property }[{ $value }]: є керівні символи або такі, що нічого не позначають; текст залишено як записано
# en 72bb219f
sgf-note-suicide = хід { $number }, { $point }, знімає власні камені ({ $stones }): самогубство; у записі він лишається як є
# en 2499deb0
sgf-note-unlikely-charset = у файлі вказано кодування { $declared }, і його прочитано в ньому, але текст більше схожий на { $likely }: перевірте, чи правильні імена
# en 68aea578
fill-unexplained = дошка показує інше число, ніж дає запис, і жодна окрема причина не пояснює цього повністю: можливо, хибне не лише одне
# en a39ed47d
fill-may-be = можливо, почасти: { $cause }
# en 19178a25
outdone-made-again = { $withdrawn } - що скасовано: { $what } Той самий результат вирішено або підтверджено знову: { $again }, { $at }; він чинний.
# en ced142fd
setting-compensation = Компенсація за фору
# en df4eea93
setting-compensation-moves = очко за кожен хід фори
# en 504fb2db
setting-compensation-stones = очко за кожен камінь фори
# en 68e9bd92
setting-odd = Непарне очко
# en f9269691
setting-odd-arithmetic = залагоджується розрахунком
# en dea64622
setting-odd-on-board = залагоджується на дошці
# en 5f5732e9
setting-pair-go = Парне го
# en f1a696ca
setting-pair-go-is-played = грається
# en 6920e5dc
audit-holds-only-with = Це правильно лише за того, чого ніхто не вказав і що програма припускає: { $settings }.
# en b15f37a6
audit-record-is-open =
    { $count ->
        [one] Це правильно для запису в його нинішньому вигляді, про який є відкрите питання: { $questions }. Дайте відповідь і перевірте заповнення знову.
        [few] Це правильно для запису в його нинішньому вигляді, про який є відкриті питання: { $questions }. Дайте відповіді й перевірте заповнення знову.
       *[many] Це правильно для запису в його нинішньому вигляді, про який є відкриті питання: { $questions }. Дайте відповіді й перевірте заповнення знову.
    }
# en 8bf54c3c
audit-note-left-out =
    { $picture ->
        [before] 1 знімок позиції до заповнення
        [compensated] 1 знімок компенсації
       *[final] 1 знімок завершеного заповнення
    } не враховано: { $why ->
        [too-large] він завеликий.
       *[unreadable] його не вдалося прочитати.
    }
# en 074ff7f2
audit-other-recorded = у записі названо результат { $recorded }, а за цих умов він дає { $computed }
# en 45f5209d
audit-other-recorded-without-count = у записі названо результат { $given } ({ $recorded }): підрахунок цього не вирішує; за підрахунком { $computed }
# en 207912d2
report-penalties-label = Штрафи:
# en 73554e51
audit-and-settings-by-name = { $basis } з тим, що вказано: { $by } ({ $reasons })
# en 5945933e
audit-other-decision = { $by }: вирішено результат { $decided }, а за цих умов запис дає { $computed }

# en 4a544a28
fill-empty-outside-block = результат прочитано за виграшним блоком; якщо врахувати й порожні пункти поза ним, дошка дає { $in_full }
# en d7991dd2
incident-under-protest = під протестом { $player ->
        [Black] чорних
       *[White] білих
    }
