# compiled with mypyc
"""Missions: who must do what, and whether it is done (IV-601 to IV-609, IV-620 to IV-623, IV-805 to IV-808)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.intrigues_a_venise.box import (
    AMBASSADOR,
    EMBASSY,
    ESCAPES,
    IDENTITIES,
    LEADERS,
    MARKED,
    MESSAGES,
    MISSIONS,
    TEAMS,
    Mission,
)
from serenissima.games.intrigues_a_venise.state.tables import BIT

HUNT: Final = 0
MOVE_TO: Final = 1
MEETING: Final = 2
KINDS: Final = ("HUNT", "GO", "MEET")
AMB: Final = 4
"""The number of the Ambassador among the characters, after F, B, X and Z."""
CHARACTERS: Final = (*IDENTITIES, "Amb")
NOBODY_ELSE: Final = -1
"""The seat of an identity that nobody plays."""

FIRST: Final = vec[i64]([IDENTITIES.index("F"), IDENTITIES.index("Z")])
SECOND: Final = vec[i64]([IDENTITIES.index("B"), IDENTITIES.index("X")])
"""Whose letter comes first and second in each team (IV-601)."""
assert [LEADERS[team] for team in TEAMS] == [("F", "B"), ("Z", "X")]


def _space(mark: int) -> int:
    return MARKED[mark] if mark else EMBASSY


def _pack(mission: Mission) -> int:
    """Kind, character, and the other character or the space, one byte each."""
    second = _space(mission.mark) if mission.kind == "GO" else 0
    if mission.kind == "MEET":
        second = CHARACTERS.index(mission.other)
    return KINDS.index(mission.kind) | CHARACTERS.index(mission.piece) << 8 | second << 16


def _table() -> list[int]:
    table = [-1] * 32
    for team, name in enumerate(TEAMS):
        for letters, mission in MISSIONS[name].items():
            first, second = [MESSAGES.index(letter) for letter in letters]
            table[16 * team + 4 * first + second] = _pack(mission)
    return table


PACKED: Final = vec[i64](_table())
"""By 16 x team + 4 x first letter + second letter."""
ESCAPE_OF: Final = vec[i64]([MARKED[ESCAPES[identity]] for identity in IDENTITIES])


class Cast:
    """Who is who: the secrets of all seats, and where their true spies are on the board (IV-604)."""

    def __init__(
        self, seats: i64, colours: vec[i64], identities: vec[i64], builds: vec[i64], messages: vec[i64]
    ) -> None:
        self.seats = seats
        self.colours = colours
        self.identities = identities
        self.builds = builds
        self.messages = messages

    def seat_of(self, identity: i64) -> i64:
        """Who plays this character; NOBODY_ELSE if the agent is arrested (IV-802)."""
        seat: i64
        for seat in range(self.seats):
            if self.identities[seat] == identity:
                return seat
        return NOBODY_ELSE

    def letter_of(self, identity: i64) -> i64:
        """The message in the envelope of this character, whether or not the agent is arrested."""
        envelope: i64
        for envelope in range(4):
            if self.identities[envelope] == identity:
                return self.messages[envelope]
        return 0

    def true_spy(self, character: i64) -> i64:
        """The piece of a character (IV-604)."""
        if character == AMB:
            return AMBASSADOR
        seat = self.seat_of(character)
        return 4 * self.colours[seat] + self.builds[seat]

    def alone(self, seat: i64) -> bool:
        """Whether the partner is arrested (IV-803)."""
        return self.seat_of(self.identities[seat] ^ 1) == NOBODY_ELSE

    def team_mask(self, seat: i64) -> i64:
        """The seats of the team of a seat."""
        mate = self.seat_of(self.identities[seat] ^ 1)
        return 1 << seat if mate == NOBODY_ELSE else 1 << seat | 1 << mate

    def mission(self, seat: i64) -> i64:
        """The packed mission of a seat with a partner; the partner is hunted in place of an arrested agent (IV-805)."""
        team: i64 = self.identities[seat] >> 1
        letters = 4 * self.letter_of(FIRST[team]) + self.letter_of(SECOND[team])
        packed = PACKED[16 * team + letters]
        if packed & 255 == HUNT:
            prey: i64 = packed >> 8
            if prey != AMB and self.seat_of(prey) == NOBODY_ELSE:
                packed = HUNT | (prey ^ 1) << 8
        return packed

    def escapes(self, seat: i64, own: bool) -> i64:
        """Where a lone spy can escape, as a mask of spaces (IV-806)."""
        identity = self.identities[seat]
        mask: i64 = BIT[ESCAPE_OF[identity]]
        return mask if own else mask | BIT[ESCAPE_OF[identity ^ 1]]


def fulfilled(
    cast: Cast, seat: i64, at: vec[i64], moved: i64, standing: bool, left_embassy: bool, own_escape: bool
) -> bool:
    """Whether the announcement of this seat is true (IV-621, IV-807). `moved`: the pieces displaced in this turn."""
    one: i64
    other: i64
    acted: i64 = -1 if standing else moved
    if cast.alone(seat):
        one = 4 * cast.colours[seat] + cast.builds[seat]
        return acted >> one & 1 == 1 and cast.escapes(seat, own_escape) >> at[one] & 1 == 1
    mission = cast.mission(seat)
    one = cast.true_spy(mission >> 8 & 255)
    if mission & 255 == MOVE_TO:
        if standing and one == AMBASSADOR and mission >> 16 == EMBASSY and not left_embassy:
            return False
        return at[one] == mission >> 16 and acted >> one & 1 == 1
    if mission & 255 == MEETING:
        other = cast.true_spy(mission >> 16)
        return at[one] == at[other] and (acted >> one & 1 == 1 or acted >> other & 1 == 1)
    team = cast.team_mask(seat)
    hunter: i64
    for hunter in range(cast.seats):
        if team >> hunter & 1:
            for other in range(4 * cast.colours[hunter], 4 * cast.colours[hunter] + 4):
                if at[other] == at[one] and (acted >> one & 1 == 1 or acted >> other & 1 == 1):
                    return True
    return False
