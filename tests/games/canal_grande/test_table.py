"""Texts, types and the table in the terminal (CG-801 to CG-803)."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.cli.board import drawn
from serenissima.core.text import say
from serenissima.games.canal_grande.laying import lay_out
from serenissima.games.canal_grande.moves import MOVES
from tests.games.canal_grande.setting import ALPHABET, GAME, vote


@pytest.mark.rule("CG-802")
def test_the_texts_of_the_rules_are_moves() -> None:
    """Each step as the rules write it, whatever the capitals and blanks."""
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
    """Every decision is one of few: whatever the hand, no list is longer than the kinds of cards and a little more."""
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


@pytest.mark.rule("CG-823")
def test_why_a_card_cannot_be_laid_stands_in_the_view() -> None:
    """For every district card in hand that cannot be laid now, the rule and the reason; for nobody else."""
    scene = vote("CAS CAS", "CAS CAS CAS SMA").play("lay CAS CAS")
    seen, other = scene.view(1).vote, scene.view(0).vote
    assert seen is not None
    assert other is not None
    assert [(why.card, why.rule, why.reason) for why in seen.why_not] == [("SMA", "CG-491", "no-gondola")]
    assert (seen.need, other.why_not, other.draft) == (3, [], None)


@pytest.mark.rule("CG-701")
def test_the_decisive_slot() -> None:
    """The view marks the districts whose next trophy wins."""
    scene = vote("CAS", "SMA", trophies=("CAN SCR SPO DOR SMA", "SMA SMA SMA"))
    first, second = scene.view(0).sides
    assert [index for index, glows in enumerate(first.decisive) if glows] == [5]
    assert [index for index, glows in enumerate(second.decisive) if glows] == [4]
    assert (first.missing, second.most) == (1, 3)


@pytest.mark.rule("CG-801")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_stage_is_drawn_and_said(seats: int) -> None:
    """The table in the terminal, and every event in words; no raw key and no code of a card in a sentence."""
    match = GAME.start(seats=seats, seed=5, names=("Anna", "Bruno", "Carla", "Dario")[:seats])
    random = Random(5)
    stages = set()
    while match.to_move is not None:
        view = match.view(0)
        if view.stage not in stages or len(match.log) % 9 == 0:
            stages.add(view.stage)
            assert "terminal-" not in drawn(GAME, view)
        match.play(random.choice(match.moves()))
    final = drawn(GAME, match.view(0))
    assert "terminal-" not in final
    assert "regrets" in final
    for seat in range(seats):
        for heard in match.heard(seat):
            words = say(GAME, heard.event, match.names)
            assert "{" not in words
            assert "event-" not in words
            assert not {"CAN", "SCR", "SPO", "DOR", "SMA", "CAS", "GON", "TRA", "DOG"} & set(
                words.replace(",", " ").split()
            )


@pytest.mark.rule("CG-824")
def test_a_position_with_too_many_cards_cannot_be_laid() -> None:
    """There are only five Cannaregio."""
    with pytest.raises(ValueError, match="not so many"):
        lay_out(2, ["CAN CAN CAN", "CAN CAN CAN"])
