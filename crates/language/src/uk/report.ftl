audit-a-black-stone = чорний камінь
audit-a-board-with-an-even = Дошку з парною кількістю пунктів не можна рахувати заповненням.
audit-a-fill-with-one-empty = Заповнення з одним порожнім пунктом не знято; судиться останній знімок дошки.
audit-a-white-stone = білий камінь
audit-after-the-compensation = після компенсації
audit-agrees = збігається
audit-an-empty-point = порожній пункт
audit-and-given-settings = { $basis } при заданих тут комі й правилах (у записі інші)
audit-and-these-settings = { $basis } і цими налаштуваннями
audit-apparently-unfinished = партія, вочевидь, не закінчена: без мертвих каменів { $points ->
        [one] { $points } пункт не належить
        [few] { $points } пункти не належать
       *[many] { $points } пунктів не належать
    } жодній стороні
audit-as-it-looks = Наскільки видно: { $finding }
audit-because-the-pictures-show-that = , бо на знімках видно, що їх знято
audit-before-the-fill = до заповнення
audit-black-and-white-stones-lie = На дошці чорних каменів { $black }, білих { $white }, один пункт порожній, як і має бути. Чи правильно вони лежать, без запису або знімка до заповнення сказати не можна.
audit-black-moved-first-after-the = після каменів фори першими ходили чорні; за цими правилами ходять білі
audit-blacks-penalty-points = Штраф чорних, очок
audit-both-had-passed-after-move = після ходу { $after } обидві сторони спасували, і гра тривала; першими ходили { $first ->
        [Black] чорні
       *[White] білі
    }{ $rule }
audit-bowls-before-the-game = Чаші перед партією
audit-bowls-counted = чорних каменів { $black }, білих { $white }, { $empty ->
        [one] { $empty } порожній пункт
        [few] { $empty } порожні пункти
       *[many] { $empty } порожніх пунктів
    }
audit-by-the-players-ranks-the = за рангами гравців чорними грає сильніший, а мав би грати білими
audit-cannot-tell = сказати не можна
audit-covered = щось закриває { $covered ->
        [one] { $covered } пункт
        [few] { $covered } пункти
       *[many] { $covered } пунктів
    } дошки на { $picture }{ $at }: зніміть ще раз, прибравши руки
audit-dead-stones = Мертві камені
audit-differs = розбігається
audit-each-bowl-must-hold-stones = У кожній чаші має бути каменів: { $bowl }; є: { $counted }.
audit-equal-score-wins-by-rule = рахунок рівний, за правилами виграють { $winner ->
        [Black] чорні
       *[White] білі
    }
audit-flagged-moves = { $moves ->
        [one] У записі { $moves } хід, який заборонено правилами або на який має глянути суддя; його називає score.
        [few] У записі { $moves } ходи, які заборонено правилами або на які має глянути суддя; їх називає score.
       *[many] У записі { $moves } ходів, які заборонено правилами або на які має глянути суддя; їх називає score.
    }
audit-handicap-laid = у записі вказано фору { $stated }, а { $laid ->
        [one] поставлено { $laid } камінь
        [few] поставлено { $laid } камені
       *[many] поставлено { $laid } каменів
    }: перевірте початок
audit-handicap-moves = Ходи фори
audit-comes-to-because = { $verdict }: { $faults }
audit-if-it-is-if-it = якщо це { $read }, то { $as_read }. Якщо це { $other }, то { $otherwise }
audit-in-100 = { $share } %
audit-in-100-points-of-are = на { $picture } сумнівні { $share } % пунктів: зробіть інший знімок, крутіше згори і без відблисків
audit-in-a-board-was-found = на { $picture } знайдено дошку { $found }, а { $position } - з дошки { $size }: покажіть усю дошку і перевірте, що вони належать одне до одного
audit-in-a-row-stop-the = { $n } поспіль зупиняють партію
audit-in-the-board-does-not = на { $picture } дошка не цієї партії: з каменів кінцевої позиції там лише { $matched } %; перевірте, що знімок і { $position } належать одне до одного
audit-in-the-board-is-a = на { $picture } дошка дзеркальна ({ $basis }): камера відбиває знімки; вимкніть це і зніміть ще раз
audit-in-the-picture-after-the = {" "}на знімку після компенсації
audit-in-the-picture-before-the-fill = {" "}на знімку до заповнення
audit-dead-stones-still-lie-in-the-picture-before = На знімку до заповнення мертві камені ще лежать на { $some_labels }.
audit-open-whether-the-board-matches = Не можна сказати, чи збігається дошка з { $basis }.
audit-open-whether-the-fill-is-right = Не можна сказати, чи правильне заповнення.
audit-open-whether-the-fill-matches = Не можна сказати, чи збігається заповнення з { $basis }.
audit-open-whether-the-bowls-are-full = Не можна сказати, чи повні чаші.
audit-open-whether-the-bowls-are-full-look-at-the-points = Не можна сказати, чи повні чаші: { $counted }. Погляньте на названі пункти.
audit-it-does-not-match = заповнення не збігається
audit-it-does-not-match-and = заповнення не збігається і дає { $read }
audit-it-stays-open = питання лишається відкритим
audit-komi = Комі
audit-last-move-on-the-board = Останній хід на дошці
audit-look-at-it-could-not = погляньте на { $at }: прочитати це впевнено не вдалося
audit-look-at-it-looks-like = погляньте на { $at }{ $picture }: схоже на { $read } ({ $share }), але може бути { $other } ({ $other_share }); { $then }
audit-looks-like-in-100-and = { $point } схоже на { $read } ({ $share } %), але взято за { $taken }: так дошка пояснюється простіше; погляньте туди.
audit-looks-like-in-100-and-2 = { $point } схоже на { $read } ({ $share } %), так і взято; якщо там { $other }, заповнення не збіглося б: погляньте туди.
audit-moves-not-reported = { $moves ->
        [one] ще { $moves } хід проти правил або повторює позицію
        [few] ще { $moves } ходи проти правил або повторюють позицію
       *[many] ще { $moves } ходів проти правил або повторюють позицію
    }
audit-no-board-was-found-in = на { $picture } дошку не знайдено: покажіть усю дошку під кутом не менше 25 градусів і без відблисків
audit-no-dead-stones-were-given = мертві камені не вказано; ймовірно, мертві, якщо обидва гравці згодні: { $labels }
audit-none = немає
audit-not-checked = не перевірено
audit-of-several-final-pictures-only = З кількох останніх знімків пораховано лише перший: немає позиції, на яку їх накласти.
audit-other-komi = підрахунок із заданим тут комі { $given }; у записі стоїть { $recorded }
audit-other-rules = підрахунок за заданими тут правилами { $given }; у записі стоять { $recorded }
audit-part-of-the-board-lies = частина дошки не потрапила на { $picture }{ $how_much }: покажіть усю дошку
audit-points-of-the-final-picture = на останньому знімку сумнівних пунктів: { $points }; зробіть інший знімок, крутіше згори і без відблисків
audit-points-outside = {" "}({ $n ->
        [one] { $n } пункт
        [few] { $n } пункти
       *[many] { $n } пунктів
    })
audit-presumed-dead-players-to-confirm = { $stones } імовірно мертві, кожен зі своєю групою{ $why }; підтвердити мають гравці.
audit-rgf-9-3-the-player = {" "}(RGF 9.3: ходить гравець, який погодився продовжувати)
audit-rule-set = Правила
audit-s-penalty-of-is-not = штрафу { $color ->
        [Black] чорних
       *[White] білих
    } { $penalty } не буває на годиннику Інга: він дає 2, 4 або 6 очок, а потім поразку
audit-shared-open = { $n ->
        [one] { $n } пункт не належить
        [few] { $n } пункти не належать
       *[many] { $n } пунктів не належать
    } жодній стороні: { $at }; це секі або даме, не заповнені до пасів; вони вважаються спільними
audit-shift = Це зсуває рахунок на { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } на користь { $side ->
        [Black] чорних
       *[White] білих
    }.
audit-shows-something-else-at-and = { $picture } показує інше на { $some_labels }; інші знімки його переголосували.
audit-something-covers = щось закриває { $at }
audit-stones-black-has-taken = Камені, зняті чорними
audit-stones-white-has-taken = Камені, зняті білими
audit-the-arithmetic-says-what-a = Розрахунок каже, що показує правильне заповнення; що показує це, залежить від сумнівних пунктів.
audit-the-board-differs-from-the = дошка відрізняється від кінцевої позиції на { $at }
audit-the-board-shows-the-final = На дошці кінцева позиція у згоді з { $basis }: { $computed }.
audit-the-board-with-the-compensation = Дошку з поставленою компенсацією без рук не знято: відрізнити компенсацію від програних каменів можна лише там, де вони лежать на різних територіях.
audit-the-board-with-the-dead = Дошку без мертвих каменів і без рук не знято: чи зсунувся камінь кінцевої позиції до заповнення і які камені знято, відомо лише із запису.
audit-the-bowls-are-full = Чаші повні: { $counted }.
audit-the-compensation-was-not-witnessed = , хоча на заповненій дошці не видно, які камені поставлено як компенсацію
audit-the-counts-alone-show-that = Уже з кількості каменів видно, що заповнення неправильне.
audit-the-dead-stones-were-not = Мертві камені не вказано; мертвих каменів не припускається.
audit-the-fill-does-not-match = Заповнення не збігається з { $basis }: воно дає { $result }, а { $giver } - { $computed }{ $in_doubt }.
audit-the-fill-does-not-match-without-a-reading = Заповнення не збігається з { $basis }: { $giver } дає { $computed }{ $in_doubt }.
audit-the-fill-matches = Заповнення збігається з { $basis }: { $computed }{ $not_witnessed }{ $in_doubt }.
audit-the-fill-matches-in-short = заповнення збігається
audit-the-fill-matches-the-result = Заповнення збігається з { $basis }: { $computed }{ $in_doubt }. Вказано результат { $result }.
audit-the-final-picture = останньому знімку
audit-the-final-picture-fits-from = останній знімок підходить ({ $basis }) з { $turns } боків, і від цього залежить висновок: вкажіть, на скільки його повернути за годинниковою стрілкою, щоб він ліг як запис ({ $degrees } градусів)
audit-the-finished-fill-was-not = Завершене заповнення не знято.
audit-the-game-has-ended = партію закінчено
audit-the-game-has-stopped-agreement = партію зупинено; її закінчує згода щодо мертвих каменів
audit-the-game-has-stopped-in = партію зупинено; її закінчують { $n } паси поспіль або згода щодо мертвих каменів
audit-the-game-stops-when-both = партія зупиняється, коли згодні обидва
audit-the-handicap-stones-do-not = камені фори лежать не на пунктах хосі цих правил: { $labels }
audit-the-picture-before-it = знімком до заповнення
audit-the-picture-before-differs-and-the-result-too = знімок до заповнення розбігається із записом на { $some_labels }: за записом результат { $by_record }, за знімком { $by_picture }; відновіть позицію за записом і погляньте, що правильно
audit-the-picture-before-the-fill-by-name = знімок до заповнення
audit-the-picture-before-differs-and-nothing-changes = Знімок до заповнення розбігається із записом на { $some_labels }; висновок в обох випадках один.
audit-the-picture-was-not-used = Знімок { $which } не використано. { $finding }
audit-the-players-ranks-give-komi = ранги гравців дають комі { $komi } і { $moves ->
        [one] { $moves } хід фори
        [few] { $moves } ходи фори
       *[many] { $moves } ходів фори
    }; у записі інші умови
audit-the-players-ranks-give-the = ранги гравців дають { $stones ->
        [one] { $stones } камінь фори
        [few] { $stones } камені фори
       *[many] { $stones } каменів фори
    }; у записі інша фора
audit-the-point-that-is-left = Залишений порожнім пункт - не центр, де його зазвичай лишають.
audit-the-position-before-it = позиція до заповнення
audit-the-record = запис
audit-the-record-with-what-was-given = запис (із заданими тут комі та правилами)
audit-the-record-names-no-komi = у записі немає комі: взято { $komi }
audit-the-record-names-no-rules = у записі немає правил: взято ing
audit-the-result-depends-on-the = результат залежить від полонених, яких не видно на жодному знімку дошки: порахуйте їх
audit-the-rules-are-not-among = правила "{ $named }" тут невідомі: взято ing; відомі { $known }
audit-the-stones-at-lie-in = камені на { $labels } лежать в оці групи в секі: знімати їх не можна, полоненими вони не вважаються
audit-the-stones-at-were-gone = Камені на { $some_labels } знято вже на знімку до заповнення.
audit-there-are-black-stones-one = Чорних каменів { $black }, на один більше, ніж потрібно для підрахунку заповненням: { $counted }.
audit-this-does-not-match-which = Це не збігається з { $basis }; правильно { $computed }.
audit-this-record = цим записом
audit-together-with-the-other-points = разом з іншими названими пунктами це вирішує, чи збігається заповнення
audit-turned-by-degrees-as-given = З указаним поворотом на { $given } градусів останній знімок не збігається з { $basis }; з поворотом на { $found } збігається, так його і взято.
audit-unknown = невідомо
audit-was-read-with-doubt-look = ; { $point } прочитано із сумнівом, погляньте туди
audit-were-read-with-doubt-look = ; { $some_labels } прочитано із сумнівом, погляньте туди
audit-when-filling-began-a-stone = коли почалося заповнення, { $compensation_was }; камінь, поставлений пізніше, може бути компенсацією або програним каменем: якщо суддя бачив, що компенсацію виправили, заповнення збігається
audit-whites-penalty-points = Штраф білих, очок
audit-who-made-the-last-move = невідомо, хто зробив останній хід на дошці, а результат від цього залежить
audit-without-the-record-and-without = Без запису і без знімка до заповнення можна лише порахувати камені.

contradiction-a-handicap-of-stones = фора, каменів: { $stones }
contradiction-an-even-game = гра без фори
contradiction-no-stone-lay-on-the = перед першим ходом на дошці не було каменів
contradiction-stones-before = перед першим ходом { $stones ->
        [one] { $stones } чорний камінь
        [few] { $stones } чорні камені
       *[many] { $stones } чорних каменів
    }
contradiction-the-game-is-not-as-paired = у жеребкуванні { $game }, а камера бачила інше: { $seen }; перевірте, чи той це стіл
contradiction-the-first-stone-is-not-as-paired = у жеребкуванні { $game }, а перший камінь був { $color ->
        [black] чорний
       *[white] білий
    }; перевірте кольори гравців і фору

fill-a-board-with-an-even = дошку з парною кількістю пунктів не можна рахувати заповненням: беріть обчислений результат
fill-a-stone-of-the-final-position-is-missing = каменя кінцевої позиції немає на { $at }: зсунуто або збито
fill-a-stone-of-the-final-position-moved = Камінь кінцевої позиції не на своєму місці: { $labels }
fill-a-stone-of-the-other = на місці каменя кінцевої позиції лежить камінь іншого кольору, { $at }: зсунуто або збито
fill-as-with-181 = , як у наборі зі 181
fill-black-and-white-stones-are = чорних каменів { $black } і білих { $white } ще немає на дошці: якщо їх немає ні в руках, ні в чашах, вони зникли
fill-stones-went-back-that-did-not-lie-there = у чаші повернулося чорних каменів { $black } і білих { $white }, а на дошці лежало { $black_seen } і { $white_seen }: камені загубилися, або знімок прочитано неправильно
fill-stones-went-back-as-they-lay = у чаші повернулося чорних каменів { $black } і білих { $white }, як і лежало на дошці
fill-both-territories-have-empty-points = порожні пункти є на обох територіях: { $at }
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
fill-dead-in-place = { $stones ->
        [one] мертвий { $color ->
                [black] чорний
               *[white] білий
            } камінь на { $at } лежить там само, де до підрахунку: його не знято, і він вартий двох очок, якщо його не врахувати
       *[many] мертві { $color ->
                [black] чорні
               *[white] білі
            } камені на { $at } лежать там само, де до підрахунку: їх не знято, і вони варті двох очок кожен, якщо їх не врахувати
    }
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
    }, де не місце ні компенсації, ні програним каменям: мертві камені не знято, або обидві сторони заповнили неправильно
fill-each-colour-misses-the-margin = кожному кольору бракує каменів: { $stones }; різниця правильна, але підрахунок підтвердити не можна
fill-exchanged = на дошці { $color ->
        [black] чорних
       *[white] білих
    } каменів на { $stones } більше, а { $other ->
        [black] чорних
       *[white] білих
    } на стільки ж менше: видно лише за кольором
fill-fewer-than-bowl = { $color ->
        [black] чорних
       *[white] білих
    } каменів на дошці на { $stones } менше за { $bowl } ({ $counted })
fill-lay-all-the-stones-out = викладіть усі камені: у кожного кольору { $bowl }, і один пункт лишається порожнім. Доти обчислений результат стосується запису, а не цієї дошки
fill-more-stones-live-than-a = живих каменів більше, ніж у чаші: дошку не можна заповнити, беріть обчислений результат
fill-too-many-points-are-shared = { $shared ->
        [one] { $shared } пункт не належить
        [few] { $shared } пункти не належать
       *[many] { $shared } пунктів не належать
    } нікому, і половина їх разом із живими каменями одного кольору більша, ніж уміщує чаша: дошку не можна заповнити; партію не закінчено, або беріть обчислений результат
fill-more-than-bowl = { $color ->
        [black] чорних
       *[white] білих
    } каменів на дошці на { $stones } більше за { $bowl } ({ $counted }){ $set }
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
fill-no-compensation-lay = на території { $owner ->
        [Black] чорних
       *[White] білих
    } не було компенсації, а належало { $due }
fill-one-of-the-stones-at = один із каменів на { $at }, можливо, мертвий і не знятий, або це компенсація, що лежить окремо
fill-over-paid = за { $points } очок поставлено каменів: { $placed }; правильно, лише якщо суддя оголосив, що різниця до { $owed } повертається розрахунком
fill-penalty-forgotten = { $compensation }: забуто штраф { $owner ->
        [Black] чорних
       *[White] білих
    }, очок: { $penalty }
fill-s-stones-in-s-territory = за каменями { $opponent ->
        [Black] чорних
       *[White] білих
    } на території { $side ->
        [Black] чорних
       *[White] білих
    } не видно, що з них комі, а що програні камені; для цього запису їхня кількість правильна, і показав би це лише знімок одразу після компенсації
fill-shared-points-were-left-open = спільні пункти не заповнено на { $at }: заповніть їх по одному по черзі
fill-show-the-stones-in-hand = покажіть камені в руках і чаші: за ними видно, зникли камені чи ще не поставлені
fill-stones-laid-down-during-the = Камені, поставлені під час підрахунку, знову зникли: { $labels }
fill-stones-of-the-final-position = камені кінцевої позиції іншого кольору на { $at }: прочитано неправильно або їх перекладено; погляньте на дошку
fill-stones-that-lay-at-when = каменів, що лежали на { $at } під час компенсації, більше немає
fill-the-block-is-s-and = блок належить { $block ->
        [Black] чорним
       *[White] білим
    }, а { $winner ->
        [Black] чорні
       *[White] білі
    } виграють за рахунок відрахувань
fill-the-board-shows-something-else = На дошці не кінцева позиція цієї партії і не її заповнення
fill-the-bowls-hold-black-and = у чашах чорних каменів { $black } і білих { $white }: спершу відкладіть камені понад половину кількості пунктів
fill-the-compensation-is-placed = компенсацію поставлено
fill-the-compensation-stones-do-not = камені компенсації лежать не однією групою
fill-the-dead-stones-are-off = мертві камені знято
fill-the-empty-point-does-not = порожній пункт { $at } не у виграшному блоці: камінь, якому там місце, лежить серед програних
fill-the-empty-point-is-not = порожній пункт { $at } - не той, який { $side ->
        [Black] чорні
       *[White] білі
    } лишають поруч із компенсацією
fill-the-fill-is-not-finished = заповнення не завершено; відкритих пунктів: { $points }
fill-the-game-has-stopped-what = партію зупинено; мертві камені ще на дошці
fill-the-living-string-at-is = жива { $color ->
        [black] чорна
       *[white] біла
    } група на { $at } зникла: знято не ту групу; відновіть позицію за записом
fill-the-losing-stones-are-placed = програні камені поставлено
fill-the-losing-stones-have-not = програні камені не поставлено: порожніх пунктів { $points } і { $stones } у руках дають { $sum }, як і очікується, якщо камені на місці
fill-the-record = запис
fill-the-result-given-is = вказано результат { $claim } ({ $claimed }): підрахунок його не вирішує; за підрахунком { $computed }
fill-the-result-given-is-and = вказано результат { $claim }, а { $basis } з цими налаштуваннями дає { $computed }
fill-the-shared-points-are-all = спільні пункти { $at } заповнено всі, а один із них має лишитися порожнім
fill-the-shared-points-hold-black = на спільних пунктах { $at } чорних каменів { $black } і білих { $white }
fill-the-stone-at-lies-in = { $color ->
        [black] Чорний
       *[white] Білий
    } камінь на { $point } лежить на території { $opponent ->
        [Black] чорних
       *[White] білих
    }, де зараз нічого не належить
fill-the-stones-are-back-in = камені знову в чашах
fill-the-territories-are-full = території заповнено
fill-the-territory-does-not-hold = на території не вміщаються камені компенсації: поставте, скільки вміщається, решту вирішіть розрахунком
fill-the-winning-block-at-touches = виграшний блок на { $labels } не торкається краю; зазвичай його лишають у куті або біля краю
fill-there-are-too-few-stones = каменів для компенсації бракує: поставте скільки є, решту вирішіть розрахунком
fill-there-is-no-room-for = для непарного очка немає місця: вирішіть його розрахунком
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
fill-with-the-stone-at-more = З { $color ->
        [black] чорним
       *[white] білим
    } каменем на { $point } у { $owner ->
        [Black] чорних
       *[White] білих
    } більше половини спільних пунктів
fill-wrong-parity = правильне заповнення, де { $shared ->
        [one] { $shared } спільний пункт
        [few] { $shared } спільні пункти
       *[many] { $shared } спільних пунктів
    }, не дає { $shown } на користь { $side ->
        [Black] чорних
       *[White] білих
    }: не помічено порожній пункт, спільний пункт або камінь

full-stop = .

history-everything-after-move-is-wrong = Усе після ходу { $number } неправильне.
history-missed-after-move = Пропущено після ходу { $after }: { $moves }.
history-move-was-not-played = Ходу { $number } не було.
history-move-was-played-at = Хід { $number } зроблено на { $point }.
history-move-was-played-by-the = Хід { $number } зробила інша сторона.
history-nobody-is-named = {" "}(ім'я того, хто підтвердив, не вказано)
history-proposal-is-what-happened = правильна пропозиція { $choice }
history-question = Запитання { $question }: { $answer }.
history-taken-back = Скасовано:{" "}
history-the-last-one-was-taken = Останнє скасовано.
history-the-record-is-not-right = запис неправильний
history-the-record-is-right = запис правильний
history-the-record-is-right-the = Запис правильний; на дошці в кінці інше.
history-the-stones-at-were-lifted = Камені на { $labels } знято після ходу { $after }.
history-under-protest = , під протестом
history-under-protest-sentence = {" "}Під протестом.
history-what-was-taken-back-was = Скасоване виконано знову.

incident-line-a-second-warning-loses-the = Друге попередження - програш партії (RGF 21.2).
incident-line-adjourned-board = відкладено; наступний хід { $player ->
        [Black] чорних
       *[White] білих
    } записано на дошці; поновити: { $until }
incident-line-adjourned-envelope = відкладено; наступний хід { $player ->
        [Black] чорних
       *[White] білих
    } записано в конверті; поновити: { $until }
incident-line-after-move = після ходу { $after }
incident-line-appeal-committee = { $player ->
        [Black] чорні
       *[White] білі
    } подають апеляцію до апеляційного комітету; вирішити до { $until }
incident-line-appeal-referee = { $player ->
        [Black] чорні
       *[White] білі
    } подають апеляцію головному судді; вирішити до { $until }
incident-line-before-move-1 = до ходу 1
incident-line-blitz = , бліц
incident-line-both-flags = { $claimant ->
        [Black] чорні
       *[White] білі
    } заявляють, що в суперника впав прапорець; у них самих він теж упав{ $game }
incident-line-bowls = камені в чашах пораховано: чорних { $black }, білих { $white }
incident-line-by-the-rules-a-right = За правилами той, хто вгадав, грає чорними, хто не вгадав - білими: поміняйте кольори.
incident-line-by-the-rules-in-this = За правилами, у такому порядку (RGF 22.4): виправити позицію; лишити як є; повернутися до останньої позиції, з якою згодні обидва; поразка винного; переграти.
incident-line-the-game-is-started-again = За правилами партія починається заново (RGF 22.1).
incident-line-the-game-goes-on = За правилами партія триває.
incident-line-by-the-rules-the-player = За правилами колір обирає той, хто вгадував.
incident-line-by-the-rules-the-referee = За правилами: { $result }; вирішує суддя.
incident-line-claimed-at-once = заявлено одразу
incident-line-claimed-too-late = заявлено запізно
incident-line-count-with-penalty = Під час підрахунку { $player ->
        [Black] чорні
       *[White] білі
    } платять { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
incident-line-deduct = За правилами: з годинника чорних { $black ->
        [one] { $black } хвилина
        [few] { $black } хвилини
       *[many] { $black } хвилин
    }, з годинника білих { $white ->
        [one] { $white } хвилина
        [few] { $white } хвилини
       *[many] { $white } хвилин
    }.
incident-line-displaced = камінь зсунуто, і гра тривала; гравці не згодні, де йому місце
incident-line-displaced-agreed = камінь зсунуто, і гра тривала; гравці згодні, де йому місце
incident-line-flag = { $claimant ->
        [Black] чорні
       *[White] білі
    } заявляють, що в суперника впав прапорець; у них самих він не впав{ $game }
incident-line-guessed-right = розіграш кольору: вгадано, той, хто вгадував, грає { $guesser ->
        [Black] чорними
       *[White] білими
    }
incident-line-guessed-wrong = розіграш кольору: не вгадано, той, хто вгадував, грає { $guesser ->
        [Black] чорними
       *[White] білими
    }
incident-line-it-was-the-turn-of = { $color ->
        [Black] У чорних
       *[White] У білих
    } була черга: { $partner }. За правилами: { $follows }.
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
incident-line-man = чоловік
incident-line-note = нотатка
incident-line-on-purpose = ; навмисно
incident-line-penalty = { $player ->
        [Black] чорні
       *[White] білі
    } сплачують { $points ->
        [one] { $points } штрафне очко
        [few] { $points } штрафні очки
       *[many] { $points } штрафних очок
    }
incident-line-taken-up = поновлено після відкладання; гравці не згодні щодо позиції
incident-line-taken-up-agreed = поновлено після відкладання; гравці згодні щодо позиції
incident-line-the-claim-comes-too-late = заявлено запізно, наслідків немає
incident-line-the-move-before-was-out = ; попередній хід теж був не за чергою
incident-line-the-referee-decides = Вирішує суддя.
incident-line-the-wrong-partner-of-made = хід { $number } { $player ->
        [Black] чорних
       *[White] білих
    } зробив не той партнер, { $when }{ $order }{ $purpose }
incident-line-there-must-be-black-and = Має бути чорних каменів { $black } і білих { $white }: пошукайте ті, яких бракує.
incident-line-was-warned = попередження: { $player ->
        [Black] чорні
       *[White] білі
    }
incident-line-woman = жінка
incident-line-wrong-start = неправильні кольори або фора; помічено після { $black ->
        [one] { $black } ходу
       *[many] { $black } ходів
    } чорних і { $white ->
        [one] { $white } ходу
       *[many] { $white } ходів
    } білих

report-agreed-dead = Мертві камені узгодили:
report-agrees = ЗБІГАЄТЬСЯ
report-aid = Допомога судді, але не рішення. Кожен крок можна повторити вручну.
report-black = Чорні
report-cannot-tell = СКАЗАТИ НЕ МОЖНА
report-claim-differs = ЗАЯВЛЕНО ІНШЕ
report-claimed = Заявлено
report-clock = Покази годинника, штрафи:
report-clock-picture = Знімок годинника:
report-compensation-mark = Квадрат: компенсація.
report-computed = Обчислено
report-date = Дата
report-audited-on = Підрахунок перевірено { $date }.
report-differs = РОЗБІГАЄТЬСЯ
report-event = Турнір
report-filled = Завершене заповнення, як його прочитано.
report-findings = Знайдено
report-for-players = Для гравців. Програма радить; вирішують гравці й суддя.
report-in-order = Хід за ходом, для читання вголос біля дошки
report-ledger = Розрахунок
report-losing-mark = Трикутник: програний камінь.
report-made = Складено
report-method = Спосіб
report-move-of-black = Ч
report-move-of-white = Б
report-move-pass = пас
report-move-takes = { $one }, знімає { $taken }
report-moves = Ходи
report-none = Немає.
report-noted = Відзначено під час партії та що про це кажуть правила
report-notes = Зауваження
report-notices = Помічено камерою:
report-penalties = Чорні { $black }, Білі { $white }
report-pictures = Знімки
report-position = Позиція, яка рахується (x: мертві камені, знято)
report-protest = зіграно під протестом
report-read = Прочитано з дошки
report-rebuild = Щоб відновити позицію на дошці, ставте ходи за порядком; зняті камені повертаються в чаші.
report-record = Запис
report-referee = Суддя
report-result = Результат
report-ringed = Обведено: пункти, на які треба подивитися.
report-round = Тур
report-ruling = Рішення та причини:
report-settings = Налаштування і звідки кожне взято
report-settings-confirmed = Ці налаштування підтверджено о { $clock }, до того як було показано висновок.
report-sign = Обидва гравці підтверджують цей результат підписами. Тоді він остаточний.
report-sign-written = Обидва гравці підтверджують підписами підсумковий результат, записаний рядком вище. Тоді він остаточний.
report-sign-final = Цей результат остаточний. Підписи засвідчують, що його записано правильно.
report-sign-referee = Заповнення не сходиться: гравці нічого не підписують, доки суддя не вирішив.
report-decided-in-the-end = Результат, ухвалений зрештою:
report-slip = Бланк результату
report-stones = Чорні / білі / порожні
report-table = Стіл
report-times = Підрахунок завершено / підтверджено о:
report-title = Перевірка підрахунку заповненням
report-way-accepted = обидва приймають обчислений результат
report-way-found = камінь шукали й знайшли
report-way-referee = вирішує суддя
report-way-restored = позицію відновлено, пораховано знову
report-white = Білі

result-wins = виграли
result-wins-by = виграли на { $points }
result-wins-by-counted = виграли на { $points } (підрахунок)
result-wins-by-forfeit = виграли через неявку або порушення
result-wins-by-resignation = виграли: суперник здався
result-wins-on-time = виграли за часом
result-wins-the-scores-are-equal = виграли: рахунок рівний, і правила присуджують перемогу { $winner ->
        [Black] чорним
       *[White] білим
    }

sgf-fault-no-parenthesis = партія не починається з "("
sgf-fault-no-semicolon = перший вузол не починається з ";"
sgf-fault-not-closed = файл закінчується раніше, ніж закрито партію
sgf-fault-property-without-value = властивість без значення пропущено
sgf-fault-stray-text = текст поза властивостями пропущено
sgf-fault-value-without-property = значення без властивості пропущено
sgf-note-bad-byte-order-mark = файл починається як { $charset }, але в цьому кодуванні недійсний
sgf-note-first-of = партій у файлі: { $games }; це перша
sgf-note-form = рядок { $line }: { $fault }
sgf-note-guessed-charset = у файлі не вказано кодування; його прочитано як { $charset }
sgf-note-is-utf-8 = у файлі вказано кодування { $declared }, але він в UTF-8
sgf-note-move-in-root = хід записано в кореневому вузлі
sgf-note-moves-in-one-node = в одному вузлі ходів: { $moves }, починаючи з ходу { $first }
sgf-note-not-handicap = HA[{ $value }] - не число каменів, пропущено
sgf-note-not-in-charset = у файлі вказано кодування { $declared }, але в ньому він недійсний
sgf-note-not-komi = KM[{ $value }] - не ціле число половин очка, пропущено
sgf-note-not-main-time = TM[{ $value }] - не число секунд, пропущено
sgf-note-not-result = RE[{ $value }] - не результат, пропущено
sgf-note-off-board = { $property }[{ $value }] - не на дошці, пропущено
sgf-note-result-in-words = RE[{ $value }] прочитано як { $result }: так цей результат записують у SGF
sgf-note-unknown-charset = у файлі вказано невідоме кодування "{ $declared }"
slip-as-the-referee-decided-below = як вирішив суддя, нижче
slip-by-the-record = ; за записом: { $outcome }
slip-by-what-was-given = ; за записом із заданими тут комі та правилами: { $outcome }
slip-by-the-record-the-game = за записом; партію вирішено не підрахунком
slip-claimed-and-confirmed-by-both = заявлено й підтверджено обома гравцями
slip-computed-accepted-by-both-players = обчислено; прийнято обома гравцями
slip-confirmed-by-both-players = підтверджено обома гравцями
slip-confirmed-by-both-players-on = Підтверджено обома гравцями { $date_and_time }: остаточно. Ім'я того, хто підтвердив, не вказано.
slip-confirmed-by-both-players-noted = Підтверджено обома гравцями (записано: { $by }), { $date_and_time }: остаточно.
slip-counted-by-filling-in-the = підраховано заповненням; запис дає те саме
slip-counted-with-what-was-given = підраховано заповненням; запис із заданими тут комі та правилами дає те саме
slip-decided-by-the-referee = вирішено суддею
slip-decided-by-the-referee-on = Рішення судді, { $by }, { $date_and_time }.
slip-equal-score-wins-by-rule = Рахунок рівний: за правилами перемога: { $side }
slip-not-confirmed-yet-final-when = Ще не підтверджено; остаточно, коли підпишуть обидва гравці.
slip-not-confirmed-referee-first = Не підтверджено: ніщо не остаточне, доки суддя не вирішив і гравці не підтвердили. Після рішення друкується новий бланк для їхніх підписів.
slip-open-until-the-referee-rules = відкрито до рішення судді{ $by_record }
slip-the-count-does-not-settle = підрахунок цього не вирішує
slip-the-fill-matches-and-the-claim-differs = дошка показує те саме, що й запис; вказано інший результат
slip-to-be-written-here-by = записує тут суддя
slip-wins = { $side } виграли
slip-wins-by = { $player } виграли { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
slip-wins-by-forfeit = { $side } виграли через неявку або порушення
slip-wins-by-forfeit-because = { $side } виграли через неявку або порушення: { $why }
slip-wins-by-resignation = { $side } виграли: суперник здався
slip-wins-on-time = { $side } виграли за часом

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

result-of-nameless = { $winner } { $how }
result-of-named = { $winner } - { $name } - { $how }
result-draw = нічия
result-technical-draw = технічна нічия
result-both-lose = поразка обох
result-void = не зараховано
result-pending = без результату до рішення судді
result-not-played = не грали
result-unknown = невідомо
result-bye-black = чорні вільні від гри
result-bye-white = білі вільні від гри

slip-player = { $color ->
        [Black] Чорні
       *[White] Білі
    } ({ $name })

report-beside-pass = { $number } пас
report-beside-at = { $number } на { $at }
info-nothing = нічого
info-changed = { $entry }: { $is } (було: { $was })
info-rank = Ранг
info-team = Команда
info-main-time = Основний час
info-overtime = Додатковий час
info-source = Джерело
info-recorder = Записав
info-annotator = Коментарі
info-copyright = Права
info-move-made = Хід зроблено
info-permission = Дозвіл записувати
info-black-consent = Згода Чорних
info-white-consent = Згода Білих
history-info = Імена й умови виправлено: { $what }.
history-no-longer-holds = { $what } Пізніше скасовано.
history-step-taken-back = Скасовано (без імені): { $what }
history-step-taken-back-by = Скасовано: { $what } Хто: { $name }.
history-step-taken-back-with-reasons = Скасовано: { $what } Хто: { $name }; чому: { $reasons }.
history-step-made-again = Повернуто (без імені): { $what }
history-step-made-again-by = Повернуто: { $what } Хто: { $name }.

count-picture-position = знімок позиції, { $clock }
count-picture-dead-off = знімок без мертвих каменів, { $clock }
count-picture-compensated = знімок після компенсації, { $clock }
count-picture-wrong-compensation = знімок неправильної компенсації, { $clock }
count-picture-finished = знімок закінченого заповнення, { $clock }
count-picture-unfinished = знімок незакінченого заповнення, { $clock }
report-shot-finished = Закінчене заповнення
report-shot-compensated = Після компенсації
report-shot-before = До заповнення
report-shot-clock = Годинник
standing-confirmed = підтверджено о { $clock }; далі лише для відома
