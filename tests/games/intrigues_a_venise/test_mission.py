"""Missions and announcing (IV-601 to IV-626, IV-701, IV-702; examples 13 to 17)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

import pytest

from serenissima.core.state import ONLOOKER
from serenissima.games.intrigues_a_venise.box import AMBASSADOR, BUILDS, COLOURS, IDENTITIES, MESSAGES, MISSIONS
from serenissima.games.intrigues_a_venise.duty import duty
from serenissima.games.intrigues_a_venise.events import Announced, Unmasked
from serenissima.games.intrigues_a_venise.facts import CONTESTED
from serenissima.games.intrigues_a_venise.setup import play, set_up, texts
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.mission import fulfilled
from serenissima.games.intrigues_a_venise.state.position import OVER
from tests.games.intrigues_a_venise.table import (
    GAME,
    RED,
    YELLOW,
    dealt,
    hear,
    heard,
    interview,
    legal,
    refused,
    see,
    step,
)

TABLE = {
    "FB": "AB hunt-X, AC go-F-5, AD hunt-Z, BA hunt-X, BC hunt-Amb, BD go-B-1, CA go-F-7, CB hunt-Amb, "
    "CD go-Amb-Emb, DA hunt-Z, DB meet-F-B, DC go-Amb-8",
    "ZX": "AB hunt-Amb, AC hunt-B, AD meet-Z-Amb, BA hunt-Amb, BC meet-Z-X, BD hunt-F, CA hunt-B, CB go-Z-4, "
    "CD go-X-2, DA go-Amb-3, DB hunt-F, DC go-X-6",
}
"""The 24 missions of IV-602."""
MARKS = {"1": 54, "2": 10, "3": 15, "4": 23, "5": 40, "6": 46, "7": 34, "8": 28, "Emb": 58}
LETTERS = [(team, *line.split()) for team, lines in TABLE.items() for line in lines.split(", ")]
TRUE = {"F": 3, "X": 4, "B": 10, "Z": 13, "Amb": 16}
"""The true spies of the standard deal: red thin, blue tall, green fat, yellow short."""
PLAYERS = {"FB": (0, 2), "ZX": (1, 3)}
EMPTY = 25
"""A space on which nothing stands."""


def deal(team: str, pair: str) -> tuple[str, ...]:
    """The standard deal with these letters for one team; the other has the rest."""
    rest = [letter for letter in "ABCD" if letter not in pair]
    first, second = (pair, rest) if team == "FB" else (rest, pair)
    letters = {"F": first[0], "B": first[1], "Z": second[0], "X": second[1]}
    return (
        f"red F thin {letters['F']}", f"blue X tall {letters['X']}", f"green B fat {letters['B']}",
        f"yellow Z short {letters['Z']}",
    )  # fmt: skip


def judge(state: State, seat: int, where: Mapping[int, int], moved: int) -> bool:
    """Whether an announcement would be true with these pieces there and these displaced in the turn."""
    tried = state.copy()
    for piece, space in where.items():
        tried.pieces.at[piece] = space
    return fulfilled(tried.cast(), seat, tried.pieces.at, moved, False, True, False)


@pytest.mark.rule("IV-601", "IV-602", "IV-604", "IV-605", "IV-607", "IV-609", "IV-621")
@pytest.mark.parametrize(("team", "pair", "mission"), LETTERS)
def test_all_24_missions_both_ways(team: str, pair: str, mission: str) -> None:
    """A mission is true for both partners who moved its piece there; with a decoy or unmoved it is false."""
    state = set_up(deal(team, pair))
    for seat in PLAYERS[team]:
        assert duty(state, seat) == mission
        kind, who, *rest = mission.split("-")
        piece = TRUE[who]
        decoy = piece ^ 1
        if kind == "go":
            goal = MARKS[rest[0]]
            assert judge(state, seat, {piece: goal}, 1 << piece)
            assert not judge(state, seat, {piece: goal}, 0)
            assert not judge(state, seat, {piece: EMPTY}, 1 << piece)
            if who != "Amb":
                assert not judge(state, seat, {decoy: goal}, 1 << decoy)
        elif kind == "meet":
            other = TRUE[rest[0]]
            assert judge(state, seat, {piece: EMPTY, other: EMPTY}, 1 << piece)
            assert judge(state, seat, {piece: EMPTY, other: EMPTY}, 1 << other)
            assert not judge(state, seat, {piece: EMPTY, other: EMPTY}, 0)
            assert not judge(state, seat, {piece: EMPTY}, 1 << piece)
            assert not judge(state, seat, {decoy: EMPTY, other: EMPTY}, 1 << decoy | 1 << other)
        else:
            for hunter in (*range(4 * PLAYERS[team][0], 4 * PLAYERS[team][0] + 4), 4 * PLAYERS[team][1]):
                assert judge(state, seat, {hunter: EMPTY, piece: EMPTY}, 1 << hunter)
                assert judge(state, seat, {hunter: EMPTY, piece: EMPTY}, 1 << piece)
                assert not judge(state, seat, {hunter: EMPTY, piece: EMPTY}, 0)
            enemy = 4 * PLAYERS["ZX" if team == "FB" else "FB"][0] + 1
            assert not judge(state, seat, {enemy: EMPTY, piece: EMPTY}, 1 << enemy | 1 << piece)
            if who != "Amb":
                mine = 4 * seat
                assert not judge(state, seat, {mine: EMPTY, decoy: EMPTY}, 1 << mine)


@pytest.mark.rule("IV-602", "IV-603")
def test_the_passport_lists_them_with_four_escapes() -> None:
    """The view lists all 24 missions and marks the four escapes."""
    entries = see(set_up(), RED).passport
    assert [(e.team, e.first + e.second, e.mission) for e in entries] == LETTERS
    assert {e.mission for e in entries if e.escape} == {"go-F-5", "go-B-1", "go-Z-4", "go-X-6"}
    assert all(entry.possible for entry in entries)


@pytest.mark.rule("IV-606")
def test_both_missions_turn_on_one_piece() -> None:
    """In each of the 24 deals of letters one team hunts the piece that the other brings somewhere."""
    for letters in permutations(MESSAGES):
        fiddlebottom, bubble, zsazsa, x = letters
        fb, zx = MISSIONS["FB"][fiddlebottom + bubble], MISSIONS["ZX"][zsazsa + x]
        contested = CONTESTED["".join(sorted(fiddlebottom + bubble))]
        hunt, other = (fb, zx) if fb.kind == "HUNT" else (zx, fb)
        assert hunt.kind == "HUNT" and hunt.piece == contested
        assert other.kind != "HUNT" and contested in (other.piece, other.other)


def test_example_13_looking_a_mission_up() -> None:
    """Bubble to #1, and Zsa Zsa's team must land on him; also with its letters exchanged."""
    state = set_up()
    assert [duty(state, seat) for seat in range(4)] == ["go-B-1", "hunt-B", "go-B-1", "hunt-B"]
    swapped = set_up(("red F thin B", "blue X tall C", "green B fat D", "yellow Z short A"))
    assert duty(swapped, YELLOW) == "hunt-B"


def hunt(decoy: bool = False, options: Mapping[str, object] | None = None) -> State:
    """Examples 14 to 16: the thin yellow spy lands on a green one on v35: the fat one, or a decoy."""
    pieces = {"yellow thin": 49}
    if decoy:
        pieces |= {"green fat": 25, "green tall": 35}
    state = set_up(pieces=pieces, to_move="yellow", marbles="RWW", options=options)
    return play(step(state, "red", "yellow thin", 35), "finish")


def ended(state: State) -> tuple[tuple[int, ...], str]:
    """Who has won, and why."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners, outcome.reason


@pytest.mark.rule("IV-620", "IV-623", "IV-701")
def test_example_14_a_true_hunt() -> None:
    """Announced before asking: Yellow and Blue win."""
    assert ended(play(hunt(), "announce")) == ((1, 3), "mission")
    assert ended(play(hunt(), "meet v35", "announce")) == ((1, 3), "mission")


@pytest.mark.rule("IV-604", "IV-623")
def test_example_15_a_false_hunt() -> None:
    """A decoy does not count: Red and Green win."""
    assert ended(play(hunt(decoy=True), "announce")) == ((0, 2), "mistake")


@pytest.mark.rule("IV-620")
def test_example_16_too_late() -> None:
    """After the exile the two are no longer on one space; and between question and exile nobody announces."""
    state = play(hunt(), "meet v35", "ask green identity")
    assert "announce" not in texts(state)
    play(state, "answer B F fat")
    assert not legal(state, "announce")
    assert ended(play(state, "exile v1", "announce")) == ((0, 2), "mistake")


CD = ("red F thin C", "blue X tall A", "green B fat D", "yellow Z short B")


@pytest.mark.rule("IV-608", "IV-622")
def test_example_17_exile_wins() -> None:
    """Red exiles the Ambassador to the Embassy: true; false by option, and false at the very start."""

    def exiled(**options: object) -> State:
        state = set_up(CD, {"red tall": 29}, marbles="KWW", options=options)
        step(state, "black", "ambassador", 29)
        return play(state, "finish", "meet v29", "ask blue identity", "answer X F", "exile v58", "announce")

    assert ended(exiled()) == ((0, 2), "mission")
    assert ended(exiled(exile_can_win=False)) == ((1, 3), "mistake")
    assert ended(play(set_up(CD, marbles="WWW"), "announce")) == ((1, 3), "mistake")


@pytest.mark.rule("IV-608")
def test_the_ambassador_brought_to_a_spy_is_landed_on() -> None:
    """HUNT Amb is fulfilled by a black marble as well."""
    state = set_up(
        ("red F thin B", "blue X tall A", "green B fat C", "yellow Z short D"), {"red tall": 29}, marbles="KWW"
    )
    step(state, "black", "ambassador", 29)
    assert ended(play(state, "finish", "announce")) == ((0, 2), "mission")


@pytest.mark.rule("IV-621")
def test_standing_needs_no_act_of_ones_own() -> None:
    """With `standing` a mission counts before the shake, but the Ambassador must have left the Embassy once."""
    standing = {"announce": "standing"}
    there = set_up(pieces={"green fat": 54}, options=standing)
    assert texts(there) == ["shake", "announce"]
    assert ended(play(there, "announce")) == ((0, 2), "mission")
    assert ended(play(set_up(pieces={"green fat": 54}, marbles="WWW"), "announce")) == ((1, 3), "mistake")
    assert ended(play(set_up(CD, options=standing), "announce")) == ((1, 3), "mistake")
    returned = set_up(CD, {"ambassador": 58}, options=standing)
    assert returned.left_embassy
    assert ended(play(returned, "announce")) == ((0, 2), "mission")
    state = set_up(options=standing)
    assert refused(state, "end") == ("IV-621", "shake-first")
    assert state.to_move() == RED
    play(state, "shake", "marbles WWW", "end")
    assert state.to_move() == 1 and texts(state) == ["shake", "announce"]


@pytest.mark.rule("IV-621")
def test_away_and_back_counts_but_a_step_taken_back_does_not() -> None:
    """Bubble on #1 goes away and comes back by two marbles: true. Taken back: false."""
    state = set_up(pieces={"green fat": 54}, to_move="green", marbles="BBW")
    step(state, "blue", "green fat", 57)
    step(state, "blue", "green fat", 54)
    assert ended(play(state, "finish", "announce")) == ((0, 2), "mission")
    match = dealt(first="green")
    for text in ("marbles RWW", "marble red", "spy green fat", "step v30"):
        match.play(text)
    before = match.free_undo(2)
    match.undo(2, before)
    assert not any(piece.moved for piece in match.view(2).pieces)


@pytest.mark.rule("IV-624")
def test_nobody_announces_in_anothers_turn() -> None:
    """Only the active player can announce, not the player who is asked."""
    state = play(interview(), "meet v29", "ask blue identity")
    assert state.to_move() == 1 and "announce" not in texts(state)
    assert refused(state, "announce") == ("IV-620", "announce-later")


@pytest.mark.rule("IV-626")
def test_at_the_end_everything_is_laid_open() -> None:
    """Envelopes, missions and all answers are shown to seats and onlookers alike."""
    state = play(interview(), "meet v29", "ask blue identity", "answer X! F", "exile v2")
    told = hear(state, "announce")
    assert state.phase == OVER
    for seat in (0, 1, 2, 3, ONLOOKER):
        events = heard(told, seat)
        assert [event for event in events if isinstance(event, Announced)] == [Announced(0, False, "go-B-1")]
        assert len([event for event in events if isinstance(event, Unmasked)]) == 4
        view = see(state, seat)
        assert all(player.envelope is not None for player in view.players)
        assert view.questions[0].reply is not None
        assert view.result is not None and view.result.missions == ["go-B-1", "hunt-B", "go-B-1", "hunt-B"]
        assert view.result.winners == [1, 3] and view.result.announcer == 0


@pytest.mark.rule("IV-702")
def test_a_limit_of_rounds_ends_it_without_a_winner() -> None:
    """After the last turn of the last round all share the first place."""
    state = set_up(options={"round_cap": 2})
    for turn in range(8):
        assert state.outcome() is None, turn
        play(state, "marbles WWW", "end")
    assert ended(state) == ((0, 1, 2, 3), "rounds")
    outcome = state.outcome()
    assert outcome is not None and not outcome.together
    assert see(state, ONLOOKER).players[0].envelope is not None


def test_numbers_of_the_tables() -> None:
    """The piece numbers that these tests assume are right."""
    assert AMBASSADOR == 16 and COLOURS[0] == "red" and BUILDS == ("tall", "short", "fat", "thin")
    assert IDENTITIES == ("F", "B", "X", "Z")


@pytest.mark.rule("IV-702")
def test_bots_alone_have_a_limit() -> None:
    """People play without a limit of rounds, bots among themselves with one of 100."""
    assert GAME.read_options()["round_cap"] == 0
    assert GAME.read_options(GAME.unattended)["round_cap"] == 100
