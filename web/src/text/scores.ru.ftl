### Слова счёта за столом по-русски.

## Счёт за настоящим столом

scores-title = Счёт за столом
scores-lead = Для стола с настоящими костями: нажмите, кто выиграл, и увидите, кто кому платит и почему. Всё остаётся на этом телефоне, пока вы сами не поделитесь.
scores-missing = На этом телефоне такого листа нет.
scores-new = Новый лист
scores-players = Игроки
scores-known = Кого знает этот телефон
scores-seats-how = Кто где сидит
scores-seats-sit = как сели
scores-seats-lot = по жребию
scores-seats-dice = по кубикам
scores-seats-winds = по ветрам
scores-as-we-sit = В порядке ходов; первым сдаёт первый.
scores-by-lot-about = Кто выпал первым, тот Восток и сдаёт первым.
scores-draw-again = Ещё раз
scores-by-dice-about = Все бросают два кубика: у кого больше всех, тот Восток, за ним Юг, Запад, Север. При равенстве бросают снова за места, которые делят. Бросает телефон, или впишите, сколько выпало.
scores-thrown = Сколько выпало: { $name }
scores-throw = Бросить
scores-take-throws = Принять броски
scores-throw-again = Поровну, бросают снова: { $names }.
scores-by-winds-about = Каждый вытягивает вслепую одну из костей ветров. Кому что досталось?
scores-length = Сколько играем
scores-more-wishes = Время, свои правила, только итоги
scores-time = По времени
scores-no-time = без часов
scores-minutes = { $n } мин
scores-time-left = { $n ->
    [one] Осталась { $n } минута
    [few] Осталось { $n } минуты
   *[many] Осталось { $n } минут
}
scores-last-deal = Время вышло: это последняя сдача.
scores-totals-only = Только итоги
scores-totals-only-about = Для тех, кто считает палочками: записывается лишь то, что у кого в конце.
scores-totals-about = Сколько у кого в конце? Вместе должно выйти столько, сколько было у всех в начале, без штрафов, которых никто не получил.
scores-totals-start = В начале у каждого
scores-totals-fines = Штрафы никому, всего
scores-start = Начать
scores-kept = На этом телефоне
scores-only-here = { $entries ->
    [one] { $entries } запись есть
    [few] { $entries } записи есть
   *[many] { $entries } записей есть
} только на этом телефоне и больше нигде. { $lasting ->
    [yes] Браузер обещал их не удалять.
   *[no] Браузер может их удалить, если не хватит места или вы долго не заходили: установите страницу и не удаляйте её данные.
}
scores-over = окончено
scores-dealer = сдающий
scores-dead = мёртвая рука
scores-won = уже с выигрышем
scores-turn = повернуть
scores-deal = { $wind ->
    [none] Сдача { $n }
   *[other] { $wind } · сдача { $n }
}
scores-deals = { $n ->
    [one] { $n } сдача
    [few] { $n } сдачи
   *[many] { $n } сдач
}
scores-hint = Нажмите, кто выиграл.
scores-hint-goes-on = Нажмите, кто выиграл; сдача идёт, пока не выиграют трое.
scores-nobody = Никто не выиграл
scores-somebody = Кто-то выиграл
scores-unplayed = Если после ложного выигрыша другие уже открыли кости, сдача недействительна: запишите, что никто не выиграл. Нарушение оплачивается всё равно.
scores-tell = Что случилось
scores-wins = Выигрывает { $name }
scores-from = С чьей кости
scores-wall = стена
scores-several = Объявили несколько
scores-also = Ту же кость объявили
scores-gave-it = { $name }: кто дал кость, не может на ней выиграть.
scores-holder = Кость получает { $name }.
scores-asked-of = { $name }: { $prompt }
scores-pays-for-all = Кто-то дал кость и платит за всех?
scores-value-of = Сколько стоит рука: { $name }
scores-how-told = Как описать руку
scores-depth-value = Цена
scores-depth-tiles = Кости
scores-other-value = другая цена
scores-find-pattern = Найти по названию
scores-more-patterns = Ещё { $n }: наберите часть названия.
scores-more = Ещё раз: { $pattern }
scores-fewer = На раз меньше: { $pattern }
scores-left-out = Рядом с другими не считается: { $patterns }.
scores-counted = { $how ->
    [tiles] Посчитано по костям: { $n }.
   *[patterns] Посчитано по комбинациям: { $n }.
}
scores-differs = Раньше было сказано { $n }; это больше не считается.
scores-book = Записать
scores-booked = Записано
scores-cancel = Отмена
scores-undo = Отменить запись
scores-undone = Отменено
scores-undo-who = Последней записи больше минуты: её отменяют двое вместе.
scores-two-names = Кто согласен?
scores-we-agree = Держите: мы согласны
scores-so-far = Пока в этой сдаче
scores-event-win = { $winners } ← { $giver }
scores-event-kong = { $giver ->
    [none] { $name }: конг, { $kind }
   *[other] { $name } ← { $giver }: конг, { $kind }
}
scores-event-foul = { $names }: { $foul }
scores-sheet = Лист
scores-empty = Пока ни одной сдачи.
scores-no-deals = Сдачи этого матча не записывались.
scores-totals = Итоги
scores-next-dealer = { $same ->
    [yes] { $name } сдаёт снова: { $why }
   *[no] Теперь сдаёт { $name }: { $why }
}
scores-clause = Что говорит { $clause }
scores-clause-elsewhere = В нашем руководстве этот пункт не приводится.
scores-all-rules = Все правила
scores-deal-before = Предыдущая сдача
scores-deal-after = Следующая сдача
scores-history = История
scores-was-written = записано
scores-was-corrected = исправлено
scores-was-taken-back = отменено
scores-by-phone = { $author ->
    [none] неизвестно кто
    [phone] этот телефон
   *[member] { $name }
}
scores-because = Почему: { $reason }
scores-correct = Исправить
scores-correcting = Исправление сдачи { $n }
scores-corrected = Исправлено
scores-changes = Что изменится
scores-before = было
scores-after = станет
scores-dropped = отброшена
scores-no-change = Ничего не изменится.
scores-over-then = Матч тогда окончен.
scores-goes-on-then = Матч тогда не окончен: он идёт дальше.
scores-past-end = Матч кончился бы раньше. Сдачи после этого …
scores-keep-on = считаются
scores-drop = отбрасываются
scores-reason = Почему исправлено
scores-replace = Исправить
scores-seats = Исправить места
scores-from-deal = Начиная со сдачи
scores-seats-first = В порядке ходов; первым сдаёт первый.
scores-seats-later = В порядке ходов; сдающий остаётся тем же.
scores-move-down = { $name }: на место ниже
scores-share = Поделиться
scores-link = Ссылка
scores-table = Таблица (CSV)
scores-chart = Итоги от сдачи к сдаче
scores-link-copied = Ссылка скопирована. Весь лист в ней самой; на сервере его нет.
scores-not-copied = Не удалось скопировать ссылку.
scores-saved = Сохранено
scores-copy = Копия чужого листа.
scores-keep-copy = Сохранить на этом телефоне
scores-count-sticks = Пересчитать палочки
scores-sticks-start = В начале у каждого
scores-sticks-sum = Все палочки вместе должны дать { $due }, а не { $sum }.
scores-sticks-right = Палочки сходятся с листом.
scores-sticks-off = { $which ->
    [more] { $name }: на { $n } больше, чем в листе.
   *[fewer] { $name }: на { $n } меньше, чем в листе.
}
scores-agree = Подтверждаю
scores-agreed = подтверждено
scores-end = Закончить
scores-end-why = Почему матч окончен?
scores-ended = { $why ->
    [time] Время вышло
    [broken] На этом остановились
   *[agreed] Так решили все
}
scores-result = Итог
scores-delete = Удалить
scores-delete-sure = { $shared ->
    [yes] Лист удаляется только с этого телефона; у остальных он останется. Вернуться можно по ссылке.
   *[no] Лист есть только на этом телефоне. Удалить его совсем?
}

## Счёт за столом: один лист на нескольких телефонах

scores-together = Несколько телефонов
scores-together-about = Остальные смогут следить за листом со своих телефонов, подтверждать его и принимать запись. Лист тогда хранится и на сервере.
scores-keeping = { $by ->
    [none] Его хранит владелец этого сервера
   *[other] Хранит: { $by }
}, пока лист открывают хотя бы раз в { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}; убрать его можно в любой миг.
scores-whose-phone = Чей это телефон?
scores-nobodys-phone = ничей
scores-share-sheet = Открыть лист остальным
scores-unshare = Больше не делиться
scores-unshare-about = Лист удаляется с сервера, все ссылки перестают действовать. У каждого телефона остаётся то, что на нём есть.
scores-leave = Уйти из этого листа
scores-left = Вы больше не участвуете в этом листе. Что знал этот телефон, осталось здесь.
scores-members = Кто участвует
scores-role = { $role ->
    [organiser] хозяин
    [referee] судья
    [scribe] секретарь
    [player] игрок
   *[onlooker] зритель
}
scores-role-may = { $role ->
    [referee] Пишет и исправляет в любой миг, приходит по вызову.
    [scribe] Кто откроет эту ссылку, тот и записывает сдачи.
    [player] Сразу видит каждую сдачу, говорит «неверно», в конце подтверждает.
   *[onlooker] Только смотрит.
}
scores-this-phone = этот телефон
scores-here = { $here ->
    [yes] здесь
   *[no] не на связи
}
scores-has-pen = пишет
scores-give-pen = Отдать запись
scores-take-pen = Взять запись
scores-dismiss = Исключить: { $name }
scores-invite = Впустить кого-нибудь
scores-invite-as = Кем
scores-invite-whom = Кого?
scores-anybody = любого игрока
scores-make-link = Сделать ссылку
scores-scan-this = Код ссылки для камеры
scores-letters = Или шесть букв, до { $until }:
scores-send-link = Отправить ссылку
scores-links = Ссылки
scores-link-devices = { $n ->
    [0] никто не пришёл
    [one] { $n } телефон
    [few] { $n } телефона
   *[many] { $n } телефонов
}
scores-revoke = Отозвать
scores-revoke-link = Отозвать ссылку: { $name }
scores-join = Войти
scores-join-others = Войти в чужой лист
scores-join-by = Шесть букв или ссылка
scores-scan = Навести камеру
scores-no-camera = Камера недоступна: наберите шесть букв.
scores-no-invitation = Этот код никуда не впускает.
scores-who-am-i = Кто вы?
scores-pen-with = Сдачи записывает { $name }.
scores-telling = { $name } записывает …
scores-told-meanwhile = Эту сдачу уже записал другой телефон
scores-sync = { $state ->
    [sent] Есть на всех телефонах
    [sending] Отправляется: { $n }
   *[waiting] { $n ->
        [0] Нет сети: записи остальных придут позже
        [one] Нет сети: { $n } запись пока только здесь
        [few] Нет сети: { $n } записи пока только здесь
       *[many] Нет сети: { $n } записей пока только здесь
    }
}
scores-unsent = пока только здесь
scores-refused = Сервер не принял запись
scores-send-again = Отправить снова
scores-drop-entry = Отказаться от неё
scores-kind = { $kind ->
    [deal] Сдача
    [event] Событие
    [seats] Места
    [totals] Итоги
    [undo] Отмена записи
    [correction] Исправление
    [chosen] Выбор из двух
    [ended] Конец
    [agreed] Подтверждение
    [wrong] «Неверно»
    [pen] Передача записи
    [note] Замечание
   *[other] Начало
}
scores-disputed = Сдача { $n } записана дважды
scores-disputed-about = Два телефона писали, не зная друг о друге. Ничего не потеряно: что считать?
scores-counts-now = сейчас считается
scores-choose = Считать эту
scores-aside = Пришло слишком поздно
scores-aside-about = Написано без знания того, что записали другие: хранится, но не считается.
scores-just-written = Только что записано
scores-wrong = Неверно
scores-say-wrong = { $n ->
    [one] { $names } говорит, что это неверно:
   *[other] { $names } говорят, что это неверно:
}
scores-right-after-all = Всё-таки верно
scores-not-agreed = ещё не подтверждено
scores-own-value = Ваша рука, если проиграете
scores-own-value-told = { $n }: это видно тому, кто пишет.
scores-said-by = { $name } ✓
scores-referee = Судья
scores-referee-called = Судью позвали
scores-called = Зовёт судью: { $names }.
scores-answered = Судья здесь
error-no-sheet = Этот лист не общий, или вы в нём не участвуете.
error-bad-grant = Эта ссылка или эти буквы больше никого не впускают.
error-no-right = На этом листе вам этого нельзя.
error-no-pen = Записывает сейчас кто-то другой.
error-sheet-taken = Этот лист открыт с другого телефона.
error-entry-taken = Под этим номером уже есть другая запись.
error-too-late = Сказать «неверно» можно в течение минуты.
error-sheet-full = Этот лист полон.
error-player-taken = Этот игрок уже с другим телефоном.
error-bad-names = Каждому игроку нужно имя из 1–24 видимых знаков.
error-too-many-sheets = Отсюда открыто слишком много листов. Попробуйте позже.
error-removed = Вы больше не участвуете в этом листе.
scores-patterns-offline = При таких параметрах комбинации считает сервер, а он недоступен: назовите цену.
error-begun-already = Матч на этом листе уже начат.
error-bad-entry = Это не запись листа.
error-too-many-points = Столько очков ни у кого не бывает.
error-no-such-player = Такого игрока на листе нет.
error-no-such-member = Никто из тех, кто может писать, под этим номером не участвует.
error-no-such-grant = Такой ссылки нет.
error-too-many-grants = Ссылок у листа достаточно: сначала отзовите одну.
error-too-many-members = В этом листе участвует достаточно телефонов.
