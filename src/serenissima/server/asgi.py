"""What a server and an application say to each other (ASGI), as far as we look at it ourselves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request, if it is there."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def cookies(scope: Scope) -> str:
    """All cookies of a request, in however many headers they came."""
    return "; ".join(value.decode("latin-1") for key, value in scope["headers"] if key == b"cookie")
