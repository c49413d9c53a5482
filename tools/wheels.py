"""Everything that can be installed, into dist/: a source archive, a pure wheel, and compiled wheels for Linux.

    python tools/wheels.py [--to FOLDER] [--python 3.12 ...] [--machine x86_64 ...] [--no-compiled]

All wheels are built from the source archive, so anything missing there shows up here. The compiled ones are made by
zig, which brings headers and stubs for old C libraries and for other systems: a wheel made on this machine runs on any
Linux since 2014. A wheel is tagged for such systems only after auditwheel has verified that.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements-build.lock"
PYTHONS = ("3.11", "3.12", "3.13")
MACHINES = ("x86_64", "aarch64")
GLIBC = (2, 17)
"""The oldest C library supported, which pip calls manylinux2014."""


class Failed(Exception):
    """Something could not be built; the message is a sentence."""


@dataclass(frozen=True)
class Python:
    """An interpreter to build for."""

    version: str
    path: Path

    @property
    def tag(self) -> str:
        """Its version in the tags of wheels and compiled modules: `311`."""
        return self.version.replace(".", "")


def candidates(version: str) -> Iterator[Path]:
    """Where an interpreter of this version may be: this one, on the path, with pyenv, with uv."""
    yield Path(sys.executable)
    found = shutil.which(f"python{version}")
    if found is not None:
        yield Path(found)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from sorted(pyenv.glob(f"versions/{version}.*/bin/python{version}"), reverse=True)
    # with --quiet it would not print the answer
    command = [*uv(), "python", "find", "--managed-python", "--no-python-downloads", version]
    asked = subprocess.run(command, capture_output=True, text=True)
    if asked.returncode == 0:
        yield Path(asked.stdout.strip())


def find_python(version: str) -> Python | None:
    """A working interpreter of this version with headers; None if there is none."""
    question = (
        "import os, sys, sysconfig\n"
        "header = os.path.join(sysconfig.get_path('include'), 'Python.h')\n"
        "print('%d.%d' % sys.version_info[:2] if os.path.exists(header) else 'no headers')"
    )
    for path in candidates(version):
        answer = subprocess.run([path, "-c", question], capture_output=True, text=True)
        if answer.returncode == 0 and answer.stdout.strip() == version:
            return Python(version, path)
    return None


def uv() -> list[str]:
    """The command to run `uv` in this environment."""
    return [sys.executable, "-m", "uv"]


def run(command: Sequence[str | Path], where: Path, environment: Mapping[str, str] | None = None) -> str:
    """Runs a command and returns what it prints; raises Failed, with the end of its output, if it fails."""
    done = subprocess.run(
        command,
        cwd=where,
        env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        tail = "\n".join(done.stdout.splitlines()[-25:])
        raise Failed(f"{shlex.join(map(str, command))} ended with exit code {done.returncode}:\n{tail}")
    return done.stdout


def build(kind: str, source: Path, python: Path, out: Path, environment: Mapping[str, str]) -> Path:
    """Builds a source archive (`--sdist`) or a wheel (`--wheel`), using only locked tools."""
    with tempfile.TemporaryDirectory() as folder:
        locked = ["--build-constraints", str(LOCK), "--require-hashes"]
        command = [*uv(), "--quiet", "build", kind, "--python", str(python), *locked, "--out-dir", folder, str(source)]
        shown = run(command, ROOT, environment)
        made = [path for path in Path(folder).iterdir() if path.suffix in {".whl", ".gz"}]
        if len(made) != 1:
            raise Failed(f"{kind} made {len(made)} files:\n{shown}")
        return Path(shutil.move(made[0], out / made[0].name))


def compiler(machine: str) -> dict[str, str]:
    """The environment for setuptools to compile with zig, for this kind of machine and any glibc since GLIBC."""
    target = f"{machine}-linux-gnu.{GLIBC[0]}.{GLIBC[1]}"
    # without optimisation zig would check for undefined behaviour at run time
    zig = f"{shlex.quote(sys.executable)} -m ziglang cc -target {target} -fno-sanitize=undefined"
    return {
        "CC": zig,
        "LDSHARED": f"{zig} -shared -s",
        "_PYTHON_HOST_PLATFORM": f"linux-{machine}",
        "CFLAGS": "-Wno-unused-command-line-argument",
    }


def compiled(source: Path, python: Python, machine: str, out: Path) -> Path:
    """The compiled wheel for one Python and one kind of machine, tagged for all systems it supports."""
    suffix = f".cpython-{python.tag}-{machine}-linux-gnu.so"
    environment = {**compiler(machine), "SETUPTOOLS_EXT_SUFFIX": suffix, "SERENISSIMA_NO_CLIENT": "1"}
    with tempfile.TemporaryDirectory() as folder:
        wheel = build("--wheel", source, python.path, Path(folder), environment)
        if "-none-any" in wheel.name or not compiled_modules(wheel, suffix):
            raise Failed(f"{wheel.name} has no compiled engine in it")
        tags = judged(wheel)
        named = run([sys.executable, "-m", "wheel", "tags", "--platform-tag", ".".join(tags), wheel], ROOT)
        return Path(shutil.move(Path(folder, named.split()[-1]), out))


def compiled_modules(wheel: Path, suffix: str) -> int:
    """How many modules with this suffix are in a wheel."""
    from zipfile import ZipFile

    with ZipFile(wheel) as archive:
        return sum(name.endswith(suffix) for name in archive.namelist())


def judged(wheel: Path) -> list[str]:
    """The platform tags auditwheel confirms; raises Failed if one of them is newer than it was built for."""
    report = " ".join(run([sys.executable, "-m", "auditwheel", "show", wheel], ROOT).split())
    found = re.search(r'platform tag: "(manylinux_(\d+)_(\d+)_(\w+))"', report)
    if found is None or (int(found[2]), int(found[3])) > GLIBC:
        raise Failed(f"{wheel.name} is not for every Linux with glibc {GLIBC[0]}.{GLIBC[1]}: {report}")
    # it may need even less, but Python is not maintained on such systems; the older name is for older versions of pip
    return [f"manylinux_{GLIBC[0]}_{GLIBC[1]}_{found[4]}", f"manylinux2014_{found[4]}"]


def unpacked(archive: Path, folder: Path) -> Path:
    """Unpacks the source archive and returns its folder."""
    with tarfile.open(archive) as files:
        files.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def everything(out: Path, versions: Sequence[str], machines: Sequence[str]) -> None:
    """Builds everything, printing a line for each file made and for each Python that was not found."""
    if not (ROOT / "src/serenissima/web_client/index.html").is_file():
        raise Failed("The web client is not built, and a wheel without it has no page: run “make client” first.")
    out.mkdir(parents=True, exist_ok=True)
    as_it_is = {"SERENISSIMA_NO_CLIENT": "1", "SERENISSIMA_NO_COMPILE": "1"}
    archive = build("--sdist", ROOT, Path(sys.executable), out, as_it_is)
    print(archive.name, flush=True)
    with tempfile.TemporaryDirectory() as folder:
        source = unpacked(archive, Path(folder))
        if not (source / "src/serenissima/web_client/index.html").is_file():
            raise Failed("The source archive has no web client in it.")
        print(build("--wheel", source, Path(sys.executable), out, as_it_is).name, flush=True)
    for version in versions:
        python = find_python(version)
        if python is None:
            print(f"(no Python {version} with its headers was found, so there is no wheel for it)", flush=True)
            continue
        for machine in machines:
            # a separate folder: nothing from another Python or machine may end up in this wheel
            with tempfile.TemporaryDirectory() as folder:
                source = unpacked(archive, Path(folder))
                print(compiled(source, python, machine, out).name, flush=True)


def main() -> int:
    """Builds what was asked for; exit code 0 means that all of it is in the folder."""
    parser = argparse.ArgumentParser(description="A source archive and wheels.")
    parser.add_argument("--to", type=Path, default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument("--python", nargs="+", choices=PYTHONS, default=PYTHONS, metavar="VERSION")
    parser.add_argument("--machine", nargs="+", choices=MACHINES, default=MACHINES, metavar="MACHINE")
    parser.add_argument("--no-compiled", action="store_true", help="only the source archive and the pure wheel")
    args = parser.parse_args()
    try:
        everything(args.to.resolve(), () if args.no_compiled else args.python, args.machine)
    except Failed as error:
        print(f"wheels: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
