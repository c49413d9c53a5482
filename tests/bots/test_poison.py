"""No bot reads a state that it did not imagine: while it thinks, the true one cannot be touched."""

from __future__ import annotations

import sys
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NoReturn, Self

import msgspec
import pytest

import serenissima
from serenissima.bots.bot import Budget, decide
from serenissima.bots.levels import bots_for, strongest
from serenissima.bots.think import think
from serenissima.core.game import AnyGame
from serenissima.core.outcome import Outcome
from serenissima.core.state import FORTUNA, NOBODY, State
from serenissima.games import all_games

LEVELS = [(game, level.name) for game in all_games().values() for level in bots_for(game)]
BRIEF = Budget(seconds=0.02, iterations=4)
DECISIONS = 6
MOST_BYTES = 300 * 1024 * 1024


class Poison:
    """Whether the true state may be touched now."""

    armed = False

    def check(self) -> None:
        """Fails if the true state must not be touched now."""
        assert not self.armed, "a bot has touched the true state"


class Poisoned(State):
    """The true state behind a guard."""

    def __init__(self, inner: State, poison: Poison) -> None:
        super().__init__()
        self.guard = poison
        self._inner = inner

    @property
    def inner(self) -> State:
        self.guard.check()
        return self._inner

    def to_move(self) -> int:
        return self.inner.to_move()

    def codes(self) -> list[int]:
        return self.inner.codes()

    def odds(self) -> list[int]:
        return self.inner.odds()

    def play(self, code: int) -> None:
        self.inner.play(code)

    def copy(self) -> Self:
        return type(self)(self.inner.copy(), self.guard)

    def outcome(self) -> Outcome | None:
        return self.inner.outcome()

    def teams(self) -> tuple[int, ...]:
        return self.inner.teams()


def poisoned(game: AnyGame, poison: Poison) -> AnyGame:
    """The game with guarded states: neither a new one nor the view of one can be had while a bot thinks."""

    def new(*args: Any) -> State:
        poison.check()
        return Poisoned(game.new(*args), poison)

    def view(state: Poisoned, seat: int) -> Any:
        return game.view(state.inner, seat)

    guarded = replace(game, new=new, view=view)
    # teams are taken from first positions, once, before anybody thinks
    assert guarded.teams(guarded.seats[0]) == game.teams(game.seats[0])
    return guarded


def test_the_poison_works() -> None:
    """Touching the true state while the guard is armed fails."""
    poison = Poison()
    game = poisoned(serenissima.game("pebbles"), poison)
    options = game.read_options({})
    state = game.new(2, options)
    poison.armed = True
    for touch in (state.to_move, state.codes, state.copy, lambda: game.view(state, 0), lambda: game.new(2, options)):
        with pytest.raises(AssertionError, match="true state"):
            touch()


@pytest.mark.parametrize(("game", "level"), LEVELS, ids=lambda part: getattr(part, "name", part))
def test_no_bot_touches_the_true_state(game: AnyGame, level: str) -> None:
    """Every level makes its first decisions and some later ones without touching the true state."""
    poison = Poison()
    guarded = poisoned(game, poison)
    make = next(each.make for each in bots_for(guarded) if each.name == level)
    random = Random(level)
    state = guarded.new(guarded.seats[0], guarded.read_options(guarded.unattended))
    asked = moves = 0
    while asked < DECISIONS and (seat := state.to_move()) != NOBODY:
        codes = state.codes()
        moves += 1
        if seat == FORTUNA:
            state.play(random.choices(codes, state.odds())[0])
            continue
        if len(codes) == 1 or (asked and moves % 4):
            state.play(random.choice(codes))
            continue
        view = guarded.view(state, seat)
        player = make(asked)
        poison.armed = True
        plan = decide(player, view, codes, BRIEF)
        poison.armed = False
        assert plan[0] in codes
        state.play(plan[0])
        asked += 1
    assert asked


def _memory(send: Any) -> NoReturn:
    """The peak memory, in bytes, of a worker that has thought about all games."""
    for game in all_games().values():
        match = game.start(seed=3)
        seat = match.to_move
        assert seat is not None
        think(game.name, strongest(game), msgspec.json.encode(match.view(seat)), match.codes(), 0.3, 1)
    # not getrusage: its peak may be the one of the process that started this one
    status = Path("/proc/self/status").read_text(encoding="ascii")
    send.send(1024 * int(status.partition("VmHWM:")[2].split()[0]))
    sys.exit()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells the peak of one process")
def test_a_worker_needs_little_memory() -> None:
    """One process needs under 300 MB after the strongest bots of all games have thought in it."""
    context = get_context("spawn")
    receive, send = context.Pipe(duplex=False)
    process = context.Process(target=_memory, args=(send,))
    process.start()
    send.close()
    peak: int = receive.recv()
    process.join()
    assert 0 < peak < MOST_BYTES, peak
