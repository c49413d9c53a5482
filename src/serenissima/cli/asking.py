"""Asks which game to play, if there is somebody to answer."""

from __future__ import annotations

import sys

import serenissima
from serenissima.cli.words import Trouble, words
from serenissima.core.game import AnyGame
from serenissima.core.naming import plain_name
from serenissima.core.text import sentence

LEAVE = ("quit", "exit")


def which_game() -> AnyGame | None:
    """The game a person picks from a list; None if they decline.

    Raises Trouble if nobody can be asked: a script must name the game.
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
        chosen = picked(answer, games)
        if chosen is not None:
            return chosen
        print(words("cli-which-again", count=len(games), example=games[0].name))


def picked(answer: str, games: list[AnyGame]) -> AnyGame | None:
    """The game with this number, name or title, in any case; None if there is none."""
    number = answer.strip()
    if number.isdecimal():
        return games[int(number) - 1] if 1 <= int(number) <= len(games) else None
    wanted = plain_name(answer)
    return next((game for game in games if wanted in (game.name, plain_name(_own(game, "title")))), None)


def _own(game: AnyGame, key: str) -> str:
    return sentence(game, key)
