"""Every reason Venice Connection knows, in a position made for it: it is given there, and it is true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from serenissima.bots.levels import explain
from serenissima.games.venice_connection.codes import CONCEDE, CONFIRM, IMPOSSIBLE, SHOW
from serenissima.games.venice_connection.setup import set_up
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import tile_text
from serenissima.games.venice_connection.whole_turns import turn_codes
from tests.bots.reasons import reasons_of
from tests.bots.test_reasons_venice_connection import GAME, check

TURN, CALL, PROOF, GIVE_UP = "turn", "call", "proof", "give up"
CASES: list[tuple[str, str, str, dict[str, bool | int]]] = [
    ("closes", "F-7", TURN, {}),
    ("two-turns", "F-7/|.J/|../L-J", TURN, {}),
    ("even", "F./||/|.", TURN, {}),
    ("opening", "", TURN, {}),
    ("next", "F./||/L.", TURN, {}),
    ("rare", "", TURN, {}),
    ("longest", "F./||/L.", TURN, {}),
    ("behind", "F./||/L.", TURN, {}),
    ("safe", "F-", TURN, {"mint_tide": True}),
    ("open", "F-", "2,0:7", {"mint_tide": True}),
    ("call", "|||||", CALL, {}),
    ("call-ring", "F7|/LJ.", CALL, {}),
    ("call-hole", "|||/L.J", CALL, {}),
    ("proof", "F7", PROOF, {}),
    ("concede", "|||||", GIVE_UP, {}),
]


def plans(state: State, kind: str) -> Iterator[tuple[int, ...]]:
    """The decisions of this kind in a position; or the turn with this one tile."""
    if kind == TURN:
        yield from ((*turn, CONFIRM) for turn in turn_codes(state))
    elif kind == PROOF:
        yield (*closing_tiles(state), SHOW)
    elif kind in (CALL, GIVE_UP):
        yield (IMPOSSIBLE if kind == CALL else CONCEDE,)
    else:
        yield (GAME.alphabet.code(GAME.alphabet.parse(kind)), CONFIRM)


def closing_tiles(state: State) -> list[int]:
    """The tiles that close the ring, each beside one that lies there already."""
    twin, found = state.copy(), list[int]()
    missing = {GAME.alphabet.code(GAME.alphabet.parse(tile_text(tile))) for tile in state.completion() or ()}
    while missing:
        code = next(code for code in sorted(missing) if code in twin.codes())
        twin.play(code)
        found.append(code)
        missing.remove(code)
    return found


@pytest.mark.parametrize(("name", "drawing", "kind", "options"), CASES, ids=[name for name, *_ in CASES])
def test_a_reason_is_given_where_it_holds(name: str, drawing: str, kind: str, options: dict[str, bool | int]) -> None:
    """In a position made for it, the reason comes up, and all that is said there is true."""
    state = set_up(drawing, options)
    if kind in (PROOF, GIVE_UP):
        state.play(IMPOSSIBLE)
    view = GAME.view(state, state.to_move())
    told = ((explain(GAME, view, plan), plan) for plan in plans(state, kind))
    said, plan = next((said, plan) for said, plan in told if f"why-{name}" in [each.key for each in said])
    for each in said:
        check(state, plan, each)


def test_no_reason_is_left_out() -> None:
    """Every reason of the catalogue has its position."""
    assert {name for name, *_ in CASES} == reasons_of(GAME)
