"""What a view says about the table (CG-701, CG-823)."""

from __future__ import annotations

import pytest

from tests.games.canal_grande.setting import vote


@pytest.mark.rule("CG-823")
def test_why_a_card_cannot_be_laid_stands_in_the_view() -> None:
    """The player asked sees the rule and the reason for every district card that cannot be laid; nobody else does."""
    scene = vote("CAS CAS", "CAS CAS CAS SMA").play("lay CAS CAS")
    seen, other = scene.view(1).vote, scene.view(0).vote
    assert seen is not None
    assert other is not None
    assert [(why.card, why.rule, why.reason) for why in seen.why_not] == [("SMA", "CG-491", "no-gondola")]
    assert (seen.need, other.why_not, other.draft) == (3, [], None)


@pytest.mark.rule("CG-701")
def test_the_decisive_slot() -> None:
    """The view marks the districts whose next trophy wins."""
    scene = vote("CAS", "SMA", trophies=("CAN SCR SPO DOR SMA", "SMA SMA SMA"))
    first, second = scene.view(0).sides
    assert [index for index, glows in enumerate(first.decisive) if glows] == [5]
    assert [index for index, glows in enumerate(second.decisive) if glows] == [4]
    assert (first.missing, second.most) == (1, 3)
