"""Cases by the line: `score --json` and `score --check`."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sparrows.cli.lines import LineResult, answer, answer_all, encoded, lines_of, sentences
from sparrows.rulebooks import RULEBOOKS
from sparrows.rulebooks.cases import LONGEST_LINE
from tests.case_files import FOLDER, Case, load_cases
from tests.cli.runner import ENGLISH, Command, process

REASON = sentences("en")
WINS = load_cases("red")[0]


def asked(*lines: bytes | str | Case) -> tuple[int, list[dict[str, Any]]]:
    """The exit status and the answers to these lines."""
    given = b"".join(
        line if isinstance(line, bytes) else (as_line(line) + "\n").encode() for line in lines
    )
    out = io.BytesIO()
    status = answer_all(io.BytesIO(given), out, "en")
    return status, [json.loads(line) for line in out.getvalue().splitlines()]


def as_line(line: str | Case) -> str:
    return line if isinstance(line, str) else json.dumps(line)


def test_a_result_a_line(sparrows: Command) -> None:
    done = sparrows("score", "--json", given=json.dumps(WINS))
    assert done.status == 0
    assert done.out.count("\n") == 1
    assert json.loads(done.out) == {"id": WINS["id"], **WINS["expect"]}


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_results_have_the_fields_of_the_contract(rules: str) -> None:
    status, results = asked(*load_cases(rules))
    assert status == 0
    for case, result in zip(load_cases(rules), results, strict=True):
        assert result["id"] == case["id"]
        if case["type"] == "deal":
            assert set(result) - {"next_dealer"} == {"id", "delta"}
        elif result["win"]:
            assert set(result) == {"id", "win", "value", "patterns"}
        else:
            assert set(result) == {"id", "win", "reason"}
            assert result["reason"].endswith(".")


def test_a_reason_in_russian(sparrows: Command) -> None:
    case = {**WINS, "winning": "1z"}
    for arguments in (("--lang", "ru"), ("--lang=ru",)):
        done = sparrows("score", "--json", *arguments, given=json.dumps(case))
        assert "не складывается" in json.loads(done.out)["reason"]


def test_bad_lines_do_not_keep_others_from_their_answers() -> None:
    status, results = asked(
        b"\xff\xfe broken\n",
        b"\n   \n",
        "{",
        "[]",
        '"text"',
        "null",
        {"id": 7},
        {"id": "a", "type": "hand"},
        {**WINS, "id": "b", "winning": "12m5"},
        {**WINS, "id": "c", "options": {"cap": "much"}},
        {**WINS, "id": {"not": ["text"]}, "rules": "blue"},
        b'{"id": "long", "x": "' + b"x" * 10_000_000 + b'"}\n',
        b"[" * 100_000 + b"\n",
        WINS,
    )
    assert status == 1
    assert [result["id"] for result in results] == [
        *([None] * 5),
        *(7, "a", "b", "c", {"not": ["text"]}),
        *(None, None, WINS["id"]),
    ]
    assert all(result["error"] for result in results[:-1])
    assert not [each for each in results if "internal" in each.get("error", "")]
    assert results[-1]["value"] == WINS["expect"]["value"]


def test_an_id_that_cannot_be_written_is_left_out() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert json.loads(encoded({"id": deep, "error": "x"})) == {"id": None, "error": "x"}


def test_a_fault_of_ours_is_an_error_line() -> None:
    def broken(*_: object) -> LineResult:
        raise KeyError("lost")

    result = answer(json.dumps(WINS).encode(), REASON, "en", broken)
    assert result == {"id": WINS["id"], "error": "internal error: KeyError: 'lost'"}


def test_a_line_without_its_end_is_a_line() -> None:
    assert list(lines_of(io.BytesIO(b"a\n\nb"))) == [b"a\n", b"b"]


class Dripping(io.BytesIO):
    """A pipe in which so many bytes lie at most."""

    def __init__(self, given: bytes, most: int) -> None:
        super().__init__(given)
        self.most = most

    def read1(self, size: int | None = -1, /) -> bytes:
        return super().read1(self.most)


@pytest.mark.parametrize("most", [1, 2, 3, 100])
def test_lines_may_come_in_pieces(most: int) -> None:
    given = b"a\nbc\r\n\n \x0c\ndef\n\ng"
    waited: list[None] = []
    lines = list(lines_of(Dripping(given, most), lambda: waited.append(None)))
    assert lines == [b"a\n", b"bc\r\n", b"def\n", b"g"]
    assert len(waited) == -(-len(given) // most) + 1, "once before each piece, and before the end"


@pytest.mark.parametrize("beyond", [-1, 0, 1, 2, 3, 100_000])
@pytest.mark.parametrize("end", [b"", b"\n"])
def test_of_a_line_that_is_too_long_the_beginning_is_kept(beyond: int, end: bytes) -> None:
    line = b"x" * (LONGEST_LINE + beyond) + end
    for more in (b"", b"y") if end else (b"",):
        kept = [line[: LONGEST_LINE + 2], *([more] if more else ())]
        assert list(lines_of(Dripping(line + more, 70_000))) == kept


def test_a_conversation_over_a_pipe() -> None:
    """Each answer comes before the next question is asked."""
    command = [sys.executable, "-m", "sparrows", "score", "--json"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ | ENGLISH
    ) as talk:
        assert talk.stdin is not None
        assert talk.stdout is not None
        for case in load_cases("red")[:3]:
            talk.stdin.write(json.dumps(case).encode() + b"\n")
            talk.stdin.flush()
            assert json.loads(talk.stdout.readline())["id"] == case["id"]
        talk.stdin.close()
        assert talk.wait(10) == 0


def test_exit_status_and_imports_of_a_process() -> None:
    assert process("score", "--json", given=b"{\n").status == 1
    code = (
        "import sys; from sparrows.cli.main import run; run(['score', '--json']);"
        "print(*{name.split('.')[0] for name in sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], input=b"", capture_output=True, check=True)
    assert not {"rich", "typer", "fluent"} & set(done.stdout.decode().split())


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_check_passes_on_the_worked_cases(sparrows: Command, rules: str) -> None:
    done = sparrows("score", "--check", str(FOLDER / f"{rules}.cases.jsonl"))
    assert done.out == f"{len(load_cases(rules))} passed, 0 failed\n"
    assert done.status == 0


def test_check_shows_each_difference(sparrows: Command, tmp_path: Path) -> None:
    deal = next(case for case in load_cases("sichuan") if "next_dealer" in case)
    wrong = [
        WINS,
        {**WINS, "expect": {**WINS["expect"], "value": 1}},
        {**WINS, "winning": "1z"},
        {**WINS, "expect": {"win": False}},
        {key: value for key, value in WINS.items() if key != "expect"},
        {**WINS, "rules": "blue"},
        {**deal, "next_dealer": "Q"},
        deal,
    ]
    path = tmp_path / "cases.jsonl"
    path.write_text("\n".join(json.dumps(case) for case in wrong), "utf-8")
    done = sparrows("score", "--check", str(path))
    assert done.status == 1
    assert done.out.splitlines()[-1] == "2 passed, 6 failed"
    assert "value: expected 1, got 112" in done.out
    assert "win: expected true, got false" in done.out
    assert "win: expected false, got true" in done.out
    assert "it expects nothing" in done.out
    assert "there is no rulebook 'blue'" in done.out
    assert 'next_dealer: expected "Q"' in done.out
    piped = sparrows("score", "--check", "-", given=path.read_bytes())
    assert (piped.status, piped.out) == (1, done.out)


def test_check_of_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "missing", tmp_path):
        done = process("score", "--check", str(path))
        assert (done.status, done.out) == (2, "")
        assert "cannot be read" in done.err


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
CASES = st.sampled_from([case for rules in RULEBOOKS for case in load_cases(rules)])
NOTATION = st.text(alphabet="123456789mpszfJ ", max_size=20)


@st.composite
def mutated(draw: st.DrawFn) -> Case:
    """A worked case with some of it replaced, at any depth."""
    case = json.loads(json.dumps(draw(CASES)))
    for _ in range(draw(st.integers(1, 3))):
        place: Any = case
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            inner = place[key]
            if isinstance(inner, dict | list) and inner and draw(st.booleans()):
                place = inner
                continue
            if draw(st.integers(0, 4)) == 0:
                del place[key]
            else:
                place[key] = draw(st.one_of(VALUES, NOTATION, st.sampled_from("ESWN")))
            break
    return dict(case)


def assert_answered(line: bytes) -> None:
    out = io.BytesIO()
    answer_all(io.BytesIO(line), out, "en")
    for result in map(json.loads, out.getvalue().splitlines()):
        assert {"error", "win", "delta"} & set(result)
        assert "internal" not in result.get("error", ""), (line, result)


@settings(max_examples=400)
@given(mutated())
def test_mutated_cases_are_answered(case: Case) -> None:
    assert_answered(json.dumps(case).encode())


@given(VALUES)
def test_any_json_is_answered(value: object) -> None:
    assert_answered(json.dumps(value).encode())


@given(st.binary(max_size=200))
def test_any_bytes_are_answered(line: bytes) -> None:
    assert_answered(line)


@given(CASES, st.data())
def test_a_case_with_broken_bytes_is_answered(case: Case, data: st.DataObject) -> None:
    line = bytearray(json.dumps(case).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        line[data.draw(st.integers(0, len(line) - 1))] = data.draw(st.integers(0, 255))
    assert_answered(bytes(line))
