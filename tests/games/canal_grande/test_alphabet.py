"""The texts of moves, and how few of them a decision has (CG-801, CG-802)."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.games.canal_grande.alphabet import MOVES
from tests.games.canal_grande.setting import ALPHABET, GAME, vote


@pytest.mark.rule("CG-802")
def test_the_texts_of_the_rules_are_moves() -> None:
    """Every move in the rules can be parsed, whatever its case and spacing."""
    for text in (
        *(
            "put CAN",
            "confirm",
            "choose 2",
            "resolve TRA",
            "betray C",
            "forgo",
            "lay CAS",
            "pass",
            "catch-up",
            "decline",
        ),
        *("draw DOG", "pluck SMA", "first A"),
    ):
        move = ALPHABET.parse(text)
        assert ALPHABET.text(move) == text
        assert ALPHABET.parse(f"  {text.upper()} ") == move


@pytest.mark.rule("CG-801", "CG-802")
def test_few_moves_at_a_time() -> None:
    """Whatever the hand, a decision has hardly more moves than there are kinds of district cards."""
    assert len(MOVES) == ALPHABET.size
    large = " ".join(f"{name} " * 8 for name in ("CAN", "SCR", "SPO", "DOR", "SMA", "CAS")) + "GON " * 6
    scene = vote(large, "CAN CAN", "SCR SCR", "GON GON")
    assert len(scene.legal()) == 6
    longest = 0
    for seed in range(5):
        match = GAME.start(seats=4, seed=seed)
        random = Random(seed)
        while match.to_move is not None:
            longest = max(longest, len(match.moves()))
            match.play(random.choice(match.moves()))
    assert longest <= 9
