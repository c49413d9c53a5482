"""What a game may offer to those who make something of their own for it, such as boards: checks and proposals.

A game names its workshop in `Extras.workshop`. What is made is a text in the game's own notation, and it comes to a
table through an option of kind `text`. Answers are structs of the game's own, named in `types` so that the browser's
types are generated from them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec


class Workshop(Protocol):
    """A game's workshop. Everything here may take its time: it is not for the event loop of a server."""

    @property
    def types(self) -> Mapping[str, Any]:
        """The types of its answers by their names."""
        ...

    def models(self) -> Sequence[msgspec.Struct]:
        """What comes with the game, to begin from."""
        ...

    def check(self, text: str) -> msgspec.Struct:
        """What is to be said of a text, whatever it is: all that is wrong with it, and where."""
        ...

    def propose(self, seed: int, wishes: Mapping[str, str]) -> msgspec.Struct:
        """A proposal, the same for the same seed and wishes; study.Unfit for a wish that cannot be fulfilled."""
        ...
