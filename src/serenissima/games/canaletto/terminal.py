"""The table drawn with characters: the loop of palaces as a square, the value row, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from serenissima.core.paint import padded, plain, tint
from serenissima.core.text import sentence
from serenissima.games.canaletto import GAME
from serenissima.games.canaletto.box import GROUPS, PALACES, SHORT
from serenissima.games.canaletto.moves import Group
from serenissima.games.canaletto.view import Player, View

WIDE = 14
SIDE = 5
COLUMN = "#"
GONDOLA = "~"


def draw(view: View, names: Sequence[str]) -> str:
    """The board of 5 by 5 with P0 top left, clockwise; `#` marks the column, `~` the gondola."""
    lines = [*_loop(view), "", _row(view), ""]
    if view.lot and view.column is not None:
        lines.append(_say("terminal-lot", auction=view.auction, palace=view.column, lot=_lot(view.lot)))
        lines.append(_bid(view, names))
    if len(view.waiting) > 1 and view.buyer is not None:
        lines.append(_say("terminal-sale", name=names[view.buyer], groups=_lot(view.waiting)))
    return "\n".join([*lines, "", *_players(view, names)])


def _say(key: str, **args: str | int) -> str:
    return sentence(GAME, key, args)


def _lot(groups: list[Group]) -> str:
    return " ".join(SHORT[GROUPS.index(group)] for group in groups)


def _place(palace: int) -> tuple[int, int]:
    """The line and column of a palace in the square."""
    last = SIDE - 1
    side, along = divmod(palace, last)
    return ((0, along), (along, last), (last, last - along), (last - along, 0))[side]


def _loop(view: View) -> list[str]:
    grid = [["" for _ in range(SIDE)] for _ in range(2 * SIDE)]
    for palace in range(PALACES):
        line, column = _place(palace)
        marks = (COLUMN if palace == view.column else "") + (GONDOLA if palace == view.gondola else "")
        grid[2 * line][column] = tint(f"P{palace}{marks}", "water" if palace == view.gondola else "faint")
        grid[2 * line + 1][column] = _lot(view.palaces[palace].lot) or "-"
    return ["".join(padded(cell, WIDE) for cell in line).rstrip() for line in grid]


def _row(view: View) -> str:
    """The values: used ones in brackets, the next one between angles, hidden ones as dots."""
    shown = {"used": "({})", "next": ">{}<", "open": "{}", "hidden": "·"}
    return f"{_say('terminal-row')}: " + " ".join(shown[space.state].format(space.value) for space in view.row)


def _bid(view: View, names: Sequence[str]) -> str:
    ahead = None if view.gondola is None else view.palaces[view.gondola].next
    return _say(
        "terminal-bid",
        bid=view.bid,
        starter="" if view.starter is None else names[view.starter],
        high="" if view.high is None else names[view.high],
        gondola=0 if view.gondola is None else view.gondola,
        next=_say("terminal-nothing") if ahead is None else f"P{ahead}",
    )


def _players(view: View, names: Sequence[str]) -> list[str]:
    words = ("seat", "money", "debt", "worth", "mask", "in", "has")
    rows = [[_say(f"terminal-{word}") for word in words]]
    rows += [_player(names[seat], player) for seat, player in enumerate(view.players)]
    widths = [max(len(plain(cell)) for cell in column) for column in zip(*rows, strict=True)]
    return ["  ".join(map(padded, row, widths)).rstrip() for row in rows]


def _player(name: str, player: Player) -> list[str]:
    held = " ".join(f"{count}{_lot([group])}" for group, count in player.treasures.items())
    return [
        name,
        *(str(number) for number in (player.money, player.debt, player.worth)),
        _say("terminal-yes" if player.mask else "terminal-no"),
        _say("terminal-yes" if player.still_in else "terminal-out"),
        held or _say("terminal-nothing"),
    ]
