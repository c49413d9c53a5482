"""The page for bot writers: it is there, and what it tells them to run works."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from serenissima.core.languages import PLATFORM
from tests.server.conftest import Running

PAGE = (PLATFORM / "pages" / "bots.md").read_text("utf-8")
NETWORKED, LOCAL = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


async def test_the_page_is_served(server: Running) -> None:
    """As Markdown, whatever the language; the address is one of the client's pages, not an error."""
    person = await server.person()
    for lang in ("en", "xx"):
        answer = await person.http.get(f"/api/guide/bots?lang={lang}")
        assert answer.text == PAGE
        assert answer.headers["content-type"].startswith("text/markdown")


async def test_the_bot_on_the_page_plays(server: Running, tmp_path: Path) -> None:
    """The program, saved and started as the page says, plays a match to its end."""
    host = await server.person()
    table = await host.table("me", "friend")
    line = await server.stack.enter_async_context(host.sit(table))
    invite = (await host.get(f"/tables/{table}"))["invite"]
    file = tmp_path / "bot.py"
    file.write_text(NETWORKED)
    link = f"{server.base}/t/{table}?invite={invite}"
    pipe = asyncio.subprocess.PIPE
    bot = await asyncio.create_subprocess_exec(sys.executable, str(file), link, stdout=pipe, stderr=pipe)
    await line.until("update")
    await line.send(type="replace", seat=0, bot="uniform")
    said, wrong = await asyncio.wait_for(bot.communicate(), 60)
    assert re.search(r"ranks: \[\d, \d\]", said.decode()), wrong.decode()


async def test_the_local_example_runs() -> None:
    """The match without a network ends with a rank for every seat."""
    pipe = asyncio.subprocess.PIPE
    run = await asyncio.create_subprocess_exec(sys.executable, "-c", LOCAL, stdout=pipe, stderr=pipe)
    said, wrong = await asyncio.wait_for(run.communicate(), 60)
    assert re.search(r"\(\d, \d", said.decode()), wrong.decode()
