"""Messages about bad input that come from elsewhere: msgspec, the system, Typer."""

from __future__ import annotations

import re
from typing import Any

# For each id of the catalogue, what the message looks like; the first match is taken.
SENTENCES = {
    "at": r"(?P<error>.+) - at (?:`key` in )?`(?:\$\.?)?(?P<path>.*)`",
    "expected": r"Expected `(?P<wanted>.+)`, got `(?P<got>.+)`",
    "length": r"Expected `array` of length (?P<wanted>\d+)(, got \d+)?",
    "least": r"Expected `int` >= (?P<wanted>-?\d+)",
    "most": r"Expected `int` <= (?P<wanted>-?\d+)",
    "unknown-field": r"Object contains unknown field `(?P<field>.+)`",
    "missing-field": r"Object missing required field `(?P<field>.+)`",
    "value": r"Invalid (?:enum )?value '?(?P<value>.+?)'?",
    "truncated": r"Input data was truncated",
    "malformed": r"JSON is malformed: .+ \(byte (?P<byte>\d+)\)",
    "encoding": r"'utf-8' codec can't decode byte.* in position (?P<byte>\d+).*",
    "no-file": r"(\[Errno \d+\] )?No such file or directory(: .*)?",
    "folder": r"(\[Errno \d+\] )?Is a directory(: .*)?",
    "no-folder": r"(\[Errno \d+\] )?Not a directory(: .*)?",
    "forbidden": r"(\[Errno \d+\] )?Permission denied(: .*)?",
    "broken-pipe": r"(\[Errno \d+\] )?Broken pipe",
    "address-in-use": r"(\[Errno \d+\] )?Address already in use",
    "no-address": r"(\[Errno \d+\] )?Cannot assign requested address",
    "no-host": r"(\[Errno -?\d+\] )?(Name or service not known|No address associated .*)",
    "no-command": r"No such command '(?P<name>.*)'\.",
    "extra-arguments": r"Got unexpected extra argument\S* \((?P<value>.*)\)",
    "no-integer": r"Input should be a valid integer,.*",
    "no-number": r"Input should be a valid number,.*",
    "at-least": r"Input should be greater than or equal to (?P<wanted>\S+)",
    "at-most": r"Input should be less than or equal to (?P<wanted>\S+)",
    "needs-a-value": r"Option '(?P<name>.*)' requires an argument\.",
    "takes-no-value": r"Option '(?P<name>.*)' does not take a value\.",
}


def recognised(error: object) -> tuple[str, dict[str, Any]]:
    """The id of a message and what it is about; no id where the message is not known."""
    sentence = str(error)
    for entry, shape in SENTENCES.items():
        found = re.fullmatch(shape, sentence, re.DOTALL)
        if found:
            return f"foreign-{entry}", found.groupdict()
    return "", {}
