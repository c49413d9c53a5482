# compiled with mypyc
"""How a match ends: places, the last round, the outcome (VE-E1 to VE-E5, VE-V1, VE-V5)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.games.venise import telling
from serenissima.games.venise.state.piles import put_away
from serenissima.games.venise.state.player import Player
from serenissima.games.venise.state.position import ALL_PLACED, GEMS_WON, OVER, REASONS, SHARED, Position


def end(position: Position, reason: i64) -> None:
    """VE-E1 to VE-E5: the match is over."""
    position.phase = OVER
    position.reason = reason
    if position.told is not None:
        telling.ended(position)


def leave(position: Position, seat: i64) -> None:
    """VE-V1: everything a finished player had goes back; the ordinary cards go to the discard pile."""
    player = position.players[seat]
    cards: list[int] = []
    for kind in range(7):
        while player.hand[kind] > 0:
            cards.append(kind)
            put_away(position, player, kind)
    position.jokers += player.jokers
    position.box_short += player.short
    position.box_long += player.long
    player.jokers = player.short = player.long = player.tiles = 0
    player.pawn = -1
    player.completed = False
    if position.told is not None:
        telling.placed(position, seat, cards)


def place_last(position: Position) -> None:
    """VE-V1: the only player left takes the last place."""
    for player in position.players:
        if player.active():
            player.rank = position.placed() + 1
    end(position, ALL_PLACED)


def finish_round(position: Position) -> bool:
    """VE-V5: whoever completed in this round is placed by tiles, then by planks. Returns whether the match is over."""
    position.last_round = False
    placed = position.placed()
    done = [player for player in position.players if player.completed]
    winners: i64 = 0
    for player in done:
        player.rank = placed + 1
        for other in done:
            if _ahead(other, player):
                player.rank += 1
        if player.rank == 1:
            winners += 1
    if not position.rules.all_places:
        for player in done:
            player.completed = False
        end(position, GEMS_WON if winners == 1 else SHARED)
        return True
    for seat in position.order:
        if position.players[seat].completed:
            leave(position, seat)
    if position.active() > 1:
        return False
    place_last(position)
    return True


def _ahead(one: Player, other: Player) -> bool:
    """VE-V5: more unspent tiles, then more planks."""
    if one.tiles != other.tiles:
        return one.tiles > other.tiles
    return one.short + one.long > other.short + other.long


def outcome(position: Position) -> Outcome:
    """Places, and gems as scores. Players without a place by then are ranked by gems (VE-E3, VE-E4)."""
    placed = int(position.placed())
    ranks: list[int] = []
    for player in position.players:
        rank = int(player.rank)
        if rank == 0:
            rank = placed + 1
            for other in position.players:
                rank += other.rank == 0 and other.gem_count > player.gem_count
        ranks.append(rank)
    scores = tuple([int(player.gem_count) for player in position.players])
    return Outcome(ranks=tuple(ranks), reason=REASONS[position.reason], scores=scores)
