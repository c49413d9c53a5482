"""`make build`: which Pythons it finds, and that no wheel gets a platform tag it does not deserve."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parent.parent.parent / "tools/wheels.py"


@pytest.fixture
def wheels(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module."""
    spec = spec_from_file_location("wheels", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "wheels", module)
    spec.loader.exec_module(module)
    return module


def report(platform: str) -> str:
    """The output of auditwheel, with its own line breaks."""
    return f'a.whl is consistent with the\nfollowing platform tag: "{platform}".\n\nNo external symbols.'


@pytest.mark.parametrize("least", ["manylinux_2_17_x86_64", "manylinux_2_5_x86_64"])
def test_a_wheel_for_old_systems_is_named_for_them(
    wheels: ModuleType, monkeypatch: pytest.MonkeyPatch, least: str
) -> None:
    """A wheel is tagged for the systems it was built for, even if it would run on older ones."""
    monkeypatch.setattr(wheels, "run", lambda *_: report(least))
    assert wheels.judged(Path("a.whl")) == ["manylinux_2_17_x86_64", "manylinux2014_x86_64"]


@pytest.mark.parametrize("least", ["manylinux_2_34_x86_64", "linux_x86_64"])
def test_a_wheel_for_newer_systems_only_is_refused(
    wheels: ModuleType, monkeypatch: pytest.MonkeyPatch, least: str
) -> None:
    """A wheel is not tagged before it has been inspected."""
    monkeypatch.setattr(wheels, "run", lambda *_: report(least))
    with pytest.raises(wheels.Failed, match="not for every Linux"):
        wheels.judged(Path("a.whl"))


def test_pythons_are_found_wherever_they_are(
    wheels: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The first Python that runs, has the requested version and its headers is taken."""
    binaries = tmp_path / "versions/3.12.9/bin"
    binaries.mkdir(parents=True)
    good, shim = binaries / "python3.12", tmp_path / "python3.12"
    good.write_text("#!/bin/sh\necho 3.12\n")
    shim.write_text("#!/bin/sh\necho 'no such version' >&2\nexit 127\n")
    good.chmod(0o755)
    shim.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert wheels.find_python("3.12").path == good
    elsewhere = tmp_path / "elsewhere"
    good.rename(elsewhere)
    options = wheels.uv()[3:]
    answer = f"import sys; '--quiet' in sys.argv or print({str(elsewhere)!r})"  # as uv does
    monkeypatch.setattr(wheels, "uv", lambda: [sys.executable, "-c", answer, *options])
    assert wheels.find_python("3.12").path == elsewhere
    elsewhere.rename(good)
    good.write_text("#!/bin/sh\necho no headers\n")
    monkeypatch.setattr(wheels, "candidates", lambda version: [shim, good])
    assert wheels.find_python("3.12") is None


def test_without_the_client_there_is_no_wheel(
    wheels: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the client there is one sentence, what to do, exit code 1, and nothing half-made."""
    monkeypatch.setattr(wheels, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["wheels.py", "--to", str(tmp_path / "dist")])
    assert wheels.main() == 1
    assert "make client" in capsys.readouterr().err
    assert not (tmp_path / "dist").exists()
