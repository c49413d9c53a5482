"""What a table may choose (rules.md explains each), and how the options that are texts are read.

A text that makes no sense is a BadOption.
"""

from __future__ import annotations

import re
from functools import lru_cache

from serenissima.core.options import Option, Options, choice, flag, number, text
from serenissima.core.text import listed
from serenissima.games.venise.board.chart import Chart
from serenissima.games.venise.board.checks import faults
from serenissima.games.venise.board.file import BoardFile
from serenissima.games.venise.board.reader import MOST_TEXT, shown
from serenissima.games.venise.board.shelf import shelved
from serenissima.games.venise.board.survey import chart, survey
from serenissima.games.venise.board.words import bad_option, say, told
from serenissima.games.venise.box import (
    ALL_LONG,
    ALL_ORDINARY,
    ALL_SHORT,
    BOARDS,
    COLOURS,
    MIX,
    MOST_SEATS,
    ORDINARY,
    START_HAND,
    SUPPLIES,
)

STANDARD = "standard"

OPTIONS: tuple[Option, ...] = (
    choice("board", "VE-S1", *BOARDS, main=True),
    text("own_board", "VE-F1", most=MOST_TEXT),
    choice("places", "VE-V1", "first", "all", main=True),
    choice("colours", "VE-S4", "chosen", "free", "random"),
    choice("two_player_corners", "VE-S4", "opposite", "adjacent"),
    choice("first_player", "VE-S15", "random", "chosen"),
    flag("equal_turns", "VE-V5"),
    flag("rescue", "VE-V6"),
    number("standstill_rounds", "VE-E4", 1, 20, default=5, off=True),
    number("most_rounds", "VE-E5", 40, 100, default=60, off=True),
    choice("wall_ends", "VE-G10", "closed", "both"),
    choice("start_hand", "VE-C12", "set", "random"),
    flag("exchange_after_draw", "VE-T13", default=True),
    choice("discarded_jokers", "VE-T17", "place", "pile"),
    choice("discard_view", "VE-V7", "all", "top"),
    text("planks_per_player", "VE-S8", default=STANDARD, most=20),
    text("card_mix", "VE-C11", default="-".join(map(str, MIX)), most=40),
)


def board_text(options: Options) -> tuple[str, str]:
    """The name of a board that comes with the game, and the text of another one, which is used unless it is empty."""
    return options.choice("board"), options.text("own_board").strip()


@lru_cache(maxsize=64)
def board_of(name: str, own: str) -> BoardFile:
    """The board of a table; BadOption if its text has an error (VE-M1 to VE-M5)."""
    if not own:
        return shelved(name)
    board, errors = faults(own)
    if board is None or errors:
        raise bad_option("board", fault=told(errors[0]), more=len(errors) - 1)
    return board


def chart_of(options: Options) -> Chart:
    """The tables of the board (VE-S1, VE-F2, VE-G10)."""
    return _chart(*board_text(options), options.choice("wall_ends") == "both")


@lru_cache(maxsize=64)
def _chart(name: str, own: str, both: bool) -> Chart:
    board = board_of(name, own)
    if not both and survey(board).doubled:
        raise bad_option("board-ends")
    return chart(board, both)


def colours_of(seats: int, options: Options) -> list[int]:
    """The colours the players may have, in the order of their turns (VE-S4): with free choice all of them."""
    if options.choice("colours") == "free":
        return list(range(len(COLOURS)))
    if seats == 2:
        return [0, 1] if options.choice("two_player_corners") == "adjacent" else [0, 2]
    return list(range(min(seats, len(COLOURS))))


def planks_of(seats: int, options: Options) -> tuple[int, int]:
    """Short and long planks for each player (VE-S8): `standard`, or two numbers such as `5/3`."""
    said = options.text("planks_per_player")
    if said.strip().casefold() == STANDARD:
        return SUPPLIES[seats]
    numbers = [int(part) for part in re.findall(r"\d+", said)]
    most_short, most_long = ALL_SHORT // seats, ALL_LONG // seats
    if len(numbers) != 2 or not re.fullmatch(r"\s*\d+\s*[-/, ]\s*\d+\s*", said):
        raise bad_option("planks", said=shown(said))
    short, long = numbers
    if not 1 <= short <= most_short or not 1 <= long <= most_long:
        raise bad_option("planks-many", seats=seats, short=most_short, long=most_long)
    return short, long


def mix_of(options: Options) -> list[int]:
    """How many there are of each ordinary card (VE-C11): seven numbers in the order of the cards."""
    said = options.text("card_mix")
    numbers = [int(part) for part in re.findall(r"\d+", said)]
    if len(numbers) != len(ORDINARY) or not re.fullmatch(r"\s*\d+(\s*[-/, ]\s*\d+)*\s*", said):
        raise bad_option("mix")
    if sum(numbers) != ALL_ORDINARY:
        raise bad_option("mix-sum", all=ALL_ORDINARY, sum=sum(numbers))
    few = [ORDINARY[kind] for kind, start in enumerate(START_HAND) if start and numbers[kind] < MOST_SEATS]
    if few:
        raise bad_option("mix-few", most=MOST_SEATS, cards=listed([say(f"item-{card}") for card in few]))
    return numbers
