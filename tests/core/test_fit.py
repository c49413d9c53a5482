"""Compiled modules that do not belong to their sources are not used, and a line says so."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from serenissima import _fit
from serenissima._fit import GROUP, misfit

SUFFIX = EXTENSION_SUFFIXES[0]
NAMES = ("serenissima/core/state.py", "serenissima/core/playout.py")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The package of a checkout in which everything fits."""
    (tmp_path / "setup.py").touch()
    source = tmp_path / "src"
    (source / "serenissima/core").mkdir(parents=True)
    (source / (GROUP + SUFFIX)).touch()
    for name in NAMES:
        (source / name).write_text(f"# {name}\n")
        (source / name).with_suffix(SUFFIX).touch()
    files = {name: sha256((source / name).read_bytes()).hexdigest() for name in NAMES}
    modules = {(GROUP + SUFFIX): 0}
    (source / "serenissima/_engine.json").write_text(json.dumps({"files": files, "modules": modules}))
    return source / "serenissima"


def test_what_was_built_from_these_sources_fits(package: Path) -> None:
    """Where everything fits, nothing is reported."""
    assert misfit(package) is None


@pytest.mark.parametrize(
    ("harm", "what"),
    [
        (lambda package: (package / "core/state.py").write_text("# other rules\n"), "core/state.py has changed since"),
        (lambda package: (package / "core/state.py").unlink(), "core/state.py is gone"),
        (lambda package: (package / f"core/playout{SUFFIX}").unlink(), "core/playout.py has lost its compiled module"),
        (lambda package: (package.parent / (GROUP + SUFFIX)).write_bytes(b"half"), "is not as it was built"),
        (lambda package: (package / "_engine.json").unlink(), "not finished"),
        (lambda package: (package / "_engine.json").write_text('{"files": {"sere'), "not finished"),
        (lambda package: (package / "_engine.json").write_text("{}"), "not finished"),
        (lambda package: (package / "_engine.json").write_text("[]"), "not finished"),
    ],
)
def test_what_does_not_fit_is_named(package: Path, harm: Callable[[Path], object], what: str) -> None:
    """A changed or missing source, a missing module and an interrupted build are named."""
    harm(package)
    assert what in (misfit(package) or "")


def test_modules_of_another_python_are_none(package: Path) -> None:
    """Modules for another Python are never loaded, so there is nothing to report."""
    for file in package.parent.rglob(f"*{SUFFIX}"):
        file.rename(file.with_name(file.name.removesuffix(SUFFIX) + ".cpython-27-other.so"))
    (package / "core/state.py").write_text("# other rules\n")
    assert misfit(package) is None


def test_an_installed_package_is_not_looked_at(package: Path) -> None:
    """An installed package is not checked, since its installer put it there as a whole."""
    (package.parent.parent / "setup.py").unlink()
    (package / "_engine.json").unlink()
    assert misfit(package) is None


def test_a_misfit_falls_back_to_the_sources_with_one_line(tmp_path: Path) -> None:
    """The package imports and plays, and the processes of bots do not repeat the line."""
    (tmp_path / "setup.py").touch()
    source = tmp_path / "src"
    shutil.copytree(
        Path(_fit.__file__).parent,
        source / "serenissima",
        ignore=shutil.ignore_patterns("*.so", "__pycache__", "web_client", "_engine.json"),
    )
    (source / (GROUP + SUFFIX)).write_text("half a library")
    (source / f"serenissima/core/state{SUFFIX}").write_text("half a module")
    script = """
import multiprocessing
import serenissima
if __name__ == "__main__":
    print(serenissima.__file__, serenissima.game("venice-connection").start(seed=1).to_move)
    other = multiprocessing.get_context("spawn").Process(target=print)
    other.start()
    other.join()
"""
    (tmp_path / "script.py").write_text(script)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SERENISSIMA_")}
    ran = subprocess.run(
        [sys.executable, tmp_path / "script.py"],
        env=environment | {"PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.startswith(f"{source / 'serenissima/__init__.py'} ")
    assert ran.stderr.splitlines() == [
        "serenissima: the compiled engine is not used (its build was not finished): "
        "everything works, more slowly. Mend it with: make engine"
    ]


@pytest.mark.parametrize("harmed", [False, True])
def test_make_can_ask(package: Path, harmed: bool) -> None:
    """Run as a script, it answers by its exit code."""
    shutil.copy(_fit.__file__, package)
    if harmed:
        (package / f"core/playout{SUFFIX}").unlink()
    assert subprocess.run([sys.executable, package / "_fit.py"], check=False).returncode == harmed
