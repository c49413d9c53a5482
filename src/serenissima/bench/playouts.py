"""Random playouts of every game: the plain and the compiled engine in one run, with the loop in Python and compiled.

The loop in Python is measured twice: listing all legal moves, as peers must, and with `State.pick`.

Rates are moves of all seats, including Fortuna, per second of processor time on one core.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from random import Random
from time import process_time

import msgspec

import serenissima
from serenissima._plain import is_compiled
from serenissima.core.game import AnyGame
from serenissima.core.playout import Dice, playout
from serenissima.core.state import FORTUNA, NOBODY, State

ROUNDS = 3


class Rates(msgspec.Struct):
    """Moves per second of one game in this process, with the two loops below and with that of core/playout.py."""

    compiled: bool
    python: float
    picked: float
    loop: float


def random_match(state: State, random: Random) -> int:
    """The loop in Python, as it is for the peers; returns the number of moves."""
    moves = 0
    while (seat := state.to_move()) != NOBODY:
        codes = state.codes()
        if seat == FORTUNA:
            state.play(random.choices(codes, state.odds())[0])
        else:
            state.play(codes[int(random.random() * len(codes))])
        moves += 1
    return moves


def picked_match(state: State, random: Random) -> int:
    """The loop in Python if only random moves are needed; returns the number of moves."""
    moves = 0
    while state.to_move() != NOBODY:
        state.play(state.pick(random.random()))
        moves += 1
    return moves


def rates(game: AnyGame, seconds: float, seed: int) -> Rates:
    """Measures one game in this process."""
    options = game.read_options()
    seats = game.seats[0]
    random = Random(seed)
    dice = Dice(seed)
    first = game.new(seats, options)
    return Rates(
        compiled=is_compiled(sys.modules[type(first).__module__]),
        python=_rate(lambda: random_match(game.new(seats, options), random), seconds),
        picked=_rate(lambda: picked_match(game.new(seats, options), random), seconds),
        loop=_rate(lambda: playout(game.new(seats, options), dice), seconds),
    )


def _rate(match: Callable[[], int], seconds: float) -> float:
    """Moves per second of processor time, over complete matches until the time is up."""
    moves = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        moves += match()
    return moves / spent


def measure(quick: bool = False) -> dict[str, dict[str, float | bool | None]]:
    """For every game: plain, compiled, picked, loop (moves/s, None if nothing is compiled); ratio: compiled to plain.

    The engines run in separate processes, in turn; the best round counts, since noise only slows down.
    """
    rounds = 1 if quick else ROUNDS
    seconds = 0.3 if quick else 1.0
    plain: list[dict[str, Rates]] = []
    compiled: list[dict[str, Rates]] = []
    for number in range(rounds):
        plain.append(_in_process(seconds, number, plain=True))
        compiled.append(_in_process(seconds, number, plain=False))
    return {name: _figures([run[name] for run in plain], [run[name] for run in compiled]) for name in plain[0]}


def _figures(plain: list[Rates], compiled: list[Rates]) -> dict[str, float | bool | None]:
    slow = max(found.python for found in plain)
    if not all(found.compiled for found in compiled):
        return {"plain": round(slow), "compiled": None, "picked": None, "loop": None, "ratio": None}
    fast = max(found.python for found in compiled)
    return {
        "plain": round(slow),
        "compiled": round(fast),
        "picked": round(max(found.picked for found in compiled)),
        "loop": round(max(found.loop for found in compiled)),
        "ratio": round(fast / slow, 2),
    }


def _in_process(seconds: float, seed: int, plain: bool) -> dict[str, Rates]:
    """Measures all games in a new process, with or without the compiled engine."""
    environment = dict(os.environ)
    environment.pop("SERENISSIMA_PLAIN", None)
    if plain:
        environment["SERENISSIMA_PLAIN"] = "1"
    command = [sys.executable, "-m", __name__, str(seconds), str(seed)]
    answer = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout
    return msgspec.json.decode(answer, type=dict[str, Rates])


def main() -> None:
    """`python -m serenissima.bench.playouts SECONDS SEED`: the rates of this process as JSON."""
    seconds, seed = float(sys.argv[1]), int(sys.argv[2])
    found = {name: rates(game, seconds, seed) for name, game in serenissima.all_games().items()}
    sys.stdout.write(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main()
