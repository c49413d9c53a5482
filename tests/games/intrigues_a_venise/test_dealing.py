"""Preparing: colours, places, envelopes, the go card (IV-102 to IV-106, IV-201 to IV-209, IV-801 to IV-804)."""

from __future__ import annotations

from collections import Counter
from math import prod

import pytest

from serenissima.core.state import FORTUNA, ONLOOKER
from serenissima.games.intrigues_a_venise.events import EnvelopeOpened
from serenissima.games.intrigues_a_venise.setup import fortunas_moves, play, set_up, texts
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.position import DEAL
from tests.games.intrigues_a_venise.table import GAME, dealt, hear, heard, legal, refused, see


def new(seats: int = 4, **options: object) -> State:
    """The table before anything is dealt."""
    state: State = GAME.new(seats, GAME.read_options(options))
    return state


@pytest.mark.rule("IV-201")
def test_colours_by_lot_or_by_choice() -> None:
    """Each seat has a colour of its own: Fortuna's, or with `choose` the seat's, in the order of the seats."""
    state = new()
    assert state.to_move() == FORTUNA and legal(state, "colour") == {"red", "blue", "green", "yellow"}
    assert state.odds() == [1, 1, 1, 1]
    play(state, "colour green")
    assert legal(state, "colour") == {"red", "blue", "yellow"}
    state = new(colours="choose")
    for seat, colour in enumerate(("yellow", "red", "green", "blue")):
        assert state.to_move() == seat
        play(state, f"colour {colour}")
    assert state.to_move() == FORTUNA
    assert [player.colour for player in see(state, ONLOOKER).players] == ["yellow", "red", "green", "blue"]
    state = play(new(colours="choose"), "colour red")
    assert refused(state, "colour red") == ("IV-201", "colour-taken")


@pytest.mark.rule("IV-102", "IV-103", "IV-202", "IV-203")
def test_sixteen_spies_and_the_ambassador_on_their_places() -> None:
    """Four spies of each colour on its start spaces, the Ambassador on the Embassy."""
    pieces = see(set_up(), ONLOOKER).pieces
    assert len(pieces) == 17
    where = {(piece.colour, piece.build): piece.space for piece in pieces}
    assert where[None, None] == 58
    assert [where["red", build] for build in ("tall", "short", "fat", "thin")] == [2, 27, 31, 52]
    assert [where["yellow", build] for build in ("tall", "short", "fat", "thin")] == [5, 12, 21, 44]


@pytest.mark.rule("IV-204")
def test_places_by_lot_or_by_choice() -> None:
    """24 arrangements, all equally likely; with `choose` in the order of the seats, before the deal."""
    colours = [f"colour {colour}" for colour in ("red", "blue", "green", "yellow")]
    state = play(new(), *colours)
    assert state.to_move() == FORTUNA and len(state.codes()) == 24 and state.odds() == [1] * 24
    state = play(new(placement="choose"), *colours)
    for seat in range(4):
        assert state.to_move() == seat and len(legal(state, "place")) == 24
        play(state, "place thin fat short tall")
    assert state.phase == DEAL and state.to_move() == FORTUNA
    assert {piece.space for piece in see(state, 0).pieces if piece.build == "thin"} == {2, 13, 14, 5}


@pytest.mark.rule("IV-206", "IV-106")
def test_three_independent_deals() -> None:
    """All 24 x 24 x 24 deals come with equal odds: every draw is even among the cards left."""
    state = new()
    counts = []
    for text in fortunas_moves():
        if state.phase == DEAL:
            counts.append(len(state.codes()))
            assert state.odds() == [1] * len(state.codes())
        play(state, text)
    assert counts == [4, 3, 2, 1] * 3 + [4]
    assert prod(counts[:12]) == 13_824


@pytest.mark.rule("IV-207")
def test_the_go_card_decides_who_begins_and_turns_go_clockwise() -> None:
    """Any player can get the go card; then the seats follow in order."""
    state = set_up(to_move="green", marbles="WWW")
    order = []
    for _ in range(5):
        order.append(state.active)
        play(state, "end", "marbles WWW")
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("IV-208", "IV-205")
def test_an_envelope_is_for_its_owner_alone() -> None:
    """Each player hears and sees their own envelope and no other; an onlooker none."""
    state = new()
    *moves, go = fortunas_moves()
    told = hear(state, *moves)
    play(state, go)
    for seat, identity in enumerate("FXBZ"):
        opened = [event for event in heard(told, seat) if isinstance(event, EnvelopeOpened)]
        assert [(event.seat, event.identity) for event in opened] == [(seat, identity)]
        envelopes = [player.envelope for player in see(state, seat).players]
        assert [envelope is not None for envelope in envelopes] == [other == seat for other in range(4)]
    assert not [event for event in heard(told, ONLOOKER) if isinstance(event, EnvelopeOpened)]
    assert all(player.envelope is None for player in see(state, ONLOOKER).players)


@pytest.mark.rule("IV-209")
def test_partners_are_fixed_by_the_deal() -> None:
    """Fiddlebottom with Bubble, Zsa Zsa with X: in the standard deal seats 0 and 2, 1 and 3."""
    cast = set_up().cast()
    assert [cast.team_mask(seat) for seat in range(4)] == [0b0101, 0b1010, 0b0101, 0b1010]


THREE = ("red F thin B", "green X tall A", "yellow Z short C")


@pytest.mark.rule("IV-801", "IV-804")
def test_with_three_one_colour_is_absent() -> None:
    """The absent colour has no spies, but its start spaces remain; which one it is may be agreed."""
    state = set_up(THREE)
    view = see(state, 0)
    assert view.absent == "blue" and len(view.pieces) == 13
    assert not [piece for piece in view.pieces if piece.colour == "blue"]
    assert legal(new(3, absent_colour="green"), "colour") == {"red", "blue", "yellow"}
    assert legal(new(4, absent_colour="green"), "colour") == {"red", "blue", "green", "yellow"}
    # an exiled Ambassador may go to a start space of the absent colour
    state = set_up(THREE, {"red tall": 29}, marbles="KWW")
    play(state, "marble black", "step v29", "finish", "meet v29", "ask green identity", "answer X F")
    assert {"v13", "v20", "v38", "v41"} <= legal(state, "exile")


@pytest.mark.rule("IV-802", "IV-803")
def test_with_three_one_envelope_is_set_aside() -> None:
    """Nobody sees it before the end, the go card goes to a player, and its agent's partner is alone."""
    state = set_up(THREE)
    assert (state.identities[3], state.builds[3], state.messages[3]) == (1, 2, 3)  # Bubble, fat, Delta
    cast = state.cast()
    assert [cast.alone(seat) for seat in range(3)] == [True, False, False]
    assert all(see(state, seat).result is None for seat in (0, 1, 2, ONLOOKER))
    before = play(new(3), *fortunas_moves(THREE)[:-1])
    assert legal(before, "go") == {"red", "green", "yellow"} and before.odds() == [1, 1, 1]
    play(state, "marbles WWW", "announce")
    result = see(state, ONLOOKER).result
    assert result is not None and result.arrested is not None
    assert (result.arrested.identity, result.arrested.build, result.arrested.message) == ("B", "fat", "D")


def test_a_match_is_dealt_by_texts() -> None:
    """Without a Fortuna, her moves are played as text."""
    match = dealt()
    assert match.to_move == FORTUNA
    match.play("marbles RRK")
    assert match.to_move == 0 and "marble red" in texts_of(match.state)


def texts_of(state: object) -> list[str]:
    """The legal moves of a match's state."""
    assert isinstance(state, State)
    return texts(state)


def test_deals_are_spread_evenly() -> None:
    """Over many seeds every seat is every agent about equally often."""
    counts = Counter(GAME.start(seats=4, seed=seed).view(0).players[0].envelope.identity for seed in range(240))
    assert all(35 <= count <= 85 for count in counts.values()), counts
