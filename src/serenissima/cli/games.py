"""`serenissima games`: which games there are."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from serenissima.cli.words import words
from serenissima.core.game import AnyGame
from serenissima.core.options import Option, OptionValue

if TYPE_CHECKING:
    from rich.padding import Padding


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("--json", action="store_true", help=words("cli-arg-json"))


def run(args: Namespace) -> int:
    """Prints every game with its options and bots, or a JSON list with all a program needs to start a match."""
    import msgspec

    import serenissima

    games = serenissima.all_games().values()
    if args.json:
        print(msgspec.json.format(msgspec.json.encode([describe(game) for game in games])).decode())
    else:
        for game in games:
            _show(game)
    return 0


def describe(game: AnyGame) -> dict[str, object]:
    """One game, for JSON."""
    from serenissima.bots.levels import bots_for, default_level
    from serenissima.core.text import sentence

    return {
        "name": game.name,
        "title": sentence(game, "title"),
        "version": game.version,
        "seats": game.seats,
        "options": [_option(option) for option in game.options],
        "bots": [{"name": level.name, "title": sentence(game, level.title)} for level in bots_for(game)],
        "default_bot": default_level(game),
        "compiled": compiled(game),
    }


def _option(option: Option) -> dict[str, object]:
    described: dict[str, object] = {"name": option.name, "kind": option.kind, "default": option.default}
    if option.kind == "choice":
        described["choices"] = option.choices
    if option.kind == "number":
        described |= {"low": option.low, "high": option.high, "step": option.step, "off": option.off}
    if option.kind == "text":
        described["high"] = option.high
    return described | {"rule": option.rule}


def compiled(game: AnyGame) -> bool:
    """Whether the rules of this game run compiled."""
    from serenissima._plain import is_compiled

    state = game.new(game.seats[0], game.read_options())
    return is_compiled(sys.modules[type(state).__module__])


def _show(game: AnyGame) -> None:
    """Prints one game for people: every option and every bot with the name that commands take."""
    from rich.console import Console

    from serenissima.bots.levels import bots_for, default_level
    from serenissima.core.text import sentence

    def own(key: str) -> str:
        return sentence(game, key)

    seats = ", ".join(map(str, game.seats))
    flag = "yes" if compiled(game) else "no"
    options = [
        (option.name, _values(option), _value(option.default), own(f"option-{option.name}")) for option in game.options
    ]
    usual = default_level(game)
    titles = {level.name: own(level.title) for level in bots_for(game)}
    titles[usual] = words("cli-games-usual", title=titles[usual])
    console = Console(highlight=False)
    head = words("cli-games-head", title=own("title"), name=game.name, seats=seats, compiled=flag)
    console.print(head, style="bold", markup=False)
    for columns, rows in (("option values default meaning", options), ("bot title", list(titles.items()))):
        if rows:
            console.print(_table(columns.split(), rows))
            console.print()


def _table(columns: list[str], rows: Sequence[tuple[str, ...]]) -> Padding:
    from rich.padding import Padding
    from rich.table import Table

    table = Table(box=None, header_style="dim", pad_edge=False)
    for column in columns:
        table.add_column(words(f"cli-games-{column}"), no_wrap=column in ("option", "bot"))
    for row in rows:
        table.add_row(*row)
    return Padding(table, (0, 0, 0, 2))


def _values(option: Option) -> str:
    """The values allowed after `--option NAME=`."""
    if option.kind == "choice":
        return ", ".join(option.choices)
    if option.kind == "flag":
        return ", ".join(map(_value, (False, True)))
    if option.kind == "text":
        return words("cli-games-text", most=option.high)
    off = "yes" if option.off else "no"
    return words("cli-games-range", low=option.low, high=option.high, step=option.step, off=off)


def _value(value: OptionValue) -> str:
    """A value as `--option` takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
