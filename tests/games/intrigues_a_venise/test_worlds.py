"""Exact deduction: worlds, the notebook and its reasons, imagined worlds (IV-809, IV-912; examples 12 and 24)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from serenissima.games.intrigues_a_venise import worlds
from serenissima.games.intrigues_a_venise.codes import ANNOUNCE
from serenissima.games.intrigues_a_venise.facts import facts_of, own_of
from serenissima.games.intrigues_a_venise.imagine import imagine
from serenissima.games.intrigues_a_venise.setup import play, set_up
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.answers import ABOUT_BUILD, ABOUT_IDENTITY
from serenissima.games.intrigues_a_venise.view import Cell, Notebook, View
from serenissima.games.intrigues_a_venise.worlds import Fact
from tests.games.intrigues_a_venise.table import BLUE, GAME, GREEN, RED, YELLOW, see, step

DEDUCE = {"notes": "deduce"}


def rulebook() -> State:
    """Example 12: Blue has shown Red short, tall and Bubble, then at the Ambassador Fiddlebottom and Agent X."""
    state = set_up(pieces={"blue short": 3, "red short": 29}, marbles="RKW", options=DEDUCE)
    step(state, "red", "red tall", 3)
    step(state, "black", "ambassador", 29)
    play(state, "finish", "meet v3", "ask blue build", "answer short tall B", "exile v1")
    return play(state, "meet v29", "ask blue identity", "answer F X", "exile v58")


def notes_of(state: State, seat: int) -> Notebook:
    """The notebook of a seat."""
    notes = see(state, seat).notebook
    assert notes is not None
    return notes


def cell(notes: Notebook, seat: int | None, value: str, row: str = "") -> Cell:
    """A cell of a page; messages need their row, as B is also an agent."""
    (page,) = (page for page in notes.pages if page.seat == seat)
    return next(cell for cell in page.cells if cell.value == value and row in ("", cell.row))


@pytest.mark.rule("IV-912")
def test_example_12_the_deduction_of_the_rulebook() -> None:
    """Blue is X for certain, short or tall with equal chances; 48 worlds are left."""
    notes = notes_of(rulebook(), RED)
    assert notes.worlds == 48
    assert cell(notes, BLUE, "X").worlds == 48
    assert cell(notes, BLUE, "short").worlds == cell(notes, BLUE, "tall").worlds == 24
    assert [cell(notes, BLUE, value).worlds for value in ("fat", "thin")] == [0, 0]
    assert all(cell(notes, BLUE, letter, "message").worlds == 16 for letter in "ACD")
    assert notes.partner is None and notes.mission is None


@pytest.mark.rule("IV-912")
def test_a_crossed_out_cell_says_why() -> None:
    """The fewest answers that rule a cell out are named, or only the seat's envelope where that suffices."""
    notes = notes_of(rulebook(), RED)
    # own cards: nobody else is Fiddlebottom, thin or Bravo
    for value, row in (("F", "identity"), ("thin", "build"), ("B", "message")):
        found = cell(notes, BLUE, value, row)
        assert found.own and found.worlds == 0 and found.because == []
    # Blue is not Bubble and not Zsa Zsa: the second answer; not fat: both answers are needed
    assert cell(notes, BLUE, "B", "identity").because == [2]
    assert cell(notes, BLUE, "Z").because == [2]
    assert cell(notes, BLUE, "fat").because == [1, 2]
    # nobody else is Agent X, because Blue is
    assert cell(notes, GREEN, "X").because == [2] and not cell(notes, GREEN, "X").own
    # what is possible has no reasons
    assert cell(notes, YELLOW, "Z").because == [] and cell(notes, YELLOW, "Z").worlds == 24


@pytest.mark.rule("IV-912")
def test_the_notebook_is_an_option() -> None:
    """Without `deduce` there is no notebook, but the answers are still noted."""
    for notes in ("paper", "log"):
        view = see(set_up(options={"notes": notes}), RED)
        assert view.notebook is None and all(entry.possible for entry in view.passport)
    assert see(set_up(options=DEDUCE), -3).notebook is None


@pytest.mark.rule("IV-910", "IV-912")
def test_the_passport_follows_the_notebook() -> None:
    """Red has Bravo: no mission in which Fiddlebottom has another letter is left."""
    entries = see(rulebook(), RED).passport
    assert {entry.first for entry in entries if entry.team == "FB" and entry.possible} == {"B"}
    assert not [
        entry for entry in entries if entry.team == "ZX" and entry.possible and "B" in (entry.first, entry.second)
    ]


def test_example_24_the_belief_check() -> None:
    """Three answers to somebody who is agent 4 and of build 2: the posterior of the specification."""
    own = (3, 1, 0)

    def fact(ids: str, builds: str, ambassador: bool, about: int) -> Fact:
        answer = sum(1 << int(i) - 1 for i in ids) | sum(16 << int(b) - 1 for b in builds)
        return Fact(1, 0, answer, ambassador, about, True, True)

    facts = (
        fact("1", "23", False, ABOUT_BUILD),
        fact("", "34", True, ABOUT_BUILD),
        fact("12", "3", False, ABOUT_IDENTITY),
    )
    left = worlds.left(own, facts)
    count = left.bit_count()
    pairs = {(world[0][0] + 1, world[1][0] + 1) for world in worlds.listed(own, left)}
    assert pairs == {(1, 3), (1, 4), (2, 3), (3, 3)}

    def share(kind: int, value: int) -> Fraction:
        return Fraction((left & worlds.cell(own, 0, kind, value - 1)).bit_count(), count)

    assert [share(worlds.IDENTITY, value) for value in (1, 2, 3, 4)] == [
        Fraction(1, 2), Fraction(1, 4), Fraction(1, 4), Fraction(0),
    ]  # fmt: skip
    assert [share(worlds.BUILD, value) for value in (1, 2, 3, 4)] == [0, 0, Fraction(3, 4), Fraction(1, 4)]


@pytest.mark.rule("IV-809")
def test_there_are_216_worlds_before_anything_is_said() -> None:
    """Before anything is said there are 216 different worlds."""
    for seats in (3, 4):
        match = GAME.start(seats=seats, seed=3, options=DEDUCE)
        for seat in range(seats):
            assert match.view(seat).notebook.worlds == 216
    assert len(set(worlds.every_world((0, 0, 0)))) == 216


def random_position(seed: int, seats: int, options: dict[str, object], moves: int) -> State:
    """A position after this many random moves in which nobody announced."""
    random = Random(seed)
    state: State = GAME.new(seats, GAME.read_options(options))
    for _ in range(moves):
        codes = [code for code in state.codes() if code != ANNOUNCE] or state.codes()
        state.play(random.choice(codes))
    return state


def envelopes(state: State) -> tuple[tuple[int, ...], ...]:
    """Who is who in a state."""
    return tuple(zip(state.identities, state.builds, state.messages, strict=True))


@pytest.mark.rule("IV-912")
@pytest.mark.parametrize("seed", range(8))
def test_the_truth_is_always_among_the_worlds(seed: int) -> None:
    """The true deal is always possible, however repetitions are treated, and certain cells are true."""
    repeat = ("penalty", "forbidden", "lenient")[seed % 3]
    options: dict[str, object] = {**DEDUCE, "repeat": repeat, "repeat_ambassador": ("exempt", "included")[seed % 2]}
    state = random_position(seed, 3 + seed % 2, options, 400)
    for seat in range(state.rules.seats):
        view = see(state, seat)
        envelope = view.players[seat].envelope
        assert envelope is not None and view.notebook is not None
        own = own_of(envelope)
        others = [n for n in range(4) if n != seat and (n < state.rules.seats or state.rules.seats == 3)]
        truth = tuple(tuple(cards[n] for n in others) for cards in (state.identities, state.builds, state.messages))
        facts = facts_of(seat, int(state.rules.seats), view.questions, view.options)
        assert truth in set(worlds.listed(own, worlds.left(own, facts)))
        for envelope_number, page in enumerate(view.notebook.pages):
            for kind, row in enumerate(("identity", "build", "message")):
                cells = [each for each in page.cells if each.row == row]
                assert sum(each.worlds for each in cells) == view.notebook.worlds
                assert cells[truth[kind][envelope_number]].worlds > 0
                for each in cells:
                    assert bool(each.because or each.own) == (each.worlds == 0)


@pytest.mark.parametrize("seed", range(4))
def test_reasons_are_enough_and_nothing_in_them_is_idle(seed: int) -> None:
    """The named answers alone cross the cell out, and none of them is superfluous."""
    state = random_position(100 + seed, 4, {**DEDUCE}, 500)
    for seat in range(4):
        view = see(state, seat)
        envelope = view.players[seat].envelope
        assert envelope is not None and view.notebook is not None
        own = own_of(envelope)
        facts = {fact.number: fact for fact in facts_of(seat, 4, view.questions, view.options)}
        for number, page in enumerate(view.notebook.pages):
            for at, each in enumerate(page.cells):
                those = worlds.cell(own, number, at // 4, at % 4)
                if each.because:
                    assert not those & worlds.left(own, [facts[n] for n in each.because])
                    for n in each.because:
                        assert those & worlds.left(own, [facts[other] for other in each.because if other != n])


def test_imagined_worlds_are_even_over_the_worlds_left() -> None:
    """Example 12: Blue is short in half of the imagined worlds and X in all; every world occurs."""
    view: View = see(rulebook(), RED)
    random = Random(12)
    seen = Counter(envelopes(imagine(view, random)) for _ in range(2400))
    assert len(seen) == 48 and max(seen.values()) < 100
    assert {deal[BLUE][0] for deal in seen} == {2}
    short = sum(count for deal, count in seen.items() if deal[BLUE][1] == 1)
    assert 1080 < short < 1320


@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_world_contradicts_nothing_seen(seed: int) -> None:
    """Late in a match an imagined world has, for every seat, the view it was made from."""
    options: dict[str, object] = {**DEDUCE, "repeat": ("penalty", "forbidden", "lenient")[seed % 3]}
    state = random_position(200 + seed, 3 + seed % 2, options, 300 + 7 * seed)
    random = Random(seed)
    for seat in range(state.rules.seats):
        view = see(state, seat)
        for _ in range(5):
            assert see(imagine(view, random), seat) == view
