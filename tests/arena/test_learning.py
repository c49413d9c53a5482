"""Networks learned from play: on made-up lessons, on the toy game with a lore that learns, and by the command."""

from __future__ import annotations

import json
import sys
from math import exp
from pathlib import Path
from random import Random
from types import ModuleType

import msgspec
import numpy as np
import pytest

from serenissima.arena.fitting import Numbers, chances, fit, surprise, surprise_by
from serenissima.arena.learning import TESTED, Findings, Learning, Manifest, TooFew, lessons, part, play
from serenissima.bots import levels
from serenissima.bots.learnable import Learnable, Lesson, NotLearnable, learnable
from serenissima.bots.learned import BadNetwork, Learned, file_of, read
from serenissima.bots.lore import Lore, canal_grande, intrigues_a_venise
from serenissima.cli import main
from serenissima.core.game import AnyGame
from serenissima.core.playout import Dice, step
from serenissima.core.state import NOBODY
from serenissima.games import game

PLAN = Learning(game="pebbles", seats=2, matches=60, seed=3, hidden=0, passes=20)


def taken(game: AnyGame, seats: int, seed: int) -> list[Lesson]:
    """Random matches, each position described by the first seat's lead and by what is left in the heap."""
    state = game.new(seats, game.read_options(game.unattended))
    dice = Dice(seed)
    told: list[list[float]] = []
    while (seat := state.to_move()) != NOBODY:
        told.append([float(2 * state.taken[0] - sum(state.taken)), float(state.heap)])
        state.play(step(state, seat, dice))
    outcome = state.outcome()
    assert outcome is not None
    won = 0.5 if len(outcome.winners) == seats else float(0 in outcome.winners)
    return [Lesson(numbers, won) for numbers in told]


@pytest.fixture(autouse=True)
def lore(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """A lore of the toy game that learns for two and three players; its folder is empty."""
    module = ModuleType("serenissima.bots.lore.pebbles")
    module.__spec__ = sys.modules["serenissima.bots.lore"].__spec__
    offered = Learnable(taken, tmp_path, seats=(2, 3), hidden=2, passes=3)
    module.LORE = Lore(learnable=offered)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(levels, "_lore", levels._lore.__wrapped__)
    return module


def made_up(rows: int, seed: int, either: bool = False) -> Numbers:
    """Lessons whose chances are known: by 2a - b + 0.5, or by whether just one of the two is positive."""
    random = Random(seed)
    found = []
    for _ in range(rows):
        a, b = random.gauss(0, 1), random.gauss(10, 5)
        level = (6.0 if (a > 0) != (b > 10) else -6.0) if either else 2 * a - (b - 10) / 5 + 0.5
        found.append([a, b, float(random.random() < 1 / (1 + exp(-level)))])
    return np.array(found, np.float32)


def last(rows: Numbers, hidden: int, passes: int) -> Learned:
    """The result of the last step of learning."""
    return list(fit(rows, hidden, passes, seed=1))[-1]


def test_a_known_relation_is_learned() -> None:
    """Without hidden rows the weights that made the lessons are found again, in the scale of the features."""
    learned = last(made_up(6000, 1), hidden=0, passes=30)
    assert (learned.rows, learned.weights, learned.shift) == ([], [], [])
    assert learned.linear == pytest.approx([2, -0.2], abs=0.15)
    assert learned.base == pytest.approx(2.5, abs=0.3)


def test_hidden_rows_learn_what_a_regression_cannot() -> None:
    """Exclusive or: new positions are predicted with hidden rows, and cannot be without."""
    known, fresh = made_up(6000, 2, either=True), made_up(1000, 3, either=True)
    blind = surprise_by(float(known[:, -1].mean()), fresh)
    assert surprise(last(known, 0, 20), fresh) == pytest.approx(blind, abs=0.02)
    assert surprise(last(known, 8, 20), fresh) < 0.6 * blind


def test_few_lessons_and_numbers_that_never_change() -> None:
    """Very few positions can be learned from, and features that never change do no harm."""
    rows = np.array([[a, 7.0, a] for a in (0.0, 1.0) * 20], np.float32)
    learned = last(rows, hidden=0, passes=20)
    low, high = chances(learned, rows[:2, :-1])
    assert low < 0.4
    assert high > 0.6


@pytest.mark.parametrize("hidden", [0, 3])
def test_a_bot_reads_what_was_fitted(tmp_path: Path, hidden: int) -> None:
    """The compiled network, read from the file, predicts what the fit predicts."""
    rows = made_up(500, 4)
    file = file_of(tmp_path, 2)
    file.write_bytes(msgspec.json.encode(last(rows, hidden, 5)))
    network = read(file).network()
    expected = chances(read(file), rows[:20, :-1])
    assert [network.chance([float(a), float(b)]) for a, b, _ in rows[:20]] == pytest.approx(list(expected))


@pytest.mark.parametrize("change", [{"shift": []}, {"weights": [1.0, 2.0]}, {"linear": [1.0]}], ids=str)
def test_a_network_whose_numbers_do_not_fit_together(change: dict[str, list[float]]) -> None:
    """A network whose sizes do not match is refused instead of being read in part."""
    good = Learned(rows=[[1.0, 2.0]], shift=[0.0], weights=[1.0], base=0.0, linear=[0.0, 1.0])
    assert good.network().chance([0.0, 0.0]) == 0.5
    with pytest.raises(BadNetwork):
        msgspec.structs.replace(good, **change).network()


def test_a_match_depends_on_the_seed_and_its_number() -> None:
    """A match depends only on the seed and its number, however many others are played."""
    whole = list(play(PLAN))
    assert len(whole) == PLAN.matches
    assert np.array_equal(lessons(PLAN, 7), whole[7])
    more = msgspec.structs.replace(PLAN, matches=999)
    assert np.array_equal(lessons(more, 7), whole[7])
    other = msgspec.structs.replace(PLAN, seed=4)
    assert any(not np.array_equal(lessons(other, number), whole[number]) for number in range(5))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seats", "matches"),
    [("canal-grande", 2, 20), ("intrigues-a-venise", 3, 2)],
)
def test_the_number_of_workers_does_not_matter(name: str, seats: int, matches: int) -> None:
    """One process and two others produce the same rows in the same order."""
    plan = Learning(game=name, seats=seats, matches=matches, seed=5, hidden=0, passes=1)
    here, there = list(play(plan)), list(play(plan, workers=2))
    assert len(here) == len(there) == matches
    assert all(np.array_equal(one, two) for one, two in zip(here, there, strict=True))


def test_the_test_has_matches_of_its_own() -> None:
    """Every tenth match is kept for the test as a whole; matches without a position are left out."""
    matches = [np.full((3, 2), number, np.float32) for number in range(20)]
    matches[4] = np.array([], np.float32)
    known, fresh = part(matches)
    assert sorted(set(fresh[:, 0])) == [9, 19]
    assert sorted(set(known[:, 0])) == [number for number in range(20) if number not in (4, 9, 19)]
    with pytest.raises(TooFew, match="at least 10 matches"):
        part(matches[: TESTED - 1])


def test_a_lore_without_lessons(lore: ModuleType) -> None:
    """Learning from a lore without lessons is refused with that reason."""
    lore.LORE = Lore()  # type: ignore[attr-defined]
    with pytest.raises(NotLearnable):
        learnable(game("pebbles"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "known"), [("canal-grande", canal_grande), ("intrigues-a-venise", intrigues_a_venise)], ids=str
)
def test_what_is_shipped_says_how_it_was_learned(name: str, known: ModuleType) -> None:
    """For every number of players the network fits the lessons, and its manifest tells of a real gain."""
    offered = learnable(game(name))
    folder = offered.folder
    assert offered is known.LORE.learnable
    assert str(folder / "__init__.py") == known.__file__
    for seats in offered.seats:
        learned = read(file_of(folder, seats))
        manifest = msgspec.json.decode((folder / f"learned{seats}.manifest.json").read_bytes(), type=Manifest)
        plan = msgspec.structs.replace(manifest.learning, matches=1, seed=1)
        assert (plan.game, plan.seats, plan.hidden) == (name, seats, len(learned.rows))
        told = next(rows for number in range(50) if len(rows := lessons(plan, number)))
        assert told.shape[1] == len(learned.linear) + 1
        assert manifest.found.surprise < manifest.found.by_share
        assert f"learn {name} --seats {seats} " in manifest.command


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command reports how well new matches are predicted; --write puts network and manifest beside the lore."""
    command = ["learn", "pebbles", "--seats", "3", "--matches", "200", "--seed", "3"]
    assert main(command) == 0
    said = capsys.readouterr().out
    assert "200 matches" in said
    assert "Mean surprise" in said
    assert list(tmp_path.iterdir()) == []
    assert main([*command, "--hidden", "0", "--passes", "30", "--write"]) == 0
    learned = read(file_of(tmp_path, 3))
    assert learned.rows == []
    assert learned.network().chance([6.0, 1.0]) > learned.network().chance([-6.0, 1.0])
    manifest = msgspec.json.decode((tmp_path / "learned3.manifest.json").read_bytes(), type=Manifest)
    assert manifest.learning == Learning(game="pebbles", seats=3, matches=200, seed=3, hidden=0, passes=30)
    assert isinstance(manifest.found, Findings)
    assert manifest.found.surprise < manifest.found.by_share
    assert json.loads((tmp_path / "learned3.manifest.json").read_text())["numpy"] == np.__version__
    assert str(file_of(tmp_path, 3)) in capsys.readouterr().out.replace("\n", "")


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["venise", "--matches", "10"], "no bot that learns"),
        (["pebbles", "--seats", "4", "--matches", "10"], "only with 2, 3"),
        (["pebbles", "--matches", "9"], "At least 10 matches"),
    ],
    ids=str,
)
def test_what_cannot_be_learned(argv: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A plan that cannot be carried out is refused in one line, with what would be right."""
    assert main(["learn", *argv]) == 2
    assert says in capsys.readouterr().err


def test_matches_that_tell_nothing(lore: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Matches without any position are refused in one line."""
    silent = Learnable(lambda game, seats, seed: [], tmp_path, seats=(2,), hidden=0, passes=1)
    lore.LORE = Lore(learnable=silent)  # type: ignore[attr-defined]
    assert main(["learn", "pebbles", "--matches", "10"]) == 2
    assert "play more" in capsys.readouterr().err


def test_hidden_rows_cannot_be_fewer_than_none(capsys: pytest.CaptureFixture[str]) -> None:
    """A negative number of hidden rows is refused, and the line says what is allowed."""
    with pytest.raises(SystemExit):
        main(["learn", "pebbles", "--matches", "10", "--hidden", "-1"])
    assert "0 or more" in capsys.readouterr().err


def test_without_numpy(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Without NumPy the missing extra is named; bots can read what was learned without it."""
    for name in ("serenissima.arena.learning", "serenissima.arena.fitting"):
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert main(["learn", "pebbles", "--matches", "10"]) == 2
    assert "extra “learn”" in capsys.readouterr().err
