"""Tics at a table: made by players who are not to move, heard by all, without disturbing anything."""

from __future__ import annotations

import msgspec
import pytest

from serenissima.core.log import Played
from serenissima.core.match import Match
from serenissima.games.intrigues_a_venise.moves import Finish, Move, Tic
from serenissima.tables.authority import handle
from serenissima.tables.effect import Effect
from serenissima.tables.messages import Answer, Ask, Play, Refused, UndoWish
from serenissima.tables.seats import Seat
from serenissima.tables.table import Table
from tests.games.intrigues_a_venise.table import BLUE, RED, dealt

NAMES = ("anna", "bruno", "carla", "dario")


def table(match: Match) -> Table:
    """Four visitors at a match."""
    seats = tuple(Seat(seat=n, kind="person", name=name, visitor=name) for n, name in enumerate(NAMES))
    return Table("t", match, seats, "invite", "anna")


class Here:
    """Everybody is connected."""

    def is_here(self, visitor: str | None) -> bool:
        """Everybody is here."""
        return True

    def grace(self, visitor: str) -> float:
        """Nobody is away."""
        return 0.0


@pytest.fixture
def running() -> Table:
    """Red, who is Anna, is moving."""
    match = dealt()
    match.play("marbles RRW")
    return table(match)


def send(at: Table, visitor: str, move: Move) -> Effect:
    """Sends a message from a visitor who knows the current entry."""
    message = Play(entry=at.number(visitor), move=msgspec.Raw(msgspec.json.encode(move)))
    return handle(at, visitor, message, Here())


@pytest.mark.rule("IV-903")
def test_whoever_is_not_to_move_makes_a_tic(running: Table) -> None:
    """A tic is accepted as that seat's entry, and the turn goes on."""
    effect = send(running, "bruno", Tic("blue", "frown"))
    assert [(entry.seat, entry.move) for entry in effect.entries if isinstance(entry, Played)] == [
        (BLUE, "tic blue frown")
    ]
    assert effect.replies == [] and running.match.to_move == RED
    assert send(running, "anna", Tic("red", "eye")).entries
    assert send(running, "anna", Finish()).entries


@pytest.mark.rule("IV-903", "IV-905")
def test_a_tic_of_another_or_one_too_many_is_refused(running: Table) -> None:
    """Another's tic, or one too many, is refused with the rule, and nothing is played."""
    send(running, "bruno", Tic("blue", "frown"))
    for move, rule in ((Tic("blue", "ear"), "IV-905"), (Tic("green", "ear"), "IV-903"), (Finish(), "MATCH")):
        effect = send(running, "bruno", move)
        (reply,) = effect.replies
        assert isinstance(reply, Refused) and reply.refusal.rule == rule
        assert not effect.entries and "Legal now" not in reply.text


def test_asking_whether_a_tic_may_be_made(running: Table) -> None:
    """Asking about a tic plays nothing."""
    raw = msgspec.Raw(msgspec.json.encode(Tic("blue", "frown")))
    effect = handle(running, "bruno", Ask(move=raw), Here())
    assert effect.replies == [Answer(id=0, refusal=None)] and not effect.entries


def test_a_tic_leaves_a_wish_to_undo_as_it_is(running: Table) -> None:
    """A pending request to undo stays pending, so that it cannot reveal a discreet tic."""
    running.wish = UndoWish(seat=RED, to=3, waiting=[1, 2, 3])
    send(running, "bruno", Tic("blue", "frown"))
    assert running.wish is not None
