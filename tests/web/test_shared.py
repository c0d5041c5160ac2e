"""What is the same for all is compressed once, and not sent to a browser that has it."""

from __future__ import annotations

import gzip

import pytest

from sparrows.web.files import file_of, is_known
from sparrows.web.info import shared
from sparrows.web.info.rulebooks import rules_page
from tests.web.client import Client, told

TAG = file_of(b"x", "text/plain", "no-cache", pack=False).tag


@pytest.mark.parametrize("path", ["/api/rulebooks", "/api/rulebooks/red"])
def test_who_has_it_is_told_so(client: Client, path: str) -> None:
    tags = set()
    for lang in ("en", "ru"):
        first = client.get(f"{path}?lang={lang}")
        assert first.headers["cache-control"] == "public, no-cache"
        tag = first.headers["etag"]
        tags.add(tag)
        again = client.get(f"{path}?lang={lang}", headers={"If-None-Match": tag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        other = client.get(f"{path}?lang={lang}", headers={"If-None-Match": '"other"'})
        assert other.status_code == 200
    assert len(tags) == 2


def test_a_rulebook_is_packed_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = client.get("/api/rulebooks/red", headers={"Accept-Encoding": "identity"})
    monkeypatch.setattr(gzip, "compress", None)
    packed = client.get("/api/rulebooks/red", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert told(packed) == told(plain)
    assert int(packed.headers["content-length"]) * 4 < len(plain.content)


def test_the_tag_says_what_is_in_it() -> None:
    assert shared.packed_answer(rules_page, "red", "en") == shared.packed_answer(
        rules_page, "red", "en"
    )
    assert (
        shared.packed_answer(rules_page, "red", "en").tag
        != shared.packed_answer(rules_page, "red", "ru").tag
    )


@pytest.mark.parametrize(
    ("known", "found"),
    [
        (TAG, True),
        (f"W/{TAG}", True),
        (f'"other", W/{TAG}', True),
        ("*", True),
        ('"other"', False),
        ("", False),
        (TAG.strip('"'), False),
    ],
)
def test_tags_as_browsers_and_proxies_send_them(known: str, found: bool) -> None:
    assert is_known(known, TAG) is found
