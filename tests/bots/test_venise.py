"""The bots of Venise always move legally, clearly beat chance, and never strand themselves."""

from __future__ import annotations

import pytest

import serenissima
from serenissima.bots.bot import Budget
from serenissima.bots.levels import bot, bots_for, default_level
from serenissima.bots.lore.venise.admiral import Admiral
from serenissima.core.game import AnyGame
from serenissima.core.match import Match
from serenissima.core.options import OptionValue
from serenissima.games.venise.codes import END_PLAY
from serenissima.games.venise.state.position import MOVING
from tests.games.venise.setting import Table

ENOUGH = Budget(seconds=20.0)


@pytest.fixture
def game() -> AnyGame:
    """The game."""
    return serenissima.game("venise")


def contest(game: AnyGame, levels: list[str], seed: int, budget: Budget = ENOUGH, **options: OptionValue) -> Match:
    """A match between bots; the match checks every choice."""
    match: Match = game.start(seats=len(levels), seed=seed, options=options)
    bots = [bot(game, level, seed + seat) for seat, level in enumerate(levels)]
    while (seat := match.to_move) is not None:
        code = bots[seat].choose(match.view(seat), match.codes(), budget)
        player = match.state.players[seat]  # type: ignore[attr-defined]
        was_stranded = match.state.stranded(player)  # type: ignore[attr-defined]
        match.play(game.alphabet.move(code))
        # others may strand a pawn, but nobody's own card does
        carried_out = match.state.phase != MOVING  # type: ignore[attr-defined]
        assert was_stranded or not carried_out or not match.state.stranded(player)  # type: ignore[attr-defined]
    return match


def test_the_levels(game: AnyGame) -> None:
    """The usual opponent is the gondolier; the admiral is above it."""
    assert [level.name for level in bots_for(game)] == [
        "uniform",
        "search",
        "wanderer",
        "ferryman",
        "sensible",
        "admiral",
    ]
    assert default_level(game) == "sensible"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_gondolier_beats_chance(game: AnyGame, seed: int) -> None:
    """The gondolier fetches its four gems in a few rounds, from every seat and on every board."""
    board = ("day-basic", "day-expert", "night-advanced")[seed - 1]
    seat = seed % 2
    levels = ["uniform", "uniform"]
    levels[seat] = "sensible"
    match = contest(game, levels, seed, board=board, colours="random")
    assert match.outcome is not None
    assert match.outcome.winners == (seat,)
    assert match.view(0).round <= 25


def test_the_wanderer_gets_there(game: AnyGame) -> None:
    """Even against an aimless player it fetches its gems: it takes planks back and does not wait for ever."""
    match = contest(game, ["wanderer", "uniform"], 1, colours="random")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.parametrize("seats", [3, 4])
def test_gondoliers_among_themselves_finish(game: AnyGame, seats: int) -> None:
    """A match ends with four gems, not with a standstill."""
    match = contest(game, ["sensible"] * seats, seats, board="night-basic")
    assert match.outcome is not None
    assert match.outcome.reason == "gems"


def test_they_play_for_all_places_on_custom_boards(game: AnyGame) -> None:
    """Bots play with every option, here on a proposed board with rescue and all places."""
    assert game.extras.workshop is not None
    code = game.extras.workshop().propose(3, {}).code  # type: ignore[attr-defined]
    match = contest(game, ["wanderer", "sensible", "wanderer"], 5, own_board=code, places="all", rescue=True)
    assert match.outcome is not None
    assert sorted(match.outcome.ranks) == [1, 2, 3] or match.outcome.reason in ("standstill", "rounds")


def test_the_search_runs(game: AnyGame) -> None:
    """A few decisions of the plain search, each legal."""
    match = game.start(seats=3, seed=4, options={"colours": "random"})
    for _ in range(6):
        seat = match.to_move
        assert seat is not None
        code = bot(game, "search", 1).choose(match.view(seat), match.codes(), Budget(seconds=10, iterations=12))
        match.play(game.alphabet.move(code))


def test_a_win_at_hand_is_taken(game: AnyGame) -> None:
    """With the last gem one plank and two steps away, nothing else is done."""
    table = Table(2).hold(["short", "walk2", "remove", "long"])
    player = table.state.players[0]
    player.gems, player.gem_count = 0b1110, 3
    for wanted in ("short S:A4-B4", "walk2", "step S:A4-B4", "step B4.top"):
        view = game.view(table.state, 0)
        code = bot(game, "sensible", 1).choose(view, table.state.codes(), ENOUGH)
        assert game.alphabet.text(game.alphabet.move(code)) == wanted
        table.play(wanted)
    assert table.state.outcome() is not None


def test_a_way_out_is_taken(game: AnyGame) -> None:
    """A bot in a dead end with a single plank touching it, and none to lay, does not end its turn there."""
    table = Table(2).lay("S:B4-C4").stand("C4.top").own(0, 2).hold(["remove", "walk2", "walk1", "move"])
    while table.state.seat == 0 and table.state.to_move() == 0:
        view = game.view(table.state, 0)
        code = bot(game, "sensible", 1).choose(view, table.state.codes(), ENOUGH)
        table.play(game.alphabet.text(game.alphabet.move(code)))
    assert table.pawn() != "C4.top" or table.supply()[0] > 0


def test_the_admiral_is_reproducible_and_its_plan_is_a_whole_turn(game: AnyGame) -> None:
    """With trials counted, the same view and seed give the same turn, every code of which is legal."""
    match = game.start(seats=3, seed=4, options={"colours": "random", "board": "day-advanced"})
    seat = match.to_move
    assert seat is not None
    plans = [
        Admiral(game, 7).plan(match.view(seat), match.codes(), Budget(seconds=600.0, iterations=30)) for _ in range(2)
    ]
    assert plans[0] == plans[1]
    assert plans[0][-1] == END_PLAY
    for code in plans[0]:
        assert code in match.codes()
        match.play(game.alphabet.move(code))


def test_the_admiral_says_what_it_compared(game: AnyGame) -> None:
    """The turn it would play comes first; a turn that wins is proven."""
    table = Table(2)
    found = Admiral(game, 1).weigh(game.view(table.state, 0), table.state.codes(), Budget(seconds=600.0, iterations=40))
    assert 1 < len(found) <= 10
    assert all(0.0 <= weighed.payoff <= 1.0 for weighed in found)
    table.hold(["short", "walk2", "remove", "long"])
    table.state.players[0].gems, table.state.players[0].gem_count = 0b1110, 3
    won = Admiral(game, 1).weigh(game.view(table.state, 0), table.state.codes(), ENOUGH)
    assert won[0].proven
    assert won[0].payoff == 1.0
