"""Compiles the engine beside the running server: people play at once, and bots use it when it is ready."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import signal
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from serenissima import _fit
from serenissima.core.text import sentence

PROGRESS = re.compile(r"compiled (\d+) of (\d+)")
LAST_LINES = 12
"""How many of the last lines of a failed build are shown."""
PLAIN = "SERENISSIMA_PLAIN"


class Forge:
    """Runs the command that compiles the engine and calls `ready` when it is done. Playing never depends on it."""

    def __init__(self, command: str, ready: Callable[[], None], console: Console | None = None) -> None:
        self._command = shlex.split(command)
        self._ready = ready
        self._console = console or Console(stderr=True, highlight=False)
        self._said: deque[str] = deque(maxlen=LAST_LINES)

    async def work(self) -> None:
        """Compiles, showing progress and result in the terminal. When cancelled, it leaves no process behind."""
        environment = {name: value for name, value in os.environ.items() if name != PLAIN}
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.PIPE,
                env={**environment, "SERENISSIMA_PROGRESS": "1"},
                start_new_session=True,
            )
        except OSError as error:
            self._failed(error.strerror or str(error))
            return
        try:
            await self._follow(process)
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGTERM)
        if process.returncode == 0 and _fit.whole():
            # every process started from now on runs the compiled engine
            os.environ.pop(PLAIN, None)
            self._ready()
            self._console.print(sentence(None, "forge-ready"), style="dim")
        else:
            self._failed("\n".join(self._said))

    async def _follow(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        columns = (TextColumn("{task.description}", style="dim"), BarColumn(), MofNCompleteColumn())
        with Progress(*columns, console=self._console, transient=True, disable=not self._console.is_terminal) as bar:
            task = bar.add_task(sentence(None, "forge-works"), total=None)
            async for raw in process.stderr:
                line = raw.decode(errors="replace").strip()
                progress = PROGRESS.search(line)
                if progress is not None:
                    bar.update(task, completed=int(progress[1]), total=int(progress[2]))
                elif line:
                    self._said.append(line)
            await process.wait()

    def _failed(self, problem: str) -> None:
        self._console.print(sentence(None, "forge-failed"), style="dim")
        if problem:
            self._console.print(problem, style="dim", markup=False)
