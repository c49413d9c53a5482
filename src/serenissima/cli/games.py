"""`serenissima games`: which games there are."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from serenissima.cli.words import language, words
from serenissima.core.game import AnyGame


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--json", action="store_true", help=words("cli-arg-json"))


def run(args: Namespace) -> int:
    """A table, or a JSON list with everything a program needs to start a match."""
    import msgspec

    import serenissima

    found = [describe(game) for game in serenissima.all_games().values()]
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        _table(found)
    return 0


def describe(game: AnyGame) -> dict[str, object]:
    """One game as JSON says it."""
    from serenissima.bots.levels import bots_for, default_level
    from serenissima.core.text import sentence

    return {
        "name": game.name,
        "title": sentence(game, "title", language=language()),
        "version": game.version,
        "seats": game.seats,
        "options": [_option(option.name, game) for option in game.options],
        "bots": [level.name for level in bots_for(game)],
        "default_bot": default_level(game),
        "compiled": compiled(game),
    }


def _option(name: str, game: AnyGame) -> dict[str, object]:
    option = next(option for option in game.options if option.name == name)
    described: dict[str, object] = {"name": option.name, "kind": option.kind, "default": option.default}
    if option.kind == "choice":
        described["choices"] = option.choices
    if option.kind == "number":
        described |= {"low": option.low, "high": option.high, "step": option.step}
    return described | {"rule": option.rule}


def compiled(game: AnyGame) -> bool:
    """Whether the rules of this game run compiled."""
    from serenissima._plain import is_compiled

    state = game.new(game.seats[0], game.read_options())
    return is_compiled(sys.modules[type(state).__module__])


def _table(found: list[dict[str, object]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("name", "title", "seats", "bots", "compiled"):
        table.add_column(words(f"cli-column-{column}"), overflow="fold")
    for game in found:
        seats, bots = game["seats"], game["bots"]
        assert isinstance(seats, tuple)
        assert isinstance(bots, list)
        flag = words("cli-yes") if game["compiled"] else words("cli-no")
        table.add_row(str(game["name"]), str(game["title"]), ", ".join(map(str, seats)), ", ".join(bots), flag)
    Console().print(table)
