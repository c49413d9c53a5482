"""A layout as text, the whole setup as Fortuna's moves, and positions set up for tests and analysis.

A layout is written palace by palace from P0 on, separated by `/`: `La Mi/Ca Fa/...` (short or full names, in any
order).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from librt.vecs import append

from serenissima.core.game import NotAMove, Refusal
from serenissima.core.options import read_options
from serenissima.games.canaletto.board import BIDDING
from serenissima.games.canaletto.box import (
    FEWEST,
    GROUPS,
    LOWEST_VALUE,
    MARKERS,
    MOST,
    PALACES,
    SHORT,
    SIZES,
    SPACES,
)
from serenissima.games.canaletto.holdings import count_of
from serenissima.games.canaletto.imagine import EARLIER
from serenissima.games.canaletto.rules import Rules
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.table import OPTIONS

GROUP_OF = {name.lower(): group for names in (GROUPS, SHORT) for group, name in enumerate(names)}


def group_of(name: str) -> int:
    """The number of a group, by its full or short name; CAN-03 if there is none."""
    try:
        return GROUP_OF[name.lower()]
    except KeyError:
        raise NotAMove(Refusal("CAN-03", "no-group", {"group": name[:60], "groups": ", ".join(GROUPS)})) from None


def lots_of(layout: str) -> list[list[int]]:
    """The groups in each palace of a written layout, as they stand there; no rule is checked but the names."""
    return [[group_of(name) for name in lot.split()] for lot in layout.replace(",", " ").strip().split("/")]


def read_layout(layout: str) -> list[list[int]]:
    """The groups in each palace of a complete layout; NotAMove names the rule it breaks (CAN-03, CAN-11)."""
    lots = lots_of(layout)
    if len(lots) != PALACES:
        raise NotAMove(Refusal("CAN-01", "layout-palaces", {"count": len(lots), "palaces": PALACES}))
    for palace, lot in enumerate(lots):
        if len(lot) > MOST:
            raise NotAMove(Refusal("CAN-11", "palace-full", {"palace": palace, "most": MOST}))
        if len(lot) < FEWEST:
            raise NotAMove(Refusal("CAN-11", "palace-empty", {"palace": palace}))
        twice = next((group for group in lot if lot.count(group) > 1), None)
        if twice is not None:
            raise NotAMove(Refusal("CAN-11", "same-group", {"group": GROUPS[twice], "palace": palace}))
    for group, size in enumerate(SIZES):
        count = sum(group in lot for lot in lots)
        if count != size:
            args: dict[str, str | int] = {"group": GROUPS[group], "count": count, "size": size}
            raise NotAMove(Refusal("CAN-03", "layout-group", args))
    return lots


def placing(layout: str) -> list[str]:
    """Fortuna's moves that lay this layout out: group after group, palace after palace."""
    lots = read_layout(layout)
    return [
        f"place {SHORT[group]} P{palace}"
        for group in range(len(GROUPS))
        for palace in range(PALACES)
        if group in lots[palace]
    ]


def phrase(line: str) -> list[str]:
    """What is typed in one go: moves separated by semicolons; `layout La Mi/Ca Fa/...` stands for all placements."""
    texts: list[str] = []
    for part in line.split(";"):
        word, _, rest = part.strip().partition(" ")
        if word.lower() == "layout":
            texts += placing(rest)
        elif word:
            texts.append(part.strip())
    return texts


@dataclass(frozen=True, kw_only=True)
class Holder:
    """What a seat has in a position that is set up."""

    money: int = 30
    debt: int = 0
    mask: bool = True
    treasures: str = ""


@dataclass(frozen=True, kw_only=True)
class Setting:
    """A position at the start of an auction. `lots`: palace -> treasures, as `{0: "St Ri"}`.

    Treasures neither on the board nor owned left the game earlier; a group of which none is left was sold. `values`:
    the markers from the next one on.
    """

    holders: Sequence[Holder]
    lots: Mapping[int, str]
    column: int
    starter: int = 0
    values: Sequence[int] = ()
    options: Mapping[str, object] = field(default_factory=dict)


def set_up(setting: Setting) -> State:
    """The state of a setting, with its auction just opened; ValueError if it cannot be."""
    seats = len(setting.holders)
    state = State(Rules(seats, read_options(OPTIONS, setting.options)))
    state.laying = None
    for palace, names in setting.lots.items():
        for group in _lot(palace, names):
            state.put(palace, group)
    for seat, holder in enumerate(setting.holders):
        state.money[seat] = holder.money
        state.debt[seat] = holder.debt
        state.own[seat] = sum(1 << 4 * group_of(name) for name in holder.treasures.split())
    state.masks = sum(1 << seat for seat, holder in enumerate(setting.holders) if holder.mask)
    _sell_earlier(state)
    _turn_up(state, list(setting.values))
    state.phase = BIDDING
    if not setting.lots.get(setting.column):
        raise ValueError(f"there is nothing to auction in P{setting.column}")
    if not 0 <= setting.starter < seats:
        raise ValueError(f"there is no seat {setting.starter}")
    state.column = setting.column
    state.starter = state.turn = setting.starter
    state.still_in = state.rules.everyone
    return state


def _lot(palace: int, names: str) -> list[int]:
    """The groups of one palace: at most three, all different (CAN-11)."""
    groups = [group_of(name) for name in names.split()]
    if not 0 <= palace < PALACES:
        raise ValueError(f"there is no P{palace}")
    if len(groups) > MOST or len(set(groups)) < len(groups):
        raise ValueError(f"P{palace} cannot hold {names}: at most {MOST} treasures, never two of one group")
    return groups


def _sell_earlier(state: State) -> None:
    """Groups that are nowhere were sold before; there are never more treasures of a group than the box has."""
    for group, size in enumerate(SIZES):
        owned = sum(count_of(state.own[seat], group) for seat in range(state.rules.seats))
        count = owned + count_of(state.left, group)
        if count == 0:
            state.sales = append(state.sales, group | EARLIER << 20)
            state.sold += 1
        elif count > size:
            raise ValueError(f"{count} treasures of {GROUPS[group]}: there are {size}")


def _turn_up(state: State, values: list[int]) -> None:
    """Used markers are any that are not named; as many of the named ones as can be seen lie open."""
    if len(set(values)) < len(values) or not set(values) <= set(range(LOWEST_VALUE, LOWEST_VALUE + MARKERS)):
        raise ValueError(f"{values} are not different values from {LOWEST_VALUE} to {LOWEST_VALUE + MARKERS - 1}")
    others = [value for value in range(LOWEST_VALUE, LOWEST_VALUE + MARKERS) if value not in values]
    row = [*others[: state.sold], *values]
    seen = SPACES if state.rules.open_row else min(state.sold + 1, SPACES)
    row += [value for value in others if value not in row]
    for space, value in enumerate(row[:seen]):
        state.row |= (value - LOWEST_VALUE) << 4 * space
        state.seen |= 1 << value - LOWEST_VALUE
        state.turned += 1
