"""What precedes the first auction: values, the first palace and the first starter (CAN-05 to CAN-20)."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.core.match import Match
from serenissima.core.state import FORTUNA
from serenissima.games.canaletto.moves import Starter, TurnUp
from tests.games.canaletto.setting import FX, GAME, A, Table, fx


@pytest.mark.rule("CAN-09", "CAN-13", "CAN-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_the_same(seats: int) -> None:
    """Everybody begins with 30 ducats, no debt, a mask and no treasures; gondola and column share a palace."""
    view = GAME.start(seats=seats, seed=1).view(A)
    assert len(view.players) == seats
    for player in view.players:
        assert (player.money, player.debt, player.mask, player.treasures) == (30, 0, True, {})
    assert view.gondola == view.column


@pytest.mark.rule("CAN-05", "CAN-14")
def test_every_value_marker_is_there_once() -> None:
    """At the start any of 3 to 16 may be turned up, all equally likely; later any but those seen."""
    table = Table(Match(GAME, 3), ())
    table.match.play_line(f"layout {FX}")
    assert table.match.to_move == FORTUNA
    assert table.match.moves() == [TurnUp(value) for value in range(3, 17)]
    assert table.match.state.odds() == [1] * 14
    table.match.play("value 9")
    later = fx(values=(9,)).play("bid 7", "pass", "pass", "bid 10", "pass", "pass")
    assert later.view.row[0].group == "lamp"
    assert later.view.row[1].value == 3
    assert later.view.unseen == [value for value in range(4, 17) if value != 9]


@pytest.mark.rule("CAN-05", "CAN-15")
def test_a_value_comes_only_once() -> None:
    """A marker that was turned up cannot be turned up again."""
    table = Table(Match(GAME, 3, {"values": "open"}), ())
    table.match.play_line(f"layout {FX}; value 9")
    assert table.refused("value 9") == "CAN-05"
    assert table.refused("bid 2") == "CAN-14"


@pytest.mark.rule("CAN-06", "CAN-14", "CAN-15", "CAN-16")
def test_an_open_row_is_drawn_in_the_setup() -> None:
    """Twelve public draws at the start reveal all values, and chance plays no part afterwards."""
    match = GAME.start(seed=5, options={"values": "open"})
    view = match.view(A)
    values = [space.value for space in view.row]
    assert len(values) == 12
    assert sorted([*values, *view.unseen]) == list(range(3, 17))
    assert [space.state for space in view.row] == ["next"] + ["open"] * 11
    random = Random(5)
    while match.to_move is not None:
        assert match.to_move != FORTUNA
        assert all(entry.seat != FORTUNA for entry in match.play(random.choice(match.moves())))


@pytest.mark.rule("CAN-15", "CAN-16")
def test_what_nobody_knows_is_nowhere() -> None:
    """By default only the next value is in the view, and twelve stay unseen without saying which are left out."""
    view = GAME.start(seed=5).view(A)
    assert [space.state for space in view.row] == ["next"] + ["hidden"] * 11
    assert all(space.value is None for space in view.row[1:])
    assert len(view.unseen) == 13


@pytest.mark.rule("CAN-18")
def test_the_first_palace_holds_two_or_three() -> None:
    """It is drawn evenly among those; a palace with one treasure is refused."""
    table = Table(Match(GAME, 3), (9,))
    table.play(f"layout {FX}")
    rich = [f"begin P{palace}" for palace, lot in enumerate(FX.split("/")) if len(lot.split()) > 1]
    assert table.offers() == rich
    assert table.match.state.odds() == [1] * len(rich)
    assert table.refused("begin P4") == "CAN-18"


@pytest.mark.rule("CAN-18")
def test_the_first_palace_may_be_any() -> None:
    """With `start_palace=any` all sixteen are equally likely."""
    table = Table(Match(GAME, 3, {"start_palace": "any"}), (9,))
    table.play(f"layout {FX}")
    assert table.offers() == [f"begin P{palace}" for palace in range(16)]
    assert table.match.state.odds() == [1] * 16
    table.play("begin P4", "starter 1")
    assert table.at(4, 1)


@pytest.mark.rule("CAN-18", "CAN-19")
def test_the_first_player_may_choose_the_palace() -> None:
    """With `start_palace=first_player` the starter is drawn first and then chooses any of the sixteen."""
    table = Table(Match(GAME, 3, {"start_palace": "first_player"}), (9,))
    table.play(f"layout {FX}")
    assert table.refused("begin P4") == "CAN-18"
    table.play("starter 2")
    assert (table.match.to_move, table.view.phase) == (2, "choosing")
    assert table.offers() == [f"begin P{palace}" for palace in range(16)]
    assert table.refused("bid 3") == "CAN-18"
    assert table.refused("begin P4", seat=0) == "CAN-18"
    table.play("begin P4")
    assert table.at(4, 2)


@pytest.mark.rule("CAN-19", "CAN-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_starter_is_drawn_among_all(seats: int) -> None:
    """Every seat, and no other, is equally likely to start."""
    table = Table(Match(GAME, seats), (9,))
    table.play(f"layout {FX}", "begin P0")
    assert table.match.moves() == [Starter(seat) for seat in range(seats)]
    assert table.match.state.odds() == [1] * seats
    if seats < 4:
        assert table.refused(f"starter {seats}") == "CAN-20"


@pytest.mark.rule("CAN-02")
def test_after_the_last_palace_comes_the_first() -> None:
    """The loop is closed: from P15 one step leads to P0."""
    assert fx(column=3).play("bid 13").view.gondola == 0
    assert fx(column=3).play("bid 12").view.gondola == 15
