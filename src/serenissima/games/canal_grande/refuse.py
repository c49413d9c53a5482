"""Why a move of the alphabet is not legal now: the rule a player would cite, and what would be right.

It looks only at the mover's hand and at what lies open.
"""

from __future__ import annotations

from serenissima.core.game import NOT_YOUR_TURN, Refusal
from serenissima.games.canal_grande.box import CARDS, DISTRICTS, SPECIALS
from serenissima.games.canal_grande.cards import GON, SPY, count, size
from serenissima.games.canal_grande.codes import (
    BETRAY,
    CHOOSE,
    CONFIRM,
    FORGO,
    LAY,
    PASS,
    PUT,
    RESOLVE,
)
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.position import BETRAYING, CATCHING_UP, CHOOSING, RESOLVING, SPLITTING, VOTING
from serenissima.games.canal_grande.state.rules import MATCH, NONE
from serenissima.games.canal_grande.state.running_vote import RunningVote


def refuse(state: State, seat: int, code: int) -> Refusal:
    """The reason why this seat cannot play this code now."""
    if seat != state.to_move():
        return NOT_YOUR_TURN
    if code < PUT:
        return Refusal("CG-101", "fortunas-move")
    if state.stage == SPLITTING:
        return _split(state, code)
    if state.stage == CHOOSING:
        return Refusal("CG-431", "now-choose")
    if state.stage == RESOLVING:
        if RESOLVE <= code < BETRAY:
            return Refusal("CG-444", "not-pending", {"card": SPECIALS[code - RESOLVE]})
        return Refusal("CG-444", "now-resolve")
    if state.stage == BETRAYING:
        return _betray(state, code)
    if state.stage == VOTING:
        return _vote(state, code)
    if state.stage == CATCHING_UP:
        return Refusal("CG-621" if state.rules.seats == 2 else "CG-642", "now-catch-up")
    return Refusal("CG-101", "fortunas-turn")


def _split(state: State, code: int) -> Refusal:
    """CG-421: every card goes into one of two trays, and neither is empty."""
    if code == CONFIRM:
        return Refusal("CG-421", "empty-tray")
    if not PUT <= code < CONFIRM:
        return Refusal("CG-402", "now-split")
    card: dict[str, str | int] = {"card": CARDS[code - PUT]}
    if count(state.first, code - PUT):
        return Refusal("CG-421", "last-card", card)
    if count(state.second, code - PUT):
        return Refusal("CG-421", "already-over", card)
    return Refusal("CG-411", "not-revealed", card)


def _betray(state: State, code: int) -> Refusal:
    """CG-451 to CG-454: only an opponent who holds a card can be robbed."""
    if not BETRAY <= code < FORGO:
        return Refusal("CG-451", "now-traitor")
    seat = code - BETRAY
    if seat >= state.rules.seats:
        return Refusal("CG-103", "no-such-seat", {"seats": int(state.rules.seats)})
    if seat == state.active:
        return Refusal("CG-451", "own-hand")
    if state.rules.side(seat) == state.rules.side(state.active):
        return Refusal("CG-452", "partners-hand")
    return Refusal("CG-454", "empty-hand")


def _vote(state: State, code: int) -> Refusal:
    vote = state.vote
    assert vote is not None
    hand = state.hands[vote.asked]
    if code == PASS:
        return _pass(state, vote)
    if code == CONFIRM:
        return _lay_all(state, vote, hand)
    if not LAY <= code < PASS:
        if RESOLVE <= code < BETRAY and count(state.pending, SPY + code - RESOLVE):
            return Refusal("CG-471", "vote-first")
        return Refusal("CG-484" if code >= CHOOSE else "CG-402", "now-vote")
    return _lay(state, vote, hand, code - LAY)


def _pass(state: State, vote: RunningVote) -> Refusal:
    if vote.contested < 0:
        return Refusal("CG-483" if state.rules.seats == 2 else "CG-563", "must-lead")
    return Refusal("CG-488" if state.rules.seats == 2 else "CG-565", "picked-already")


def _lay_all(state: State, vote: RunningVote, hand: int) -> Refusal:
    """Why the cards picked cannot be laid yet (CG-485 to CG-487, CG-565, CG-567, CG-661)."""
    rules = state.rules
    if not vote.draft:
        if vote.contested < 0:
            return Refusal("CG-481", "lead-first")
        return Refusal("CG-486" if rules.seats == 2 else "CG-565", "nothing-picked")
    district = vote.district()
    if vote.entering() and count(hand, district) and not count(vote.draft, district):
        rule = "CG-567" if rules.seats == 4 else "CG-651" if rules.join else "CG-485"
        return Refusal(rule, "contested-missing", {"district": DISTRICTS[district]})
    total = vote.total(vote.asked) + size(vote.draft)
    return Refusal(_raise_rule(state, vote), "too-low", {"need": int(vote.need()), "total": int(total)})


def _raise_rule(state: State, vote: RunningVote) -> str:
    return "CG-661" if state.rules.vote_rule == MATCH else "CG-487"


def _lay(state: State, vote: RunningVote, hand: int, kind: int) -> Refusal:
    """Why a card cannot be picked (CG-481 to CG-494)."""
    card: dict[str, str | int] = {"card": DISTRICTS[kind]}
    if not count(hand, kind):
        return Refusal("CG-481" if vote.contested < 0 else "CG-486", "not-held", card)
    if count(hand, kind) == count(vote.draft, kind):
        return Refusal("CG-486", "all-picked", card)
    district = vote.district()
    if vote.entering() and not state.rules.join and vote.contested >= 0 and not count(hand, district):
        return Refusal("CG-485", "no-contested", {"district": DISTRICTS[district]})
    need = int(vote.need())
    reach = int(vote.reach(hand, NONE))
    if need > reach:
        return Refusal(_raise_rule(state, vote), "too-weak", {"need": need, "reach": reach})
    if count(hand, GON) == vote.gondolas():
        if state.rules.per_move and count(vote.laid[vote.asked], kind):
            return Refusal("CG-665", "gondola-gone", card)
        return Refusal("CG-491", "no-gondola", {"card": DISTRICTS[kind], "district": DISTRICTS[district]})
    return Refusal(_raise_rule(state, vote), "gondola-wasted", {"card": DISTRICTS[kind], "need": need})
