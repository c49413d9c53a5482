"""Starting the server: where it listens, what it prints, how the page is opened."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import segno
import uvicorn
from rich.console import Console
from sqlalchemy.exc import SQLAlchemyError

from serenissima.core import state
from serenissima.core.text import sentence
from serenissima.server.app import Site, build
from serenissima.server.identity.proxies import BadProxy
from serenissima.server.identity.seal import BadSecret
from serenissima.server.limits.door import Door
from serenissima.server.limits.files import raise_limit, room_for
from serenissima.server.limits.patience import protocols
from serenissima.server.rehearsal import only_here
from serenissima.server.settings import Settings, default_data
from serenissima.server.storage.database import NewerDatabase, trouble
from serenissima.server.storage.keeping import BadKeeping
from serenissima.server.workers.forge import Forge

EVERYWHERE = "0.0.0.0"
"""The address on which a server for the local network listens."""
BACKLOG = 2048
NEAR = 50
FOR_EVER = 365 * 24 * 3600
HIGHEST_PORT = 65535


def lan_address() -> str | None:
    """This machine's address in its network; found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; exits with a clear message if the port cannot be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # not all event loops set this: the second part of an answer must not wait for an acknowledgement
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        listener.bind((host, port))
        # listen now: of two servers started at the same time, the second must notice the first
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            args = {"port": str(port), "other": str(free_after(host, port))}
            raise SystemExit(sentence(None, "serve-port-taken", args)) from None
        args = {"address": f"{host}:{port}", "problem": error.strerror or str(error)}
        raise SystemExit(sentence(None, "serve-no-address", args)) from None
    return listener


def free_after(host: str, port: int) -> int:
    """A free port close to this one; 0, for the system to choose, if there is none."""
    for other in range(port + 1, min(port + NEAR, HIGHEST_PORT) + 1):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                probe.bind((host, other))
                return other
    return 0


def config_for(site: Site, settings: Settings) -> uvicorn.Config:
    """uvicorn's configuration: quiet (the log must not hold moves or tokens), fast, with limited message sizes."""
    http, ws = protocols(Door(settings, room_for(settings.connections, raise_limit())))
    return uvicorn.Config(
        site,
        http=http,
        ws=ws,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws_max_size=settings.message_bytes,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        timeout_keep_alive=settings.keep_alive_seconds or FOR_EVER,  # type: ignore[arg-type]  # a part of a second will do
        # the site knows which proxies to trust
        proxy_headers=False,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=2,
    )


class Server(uvicorn.Server):
    """Announces its address once it listens."""

    def __init__(
        self, config: uvicorn.Config, address: str, lan: str | None, open_page: bool, forge: Forge | None = None
    ) -> None:
        super().__init__(config)
        self._address = address
        self._lan = lan
        self._open_page = open_page
        self._forge = forge
        self._forging: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then prints the address and opens the page."""
        await super().startup(sockets=sockets)
        if self.started:
            announce(self._address, self._lan, self._forge is not None)
            if self._open_page:
                asyncio.get_running_loop().run_in_executor(None, show_page, self._address)
            if self._forge is not None:
                self._forging = asyncio.create_task(self._forge.work())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops, together with any compilation that is still running."""
        if self._forging is not None:
            self._forging.cancel()
        await super().shutdown(sockets=sockets)


def announce(address: str, lan: str | None, forging: bool = False) -> None:
    """Prints the address of the server, with a QR code for other devices."""
    console = Console(highlight=False)
    if forging:
        console.print(sentence(None, "forge-begins"), style="dim")
    elif not compiled():
        console.print(sentence(None, "serve-plain"), style="dim")
    console.print(sentence(None, "serve-at", {"address": address}), style="bold", soft_wrap=True)
    if lan is not None:
        console.print(sentence(None, "serve-lan", {"address": lan}), style="bold", soft_wrap=True)
        segno.make(lan, micro=False).terminal(border=2, compact=True)
    console.print(sentence(None, "serve-stop"), style="dim")


def compiled() -> bool:
    """Whether the compiled engine is in use."""
    return not str(state.__file__).endswith(".py")


def show_page(address: str) -> None:
    """Opens the page if there is a browser; the address is printed anyway."""
    try:
        webbrowser.get()
    except webbrowser.Error:
        return
    webbrowser.open(address)


def _built(settings: Settings) -> Site:
    """The server; exits with a clear message if its database or its folder cannot be used."""
    try:
        return build(settings)
    except ModuleNotFoundError as error:
        if error.name != "psycopg":
            raise
        raise SystemExit(sentence(None, "serve-no-driver")) from None
    except NewerDatabase:
        raise SystemExit(sentence(None, "serve-newer-database")) from None
    except SQLAlchemyError as error:
        original = getattr(error, "orig", None)
        problem = str(original or error).strip().splitlines()[0]
        kind = trouble(error) if settings.db is None else "address"
        args = {"problem": problem, "kind": kind, "folder": str(settings.data)}
        raise SystemExit(sentence(None, "serve-no-database", args)) from None
    except BadKeeping as error:
        raise SystemExit(sentence(None, "serve-bad-keeping", {"problem": str(error)})) from None
    except BadProxy as error:
        raise SystemExit(sentence(None, "serve-bad-proxy", {"proxy": str(error)})) from None
    except BadSecret as error:
        raise SystemExit(sentence(None, "serve-bad-secret", {"file": str(error)})) from None
    except OSError as error:
        problem = f"{error.filename or settings.data}: {error.strerror}"
        raise SystemExit(sentence(None, "serve-no-folder", {"problem": problem})) from None


def _ended(*_: object) -> None:
    raise SystemExit


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    db: str | None = None,
    lan: bool = False,
    open_page: bool = False,
    settings: Settings | None = None,
    build_engine: str | None = None,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
) -> None:
    """Serves until it is stopped. `build_engine`: a command that compiles the engine in the meantime."""
    where = EVERYWHERE if lan else host
    only_here(settings.rehearsal if settings is not None else None, where)
    listener = listen(where, port)
    port = int(listener.getsockname()[1])
    near = host if host not in (EVERYWHERE, "::") else "127.0.0.1"
    address = f"http://{f'[{near}]' if ':' in near else near}:{port}"
    reached = lan_address() if lan or host == EVERYWHERE else None
    lan_url = f"http://{reached}:{port}" if reached else None
    chosen = settings or Settings(
        data=data or default_data(), db=db, base=lan_url, names=(*names, host), proxies=tuple(proxies)
    )
    site = _built(chosen)
    forge = Forge(build_engine, site.desk.renew_workers) if build_engine else None
    server = Server(config_for(site, chosen), address, lan_url, open_page, forge)
    # what is loaded now stays, and rooms and matches live long, so frequent garbage collection finds little
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    # moves are stored by another thread, which must get its turn quickly
    sys.setswitchinterval(0.001)
    # uvicorn shuts down cleanly and then raises the signal again: that must not interrupt Python's own exit
    signal.signal(signal.SIGTERM, _ended)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
