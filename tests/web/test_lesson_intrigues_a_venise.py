"""The lesson of Intrigues à Venise in a real browser: taken to its end on a desktop and on a phone, and answered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web import masks
from tests.web.conftest import Arrive
from tests.web.lessons import lesson, open_lesson, stands, take
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser
STEPS = [step.name for step in lesson(masks.GAME).steps]


def play(visitor: Visitor, text: str) -> None:
    """Plays a move on the board by pressing what somebody would press. A marble and a spy are taken, not yet sent."""
    page = visitor.page
    kind, *words = text.split()
    match kind:
        case "marble":
            masks.to_map(visitor)
            page.locator(f"[data-marble={words[0]}]").first.click()
        case "spy":
            page.locator(f"[data-piece={'-'.join(words)}]").click()
        case "step" | "exile":
            masks.to_map(visitor)
            visitor.act(page.locator(f"[data-target='{words[0].removeprefix('v')}']").click)
        case "meet":
            visitor.act(page.get_by_test_id("meet").click)
        case "finish" | "end":
            visitor.act(page.get_by_test_id(kind).click)
        case "ask":
            visitor.act(page.locator(f"[data-ask='{' '.join(words)}']").click)
        case "answer":
            show(visitor, *words)
        case "tic":
            visitor.act(page.locator(f"[data-tic={words[1]}]").click)
        case "announce":
            visitor.act(lambda: masks.announce(visitor))
        case _:
            raise AssertionError(f"nothing known for {text}")


def show(visitor: Visitor, *cards: str) -> None:
    """Chooses these cards, those from the envelope after opening it, and shows them."""
    page = visitor.page
    if any("!" in card or card.startswith("m") for card in cards):
        page.get_by_role("button", name="Cards from your envelope").click()
    for card in cards:
        page.locator(f"[data-card='{card}']").click()
    visitor.act(page.get_by_test_id("show").click)


def jump(visitor: Visitor, name: str) -> None:
    """Goes to a step of the lesson, as whoever was there before."""
    step = STEPS.index(name)
    open_lesson(visitor, masks.GAME)
    kept = f'{{"{masks.GAME}":{{"step":{step},"acts":[]}}}}'
    visitor.page.evaluate("kept => localStorage.setItem('serenissima-lessons', kept)", kept)
    visitor.page.reload()
    stands(visitor, step, "asked")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_whole_lesson(arrive: Arrive, size: str) -> None:
    """Who does what the coach asks for unmasks Lord Fiddlebottom, and sits down at a match with the same notebook."""
    visitor = arrive(size)
    take(visitor, masks.GAME, play)
    visitor.page.locator("[data-tab=notes]").click()
    expect(visitor.page.get_by_text("Hatched boxes are impossible")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_the_asker_concludes_is_seen_in_their_notes(arrive: Arrive, size: str) -> None:
    """A card from the envelope proves too much: Tomaso's notes say so. Taken back, a half-truth tells little."""
    visitor = arrive(size)
    page = visitor.page
    jump(visitor, "asked")
    show(visitor, "B", "Z!", "tall")
    stands(visitor, STEPS.index("asked"), "wrong")
    notes = page.get_by_role("region", name="What Tomaso has noted")
    expect(notes.locator("[data-cell='red Z']")).to_have_attribute("aria-label", "You are certainly Madame Zsa Zsa")
    expect(page.get_by_role("button", name="Your envelope: hold to look")).to_have_count(0)
    assert not visitor.axe()
    page.get_by_role("button", name="Take it back").click()
    stands(visitor, STEPS.index("asked"), "asked")
    show(visitor, "B", "Z", "tall")
    stands(visitor, STEPS.index("asked"), "done")
    expect(notes).to_contain_text("168 of 216")


def test_a_decoy_ends_the_match(arrive: Arrive) -> None:
    """Who announces over a decoy sees the match lost, and may take it back."""
    visitor = arrive()
    page = visitor.page
    jump(visitor, "announce")
    for text in ("marble red", "spy red short", "step v35", "finish", "announce"):
        play(visitor, text)
    stands(visitor, STEPS.index("announce"), "wrong")
    expect(page.get_by_test_id("coach-line")).to_contain_text("decoy")
    expect(page.get_by_test_id("reveal")).to_contain_text("But it is not so")
    page.get_by_role("button", name="Take it back").click()
    stands(visitor, STEPS.index("announce"), "asked")
    expect(page.get_by_test_id("reveal")).to_have_count(0)


def test_on_a_phone_things_are_looked_up_while_answering(arrive: Arrive) -> None:
    """The button that shows the cards is in sight; notes and map open meanwhile, and a chosen card stays chosen."""
    visitor = arrive("phone")
    page = visitor.page
    jump(visitor, "asked")
    show_button = page.get_by_test_id("show")
    expect(show_button).to_be_in_viewport(ratio=1)
    page.locator("[data-card=B]").click()
    page.locator("[data-tab=notes]").click()
    expect(page.get_by_role("region", name="Notes", exact=True)).to_be_visible()
    expect(show_button).to_be_hidden()
    page.locator("[data-tab=map]").click()
    expect(page.locator("[data-space='38']")).to_be_visible()
    expect(page.locator("[data-name='38']")).to_have_text("Dogana")
    page.locator("[data-tab=task]").click()
    expect(page.locator("[data-card=B]")).to_have_attribute("aria-pressed", "true")
    show(visitor, "X", "thin")
    stands(visitor, STEPS.index("asked"), "done")


def test_the_map_can_be_heard(arrive: Arrive) -> None:
    """Pieces and places are lists, a place pointed at is named, and a question says whom it is put to."""
    visitor = arrive()
    page = visitor.page
    jump(visitor, "ask")
    pieces = page.get_by_role("list", name="Who stands where").get_by_role("listitem")
    expect(pieces).to_have_count(17)
    expect(pieces.filter(has_text="The short red spy at Dogana")).to_have_count(1)
    places = page.get_by_role("list", name="All places and their routes").get_by_role("listitem")
    expect(places).to_have_count(58)
    accademia = "Accademia. By land to San Barnaba, Santo Stefano, Dogana."
    expect(places.filter(has_text=re.compile("^Accademia"))).to_have_text(accademia)
    names = page.locator("[data-name='33']")
    expect(names).to_have_text("Accademia")
    page.locator("[data-space='33']").hover()
    expect(names).to_have_count(2)
    play(visitor, "meet v38")
    expect(page.get_by_role("button", name="Ask Bianca: who are you?")).to_be_visible()


def test_a_conclusion_is_the_learners_own(arrive: Arrive) -> None:
    """While the coach asks what follows from an answer, the notes show the answer alone; then they show all."""
    visitor = arrive()
    page = visitor.page
    jump(visitor, "partner")
    expect(page.locator("[data-spot=answers] li")).to_have_count(2)
    expect(page.locator("[data-cell]")).to_have_count(0)
    page.get_by_role("button", name="She may be either").click()
    stands(visitor, STEPS.index("partner"), "wrong")
    expect(page.locator("[data-cell]")).to_have_count(0)
    page.get_by_role("button", name="Take it back").click()
    stands(visitor, STEPS.index("partner"), "asked")
    page.get_by_role("button", name="She is Agent X").click()
    stands(visitor, STEPS.index("partner"), "done")
    expect(page.locator("[data-cell='blue X']")).to_have_attribute("aria-label", "Bianca is certainly Agent X")
