"""What a seat has been shown, as facts about the other envelopes, and what holds in each world that fits them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType

from serenissima.games.intrigues_a_venise import worlds
from serenissima.games.intrigues_a_venise.box import BUILDS, IDENTITIES, MESSAGES
from serenissima.games.intrigues_a_venise.duty import duty_of
from serenissima.games.intrigues_a_venise.state.answers import ABOUT_BUILD, ABOUT_IDENTITY, VALUES
from serenissima.games.intrigues_a_venise.view import Envelope, Question, Table
from serenissima.games.intrigues_a_venise.worlds import Fact, Own, World

CONTESTED = {"AB": "X", "AD": "Z", "BC": "Amb", "AC": "F", "BD": "B", "CD": "Amb"}
"""The piece both missions turn on, by the letters of Fiddlebottom and Bubble (IV-606)."""


def own_of(envelope: Envelope) -> Own:
    """An envelope as numbers."""
    return (
        IDENTITIES.index(envelope.identity),
        BUILDS.index(envelope.build),
        MESSAGES.index(envelope.message),
    )


def holders(seat: int, seats: int) -> list[int | None]:
    """Who holds the three other envelopes: the other seats, then None for the arrested agent (IV-802)."""
    others: list[int | None] = [other for other in range(seats) if other != seat]
    return others if seats == 4 else [*others, None]


def facts_of(seat: int, seats: int, questions: Sequence[Question], options: Table) -> tuple[Fact, ...]:
    """The answers this seat was given."""
    order = holders(seat, seats)
    found: list[Fact] = []
    for question in questions:
        if question.asker != seat or question.reply is None:
            continue
        reply = question.reply
        envelope = order.index(question.asked)
        ambassador = question.via == "ambassador"
        truths = -1
        if any(truth is not None for truth in reply.truths):
            truths = (
                worlds.bits_of([card for card, true in zip(reply.cards, reply.truths, strict=True) if true]) & VALUES
            )
        earlier: tuple[int, ...] = ()
        if options.repeat == "forbidden" and (not ambassador or options.repeat_ambassador == "included"):
            earlier = tuple(sorted({fact.answer & VALUES for fact in found if fact.envelope == envelope}))
        found.append(
            Fact(
                number=question.number,
                envelope=envelope,
                answer=worlds.bits_of(reply.cards),
                ambassador=ambassador,
                about=ABOUT_IDENTITY if question.about == "identity" else ABOUT_BUILD,
                seals=options.sealed_cards,
                ambassador_message=options.ambassador_message,
                truths=truths,
                earlier=earlier,
            )
        )
    return tuple(found)


def letters_in(own: Own, world: World) -> Mapping[str, str]:
    """The message of every character in a world."""
    return _letters((own[0], *world[0]), (own[2], *world[2]))


def duty_in(own: Own, world: World, seats: int, own_escape: bool) -> str:
    """What the seat must do in a world."""
    return _duty((own[0], *world[0]), (own[2], *world[2]), seats, own_escape)


def contested_in(own: Own, world: World) -> str:
    """The contested piece in a world (IV-606)."""
    return _contested((own[0], *world[0]), (own[2], *world[2]))


# Worlds are many, but they differ mostly in builds: who is who with which message has at most 576 answers.


@cache
def _letters(identities: tuple[int, ...], messages: tuple[int, ...]) -> Mapping[str, str]:
    pairs = zip(identities, messages, strict=True)
    return MappingProxyType({str(IDENTITIES[identity]): str(MESSAGES[message]) for identity, message in pairs})


@cache
def _duty(identities: tuple[int, ...], messages: tuple[int, ...], seats: int, own_escape: bool) -> str:
    arrested = IDENTITIES[identities[3]] if seats == 3 else None
    return duty_of(IDENTITIES[identities[0]], _letters(identities, messages), arrested, own_escape)


@cache
def _contested(identities: tuple[int, ...], messages: tuple[int, ...]) -> str:
    letters = _letters(identities, messages)
    return CONTESTED["".join(sorted(letters["F"] + letters["B"]))]
