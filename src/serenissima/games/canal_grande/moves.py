"""The decisions of Canal Grande: one frozen struct for each kind. Every decision is a small one (CG-801)."""

from __future__ import annotations

import msgspec

from serenissima.games.canal_grande.box import Card, District, Special


class Draw(msgspec.Struct, frozen=True, tag_field="type", tag="draw"):
    """Fortuna's: the next card of the action pile or of the number pile is this one (CG-101)."""

    card: Card


class Pluck(msgspec.Struct, frozen=True, tag_field="type", tag="pluck"):
    """Fortuna's: this card is the one the traitor takes (CG-451)."""

    card: Card


class First(msgspec.Struct, frozen=True, tag_field="type", tag="first"):
    """Fortuna's: this seat divides first (CG-307)."""

    seat: int


class Put(msgspec.Struct, frozen=True, tag_field="type", tag="put"):
    """Put a revealed card into the second tray; at first all of them lie in the first (CG-421)."""

    card: Card


class Confirm(msgspec.Struct, frozen=True, tag_field="type", tag="confirm"):
    """The trays are the split (CG-421), or the cards picked are laid in the vote (CG-481, CG-486)."""


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """Take this offer, 1 or 2 (CG-431)."""

    offer: int


class Resolve(msgspec.Struct, frozen=True, tag_field="type", tag="resolve"):
    """Resolve a special of this kind next; not asked when only one kind is left (CG-444)."""

    card: Special


class Betray(msgspec.Struct, frozen=True, tag_field="type", tag="betray"):
    """The traitor takes a card from this seat (CG-451)."""

    seat: int


class Forgo(msgspec.Struct, frozen=True, tag_field="type", tag="forgo"):
    """The traitor takes nothing (CG-453)."""


class Lay(msgspec.Struct, frozen=True, tag_field="type", tag="lay"):
    """Pick a card of this district for the vote; a gondola comes along where one is needed (CG-481, CG-491).

    Nobody else sees the card before it is confirmed.
    """

    card: District


class Pass(msgspec.Struct, frozen=True, tag_field="type", tag="pass"):
    """Lay nothing in this vote (CG-488, CG-565)."""


class CatchUp(msgspec.Struct, frozen=True, tag_field="type", tag="catch-up"):
    """Draw the catch-up cards (CG-621, CG-642)."""


class Decline(msgspec.Struct, frozen=True, tag_field="type", tag="decline"):
    """Draw no catch-up cards (CG-621)."""


Move = Draw | Pluck | First | Put | Confirm | Choose | Resolve | Betray | Forgo | Lay | Pass | CatchUp | Decline
