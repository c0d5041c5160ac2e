"""Which entries of a sheet count: none is ever erased, but some stand in place of others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sparrows.club.entries import (
    Body,
    Contested,
    Corrected,
    Corrigible,
    DealEnded,
    Entry,
    EventNoted,
    MatchEnded,
    PenGiven,
    Remark,
    Reseated,
    SheetAgreed,
    SheetOpened,
    Undone,
    VersionChosen,
)
from sparrows.club.known import circumstances
from sparrows.complaint import Complaint
from sparrows.play.progress import Player

UNDO_ALONE = 60.0  # seconds in which its author may take back an entry without asking anybody
CHANGE_NOTHING = (SheetAgreed, Contested, PenGiven, Remark)

StandingBodies = dict[str, Corrigible | MatchEnded]


class Log:
    """The entries of a sheet in the order in which they were stored, and which of them count.

    Where phones wrote without each other, what cannot count is set aside; elsewhere it is refused.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.known = circumstances(entries)
        self.bodies = {entry.id: entry.body for entry in entries}
        self._subjects = {entry.id: self._subject(entry.body) for entry in entries}
        # Entries of deals of which others had written before, and their writers did not know.
        self.displaced: set[str] = set()
        self.aside: dict[str, Complaint | None] = {}  # what cannot count, and why if it is refused
        # Whether somebody wrote without knowing what others had written.
        self.parted = any(each.missed for each in self.known.values())

    @property
    def ends_parted(self) -> bool:
        """Whether the writer of the last entry was one of them."""
        return bool(self.known[self.entries[-1].id].missed)

    def set_aside(self, entry: str, why: Complaint) -> None:
        """This entry does not count; a `ValueError` where nobody wrote without the others."""
        if not self.parted:
            raise why
        self.aside[entry] = why

    def counting(self) -> list[Entry]:
        """All that changes the sheet, but for what was taken back."""
        counting: list[Entry] = []
        if len(self.bodies) < len(self.entries):
            raise Complaint("entry {id} is there already", id=first_double(self.entries))
        for entry in self.entries:
            body = entry.body
            if isinstance(body, Undone):
                if self._is_undone(entry, body, counting):
                    counting.pop()
            elif not isinstance(body, CHANGE_NOTHING) and self._counts(entry, body, counting):
                counting.append(entry)
        return counting

    def _is_undone(self, entry: Entry, undo: Undone, counting: Sequence[Entry]) -> bool:
        """Whether this takes the last entry back; not where another phone did so before."""
        missed = [each.body for each in self.known[entry.id].missed]
        if any(isinstance(each, Undone) and each.entry == undo.entry for each in missed):
            return False
        if self.known[entry.id].lost_pen:
            self.aside[entry.id] = None
            return False
        try:
            refuse_other_undo(entry, undo, counting)
        except Complaint as error:
            self.set_aside(entry.id, error)
            return False
        return True

    def _counts(self, entry: Entry, body: Body, counting: Sequence[Entry]) -> bool:
        """Whether an entry is one of those that count; not where it repeats what others wrote."""
        known = self.known[entry.id]
        if not known.missed:
            return True
        about = self._subjects[entry.id]
        same = [each for each in counting if self._subjects[each.id] == about]
        missed = {each.id for each in known.missed} if same else set()
        rivals = [each for each in same if each.id in missed]
        if any(says_the_same(body, each.body) for each in rivals):
            return False
        if not rivals and not known.lost_pen:
            return True
        if isinstance(body, DealEnded | EventNoted):
            self.displaced.add(entry.id)
            return True
        self.aside[entry.id] = None
        return False

    def _subject(self, body: Body) -> tuple[type, int | str]:
        """What an entry is about: of two that are about the same, the first counts."""
        match body:
            case DealEnded(deal=deal) | EventNoted(deal=deal):
                return DealEnded, deal
            case Reseated(deal=deal):
                return Reseated, deal
            case Corrected(entry=entry):
                return Corrected, entry
            case VersionChosen(entry=entry):
                return VersionChosen, getattr(self.bodies.get(entry), "deal", entry)
        return type(body), ""

    def standing(self, counting: Iterable[Entry]) -> StandingBodies:
        """What deals and seats are told by, by the ids of entries, with what was put in their
        place."""
        standing: StandingBodies = {}
        for entry in counting:
            body = entry.body
            try:
                if isinstance(body, Corrected):
                    correct(body, standing)
                elif isinstance(body, VersionChosen):
                    self._choose(body.entry, standing)
                elif isinstance(body, Corrigible | MatchEnded):
                    standing[entry.id] = body
            except Complaint as error:
                self.set_aside(entry.id, error)
        return standing

    def _choose(self, entry: str, standing: StandingBodies) -> None:
        """Of a deal that was told several times only the version of this entry stands."""
        chosen = standing.get(entry)
        if not isinstance(chosen, DealEnded | EventNoted):
            raise Complaint("entry {id} tells of no deal", id=entry)
        told = {
            each: body
            for each, body in standing.items()
            if isinstance(body, DealEnded | EventNoted) and body.deal == chosen.deal
        }
        version = {
            each: body
            for each, body in told.items()
            if each == entry or self._goes_with(each, entry, standing)
        }
        self.displaced.difference_update(version)
        before = dict(standing)
        standing.clear()
        for each, body in before.items():
            if each in told:  # where it was first told, so that later deals follow it
                standing.update(version)
            else:
                standing[each] = body

    def _goes_with(self, other: str, chosen: str, standing: StandingBodies) -> bool:
        """Whether both belong to one version of a deal: one writer knew of the other's entry, and
        only one of them ends it."""
        if isinstance(standing[other], DealEnded) and isinstance(standing[chosen], DealEnded):
            return False
        return not any(
            each.id == missing
            for knew, missing in ((chosen, other), (other, chosen))
            for each in self.known[knew].missed
        )

    # What changes no points

    def pen(self) -> str:
        """To whom the pen was last given by one who had it; nobody before it was."""
        for entry in reversed(self.entries):
            if isinstance(entry.body, PenGiven) and not self.known[entry.id].lost_pen:
                return entry.body.to
        return ""

    def agreed(self, players: int) -> set[Player]:
        """The players who said that the sheet is right, since it was last changed."""
        agreed: set[Player] = set()
        for entry in self.entries:
            body = entry.body
            if isinstance(body, SheetAgreed):
                refuse_other_player(body.player, players)
                if not self.known[entry.id].is_late:
                    agreed.add(body.player)
            elif isinstance(body, Contested):
                agreed.discard(body.player)
            elif not isinstance(body, CHANGE_NOTHING):
                agreed.clear()
        return agreed

    def contested(self, players: int) -> dict[str, set[Player]]:
        """Who says that an entry is wrong, as long as nothing has come of it."""
        found: dict[str, set[Player]] = {}
        seen: set[str] = set()
        for entry in self.entries:
            body = entry.body
            if isinstance(body, Contested):
                refuse_other_player(body.player, players)
                if body.entry not in seen:
                    raise Complaint("there is no entry {id}", id=body.entry)
                contesting = found.setdefault(body.entry, set())
                (contesting.discard if body.withdrawn else contesting.add)(body.player)
            elif isinstance(body, SheetAgreed):
                for contesting in found.values():
                    contesting.discard(body.player)
            elif isinstance(body, Undone | Corrected):
                found.pop(body.entry, None)
            elif isinstance(body, VersionChosen):
                about = self._subject(body)[1]
                for each in list(found):
                    if getattr(self.bodies[each], "deal", None) == about:
                        del found[each]
            seen.add(entry.id)
        return {entry: contesting for entry, contesting in found.items() if contesting}


def first_double(entries: Iterable[Entry]) -> str:
    """The id that is there twice."""
    seen: set[str] = set()
    for entry in entries:
        if entry.id in seen:
            break
        seen.add(entry.id)
    return entry.id


def refuse_other_player(player: Player, players: int) -> None:
    if player not in range(players):
        raise Complaint("there is no player {player} at this table", player=player)


def refuse_other_undo(entry: Entry, undo: Undone, counting: Sequence[Entry]) -> None:
    """A `ValueError` where this is not the last entry, or nobody but its writer takes it back."""
    last = counting[-1] if counting else None
    if last is None or undo.entry != last.id or isinstance(last.body, SheetOpened):
        raise Complaint("only the last entry can be taken back")
    at_once = abs(entry.written - last.written) <= UNDO_ALONE
    if not undo.agreed and (entry.author != last.author or not at_once):
        raise Complaint("after a minute somebody else must agree to take an entry back")


def says_the_same(body: Body, other: Body) -> bool:
    """Whether two entries about the same agree; their reasons may differ."""
    if isinstance(body, Corrected) and isinstance(other, Corrected):
        return body.by == other.by
    if isinstance(body, Reseated) and isinstance(other, Reseated):
        return body.seating == other.seating
    if isinstance(body, MatchEnded):
        return isinstance(other, MatchEnded)
    return body == other


def correct(body: Corrected, standing: StandingBodies) -> None:
    """Another body stands in the place of an older one."""
    corrected = standing.get(body.entry)
    if corrected is None or isinstance(corrected, MatchEnded):
        raise Complaint("entry {id} is none that can be corrected", id=body.entry)
    if not body.reason.strip():
        raise Complaint("a correction says why")
    standing[body.entry] = body.by


def kept_past_end(entries: Sequence[Entry]) -> dict[str, bool]:
    """Whether an entry counts even if the match was over by then, where a correction says so.

    What is written after the last correction is none of these: it was written knowing the end.
    """
    kept: dict[str, bool] = {}
    for place, entry in enumerate(entries):
        if isinstance(entry.body, Corrected):
            kept = {before.id: entry.body.keeps_on for before in entries[:place]}
    return kept
