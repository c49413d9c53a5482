"""Getting ready: cards, hands, piles, the first divider (CG-1xx to CG-3xx)."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.options import BadOption
from serenissima.games.canal_grande.cards import ACTION_MASK, all_cards, faces, points, size
from tests.games.canal_grande.setting import GAME, A, B, C, D, chance, dealt


@pytest.mark.rule("CG-103")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_two_or_four_can_play(seats: int) -> None:
    """There is no match for another number of players."""
    assert GAME.seats == (2, 4)
    with pytest.raises(BadOption):
        GAME.start(seats=seats)


@pytest.mark.rule("CG-201", "CG-202", "CG-203", "CG-204", "CG-206")
@pytest.mark.parametrize(
    ("seats", "split", "actions", "traitors", "numbers", "total"),
    [
        (2, "4-5-5", 52, 7, 14, 29),
        (2, "5-5-4", 52, 7, 14, 27),
        (4, "4-5-5", 96, 6, 28, 58),
        (4, "5-5-4", 96, 6, 28, 54),
    ],
)
def test_all_cards(seats: int, split: str, actions: int, traitors: int, numbers: int, total: int) -> None:
    """The deck is one for two players, two without eight traitors for four, and number cards follow the option."""
    whole = all_cards(seats, split)
    names = faces(whole)
    decks = seats // 2
    assert size(whole & ACTION_MASK) == actions
    assert [names.count(name) for name in ("CAN", "SCR", "SPO", "DOR", "SMA", "CAS")] == [5 * decks] * 6
    assert [names.count(name) for name in ("GON", "SPY", "TRA", "DOG")] == [6 * decks, 3 * decks, traitors, 6 * decks]
    assert size(whole & ~ACTION_MASK) == numbers
    assert points(whole) == total


@pytest.mark.rule("CG-301", "CG-306")
def test_the_table_before_the_first_round() -> None:
    """There are two piles, no discards, trophies or points, and no number in the action pile."""
    view = dealt(2).view(A)
    assert (view.action_pile, view.number_pile) == (52, 14)
    assert (view.discards, [side.total for side in view.sides]) == ([], [0, 0])
    assert all(side.trophies == [0] * 6 for side in view.sides)
    assert all(text.split()[1] in {"CAN", "SCR", "SPO", "DOR", "SMA", "CAS"} for text in dealt(2).legal())


@pytest.mark.rule("CG-302", "CG-205")
def test_the_first_hands_come_from_two_of_each_district() -> None:
    """What was dealt twice cannot be dealt again; every remaining card is equally likely."""
    scene = dealt(2)
    assert scene.state.odds() == [2] * 6
    scene.play("draw CAN", "draw CAN")
    assert "draw CAN" not in scene.legal()
    scene.play("draw SCR")
    assert scene.state.odds() == [1, 2, 2, 2, 2]


@pytest.mark.rule("CG-307", "CG-101")
def test_chance_names_the_first_divider() -> None:
    """Both are equally likely; in a match without a Fortuna her moves are played by hand."""
    match = chance(2)
    for card in ("CAN", "CAN", "SCR", "SCR", "SPO", "SPO", "DOR", "DOR"):
        assert match.to_move == -1
        match.play(f"draw {card}")
    assert [GAME.alphabet.text(move) for move in match.moves()] == ["first A", "first B"]
    assert match.state.odds() == [1, 1]
    match.play("first B")
    view = match.view(A)
    assert (view.divider, view.chooser, view.stage) == (B, A, "reveal")


@pytest.mark.rule("CG-311", "CG-316", "CG-511")
def test_seats_of_four() -> None:
    """A and B play against C and D; A divides for C, B for D, C for A, D for B."""
    match = GAME.start(seats=4, seed=1)
    assert (match.view(A).divider, match.view(A).chooser) == (A, C)
    state: Any = match.state
    rules = state.rules
    assert [(divider, rules.chooser(divider)) for divider in range(4)] == [(A, C), (B, D), (C, A), (D, B)]
    assert [player.side for player in match.view(A).players] == [0, 0, 1, 1]
