"""Error answers: always a Problem, whatever raised it, over HTTP and in the handshake of a socket."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from serenissima.core.text import sentence
from serenissima.server.asgi import Scope, Send
from serenissima.tables.messages import Problem
from serenissima.tables.problems import Rejected
from serenissima.tables.store import Conflict

log = logging.getLogger("serenissima.server")


async def refuse(scope: Scope, send: Send, error: Rejected) -> None:
    """Answers a request or a handshake with a problem, before it reaches Litestar or a room."""
    body = msgspec.json.encode(Problem(code=error.code, text=str(error)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if error.retry is not None:
        headers.append((b"retry-after", str(error.retry).encode()))
    kind = "websocket.http" if scope["type"] == "websocket" else "http"
    await send({"type": f"{kind}.response.start", "status": error.status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})


def _rejected(_: Request[Any, Any, Any], error: Rejected) -> Response[Problem]:
    headers = {} if error.retry is None else {"retry-after": str(error.retry)}
    problem = Problem(code=error.code, text=str(error), table=error.table, rule=error.rule, detail=error.detail)
    return Response(problem, status_code=error.status, headers=headers)


def _clashed(request: Request[Any, Any, Any], _: Conflict) -> Response[Problem]:
    """Somebody else wrote first."""
    return _rejected(request, Rejected(409, "clash"))


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Litestar's errors as problems."""
    extra = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict))
    code = {404: "not-found", 405: "method", 413: "too-large"}.get(error.status_code, "malformed")
    text = sentence(None, f"problem-{code}", {"problem": detail or error.detail})
    return Response(Problem(code=code, text=text), status_code=error.status_code)


def _unreadable(_: Request[Any, Any, Any], error: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """A body that is nested too deeply or is not UTF-8."""
    text = sentence(None, "problem-malformed", {"problem": str(error)})
    return Response(Problem(code="malformed", text=text), status_code=400)


def _failed(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return Response(Problem(code="failed", text=sentence(None, "problem-failed")), status_code=500)


ANSWERS: ExceptionHandlersMap = {
    Rejected: _rejected,
    Conflict: _clashed,
    HTTPException: _http,
    RecursionError: _unreadable,
    UnicodeDecodeError: _unreadable,
    Exception: _failed,
}
"""The problem for each type of exception."""
