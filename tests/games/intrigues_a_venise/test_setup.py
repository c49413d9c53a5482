"""Matches that begin from a position: set up, or written down with what was asked and with tics."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from serenissima.core.fortuna import Fortuna
from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.positions import BadPosition, Described
from serenissima.core.state import FORTUNA
from serenissima.games.intrigues_a_venise.setup import play, set_up
from tests.games.intrigues_a_venise.table import BLUE, GAME, GREEN, RED, dealt

DISCREET = {"tics": "discreet"}


def written(match: Match) -> Described:
    """The position of a match."""
    assert GAME.positions is not None
    found: Described = GAME.positions.write(match.state)
    return found


def again(match: Match) -> Match:
    """A match from the position of another one."""
    return Match(GAME, match.seats, match.options, position=written(match))


def views(match: Match) -> list[Any]:
    """What everybody sees."""
    return [match.view(seat) for seat in (-3, *range(match.seats))]


def test_a_position_that_was_set_up_is_kept() -> None:
    """A refused line leaves the pieces where they were put."""
    state = set_up(pieces={"red thin": 49, "ambassador": 36}, to_move="red", marbles="RRK")
    match = GAME.start(seats=4, seed=1, position=state)
    before = views(match)
    assert match.position is not None
    assert (match.to_move, match.position["pieces"]["red thin"]) == (RED, 49)
    with pytest.raises(IllegalMove):
        match.play_line("marble red; spy blue tall")
    assert views(match) == before


@pytest.mark.parametrize("options", [{}, DISCREET])
def test_tics_are_part_of_a_position(options: dict[str, str]) -> None:
    """A position says who made which tic for whom, who noticed, and how many are left."""
    match = dealt(options)
    match.play("marbles RRK")
    to = " to blue" if options else ""
    match.play(f"tic green pout{to}", GREEN)
    if options:
        # Fortuna has yet to say who notices it
        assert match.to_move == FORTUNA
        waiting = Match(GAME, 4, options, Fortuna(3), position=match.state)
        assert views(waiting) == views(match)
        match.play("notice 3")
    other = again(match)
    assert views(other) == views(match)
    assert len(other.view(BLUE).tics) == 1 and len(other.view(RED).tics) == (0 if options else 1)
    assert other.asides(GREEN) == [] and other.asides(BLUE) == match.asides(BLUE) != []


def test_what_was_asked_and_shown_is_part_of_a_position() -> None:
    """In a match from a position, a repeated answer still counts as repeated."""
    state = set_up(pieces={"blue tall": 3}, marbles="RWW", options={"notes": "deduce"})
    play(state, "marble red", "spy red tall", "step v3", "finish", "meet v3", "ask blue identity", "answer X F tall")
    match = Match(GAME, 4, {"notes": "deduce"}, position=state)
    assert match.position is not None
    assert match.position["questions"] == [
        {"turn": 1, "asker": 0, "asked": 1, "about": "identity", "answer": "F X tall"}
    ]
    assert match.view(RED).notebook.worlds < 216
    assert views(again(match)) == views(match)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"pieces": {}}, "0 pieces are on the board"),
        ({"phase": "ready", "marbles": "", "left": ""}, "announce: standing"),
        ({"turn": 0}, "turns count from 1"),
        ({"active": None}, "somebody's turn"),
        ({"marbles": "PPP"}, "never shows PPP"),
        ({"left": "KKK"}, "there cannot be KKK left"),
        ({"met": 3}, "a meeting at hand"),
        ({"spy": "red tall"}, "has no step"),
        ({"announcer": 1, "phase": "over"}, "only the active player announces"),
        (
            {"questions": [{"turn": 1, "asker": 0, "asked": 1, "about": "build", "answer": "F Z tall"}]},
            "no answer seat 1",
        ),
        ({"tics": [{"shake": 1, "seat": 0, "gesture": "eye", "to": 1}]}, "tics: discreet"),
    ],
)
def test_a_position_that_cannot_be(wrong: dict[str, Any], why: str) -> None:
    """An impossible position is refused with the reason."""
    position = written(Match(GAME, 4, position=set_up(marbles="RRK")))
    with pytest.raises(BadPosition, match=why):
        GAME.start(seats=4, position={**position, **wrong})


def test_cards_are_dealt_once() -> None:
    """No card is in two envelopes (IV-206)."""
    position = written(Match(GAME, 4, position=set_up()))
    position["agents"][0]["identity"] = position["agents"][1]["identity"]
    with pytest.raises(BadPosition, match="all different"):
        GAME.start(seats=4, position=position)
    assert msgspec.json.encode(position)
