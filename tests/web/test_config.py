"""Settings from a file, the environment and the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from sparrows.text.complaints import complaint
from sparrows.web.config import FIELDS, Config, config_text, from_file, gathered, variable
from sparrows.web.settings import Settings

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
SECRET = "correct horse battery"


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "sparrows.toml"
    file.write_text(text, "utf-8")
    return file


def test_what_is_nearer_to_the_command_holds(tmp_path: Path) -> None:
    file = written(tmp_path, "pace = 1\nport = 1\nidle = 1.5\n")
    environment = {"SPARROWS_PACE": "2", "SPARROWS_PORT": "2", "SPARROWS_LANG": "ru"}
    config, sources = gathered(file, environment, {"pace": 3.0})
    assert (config.pace, config.port, config.idle, config.host) == (3.0, 2, 1.5, "127.0.0.1")
    assert sources["pace"] == "command line"
    assert sources["port"] == "SPARROWS_PORT"
    assert sources["idle"] == str(file)
    assert sources["host"] == "default"


def test_who_is_no_worker_starts_all(tmp_path: Path) -> None:
    assert gathered(written(tmp_path, "workers = 3\n"), {}, {}).has_front
    assert not gathered(None, {"SPARROWS_WORKER": "0"}, {"workers": 3}).has_front
    assert not gathered(None, {}, {}).has_front


def test_without_any_word_everything_is_as_usual() -> None:
    config, sources = gathered(None, {}, {})
    assert config == Config()
    assert set(sources.values()) == {"default"}
    for field in msgspec.structs.fields(Settings):
        assert getattr(config, field.name) == field.default


def test_every_setting_has_its_variable_and_its_key(tmp_path: Path) -> None:
    values = msgspec.structs.asdict(Config()) | {"admin_secret": SECRET, "db": "sqlite:///x"}
    lines = [f"{name} = {msgspec.json.encode(value).decode()}" for name, value in values.items()]
    assert gathered(written(tmp_path, "\n".join(lines)), {}, {}).config == Config(**values)
    environment = {
        variable(name): " ".join(value) if isinstance(value, tuple) else str(value)
        for name, value in values.items()
    }
    config, sources = gathered(None, environment, {})
    assert config == Config(**values)
    assert sources == {name: variable(name) for name in FIELDS}


def test_lists_in_the_environment() -> None:
    given = {"SPARROWS_METRICS_FROM": "10.0.0.0/8, ::1 127.0.0.1"}
    assert gathered(None, given, {}).config.metrics_from == ("10.0.0.0/8", "::1", "127.0.0.1")


def test_a_variable_may_name_a_file_that_holds_the_secret(tmp_path: Path) -> None:
    file = written(tmp_path, f"{SECRET}\n")
    given = {"SPARROWS_ADMIN_SECRET_FILE": str(file)}
    assert gathered(None, given, {}).config.admin_secret == SECRET
    both = {**given, "SPARROWS_ADMIN_SECRET": "what an image was built with"}
    assert gathered(None, both, {}).config.admin_secret == SECRET
    with pytest.raises(ValueError, match="cannot be read"):
        gathered(None, {"SPARROWS_ADMIN_SECRET_FILE": str(tmp_path / "nothing")}, {})


@pytest.mark.parametrize(
    ("text", "english", "russian"),
    [
        ("pace = 1\n\nprot = 80", "line 3: there is no setting 'prot'", "настройки «prot» нет"),
        ("[server]\npace = 1", "line 1: there is no setting 'server'", "строка 1"),
        ('"port" = "80"', "line 1: port: Expected `int`, got `str`", "нужно целое число"),
        ("port = 99999", "line 1: port: Expected `int` <= 65535", "строка 1: port"),
        ("pace = nan", "line 1: pace: a number from 0 on", "нужно число не меньше 0"),
        ("# c\npace = -1", "line 2: pace: a number from 0 on", "нужно число не меньше 0"),
        ("pace = ", "line 1: this is no TOML", "строка 1: это не TOML"),
        ("pace = 1\npace = 2", "line 2: this is no TOML", "строка 2"),
        ('filler = "clever"', "there is no bot 'clever'", "бота «clever» нет"),
        ('proxies = ["here"]', "is no address and no network", "это не адрес и не сеть"),
        ('allowed_origins = ["club"]', "is no site", "это не сайт"),
        ('host_names = ["https://club"]', "is no name of a host", "это не имя сервера"),
        ('host_names = ["club/play"]', "is no name of a host", "это не имя сервера"),
        ('host_names = ["club:80"]', "is no name of a host", "это не имя сервера"),
        ('host_names = [""]', "is no name of a host", "это не имя сервера"),
        ('admin_secret = "short"', "at least 16 characters", "не меньше 16 знаков"),
        ('log_format = "xml"', "log_format: Invalid enum value 'xml'", "log_format"),
    ],
)
def test_what_cannot_be_is_named_with_its_line(
    tmp_path: Path, text: str, english: str, russian: str
) -> None:
    with pytest.raises(ValueError) as refused:
        from_file(written(tmp_path, text))
    assert english in str(refused.value)
    assert russian in complaint(refused.value, "ru")


def test_names_and_addresses_name_a_host(tmp_path: Path) -> None:
    names = ["Club.example.org", "localhost", "192.168.0.5", "fe80::1"]
    found = from_file(written(tmp_path, f"host_names = {json.dumps(names)}"))
    assert found["host_names"] == tuple(names)


def test_a_variable_that_cannot_be_is_named() -> None:
    with pytest.raises(ValueError, match="SPARROWS_PORT: Expected `int`"):
        gathered(None, {"SPARROWS_PORT": "eighty"}, {})


def test_a_password_in_an_address_is_hidden() -> None:
    assert "pw" not in config_text(gathered(None, {}, {}), "postgresql://u:pw@h/n?sslmode=require")


def documented() -> dict[str, str]:
    """The settings of the page, with what it says is usual."""
    rows = re.findall(r"^\| `(\w+)` \| `(.*?)` \|", HOSTING.read_text("utf-8"), re.MULTILINE)
    assert len(rows) == len(dict(rows))
    return dict(rows)


def test_every_setting_is_documented_with_what_is_usual() -> None:
    usual = {
        name: msgspec.json.encode(field.default).decode().replace(",", ", ")
        for name, field in FIELDS.items()
    }
    assert documented() == usual


def test_the_file_of_the_page_is_one(tmp_path: Path) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", HOSTING.read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        assert from_file(written(tmp_path, block))
