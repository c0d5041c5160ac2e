"""Who may do what with a shared sheet."""

from __future__ import annotations

from typing import Final, get_args

from sparrows.club.entries import Body, Contested, PenGiven, Remark, SheetAgreed, SheetOpened
from sparrows.web.refusals import Refusal
from sparrows.web.store.stored_sheets import Role, StoredMember, StoredSheet

ORGANISER: Final = "organiser"
REFEREE: Final = "referee"
SCRIBE: Final = "scribe"
PLAYER: Final = "player"
ONLOOKER: Final = "onlooker"
ROLES: tuple[Role, ...] = get_args(Role)

# The roles for which somebody may make links; whoever has the pen may hand it on by one.
GRANTING = {ORGANISER: ROLES, REFEREE: (SCRIBE, PLAYER, ONLOOKER)}
WITH_CODES = (SCRIBE, PLAYER, ONLOOKER)  # letters are easier to guess than a secret
NAMING = (ORGANISER, REFEREE)


def refuse_entry(body: Body, me: StoredMember, sheet: StoredSheet, *, had_pen: bool) -> None:
    """A `Refusal` for what this member may not write; `had_pen` as far as it knows."""
    if me.role == ONLOOKER:
        raise Refusal("no-right")
    has_pen = sheet.pen == me.id
    match body:
        case Remark():
            return
        case PenGiven(to=to):
            takes = me.role in (ORGANISER, REFEREE) or (me.role == SCRIBE and to == me.id)
            if not (has_pen or had_pen or takes):
                raise Refusal("no-pen")
            receiver = sheet.member(to)
            if receiver is None or not receiver.device or receiver.role == ONLOOKER:
                raise Refusal("no-such-member")
        case SheetAgreed(player=player) | Contested(player=player):
            if not has_pen and player != me.player:
                raise Refusal("no-right")
        case SheetOpened():
            raise Refusal("begun-already")
        case _:
            if not (has_pen or had_pen or me.role == REFEREE):
                raise Refusal("no-pen")


def refuse_grant(role: Role, me: StoredMember, sheet: StoredSheet, *, once: bool) -> None:
    """A `Refusal` where this member may make no such link."""
    hands_on = sheet.pen == me.id and me.role != ONLOOKER and role == SCRIBE and once
    if role not in GRANTING.get(me.role, ()) and not hands_on:
        raise Refusal("no-right")


def refuse_naming(me: StoredMember, sheet: StoredSheet) -> None:
    """A `Refusal` where this member may not say what the players are called."""
    if me.role not in NAMING and (sheet.pen != me.id or me.role == ONLOOKER):
        raise Refusal("no-right")


def refuse_others(me: StoredMember, *roles: Role) -> None:
    """A `Refusal` for members of all but these roles."""
    if me.role not in roles:
        raise Refusal("no-right")


def higher(one: Role, other: Role) -> Role:
    """The role that may more."""
    return min(one, other, key=ROLES.index)
