"""A room: one table, from the first who sits down to the last deal.

`hear` takes what pages say, `step` does what is due by itself; a lock keeps the two apart.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from sparrows import __version__
from sparrows.play.own_events import displays_of
from sparrows.play.progress import Player
from sparrows.play.record import ENGINE
from sparrows.rulebooks import rulebook
from sparrows.web.answers import (
    act,
    advising,
    asked,
    be_ready,
    claim_nothing,
    hold,
    let_bot_play,
    refuse,
    undo,
)
from sparrows.web.automatic import step, step_at_once
from sparrows.web.clocks import AT_NO_TIME, NO_CLOCK, Alarm, Time, date_text
from sparrows.web.drawing import Drawing, share_hash
from sparrows.web.game import Game
from sparrows.web.listing import table_info
from sparrows.web.protocol import (
    VERSION,
    Act,
    Advise,
    ClaimNothing,
    GiveShare,
    Hold,
    LetBotPlay,
    Ping,
    Pong,
    ReadyForNext,
    Said,
    Speak,
    TableChanged,
    TableInfo,
    Undo,
    Welcome,
    Write,
)
from sparrows.web.refusals import Refusal
from sparrows.web.seats import BOT, OPEN, PERSON, Company, PageConnection
from sparrows.web.security import invitation, is_invitation, seat_link
from sparrows.web.settings import Settings
from sparrows.web.store import Remembered, Shelf, StoredDecision, StoredTable, log_failure
from sparrows.web.talk import Talk
from sparrows.web.thinkers import Mind

WAITING, PLAYING, MATCH_OVER = "waiting", "playing", "over"
PINNED = f"{__version__}/{ENGINE}"  # what a match was begun with
STORE_PAUSE = 1.0  # before something is tried again that could not be stored

log = logging.getLogger("sparrows.web")


class Room:
    """A table and everybody at it."""

    def __init__(
        self,
        table: StoredTable,
        store: Shelf,
        settings: Settings,
        time: Time,
        boot: str,
        mind: Mind,
    ) -> None:
        self.table = table
        self.store = store
        self.settings = settings
        self.time = time
        self.boot = boot
        self.mind = mind  # where its bots think
        self.rules = rulebook(table.rules, **table.options)
        self.company = Company(table.players, time.now())
        self.talk = Talk(self.company, settings, time, free_text=table.free_text)
        self.drawing: Drawing | None = None  # the match begins as soon as all shares are there
        self.game: Game | None = None
        self.entered_at = time.now()
        self.played_at = time.now()  # when any of its people last did something
        self.used_at: float | None = None  # when any of its people was last there
        self.changes = 0  # how often what anybody may know of it has changed
        self.lock = asyncio.Lock()
        self.alarm = Alarm(self.step_at_once)

    def restore(self, decisions: list[StoredDecision]) -> None:
        """Everything as it was when it was stored."""
        if self.state != WAITING and self.table.version:
            if self.table.engine != str(ENGINE):
                raise Refusal("other-engine")
            self.game = self._new_game()
            self.game.restore(decisions)

    def _new_game(self) -> Game:
        return Game(
            self.table,
            self.rules,
            self.company,
            self.store,
            self.settings,
            self.time,
            self.tell_changed,
            self.mind,
            self.alarm.ring,
        )

    # What anybody may know

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def state(self) -> str:
        return self.table.state

    @property
    def can_undo(self) -> bool:
        return self.table.clock == "none" and len(self.company.persons()) == 1

    @property
    def is_joinable(self) -> bool:
        """Whether anybody may sit down."""
        places = self.company.holders
        return self.state == WAITING and any(holder.is_for_anybody for holder in places)

    def invitation(self, token: str) -> str:
        """What lets a friend sit down, for those who sit here; in a match instead of a bot."""
        sits = self.company.player_of(token) is not None
        if self.state == WAITING:
            wanted = any(holder.for_friend for holder in self.company.holders)
        else:
            wanted = self.state == PLAYING and bool(self.company.vacant(BOT))
        return invitation(self.table.salt) if sits and wanted else ""

    @property
    def ready(self) -> tuple[Player, ...]:
        return () if self.game is None else tuple(sorted(self.game.ready))

    def info(self) -> TableInfo:
        match = None if self.game is None else self.game.match
        players = tuple(
            holder.info(host=number == self.table.host)
            for number, holder in enumerate(self.company.holders)
        )
        return table_info(
            self.table,
            players,
            points=() if match is None else tuple(match.points),
            deals=0 if match is None else match.played,
            can_undo=self.can_undo,
            beginning=self.drawing is not None and self.state == WAITING,
            stalled=self.store.away,
        )

    @property
    def seen_at(self) -> float:
        """When anybody had to do with the table."""
        return self.entered_at if self.used_at is None else self.used_at

    # Connections

    def connect(self, line: PageConnection, player: Player | None) -> None:
        """A page comes to see the table; whoever returns plays themselves again."""
        if player is None:
            if not self.table.public and self.state != WAITING:
                raise Refusal("private")
            if len(self.company.spectators) >= self.settings.most_spectators:
                raise Refusal("busy")
            self.company.spectators.add(line)
            line.send(self.welcome(None))
            return
        holder = self.company.holders[player]
        if len(holder.lines) >= self.settings.most_pages:
            raise Refusal("busy")
        came = not holder.lines
        if came and not holder.left:
            holder.back()
        holder.lines.add(line)
        line.send(self.welcome(player))
        if self.drawing is not None:
            self.drawing.ask(player)
        if came:
            self.tell_changed()
        self.wake()

    def disconnect(self, line: PageConnection, player: Player | None) -> None:
        """A page has gone; whoever sat there keeps the place."""
        self.company.lines_of(player).discard(line)
        if player is not None and not self.company.holders[player].lines:
            self.company.holders[player].gone_since = self.time.now()
            self.tell_changed()
            self.wake()

    def welcome(self, player: Player | None, reason: str = "") -> Welcome:
        """The table as it is now, for one viewer."""
        game = self.game
        events = () if game is None else tuple(game.shown_deal.events(game.seat_of(player)))
        if game is not None:
            game.sent[player] = len(events)
        asking = None
        if game is not None and player is not None and self.state == PLAYING:
            asking = game.questions.get(player)
        return Welcome(
            version=VERSION,
            boot=self.boot,
            table=self.info(),
            player=player,
            deal=None if game is None else game.dealt,
            events=events,
            question=None if asking is None else asking.question(self.time.now()),
            answered=asking is not None and asking.answered,
            ready=self.ready,
            notices=() if game is None or self.state != PLAYING else game.notices(player),
            drawn=() if game is None else game.shown_deal.drawn(),
            reason=reason,
            own_events=displays_of(self.rules.parts.events),
        )

    def tell_changed(self) -> None:
        self.changes += 1
        self.company.tell_all(TableChanged(self.info(), self.ready))

    def hold_still(self, passed: float) -> None:
        """Tells all that nothing can be stored now, or that it can again after so many seconds."""
        if self.game is not None:
            self.game.disregard(passed)
        if passed and self.table.clock != NO_CLOCK:
            self._welcome_all()  # with the time that is left
        else:
            self.tell_changed()
        self.alarm.ring()

    def end(self, code: str) -> None:
        """Leaves the memory: everybody is sent away, and nothing more is written."""
        self.store.close()
        self.company.dismiss(code)

    def wake(self) -> None:
        """Something changed that may make something else due."""
        self.used_at = self.time.now()
        self.alarm.ring()

    # Who sits where

    async def sit(self, name: str, token: str, invited_by: str = "", bound_by: str = "") -> Player:
        """A person takes an open place, or has one already; in a match a bot's at the next deal."""
        bound_by = share_hash(bound_by)
        async with self.lock:
            player = self.company.player_of(token)
            if player is not None:
                return player
            if self.state == MATCH_OVER:
                raise Refusal("begun")
            expected = self.company.expected(token)
            invited = is_invitation(invited_by, self.table.salt)
            if self.state == PLAYING:
                if expected is None and not invited:
                    raise Refusal("begun")
                player = self.company.place_for(token, BOT, invited=invited)
                self.company.holders[player].follow(PERSON, name=name, token=token)
                await self._save()
                return player
            player = self.company.place_for(token, OPEN, invited=invited)
            if self.drawing is not None:
                bound_by = ""  # others may have given theirs already
            holder = self.company.holders[player]
            holder.take(PERSON, name=name, token=token, share_hash=bound_by)
            await self._save()
            if player == expected and not self.company.vacant(OPEN):
                await self._draw(self.drawing or Drawing(self.company, self.time))
        self.wake()
        return player

    async def leave(self, token: str) -> None:
        """A person gets up: the place is open again, or a bot plays on."""
        async with self.lock:
            player = self.company.player_of(token)
            if player is None:
                await self._stay_away(token)
                return
            if self.state == MATCH_OVER:
                return
            holder, waiting = self.company.holders[player], self.state == WAITING
            if waiting:
                holder.take(OPEN)
            else:
                holder.away = holder.left = True
            staying = self.company.staying()
            if not staying:
                await self._end()
            else:
                goes = player == self.table.host
                await self._save(host=staying[0] if goes else self.table.host)
            if waiting:
                holder.dismiss("private")
                self.tell_changed()
        self.wake()

    async def _stay_away(self, token: str) -> None:
        """One who was expected does not come."""
        player = self.company.expected(token)
        if player is None:
            raise Refusal("spectator")
        self.company.holders[player].expect_no_longer(self.settings.substitute)
        await self._save()

    async def start(self, token: str, share: str = "") -> None:
        """The host begins the match; bots take the places that are still open."""
        async with self.lock:
            if self.state != WAITING:
                raise Refusal("begun")
            if self.company.player_of(token) != self.table.host:
                raise Refusal("not-host")
            drawing = self.drawing or Drawing(self.company, self.time)
            if share:
                drawing.take(self.table.host, share)
            await self._draw(drawing)
        self.wake()

    async def _draw(self, drawing: Drawing) -> None:
        """Begins the match, or asks for the shares that it waits for."""
        if drawing.is_over:
            await self._begin(drawing)
        elif self.drawing is None:
            self.drawing = drawing
            self.tell_changed()
            drawing.ask(*self.company.persons())

    async def _begin(self, drawing: Drawing) -> None:
        for holder in self.company.holders:
            if holder.kind == OPEN:
                holder.take(BOT, bot=self.settings.filler, token=holder.token)
        began, shares = Remembered(since=self.time.now()), drawing.shares()
        await self._save(state=PLAYING, version=PINNED, remembered=began, shares=shares)
        self.drawing = None
        self.game = self._new_game()
        if not self.table.public:
            self.company.dismiss_spectators("private")
        self.game.restore([])
        self._welcome_all()

    async def replace(self, token: str, player: Player, *, for_friend: bool) -> None:
        """The host gives away the place of one who is gone: a bot has it from the next deal on."""
        async with self.lock:
            if self.state != PLAYING:
                raise Refusal("not-now")
            if self.company.player_of(token) != self.table.host:
                raise Refusal("not-host")
            if player not in self.company.persons() or not self.company.holders[player].is_gone:
                raise Refusal("not-gone")
            holder = self.company.holders[player]
            holder.for_friend = for_friend
            if holder.next_kind != PERSON:
                holder.follow(BOT, bot=self.settings.substitute)
            await self._save()

    async def admit(self, token: str, player: Player) -> None:
        """The host lets one who waits for the next deal play at once."""
        async with self.lock:
            game = await self._played()
            if self.company.player_of(token) != self.table.host:
                raise Refusal("not-host")
            coming = [at for at, each in enumerate(self.company.holders) if each.next_token]
            if player not in coming or game.settled:
                raise Refusal("not-now")
            players = [
                holder.following(game.dealt.number) if number == player else holder.stored()
                for number, holder in enumerate(self.company.holders)
            ]
            await game.save(players=players, remembered=game.remembered_for_newcomers())
            self.company.move_up(players)
            # Who is asked depends on who plays, so the deal is laid anew; until then it stands.
            game.doubtful = True
            await self._read_again()
            self.tell_changed()
        self.wake()

    def seat_link(self, token: str) -> str:
        """What hands a person's seat over to another device."""
        player = self.company.player_of(token)
        if player is None:
            raise Refusal("spectator")
        if self.state == MATCH_OVER:
            raise Refusal("not-now")
        until = int(self.time.now() + self.settings.handing_over)
        return seat_link(self.table.salt, player, token, until)

    async def take_over(self, link: str, token: str) -> Player:
        """A device takes over the seat that the link is for; the one that had it is told."""
        async with self.lock:
            now, longest = self.time.now(), self.settings.handing_over
            player = self.company.handed_over(link, self.table.salt, now, longest)
            if player is None or self.state == MATCH_OVER:
                raise Refusal("bad-seat-link")
            has = self.company.player_of(token)
            if has is not None and has != player:
                raise Refusal("has-a-seat")
            holder = self.company.holders[player]
            if has is None:
                holder.token = token
                await self._save()
                holder.dismiss("moved")
                self.tell_changed()
        self.wake()
        return player

    async def lead_on(self, table: str) -> None:
        """Its people play again at another table; those still here are told."""
        await self._save(again=table)

    async def _save(self, **changes: Any) -> None:
        """Stores who sits where and these changes; what cannot be stored does not change."""
        players = [holder.stored() for holder in self.company.holders]
        table = msgspec.structs.replace(self.table, players=players, **changes)
        try:
            await self.store.save_table(table)
        except Exception:
            log_failure(log, "table %s could not be stored", self.id)
            for holder, kept in zip(self.company.holders, self.table.players, strict=True):
                if holder.stored() != kept:
                    holder.become(kept)
            raise Refusal("not-stored") from None
        for field in ("players", *changes):
            setattr(self.table, field, getattr(table, field))
        self.tell_changed()

    async def give_up(self) -> None:
        """Nobody plays on: the match was over when somebody was last there."""
        async with self.lock:
            await self._end(self.table.used)

    async def call_off(self) -> None:
        """Whoever runs the server ends the match, or the waiting for one."""
        async with self.lock:
            if self.state != MATCH_OVER:
                await self._end()
        self.wake()

    async def _end(self, finished: str = "") -> None:
        info = self.info()
        ended, now = Remembered(deals=info.deals, points=info.points), self.time.now()
        date = finished or date_text(self.time.date())
        await self._save(state=MATCH_OVER, finished=date, remembered=ended, unused_since=now)

    async def _read_again(self) -> None:
        """After a failure the store knows what has happened, and all get the table anew."""
        try:
            found = await self.store.load(self.id)
        except Exception:
            raise Refusal("not-stored") from None
        if found is None:
            raise Refusal("no-table")
        self.table.remembered = found[0].remembered
        game = self._new_game()
        await asyncio.to_thread(game.restore, found[1])
        self.game = game
        self._welcome_all()

    def _welcome_all(self, reason: str = "") -> None:
        for viewer in self.company.viewers():
            if self.company.lines_of(viewer):
                self.company.tell(viewer, self.welcome(viewer, reason))

    # What pages say

    async def hear(self, player: Player | None, said: Said, line: PageConnection) -> None:
        """Takes a message; after a `Refusal` everything is as before."""
        if isinstance(said, Ping):
            line.send(Pong(said.number))
            return
        if player is None:
            raise Refusal("spectator")
        if line not in self.company.lines_of(player):
            raise Refusal("private")
        if isinstance(said, Speak | Write):
            self.talk.hear(player, said)
            return
        if isinstance(said, Advise):
            await self._advise(player, said, line)
            return
        if isinstance(said, GiveShare):
            if self.drawing is None:
                raise Refusal("not-now")
            self.drawing.take(player, said.share)
            self.wake()
            return
        self._refuse_at_once(player, said)
        self.played_at = self.time.now()
        async with self.lock:
            await self._do(await self._played(), player, said)
        self.wake()

    def _refuse_at_once(self, player: Player, said: Said) -> None:
        """What can be refused now waits for nothing that is being decided or stored."""
        if self.game is None or self.state != PLAYING:
            raise Refusal("not-now")
        if not self.game.doubtful:
            refuse(self.game, player, said, may_undo=self.can_undo)

    async def _do(self, game: Game, player: Player, said: Said) -> None:
        match said:
            case Act():
                await act(game, player, said)
            case Undo():
                await undo(game, player, said, allowed=self.can_undo)
                self._welcome_all("undo")
            case ReadyForNext():
                await be_ready(game, player, said)
            case LetBotPlay():
                await let_bot_play(game, player, away=said.away)
            case Hold():
                hold(game, player, said)
            case ClaimNothing():
                claim_nothing(game, player, said)

    async def _advise(self, player: Player, said: Advise, line: PageConnection) -> None:
        """The table goes on while advice is counted."""
        self._refuse_at_once(player, said)
        async with self.lock:
            game = await self._played()
            counted = advising(game, player, said)
        advice = await asyncio.shield(counted)
        if self.game is not game:
            raise Refusal("stale")
        asked(game, player, said.at)
        line.send(advice)

    async def _played(self) -> Game:
        if self.game is None or self.state != PLAYING:
            raise Refusal("not-now")
        if self.game.doubtful:
            await self._read_again()
            raise Refusal("stale")
        return self.game

    # What happens by itself

    async def step(self) -> float:
        """Does what is due and returns that moment; else says when something will be due."""
        async with self.lock:
            if self.store.away:
                return AT_NO_TIME
            if self.drawing is not None and self.state == WAITING:
                until = self.drawing.until
                await self._draw(self.drawing)
                return self.time.now() if self.drawing is None else until
            if self.game is None or self.state != PLAYING:
                return AT_NO_TIME
            if self.game.doubtful:
                await self._read_again()
            if self.game.settled and self.game.match.over:
                await self._end()
                return AT_NO_TIME
            return await step(self.game)

    def step_at_once(self) -> float | None:
        """As `step`, where that takes no waiting; nothing where it does."""
        game = self.game if self.state == PLAYING else None
        if game is None or game.doubtful or self.lock.locked() or self.store.away:
            return None
        try:
            return step_at_once(game)
        except Exception:
            log.exception("table %s: something went wrong", self.id)
            return None

    async def run(self) -> None:
        """Does what is due, for as long as the table is played."""
        while self.state != MATCH_OVER:
            self.alarm.woken.clear()
            try:
                due = await self.step()
            except Refusal:
                due = self.time.now() + STORE_PAUSE
            except Exception:
                log.exception("table %s: something went wrong", self.id)
                due = self.time.now() + STORE_PAUSE
            # What follows at once is looked for at once: whatever happened has been stored, and
            # others had their turn meanwhile.
            if due > self.time.now():
                await self.time.wait(self.alarm, due)
