"""Whether a board is fair and playable for all: costs, exits, dead fields, planks (VE-M5, VE-M7 to VE-M10, VE-S16)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from serenissima.games.venise.board.chart import LONG, SHORT
from serenissima.games.venise.board.file import BoardFile, Finding
from serenissima.games.venise.board.graph import LONG_COST, STEM_COST, Ways
from serenissima.games.venise.board.survey import Survey
from serenissima.games.venise.box import COLOURS, GEMS, SUPPLIES, Colour
from serenissima.games.venise.workshop.report import Tour
from serenissima.games.venise.workshop.symmetry import holding

APART = 10
"""Per cent by which the dearest colour may exceed the cheapest (VE-M7)."""
USUAL = (40, 65)
"""Solo costs of a game that is neither too short nor too long (VE-M10)."""
MOST_LISTED = 40
"""The most fields one finding names."""


def complete(board: BoardFile, known: Survey) -> bool:
    """Whether every colour has a start and four gems on fields that exist, so that tours can be asked for."""
    return all(
        board.starts.get(colour) in known.fields
        and len(board.gems.get(colour, [])) == GEMS
        and all(gem in known.fields for gem in board.gems[colour])
        for colour in COLOURS
    )


def tours(board: BoardFile, ways: Ways) -> list[Tour]:
    """The cheapest tour of every colour alone on the board (VE-B6)."""
    return [_tour(board, ways, colour) for colour in COLOURS]


def _tour(board: BoardFile, ways: Ways, colour: Colour) -> Tour:
    start, gems = board.starts[colour], board.gems[colour]
    plain, stems = ways.plain.tour(start, gems), ways.stems.tour(start, gems)
    near = ways.plain.journeys(start, planks=True).costs
    planks = [near.get(gem) for gem in gems]
    shown = plain or stems
    return Tour(
        colour=colour,
        cost=None if plain is None else plain[0].cost,
        stem_cost=None if stems is None else stems[0].cost,
        gems=[] if shown is None else shown[1],
        fields=[] if shown is None else list(shown[0].fields),
        places=[] if shown is None else list(shown[0].places),
        planks=planks,
    )


def unfairness(board: BoardFile, known: Survey, ways: Ways) -> Iterator[Finding]:
    """VE-M7 to VE-M10, and whether there are enough planks with every number of players."""
    yield from _exits(board, known)
    if complete(board, known):
        found = tours(board, ways)
        yield from _supplies(board, ways)
        yield from _costs(board, found)
    yield from _dead(board, known, ways)


def _costs(board: BoardFile, found: list[Tour]) -> Iterator[Finding]:
    """Whether tours cost about as much for every colour (VE-M7, VE-M10), and distances are equal (VE-S16)."""
    costs = {tour.colour: tour.cost for tour in found}
    known = {colour: cost for colour, cost in costs.items() if cost is not None}
    if len(known) == len(COLOURS):
        low, high = min(known, key=known.__getitem__), max(known, key=known.__getitem__)
        args: dict[str, str | int] = {"high": high, "low": low, "most": known[high], "least": known[low]}
        if not holding(board) and 100 * known[high] > (100 + APART) * known[low]:
            yield Finding("VE-M7", "warning", "unequal-costs", args | {"percent": APART})
        if known[low] < USUAL[0]:
            yield Finding("VE-M10", "note", "quick", {"cost": known[low], "low": USUAL[0], "high": USUAL[1]})
        if known[high] > USUAL[1]:
            yield Finding("VE-M10", "note", "slow", {"cost": known[high], "low": USUAL[0], "high": USUAL[1]})
    lengths = {tour.colour: sorted(-1 if count is None else count for count in tour.planks) for tour in found}
    first = lengths[COLOURS[0]]
    for colour in COLOURS[1:]:
        if lengths[colour] != first:
            said = {name: ", ".join("–" if n < 0 else str(n) for n in row) for name, row in lengths.items()}
            args = {"one": COLOURS[0], "first": said[COLOURS[0]], "other": colour, "second": said[colour]}
            yield Finding("VE-S16", "note", "distances", args, board.gems[colour])


def _exits(board: BoardFile, known: Survey) -> Iterator[Finding]:
    """VE-M8: a pawn on a gem's field should not be locked in."""
    for colour in COLOURS:
        for gem in board.gems.get(colour, []):
            if gem not in known.fields:
                continue
            kinds = [place.kind for place in known.places.values() if gem in place.ends and place.kind in (SHORT, LONG)]
            args: dict[str, str | int] = {"colour": colour, "field": gem, "count": len(kinds)}
            if len(kinds) < 2:
                yield Finding("VE-M8", "warning", "few-exits", args, [gem])
            if kinds and SHORT not in kinds:
                yield Finding("VE-M8", "note", "long-exits", args, [gem])


def _dead(board: BoardFile, known: Survey, ways: Ways) -> Iterator[Finding]:
    """VE-M9: fields nothing touches, and fields nobody can reach."""
    touched = {end for place in known.places.values() for end in place.ends}
    dead = [field for field in known.fields if field not in touched]
    if dead:
        yield _fields("dead-fields", dead)
    lost = [field for field in unreachable(board, ways) if field not in dead]
    if lost:
        yield _fields("lost-fields", lost)


def _fields(key: str, fields: list[str]) -> Finding:
    listed = ", ".join(fields[:MOST_LISTED]) + (" …" if len(fields) > MOST_LISTED else "")
    return Finding("VE-M9", "note", key, {"count": len(fields), "fields": listed}, fields)


def unreachable(board: BoardFile, ways: Ways) -> list[str]:
    """Fields nobody can reach from any start (VE-M9)."""
    reached = {field for start in board.starts.values() for field in ways.stems.reachable(start)}
    return [field for field in ways.stems.fields if field not in reached]


def _supplies(board: BoardFile, ways: Ways) -> Iterator[Finding]:
    """VE-M5: alone on the board, with the planks of 2, 3 and 4 players.

    Straight and diagonal planks can be taken back from the far end; every stem leaves its long plank behind.
    """
    for colour in COLOURS:
        start, gems = board.starts[colour], board.gems[colour]
        easily, somehow = ways.plain.reachable(start), ways.stems.reachable(start)
        if easily.issuperset(gems) or not somehow.issuperset(gems):
            continue
        for players, (_, long) in SUPPLIES.items():
            if not _feasible(ways, start, gems, long):
                args: dict[str, str | int] = {"colour": colour, "players": players, "long": long}
                yield Finding("VE-M5", "warning", "too-few-planks", args, gems)


def _feasible(ways: Ways, start: str, gems: list[str], long: int) -> bool:
    """Whether all gems can be fetched when every stem costs a long plank."""
    number = {gem: 1 << i for i, gem in enumerate(gems)}
    first = (start, long, number.get(start, 0))
    seen, waiting = {first}, deque([first])
    while waiting:
        field, left, have = waiting.popleft()
        if have == (1 << len(gems)) - 1:
            return True
        for edge in ways.stems.edges[field]:
            after = left - (edge.cost == STEM_COST)
            if after < 0 or (edge.cost == LONG_COST and left == 0):
                continue
            state = (edge.to, after, have | number.get(edge.to, 0))
            if state not in seen:
                seen.add(state)
                waiting.append(state)
    return False
