"""A contest on a Ray cluster of this machine gives the result of a single process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from serenissima.arena import cluster
from serenissima.arena.contest import Contest, run

pytestmark = pytest.mark.slow


@pytest.fixture
def address() -> Iterator[str]:
    """A cluster with a head and a second node."""
    nodes = pytest.importorskip("ray.cluster_utils", reason="needs the extra `scale`")
    found = nodes.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        found.add_node(num_cpus=1)
        yield found.address
    finally:
        found.shutdown()


def test_a_cluster_gives_the_same_result_as_one_process(address: str) -> None:
    """Where a match is played does not matter, and the results come in the order of the matches."""
    plan = Contest(game="venice-connection", bots=("uniform", "boatman"), matches=12, seed=8)
    assert list(cluster.run(plan, address)) == list(run(plan))
    assert list(cluster.run(plan, address, first=9)) == list(run(plan, first=9))
