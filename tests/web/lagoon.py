"""Playing Venise by pressing what the board offers: along the ghost routes, card by card."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor

LOOK = """() => {
  const route = document.querySelector('[data-route].bold');
  const words = text => (text ?? '').split(' ').filter(Boolean);
  return {
    phase: document.querySelector('.prompt')?.dataset.phase,
    path: words(route?.dataset.path),
    lay: words(route?.dataset.lay),
    usable: [...document.querySelectorAll('[data-card].usable')].map(card => card.dataset.card),
  };
}"""
"""What a player sees at a glance: the nearest gem's route and the cards that can be used."""
WALKS = ("walk3", "walk2", "walk1")
MOST_PLAYS = 14
"""The most presses in one turn; more would be an endless turn."""


def ready(visitor: Visitor) -> bool:
    """Waits until something can be done; false when the match is over."""
    return visitor.my_turn()


def card(visitor: Visitor, kind: str) -> Locator:
    """A stack of cards in the hand."""
    return visitor.page.locator(f"[data-card={kind}]")


def target(visitor: Visitor, name: str) -> Locator:
    """A field or place that can be pressed now."""
    return visitor.page.locator(f'[data-target="{name}"]')


def act(visitor: Visitor, button: Locator) -> None:
    """Presses a button and waits until the table has answered."""
    visitor.act(button.click)


def aim(visitor: Visitor, name: str) -> None:
    """Presses a field or a place of the picture for the first time."""
    x, y = visitor.middle(target(visitor, name))
    if visitor.size == "phone":
        visitor.page.touchscreen.tap(x, y)
    else:
        visitor.page.mouse.move(x, y)
        visitor.page.mouse.click(x, y)


def press(visitor: Visitor, name: str) -> None:
    """Plays on a field or a place: one press with a mouse; with a finger one press to look, then a confirmation."""
    page = visitor.page
    if visitor.size == "phone":
        aim(visitor, name)
        act(visitor, page.locator("button.confirm, .actions .danger"))
    else:
        before = visitor.entry
        aim(visitor, name)
        if page.locator(".actions .danger").is_visible():
            page.locator(".actions .danger").click()
        visitor.at_rest(before)


def pick(visitor: Visitor, usable: list[str], kind: str) -> bool:
    """Picks a card of this kind, or a joker in its place; returns whether there was one."""
    if kind in usable:
        card(visitor, kind).click()
        return True
    if "joker" not in usable:
        return False
    card(visitor, "joker").click()
    stands = visitor.page.locator(f"[data-as={kind}]")
    if not stands.is_visible():
        visitor.page.keyboard.press("Escape")
        return False
    if stands.get_attribute("aria-pressed") != "true":
        stands.click()
    return True


def play_card(visitor: Visitor) -> bool:
    """Plays one card along the nearest route; returns whether one could be played."""
    seen = visitor.page.evaluate(LOOK)
    path, lay, usable = seen["path"], seen["lay"], seen["usable"]
    if not path:
        return False
    if path[0] in lay:
        kind = "long" if path[0].startswith(("L", "H")) else "short"
        if not pick(visitor, usable, kind):
            return "remove" in usable and take_plank(visitor)
        if not target(visitor, path[0]).count():
            visitor.page.keyboard.press("Escape")
            return False
        press(visitor, path[0])
        return True
    ahead = next((number for number, name in enumerate(path) if name in lay), len(path))
    for kind in WALKS:
        if kind in usable or (kind == "walk3" and "joker" in usable):
            if not pick(visitor, usable, kind):
                continue
            press(visitor, path[min(ahead, int(kind[4])) - 1])
            stop_walking(visitor)
            return True
    return False


def stop_walking(visitor: Visitor) -> None:
    """Ends a walk that could go on."""
    stop = visitor.page.locator("button.stop")
    if visitor.my_turn() and stop.is_visible():
        act(visitor, stop)


def take_plank(visitor: Visitor) -> bool:
    """Takes a plank away, whatever falls; returns whether there was one."""
    card(visitor, "remove").click()
    name = visitor.page.locator("[data-target]").first.get_attribute("data-target")
    assert name is not None
    press(visitor, name)
    return True


def turn(visitor: Visitor) -> None:
    """A whole turn: as many cards as help, a joker if none does, and discards beyond eight cards."""
    page = visitor.page
    played = 0
    while played < MOST_PLAYS and ready(visitor) and page.locator(".prompt").get_attribute("data-phase") == "play":
        if not play_card(visitor):
            break
        played += 1
    if not ready(visitor):
        return
    joker = page.get_by_role("button", name="Take a joker")
    if played == 0 and joker.is_visible():
        act(visitor, joker)
    if page.locator("button.end").is_visible():
        end_turn(visitor)


def end_turn(visitor: Visitor) -> None:
    """Ends the turn, discards beyond eight cards, and waits for the next turn."""
    page = visitor.page
    act(visitor, page.locator("button.end"))
    while ready(visitor) and page.locator(".prompt").get_attribute("data-phase") in ("trim", "discard"):
        ended = page.locator("button.end")
        act(visitor, ended if ended.is_visible() else page.locator("[data-card].usable").first)


def choose_tent(visitor: Visitor) -> None:
    """Takes the first tent that is free."""
    visitor.page.locator("[data-choose]:enabled").first.click()
    expect(visitor.page.locator("[data-pawn]").first).to_be_visible()


def play_out(visitor: Visitor, most: int = 120) -> None:
    """Plays until the match is over."""
    for _ in range(most):
        if not ready(visitor):
            break
        turn(visitor)
    expect(visitor.outcome).to_be_visible()
