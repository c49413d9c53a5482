"""The shipped solution of the standard game."""

from __future__ import annotations

from random import Random

import pytest

from serenissima._plain import is_compiled
from serenissima.games.venice_connection.box import FACES
from serenissima.games.venice_connection.codes import face_of
from serenissima.games.venice_connection.completion import completion
from serenissima.games.venice_connection.setup import drawing, set_up
from serenissima.games.venice_connection.solver import backward
from serenissima.games.venice_connection.solver.book import SHIPPED, Book, Value, book, book_for
from serenissima.games.venice_connection.solver.solving import Solving
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import cell_of
from serenissima.games.venice_connection.whole_turns import turn_codes
from tests.sizes import spread


def standard() -> Book:
    """The shipped book."""
    found = book()
    assert found is not None
    return found


def table(position: str) -> State:
    """A standard game with this position on the table."""
    return set_up(position, {"challenge": "arbiter"})


def laid(state: State, turn: tuple[int, ...]) -> State:
    """The table after a turn."""
    tiles = state.laid_tiles() + [32 * cell_of(code) + face_of(code) for code in turn]
    return table(drawing(tiles))


def somewhere(random: Random, fewest: int) -> State:
    """A live position with a least number of tiles, reached by random turns that neither ruin nor close."""
    while True:
        state = table(random.choice(["|", "L"]))
        while len(state.laid_tiles()) < fewest:
            going = [j.turn for j in standard().classify(state) if j.result in ("wins", "loses")]
            if not going:
                break
            state = laid(state, random.choice(going))
        else:
            return state


def search(state: State, known: dict[str, int]) -> int:
    """The turns to the end of a live position, found with the engine's turns and completions alone."""
    name = drawing(state.laid_tiles())
    if name not in known:
        values = []
        if not state.figure.closed():
            after = [laid(state, turn) for turn in turn_codes(state)]
            values = [search(then, known) + 1 for then in after if then.completable()]
        hurried = [value for value in values if value % 2]
        known[name] = min(hurried) if hurried else max(values, default=0)
    return known[name]


@pytest.mark.parametrize("seed", spread(range(6), quick=2))
def test_random_positions_are_solved_again(seed: int) -> None:
    """A search that uses nothing of the solver finds the values of the book and the result of every turn."""
    state = somewhere(Random(seed), 12)
    known: dict[str, int] = {}
    value = search(state, known)
    assert standard().lookup(state.laid_tiles()) == Value(value % 2 == 1, value)
    for judged in standard().classify(state):
        then = laid(state, judged.turn)
        if not then.completable():
            assert judged.result == "ruins"
        else:
            assert judged.turns == search(then, known) + 1
            assert judged.result == ("closes" if judged.turns == 1 else "wins" if judged.turns % 2 else "loses")


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(backward), reason="takes minutes uncompiled")
def test_the_shipped_book_is_what_the_solver_writes() -> None:
    """Solving sixteen tiles from scratch gives the shipped file, byte by byte."""
    solving = Solving(16)
    for _ in solving.work():
        pass
    assert solving.encoded() == SHIPPED.read_bytes()


def test_the_shipped_book_is_for_the_standard_game() -> None:
    """Sixteen tiles, no bridge, all live positions; the file keeps to the 6 MB it may take of the package."""
    heading = standard().heading
    assert (heading.supply, heading.bridge, heading.positions) == (16, False, 712_142)
    assert SHIPPED.stat().st_size <= 6_000_000


@pytest.mark.parametrize(
    ("position", "value"),
    [
        ("", Value(False, 14)),
        ("L", Value(True, 13)),
        ("F7", Value(True, 1)),
        ("F-7", Value(True, 1)),
        ("F7/LJ", Value(False, 0)),
        ("F./||/L.", Value(False, 2)),
        ("F-7/|.|/|.|", Value(True, 1)),
        ("|||/L.J", None),
        ("-------", None),
        ("|||||", None),
    ],
)
def test_worked_examples(position: str, value: Value | None) -> None:
    """What the specification's examples E-3, E-4, E-7, E-9, E-11 and E-18 say of these positions."""
    assert standard().lookup(table(position).laid_tiles()) == value


@pytest.mark.rule("VC-27")
def test_no_bridging_leaves_two_turns() -> None:
    """E-7: of the 701 legal turns two keep the position live, and both let the opponent close."""
    judged = standard().classify(table("F./||/L."))
    live = [found for found in judged if found.result != "ruins"]
    assert len(judged) == 701
    assert [(found.result, found.turns) for found in live] == [("loses", 2), ("loses", 2)]


def test_the_first_player_has_no_good_first_turn() -> None:
    """All 150 first turns are live and lose; the best of them hold out for 14 turns."""
    judged = standard().classify(table(""))
    assert len(judged) == 150
    assert {found.result for found in judged} == {"loses"}
    assert max(found.turns or 0 for found in judged) == 14


@pytest.mark.parametrize("seed", range(10))
def test_values_follow_from_the_turns(seed: int) -> None:
    """The value of a position is the best of its turns: the shortest win, or else the longest loss."""
    random = Random(seed)
    state = somewhere(random, random.randint(1, 12))
    turns = [found.turns for found in standard().classify(state) if found.turns is not None]
    best = min((length for length in turns if length % 2), default=max(turns))
    assert standard().lookup(state.laid_tiles()) == Value(best % 2 == 1, best)


@pytest.mark.parametrize("seed", range(10))
def test_completions_are_as_short_as_the_engines(seed: int) -> None:
    """The book closes a live position with as few tiles as the engine's search."""
    random = Random(seed)
    state = somewhere(random, random.randint(1, 12))
    tiles = state.laid_tiles()
    added = standard().completion(tiles)
    assert added is not None
    assert table(drawing(tiles + added)).figure.closed()
    expected = completion(tiles, state.left_without(tiles))
    assert expected is not None
    assert len(added) == len(expected)


def test_ruined_positions_have_no_completion() -> None:
    """A ruined position has no completion."""
    assert standard().completion(table("|||/L.J").laid_tiles()) is None


def test_a_ruined_position_stays_ruined() -> None:
    """VC-14: every turn of a ruined position ruins."""
    assert {found.result for found in standard().classify(table("|||/L.J"))} == {"ruins"}


def test_tiles_apart_are_no_position() -> None:
    """Tiles that do not hang together (VC-48) and special tiles are refused."""
    with pytest.raises(ValueError, match="hang together"):
        standard().lookup(table("|.|").laid_tiles())
    with pytest.raises(ValueError, match="Mint Tide"):
        standard().lookup([FACES.index("n-")])


def test_each_table_has_its_book() -> None:
    """The standard table has the shipped one, another supply its own, an unsolved game none."""
    assert book_for(table("").rules) is standard()
    small = set_up("F7", {"supply": 6})
    other = book_for(small.rules)
    assert other is not None
    assert other.heading.supply == 6
    assert other.lookup(small.laid_tiles()) == Value(True, 1)
    assert book_for(set_up("", {"supply": 17}).rules) is standard()  # VC-13
    assert book_for(set_up("", {"supply": 18}).rules) is None
    assert book_for(set_up("", {"mint_tide": True}).rules) is None


def test_a_wrong_book_is_refused() -> None:
    """A book judges only the tables that it was made for."""
    small = set_up("F7", {"supply": 6})
    with pytest.raises(ValueError, match="rules of this table"):
        standard().classify(small)


def test_books_of_another_format_are_refused() -> None:
    """A file from the future is not misread."""
    data = SHIPPED.read_bytes().replace(b'"format":1', b'"format":9', 1)
    with pytest.raises(ValueError, match="format 9"):
        Book(data)
