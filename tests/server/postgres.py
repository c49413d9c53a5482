"""A PostgreSQL server for the tests, if installed: started for the first test that asks, stopped after the last."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

import psycopg

PATIENCE = 400
"""Twentieths of a second to wait for a server that does not answer."""


def programs() -> Path | None:
    """Where the programs of the newest PostgreSQL are; None if there are none."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: float(file.parts[-3]))
    return versions[-1].parent if versions else None


@contextmanager
def postgres(where: Path) -> Iterator[str]:
    """The address of a database that nobody else uses."""
    # the path of a socket is short, and root may not run a database
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    owner = "postgres" if os.getuid() == 0 else None
    if owner is not None:
        shutil.chown(folder, owner, owner)
    data = folder / "data"
    make: list[str | Path] = [where / "initdb", "-D", data, "-U", "tests", "--auth=trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(make, user=owner, cwd=folder, check=True, capture_output=True)
    quick = ["-c", "fsync=off", "-c", "listen_addresses="]
    run: list[str | Path] = [where / "postgres", "-D", data, "-k", folder, *quick]
    server = subprocess.Popen(run, user=owner, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"postgresql://tests@/postgres?host={folder}"
    try:
        for _ in range(PATIENCE):
            try:
                psycopg.connect(address).close()
                break
            except psycopg.OperationalError:
                sleep(0.05)
        yield address
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)
