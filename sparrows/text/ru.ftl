### Что Sparrows говорит по-русски.
### Где у правил для чего-то своё слово, оно стоит под общим: .red, .sichuan, .classical, .popular, .zung-jung.

## Сколько чего

unit-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
unit-doubles = { $n ->
    [one] { $n } удвоение
    [few] { $n } удвоения
   *[many] { $n } удвоений
}
    .sichuan = { $n ->
        [one] { $n } фан
        [few] { $n } фана
       *[many] { $n } фанов
    }
unit-fans = { $n ->
    [one] { $n } фан
    [few] { $n } фана
   *[many] { $n } фанов
}
unit-limit = лимит ({ unit-points })

count-chows = { $n } чоу
count-pungs = { $n ->
    [one] { $n } панг
    [few] { $n } панга
   *[many] { $n } пангов
}
count-kongs = { $n ->
    [one] { $n } конг
    [few] { $n } конга
   *[many] { $n } конгов
}
count-open-kongs = { $n ->
    [one] { $n } открытый конг
    [few] { $n } открытых конга
   *[many] { $n } открытых конгов
}
count-open-melds = { $n ->
    [one] { $n } открытый сет
    [few] { $n } открытых сета
   *[many] { $n } открытых сетов
}
count-concealed-kongs = { $n ->
    [one] { $n } закрытый конг
    [few] { $n } закрытых конга
   *[many] { $n } закрытых конгов
}
count-sets = { $n ->
    [one] { $n } сет
    [few] { $n } сета
   *[many] { $n } сетов
}
count-pairs = { $n ->
    [one] { $n } пара
    [few] { $n } пары
   *[many] { $n } пар
}
count-melds = { $n ->
    [one] { $n } объявленный сет
    [few] { $n } объявленных сета
   *[many] { $n } объявленных сетов
}
count-groups = { $n ->
    [one] { $n } группа (сет или пара)
    [few] { $n } группы (сеты и пара)
   *[many] { $n } групп (сеты и пара)
}
count-families = { $n ->
    [one] { $n } вид
    [few] { $n } вида
   *[many] { $n } видов
} костей (три масти, ветры, драконы)
count-concealed-pungs = { $n ->
    [one] { $n } закрытый панг
    [few] { $n } закрытых панга
   *[many] { $n } закрытых пангов
}
count-pungs-of-characters = { $n ->
    [one] { $n } панг символов
    [few] { $n } панга символов
   *[many] { $n } пангов символов
}
count-honours = { $n ->
    [one] { $n } благородная
    [few] { $n } разные благородные
   *[many] { $n } разных благородных
}
count-suits = { $n ->
    [one] { $n } масть
    [few] { $n } масти
   *[many] { $n } мастей
}

## Кости

rank-word = { $rank ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
   *[9] девятка
}
tile-m = { rank-word } символов
tile-p = { rank-word } точек
    .classical = { rank-word } дотов
tile-s = { rank-word } бамбуков
tile-1z = Восточный ветер
tile-2z = Южный ветер
tile-3z = Западный ветер
tile-4z = Северный ветер
tile-5z = Белый дракон
tile-6z = Зелёный дракон
tile-7z = Красный дракон
tile-1f = слива
tile-2f = орхидея
tile-3f = хризантема
tile-4f = бамбук (цветок)
tile-5f = весна
tile-6f = лето
tile-7f = осень
tile-8f = зима
tile-J = джокер

seat-E = Восток
seat-S = Юг
seat-W = Запад
seat-N = Север

suit-m = символы
suit-p = точки
    .classical = доты
suit-s = бамбуки

family-winds = ветров
family-dragons = драконов
family-honours = благородных
family-terminals = терминалов
family-simples = простых костей
family-suits = какой-нибудь масти
family-characters = символов
family-dots = точек
    .classical = дотов
family-bamboos = бамбуков
family-green = зелёных костей
family-258 = двоек, пятёрок или восьмёрок
family-19 = единиц или девяток

shape-regular = четыре сета и пара
shape-seven-pairs = семь пар
shape-thirteen-orphans = тринадцать сирот
shape-knitted-straight = переплетённый ряд с сетом и парой
shape-honours-and-knitted = благородные и переплетённые кости
shape-chaotic = хаотичная рука
shape-idle = сеты и пары как лежат

situation-last-draw = последняя кость со стены
    .sichuan = морское дно (последняя кость стены)
    .classical = победа последней костью
    .popular = последняя кость в стене
situation-last-discard = последний снос
    .sichuan = морское дно (последний снос)
    .popular = последняя кость со сноса
situation-kong-replacement = выигрыш на кости, взятой взамен после конга
    .sichuan = выигрыш после конга
    .classical = победа Свободной костью
    .popular = победа замещающей костью
    .zung-jung = выигрыш на конге
situation-kong-discard = наброс после конга
situation-robbing-kong = ограбление конга
situation-heaven = небесное благословение
    .classical = небесное блаженство
    .popular = благословение Небес
situation-earth = земное благословение
    .classical = земное блаженство
    .popular = благословение Земли
situation-human = благословение Человека
situation-ready = просящая рука объявлена
situation-heavenly-ready = небесная просящая рука
    .classical = просящая рука с раздачи
situation-last-of-kind = последняя кость своего номинала

or-between = {"» или «"}
whole-hand = вся рука

## Почему рука не выигрывает

missing-incomplete = Из этих костей выигрышная рука не складывается.
missing-wrong-size = В выигрышной руке { $need ->
    [one] { $need } кость
    [few] { $need } кости
   *[many] { $need } костей
} (конг идёт за три), а здесь { $have }.
missing-no-winning-tile = Выигрышной кости нет.
missing-standing-bonus = Среди закрытых костей стоят цветы: { $tiles }.
missing-joker-from-player = Снесённый соперником джокер для выигрыша брать нельзя.
missing-unknown-meld = { $kind ->
    [chow] По этим правилам чоу не объявляют.
    [kong] В этих правилах нет конгов.
   *[other] Такого сета в этих правилах нет.
}
missing-meld-of-jokers = Сет не может состоять из одних джокеров.
missing-joker-in-meld = В объявленном сете не может быть джокера: { $meld }.
missing-below-minimum = До условленного минимума не хватает: засчитано { $have }, а нужно { $need }.
    .red = До нижнего предела не хватает: засчитано { $have }, а нужно { $need }.
missing-three-suits = В руке все три масти, а одной быть не должно.
missing-void-suit = В руке ещё есть кости отсутствующей масти ({ $suit }).
missing-dead-hand = Рука мёртвая: в ней { $have ->
    [one] { $have } кость
    [few] { $have } кости
   *[many] { $have } костей
} вместо { $need }.
missing-robbed-concealed-kong = Кость взята ограблением закрытого конга.

## Чего не хватает

missing-lacks-sets = { $have ->
    [none] Нет ни одного нужного сета, например { $lack }.
   *[other] Есть { $have }, не хватает { $lack }.
}
missing-lacks-tiles = Не хватает костей: { $tiles }.
missing-lacks-honour-pungs = Разных пангов { $family } нужно { $need }, а { $have ->
    [0] в руке их нет
   *[other] в руке их { $have }
}.
missing-too-few = Требуется хотя бы { $what }, а { $have ->
    [0] в руке их нет
   *[other] в руке их { $have }
}.
missing-not-so-many = Требуется ровно { $what }, а { $have ->
    [0] в руке их нет
   *[other] в руке их { $have }
}.
missing-suits = Мастей в руке { $have ->
    [0] нет
   *[other] { $have }
}, а нужно ровно { $need }.
missing-tiles-outside = Сюда не входят кости { $tiles }.
missing-groups-inside = Здесь нет ни терминала, ни благородной кости: { $groups }.
missing-no-tiles-of = { $what-id ->
    [suits] В руке нет мастевых костей.
   *[other] В руке нет { $what }.
}
missing-no-tiles-among = Нет ни одной из этих костей: { $tiles }.
missing-no-pung-of = Нет панга из костей { $kinds }.
missing-no-pair-of = Нет пары из костей { $kinds }{ $have ->
    [none] {""}
   *[other] , есть только { $have }
}.
missing-no-such-set = Нет { $closed ->
    [yes] закрытого
   *[no] открытого
} { $kind ->
    [kong] конга
   *[pung] панга
} { $family }{ $have ->
    [none] {""}
   *[other] ; есть { $have }
}.
missing-no-suited-pung = Нет панга какой-либо масти.
missing-no-flowers = Рядом с рукой нет ни цветов, ни сезонов.
missing-no-four-alike = Нет четырёх одинаковых костей.
missing-no-kong = У игрока нет конга.
missing-other-pair = { $pair ->
    [none] Отдельной пары в руке нет.
   *[other] Пара — { $pair }, а нужна пара { $family }.
}
missing-pair-of-other-suit = { $pair ->
    [none] Отдельной пары в руке нет.
   *[other] Пара { $pair } — не той масти, что панг.
}
missing-pair-with-points = Пара { $pair } сама стоит очков.
missing-sets-with-points = Эти сеты сами стоят очков: { $sets }.
missing-groups-without-terminal = Здесь нет терминала: { $groups }.
missing-groups-without-five = Здесь нет пятёрки: { $groups }.
missing-all-suits = В руке все три масти, а хотя бы одной быть не должно.
missing-all-honours-there = В руке все семь благородных, а здесь нужны пять или шесть.
missing-pairs-not-consecutive = Семь пар не идут подряд в одной масти.
missing-pair-not-won = Выигрышная кость завершила не пару { $pair }.
missing-no-open-meld = В руке нет ни одного открытого сета.
missing-no-joker-kong = Четыре джокера не объявлены закрытым конгом.
missing-no-joker-game = Игра идёт без джокеров.
missing-jokers-there = В руке есть джокеры.
missing-won-with-joker = Выигрышная кость — джокер.
missing-other-patterns-count = В руке засчитаны другие комбинации.
    .popular = В руке засчитаны другие фаны.
missing-no-own-flowers = Рядом с рукой нет ни цветка, ни сезона { $seat-id ->
    [E] Востока
    [S] Юга
    [W] Запада
   *[N] Севера
}.
missing-no-flower-set = Рядом с рукой нет ни всех четырёх цветов, ни всех четырёх сезонов.
missing-other-shape = Рука прочитана как «{ $shape }», а нужно «{ $wanted }».
missing-not-nine-gates = До выигрыша в руке не было 1112345678999 одной масти.
missing-several-waits = Рука ждала не одну кость, а несколько: { $tiles }.
missing-other-winning-tile = Выигрышная кость — { $tile }, а нужна { $wanted }.
missing-did-not-happen = Такого не было: { $what }.
missing-not-from-wall = Выигрышная кость пришла не со стены.
missing-not-from-player = Выигрышная кость пришла не от соперника.
missing-melded = { $number ->
    [one] Объявлен { $number } сет
    [few] Объявлено { $number } сета
   *[many] Объявлено { $number } сетов
}, а рука должна быть без объявленных.
missing-open-melds = { $number ->
    [one] Открыт { $number } сет
    [few] Открыто { $number } сета
   *[many] Открыто { $number } сетов
}, а рука должна быть закрытой.
missing-other-seat = { $seat } этого получить не может.
missing-no-fourth-tile = Таких костей в игре только три, и конга из них быть не может.
missing-winning-tile-not-alone = У победителя есть и другие кости того же вида, что выигрышная.
missing-robbed-instead = Кость взята ограблением конга, засчитывается оно.
missing-loose-tile-instead = Кость взята взамен после конга, засчитывается это.

## Что стало с комбинацией

why-counts = «{ $pattern }» засчитывается{ $count ->
    [one] {""}
    [few] {" "}{ $count } раза
   *[many] {" "}{ $count } раз
}: { $worth } — { $where } ({ $clause }).
why-absorbed = «{ $pattern }» ({ $where }) не засчитывается: уже входит в «{ $by }» ({ $clause }).
why-series = «{ $pattern }» ({ $where }) не засчитывается: в этой серии дороже «{ $by }» ({ $clause }).
why-missing = «{ $pattern }» ({ $clause }) не засчитывается. { $reason }
why-not = «{ $pattern }» ({ $clause }) в руке есть, но здесь не засчитывается.

## Платежи

payment = { $receiver ->
    [none] { $payer } платит { $points }, их не получает никто
   *[other] { $payer } платит, { $receiver } получает { $points }
}: { $reason } ({ $clause }).
payment-win = выигранная рука
payment-win-from-wall = выигрыш со стены
    .red = победа со стены
    .popular = победа со стены
payment-win-on-discard = наброс, выигрыш со сноса
    .red = наброс, победа со сноса
    .popular = наброс, победа со сноса
payment-win-shared = выигрыш, за который все платят поровну
payment-responsible = выигрышная кость, вместе с долей остальных
payment-not-responsible = выигрыш на чужой кости
payment-nobody-responsible = выигрыш, в котором никто не виноват
payment-pays-for-all = снос опасной руке, плата за всех
payment-losers-difference = разница между руками проигравших
payment-false-win = ложный маджонг
    .red = ложная победа
    .popular = ложная победа
payment-false-kong = ложный конг
payment-claimed-kong = открытый конг
payment-promoted-kong = дополненный конг
payment-concealed-kong = закрытый конг
payment-kong-refund = возврат очков за конг
payment-void-discard = снос другой масти, пока в руке есть отсутствующая
payment-pig = Поросёнок (кости отсутствующей масти, когда кончилась стена)
payment-not-ready = нет ожидания (не темпай), когда кончилась стена

## Рассчитанная сдача

settled-payments = Кто кому платит
settled-losers = Руки остальных
settled-as-told = по счёту самого игрока
settled-behind = Рука выигрывает, но кость достаётся другому.
settled-nothing = Никто ничего не платит.
settled-totals = Итого
settled-next-dealer = Следующий дилер: { $seat }
column-payer = Кто
column-receiver = Кому
column-paid = Очки

foul-false-win = ложный маджонг
    .red = ложная победа
    .popular = ложная победа
foul-false-kong = ложный конг
foul-dead-hand = мёртвая рука
foul-wrong-count = неверное число костей
foul-wrong-set = неверный сет
foul-wrong-claim = неверное объявление
foul-looking = взгляд на кости раньше времени
foul-pace = нарушение темпа
foul-misnaming = снос назван неверно
foul-void-discard = снос другой масти, пока в руке есть отсутствующая

## Вопросы счётчика

question-value = Сколько стоит рука?
question-responsible = Кто первым сносил эту кость после последнего сноса победителя?
question-fed = Платит ли сносивший за всех?
question-situation = Кость взята с конга или сразу после него?
question-state = Когда стена кончилась, рука была…
question-ready = Рука была готова?
question-absorbed = «{ $pattern }» и «{ $other }» — на одних и тех же сетах?
answer-nobody = Никто
answer-ready = готовая
answer-not-ready = не готовая
answer-pig = цветная свинья
answer-no = нет
answer-robbing-kong = с ограбленного конга
answer-shoot-after-kong = сразу после конга
answer-beside = считаются оба
answer-absorbed = первый включает второй
answer-CCL-19-1 = да: одна масть
answer-CCL-19-3 = да: четвёртый ветер
answer-CCL-19-4 = да: третий дракон
answer-CCL-19-5 = да: терминальные
dealer-won = сдающий выиграл
dealer-drawn = никто не выиграл
dealer-passes = сдача переходит дальше
dealer-first-winner = сдаёт тот, кто выиграл первым
dealer-paid-several = сдаёт тот, кто заплатил нескольким победителям
foul-costs-nothing = { $dead ->
    [yes] без очков; рука мёртвая
   *[no] предупреждение, без очков
}
foul-costs = { $receiver ->
    [none] { $points } никому
   *[each] { $points } каждому{ $unready ->
        [0] {""}
       *[other] , { $unready }, если рука не готова
    }
}

## Рука на странице

no-win = Рука не выигрывает. { $reason }
won-from-wall = выигрыш со стены: { $tile }
    .red = победа со стены: { $tile }
    .popular = победа со стены: { $tile }
won-from-player = выигрыш на кости соперника: { $tile }
    .red = победа со сноса: { $tile }
    .popular = победа со сноса: { $tile }
seat-and-round = место — { $seat }, раунд — { $round }
asked-void = Отсутствующая масть
asked-void-none = нет
asked-void-m = { suit-m }
asked-void-p = { suit-p }
asked-void-s = { suit-s }
asked-robbed_kong = Ограбленный конг
asked-robbed_kong-none = не указан
asked-robbed_kong-promoted = дополненный
asked-robbed_kong-concealed = закрытый
fact-void = отсутствующая масть — { $value ->
    [m] { suit-m }
    [p] { suit-p }
   *[s] { suit-s }
}
fact-robbed_kong = из закрытого конга
wild = джокер — { $tile }
read-as = Читается как { $shape }: { $groups }
jokers-as = { $n ->
    [one] Джокер стоит за { $tiles }
   *[other] Джокеры стоят за { $tiles }
}
worth = Рука стоит { $worth }.
arithmetic-sum = { $sum } = { $worth }
arithmetic-doubled = { $sum }, удвоить { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
} = { $worth }
arithmetic-limit = { $arithmetic }; по лимиту { $worth }
    .red = { $arithmetic }; верхний предел — { $worth }
    .zung-jung = { $arithmetic }; составной лимит: { $worth }
arithmetic-table = { $arithmetic }: { $worth }
arithmetic-table-limit = { $arithmetic }, это больше лимита: { $worth }
arithmetic-limit-hand = Лимитированная комбинация: { $worth }
arithmetic-dearest = { $arithmetic }; установленный лимит: самый дорогой паттерн считается один, { $worth }
arithmetic-least = Цыплячья рука: паттернов нет, но выигрыш стоит { $worth }
arithmetic-nothing = Фанов в руке нет, а победа сама по себе ничего не приносит: { $worth }
arithmetic-base = Фанов в руке нет, остаётся базовая стоимость: { $worth }
column-pattern = Комбинация
    .red = Фан
    .sichuan = Фан
    .popular = Фан
    .zung-jung = Паттерн
column-count = Раз
column-worth = Цена
column-on = Где
column-clause = Пункт
column-counts = Считается
not-counted = Собрано, но не засчитывается:
other-readings = Как ещё можно прочитать руку:
more-readings = { $n ->
    [one] и ещё { $n } способ
    [few] и ещё { $n } способа
   *[many] и ещё { $n } способов
}
place-chow = выигрышная кость в чоу
place-pung = выигрышная кость в панге
place-pair = выигрышная кость в паре

## Чем рука может стать

from-winning = До выигрыша не хватает { $n ->
    [one] { $n } кости
   *[other] { $n } костей
}.
never = Выиграть эта рука уже не может.
complete = Рука собрана.
ready = Рука просит.
    .sichuan = Рука в ожидании (темпай).
ready-after-discard = После верного сноса рука просит.
    .sichuan = После верного сноса рука в ожидании (темпай).
not-ready = До просящей руки не хватает { $n ->
    [one] { $n } кости
   *[other] { $n } костей
}.
    .sichuan = Нет ожидания: до него не хватает { $n ->
        [one] { $n } кости
       *[other] { $n } костей
    }.
useful = Полезные кости, всего осталось { $left }: { $tiles }
worth-of-waits = В скобках — очки со сноса / со стены.
column-tile = Кость
column-left = Осталось
column-from-discard = Со сноса
column-from-wall = Со стены
column-discard = Снос
column-distance = До просящей
    .sichuan = До ожидания
column-useful = Полезные кости

## Правила

rulebooks = Правила
options = Параметры
presets = Наборы параметров
patterns = Комбинации
    .red = Фаны
    .sichuan = Фаны
    .popular = Фаны
    .zung-jung = Паттерны
option = { $name } ({ $option }): { $usual }; значения: { $values } ({ $clause })
preset = { $name } ({ $preset }): { $agreed } ({ $clause })
term = «{ $name }»
from-to = от { $low } до { $high }
at-least = { $n } и больше
any-number = любое число
counts-once = один раз
counts-each = каждый раз
all-other-units = всё, кроме других лимитированных комбинаций
absorbs = Включает в себя: { $patterns }
absorbed-by = Входит в: { $patterns }
series = Засчитывается только самая дорогая из этой и: { $patterns }
example = Пример ({ $name })
example-lost = Пример, рука проигравшего ({ $name })

## Что происходит в сдаче

event-started = Кубики: { $dice }; стена разламывается на стороне «{ $breaker }», стопок до разлома: { $stacks }.
event-dealt = { $seat } получает на раздаче { $tiles }.
event-place-laid = { $seat }: кости { $tiles }.
event-indicator-shown = Указатель — { $tile }, джокер — { $wild }.
event-turn-began = { $seat } начинает.
event-drew = { $seat } берёт { $tile ->
    [none] кость
   *[other] { $tile }
}{ $source ->
    [kong] {" "}взамен конга
    [bonus] {" "}взамен цветка
   *[wall] {""}
}.
event-bonus-shown = { $seat } открывает { $tile }.
event-discarded = { $seat } сносит { $tile }.
event-melded = { $seat } объявляет { $kind ->
    [chow] чоу
    [pung] панг
    [kong] конг
   *[other] сет
} { $meld } с костью { $tile }, которую снёс { $giver }.
    .popular = { $seat } объявляет { $kind ->
        [chow] чоу
        [pung] панг
       *[kong] большой открытый конг
    } { $meld } с костью { $tile }, которую снёс { $giver }.
event-kong-concealed = { $seat } объявляет закрытый конг{ $tile ->
    [none] {""}
   *[other] {" "}{ $tile }
}.
event-kong-added = { $seat } дополняет панг до конга: { $tile }.
    .popular = { $seat } объявляет малый открытый конг: { $tile }.
event-kong-robbed = Конг { $tile } ограблен, его объявлял { $seat }.
event-won = { $seat } выигрывает: { $tile ->
    [none] кость
   *[other] { $tile }
} { $giver ->
    [none] со стены
   *[other] со сноса, набросил { $giver }
}, { $value }{ $patterns ->
    [none] {""}
   *[other] : { $patterns }
}.
event-falsely-called = { $seat } объявляет маджонг на { $tile }, но рука не выигрывает и теперь мертва.
    .red = Ложная победа: { $seat } объявляет победу на { $tile }, рука теперь мертва.
    .popular = Ложная победа: { $seat } объявляет победу на { $tile }, рука теперь мертва.
event-declared = { $seat } объявляет { $what ->
    [ready] просящую руку
    [heavenly-ready] небесную просящую руку
    [original-call] просящую руку с раздачи
   *[other] { $what }
}.
event-hand-shown = { $seat } показывает { $tiles ->
    [none] пустую руку
   *[other] { $tiles }
}.
event-ended = Сдача окончена: { $reason ->
    [win] маджонг — { $winners }
    [wall] стена кончилась
   *[other] { $reason }
}.
event-void-chosen = { $seat } выбирает отсутствующую масть{ $suit ->
    [none] {""}
   *[other] : { $suit }
}{ $card ->
    [yes] {" "}(карточкой)
   *[no] {""}
}.
event-void-shown = { $seat } открывает отсутствующую масть: { $suit }.
event-win-passed = { $seat } пропускает выигрыш: { $value }.
event-heavenly-asked = { $seat } может объявить небесную просящую руку.
event-kongs-uncovered = { $seat } открывает закрытые конги: { $melds }.
event-calling-shown = { $calling ->
    [yes] { $seat }: рука просит.
   *[no] { $seat }: рука больше не просит.
}
event-discard-covered = { $seat }: снос, который уже закрыт.

## Что правила говорят игроку о столе

notice-feeds-suit = { $seat }: открыто девять костей этой масти. Если на вашем сносе получится маджонг из одной масти, вы платите за всех.
notice-feeds-winds = { $seat }: открыты три группы ветров. Если маджонг будет на четвёртом, снёсший платит за всех.
notice-feeds-dragons = { $seat }: открыты две группы драконов. Если маджонг будет на третьем, снёсший платит за всех.
notice-feeds-terminals = { $seat }: открыты три группы единиц и девяток. Если маджонг будет на единице или девятке, снёсший платит за всех.
notice-discard-not-responsible = Первым такую кость снёс { $seat }: за маджонг на ней ({ $seats }) вы не отвечаете.
notice-win-responsible = { $values }: отвечает { $seat } и платит больше всех.
notice-win-nobody-responsible = { $values }: такую кость вы снесли сами, поэтому никто не отвечает и все платят поровну.
notice-win-passed-different = Вы пропустили маджонг ({ $values }). До следующего взятия со стены на чужой кости нельзя выиграть на ту же стоимость.
notice-win-passed-greater = Вы пропустили маджонг ({ $values }). До следующего взятия со стены на чужой кости можно выиграть только дороже.
notice-passing-bars-different = Если пропустить, до следующего взятия со стены на чужой кости нельзя выиграть на ту же стоимость: { $values }.
notice-passing-bars-greater = Если пропустить, до следующего взятия со стены на чужой кости можно выиграть только дороже: больше чем { $values }.

## Жеребьёвка мест

seats-drawn = Места по жребию: { $seats }.
seats-thrown = Места по кубикам: { $seats }.
seats-again = Переброс: { $throws }.
seat-thrown = { $player } { $throw }
seat-taken = { $wind } — { $player }
seat-thrown-for = { $wind } — { $player } ({ $throw })

## Запись матча

record-players = Игроки: { $players }
record-deal = Сдача { $number }{ $round ->
    [none] {""}
   *[other] , раунд — { $round }
}, раздаёт { $dealer }
record-hand = { $seat }, { $player }
record-points = Очки
record-unfinished = Матч не окончен.
record-checked = { $number ->
    [one] Проверена { $number } сдача, всё верно.
    [few] Проверены { $number } сдачи, всё верно.
   *[many] Проверено { $number } сдач, всё верно.
}
record-shuffle = Перемешивание: стены получены из зерна, и это то зерно, которое было обещано.
record-shares = { $number ->
    [one] В зерно вошла доля { $number } игрока — та самая, которой он связал себя до матча.
   *[other] В зерно вошли доли { $number } игроков — те самые, которыми они связали себя до матча.
}
record-secret = Перемешивание: зерно и соль ещё в тайне, стены и решения проверить нельзя.
record-events = Решений: { $decisions }; они дают те же события: { $events }.
record-wins = Выигрышей подсчитано заново: { $wins }. Платежей рассчитано заново: { $payments }.
record-differs = Запись неверна: { $difference }

## Сдачи ботов

simulated = { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
   *[many] { $deals } сдач
}: с выигрышем { $won } %, вничью { $drawn } %; со стены { $self } % выигрышей, в среднем { $value }
simulated-seat = место
simulated-bot = бот
simulated-points = очки
simulated-a-deal = за сдачу
simulated-wins = выигрыши
simulated-gave = набросы
simulated-pattern = комбинация
    .red = фан
    .sichuan = фан
    .popular = фан
    .zung-jung = паттерн
simulated-times = выигрыши с ней
simulated-share = доля
arena-played = { $walls ->
    [one] { $walls } стена
    [few] { $walls } стены
   *[many] { $walls } стен
}, рассадок { $seatings }, всего сдач { $deals }
bot-plays-as = У { $bot } нет сети для этих правил, он играет как { $other }.
arena-margin = 95-процентный интервал
arena-clear = значимо
arena-unknown = мало стен
arena-few = Меньше { $least } стен — слишком мало, чтобы судить, кто играет лучше: нужно хотя бы { $deals } { $deals ->
    [one] сдачу
    [few] сдачи
   *[many] сдач
}.
yes = да
no = нет
progress = Игра

## Сверенные примеры

checked = Верно: { $passed }, неверно: { $failed }
checked-line = строка { $number }: { $difference }
checked-nothing = { $name }: ничего не ожидается
checked-difference = { $name }: { $key }: ожидалось { $wanted }, получилось { $got }

## Жалобы

play-started = Стол открыт: { $address } (Ctrl+C — закончить). Столы хранятся в { $database }
version = Sparrows { $version }, { $build ->
    [compiled] скомпилированные модули
    [outdated] обычные модули: скомпилированные сделаны из других исходников
   *[plain] обычные модули
}
usage-NoSuchOption = нет параметра { $name }
usage-MissingParameter = не хватает { $name }
usage-BadOptionUsage = так не пишут: { $message }
usage-UsageError = { $message }
usage-BadParameter = { $name }: { $message }

## Справка

help-usage = Как вызывать
help-options-short = [ПАРАМЕТРЫ]
help-command-short = КОМАНДА …
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-examples = Примеры

help-sparrows = Считает руки по пяти правилам маджонга и объясняет, откуда что взялось.
help-sparrows-examples =
    sparrows score red "123123456789s 88s"
    sparrows waits sichuan "1123456789m 555p" --void s
    sparrows rules zung-jung
    sparrows КОМАНДА --help

help-score-short = сколько стоит рука и почему
help-score = Сколько стоит рука, из каких комбинаций это складывается и почему не засчитаны другие.
help-score-examples =
    sparrows score zung-jung "11222333m 99p [777z]" --won 1m
    sparrows score red "123m 456m 789m 55p 12p" --won 3p --why pure-straight
    sparrows score sichuan "123456m 88m [777s] (2222s)" --self-draw --void p
    sparrows score classical "34s 88s [111p] [555m]" --won 5s --meld "concealed kong 7777z"
    sparrows score --json < cases.jsonl
    sparrows score --check cases.jsonl
help-score-why = сказать, почему эта комбинация засчитана или нет (можно повторять)
help-score-json = примеры в JSON из stdin, по одному в строке; по строке ответа в stdout
help-score-check = сверить ответы на примеры из файла с тем, что в них ожидается

help-waits-short = далеко ли руке до выигрыша и чего она ждёт
help-waits = Далеко ли до просящей руки; чего она ждёт и сколько это стоит, или что остаётся после каждого сноса.
help-waits-examples =
    sparrows waits red "123m 456m 789m 1122p"
    sparrows waits popular "123m 456p 789s 1122z 5z" --seat S
    sparrows waits sichuan "1123456789m [555p]" --void s
help-waits-visible = кости, открытые на столе: сносы и чужие объявленные сеты
help-waits-won = ещё одна кость руки

help-settle-short = кто кому платит за сыгранную сдачу
help-settle = Кто кому и сколько платит за сыгранную сдачу, по какому пункту и что выходит в итоге.
help-settle-examples =
    sparrows settle zung-jung "S: 11222333m 99p [777z] + 1m" --from W --responsible E
    sparrows settle red "E: 123123456789s 8s + 8s" --option players=2
    sparrows settle classical "S: 45s 99s [555p] [123m] [678m] + 6s" --from W "E: 0" "W: 8" "N: 77z 259m 179p 1268s 3z"
    sparrows settle popular "S: 123s 789s 44p 56s [123s] + 4s" --from E --foul "N: false-win ready"
    sparrows settle sichuan "E: 123456789m 23p 55p + 4p" --then "kong S 9s concealed" --then "win E from S"
    sparrows settle --json < deals.jsonl
help-settle-hands = рука и её место: "S: 123m 55z + 5z (15f)", выигрышная кость после плюса; или цена руки, как её посчитал игрок: "S: 24" (для проигравших — только в classical). Руки, от которых ничего не зависит, можно не указывать
help-settle-winner = кто объявил маджонг (можно повторять); иначе тот, в чьей руке есть выигрышная кость
help-settle-giver = кто набросил выигрышную кость или чей конг ограблен; иначе кость взята со стены
help-settle-then = что происходило, по порядку (sichuan): "kong S 5m concealed" (или promoted, delayed, claimed from E), "win S N from E", "foul false-win N", "wall-end"
help-settle-foul = нарушение: "N: wrong-count"; в popular "N: false-win ready" или "not-ready" (можно повторять)
help-settle-responsible = кто первым снёс такую кость на последнем круге, если не набросивший; nobody, если сам победитель (zung-jung)
help-settle-discards = кто что снёс, по порядку: "W4z N2z E5m S8s" (zung-jung, вместо --responsible)
help-settle-fed = пункт, по которому набросивший платит за всех, например CCL-19.4, или nobody, если кости не даны (classical)
help-settle-situation = last-draw, robbing-kong и так далее у победителей; с местом — у этого игрока: W:ready (можно повторять)
help-settle-dealer = дилер (sichuan; в остальных правилах это Восток)
help-settle-void = отсутствующая масть игрока: S:m (sichuan; можно повторять)
help-settle-facts = то, что о руке игрока спрашивают только эти правила: S:ИМЯ=ЗНАЧЕНИЕ (можно повторять)
help-settle-json = сдачи в JSON из stdin, по одной в строке; на каждую строка со всеми платежами в stdout

help-rules-short = правила, их параметры и комбинации
help-rules = Список правил; одни правила с параметрами и комбинациями; одна комбинация с примерами.
help-rules-examples =
    sparrows rules
    sparrows rules red
    sparrows rules red pure-straight --lang en
    sparrows rules classical wall-tile --preset traditional
help-rules-pattern = имя комбинации, например pure-straight

help-replay-short = записанный матч шаг за шагом
help-replay = Записанный матч шаг за шагом или проверка, всё ли в записи верно.
help-replay-examples =
    sparrows replay match.json
    sparrows replay match.json --verify
    sparrows replay matches.jsonl --verify --lang en
help-replay-file = запись, или по одной в строке; - для стандартного ввода
help-replay-verify = повторить решения, проверить перемешивание, каждое событие, выигрыш и платёж

help-simulate-short = много сдач между ботами и что из них вышло
help-simulate = Играет много сдач между ботами: кто выигрывает, как, за что, и очки каждого места.
help-simulate-examples =
    sparrows simulate --rules red --deals 1000 --bots keen,greedy,greedy,random
    sparrows simulate --rules sichuan --deals 5000 --seed 7 --jobs 2 --json
    sparrows simulate --rules popular --option jokers=true --deals 20 --record deals.jsonl
help-simulate-bots = бот для каждого места начиная с Востока или один для всех: random, greedy, keen, master, pipe:КОМАНДА
help-simulate-deals = сколько сдач (100)
help-simulate-record = записать каждую сдачу в этот файл, по одной в строке
help-simulate-json = итоги в JSON

help-arena-short = какой бот играет лучше
help-arena = Одни и те же стены при всех рассадках ботов; очки за сдачу с 95-процентным интервалом.
help-arena-examples =
    sparrows arena --rules zung-jung keen greedy --deals 2000 --jobs 2
    sparrows arena --rules red greedy "pipe:python my_bot.py" --deals 120
help-arena-names = два бота или четыре: random, greedy, keen, master, pipe:КОМАНДА
help-arena-deals = сколько сдач по меньшей мере; каждая стена играется при всех рассадках (600)

help-play-short = стол в браузере, с друзьями и ботами
help-play = Открывает стол браузеру этой машины или, за прокси, другим (docs/hosting.md).
help-play-examples =
    sparrows play --open
    sparrows play --port 8080 --db sqlite:///tables.sqlite
    sparrows play --no-open --db postgresql:///sparrows
    sparrows play --config sparrows.toml --show-config
help-play-host = адрес, на котором ждать (127.0.0.1: только эта машина)
help-play-port = порт (8000); 0 — любой свободный
help-play-db = где хранятся столы: sqlite:///ФАЙЛ или postgresql://КТО@ГДЕ/ИМЯ
help-play-pace = сколько секунд бот думает над ходом (0.6)
help-play-origin = другой сайт, страницам которого можно пользоваться сервером (можно повторять)
help-play-host_name = имя, по которому обращаются к серверу; на другие он тогда не отвечает (можно повторять)
help-play-workers = сколько запустить процессов, которые поделят между собой столы базы PostgreSQL (1)
help-play-worker = быть одним из них, считая с 0, и не запускать других: для веб-сервера, который знает, где каждый
help-play-config = файл TOML с настройками (docs/hosting.md); окружение и командная строка важнее его
help-play-show_config = показать, какие настройки действуют и откуда каждая взята, и не открывать стол
help-play-show = открыть стол в браузере

help-option-rules = red, sichuan, classical, popular или zung-jung, или из другого пакета
help-option-hand = кости, например "123m 55z"; [123m] — объявленный сет, (1111m) — закрытый конг, [1111m]+ — дополненный
help-option-won = выигрышная кость; без неё это последняя кость руки
help-option-self_draw = выигрышная кость пришла со стены
help-option-seat = ветер игрока (E)
help-option-round = ветер раунда (E)
help-option-melds = объявленный сет: "pung 777z", "concealed kong 1111m", "chow 1m J 3m = 123m" (можно повторять)
help-option-flowers = цветы и сезоны рядом с рукой, например 15f
help-option-situation = last-draw, robbing-kong, heaven и так далее (можно повторять)
help-option-robbed_kong = был ограблен конг: promoted (дополненный) или concealed (закрытый; в classical его грабят только «Тринадцать чудес света»)
help-option-void = отсутствующая масть (sichuan)
help-option-wild = кость-джокер; в руке она пишется как J (popular)
help-option-facts = то, что о руке спрашивают только эти правила
help-option-options = параметр правил, например limit=500 (можно повторять)
help-option-preset = набор параметров по имени; наборы показывает `sparrows rules RULES`
help-option-seed = откуда берётся вся случайность: число или слово (0)
help-option-jobs = сколько процессов делят работу (1)
help-option-version = какая версия работает и скомпилирована ли она
help-option-lang = язык: en или ru
help-option-help = эта страница
