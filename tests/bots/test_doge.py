"""The Doge of Canal Grande and the forgetful levels: what they are built on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import serenissima
from serenissima.bots.bot import Budget, decide
from serenissima.bots.levels import bot
from serenissima.bots.lore.canal_grande.decisions import decisions
from serenissima.bots.lore.canal_grande.forgetting import remembered
from serenissima.bots.lore.canal_grande.learned import network
from serenissima.bots.lore.canal_grande.offers import best_tray
from serenissima.bots.lore.canal_grande.prospects import FEATURES, features
from serenissima.bots.lore.canal_grande.swift import Swift, run_on
from serenissima.core.playout import Dice
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.core.state import State as Protocol
from serenissima.games.canal_grande.cards import size
from serenissima.games.canal_grande.hindsight import parts
from serenissima.games.canal_grande.setup import set_up
from serenissima.games.canal_grande.state import State
from tests.contract.cases import option_sets

GAME = serenissima.game("canal-grande")
SOON = Budget(seconds=100, iterations=30)


def late(seats: int, rounds: int, seed: int, options: dict[str, Any] | None = None) -> State:
    """A position in which a round is about to begin."""
    state: State = GAME.new(seats, GAME.read_options(options or {}))
    run_on(state, Swift(), Dice(seed), rounds)
    return state


@pytest.mark.parametrize("seats", [2, 4])
def test_the_swift_player_plays_whole_matches_with_every_option(seats: int) -> None:
    """The swift player plays matches with every option to their end."""
    for seed, options in enumerate(option_sets(GAME)):
        state = late(seats, 1000, seed, dict(options))
        assert state.outcome() is not None


@pytest.mark.parametrize("seats", [2, 4])
def test_a_card_is_picked_as_from_the_list(seats: int) -> None:
    """The quick way to draw picks the same card as the plain one."""
    random = Random(4)
    state: State = GAME.new(seats, GAME.read_options({}))
    swift = Swift()
    while (seat := state.to_move()) != NOBODY:
        if seat == FORTUNA:
            ticket = random.random()
            code = state.pick(ticket)
            assert code == Protocol.pick(state, ticket)
            state.play(code)
        else:
            state.play(swift.legal(state))


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_told_about_a_position_gives_a_chance(seats: int) -> None:
    """A position has as many features as the network was trained on, and its chance is between 0 and 1."""
    for seed in range(5):
        told = features(late(seats, 3, seed))
        assert len(told) == FEATURES
        assert 0.0 < network(seats).chance(told) < 1.0


def test_who_is_about_to_win_is_likely_to_win() -> None:
    """A side with five districts and strong hands against nothing gets a high chance."""
    state = late(2, 1, 1)
    state.trophies = [0x011111, 0] if state.divider == 0 else [0, 0x011111]
    assert network(2).chance(features(state)) > 0.75


def test_every_split_is_a_decision_and_the_swift_one_is_among_them() -> None:
    """Whatever is revealed, every split is a decision, and the swift player's is one of them."""
    for seed in range(4):
        state = late(2, 2, seed)
        dice = Dice(seed)
        while state.to_move() == FORTUNA:
            state.play(state.pick(dice.ticket()))
        whole = state.first
        assert len(decisions(state, state.codes())) == len(parts(whole))
        tray = best_tray(state)
        assert 0 < size(tray) <= 4
        assert min(tray, whole - tray) in parts(whole)


@pytest.mark.parametrize("seats", [2, 4])
def test_decisions_are_legal_to_their_end(seats: int) -> None:
    """At every stage of a match all small moves of every decision are legal."""
    state: State = GAME.new(seats, GAME.read_options({}))
    dice, swift = Dice(8), Swift()
    while (seat := state.to_move()) != NOBODY:
        if seat == FORTUNA:
            state.play(state.pick(dice.ticket()))
            continue
        for decision in decisions(state, state.codes())[::9]:
            twin = state.copy()
            for code in decision.codes:
                assert twin.to_move() == seat
                assert code in twin.codes()
                twin.play(code)
        state.play(swift.legal(state))


@pytest.mark.parametrize("seats", [2, 4])
def test_equal_views_give_equal_plans(seats: int) -> None:
    """In another world that looks the same, the Doge makes the same plan."""
    match = GAME.start(seats=seats, seed=21)
    random = Random(21)
    compared = 0
    while match.to_move is not None and compared < 5:
        seat, codes = match.to_move, match.codes()
        view = match.view(seat)
        plan = decide(bot(GAME, "doge", 7), view, codes, SOON)
        if len(codes) > 1:
            twin = GAME.view(GAME.imagine(view, random), seat)
            assert decide(bot(GAME, "doge", 7), twin, codes, SOON) == plan
            compared += 1
        for code in plan:
            match.play(GAME.alphabet.move(code))
    assert compared == 5


def test_a_begun_split_is_finished() -> None:
    """Asked again after each small move it goes on from what lies there."""
    state = set_up(2, ["CAS CAN", "SMA GON"], trays=("DOG CAN SMA 2", "CAS CAS 1 3"))
    for _ in range(8):
        if state.stage != 3:
            break
        state.play(bot(GAME, "doge", 1).choose(GAME.view(state, 0), state.codes(), SOON))
    assert size(state.second) >= 4


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_forgotten_can_still_be_imagined(seats: int) -> None:
    """One's own hand is never forgotten; imagined hands have the right size, and some contain other cards."""
    differed = 0
    for seed in range(6):
        state = late(seats, 5, seed)
        view = GAME.view(state, 0)
        seen = remembered(view, 0.3, seed)
        assert remembered(view, 1.0, seed) is view
        assert remembered(view, 0.3, seed) == seen
        world = GAME.imagine(seen, Random(seed))
        assert world.hands[0] == state.hands[0]
        assert [size(hand) for hand in world.hands] == [size(hand) for hand in state.hands]
        sharp = GAME.imagine(view, Random(seed))
        differed += world.hands != sharp.hands
    assert differed
