"""The command line. One file per command; expensive imports happen when a command runs."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, HelpFormatter, Namespace
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from serenissima.cli.mistakes import translate
from serenissima.cli.words import Trouble, language, words
from serenissima.core.languages import speak

COMMANDS = (
    *("serve", "play", "games", "rules", "replay", "verify", "perft", "solve", "puzzles"),
    *("arena", "ratings", "tune", "learn", "bench", "storage"),
)
"""Each is a module here with `arguments(parser)` and `run(args) -> exit code`; `cli-<command>` is its help."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code: 0 success, 1 the answer is no, 2 the request failed."""
    speak(language())
    translate()
    args = _parser().parse_args(argv)
    try:
        return int(args.run(args))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except _expected() as error:
        print(f"serenissima: {_line(error)}", file=sys.stderr)
        return 2


class _Formatter(HelpFormatter):
    """Help with headings in the language of the terminal."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, words("cli-usage") + " " if prefix is None else prefix)


class _Parser(ArgumentParser):
    """A parser whose own words are in the language of the terminal."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, formatter_class=_Formatter, add_help=False)
        self._positionals.title, self._optionals.title = words("cli-arguments"), words("cli-options")
        self.add_argument("-h", "--help", action="help", help=words("cli-help"))


def _parser() -> ArgumentParser:
    from serenissima import __version__

    parser = _Parser(prog="serenissima", description=words("cli"))
    parser.add_argument("--version", action="version", help=words("cli-version"), version=f"serenissima {__version__}")
    commands = parser.add_subparsers(title=words("cli-commands"), metavar="COMMAND")
    parser.set_defaults(run=_overview)
    for name in COMMANDS:
        module = import_module(f"{__name__}.{name}")
        help_line = words(f"cli-{name}")
        command = commands.add_parser(name, help=help_line, description=help_line)
        module.arguments(command)
        command.set_defaults(run=module.run)
    return parser


def _overview(_: Namespace) -> int:
    """Lists the commands, if none was given."""
    print(words("cli-overview"))
    return 0


def _expected() -> tuple[type[Exception], ...]:
    """Errors that are not our fault; any other is a bug and gets a traceback."""
    from serenissima import BadRecord, UnknownGame
    from serenissima.bots.levels import UnknownBot
    from serenissima.core.options import BadOption

    return Trouble, UnknownGame, UnknownBot, BadOption, BadRecord, OSError


def _line(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return " ".join(str(error).split())
