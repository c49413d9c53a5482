"""The rules of Pebbles, one by one."""

from __future__ import annotations

from typing import Any

import pytest

import serenissima
from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.options import BadOption
from serenissima.core.state import FORTUNA, ONLOOKER

GAME = serenissima.game("pebbles")


def table(*stones: str, seats: int = 2, **options: object) -> Match:
    """A match without a Fortuna of its own, after these stones were drawn: the test decides what chance does."""
    match = Match(GAME, seats, options)
    for stone in stones:
        match.play(f"draw {stone}")
    return match


def played(match: Match, *moves: str) -> Match:
    """The match after these moves."""
    for move in moves:
        match.play(move)
    return match


def texts(match: Match) -> list[str]:
    """The legal moves in words."""
    return [GAME.alphabet.text(move) for move in match.moves()]


def events(match: Match, seat: int) -> list[Any]:
    """What a seat has heard."""
    return [heard.event for heard in match.heard(seat)]


@pytest.mark.rule("TOY-1")
def test_players_take_turns_in_seat_order() -> None:
    """The first seat begins, and after the last the first follows."""
    match = table("white", "white", "grey", seats=3)
    movers = []
    for _ in range(5):
        movers.append(match.to_move)
        match.play("take 1")
    assert movers == [0, 1, 2, 0, 1]


@pytest.mark.rule("TOY-1")
def test_only_two_to_four_play() -> None:
    """A table for one or five is refused."""
    for seats in (1, 5):
        with pytest.raises(BadOption, match="2, 3 or 4"):
            Match(GAME, seats)


@pytest.mark.rule("TOY-2")
def test_the_heap_is_an_even_number() -> None:
    """The option is kept within 6 to 20, in steps of two."""
    assert table(heap=6).view(0).heap == 6
    for wrong in (5, 7, 22, "many", True):
        with pytest.raises(BadOption, match=r"heap.*TOY-2"):
            table(heap=wrong)


@pytest.mark.rule("TOY-3")
def test_stones_are_drawn_blindly_from_a_bag_of_ten() -> None:
    """Fortuna draws for each seat; each colour is as likely as it is frequent; only the owner learns it."""
    match = table(seats=3)
    assert match.to_move == FORTUNA
    assert (texts(match), match.state.odds()) == (["draw white", "draw grey", "draw black"], [5, 3, 2])
    played(match, "draw black", "draw black")
    assert (texts(match), match.state.odds()) == (["draw white", "draw grey"], [5, 3])
    assert [player.stone for player in match.view(0).players] == ["black", None, None]
    assert [player.stone for player in match.view(ONLOOKER).players] == [None, None, None]
    assert [player.drawn for player in match.view(2).players] == [True, True, False]
    assert len(events(match, 0)) == len(events(match, 1)) == 3
    assert len(events(match, 2)) == len(events(match, ONLOOKER)) == 2


@pytest.mark.rule("TOY-4")
def test_a_turn_is_one_of_three_things() -> None:
    """A turn is taking, peeking or guessing, and nothing else."""
    assert texts(table("white", "grey")) == ["take 1", "take 2", "take 3", "peek 1", "point 1"]


@pytest.mark.rule("TOY-5")
def test_no_more_than_lie_there() -> None:
    """No more pebbles can be taken than are left."""
    match = played(table("white", "grey", heap=6), "take 2", "take 2")
    assert match.view(1).heap == 2
    with pytest.raises(IllegalMove, match="TOY-5: Only 2 are left"):
        match.play("take 3")


@pytest.mark.rule("TOY-6")
def test_a_wave_takes_one_of_three() -> None:
    """After a greedy turn chance decides, three to one; after others it does not."""
    match = played(table("white", "grey"), "take 3")
    assert (match.to_move, match.state.odds()) == (FORTUNA, [3, 1])
    played(match, "wave")
    assert match.view(0).players[0].taken == 2
    assert match.view(0).lagoon == 1
    assert match.to_move == 1
    played(match, "take 3", "calm")
    assert match.view(0).players[1].taken == 3
    assert played(match, "take 2").to_move == 1


@pytest.mark.rule("TOY-7")
def test_a_peek_is_for_the_one_who_peeks() -> None:
    """All see who looks at whose stone; only the one who looks sees the colour."""
    match = played(table("white", "grey", "black", seats=3), "peek 2")
    assert match.view(0).players[2].stone == "black"
    assert match.view(1).players[2].stone is None
    assert match.view(1).players[0].peeked == 2
    assert len(events(match, 0)) == len(events(match, 1)) + 1


@pytest.mark.rule("TOY-7")
def test_peeking_has_its_limits() -> None:
    """One peek per match, never at one's own, an open or a missing stone, and not where it is off."""
    match = table("white", "grey", "black", seats=3)
    with pytest.raises(IllegalMove, match="TOY-7: That is your own"):
        match.play("peek 0")
    with pytest.raises(IllegalMove, match="TOY-7: There are only 3"):
        match.play("peek 3")
    played(match, "peek 2", "point 2", "name black", "take 1")
    with pytest.raises(IllegalMove, match="TOY-7: You have done that"):
        match.play("peek 1")
    played(match, "take 1")
    with pytest.raises(IllegalMove, match="TOY-7: That stone lies open"):
        match.play("peek 2")
    with pytest.raises(IllegalMove, match="TOY-7: There is no peeking"):
        table("white", "grey", peek=False).play("peek 1")


@pytest.mark.rule("TOY-8")
def test_a_guess_is_made_once() -> None:
    """First the player, then the colour; a second guess is refused, and so is a colour without a player."""
    match = table("white", "grey")
    with pytest.raises(IllegalMove, match="TOY-8: Point at a player"):
        match.play("name grey")
    played(match, "point 1", "name black", "take 1")
    with pytest.raises(IllegalMove, match="TOY-8: You have done that"):
        match.play("point 1")


@pytest.mark.rule("TOY-9")
def test_whoever_points_must_name() -> None:
    """After pointing nothing but a colour is allowed."""
    match = played(table("white", "grey"), "point 1")
    assert match.to_move == 0
    assert texts(match) == ["name white", "name grey", "name black"]
    with pytest.raises(IllegalMove, match="TOY-9"):
        match.play("take 1")


@pytest.mark.rule("TOY-10")
def test_a_right_guess_opens_the_stone() -> None:
    """A right guess reveals the stone to all, and a wrong one leaves it hidden."""
    right = played(table("white", "grey"), "point 1", "name grey")
    assert right.view(ONLOOKER).players[1].stone == "grey"
    wrong = played(table("white", "grey"), "point 1", "name black")
    assert wrong.view(0).players[1].stone is None
    assert not wrong.view(0).players[1].open


@pytest.mark.rule("TOY-11")
def test_the_last_pebble_ends_it() -> None:
    """When the heap is empty the match is over and every stone is revealed."""
    match = played(table("white", "black", heap=6), "take 3", "calm", "take 3", "calm")
    assert match.to_move is None
    assert [player.stone for player in match.view(ONLOOKER).players] == ["white", "black"]


@pytest.mark.rule("TOY-12")
@pytest.mark.parametrize(
    ("last", "second"), [("plain", 2 + 4 + 2), ("bonus", 2 + 4 + 2 + 2), ("poison", 2 + 4 + 2 - 2)]
)
def test_points(last: str, second: int) -> None:
    """Points are pebbles, one's own stone, a right guess and the bonus for the last pebble."""
    match = table("grey", "black", heap=6, last=last)
    played(match, "take 2", "point 0", "name grey", "take 2", "take 2")
    assert match.outcome is not None
    assert match.outcome.scores == (4 + 2, second)


@pytest.mark.rule("TOY-13")
def test_most_points_win_and_equal_points_share() -> None:
    """Ranks follow points."""
    shared = played(table("white", "white", heap=6), "take 3", "calm", "take 3", "calm").outcome
    assert shared is not None
    assert (shared.ranks, shared.reason) == ((1, 1), "shared")
    won = played(table("white", "grey", heap=6), "take 3", "calm", "take 3", "calm").outcome
    assert won is not None
    assert (won.ranks, won.winners, won.reason) == ((2, 1), (1,), "points")


@pytest.mark.rule("TOY-14")
def test_moves_are_written_so() -> None:
    """Spacing and case do not matter, nonsense is refused with an example, and chance is not for players."""
    match = table("white", "grey")
    match.play("  TAKE   2 ")
    with pytest.raises(IllegalMove, match="TOY-14: There is no move “take 4”"):
        match.play("take 4")
    with pytest.raises(IllegalMove, match="TOY-14: That is decided by chance"):
        match.play("wave")
