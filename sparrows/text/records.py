"""In words: what a record says besides its deals, and what checking it found."""

from __future__ import annotations

from sparrows.play.record import Record
from sparrows.play.replay import Checked
from sparrows.play.rulebook import Rulebook
from sparrows.text.speaker import Speaker


def what_was_checked(speaker: Speaker, checked: Checked) -> list[str]:
    """A sentence for everything that was found right."""
    say = speaker.say
    found = [say("record-shuffle" if checked.shuffled else "record-secret")]
    if checked.shares:
        found.append(say("record-shares", number=checked.shares))
    if checked.shuffled:
        found.append(say("record-events", decisions=checked.decisions, events=checked.events))
    found.append(say("record-wins", wins=checked.wins, payments=checked.payments))
    return found


def all_right(speaker: Speaker, checked: Checked) -> str:
    """The verdict on a record in which nothing was found wrong."""
    return speaker.say("record-checked", number=checked.deals)


def seats_drawn(speaker: Speaker, rules: Rulebook, record: Record) -> list[str]:
    """How the players came to their seats: by lot, or by throws of the dice."""
    names, say = record.header.players, speaker.say
    first, *again = record.throws or ({},)
    taken = [
        say(
            "seat-thrown-for" if player in first else "seat-taken",
            wind=speaker.seat(seat),
            player=names[player],
            throw=_added(first.get(player, ())),
        )
        for seat, player in zip(rules.seats, record.deals[0].players, strict=True)
    ]
    found = [say("seats-thrown" if first else "seats-drawn", seats=", ".join(taken))]
    for throws in again:
        thrown = (
            say("seat-thrown", player=names[player], throw=_added(dice))
            for player, dice in throws.items()
        )
        found.append(say("seats-again", throws=", ".join(thrown)))
    return found


def _added(dice: tuple[int, ...]) -> str:
    return " + ".join(map(str, dice))
