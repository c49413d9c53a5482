"""Boards that nobody would make by hand are refused in words, and cost no more than any other."""

from __future__ import annotations

import base64
import json
import zlib

import msgspec
import pytest

from serenissima.core.study import Unfit
from serenissima.games.venise.board.shelf import FOLDER
from serenissima.games.venise.board.shortcode import MARK
from serenissima.games.venise.workshop import Workshop
from serenissima.games.venise.workshop.report import Report
from serenissima.games.venise.workshop.wishes import read_wishes
from tests.fuzz.work import bounded

SHOP = Workshop()
PARTS = ["own", {}, "day", "custom", "", 7, 7, "none", "", "." * 49, {}, {}, {}]
COLS, ROWS, NAME = 5, 6, 1


def code(raw: str) -> str:
    """A code with this inside."""
    return MARK + base64.urlsafe_b64encode(zlib.compress(raw.encode())).decode().rstrip("=")


def with_part(index: int, raw: str) -> str:
    """The code of an empty board with one part written differently."""
    parts = [json.dumps(part) for part in PARTS]
    parts[index] = raw
    return code(f"[{','.join(parts)}]")


def answered(text: str) -> Report:
    """What the workshop says, as it can be sent."""
    report = SHOP.check(text)
    msgspec.json.encode(report)
    return report


def test_the_empty_board_is_read() -> None:
    """The code that the others are made from is one."""
    assert answered(with_part(NAME, "{}")).file is not None


@pytest.mark.parametrize("index", [COLS, ROWS])
@pytest.mark.parametrize("size", ["1000000", "10", "-1", "7.5", "1e9", "Infinity", "NaN", '"7"', "null", "9" * 5000])
def test_a_code_cannot_ask_for_a_huge_board(index: int, size: str) -> None:
    """A code of a few bytes that speaks of a million columns is broken, and nothing is made of that size."""
    text = with_part(index, size)
    bounded(lambda _: None if answered(text).file is None else pytest.fail("it was read"), b"", 2000)
    assert [finding.key for finding in answered(text).findings] == ["broken-code"]


@pytest.mark.parametrize("odd", ['"\\ud800"', "1" * 5000, "Infinity", "NaN", "-Infinity", "1e400"])
def test_what_is_no_json_is_no_board(odd: str) -> None:
    """Broken characters, endless numbers and infinity, which some programs write, are refused as invalid JSON."""
    text = (FOLDER / "day-basic.json").read_text("utf-8").replace('"note":', f'"level": {odd}, "note":', 1)
    assert odd in text
    report = answered(text)
    assert [finding.key for finding in report.findings] == ["not-json"]
    assert answered(with_part(NAME, odd)).file is None


@pytest.mark.parametrize("size", ["9" * 5000, "-7", "07", "", "x"])
def test_wishes_of_any_size_are_answered(size: str) -> None:
    """A size that no board has is refused in words, however many digits it has."""
    with pytest.raises(Unfit):
        read_wishes({"cols": size})
