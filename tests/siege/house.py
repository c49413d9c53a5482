"""A server of its own, as `serenissima serve` starts it, and what it costs."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class House:
    """A server that runs in a process of its own."""

    base: str
    port: int
    pid: int

    def seconds(self) -> float:
        """The processor time the server's own process has taken so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def megabytes(self) -> int:
        """The memory it holds now."""
        line = next(line for line in Path(f"/proc/{self.pid}/status").read_text().splitlines() if "VmRSS" in line)
        return int(line.split()[1]) // 1024


@asynccontextmanager
async def house() -> AsyncIterator[House]:
    """A server for the duration of the block."""
    _many_files()
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "serenissima", "serve", "--port", str(port), "--data", data]
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.DEVNULL)
        try:
            found = House(f"http://127.0.0.1:{port}", port, process.pid)
            await _answers(found)
            yield found
        finally:
            process.terminate()
            await process.wait()


async def _answers(found: House) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(400):
            try:
                if (await client.get(f"{found.base}/health")).is_success:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    raise SystemExit("The server did not start.")


def _many_files() -> None:
    """Raises the limit of open files, which thousands of connections need."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
