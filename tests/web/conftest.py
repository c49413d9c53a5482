"""A real server and a real Chromium, as a visitor meets them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.house import House
from tests.web.leavings import folder_of, keep
from tests.web.visitor import CHROMIUM, CHROMIUM_ARGUMENTS, Visitor

Arrive = Callable[..., Visitor]

VISITORS = pytest.StashKey[list[Visitor]]()
"""The visitors of a test."""
LEAVINGS = "test-results"
"""Where failed tests leave their traces, unless another folder is named."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options for the soak."""
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run the tests in an order drawn with this seed")
    parser.addoption("--leavings", default=LEAVINGS, metavar="DIR", help="where failed tests leave their traces")


def pytest_report_header(config: pytest.Config) -> str | None:
    """The seed of the order, so that the order can be repeated."""
    seed = config.getoption("--shuffle", None)
    return None if seed is None else f"shuffled: --shuffle {seed}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffles the tests: the same order for the same seed, in every worker."""
    seed = config.getoption("--shuffle", None)
    if seed is not None:
        Random(seed).shuffle(items)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails leaves traces, while its pages are still open; the report says where."""
    report = yield
    visitors = item.stash.get(VISITORS, [])
    if report.failed and visitors:
        root = item.config.rootpath / item.config.getoption("--leavings", LEAVINGS)
        files = keep(folder_of(root, item.nodeid), visitors)
        report.sections.append(("What is left", "\n".join(map(str, files))))
    return report


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
    """A server of the test's own, which it may kill and restart."""
    with House(tmp_path) as house:
        yield house


@pytest.fixture
def arrive(browser: Browser, shared_house: House, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Lets somebody arrive: `arrive()`, `arrive("phone", "dark")`. Nobody may leave with an error in the console.

    `rehearsal` names what the tables this visitor makes shall be like; alike, as long as nobody asks for another.
    """
    here: list[Visitor] = []
    request.node.stash[VISITORS] = here
    with ExitStack() as leaving:

        def make(
            size: str = "desktop",
            theme: str = "light",
            house: House | None = None,
            name: str = "",
            rehearsal: str = "",
            newcomer: bool = False,
            pace: str = "none",
            still: bool = False,
            waits: bool = False,
        ) -> Visitor:
            visitor = Visitor(
                browser, house or shared_house, size, theme, rehearsal, newcomer, pace=pace, still=still, waits=waits
            )
            here.append(visitor)
            leaving.callback(visitor.leave)
            if name:
                visitor.be(name)
            return visitor

        yield make
