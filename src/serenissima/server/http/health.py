"""Whether the server works: it must not only answer but also be able to store moves."""

from __future__ import annotations

from litestar import get
from litestar.response import Response

from serenissima.server.http.asked import Asked, desk


@get("/health", media_type="text/plain", summary="Whether the server works")
async def get_health(request: Asked) -> Response[str]:
    """`ok` when the database answers and can be written; otherwise what is wrong with it."""
    await desk(request).pulse.check()
    return Response("ok")


HANDLERS = [get_health]
