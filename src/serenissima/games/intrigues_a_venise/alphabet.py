"""The alphabet: code <-> move <-> text (IV-920). There are few enough moves to list them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from serenissima.core.game import Alphabet as Base
from serenissima.core.game import NotAMove, Refusal
from serenissima.core.state import State as Protocol
from serenissima.games.intrigues_a_venise import moves as m
from serenissima.games.intrigues_a_venise.box import (
    ABOUT,
    BUILDS,
    COLOURS,
    EMBASSY,
    GESTURES,
    IDENTITIES,
    MARBLE_LETTERS,
    MARBLES,
    MARKED,
    MESSAGES,
    SHOWN,
    SPACES,
)
from serenissima.games.intrigues_a_venise.codes import SIZE
from serenissima.games.intrigues_a_venise.moves import CARD_VALUES, Card, Move
from serenissima.games.intrigues_a_venise.state.answers import ANSWERS, SEALS, VALUES
from serenissima.games.intrigues_a_venise.state.tables import ARRANGEMENTS, SHAKES

SEAL = "!"
"""Written after a sealed card (IV-417)."""


def cards_of(answer: int) -> tuple[Card, ...]:
    """The cards of an answer, identities first, then builds, then the message."""
    return tuple(
        Card(value, answer >> (SEALS + bit) & 1 == 1)
        for bit, value in enumerate(CARD_VALUES)
        if answer & VALUES & 1 << bit
    )


def _all_moves() -> list[Move]:
    """Every move in the order of its code (codes.py)."""
    spaces = list(SPACES)
    found: list[Move] = [m.TakeColour(colour) for colour in COLOURS]
    for a, b, c, d in ARRANGEMENTS:
        found.append(m.Place((BUILDS[a], BUILDS[b], BUILDS[c], BUILDS[d])))
    found += [m.DealIdentity(identity) for identity in IDENTITIES]
    found += [m.DealBuild(build) for build in BUILDS]
    found += [m.DealMessage(message) for message in MESSAGES]
    found += [m.Go(colour) for colour in COLOURS]
    found += [m.Marbles((MARBLES[a], MARBLES[b], MARBLES[c])) for a, b, c in SHAKES]
    found += [m.Notice(tuple(seat for seat in range(4) if mask >> seat & 1)) for mask in range(16)]
    found.append(m.Shake())
    found += [m.PickMarble(marble) for marble in MARBLES[1:]]
    found += [m.PickSpy(colour, build) for colour in COLOURS for build in BUILDS]
    found += [m.Step(space) for space in spaces]
    found.append(m.Finish())
    found += [m.Meet(space) for space in spaces]
    found += [m.Ask(colour, about) for colour in COLOURS for about in ABOUT]
    found += [m.ExtraStep(space) for space in spaces]
    found += [m.Exile(space) for space in spaces]
    found += [m.Announce(), m.EndTurn()]
    found += [m.Answer(cards_of(answer)) for answer in ANSWERS]
    found += [m.Tic(colour, gesture, to) for colour in COLOURS for gesture in GESTURES for to in (None, *COLOURS)]
    return found


MOVES = _all_moves()
assert len(MOVES) == SIZE
_CODES = {move: code for code, move in enumerate(MOVES)}


def card_text(card: Card) -> str:
    """A card as it is written: `F`, `tall`, `mA`; sealed with a mark."""
    return card.value + SEAL if card.sealed else card.value


def _text(move: Move) -> str:
    word = str(move.__struct_config__.tag)
    match move:
        case m.Step() | m.Meet() | m.ExtraStep() | m.Exile():
            return f"{word} v{move.space}"
        case m.Answer():
            return " ".join([word, *map(card_text, move.cards)])
        case m.Place():
            return " ".join([word, *move.builds])
        case m.Marbles():
            return " ".join([word, *move.marbles])
        case m.Notice():
            return " ".join([word, *map(str, move.seats)]) if move.seats else f"{word} nobody"
        case m.Tic():
            return f"{word} {move.colour} {move.gesture}" + (f" to {move.to}" if move.to else "")
    return " ".join([word, *(str(getattr(move, name)) for name in move.__struct_fields__)])


_BY_TEXT = {_text(move): move for move in MOVES}
_FORMS = {str(move.__struct_config__.tag): _text(move) for move in reversed(MOVES)}
"""One example for every first word."""

_IDENTITY_NAMES = {
    "lord": "F",
    "fiddlebottom": "F",
    "colonel": "B",
    "bubble": "B",
    "agent": "X",
    "zsa": "Z",
    "zsazsa": "Z",
}
_BUILD_LETTERS = dict(zip("tsgm", BUILDS, strict=True))
_MESSAGE_NAMES = {"alpha": "mA", "bravo": "mB", "charlie": "mC", "delta": "mD"}
_CARDS: dict[str, str] = {
    **{value.lower(): value for value in CARD_VALUES}, **_IDENTITY_NAMES, **_BUILD_LETTERS, **_MESSAGE_NAMES,
}  # fmt: skip
_MARBLE_NAMES: dict[str, str] = {
    **{marble: marble for marble in MARBLES},
    **{letter.lower(): marble for letter, marble in zip(MARBLE_LETTERS, MARBLES, strict=True)},
}


def _refuse(rule: str, reason: str, **args: str | int) -> NotAMove:
    return NotAMove(Refusal(rule, reason, dict(args)))


def _named(names: Mapping[str, str], word: str, rule: str, reason: str) -> str:
    found = names.get(word.lower())
    if found is None:
        raise _refuse(rule, reason, text=word)
    return found


def _colour(word: str) -> str:
    return _named({colour: colour for colour in COLOURS}, word, "IV-102", "no-colour")


def _build(word: str) -> str:
    return _named({**{build: build for build in BUILDS}, **_BUILD_LETTERS}, word, "IV-102", "no-build")


def _space(word: str) -> str:
    """A space by its id (`v54` or `54`), its printed number (`#1`) or `embassy`."""
    bare = word.lower().removeprefix("v")
    if bare == "embassy":
        return f"v{EMBASSY}"
    if bare.startswith("#") and bare[1:].isdecimal() and len(bare) <= 3 and int(bare[1:]) in MARKED:
        return f"v{MARKED[int(bare[1:])]}"
    if bare.isascii() and bare.isdecimal() and len(bare) <= 2 and int(bare) in SPACES:
        return f"v{int(bare)}"
    raise _refuse("IV-110", "no-space", text=word)


def _marbles(words: list[str]) -> list[str]:
    letters = list(words[0]) if len(words) == 1 else words
    named = [_named(_MARBLE_NAMES, word, "IV-105", "no-marble") for word in letters]
    if len(named) != SHOWN:
        raise _refuse("IV-301", "three-marbles")
    return sorted(named, key=[str(marble) for marble in MARBLES].index)


def _cards(words: list[str]) -> list[str]:
    """The cards of an answer in canonical order."""
    shown: dict[str, bool] = {}
    for word in words:
        sealed = word.endswith(SEAL)
        value = _named(_CARDS, word.removesuffix(SEAL), "IV-106", "no-card")
        if value in shown:
            raise _refuse("IV-411", "card-twice", text=value)
        if sealed and value[0] == "m":
            raise _refuse("IV-417", "no-seal", text=value)
        shown[value] = sealed
    return [card_text(Card(value, shown[value])) for value in CARD_VALUES if value in shown]


def _tic(words: list[str]) -> list[str]:
    rest = [word for word in words if word.lower() != "to"]
    if not 2 <= len(rest) <= 3:
        raise _refuse("IV-920", "no-form", text=" ".join(words), form=_FORMS["tic"])
    gesture = _named({gesture: gesture for gesture in GESTURES}, rest[1], "IV-901", "no-gesture")
    to = ["to", _colour(rest[2])] if len(rest) == 3 else []
    return [_colour(rest[0]), gesture, *to]


def _each(*readers: Callable[[str], str]) -> Callable[[list[str]], list[str]]:
    """Reads the first words, each with its own reader, and leaves the rest as they are."""

    def read(words: list[str]) -> list[str]:
        return [reader(word) for reader, word in zip(readers, words, strict=False)] + words[len(readers) :]

    return read


def _about(word: str) -> str:
    return _named({about: about for about in ABOUT}, word, "IV-403", "no-question")


def _marble(word: str) -> str:
    marble = _named(_MARBLE_NAMES, word, "IV-105", "no-marble")
    if marble == MARBLES[0]:
        raise _refuse("IV-314", "white-marble")
    return marble


def _identity(word: str) -> str:
    return _named({**{i.lower(): i for i in IDENTITIES}, **_IDENTITY_NAMES}, word, "IV-106", "no-card")


def _message(word: str) -> str:
    letters = {letter.lower(): letter for letter in MESSAGES}
    return _named({**letters, **{name: found[1] for name, found in _MESSAGE_NAMES.items()}}, word, "IV-106", "no-card")


def _seats(words: list[str]) -> list[str]:
    return sorted(words)


_READ: dict[str, Callable[[list[str]], list[str]]] = {
    "colour": _each(_colour), "place": _each(_build, _build, _build, _build), "identity": _each(_identity),
    "build": _each(_build), "message": _each(_message), "go": _each(_colour), "marbles": _marbles, "notice": _seats,
    "marble": _each(_marble), "spy": _each(_colour, _build), "step": _each(_space), "meet": _each(_space),
    "ask": _each(_colour, _about), "extra": _each(_space), "answer": _cards, "exile": _each(_space), "tic": _tic,
}  # fmt: skip


class Alphabet(Base[Protocol, Move]):
    """All moves of Intrigues à Venise, numbered."""

    size = SIZE

    def move(self, code: int) -> Move:
        """The typed move of a code."""
        if not 0 <= code < SIZE:
            raise IndexError(f"no code {code}; codes go from 0 to {SIZE - 1}")
        return MOVES[code]

    def code(self, move: Move) -> int:
        """The number of a move; its cards and marbles may stand in any order."""
        try:
            return _CODES[move]
        except (KeyError, TypeError):
            return _CODES[self.parse(_text(move))]

    def text(self, move: Move) -> str:
        """What a person types and a record keeps."""
        return _text(move)

    def parse(self, text: str) -> Move:
        """The move of a text. Capitals and the order of cards do not matter (IV-920)."""
        first, *rest = text.replace(",", " ").replace("{", " ").replace("}", " ").split() or [""]
        word = first.lower()
        if word not in _FORMS:
            raise _refuse("IV-920", "no-move", text=text[:40])
        if rest and word in _READ:
            rest = _READ[word](rest)
        found = _BY_TEXT.get(" ".join([word, *rest]))
        if found is not None:
            return found
        if word == "answer" and rest:
            raise _refuse("IV-410", "no-answer", text=" ".join(rest))
        raise _refuse("IV-920", "no-form", text=text[:40], form=_FORMS[word])
