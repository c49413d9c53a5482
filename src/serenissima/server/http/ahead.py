"""What a page of the client will need, named in its Link header so that it is fetched at once, not in a chain.

The build's manifest lists the files of each part of the client. Which parts an address shows is up to the client
(`web/src/pages/router.svelte.ts`); a wrong guess here costs bytes and breaks nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

NAMED = re.compile(
    rb'<(script|script type="module" crossorigin|link rel="stylesheet" crossorigin) (?:src|href)="([^"]+)">'
)
"""What the page itself refers to."""
AS = {
    b"script": "rel=preload; as=script",
    b'link rel="stylesheet" crossorigin': "rel=preload; as=style; crossorigin",
    b'script type="module" crossorigin': "rel=modulepreload",
}
"""How each kind of file is preloaded, in this order."""


class Chunk(msgspec.Struct, rename="camel"):
    """A file of the build, with the files it imports and its style sheets."""

    file: str
    imports: list[str] = []
    css: list[str] = []


class Ahead:
    """The parts of one built client."""

    def __init__(self, manifest: bytes, page: bytes) -> None:
        self._chunks = msgspec.json.decode(manifest, type=dict[str, Chunk])
        named = [(kind, file.decode()) for kind, file in NAMED.findall(page)]
        self._named = {file.removeprefix("/") for _, file in named}
        # nothing is painted without style sheet and theme, and nothing starts without the script, so they go first
        self._first = [f"<{file}>; {AS[kind]}" for wanted in AS for kind, file in named if kind == wanted]

    def _files(self, part: str) -> Iterator[str]:
        """The files of a part and of everything it imports, each once; none if the client has no such part."""
        seen, waiting = set[str](), [part]
        while waiting:
            name = waiting.pop()
            chunk = self._chunks.get(name)
            if chunk is None or name in seen:
                continue
            seen.add(name)
            yield chunk.file
            yield from chunk.css
            waiting += chunk.imports

    def has_page(self, game: str, own: str) -> bool:
        """Whether a game has a page of this name."""
        return f"src/games/{game}/pages/{own}.svelte" in self._chunks

    def links(self, path: str, game: str | None, language: str) -> str:
        """The Link header of the page at this path; `game` is the game it is about, if any."""
        parts, asked = _needs(path, game)
        files = dict.fromkeys(file for part in parts for file in self._files(part) if file not in self._named)
        styles = [f"</{file}>; rel=preload; as=style; crossorigin" for file in files if file.endswith(".css")]
        scripts = [f"</{file}>; rel=modulepreload" for file in files if file.endswith(".js")]
        answers = [f"</api/{address}>; rel=preload; as=fetch; crossorigin" for address in (f"text/{language}", *asked)]
        return ", ".join([*self._first, *styles, *scripts, *answers]) if self._chunks else ""


def _needs(path: str, game: str | None) -> tuple[list[str], list[str]]:
    """The parts of the client shown by the page at this path, and what it will request from the server."""
    match path.split("/"):
        case [""]:
            return ["src/pages/HomePage.svelte"], ["games", "me", "tables"]
        case ["bots"]:
            return ["src/pages/GuidePage.svelte"], ["me", "guide/bots"]
        case ["t", _]:
            if game is None:
                return ["src/pages/TablePage.svelte"], ["me"]
            return ["src/pages/TablePage.svelte", f"src/games/{game}/Board.svelte"], [f"games/{game}", "me"]
        case ["g", name, *rest] if name == game:
            asked = [f"games/{name}", "me"]
            if not rest:
                return ["src/pages/GamePage.svelte"], asked
            if rest == ["rules"]:
                figures = f"src/games/{name}/Figure.svelte"
                return ["src/pages/RulesPage.svelte", figures], [*asked, f"games/{name}/rules"]
            if rest == ["quick"]:
                figures = f"src/games/{name}/Figure.svelte"
                return ["src/pages/QuickPage.svelte", figures], [*asked, f"games/{name}/quick"]
            if rest == ["learn"]:
                return ["src/pages/LearnPage.svelte", f"src/games/{name}/Board.svelte"], [
                    *asked,
                    f"games/{name}/lesson",
                ]
            return ["src/pages/OwnPage.svelte", f"src/games/{name}/pages/{rest[0]}.svelte"], asked
    return [], []
