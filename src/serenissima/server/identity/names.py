"""What this server is called. A page elsewhere whose name leads to our address (DNS rebinding) is told apart by it."""

from __future__ import annotations

import re
import socket
from urllib.parse import urlsplit

from serenissima.server.identity.callers import plain_ip
from serenissima.server.settings import Settings

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]{1,253})(?::(\d{1,5}))?", re.IGNORECASE)
"""A name or an address, and perhaps a port."""
HIGHEST_PORT = 65535
PLAIN = re.compile(r"[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?")


class Names:
    """The names by which this server may be asked. An address is nobody's name, so it is always right."""

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower().rstrip(".")
        short = machine.partition(".")[0]
        given = [*settings.names, *settings.origins, *([settings.base] if settings.base else [])]
        self._known = {"localhost", machine, short, f"{short}.local", *(name_in(each) for each in given)} - {""}

    def has(self, host: str | None) -> bool:
        """Whether a Host header names this server. Who sends none is no browser."""
        if not host:
            return True
        form = HOST.fullmatch(host)
        if form is None or int(form[2] or 0) > HIGHEST_PORT:
            return False
        name = name_in(host)
        return name in self._known or name.endswith(".localhost") or plain_ip(name) is not None


def shown(host: str) -> str:
    """The name in a Host header as it may stand in a sentence with a command in it; whatever is no name is NAME."""
    name = name_in(host)
    return name if PLAIN.fullmatch(name) else "NAME"


def name_in(host: str) -> str:
    """The bare name in `name:port`, `[address]:port` or a whole address of a page; empty if there is none."""
    try:
        bare = urlsplit(host if "://" in host else f"//{host}").hostname
    except ValueError:
        return ""
    return (bare or "").rstrip(".")
