"""How fast the server is: a real one in its own process, scripted players in another, all on this machine.

Every accepted move is durable before anybody hears of it, as always. `echo_messages_s` is a bare echo on the same stack
in the same run: an upper limit for anything built on that stack.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import uvicorn

from serenissima.bench.players import Figures
from serenissima.server.asgi import Receive, Scope, Send
from serenissima.server.serving import run
from serenissima.server.settings import Settings

TABLES = 200
PACE = 500
IDLE = 300
ECHO_SOCKETS = 50


def serve_tables(port: int, data: str) -> None:
    """A server without limits and delays."""
    settings = Settings(
        data=Path(data),
        bot_delay=0,
        shares={},
        visitor_sockets=0,
        address_sockets=0,
        open_tables=0,
        idle_seconds=3600,
    )
    run(port=port, settings=settings)


def serve_echo(port: int) -> None:
    """Decodes every message, encodes it and sends it back, nothing else."""
    decode, encode = msgspec.json.Decoder().decode, msgspec.json.Encoder().encode

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": encode(decode(event["text"])).decode()})

    uvicorn.run(
        app,
        port=port,
        ws="websockets-sansio",
        loop="uvloop",
        lifespan="off",
        log_level="warning",
        ws_per_message_deflate=False,
    )


@contextmanager
def started(call: str) -> Iterator[tuple[int, int]]:
    """Starts a server process; yields its port and process id. `call` is one of the functions above with arguments."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    code = f"from serenissima.bench.server import serve_tables, serve_echo\n{call.format(port=port)}"
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL)
    try:
        _wait(port, process)
        yield port, process.pid
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    end = monotonic() + 30
    while process.poll() is None and monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            sleep(0.02)
    raise RuntimeError("the server to be measured did not start")


def _players(kind: type[Any], *task: object) -> Any:
    """Runs a task in the players' process and returns its answer."""
    command = [sys.executable, "-m", "serenissima.bench.players", msgspec.json.encode(task).decode()]
    done = subprocess.run(command, stdout=subprocess.PIPE, timeout=120, check=True)
    return msgspec.json.decode(done.stdout, type=kind)


def _resident(process: int) -> int:
    """The memory of a process in bytes; 0 if the system does not tell."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def measure(quick: bool) -> dict[str, Any]:
    """All figures; `quick` takes a few seconds."""
    seconds = 2.0 if quick else 8.0
    count = 50 if quick else TABLES
    with tempfile.TemporaryDirectory() as data:
        with started(f"serve_tables({{port}}, {data!r})") as (port, _):
            paced = _players(Figures, "play", port, count, PACE, seconds, 1)
            full = [_players(Figures, "play", port, count, 0, seconds, seed) for seed in range(1 if quick else 3)]
        with started(f"serve_tables({{port}}, {data!r})") as (port, process):
            _players(int, "visit", port, 20)
            before = _resident(process)
            idle = _players(int, "visit", port, IDLE // 6 if quick else IDLE)
            grown = _resident(process) - before
    with started("serve_echo({port})") as (port, _):
        echoed = _players(float, "echo", port, ECHO_SOCKETS, seconds / 2)
    return {
        "moves_s": round(sum(run.moves for run in full) / sum(run.seconds for run in full)),
        "p50_ms": paced.p50_ms,
        "p99_ms": paced.p99_ms,
        "echo_messages_s": round(echoed),
        "kb_per_idle_table": round(grown / idle / 1000, 1) if before else None,
        "paced_moves_s": paced.moves_s,
        "saturated_p99_ms": max(run.p99_ms for run in full),
        "tables": count,
        "problems": paced.refused or "".join(run.refused for run in full),
    }
