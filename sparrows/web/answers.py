"""What a person may say to a running match; a `Refusal` leaves everything as it was."""

from __future__ import annotations

import asyncio

from sparrows.play.match import Player
from sparrows.web.clocks import GRACE, LONGEST_HOLD, MOST_HOLDS
from sparrows.web.errors import Refusal
from sparrows.web.game import EARLY, Game
from sparrows.web.info.advice import advised
from sparrows.web.info.aside import Aside
from sparrows.web.protocol import (
    Act,
    Advise,
    Advised,
    ClaimNothing,
    Held,
    Hold,
    ReadyForNext,
    Taken,
    Undo,
)
from sparrows.web.questions import Asking

# Advice at tables has threads of its own, whatever else is being counted.
ADVISING = Aside(most=1000)


def asked(game: Game, player: Player, at: int) -> Asking:
    """The open question of this number."""
    asking = game.questions.get(player)
    if asking is None or asking.at != at:
        raise Refusal("stale")
    if asking.answered:
        raise Refusal("answered")
    return asking


async def act(game: Game, player: Player, said: Act) -> None:
    """An answer: it is stored before anything comes of it."""
    asking = asked(game, player, said.at)
    if not 0 <= said.offer < len(asking.offers):
        raise Refusal("no-such-offer")
    seat, action, course = asking.seat, asking.offers[said.offer], game.course
    holder = game.company.holders[player]
    decides = course.is_asked(seat)
    early = not decides and len(asking.offers) > 1
    await game.set_left(player, left=False)
    if decides:
        before = holder.reserve
        if not asking.claim:
            holder.reserve = asking.timer.reserve_left(game.time.now()) or 0.0
        try:
            await game.keep([(seat, action)])
        except Refusal:
            holder.reserve = before
            raise
    elif early:
        clocks = game.table.clocks
        answers = {**clocks.get(EARLY, {}), str(seat): said.offer}
        await game.save(clocks={**clocks, EARLY: answers})
    asking.answered = True
    game.holds.pop(player, None)
    game.company.tell(player, Taken(said.at))
    if holder.back():
        game.tell_changed()
    if decides:
        course.act(seat, action)
    elif early:
        course.answer_early(seat, action)
    else:
        course.pass_by(seat)
    game.publish()


async def undo(game: Game, player: Player, said: Undo, *, allowed: bool) -> None:
    """Back to one's own choice before."""
    if not allowed or game.settled:
        raise Refusal("no-undo")
    asked(game, player, said.at)
    await game.undo()


async def be_ready(game: Game, player: Player, said: ReadyForNext) -> None:
    """The result has been read."""
    if not game.settled or said.deal != game.dealt.number or game.match.over:
        raise Refusal("not-now")
    await game.set_left(player, left=False)
    game.company.holders[player].back()
    game.ready.add(player)
    game.tell_changed()


async def let_bot_play(game: Game, player: Player, *, away: bool) -> None:
    """A bot plays for this person, or does so no longer."""
    await game.set_left(player, left=away)
    holder = game.company.holders[player]
    holder.away = holder.left = away
    game.tell_changed()


def hold(game: Game, player: Player, said: Hold) -> None:
    """The pause waits for this player; to others it looks as if somebody thought over a claim."""
    now = game.time.now()
    if said.on:
        if not (game.course.window and game.may_hold):
            raise Refusal("no-pause")
        if player not in game.holds:
            if game.held[player] == MOST_HOLDS:
                raise Refusal("held-enough")
            game.held[player] += 1
            game.holds[player] = held_until(game, now)
    else:
        game.holds.pop(player, None)
    game.company.tell(player, Held(max(game.holds.get(player, now) - now, 0.0)))


def held_until(game: Game, now: float) -> float:
    """When a pause held from now on ends: with a clock, as if somebody let the time run out."""
    if game.clock is None:
        return now + LONGEST_HOLD
    return game.put_at + game.clock.window + GRACE


def claim_nothing(game: Game, player: Player, said: ClaimNothing) -> None:
    """From the next discard on only a win is a question for this player, or every claim again."""
    game.company.holders[player].claims_nothing = said.on
    seat = game.seat_of(player)
    if said.on:
        game.course.unwilling.add(seat)
    else:
        game.course.unwilling.discard(seat)


def advising(game: Game, player: Player, said: Advise) -> asyncio.Future[Advised]:
    """What `keen` would do, from what this player has been shown; it is counted once."""
    if not game.table.aids:
        raise Refusal("no-aids")
    asking = asked(game, player, said.at)
    if asking.advised is None or (asking.advised.done() and asking.advised.exception()):
        view = game.course.view(asking.seat).copy()
        asking.advised = asyncio.ensure_future(
            ADVISING(advised, game.rules, view, asking.seat, asking.offers, asking.at)
        )
    return asking.advised
