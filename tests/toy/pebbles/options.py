"""What a table of Pebbles may choose."""

from __future__ import annotations

from typing import Final

from serenissima.core.options import Option, choice, flag, number

from .box import LAST_POINTS

OPTIONS: Final[tuple[Option, ...]] = (
    number("heap", "TOY-2", 6, 20, default=10, step=2, main=True),
    flag("peek", "TOY-7", default=True),
    choice("last", "TOY-12", *LAST_POINTS),
)
