### Слова самой страницы по-русски; слова игры — в каталоге пакета.

nav-pages = Страницы
nav-play = Играть
nav-calculator = Калькулятор
nav-rules = Правила
nav-replays = Записи
nav-language = Язык
page-missing = Такой страницы нет
page-did-not-load = Эта часть страницы не загрузилась. Обновите её, пожалуйста.
tile-hidden = кость рубашкой вверх

## Кости

tile-letters = ВЮЗСБФЧ
tile-wild = { $tile }, джокер

## Разбор руки

group-spoken = { $kind ->
    [chow] чоу
    [pung] панг
    [kong] конг
    [pair] пара
    [knitted] переплетённые кости
   *[single] отдельные кости
}{ $open ->
    [yes] {""}, открыто
   *[no] {""}
}: { $tiles }
score-clause = Правило «{ $pattern }», { $clause }, в новой вкладке

## Вопрос «почему»

why-title = Почему не …?
why-pattern = Комбинация
why-choose = Выберите комбинацию

## Опции свода

options-preset = Договорённости
options-usual = как обычно

## Калькулятор

calculator-hand = Рука
calculator-notation = m символы, p точки, s бамбуки, z ветры и драконы, f цветы, J джокер; [777z] — открытый сет, (1111s) — закрытый конг. Последняя кость — выигрышная.
notation-sign = «{ $sign }» на месте { $place } — не число, не буква масти и не закрытая скобка.
notation-rank = Перед «{ $sign }» на месте { $place } нет числа.
notation-suit = После «{ $sign }» на месте { $place } нужна буква масти: m, p, s, z или f.
notation-tile = Кости { $sign } не бывает (место { $place }).
calculator-tiles = Кости руки
calculator-remove = убрать: { $what }
calculator-win-with = выигрыш на кости: { $what }
calculator-clear = Очистить
calculator-mode = Кость снизу добавляется как
calculator-as-hand = кость
calculator-as-chow = чоу
calculator-as-pung = панг
calculator-as-kong = конг
calculator-as-concealed-kong = закрытый конг
calculator-as-added-kong = дополненный конг
calculator-as-winning = указать выигрышную кость в руке
calculator-palette = Кости, которые можно добавить
calculator-situation = Обстоятельства
calculator-from = Выигрышная кость
calculator-from-player = от игрока
calculator-from-wall = со стены
calculator-seat = Место
calculator-round = Раунд
calculator-wild = Дикая кость
calculator-void = Отсутствующая масть
calculator-none = нет
calculator-robbed = Ограбленный конг
calculator-any-kong = не указан
calculator-kong-promoted = дополненный
calculator-kong-concealed = закрытый
calculator-no-winds = Ветров в этой игре нет; Восток — дилер.
calculator-left = { $n ->
    [one] осталась { $n } кость
    [few] осталось { $n } кости
   *[many] осталось { $n } костей
}
calculator-all = Показать все сносы
calculator-best = Только лучшие сносы
calculator-empty = Добавьте кости или напишите руку — здесь сразу появится её цена и объяснение.
calculator-copy = Скопировать ссылку на эту руку
calculator-copied = Ссылка скопирована.
calculator-rulebooks = Своды правил, рядом
calculator-options = Опции: { $rules }

## Правила

page-loading = Загружается …
rules-all = ← Все своды правил
rules-players = Игроков: { $players }
rules-search = Поиск по правилам: название, слово, пункт
rules-found = { $n ->
    [0] ничего не найдено
   *[other] найдено: { $n }
}
rules-print = Напечатать
rules-contents = Содержание
rules-usual = Обычно: { $value }
rules-includes = Включает:
rules-example = Пример: { $worth }
rules-example-with = Пример: { $worth }, вместе с: { $others }
