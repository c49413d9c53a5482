# compiled with mypyc
"""`State`: the protocol of `core.state`; sends every code to its phase."""

from __future__ import annotations

from serenissima.core.outcome import Outcome
from serenissima.core.state import FORTUNA, NOBODY, TimeLimit
from serenissima.games.venice_connection.codes import BEGIN, CONCEDE, CONFIRM, IMPOSSIBLE, LAY, SHOW, face_of
from serenissima.games.venice_connection.state import beginning, calling, ending, laying, proving
from serenissima.games.venice_connection.state.grid import cell_of
from serenissima.games.venice_connection.state.position import OVER, PROVE, START, TURN, Position
from serenissima.games.venice_connection.state.rules import Rules


class State(Position):
    """A match of Venice Connection."""

    def __init__(self, rules: Rules, source: Position | None = None) -> None:
        """The start of a match, or a copy of `source`."""
        super().__init__(rules, source)
        if source is None and not rules.drawn:
            beginning.begin(self, rules.first)

    def to_move(self) -> int:
        """A seat, FORTUNA, or NOBODY when it is over."""
        if self.phase == START:
            return FORTUNA
        if self.phase == OVER:
            return NOBODY
        return self.mover

    def codes(self) -> list[int]:
        """All legal moves of whoever is to move, in ascending order."""
        if self.phase == TURN:
            return laying.codes(self)
        if self.phase == PROVE:
            return proving.codes(self)
        return beginning.codes(self) if self.phase == START else []

    def odds(self) -> list[int]:
        """Both players are equally likely to begin (VC-18)."""
        return [1, 1]

    def play(self, code: int) -> None:
        """Plays a legal code."""
        if code >= LAY:
            if self.phase == PROVE:
                proving.lay(self, cell_of(code), face_of(code))
            else:
                laying.lay(self, cell_of(code), face_of(code))
        elif code == CONFIRM:
            laying.confirm(self)
        elif code == IMPOSSIBLE:
            calling.impossible(self)
        elif code == SHOW:
            proving.show(self)
        elif code == CONCEDE:
            proving.concede(self)
        else:
            beginning.begin(self, code - BEGIN)

    def copy(self) -> State:
        """An independent copy with no listeners."""
        return State(self.rules, self)

    def outcome(self) -> Outcome | None:
        """None while it lasts."""
        return ending.outcome(self) if self.phase == OVER else None

    def nothing_secret(self) -> bool:
        """Only the scratch tiles of a proof are hidden (VC-81)."""
        return self.phase != PROVE or self.rules.show_building

    def time_limit(self) -> TimeLimit | None:
        """The time for a proof, if the table has a limit; when it runs out the proof has failed (VC-46)."""
        if self.phase != PROVE or not self.rules.proof_seconds:
            return None
        return TimeLimit(self.rules.proof_seconds, CONCEDE)
