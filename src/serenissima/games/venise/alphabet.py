"""The alphabet of Venise: code <-> move <-> text, and whole lines of moves."""

from __future__ import annotations

import re

from serenissima.core.game import Alphabet as Base
from serenissima.core.game import NotAMove, Refusal
from serenissima.core.state import State as Protocol
from serenissima.games.venise import codes
from serenissima.games.venise.board.names import PLACE_NUMBER, PLACES, SPOT_NUMBER, SPOTS, is_long, written
from serenissima.games.venise.box import CARDS, COLOURS, MOST_SEATS, ORDINARY, PLANKS
from serenissima.games.venise.moves import (
    Assign,
    Begin,
    Choose,
    Discard,
    Draw,
    EndPlay,
    EndTurn,
    Exchange,
    Give,
    Lift,
    Long,
    Move,
    NoChoice,
    Remove,
    Rescue,
    Set,
    Short,
    Step,
    Stop,
    TakeJoker,
    Walk,
)


def _lay(place: str, joker: bool = False) -> Move:
    return Long(place, joker) if is_long(place) else Short(place, joker)


def _all_moves() -> tuple[Move, ...]:
    moves: list[Move] = []
    for make in (_lay, Remove, Lift):
        moves += [make(place) for place in PLACES]
        moves += [make(place, True) for place in PLACES]
    moves += [Set(place) for place in PLACES]
    moves += [Step(spot) for spot in SPOTS]
    moves += [Walk(1), Walk(2), Walk(3), Walk(1, True), Walk(2, True), Walk(3, True)]
    moves += [Stop(), TakeJoker(), Exchange(), *map(Give, ORDINARY), EndPlay(), EndTurn(), *map(Discard, CARDS)]
    moves += [*map(Rescue, PLANKS), *map(Choose, COLOURS), NoChoice(), *map(Begin, range(MOST_SEATS))]
    moves += [*map(Assign, COLOURS), *map(Draw, CARDS)]
    return tuple(moves)


MOVES = _all_moves()
_CODES = {move: code for code, move in enumerate(MOVES)}
_ARROWS = re.compile(r"\s*(?:->|→|\s>\s|\s–\s)\s*")


class Alphabet(Base[Protocol, Move]):
    """All moves of Venise, numbered."""

    size = codes.SIZE

    def split_line(self, line: str) -> list[str]:
        """Walks, moved planks and exchanges with all their parts, as single moves (VE-P9)."""
        return split_line(line)

    def move(self, code: int) -> Move:
        """The typed move of a code."""
        if not 0 <= code < self.size:
            raise IndexError(f"no code {code}; codes go from 0 to {self.size - 1}")
        return MOVES[code]

    def code(self, move: Move) -> int:
        """The number of a move."""
        found = _CODES.get(move)
        if found is None:
            raise NotAMove(_unknown(move))
        return found

    def text(self, move: Move) -> str:
        """What a person types and a record keeps."""
        return _text(move)

    def parse(self, text: str) -> Move:
        """The move of a text. Capitals do not matter, and `_` or `-` may join words: `take_joker`."""
        words = _written(text)
        found = _BY_TEXT.get(" ".join(words))
        if found is None:
            raise NotAMove(_unreadable(text, words))
        return found


def _text(move: Move) -> str:
    joker = "joker " if getattr(move, "joker", False) else ""
    tag = str(move.__struct_config__.tag)
    match move:
        case Short(place) | Long(place) | Remove(place) | Lift(place) | Set(place):
            return f"{joker}{tag} {place}"
        case Walk(steps):
            return f"{joker}walk{steps}"
        case Step(to):
            return f"step {to}"
        case Give(what) | Discard(what) | Draw(what) | Rescue(what) | Choose(what) | Assign(what):
            return f"{tag} {what}"
        case Begin(seat):
            return f"begin {seat}"
    return tag.replace("-", " ")


_BY_TEXT = {_text(move): move for move in MOVES}


def _written(text: str) -> list[str]:
    """The words of a text as records spell them."""
    words: list[str] = []
    for word in text.split():
        name = written(word)
        # a lone slot is a field, but `E` or `walk1` is not a name
        words += [name] if name in SPOT_NUMBER else re.split(r"[_-]", word.casefold())
    return words


def _unknown(move: Move) -> Refusal:
    """Why a value is not a move at all."""
    match move:
        case Step(to):
            return Refusal("VE-G12", "no-field", {"field": to})
        case Short(place) | Long(place) if place in PLACE_NUMBER:
            right, wrong = ("long", "short") if is_long(place) else ("short", "long")
            return Refusal("VE-G13", "wrong-plank", {"place": place, "right": right, "wrong": wrong})
        case Short(place) | Long(place) | Remove(place) | Lift(place) | Set(place):
            return Refusal("VE-G14", "no-place", {"place": place})
        case Walk(steps):
            return Refusal("VE-A16", "no-walk", {"steps": steps})
        case Begin(seat):
            return Refusal("VE-S15", "no-seat", {"seat": seat, "last": MOST_SEATS - 1})
        case Rescue(plank):
            return Refusal("VE-V6", "no-plank", {"plank": plank})
        case Choose(colour) | Assign(colour):
            return Refusal("VE-S4", "no-colour", {"colour": colour, "colours": ", ".join(COLOURS)})
        case Give(card):
            return Refusal("VE-C10", "no-card", {"card": card, "cards": ", ".join(ORDINARY)})
        case Discard(card) | Draw(card):
            return Refusal("VE-C10", "no-card", {"card": card, "cards": ", ".join(CARDS)})
    raise AssertionError(f"{move!r} has no values that could be wrong")


_OF_PLACES = ("short", "long", "remove", "move", "to")
_OF_CARDS = {"give": ORDINARY, "draw": CARDS, "discard": CARDS}


def _unreadable(text: str, words: list[str]) -> Refusal:
    """Why a text is not a move at all, as precisely as can be said."""
    first, *rest = words[1:] if words[:1] == ["joker"] and len(words) > 1 else words or [""]
    named = " ".join(rest)
    if first in _OF_PLACES and named:
        if named in PLACE_NUMBER and first in PLANKS:
            right, wrong = ("long", "short") if is_long(named) else ("short", "long")
            return Refusal("VE-G13", "wrong-plank", {"place": named, "right": right, "wrong": wrong})
        return Refusal("VE-G14", "no-place", {"place": named})
    if first == "step" and named:
        return Refusal("VE-G12", "no-field", {"field": named})
    if first.startswith("walk") and first not in CARDS:
        return Refusal("VE-A16", "no-walk", {"steps": (first[4:] or named)[:40]})
    if first in _OF_CARDS and named:
        return Refusal("VE-C10", "no-card", {"card": named[:40], "cards": ", ".join(_OF_CARDS[first])})
    if first in ("choose", "assign") and named:
        return Refusal("VE-S4", "no-colour", {"colour": named[:40], "colours": ", ".join(COLOURS)})
    if first == "begin" and named:
        return Refusal("VE-S15", "no-seat", {"seat": named[:40], "last": MOST_SEATS - 1})
    return Refusal("VE-P9", "no-move", {"text": text[:60]})


def split_line(line: str) -> list[str]:
    """What a person types in one go, as texts of single moves (VE-P9).

    A walk with its fields (`walk2 S:A4-B4 B4.top`; with arrows the field the pawn stands on comes first, as in
    `walk2 A4 > S:A4-B4 > B4.top`), a plank with its new place (`move L:A4-B3 to L:A2-B3`), `exchange` or `discard`
    with all their cards. Semicolons separate cards.
    """
    texts: list[str] = []
    for part in line.split(";"):
        if part.strip():
            texts += _split_part(part.strip())
    return texts


def _split_part(part: str) -> list[str]:
    arrows = _ARROWS.split(part)
    words = _written(" ".join(arrows))
    joker = words[:1] == ["joker"] and len(words) > 1
    first, *rest = words[1:] if joker else words
    head = f"joker {first}" if joker else first
    if first in ("walk1", "walk2", "walk3") and rest:
        fields = rest[1:] if len(arrows) > 1 else rest
        short = len(fields) < int(first[4])
        return [head, *(f"step {field}" for field in fields), *(["stop"] if short else [])]
    if first == "move" and len(rest) == 3 and rest[1] == "to":
        return [f"{head} {rest[0]}", f"to {rest[2]}"]
    if first == "exchange" and rest:
        return [head, *(f"give {card}" for card in rest)]
    if first == "discard" and len(rest) > 1:
        return [f"discard {card}" for card in rest]
    return [part]
