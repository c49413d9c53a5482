"""The boards that come with the game (VE-B1 to VE-B5)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from serenissima.games.venise.board.file import BoardFile
from serenissima.games.venise.board.reader import read

FOLDER = Path(__file__).parents[1] / "boards"


@lru_cache(maxsize=16)
def shelved(name: str) -> BoardFile:
    """The board of this name."""
    board = read((FOLDER / f"{name}.json").read_text("utf-8")).board
    assert board is not None
    return board
