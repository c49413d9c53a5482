"""Cards as words: `CAS CAS GON`."""

from __future__ import annotations

from serenissima.games.canal_grande.box import CARDS
from serenissima.games.canal_grande.cards import count, faces, one
from serenissima.games.canal_grande.state.rules import Rules

ALL_OF = 15
"""The four bits of one kind in a pile."""


def words(pile: int) -> str:
    """The cards of a pile."""
    return " ".join(faces(pile))


def pile(words: str) -> int:
    """The pile of these words, however many cards of a kind they name."""
    return sum(one(CARDS.index(word)) for word in words.split())


def checked_pile(rules: Rules, words: str, mask: int, what: str) -> int:
    """The pile of these words; ValueError if the mask excludes a card, or if there are not that many in the game."""
    names = [str(card) for card in CARDS]
    pile = 0
    for word in words.split():
        if word not in names:
            raise ValueError(f"{word[:20]!r} is no card; there are {', '.join(names)}")
        kind = names.index(word)
        if not mask >> 4 * kind & ALL_OF:
            raise ValueError(f"{word} cannot be among {what}")
        if count(pile, kind) == count(rules.cards, kind):
            raise ValueError(f"there are only {count(rules.cards, kind)} cards of {word} (CG-202)")
        pile += one(kind)
    return pile
