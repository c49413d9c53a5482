"""Answers that are the same for everybody: made once, cached with their compressed forms and their tags.

Which form is sent depends on the request alone (RFC 9110): its Accept-Encoding chooses, its If-None-Match may say that
nothing has to be sent at all.
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
"""What may be sent, the smaller first."""
WORTH = 500
"""Fewer bytes travel in one packet anyway."""
LONG = 64 * 1024
"""To compress more bytes takes milliseconds, so a thread does it; it holds nobody up."""
REVALIDATED = "private, no-cache"
"""Cached by browsers, asked about every time. Not by shared caches: an answer may carry a visitor's new cookie."""


def _weights(accept: str) -> dict[str, float]:
    """The codings of an Accept-Encoding header with their weights; what makes no sense weighs nothing."""
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
    """The coding this header likes best of those offered; None: as it is, also where nothing offered is liked."""
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
    """As a gzip file, the same bytes for the same body: without name and time."""
    press = zlib.compressobj(level, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
    return press.compress(body) + press.flush()


@dataclass(frozen=True, slots=True)
class Cached:
    """One answer in all its forms, by coding; `""` is the plain one."""

    kind: str
    forms: Mapping[str, bytes]
    cache: str = REVALIDATED
    tag: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "tag", sha256(self.forms[""]).hexdigest()[:20])

    def to(self, request: Request[Any, Any, Any], links: str = "") -> Response[Any]:
        """The form this request asks for, or the word that the browser has it already; `links` as a Link header."""
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
    """An answer of the server's own making, with its gzip form if that is worth it."""
    forms = {"": body}
    if len(body) > WORTH:
        forms["gzip"] = gzipped(body)
    return Cached(kind, forms)


async def _pressed(body: bytes) -> bytes:
    return await asyncio.to_thread(gzipped, body, 6) if len(body) > LONG else gzipped(body, 6)


def compressed(app: ASGIApp) -> ASGIApp:
    """A handler's middleware: what it answers is sent as gzip to whoever takes that.

    Only for answers without a secret beside words that somebody else chose (docs/decisions/0014-bytes.md).
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
