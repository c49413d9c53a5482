"""`make soak`: the browser tests again and again, in another order each time, beside a core that is busy all the while.

Lists every test that failed in some round, how often, and where its traces lie. Ends with 1 if there is any.
"""

from __future__ import annotations

import subprocess
import sys
import time
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

from tests.web.leavings import folder_of

ROOT = Path(__file__).parents[2]
RESULTS = Path("test-results") / "soak"
"""Where the traces of every round are kept."""
LOAD = "while True: pass"

Flickers = dict[str, list[Path]]


@contextmanager
def loaded() -> Iterator[None]:
    """Keeps a core busy with another process for the duration of the block."""
    load = subprocess.Popen([sys.executable, "-c", LOAD])
    try:
        yield
    finally:
        load.kill()
        load.wait()


def failures(report: Path) -> list[str]:
    """The ids of the tests that failed according to a JUnit report, each once."""
    cases = ElementTree.parse(report).getroot().iter("testcase")
    found = (
        f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    )
    return list(dict.fromkeys(found))


def play(folder: Path, seed: int, jobs: str, tests: Sequence[str]) -> Flickers:
    """Plays one round; returns which tests failed, with the folders of their traces."""
    report = ROOT / folder / "report.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-n", jobs, "-m", "browser", "--tb=short", *tests]
    command += ["--shuffle", str(seed), "--leavings", str(folder), f"--junitxml={report}"]
    ended = subprocess.run(command, cwd=ROOT, check=False)
    if ended.returncode not in (0, 1) or not report.is_file():
        raise SystemExit(f"{folder.name} could not be played: pytest ended with {ended.returncode}")
    return {test: [folder_of(folder, test)] for test in failures(report)}


def verdict(flickers: Flickers, rounds: int) -> str:
    """The result of the rounds, in words."""
    if not flickers:
        return f"Nothing flickered in {rounds} rounds."
    lines = [f"{len(flickers)} tests flickered in {rounds} rounds:"]
    for test, folders in sorted(flickers.items(), key=lambda found: (-len(found[1]), found[0])):
        lines += [f"  {len(folders)} of {rounds}  {test}", *(f"      {folder}" for folder in folders)]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays the rounds; 1 if anything was flaky."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of the first round; each has the next one")
    parser.add_argument("--jobs", default="2")
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("tests", nargs="*", default=["tests/web"])
    wanted = parser.parse_args(arguments)
    flickers: Flickers = defaultdict(list)
    with loaded():
        for number in range(1, wanted.rounds + 1):
            seed = wanted.seed + number - 1
            print(f"== Round {number} of {wanted.rounds}, --shuffle {seed}", flush=True)
            for test, folders in play(wanted.results / f"round-{number}", seed, wanted.jobs, wanted.tests).items():
                flickers[test] += folders
    print(verdict(flickers, wanted.rounds), flush=True)
    return int(bool(flickers))


if __name__ == "__main__":
    sys.exit(main())
