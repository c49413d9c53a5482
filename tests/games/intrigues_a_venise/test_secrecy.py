"""Secrets: worlds that an observer cannot tell apart look, sound, offer and refuse the same, late in long matches too.

The contract does this for every game; its random matches end early here, because somebody announces. These do not.
"""

from __future__ import annotations

from random import Random

import pytest

from serenissima.core.options import OptionValue
from serenissima.core.state import FORTUNA, NOBODY, ONLOOKER
from serenissima.games.intrigues_a_venise.codes import ANNOUNCE
from serenissima.games.intrigues_a_venise.imagine import imagine
from serenissima.games.intrigues_a_venise.showing import remembered
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.tics import asides
from tests.contract.cases import option_sets
from tests.contract.secrecy import _follow
from tests.games.intrigues_a_venise.table import ALPHABET, GAME, see
from tests.sizes import spread

POSITIONS = 60
"""How many positions are tried for each number of players."""


def options_for(number: int) -> dict[str, OptionValue]:
    """Half of the positions with the defaults, the others with every option in turn."""
    sets = list(option_sets(GAME))
    return {} if number % 2 else sets[number // 2 % len(sets)]


def walk(number: int, seats: int) -> tuple[State, Random]:
    """A random position: after up to 500 moves and some tics, rarely with an announcement."""
    random = Random(f"{number}/{seats}")
    state: State = GAME.new(seats, GAME.read_options(options_for(number)))
    for _ in range(random.randrange(1, 500)):
        if state.to_move() == NOBODY:
            break
        codes = state.codes()
        if random.random() < 0.995:
            codes = [code for code in codes if code != ANNOUNCE] or codes
        seat = random.randrange(seats)
        if state.to_move() != FORTUNA and random.random() < 0.05 and asides(state, seat):
            codes = asides(state, seat)
        state.play(random.choice(codes))
    return state, random


def check(state: State, seats: int, random: Random) -> int:
    """Compares this position with one imagined from each observer's view; returns the number of comparisons."""
    compared = 0
    for seat in (*range(seats), ONLOOKER):
        view = see(state, seat)
        world = imagine(view, random)
        assert see(world, seat) == view
        if state.noticing:
            continue  # nobody but two seats knows that Fortuna has a word to say
        if seat >= 0:
            assert asides(world, seat) == asides(state, seat)
        if state.to_move() == seat:
            assert world.codes() == state.codes()
            legal = set(state.codes())
            for code in range(ALPHABET.size):
                if code not in legal:
                    assert GAME.refuse(world, seat, code) == GAME.refuse(state, seat, code), ALPHABET.move(code)
        if state.rules.paper and seat >= 0:
            # what is forgotten may come to light again; for who has kept it in mind nothing does
            world = imagine(remembered(state, seat), random)
            assert remembered(world, seat) == remembered(state, seat) and see(world, seat) == view
        compared += 1 + _follow(GAME, seat, state, world, random)
    return compared


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("part", spread(range(4), quick=2))
def test_no_observer_can_tell_hidden_things(seats: int, part: int) -> None:
    """Whatever the options: views, events, moves, refusals and tics are the same in an imagined twin."""
    for number in range(part, POSITIONS, 4):
        state, random = walk(number, seats)
        assert check(state, seats, random), f"position {number} for {seats} players"


def test_the_seconds_before_a_move_tell_nothing() -> None:
    """There is no clock that could depend on a secret."""
    for seats in (3, 4):
        state, _ = walk(1, seats)
        assert state.time_limit() is None and not state.nothing_secret()
