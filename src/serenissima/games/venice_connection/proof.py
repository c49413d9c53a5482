"""A whole proof typed in one line: its tiles may stand in any order (VC-12, VC-43)."""

from __future__ import annotations

from serenissima.core.game import NotAMove
from serenissima.games.venice_connection.grid import WIDTH, cell_at
from serenissima.games.venice_connection.moves import Alphabet, Lay
from serenissima.games.venice_connection.state import PROVE, State


def _cell(text: str) -> int | None:
    try:
        move = Alphabet().parse(text)
    except NotAMove:
        return None
    return cell_at(move.x, move.y) if isinstance(move, Lay) else None


def arrange(state: State, texts: list[str]) -> list[str]:
    """The texts of a line in an order in which each tile of a proof touches the growing figure.

    Tiles that never do come last. In a proof there is nothing to confirm: tiles alone are scratch tiles.
    """
    if state.phase != PROVE:
        return texts
    if len(texts) > 1 and texts[-1] == "confirm":
        texts = texts[:-1]
    figure = {tile >> 5 for tile in [*state.laid_tiles(), *state.scratch_tiles()]}
    waiting = [(text, _cell(text)) for text in texts]
    arranged: list[str] = []
    while True:
        fits = [
            (text, cell)
            for text, cell in waiting
            if cell is not None and not figure.isdisjoint((cell - 1, cell + 1, cell - WIDTH, cell + WIDTH, cell))
        ]
        if not fits:
            return [*arranged, *(text for text, _ in waiting)]
        for found in fits:
            waiting.remove(found)
            arranged.append(found[0])
            assert found[1] is not None
            figure.add(found[1])
