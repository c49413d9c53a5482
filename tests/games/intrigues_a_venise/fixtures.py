"""Tables of Intrigues à Venise for the web client's unit tests (`make fixtures`)."""

from __future__ import annotations

from serenissima.core.state import FORTUNA
from serenissima.games.intrigues_a_venise.setup import fortunas_moves, play, set_up
from serenissima.games.intrigues_a_venise.state import State
from tests.fixtures import Making, Shown, shown
from tests.games.intrigues_a_venise.table import BLUE, GAME, RED, interview, met, step


def _red(state: State, *moves: str) -> Shown:
    return shown(GAME, play(state, *moves), RED)


def _moving(*moves: str) -> Shown:
    """The first turn from the standard placement: red has a red, a yellow and a black marble."""
    return _red(set_up(marbles="RYK"), *moves)


def _placing() -> Shown:
    """Chance places the spies."""
    state: State = GAME.new(4, GAME.read_options())
    deal = iter(fortunas_moves())
    while GAME.view(state, RED).phase != "place":
        play(state, next(deal))
    assert state.to_move() == FORTUNA
    return shown(GAME, state, None)


def _asked(notes: str) -> Shown:
    """Blue (Agent X, tall, Alpha) has shown red F, X and short once, and is asked for the identity again."""
    state = set_up(pieces={"blue tall": 3}, options={"notes": notes})
    for again in (False, True):
        step(play(state, "marbles RWW"), "red", "red tall", 3)
        play(state, "finish", "meet v3", "ask blue identity")
        if again:
            break
        play(state, "answer X F short", "exile v1", "end", *["marbles WWW", "end"] * 3)
        state.pieces.at[4], state.pieces.at[0] = 3, 2
    return shown(GAME, state, BLUE)


FIXTURES: Making = {
    "moving": _moving,
    "red-marble": lambda: _moving("marble red"),
    "red-spy": lambda: _moving("marble red", "spy red tall"),
    "stepped": lambda: _moving("marble red", "spy red tall", "step v3"),
    "black-marble": lambda: _moving("marble black"),
    "placing": _placing,
    "interview": lambda: _red(interview(), "meet v29"),
    "exile": lambda: _red(met(), "meet v5", "ask yellow identity", "answer X F short"),
    "asked": lambda: _asked("log"),
    "asked-on-paper": lambda: _asked("paper"),
}
