"""The table itself as a visitor may know it: seats, state, invitation."""

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
    """The table as this visitor may know it; `here` are the visitors that are connected.

    `grace` says how many seconds a visitor who is away still has before the seat may be given to a bot.
    """
    match = table.match
    state = table.state
    # when it is over there is nothing left to take back: what a bot has finished for somebody is theirs again
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
