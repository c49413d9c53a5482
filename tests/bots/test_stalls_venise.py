"""Bots of Venise do not wait for each other: a match between them ends with four gems, not with VE-E4 or VE-E5."""

from __future__ import annotations

from random import Random

import pytest

import serenissima
from serenissima.bots.bot import Budget, decide
from serenissima.bots.levels import bot
from serenissima.bots.lore.venise.tempers import FERRYMAN, GONDOLIER, WANDERER
from serenissima.bots.lore.venise.turn import Turn
from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.playing import play_match
from serenissima.games.venise.codes import END_PLAY
from serenissima.games.venise.state import State
from tests.bots.turns_venise import BOARDS, any_position
from tests.games.venise.setting import LETTERS, Table
from tests.sizes import size

GAME: AnyGame = serenissima.game("venise")
W, F, G = "wanderer", "ferryman", "sensible"
LONG = 32
"""Rounds: most matches take half of them."""


def played(board: str, levels: list[str], seed: int, budget: Budget | None = None) -> State:
    """A match between these levels."""
    state: State = GAME.new(len(levels), GAME.read_options({**GAME.unattended, "board": board}))
    bots = [bot(GAME, level, 10 * seed + seat) for seat, level in enumerate(levels)]
    spend = budget or Budget(seconds=600.0)
    play_match(
        state,
        Fortuna(f"stall/{seed}").draw,
        lambda seat, codes: decide(bots[seat], GAME.view(state, seat), codes, spend),
    )
    return state


@pytest.mark.rule("VE-E4", "VE-E5")
@pytest.mark.parametrize(
    ("board", "levels", "seed"),
    [
        ("day-expert", [G, G, G], 123),
        ("day-expert", [G, G, G], 195),
        ("day-expert", [G, G, G], 252),
        ("day-expert", [W, F, G], 13),
        ("day-expert", [W, F, F, W], 27),
        ("day-expert", [W, W, W, W], 1),
        ("day-expert", [F, F, F, F], 13),
        ("day-advanced", [W, F], 6),
        ("day-advanced", [F, F, G], 42),
        ("day-advanced", [W, W, W, W], 111),
        ("day-advanced", [W, W, W, W], 341),
        ("day-advanced", [F, F, F, F], 1),
        ("day-advanced", [W, F, W, W], 167),
        ("day-advanced", [G, F, F, G], 219),
        ("night-advanced", [W, W, W], 116),
        ("night-advanced", [W, W, W, W], 328),
    ],
)
def test_matches_that_stood_still_end(board: str, levels: list[str], seed: int) -> None:
    """In each of these matches everybody once waited: for a better hand, for a plank, or to dare go on."""
    state = played(board, levels, seed)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "gems"
    assert state.round <= LONG


@pytest.mark.rule("VE-E4", "VE-E5")
@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_no_match_stands_still(board: str) -> None:
    """On all boards, with all numbers of seats and random levels, no match stands still."""
    for seed in range(1000, 1000 + size(15, long=300)):
        random = Random(f"{board} {seed}")
        levels = random.choices([W, F, G], k=2 + seed % 3)
        state = played(board, levels, seed)
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.reason, state.round <= LONG) == ("gems", True), f"{board} {levels} seed {seed}"


@pytest.mark.rule("VE-E4", "VE-E5")
@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_admirals_do_not_stand_still(seats: int) -> None:
    """Matches between admirals do not stand still, even with few trials."""
    for seed in range(size(1, long=20)):
        for board in ("day-advanced", "day-expert"):
            state = played(board, ["admiral"] * seats, seed, Budget(seconds=600.0, iterations=12))
            outcome = state.outcome()
            assert outcome is not None
            assert (outcome.reason, state.round <= LONG) == ("gems", True), f"{board} seed {seed}"


# what was wrong, one by one


def best(table: Table, scales: object = GONDOLIER) -> list[str]:
    """The turn that is judged best, as texts."""
    line = Turn(table.state.rules, scales).best(table.state, 20_000, 1e18).line  # type: ignore[arg-type]
    return [LETTERS.text(LETTERS.move(code)) for code in line if code != END_PLAY]


def test_nobody_walks_to_and_fro_to_have_done_something() -> None:
    """The longer nothing has happened, the less one's possessions count, moved in this turn or not."""
    table = Table(3, {"board": "day-expert"}).lay("S:D3-D4").stand("D4.low").hold(["short", "long", "walk2", "walk3"])
    table.state.idle = 5
    lines = [end.line for end in Turn(table.state.rules, GONDOLIER).ends(table.state, 20_000, 1e18)]
    assert [END_PLAY] in lines


@pytest.mark.parametrize("scales", [WANDERER, FERRYMAN])
def test_a_gem_at_hand_is_taken_however_far_the_next_one_is(scales: object) -> None:
    """A bot used to stand beside its nearest gem for ever, because taking it made the next gem far."""
    table = Table(2, {"board": "day-advanced"}).lay("L:A2-B3").stand("L:A2-B3").hold(["walk1", "long", "short"])
    table.stand("L:D2-E3", 1)
    wanted = GAME.view(table.state, 0).players[0].wants
    assert "A2.N" in wanted
    assert "step A2.N" in best(table, scales)


def test_cards_that_will_be_discarded_are_worth_nothing() -> None:
    """With a full hand a plank is laid rather than kept, although it is worth more than the step it saves (VE-T17)."""
    kept = Table(2).hold(["short", "long", "remove", "move"]).own(1, 1)
    full = Table(2).hold(["short", "short", "long", "long", "remove", "remove", "joker", "joker"]).own(1, 1)
    turn = Turn(kept.state.rules, GONDOLIER)
    few = {tuple(end.line): end.worth for end in turn.ends(kept.state, 20_000, 1e18)}
    many = {tuple(end.line): end.worth for end in turn.ends(full.state, 20_000, 1e18)}
    lay = LETTERS.code(LETTERS.parse("short S:A4-B4"))
    stay = (END_PLAY,)
    assert many[lay, END_PLAY] - many[stay] > few[lay, END_PLAY] - few[stay]


def test_a_plank_that_is_missing_is_fetched() -> None:
    """A player without a short plank is better off where one lies."""
    table = Table(2).lay("L:A4-B3", "S:A4-B4")
    ways = Turn(table.state.rules, GONDOLIER).ways
    net = ways.net(1, table.state.planks.laid, table.state.planks.long_in)
    far, near = (table.chart.spots.index(name) for name in ("B3.low", "A4"))
    assert ways.fetch(net, 0, 1, far) > ways.fetch(net, 0, 1, near)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_neither_planks_nor_gems_make_a_way_longer(seats: int) -> None:
    """On any board, one more plank or one gem fewer never makes a tour look longer, so nobody waits."""
    for seed in range(size(150, quick=30, plain=15)):
        random = Random(f"ways {seats} {seed}")
        state = any_position(random, seats)
        ways = Turn(state.rules, GONDOLIER).ways
        net = ways.net(1, state.planks.laid, state.planks.long_in)
        player = random.choice(state.players)
        pawn, colour, wanted = player.pawn, player.colour, 15 ^ player.gems
        whole = [ways.tour(net, colour, wanted, pawn, missing) for missing in range(4)]
        for missing in range(4):
            assert all(whole[missing & ~kind] <= whole[missing] for kind in (1, 2)), f"seed {seed}"
            for gem in range(4):
                less = ways.tour(net, colour, wanted & ~(1 << gem), pawn, missing)
                assert less <= whole[missing], f"seed {seed}"
