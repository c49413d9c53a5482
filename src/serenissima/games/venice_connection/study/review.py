"""A match looked back at: every decision judged by the solution, and the points at which the match turned."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from serenissima.core.match import Match
from serenissima.core.study import Said
from serenissima.games.venice_connection.setup import drawing
from serenissima.games.venice_connection.solver.book import Book, book_for
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import tile_texts
from serenissima.games.venice_connection.state.rules import rules_for
from serenissima.games.venice_connection.study.analysis import best, judged, worth
from serenissima.games.venice_connection.study.history import Step, steps
from serenissima.games.venice_connection.study.report import Decision, Flag, Review, Worth
from serenissima.games.venice_connection.whole_turns import turn_text

TURNED: dict[Worth, Literal["wins", "loses"]] = {"wins": "loses", "loses": "wins", "ruined": "loses", "closed": "wins"}
"""What a position that is left to the opponent is worth to the player who leaves it."""


@dataclass
class Judgement:
    """What can be said of a decision; `worth` and `turns` before and after are the deciding player's."""

    before: Worth
    turns_before: int | None = None
    after: Literal["wins", "loses"] | None = None
    turns_after: int | None = None
    flags: list[Flag] = field(default_factory=list)
    better: str | None = None

    @property
    def turning_point(self) -> bool:
        """Whether a win was given away: in a ruined position it was the call."""
        return self.before in ("wins", "ruined") and self.after == "loses"


def review(match: Match) -> Review:
    """The whole match."""
    book = book_for(rules_for(match.seats, match.options))
    decisions: list[Decision] = []
    ruined: dict[int, int | None] = {}
    for step in steps(match):
        decision = _decision(step, _judge(step, book))
        decisions.append(decision)
        ruined.setdefault(step.game, None)
        if "ruin" in decision.flags:
            ruined[step.game] = step.turn
    turning = [number for number, decision in enumerate(decisions) if decision.turning_point]
    return Review(
        solved=book is not None,
        decisions=decisions,
        turning_points=turning,
        ruined_since=list(ruined.values()),
        says=_says(decisions, turning, ruined, book),
    )


def ruined_since(match: Match) -> int | None:
    """The turn that ruined the game on the table; None if none did."""
    assert isinstance(match.state, State)
    for step in steps(match):
        if step.game == match.state.game and step.after is not None and not step.after.completable():
            # a match can begin from a position that was ruined before
            return step.turn if step.before.completable() else None
    return None


def _judge(step: Step, book: Book | None) -> Judgement:
    if step.kind in ("proof", "concede"):
        return _answer(step)
    value, turns = worth(step.before, book)
    found = Judgement(value, turns)
    if step.kind == "call":
        _call(step, found, book)
    elif value == "ruined":
        found.after = "loses"
        found.flags = ["missed-call"]
        found.better = "impossible"
    else:
        _turn(step, found, book)
    return found


def _answer(step: Step) -> Judgement:
    """The challenged player's answer, judged by whether there was a completion (VC-42)."""
    missing = step.before.completion()
    found = Judgement("loses" if missing is None else "wins")
    found.after = "wins" if step.kind == "proof" else "loses"
    if step.kind == "proof":
        found.flags = ["proof"]
    elif missing is not None:
        found.flags = ["missed-proof"]
        found.better = " ".join(["proof", *tile_texts(missing)])
    return found


def _call(step: Step, found: Judgement, book: Book | None) -> None:
    if found.before == "ruined":
        found.flags = ["right-call"]
        found.after = "wins"
    else:
        found.flags = ["wrong-call"]
        found.after = "loses"
        found.better = _best(step, book)


def _turn(step: Step, found: Judgement, book: Book | None) -> None:
    """A turn in a live position."""
    assert step.after is not None
    left, turns = worth(step.after, book)
    found.after = TURNED.get(left)
    found.turns_after = turns
    if left == "ruined":
        found.flags = ["ruin"]
    elif left != "closed" and found.turns_before == 1:
        found.flags = ["missed-win"]
    if found.turning_point and left != "ruined":
        found.flags.append("mistake")
    elif found.turns_before is not None and turns is not None and found.after is not None:
        if turns + 1 == found.turns_before:
            found.flags.append("best")
        else:
            found.flags.append("slower" if found.after == "wins" else "sooner")
    if found.flags and "best" not in found.flags:
        found.better = _best(step, book)


def _best(step: Step, book: Book | None) -> str | None:
    found = best(judged(step.before, book))
    return None if found is None else turn_text(found.turn)


def _decision(step: Step, found: Judgement) -> Decision:
    return Decision(
        entry=step.entry,
        start=step.start,
        game=step.game,
        turn=step.turn,
        seat=step.seat,
        played=step.text,
        position=drawing(step.before.laid_tiles()),
        before=found.before,
        turns_before=found.turns_before,
        after=found.after,
        turns_after=found.turns_after,
        flags=found.flags,
        turning_point=found.turning_point,
        better=found.better,
        says=[_say(step, found, told) for told in _told(found)],
    )


def _told(found: Judgement) -> list[str]:
    """What is said of a decision: its flags, and why a win is gone."""
    counted = "mistake" in found.flags and found.turns_after is not None
    return [*found.flags, *(["parity"] if counted else [])]


def _say(step: Step, found: Judgement, told: str) -> Said:
    args: dict[str, str | int] = {
        "seat": step.seat,
        "turn": step.turn,
        "played": step.text,
        "before": found.before,
        "better": found.better or "none",
        "turns_before": 0 if found.turns_before is None else found.turns_before,
        "turns_after": 0 if found.turns_after is None else found.turns_after,
    }
    return Said(f"review-{told}", args)


def _says(
    decisions: list[Decision], turning: list[int], ruined: dict[int, int | None], book: Book | None
) -> list[Said]:
    says = [] if book is not None else [Said("review-unsolved")]
    if turning:
        last = decisions[turning[-1]]
        says.append(Said("review-turned", {"count": len(turning), "seat": last.seat, "turn": last.turn}))
    elif decisions and book is not None:
        says.append(Said("review-straight"))
    games = len(ruined)
    says += [
        Said("review-ruined-since", {"turn": turn, "game": game, "games": games})
        for game, turn in ruined.items()
        if turn is not None
    ]
    return says
