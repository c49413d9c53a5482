"""What an answer to a puzzle is worth: the reply that refutes it, or why it is the one turn that wins."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from serenissima.core.study import Said
from serenissima.games.venice_connection.solver.book import Judged, book
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import tile_texts
from serenissima.games.venice_connection.study.analysis import best, best_line, judged, rank
from serenissima.games.venice_connection.study.laying import after_turn, read_turn
from serenissima.games.venice_connection.study.report import Checked
from serenissima.games.venice_connection.study.shelf import stand
from serenissima.games.venice_connection.whole_turns import turn_text

CALL = "impossible"


def check(position: str, number: int, answer: str) -> Checked:
    """Judges an answer; an empty one gives up. Unfit if it is no legal turn there."""
    state = stand(position)
    solution = book()
    assert solution is not None
    turns = judged(state, solution)
    winner = best(turns)
    assert winner is not None
    if not answer.strip():
        line = [turn_text(winner.turn), *best_line(after_turn(state, winner.turn), solution)]
        given_up = _checked(number, False, None, line, line[0], [*explain(state, turns)])
        return msgspec.structs.replace(given_up, reply=None)
    if answer.strip() == CALL:
        shown = tile_texts(solution.completion(state.laid_tiles()) or [])
        proof = " ".join(["proof", *shown])
        return _checked(number, False, None, [proof], None, [Said("puzzle-call", {"tiles": ", ".join(shown)})])
    turn = read_turn(state, answer)
    found = next(one for one in turns if one.turn == turn)
    if found.result in ("closes", "wins"):
        line = best_line(after_turn(state, turn), solution)
        says = [Said("puzzle-right", {"turns": found.turns or 0}), *explain(state, turns)]
        return _checked(number, True, found, line, turn_text(turn), says)
    if found.result == "ruins":
        return _checked(number, False, found, [CALL], None, [Said("puzzle-ruins", {"turn": turn_text(turn)})])
    line = best_line(after_turn(state, turn), solution)
    says = [Said("puzzle-loses", {"turn": turn_text(turn), "reply": line[0], "turns": len(line)})]
    return _checked(number, False, found, line, None, says)


def _checked(
    number: int, right: bool, found: Judged | None, line: list[str], solution: str | None, says: list[Said]
) -> Checked:
    return Checked(
        number=number,
        right=right,
        leads=None if found is None else found.result,
        turns=None if found is None else found.turns,
        reply=line[0] if line else None,
        line=line,
        solution=solution,
        says=says,
    )


def explain(state: State, turns: list[Judged]) -> Iterator[Said]:
    """Why the winning turn wins, and is the only one: facts of the position, told in this order."""
    solution = book()
    live = [turn for turn in turns if turn.result != "ruins"]
    winner = best(turns)
    assert winner is not None and winner.turns is not None
    wins = sum(turn.result in ("closes", "wins") for turn in live)
    if winner.result != "closes":
        yield Said("puzzle-reason", {"turns": winner.turns - 1})
    yield Said("puzzle-live", {"legal": len(turns), "live": len(live), "ruins": len(turns) - len(live)})
    if winner.result == "closes":
        yield Said("puzzle-closes", {"turn": turn_text(winner.turn)})
    else:
        replies = [turn for turn in judged(after_turn(state, winner.turn), solution) if turn.result != "ruins"]
        yield Said(
            "puzzle-wins",
            {
                "turn": turn_text(winner.turn),
                "turns": winner.turns,
                "replies": len(replies),
                "soon": sum(turn.turns == 2 for turn in replies),
            },
        )
    if wins > 1:
        yield Said("puzzle-mirrored", {"count": wins})
    losing = [turn for turn in live if turn.result == "loses"]
    if losing:
        soon = sum(turn.turns == 2 for turn in losing)
        yield Said("puzzle-others", {"losing": len(losing), "soon": soon, "later": len(losing) - soon})
        tempting = min(losing, key=rank)
        line = best_line(after_turn(state, tempting.turn), solution)
        yield Said(
            "puzzle-tempting", {"turn": turn_text(tempting.turn), "reply": line[0], "turns": tempting.turns or 0}
        )
