"""Positions drawn as text."""

from __future__ import annotations

import serenissima
from serenissima.cli.board import drawn, ended, told
from serenissima.core.match import Match
from serenissima.core.options import OptionValue
from serenissima.core.outcome import Outcome
from serenissima.core.text import sentence


def table(*turns: str, **options: OptionValue) -> Match:
    """A match of Venice Connection after these lines."""
    match: Match = serenissima.game("venice-connection").start(seed=1, options={"starter": "seat-1", **options})
    for turn in turns:
        match.play_line(turn)
    return match


def board(match: Match, seat: int = 0) -> list[str]:
    """The lines of the drawing."""
    return [line.rstrip() for line in drawn(match.game, match.view(seat), match.names).splitlines()]


def test_a_game_without_a_drawing_shows_names_and_values() -> None:
    """The toy has no terminal.py: every part of the view is there, long parts on lines of their own."""
    match = serenissima.game("pebbles").start(seats=4, seed=1)
    text = drawn(match.game, match.view(0), match.names)
    assert "heap: 10" in text
    assert "peek: yes" in text
    assert text.count("  - taken 0, drawn yes") == 4


def test_venice_connection_is_drawn_with_canals() -> None:
    """Canals join from tile to tile; coordinates are at the edges, and empty cells around the figure are dots."""
    match = table("0,0:F 1,0:- 2,0:7", "0,1:| 0,2:L")
    assert board(match)[:6] == [
        "    -1  0  1  2  3",
        " -1  ·  ·  ·  ·  ·",
        "  0  ·  ╔═════╗  ·",
        "  1  ·  ║  ·  ·  ·",
        "  2  ·  ╚═ ·  ·  ·",
        "  3  ·  ·  ·  ·  ·",
    ]
    assert "11 tiles are left." in board(match)


def test_entered_tiles_are_drawn_differently() -> None:
    """Tiles that are not confirmed yet are thin canals, and the terminal says what to do with them."""
    match = table("0,0:F 1,0:7")
    match.play("2,0:F")
    lines = board(match)
    assert "  0  ·  ╔══╗  ┌─ ·" in lines
    assert any("confirm" in line for line in lines)


def test_the_empty_table_says_so() -> None:
    """Before the first turn nothing is drawn."""
    assert board(table())[0] == "The table is empty."


def test_scratch_tiles_are_drawn_for_their_owner_alone() -> None:
    """While proving, the other player and onlookers see no scratch tile (VC-81)."""
    match = table("0,0:F 1,0:7", "impossible")
    match.play("0,1:L")
    assert "  1  ·  └─ ·  ·" in board(match, 0)
    assert not any("└" in line for line in board(match, 1))
    assert any("concede" in line for line in board(match, 0))


def test_after_the_end_the_completion_is_shown() -> None:
    """After a concession that was not necessary, a thin canal shows how it could have been closed."""
    match = table("0,0:F 1,0:7", "impossible", "concede")
    assert "  1  ·  └──┘  ·" in board(match)
    assert board(match)[-1] == "The thin canal shows one way in which it could have been closed."


def test_after_a_proof_no_count_contradicts_the_board() -> None:
    """A proof is drawn but not laid: the board says so, and does not count the tiles left."""
    lines = board(table("0,0:F 1,0:7", "impossible", "proof 0,1:L 1,1:J"))
    assert "  1  ·  └──┘  ·" in lines
    assert lines[-1] == "The thin canal is the proof."
    assert not any("left" in line for line in lines)


def test_the_end_of_a_game_is_still_seen_when_the_next_has_begun() -> None:
    """In a match of several games the closed canal stays above the new table until its second turn."""
    match = table("0,0:F 1,0:7", "0,1:L 1,1:J", match_length=3)
    assert "  1  ·  ╚══╝  ·" in board(match)
    assert "The table is empty." in board(match)
    match.play_line("0,0:-")
    assert "  1  ·  ╚══╝  ·" in board(match)
    match.play_line("1,0:-")
    assert "  1  ·  ╚══╝  ·" not in board(match)


def test_passing_steps_are_not_told() -> None:
    """A turn is one sentence: tiles entered one by one are reported when they are laid."""
    assert told(table("0,0:F 1,0:7"), 0, 1) == ["Seat 1 lays 2 tiles. 14 are left. [VC-20]"]


def test_matches_and_mint_tide_are_told_beside_the_board() -> None:
    """The score of a match of several games and the kinds of tiles left are shown beside the board."""
    lines = board(table("0,0:F 1,0:7", match_length=3, mint_tide=True))
    assert "Game 1 of at most 3: Seat 1 has won 0, Seat 2 0." in lines
    assert any("14 plain" in line for line in lines)


def test_the_end_in_words() -> None:
    """The outcome names one winner or several who share first place, with scores if they add anything."""
    game = serenissima.game("pebbles")
    names = ("Zanetta", "Giacomo", "Marina")
    won = Outcome(ranks=(2, 1, 3), reason="points", scores=(4, 5, 1))
    assert ended(game, won, names) == "Giacomo wins by points. (Zanetta 4, Giacomo 5, Marina 1)"
    shared = Outcome(ranks=(1, 1, 3), reason="shared")
    assert ended(game, shared, names).startswith("Zanetta, Giacomo share first place")
    single = Outcome(ranks=(2, 1), reason="points", scores=(0, 1))
    assert ended(game, single, names[:2]) == "Giacomo wins by points."


def test_the_longest_canal_and_the_help_fit_80_columns() -> None:
    """However long the canal grows, nobody's terminal has to break a line."""
    game = serenissima.game("venice-connection")
    row = " ".join(f"{x},0:{'-' if x < 20 else '-*' if x < 22 else '7*'}" for x in range(23))
    options = {"supply": 20, "mint_tide": True}
    match = game.start(position={"tiles": row, "turns": 8, "last": 2}, options=options)
    over = game.start(position={"tiles": row, "turns": 8, "last": 2}, options=options)
    over.play_line("22,1:J*")
    lines = [*board(match), *board(over), *sentence(game, "terminal-help").splitlines()]
    assert max(map(len, lines)) < 80, max(lines, key=len)
