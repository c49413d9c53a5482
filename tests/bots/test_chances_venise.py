"""The chances that people are shown in Venise: those of all seats in one position add up to one."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

import serenissima
from serenissima.bots.bot import Budget, decide
from serenissima.bots.levels import bot
from serenissima.bots.lookback import Decision, judge
from serenissima.bots.lore.venise.admiral import Admiral
from serenissima.bots.lore.venise.pilot import Pilot
from serenissima.bots.lore.venise.tempers import ADMIRAL
from serenissima.bots.lore.venise.trial import Trials, still_racing
from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.playout import Dice
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.venise.state import State
from serenissima.games.venise.state.position import PLAY
from tests.bots.turns_venise import any_options
from tests.games.venise.setting import Table
from tests.sizes import size, spread

GAME: AnyGame = serenissima.game("venise")
FEW = Budget(seconds=600.0, iterations=3)
SEATS = [2, 3, 4]


def turns(seats: int, seed: int, level: str) -> list[State]:
    """The beginning of every turn of a match with random options."""
    random = Random(f"chances {seats} {seed}")
    state: State = GAME.new(seats, GAME.read_options(any_options(random)))
    fortuna = Fortuna(f"chances/{seats}/{seed}")
    bots = [bot(GAME, level, seat) for seat in range(seats)]
    found: list[State] = []
    entry = 0
    while (seat := state.to_move()) != NOBODY:
        entry += 1
        if seat == FORTUNA:
            state.play(state.codes()[fortuna.draw(entry, state.odds())])
            continue
        if state.phase == PLAY and state.fresh:
            found.append(state.copy())
        for code in decide(bots[seat], GAME.view(state, seat), state.codes(), FEW):
            if state.to_move() == seat and code in state.codes():
                state.play(code)
    return found


def own_chances(state: State, budget: Budget, seed: int = 1) -> list[float]:
    """Each seat's estimate of its own chance, from its own view."""
    found = []
    for seat in range(len(state.players)):
        foreseen = Admiral(GAME, seed).outlook(GAME.view(state, seat), (), budget)
        assert foreseen is not None
        found.append(foreseen[seat])
    return found


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("level", spread(["uniform", "sensible"]))
def test_the_chances_of_all_seats_add_up_to_one(seats: int, level: str) -> None:
    """In any position and any view the chances add up to one, none is negative, and finished players have none."""
    for seed in range(size(2, quick=1, long=20, plain=1)):
        positions = turns(seats, seed, level)
        for state in Random(seed).sample(positions, min(6, len(positions))):
            for seat, player in enumerate(state.players):
                if player.rank:
                    continue
                foreseen = Admiral(GAME, seed).outlook(GAME.view(state, seat), (), FEW)
                assert foreseen is not None
                assert sum(foreseen) == pytest.approx(1.0), f"seed {seed}"
                assert min(foreseen) >= 0.0
                assert all(foreseen[other] == 0.0 for other, them in enumerate(state.players) if them.rank)


@pytest.mark.parametrize("seats", SEATS)
def test_a_match_begins_with_fair_shares(seats: int) -> None:
    """Before the first turn nobody's chance is much above a fair share, averaged over some deals."""
    found: list[list[float]] = []
    for seed in range(size(12, quick=4, long=100)):
        state: State = GAME.new(seats, GAME.read_options({**GAME.unattended}))
        random = Random(f"fair {seed}")
        while state.to_move() == FORTUNA:
            state.play(random.choice(state.codes()))
        while state.phase != PLAY:
            state.play(random.choice(state.codes()))
        found.append(own_chances(state, Budget(seconds=600.0, iterations=10), seed))
    for seat in range(seats):
        assert mean(each[seat] for each in found) == pytest.approx(1 / seats, abs=0.3 / seats)
    assert mean(map(sum, found)) == pytest.approx(1.0, abs=0.08)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_what_everybody_thinks_fits_together(seats: int) -> None:
    """Each seat sees another hand, so own estimates need not add up to one in a position; on average they do."""
    budget = Budget(seconds=600.0, iterations=12)
    positions = [state for seed in range(size(3, long=30)) for state in turns(seats, 100 + seed, "sensible")[::4]]
    racing = [state for state in positions if all(player.active() for player in state.players)]
    assert mean(sum(own_chances(state, budget)) for state in racing) == pytest.approx(1.0, abs=0.06)


@pytest.mark.rule("VE-V1", "VE-V5")
@pytest.mark.parametrize("options", [{"places": "all"}, {"equal_turns": True}, {"places": "all", "equal_turns": True}])
def test_who_gets_there_first_is_first(options: dict[str, str | bool]) -> None:
    """Whoever finishes first is first, even if the others play on for places or finish the round."""
    table = Table(3, options).hold(["short", "walk2", "remove", "long"])
    player = table.state.players[0]
    player.gems, player.gem_count, player.tiles = 0b1110, 3, 3
    world = table.state.copy()
    racing = still_racing(world)
    pilot = Pilot(world.rules, ADMIRAL, 1_200)
    for turns_more in (1, 2, 3, 4):
        assert Trials([pilot] * 3, turns_more).go_on(world.copy(), racing, Dice(7)) == [1.0, 0.0, 0.0]


def test_a_look_back_starts_from_how_the_match_stood() -> None:
    """The chance before a decision is that of the position, not what the best decision would have brought."""
    table = Table(2)
    view = GAME.view(table.state, 0)
    budget = Budget(seconds=600.0, iterations=40)
    codes = table.state.codes()
    plan = Admiral(GAME, 1).plan(view, codes, budget)
    judged = judge(GAME, Decision(entry=1, view=view, codes=codes, played=plan), budget, 1)
    assert judged is not None
    standing = Admiral(GAME, 1).outlook(view, (), Budget(seconds=600.0, iterations=20))
    assert standing is not None
    assert judged.before == standing[0]
    assert judged.before <= judged.best_chance + 0.05
