"""What a view says of the rules, so that nobody who shows it has to know them: routes, slots, truths and missions."""

from __future__ import annotations

import pytest

from serenissima.core.state import ONLOOKER
from serenissima.games.intrigues_a_venise.box import LEADERS, MISSIONS, team_of
from serenissima.games.intrigues_a_venise.setup import play, set_up
from serenissima.games.intrigues_a_venise.view import View
from tests.games.intrigues_a_venise.table import BLUE, GAME, RED, YELLOW, interview, met, see, step


def _by(view: View, piece: tuple[str | None, str | None]) -> dict[tuple[str, int], str]:
    """How each marble lets this piece go to each space."""
    return {(at.marble, at.space): at.by for at in view.steps if (at.colour, at.build) == piece}


@pytest.mark.rule("IV-310", "IV-311", "IV-312", "IV-313")
def test_how_a_step_is_made() -> None:
    """By land with red, by water with blue, and with yellow and black by whatever there is."""
    view = see(set_up(pieces={"red tall": 16}, marbles="RBY"), RED)
    routes = _by(view, ("red", "tall"))
    assert (routes["red", 17], routes["blue", 17], routes["yellow", 17]) == ("land", "water", "both")
    assert (routes["yellow", 15], routes["yellow", 24]) == ("land", "water")
    assert ("red", 24) not in routes
    assert ("blue", 15) not in routes
    ambassador = _by(see(set_up(marbles="KWW"), RED), (None, None))
    assert ambassador["black", 36] == "land"


def test_the_marble_that_does_less_comes_first() -> None:
    """Of several that lead one piece to one space."""
    view = see(set_up(pieces={"red tall": 16}, marbles="YBR"), RED)
    found = [at.marble for at in view.steps if (at.colour, at.build, at.space) == ("red", "tall", 17)]
    assert found == ["red", "blue", "yellow"]


@pytest.mark.rule("IV-403", "IV-404")
@pytest.mark.parametrize("about", ["identity", "build"])
def test_how_many_cards_answer_a_question(about: str) -> None:
    """Three to a spy, two by way of the Ambassador: as many as every legal answer has."""
    for state, ask, slots in (
        (play(met(), "meet v5"), f"ask yellow {about}", 3),
        (play(interview(), "meet v29"), f"ask blue {about}", 2),
    ):
        play(state, ask)
        for seat in (RED, BLUE, YELLOW, ONLOOKER):
            question = see(state, seat).question
            assert question is not None
            assert question.slots == slots
        answers = [GAME.alphabet.move(code) for code in state.codes()]
        assert {len(answer.cards) for answer in answers} == {slots}


@pytest.mark.rule("IV-412")
def test_every_answer_holds_a_true_card() -> None:
    """Those of the player asked, told to nobody else, and only while an answer is due."""
    state = play(met(), "meet v5")
    assert see(state, YELLOW).true_cards == []
    play(state, "ask yellow identity")
    view = see(state, YELLOW)
    own = view.players[YELLOW].envelope
    assert own is not None
    assert set(view.true_cards) == {own.identity, own.build}
    for code in state.codes():
        assert {card.value for card in GAME.alphabet.move(code).cards} & set(view.true_cards)
    assert all(see(state, seat).true_cards == [] for seat in (RED, BLUE, ONLOOKER))


@pytest.mark.rule("IV-601")
@pytest.mark.parametrize("notes", ["paper", "log", "deduce"])
def test_which_missions_can_be_ones_own(notes: str) -> None:
    """Those with one's own letter in one's own place; the other letter is the partner's."""
    state = set_up(options={"notes": notes})
    for seat in range(4):
        view = see(state, seat)
        own = view.players[seat].envelope
        assert own is not None
        team = team_of(own.identity)
        place = LEADERS[team].index(own.identity)
        fitting = {line.first + line.second: line.partner for line in view.passport if line.partner is not None}
        assert fitting == {pair: pair[1 - place] for pair in MISSIONS[team] if pair[place] == own.message}
        assert {line.team for line in view.passport if line.partner is not None} == {team}
    assert all(line.partner is None for line in see(state, ONLOOKER).passport)


@pytest.mark.rule("IV-601")
def test_at_the_end_the_passport_agrees_with_the_missions() -> None:
    """Whatever each really had to do stands on the line with the partner's letter."""
    state = step(set_up(marbles="RWW"), "red", "red tall", 3)
    play(state, "finish", "announce")
    for seat in range(4):
        view = see(state, seat)
        assert view.result is not None
        letters: dict[str, str] = {
            player.envelope.identity: player.envelope.message for player in view.players if player.envelope
        }
        own = view.players[seat].envelope
        assert own is not None
        (partner,) = [who for who in LEADERS[team_of(own.identity)] if who != own.identity]
        (line,) = [line for line in view.passport if line.partner == letters[partner]]
        assert line.mission == view.result.missions[seat]
