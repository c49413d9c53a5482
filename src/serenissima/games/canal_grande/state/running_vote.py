# compiled with mypyc
"""A running vote: what has been laid, what is picked but not confirmed, and how it stands (CG-481 to CG-507)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande.cards import DISTRICTS_MASK, GON, count, one, size
from serenissima.games.canal_grande.state.rules import FREE, MATCH, NONE, Rules


class RunningVote:
    """A vote that is not decided yet. The cards picked (`draft`) stay in the hand until they are confirmed."""

    def __init__(self, rules: Rules, challenger: i64, leader: i64) -> None:
        self.rules = rules
        self.challenger = challenger
        self.leader = leader
        self.asked = leader
        self.contested: i64 = NONE
        """The contested district, once the leader has laid cards."""
        self.passed: i64 = 0
        """A bit for each seat that is out."""
        self.laid: list[int] = [0] * rules.seats
        """Cards laid by each seat, including gondolas."""
        self.first: list[int] = [NONE] * rules.seats
        """The district of the card each seat laid first (CG-507)."""
        self.giver0: i64 = NONE
        self.giver1: i64 = NONE
        """For each side, the seat that laid its first contested card (CG-571)."""
        self.draft: i64 = 0
        """District cards picked."""
        self.draft_district: i64 = NONE
        """The district to be contested, while the leader picks."""
        self.draft_first: i64 = NONE
        """The district of the first group picked."""

    def copy(self) -> RunningVote:
        """An independent copy."""
        twin = RunningVote(self.rules, self.challenger, self.leader)
        twin.asked = self.asked
        twin.contested = self.contested
        twin.passed = self.passed
        twin.laid = self.laid[:]
        twin.first = self.first[:]
        twin.giver0 = self.giver0
        twin.giver1 = self.giver1
        twin.draft = self.draft
        twin.draft_district = self.draft_district
        twin.draft_first = self.draft_first
        return twin

    # questions

    def district(self) -> i64:
        """The contested district, or the one the leader has picked for it."""
        return self.contested if self.contested >= 0 else self.draft_district

    def total(self, seat: i64) -> i64:
        """What a player has laid: every district card counts 1 (CG-495)."""
        return size(self.laid[seat] & DISTRICTS_MASK)

    def side_total(self, side: i64) -> i64:
        """What the players of a side have laid (CG-570)."""
        if self.rules.seats == 2:
            return self.total(side)
        return self.total(2 * side) + self.total(2 * side + 1)

    def opened(self) -> i64:
        """Cards laid in districts for which the player asked needs no further gondola (CG-493, CG-568, CG-665)."""
        if self.rules.per_move:
            return 0
        laid: i64 = self.laid[self.asked]
        return laid & DISTRICTS_MASK & ~(i64(15) << (self.contested << 2)) if self.contested >= 0 else 0

    def gondolas(self) -> i64:
        """How many gondolas the cards picked need (CG-491)."""
        opened = self.opened()
        needed: i64 = 0
        district = self.district()
        kind: i64 = 0
        while kind < GON:
            if count(self.draft, kind) and kind != district and not count(opened, kind):
                needed += 1
            kind += 1
        return needed

    def need(self) -> i64:
        """The total the player asked must reach (CG-487, CG-661); 0 if the player need not go higher (CG-566)."""
        rules = self.rules
        if rules.vote_rule == FREE or self.contested < 0:
            return 0
        other = self.total(1 - self.asked)
        if rules.vote_rule == MATCH and self.asked == self.challenger:
            return other
        return other + 1

    def entering(self) -> bool:
        """Whether the player asked has laid nothing yet."""
        return self.first[self.asked] < 0

    def reach(self, hand: i64, extra: i64) -> i64:
        """The highest total the player asked can reach in this move after picking a card of `extra` (NONE: no card)."""
        district = self.district()
        draft = self.draft
        if extra >= 0:
            draft += one(extra)
        opened = self.opened()
        total: i64 = self.total(self.asked)
        left: i64 = count(hand, GON)
        groups: i64 = 0
        """How many cards each district that needs a gondola first would add."""
        kind: i64 = 0
        while kind < GON:
            held = count(hand, kind)
            if kind == district or count(opened, kind):
                total += held
            elif count(draft, kind):
                total += held
                left -= 1
            else:
                groups |= held << (kind << 2)
            kind += 1
        while left > 0 and groups:
            best: i64 = 0
            kind = 1
            while kind < GON:
                if count(groups, kind) > count(groups, best):
                    best = kind
                kind += 1
            total += count(groups, best)
            groups &= ~(i64(15) << (best << 2))
            left -= 1
        return total

    def complete(self, hand: i64, need: i64) -> bool:
        """Whether the cards picked may be laid: high enough, and to enter the vote with a contested card if one is held
        (CG-485, CG-567).
        """
        district = self.district()
        if self.entering() and count(hand, district) and not count(self.draft, district):
            return False
        return need == 0 or self.total(self.asked) + size(self.draft) >= need

    # changes

    def pick(self, kind: i64) -> None:
        """Adds a card to the draft."""
        if self.district() < 0:
            self.draft_district = kind
        elif kind != self.district() and self.draft_first < 0:
            self.draft_first = kind
        self.draft += one(kind)

    def lay(self) -> i64:
        """Lays the draft; returns it with its gondolas (CG-481, CG-486, CG-507)."""
        seat = self.asked
        district = self.district()
        cards = self.draft + self.gondolas() * one(GON)
        matching = count(self.draft, district) > 0
        self.contested = district
        if self.first[seat] < 0:
            self.first[seat] = district if matching else self.draft_first
        if matching:
            if self.rules.side(seat) == 0:
                if self.giver0 < 0:
                    self.giver0 = seat
            elif self.giver1 < 0:
                self.giver1 = seat
        self.laid[seat] += cards
        self.draft = 0
        self.draft_district = NONE
        self.draft_first = NONE
        self._ask_next()
        return cards

    def drop_out(self) -> bool:
        """The player asked passes; returns whether that ends the vote (CG-488, CG-565, CG-569)."""
        self.passed |= i64(1) << self.asked
        if self.rules.vote_rule != FREE or self.passed == (i64(1) << self.rules.seats) - 1:
            return True
        self._ask_next()
        return False

    def _ask_next(self) -> None:
        """Asks the next player clockwise who is still in, perhaps the same one again (CG-484, CG-564, CG-569)."""
        last = self.rules.seats - 1
        seat = (self.asked + 1) & last
        while self.passed >> seat & 1:
            seat = (seat + 1) & last
        self.asked = seat

    # how it ends

    def winner(self) -> i64:
        """The side with the higher total; the challenger's on a tie (CG-489, CG-570)."""
        mine = self.rules.side(self.challenger)
        return mine if self.side_total(mine) >= self.side_total(1 - mine) else 1 - mine

    def giver(self, side: i64) -> i64:
        """Whose card becomes the trophy of this side: the seat that laid its first contested card, or else the leader
        (CG-501, CG-502, CG-571).
        """
        own = self.giver0 if side == 0 else self.giver1
        return own if own >= 0 else self.leader

    def lost(self, seat: i64, side: i64) -> i64:
        """What a seat discards if this side wins, apart from the trophy (CG-503, CG-504, CG-505, CG-572, CG-573)."""
        laid: i64 = self.laid[seat]
        gives = seat == self.giver(side)
        if self.rules.side(seat) == side:
            return laid - one(self.contested) if gives else laid
        if gives or self.first[seat] < 0:
            return laid & ~DISTRICTS_MASK
        return (laid & ~DISTRICTS_MASK) + one(self.first[seat])
