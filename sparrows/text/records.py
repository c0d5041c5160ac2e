"""What checking a record found, in words."""

from __future__ import annotations

from sparrows.play.replay import Checked
from sparrows.text.speaker import Speaker


def what_was_checked(speaker: Speaker, checked: Checked) -> list[str]:
    """A sentence for everything that was found right."""
    say = speaker.say
    found = [say("record-shuffle" if checked.shuffled else "record-secret")]
    if checked.shuffled:
        found.append(say("record-events", decisions=checked.decisions, events=checked.events))
    found.append(say("record-wins", wins=checked.wins, payments=checked.payments))
    return found


def all_right(speaker: Speaker, checked: Checked) -> str:
    """The verdict on a record in which nothing was found wrong."""
    return speaker.say("record-checked", number=checked.deals)
