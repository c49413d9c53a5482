"""A match on disk and on the wire:

JSON lines. The first line is the header, each further line an entry; load = replay.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

import msgspec

from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.log import Entry, Played
from serenissima.core.match import Match
from serenissima.core.options import OptionValue
from serenissima.core.outcome import Outcome, same
from serenissima.core.state import FORTUNA

FORMAT = 1


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a record. `seed` is there only when the match is over: then every draw can be verified.

    The first `inherited` entries were taken over from another match, with draws of another seed.
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


class BadRecord(ValueError):
    """A record that cannot be read; says which line is wrong and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """What verifying a record found:

    how many draws were recomputed, and the first thing that is wrong (empty: all is right).
    """

    draws: int
    problem: str = ""


def header(match: Match) -> Header:
    """The header of a match as it stands."""
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
    )


def dump(match: Match) -> str:
    """The record of a match."""
    lines: list[Header | Entry] = [header(match), *match.log]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def load(text: str, find: Callable[[str], AnyGame]) -> Match:
    """The match of a record: every entry is checked as it is replayed. `find` gives a game by its name."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise BadRecord(1, "the file is empty; a record begins with its header")
    number, line = lines[0]
    try:
        head = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError as error:
        raise BadRecord(number, f"no header of a record: {error}") from None
    if head.serenissima != FORMAT:
        raise BadRecord(number, f"this is format {head.serenissima}; format {FORMAT} can be read")
    try:
        game = find(head.game)
        match = Match(game, head.seats, head.options, _fortuna(head), head.names, head.practice)
    except (ValueError, LookupError) as error:
        raise BadRecord(number, str(error)) from None
    _understood(match, number, head.version)
    if len(head.names) != head.seats:
        raise BadRecord(number, f"{len(head.names)} names for {head.seats} seats")
    match.commitment = head.commitment
    match.inherited = head.inherited
    decoder = msgspec.json.Decoder(Entry)
    for number, line in lines[1:]:
        try:
            match.replay(decoder.decode(line))
        except ValueError as error:
            raise BadRecord(number, str(error)) from None
    _understood(match, lines[0][0], head.version, match.log)
    if head.outcome is not None and not same(match.outcome, head.outcome):
        raise BadRecord(
            lines[-1][0], "the entries do not lead to the outcome in the header: some are missing or were changed"
        )
    return match


def _understood(match: Match, number: int, version: int, entries: Sequence[Entry] = ()) -> None:
    """BadRecord if these entries of that version of the game meant something else; `number` is the header's line."""
    game = match.game
    if not game.reads(version, match.options, entries):
        raise BadRecord(number, f"played with version {version} of {game.name}; this is version {game.version}")


def _fortuna(head: Header) -> Fortuna | None:
    return None if head.seed is None else Fortuna(head.seed)


def verify(match: Match) -> Proof:
    """Recomputes every draw of a finished match from its seed."""
    if match.fortuna is None:
        return Proof(draws=0, problem="the record holds no seed: it is shown when the match is over")
    if hashlib.sha256(match.fortuna.seed.encode()).hexdigest() != match.commitment:
        return Proof(draws=0, problem="the seed is not the one that was committed to at the start")
    past = Match(match.game, match.seats, match.options)
    draws = 0
    for entry in match.log:
        if isinstance(entry, Played) and entry.seat == FORTUNA and entry.n > match.inherited:
            drawn = past.codes()[match.fortuna.draw(entry.n, past.state.odds())]
            text = match.game.alphabet.text(match.game.alphabet.move(drawn))
            if text != entry.move:
                return Proof(draws=draws, problem=f"entry {entry.n} says {entry.move!r}, but the seed gives {text!r}")
            draws += 1
        past.replay(entry)
    return Proof(draws=draws)
