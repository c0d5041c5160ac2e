"""What is wrong with a command line or a file, in Russian."""

from __future__ import annotations

import msgspec
import pytest

from tests.cli.runner import Command


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("score",), "нужно назвать правила: red, sichuan"),
        (("score", "blue", "123m"), "правил «blue» нет"),
        (("score", "red", "11111m"), "в одной руке 5 костей 1m"),
        (("score", "red", "123m", "--option", "x"), "«x»: параметр пишется так: имя=значение"),
        (("score", "red", "1m", "--option", "deals=x"), "deals не может быть «x»: нужно целое"),
        (("score", "red", "123m", "--why", "x"), "комбинации «x» в этих правилах нет"),
        (("score", "--check", "/nowhere"), "/nowhere не читается: такого файла нет"),
        (("rules", "red", "x"), "в правилах red нет комбинации x"),
        (("replay", "/"), "/ не читается: это папка"),
        (
            ("simulate", "--rules", "red", "--bots", "x", "--deals", "1"),
            "бота «x» нет, есть random",
        ),
        (("sing",), "команды sing нет"),
        (("rules", "red", "x", "y"), "лишние аргументы: y"),
        (("simulate", "--deals", "many"), "--deals: нужно целое число"),
        (("simulate", "--deals", "0"), "--deals: нужно число не меньше 1"),
        (("simulate", "--deals"), "параметру --deals нужно значение"),
    ],
)
def test_a_command_line(sparrows: Command, arguments: tuple[str, ...], sentence: str) -> None:
    done = sparrows(*arguments, "--lang", "ru")
    assert done.status == 2
    assert sentence in done.err


def test_a_line_of_cases(sparrows: Command) -> None:
    done = sparrows("score", "--json", "--lang", "ru", given='{"id": 1, "type": "x"}\n')
    assert msgspec.json.decode(done.out)["error"] == (
        "type: пример бывает «hand», «deal» или «declared», а не «x»"
    )


def test_checked_cases(sparrows: Command) -> None:
    done = sparrows("score", "--check", "-", "--lang", "ru", given='{"id": 1}\n')
    assert done.out.startswith("строка 1: 1: type: пример бывает")
    assert done.out.endswith("Верно: 0, неверно: 1\n")
