"""Supply, bridging and Mint Tide (VC-71 to VC-77)."""

from __future__ import annotations

import pytest

from serenissima.core.options import BadOption
from serenissima.games.venice_connection.box import FACES, KIND, WET
from serenissima.games.venice_connection.completion import completable
from serenissima.games.venice_connection.setup import drawing, set_up
from serenissima.games.venice_connection.whole_turns import turn_codes, turns
from tests.games.venice_connection.setting import GAME, A, B, lay, played, reason, refused, start, table, texts, winner

MINT = {"mint_tide": True}


@pytest.mark.rule("VC-71")
@pytest.mark.parametrize("supply", [4, 15, 20])
def test_supply(supply: int) -> None:
    """The table chooses from 4 to 20 tiles, odd numbers too."""
    assert start(supply=supply).view(A).left.total == supply


@pytest.mark.rule("VC-71")
@pytest.mark.parametrize("supply", [3, 21, True, "16"])
def test_no_other_supply(supply: int) -> None:
    """Any other supply is refused."""
    with pytest.raises(BadOption, match="supply"):
        GAME.read_options({"supply": supply})


@pytest.mark.rule("VC-63")
def test_matches_are_of_an_odd_number() -> None:
    """A match is the best of 1, 3, 5, 7 or 9 games."""
    assert GAME.read_options({"match_length": 9}).number("match_length") == 9
    with pytest.raises(BadOption):
        GAME.read_options({"match_length": 2})


@pytest.mark.rule("VC-72")
def test_bridging_fills_gaps_with_old_tiles() -> None:
    """New tiles on both sides of old ones are one move, however many lie between; empty cells may not."""
    state = set_up("|||", {"bridge": True})
    assert drawing(lay(state, "-1,0:| 3,0:|").laid_tiles()) == "@-1,0 |||||"
    assert drawing(lay(state, "4,0:| -1,0:| 3,0:|").laid_tiles()) == "@-1,0 ||||||"
    wide = {turn for turn in turns(state) if {x for x, _, _ in turn} >= {-1, 3}}
    assert wide
    assert all(len(turn) <= 3 for turn in wide)
    assert refused(played("0,0:| 1,0:| 2,0:|", bridge=True), "-2,0:| 3,0:|") == "VC-27"


@pytest.mark.rule("VC-72")
def test_bridging_adds_moves_and_takes_none() -> None:
    """Every move without bridging is a move with it."""
    for position in ("F7", "|||/L.J", "F./||/L."):
        without = set(turn_codes(set_up(position)))
        bridged = set(turn_codes(set_up(position, {"bridge": True})))
        assert without < bridged


@pytest.mark.rule("VC-73", "VC-75")
def test_mint_tide_adds_four_tiles() -> None:
    """Two T/straight and two T/bend come to the supply that the table chose."""
    left = start(mint_tide=True).view(A).left
    assert (left.total, left.plain, left.t_straight, left.t_bend) == (20, 16, 2, 2)


@pytest.mark.rule("VC-74")
def test_a_t_is_named_by_its_dry_edge() -> None:
    """`n` is dry in the north and wet on the three other sides, and so on."""
    for face, dry in zip("nesw", (1, 2, 4, 8), strict=True):
        for kind in "-L":
            assert WET[FACES.index(face + kind)] == 15 - dry


@pytest.mark.rule("VC-75")
def test_what_each_kind_can_show() -> None:
    """Plain tiles show straights and bends; T/straight a T or a straight; T/bend a T or a bend."""
    shown = [{face for face, k in zip(FACES, KIND, strict=True) if k == kind} for kind in range(3)]
    assert shown[0] == set("|-LF7J")
    assert shown[1] == {"|*", "-*", "n-", "e-", "s-", "w-"}
    assert shown[2] == {"L*", "F*", "7*", "J*", "nL", "eL", "sL", "wL"}


@pytest.mark.rule("VC-75")
def test_special_tiles_run_out_by_kind() -> None:
    """The third T/straight is refused while T/bend tiles are left."""
    match = played("0,0:n- 1,0:-*", mint_tide=True)
    assert match.view(A).left.t_straight == 0
    assert refused(match, "0,1:|*") == "VC-75"
    match.play_line("0,1:sL")
    assert match.view(A).left.t_bend == 1
    assert refused(match, "1,1:nL 2,1:nL") == "VC-75"


@pytest.mark.rule("VC-75", "VC-77")
def test_without_the_option_there_are_no_special_tiles() -> None:
    """Mint Tide is off unless it is chosen."""
    assert GAME.read_options().flag("mint_tide") is False
    assert refused(start(), "0,0:n-") == "VC-75"
    assert all("*" not in text for text in texts(table(start())))


@pytest.mark.rule("VC-76")
def test_mint_tide_closes_as_one_waterway() -> None:
    """Two rings side by side that share a wall of two T tiles are one closed waterway."""
    match = played("0,0:F 1,0:n- 2,0:7", "0,1:L 1,1:s- 2,1:J", mint_tide=True)
    assert (winner(match), reason(match)) == (B, "closed")
    assert match.view(A).position == "Fn7/LsJ"


@pytest.mark.rule("VC-76")
def test_mint_tide_a_waterway_apart_is_not_closed() -> None:
    """A waterway in two parts is not closed, even without open ends."""
    match = played("0,0:F 1,0:7 2,0:F", "3,0:7", "0,1:L 1,1:J 2,1:L", "3,1:J", mint_tide=True)
    assert table(match).figure.open_ends == 0
    assert match.outcome is None
    assert not table(match).completable()


@pytest.mark.rule("VC-76")
def test_mint_tide_an_odd_t_needs_another() -> None:
    """One T alone can never be closed when no special tile is left."""
    state = set_up("n", {"mint_tide": True})
    assert state.completable()
    tiles = state.laid_tiles()
    assert not completable(tiles, [16, 0, 0])
    assert completable(tiles, [16, 0, 1])


@pytest.mark.rule("VC-76", "VC-45")
def test_mint_tide_a_cell_with_three_canals_can_be_filled() -> None:
    """What ruins the basic game (E-9) does not ruin it while a T is left."""
    assert not set_up("|||/L.J").completable()
    assert set_up("|||/L.J", MINT).completable()
