"""Fair boards from a seed: symmetric by construction, and the best of many by the checks of the workshop."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import msgspec

from serenissima.core.game import Refusal
from serenissima.core.study import Unfit
from serenissima.games.venise.board.chart import LONG, SHORT
from serenissima.games.venise.board.checks import PRINTED, STANDARD
from serenissima.games.venise.board.file import BoardFile, PoleSpec
from serenissima.games.venise.board.graph import Ways
from serenissima.games.venise.board.names import slot_at, slot_name
from serenissima.games.venise.board.survey import suffixes, survey
from serenissima.games.venise.box import AXES, COLOURS, GEMS, TILES, Axis, Colour
from serenissima.games.venise.workshop.fairness import APART, USUAL
from serenissima.games.venise.workshop.symmetry import HALF_TURN, LEFT_RIGHT, QUARTER_TURN, TOP_BOTTOM, Operation
from serenissima.games.venise.workshop.wishes import Difficulty, Length, Wishes

TRIES: Final = 120
"""The most boards that are built to find a good one."""
LAST_TRIES: Final = 400
"""The most boards that are built to find any."""
ENOUGH: Final = 5
"""Flawless boards to choose the best from."""
FILLED: Final = (0.78, 0.92)
"""The least and the greatest share of a large grid that holds poles."""
COSTS: Final[dict[Length, tuple[int, int]]] = {"short": (24, 40), "usual": USUAL, "long": (60, 90)}
"""The least and the greatest solo cost (VE-B6) by how long a match shall last."""
KINDS: Final[dict[Difficulty, tuple[str, ...]]] = {
    "easy": ("wall", "bridge", "bridge", "bridge", "bridge", "bridge"),
    "medium": ("wall", "bridge", "bridge"),
    "hard": ("wall", "wall", "bridge"),
}
"""What is drawn from for every tile, by difficulty."""
SLANTING: Final = ("NE-SW", "NW-SE")
TWISTED: Final = 0.3
"""The share of the tiles of a hard board that slant if they can."""
TITLES: Final = (
    "Campo San Polo",
    "Rio Marin",
    "Ponte dei Pugni",
    "Corte Nova",
    "Rio dei Mendicanti",
    "Campiello del Remer",
    "Sotoportego Falier",
    "Fondamenta Nove",
    "Ponte Storto",
    "Calle Lunga",
    "Rio della Sensa",
    "Squero Vecchio",
)


def propose(seed: int, wishes: Wishes) -> BoardFile:
    """A board for these wishes; the seed determines which."""
    random = Random(f"{seed}/{wishes}")
    best: tuple[float, BoardFile] | None = None
    spotless = 0
    for tried in range(LAST_TRIES):
        if tried >= TRIES and best is not None:
            break
        board = _Draft(wishes, random, seed).board()
        if board is None:
            continue
        blemishes = _judge(board, COSTS[wishes.length])
        if blemishes is None:
            continue
        if best is None or blemishes < best[0]:
            best = (blemishes, board)
        spotless += blemishes < 1
        if spotless == ENOUGH:
            break
    if best is None:
        raise Unfit(Refusal("VE-M5", "no-proposal", {"cols": wishes.cols, "rows": wishes.rows}))
    return best[1]


def _judge(board: BoardFile, wanted: tuple[int, int]) -> float | None:
    """The blemishes of a board, plus a fraction for how far its cost is from the middle of what is wanted.

    None if the board is useless.
    As the board is symmetric, it is enough to look at two neighbouring colours.
    """
    known = survey(board)
    graph = Ways(known).plain
    exits = Counter(end for place in known.places.values() if place.kind in (SHORT, LONG) for end in set(place.ends))
    touched = {end for place in known.places.values() for end in place.ends}
    costs = []
    for colour in COLOURS[:2]:
        if any(exits[gem] < 2 for gem in board.gems[colour]):
            return None
        if not graph.reachable(board.starts[colour]).issuperset(board.gems[colour]):
            return None
        tour = graph.tour(board.starts[colour], board.gems[colour])
        if tour is None:
            return None
        costs.append(tour[0].cost)
    apart = 100 * max(costs) > (100 + APART) * min(costs)
    unusual = min(costs) < wanted[0] or max(costs) > wanted[1]
    dead = any(field not in touched for field in known.fields)
    return 4.0 * apart + 2.0 * unusual + dead + min(0.9, abs(sum(costs) - sum(wanted)) / 1000)


class _Draft:
    """One attempt: poles and gems in orbits of the symmetry, so that all corners see the same board."""

    def __init__(self, wishes: Wishes, random: Random, seed: int) -> None:
        self._wishes = wishes
        self._random = random
        self._seed = seed
        self._group: list[Operation] = {
            "rectangle": [LEFT_RIGHT, TOP_BOTTOM, HALF_TURN],
            "turn2": [HALF_TURN],
            "turn4": [QUARTER_TURN],
        }[wishes.symmetry]
        cols, rows = wishes.cols, wishes.rows
        corners = (slot_name(0, rows - 1), slot_name(cols - 1, rows - 1), slot_name(cols - 1, 0), slot_name(0, 0))
        self._starts: dict[Colour, str] = dict(zip(COLOURS, corners, strict=True))
        self._moved: list[tuple[Operation, dict[Colour, Colour]]] = []

    def board(self) -> BoardFile | None:
        """The board, or None if its gems found no room."""
        wishes = self._wishes
        night = wishes.side == "night" and (wishes.cols, wishes.rows) == STANDARD
        printed = PRINTED if night else []
        poles = [PoleSpec(slot, "start", owner=colour) for colour, slot in self._starts.items()]
        poles += [PoleSpec(slot, "plain") for slot in printed]
        poles += self._tiles(printed)
        order = sorted(poles, key=lambda pole: (-int(pole.at[1]), pole.at[0]))
        empty = BoardFile(
            id=f"own-{self._seed % 10**9}",
            name={"en": self._random.choice(TITLES)},
            side=wishes.side,
            level="custom",
            note="",
            cols=wishes.cols,
            rows=wishes.rows,
            symmetry=wishes.symmetry,
            printed=list(printed),
            starts=self._starts,
            poles=order,
            gems={},
        )
        self._moved = [(each, colours) for each in self._group if (colours := each.colours(empty)) is not None]
        gems = self._gems(empty)
        return None if gems is None else msgspec.structs.replace(empty, gems=gems)

    def _orbit(self, slot: str) -> list[str]:
        """A slot and all its images."""
        found = [slot]
        for image in found:
            for operation in self._group:
                other = operation.slot(image, self._wishes.cols, self._wishes.rows)
                if other not in found:
                    found.append(other)
        return found

    def _tiles(self, printed: list[str]) -> list[PoleSpec]:
        """Walls and bridges, orbit by orbit, as many as the grid should have."""
        cols, rows = self._wishes.cols, self._wishes.rows
        taken = {*self._starts.values(), *printed}
        orbits: list[list[str]] = []
        for slot in (slot_name(column, row) for row in range(rows) for column in range(cols)):
            if slot not in taken and not any(slot in orbit for orbit in orbits):
                orbits.append(self._orbit(slot))
        self._random.shuffle(orbits)
        if cols * rows <= TILES + 6:
            most = TILES - len(COLOURS)
        else:
            most = round(cols * rows * self._random.uniform(*FILLED)) - len(COLOURS)
        # small orbits last: they fill what is left exactly
        orbits.sort(key=len, reverse=True)
        kept: list[list[str]] = []
        for orbit in orbits:
            if sum(map(len, kept)) + len(orbit) <= most:
                kept.append(orbit)
        return [tile for orbit in kept for tile in self._turned(orbit)]

    def _turned(self, orbit: list[str]) -> list[PoleSpec]:
        """One tile in all slots of an orbit, turned as the symmetry demands."""
        cols, rows = self._wishes.cols, self._wishes.rows
        kind = self._random.choice(KINDS[self._wishes.difficulty])
        axes = list(AXES)
        self._random.shuffle(axes)
        if self._wishes.difficulty == "easy":
            axes.sort(key=SLANTING.__contains__)
        elif self._wishes.difficulty == "hard" and self._random.random() < TWISTED:
            axes.sort(key=SLANTING.__contains__, reverse=True)
        for axis in axes:
            found: dict[str, Axis] = {orbit[0]: axis}
            waiting, fits = [orbit[0]], True
            while waiting and fits:
                slot = waiting.pop()
                for operation in self._group:
                    image, turned = operation.slot(slot, cols, rows), operation.axis(found[slot])
                    if image not in found:
                        found[image] = turned
                        waiting.append(image)
                    fits = fits and found[image] == turned
            if fits:
                return [PoleSpec(slot, "wall" if kind == "wall" else "bridge", found[slot]) for slot in orbit]
        return []

    def _images(self, board: BoardFile, field: str, colour: Colour) -> dict[str, Colour] | None:
        """A gem and its images with their colours; None if two colours meet."""
        found: dict[str, Colour] = {field: colour}
        waiting = [field]
        while waiting:
            here = waiting.pop()
            for operation, colours in self._moved:
                image, owner = operation.field(here, board.cols, board.rows), colours[found[here]]
                if image not in found:
                    found[image] = owner
                    waiting.append(image)
                elif found[image] != owner:
                    return None
        return found

    def _gems(self, board: BoardFile) -> dict[Colour, list[str]] | None:
        """Four gems for each colour, one in each quarter of the board where that is possible."""
        fields = [(pole.at, suffix) for pole in board.poles if pole.kind != "start" for suffix in suffixes(pole)]
        names = [f"{slot}.{suffix}" if suffix else slot for slot, suffix in fields]
        self._random.shuffle(names)
        gems: dict[Colour, list[str]] = {colour: [] for colour in COLOURS}
        used: set[str] = set()
        for colour in COLOURS:
            for name in names:
                if len(gems[colour]) == GEMS:
                    break
                quarters = {_quarter(board, gem) for gem in gems[colour]}
                if name in used or (_quarter(board, name) in quarters and len(quarters) < GEMS):
                    continue
                images = self._images(board, name, colour)
                if images is None or used & set(images):
                    continue
                used |= set(images)
                for image, owner in images.items():
                    gems[owner].append(image)
            if len(gems[colour]) != GEMS:
                return None
        return gems


def _quarter(board: BoardFile, field: str) -> tuple[bool, bool]:
    at = slot_at(field.split(".")[0])
    assert at is not None
    return at[0] * 2 >= board.cols, at[1] * 2 >= board.rows
