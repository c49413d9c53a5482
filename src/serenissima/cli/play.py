"""`serenissima play`: a match against bots in the terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from serenissima.cli.choices import add_options, positive, read_options
from serenissima.cli.words import Trouble, words


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=words("cli-arg-which-game"))
    parser.add_argument("--bot", metavar="LEVEL", help=words("cli-arg-bot"))
    parser.add_argument("--seat", type=positive, default=1, metavar="N", help=words("cli-arg-seat"))
    parser.add_argument("--seats", type=positive, metavar="N", help=words("cli-arg-seats"))
    add_options(parser)
    parser.add_argument("--name", default=words("cli-guest"), help=words("cli-arg-name"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=words("cli-arg-save"))
    parser.add_argument("--position", type=Path, metavar="FILE", help=words("cli-arg-position"))
    parser.add_argument("--seed", metavar="S", help=words("cli-arg-seed"))
    parser.add_argument("--seconds", type=float, default=1.0, metavar="T", help=words("cli-arg-seconds"))


def run(args: Namespace) -> int:
    """Plays to the end, or until the player stops."""
    import serenissima
    from serenissima.bots.levels import default_level, level_called
    from serenissima.cli.asking import which_game
    from serenissima.cli.board import folded
    from serenissima.cli.files import read_position
    from serenissima.cli.table import Table
    from serenissima.core.match import Match
    from serenissima.core.text import listed, sentence
    from serenissima.tables.seats import COMPANIONS, different

    game = serenissima.game(args.game) if args.game is not None else which_game()
    if game is None:
        print(words("cli-which-left"))
        return 0
    level = level_called(game, args.bot or default_level(game))
    seats = args.seats or game.seats[0]
    bots = [level.make(seed) for seed in _seeds(args.seed, seats)]
    if args.seat > seats:
        raise Trouble(words("cli-no-seat", seat=args.seat, seats=seats))
    title = sentence(game, level.title)
    names = [COMPANIONS[seat % len(COMPANIONS)] for seat in range(seats)]
    names[args.seat - 1] = args.name
    names = different(names)
    rivals = [name for seat, name in enumerate(names, 1) if seat != args.seat]
    options = read_options(game, args.options)
    position = None if args.position is None else read_position(args.position)
    try:
        match = Match.start(game, seats, args.seed, options, tuple(names), practice=True, position=position)
    except serenissima.BadPosition as error:
        raise Trouble(words("cli-bad-position", file=str(args.position), why=str(error))) from None
    shown = sentence(game, "title")
    print(folded(words("cli-play-head", title=shown, bot=title, names=listed(rivals), count=len(rivals))))
    Table(match, args.seat - 1, bots, args.seconds).play()
    if args.save is not None:
        args.save.write_text(match.record(), encoding="utf-8")
        print(words("cli-saved", file=str(args.save)))
    return 0


def _seeds(text: str | None, seats: int) -> list[int]:
    """A seed for the bot on each seat: the same with the same `--seed`, random without one."""
    from random import Random

    random = Random(text)
    return [random.getrandbits(32) for _ in range(seats)]
