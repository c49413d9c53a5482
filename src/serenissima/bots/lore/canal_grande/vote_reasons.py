"""Why it is good to open a vote so, to lay these cards, or to pass."""

from __future__ import annotations

from collections.abc import Iterator

from serenissima.bots.lore.canal_grande.sight import Sight, likely
from serenissima.core.study import Said
from serenissima.games.canal_grande.cards import DISTRICTS_MASK, count, size
from serenissima.games.canal_grande.codes import CONFIRM, LAY, PASS
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.rules import FREE, NONE, OUTBID
from serenissima.games.canal_grande.state.running_vote import RunningVote


def vote_reasons(sight: Sight, plan: list[int]) -> Iterator[Said]:
    """The reasons for a pass or for all that is laid at once; none for half of it."""
    if plan[0] == PASS:
        yield from _passing(sight)
    elif plan[-1] == CONFIRM:
        yield from Laying(sight, plan).reasons()


class Laying:
    """The vote after the cards of a plan are laid."""

    def __init__(self, sight: Sight, plan: list[int]) -> None:
        self._sight = sight
        self._before = _vote(sight.world)
        self._after = [_played(world, plan) for world in sight.worlds]
        self._vote = self._after[0][1]
        self._district = int(self._vote.contested)
        self._laid = int(self._vote.total(sight.seat)) - int(self._before.total(sight.seat))
        self._figures: dict[str, str | int] = {
            "district": sight.face(self._district),
            "rival_seat": sight.rival,
            "seats": sight.view.seats,
            "count": self._laid,
        }

    def reasons(self) -> Iterator[Said]:
        """The strongest first."""
        sight, opens = self._sight, self._before.contested < 0
        holds = list(self._holding())
        if sight.decisive(self._district):
            yield Said("why-vote-match", self._figures)
        if not opens and sight.decisive(self._district, for_us=False):
            yield Said("why-vote-stop", self._figures)
        yield from holds
        yield from self._standing(opens)
        if opens:
            yield from self._risking()
        yield from self._wanting()
        if not opens and sight.world.rules.vote_rule != FREE:
            more = int(self._vote.need()) - int(self._vote.total(self._vote.asked))
            yield Said("why-vote-need", {**self._figures, "more": more})

    def _holding(self) -> Iterator[Said]:
        """If the others can probably not lay as much as this seat, or as this seat and its partner."""
        seat, partner = self._sight.seat, self._sight.partner
        reach = most(self._sight.world.hands[seat] - self._spent(), self._vote, seat)
        share = self._share([seat])
        if likely(share):
            yield Said("why-vote-holds", {**self._figures, "reach": reach, "likely": round(100 * share)})
        elif partner is not None and likely(share := self._share([seat, partner])):
            figures = {"partner_seat": partner, "likely": round(100 * share)}
            yield Said("why-vote-together", {**self._figures, **figures})

    def _spent(self) -> int:
        """What the plan takes from the hand."""
        return int(self._vote.laid[self._sight.seat]) - int(self._before.laid[self._sight.seat])

    def _share(self, own: list[int]) -> float:
        """In which share of the deals these seats can lay more than the opponents, everybody laying what they can."""
        return sum(self._ahead(world, vote, own) for world, vote in self._after) / len(self._after)

    def _ahead(self, world: State, vote: RunningVote, own: list[int]) -> bool:
        rules = world.rules
        mine = sum(most(int(world.hands[seat]), vote, seat) for seat in own)
        mine += sum(int(vote.total(seat)) for seat in _seats(world, self._sight.side) if seat not in own)
        theirs = sum(most(int(world.hands[seat]), vote, seat) for seat in _seats(world, 1 - self._sight.side))
        ties = rules.vote_rule != OUTBID and rules.side(vote.challenger) == self._sight.side
        return mine > theirs or (ties and mine == theirs)

    def _standing(self, opens: bool) -> Iterator[Said]:
        """How the sides stand in a vote in which nobody need go higher."""
        if self._sight.world.rules.vote_rule != FREE or opens:
            return
        side = self._sight.side
        own, theirs = int(self._vote.side_total(side)), int(self._vote.side_total(1 - side))
        figures: dict[str, str | int] = {**self._figures, "own": own, "other": theirs}
        if own > theirs:
            yield Said("why-vote-ahead", figures)
        elif own == theirs and self._vote.winner() == side:
            yield Said("why-vote-level", figures)
        elif self._laid == 1:
            yield Said("why-vote-stay", figures)

    def _risking(self) -> Iterator[Said]:
        """What an opening costs if it is lost (CG-504)."""
        lost = int(self._vote.lost(self._sight.seat, 1 - self._sight.side))
        if size(lost) == 1:
            yield Said("why-vote-cheap", self._figures)
        elif self._laid > 1 and self._sight.world.rules.vote_rule == OUTBID:
            yield Said("why-vote-high", {**self._figures, "need": self._laid + 1})

    def _wanting(self) -> Iterator[Said]:
        """What the trophy is good for."""
        own = self._sight.view.sides[self._sight.side]
        won = own.trophies[self._district]
        if not won:
            yield Said("why-vote-new", {**self._figures, "missing": own.missing - 1})
        elif won > 1:
            yield Said("why-vote-third", {**self._figures, "trophies": won + 1})


def _passing(sight: Sight) -> Iterator[Said]:
    view, world = sight.view, sight.world
    seen, vote = view.vote, _vote(world)
    assert seen is not None
    rules, side, seat = world.rules, sight.side, sight.seat
    district = int(vote.contested)
    own, theirs = int(vote.side_total(side)), int(vote.side_total(1 - side))
    figures: dict[str, str | int] = {
        "district": sight.face(district),
        "rival_seat": sight.rival,
        "seats": view.seats,
        "own": own,
        "other": theirs,
    }
    if seen.passing == "wins":
        yield Said("why-pass-wins", figures)
        return
    partner = sight.partner
    if partner is not None and not seen.rows[partner].passed and vote.winner() == side:
        yield Said("why-pass-ahead", {**figures, "partner_seat": partner})
    reach = most(int(world.hands[seat]), vote, seat)
    share = sight.share(lambda each: _beaten(each, side))
    if likely(share):
        yield Said("why-pass-beaten", {**figures, "reach": reach, "likely": round(100 * share)})
    if view.sides[1 - side].trophies[district] and not sight.decisive(district, for_us=False):
        yield Said("why-pass-again", {**figures, "trophies": view.sides[1 - side].trophies[district]})
    least = max(1, int(vote.need()) - int(vote.total(seat))) if rules.vote_rule != FREE else 1
    laid = int(vote.laid[seat])
    if not laid:
        yield Said("why-pass-free", {**figures, "least": least})
    if rules.vote_rule == FREE and theirs >= own and vote.winner() != side:
        tie = rules.side(vote.challenger) == side
        yield Said("why-pass-behind", {**figures, "more": theirs - own if tie else theirs - own + 1})
    elif laid and rules.vote_rule != FREE and not sight.decisive(district, for_us=False):
        lost = int(vote.lost(seat, 1 - side))
        yield Said("why-pass-save", {**figures, "least": least, "back": int(size((laid - lost) & DISTRICTS_MASK))})


def _beaten(world: State, side: int) -> bool:
    """Whether the other side wins a vote in which everybody still in lays what they can."""
    vote = _vote(world)
    rules = world.rules
    mine = sum(most(int(world.hands[seat]), vote, seat) for seat in _seats(world, side))
    theirs = sum(most(int(world.hands[seat]), vote, seat) for seat in _seats(world, 1 - side))
    ties = rules.vote_rule != OUTBID and rules.side(vote.challenger) == side
    return theirs > mine or (theirs == mine and not ties)


def most(hand: int, vote: RunningVote, seat: int) -> int:
    """The total a player can reach in one move; what is laid already if they are out or cannot enter."""
    twin = vote.copy()
    twin.asked = seat
    twin.draft = 0
    barred = twin.entering() and not vote.rules.join and not count(hand, vote.contested)
    return int(twin.total(seat) if vote.passed >> seat & 1 or barred else twin.reach(hand, NONE))


def _seats(world: State, side: int) -> list[int]:
    return [seat for seat in range(world.rules.seats) if world.rules.side(seat) == side]


def _vote(world: State) -> RunningVote:
    assert world.vote is not None
    return world.vote


def _played(world: State, plan: list[int]) -> tuple[State, RunningVote]:
    """The deal and its vote after a plan."""
    after = world.copy()
    for code in plan:
        assert LAY <= code < PASS or code == CONFIRM
        after.play(code)
    return after, _vote(after)
