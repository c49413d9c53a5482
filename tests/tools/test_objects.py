"""What the build compiles again, and what it leaves alone."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

from tools.objects import Objects, digest

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")


class Workshop:
    """A folder with two C files that share a header."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.header = folder / "gondola.h"
        self.files = [folder / "one.c", folder / "two.c"]
        self.header.write_text("#define OARS 1\n")
        self.files[0].write_text('#include "gondola.h"\nint one(void) { return OARS; }\n')
        self.files[1].write_text("int two(void) { return 2; }\n")
        self.said: list[str] = []

    def build(self, *flags: str) -> int:
        """Builds both as a new process would; returns how many were compiled."""
        digest.cache_clear()
        compiler = new_compiler()
        customize_compiler(compiler)
        objects = Objects(compiler, 2, self.said.append)
        objects.wanted = 2
        made = objects.compile(
            [str(file) for file in self.files], str(self.folder / "made"), extra_postargs=list(flags)
        )
        assert all(Path(target).is_file() for target in made)
        return objects.done - objects.reused


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """A workshop that is ready to build."""
    monkeypatch.chdir(tmp_path)
    return Workshop(tmp_path)


def test_only_what_changed_is_compiled_again(workshop: Workshop) -> None:
    """A second build compiles nothing; timestamps do not matter; a header counts for its readers."""
    assert workshop.build() == 2
    os.utime(workshop.files[0])
    assert workshop.build() == 0
    workshop.header.write_text("#define OARS 2\n")
    assert workshop.build() == 1
    workshop.files[1].write_text("int two(void) { return 3; }\n")
    assert workshop.build() == 1


def test_other_flags_make_other_objects(workshop: Workshop) -> None:
    """The command is part of what an object is made from."""
    assert workshop.build("-O0") == 2
    assert workshop.build("-O1") == 2
    assert workshop.build("-O1") == 0


@pytest.mark.parametrize("broken", ["", "{", '{"command": []}'])
def test_half_a_note_is_no_note(workshop: Workshop, broken: str) -> None:
    """An interrupted build leaves nothing that is trusted."""
    assert workshop.build() == 2
    note = next((workshop.folder / "made").rglob("one.o.json"))
    note.write_text(broken)
    assert workshop.build() == 1


def test_every_file_is_told(workshop: Workshop) -> None:
    """A progress bar is told about every file, compiled or not."""
    workshop.build()
    workshop.build()
    assert workshop.said == ["compiled 1 of 2", "compiled 2 of 2"] * 2


def test_an_object_that_groups_share_is_made_once(workshop: Workshop) -> None:
    """Two libraries built at the same time do not write the same file."""
    compiler = new_compiler()
    customize_compiler(compiler)
    objects = Objects(compiler, 2)
    sources = [str(file) for file in workshop.files]
    assert objects.compile(sources, "made") == objects.compile(sources[:1] + sources[1:], "made")
    assert objects.done == 2
