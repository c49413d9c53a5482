"""Who sends a request, for the purpose of limits: a visitor at an address."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

NETWORK = 64
"""Bits of an IPv6 address that identify an internet connection; the rest can be chosen by a single computer."""


@dataclass(frozen=True, slots=True)
class Caller:
    """`visitor` is empty if no secret was sent: each such request is a new visitor, so only the address counts."""

    visitor: str
    address: str

    @property
    def person(self) -> str:
        """The key by which a person's share is counted; all newcomers at an address count as one."""
        return self.visitor or f"new at {self.address}"


def caller(visitor: str | None, host: str) -> Caller:
    """A visitor at the address of this host."""
    return Caller(visitor or "", address_of(host))


def plain_ip(host: str) -> IPv4Address | IPv6Address | None:
    """The address in a text, IPv4-mapped IPv6 as IPv4; None if it is not an address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def address_of(host: str) -> str:
    """The key by which an address is counted: IPv4 as a whole, IPv6 by its network, anything else as it is."""
    address = plain_ip(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, NETWORK), strict=False))
    return str(address or host)
