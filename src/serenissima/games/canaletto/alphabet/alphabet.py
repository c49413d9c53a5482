"""The alphabet: code <-> move <-> text."""

from __future__ import annotations

import re

from serenissima.core.game import Alphabet as Base
from serenissima.core.game import NotAMove, Refusal
from serenissima.core.state import State as Protocol
from serenissima.games.canaletto.alphabet.lines import split_line
from serenissima.games.canaletto.alphabet.values import (
    LONG,
    checked_bid,
    checked_palace,
    checked_seat,
    checked_value,
    group_of,
    read_number,
    read_palace,
)
from serenissima.games.canaletto.box import GROUPS, LOWEST_VALUE, PALACES, SHORT
from serenissima.games.canaletto.codes import BEGIN, BID, BRIBE, DECLINE, PASS, PLACE, SELL, SIZE, STARTER, TURN_UP
from serenissima.games.canaletto.moves import (
    GROUP_NAMES,
    Begin,
    Bid,
    Bribe,
    Decline,
    Move,
    Pass,
    Place,
    Sell,
    Starter,
    TurnUp,
)

_WORDS: dict[str, tuple[int, Move]] = {
    "pass": (PASS, Pass()),
    "bribe": (BRIBE, Bribe()),
    "decline": (DECLINE, Decline()),
}
_BY_CODE = dict(_WORDS.values())
_TEXT_OF = {type(move): text for text, (_, move) in _WORDS.items()}
_CODE_OF = {type(move): code for code, move in _WORDS.values()}
_NUMERIC = re.compile(r"[+-]?[\d.,]*\d[\d.,]*")


class Alphabet(Base[Protocol, Move]):
    """All moves of Canaletto, numbered."""

    size = SIZE

    def split_line(self, line: str) -> list[str]:
        """The texts of single moves; `layout La Mi/Ca Fa/...` stands for all placements."""
        return split_line(line)

    def move(self, code: int) -> Move:
        """The typed move of a code."""
        if not 0 <= code < SIZE:
            raise IndexError(f"no code {code}; codes go from 0 to {SIZE - 1}")
        if code < PASS:
            return Bid(code - BID + 1)
        if code in _BY_CODE:
            return _BY_CODE[code]
        if code < BEGIN:
            return Sell(GROUP_NAMES[code - SELL])
        if code < STARTER:
            return Begin(code - BEGIN)
        if code < TURN_UP:
            return Starter(code - STARTER)
        if code < PLACE:
            return TurnUp(code - TURN_UP + LOWEST_VALUE)
        group, palace = divmod(code - PLACE, PALACES)
        return Place(GROUP_NAMES[group], palace)

    def code(self, move: Move) -> int:
        """The number of a move."""
        if isinstance(move, Bid):
            return BID + checked_bid(move.amount) - 1
        if isinstance(move, Sell):
            return SELL + group_of(move.group)
        if isinstance(move, Begin):
            return BEGIN + checked_palace(move.palace)
        if isinstance(move, Starter):
            return STARTER + checked_seat(move.seat)
        if isinstance(move, TurnUp):
            return TURN_UP + checked_value(move.value) - LOWEST_VALUE
        if isinstance(move, Place):
            return PLACE + PALACES * group_of(move.group) + checked_palace(move.palace)
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
                return Bid(checked_bid(read_number(word)))
            case ["mask"]:
                return Bribe()
            case ["bid", amount]:
                return Bid(checked_bid(read_number(amount)))
            case ["sell", group]:
                return Sell(GROUP_NAMES[group_of(group)])
            case ["begin", palace]:
                return Begin(read_palace(palace))
            case ["starter", seat]:
                return Starter(checked_seat(read_number(seat)))
            case ["value", value]:
                return TurnUp(checked_value(read_number(value)))
            case ["place", group, palace]:
                return Place(GROUP_NAMES[group_of(group)], read_palace(palace))
        raise NotAMove(Refusal("CAN-24", "no-move", {"text": text[:LONG]}))


def _short(group: str) -> str:
    return SHORT[GROUPS.index(group)]
