"""Starting a server: whatever prevents it is reported in a sentence."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, NoReturn

import pytest

from serenissima.server import serving
from serenissima.server.settings import Settings
from tests.sizes import spread


def test_port_taken(tmp_path: Path) -> None:
    """A port in use is named together with a free one, and nothing has been started."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(SystemExit) as end:
            serving.run(port=port, data=tmp_path / "data")
    assert f"Port {port} is taken" in str(end.value)
    proposed = int(str(end.value).partition("--port ")[2].rstrip("."))
    assert proposed != port
    serving.listen("127.0.0.1", proposed).close()
    assert not (tmp_path / "data").exists()


def test_of_two_servers_that_start_at_once_one_has_the_port() -> None:
    """The second is told at once, although the first is not ready yet."""
    with serving.listen("127.0.0.1", 0) as first, pytest.raises(SystemExit, match="is taken"):
        serving.listen("127.0.0.1", first.getsockname()[1])


def test_no_port_in_reach_leaves_the_choice_to_the_system() -> None:
    """Beyond the highest port the choice is left to the system."""
    assert serving.free_after("127.0.0.1", serving.HIGHEST_PORT) == 0


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    """The message has the address, the reason and what to do."""
    with pytest.raises(SystemExit, match=r"192\.0\.2\.1:0: .*--host"):
        serving.run(host="192.0.2.1", port=0, data=tmp_path / "data")
    assert not (tmp_path / "data").exists()


def test_unusable_database(tmp_path: Path) -> None:
    """A file that is not a database ends the start with the reason and what to do, and stays unchanged."""
    file = tmp_path / "serenissima.db"
    file.write_text("no database at all, but long enough to be looked at" * 50)
    before = file.read_bytes()
    with pytest.raises(SystemExit, match=r"not a database\. Move it away, .*--data"):
        serving.run(port=0, data=tmp_path)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_newer_database(settings: Settings) -> None:
    """A database of a newer version is not changed."""
    file = settings.data / "serenissima.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()
    with pytest.raises(SystemExit, match="newer version"):
        serving.run(port=0, settings=settings)
    assert file.read_bytes() == before


@pytest.mark.parametrize("secret", ["", "no key", "00ff", "é"])
def test_damaged_secret(settings: Settings, secret: str) -> None:
    """A truncated or empty key is refused: anybody could forge a seat with it."""
    file = settings.data / "secret"
    file.write_text(secret)
    with pytest.raises(SystemExit, match="secret is damaged"):
        serving.run(port=0, settings=settings)
    assert file.read_text() == secret


def test_no_room_for_the_secret(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing half-written remains, so the next start works."""
    opened = os.open

    def full(path: Any, flags: int, mode: int = 0o777) -> int:
        handle = opened(path, flags, mode)
        if Path(path).name == "secret":
            device = opened("/dev/full", os.O_WRONLY)
            os.dup2(device, handle)
            os.close(device)
        return handle

    monkeypatch.setattr("serenissima.server.identity.seal.os.open", full)
    with pytest.raises(SystemExit, match=r"No space left on device.*--data"):
        serving.run(port=0, settings=settings)
    assert not (settings.data / "secret").exists()


STARTED = """
import resource, sys
from pathlib import Path
from serenissima.server import serving
most = int(sys.argv[2])
if most:
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
serving.Server.run = lambda self, sockets: print("it starts")
serving.run(port=0, data=Path(sys.argv[1]))
"""


@pytest.mark.parametrize("most", spread([6_000, 1, 20_000], quick=0))
def test_no_room_for_the_database(tmp_path: Path, most: int) -> None:
    """A disk that fills up during the first start gives one sentence; with room, the next start works."""
    failed = subprocess.run([sys.executable, "-c", STARTED, tmp_path, str(most)], capture_output=True, text=True)
    assert failed.returncode == 1
    assert failed.stdout == ""
    assert failed.stderr.count("\n") == 1
    assert "Make room on its disk, or choose another folder with --data." in failed.stderr
    again = subprocess.run([sys.executable, "-c", STARTED, tmp_path, "0"], capture_output=True, text=True)
    assert (again.returncode, again.stdout, again.stderr) == (0, "it starts\n", "")


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_forbidden_folder(tmp_path: Path) -> None:
    """A folder that cannot be written ends the start with its name."""
    tmp_path.chmod(0o500)
    with pytest.raises(SystemExit, match=r"data.*--data"):
        serving.run(port=0, data=tmp_path / "data")


@pytest.mark.parametrize("folder", ["/dev/null/data", "/proc/data"])
def test_impossible_folder(folder: str) -> None:
    """A folder that not even root can make ends the start with its name."""
    with pytest.raises(SystemExit, match=f"{folder}: .*Choose one that you may write to with --data"):
        serving.run(port=0, data=Path(folder))


def test_a_folder_that_may_only_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite's refusal is shown with the folder and what to do."""

    def refused(*_: object, **__: object) -> NoReturn:
        with closing(sqlite3.connect("file:/dev/null/none?mode=ro", uri=True)):
            pass
        raise AssertionError

    monkeypatch.setattr("sqlite3.dbapi2.connect", refused)
    with pytest.raises(SystemExit, match=f"{tmp_path} cannot be used: unable to open.*--data"):
        serving.run(port=0, data=tmp_path)


def test_folder_in_the_way(tmp_path: Path) -> None:
    """A file where the data folder should be ends the start with its name."""
    (tmp_path / "data").write_text("a file")
    with pytest.raises(SystemExit, match="data"):
        serving.run(port=0, data=tmp_path / "data")


def test_addresses(capsys: pytest.CaptureFixture[str]) -> None:
    """The address is printed, and with --lan also the network's, with a QR code."""
    serving.announce("http://127.0.0.1:8000", None)
    assert "http://127.0.0.1:8000" in capsys.readouterr().out
    serving.announce("http://127.0.0.1:8000", "http://192.168.1.7:8000")
    printed = capsys.readouterr().out
    assert "http://192.168.1.7:8000" in printed
    assert "█" in printed


def test_defaults() -> None:
    """Data is stored in the user's own folder unless another is named."""
    assert Settings().data.name == "serenissima"
