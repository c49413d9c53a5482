"""What a table may choose."""

from __future__ import annotations

from serenissima.core.options import choice, flag, number
from serenissima.games.venice_connection.box import FEWEST, MOST, TILES

OPTIONS = (
    choice("challenge", "VC-45", "prove", "arbiter", "auto", main=True),
    number("supply", "VC-71", FEWEST, MOST, TILES, main=True),
    flag("bridge", "VC-72"),
    choice("starter", "VC-18", "random", "seat-1", "seat-2", "alternate"),
    number("match_length", "VC-63", 1, 9, 1, step=2),
    flag("mint_tide", "VC-77"),
    flag("teaching", "VC-82"),
    flag("show_proof_building", "VC-81"),
    number("proof_seconds", "VC-46", 0, 600, 0),
)
