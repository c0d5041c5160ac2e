"""A bot in a program of its own: it reads a line of JSON and writes a line of JSON."""

from __future__ import annotations

import shlex
import subprocess
from typing import Any

import msgspec

from sparrows.complaint import Complaint
from sparrows.play.actions import Action
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Place, Table
from sparrows.tiles import FACES, NAMES, SEATS, Tile

PREFIX = "pipe:"


class PipeBot:
    """Asks another program, which answers with the number of an offer."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._program: subprocess.Popen[bytes] | None = None

    def decide(self, rules: Rulebook, view: Table, seat: Seat, offers: list[Action]) -> Action:
        line = msgspec.json.encode(question(rules, view, seat, offers))
        try:
            program = self._running()
            assert program.stdin is not None
            assert program.stdout is not None
            program.stdin.write(line + b"\n")
            program.stdin.flush()
            answer = program.stdout.readline()
        except (OSError, ValueError) as error:
            raise Complaint("bot {command!r}: {error}", command=self.command, error=error) from None
        return self._offer(answer, offers)

    def _running(self) -> subprocess.Popen[bytes]:
        if self._program is None:
            self._program = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        return self._program

    def _offer(self, answer: bytes, offers: list[Action]) -> Action:
        if not answer:
            raise Complaint("bot {command!r} ended without an answer", command=self.command)
        try:
            number = msgspec.json.decode(answer, type=int)
        except msgspec.MsgspecError:
            number = -1
        if not 0 <= number < len(offers):
            said = answer.decode(errors="replace").strip()[:80]
            raise Complaint(
                "bot {command!r} answered {said!r}, not a number from 0 to {most}",
                command=self.command,
                said=said,
                most=len(offers) - 1,
            )
        return offers[number]

    def close(self) -> None:
        """Lets the program end."""
        program, self._program = self._program, None
        if program is not None:
            assert program.stdin is not None
            program.stdin.close()
            program.wait(timeout=10)
            assert program.stdout is not None
            program.stdout.close()


def question(rules: Rulebook, view: Table, seat: Seat, offers: list[Action]) -> dict[str, Any]:
    """All that a player sees, as plain JSON."""
    return {
        "rules": rules.id,
        "seat": SEATS[seat],
        "round": SEATS[view.round],
        "phase": view.phase,
        "turn": SEATS[view.turn],
        "wall": view.wall.live,
        "drawn": tile_name(view.drawn),
        "wild": tile_name(view.wild),
        "claim": None if view.claim is None else tile_name(view.claim.tile),
        "giver": None if view.claim is None else SEATS[view.claim.giver],
        "hand": [NAMES[tile] for tile in view.places[seat].standing],
        "players": {SEATS[each]: place_shown(view.places[each]) for each in view.seats},
        "points": {SEATS[each]: points for each, points in view.delta.items()},
        "offers": [offer(action) for action in offers],
    }


def place_shown(place: Place) -> dict[str, Any]:
    """What lies open before a player."""
    return {
        "standing": place.standing.size,
        "melds": [
            {
                "kind": meld.kind,
                "tiles": [NAMES[tile] for tile in meld.tiles] if meld.tile >= 0 else [],
                "concealed": meld.concealed,
            }
            for meld in place.melds
        ],
        "flowers": [NAMES[tile] for tile in place.bonus],
        "discards": [NAMES[tile] for tile in place.pond],
        "declared": place.declared,
        "out": place.out,
    }


def offer(action: Action) -> dict[str, Any]:
    """An action with its tiles by name."""
    found: dict[str, Any] = {"name": action.name}
    if action.tile >= 0:
        found["tile"] = NAMES[action.tile]
    if action.using:
        found["using"] = [NAMES[tile] for tile in action.using]
    if action.declare:
        found["declare"] = action.declare
    return found


def tile_name(tile: Tile) -> str | None:
    """The tile as it is written; nothing where there is none."""
    return NAMES[tile] if 0 <= tile < FACES else None
