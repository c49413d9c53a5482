"""The start of an auction in the middle of a match, described by what matters for it: for tests and documents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from serenissima.core.options import read_options
from serenissima.games.canaletto.alphabet.values import group_of
from serenissima.games.canaletto.box import GROUPS, LOWEST_VALUE, MARKERS, PALACES, SHORT, SPACES
from serenissima.games.canaletto.options import OPTIONS
from serenissima.games.canaletto.setup.building import build
from serenissima.games.canaletto.setup.written import Holder, Setup, Sold
from serenissima.games.canaletto.state import State

MARKER_VALUES = range(LOWEST_VALUE, LOWEST_VALUE + MARKERS)


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
    """The state of a setting, with its auction just opened; ValueError if it is impossible."""
    for palace in (setting.column, *setting.lots):
        if not 0 <= palace < PALACES:
            raise ValueError(f"there is no P{palace}")
    options = read_options(OPTIONS, setting.options)
    seats = len(setting.holders)
    sold = _sold_earlier(setting)
    setup = Setup(
        phase="bidding",
        lots="/".join(setting.lots.get(palace, "") for palace in range(PALACES)),
        players=tuple(setting.holders),
        values=_row(setting.values, len(sold), options.choice("values") == "open"),
        column=setting.column,
        starter=setting.starter,
        turn=setting.starter,
        sold=tuple(Sold(group=group, counts=(0,) * seats) for group in sold),
    )
    return build(seats, options, setup)


def _sold_earlier(setting: Setting) -> list[str]:
    """The groups that are neither on the board nor owned, by their short names."""
    written = " ".join([*setting.lots.values(), *(holder.treasures for holder in setting.holders)])
    found = {group_of(name) for name in written.split()}
    return [SHORT[group] for group in range(len(GROUPS)) if group not in found]


def _row(values: Sequence[int], sold: int, whole: bool) -> tuple[int, ...]:
    """The values turned up so far: first any markers that are not named, as many as were used, then the named ones."""
    if len(set(values)) < len(values) or not set(values) <= set(MARKER_VALUES):
        raise ValueError(f"{values} are not different values from {MARKER_VALUES[0]} to {MARKER_VALUES[-1]}")
    others = [value for value in MARKER_VALUES if value not in values]
    row = [*others[:sold], *values, *others[sold:]]
    return tuple(row[: SPACES if whole else min(sold + 1, SPACES)])
