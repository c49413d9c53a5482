"""Every reason Intrigues à Venise knows, in a position made for it: it is given there, and it is true."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serenissima.bots.levels import explain
from serenissima.core.match import Match
from serenissima.games.intrigues_a_venise.setup import play, set_up
from serenissima.games.intrigues_a_venise.showing import view
from serenissima.games.intrigues_a_venise.state import State
from tests.bots.reasons import reasons_of
from tests.bots.test_reasons_intrigues_a_venise import GAME, Case, check
from tests.contract import figures
from tests.games.intrigues_a_venise.table import interview


def taught(name: str) -> State:
    """The position at the beginning of a step of the lesson: the learner is Zsa Zsa, Bianca Agent X."""
    state = figures.begun(GAME, name).match.state
    assert isinstance(state, State)
    return state.copy()


def undealt() -> State:
    """The players choose their colours; nobody has an envelope."""
    state = Match(GAME, 4, {"colours": "choose"}).state
    assert isinstance(state, State)
    return state.copy()


def caught() -> State:
    """Everything is known, and the prey is caught: it can be announced."""
    return play(taught("announce"), "marble red", "spy red short", "step v34", "finish")


def known() -> State:
    """Everything is known, and a decoy of an enemy has been met."""
    return play(taught("announce"), "marble red", "spy red short", "step v35", "finish", "meet v35")


def introduced() -> State:
    """The Ambassador was met and has introduced somebody, who has answered: he is to be sent away."""
    state = play(interview(), "meet v29", "ask blue identity")
    return play(state, next(text for text in _texts(state) if text.startswith("answer ")))


def _texts(state: State) -> list[str]:
    return [GAME.alphabet.text(GAME.alphabet.move(code)) for code in state.codes()]


def near_the_ambassador() -> State:
    """A black marble brings the Ambassador to one's own spy."""
    return set_up(pieces={"red tall": 29}, marbles="KWW")


CASES: list[tuple[str, Callable[[], State], tuple[str, ...]]] = [
    ("start", undealt, ("colour red",)),
    ("announce", caught, ("announce",)),
    ("not-yet", lambda: taught("ask"), ("meet v38",)),
    ("done", lambda: taught("announce"), ("marble red", "spy red short", "step v34", "finish")),
    ("meet", lambda: taught("meet"), ("marble yellow", "spy red short", "step v38", "finish")),
    ("meet-ambassador", near_the_ambassador, ("marble black", "step v29", "finish")),
    ("meet-friend", lambda: taught("meet"), ("marble yellow", "spy red short", "step v38", "finish")),
    ("meet-exile", lambda: taught("announce"), ("marble red", "spy red short", "step v35", "finish")),
    ("closer", lambda: taught("announce"), ("marble red", "spy red short", "step v34", "finish")),
    ("walk", lambda: taught("meet"), ("finish",)),
    ("ask", lambda: play(taught("ask"), "meet v38"), ("ask blue identity",)),
    ("ask-friend", lambda: play(taught("ask"), "meet v38"), ("ask blue build",)),
    ("ask-anyhow", known, ("ask green identity",)),
    ("letter", lambda: taught("message"), ("answer Z! thin! mD",)),
    ("seal", lambda: taught("message"), ("answer Z! thin! mD",)),
    ("vague", lambda: taught("asked"), ("answer B X thin",)),
    ("exile", lambda: taught("exile"), ("exile v45",)),
    ("exile-ambassador", introduced, ("exile v2",)),
]


@pytest.mark.parametrize(("name", "made", "texts"), CASES, ids=[name for name, *_ in CASES])
def test_a_reason_is_given_where_it_holds(name: str, made: Callable[[], State], texts: tuple[str, ...]) -> None:
    """In a position made for it, the reason comes up, and all that is said there is true."""
    state = made()
    plan = [GAME.alphabet.code(GAME.alphabet.parse(text)) for text in texts]
    seat = state.to_move()
    said = explain(GAME, view(state, seat), plan)
    assert f"why-{name}" in [each.key for each in said]
    case = Case(state, seat, plan)
    for each in said:
        check(case, each)


@pytest.mark.parametrize("name", ["asked", "message", "exile"])
def test_whatever_is_done_its_reasons_are_true(name: str) -> None:
    """Each answer to a friend or a stranger, and each exile, has a reason, and each reason is true."""
    state = taught(name)
    seat = state.to_move()
    for code in state.codes():
        said = explain(GAME, view(state, seat), [code])
        case = Case(state, seat, [code])
        for each in said:
            check(case, each)


def test_no_reason_is_left_out() -> None:
    """Every reason of the catalogue has its position."""
    assert {name for name, *_ in CASES} == reasons_of(GAME)
