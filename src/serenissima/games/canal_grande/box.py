"""What is in the box, and what a table may choose. Data only (CG-201 to CG-207, section 6.3 of the rules)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from serenissima.core.options import Option, choice, flag

District = Literal["CAN", "SCR", "SPO", "DOR", "SMA", "CAS"]
"""Cannaregio, Santa Croce, San Polo, Dorsoduro, San Marco, Castello."""
Special = Literal["SPY", "TRA", "DOG"]
"""Spy, traitor, doge."""
Card = Literal["CAN", "SCR", "SPO", "DOR", "SMA", "CAS", "GON", "SPY", "TRA", "DOG", "1", "2", "3"]
"""Every card there is: districts, the gondola, specials, number cards. Cards of one kind are identical (CG-205)."""

DISTRICTS: Final[tuple[District, ...]] = get_args(District)
SPECIALS: Final[tuple[Special, ...]] = get_args(Special)
CARDS: Final[tuple[Card, ...]] = get_args(Card)
"""In the order of the kinds in `cards.py`."""
SEATS: Final = "ABCD"
"""How the rules and the texts of moves call the seats (CG-311)."""

DECK: Final = (5, 5, 5, 5, 5, 5, 6, 3, 7, 6)
"""The action cards of one deck (CG-202)."""
TRAITORS_OUT: Final = 8
"""Traitors taken out of two decks (CG-206)."""
NUMBERS: Final = {"4-5-5": (4, 5, 5), "5-5-4": (5, 5, 4)}
"""How many number cards of 1, 2 and 3 one deck has (CG-204)."""

OPTIONS: Final[tuple[Option, ...]] = (
    choice("vote_rule", "CG-487", "outbid", "match", "free", main=True),
    flag("join_without_match", "CG-651", main=True),
    choice("catchup_specials", "CG-622", "resolve", "discard"),
    flag("spy_chain", "CG-464"),
    choice("gondola_scope", "CG-493", "vote", "move"),
    choice("number_split", "CG-204", *NUMBERS),
)
