"""`make fuzz`: many inputs for everything strangers can send to a server. They must cause nothing but clear errors.

`python -m tests.fuzz.run --runs 100000 --seed 1`; `--only NAME` for one way in; `--again FILE` gives a kept input once
more and shows what comes of it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from time import monotonic

import tests.conftest  # noqa: F401 -- the toy game is found, too
from tests.fuzz.finding import FOLDER, ROOT, kept, told

ADDRESSES = "addresses"
ADDRESSES_SHARE = 0.02
WITHOUT = {
    "atheris": "atheris could not be installed here (it is made for Linux on x86-64): inputs are changed by chance.",
    "schemathesis": "schemathesis could not be installed here: the addresses of the server are left out.",
}


def shares() -> dict[str, float]:
    """How many of all inputs each target gets."""
    from tests.fuzz.targets import TARGETS

    return {name: target.share for name, target in TARGETS.items()} | {ADDRESSES: ADDRESSES_SHARE}


def command(name: str, runs: int, seed: int) -> list[str]:
    """The command that runs one target in a process of its own."""
    if name == ADDRESSES:
        return [sys.executable, "-m", "tests.fuzz.addresses", str(runs), str(seed)]
    way = "atheris" if find_spec("atheris") else "chance"
    return [sys.executable, "-m", "tests.fuzz.guided", name, str(runs), str(seed), way]


def look(name: str, runs: int, seed: int) -> None:
    """Tries one target and reports what was found. A process that crashes is a finding, too."""
    before, began = set(kept()), monotonic()
    path = os.pathsep.join(filter(None, (str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH"))))
    env = {**os.environ, "SERENISSIMA_PLAIN": "1", "PYTHONHASHSEED": "0", "PYTHONPATH": path}
    done = subprocess.run(command(name, runs, seed), cwd=ROOT, env=env, capture_output=True, check=False)
    if done.returncode:
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / f"{name}-ended").write_bytes(b"")
        said = (done.stdout + done.stderr).decode(errors="replace")
        (FOLDER / f"{name}-ended.txt").write_text(f"the process ended with {done.returncode}\n\n{said[-20_000:]}")
    found = sorted(set(kept()) - before)
    print(f"{name:10} {runs:8,} inputs {monotonic() - began:7.0f} s   {len(found) or 'no'} findings", flush=True)
    for file in found:
        print(f"    {told(file)}\n    again: python -m tests.fuzz.run --again {file.relative_to(ROOT)}", flush=True)


def again(file: Path) -> None:
    """Tries a stored input again and shows what it raises."""
    name = file.name.partition("-")[0]
    if name == ADDRESSES:
        from tests.fuzz import addresses

        addresses.again(file.read_bytes())
    else:
        from tests.fuzz.targets import TARGETS, warm
        from tests.fuzz.work import bounded

        warm()
        calls = bounded(TARGETS[name].act, file.read_bytes(), TARGETS[name].most)
        print(f"{calls:,} calls")
    print("Nothing but clear errors.")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.run", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--runs", type=int, default=100_000, help="inputs in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=sorted(shares()), help="one way in, which then gets all inputs")
    parser.add_argument("--again", type=Path, metavar="FILE", help="a kept input")
    args = parser.parse_args()
    if args.again is not None:
        again(args.again)
        return
    shutil.rmtree(FOLDER, ignore_errors=True)
    missing = [name for name in WITHOUT if find_spec(name) is None]
    for name in missing:
        print(WITHOUT[name])
    print(f"{args.runs:,} inputs, seed {args.seed}", flush=True)
    wanted = {args.only: 1.0} if args.only else shares()
    if "schemathesis" in missing:
        wanted.pop(ADDRESSES, None)
    for name, share in wanted.items():
        look(name, max(1, round(args.runs * share / sum(wanted.values()))), args.seed)
    if kept():
        raise SystemExit(f"{len(kept())} findings; their inputs are in {FOLDER.relative_to(ROOT)}.")
    without = f" (without {' and '.join(missing)})" if missing else ""
    print(f"Nothing but clear errors{without}.")


if __name__ == "__main__":
    main()
