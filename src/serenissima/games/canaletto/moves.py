"""The decisions of Canaletto, and the alphabet: code <-> move <-> text."""

from __future__ import annotations

import re
from typing import Literal, get_args

import msgspec

from serenissima.core.game import NotAMove, Refusal
from serenissima.games.canaletto.alphabet import (
    BEGIN,
    BID,
    BRIBE,
    DECLINE,
    PASS,
    PLACE,
    SELL,
    SIZE,
    STARTER,
    TURN_UP,
)
from serenissima.games.canaletto.box import GROUPS, LAST_BID, LOWEST_VALUE, MARKERS, MOST_SEATS, PALACES, SHORT

Group = Literal[
    "mirror",
    "candelabrum",
    "fan",
    "lion",
    "painting",
    "goblet",
    "clock",
    "bust",
    "stove",
    "ring",
    "lamp",
    "necklace",
]
"""An object; all treasures that show it are its group (CAN-03, CAN-04)."""
assert get_args(Group) == GROUPS


class Place(msgspec.Struct, frozen=True, tag_field="type", tag="place"):
    """Fortuna's: a treasure of this group goes into this palace (CAN-11, CAN-12)."""

    group: Group
    palace: int


class TurnUp(msgspec.Struct, frozen=True, tag_field="type", tag="value"):
    """Fortuna's: this value marker is the next one in the row (CAN-14, CAN-15)."""

    value: int


class Begin(msgspec.Struct, frozen=True, tag_field="type", tag="begin"):
    """The first auction is in this palace: Fortuna's, or the first starter's choice (CAN-18)."""

    palace: int


class Starter(msgspec.Struct, frozen=True, tag_field="type", tag="starter"):
    """Fortuna's: this seat speaks first in the first auction (CAN-19)."""

    seat: int


class Bid(msgspec.Struct, frozen=True, tag_field="type", tag="bid"):
    """Name a higher price; the gondola advances by the difference (CAN-25, CAN-26)."""

    amount: int


class Pass(msgspec.Struct, frozen=True, tag_field="type", tag="pass"):
    """Be out for the rest of this auction (CAN-29)."""


class Bribe(msgspec.Struct, frozen=True, tag_field="type", tag="bribe"):
    """Take the lot for nothing and give up the mask (CAN-34)."""


class Decline(msgspec.Struct, frozen=True, tag_field="type", tag="decline"):
    """Asked whether to bribe now: no. Only with `bribe_timing=interrupt` (CAN-37)."""


class Sell(msgspec.Struct, frozen=True, tag_field="type", tag="sell"):
    """The buyer of the last pieces of several groups sells this one next (CAN-50)."""

    group: Group


Move = Bid | Pass | Bribe | Decline | Sell | Begin | Starter | TurnUp | Place

_WORDS: dict[str, tuple[int, Move]] = {
    "pass": (PASS, Pass()),
    "bribe": (BRIBE, Bribe()),
    "decline": (DECLINE, Decline()),
}
_BY_CODE = dict(_WORDS.values())
_TEXT_OF = {type(move): text for text, (_, move) in _WORDS.items()}
_CODE_OF = {type(move): code for code, move in _WORDS.values()}
_GROUP_OF: dict[str, Group] = {
    name.lower(): group for names in (GROUPS, SHORT) for name, group in zip(names, get_args(Group), strict=True)
}
_NUMBER = re.compile(r"[+-]?\d+")
_NUMERIC = re.compile(r"[+-]?[\d.,]*\d[\d.,]*")
_PALACE = re.compile(r"p?(\d{1,3})")
LONG = 60
"""How much of a strange text a refusal repeats."""


def _whole(value: object) -> int | None:
    """A whole number, or None. A flag is none, although Python counts it as one."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


class Alphabet:
    """All moves of Canaletto, numbered."""

    size = SIZE

    def move(self, code: int) -> Move:
        """The typed move of a code."""
        if not 0 <= code < SIZE:
            raise IndexError(f"no code {code}; codes go from 0 to {SIZE - 1}")
        if code < PASS:
            return Bid(code - BID + 1)
        if code in _BY_CODE:
            return _BY_CODE[code]
        if code < BEGIN:
            return Sell(get_args(Group)[code - SELL])
        if code < STARTER:
            return Begin(code - BEGIN)
        if code < TURN_UP:
            return Starter(code - STARTER)
        if code < PLACE:
            return TurnUp(code - TURN_UP + LOWEST_VALUE)
        group, palace = divmod(code - PLACE, PALACES)
        return Place(get_args(Group)[group], palace)

    def code(self, move: Move) -> int:
        """The number of a move."""
        if isinstance(move, Bid):
            return BID + _checked_bid(move.amount) - 1
        if isinstance(move, Sell):
            return SELL + _checked_group(move.group)
        if isinstance(move, Begin):
            return BEGIN + _checked_palace(move.palace)
        if isinstance(move, Starter):
            return STARTER + _checked_seat(move.seat)
        if isinstance(move, TurnUp):
            return TURN_UP + _checked_value(move.value) - LOWEST_VALUE
        if isinstance(move, Place):
            return PLACE + PALACES * _checked_group(move.group) + _checked_palace(move.palace)
        if type(move) not in _CODE_OF:
            raise NotAMove(Refusal("CAN-24", "no-move", {"text": str(move)[:LONG]}))
        return _CODE_OF[type(move)]

    def text(self, move: Move) -> str:
        """What a person types and a record keeps."""
        if isinstance(move, Bid):
            return f"bid {move.amount}"
        if isinstance(move, Sell):
            return f"sell {_short(move.group)}"
        if isinstance(move, Begin):
            return f"begin P{move.palace}"
        if isinstance(move, Starter):
            return f"starter {move.seat}"
        if isinstance(move, TurnUp):
            return f"value {move.value}"
        if isinstance(move, Place):
            return f"place {_short(move.group)} P{move.palace}"
        return _TEXT_OF[type(move)]

    def parse(self, text: str) -> Move:
        """The move of a text. Capitals do not matter; groups may be written out, palaces without their P."""
        words = text.lower().split()
        match words:
            case [word] if word in _WORDS:
                return _WORDS[word][1]
            case [word] if _NUMERIC.fullmatch(word):
                return Bid(_checked_bid(_number(word)))
            case ["bid", amount]:
                return Bid(_checked_bid(_number(amount)))
            case ["sell", group]:
                return Sell(get_args(Group)[_checked_group(group)])
            case ["begin", palace]:
                return Begin(_read_palace(palace))
            case ["starter", seat]:
                return Starter(_checked_seat(_number(seat)))
            case ["value", value]:
                return TurnUp(_checked_value(_number(value)))
            case ["place", group, palace]:
                return Place(get_args(Group)[_checked_group(group)], _read_palace(palace))
        raise NotAMove(Refusal("CAN-24", "no-move", {"text": text[:LONG]}))


def _short(group: str) -> str:
    return SHORT[GROUPS.index(group)]


def _number(text: str) -> int | str:
    """A whole number, or the text as it is: then it is refused. Of a very long one the beginning: far too much."""
    return int(text[:LONG]) if _NUMBER.fullmatch(text) else text


def _read_palace(text: str) -> int:
    found = _PALACE.fullmatch(text)
    return _checked_palace(int(found[1]) if found else text)


def _checked_bid(given: object) -> int:
    """CAN-25, CAN-28: a whole number from 1 to 100."""
    amount = _whole(given)
    if amount is None:
        raise NotAMove(Refusal("CAN-25", "bid-not-whole", {"amount": str(given)[:LONG]}))
    if amount < 1:
        raise NotAMove(Refusal("CAN-25", "bid-below-one", {"amount": str(amount)[:LONG]}))
    if amount > LAST_BID:
        raise NotAMove(Refusal("CAN-28", "bid-above-all", {"amount": str(amount)[:LONG], "limit": LAST_BID}))
    return amount


def _checked_group(given: object) -> int:
    """CAN-03: one of the twelve, written out or short."""
    if not isinstance(given, str) or given.lower() not in _GROUP_OF:
        raise NotAMove(Refusal("CAN-03", "no-group", {"group": str(given)[:LONG], "groups": ", ".join(GROUPS)}))
    return GROUPS.index(_GROUP_OF[given.lower()])


def _checked_palace(given: object) -> int:
    """CAN-02: P0 to P15."""
    palace = _whole(given)
    if palace is None or not 0 <= palace < PALACES:
        raise NotAMove(Refusal("CAN-02", "no-palace", {"palace": str(given)[:LONG], "last": PALACES - 1}))
    return palace


def _checked_seat(given: object) -> int:
    """CAN-20: seats are numbered from 0."""
    seat = _whole(given)
    if seat is None or not 0 <= seat < MOST_SEATS:
        raise NotAMove(Refusal("CAN-20", "no-seat", {"seat": str(given)[:LONG], "last": MOST_SEATS - 1}))
    return seat


def _checked_value(given: object) -> int:
    """CAN-05: 3 to 16."""
    value = _whole(given)
    if value is None or not 0 <= value - LOWEST_VALUE < MARKERS:
        raise NotAMove(Refusal("CAN-05", "no-value", {"value": str(given)[:LONG]}))
    return value
