"""`serenissima puzzles`: composes puzzles for a game that has a study, graded from easy to hard."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import perf_counter

from serenissima.cli.choices import add_game, positive
from serenissima.cli.progress import watched
from serenissima.cli.solve import show
from serenissima.cli.words import Trouble, words

COUNT = 2500


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    add_game(parser)
    parser.add_argument("--count", type=positive, default=COUNT, metavar="N", help=words("cli-arg-count"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=words("cli-arg-seed"))
    parser.add_argument("--write", type=Path, metavar="FILE", help=words("cli-arg-write-puzzles"))
    parser.add_argument("--json", action="store_true", help=words("cli-arg-json"))


def run(args: Namespace) -> int:
    """Composes puzzles and prints figures about them; equal counts and seeds give equal puzzles."""
    import msgspec

    import serenissima

    game = serenissima.game(args.game)
    if game.extras.study is None:
        raise Trouble(words("cli-no-study", game=game.name))
    begun = perf_counter()
    composing = game.extras.study().compose(args.count, args.seed)
    for _ in watched(composing.work(), composing.steps, words("cli-composing")):
        pass
    report = {**composing.report(), "seconds": round(perf_counter() - begun, 3)}
    if args.write is not None:
        args.write.write_bytes(composing.encoded())
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        show(report)
    return 0
