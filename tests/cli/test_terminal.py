"""Every game in the terminal, as a person sees it: 80 columns, names, pieces, colours only where they are shown."""

from __future__ import annotations

import random

import pytest

import serenissima
from serenissima.cli import main
from serenissima.cli.board import WIDE, drawn
from serenissima.core.paint import padded, plain, tint

GAMES = [name for name, game in serenissima.all_games().items() if game.extras.terminal is not None]
NAMES = ("Zanetta", "Alvise", "Bianca", "Marco")


@pytest.mark.parametrize("name", GAMES)
def test_drawings_fit_and_name_the_players(name: str) -> None:
    """Throughout a match no line is longer than 80, seats go by their names, and colours are only added."""
    game = serenissima.game(name)
    coloured = 0
    for seats in game.seats:
        match = game.start(seats=seats, seed=5, names=NAMES[:seats])
        luck = random.Random(3)
        for _ in range(60):
            if match.to_move is None:
                break
            match.play(luck.choice(match.moves()))
            view = match.view(match.to_move or 0)
            text = drawn(game, view, match.names)
            assert max(map(len, text.splitlines())) <= WIDE
            assert "\x1b" not in text
            assert "terminal-" not in text
            assert "seat" not in text.lower()
            painted = drawn(game, view, match.names, colours=True)
            assert plain(painted) == text
            coloured += painted != text
    assert coloured or name == "canal-grande"


def test_pawns_and_gems_are_drawn() -> None:
    """In Venise every gem and every pawn is on the board, with the letter of its colour."""
    game = serenissima.game("venise")
    match = game.start(seats=2, seed=5, names=NAMES[:2])
    while match.view(0).phase != "play":
        match.play(match.moves()[0])
    view = match.view(0)
    text = drawn(game, view, match.names)
    assert text.count("◆") == len(view.gems)
    assert text.count("☻") == 2
    for player in view.players:
        assert player.colour is not None
        letter = player.colour[0]
        assert f"☻{letter.upper()}" in text
        assert text.count(f"◆{letter}") == 4


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_told_in_eighty_columns(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is printed until the first decision fits, calls the person "you" and the bots by their names."""

    def leave(_: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", leave)
    assert main(["play", name, "--seed", "3", "--seconds", "0.05"]) == 0
    text = capsys.readouterr().out
    assert max(map(len, text.splitlines())) <= WIDE
    assert "Bianca" in text
    assert "Guest " not in text.partition("\n\n")[0]


def test_colours_take_no_room() -> None:
    """A coloured word is as wide as the word."""
    assert padded(tint("ab", "red"), 4) == tint("ab", "red") + "  "
    assert plain(tint("ab", "water")) == "ab"
