"""The engine is compiled beside a running server: bots switch over, and no failure stops anybody."""

from __future__ import annotations

import asyncio
import io
import os
import shlex
import sys
from pathlib import Path

import pytest
from rich.console import Console

from serenissima import _fit
from serenissima.server.settings import Settings
from serenissima.server.workers.bots import Bots
from serenissima.server.workers.forge import PLAIN, Forge


def command(program: str) -> str:
    """A command that runs this Python program in place of a compiler."""
    return shlex.join([sys.executable, "-c", program])


class Terminal:
    """What somebody in front of it would read."""

    def __init__(self) -> None:
        self._file = io.StringIO()
        self.console = Console(file=self._file, width=200)
        self.ready = 0

    def is_ready(self) -> None:
        """Whether the engine is ready."""
        self.ready += 1

    @property
    def text(self) -> str:
        """Everything that was printed."""
        return self._file.getvalue()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A server that was started with the uncompiled engine."""
    monkeypatch.setenv(PLAIN, "1")
    return Terminal()


async def test_bots_move_over_when_the_engine_is_there(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """The build is told to report progress, and what starts after it is compiled."""
    monkeypatch.setattr(_fit, "whole", lambda: True)
    program = (
        "import os, sys; sys.exit(os.environ.get('SERENISSIMA_PROGRESS') != '1' or 'SERENISSIMA_PLAIN' in os.environ)"
    )
    await Forge(command(program), terminal.is_ready, terminal.console).work()
    assert terminal.ready == 1
    assert PLAIN not in os.environ
    assert "Bots use it from now on" in terminal.text


async def test_a_build_that_fails_stops_nobody(terminal: Terminal) -> None:
    """One sentence and the last lines of the build are shown, and the server goes on."""
    program = "import sys; print('compiled 1 of 9', file=sys.stderr); sys.exit('this header is missing')"
    await Forge(command(program), terminal.is_ready, terminal.console).work()
    assert terminal.ready == 0
    assert os.environ[PLAIN] == "1"
    assert "could not be compiled" in terminal.text
    assert "this header is missing" in terminal.text
    assert "1 of 9" not in terminal.text


async def test_a_build_that_made_no_whole_engine_is_not_used(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A zero exit code is not enough: without a compiler the build succeeds and builds nothing."""
    monkeypatch.setattr(_fit, "whole", lambda: False)
    await Forge(command("pass"), terminal.is_ready, terminal.console).work()
    assert terminal.ready == 0
    assert os.environ[PLAIN] == "1"


async def test_a_command_that_is_not_there(terminal: Terminal) -> None:
    """A missing command is reported, and nothing is raised."""
    await Forge("no-such-program-anywhere", terminal.is_ready, terminal.console).work()
    assert terminal.ready == 0
    assert "could not be compiled" in terminal.text


async def test_a_server_that_stops_takes_the_build_along(terminal: Terminal, tmp_path: Path) -> None:
    """Everything the build has started ends with the server, including its children."""
    file = str(tmp_path / "pid")
    inner = f"import os, time, pathlib; pathlib.Path({file!r}).write_text(str(os.getpid())); time.sleep(600)"
    outer = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}])"
    work = asyncio.create_task(Forge(command(outer), terminal.is_ready, terminal.console).work())
    while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():  # noqa: ASYNC110  another process
        await asyncio.sleep(0.01)
    child = int((tmp_path / "pid").read_text())
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    while _runs(child):  # noqa: ASYNC110  another process
        await asyncio.sleep(0.01)
    assert terminal.ready == 0


def _runs(process: int) -> bool:
    """Whether a process is alive; a zombie is not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def test_new_workers_think_while_the_old_ones_end_what_they_began() -> None:
    """Old workers finish what they were asked, new ones take what comes after, and nothing is lost."""
    bots = Bots(Settings(bot_workers=1))
    try:
        old = bots.pool.workers()
        before = [asyncio.wrap_future(old.submit(os.getpid)) for _ in range(3)]
        bots.renew()
        new = bots.pool.workers()
        assert new is not old
        after = await asyncio.wrap_future(new.submit(os.getpid))
        assert after not in await asyncio.gather(*before)
    finally:
        bots.close()
