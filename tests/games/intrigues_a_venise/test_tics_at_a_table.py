"""Tics at a table of the server: sent by those who are not to move, heard by all, harmless to what is going on."""

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
        """All are."""
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
    """A message of a visitor who knows how the match stands."""
    message = Play(entry=at.number(visitor), move=msgspec.Raw(msgspec.json.encode(move)))
    return handle(at, visitor, message, Here())


@pytest.mark.rule("IV-903")
def test_whoever_is_not_to_move_makes_a_tic(running: Table) -> None:
    """It is accepted as that seat's entry, and the turn goes on."""
    effect = send(running, "bruno", Tic("blue", "frown"))
    assert [(entry.seat, entry.move) for entry in effect.entries if isinstance(entry, Played)] == [
        (BLUE, "tic blue frown")
    ]
    assert effect.replies == [] and running.match.to_move == RED
    assert send(running, "anna", Tic("red", "eye")).entries
    assert send(running, "anna", Finish()).entries


@pytest.mark.rule("IV-903", "IV-905")
def test_a_tic_of_another_or_one_too_many_is_refused(running: Table) -> None:
    """With the rule, and nothing is played."""
    send(running, "bruno", Tic("blue", "frown"))
    for move, rule in ((Tic("blue", "ear"), "IV-905"), (Tic("green", "ear"), "IV-903"), (Finish(), "MATCH")):
        effect = send(running, "bruno", move)
        (reply,) = effect.replies
        assert isinstance(reply, Refused) and reply.refusal.rule == rule
        assert not effect.entries and "Legal now" not in reply.text


def test_asking_whether_a_tic_may_be_made(running: Table) -> None:
    """Nothing is played."""
    raw = msgspec.Raw(msgspec.json.encode(Tic("blue", "frown")))
    effect = handle(running, "bruno", Ask(move=raw), Here())
    assert effect.replies == [Answer(id=0, refusal=None)] and not effect.entries


def test_a_tic_leaves_a_wish_to_undo_as_it_is(running: Table) -> None:
    """What was asked stays asked; by that nobody could learn of a discreet tic."""
    running.wish = UndoWish(seat=RED, to=3, waiting=[1, 2, 3])
    send(running, "bruno", Tic("blue", "frown"))
    assert running.wish is not None
