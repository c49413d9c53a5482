"""The seal: a visitor is a secret of 192 bits, signed by the server, in a cookie or an `Authorization: Bearer` header.

The database knows only its hash, so a stolen database opens no seat. A cookie that is missing, changed or made up
belongs to nobody: its bearer is a new visitor.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

from serenissima.server.identity.cookies import candidates

KEY_BYTES = 32


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
        opened = (self._opened(value) for value in candidates(header, self.mark))
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
    """The seal whose key is in the data folder; made on the first start, readable by the owner alone."""
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
