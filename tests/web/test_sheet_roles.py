"""Each role against each route of shared sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from sparrows.club.entries import (
    Contested,
    Corrected,
    MatchEnded,
    PenGiven,
    Remark,
    Reseated,
    SheetAgreed,
    Undone,
    VersionChosen,
)
from sparrows.web.app import create_app
from sparrows.web.sheets.routes import SHEETS_PATH
from tests.web.phones import NAMES, OPENED, Phone, new_sheet, won
from tests.web.serving import running
from tests.web.test_shared_sheets import SETTINGS

OWN = 2  # the player whose phones these are


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("roles")
    with running(f"sqlite:///{folder}/tables.sqlite", SETTINGS) as address:
        yield address


class Club:
    """A sheet with a device of each role, and links that can be revoked."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.organiser = Phone(server)
        self.organiser.share(OPENED, won(0, 1), player=0)
        self.members = {
            role: self.joined(role, **({"player": OWN} if role == "player" else {}))
            for role in ("referee", "scribe", "player", "onlooker")
        }
        self.members["organiser"] = self.organiser
        self.members["stranger"] = Phone(server)
        self.members["stranger"].sheet = self.organiser.sheet
        self.deal = self.organiser.entries[1].id
        self.spare = {role: self.made(role) for role in ("scribe", "player", "referee")}
        self.guests = {role: self.joined(role) for role in ("player", "referee", "onlooker")}

    def joined(self, role: str, **more: int) -> Phone:
        phone = Phone(self.server)
        phone.join(self.organiser.link(role, **more))
        return phone

    def made(self, role: str) -> str:
        answer = self.organiser.ask("POST", "/grants", {"role": role})
        return str(self.organiser.told(answer)["grant"]["id"])

    @property
    def last(self) -> str:
        """The entry that can be taken back."""
        self.organiser.look()
        return self.organiser.folded.last or ""

    def give_pen(self, phone: Phone) -> None:
        self.organiser.look()
        assert self.organiser.write(PenGiven(phone.me)).status_code == 201


Wish = Callable[[Phone, Club], httpx.Response]


def writes(body: Callable[[Phone, Club], object]) -> Wish:
    def write(phone: Phone, club: Club) -> httpx.Response:
        if phone.me:
            phone.look()
        entry = phone.note(body(phone, club))
        phone.queue.clear()
        return phone.put(entry)

    return write


def asks(method: str, path: str = "", body: object = None) -> Wish:
    return lambda phone, club: phone.ask(method, path, body)


# What each may, in this order; the last wishes are those after which nothing is as before.
ACTORS = (
    *("organiser", "without-pen", "referee", "scribe"),
    *("player", "with-pen", "onlooker", "stranger"),
)
PENS = ("organiser", "scribe", "with-pen")
WISHES: dict[str, tuple[Wish, str]] = {
    "read": (asks("GET"), "200 200 200 200 200 200 200 404"),
    "write-deal": (writes(lambda _, club: won(1, 2)), "201 403 201 201 403 201 403 404"),
    "correct": (
        writes(lambda _, club: Corrected(club.deal, won(0, 3), "seen again")),
        "201 403 201 201 403 201 403 404",
    ),
    "seats": (
        writes(lambda *_: Reseated(9, (0, 1, 3, 2))),
        "201 403 201 201 403 201 403 404",
    ),
    "choose": (
        writes(lambda _, club: VersionChosen(club.deal)),
        "201 403 201 201 403 201 403 404",
    ),
    "note": (writes(lambda *_: Remark("Tea")), "201 201 201 201 201 201 403 404"),
    "wrong-own": (
        writes(lambda _, club: Contested(club.deal, OWN)),
        "201 403 403 201 201 201 403 404",
    ),
    "wrong-other": (
        writes(lambda _, club: Contested(club.deal, 3)),
        "201 403 403 201 403 201 403 404",
    ),
    "agree-own": (writes(lambda *_: SheetAgreed(OWN)), "201 403 403 201 201 201 403 404"),
    "agree-other": (writes(lambda *_: SheetAgreed(3)), "201 403 403 201 403 201 403 404"),
    "end": (writes(lambda *_: MatchEnded("time")), "201 403 201 201 403 201 403 404"),
    "undo": (
        writes(lambda _, club: Undone(club.last, (0, 1))),
        "201 403 201 201 403 201 403 404",
    ),
    "name": (asks("POST", "/names", {"names": NAMES}), "200 200 200 200 403 200 403 404"),
    "say-who": (asks("POST", "/player", {"player": OWN}), "409 409 403 403 200 200 403 404"),
    "list-links": (asks("GET", "/grants"), "200 200 200 403 403 403 403 404"),
    "link-organiser": (
        asks("POST", "/grants", {"role": "organiser"}),
        "201 201 403 403 403 403 403 404",
    ),
    "link-referee": (
        asks("POST", "/grants", {"role": "referee"}),
        "201 201 403 403 403 403 403 404",
    ),
    "link-scribe": (
        asks("POST", "/grants", {"role": "scribe"}),
        "201 201 201 403 403 403 403 404",
    ),
    "link-scribe-once": (
        asks("POST", "/grants", {"role": "scribe", "once": True}),
        "201 201 201 201 403 201 403 404",
    ),
    "link-player": (
        asks("POST", "/grants", {"role": "player", "player": 1}),
        "201 201 201 403 403 403 403 404",
    ),
    "link-onlooker": (
        asks("POST", "/grants", {"role": "onlooker"}),
        "201 201 201 403 403 403 403 404",
    ),
    "code": (
        lambda phone, club: phone.ask("POST", f"/grants/{club.spare['player']}/code"),
        "200 200 200 403 403 403 403 404",
    ),
    "revoke-player": (
        lambda phone, club: phone.ask("DELETE", f"/grants/{club.spare['player']}"),
        "204 204 204 403 403 403 403 404",
    ),
    "revoke-referee": (
        lambda phone, club: phone.ask("DELETE", f"/grants/{club.spare['referee']}"),
        "204 204 403 403 403 403 403 404",
    ),
    "put-out-onlooker": (
        lambda phone, club: phone.ask("DELETE", f"/members/{club.guests['onlooker'].me}"),
        "204 204 204 403 403 403 403 404",
    ),
    "put-out-referee": (
        lambda phone, club: phone.ask("DELETE", f"/members/{club.guests['referee'].me}"),
        "204 204 403 403 403 403 403 404",
    ),
    "pen-to-other": (
        writes(lambda _, club: PenGiven(club.guests["player"].me)),
        "201 201 201 201 403 201 403 404",
    ),
    "pen-to-oneself": (
        writes(lambda phone, _: PenGiven(phone.me)),
        "201 201 201 201 403 403 403 404",
    ),
    "share": (
        lambda phone, club: phone.put_sheet(club.organiser.entries),
        "200 200 200 200 200 200 200 409",
    ),
    "leave": (
        lambda phone, _: phone.ask("DELETE", f"/members/{phone.me or 'nobody'}"),
        "204 204 204 204 204 204 204 404",
    ),
    "read-after-leaving": (asks("GET"), "404 404 404 404 404 404 404 404"),
}


@pytest.mark.parametrize("actor", ACTORS)
def test_each_role_against_each_route(server: str, actor: str) -> None:
    club = Club(server)
    role = {"without-pen": "organiser", "with-pen": "player"}.get(actor, actor)
    phone = club.members[role]
    club.give_pen(phone if actor in PENS else club.members["scribe"])
    found = {name: wish(phone, club).status_code for name, (wish, _) in WISHES.items()}
    column = ACTORS.index(actor)
    assert found == {name: int(told.split()[column]) for name, (_, told) in WISHES.items()}


@pytest.mark.parametrize(
    ("actor", "status"),
    [("organiser", 204), ("referee", 403), ("scribe", 403), ("player", 403), ("stranger", 404)],
)
def test_who_may_remove_a_sheet(server: str, actor: str, status: int) -> None:
    club = Club(server)
    assert club.members[actor].ask("DELETE").status_code == status


def test_no_route_is_left_out() -> None:
    """Every one of them is asked in the table above, or needs no role."""
    paths = create_app("sqlite://").openapi_schema.to_schema()["paths"]
    known = {
        ("put", "/{sheet}"),
        ("get", "/{sheet}"),
        ("delete", "/{sheet}"),
        ("put", "/{sheet}/entries/{entry}"),
        ("post", "/{sheet}/names"),
        ("post", "/{sheet}/player"),
        ("delete", "/{sheet}/members/{member}"),
        ("get", "/{sheet}/grants"),
        ("post", "/{sheet}/grants"),
        ("post", "/{sheet}/grants/{grant}/code"),
        ("delete", "/{sheet}/grants/{grant}"),
        ("post", "/join"),
        ("get", "/keeping"),
    }
    there = {
        (method, path.removeprefix(SHEETS_PATH))
        for path, methods in paths.items()
        if path.startswith(f"{SHEETS_PATH}/")
        for method in methods
    }
    assert there == known


@pytest.mark.parametrize("method", ["GET", "DELETE"])
def test_without_a_cookie_there_is_no_sheet(server: str, method: str) -> None:
    phone = Phone(server)
    for phone.sheet in (new_sheet(), "x", "%00"):
        assert phone.ask(method).status_code in (400, 404, 405)
