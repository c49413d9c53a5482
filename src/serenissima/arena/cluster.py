"""The matches of a contest on many machines, through Ray (the extra `scale`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice
from logging import ERROR

from serenissima.arena.contest import Contest, Played, play

AHEAD = 4
"""How many matches are queued per processor, so that none is ever idle."""


def run(contest: Contest, address: str, first: int = 0) -> Iterator[Played]:
    """Plays all matches from number `first` on and yields them in order, each as soon as it is known.

    Machines may come and go: Ray plays a lost match again.
    """
    import ray

    contest.check()
    ray.init(address=address, log_to_driver=False, logging_level=ERROR)
    try:
        task = ray.remote(num_cpus=1, max_retries=-1)(play)
        plan = ray.put(contest)
        numbers = iter(range(first, contest.matches))
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        ahead = AHEAD * max(1, int(resources.get("CPU", 1)))
        waiting = deque(task.remote(plan, number) for number in islice(numbers, ahead))
        while waiting:
            yield ray.get(waiting.popleft())
            waiting.extend(task.remote(plan, number) for number in islice(numbers, 1))
    finally:
        ray.shutdown()
