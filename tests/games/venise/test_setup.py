"""Matches that begin from a position that was written down."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.positions import BadPosition
from tests.games.venise.setting import GAME

POSITION: dict[str, Any] = {
    "players": [
        {"colour": "ruby", "pawn": "C4.top", "short": 3, "hand": "remove walk2 walk1 move"},
        {"colour": "emerald", "pawn": "E1", "hand": "short walk1"},
    ],
    "planks": ["S:B4-C4"],
    "first": 0,
    "turn": {},
}


def begun(**more: Any) -> Match:
    """A match of two from this position."""
    match: Match = GAME.start(seats=2, seed=1, position={**POSITION, **more})
    return match


def test_a_position_is_played_on_and_kept() -> None:
    """What is named nowhere is in the draw pile and in the box; a refused line changes nothing."""
    match = begun()
    view = match.view(0)
    assert (match.to_move, view.draw_pile, view.box.short, view.box.long) == (0, 40, 2, 0)
    with pytest.raises(IllegalMove):
        match.play_line("walk2; step S:B4-C4; step A1")
    assert match.view(0) == view
    match.play_line("walk2; step S:B4-C4; step B4.top")
    assert match.view(0).players[0].pawn == "B4.top"


def test_what_others_know_of_a_hand() -> None:
    """Others know all of a hand, except what is said to be drawn unseen."""
    assert begun().view(0).players[1].remembered.known == ["short", "walk1"]
    players = [POSITION["players"][0], {**POSITION["players"][1], "new": "walk1"}]
    seen = begun(players=players).view(0).players[1].remembered
    assert (seen.known, seen.new) == (["short"], 1)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"planks": ["S:B4-C4", "S:B4-C4"]}, "no two planks"),
        ({"planks": ["HH:A3"]}, "no plank can lie in HH:A3"),
        ({"planks": ["S:Z4-C4"]}, "no place for a plank"),
        ({"players": POSITION["players"][:1]}, "1 players at a table for 2"),
        ({"discards": "walk9"}, "'walk9' is no ordinary card"),
        ({"discards": "move move move move"}, "not that many cards of move"),
        ({"first": None}, "there is a first player"),
        ({"turn": None}, "a turn is running"),
        ({"phase": "walk"}, "a path and steps"),
        ({"phase": "move"}, "a plank is taken up"),
        ({"round": 61}, "rounds count from 1 to 60"),
        ({"idle": 10}, "without any change it is over"),
        ({"water": [12, 8]}, "only 12 short and 8 long planks"),
        ({"phase": "deal", "turn": None}, "all is as at the start"),
        ({"phase": "over", "turn": None, "ended": "gems"}, "does not end so"),
        ({"undecided": [1]}, "nobody is undecided"),
    ],
)
def test_a_position_that_cannot_be(wrong: dict[str, Any], why: str) -> None:
    """An impossible position is refused with the reason."""
    with pytest.raises(BadPosition, match=why):
        begun(**wrong)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"colour": "emerald"}, "each once"),
        ({"pawn": "S:A1-A2"}, "stands on a plank that does not lie there"),
        ({"pawn": None}, "stands on the board exactly while it plays"),
        ({"tiles": 1}, "1 tiles for 0 gems"),
        ({"gems": ["E1"]}, "the gems of ruby lie on"),
        ({"hand": "walk2 " * 9}, "more than 8 cards"),
        ({"old": "walk3"}, "not what was old or new"),
        ({"place": 1}, "exactly while it plays"),
        ({"place": 1, "pawn": None}, "it is over"),
        ({"completed": True}, "stands on the board exactly while it plays"),
    ],
)
def test_a_player_who_cannot_be(wrong: dict[str, Any], why: str) -> None:
    """An impossible player is refused with the reason."""
    with pytest.raises(BadPosition, match=why):
        begun(players=[{**POSITION["players"][0], **wrong}, POSITION["players"][1]])
