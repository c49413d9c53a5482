"""The sentences of the command line, from the platform's catalogue."""

from __future__ import annotations

import os

from serenissima.core.languages import FALLBACK, preferred
from serenissima.core.text import sentence


class Trouble(Exception):
    """A request that cannot be carried out; the message is a complete sentence."""


def language() -> str:
    """The language of this terminal: `SERENISSIMA_LANG`, else the locale's, if there is a catalogue for it."""
    set_to = (os.environ.get(variable) for variable in ("SERENISSIMA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    return preferred([next(filter(None, set_to), FALLBACK)])


def words(key: str, **args: str | int) -> str:
    """The platform's sentence for this key."""
    return sentence(None, key, args)
