"""The types a match is generic in: its game's moves and its game's view.

They default to Any, so that `Match` alone is a match of any game, for whoever does not know which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # a default is new in Python 3.13; for a type checker it is enough to read of it
    from typing_extensions import TypeVar

    M = TypeVar("M", default=Any)
    V = TypeVar("V", default=Any)
    V_contra = TypeVar("V_contra", contravariant=True, default=Any)
else:
    from typing import TypeVar

    M = TypeVar("M")
    V = TypeVar("V")
    V_contra = TypeVar("V_contra", contravariant=True)
