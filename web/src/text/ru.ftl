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
