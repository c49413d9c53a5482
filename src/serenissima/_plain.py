"""Running uncompiled: loads every module from its source, even if there is a compiled one beside it."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = "serenissima"


class SourcesFirst(MetaPathFinder):
    """Finds the modules of this package as sources; leaves everything else to the other finders."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(PACKAGE + "."):
            return None
        for entry in path:
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_sources() -> None:
    """Makes every `serenissima.*` module not yet imported run uncompiled. Calling it twice is harmless."""
    if not any(isinstance(finder, SourcesFirst) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourcesFirst())


def is_compiled(module: ModuleType) -> bool:
    """Whether this module was loaded from a compiled file."""
    file = getattr(module, "__file__", None)
    return file is not None and not file.endswith((".py", ".pyc"))
