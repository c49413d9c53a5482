"""Canaletto: a hint has its reason, and what the reason claims comes true when it is played out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import serenissima
from serenissima.bots.levels import explain
from serenissima.core.log import Played
from serenissima.core.match import Match
from serenissima.core.state import FORTUNA
from serenissima.core.study import Said
from serenissima.core.text import sentence
from serenissima.games.canaletto.box import SIZES
from serenissima.games.canaletto.codes import BEGIN, BRIBE, DECLINE, PASS, SELL
from serenissima.games.canaletto.events import Opened, Paid, Sold
from serenissima.games.canaletto.holdings import count_of, groups_of
from serenissima.games.canaletto.moves import GROUP_NAMES
from serenissima.games.canaletto.state import State
from tests.sizes import size

GAME = serenissima.game("canaletto")
SEED = 1697
ITERATIONS = 24
OPTIONS: list[dict[str, str | int]] = [{}, {"values": "open"}, {"bribe_timing": "interrupt"}, {"no_bid": "discard"}]
EVENTS = Sold | Paid | Opened


def decisions(number: int) -> Iterator[tuple[State, list[int]]]:
    """Positions of matches between bots of all strengths, and what the strongest would play there."""
    chance = Random(SEED)
    print(f"seed {SEED}")
    found = 0
    while found < number:
        seats, options = chance.choice((3, 4)), chance.choice(OPTIONS)
        match = GAME.start(seats=seats, options=options, seed=chance.randrange(10**9))
        bots = [
            GAME.bot(chance.choice(("broker", "shopkeeper", "sensible")), seed=chance.randrange(999))
            for _ in range(seats)
        ]
        adviser = GAME.bot("doge", seed=1, iterations=ITERATIONS)
        while match.to_move is not None and found < number:
            seat = match.to_move
            if chance.random() < 0.08:
                state = match.state.copy()
                assert isinstance(state, State)
                advised = Match(GAME, seats, options, position=state.copy())
                advised.play(adviser)
                played = advised.log[-1]
                assert isinstance(played, Played)
                yield state, [GAME.alphabet.code(GAME.alphabet.parse(played.move))]
                found += 1
            match.play(bots[seat])


def bought(state: State, code: int) -> list[EVENTS]:
    """What happens when this is played and nobody answers it: the sales and the next auction."""
    played = state.copy()
    told = played.told = []
    seat = played.to_move()
    played.play(code)
    while played.to_move() >= 0 or played.to_move() == FORTUNA:
        codes = played.codes()
        if PASS in codes and any(isinstance(one.event, Opened) for one in told):
            break
        quiet = PASS if PASS in codes else DECLINE if DECLINE in codes else codes[0]
        assert played.to_move() != seat or quiet not in (PASS, DECLINE), "nobody answered, so it was bought"
        played.play(quiet)
    return [one.event for one in told if isinstance(one.event, EVENTS)]


def left(state: State, group: int, without: int = 0) -> int:
    """How many are in the palaces, without those of a lot."""
    return int(count_of(state.left, group)) - (without >> group & 1)


def mean(state: State) -> int:
    """The mean of the markers that are to come, or may be."""
    first, last = int(state.sold), int(state.turned)
    row = [(int(state.row) >> 4 * at & 15) + 3 for at in range(first, last)]
    unseen = [] if state.rules.open_row else [at + 3 for at in range(14) if not state.seen >> at & 1]
    return round(sum(row + unseen) / len(row + unseen))


def income(events: list[EVENTS], seat: int, group: str) -> tuple[int, int]:
    """The pieces of a seat that were paid for, and the sum."""
    return next(
        ((e.count, e.amount) for e in events if isinstance(e, Paid) and (e.seat, e.group) == (seat, group)), (0, 0)
    )


def check(state: State, code: int, said: Said) -> None:
    """What a reason says is true."""
    a, seat, lot = said.args, state.to_move(), int(state.lots[state.column])
    rivals = [s for s in range(state.rules.seats) if s != seat and state.still_in >> s & 1]
    count, money, amount = len(groups_of(lot)), int(state.money[seat]), code + 1
    last = [GROUP_NAMES[g] for g in groups_of(lot) if left(state, g) == 1 and not state.lost >> g & 1]
    name = said.key.removeprefix("why-")
    if name == "alone":
        assert not rivals
        kinds = sum(left(state, group, lot) > 0 for group in range(len(SIZES)))
        assert (a["amount"], a["count"], a["worth"]) == (amount, count, count * mean(state) if kinds > 2 else 0)
    elif name == "completes":
        assert income(bought(state, code), seat, str(a["group"])) == (a["count"], a["amount"])
        assert a["price"] == (0 if code == BRIBE else amount)
    elif name == "order":
        sales = [event for event in bought(state, code) if isinstance(event, Sold)]
        assert (a["kinds"], a["value"]) == (len(sales), sales[0].value)
    elif name in ("sends", "next"):
        opened = next(event for event in bought(state, code) if isinstance(event, Opened))
        assert opened.palace == a["palace"]
        assert opened.seat == (seat + 1) % state.rules.seats
        if name == "next":
            assert [opened.first, opened.second or "none", opened.third or "none"] == [
                a.get(key, "none") for key in ("first", "second", "third")
            ]
        else:
            group = GROUP_NAMES.index(str(a["group"]))
            assert state.lots[opened.palace] >> group & 1
            assert left(state, group, lot) == 1
            assert a["count"] == count_of(state.own[seat], group) + (lot >> group & 1)
    elif name == "bar":
        assert amount > 15
        assert a["count"] == sum(int(state.masks) >> rival & 1 for rival in rivals)
    elif name == "cheap":
        assert (a["count"], a["amount"], a["worth"]) == (count, amount, count * mean(state))
        assert amount + max(amount - money, 0) < count * mean(state)
    elif name == "worthless":
        assert not last
        kinds = sum(left(state, group, lot) > 0 for group in range(len(SIZES)))
        assert kinds <= 2
    elif name == "borrow":
        least = int(state.bid) + 1
        assert (a["money"], a["amount"], a["debt"], a["cost"]) == (money, least, least - money, 2 * (least - money))
        assert least > money
    elif name == "dear":
        assert (a["mean"], a["count"], a["worth"], a["amount"]) == (
            mean(state),
            count,
            count * mean(state),
            state.bid + 1,
        )
        assert state.bid + 1 > count * mean(state)
    elif name == "paid":
        assert a["group"] in last
        other = state.copy()
        events = bought_by_high(other)
        assert income(events, seat, str(a["group"])) == (a["count"], a["amount"])
    elif name == "later":
        assert not last
        assert a["amount"] == state.bid + 1 <= state.rules.max_bid
        nearest = min(left(state, group, lot) for group in groups_of(lot) if not state.lost >> group & 1)
        assert a["left"] == left(state, GROUP_NAMES.index(str(a["group"])), lot) == nearest
    elif name == "spends":
        assert (a["seat"], a["bid"], a["left"]) == (state.high, state.bid, state.money[state.high] - state.bid)
        assert state.money[state.high] >= state.bid
    elif name == "save":
        passed = state.copy()
        passed.play(PASS)
        assert a["money"] == money <= passed.money[seat]
    elif name == "free":
        played = state.copy()
        played.play(BRIBE)
        assert played.money[seat] >= money
        assert (a["count"], a["bid"]) == (count, state.bid)
    elif name == "richer":
        others = [len(groups_of(int(lot))) for at, lot in enumerate(state.lots) if at != state.column]
        assert a["count"] == max(others) > count
    elif name == "keep":
        declined = state.copy()
        declined.play(DECLINE)
        assert a["bid"] == state.bid < declined.rules.max_bid
        assert declined.masks >> seat & 1 and declined.still_in >> seat & 1
    elif name == "begin":
        assert a["palace"] == code - BEGIN
        assert a["count"] == len(groups_of(int(state.lots[code - BEGIN])))
    elif name.startswith("sell-"):
        check_sale(state, code - SELL, said)
    else:
        raise AssertionError(f"nobody checks {said.key}")


def bought_by_high(state: State) -> list[EVENTS]:
    """What is sold when everybody passes."""
    told = state.told = []
    while not any(isinstance(one.event, Paid) for one in told):
        codes = state.codes()
        state.play(PASS if PASS in codes else DECLINE if DECLINE in codes else codes[0])
    while state.to_move() == FORTUNA or (state.to_move() >= 0 and PASS not in state.codes()):
        state.play(state.codes()[0])
    return [one.event for one in told if isinstance(one.event, EVENTS)]


def check_sale(state: State, group: int, said: Said) -> None:
    """A sale, by what each seat has and what comes next."""
    a, seat = said.args, state.to_move()
    held = {g: [int(count_of(state.own[s], g)) for s in range(state.rules.seats)] for g in groups_of(state.waiting)}
    own = {g: counts[seat] for g, counts in held.items()}
    value = (int(state.row) >> 4 * int(state.sold) & 15) + 3
    assert a["group"] == GROUP_NAMES[group]
    if "value" in a:
        assert a["value"] == value
    if said.key == "why-sell-now":
        assert (a["count"], a["amount"]) == (own[group], own[group] * value)
    elif said.key == "why-sell-high":
        assert value > int(a["coming"])
        assert a["count"] == own[group] == max(own.values())
    elif said.key == "why-sell-low":
        assert value < int(a["coming"])
        assert a["count"] == own[group] == min(own.values())
    else:
        assert value < int(a["coming"])
        theirs = {g: sum(counts) - counts[seat] for g, counts in held.items()}
        assert a["count"] == theirs[group] > min(theirs.values())
    if state.rules.open_row and "coming" in a:
        assert a["coming"] == (int(state.row) >> 4 * (int(state.sold) + 1) & 15) + 3


@pytest.mark.slow
def test_hints_have_reasons_and_none_is_false() -> None:
    """At least 95 of 100 decisions have a reason, each comes true, and each is a sentence without codes."""
    without, total = 0, 0
    for state, plan in decisions(size(200, quick=40, long=1000)):
        reasons = explain(GAME, GAME.view(state, state.to_move()), plan)
        total += 1
        without += not reasons
        for said in reasons:
            check(state, plan[0], said)
            text = sentence(GAME, said.key, {**said.args, "seat": "Anna"})
            assert not re.search(r"\{|why-|\bP\d|_", text), text
    assert without <= total / 20, f"{without} of {total} decisions have no reason"


def test_the_reasons_of_the_lesson() -> None:
    """The plan of the lesson: a bid that sends the gondola to the last fan says so, the next completes the fans."""
    lots = "La Mi//Mi Li/Ca Go St/Fa//Ca Pa Ri/La Bu Pa/Li Go//Ca Cl Ri//Li St/Go Cl/Bu Pa/Ne"
    players = [{"money": 21, "treasures": "Fa Fa Ca Bu"}, {"money": 26, "treasures": "Mi Cl"}, {"money": 28}]
    position = {"lots": lots, "values": [15], "column": 0, "starter": 1, "turn": 1, "players": players}
    match = Match(GAME, 3, position=position)
    match.play_line("bid 2")
    match.play("pass")
    said = explain(GAME, match.view(0), [3])
    assert said[0] == Said("why-sends", {"palace": 4, "group": "fan", "count": 2})
    for text in ("bid 4", "pass", "bid 3", "pass"):
        match.play(text)
    said = explain(GAME, match.view(0), [3])
    assert said[0] == Said("why-completes", {"group": "fan", "count": 3, "value": 15, "amount": 45, "price": 4})
    assert (
        sentence(GAME, said[0].key, said[0].args) == "For 4 you get the last fan, and your 3 bring 15 each: 45 at once."
    )
