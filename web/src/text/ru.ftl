### Слова самой страницы по-русски; слова игры — в каталоге пакета.

nav-pages = Страницы
nav-play = Играть
nav-calculator = Калькулятор
nav-rules = Правила
nav-replays = Записи
nav-language = Язык
nav-own = Язык и настройки
nav-scores = Счёт
page-missing = Такой страницы нет
page-did-not-load = Эта часть страницы не загрузилась. Обновите её, пожалуйста.
tile-hidden = кость рубашкой вверх

## Лобби

lobby-title = Сыграем в маджонг?
lobby-lead = Пять китайских правил, боты и друзья. Без регистрации, на телефоне тоже.
choose-rules = Выберите правила
your-name = Ваше имя
default-name = Гость
play-now = Играть сейчас
set-up-table = Настроить стол: параметры, друзья, часы
options-changed = { $n ->
    [one] изменён { $n }
    [few] изменено { $n }
   *[many] изменено { $n }
}
seats = Игроки
how-many = Сколько игроков
seat-number = Игрок { $n }
seat-for-friend = друг (по приглашению)
seat-for-open = кто угодно (стол виден в списке)
seat-open = свободное место
seat-friend = место для друга
you = вы
host = хозяин стола
bot-is = { $bot } — { $bot ->
    [random] новичок
    [greedy] любитель
    [master] мастер
   *[keen] сильный
}
bot-listed = { $name } ({ bot-is })
bot-name = { $number ->
    [1] Чиж
    [2] Зяблик
    [3] Стриж
   *[4] Клёст
}
clock = Часы
clock-none = без часов
clock-relaxed = неспешно
clock-normal = обычно
clock-fast = быстро
clock-about-none = Думайте сколько угодно; играя с ботами, ход можно взять назад.
clock-about = Секунд на ход: { $move }, в запасе на сдачу: { $reserve }; чтобы забрать снос: { $window }.
asking = После сноса
asking-pause = { $seconds ->
    [0.5] пауза в полсекунды
    [1] пауза в секунду
    [2] пауза в две секунды
   *[other] пауза: { NUMBER($seconds) } с
}
asking-strict = строго: отвечают все
asking-about = Спрашивают только тех, кто может забрать снос. Долгое ожидание выдаёт, что кто-то думает; сама пауза не выдаёт ничего.
asking-about-strict = Для турниров: на каждый снос отвечают все, и никто не видит, кто мог его забрать.
asks-all = строго: после сноса отвечают все
asks-able = после сноса спрашивают только тех, кто может его забрать; { asking-pause }
with-aids = Подсказки: далеко ли до просящей руки, полезные кости, советы
with-hands = После сдачи все руки открываются
with-public = Открытый стол: смотреть может кто угодно
open-table = Открыть стол
tables-mine = Ваши столы
tables-waiting = Столы, где ждут игроков
tables-playing = Столы, за которыми можно наблюдать
tables-more = Показать ещё столы
go-back = Вернуться
join = Присоединиться
watch = Смотреть
hands-shown = после сдачи все руки открываются
hands-as-ruled = после сдачи видны только руки, которые открывают по правилам
ends-soon = { $hours ->
    [one] закроется через { $hours } час, если никто не придёт
    [few] закроется через { $hours } часа, если никто не придёт
   *[many] закроется через { $hours } часов, если никто не придёт
}
deals-played = { $n ->
    [one] сыграна { $n } сдача
    [few] сыграно { $n } сдачи
   *[many] сыграно { $n } сдач
}
waiting-title = Стол: { $rules }
waiting-who = Кто играет
bound-title = Кости никто не подбирает
bound-about = Открывая стол, сервер связал себя своим зерном. Браузер каждого игрока связывает себя случайной долей и отдаёт её, когда начинается матч: стены получаются из всего этого вместе.
bound-player = { $name }: хеш доли
beginning = Матч начинается…
waiting-for-host = Матч начнёт хозяин стола.
invite = Приглашение
invite-about = Отправьте этот адрес друзьям. Кто его откроет, сможет занять свободное место.
copy = Скопировать
copied = Скопировано
start = Начать
start-with-bots = { $n ->
    [one] Начать: свободное место займёт бот
    [few] Начать: { $n } свободных места займут боты
   *[many] Начать: { $n } свободных мест займут боты
}
sit-down = Сесть за стол
leave = Уйти из-за стола
leave-about = За вас доиграет бот. Пока матч не окончен, по тому же адресу можно вернуться.
leave-alone-about = За столом остались бы одни боты, поэтому матч закончится; сыгранные сдачи сохранятся среди записей.
leave-not = Остаться
broken-off = Матч прерван; считается то, что сыграно до этой сдачи.
loading = Одну минуту…
close = Закрыть

## Главная

against-bots = { $n ->
    [one] { $n } { $level ->
        [random] бот-новичок
        [greedy] бот-любитель
        [master] бот-мастер
       *[keen] сильный бот
    }
   *[few] { $n } { $level ->
        [random] бота-новичка
        [greedy] бота-любителя
        [master] бота-мастера
       *[keen] сильных бота
    }
}
so-many-deals = { $about ->
    [yes] около { $n ->
        [one] { $n } сдачи
       *[many] { $n } сдач
    }
   *[no] { $n ->
        [one] { $n } сдача
        [few] { $n } сдачи
       *[many] { $n } сдач
    }
}
so-many-minutes = ≈ { $n } мин
so-many-players = { $least ->
    [4] 4 игрока
   *[other] { $least }–{ $most } игрока
}
level = { $n ->
    [1] легко освоить
    [2] нужен опыт
   *[3] нужно терпение
}
wish-length = Сколько играем
length = { $which ->
    [deal] Одна сдача
    [round] { $rounds ->
        [yes] Один раунд
       *[no] { $deals ->
            [few] { $deals } сдачи
           *[many] { $deals } сдач
        }
    }
   *[whole] Весь матч
}
wish-level = Соперники
bots-level = { $level ->
    [random] Новички
    [greedy] Любители
    [master] Мастера
   *[keen] Сильные
}
resume = { $state ->
    [waiting] Вернуться за стол: { $rules }, ждём игроков
   *[playing] Вернуться за стол: { $rules }, сдача { $n }
}
welcome-which = Вы уже играли в маджонг?
welcome-knows = Я умею играть
welcome-new = Я новичок
welcome-begin = Начнём с простого: лёгкие правила, боты-новички, а за столом открыты подсказки.
welcome-rules = Правила с картинками
welcome-done = Я уже умею
ways = Как играть и учиться
way-friends = С друзьями
way-friends-about = Позовите их ссылкой
way-quick = Быстрый матч
way-quick-about = { $n ->
    [0] Откройте стол: к вам подсядут
    [one] За { $n } столом вас ждут
   *[many] За { $n } столами вас ждут
}
way-rules = Правила
way-rules-about = И все комбинации в картинках
way-calculator = Калькулятор
way-calculator-about = Сколько стоит рука и почему
tables-none = Сейчас никто не ждёт. Быстрый матч откроет стол, который увидят здесь все.
recent = Ваши матчи
recent-none = Здесь появятся сыгранные матчи: места, очки и записи.
recent-score = { $n ->
    [one] { $n } матч
    [few] { $n } матча
   *[many] { $n } матчей
}, первых мест: { $firsts }, среднее место { $place }
recent-all = Все записи
place = { $n }-е место

## Стол

table-title = Стол для маджонга
to-lobby = В лобби
watching = Вы наблюдаете
centre-wild = Указатель — { $indicator }, джокер — { $wild }
river-before = Снос, часть перед игроком { $name }
notices = Что надо знать
tile-danger = { $tile }, сносить опасно
tile-safe = { $tile }, за неё вы не отвечаете
opening-lot = Места по жребию
opening-dice = Места по кубикам
opening-wall = Разлом стены
opening-skip = Пропустить
centre-wall = в стене
side-of = Сторона игрока { $name }
pond-of = Сносы игрока { $name }
standing-spoken = { $name }: { $n ->
    [one] { $n } кость в руке
    [few] { $n } кости в руке
   *[many] { $n } костей в руке
}
standing-seen = { $name }: { $tiles }
meld-spoken = { $kind ->
    [chow] чоу
    [pung] панг
    [kong] конг
   *[concealed-kong] закрытый конг
}: { $tiles }
own-hand = Ваша рука
own-melds = Ваши сеты и цветы
tile-drawn = { $tile }, только что взята
log = Что произошло
time-left = { $n ->
    [one] осталась { $n } секунда
    [few] осталось { $n } секунды
   *[many] осталось { $n } секунд
}
said-drew = { $seat } берёт кость: { $tile }.
said-bonus-shown = { $seat } открывает кость: { $tile }.
said-discarded = { $seat } сносит кость: { $tile }.
said-melded = { $seat } объявляет { $kind ->
    [chow] чоу
    [pung] панг
   *[kong] конг
}: { $meld }; кость сносит { $giver }.
    .popular = { $seat } объявляет { $kind ->
        [chow] чоу
        [pung] панг
       *[kong] большой открытый конг
    }: { $meld }; кость сносит { $giver }.
said-kong-concealed = { $seat } объявляет закрытый конг{ $tile ->
    [none] {""}
   *[other] : { $tile }
}.
said-kong-added = { $seat } дополняет панг до конга: { $tile }.
    .popular = { $seat } объявляет малый открытый конг: { $tile }.
said-kong-robbed = Ограблен конг, который объявляет { $seat }: { $tile }.
said-won = { $seat } объявляет маджонг{ $tile ->
    [none] {""}
   *[other] : { $tile }
}{ $giver ->
    [none] {""}, со стены
   *[other] ; кость набрасывает { $giver }
}; { $value }.
said-heavenly-asked = {""}
said-win-passed = {""}
said-falsely-called = { $seat } объявляет ложный маджонг: рука мертва.
    .red = { $seat } объявляет ложную победу: рука мертва.
    .popular = { $seat } объявляет ложную победу: рука мертва.
badge-bot-plays = играет бот
badge-away = не у стола
badge-void = отсутствующая масть
badge-ready = просит
badge-heavenly-ready = небесная просящая
badge-original-call = просит с раздачи
badge-calling = просит
badge-dead = рука мертва
badge-won = выигрыш { $n }
badge-thinks = думает

action-discard = снести
action-win = Маджонг
action-chow = Чоу
action-pung = Панг
action-kong = Конг
    .popular = Большой открытый конг
action-concealed-kong = Закрытый конг
action-added-kong = Дополнить до конга
    .popular = Малый открытый конг
action-pass = Пас
action-declare = Объявить просящую руку
action-original-call = Объявить просящую руку с раздачи
action-replace-flower = Открыть и заменить
action-void = отложить
action-void-card = Отсутствующая масть, карточкой: { $suit }
declare-ready = Объявить просящую руку со сносом
declare-heavenly-ready = Объявить небесную просящую руку
declare-original-call = Объявить просящую руку с раздачи, со сносом
prompt-discard = Ваш ход: снесите кость
prompt-void = Выберите отсутствующую масть: отложите одну её кость
prompt-others = Ждём, не заберёт ли кто кость…
prompt-wait = Ждём остальных…
prompt-held = Стол ждёт вас.
hold = Подождите!
let-go = Дальше

undo = Отменить ход
let-bot-play = Пусть за меня играет бот
take-over = Вернуться к игре
menu = Настройки
menu-play = Игра
set-sorted = Раскладывать руку по порядку
set-autoWin = Объявлять маджонг при первой возможности
set-noClaims = Забирать снос только на маджонг
set-drawnGoes = Сносить взятую кость (до конца сдачи)
set-allButtons = Показывать и невозможные объявления, как за настоящим столом
set-twoTaps = На сенсорном экране сносить вторым касанием
set-theme = Цвета страницы
theme-auto = как в системе
theme-light = светлые
theme-dark = тёмные
set-design = Кости
design-signed = С цифрами и буквами
design-large = Крупные цифры
design-traditional = Традиционные, без букв
set-felt = Стол
felt-green = Зелёный
felt-blue = Синий
felt-burgundy = Бордовый
menu-sound = Звуки и голос
set-sound = Звук
set-volume = Громкость
sound-samples = Как это звучит
sound-discard = Снос
sound-chow = Чоу
sound-pung = Панг
sound-kong = Конг
sound-won = Маджонг
sound-turn = Ваш ход
commitment = Обязательство сервера (хеш зерна и соли)
keys = Клавиши
keys-touch = Мышью: нажмите на кость. Пальцем: первое касание поднимает кость и называет её, второе сносит. Кость можно и потянуть вверх.
key-choose = выбрать кость, которую можно снести; с Shift — любую
key-discard = снести выбранную кость
key-drawn = снести только что взятую кость
key-claims = маджонг, объявления и другие кнопки по порядку
key-pass = пас
key-hold = задержать паузу после сноса или отпустить её
key-ready = объявить просящую руку со следующим сносом
key-undo = отменить ход
key-learn = подсказки
key-bot = передать игру боту или вернуться к игре
key-sound = включить или выключить звук
key-menu = настройки
key-close = закрыть открытое
key-help = эти клавиши

note-restarted = Сервер перезапускался. Ничего не потеряно.
note-undone = Ход отменён.
note-offline = Нет связи. Пробуем снова…
note-stalled = Ходы сейчас не сохраняются: стол ждёт и продолжит игру сам.
note-refused = Сервер закрыл соединение. Обновите страницу, чтобы продолжить.

error-offline = Сервер недоступен.
error-malformed = Сервер не понял страницу. Обновите её, пожалуйста.
error-flood = Слишком часто. Попробуйте ещё раз.
error-spectator = Это доступно только тем, кто сидит за столом.
error-stale = Поздно: вопрос уже закрыт.
error-answered = Вы уже ответили.
error-no-such-offer = Сейчас так нельзя.
error-no-undo = Сейчас отменять нечего.
error-no-aids = За этим столом играют без подсказок.
error-not-now = Сейчас этого сделать нельзя.
error-no-pause = Поздно: паузы уже нет.
error-held-enough = В этой сдаче вы задерживали стол достаточно часто.
error-not-stored = Это не удалось сохранить, поэтому ничего не произошло. Попробуйте ещё раз.
error-no-table = Такого стола нет.
error-private = Этот стол видят только те, кто за ним сидит.
error-other-engine = Матч начат в другой версии и продолжаться не может.
error-bad-name = В имени от 1 до 24 видимых знаков.
error-bad-rules = По таким правилам играть нельзя: { $message }
error-bad-players = Игроки не подходят к правилам.
error-bad-clock = Таких часов нет.
error-bad-pause = Таких пауз не бывает.
error-invited-only = Свободные места оставлены для приглашённых: попросите ссылку.
error-bad-share-hash = Хеш доли — это 64 строчных шестнадцатеричных цифры.
error-wrong-share = Это не та доля, хеш которой был дан раньше.
error-table-full = За этим столом нет свободных мест.
error-begun = Матч уже начался.
error-not-host = Это доступно только хозяину стола.
error-too-many-tables = У вас уже слишком много ожидающих столов.
error-origin = Это пришло со страницы другого сайта.
error-host = На это имя сервер не отвечает.
error-too-large = Слишком много данных.
error-not-found = Здесь ничего нет.
error-internal = На сервере произошла ошибка.
error-closing = Сервер останавливается.
error-slow = Соединение слишком медленное.
error-bad-record = Запись не прочитать: { $message }
error-no-such-rulebook = Таких правил нет.
error-no-such-pattern = В этих правилах такой комбинации нет.
error-no-such-deal = Такой сдачи нет, или она ещё не окончена.
error-no-such-decision = Такого решения в сдаче нет.
error-no-such-seat = Там никто не сидит.
error-covered = Эта рука не была открыта.
error-method = Здесь этого сделать нельзя.
error-wrong-secret = Пароль не подходит.
error-no-admin = Это доступно только тем, кто держит сервер.
error-closed = Стол закрыт теми, кто держит сервер.
error-banned = Пока что играть на этом сервере вам нельзя.
error-read-only = Новые столы пока не открываются; за теми, что есть, игра продолжается.
error-bad-address = Это не адрес.
error-no-such-ban = Такого запрета нет.
error-no-database = Сервер сейчас не может прочитать столы. Попробуйте чуть позже.
error-elsewhere = Стол сейчас переходит к другой части сервера. Попробуйте ещё раз через мгновение.
error-busy = Сервер сейчас занят подсчётами. Попробуйте чуть позже.

## Ход матча

progress-words = { $rounds ->
    [yes] { $wind } { $dealing } · сдача { $number }
   *[no] Сдача { $number }
}{ $bound ->
    [exact] {" "}из { $deals }
    [least] , всего не меньше { $deals }
    [most] , всего не больше { $deals }
   *[none] {""}
}
progress-short = { $rounds ->
    [yes] { $wind } { $dealing } · { $bound ->
        [none] сдача { $number }
       *[other] { $number }
    }
   *[no] Сдача { $number }
}{ $bound ->
    [exact] /{ $deals }
    [least] /≥{ $deals }
    [most] /≤{ $deals }
   *[none] {""}
}

## Конец сдачи и матча

result-wall = Стена кончилась.
glance-on = на сносе: { $name }
glance-drawn = со стены
result-winners = { $n ->
    [2] Двое выиграли
   *[other] Трое выиграли
}
best-hand-titled = Лучшая рука — { $hand }
share = Поделиться
result-details = Подробно
place-up = { $n ->
    [one] на { $n } место выше
    [few] на { $n } места выше
   *[many] на { $n } мест выше
}
place-down = { $n ->
    [one] на { $n } место ниже
    [few] на { $n } места ниже
   *[many] на { $n } мест ниже
}
hand-worth = рука: { $worth }
match-end = Матч окончен
match-won = { $n ->
    [1] Победа — { $names }
   *[other] Первое место делят { $names }
}
match-broken-off = { $n ->
    [1] Матч прерван, впереди { $names }
   *[other] Матч прерван, впереди поровну { $names }
}
place-own = вы
match-graph = Как шёл счёт
best-hands = { $n ->
    [1] Лучшая рука
   *[other] Лучшие руки
}
best-hand = { $name }: { $worth }, сдача { $deal }
to-match-end = Итоги матча
to-last-deal = Последняя сдача
to-home = На главную
share-picture = Поделиться картинкой
picture-saved = Картинка сохранена.
picture-failed = Картинку нарисовать не удалось.

## Конец сдачи

result = Сдача окончена
result-won = Выигрыш: { $names }
    .red = Победа: { $names }
    .popular = Победа: { $names }
result-drawn = Никто не выиграл
result-payments = Кто кому платит
result-others = Другие руки
result-hands = Руки
result-covered = не открыта
won-on = выигрыш на сносе игрока { $name }
    .red = победа на сносе игрока { $name }
    .popular = победа на сносе игрока { $name }
won-drawn = выигрыш со стены
    .red = победа со стены
    .popular = победа со стены
show-result = Показать итог
ready-for-next = Следующая сдача
waiting-for-others = Ждём остальных…
to-table = К столу
to-replay = Запись матча
to-record = Скачать запись
points = Очки
standings = Итоговые места
verify-shuffle = Проверить перемешивание
why-not-title = Почему не …?
why-not-whose = В руке игрока
why-not-search = Найти комбинацию
    .red = Найти фан
    .sichuan = Найти фан
    .popular = Найти фан
    .zung-jung = Найти паттерн

## Подсказки

learning = Подсказки
learning-later = Совет появится, когда вам придётся решать.
keen-is = Сильный бот — лучший из наших ботов, и видит он только то, что видите вы. Сначала подумайте, потом сравните.
show-hint = Что сделал бы сильный бот?
key-hint = что сделал бы сильный бот
set-hints = Открывать подсказки в начале матча
learning-which = Подсказки или правила
beside-rules = Правила
watch-pattern = Следить: { $name }
watched-now = { $name }: { $near ->
    [yes] уже недалеко
   *[no] пока далеко
}
watched = Вы следите за этой комбинацией
watched-near = Вы следите за этой комбинацией: до неё недалеко
other-patterns = Остальные комбинации
keen-would = Сильный бот советует:
you-did = Вы:
did = { $what }{ $tile ->
    [none] {""}
   *[other] {" "}— { $tile }
}{ $declare ->
    [none] {""}
   *[other] {" "}({ $declare })
}
weigh-chance = Шанс выиграть
weigh-value = Стоимость
weigh-danger = Опасность, очков
weigh-plan = План
column-away = Ещё
useful-many = { $n ->
    [one] { $n } кость
    [few] { $n } кости
   *[many] { $n } костей
} { $kinds ->
    [one] { $kinds } вида
   *[other] { $kinds } видов
}
within-reach = Комбинации, до которых недалеко
    .red = Фаны, до которых недалеко
    .sichuan = Фаны, до которых недалеко
    .popular = Фаны, до которых недалеко
    .zung-jung = Паттерны, до которых недалеко
plan-sets = сеты и пара
plan-all-pungs = все панги
plan-full-flush = одна масть: { $suit }
plan-half-flush = { $suit } и благородные
plan-all-simples = только простые
plan-pure-straight = ряд в масти: { $suit }
plan-mixed-straight = ряд из трёх мастей
plan-mixed-triple-chow = одно чоу в трёх мастях, от { $rank }
plan-triple-pung = панги { $rank } в трёх мастях
plan-big-three-dragons = три дракона
plan-seven-pairs = семь пар
plan-thirteen-orphans = тринадцать сирот
plan-knitted-straight = переплетённый ряд
plan-honours-and-knitted = благородные и переплетённые кости
plan-chaotic = хаотичная рука
plan-idle = как лежит

## Кости

# Четырёх ветров и трёх драконов: по две буквы, потому что одну принимают за цифру.
tile-signs = Вс Юг Зп Св Бл Зл Кр
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

## Параметры правил

options-preset = Набор параметров
options-usual = обычный

## Калькулятор

calculator-hand = Рука
calculator-notation = m символы, p точки, s бамбуки, z ветры и драконы, f цветы, J джокер; [777z] — открытый сет, (1111s) — закрытый конг. Последняя кость — выигрышная.
notation-sign = «{ $sign }» на месте { $place } — не номер, не буква масти и не закрытая скобка.
notation-rank = Перед «{ $sign }» на месте { $place } нет номера.
notation-suit = После «{ $sign }» на месте { $place } нужна буква масти: m, p, s, z или f.
notation-tile = Кости { $sign } не бывает (место { $place }).
calculator-tiles = Кости руки
calculator-remove = убрать: { $what }
calculator-win-with = выигрыш на кости: { $what }
calculator-clear = Очистить
calculator-mode = Добавлять кости
calculator-as-hand = по одной
calculator-as-chow = чоу
calculator-as-pung = панг
calculator-as-kong = конг
    .popular = большой открытый конг
calculator-as-concealed-kong = закрытый конг
calculator-as-added-kong = дополненный конг
    .popular = малый открытый конг
calculator-as-winning = указать выигрышную кость в руке
calculator-palette = Кости, которые можно добавить
calculator-situation = Обстоятельства
calculator-from = Выигрышная кость
calculator-from-player = от соперника
calculator-from-wall = со стены
calculator-seat = Место
calculator-round = Раунд
calculator-wild = Кость-джокер
calculator-none = нет
calculator-no-winds = Ветров в этой игре нет; Восток — дилер.
calculator-left = { $n ->
    [one] осталась { $n } кость
    [few] осталось { $n } кости
   *[many] осталось { $n } костей
}
calculator-all = Показать все сносы
calculator-best = Только лучшие сносы
calculator-empty = Добавьте кости или напишите руку — здесь сразу появится её цена и объяснение.
calculator-refused = Такую руку сосчитать нельзя: { $message }
calculator-count = { $n ->
    [one] Пока { $n } кость
    [few] Пока { $n } кости
   *[many] Пока { $n } костей
}, сет считается за три; до выигрыша их 13, в собранной руке 14.
why-not-more = и ещё { $n }: их найдёт поиск
calculator-copy = Скопировать ссылку на эту руку
calculator-copied = Ссылка скопирована.
calculator-rulebooks = Правила для сравнения
calculator-options = Параметры: { $rules }

## Калькулятор рассчитывает сдачу

settle-title = Кто кому платит
settle-players = Игроков
settle-winner = Победитель
settle-nobody = никто
settle-from = От кого кость
settle-responsible = Ответственный
settle-giver = кто набросил
settle-liable = Платит за всех
settle-winner-discarded = никто: победитель сам её сносил
settle-dealer = Дилер
settle-east-deals = Дилер — Восток.
settle-others = Руки остальных
settle-others-note = Нужны только тем, кто объявил маджонг на той же кости; остальные можно не писать.
settle-losers-note = Считаются руки всех: напишите кости или просто число, которое насчитал игрок.
settle-all-note = Нужны руки тех, кто выигрывает, и всех, кто ещё в игре, когда кончается стена. Выигрышная кость — последняя, после плюса: 123m 55p + 5p.
settle-called = маджонг на той же кости
settle-ready = рука просила
settle-fouls = Нарушения
settle-foul = Нарушение
settle-who = Кто
settle-was-ready = рука просила
settle-add-foul = Добавить нарушение
settle-remove = убрать запись { $n }
settle-earlier = запись { $n } выше
settle-later = запись { $n } ниже
settle-happenings = Что происходило, по порядку
settle-event-mine = Выигрыш, посчитанный выше
settle-event-kong = Конг
settle-event-win = Ещё один выигрыш
settle-event-foul = Нарушение
settle-event-wall-end = Стена кончилась
settle-kong = Вид конга
settle-kong-concealed = закрытый
settle-kong-claimed = открытый
settle-kong-promoted = дополненный сразу
settle-kong-delayed = дополненный позже
settle-refused = Рассчитать нельзя: { $message }
settle-empty = Напишите выигравшую руку или добавьте нарушение.

## Правила

page-loading = Загружается…
rules-all = ← Все правила
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
rules-example-of = { $win ->
    [yes] Пример
   *[no] Пример, рука проигравшего
}
rules-example = { rules-example-of }: { $worth }
rules-example-with = { rules-example-of }: { $worth }; вместе с ней: { $others }
rules-count = Открыть в калькуляторе

## Записи матчей

replays-none = Оконченных матчей ещё нет. Здесь будут ваши матчи и открытые для всех.
replays-deals = { $n ->
    [one] { $n } сдача
    [few] { $n } сдачи
   *[many] { $n } сдач
}
replays-running = ещё идёт
replay-all = ← Все записи
replay-no-deals = В этом матче ещё нет оконченных сдач.
replay-controls = Просмотр
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-play = Пуск
replay-stop = Пауза
replay-step = Шаг
replay-deal = Сдача
replay-seat = Глазами
replay-open = все руки открыты
replay-speed = Скорость
replay-keys = Клавиши
replay-keys-list = ← → шаг, ↑ ↓ сдача, пробел — пуск и пауза, v — следующее место, s — руки открыты или нет, + − скорость.
replay-covered = Пока матч идёт, руки, которые не открывались, закрыты и здесь.
replay-dealt = Кости розданы.
replay-advice = Решения и как сыграл бы сильный бот
replay-keen = сильный бот
replay-advice-later = Поставьте на паузу, чтобы узнать мнение сильного бота.
replay-no-decision = Здесь никто ничего не решает.
replay-thinking = Бот думает…
replay-weighed = шанс выиграть { $chance }, около { $value } очк., опасность { $danger } очк.
replay-points = Очки
replay-graph = Очки от сдачи к сдаче; в конце { $points }
replay-by-deal = Все сдачи в цифрах
replay-download = Скачать запись

## Проверка перемешивания

verify-title = Честно ли перемешано?
verify-about = Открывая стол, сервер опубликовал обязательство — хеш своего зерна и соли. Так же игроки связали себя своими долями. После матча всё это называют, и каждый может вычислить по ним все стены.
verify-commitment = Обязательство, опубликованное при открытии стола
verify-seed = Зерно сервера
verify-salt = Соль
verify-secret = тайна до конца матча, а если его бросили — ещё день
verify-share = Доля: { $name }
verify-share-hash = её хеш, данный до матча
verify-share-none = не дана
verify-match-seed = Зерно матча: из зерна сервера и долей
verify-shares-same = Каждая доля — та самая, которой игрок связал себя до матча.
verify-shares-other = Одна из долей — не та, которой игрок связал себя до матча.
verify-part-in = Ваша доля здесь есть: без вас эти сдачи никто не мог подобрать.
verify-part-missing = Вашей доли здесь нет: она не пришла вовремя, или её не учли.
verify-part-other = Когда ваш браузер отдавал свою долю, он видел другое: обязательство сервера или хеш одного из игроков были иными.
verify-own-same = Ваш браузер посчитал сам: зерно и соль дают именно это обязательство.
verify-own-other = Ваш браузер посчитал сам: зерно и соль не дают этого обязательства.
verify-button = Проверить всю запись
verify-running = Проверяется…
verify-file = Проверить свою запись
verify-choose = Файл записи, скачанный здесь
verify-not-a-record = Этот файл — не запись матча.
verify-number = Запись { $n }

## Опоздавшие, смена мест, ещё одна партия

error-bad-seat-link = Ссылка больше не действует: она рассчитана на один раз и на короткое время. Попросите новую.
error-has-a-seat = На этом устройстве уже занято другое место за столом.
error-not-gone = Того, кто остаётся за столом, заменить нельзя.
error-moved = На вашем месте теперь играют с другого устройства.
error-replaced = Вас не было, и ваше место занял другой игрок.
private-table = Это закрытый стол: его видят только те, кто за ним играет, а друг со ссылкой-приглашением ещё может прийти.
come-late-title = Матч уже идёт, и вас здесь ждут
come-late-about = С начала следующей сдачи вы займёте место бота вместе с его очками.
come-late = Занять место
place-kept = Для вас оставлено место.
come-late-waiting = Со следующей сдачи вы играете вместо игрока { $name }. Стол откроется сам.
come-late-not = Не приду
seat-kept = место ждёт: { $name }
next-person = со следующей сдачи — { $name }
next-bot = со следующей сдачи — бот
play-again = Сыграть ещё
play-again-join = Присоединиться: играют ещё
play-again-about = Открыт новый стол с теми же правилами и теми же игроками.
play-again-who = Матч начнётся, когда все соберутся или когда его начнёт хозяин стола.
menu-seats = Места
hand-over = Играть с другого устройства
hand-over-about = Откройте эту ссылку на другом устройстве или наведите на код его камеру. Ссылка действует один раз, { $n ->
    [one] { $n } минуту
    [few] { $n } минуты
   *[many] { $n } минут
}; у кого она есть, тот играет на вашем месте, поэтому никому её не показывайте.
hand-over-code = Ссылка в виде QR-кода
take-over-title = Продолжить здесь?
take-over-about = Вы продолжите с этого устройства. Прежнее об этом узнает, и ничего не пропадёт.
take-over-here = Играть здесь
invite-late = Позвать друга
invite-late-about = По этой ссылке друг займёт место бота со следующей сдачи.
gone-left = { $name } — место покинуто.
gone-away = { $name } — не у стола.
replace-bot = Отдать место боту
replace-friend = Освободить место для друга
note-comes = С начала следующей сдачи вместо игрока { $place } играет { $name }.
admit = Пусть играет сразу

## Разговор за столом

error-talk-flood = Слишком много реплик подряд: подождите немного.
error-no-such-phrase = Такой реплики нет.
error-no-free-text = За этим столом не пишут: здесь говорят готовыми фразами.
error-bad-text = В тексте от 1 до 200 видимых знаков.
error-public-text = Писать друг другу можно только за закрытым столом, где все места для приглашённых.
with-free-text = Друзья могут писать друг другу
with-free-text-about = Иначе они говорят готовыми фразами. Написанное нигде не хранится.
text-agreed = игроки могут писать друг другу; написанное нигде не хранится
talk = Разговор
talk-phrases = Фразы
talk-reactions = Реакции
talk-write = Написать всем за столом
talk-send = Отправить
talk-said = { $name }: { $words }
talk-log = Что было сказано
talk-mute = Кого вы не слышите
talk-mute-one = Не слышать: { $name }
talk-mute-all = Не слышать никого
badge-muted = без слов
key-talk = сказать что-нибудь
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отлично сыграно!
phrase-nice-hand = Вот это рука!
phrase-thanks = Спасибо!
phrase-sorry = Простите!
phrase-one-moment = Минутку, думаю
phrase-oops = Ой …
phrase-back-soon = Скоро вернусь
phrase-back = Я снова здесь
phrase-good-game = Хорошая игра!
phrase-bye = До встречи!
phrase-like = Нравится
phrase-love = Сердечко
phrase-joy = Улыбка
phrase-laugh = Смех
phrase-wow = Ого!
phrase-sad = Грустно

## Что объявляют за столом вслух

call-chow = Чоу!
call-pung = Панг!
call-kong = Конг!
call-concealed-kong = Закрытый конг!
call-win = Маджонг!
    .red = Победа!
    .popular = Победа!
call-false-win = Ложный маджонг!
    .red = Ложная победа!
    .popular = Ложная победа!
call-ready = Просящая рука!
call-heavenly-ready = Небесная просящая рука!
call-original-call = Просящая рука с раздачи!
call-calling = рука просит
call-flower = цветок
call-void = без масти: { $suit }
call-wall-end = Стена кончилась
set-voice = Голос
voice-off = молчит
voice-calls = называет объявления
voice-discards = называет объявления и сносы
set-motion = Движение на столе
motion-auto = как в системе
motion-less = меньше
motion-full = полностью

## О чём спрашивают и почему кость нельзя снести

own-side = Ваша сторона
own-choice = Ваш выбор
tap-again = { $tile }: коснитесь ещё раз, чтобы снести
may-choose = Можно выбрать: { $offers }.
tile-stays = { $reason ->
    [turn] Сейчас не ваш ход.
    [claim] Сейчас ничего не сносят: заберите кость или пропустите.
    [buttons] Сначала выберите одну из кнопок.
    [declaring] Без этой кости рука не будет просящей, а вы её объявляете.
    [declared] Рука объявлена просящей: снести можно только взятую кость.
    [joker] Джокер не сносят.
    [flower] Сначала сносят взятый цветок.
   *[rules] Правила не позволяют снести эту кость сейчас.
}
# Почему кость остаётся из-за отметки: сначала идёт другая кость, или масть, с которой нельзя выиграть.
stays-void = { $first ->
    [yes] Сначала сносят отложенную кость.
   *[no] Сначала сносят отсутствующую масть: { $suit }.
}

## Установленная страница, без сети, зов к столу

no-network = Нет связи: настройки и правила, которые вы уже открывали, работают, а игра, калькулятор и записи ждут её.
no-network-scores = Нет связи. Лист работает: телефон сам рассчитывает сдачи и хранит их.
no-network-rules = Читать правила
menu-turn = Ваш ход, а вы смотрите не на стол
set-vibrate = Вибрация
set-notify = Уведомление
notify-refused = Браузер не разрешает уведомления. Разрешите их для этой страницы в его настройках.
notify-cannot = Этот браузер присылает уведомления только с защищённого адреса (https), а на айфоне — только от установленной страницы.
turn-yours = Ваш ход
turn-waits = Стол ждёт вас.

# Таблички, места и знаки на столе
meld-given = { $set }, от игрока { $name }
pond-drawn = { $tile }, снос взятой кости
plate-count = { $n ->
    [one] { $n } кость на руке
    [few] { $n } кости на руке
   *[many] { $n } костей на руке
}
centre-joker = джокер
brief-kong = Конг
brief-ready = просит
brief-heavenly-ready = небесная
brief-original-call = с раздачи
set-turned = Как за настоящим столом: снос и наборы повёрнуты к владельцам
marks = Знаки на столе
mark-last = последний снос
mark-drawn = снос только что взятой кости
mark-given = взятая у игрока кость и стрелка к нему
mark-wild = джокер
mark-turn = золотая рамка: чей ход
mark-dealer = красный ветер: дилер

## Те, кто держит сервер

announcement-from = От тех, кто держит сервер:
admin = Управление сервером
admin-secret = Пароль
admin-enter = Войти
admin-leave = Выйти
admin-announcement = Сообщение всем
admin-announcement-text = Текст
admin-announce = Сообщить всем
admin-take-back = Убрать
admin-new-tables = Новые столы
admin-opens = Открывать столы могут все.
admin-read-only = Новые столы не открываются; за теми, что есть, игра продолжается.
admin-open-none = Не открывать новых столов
admin-open-again = Снова открывать столы
admin-tables = Столов в памяти: { $n }
admin-state-waiting = ждёт игроков
admin-state-playing = идёт игра
admin-state-over = игра окончена
admin-spectators = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
admin-away = нет на связи
admin-end = Закончить матч
admin-end-sure = Закончить этот матч? Очки сыгранных сдач останутся.
admin-close = Закрыть стол
admin-close-sure = Закрыть этот стол и отключить всех, кто за ним?
admin-yes = Да
admin-no = Нет
admin-newer = Новее
admin-older = Старее
admin-look-again = Обновить
admin-bans = Кому вход закрыт
admin-bans-none = Вход открыт всем.
admin-ban-device = { $name } (устройство), до { $until }
admin-ban-address = { $name }, до { $until }
admin-ban = Закрыть вход
admin-ban-day = Закрыть вход на сутки
admin-ban-name = Закрыть вход на сутки: { $name }
admin-lift = Впустить снова
admin-lift-name = Впустить снова: { $name }
admin-address = Адрес
admin-hours = Часов
