"""Whole matches in which a function makes every decision."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import serenissima
from serenissima.core.fortuna import Fortuna
from serenissima.core.playing import Failed, Planned, by_players, offered, play_match
from serenissima.core.state import FORTUNA

GAME = serenissima.game("pebbles")


def test_everybody_is_asked_until_it_is_over() -> None:
    """Each decision gets the codes that are legal then; chance gets the number of each entry it decides."""
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

    played = play_match(state, draw, ask)
    assert [seat for seat, _ in played if seat != FORTUNA] == asked
    assert by_players(played) == len(asked)
    assert state.outcome() is not None
    assert entries == sorted(set(entries)) and max(entries) <= len(entries) + len(asked)


@pytest.mark.parametrize(
    ("answer", "says"), [([], "nothing is not legal"), ([999], "999 is not legal"), (None, "TypeError")]
)
def test_whoever_cannot_decide_is_named(answer: list[int] | None, says: str) -> None:
    """An error, an illegal choice or no choice ends the match, and the seat is named."""
    state = GAME.new(2, GAME.read_options({}))
    with pytest.raises(Failed, match=says) as failed:
        play_match(state, Fortuna(1).draw, lambda seat, codes: answer)  # type: ignore[arg-type, return-value]
    assert (failed.value.seat, failed.value.moves) == (state.to_move(), 0)


def test_a_plan_holds_until_somebody_else_acts() -> None:
    """The rest of a plan is played by the same seat at the next entries, as long as it is legal."""
    planned = Planned()
    assert planned.at(1, 0, [3, 4]) == []
    planned.keep(7, 1, [5, 6, 8])
    assert planned.at(8, 1, [6, 9]) == [6, 8]
    for entry, seat, codes in ((9, 1, [6]), (8, 0, [6]), (8, 1, [8, 9])):
        assert planned.at(entry, seat, codes) == []
    planned.keep(8, 1, planned.at(8, 1, [6]))
    assert planned.at(9, 1, [8]) == [8]
    planned.keep(9, 1, [8])
    assert planned.at(10, 1, [8]) == []


def test_asides_are_offered_to_whoever_has_a_choice() -> None:
    """Asides are offered once beside a choice of codes; a seat without a choice is not asked."""
    assert offered([1, 2], [7, 8], spoken=False) == [1, 2, 7, 8]
    assert offered([1, 2], [7, 8], spoken=True) == [1, 2]
    assert offered([1], [7, 8], spoken=False) == [1]


def test_nobody_speaks_for_ever() -> None:
    """A bot that would rather make asides than move gets one in before the next move."""
    state = GAME.new(2, GAME.read_options({"heap": 6}))
    word = GAME.alphabet.size
    said: list[int] = []

    class Talking:
        """A state that accepts an aside and ignores it."""

        def __getattr__(self, name: str) -> object:
            return getattr(state, name)

        def asides(self, seat: int) -> list[int]:
            """The aside, at any moment."""
            return [word]

        def play(self, code: int) -> None:
            """Plays anything except the aside."""
            said.append(code) if code == word else state.play(code)

    played = play_match(Talking(), Fortuna(1).draw, lambda seat, codes: codes[-1:], asides=True)  # type: ignore[arg-type]
    moves = [code for seat, code in played if seat != FORTUNA and code != word]
    assert 0 < len(said) <= len(moves)


def test_what_follows_from_a_decision_is_not_asked_for() -> None:
    """Plans are followed; when one is no longer legal it is dropped, and the seat is asked again."""
    state = GAME.new(2, GAME.read_options({"heap": 10}))
    asked: list[int] = []

    def ask(seat: int, codes: list[int]) -> list[int]:
        asked.append(seat)
        return [codes[0], codes[0], 999]

    played = play_match(state, Fortuna(1).draw, ask)
    turns = [seat for seat, _ in played if seat != FORTUNA]
    assert len(asked) == len(turns), "in this game the turn passes with every move, so every plan is void"
