"""Cases line by line: `score --json` answers each, `score --check` compares with expectations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BufferedReader, BytesIO
from typing import Any, BinaryIO, TextIO, cast

import msgspec

from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks.cases import LONGEST_LINE, Reason, judge, read_line
from sparrows.scoring.score import Score
from sparrows.text import Speaker, words
from sparrows.text.complaints import complaint
from sparrows.text.explanation import no_win

LineResult = dict[str, Any]
LineJudge = Callable[[dict[str, Any], Reason], LineResult]

PIECE = 1 << 16  # bytes that are read
ENOUGH = LONGEST_LINE + 2  # of a line, to see that it is too long

_encode = msgspec.json.Encoder().encode


def lines_of(stream: BinaryIO, before_waiting: Callable[[], object] = bool) -> Iterator[bytes]:
    """The lines that are not blank; of one that is too long for a case, only its beginning.

    Whatever has come is read at once, and something may be done before more is waited for.
    """
    read = cast(BufferedReader, stream).read1
    begun = b""  # a line whose end has not come
    before_waiting()
    while piece := read(PIECE):
        lines = BytesIO(begun + piece).readlines()
        begun = b"" if piece.endswith(b"\n") else lines.pop()[:ENOUGH]
        for line in lines:
            if not line.isspace():
                yield line[:ENOUGH]
        before_waiting()
    if begun and not begun.isspace():
        yield begun


def sentences(language: str) -> Reason:
    """Says in this language why a hand does not win, and how far it is from winning."""
    speakers: dict[str, Speaker] = {}

    def reason(rules: Rulebook, score: Score) -> str:
        speaker = speakers.get(rules.id)
        if speaker is None:
            speaker = speakers[rules.id] = Speaker(rules.id, language)
        return no_win(speaker, rules, score)

    return reason


def answer(line: bytes, reason: Reason, language: str, judged: LineJudge = judge) -> LineResult:
    """The result of one line; whatever is wrong with it becomes an `error`."""
    name = None
    try:
        case = read_line(line)
        name = case.get("id")
        return {"id": name, **judged(case, reason)}
    except ValueError as error:
        return {"id": name, "error": complaint(error, language)}
    except Exception as error:  # a fault of ours must not keep the other lines from their answers
        return {"id": name, "error": f"internal error: {type(error).__name__}: {error}"}


def encoded(result: LineResult) -> bytes:
    """A result as JSON; an id that cannot be written again is left out."""
    try:
        return _encode(result)
    except (ValueError, RecursionError):
        return _encode({**result, "id": None})


def answer_all(stream: BinaryIO, out: BinaryIO, language: str, judged: LineJudge = judge) -> int:
    """One result per line; a program that waits for it before it goes on asking has it at once."""
    reason = sentences(language)
    status = 0
    for line in lines_of(stream, out.flush):
        result = answer(line, reason, language, judged)
        if "error" in result:
            status = 1
        out.write(encoded(result) + b"\n")
    out.flush()
    return status


def check_all(stream: BinaryIO, out: TextIO, language: str) -> int:
    """Each difference between what lines expect and what they get, then how many there were."""
    reason = sentences(language)
    say = words(language).say
    passed = failed = 0
    for number, line in enumerate(lines_of(stream), 1):
        differences = list(differences_of(line, reason, language))
        for difference in differences:
            out.write(say("checked-line", number=number, difference=difference) + "\n")
        if differences:
            failed += 1
        else:
            passed += 1
    out.write(say("checked", passed=passed, failed=failed) + "\n")
    return 1 if failed else 0


def differences_of(line: bytes, reason: Reason, language: str) -> Iterator[str]:
    """What is different from what this line expects."""
    say = words(language).say
    result = answer(line, reason, language)
    name = result["id"]
    if "error" in result:
        yield f"{name}: {result['error']}"
        return
    case = read_line(line)
    expected = case.get("expect")
    if not isinstance(expected, dict):
        yield say("checked-nothing", name=str(name))
        return
    if "next_dealer" in case:
        expected = {**expected, "next_dealer": case["next_dealer"]}
    for key, wanted in expected.items():
        if result.get(key) != wanted:
            got = result.get(key, result.get("reason"))
            yield say(
                "checked-difference", name=str(name), key=key, wanted=_json(wanted), got=_json(got)
            )


def _json(value: object) -> str:
    return _encode(value).decode()
