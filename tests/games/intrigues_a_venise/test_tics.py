"""Tics: anybody, at any time, seen by all or by some (IV-901 to IV-905)."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import serenissima
from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.record import BadRecord
from serenissima.core.state import FORTUNA, ONLOOKER, Told
from serenissima.games.intrigues_a_venise.box import GESTURES, IDENTITIES
from serenissima.games.intrigues_a_venise.events import Gestured
from serenissima.games.intrigues_a_venise.imagine import imagine
from serenissima.games.intrigues_a_venise.setup import play, set_up
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.tics import asides
from tests.games.intrigues_a_venise.table import ALPHABET, BLUE, GREEN, RED, YELLOW, dealt, heard, refused, see

DISCREET = {"tics": "discreet"}


def tic(state: State, text: str) -> None:
    """Makes a tic, which must be allowed."""
    code = ALPHABET.code(ALPHABET.parse(text))
    seat = state.seat_of[code_colour(code)]
    assert code in asides(state, seat)
    state.play(code)


def code_colour(code: int) -> int:
    """Whose tic a code is."""
    return (code - 1169) // 20


def texts(state: State, seat: int) -> set[str]:
    """The tics a seat may make."""
    return {ALPHABET.text(ALPHABET.move(code)) for code in asides(state, seat)}


def running(options: dict[str, object] | None = None) -> Match:
    """A dealt match in which Red is moving."""
    match = dealt(options)
    match.play("marbles RRW")
    return match


@pytest.mark.rule("IV-901")
def test_four_tics_for_four_agents() -> None:
    """The tics are eye, ear, frown and pout, in the order of the agents."""
    assert dict(zip(IDENTITIES, GESTURES, strict=True)) == {"F": "eye", "B": "ear", "X": "frown", "Z": "pout"}


@pytest.mark.rule("IV-902", "IV-903")
def test_anybody_may_make_any_tic_at_any_time_and_nothing_follows() -> None:
    """A tic in another's turn changes neither whose turn it is nor what is legal."""
    match = running()
    before = (match.to_move, match.codes())
    for seat, text in ((GREEN, "tic green pout"), (RED, "tic red eye"), (YELLOW, "tic yellow ear")):
        match.play(text, seat)
        assert (match.to_move, match.codes()) == before
        for viewer in (0, 1, 2, 3, ONLOOKER):
            assert match.heard(viewer)[-1].event == Gestured(seat, text.split()[2], None)  # type: ignore[arg-type]
            assert len(match.view(viewer).tics) == len(match.view(RED).tics)
    assert [(seen.seat, seen.gesture) for seen in match.view(BLUE).tics] == [(2, "pout"), (0, "eye"), (3, "ear")]


@pytest.mark.rule("IV-903")
def test_nobody_makes_a_tic_for_another() -> None:
    """A tic belongs to the seat that sends it."""
    match = running()
    with pytest.raises(IllegalMove, match="IV-903"):
        match.play("tic green pout", YELLOW)
    with pytest.raises(IllegalMove, match="IV-903"):
        match.play("tic green pout", RED)
    with pytest.raises(IllegalMove, match="MATCH"):
        match.play("finish", YELLOW)


@pytest.mark.rule("IV-905")
def test_one_tic_between_two_shakes() -> None:
    """One tic, or as many as the table allows, may be made before the next shake."""
    for limit in (1, 3):
        match = running({"tic_limit": limit})
        for n in range(limit):
            assert match.view(GREEN).tics_left == limit - n
            match.play("tic green pout", GREEN)
        assert match.view(GREEN).tics_left == 0 and match.asides(GREEN) == []
        with pytest.raises(IllegalMove, match="IV-905"):
            match.play("tic green ear", GREEN)
        for text in ("finish", "end", "marbles WWW"):
            match.play(text)
        assert len(match.asides(GREEN)) == 4
    assert refused(set_up(options={"tics": "off"}), "tic red eye") == ("IV-904", "no-tics")


@pytest.mark.rule("IV-905")
def test_tics_without_a_limit() -> None:
    """With 0 there is no limit, and the view says so."""
    match = running({"tic_limit": 0})
    for _ in range(12):
        assert match.view(GREEN).tics_left is None and len(match.asides(GREEN)) == 4
        match.play("tic green pout", GREEN)
    assert len(match.view(RED).tics) == 12 and match.to_move == RED
    assert match.view(ONLOOKER).tics_left == 0


@pytest.mark.rule("IV-904")
def test_tics_may_be_off() -> None:
    """Where tics are off, nobody can make any."""
    state = set_up(marbles="RRW", options={"tics": "off"})
    assert all(asides(state, seat) == [] for seat in range(4))
    assert see(state, RED).tics_left == 0


@pytest.mark.rule("IV-904")
def test_a_discreet_tic_is_for_one_and_others_notice_it_by_chance() -> None:
    """The addressee notices it for certain, others with one chance in three, an onlooker never."""
    state = set_up(marbles="RRW", options=DISCREET)
    assert texts(state, RED) == {f"tic red {g} to {c}" for g in GESTURES for c in ("blue", "green", "yellow")}
    assert refused(state, "tic red eye") == ("IV-904", "tic-for-one")
    told: list[Told] = []
    state.told = told
    tic(state, "tic red eye to green")
    assert state.to_move() == FORTUNA
    masks = [code - 100 for code in state.codes()]
    assert dict(zip(masks, state.odds(), strict=True)) == {0: 4, 0b0010: 2, 0b1000: 2, 0b1010: 1}
    play(state, "notice 1")
    assert state.to_move() == RED
    event = Gestured(RED, "eye", GREEN)
    for seat in (RED, GREEN, BLUE):
        assert event in heard(told, seat) and len(see(state, seat).tics) == 1
    for seat in (YELLOW, ONLOOKER):
        assert heard(told, seat) == [] and see(state, seat).tics == []
    three = set_up(("red F thin B", "green X tall A", "yellow Z short C"), marbles="RRW", options=DISCREET)
    tic(three, "tic red eye to green")
    assert three.odds() == [2, 1]


@pytest.mark.rule("IV-904")
def test_who_has_not_noticed_it_sees_no_difference_at_all() -> None:
    """Others' views, moves and refusals are as if there had been no tic, even while Fortuna decides."""
    state = set_up(marbles="RRW", options=DISCREET)
    views = {seat: see(state, seat) for seat in (YELLOW, ONLOOKER)}
    tic(state, "tic red eye to green")
    assert all(see(state, seat) == view for seat, view in views.items())
    play(state, "notice nobody")
    assert all(see(state, seat) == view for seat, view in views.items())


def test_fortuna_lets_discreet_tics_be_noticed_as_often_as_she_should() -> None:
    """Over many seeds about one in three, by each bystander."""
    noticed = 0
    for seed in range(150):
        match = serenissima.game("intrigues-a-venise").start(seats=4, seed=seed, options=DISCREET)
        match.play(ALPHABET.move(match.asides(0)[0]), 0)
        noticed += sum(bool(match.view(seat).tics) for seat in range(4)) - 2
    assert 75 <= noticed <= 125


@pytest.mark.rule("IV-327")
def test_a_tic_neither_hinders_undo_nor_is_taken_back() -> None:
    """Steps around a tic can be undone freely, the tic stays seen, and the record replays."""
    for options in ({}, DISCREET):
        match: Match = serenissima.game("intrigues-a-venise").start(seats=4, seed=5, options=options)
        while match.to_move is not None and len(match.codes()) < 3:
            match.play(match.moves()[0])
        seat = match.to_move
        assert seat is not None
        match.play(match.moves()[0])
        first = match.free_undo(seat)
        other = (seat + 1) % 4
        match.play(ALPHABET.move(match.asides(other)[0]), other)
        assert match.free_undo(seat) == first
        seen = len(match.view(other).tics)
        match.undo(seat)
        assert len(match.view(other).tics) == seen == 1
        assert match.last_own(other) is None
        again = serenissima.load(match.record())
        assert again.log == match.log and again.view(other) == match.view(other)
        assert match.at(len(match.log)).view(other) == match.view(other)


def test_imagined_worlds_keep_the_tics_that_were_seen() -> None:
    """Imagined worlds contain the tics a seat saw, and no others."""
    state = set_up(marbles="RRW", options=DISCREET)
    tic(state, "tic red eye to green")
    play(state, "notice nobody")
    for seat in range(4):
        view = see(state, seat)
        assert see(imagine(view, Random(seat)), seat) == view


@pytest.mark.parametrize("seat", [12, 4, -2, -4])
def test_a_record_in_which_nobody_speaks_is_refused(seat: int) -> None:
    """A record with a tic or a move of a seat that does not exist is refused, however seats are counted."""
    lines = (Path(__file__).parent / "records" / "discreet-standing-2013.jsonl").read_text("utf-8").splitlines()
    spoken = next(n for n, line in enumerate(lines[1:], 1) if '"move":"tic' in line)
    for changed in (spoken, spoken + 2):
        entry = {**json.loads(lines[changed]), "seat": seat}
        with pytest.raises(BadRecord) as caught:
            serenissima.load("\n".join([*lines[:changed], json.dumps(entry), *lines[changed + 1 :]]))
        assert caught.value.line == changed + 1
