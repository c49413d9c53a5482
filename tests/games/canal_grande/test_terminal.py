"""The table in the terminal, and the events in words (CG-801)."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.cli.board import drawn
from serenissima.core.text import say
from tests.games.canal_grande.setting import GAME


@pytest.mark.rule("CG-801")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_stage_is_drawn_and_said(seats: int) -> None:
    """The table in the terminal, and every event in words; no sentence has a raw key or the code of a card."""
    match = GAME.start(seats=seats, seed=5, names=("Anna", "Bruno", "Carla", "Dario")[:seats])
    random = Random(5)
    stages = set()
    while match.to_move is not None:
        view = match.view(0)
        if view.stage not in stages or len(match.log) % 9 == 0:
            stages.add(view.stage)
            assert "terminal-" not in drawn(GAME, view, match.names)
        match.play(random.choice(match.moves()))
    final = drawn(GAME, match.view(0), match.names)
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
