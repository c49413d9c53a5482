# compiled with mypyc
"""How a vote runs on the table: the doge, the cards laid, what is won and lost (CG-471 to CG-509, CG-561 to CG-574)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.state import EVERYONE, Told
from serenissima.games.canal_grande.box import DISTRICTS
from serenissima.games.canal_grande.cards import DISTRICTS_MASK, count, faces, one
from serenissima.games.canal_grande.events import (
    Discarded,
    Drawn,
    Ended,
    Event,
    Laid,
    Passed,
    Picked,
    TookBack,
    Trophy,
    Void,
    VoteBegan,
    VoteWon,
)
from serenissima.games.canal_grande.hindsight import look_back
from serenissima.games.canal_grande.position import FOUR, NEVER, OVER, SIX, VOTING, Position
from serenissima.games.canal_grande.rules import won_with
from serenissima.games.canal_grande.trail import LACKS, LAID, OPEN, step
from serenissima.games.canal_grande.vote import Vote


class Voting(Position):
    """A position, and what votes do to it."""

    def _tell(self, rule: str, event: Event, to: int = EVERYONE, reveals: bool = False) -> None:
        assert self.told is not None
        self.told.append(Told(event, rule, to, reveals))

    def _begin_vote(self) -> bool:
        """CG-471, CG-561: the owner of the doge leads, or the partner; False if none has a district card (CG-472)."""
        rules = self.rules
        owner = self.active
        leader = owner
        if not self.hands[owner] & DISTRICTS_MASK:
            # all see that the owner has none
            self.trail.append(step(LACKS, owner, 0, DISTRICTS_MASK))
            if rules.seats == 4:
                leader = rules.partner(owner)
            if not self.hands[leader] & DISTRICTS_MASK:
                if leader != owner:
                    self.trail.append(step(LACKS, leader, 0, DISTRICTS_MASK))
                if self.told is not None:
                    self._tell("CG-472" if rules.seats == 2 else "CG-561", Void(owner), reveals=True)
                return False
        self.vote = Vote(rules, owner, leader)
        self.stage = VOTING
        if self.told is not None:
            rule = "CG-471" if leader == owner else "CG-561"
            self._tell(rule, VoteBegan(owner, leader, leader != owner), reveals=True)
        return True

    def _pick(self, kind: i64) -> None:
        """CG-811: a card for the vote, seen by nobody else yet."""
        assert self.vote is not None
        self.vote.pick(kind)
        if self.told is not None:
            seat = self.vote.asked
            self._tell("CG-811", Picked(seat, DISTRICTS[kind]), 1 << seat)

    def _lay(self) -> None:
        """CG-481, CG-482, CG-486: the cards picked are laid openly."""
        vote = self.vote
        assert vote is not None
        seat = vote.asked
        opening = vote.contested < 0
        if vote.entering() and not count(vote.draft, vote.district()):
            # CG-567, CG-651: who enters with gondolas alone has no contested card
            self.trail.append(step(LACKS, seat, 0, 15 << (vote.contested << 2)))
        cards = vote.lay()
        self.hands[seat] -= cards
        self.trail.append(step(LAID, seat, 0, cards))
        if self.told is not None:
            total = vote.side_total(self.rules.side(seat))
            district = DISTRICTS[vote.contested]
            self._tell(
                "CG-481" if opening else "CG-486",
                Laid(seat, district, faces(cards), total, opening),
                reveals=True,
            )

    def _pass(self) -> bool:
        """CG-488, CG-565; whether the vote is over.

        What was said stands: could it be taken back freely until the next player acts, the secret first pick of that
        player would show (CG-811).
        """
        assert self.vote is not None
        seat = self.vote.asked
        if self.told is not None:
            self._tell("CG-488" if self.rules.seats == 2 else "CG-565", Passed(seat), reveals=True)
        return self.vote.drop_out()

    def _settle_vote(self) -> bool:
        """CG-501 to CG-506, CG-570 to CG-573: trophy, losses, cards taken back; whether the match is over (CG-509)."""
        vote = self.vote
        assert vote is not None
        rules = self.rules
        pairs = rules.seats == 4
        side = vote.winner()
        giver = vote.giver(side)
        district = vote.contested
        self.trophies[side] += one(district)
        if self.told is not None:
            mine, other = vote.side_total(side), vote.side_total(1 - side)
            first: int = 2 * side if pairs else side
            partner = first + 1 if pairs else None
            name = DISTRICTS[district]
            self._tell("CG-570" if pairs else "CG-488", VoteWon(first, partner, name, mine, other))
            has = count(self.trophies[side], district)
            self._tell("CG-571" if pairs else "CG-501", Trophy(giver, name, side, has))
        for seat in range(rules.seats):
            lost = vote.lost(seat, side)
            laid: i64 = vote.laid[seat]
            back = laid - lost - (one(district) if seat == giver else 0)
            self.discard += lost
            self.hands[seat] += back
            if back:
                self.trail.append(step(OPEN, seat, 0, back))
            if self.told is not None:
                won = rules.side(seat) == side
                if lost:
                    rule = "CG-572" if pairs else "CG-503" if won else "CG-504"
                    self._tell(rule, Discarded(seat, faces(lost)))
                if back:
                    self._tell("CG-572" if pairs else "CG-504", TookBack(seat, faces(back)))
        self.vote = None
        reason = won_with(self.trophies[side])
        if reason:
            self.discard += one(self.resolving)
            self.resolving = -1
            self._end(side, SIX if reason == 6 else FOUR, district)
        return reason > 0

    def _end(self, side: i64, reason: i64, district: i64 = 0) -> None:
        """CG-701, CG-702, CG-705: it is over at once; CG-821: hands and splits lie open."""
        self.stage = OVER
        self.winner = side
        self.reason = reason
        if self.told is not None:
            looked = look_back(self.rules, self.hands, self.past)
            if reason == NEVER:
                self._tell("CG-705", Drawn(self.round, looked), reveals=True)
                return
            pairs = self.rules.seats == 4
            first: int = 2 * side if pairs else side
            partner = first + 1 if pairs else None
            rule = "CG-646" if pairs else "CG-701"
            name = DISTRICTS[district]
            won = Ended(first, partner, "six" if reason == SIX else "four", name, looked)
            self._tell(rule, won, reveals=True)
