"""Il Maestro: perfect where the game is solved."""

from __future__ import annotations

from random import Random

import pytest

import serenissima
from serenissima.bots.bot import Bot
from serenissima.bots.levels import bot
from serenissima.bots.lore.venice_connection import maestro, sight
from serenissima.bots.lore.venice_connection.maestro import MOST_TRAPS, Maestro, chance_to_win, trap
from serenissima.bots.lore.venice_connection.sight import Position, outlooks, solution
from serenissima.bots.search import Weighing
from serenissima.core.game import AnyGame
from serenissima.core.options import OptionValue
from serenissima.games.venice_connection.codes import IMPOSSIBLE
from serenissima.games.venice_connection.setup import set_up
from serenissima.games.venice_connection.solver.book import SHIPPED
from tests.bots.canals import (
    BUDGET,
    VARIANTS,
    after,
    beats_chance,
    chosen,
    live_position,
    play_turn,
    table,
    the_book,
    value,
)
from tests.playing import to_the_end
from tests.sizes import size

OPPONENTS = ("uniform", "apprentice", "boatman", "pilot", "sensible", "maestro")


@pytest.fixture
def game() -> AnyGame:
    """The game."""
    return serenissima.game("venice-connection")


def win_from(seed: int, opponent: str) -> None:
    """From a random position that it wins, Il Maestro wins, and no later than the book says."""
    game = serenissima.game("venice-connection")
    random = Random(f"{seed}/{opponent}")
    state = live_position(random, wins=True)
    start = f"seed {seed} against {opponent} from {state.laid_tiles()}"
    players: list[Bot] = [Maestro(game, seed), bot(game, opponent, seed)]
    promised = value(state).turns
    made = 0
    while state.to_move() >= 0:
        own = state.to_move() == 0
        play_turn(state, players[state.to_move()])
        made += 1
        if own and state.outcome() is None and state.phase == 1:
            assert not value(state).wins, start  # it never gives the win away
            assert value(state).turns <= promised - made, start
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,), start
    assert made <= promised or outcome.reason in ("proof", "no_proof"), start


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_it_never_loses_a_won_position(opponent: str) -> None:
    """It wins a few matches from won positions against every opponent."""
    for seed in range(4):
        win_from(seed, opponent)


@pytest.mark.slow
@pytest.mark.parametrize("opponent", OPPONENTS)
@pytest.mark.parametrize("part", range(4))
def test_it_never_loses_a_won_position_in_many_matches(opponent: str, part: int) -> None:
    """More matches from random live positions, in 24 parts: 240, and 1,008 in a long run."""
    first = 1000 + 42 * part
    for seed in range(first, first + size(10, long=42)):
        win_from(seed, opponent)


def test_winning_it_takes_the_shortest_way_and_losing_the_longest() -> None:
    """In random positions its turn is among the best of the book."""
    for seed in range(size(20, quick=5)):
        for wins in (True, False):
            state = live_position(Random(seed), wins=wins)
            before = value(state).turns
            play_turn(state, bot(serenissima.game("venice-connection"), "maestro", seed))
            assert value(state).turns == before - 1, f"seed {seed}, {wins}"


def test_beginning_it_holds_out_for_fourteen_turns(game: AnyGame) -> None:
    """The first player loses; of the 150 first turns four last longest, and it knows them wherever they lie."""
    starts = set()
    for seed in range(12):
        state = table().state.copy()
        play_turn(state, Maestro(game, seed))  # type: ignore[arg-type]
        assert value(state).turns == 13  # type: ignore[arg-type]
        starts.add(tuple(state.laid_tiles()))  # type: ignore[attr-defined]
    assert len(starts) > 1


def test_losing_it_sets_the_deepest_of_its_traps() -> None:
    """Of the turns that last longest, none leaves fewer plausible winning replies (seeds 0 to 9)."""
    compared = 0
    for seed in range(10):
        position = Position.of(live_position(Random(seed), wins=False, most_turns=6))
        longest = max(turn.turns for turn in outlooks(position) if turn.live)
        turns = [turn for turn in outlooks(position) if turn.turns == longest]
        chances = sorted(chance_to_win(position.after(turn.tiles)) for turn in turns)
        if len(turns) <= MOST_TRAPS:
            assert chance_to_win(position.after(trap(position, turns))) == chances[0], f"seed {seed}"
            compared += chances[0] < chances[-1]
    assert compared


@pytest.mark.rule("VC-36")
@pytest.mark.parametrize("challenge", ["prove", "arbiter"])
def test_it_calls_when_the_position_is_ruined_and_only_then(challenge: str, game: AnyGame) -> None:
    """Every random turn that ruins the position is called, and no other (seeds 0 to 5)."""
    for seed in range(6):
        state = live_position(Random(seed), wins=seed % 2 == 0)
        judged = Random(seed).sample(the_book().classify(state), 12)
        for turn in judged:
            if turn.result == "closes":
                continue
            reached = after(state, turn.turn)
            if reached.outcome() is None:
                first = Maestro(game, seed).choose(game.view(reached, reached.to_move()), reached.codes(), BUDGET)
                assert (first == IMPOSSIBLE) == (turn.result == "ruins"), f"seed {seed}, {turn}"


def test_challenged_it_proves_or_concedes(game: AnyGame) -> None:
    """E-9 and E-10: when challenged, it shows a proof if there is one, and concedes otherwise."""
    match = table("0,0:| 1,0:| 2,0:|", "impossible")
    to_the_end(match, lambda match: chosen(match, Maestro(game, 3)))
    assert match.outcome is not None
    assert match.outcome.reason == "proof"
    match = table("0,0:| 1,0:| 2,0:|", "0,1:L", "2,1:J", "impossible")
    assert chosen(match, Maestro(game, 3)) == "concede"


def test_it_keeps_to_its_turn_through_all_small_moves(game: AnyGame) -> None:
    """New bots with the same seed, one for each small move and without memory, complete the same turn."""
    for seed in range(8):
        start = live_position(Random(seed), wins=seed % 2 == 0)
        whole = play_turn(start.copy(), Maestro(game, seed))
        state = start.copy()
        for code in whole:
            maestro.best.cache_clear()
            outlooks.cache_clear()
            seat = state.to_move()
            assert Maestro(game, seed).choose(game.view(state, seat), state.codes(), BUDGET) == code
            state.play(code)


def test_it_makes_the_best_of_what_is_entered(game: AnyGame) -> None:
    """Whatever tile was entered by somebody else, it takes the best turn that contains it."""
    for seed in range(4):
        state = live_position(Random(seed), wins=True)
        for judged in Random(seed).sample(the_book().classify(state), 6):
            tile = judged.turn[0]
            of_it = [turn for turn in the_book().classify(state) if tile in turn.turn]
            rank = max(_worth(turn.result, turn.turns) for turn in of_it)
            begun = state.copy()
            begun.play(tile)
            done = {tile, *play_turn(begun, Maestro(game, seed))[:-1]}
            made = next(turn for turn in of_it if set(turn.turn) == done)
            assert _worth(made.result, made.turns) == rank, f"seed {seed}, {judged}"


def _worth(result: str, turns: int | None) -> tuple[int, int]:
    """Orders results: winning soon, winning late, losing late, losing soon, ruining."""
    if turns is None:
        return 0, 0
    return (1, turns) if result == "loses" else (2, -turns)


def test_it_goes_on_from_tiles_entered_anywhere_on_the_empty_table(game: AnyGame) -> None:
    """VC-10: the first turn may lie anywhere; it is still a turn that holds out."""
    match = table()
    match.play("0,-1:L")
    while match.to_move == 0:
        match.play(chosen(match, Maestro(game, 1)))
    assert match.view(0).turns == 1
    assert any(tile.face == "L" for tile in match.view(0).tiles)
    assert value(match.state).turns == max(  # type: ignore[arg-type]
        judged.turns - 1
        for judged in the_book().classify(table().state)  # type: ignore[arg-type]
        if judged.turns and any((code - 6) % 6 == 2 for code in judged.turn)
    )


@pytest.mark.parametrize(
    ("options", "solved"),
    [
        ({}, True),
        ({"supply": 17}, True),
        ({"supply": 10, "bridge": True}, True),
        ({"supply": 9}, True),
        ({"supply": 4}, True),
        ({"bridge": True}, False),
        ({"supply": 18}, False),
        ({"mint_tide": True}, False),
        ({"supply": 8, "mint_tide": True}, False),
    ],
)
def test_it_knows_what_is_shipped_or_quickly_solved(options: dict[str, OptionValue], solved: bool) -> None:
    """It uses the shipped book and what is solved quickly, and nothing else."""
    rules = table(**options).state.rules  # type: ignore[attr-defined]
    assert (solution(rules) is not None) == solved


def test_without_the_shipped_book_nothing_large_is_solved_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package without the file still plays: the gondolier takes over."""
    monkeypatch.setattr(sight, "SHIPPED", SHIPPED.with_name("none.book"))
    state = set_up("F7")
    assert solution(state.rules) is None
    play_turn(state, Maestro(serenissima.game("venice-connection"), 1))
    assert state.outcome() is not None


@pytest.mark.parametrize("supply", [4, 6, 8, 10])
@pytest.mark.parametrize("bridge", [False, True])
def test_it_plays_small_supplies_perfectly(game: AnyGame, supply: int, bridge: bool) -> None:
    """When two of it play, the side wins that the solution names."""
    match = table(supply=supply, bridge=bridge)
    found = solution(match.state.rules)  # type: ignore[attr-defined]
    assert found is not None
    best = found.lookup([])
    assert best is not None
    to_the_end(match, lambda match: chosen(match, Maestro(game, 1)))
    assert match.outcome is not None
    assert match.outcome.winners == (0 if best.wins else 1,)
    assert match.view(0).turns == best.turns


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS)
def test_it_beats_chance_with_every_option(game: AnyGame, options: dict[str, OptionValue]) -> None:
    """With every option it enters only legal turns and wins against random moves."""
    beats_chance(game, lambda seed: Maestro(game, seed), options)


def test_it_says_whether_its_turn_wins(game: AnyGame) -> None:
    """Its figures are the book's: certain, for the move it plays; the second player wins."""
    match = game.start(seats=2, seed=1, options={"starter": "seat-1"})
    player = bot(game, "maestro", 1)
    assert isinstance(player, Weighing)
    payoffs = []
    for seat in (0, 1):
        while match.to_move == seat:
            found = player.weigh(match.view(seat), match.codes(), BUDGET)
            assert all(each.proven for each in found)
            assert [each.code for each in found] == [player.choose(match.view(seat), match.codes(), BUDGET)]
            payoffs.append((seat, found[0].payoff))
            match.play(game.alphabet.move(found[0].code))
    assert set(payoffs) == {(0, 0.0), (1, 1.0)}
