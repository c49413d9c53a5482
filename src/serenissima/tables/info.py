"""What a visitor may know of the table itself: seats, state, invitation."""

from __future__ import annotations

from collections.abc import Callable, Container
from math import ceil

from serenissima.tables.messages import SeatInfo, TableInfo
from serenissima.tables.table import Table


def info(
    table: Table,
    visitor: str,
    here: Container[str | None],
    onlookers: int,
    grace: Callable[[str], float],
    base: str | None = None,
) -> TableInfo:
    """The table as this visitor may know it; `here` are the connected visitors.

    `grace` returns the seconds before the seat of a visitor who is away may be given to a bot.
    """
    match = table.match
    state = table.state
    # a finished match has no seat to take back: what a bot finished for somebody is theirs again
    mine = table.played_by(visitor) if state == "over" else table.mine(visitor)
    teams = match.game.teams(len(table.seats))
    return TableInfo(
        id=table.id,
        game=match.game.name,
        options=dict(match.options),
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                team=teams[seat.seat],
                bot=seat.bot,
                here=seat.kind == "bot" or (seat.kind == "person" and seat.visitor in here),
                mine=seat.seat in mine,
                was_mine=state == "running" and seat.held_for(visitor),
                grace=ceil(grace(seat.visitor))
                if state == "running" and seat.kind == "person" and seat.visitor and seat.visitor not in here
                else None,
            )
            for seat in table.seats
        ],
        state=state,
        commitment=match.commitment,
        practice=match.practice,
        host=table.host == visitor,
        onlookers=onlookers,
        invite=table.invite if mine else None,
        base=base if mine else None,
        seed=match.fortuna.seed if match.fortuna and state == "over" else None,
        rematch=table.rematch,
        forkable=table.forkable(visitor),
        from_position=match.position is not None,
    )
