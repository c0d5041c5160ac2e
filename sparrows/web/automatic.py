"""What a table does by itself: bots decide, time runs out, windows close, the next deal begins."""

from __future__ import annotations

import logging

from sparrows.play.actions import PASS, Action
from sparrows.play.default import default_of
from sparrows.play.settlement import Seat
from sparrows.web.clocks import AT_NO_TIME, GRACE
from sparrows.web.game import Game
from sparrows.web.questions import Asking

log = logging.getLogger("sparrows.web")


async def step(game: Game) -> float:
    """Does what is due, and says when something will be due again."""
    now = game.time.now()
    if game.settled:
        due = next_deal_due(game)
        if due <= now:
            await game.begin_deal()
        return due
    if is_asleep(game):
        return AT_NO_TIME
    look_ahead(game, now)
    if game.shown_deal.stops:
        if now < game.beat:
            return game.beat
        await game.go_on()
    # A bot that takes over when time is out decides what comes after.
    elif decisions := run_out(game, now) or due_decisions(game, now):
        await game.decide(decisions)
    elif game.shown_deal.quiet and now >= game.closes_at:
        await game.close_window()
    else:
        return next_due(game)
    if game.settled:
        return now
    let_think(game, game.time.now())
    return next_due(game)


def step_at_once(game: Game) -> float | None:
    """As `step` where bots decide ahead and nothing has to be stored; nothing where more is due."""
    if not game.foresees or game.questions or game.settled or not game.all_stored:
        return None
    shown_deal, now = game.shown_deal, game.time.now()
    if is_asleep(game):
        return None
    if shown_deal.stops:
        if now >= game.beat:
            shown_deal.go_on()
            game.publish()
        if shown_deal.stops:
            return game.beat
    elif now >= game.beat:
        if not shown_deal.quiet or game.stores_closing or is_bots_turn(game):
            return None
        shown_deal.close()
        game.publish()
    if game.settled:
        return None
    let_think(game, now)
    return next_due(game)


def look_ahead(game: Game, now: float) -> None:
    """What bots have decided ahead happens, unseen, when the first of it may be seen."""
    if game.sees_ahead and not game.shown_deal.stops:
        let_think(game, now)
        if now >= game.beat:
            for seat, action in game.minds.take_ahead():
                game.shown_deal.act_ahead(seat, action)


def is_asleep(game: Game) -> bool:
    """Without a clock a table waits while none of its people is there."""
    return game.clock is None and not game.company.present


def next_deal_due(game: Game) -> float:
    """When the next deal begins: everybody is ready, or has been away for long enough.

    With a clock nobody may keep others waiting for ever by reading on.
    """
    if game.match.over or is_asleep(game):
        return AT_NO_TIME
    patience = game.settings.absent if game.clock is None else game.settings.reading
    due = game.settled_at
    for player in game.company.persons():
        holder = game.company.holders[player]
        if player in game.ready:
            continue
        if holder.lines and not holder.away:
            if game.clock is None or len(game.company.persons()) == 1:
                return AT_NO_TIME
            due = max(due, game.settled_at + game.settings.lingering)
            continue
        gone = game.settled_at if holder.lines else max(game.settled_at, holder.gone_since)
        due = max(due, gone + patience)
    return due


def deadline(game: Game, asking: Asking) -> float:
    """When a person's time is out; without a clock only for a person who dropped out."""
    holder = game.holder_at(asking.seat)
    if asking.seat not in game.shown_deal.open or holder.away:
        return AT_NO_TIME
    limit = asking.timer.deadline
    if limit is not None:
        return limit
    if holder.lines:
        return AT_NO_TIME
    return max(asking.timer.since, holder.gone_since) + game.settings.absent


def run_out(game: Game, now: float) -> list[tuple[Seat, Action]]:
    """What is decided because time is out: the default; after a turn a bot plays on."""
    found = []
    for asking in game.questions.values():
        if deadline(game, asking) > now:
            continue
        seat, action = asking.seat, asking.offers[asking.default]
        if game.shown_deal.is_asked(seat):
            found.append((seat, action))
        else:
            let_go(game, seat, action)
        if asking.claim and game.clock is not None:
            game.beat = max(game.beat, now + GRACE)
            continue
        holder = game.holder_at(seat)
        holder.away, holder.reserve = True, 0.0
        game.tell_changed()
    return found


def let_go(game: Game, seat: Seat, action: Action) -> None:
    """An answer that is no decision of the engine's, at least not yet."""
    if len(game.shown_deal.open[seat]) > 1:
        game.shown_deal.answer_early(seat, action)
    else:
        game.shown_deal.pass_by(seat)


def due_decisions(game: Game, now: float) -> list[tuple[Seat, Action]]:
    """What bots decide now: claims unseen in the pause, turns at their pace."""
    shown_deal = game.shown_deal
    let_think(game, now)
    if now < moment(game):
        return []
    for seat in [seat for seat in shown_deal.open if game.holder_at(seat).away]:
        if not shown_deal.is_asked(seat):
            let_go(game, seat, PASS)
    asked = shown_deal.deciding()
    found = [(seat, shown_deal.early[seat]) for seat in asked if seat in shown_deal.early]
    found += [
        (seat, decision(game, seat))
        for seat in asked
        if seat not in shown_deal.early
        and decides_by_itself(game, seat)
        and not game.minds.is_thinking(seat)
    ]
    return found


def moment(game: Game) -> float:
    """Before which no bot decides anything."""
    return game.thinks_at if game.shown_deal.window and not game.sees_ahead else game.beat


def let_think(game: Game, now: float) -> None:
    """Bots that are to decide begin to think, unless they have."""
    if now < game.thinks_at or game.shown_deal.stops:
        return
    if game.sees_ahead:
        seats = [seat for seat in game.deal.waiting_for() if game.holder_at(seat).played_by_bot]
        game.minds.begin(seats, game.bots)
    else:
        game.minds.begin([seat for seat in game.shown_deal.deciding() if thinks(game, seat)])


def is_bots_turn(game: Game) -> bool:
    """Whether the engine waits for bots alone, whatever is shown."""
    return all(game.holder_at(seat).played_by_bot for seat in game.deal.waiting_for())


def decides_by_itself(game: Game, seat: Seat) -> bool:
    """Nobody is awaited here: a bot plays, or a person passes up all such claims."""
    return game.holder_at(seat).played_by_bot or seat not in game.shown_deal.open


def thinks(game: Game, seat: Seat) -> bool:
    """Whether a bot has something to think about here."""
    return game.holder_at(seat).played_by_bot and len(game.deal.offers(seat)) > 1


def decision(game: Game, seat: Seat) -> Action:
    """What the bot of this seat does; a bot that fails does what a time-out would."""
    deal = game.deal
    offers = deal.offers(seat)
    if len(offers) == 1:
        return offers[0]
    if not thinks(game, seat):
        return PASS
    action = None
    try:
        action = game.minds.thought(seat)
    except Exception:
        log.exception("table %s: the bot at seat %s failed", game.table.id, seat)
    if action in offers:
        return action
    return default_of(game.rules, deal.view(seat), seat, offers)


def next_due(game: Game) -> float:
    """When a bot is to decide, or somebody's time is out; a bot that still thinks says so later."""
    shown_deal, now = game.shown_deal, game.time.now()
    if shown_deal.stops:
        return game.beat
    due = min([deadline(game, asking) for asking in game.questions.values()], default=AT_NO_TIME)
    if game.sees_ahead and now < game.thinks_at and is_bots_turn(game):
        return game.thinks_at
    asked = shown_deal.deciding()
    if shown_deal.window and not asked and not shown_deal.open:
        return min(due, game.closes_at)
    begins = moment(game)
    for seat in {*asked, *shown_deal.open}:
        if decides_by_itself(game, seat) and (now < begins or not game.minds.is_thinking(seat)):
            due = min(due, begins)
    return due
