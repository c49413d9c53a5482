"""What a view says about the table (CG-701, CG-823), so that nobody who shows it has to know the rules."""

from __future__ import annotations

import pytest

from tests.games.canal_grande.setting import offers, splitting, vote


@pytest.mark.rule("CG-823")
def test_why_a_card_cannot_be_laid_stands_in_the_view() -> None:
    """The player asked sees the rule and the reason for every district card that cannot be laid; nobody else does."""
    scene = vote("CAS CAS", "CAS CAS CAS SMA").play("lay CAS CAS")
    seen, other = scene.view(1).vote, scene.view(0).vote
    assert seen is not None
    assert other is not None
    assert [(why.card, why.rule, why.reason) for why in seen.why_not] == [("SMA", "CG-491", "no-gondola")]
    assert (seen.need, other.why_not, other.draft) == (3, [], None)


@pytest.mark.rule("CG-494")
def test_a_gondola_says_why_it_is_not_laid_by_itself() -> None:
    """As long as one is in the hand: it comes along with a card, and then it is gone from the hand."""
    scene = vote("CAS CAS", "CAS GON SPO SPO").play("lay CAS CAS")
    for moves, reasons in (((), ["gondola-alone"]), (("lay CAS", "lay SPO"), [])):
        for move in moves:
            scene.play(move)
        seen = scene.view(1).vote
        assert seen is not None
        assert [why.reason for why in seen.why_not if why.card == "GON"] == reasons


@pytest.mark.rule("CG-701")
def test_the_decisive_slot() -> None:
    """The view marks the districts whose next trophy wins."""
    scene = vote("CAS", "SMA", trophies=("CAN SCR SPO DOR SMA", "SMA SMA SMA"))
    first, second = scene.view(0).sides
    assert [index for index, glows in enumerate(first.decisive) if glows] == [5]
    assert [index for index, glows in enumerate(second.decisive) if glows] == [4]
    assert (first.missing, second.most) == (1, 3)


@pytest.mark.rule("CG-701")
@pytest.mark.parametrize("won", ["CAN SCR SPO DOR SMA CAS", "SMA SMA SMA SMA"])
def test_what_wins_the_match(won: str) -> None:
    """All six districts, or four of one: the last trophy of either is decisive."""
    scene = vote("CAS", "SMA")
    goal = scene.view().goal
    assert (goal.different, goal.same) == (6, 4)
    names = won.split()
    side = vote("CAS", "SMA", trophies=(" ".join(names[:-1]), "")).view().sides[0]
    assert goal.different - side.missing == len(set(names[:-1]))
    assert any(side.decisive)


@pytest.mark.rule("CG-203")
def test_what_cards_count() -> None:
    """Number cards what they show, all others nothing; an offer counts what its cards do."""
    view = offers("3 2 CAN GON", "1 DOG", "", "").view()
    each = {copies.card: copies.points for copies in view.copies}
    assert {card: count for card, count in each.items() if count} == {"1": 1, "2": 2, "3": 3}
    assert [tray.points for tray in view.trays] == [5, 1]
    assert all(tray.points == sum(each[card] for card in tray.cards) for tray in view.trays)


@pytest.mark.rule("CG-421")
def test_both_offers_need_a_card() -> None:
    """The split can be said as soon as both trays hold as many cards as the view asks for, and no sooner."""
    scene = splitting("CAN CAN GON", "SPO", "CAS")
    least = scene.view(0).least_offer
    assert least == 1
    while scene.view(0).trays[1].cards != ["CAN", "GON"]:
        enough = all(len(tray.cards) >= least for tray in scene.view(0).trays)
        assert ("confirm" in scene.legal()) == enough
        scene.play("put CAN" if not scene.view(0).trays[1].cards else "put GON")


@pytest.mark.rule("CG-603", "CG-641")
def test_who_has_enough_points() -> None:
    """Ten end the phase: said of either side for both offers, and of the sides as they stand."""
    view = offers("3", "1", "", "", numbers=("3 2 2", "3 3 3")).view()
    assert view.threshold == 10
    assert [(tray.chooser_full, tray.divider_full, tray.ends_phase) for tray in view.trays] == [
        (True, True, True),
        (False, True, True),
    ]
    assert [(side.total, side.full) for side in view.sides] == [(7, False), (9, False)]
    low = offers("3", "1", "", "", numbers=("1", "2")).view()
    assert not any(tray.chooser_full or tray.divider_full for tray in low.trays)


@pytest.mark.rule("CG-491", "CG-493", "CG-665")
@pytest.mark.parametrize(("scope", "again"), [("vote", 0), ("move", 1)])
def test_gondolas_of_groups(scope: str, again: int) -> None:
    """A district needs one when it is opened; with a gondola for each move, every time."""
    scene = vote("CAS CAS CAN CAN GON GON", "CAS CAS CAS", gondola_scope=scope).play("lay CAS CAN", "lay CAS CAS CAS")
    scene.play("lay CAN")
    seen = scene.view(0).vote
    assert seen is not None
    assert seen.draft is not None
    assert [(group.district, group.count, group.gondolas) for group in seen.rows[0].groups] == [("CAN", 1, 1)]
    assert [(group.district, group.count, group.gondolas) for group in seen.draft.groups] == [("CAN", 1, again)]
    assert seen.draft.gondolas == again
    scene.play("lay CAS", "confirm")
    later = scene.view(0).vote
    assert later is not None
    (group,) = later.rows[0].groups
    assert (group.count, group.gondolas) == (2, 1 + again)
