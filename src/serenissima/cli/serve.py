"""`serenissima serve`: the server with the page."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from serenissima.cli.words import words

PORT = 8000


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--host", default="127.0.0.1", help=words("cli-arg-host"))
    parser.add_argument("--port", type=int, default=PORT, help=words("cli-arg-port", port=PORT))
    parser.add_argument("--lan", action="store_true", help=words("cli-arg-lan"))
    parser.add_argument("--open", action="store_true", help=words("cli-arg-open"), dest="open_page")
    parser.add_argument("--data", type=Path, metavar="DIR", help=words("cli-arg-data"))
    parser.add_argument("--db", metavar="URL", help=words("cli-arg-db"))


def run(args: Namespace) -> int:
    """Serves until it is stopped."""
    from platformdirs import user_data_path

    from serenissima.server.serving import run as serve

    data = args.data or user_data_path("serenissima", appauthor=False)
    serve(host=args.host, port=args.port, data=data, db=args.db, lan=args.lan, open_page=args.open_page)
    return 0
