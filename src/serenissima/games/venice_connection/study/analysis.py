"""What a position is worth: every turn judged, best play to the end, and whether the canal can still be closed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from serenissima.core.study import Said
from serenissima.games.venice_connection.codes import face_of
from serenissima.games.venice_connection.setup import drawing
from serenissima.games.venice_connection.solver.book import Book, Judged, book_for
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.figure import Figure
from serenissima.games.venice_connection.state.grid import cell_of, tile_texts
from serenissima.games.venice_connection.study.laying import after_turn, laid
from serenissima.games.venice_connection.study.report import Analysis, Choice, Count, Worth
from serenissima.games.venice_connection.whole_turns import turn_codes, turn_text

ORDER = {"closes": 0, "wins": 1, "loses": 2, "ruins": 3}


def standing(state: State) -> State:
    """The position of a state as it lay on the table when somebody was last to move: nothing entered or tried."""
    return laid(state.rules, state.laid_tiles())


def worth(state: State, book: Book | None) -> tuple[Worth, int | None]:
    """What a position (see `standing`) is worth to the player to move, and the turns to the end."""
    tiles = state.laid_tiles()
    if state.figure.closed():
        return "closed", 0
    if book is not None:
        value = book.lookup(tiles)
        if value is None:
            return "ruined", None
        return ("wins" if value.wins else "loses"), value.turns
    if not state.completable():
        return "ruined", None
    return ("wins", 1) if closing(state) else ("unsolved", None)


def closing(state: State) -> list[tuple[int, ...]]:
    """The turns that close the canal at once."""
    return [turn for turn in turn_codes(state) if _closes(state.figure, turn)]


def _closes(figure: Figure, turn: tuple[int, ...]) -> bool:
    if figure.open_ends == 0 and figure.count():
        return False  # a ring that leaves tiles outside
    after = figure.copy()
    for code in turn:
        after.lay(cell_of(code), face_of(code))
    return after.closed()


def judged(state: State, book: Book | None) -> list[Judged]:
    """Every turn where the game is solved, else those that close; none when the canal is closed."""
    if state.figure.closed():
        return []
    if book is not None:
        return book.classify(state)
    return [Judged(turn, "closes", 1) for turn in closing(state)]


def rank(found: Judged) -> tuple[int, int, int]:
    """Best first: the winner hurries, the loser delays; then fewer tiles."""
    turns = found.turns or 0
    return ORDER[found.result], turns if found.result in ("closes", "wins") else -turns, len(found.turn)


def best(turns: Iterable[Judged]) -> Judged | None:
    """A best live turn, if any turn is live."""
    return min((turn for turn in turns if turn.result != "ruins"), key=rank, default=None)


def best_line(state: State, book: Book | None) -> list[str]:
    """Best play from a position to the closing turn; as far as it is known."""
    line: list[str] = []
    while True:
        found = best(judged(state, book))
        if found is None:
            return line
        line.append(turn_text(found.turn))
        state = after_turn(state, found.turn)


def analyse(state: State, whole: bool = False, to_move: int | None = None, ruined_since: int | None = None) -> Analysis:
    """All about the position of a state."""
    state = standing(state)
    book = book_for(state.rules)
    value, turns = worth(state, book)
    found = sorted(judged(state, book), key=rank)
    shown = found if whole else [turn for turn in found if turn.result != "ruins"]
    tiles = state.laid_tiles()
    missing = state.completion()
    live = None if book is None else sum(turn.result != "ruins" for turn in found)
    legal = 0 if value == "closed" else len(found) if book is not None else len(turn_codes(state))
    counts = Counter((turn.result, turn.turns) for turn in found)
    return Analysis(
        position=drawing(tiles),
        tiles=tile_texts(tiles),
        left=int(state.figure.left()),
        supply=int(state.rules.plain + 2 * state.rules.specials),
        bridge=state.rules.bridge,
        solved=book is not None,
        to_move=to_move,
        worth=value,
        turns=turns,
        legal=legal,
        live=live,
        counts=[Count(leads=leads, turns=length, count=count) for (leads, length), count in counts.items()],
        choices=[Choice(turn=turn_text(turn.turn), leads=turn.result, turns=turn.turns) for turn in shown],
        line=_line(state, found, book),
        completion=None if missing is None else tile_texts(missing),
        ruined_since=ruined_since,
        says=list(_says(value, turns, legal, live, ruined_since, missing)),
    )


def _line(state: State, found: list[Judged], book: Book | None) -> list[str]:
    first = best(found)
    return [] if first is None else [turn_text(first.turn), *best_line(after_turn(state, first.turn), book)]


def _says(
    value: Worth, turns: int | None, legal: int, live: int | None, since: int | None, missing: list[int] | None
) -> Iterable[Said]:
    yield Said(f"study-{value}", {"turns": turns} if turns is not None else {})
    if since is not None:
        yield Said("study-ruined-since", {"turn": since})
    if live is not None and value in ("wins", "loses"):
        yield Said("study-live", {"live": live, "legal": legal})
    if missing:
        yield Said("study-completion", {"count": len(missing)})
