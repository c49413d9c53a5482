"""`serenissima storage`: how much room things take in the database of a server, and when they expire."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from serenissima.cli.words import Trouble, words

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from serenissima.server.storage.keeping import Keeping
    from serenissima.server.storage.sizes import Holding

KILO = 1000
COLUMNS = ("kind", "count", "size", "oldest", "days", "next")


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("--data", type=Path, metavar="DIR", help=words("cli-arg-data"))
    parser.add_argument("--db", metavar="URL", help=words("cli-arg-db"))
    parser.add_argument("--sweep", action="store_true", help=words("cli-arg-sweep"))
    parser.add_argument("--json", action="store_true", help=words("cli-arg-json"))


def run(args: Namespace) -> int:
    """Shows it, after removing what is due if requested. A server may be running."""
    from time import time

    import msgspec
    from sqlalchemy.exc import SQLAlchemyError

    from serenissima.server.settings import default_data
    from serenissima.server.storage.keeping import BadKeeping, keeping_in
    from serenissima.server.storage.sizes import holdings, on_disk, used

    data = args.data or default_data()
    removed: dict[str, int] | None = None
    try:
        keeping = keeping_in(data)
        engine = _opened(data, args.db)
        if args.sweep:
            removed = _swept(data, args.db, keeping)
        with engine.connect() as connection:
            kinds = holdings(connection, keeping, time())
            taken, disk = used(connection), on_disk(connection)
        engine.dispose()
    except BadKeeping as error:
        raise Trouble(words("serve-bad-keeping", problem=str(error))) from None
    except ModuleNotFoundError as error:
        if error.name != "psycopg":
            raise
        raise Trouble(words("serve-no-driver")) from None
    except SQLAlchemyError as error:
        problem = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise Trouble(words("cli-storage-unusable", where=args.db or str(data), problem=problem)) from None
    if args.json:
        told = {"bytes": taken, "on_disk": disk, "bound": keeping.bytes, "kinds": kinds, "removed": removed}
        print(msgspec.json.format(msgspec.json.encode(told)).decode())
    else:
        _show(kinds, taken, disk, keeping, removed)
    return 0


def _opened(data: Path, db: str | None) -> Engine:
    """The existing database; raises Trouble if there is none, or one of another version. Nothing is changed."""
    from sqlalchemy import inspect, text

    from serenissima.server.storage.database import engine_for
    from serenissima.server.storage.schema import HEAD

    if db is None and not (data / "serenissima.db").is_file():
        raise Trouble(words("cli-storage-none", folder=str(data)))
    engine = engine_for(data, db)
    with engine.connect() as connection:
        known = inspect(connection).has_table("alembic_version")
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar() if known else None
    if version is None:
        raise Trouble(words("cli-storage-foreign", where=db or str(data)))
    if version != HEAD:
        raise Trouble(words("serve-newer-database" if version > HEAD else "cli-storage-older"))
    return engine


def _swept(data: Path, db: str | None, keeping: Keeping) -> dict[str, int]:
    import asyncio

    from serenissima.server.storage.store import Store
    from serenissima.server.storage.sweeping import Sweeper

    async def sweep() -> dict[str, int]:
        store = Store(data, db)
        store.start()
        try:
            return dict(await Sweeper(store, keeping).sweep(asked=True))
        finally:
            await store.stop()

    return asyncio.run(sweep())


def _show(kinds: list[Holding], taken: int, disk: int, keeping: Keeping, removed: dict[str, int] | None) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    if removed is not None:
        gone = [words(f"cli-storage-some-{kind}", count=count) for kind, count in removed.items() if count]
        console.print(words("cli-storage-removed", what="; ".join(gone)) if gone else words("cli-storage-nothing-due"))
    table = Table(box=None, header_style="dim", pad_edge=False)
    for column in COLUMNS:
        table.add_column(words(f"cli-storage-{column}"), justify="right" if column in ("count", "size") else "left")
    for holding in kinds:
        days = (
            words("cli-storage-for-days", days=f"{holding.days:g}") if holding.days else words("cli-storage-for-ever")
        )
        table.add_row(
            _kind(holding.kind), str(holding.count), _size(holding.bytes), _day(holding.oldest), days, _next(holding)
        )
    console.print(table)
    bound = words("cli-storage-bound", bound=_size(keeping.bytes)) if keeping.bytes else words("cli-storage-no-bound")
    console.print(words("cli-storage-total", used=_size(taken), disk=_size(disk), bound=bound), soft_wrap=True)


def _kind(kind: str) -> str:
    return words(f"cli-storage-kind-{kind}")


def _next(holding: Holding) -> str:
    if holding.due:
        return words("cli-storage-due", count=holding.due)
    return _day(holding.next)


def _day(moment: float | None) -> str:
    try:
        return "" if moment is None else datetime.fromtimestamp(moment, UTC).date().isoformat()
    except (OverflowError, ValueError, OSError):
        # written while the clock of the machine was wrong
        return "?"


def _size(size: float) -> str:
    """Bytes in a readable form."""
    for unit in ("B", "kB", "MB"):
        if size < KILO:
            return f"{size:.0f} {unit}" if unit == "B" or size >= 10 else f"{size:.1f} {unit}"
        size /= KILO
    return f"{size:.1f} GB"
