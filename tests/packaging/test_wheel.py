"""A wheel of this checkout, in an environment that has nothing else: no Node, no compiler, none of our sources.

SERENISSIMA_WHEEL=dist/….whl takes that one instead, with the Python it is for: so is tried what `make build` has made.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest

from serenissima import _plain
from serenissima.core import state
from tests.server.people import Person
from tools.wheels import find_python

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel"), pytest.mark.timeout(600)]

ROOT = Path(__file__).parent.parent.parent
GIVEN = os.environ.get("SERENISSIMA_WHEEL", "")
COMPILED = not GIVEN.endswith("-none-any.whl") if GIVEN else _plain.is_compiled(state)
UV = [sys.executable, "-m", "uv", "--quiet"]


def python() -> str:
    """The Python that the wheel is for."""
    if (tag := re.search(r"-cp3(\d+)-", GIVEN)) is None:
        return sys.executable
    found = find_python(f"3.{tag[1]}")
    assert found is not None
    return str(found.path)


def alone(path: Path, home: Path) -> dict[str, str]:
    """The environment of somebody who has installed nothing but the contents of one folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SERENISSIMA_", "PYTHON"))}
    bare = kept | {"PATH": str(path), "HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "LC_ALL": "C.UTF-8"}
    for tool in ("node", "npm", "cc", "gcc", "clang", "zig", "make"):
        assert shutil.which(tool, path=bare["PATH"]) is None
    return bare


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, with the client and compiled modules of this checkout, whose build is tested by using them."""
    if GIVEN:
        return Path(GIVEN).resolve()
    folder = tmp_path_factory.mktemp("wheel")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    how = "SERENISSIMA_AS_BUILT" if COMPILED else "SERENISSIMA_NO_COMPILE"
    subprocess.run(
        [*UV, "build", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", folder, folder],
        env={**os.environ, how: "1", "SERENISSIMA_NO_CLIENT": "1"},
        check=True,
    )
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def constraints(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The locked versions without hashes, since a freshly built wheel has none."""
    locked = re.findall(r"^(\S+==\S+)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)
    assert len(locked) > 10
    file = tmp_path_factory.mktemp("constraints") / "constraints.txt"
    file.write_text("\n".join(locked) + "\n")
    return file


@pytest.fixture(scope="module", params=["pip", "uv"])
def installed(
    request: pytest.FixtureRequest, wheel: Path, constraints: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, dict[str, str]]:
    """The command, installed by pip into an empty environment or by uv as a tool, and the environment to run it in."""
    folder = tmp_path_factory.mktemp(str(request.param))
    if request.param == "pip":
        subprocess.run([python(), "-m", "venv", folder / "env"], check=True)
        binaries = folder / "env/bin"
        install = "-m pip -q install --no-compile --only-binary :all: -c"
        command = [str(binaries / "python"), *install.split(), str(constraints), str(wheel)]
        places: dict[str, str] = {}
    else:
        binaries = folder / "bin"
        binaries.mkdir()
        places = {"UV_TOOL_DIR": str(folder / "tools"), "UV_TOOL_BIN_DIR": str(binaries)}
        command = [*UV, "tool", "install", "--no-build", "--python", python(), "-c", str(constraints), str(wheel)]
    bare = alone(binaries, folder)
    # the caches of whoever runs the tests
    subprocess.run(command, env=bare | places | {"HOME": str(Path.home())}, check=True, cwd=folder)
    return binaries / "serenissima", bare


def test_what_is_inside(wheel: Path) -> None:
    """The wheel contains the page, the words, the rules and the engine, and nothing about the checkout."""
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "serenissima/web_client/index.html" in names
    assert "serenissima/text/en.ftl" in names
    assert "serenissima/_engine.json" not in names
    assert not [name for name in names if name.startswith(("tests/", "web/", "tools/"))]
    for file in (ROOT / "src/serenissima/games").rglob("*"):
        name = file.relative_to(ROOT / "src").as_posix()
        if file.suffix == ".so":
            # each Python names them in its own way
            stem = name.partition(".")[0] + "."
            assert any(other.startswith(stem) and other.endswith(".so") for other in names) is COMPILED
        elif file.suffix in {".py", ".ftl", ".md", ".json", ".book"}:
            assert name in names
    assert wheel.name.endswith("-py3-none-any.whl") is not COMPILED


def test_all_games_are_there(installed: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    """All games are there, compiled as in the checkout."""
    command, bare = installed
    shown = subprocess.run([command, "games", "--json"], env=bare, cwd=tmp_path, stdout=subprocess.PIPE, check=True)
    games = json.loads(shown.stdout)
    assert len(games) == len([path for path in (ROOT / "src/serenissima/games").iterdir() if path.name[0] != "_"])
    assert {game["compiled"] for game in games} == {COMPILED}


def test_a_match_in_the_terminal(installed: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    """A script that always types the first move it is offered finishes a match, whose record verifies."""
    command, bare = installed
    record = tmp_path / "match.jsonl"
    argv = ["play", "canal-grande", "--seed", "7", "--seconds", "0.05", "--save", str(record)]
    with subprocess.Popen(
        [command, *argv], env=bare, cwd=tmp_path, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        shown = ""
        for line in process.stdout:
            shown += line
            if (asked := re.search(r"^Your move \(.*?\): (.*)$", line)) is not None:
                example = re.search("“(.*)”", asked[1])
                print(example[1] if example else asked[1].split(", ")[0], file=process.stdin, flush=True)
    assert process.returncode == 0, shown
    assert "unfinished" not in shown
    assert " wins " in shown or "shared by" in shown
    subprocess.run([command, "verify", record], env=bare, stdout=subprocess.DEVNULL, check=True)


@contextmanager
def serving(command: Path, bare: dict[str, str], data: Path) -> Iterator[str]:
    """The address of a server that runs for the duration of the block."""
    argv = [str(command), "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(argv, env=bare | {"PYTHONUNBUFFERED": "1"}, text=True, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            yield next(found[0] for line in process.stdout if (found := re.search(r"http://\S+", line)))
        finally:
            process.send_signal(signal.SIGINT)


async def test_a_table_in_the_browser(installed: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    """The page and everything it names load, a table is made, a move is played and a bot responds."""
    with serving(*installed, tmp_path / "data") as address:
        async with Person(address) as person:
            page = await person.http.get("/")
            assert page.status_code == 200
            files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
            assert any(file.endswith(".js") for file in files)
            for file in files:
                assert (await person.http.get(file)).status_code == 200, file
            table = await person.table("me", "bot", game="canal-grande")
            async with person.sit(table) as line:
                await line.begin()
                while not line.moves:
                    await line.until("update")
                before = line.entry
                await line.played(line.moves[0])
                while line.entry <= before or not line.moves:
                    await line.until("update")
