"""The pace at which others' turns are shown: beats, lines, waiting, skipping, and the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web import lagoon
from tests.web.conftest import Arrive
from tests.web.visitor import Visitor
from tests.web.visitor import mover as to_move

pytestmark = pytest.mark.browser


def bar(visitor: Visitor) -> Locator:
    """What is said while it is shown, and the buttons to go on and to skip."""
    return visitor.page.get_by_test_id("pace")


def moves(visitor: Visitor) -> Locator:
    """What the visitor may do now."""
    return visitor.page.locator("[data-move]")


def sit_down(host: Visitor, guest: Visitor, heap: int = 20) -> None:
    """The two of them at a table."""
    host.new_table("pebbles", "me", "friend", options={"heap": heap})
    link = host.page.get_by_label("Invitation link").input_value()
    guest.page.goto(link)
    guest.page.get_by_role("button", name=re.compile("^Take the seat")).click()
    expect(host.status).not_to_have_text("Waiting for players")


def give(mover: Visitor, watcher: Visitor) -> bool:
    """Makes it the mover's turn; returns whether the watcher had to take a pebble for that."""
    begun = to_move([mover, watcher]) is watcher
    if begun:
        watcher.toy_move("take 1")
    assert mover.my_turn()
    return begun


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_is_done_to_me_is_said(arrive: Arrive, size: str, still: bool) -> None:
    """A line says what somebody did to me; my turn begins when that has been seen, or skipped."""
    me, other = arrive(size, pace="slow", still=still, name="Me"), arrive(name="Zanetta")
    sit_down(me, other)
    expect(me.status).to_have_text(re.compile("Your turn|Waiting for"))
    give(other, me)
    other.toy_move("peek")
    expect(bar(me)).to_contain_text("Zanetta peeks at the stone of Me.")
    expect(me.status).to_have_text("Zanetta has played")
    expect(moves(me)).to_have_count(0)
    expect(me.page).not_to_have_title(re.compile("Your turn"))
    assert me.axe() == []
    bar(me).get_by_role("button", name="Skip").click()
    expect(bar(me)).to_be_hidden()
    expect(me.status).to_have_text("Your turn")
    expect(me.page).to_have_title(re.compile("Your turn"))
    me.toy_move("take 1")
    assert other.my_turn()


def test_my_turn_begins_by_itself(arrive: Arrive) -> None:
    """Whoever neither skips nor waits is asked as soon as everything has been seen."""
    me, other = arrive(pace="fast", name="Me"), arrive(name="Zanetta")
    sit_down(me, other)
    give(other, me)
    other.toy_move("peek")
    expect(bar(me)).to_contain_text("Zanetta peeks at the stone of Me.")
    assert me.my_turn()
    expect(bar(me)).to_be_hidden()


def test_wait_for_me(arrive: Arrive) -> None:
    """Others' turns wait until I go on, by key if I like; the result waits, too."""
    me, other = arrive(pace="fast", waits=True, name="Me"), arrive(name="Zanetta")
    sit_down(me, other, heap=6)
    begun = give(other, me)
    other.toy_move("take 1")
    go_on = bar(me).get_by_role("button", name="Go on")
    expect(bar(me)).to_contain_text("Zanetta takes a pebble")
    expect(go_on).to_be_focused()
    expect(me.status).to_have_text("Zanetta has played")
    me.page.keyboard.press("Enter")
    assert me.my_turn()
    me.toy_move("take 2")
    assert other.my_turn()
    other.toy_move(f"take {3 - begun}")
    go_on.wait_for()
    expect(other.outcome).to_be_visible()
    expect(me.outcome).to_have_count(0)
    expect(me.status).to_have_text("Zanetta has played")
    go_on.click()
    expect(me.outcome).to_be_visible()


def test_many_turns_at_once_and_a_reload(arrive: Arrive) -> None:
    """Bots that answer at once are shown one after the other; whoever loads the page again sees what is now."""
    me = arrive(pace="slow", name="Me")
    me.new_table("pebbles", "me", "bot", "bot", "bot", options={"heap": 20})
    while me.page.locator("[data-turn=mine]").count() == 0:
        skip = bar(me).get_by_role("button", name="Skip")
        if skip.count():
            skip.click()
    before = me.entry
    me.toy_move("take 1")
    expect(bar(me).get_by_role("button", name="Skip")).to_be_visible()
    assert me.page.locator("[data-behind=true]").count() == 1
    me.page.reload()
    assert me.my_turn()
    expect(bar(me)).to_have_count(0)
    assert me.entry >= before + 4
    # what was played meanwhile can be taken back
    me.page.get_by_role("button", name="Undo").click()
    me.page.wait_for_function(
        "entry => Number(document.querySelector('[data-sending]').dataset.entry) !== entry", arg=before + 4
    )
    assert me.my_turn()


def test_settings(arrive: Arrive) -> None:
    """The pace is chosen with the other settings and kept in this browser."""
    me = arrive(pace="normal")
    page = me.visit()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="Normally")).to_be_checked()
    page.get_by_role("radio", name="Slowly").check()
    page.get_by_role("checkbox", name="Wait for me after every turn").check()
    assert me.axe() == []
    page.get_by_role("button", name="Done").click()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="Slowly")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Wait for me after every turn")).to_be_checked()


def test_messages_leave_the_board_alone(arrive: Arrive) -> None:
    """On a phone, what the table has to say lies over the bar or beside the map, not over it."""
    me = arrive("phone")
    me.new_table("venise", "me", "bot", bot="uniform")
    lagoon.choose_tent(me)
    assert lagoon.ready(me)
    lagoon.card(me, "walk1").click()
    toast = me.page.locator(".toast")
    expect(toast).to_contain_text("nowhere to go")
    me.middle(toast)
    box, map_box = toast.bounding_box(), me.page.locator(".map").bounding_box()
    assert box is not None and map_box is not None
    above, below = box["y"] + box["height"] <= map_box["y"], box["y"] >= map_box["y"] + map_box["height"]
    assert above or below, "it covers the map"
