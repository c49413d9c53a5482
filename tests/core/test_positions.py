"""A match that begins from a position keeps it, in every call and in its record, and verification says so."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from typing import Any

import pytest

import serenissima
from serenissima.core.fortuna import Fortuna
from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.positions import BadPosition
from serenissima.core.record import BadRecord, verify
from tests.playing import to_the_end

GAME = serenissima.game("pebbles")
POSITION: dict[str, Any] = {
    "players": [{"stone": "black", "taken": 2}, {"stone": "white", "taken": 1}],
    "heap": 5,
    "turn": 1,
}
"""Two pebbles are in the lagoon; seat 1 is to move."""


def start(seed: str = "lagoon", **more: Any) -> Match:
    """A match of the toy from this position."""
    match: Match = GAME.start(seats=2, seed=seed, position={**POSITION, **more})
    return match


def seen(match: Match) -> list[Any]:
    """What both seats see."""
    return [match.view(seat) for seat in range(2)]


def played_out(match: Match) -> Match:
    """The match after playing its first legal move until the end."""
    return to_the_end(match)


def test_a_match_begins_where_it_is_told() -> None:
    """The match begins with the position on the table and an empty log."""
    match = start()
    assert (match.to_move, match.view(1).heap, match.view(1).lagoon, match.log) == (1, 5, 2, [])
    assert match.position == POSITION


def test_chance_that_is_due_is_settled() -> None:
    """If Fortuna is to move in the position she draws at the start, and the draw is in the log."""
    match = GAME.start(seats=2, seed=1, position={"players": [{"stone": "grey"}, {}], "heap": 10})
    assert [entry.n for entry in match.log] == [1]
    assert match.to_move == 0


def test_a_state_that_was_set_up_is_a_position() -> None:
    """A state from a setup or another match is written down and begun from; the original is not shared."""
    source = GAME.start(seats=3, seed=4)
    source.play("take 2")
    match = GAME.start(seats=3, seed=5, position=source.state)
    assert match.view(2) == source.view(2)
    match.play("take 1")
    assert source.view(0).heap == 8 and match.view(0).heap == 7


def test_a_refused_line_keeps_the_position() -> None:
    """A line whose second move is refused leaves everything unchanged, including the position."""
    match = start()
    before = seen(match)
    with pytest.raises(IllegalMove):
        match.play_line("take 1; peek 3")
    assert (seen(match), match.log) == (before, [])


def test_undoing_goes_back_to_the_position() -> None:
    """Undo goes back to the first move and not beyond the position."""
    match = start()
    before = seen(match)
    match.play("take 1")
    match.undo(1)
    assert seen(match) == before
    with pytest.raises(IllegalMove):
        match.undo(1)


def test_looking_back_and_forgetting_keep_the_position() -> None:
    """`at` gives a match from the same position with the same commitment, and `forget` returns to it."""
    match = start()
    before = seen(match)
    match.play("take 1")
    past = match.at(0)
    assert (seen(past), past.position, past.commitment) == (before, match.position, match.commitment)
    match.forget(0)
    assert seen(match) == before


def test_giving_a_match_a_state_restarts_it_from_there() -> None:
    """Assigning a state is the same as beginning from the position, and nothing afterwards loses it."""
    match, other = start(), GAME.start(seats=2, seed=1)
    other.play("take 2")
    match.state = other.state
    assert (match.log, match.view(0)) == ([], other.view(0))
    with pytest.raises(IllegalMove):
        match.play_line("take 1 take 9")
    assert match.view(0) == other.view(0)
    match.play("take 1")
    match.undo(1)
    assert match.view(1) == other.view(1)
    assert seen(serenissima.load(match.record())) == seen(match)
    with pytest.raises(BadPosition):
        match.state = GAME.start(seats=3, seed=1).state


def test_a_record_begins_from_the_position() -> None:
    """The position is in the header; the record loads, plays on and is written back unchanged."""
    match = start()
    match.play("take 3")
    again = serenissima.load(match.record())
    assert (seen(again), again.position) == (seen(match), match.position)
    over = played_out(match).record()
    assert json.loads(over.split("\n")[0])["position"] == POSITION
    assert serenissima.load(over).record() == over


def test_a_record_of_a_whole_match_says_nothing_of_positions() -> None:
    """Records of matches that begin with the setup are unchanged, to the byte."""
    header = json.loads(GAME.start(seats=2, seed=1).record().split("\n")[0])
    assert list(header) == [
        *("serenissima", "game", "version", "seats", "options", "names", "commitment", "practice", "inherited"),
        *("seed", "outcome"),
    ]


def test_verifying_says_that_it_began_from_a_position() -> None:
    """All draws verify, and the result says that the match began from a position."""
    proof = verify(serenissima.load(played_out(start()).record()))
    assert (proof.problem, proof.from_position) == ("", True)
    assert not verify(played_out(GAME.start(seats=2, seed=1))).from_position
    assert verify(start().at(0)).from_position, "even if there is nothing to recompute"


def test_the_commitment_binds_the_position() -> None:
    """The published commitment covers seed and position, so neither can be replaced afterwards."""
    match = start()
    kept = json.dumps(POSITION, separators=(",", ":"))
    assert match.commitment == hashlib.sha256(f"lagoon\n{kept}".encode()).hexdigest()
    assert match.commitment != Fortuna("lagoon").commitment == GAME.start(seats=2, seed="lagoon").commitment


def changed(record: str, **values: Any) -> str:
    """A record with other values in its header; None removes one."""
    first, rest = record.split("\n", 1)
    header = {**json.loads(first), **values}
    return json.dumps({name: value for name, value in header.items() if name not in values or value is not None}) + (
        "\n" + rest
    )


def test_a_position_changed_so_that_all_entries_stay_legal_is_found() -> None:
    """Even with the same outcome, a position that was not committed to is found."""
    record = played_out(start()).record()
    other = {**POSITION, "players": [{"stone": "black", "taken": 3}, {"stone": "white", "taken": 1}]}
    header = json.loads(record.split("\n")[0])
    outcome = {**header["outcome"], "scores": [header["outcome"]["scores"][0] + 1, header["outcome"]["scores"][1]]}
    proof = verify(serenissima.load(changed(record, position=other, outcome=outcome)))
    assert proof.problem == "the seed and the position are not those that were committed to at the start"


def test_a_position_that_does_not_lead_to_the_outcome_is_refused() -> None:
    """The last line is named, as for changed entries."""
    record = played_out(start()).record()
    other = {**POSITION, "players": [{"stone": "black", "taken": 3}, {"stone": "white", "taken": 1}]}
    with pytest.raises(BadRecord, match="do not lead to the outcome"):
        serenissima.load(changed(record, position=other))


def test_a_position_taken_out_of_a_record_is_missed() -> None:
    """Without its position the entries are illegal, and the wrong line is named."""
    with pytest.raises(BadRecord, match="line 2: entry 1 is by seat 1, but seat -1 is to move"):
        serenissima.load(changed(played_out(start()).record(), position=None))


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"heap": 9}, "there are 10 pebbles"),
        ({"heap": "9"}, r"Expected `int`, got `str` - at `\$.heap`"),
        ({"heaps": 9}, "unknown field `heaps`"),
        ({"turn": 2}, "the seats are 0 to 1"),
        ({"players": [{"stone": "black"}]}, "1 players at a table for 2"),
        ({"players": [{"stone": "pink"}, {}]}, "Invalid enum value 'pink'"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(wrong: dict[str, Any], why: str) -> None:
    """An impossible position is refused in a call and in the header of a record, whose line is named."""
    with pytest.raises(BadPosition, match=why):
        start(**wrong)
    with pytest.raises(BadRecord, match=f"line 1: .*{why}"):
        serenissima.load(changed(start().record(), position={**POSITION, **wrong}))


@pytest.mark.parametrize("nonsense", ["F7/LJ", 7, [], object()])
def test_what_is_no_position_at_all_is_refused(nonsense: object) -> None:
    """Anything that is not a position is refused."""
    with pytest.raises(BadPosition, match="this is no position"):
        GAME.start(seats=2, position=nonsense)


def test_a_state_of_other_options_or_seats_is_refused() -> None:
    """A state with other options or seats is refused: it would be another position there."""
    state = GAME.start(seats=2, seed=1, options={"last": "poison"}).state
    with pytest.raises(BadPosition, match="other options"):
        GAME.start(seats=2, position=state)
    assert GAME.start(seats=2, position=state, options={"last": "poison"}).position
    with pytest.raises(BadPosition, match="2 players at a table for 3"):
        GAME.start(seats=3, position=state, options={"last": "poison"})


def test_a_game_without_positions_says_so() -> None:
    """A game without positions begins only with its setup, and says so."""
    with pytest.raises(BadPosition, match="pebbles cannot begin from a position"):
        Match(replace(GAME, positions=None), 2, position=POSITION)


def test_another_version_is_said_before_the_position_is_read() -> None:
    """Another version is reported first, since its position may not be readable at all."""
    with pytest.raises(BadRecord, match="played with version 9"):
        serenissima.load(changed(start().record(), version=9, position={"other": 1}))
