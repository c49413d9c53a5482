"""Three players: the arrested agent, the redirected hunt, the flight (IV-803 to IV-809; examples 22 and 23)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

import pytest

from serenissima.games.intrigues_a_venise.box import MISSIONS, partner_of, team_of
from serenissima.games.intrigues_a_venise.duty import duty
from serenissima.games.intrigues_a_venise.setup import play, set_up
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.mission import fulfilled
from tests.games.intrigues_a_venise.table import see, step

BUILDS = {"F": "thin", "X": "tall", "B": "fat", "Z": "short"}
COLOURS = ("red", "green", "yellow")
ESCAPES = {"F": 40, "B": 54, "X": 46, "Z": 23}


def deal(arrested: str, letters: Mapping[str, str]) -> list[str]:
    """Three players; this agent is arrested."""
    agents = [agent for agent in "FBXZ" if agent != arrested]
    return [f"{colour} {who} {BUILDS[who]} {letters[who]}" for colour, who in zip(COLOURS, agents, strict=True)]


STANDARD = {"F": "B", "X": "A", "B": "D", "Z": "C"}


def ended(state: State) -> tuple[tuple[int, ...], str]:
    """Who has won, and why."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners, outcome.reason


@pytest.mark.rule("IV-805")
@pytest.mark.parametrize("arrested", "FBXZ")
def test_all_redirections(arrested: str) -> None:
    """In every deal of letters: the pair has its mission, a hunt for the arrested one goes to the partner."""
    for letters in permutations("ABCD"):
        named = dict(zip("FBXZ", letters, strict=True))
        state = set_up(deal(arrested, named))
        agents = [agent for agent in "FBXZ" if agent != arrested]
        for seat, agent in enumerate(agents):
            if agent == partner_of(arrested):
                assert duty(state, seat) == f"escape-{agent}"
                continue
            first, second = ("F", "B") if team_of(agent) == "FB" else ("Z", "X")
            mission = MISSIONS[team_of(agent)][named[first] + named[second]]
            prey = partner_of(arrested) if mission.piece == arrested else mission.piece
            assert duty(state, seat) == mission._replace(piece=prey).key()
            if mission.piece == arrested:
                assert mission.kind == "HUNT"
                lone = agents.index(prey)
                target = 4 * (0, 2, 3)[lone] + ("tall", "short", "fat", "thin").index(BUILDS[prey])
                hunter = 4 * (0, 2, 3)[seat]
                state.pieces.at[target] = state.pieces.at[hunter] = 25
                assert fulfilled(state.cast(), seat, state.pieces.at, 1 << hunter, False, True, False)
                state.pieces.at[target] = 39
                assert not fulfilled(state.cast(), seat, state.pieces.at, 1 << hunter, False, True, False)


@pytest.mark.rule("IV-805", "IV-804")
def test_example_22_the_hunt_is_redirected() -> None:
    """Bubble is arrested, so Zsa Zsa (A) and X (C) must land on Fiddlebottom."""
    players = ("red F thin B", "green X tall C", "yellow Z short A")
    state = set_up(players, {"red thin": 3, "green fat": 2, "red tall": 4}, to_move="green", marbles="RWW")
    assert [duty(state, seat) for seat in range(3)] == ["escape-F", "hunt-F", "hunt-F"]
    step(state, "red", "green fat", 3)
    assert ended(play(state, "finish", "announce")) == ((1, 2), "mission")


@pytest.mark.rule("IV-806", "IV-807")
@pytest.mark.parametrize(
    ("space", "option", "winners"), [(46, "either", (1,)), (23, "either", (1,)), (46, "own", (1,)), (23, "own", (0, 2))]
)
def test_example_23_flight(space: int, option: str, winners: tuple[int, ...]) -> None:
    """Zsa Zsa is arrested; Agent X flees from #6, or from #4 unless only his own place counts."""
    players = ("red F thin B", "green X tall A", "yellow B fat D")
    beside = {46: 45, 23: 22}[space]
    options = {"solo_escape": option}
    state = set_up(players, {"green tall": beside}, to_move="green", marbles="RWW", options=options)
    step(state, "red", "green tall", space)
    assert ended(play(state, "finish", "announce"))[0] == winners


@pytest.mark.rule("IV-806")
@pytest.mark.parametrize("arrested", "FBXZ")
def test_every_lone_spy_has_two_escapes_or_one(arrested: str) -> None:
    """The true spy on its own place or the partner's, moved in this turn; a decoy never."""
    lone = partner_of(arrested)
    for own in (False, True):
        state = set_up(deal(arrested, STANDARD))
        seat = [agent for agent in "FBXZ" if agent != arrested].index(lone)
        spy = 4 * (0, 2, 3)[seat] + ("tall", "short", "fat", "thin").index(BUILDS[lone])
        for agent, space in ESCAPES.items():
            state.pieces.at[spy] = space
            right = agent == lone or (agent == arrested and not own)
            assert fulfilled(state.cast(), seat, state.pieces.at, 1 << spy, False, True, own) == right
            assert not fulfilled(state.cast(), seat, state.pieces.at, 0, False, True, own)
        state.pieces.at[spy], state.pieces.at[spy ^ 1] = 25, ESCAPES[lone]
        assert not fulfilled(state.cast(), seat, state.pieces.at, 1 << (spy ^ 1), False, True, own)


@pytest.mark.rule("IV-807", "IV-808")
def test_a_false_announcement_makes_the_others_win() -> None:
    """A wrong lone spy loses to the pair, and if one of the pair is wrong, the lone spy wins alone."""
    players = ("red F thin B", "green X tall A", "yellow Z short C")
    for colour, winners in (("red", (1, 2)), ("green", (0,)), ("yellow", (0,))):
        state = play(set_up(players, to_move=colour, marbles="WWW"), "announce")
        assert ended(state) == (winners, "mistake")


@pytest.mark.rule("IV-809")
def test_three_players_have_216_worlds_as_well() -> None:
    """The arrested envelope has a page of its own in the notebook."""
    players = ("red F thin B", "green X tall A", "yellow Z short C")
    notes = see(set_up(players, options={"notes": "deduce"}), 0).notebook
    assert notes is not None and notes.worlds == 216
    assert [page.seat for page in notes.pages] == [1, 2, None]
