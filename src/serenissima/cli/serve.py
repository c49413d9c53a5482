"""`serenissima serve`: the server with the page."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from serenissima.cli.words import words

PORT = 8000
HIGHEST_PORT = 65535


def arguments(parser: ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("--host", default="127.0.0.1", help=words("cli-arg-host"))
    parser.add_argument("--port", type=_port, default=PORT, help=words("cli-arg-port", port=str(PORT)))
    parser.add_argument("--lan", action="store_true", help=words("cli-arg-lan"))
    parser.add_argument("--open", action="store_true", help=words("cli-arg-open"), dest="open_page")
    parser.add_argument("--data", type=Path, metavar="DIR", help=words("cli-arg-data"))
    parser.add_argument("--db", metavar="URL", help=words("cli-arg-db"))
    parser.add_argument(
        "--name", action="append", default=[], metavar="NAME", help=words("cli-arg-server-name"), dest="names"
    )
    parser.add_argument("--proxy", type=_listed, default=(), metavar="ADDRESS", help=words("cli-arg-proxy"))
    parser.add_argument("--build-engine", metavar="COMMAND", help=words("cli-arg-build-engine"))


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > HIGHEST_PORT:
        raise ArgumentTypeError(words("cli-bad-port", value=text, highest=str(HIGHEST_PORT)))
    return int(text)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def run(args: Namespace) -> int:
    """Serves until it is stopped."""
    from serenissima.server.serving import run as serve

    serve(
        host=args.host,
        port=args.port,
        data=args.data,
        db=args.db,
        lan=args.lan,
        open_page=args.open_page,
        build_engine=args.build_engine,
        names=args.names,
        proxies=args.proxy,
    )
    return 0
