"""What is asked about a bot's decision: all that the asker may be told of it, and no more (`bots.motive`)."""

from __future__ import annotations

from collections.abc import Container

import msgspec

from serenissima.bots.levels import apart
from serenissima.bots.motive import Witnessed
from serenissima.core.log import Played
from serenissima.core.match import Match
from serenissima.core.state import ONLOOKER
from serenissima.tables.encoding import encode
from serenissima.tables.secrecy import secret


class Open(msgspec.Struct, frozen=True):
    """A decision that hides nothing from the asker: what its seat saw, what it played, whether it had a choice."""

    view: bytes
    plan: tuple[int, ...]
    free: bool


class Overheard(msgspec.Struct, frozen=True):
    """A decision as the asker, on another seat, knows of it: the steps in a row, and which of them is meant."""

    viewer: int
    steps: tuple[Witnessed, ...]
    asked: int


def asked_about(match: Match, seat: int, entry: int, viewer: int) -> Open | Overheard | None:
    """The last decision of a seat up to this entry of the record; None if the viewer knows of none.

    Of a match that is over everything may be told.
    """
    over = match.outcome is not None
    known = range(1, match.entry) if over else match.numbers.known((viewer,))
    turn, asked = _in_a_row(match, seat, entry, set(known))
    if not turn:
        return None
    if over or viewer == seat or _hides_nothing(match, turn):
        return _open(match, seat, turn, asked)
    # worlds are imagined for seats: an onlooker has to wait for the end
    return Overheard(viewer, () if viewer == ONLOOKER else _witnessed(match, viewer, turn), asked)


def _in_a_row(match: Match, seat: int, entry: int, known: Container[int]) -> tuple[list[Played], int]:
    """The moves this seat made one after another, up to and after its last one before this entry; which one that is."""
    line = [played for played in match.turns if played.n in known]
    here = next((at for at in reversed(range(len(line))) if line[at].n <= entry and line[at].seat == seat), None)
    if here is None:
        return [], 0
    first = last = here
    while first and line[first - 1].seat == seat:
        first -= 1
    while last + 1 < len(line) and line[last + 1].seat == seat:
        last += 1
    return line[first : last + 1], here - first


def _hides_nothing(match: Match, turn: list[Played]) -> bool:
    """Whether nothing was secret from the first of these moves to the last."""
    past = match.at(turn[0].n - 1)
    if secret(past):
        return False
    for entry in match.log[turn[0].n - 1 : turn[-1].n]:
        past.replay(entry)
        if secret(past):
            return False
    return True


def _open(match: Match, seat: int, turn: list[Played], asked: int) -> Open:
    """The one decision among these moves that the asked one belongs to."""
    alphabet = match.game.alphabet
    made: list[Open] = []
    past = match.at(turn[0].n - 1)
    at = turn[0].n - 1
    for number, played in enumerate(turn):
        for entry in match.log[at : played.n - 1]:
            past.replay(entry)
        codes = past.codes()
        if not made or apart(match.game, codes):
            if number > asked:
                break
            made.append(Open(encode(past.memory(seat)), (), len(codes) > 1))
        code = alphabet.code(alphabet.parse(played.move))
        made[-1] = msgspec.structs.replace(made[-1], plan=(*made[-1].plan, code))
        past.replay(played)
        at = played.n
    return made[-1]


def _witnessed(match: Match, viewer: int, turn: list[Played]) -> tuple[Witnessed, ...]:
    """What the viewer knew before each of these moves, and heard of it."""
    heard: dict[int, list[bytes]] = {}
    for n, told in match.told(turn[0].n):
        if told.reaches(viewer):
            heard.setdefault(n, []).append(encode(told.event))
    past = match.at(turn[0].n - 1)
    steps: list[Witnessed] = []
    at = turn[0].n - 1
    for played in turn:
        for entry in match.log[at : played.n - 1]:
            past.replay(entry)
        steps.append(Witnessed(encode(past.memory(viewer)), tuple(heard.get(played.n, ()))))
        past.replay(played)
        at = played.n
    return tuple(steps)
