"""`serenissima play` without a game asks which one, and replies to every answer."""

from __future__ import annotations

import io
import os
import select
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress

import pytest

import serenissima
from serenissima.cli import main
from serenissima.cli.asking import picked

Terminal = Callable[..., tuple[int, str]]

GAMES = list(serenissima.all_games().values())
PEBBLES = next(number for number, game in enumerate(GAMES, start=1) if game.name == "pebbles")


class Person(io.StringIO):
    """Lines that a person types at a terminal."""

    def isatty(self) -> bool:
        """Pretends to be a terminal."""
        return True


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Types these lines after `serenissima play`, then ends the input; returns the exit code and the output."""

    def typed(*lines: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", Person("".join(line + "\n" for line in lines)))
        return main(["play", "--seed", "5", "--seconds", "0.1"]), capsys.readouterr().out

    return typed


def test_the_games_are_listed_with_a_line_each(terminal: Terminal) -> None:
    """Every game is listed with number, title and a line about it; the end of the input exits politely."""
    code, text = terminal()
    assert code == 0
    lines = text.splitlines()
    for number, game in enumerate(GAMES, start=1):
        assert sum(line.startswith(f"{number:3}  ") for line in lines) == 1, game.name
    assert f"{PEBBLES:3}  Pebbles: Take pebbles, hide a stone, see through the others." in lines
    assert lines[-1] == "See you next time."


@pytest.mark.parametrize("answer", [str(PEBBLES), "pebbles", " PEBBLES ", "Pebbles"])
def test_a_number_a_name_or_a_title_begins_the_match(terminal: Terminal, answer: str) -> None:
    """A number, a name or a title starts the match, in any spelling."""
    code, text = terminal(answer, "resign")
    assert code == 0
    assert "Pebbles, against" in text
    assert "wins by resignation." in text


def test_titles_of_several_words() -> None:
    """A title may be typed in any case and with any spacing, and so may the name with its hyphens."""
    for answer in ("venice  connection", "Venice Connection", "VENICE-CONNECTION"):
        found = picked(answer, GAMES)
        assert found is not None, answer
        assert found.name == "venice-connection"


@pytest.mark.parametrize("answer", ["0", "99", "-1", "regatta", "", "²", "1.5"])
def test_any_other_answer_is_told_what_would_be_right(terminal: Terminal, answer: str) -> None:
    """Any other answer is told what would be right, and the question is asked again."""
    code, text = terminal(answer, "pebbles", "resign")
    assert code == 0
    assert text.count(f"Type a number from 1 to {len(GAMES)}") == 1
    assert text.count("Which one?") == 2
    assert "wins by resignation." in text


def test_quit_leaves(terminal: Terminal) -> None:
    """`quit` leaves, as it does at the table."""
    code, text = terminal("Quit", "pebbles")
    assert code == 0
    assert text.endswith("See you next time.\n")


def test_a_script_must_name_the_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a terminal nobody is asked: one line with all names, exit code 2, and nothing is read."""
    lines = io.StringIO("1\n")
    monkeypatch.setattr("sys.stdin", lines)
    assert main(["play"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert all(game.name in shown.err for game in GAMES)
    assert lines.tell() == 0


AGAIN = 2.0
"""Seconds of silence after which a key is pressed again."""

IN_A_TERMINAL = """
import os, pty, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell in the background ignores it, and so would all it starts
sys.exit(os.waitstatus_to_exitcode(pty.spawn([sys.executable, "-m", "serenissima", "play"])))
"""


def ended_by(key: bytes, process: subprocess.Popen[bytes]) -> bytes:
    """The output after this key, to the end; the key is pressed again until it is noticed.

    Python loses an interrupt that comes between its last check for one and its read; a person would press again, too.
    """
    assert process.stdin is not None and process.stdout is not None
    seen = b""
    while True:
        with suppress(BrokenPipeError):
            os.write(process.stdin.fileno(), key)
        while select.select([process.stdout], [], [], AGAIN)[0]:
            part = os.read(process.stdout.fileno(), 4096)
            if not part:
                return seen
            seen += part


@pytest.mark.slow
@pytest.mark.timeout(60)
@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0)], ids=["Ctrl+C", "Ctrl+D"])
def test_keys_that_end(key: bytes, code: int) -> None:
    """In a real terminal both keys end the program with a message and without a traceback."""
    command = [sys.executable, "-c", IN_A_TERMINAL]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        try:
            seen = b""
            while b"Which one?" not in seen:
                part = os.read(process.stdout.fileno(), 4096)
                assert part, seen
                seen += part
            seen += ended_by(key, process)
            assert process.wait() == code
        finally:
            process.kill()  # otherwise a failure would wait for ever
    assert b"See you next time." in seen
    assert b"Traceback" not in seen
