"""The log says why the gondola does not stay where the price brought it (CAN-53, CAN-32)."""

from __future__ import annotations

from pathlib import Path

import pytest

from serenissima.cli import main
from serenissima.core.match import Heard
from serenissima.core.text import say
from tests.games.canaletto.setting import A, Table, at, everyone, fx

NAMES = ("Anna", "Bruno", "Chiara")
LOTS = {0: "Mi Li", 2: "Mi Li Ne", 3: "Mi Li", 5: "Mi Ne"}


def sentences(table: Table, since: int = 1) -> list[str]:
    """What everybody heard from this entry on."""
    return [spoken(heard) for heard in table.match.heard(A, since)]


def spoken(heard: Heard) -> str:
    """An event in words, with its rule."""
    return f"{say(fx().match.game, heard.event, NAMES)} [{heard.rule}]"


@pytest.mark.rule("CAN-53")
def test_an_empty_palace_is_passed_and_the_log_says_so() -> None:
    """A price of 8 stops far beyond the last treasures: the gondola goes round to P2."""
    told = sentences(at(everyone(), LOTS, column=0).play("bid 8", "pass", "pass"))
    line = "Palazzo Loredan is empty, so the gondola goes on to Palazzo Contarini Fasan. [CAN-53]"
    assert told[-2] == line
    assert told[-1].startswith("Auction 2 at Palazzo Contarini Fasan")


@pytest.mark.rule("CAN-53")
def test_after_a_whole_round_the_palace_was_just_sold() -> None:
    """A price of 16 brings the gondola back to where it was."""
    told = sentences(at(everyone(), LOTS, column=3).play("bid 16", "pass", "pass"))
    assert told[-2] == (
        "The gondola is back at Palazzo Corner della Ca’ Granda, which is empty now, "
        "so it goes on to Palazzo Grassi. [CAN-53]"
    )


@pytest.mark.rule("CAN-32")
def test_when_nobody_bids_empty_palaces_are_passed_too() -> None:
    """The lot stays and is not called empty; the palace beside it is."""
    told = sentences(at(everyone(), LOTS, column=0).play("pass", "pass", "pass"))
    assert told[-2] == "Ca’ Giustinian is empty, so the gondola goes on to Palazzo Contarini Fasan. [CAN-32]"


@pytest.mark.rule("CAN-53")
def test_where_treasures_are_nothing_is_said() -> None:
    """Where the palace has treasures the gondola stays, and nothing is said."""
    told = sentences(at(everyone(), LOTS, column=0).play("bid 3", "pass", "pass"))
    assert not any("goes on" in line for line in told)


@pytest.mark.rule("CAN-53")
def test_a_replay_in_the_terminal_says_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`serenissima replay` tells it with its rule, between the sale and the next auction."""
    table = fx().play("bid 3", "pass", "pass", "bid 13", "pass", "pass")
    file = tmp_path / "match.jsonl"
    file.write_text(table.match.record(), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    told = lines.index("Palazzo Ducale is empty, so the gondola goes on to Ca’ Giustinian. [CAN-53]")
    assert lines[told + 1].startswith("Auction 3 at Ca’ Giustinian")
