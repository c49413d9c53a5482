"""The built web client: its files, and its page for every address that the client handles."""

from __future__ import annotations

import mimetypes
import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from serenissima.core.languages import languages, spoken
from serenissima.core.languages import page as page_in
from serenissima.core.lessons import lesson_of
from serenissima.core.text import sentence
from serenissima.games import all_games
from serenissima.server.http.ahead import Ahead
from serenissima.server.http.answers import REVALIDATED, Cached, cached
from serenissima.server.http.asked import Asked, desk
from serenissima.tables.problems import Rejected

FOLDER = Path(__file__).parent.parent.parent / "web_client"
FOREVER = "public, max-age=31536000, immutable"
"""Files in assets/ have a hash of their content in their name."""
MADE = {"br": ".br", "gzip": ".gz"}
"""The compressed forms made by the build, by their file extensions."""
PAGES = re.compile(r"(index|page)(\.[a-z]+)?\.html")
HEAD = re.compile(rb'<html lang="[^"]*"')
NOT_MODIFIED = 304
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
"""Scripts, style sheets and fonts only from this server, and nothing inline."""

NO_SNIFFING = (b"x-content-type-options", b"nosniff")
PLAIN_ASSETS = (".js", ".css", ".woff2")
SECURITY: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", POLICY.encode()),
    NO_SNIFFING,
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def _read(folder: Path) -> dict[str, Cached]:
    """All files of a built client by path. `x.br` and `x.gz` are compressed forms of `x`, made by the build."""
    files: dict[str, Cached] = {}
    paths = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}
    for path, file in paths.items():
        if path.endswith(tuple(MADE.values())):
            continue
        forms = {"": file.read_bytes()}
        forms |= {name: paths[path + end].read_bytes() for name, end in MADE.items() if path + end in paths}
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        files[path] = Cached(kind, forms, FOREVER if path.startswith("assets/") else REVALIDATED)
    return files


@lru_cache(maxsize=4)
def _shelf(folder: Path) -> tuple[dict[str, Cached], Ahead]:
    files = _read(folder)
    manifest = files.get("manifest.json")
    return files, Ahead(manifest.forms[""] if manifest else b"{}", files["index.html"].forms[""])


def _client() -> tuple[dict[str, Cached], Ahead]:
    """The built client, read from disk once; empty as long as it is not built."""
    return _shelf(FOLDER) if (FOLDER / "index.html").is_file() else ({}, Ahead(b"{}", b""))


@lru_cache(maxsize=256)
def _page_of(page: bytes, game: str | None, language: str, offered: tuple[str, ...]) -> Cached:
    """The page in a language, with what the client need not ask then: the languages there are, and its game."""
    marks = f'<html lang="{escape(language)}" data-languages="{escape(" ".join(offered))}"'
    if game is not None:
        marks += f' data-game="{escape(game)}"'
    return cached(HEAD.sub(marks.encode(), page, count=1), "text/html")


async def _game_at(request: Asked, path: str) -> str | None:
    """The game a page is about, if there is one."""
    match path.split("/"):
        case ["t", table]:
            return await desk(request).hall.game_at(table)
        case ["g", name, *_] if name in all_games():
            return name
    return None


def _missing() -> Cached:
    title, text = sentence(None, "client-missing"), sentence(None, "client-missing.help")
    head = f"<!doctype html><meta charset=utf-8><title>{escape(title)}</title>"
    return Cached("text/html", {"": f"{head}<h1>{escape(title)}</h1><p>{escape(text)}</p>".encode()})


async def _page(request: Asked, path: str) -> Response[Any]:
    """The client's page: at the front door with the frame of the home page in it, elsewhere without."""
    files, ahead = _client()
    language = spoken()
    kind = "page" if path else "index"
    page = files.get(f"{kind}.{language}.html") or files.get(f"{kind}.html") or files.get("index.html") or _missing()
    game = await _game_at(request, path)
    page = _page_of(page.forms[""], game, language, languages())
    answer = page.to(request, ahead.links(path, game, language))
    if answer.status_code != NOT_MODIFIED and not _known(path, game, ahead):
        answer.status_code = 404
    return answer


def _known(path: str, game: str | None, ahead: Ahead) -> bool:
    """Whether the client has anything to show there; if not, its page says so."""
    match path.split("/"):
        case [""] | ["r"] | ["bots"]:
            return True
        case ["t", _] | ["g", _] | ["g", _, "rules"]:
            return game is not None
        case ["g", _, "quick"]:
            return game is not None and page_in(all_games()[game].folder, "quick", spoken()) is not None
        case ["g", _, "learn"]:
            return game is not None and lesson_of(all_games()[game]) is not None
        case ["g", _, own]:
            return game is not None and ahead.has_page(game, own)
    return False


@get("/", include_in_schema=False)
async def get_home(request: Asked) -> Response[Any]:
    """The client's page."""
    return await _page(request, "")


@get("/{path:path}", include_in_schema=False)
async def get_client(request: Asked, path: FromPath[str]) -> Response[Any]:
    """A file of the client, or its page."""
    plain = path.strip("/")
    if plain.startswith(SERVERS_OWN):
        raise Rejected(404, "no-address", path=f"/{plain}")
    file = _client()[0].get(plain)
    if file is not None and not PAGES.fullmatch(plain):
        return file.to(request)
    if file is None and "." in plain.rpartition("/")[2]:
        raise Rejected(404, "no-address", path=f"/{plain}")
    return await _page(request, plain)
