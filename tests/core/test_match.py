"""A match: one authority for what may be done, what is seen and what is heard."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import serenissima
from serenissima.core import record
from serenissima.core.game import UNREADABLE, NotAMove, Refusal
from serenissima.core.illegal import IllegalMove
from serenissima.core.log import Left, Played
from serenissima.core.match import Match
from serenissima.core.options import BadOption
from serenissima.core.state import FORTUNA, ONLOOKER
from tests.playing import to_the_end
from tests.toy.altered import altered_pebbles

GAME = serenissima.game("pebbles")


def start(seats: int = 2, seed: str = "lagoon", **options: object) -> Match:
    """A match of the toy with a known seed."""
    match: Match = GAME.start(seats=seats, seed=seed, options=options)
    return match


def played_out(match: Match) -> Match:
    """The match after its first legal move was played again and again."""
    return to_the_end(match)


def test_the_readme_way_to_play() -> None:
    """Start, play typed moves or their texts, look, and get a record."""
    match = serenissima.game("pebbles").start(seats=3, seed=7)
    match.play(match.moves()[0])
    match.play(match.parse("take 2"))
    match.play("take 1")
    assert match.to_move == 0
    assert match.view(0).heap == 6
    assert serenissima.load(match.record()).view(1) == match.view(1)


def test_chance_is_settled_at_once() -> None:
    """After the start and after every move a person is to move, and Fortuna's draws are in the log."""
    match = start()
    assert [entry.seat for entry in match.log] == [FORTUNA, FORTUNA]
    entries = match.play("take 3")
    assert [entry.seat for entry in entries] == [0, FORTUNA]
    assert match.to_move == 1


def test_the_same_seed_and_moves_give_the_same_match() -> None:
    """A seed makes a match repeatable."""
    assert played_out(start()).record() == played_out(start()).record()


def test_the_first_seat_count_is_the_default() -> None:
    """Without a seat count the table has the number that the game names first."""
    assert Match.start(GAME, seed=1).seats == 2


def test_a_wrong_number_of_seats_or_names_is_refused() -> None:
    """A wrong number of seats or names is refused with what would be right."""
    with pytest.raises(BadOption, match="pebbles is for 2, 3 or 4 seats, not 7"):
        start(seats=7)
    with pytest.raises(BadOption, match="1 names for 2 seats"):
        Match.start(GAME, seats=2, names=("Ada",))


def test_an_illegal_move_says_which_rule_forbids_it_and_what_is_legal() -> None:
    """The message has rule, sentence and legal moves, and the match is unchanged."""
    match = start(heap=6)
    match.play("take 2")
    match.play("take 2")
    before = match.record()
    with pytest.raises(IllegalMove) as caught:
        match.play("take 3")
    assert caught.value.rule == "TOY-5"
    assert caught.value.legal == ("take 1", "take 2", "peek 1", "point 1")
    expected = "TOY-5: Only 2 are left in the heap. Legal now: take 1, take 2, peek 1, point 1."
    assert str(caught.value) == expected
    assert match.record() == before


def test_a_long_list_of_legal_moves_is_cut_short() -> None:
    """The error lists a dozen legal moves and says how many more there are."""
    match = start(seats=4)
    refusal = GAME.refuse(match.state, match.state.to_move(), 0)
    assert str(IllegalMove(GAME, refusal, tuple("abcdefghijklmno"))).endswith("k, l and 3 more.")
    assert str(IllegalMove(GAME, refusal, tuple("abcdefghijkl"))).endswith("k, l.")


def test_what_is_no_move_at_all_is_an_illegal_move() -> None:
    """A text or value outside the alphabet is refused with rule, reason and legal moves as well."""
    match = start()
    with pytest.raises(IllegalMove, match=r"TOY-14: There is no move “swim”.*Legal now: take 1"):
        match.play("swim")
    with pytest.raises(IllegalMove, match="TOY-14"):
        match.play(type(match.parse("take 1"))(99))


def test_another_seat_is_told_neither_moves_nor_reasons() -> None:
    """A seat that is not to move is told only that, even if its move makes no sense."""
    match = start()
    for move in ("take 1", "peek 0", "swim"):
        with pytest.raises(IllegalMove) as caught:
            match.play(move, seat=1)
        assert (caught.value.rule, caught.value.refusal.reason, caught.value.legal) == ("MATCH", "not-your-turn", ())
        assert str(caught.value) == "MATCH: It is not your turn."
    match.play("take 1", seat=0)
    match.play("take 1", seat=1)


def test_nothing_can_be_done_when_it_is_over() -> None:
    """After the end no move or leaving is possible, for that reason."""
    match = played_out(start())
    assert (match.to_move, match.codes(), match.moves()) == (None, [], [])
    for seat in (None, 0, 1):
        with pytest.raises(IllegalMove, match="MATCH: The match is over"):
            match.play("take 1", seat=seat)
    with pytest.raises(IllegalMove, match="over"):
        match.leave(0)


def test_asking_changes_nothing() -> None:
    """`check` gives the code of a legal move and plays nothing."""
    match = start()
    before = match.record()
    code = match.check(match.parse("take 2"))
    assert GAME.alphabet.text(GAME.alphabet.move(code)) == "take 2"
    assert match.record() == before


def test_a_line_is_played_as_a_whole_or_not_at_all() -> None:
    """If one move of a typed line is illegal, none is played, and Fortuna's draws are unchanged."""
    match = start()
    before = match.record()
    with pytest.raises(IllegalMove, match="TOY-9"):
        match.play_line("point 1; take 1")
    assert match.record() == before
    assert match.play_line(" point 1 ; name black; ") == match.log[2:]
    assert match.to_move == 1


def test_a_refused_line_lists_what_is_legal_without_it() -> None:
    """Nothing of a refused line is played, so the legal moves listed are those before it."""
    match = start()
    with pytest.raises(IllegalMove, match="TOY-9") as caught:
        match.play_line("point 1; take 1")
    assert caught.value.legal == ("take 1", "take 2", "take 3", "peek 1", "point 1")


def test_a_line_stays_within_ones_turn() -> None:
    """A line that runs into another seat's turn is not played at all."""
    match = start()
    with pytest.raises(IllegalMove, match="not your turn"):
        match.play_line("take 1; take 1")
    assert len(match.log) == 2


def test_each_hears_what_is_for_them() -> None:
    """Private events reach only their seat, an onlooker hears public ones, and `since` skips what is known."""
    match = start(seats=3)
    match.play("peek 1")
    own = [heard for heard in match.heard(0) if type(heard.event).__name__ == "Seen"]
    assert [(heard.event.of_seat, heard.rule) for heard in own] == [(0, "TOY-3"), (1, "TOY-7")]
    assert all(type(heard.event).__name__ != "Seen" for heard in match.heard(ONLOOKER))
    assert [heard.n for heard in match.heard(0, since=4)] == [4, 4]
    assert [heard.n for heard in match.heard(2, since=4)] == [4]
    assert match.heard(2, since=5) == []


def test_leaving_ends_the_match() -> None:
    """The seat that leaves is last, the others share first place, and the log says why."""
    match = start(seats=3)
    assert match.leave(1, "timeout") == [Left(4, 1, "timeout")]
    assert match.to_move is None
    assert match.outcome is not None
    assert (match.outcome.ranks, match.outcome.reason, match.outcome.winners) == ((1, 2, 1), "timeout", (0, 2))
    again = serenissima.load(match.record())
    assert again.outcome == match.outcome


def swept(state: Any, seat: int) -> bool:
    """A version in which whoever leaves throws all pebbles into the lagoon and reveals their stone."""
    state.lagoon += state.heap + state.taken[seat]
    state.heap = 0
    state.taken[seat] = -9
    state._show("TOY-11", seat)
    return True


def test_a_game_may_say_how_leaving_ends_it() -> None:
    """Where the game ends by its own rule, ranks, views and events are its own, and the reason is the leaving."""
    game = altered_pebbles(leave=swept)
    match = Match.start(game, seats=3, seed="lagoon")
    match.play("take 2")
    match.leave(2, "timeout")
    assert match.to_move is None and match.view(0).heap == 0
    outcome = match.outcome
    assert outcome is not None and outcome.reason == "timeout" and outcome.ranks[2] == 3 and outcome.scores
    told = [heard for heard in match.heard(ONLOOKER, len(match.log)) if heard.n == len(match.log)]
    assert [(type(heard.event).__name__, heard.event.seat) for heard in told] == [("Shown", 2)]
    again = record.load(match.record(), lambda name: game)
    assert (again.outcome, again.view(1), again.heard(1)) == (outcome, match.view(1), match.heard(1))
    match.forget(len(match.log) - 1)
    assert [match.to_move, match.outcome, match.view(0).heap] == [1, None, 8]


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_a_seat_can_leave(seat: int) -> None:
    """Fortuna and seats that do not exist cannot resign."""
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        start().leave(seat)


def test_a_match_can_forget_what_could_not_be_kept() -> None:
    """After a rollback, even over an undo or a resignation, it is exactly as before and can go on."""
    match = start()
    match.play("take 1")
    match.undo(0)
    kept, view = match.record(), match.view(0)
    count = len(match.log)
    match.play("take 2")
    match.play("take 3")
    match.leave(0)
    match.forget(count)
    assert (match.record(), match.view(0), match.to_move) == (kept, view, 0)
    match.play("take 2")
    assert match.entry == count + 2


def test_a_match_can_be_looked_at_as_it_was() -> None:
    """`at` gives the position after any number of entries, undone ones included, without changing the match."""
    match = start()
    match.play("take 1")
    match.undo(0)
    match.play("take 2")
    assert [match.at(n).view(0).heap for n in (2, 3, 4, 5)] == [10, 9, 10, 8]
    assert match.at(0).to_move == FORTUNA
    assert match.at(5).commitment == match.commitment
    assert match.view(0).heap == 8


def test_without_a_fortuna_the_caller_decides_chance() -> None:
    """A match without a seed waits for Fortuna's moves as it does for anybody else's."""
    match = Match(GAME, 2)
    assert match.to_move == FORTUNA
    match.play("draw black")
    assert match.play("draw white") == [Played(2, FORTUNA, "draw white")]
    assert match.to_move == 0


def test_what_counts_is_the_log_without_what_was_undone() -> None:
    """`line` leaves out struck entries; entry numbers are never used twice."""
    match = start()
    match.play("take 1")
    match.undo(0)
    match.play("take 2")
    assert [played.n for played in match.line] == [1, 2, 5]
    assert [entry.n for entry in match.log] == [1, 2, 3, 4, 5]


DEEP = b'{"type":"take","count":' + b"[" * 30_000 + b"]" * 30_000 + b"}"
"""More nested brackets than any parser should follow."""


def test_a_move_in_json_is_read() -> None:
    """JSON gives the typed move; an impossible value is refused by its rule without naming legal moves."""
    match = start()
    assert match.read(b'{"type":"take","count":2}') == match.parse("take 2")
    for count in (b"2.5", b'"many"', b"null"):
        with pytest.raises(IllegalMove) as refused:
            match.read(b'{"count":%b,"type":"take"}' % count)
        assert (refused.value.rule, refused.value.legal) == ("TOY-14", ())
    half = (b'{"\xc3ype":"take"}', b'{"type":"t\xff"}', b'{"type":"name","stone":"\xff"}')
    deep = (DEEP, b'{"type":"take","x":%b,"count":1}' % DEEP)
    for nonsense in (b"[]", b'{"type":"fly"}', b'{"type":["take"]}', b"{", *half, *deep):
        with pytest.raises(msgspec.MsgspecError):
            match.read(nonsense)


def test_a_game_may_know_better_why_it_is_not_a_seats_turn() -> None:
    """A game's own reason is given to a seat that is not to move, even for nonsense."""
    match = start()
    with pytest.raises(IllegalMove) as plain:
        match.play("take 1", seat=1)
    assert (plain.value.rule, plain.value.refusal.reason) == ("MATCH", "not-your-turn")
    asked: list[tuple[int, int]] = []

    def refuse(state: object, seat: int, code: int) -> Refusal:
        asked.append((seat, code))
        return Refusal("TOY-4", "fortunas-turn")

    other = Match.start(replace(GAME, refuse=refuse), seats=2, seed="lagoon")
    for text in ("take 1", "fly"):
        with pytest.raises(IllegalMove) as refused:
            other.play(text, seat=1)
        assert (refused.value.rule, refused.value.legal) == ("TOY-4", ())
    assert asked == [(1, GAME.alphabet.code(GAME.alphabet.parse("take 1"))), (1, UNREADABLE)]


def test_a_line_that_cannot_be_split_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that finds no moves in a line says why, and nothing is played."""

    def split_line(line: str) -> list[str]:
        raise NotAMove(Refusal("TOY-14", "no-such-move", {"text": line}))

    match = start()
    monkeypatch.setattr(GAME.alphabet, "split_line", split_line)
    with pytest.raises(IllegalMove) as refused:
        match.play_line("take everything")
    assert refused.value.rule == "TOY-14"
    assert len(match.log) == 2
