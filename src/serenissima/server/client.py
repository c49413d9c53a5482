"""The built web client: its files, and its page for every address that is the client's to understand."""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from serenissima.core.text import sentence
from serenissima.server.problems import Rejected

FOLDER = Path(__file__).parent.parent / "web_client"
FOREVER = "public, max-age=31536000, immutable"
"""Files in assets/ carry a hash of their content in their name."""
SERVERS_OWN = ("api/", "ws/", "schema", "health")

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Scripts, style sheets and fonts only from here, and nothing inline."""

SECURITY: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


def _page() -> Response[bytes]:
    index = FOLDER / "index.html"
    if index.is_file():
        return Response(index.read_bytes(), media_type="text/html", headers={"cache-control": "no-cache"})
    title, text = sentence(None, "client-missing"), sentence(None, "client-missing.help")
    head = f"<!doctype html><meta charset=utf-8><title>{escape(title)}</title>"
    page = f"{head}<h1>{escape(title)}</h1><p>{escape(text)}</p>"
    return Response(page.encode(), media_type="text/html", headers={"cache-control": "no-cache"})


def _file(path: str) -> Response[bytes] | None:
    file = (FOLDER / path).resolve()
    if not file.is_relative_to(FOLDER.resolve()) or not file.is_file():
        return None
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    cache = FOREVER if path.startswith("assets/") else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})


@get("/", include_in_schema=False, sync_to_thread=False)
def get_home() -> Response[bytes]:
    """The client's page."""
    return _page()


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def get_client(path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its page."""
    plain = path.strip("/")
    if plain.startswith(SERVERS_OWN):
        raise Rejected(404, "no-address", path=f"/{plain}")
    found = _file(plain)
    if found is not None:
        return found
    if "." in plain.rpartition("/")[2]:
        raise Rejected(404, "no-address", path=f"/{plain}")
    return _page()


mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
