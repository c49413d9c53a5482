"""`serenissima storage`: what takes how much space, what goes when, and clear words where there is nothing to show."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from time import time

import pytest
from sqlalchemy import text

from serenissima.cli import main
from serenissima.server.storage import schema
from serenissima.server.storage.database import engine_for
from serenissima.server.storage.keeping import DAY
from serenissima.server.storage.store import Store
from serenissima.server.storage.writes import Write, insert


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data folder of a server with an old and a new table that nobody has joined, and a match of bots."""
    data = tmp_path / "data"

    async def fill() -> None:
        store = Store(data)
        store.start()
        for name, state, days in (("old", "waiting", 20), ("new", "waiting", 2), ("bots", "over", 3)):
            at = time() - days * DAY
            row = insert(
                schema.tables, id=name, game="pebbles", version=1, options="{}", commitment="c", practice=False,
                inherited=0, kept=False, invite="i", host="h", state=state, entries=2, created=at, changed=at,
            )  # fmt: skip
            await store.write(Write(entries=[(name, n, at, "{}") for n in (1, 2)], steps=[row]))
        await store.stop()

    asyncio.run(fill())
    return data


def shown(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What the command prints."""
    assert main(["storage", *argv]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The single line on stderr of a command that is refused."""
    assert main(["storage", *argv]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("serenissima: ")
    assert captured.err.count("\n") == 1
    return captured.err


def test_what_takes_how_much(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """People get a line for every kind and a total; programs get exact figures."""
    text = shown(capsys, "--data", str(folder))
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert any(line.startswith("tables that have not begun 2 ") and line.endswith("14 days 1 now") for line in lines)
    assert any(line.startswith("finished, between people 0 0 B for ever") for line in lines)
    assert "of 2.1 GB" in text
    told = json.loads(shown(capsys, "--data", str(folder), "--json"))
    kinds = {kind["kind"]: kind for kind in told["kinds"]}
    assert {name: (kind["count"], kind["due"]) for name, kind in kinds.items()} == {
        "waiting": (2, 1), "running": (0, 0), "practice": (1, 0), "finished": (0, 0),
        "records": (0, 0), "visitors": (0, 0),
    }  # fmt: skip
    assert told["bytes"] <= told["on_disk"]
    assert told["removed"] is None
    assert kinds["waiting"]["next"] == pytest.approx(time() + 12 * DAY, abs=600)


def test_sweeping_by_hand(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is due by the operator's file goes; a second sweep finds nothing."""
    assert json.loads(shown(capsys, "--data", str(folder), "--sweep", "--json"))["removed"]["waiting"] == 1
    assert "Nothing was due." in shown(capsys, "--data", str(folder), "--sweep")
    (folder / "keeping.toml").write_text("practice = 1\n")
    assert "Removed: 1 finished practice match." in shown(capsys, "--data", str(folder), "--sweep")
    (folder / "keeping.toml").write_text("practice = 'long'\n")
    assert "keeping.toml" in refused(capsys, "--data", str(folder))


def test_no_database_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder without a database, a missing folder and a file each give one sentence, and nothing is created."""
    assert "--data" in refused(capsys, "--data", str(tmp_path))
    refused(capsys, "--data", str(tmp_path / "nowhere"))
    (tmp_path / "file").touch()
    refused(capsys, "--data", str(tmp_path / "file"))
    refused(capsys, "--db", "postgresql://127.0.0.1:1/nothing")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("content", [b"", b"no database at all" * 100])
def test_something_else_there(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes) -> None:
    """A file that is not a database, or an empty one, is reported and left alone."""
    (tmp_path / "serenissima.db").write_bytes(content)
    assert str(tmp_path) in refused(capsys, "--data", str(tmp_path))


@pytest.mark.parametrize(("version", "word"), [("0001", "older"), ("9999", "newer")])
def test_another_version(tmp_path: Path, capsys: pytest.CaptureFixture[str], version: str, word: str) -> None:
    """A database of another version is not changed."""
    engine = engine_for(tmp_path, None)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num TEXT)"))
        connection.execute(text("INSERT INTO alembic_version VALUES (:version)"), {"version": version})
    engine.dispose()
    assert word in refused(capsys, "--data", str(tmp_path), "--sweep")
