"""Colours in a terminal. Drawings may use them freely: where none are wanted, `plain` takes them out again."""

from __future__ import annotations

import re

CODES = {
    "red": 31,
    "green": 32,
    "yellow": 33,
    "blue": 34,
    "purple": 35,
    "water": 36,
    "white": 97,
    "bold": 1,
    "faint": 2,
}
_ANY = re.compile(r"\x1b\[\d+m")


def tint(text: str, colour: str) -> str:
    """The text in one of the colours of CODES."""
    return f"\x1b[{CODES[colour]}m{text}\x1b[0m"


def plain(text: str) -> str:
    """The text without colours."""
    return _ANY.sub("", text)


def padded(text: str, width: int) -> str:
    """The text filled up with blanks; colours take no room."""
    return text + " " * max(0, width - len(plain(text)))
