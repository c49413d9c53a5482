"""Arguments that several commands share: a game's seats and options, and numbers."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError

from serenissima.cli.words import words
from serenissima.core.game import AnyGame
from serenissima.core.options import BadOption, OptionValue, from_text


def positive(text: str) -> int:
    """A whole number from 1 up."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(words("cli-needs-positive", value=text))
    return int(text)


def natural(text: str) -> int:
    """A whole number from 0 up."""
    if not text.isdecimal():
        raise ArgumentTypeError(words("cli-needs-natural", value=text))
    return int(text)


def add_game(parser: ArgumentParser) -> None:
    """Adds the game."""
    parser.add_argument("game", metavar="GAME", help=words("cli-arg-game"))


def add_options(parser: ArgumentParser) -> None:
    """Adds the options of a table."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=words("cli-arg-option"), dest="options"
    )


def read_options(game: AnyGame, given: list[str]) -> dict[str, OptionValue]:
    """The options as the game declares them; raises BadOption for anything it does not."""
    values: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise BadOption(words("cli-option-form", given=text))
        values[name] = from_text(game.options, name, value)
    game.read_options(values)
    return values
