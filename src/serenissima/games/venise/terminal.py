"""The table drawn with characters: poles with their kinds, planks between them, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from serenissima.core.paint import tint
from serenissima.core.text import sentence
from serenissima.games.venise import GAME
from serenissima.games.venise.board.names import slot_at
from serenissima.games.venise.view import Player, Pole, View

WIDE, HIGH = 10, 4
"""Characters from slot to slot."""
WALL = {"N-S": "║", "E-W": "═", "NE-SW": "⫽", "NW-SE": "⑊"}
BRIDGE = {"N-S": "I", "E-W": "H", "NE-SW": "/", "NW-SE": "\\"}
GEM, PAWN = "◆", "☻"
TINT = {"ruby": "red", "diamond": "white", "emerald": "green", "topaz": "yellow"}
LETTER = {"ruby": "R", "diamond": "D", "emerald": "E", "topaz": "T"}


class Canvas:
    """A field of characters."""

    def __init__(self, cols: int, rows: int) -> None:
        self._rows = rows
        self._signs = [[" "] * ((cols - 1) * WIDE + 9) for _ in range((rows - 1) * HIGH + 3)]

    def at(self, slot: str) -> tuple[int, int]:
        """Where the middle of a slot is."""
        found = slot_at(slot)
        assert found is not None
        return found[0] * WIDE + 4, (self._rows - 1 - found[1]) * HIGH + 1

    def put(self, x: int, y: int, text: str, colour: str | None = None) -> None:
        """Text from here to the right."""
        for i, sign in enumerate(text):
            if 0 <= y < len(self._signs) and 0 <= x + i < len(self._signs[y]):
                self._signs[y][x + i] = sign if colour is None else tint(sign, colour)

    def line(self, a: tuple[int, int], b: tuple[int, int], sign: str) -> None:
        """Signs between two spots, both left free."""
        steps = max(abs(b[0] - a[0]), abs(b[1] - a[1]) * 3)
        for i in range(3, steps - 2):
            self.put(round(a[0] + (b[0] - a[0]) * i / steps), round(a[1] + (b[1] - a[1]) * i / steps), sign)

    def lines(self) -> list[str]:
        """The rows, without blanks at their ends."""
        return ["".join(row).rstrip() for row in self._signs]


def draw(view: View, names: Sequence[str]) -> str:
    """The board, the players, the viewer's hand and ways, and what the turn allows."""
    lines = [*_board(view), ""]
    lines += [_player(view, seat, names[seat], player) for seat, player in enumerate(view.players)]
    piles: dict[str, str | int] = {
        "draw": view.draw_pile,
        "discards": view.discards.count,
        "jokers": view.jokers,
        "short": view.water.short,
        "long": view.water.long,
    }
    lines += ["", sentence(GAME, "terminal-piles", piles)]
    if view.turn is not None:
        lines.append(sentence(GAME, "terminal-turn", {"used": view.turn.used, "left": view.turn.left}))
    ways = [(way.planks, way.steps) for way in view.ways if way.planks is not None and way.steps is not None]
    if ways:
        planks, steps = min(ways)
        lines.append(sentence(GAME, "terminal-way", {"planks": planks, "steps": steps}))
    if view.hand:
        lines.append(sentence(GAME, "terminal-hand", {"cards": ", ".join(view.hand)}))
    return "\n".join(lines)


def _board(view: View) -> list[str]:
    board = view.board
    canvas = Canvas(board.cols, board.rows)
    for plank in view.planks:
        ends = _ends(canvas, plank.place)
        canvas.line(*ends, {"S": "─" if ends[0][1] == ends[1][1] else "│", "L": "·", "T": "˙"}.get(plank.place[0], "="))
    for pole in board.poles:
        x, y = canvas.at(pole.at)
        canvas.put(x - 1, y, f"{pole.at}{_sign(pole)}", TINT.get(pole.owner or ""))
    for gem in view.gems:
        x, y = _spot(canvas, gem.field)
        canvas.put(x, y, f"{GEM}{LETTER[gem.colour].lower()}", TINT[gem.colour])
    for player in view.players:
        if player.pawn is not None and player.colour is not None:
            x, y = _spot(canvas, player.pawn)
            # beside a gem that lies on the same field
            canvas.put(x - 3, y, f"{PAWN}{LETTER[player.colour]}", TINT[player.colour])
    return canvas.lines()


def _spot(canvas: Canvas, field: str) -> tuple[int, int]:
    """Where something on this field is drawn: above or below its pole, or in the middle of its plank."""
    if ":" in field:
        (ax, ay), (bx, by) = _ends(canvas, field)
        return (ax + bx) // 2, (ay + by) // 2
    slot, _, part = field.partition(".")
    x, y = canvas.at(slot)
    return x, y + (1 if part in ("low", "S", "SE", "SW") else -1)


def _ends(canvas: Canvas, place: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where a plank is drawn from and to."""
    kind, _, rest = place.partition(":")
    if kind in ("HH", "HV"):
        (x, y) = canvas.at(rest)
        if kind == "HH":
            return (x - 2, y - HIGH // 2), (x + WIDE + 2, y - HIGH // 2)
        return (x + WIDE // 2, y + 1), (x + WIDE // 2, y - HIGH - 1)
    a, b = rest.replace(">", "-").split("-")
    start, end = canvas.at(a), canvas.at(b)
    if kind == "T":
        end = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
    return start, end


def _sign(pole: Pole) -> str:
    if pole.kind == "start":
        return LETTER[pole.owner or "ruby"]
    if pole.axis is None:
        return "o"
    return (WALL if pole.kind == "wall" else BRIDGE)[pole.axis]


def _player(view: View, seat: int, name: str, player: Player) -> str:
    args: dict[str, str | int] = {
        "mark": "*" if view.to_move == seat else " ",
        "name": name,
        "colour": "–" if player.colour is None else sentence(GAME, f"item-{player.colour}"),
        "gems": player.gems,
        "tiles": player.tiles,
        "short": player.short,
        "long": player.long,
        "cards": player.cards,
        "jokers": player.jokers,
    }
    return sentence(GAME, "terminal-player", args)
