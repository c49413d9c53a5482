"""Hints of Venise give a reason, and what it claims is counted again: by playing it, and by ways searched anew."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import serenissima
from serenissima.bots.advice import advice
from serenissima.bots.bot import Budget
from serenissima.bots.levels import bot, explain
from serenissima.bots.lore.venise.tempers import ADMIRAL
from serenissima.core.game import AnyGame
from serenissima.core.state import FORTUNA
from serenissima.core.study import Said
from serenissima.core.text import sentence
from serenissima.games.venise.box import COLOURS, ORDINARY
from serenissima.games.venise.codes import CHOOSE, EXCHANGE, GIVE, TAKE_JOKER
from serenissima.games.venise.state import State
from serenissima.games.venise.state.position import WALKING
from tests.bots.roads_venise import Way, nearest, past_all
from tests.games.venise.setting import Table
from tests.sizes import size

GAME: AnyGame = serenissima.game("venise")
SEED = 1516
BUDGET = Budget(seconds=60, iterations=4)
BOARDS = ("day-basic", "day-advanced", "day-expert", "night-basic", "night-advanced")
LEVELS = ("wanderer", "ferryman", "sensible", "sensible", "uniform")


def decisions(number: int) -> Iterator[tuple[State, list[int], list[int]]]:
    """Positions on all boards with two to four players, and what a hint says there: the plan and the legal codes."""
    chance = Random(SEED)
    print(f"seed {SEED}")
    found = 0
    while found < number:
        seats = 2 + found % 3
        options = {
            "board": chance.choice(BOARDS),
            "colours": chance.choice(("chosen", "random")),
            "first_player": chance.choice(("chosen", "random")),
            "rescue": chance.random() < 0.5,
            "equal_turns": chance.random() < 0.3,
            "places": chance.choice(("first", "all")),
        }
        match = GAME.start(seats=seats, seed=chance.randrange(10**9), options=options)
        bots = [bot(GAME, chance.choice(LEVELS), chance.randrange(999)) for _ in range(seats)]
        while match.to_move is not None and found < number:
            seat, codes = match.to_move, match.codes()
            if len(codes) > 1 and chance.random() < (0.2 if codes[0] >= CHOOSE else 0.05):
                state = match.state.copy()
                assert isinstance(state, State)
                told = advice(GAME, match.view(seat), codes, BUDGET, found)
                yield state, list(told.weighed[0].plan), codes
                found += 1
            match.play(GAME.alphabet.move(bots[seat].choose(match.view(seat), codes, BUDGET)))


class Claim:
    """A reason, and the table before and after what it is given for."""

    def __init__(self, state: State, plan: list[int], said: Said) -> None:
        self.state, self.plan, self.args = state, plan, said.args
        self.seat = state.to_move()
        self.after = state.copy()
        for code in plan:
            self.after.play(code)
        self.me, self.then = state.players[self.seat], self.after.players[self.seat]
        self.name = said.key.removeprefix("why-")

    def check(self) -> None:
        """Fails if it is not so."""
        {
            "last-gem": self.last_gem,
            "gems": self.gem,
            "gem": self.gem,
            "gem-back": self.gem_back,
            "gem-next": self.gem_next,
            "open": self.closer,
            "closer": self.closer,
            "round": self.round,
            "nowhere": self.nowhere,
            "cuts": self.cuts,
            "shuts": self.cuts,
            "plank": self.plank,
            "guards": self.guards,
            "rescue": self.rescue,
            "stuck": self.stuck,
            "no-walk": self.no_walk,
            "no-lay": self.no_lay,
            "far": self.far,
            "wait": self.wait,
            "end-spent": self.end_spent,
            "keep": self.keep,
            "exchange-full": self.exchange_full,
            "exchange-doubles": self.exchange_doubles,
            "exchange": self.exchange,
            "spare-double": self.spare,
            "spare": self.spare,
            "tent": self.tent,
            "begin": self.begin,
        }[self.name]()
        if "colour" in self.args and self.name != "tent":
            assert self.args["colour"] == COLOURS[self.me.colour]

    def way(self, prefix: str = "") -> tuple[int, int]:
        """The planks and steps that it names."""
        return int(self.args.get(f"{prefix}planks", 0)), int(self.args[f"{prefix}steps"])

    def gains(self) -> list[int]:
        """How many gems there are after each code of the plan."""
        state, counts = self.state.copy(), []
        for code in self.plan:
            state.play(code)
            counts.append(int(state.players[self.seat].gem_count))
        return counts

    # gems

    def last_gem(self) -> None:
        assert max(self.gains()) == 4
        rules = self.state.rules.options
        end = "round" if rules["equal_turns"] else "places" if rules["places"] == "all" else "match"
        assert self.args["end"] == end
        if end == "match":
            outcome = self.after.outcome()
            assert outcome is not None
            assert outcome.winners == (self.seat,)

    def gem(self) -> None:
        gained = int(self.then.gem_count - self.me.gem_count)
        assert gained == self.args.get("gems", 1)
        assert self.args["left"] == 4 - self.then.gem_count

    def gem_back(self) -> None:
        assert self.then.gem_count == self.me.gem_count + 1
        assert self.args["planks"] == self.then.short + self.then.long >= self.me.short + self.me.long
        assert any(text.startswith(("remove", "joker remove")) for text in texts(self.plan))

    def gem_next(self) -> None:
        assert self.then.gem_count == self.me.gem_count + 1
        assert self.way() == nearest(self.after, self.seat)

    # ways

    def closer(self) -> None:
        was, now = nearest(self.state, self.seat), nearest(self.after, self.seat)
        assert now is not None
        assert self.way() == now
        if self.name == "closer":
            assert self.way("was_") == was
        assert was is None or 3 * now[0] + now[1] < 3 * was[0] + was[1]

    def round(self) -> None:
        was, now = past_all(self.state, self.seat), past_all(self.after, self.seat)
        assert was is not None and now is not None
        assert (self.way("was_"), self.way()) == (was, now)
        assert 3 * now[0] + now[1] < 3 * was[0] + was[1]

    def nowhere(self) -> None:
        assert self.state.phase == WALKING
        best = min(3 * way[0] + way[1] for way in self.ends(self.state) if way is not None)
        assert 3 * self.way()[0] + self.way()[1] <= best
        assert self.way() == nearest(self.after, self.seat)

    def ends(self, state: State) -> Iterator[Way | None]:
        """The nearest gem from wherever a walk can end."""
        for code in state.codes():
            state_then = state.copy()
            state_then.play(code)
            if state_then.phase == WALKING:
                yield from self.ends(state_then)
            else:
                yield nearest(state_then, self.seat)

    def cuts(self) -> None:
        other = int(self.args["of_seat"])
        assert other != self.seat
        was, now = nearest(self.state, other), nearest(self.after, other)
        assert was is not None
        assert self.way("was_") == was
        assert self.args["gems"] == self.state.players[other].gem_count
        if self.name == "shuts":
            assert now is None
        else:
            assert now is not None
            assert self.way() == now
            assert 3 * now[0] + now[1] > 3 * was[0] + was[1]

    # planks

    def plank(self) -> None:
        kind = str(self.args["plank"])
        assert self.args["had"] == getattr(self.me, kind) < getattr(self.then, kind) == self.args["has"]

    def guards(self) -> None:
        chart = self.after.rules.chart
        assert self.then.pawn >= chart.fields
        assert not self.after.removable(self.then.pawn - chart.fields)
        assert self.then.pawn != self.me.pawn

    def rescue(self) -> None:
        assert self.state.stranded(self.me)
        rescued = self.state.copy()
        rescued.play(self.plan[0])
        assert not rescued.stranded(rescued.players[self.seat])
        kind = str(self.args["plank"])
        assert getattr(rescued.players[self.seat], kind) == getattr(self.me, kind) + 1

    # waiting

    def stuck(self) -> None:
        assert self.args["cards"] == self.me.cards + self.me.jokers
        words = {text.split()[0] for text in texts(self.state.codes())}
        assert words <= {"take", "exchange", "end"}
        self.gain()

    def no_walk(self) -> None:
        assert not any(card.startswith(("walk", "joker")) for card in GAME.view(self.state, self.seat).hand)
        self.gain()

    def no_lay(self) -> None:
        assert not {"short", "long", "joker"} & set(GAME.view(self.state, self.seat).hand)
        self.gain()

    def far(self) -> None:
        """Every turn there is, exchanges left out: they can only bring jokers, which the limit allows for."""
        assert self.way() == nearest(self.state, self.seat)
        seen, waiting = set[object](), [self.state]
        while waiting:
            state = waiting.pop()
            assert state.players[self.seat].gem_count == self.me.gem_count, "a gem is in reach"
            for code in state.codes():
                if code in (TAKE_JOKER, EXCHANGE):
                    continue
                then = state.copy()
                then.play(code)
                me = then.players[self.seat]
                turn = (then.phase, then.lifted, then.steps_left, then.used, len(then.path))
                key = (int(me.pawn), tuple(then.planks.lying()), tuple(me.hand), int(me.jokers), turn)
                if key not in seen and then.to_move() == self.seat:
                    seen.add(key)
                    waiting.append(then)
        self.gain()

    def wait(self) -> None:
        assert self.args["cards"] == self.then.cards + self.then.jokers
        drawn, count = self.after.copy(), 0
        while drawn.to_move() == FORTUNA:
            drawn.play(drawn.codes()[0])
            count += 1
        assert count == 2
        self.gain()

    def gain(self) -> None:
        """Whether a joker or only the cards are what it is good for."""
        assert self.args["gain"] == ("joker" if self.then.jokers > self.me.jokers else "cards")

    def end_spent(self) -> None:
        assert self.state.left() == 0

    # cards

    def keep(self) -> None:
        exchanged = self.state.copy()
        for _ in range(5):
            exchanged.play(EXCHANGE if EXCHANGE in exchanged.codes() else exchanged.codes()[0])
        me = exchanged.players[self.seat]
        assert self.args["left"] == me.cards + me.jokers
        assert self.args["cards"] == self.me.cards + self.me.jokers

    def exchange_full(self) -> None:
        assert self.args["surplus"] == self.state.surplus()
        assert self.args["surplus"] in (1, 2)

    def exchange_doubles(self) -> None:
        held = Counter(GAME.view(self.state, self.seat).hand)
        given = Counter(ORDINARY[code - GIVE] for code in self.plan if GIVE <= code < GIVE + 7)
        assert self.args["count"] == sum(count - (held[card] == count) for card, count in given.items())
        assert self.args["count"] >= 2

    def exchange(self) -> None:
        state = self.state.copy()
        for code in self.plan:
            state.play(code)
        while any(GIVE <= code < GIVE + 7 for code in state.codes()):
            state.play(state.codes()[0])
        me = state.players[self.seat]
        assert self.args["cards"] == me.cards + me.jokers
        assert me.jokers > self.me.jokers

    def spare(self) -> None:
        kind = ORDINARY.index(str(self.args["card"]))
        held = [int(count) for count in self.me.hand]
        assert self.then.hand[kind] == held[kind] - 1
        if self.name == "spare-double":
            assert (self.args["count"], self.args["left"]) == (held[kind], held[kind] - 1)
            assert held[kind] > 1
        else:
            worth = {
                each: ADMIRAL.cards[each] * ADMIRAL.fading ** (count - 1) for each, count in enumerate(held) if count
            }
            assert worth[kind] == min(worth.values())
            assert self.args["cards"] == self.me.cards + self.me.jokers

    # before the first turn

    def tent(self) -> None:
        colour = COLOURS.index(str(self.args["colour"]))
        assert self.plan == [CHOOSE + colour]
        assert self.way() == nearest(self.state, self.seat, colour)

    def begin(self) -> None:
        state = self.after.copy()
        while state.to_move() == FORTUNA:
            state.play(state.codes()[0])
        assert state.to_move() == self.seat
        assert self.args["others"] == len(state.players) - 1


def texts(codes: list[int]) -> list[str]:
    """Moves as they are written."""
    return [GAME.alphabet.text(GAME.alphabet.move(code)) for code in codes]


@pytest.mark.slow
def test_hints_have_reasons_and_none_is_false() -> None:
    """At least 95 of 100 hints have a reason; each claim of each reason is true; each is a sentence without codes.

    A figure that is off by one would be found out.
    """
    total, without, keys = 0, 0, Counter[str]()
    for state, plan, _ in decisions(size(200, quick=60, long=600)):
        reasons = explain(GAME, GAME.view(state, state.to_move()), plan)
        total += 1
        without += not reasons
        keys.update(said.key for said in reasons[:1])
        for said in reasons:
            try:
                Claim(state, plan, said).check()
            except AssertionError as wrong:
                raise AssertionError(f"{said} for {texts(plan)}: {wrong}") from wrong
            for name, figure in said.args.items():
                if isinstance(figure, int) and name != "of_seat":
                    wrong_one = Said(said.key, {**said.args, name: figure + 1})
                    with pytest.raises(AssertionError):
                        Claim(state, plan, wrong_one).check()
            words = sentence(GAME, said.key, {**said.args, "of_seat": "Bianca"})
            assert not re.search(r"\{|why-|hint-|_|\b[A-I][1-9]\b", words), words
    print(keys)
    assert without <= total / 20, f"{without} of {total} hints have no reason"
    assert len(keys) >= 8, keys


def written(line: str) -> list[int]:
    """The codes of a line."""
    alphabet = GAME.alphabet
    return [alphabet.code(alphabet.parse(text)) for text in alphabet.split_line(line)]


def test_a_gem_and_the_plank_behind_it() -> None:
    """A turn that fetches a ruby and takes the plank up again says both."""
    table = Table(2).lay("S:A4-B4").hold(["walk2", "remove", "walk1"]).own(4, 3)
    plan = written("walk2 S:A4-B4 B4.top; remove S:A4-B4; end play")
    said = explain(GAME, GAME.view(table.state, 0), plan)
    assert said[0] == Said("why-gem-back", {"colour": "ruby", "planks": 8})
    assert sentence(GAME, said[0].key, said[0].args).startswith(
        "Takes a ruby and gets a plank back, so you have 8 planks"
    )


def test_a_walk_away_from_the_gems_is_not_praised() -> None:
    """A turn that leads away from every gem says nothing of coming closer."""
    table = Table(2).lay("S:A4-B4").stand("S:A4-B4").hold(["walk1", "short"])
    said = explain(GAME, GAME.view(table.state, 0), written("walk1 A4; end play"))
    assert not {each.key for each in said} & {"why-closer", "why-open", "why-round", "why-gem-next"}


def test_cutting_the_way_of_somebody_with_three_gems() -> None:
    """Taking the plank a rival counts on names the rival, and that one gem is missing."""
    table = Table(2).gems(3, seat=1)
    way = next(iter(GAME.view(table.state, 1).ways))
    place = way.lay[0]
    table.lay(place).stand(table.state.rules.chart.spots[table.chart.ends.of(first_place(table, place))[0]])
    table.hold(["remove"])
    plan = written(f"remove {place}; end play")
    said = explain(GAME, GAME.view(table.state, 0), plan)
    cut = next(each for each in said if each.key == "why-cuts")
    Claim(table.state, plan, cut).check()
    assert sentence(GAME, cut.key, {**cut.args, "of_seat": "Bianca"}).startswith(
        "Bianca needs only one more gem, and this puts it"
    )


def first_place(table: Table, name: str) -> int:
    """The number of a place on this board."""
    return table.chart.spots.index(name) - int(table.chart.fields)
