"""Compiling C files on all cores, and only those that have changed."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any


@cache
def digest(path: str) -> str:
    """A digest of a file, cached: files do not change during a build."""
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


class Objects:
    """Compiles C files on all cores, and only those whose object would differ from the existing one.

    Beside each object is a note of its inputs: the command, and the source with every header it read. File times do not
    matter, so a new checkout can use the objects of another one.
    """

    def __init__(self, compiler: Any, cores: int, say: Callable[[str], None] | None = None) -> None:
        self._compiler = compiler
        self._say = say
        self._pool = ThreadPoolExecutor(cores)
        self._lock = Lock()
        self._begun: dict[str, Future[None]] = {}
        """Each object by target, since groups share objects and each is made only once."""
        self.wanted = 0
        self.done = 0
        self.reused = 0

    def compile(
        self,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        """Replaces the compiler's `compile`, with one C file per core."""
        compiler = self._compiler
        _, objects, postargs, options, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = compiler._get_cc_args(options, debug, extra_preargs)

        def one(target: str) -> None:
            source, ending = build[target]
            command = [*compiler.compiler_so, *arguments, *postargs]
            if self._same(target, command):
                self.reused += 1
            else:
                compiler._compile(target, source, ending, arguments, [*postargs, "-MD"], options)
                self._note(target, source, command)
            self._tell()

        # the largest first, so that no core waits for one long file at the end
        for target in sorted(build, key=lambda target: -Path(build[target][0]).stat().st_size):
            with self._lock:
                if target not in self._begun:
                    self._begun[target] = self._pool.submit(one, target)
        for target in build:
            self._begun[target].result()
        return list(objects)

    def _tell(self) -> None:
        self.done += 1
        if self._say is not None:
            self._say(f"compiled {self.done} of {self.wanted}")

    @staticmethod
    def _same(target: str, command: list[str]) -> bool:
        note = Path(target + ".json")
        if not (note.exists() and Path(target).exists()):
            return False
        try:
            known = json.loads(note.read_text(encoding="utf-8"))
            return bool(known["command"] == command and all(digest(path) == was for path, was in known["read"].items()))
        except (ValueError, KeyError, OSError):  # an incomplete note, or a missing header
            return False

    @staticmethod
    def _note(target: str, source: str, command: list[str]) -> None:
        made = Path(target).with_suffix(".d").read_text(encoding="utf-8").replace("\\\n", " ")
        read = [path.replace("\\ ", " ") for path in re.split(r"(?<!\\)\s+", made.partition(": ")[2].strip())]
        note = {"command": command, "read": {path: digest(path) for path in {source, *read}}}
        Path(target + ".json").write_text(json.dumps(note), encoding="utf-8")
