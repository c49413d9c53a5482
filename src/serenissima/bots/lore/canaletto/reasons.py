"""Why a decision is a good one, in sentences whose figures the view confirms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from serenissima.core.study import Said
from serenissima.games.canaletto.box import BRIBE_LIMIT, DEBT_COST, KINDS_TO_END, PALACES
from serenissima.games.canaletto.codes import BEGIN, BID, BRIBE, DECLINE, PASS, SELL
from serenissima.games.canaletto.moves import GROUP_NAMES, Group
from serenissima.games.canaletto.view import View

MOST = 3
"""How many reasons are given."""


class Reading:
    """What the seat to move can count in its view."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.player = view.players[seat]
        self.groups = {each.group: each for each in view.groups}
        self.value = next((space.value for space in view.row if space.state == "next"), None) or 0

    def completed(self, lot: Sequence[Group], taken: Sequence[Group] = ()) -> list[Group]:
        """The kinds whose last pieces are in a lot, when those of another lot are `taken` already."""
        return [
            group
            for group in lot
            if not self.groups[group].discarded and self.groups[group].on_board - (group in taken) == 1
        ]

    def owned(self, group: Group) -> int:
        """How many this seat has."""
        return self.groups[group].owned[self.seat]

    @property
    def mean(self) -> int:
        """What a piece brings on average: the values that lie open or that nobody has seen."""
        row = [space.value for space in self.view.row if space.state in ("next", "open") and space.value is not None]
        values = row if self.view.options.values == "open" else [*row, *self.view.unseen]
        return round(sum(values) / len(values)) if values else 0

    @property
    def coming(self) -> int:
        """What the value after the next one is, or is on average."""
        later = [space.value for space in self.view.row if space.state == "open" and space.value is not None]
        if later:
            return later[0]
        return round(sum(self.view.unseen) / len(self.view.unseen)) if self.view.unseen else 0

    def ends(self) -> bool:
        """Whether it is over as soon as the lot is taken (CAN-55)."""
        return self.view.kinds - sum(self.groups[group].on_board == 1 for group in self.view.lot) <= KINDS_TO_END


def explain(view: View, plan: Sequence[int]) -> list[Said]:
    """Why somebody who sees this does well to play these codes, the strongest reason first."""
    if not plan or view.to_move is None:
        return []
    reading = Reading(view, view.to_move)
    return list(_reasons(reading, plan[0]))[:MOST]


def _reasons(reading: Reading, code: int) -> Iterator[Said]:
    if BID <= code < PASS:
        yield from _bidding(reading, code - BID + 1)
    elif code == PASS:
        yield from _passing(reading)
    elif code == BRIBE:
        yield from _bribing(reading)
    elif code == DECLINE:
        yield from _declining(reading)
    elif SELL <= code < BEGIN:
        yield from _selling(reading, GROUP_NAMES[code - SELL])
    elif BEGIN <= code < BEGIN + PALACES:
        palace = code - BEGIN
        yield Said("why-begin", {"palace": palace, "count": len(reading.view.palaces[palace].lot)})


def _bidding(reading: Reading, amount: int) -> Iterator[Said]:
    view = reading.view
    others = [player for seat, player in enumerate(view.players) if seat != reading.seat and player.still_in]
    count, mean = len(view.lot), reading.mean
    if not others:
        worth = 0 if reading.ends() else count * mean
        yield Said("why-alone", {"amount": amount, "count": count, "worth": worth})
    yield from _completing(reading, amount)
    yield from _sending(reading, amount)
    masks = sum(player.mask for player in others)
    if amount > BRIBE_LIMIT >= view.bid and masks:
        yield Said("why-bar", {"count": masks})
    if _cost(reading, amount) < count * mean and not reading.ends():
        yield Said("why-cheap", {"count": count, "amount": amount, "worth": count * mean})
    column = view.column
    there = None if column is None else view.palaces[(column + amount) % PALACES].next
    if there is not None and not reading.ends():
        yield Said("why-next", {"palace": there, **_lot(view.palaces[there].lot)})


def _completing(reading: Reading, price: int) -> Iterator[Said]:
    """What taking the lot at this price sells at once."""
    complete = reading.completed(reading.view.lot)
    if len(complete) > 1:
        yield Said("why-order", {"kinds": len(complete), "value": reading.value})
    elif complete:
        group = complete[0]
        count = reading.owned(group) + 1
        yield Said(
            "why-completes",
            {"group": group, "count": count, "value": reading.value, "amount": count * reading.value, "price": price},
        )


def _sending(reading: Reading, amount: int) -> Iterator[Said]:
    """Whether the next lot completes a kind that the buyer has pieces of."""
    view = reading.view
    if view.column is None or reading.ends():
        return
    there = view.palaces[(view.column + amount) % PALACES].next
    if there is None:
        return
    found = [
        (reading.owned(group) + (group in view.lot), group)
        for group in reading.completed(view.palaces[there].lot, view.lot)
    ]
    count, group = max(found, default=(0, None))
    if count and group is not None:
        yield Said("why-sends", {"palace": there, "group": group, "count": count})


def _passing(reading: Reading) -> Iterator[Said]:
    view, player = reading.view, reading.player
    complete = reading.completed(view.lot)
    if reading.ends() and not complete:
        yield Said("why-worthless")
    if view.lowest <= view.highest:
        count, worth = len(view.lot), len(view.lot) * reading.mean
        if view.lowest > player.money:
            debt = view.lowest - player.money
            yield Said(
                "why-borrow",
                {"money": player.money, "amount": view.lowest, "debt": debt, "cost": DEBT_COST * debt},
            )
        elif view.lowest > worth and not complete:
            yield Said("why-dear", {"mean": reading.mean, "count": count, "worth": worth, "amount": view.lowest})
    if view.high is not None and len(complete) == 1 and reading.owned(complete[0]):
        count = reading.owned(complete[0])
        yield Said("why-paid", {"group": complete[0], "count": count, "amount": count * reading.value})
    waiting = [(reading.groups[each].on_board - 1, each) for each in view.lot if not reading.groups[each].discarded]
    if view.high is not None and view.lowest <= view.highest and waiting and not complete and not reading.ends():
        left, group = min(waiting)
        yield Said("why-later", {"amount": view.lowest, "group": group, "left": left})
    if view.high is not None:
        left = view.players[view.high].money - view.bid
        if left >= 0:
            yield Said("why-spends", {"seat": view.high, "bid": view.bid, "left": left})
    yield Said("why-save", {"money": player.money})


def _bribing(reading: Reading) -> Iterator[Said]:
    view = reading.view
    yield Said("why-free", {"count": len(view.lot), "bid": view.bid})
    yield from _completing(reading, 0)


def _declining(reading: Reading) -> Iterator[Said]:
    view = reading.view
    richest = max((len(palace.lot) for at, palace in enumerate(view.palaces) if at != view.column), default=0)
    if richest > len(view.lot):
        yield Said("why-richer", {"count": richest})
    yield Said("why-keep", {"bid": view.bid})


def _selling(reading: Reading, group: Group) -> Iterator[Said]:
    """Which kind takes the value that lies open, if the others take what comes next."""
    view, value, coming = reading.view, reading.value, reading.coming
    own = reading.owned(group)
    theirs = sum(reading.groups[group].owned) - own
    others = [reading.groups[each] for each in view.waiting if each != group]
    rest = [each.owned[reading.seat] for each in others]
    if value > coming and own >= max(rest, default=0):
        yield Said("why-sell-high", {"group": group, "count": own, "value": value, "coming": coming})
    elif value < coming and own <= min(rest, default=own):
        yield Said("why-sell-low", {"group": group, "count": own, "value": value, "coming": coming})
    if value < coming and theirs > min((sum(each.owned) - each.owned[reading.seat] for each in others), default=theirs):
        yield Said("why-sell-theirs", {"group": group, "count": theirs, "value": value, "coming": coming})
    yield Said("why-sell-now", {"group": group, "count": own, "amount": own * value})


def _cost(reading: Reading, price: int) -> int:
    """What a price takes from the score: what must be borrowed counts double (CAN-57)."""
    return price + max(price - reading.player.money, 0)


def _lot(lot: Sequence[Group]) -> dict[str, str]:
    """A lot as its sentence wants it."""
    names = [*lot, "none", "none"]
    return dict(zip(("first", "second", "third"), names, strict=False))
