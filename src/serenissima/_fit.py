"""Whether the compiled modules in a checkout belong to the sources beside them.

A compiled module carries no trace of its source, so one that was left behind would play by old rules, and half of a
group fails in riddles. The build takes `_engine.json` away before it begins and writes it when everything is in place:
the SHA-256 of every source it compiled, and the size of every module it made. An installed package is whole by its
nature and is not looked at.
"""

import json
import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).parent
GROUP = "serenissima_core__mypyc"
"""The shared library of what all games share: where anything is compiled, it is there."""
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
    # half of a library would end the process without a word
    for name, size in modules.items():
        try:
            if (source / name).stat().st_size != size:
                return f"{name} is not as it was built"
        except OSError:
            return f"{name} is gone"
    return None


def whole(package: Path = PACKAGE) -> bool:
    """Whether this checkout has a compiled engine, all of it and made from these sources."""
    return _built(package.parent / GROUP) and misfit(package) is None


def _built(stem: Path) -> bool:
    """Whether there is a compiled module for this Python."""
    return any(stem.with_name(stem.name + suffix).is_file() for suffix in EXTENSION_SUFFIXES)


def complain(what: str) -> None:
    """One line for whoever started this; the processes it starts find in their environment that it was said."""
    if os.environ.get(SAID) != what:
        os.environ[SAID] = what
        text = f"the compiled engine is not used ({what}): everything works, more slowly. Mend it with: make engine"
        sys.stderr.write(f"serenissima: {text}\n")


if __name__ == "__main__":  # for make, which sees only the times of the sources
    sys.exit(misfit() is not None)
