"""A position, an outcome and a log entry in text."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import Any

import msgspec

from serenissima.cli.words import words
from serenissima.core.game import AnyGame
from serenissima.core.log import Entry, Left, Played
from serenissima.core.match import Match
from serenissima.core.outcome import Outcome
from serenissima.core.paint import plain
from serenissima.core.text import say, sentence

WIDE = 80
"""Characters in a line."""


def drawn(game: AnyGame, view: Any, names: Sequence[str], colours: bool = False) -> str:
    """The board as drawn by the game with characters; if it has no drawing, the view as names and values."""
    if game.extras.terminal is None:
        return "\n".join(_lines(msgspec.to_builtins(view), ""))
    text = game.extras.terminal(view, names)
    lines = [line if len(plain(line)) <= WIDE else folded(plain(line)) for line in text.split("\n")]
    return "\n".join(lines) if colours else plain("\n".join(lines))


def folded(text: str, indent: str = "") -> str:
    """The text in lines of at most 80 characters, continuation lines indented a little more, line breaks kept."""
    return "\n".join(
        fill(line, WIDE, initial_indent=indent, subsequent_indent=f"{indent}  ", break_long_words=False)
        for line in text.split("\n")
    )


def _lines(value: object, indent: str) -> list[str]:
    """Names and values, nested ones indented unless they fit on one line."""
    pairs: list[tuple[str, object]] = []
    if isinstance(value, dict):
        pairs = [(f"{name}:", item) for name, item in value.items()]
    elif isinstance(value, list | tuple):
        pairs = [("-", item) for item in value]
    lines = []
    for name, item in pairs:
        short = _short(item)
        if len(indent) + len(name) + len(short) < WIDE:
            lines.append(f"{indent}{name} {short}")
        else:
            lines += [f"{indent}{name}", *_lines(item, indent + "  ")]
    return lines


def _short(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_short(item)}" for name, item in value.items())
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_short, value)) + "]"
    if isinstance(value, bool) or value is None:
        return words({True: "cli-yes", False: "cli-no", None: "cli-nothing"}[value])
    return str(value)


def told(match: Match, seat: int, since: int, me: int | None = None) -> list[str]:
    """What this seat heard from entry `since` on, in sentences with their rules, without passing steps.

    `me` is the seat that is called "you".
    """
    return [
        f"{say(match.game, one.event, match.names, me)} [{one.rule}]"
        for _, one in match.told(since)
        if one.reaches(seat) and not _passing(match.game, one.event)
    ]


def _passing(game: AnyGame, event: msgspec.Struct) -> bool:
    """Whether the game marks this event with `.passing`: the event that completes it says the same again."""
    key = f"event-{event.__struct_config__.tag}.passing"
    return sentence(game, key) != key


def entry_line(match: Match, entry: Entry) -> str:
    """A log entry as written in the record."""
    if isinstance(entry, Played):
        name = match.names[entry.seat] if entry.seat >= 0 else words("cli-fortuna")
        return f"{entry.n:>4}  {name}: {entry.move}"
    name = match.names[entry.seat]
    if isinstance(entry, Left):
        return f"{entry.n:>4}  {words('cli-entry-left', name=name, why=sentence(None, f'reason-{entry.why}'))}"
    return f"{entry.n:>4}  {words('cli-entry-undone', name=name, entry=entry.to)}"


def ended(game: AnyGame, outcome: Outcome, names: Sequence[str]) -> str:
    """Who won and why."""
    winners = [names[seat] for seat in outcome.winners]
    reason = sentence(game, f"reason-{outcome.reason}")
    line = words("cli-outcome", winners=", ".join(winners), count=len(winners), reason=reason)
    # one point for winning and none for losing says nothing new
    if list(outcome.scores) in ([], [int(seat in outcome.winners) for seat in range(len(names))]):
        return line
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    return f"{line} ({scores})"
