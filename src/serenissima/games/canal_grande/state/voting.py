# compiled with mypyc
"""A doge calls a vote: cards are laid, a trophy is won, others are lost (CG-471 to CG-509, CG-561 to CG-574)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande import telling
from serenissima.games.canal_grande.cards import DISTRICTS_MASK, GON, count, one
from serenissima.games.canal_grande.codes import CONFIRM, LAY, PASS
from serenissima.games.canal_grande.state.ending import end, won_with
from serenissima.games.canal_grande.state.position import FOUR, SIX, VOTING, Position
from serenissima.games.canal_grande.state.rules import NONE
from serenissima.games.canal_grande.state.running_vote import RunningVote
from serenissima.games.canal_grande.trail import LACKS, LAID, OPEN, step


def vote_codes(vote: RunningVote, hand: i64, codes: list[int]) -> None:
    """The legal codes of the player asked, who holds this hand (section 7.2 of the rules)."""
    district = vote.district()
    kind: i64 = 0
    if district < 0:
        while kind < GON:
            if count(hand, kind):
                codes.append(LAY + kind)
            kind += 1
        return
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


def begin_vote(position: Position) -> bool:
    """CG-471, CG-561: the owner of the doge leads, or the partner; False if neither has a district card (CG-472)."""
    rules = position.rules
    owner = position.active
    leader = owner
    if not position.hands[owner] & DISTRICTS_MASK:
        # everybody sees that the owner has none
        position.trail.append(step(LACKS, owner, 0, DISTRICTS_MASK))
        if rules.seats == 4:
            leader = rules.partner(owner)
        if not position.hands[leader] & DISTRICTS_MASK:
            if leader != owner:
                position.trail.append(step(LACKS, leader, 0, DISTRICTS_MASK))
            if position.told is not None:
                telling.void(position)
            return False
    position.vote = RunningVote(rules, owner, leader)
    position.stage = VOTING
    if position.told is not None:
        telling.vote_began(position, leader)
    return True


def pick_card(position: Position, kind: i64) -> None:
    """CG-811: a card is picked for the vote, and nobody else sees it yet."""
    vote = position.vote
    assert vote is not None
    vote.pick(kind)
    if position.told is not None:
        telling.picked(position, vote.asked, kind)


def lay_cards(position: Position) -> None:
    """CG-481, CG-482, CG-486: the cards picked are laid openly."""
    vote = position.vote
    assert vote is not None
    seat = vote.asked
    opening = vote.contested < 0
    if vote.entering() and not count(vote.draft, vote.district()):
        # CG-567, CG-651: who enters with gondolas alone has no contested card
        position.trail.append(step(LACKS, seat, 0, 15 << (vote.contested << 2)))
    cards = vote.lay()
    position.hands[seat] -= cards
    position.trail.append(step(LAID, seat, 0, cards))
    if position.told is not None:
        telling.laid(position, vote, seat, cards, opening)


def pass_vote(position: Position) -> bool:
    """CG-488, CG-565: the player asked passes; returns whether the vote is over and the match goes on.

    A pass stands once it is said: if it could be taken back freely until the next player acts, that player's secret
    first pick would show (CG-811).
    """
    vote = position.vote
    assert vote is not None
    if position.told is not None:
        telling.passed(position, vote.asked)
    return vote.drop_out() and _settle(position, vote)


def _settle(position: Position, vote: RunningVote) -> bool:
    """CG-501 to CG-509, CG-570 to CG-573: trophy, losses, cards taken back; returns whether the match goes on."""
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
            telling.cards_after_vote(position, seat, rules.side(seat) == side, lost, back)
    # CG-508: the doge is done
    position.vote = None
    position.discard += one(position.resolving)
    position.resolving = NONE
    reason = won_with(position.trophies[side])
    if reason:
        # CG-509, CG-702: nothing else is resolved
        end(position, side, SIX if reason == 6 else FOUR, district)
    return reason == 0
