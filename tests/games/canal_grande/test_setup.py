"""Matches that begin from a position: laid freely, or written down with what everybody remembers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.positions import BadPosition
from serenissima.games.canal_grande.setup import Setup, set_up
from tests.games.canal_grande.setting import GAME, A, B

VOTE = Setup(
    stage="vote",
    hands=("CAS CAS CAS SMA", "CAS GON SPO SPO"),
    resolving="DOG",
    chosen=1,
    divider=1,
    active=0,
    vote={"challenger": 0, "leader": 0, "asked": 0},  # type: ignore[arg-type]
)


def test_a_position_laid_freely_is_kept() -> None:
    """A vote begins from it, and a refused line leaves the cards where they were."""
    state = set_up(2, ["CAS CAS CAS SMA", "CAS GON SPO SPO"], divider=1, resolves=("chooser", "DOG"))
    match = GAME.start(seats=2, seed=1, position=state)
    before = match.view(A)
    with pytest.raises(IllegalMove):
        match.play_line("lay CAS CAS DOR")
    assert match.view(A) == before
    match.play_line("lay CAS CAS")
    assert match.to_move == B


def test_a_position_written_down_is_the_one_laid_freely() -> None:
    """Both ways lead to one state."""
    state = set_up(2, ["CAS CAS CAS SMA", "CAS GON SPO SPO"], divider=1, resolves=("chooser", "DOG"))
    assert GAME.start(seats=2, position=VOTE).view(B) == GAME.view(state, B)


@pytest.mark.parametrize("seats", [2, 4])
def test_an_empty_hand_is_remembered_as_empty(seats: int) -> None:
    """Nobody imagines a card in it: taking nothing openly is not a step of the trail."""
    hands = ["CAS CAS CAS SMA", *[""] * (seats - 1)]
    state = set_up(seats, hands, trays=("CAN CAN", "3"))
    seen = GAME.view(state, 0)
    assert (seen.players[1].hand_size, seen.players[1].known, seen.players[1].unknown) == (0, [], 0)
    assert GAME.view(GAME.imagine(seen, Random(1)), 0) == seen


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"hands": ("CAS", "XXX")}, "'XXX' is no card"),
        ({"hands": ("CAS", "DOG")}, "DOG cannot be among the cards of a hand"),
        ({"hands": ("CAS CAS CAS CAS", "CAS CAS")}, "6 cards of one kind, but there are only 5"),
        ({"hands": ("CAS",)}, "hands for 1 seats"),
        ({"hands": ("GON", "CAS")}, "the leader has a district card"),
        ({"trophies": ("CAS CAS CAS CAS", "")}, "a side has won"),
        ({"resolving": "SPY"}, "DOG is being resolved"),
        ({"active": 1}, "seat 0 is active"),
        ({"divider": None}, "there is a divider"),
        ({"due": 2}, "2 cards are to be drawn"),
        ({"vote": None}, "there is a vote"),
        ({"stage": "resolve"}, "nothing is being resolved"),
        ({"trail": ({"what": "took", "seat": 0, "cards": "CAS"},)}, "the trail leads to a hand of CAS for seat 0"),
        ({"trail": ({"what": "laid", "seat": 0, "cards": "CAS"},)}, "does not hold CAS"),
    ],
)
def test_a_position_that_cannot_be(wrong: dict[str, Any], why: str) -> None:
    """An impossible position is refused with the reason."""
    position = Match(GAME, 2, position=VOTE).position
    assert position is not None
    with pytest.raises(BadPosition, match=why):
        GAME.start(seats=2, position={**position, **wrong})


@pytest.mark.rule("CG-824")
def test_a_position_with_too_many_cards_cannot_be_laid() -> None:
    """There are only five cards of Cannaregio."""
    with pytest.raises(ValueError, match="not that many"):
        set_up(2, ["CAN CAN CAN", "CAN CAN CAN"])
