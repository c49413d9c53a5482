"""What a game may offer to those who make something for it, such as boards: checks and proposals.

A game names its workshop in `Extras.workshop`. What people make is a text in the game's notation, which reaches a table
through an option of kind `text`. Answers are structs of the game, named in `types` so that the browser's types are
generated from them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec


class Workshop(Protocol):
    """A game's workshop. Any of this may take long: never call it on a server's event loop."""

    @property
    def types(self) -> Mapping[str, Any]:
        """The types of its answers, by name."""
        ...

    def models(self) -> Sequence[msgspec.Struct]:
        """What comes with the game, as a starting point."""
        ...

    def check(self, text: str) -> msgspec.Struct:
        """Everything that is wrong with a text, and where, whatever the text is."""
        ...

    def propose(self, seed: int, wishes: Mapping[str, str]) -> msgspec.Struct:
        """A proposal, the same for equal seeds and wishes; raises study.Unfit for a wish that cannot be met."""
        ...
