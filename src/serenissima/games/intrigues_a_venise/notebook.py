"""What a seat can conclude, for its notebook and for bots: facts from a view, cells with reasons (IV-912)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from serenissima.games.intrigues_a_venise import worlds
from serenissima.games.intrigues_a_venise.answers import ABOUT_BUILD, ABOUT_IDENTITY, VALUES
from serenissima.games.intrigues_a_venise.box import (
    BUILDS,
    ESCAPES,
    IDENTITIES,
    LEADERS,
    MESSAGES,
    MISSIONS,
    TEAMS,
    Message,
    partner_of,
)
from serenissima.games.intrigues_a_venise.duty import duty_of
from serenissima.games.intrigues_a_venise.sight import Cell, Entry, Envelope, Notebook, Page, Question, Row, Table
from serenissima.games.intrigues_a_venise.worlds import Fact, Own, World

ROWS: tuple[tuple[Row, tuple[str, ...]], ...] = (("identity", IDENTITIES), ("build", BUILDS), ("message", MESSAGES))
_LETTERS: dict[str, Message] = {letter: letter for letter in MESSAGES}
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
    """Whose the three other envelopes are: the other seats, then None for the arrested agent (IV-802)."""
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


def letters_in(own: Own, world: World) -> dict[str, str]:
    """The message of every character in a world."""
    letters = {IDENTITIES[own[0]]: MESSAGES[own[2]]}
    for identity, message in zip(world[0], world[2], strict=True):
        letters[IDENTITIES[identity]] = MESSAGES[message]
    return {str(identity): str(letter) for identity, letter in letters.items()}


def duty_in(own: Own, world: World, seats: int, own_escape: bool) -> str:
    """What the seat must do in a world."""
    arrested = IDENTITIES[world[0][2]] if seats == 3 else None
    return duty_of(IDENTITIES[own[0]], letters_in(own, world), arrested, own_escape)


@lru_cache(maxsize=512)
def _pages(own: Own, facts: tuple[Fact, ...], order: tuple[int | None, ...]) -> tuple[Page, ...]:
    fit = worlds.left(own, facts)
    pages = []
    for envelope, holder in enumerate(order):
        cells = []
        for kind, (row, values) in enumerate(ROWS):
            for number, value in enumerate(values):
                those = worlds.cell(own, envelope, kind, number)
                count = (those & fit).bit_count()
                because = worlds.reason(own, facts, those) if those and not count else []
                cells.append(Cell(row, value, count, because, not those))
        pages.append(Page(holder, cells))
    return tuple(pages)


@lru_cache(maxsize=512)
def _notebook(own: Own, facts: tuple[Fact, ...], seat: int, seats: int, own_escape: bool) -> Notebook:
    order = holders(seat, seats)
    fit = worlds.left(own, facts)
    mate = IDENTITIES.index(partner_of(IDENTITIES[own[0]]))
    partner, alone = None, False
    for envelope, holder in enumerate(order):
        if not fit & ~worlds.cell(own, envelope, worlds.IDENTITY, mate):
            partner, alone = holder, holder is None
    duties = {duty_in(own, world, seats, own_escape) for world in worlds.listed(own, fit)}
    contested = {contested_in(own, world) for world in worlds.listed(own, fit)}
    return Notebook(
        worlds=fit.bit_count(),
        pages=list(_pages(own, facts, tuple(order))),
        partner=partner,
        alone=alone,
        mission=duties.pop() if len(duties) == 1 else None,
        contested=contested.pop() if len(contested) == 1 and seats == 4 else None,
    )


def contested_in(own: Own, world: World) -> str:
    """The contested piece in a world (IV-606)."""
    letters = letters_in(own, world)
    return CONTESTED["".join(sorted(letters["F"] + letters["B"]))]


def notebook(seat: int, seats: int, envelope: Envelope, questions: Sequence[Question], options: Table) -> Notebook:
    """The notebook of a seat."""
    facts = facts_of(seat, seats, questions, options)
    return _notebook(own_of(envelope), facts, seat, seats, options.solo_escape == "own")


@lru_cache(maxsize=512)
def _passport(own: Own | None, facts: tuple[Fact, ...]) -> tuple[Entry, ...]:
    """All 24 missions; of those whose letters no world has, that they are not possible."""
    seen: set[str] | None = None
    if own is not None:
        letters = [letters_in(own, world) for world in worlds.listed(own, worlds.left(own, facts))]
        seen = {team + "".join(found[who] for who in LEADERS[team]) for found in letters for team in TEAMS}
    return tuple(
        Entry(
            team=team,
            first=_LETTERS[pair[0]],
            second=_LETTERS[pair[1]],
            mission=mission.key(),
            escape=mission.kind == "GO" and ESCAPES.get(mission.piece) == mission.mark,
            possible=seen is None or team + pair in seen,
        )
        for team in TEAMS
        for pair, mission in MISSIONS[team].items()
    )


def passport(
    seat: int, seats: int, envelope: Envelope | None, questions: Sequence[Question], options: Table
) -> list[Entry]:
    """The lines of the passport as this seat has them before it."""
    if envelope is None or options.notes != "deduce":
        return list(_passport(None, ()))
    return list(_passport(own_of(envelope), facts_of(seat, seats, questions, options)))
