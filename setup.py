"""Builds what Python packaging alone would not: the compiled engine and the web client.

Everything else stands in pyproject.toml. A machine may lack what one of them needs (a C compiler, npm): then the build
goes on without it and says so; the same sources run uncompiled.

SERENISSIMA_AS_BUILT=1     put the compiled modules that lie beside their sources into the wheel, and compile nothing
SERENISSIMA_NO_COMPILE=1   leave the engine uncompiled
SERENISSIMA_NO_CLIENT=1    leave the web client as it is
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "serenissima"
WEB = ROOT / "web"
CLIENT = PACKAGE / "web_client"
MARK = "# compiled with mypyc"


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


def compiled_files(folder: Path) -> list[Path]:
    """Every built extension module of ours below a folder, the shared library of the group among them."""
    found = [*folder.glob("serenissima__mypyc*"), *(folder / "serenissima").rglob("*")]
    return [path for path in found if path.suffix in {".so", ".pyd"}]


class Engine(build_ext):
    """Compiles all hot files as one group; all of it is built or none of it is kept."""

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
        # errors in files that are only imported are the business of `make check`, not of a build
        options = ["--follow-imports=silent", *hot]
        extensions = mypycify(options, opt_level="3", group_name="serenissima", target_dir=self.build_temp)
        for extension in extensions:
            extension.optional = True
        self.distribution.ext_modules = extensions
        self.ext_map = {}
        self.swig_opts = None  # finalize_options() runs a second time, now that the extensions are known
        self.finalize_options()
        in_place, self.inplace = self.inplace, False
        try:
            super().run()
        finally:
            self.inplace = in_place
        built = [Path(self.build_lib, self.get_ext_filename(extension.name)) for extension in extensions]
        if not all(path.exists() for path in built):
            return "no working C compiler, or no Python headers"
        if in_place:
            self.place(built)
        return None

    def place(self, built: list[Path]) -> None:
        """Put the built modules beside their sources and take away those that are compiled no longer."""
        wanted = set()
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
