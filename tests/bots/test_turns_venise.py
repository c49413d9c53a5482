"""The bots of Venise know some rules twice: `lore/venise` tries cards on a stance of its own, for speed.

What it finds is compared with the rules, on positions made at random: boards, seats, options, planks, pawns, hands.
"""

from __future__ import annotations

from random import Random

import pytest

from serenissima.bots.lore.venise.scales import Scales
from serenissima.bots.lore.venise.turn import WON, Turn
from serenissima.games.venise.codes import END_PLAY
from serenissima.games.venise.state import State
from serenissima.games.venise.state.position import PLAY, PRICE
from serenissima.games.venise.state.rules import Rules
from tests.bots.turns_venise import WHOLE_TURN, End, any_position, end, ends
from tests.sizes import size

SEATS = (2, 3, 4)
MOST = 1_000_000
FOREVER = 1e18
_turns: dict[tuple[int, int], tuple[Rules, Turn]] = {}


def turn(rules: Rules, ahead: int) -> Turn:
    """A search over this many cards in which everything counts, so that no mistake stays hidden."""
    scales = Scales(
        ahead=ahead,
        tour=True,
        rivals=0.03,
        leader=0.1,
        gem=2.0,
        joker=1.7,
        tile=0.9,
        cards=[0.7, 0.8, 0.45, 0.6, 0.4, 0.8, 0.9],
        fading=0.7,
        shorts=[0.0, 1.6, 2.6, 3.1, 3.4, 3.6],
        longs=[0.0, 1.7, 2.6, 3.0, 3.2],
        stranded=25.0,
        exposed=5.0,
        short=16,
        long=28,
        missing=22,
    )
    return _turns.setdefault((id(rules), ahead), (rules, Turn(rules, scales)))[1]


def found(state: State, ahead: int) -> set[End] | None:
    """The ends the lore finds, None if it wins. Every line is legal and leads where the lore thinks it does."""
    seat = state.seat
    known: set[End] = set()
    for each in turn(state.rules, ahead).ends(state, MOST, FOREVER):
        after = state.copy()
        for code in each.line:
            if code == END_PLAY:
                break
            assert after.seat == seat, each.line
            assert code in after.codes(), each.line
            after.play(code)
        if each.worth >= WON:
            assert after.players[seat].gem_count == 4, each.line
            return None
        here = end(after, seat)
        assert here not in known, each.line
        known.add(here)
        if after.phase == PLAY:
            # read from the table again, the stance has the same worth: hand, tiles, supplies and planks are right
            again = [same.worth for same in turn(state.rules, 0).ends(after, MOST, FOREVER) if same.line == [END_PLAY]]
            assert again == [pytest.approx(each.worth)], each.line
    return known


def boards(known: set[End]) -> set[tuple[tuple[int, ...], int, int]]:
    """The ends without the number of jokers left."""
    return {each[:3] for each in known}


def ruled(state: State, cards: int) -> set[End] | None:
    """The ends the rules allow, None if one of them wins."""
    seat = state.seat
    known: set[End] = set()
    for after in ends(state, cards):
        if after.players[seat].gem_count == 4:
            return None
        known.add(end(after, seat))
    return known


@pytest.mark.rule("VE-A9", "VE-A13", "VE-A14", "VE-G22", "VE-T10", "VE-T11", "VE-V6")
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_is_tried_as_the_rules_have_it(seats: int) -> None:
    """One card or exchange: the same ends on the board, from any position.

    A joker is not tried where the card itself is at hand. Otherwise what is left in the hand is the same, too.
    """
    for seed in range(size(1200, quick=60, long=12_000, plain=60)):
        state = any_position(Random(f"card {seats} {seed}"), seats, most=8)
        mine, theirs = found(state, 1), ruled(state, 1)
        if mine is None or theirs is None:
            assert mine is theirs, f"seed {seed}"
            continue
        assert mine <= theirs, f"seed {seed}"
        assert boards(mine) == boards(theirs), f"seed {seed}"
        if not state.me().jokers:
            assert mine == theirs, f"seed {seed}"


@pytest.mark.rule("VE-A16", "VE-A19", "VE-A20", "VE-A22", "VE-A24", "VE-A25", "VE-C10", "VE-T2")
@pytest.mark.parametrize("seats", SEATS)
def test_whole_turns_end_as_the_rules_have_it(seats: int) -> None:
    """Without an exchange every end of a whole turn is found; with one only the dullest cards are given."""
    for seed in range(size(200, quick=20, long=2_000, plain=8)):
        state = any_position(Random(f"turn {seats} {seed}"), seats, most=5)
        mine, theirs = found(state, WHOLE_TURN), ruled(state, WHOLE_TURN)
        if mine is None or theirs is None:
            assert mine is theirs, f"seed {seed}"
            continue
        assert mine <= theirs, f"seed {seed}"
        if state.me().cards < PRICE:
            assert boards(mine) == boards(theirs), f"seed {seed}"
