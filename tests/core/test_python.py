"""What `import serenissima` offers: its page runs and is complete, and bots can be seated."""

from __future__ import annotations

import doctest
import inspect
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import serenissima
from serenissima.bots.levels import bots_for, level_called
from serenissima.core.errors import SerenissimaError
from serenissima.core.text import sentence
from tests.playing import to_the_end
from tests.toy.altered import altered_pebbles

PAGE = Path(__file__).parents[2] / "docs" / "python.md"
OPTIONS = doctest.ELLIPSIS


def test_the_page_runs_as_it_stands() -> None:
    """Every example of docs/python.md gives the output it shows."""
    result = doctest.testfile(str(PAGE), module_relative=False, optionflags=OPTIONS, encoding="utf-8")
    assert result.attempted > 20
    assert result.failed == 0


def test_the_page_leaves_nothing_out() -> None:
    """Every name that can be imported from the package is on the page."""
    page = PAGE.read_text("utf-8")
    missing = [name for name in serenissima.__all__ if f"`{name}`" not in page and f"serenissima.{name}(" not in page]
    assert missing == []


def test_all_errors_are_one_tree() -> None:
    """Every exported error has the common base class and a builtin one."""
    named = [getattr(serenissima, name) for name in serenissima.__all__]
    errors = [error for error in named if inspect.isclass(error) and issubclass(error, Exception)]
    assert SerenissimaError in errors and len(errors) == 8
    for error in errors:
        assert issubclass(error, SerenissimaError)
        assert error is SerenissimaError or issubclass(error, ValueError | LookupError)


def test_an_illegal_move_carries_what_the_seat_saw() -> None:
    """The error carries the view of the seat that wanted to play, at that moment, and no other's."""
    match = serenissima.game("pebbles").start(seats=2, seed=1)
    before = [match.view(seat) for seat in range(2)]
    with pytest.raises(serenissima.IllegalMove) as own:
        match.play("take 9")
    with pytest.raises(serenissima.IllegalMove) as other:
        match.play("take 1", seat=1)
    match.play("take 2")
    assert (own.value.seat, own.value.view) == (0, before[0])
    assert (other.value.seat, other.value.view, other.value.legal) == (1, before[1], ())
    match.leave(0)
    with pytest.raises(serenissima.IllegalMove) as late:
        match.play("take 1")
    assert late.value.refusal.reason == "over" and late.value.view is None


@pytest.mark.parametrize("name", ["CANALETTO", " canaletto ", "Canaletto"])
def test_names_of_games_as_people_write_them(name: str) -> None:
    """Case and spaces in the name of a game do not matter."""
    assert serenissima.game(name).name == "canaletto"


def test_every_bot_is_found_by_the_name_people_are_shown() -> None:
    """Bots are found by their title in every language and any case; the internal name comes first."""
    for game in serenissima.all_games().values():
        for level in bots_for(game):
            assert level_called(game, level.name).name == level.name
            for language in ("en", "nl"):
                shown = sentence(game, level.title, language=language)
                assert level_called(game, shown.upper()).name == level.name, (game.name, shown)


class Fixed(serenissima.Chooser[Any]):
    """Always decides on a given plan of codes."""

    def __init__(self, *plan: int) -> None:
        self.plan = plan
        self.asked: list[tuple[Any, list[int]]] = []

    def decide(self, view: Any, codes: Sequence[int]) -> Sequence[int]:
        """The plan."""
        self.asked.append((view, list(codes)))
        return self.plan


def test_a_decision_of_several_moves_is_played_as_long_as_it_goes_on() -> None:
    """A plan is dropped where another seat is to move; the bot gets its seat's view and codes."""
    game = serenissima.game("pebbles")
    match = game.start(seats=2, seed=1)
    code = {text: game.alphabet.code(game.alphabet.parse(text)) for text in ("point 1", "name white", "take 1")}
    guesser = Fixed(code["point 1"], code["name white"], code["take 1"])
    view, codes = match.view(0), match.codes()
    assert [entry.move for entry in match.play(guesser)] == ["point 1", "name white"]  # type: ignore[union-attr]
    assert guesser.asked == [(view, codes)]
    assert match.to_move == 1


def test_where_nobody_can_decide() -> None:
    """Playing a bot fails after the end, on another's turn, and where chance decides without Fortuna."""
    match = serenissima.game("pebbles").start(seats=2, seed=1)
    with pytest.raises(serenissima.IllegalMove):
        match.play(Fixed(5), seat=1)
    match.leave(0)
    with pytest.raises(serenissima.IllegalMove):
        match.play(Fixed(5))
    with pytest.raises(serenissima.IllegalMove):
        serenissima.Match(serenissima.game("pebbles"), 2).play(Fixed(0))


def test_a_bot_that_chooses_something_illegal_is_told_so() -> None:
    """Nothing is played, and the error says why."""
    match = serenissima.game("pebbles").start(seats=2, seed=1)
    entries = len(match.log)
    with pytest.raises(serenissima.IllegalMove):
        match.play(Fixed(0))
    assert len(match.log) == entries


def test_the_usual_opponent_plays_any_game() -> None:
    """Without a name the default opponent plays, even in a game that was only just created."""
    game = altered_pebbles()
    usual = game.bot(iterations=20, seconds=60)
    match = to_the_end(game.start(seats=3, seed=4), lambda match: usual)
    assert match.outcome is not None
