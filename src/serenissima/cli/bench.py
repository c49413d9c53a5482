"""`serenissima bench`: how fast everything is, with peers measured in the same run."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from importlib import import_module
from typing import TYPE_CHECKING, Any

from serenissima.cli.words import words

if TYPE_CHECKING:
    from rich.console import Console

PARTS = {"games": "playouts", "peers": "peers", "server": "server", "store": "store", "pages": "pages"}
"""What is measured, and the module of serenissima.bench whose `measure(quick)` does it."""


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("--json", action="store_true", help=words("cli-arg-json"))
    parser.add_argument("--quick", action="store_true", help=words("cli-arg-quick"))
    parser.add_argument("--only", choices=list(PARTS), action="append", help=words("cli-arg-only"))


def run(args: Namespace) -> int:
    """Measures part by part and prints one JSON object, or tables; 1 if a part failed."""
    import msgspec
    from rich.console import Console

    asked = [part for part in PARTS if not args.only or part in args.only]
    measured: dict[str, Any] = {}
    failed = False
    watcher = Console(stderr=True)
    for number, part in enumerate(asked, 1):
        try:
            with watcher.status(words("cli-measuring", part=part, number=number, count=len(asked))):
                measured[part] = import_module(f"serenissima.bench.{PARTS[part]}").measure(args.quick)
        except ImportError as error:  # what the part needs is not installed
            measured[part] = {"missing": str(error)}
        except Exception as error:  # keep the figures of the other parts; the exit code tells
            measured[part] = {"error": repr(error)}
            failed = True
    compare(measured)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(measured)).decode())
    else:
        _tables(measured)
    return 1 if failed else 0


def compare(measured: dict[str, Any]) -> None:
    """Adds `against` to every game: its compiled rates (listing, picking, loop compiled) over those of every peer."""
    peers = {name: rate for name, rate in measured.get("peers", {}).items() if isinstance(rate, int | float) and rate}
    for figures in measured.get("games", {}).values():
        if isinstance(figures, dict):
            ways = {way: figures[way] for way in ("compiled", "picked", "loop") if figures[way]}
            figures["against"] = {
                peer: {way: round(rate / theirs, 2) for way, rate in ways.items()} for peer, theirs in peers.items()
            }


def _tables(measured: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    if "error" not in measured.get("games", {"error": ""}):
        table = Table(box=None, header_style="bold", pad_edge=False)
        table.add_column(words("cli-column-name"), no_wrap=True)
        for column in ("plain", "compiled", "ratio", "picked", "loop"):
            table.add_column(words(f"cli-bench-column-{column}"), justify="right")
        for name, figures in measured["games"].items():
            table.add_row(name, *(_figure(figures[key]) for key in ("plain", "compiled", "ratio", "picked", "loop")))
        console.print(words("cli-bench-note"))
        console.print(table)
        _against(console, measured["games"])
    rest = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("part", "figure", "value"):
        rest.add_column(words(f"cli-bench-column-{column}"), justify="right" if column == "value" else "left")
    for part in PARTS:
        figures = measured.get(part) or {}
        if part == "games" and "error" not in figures:
            continue
        for key, value in _flat(figures, ""):
            rest.add_row(part, key, _figure(value))
    if rest.row_count:
        console.print()
        console.print(rest)


def _against(console: Console, games: dict[str, Any]) -> None:
    from rich.table import Table

    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column(words("cli-column-name"), no_wrap=True)
    peers = list(dict.fromkeys(peer for figures in games.values() for peer in figures["against"]))
    for peer in peers:
        table.add_column(peer.rpartition(".")[2], justify="right")
    for name, figures in games.items():
        ratios = (figures["against"].get(peer, {}).values() for peer in peers)
        table.add_row(name, *(" · ".join(map(_figure, pair)) or "-" for pair in ratios))
    if peers:
        console.print()
        console.print(words("cli-bench-against"))
        console.print(table)


def _flat(figures: dict[str, Any], prefix: str) -> list[tuple[str, object]]:
    pairs: list[tuple[str, object]] = []
    for key, value in figures.items():
        pairs += _flat(value, f"{prefix}{key}.") if isinstance(value, dict) else [(prefix + key, value)]
    return pairs


def _figure(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, int | float) and not isinstance(value, bool):
        return f"{value:,.0f}" if value >= 1000 else f"{value:g}"
    return str(value)
