"""The order of turns, laying and what follows (VC-18 to VC-35, VC-60 to VC-63)."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.core.illegal import IllegalMove
from serenissima.core.state import FORTUNA
from serenissima.games.venice_connection.events import Began, Ended, MatchWon
from serenissima.games.venice_connection.setup import set_up
from serenissima.games.venice_connection.whole_turns import turn_codes, turns
from tests.games.venice_connection.setting import GAME, A, B, after_turn, events, lay, played, reason, refused, winner

CLOSE = ("0,0:F 1,0:7", "0,1:L 1,1:J")
"""A game that its beginner loses on the second turn."""


@pytest.mark.rule("VC-18")
def test_a_lot_decides_who_begins() -> None:
    """Both players are equally likely to begin."""
    state = GAME.new(2, GAME.read_options())
    assert state.to_move() == FORTUNA
    assert state.odds() == [1, 1]
    assert {GAME.start(seed=seed).to_move for seed in range(12)} == {A, B}


@pytest.mark.rule("VC-18")
@pytest.mark.parametrize(("starter", "seat"), [("seat-1", A), ("seat-2", B), ("alternate", A)])
def test_the_table_may_name_who_begins(starter: str, seat: int) -> None:
    """With a named beginner nothing is drawn."""
    match = GAME.start(seed=1, options={"starter": starter})
    assert match.to_move == seat
    assert match.log == []


@pytest.mark.rule("VC-19", "VC-34")
def test_players_take_turns() -> None:
    """After a turn that ends nothing the other player is to move."""
    match = played("0,0:|")
    assert match.to_move == B
    match.play_line("0,1:|")
    assert match.to_move == A


@pytest.mark.rule("VC-20")
def test_the_table_is_asked_for_one_of_two_things() -> None:
    """From the second turn on a player lays or calls; nobody concedes or proves unasked."""
    match = played("0,0:|")
    assert {type(move).__name__ for move in match.moves()} == {"Lay", "Impossible"}
    assert refused(match, "concede") == "VC-40"
    assert refused(match, "proof") == "VC-40"
    assert refused(match, "begin 0") == "VC-18"


@pytest.mark.rule("VC-25")
def test_cells_must_be_empty() -> None:
    """A laid tile keeps its cell, and so does an entered one."""
    assert refused(played("0,0:| 1,0:|"), "1,0:|") == "VC-25"
    assert refused(played("0,0:|"), "1,0:| 1,0:L") == "VC-25"


@pytest.mark.rule("VC-26")
def test_no_angle() -> None:
    """A turn cannot go around a corner."""
    assert refused(played("0,0:F"), "1,0:- 2,0:7 2,1:|") == "VC-26"
    assert refused(played("0,0:F"), "1,0:7 2,1:|") == "VC-26"
    # the face would not fit either, but no other face would help: the line is the reason
    assert refused(played("0,0:F 1,0:7"), "1,1:J 2,0:J") == "VC-26"


@pytest.mark.rule("VC-27")
@pytest.mark.parametrize("line", ["1,0:- 4,0:-", "1,0:- 3,0:-"])
def test_no_gap(line: str) -> None:
    """A hole between the new tiles is refused, whether or not it could be filled."""
    assert refused(played("0,0:F"), line) == "VC-27"


@pytest.mark.rule("VC-27")
def test_an_old_tile_fills_no_gap() -> None:
    """A line that goes on beyond an old tile is not one move."""
    assert refused(played("0,0:|"), "0,-1:| 0,1:|") == "VC-27"
    assert refused(played("0,0:|"), "0,-1:F 0,2:L 0,1:|") == "VC-27"


@pytest.mark.rule("VC-27", "VC-29")
def test_a_gap_that_nothing_fits() -> None:
    """Two tiles may be entered around a cell only if a third fits between them: here it would need three wet edges."""
    match = played("0,0:|")
    assert refused(match, "-1,1:- 1,1:-") == "VC-27"
    assert refused(match, "-1,1:- 0,1:L 1,1:-") == "VC-29"
    assert refused(played("0,0:| 1,0:|", supply=4), "2,0:| 4,0:|") == "VC-27"


@pytest.mark.rule("VC-27")
def test_a_gap_that_too_few_tiles_are_left_for() -> None:
    """Two of four tiles lie; whoever enters the last two around a hole is told that none is left to fill it."""
    with pytest.raises(IllegalMove) as stopped:
        played("0,0:| 1,0:|", supply=4).play_line("2,0:| 4,0:|")
    assert stopped.value.refusal.reason == "gap-too-few"


@pytest.mark.rule("VC-28")
@pytest.mark.parametrize("line", ["9,9:|", "1,1:F 2,2:F", "3,0:-", "4,0:|"])
def test_contact(line: str) -> None:
    """Far away, at a corner or a cell off: without contact it is no move."""
    assert refused(played("0,0:F"), line) in {"VC-28", "VC-26"}


@pytest.mark.rule("VC-28")
def test_a_dry_side_is_contact_enough() -> None:
    """A dry side is contact enough: the canal need not be continued."""
    assert played("0,0:|", "1,0:|").outcome is None


@pytest.mark.rule("VC-29")
def test_every_touching_side_counts() -> None:
    """A tile that fits on the side one was building on may be refused for another side."""
    match = played("0,0:F 1,0:7", "0,1:|")
    assert refused(match, "1,1:-") == "VC-29"
    assert refused(match, "1,1:J") == "VC-29"
    match.play_line("1,1:L")


@pytest.mark.rule("VC-31")
def test_a_ruinous_move_is_legal() -> None:
    """Also one that leaves a cell that no tile fits, and one that closes a small ring."""
    state = lay(set_up("|||/L.."), "2,1:J")
    assert not state.completable()
    assert not [turn for turn in turns(state) if any((x, y) == (1, 1) for x, y, _ in turn)]
    ring = lay(set_up("F7|"), "0,1:L 1,1:J")
    assert ring.outcome() is None
    assert ring.to_move() == B


@pytest.mark.rule("VC-32")
def test_closing_with_the_last_tile_wins() -> None:
    """Closing with the last tile wins: VC-32 comes before VC-33."""
    match = played(*CLOSE, supply=4)
    assert (winner(match), reason(match)) == (B, "closed")


@pytest.mark.rule("VC-35")
@pytest.mark.parametrize("seed", range(5))
def test_there_is_always_a_place(seed: int) -> None:
    """As long as a tile is left a legal move exists."""
    random = Random(seed)
    state = set_up("", {"bridge": seed % 2 == 1})
    while state.outcome() is None:
        found = turn_codes(state)
        assert found
        state = after_turn(state, random.choice(found))


@pytest.mark.rule("VC-51")
def test_nobody_wins_on_the_first_turn() -> None:
    """No first move ends a game with 16 tiles, in any mode; with four, a move of three does not either."""
    for options in ({"challenge": "auto"}, {"supply": 4}):
        state = set_up("", options)
        assert all(after_turn(state, turn).outcome() is None for turn in turn_codes(state))


@pytest.mark.rule("VC-60")
def test_resigning_is_the_platforms() -> None:
    """A player who leaves loses, whatever lies on the table."""
    match = played("0,0:|")
    match.leave(B)
    assert (winner(match), reason(match)) == (A, "resigned")
    match = played("0,0:|")
    match.leave(A, "timeout")
    assert (winner(match), reason(match)) == (B, "timeout")


@pytest.mark.rule("VC-63")
def test_a_match_of_three() -> None:
    """The players begin in turn; two wins decide, and the scores are games won."""
    match = GAME.start(seed=1, options={"starter": "alternate", "match_length": 3})
    for line in CLOSE:
        match.play_line(line)
    assert reason(match) is None
    assert (match.view(A).game, match.view(A).wins, match.view(A).tiles) == (2, (0, 1), [])
    assert match.to_move == B
    for line in CLOSE:
        match.play_line(line)
    assert (match.view(A).wins, match.to_move) == ((1, 1), A)
    for line in CLOSE:
        match.play_line(line)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores, match.outcome.reason) == ((B,), (1, 2), "closed")
    assert [result.winner for result in match.view(A).results] == [B, A, B]
    told = events(match, A)
    assert [event.game for event in told if isinstance(event, Began)] == [2, 3]
    assert [event.seat for event in told if isinstance(event, Ended)] == [B, A, B]
    assert told[-1] == MatchWon(B, 2, 1)


@pytest.mark.rule("VC-63")
def test_a_match_may_be_decided_early() -> None:
    """The games that no longer matter are not played; a named player begins every game."""
    match = GAME.start(seed=1, options={"starter": "seat-2", "match_length": 3})
    for line in CLOSE * 2:
        match.play_line(line)
    assert match.outcome is not None
    assert match.outcome.scores == (2, 0)
    assert [result.starter for result in match.view(A).results] == [B, B]


@pytest.mark.rule("VC-18", "VC-63")
@pytest.mark.parametrize(
    ("starter", "begin"),
    [
        ("seat-1", [A, A, A]),
        ("seat-2", [B, B, B]),
        ("alternate", [A, B, A, B, A]),
    ],
)
def test_who_begins_the_games_of_a_match(starter: str, begin: list[int]) -> None:
    """A named player begins every game, winner or not; otherwise the players begin in turn.

    The second player closes every game, so with a named player the other one wins the match in three games of five.
    """
    match = GAME.start(seed=1, options={"starter": starter, "match_length": 5})
    first = match.to_move
    while match.outcome is None:
        for line in CLOSE:
            match.play_line(line)
    assert first == begin[0]
    assert [result.starter for result in match.view(A).results] == begin
    assert [event.seat for event in events(match, A) if isinstance(event, Began)] == begin[1:]


@pytest.mark.rule("VC-63")
def test_the_lot_is_drawn_once_a_match() -> None:
    """Lots are drawn once per match; then the players begin in turn."""
    match = GAME.start(seed=3, options={"match_length": 5})
    first = match.to_move
    assert first is not None
    for line in CLOSE:
        match.play_line(line)
    assert match.to_move == 1 - first


@pytest.mark.rule("VC-70")
def test_only_for_two() -> None:
    """One or three seats are refused."""
    assert GAME.seats == (2,)
    for seats in (1, 3):
        with pytest.raises(ValueError, match="2"):
            GAME.start(seats=seats)
