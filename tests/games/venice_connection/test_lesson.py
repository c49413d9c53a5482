"""What the coach says about a turn is true by the solution of the game, for every turn the learner can make."""

from __future__ import annotations

import msgspec
import pytest

import serenissima
from serenissima.core.lessons import Attempt, Lesson, Try, lesson_of
from serenissima.games.venice_connection.solver.book import Judged, book
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.study.analysis import judged
from serenissima.games.venice_connection.whole_turns import turn_text
from tests.sizes import size

GAME = serenissima.game("venice-connection")
SAYS = {"even": {2: {"strip", "single"}}, "count": {4: {"three", "pair"}}, "last": {}, "finish": {}}
"""What the coach says in a step when the opponent closes after this many turns."""


def lesson() -> Lesson:
    """The lesson of the game."""
    found = lesson_of(GAME)
    assert found is not None
    return found


def begun(name: str) -> Attempt:
    """A learner at the beginning of a step."""
    number = next(n for n, step in enumerate(lesson().steps) if step.name == name)
    return Attempt(GAME, lesson(), number)


def table(attempt: Attempt) -> State:
    """What lies on the table."""
    state = attempt.match.state
    assert isinstance(state, State)
    return state


def turns_at(attempt: Attempt) -> list[Judged]:
    """Every turn there, with what it leads to."""
    return judged(table(attempt), book())


def make(name: str, turn: Judged) -> Attempt:
    """A learner who has made this turn."""
    attempt = begun(name)
    for text in [*turn_text(turn.turn).split(), "confirm"]:
        attempt.act(Try(msgspec.to_builtins(GAME.alphabet.parse(text))))
    return attempt


@pytest.mark.parametrize("name", SAYS)
def test_the_turn_that_wins_is_the_goal_and_no_other(name: str) -> None:
    """Whatever wins is accepted; what loses is answered by a reply that is as bad as the coach says."""
    found = turns_at(begun(name))
    for turn in (turn for turn in found if turn.result != "ruins"):
        attempt = make(name, turn)
        if turn.result in ("wins", "closes"):
            assert attempt.phase == "done", turn_text(turn.turn)
            continue
        assert turn.turns is not None
        assert attempt.phase == "wrong" and attempt.said in SAYS[name][turn.turns], turn_text(turn.turn)
        if turn.turns == 2:
            assert attempt.match.outcome is not None and attempt.match.outcome.reason == "closed"
        else:
            solution = book()
            assert solution is not None
            value = solution.lookup(table(attempt).laid_tiles())
            assert value is not None and not value.wins and value.turns == 2


@pytest.mark.parametrize("name", SAYS)
def test_a_ruin_is_called(name: str) -> None:
    """Who ruins the canal is told so, and the opponent calls."""
    ruins = [turn for turn in turns_at(begun(name)) if turn.result == "ruins"]
    for turn in ruins[:: 1 + len(ruins) // size(12, quick=4, long=400)]:
        attempt = make(name, turn)
        assert (attempt.phase, attempt.said) == ("wrong", "ruined"), turn_text(turn.turn)
        assert attempt.match.view(0).challenged == 0


def test_the_careless_opening_can_be_closed_in_one_way() -> None:
    """The learner who does not close it has missed a win, whatever else is laid."""
    closing = [turn_text(turn.turn) for turn in turns_at(begun("close")) if turn.result == "closes"]
    assert closing == ["0,1:L 1,1:- 2,1:J"]


def test_ruins_and_canals_that_look_like_one() -> None:
    """The small ring and the hole are ruined; three canals side by side are not, but need all sixteen tiles."""
    ruined, hole, side_by_side, proof = (table(begun(name)) for name in ("call", "hole", "sure", "prove"))
    assert ruined.completion() is None and hole.completion() is None
    assert len(side_by_side.completion() or []) == 13 == side_by_side.figure.left()
    assert len(proof.completion() or []) == 4


def test_one_tile_closes_the_first_ring() -> None:
    """The frame of the first step takes one face only, and it closes the ring: no other tile does."""
    attempt = begun("tile")
    closing = [turn_text(turn.turn) for turn in turns_at(attempt) if turn.result == "closes"]
    assert closing == ["2,1:J"]


def test_two_places_lose_whichever_is_filled() -> None:
    """Every turn that does not ruin the canal fills one of the two places, and the opponent closes with the other."""
    live = [turn for turn in turns_at(begun("two")) if turn.result != "ruins"]
    assert {turn_text(turn.turn) for turn in live} == {"1,1:F", "2,2:7"}
    for turn in live:
        attempt = make("two", turn)
        outcome = attempt.match.outcome
        assert attempt.phase == "done" and outcome is not None
        assert (outcome.reason, outcome.ranks[0]) == ("closed", 2)


def test_one_face_fits_the_frame() -> None:
    """The place the coach points at takes one face only, and after it the opponent closes."""
    attempt = begun("fit")
    fitting = [move.face for move in attempt.match.moves() if getattr(move, "x", None) == 1 == getattr(move, "y", None)]
    assert fitting == ["F"]
    for text in ("1,1:F", "confirm"):
        attempt.act(Try(msgspec.to_builtins(GAME.alphabet.parse(text))))
    assert attempt.phase == "done" and attempt.match.outcome is not None
