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
    """What the command takes."""
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
    if args.step:
        return _step(match, last)
    for number in range(1, last + 1):
        _tell(match, number)
    _show(match.at(last))
    return 0


def _step(match: Match, last: int) -> int:
    """One entry after the other, each with its board; Enter goes on, the end of input stops."""
    for number in range(1, last + 1):
        _tell(match, number)
        _show(match.at(number))
        if number < last:
            try:
                input(words("cli-step"))
            except EOFError:
                print()
                break
    return 0


def _tell(match: Match, number: int) -> None:
    from serenissima.cli.board import entry_line, told
    from serenissima.core.state import ONLOOKER

    print(entry_line(match, match.log[number - 1]))
    # an entry that was undone later has no sentences any more, only its line
    for line in told(match, ONLOOKER, number, until=number):
        print(f"      {line}")


def _show(match: Match) -> None:
    from serenissima.cli.board import drawn, ended
    from serenissima.core.state import ONLOOKER

    print()
    print(drawn(match.game, match.view(ONLOOKER)))
    if match.outcome is not None:
        print()
        print(ended(match.game, match.outcome, match.names))
    print()
