"""`serenissima arena`: bots against bots."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from serenissima.cli.choices import add_game, add_options, positive, read_options
from serenissima.cli.words import words

if TYPE_CHECKING:
    from serenissima.arena.contest import Result


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    add_game(parser)
    parser.add_argument("--seats", required=True, metavar="BOT,BOT,...", help=words("cli-arg-bots"))
    parser.add_argument("--games", type=positive, required=True, metavar="N", help=words("cli-arg-games"))
    parser.add_argument("--workers", type=positive, default=1, metavar="K", help=words("cli-arg-workers"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=words("cli-arg-seed"))
    parser.add_argument("--seconds", type=float, default=0.2, metavar="T", help=words("cli-arg-seconds"))
    parser.add_argument("--iterations", type=positive, metavar="I", help=words("cli-arg-iterations"))
    add_options(parser)
    parser.add_argument("--json", action="store_true", help=words("cli-arg-json"))


def run(args: Namespace) -> int:
    """Plays the contest and prints its result; 1 if a match broke off."""
    import msgspec

    import serenissima
    from serenissima.arena import contest
    from serenissima.cli.progress import watched

    game = serenissima.game(args.game)
    plan = contest.Contest(
        game=game.name,
        bots=tuple(name.strip() for name in args.seats.split(",")),
        matches=args.games,
        options=read_options(game, args.options),
        seed=args.seed,
        seconds=args.seconds,
        iterations=args.iterations,
    )
    played = list(watched(contest.run(plan, args.workers), plan.matches, words("cli-playing")))
    found = contest.result(plan, played)
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        _table(found)
    return 1 if found.errors else 0


def _table(found: Result) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("bot", "wins", "draws", "losses", "rate", "interval", "errors"):
        table.add_column(words(f"cli-column-{column}"), justify="left" if column == "bot" else "right")
    for entrant in found.bots:
        interval = f"{entrant.low:.1%} - {entrant.high:.1%}"
        counts = (entrant.wins, entrant.draws, entrant.losses)
        table.add_row(entrant.bot, *map(str, counts), f"{entrant.rate:.1%}", interval, str(entrant.errors))
    console = Console()
    console.print(table)
    console.print(words("cli-arena-length", games=found.games, moves=f"{found.average_length:.1f}"))
    for error in found.errors[:5]:
        console.print(error, style="red", markup=False)
