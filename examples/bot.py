"""A bot at a table of Serenissima: it takes a seat with an invitation link and plays until the match is over.

    pip install websockets
    python examples/bot.py 'http://127.0.0.1:1600/t/<table>?invite=<invite>' [name]

It imports nothing from Serenissima: any language with HTTP, WebSockets and JSON can do the same. The messages are
described in docs/wire.md. To make it clever, change `choose`: `view` is all that this seat may know.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(view: dict[str, Any], moves: list[dict[str, Any]]) -> dict[str, Any]:
    """One of the legal moves; this bot picks without looking at the view."""
    return random.choice(moves)


def ask(base: str, path: str, token: str, body: dict[str, Any]) -> dict[str, Any]:
    """Sends JSON to the server and reads its answer."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(base + path, json.dumps(body).encode(), headers)) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def play(link: str, name: str) -> list[int]:
    """Takes a seat, plays to the end, and returns the ranks of all seats."""
    address = urlsplit(link)
    base, table = f"{address.scheme}://{address.netloc}", address.path.rpartition("/")[2]
    token = ask(base, "/api/tokens", "", {})["token"]
    ask(base, "/api/me", token, {"name": name})
    ask(base, f"/api/tables/{table}/join", token, {"invite": parse_qs(address.query)["invite"][0]})
    socket = base.replace("http", "ws", 1) + f"/ws/tables/{table}"
    with connect(socket, additional_headers={"authorization": f"Bearer {token}"}) as line:
        for text in line:
            message = json.loads(text)
            if message["type"] in {"fault", "refused"}:
                print(message, file=sys.stderr)
            if message["type"] != "update":
                continue
            if message["outcome"] is not None:
                ranks: list[int] = message["outcome"]["ranks"]
                return ranks
            for side in message["sides"]:
                if side["moves"]:
                    move = choose(side["view"], side["moves"])
                    line.send(json.dumps({"type": "play", "entry": message["entry"], "move": move}))
    raise SystemExit("The server closed the connection.")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    print("ranks:", play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Foreign bot"))
