"""What a reason for a decision in Canal Grande claims, checked by the engine's figures.

What is certain is counted in the true position; what is called probable, in deals imagined anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from random import Random

import serenissima
from serenissima.core.study import Said
from serenissima.games.canal_grande.cards import DISTRICTS_MASK, DOG, GON, HAND_MASK, SPY, TRA, count, one, points, size
from serenissima.games.canal_grande.codes import BETRAY, CATCH_UP, CHOOSE, PASS
from serenissima.games.canal_grande.imagine import imagine
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.rules import FREE, OUTBID
from serenissima.games.canal_grande.state.running_vote import RunningVote
from serenissima.games.canal_grande.view import View
from serenissima.games.canal_grande.worth import offer_worth

GAME = serenissima.game("canal-grande")
KINDS = ["CAN", "SCR", "SPO", "DOR", "SMA", "CAS", "GON", "SPY", "TRA", "DOG"]
DEALS = 120
MOSTLY = 0.55
"""What is called probable holds in more than this share of other deals."""
SLACK = 0.5
"""How far two averages over different deals may be apart, in cards."""


@dataclass
class Case:
    """A position, and what is advised there."""

    state: State
    plan: tuple[int, ...]

    @property
    def seat(self) -> int:
        """Who is to move."""
        return int(self.state.to_move())

    @property
    def side(self) -> int:
        """Their side."""
        return int(self.state.rules.side(self.seat))

    @cached_property
    def view(self) -> View:
        """What they see."""
        view = GAME.view(self.state, self.seat)
        assert isinstance(view, View)
        return view

    @cached_property
    def deals(self) -> list[State]:
        """Deals that fit what they see."""
        chance = Random(len(self.view.memory) + 4711)
        return [imagine(self.view, chance) for _ in range(DEALS)]

    @cached_property
    def played(self) -> State:
        """The position after the decision."""
        twin = self.state.copy()
        for code in self.plan:
            twin.play(code)
        return twin

    def opponents(self) -> list[int]:
        """The seats of the other side."""
        return [seat for seat in range(self.state.rules.seats) if self.state.rules.side(seat) != self.side]


def check(case: Case, said: Said) -> None:
    """What a reason says is true."""
    name = said.key.removeprefix("why-")
    for prefix, claims in (("split-", _split), ("take-", _take), ("rob", _rob), ("vote-", _vote), ("pass-", _pass)):
        if name.startswith(prefix):
            claims(case, name.removeprefix(prefix), said.args)
            return
    _special(case, name, said.args)


Args = dict[str, str | int]


# splitting and choosing


def _split(case: Case, name: str, a: Args) -> None:
    before = case.state.copy()
    for code in case.plan[:-1]:
        before.play(code)
    offers = (int(before.first), int(before.second))
    chooser, divider = int(before.chooser()), case.seat
    assert a["chooser_seat"] == chooser
    if name == "draw":
        assert a["count"] == case.state.rules.catchup
        for taken, left in (offers, offers[::-1]):
            _draws(case, left, taken, chooser)
        return
    gaps = [margin(w, chooser, *offers) - margin(w, chooser, *offers[::-1]) for w in case.deals]
    if name == "even":
        assert abs(mean(gaps)) < 0.8 + SLACK
        return
    first = sum(gap > 0 for gap in gaps) / len(gaps)
    taken, left = offers if first >= 0.5 else offers[::-1]
    assert max(first, 1 - first) > MOSTLY
    _has("taken", a, taken, left)
    _has("kept", a, left, taken)
    if name == "mine":
        assert worth(case, divider, left) > worth(case, divider, taken) - SLACK
        assert a["kept"] != "none"
    elif name == "points":
        assert (a["points"], a["other"]) == (points(taken), points(left))
        assert points(taken) > points(left)
    elif name == "least":
        ways = set(splits(offers[0] + offers[1]))
        reached = guaranteed(case, chooser, *offers)
        better = sum(guaranteed(case, chooser, part, sum(offers) - part) < reached for part in ways)
        assert a["ways"] == len(ways)
        assert abs(int(a["better"]) - better) <= len(ways) / 12
    else:
        assert name == "keep"
        assert a["kept"] != "none"


def _take(case: Case, name: str, a: Args) -> None:
    state, view = case.state, case.view
    offers = (int(state.first), int(state.second))
    taken, left = offers if case.plan[0] == CHOOSE else offers[::-1]
    divider = int(state.divider)
    if "divider_seat" in a:
        assert a["divider_seat"] == divider
    if name in ("wins", "doge"):
        assert count(taken, DOG)
        _can_win(case, state.hands[case.seat] + (taken & HAND_MASK), name == "wins", a)
    elif name == "denies":
        assert count(taken, DOG)
        assert not count(left, DOG)
        assert any(wins(int(state.trophies[1 - case.side]) + int(one(kind))) for kind in range(GON))
    elif name == "draw":
        assert a["count"] == view.catch_up
        _draws(case, taken, left, divider)
        own = state.total(case.side) + points(left)
        ends = max(own, state.total(1 - case.side) + points(taken)) >= state.rules.threshold
        assert not ends or own >= state.total(1 - case.side) + points(taken)
    elif name == "more":
        _has("taken", a, taken, left)
        assert worth(case, case.seat, taken) > worth(case, case.seat, left)
    elif name == "away":
        _has("taken", a, taken, left)
        assert worth(case, divider, taken) > worth(case, divider, left)
    elif name == "fewer":
        assert (a["points"], a["other"]) == (points(taken), points(left))
        assert points(taken) < points(left)
    else:
        assert name == "hand"
        assert (a["count"], a["other"]) == (size(taken & HAND_MASK), size(left & HAND_MASK))
        assert size(taken & HAND_MASK) > size(left & HAND_MASK)


def _draws(case: Case, own: int, theirs: int, other: int) -> None:
    """With these offers the phase ends, and the player to move has fewer points."""
    rules = case.state.rules
    mine = case.state.total(case.side) + points(own)
    others = case.state.total(rules.side(other)) + points(theirs)
    assert mine < others
    assert others >= rules.threshold


def _has(role: str, a: Args, offer: int, other: int) -> None:
    """The cards named are in this offer, and fewer of them in the other."""
    if a[role] != "none":
        kind = KINDS.index(str(a[role]))
        assert a[f"{role}_count"] == count(offer, kind)
        assert count(offer, kind) > count(other, kind)


def margin(world: State, chooser: int, taken: int, left: int) -> float:
    """What the chooser gains over the divider in one deal."""
    return one_worth(world, chooser, taken) - one_worth(world, int(world.divider), left)


def one_worth(world: State, seat: int, offer: int) -> float:
    """What an offer is worth in one deal."""
    side = world.rules.side(seat)
    totals = world.total(side), world.total(1 - side)
    return float(offer_worth(world.rules, seat, offer, world.hands, world.trophies, *totals))


def worth(case: Case, seat: int, offer: int) -> float:
    """What an offer is worth on average."""
    return mean([one_worth(world, seat, offer) for world in case.deals])


def guaranteed(case: Case, chooser: int, first: int, second: int) -> float:
    """What the chooser gets out of a split on average."""
    return mean([max(margin(w, chooser, first, second), margin(w, chooser, second, first)) for w in case.deals])


def splits(whole: int) -> Iterator[int]:
    """Every split by one of its offers, the same one for both ways to name it."""
    for counts in product(*(range(count(whole, kind) + 1) for kind in range(13))):
        part = sum(number * int(one(kind)) for kind, number in enumerate(counts))
        if 0 < part < whole:
            yield min(part, whole - part)


# specials


def _special(case: Case, name: str, a: Args) -> None:
    state = case.state
    pending = int(state.pending)
    if name in ("doge-wins", "doge-doge"):
        assert count(pending, DOG)
        _can_win(case, state.hands[case.seat], name == "doge-wins", a)
    elif name in ("traitor-first", "spy-first"):
        assert state.stage == case.deals[0].stage
        assert count(pending, DOG)
        assert count(pending, TRA if name == "traitor-first" else SPY)
        assert name == "spy-first" or any(state.hands[seat] for seat in case.opponents())
    elif name == "order":
        assert pending
        assert not count(pending, DOG)
    elif name == "catch-up":
        assert case.plan[0] == CATCH_UP
        assert case.played.due == a["count"]
    else:
        assert name == "decline", f"nobody checks {name}"
        assert state.rules.resolve_catchup
        assert count(state.bag, DOG) + count(state.discard, DOG) >= 1
        assert any(wins(int(state.trophies[1 - case.side]) + int(one(kind))) for kind in range(GON))


def _rob(case: Case, name: str, a: Args) -> None:
    victim = case.plan[0] - BETRAY
    hand = int(case.state.hands[victim])
    assert (a["victim_seat"], a["count"]) == (victim, size(hand))
    assert victim in case.opponents()
    assert size(hand)
    if "other" in a:
        other = next(seat for seat in case.opponents() if seat != victim)
        held = size(case.state.hands[other])
        assert (a["other_seat"], a["other"]) == (other, held)
        assert size(hand) > held if name == "-more" else size(hand) < held
    elif name == "-known":
        won = int(case.state.trophies[case.side])
        wanted = [kind for kind in range(GON) if not count(won, kind)]
        assert int(a["known"]) <= sum(count(hand, kind) for kind in [*wanted, GON])
        assert 2 * int(a["known"]) > size(hand)
    else:
        assert name == ""


def _can_win(case: Case, own: int, decisive: bool, a: Args) -> None:
    """A vote about this district can be led from this hand, and is probably won."""
    kind = KINDS.index(str(a["district"]))
    assert count(own, kind)
    assert wins(int(case.state.trophies[case.side]) + int(one(kind))) == decisive
    assert a["reach"] == layable(own, kind)
    join = bool(case.state.rules.join)
    theirs = [
        sum(layable(int(w.hands[s]), kind) for s in case.opponents() if join or count(w.hands[s], kind))
        for w in case.deals
    ]
    assert sum(int(a["reach"]) > each for each in theirs) / DEALS > MOSTLY


def layable(hand: int, kind: int) -> int:
    """All cards of the district, and the largest groups for the gondolas."""
    others = sorted((int(count(hand, other)) for other in range(GON) if other != kind), reverse=True)
    return int(count(hand, kind)) + sum(others[: int(count(hand, GON))])


# voting


def _vote(case: Case, name: str, a: Args) -> None:
    state, side = case.state, case.side
    after = case.played.vote
    assert state.vote is not None
    assert after is not None
    kind = int(after.contested)
    won, theirs = int(state.trophies[side]), int(state.trophies[1 - side])
    assert a["district"] == KINDS[kind]
    assert a["count"] == after.total(case.seat) - state.vote.total(case.seat) > 0
    opens = state.vote.contested < 0
    totals = (after.side_total(side), after.side_total(1 - side))
    if "own" in a:
        assert (a["own"], a["other"]) == totals
        assert state.rules.vote_rule == FREE
    if name == "match":
        assert wins(won + int(one(kind)))
    elif name == "stop":
        assert not opens
        assert wins(theirs + int(one(kind)))
    elif name == "holds":
        assert a["reach"] == after.total(case.seat) + more(case.played, case.seat)
        assert _share(case, lambda w, v: beats(w, v, side, [case.seat])) > MOSTLY
    elif name == "together":
        partner = int(state.rules.partner(case.seat))
        assert a["partner_seat"] == partner
        assert _share(case, lambda w, v: beats(w, v, side, [case.seat, partner])) > MOSTLY
    elif name == "ahead":
        assert totals[0] > totals[1]
    elif name == "level":
        assert totals[0] == totals[1]
        assert state.rules.side(after.challenger) == side
    elif name == "stay":
        assert a["count"] == 1
    elif name == "cheap":
        assert opens
        assert size(after.lost(case.seat, 1 - side)) == 1
    elif name == "high":
        assert opens
        assert a["need"] == after.need()
        assert int(a["count"]) > 1
    elif name == "new":
        assert not count(won, kind)
        assert a["missing"] == sum(not count(won, other) for other in range(GON) if other != kind)
    elif name == "third":
        assert a["trophies"] == count(won, kind) + 1
        assert int(a["trophies"]) >= 3
    else:
        assert name == "need", f"nobody checks {name}"
        assert a["more"] == after.need() - after.total(after.asked)


def _pass(case: Case, name: str, a: Args) -> None:
    state, side = case.state, case.side
    vote, rules = state.vote, case.state.rules
    assert vote is not None
    kind = int(vote.contested)
    assert case.plan[0] == PASS
    assert a["district"] == KINDS[kind]
    assert (a["own"], a["other"]) == (vote.side_total(side), vote.side_total(1 - side))
    if name == "wins":
        rest = case.played
        while rest.vote is not None and rest.vote.contested == kind and PASS in rest.codes():
            assert rules.side(rest.to_move()) == side
            rest.play(PASS)
        assert count(rest.trophies[side], kind) == count(state.trophies[side], kind) + 1
    elif name == "ahead":
        assert vote.winner() == side
        assert a["partner_seat"] == rules.partner(case.seat)
        assert not vote.passed >> int(a["partner_seat"]) & 1
    elif name == "beaten":
        assert a["reach"] == vote.total(case.seat) + more(state, case.seat)
        both = [seat for seat in range(rules.seats) if rules.side(seat) == side]
        assert sum(not beats(w, w.vote, side, both) for w in case.deals if w.vote is not None) / DEALS > MOSTLY
    elif name == "again":
        assert a["trophies"] == count(state.trophies[1 - side], kind) >= 1
        assert not wins(int(state.trophies[1 - side]) + int(one(kind)))
    elif name == "free":
        assert not vote.laid[case.seat]
        assert not vote.lost(case.seat, 1 - side)
        assert a["least"] == max(1, vote.need() - vote.total(case.seat))
    elif name == "save":
        back = case.played.hands[case.seat] - state.hands[case.seat]
        assert a["back"] == size(back & DISTRICTS_MASK)
        assert a["least"] == vote.need() - vote.total(case.seat)
    else:
        assert name == "behind", f"nobody checks {name}"
        assert vote.winner() != side
        ahead = int(vote.side_total(side)) + int(a["more"]) - int(vote.side_total(1 - side))
        assert ahead == (0 if rules.side(vote.challenger) == side else 1)


def _share(case: Case, holds: Callable[[State, RunningVote], bool]) -> float:
    """In which share of the deals something holds after the decision."""
    found = 0
    for deal in case.deals:
        twin = deal.copy()
        for code in case.plan:
            twin.play(code)
        assert twin.vote is not None
        found += holds(twin, twin.vote)
    return found / DEALS


def beats(world: State, vote: RunningVote, side: int, own: Sequence[int]) -> bool:
    """Whether a side wins if the others and these of its seats lay what they can."""
    rules = world.rules
    totals = [0, 0]
    for seat in range(rules.seats):
        adds = more(world, seat) if rules.side(seat) != side or seat in own else 0
        totals[rules.side(seat)] += int(vote.total(seat)) + adds
    ties = rules.vote_rule != OUTBID and rules.side(vote.challenger) == side
    return totals[side] > totals[1 - side] or (ties and totals[0] == totals[1])


def more(world: State, seat: int) -> int:
    """What a seat can still lay at once: its cards of the district, of those it has opened, and new groups."""
    vote, hand = world.vote, int(world.hands[seat])
    assert vote is not None
    kind = int(vote.contested)
    if vote.passed >> seat & 1 or (vote.first[seat] < 0 and not world.rules.join and not count(hand, kind)):
        return 0
    laid = 0 if world.rules.per_move else int(vote.laid[seat])
    opened = [other for other in range(GON) if other == kind or count(laid, other)]
    groups = sorted((int(count(hand, other)) for other in range(GON) if other not in opened), reverse=True)
    return sum(int(count(hand, other)) for other in opened) + sum(groups[: int(count(hand, GON))])


def wins(trophies: int) -> bool:
    """Six districts, or four of one."""
    counts = [count(trophies, kind) for kind in range(GON)]
    return min(counts) > 0 or max(counts) > 3


def mean(numbers: Sequence[float]) -> float:
    """Their average."""
    return sum(numbers) / len(numbers)
