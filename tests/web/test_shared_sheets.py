"""Sheets that several phones share: stored once, the same for all, and nothing is lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from sparrows.club.entries import (
    Contested,
    Corrected,
    MatchEnded,
    PenGiven,
    Remark,
    Reseated,
    SheetAgreed,
    SheetOpened,
    TotalsTold,
    Undone,
    VersionChosen,
)
from sparrows.club.sheet import Sheet
from sparrows.web.security import SHEET_COOKIE, fingerprint, new_token
from sparrows.web.sheets.judging import LARGEST_ENTRY, MOST_ENTRIES
from tests.web.phones import FOUR, NAMES, OPENED, Phone, new_sheet, won
from tests.web.serving import QUICK, running

SETTINGS = msgspec.structs.replace(
    QUICK,
    data_holder="Club of Tomsk",
    sheet_requests_a_second=10_000,
    sheet_request_burst=10_000,
    address_code_burst=10_000,
)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("sheets") / "tables.sqlite"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[str]:
    with running(f"sqlite:///{database}", SETTINGS) as address:
        yield address


def code_of(answer: object) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]  # type: ignore[attr-defined]


def test_a_sheet_goes_up_as_the_phone_has_it(server: str) -> None:
    anna = Phone(server)
    found = anna.share(OPENED, won(0, 1), won(1, 2, 3), player=0)
    assert found["company"]["names"] == list(NAMES)
    assert (found["length"], found["over"]) == (3, False)
    assert found["points"] == anna.folded.progress.points
    assert found["me"]["role"] == "organiser" and found["me"]["player"] == 0
    assert found["company"]["pen"] == anna.me
    assert [each["number"] for each in found["entries"]] == [1, 2, 3]
    assert {each["entry"]["author"] for each in found["entries"]} == {anna.me}
    assert found["keeping"] == {"by": "Club of Tomsk", "days": 365}
    assert anna.told(anna.web.get("/api/sheets/keeping")) == found["keeping"]
    later = anna.told(anna.ask("GET", after=2))
    assert [each["number"] for each in later["entries"]] == [3]


def test_sharing_twice_is_sharing_once(server: str) -> None:
    anna, other = Phone(server), Phone(server)
    anna.share()
    entries = anna.entries
    again = anna.put_sheet(entries)
    assert (again.status_code, again.json()["me"]["id"]) == (200, anna.me)
    other.sheet = anna.sheet
    assert code_of(other.put_sheet(entries)) == (409, "sheet-taken")
    assert code_of(other.ask("GET")) == (404, "no-sheet")


def test_the_same_entry_twice_is_one(server: str) -> None:
    anna = Phone(server)
    anna.share()
    entry = anna.note(won(0, 1))
    first, again = anna.put(entry), anna.put(entry)
    assert (first.status_code, again.status_code) == (201, 200)
    assert first.json() == again.json()
    other = msgspec.structs.replace(entry, body=won(0, 2))
    assert code_of(anna.put(other)) == (409, "entry-taken")
    anna.queue = []
    assert anna.look()["length"] == 2
    assert anna.folded.deals[0].worth == {1: 10}


def test_two_phones_offline_on_one_table(server: str) -> None:
    """The dispute is shown to both, nothing is lost, and the table chooses."""
    anna, boris = Phone(server), Phone(server)
    anna.share(OPENED, won(0, 1))
    boris.join(anna.link("scribe"))
    anna.look()
    # Boris has the pen and writes without a network; Anna takes it back, and writes too.
    boris.note(won(1, 2))
    boris.note(won(2, 3))
    assert anna.write(PenGiven(anna.me)).status_code == 201
    assert anna.write(won(1, 0)).status_code == 201
    assert boris.send() == [201, 201]
    disputed = {1: [boris.entries[-2].id], 2: [boris.entries[-1].id]}
    for phone in (anna, boris):
        phone.look()
        assert phone.folded.disputed == disputed
        assert len(phone.folded.deals) == 2
        assert phone.look()["points"] == phone.folded.progress.points
    assert anna.write(VersionChosen(disputed[1][0])).status_code == 201
    assert anna.write(VersionChosen(disputed[2][0])).status_code == 201
    boris.look()
    assert boris.folded.disputed == {}
    assert [deal.worth for deal in boris.folded.deals] == [{1: 10}, {2: 10}, {3: 10}]
    plain = Phone(server)
    assert plain.share(OPENED, won(0, 1), won(1, 2), won(2, 3))["points"] == boris.look()["points"]


def test_an_entry_is_right_by_what_its_writer_knew(server: str) -> None:
    anna, boris = Phone(server), Phone(server)
    anna.share(OPENED)
    boris.join(anna.link("scribe"))
    boris.note(won(5, 1))
    anna.look()
    anna.write(PenGiven(anna.me))
    assert boris.send() == [400]
    assert boris.look()["length"] == 3


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        (won(0, 1, value=-1), 400, "no hand can be worth -1"),
        (won(0, 1, giver=1), 400, "whoever gave the tile"),
        (won(0, 9), 400, "there is no player 9"),
        (won(7, 1), 400, "has not begun yet"),
        (TotalsTold((1, 2, 3, 4)), 400, "all points together must make 0"),
        (Undone("e99999999"), 400, "only the last entry"),
        (Corrected("e99999999", won(0, 1), "why"), 400, "none that can be corrected"),
        (Reseated(0, (0, 0, 1, 2)), 400, "everybody sits somewhere"),
        (SheetAgreed(7), 400, "there is no player 7"),
        (Contested("e99999999", 1), 400, "there is no entry"),
        (OPENED, 409, "begun already"),
        (PenGiven("nobody"), 404, "Nobody who can write"),
        (Remark("x" * 600), 400, "no entry of a sheet"),
        (TotalsTold((10**12, -(10**12), 0, 0)), 400, "no entry of a sheet"),
        (TotalsTold((10**10, -(10**10), 0, 0)), 400, "so many points"),
    ],
)
def test_bad_input_is_one_sentence_and_nothing_is_stored(
    server: str, body: object, status: int, why: str
) -> None:
    anna = Phone(server)
    anna.share()
    answer = anna.write(body)
    assert answer.status_code == status
    assert why in answer.json()["message"]
    assert anna.look()["length"] == 1
    russian = anna.put(anna.note(body), lang="ru")
    assert russian.status_code == status
    assert any("а" <= letter <= "я" for letter in russian.json()["message"].lower())


@pytest.mark.parametrize(
    ("entries", "names", "why"),
    [
        ((), NAMES, "begins with its rulebook"),
        ((won(0, 1),), NAMES, "begins with its rulebook"),
        ((SheetOpened("no-such", FOUR),), NAMES, "no-such"),
        ((OPENED,), NAMES[:3], "a name for each"),
        ((OPENED,), (*NAMES[:3], "x" * 40), "A name has 1 to 24"),
        ((OPENED,), (*NAMES[:3], "\u202e"), "A name has 1 to 24"),
    ],
)
def test_a_sheet_that_cannot_be_is_not_shared(
    server: str, entries: tuple[object, ...], names: tuple[str, ...], why: str
) -> None:
    anna = Phone(server)
    anna.sheet = new_sheet()
    for body in entries:
        anna.note(body)
    answer = anna.put_sheet(anna.queue, names)
    assert answer.status_code == 400 and why in answer.json()["message"]
    assert code_of(anna.ask("GET")) == (404, "no-sheet")


def test_what_is_no_entry_is_refused(server: str) -> None:
    anna = Phone(server)
    anna.share()
    entry = anna.note(Remark("Tea"))
    for changed in (
        msgspec.structs.replace(entry, id="short"),
        msgspec.structs.replace(entry, id="with space in it"),
        msgspec.structs.replace(entry, after=10**15),
    ):
        assert anna.put(changed).status_code == 400
    assert anna.ask("PUT", f"/entries/{new_sheet()}", entry).status_code == 400
    large = {**msgspec.to_builtins(entry), "body": {"type": "note", "text": "x" * LARGEST_ENTRY}}
    assert anna.ask("PUT", f"/entries/{entry.id}", large).status_code == 413
    for nonsense in (b"", b"{", b"[]", b'{"id": 1}', b"\xff"):
        path = f"/api/sheets/{anna.sheet}/entries/{entry.id}"
        assert anna.web.put(path, content=nonsense).status_code == 400


def test_a_sheet_has_an_end(server: str) -> None:
    anna = Phone(server)
    anna.share(OPENED, *[Remark("Tea")] * (MOST_ENTRIES - 1))
    assert code_of(anna.write(Remark("Tea"))) == (409, "sheet-full")


def test_undo_and_correction_as_on_one_phone(server: str) -> None:
    anna = Phone(server)
    anna.share(OPENED, won(0, 1))
    last = anna.entries[-1]
    late = last.written + 61
    answer = anna.write(Undone(last.id), written=late)
    assert answer.status_code == 400 and "somebody else must agree" in answer.json()["message"]
    assert anna.write(Undone(last.id, (0, 2)), written=late).status_code == 201
    assert anna.look()["points"] == [0, 0, 0, 0]
    anna.write(won(0, 2))
    deal = anna.entries[-1].id
    assert anna.write(Corrected(deal, won(0, 3), " ")).status_code == 400
    assert anna.write(Corrected(deal, won(0, 3), "It was Dmitri")).status_code == 201
    assert anna.folded.deals[0].worth == {3: 10}
    correction = anna.entries[-1]
    assert anna.write(Undone(correction.id)).status_code == 201
    assert anna.folded.deals[0].worth == {2: 10}


def test_only_the_writer_takes_back_alone(server: str) -> None:
    anna, boris = Phone(server), Phone(server)
    anna.share(OPENED, won(0, 1))
    boris.clock = anna.clock
    boris.join(anna.link("scribe"))
    deal = boris.entries[1].id
    assert boris.write(Undone(deal)).status_code == 400
    assert boris.write(Undone(deal), author=anna.me).status_code == 400  # the server knows better
    assert boris.write(Undone(deal, (1, 2))).status_code == 201


def test_a_player_says_wrong_for_a_minute(server: str, database: Path) -> None:
    anna, boris = Phone(server), Phone(server)
    anna.share(OPENED, won(0, 1))
    boris.join(anna.link("player", player=2))
    deal = boris.entries[1].id
    assert boris.write(Contested(deal, 2)).status_code == 201
    anna.look()
    assert anna.folded.contested == {deal: {2}}
    assert code_of(boris.write(Contested(deal, 3))) == (403, "no-right")
    with closing(sqlite3.connect(database)) as stored, stored:
        stored.execute("UPDATE sheet_entries SET stored = stored - 120 WHERE id = ?", (deal,))
    assert code_of(boris.write(Contested(deal, 2))) == (409, "too-late")
    assert boris.write(Contested(deal, 2, withdrawn=True)).status_code == 201


def test_all_agree_each_on_their_phone(server: str) -> None:
    anna = Phone(server)
    anna.share(OPENED, won(0, 1), MatchEnded("time"), player=0)
    phones = [anna]
    for player in (1, 2):
        phone = Phone(server)
        phone.join(anna.link("player", player=player))
        phones.append(phone)
    for player, phone in enumerate(phones):
        phone.look()
        assert phone.write(SheetAgreed(player)).status_code == 201
    anna.look()
    assert anna.write(SheetAgreed(3)).status_code == 201  # on the shared one
    assert anna.folded.agreed == set(FOUR)


def test_one_link_for_all_who_then_say_who_they_are(server: str) -> None:
    anna = Phone(server)
    anna.share(player=0)
    secret = anna.link("player")
    boris, clara = Phone(server), Phone(server)
    for phone in (boris, clara):
        assert phone.join(secret)["me"]["player"] is None
    assert boris.told(boris.ask("POST", "/player", {"player": 1}))["members"][1]["player"] == 1
    for player in (0, 1):
        answer = clara.ask("POST", "/player", {"player": player})
        assert code_of(answer) == (409, "player-taken")
    assert code_of(clara.ask("POST", "/player", {"player": 4})) == (400, "no-such-player")
    assert clara.ask("POST", "/player", {"player": 2}).status_code == 200
    assert code_of(clara.ask("POST", "/player", {"player": 3})) == (403, "no-right")
    devices = [each["devices"] for each in anna.told(anna.ask("GET", "/grants"))]
    assert devices == [2]


def test_the_pen_is_handed_over_by_a_link_once(server: str) -> None:
    anna, boris, clara = Phone(server), Phone(server), Phone(server)
    anna.share(OPENED)
    secret = anna.link("scribe", once=True)
    assert boris.join(secret)["company"]["pen"] == boris.me
    answer = clara.web.post("/api/sheets/join", json={"secret": secret})
    assert code_of(answer) == (403, "bad-grant")
    anna.look()
    assert code_of(anna.write(won(0, 1))) == (403, "no-pen")
    assert boris.write(won(0, 1)).status_code == 201
    handed = boris.told(boris.ask("POST", "/grants", {"role": "scribe", "once": True}))
    assert clara.join(handed["secret"])["company"]["pen"] == clara.me
    assert clara.write(PenGiven(anna.me)).status_code == 201
    anna.look()
    assert anna.write(won(1, 1)).status_code == 201


def test_six_letters_in_place_of_a_link(server: str, database: Path) -> None:
    anna, boris, clara = Phone(server), Phone(server), Phone(server)
    anna.share()
    made = anna.told(anna.ask("POST", "/grants", {"role": "onlooker"}))
    grant = made["grant"]["id"]
    code = anna.told(anna.ask("POST", f"/grants/{grant}/code"))["code"]
    typed = f" {code[:3].lower()} {code[3:]}"
    assert boris.join(code=typed)["me"]["role"] == "onlooker"
    for wrong in ("", "ABC", "123456", "A" * 500, "ÄÖÜÄÖÜ"):
        answer = clara.web.post("/api/sheets/join", json={"code": wrong})
        assert code_of(answer) == (403, "bad-grant")
    with closing(sqlite3.connect(database)) as stored, stored:
        stored.execute("UPDATE sheet_grants SET code_until = 1 WHERE id = ?", (grant,))
    answer = clara.web.post("/api/sheets/join", json={"code": code})
    assert code_of(answer) == (403, "bad-grant")
    referee = anna.told(anna.ask("POST", "/grants", {"role": "referee"}))["grant"]["id"]
    assert code_of(anna.ask("POST", f"/grants/{referee}/code")) == (403, "no-right")


def test_a_revoked_link_opens_nothing_and_shuts_out(server: str) -> None:
    anna, boris, clara = Phone(server), Phone(server), Phone(server)
    anna.share()
    made = anna.told(anna.ask("POST", "/grants", {"role": "player", "player": 1}))
    boris.join(made["secret"])
    boris.write(Remark("Tea"))
    assert anna.ask("DELETE", f"/grants/{made['grant']['id']}").status_code == 204
    assert code_of(boris.ask("GET")) == (404, "no-sheet")
    answer = clara.web.post("/api/sheets/join", json={"secret": made["secret"]})
    assert code_of(answer) == (403, "bad-grant")
    gone = [each for each in anna.look()["company"]["members"] if each["gone"]]
    assert [(each["id"], each["player"]) for each in gone] == [(boris.me, 1)]
    assert code_of(anna.ask("DELETE", f"/grants/{made['grant']['id']}")) == (404, "no-such-grant")
    clara.join(anna.link("player", player=1))
    assert anna.ask("DELETE", f"/members/{clara.me}").status_code == 204
    assert code_of(clara.ask("GET")) == (404, "no-sheet")
    assert len(anna.look()["company"]["members"]) == 2  # who wrote nothing is forgotten


def test_another_link_on_the_same_phone_gives_more_never_less(server: str) -> None:
    anna, boris = Phone(server), Phone(server)
    anna.share()
    boris.join(anna.link("onlooker"))
    me = boris.me
    assert boris.join(anna.link("player", player=3))["me"]["role"] == "player"
    assert boris.me == me
    assert boris.join(anna.link("onlooker"))["me"]["role"] == "player"
    assert anna.join(anna.link("scribe"))["me"]["role"] == "organiser"


def test_names_are_changed_in_one_place(server: str, database: Path) -> None:
    anna = Phone(server)
    anna.share()
    renamed = ["Player 1", *NAMES[1:]]
    assert anna.told(anna.ask("POST", "/names", {"names": renamed}))["names"] == renamed
    assert anna.look()["company"]["names"] == renamed
    assert code_of(anna.ask("POST", "/names", {"names": renamed[:2]})) == (400, "bad-names")
    with closing(sqlite3.connect(database)) as stored:
        dump = "\n".join(line for line in stored.iterdump() if anna.sheet in line)
    assert "Player 1" in dump and "Anna" not in dump


def test_a_sheet_is_removed_with_all_that_belongs_to_it(server: str, database: Path) -> None:
    anna, boris = Phone(server), Phone(server)
    anna.share(OPENED, won(0, 1))
    boris.join(anna.link("player", player=1))
    assert anna.ask("DELETE").status_code == 204
    for phone in (anna, boris):
        assert code_of(phone.ask("GET")) == (404, "no-sheet")
    with closing(sqlite3.connect(database)) as stored:
        assert not [line for line in stored.iterdump() if anna.sheet in line]


def test_secrets_are_kept_as_hashes_only(server: str, database: Path) -> None:
    anna, boris = Phone(server), Phone(server)
    anna.share()
    made = anna.told(anna.ask("POST", "/grants", {"role": "player", "player": 1}))
    code = anna.told(anna.ask("POST", f"/grants/{made['grant']['id']}/code"))["code"]
    boris.join(made["secret"])
    listed = anna.ask("GET", "/grants").text
    with closing(sqlite3.connect(database)) as stored:
        dump = "\n".join(stored.iterdump())
    for secret in (made["secret"], code, boris.cookie, anna.cookie):
        assert secret not in dump
        assert secret not in listed
    assert fingerprint(made["secret"]) in dump


def test_the_cookie_is_of_the_servers_making(server: str) -> None:
    planted = new_token()
    anna = Phone(server)
    anna.web.cookies.set(SHEET_COOKIE, planted)
    anna.sheet = new_sheet()
    anna.note(OPENED)
    answer = anna.put_sheet(anna.queue)
    cookie = answer.headers["set-cookie"]
    assert planted not in cookie
    for word in ("HttpOnly", "SameSite=strict", "Path=/api/sheets"):
        assert word.lower() in cookie.lower()


def test_a_sheet_made_offline_is_as_one_made_online(server: str) -> None:
    online, offline = Phone(server), Phone(server)
    bodies = [won(number, number % 4, (number + 1) % 4) for number in range(16)]
    online.share()
    offline.share()
    for body in bodies:
        assert online.write(body).status_code == 201
        offline.note(body)
    first = online.entries[1].id
    online.write(Corrected(first, won(0, 2), "It was Clara"))
    offline.note(Corrected(offline.queue[0].id, won(0, 2), "It was Clara"))
    assert set(offline.send()) == {201}
    assert offline.look()["points"] == online.look()["points"] == online.folded.progress.points
    assert [each.body for each in offline.entries[:17]] == [
        each.body for each in online.entries[:17]
    ]
    assert Sheet.of(offline.entries).disputed == {}
