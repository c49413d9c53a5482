"""Every number the coach names is counted by the rules, for whatever the learner does."""

from __future__ import annotations

from itertools import pairwise

import serenissima
from serenissima.core.lessons import Attempt
from serenissima.games.canaletto.box import BRIBE_LIMIT, DEBT_COST, KINDS_TO_END, PALACES, SIZES
from serenissima.games.canaletto.events import Bidden, Bought, Paid, Sold
from serenissima.games.canaletto.moves import GROUP_NAMES
from serenissima.games.canaletto.view import Holdings, Player, View
from tests.contract import figures

GAME = serenissima.game("canaletto")
YOU, MARINA, PIETRO = range(3)


def at(name: str) -> View:
    """The table when a step begins."""
    return seen(figures.begun(GAME, name))


def seen(attempt: Attempt) -> View:
    """The table as the learner sees it now."""
    view = attempt.frames[-1].view
    assert isinstance(view, View)
    return view


def done(name: str, *texts: str) -> Attempt:
    """After these moves, or after what the coach shows."""
    return figures.did(GAME, name, *texts)


def after(name: str, said: str) -> list[Attempt]:
    """Every move that is answered like this, carried out."""
    return figures.answered(GAME, name, said)


def group(view: View, name: str) -> Holdings:
    """All about one kind."""
    return next(each for each in view.groups if each.group == name)


def you(view: View) -> Player:
    """The learner's own things."""
    return view.players[YOU]


def sold(attempt: Attempt) -> list[Sold]:
    """What was sold by the last act."""
    return [one.event for frame in attempt.frames for one in frame.heard if isinstance(one.event, Sold)]


def paid(attempt: Attempt) -> dict[tuple[int, str], Paid]:
    """Who was paid for what by the last act."""
    events = [one.event for frame in attempt.frames for one in frame.heard]
    return {(event.seat, event.group): event for event in events if isinstance(event, Paid)}


def bought(attempt: Attempt) -> Bought:
    """Who got the lot, and for what."""
    return next(e.event for frame in attempt.frames for e in frame.heard if isinstance(e.event, Bought))


def lot_of(attempt: Attempt) -> list[str]:
    """What is in the lot that was taken."""
    event = bought(attempt)
    return [each for each in (event.first, event.second, event.third) if each]


def first_sale() -> list[int]:
    """The lesson's first bid completes a kind, and the learner owns all of it."""
    attempt = done("goal")
    stoves = paid(attempt)[YOU, "stove"]
    return [bought(attempt).price, stoves.count, sold(attempt)[0].value]


def goal_out() -> list[int]:
    attempt = done("goal", "pass")
    assert bought(attempt).seat == MARINA
    return [bought(attempt).price, paid(attempt)[MARINA, "stove"].amount]


def goal_other(said: str, *, dear: bool) -> list[int]:
    """Every other bid buys the stove as well, and pays or does not."""
    for each in after("goal", said):
        assert bought(each).seat == YOU and (bought(each).price >= sold(each)[0].value) == dear
    return [bought(done("goal")).price]


def low_bids() -> list[int]:
    """What may be bid to be outbid: more than the last bid."""
    assert at("outbid").bid == 2 and set(at("outbid").lot) == {"lamp", "mirror"}
    assert all(done("outbid", f"bid {amount}").phase == "done" for amount in (3, 4))
    return [3, 4]


def shortest(step: str) -> list[int]:
    """Who goes right round stops at the same palace; the smallest bid that does."""
    goal = seen(done(step)).column
    for each in after(step, "round"):
        assert seen(each).column == goal and bought(each).price > PALACES
    assert all(seen(each).column != goal for each in after(step, "elsewhere"))
    return [bought(done(step)).price]


def outbid() -> list[int]:
    """Marina has bid more, and the learner has paid nothing."""
    views = [seen(done("outbid", f"bid {amount}")) for amount in (3, 4)]
    assert all(view.high == MARINA and you(view).money == you(at("outbid")).money for view in views)
    return [views[0].bid]


def aimed() -> list[int]:
    """The lot is bought, and the auction is at the other lamp."""
    attempt = done("aim")
    assert set(lot_of(attempt)) == {"lamp", "mirror"} and "lamp" in seen(attempt).lot
    return [bought(attempt).price]


def raised() -> list[int]:
    begun = figures.begun(GAME, "let-go")
    bids = [one.event for frame in begun.frames for one in frame.heard if isinstance(one.event, Bidden)]
    assert [bid.seat for bid in bids] == [MARINA, PIETRO] and group(at("let-go"), "lamp").owned[YOU] == 1
    return [bid.amount for bid in bids]


def both_lamps() -> list[int]:
    for each in after("let-go", "bought"):
        assert bought(each).seat == YOU and bought(each).borrowed == 0 and paid(each)[YOU, "lamp"].count == 2
    assert all(bought(each).borrowed for each in after("let-go", "debt"))
    return [2]


def lamps_sold() -> list[int]:
    attempt = done("let-go")
    return [sold(attempt)[0].count, paid(attempt)[PIETRO, "lamp"].amount, paid(attempt)[YOU, "lamp"].amount]


def next_value(view: View) -> int:
    """What the next sale brings."""
    return next(space.value or 0 for space in view.row if space.state == "next")


def waiting() -> list[int]:
    assert group(at("wait"), "mirror").owned[YOU] == 1
    return [next_value(at("wait"))]


def bargain() -> list[int]:
    attempt = done("plan")
    assert set(lot_of(attempt)) == {"lamp", "mirror"}
    assert [group.group for group in seen(attempt).groups if group.palaces == [seen(attempt).column]] == ["fan"]
    return [bought(attempt).price]


def harvest_dear() -> list[int]:
    prices = [bought(each).price for each in after("harvest", "dear")]
    assert min(prices) >= 15
    return [paid(after("harvest", "dear")[0])[YOU, "fan"].count, sold(after("harvest", "dear")[0])[0].value]


def harvest_out() -> list[int]:
    attempt = done("harvest", "pass")
    assert bought(attempt).seat == MARINA
    return [paid(attempt)[YOU, "fan"].count, bought(attempt).price, paid(attempt)[MARINA, "fan"].amount]


def harvested() -> list[int]:
    event = paid(done("harvest"))[YOU, "fan"]
    return [event.count, event.amount // event.count]


def busts_first() -> list[int]:
    attempt = done("order", "sell Bu")
    busts = paid(attempt)[YOU, "bust"]
    return [busts.count, busts.amount // busts.count, sold(attempt)[1].value]


def paintings_first() -> list[int]:
    attempt = done("order")
    busts = paid(attempt)[YOU, "bust"]
    assert sold(attempt)[0].group == "painting" and sold(attempt)[0].value < sold(attempt)[1].value
    return [busts.count, busts.amount // busts.count]


def low_value() -> list[int]:
    view = at("order")
    assert sum(value > next_value(view) for value in view.unseen) * 2 > len(view.unseen)
    return [next_value(view)]


def in_debt() -> list[int]:
    """A debt that pays: the stove brings more than it costs."""
    view, attempt = at("debt"), done("debt")
    assert you(seen(attempt)).worth > you(view).worth + next_value(view), "the other stove is paid all the same"
    return [you(view).money, next_value(view), view.bid, bought(attempt).price, bought(attempt).borrowed]


def debt_more() -> list[int]:
    """One ducat more takes two from what the learner is worth, and it pays all the same."""
    worth = [you(seen(done("debt", f"bid {amount}"))).worth for amount in range(6, 10)]
    assert all(one - DEBT_COST == another for one, another in pairwise(worth))
    assert all(bought(each).price in range(7, 10) for each in after("debt", "more"))
    return [bought(done("debt")).price, DEBT_COST]


def debt_dear() -> list[int]:
    for each in after("debt", "dear"):
        event = bought(each)
        assert event.paid + DEBT_COST * event.borrowed >= sold(each)[0].value
    return [DEBT_COST]


def debt_done() -> list[int]:
    attempt = done("debt")
    stoves = paid(attempt)[YOU, "stove"]
    assert bought(attempt).paid == you(at("debt")).money
    return [bought(attempt).paid, bought(attempt).borrowed, stoves.count, stoves.amount]


def taken_by(name: str, said: str, seat: int, price: bool) -> list[int]:
    """The lot is this seat's, paid or for nothing."""
    for each in after(name, said):
        assert bought(each).seat == seat and bool(bought(each).price) == price
    return [len(lot_of(after(name, said)[0]))]


def masked() -> list[int]:
    for each in after("guard", "masked"):
        assert bought(each).seat == MARINA and bought(each).price == 0
    return [BRIBE_LIMIT]


def guard() -> list[int]:
    view = at("guard")
    assert [player.mask for player in view.players] == [False, True, True]
    assert group(view, "lion").on_board == 1
    return [group(view, "lion").owned[YOU] + 1, next_value(view)]


def guard_out() -> list[int]:
    attempt = done("guard", "pass")
    assert bought(attempt).seat == MARINA and paid(attempt)[MARINA, "lion"].count == 1
    return [bought(attempt).price, paid(attempt)[YOU, "lion"].count]


def guard_dear() -> list[int]:
    assert all(bought(each).price > 16 for each in after("guard", "dear"))
    return [BRIBE_LIMIT + 1]


def guarded() -> list[int]:
    lions = paid(done("guard"))[YOU, "lion"]
    return [BRIBE_LIMIT, lions.count, lions.amount]


def whole_round() -> list[int]:
    view = seen(done("guard"))
    assert view.palaces[3].lot == [] and view.column == 4
    return [PALACES]


def counted() -> list[int]:
    mine = you(at("count"))
    assert mine.worth == mine.money - DEBT_COST * mine.debt
    return [mine.money, DEBT_COST, mine.debt, DEBT_COST]


def won() -> list[int]:
    """Small bids win alone, eight shares, more lets Marina win."""
    for amount in range(1, 8):
        assert done("finish", f"bid {amount}").frames[-1].outcome.ranks == (1, 2, 3)  # type: ignore[union-attr]
    for each, best in ((done("finish", "bid 8"), (1, 1)), (done("finish", "bid 9"), (2, 1))):
        outcome = each.frames[-1].outcome
        assert outcome is not None and outcome.ranks[:2] == best
    clocks = paid(done("finish"))[YOU, "clock"]
    return [seen(done("finish")).kinds, clocks.count, clocks.amount]


COUNTED: dict[str, figures.Count] = {
    "goal": lambda: [bought(done("goal")).price],
    "goal.out": goal_out,
    "goal.other": lambda: goal_other("other", dear=False),
    "goal.dear": lambda: goal_other("dear", dear=True),
    "goal.done": first_sale,
    "end": lambda: [KINDS_TO_END],
    "outbid": low_bids,
    "outbid.out": lambda: [bought(done("outbid", "pass")).price],
    "outbid.more": low_bids,
    "outbid.done": outbid,
    "aim.round": lambda: shortest("aim"),
    "aim.done": aimed,
    "let-go": raised,
    "let-go.bought": both_lamps,
    "let-go.done": lamps_sold,
    "wait": waiting,
    "wait.now": lambda: [group(at("wait"), "mirror").on_board] * 2,
    "wait.why": lambda: [SIZES[GROUP_NAMES.index("lamp")], SIZES[GROUP_NAMES.index("mirror")]],
    "plan": lambda: [group(at("plan"), "fan").owned[YOU], at("plan").bid],
    "plan.round": lambda: shortest("plan"),
    "plan.done": bargain,
    "plan.why": lambda: [at("plan").bid, seen(done("plan")).history[-1].bid - at("plan").bid],
    "harvest": lambda: [next_value(at("harvest")), at("harvest").bid, next_value(at("harvest"))],
    "harvest.out": harvest_out,
    "harvest.mask": lambda: [max(len(palace.lot) for palace in at("harvest").palaces)],
    "harvest.dear": harvest_dear,
    "harvest.done": harvested,
    "order": low_value,
    "order.busts": busts_first,
    "order.done": paintings_first,
    "order.why": low_value,
    "order.hint": lambda: [group(at("order"), kind).owned[YOU] for kind in ("bust", "painting")],
    "debt": in_debt,
    "debt.out": lambda: [bought(done("debt", "pass")).price, sold(done("debt", "pass"))[0].value],
    "debt.more": debt_more,
    "debt.dear": debt_dear,
    "debt.done": debt_done,
    "mask": lambda: [len(at("mask").lot), at("mask").bid],
    "mask.out": lambda: taken_by("mask", "out", PIETRO, price=True),
    "mask.outwitted": lambda: taken_by("mask", "outwitted", MARINA, price=False),
    "mask.dear": lambda: taken_by("mask", "dear", YOU, price=True),
    "mask.why": lambda: [BRIBE_LIMIT],
    "guard": guard,
    "guard.out": guard_out,
    "guard.masked": masked,
    "guard.dear": guard_dear,
    "guard.done": guarded,
    "guard.why": whole_round,
    "guard.hint": lambda: [BRIBE_LIMIT],
    "count": lambda: [you(at("count")).money, you(at("count")).debt, you(at("count")).worth],
    "count.choice-twice": lambda: [DEBT_COST],
    "count.done": counted,
    "finish": lambda: [at("finish").players[MARINA].worth, you(at("finish")).worth],
    "finish.done": won,
}


def test_the_coach_counts_as_the_rules_do() -> None:
    """Prices, values, treasures and steps in the coach's lines are those of the table, and none goes unchecked."""
    figures.check(GAME, COUNTED)


def test_a_mask_costs_nothing() -> None:
    """Whoever uses it has the lot, nobody pays, and the gondola stays where it was sent."""
    before, attempt = at("mask"), done("mask")
    assert bought(attempt).price == 0
    assert [one.money for one in seen(attempt).players] == [one.money for one in before.players]
    assert seen(attempt).history[-1].bid == before.bid == 13
