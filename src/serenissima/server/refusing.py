"""Refusals at the door, before Litestar or a room has to do with it: the same Problem over HTTP and for a handshake."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from serenissima.server.messages import Problem
from serenissima.server.problems import Rejected

if TYPE_CHECKING:
    from serenissima.server.socket import Scope, Send


async def refuse(scope: Scope, send: Send, error: Rejected) -> None:
    """Answers a request or a handshake with a problem."""
    body = msgspec.json.encode(Problem(code=error.code, text=str(error)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if error.retry is not None:
        headers.append((b"retry-after", str(error.retry).encode()))
    kind = "websocket.http" if scope["type"] == "websocket" else "http"
    await send({"type": f"{kind}.response.start", "status": error.status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})
