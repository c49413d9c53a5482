"""Records and positions in files."""

from __future__ import annotations

from pathlib import Path

import msgspec

import serenissima
from serenissima import BadRecord, Match
from serenissima.cli.words import Trouble, words


def read_match(path: Path) -> Match:
    """Reads the match in a record file; raises Trouble saying in one line what is wrong with it."""
    try:
        return serenissima.load(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Trouble(words("cli-not-text", file=str(path))) from None
    except BadRecord as error:
        raise Trouble(words("cli-bad-record", file=str(path), why=str(error))) from None


def read_position(path: Path) -> object:
    """Reads a position in JSON; raises Trouble if the file does not hold JSON."""
    try:
        return msgspec.json.decode(path.read_bytes())
    except msgspec.DecodeError as error:
        raise Trouble(words("cli-bad-position", file=str(path), why=str(error))) from None
