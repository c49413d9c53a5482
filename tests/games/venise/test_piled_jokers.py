"""Discarded jokers in the discard pile (VE-T17 with the option `discarded_jokers`), and what that means for VE-T9."""

from __future__ import annotations

import pytest

from serenissima.core.state import EVERYONE
from serenissima.games.venise.events import JokerDrawn
from tests.games.venise.setting import GAME, Table, every_card, pile


def piled(seats: int = 4) -> Table:
    """A table where discarded jokers go to the discard pile, with a full hand and a joker in it after drawing."""
    table = Table(seats, {"discarded_jokers": "pile"}).hold([*every_card(), "walk2", "joker"])
    table.state.jokers = 7
    table.play("end play", draw="walk2")
    return table


@pytest.mark.rule("VE-T17")
def test_discarded_jokers_may_go_to_the_discard_pile() -> None:
    """Face up on top like every card, not to their place, and all who may look see them there."""
    table = piled()
    table.play("discard joker")
    view = GAME.view(table.state, 2)
    assert (view.jokers, view.discards.count, view.discards.top) == (7, 1, "joker")
    assert view.discards.cards["joker"] == 1
    table.play("discard short long")
    assert (table.state.seat, table.state.discard_count) == (1, 3)
    assert Table().state.rules.jokers_piled is False


@pytest.mark.rule("VE-T17", "VE-T15", "VE-T14", "VE-4")
def test_jokers_come_back_with_the_reshuffle() -> None:
    """They are drawn like other cards, as likely as they are frequent, shown to all, and count as cards drawn."""
    table = piled()
    table.play("discard joker short long")
    pile(table, [0] * 7, [0, 3, 0, 0, 0, 0, 0])
    table.state.discard_count = 4
    table.hold(["walk1"], seat=1).play("end play")
    state = table.state
    assert (state.pile_count, state.pile_jokers, state.discard_jokers, state.top) == (4, 1, 0, -1)
    assert (table.legal("draw"), state.odds()) == (["draw long", "draw joker"], [3, 1])
    assert GAME.view(state, 3).memory.jokers == 1
    (told,) = table.play("draw joker")
    assert (told.event, told.to) == (JokerDrawn(1, True, 3), EVERYONE)
    assert (state.to_draw, state.players[1].jokers, state.pile_jokers) == (1, 1, 0)
    assert GAME.view(state, 3).players[1].jokers == 1
    table.play("draw long")
    assert (state.seat, table.hand(1)) == (2, ["long", "walk1", "joker"])


@pytest.mark.rule("VE-T9", "VE-T17")
def test_who_has_two_jokers_keeps_no_third() -> None:
    """A third joker is discarded at once and another card drawn; a pile of jokers alone is reshuffled."""
    table = Table(4, {"discarded_jokers": "pile"}).hold(["short", "joker", "joker"])
    state = table.state
    pile(table, [0] * 7, [0, 2, 0, 0, 0, 0, 0])
    state.jokers, state.pile_jokers, state.pile_count = 4, 2, 2
    table.play("end play")
    for left in (1, 0):
        (told, *_) = table.play("draw joker")
        assert told.event == JokerDrawn(0, False, left)
        assert (state.to_draw, state.players[0].jokers) == (2, 2)
    assert (state.pile_count, state.pile_jokers, state.discard_count) == (4, 2, 0)
    table.play("draw long; draw long")
    assert (state.seat, table.hand(0)) == (1, ["short", "long", "long", "joker", "joker"])


@pytest.mark.rule("VE-T9", "VE-T7", "VE-T11")
def test_no_joker_can_be_had_where_none_lies() -> None:
    """Where no joker is left in its place, none can be taken or exchanged for, even after drawing."""
    table = Table(4, {"discarded_jokers": "pile"}).hold(every_card())
    table.state.jokers = 0
    assert "take joker" not in table.legal() and "exchange" not in table.legal()
    assert table.refused("take joker").reason == table.refused("exchange").reason == "no-joker-there"
    table.play("end play", draw="walk2")
    assert table.legal("exchange") == []
    assert table.refused("exchange").reason == "no-joker-there"
