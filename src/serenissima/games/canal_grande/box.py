"""What is in the box: the kinds of cards and how many there are. Data only (CG-201 to CG-207)."""

from __future__ import annotations

from typing import Final, Literal, get_args

District = Literal["CAN", "SCR", "SPO", "DOR", "SMA", "CAS"]
"""Cannaregio, Santa Croce, San Polo, Dorsoduro, San Marco, Castello."""
Special = Literal["SPY", "TRA", "DOG"]
"""Spy, traitor, doge."""
Card = Literal["CAN", "SCR", "SPO", "DOR", "SMA", "CAS", "GON", "SPY", "TRA", "DOG", "1", "2", "3"]
"""Every kind of card: districts, the gondola, specials, number cards. Cards of one kind are identical (CG-205)."""

DISTRICTS: Final[tuple[District, ...]] = get_args(District)
SPECIALS: Final[tuple[Special, ...]] = get_args(Special)
CARDS: Final[tuple[Card, ...]] = get_args(Card)
"""In the order of the kinds in `cards.py`."""
SEATS: Final = "ABCD"
"""What the rules and the texts of moves call the seats (CG-311)."""

DECK: Final = (5, 5, 5, 5, 5, 5, 6, 3, 7, 6)
"""The action cards of one deck (CG-202)."""
TRAITORS_OUT: Final = 8
"""Traitors taken out of two decks (CG-206)."""
TROPHIES_OF_ONE: Final = 4
"""Trophies of one district that win the match; or one of every district does (CG-701)."""
LEAST_OFFER: Final = 1
"""Cards in an offer, at least (CG-421)."""
NUMBERS: Final = {"4-5-5": (4, 5, 5), "5-5-4": (5, 5, 4)}
"""How many number cards of 1, 2 and 3 one deck has (CG-204)."""
