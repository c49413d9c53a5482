"""`serenissima verify`: were the draws of a match honest?"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from serenissima.cli.words import words


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help=words("cli-arg-file"))


def run(args: Namespace) -> int:
    """Replays the record and recomputes every draw from the seed: 0 if all is right, 1 if not."""
    from serenissima.cli.files import read_match
    from serenissima.core.record import verify

    match = read_match(args.file)
    print(words("cli-verify-replayed", file=str(args.file), game=match.game.name, entries=len(match.log)))
    proof = verify(match)
    if proof.from_position:
        print(words("cli-verify-position"))
    if proof.problem:
        print(words("cli-verify-wrong", draws=proof.draws, problem=proof.problem))
        return 1
    print(words("cli-verify-seed-position" if proof.from_position else "cli-verify-seed", commitment=match.commitment))
    print(words("cli-verify-right", draws=proof.draws))
    return 0
