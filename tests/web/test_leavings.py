"""Tests of the browser tests: a failure leaves traces, an order can be repeated, and a soak reports what was flaky."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.web import soak

ROOT = Path(__file__).parents[2]
UNLUCKY = """
from tests.web.conftest import Arrive

def test_passes(arrive: Arrive) -> None:
    arrive().visit()

def test_fails(arrive: Arrive) -> None:
    page = arrive().visit()
    page.evaluate("console.info('Buona sera')")
    assert page.title() == "Genova"

def test_complains(arrive: Arrive) -> None:
    arrive().visit().evaluate("console.error('Mamma mia')")
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A run of pytest of its own, with what the browser tests are made of."""
    command = [sys.executable, "-m", "pytest", "-p", "tests.web.conftest", "-p", "no:cacheprovider", *arguments]
    command += ["-c", str(ROOT / "pyproject.toml")]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.browser
def test_a_failure_leaves_a_picture_the_console_and_the_log(tmp_path: Path) -> None:
    """A failure, in the test or at teardown, leaves traces and says where; success leaves nothing."""
    (tmp_path / "test_unlucky.py").write_text(UNLUCKY, "utf-8")
    ended = run(str(tmp_path / "test_unlucky.py"), "--leavings", str(tmp_path / "left"))
    assert "1 failed, 2 passed, 1 error" in ended.stdout, ended.stdout + ended.stderr
    complained, failed = sorted((tmp_path / "left").iterdir())
    assert (complained.name[-14:], failed.name[-10:]) == ("test_complains", "test_fails")
    for folder, said in ((failed, "info: Buona sera"), (complained, "error: Mamma mia")):
        assert (folder / "visitor-1-page-1.png").read_bytes().startswith(b"\x89PNG")
        assert said in (folder / "visitor-1-console.txt").read_text("utf-8")
        assert (folder / "server-1.log").is_file()
        assert str(folder / "visitor-1-console.txt") in ended.stdout


@pytest.mark.slow
def test_an_order_can_be_had_again(tmp_path: Path) -> None:
    """The same seed gives the same order, another seed another, and the seed is printed."""
    names = [f"test_{number}" for number in range(30)]
    (tmp_path / "test_many.py").write_text("".join(f"def {name}() -> None: ...\n" for name in names), "utf-8")

    def order(seed: str) -> list[str]:
        listed = run(str(tmp_path / "test_many.py"), "--collect-only", "-q", "-v", "--shuffle", seed).stdout
        assert f"--shuffle {seed}" in listed
        return [line.rpartition(" ")[2].rstrip(">") for line in listed.splitlines() if "<Function" in line]

    first = order("7")
    assert sorted(first) == sorted(names)
    assert order("7") == first != order("8")


@pytest.mark.slow
def test_a_soak_lists_what_flickered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A test that fails in one of two rounds is named with its count and traces, and the soak exits with 1."""
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "conftest.py").write_text("from tests.web.conftest import pytest_addoption\n", "utf-8")
    mark = "import pytest\npytestmark = pytest.mark.browser\n"
    (folder / "test_steady.py").write_text(f"{mark}def test_steady() -> None: ...\n", "utf-8")
    quick = ["--jobs", "0", "--seed", "3", "--results", str(tmp_path / "results")]
    assert soak.main([*quick, "--rounds", "1", str(folder / "test_steady.py")]) == 0
    assert "Nothing flickered in 1 rounds." in capsys.readouterr().out
    seen = tmp_path / "seen"
    flicker = f"def test_flickers() -> None:\n    from pathlib import Path\n    seen = Path({str(seen)!r})\n"
    flicker += "    first = not seen.exists()\n    seen.touch()\n    assert not first\n"
    (folder / "test_flicker.py").write_text(mark + flicker, "utf-8")
    assert soak.main([*quick, "--rounds", "2", str(folder)]) == 1
    told = capsys.readouterr().out
    assert "1 tests flickered in 2 rounds:" in told
    assert "1 of 2" in told and "test_flicker.py::test_flickers" in told
    assert "round-1" in told.partition("flickered")[2] and "round-2" not in told.partition("flickered")[2]
