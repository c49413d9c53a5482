"""What a move is made of: bids, groups, palaces, seats and value markers. NotAMove names the rule that one breaks."""

from __future__ import annotations

import re

from serenissima.core.game import NotAMove, Refusal
from serenissima.games.canaletto.box import GROUPS, LAST_BID, LOWEST_VALUE, MARKERS, MOST_SEATS, PALACES, SHORT

LONG = 60
"""How many characters of an unreadable text a refusal repeats."""
_GROUP_OF = {name.lower(): group for names in (GROUPS, SHORT) for group, name in enumerate(names)}
_NUMBER = re.compile(r"[+-]?\d+", re.ASCII)
"""As JSON writes numbers, so that what is read here is a number there, too."""
_PALACE = re.compile(r"p?(\d{1,3})")


def _whole(value: object) -> int | None:
    """A whole number, or None. A bool is not one, although Python says so."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def read_number(text: str) -> int | str:
    """A whole number, or the text as it is, which is refused later. Only the beginning of a very long number is
    read: that is far too large already.
    """
    return int(text[:LONG]) if _NUMBER.fullmatch(text) else text


def read_palace(text: str) -> int:
    """A palace by its number, with or without its P (CAN-02)."""
    found = _PALACE.fullmatch(text)
    return checked_palace(int(found[1]) if found else text)


def group_of(given: object) -> int:
    """CAN-03: the number of one of the twelve groups, by its full or short name."""
    if not isinstance(given, str) or given.lower() not in _GROUP_OF:
        raise NotAMove(Refusal("CAN-03", "no-group", {"group": str(given)[:LONG], "groups": ", ".join(GROUPS)}))
    return _GROUP_OF[given.lower()]


def checked_bid(given: object) -> int:
    """CAN-25, CAN-28: a whole number from 1 to 100."""
    amount = _whole(given)
    if amount is None:
        raise NotAMove(Refusal("CAN-25", "bid-not-whole", {"amount": str(given)[:LONG]}))
    if amount < 1:
        raise NotAMove(Refusal("CAN-25", "bid-below-one", {"amount": str(amount)[:LONG]}))
    if amount > LAST_BID:
        raise NotAMove(Refusal("CAN-28", "bid-above-all", {"amount": str(amount)[:LONG], "limit": LAST_BID}))
    return amount


def checked_palace(given: object) -> int:
    """CAN-02: P0 to P15."""
    palace = _whole(given)
    if palace is None or not 0 <= palace < PALACES:
        raise NotAMove(Refusal("CAN-02", "no-palace", {"palace": str(given)[:LONG], "last": PALACES - 1}))
    return palace


def checked_seat(given: object) -> int:
    """CAN-20: seats are numbered from 0."""
    seat = _whole(given)
    if seat is None or not 0 <= seat < MOST_SEATS:
        raise NotAMove(Refusal("CAN-20", "no-seat", {"seat": str(given)[:LONG], "last": MOST_SEATS - 1}))
    return seat


def checked_value(given: object) -> int:
    """CAN-05: 3 to 16."""
    value = _whole(given)
    if value is None or not 0 <= value - LOWEST_VALUE < MARKERS:
        raise NotAMove(Refusal("CAN-05", "no-value", {"value": str(given)[:LONG]}))
    return value
