"""Who has which mission, by its name: `hunt-X`, `go-F-5`, `go-Amb-Emb`, `meet-Z-Amb`, `escape-F`, `escape-F-own`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serenissima.games.intrigues_a_venise.box import (
    IDENTITIES,
    LEADERS,
    MESSAGES,
    MISSIONS,
    partner_of,
    team_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from serenissima.games.intrigues_a_venise.state.position import Position


def escape(identity: str, own: bool) -> str:
    """What a lone spy must do (IV-806)."""
    return f"escape-{identity}-own" if own else f"escape-{identity}"


def duty_of(identity: str, letters: Mapping[str, str], arrested: str | None, own_escape: bool) -> str:
    """The mission of whoever plays `identity`; `letters` are the messages of all four (IV-601, IV-805, IV-806)."""
    if arrested == partner_of(identity):
        return escape(identity, own_escape)
    team = team_of(identity)
    first, second = LEADERS[team]
    mission = MISSIONS[team][letters[first] + letters[second]]
    if mission.kind == "HUNT" and mission.piece == arrested:
        mission = mission._replace(piece=partner_of(arrested))
    return mission.key()


def duty(position: Position, seat: int) -> str:
    """What this seat really must do. Nobody sees it before the end (IV-626)."""
    who = [IDENTITIES[identity] for identity in position.identities]
    letters: dict[str, str] = {
        identity: MESSAGES[message] for identity, message in zip(who, position.messages, strict=True)
    }
    arrested = who[3] if position.rules.seats == 3 else None
    return duty_of(who[seat], letters, arrested, position.rules.own_escape)
