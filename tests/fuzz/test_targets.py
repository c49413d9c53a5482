"""Whatever a stranger sends gets a clear answer. `make fuzz` tries much more."""

from __future__ import annotations

from random import Random

import pytest

from tests.fuzz.mutating import mutated
from tests.fuzz.targets import TARGETS, warm
from tests.fuzz.work import TooMuchWork, bounded
from tests.sizes import size

SEED = 14


def most(name: str) -> int:
    """How many inputs each target gets: fewer where each takes longer."""
    usual = {"boards": 40, "records": 100, "tables": 150}.get(name, 250)
    return size(usual, quick=usual // 4, long=3000)


@pytest.fixture(autouse=True, scope="module")
def warmed() -> None:
    """Everything that is read only once is read beforehand."""
    warm()


@pytest.mark.parametrize("name", TARGETS)
def test_seeds(name: str) -> None:
    """Targets accept the seeds: one that refused everything at once would test nothing."""
    target, seeds = TARGETS[name], TARGETS[name].seeds()
    taken: list[bool] = []
    for seed in seeds:
        bounded(lambda data: taken.append(target.act(data)), seed, target.most)
    assert sum(taken) >= len(seeds) / 2


@pytest.mark.parametrize("name", TARGETS)
def test_changed_inputs(name: str) -> None:
    """Whatever is changed in an input, it gets an answer that the server gives on purpose, within bounded work."""
    target = TARGETS[name]
    seeds, random = target.seeds(), Random(f"{name} {SEED}")
    for number in range(most(name)):
        data = mutated(seeds, random)
        try:
            bounded(target.act, data, target.most)
        except (Exception, TooMuchWork) as error:
            raise AssertionError(f"{name}, seed {SEED}, input {number}: {error!r} of {data[:2000]!r}") from error


def test_the_bound_holds() -> None:
    """Endless work is found, even if exceptions are caught on the way."""

    def endless(_: bytes) -> None:
        while True:
            try:
                len("")
            except Exception:
                continue

    with pytest.raises(TooMuchWork):
        bounded(endless, b"", 1000)
