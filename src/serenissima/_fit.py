"""Whether the compiled modules in a checkout match the sources beside them.

Python cannot tell that a compiled module is out of date: it would play by old rules, and an incomplete group fails in
puzzling ways. The build deletes `_engine.json` before it starts and writes it when everything is in place: the SHA-256
of every source it compiled, and the size of every module it made. An installed package is always complete and is not
checked.
"""

import json
import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).parent
GROUP = "serenissima_core__mypyc"
"""The shared library of the code all games share: if anything is compiled, it exists."""
SAID = "SERENISSIMA_MISFIT"


def misfit(package: Path = PACKAGE) -> str | None:
    """What is wrong with the compiled modules of this checkout; None if nothing is, or if there are none."""
    source = package.parent
    if not (source.parent / "setup.py").is_file() or not _built(source / GROUP):
        return None
    try:
        built = json.loads((package / "_engine.json").read_bytes())
        files: dict[str, str] = built["files"]
        modules: dict[str, int] = built["modules"]
    except (OSError, ValueError, LookupError, TypeError):
        return "its build was not finished"
    for name, digest in files.items():
        path = source / name
        try:
            if sha256(path.read_bytes()).hexdigest() != digest:
                return f"{name} has changed since"
        except OSError:
            return f"{name} is gone"
        if not _built(path.with_suffix("")):
            return f"{name} has lost its compiled module"
    # a truncated library would crash the process without a message
    for name, size in modules.items():
        try:
            if (source / name).stat().st_size != size:
                return f"{name} is not as it was built"
        except OSError:
            return f"{name} is gone"
    return None


def whole(package: Path = PACKAGE) -> bool:
    """Whether this checkout has a complete compiled engine, built from these sources."""
    return _built(package.parent / GROUP) and misfit(package) is None


def _built(stem: Path) -> bool:
    """Whether there is a compiled module for this Python."""
    return any(stem.with_name(stem.name + suffix).is_file() for suffix in EXTENSION_SUFFIXES)


def complain(what: str) -> None:
    """Prints one line on stderr; processes started from here see in their environment that it has been printed."""
    if os.environ.get(SAID) != what:
        os.environ[SAID] = what
        text = f"the compiled engine is not used ({what}): everything works, more slowly. Mend it with: make engine"
        sys.stderr.write(f"serenissima: {text}\n")


if __name__ == "__main__":  # for make, which only compares the times of files
    sys.exit(misfit() is not None)
