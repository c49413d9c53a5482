"""The bots that make human mistakes: what each level promises, over many seeds."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

import serenissima
from serenissima.bots.bot import Bot
from serenissima.bots.levels import bot
from serenissima.bots.lore.venice_connection.people import PEOPLE, Person, Temper
from serenissima.bots.lore.venice_connection.plausible import plainly_ruined, plausibility
from serenissima.bots.lore.venice_connection.sight import Position, outlooks, weights
from serenissima.bots.uniform import Uniform
from serenissima.core.game import AnyGame
from serenissima.core.options import OptionValue
from serenissima.games.venice_connection.codes import IMPOSSIBLE
from serenissima.games.venice_connection.setup import read_drawing, set_up
from serenissima.games.venice_connection.state import State
from tests.bots.canals import BUDGET, chosen, duel, live_position, play_turn, table, the_book
from tests.playing import to_the_end

PLAINLY_RUINED = "|||/L.J"
RUINED = "-------"
NARROW = "F./||/L."
"""Two of its 701 turns keep it completable (E-7)."""

every_person = pytest.mark.parametrize("temper", PEOPLE, ids=lambda temper: temper.name)


@pytest.fixture
def game() -> AnyGame:
    """The game."""
    return serenissima.game("venice-connection")


def first(position: str, temper: Temper, seed: int, **options: OptionValue) -> int:
    """The first small move of a bot in a position."""
    game = serenissima.game("venice-connection")
    state = set_up(position, options)
    return Person(game, temper, seed).choose(game.view(state, 0), state.codes(), BUDGET)


def agrees(count: int, trials: int, chance: float) -> bool:
    """Whether a count is within four standard deviations of what a chance promises."""
    return abs(count - trials * chance) <= 4 * sqrt(trials * chance * (1 - chance)) + 1e-9


@every_person
@pytest.mark.parametrize("options", [{}, {"supply": 18}, {"bridge": True}])
@pytest.mark.parametrize("position", ["F-7", "F7/L.", "F-7/|.|/|.|"])
def test_everybody_closes_when_they_can(
    temper: Temper, position: str, options: dict[str, OptionValue], game: AnyGame
) -> None:
    """No level overlooks a canal that it can close, whatever the seed, and whether or not the game is solved."""
    for seed in range(1 if options else 6):
        state = set_up(position, options)
        play_turn(state, Person(game, temper, seed))
        outcome = state.outcome()
        assert outcome is not None, f"seed {seed}"
        assert outcome.winners == (0,), f"seed {seed}"


@pytest.mark.slow
@pytest.mark.rule("VC-36")
@every_person
@pytest.mark.parametrize("options", [{}, {"supply": 18}])
def test_a_call_is_missed_as_often_as_promised(temper: Temper, options: dict[str, OptionValue]) -> None:
    """Over many seeds calls are missed at the promised rate, and obvious ones less often."""
    line, seeds = (RUINED + "-", 80) if options else (RUINED, 300)
    for position, chance in ((line, temper.calls), (PLAINLY_RUINED, temper.calls_plain)):
        called = sum(first(position, temper, seed, **options) == IMPOSSIBLE for seed in range(seeds))
        assert agrees(called, seeds, chance), f"{called} of {seeds} in {position}"


@pytest.mark.rule("VC-36")
@every_person
def test_nobody_calls_what_can_still_be_closed(temper: Temper) -> None:
    """Nobody makes a wrong call, which would lose at once; E-10 and E-11 only look ruined."""
    for position in ("|||", "------", NARROW):
        assert all(first(position, temper, seed) != IMPOSSIBLE for seed in range(40))


@pytest.mark.rule("VC-47")
@every_person
def test_everybody_proves_what_can_be_proved(temper: Temper, game: AnyGame) -> None:
    """E-9 and E-10: when challenged, every level shows a completion if there is one, and concedes otherwise."""
    match = table("0,0:| 1,0:| 2,0:|", "impossible")
    to_the_end(match, lambda match: chosen(match, Person(game, temper, 5)))
    assert match.outcome is not None
    assert match.outcome.reason == "proof"
    match = table("0,0:| 1,0:| 2,0:|", "0,1:L", "2,1:J", "impossible")
    assert chosen(match, Person(game, temper, 5)) == "concede"


@pytest.mark.slow
@every_person
def test_a_canal_is_ruined_as_often_as_promised(temper: Temper, game: AnyGame) -> None:
    """Where nearly every turn ruins, 300 seeds ruin at the rate of blunders, and never obviously."""
    ruined = 0
    for seed in range(300):
        state = set_up(NARROW)
        play_turn(state, Person(game, temper, seed))
        if not state.completable():
            ruined += 1
            assert not plainly_ruined(state.laid_tiles())
    assert agrees(ruined, 300, temper.blunders), f"{ruined} of 300"


def gives_away(state: State, temper: Temper, seeds: int) -> int:
    """How often somebody leaves a canal that the opponent can close at once."""
    found = 0
    for seed in range(seeds):
        reached = state.copy()
        play_turn(reached, Person(serenissima.game("venice-connection"), temper, seed))
        live = the_book().lookup(reached.laid_tiles())
        found += live is not None and live.turns == 1
    return found


@pytest.mark.slow
def test_the_stronger_the_fewer_chances_they_give() -> None:
    """From the corner `F` a careless turn can be closed; over 150 seeds each level gives fewer such chances."""
    state = set_up("F")
    position = Position.of(state)
    turns = outlooks(position)
    weighed = weights(position, turns)
    share = sum(weight for turn, weight in zip(turns, weighed, strict=True) if turn.turns == 2) / sum(weighed)
    given = [gives_away(state, temper, 150) for temper in PEOPLE]
    assert given == sorted(given, reverse=True), given
    assert given[0] < 150 * share, (given, share)
    assert given[-1] <= 5, given


@pytest.mark.slow
@every_person
def test_a_turn_is_kept_through_its_small_moves(temper: Temper, game: AnyGame) -> None:
    """New bots with the same seed, one for each small move, complete the same turn, mistakes included."""
    for seed in range(10):
        start = live_position(Random(seed), wins=seed % 2 == 0)
        whole = play_turn(start.copy(), Person(game, temper, seed))
        state = start.copy()
        for code in whole:
            outlooks.cache_clear()
            view, codes = game.view(state, state.to_move()), state.codes()
            assert {Person(game, temper, seed).choose(view, codes, BUDGET) for _ in range(2)} == {code}
            state.play(code)


@every_person
def test_another_seed_or_game_plays_otherwise(temper: Temper, game: AnyGame) -> None:
    """Twenty seeds do not all open in the same way."""
    openings = set()
    for seed in range(20):
        state = table().state.copy()
        assert isinstance(state, State)
        openings.add(tuple(play_turn(state, Person(game, temper, seed))))
    assert len(openings) > 5


@every_person
def test_a_turn_somebody_else_has_begun_is_finished(temper: Temper, game: AnyGame) -> None:
    """Around any legal tile there is a turn to confirm, even on the empty table."""
    for seed in range(8):
        for start in (live_position(Random(seed), wins=True), set_up(RUINED), table().state.copy()):
            assert isinstance(start, State)
            start.play(Random(seed).choice([code for code in start.codes() if code != IMPOSSIBLE]))
            seat = start.to_move()
            play_turn(start, Person(game, temper, seed))
            assert start.to_move() != seat


@pytest.mark.slow
@every_person
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"challenge": "auto"},
        {"challenge": "arbiter", "match_length": 3},
        {"supply": 5},
        {"supply": 20},
        {"bridge": True},
        {"mint_tide": True},
    ],
)
def test_everybody_plays_legally_with_every_option(
    game: AnyGame, temper: Temper, options: dict[str, OptionValue]
) -> None:
    """With every option, matches against random moves and against the gondolier come to an end."""
    others: list[Bot] = [Uniform(1), bot(game, "sensible", 1)]
    for seed, other in enumerate(others):
        match = game.start(seed=seed, options=options)
        sides = [Person(game, temper, seed), other]
        duel(match, sides)
        assert match.outcome is not None


def test_ruins_that_anybody_sees() -> None:
    """E-8 (a ring leaves a tile out) and E-9 (a cell with three canals) are obvious ruins; E-11 must be counted."""
    for position in ("F7|/LJ.", PLAINLY_RUINED):
        assert plainly_ruined(read_drawing(position, [16, 0, 0]))
    for position in (RUINED, "F7", "F7/LJ", "|||", NARROW):
        assert not plainly_ruined(read_drawing(position, [16, 0, 0]))


def test_what_comes_to_mind_first() -> None:
    """Continuing the canal near the last turn comes to mind before beginning another piece."""
    tiles = read_drawing("F7", [16, 0, 0])
    laid = {tile >> 5: tile & 31 for tile in tiles}
    onward, beside = read_drawing("@1,1 |", [16, 0, 0]), read_drawing("@2,0 |", [16, 0, 0])
    recent = {tiles[1] >> 5}
    assert plausibility(onward, laid, recent) > plausibility(beside, laid, recent)
    assert plausibility(onward, laid, recent) > plausibility(onward, laid, {tiles[0] >> 5})
