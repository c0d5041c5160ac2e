"""What is done for a player who does not answer: never worse than another offer that is free.

An offer is free that costs nothing and binds to nothing: it takes no points, lays down no set,
declares nothing. So is a win that is one, the showing of a bonus tile, and a pass. One discard is
as free as another that leaves the hand as near to ready.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sparrows.play.actions import PASS, WIN, Action
from sparrows.play.notices import DANGER
from sparrows.play.offers import wins
from sparrows.play.outlook import outlook
from sparrows.play.settlement import Seat
from sparrows.play.table import Place, Table
from sparrows.readings.lack import TOO_FAR
from sparrows.tiles import BIT, JOKER, Tile, mask

if TYPE_CHECKING:
    from sparrows.play.rulebook import Rulebook


def default_of(rules: Rulebook, view: Table, seat: Seat, offers: Sequence[Action]) -> Action:
    """The offer that is taken for a seat, from its own view of the table."""
    place, parts = view.places[seat], rules.parts
    if wins(rules, view, seat, offers):
        return WIN
    moves = parts.by_name[view.phase]
    for action in offers:
        if action.name in moves and moves[action.name].free:
            return action
    if PASS in offers:
        return PASS
    discards = [action for action in offers if action.name == "discard" and not action.declare]
    if discards:
        return discard(rules, view, place, discards)
    return parts.fitting(place, offers)[0]


def discard(rules: Rulebook, view: Table, place: Place, discards: list[Action]) -> Action:
    """The tile just drawn, for it leaves the hand as its player had it, unless another is better.

    No tile that is fined and no joker goes while there is another. If the tile drawn could cost
    the player dear, one may go that leaves the hand as near to ready. Where none was drawn, or
    where it counts now whether the hand is ready, it is the one that leaves it nearest.
    """
    parts = rules.parts
    for dear in (parts.fined(view, place), BIT[JOKER]):
        discards = [each for each in discards if not dear >> each.tile & 1] or discards
    dangers = dangerous(rules, view, place.seat, discards)
    counted = parts.pays_ready and view.wall.live <= 0
    drawn = [] if counted else [each for each in discards if each.tile == view.drawn]
    if drawn and not dangers >> drawn[0].tile & 1:
        return drawn[0]
    safe = [each for each in discards if not dangers >> each.tile & 1]
    far = distances_after(rules, view, place)
    if drawn:
        most = far(drawn[-1].tile)
        return next((each for each in reversed(safe) if far(each.tile) <= most), drawn[-1])
    distances = {each.tile: far(each.tile) for each in discards}
    nearest = min(distances.values())
    near = [each for each in discards if distances[each.tile] == nearest]
    # Of equals an honour is the first to go.
    return ([each for each in near if each in safe] or near)[-1]


def dangerous(rules: Rulebook, view: Table, seat: Seat, discards: list[Action]) -> int:
    """The kinds that the rulebook warns the player not to discard, as bits."""
    notices = rules.parts.notices(rules, view, seat, discards)
    return mask({tile for notice in notices if notice.tone == DANGER for tile in notice.tiles})


def distances_after(rules: Rulebook, view: Table, place: Place) -> Callable[[Tile], int]:
    """How far from ready a discard leaves the hand, for whichever it is asked."""
    now = outlook(rules, rules.parts.hand(rules, view, place))
    return lambda tile: TOO_FAR if (far := now.distance_after(tile)) is None else far
