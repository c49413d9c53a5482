"""Why a decision is a good one, in sentences whose figures the view and the imagined deals confirm: see `Lore.explain`.

What others hold is imagined as the bots imagine it, and what offers are worth is reckoned as they reckon it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from serenissima.bots.lore.canal_grande.sight import Sight, likely
from serenissima.bots.lore.canal_grande.vote_reasons import vote_reasons
from serenissima.core.study import Said
from serenissima.games.canal_grande.cards import DOG, GON, HAND_MASK, SPY, TRA, count, points, size
from serenissima.games.canal_grande.codes import BETRAY, CATCH_UP, CHOOSE, CONFIRM, DECLINE, FORGO, PUT, RESOLVE
from serenissima.games.canal_grande.hindsight import parts
from serenissima.games.canal_grande.view import View
from serenissima.games.canal_grande.worth import strength

MOST = 3
"""How many reasons are given."""
EVEN = 0.8
"""Two offers are nearly equal to a player if they differ by less than this many cards."""
CLEARLY = 0.3
"""One offer is worth more than the other if it is by this many cards."""
RARE = 0.1
"""A split is among the best if fewer than this share of all splits leave the chooser less."""


def explain(view: View, plan: Sequence[int]) -> list[Said]:
    """The reasons for a whole decision, the strongest first; none for half a split or half of what is laid."""
    if not plan or view.to_move is None or view.to_move != view.seat:
        return []
    return list(_reasons(Sight(view), list(plan)))[:MOST]


def _reasons(sight: Sight, plan: list[int]) -> Iterator[Said]:
    code = plan[0]
    if sight.view.stage == "vote":
        yield from vote_reasons(sight, plan)
    elif PUT <= code <= CONFIRM:
        if plan[-1] == CONFIRM:
            yield from _splitting(sight, plan)
    elif CHOOSE <= code < RESOLVE:
        yield from _choosing(sight, code - CHOOSE)
    elif RESOLVE <= code < BETRAY:
        yield from _resolving(sight, SPY + code - RESOLVE)
    elif BETRAY <= code < FORGO:
        yield from _betraying(sight, code - BETRAY)
    elif code == CATCH_UP:
        yield Said("why-catch-up", {"count": sight.view.catch_up, "seats": sight.view.seats})
    elif code == DECLINE:
        yield from _declining(sight)


# splitting


def _splitting(sight: Sight, plan: list[int]) -> Iterator[Said]:
    world = sight.world.copy()
    for code in plan[:-1]:
        world.play(code)
    first, second = int(world.first), int(world.second)
    yield from _drawing(sight, first, second)
    chooser, divider = sight.world.chooser(), sight.seat
    gaps = [judge.margin(first, second) - judge.margin(second, first) for judge in sight.judges]
    share = sum(gap > 0 for gap in gaps) / len(gaps)
    taken, left = (first, second) if share >= 0.5 else (second, first)
    share = max(share, 1 - share)
    figures: dict[str, str | int] = {
        "chooser_seat": chooser,
        **sight.named("taken", chooser, taken, left),
        **sight.named("kept", divider, left, taken),
        "likely": round(100 * share),
    }
    if likely(share) and sight.worth(divider, left) > sight.worth(divider, taken) and figures["kept"] != "none":
        yield Said("why-split-mine", figures)
    if abs(sum(gaps) / len(gaps)) < EVEN:
        yield Said("why-split-even", {"chooser_seat": chooser})
    if likely(share):
        yield from _least(sight, first, second, figures)
        if points(taken) > points(left):
            yield Said("why-split-points", {**figures, "points": int(points(taken)), "other": int(points(left))})
        if figures["kept"] != "none":
            yield Said("why-split-keep", figures)


def _drawing(sight: Sight, first: int, second: int) -> Iterator[Said]:
    """If the phase ends whichever offer is taken, and the divider's side draws."""
    drawers = [sight.view.drawers[points(offer)] for offer in (first, second)]
    if all(drawer is not None and sight.seat in drawer for drawer in drawers):
        figures = {"count": sight.view.catch_up, "seats": sight.view.seats}
        yield Said("why-split-draw", {"chooser_seat": sight.world.chooser(), **figures})


def _least(sight: Sight, first: int, second: int, figures: dict[str, str | int]) -> Iterator[Said]:
    """If few splits leave the chooser less."""
    left = sight.guaranteed(first, second)
    every = parts(first + second)
    better = sum(sight.guaranteed(part, first + second - part) < left for part in every)
    if better <= RARE * len(every):
        yield Said("why-split-least", {**figures, "better": better, "ways": len(every)})


# choosing


def _choosing(sight: Sight, offer: int) -> Iterator[Said]:
    world, view = sight.world, sight.view
    offers = [int(world.first), int(world.second)]
    taken, left = offers[offer], offers[1 - offer]
    chooser, divider = sight.seat, world.divider
    figures = {"divider_seat": divider, **sight.named("taken", chooser, taken, left)}
    votes = list(_calling(sight, taken, divider))
    yield from (said for said in votes if said.key == "why-take-wins")
    if count(taken, DOG) and not count(left, DOG) and any(view.sides[1 - sight.side].decisive):
        yield Said("why-take-denies", {"divider_seat": divider, "seats": view.seats})
    drawn, other = view.drawers[points(taken)], view.drawers[points(left)]
    if drawn is not None and chooser in drawn and not (other is not None and chooser in other):
        yield Said("why-take-draw", {"count": view.catch_up, "seats": view.seats})
    yield from (said for said in votes if said.key != "why-take-wins")
    mine = sight.worth(chooser, taken) - sight.worth(chooser, left)
    if mine > CLEARLY and figures["taken"] != "none":
        yield Said("why-take-more", figures)
    theirs = sight.worth(divider, taken) - sight.worth(divider, left)
    wished = sight.named("taken", divider, taken, left)
    if theirs > CLEARLY and wished["taken"] != "none":
        yield Said("why-take-away", {"divider_seat": divider, **wished})
    if points(taken) < points(left):
        yield Said("why-take-fewer", {"points": int(points(taken)), "other": int(points(left))})
    more, fewer = int(size(taken & HAND_MASK)), int(size(left & HAND_MASK))
    if more > fewer:
        yield Said("why-take-hand", {"count": more, "other": fewer})


def _calling(sight: Sight, taken: int, rival: int) -> Iterator[Said]:
    """If the taker of a doge can probably win a vote with the cards that come with it."""
    if not count(taken, DOG):
        return
    own = sight.world.hands[sight.seat] + (taken & HAND_MASK)
    found = []
    for kind in range(GON):
        if count(own, kind):
            reach = int(strength(own, kind, True))
            share = sum(reach > sight.theirs(world, kind) for world in sight.worlds) / len(sight.worlds)
            if likely(share):
                found.append((sight.decisive(kind), share, reach, kind))
    if found:
        decisive, share, reach, kind = max(found)
        figures = {"rival_seat": rival, "seats": sight.view.seats, "reach": reach, "likely": round(100 * share)}
        yield Said("why-take-wins" if decisive else "why-take-doge", {"district": sight.face(kind), **figures})


# specials


def _resolving(sight: Sight, special: int) -> Iterator[Said]:
    view, pending = sight.view, sight.world.pending
    votes = count(pending, DOG) > 0
    if special == DOG:
        for said in _calling(sight, int(pending), sight.rival):
            yield Said("why-doge-wins" if said.key == "why-take-wins" else "why-doge-doge", said.args)
    elif special == TRA and votes and any(view.players[seat].hand_size for seat in view.sides[1 - sight.side].seats):
        yield Said("why-traitor-first", {"rival_seat": sight.rival, "seats": view.seats})
    elif special == SPY and votes:
        yield Said("why-spy-first")
    elif not votes:
        yield Said("why-order")


def _betraying(sight: Sight, victim: int) -> Iterator[Said]:
    view = sight.view
    player = view.players[victim]
    figures: dict[str, str | int] = {"victim_seat": victim, "count": player.hand_size}
    known = sum(card == "GON" or sight.wants(card) for card in player.known)
    others = [each for each in view.players if each.side != sight.side and each.seat != victim]
    if others and all(each.hand_size > 0 for each in others):
        other = others[0]
        if player.hand_size > other.hand_size:
            yield Said("why-rob-more", {**figures, "other_seat": other.seat, "other": other.hand_size})
        elif player.hand_size < other.hand_size:
            yield Said("why-rob-weak", {**figures, "other_seat": other.seat, "other": other.hand_size})
    if 2 * known > player.hand_size:
        yield Said("why-rob-known", {**figures, "known": known})
    if player.hand_size:
        yield Said("why-rob", figures)


def _declining(sight: Sight) -> Iterator[Said]:
    """A doge among the cards would force a vote, which may win the match for the others."""
    view = sight.view
    doges = next(copies.unknown for copies in view.copies if copies.card == "DOG")
    if view.options.catchup_specials == "resolve" and doges and any(view.sides[1 - sight.side].decisive):
        yield Said("why-decline", {"rival_seat": sight.rival, "seats": view.seats, "doges": doges})
