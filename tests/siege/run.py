"""`python -m tests.siege.run`: every attack in full size against a server of its own, while a match goes on beside it.

Prints one JSON line for each: how long the moves of that match took, whether one was lost, and what the server's
process took of a core and of memory. Ends with 1 if a move was lost, or one in a hundred took longer
than `--most-ms`, and says at which attack. `make test` has each attack in small; this is for whoever changes the edge.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any

from tests.siege.attacks import ATTACKS
from tests.siege.guests import Peace, play_in_peace
from tests.siege.house import House, house

STANDS_BACK = 10


def besiege(name: str, base: str, port: int, pid: int, seconds: float) -> None:
    """Runs an attack in a process of its own."""
    os.nice(STANDS_BACK)

    async def attack() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await ATTACKS[name](House(base, port, pid))

    asyncio.run(attack())


async def under(name: str, seconds: float) -> dict[str, object]:
    """Runs one attack; returns what somebody at another table notices of it."""
    async with house() as found:
        peace = Peace()
        args = (name, found.base, found.port, found.pid, seconds)
        attacker = multiprocessing.get_context("spawn").Process(target=besiege, args=args)
        if name != "peace":
            attacker.start()
        begun, used = perf_counter(), found.seconds()
        most = 0

        async def watch() -> None:
            nonlocal most
            while True:
                most = max(most, found.megabytes())
                await asyncio.sleep(0.2)

        watching = asyncio.create_task(watch())
        await play_in_peace(found, peace, seconds)
        watching.cancel()
        took = perf_counter() - begun
        core = round((found.seconds() - used) / took, 2)
        if name != "peace":
            attacker.kill()
            attacker.join()
        return {
            "attack": name,
            "moves": len(peace.waits),
            "lost": peace.lost,
            "p50_ms": peace.share(0.5),
            "p99_ms": peace.share(0.99),
            "longest_ms": peace.share(1.0),
            "core": core,
            "most_mb": most,
            "trouble": peace.trouble,
        }


def verdict(found: Mapping[str, Any], most: float) -> list[str]:
    """What was wrong with the match beside an attack, one line each; empty if all was well."""
    name, faults = found["attack"], []
    if found["p99_ms"] > most:
        faults.append(f"{name}: of 100 moves the slowest took {found['p99_ms']} ms; {most:g} would be right.")
    if found["lost"]:
        faults.append(f"{name}: {found['lost']} moves were answered and are not there any more.")
    if found["trouble"]:
        faults.append(f"{name}: the match could not go on ({found['trouble']}).")
    if not found["moves"]:
        faults.append(f"{name}: no move was answered.")
    return faults


def main() -> None:
    """The command."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"which ones (peace, {', '.join(ATTACKS)})")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each lasts")
    parser.add_argument("--most-ms", type=float, default=300.0, help="what 99 of 100 moves may take at most")
    asked = parser.parse_args()
    faults = []
    for name in asked.attacks or ["peace", *ATTACKS]:
        if name not in ("peace", *ATTACKS):
            parser.error(f"there is no attack {name!r}; there are: peace, {', '.join(ATTACKS)}")
        found = asyncio.run(under(name, asked.seconds))
        print(json.dumps(found), flush=True)
        faults += verdict(found, asked.most_ms)
    for fault in faults:
        print(fault, file=sys.stderr)
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    main()
