"""The bots of Canal Grande play legally to the end, beat chance, and use nothing but their view."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import serenissima
from serenissima.bots.bot import Bot, Budget
from serenissima.bots.levels import bot, bots_for, default_level
from serenissima.core.outcome import Outcome
from serenissima.games.canal_grande.codes import CONFIRM, PASS
from serenissima.games.canal_grande.setup import set_up
from tests.contract.cases import option_sets
from tests.playing import between
from tests.sizes import spread

GAME = serenissima.game("canal-grande")
SOON = Budget(seconds=5, iterations=6)


def whole_match(names: list[str], seed: int, options: dict[str, Any] | None = None) -> Outcome:
    """A match of these bots; every choice is checked to be legal."""
    bots: list[Bot] = [bot(GAME, name, seed * 10 + seat) for seat, name in enumerate(names)]
    outcome = between(GAME, bots, seed, SOON, options).outcome
    assert outcome is not None
    return outcome


def test_the_levels_are_named_weakest_first() -> None:
    """The levels are uniform and search, as in every game, then the characters of this one."""
    names = [level.name for level in bots_for(GAME)]
    assert names == ["uniform", "search", "apprentice", "merchant", "sensible", "doge"]
    assert default_level(GAME) in names


@pytest.mark.parametrize("level", ["sensible", "apprentice"])
def test_two_play_better_than_chance(level: str) -> None:
    """With two players the bot wins nearly all of four matches against uniform play, seats swapped."""
    won = 0
    for seed in range(4):
        names = [level, "uniform"] if seed % 2 else ["uniform", level]
        won += whole_match(names, seed).ranks[1 - seed % 2] == 1
    assert won >= 3


def test_a_team_plays_better_than_chance() -> None:
    """A team of bots wins nearly all of four matches against uniform play, sides swapped."""
    won = 0
    for seed in range(4):
        ours, theirs = ["sensible"] * 2, ["uniform"] * 2
        names = ours + theirs if seed % 2 else theirs + ours
        won += whole_match(names, seed).ranks[0 if seed % 2 else 2] == 1
    assert won >= 3


@pytest.mark.parametrize("seats", spread([2, 4]))
def test_bots_play_with_every_option(seats: int) -> None:
    """With every option, all moves are legal to the end of the match."""
    for seed, options in enumerate(option_sets(GAME)):
        names = ["apprentice"] * seats
        whole_match(names, seed, dict(options))


def test_the_search_plays() -> None:
    """The platform's search needs nothing but views and imagined worlds."""
    whole_match(["search", "uniform"], 3)
    whole_match(["search", "uniform", "uniform", "search"], 4)


@pytest.mark.parametrize("seats", [2, 4])
def test_equal_views_give_equal_choices(seats: int) -> None:
    """In another world that looks the same, the bot makes the same choice."""
    match = GAME.start(seats=seats, seed=21)
    random = Random(21)
    compared = 0
    while match.to_move is not None and compared < 25:
        seat, codes = match.to_move, match.codes()
        view = match.view(seat)
        code = bot(GAME, "merchant", 7).choose(view, codes, SOON)
        if len(codes) > 1:
            twin = GAME.view(GAME.imagine(view, random), seat)
            assert bot(GAME, "merchant", 7).choose(twin, codes, SOON) == code
            compared += 1
        match.play(GAME.alphabet.move(code))
    assert compared == 25


def test_a_decision_is_kept_through_its_small_moves() -> None:
    """A split is finished in at most five steps, each a part of the same plan."""
    match = GAME.start(seats=2, seed=8)
    steps = 0
    while match.view(0).stage == "split":
        assert match.to_move is not None
        code = bot(GAME, "sensible", 3).choose(match.view(match.to_move), match.codes(), SOON)
        match.play(GAME.alphabet.move(code))
        steps += 1
    assert 2 <= steps <= 5


def test_a_begun_split_of_another_is_finished() -> None:
    """Whatever already lies in the second tray, the bot continues from there."""
    match = GAME.start(seats=2, seed=8)
    divider = match.to_move
    assert divider is not None
    for card in match.view(divider).trays[0].cards[:6]:
        match.play(f"put {card}")
    while match.view(divider).stage == "split":
        code = bot(GAME, "sensible", 3).choose(match.view(divider), match.codes(), SOON)
        match.play(GAME.alphabet.move(code))
    assert len(match.view(divider).trays[1].cards) >= 6


def test_it_takes_the_vote_that_wins_the_match() -> None:
    """With five districts and the sixth in hand it contests that one, and answers a vote it can win."""
    state = set_up(
        2, ["CAS CAN CAN", "SMA"], trophies=("CAN SCR SPO DOR SMA", ""), divider=1, resolves=("chooser", "DOG")
    )
    senator = bot(GAME, "sensible", 1)
    for text in ("lay CAS", "confirm"):
        code = senator.choose(GAME.view(state, 0), state.codes(), SOON)
        assert GAME.alphabet.text(GAME.alphabet.move(code)) == text
        state.play(code)
    assert state.vote is not None
    state.play(PASS)
    assert state.outcome() is not None
    defending = set_up(
        2, ["CAS", "CAS CAS CAS"], trophies=("CAN SCR SPO DOR SMA", ""), divider=1, resolves=("chooser", "DOG")
    )
    for code in (GAME.alphabet.code(GAME.alphabet.parse("lay CAS")), CONFIRM):
        defending.play(code)
    assert senator.choose(GAME.view(defending, 1), defending.codes(), SOON) != PASS
