"""The parts of ASGI that we handle ourselves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request, if it is present."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def cookies(scope: Scope) -> str:
    """All cookies of a request, however many headers they came in."""
    return "; ".join(value.decode("latin-1") for key, value in scope["headers"] if key == b"cookie")
