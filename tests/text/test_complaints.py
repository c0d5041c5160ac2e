"""Everything that the library complains of has its sentence in Russian."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import sparrows
from sparrows.complaint import Complaint
from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.replay import MISFITS
from sparrows.rulebooks import rulebook
from sparrows.rulebooks.records import read_record
from sparrows.text import catalogue, words
from sparrows.text.complaints import COMPLAINTS_FILE, complaint, entry_of
from sparrows.text.foreign import SENTENCES, recognised
from sparrows.tiles import LONGEST_NOTATION
from sparrows.web.api import GivenHand
from sparrows.web.info.hands import won_hand
from sparrows.web.refusals import REFUSALS, Refusal

PACKAGE = Path(sparrows.__file__).parent
TREES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


def complaining() -> set[str]:
    """Complaint, and every class that is one."""
    found = {"Complaint"}
    classes = [
        (node.name, {ast.unparse(base) for base in node.bases})
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]
    while more := {name for name, bases in classes if bases & found} - found:
        found |= more
    return found


def made(names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in names:
                yield f"{path.relative_to(PACKAGE)}:{node.lineno}", node


def sentences() -> dict[str, str]:
    """Every sentence of the code, by where it stands."""
    found = {f"refusal {code}": sentence for code, (_, sentence) in REFUSALS.items()}
    for place, call in made(complaining() - {"Refusal"}):
        assert call.args, f"{place}: a complaint begins with its sentence"
        sentence = call.args[0]
        assert isinstance(sentence, ast.Constant), f"{place}: a sentence stands as it is written"
        found[place] = sentence.value
    return found


SAID = sentences()
RUSSIAN = words("ru", COMPLAINTS_FILE)


def gaps_of(sentence: str) -> set[str]:
    return {gap for _, gap, _, _ in Formatter().parse(sentence) if gap}


def test_nobody_complains_otherwise() -> None:
    assert {"IllegalAction", "Difference", "Refusal"} <= complaining()
    assert not [place for place, _ in made({"ValueError"})]


def test_a_complaint_says_what_fills_its_gaps() -> None:
    for place, call in made(complaining() - {"Refusal"}):
        given = {keyword.arg for keyword in call.keywords}
        assert given == gaps_of(SAID[place]), place


@pytest.mark.parametrize("place", SAID)
def test_every_complaint_has_words(place: str) -> None:
    sentence = SAID[place]
    assert RUSSIAN.knows(entry_of(sentence)), f"complaints.ru.ftl has no {entry_of(sentence)}"
    gaps = dict.fromkeys(gaps_of(sentence), "#")
    said, errors = RUSSIAN.format(entry_of(sentence), gaps)
    assert not errors
    assert said != sentence.format(**gaps) or not any(sign.isalpha() for sign in said)


def test_different_complaints_are_told_apart() -> None:
    different = set(SAID.values())
    assert len({entry_of(sentence) for sentence in different}) == len(different)


def test_no_words_are_left_over() -> None:
    known = {entry_of(sentence) for sentence in SAID.values()}
    known |= {f"foreign-{entry}" for entry in SENTENCES}
    source = Path(catalogue.__file__).with_name(RUSSIAN.file).read_text("utf-8")
    entries = FluentParser().parse(source).body
    assert not [entry for entry in entries if isinstance(entry, fluent.Junk)]
    names = [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]
    assert len(names) == len(set(names))
    assert set(names) == set(RUSSIAN.ids)
    assert {name for name in names if name.startswith(("complaint-", "foreign-"))} == known


HANDS = [
    (GivenHand(rules="red", concealed="123"), "«123»: номеру на месте 3 нужна буква масти"),
    (GivenHand(rules="red", concealed="m"), "«m»: перед «m» на месте 1 нет номера"),
    (GivenHand(rules="red", concealed="8z"), "«8z»: кости 8z (место 1) не бывает"),
    (GivenHand(rules="red", concealed="1" * (LONGEST_NOTATION + 1)), "слишком много для руки"),
    (
        GivenHand(rules="red", concealed="11m", winning="12m"),
        "выигрышная кость: «12m»: здесь нужна одна",
    ),
    (GivenHand(rules="red", concealed="11111m"), "в одной руке 5 костей 1m, а в наборе их 4"),
    (GivenHand(rules="classical", concealed="123m J"), "в наборе этих правил нет джокеров"),
    (GivenHand(rules="sichuan", concealed="123m 1z"), "в наборе этих правил нет 1z"),
    (GivenHand(rules="red", concealed="1m [124m]"), "«124m» — это не чоу"),
    (GivenHand(rules="red", concealed="1m (111p)"), "бывает только конг, а 111p — панг"),
    (GivenHand(rules="red", concealed="1m", seat="Q"), "место: места «Q» нет, только E, S, W и N"),
    (GivenHand(rules="red", concealed="1m", situation=("x",)), "обстоятельства «x» не бывает"),
    (
        GivenHand(rules="red", options={"deals": "x"}),
        "параметры: deals: нужно целое число, а здесь строка",
    ),
    (GivenHand(rules="red", options={"flowers": 4}), "параметры: четыре цветка (flowers=4) бывают"),
    (GivenHand(rules="blue"), "правил «blue» нет, есть red"),
]


@pytest.mark.parametrize(("given", "russian"), HANDS)
def test_what_cannot_be_a_hand(given: GivenHand, russian: str) -> None:
    with pytest.raises(ValueError) as refused:
        rulebook(given.rules, **given.options).score(won_hand(given))
    assert russian in complaint(refused.value, "ru")
    assert complaint(refused.value, "en") == str(refused.value)


def test_what_a_player_may_not_do() -> None:
    deal = Deal(rulebook("red"), b"0")
    with pytest.raises(ValueError) as refused:
        deal.act(0, Action("pung", 3, (3, 3)))
    russian = complaint(refused.value, "ru")
    assert russian.startswith("Восток не может сейчас объявить панг 4m с 44m, а может: ")
    assert "снести" in russian
    assert str(refused.value).startswith("seat E may not pung 4m with 44m now, only: ")


def test_what_is_no_record() -> None:
    with pytest.raises(MISFITS) as refused:
        read_record(b'{"header": {"format": "1"}}')
    assert complaint(refused.value, "ru") == (
        "это не запись матча: header.format: нужно целое число, а здесь строка"
    )


def test_others_stay_as_they_are() -> None:
    assert complaint("a sentence of nobody", "ru") == "a sentence of nobody"
    assert complaint(Complaint("a sentence {of} nobody", of="by"), "ru") == "a sentence by nobody"
    assert complaint("JSON is malformed: invalid number (byte 6)", "en").startswith("JSON")
    assert complaint(Refusal("no-table"), "de") == "There is no such table."


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    pair: tuple[int, int] = (1, 2)


@pytest.mark.parametrize(
    ("given", "russian"),
    [
        (b"{", "данные обрываются"),
        (b"{1}", "ошибка в байте 1"),
        (b"{}", "не хватает поля number"),
        (b'{"number": 1, "other": 2}', "поля other не бывает"),
        (b'{"number": 1, "pair": [1]}', "pair: элементов в списке должно быть 2"),
        (b'{"number": "x"}', "number: нужно целое число, а здесь строка"),
        (b'"\xff"', "это не UTF-8, байт 0"),
    ],
)
def test_what_msgspec_says(given: bytes, russian: str) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError)) as refused:
        msgspec.json.decode(given, type=str if b"\xff" in given else Asked)
    assert complaint(refused.value, "ru") == russian


def test_an_unknown_sentence_is_not_recognised() -> None:
    assert recognised("nothing of the kind") == ("", {})


def test_a_complaint_can_be_sent_to_another_process() -> None:
    sent = pickle.loads(pickle.dumps(Complaint("{text!r} is no tile", text="{x}")))
    assert str(sent) == "'{x}' is no tile"
