"""Inputs to begin with, made from real matches, boards and records. Nothing here is random."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random

import msgspec

from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.match import Match
from serenissima.games import all_games
from serenissima.tables.authority import handle
from serenissima.tables.messages import Ask, Consent, Incoming, Ping, Play, Replace, Resign, Return, Undo
from serenissima.tables.seats import Seat
from serenissima.tables.table import Table

GAMES = Path(__file__).parents[1] / "games"
SEED = "7"
MOVES = 6
"""How many moves in a row a seed plays."""
ENTRIES = 40
"""How many entries of a record a seed has: longer ones only take longer."""


def fortuna() -> Fortuna:
    """The same draws for every input."""
    return Fortuna(SEED)


def match(found: AnyGame) -> Match:
    """A match that has just begun."""
    begun = Match(found, found.seats[0], None, fortuna())
    begun.settle()
    return begun


def table(found: AnyGame) -> Table:
    """A table where each seat belongs to somebody else, `visitor 0`, `visitor 1` and so on; a match has just begun."""
    begun = match(found)
    people = range(begun.seats)
    seats = tuple(Seat(seat=seat, kind="person", name=f"S{seat}", visitor=f"visitor {seat}") for seat in people)
    return Table("fuzz", begun, seats, "invite", "visitor 0")


class Away:
    """Everybody has been away for long enough that a bot may take the seat."""

    def is_here(self, visitor: str | None) -> bool:
        """Nobody is here."""
        return False

    def grace(self, visitor: str) -> float:
        """No time is left."""
        return 0.0


@lru_cache
def messages() -> Sequence[bytes]:
    """A few moves of each game as the sockets of its players send them, and one of every other message."""
    return [_said(found, seed) for found in all_games().values() for seed in range(3)]


def _said(found: AnyGame, seed: int) -> bytes:
    at, random, lines = table(found), Random(seed), [found.name.encode()]

    def say(seat: int, message: Incoming) -> None:
        lines.append(f"{seat} ".encode() + msgspec.json.encode(message))
        if not isinstance(message, Return):
            handle(at, f"visitor {seat}", message, Away())

    for _ in range(MOVES):
        seat = at.match.to_move
        if seat is None:
            break
        move = msgspec.Raw(msgspec.json.encode(random.choice(at.match.moves())))
        say(seat, Ask(move))
        say(seat, Play(at.number(f"visitor {seat}"), move))
    last = at.match.to_move or 0
    number = at.number(f"visitor {last}")
    say(last, Undo(number, None, 1))
    for seat in range(at.match.seats):
        say(seat, Consent(at.number(f"visitor {seat}"), True, 2))
    say(last, Undo(at.number(f"visitor {last}"), 2, 2**53))
    say(last, Ping())
    say(0, Replace(0, "uniform"))
    say(0, Return())
    say(1, Resign(at.number("visitor 1"), 1))
    return b"\n".join(lines)


@lru_cache
def records() -> Sequence[bytes]:
    """Records of whole short matches, and the beginnings of long ones."""
    found = []
    for file in sorted(GAMES.glob("*/records/*.jsonl")):
        lines = file.read_text(encoding="utf-8").splitlines()
        if len(lines) > ENTRIES:
            head = json.loads(lines[0]) | {"outcome": None, "seed": None}
            lines = [json.dumps(head, ensure_ascii=False), *lines[1:ENTRIES]]
        found.append("\n".join(lines).encode())
    return found


def _positions() -> Iterator[dict[str, object]]:
    for found in all_games().values():
        if found.positions is None:
            continue
        at, random = match(found), Random(3)
        for step in range(25):
            if at.to_move is None:
                break
            if step % 8 == 0:
                seats = [{"kind": "me"}, *({"kind": "bot"} for _ in range(at.seats - 1))]
                options = dict(at.options)
                position = found.positions.write(at.state)
                yield {"game": found.name, "seats": seats, "options": options, "position": position}
            at.play(random.choice(at.moves()))


@lru_cache
def tables() -> Sequence[bytes]:
    """Tables of every game, with the setup of the rules and from positions."""
    plain = [
        {"game": found.name, "seats": [{"kind": "me"}] + [{"kind": "friend", "name": "Marco"}] * (count - 1)}
        for found in all_games().values()
        for count in found.seats
    ]
    return [msgspec.json.encode(each) for each in (*plain, *_positions())]


@lru_cache
def boards() -> Sequence[bytes]:
    """The boards that come with a game, as JSON, as codes, and as what is packed into a code."""
    found = []
    for maker in all_games().values():
        if maker.extras.workshop is None:
            continue
        workshop = maker.extras.workshop()
        for model in workshop.models():
            text = msgspec.json.encode(model)
            code = str(msgspec.to_builtins(workshop.check(text.decode()))["code"])
            body = code.partition(".")[2]
            found += [text, code.encode(), zlib.decompress(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))]
    return found


@lru_cache
def moves() -> Sequence[bytes]:
    """Moves of each game, of all kinds, in both forms."""
    found = []
    for each in all_games().values():
        random, letters = Random(5), each.alphabet
        for code in sorted(random.sample(range(letters.size), min(60, letters.size))):
            move = letters.move(code)
            forms = (letters.text(move).encode(), msgspec.json.encode(move))
            found += [each.name.encode() + b"\n" + form for form in forms]
    return found


@lru_cache
def options() -> Sequence[bytes]:
    """The options of each game with their usual values, in JSON and as a query."""
    found = []
    for each in all_games().values():
        usual = dict(each.read_options())
        found.append(each.name.encode() + b"\n" + msgspec.json.encode(usual))
        found.append(each.name.encode() + b"\n" + "&".join(f"{key}={value}" for key, value in usual.items()).encode())
    return found


def queries() -> Sequence[bytes]:
    """The query of a proposal."""
    return [b"cols=7&rows=7&side=day&symmetry=turn4", b"cols=9&rows=5&side=night&symmetry=turn2", b""]


def studies() -> Sequence[bytes]:
    """Positions as people type them for analysis."""
    return [b"", b"0,0:F", b"0,0:F 1,0:7", b"0,0:- 1,0:7; 1,1:L"]


def cookies() -> Sequence[bytes]:
    """Cookie headers as other programs leave them."""
    return [
        b'prefs={"theme":"dark"}; serenissima=abc.def',
        b'a="b;c"; __Host-serenissima=x; serenissima-12345678=y.z',
        b"Bearer abc.def",
        b"=; ;;;=x; serenissima; serenissima==; SERENISSIMA=q; $Version=1",
        "name=Žofie; x=\xff".encode("latin-1", "replace"),
    ]
