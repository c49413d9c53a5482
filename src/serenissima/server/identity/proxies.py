"""Proxies in front of this server: trusted ones say who sent a request, and whether it came encrypted.

Anybody can write `X-Forwarded-For` into a request, so it counts only as far as trusted proxies have written it: read
from its end, each names the one before, and the first that is not trusted is the client. By default none is trusted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network

from serenissima.server.asgi import Scope
from serenissima.server.identity.callers import plain_ip

SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}


class BadProxy(ValueError):
    """Neither an address nor a network."""


def networks(texts: Iterable[str]) -> tuple[IPv4Network | IPv6Network, ...]:
    """The networks in these texts (`127.0.0.1`, `10.0.0.0/8`); raises BadProxy with the text that is not one."""
    return tuple(_network(text.strip()) for text in texts)


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadProxy(text) from None


class Proxies:
    """The trusted proxies."""

    def __init__(self, trusted: Sequence[str] = ()) -> None:
        self._networks = networks(trusted)
        self._known = lru_cache(maxsize=4096)(self._is_trusted)

    def trusts(self, host: str) -> bool:
        """Whether requests from there may say who sent them."""
        return bool(self._networks) and self._known(host)

    def _is_trusted(self, host: str) -> bool:
        address = plain_ip(host)
        return address is not None and any(address in network for network in self._networks)

    def unwrap(self, scope: Scope) -> None:
        """Sets client and scheme of the scope to those of the nearest hop that is not trusted."""
        peer = scope.get("client")
        if peer is None or not self.trusts(peer[0]):
            return
        hops, schemes = _listed(scope, b"x-forwarded-for"), _listed(scope, b"x-forwarded-proto")
        client, back = peer[0], 0
        for hop in reversed(hops):
            address = plain_ip(_without_port(hop))
            if address is None:
                break  # it names no address, so the client is the hop it came from
            client, back = str(address), back + 1
            if not self.trusts(client):
                break
        if back:
            scope["client"] = (client, 0)
        # each hop may have added its own value, or only the outermost one
        named = schemes[-back] if back and len(schemes) == len(hops) else (schemes or [""])[-1]
        scheme = SCHEMES.get(named.lower())
        if scheme is not None:
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme


def _listed(scope: Scope, name: bytes) -> list[str]:
    """The values of a list header, however many lines it came in."""
    text = ",".join(value.decode("latin-1") for key, value in scope["headers"] if key == name)
    return [part.strip() for part in text.split(",") if part.strip()]


def _without_port(hop: str) -> str:
    """`192.0.2.1:4711` and `[2001:db8::1]:4711` without the port and the brackets."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
