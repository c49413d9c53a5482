"""Tables as nobody would choose them: any value of every option, on any board, drawn from a seed."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from serenissima.core.options import Option, OptionValue
from serenissima.core.study import Unfit
from serenissima.games.venise.box import ALL_LONG, ALL_ORDINARY, ALL_SHORT, MOST_SEATS, ORDINARY, START_HAND
from serenissima.games.venise.workshop import Workshop
from tests.games.venise.setting import GAME

OWN = 0.3
"""How often the board comes from the workshop."""


def any_table(seed: int, seats: int) -> dict[str, OptionValue]:
    """Values for all options of a table with this many seats."""
    random = Random(f"table {seed} for {seats}")
    options = {option.name: _value(option, random) for option in GAME.options}
    options["own_board"] = _own_board(random) if random.random() < OWN else ""
    short, long = random.randint(1, ALL_SHORT // seats), random.randint(1, ALL_LONG // seats)
    options["planks_per_player"] = random.choice(["standard", f"{short}/{long}"])
    options["card_mix"] = "-".join(map(str, _mix(random)))
    return options


def _value(option: Option, random: Random) -> OptionValue:
    if option.kind == "choice":
        return random.choice(option.choices)
    if option.kind == "flag":
        return random.random() < 0.5
    if option.kind == "text":
        return option.default
    return 0 if option.off and random.random() < 0.3 else random.randrange(option.low, option.high + 1, option.step)


def _own_board(random: Random) -> str:
    cols, rows = random.randint(4, 7), random.randint(4, 7)
    wishes = {"side": random.choice(["day", "night"]), "cols": str(cols), "rows": str(rows)}
    while True:
        # from some numbers the workshop finds no fair board
        with suppress(Unfit):
            return Workshop().propose(random.randrange(1000), wishes).code


def _mix(random: Random) -> list[int]:
    """At least four of each starting card, the others as they come."""
    mix = [MOST_SEATS * start for start in START_HAND]
    for _ in range(ALL_ORDINARY - sum(mix)):
        mix[random.randrange(len(ORDINARY))] += 1
    return mix
