"""The gondolier (`sensible`) of Venice Connection, in positions of the rules and against exhaustive search."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import serenissima
from serenissima.bots.levels import bot
from serenissima.bots.lore.venice_connection import gondolier
from serenissima.bots.lore.venice_connection.plan import LOSS, WIN, Plan
from serenissima.bots.lore.venice_connection.rings import Rings
from serenissima.core.game import AnyGame
from serenissima.core.match import Match
from serenissima.core.options import OptionValue
from serenissima.games.venice_connection.box import FACES
from serenissima.games.venice_connection.codes import face_of
from serenissima.games.venice_connection.completion import completable
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import cell_at, cell_of
from serenissima.games.venice_connection.whole_turns import turn_codes
from tests.bots.canals import VARIANTS, after, beats_chance, chosen, table
from tests.sizes import size, spread


@pytest.fixture
def game() -> AnyGame:
    """The game."""
    return serenissima.game("venice-connection")


def whole_turn(match: Match, seed: int = 1) -> list[str]:
    """What the bot enters until it is no longer to decide, each small move by a new bot with another seed."""
    seat, game_number = match.to_move, match.view(0).game
    entered: list[str] = []
    while match.to_move == seat and match.view(0).game == game_number:
        entered.append(chosen(match, bot(match.game, "sensible", seed + len(entered))))
        match.play(entered[-1])
    return entered


def packed(text: str) -> list[int]:
    """Packed tiles of a text like `0,0:F 1,0:7`."""
    tiles = []
    for word in text.split():
        place, face = word.split(":")
        x, y = place.split(",")
        tiles.append(cell_at(int(x), int(y)) * 32 + FACES.index(face))
    return tiles


@pytest.mark.rule("VC-32")
@pytest.mark.parametrize(
    ("turns", "closing"),
    [
        (("0,0:F 1,0:7",), {"0,1:L", "1,1:J"}),
        (("0,0:F 1,0:- 2,0:7",), {"0,1:L", "1,1:-", "2,1:J"}),
        (("0,0:F 0,1:| 0,2:L", "1,1:|", "1,0:7"), {"1,2:J"}),
        (("0,0:F 1,0:- 2,0:7", "0,1:| 0,2:|", "2,1:| 2,2:|"), {"0,3:L", "1,3:-", "2,3:J"}),
    ],
)
def test_it_closes_the_canal_when_it_can(turns: tuple[str, ...], closing: set[str]) -> None:
    """E-3, E-4, E-7, E-18: the closing strip is entered tile by tile and confirmed."""
    match = table(*turns)
    entered = whole_turn(match)
    assert entered[-1] == "confirm"
    assert set(entered[:-1]) == closing
    assert match.outcome is not None
    assert match.outcome.reason == "closed"


@pytest.mark.rule("VC-72")
def test_it_closes_over_a_bridge_where_that_is_allowed() -> None:
    """E-7 with the option `bridge`: both missing tiles in one turn."""
    match = table("0,0:F 0,1:| 0,2:L", "1,1:|", bridge=True)
    assert set(whole_turn(match)) == {"1,0:7", "1,2:J", "confirm"}
    assert match.outcome is not None


@pytest.mark.rule("VC-36")
@pytest.mark.parametrize("challenge", ["prove", "arbiter"])
def test_it_calls_when_the_position_is_ruined_and_only_then(challenge: str) -> None:
    """It calls E-8, E-9 and E-11, which are ruined, and not E-10, which only looks it."""
    ruined = [
        ("0,0:F 1,0:7 2,0:|", "0,1:L 1,1:J"),
        ("0,0:| 1,0:| 2,0:|", "0,1:L", "2,1:J"),
        ("0,0:- 1,0:- 2,0:-", "3,0:- 4,0:- 5,0:-", "6,0:-"),
    ]
    for turns in ruined:
        assert whole_turn(table(*turns, challenge=challenge)) == ["impossible"]
    for turns in [("0,0:| 1,0:| 2,0:|",), ("0,0:- 1,0:- 2,0:-", "3,0:- 4,0:- 5,0:-")]:
        assert "impossible" not in whole_turn(table(*turns, challenge=challenge))


@pytest.mark.rule("VC-47")
def test_challenged_it_shows_a_completion_if_there_is_one() -> None:
    """E-10: a wrong call loses against the bot."""
    match = table("0,0:| 1,0:| 2,0:|", "impossible")
    assert whole_turn(match)[-1] == "proof"
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("proof", (0,))


@pytest.mark.rule("VC-47")
def test_challenged_it_concedes_if_there_is_none() -> None:
    """E-9: where no completion exists, it concedes at once."""
    match = table("0,0:| 1,0:| 2,0:|", "0,1:L", "2,1:J", "impossible")
    assert whole_turn(match) == ["concede"]


@pytest.mark.parametrize("seed", spread([1, 2, 3]))
def test_it_never_ruins_the_position(seed: int) -> None:
    """In a match against itself every turn leaves the canal completable, so it ends by closing."""
    match = table()
    while match.to_move is not None:
        assert "impossible" not in whole_turn(match, seed * 100 + len(match.log))
        state = match.state
        assert isinstance(state, State)
        assert state.completable()
    assert match.outcome is not None
    assert match.outcome.reason == "closed"


def test_it_leaves_no_closing_turn_if_it_can_be_avoided() -> None:
    """After the corner `F` the bot's reply cannot be closed at once, unlike many others."""
    for seed in range(size(6, quick=2)):
        match = table("0,0:F")
        whole_turn(match, seed * 10)
        state = match.state
        assert isinstance(state, State)
        assert not any(after(state, turn).outcome() for turn in turn_codes(state)), f"seed {seed}"


def test_it_finishes_a_turn_somebody_else_has_begun() -> None:
    """It makes a legal turn even from entered tiles that ruin the position, and builds on good ones."""
    match = table("0,0:F 1,0:7")
    match.play("1,1:J")
    assert set(whole_turn(match)) == {"0,1:L", "confirm"}
    match = table("0,0:F 1,0:7")
    match.play("2,0:|")
    match.play("2,1:L")
    assert whole_turn(match)[-1] == "confirm"
    match = table()
    match.play("-1,0:F")
    assert whole_turn(match)[-1] == "confirm"
    assert match.view(0).turns == 1


@pytest.mark.slow
@pytest.mark.parametrize("options", [*VARIANTS, {"supply": 4}])
def test_it_beats_chance_with_every_option(game: AnyGame, options: dict[str, OptionValue]) -> None:
    """With every option the bot enters only legal turns and wins against random moves."""
    beats_chance(game, lambda seed: bot(game, "sensible", seed), options)


def test_a_lost_position_does_not_stop_it() -> None:
    """E-20: with four tiles and one bend laid every turn loses; it still keeps the canal completable."""
    match = table("0,0:L", supply=4)
    whole_turn(match)
    state = match.state
    assert isinstance(state, State)
    assert state.completable()


def test_it_keeps_the_canal_completable_even_if_it_finds_no_ring_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the search for rings is cut off at once, the engine's shortest completion shows a way."""
    monkeypatch.setattr(gondolier, "MOST_STEPS", 3)
    match = table("0,0:- 1,0:- 2,0:-", "3,0:- 4,0:- 5,0:-")
    whole_turn(match)
    state = match.state
    assert isinstance(state, State)
    assert state.completable()


# rings and plans against the engine


@pytest.mark.rule("VC-13")
@pytest.mark.parametrize(("tiles", "count"), [("0,0:|", 10880), ("0,0:F", 8830), ("0,0:F 1,0:7", 1863)])
def test_all_rings_are_found(tiles: str, count: int) -> None:
    """All rings found are different, and all contain the laid tiles."""
    rings = Rings(packed(tiles), 10**6, 10**7)
    rings.search(16)
    assert rings.complete
    assert len(rings.found) == count
    assert len({tuple(sorted(ring)) for ring in rings.found}) == count
    assert all(set(packed(tiles)) <= set(ring) for ring in rings.found)


def test_the_numbers_of_rings_agree_with_the_known_counts() -> None:
    """Over both straights and all four bends on one cell, every ring of 16 is counted once for each of its 16 cells."""
    lengths = []
    for face in "|-LF7J":
        rings = Rings(packed(f"0,0:{face}"), 10**6, 10**7)
        rings.search(16)
        lengths += [len(ring) for ring in rings.found]
    assert [lengths.count(n) // n for n in range(4, 17, 2)] == [1, 2, 7, 28, 124, 588, 2938]


def random_positions(seed: int, count: int, supply: int, most_turns: int) -> list[State]:
    """Positions after random whole turns that did not end the game."""
    random = Random(seed)
    found: list[State] = []
    while len(found) < count:
        state: Any = table(supply=supply).state
        for _ in range(random.randint(1, most_turns)):
            turns = turn_codes(state)
            # ruinous turns are far more frequent: look for a good one half of the time
            random.shuffle(turns)
            good = (turn for turn in turns[:60] if after(state, turn).completable())
            state = after(state, next(good, turns[0]) if random.random() < 0.8 else turns[0])
            if state.outcome() is not None:
                break
        else:
            found.append(state)
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_a_position_is_completable_exactly_when_it_has_a_ring(seed: int) -> None:
    """The rings agree with the engine's own test in random positions."""
    for state in random_positions(seed, 12, 12, 4):
        laid = state.laid_tiles()
        rings = Rings(laid, 10**5, 10**7)
        rings.search(12)
        assert bool(rings.found) == completable(laid, state.left_without(laid)), state.laid_tiles()


def wins(state: State) -> bool:
    """Exhaustive search with the engine: whether the player to move wins when nobody errs."""
    turns = turn_codes(state)
    reached = [after(state, turn) for turn in turns]
    ends = [position.outcome() for position in reached]
    if any(end is not None and end.reason == "closed" for end in ends):
        return True
    safe = [position for position in reached if position.outcome() is None and position.completable()]
    return any(not wins(position) for position in safe)


@pytest.mark.parametrize("bridge", [False, True])
def test_plans_judge_as_exhaustive_search_does(bridge: bool) -> None:
    """With a small supply every judgement of every turn can be checked (seed 5)."""
    checked = 0
    for state in random_positions(5, 6, 6, 2):
        state.rules.bridge = bridge
        laid = state.laid_tiles()
        if not completable(laid, state.left_without(laid)):
            continue
        rings = Rings(laid, 10**5, 10**7)
        rings.search(6)
        plan = Plan(laid, rings.found, rings.complete, bridge)
        turns = plan.turns(plan.tiles, plan.cells, plan.all)
        by_engine = {
            tuple(sorted(cell_of(code) * 32 + face_of(code) for code in turn)): after(state, turn)
            for turn in turn_codes(state)
        }
        good = {tiles for tiles, position in by_engine.items() if position.completable()}
        assert {tuple(plan.unpack(turn)) for turn in turns} == good
        plan.allow(10**6, 600)
        for turn, left in turns.items():
            position = by_engine[tuple(plan.unpack(turn))]
            if position.outcome() is None:
                assert plan.judge(turn, left, 20) == (WIN if wins(position) else LOSS)
                checked += 1
    assert checked > 5
