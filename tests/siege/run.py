"""`python -m tests.siege.run`: every attack in full size against a server of its own, while a match goes on beside it.

Prints one JSON line for each: how long the moves of that match took, whether one was lost, and what the server's
process took of a core and of memory. `make test` has each attack in small; this is for whoever changes the edge.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
from argparse import ArgumentParser
from contextlib import suppress
from time import perf_counter

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
    """One attack: what somebody at another table sees of it."""
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


def main() -> None:
    """The command."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"which ones (peace, {', '.join(ATTACKS)})")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each lasts")
    asked = parser.parse_args()
    for name in asked.attacks or ["peace", *ATTACKS]:
        if name not in ("peace", *ATTACKS):
            parser.error(f"there is no attack {name!r}; there are: peace, {', '.join(ATTACKS)}")
        print(json.dumps(asyncio.run(under(name, asked.seconds))), flush=True)


if __name__ == "__main__":
    main()
