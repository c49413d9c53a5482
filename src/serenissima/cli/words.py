"""The sentences of the command line, from the platform's catalogue."""

from __future__ import annotations

import os

from serenissima.core.text import FALLBACK, PLATFORM, sentence


class Trouble(Exception):
    """A request that cannot be carried out; the message is a complete sentence."""


def language() -> str:
    """The language of this terminal, if there is a catalogue for it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        tongue = os.environ.get(variable, "")[:2].lower()
        if tongue.isalpha() and (PLATFORM / f"{tongue}.ftl").is_file():
            return tongue
    return FALLBACK


def words(key: str, **args: str | int) -> str:
    """The platform's sentence for this key."""
    return sentence(None, key, args, language())
