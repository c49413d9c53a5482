"""The figures of the page that tells how the game was solved are the solver's own."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from serenissima._plain import is_compiled
from serenissima.games.venice_connection.setup import set_up
from serenissima.games.venice_connection.solver import backward
from serenissima.games.venice_connection.solver.book import book
from serenissima.games.venice_connection.solver.story import (
    DRAWN,
    Story,
    canal_counts,
    drawn_canals,
    figures,
    perfect,
    solved,
    story,
)

pytestmark = pytest.mark.once

PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "venice-connection" / "solution.json"


@pytest.fixture(scope="module")
def told() -> Story:
    """What the page shows."""
    return msgspec.json.decode(PAGE.read_bytes(), type=Story)


@pytest.mark.parametrize("bridge", [False, True])
@pytest.mark.parametrize("supply", [4, 6, 7, 10])
def test_small_supplies(told: Story, supply: int, bridge: bool) -> None:
    """Small supplies solved again give the figures shown."""
    shown = [one for one in told.supplies if (one.supply, one.bridge) == (supply, bridge)]
    assert shown == [figures(solved(supply, bridge))]


def test_canals(told: Story) -> None:
    """The canals drawn and counted are those of the solver, and each of them is closed."""
    assert told.drawn == drawn_canals(DRAWN)
    assert told.canals == canal_counts(16)
    assert all(set_up(canal).figure.closed() for canal in told.drawn)


def test_figures_agree(told: Story) -> None:
    """Wins, losses and closed canals by tiles laid and by turns count the same positions, all of those of 16 tiles."""
    standard = next(one for one in told.supplies if one.supply == 16 and not one.bridge)
    assert sum(stage.won + stage.lost + stage.closed for stage in told.stages) == standard.positions
    assert sum(told.turns) == standard.positions
    assert sum(told.turns[1::2]) == sum(stage.won for stage in told.stages)
    assert told.turns[0] == sum(told.canals.values()) == sum(stage.closed for stage in told.stages)
    assert standard.openings == [one for one in told.openings if one.turns == standard.turns]


def test_perfect_game(told: Story) -> None:
    """The perfect game is the one the shipped book plays, and it closes the canal on the turn it should."""
    shipped = book()
    assert shipped is not None
    assert told.perfect == perfect(shipped)
    assert len(told.perfect) == shipped.heading.turns


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(backward), reason="takes minutes uncompiled")
def test_everything_again(told: Story) -> None:
    """All of it, solved from scratch, is what the page shows."""
    assert story() == told
