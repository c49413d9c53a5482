"""The real server and a real Chromium, as a visitor meets them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.house import House
from tests.web.visitor import CHROMIUM, CHROMIUM_ARGUMENTS, Visitor

Arrive = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGUMENTS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server most tests share; visitors of one test know nothing of those of another."""
    with House(tmp_path_factory.mktemp("data")) as house:
        yield house


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, to be killed and restarted."""
    with House(tmp_path) as house:
        yield house


@pytest.fixture
def arrive(browser: Browser, shared_house: House) -> Iterator[Arrive]:
    """Lets somebody arrive: `arrive()`, `arrive("phone", "dark")`. Nobody may leave with an error in the console."""
    with ExitStack() as leaving:

        def make(size: str = "desktop", theme: str = "light", house: House | None = None, name: str = "") -> Visitor:
            visitor = Visitor(browser, house or shared_house, size, theme)
            leaving.callback(visitor.leave)
            if name:
                visitor.call_myself(name)
            return visitor

        yield make
