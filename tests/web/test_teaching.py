"""What bots teach in the browser: hints, taking over, looking back, and how strong the opponents are."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web import hammer
from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

HEAP = {"heap": 6}
LONG_HEAP = {"heap": 20}


def changed(page: Page, address: str, change: Callable[[Any], None]) -> None:
    """Changes what the server answers at this address before it reaches the page."""

    def answer(route: Route) -> None:
        response = route.fetch()
        body = response.json()
        change(body)
        route.fulfill(response=response, json=body)

    page.route(address, answer)


def ask_for_hint(visitor: Visitor) -> None:
    """Asks for a hint on this visitor's turn, and waits for it."""
    expect(visitor.status).to_have_text("Your turn")
    visitor.page.get_by_role("button", name="Hint").click()
    expect(visitor.page.get_by_role("button", name="Play it")).to_be_visible()


def play_out(visitor: Visitor) -> None:
    """Plays pebbles to the end."""
    while not visitor.outcome.is_visible():
        visitor.toy_move("take")
        visitor.page.wait_for_function(
            "() => document.querySelector('[data-testid=outcome]') || document.querySelector('[data-move]')"
        )


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_a_hint_is_asked_for_and_played(arrive: Arrive, size: str, theme: str) -> None:
    """In practice a bot says what it would play and why; one click plays it, and the hint is gone."""
    visitor = arrive(size, theme)
    visitor.new_table("pebbles", "me", "bot", options=LONG_HEAP)
    page = visitor.page
    ask_for_hint(visitor)
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Chance of winning")
    expect(hint).to_contain_text(re.compile(r"\d %"))
    expect(page.locator("button.hinted")).to_have_count(1)
    announced = page.get_by_role("log", name="Announcements").get_by_role("paragraph")
    expect(announced.filter(has_text="Hint: ")).to_have_count(1)
    assert visitor.axe() == []
    told = visitor.lines.count()
    hint.get_by_role("button", name="Play it").click()
    expect(visitor.lines).not_to_have_count(told)
    expect(hint).to_be_hidden()


def test_a_hint_on_a_phone_covers_nothing(arrive: Arrive) -> None:
    """On a phone the hint is a strip between board and actions; reasons and alternatives unfold on request."""
    visitor = arrive("phone")
    visitor.new_table("pebbles", "me", "bot", options=LONG_HEAP)
    page = visitor.page
    ask_for_hint(visitor)
    hint = page.get_by_role("region", name="Hint")
    strip, board = hint.bounding_box(), page.get_by_role("main").bounding_box()
    actions = page.get_by_role("group", name="Actions").bounding_box()
    assert strip and board and actions
    assert strip["height"] < 64
    assert board["y"] + board["height"] <= strip["y"] + 0.5
    assert strip["y"] + strip["height"] <= actions["y"] + 0.5
    why = hint.get_by_text("Also possible")
    expect(why).to_be_hidden()
    more = hint.get_by_role("button", name="Why, and what else")
    expect(more).to_have_attribute("aria-expanded", "false")
    more.click()
    expect(why).to_be_visible()
    assert visitor.axe() == []
    more.click()
    expect(why).to_be_hidden()


def test_a_hint_by_keyboard(arrive: Arrive) -> None:
    """Asked for by keyboard, the hint has the focus; Escape closes it and the focus is back on the lamp."""
    visitor = arrive()
    visitor.new_table("pebbles", "me", "bot", options=LONG_HEAP)
    page = visitor.page
    expect(visitor.status).to_have_text("Your turn")
    lamp = page.get_by_role("button", name="Hint")
    colours = [
        button.evaluate("e => getComputedStyle(e).color")
        for button in (lamp, page.get_by_role("button", name="Resign"))
    ]
    assert colours[0] == colours[1], "the lamp is as dark as its neighbours"
    lamp.focus()
    page.keyboard.press("Enter")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_be_focused()
    page.keyboard.press("Escape")
    expect(hint).to_be_hidden()
    expect(lamp).to_be_focused()
    expect(lamp).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_a_bot_is_asked_why(arrive: Arrive, size: str, theme: str) -> None:
    """Beside the last act of each bot the log asks "Why?", and the bot's reason is told under it."""
    visitor = arrive(size, theme)
    visitor.new_table("canaletto", "me", "bot", "bot", bot="sensible")
    page = visitor.page
    for _ in range(2):
        assert hammer.ready(visitor)
        hammer.turn(visitor)
    assert hammer.ready(visitor)
    if size == "phone":
        page.get_by_role("button", name="Log", exact=True).click()
    asking = page.get_by_role("button", name=re.compile("^Why did .* do that"))
    expect(asking).not_to_have_count(0)
    assert asking.count() <= 2
    asking.last.click()
    told = page.get_by_test_id("motive").last
    expect(told).to_contain_text(re.compile(r"A coach would have told .*: “\w+"))
    expect(asking.last).to_have_attribute("aria-expanded", "true")
    announced = page.get_by_role("log", name="Announcements").get_by_role("paragraph")
    expect(announced.filter(has_text="A coach would have told ")).to_have_count(1)
    assert visitor.axe() == []
    asking.last.press("Escape")
    expect(told).to_be_hidden()


def test_no_hint_is_said_in_words(arrive: Arrive) -> None:
    """Asking too often is explained, and where people play each other there is no hint button."""
    visitor = arrive()
    visitor.forgive = re.compile("429")
    visitor.new_table("pebbles", "me", "bot", options=LONG_HEAP)
    page = visitor.page
    words = "Too many questions at once. Wait a moment."
    page.route("**/hint?*", lambda route: route.fulfill(status=429, json={"code": "too-many", "text": words}))
    expect(visitor.status).to_have_text("Your turn")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint")).to_contain_text(words)
    visitor.new_table("pebbles", "me", "here")
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_an_advised_move_is_marked_on_the_board(arrive: Arrive) -> None:
    """The place of the advised move is marked on the board while the hint is open."""
    visitor = arrive()
    visitor.new_table("venise", "me", "bot")
    page = visitor.page

    def another(hint: Any) -> None:
        hint["best"] |= {"move": {"type": "short", "place": "S:A1-A2", "joker": False}, "then": []}

    changed(page, "**/hint?*", another)
    ask_for_hint(visitor)
    expect(page.get_by_role("region", name="Hint")).to_contain_text("Lay a short plank")
    expect(page.locator('[data-hinted="S:A1-A2"]')).to_have_count(1)
    page.get_by_role("region", name="Hint").get_by_role("button", name="Close").click()
    expect(page.locator("[data-hinted]")).to_have_count(0)


LAYS = [{"type": "lay", "x": x, "y": 9, "face": "EW"} for x in (7, 8)]
WALK = [{"type": "walk", "steps": 2, "joker": False}, {"type": "step", "to": "S:A1-A2"}]


@pytest.mark.parametrize(
    ("game", "plan", "marks"),
    [
        ("venice-connection", [*LAYS, {"type": "confirm"}], {"[data-hinted]": 2, ".confirm.hinted": 0}),
        ("venice-connection", [{"type": "confirm"}], {"[data-hinted]": 0, ".confirm.hinted": 1}),
        ("venice-connection", [{"type": "impossible"}], {".impossible.hinted": 1}),
        ("venise", [{"type": "choose", "colour": "ruby"}], {".hinted": 1, "[data-choose=ruby].hinted": 1}),
        ("venise", WALK, {"[data-hinted='S:A1-A2']": 1, ".actions .button.hinted": 0}),
    ],
)
def test_the_whole_plan_is_marked(arrive: Arrive, game: str, plan: list[Any], marks: dict[str, int]) -> None:
    """All small moves of an advised decision are marked: tiles, cards, fields, or the button to press."""
    visitor = arrive()
    visitor.new_table(game, "me", "bot")
    changed(visitor.page, "**/hint?*", lambda hint: hint["best"].update(move=plan[0], then=plan[1:]))
    ask_for_hint(visitor)
    for mark, count in marks.items():
        expect(visitor.page.locator(f"main {mark}")).to_have_count(count)


def test_a_button_that_needs_no_card_is_marked(arrive: Arrive) -> None:
    """When a hint in Venise is to take a joker, its button is marked, and no card."""
    visitor = arrive()
    visitor.new_table("venise", "me", "bot")
    page = visitor.page
    page.locator("[data-choose]:enabled").first.click()
    expect(page.get_by_role("button", name="Take a joker")).to_be_visible()
    changed(page, "**/hint?*", lambda hint: hint["best"].update(move={"type": "take-joker"}, then=[]))
    ask_for_hint(visitor)
    expect(page.locator("main .hinted")).to_have_text("Take a joker")


def test_a_bot_takes_over_and_gives_back(arrive: Arrive) -> None:
    """At every table a visitor may let a bot play on, watch it, and take the seat back."""
    host, guest = arrive("phone"), arrive()
    host.new_table("pebbles", "me", "friend", options=LONG_HEAP)
    guest.page.goto(host.page.get_by_label("Invitation link").input_value())
    guest.page.get_by_role("button", name=re.compile("^Take the seat")).click()
    page = host.page
    page.get_by_role("button", name="Let a bot play").click()
    dialog = page.get_by_role("dialog", name="Let a bot play for me")
    dialog.get_by_label("Which bot?").select_option("uniform")
    dialog.get_by_role("button", name="Let a bot play").click()
    banner = page.get_by_role("region", name="Let a bot play for me")
    expect(banner).to_contain_text("A bot plays for you: Leaf in the lagoon.")
    expect(guest.status).to_have_text("Your turn")
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)
    assert host.axe() == []
    banner.get_by_role("button", name="Take my seat back").click()
    expect(banner).to_be_hidden()
    guest.toy_move("take 1")
    expect(host.status).to_have_text("Your turn")


def test_the_end_is_whose_seat_the_bot_finished(arrive: Arrive) -> None:
    """Whoever lets a bot finish still wins: the banner says so, with a rematch, and nothing to take back."""
    host, guest = arrive(), arrive("phone")
    host.new_table("pebbles", "me", "friend", options=LONG_HEAP)
    guest.page.goto(host.page.get_by_label("Invitation link").input_value())
    guest.page.get_by_role("button", name=re.compile("^Take the seat")).click()
    page = host.page
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("dialog").get_by_role("button", name="Let a bot play").click()
    expect(page.get_by_test_id("bot-plays")).to_be_visible()
    # who comes back is told by the banner, and by nothing that outlives it
    page.reload()
    expect(page.get_by_test_id("bot-plays")).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for _ in range(2):
        expect(host.outcome).to_contain_text("You win!")
        expect(host.outcome).to_have_class(re.compile(r"\bwon\b"))
        expect(page.get_by_test_id("bot-plays")).to_have_count(0)
        expect(page.locator(".toast")).to_have_count(0)
        page.reload()
    host.outcome.get_by_role("button", name="Look back").click()
    expect(page.get_by_role("group", name="Whose chances?").get_by_role("button", name="You")).to_be_visible()
    page.get_by_role("button", name="Back to the table").click()
    before = host.table_path
    host.outcome.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(before))
    expect(page.get_by_role("button", name="Resign")).to_be_visible()


def test_a_bot_for_one_of_two_on_a_device(arrive: Arrive) -> None:
    """Letting a bot play on a shared device does not show the other's side: the curtain falls."""
    visitor = arrive()
    visitor.new_table("pebbles", "me", "here", options=LONG_HEAP)
    page = visitor.page
    page.get_by_role("button", name=re.compile("^I am ")).click()
    page.get_by_role("button", name="Let a bot play").click()
    dialog = page.get_by_role("dialog", name="Let a bot play for me")
    expect(dialog).to_contain_text(re.compile("A bot takes the seat of .+ and plays on"))
    dialog.get_by_label("Which bot?").select_option("uniform")
    dialog.get_by_role("button", name="Let a bot play").click()
    expect(page.get_by_test_id("bot-plays")).to_contain_text("A bot plays for ")
    expect(page.get_by_role("heading", name=re.compile("^Hand the device to "))).to_be_visible()


def test_looking_back_at_a_match(arrive: Arrive) -> None:
    """After the end a graph shows every seat's chances, and a press on it goes to that entry."""
    visitor = arrive()
    visitor.new_table("pebbles", "me", "bot", options=HEAP)
    play_out(visitor)
    page = visitor.page
    visitor.outcome.get_by_role("button", name="Look back").click()
    panel = page.get_by_role("region", name="How the chances went")
    graph = panel.get_by_role("img", name=re.compile("over the match: "))
    expect(graph).to_be_visible()
    slider = page.get_by_label("Step of the match")
    last = slider.get_attribute("max")
    expect(slider).to_have_value(last or "")
    graph.click(position={"x": 60, "y": 40})
    expect(slider).not_to_have_value(last or "")
    other = panel.get_by_role("group", name="Whose chances?").get_by_role("button").nth(1)
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(graph).to_be_visible()
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()
    expect(slider).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), [("desktop", "dark"), ("phone", "light")])
def test_a_moment_that_decided(arrive: Arrive, size: str, theme: str) -> None:
    """A costly decision says what was played, what the bot would have played and why, and the board shows where."""
    visitor = arrive(size, theme)
    visitor.new_table("pebbles", "me", "bot", options=HEAP)
    play_out(visitor)
    page = visitor.page

    def costly(story: Any) -> None:
        story["points"] = [{"entry": 0, "chance": 0.5}, {"entry": story["points"][-1]["entry"], "chance": 0.0}]
        why = {"key": "moment-better", "args": {"best": 70, "chance": 30, "games": 9}}
        take = [{"type": "take", "count": count} for count in (1, 2)]
        moment = {"entry": 3, "seat": 0, "played": take[0], "played_then": [], "best": take[1], "then": [], "why": why}
        story["moments"] = [moment | {"before": 0.7, "after": 0.3}]
        story["rounds"] = [0, 1, 2, 2]

    changed(page, "**/retrospect?*", costly)
    visitor.outcome.get_by_role("button", name="Look back").click()
    panel = page.get_by_role("region", name="How the chances went")
    moment = panel.get_by_role("button", name="Moment 1: Round 2, your turn, 70 % → 30 %")
    moment.click()
    told = page.get_by_test_id("moment")
    expect(told).to_contain_text("take 1")
    expect(told).to_contain_text("take 2")
    expect(told).to_contain_text("The other way won 70 % of the games imagined from there, this one 30 %.")
    expect(page.get_by_label("Step of the match")).to_have_value("2")
    assert visitor.axe() == []
    moment.click()
    expect(told).to_be_hidden()
    expect(panel.get_by_role("img", name=re.compile("over the match: "))).to_be_visible()


def test_looking_back_may_fail_or_find_nothing(arrive: Arrive) -> None:
    """Errors are shown and can be retried; without costly decisions there is nothing to regret."""
    visitor = arrive()
    visitor.forgive = re.compile("503|429")
    visitor.new_table("pebbles", "me", "bot", options=HEAP)
    play_out(visitor)
    page = visitor.page
    words = "Too many questions at once. Wait a moment."
    page.route("**/retrospect?*", lambda route: route.fulfill(status=429, json={"code": "too-many", "text": words}))
    visitor.outcome.get_by_role("button", name="Look back").click()
    panel = page.get_by_role("region", name="How the chances went")
    expect(panel).to_contain_text(words)
    page.unroute("**/retrospect?*")
    changed(page, "**/retrospect?*", lambda story: story.update(moments=[]))
    panel.get_by_role("button", name="Try again").click()
    expect(panel).to_contain_text("Nothing to regret")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_where_chances_cannot_be_foretold_there_is_no_graph(arrive: Arrive, size: str) -> None:
    """Where chances cannot be estimated the panel says so, and still lists the decisions."""
    visitor = arrive(size)
    visitor.new_table("pebbles", "me", "bot", options=HEAP)
    play_out(visitor)
    page = visitor.page
    changed(page, "**/retrospect?*", lambda story: story.update(points=[], moments=[]))
    visitor.outcome.get_by_role("button", name="Look back").click()
    panel = page.get_by_role("region", name="The decisions")
    expect(panel).to_contain_text("nobody can tell early enough who will win")
    expect(panel).to_contain_text("Nothing to regret")
    expect(panel.get_by_role("img")).to_have_count(0)
    assert visitor.axe() == []


def test_opponents_with_their_ratings(arrive: Arrive) -> None:
    """Bots are listed by how hard they are to beat; their ratings are told, and explained, on request."""
    visitor = arrive()
    page = visitor.page

    def rate(games: Any) -> None:
        for game in games:
            for place, bot in enumerate(reversed(game["bots"])):
                bot |= {"rating": 1640 - 100 * place, "spread": 40}

    changed(page, "**/api/games", rate)
    changed(page, "**/api/games/venise", lambda game: rate([game]))
    visitor.visit()
    quick = visitor.card("Venise").get_by_label("Opponent in Venise").locator("option")
    expect(quick).to_have_text(["Easy · Wanderer", "Medium · Ferryman", "Hard · Gondolier", "Master · Admiral"])
    visitor.visit("/g/venise")
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    page.get_by_label("Bot of seat 2").select_option("uniform")
    expect(page.get_by_text(re.compile(r"Rating \d+ ± 40"))).to_be_hidden()
    page.get_by_role("button", name="How strong?").click()
    expect(page.get_by_text(re.compile(r"Rating \d+ ± 40"))).to_be_visible()
    expect(page.get_by_text("1500 is the Gondolier")).to_be_visible()
    assert visitor.axe() == []
