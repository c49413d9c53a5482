"""Venice Connection, solved: all live positions of a supply, listed and valued backwards from the closed canals.

`begin(options)` is what `serenissima solve` asks every game for. Look-ups are in `book`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from serenissima.core.options import BadOption, Options

if TYPE_CHECKING:
    from serenissima.games.venice_connection.solver.solving import Solving


def begin(options: Options) -> Solving:
    """A solution to be worked out, for a table with these options; BadOption if its game is too large."""
    from serenissima.games.venice_connection.solver.loops import LONGEST
    from serenissima.games.venice_connection.solver.solving import Solving

    if options.number("supply") > LONGEST:
        raise BadOption(
            f"option 'supply' must be at most {LONGEST} to be solved, not {options.number('supply')} (VC-71)"
        )
    if options.flag("mint_tide"):
        raise BadOption("with option 'mint_tide' the game is not solved (VC-73)")
    return Solving(options.number("supply"), options.flag("bridge"))
