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
        ("pocket", "tests.toy_rulebook.settlement", "has no OPTIONS, OPTION_CLAUSES, PRESETS"),
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
