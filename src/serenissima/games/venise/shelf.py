"""The boards that come with the game (VE-B1 to VE-B5)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from serenissima.games.venise.reader import read
from serenissima.games.venise.report import BoardFile

FOLDER = Path(__file__).parent / "boards"


@lru_cache(maxsize=16)
def shelved(name: str) -> BoardFile:
    """The board of this name."""
    board = read((FOLDER / f"{name}.json").read_text("utf-8")).board
    assert board is not None
    return board
