"""Hints of Intrigues à Venise give a reason, and what it claims is counted again with the engine, deal by deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

import serenissima
from serenissima.bots.advice import advice
from serenissima.bots.bot import Budget
from serenissima.bots.levels import bot
from serenissima.core.study import Said
from serenissima.core.text import sentence
from serenissima.games.intrigues_a_venise.box import (
    AMBASSADOR,
    EMBASSY,
    ESCAPES,
    IDENTITIES,
    LAND_ROUTES,
    MARKED,
    WATER_ROUTES,
    partner_of,
)
from serenissima.games.intrigues_a_venise.codes import ANNOUNCE, ANSWER, ASK, END, EXILE, EXTRA, FINISH, MEET
from serenissima.games.intrigues_a_venise.duty import duty
from serenissima.games.intrigues_a_venise.showing import view
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.answers import (
    ANSWERS,
    MESSAGE_BITS,
    SEALS,
    is_legal,
    legal_answers,
    true_cards,
)
from serenissima.games.intrigues_a_venise.worlds import bits_of
from tests.bots.intrigues_positions import worlds_of
from tests.sizes import size

GAME = serenissima.game("intrigues-a-venise")
PARTS = 5
POSITIONS = size(40, quick=8, long=120)
"""In each part."""
BUDGET = Budget(seconds=60, iterations=1)


class Case:
    """A position, what is advised there, and every deal that fits what the seat has seen."""

    def __init__(self, state: State, seat: int, plan: list[int]) -> None:
        self.before = state
        self.seat = seat
        self.plan = plan
        self.deals = worlds_of(state, seat) if state.turn else [state]
        self.after = [self._carried_out(deal) for deal in self.deals]

    def _carried_out(self, deal: State) -> State:
        """After the movement, the extra step or the exile; elsewhere as it is."""
        twin = deal.copy()
        for code in self.plan:
            if code in (ANNOUNCE, FINISH + 1) or MEET < code <= EXTRA or code >= ANSWER or code > ANNOUNCE:
                break
            twin.play(code)
        return twin

    def spies(self, state: State) -> list[int]:
        """Where the seat's own spies stand."""
        own = state.colours[self.seat]
        return [int(state.pieces.at[spy]) for spy in range(4 * own, 4 * own + 4)]

    # what sentences claim

    def _part(self, count: int) -> str:
        """So many of the deals, in a word."""
        total = len(self.deals)
        return {total: "all", 0: "none"}.get(count, "most" if count > total / 2 else "some")

    def _partners(self, other: int) -> int:
        """In how many deals that seat is the partner."""
        mates = [IDENTITIES.index(partner_of(IDENTITIES[deal.identities[self.seat]])) for deal in self.deals]
        return sum(deal.identities[other] == mate for deal, mate in zip(self.deals, mates, strict=True))

    def friend(self, said: Said) -> str:
        return self._part(self._partners(int(said.args["of_seat"])))

    def of_seat(self, said: Said) -> int:
        """Whom to ask through the Ambassador: nobody's answer leaves less, whatever it is; elsewhere who is meant."""
        named = int(said.args["of_seat"])
        if said.key == "why-meet-ambassador":
            others = [seat for seat in range(self.before.rules.seats) if seat != self.seat]
            best = min(self._left(seat, True, about) for seat in others for about in (0, 1))
            assert best == min(self._left(named, True, about) for about in (0, 1)) < len(self.deals)
        return named

    def about(self, said: Said) -> str:
        """The question that is put, or the one to be put in the meeting."""
        if said.key == "why-ask":
            return ("identity", "build")[(self.plan[0] - ASK) & 1]
        ambassador = said.key == "why-meet-ambassador"
        asked = int(said.args["of_seat" if ambassador else "with_seat"])
        name, build = (self._left(asked, ambassador, about) for about in (0, 1))
        return "either" if name == build else "identity" if name < build else "build"

    def knows(self, said: Said) -> str:
        """What all deals have in common about the seat asked."""
        names, builds = self._names(said), {int(deal.builds[int(said.args["of_seat"])]) for deal in self.deals}
        if len(names) == 1:
            assert len(builds) > 1
            return "name"
        return "two" if len(names) == 2 else "build" if len(builds) == 1 else "little"

    def _names(self, said: Said) -> list[str]:
        asked = int(said.args["of_seat"])
        return [IDENTITIES[number] for number in sorted({int(deal.identities[asked]) for deal in self.deals})]

    def first(self, said: Said) -> str:
        return self._names(said)[0]

    def second(self, said: Said) -> str:
        return self._names(said)[1]

    def sure(self, said: Said) -> str:
        """In how many deals an announcement is true, after what the plan does or, where it waits, at once."""
        return self._part(self._true(said))

    def _true(self, said: Said) -> int:
        waits = said.key in ("why-announce", "why-not-yet")
        return sum(self._right(deal) for deal in (self.deals if waits else self.after))

    def _right(self, deal: State) -> bool:
        twin = deal.copy()
        if ANNOUNCE not in twin.codes():
            twin.play(FINISH)
        twin.play(ANNOUNCE)
        return bool(twin.right)

    def _left(self, seat: int, ambassador: bool, about: int) -> int:
        count = Counter[int]()
        for deal in self.deals:
            who = (int(deal.identities[seat]), int(deal.builds[seat]), int(deal.messages[seat]))
            count.update(legal_answers(ambassador, about, *who, True, True))
        return max(count.values())

    def closer(self, said: Said) -> str:
        """In how many deals fewer steps are missing than before."""
        return self._part(self._nearer())

    def _nearer(self) -> int:
        return sum(self._way(then) < self._way(now) for now, then in zip(self.deals, self.after, strict=True))

    def _way(self, deal: State) -> int:
        at = deal.pieces.at
        kind, *about = duty(deal, self.seat).split("-")
        if kind == "escape":
            runner = self._piece(deal, about[0])
            ways = [about[0]] if "own" in about else [about[0], partner_of(about[0])]
            return min(steps(int(at[runner]), MARKED[ESCAPES[way]]) for way in ways)
        piece = int(at[self._piece(deal, about[0])])
        if kind == "go":
            return steps(piece, EMBASSY if about[1] == "Emb" else MARKED[int(about[1])])
        if kind == "meet":
            return steps(piece, int(at[self._piece(deal, about[1])]))
        return min(steps(spy, piece) for spy in self.spies(deal))

    def _piece(self, deal: State, character: str) -> int:
        if character == "Amb":
            return AMBASSADOR
        seat = next(seat for seat in range(deal.rules.seats) if IDENTITIES[deal.identities[seat]] == character)
        return int(4 * deal.colours[seat] + deal.builds[seat])

    def steps(self, said: Said) -> int:
        """From the seat's own spies to the nearest other piece, or to the piece that is sent away."""
        after = self.after[0]
        own = after.colours[self.seat]
        others = [int(space) for piece, space in enumerate(after.pieces.at) if piece >> 2 != own and space]
        if said.key.startswith("why-exile"):
            others = [self.plan[0] - EXILE]
        return min(steps(mine, other) for mine in self.spies(after) for other in others)

    def open(self, said: Said) -> str:
        """What is left of names and builds for which everything shown to the asker is a legal answer."""
        asker = int(said.args["of_seat"])
        shown = [
            (bits_of(question.reply.cards), question.via == "ambassador", int(question.about == "build"))
            for question in view(self.before, self.seat).questions
            if question.asker == asker and question.asked == self.seat and question.reply is not None
        ]
        last = view(self.before, self.seat).question
        assert last is not None
        shown.append((ANSWERS[self.plan[0] - ANSWER], last.via == "ambassador", int(last.about == "build")))
        letter = int(self.before.messages[self.seat])
        pairs = [
            (name, build)
            for name in range(4)
            for build in range(4)
            if all(
                is_legal(each, via, about, true_cards(name, build), letter, True, True) for each, via, about in shown
            )
        ]
        names, builds = (len(set(each)) > 1 for each in zip(*pairs, strict=True))
        return {(True, True): "both", (True, False): "name", (False, True): "build", (False, False): "none"}[
            names, builds
        ]

    # what a sentence claims besides its figures

    def holds(self, said: Said) -> bool:
        """Whether the words around the figures are so as well."""
        args = said.args
        match said.key.removeprefix("why-"):
            case "start":
                return not self.before.turn and view(self.before, self.seat).dealt == 0
            case "announce":
                return ANNOUNCE in self.before.codes()
            case "not-yet":
                return args["sure"] != "all"
            case "done":
                return self._true(said) > sum(self._right(deal) for deal in self.deals if self._announceable(deal))
            case "meet":
                asked = int(args["with_seat"])
                least = min(self._left(asked, False, about) for about in (0, 1))
                return self._meets(asked) and least < len(self.deals)
            case "meet-exile" | "meet-friend":
                return self._meets(int(args["of_seat"]))
            case "meet-ambassador":
                return int(self.after[0].pieces.at[AMBASSADOR]) in self.spies(self.after[0])
            case "closer":
                further = sum(
                    self._way(then) > self._way(now) for now, then in zip(self.deals, self.after, strict=True)
                )
                return self._nearer() > further
            case "walk" | "exile" | "exile-ambassador":
                return int(args["steps"]) > 0
            case "ask":
                return self._asked_leaves(said) < len(self.deals)
            case "ask-friend":
                return args["friend"] != "none"
            case "ask-anyhow":
                skipped = END in self.before.codes()
                partners = self._partners(int(args["of_seat"]))
                return self._asked_leaves(said) == len(self.deals) and not partners and not skipped
            case "letter":
                return bool(ANSWERS[self.plan[0] - ANSWER] & MESSAGE_BITS)
            case "seal":
                return bool(ANSWERS[self.plan[0] - ANSWER] >> SEALS)
            case "vague":
                return self.plan[0] >= ANSWER
        raise AssertionError(f"nobody checks {said.key}")

    def _asked_leaves(self, said: Said) -> int:
        """How many deals the most harmless answer to the question leaves."""
        ambassador = self.before.pieces.at[AMBASSADOR] == self.before.met
        return self._left(int(said.args["of_seat"]), bool(ambassador), (self.plan[0] - ASK) & 1)

    def _announceable(self, deal: State) -> bool:
        return ANNOUNCE in deal.codes() or FINISH in deal.codes()

    def _meets(self, other: int) -> bool:
        after = self.after[0]
        theirs = after.colours[other]
        return any(int(after.pieces.at[spy]) in self.spies(after) for spy in range(4 * theirs, 4 * theirs + 4))


def check(case: Case, said: Said) -> None:
    """What a reason says is true: every figure of it, and the words around them."""
    for name, figure in said.args.items():
        if name != "with_seat":
            count: Callable[[Said], int | str] = getattr(case, name)
            assert count(said) == figure, f"{name} of {said}"
    assert case.holds(said), said


@cache
def _routes() -> dict[int, set[int]]:
    found: dict[int, set[int]] = {}
    for one, other in (*LAND_ROUTES, *WATER_ROUTES):
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return found


@cache
def steps(start: int, goal: int) -> int:
    """How many spaces it is from one to the other."""
    reached, count = {start}, 0
    while goal not in reached:
        reached |= {other for space in reached for other in _routes()[space]}
        count += 1
    return count


def positions(part: int, count: int) -> list[tuple[State, int]]:
    """Positions in which somebody has a choice, from matches of two kinds of bots; every seventh decision."""
    found: list[tuple[State, int]] = []
    for seed in range(1000 * part, 1000 * (part + 1)):
        match = GAME.start(seats=3 + seed % 2, seed=seed, options=GAME.unattended)
        bots = [bot(GAME, ("novice", "sensible")[(seed + seat) % 2], seed) for seat in range(match.seats)]
        for number in range(160):
            seat = match.to_move
            if seat is None:
                break
            if len(match.codes()) > 1 and match.state.turn and number % 7 == seed % 7:  # type: ignore[attr-defined]
                state = match.state.copy()
                assert isinstance(state, State)
                found.append((state, seat))
                if len(found) == count:
                    return found
            match.play(GAME.alphabet.move(bots[seat].choose(match.memory(seat), match.codes(), BUDGET)))
    raise AssertionError("too few positions")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_reasons_are_given_and_true(part: int) -> None:
    """At least 95 of 100 hints have a reason of the game, and every figure of it is what the engine counts."""
    given, keys = 0, Counter[str]()
    for number, (state, seat) in enumerate(positions(part, POSITIONS)):
        told = advice(GAME, view(state, seat), state.codes(), BUDGET, number)
        plan = list(told.weighed[0].plan)
        if not told.why.key.startswith("why-"):
            continue
        given += 1
        keys[told.why.key] += 1
        case = Case(state, seat, plan)
        print(f"part {part}, position {number}, seat {seat}: {told.why} for {plan}")
        check(case, told.why)
        words = sentence(GAME, told.why.key, {**told.why.args, "of_seat": "Bianca", "with_seat": "Bianca"})
        assert "{" not in words and "why-" not in words, words
    assert given >= 0.95 * POSITIONS, keys
    assert len(keys) >= 4, keys
