"""Every address that the server's own description names, with values that fit it and values that do not.

`python -m tests.fuzz.addresses RUNS SEED`. The server runs in this process, without limits of how often one may ask.
Whatever it answers is below 500, and what is refused is a `Problem` with a sentence.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

import tests.conftest  # noqa: F401 -- the toy game is found, too
from serenissima.server.settings import Settings
from serenissima.tables.messages import Problem
from tests.fuzz import seeds
from tests.fuzz.finding import keep

PATIENCE = 60


class BadAnswer(AssertionError):
    """An answer that does not have our form."""


def settings(folder: Path) -> Settings:
    """Settings with quick bots and without rate limits."""
    quick: dict[str, Any] = {"bot_seconds": 0.02, "bot_delay": 0, "hint_seconds": 0.02, "look_back_seconds": 0.1}
    return Settings(data=folder, bot_workers=1, open_tables=0, shares={}, visitor_sockets=0, address_sockets=0, **quick)


@contextmanager
def server() -> Iterator[str]:
    """The address of a server that runs in a thread."""
    from tests.server.conftest import running

    logging.getLogger("serenissima").setLevel(logging.CRITICAL)
    found: list[str] = []
    ready = threading.Event()
    ended: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def live(folder: Path) -> None:
        async with running(settings(folder)) as site:
            found.append(site.base)
            ended.append((asyncio.get_running_loop(), asyncio.Event()))
            ready.set()
            await ended[0][1].wait()

    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
        thread = threading.Thread(target=lambda: asyncio.run(live(Path(folder))), daemon=True)
        thread.start()
        if not ready.wait(PATIENCE):
            raise SystemExit("the server did not start")
        try:
            yield found[0]
        finally:
            loop, end = ended[0]
            loop.call_soon_threadsafe(end.set)
            thread.join(PATIENCE)


def furnished(http: httpx.Client) -> dict[str, str]:
    """Tables to ask about, under the names that stored findings use."""
    tables: dict[str, str] = {}
    for game in http.get("/api/games").json():
        for kind in ("bot", "friend", "here"):
            wish = {"game": game["name"], "seats": [{"kind": "me"}, *[{"kind": kind}] * (game["seats"][0] - 1)]}
            tables[f"TABLE-{game['name']}-{kind}"] = http.post("/api/tables", json=wish).json()["id"]
    for number, text in enumerate(seeds.records()):
        tables[f"TABLE-record-{number}-"] = http.post("/api/records", content=text).json()["id"]
    return tables


def judge(answer: httpx.Response) -> None:
    """Raises BadAnswer unless the answer has our form."""
    if answer.status_code >= 500:
        raise BadAnswer(f"{answer.request.method} is answered with {answer.status_code}: {answer.text[:300]}")
    if answer.status_code < 400:
        return
    try:
        problem = msgspec.json.decode(answer.content, type=Problem)
    except msgspec.MsgspecError as error:
        raise BadAnswer(f"{answer.status_code} is no Problem ({error}): {answer.text[:300]}") from None
    if not problem.text or problem.text.startswith("problem-") or "Traceback" in problem.text:
        raise BadAnswer(f"{answer.status_code} has no sentence: {answer.text[:300]}")


def sent(http: httpx.Client, request: dict[str, Any]) -> httpx.Response:
    """The answer to a request as a finding stores it."""
    body = base64.b64decode(request["body"])
    headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in request["headers"].items()]
    return http.request(request["method"], request["url"], headers=headers, content=body or None)


def again(data: bytes) -> None:
    """Sends a kept request to a new server."""
    with server() as base, httpx.Client(base_url=base, timeout=PATIENCE) as http:
        text = data.decode()
        for name, table in furnished(http).items():
            text = text.replace(name, table)
        judge(sent(http, json.loads(text)))


def main(runs: int, seed: int) -> int:
    """Sends this many requests; returns how many answers there were."""
    schemathesis, hypothesis = import_module("schemathesis"), import_module("hypothesis")
    random, asked = Random(seed), 0
    with server() as base, httpx.Client(base_url=base, timeout=PATIENCE) as http:
        tables = furnished(http)
        games = [each["name"] for each in http.get("/api/games").json()]
        schema = schemathesis.openapi.from_dict(http.get("/schema").json())
        operations = [found.ok() for found in schema.get_all_operations()]

        def ask(case: Any) -> None:
            nonlocal asked
            asked += 1
            known = {"table_id": list(tables.values()), "name": games}
            for name, values in known.items():
                if name in (case.path_parameters or {}) and random.random() < 0.7:
                    case.path_parameters[name] = random.choice(values)
            request = _request(case.as_transport_kwargs(base_url=base), base)
            try:
                judge(sent(http, request))
            except (BadAnswer, httpx.HTTPError) as error:
                text = json.dumps(request)
                for name, table in tables.items():
                    text = text.replace(table, name)
                keep("addresses", text.encode(), error)

        for operation in operations:
            for modes in ("POSITIVE", "NEGATIVE"):
                mode = schemathesis.GenerationMode[modes]
                strategy = operation.as_strategy(generation_mode=mode)
                test = hypothesis.given(strategy)(ask)
                calm = hypothesis.settings(
                    max_examples=max(1, runs // len(operations) // 2),
                    database=None,
                    deadline=None,
                    phases=[hypothesis.Phase.generate],
                    suppress_health_check=list(hypothesis.HealthCheck),
                )
                with suppress(hypothesis.errors.Unsatisfiable):  # without parameters nothing can be wrong
                    hypothesis.seed(random.randrange(2**32))(calm(test))()
    return asked


def _request(asked: dict[str, Any], base: str) -> dict[str, Any]:
    """What is sent, in a form that can be sent again."""
    requests = import_module("requests")
    parts = ("method", "url", "headers", "params", "json", "data", "cookies")
    ready = requests.Request(**{part: asked[part] for part in parts if part in asked}).prepare()
    body = ready.body.encode() if isinstance(ready.body, str) else ready.body or b""
    headers = {str(name): _latin(value) for name, value in ready.headers.items() if name.lower() != "content-length"}
    return {
        "method": ready.method,
        "url": ready.url.removeprefix(base),
        "headers": headers,
        "body": base64.b64encode(body).decode(),
    }


def _latin(value: str | bytes) -> str:
    return value.decode("latin-1") if isinstance(value, bytes) else value


if __name__ == "__main__":
    print(main(int(sys.argv[1]), int(sys.argv[2])))
