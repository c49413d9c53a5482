"""The drawing in the terminal: columns are under their headings in every language."""

from __future__ import annotations

import re

import pytest

from serenissima.core.languages import languages, speaking
from serenissima.core.paint import plain
from serenissima.games.canaletto.terminal import draw
from tests.games.canaletto.setting import fx

pytestmark = pytest.mark.once


@pytest.mark.parametrize("language", languages())
def test_columns_are_under_their_headings(language: str) -> None:
    """However long the words are, each cell of the players begins where its heading does."""
    with speaking(language):
        lines = plain(draw(fx().view, ["Anna", "Bartolomeo", "C"])).splitlines()[-4:]
    starts = [[found.start() for found in re.finditer(r"(?<!\S)\S+(?: \S+)*", line)] for line in lines]
    assert all(each == starts[0] for each in starts), "\n".join(lines)
