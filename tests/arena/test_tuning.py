"""Weights learned from play: on the toy game with a lore of two weights, and by the command."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from serenissima.arena.tuning import Step, Tuning, start, success, tune
from serenissima.bots import levels
from serenissima.bots.bot import Budget
from serenissima.bots.lore import Lore
from serenissima.bots.tunable import NotTunable, Tunable, Weight
from serenissima.cli import main
from serenissima.core.game import AnyGame
from serenissima.core.outcome import Outcome

PLAN = Tuning(game="pebbles", seats=2, steps=12, deals=4, against="uniform", seed=3)


class Taker:
    """Takes two pebbles at once if its weight says so; its other weight does nothing."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        return moves[0] if self.weights["greed"] < 0.5 else moves[min(1, len(moves) - 1)]


@pytest.fixture(autouse=True)
def lore(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A lore of the toy game with two weights."""

    def tuned(game: AnyGame, seed: int, weights: Mapping[str, float]) -> Taker:
        return Taker(weights)

    module = ModuleType("serenissima.bots.lore.pebbles")
    module.__spec__ = sys.modules["serenissima.bots.lore"].__spec__
    weights = (Weight("greed", 0.5, 0.0, 1.0), Weight("idle", 5.0, 0.0, 10.0))
    module.LORE = Lore(tunable=Tunable(weights, tuned))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(levels, "_lore", levels._lore.__wrapped__)
    return module


def test_a_tuning_depends_on_its_plan_alone() -> None:
    """The same plan gives the same steps, whether it runs in one go or is continued later."""
    whole = list(tune(PLAN))
    assert [step.number for step in whole] == list(range(12))
    assert list(tune(PLAN, whole[:5])) == whole[5:]
    assert list(tune(PLAN, whole)) == []


def test_it_goes_the_way_that_wins_and_stays_in_range() -> None:
    """Two pebbles at once are better than one, so that weight grows, within its bounds."""
    steps = list(tune(PLAN))
    assert start(PLAN) == {"greed": 0.5, "idle": 5.0}
    assert steps[-1].weights["greed"] > 0.5
    for step in steps:
        assert -1 <= step.better <= 1
        assert 0 <= step.weights["greed"] <= 1
        assert 0 <= step.weights["idle"] <= 10


def test_against_itself() -> None:
    """Without a level to play against, the others use the weights of the step before."""
    plan = msgspec.structs.replace(PLAN, against="", steps=2)
    assert [step.number for step in tune(plan)] == [0, 1]


def test_success_counts_the_first_place_and_everybody_behind() -> None:
    """Sole first place counts 1, last place 0, and second of three the share of opponents behind."""
    outcome = Outcome(ranks=(2, 1, 3), reason="points")
    assert [success(outcome, seat, (0, 1, 2)) for seat in range(3)] == [0.25, 1.0, 0.0]
    shared = Outcome(ranks=(1, 1), reason="shared")
    assert success(shared, 0, (0, 1)) == 0.5


def test_a_game_without_weights(lore: ModuleType) -> None:
    """A game whose lore has no weights is refused with that reason."""
    lore.LORE = Lore()  # type: ignore[attr-defined]
    with pytest.raises(NotTunable):
        start(PLAN)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command shows the weights before and after, stores its steps, continues them, and records how it was done."""
    journal, weights = tmp_path / "steps.jsonl", tmp_path / "weights.json"
    weights.write_text('{"hand": {"greed": 0.5}}')
    command = ["tune", "pebbles", "--seats", "2", "--steps", "3", "--deals", "2", "--against", "uniform"]
    command += ["--journal", str(journal), "--write", str(weights)]
    assert main(command) == 0
    assert "greed" in capsys.readouterr().out
    plan, *steps = journal.read_bytes().splitlines()
    assert msgspec.json.decode(plan, type=Tuning).steps == 3
    written = json.loads(weights.read_text())
    assert written["hand"] == {"greed": 0.5}
    assert written["tuned"]["idle"] == pytest.approx(
        msgspec.json.decode(steps[-1], type=Step).weights["idle"], abs=1e-4
    )
    assert json.loads((tmp_path / "weights.manifest.json").read_text())["tuning"]["game"] == "pebbles"
    journal.write_bytes(b"\n".join([plan, steps[0], b'{"number":1,"bet']))
    assert main(command) == 0
    assert journal.read_bytes().splitlines()[1:] == steps
    capsys.readouterr()
    assert main([*command, "--seed", "8"]) == 2
    assert "another tuning" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["venise"], "no bot with weights"),
        (["pebbles", "--seats", "9"], "not for 9 players"),
        (["pebbles", "--against", "nobody"], "no bot 'nobody'"),
    ],
    ids=str,
)
def test_what_cannot_be_tuned(argv: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A plan that cannot be carried out is refused in one line."""
    assert main(["tune", *argv, "--steps", "1"]) == 2
    assert says in capsys.readouterr().err
