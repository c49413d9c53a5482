"""How much one person, and one address, may ask for; all in one table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """How many at once, and how many per minute after that. 0 per minute: no limit."""

    at_once: int
    a_minute: float


@dataclass(frozen=True, slots=True)
class Share:
    """What one person may ask for, and all people at one address together, which may be that of a school."""

    person: Rate
    address: Rate


SHARES: Mapping[str, Share] = {
    # all HTTP requests: the page with all its files takes about thirty
    "requests": Share(Rate(400, 3_000), Rate(4_000, 18_000)),
    # handshakes: after a lost connection clients retry, at growing intervals
    "sockets": Share(Rate(60, 60), Rate(2_500, 1_200)),
    # over all sockets of a visitor
    "messages": Share(Rate(60, 1_800), Rate(1_200, 18_000)),
    # new tables, rematches, and tables that play on from a position
    "tables": Share(Rate(30, 15), Rate(120, 60)),
    # sitting down, getting up and parting with a table
    "seats": Share(Rate(60, 60), Rate(600, 600)),
    # imported records
    "records": Share(Rate(10, 5), Rate(40, 20)),
    # nicknames
    "names": Share(Rate(20, 20), Rate(200, 200)),
    # tokens for programs
    "tokens": Share(Rate(40, 20), Rate(120, 60)),
    # one or two seconds of thought each; bots asked why take less
    "hints": Share(Rate(30, 30), Rate(150, 150)),
    # twelve seconds of thought each, unless the answer is remembered
    "look-backs": Share(Rate(8, 4), Rate(40, 20)),
    # analysis, reviews, puzzles and workshops: the editor asks with every change
    "studies": Share(Rate(60, 600), Rate(300, 3_000)),
    # every act of a learner is one
    "lessons": Share(Rate(60, 300), Rate(600, 3_000)),
    # a table; positions, logs, records, proofs and the QR code of a match: dragging the slider asks ten times a second
    "replays": Share(Rate(120, 600), Rate(600, 3_000)),
}
"""The defaults of a server. Anything not listed here has no limit."""
