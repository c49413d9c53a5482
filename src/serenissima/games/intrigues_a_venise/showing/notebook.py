"""The notebook and the passport of a seat: what it can conclude, with reasons (IV-912)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from serenissima.games.intrigues_a_venise import worlds
from serenissima.games.intrigues_a_venise.box import (
    BUILDS,
    ESCAPES,
    IDENTITIES,
    LEADERS,
    MESSAGES,
    MISSIONS,
    TEAMS,
    Message,
    Team,
    partner_of,
)
from serenissima.games.intrigues_a_venise.facts import contested_in, duty_in, facts_of, holders, letters_in, own_of
from serenissima.games.intrigues_a_venise.view import Cell, Entry, Envelope, Notebook, Page, Question, Row, Table
from serenissima.games.intrigues_a_venise.worlds import Fact, Own

ROWS: tuple[tuple[Row, tuple[str, ...]], ...] = (("identity", IDENTITIES), ("build", BUILDS), ("message", MESSAGES))
_LETTERS: dict[str, Message] = {letter: letter for letter in MESSAGES}


def notebook(seat: int, seats: int, envelope: Envelope, questions: Sequence[Question], options: Table) -> Notebook:
    """The notebook of a seat."""
    facts = facts_of(seat, seats, questions, options)
    return _notebook(own_of(envelope), facts, seat, seats, options.solo_escape == "own")


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


def passport(
    seat: int, seats: int, envelope: Envelope | None, questions: Sequence[Question], options: Table
) -> list[Entry]:
    """The lines of the passport as this seat has them before it."""
    if envelope is None:
        return list(_passport(None, None, ()))
    if options.notes != "deduce":
        return list(_passport(envelope, None, ()))
    return list(_passport(envelope, own_of(envelope), facts_of(seat, seats, questions, options)))


@lru_cache(maxsize=512)
def _passport(envelope: Envelope | None, own: Own | None, facts: tuple[Fact, ...]) -> tuple[Entry, ...]:
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
            partner=_partner(envelope, team, pair),
        )
        for team in TEAMS
        for pair, mission in MISSIONS[team].items()
    )


def _partner(envelope: Envelope | None, team: Team, pair: str) -> Message | None:
    """The other letter of a line on which the viewer's own stands in its place (IV-601)."""
    if envelope is None or envelope.identity not in LEADERS[team]:
        return None
    place = LEADERS[team].index(envelope.identity)
    return _LETTERS[pair[1 - place]] if pair[place] == envelope.message else None
