"""What recurs inside the files of games has one name and one shape (decision 21); every planted exception is found."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from serenissima.core.game import AnyGame
from serenissima.games import all_games
from tests.contract import grammar, signatures

pytestmark = pytest.mark.once

DOCS = Path(__file__).parents[2] / "docs"
GAMES = all_games()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.name))
def test_what_recurs_has_one_shape(game: AnyGame) -> None:
    """Names, parameters and what is returned are the same in every game."""
    assert signatures.problems(game.folder, grammar.only_here(game.folder)) == []


@pytest.mark.parametrize("document", ["adding-a-game.md", "decisions/0021-one-grammar-for-games.md"])
def test_documents_print_the_table(document: str) -> None:
    """The table of docs/adding-a-game.md and of the decision is that of the checks."""
    assert signatures.table() in (DOCS / document).read_text("utf-8")


PLANTED = {
    "a rule after its event": (
        "telling.py",
        "rule: str, event: events.Event",
        "event: events.Event, rule: str",
        "telling: _tell takes",
    ),
    "an event under another name": ("telling.py", "def bidden(", "def was_bid(", "telling: was_bid is not the name"),
    "a position called state": (
        "state/bidding.py",
        "def bid(position: Position, amount: i64) -> None:",
        "def bid(state: Position, amount: i64) -> None:",
        "state/bidding.py: bid: state: Position is called position",
    ),
    "a position that comes second": (
        "state/bidding.py",
        "def bid(position: Position, amount: i64) -> None:",
        "def bid(amount: i64, position: Position) -> None:",
        "state/bidding.py: bid: position comes first",
    ),
    "codes that are added to a list": (
        "state/selling.py",
        "def codes(position: Position) -> list[int]:",
        "def codes(position: Position, codes: list[int]) -> None:",
        "state/selling: codes(position: Position, codes: list[int]) -> None is not",
    ),
    "codes under another name": (
        "state/selling.py",
        "def codes(",
        "def sales(",
        "state/selling: sales(position: Position) -> list[int] is called codes",
    ),
    "codes that State lists itself": (
        "state/state.py",
        "return selling.codes(self)",
        "return [self.waiting]",
        "State.codes returns return [self.waiting]",
    ),
    "a move under another name": (
        "state/state.py",
        "bidding.bid(",
        "bidding.raise_price(",
        "State.play: bidding.raise_price",
    ),
    "a random code from something else": (
        "state/bidding.py",
        "def pick(position: Position, ticket: float)",
        "def pick(position: Position, group: float)",
        "state/bidding: pick(position: Position, group: float) -> int picks no code",
    ),
    "rules without seats": (
        "state/rules.py",
        "def __init__(self, seats: int, options: Options)",
        "def __init__(self, options: Options)",
        "Rules is made by (self, options: Options) -> None",
    ),
    "rules that forget the options": (
        "state/rules.py",
        "self.options = options",
        "pass",
        "Rules does not keep options",
    ),
    "an outcome that is elsewhere": (
        "state/ending.py",
        "def outcome(",
        "def result(",
        "state/ending: outcome(position",
    ),
    "methods in another order": ("state/state.py", "def to_move(", "def teams(", "State has teams, codes"),
    "a view of the seat first": (
        "showing/showing.py",
        "def view(state: State, seat: int)",
        "def view(seat: int, state: State)",
        "showing: view(state: State, seat: int) -> View is (seat: int, state: State) -> View",
    ),
    "an imagination with a seed": (
        "imagine.py",
        "random: Random) -> State",
        "seed: int) -> State",
        "imagine: imagine(view: View, random: Random) -> State is",
    ),
    "a mask before its first code": (
        "codes.py",
        "codes_of(first: i64, mask: i64)",
        "codes_of(mask: i64, first: i64)",
        "codes: codes_of(first: i64, mask: i64) -> list[int] is",
    ),
    "a quick way under another name": (
        "setup/by_hand.py",
        "def set_up(",
        "def lay_out(",
        "setup/by_hand: there is no set_up",
    ),
}


@pytest.mark.parametrize("what", PLANTED)
def test_a_planted_exception_is_found(what: str, tmp_path: Path) -> None:
    """Canaletto with one thing named or shaped differently."""
    name, right, wrong, problem = PLANTED[what]
    folder = tmp_path / "canaletto"
    shutil.copytree(GAMES["canaletto"].folder, folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    text = (folder / name).read_text("utf-8")
    assert right in text
    (folder / name).write_text(text.replace(right, wrong), "utf-8")
    found = signatures.problems(folder, grammar.only_here(folder))
    assert any(each.startswith(problem) for each in found), found


def test_a_file_that_is_no_phase_is_listed(tmp_path: Path) -> None:
    """In a folder of states there are phases, and what stands under "Only here:"."""
    folder = tmp_path / "venise"
    shutil.copytree(GAMES["venise"].folder, folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    (folder / "state" / "tide.py").write_text("def ebb(height: int) -> int:\n    return height - 1\n", "utf-8")
    assert signatures.problems(folder, grammar.only_here(folder)) == [
        'state/tide: is no phase and does not stand under "Only here:"'
    ]
