"""The rulebooks for the lobby and the rules pages, read from the code; each is made once."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from sparrows.bots import installed_bots, plays_as
from sparrows.play.own_events import displays_of
from sparrows.play.rulebook import Options, Rulebook
from sparrows.play.settlement import Seat
from sparrows.rulebooks import RULEBOOKS, folder, installed_rulebooks, rulebook
from sparrows.rulebooks.choices import YES_NO, Allowed, allowed, clause_of
from sparrows.rulebooks.examples import counted_example, examples, is_losing
from sparrows.scoring.pattern import Pattern
from sparrows.scoring.vocabulary.winning import situations_of
from sparrows.text import Speaker
from sparrows.text.catalogue import own_words
from sparrows.tiles import BONUS, EAST, JOKER, kinds_of, parse
from sparrows.web.api import (
    Choice,
    FactInfo,
    FoulInfo,
    OptionInfo,
    PatternInfo,
    PresetInfo,
    RulebookInfo,
    RulesPage,
    ScoreResult,
)
from sparrows.web.info.explained import score_result
from sparrows.web.info.guide import sections
from sparrows.web.info.hands import given_hand
from sparrows.web.info.lengths import lengths
from sparrows.web.info.sentences import page_speaker

MOST_EXAMPLES = 2
ONLY_FOUR = (4,)

log = logging.getLogger("sparrows.web")


def all_rulebooks(language: str) -> list[RulebookInfo]:
    """Every rulebook for the lobby; those of other packages that cannot be told are left out."""
    told = (_told(name, language) for name in installed_rulebooks())
    return [info for info in told if info is not None]


@cache
def _told(name: str, language: str) -> RulebookInfo | None:
    try:
        return rulebook_info(name, language)
    except Exception as error:  # whatever another package does, the lobby must open
        if name in RULEBOOKS:
            raise
        package = folder(name).__name__
        log.warning("the rulebook %r of %s is left out of the lobby: %r", name, package, error)
        return None


@cache
def rules_page(name: str, language: str) -> RulesPage:
    """A rulebook explained."""
    rules, speaker = rulebook(name), page_speaker(name, language)
    return RulesPage(
        rulebook=rulebook_info(name, language),
        sections=sections(speaker),
        patterns=tuple(_pattern(speaker, rules, row) for row in rules.patterns),
    )


@cache
def rulebook_info(name: str, language: str) -> RulebookInfo:
    """A rulebook under its usual options, with all that may be agreed on."""
    speaker, module = page_speaker(name, language), folder(name)
    options = tuple(_option(speaker, field) for field in msgspec.structs.fields(module.OPTIONS))
    parts = rulebook(name).parts
    return RulebookInfo(
        id=name,
        name=speaker.names.rulebook(language),
        about=speaker.names.rulebook_about(language),
        players=_players(module.OPTIONS),
        presets=tuple(
            PresetInfo(
                id=preset.id,
                name=speaker.names.preset(preset.id, language),
                about=speaker.names.preset_about(preset.id, language),
                options=preset.options,
                clause=preset.clause,
            )
            for preset in module.PRESETS
        ),
        options=options,
        tiles=faces(name),
        situations=situations(name),
        fields=fields(name),
        facts=tuple(facts(speaker, name)),
        settles_by=settles_by(name),
        seatings=seats_by_players(name),
        fouls=tuple(
            FoulInfo(foul.id, speaker.say(f"foul-{foul.id}"), foul.clause, "ready" in foul.asks)
            for foul in rulebook(name).fouls
        ),
        rounds=parts.has_rounds,
        opens_kongs=parts.opens_kongs,
        whom=speaker.names.rulebook_whom(language),
        level=speaker.names.rulebook_level(),
        emblem=parse(speaker.names.rulebook_emblem()),
        words=own_words(name, language),
        own_events=displays_of(parts.events),
        lengths=lengths(name),
        bots=tuple(bot for bot in installed_bots() if plays_as(bot, rulebook(name)) == bot),
    )


def _option(speaker: Speaker, field: Any) -> OptionInfo:
    """An option with its name, sentence and values."""
    may_be, names = allowed(field.type), speaker.names
    return OptionInfo(
        id=field.name,
        name=names.option(field.name, speaker.language),
        about=names.option_about(field.name, speaker.language),
        clause=clause_of(field.type),
        kind=may_be.kind,
        usual=field.default,
        choices=tuple(
            Choice(value, names.option_value(field.name, str(value), speaker.language))
            for value in may_be.values
        ),
        least=may_be.least,
        most=may_be.most,
    )


def _players(options: type[Options]) -> tuple[int, ...]:
    """How many can play: an option says it, or it is four."""
    for field in msgspec.structs.fields(options):
        if field.name == "players":
            return allowed(field.type).values
    return ONLY_FOUR


@cache
def faces(name: str) -> tuple[int, ...]:
    """The tiles that the game is played with, whatever is agreed."""
    sets = [rulebook(name).tiles]
    for field in msgspec.structs.fields(folder(name).OPTIONS):
        if allowed(field.type) == Allowed(YES_NO):
            sets.append(rulebook(name, **{field.name: not field.default}).tiles)
    kinds = {tile for tiles in sets for tile in kinds_of(tiles.kinds)}
    bonus = {tile for tiles in sets for tile in tiles.bonus}
    jokers = {JOKER for tiles in sets if tiles.jokers}
    return tuple(sorted(kinds | bonus | jokers))


@cache
def fields(name: str) -> tuple[str, ...]:
    """What must be said of a hand besides its tiles, where the rulebook asks for it."""
    rules, tiles = rulebook(name), faces(name)
    has = {
        "winds": EAST in tiles,
        "bonus": any(tile in BONUS for tile in tiles),
        "joker": JOKER in tiles,
        "wild": JOKER in tiles and not rules.parts.jokers_are_printed,
    }
    return tuple(field for field, there in has.items() if there)


def facts(speaker: Speaker, name: str) -> Iterator[FactInfo]:
    """What only this rulebook asks for of a hand, in its words."""
    for fact, (choices, situation) in rulebook(name).facts.asked.items():
        unsaid = Choice("", speaker.say(f"asked-{fact}-none"))
        said = (Choice(each, speaker.say(f"asked-{fact}-{each}")) for each in choices)
        yield FactInfo(fact, speaker.say(f"asked-{fact}"), (unsaid, *said), situation)


def settles_by(name: str) -> tuple[str, ...]:
    """What decides who pays besides the winner's hand, where the rulebook asks for it."""
    rules = rulebook(name)
    asks = {
        "losers": rules.losing is not None,
        "responsible": rules.ledger.looks_back,
        "liable": rules.ledger.holds_liable,
        "happenings": rules.ledger.goes_on,
    }
    return tuple(each for each, there in asks.items() if there)


def seats_by_players(name: str) -> tuple[tuple[Seat, ...], ...]:
    """The seats that are taken, for each number of players."""
    players = _players(folder(name).OPTIONS)
    if players == ONLY_FOUR:
        return (rulebook(name).seats,)
    return tuple(rulebook(name, players=number).seats for number in players)


@cache
def situations(name: str) -> tuple[str, ...]:
    """The situations that some pattern of the rulebook asks for."""
    rows = rulebook(name).patterns
    return tuple(sorted(set().union(*(situations_of(row.condition) for row in rows))))


def _pattern(speaker: Speaker, rules: Rulebook, row: Pattern) -> PatternInfo:
    """A pattern with its sentence, neighbours and hands that have it."""
    cases = examples(rules.id, row.id)[:MOST_EXAMPLES]
    return PatternInfo(
        id=row.id,
        name=speaker.pattern(row),
        names=speaker.names.all_of(row.id),
        value=row.value,
        unit=row.unit,
        worth=speaker.worth(row.value, row.unit),
        clause=row.clause,
        about=speaker.names.pattern_about(row.id, speaker.language),
        absorbs=row.absorbs,
        examples=tuple(_example(speaker, case) for case in cases),
        hands=tuple(
            None if is_losing(case) else given_hand(case, speaker.language) for case in cases
        ),
    )


def _example(speaker: Speaker, case: dict[str, Any]) -> ScoreResult:
    rules, score = counted_example(case)
    return score_result(speaker, rules, score, loser=is_losing(case))
