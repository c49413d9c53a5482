"""Which game? Asked where there is somebody to answer."""

from __future__ import annotations

import sys

import serenissima
from serenissima.cli.words import Trouble, language, words
from serenissima.core.game import AnyGame
from serenissima.core.text import sentence

LEAVE = ("quit", "exit")


def which_game() -> AnyGame | None:
    """The game that the person picks from a list; None if they would rather leave.

    Trouble where nobody can be asked: a script must name the game.
    """
    games = list(serenissima.all_games().values())
    if not sys.stdin.isatty():
        raise Trouble(words("cli-which-script", games=", ".join(game.name for game in games), example=games[0].name))
    print(words("cli-which-games"))
    for number, game in enumerate(games, start=1):
        print(words("cli-which-line", number=f"{number:3}", title=_own(game, "title"), pitch=_own(game, "pitch")))
    while True:
        try:
            answer = input(words("cli-which")).strip()
        except EOFError:
            print()
            return None
        except KeyboardInterrupt:
            print()
            print(words("cli-which-left"))
            raise
        if answer.casefold() in LEAVE:
            return None
        found = picked(answer, games)
        if found is not None:
            return found
        print(words("cli-which-again", count=len(games), example=games[0].name))


def picked(answer: str, games: list[AnyGame]) -> AnyGame | None:
    """The game of this number in the list, of this name or of this title, in capitals or not; None if there is none."""
    wanted = " ".join(answer.casefold().split())
    if wanted.isdecimal():
        return games[int(wanted) - 1] if 1 <= int(wanted) <= len(games) else None
    return next((game for game in games if wanted in (game.name, _own(game, "title").casefold())), None)


def _own(game: AnyGame, key: str) -> str:
    return sentence(game, key, language=language())
