"""Every rung of the ladder of Intrigues à Venise beats the one below, partners being of one kind.

Teams are dealt, so the bots take their seats after the deal: every deal is played twice, with the teams exchanged.
`python tests/bots/test_intrigues_ladder.py spymaster sensible 100 31 4` plays so many matches of so many seats.
"""

from __future__ import annotations

import sys
from random import Random

import pytest

import serenissima
from serenissima.arena.interval import wilson
from serenissima.bots.bot import Bot, Budget, decide
from serenissima.bots.levels import bot
from serenissima.core.fortuna import Fortuna
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.intrigues_a_venise.state import State

GAME = serenissima.game("intrigues-a-venise")
BUDGET = Budget(seconds=1.0)


def seated(state: State, names: tuple[str, str], seed: str) -> list[Bot]:
    """The first name for one team, the second for the other; with three, for the pair and for the lone spy."""
    random = Random(seed)
    sides = [int(state.identities[seat]) >> 1 for seat in range(state.seats)]
    if state.seats == 3:
        sides = [int(sides.count(side) == 1) for side in sides]
    return [bot(GAME, names[side], random.getrandbits(32)) for side in sides]


def won(upper: str, lower: str, number: int, seed: int, seats: int = 4) -> bool:
    """Whether `upper` won match `number`."""
    state = GAME.new(seats, GAME.read_options(GAME.unattended))
    assert isinstance(state, State)
    luck = Fortuna(f"iv/{seed}/{number // 2}")
    names = (upper, lower) if number % 2 == 0 else (lower, upper)
    bots: list[Bot] = []
    planned: list[int] = []
    entry, last = 0, NOBODY
    while (seat := state.to_move()) != NOBODY:
        entry += 1
        codes = state.codes()
        if seat == FORTUNA:
            state.play(codes[luck.draw(entry, state.odds())])
            planned = []
            continue
        bots = bots or seated(state, names, f"{seed}/{number}")
        if seat != last or not planned or planned[0] not in codes:
            planned = decide(bots[seat], GAME.view(state, seat), codes, BUDGET)
        state.play(planned.pop(0))
        last = seat
    outcome = state.outcome()
    assert outcome is not None
    sides = [int(state.identities[seat]) >> 1 for seat in range(seats)]
    side = sides[outcome.winners[0]]
    if seats == 3:
        side = int(sides.count(side) == 1)
    return names[side] == upper


@pytest.mark.slow
@pytest.mark.parametrize(("lower", "upper", "matches"), [("novice", "sensible", 60), ("sensible", "spymaster", 40)])
def test_every_rung_beats_the_one_below(lower: str, upper: str, matches: int) -> None:
    """The 95 % interval of the upper one lies above one half."""
    wins = sum(won(upper, lower, number, 21) for number in range(matches))
    assert wilson(wins, matches)[0] > 0.5, wins


if __name__ == "__main__":
    wins = 0
    for number in range(int(sys.argv[3])):
        wins += won(sys.argv[1], sys.argv[2], number, int(sys.argv[4]), int(sys.argv[5]))
        print(f"{wins} of {number + 1}, {wilson(wins, number + 1)}", flush=True)
