"""What a client sends on the socket of a table."""

from __future__ import annotations

import msgspec


class Play(msgspec.Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """Play this move as entry number `entry`.

    `id` is the client's number for the request, repeated in a refusal.
    """

    entry: int
    move: msgspec.Raw
    id: int = 0


class Ask(msgspec.Struct, tag_field="type", tag="ask", forbid_unknown_fields=True):
    """Would this move be allowed now, and if not, why? Answered by `Answer`; nothing is played."""

    move: msgspec.Raw
    id: int = 0


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Undo entry `to` and everything after it (without `to`: my last move). If it is not free, the others are asked."""

    entry: int
    to: int | None = None
    id: int = 0


class Consent(msgspec.Struct, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """My answer to another seat's wish to undo."""

    entry: int
    agree: bool
    id: int = 0


class Resign(msgspec.Struct, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """I give up. `seat` is needed only if one visitor holds several."""

    entry: int
    seat: int | None = None
    id: int = 0


class Replace(msgspec.Struct, tag_field="type", tag="replace", forbid_unknown_fields=True):
    """Give the seat of somebody who is away, or my own, to a bot of this level; see `Return`."""

    seat: int
    bot: str
    id: int = 0


class Return(msgspec.Struct, tag_field="type", tag="return", forbid_unknown_fields=True):
    """I am back: give me the seat a bot holds for me (`SeatInfo.was_mine`)."""

    id: int = 0


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there? Answered by `Pong`."""


Incoming = Play | Ask | Undo | Consent | Resign | Replace | Return | Ping
