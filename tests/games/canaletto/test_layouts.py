"""The treasures of the box, and their layouts, counted and drawn exactly (CAN-01 to CAN-12)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

import pytest

from serenissima.games.canaletto.box import GROUPS, PALACES, SHORT, SIZES
from serenissima.games.canaletto.layouts import Laying, Layouts, Step, empty_palaces
from tests.games.canaletto.setting import ALPHABET, FX, GAME, A, fx

ALL = 210_702_966_153_741_127_676_754_144_000
PROFILES = {
    (2, 14, 0): 39891372620627656608480000,
    (3, 12, 1): 1506382988993484401479680000,
    (4, 10, 2): 15472573334440130830521600000,
    (5, 8, 3): 57795449342023572315776640000,
    (6, 6, 4): 83962747941216460481797632000,
    (7, 4, 5): 44811776919121133527622016000,
    (8, 2, 6): 6976222287135947754644736000,
    (9, 0, 7): 137921968189770708303360000,
}
"""Palaces with three, two, one: the number of legal placements (section 3.1 of the specification)."""


def profiles(first: Step) -> Counter[tuple[int, int, int]]:
    """The exact chance of every profile when Fortuna draws by the odds of the steps, walked through all of them."""
    chances: Counter[tuple[int, int, int]] = Counter()
    front = {first: Fraction(1)}
    while front:
        behind: dict[Step, Fraction] = {}
        for step, chance in front.items():
            if not step.left:
                none, one, two = step.counts()[:3]
                assert none == 0
                chances[(PALACES - one - two, two, one)] += chance  # type: ignore[assignment]
                continue
            total = sum(step.odds)
            for held, (palaces, weight) in enumerate(zip(step.counts()[:3], step.weights, strict=True)):
                if weight:
                    after = step.after(held)
                    behind[after] = behind.get(after, Fraction(0)) + chance * Fraction(palaces * weight, total)
        front = behind
    return chances


@pytest.mark.rule("CAN-12")
def test_placements_are_counted() -> None:
    """The numbers of all legal placements and of the flat ones are exactly those of the specification."""
    assert Layouts(False).ways(0, PALACES, 0, 0) == ALL == sum(PROFILES.values())
    assert Layouts(True).ways(0, PALACES, 0, 0) == PROFILES[(2, 14, 0)]


@pytest.mark.rule("CAN-12")
def test_every_profile_is_as_likely_as_its_placements() -> None:
    """Fortuna's draws, one after the other, give each of the eight profiles exactly its share."""
    assert profiles(empty_palaces(flat=False).step) == {
        profile: Fraction(count, ALL) for profile, count in PROFILES.items()
    }


@pytest.mark.rule("CAN-12")
def test_flat_layouts_are_flat() -> None:
    """With `layout=flat` there are 14 palaces with two and two with three, always."""
    assert profiles(empty_palaces(flat=True).step) == {(2, 14, 0): 1}
    for seed in range(5):
        view = GAME.start(seed=seed, options={"layout": "flat"}).view(A)
        assert sorted(len(palace.lot) for palace in view.palaces) == [2] * 14 + [3] * 2


@pytest.mark.rule("CAN-12")
def test_every_placement_of_a_group_is_equally_likely() -> None:
    """The treasures of a group are drawn one by one, but every set of palaces of one shape gets the same chance."""
    laying = empty_palaces(flat=False)
    for palace in (0, 1, 2, 3):
        laying.place(palace)
    chances: Counter[frozenset[int]] = Counter()

    def spread(at: Laying, chosen: frozenset[int], chance: Fraction) -> None:
        if at.step.group > 1:
            chances[chosen] += chance  # type: ignore[assignment]
            return
        odds = at.odds()
        for code, weight in zip(at.codes(), odds, strict=True):
            palace = (code - ALPHABET.code(ALPHABET.parse("place Mi P0"))) % PALACES
            after = at.copy()
            after.place(palace)
            spread(after, chosen | {palace}, chance * Fraction(weight, sum(odds)))

    # the candelabra beside the mirrors in P0 to P3; two treasures deep is enough to see that order does not matter
    for palace in (4, 5):
        laying.place(palace)
    spread(laying, frozenset(), Fraction(1))
    by_shape: dict[int, set[Fraction]] = {}
    for chosen, chance in chances.items():
        by_shape.setdefault(len(chosen & {0, 1, 2, 3}), set()).add(Fraction(chance))
    assert {shape: len(found) for shape, found in by_shape.items()} == {0: 1, 1: 1, 2: 1}
    assert len(chances) == comb(14, 2)
    assert sum(chances.values()) == 1


@pytest.mark.rule("CAN-01", "CAN-03", "CAN-04", "CAN-11")
@pytest.mark.parametrize("seed", range(6))
def test_a_layout_is_legal(seed: int) -> None:
    """34 treasures in 12 groups over 16 palaces, one to three in each, never two of a group in one."""
    view = GAME.start(seed=seed).view(A)
    assert len(view.palaces) == 16
    assert all(1 <= len(palace.lot) <= 3 and len(set(palace.lot)) == len(palace.lot) for palace in view.palaces)
    found = Counter(group for palace in view.palaces for group in palace.lot)
    assert found == dict(zip(GROUPS, SIZES, strict=True))
    assert (sum(found.values()), len(found)) == (34, 12)
    assert [(holdings.size, holdings.on_board) for holdings in view.groups] == [(size, size) for size in SIZES]


@pytest.mark.rule("CAN-11", "CAN-12")
def test_a_given_layout_is_reached_by_fortunas_moves() -> None:
    """One line lays FX out, and the view shows it palace by palace."""
    view = fx().view
    names = dict(zip(SHORT, GROUPS, strict=True))
    wanted = [sorted(names[short] for short in lot.split()) for lot in FX.split("/")]
    assert [sorted(palace.lot) for palace in view.palaces] == wanted
