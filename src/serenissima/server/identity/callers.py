"""Who asks, as far as limits go: a visitor at an address."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

NETWORK = 64
"""Bits of an IPv6 address that name a connection to the internet; the rest one computer can choose as it likes."""


@dataclass(frozen=True, slots=True)
class Caller:
    """`visitor` is empty for whoever brought no secret: with every request somebody new, so the address must do."""

    visitor: str
    address: str

    @property
    def person(self) -> str:
        """What the share of one person is counted by; all newcomers at an address are one."""
        return self.visitor or f"new at {self.address}"


def caller(visitor: str | None, host: str) -> Caller:
    """A visitor at the address of this host."""
    return Caller(visitor or "", address_of(host))


def plain_ip(host: str) -> IPv4Address | IPv6Address | None:
    """The address that a text is: one of IPv4 in IPv6's clothes as IPv4. None if it is no address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def address_of(host: str) -> str:
    """What an address is counted by: IPv4 whole, IPv6 by its network; anything else is its own."""
    address = plain_ip(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, NETWORK), strict=False))
    return str(address or host)
