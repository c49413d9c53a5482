"""What a person types in one go: a whole split, or all cards laid in a vote (CG-803)."""

from __future__ import annotations

from serenissima.core.game import one_by_one
from serenissima.games.canal_grande.box import CARDS, DISTRICTS, Card
from serenissima.games.canal_grande.cards import count, size
from serenissima.games.canal_grande.position import SPLITTING
from serenissima.games.canal_grande.state import State

phrase = one_by_one
"""The parts of a line; `arrange` knows what they mean on this table."""

MOST = 15
"""A pile can hold so many cards of a kind."""


def arrange(state: State, texts: list[str]) -> list[str]:
    """`split 3 | CAN GON …` and `lay CAS GON SPO SPO` as single moves.

    What is wrong with a split or with the cards laid is refused by the first of them that is not legal.
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
    """CG-421: if cards are missing, or the words are no split at all, they stay as they were written."""
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
            # one too many: not revealed, or in both trays
            return [f"put {card}"] * (lies + 1)
    if len(named) < size(state.first):
        return [text]
    return [*(f"put {card}" for card in second), "confirm"]


def _lay(state: State, cards: list[str]) -> list[str]:
    """CG-491, CG-494: gondolas may be named, they come along anyway; but none can be laid without cards of its own."""
    laid = [card for card in cards if card != "GON"]
    texts = [f"lay {card}" for card in laid]
    if cards.count("GON") > _gondolas(state, laid):
        texts.insert(0, "lay GON")
    return [*texts, "confirm"]


def _gondolas(state: State, cards: list[str]) -> int:
    """How many gondolas these cards would need in the vote that is on; they are not looked for in the hand."""
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
    """The cards of one tray; None if a word is no card."""
    words = tray.upper().replace(",", " ").split()
    found = [card for word in words for card in CARDS if card == word]
    return found if len(found) == len(words) else None
