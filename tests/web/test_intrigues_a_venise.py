"""Intrigues à Venise in real browsers: whole matches to the reveal, and secrets that stay where they belong."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.web import masks
from tests.web.conftest import Arrive
from tests.web.visitor import Visitor, mover

pytestmark = pytest.mark.browser

NAMES = ["Anzola", "Bortolo", "Cecilia", "Domenego"]
IDENTITIES = {"F": "Lord Fiddlebottom", "B": "Colonel Bubble", "X": "Agent X", "Z": "Madame Zsa Zsa"}


class Ear:
    """Everything the server sends to one visitor, read from outside."""

    def __init__(self, visitor: Visitor) -> None:
        self.messages: list[dict[str, Any]] = []
        visitor.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(json.loads(frame)))

    @property
    def before_the_end(self) -> list[dict[str, Any]]:
        """The messages while the match lasted."""
        over = (n for n, message in enumerate(self.messages) if message.get("outcome"))
        return self.messages[: next(over, len(self.messages))]


def inside(value: object) -> list[dict[str, Any]]:
    """All objects in a message, however deep."""
    if isinstance(value, dict):
        return [value, *(found for one in value.values() for found in inside(one))]
    if isinstance(value, list):
        return [found for one in value for found in inside(one)]
    return []


def secrets(messages: list[dict[str, Any]]) -> set[str]:
    """The envelopes a visitor was told of."""
    envelopes = [found for found in inside(messages) if {"identity", "build", "message"} <= found.keys()]
    return {f"{one['identity']} {one['build']} {one['message']}" for one in envelopes}


def exchanges(messages: list[dict[str, Any]]) -> set[tuple[int, int]]:
    """Between whom cards were shown: asker and asked."""
    shown = {(one["asker"], one["asked"]) for one in inside(messages) if one.get("reply")}
    told = {(one["asker_seat"], one["seat"]) for one in inside(messages) if "first_sealed" in one}
    return shown | told


def play_until_asked(people: list[Visitor], questions: int) -> Visitor:
    """Plays until this many questions were answered and somebody may announce; returns who that is.

    Nothing in the fan of cards, or in what was shown, shuts anybody out.
    """
    asked = 0
    for _ in range(400):
        who = mover(people)
        assert who is not None
        now = masks.phase(who)
        asked += now == "exile"
        if now in ("answer", "exile"):
            assert who.axe() == []
        if now == "resolve" and asked >= questions:
            return who
        masks.decide(who)
    raise AssertionError("nobody meets anybody")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_goal_card_says_who_one_is_once(arrive: Arrive, size: str) -> None:
    """At the first match the card comes by itself and names person, build and message; put away, it stays away."""
    visitor = arrive(size, newcomer=True)
    ear = Ear(visitor)
    masks.make_table(visitor, "me", "bot", "bot", "bot")
    page = visitor.page
    card = page.get_by_role("dialog", name="Intrigues à Venise in a nutshell")
    expect(card).to_contain_text("You are ")
    identity, build, message = next(iter(secrets(ear.messages))).split()
    letter = {"A": "Alpha", "B": "Bravo", "C": "Charlie", "D": "Delta"}[message]
    expect(card).to_contain_text(f"You are {IDENTITIES[identity]}, {build}, with message {letter}.")
    assert not visitor.axe()
    page.keyboard.press("Enter")
    expect(card).to_be_hidden()
    page.reload()
    expect(masks.board(visitor)).to_be_visible()
    expect(card).to_be_hidden()
    # The board itself shows who plays: nobody's name is cut short a second time.
    expect(page.locator(".seats").get_by_text("You", exact=True)).to_be_visible()
    expect(page.locator(".people .players")).not_to_be_in_viewport()


def test_four_browsers_to_the_reveal(arrive: Arrive) -> None:
    """Four people in four browsers, two of them on phones, play to the reveal.

    No message to any of them, read from outside, holds another's envelope or cards shown to another before the end.
    """
    people = [arrive("phone" if seat % 2 else "desktop", "dark" if seat > 1 else "light") for seat in range(4)]
    for visitor, name in zip(people, NAMES, strict=True):
        visitor.call_myself(name)
    ears = [Ear(visitor) for visitor in people]
    masks.gather(*people)
    screen = arrive()
    outside = Ear(screen)
    screen.visit(people[0].table_path)

    announcer = play_until_asked(people, 1)
    masks.announce(announcer)
    name = NAMES[people.index(announcer)]
    for visitor in (*people, screen):
        reveal = visitor.page.get_by_test_id("reveal")
        expect(reveal).to_contain_text(f"{name}: “Mission accomplished!”")
        for identity in IDENTITIES.values():
            expect(reveal).to_contain_text(identity)
        expect(reveal).to_contain_text(re.compile("win"))
        expect(visitor.outcome).to_be_visible()

    seen = [secrets(ear.before_the_end) for ear in ears]
    assert all(len(own) == 1 for own in seen)
    assert len(set.union(*seen)) == 4
    for seat, ear in enumerate(ears):
        assert all(seat in pair for pair in exchanges(ear.before_the_end))
    assert any(exchanges(ear.before_the_end) for ear in ears)
    assert secrets(outside.before_the_end) == set()
    assert exchanges(outside.before_the_end) == set()
    assert len(secrets(outside.messages)) == 4


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_one_person_and_three_bots(arrive: Arrive, size: str) -> None:
    """One person and three bots play until somebody announces; then the masks come off."""
    visitor = arrive(size)
    masks.make_table(visitor, "me", "bot", "bot", "bot")
    turns = 0
    while masks.ready(visitor):
        if masks.phase(visitor) == "resolve":
            turns += 1
            if turns == 3:
                masks.announce(visitor)
                break
        masks.decide(visitor)
    reveal = visitor.page.get_by_test_id("reveal")
    expect(reveal).to_contain_text("Mission accomplished!")
    expect(reveal).to_contain_text(re.compile("win"))
    assert visitor.axe() == []
    reveal.get_by_role("button", name="Back to the map").click()
    expect(reveal).to_be_hidden()
    visitor.page.get_by_role("button", name="See it again").click()
    expect(reveal).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_giving_up_lifts_the_masks(arrive: Arrive, size: str) -> None:
    """A warning says that the partner loses, too; then all masks come off and the two others have won."""
    visitor = arrive(size)
    masks.make_table(visitor, "me", "bot", "bot", "bot")
    masks.ready(visitor)
    page = visitor.page
    page.get_by_role("button", name="Resign").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("so has your partner")
    dialog.get_by_role("button", name="Resign").click()
    reveal = page.get_by_test_id("reveal")
    expect(reveal).to_contain_text("leaves the carnival")
    for identity in IDENTITIES.values():
        expect(reveal).to_contain_text(identity)
    expect(reveal.locator(".winners")).to_contain_text(" and ")
    expect(page.locator(".reveal .winner")).to_have_count(2)
    assert visitor.axe() == []
    page.reload()
    expect(reveal).to_contain_text("leaves the carnival")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_on_paper_an_answer_is_seen_once(arrive: Arrive, size: str) -> None:
    """The cards are open until the piece is sent away; then they are on no page, in no log and in no message."""
    visitor = arrive(size)
    masks.make_table(visitor, "me", "bot", "bot", "bot", Notes="paper")
    page = visitor.page
    while masks.ready(visitor) and masks.phase(visitor) != "exile":
        masks.decide(visitor)
    shown = page.get_by_test_id("shown")
    expect(shown).to_contain_text("nobody lists them")
    assert visitor.axe() == []
    told = re.compile("shows .*: .*(tall|short|fat|thin|Fiddlebottom|Bubble|Agent X|Zsa Zsa)")
    expect(visitor.lines.filter(has_text=told)).not_to_have_count(0)
    masks.decide(visitor)
    expect(shown).to_have_count(0)
    expect(visitor.lines.filter(has_text=told)).to_have_count(0)
    ear = Ear(visitor)
    page.reload()
    masks.ready(visitor)
    expect(visitor.lines.filter(has_text=told)).to_have_count(0)
    mine = [message for message in ear.messages if message.get("fresh")]
    assert mine and exchanges(mine) == set()
    page.locator("[data-tab=notes]").click()
    expect(page.locator(".notes")).to_contain_text("pencil and paper")


@pytest.mark.parametrize(
    ("size", "theme"), [("desktop", "light"), ("desktop", "dark"), ("phone", "light"), ("phone", "dark")]
)
def test_axe_finds_nothing(arrive: Arrive, size: str, theme: str) -> None:
    """The papers, the notes, the map and a screen for the room have no violation that axe can find."""
    visitor = arrive(size, theme)
    masks.make_table(visitor, "me", "bot", "bot", "bot", Notes="deduce")
    page = visitor.page
    for tab in ("papers", "notes"):
        page.locator(f"[data-tab={tab}]").click()
        assert visitor.axe() == []
    page.locator("[data-tab=papers]").click()
    page.get_by_role("button", name="Leave it open").click()
    assert visitor.axe() == []
    masks.to_map(visitor)
    assert visitor.axe() == []
    visitor.visit(f"{visitor.table_path}?board")
    expect(masks.board(visitor)).to_be_visible()
    assert visitor.axe() == []


def test_the_envelope_shows_while_it_is_held(arrive: Arrive) -> None:
    """A player's secrets show only while the envelope is held, with a finger or a key."""
    visitor = arrive("phone")
    ear = Ear(visitor)
    masks.make_table(visitor, "me", "bot", "bot", "bot")
    visitor.page.locator("[data-tab=papers]").click()
    envelope = visitor.page.get_by_role("button", name="Your envelope: hold to look")
    own = visitor.page.locator(".envelope [aria-live]")
    expect(own).to_have_text("")
    visitor.page.mouse.move(*visitor.middle(envelope))
    visitor.page.mouse.down()
    identity = next(iter(secrets(ear.messages))).split()[0]
    expect(own).to_contain_text(IDENTITIES[identity])
    visitor.page.mouse.up()
    expect(own).to_have_text("")
    envelope.focus()
    visitor.page.keyboard.down("Space")
    expect(own).to_contain_text(IDENTITIES[identity])
    visitor.page.keyboard.up("Space")
    expect(own).to_have_text("")


def test_a_screen_for_the_room_knows_no_secret(arrive: Arrive) -> None:
    """The board alone, even if a player opens it, gets none of that player's secrets and no controls."""
    visitor = arrive()
    masks.make_table(visitor, "me", "bot", "bot", "bot")
    visitor.page.locator("[data-tab=papers]").click()
    with visitor.page.expect_popup() as opened:
        visitor.page.get_by_role("link", name="The map on a shared screen").click()
    opened.value.close()
    ear = Ear(visitor)
    visitor.visit(f"{visitor.table_path}?board")
    expect(visitor.page.get_by_role("list", name="Around the table")).to_be_visible()
    for gone in ("[data-tab]", "[data-piece]", "[data-target]", ".actions", ".events"):
        expect(visitor.page.locator(gone)).to_have_count(0)
    assert secrets(ear.before_the_end) == set()


def test_a_tic_is_seen_by_all(arrive: Arrive) -> None:
    """Anybody may make a gesture at any time, once before the next shake; everybody sees it, and the log keeps it."""
    people = [arrive("phone" if seat else "desktop", name=name) for seat, name in enumerate(NAMES[:3])]
    masks.gather(*people)
    who = mover(people)
    other = next(visitor for visitor in people if visitor is not who)
    other.page.locator("[data-tab=papers]").click()
    other.page.locator("[data-tic=ear]").click()
    name = NAMES[people.index(other)]
    for visitor in people:
        expect(visitor.page.locator(".tic")).to_have_text("pulls the left ear")
    told = "You pull your left ear." if other is people[0] else f"{name} pulls the left ear."
    expect(people[0].lines.last).to_have_text(told)
    expect(other.page.locator("[data-tic=ear]")).to_be_disabled()
    assert mover(people) is who


def test_a_tic_meant_for_one(arrive: Arrive) -> None:
    """Where tics are discreet the addressee certainly sees one, with a note for whom it is meant."""
    people = [arrive(name=name) for name in NAMES[:3]]
    masks.gather(*people, Tics="discreet")
    mover(people)
    maker, addressee = people[0], people[2]
    maker.page.locator("[data-tab=papers]").click()
    maker.page.get_by_label("Meant for").select_option(label=NAMES[2])
    maker.page.locator("[data-tic=frown]").click()
    expect(addressee.page.locator(".tic")).to_have_text(f"frowns → {NAMES[2]}")


def test_players_may_choose(arrive: Arrive) -> None:
    """Where the table says so, players choose colours and places, and begin their turn with a shake."""
    visitor = arrive()
    choices = {"Colours": "choose", "Spies at the start": "choose", "Mission accomplished": "standing"}
    masks.make_table(visitor, "me", "bot", "bot", **choices)
    page = visitor.page
    page.get_by_role("button", name="Green", exact=True).click()
    masks.ready(visitor)
    spies = page.get_by_role("region", name=re.compile("^Press two spies"))
    first, last = spies.locator(".row button").first, spies.locator(".row button").last
    before = last.locator("b").inner_text()
    first.click()
    last.click()
    expect(first.locator("b")).to_have_text(before)
    spies.get_by_role("button", name="Place them like this").click()
    expect(spies).to_be_hidden()
    while masks.ready(visitor) and masks.phase(visitor) != "ready":
        masks.decide(visitor)
    expect(page.get_by_test_id("announce")).to_be_visible()
    page.get_by_test_id("shake").click()
    expect(page.get_by_test_id("shake")).to_be_hidden()


def test_notes_stay_and_tell_why(arrive: Arrive) -> None:
    """A mark is still there after a reload; a box that is ruled out says why."""
    visitor = arrive()
    masks.make_table(visitor, "me", "bot", "bot", "bot", Notes="deduce")
    page = visitor.page
    page.locator("[data-tab=notes]").click()
    free = page.locator(".cell:not(.out)").first
    which = free.get_attribute("data-cell")
    free.click()
    cell = page.locator(f"[data-cell='{which}']")
    expect(cell).to_have_class(re.compile(r"\bno\b"))
    page.reload()
    page.locator("[data-tab=notes]").click()
    expect(cell).to_have_class(re.compile(r"\bno\b"))
    page.locator(".cell.out").first.click()
    expect(page.locator(".why[role=status]")).to_contain_text("lies in your own envelope")


def test_a_wrong_step_explains_itself(arrive: Arrive) -> None:
    """Pressing a space that is not lit shows the rule, and a whole step can be taken back."""
    visitor = arrive()
    masks.make_table(visitor, "me", "bot", "bot", "bot")
    page = visitor.page
    while masks.ready(visitor) and not page.locator("[data-piece]").count():
        masks.decide(visitor)
    page.locator("[data-piece]").first.press("Enter")
    expect(page.locator("[data-target]").first).to_be_visible()
    page.locator(f"[data-space='{page.evaluate(masks.UNLIT)}']").click()
    expect(page.locator(".toast")).to_contain_text(re.compile("IV-3"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-target]")).to_have_count(0)
    where = page.evaluate(masks.NOW)
    masks.step(visitor)
    page.get_by_role("button", name="Take back").click()
    page.wait_for_function(f"before => ({masks.NOW})() === before", arg=where)
