"""One target in a process of its own, for a number of inputs: guided by coverage with atheris, else random.

`python -m tests.fuzz.guided TARGET RUNS SEED WAY`; the way is `atheris` or `chance`. Findings are kept, and it goes on.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random

import tests.conftest  # noqa: F401 -- the toy game is found, too
from tests.fuzz.finding import ROOT, keep
from tests.fuzz.mutating import LONGEST, changed, mutated
from tests.fuzz.work import TooMuchWork

SECONDS = 2.0
"""CPU time one input may take. Counting calls, as the tests do, would be far slower."""
MEMORY = 3 * 1024**3
"""Bytes the process may use: wanting more is a finding, and does not bring the machine down."""
OURS = "serenissima"


def limit_memory() -> None:
    """From now on asking for too much memory raises a MemoryError."""
    with suppress(ImportError, ValueError, OSError):
        resource = import_module("resource")
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _stuck(*_: object) -> None:
    raise TooMuchWork(f"more than {SECONDS:g} s of a core")


def tried(name: str, data: bytes) -> Path | None:
    """Gives an input to a target; returns the file of a new finding, if any."""
    from tests.fuzz.targets import TARGETS

    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        TARGETS[name].act(data)
    except (Exception, TooMuchWork) as error:
        return keep(name, data, error)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return None


def begun(name: str) -> Sequence[bytes]:
    """The seeds of a target, after everything that is read only once has been read."""
    from tests.fuzz.targets import TARGETS, warm

    warm()
    signal.signal(signal.SIGVTALRM, _stuck)
    return TARGETS[name].seeds()


def by_chance(name: str, runs: int, seed: int) -> None:
    """Tries every seed as it is, then changed ones."""
    limit_memory()
    seeds = begun(name)
    random = Random(f"{name} {seed}")
    for run in range(runs):
        tried(name, seeds[run] if run < len(seeds) else mutated(seeds, random))


def _sources_first() -> None:
    """What is compiled cannot be watched, so sources are looked for, and before anything of ours is imported: else
    atheris, which watches what is found after it came, would not see them.
    """
    name = f"{OURS}._plain"
    spec = spec_from_file_location(name, ROOT / "src" / OURS / "_plain.py")
    assert spec is not None
    assert spec.loader is not None
    sys.modules[name] = plain = module_from_spec(spec)
    spec.loader.exec_module(plain)
    plain.prefer_sources()


def by_coverage(name: str, runs: int, seed: int) -> None:
    """Tries inputs with atheris, which keeps changing those that reach new lines. Does not return."""
    atheris = import_module("atheris")
    _sources_first()
    with atheris.instrument_imports(include=[OURS]):
        # games, boards and books are imported when they are first asked for
        seeds = begun(name)
        tried(name, seeds[-1])
    limit_memory()

    def change(data: bytes, most: int, number: int) -> bytes:
        random = Random(number)
        if random.random() < 0.4:
            return bytes(atheris.Mutate(data, most))
        return changed(data, random)[:most]

    with tempfile.TemporaryDirectory(prefix="fuzz-") as corpus:
        for number, data in enumerate(seeds):
            (Path(corpus) / str(number)).write_bytes(data)
        asked = [
            *(sys.argv[0], corpus, f"-atheris_runs={runs}", f"-seed={seed + 1}", f"-max_len={LONGEST}"),
            *("-rss_limit_mb=0", "-timeout=600", "-verbosity=0", "-print_final_stats=0"),
        ]
        atheris.Setup(asked, lambda data: void(tried(name, data)), custom_mutator=change)
        atheris.Fuzz()


def void(_: object) -> None:
    """A fuzzed function returns nothing."""


def main(name: str, runs: str, seed: str, way: str) -> None:
    """Runs one target."""
    os.environ.setdefault("PYTHONHASHSEED", "0")
    (by_coverage if way == "atheris" else by_chance)(name, int(runs), int(seed))


if __name__ == "__main__":
    main(*sys.argv[1:])
