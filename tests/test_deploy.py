"""What `deploy/` has is what the page shows, and names what is there."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from sparrows.web.config import FIELDS, gathered, variable
from sparrows.web.workers.nginx import configuration
from sparrows.web.workers.shards import ID_LETTERS

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
SHOWN = [
    "sparrows.toml",
    "sparrows.service",
    "sparrows@.service",
    "nginx.conf",
    "sparrows-backup",
    "sparrows-backup-postgres",
    "sparrows-backup.service",
    "sparrows-backup.timer",
]
UNITS = [name for name in SHOWN if name.endswith((".service", ".timer"))]
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8")


@pytest.mark.parametrize("name", SHOWN)
def test_the_page_shows_the_files_as_they_are(name: str) -> None:
    blocks = re.findall(r"```\w+\n(.*?)```", PAGE, re.DOTALL)
    assert (DEPLOY / name).read_text("utf-8") in blocks


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_file_is_spoken_of(path: Path) -> None:
    if path.suffix != ".dockerignore":
        assert f"](../deploy/{path.name})" in PAGE


def test_scripts_can_be_run() -> None:
    for path in DEPLOY.iterdir():
        is_script = path.read_text("utf-8").startswith("#!")
        assert bool(path.stat().st_mode & 0o100) is is_script, path.name


def copied() -> list[str]:
    """What the Dockerfile takes from the project."""
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    return [name for line in lines for name in line.split()]


def test_the_dockerfile_copies_what_is_there_and_is_not_ignored() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    assert ignored[0] == "*"
    let_in = {line[1:] for line in ignored if line.startswith("!")}
    assert copied()
    for name in copied():
        assert (ROOT / name).exists(), name
        assert name.split("/")[0] in let_in, name
    assert let_in == {name.split("/")[0] for name in copied()}


def test_the_dockerfile_takes_all_that_the_package_is_built_from() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    for name in re.findall(r'^readme = "(.+)"|license-files = \["(.+)"\]', project, re.MULTILINE):
        assert "".join(name) in copied()
    sources = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    used = {
        found
        for path in sources
        for found in re.findall(r"\.\./sparrows/(\w+)/", path.read_text("utf-8"))
    }
    assert {f"sparrows/{name}" for name in used} <= set(copied())


def test_the_dockerfile_asks_for_extras_that_there_are() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
        "optional-dependencies"
    ]
    asked = re.findall(r'"(?:\.|sparrows)\[(.+?)\]"', DOCKERFILE)
    assert asked
    for names in asked:
        assert set(names.split(",")) <= set(extras)


def test_the_container_is_nobody_and_says_how_it_is() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    assert "\nUSER sparrows\n" in last
    assert "/healthz" in last
    assert last.count("HEALTHCHECK") == 1


def test_compose_names_what_is_there() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    services = set(re.findall(r"^  (\w[\w-]*):$", text, re.MULTILINE))
    assert {"sparrows", "database", "proxy"} <= services
    assert (DEPLOY / re.findall(r"context: (\S+)", text)[0]).resolve() == ROOT
    assert (ROOT / re.findall(r"dockerfile: (\S+)", text)[0]).is_file()
    for path in re.findall(r"- \./(\S+?):", text):
        assert (DEPLOY / path).is_file()
    assert "reverse_proxy sparrows:8000" in (DEPLOY / "Caddyfile").read_text("utf-8")
    for secret in re.findall(r"secrets: \[(\S+)\]", text):
        assert f"/run/secrets/{secret}" in text and f"> {secret}" in PAGE


def environment_of(service: str, secrets: Path) -> dict[str, str]:
    """The variables that compose gives a service, with the secrets in this folder."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    found = re.search(
        rf"^  {service}:\n(?:    .*\n)*?    environment:\n((?:      .*\n)+)", text, re.M
    )
    assert found
    lines = found[1].replace("/run/secrets", str(secrets)).splitlines()
    return dict(line.strip().split(": ", 1) for line in lines)


def test_the_server_of_compose_keeps_its_tables_in_postgresql(tmp_path: Path) -> None:
    """Whatever the image says of a container that runs alone."""
    url = "postgresql://sparrows:word@database/sparrows"
    (tmp_path / "database-url").write_text(f"{url}\n", "utf-8")
    (image,) = re.findall(r"^ENV (.+)$", DOCKERFILE, re.MULTILINE)
    alone = dict(each.split("=", 1) for each in image.split())
    assert gathered(None, alone, {}).config.db == "sqlite:////var/lib/sparrows/tables.sqlite"
    together = {**alone, **environment_of("sparrows", tmp_path)}
    config = gathered(None, together, {}).config
    assert (config.host, config.db) == ("0.0.0.0", url)
    named = [each for each in together if each.startswith("SPARROWS_")]
    assert {each.removesuffix("_FILE") for each in named} <= {variable(name) for name in FIELDS}
    (network,) = re.findall(r"subnet: ([\d./]+)", (DEPLOY / "compose.yaml").read_text("utf-8"))
    assert config.proxies == (network,)
    names = [f"{name} {{" for name in config.host_names]
    assert (DEPLOY / "Caddyfile").read_text("utf-8").splitlines()[0] in names


def test_the_user_of_the_image_can_read_its_secret() -> None:
    """A secret of compose is the file itself, with the owner that it has outside."""
    (user,) = re.findall(r"useradd --uid (\d+) .* sparrows$", DOCKERFILE, re.MULTILINE)
    assert f"chown {user} database-url\n" in PAGE
    assert f"user {user} " in (DEPLOY / "compose.yaml").read_text("utf-8")


@pytest.mark.parametrize("name", ["nginx-workers.conf", "nginx-machines.conf"])
def test_nginx_knows_the_workers_as_the_command_writes_it(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    command, *_ = text.splitlines()
    _, asked, addresses = command.partition("python -m sparrows.web.workers.nginx ")
    assert asked and text == configuration(addresses.split())
    assert f"{asked}{addresses}" in PAGE


@pytest.mark.parametrize("workers", [1, 2, 3, 5, 64])
def test_nginx_asks_for_a_table_where_it_usually_is(workers: int) -> None:
    lines = configuration([f"127.0.0.1:{8000 + number}" for number in range(workers)])
    known = re.findall(r'"~(.+)" sparrows_(\d+);', lines)
    for shard, letter in enumerate(ID_LETTERS):
        path = f"/api/tables/{letter}xyz/socket"
        assert [int(number) for pattern, number in known if re.search(pattern, path)] == [
            shard % workers
        ]
    assert not any(re.search(pattern, "/api/tables") for pattern, _ in known)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_has_nothing_to_say_of_the_units(tmp_path: Path) -> None:
    for name in UNITS:
        text = (DEPLOY / name).read_text("utf-8")
        text = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", text, flags=re.MULTILINE)
        (tmp_path / name).write_text(text.replace("User=sparrows", "User=root"), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / name) for name in UNITS)],
        capture_output=True,
        text=True,
        check=False,
    )
    said = [
        line for line in done.stderr.splitlines() if str(tmp_path) in line or "sparrows" in line
    ]
    assert not said
