"""The alphabet of Canal Grande: code <-> move <-> text, and whole lines of moves (CG-801 to CG-803)."""

from __future__ import annotations

from typing import Final

import msgspec

from serenissima.core.game import Alphabet as Base
from serenissima.core.game import NotAMove, Refusal
from serenissima.games.canal_grande.box import CARDS, DISTRICTS, SEATS, SPECIALS, Card
from serenissima.games.canal_grande.cards import count, size
from serenissima.games.canal_grande.codes import SIZE
from serenissima.games.canal_grande.moves import (
    Betray,
    CatchUp,
    Choose,
    Confirm,
    Decline,
    Draw,
    First,
    Forgo,
    Lay,
    Move,
    Pass,
    Pluck,
    Put,
    Resolve,
)
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.position import SPLITTING

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


class Alphabet(Base[State, Move]):
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
            # a value that cannot be hashed, such as a list instead of a card
            found = None
        if found is None:
            raise NotAMove(_unknown(_text(move) if hasattr(move, "__struct_config__") else str(move)))
        return found

    def text(self, move: Move) -> str:
        """A move in words (CG-802)."""
        return _text(move)

    def parse(self, text: str) -> Move:
        """The move of these words; blanks and capitals do not matter (CG-802)."""
        found = self._moves.get(" ".join(text.lower().split()))
        if found is None:
            raise NotAMove(_unknown(text))
        return found

    def arrange(self, state: State, texts: list[str]) -> list[str]:
        """Whole splits and whole lays as single moves (CG-803)."""
        return arrange(state, texts)


def _unknown(text: str) -> Refusal:
    """Why these words are not a move."""
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


# whole lines: a split, or all cards laid in a vote

MOST = 15
"""The most cards of one kind that a pile can hold."""


def arrange(state: State, texts: list[str]) -> list[str]:
    """`split 3 | CAN GON …` and `lay CAS GON SPO SPO` as single moves (CG-803).

    If something is wrong with a split or with the cards laid, the first single move that is not legal is refused.
    """
    found: list[str] = []
    for text in texts:
        words = text.upper().replace("+", " ").replace(",", " ").split()
        if words[:1] == ["SPLIT"]:
            found += _split(state, text)
        elif words[:1] == ["LAY"] and len(words) > 2:
            found += _lay(state, words[1:])
        else:
            found.append(text)
    return found


def _split(state: State, text: str) -> list[str]:
    """CG-421: if cards are missing, or the words are not a split at all, the text stays as it was written."""
    trays = [_cards(tray) for tray in text[len("split") :].split("|")]
    if state.stage != SPLITTING or len(trays) != 2 or state.second:
        return [text]
    first, second = trays
    if first is None or second is None:
        return [text]
    named = [*first, *second]
    for kind, card in enumerate(CARDS):
        lies = count(state.first, kind)
        if named.count(card) > lies:
            # one too many: it was not revealed, or it is named in both trays
            return [f"put {card}"] * (lies + 1)
    if len(named) < size(state.first):
        return [text]
    return [*(f"put {card}" for card in second), "confirm"]


def _lay(state: State, cards: list[str]) -> list[str]:
    """CG-491, CG-494: gondolas may be named, but they are added anyway; none can be laid without a group."""
    laid = [card for card in cards if card != "GON"]
    texts = [f"lay {card}" for card in laid]
    if cards.count("GON") > _gondolas(state, laid):
        texts.insert(0, "lay GON")
    return [*texts, "confirm"]


def _gondolas(state: State, cards: list[str]) -> int:
    """How many gondolas these cards would need in the running vote, whether or not the hand has them."""
    if state.vote is None:
        return len(cards)
    vote = state.vote.copy()
    for card in cards:
        if card in DISTRICTS:
            kind = CARDS.index(card)
            if count(vote.draft, kind) < MOST:
                vote.pick(kind)
    return int(vote.gondolas())


def _cards(tray: str) -> list[Card] | None:
    """The cards of one tray; None if a word is not a card."""
    words = tray.upper().replace(",", " ").split()
    found = [card for word in words for card in CARDS if card == word]
    return found if len(found) == len(words) else None
