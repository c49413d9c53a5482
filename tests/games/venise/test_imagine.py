"""What is secret, what can be known by counting, and the worlds that are imagined from it (VE-4, VE-P6)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from serenissima.core.state import FORTUNA, NOBODY, ONLOOKER
from serenissima.games.venise.events import Got
from serenissima.games.venise.state import State
from tests.games.venise.setting import GAME, LETTERS, Table


@pytest.mark.rule("VE-4", "VE-P6")
def test_hands_are_secret() -> None:
    """Everybody sees how many cards a hand has and how many are jokers; only its owner sees and hears which."""
    table = Table(3)
    for seat in (1, 2, ONLOOKER):
        view = GAME.view(table.state, seat)
        assert view.players[0].cards == 6
        assert view.players[0].remembered.known == ["short", "long", "walk1", "walk2"]
        assert view.players[0].remembered.new == 2
    assert GAME.view(table.state, ONLOOKER).hand == []
    told = table.play("end play", draw="walk3")
    assert {each.to for each in told if isinstance(each.event, Got)} == {1}


@pytest.mark.rule("VE-4")
def test_a_played_card_leaves_what_is_known() -> None:
    """After a known card is played it is known no longer; a card from the pile is remembered as gone."""
    table = Table(2, deal="walk1")
    table.play("short S:A4-B4")
    assert GAME.view(table.state, 1).players[0].remembered.known == ["long", "walk1", "walk2"]
    table.play("walk1 S:A4-B4; walk1 A4")
    remembered = GAME.view(table.state, 1).players[0].remembered
    assert (remembered.known, remembered.gone) == (["long", "walk2"], ["walk1"])


def random_states(seats: int, seed: int, options: dict[str, str]) -> list[State]:
    """Positions of a random match."""
    random = Random(seed)
    state = GAME.new(seats, GAME.read_options({"colours": "random", **options}))
    found: list[State] = []
    while state.to_move() != NOBODY and len(found) < 500:
        codes = state.codes()
        weights = state.odds() if state.to_move() == FORTUNA else None
        state.play(random.choices(codes, weights)[0])
        found.append(state.copy())
    return found


@pytest.mark.rule("VE-4", "VE-T15")
@pytest.mark.parametrize("shown", ["all", "top"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_fit_all_that_was_seen(seats: int, shown: str) -> None:
    """Every imagined hand has what is known of it, all cards are there once, and the twin hands are possible."""
    random = Random(seats)
    for state in random_states(seats, seats, {"discard_view": shown})[::17]:
        for seat in range(seats):
            world = GAME.imagine(GAME.view(state, seat), random)
            assert list(world.players[seat].hand) == list(state.players[seat].hand)
            assert list(world.discards) == list(state.discards)
            total = Counter[int]()
            for kind in range(7):
                held = sum(player.hand[kind] for player in world.players)
                total[kind] = held + world.pile[kind] + world.discards[kind]
                for player in world.players:
                    assert player.hand[kind] >= player.known[kind]
                    assert player.gone[kind] <= player.old[kind] + player.new[kind]
            assert [total[kind] for kind in range(7)] == list(state.rules.mix)


@pytest.mark.rule("VE-4", "VE-T15")
def test_after_a_shuffle_the_only_rival_is_an_open_book() -> None:
    """With two players, all cards outside the pile and one's own hand are the other's."""
    table = Table(2)
    for _ in range(40):
        before = table.state.pile_count
        table.pass_turn("short")
        table.state.idle = 0
        if table.state.pile_count > before:
            break
    else:
        pytest.fail("the pile never ran out")
    state = table.state
    drawn = [int(player.drawn) for player in state.players]
    for seat in (0, 1):
        world = GAME.imagine(GAME.view(state, seat), Random(seat))
        if drawn[1 - seat] == 0:
            assert list(world.players[1 - seat].hand) == list(state.players[1 - seat].hand)


@pytest.mark.rule("VE-P3")
def test_a_view_shows_all_that_must_be_seen() -> None:
    """Whose turn, the budget, everybody's possessions, the piles, the water, and who fetches which gem."""
    table = Table(4).hold(["short", "walk1"])
    table.play("short S:A4-B4")
    view = GAME.view(table.state, ONLOOKER)
    assert (view.to_move, view.turn.used, view.turn.limit, view.turn.left) == (0, 1, 4, 3)
    first = view.players[0]
    assert (first.short, first.long, first.tiles, first.gems) == (2, 2, 0, 0)
    assert (view.draw_pile, view.discards.count, view.jokers, view.water.short) == (22, 1, 8, 0)
    assert {gem.seat for gem in view.gems} == {0, 1, 2, 3}
    assert set(view.players[0].wants) == {"B4.top", "A2.N", "D1.low", "D3.top"}
    assert [plank.place for plank in view.planks] == ["S:A4-B4"]
    assert LETTERS.size == GAME.alphabet.size
