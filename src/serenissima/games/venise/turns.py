# compiled with mypyc
"""Whose turn is next, and how a match ends (VE-S15, VE-T15, rules.md, section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.state import EVERYONE, Told
from serenissima.games.venise import events
from serenissima.games.venise.box import ORDINARY
from serenissima.games.venise.offers import JOKER, Offers
from serenissima.games.venise.player import Player
from serenissima.games.venise.position import ALL_PLACED, GEMS_WON, OVER, PLAY, REASONS, ROUNDS_OVER, SHARED, STANDSTILL

if TYPE_CHECKING:
    import msgspec

RULES: Final = ("VE-E1", "VE-V5", "VE-V1", "VE-E4", "VE-E5")
"""The rule behind each reason."""


class Turns(Offers):
    """A position that knows how turns and matches end."""

    def _start_turn(self) -> None:
        self.used = 0
        self.spent = 0
        self.fresh = True
        self.acted = False
        if len(self.played) > 0:
            self.played = vec[i64]()
        self.phase = PLAY

    def _end_turn(self) -> None:
        """VE-S15: clockwise, without those who have finished."""
        before = self.seat
        if self.acted:
            self.idle = 0
        else:
            self.idle += 1
        count = len(self.order)
        here = self.order.index(self.seat)
        for i in range(1, count + 1):
            if here + i == count:
                if self.last_round and self._finish_round():
                    return
                if self.round == self.rules.most_rounds:
                    self._end(ROUNDS_OVER)
                    return
                self.round += 1
            seat = self.order[(here + i) % count]
            if self.players[seat].active():
                self.seat = seat
                break
        if self._stands_still():
            self._end(STANDSTILL)
            return
        self._start_turn()
        if self.told is not None:
            self._tell(events.TurnEnded(before, self.seat, self.round), "VE-S15")

    def _stands_still(self) -> bool:
        """VE-E4: whole rounds without any change."""
        return self.rules.standstill > 0 and self.idle >= self.rules.standstill * self._count_active()

    def _put_away(self, player: Player, kind: i64) -> None:
        """An ordinary card goes from a hand face up on the discard pile (VE-T5)."""
        player.show(kind)
        self.discards[kind] += 1
        self.discard_count += 1
        self.top = kind

    def _put_joker_away(self) -> None:
        """A joker goes face up on the discard pile, where the table plays so (VE-T17)."""
        self.discard_jokers += 1
        self.discard_count += 1
        self.top = JOKER

    # the end

    def _placed(self) -> i64:
        placed: i64 = 0
        for player in self.players:
            if player.rank > 0:
                placed += 1
        return placed

    def _count_active(self) -> i64:
        active: i64 = 0
        for player in self.players:
            if player.active():
                active += 1
        return active

    def _leave(self, seat: i64) -> None:
        """VE-V1: all a finished player had goes back; the ordinary cards are laid on the discard pile."""
        player = self.players[seat]
        cards: list[int] = []
        for kind in range(7):
            while player.hand[kind] > 0:
                cards.append(kind)
                self._put_away(player, kind)
        self.jokers += player.jokers
        self.box_short += player.short
        self.box_long += player.long
        player.jokers = player.short = player.long = player.tiles = 0
        player.pawn = -1
        player.completed = False
        if self.told is not None:
            event = events.Placed(seat, player.rank, [ORDINARY[card] for card in cards])
            self.told.append(Told(event, "VE-V1", EVERYONE, True))

    def _place_last(self) -> None:
        """VE-V1: who is left takes the last place."""
        for player in self.players:
            if player.active():
                player.rank = self._placed() + 1
        self._end(ALL_PLACED)

    def _end(self, reason: i64) -> None:
        self.phase = OVER
        self.reason = reason
        if self.told is not None:
            first = [seat for seat in range(self.rules.seats) if self.players[seat].rank == 1]
            rule = RULES[reason]
            self._tell(events.Ended(REASONS[reason], first[0] if len(first) == 1 else None), rule)

    def _finish_round(self) -> bool:
        """VE-V5: those who completed in this round are placed by tiles, then by planks. Whether the match is over."""
        self.last_round = False
        placed = self._placed()
        done = [player for player in self.players if player.completed]
        winners: i64 = 0
        for player in done:
            player.rank = placed + 1
            for other in done:
                if _ahead(other, player):
                    player.rank += 1
            if player.rank == 1:
                winners += 1
        if not self.rules.all_places:
            for player in done:
                player.completed = False
            self._end(GEMS_WON if winners == 1 else SHARED)
            return True
        for seat in self.order:
            if self.players[seat].completed:
                self._leave(seat)
        if self._count_active() > 1:
            return False
        self._place_last()
        return True

    # telling

    def _tell(self, event: msgspec.Struct, rule: str) -> None:
        assert self.told is not None
        self.told.append(Told(event, rule))

    def _names(self, places: list[int]) -> list[str]:
        chart = self.rules.chart
        return [chart.spots[chart.fields + place] for place in places]


def _ahead(one: Player, other: Player) -> bool:
    """VE-V5: more unspent tiles, then more planks."""
    if one.tiles != other.tiles:
        return one.tiles > other.tiles
    return one.short + one.long > other.short + other.long
