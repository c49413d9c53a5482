# compiled with mypyc
"""The tree of a search over imagined worlds, and walks through it. All it knows about a game is the Guide."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from serenissima.bots.payoff import payoffs
from serenissima.core.playout import Dice, step
from serenissima.core.state import FORTUNA, NOBODY, State

if TYPE_CHECKING:
    from collections.abc import Callable

EXPLORE: Final = 0.7
"""The exploration constant if nothing is known about the moves."""
TRUST: Final = 1.2
"""The exploration constant if the guide says how likely moves are."""
NARROW: Final = 12
"""A node tries up to this many moves at once; beyond that it widens with the square root of its visits."""
WIDEN: Final = 3.0
LONG: Final = 5_000
"""A playout that has not ended after this many moves counts as a tie."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What the search knows about a game. This one knows nothing; a game's lore overrides what it knows better.

    It is only asked about imagined worlds, never about the real one.
    """

    def likely(self, world: State, codes: list[int]) -> list[float] | None:
        """How likely a good player is to choose each code, as any positive weights; None: nothing is known."""
        return None

    def quick(self, world: State, codes: list[int], dice: Dice) -> int:
        """The code of a player who thinks fast, used in playouts."""
        return codes[dice.below(len(codes))]

    def worth(self, world: State, moves: int) -> list[float] | None:
        """Every seat's chance of first place, to end a playout that is `moves` moves long; None: play on."""
        return None

    def plans(self, world: State) -> list[list[int]] | None:
        """Whole decisions of the seat to move that are worth comparing, best guess first; None: move by move.

        A plan is a sequence of codes that can be played in every world that fits the same view, until somebody else
        acts or something is revealed.
        """
        return None

    def settled(self, world: State) -> int:
        """The number of seats, if nothing is secret from here on and the end is near enough to search for it.

        Otherwise 0.
        """
        return 0

    def key(self, world: State) -> tuple[int, ...] | None:
        """What the rest of the match depends on: worlds with equal keys go on the same way. None: not worth it."""
        return None


class Node:
    """What was learned about one sequence of moves, in all worlds in which it could be played."""

    __slots__ = ("available", "children", "likely", "total", "visits")

    def __init__(self, likely: float) -> None:
        self.children: dict[int, Node] = {}
        self.visits: int = 0
        self.available: int = 0
        self.total: float = 0.0
        """The sum of the payoffs of the seat that made the last move of the sequence."""
        self.likely: float = likely
        """The guide's likelihood of the last move among those possible; negative if it says nothing."""

    def mean(self) -> float:
        """The mean payoff so far."""
        return self.total / self.visits if self.visits else 0.5


class Tree:
    """Everything a search has learned so far. `root` is the decision being searched."""

    __slots__ = ("_dice", "_guide", "_teams", "root")

    def __init__(self, teams: Callable[[int], tuple[int, ...]], guide: Guide, dice: Dice) -> None:
        self._teams = teams
        self._guide = guide
        self._dice = dice
        self.root = Node(-1.0)

    def walk(self, world: State) -> None:
        """Goes down the tree in this world, consuming it: adds a node, plays out, and learns from the result."""
        dice = self._dice
        path: list[Node] = []
        seats: list[int] = []
        node = self.root
        seat = world.to_move()
        while seat != NOBODY:
            if seat == FORTUNA:
                code = step(world, FORTUNA, dice)
                child = node.children.get(code)
                fresh = child is None
                if child is None:
                    child = Node(-1.0)
                    node.children[code] = child
            else:
                code = self._pick(node, world)
                child = node.children[code]
                fresh = child.visits == 0
            path.append(child)
            seats.append(seat)
            world.play(code)
            node = child
            seat = world.to_move()
            if fresh:
                break
        shares = play_out(world, self._guide, dice, self._teams)
        self.root.visits += 1
        for i in range(len(path)):
            path[i].visits += 1
            if path[i].available == 0:
                path[i].available = 1
            who = seats[i]
            if who >= 0:
                path[i].total += 0.5 if shares is None else shares[who]

    def _pick(self, node: Node, world: State) -> int:
        """The most promising of the moves the guide finds likely enough by now, or a new one while there is room."""
        codes = world.codes()
        if len(codes) == 1:
            self._child(node, codes[0], 1.0)
            return codes[0]
        missing = 0
        for code in codes:
            if code not in node.children:
                missing += 1
        room = NARROW + int(WIDEN * sqrt(float(node.visits)))
        if missing:
            weights = self._guide.likely(world, codes)
            if weights is not None:
                self._open(node, codes, weights)
            elif len(codes) - missing < room:
                return self._unknown(node, codes)
        return _most_promising(node, codes, room)

    def _child(self, node: Node, code: int, likely: float) -> None:
        if code not in node.children:
            node.children[code] = Node(likely)

    def _open(self, node: Node, codes: list[int], weights: list[float]) -> None:
        """Gives every code a node, with its likelihood among them."""
        total = 0.0
        for weight in weights:
            total += weight
        for i in range(len(codes)):
            self._child(node, codes[i], weights[i] / total)

    def _unknown(self, node: Node, codes: list[int]) -> int:
        """A move that was never tried."""
        while True:
            code = codes[self._dice.below(len(codes))]
            if code not in node.children:
                for known in codes:
                    child = node.children.get(known)
                    if child is not None:
                        child.available += 1
                node.children[code] = Node(-1.0)
                return code


def play_out(world: State, guide: Guide, dice: Dice, teams: Callable[[int], tuple[int, ...]]) -> list[float] | None:
    """The payoffs at the end of this world, played quickly, or those the guide expects on the way; None: no end."""
    for moves in range(LONG):
        seat = world.to_move()
        if seat == NOBODY:
            outcome = world.outcome()
            return None if outcome is None else payoffs(outcome, teams(len(outcome.ranks)))
        if seat == FORTUNA:
            world.play(step(world, FORTUNA, dice))
            continue
        shares = guide.worth(world, moves)
        if shares is not None:
            return shares
        codes = world.codes()
        world.play(codes[0] if len(codes) == 1 else guide.quick(world, codes, dice))
    return None


def _most_promising(node: Node, codes: list[int], room: int) -> int:
    """By mean payoff plus a bonus for moves often possible but seldom tried; unlikely ones wait for room."""
    children = node.children
    least = _least_likely(node, codes, room)
    best = -1.0
    picked = codes[0]
    for code in codes:
        child = children.get(code)
        if child is None:
            continue
        child.available += 1
        if child.likely < 0.0:
            if child.visits == 0:
                return code
            worth = child.mean() + EXPLORE * sqrt(log(float(child.available)) / float(child.visits))
        elif child.likely < least and child.visits == 0:
            continue
        else:
            worth = child.mean() + TRUST * child.likely * sqrt(float(child.available)) / float(1 + child.visits)
        if worth > best:
            best = worth
            picked = code
    return picked


def _least_likely(node: Node, codes: list[int], room: int) -> float:
    """The least likelihood of a move to be considered, so that about `room` of them are."""
    if len(codes) <= room:
        return -1.0
    likelihoods: list[float] = []
    for code in codes:
        child = node.children.get(code)
        if child is not None:
            likelihoods.append(child.likely)
    if len(likelihoods) <= room:
        return -1.0
    likelihoods.sort(reverse=True)
    return likelihoods[room - 1]
