"""What a player remembers of the cards others took openly: the longer ago, the less."""

from __future__ import annotations

from random import Random

import msgspec

from serenissima.games.canal_grande.cards import kinds_in, one, size
from serenissima.games.canal_grande.trail import DREW, OPEN, kind_of, pile_in, seat_of, step
from serenissima.games.canal_grande.view import View


def remembered(view: View, keeps: float, seed: int) -> View:
    """The view of a player who remembers each card with this probability whenever somebody takes cards.

    A forgotten card is still there but could be any card. What is forgotten stays forgotten, and depends on the seed.
    """
    if keeps >= 1.0:
        return view
    memory: list[int] = []
    later = sum(_is_seen(entry, view.seat) for entry in view.memory)
    for at, entry in enumerate(view.memory):
        if not _is_seen(entry, view.seat):
            memory.append(entry)
            continue
        later -= 1
        seat = seat_of(entry)
        luck = Random(f"{seed}/{at}")
        kept = sum(one(kind) for kind in kinds_in(pile_in(entry)) if luck.random() < keeps**later)
        if kept:
            memory.append(step(OPEN, seat, 0, kept))
        memory += [step(DREW, seat, 0, 0)] * size(pile_in(entry) - kept)
    return msgspec.structs.replace(view, memory=memory)


def _is_seen(entry: int, viewer: int | None) -> bool:
    """Whether somebody else took cards openly."""
    return kind_of(entry) == OPEN and seat_of(entry) != viewer
