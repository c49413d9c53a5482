"""What the contract is tried on: every game, seat count, option value and a few seeds, each as one played match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random
from typing import Any

from serenissima.core.fortuna import Fortuna
from serenissima.core.game import Alphabet, AnyGame
from serenissima.core.match import Match
from serenissima.core.options import Option, OptionValue
from serenissima.core.state import NOBODY, ONLOOKER, State, Told
from tests.sizes import size

LIMIT = 20_000
"""No random match of any game comes near this many entries."""
FAR_ENOUGH = 2_000
"""A match that need not end, because its table switched off what would end it, is followed this far."""
KEPT = size(40, plain=8)
"""How many positions of a match with the default options are examined closely."""
KEPT_OF_OPTIONS = size(16, quick=8, long=40, plain=4)
"""How many of a match with other options: there are many such matches, and they have much in common."""

Values = dict[str, OptionValue]


@dataclass(frozen=True, eq=False)
class Case:
    """One random match: game, seats, options and seed. Played once, when it is first asked for."""

    game: AnyGame
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    seed: int

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options) or "default"
        return f"{self.game.name}-{self.seats}-{options}-seed{self.seed}"

    @property
    def observers(self) -> tuple[int, ...]:
        """Everybody who may look: the seats and an onlooker."""
        return (*range(self.seats), ONLOOKER)

    @property
    def may_last(self) -> bool:
        """Whether the table switched something off that ends matches: players without a plan may go on for ever."""
        values = dict(self.options)
        return any(option.off and values.get(option.name, option.default) == 0 for option in self.game.options)

    def random(self, purpose: str) -> Random:
        """A source of randomness for one purpose, the same in every run."""
        return Random(f"{self}/{purpose}")

    def new(self) -> State:
        """The first position."""
        state: State = self.game.new(self.seats, self.game.read_options(dict(self.options)))
        return state

    @cached_property
    def walk(self) -> Walk:
        """The match, played at random to its end."""
        return Walk(self)

    def face(self, state: State) -> tuple[Any, ...]:
        """Everything anybody can see of a state, and what may be done in it; equal states have equal faces."""
        views = [self.game.view(state, seat) for seat in self.observers]
        mover = state.to_move()
        codes = [] if mover == NOBODY else state.codes()
        return (views, mover, codes, state.outcome())


class Walk:
    """A random match, to its end or far enough: every code, the events it caused, and positions spread over it."""

    def __init__(self, case: Case) -> None:
        random = case.random("walk")
        fortuna = Fortuna(f"{case}")
        self.kept = KEPT_OF_OPTIONS if case.options else KEPT
        state = case.new()
        self.codes: list[int] = []
        self.told: list[list[Told]] = []
        every: list[State] = [state.copy()]
        while state.to_move() != NOBODY:
            assert len(self.codes) < LIMIT, f"{case}: not over after {LIMIT} moves"
            if case.may_last and len(self.codes) >= FAR_ENOUGH and state.to_move() >= 0:
                break
            legal = state.codes()
            if state.to_move() >= 0:
                code = pick(case.game, legal, random)
            else:
                code = legal[fortuna.draw(len(self.codes) + 1, state.odds())]
            state.told = []
            state.play(code)
            self.codes.append(code)
            self.told.append(state.told)
            state.told = None
            every.append(state.copy())
        self.every = every
        """The positions before each code, and the last one."""

    def places(self) -> list[int]:
        """Indices into `every`, at most `kept`, spread evenly, the first and the last among them."""
        last = len(self.every) - 1
        count = min(self.kept, last + 1)
        return sorted({round(i * last / max(1, count - 1)) for i in range(count)})

    def lasting(self) -> list[int]:
        """The places where the match goes on."""
        return [place for place in self.places() if place < len(self.codes)]


def pick(game: AnyGame, codes: list[int], random: Random) -> int:
    """A random code: half of the time any, half of the time of a random kind, so that rare kinds occur as well."""
    if random.random() < 0.5:
        return random.choice(codes)
    kinds: dict[str, list[int]] = {}
    for code in codes:
        kinds.setdefault(_kind(game.alphabet, code), []).append(code)
    return random.choice(random.choice(list(kinds.values())))


def _kind(alphabet: Alphabet[Any, Any], code: int) -> str:
    return type(alphabet.move(code)).__name__


def _values(option: Option) -> tuple[OptionValue, ...]:
    """Every value worth trying: all choices, both flags, off, the ends of a range; of a text only the default."""
    if option.kind == "choice":
        return option.choices
    if option.kind == "flag":
        return (True, False)
    if option.kind == "text":
        return (option.default,)
    ends = (option.low, option.low + (option.high - option.low) // option.step * option.step)
    return (0, *ends) if option.off else ends


def option_sets(game: AnyGame) -> Iterator[Values]:
    """The defaults, then every other value of every option by itself, then two mixtures."""
    yield {}
    for option in game.options:
        yield from ({option.name: value} for value in _values(option) if value != option.default)
    random = Random(game.name)
    if len(game.options) > 1:
        for _ in range(2):
            yield {option.name: random.choice(_values(option)) for option in game.options}


def cases(game: AnyGame, seeds: int = 1) -> list[Case]:
    """All cases of a game. The default options get two more seeds."""
    return [
        Case(game, seats, tuple(options.items()), seed)
        for seats in game.seats
        for options in option_sets(game)
        for seed in range(seeds if options else seeds + 2)
    ]


@lru_cache(maxsize=1)
def match_of(case: Case) -> Match:
    """The match of a case as the platform plays it, by text, with its own Fortuna: to be looked at, not played on."""
    match = Match(case.game, case.seats, dict(case.options), Fortuna(f"{case}"))
    random = case.random("walk")
    match.settle()
    while match.to_move is not None and not (case.may_last and len(match.line) >= FAR_ENOUGH):
        code = pick(case.game, match.codes(), random)
        match.play(case.game.alphabet.text(case.game.alphabet.move(code)))
    return match
