"""Records of version 1 are still read, except those that would mean something else now (CAN-28)."""

from __future__ import annotations

import json

import pytest

import serenissima
from serenissima.core.options import OptionValue
from serenissima.core.record import BadRecord
from tests.games.canaletto.setting import GAME


def earlier(options: dict[str, OptionValue], *texts: str) -> str:
    """A record as version 1 wrote it."""
    match = GAME.start(seats=3, seed="laguna", options=options)
    for text in texts:
        match.play(text)
    header, *entries = match.record().splitlines()
    return "\n".join([json.dumps({**json.loads(header), "version": 1}), *entries])


SAME: list[dict[str, OptionValue]] = [
    {},
    {"max_bid": 3},
    {"bribe_timing": "interrupt"},
    {"bribe_timing": "interrupt", "max_bid": 16},
]
OTHER: list[dict[str, OptionValue]] = [
    {"bribe_timing": "interrupt", "max_bid": 15},
    {"bribe_timing": "interrupt", "max_bid": 3},
]


@pytest.mark.rule("CAN-28")
@pytest.mark.parametrize("options", SAME, ids=str)
def test_what_means_the_same_is_read(options: dict[str, OptionValue]) -> None:
    """A record in which no new question would have come up is read, and written as version 2."""
    match = serenissima.load(earlier(options, "pass", "pass"))
    assert json.loads(match.record().splitlines()[0])["version"] == 2


@pytest.mark.rule("CAN-28", "CAN-37")
@pytest.mark.parametrize("options", OTHER, ids=str)
def test_what_would_mean_something_else_is_refused(options: dict[str, OptionValue]) -> None:
    """A record in which others would now be asked after the highest bid is refused."""
    with pytest.raises(BadRecord, match="played with version 1 of canaletto; this is version 2"):
        serenissima.load(earlier(options, "pass", "pass"))


def test_later_versions_are_not_read() -> None:
    """Records of a future version are not read."""
    options = GAME.read_options({})
    assert [GAME.reads(version, options) for version in (-1, 0, 1, 2, 3)] == [False, False, True, True, False]
