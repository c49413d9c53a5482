"""`serenissima arena`: bots against bots."""

from __future__ import annotations

import shlex
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from serenissima.cli.choices import add_game, add_options, positive, read_options
from serenissima.cli.words import Trouble, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from serenissima.arena.contest import Contest, Played
    from serenissima.arena.result import Result


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    add_game(parser)
    parser.add_argument("--seats", required=True, metavar="BOT,BOT,...", help=words("cli-arg-bots"))
    parser.add_argument("--games", type=positive, required=True, metavar="N", help=words("cli-arg-games"))
    parser.add_argument("--workers", type=positive, default=1, metavar="K", help=words("cli-arg-workers"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=words("cli-arg-seed"))
    parser.add_argument("--seconds", type=float, default=0.2, metavar="T", help=words("cli-arg-seconds"))
    parser.add_argument("--iterations", type=positive, metavar="I", help=words("cli-arg-iterations"))
    parser.add_argument("--stop", type=_margin, metavar="MARGIN", help=words("cli-arg-stop"))
    parser.add_argument("--journal", type=Path, metavar="FILE", help=words("cli-arg-journal"))
    parser.add_argument("--ray", metavar="ADDRESS", help=words("cli-arg-ray"))
    add_options(parser)
    parser.add_argument("--json", action="store_true", help=words("cli-arg-json"))


def _margin(text: str) -> float:
    """A share of the matches, between 0 and 1."""
    try:
        margin = float(text)
    except ValueError:
        margin = 0.0
    if not 0 < margin < 1:
        raise ArgumentTypeError(words("cli-needs-share", value=text))
    return margin


def run(args: Namespace) -> int:
    """Plays the contest and prints its result; 1 if a match broke off."""
    import msgspec

    import serenissima
    from serenissima.arena.contest import Contest
    from serenissima.arena.journal import BadJournal
    from serenissima.arena.result import result
    from serenissima.bots.levels import level_called

    game = serenissima.game(args.game)
    plan = Contest(
        game=game.name,
        bots=tuple(level_called(game, name).name for name in args.seats.split(",")),
        matches=args.games,
        options=read_options(game, args.options),
        seed=args.seed,
        seconds=args.seconds,
        iterations=args.iterations,
    )
    plan.check()
    command = shlex.join(["serenissima", *sys.argv[1:]])
    try:
        played = _play(plan, args, command)
    except BadJournal as error:
        raise Trouble(str(error)) from None
    except ModuleNotFoundError as error:  # Ray is an extra
        raise Trouble(words("cli-arena-no-ray", reason=str(error))) from None
    report = result(plan, played, args.stop, command)
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        _table(report)
        print(msgspec.json.encode(report.manifest).decode())
    return 1 if report.errors else 0


def _play(plan: Contest, args: Namespace, command: str) -> list[Played]:
    """The matches: those in the journal, then new ones until all are played or the contest is decided."""
    from serenissima.arena import cluster, contest, journal
    from serenissima.arena.decision import decide
    from serenissima.arena.manifest import Manifest
    from serenissima.cli.progress import watched

    played = journal.begun(args.journal, Manifest.of(plan, command)) if args.journal else []
    del played[plan.matches :]
    fresh: Iterator[Played]
    if args.ray:
        fresh = cluster.run(plan, args.ray, len(played))
    else:
        fresh = contest.run(plan, args.workers, len(played))
    if args.journal:
        fresh = journal.recorded(args.journal, fresh)
    deal = len(plan.orders())
    for match in watched(fresh, plan.matches, words("cli-playing"), done=len(played)):
        played.append(match)
        if args.stop and len(played) % deal == 0 and decide(plan, played, args.stop).verdict != "open":
            break
    return played


def _table(report: Result) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("bot", "wins", "draws", "losses", "rate", "interval", "errors"):
        table.add_column(words(f"cli-column-{column}"), justify="left" if column == "bot" else "right")
    for entrant in report.bots:
        interval = f"{entrant.low:.1%} - {entrant.high:.1%}"
        counts = (entrant.wins, entrant.draws, entrant.losses)
        table.add_row(entrant.bot, *map(str, counts), f"{entrant.rate:.1%}", interval, str(entrant.errors))
    console = Console()
    console.print(table)
    for rated in report.ratings:
        figures = {"mu": f"{rated.mu:.1f}", "spread": f"{2 * rated.sigma:.1f}"}
        console.print(words("cli-arena-rating", bot=rated.bot, **figures))
    if report.decision is not None:
        share, par = f"{report.decision.share:.1%}", f"{report.decision.par:.1%}"
        margin = f"{report.decision.margin:.1%}"
        verdict = f"cli-arena-{report.decision.verdict}"
        console.print(words(verdict, bot=report.decision.bot, share=share, par=par, margin=margin))
    console.print(words("cli-arena-length", games=report.games, moves=f"{report.average_length:.1f}"))
    for error in report.errors[:5]:
        console.print(error, style="red", markup=False)
