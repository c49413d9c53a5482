"""What `make` says when the first step is impossible: one sentence, what helps, and nothing half-done left behind."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with what the first steps read."""
    for name in ("Makefile", "requirements.lock", "pyproject.toml", "setup.py"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    return tmp_path


def make(checkout: Path, *targets: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs targets as somebody in a new shell would, with these settings."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "PIP_"))}
    command = ["make", *targets]
    return subprocess.run(
        command, cwd=checkout, env={**inherited, **environment}, capture_output=True, text=True, check=False
    )


def test_an_old_python(checkout: Path, tmp_path: Path) -> None:
    """The message names the Python found, the one needed and how to get it, and no environment is left."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("python", "python3", "python3.11", "python3.12", "python3.13"):
        old = programs / name
        old.write_text('#!/bin/sh\ntest "$1" = --version && echo Python 3.9.2 && exit 0\nexit 1\n')
        old.chmod(0o755)
    done = make(checkout, ".venv/.stamps/venv", PATH=f"{programs}:{os.defpath}")
    assert done.returncode != 0
    assert "needs Python 3.11 or newer; there is Python 3.9.2 here" in done.stdout
    assert not (checkout / ".venv").exists()


@pytest.mark.parametrize("target", [".venv/.stamps/venv", "web/node_modules/.package-lock.json"])
def test_both_beginnings_ask_first(checkout: Path, target: str) -> None:
    """What environment and client both need is reported once, before either of them starts."""
    (checkout / "web").mkdir()
    for name in ("package.json", "package-lock.json"):
        shutil.copyfile(ROOT / "web" / name, checkout / "web" / name)
    done = make(checkout, "SYSTEM_PYTHON=", target)
    assert done.returncode != 0
    assert done.stdout.startswith("Serenissima needs Python 3.11 or newer")
    assert done.stdout.count("\n") == 1
    assert not (checkout / ".venv").exists()
    assert not (checkout / "web/node_modules").exists()


@pytest.mark.slow
def test_no_registry_in_reach(checkout: Path) -> None:
    """A failed download is reported with what helps, and half an environment is made again next time."""
    (checkout / ".venv" / "bin").mkdir(parents=True)
    (checkout / ".venv" / "bin" / "python").write_text("half of something")
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    done = make(
        checkout, ".venv/.stamps/runtime", PIP_INDEX_URL="http://127.0.0.1:9/", PIP_CONFIG_FILE=os.devnull, PATH=path
    )
    assert done.returncode != 0
    assert "Is PyPI in reach" in done.stdout
    assert (checkout / ".venv/.stamps/venv").exists()
    assert not (checkout / ".venv/.stamps/runtime").exists()
