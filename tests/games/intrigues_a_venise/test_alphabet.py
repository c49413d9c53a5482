"""Moves in words, and what is refused (IV-920)."""

from __future__ import annotations

import pytest

from serenissima.core.game import NotAMove
from serenissima.core.illegal import IllegalMove
from serenissima.games.intrigues_a_venise.moves import Answer, Card, Exile, Marbles, Move, PickSpy, Step
from serenissima.games.intrigues_a_venise.setup import play, set_up
from tests.games.intrigues_a_venise.table import ALPHABET, dealt, refused


@pytest.mark.rule("IV-920")
@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("STEP V54", "step v54"),
        ("step 54", "step v54"),
        ("step #1", "step v54"),
        ("exile embassy", "exile v58"),
        ("marbles KRR", "marbles red red black"),
        ("marbles black red red", "marbles red red black"),
        ("answer short X F", "answer F X short"),
        ("answer md fat! b!", "answer B! fat! mD"),
        ("answer {mD, B, F}", "answer F B mD"),
        ("spy red m", "spy red thin"),
        ("place T S G M", "place tall short fat thin"),
        ("identity bubble", "identity B"),
        ("message delta", "message D"),
        ("tic red frown blue", "tic red frown to blue"),
        ("notice nobody", "notice nobody"),
        ("notice 2 0", "notice 0 2"),
    ],
)
def test_many_ways_to_write_a_move(text: str, canonical: str) -> None:
    """Case, spacing, order and short forms do not matter."""
    assert ALPHABET.text(ALPHABET.parse(text)) == canonical


@pytest.mark.rule("IV-920", "IV-110", "IV-314", "IV-411")
@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("fly v3", "IV-920", "no-move"),
        ("", "IV-920", "no-move"),
        ("step", "IV-920", "no-form"),
        ("step v3 v4", "IV-920", "no-form"),
        ("step v0", "IV-110", "no-space"),
        ("step v59", "IV-110", "no-space"),
        ("step #" + "9" * 5000, "IV-110", "no-space"),
        ("step 7.5", "IV-110", "no-space"),
        ("step seven", "IV-110", "no-space"),
        ("step -3", "IV-110", "no-space"),
        ("step ²", "IV-110", "no-space"),
        ("step #9", "IV-110", "no-space"),
        ("marble green", "IV-105", "no-marble"),
        ("marble white", "IV-314", "white-marble"),
        ("marbles RR", "IV-301", "three-marbles"),
        ("marbles RRRR", "IV-301", "three-marbles"),
        ("spy pink thin", "IV-102", "no-colour"),
        ("spy red huge", "IV-102", "no-build"),
        ("ask blue age", "IV-403", "no-question"),
        ("answer", "IV-920", "no-form"),
        ("answer Q", "IV-106", "no-card"),
        ("answer F F tall", "IV-411", "card-twice"),
        ("answer F B X", "IV-410", "no-answer"),
        ("answer F! B! tall", "IV-410", "no-answer"),
        ("answer mA mB F", "IV-410", "no-answer"),
        ("answer mA! F", "IV-417", "no-seal"),
        ("tic red wave", "IV-901", "no-gesture"),
        ("tic red", "IV-920", "no-form"),
        ("notice 7", "IV-920", "no-form"),
    ],
)
def test_what_is_no_move_is_refused_with_its_rule(text: str, rule: str, reason: str) -> None:
    """Texts that are not moves are refused with their rule in any position."""
    with pytest.raises(NotAMove) as caught:
        ALPHABET.parse(text)
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == (rule, reason)


def test_typed_moves_in_any_order_and_wrong_ones() -> None:
    """Cards and marbles of a typed move may be in any order; wrong types are refused."""
    assert ALPHABET.code(Answer((Card("short"), Card("X"), Card("F")))) == ALPHABET.code(
        ALPHABET.parse("answer F X short")
    )
    assert ALPHABET.code(Marbles(("black", "red", "red"))) == ALPHABET.code(ALPHABET.parse("marbles RRK"))
    wrong: list[Move] = [
        Step(7.5),  # type: ignore[arg-type]
        Step("seven"),  # type: ignore[arg-type]
        Exile(59),
        PickSpy("pink", "thin"),  # type: ignore[arg-type]
        Answer((Card("F"), Card("F"), Card("tall"))),
    ]
    for move in wrong:
        with pytest.raises(NotAMove):
            ALPHABET.code(move)


def test_a_whole_line_is_played_or_nothing() -> None:
    """A step in one line; if a part is refused, none of it counts."""
    match = dealt()
    match.play("marbles RRW")
    match.play_line("marble red; spy red tall; step v3")
    with pytest.raises(IllegalMove, match="IV-310"):
        match.play_line("marble red; spy red tall; step v40")
    assert match.view(0).picked is None


@pytest.mark.rule("IV-801")
def test_refusals_of_the_rest() -> None:
    """Colours nobody plays, moves of chance and premature moves are refused."""
    three = ("red F thin B", "green X tall A", "yellow Z short C")
    state = play(set_up(three, {"red tall": 29}, marbles="KWW"), "marble black", "step v29", "finish", "meet v29")
    assert refused(state, "ask blue identity") == ("IV-801", "absent-colour")
    assert refused(state, "go red") == ("IV-920", "fortunas-move")
    assert refused(state, "exile v1") == ("IV-403", "ask-now")
    assert refused(state, "marble red") == ("IV-403", "ask-now")
    assert refused(set_up(three), "marble red") == ("IV-920", "fortunas-turn")


@pytest.mark.rule("IV-106")
def test_a_wrong_card_in_json_is_named() -> None:
    """A card that does not exist is named in the refusal, wherever it is among the cards."""
    match = dealt()
    for cards in (b'[{"value":"F"},{"value":"Q","sealed":false}]', b'["F","Q"]'):
        with pytest.raises(IllegalMove) as caught:
            match.read(b'{"type":"answer","cards":%b}' % cards)
        assert (caught.value.rule, caught.value.refusal.args) == ("IV-106", {"text": "Q"})
