"""Progress bars."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from serenissima.cli import progress
from serenissima.cli.progress import watched


def test_watching_changes_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The items pass through in order, with or without a bar, and no bar is written to a file."""
    for patience in (3600.0, -1.0):
        monkeypatch.setattr(progress, "PATIENCE", patience)
        assert list(watched(range(5), 5, "Counting")) == [0, 1, 2, 3, 4]
    captured = capsys.readouterr()
    assert captured.out == captured.err == ""


def test_a_bar_is_shown_on_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The bar appears on stderr after a moment, so that stdout stays clean."""
    monkeypatch.setattr(progress, "PATIENCE", -1.0)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    list(watched(range(5), 5, "Counting"))
    captured = capsys.readouterr()
    assert "Counting" in captured.err
    assert captured.out == ""


def test_what_goes_wrong_goes_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error among the items is passed on, and the bar is removed."""
    monkeypatch.setattr(progress, "PATIENCE", -1.0)

    def failing() -> Iterator[int]:
        yield 1
        raise RuntimeError("oh")

    with pytest.raises(RuntimeError, match="oh"):
        list(watched(failing(), 2, "Counting"))
