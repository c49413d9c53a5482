"""What the engine is compiled with: the system's tools, downloaded ones, or none."""

from __future__ import annotations

import pytest

from tools import engine


class Machine:
    """A machine with these tools, and registries with those packages."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, cc: bool, headers: bool, pypi: bool, debian: bool) -> None:
        self.fetched: list[str] = []
        self._headers = headers
        self._cc = cc
        self._zig = False
        self._pypi = pypi
        self._debian = debian
        monkeypatch.setattr(engine, "compiles", self._compiles)
        monkeypatch.setattr(engine, "fetch_headers", self._fetch_headers)
        monkeypatch.setattr("tools.engine.subprocess.run", self._pip)
        monkeypatch.delenv("CC", raising=False)

    def _compiles(self, program: str, compiler: list[str], flags: list[str]) -> bool:
        there = self._zig if "ziglang" in compiler else self._cc
        return there and (self._headers or program == engine.BARE)

    def _fetch_headers(self) -> bool:
        self.fetched.append("headers")
        self._headers = self._debian
        return self._debian

    def _pip(self, command: list[str], check: bool) -> object:
        assert command[-1].endswith("requirements-compiler.lock")
        assert "--require-hashes" in command
        self.fetched.append("zig")
        self._zig = self._pypi
        return type("Done", (), {"returncode": 0 if self._pypi else 1})


def test_what_the_system_has_is_used(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is downloaded and nothing is printed."""
    machine = Machine(monkeypatch, cc=True, headers=True, pypi=False, debian=False)
    assert engine.toolchain() == {}
    assert machine.fetched == []
    assert capsys.readouterr().err == ""


def test_without_a_compiler_zig_is_fetched(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Zig is downloaded at a locked version; build and terminal are told what is used and why."""
    machine = Machine(monkeypatch, cc=False, headers=True, pypi=True, debian=False)
    found = engine.toolchain()
    assert found is not None
    assert found["CC"].endswith("-m ziglang cc")
    assert found["LDSHARED"].endswith("-m ziglang cc -shared")
    assert machine.fetched == ["zig"]
    assert "no C compiler here: fetching Zig's from PyPI" in capsys.readouterr().err


def test_missing_headers_are_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Missing headers are taken from Debian's package."""
    machine = Machine(monkeypatch, cc=True, headers=False, pypi=False, debian=True)
    assert engine.toolchain() is not None
    assert machine.fetched == ["headers"]


@pytest.mark.parametrize(
    ("cc", "headers", "helps"), [(False, True, "apt-get install gcc"), (True, False, "apt-get install python3.")]
)
def test_what_cannot_be_had_is_said_with_what_helps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], cc: bool, headers: bool, helps: str
) -> None:
    """One sentence says what helps, and the engine stays uncompiled."""
    Machine(monkeypatch, cc=cc, headers=headers, pypi=False, debian=False)
    assert engine.toolchain() is None
    assert helps in capsys.readouterr().err.splitlines()[-1]
