"""What a person may say to a running match; a `Refusal` leaves everything as it was."""

from __future__ import annotations

import asyncio

import msgspec

from sparrows.play.progress import Player
from sparrows.web.clocks import GRACE, LONGEST_HOLD, MOST_HOLDS
from sparrows.web.game import Game
from sparrows.web.info.advice import advised
from sparrows.web.protocol import (
    Act,
    Advise,
    Advised,
    ClaimNothing,
    Held,
    Hold,
    ReadyForNext,
    Said,
    Taken,
    Undo,
)
from sparrows.web.questions import Asking
from sparrows.web.refusals import Refusal


def asked(game: Game, player: Player, at: int) -> Asking:
    """The open question of this number."""
    asking = game.questions.get(player)
    if asking is None or asking.at != at:
        raise Refusal("stale")
    if asking.answered:
        raise Refusal("answered")
    return asking


def refuse(game: Game, player: Player, said: Said, *, may_undo: bool) -> None:
    """A `Refusal` for what cannot be answered as the match is now."""
    match said:
        case Act():
            asking_of(game, player, said)
        case Undo():
            undoable(game, player, said, allowed=may_undo)
        case ReadyForNext():
            readable(game, said)
        case Hold():
            holdable(game, player, said)
        case Advise():
            advisable(game, player, said)


def asking_of(game: Game, player: Player, said: Act) -> Asking:
    """The question that is answered, with an offer that it has."""
    asking = asked(game, player, said.at)
    if not 0 <= said.offer < len(asking.offers):
        raise Refusal("no-such-offer")
    return asking


async def act(game: Game, player: Player, said: Act) -> None:
    """An answer: it is stored before anything comes of it."""
    asking = asking_of(game, player, said)
    seat, action, shown_deal = asking.seat, asking.offers[said.offer], game.shown_deal
    holder = game.company.holders[player]
    decides = shown_deal.is_asked(seat)
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
        remembered = game.table.remembered
        answers = {**remembered.early, seat: said.offer}
        await game.save(remembered=msgspec.structs.replace(remembered, early=answers))
    asking.answered = True
    game.holds.pop(player, None)
    game.company.tell(player, Taken(said.at))
    await asyncio.sleep(0)  # it goes out before anybody could tell by it what others may do now
    if holder.back():
        game.tell_changed()
    if decides:
        shown_deal.act(seat, action)
    elif early:
        shown_deal.answer_early(seat, action)
    else:
        shown_deal.pass_by(seat)
    game.publish()


async def undo(game: Game, player: Player, said: Undo, *, allowed: bool) -> None:
    """Back to one's own choice before."""
    undoable(game, player, said, allowed=allowed)
    await game.undo()


def undoable(game: Game, player: Player, said: Undo, *, allowed: bool) -> None:
    """Refuses where nothing can be taken back."""
    if not allowed or game.settled:
        raise Refusal("no-undo")
    asked(game, player, said.at)


async def be_ready(game: Game, player: Player, said: ReadyForNext) -> None:
    """The result has been read."""
    readable(game, said)
    await game.set_left(player, left=False)
    game.company.holders[player].back()
    game.ready.add(player)
    game.tell_changed()


def readable(game: Game, said: ReadyForNext) -> None:
    """Refuses where there is no such result, or no deal after it."""
    if not game.settled or said.deal != game.dealt.number or game.match.over:
        raise Refusal("not-now")


async def let_bot_play(game: Game, player: Player, *, away: bool) -> None:
    """A bot plays for this person, or does so no longer."""
    await game.set_left(player, left=away)
    holder = game.company.holders[player]
    holder.away = holder.left = away
    game.tell_changed()


def hold(game: Game, player: Player, said: Hold) -> None:
    """The pause waits for this player; to others it looks as if somebody thought over a claim."""
    now = game.time.now()
    holdable(game, player, said)
    if said.on:
        if player not in game.holds:
            game.held[player] += 1
            game.holds[player] = held_until(game, now)
    else:
        game.holds.pop(player, None)
    game.company.tell(player, Held(max(game.holds.get(player, now) - now, 0.0)))


def holdable(game: Game, player: Player, said: Hold) -> None:
    """Refuses where there is no pause, or this player has held enough of them."""
    if said.on and not (game.shown_deal.window and game.may_hold):
        raise Refusal("no-pause")
    if said.on and player not in game.holds and game.held[player] == MOST_HOLDS:
        raise Refusal("held-enough")


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
        game.shown_deal.unwilling.add(seat)
    else:
        game.shown_deal.unwilling.discard(seat)


def advising(game: Game, player: Player, said: Advise) -> asyncio.Future[Advised]:
    """What `keen` would do, from what this player has been shown; it is counted once."""
    asking = advisable(game, player, said)
    if asking.advised is None or (asking.advised.done() and asking.advised.exception()):
        view = game.shown_deal.view(asking.seat)
        asking.advised = game.mind(advised, game.rules, view, asking.seat, asking.offers, asking.at)
    return asking.advised


def advisable(game: Game, player: Player, said: Advise) -> Asking:
    """The question that advice is wanted for, where the table has it."""
    if not game.table.aids:
        raise Refusal("no-aids")
    return asked(game, player, said.at)
