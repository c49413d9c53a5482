"""A real server in a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

import serenissima

CLIENT = Path(serenissima.__file__).parent / "web_client" / "index.html"
PATIENCE = 60.0
START = """
import sys
from pathlib import Path
from serenissima.tables.rehearsal import Rehearsal
from serenissima.server.serving import run
from serenissima.server.settings import Settings
run(port=int(sys.argv[1]), settings=Settings(
    data=Path(sys.argv[2]),
    rehearsal=Rehearsal(),
    bot_workers=1,
    bot_grace=60,
    away_seconds=0.2,
    shares={},
    open_tables=0,
))
"""
"""A rehearsal: nothing is left to chance, and bots answer at once, or on a busy machine as soon as they can. Whoever is
away is soon taken for gone, and all visitors of all tests, who come from one address, may ask for as much as they
like."""


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """A server with its data in one folder; it can be killed and started again at the same address.

    `languages`: a folder of further languages.
    """

    def __init__(self, data: Path, languages: Path | None = None) -> None:
        assert CLIENT.is_file(), "the web client is not built: run `make client`"
        self.data = data
        self._settings = {} if languages is None else {"SERENISSIMA_TEXT": str(languages)}
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """What the server has written so far."""
        file = self.data / "server.log"
        return file.read_text("utf-8", "replace") if file.is_file() else ""

    def __enter__(self) -> Self:
        try:
            self.start()
        except AssertionError:
            # somebody else may have taken the port after we had looked
            self.port = free_port()
            self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def start(self) -> None:
        """Starts it and waits until it answers."""
        command = [sys.executable, "-c", START, str(self.port), str(self.data)]
        with (self.data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | self._settings)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                break
            try:
                if httpx.get(f"{self.address}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError(f"the server does not start:\n{self.log}")

    def kill(self) -> None:
        """SIGKILL: it has no chance to tidy up."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(10)
        self._process = None
