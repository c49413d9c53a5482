"""What is computed about whole records. Runs in the archive's process, and in those of studies and looks back."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from serenissima.core.match import Match
from serenissima.core.options import OptionValue
from serenissima.core.positions import Described
from serenissima.core.record import BadRecord, Flaw, Proof, lines_of, load, verify
from serenissima.games import game

REMEMBERED = 4
"""How many loaded matches are remembered: stepping through one asks about it again and again."""


class Checked(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A record that can be imported: what its table needs, and its entries as stored, line by line."""

    game: str
    version: int
    options: dict[str, OptionValue]
    names: list[str]
    seed: str | None
    commitment: str
    practice: bool
    inherited: int
    position: Described | None
    to_move: int | None
    lines: list[str]


class Faulty(msgspec.Struct, frozen=True, tag=True):
    """A record that cannot be imported: which line is wrong, and why."""

    line: int
    why: str
    kind: Flaw


Answer = Checked | Faulty


def check(name: str, text: str, most: int) -> Answer:
    """Checks a text as a record; `name` is unused, since its game is not known yet."""
    try:
        match = load(text, game, most)
    except BadRecord as error:
        return Faulty(error.line, error.why, error.kind)
    return Checked(
        game=match.game.name,
        version=match.game.version,
        options=dict(match.options),
        names=list(match.names),
        seed=match.fortuna.seed if match.fortuna is not None else None,
        commitment=match.commitment,
        practice=match.practice,
        inherited=match.inherited,
        position=match.position,
        to_move=match.to_move,
        lines=list(lines_of(match))[1:],
    )


def proof(name: str, text: str) -> Proof:
    """Verifies that the draws of a record are those of its seed."""
    return verify(loaded(text))


@lru_cache(maxsize=REMEMBERED)
def loaded(text: str) -> Match:
    """The match of a record that was played here. Read-only and shared: to play on, copy it (`Match.at`)."""
    return load(text, game)
