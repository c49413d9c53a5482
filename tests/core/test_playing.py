"""Whole matches in which every decision is asked for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import serenissima
from serenissima.core.fortuna import Fortuna
from serenissima.core.playing import Failed, play_match

GAME = serenissima.game("pebbles")


def test_everybody_is_asked_until_it_is_over() -> None:
    """With the codes that are legal then; chance gets the number of every entry it decides."""
    state = GAME.new(3, GAME.read_options({}))
    asked: list[int] = []
    entries: list[int] = []

    def draw(entry: int, odds: Sequence[int]) -> int:
        entries.append(entry)
        return Fortuna(1).draw(entry, odds)

    def ask(seat: int, codes: list[int]) -> list[int]:
        assert seat == state.to_move() and codes == state.codes()
        asked.append(seat)
        return [codes[-1]]

    assert play_match(state, draw, ask) == len(asked)
    assert state.outcome() is not None
    assert entries == sorted(set(entries)) and max(entries) <= len(entries) + len(asked)


@pytest.mark.parametrize(
    ("answer", "says"), [([], "nothing is not legal"), ([999], "999 is not legal"), (None, "TypeError")]
)
def test_whoever_cannot_decide_is_named(answer: list[int] | None, says: str) -> None:
    """An error, an illegal choice and no choice at all end the match."""
    state = GAME.new(2, GAME.read_options({}))
    with pytest.raises(Failed, match=says) as failed:
        play_match(state, Fortuna(1).draw, lambda seat, codes: answer)  # type: ignore[arg-type, return-value]
    assert (failed.value.seat, failed.value.moves) == (state.to_move(), 0)
