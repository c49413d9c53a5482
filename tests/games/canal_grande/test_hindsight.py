"""The look back after a match: what the splits were worth, and who regrets what (CG-821, CG-822)."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.core.match import Match
from serenissima.core.state import ONLOOKER
from serenissima.games.canal_grande.hindsight import Judge, parts
from serenissima.games.canal_grande.setup import pile
from serenissima.games.canal_grande.state.position import PastSplit
from serenissima.games.canal_grande.state.rules import Rules
from serenissima.games.canal_grande.worth import strength, trophy_worth
from tests.games.canal_grande.setting import GAME, cards


def over(seats: int, seed: int) -> Match:
    """A random match, played to its end."""
    match: Match = GAME.start(seats=seats, seed=seed)
    random = Random(seed)
    while match.to_move is not None:
        match.play(random.choice(match.moves()))
    return match


@pytest.mark.rule("CG-821")
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_lies_open_when_it_is_over(seats: int) -> None:
    """After the end, and not before, all hands and every split with its hands are visible."""
    match = over(seats, 3)
    for seat in (*range(seats), ONLOOKER):
        view = match.view(seat)
        assert view.looked_back is not None
        assert len(view.looked_back.splits) in (view.round, view.round - 1)
        assert [player.hand for player in view.players] == view.looked_back.hands
    before = match.at(len(match.log) - 1)
    assert all(before.view(seat).looked_back is None for seat in range(seats))


@pytest.mark.rule("CG-822")
def test_regrets_are_what_they_are_called() -> None:
    """Regret is never negative: the chooser's is for a better offer, the divider's for a better split."""
    for seed in range(4):
        view = over(2, seed).view(0)
        assert view.looked_back is not None
        for split in view.looked_back.splits:
            best = max(offer.margin for offer in split.offers)
            taken = split.offers[split.chosen - 1].margin
            assert split.chooser_regret == pytest.approx(best - taken, abs=0.02)
            assert split.divider_regret == pytest.approx(best - split.best_margin, abs=0.02)
            assert split.chooser_regret >= 0
            assert split.divider_regret >= 0
            whole = sorted([*split.best_first, *split.best_second])
            assert whole == sorted(card for offer in split.offers for card in offer.cards)


@pytest.mark.rule("CG-822")
def test_a_gift_is_regretted() -> None:
    """A divider who puts everything good into one offer regrets it, and so does a chooser who takes the other one."""
    rules = Rules(2, GAME.read_options({}))
    everything, nothing = "CAS CAS GON TRA SPY", "3 3 3"
    hands = [pile("CAS CAS"), pile("SMA SCR")]
    for chosen, sorry in ((1, False), (2, True)):
        past = PastSplit([1, 1, 1, 0, chosen], [pile(everything), pile(nothing)], hands, [0, 0], [0, 0])
        judged = Judge(rules, past).judged()
        assert judged.divider_regret > 3
        assert (judged.chooser_regret > 3) is sorry
        assert judged.offers[0].to_chooser > judged.offers[1].to_chooser


@pytest.mark.rule("CG-423")
def test_parts_are_all_splits_once() -> None:
    """Eight different cards have 127 splits."""
    assert len(parts(pile("CAN SCR SPO DOR SMA CAS GON SPY"))) == 127
    assert len(parts(pile("CAN CAN"))) == 1


@pytest.mark.rule("CG-491", "CG-701")
def test_strength_and_trophies() -> None:
    """A hand is as strong as the most it could lay; the last missing trophy is worth the most."""
    hand = pile("CAS GON SPO SPO SMA")
    assert [strength(hand, kind, False) for kind in (5, 2, 0)] == [3, 3, 0]
    assert strength(hand, 0, True) == 2
    assert cards("CAS") == ["CAS"]
    five, three = pile("CAN SCR SPO DOR SMA"), pile("SMA SMA SMA")
    assert trophy_worth(five, 0, 5) > trophy_worth(0, 0, 5)
    assert trophy_worth(three, 0, 4) > trophy_worth(three, 0, 5)
    assert trophy_worth(0, five, 5) > trophy_worth(0, 0, 5)
