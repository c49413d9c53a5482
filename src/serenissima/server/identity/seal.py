"""The seal: a visitor is a secret of 192 bits, signed by the server, in a cookie or an `Authorization: Bearer` header.

The database stores only its hash, so a stolen database opens no seat. A cookie that is missing, changed or made up
belongs to nobody: whoever sends it is a new visitor.
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
        """Tells this server's cookies from another's; reveals nothing about the key."""

    def new_token(self) -> str:
        """The secret of a new visitor."""
        return secrets.token_urlsafe(24)

    def sealed(self, token: str) -> str:
        """The token with its signature, for a cookie or an Authorization header."""
        return f"{token}.{self._sign(token)}"

    def read_bearer(self, header: str) -> str | None:
        """The token in an Authorization header (`Bearer ...`); None if it was not signed here."""
        kind, _, value = header.strip().partition(" ")
        return self._opened(value.strip()) if kind.lower() == "bearer" else None

    def read(self, header: str) -> str | None:
        """The token in a Cookie header; None if there is none that was signed here."""
        opened = (self._opened(value) for value in candidates(header, self.mark))
        return next((token for token in opened if token is not None), None)

    def _opened(self, sealed: str) -> str | None:
        token, _, sign = sealed.partition(".")
        return token if hmac.compare_digest(self._sign(token).encode(), sign.encode()) else None

    def _sign(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), hashlib.sha256).hexdigest()


def visitor_of(token: str) -> str:
    """The visitor's id, as stored in the database: the hash of the token."""
    return hashlib.sha256(token.encode()).hexdigest()


class BadSecret(Exception):
    """The key file does not hold a valid key."""


def seal_in(data: Path) -> Seal:
    """The seal with the key in the data folder; made on the first start, readable only by its owner."""
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
    except OSError:  # the disk is full: do not leave half a key
        file.unlink()
        raise
    return Seal(key)


def _key_in(file: Path) -> bytes:
    """The key in this file; raises BadSecret if it is invalid, because a key that can be guessed protects nothing."""
    try:
        key = bytes.fromhex(file.read_text(encoding="ascii").strip())
    except ValueError:
        raise BadSecret(str(file)) from None
    if len(key) != KEY_BYTES:
        raise BadSecret(str(file))
    return key
