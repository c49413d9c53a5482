"""Undo is computed from the log and removes nothing from it; it is free only as far as nobody learned anything."""

from __future__ import annotations

import pytest

import serenissima
from serenissima.core.illegal import IllegalMove
from serenissima.core.log import Played, Undone
from serenissima.core.match import Match
from tests.playing import to_the_end

GAME = serenissima.game("pebbles")


def start(seats: int = 2, seed: str = "lagoon", practice: bool = False) -> Match:
    """A match of the toy after its two draws."""
    return Match.start(GAME, seats=seats, seed=seed, practice=practice)


def test_a_move_can_be_taken_back_while_nothing_has_happened() -> None:
    """The state is as before, the log has one more entry, and the seat is to move again."""
    match = start()
    before = match.view(0)
    match.play("take 1")
    assert match.free_undo(0) == 3
    assert match.undo(0) == [Undone(4, 0, 3, "free")]
    assert match.view(0) == before
    assert match.to_move == 0
    assert match.heard(0, since=3) == []


def test_several_own_moves_in_a_row_can_be_taken_back() -> None:
    """Free undo reaches back over all of a seat's moves since anybody else acted, singly or together."""
    match = Match(GAME, 2)
    for move in ("draw white", "draw grey", "point 1"):
        match.play(move)
    assert match.free_undo(0) == 3
    match.undo(0)
    match.play("point 1")
    assert match.free_undo(0) == 5
    assert match.undo(0, to=5)[0] == Undone(6, 0, 5, "free")


def test_a_draw_is_a_limit() -> None:
    """After Fortuna has responded to a greedy turn, it cannot be taken back freely."""
    match = start()
    match.play("take 3")
    assert match.free_undo(0) is None
    with pytest.raises(IllegalMove, match="must agree"):
        match.undo(0)


@pytest.mark.parametrize("moves", [("peek 1",), ("point 1", "name grey"), ("point 1", "name white")])
def test_a_reveal_is_a_limit(moves: tuple[str, ...]) -> None:
    """After seeing a hidden stone, or learning what it is not, neither that nor earlier moves are free."""
    match = start()
    for move in moves:
        match.play(move)
    assert match.free_undo(0) is None
    with pytest.raises(IllegalMove, match="must agree"):
        match.undo(0, to=3)


def test_another_seats_act_is_a_limit() -> None:
    """What another seat has responded to cannot be taken back freely, nor what came before."""
    match = start()
    match.play("take 1")
    match.play("take 1")
    assert match.free_undo(0) is None
    assert match.free_undo(1) == 4
    with pytest.raises(IllegalMove, match="must agree"):
        match.undo(0)
    with pytest.raises(IllegalMove, match="must agree"):
        match.undo(1, to=3)


def test_an_answer_that_was_taken_back_is_a_limit_too() -> None:
    """The first seat has seen the second's move, so its own needs consent even after that was undone."""
    match = start()
    match.play("take 1")
    match.play("take 2")
    match.undo(1)
    assert match.to_move == 1
    assert match.free_undo(0) is None
    with pytest.raises(IllegalMove, match="must agree"):
        match.undo(0)


def test_what_was_undone_by_consent_still_was_seen() -> None:
    """After a peek was taken back by consent, moves before it are still not free."""
    match = start()
    match.play("take 1")
    match.play("take 1")
    match.play("peek 1")
    match.undo(0, how="consent")
    assert match.free_undo(0) is None
    assert match.free_undo(1) is None


def test_own_free_undos_are_no_limit() -> None:
    """Trying one move after another stays free."""
    match = start()
    for move in ("take 1", "take 2", "point 1"):
        match.play(move)
        match.undo(0)
    match.play("point 1")
    assert match.free_undo(0) == 9


def test_by_consent_everything_can_be_taken_back() -> None:
    """With the table's consent any entry that counts can go, with everything after it."""
    match = start()
    match.play("take 3")
    match.play("take 1")
    entries = match.undo(0, to=3, how="consent")
    assert entries == [Undone(6, 0, 3, "consent")]
    assert (match.to_move, match.view(0).heap) == (0, 10)
    assert serenissima.load(match.record()).view(0) == match.view(0)


def test_practice_is_always_free_and_marked() -> None:
    """A practice undo beyond a limit is marked in the record, also after replaying it."""
    match = start(practice=True)
    match.play("take 3")
    match.undo(0, how="practice")
    assert '"practice":true' in match.record()
    unmarked = start()
    unmarked.play("take 3")
    assert '"practice":false' in unmarked.record()
    unmarked.undo(0, how="practice")
    assert '"practice":true' in unmarked.record()
    assert serenissima.load(unmarked.record().replace('"practice":true', '"practice":false')).practice


def test_fortuna_draws_again_under_a_new_number() -> None:
    """A draw after an undo has its own entry number, so it is a different draw, and both are in the log."""
    waves = set()
    for seed in range(12):
        match = start(seed=f"sea {seed}")
        match.play("take 3")
        match.undo(0, how="consent")
        match.play("take 3")
        first, second = match.log[3], match.log[6]
        assert isinstance(first, Played)
        assert isinstance(second, Played)
        assert (first.n, second.n) == (4, 7)
        waves.add((first.move, second.move))
    assert ("calm", "wave") in waves or ("wave", "calm") in waves


def test_undoing_a_draw_itself_draws_again() -> None:
    """If an undo begins with Fortuna's entry, she draws again at once, so that a person is to move."""
    match = start()
    entries = match.undo(0, to=1, how="consent")
    assert [type(entry).__name__ for entry in entries] == ["Undone", "Played", "Played"]
    assert match.to_move == 0


def test_there_must_be_something_to_undo() -> None:
    """Undo is refused without a move to undo, for entries that do not count or exist, and unknown seats."""
    match = start()
    with pytest.raises(IllegalMove, match="no move of yours"):
        match.undo(0)
    match.play("take 1")
    match.undo(0)
    for to in (3, 4, 99, 0):
        with pytest.raises(IllegalMove, match="no move of yours"):
            match.undo(0, to=to, how="consent")
    with pytest.raises(IllegalMove, match="no move of yours"):
        match.undo(7, to=1, how="consent")


def test_after_the_end_the_seed_is_known_so_nothing_is_taken_back() -> None:
    """A finished match stays finished even by consent, since its seed is known; only practice may go on."""
    match = to_the_end(start(), "take 1")
    last = match.last_own(1)
    with pytest.raises(IllegalMove, match="over"):
        match.undo(1)
    with pytest.raises(IllegalMove, match="over"):
        match.undo(1, how="consent")
    assert match.undo(1, how="practice")[0] == Undone(13, 1, last or 0, "practice")
    assert match.to_move == 1


def test_after_leaving_nothing_is_taken_back() -> None:
    """A resignation cannot be taken back."""
    match = start()
    match.play("take 1")
    match.leave(0)
    with pytest.raises(IllegalMove, match="over"):
        match.undo(0, how="consent")


def test_records_with_undone_entries_replay() -> None:
    """Undone entries are kept and replayed; state, limits and events are the same."""
    match = start(seats=3)
    match.play("take 1")
    match.play("point 0")
    match.undo(1)
    match.play("take 3")
    match.undo(1, how="consent")
    match.play("take 2")
    again = serenissima.load(match.record())
    assert again.log == match.log
    assert again.line == match.line
    for seat in range(3):
        assert again.view(seat) == match.view(seat)
        assert again.heard(seat) == match.heard(seat)
        assert again.free_undo(seat) == match.free_undo(seat)


def test_what_is_not_free_is_taken_back_by_the_turn() -> None:
    """By consent a whole turn of several moves is undone, since half of it could not be undone freely."""
    match = start()
    match.play("point 1")
    first = match.last_own(0)
    assert match.undo_target(0) == first, "while it is free, move by move"
    match.play("name black")
    match.play("take 1")
    assert match.undo_target(0) == match.last_turn(0) == first
    match.undo(0, how="consent")
    assert match.to_move == 0
    assert "point 1" in [match.game.alphabet.text(move) for move in match.moves()]
    assert match.undo_target(0) is None
