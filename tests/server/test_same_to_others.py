"""Whoever cannot know of a step receives the same bytes with and without it, now and later, in every game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from serenissima.core.options import OptionValue
from serenissima.games import all_games
from serenissima.server.settings import Settings
from serenissima.tables.rehearsal import Rehearsal
from serenissima.tables.table import Table
from tests.server.conftest import Running, running
from tests.server.worlds import in_step
from tests.sizes import size
from tests.toy.quiet import quiet_pebbles

STEPS = {"steps": size(70, quick=20, long=400), "secrets": size(4, quick=2, long=20)}
SEEDS = size(1, long=5)

CASES: dict[str, list[tuple[int, dict[str, OptionValue]]]] = {
    "pebbles": [(2, {}), (3, {})],
    "canal-grande": [(2, {}), (2, {"vote_rule": "free"}), (4, {})],
    "intrigues-a-venise": [(4, {"tics": "discreet"}), (3, {"tics": "discreet", "notes": "deduce"})],
    "venice-connection": [(2, {})],
    "canaletto": [(3, {"bribe_timing": "interrupt"}), (4, {})],
    "venise": [(2, {}), (3, {"discard_view": "top"})],
}
SECRETIVE = {"pebbles", "canal-grande", "intrigues-a-venise", "venice-connection"}
"""The games whose matches here contain a secret step; in the others everybody hears every step."""


@pytest.fixture
async def dealing(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """A server at which equal tables are dealt alike; pebbles there have a secret step."""
    monkeypatch.setitem(all_games(), "pebbles", quiet_pebbles())
    async with running(replace(settings, rehearsal=Rehearsal())) as found:
        yield found


def test_every_game_is_here() -> None:
    """Every game is compared, including new ones."""
    assert set(CASES) == set(all_games())


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("name", CASES)
async def test_secret_steps_reach_nobody_else(dealing: Running, name: str, seed: int) -> None:
    """With secret steps at one of two tables, sockets, newcomers, HTTP and refusals are the same at both."""
    taken = 0
    for seats, options in CASES[name]:
        taken += await in_step(dealing, all_games()[name], seats, options, f"{name}/{seats}/{seed}", STEPS)
    assert bool(taken) == (name in SECRETIVE)


@pytest.mark.parametrize("name", ["pebbles", "canal-grande"])
async def test_a_planted_number_is_found(dealing: Running, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If everybody were told the numbers of the record, this comparison would say so."""
    monkeypatch.setattr(Table, "known", lambda table, viewers: range(1, table.match.entry))
    with pytest.raises(AssertionError, match="tells of a"):
        await in_step(dealing, all_games()[name], 2, {}, f"{name}/2/0", STEPS)
