"""What a person types in one go: a whole split, or all cards laid in a vote (CG-803)."""

from __future__ import annotations

from serenissima.core.game import one_by_one
from serenissima.games.canal_grande.box import CARDS, Card
from serenissima.games.canal_grande.cards import pile_of_faces, size
from serenissima.games.canal_grande.position import SPLITTING
from serenissima.games.canal_grande.state import State


def phrase(line: str) -> list[str]:
    """The texts of single moves; `split …` stays as it is until the cards on the table are known.

    `lay CAS GON SPO SPO` lays these cards at once; gondolas may be named, they come along anyway.
    """
    texts: list[str] = []
    for part in one_by_one(line):
        words = part.upper().replace("+", " ").replace(",", " ").split()
        if words[:1] == ["LAY"] and len(words) > 2:
            cards = [word for word in words[1:] if word != "GON"]
            texts += [f"lay {card}" for card in cards or ["GON"]]
            texts.append("confirm")
        else:
            texts.append(part)
    return texts


def arrange(state: State, texts: list[str]) -> list[str]:
    """`split 3 | CAN GON …` as single moves, if it is a split of the cards on the table; else as it was written."""
    found: list[str] = []
    for text in texts:
        found += _split(state, text) if text.lower().startswith("split") else [text]
    return found


def _split(state: State, text: str) -> list[str]:
    trays = [_cards(tray) for tray in text[len("split") :].split("|")]
    if state.stage != SPLITTING or state.second or len(trays) != 2 or None in trays or not all(trays):
        return [text]
    first, second = trays
    assert first is not None
    assert second is not None
    if len(first) + len(second) != size(state.first) or pile_of_faces(first + second) != state.first:
        return [text]
    return [*(f"put {card}" for card in second), "confirm"]


def _cards(tray: str) -> list[Card] | None:
    """The cards of one tray; None if a word is no card."""
    words = tray.upper().replace(",", " ").split()
    found = [card for word in words for card in CARDS if card == word]
    return found if len(found) == len(words) else None
