"""The decisions worth comparing, each with all its small moves."""

from __future__ import annotations

from dataclasses import dataclass, field

from serenissima.bots.lore.canal_grande.bids import everything
from serenissima.games.canal_grande.cards import DISTRICTS_MASK, GON, KINDS, count, kinds_in, one, size
from serenissima.games.canal_grande.codes import CHOOSE, CONFIRM, FORGO, LAY, PASS, PUT
from serenissima.games.canal_grande.hindsight import parts
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.position import BETRAYING, SPLITTING, VOTING
from serenissima.games.canal_grande.state.rules import FREE
from serenissima.games.canal_grande.state.running_vote import RunningVote
from serenissima.games.canal_grande.worth import GONDOLA_WORTH, trophy_worth

ALIKE = 5
"""How many ways to lay the same number of cards are compared, cheapest first."""
LED = 3
"""A vote is opened with at most this many contested cards, or with all of them."""


@dataclass(frozen=True)
class Decision:
    """The codes of one player. `replies`: the answers of the next player, if the decision's worth depends on them."""

    codes: list[int]
    replies: list[list[int]] = field(default_factory=lambda: [[]])


def decisions(world: State, codes: list[int]) -> list[Decision]:
    """The decisions of the player to move; the same in every world that fits the view."""
    if world.stage == SPLITTING:
        return splits(world)
    if world.stage == VOTING:
        return lays(world) or [Decision([code]) for code in codes]
    if world.stage == BETRAYING:
        return [Decision([code]) for code in codes if code != FORGO or len(codes) == 1]
    return [Decision([code]) for code in codes]


def splits(world: State) -> list[Decision]:
    """Every split still possible, given what is already in the second tray."""
    whole, begun = world.first + world.second, world.second
    found = []
    for part in parts(whole):
        for tray in sorted((part, whole - part), key=size):
            if all(count(tray, kind) >= count(begun, kind) for kind in range(KINDS)):
                puts = [PUT + kind for kind in kinds_in(tray - begun)]
                found.append(Decision([*puts, CONFIRM], [[CHOOSE], [CHOOSE + 1]]))
                break
    return found


def lays(world: State) -> list[Decision]:
    """Passing, and the cheapest ways to lay each number of cards that may be useful."""
    vote = world.vote
    assert vote is not None
    found = [Decision([PASS])] if PASS in world.codes() else []
    piles = _opening(world, vote) if vote.contested < 0 else [(c, vote.contested) for c in _answers(world, vote)]
    for cards, district in piles:
        codes = _codes(vote, cards, district)
        if codes is not None and _legal(world, codes):
            found.append(Decision(codes))
    return found


def _codes(vote: RunningVote, cards: int, district: int) -> list[int] | None:
    """The small moves that lay these cards; None if other cards are already picked."""
    if any(count(cards, kind) < count(vote.draft, kind) for kind in range(GON)):
        return None
    kinds = sorted(kinds_in(cards - vote.draft), key=lambda kind: kind != district)
    return [*(LAY + kind for kind in kinds), CONFIRM]


def _legal(world: State, codes: list[int]) -> bool:
    """Whether all of these codes can be played in this order."""
    trial = world.copy()
    for code in codes:
        if code not in trial.codes():
            return False
        trial.play(code)
    return True


def _opening(world: State, vote: RunningVote) -> list[tuple[int, int]]:
    """For each district: one card, a few, all of them, or everything that can be laid for it."""
    hand = world.hands[vote.asked]
    found: list[tuple[int, int]] = []
    for kind in range(GON):
        held = count(hand, kind)
        if vote.draft_district in (-1, kind):
            piles = {number * one(kind) for number in range(1, held + 1) if number <= LED or number == held}
            found += [(cards, kind) for cards in sorted(piles | ({everything(vote, hand, kind)} if held else set()))]
    return found


def _answers(world: State, vote: RunningVote) -> list[int]:
    """The cheapest ways to lay the least that is allowed, a little more, and the most."""
    hand = world.hands[vote.asked] & DISTRICTS_MASK
    side = world.rules.side(vote.asked)
    total = vote.total(vote.asked)
    most = vote.reach(world.hands[vote.asked], -1) - total
    if world.rules.vote_rule == FREE:
        behind = vote.side_total(1 - side) - vote.side_total(side)
        numbers = {1, 2, behind, behind + 1, behind + 2, most}
    else:
        least = vote.need() - total
        numbers = {least, least + 1, least + 2, most}
    units = [_unit(world, side, hand, kind) for kind in range(GON)]
    found = []
    for number in sorted(number for number in numbers if 1 <= number <= most):
        ways = sorted((cost, cards) for cards, cost in _ways(world, vote, number, units))
        found += [cards for _, cards in ways[:ALIKE]]
    if most > 0 and (all_in := everything(vote, world.hands[vote.asked], vote.contested)) not in found:
        found.append(all_in)
    return found


def _unit(world: State, side: int, hand: int, kind: int) -> float:
    """The approximate cost of laying one card of a district."""
    own, theirs = world.trophies[side], world.trophies[1 - side]
    return 0.4 + 0.12 * trophy_worth(own, theirs, kind) + 0.1 * float(count(hand, kind))


def _ways(world: State, vote: RunningVote, number: int, units: list[float]) -> list[tuple[int, float]]:
    """All ways to lay exactly this many cards, with their cost."""
    hand = world.hands[vote.asked]
    opened = vote.opened()
    found: list[tuple[int, float, int]] = [(0, 0.0, count(hand, GON))]
    for kind in range(GON):
        free = kind == vote.contested or count(opened, kind)
        more = []
        for cards, cost, gondolas in found:
            more.append((cards, cost, gondolas))
            if not free and not gondolas:
                continue
            for taken in range(1, min(count(hand, kind), number - size(cards)) + 1):
                price = cost + float(taken) * units[kind] + (0.0 if free else GONDOLA_WORTH)
                more.append((cards + taken * one(kind), price, gondolas if free else gondolas - 1))
        found = more
    return [(cards, cost) for cards, cost, _ in found if size(cards) == number]
