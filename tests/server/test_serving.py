"""Starting: what can stand in the way is said in a sentence."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from serenissima.server import serving
from serenissima.server.settings import Settings


def test_port_taken(tmp_path: Path) -> None:
    """A port that is taken is named, and so is the way out."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(SystemExit) as end:
            serving.run(port=port, data=tmp_path)
    assert str(port) in str(end.value)
    assert "--port" in str(end.value)


def test_unusable_database(tmp_path: Path) -> None:
    """A database that is none, or that cannot be reached, ends the start with its reason."""
    (tmp_path / "serenissima.db").write_text("no database at all, but long enough to be looked at" * 50)
    with pytest.raises(SystemExit, match="not a database"):
        serving.run(port=0, data=tmp_path)


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_forbidden_folder(tmp_path: Path) -> None:
    """A folder that cannot be written ends the start with its name."""
    tmp_path.chmod(0o500)
    with pytest.raises(SystemExit, match="data"):
        serving.run(port=0, data=tmp_path / "data")


def test_folder_in_the_way(tmp_path: Path) -> None:
    """A file where the data folder should be ends the start with its name."""
    (tmp_path / "data").write_text("a file")
    with pytest.raises(SystemExit, match="data"):
        serving.run(port=0, data=tmp_path / "data")


def test_addresses(capsys: pytest.CaptureFixture[str]) -> None:
    """The address is printed; for the network also its own, with a QR code."""
    serving.announce("http://127.0.0.1:8000", None)
    assert "http://127.0.0.1:8000" in capsys.readouterr().out
    serving.announce("http://127.0.0.1:8000", "http://192.168.1.7:8000")
    printed = capsys.readouterr().out
    assert "http://192.168.1.7:8000" in printed
    assert "█" in printed


def test_defaults() -> None:
    """Data is kept in the user's own folder unless another is named."""
    assert Settings().data.name == "serenissima"
