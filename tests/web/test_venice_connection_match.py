"""The course of a match of Venice Connection on its board: the goal, the call and its proof, the end of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.canal_board import Board, sit
from tests.web.conftest import Arrive
from tests.web.test_friends import mover, sit_down

pytestmark = pytest.mark.browser

WATCH_THE_VOYAGE = """() => {
  window.voyage = new Set();
  const note = () => {
    const sailed = document.querySelector('.voyage')?.dataset.sailed;
    if (sailed) window.voyage.add(sailed);
  };
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, attributeFilter: ['data-sailed']});
}"""
"""A busy machine may look again only when the voyage is over: what it went through is noted as it happens."""


def test_call_and_proof(arrive: Arrive) -> None:
    """A call is confirmed; then the challenged player builds in private, shows the completion and wins."""
    host, guest = arrive(name="Anzola"), arrive(name="Bortolo")
    sit_down(host, guest, "venice-connection")
    first = mover(host, guest)
    second = guest if first is host else host
    board, other = Board(first), Board(second)
    board.write_all(["0,0:F 1,0:7"])

    other.page.get_by_role("button", name="Impossible!").click()
    other.page.get_by_role("dialog").get_by_role("button", name="Not now").click()
    expect(other.page.get_by_role("dialog")).to_be_hidden()
    other.ground.press("i")
    other.page.get_by_role("dialog").get_by_role("button", name="Call it").click()
    expect(other.page.locator(".prompt")).to_contain_text("is trying to prove")

    show = board.page.get_by_role("button", name="Show the ring")
    expect(show).to_be_disabled()
    board.ground.press("3")
    board.click(0, 1)
    expect(board.draft).to_have_count(1)
    board.ground.press("6")
    board.click(1, 1)
    expect(show).to_be_enabled()
    assert other.names() == {"0,0:F", "1,0:7"}
    assert first.axe() == []
    show.click()
    expect(first.outcome).to_contain_text("with the proof that the canal could be closed")
    expect(other.tiles).to_have_count(4)
    assert second.axe() == []


def test_completion_is_shown_after_the_end(arrive: Arrive) -> None:
    """After conceding a possible proof, a completion is shown as pale tiles (E-15)."""
    board = sit(arrive(), "0,0:| 1,0:| 2,0:|", "impossible")
    board.page.get_by_role("button", name="Give up").click()
    board.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(board.page.locator("[data-completion]")).to_have_count(13)
    expect(board.page.get_by_text("The pale tiles show one way")).to_be_visible()


def test_no_curtain_falls_in_a_proof_on_one_device(arrive: Arrive) -> None:
    """The player who builds a proof already holds the device, so the first secret tile lowers no curtain."""
    board = sit(arrive(), "0,0:F 1,0:7", "impossible")
    board.page.get_by_role("button", name="bend, north and east").click()
    board.click(0, 1)
    expect(board.tile("0,1:L")).to_be_visible()
    expect(board.page.get_by_role("heading", name="Hand the device to")).to_have_count(0)


def test_mint_tide_offers_all_kinds(arrive: Arrive) -> None:
    """With Mint Tide three kinds of tiles can be chosen, each with its own faces and number left."""
    board = sit(arrive(), mint_tide=True)
    kinds = board.page.get_by_role("group", name="Kinds of tiles")
    expect(kinds.get_by_role("button")).to_have_text(["16", "2", "2"])
    kinds.get_by_role("button").nth(2).click()
    board.page.get_by_role("button", name="T, closed to the west").click()
    board.click(0, 0)
    expect(board.tile("0,0:wL")).to_be_visible()
    expect(kinds.get_by_role("button")).to_have_text(["16", "2", "1"])


def test_match_pauses_between_games(arrive: Arrive) -> None:
    """In a match of several games the end of each stays visible until the player goes on."""
    board = sit(arrive(), match_length=3)
    board.write("0,0:F 1,0:7")
    board.write("0,1:L 1,1:J")
    expect(board.page.get_by_text("wins game 1")).to_be_visible()
    expect(board.tiles).to_have_count(4)
    expect(board.page.locator(".voyage")).to_be_visible()
    board.page.get_by_role("button", name="Next game").click()
    expect(board.tiles).to_have_count(0)
    expect(board.page.locator("[data-cell]").first).to_be_visible()


def test_gondola_sails_once_around(arrive: Arrive) -> None:
    """Without reduced motion the gondola sails around once and comes to rest."""
    visitor = arrive()
    visitor.page.emulate_media(reduced_motion="no-preference")
    board = sit(visitor, "0,0:F 1,0:7")
    board.page.evaluate(WATCH_THE_VOYAGE)
    board.write("0,1:L 1,1:J")
    expect(board.page.locator(".voyage")).to_have_attribute("data-sailed", "yes")
    assert board.page.evaluate("() => [...window.voyage]") == ["no", "yes"]


def test_prompt(arrive: Arrive) -> None:
    """The prompt offers a call and three tiles only where possible."""
    visitor = arrive()
    board = sit(visitor, "0,0:F 1,0:- 2,0:7", "0,1:| 0,2:L", "2,1:|", challenge="auto", supply=8)
    expect(board.page.locator(".prompt")).to_have_text("Your turn: one or two tiles in a line.")
    board = sit(visitor, "0,0:F 1,0:- 2,0:7")
    expect(board.page.locator(".prompt")).to_contain_text("one to three tiles in a line, or say")
