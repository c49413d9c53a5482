"""`serenissima solve`: solves a game that is small enough.

Such a game names its solver in `Extras.solver`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from serenissima.cli.choices import add_game, add_options, positive, read_options
from serenissima.cli.progress import watched
from serenissima.cli.words import Trouble, words
from serenissima.core.game import AnyGame
from serenissima.core.options import Options
from serenissima.core.task import Task

if TYPE_CHECKING:
    from rich.table import Table


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    add_game(parser)
    parser.add_argument("--supply", type=positive, metavar="N", help=words("cli-arg-supply"))
    parser.add_argument("--bridge", action="store_true", help=words("cli-arg-bridge"))
    add_options(parser)
    parser.add_argument("--write", type=Path, metavar="FILE", help=words("cli-arg-write"))
    parser.add_argument("--json", action="store_true", help=words("cli-arg-json"))


def run(args: Namespace) -> int:
    """Solves from scratch and prints the figures, with the time and memory it took."""
    import msgspec

    import serenissima

    game = serenissima.game(args.game)
    given = list(args.options)
    if args.supply is not None:
        given.append(f"supply={args.supply}")
    if args.bridge:
        given.append("bridge=true")
    begun = perf_counter()
    solving = begin(game, game.read_options(read_options(game, given)))
    for _ in watched(solving.work(), solving.steps, words("cli-solving")):
        pass
    report = {**solving.report(), "seconds": round(perf_counter() - begun, 3), "memory_mb": peak_memory()}
    if args.write is not None:
        args.write.write_bytes(solving.encoded())
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        show(report)
    return 0


def begin(game: AnyGame, options: Options) -> Task:
    """The task of the game's solver; raises Trouble if the game has none."""
    if game.extras.solver is None:
        raise Trouble(words("cli-no-solver", game=game.name))
    return game.extras.solver(options)


def peak_memory() -> int | None:
    """The peak memory of this process in MB, if the system tells."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024 * 1024 if sys.platform == "darwin" else 1024))


def show(report: Mapping[str, object]) -> None:
    """Prints single figures in one table, each list and each object in its own."""
    from rich.console import Console

    console = Console()
    plain = {key: value for key, value in report.items() if not isinstance(value, list | dict)}
    console.print(_table([{"name": _label(key), "value": value} for key, value in plain.items()], heading=False))
    for key, value in report.items():
        rows = _rows(value)
        if rows:
            console.print()
            console.print(_label(key))
            console.print(_table(rows))


def _rows(value: object) -> list[Mapping[str, object]]:
    """The rows of a table for a list of objects, an object of objects, or an object of figures."""
    if isinstance(value, list):
        return value
    if not isinstance(value, dict):
        return []
    if all(isinstance(part, dict) for part in value.values()):
        return [{"number": key, **part} for key, part in value.items()]
    return [{"number": _label(key), "value": part} for key, part in value.items()]


def _table(rows: list[Mapping[str, object]], heading: bool = True) -> Table:
    from rich.table import Table

    table = Table(box=None, header_style="bold", pad_edge=False, show_header=heading)
    for column in rows[0]:
        table.add_column(_label(column), justify="left" if isinstance(rows[0][column], str) else "right")
    for row in rows:
        table.add_row(*map(_figure, row.values()))
    return table


def _label(key: str) -> str:
    """The words for a key of the report, or the key itself."""
    name = f"cli-solve-{key.replace('_', '-')}"
    label = words(name)
    return key if label == name else label


def _figure(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return words("cli-yes" if value else "cli-no")
    return f"{value:,}" if isinstance(value, int | float) else str(value)
