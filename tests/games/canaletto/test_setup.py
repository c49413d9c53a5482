"""The box and the setup: layouts counted and drawn exactly, values, the first palace and starter (CAN-01 to CAN-20)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from random import Random

import pytest

from serenissima.core.match import Match
from serenissima.core.state import FORTUNA
from serenissima.games.canaletto.box import GROUPS, PALACES, SHORT, SIZES
from serenissima.games.canaletto.moves import Starter, TurnUp
from serenissima.games.canaletto.placing import Laying, Layouts, Step, empty_palaces
from tests.games.canaletto.setting import ALPHABET, FX, GAME, A, Table, fx

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
    """There are exactly so many legal placements in all, and so many flat ones."""
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


@pytest.mark.rule("CAN-09", "CAN-13", "CAN-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_the_same(seats: int) -> None:
    """30 ducats, no debt, a mask, no treasures; gondola and column in one palace."""
    view = GAME.start(seats=seats, seed=1).view(A)
    assert len(view.players) == seats
    for player in view.players:
        assert (player.money, player.debt, player.mask, player.treasures) == (30, 0, True, {})
    assert view.gondola == view.column


@pytest.mark.rule("CAN-05", "CAN-14")
def test_every_value_marker_is_there_once() -> None:
    """At the start any of 3 to 16 may be turned up, all equally likely; later any but those seen."""
    table = Table(Match(GAME, 3), ())
    table.match.play_line(f"layout {FX}")
    assert table.match.to_move == FORTUNA
    assert table.match.moves() == [TurnUp(value) for value in range(3, 17)]
    assert table.match.state.odds() == [1] * 14
    table.match.play("value 9")
    later = fx(values=(9,)).play("bid 7", "pass", "pass", "bid 10", "pass", "pass")
    assert later.view.row[0].group == "lamp"
    assert later.view.row[1].value == 3
    assert later.view.unseen == [value for value in range(4, 17) if value != 9]


@pytest.mark.rule("CAN-05", "CAN-15")
def test_a_value_comes_only_once() -> None:
    """A marker that was turned up cannot be turned up again."""
    table = Table(Match(GAME, 3, {"values": "open"}), ())
    table.match.play_line(f"layout {FX}; value 9")
    assert table.refused("value 9") == "CAN-05"
    assert table.refused("bid 2") == "CAN-14"


@pytest.mark.rule("CAN-06", "CAN-14", "CAN-15", "CAN-16")
def test_an_open_row_is_drawn_in_the_setup() -> None:
    """Twelve draws at the start, all seen by all; the two left out follow by elimination; no chance afterwards."""
    match = GAME.start(seed=5, options={"values": "open"})
    view = match.view(A)
    values = [space.value for space in view.row]
    assert len(values) == 12
    assert sorted([*values, *view.unseen]) == list(range(3, 17))
    assert [space.state for space in view.row] == ["next"] + ["open"] * 11
    random = Random(5)
    while match.to_move is not None:
        assert match.to_move != FORTUNA
        assert all(entry.seat != FORTUNA for entry in match.play(random.choice(match.moves())))


@pytest.mark.rule("CAN-15", "CAN-16")
def test_what_nobody_knows_is_nowhere() -> None:
    """By default only the next value is in the view, and twelve stay unseen without saying which are left out."""
    view = GAME.start(seed=5).view(A)
    assert [space.state for space in view.row] == ["next"] + ["hidden"] * 11
    assert all(space.value is None for space in view.row[1:])
    assert len(view.unseen) == 13


@pytest.mark.rule("CAN-18")
def test_the_first_palace_holds_two_or_three() -> None:
    """It is drawn evenly among those; a palace with one treasure is refused."""
    table = Table(Match(GAME, 3), (9,))
    table.play(f"layout {FX}")
    rich = [f"begin P{palace}" for palace, lot in enumerate(FX.split("/")) if len(lot.split()) > 1]
    assert table.offers() == rich
    assert table.match.state.odds() == [1] * len(rich)
    assert table.refused("begin P4") == "CAN-18"


@pytest.mark.rule("CAN-18")
def test_the_first_palace_may_be_any() -> None:
    """With `start_palace=any` all sixteen are equally likely."""
    table = Table(Match(GAME, 3, {"start_palace": "any"}), (9,))
    table.play(f"layout {FX}")
    assert table.offers() == [f"begin P{palace}" for palace in range(16)]
    assert table.match.state.odds() == [1] * 16
    table.play("begin P4", "starter 1")
    assert table.at(4, 1)


@pytest.mark.rule("CAN-18", "CAN-19")
def test_the_first_player_may_choose_the_palace() -> None:
    """With `start_palace=first_player` the starter is drawn first and then chooses any of the sixteen."""
    table = Table(Match(GAME, 3, {"start_palace": "first_player"}), (9,))
    table.play(f"layout {FX}")
    assert table.refused("begin P4") == "CAN-18"
    table.play("starter 2")
    assert (table.match.to_move, table.view.phase) == (2, "choosing")
    assert table.offers() == [f"begin P{palace}" for palace in range(16)]
    assert table.refused("bid 3") == "CAN-18"
    assert table.refused("begin P4", seat=0) == "CAN-18"
    table.play("begin P4")
    assert table.at(4, 2)


@pytest.mark.rule("CAN-19", "CAN-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_starter_is_drawn_among_all(seats: int) -> None:
    """Every seat is equally likely, and there is no other."""
    table = Table(Match(GAME, seats), (9,))
    table.play(f"layout {FX}", "begin P0")
    assert table.match.moves() == [Starter(seat) for seat in range(seats)]
    assert table.match.state.odds() == [1] * seats
    if seats < 4:
        assert table.refused(f"starter {seats}") == "CAN-20"


@pytest.mark.rule("CAN-02")
def test_after_the_last_palace_comes_the_first() -> None:
    """The loop is closed: from P15 one step leads to P0."""
    assert fx(column=3).play("bid 13").view.gondola == 0
    assert fx(column=3).play("bid 12").view.gondola == 15
