"""Plays random matches while nobody may ask whether the canal can be closed (VC-82). Runs in a process of its own."""

from __future__ import annotations

from importlib import import_module
from random import Random

from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.options import OptionValue
from serenissima.core.state import ONLOOKER
from serenissima.games.venice_connection.codes import CONFIRM
from serenissima.games.venice_connection.state.rules import ARBITER
from tests.games.venice_connection.setting import GAME, A, B, table

TABLES: list[dict[str, OptionValue]] = [{}, {"mint_tide": True}, {"challenge": "arbiter"}, {"bridge": True}]


class Asked(Exception):
    """Raised when somebody asks for a completion."""


def forbid() -> None:
    """Makes every later request for a completion fail."""

    def asked(tiles: list[int], left: list[int]) -> list[int] | None:
        raise Asked

    for name in ("state.position", "showing"):
        module = import_module(f"serenissima.games.venice_connection.{name}")
        assert str(module.__file__).endswith(".py")
        assert callable(module.completion)
        setattr(module, "completion", asked)  # noqa: B010 - a module of which only the name is known here


def look(match: Match) -> None:
    """Does everything anybody can ask for while a match lasts."""
    for seat in (A, B, ONLOOKER):
        match.view(seat)
        match.heard(seat)
    for text in ("proof", "confirm", "impossible", "concede", "9,9:F", "0,0:F"):
        try:
            match.check(match.parse(text))
        except IllegalMove as error:
            str(error)


def ends(match: Match, text: str) -> bool:
    """Whether this move ends the game: only then may the engine ask."""
    state = table(match)
    if text == "confirm":
        after = state.copy()
        after.play(CONFIRM)
        return after.outcome() is not None
    return text in {"concede", "proof"} or (text == "impossible" and state.rules.mode == ARBITER)


def main() -> None:
    """Prints how many positions were examined."""
    forbid()
    looked = 0
    for seed in range(4):
        for options in TABLES:
            random = Random(seed)
            match = GAME.start(seed=seed, options=options)
            while True:
                look(match)
                looked += 1
                move = random.choice(match.moves())
                if ends(match, match.game.alphabet.text(move)):
                    break
                match.play(move)
    print(looked)
