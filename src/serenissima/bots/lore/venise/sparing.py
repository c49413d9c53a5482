"""Why to do with fewer cards, or to wait: jokers, exchanges, cards put away, turns in which nothing is played."""

from __future__ import annotations

from collections.abc import Iterator

from serenissima.bots.lore.venise.change import Change
from serenissima.bots.lore.venise.tempers import ADMIRAL
from serenissima.core.study import Said
from serenissima.games.venise.box import COLOURS, DEALT, FOR_A_JOKER, ORDINARY
from serenissima.games.venise.codes import DISCARD, END_PLAY, END_TURN, EXCHANGE, GIVE, TAKE_JOKER
from serenissima.games.venise.state.position import CARD_LONG, CARD_SHORT, CARD_WALK, JOKER, PLAY, TRIM


def sparing(change: Change) -> Iterator[Said]:
    """The reasons, the strongest first."""
    first = change.plan[0]
    if first == TAKE_JOKER:
        yield from _waiting(change, "joker")
    elif first == END_PLAY:
        if change.before.left() == 0:
            yield Said("why-end-spent")
        yield from _waiting(change, "cards")
    elif first == END_TURN:
        left = change.me.cards + change.me.jokers - FOR_A_JOKER + 1
        yield Said("why-keep", {"cards": int(change.me.cards + change.me.jokers), "left": int(left)})
    elif first == EXCHANGE:
        yield from _exchanging(change)
    elif GIVE <= first < END_PLAY:
        yield from _spare(change, first - GIVE)
    elif DISCARD <= first < DISCARD + JOKER:
        yield from _spare(change, first - DISCARD)


def _waiting(change: Change, gain: str) -> Iterator[Said]:
    """Nothing is played: because nothing can be, because a card is missing, or because every gem is too far."""
    if change.before.phase == PLAY:
        yield from _lacking(change, gain)
    if change.after.to_draw == DEALT:
        yield Said("why-wait", {"gain": gain, "cards": int(change.then.cards + change.then.jokers)})


def _lacking(change: Change, gain: str) -> Iterator[Said]:
    """What is missing to do something good."""
    hand, drawn = change.me.hand, int(change.me.cards + change.me.jokers)
    if change.stuck():
        yield Said("why-stuck", {"gain": gain, "cards": drawn})
    elif not change.me.jokers and not any(hand[kind] for kind in range(CARD_WALK, JOKER)):
        yield Said("why-no-walk", {"gain": gain})
    elif not change.me.jokers and not hand[CARD_SHORT] and not hand[CARD_LONG]:
        yield Said("why-no-lay", {"gain": gain})
    near = change.nearest(change.before, change.seat)
    if near is not None and change.too_far():
        colour = COLOURS[change.me.colour]
        yield Said("why-far", {"colour": colour, "planks": near.planks, "steps": near.steps, "gain": gain})


def _exchanging(change: Change) -> Iterator[Said]:
    """Four cards for a joker."""
    surplus = int(change.before.surplus())
    if change.before.phase == TRIM and 0 < surplus < FOR_A_JOKER - 1:
        yield Said("why-exchange-full", {"surplus": surplus})
    given = [code - GIVE for code in change.plan if GIVE <= code < END_PLAY]
    doubles = sum(max(0, min(given.count(kind), int(change.me.hand[kind]) - 1)) for kind in set(given))
    if doubles > 1:
        yield Said("why-exchange-doubles", {"count": doubles})
    if all(code == EXCHANGE or GIVE <= code <= END_PLAY for code in change.plan):
        yield Said("why-exchange", {"cards": int(change.me.cards + change.me.jokers) - FOR_A_JOKER + 1})


def _spare(change: Change, kind: int) -> Iterator[Said]:
    """The card that will be missed least."""
    count = int(change.me.hand[kind])
    if count > 1:
        yield Said("why-spare-double", {"card": ORDINARY[kind], "count": count, "left": count - 1})
    elif ADMIRAL.dullest(change.me.hand) == kind:
        yield Said("why-spare", {"card": ORDINARY[kind], "cards": int(change.me.cards + change.me.jokers)})
