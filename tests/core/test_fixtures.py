"""The tables in the web client's unit tests are what the server shows now."""

from __future__ import annotations

import json

import pytest

from tests import fixtures

pytestmark = pytest.mark.once


def test_the_committed_fixtures_are_up_to_date() -> None:
    """Every fixtures.json is what its positions give now, and none is left over."""
    wanted = fixtures.files()
    there = {path: path.read_text("utf-8") for path in fixtures.CLIENT.glob("**/fixtures.json")}
    stale = [path for path in sorted(wanted.keys() | there.keys()) if wanted.get(path) != there.get(path)]
    assert not stale, f"{', '.join(str(path.relative_to(fixtures.ROOT)) for path in stale)}: run `make fixtures`"


def test_every_fixture_has_a_reader() -> None:
    """Every fixture is used by a unit test."""
    for path, text in fixtures.files().items():
        readers = [*path.parent.rglob("*.test.ts"), *path.parent.glob("fixture.ts")]
        tests = "\n".join(file.read_text("utf-8") for file in readers)
        assert [name for name in json.loads(text) if f'"{name}"' not in tests] == [], path
