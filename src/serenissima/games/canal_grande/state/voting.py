# compiled with mypyc
"""A doge calls a vote: cards are laid, a trophy is won, others are lost (CG-471 to CG-509, CG-561 to CG-574)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande import telling
from serenissima.games.canal_grande.cards import GON, count, one
from serenissima.games.canal_grande.codes import CONFIRM, LAY, PASS
from serenissima.games.canal_grande.state.ending import end, won_with
from serenissima.games.canal_grande.state.position import FOUR, SIX, Position
from serenissima.games.canal_grande.state.rounds import go_on
from serenissima.games.canal_grande.state.rules import NONE
from serenissima.games.canal_grande.state.running_vote import RunningVote
from serenissima.games.canal_grande.state.specials import finish
from serenissima.games.canal_grande.trail import LACKS, LAID, OPEN, step

# what may be done


def codes(position: Position) -> list[int]:
    """What the player asked may do: pick a card, lay those picked, or pass (CG-481 to CG-494, CG-565 to CG-568)."""
    vote = position.vote
    assert vote is not None
    codes: list[int] = []
    hand: i64 = position.hands[vote.asked]
    district = vote.district()
    kind: i64 = 0
    if district < 0:
        while kind < GON:
            if count(hand, kind):
                codes.append(LAY + kind)
            kind += 1
        return codes
    draft = vote.draft
    opening = vote.contested < 0
    need = vote.need()
    barred = draft == 0 and (
        (vote.entering() and not vote.rules.join and not count(hand, district))
        or (need > 0 and vote.reach(hand, NONE) < need)
    )
    if not barred:
        if draft and vote.complete(hand, need):
            codes.append(CONFIRM)
        opened = vote.opened()
        left = count(hand, GON) - vote.gondolas()
        while kind < GON:
            if count(hand, kind) > count(draft, kind) and (
                kind == district
                or count(opened, kind)
                or count(draft, kind)
                or (left > 0 and (need == 0 or vote.reach(hand, kind) >= need))
            ):
                codes.append(LAY + kind)
            kind += 1
    if draft == 0 and not opening:
        codes.append(PASS)
    return codes


# what it does


def lay(position: Position, kind: i64) -> None:
    """CG-811: a card is picked for the vote, and nobody else sees it yet."""
    vote = position.vote
    assert vote is not None
    vote.pick(kind)
    if position.told is not None:
        telling.picked(position, vote.asked, kind)


def confirm(position: Position) -> None:
    """CG-481, CG-482, CG-486: the cards picked are laid openly."""
    vote = position.vote
    assert vote is not None
    seat = vote.asked
    opening = vote.contested < 0
    if vote.entering() and not count(vote.draft, vote.district()):
        # CG-567, CG-651: a player who enters with gondolas alone has no contested card
        position.trail.append(step(LACKS, seat, 0, 15 << (vote.contested << 2)))
    cards = vote.lay()
    position.hands[seat] -= cards
    position.trail.append(step(LAID, seat, 0, cards))
    if position.told is not None:
        telling.laid(position, vote, seat, cards, opening)


def pass_(position: Position) -> None:
    """CG-488, CG-565: the player asked passes; that may end the vote.

    A pass is final: if it could be taken back freely until the next player acts, that player's secret first pick
    would show (CG-811).
    """
    vote = position.vote
    assert vote is not None
    if position.told is not None:
        telling.passed(position, vote.asked)
    if vote.drop_out():
        _settle(position, vote)


def _settle(position: Position, vote: RunningVote) -> None:
    """CG-501 to CG-509, CG-570 to CG-573: trophy, losses, cards taken back; then the match goes on or ends."""
    rules = position.rules
    side = vote.winner()
    giver = vote.giver(side)
    district = vote.contested
    position.trophies[side] += one(district)
    if position.told is not None:
        telling.vote_won(position, vote, side)
    for seat in range(rules.seats):
        lost = vote.lost(seat, side)
        laid: i64 = vote.laid[seat]
        back = laid - lost - (one(district) if seat == giver else 0)
        position.discard += lost
        position.hands[seat] += back
        if back:
            position.trail.append(step(OPEN, seat, 0, back))
        if position.told is not None:
            telling.discarded(position, seat, rules.side(seat) == side, lost, back)
    # CG-508: the doge is done
    position.vote = None
    finish(position)
    reason = won_with(position.trophies[side])
    if reason:
        # CG-509, CG-702: nothing else is resolved
        end(position, side, SIX if reason == 6 else FOUR, district)
    else:
        go_on(position)
