"""What the server writes of itself: plain lines, or one JSON object per line; never a secret."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime

import msgspec

from sparrows.web.settings import Settings

PLAIN_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
# Whoever writes a line leaves secrets out; these are for what others put into their exceptions:
# keys and what is derived from them, and the rows that PostgreSQL quotes.
SECRETS = (
    (re.compile(r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{40,}(?![\w-])"), "***"),
    (re.compile(r"(?<![0-9a-zA-Z])(?:\\x)?[0-9a-f]{24,}(?![0-9a-zA-Z])"), "***"),
    (re.compile(r"\bb'(?:[^'\\]|\\.){16,}'"), "b'***'"),
    (re.compile(r"DETAIL: .*"), "DETAIL: ***"),
)


def masked(text: str) -> str:
    """Without anything that looks like a secret of ours."""
    for secret, mask in SECRETS:
        text = secret.sub(mask, text)
    return text


class PlainFormatter(logging.Formatter):
    """For people: date, level, who, what."""

    def __init__(self) -> None:
        super().__init__(PLAIN_FORMAT)

    def format(self, record: logging.LogRecord) -> str:
        return masked(super().format(record))


class JsonFormatter(logging.Formatter):
    """For programs: one object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": masked(record.getMessage()),
        }
        if record.exc_info:
            line["error"] = masked(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def set_up(settings: Settings) -> None:
    """From now on everything goes to the standard error, in the form that was asked for."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if settings.log_format == "json" else PlainFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.captureWarnings(True)  # a rulebook of another package that is left out is one
    logging.getLogger("sparrows").setLevel(settings.log_level.upper())
