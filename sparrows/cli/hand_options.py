"""The options by which a command is told the rulebook and a hand."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Annotated, Any, TypeVar, get_type_hints

import msgspec
from typer import Argument, Option

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook
from sparrows.readings.hand import Hand
from sparrows.readings.notation import WholeHand, read_named_meld, read_whole, read_written
from sparrows.rulebooks import folder, installed_rulebooks, rulebook
from sparrows.rulebooks.described import DescribedHand, written_hand
from sparrows.tiles import Tile, parse_one

Rules = Annotated[str | None, Argument(metavar="RULES")]


RobbedKong = Annotated[str | None, Option("--robbed-kong", metavar="promoted|concealed")]
ROBBING_SITUATION = "robbing-kong"


class Agreed(msgspec.Struct, kw_only=True):
    """The options that players agree on; every field is an option of a command."""

    options: Annotated[list[str], Option("--option", metavar="NAME=VALUE")] = []
    preset: Annotated[str | None, Option("--preset", metavar="NAME")] = None

    def under(self, rules: str | None) -> Rulebook:
        """The rulebook of this name, as agreed on; an option goes before the preset."""
        if rules is None:
            raise Complaint(
                "a rulebook is needed: {choices}", choices=", ".join(installed_rulebooks())
            )
        return rulebook(rules, preset=self.preset, **parse_options(rules, self.options))


class HandOptions(Agreed, kw_only=True):
    """A rulebook and a hand in it; every field is an argument or an option of a command."""

    rules: Rules = None
    hand: Annotated[str | None, Argument(metavar="HAND")] = None
    won: Annotated[str | None, Option("--won", metavar="TILE")] = None
    self_draw: Annotated[bool, Option("--self-draw")] = False
    seat: Annotated[str, Option("--seat", metavar="E|S|W|N")] = "E"
    round: Annotated[str, Option("--round", metavar="E|S|W|N")] = "E"
    melds: Annotated[list[str], Option("--meld", metavar="MELD")] = []
    flowers: Annotated[str, Option("--flowers", metavar="TILES")] = ""
    situation: Annotated[list[str], Option("--situation", metavar="NAME")] = []
    robbed_kong: RobbedKong = None
    void: Annotated[str | None, Option("--void", metavar="m|p|s")] = None
    wild: Annotated[str | None, Option("--wild", metavar="TILE")] = None
    facts: Annotated[list[str], Option("--fact", metavar="NAME=VALUE")] = []

    def rulebook(self) -> Rulebook:
        """The rulebook under the options that were asked for."""
        return self.under(self.rules)

    def winning_hand(self) -> Hand:
        """The hand with its winning tile: after a plus, by `--won`, or the last one written."""
        hand = self._read()
        if hand.winning is not None:
            return hand
        if not hand.standing:
            raise Complaint("{hand!r}: there is no tile that could have won", hand=self.hand)
        return hand.but(standing=hand.standing[:-1], winning=hand.standing[-1])

    def standing_hand(self) -> Hand:
        """The hand without any winning tile; one that is named stands with the others."""
        hand = self._read()
        if hand.winning is None:
            return hand
        return hand.but(standing=(*hand.standing, hand.winning), winning=None)

    def _read(self) -> Hand:
        if self.hand is None:
            raise Complaint("a hand is needed, such as '11222333m 99p [777z] 1m'")
        wild = None if self.wild is None else parse_one(self.wild)
        rules, written = self.rulebook(), self._written(self.hand, wild)
        named = (read_named_meld(each, wild) for each in self.melds)
        described = DescribedHand(
            self_draw=self.self_draw,
            flowers=self.flowers,
            seat=self.seat.upper(),
            round=self.round.upper(),
            situation=(*self.situation, *([ROBBING_SITUATION] if self.robbed_kong else [])),
            wild=self.wild,
            facts=read_facts(rules, self.facts, void=self.void, robbed_kong=self.robbed_kong),
        )
        return written_hand(rules, described, written._replace(melds=(*written.melds, *named)))

    def _written(self, hand: str, wild: Tile | None) -> WholeHand:
        """What is written of the hand; only with a winning tile after a plus it is the whole."""
        whole = read_whole(hand, wild)
        if whole.winning is None:
            won = None if self.won is None else parse_one(self.won)
            return read_written(hand, wild)._replace(winning=won)
        if self.won is not None:
            raise Complaint("{hand!r}: the winning tile is there, and in --won too", hand=hand)
        return whole


def read_facts(rules: Rulebook, given: list[str], **named: str | None) -> dict[str, str]:
    """Facts written as `name=value`; those with an option of their own count where asked for."""
    facts = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise Complaint("{fact!r}: a fact is written as name=value", fact=each)
        facts[name.strip().replace("-", "_")] = value.strip()
    short = {name: value for name, value in named.items() if name in rules.facts.asked and value}
    return {**facts, **short}


def parse_options(rules: str, given: list[str]) -> dict[str, Any]:
    """Options written as `name=value`, each read as its type in the rulebook asks."""
    types = {field.name: field.type for field in msgspec.structs.fields(folder(rules).OPTIONS)}
    options = {}
    for each in given:
        name, equals, value = each.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise Complaint("{option!r}: an option is written as name=value", option=each)
        if name not in types:
            raise Complaint(
                "{rules} has no option {option!r}: {choices}",
                rules=rules,
                option=name,
                choices=", ".join(types),
            )
        options[name] = _option_value(name, types[name], value.strip())
    return options


def _option_value(name: str, kind: Any, text: str) -> Any:
    """`500`, `true` and `furthest` as they look, `2,4,10` as a list."""
    wrong: msgspec.ValidationError | None = None
    for json in (text, msgspec.json.encode(text), f"[{text}]"):
        try:
            return msgspec.convert(msgspec.json.decode(json), kind, strict=False)
        except msgspec.ValidationError as error:
            wrong = wrong or error
        except (msgspec.DecodeError, RecursionError):
            continue
    raise Complaint(
        "option {option}: {text!r} cannot be: {error}", option=name, text=text, error=wrong
    )


T = TypeVar("T")


def spread_fields(command: Callable[..., T]) -> Callable[..., T]:
    """Lets a command take the fields of its parameter that is a struct, such as `HandOptions`."""
    signature = inspect.signature(command, eval_str=True)
    whole = next(each for each in signature.parameters.values() if is_spread(each))
    fields = fields_of(whole.annotation)

    def taken(**options: Any) -> T:
        own = {field.name: options.pop(field.name) for field in fields}
        return command(**options, **{whole.name: whole.annotation(**own)})

    parameters = []
    for each in signature.parameters.values():
        parameters += fields if each is whole else [each.replace(kind=each.KEYWORD_ONLY)]
    taken.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    taken.__annotations__ = {each.name: each.annotation for each in parameters}
    return taken


def is_spread(parameter: inspect.Parameter) -> bool:
    kind = parameter.annotation
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def fields_of(kind: type[msgspec.Struct]) -> list[inspect.Parameter]:
    """The fields as parameters of a command; the agreed options come last."""
    hints = get_type_hints(kind, include_extras=True)
    fields = sorted(
        msgspec.structs.fields(kind), key=lambda field: field.name in Agreed.__struct_fields__
    )
    return [
        inspect.Parameter(
            field.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=[] if field.default is msgspec.NODEFAULT else field.default,
            annotation=hints[field.name],
        )
        for field in fields
    ]
