"""Visitors and seats: the signed cookie, and who owns which seat.

A visitor is a secret of 192 bits, signed by the server, in a cookie; a program may send it as `Authorization: Bearer`.
The database knows only its hash, so a stolen database opens no seat. A cookie that is missing, changed or made up
belongs to nobody: its bearer is a new visitor.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from serenissima.server.cookies import found

KEY_BYTES = 32


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. A bot's `visitor` is the person it replaced, if any.

    A person without one is only a name (an imported record).
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    visitor: str | None = None
    bot: str | None = None

    def of(self, visitor: str) -> bool:
        """Whether it belongs to this visitor now."""
        return self.kind == "person" and self.visitor == visitor


def seats_of(seats: Sequence[Seat], visitor: str) -> tuple[int, ...]:
    """The seats of a visitor; empty for an onlooker."""
    return tuple(seat.seat for seat in seats if seat.of(visitor))


class Seal:
    """Signs and reads the tokens of visitors."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.mark = self._sign("mark")[:8]
        """Tells this server's cookies from another's; says nothing about the key."""

    def new_token(self) -> str:
        """The secret of a new visitor."""
        return secrets.token_urlsafe(24)

    def sealed(self, token: str) -> str:
        """The token with its signature: what a cookie or an Authorization header holds."""
        return f"{token}.{self._sign(token)}"

    def read_bearer(self, header: str) -> str | None:
        """The token in an Authorization header (`Bearer ...`); None if it was not signed here."""
        kind, _, value = header.strip().partition(" ")
        return self._opened(value.strip()) if kind.lower() == "bearer" else None

    def read(self, header: str) -> str | None:
        """The token in a Cookie header; None if there is none, or none that was signed here."""
        opened = (self._opened(value) for value in found(header, self.mark))
        return next((token for token in opened if token is not None), None)

    def _opened(self, sealed: str) -> str | None:
        token, _, sign = sealed.partition(".")
        return token if hmac.compare_digest(self._sign(token).encode(), sign.encode()) else None

    def _sign(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), hashlib.sha256).hexdigest()


def visitor_of(token: str) -> str:
    """The visitor's identity: what the database knows of the token."""
    return hashlib.sha256(token.encode()).hexdigest()


class BadSecret(Exception):
    """The file with the key holds no key."""


def seal_in(data: Path) -> Seal:
    """The seal whose key is kept in the data folder; made on the first start, readable by the owner alone."""
    file = data / "secret"
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return Seal(_key_in(file))
    key = secrets.token_bytes(KEY_BYTES)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as out:
            out.write(key.hex())
    except OSError:  # a disk without room: half a key must not stay
        file.unlink()
        raise
    return Seal(key)


def _key_in(file: Path) -> bytes:
    """The key; BadSecret if it is none, for what anybody could guess seals nothing."""
    try:
        key = bytes.fromhex(file.read_text(encoding="ascii").strip())
    except ValueError:
        raise BadSecret(str(file)) from None
    if len(key) != KEY_BYTES:
        raise BadSecret(str(file))
    return key


def clean_name(name: str, longest: int) -> str:
    """A nickname without control characters, without blanks around it, not too long; may be empty."""
    printable = "".join(char if char.isprintable() else " " for char in unicodedata.normalize("NFC", name))
    return " ".join(printable.split())[:longest].strip()


def different(names: Sequence[str]) -> list[str]:
    """The names with a number added to those that stand there already."""
    found: list[str] = []
    for name in names:
        unique, number = name, 2
        while unique in found:
            unique, number = f"{name} {number}", number + 1
        found.append(unique)
    return found
