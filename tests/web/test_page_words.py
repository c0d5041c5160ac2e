"""The page decides nothing by a word that only one rulebook has: a sixth needs no line in it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import msgspec

from sparrows.play.actions import Action
from sparrows.play.own_events import displays_of
from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks import RULEBOOKS, folder, rulebook

SOURCES = Path(__file__).parents[2] / "web" / "src"
TEXT = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`")
OPTION = re.compile(r"\boptions\.(\w+)")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)

# Words of single rulebooks that may stand in the page, by file, and why.
ALLOWED = {
    "lib/lastused.ts": {"popular"},  # what the calculator of a newcomer begins with
    "lib/wishes.svelte.ts": {"red"},  # what somebody who has never played begins with
    "lib/setup.ts": {"void", "robbed_kong"},  # links that earlier versions gave
    "components/calculator/Outlook.svelte": {"not-ready"},  # the words for a distance
    "components/table/Hints.svelte": {"not-ready"},
    "components/table/Log.svelte": {"discard-covered"},  # the words for a discard face down
    "lib/settle/ledger.ts": {"not-ready"},  # the state of any hand
}
# A second form of the ledgers, so that a scorekeeper settles without a network; a sixth is settled
# by the server.
SETTLE = {f"lib/settle/{name.replace('-', '')}.ts" for name in (*RULEBOOKS, "books")}
# Options that any rulebook may have by these names, docs/add-a-rulebook.md.
OPTIONS = {
    *("rounds", "deals", "start_points", "target_points", "players"),
    *("river", "discards_hidden", "concealed_kong_display"),
}


def words_of(rules: Rulebook) -> set[str]:
    """What a rulebook calls its own events, marks, moves, fouls and facts."""
    parts = rules.parts
    displays = displays_of(parts.events)
    return {
        rules.id,
        *displays,
        *(display.mark for display in displays.values()),
        *(name for moves in parts.by_name.values() for name in moves),
        *parts.chosen_by,
        *(foul.id for foul in rules.fouls),
        *rules.ledger.faults,
        *rules.facts.asked,
    } - {""}


def own_words() -> set[str]:
    """The words that one rulebook alone has."""
    counted = Counter(word for name in RULEBOOKS for word in words_of(rulebook(name)))
    one = {word for word, rulebooks in counted.items() if rulebooks == 1}
    return one - set(Action.__struct_fields__)  # any action may `declare` something


def page() -> dict[str, str]:
    """The code of the page, by file, without its comments, tests, ledgers, what is generated."""
    return {
        path.relative_to(SOURCES).as_posix(): COMMENT.sub("", path.read_text("utf-8"))
        for ending in ("*.ts", "*.svelte")
        for path in SOURCES.rglob(ending)
        if not path.name.endswith((".test.ts", ".gen.ts"))
        and path.relative_to(SOURCES).as_posix() not in SETTLE
    }


def said_in(code: str) -> set[str]:
    """The words between quotation marks, also as the end of a longer id (`event-…`)."""
    texts = (text for found in TEXT.findall(code) for text in found)
    words = {word for text in texts for word in re.findall(r"[\w-]+", text)}
    return words | {word.partition("-")[2] for word in words}


def test_the_page_names_nothing_that_one_rulebook_has() -> None:
    own = own_words()
    assert {"void-chosen", "void", "calling", "indicator-shown", "replace-flower", "pig"} <= own
    named = {path: said_in(code) & own for path, code in page().items()}
    assert {path: words for path, words in named.items() if words} == ALLOWED


def test_the_page_understands_no_other_options_by_their_names() -> None:
    known = {
        field.name for name in RULEBOOKS for field in msgspec.structs.fields(folder(name).OPTIONS)
    }
    asked = {option for code in page().values() for option in OPTION.findall(code)} & known
    assert asked <= OPTIONS
    assert {"river", "players"} <= asked
