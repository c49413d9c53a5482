"""A match as text, on disk and on the wire: JSON lines.

The first line is the header, each further line an entry; loading a record replays it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Literal

import msgspec

from serenissima.core.errors import SerenissimaError
from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.line import EVERY
from serenissima.core.log import Entry, Played
from serenissima.core.match import Match
from serenissima.core.options import Options, OptionValue
from serenissima.core.outcome import Outcome, same
from serenissima.core.positions import Described, packed
from serenissima.core.state import FORTUNA

FORMAT = 1
MOST_QUOTED = 1_000
"""How many characters of a reason are shown; it may quote megabytes."""
LONGEST_HEADER = 128 * 1024
"""In characters; a custom board or a position takes a few thousand."""
LONGEST_ENTRY = 4 * 1024
LONGEST_SEED = 4 * 1024
COMMITMENT = re.compile(r"([0-9a-f]{64})?")


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a record. `seed` is given only once the match is over: then every draw can be verified.

    The first `inherited` entries were copied from another match, with draws of another seed. `position` is given only
    if the match did not begin with the setup of the rules: it is the game's struct (`core.positions`).
    """

    serenissima: int
    game: str
    version: int
    seats: int
    options: dict[str, OptionValue]
    names: tuple[str, ...]
    commitment: str
    practice: bool = False
    inherited: int = 0
    seed: str | None = None
    outcome: Outcome | None = None
    position: Described | msgspec.UnsetType = msgspec.UNSET


Flaw = Literal["empty", "foreign", "version", "game", "long", "cut", "damaged"]
"""What is wrong with a record, roughly: for people who did not write it."""


class BadRecord(SerenissimaError, ValueError):
    """A record that cannot be read; the message says which line is wrong and why."""

    def __init__(self, line: int, why: str, kind: Flaw = "damaged") -> None:
        self.line = line
        self.kind = kind
        self.why = why if len(why) <= MOST_QUOTED else why[:MOST_QUOTED] + "…"
        super().__init__(f"line {line}: {self.why}")


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """The result of verifying a record.

    How many draws were recomputed, and the first problem found (empty: none). `from_position`: the match did not begin
    with the setup of the rules, so nothing is proved about how that position came about.
    """

    draws: int
    problem: str = ""
    from_position: bool = False


def header(match: Match) -> Header:
    """The header of a match in its current state."""
    over = match.outcome is not None
    return Header(
        serenissima=FORMAT,
        game=match.game.name,
        version=match.game.version,
        seats=match.seats,
        options=dict(match.options),
        names=match.names,
        commitment=match.commitment,
        practice=match.practice,
        inherited=match.inherited,
        seed=match.fortuna.seed if match.fortuna and over else None,
        outcome=match.outcome,
        position=msgspec.UNSET if match.position is None else match.position,
    )


def dump(match: Match) -> str:
    """The record of a match."""
    return "".join(line + "\n" for line in lines_of(match))


def lines_of(match: Match) -> Iterator[str]:
    """The lines of the record of a match: its header, then its entries."""
    yield msgspec.json.encode(header(match)).decode()
    for entry in match.log:
        yield msgspec.json.encode(entry).decode()


def load(text: str, find: Callable[[str], AnyGame], most: int = 0) -> Match:
    """Reads a record, checking every entry as it is replayed. `find` returns a game by name.

    `most` limits the number of entries (0: no limit), and with it the work.
    """
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise BadRecord(1, "the file is empty; a record begins with its header", "empty")
    number, line = lines[0]
    head = _header(number, line)
    if most and len(lines) > most + 1:
        raise BadRecord(
            lines[most + 1][0], f"the record has {len(lines) - 1} entries; at most {most} can be read", "long"
        )
    match = _begun(number, head, find)
    decoder = msgspec.json.Decoder(Entry)
    for number, line in lines[1:]:
        if len(line) > LONGEST_ENTRY:
            raise BadRecord(number, f"it has {len(line)} characters; an entry has at most {LONGEST_ENTRY}")
        try:
            match.replay(decoder.decode(line))
        except (ValueError, RecursionError) as error:
            raise BadRecord(number, str(error)) from None
        if most and match.again > most * EVERY:
            raise BadRecord(
                number, "so much is taken back that it cannot be read; no match that was played comes close"
            )
    _understood(match.game, lines[0][0], head.version, match.options, match.log)
    if not 0 <= head.inherited <= len(match.log):
        raise BadRecord(lines[0][0], f"{head.inherited} entries are said to be inherited; there are {len(match.log)}")
    match.inherited = head.inherited
    if head.outcome is not None and not same(match.outcome, head.outcome):
        raise BadRecord(
            lines[-1][0],
            "the entries do not lead to the outcome in the header: some are missing or were changed",
            "cut",
        )
    return match


def _header(number: int, line: str) -> Header:
    """Reads the header in this line; raises BadRecord."""
    if len(line) > LONGEST_HEADER:
        raise BadRecord(number, f"it has {len(line)} characters; a header has at most {LONGEST_HEADER}", "foreign")
    try:
        head = msgspec.json.decode(line, type=Header)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadRecord(number, f"no header of a record: {error}", "foreign") from None
    if head.serenissima != FORMAT:
        raise BadRecord(number, f"this is format {head.serenissima}; format {FORMAT} can be read", "version")
    if not COMMITMENT.fullmatch(head.commitment):
        raise BadRecord(number, "the commitment is not a SHA-256: it has 64 digits from 0 to f, or is empty")
    if head.seed is not None and (len(head.seed) > LONGEST_SEED or "\0" in head.seed):
        raise BadRecord(number, f"the seed has at most {LONGEST_SEED} characters, and none of them is NUL")
    return head


def _begun(number: int, head: Header, find: Callable[[str], AnyGame]) -> Match:
    """The match described by a header, before its first entry; `number` is the header's line."""
    try:
        game = find(head.game)
    except LookupError as error:
        raise BadRecord(number, str(error), "game") from None
    try:
        _understood(game, number, head.version, game.read_options(head.options))
        position = None if head.position is msgspec.UNSET else head.position
        match = Match(game, head.seats, head.options, _fortuna(head), head.names, head.practice, position)
    except BadRecord:
        raise
    except (ValueError, LookupError, RecursionError) as error:
        raise BadRecord(number, str(error)) from None
    if len(head.names) != head.seats:
        raise BadRecord(number, f"{len(head.names)} names for {head.seats} seats")
    match.commitment = head.commitment
    return match


def _understood(game: AnyGame, number: int, version: int, options: Options, entries: Sequence[Entry] = ()) -> None:
    """Raises BadRecord if these entries meant something else in that version; `number` is the header's line."""
    if not game.reads(version, options, entries):
        raise BadRecord(
            number, f"played with version {version} of {game.name}; this is version {game.version}", "version"
        )


def _fortuna(head: Header) -> Fortuna | None:
    return None if head.seed is None else Fortuna(head.seed)


def verify(match: Match) -> Proof:
    """Recomputes every draw of a finished match from its seed."""
    placed = match.position is not None
    if match.fortuna is None:
        problem = "the record holds no seed: it is shown when the match is over"
        return Proof(draws=0, problem=problem, from_position=placed)
    if match.fortuna.committed(packed(match.position)) != match.commitment:
        what = "the seed and the position are not those that were" if placed else "the seed is not the one that was"
        return Proof(draws=0, problem=f"{what} committed to at the start", from_position=placed)
    past = match.at(0)
    draws = 0
    for entry in match.log:
        if isinstance(entry, Played) and entry.seat == FORTUNA and entry.n > match.inherited:
            drawn = past.codes()[match.fortuna.draw(entry.n, past.state.odds())]
            text = match.game.alphabet.text(match.game.alphabet.move(drawn))
            if text != entry.move:
                problem = f"entry {entry.n} says {entry.move!r}, but the seed gives {text!r}"
                return Proof(draws=draws, problem=problem, from_position=placed)
            draws += 1
        past.replay(entry)
    return Proof(draws=draws, from_position=placed)
