"""Whether a record is right: its shuffle, decisions, events, wins and payments."""

from __future__ import annotations

from sparrows.play.replay import Checked, Difference
from sparrows.rulebooks.records import read_record, replay
from sparrows.text import Speaker
from sparrows.text.complaints import complaint
from sparrows.text.records import all_right, what_was_checked
from sparrows.web.api import Verified
from sparrows.web.refusals import judged


def verified(data: bytes, lang: str) -> Verified:
    """What checking a record found, as `sparrows replay --verify` does."""
    with judged("bad-record"):
        record = read_record(data)
    speaker = Speaker(record.header.rules, lang)
    try:
        checked = replay(record)
    except Difference as difference:
        sentence = speaker.say("record-differs", difference=complaint(difference, lang))
        return _verified(Checked(), sentence, ok=False)
    said = [all_right(speaker, checked), *what_was_checked(speaker, checked)]
    return _verified(checked, " ".join(said), ok=True)


def _verified(checked: Checked, sentence: str, *, ok: bool) -> Verified:
    return Verified(
        ok=ok,
        sentence=sentence,
        shuffled=checked.shuffled,
        deals=checked.deals,
        decisions=checked.decisions,
        events=checked.events,
        wins=checked.wins,
        payments=checked.payments,
    )
