"""The fields, ports, places and neighbours of a board file (VE-G4 to VE-G19). Found once for a board."""

from __future__ import annotations

from dataclasses import dataclass

from serenissima.games.venise.board.chart import CROSSBAR, LONG, SHORT, STEM, Chart
from serenissima.games.venise.board.file import BoardFile, PoleSpec
from serenissima.games.venise.board.names import (
    PLACE_NUMBER,
    PLACES,
    SPOT_NUMBER,
    SPOTS,
    corners,
    diagonal,
    field_name,
    slot_at,
    slot_name,
    stem,
    straight,
)
from serenissima.games.venise.box import AXES, COLOURS, DIRECTIONS, GEMS, Direction

_AXIS_AT = dict(zip(AXES, (0, 2, 1, 7), strict=True))
"""Where an axis begins among the directions."""


def suffixes(pole: PoleSpec) -> tuple[str, ...]:
    """The fields of a pole, as suffixes of its slot (VE-G4 to VE-G7, VE-G12)."""
    own: tuple[str, ...] = ("",)
    if pole.kind == "bridge":
        own = ("top", "low")
    elif pole.kind == "wall":
        assert pole.axis is not None
        first = _AXIS_AT[pole.axis]
        own = (DIRECTIONS[(first + 6) % 8], DIRECTIONS[(first + 2) % 8])
    if pole.ports:
        named = [name for port in pole.ports.values() for name in _listed(port)]
        own += tuple(dict.fromkeys(name for name in named if name not in own))
    return own


def ports(pole: PoleSpec, both: bool) -> list[tuple[str, ...]]:
    """For every direction, the fields a plank from there touches (VE-G9 to VE-G11); none if the port is closed."""
    found: list[tuple[str, ...]] = [("",)] * 8
    if pole.kind == "bridge":
        first = _axis(pole)
        found = [("top",) if (number - first) % 4 == 0 else ("low",) for number in range(8)]
    elif pole.kind == "wall":
        first = _axis(pole)
        one, other = DIRECTIONS[(first + 2) % 8], DIRECTIONS[(first + 6) % 8]
        found = [() if (n - first) % 4 == 0 else (one,) if (n - first) % 8 < 4 else (other,) for n in range(8)]
        if both:
            found[first] = found[(first + 4) % 8] = (other, one)
    for direction, said in (pole.ports or {}).items():
        found[DIRECTIONS.index(direction)] = tuple(_listed(said))
    return found


def _axis(pole: PoleSpec) -> int:
    assert pole.axis is not None
    return _AXIS_AT[pole.axis]


def _listed(port: str | list[str] | None) -> list[str]:
    return [] if port is None else [port] if isinstance(port, str) else port


@dataclass(frozen=True)
class Place:
    """A plank place: its shape, what its ends touch, the planks it rests on, and the cell it crosses (VE-G13)."""

    name: str
    kind: int
    ends: tuple[str, ...]
    rests_on: tuple[str, ...] = ()
    cell: str = ""


@dataclass(frozen=True)
class Survey:
    """Everything that has a name on a board. Fields and places are in the order of their numbers."""

    fields: dict[str, list[Direction]]
    """Every field, and the directions from which planks touch it."""
    places: dict[str, Place]
    doubled: bool
    """Whether some end touches two fields of a pole (VE-F2)."""


def survey(board: BoardFile, both: bool = False) -> Survey:
    """The fields and places of a board. Poles outside the grid, and second poles on a slot, are passed over."""
    opened: dict[str, list[tuple[str, ...]]] = {}
    fields: dict[str, list[Direction]] = {}
    for pole in board.poles:
        at = slot_at(pole.at)
        if at is None or at[0] >= board.cols or at[1] >= board.rows or pole.at in opened:
            continue
        opened[pole.at] = ports(pole, both)
        for suffix in suffixes(pole):
            touched = [DIRECTIONS[n] for n, names in enumerate(opened[pole.at]) if suffix in names]
            fields[field_name(pole.at, suffix)] = touched
    found = _Places(board.cols, board.rows, opened).all()
    return Survey(
        fields={name: fields[name] for name in sorted(fields, key=SPOT_NUMBER.__getitem__)},
        places={name: found[name] for name in sorted(found, key=PLACE_NUMBER.__getitem__)},
        doubled=any(len(names) > 1 for each in opened.values() for names in each),
    )


class _Places:
    def __init__(self, cols: int, rows: int, opened: dict[str, list[tuple[str, ...]]]) -> None:
        self._cols = cols
        self._rows = rows
        self._opened = opened
        self._found: dict[str, Place] = {}

    def all(self) -> dict[str, Place]:
        for row in range(self._rows):
            for column in range(self._cols):
                here = slot_name(column, row)
                if column + 1 < self._cols:
                    self._join(SHORT, here, slot_name(column + 1, row), "E")
                if row + 1 < self._rows:
                    self._join(SHORT, here, slot_name(column, row + 1), "N")
        cells = [corners(column, row) for row in range(self._rows - 1) for column in range(self._cols - 1)]
        for sw, se, nw, ne in cells:
            self._join(LONG, sw, ne, "NE", sw)
            self._join(LONG, nw, se, "SE", sw)
        for sw, se, nw, ne in cells:
            for pole, across, direction in ((sw, ne, "NE"), (ne, sw, "SW")):
                self._stem(pole, across, direction, diagonal(nw, se), sw)
            for pole, across, direction in ((se, nw, "NW"), (nw, se, "SE")):
                self._stem(pole, across, direction, diagonal(sw, ne), sw)
            self._crossbar(f"HH:{sw}", straight(sw, nw), straight(se, ne), sw)
            self._crossbar(f"HV:{sw}", straight(sw, se), straight(nw, ne), sw)
        return self._found

    def _touched(self, slot: str, direction: str) -> tuple[str, ...]:
        """The fields of a slot at a port; none if there is no pole or the port is closed."""
        if slot not in self._opened:
            return ()
        return tuple(field_name(slot, name) for name in self._opened[slot][DIRECTIONS.index(direction)])

    def _join(self, kind: int, a: str, b: str, direction: str, cell: str = "") -> None:
        """A plank from pole to pole: there must be a pole in both slots, and both ports must be open."""
        back = DIRECTIONS[(DIRECTIONS.index(direction) + 4) % 8]
        one, other = self._touched(a, direction), self._touched(b, back)
        if one and other:
            called = straight(a, b) if kind == SHORT else diagonal(a, b)
            self._found[called] = Place(called, kind, (*one, *other), (), cell)

    def _stem(self, pole: str, across: str, direction: str, base: str, cell: str) -> None:
        touched = self._touched(pole, direction)
        if touched and base in self._found:
            name = stem(pole, across)
            self._found[name] = Place(name, STEM, (*touched, base), (base,), cell)

    def _crossbar(self, name: str, one: str, other: str, cell: str) -> None:
        if one in self._found and other in self._found:
            self._found[name] = Place(name, CROSSBAR, (one, other), (one, other), cell)


def opposite(place: str) -> str:
    """The other stem of the X: `T:q>p` for `T:p>q`."""
    pole, across = place[2:].split(">")
    return stem(across, pole)


def chart(board: BoardFile, both: bool = False) -> Chart:
    """The tables a match is played on. The board must have no errors (VE-M1 to VE-M5)."""
    known = survey(board, both)
    spots = [*known.fields, *known.places]
    spot = {name: number for number, name in enumerate(spots)}
    place = {name: number for number, name in enumerate(known.places)}
    places = list(known.places.values())
    stems = {each.name: opposite(each.name) for each in places if each.kind == STEM}
    near: list[list[int]] = [[] for _ in spots]
    for each in places:
        for end in each.ends:
            near[spot[end]].append(place[each.name])
        if stems.get(each.name) in place:
            near[spot[stems[each.name]]].append(place[each.name])
    cells = {cell: number for number, cell in enumerate(dict.fromkeys(each.cell for each in places if each.cell))}
    by_place, by_spot = [-1] * len(PLACES), [-1] * len(SPOTS)
    for name, number in place.items():
        by_place[PLACE_NUMBER[name]] = number
    for name, number in spot.items():
        by_spot[SPOT_NUMBER[name]] = number
    gem_at = [[-1] * len(known.fields) for _ in COLOURS]
    for colour, gems in enumerate(board.gems[colour] for colour in COLOURS):
        for number, field in enumerate(gems):
            gem_at[colour][spot[field]] = number
    return Chart(
        spots=spots,
        fields=len(known.fields),
        place_number=[PLACE_NUMBER[name] for name in place],
        spot_number=[SPOT_NUMBER[name] for name in spots],
        place_of=by_place,
        spot_of=by_spot,
        kinds=[each.kind for each in places],
        cells=[cells[each.cell] if each.cell else -1 for each in places],
        cell_count=len(cells),
        near=[sorted(each) for each in near],
        ends=[[spot[end] for end in each.ends] for each in places],
        bases=[[place[base] for base in each.rests_on] for each in places],
        carries=[[place[other.name] for other in places if each.name in other.rests_on] for each in places],
        gem_at=[number for row in gem_at for number in row],
        gem_fields=[spot[field] for colour in COLOURS for field in board.gems[colour][:GEMS]],
        starts=[spot[board.starts[colour]] for colour in COLOURS],
    )
