"""The board drawn with characters: every space by its number, pieces on top, and beside it what this seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from serenissima.core.paint import tint
from serenissima.core.text import listed, sentence
from serenissima.games.intrigues_a_venise import GAME
from serenissima.games.intrigues_a_venise.box import BUILDS, COLOURS, EMBASSY, SPACES
from serenissima.games.intrigues_a_venise.moves import Card
from serenissima.games.intrigues_a_venise.view import Envelope, Page, Piece, View

COLUMNS = 13
ROWS = 23
"""How much of the drawing one character covers."""


def draw(view: View, names: Sequence[str]) -> str:
    """The board, and what matters now."""
    lines = [*_map(view), "", _legend(), *_spies(view, names)]
    if view.marbles:
        marbles = [(_word("marble", rolled.marble), rolled.used) for rolled in view.marbles]
        shown = ", ".join(f"({word})" if used else word for word, used in marbles)
        lines.append(sentence(GAME, "terminal-marbles", {"marbles": shown}))
    if view.meetings:
        spaces = listed([f"{_word('space', meeting.space)} (v{meeting.space})" for meeting in view.meetings])
        lines.append(sentence(GAME, "terminal-meetings", {"spaces": spaces}))
    lines += _own(view)
    return "\n".join(lines)


def _word(kind: str, value: str | int) -> str:
    """The word inside sentences for a colour, a build, a marble, a space."""
    return sentence(GAME, f"word-{kind}", {kind: value})


def _letter(thing: str) -> str:
    """What stands for it on the map."""
    return sentence(GAME, f"{'board' if thing in COLOURS else 'terminal'}-letter-{thing}")


def _legend() -> str:
    things = (*COLOURS, *BUILDS, "ambassador", "embassy")
    return sentence(GAME, "terminal-legend", {thing: _letter(thing) for thing in things})


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells, each column as wide as its widest cell."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _map(view: View) -> list[str]:
    """Numbers, and where pieces stand their letters."""
    width = max(space.x for space in SPACES.values()) // COLUMNS + 6
    height = max(space.y for space in SPACES.values()) // ROWS + 1
    grid = [[" "] * width for _ in range(height)]
    for number, space in SPACES.items():
        label, colour = _label(view, number)
        line, start = _free(grid, space.y // ROWS, space.x // COLUMNS, len(label))
        for at, letter in enumerate(label, start):
            grid[line][at] = letter if colour is None else tint(letter, colour)
    return ["".join(row).rstrip() for row in grid if any(letter != " " for letter in row)]


def _free(grid: list[list[str]], line: int, start: int, length: int) -> tuple[int, int]:
    """The nearest place for a label where it touches no other."""
    for down in (0, -1, 1):
        for right in (0, -1, 1, -2, 2, -3, 3):
            y, x = line + down, start + right
            within = 0 <= y < len(grid) and x >= 0 and x + length <= len(grid[y])
            if within and all(sign == " " for sign in grid[y][max(0, x - 1) : x + length + 1]):
                return y, x
    return line, start


def _label(view: View, number: int) -> tuple[str, str | None]:
    """What stands on a space, and its colour, if it has one."""
    here = [piece for piece in view.pieces if piece.space == number]
    if here:
        return _letters(here[0]) + ("*" if len(here) > 1 else ""), here[0].colour or "white"
    space = SPACES[number]
    if space.mark:
        return f"#{space.mark}", None
    return (_letter("embassy"), "white") if number == EMBASSY else (str(number), "faint")


def _letters(piece: Piece) -> str:
    if piece.colour is None or piece.build is None:
        return _letter("ambassador")
    return _letter(piece.colour) + _letter(piece.build)


def _spies(view: View, names: Sequence[str]) -> list[str]:
    rows = []
    for name, player in zip(names, view.players, strict=True):
        if player.colour is not None:
            who = sentence(GAME, "terminal-spies", {"name": name, "colour": player.colour})
            mine = {piece.build: piece.space for piece in view.pieces if piece.colour == player.colour}
            rows.append([who, *(_place(build, mine[build]) for build in BUILDS if build in mine)])
    return _table(rows) if len({len(row) for row in rows}) == 1 else []


def _place(build: str, space: int) -> str:
    return sentence(GAME, "terminal-place", {"build": build, "place": f"v{space}"})


def _own(view: View) -> list[str]:
    """The viewer's envelope, the question at hand, and the notes."""
    if view.result is not None:
        lines = [_was(player.colour, player.envelope) for player in view.players if player.envelope is not None]
        return lines + ([_was(None, view.result.arrested)] if view.result.arrested is not None else [])
    if view.seat is None:
        return []
    lines = []
    envelope = view.players[view.seat].envelope
    if envelope is not None:
        colour = view.players[view.seat].colour or "none"
        lines.append(sentence(GAME, "terminal-you", {"colour": colour, **_words(envelope)}))
    if view.options.notes != "paper":
        lines += _given(view, view.seat)
    if view.notebook is not None:
        lines.append(sentence(GAME, "terminal-worlds", {"worlds": view.notebook.worlds}))
        lines += _table([row for page in view.notebook.pages for row in _rows(view, page)])
    question = view.question
    if question is not None and view.to_move == view.seat == question.asked:
        lines.append(sentence(GAME, "terminal-asked", {"via": question.via, "about": question.about}))
    elif view.phase == "exile" and view.to_move == view.seat:
        lines.append(sentence(GAME, "terminal-exile"))
    return lines


def _words(envelope: Envelope) -> dict[str, str | int]:
    return {"identity": envelope.identity, "build": envelope.build, "message": envelope.message}


def _was(colour: str | None, envelope: Envelope | None) -> str:
    assert envelope is not None
    return sentence(GAME, "terminal-was", {"colour": colour or "none", **_words(envelope)})


def _given(view: View, seat: int) -> list[str]:
    """The answers this seat was given (IV-910)."""
    lines = []
    for question in view.questions:
        if question.asker == seat and question.reply is not None:
            reply = question.reply
            told = [_card(card) for card, truth in zip(reply.cards, reply.truths, strict=True) if truth]
            args: dict[str, str | int] = {
                "turn": question.turn,
                "colour": view.players[question.asked].colour or "none",
                "cards": ", ".join(map(_card, reply.cards)),
                "told": ", ".join(told) or "none",
            }
            lines.append(sentence(GAME, "terminal-given", args))
    return lines


def _card(card: Card) -> str:
    """A card in words."""
    words = sentence(GAME, f"item-{card.value}")
    return sentence(GAME, "terminal-sealed", {"card": words}) if card.sealed else words


def _rows(view: View, page: Page) -> list[tuple[str, str, str]]:
    """What is still possible of one envelope (IV-912): whose, what, and the possibilities."""
    colour = None if page.seat is None else view.players[page.seat].colour
    rows: list[tuple[str, str, str]] = []
    for row in ("identity", "build", "message"):
        owner = "" if rows else sentence(GAME, "terminal-owner", {"colour": colour or "none"})
        left = [sentence(GAME, f"{row}-{cell.value}") for cell in page.cells if cell.row == row and cell.worlds]
        rows.append((owner, sentence(GAME, f"terminal-of-{row}"), ", ".join(left)))
    return rows
