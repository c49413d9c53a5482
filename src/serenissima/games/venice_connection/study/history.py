"""The decisions of a match, one by one, with the positions in which they were taken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from serenissima.core.match import Match
from serenissima.core.state import Told
from serenissima.games.venice_connection.alphabet import Alphabet
from serenissima.games.venice_connection.codes import CONCEDE, CONFIRM, IMPOSSIBLE, LAY, SHOW
from serenissima.games.venice_connection.events import Laid, Proved
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import tile_of
from serenissima.games.venice_connection.study.laying import laid, read_tiles

KINDS: dict[int, Literal["lay", "call", "proof", "concede"]] = {
    CONFIRM: "lay",
    IMPOSSIBLE: "call",
    SHOW: "proof",
    CONCEDE: "concede",
}
ALPHABET = Alphabet()


@dataclass(frozen=True)
class Step:
    """A whole turn, a call, a proof or a concession.

    `before` is the position in which it was taken; `after`, for a turn, the one it led to. Both are positions only
    (see `laying.laid`): they do not say whether the game went on from there.
    """

    kind: Literal["lay", "call", "proof", "concede"]
    start: int
    entry: int
    game: int
    turn: int
    seat: int
    text: str
    before: State
    after: State | None


def steps(match: Match) -> Iterator[Step]:
    """The decisions that count, in order."""
    state = match.at(0).state
    assert isinstance(state, State)
    rules = state.rules
    start: int | None = None
    for played in match.line:
        code = ALPHABET.code(ALPHABET.parse(played.move))
        if code in KINDS or code >= LAY:
            start = played.n - 1 if start is None else start
        game, turn, seat = int(state.game), int(state.turns) + 1, state.to_move()
        before = state.laid_tiles()
        told: list[Told] = []
        state.told = told
        state.play(code)
        if code in KINDS:
            assert start is not None
            text, new = _text(KINDS[code], told)
            after = laid(rules, before + new) if code == CONFIRM else None
            yield Step(KINDS[code], start, played.n, game, turn, seat, text, laid(rules, before), after)
            start = None


def _text(kind: str, told: list[Told]) -> tuple[str, list[int]]:
    """A decision in words (VC-12), and the packed tiles of a turn."""
    for told_event in told:
        event = told_event.event
        if isinstance(event, Laid):
            words = " ".join(event.tiles)
            return words, [tile_of(code) for code in read_tiles(words)]
        if isinstance(event, Proved):
            return " ".join(["proof", *event.tiles]), []
    return "impossible" if kind == "call" else kind, []
