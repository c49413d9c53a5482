"""Which reasons a game can give."""

from __future__ import annotations

import re

from serenissima.core.game import AnyGame
from serenissima.core.languages import source


def reasons_of(game: AnyGame) -> set[str]:
    """The names of the sentences `why-<name>` in the game's text."""
    return set(re.findall(r"^why-([\w-]+) =", source(game.folder / "text", "en"), re.MULTILINE))
