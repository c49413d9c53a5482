"""The worked examples of the rules, E-1 to E-20."""

from __future__ import annotations

from collections import Counter

import pytest

from serenissima.games.venice_connection.codes import IMPOSSIBLE
from serenissima.games.venice_connection.setup import set_up
from serenissima.games.venice_connection.whole_turns import Turn, turn_codes, turns
from tests.games.venice_connection.setting import (
    E10_PROOF,
    A,
    B,
    after_turn,
    ending,
    events,
    lay,
    played,
    reason,
    refused,
    start,
    table,
    texts,
    winner,
)

TURNED = {"|": "-", "-": "|", "L": "F", "F": "7", "7": "J", "J": "L"}
MIRRORED = {"|": "|", "-": "-", "L": "J", "J": "L", "F": "7", "7": "F"}


def shifted(tiles: list[tuple[int, int, str]]) -> Turn:
    """Tiles moved so that the top left one is on 0,0."""
    left, top = min(x for x, _, _ in tiles), min(y for _, y, _ in tiles)
    return tuple(sorted((x - left, y - top, face) for x, y, face in tiles))


def alike(turn: Turn) -> frozenset[Turn]:
    """All turned and mirrored copies of a first move."""
    copies = []
    tiles = list(turn)
    for _ in range(2):
        for _ in range(4):
            tiles = [(-y, x, TURNED[face]) for x, y, face in tiles]
            copies.append(shifted(tiles))
        tiles = [(-x, y, MIRRORED[face]) for x, y, face in tiles]
    return frozenset(copies)


@pytest.mark.rule("VC-05", "VC-23", "VC-24", "VC-29")
@pytest.mark.parametrize(("supply", "by_length"), [(16, (6, 36, 108)), (2, (6, 36, 0)), (1, (6, 0, 0))])
def test_e1_first_moves(supply: int, by_length: tuple[int, int, int]) -> None:
    """E-1: 150 first moves, 42 with a supply of two, 6 with a supply of one; two tiles lie as often in a row as
    in a column.
    """
    found = turns(set_up("", left=supply))
    count = Counter(map(len, found))
    assert (count[1], count[2], count[3]) == by_length
    for length in (2, 3):
        strips = [turn for turn in found if len(turn) == length]
        assert sum(turn[0][1] == turn[1][1] for turn in strips) * 2 == len(strips)


def test_e1_really_different_first_moves() -> None:
    """E-1: 27 first moves (2 + 8 + 17) are left when turned and mirrored copies count once."""
    different = {alike(turn) for turn in turns(set_up(""))}
    count = Counter(len(next(iter(copies))) for copies in different)
    assert (count[1], count[2], count[3]) == (2, 8, 17)


@pytest.mark.parametrize(
    "line",
    ["0,0:|", "0,0:- 1,0:-", "0,0:| 1,0:L", "0,0:7 1,0:L", "0,0:| 1,0:| 2,0:|", "0,0:L 1,0:7 2,0:F"],
)
def test_e2_legal_first_moves(line: str) -> None:
    """E-2: these first moves are legal."""
    match = played(line)
    assert match.to_move == B


@pytest.mark.rule("VC-23", "VC-26", "VC-27", "VC-29")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("0,0:- 1,0:|", "VC-29"),
        ("0,0:F 1,0:F", "VC-29"),
        ("0,0:| 2,0:|", "VC-27"),
        ("0,0:F 1,0:7 1,1:|", "VC-26"),
        ("0,0:| 1,0:| 2,0:| 3,0:|", "VC-23"),
    ],
)
def test_e2_illegal_first_moves(line: str, rule: str) -> None:
    """E-2: these are not, and the refusal names the rule."""
    assert refused(start(), line) == rule


@pytest.mark.rule("VC-32", "VC-61")
def test_e3_shortest_game() -> None:
    """E-3: two bends and their mirror image close the canal on the second turn, with twelve tiles left."""
    match = played("0,0:F 1,0:7", "0,1:L 1,1:J")
    assert (winner(match), reason(match)) == (B, "closed")
    assert match.view(A).left.total == 12
    assert match.view(A).position == "F7/LJ"


def test_e4_mirror_trap_with_three_tiles() -> None:
    """E-4: the mirror image of three tiles closes as well."""
    match = played("0,0:F 1,0:- 2,0:7", "0,1:L 1,1:- 2,1:J")
    assert (winner(match), reason(match)) == (B, "closed")


@pytest.mark.rule("VC-28", "VC-29")
@pytest.mark.parametrize(("line", "rule"), [("2,1:|", "VC-28"), ("2,0:-", "VC-29"), ("1,1:-", "VC-29")])
def test_e5_contact_and_blockade_illegal(line: str, rule: str) -> None:
    """E-5: a corner is no contact; water may not meet a quay."""
    assert refused(played("0,0:F 1,0:7"), line) == rule


@pytest.mark.parametrize("line", ["2,0:|", "1,1:|", "1,1:J"])
def test_e5_contact_and_blockade_legal(line: str) -> None:
    """E-5: dry against dry is fine, and continuing the canal does not close it yet."""
    match = played("0,0:F 1,0:7", line)
    assert match.outcome is None


@pytest.mark.rule("VC-28")
def test_e6_one_tile_in_contact_is_enough() -> None:
    """E-6: of a strip only one tile must touch; but one must."""
    assert played("0,0:F 1,0:7", "2,0:| 2,-1:| 2,-2:F").to_move == A
    assert played("0,0:F 1,0:7", "2,0:F 3,0:7").to_move == A
    assert refused(played("0,0:F 1,0:7"), "3,0:F 4,0:7") == "VC-28"


@pytest.mark.rule("VC-27", "VC-72")
def test_e7_no_bridging() -> None:
    """E-7: an old tile fills no gap, so the opponent closes; only two of 701 moves keep the position completable."""
    state = set_up("F./||/L.", to_move=A)
    found = turns(state)
    assert len(found) == 701
    kept = [turn for turn in found if lay(state, " ".join(f"{x},{y}:{f}" for x, y, f in turn)).completable()]
    assert kept == [((1, 0, "7"),), ((1, 2, "J"),)]
    half = state.copy()
    half.play(half.codes()[texts(half).index("1,0:7")])
    assert "1,2:J" not in texts(half)
    over = lay(lay(state, "1,0:7"), "1,2:J").outcome()
    assert over is not None
    assert (over.winners, over.reason) == ((B,), "closed")


@pytest.mark.rule("VC-72")
def test_e7_with_the_option() -> None:
    """E-7: with bridging the two tiles are one move, and it wins at once."""
    over = lay(set_up("F./||/L.", {"bridge": True}, to_move=A), "1,0:7 1,2:J").outcome()
    assert over is not None
    assert (over.winners, over.reason) == ((A,), "closed")


def test_e7_as_a_match() -> None:
    """E-7: the refusal names VC-27 when it is typed as one move."""
    match = played("0,0:F 0,1:| 0,2:L", "1,1:|")
    assert refused(match, "1,0:7 1,2:J") == "VC-27"


@pytest.mark.rule("VC-31", "VC-41")
def test_e8_a_ring_that_leaves_a_tile_outside() -> None:
    """E-8: a ring with a tile outside does not win, and its builder cannot answer the call."""
    match = played("0,0:F 1,0:7 2,0:|", "0,1:L 1,1:J")
    assert match.outcome is None
    assert match.to_move == A
    match.play_line("impossible")
    assert refused(match, "proof") == "VC-41"
    match.play_line("concede")
    assert (winner(match), reason(match)) == (A, "no_proof")
    assert events(match, A)[-1].completable is False
    assert not lay(set_up("F7|"), "0,1:L").completable()


def test_e9_right_call() -> None:
    """E-9: a cell that would need three canals ruins the position."""
    match = played("0,0:| 1,0:| 2,0:|", "0,1:L", "2,1:J", "impossible", "concede")
    assert (winner(match), reason(match)) == (B, "no_proof")
    assert match.view(B).results[-1].completable is False


@pytest.mark.rule("VC-41", "VC-43")
def test_e10_wrong_call() -> None:
    """E-10: the challenged player closes the canal with all thirteen tiles left and wins."""
    match = played("0,0:| 1,0:| 2,0:|", "impossible", E10_PROOF)
    assert (winner(match), reason(match)) == (A, "proof")
    assert len(match.view(B).results[-1].proof) == 13


@pytest.mark.parametrize(
    ("position", "completable"), [("------", True), ("-------", False), ("||||", True), ("|||||", False)]
)
def test_e11_tile_count_decides(position: str, completable: bool) -> None:
    """E-11: six straights in a row or four side by side can be closed with what is left, seven or five cannot."""
    assert set_up(position).completable() is completable


@pytest.mark.rule("VC-45", "VC-71")
@pytest.mark.parametrize("supply", [14, 15])
def test_e12_supply_size_matters(supply: int) -> None:
    """E-12: with 14 or 15 tiles three parallel straights are ruinous; the strict mode ends the game at once."""
    assert not set_up("|||", {"supply": supply}).completable()
    match = played("0,0:| 1,0:| 2,0:|", supply=supply, challenge="auto")
    assert (winner(match), reason(match)) == (B, "ruined")


@pytest.mark.rule("VC-33")
def test_e13_out_of_tiles() -> None:
    """E-13: whoever lays the last tile without closing loses; calling instead wins."""
    rows = [" ".join(f"{x},0:|" for x in range(i, i + 3)) for i in range(0, 15, 3)]
    match = played(*rows)
    assert match.to_move == B
    state = table(match)
    assert len(turn_codes(state)) == 96
    assert {len(turn) for turn in turn_codes(state)} == {1}
    called = played(*rows, "impossible", "concede")
    assert (winner(called), reason(called)) == (B, "no_proof")
    match.play_line("15,0:|")
    assert (winner(match), reason(match)) == (A, "out_of_tiles")


@pytest.mark.rule("VC-37", "VC-38")
def test_e14_the_culprit_calls() -> None:
    """E-14: the player who ruined the position may call one turn later, and the other is challenged."""
    match = played("0,0:| 1,0:| 2,0:|", "0,1:L", "2,1:J", "3,0:|", "impossible")
    assert match.view(A).challenged == B
    match.play_line("concede")
    assert (winner(match), reason(match)) == (A, "no_proof")


@pytest.mark.rule("VC-42", "VC-45")
def test_e15_possible_but_not_shown() -> None:
    """E-15: a completion that is not shown does not count; an arbiter finds it."""
    match = played("0,0:| 1,0:| 2,0:|", "impossible", "concede")
    assert (winner(match), reason(match)) == (B, "no_proof")
    assert match.view(A).results[-1].completable is True
    match = played("0,0:| 1,0:| 2,0:|", "impossible", challenge="arbiter")
    assert (winner(match), reason(match)) == (A, "refuted")


@pytest.mark.rule("VC-20", "VC-36", "VC-40")
def test_e16_when_the_call_is_not_available() -> None:
    """E-16: not on the empty table, not while proving or after the end, not in the strict mode."""
    assert refused(start(), "impossible") == "VC-20"
    assert refused(played("0,0:|", "impossible"), "impossible") == "VC-40"
    assert refused(played("0,0:F 1,0:7", "0,1:L 1,1:J"), "impossible") == "MATCH"
    assert refused(played("0,0:|", challenge="auto"), "impossible") == "VC-45"
    match = played("0,0:|")
    with pytest.raises(ValueError, match="not your turn"):
        match.play("impossible", seat=A)


@pytest.mark.rule("VC-25", "VC-41", "VC-44")
def test_e17_refused_proofs() -> None:
    """E-17: an open end, a tile too many or an occupied cell is refused with its rule, and another try is allowed."""
    match = played("0,0:| 1,0:| 2,0:|", "impossible")
    assert refused(match, E10_PROOF.removesuffix(" 3,2:J")) == "VC-41"
    assert refused(match, E10_PROOF + " 4,2:|") == "VC-23"
    assert refused(match, E10_PROOF.replace("0,-1:F", "0,0:-")) == "VC-25"
    match.play_line(E10_PROOF)
    assert (winner(match), reason(match)) == (A, "proof")


def test_e18_closing_with_three_tiles() -> None:
    """E-18: three tiles close a ring of ten."""
    over = lay(set_up("F-7/|.|/|.|", to_move=B), "0,3:L 1,3:- 2,3:J").outcome()
    assert over is not None
    assert (over.winners, over.reason) == ((B,), "closed")


E19 = [
    ("", 6, 36, 108, 0, True),
    ("|", 12, 108, 432, 0, True),
    ("L", 12, 108, 432, 0, True),
    ("||", 18, 136, 492, 0, True),
    ("-7", 18, 135, 486, 0, True),
    ("F7", 18, 136, 492, 1, True),
    ("|||", 24, 164, 562, 0, True),
    ("F-7", 24, 162, 553, 1, True),
    ("F7/L.", 19, 142, 510, 1, True),
    ("|||/L.J", 27, 191, 624, 0, False),
    ("------", 42, 248, 772, 0, True),
    ("||||||||||||||", 90, 472, 0, 0, False),
    ("|||||||||||||||", 96, 0, 0, 0, False),
]


@pytest.mark.parametrize(("position", "one", "two", "three", "closing", "completable"), E19)
def test_e19_move_counts(position: str, one: int, two: int, three: int, closing: int, completable: bool) -> None:
    """E-19: the number of legal moves by length, of closing moves, and whether the canal can still be closed."""
    state = set_up(position)
    found = turn_codes(state)
    count = Counter(map(len, found))
    assert (count[1], count[2], count[3]) == (one, two, three)
    assert state.completable() is completable
    endings = [ending(after_turn(state, turn)) for turn in found]
    assert endings.count("closed") == closing


@pytest.mark.rule("VC-13", "VC-33", "VC-71")
def test_e20_small_supply() -> None:
    """E-20: with four tiles, after one bend, every reply loses."""
    state = set_up("L", {"supply": 4}, to_move=B)
    for turn in turn_codes(state):
        after = after_turn(state, turn)
        if len(turn) == 3:
            assert ending(after) == "out_of_tiles"
        elif after.completable():
            assert "closed" in [ending(after_turn(after, reply)) for reply in turn_codes(after)]
        else:
            assert IMPOSSIBLE in after.codes()
