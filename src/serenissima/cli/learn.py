"""`serenissima learn`: learns from play how likely each side of a game is to win."""

from __future__ import annotations

import os
import shlex
import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from serenissima.cli.choices import add_game, natural, positive
from serenissima.cli.words import Trouble, words

if TYPE_CHECKING:
    from pathlib import Path

    from serenissima.arena.learning import Findings, Learning
    from serenissima.bots.learned import Learned


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    add_game(parser)
    parser.add_argument("--seats", type=positive, metavar="N", help=words("cli-arg-seats"))
    parser.add_argument("--matches", type=positive, required=True, metavar="M", help=words("cli-arg-matches"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=words("cli-arg-seed"))
    parser.add_argument("--hidden", type=natural, metavar="H", help=words("cli-arg-hidden"))
    parser.add_argument("--passes", type=positive, metavar="P", help=words("cli-arg-passes"))
    parser.add_argument("--workers", type=positive, default=1, metavar="K", help=words("cli-arg-workers"))
    parser.add_argument("--write", action="store_true", help=words("cli-arg-write-learned"))


def run(args: Namespace) -> int:
    """Plays, learns, reports how well it predicts other matches, and stores the result beside the lore."""
    import serenissima
    from serenissima.bots.learnable import NotLearnable, learnable
    from serenissima.bots.learned import file_of

    game = serenissima.game(args.game)
    try:
        offered = learnable(game)
    except NotLearnable:
        raise Trouble(words("cli-not-learnable", game=game.name)) from None
    seats = args.seats or offered.seats[0]
    if seats not in offered.seats:
        right = ", ".join(map(str, offered.seats))
        raise Trouble(words("cli-learn-seats", game=game.name, seats=seats, right=right))
    # threads sum in another order, with other rounding: the same command would learn another network
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from serenissima.arena.learning import TESTED, Learning
    except ModuleNotFoundError as error:  # NumPy is an extra
        raise Trouble(words("cli-learn-no-numpy", reason=str(error))) from None
    if args.matches < TESTED:
        raise Trouble(words("cli-learn-matches", least=TESTED, given=args.matches))
    plan = Learning(
        game=game.name,
        seats=seats,
        matches=args.matches,
        seed=args.seed,
        hidden=offered.hidden if args.hidden is None else args.hidden,
        passes=args.passes or offered.passes,
    )
    learned, findings = _learn(plan, args.workers)
    figures = {"surprise": f"{findings.surprise:.4f}", "share": f"{findings.by_share:.4f}"}
    print(words("cli-learn-positions", matches=plan.matches, positions=findings.positions))
    print(words("cli-learn-surprise", positions=findings.tested, **figures))
    if args.write:
        _keep(file_of(offered.folder, seats), plan, learned, findings)
    return 0


def _learn(plan: Learning, workers: int) -> tuple[Learned, Findings]:
    """The network after the last pass, and how good it is."""
    from serenissima.arena.fitting import fit
    from serenissima.arena.learning import TooFew, findings, part, play
    from serenissima.cli.progress import watched

    matches = list(watched(play(plan, workers), plan.matches, words("cli-playing")))
    try:
        known, fresh = part(matches)
    except TooFew:
        raise Trouble(words("cli-learn-too-few", matches=plan.matches)) from None
    del matches  # they take as much memory as all lessons together
    *_, learned = watched(fit(known, plan.hidden, plan.passes, plan.seed), plan.passes, words("cli-learning"))
    return learned, findings(learned, known, fresh)


def _keep(file: Path, plan: Learning, learned: Learned, findings: Findings) -> None:
    """Writes the network, with a manifest that says how it was made."""
    import msgspec

    from serenissima.arena.learning import Manifest

    manifest = Manifest.of(plan, findings, shlex.join(["serenissima", *sys.argv[1:]]))
    file.write_bytes(msgspec.json.encode(learned) + b"\n")
    file.with_suffix(".manifest.json").write_bytes(msgspec.json.encode(manifest) + b"\n")
    print(words("cli-learn-written", file=str(file)))
