"""Builds what Python packaging alone would not: the compiled engine and the web client.

Everything else stands in pyproject.toml. A machine may lack what one of them needs (a C compiler, npm): then the build
goes on without it and says so; the same sources run uncompiled.

SERENISSIMA_AS_BUILT=1     put the compiled modules that lie beside their sources into the wheel, and compile nothing
SERENISSIMA_NO_COMPILE=1   leave the engine uncompiled
SERENISSIMA_NO_CLIENT=1    leave the web client as it is
SERENISSIMA_PROGRESS=1     a line for every C file, for whoever draws a progress bar
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
"""Which sources the compiled modules beside them were made from: written last, taken away first."""
SHARED = "core"
"""The group of what all games share."""


def say(text: str) -> None:
    """One line on the terminal, also through pip's quiet build."""
    print(f"serenissima: {text}", file=sys.stderr, flush=True)


def asked(name: str) -> bool:
    """Whether a variable of the environment asks for something."""
    return os.environ.get(name, "0") not in {"", "0"}


def hot_files() -> list[str]:
    """The files that ask to be compiled in one of their first ten lines, relative to the root."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        with path.open(encoding="utf-8") as lines:
            if any(line.startswith(MARK) for line, _ in zip(lines, range(10), strict=False)):
                found.append(path.relative_to(ROOT).as_posix())
    return found


def group_of(file: str) -> str:
    """The group a hot file is compiled in: one for each game with what bots know of it, and one for the rest.

    A change in one game leaves the C of all others as it was, so that nothing else is compiled again.
    """
    parts = Path(file).relative_to("src/serenissima").parts
    if parts[0] == "games":
        return parts[1]
    return parts[2] if parts[:2] == ("bots", "lore") else SHARED


def compiled_files(folder: Path) -> list[Path]:
    """Every built extension module of ours below a folder, the shared libraries of the groups among them."""
    found = [*folder.glob("serenissima*__mypyc*"), *(folder / "serenissima").rglob("*")]
    return [path for path in found if path.suffix in {".so", ".pyd"}]


class Engine(build_ext):
    """Compiles all hot files in groups; all of it is built or none of it is kept."""

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
        """The compiled modules of this checkout, for a wheel of the same Python."""
        found = compiled_files(SOURCE)
        for path in found:
            target = Path(self.build_lib, path.relative_to(SOURCE))
            self.mkpath(str(target.parent))
            shutil.copyfile(path, target)
        say(f"{len(found)} compiled modules taken as they are")

    def why_not(self, hot: list[str]) -> str | None:
        """Why nothing can be compiled, or None when it can be tried."""
        if asked("SERENISSIMA_NO_COMPILE"):
            return "SERENISSIMA_NO_COMPILE is set"
        if not hot:
            return "no file asks for it"
        try:
            import mypyc.build  # noqa: F401
        except ImportError:
            return "mypyc is not installed"
        return None

    def compile(self, hot: list[str]) -> str | None:
        """Compile, or say why it did not work. A type error in a hot file stops the build."""
        from mypyc.build import mypycify

        os.chdir(ROOT)
        self.mkpath(self.build_temp)
        unfinished = Path(self.build_temp, "unfinished")
        self.force = bool(self.force or unfinished.exists())  # half a library may lie there from a build cut short
        unfinished.touch()
        groups: dict[str, list[str]] = {}
        for file in hot:
            groups.setdefault(group_of(file), []).append(file)
        # errors in files that are only imported are the business of `make check`, not of a build
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
            # every C file of a group has the same table of what other groups offer: one of them is kept
            extension.extra_compile_args = [*extension.extra_compile_args, "-fcommon"]
            if not extension.name.endswith("__mypyc"):  # the module of one file only opens its group's library
                extension.extra_compile_args.append("-O0")
        self.distribution.ext_modules = extensions
        self.ext_map = {}
        self.swig_opts = None  # finalize_options() runs a second time, now that the extensions are known
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
        """Builds all of them, on all cores, from as many old objects as will do."""
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
        """Put the built modules beside their sources and take away those that are compiled no longer."""
        wanted = set()
        MANIFEST.unlink(missing_ok=True)
        for path in built:
            target = SOURCE / path.relative_to(self.build_lib)
            # a new file, then a rename: a process that runs the old one is not disturbed
            fresh = target.with_name(target.name + ".new")
            shutil.copyfile(path, fresh)
            fresh.replace(target)
            wanted.add(target)
        for path in compiled_files(SOURCE):
            if path not in wanted:
                path.unlink()


def client_sources() -> list[Path]:
    """What the web client is built from."""
    found = [path for path in WEB.iterdir() if path.is_file()]
    for folder in ("src", "public"):
        found += [path for path in (WEB / folder).rglob("*") if path.is_file()]
    return found


def client_is_fresh() -> bool:
    """Whether the built client is there and no older than its sources."""
    page = CLIENT / "index.html"
    if not page.exists():
        return False
    return all(path.stat().st_mtime <= page.stat().st_mtime for path in client_sources())


def build_client() -> None:
    """Build the web client where that is needed and possible."""
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
    """Copies the Python files, and the web client with them."""

    def run(self) -> None:
        build_client()
        if not self.editable_mode:  # nothing of an earlier build may slip into a wheel
            shutil.rmtree(Path(self.build_lib, "serenissima"), ignore_errors=True)
        super().run()


class Source(sdist):
    """A source archive, which carries the built client too."""

    def run(self) -> None:
        build_client()
        super().run()


class Serenissima(Distribution):
    """The distribution; whether it has compiled modules, and so its platform, is known before they are made."""

    def has_ext_modules(self) -> bool:
        return bool(hot_files()) and not asked("SERENISSIMA_NO_COMPILE")


setup(distclass=Serenissima, cmdclass={"build_ext": Engine, "build_py": Package, "sdist": Source})
