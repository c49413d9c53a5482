"""Compiles the engine with what this machine has, and fetches what it lacks into the environment.

The C compiler is the system's, or Zig from PyPI. Python's headers are the system's, or on Debian and its derivatives
those of the distribution's package, unpacked into the environment without installing it. If something is not
available, this says so in one sentence, and the engine stays uncompiled: slower, but otherwise the same.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements-compiler.lock"
FETCHED = Path(sys.prefix) / "headers"
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
PROBE = "#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n"
BARE = "int probe(void) { return 3; }\n"


def say(text: str) -> None:
    """Prints one line."""
    print(f"serenissima: {text}", file=sys.stderr, flush=True)


def compiles(program: str, compiler: list[str], flags: list[str]) -> bool:
    """Whether this compiler can compile this program."""
    if shutil.which(compiler[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(program, encoding="utf-8")
        command = [*compiler, *flags, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def system_compiler() -> list[str]:
    """The compiler named by the environment, else the one this Python was built with, else `cc`."""
    named = os.environ.get("CC")
    if named:
        return shlex.split(named)
    built_with = shlex.split(sysconfig.get_config_var("CC") or "cc")
    return built_with if shutil.which(built_with[0]) else ["cc"]


def zig() -> list[str] | None:
    """Zig's C compiler, fetched from PyPI if necessary; None if it is not available."""
    command = [sys.executable, "-m", "ziglang", "cc"]
    if not compiles(BARE, command, []):
        say("there is no C compiler here: fetching Zig's from PyPI into the environment (about 100 MB)")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
        if subprocess.run([*pip, "--require-hashes", "-r", str(LOCK)], check=False).returncode != 0:
            return None
    return command


def header_flags() -> list[str]:
    """Compiler flags for Python's headers: the system's, then those fetched before."""
    paths = sysconfig.get_paths()
    found = [paths["include"], paths["platinclude"]]
    if FETCHED.is_dir():
        found += [str(FETCHED / "usr/include" / f"python{VERSION}"), str(FETCHED / "usr/include")]
    return [f"-I{path}" for path in dict.fromkeys(found)]


def fetch_headers() -> bool:
    """Unpacks Debian's package of headers into the environment; returns whether that worked."""
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        return False
    package = f"libpython{VERSION}-dev"
    say(f"Python's headers are missing: fetching Debian's {package} into the environment (about 5 MB)")
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)  # apt fetches as another user
        if subprocess.run(["apt-get", "-qq", "download", package], cwd=folder, check=False).returncode != 0:
            return False
        return all(
            subprocess.run(["dpkg-deb", "-x", str(file), str(FETCHED)], check=False).returncode == 0
            for file in Path(folder).glob("*.deb")
        )


def toolchain() -> dict[str, str] | None:
    """The environment variables for the build; None if the engine cannot be compiled here."""
    compiler: list[str] | None = system_compiler()
    found: dict[str, str] = {}
    assert compiler is not None
    if not compiles(BARE, compiler, []):
        compiler = zig()
        if compiler is None:
            say("no C compiler is available; with one, bots think faster (on Debian: apt-get install gcc)")
            return None
        found = {"CC": shlex.join(compiler), "LDSHARED": shlex.join([*compiler, "-shared"])}
    if not compiles(PROBE, compiler, header_flags()) and not (
        fetch_headers() and compiles(PROBE, compiler, header_flags())
    ):
        debian = f"on Debian: apt-get install python{VERSION}-dev"
        say(f"Python's headers are not available; with them, bots think faster ({debian})")
        return None
    if FETCHED.is_dir():
        found["CFLAGS"] = shlex.join([*shlex.split(os.environ.get("CFLAGS", "")), *header_flags()])
    return found


def main() -> int:
    """Compiles, or leaves the engine uncompiled and says why; a non-zero exit code means an error in the sources."""
    environment = dict(os.environ)
    if environment.get("SERENISSIMA_NO_COMPILE", "0") in {"", "0"}:
        found = toolchain()
        environment |= {"SERENISSIMA_NO_COMPILE": "1"} if found is None else found
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
