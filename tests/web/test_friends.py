"""People with people: invitation, consent, leaving, looking on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web import canal
from tests.web.conftest import Arrive
from tests.web.visitor import Visitor
from tests.web.visitor import mover as visitor_to_move

pytestmark = pytest.mark.browser


def sit_down(host: Visitor, guest: Visitor, game: str = "pebbles", **options: int) -> None:
    """The host makes a table and sends the link; the guest takes the seat with one click."""
    host.new_table(game, "me", "friend", options=options)
    expect(host.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    link = host.page.get_by_label("Invitation link").input_value()
    guest.page.goto(link)
    guest.page.get_by_role("button", name=re.compile("^Take the seat")).click()
    expect(guest.page.get_by_role("list", name="Players").get_by_text("You", exact=True)).to_be_visible()


def test_a_host_need_not_wait(arrive: Arrive) -> None:
    """A host without a name is asked for one, and may give the free seats to bots at any time.

    If somebody is about to sit down the host is told first; and if it is done all the same, the friend is told.
    """
    host, friend = arrive(), arrive("phone")
    host.new_table("canaletto", "me", "friend", "friend")
    page = host.page
    page.get_by_label("What shall they call you?").fill("Zanetta")
    page.get_by_role("button", name="That is me").click()
    players = page.get_by_role("list", name="Players")
    expect(players).to_contain_text("Zanetta")
    expect(page.get_by_label("What shall they call you?")).to_have_count(0)
    assert not host.axe()
    page.get_by_label("Which bot?").select_option("broker")
    expect(page.get_by_role("button", name="Fill the seats with bots")).to_be_visible()
    friend.page.goto(page.get_by_label("Invitation link").input_value())
    expect(page.get_by_text("Somebody has opened the invitation")).to_be_visible()
    page.get_by_role("button", name="Fill the seats anyway").click()
    expect(friend.page.locator(".toast")).to_contain_text("Every seat was taken while you were choosing a name.")
    expect(host.status).to_have_text(re.compile("Your turn|is thinking"))
    expect(players.get_by_text("Bot: Broker")).to_have_count(2)


def mover(*visitors: Visitor) -> Visitor:
    """The visitor to move, once everybody is at the table."""
    for visitor in visitors:
        expect(visitor.status).to_have_text(re.compile("Your turn|Waiting for [^p]"))
    found = visitor_to_move(visitors)
    assert found is not None, "the match is over"
    return found


def test_two_browsers_play_each_other(arrive: Arrive) -> None:
    """Two people in two browsers, one on a phone, play a match to its end through the invitation link."""
    host, guest = arrive(name="Anzola"), arrive("phone", name="Bortolo")
    sit_down(host, guest, "venice-connection", supply=6)
    while (who := visitor_to_move((host, guest))) is not None:
        canal.turn(who)
    expect(host.outcome).to_be_visible()
    expect(guest.outcome).to_be_visible()
    assert {"You win!", "Anzola wins", "Bortolo wins"} >= {
        visitor.outcome.get_by_role("heading").inner_text() for visitor in (host, guest)
    }


def test_rematch_calls_the_other(arrive: Arrive) -> None:
    """When one player asks for a rematch, the other is led to the same table."""
    host, guest = arrive(name="Anzola"), arrive(name="Bortolo")
    sit_down(host, guest)
    host.page.get_by_role("button", name="Resign").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    host.outcome.get_by_role("button", name="Rematch").click()
    expect(guest.page.locator(".toast")).to_contain_text("Anzola would like a rematch.")
    expect(guest.page.get_by_test_id("rematch")).to_be_visible()
    guest.outcome.get_by_role("link", name="To the rematch").click()
    mover(host, guest)
    assert host.table_path == guest.table_path


def test_undo_needs_consent(arrive: Arrive) -> None:
    """After the other has moved, taking back needs the other's consent."""
    host, guest = arrive(name="Anzola"), arrive(name="Bortolo")
    sit_down(host, guest, heap=20)
    first = mover(host, guest)
    second = guest if first is host else host
    first.toy_move("take 1")
    expect(second.status).to_have_text("Your turn")
    second.toy_move("take 1")
    expect(first.status).to_have_text("Your turn")
    told = len(first.log)
    first.page.get_by_role("button", name="Ask to undo").click()
    wish = second.page.get_by_role("region", name="A request to take back")
    expect(wish).to_contain_text(re.compile("would like to take back their last turn, and everything after it"))
    wish.get_by_role("button", name="Refuse").click()
    expect(wish).to_be_hidden()
    assert len(first.log) == told
    first.page.get_by_role("button", name="Ask to undo").click()
    wish.get_by_role("button", name="Agree").click()
    expect(first.lines).to_have_count(told - 2)


def test_seat_of_somebody_away(arrive: Arrive) -> None:
    """An absent player's seat can be given to a bot, and the owner takes it back on return."""
    host, guest = arrive(name="Anzola"), arrive(name="Bortolo")
    sit_down(host, guest, heap=20)
    table = guest.table_path
    guest.visit()
    give = host.page.get_by_role("button", name="Give to a bot")
    give.click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_label("Which bot?").select_option("uniform")
    dialog.get_by_role("button", name="Give to a bot").click()
    expect(
        host.page.get_by_role("list", name="Players").get_by_text("Bot: Leaf in the lagoon", exact=True)
    ).to_be_visible()
    expect(host.status).to_have_text("Your turn")
    guest.visit(table)
    guest.page.get_by_role("button", name="Take my seat back").click()
    expect(guest.page.get_by_role("list", name="Players").get_by_text("You", exact=True)).to_be_visible()
    host.toy_move("take 1")
    expect(guest.status).to_have_text("Your turn")


def test_nickname_and_options_at_the_table(arrive: Arrive) -> None:
    """Unusual options are shown on the invitation and at the table, and so is a new nickname."""
    host, guest = arrive(name="Anzola"), arrive()
    host.new_table("pebbles", "me", "friend", options={"heap": 20})
    expect(host.page.get_by_text("Only this computer can open this link.")).to_be_visible()
    guest.page.goto(host.page.get_by_label("Invitation link").input_value())
    expect(guest.page.get_by_text("Pebbles in the heap: 20")).to_be_visible()
    guest.page.get_by_role("button", name=re.compile("^Take the seat")).click()
    expect(host.page.get_by_text("Pebbles in the heap: 20")).to_be_visible()
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label("Nickname").fill("Bortolo")
    guest.page.get_by_role("button", name="Done").click()
    expect(host.page.get_by_role("list", name="Players").get_by_text("Bortolo")).to_be_visible()


def test_onlooker_sees_but_cannot_play(arrive: Arrive) -> None:
    """A visitor with the plain link sees the board and the log, but no moves and no secrets."""
    host, onlooker = arrive(name="Anzola"), arrive()
    host.new_table("pebbles", "me", "bot")
    onlooker.visit(host.table_path)
    expect(onlooker.status).to_have_text("Waiting for Anzola")
    expect(onlooker.page.get_by_role("button", name="take 1")).to_have_count(0)
    assert not any("sees the stone" in line for line in onlooker.log)
    expect(host.page.get_by_text("One person is looking on")).to_be_attached()
