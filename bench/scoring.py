"""Full scoring: the five rulebooks beside PyMahjongGB (C++) and others, from tiles to patterns."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

from bench.effort import Effort
from bench.figure import PER_SECOND, Figure, ratio
from bench.hands import KINDS_OF_HANDS, Unseen, Win, hand_of, makings, wins
from bench.peers import GB, scorers
from bench.scorer import Scorer, own_scorer, suits_only
from bench.timing import Work, each, speeds, speeds_once
from sparrows import rulebook

STRETCHES, STRETCH = 20, 500
WARM_HANDS = 1000
EACH, MEAN = ratio(1), ratio(1.5, 3)
# Warm, that is with all that is remembered of these very hands.
WARM_MEANS = {GB: ratio(0.8), "mahjong": ratio(10)}


def work_of(scorer: Scorer, hands: list[Win]) -> Work:
    return each(scorer.score, [scorer.form(win) for win in hands[:: scorer.every]])


def stretches(unseen: Unseen, most_melds: int, effort: Effort) -> Iterator[dict[str, Work]]:
    """Each rulebook counts hands of its own, and every peer the same ones right after it."""
    own = {name: own_scorer(name) for name in effort.books}
    peers = scorers()
    for _ in range(effort.number(STRETCHES)):
        for name, scorer in own.items():
            hands = unseen.wins(
                effort.number(STRETCH), most_melds=most_melds, suits_only=suits_only(name)
            )
            yield {
                name: work_of(scorer, hands),
                **{f"{peer} {name}": work_of(other, hands) for peer, other in peers.items()},
            }


def unseen_figures(unseen: Unseen, label: str, effort: Effort) -> list[Figure]:
    """Hands never seen before in the process."""
    speed = speeds_once(stretches(unseen, KINDS_OF_HANDS[label], effort))
    found = [
        Figure(
            f"scoring {name}, {label}, from tiles",
            speed[name],
            PER_SECOND,
            speed[f"{GB} {name}"],
            GB,
            EACH,
        )
        for name in effort.books
    ]
    average = mean(speed[name] for name in effort.books)
    for peer in scorers():
        theirs = mean(speed[f"{peer} {name}"] for name in effort.books)
        measure = f"scoring, mean of five, {label}, from tiles"
        found.append(
            Figure(measure, average, PER_SECOND, theirs, peer, MEAN if peer == GB else None)
        )
    return found


def warm_figures(label: str, effort: Effort) -> list[Figure]:
    """The same few hands again and again, made beforehand."""
    number, melds = effort.number(WARM_HANDS), KINDS_OF_HANDS[label]
    usual = wins(number, most_melds=melds)
    peers = scorers()
    cases = {peer: work_of(peers[peer], usual) for peer in WARM_MEANS}
    for name in effort.books:
        hands = wins(number, most_melds=melds, suits_only=True) if suits_only(name) else usual
        prepared = [hand_of(makings(win)) for win in hands]
        cases[name] = each(rulebook(name).score, prepared)
    speed = speeds(cases, effort)
    found = [
        Figure(f"warm: scoring {name}, {label}", speed[name], PER_SECOND, speed[GB], GB)
        for name in effort.books
    ]
    average = mean(speed[name] for name in effort.books)
    for peer, target in WARM_MEANS.items():
        measure = f"warm: scoring, mean of five, {label}"
        found.append(Figure(measure, average, PER_SECOND, speed[peer], peer, target))
    return found


def figures(effort: Effort) -> list[Figure]:
    unseen = Unseen()
    cold = [figure for label in KINDS_OF_HANDS for figure in unseen_figures(unseen, label, effort)]
    warm = [figure for label in KINDS_OF_HANDS for figure in warm_figures(label, effort)]
    return [*cold, *warm]
