"""Nothing that a stranger sends ends in anything but a clear answer. `make fuzz` looks much further."""

from __future__ import annotations

from random import Random

import pytest

from tests.fuzz.mutating import mutated
from tests.fuzz.targets import TARGETS, warm
from tests.fuzz.work import TooMuchWork, bounded
from tests.sizes import size

SEED = 14


def most(name: str) -> int:
    """Inputs of each target: fewer where each takes longer."""
    usual = {"boards": 40, "records": 100, "tables": 150}.get(name, 250)
    return size(usual, quick=usual // 4, long=3000)


@pytest.fixture(autouse=True, scope="module")
def warmed() -> None:
    """What is read once is read before."""
    warm()


@pytest.mark.parametrize("name", TARGETS)
def test_seeds(name: str) -> None:
    """What inputs are made from is itself taken: a target that refuses everything at once would look at nothing."""
    target, seeds = TARGETS[name], TARGETS[name].seeds()
    taken: list[bool] = []
    for seed in seeds:
        bounded(lambda data: taken.append(target.act(data)), seed, target.most)
    assert sum(taken) >= len(seeds) / 2


@pytest.mark.parametrize("name", TARGETS)
def test_changed_inputs(name: str) -> None:
    """Whatever is changed in an input, only what the server answers clearly comes of it, for a bounded work."""
    target = TARGETS[name]
    seeds, random = target.seeds(), Random(f"{name} {SEED}")
    for number in range(most(name)):
        data = mutated(seeds, random)
        try:
            bounded(target.act, data, target.most)
        except (Exception, TooMuchWork) as error:
            raise AssertionError(f"{name}, seed {SEED}, input {number}: {error!r} of {data[:2000]!r}") from error


def test_the_bound_holds() -> None:
    """Work without end is found, whoever catches exceptions on the way."""

    def endless(_: bytes) -> None:
        while True:
            try:
                len("")
            except Exception:
                continue

    with pytest.raises(TooMuchWork):
        bounded(endless, b"", 1000)
