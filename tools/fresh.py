"""The README's two commands on empty machines: minimal Debian roots made with debootstrap.

`make fresh` needs root and Debian. Each machine below is a copy of one small root (python3, python3-venv, make, git and
what those need) with a few more packages; in it a clone of this checkout runs `make play` until the page is up and, on
the first machine, `make test`. Package registries are reached as they are from here: name resolution, certificates and
proxy settings are copied, nothing else.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "fresh"
SUITE = "bookworm"
BASE = ("python3", "python3-venv", "make", "git", "ca-certificates")
PORT = 8390
PATIENCE = 1800
"""Seconds to wait for the page."""
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
BROUGHT = re.compile(
    r"(?i)^(https?_proxy|no_proxy|ssl_cert_file|node_extra_ca_certs|requests_ca_bundle|pip_cert|curl_ca_bundle)$"
)
"""The environment variables that are passed on: how to reach registries, but nothing that affects the build."""


@dataclass(frozen=True)
class Machine:
    """A Debian root with these packages besides the base."""

    name: str
    packages: tuple[str, ...] = ()


MACHINES = (
    Machine("bare"),
    Machine("old-node", ("nodejs",)),
    Machine("gcc", ("gcc", "libc6-dev", "python3-dev")),
    Machine("npm", ("npm",)),
)


class Failed(Exception):
    """A failure; the message is a sentence."""


def say(text: str) -> None:
    """Prints one line."""
    print(f"fresh: {text}", file=sys.stderr, flush=True)


def mirror() -> str:
    """The package source of this machine."""
    shown = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)"], capture_output=True, text=True, check=True
    )
    found = [line for line in shown.stdout.split() if "security" not in line]
    if not found:
        raise Failed("apt knows no package source: see /etc/apt/sources.list")
    return found[0]


def base() -> Path:
    """The small root, made once; an incomplete one is made again."""
    root, done = FOLDER / "base", FOLDER / "base.done"
    if not done.exists():
        if shutil.which("debootstrap") is None:
            subprocess.run(["apt-get", "install", "-y", "-qq", "debootstrap"], check=True, stdout=subprocess.DEVNULL)
        shutil.rmtree(root, ignore_errors=True)
        FOLDER.mkdir(parents=True, exist_ok=True)
        say(f"making a minimal Debian {SUITE}")
        packages = f"--include={','.join(BASE)}"
        command = ["debootstrap", "--variant=minbase", packages, SUITE, str(root), mirror()]
        with (FOLDER / "debootstrap.log").open("wb") as log:
            if subprocess.run(command, stdout=log, stderr=log, check=False).returncode != 0:
                raise Failed(f"debootstrap failed: see {log.name}")
        for file in (Path("/etc/resolv.conf"), Path("/etc/hosts"), CERTIFICATES):
            shutil.copyfile(file, root / file.relative_to("/"))
        done.touch()
    return root


class Root:
    """A copy of the base, removed after use."""

    def __init__(self, machine: Machine) -> None:
        self._path = FOLDER / machine.name
        self._machine = machine
        self.name = machine.name

    def log(self, of: str) -> Path:
        """The log file of a command."""
        return FOLDER / f"{self.name}-{of}.log"

    def __enter__(self) -> Root:
        self._remove()
        subprocess.run(["cp", "-a", "--reflink=auto", str(base()), str(self._path)], check=True)
        for name in ("proc", "dev"):
            subprocess.run(["mount", "--rbind", f"/{name}", str(self._path / name)], check=True)
            subprocess.run(["mount", "--make-rslave", str(self._path / name)], check=True)
        if self._machine.packages:
            say(f"{self._machine.name}: installing {' '.join(self._machine.packages)}")
            self.run(
                "apt-get update -qq && apt-get install -y -qq --no-install-recommends "
                + " ".join(self._machine.packages),
                "apt",
            )
            shutil.copyfile(CERTIFICATES, self._path / CERTIFICATES.relative_to("/"))
        subprocess.run(["git", "clone", "-q", str(ROOT), str(self._path / "serenissima")], check=True)
        return self

    def __exit__(self, *_: object) -> None:
        self._remove()

    def _remove(self) -> None:
        for name in ("proc", "dev"):
            subprocess.run(["umount", "-Rl", str(self._path / name)], check=False, stderr=subprocess.DEVNULL)
        shutil.rmtree(self._path, ignore_errors=True)

    def start(self, command: str, log: str) -> subprocess.Popen[bytes]:
        """Starts a command in the clone, with the environment of a new machine."""
        brought = {name: value for name, value in os.environ.items() if BROUGHT.match(name)}
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        environment = {**brought, "PATH": path, "HOME": "/root", "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
        inside = ["chroot", str(self._path), "/bin/sh", "-c", f"cd /serenissima 2>/dev/null; {command}"]
        with self.log(log).open("wb") as file:
            return subprocess.Popen(inside, env=environment, stdout=file, stderr=file, start_new_session=True)

    def run(self, command: str, log: str) -> None:
        """Runs a command to its end; raises Failed unless it succeeds."""
        if self.start(command, log).wait() != 0:
            raise Failed(f"{self._machine.name}: {command.split()[0]} failed: see {self.log(log)}")


def page_is_up() -> bool:
    """Whether the server answers with the page itself, not with a note that it is missing."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/", timeout=2) as answer:
            return b'id="app"' in answer.read()
    except OSError:
        return False


def play(root: Root, found: dict[str, float | str]) -> None:
    """Runs `make play` and notes the seconds until the page was up and until the engine was compiled."""
    begun = time.monotonic()
    process = root.start(f'make play ARGS="--port {PORT}"', "play")

    def wait(what: str, happened: Callable[[], bool]) -> None:
        while not happened():
            if process.poll() is not None or time.monotonic() - begun > PATIENCE:
                raise Failed(f"{root.name}: make play never came to this: {what}; see {root.log('play')}")
            time.sleep(0.2)
        found[what] = round(time.monotonic() - begun, 1)
        say(f"{root.name}: {what} after {found[what]} s")

    try:
        wait("page", page_is_up)
        wait("engine", lambda: b"The engine " in root.log("play").read_bytes())
        if b"The engine is compiled" not in root.log("play").read_bytes():
            raise Failed(f"{root.name}: the engine was not compiled; see {root.log('play')}")
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait()


def main() -> int:
    """Tests all machines, or those named; prints one JSON object. A non-zero exit code means that one failed."""
    parser = ArgumentParser(description="the README's commands in empty Debian roots")
    parser.add_argument("machines", nargs="*", metavar="MACHINE", help=", ".join(machine.name for machine in MACHINES))
    parser.add_argument(
        "--test", choices=("first", "all", "none"), default="first", help="where `make test` runs as well"
    )
    args = parser.parse_args()
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        say("needs root on a Debian machine, because it makes Debian roots (sudo make fresh)")
        return 2
    wanted = [machine for machine in MACHINES if not args.machines or machine.name in args.machines]
    if len(wanted) < len(args.machines):
        say(f"the machines are {', '.join(machine.name for machine in MACHINES)}")
        return 2
    results: dict[str, dict[str, float | str]] = {}
    for number, machine in enumerate(wanted):
        found = results[machine.name] = {}
        try:
            with Root(machine) as root:
                play(root, found)
                if args.test == "all" or (args.test == "first" and number == 0):
                    begun = time.monotonic()
                    root.run("make test", "test")
                    found["test"] = round(time.monotonic() - begun, 1)
                    say(f"{machine.name}: make test passed in {found['test']} s")
        except Failed as error:
            found["failed"] = str(error)
            say(str(error))
    print(json.dumps(results, indent=2))
    return int(any("failed" in found for found in results.values()))


if __name__ == "__main__":
    sys.exit(main())
