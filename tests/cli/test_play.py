"""A match in the terminal, typed by a script."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import serenissima
from serenissima.bots.bot import Budget
from serenissima.cli import main, table

Terminal = Callable[..., str]


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Plays the toy game with these typed lines against the uniform bot and returns the output."""

    def typed(*lines: str, argv: Sequence[str] = ()) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
        assert main(["play", "pebbles", "--bot", "uniform", "--seed", "5", "--seconds", "0.1", *argv]) == 0
        return capsys.readouterr().out

    return typed


@pytest.fixture
def venice(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Plays Venice Connection with these typed lines, the person first, against the default bot."""

    def typed(*lines: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
        argv = ["--seed", "3", "--seconds", "0.2", "--option", "starter=seat-1"]
        assert main(["play", "venice-connection", *argv]) == 0
        return capsys.readouterr().out

    return typed


def test_the_end_of_the_input_ends_politely(terminal: Terminal) -> None:
    """Without any input the board is shown, and that is not an error."""
    text = terminal()
    assert "heap: 10" in text
    assert "unfinished" in text


def test_a_whole_match(terminal: Terminal) -> None:
    """Moves are played until the match is over, and then the outcome is shown."""
    text = terminal(*["take 2"] * 5, *["take 1"] * 10)
    assert "Guest takes 2 pebbles" in text
    assert "unfinished" not in text
    assert "win" in text or "shared" in text


def test_several_moves_in_one_line(terminal: Terminal) -> None:
    """A line may hold a decision of several parts, which is played completely or not at all."""
    text = terminal("point 1; name white")
    assert "Guest says that" in text
    text = terminal("point 1; name purple", "board")
    assert "Guest points" not in text


def test_an_illegal_move_is_explained_and_play_goes_on(terminal: Terminal) -> None:
    """The refusal is shown with its rule number, and then the next line is read."""
    text = terminal("name white", "dance", "take 1")
    assert "TOY-8: Point at a player before you name a colour." in text
    assert "TOY-14: There is no move" in text
    assert "Guest takes a pebble" in text


def test_a_line_after_which_much_is_legal_points_to_the_list(venice: Terminal) -> None:
    """A long list of legal moves is not printed after every mistake."""
    text = venice("0,0:F 1,0:F")
    assert "VC-29: Two of these tiles do not match" in text
    assert "(“moves” lists the 54 legal ones.)" in text
    assert "Legal now" not in text


def test_a_turn_is_one_line_and_the_bot_has_its_name(venice: Terminal) -> None:
    """Neither the steps of a turn nor the key of a bot's title are shown."""
    text = venice("0,0:F 1,0:7")
    assert "Venice Connection, against Bianca, a bot (Boatman)." in text
    assert "You lay 2 tiles. 14 are left. [VC-20]" in text
    assert "Bianca lays" in text
    assert " puts down " not in text
    assert "bot-" not in text


def test_the_example_can_be_typed_as_it_stands(venice: Terminal) -> None:
    """Where a line is a whole turn, the example is a whole turn, not a first tile that needs another."""
    example = venice("0,0:F 1,0:- 2,0:-").rpartition("for instance “")[2].partition("”")[0]
    lines = venice("0,0:F 1,0:- 2,0:-", example)
    assert lines.count("  You lay ") == 2, example


def test_a_hint_is_a_whole_turn(venice: Terminal) -> None:
    """A hint contains the whole turn and can be typed as it stands."""
    hint = venice("hint").partition("would play: ")[2].partition("\n")[0]
    assert hint.endswith("; confirm")
    assert "  You lay " in venice(hint)


def test_orders_in_any_spelling(terminal: Terminal) -> None:
    """Case does not matter, and a question mark asks for help."""
    assert "resign         give up" in terminal("?")
    assert "wins by resignation." in terminal("RESIGN")


def test_moves_are_listed(terminal: Terminal) -> None:
    """`moves` lists all legal moves, and `moves t` those that begin with `t`."""
    text = terminal("moves", "moves pe")
    assert "take 1   take 2   take 3   peek 1   point 1" in text
    assert "\n> peek 1\n" in text


def test_undo_takes_back_ones_move_and_the_replies(terminal: Terminal, tmp_path: Path) -> None:
    """Against bots undo is always free, and the record says that it was practice."""
    file = tmp_path / "match.jsonl"
    text = terminal("undo", "take 2", "undo", f"save {file}")
    assert "no move of yours" in text
    assert "Taken back." in text
    match = serenissima.load(file.read_text(encoding="utf-8"))
    assert match.practice
    assert match.view(0).heap == 10


def test_rules_help_hint(terminal: Terminal) -> None:
    """One rule, an unknown rule, the list of commands and a hint can be asked for."""
    text = terminal("rules 5", "rules 99", "help", "hint")
    assert "**TOY-5**" in text
    assert "There is no rule “99”." in text
    assert "take back your last turn" in text
    assert "The strongest bot would play: " in text


def test_resigning_ends_the_match(terminal: Terminal) -> None:
    """After a resignation the other player wins."""
    assert "wins by resignation." in terminal("resign")


def test_quit_leaves(terminal: Terminal) -> None:
    """Nothing after `quit` is read."""
    assert "Guest takes" not in terminal("quit", "take 1")


def test_saving(terminal: Terminal, tmp_path: Path) -> None:
    """A file that cannot be written, or a missing name, is explained, and play goes on."""
    text = terminal("save", f"save {tmp_path}/none/match.jsonl", "take 1")
    assert "Say where to" in text
    assert "could not be written" in text
    assert "Guest takes a pebble" in text


def test_the_record_is_kept_at_the_end_if_asked(terminal: Terminal, tmp_path: Path) -> None:
    """`--save FILE` writes the finished match, which can be verified."""
    file = tmp_path / "match.jsonl"
    terminal("resign", argv=["--save", str(file)])
    assert main(["verify", str(file)]) == 0


def test_seat_name_and_options(terminal: Terminal) -> None:
    """A person may take any seat at a table of any size, under any name."""
    argv = ["--seats", "3", "--seat", "2", "--name", "Marina", "--option", "heap=20"]
    text = terminal("take 1", argv=argv)
    assert "seat: 1" in text
    assert "heap_size: 20" in text
    assert "Marina takes a pebble" in text


def test_a_bot_that_fails_is_replaced(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A weaker bot takes over from one that fails, and the person is told."""

    class Broken:
        def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
            raise RuntimeError("out of ideas")

    real = table.Table.__init__

    def broken(self: table.Table, match: Any, seat: int, bots: Any, seconds: float) -> None:
        real(self, match, seat, [Broken() for _ in bots], seconds)

    monkeypatch.setattr(table.Table, "__init__", broken)
    text = terminal("take 1", "take 1")
    assert "out of ideas" in text
    assert text.count("weaker one goes on") == 1


def test_play_begins_from_a_position(terminal: Terminal, tmp_path: Path) -> None:
    """The match begins from the position in the file, and the record contains it."""
    file, record = tmp_path / "position.json", tmp_path / "record.jsonl"
    file.write_text('{"players": [{"stone": "black"}, {"stone": "white", "taken": 6}], "heap": 1}', encoding="utf-8")
    assert "heap: 1" in terminal("take 1", argv=["--position", str(file), "--save", str(record)])
    again = serenissima.load(record.read_text(encoding="utf-8"))
    assert again.position is not None and len(again.log) == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"players": [], "heap": 1}', "there can be no such position: 0 players at a table for 2"),
        ('{"heap": 99}', "missing required field"),
        ("{", "Input data was truncated"),
    ],
)
def test_a_file_without_a_position_is_refused(
    text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file without a position is refused in one line that says what is wrong."""
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    assert main(["play", "pebbles", "--bot", "uniform", "--position", str(file)]) == 2
    said = capsys.readouterr().err
    assert why in said and str(file) in said and said.count("\n") == 1
