"""`serenissima ratings`: how strong the bots of a game are, from journals of the arena."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from serenissima.cli.choices import add_game
from serenissima.cli.words import Trouble, words

if TYPE_CHECKING:
    from serenissima.bots.ratings import Ladder


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    add_game(parser)
    parser.add_argument("journals", nargs="*", type=Path, metavar="JOURNAL", help=words("cli-arg-journals"))
    parser.add_argument("--write", action="store_true", help=words("cli-arg-write-ratings"))
    parser.add_argument("--json", action="store_true", help=words("cli-arg-json"))


def run(args: Namespace) -> int:
    """Prints the ratings from the journals or, if none are given, those that ship with the game."""
    import msgspec

    import serenissima
    from serenissima.arena import journal
    from serenissima.arena.ladder import ladder
    from serenissima.bots.ratings import file_of, ladder_of

    game = serenissima.game(args.game)
    try:
        read = [journal.read(path) for path in args.journals]
    except journal.BadJournal as error:
        raise Trouble(str(error)) from None
    for path, (manifest, _) in zip(args.journals, read, strict=True):
        if manifest.contest.game != game.name:
            raise Trouble(words("cli-ratings-other-game", file=str(path), game=manifest.contest.game))
    standings = ladder(read) if read else ladder_of(game)
    if args.write:
        file_of(game).write_bytes(msgspec.json.format(msgspec.json.encode(standings), indent=2) + b"\n")
    if args.json:
        print(msgspec.json.encode(standings).decode())
    else:
        _table(standings)
    return 0


def _table(standings: Ladder) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("bot", "rating", "matches"):
        table.add_column(words(f"cli-column-{column}"), justify="left" if column == "bot" else "right")
    for name, each in standings.levels.items():
        table.add_row(name, f"{each.rating} ± {each.spread}", str(each.matches))
    console.print(table)
    for rung in standings.rungs:
        figures: dict[str, str | int] = {
            "share": f"{rung.share:.1%}",
            "low": f"{rung.low:.1%}",
            "high": f"{rung.high:.1%}",
        }
        figures |= {"upper": rung.upper, "lower": rung.lower, "seats": rung.seats, "matches": rung.matches}
        console.print(words("cli-ratings-rung", **figures, par=f"{rung.par:.1%}"), highlight=False)
