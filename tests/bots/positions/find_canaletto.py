"""Finds positions of Canaletto that are provably won by few moves, from matches of merchants, and prints them.

    python tests/bots/positions/find_canaletto.py FIRST LAST >> tests/bots/positions/canaletto.jsonl

The numbers are seeds of matches. Towards the end of every other match the merchants are careless, so that lots go for
little and masks are tempting.

The proof: every move of the player to move is searched to the end of the match, against all others together and with
every outcome of chance; `wins` are all moves that bring the first place alone whatever happens.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

import msgspec

import serenissima
from serenissima.bots.bot import Budget
from serenissima.bots.exact import Exact
from serenissima.bots.lore.canaletto.guide import Reckoner, judged
from serenissima.bots.lore.canaletto.people import Merchant
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.canaletto.box import GROUPS, PALACES, SHORT
from serenissima.games.canaletto.codes import PASS
from serenissima.games.canaletto.holdings import count_of
from serenissima.games.canaletto.setup import Holder, Setting, set_up
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.state.position import BIDDING

GAME = serenissima.game("canaletto")
FEW = 12
"""A position with more winning bids is too easy; of other moves only one kind may win, and not all of them."""
SOON = Budget(seconds=600, iterations=500)
LONG = Budget(seconds=600, iterations=50_000)


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """An auction as it opened, the moves made since, who decides, the winning moves, and what the merchant would do."""

    setting: Setting
    moves: list[str]
    wins: list[str]
    merchant: str


def reached(setting: Setting, moves: list[str]) -> State:
    """The auction of a setting after these moves; ValueError if they cannot be made there."""
    state = set_up(setting)
    for each in moves:
        code = GAME.alphabet.code(GAME.alphabet.parse(each))
        if code not in state.codes():
            raise ValueError(f"{each} cannot be played")
        state.play(code)
    return state


def proven(state: State, budget: Budget = LONG) -> list[int]:
    """All codes that certainly win; empty if there are none, or if the search was too large."""
    seats = int(state.rules.seats)
    sure = Exact(Reckoner(), GAME.teams, seats, budget.start()).sure(state, [], every=True)
    return [code for code, payoff in sure if payoff >= 1.0]


def text(code: int) -> str:
    """A move as people write it."""
    return GAME.alphabet.text(GAME.alphabet.move(code))


def _opened(state: State) -> Setting:
    """The auction that has just opened, as a setting."""
    holders = [
        Holder(
            money=int(state.money[seat]),
            debt=int(state.debt[seat]),
            mask=bool(state.masks >> seat & 1),
            treasures=_names(int(state.own[seat])),
        )
        for seat in range(int(state.rules.seats))
    ]
    lots = {at: " ".join(SHORT[group] for group in state.lot_groups(at)) for at in range(PALACES) if state.lots[at]}
    return Setting(
        holders=holders,
        lots=lots,
        column=int(state.column),
        starter=int(state.starter),
        values=state.values()[int(state.sold) :],
        options={name: value for name, value in state.rules.options.items() if name == "values"},
    )


def _names(own: int) -> str:
    return " ".join(SHORT[group] for group in range(len(GROUPS)) for _ in range(count_of(own, group)))


def found(seed: int) -> Iterator[Position]:
    """The positions of one match, at most one in each auction."""
    random = Random(seed)
    seats = 3 + seed % 2
    state = GAME.new(seats, GAME.read_options({"values": "open"} if seed % 4 < 2 else {}))
    bots = [Merchant(GAME, seed * 7 + seat) for seat in range(seats)]
    opened: Setting | None = None
    moves: list[str] = []
    done = False
    while (seat := state.to_move()) != NOBODY:
        codes = state.codes()
        if seat == FORTUNA:
            code = random.choices(codes, state.odds())[0]
        else:
            if state.phase == BIDDING and state.high < 0 and state.still_in == state.rules.everyone:
                opened, moves, done = None if state.quiet or state.lost else _opened(state), [], False
            if opened is not None and not done and len(codes) > 1 and Reckoner().settled(state):
                position = _judged(opened, moves)
                if position is not None:
                    done = True
                    yield position
            code = bots[seat].choose(GAME.view(state, seat), codes, SOON)
            if seed % 8 > 3 and Reckoner().settled(state) and state.phase == BIDDING:
                code = random.choice([PASS, code, min(int(state.bid) + random.randrange(3), PASS)])
        state.play(code)
        moves.append(text(code))


def _judged(opened: Setting, moves: list[str]) -> Position | None:
    """The position if it is won by few moves. It is proven as it was set up: there other markers may be used up."""
    try:
        state = reached(opened, moves)
    except ValueError:
        return None
    codes = state.codes()
    glance = Exact(Reckoner(), GAME.teams, len(opened.holders), SOON.start()).sure(state, [])
    if not any(payoff >= 1.0 for _, payoff in glance):
        return None
    wins = proven(state)
    kinds = {text(code).split()[0] for code in wins}
    if len(kinds) != 1 or not 0 < len(wins) <= min(FEW, len(codes) - 1):
        return None
    worth = judged(state, codes)
    best = codes[max(range(len(codes)), key=worth.__getitem__)]
    return Position(setting=opened, moves=list(moves), wins=[text(code) for code in wins], merchant=text(best))


if __name__ == "__main__":
    for number in range(*map(int, sys.argv[1:])):
        for position in found(number):
            print(msgspec.json.encode(position).decode(), flush=True)
