"""`serenissima replay`: a recorded match, in sentences and boards."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from serenissima.cli.choices import positive
from serenissima.cli.words import Trouble, words

if TYPE_CHECKING:
    from serenissima.core.match import Match


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help=words("cli-arg-file"))
    parser.add_argument("--entry", type=positive, metavar="N", help=words("cli-arg-entry"))
    parser.add_argument("--step", action="store_true", help=words("cli-arg-step"))


def run(args: Namespace) -> int:
    """Tells the match as an onlooker saw it, to its end or to one entry; with `--step`, entry by entry."""
    from serenissima.cli.files import read_match

    match = read_match(args.file)
    last = len(match.log) if args.entry is None else args.entry
    if last > len(match.log):
        raise Trouble(words("cli-no-entry", entry=last, last=len(match.log)))
    print(words("cli-replay-head", game=match.game.name, names=", ".join(match.names), entries=len(match.log)))
    if match.position is not None:
        print(words("cli-replay-position"))
        _show(match.at(0))
    if args.step:
        return _step(match, last)
    past = match.at(0)
    for entry in match.log[:last]:
        past.replay(entry)
        _tell(match, past)
    _show(past)
    return 0


def _step(match: Match, last: int) -> int:
    """Shows one entry after another, each with its board; Enter goes on, the end of input stops."""
    past = match.at(0)
    for entry in match.log[:last]:
        past.replay(entry)
        _tell(match, past, always=True)
        _show(past)
        if entry.n < last:
            try:
                input(words("cli-step"))
            except EOFError:
                print()
                break
    return 0


def _tell(match: Match, past: Match, always: bool = False) -> None:
    """Prints the last entry of `past` in the sentences heard at the time, or its line if there are none.

    Passing steps and secrets are skipped, unless `always` is true.
    """
    from serenissima.cli.board import entry_line, told
    from serenissima.core.log import Played
    from serenissima.core.state import ONLOOKER

    entry = past.log[-1]
    lines = told(past, ONLOOKER, entry.n)
    if not lines:
        if always or not past.told(entry.n):
            print(entry_line(match, entry))
        return
    counts = not isinstance(entry, Played) or entry in match.line
    remark = "" if counts else f" {words('cli-taken-back')}"
    for number, line in zip([str(entry.n), *[""] * len(lines)], lines, strict=False):
        print(f"{number:>4}  {line}{remark}")


def _show(match: Match) -> None:
    from serenissima.cli.board import drawn, ended
    from serenissima.core.state import ONLOOKER

    print()
    print(drawn(match.game, match.view(ONLOOKER), match.names))
    if match.outcome is not None:
        print()
        print(ended(match.game, match.outcome, match.names))
    print()
