"""What a table needs to know of the settings of its home. Every home has more of its own."""

from __future__ import annotations

from dataclasses import dataclass

from serenissima.tables.rehearsal import Rehearsal


@dataclass(frozen=True, kw_only=True)
class TableSettings:
    """`base` is the address invitations carry when it is not the one a request came by."""

    base: str | None = None

    bot_seconds: float = 1.0
    """What a bot may spend on a decision."""
    bot_delay: float = 0.4
    """A bot's answer is not heard sooner after the prompt, so that people can follow."""

    away_seconds: float = 20.0
    """How long somebody is away before the others may give the seat to a bot: a reloaded page is not an absence."""
    gather_seconds: float = 0.25
    """For how long comings and goings at a table are gathered before they are told; longer where very many look on."""

    rehearsal: Rehearsal | None = None
    """For tests only: nothing is left to chance or to the clock."""

    unattended_seconds: float = 10.0
    """How long bots among themselves go on when nobody looks any more: a reloaded page does not stop them."""

    idle_seconds: float = 300
    """A table nobody is connected to leaves memory after this time; it is read again when somebody comes."""
    idle_rooms: int = 500
    """How many tables nobody is connected to may stay in memory until then; each 1,000 entries count as one more."""
