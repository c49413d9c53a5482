"""Findings of the checks, and what else is wrong with an option, in the language spoken now."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from serenissima.core.options import BadOption
from serenissima.core.text import sentence

if TYPE_CHECKING:
    from serenissima.games.venise.board.file import Finding

_FIELDS = ("field", "fields", "has")
"""Arguments that name a field, or several."""
_COLOURS = ("colour", "high", "low", "one", "other")
"""Arguments that name a colour, where they are words."""
_FIELD = re.compile(r"([A-I][1-9])(?:\.(\w+))?")


def say(key: str, args: dict[str, str | int] | None = None) -> str:
    """A sentence of the game."""
    from serenissima.games.venise import GAME

    return sentence(GAME, key, args)


def bad_option(key: str, /, **args: str | int) -> BadOption:
    """Why an option cannot be taken: `bad-<key>` of the catalogue."""
    return BadOption(say(f"bad-{key}", args))


def told(finding: Finding) -> str:
    """A finding in words: fields and colours are named, slots are called as on the quay."""
    args = dict(finding.args)
    for key, value in finding.args.items():
        if key in _FIELDS and isinstance(value, str):
            args[key] = _FIELD.sub(_field, value)
        elif key in _COLOURS and isinstance(value, str):
            args[key] = say(f"item-{value}")
    return say(f"finding-{finding.key}", args)


def _field(found: re.Match[str]) -> str:
    slot, part = found.groups()
    if part in ("top", "low", None):
        return say(f"board-at-{part or 'pole'}", {"one": slot})
    return say("board-at-side", {"one": slot, "side": part})
