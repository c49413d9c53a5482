"""Whole lines of moves, and a layout as text.

A layout is written palace by palace from P0 on, separated by `/`: `La Mi/Ca Fa/...` (short or full names, in any
order).
"""

from __future__ import annotations

from serenissima.core.game import NotAMove, Refusal
from serenissima.games.canaletto.alphabet.values import group_of
from serenissima.games.canaletto.box import FEWEST, GROUPS, MOST, PALACES, SHORT, SIZES


def lots_of(layout: str) -> list[list[int]]:
    """The groups in each palace of a written layout, in the written order; only the names are checked."""
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


def placements(layout: str) -> list[str]:
    """Fortuna's moves that lay this layout out: group after group, palace after palace."""
    lots = read_layout(layout)
    return [
        f"place {SHORT[group]} P{palace}"
        for group in range(len(GROUPS))
        for palace in range(PALACES)
        if group in lots[palace]
    ]


def split_line(line: str) -> list[str]:
    """What is typed in one go: moves separated by semicolons; `layout La Mi/Ca Fa/...` stands for all placements."""
    texts: list[str] = []
    for part in line.split(";"):
        word, _, rest = part.strip().partition(" ")
        if word.lower() == "layout":
            texts += placements(rest)
        elif word:
            texts.append(part.strip())
    return texts
