"""Rulebooks of other installed packages stand beside ours; a broken one is warned of."""

from __future__ import annotations

import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from sparrows import RULEBOOKS, Hand, installed_rulebooks, parse, rulebook
from sparrows.complaint import Complaint
from sparrows.rulebooks import folder, folder_file
from sparrows.rulebooks.outside import BrokenRulebook
from sparrows.testing.installing import installed
from sparrows.web.info.rulebooks import all_rulebooks
from tests.toy_rulebook.options import PocketOptions
from tests.toy_rulebook.play import Promised

POCKET = {"pocket": "tests.toy_rulebook"}


def test_it_stands_beside_ours(tmp_path: Path) -> None:
    with installed(tmp_path, {"pockets": POCKET}):
        assert installed_rulebooks() == (*RULEBOOKS, "pocket")
        rules = rulebook("pocket", promises=False)
        score = rules.score(Hand(parse("234p 234s 567s 88p 67p"), parse("8p")[0]))
        assert score.value == 4
        assert rulebook("pocket", promises=False) is rules
        assert rules.parts.events == (Promised,)
        assert folder_file("pocket", "options.py").startswith('"""What players of pocket')
        assert folder_file("pocket", "names.toml") == ""
    assert installed_rulebooks() == RULEBOOKS
    with pytest.raises(Complaint, match=r"there is no rulebook 'pocket': red, .*zung-jung$"):
        folder("pocket")


@pytest.mark.parametrize(
    ("entry", "place", "why"),
    [
        ("pocket", "no_such_package", "No module named 'no_such_package'"),
        ("pocket", "tests.toy_rulebook.settlement", "has no OPTIONS, PRESETS"),
        ("pocket", "tests.toy_rulebook:rulebook", "is not a package"),
        ("purse", "tests.toy_rulebook", "it calls itself 'pocket'"),
        ("red", "tests.toy_rulebook", "sparrows has one of that name"),
    ],
)
def test_a_broken_one_is_left_out_with_a_warning(
    tmp_path: Path, entry: str, place: str, why: str
) -> None:
    with installed(tmp_path, {"strange": {entry: place}}):
        said = f"the rulebook '{entry}' of strange is left out: .*{why}"
        with pytest.warns(BrokenRulebook, match=said):
            assert installed_rulebooks() == RULEBOOKS
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert installed_rulebooks() == RULEBOOKS  # it is said once
            assert rulebook("red").id == "red"


@pytest.mark.parametrize(
    ("file", "written", "why"),
    [
        ("names.toml", b'[rulebook]\nemblem = "1z 0q"', "names.toml: .*0q"),
        ("names.toml", b"[rulebook", "names.toml: Expected"),
        ("names.toml", b"rulebook = 3", "'int' object"),
        ("guide.ru.md", b"\xff", "guide.ru.md: 'utf-8' codec"),
        ("words.en.ftl", b"\xff", "words.en.ftl: 'utf-8' codec"),
    ],
)
def test_one_with_a_file_that_cannot_be_read_is_left_out(
    tmp_path: Path, file: str, written: bytes, why: str
) -> None:
    name = tmp_path.name  # another one each time, since a package is imported once
    made_of(tmp_path, name, {file: written})
    told = pytest.warns(BrokenRulebook, match=f"'{name}' of strange is left out: {why}")
    with installed(tmp_path, {"strange": {name: name}, "pockets": POCKET}), told:
        assert installed_rulebooks() == (*RULEBOOKS, "pocket")


def test_one_that_cannot_be_told_does_not_close_the_lobby(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    made_of(tmp_path, "untold", {})
    with installed(tmp_path, {"strange": {"untold": "untold"}}):
        assert installed_rulebooks() == (*RULEBOOKS, "untold")
        for _ in range(2):
            assert [each.id for each in all_rulebooks("en")] == list(RULEBOOKS)
    (said,) = caplog.messages
    assert said.startswith("the rulebook 'untold' of untold is left out of the lobby: ")
    assert "no words for 'asked-without-none'" in said


def made_of(folder: Path, name: str, files: dict[str, bytes]) -> None:
    """A package that is pocket under another name, with some files."""
    package = folder / name
    package.mkdir()
    (package / "__init__.py").write_text(
        "import msgspec, tests.toy_rulebook\n"
        "from tests.toy_rulebook import OPTIONS, PRESETS\n"
        "def rulebook(options):\n"
        "    rules = tests.toy_rulebook.rulebook(options)\n"
        f"    return msgspec.structs.replace(rules, id={name!r})\n"
    )
    for file, written in files.items():
        (package / file).write_bytes(written)


def test_options_that_cannot_be_remembered_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Listed(PocketOptions, frozen=True):
        houses: tuple[list[str], ...] = ([],)

    monkeypatch.setattr("tests.toy_rulebook.OPTIONS", Listed)
    told = pytest.warns(BrokenRulebook, match="is left out: unhashable type: 'list'")
    with installed(tmp_path, {"pockets": POCKET}), told:
        assert installed_rulebooks() == RULEBOOKS


def test_of_two_with_one_name_neither_is_taken(tmp_path: Path) -> None:
    with installed(tmp_path, {"one": POCKET, "other": POCKET}):
        with pytest.warns(BrokenRulebook) as said:
            assert installed_rulebooks() == RULEBOOKS
        sentences = sorted(str(each.message) for each in said)
        assert sentences == [
            "the rulebook 'pocket' of one is left out: other has one of that name too",
            "the rulebook 'pocket' of other is left out: one has one of that name too",
        ]


def test_nobody_waits_for_other_packages_who_asks_for_ours() -> None:
    code = "import sys, sparrows; sparrows.rulebook('red'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "sparrows.rulebooks.red" in loaded
    assert not {"importlib.metadata", "importlib.resources"} & loaded
