### На что жалуется библиотека, по-русски. Имя каждой фразы — её английские слова.

## О чём речь

seat-named = { $seat ->
    [E] Восток
    [S] Юг
    [W] Запад
    [N] Север
   *[other] место { $seat }
}
letter-named = { $letter ->
    [E] Восток
    [S] Юг
    [W] Запад
    [N] Север
   *[other] { $letter }
}
place-named = { $place ->
    [concealed] закрытые кости
    [winning] выигрышная кость
    [melds] объявленные сеты
    [flowers] цветы
    [wild] кость-джокер
    [visible] открытые кости
    [seat] место
    [round] раунд
    [dealer] дилер
    [hands] руки
    [situation] обстоятельства
    [void] отсутствующая масть
    [fact] сведения
    [responsible] ответственный
    [outcome] исход
    [fouls] нарушения
    [discards] сносы
   *[other] { $place }
}
kind-named = { $kind ->
    [chow] чоу
    [pung] панг
    [kong] конг
   *[other] { $kind }
}
action = { $name ->
    [discard] снести
    [win] объявить маджонг
    [chow] объявить чоу
    [pung] объявить панг
    [kong] объявить конг
    [concealed-kong] объявить закрытый конг
    [added-kong] дополнить панг до конга
    [pass] спасовать
    [declare] объявить
    [original-call] объявить просящую руку
    [replace-flower] открыть и заменить
    [void] отложить
    [void-card] выбрать отсутствующую масть карточкой
   *[other] { $name }
}{ $tile ->
    [none] {""}
   *[other] {" "}{ $tile }
}{ $using ->
    [none] {""}
   *[other] {" "}с { $using }
}{ $meant ->
    [none] {""}
   *[other] {" "}как { $meant }
}{ $declare ->
    [none] {""}
    [ready] {" "}с объявлением просящей руки
    [heavenly-ready] {" "}с объявлением небесной просящей руки
    [original-call] {" "}с объявлением просящей руки
   *[other] {" "}с объявлением { $declare }
}
bytes = { $needed ->
    [one] { $needed } байт
    [few] { $needed } байта
   *[many] { $needed } байт
}
tiles-of-kind = { $number ->
    [one] { $number } кость
    [few] { $number } кости
   *[many] { $number } костей
} { $tile }

## Кости, сеты и руки

complaint-text-a-rank-needs-a-suit-letter-at-position-place =
    «{ $text }»: номеру на месте { $place } нужна буква масти
complaint-text-sign-has-no-rank-before-it-at-position-place =
    «{ $text }»: перед «{ $sign }» на месте { $place } нет номера
complaint-text-there-is-no-tile-tile-at-position-place =
    «{ $text }»: кости { $tile } (место { $place }) не бывает
complaint-text-sign-is-no-rank-or-suit-at-position-place =
    «{ $text }»: «{ $sign }» на месте { $place } — не номер и не масть
complaint-text-number-characters-are-too-many-for-a-hand =
    «{ $text }…»: { $number ->
        [one] { $number } знак
        [few] { $number } знака
       *[many] { $number } знаков
    } — слишком много для руки
complaint-text-one-tile-is-needed-here-not-number =
    «{ $text }»: здесь нужна одна кость, а не { $number }
complaint-tile-is-no-tile = { $tile } — это не кость
complaint-tiles-are-needed-not-given = нужны кости, а не { $given }
complaint-kind-is-needed-not-given = нужно значение типа { $kind }, а не { $given }
complaint-these-tiles-melds-and-words-make-no-hand =
    из таких костей, сетов и слов руки не сложить
complaint-void-void-is-no-suit = void: { $void } — это не масть
complaint-distances-needs-numpy-pip-install-sparrows-numpy =
    для distances нужен NumPy: pip install 'sparrows[numpy]'
complaint-wall-needed-tiles-at-least-are-needed-not-number =
    стена: костей нужно не меньше { $needed }, а их { $number }
complaint-wall-number-tiles-tile-too-many = стена: { tiles-of-kind } — слишком много
complaint-event-cannot-happen-in-a-deal = { $event }: такого в сдаче не бывает
complaint-hands-that-of-seat-who-wins-is-needed =
    hands: нужна рука игрока { $seat }: он выиграл
complaint-number-tiles-tile-in-one-hand-the-set-holds-copies =
    в одной руке { tiles-of-kind }, а в наборе их { $copies }
complaint-tile-cannot-be-added-four-are-there-or-it-is-no-kind =
    кость { $tile } не добавить: четыре уже есть, или такого вида нет
complaint-there-is-no-tile-to-take-out-of-tiles =
    кости { $tile } нет среди { $tiles }
complaint-flower-is-no-flower = { $flower } — это не цветок
complaint-each-flower-is-there-once-only-flowers = каждый цветок только один: { $flowers }
complaint-there-is-one-tile-only = кость { $tile } только одна
complaint-there-is-no-tiles-in-the-tile-set-of-these-rules = в наборе этих правил нет { $tiles }
complaint-there-is-no-joker-in-the-tile-set-of-these-rules = в наборе этих правил нет джокеров
complaint-wind-is-no-seat-0-to-3-are-east-south-west-and-north =
    места { $wind } нет: от 0 до 3 — Восток, Юг, Запад и Север
complaint-situation-is-no-situation-choices =
    обстоятельства «{ $situation }» не бывает, бывают: { $choices }
complaint-kind-is-no-kind-of-meld-chow-pung-or-kong =
    сета «{ $kind }» не бывает: только chow, pung и kong
complaint-tiles-is-no-kind = «{ $tiles }» — это не { kind-named }
complaint-a-kind-with-a-joker-must-say-what-it-stands-for-tiles =
    где в объявленном сете лежит джокер, нужно сказать, что он заменяет: «{ $tiles }»
complaint-jjjj-is-the-kong-of-the-four-wild-tiles-and-no-kind-is-named-as-wild =
    (JJJJ) — конг из четырёх джокеров, а какая кость служит джокером, не сказано
complaint-tiles-cannot-stand-for-meant = «{ $tiles }» не может стоять за «{ $meant }»
complaint-only-a-kong-can-be-concealed-or-promoted-not-the-kind-tiles =
    закрытым или дополненным бывает только конг, а { $tiles } — { kind-named }
complaint-the-kong-tiles-cannot-be-both-concealed-and-promoted =
    конг { $tiles } не может быть сразу и закрытым, и дополненным
complaint-text-a-meld-is-written-as-pung-777z-or-concealed-kong-1111m =
    «{ $text }»: сет пишется так: 'pung 777z' или 'concealed kong 1111m'
complaint-text-tiles-is-a-kind-not-a-named =
    «{ $text }»: { $tiles } — { kind-named }, а не { $named ->
        [chow] чоу
        [pung] панг
       *[kong] конг
    }
complaint-concealed-there-is-no-tile-that-could-have-won =
    нет кости, которой можно было бы выиграть
complaint-hand-there-is-no-tile-that-could-have-won =
    «{ $hand }»: нет кости, которой можно было бы выиграть
complaint-hand-the-winning-tile-is-there-and-in-won-too =
    «{ $hand }»: выигравшая кость названа и здесь, и в --won
complaint-13-or-14-tiles-are-needed-a-meld-counting-as-three-not-size =
    нужно 13 или 14 костей, считая сет за три, а здесь { $size }
complaint-wild-wild-is-no-playing-tile = джокером не может быть { $wild }: это не игровая кость
complaint-wild-a-game-with-jokers-has-a-kind-that-is-wild =
    в игре с джокерами нужно назвать кость-джокер
complaint-there-is-no-joker-in-a-game-whose-wild-kind-is-not-named =
    джокеры бывают, только когда названа кость-джокер
complaint-tile-is-wild-its-tiles-are-written-j = кость { $tile } — джокер: она пишется J
complaint-number-tiles-tile-in-one-hand-one-is-the-indicator-copies-are-in-play =
    в одной руке { tiles-of-kind }, а в игре их { $copies }: одна лежит указателем
complaint-void-void-is-no-suit-m-p-or-s =
    отсутствующая масть: масти «{ $void }» нет, только m, p и s
complaint-robbed-kong-robbed-kong-is-neither-concealed-nor-promoted =
    ограбленный конг: «{ $robbed_kong }» — не concealed и не promoted
complaint-place-letter-is-no-seat-e-s-w-or-n =
    { place-named }: места «{ $letter }» нет, только E, S, W и N
complaint-place-error = { place-named }: { $error }
complaint-error = { $error }

## Кости числами

complaint-34-counts-of-at-most-4-are-needed-not-packed =
    нужно 34 числа, каждое не больше 4, а не { $packed }
complaint-counts-cannot-be-counts-of-the-tiles-of-a-hand =
    { $counts } не могут быть количествами костей руки
complaint-rows-of-34-counts-are-needed-not-dtype-shape =
    нужны строки по 34 числа, а не { $dtype } { $shape }
complaint-there-are-four-tiles-of-a-kind-and-14-in-a-hand-at-most =
    костей одного вида не больше четырёх, а в руке не больше 14
complaint-sets-sets-cannot-be-to-make-0-to-most =
    собирать можно от 0 до { $most } сетов, а не { $sets }
complaint-needed-tiles-without-jokers-are-needed-not-tiles =
    без джокеров здесь нужно костей: { $needed }, а не «{ $tiles }»
complaint-a-picture-shows-chows-or-pungs-and-at-most-one-pair-beside-them =
    на рисунке должны быть либо чоу, либо панги и не больше одной пары

## Правила и их параметры

complaint-there-is-no-rulebook-name-choices = правил «{ $name }» нет, есть { $choices }
complaint-name-has-no-preset-preset-choices =
    у правил { $name } нет набора параметров «{ $preset }», есть { $choices }
complaint-rules-has-no-option-option-choices =
    у правил { $rules } нет параметра «{ $option }», есть { $choices }
complaint-rules-has-no-pattern-pattern-sparrows-rules-rules-lists-them =
    в правилах { $rules } нет комбинации { $pattern }; их список покажет `sparrows rules { $rules }`
complaint-pattern-is-no-pattern-of-this-rulebook =
    комбинации «{ $pattern }» в этих правилах нет
complaint-fact-a-fact-is-written-as-name-value =
    «{ $fact }»: сведения пишутся так: имя=значение
complaint-facts-rules-asks-for-no-fact-choices =
    сведения: правила { $rules } не спрашивают о «{ $fact }», только { $choices }
complaint-option-an-option-is-written-as-name-value =
    «{ $option }»: параметр пишется так: имя=значение
complaint-option-option-text-cannot-be-error =
    параметр { $option } не может быть «{ $text }»: { $error }
complaint-options-error = параметры: { $error }
complaint-options-there-is-no-option-preset = параметры: параметра «preset» нет
complaint-flowers-4-goes-with-jokers-only-which-take-the-others-place =
    четыре цветка (flowers=4) бывают только с джокерами: те занимают место остальных
complaint-there-is-no-language-language-choices = языка «{ $language }» нет, есть { $choices }

## Примеры рук и сдач

complaint-a-line-of-number-characters-is-too-long-for-a-case =
    строка слишком длинна для примера: { $number ->
        [one] { $number } знак
        [few] { $number } знака
       *[many] { $number } знаков
    }
complaint-this-is-no-json-error = это не JSON: { $error }
complaint-this-json-is-nested-too-deeply = в этом JSON слишком много уровней
complaint-a-case-is-a-json-object = пример должен быть объектом JSON
complaint-type-a-case-is-a-hand-a-deal-or-declared-not-kind =
    type: пример бывает «hand», «deal» или «declared», а не «{ $kind }»
complaint-hands-letter-error = руки, { letter-named }: { $error }
complaint-hands-a-hand-is-needed-for-each-of-seats = руки: нужна рука для каждого из мест { $seats }
complaint-hands-letter-seat-seat-is-not-where-it-sits =
    руки, { letter-named }: место «{ $seat }» — не то, где игрок сидит
complaint-hands-letter-round-round-is-not-that-of-the-deal =
    руки, { letter-named }: раунд «{ $round }» — не тот, что у сдачи
complaint-hands-letter-winning-needs-self-draw-beside-it =
    руки, { letter-named }: рядом с `winning` нужно `self_draw`
complaint-hands-seat-another-seat-or-round-than-the-table-s =
    руки, { seat-named }: место или раунд не те, что за столом
complaint-hands-number-tiles-tile-on-the-table-are-too-many =
    руки: на столе { tiles-of-kind }, это слишком много
complaint-outcome-there-is-no-event-event = исход: события «{ $event }» не бывает
complaint-outcome-this-entry-needs-its-field = исход: здесь нужно `{ $field }`
complaint-outcome-nobody-sits-at-that-seat = исход: на этом месте никто не сидит
complaint-outcome-nobody-claims-a-kong-of-their-own-discard =
    исход: на собственном сносе конг не объявляют
complaint-outcome-all-calls-of-a-win-are-on-the-same-tile-from-the-same-player =
    исход: все объявляют маджонг на одной и той же кости одного и того же игрока
complaint-outcome-a-player-calls-a-win-once = исход: игрок объявляет маджонг один раз
complaint-outcome-only-one-player-can-have-drawn-the-tile =
    исход: взять кость со стены мог только один игрок
complaint-outcome-whoever-gave-the-tile-cannot-win-with-it =
    исход: кто дал кость, не может на ней выиграть
complaint-outcome-the-hand-of-seat-is-dead-and-cannot-win =
    исход, { seat-named }: рука мёртвая и выиграть не может
complaint-outcome-a-winner-s-hand-is-no-winning-hand = исход: рука победителя не выигрывает
complaint-outcome-a-winner-s-hand-says-how-and-with-what-tile-it-was-won =
    исход: в руке победителя сказано, как и с какой костью она выиграла
complaint-outcome-nothing-can-happen-after-the-wall-has-ended =
    исход: после конца стены ничего произойти не может
complaint-outcome-a-player-who-is-out-of-the-deal-can-do-nothing-more =
    исход: кто вышел из сдачи, больше ничего не делает
complaint-outcome-kind-is-no-kind-of-kong-choices =
    исход: конга «{ $kind }» не бывает, бывают { $choices }
complaint-outcome-a-claimed-kong-has-a-giver-and-only-that-one =
    исход: у конга, взятого на снос, назван сносивший (`from`), у других конгов — нет
complaint-fouls-nobody-sits-at-that-seat = нарушения: на этом месте никто не сидит
complaint-fouls-rules-knows-no-foul-foul-choices =
    нарушения: в правилах { $rules } нет нарушения «{ $foul }»: { $choices }
complaint-fouls-in-rules-a-foul-stands-in-the-outcome =
    нарушения: в правилах { $rules } нарушение стоит среди событий, на своём месте
complaint-fouls-a-false-win-says-whether-the-hand-was-ready =
    нарушения: у ложной победы сказано, просила ли рука (`ready`)
complaint-discards-tile-is-never-discarded = сносы: кость { $tile } никогда не сносят
complaint-discards-the-last-one-is-not-the-tile-that-was-won-on =
    сносы: последним снесена не та кость, на которой выиграли

## Что игроку нельзя

complaint-seat-seat-may-not-action-now-only-offers =
    { seat-named } не может сейчас { $action }, а может: { $offers }
complaint-seat-seat-may-not-action-the-deal-is-over =
    { seat-named } не может { $action }: сдача окончена
complaint-seat-seat-may-not-action-it-has-answered-already =
    { seat-named } не может { $action }: ответ уже дан
complaint-seat-seat-may-not-action-it-is-not-asked-now =
    { seat-named } не может { $action }: сейчас решает не он
complaint-the-match-is-over = матч окончен
complaint-the-deal-before-is-not-finished-yet = прошлая сдача ещё не окончена
complaint-the-deal-is-not-over-yet = сдача ещё не окончена
complaint-position-every-seat-in-play-has-its-side-and-one-has-the-turn =
    положение: у каждого места в игре есть своя сторона, и одно из них ходит
complaint-position-size-tiles-of-seat-seat = положение, { seat-named }: костей { $size }
complaint-position-number-tiles-tile-too-many =
    положение: кость { $tile } лишняя, лишних { $number }

## Записи матчей

complaint-this-is-no-record-error = это не запись матча: { $error }
complaint-record-number-error = запись { $number }: { $error }
complaint-players-number-names-for-players-players =
    имён { $number }, а игроков { $players }
complaint-header-players-number-names-for-players-players =
    header.players: имён { $number }, а игроков { $players }
complaint-points-number-numbers-for-players-players =
    points: чисел { $number }, а игроков { $players }
complaint-seed-needed-bytes-are-needed-not-number = зерно: нужно { bytes }, а не { $number }
complaint-header-field-needed-bytes-are-needed-not-size =
    header.{ $field }: нужно { bytes }, а не { $size }
complaint-header-field-these-are-no-hexadecimal-digits =
    header.{ $field }: это не шестнадцатеричные цифры
complaint-header-format-the-record-has-format-format-this-version-of-sparrows-reads-format-own =
    header.format: формат записи — { $format }, а эта версия sparrows читает формат { $own }
complaint-header-engine-the-record-was-played-by-engine-engine-sparrows-sparrows-this-is-engine-own-it-would-replay-otherwise =
    header.engine: запись сделана движком { $engine } (sparrows { $sparrows }), а здесь движок { $own }: матч повторился бы иначе
complaint-header-shuffle-shuffle-is-not-own = header.shuffle: «{ $shuffle }», а нужно «{ $own }»
complaint-header-seed-and-salt-are-revealed-together =
    header: зерно и соль открывают только вместе
complaint-header-shares-are-not-revealed-before-the-seed =
    header: доли не открывают раньше зерна
complaint-shares-there-is-no-player-player = shares: игрока { $player } нет
complaint-shares-needed-bytes-in-small-hexadecimal-digits-are-needed =
    shares: нужно { bytes } строчными шестнадцатеричными цифрами
complaint-shares-one-of-each-player-at-the-most-in-the-players-order =
    shares: от каждого игрока не больше одной доли, по порядку номеров
complaint-header-shares-the-share-of-player-player-is-not-the-one-that-was-bound =
    header.shares: доля игрока { $player } — не та, которой он связал себя
complaint-header-commitment-it-is-not-that-of-seed-and-salt =
    header.commitment: зерно и соль дают не это обязательство
complaint-field-there-is-no-seat-seat = { $field }: места { $seat } нет
complaint-field-there-is-no-tile-tile = { $field }: кости { $tile } не бывает
complaint-deal-deal-events-error = сдача { $deal }, события: { $error }
complaint-throws-there-is-no-player-player = throws: игрока { $player } нет
complaint-deal-deal-players-everybody-sits-somewhere-once =
    сдача { $deal }, players: каждый игрок должен сидеть где-нибудь один раз
complaint-deal-deal-hands-are-covered-since-the-record-was-taken-while-the-match-ran-take-it-again-when-the-match-is-over =
    сдача { $deal }: руки закрыты, потому что запись взята во время матча; возьмите её снова, когда матч кончится
complaint-deal-deal-decision-number-error = сдача { $deal }, решение { $number }: { $error }
complaint-deal-deal-event-number-error = сдача { $deal }, событие { $number }: { $error }
complaint-deal-deal-error = сдача { $deal }, { $error }
complaint-a-deal-begins-with-started = сдача начинается с `started`
complaint-event-does-not-fit-the-table = на столе такого быть не могло: { $event }
complaint-event-does-not-fit-the-table-error =
    на столе такого быть не могло: { $event } ({ $error })
complaint-replaying-gives-no-more-events = при повторе событий больше нет
complaint-it-is-missing-replayed-replayed = в записи его нет, а при повторе есть: { $replayed }
complaint-recorded-replayed-replayed = в записи { $recorded }, а при повторе { $replayed }
complaint-deal-deal-it-is-not-over-and-another-follows =
    сдача { $deal } не окончена, а за ней идёт другая
complaint-deal-deal-the-match-was-over-before-it =
    сдача { $deal }: матч окончился ещё до неё
complaint-deal-deal-it-does-not-fit-the-rules = сдача { $deal }: по этим правилам так не бывает
complaint-deal-deal-it-cannot-be-settled = сдача { $deal }: её нельзя рассчитать
complaint-deal-deal-it-cannot-be-settled-error = сдача { $deal }: её нельзя рассчитать: { $error }
complaint-deal-deal-payment-number-error = сдача { $deal }, платёж { $number }: { $error }
complaint-payment-is-one-too-many = он лишний: { $payment }
complaint-payment-settled-settled = в записи { $payment }, а по расчёту { $settled }
complaint-deal-deal-payment-was-not-paid = сдача { $deal }: не заплачено: { $payment }
complaint-event-is-worth-value-patterns = { $event } стоит { $value }: { $patterns }
complaint-field-recorded-replayed-replayed = { $field ->
    [over] { $recorded ->
        [yes] в записи матч окончен, а при повторе — нет
       *[no] в записи матч не окончен, а при повторе — окончен
    }
    [points] очки: в записи { $recorded }, а при повторе { $replayed }
    [throws] броски кубиков: в записи { $recorded }, а при повторе { $replayed }
    [round] раунд: в записи { $recorded }, а при повторе { $replayed }
   *[players] { $field }: в записи { $recorded }, а при повторе { $replayed }
}

## Командная строка и боты

complaint-a-rulebook-is-needed-choices = нужно назвать правила: { $choices }
complaint-a-hand-is-needed-such-as-11222333m-99p-777z-1m =
    нужна рука, например '11222333m 99p [777z] 1m'
complaint-lang-asked-is-no-language-choices = --lang: языка «{ $asked }» нет, есть { $choices }
complaint-path-cannot-be-read-error = { $path } не читается: { $error }
complaint-path-cannot-be-written-error = { $path } не записать: { $error }
complaint-the-table-needs-the-web-extra-module-is-missing-pip-install-sparrows-web =
    столу нужно дополнение web, нет { $module }: pip install "sparrows[web]"
complaint-bots-number-names-for-seats-seats = bots: имён { $number }, а мест { $seats }
complaint-there-is-no-bot-name-choices-or-pipe-command =
    бота «{ $name }» нет, есть { $choices } и pipe:КОМАНДА
complaint-master-needs-its-networks-pip-install-sparrows-strong =
    боту master нужны его сети: pip install 'sparrows[strong]'
complaint-number-bots-cannot-share-seats-seats-evenly =
    поровну не разделить: ботов { $number }, а мест { $seats }
complaint-every-bot-is-named-once = каждого бота называют один раз
complaint-jobs-at-least-1-process-is-needed-not-jobs =
    jobs: нужен хотя бы 1 процесс, а не { $jobs }
complaint-bot-command-error = бот «{ $command }»: { $error }
complaint-bot-command-ended-without-an-answer = бот «{ $command }» закончил работу, не ответив
complaint-bot-command-answered-said-not-a-number-from-0-to-most =
    бот «{ $command }» ответил «{ $said }», а нужно число от 0 до { $most }

## Сервер

complaint-host-port-error = { $host }:{ $port }: { $error }
complaint-a-worker-did-not-start-what-it-wrote-before-says-why =
    рабочий процесс не запустился: почему, сказано в том, что он написал выше
complaint-this-system-cannot-hand-a-connection-on-start-it-without-workers =
    эта система не умеет передавать соединение другому процессу: запускайте без рабочих процессов
complaint-shown-several-processes-can-share-tables-in-postgresql-only-sqlite-is-for-one =
    { $shown }: несколько процессов могут делить столы только в PostgreSQL; SQLite — для одного
complaint-there-is-no-worker-worker-among-workers-they-count-from-0 =
    нет процесса { $worker } из { $workers }: они считаются с 0
complaint-this-is-no-database-url-write-sqlite-file-or-postgresql-user-host-name =
    это не адрес базы: напишите sqlite:///ФАЙЛ или postgresql://КТО@ГДЕ/ИМЯ
complaint-drivername-tables-are-kept-in-sqlite-file-or-postgresql-user-host-name =
    { $drivername }: столы хранятся в sqlite:///ФАЙЛ или postgresql://КТО@ГДЕ/ИМЯ
complaint-sqlite-name-a-file-as-in-sqlite-sparrows-sqlite =
    sqlite: назовите файл, например sqlite:///sparrows.sqlite
complaint-sqlite-there-is-no-folder-folder = sqlite: папки { $folder } нет
complaint-shown-postgresql-needs-the-package-psycopg-pip-install-sparrows-postgres =
    { $shown }: для PostgreSQL нужен пакет psycopg: pip install "sparrows[postgres]"
complaint-shown-the-database-was-written-by-another-version-of-sparrows-error =
    { $shown }: базу записала другая версия sparrows ({ $error })
complaint-shown-another-sparrows-server-works-with-this-database-stop-it-or-name-another-database-with-db =
    { $shown }: с этой базой работает другой сервер sparrows; остановите его или назовите другую базу: --db
complaint-shown-reason = { $shown }: { $reason }

## Отказы сервера

complaint-this-is-no-message-that-the-server-knows = Такого сообщения сервер не знает.
complaint-the-database-does-not-answer-just-now-try-again-in-a-moment =
    База данных сейчас не отвечает. Попробуйте чуть позже.
complaint-too-many-messages-at-once = Слишком много сообщений сразу.
complaint-only-those-who-sit-at-the-table-may-do-this = Это доступно только тем, кто сидит за столом.
complaint-the-question-is-not-open-any-more = Вопрос уже закрыт.
complaint-the-question-was-answered-already = На этот вопрос уже есть ответ.
complaint-the-question-has-no-offer-of-this-number = Предложения с таким номером нет.
complaint-nothing-can-be-taken-back-here = Здесь отменять нечего.
complaint-this-table-has-no-learning-aids = За этим столом играют без подсказок.
complaint-you-have-said-a-lot-at-once-wait-a-moment = Слишком много реплик подряд: подождите немного.
complaint-there-is-no-such-phrase = Такой реплики нет.
complaint-at-this-table-nobody-writes-there-are-phrases-to-be-said = За этим столом не пишут: здесь говорят готовыми фразами.
complaint-a-text-has-1-to-200-characters-none-of-them-invisible = В тексте от 1 до 200 видимых знаков.
complaint-only-at-a-private-table-whose-places-are-for-friends-may-people-write =
    Писать друг другу можно только за закрытым столом, где все места для приглашённых.
complaint-you-have-held-the-table-often-enough-in-this-deal = В этой сдаче вы уже достаточно задерживали стол.
complaint-there-is-no-pause-to-hold-now = Сейчас нет паузы, которую можно задержать.
complaint-no-table-makes-such-pauses = Таких пауз за столами не бывает.
complaint-this-cannot-be-done-now = Сейчас этого сделать нельзя.
complaint-this-could-not-be-stored-so-it-did-not-happen-try-again =
    Это не удалось сохранить, поэтому ничего не произошло. Попробуйте ещё раз.
complaint-there-is-no-such-table = Такого стола нет.
complaint-only-those-who-sit-at-this-table-may-see-it = Этот стол видят только те, кто за ним сидит.
complaint-the-match-was-begun-with-another-version-and-cannot-go-on =
    Матч начат в другой версии и продолжаться не может.
complaint-a-name-has-1-to-24-characters-none-of-them-invisible = В имени от 1 до 24 видимых знаков.
complaint-these-rules-cannot-be-played = По таким правилам играть нельзя.
complaint-these-players-do-not-fit-the-rules = Игроки не подходят к правилам.
complaint-there-is-no-such-clock = Таких часов нет.
complaint-the-places-that-are-free-are-kept-for-those-who-were-invited = Свободные места оставлены для приглашённых.
complaint-the-hash-of-a-share-is-64-small-hexadecimal-digits = Хеш доли — это 64 строчных шестнадцатеричных цифры.
complaint-this-is-not-the-share-whose-hash-was-given-before = Это не та доля, хеш которой был дан раньше.
complaint-no-place-is-free-at-this-table = За этим столом нет свободных мест.
complaint-the-match-has-begun-already = Матч уже начался.
complaint-only-the-host-of-the-table-may-do-this = Это доступно только хозяину стола.
complaint-too-many-tables-wait-already = Ожидающих столов уже слишком много.
complaint-another-process-of-this-server-has-this-table-come-again =
    Этот стол ведёт другой процесс сервера. Обратитесь ещё раз.
complaint-the-server-is-being-stopped = Сервер останавливается.
complaint-the-connection-is-too-slow = Соединение слишком медленное.
complaint-this-is-no-hand-of-these-rules = Такой руки в этих правилах не бывает.
complaint-this-is-no-deal-of-these-rules = Такой сдачи по этим правилам не бывает.
complaint-this-cannot-be-written-on-the-sheet = Так записать в лист нельзя.
complaint-this-is-no-record = Это не запись матча.
complaint-there-is-no-such-sheet-or-this-device-has-no-part-in-it = Такого листа нет, или это устройство в нём не участвует.
complaint-another-device-has-shared-this-sheet = Этим листом поделилось другое устройство.
complaint-this-link-or-code-is-not-valid-or-no-longer = Эта ссылка или этот код не действуют или уже не действуют.
complaint-your-link-does-not-let-you-do-this = Ваша ссылка этого не позволяет.
complaint-another-device-has-the-pen-of-this-sheet = Перо этого листа у другого устройства.
complaint-this-device-takes-part-in-the-sheet-no-longer = Это устройство больше не участвует в листе.
complaint-the-match-on-this-sheet-has-begun-already = Матч на этом листе уже начат.
complaint-another-entry-has-this-id = С этим номером есть другая запись.
complaint-this-is-no-entry-of-a-sheet = Это не запись листа.
complaint-an-entry-can-be-called-wrong-for-a-minute = Возразить против записи можно в течение минуты.
complaint-a-sheet-takes-no-more-entries-than-this = Больше записей на лист не помещается.
complaint-nobody-has-so-many-points = Столько очков ни у кого не бывает.
complaint-a-sheet-needs-a-name-for-each-of-its-players = На листе нужно имя для каждого игрока.
complaint-the-sheet-has-no-such-player = Такого игрока на листе нет.
complaint-another-device-belongs-to-this-player = У этого игрока уже есть другое устройство.
complaint-nobody-who-can-write-takes-part-under-this-id = Никто из тех, кто может писать, под этим номером не участвует.
complaint-the-sheet-has-no-such-link = Такой ссылки у листа нет.
complaint-the-sheet-has-enough-links-revoke-one-of-them-first = Ссылок у листа достаточно: сначала отзовите одну из них.
complaint-enough-devices-take-part-in-this-sheet = В этом листе участвует достаточно устройств.
complaint-this-device-has-shared-many-sheets-just-now-wait-a-while = Это устройство только что поделилось многими листами: подождите немного.
complaint-there-is-no-such-rulebook = Таких правил нет.
complaint-the-rulebook-has-no-such-pattern = В этих правилах такой комбинации нет.
complaint-there-is-no-such-deal-or-it-is-not-over = Такой сдачи нет, или она ещё не окончена.
complaint-the-deal-has-no-such-decision = Такого решения в сдаче нет.
complaint-nobody-sits-there = Там никто не сидит.
complaint-this-hand-was-not-shown = Эта рука не была открыта.
complaint-the-server-has-too-much-to-count-just-now-try-again-in-a-moment =
    Сервер сейчас занят подсчётами. Попробуйте чуть позже.
complaint-this-came-from-a-page-of-another-site = Это пришло со страницы другого сайта.
complaint-this-server-does-not-answer-to-this-name = На это имя сервер не отвечает.
complaint-this-is-too-large = Слишком много данных.
complaint-there-is-nothing-here = Здесь ничего нет.
complaint-this-cannot-be-done-here = Здесь этого сделать нельзя.
complaint-something-went-wrong-in-the-server = На сервере произошла ошибка.

## Что говорят другие: msgspec, система, Typer

type-wanted = { $wanted ->
    [int] целое число
    [float] число
    [str] строка
    [bool] true или false
    [array] список
    [object] объект
    [null] null
   *[other] { $wanted }
}
type-got = { $got ->
    [int] целое число
    [float] дробное число
    [str] строка
    [bool] true или false
    [array] список
    [object] объект
    [null] null
   *[other] { $got }
}
foreign-at = { $path }: { $error }
foreign-expected = нужно { type-wanted }, а здесь { type-got }
foreign-length = элементов в списке должно быть { $wanted }
foreign-least = нужно целое число не меньше { $wanted }
foreign-most = нужно целое число не больше { $wanted }
foreign-unknown-field = поля { $field } не бывает
foreign-missing-field = не хватает поля { $field }
foreign-value = значения { $value } не бывает
foreign-truncated = данные обрываются
foreign-malformed = ошибка в байте { $byte }
foreign-encoding = это не UTF-8, байт { $byte }
foreign-no-file = такого файла нет
foreign-folder = это папка
foreign-no-folder = это не папка
foreign-forbidden = доступ закрыт
foreign-broken-pipe = программа больше не слушает
foreign-address-in-use = адрес уже занят
foreign-no-address = у этой машины нет такого адреса
foreign-no-host = такого адреса нет
foreign-no-command = команды { $name } нет
foreign-extra-arguments = лишние аргументы: { $value }
foreign-no-integer = нужно целое число
foreign-no-number = нужно число
foreign-at-least = нужно число не меньше { $wanted }
foreign-at-most = нужно число не больше { $wanted }
foreign-needs-a-value = параметру { $name } нужно значение
foreign-takes-no-value = параметру { $name } значение не нужно

## Сдача, которую рассказывает игрок

complaint-place-text-begins-with-no-seat-as-in-s =
    { place-named }: «{ $text }» начинается не с места, как в 'S: …'
complaint-dealer-in-rules-the-dealer-sits-east = дилер: в правилах { $rules } дилер — это Восток
complaint-text-what-happened-is-win-s-from-e-kong-s-5m-concealed-kong-s-5m-claimed-from-e-foul-false-win-n-or-wall-end =
    «{ $text }»: событие пишется как 'win S from E', 'kong S 5m concealed', 'kong S 5m claimed from E', 'foul false-win N' или 'wall-end'
complaint-hands-the-tiles-of-seat-are-needed-for-this = руки: для этого нужны кости игрока { seat-named }
complaint-text-after-the-stands-the-one-tile-that-won = «{ $text }»: после плюса стоит одна кость — выигрышная
complaint-who-won-is-not-said-write-the-winning-tile-after-a-or-use-winner =
    не сказано, кто выиграл: напишите выигрышную кость после плюса или назовите победителя в --winner
complaint-then-tells-of-the-wins-too-win-s-from-e = о выигрышах тоже говорит --then: 'win S from E'
complaint-text-a-foul-is-written-as-n-false-win-n-false-win-ready-or-n-false-win-not-ready =
    «{ $text }»: нарушение пишется как 'N: false-win', 'N: false-win ready' или 'N: false-win not-ready'
complaint-text-discards-are-written-as-w4z-n2z-e5m-s8s = «{ $text }»: сносы пишутся как 'W4z N2z E5m S8s'
complaint-hands-that-of-seat-is-not-given = руки: рука игрока { seat-named } не указана
complaint-type-only-a-deal-or-what-is-declared-of-one-can-be-settled =
    type: рассчитать можно только «deal» или «declared»
complaint-hands-what-a-declared-hand-is-worth-is-needed = руки: нужно сказать, сколько стоит рука
complaint-hands-in-rules-no-hand-is-state = руки: в правилах { $rules } рука не бывает «{ $state }»
complaint-hands-the-patterns-come-to-counted-not-to-value =
    руки: эти комбинации стоят { $counted }, а не { $value }
complaint-no-hand-can-be-worth-value-here-only-choices =
    рука не может здесь стоить { $value }, возможно только: { $choices }
complaint-patterns-pattern-cannot-count-times-times =
    комбинации: { $pattern } не может считаться столько раз: { $times }
complaint-patterns-no-hand-has-both-pattern-and-other =
    комбинации: { $pattern } и { $other } в одной руке не бывают
complaint-seating-everybody-sits-somewhere-once = рассадка: каждый сидит на одном месте
complaint-fed-clause-is-none-of-choices = fed: «{ $clause }» — не одно из { $choices }
complaint-in-rules-the-hands-of-losers-are-worth-nothing = в правилах { $rules } руки проигравших ничего не стоят
complaint-in-rules-nobody-can-be-made-responsible-here =
    в правилах { $rules } ответственного здесь назвать нельзя
complaint-nobody-is-responsible-where-no-tile-was-won-from-a-player =
    ответственного нет, если кость не взята у игрока
complaint-hands-nobody-sits-at-seat = руки: место { seat-named } никем не занято
complaint-outcome-in-rules-nothing-but-wins-is-settled =
    исход: в правилах { $rules } рассчитываются только выигрыши

## Места, которые переходят к другим

complaint-this-link-is-not-valid-any-more-it-works-once-and-not-for-long =
    Ссылка больше не действует: она рассчитана на один раз и на короткое время.
complaint-this-device-has-another-seat-at-the-table = На этом устройстве уже занято другое место за столом.
complaint-whoever-is-still-there-cannot-be-replaced = Того, кто остаётся за столом, заменить нельзя.
complaint-this-seat-is-played-on-another-device-now = На этом месте теперь играют с другого устройства.
complaint-you-were-away-and-somebody-else-has-taken-your-place =
    Вас не было, и ваше место занял другой игрок.

## Настройки сервера

complaint-file-line-line-this-is-no-toml = { $file }, строка { $line }: это не TOML
complaint-file-line-line-there-is-no-setting-name = { $file }, строка { $line }: настройки «{ $name }» нет
complaint-file-line-line-name-error = { $file }, строка { $line }: { $name }: { $error }
complaint-variable-error = { $variable }: { $error }
complaint-a-number-from-0-on-is-needed-not-given = нужно число не меньше 0, а здесь { $given }
complaint-there-is-no-bot-given-choices = бота «{ $given }» нет, есть { $choices }
complaint-given-is-no-address-and-no-network = { $given } — это не адрес и не сеть
complaint-given-is-no-site-write-it-as-https-club-example-org =
    { $given } — это не сайт: он пишется как https://club.example.org
complaint-given-is-no-name-of-a-host-write-it-as-mahjong-example-org =
    { $given } — это не имя сервера: оно пишется как mahjong.example.org
complaint-a-secret-has-at-least-least-characters = в пароле не меньше { $least } знаков

## Те, кто держит сервер

complaint-this-is-not-the-secret = Пароль не подходит.
complaint-only-whoever-runs-the-server-may-do-this = Это доступно только тем, кто держит сервер.
complaint-this-table-was-closed-by-whoever-runs-the-server = Стол закрыт теми, кто держит сервер.
complaint-you-may-not-play-on-this-server-for-now = Пока что играть на этом сервере вам нельзя.
complaint-no-new-tables-are-opened-for-now-those-that-are-there-go-on =
    Новые столы пока не открываются; за теми, что есть, игра продолжается.
complaint-this-is-no-address = Это не адрес.
complaint-there-is-no-such-ban = Такого запрета нет.

## Листы игры

complaint-a-sheet-begins-with-its-rulebook-and-its-players = лист начинается с правил и игроков
complaint-deal-deal-has-not-begun-yet = сдача { $deal } ещё не началась
complaint-in-rules-a-deal-is-over-when-somebody-wins = в правилах { $rules } сдача кончается, когда кто-то выиграл
complaint-there-is-no-player-player-at-this-table = игрока { $player } за этим столом нет
complaint-entry-id-is-there-already = запись { $id } уже есть
complaint-entry-id-is-none-that-can-be-corrected = запись { $id } исправить нельзя
complaint-entry-id-tells-of-no-deal = запись { $id } не о сдаче
complaint-there-is-no-entry-id = записи { $id } нет
complaint-only-the-last-entry-can-be-taken-back = отменить можно только последнюю запись
complaint-a-correction-says-why = у исправления должна быть причина
complaint-totals-are-told-where-no-deal-is = итоги вносят, только если не записано ни одной сдачи
complaint-totals-a-number-for-each-player-is-needed = итоги: нужно число для каждого игрока
complaint-all-points-together-must-make-due-not-sums = все очки вместе должны дать { $due }, а не { $sums }
complaint-after-a-minute-somebody-else-must-agree-to-take-an-entry-back = через минуту отменить запись можно только с согласия другого игрока
