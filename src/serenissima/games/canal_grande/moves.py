"""The decisions of Canal Grande, small ones, and the alphabet: code <-> move <-> text (CG-801 to CG-803)."""

from __future__ import annotations

from typing import Final

import msgspec

from serenissima.core.game import NotAMove, Refusal
from serenissima.games.canal_grande.box import CARDS, DISTRICTS, SEATS, SPECIALS, Card, District, Special
from serenissima.games.canal_grande.codes import SIZE


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
    """Put a revealed card into the second tray; all lie in the first one to begin with (CG-421)."""

    card: Card


class Confirm(msgspec.Struct, frozen=True, tag_field="type", tag="confirm"):
    """The trays are the split (CG-421), or the cards picked are laid in the vote (CG-481, CG-486)."""


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """Take this offer, 1 or 2 (CG-431)."""

    offer: int


class Resolve(msgspec.Struct, frozen=True, tag_field="type", tag="resolve"):
    """Resolve a special of this kind next (CG-444). Not asked when only one kind is left."""

    card: Special


class Betray(msgspec.Struct, frozen=True, tag_field="type", tag="betray"):
    """The traitor takes a card from this seat (CG-451)."""

    seat: int


class Forgo(msgspec.Struct, frozen=True, tag_field="type", tag="forgo"):
    """The traitor takes nothing (CG-453)."""


class Lay(msgspec.Struct, frozen=True, tag_field="type", tag="lay"):
    """Pick a card of this district for the vote; a gondola comes along where one is needed (CG-481, CG-491).

    Nobody else sees it before it is confirmed.
    """

    card: District


class Pass(msgspec.Struct, frozen=True, tag_field="type", tag="pass"):
    """Lay nothing in this vote (CG-488, CG-565)."""


class CatchUp(msgspec.Struct, frozen=True, tag_field="type", tag="catch-up"):
    """Draw the catch-up cards (CG-621, CG-642)."""


class Decline(msgspec.Struct, frozen=True, tag_field="type", tag="decline"):
    """Draw no catch-up cards (CG-621)."""


Move = Draw | Pluck | First | Put | Confirm | Choose | Resolve | Betray | Forgo | Lay | Pass | CatchUp | Decline

MOVES: Final[tuple[Move, ...]] = (
    *(Draw(card) for card in CARDS),
    *(Pluck(card) for card in CARDS[:7]),
    *(First(seat) for seat in range(2)),
    *(Put(card) for card in CARDS),
    Confirm(),
    *(Choose(offer) for offer in (1, 2)),
    *(Resolve(card) for card in SPECIALS),
    *(Betray(seat) for seat in range(4)),
    Forgo(),
    *(Lay(card) for card in DISTRICTS),
    Pass(),
    CatchUp(),
    Decline(),
)
"""By code, in the order of `codes.py`."""
assert len(MOVES) == SIZE


def _text(move: Move) -> str:
    word = str(move.__struct_config__.tag)
    if isinstance(move, First | Betray):
        return f"{word} {SEATS[move.seat]}" if 0 <= move.seat < len(SEATS) else f"{word} {move.seat}"
    return " ".join([word, *(str(value) for value in msgspec.structs.astuple(move))])


class Alphabet:
    """All moves of Canal Grande, numbered."""

    size: int = SIZE

    def __init__(self) -> None:
        self._codes = {move: code for code, move in enumerate(MOVES)}
        self._moves = {_text(move).lower(): move for move in MOVES}

    def move(self, code: int) -> Move:
        """The move of a code."""
        if not 0 <= code < SIZE:
            raise IndexError(f"no code {code}; codes go from 0 to {SIZE - 1}")
        return MOVES[code]

    def code(self, move: Move) -> int:
        """The code of a move."""
        try:
            found = self._codes.get(move)
        except TypeError:
            # a list for a card, say: nothing that could be looked up
            found = None
        if found is None:
            raise NotAMove(_unknown(_text(move) if hasattr(move, "__struct_config__") else str(move)))
        return found

    def text(self, move: Move) -> str:
        """A move in words (CG-802)."""
        return _text(move)

    def parse(self, text: str) -> Move:
        """The move of such words; blanks and capitals do not matter (CG-802)."""
        found = self._moves.get(" ".join(text.lower().split()))
        if found is None:
            raise NotAMove(_unknown(text))
        return found


def _unknown(text: str) -> Refusal:
    """What is wrong with words that are no move."""
    words = text.lower().split()
    if words[:1] == ["split"]:
        return Refusal("CG-421", "split-all")
    if words[:2] == ["lay", "gon"]:
        return Refusal("CG-494", "gondola-alone")
    if words[:1] == ["lay"]:
        return Refusal("CG-481", "lay-districts")
    if words[:1] == ["choose"]:
        return Refusal("CG-431", "two-offers")
    if words[:1] == ["resolve"]:
        return Refusal("CG-444", "no-special")
    return Refusal("CG-802", "no-such-move", {"text": text[:40]})
