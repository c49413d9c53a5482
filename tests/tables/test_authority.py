"""What a client may do: every message, and every reason for refusing it."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec
import pytest

from serenissima.tables.authority import handle
from serenissima.tables.effect import Effect
from serenissima.tables.making import Visitor, new_table
from serenissima.tables.messages import (
    Answer,
    Ask,
    Consent,
    Incoming,
    NewSeat,
    Ping,
    Play,
    Pong,
    Refused,
    Replace,
    Resign,
    Return,
    Undo,
)
from serenissima.tables.seating import join
from serenissima.tables.table import Table

TAKE = msgspec.Raw(b'{"type":"take","count":1}')


@dataclass
class Attendance:
    """Who is here, and how long the others still have."""

    here: set[str] = field(default_factory=lambda: {"anna", "bruno"})
    left: float = 0.0

    def is_here(self, visitor: str | None) -> bool:
        """Whether this visitor is here."""
        return visitor in self.here

    def grace(self, visitor: str) -> float:
        """The same for everybody."""
        return self.left


def waiting() -> Table:
    """Anna is waiting for somebody."""
    return new_table("pebbles", [NewSeat(kind="me"), NewSeat(kind="friend")], {}, Visitor("anna", "Anna"))


@pytest.fixture
def table() -> Table:
    """Anna and Bruno; Anna is to move."""
    table = waiting()
    join(table, "bruno", "Bruno")
    return table


def say(table: Table, visitor: str, message: Incoming, attendance: Attendance | None = None) -> Effect:
    """What a message leads to."""
    return handle(table, visitor, message, attendance or Attendance())


def reason(effect: Effect) -> str:
    """Why a message was refused, with nothing changed."""
    (reply,) = effect.replies
    assert isinstance(reply, Refused)
    assert not effect.entries
    assert not effect.seats
    return reply.refusal.reason


def messages(entry: int) -> list[Incoming]:
    """One message of every kind that needs a seat."""
    return [
        Play(entry=entry, move=TAKE),
        Undo(entry=entry),
        Consent(entry=entry, agree=True),
        Resign(entry=entry),
        Replace(seat=0, bot="uniform"),
    ]


def test_who_looks_on_can_do_nothing(table: Table) -> None:
    """An onlooker's messages are all refused."""
    away = Attendance(here=set())
    for message in messages(table.number("carla")):
        assert reason(say(table, "carla", message, away)) == "onlooker"
    assert reason(say(table, "carla", Return())) == "nothing-kept"


def test_before_it_begins_nobody_can_do_anything() -> None:
    """Before the match begins, every message is refused for that reason."""
    table = waiting()
    for message in messages(table.number("anna")):
        assert reason(say(table, "anna", message)) == "waiting"


def test_when_it_is_over_nobody_can_do_anything(table: Table) -> None:
    """After the end every message of a player is refused for that reason."""
    say(table, "anna", Resign(entry=table.number("anna")))
    assert table.state == "over"
    for message in [*messages(table.number("anna")), Return()]:
        assert reason(say(table, "anna", message)) == "over"


@pytest.mark.parametrize("kind", [0, 1, 2, 3])
def test_whoever_is_late_is_shown_how_it_stands(table: Table, kind: int) -> None:
    """A message with an old entry number is refused with the current state."""
    effect = say(table, "bruno", messages(table.number("bruno") - 1)[kind])
    assert (reason(effect), effect.renewed) == ("late", True)


def test_a_move_and_a_question_about_it(table: Table) -> None:
    """Asking plays nothing, and out of turn both are refused."""
    (answer,) = say(table, "anna", Ask(move=TAKE)).replies
    assert isinstance(answer, Answer) and answer.refusal is None
    assert reason(say(table, "bruno", Play(entry=table.number("bruno"), move=TAKE))) == "not-your-turn"
    assert say(table, "anna", Play(entry=table.number("anna"), move=TAKE)).entries
    (answer,) = say(table, "anna", Ask(move=TAKE)).replies
    assert isinstance(answer, Answer) and answer.refusal is not None


def test_a_move_sent_again_is_no_mistake(table: Table) -> None:
    """A repeated move, whose answer was lost, is not played twice, and the current state is shown."""
    number = table.number("anna")
    say(table, "anna", Play(entry=number, move=TAKE))
    effect = say(table, "anna", Play(entry=number, move=TAKE))
    assert (effect.replies, effect.entries, effect.renewed) == ([], [], True)


@pytest.mark.parametrize(
    ("message", "here", "left", "why"),
    [
        (Replace(seat=1, bot="nobody"), {"anna"}, 0.0, "no-such-bot"),
        (Replace(seat=2, bot="uniform"), {"anna"}, 0.0, "not-replaceable"),
        (Replace(seat=-1, bot="uniform"), {"anna"}, 0.0, "not-replaceable"),
        (Replace(seat=1, bot="uniform"), {"anna", "bruno"}, 0.0, "not-away"),
        (Replace(seat=1, bot="uniform"), {"anna"}, 5.0, "not-away-long"),
    ],
)
def test_a_seat_that_cannot_be_given_away(
    table: Table, message: Replace, here: set[str], left: float, why: str
) -> None:
    """Unknown bots and seats, and owners who are or were just here, are refused."""
    assert reason(say(table, "anna", message, Attendance(here, left))) == why


def test_a_seat_is_given_to_a_bot_and_taken_back(table: Table) -> None:
    """The owner watches from that seat, and takes it back."""
    say(table, "anna", Replace(seat=1, bot="uniform"), Attendance({"anna"}))
    assert [seat.kind for seat in table.seats] == ["person", "bot"]
    assert (table.mine("bruno"), table.watched("bruno")) == ((), (1,))
    assert reason(say(table, "anna", Replace(seat=1, bot="uniform"), Attendance({"anna"}))) == "not-replaceable"
    assert say(table, "bruno", Return()).fresh
    assert [seat.kind for seat in table.seats] == ["person", "person"]


def test_ones_own_seat_needs_no_absence(table: Table) -> None:
    """A player who is here may give away their own seat."""
    assert say(table, "anna", Replace(seat=0, bot="uniform")).seats


def test_a_ping(table: Table) -> None:
    """Anybody's ping is answered."""
    assert say(table, "carla", Ping()).replies == [Pong()]
