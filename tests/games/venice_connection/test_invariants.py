"""What is always true, in random matches with all options (VC-22, VC-48 to VC-51, VC-62)."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.core.options import OptionValue
from serenissima.games.venice_connection.box import WET
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import WIDTH
from tests.games.venice_connection.setting import GAME

STEPS = (-WIDTH, 1, WIDTH, -1)
TABLES: list[dict[str, OptionValue]] = [
    {},
    {"bridge": True},
    {"supply": 20, "challenge": "auto"},
    {"supply": 7, "match_length": 5},
    {"mint_tide": True},
    {"mint_tide": True, "supply": 4, "bridge": True, "challenge": "arbiter", "match_length": 3},
]


def in_one_figure(tiles: list[int]) -> bool:
    """Whether all tiles hang together (VC-48)."""
    cells = {tile >> 5 for tile in tiles}
    waiting = list(cells)[:1]
    seen = set(waiting)
    while waiting:
        cell = waiting.pop()
        near = {cell + step for step in STEPS} & cells - seen
        seen |= near
        waiting += near
    return seen == cells


def without_blockade(tiles: list[int]) -> bool:
    """Whether no wet edge meets a dry one (VC-49)."""
    wet = {tile >> 5: WET[tile & 31] for tile in tiles}
    return all(
        wet[cell] >> side & 1 == wet[cell + step] >> (side ^ 2) & 1
        for cell in wet
        for side, step in enumerate(STEPS)
        if cell + step in wet
    )


@pytest.mark.rule("VC-22", "VC-48", "VC-49", "VC-50", "VC-51", "VC-62")
@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_invariants(seed: int, options: dict[str, OptionValue]) -> None:
    """After every entry the tiles hang together, no wet edge meets a dry one, none is lost or moved; somebody
    wins at last.
    """
    random = Random(seed)
    match = GAME.start(seed=seed, options=options)
    supply = match.view(0).left.total
    laid: list[int] = []
    game = 1
    while match.to_move is not None:
        state = match.state
        assert isinstance(state, State)
        if state.game != game:
            game, laid = state.game, []
        tiles = state.laid_tiles()
        assert tiles[: len(laid)] == laid  # VC-22
        laid = tiles
        assert in_one_figure([*tiles, *state.scratch_tiles()])
        assert without_blockade([*tiles, *state.scratch_tiles()])
        for seat in (0, 1):
            view = match.view(seat)
            assert len(view.tiles) + len(view.entered) + len(view.scratch) + view.left.total == supply
            assert view.left.total == view.left.plain + view.left.t_straight + view.left.t_bend
        assert state.turns <= supply
        moves = match.moves()
        match.play(random.choice(moves))
    assert match.outcome is not None
    assert sorted(match.outcome.ranks) == [1, 2]
    assert all(result.reason != "closed" or len(result.tiles) >= 4 for result in match.view(0).results)


@pytest.mark.parametrize("seed", range(4))
def test_copies_are_independent(seed: int) -> None:
    """Playing on with a copy changes nothing in the original."""
    random = Random(seed)
    state = GAME.start(seed=seed, options={"starter": "seat-1"}).state
    for _ in range(12):
        if state.to_move() < 0:
            break
        before = (GAME.view(state, 0), state.codes())
        twin = state.copy()
        for _ in range(6):
            if twin.to_move() >= 0:
                twin.play(random.choice(twin.codes()))
        assert (GAME.view(state, 0), state.codes()) == before
        state.play(random.choice(state.codes()))
