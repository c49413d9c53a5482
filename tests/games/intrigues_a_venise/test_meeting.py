"""Meetings, the extra step and exile (IV-401 to IV-408, IV-430 to IV-433, IV-501 to IV-505; examples 8, 18 and 20)."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.core.state import NOBODY, ONLOOKER
from serenissima.games.intrigues_a_venise.box import AMBASSADOR
from serenissima.games.intrigues_a_venise.codes import ANNOUNCE
from serenissima.games.intrigues_a_venise.events import Asked, Exiled, Met
from serenissima.games.intrigues_a_venise.setup import play, set_up, texts
from serenissima.games.intrigues_a_venise.state.position import EXILING, RESOLVE
from tests.games.intrigues_a_venise.table import (
    BLUE,
    GAME,
    RED,
    YELLOW,
    hear,
    heard,
    interview,
    legal,
    met,
    refused,
    see,
    step,
)


@pytest.mark.rule("IV-401", "IV-402")
def test_meetings_are_resolved_in_any_order_and_none_is_skipped() -> None:
    """Two meetings: either may come first; the turn cannot end before both are resolved."""
    state = set_up(pieces={"blue tall": 3, "green tall": 26}, marbles="RRW")
    step(state, "red", "red tall", 3)
    step(state, "red", "red short", 26)
    play(state, "finish")
    assert texts(state) == ["meet v3", "meet v26", "announce"]
    assert refused(state, "end") == ("IV-402", "meetings-left")
    assert refused(state, "ask blue identity") == ("IV-402", "meeting-first")
    assert refused(state, "meet v5") == ("IV-401", "no-meeting")
    assert refused(state, "marble red") == ("IV-327", "movement-over")
    play(state, "meet v26", "ask green build", "answer fat tall X", "exile v1")
    assert texts(state) == ["meet v3", "announce"]
    play(state, "meet v3", "ask blue build", "answer fat tall X", "exile v4")
    assert texts(state) == ["end", "announce"]


@pytest.mark.rule("IV-403", "IV-407", "IV-408")
def test_a_spy_of_a_player_gives_the_right_to_ask_that_player() -> None:
    """Meeting any spy of a player allows a question about identity or build, which all hear."""
    state = play(met(), "meet v5")
    assert legal(state, "ask") == {"yellow identity", "yellow build"}
    assert refused(state, "ask blue identity") == ("IV-403", "ask-whom-you-met")
    assert refused(state, "ask red identity") == ("IV-403", "ask-yourself")
    assert refused(state, "end") == ("IV-402", "meetings-left")
    told = hear(state, "ask yellow identity")
    for seat in (0, 1, 2, 3, ONLOOKER):
        (event,) = heard(told, seat)
        assert event == Asked(RED, YELLOW, "identity", "spy", 1)
        assert see(state, seat).question is not None
    assert state.to_move() == YELLOW
    # the true yellow spy (short, v12) gives the same choices as the decoy
    true = set_up(pieces={"yellow tall": 1, "yellow short": 3}, marbles="RWW")
    play(step(true, "red", "red tall", 3), "finish", "meet v3")
    assert legal(true, "ask") == {"yellow identity", "yellow build"}


@pytest.mark.rule("IV-404", "IV-405", "IV-410", "IV-412", "IV-415", "IV-503", "IV-504")
def test_example_8_the_ambassadors_interview() -> None:
    """Any other player may be asked; Blue has four answers; then the Ambassador goes to v2 or home."""
    state = play(interview(), "meet v29")
    assert legal(state, "ask") == {f"{c} {a}" for c in ("blue", "green", "yellow") for a in ("identity", "build")}
    play(state, "ask blue identity")
    plain = {text for text in legal(state, "answer") if "!" not in text}
    assert plain == {"F X", "B X", "X Z", "X mA"}
    assert refused(state, "answer F B") == ("IV-412", "nothing-true")
    assert refused(state, "answer mA F") == ("IV-412", "nothing-true")
    play(state, "answer X F")
    assert legal(state, "exile") == {"v2", "v58"}
    blue = [piece.space for piece in see(state, 0).pieces if piece.colour == "blue"]
    told = hear(state, "exile v2")
    assert next(event for event in heard(told, ONLOOKER) if isinstance(event, Exiled)).of_seat is None
    assert [piece.space for piece in see(state, 0).pieces if piece.colour == "blue"] == blue


@pytest.mark.rule("IV-405")
def test_it_does_not_matter_who_came_to_whom() -> None:
    """A spy that steps onto the Ambassador has the same choices as one he steps onto."""
    came = set_up(pieces={"ambassador": 3}, marbles="RWW")
    play(step(came, "red", "red tall", 3), "finish", "meet v3")
    assert legal(came, "ask") == legal(play(interview(), "meet v29"), "ask")


@pytest.mark.rule("IV-406", "IV-322")
def test_example_20_two_questions_to_one_player() -> None:
    """One by a spy and one through the Ambassador; two blue spies can never be stopped on."""
    state = set_up(pieces={"blue tall": 3, "ambassador": 26}, marbles="RRW")
    step(state, "red", "red tall", 3)
    step(state, "red", "red short", 26)
    play(state, "finish", "meet v3", "ask blue identity", "answer X F short", "exile v1")
    play(state, "meet v26", "ask blue identity", "answer X F", "exile v58")
    asked = [(question.asked, question.via) for question in see(state, 0).questions]
    assert asked == [(BLUE, "spy"), (BLUE, "ambassador")]


@pytest.mark.rule("IV-430", "IV-431", "IV-432")
def test_example_18_the_extra_step() -> None:
    """Fiddlebottom goes on from v42 to v34 and the announcement is true; not if a piece stands there."""
    deal = ("red F thin C", "blue X tall B", "green B fat A", "yellow Z short D")
    pieces = {"red thin": 49, "green tall": 42}
    state = set_up(deal, pieces, marbles="RWW")
    play(step(state, "red", "red thin", 42), "finish", "meet v42")
    told = hear(state, "extra v34")
    assert see(state, 0).meetings == []
    assert next(piece.space for piece in see(state, 0).pieces if piece.colour == "green") == 42
    assert len(told) == 1 and state.phase == RESOLVE
    play(state, "announce")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0, 2) and outcome.reason == "mission"
    taken = set_up(deal, {**pieces, "yellow fat": 34}, marbles="RWW")
    play(step(taken, "red", "red thin", 42), "finish", "meet v42")
    assert "v34" not in legal(taken, "extra")
    assert refused(taken, "extra v34") == ("IV-430", "extra-occupied")
    assert refused(taken, "extra v1") == ("IV-430", "extra-far")


@pytest.mark.rule("IV-432")
def test_no_extra_step_where_all_neighbours_are_occupied() -> None:
    """Where all neighbouring spaces are occupied, a question must be asked."""
    pieces = {"yellow tall": 1, "blue tall": 12}
    pieces |= {"yellow short": 2, "red tall": 54}
    state = set_up(pieces=pieces, to_move="blue", marbles="BWW")
    play(step(state, "blue", "blue tall", 1), "finish")
    state.pieces.at[5] = 12
    assert legal(play(state, "meet v1"), "extra") == set()
    assert legal(state, "ask") == {"yellow identity", "yellow build"}


@pytest.mark.rule("IV-404")
def test_the_extra_step_at_the_ambassador_is_an_option() -> None:
    """The extra step belongs to meetings with spies, and with `all` also to the Ambassador."""
    state = play(interview(), "meet v29")
    assert not legal(state, "extra")
    assert refused(state, "extra v18") == ("IV-404", "no-extra-step")
    assert legal(play(met(), "meet v5"), "extra")
    wide = {"extra_step_scope": "all"}
    assert legal(play(interview(wide), "meet v29"), "extra")
    assert legal(play(met(wide), "meet v5"), "extra")


@pytest.mark.rule("IV-433")
def test_several_meetings_may_end_by_extra_steps() -> None:
    """Each meeting of a turn has its own extra step."""
    state = set_up(pieces={"blue tall": 3, "green tall": 26}, marbles="RRW")
    step(state, "red", "red tall", 3)
    step(state, "red", "red short", 26)
    play(state, "finish", "meet v3", "extra v7", "meet v26", "extra v32")
    assert texts(state) == ["end", "announce"]


@pytest.mark.rule("IV-501", "IV-502")
def test_where_a_spy_can_be_exiled() -> None:
    """A spy is exiled to an empty plain white space; options allow numbered ones, or all without a number."""
    spaces = {}
    for exile in ("white", "white_or_numbered", "any_unnumbered"):
        state = play(met({"exile": exile}), "meet v5", "ask yellow build", "answer short tall X")
        assert state.phase == EXILING and not legal(state, "announce")
        spaces[exile] = legal(state, "exile")
    assert len(spaces["white"]) == 32
    assert spaces["white_or_numbered"] - spaces["white"] == {f"v{v}" for v in (54, 10, 15, 23, 40, 46, 34, 28)}
    assert spaces["any_unnumbered"] - spaces["white"] == {"v2", "v58"}
    state = play(met(), "meet v5", "ask yellow build", "answer short tall X")
    assert refused(state, "exile v10") == ("IV-502", "exile-ground")
    assert refused(state, "exile v36") == ("IV-502", "exile-occupied")
    assert refused(state, "announce") == ("IV-620", "announce-later")
    ambassador = play(interview(), "meet v29", "ask blue build", "answer tall fat")
    assert refused(ambassador, "exile v1") == ("IV-503", "exile-ambassador")
    assert refused(ambassador, "exile v13") == ("IV-503", "exile-occupied")


@pytest.mark.rule("IV-505")
@pytest.mark.parametrize("seed", range(6))
def test_at_the_end_of_a_turn_every_piece_stands_alone(seed: int) -> None:
    """In long random matches without announcements no two pieces share a space after a turn."""
    random = Random(seed)
    options = {"phantom": ("mb1988", "ares2013")[seed % 2]}
    state = GAME.new(3 + seed % 2, GAME.read_options(options))
    turns = 0
    while turns < 60:
        codes = [code for code in state.codes() if code != ANNOUNCE] or state.codes()
        turn = state.turn
        state.play(random.choice(codes))
        assert state.to_move() != NOBODY
        if state.turn != turn:
            turns += 1
            standing = [space for space in state.pieces.at if space]
            assert len(set(standing)) == len(standing)
            assert state.pieces.at[AMBASSADOR] in standing


def test_the_meeting_is_told_to_all() -> None:
    """Everybody is told where the meeting is and with whom."""
    told = hear(met(), "meet v5")
    assert heard(told, ONLOOKER) == [Met(RED, 5, YELLOW)]
    assert heard(hear(interview(), "meet v29"), ONLOOKER) == [Met(RED, 29, None)]
