"""Random playouts in other libraries, driven from Python, for comparison."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

ROUNDS = 3
OPEN_SPIEL = ("backgammon", "connect_four", "gin_rummy", "quoridor")


class Absent(Exception):
    """A peer that is not installed."""


def open_spiel(name: str, seconds: float) -> float:
    """Moves per second of an OpenSpiel game, chance included, with its loop in Python."""
    try:
        import pyspiel
    except ImportError as error:
        raise Absent(f"open_spiel is not installed ({error}); it is in the extra `bench`") from None
    game = pyspiel.load_game(name)
    random = Random(0)
    moves = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, odds)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
            moves += 1
    return moves / spent


PEERS: dict[str, Callable[[float], float]] = {
    f"open_spiel.{name}": lambda seconds, name=name: open_spiel(name, seconds)  # type: ignore[misc]
    for name in OPEN_SPIEL
}


def measure(quick: bool = False) -> dict[str, float | dict[str, str] | None]:
    """Moves/s of each peer, best round; None if it is not installed, with the reason under `missing`."""
    rates: dict[str, float | dict[str, str] | None] = {}
    missing: dict[str, str] = {}
    for name, rate in PEERS.items():
        try:
            rates[name] = round(max(rate(0.3 if quick else 1.0) for _ in range(1 if quick else ROUNDS)))
        except Absent as error:
            rates[name] = None
            missing[name] = str(error)
    if missing:
        rates["missing"] = missing
    return rates
