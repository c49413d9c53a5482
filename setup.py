"""Builds what Python packaging alone would not: the compiled engine and the web client.

Everything else is in pyproject.toml. If a machine lacks what one of them needs (a C compiler, npm), the build goes on
without it and says so; the same sources run uncompiled.

SERENISSIMA_AS_BUILT=1     put the compiled modules beside the sources into the wheel, and compile nothing
SERENISSIMA_NO_COMPILE=1   leave the engine uncompiled
SERENISSIMA_NO_CLIENT=1    leave the web client as it is
SERENISSIMA_PROGRESS=1     print a line for every C file, for progress bars
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))  # a build back end does not look beside setup.py

from objects import Objects, digest  # noqa: E402

SOURCE = ROOT / "src"
PACKAGE = SOURCE / "serenissima"
WEB = ROOT / "web"
CLIENT = PACKAGE / "web_client"
MARK = "# compiled with mypyc"
MANIFEST = PACKAGE / "_engine.json"
"""Lists the sources the compiled modules were built from; deleted first and written last."""
SHARED = "core"
"""The group of the code all games share."""


def say(text: str) -> None:
    """Prints one line, even in a quiet build by pip."""
    print(f"serenissima: {text}", file=sys.stderr, flush=True)


def asked(name: str) -> bool:
    """Whether this environment variable is set, and not to 0."""
    return os.environ.get(name, "0") not in {"", "0"}


def hot_files() -> list[str]:
    """The files that are to be compiled, relative to the root: those with the mark in their first ten lines."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        with path.open(encoding="utf-8") as lines:
            if any(line.startswith(MARK) for line, _ in zip(lines, range(10), strict=False)):
                found.append(path.relative_to(ROOT).as_posix())
    return found


def group_of(file: str) -> str:
    """The group a hot file is compiled in: one for each game with its bots' lore, and one for the rest.

    A change in one game does not affect the C code of the others, so nothing else has to be compiled again.
    """
    parts = Path(file).relative_to("src/serenissima").parts
    if parts[0] == "games":
        return parts[1]
    return parts[2] if parts[:2] == ("bots", "lore") else SHARED


def compiled_files(folder: Path) -> list[Path]:
    """Every extension module built here below a folder, including the shared libraries of the groups."""
    found = [*folder.glob("serenissima*__mypyc*"), *(folder / "serenissima").rglob("*")]
    return [path for path in found if path.suffix in {".so", ".pyd"}]


class Engine(build_ext):
    """Compiles all hot files in groups; either all of them are built or none is kept."""

    def run(self) -> None:
        if asked("SERENISSIMA_AS_BUILT") and not self.inplace:
            self.take_as_built()
            return
        hot = hot_files()
        why_not = self.why_not(hot)
        if why_not is None:
            why_not = self.compile(hot)
        folder = SOURCE if self.inplace else Path(self.build_lib)
        if why_not is None:
            say(f"engine compiled, {len(hot)} files")
            return
        if self.inplace:
            MANIFEST.unlink(missing_ok=True)
        for path in compiled_files(folder):
            path.unlink()
        self.extensions = self.distribution.ext_modules = []
        say(f"engine NOT compiled ({why_not}); everything works, more slowly")

    def take_as_built(self) -> None:
        """Copies the compiled modules of this checkout, for a wheel for the same Python."""
        found = compiled_files(SOURCE)
        for path in found:
            target = Path(self.build_lib, path.relative_to(SOURCE))
            self.mkpath(str(target.parent))
            shutil.copyfile(path, target)
        say(f"{len(found)} compiled modules copied")

    def why_not(self, hot: list[str]) -> str | None:
        """Why nothing can be compiled, or None if it can be tried."""
        if asked("SERENISSIMA_NO_COMPILE"):
            return "SERENISSIMA_NO_COMPILE is set"
        if not hot:
            return "no file is marked for it"
        try:
            import mypyc.build  # noqa: F401
        except ImportError:
            return "mypyc is not installed"
        return None

    def compile(self, hot: list[str]) -> str | None:
        """Compiles; returns why it did not work, or None. A type error in a hot file stops the build."""
        from mypyc.build import mypycify

        os.chdir(ROOT)
        self.mkpath(self.build_temp)
        unfinished = Path(self.build_temp, "unfinished")
        self.force = bool(self.force or unfinished.exists())  # an interrupted build may have left half a library
        unfinished.touch()
        groups: dict[str, list[str]] = {}
        for file in hot:
            groups.setdefault(group_of(file), []).append(file)
        # errors in files that are only imported are reported by `make check`, not here
        extensions = mypycify(
            ["--follow-imports=silent", f"--cache-dir={self.build_temp}/mypy", *hot],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            separate=[(files, f"serenissima_{group}") for group, files in groups.items()],
            target_dir=self.build_temp,
        )
        for extension in extensions:
            extension.optional = True
            # every C file of a group defines the same table of other groups' exports: let the linker merge them
            extension.extra_compile_args = [*extension.extra_compile_args, "-fcommon"]
            if not extension.name.endswith("__mypyc"):  # the module of a single file only loads its group's library
                extension.extra_compile_args.append("-O0")
        self.distribution.ext_modules = extensions
        self.ext_map = {}
        self.swig_opts = None  # reset for a second finalize_options(), now that the extensions are known
        self.finalize_options()
        self.parallel = os.cpu_count() or 1
        in_place, self.inplace = self.inplace, False
        try:
            super().run()
        finally:
            self.inplace = in_place
        built = [Path(self.build_lib, self.get_ext_filename(extension.name)) for extension in extensions]
        if not all(path.exists() for path in built):
            return "no working C compiler, or no Python headers"
        unfinished.unlink()
        if in_place:
            self.place(built)
            sources = {Path(file).relative_to("src").as_posix(): digest(file) for file in hot}
            modules = {path.relative_to(SOURCE).as_posix(): path.stat().st_size for path in compiled_files(SOURCE)}
            MANIFEST.write_text(json.dumps({"files": sources, "modules": modules}, indent=1), encoding="utf-8")
        return None

    def build_extensions(self) -> None:
        """Builds all extensions on all cores, reusing object files where possible."""
        if self.compiler.compiler_type == "unix":
            shown = os.environ.get("SERENISSIMA_PROGRESS", "0") not in {"", "0"}
            objects = Objects(self.compiler, self.parallel or 1, say if shown else None)
            objects.wanted = len({source for extension in self.extensions for source in extension.sources})
            compile_files: Callable[..., list[str]] = objects.compile
            self.compiler.compile = compile_files
            super().build_extensions()
            made = objects.done - objects.reused
            say(f"{made} C files compiled, {objects.wanted - made} unchanged")
        else:
            super().build_extensions()

    def place(self, built: list[Path]) -> None:
        """Puts the built modules beside their sources and removes those that are no longer compiled."""
        wanted = set()
        MANIFEST.unlink(missing_ok=True)
        for path in built:
            target = SOURCE / path.relative_to(self.build_lib)
            # write a new file, then rename it, so as not to disturb a process that runs the old one
            fresh = target.with_name(target.name + ".new")
            shutil.copyfile(path, fresh)
            fresh.replace(target)
            wanted.add(target)
        for path in compiled_files(SOURCE):
            if path not in wanted:
                path.unlink()


def client_sources() -> list[Path]:
    """The sources of the web client."""
    found = [path for path in WEB.iterdir() if path.is_file()]
    for folder in ("src", "public"):
        found += [path for path in (WEB / folder).rglob("*") if path.is_file()]
    return found


def client_is_fresh() -> bool:
    """Whether the built client exists and is not older than its sources."""
    page = CLIENT / "index.html"
    if not page.exists():
        return False
    return all(path.stat().st_mtime <= page.stat().st_mtime for path in client_sources())


def build_client() -> None:
    """Builds the web client if that is necessary and possible."""
    if asked("SERENISSIMA_NO_CLIENT"):
        return
    if not (WEB / "package.json").exists() or client_is_fresh():
        return
    npm = shutil.which("npm")
    if npm is None:
        state = "an OLDER one is used" if (CLIENT / "index.html").exists() else "it will be MISSING"
        say(f"npm was not found, so the web client is not built; {state}")
        return
    say("building the web client")
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=WEB, check=True)


class Package(build_py):
    """Copies the Python files and the web client."""

    def run(self) -> None:
        build_client()
        if not self.editable_mode:  # keep leftovers of an earlier build out of the wheel
            shutil.rmtree(Path(self.build_lib, "serenissima"), ignore_errors=True)
        super().run()


class Source(sdist):
    """A source archive that includes the built client."""

    def run(self) -> None:
        build_client()
        super().run()


class Serenissima(Distribution):
    """The distribution. It must know whether it has compiled modules, and so its platform, before they are built."""

    def has_ext_modules(self) -> bool:
        return bool(hot_files()) and not asked("SERENISSIMA_NO_COMPILE")


setup(distclass=Serenissima, cmdclass={"build_ext": Engine, "build_py": Package, "sdist": Source})
