"""The table in the terminal shows every space, and nothing that this seat does not know."""

from __future__ import annotations

import re

import pytest

from serenissima.core.languages import speaking
from serenissima.core.paint import plain
from serenissima.core.state import ONLOOKER
from serenissima.games.intrigues_a_venise.setup import play, set_up
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.terminal import draw
from tests.games.intrigues_a_venise.table import BLUE, RED, interview, see

pytestmark = pytest.mark.once

NAMES = ("Alvise", "Bianca", "Marco", "Chiara")


def drawing(state: State, seat: int) -> str:
    """What this seat is shown, without colours."""
    return plain(draw(see(state, seat), NAMES))


def test_the_board_shows_pieces_and_free_spaces() -> None:
    """Pieces are shown by colour and build, free spaces by number."""
    drawn = drawing(set_up(marbles="RRK"), RED)
    for label in ("RT", "BS", "GF", "YN", "AM", "#1", "#8", "57"):
        assert label in drawn
    assert "You play red and are Lord Fiddlebottom, thin, message Bravo." in drawn
    assert "Marbles: red, red, black." in drawn


def test_answers_and_envelopes_are_drawn_for_those_who_know_them() -> None:
    """The asker reads the cards, others do not; at the end everybody reads everything."""
    state = play(interview({"notes": "deduce"}), "meet v29", "ask blue identity")
    assert "You are asked for two identities" in drawing(state, BLUE)
    play(state, "answer X! F", "exile v2")
    assert "Turn 1, Blue showed you: Lord Fiddlebottom, Agent X (sealed)" in drawing(state, RED)
    assert "72 of 216 deals" in drawing(state, RED)
    assert "sealed" not in drawing(state, ONLOOKER) and "Agent X" not in drawing(state, ONLOOKER)
    play(state, "announce")
    assert "Blue: Agent X, tall, message Alpha" in drawing(state, ONLOOKER)


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr", "it"])
def test_the_drawing_speaks_the_language_in_80_columns(language: str) -> None:
    """No English word is left in another language's drawing, columns are aligned, and nothing is too wide."""
    state = play(interview({"notes": "deduce"}), "meet v29", "ask blue identity", "answer X! F", "exile v2")
    with speaking(language):
        lines = drawing(state, RED).splitlines()
    assert max(map(len, lines)) <= 80
    words = set(re.findall(r"\w+", " ".join(lines)))
    assert language == "en" or words.isdisjoint({"tall", "short", "fat", "thin", "red", "white", "sealed", "name"})
    spies = [line for line in lines if any(line.startswith(name) for name in NAMES)]
    assert len(spies) == 4
    colons = [[at for at, sign in enumerate(line) if sign == ":"] for line in spies]
    assert all(each == colons[0] for each in colons), spies
