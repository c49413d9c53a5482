"""The analysis of positions: what they are worth, every turn coloured, best play, ruins, and what is not solved."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import pytest

from serenissima.core.study import Unfit
from serenissima.games.venice_connection.solver.book import book
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.study import Study
from serenissima.games.venice_connection.study.laying import laid, read_turn
from serenissima.games.venice_connection.study.report import Analysis
from serenissima.games.venice_connection.whole_turns import turn_codes, turn_text
from tests.contract.words import problem
from tests.games.venice_connection.setting import GAME, lay, played
from tests.sizes import size

pytestmark = pytest.mark.once

STUDY = Study()


def stand(position: str, **options: Any) -> State:
    """A position laid freely."""
    return STUDY.set_up(GAME.read_options(options), position)


def analysed(position: str, whole: bool = False, **options: Any) -> Analysis:
    """Its analysis."""
    return STUDY.analyse(stand(position, **options), whole)


def reason(position: str, **options: Any) -> str:
    """Why a position cannot be laid; the sentence is there."""
    with pytest.raises(Unfit) as caught:
        stand(position, **options)
    refusal = caught.value.refusal
    assert problem(GAME, f"refusal-{refusal.reason}", refusal.args) is None
    return refusal.reason


def test_two_live_turns_of_701() -> None:
    """E-7: only two of the 701 turns keep the canal possible, both lose at once, and the line shows how."""
    found = analysed("F./||/L.")
    assert (found.worth, found.turns, found.legal, found.live) == ("loses", 2, 701, 2)
    assert [(choice.turn, choice.leads, choice.turns) for choice in found.choices] == [
        ("1,0:7", "loses", 2),
        ("1,2:J", "loses", 2),
    ]
    assert sorted(found.line) == ["1,0:7", "1,2:J"]
    assert sorted(found.completion or []) == ["1,0:7", "1,2:J"]
    assert sum(count.count for count in found.counts) == 701
    assert len(analysed("F./||/L.", whole=True).choices) == 701


def test_with_bridging_the_same_position_is_won() -> None:
    """E-7 with the option `bridge`: the two-tile turn closes; that game is solved when it is asked for."""
    found = analysed("F./||/L.", bridge=True, supply=8)
    assert (found.worth, found.turns, found.line) == ("wins", 1, ["1,0:7 1,2:J"])


def test_mirror_trap() -> None:
    """E-3: two facing bends are closed by their mirror image; the closed canal is worth nothing to anybody."""
    found = analysed("F7")
    assert (found.worth, found.turns, found.line) == ("wins", 1, ["0,1:L 1,1:J"])
    assert found.choices[0].leads == "closes"
    closed = analysed("F7/LJ")
    assert (closed.worth, closed.legal, closed.choices, closed.completion) == ("closed", 0, [], [])


def test_ruined() -> None:
    """E-9: a ruined position has no live turn and no completion; whoever is to move calls."""
    found = analysed("|||/L.J")
    assert (found.worth, found.turns, found.legal, found.live) == ("ruined", None, 842, 0)
    assert (found.choices, found.line, found.completion) == ([], [], None)


def test_since_when() -> None:
    """After E-9 and a turn nobody should have made the analysis of the match names the turn that ruined it."""
    match = played("0,0:| 1,0:| 2,0:|", "0,1:L", "2,1:J", "3,0:|")
    found = STUDY.analyse_match(match)
    assert (found.worth, found.ruined_since, found.to_move) == ("ruined", 3, 0)
    assert "study-ruined-since" in [said.key for said in found.says]
    early = STUDY.analyse_match(match.at(7))
    assert (early.position, early.ruined_since, early.to_move) == ("|||/L..", None, 0)


def test_what_is_entered_or_tried_is_no_part_of_the_position() -> None:
    """Tiles of an unfinished turn and scratch tiles of a proof lie beside the position that is analysed."""
    match = played("0,0:F 1,0:7")
    match.play("0,1:L")
    assert STUDY.analyse_match(match).position == "F7"
    proof = played("0,0:F 1,0:7", "impossible")
    proof.play("0,1:L")
    found = STUDY.analyse_match(proof)
    assert (found.position, found.to_move, found.worth) == ("F7", 1, "wins")


def test_the_line_is_legal_and_as_long_as_said() -> None:
    """From the empty table best play takes the turns the analysis says, all legal, and the last one closes."""
    found = analysed("")
    assert (found.worth, found.turns, len(found.line)) == ("loses", 14, 14)
    state = stand("")
    for turn in found.line:
        assert state.outcome() is None
        state = lay(state, turn)
    over = state.outcome()
    assert over is not None
    assert over.reason == "closed"


@pytest.mark.parametrize(("options", "worth"), [({"supply": 20}, "unsolved"), ({"mint_tide": True}, "unsolved")])
def test_not_solved(options: dict[str, Any], worth: str) -> None:
    """Beyond 16 tiles and with Mint Tide the analysis says so, and still knows ruins, completions, closing turns."""
    found = analysed("||", **options)
    assert (found.solved, found.worth, found.live, found.choices) == (False, worth, None, [])
    assert found.completion
    assert analysed("F7", **options).line == ["0,1:L 1,1:J"]
    assert analysed("F7|/LJ.", supply=20).worth == "ruined"


@pytest.mark.parametrize("supply", [4, 7, 10, 13])
def test_other_supplies(supply: int) -> None:
    """Smaller supplies are solved when they are asked for; E-12: three parallel straights need 16 tiles."""
    assert analysed("", supply=supply).solved
    assert analysed("F7", supply=supply).worth == "wins"
    assert supply < 6 or analysed("|||", supply=supply).worth == "ruined"


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("FF", "blockade"),
        ("F7/..L", "in-parts"),
        ("0,0:F 0,0:F", "occupied"),
        ("hello", "no-position"),
        ("@x,1 F7", "no-position"),
        ("@40,0 F7", "too-far"),
        ("@13,0 F7", "too-far"),
        ("0,-13:F 0,-12:L", "too-far"),
        ("@99999999999999999999,0 F7", "no-position"),
        ("@1,1", "no-position"),
        ("@-20,0 " + "-" * 60, "too-far"),
        ("0,0:X", "no-face"),
        ("0,0:F confirm", "no-turn"),
        ("n", "no-special"),
        ("0,0:F*", "no-special"),
    ],
)
def test_positions_that_cannot_be(position: str, why: str) -> None:
    """A position that breaks a rule, or cannot be read, is refused with its reason in words."""
    assert reason(position) == why


@pytest.mark.parametrize("seed", range(4))
def test_any_text_is_a_position_or_is_refused(seed: int) -> None:
    """Any text is either a position that can be analysed, or refused in words."""
    random = Random(seed)
    alphabets = ["FLJ7|-./@0,:", "F7LJ|-/.", "\x00é 1,:@F", "@-1234567890, F/"]
    for _ in range(size(100, quick=25)):
        text = "".join(random.choice(alphabets[seed]) for _ in range(random.randint(1, 8)))
        refusal = None
        try:
            found = STUDY.analyse(stand(text))
            assert len(found.tiles) + found.left == found.supply
        except Unfit as error:
            refusal = error.refusal
        assert refusal is None or problem(GAME, f"refusal-{refusal.reason}", refusal.args) is None


def test_positions_at_the_edge_of_the_window() -> None:
    """As far out as a position may be laid it is worth the same, and so is a row of fifteen straights (E-13)."""
    home = analysed("F7/L.")
    for corner in ("@-12,-12", "@11,11", "@-12,11", "@11,-12"):
        far = analysed(f"{corner} F7/L.")
        assert (far.worth, far.turns, far.legal, far.live) == (home.worth, home.turns, home.legal, home.live)
    for corner, moves in (("@-4,-4", 671), ("@4,8", 671)):
        assert analysed(f"{corner} F7/L.").legal == moves
    row = analysed("|" * 15)
    assert (row.worth, row.legal) == ("ruined", 96)


def test_more_tiles_than_there_are() -> None:
    """A position may not use more tiles than the supply has, of any kind."""
    assert reason("-----", supply=4) == "more-than-supply"
    assert reason("0,0:s- 1,0:s- 2,0:s-", mint_tide=True) == "kind-used-up"
    assert analysed("----", supply=4).worth == "ruined"


def test_drawn_or_named() -> None:
    """A position may be drawn with its corner or named tile by tile; both say the same."""
    drawn, named = analysed("@-1,2 F7/L."), analysed("0,2:7 -1,3:L -1,2:F")
    assert drawn.position == named.position == "@-1,2 F7/L."
    assert drawn.choices == named.choices


def test_turns_in_words() -> None:
    """Every legal turn is read back from its words, its tiles in any order; others are refused by their rule."""
    state = stand("F./||/L.")
    for turn in turn_codes(state)[::7]:
        assert read_turn(state, " ".join(reversed(turn_text(turn).split()))) == turn
    for text, rule in [("1,0:7 1,2:J", "VC-27"), ("1,0:-", "VC-29"), ("5,5:|", "VC-28"), ("confirm", "VC-09")]:
        with pytest.raises(Unfit) as caught:
            read_turn(state, text)
        assert caught.value.refusal.rule == rule


@pytest.mark.parametrize("position", ["F7", "F7/LJ", "F7/L.", "|||/L.J", "", "|"])
@pytest.mark.parametrize("supply", [8, 16, 20])
def test_sentences(position: str, supply: int) -> None:
    """Every sentence that an analysis can contain is in the catalogue."""
    for said in analysed(position, supply=supply).says:
        assert problem(GAME, said.key, said.args) is None


def test_all_turns_of_a_position_are_judged_quickly(record_property: Callable[[str, object], None]) -> None:
    """The time for all turns of early positions, the slowest ones, is noted; none are left out."""
    solution = book()
    assert solution is not None
    slowest = 0.0
    for position in ("|", "F7", "|||", "F-7", "------"):
        state = stand(position)
        begun = process_time()
        assert len(solution.classify(state)) == len(turn_codes(laid(state.rules, state.laid_tiles())))
        slowest = max(slowest, process_time() - begun)
    record_property("slowest_ms", round(1000 * slowest, 1))
