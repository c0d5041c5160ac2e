"""The settings of a server and where each comes from: command line, environment, file, default."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_origin
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from sparrows.bots import BOTS, installed_bots, refuse_unknown
from sparrows.complaint import Complaint, shortened
from sparrows.web.hosts import is_name
from sparrows.web.settings import Settings

VARIABLE = "SPARROWS_"
FROM_FILE = "_FILE"  # a variable of this ending names a file with the value, as Docker has secrets
SHORTEST_SECRET = 16
MASK = "***"
COMMAND_LINE, DEFAULT = "command line", "default"

_LINE = re.compile(r"at line (\d+)")


class Config(Settings, frozen=True, kw_only=True):
    """All that can be set: where the server listens, where tables are kept, and its settings."""

    host: str = "127.0.0.1"  # the address to listen on
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000
    db: str = ""  # where tables are kept; empty: SQLite in the user's data folder


FIELDS = {field.name: field for field in msgspec.structs.fields(Config)}


class Chosen(NamedTuple):
    """What holds, and where each setting comes from."""

    config: Config
    sources: dict[str, str]

    @property
    def has_front(self) -> bool:
        """Whether this process starts all workers, and is none of them itself."""
        return self.config.workers > 1 and self.sources["worker"] == DEFAULT


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return VARIABLE + name.upper()


def gathered(file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]) -> Chosen:
    """The command line before the environment before the file before what is usual."""
    values: dict[str, Any] = {}
    sources = dict.fromkeys(FIELDS, DEFAULT)
    for source, settings in (
        *((str(file), each) for each in ([] if file is None else [from_file(file)])),
        *((variable(name), {name: value}) for name, value in from_environment(environment)),
        (COMMAND_LINE, {name: checked(name, value) for name, value in given.items()}),
    ):
        values |= settings
        sources |= dict.fromkeys(settings, source)
    return Chosen(Config(**values), sources)


def from_file(file: Path) -> dict[str, Any]:
    """The settings of a TOML file; a `ValueError` names the line of what cannot be."""
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint("{path} cannot be read: {error}", path=file, error=error) from None
    try:
        settings = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _LINE.search(str(error))
        line = int(found[1]) if found else len(text.splitlines())
        raise Complaint("{file}, line {line}: this is no TOML", file=file, line=line) from None
    return {name: _set_in(file, text, name, value) for name, value in settings.items()}


def _set_in(file: Path, text: str, name: str, value: Any) -> Any:
    line = line_of(name, text)
    if name not in FIELDS:
        raise Complaint(
            "{file}, line {line}: there is no setting {name!r}", file=file, line=line, name=name
        )
    try:
        return checked(name, value)
    except ValueError as error:
        raise Complaint(
            "{file}, line {line}: {name}: {error}", file=file, line=line, name=name, error=error
        ) from None


def line_of(name: str, text: str) -> int:
    """Where a key of a TOML file stands."""
    key = re.compile(rf"\s*\[*\s*[\"']?{re.escape(name)}[\"']?\s*[=.\]]")
    lines = enumerate(text.splitlines(), 1)
    return next((number for number, line in lines if key.match(line)), 1)


def from_environment(environment: Mapping[str, str]) -> Iterable[tuple[str, Any]]:
    """The settings among these variables; a `ValueError` names the variable."""
    for name in FIELDS:
        # A file is named on purpose, while a variable may be what an image has in any case.
        text = _secretly(environment.get(variable(name) + FROM_FILE))
        if text is None:
            text = environment.get(variable(name))
        if text is None:
            continue
        try:
            yield name, checked(name, _words(text) if _is_list(name) else text, strict=False)
        except ValueError as error:
            raise Complaint("{variable}: {error}", variable=variable(name), error=error) from None


def _secretly(path: str | None) -> str | None:
    if not path:
        return None
    try:
        return Path(path).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint("{path} cannot be read: {error}", path=path, error=error) from None


def _is_list(name: str) -> bool:
    return get_origin(FIELDS[name].type) is tuple


def _words(text: str) -> list[str]:
    return [each for each in re.split(r"[\s,]+", text) if each]


def checked(name: str, value: Any, *, strict: bool = True) -> Any:
    """The value of a setting as the server takes it; a `ValueError` where it cannot be."""
    found = msgspec.convert(value, FIELDS[name].type, strict=strict)
    if isinstance(found, int | float) and not 0 <= found < math.inf:
        raise Complaint("a number from 0 on is needed, not {given}", given=found)
    if name in CHECKS:
        for each in found if isinstance(found, tuple) else (found,):
            CHECKS[name](each)
    return found


def _is_bot(given: str) -> None:
    if given not in BOTS:
        raise Complaint(
            "there is no bot {given!r}: {choices}",
            given=given,
            choices=", ".join(installed_bots()),
        )
    refuse_unknown((given,))


def _is_network(given: str) -> None:
    try:
        ip_network(given, strict=False)
    except ValueError:
        raise Complaint("{given} is no address and no network", given=shortened(given)) from None


def _is_origin(given: str) -> None:
    try:
        parts = urlsplit(given)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or given != f"{parts.scheme}://{parts.netloc}":
        raise Complaint(
            "{given} is no site: write it as https://club.example.org", given=shortened(given)
        )


def _is_host_name(given: str) -> None:
    if not is_name(given):
        raise Complaint(
            "{given} is no name of a host: write it as mahjong.example.org", given=shortened(given)
        )


def _is_secret(given: str) -> None:
    if given and len(given) < SHORTEST_SECRET:
        raise Complaint("a secret has at least {least} characters", least=SHORTEST_SECRET)


CHECKS: dict[str, Callable[[str], None]] = {
    "substitute": _is_bot,
    "filler": _is_bot,
    "metrics_from": _is_network,
    "proxies": _is_network,
    "allowed_origins": _is_origin,
    "host_names": _is_host_name,
    "admin_secret": _is_secret,
}


def config_text(chosen: Chosen, database: str) -> str:
    """A settings file that says the same, except for secrets, and where each setting comes from."""
    values = msgspec.structs.asdict(chosen.config) | {"db": without_password(database)}
    if values["admin_secret"]:
        values["admin_secret"] = MASK
    # What JSON writes of numbers, texts and lists, TOML reads.
    lines = [
        (f"{name} = {msgspec.json.encode(value).decode()}", chosen.sources[name])
        for name, value in values.items()
    ]
    width = max(len(line) for line, _ in lines)
    return "\n".join(f"{line:{width}}  # {source}" for line, source in lines)


def without_password(database: str) -> str:
    """The address of a database as anybody may see it."""
    try:
        return make_url(database).render_as_string()
    except (ArgumentError, ValueError):
        return database.rpartition("@")[2]
