"""The sentences of the command line, from the catalogues that all sentences come from."""

from __future__ import annotations

import os

from serenissima.core.text import FALLBACK, PLATFORM, sentence


class Trouble(Exception):
    """Something the person asked for cannot be done; the message is a sentence in itself."""


def language() -> str:
    """The language of this terminal, if there is a catalogue for it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        tongue = os.environ.get(variable, "")[:2].lower()
        if tongue.isalpha() and (PLATFORM / f"{tongue}.ftl").is_file():
            return tongue
    return FALLBACK


def words(key: str, **args: str | int) -> str:
    """The platform's sentence of this key."""
    return sentence(None, key, args, language())
