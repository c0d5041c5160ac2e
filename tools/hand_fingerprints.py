"""Fingerprints of scored hands: they show whether a change of the code changed any answer.

`python -m tools.hand_fingerprints --save FILE` before the change, `--compare FILE` after it.
Where a hand differs, `--show RULES:NUMBER` prints all that is said of it; `--reworded` names
patterns whose sentences were meant to change.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from sparrows.readings.hand import Hand
from sparrows.rulebooks import RULEBOOKS
from sparrows.rulebooks.cases import read_hand
from sparrows.scoring.pattern import Line
from sparrows.scoring.score import Score
from sparrows.scoring.scoring import Scoring
from sparrows.text.explanation import arithmetic, groups_text
from sparrows.text.speaker import Speaker
from tests.random_hands import random_hand_case

LANGUAGES = ("en", "ru")
ASKED = 8  # patterns that do not count, of each hand
DIGEST = 3  # bytes of each aspect of a hand


class Told(NamedTuple):
    """All that is said of a hand, by aspects; each is compared on its own."""

    value: str
    patterns: str
    reading: str
    places: str
    absorbed: str
    sentences: str

    @property
    def fingerprint(self) -> str:
        return "".join(blake2b(text.encode(), digest_size=DIGEST).hexdigest() for text in self)

    def differing(self, fingerprint: str) -> list[str]:
        """The aspects in which another state of the code told something else."""
        width = 2 * DIGEST
        return [
            aspect
            for place, aspect in enumerate(self._fields)
            if self.fingerprint[width * place :][:width] != fingerprint[width * place :][:width]
        ]


@cache
def _speaker(rules: str, language: str) -> Speaker:
    return Speaker(rules, language)


def _placed(line: Line) -> str:
    places = ", ".join(" ".join(f"{kind} {tile}" for kind, tile in each) for each in line.found)
    return f"{line.pattern.id}: {places}"


def _asked(scoring: Scoring, score: Score, rng: random.Random) -> list[str]:
    """The patterns that were met, and some of the others."""
    met = [line.pattern.id for line in score.lines]
    met += sorted(lost.pattern.id for lost in score.absorbed)
    ids = [row.id for row in scoring.patterns if row.id not in met]
    return [*met, *rng.sample(ids, min(ASKED, len(ids)))]


def _sentences(name: str, score: Score, asked: list[str]) -> list[str]:
    """Why these patterns count, or what is missing for them."""
    found = []
    for language in LANGUAGES:
        speaker = _speaker(name, language)
        found += [speaker.why(score.why(pattern)) for pattern in asked]
        found.append(arithmetic(speaker, score))
        if score.reason is not None:
            found.append(speaker.reason(score.reason))
    return found


def tell(name: str, scoring: Scoring, hand: Hand, rng: random.Random) -> tuple[Told, list[str]]:
    """All that is said of a hand, and the patterns that its sentences are about."""
    score = scoring.score(hand)
    asked = _asked(scoring, score, rng)
    told = Told(
        value=f"{score.win} {score.value}",
        patterns=str(score.patterns),
        reading=""
        if score.reading is None
        else f"{score.reading.shape} {groups_text(score.reading)}",
        places="\n".join(_placed(line) for line in score.lines),
        absorbed="\n".join(
            sorted(
                f"{_placed(Line(lost.pattern, lost.found))} {lost.why} {lost.by.id}"
                for lost in score.absorbed
            )
        ),
        sentences="\n".join(_sentences(name, score, asked)),
    )
    return told, asked


def tell_case(name: str, number: int) -> list[tuple[Told, list[str]]]:
    """What is said of one of the random hands, and of it without its winning tile as a loser's."""
    rules, hand = read_hand(random_hand_case(name, number))
    rng = random.Random(number)
    found = [tell(name, rules.scoring, hand, rng)]
    if rules.losing is not None:
        found.append(tell(name, rules.losing, hand.without_winning(), rng))
    return found


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def compare(name: str, before: list[str], reworded: set[str]) -> int:
    """Says how many hands differ from before, and the first of them; gives their number."""
    differ = excused = 0
    for number, fingerprints in enumerate(before):
        for (each, asked), old in zip(tell_case(name, number), fingerprints.split(), strict=True):
            aspects = each.differing(old)
            if aspects == ["sentences"] and reworded.intersection(asked):
                excused += 1
                continue
            if aspects and not differ:
                say(f"{name}: hand {number} differs in {', '.join(aspects)}")
                say(json.dumps(random_hand_case(name, number)))
                say("\n".join(getattr(each, aspect) for aspect in aspects))
            differ += bool(aspects)
    say(f"{name}: {differ} of {len(before)} hands differ; {excused} say what was reworded")
    return differ


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=2000, help="how many of each rulebook")
    parser.add_argument("--rules", nargs="*", default=list(RULEBOOKS))
    parser.add_argument("--save", type=Path, help="where the fingerprints go")
    parser.add_argument("--compare", type=Path, help="fingerprints from before")
    parser.add_argument("--reworded", nargs="*", default=[], help="ids of patterns")
    parser.add_argument("--show", metavar="RULES:NUMBER", help="all that is said of one hand")
    given = parser.parse_args()
    if given.show:
        name, _, number = given.show.partition(":")
        for each, _ in tell_case(name, int(number)):
            say(json.dumps(each._asdict(), ensure_ascii=False, indent=2).replace("\\n", "\n"))
    if given.save:
        found = {
            name: [
                " ".join(each.fingerprint for each, _ in tell_case(name, number))
                for number in range(given.hands)
            ]
            for name in given.rules
        }
        given.save.write_text(json.dumps(found, indent=0))
    if given.compare:
        before = json.loads(given.compare.read_text())
        reworded = set(given.reworded)
        differ = sum(compare(name, before[name][: given.hands], reworded) for name in given.rules)
        sys.exit(differ > 0)


if __name__ == "__main__":
    main()
