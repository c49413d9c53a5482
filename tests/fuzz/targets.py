"""What strangers can send, one function for each way in: it takes any bytes and ends in peace.

Each does with its input what the server does, catches only what the server answers clearly there, and says whether the
input was taken. Whatever else comes out of it (another exception, a false promise, more work than `most` calls) is a
finding.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from urllib.parse import parse_qsl

import msgspec
from sqlalchemy import Insert

from serenissima.core.game import AnyGame, NotAMove
from serenissima.core.illegal import IllegalMove
from serenissima.core.options import BadOption, from_text
from serenissima.core.record import load, verify
from serenissima.core.study import Study, Unfit
from serenissima.core.text import sentence
from serenissima.games import all_games, game
from serenissima.server.identity.cookies import COOKIE, set_cookie
from serenissima.server.identity.seal import Seal
from serenissima.server.storage.new_tables import imported, made
from serenissima.server.storage.writes import Write
from serenissima.server.workers.answering import answer
from serenissima.server.workers.records import Faulty, check
from serenissima.tables.authority import handle
from serenissima.tables.encoding import encode
from serenissima.tables.making import Visitor, new_table
from serenissima.tables.messages import Draft, Incoming, NewTable, Refused
from serenissima.tables.problems import Rejected
from serenissima.tables.scene import Scene, Sight, sides_at
from serenissima.tables.seats import Seat, clean_name
from serenissima.tables.table import Table
from tests.fuzz import seeds

MOST_ENTRIES = 20_000
"""The most entries of a record, as on a server."""
MOST_MESSAGES = 40
"""The most messages that one input sends to a table."""
SMALLEST, LARGEST = -(2**31), 2**31 - 1
"""The range of integers that every database can store."""
HOST = Visitor("host", "Zanetta")
SEAL = Seal(b"k" * 32)
_incoming = msgspec.json.Decoder(Incoming)


def messages(data: bytes) -> bool:
    """The first line names the game; every other line is a seat and what its socket sends."""
    first, *lines = data.split(b"\n")
    table = seeds.table(_game(first))
    match = table.match
    begun = len(match.log)
    for line in lines[:MOST_MESSAGES]:
        who, _, text = line.partition(b" ")
        visitor = f"visitor {who.decode('latin-1')}"
        try:
            message = _incoming.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            continue  # answered with `fault-malformed`
        before = len(match.log)
        effect = handle(table, visitor, message, seeds.Away())
        for said in (*effect.replies, *effect.notices):
            encode(said)
            if isinstance(said, Refused):
                _clear(said.text)
        assert match.log[before:] == effect.entries
        if effect.entries:
            assert Scene(table, 0.0).update(Sight(visitor), None)
    if match.log:
        assert load(match.record(), game).log == match.log, "what was accepted cannot be read again"
    return len(match.log) > begun


def records(data: bytes) -> bool:
    """The body of `POST /api/records`."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return False
    found = check("", text, MOST_ENTRIES)
    if isinstance(found, Faulty):
        return False
    table_id, write = imported(found, HOST)
    _keepable(write)
    match = load(text, game)
    seats = tuple(Seat(seat=seat, kind="person", name=name) for seat, name in enumerate(match.names))
    table = Table(table_id, match, seats, "", HOST.id, imported=True)
    assert load(match.record(), game).record() == match.record()
    verify(match)
    sides_at(match.at(len(match.log) // 2), (0,), passed=False)
    assert Scene(table, 0.0).update(Sight(HOST.id), None)
    return True


def tables(data: bytes) -> bool:
    """The body of `POST /api/tables`: seats, options, and a position to begin from."""
    try:
        wanted = msgspec.json.decode(data, type=NewTable)
        table = new_table(wanted.game, wanted.seats, wanted.options, HOST, seeds.fortuna(), wanted.position)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, Rejected):
        return False
    _keepable(made(table))
    match, random = table.match, Random(len(data))
    for _ in range(6):
        encode([match.view(seat) for seat in (*range(match.seats), -1)])
        if match.to_move is None:
            assert match.outcome is not None
            break
        if match.to_move < 0:
            break
        match.play(random.choice(match.moves()))
    assert load(match.record(), game).log == match.log
    return True


def boards(data: bytes) -> bool:
    """A board from the workshop, as JSON, as a code, or (a list) as the content of a code; then it is played."""
    if data.startswith(b"["):
        data = b"vb1." + base64.urlsafe_b64encode(zlib.compress(data))
    try:
        text = msgspec.json.decode(msgspec.json.encode({"text": data.decode()}), type=Draft).text
    except UnicodeError:
        return False
    taken = False
    for maker in _makers():
        found = answer(maker.name, "draft", (text,))
        assert isinstance(found, bytes)
        try:
            match = maker.start(options={"own_board": text}, seed=7)
        except BadOption:
            continue
        encode(match.view(0))
        if text.strip():  # without a board of its own the table has one of the game's
            assert msgspec.json.decode(found)["playable"], "a board that cannot be played is played"
            taken = True
    return taken


def wishes(data: bytes) -> bool:
    """The query of a proposal; proposing itself is a search, and tried with the seeds only."""
    from serenissima.games.venise.workshop.wishes import read_wishes

    with suppress(Unfit):
        read_wishes(dict(_query(data)))
        return True
    return False


def moves(data: bytes) -> bool:
    """A line names the game; the rest is a move in its text form, in JSON, and what a person types in one go."""
    first, _, given = data.partition(b"\n")
    found = _game(first)
    match = seeds.match(found)
    letters = found.alphabet
    try:
        match.check(match.read(given))
    except (IllegalMove, msgspec.MsgspecError) as error:
        _clear(str(error))
    text, taken = given.decode(errors="replace"), False
    try:
        move = letters.parse(text)
        code = letters.code(move)
    except NotAMove as error:
        _clear(str(IllegalMove(found, error.refusal)))
    else:
        assert letters.move(code) == move == letters.parse(letters.text(move))
        taken = True
    try:
        match.play_line(text)
    except IllegalMove as error:
        _clear(str(error))
    return taken


def cookies(data: bytes) -> bool:
    """A Cookie header of other programs: ours is found among them, and a new one is a valid header."""
    header = data.decode("latin-1")
    SEAL.read_bearer(header)
    ours = f"{COOKIE}={SEAL.sealed('token')}"
    for jar in (f"{header}; {ours}", f"{ours}; {header}", f"{header}; {ours}; {header}"):
        assert SEAL.read(jar) == "token"
    for secure in (False, True):
        line = set_cookie(header, SEAL.mark, SEAL.sealed("token"), secure)
        assert line.isprintable()
        assert line.isascii()
    assert len(clean_name(header, 24)) <= 24
    return True


def options(data: bytes) -> bool:
    """A line names the game; the rest are options in JSON, or as the query of an address."""
    first, _, given = data.partition(b"\n")
    found = _game(first)
    values: list[dict[str, object]] = [
        {key: from_text(found.options, key, text) for key, text in _query(given) if key not in ("position", "whole")}
    ]
    with suppress(msgspec.MsgspecError, RecursionError, UnicodeError):
        values.append(msgspec.json.decode(given, type=dict[str, str | int | bool]))
    taken = False
    for each in values:
        try:
            chosen = found.read_options(each)
            match = found.start(options=dict(chosen), seed=7)
        except BadOption as error:
            _clear(str(error))
        else:
            encode(match.view(0))
            taken = True
    return taken


def studies(data: bytes) -> bool:
    """A position laid freely for analysis, in the game's notation: set up, not searched."""
    text, taken = data.decode(errors="replace"), False
    for found in all_games().values():
        if found.extras.study is None:
            continue
        try:
            state = _study(found.name).set_up(found.read_options(), text)
        except Unfit as error:
            _clear(str(IllegalMove(found, error.refusal)))
        else:
            encode(found.view(state, 0))
            taken = True
    return taken


@dataclass(frozen=True)
class Target:
    """A way in. `share`: its share of all inputs. `most`: how many calls one input may cost."""

    act: Callable[[bytes], bool]
    seeds: Callable[[], Sequence[bytes]]
    share: float
    most: int = 1_000_000

    @property
    def name(self) -> str:
        """Its name on the command line."""
        return self.act.__name__


TARGETS = {
    target.name: target
    for target in (
        Target(messages, seeds.messages, 0.2),
        Target(records, seeds.records, 0.12, most=3_000_000),
        Target(tables, seeds.tables, 0.15),
        Target(boards, seeds.boards, 0.1, most=3_000_000),
        Target(wishes, seeds.queries, 0.03),
        Target(moves, seeds.moves, 0.17),
        Target(cookies, seeds.cookies, 0.11),
        Target(options, seeds.options, 0.05),
        Target(studies, seeds.studies, 0.05),
    )
}


def warm() -> None:
    """Reads sentences, boards and books, which are read only once, so that no input is charged for them."""
    for found in all_games().values():
        sentence(found, "title")
        if found.extras.study is not None:
            _study(found.name)


def _game(name: bytes) -> AnyGame:
    """The game of this name; any other name stands for some game, so that no input is wasted."""
    every = all_games()
    found = every.get(name.decode("latin-1"))
    return found or list(every.values())[sum(name) % len(every)]


def _clear(said: str) -> None:
    """A refusal is a sentence: neither empty nor an untranslated key."""
    assert said, "a refusal without a word"
    assert "refusal-" not in said, f"no sentence: {said}"


def _query(data: bytes) -> list[tuple[str, str]]:
    return parse_qsl(data.decode("latin-1"), keep_blank_values=True)


@lru_cache
def _makers() -> list[AnyGame]:
    return [found for found in all_games().values() if found.extras.workshop is not None]


@lru_cache
def _study(name: str) -> Study:
    make = game(name).extras.study
    assert make is not None
    return make()


def _keepable(write: Write) -> None:
    """Every database can store it: 32-bit integers, no NUL characters, valid UTF-8."""
    rows = [step.statement.compile().params for step in write.steps if isinstance(step.statement, Insert)]
    values = [value for row in (*rows, *(dict(enumerate(entry)) for entry in write.entries)) for value in row.values()]
    for value in values:
        if isinstance(value, str):
            assert "\0" not in value, "NUL in a text that is kept"
            value.encode()
        elif isinstance(value, int):
            assert SMALLEST <= value <= LARGEST, f"no column takes {value}"
