"""Letters as readers count them: a letter with its accents is one, and so is a joined emoji."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

# The characters with the Unicode property Extended_Pictographic.
PICTURES = """
    a9 ae 203c 2049 2122 2139 2194-2199 21a9-21aa 231a-231b 2328 23cf 23e9-23f3 23f8-23fa 24c2
    25aa-25ab 25b6 25c0 25fb-25fe 2600-2604 260e 2611 2614-2615 2618 261d 2620 2622-2623 2626 262a
    262e-262f 2638-263a 2640 2642 2648-2653 265f-2660 2663 2665-2666 2668 267b 267e-267f 2692-2697
    2699 269b-269c 26a0-26a1 26a7 26aa-26ab 26b0-26b1 26bd-26be 26c4-26c5 26c8 26ce-26cf 26d1
    26d3-26d4 26e9-26ea 26f0-26f5 26f7-26fa 26fd 2702 2705 2708-270d 270f 2712 2714 2716 271d 2721
    2728 2733-2734 2744 2747 274c 274e 2753-2755 2757 2763-2764 2795-2797 27a1 27b0 27bf 2934-2935
    2b05-2b07 2b1b-2b1c 2b50 2b55 3030 303d 3297 3299 1f004 1f0cf 1f170-1f171 1f17e-1f17f 1f18e
    1f191-1f19a 1f201-1f202 1f21a 1f22f 1f232-1f23a 1f250-1f251 1f300-1f321 1f324-1f393 1f396-1f397
    1f399-1f39b 1f39e-1f3f0 1f3f3-1f3f5 1f3f7-1f3fa 1f400-1f4fd 1f4ff-1f53d 1f549-1f54e 1f550-1f567
    1f56f-1f570 1f573-1f57a 1f587 1f58a-1f58d 1f590 1f595-1f596 1f5a4-1f5a5 1f5a8 1f5b1-1f5b2 1f5bc
    1f5c2-1f5c4 1f5d1-1f5d3 1f5dc-1f5de 1f5e1 1f5e3 1f5e8 1f5ef 1f5f3 1f5fa-1f64f 1f680-1f6c5
    1f6cb-1f6d2 1f6d5-1f6e5 1f6e9 1f6eb-1f6f0 1f6f3-1f6ff 1f7e0-1f7eb 1f7f0 1f90c-1f93a 1f93c-1f945
    1f947-1f9ff 1fa70-1faff
"""
SKIN = "\U0001f3fb-\U0001f3ff"
AS_PICTURE = "\ufe0f"  # the picture rather than the sign
JOINER = "\u200d"
MOST_JOINED = 4  # a family has so many

# Flags of parts of a country: a black flag, and letters that are never seen.
REGIONS = ("gbeng", "gbsct", "gbwls")

# Letters that turn the direction of what follows, or are nothing to look at.
INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
MOST_MARKS = 4  # above and below one letter


def in_brackets(ranges: str) -> str:
    """Ranges of code points as a regular expression has them."""
    ends = ([chr(int(end, 16)) for end in each.split("-")] for each in ranges.split())
    return "".join("-".join(each) for each in ends)


def hidden(letters: str) -> str:
    """Letters as they stand behind a flag, with what ends them."""
    return "".join(chr(0xE0000 + ord(letter)) for letter in letters) + "\U000e007f"


PICTURE = f"[{in_brackets(PICTURES)}](?:{AS_PICTURE}|[{SKIN}])?"
EMOJI = re.compile(
    f"\U0001f3f4(?:{'|'.join(map(hidden, REGIONS))})"
    f"|[\U0001f1e6-\U0001f1ff]{{2}}"
    f"|[0-9#*]{AS_PICTURE}\u20e3"
    f"|{PICTURE}(?:{JOINER}{PICTURE}){{0,{MOST_JOINED - 1}}}"
)


def letters(text: str) -> Iterator[str]:
    """The text cut where a reader would cut it."""
    at = 0
    while at < len(text):
        emoji = EMOJI.match(text, at)
        end = emoji.end() if emoji else at + 1
        while end < len(text) and is_mark(text[end]):
            end += 1
        yield text[at:end]
        at = end


def is_mark(letter: str) -> bool:
    """Whether it is written above, below or into the letter before it."""
    return unicodedata.category(letter).startswith("M") and not BLANK.match(letter)


def is_seen(letter: str) -> bool:
    """Whether nothing in a letter is hidden, except for what holds an emoji together."""
    emoji = EMOJI.match(letter)
    rest = letter[emoji.end() :] if emoji else letter[1:]
    if emoji is None and (unicodedata.category(letter[0]) in INVISIBLE or BLANK.match(letter)):
        return False
    return len(rest) <= MOST_MARKS
