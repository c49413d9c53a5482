"""`serenissima perft`: how many sequences of moves there are."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from time import perf_counter

from serenissima.cli.choices import add_game, add_options, positive, read_options
from serenissima.cli.progress import watched
from serenissima.cli.words import words
from serenissima.core.state import State

PIECES = 100
"""A count is split into at least this many positions."""


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    add_game(parser)
    parser.add_argument("--depth", type=positive, required=True, metavar="N", help=words("cli-arg-depth"))
    parser.add_argument("--seats", type=positive, metavar="N", help=words("cli-arg-seats"))
    add_options(parser)
    parser.add_argument("--json", action="store_true", help=words("cli-arg-json"))


def run(args: Namespace) -> int:
    """Counts the sequences of 1, 2, ... `depth` moves from the first position, including Fortuna's moves."""
    import msgspec

    import serenissima

    game = serenissima.game(args.game)
    seats = args.seats or game.seats[0]
    game.check_seats(seats)
    state = game.new(seats, game.read_options(read_options(game, args.options)))
    counts = []
    for depth in range(1, args.depth + 1):
        begun = perf_counter()
        count = _count(state, depth)
        seconds = perf_counter() - begun
        counts.append({"depth": depth, "count": count, "seconds": round(seconds, 3)})
        if not args.json:
            print(words("cli-perft-line", depth=depth, count=f"{count:,}", seconds=f"{seconds:.2f}"), flush=True)
    if args.json:
        print(msgspec.json.encode({"game": game.name, "seats": seats, "counts": counts}).decode())
    return 0


def _count(state: State, depth: int) -> int:
    """The count at one depth, with a progress bar: the work is split into many positions first."""
    from serenissima.core.perft import branches, perft

    pieces = [state]
    while depth > 1 and 0 < len(pieces) < PIECES:
        pieces = [after for piece in pieces for after in branches(piece)]
        depth -= 1
    return sum(perft(piece, depth) for piece in watched(pieces, len(pieces), words("cli-counting")))
