"""Records of matches, read and replayed under the installed rulebooks."""

from __future__ import annotations

from collections.abc import Iterator

from sparrows.complaint import Complaint
from sparrows.play.record import Header, Record, read
from sparrows.play.replay import Checked, replay_under
from sparrows.play.rulebook import Rulebook, read_options
from sparrows.rulebooks import folder, rulebook_under


def rules_of(header: Header) -> Rulebook:
    """The rulebook that a record was played by."""
    return rulebook_under(header.rules, read_options(folder(header.rules).OPTIONS, header.options))


def read_record(data: bytes) -> Record:
    """A record from outside; a `ValueError` names the place of whatever is wrong with it."""
    return read(data, rules_of)


def read_records(data: bytes) -> Iterator[Record]:
    """The records of a file: a single one, or one per line."""
    lines = [line for line in data.splitlines() if line.strip()]
    if len(lines) < 2 or not lines[0].rstrip().endswith(b"}"):
        yield read_record(data)
        return
    for number, line in enumerate(lines, 1):
        try:
            yield read_record(line)
        except ValueError as error:
            raise Complaint("record {number}: {error}", number=number, error=error) from None


def replay(record: Record) -> Checked:
    """Replays the decisions and checks every event, win, payment and the shuffle."""
    return replay_under(record, rules_of(record.header))
