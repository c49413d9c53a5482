"""`serenissima tune`: learns the weights of a game's lore from play."""

from __future__ import annotations

import shlex
import sys
from argparse import ArgumentParser, Namespace
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from serenissima.cli.choices import add_game, add_options, positive, read_options
from serenissima.cli.words import Trouble, words

if TYPE_CHECKING:
    from serenissima.arena.tuning import Step, Tuning


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    add_game(parser)
    parser.add_argument("--seats", type=positive, metavar="N", help=words("cli-arg-seats"))
    parser.add_argument("--steps", type=positive, required=True, metavar="N", help=words("cli-arg-steps"))
    parser.add_argument("--deals", type=positive, default=20, metavar="N", help=words("cli-arg-deals"))
    parser.add_argument("--against", default="", metavar="BOT", help=words("cli-arg-against"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=words("cli-arg-seed"))
    parser.add_argument("--seconds", type=float, default=0.2, metavar="T", help=words("cli-arg-seconds"))
    parser.add_argument("--iterations", type=positive, metavar="I", help=words("cli-arg-iterations"))
    parser.add_argument("--shake", type=float, default=0.1, metavar="PART", help=words("cli-arg-shake"))
    parser.add_argument("--stride", type=float, default=0.5, metavar="PART", help=words("cli-arg-stride"))
    parser.add_argument("--workers", type=positive, default=1, metavar="K", help=words("cli-arg-workers"))
    parser.add_argument("--journal", type=Path, metavar="FILE", help=words("cli-arg-steps-journal"))
    parser.add_argument("--write", type=Path, metavar="FILE", help=words("cli-arg-write-weights"))
    add_options(parser)


def run(args: Namespace) -> int:
    """Tunes, prints the weights, and writes them with a manifest that says how they were found."""
    import msgspec

    import serenissima
    from serenissima.arena.tuning import Tuning, start
    from serenissima.bots.levels import level_called
    from serenissima.bots.tunable import NotTunable

    game = serenissima.game(args.game)
    plan = Tuning(
        game=game.name,
        seats=args.seats or game.seats[0],
        steps=args.steps,
        deals=args.deals,
        against=level_called(game, args.against).name if args.against else "",
        options=read_options(game, args.options),
        seed=args.seed,
        seconds=args.seconds,
        iterations=args.iterations,
        shake=args.shake,
        stride=args.stride,
    )
    if plan.seats not in game.seats:
        raise Trouble(words("cli-tune-seats", game=game.name, seats=plan.seats))
    try:
        before = start(plan)
    except NotTunable:
        raise Trouble(words("cli-not-tunable", game=game.name)) from None
    command = shlex.join(["serenissima", *sys.argv[1:]])
    after = _tune(plan, args)[-1].weights
    for name, weight in after.items():
        print(f"{name:<12} {before[name]:>8.3f} -> {weight:>8.3f}")
    if args.write is not None:
        all_weights = msgspec.json.decode(args.write.read_bytes()) if args.write.exists() else {}
        all_weights["tuned"] = {name: round(weight, 4) for name, weight in after.items()}
        args.write.write_bytes(msgspec.json.format(msgspec.json.encode(all_weights)) + b"\n")
        line = {
            "tuning": plan,
            "serenissima": serenissima.__version__,
            "game_version": game.version,
            "command": command,
        }
        args.write.with_suffix(".manifest.json").write_bytes(msgspec.json.encode(line) + b"\n")
    return 0


def _tune(plan: Tuning, args: Namespace) -> list[Step]:
    """All steps: those in the journal, then new ones, each written at once."""
    from serenissima.arena.journal import recorded
    from serenissima.arena.spreading import processes
    from serenissima.arena.tuning import tune
    from serenissima.cli.progress import watched

    steps = _begun(args.journal, plan) if args.journal else []
    several = args.workers > 1
    with processes(args.workers) if several else nullcontext() as pool:
        fresh = tune(plan, list(steps), pool)
        if args.journal:
            fresh = recorded(args.journal, fresh)
        steps += watched(fresh, plan.steps, words("cli-tuning"), done=len(steps))
    return steps


def _begun(path: Path, plan: Tuning) -> list[Step]:
    """The steps in a journal, which is created if there is none."""
    from serenissima.arena.journal import BadJournal, resumed
    from serenissima.arena.tuning import Step

    try:
        begun, steps = resumed(path, plan, Step)
    except BadJournal as error:
        raise Trouble(words("cli-tune-no-journal", file=str(path), reason=str(error.__cause__))) from None
    if begun != plan:
        raise Trouble(words("cli-tune-other-journal", file=str(path)))
    return steps[: plan.steps]
