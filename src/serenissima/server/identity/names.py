"""The names of this server, to detect pages of other sites whose name resolves to our address (DNS rebinding)."""

from __future__ import annotations

import re
import socket
from urllib.parse import urlsplit

from serenissima.server.identity.callers import plain_ip
from serenissima.server.settings import Settings

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]{1,253})(?::(\d{1,5}))?", re.IGNORECASE)
"""A name or an address, with an optional port."""
HIGHEST_PORT = 65535
PLAIN = re.compile(r"[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?")


class Names:
    """The names this server answers to. Nobody can claim an address as a name, so addresses are always accepted."""

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower().rstrip(".")
        short = machine.partition(".")[0]
        given = [*settings.names, *settings.origins, *([settings.base] if settings.base else [])]
        self._known = {"localhost", machine, short, f"{short}.local", *(name_in(each) for each in given)} - {""}

    def has(self, host: str | None) -> bool:
        """Whether a Host header names this server. A client that sends none is not a browser."""
        if not host:
            return True
        form = HOST.fullmatch(host)
        if form is None or int(form[2] or 0) > HIGHEST_PORT:
            return False
        name = name_in(host)
        return name in self._known or name.endswith(".localhost") or plain_ip(name) is not None


def shown(host: str) -> str:
    """The name in a Host header, safe to show in a sentence with a command in it; NAME if it is not a name."""
    name = name_in(host)
    return name if PLAIN.fullmatch(name) else "NAME"


def name_in(host: str) -> str:
    """The bare name in `name:port`, `[address]:port` or a complete URL; empty if there is none."""
    try:
        bare = urlsplit(host if "://" in host else f"//{host}").hostname
    except ValueError:
        return ""
    return (bare or "").rstrip(".")
