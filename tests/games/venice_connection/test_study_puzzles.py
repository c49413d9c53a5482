"""The puzzles: each has one winning turn, no two are the same, and every answer gets an honest reply."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from random import Random

import msgspec
import pytest

from serenissima._plain import is_compiled
from serenissima.core.study import NoPuzzle, Unfit
from serenissima.games.venice_connection.solver import backward
from serenissima.games.venice_connection.solver.book import book
from serenissima.games.venice_connection.study import Study
from serenissima.games.venice_connection.study.composing import Composer, judge
from serenissima.games.venice_connection.study.report import Checked
from serenissima.games.venice_connection.study.shelf import SHIPPED, BadShelf, Shelf, shelf, stand
from serenissima.games.venice_connection.study.unique import least, orbit, tiles_of, winning
from tests.contract.words import problem
from tests.games.venice_connection.setting import GAME, lay

pytestmark = pytest.mark.once

STUDY = Study()
NUMBERS = range(1, len(shelf().positions) + 1)
SOME = sorted(Random(1996).sample(NUMBERS, 60))


def check(number: int, answer: str) -> Checked:
    """What an answer is worth; every sentence of it is there."""
    found = STUDY.check(number, answer)
    for said in found.says:
        assert problem(GAME, said.key, said.args) is None
    return found


def faults(positions: list[str]) -> list[str]:
    """What is wrong with these positions as puzzles."""
    found = [wrong for wrong, _ in map(judge, positions) if wrong]
    seen = Counter(least(tiles_of(stand(position).laid_tiles())) for position in positions)
    return found + [f"{count} times the same: {figure}" for figure, count in seen.items() if count > 1]


def test_enough_and_small_enough() -> None:
    """There are more than 2,000 in five grades, on tables with few and with many tiles, in less than 200 kB."""
    assert len(NUMBERS) >= 2000
    grades = STUDY.grades()
    assert [grade.grade for grade in grades] == [1, 2, 3, 4, 5]
    assert all(grade.count >= 400 for grade in grades)
    assert SHIPPED.stat().st_size < 200_000
    tiles = Counter(len(stand(position).laid_tiles()) for position in shelf().positions)
    assert sum(count >= 100 for count in tiles.values()) >= 8


def test_harder_grades_take_longer() -> None:
    """The mean of the turns to the end grows from grade to grade."""
    means = []
    for grade in STUDY.grades():
        turns = [STUDY.puzzle(number).turns for number in range(grade.first, grade.first + grade.count)]
        means.append(sum(turns) / len(turns))
    assert means == sorted(means)


def test_some_have_one_winning_turn() -> None:
    """Sixty of them, chosen by chance: exactly one winning turn up to the position's own symmetry."""
    assert faults([shelf().position(number) for number in SOME]) == []


def test_no_two_are_the_same() -> None:
    """No position is a shifted, turned or mirrored copy of another."""
    figures = {least(tiles_of(stand(position).laid_tiles())) for position in shelf().positions}
    assert len(figures) == len(NUMBERS)


def test_planted_faults_are_found() -> None:
    """A position with two winning turns, a lost one and a mirrored copy are found out."""
    good = next(position for position in shelf().positions if len(position) > 8)
    mirrored = "/".join(row[::-1].translate(str.maketrans("LJF7", "JL7F")) for row in good.split("/"))
    assert faults([good]) == []
    assert len(faults([good, mirrored])) == 1
    assert len(faults(["F7", "|||/L..", "F./||/L."])) >= 2


def test_symmetric_wins_count_once() -> None:
    """Winning turns that are images of each other under the position's own symmetry are one; others are not."""
    tiles = [(0, 0, 3), (1, 0, 4)]  # F7, mirrored left to right
    assert orbit(tiles, [(0, 1, 0)]) == orbit(tiles, [(1, 1, 0)])
    assert orbit(tiles, [(0, 1, 0)]) != orbit(tiles, [(2, 0, 0)])
    solution = book()
    assert solution is not None
    state = stand("------")
    wins = [turn for turn in solution.classify(state) if turn.result == "wins"]
    assert (len(wins), len(winning(tiles_of(state.laid_tiles()), wins))) == (2, 1)


def test_the_puzzle_of_the_day() -> None:
    """One for everyone, another every day, none twice before all of its grade had their turn, easy on Mondays."""
    day = date(2026, 11, 16)
    assert STUDY.of_the_day(day) == Study().of_the_day(day)
    year = [STUDY.of_the_day(day + timedelta(days)) for days in range(366)]
    assert len(set(year)) == 366
    assert set(year) <= set(NUMBERS)
    monday, saturday = (STUDY.puzzle(number).grade for number in (year[0], year[5]))
    assert (monday, saturday) == (1, 5)


@pytest.mark.parametrize("number", SOME[::6])
def test_answers(number: int) -> None:
    """The solution is right; every other turn is refuted by a legal reply that wins, a ruin by the call; giving up
    shows the solution with best play to the end.
    """
    shown = check(number, "")
    assert (shown.right, shown.leads, shown.reply) == (False, None, None)
    puzzle = STUDY.puzzle(number)
    assert len(shown.line) == puzzle.turns
    assert shown.solution == shown.line[0]
    state = stand(puzzle.position)
    right = check(number, shown.line[0])
    assert (right.right, right.turns) == (True, puzzle.turns)
    assert right.line[:1] == ([right.reply] if right.reply else [])
    analysis = STUDY.analyse(state, whole=True)
    for choice in Random(number).sample(analysis.choices, 25):
        found = check(number, choice.turn)
        assert found.leads == choice.leads
        assert found.right == (choice.leads in ("closes", "wins"))
        if not found.right:
            assert found.solution is None
        if choice.leads == "ruins":
            assert found.reply == "impossible"
        elif choice.leads == "loses":
            assert found.reply is not None
            after = lay(lay(state, choice.turn), found.reply)
            assert after.outcome() is not None or STUDY.analyse(after).worth == "loses"


@pytest.mark.parametrize("number", SOME[::6])
def test_the_reason_is_the_parity_of_what_is_left(number: int) -> None:
    """The solution leaves an even number of turns, a turn that loses an odd one, by the analysis of what it leaves."""
    state = stand(STUDY.puzzle(number).position)
    analysis = STUDY.analyse(state)
    losing = next((choice.turn for choice in analysis.choices if choice.leads == "loses"), None)
    solution = check(number, "").solution
    assert solution is not None
    for answer, turn, key, rest in (("", solution, "puzzle-reason", 0), (losing, losing, "puzzle-loses", 1)):
        if turn is None or answer is None or lay(state, turn).outcome() is not None:
            continue
        [said] = [said for said in check(number, answer).says if said.key == key]
        assert said.args["turns"] == STUDY.analyse(lay(state, turn)).turns
        assert int(said.args["turns"]) % 2 == rest


def test_a_call_is_no_solution() -> None:
    """The canal of a puzzle can be closed, so the call is refuted by a proof."""
    for number in SOME[::10]:
        found = check(number, "impossible")
        assert (found.right, found.leads, found.solution) == (False, None, None)
        assert found.reply is not None
        left = found.reply.removeprefix("proof ")
        closed = STUDY.set_up(GAME.read_options(), " ".join([*STUDY.puzzle(number).tiles, left]))
        assert closed.figure.closed()


def test_what_is_no_answer() -> None:
    """An answer that is no legal turn is refused by its rule; a number without a puzzle is none."""
    with pytest.raises(Unfit):
        check(1, "99,99:F")
    for number in (0, -1, len(NUMBERS) + 1):
        with pytest.raises(NoPuzzle):
            STUDY.puzzle(number)
        with pytest.raises(NoPuzzle):
            STUDY.check(number, "")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b'{"format":1,"seed":1,"grades":[["F7"]]}',
        b'{"format":2,"seed":1,"grades":[["F7"],["F7"],["F7"],["F7"],["F7"]]}',
        b'{"format":1,"seed":1,"grades":[["F7"],[],["F7"],["F7"],["F7"]]}',
        b'{"format":1,"seed":1,"grades":[["F7"],[7],["F7"],["F7"],["F7"]]}',
    ],
)
def test_a_broken_file(data: bytes) -> None:
    """A file that is cut off, of another format or without a grade is refused with the reason."""
    with pytest.raises(BadShelf):
        Shelf(data)


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(backward), reason="takes minutes uncompiled")
def test_composing_again_gives_the_same() -> None:
    """The shipped file is what the command makes from its count and seed. It judges each: there is one winning turn."""
    kept = msgspec.json.decode(SHIPPED.read_bytes())
    composer = Composer(len(NUMBERS), kept["seed"])
    assert sum(1 for _ in composer.work()) == composer.steps
    assert composer.encoded() == SHIPPED.read_bytes()
