"""Why a turn is a good one, in sentences whose figures everybody can count on the table: see `Lore.explain`.

The reasons are what the admiral weighs: gems, the way to the next one and over all of them, the ways of the others, the
planks and cards kept. Each is a sentence `why-<reason>` of the game's text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from serenissima.bots.lore.venise.change import Change
from serenissima.bots.lore.venise.sparing import sparing
from serenissima.bots.lore.venise.tempers import ADMIRAL
from serenissima.core.study import Said
from serenissima.games.venise.box import COLOURS, GEMS
from serenissima.games.venise.codes import BEGIN, CHOOSE, NO_CHOICE, RESCUE
from serenissima.games.venise.imagine import imagine
from serenissima.games.venise.routes import Routes
from serenissima.games.venise.state.planks import Planks
from serenissima.games.venise.state.position import MOVING, PLAY, WALKING
from serenissima.games.venise.view import View

MOST = 3
"""How many reasons are given."""
WORTH_SAYING = 0.5
"""By how many hourglasses a way must change to be spoken of."""
Weighty = tuple[float, Said]
"""A reason and its weight in hourglasses."""


def explain(view: View, plan: Sequence[int]) -> list[Said]:
    """Why somebody who sees this does well to play these codes, the strongest reason first."""
    if not plan or view.to_move is None:
        return []
    if plan[0] >= CHOOSE:
        return list(_beginning(view, plan[0]))
    change = Change(view, view.to_move, plan)
    if change.before.phase not in (PLAY, WALKING, MOVING):
        return list(sparing(change))[:MOST]
    return list(_turn(change))[:MOST]


def _beginning(view: View, code: int) -> Iterator[Said]:
    """A tent, and who begins."""
    if CHOOSE <= code < NO_CHOICE:
        chart, colour = imagine(view, Random(0)).rules.chart, code - CHOOSE
        routes = Routes(Planks(chart), int(chart.starts[colour]))
        costs = [int(routes.cost[chart.gem_field[GEMS * colour + gem]]) for gem in range(GEMS)]
        goal = int(chart.gem_field[GEMS * colour + costs.index(min(costs))])
        planks, steps = routes.planks_to(goal), routes.steps_to(goal)
        if planks is not None and steps is not None:
            yield Said("why-tent", {"colour": COLOURS[colour], "planks": planks, "steps": steps})
    elif code == BEGIN + view.seat:
        yield Said("why-begin", {"others": len(view.players) - 1})


def _turn(change: Change) -> Iterator[Said]:
    """Gems first, then what weighs most, then what is left to say of a turn in which little happens."""
    if change.then.gem_count == GEMS:
        yield Said("why-last-gem", {"colour": COLOURS[change.me.colour], "end": _end(change)})
        return
    if change.rescue:
        yield Said("why-rescue", {"plank": "long" if change.plan[0] > RESCUE else "short"})
    if change.gems:
        yield _gem(change)
    weighty = [*_own(change), *_theirs(change)]
    yield from (said for _, said in sorted(weighty, key=lambda each: -each[0]))
    yield from _stock(change)
    yield from _walking(change)
    yield from sparing(change)


def _end(change: Change) -> str:
    """What somebody's fourth gem means at this table."""
    options = change.view.options
    return "round" if options.equal_turns else "places" if options.places == "all" else "match"


def _gem(change: Change) -> Said:
    """A gem, and what is best besides: two of them, the plank for the way on, or where the next one is."""
    colour = COLOURS[change.me.colour]
    if change.gems > 1:
        return Said("why-gems", {"colour": colour, "gems": change.gems, "left": GEMS - change.then.gem_count})
    back = (change.then.short + change.then.long) - (change.me.short + change.me.long)
    if change.taken and back >= 0:
        return Said("why-gem-back", {"colour": colour, "planks": change.then.short + change.then.long})
    then = change.nearest(change.after, change.seat)
    if then is None:
        return Said("why-gem", {"colour": colour, "left": GEMS - change.then.gem_count})
    return Said("why-gem-next", {"colour": colour, "planks": then.planks, "steps": then.steps})


def _own(change: Change) -> Iterator[Weighty]:
    """The player's own way, if no gem was fetched: to the nearest one, or past all of them."""
    if change.gems:
        return
    saved = change.tour(change.before, change.seat) - change.tour(change.after, change.seat)
    weight = max(saved, WORTH_SAYING)
    was, now = change.nearest(change.before, change.seat), change.nearest(change.after, change.seat)
    if now is not None and (was is None or now.worth < was.worth):
        figures: dict[str, str | int] = {"colour": COLOURS[change.me.colour], "steps": now.steps}
        if now.planks == 0:
            yield weight, Said("why-open", figures)
        elif was is not None:
            figures |= {"planks": now.planks, "was_planks": was.planks, "was_steps": was.steps}
            yield weight, Said("why-closer", figures)
        return
    was, now = change.round(change.before), change.round(change.after)
    if was is not None and now is not None and now.worth < was.worth:
        figures = {"planks": now.planks, "steps": now.steps, "was_planks": was.planks, "was_steps": was.steps}
        yield weight, Said("why-round", figures)


def _theirs(change: Change) -> Iterator[Weighty]:
    """The rival whose way becomes longest, if it does."""
    found: list[tuple[float, Said]] = []
    for seat in change.others():
        was, now = change.nearest(change.before, seat), change.nearest(change.after, seat)
        if was is None or (now is not None and now.worth <= was.worth):
            continue
        gems = int(change.before.players[seat].gem_count)
        lost = change.tour(change.after, seat) - change.tour(change.before, seat)
        share = 1.0 if gems == GEMS - 1 else ADMIRAL.leader
        figures: dict[str, str | int] = {
            "of_seat": seat,
            "gems": gems,
            "was_planks": was.planks,
            "was_steps": was.steps,
        }
        if now is None:
            found.append((share * max(lost, WORTH_SAYING), Said("why-shuts", figures)))
        else:
            figures |= {"planks": now.planks, "steps": now.steps}
            found.append((share * max(lost, WORTH_SAYING), Said("why-cuts", figures)))
    if found:
        yield max(found, key=lambda each: each[0])


def _stock(change: Change) -> Iterator[Said]:
    """Planks in the supply, and a plank nobody can take while somebody stands on it."""
    me, then = change.me, change.then
    for kind, had, has in (("long", me.long, then.long), ("short", me.short, then.short)):
        if has > had:
            yield Said("why-plank", {"plank": kind, "had": int(had), "has": int(has)})
    fields = change.before.rules.chart.fields
    if then.pawn >= fields and then.pawn != me.pawn:
        yield Said("why-guards")


def _walking(change: Change) -> Iterator[Said]:
    """Half a walk that must go on somewhere: nowhere else is a gem nearer."""
    if change.before.phase != WALKING:
        return
    now, best = change.nearest(change.after, change.seat), change.nearest_ends()
    if now is not None and best is not None and now.worth <= best.worth:
        yield Said("why-nowhere", {"colour": COLOURS[change.me.colour], "planks": now.planks, "steps": now.steps})
