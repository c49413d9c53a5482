"""The type parameters of a match: the moves and the view of its game.

They default to Any, so that a bare `Match` is a match of any game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # defaults are new in Python 3.13; only the type checker needs them
    from typing_extensions import TypeVar

    M = TypeVar("M", default=Any)
    V = TypeVar("V", default=Any)
    V_contra = TypeVar("V_contra", contravariant=True, default=Any)
else:
    from typing import TypeVar

    M = TypeVar("M")
    V = TypeVar("V")
    V_contra = TypeVar("V_contra", contravariant=True)
