"""Entering a turn tile by tile says the same as the list of whole turns (VC-83)."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from serenissima.core.options import OptionValue
from serenissima.games.venice_connection.codes import CONFIRM, IMPOSSIBLE, LAY, face_of
from serenissima.games.venice_connection.setup import set_up
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import ORIGIN, cell_of, lay_code
from serenissima.games.venice_connection.state.position import TURN
from serenissima.games.venice_connection.whole_turns import turn_codes
from tests.games.venice_connection.setting import A, after_turn, code, events, played, refused, start, table, texts
from tests.sizes import spread

TABLES: list[dict[str, OptionValue]] = [
    {},
    {"supply": 7},
    {"supply": 20},
    {"bridge": True},
    {"mint_tide": True, "supply": 4},
    {"mint_tide": True, "supply": 5, "bridge": True},
]


def entered(state: State) -> dict[frozenset[int], set[frozenset[int]]]:
    """Every set of tiles that can be entered from here, with the sets that one further tile makes of it."""
    found: dict[frozenset[int], set[frozenset[int]]] = {}
    waiting = [(frozenset[int](), state)]
    while waiting:
        tiles, here = waiting.pop()
        if tiles in found:
            continue
        codes = [c for c in here.codes() if c >= LAY]
        found[tiles] = {tiles | {c} for c in codes}
        for c in codes:
            after = here.copy()
            after.play(c)
            waiting.append((tiles | {c}, after))
    return found


def confirmed(state: State) -> set[frozenset[int]]:
    """Every set of tiles that can be entered and confirmed from here."""
    found: set[frozenset[int]] = set()
    for tiles in entered(state):
        here = state.copy()
        for tile in sorted(tiles):  # by VC-83 any order will do
            here.play(tile)
        if CONFIRM in here.codes():
            found.add(tiles)
    return found


def random_state(seed: int, options: dict[str, OptionValue], turns: int) -> State:
    """A position after a number of random whole turns."""
    random = Random(seed)
    state = set_up("", {**options, "challenge": "prove"})
    for _ in range(turns):
        after = after_turn(state, random.choice(turn_codes(state)))
        if after.phase != TURN:
            break
        state = after
    return state


def shifted(tiles: frozenset[int]) -> frozenset[int]:
    """A first move as VC-10 records it."""
    by = ORIGIN - min(map(cell_of, tiles))
    return frozenset(lay_code(cell_of(tile) + by, face_of(tile)) for tile in tiles)


@pytest.mark.rule("VC-83", "VC-23", "VC-25", "VC-26", "VC-27", "VC-28", "VC-29")
@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_what_can_be_confirmed_is_every_legal_move(seed: int, options: dict[str, OptionValue]) -> None:
    """From a random position exactly the legal turns can be entered and confirmed, each in every order."""
    state = random_state(seed, options, turns=1 + seed)
    legal = {frozenset(turn) for turn in turn_codes(state)}
    assert confirmed(state) == legal


@pytest.mark.rule("VC-83")
@pytest.mark.parametrize("options", spread(TABLES, quick=3), ids=str)
@pytest.mark.parametrize("seed", spread(range(2, 5)))
def test_a_tile_may_be_entered_exactly_when_some_legal_move_contains_all(
    seed: int, options: dict[str, OptionValue]
) -> None:
    """Every part of a legal move can be entered, and nothing that is not part of one."""
    state = random_state(seed, options, turns=seed - 1)
    parts: set[frozenset[int]] = set()
    for turn in turn_codes(state):
        for count in range(len(turn) + 1):
            parts |= {frozenset(part) for part in permutations(turn, count)}
    assert set(entered(state)) == parts
    assert set().union(*entered(state).values()) == parts - {frozenset()}


@pytest.mark.rule("VC-10", "VC-83")
def test_on_the_empty_table_every_first_move_can_be_entered() -> None:
    """Wherever it is entered, a first move is shifted at confirm; shifted copies are one move."""
    state = set_up("")
    found = confirmed(state)
    assert {shifted(tiles) for tiles in found} == {frozenset(turn) for turn in turn_codes(state)}
    for tiles in found:
        after = after_turn(state, tuple(sorted(tiles)))
        assert {32 * cell_of(c) + face_of(c) for c in shifted(tiles)} == set(after.laid_tiles())


@pytest.mark.rule("VC-83", "VC-28")
def test_the_tile_that_makes_contact_may_come_last() -> None:
    """The first tile may lie two cells off the figure; it cannot be confirmed until the strip reaches the figure."""
    match = played("0,0:F 1,0:7")
    match.play("4,0:7")
    assert "confirm" not in texts(table(match))
    match.play("2,0:F")
    assert texts(table(match)) == ["3,0:-"]
    match.play_line("3,0:-")
    assert match.view(A).position == "F7F-7"


@pytest.mark.rule("VC-83", "VC-32")
def test_nothing_is_judged_before_confirm() -> None:
    """A ring that is closed by entered tiles wins only when they are confirmed, and the turn may still go on."""
    match = played("0,0:F 1,0:7", "0,1:L")
    match.play("1,1:J")
    assert match.outcome is None
    assert "2,1:|" in texts(table(match))
    match.play("confirm")
    assert match.outcome is not None


@pytest.mark.rule("VC-36", "VC-83")
def test_the_call_is_available_only_while_nothing_is_entered() -> None:
    """After a tile is entered "Impossible!" is refused; taken back, it may be called again."""
    match = played("0,0:F 1,0:7")
    assert IMPOSSIBLE in match.codes()
    match.play("2,0:|")
    assert IMPOSSIBLE not in match.codes()
    assert refused(match, "impossible") == "VC-36"
    match.undo(1)
    assert IMPOSSIBLE in match.codes()


@pytest.mark.rule("VC-83", "VC-22")
def test_entered_tiles_may_be_taken_back_until_confirm() -> None:
    """Taking back entered tiles leaves the table as it was."""
    match = start()
    match.play("0,0:F")
    match.play("1,0:7")
    match.undo(A, 1)
    assert match.view(A).entered == []
    assert match.view(A) == start().view(A)


@pytest.mark.rule("VC-21")
def test_passing_is_not_allowed() -> None:
    """Without an entered tile nothing can be confirmed."""
    assert refused(start(), "confirm") == "VC-21"
    assert refused(played("0,0:|"), "confirm") == "VC-21"


@pytest.mark.rule("VC-23")
def test_not_more_than_are_left() -> None:
    """A turn takes no more tiles than the supply holds."""
    state = set_up("F7", left=1)
    state.play(code("2,0:|"))
    assert texts(state) == ["confirm"]


def test_everybody_sees_entered_tiles() -> None:
    """An entered tile is no secret: view and event show it to both."""
    match = start()
    match.play("0,0:F")
    for seat in (0, 1):
        assert [tile.face for tile in match.view(seat).entered] == ["F"]
        assert events(match, seat)[-1].tile == "0,0:F"
