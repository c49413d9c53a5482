"""Canal Grande with open hands, exhaustively: what every decision is worth at least and at most, whatever comes later.

The rest of the round is searched with every legal move of everybody and every card that chance may draw. Where the
next round would begin nothing is assumed: the match may be won there (at most 1) or lost (at least 0).
"""

from __future__ import annotations

from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.canal_grande.codes import CONFIRM
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.position import REVEALING, SPLITTING, VOTING
from serenissima.games.canal_grande.state.rules import REVEALED

Bounds = tuple[float, float]
"""The least and the greatest chance of a side to win the match."""
Key = tuple[object, ...]


class TooLarge(Exception):
    """Raised when a search needs more positions than allowed."""


def key(state: State) -> Key:
    """Everything about a position that matters for its future."""
    vote = state.vote
    running: Key = ()
    if vote is not None:
        running = (
            vote.challenger, vote.leader, vote.asked, vote.contested, vote.passed, tuple(vote.laid), tuple(vote.first),
            vote.giver0, vote.giver1, vote.draft, vote.draft_district, vote.draft_first,
        )  # fmt: skip
    return (
        state.stage, tuple(state.hands), tuple(state.numbers), tuple(state.trophies), state.bag, state.discard,
        state.first, state.second, state.chosen, state.pending, state.resolving, state.aside, state.victim, state.due,
        state.divider, state.active, state.turn, state.waiting, state.round, running,
    )  # fmt: skip


class Proof:
    """The bounds of positions for one side, each searched once."""

    def __init__(self, side: int, most: int = 200_000) -> None:
        self._side = side
        self._most = most
        self._known: dict[Key, Bounds] = {}

    def bounds(self, state: State, last: int) -> Bounds:
        """What this position is worth to the side; rounds after number `last` are not played."""
        seat = state.to_move()
        if seat == NOBODY:
            won = 1.0 if state.winner == self._side else 0.0
            return won, won
        if state.stage == REVEALING and state.due == REVEALED and state.round > last:
            return 0.0, 1.0
        known = self._known.get(at := key(state))
        if known is None:
            if len(self._known) >= self._most:
                raise TooLarge
            known = self._known[at] = self._search(state, seat, last)
        return known

    def _search(self, state: State, seat: int, last: int) -> Bounds:
        codes = state.codes()
        below = [self.bounds(after(state, code), last) for code in codes]
        if seat == FORTUNA:
            odds = state.odds()
            whole = sum(odds)
            least = sum(weight * low for weight, (low, _) in zip(odds, below, strict=True)) / whole
            most = sum(weight * high for weight, (_, high) in zip(odds, below, strict=True)) / whole
            return least, most
        best = max if state.rules.side(seat) == self._side else min
        return best(low for low, _ in below), best(high for _, high in below)


def after(state: State, code: int) -> State:
    """The position after a move."""
    twin = state.copy()
    twin.play(code)
    return twin


def decision(state: State, codes: list[int]) -> Key:
    """What these small moves decide, in whatever order: a split, cards laid, or a single move."""
    twin = state.copy()
    for code in codes[:-1]:
        twin.play(code)
    if state.stage == SPLITTING:
        return "split", min(twin.first, twin.second)
    if state.stage == VOTING and codes[-1] == CONFIRM:
        assert twin.vote is not None
        return "lay", twin.vote.draft
    return "move", codes[-1]


def complete(state: State) -> dict[Key, tuple[list[int], State]]:
    """All decisions of the player to move: small moves, and the position after them."""
    found: dict[Key, tuple[list[int], State]] = {}
    waiting: list[tuple[list[int], State]] = [([], state)]
    while waiting:
        codes, at = waiting.pop()
        for code in at.codes():
            twin = after(at, code)
            begun = at.stage == SPLITTING or at.stage == VOTING
            if begun and code != CONFIRM and twin.stage == at.stage and twin.to_move() == at.to_move() and _draft(twin):
                # in one order only, except that the first card laid may have to be a contested one
                if len(codes) < (1 if at.stage == SPLITTING else 2) or codes[-1] <= code:
                    waiting.append(([*codes, code], twin))
                continue
            found.setdefault(decision(state, [*codes, code]), ([*codes, code], twin))
    return found


def _draft(state: State) -> bool:
    """Whether a decision has been begun and is not complete."""
    return state.stage == SPLITTING or (state.vote is not None and state.vote.draft != 0)


def judged(state: State, most: int = 200_000) -> dict[Key, tuple[list[int], Bounds]]:
    """Every decision of the player to move with its bounds for that player's side."""
    proof = Proof(state.rules.side(state.to_move()), most)
    return {name: (codes, proof.bounds(twin, state.round)) for name, (codes, twin) in complete(state).items()}
