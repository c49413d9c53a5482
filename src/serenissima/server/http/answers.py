"""Answers that are the same for everybody: made once, cached with their compressed forms and their tags.

Which form is sent depends only on the request (RFC 9110): Accept-Encoding chooses it, and If-None-Match may make it
unnecessary to send anything.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from litestar import Request
from litestar.response import Response
from litestar.types import ASGIApp, Message, Receive, Scope, Send

CODINGS = ("br", "gzip")
"""The codings on offer, the smaller result first."""
WORTH = 500
"""In bytes; a shorter body fits into one packet anyway."""
LONG = 64 * 1024
"""Compressing more bytes than this takes milliseconds, so a thread does it."""
REVALIDATED = "private, no-cache"
"""Browsers may cache it but must revalidate. Shared caches may not: an answer may carry a visitor's new cookie."""


def _weights(accept: str) -> dict[str, float]:
    """The codings of an Accept-Encoding header with their weights; 0 for what makes no sense."""
    weights: dict[str, float] = {}
    for part in accept.lower().split(","):
        name, _, parameters = part.partition(";")
        weight = 1.0
        for parameter in parameters.split(";"):
            key, _, value = parameter.partition("=")
            if key.strip() == "q":
                try:
                    weight = float(value)
                except ValueError:
                    weight = 0.0
        if name.strip():
            weights[name.strip().replace("x-gzip", "gzip")] = weight if 0 <= weight <= 1 else 0.0
    return weights


def coding(accept: str | None, offered: tuple[str, ...] = CODINGS) -> str | None:
    """The preferred coding of those offered; None: uncompressed, also if none of them is accepted."""
    if not accept:
        return None
    weights = _weights(accept)
    rest = weights.get("*", 0.0)
    best = max(offered, key=lambda name: weights.get(name, rest), default=None)
    if best is None or not weights.get(best, rest):
        return None
    return best if weights.get(best, rest) >= weights.get("identity", 0.0) else None


def matches(header: str | None, tag: str) -> bool:
    """Whether an If-None-Match header names this tag."""
    if header is None:
        return False
    known = {part.strip().removeprefix("W/") for part in header.split(",")}
    return "*" in known or tag in known


def gzipped(body: bytes, level: int = 9) -> bytes:
    """The body as a gzip file; deterministic, since it has neither name nor time."""
    press = zlib.compressobj(level, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
    return press.compress(body) + press.flush()


@dataclass(frozen=True, slots=True)
class Cached:
    """One answer in all its forms, by coding; `""` is uncompressed."""

    kind: str
    forms: Mapping[str, bytes]
    cache: str = REVALIDATED
    tag: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "tag", sha256(self.forms[""]).hexdigest()[:20])

    def to(self, request: Request[Any, Any, Any], links: str = "") -> Response[Any]:
        """The form this request asks for, or 304 if the browser has it already; `links` becomes a Link header."""
        offered = tuple(name for name in CODINGS if name in self.forms)
        chosen = coding(request.headers.get("accept-encoding"), offered) or ""
        tag = f'"{self.tag}-{chosen}"' if chosen else f'"{self.tag}"'
        headers = {"cache-control": self.cache, "etag": tag}
        if offered:
            headers["vary"] = "accept-encoding"
        if links:
            headers["link"] = links
        if matches(request.headers.get("if-none-match"), tag):
            return Response(None, status_code=304, headers=headers, media_type=self.kind)
        if chosen:
            headers["content-encoding"] = chosen
        return Response(self.forms[chosen], headers=headers, media_type=self.kind)


def cached(body: bytes, kind: str) -> Cached:
    """An answer made by the server, with its gzip form if that is worthwhile."""
    forms = {"": body}
    if len(body) > WORTH:
        forms["gzip"] = gzipped(body)
    return Cached(kind, forms)


async def _pressed(body: bytes) -> bytes:
    return await asyncio.to_thread(gzipped, body, 6) if len(body) > LONG else gzipped(body, 6)


def compressed(app: ASGIApp) -> ASGIApp:
    """Middleware for a handler: compresses the answer with gzip for clients that accept it.

    Only for answers that do not mix a secret with words chosen by somebody else (docs/decisions/0014-bytes.md).
    """

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        accept = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-encoding"), None)
        wanted = coding(accept, ("gzip",)) is not None
        held: list[Message] = []

        async def press(message: Message) -> None:
            if message["type"] == "http.response.start":
                held.append(message)
                return
            if held and message["type"] == "http.response.body":
                start = held.pop()
                assert start["type"] == "http.response.start"
                start["headers"] = [*start["headers"], (b"vary", b"accept-encoding")]
                whole = not message.get("more_body", False)
                if wanted and whole and start["status"] < 300 and len(message["body"]) > WORTH:
                    message["body"] = await _pressed(message["body"])
                    rest = [(name, value) for name, value in start["headers"] if name.lower() != b"content-length"]
                    length = str(len(message["body"])).encode()
                    start["headers"] = [*rest, (b"content-encoding", b"gzip"), (b"content-length", length)]
                await send(start)
            await send(message)

        await app(scope, receive, press)

    return answered
