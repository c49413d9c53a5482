"""Canal Grande in the browser: whole matches by clicking, for two and for four, and every part of the board."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

import serenissima
from serenissima.core.match import Match
from serenissima.games.canal_grande.moves import Pass
from tests.web import ballots
from tests.web.conftest import Arrive
from tests.web.visitor import Visitor, mover

pytestmark = pytest.mark.browser

GAME = "canal-grande"
SIZES = ["desktop", "phone"]
THEMES = ["light", "dark"]


def tray(visitor: Visitor, number: int) -> Locator:
    """One of the two trays."""
    return visitor.page.get_by_role("region", name=f"Offer {number}")


def cards(visitor: Visitor, number: int) -> Locator:
    """The cards in one of the divider's trays."""
    return tray(visitor, number).locator("[data-place]")


def until(stage: str, seed: int = 0) -> Match:
    """A random match up to the first such stage in which the first seat has more than one legal move."""
    while True:
        random = Random(seed)
        match: Match = serenissima.game(GAME).start(seats=2, seed=seed)
        while match.to_move is not None:
            moves = match.moves()
            view = match.view(0)
            if match.to_move == 0 and view.stage == stage and len(moves) > 1:
                raising = view.vote is not None and view.vote.need and view.vote.why_not and Pass() in moves
                if stage != "vote" or raising:
                    return match
            match.play(random.choice(moves))
        seed += 1


def sit_at(visitor: Visitor, match: Match, folder: Path) -> None:
    """Imports the record of a match and plays on from its end, in the first seat, against a bot."""
    file = folder / "match.jsonl"
    file.write_text(match.record(), "utf-8")
    page = visitor.visit()
    expect(visitor.card("Canal Grande")).to_be_visible()
    visitor.bring_record(file)
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Seat 1", exact=True).select_option("me")
    dialog.get_by_label("Seat 2", exact=True).select_option("bot")
    dialog.get_by_label("Bot of seat 2").select_option("uniform")
    dialog.get_by_role("button", name="To the table").click()
    expect(visitor.status).to_have_text("Your turn")


@pytest.mark.parametrize("size", SIZES)
def test_whole_match(arrive: Arrive, size: str) -> None:
    """A match for two is played to its end by clicking; afterwards every split is shown in hindsight."""
    visitor = arrive(size)
    ballots.hurry(visitor)
    visitor.new_table(GAME, "me", "bot")
    ballots.play_out(visitor, Random(5))
    page = visitor.page
    back = page.get_by_role("region", name="Every split in hindsight")
    expect(back.locator(".splits > li").first).to_contain_text("gave away")
    if size == "desktop":
        chosen = sum(bool(re.search(" chooses? the ", line)) for line in visitor.log)
        expect(back.locator(".splits > li")).to_have_count(chosen)
    assert not visitor.axe()
    visitor.outcome.get_by_role("button", name="Replay").click()
    expect(page.locator(".stage")).to_have_attribute("data-stage", "deal")
    page.get_by_role("button", name="To the end").click()
    expect(back).to_be_visible()


def test_four_browsers(arrive: Arrive) -> None:
    """Four people in four browsers, two on phones, play a match in two teams; partners are tinted alike."""
    names = ["Anzola", "Bortolo", "Caterina", "Domenego"]
    people = [arrive(SIZES[seat % 2], name=name) for seat, name in enumerate(names)]
    host = people[0]
    ballots.hurry(*people)
    host.new_table(GAME, "me", "friend", "friend", "friend")
    link = host.page.get_by_label("Invitation link").input_value()
    for guest in people[1:]:
        guest.page.goto(link)
        guest.page.get_by_role("button", name=re.compile("^Take the seat")).click()
        expect(guest.page.get_by_text("You", exact=True).filter(visible=True).first).to_be_visible()
    expect(host.page.locator(".plate")).to_have_count(4)
    tints = {
        str(plate.get_attribute("data-seat")): str(plate.evaluate("one => one.style.getPropertyValue('--side')"))
        for plate in host.page.locator(".plate").all()
    }
    assert tints["0"] == tints["1"] != tints["2"] == tints["3"]

    random = Random(8)
    while (who := mover(people)) is not None:
        ballots.go_on(who, random)
    for visitor in people:
        while ballots.go_on(visitor, random):
            expect(visitor.outcome).to_be_visible()
    titles = [visitor.outcome.get_by_role("heading").inner_text() for visitor in people]
    wins = [title == "You win!" for title in titles]
    assert wins in ([True, True, False, False], [False, False, True, True])
    assert all(re.fullmatch(r"\w+ and \w+ win", title) for title, won in zip(titles, wins, strict=True) if not won)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing(arrive: Arrive, tmp_path: Path, size: str, theme: str) -> None:
    """A split, a choice, a vote, its end and the counting helper have no violation that axe can find."""
    visitor = arrive(size, theme)
    found: dict[str, list[str]] = {}
    for stage in ("split", "choose", "vote"):
        sit_at(visitor, until(stage), tmp_path)
        found[stage] = visitor.axe()
    ballots.vote(visitor, Random(1))
    visitor.page.get_by_role("button", name="Counting").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    found["counting"] = visitor.axe()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_be_hidden()
    visitor.page.locator(".after .button").or_(visitor.page.locator(".stage.mine")).first.wait_for()
    found["after"] = visitor.axe()
    problems = [f"{where}: {what}" for where, all_there in found.items() for what in all_there]
    assert not problems, "\n".join(problems)


def test_split_by_tap_drag_and_key(arrive: Arrive, tmp_path: Path) -> None:
    """Cards move by click, drag and arrow key, totals follow, and both trays need a card to be offered."""
    visitor = arrive()
    sit_at(visitor, until("split"), tmp_path)
    page = visitor.page
    confirm = page.get_by_role("button", name="Offer these two")
    expect(cards(visitor, 1)).to_have_count(8)
    expect(confirm).to_be_disabled()
    points = int(tray(visitor, 1).locator(".sum b").inner_text())
    number = cards(visitor, 1).and_(page.locator("[data-card='1'], [data-card='2'], [data-card='3']")).last
    worth = int(number.get_attribute("data-card") or 0)
    number.click()
    expect(cards(visitor, 2)).to_have_count(1)
    expect(tray(visitor, 2).locator(".sum b")).to_have_text(str(worth))
    expect(tray(visitor, 1).locator(".sum b")).to_have_text(str(points - worth))
    expect(confirm).to_be_enabled()
    cards(visitor, 2).first.click()
    expect(cards(visitor, 1)).to_have_count(8)
    expect(confirm).to_be_disabled()

    cards(visitor, 1).first.drag_to(tray(visitor, 2))
    expect(cards(visitor, 2)).to_have_count(1)
    cards(visitor, 1).first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards(visitor, 2)).to_have_count(2)
    page.keyboard.press("ArrowLeft")
    expect(cards(visitor, 2)).to_have_count(1)
    told = visitor.lines.count()
    confirm.click()
    expect(visitor.lines.nth(told)).to_contain_text("You offer ")


def test_choice_shows_both_totals(arrive: Arrive, tmp_path: Path) -> None:
    """Before an offer is taken both show the resulting totals of both sides, which then come true."""
    visitor = arrive()
    match = until("choose")
    sit_at(visitor, match, tmp_path)
    view = match.view(0)
    for number, offer in enumerate(view.trays, 1):
        sums = [int(text) for text in tray(visitor, number).locator(".sums b").all_inner_texts()]
        assert sums == [offer.chooser_total, offer.divider_total]
    visitor.page.get_by_role("button", name="Take offer 2").click()
    took = visitor.lines.filter(has_text=f"(now {view.trays[1].chooser_total})")
    expect(took.first).to_be_visible()


def test_vote_says_what_is_needed_and_why_not(arrive: Arrive, tmp_path: Path) -> None:
    """The vote says what is needed, blocked cards say why with their rule, and a card can be taken back."""
    visitor = arrive()
    match = until("vote")
    sit_at(visitor, match, tmp_path)
    page = visitor.page
    vote = match.view(0).vote
    panel = page.get_by_role("region", name="The vote", exact=True)
    expect(panel).to_contain_text(f"You need {vote.need} or more")
    page.locator(f"[data-stack='{vote.why_not[0].card}']").click()
    expect(page.locator(".toast")).to_contain_text(vote.why_not[0].rule)
    ballots.press(visitor, page.locator("[data-stack].lay").first)
    expect(panel.locator("[data-laid].draft").first).to_be_visible()
    expect(panel.locator(".total .draft")).to_be_visible()
    ballots.press(visitor, panel.get_by_role("button", name="Take back"))
    expect(panel.locator("[data-laid].draft")).to_have_count(0)


def test_flows_after_a_vote(arrive: Arrive, tmp_path: Path) -> None:
    """After a vote its flows are shown one by one, and agree with the log."""
    visitor = arrive()
    sit_at(visitor, until("vote"), tmp_path)
    told = visitor.lines.count()
    ballots.press(visitor, visitor.page.get_by_role("button", name="Pass", exact=True))
    after = visitor.page.get_by_role("region", name="After the vote")
    expect(after.get_by_role("listitem").first).to_contain_text("becomes a trophy")
    flows = after.get_by_role("listitem").count()
    lines = [line for line in visitor.log[told:] if re.search("becomes a trophy| discards? | takes? back ", line)]
    assert flows == len(lines)
    after.get_by_role("button", name="Back to the table").click()
    expect(after).to_have_count(0)


def test_counting_helps_who_wants_it(arrive: Arrive, tmp_path: Path) -> None:
    """Whoever asks for the helper has every copy of every card accounted for, and may do without it again."""
    visitor = arrive()
    sit_at(visitor, until("choose"), tmp_path)
    page = visitor.page
    expect(page.locator(".unknown")).to_have_count(0)
    page.get_by_role("button", name="Counting").click()
    rows = page.get_by_role("dialog").locator("tbody tr")
    expect(rows.first).to_be_visible()
    for row in rows.all():
        total, *parts = [int(text) for text in row.locator("small, td").all_inner_texts()]
        assert sum(parts) == total
    page.get_by_label("Show on the board").check()
    page.keyboard.press("Escape")
    expect(page.locator(".unknown")).to_have_count(6)
    page.reload()
    expect(page.locator(".plate")).to_have_count(2)
    expect(page.locator(".unknown")).to_have_count(6)
