"""`serenissima rules`: the rules of a game, or one of them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from serenissima.cli.choices import add_game
from serenissima.cli.words import Trouble, words


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    add_game(parser)
    parser.add_argument("--rule", metavar="NUMBER", help=words("cli-arg-rule"))


def run(args: Namespace) -> int:
    """Renders the rules for this terminal."""
    from rich.console import Console
    from rich.markdown import Markdown

    import serenissima
    from serenissima.cli import rulebook

    game = serenissima.game(args.game)
    if args.rule is None:
        shown = rulebook.text(game)
        if not shown:
            raise Trouble(words("cli-no-rules", game=game.name))
    else:
        rule = rulebook.rule(game, args.rule)
        if rule is None:
            numbers = list(rulebook.rules(game))
            span = f"{numbers[0]} - {numbers[-1]}" if numbers else "-"
            raise Trouble(words("cli-no-rule", rule=args.rule, game=game.name, span=span))
        shown = rule
    Console().print(Markdown(shown))
    return 0
