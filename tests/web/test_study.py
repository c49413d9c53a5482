"""The pages for those who want to understand Venice Connection: analysis, review, puzzles, the story."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect

from tests.web.canal_board import Board, sit
from tests.web.conftest import Arrive
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

PAGES = "/g/venice-connection"
RECORDS = Path(__file__).parents[1] / "games" / "venice_connection" / "records"
E_7 = "F./||/L."
CODE = re.compile(r"-?\d,-?\d:\S|\$\w+|out_of_tiles|no_proof")
"""Notation that no person should have to read."""
REFUSED = re.compile(r"status of 4\d\d")
"""What the browser itself writes when the server says no."""


def analyse(visitor: Visitor, position: str, more: str = "") -> Board:
    """The analysis board with a position, once it is judged."""
    visitor.visit(f"{PAGES}/analysis?position={quote(position)}{more}")
    expect(verdict(visitor)).to_be_visible()
    return Board(visitor)


def verdict(visitor: Visitor) -> Locator:
    """What the page says a position or an answer is worth."""
    return visitor.page.get_by_test_id("verdict")


def alert(visitor: Visitor) -> Locator:
    """The warning shown on the page."""
    return visitor.page.get_by_role("main").get_by_role("alert")


def choices(visitor: Visitor) -> list[str]:
    """The turns in the list."""
    found: list[str] = visitor.page.locator("[data-turn]").evaluate_all("all => all.map(one => one.dataset.turn)")
    return found


def given_up(visitor: Visitor, number: int) -> dict[str, dict[str, str | int]]:
    """What somebody else is told who gives up a puzzle: arguments by sentence."""
    address = f"{visitor.house.address}/api/games/venice-connection/puzzles/{number}/answer"
    told = visitor.page.request.post(address, data={"answer": ""}, headers={"Origin": visitor.house.address}).json()
    return {"solution": {"turn": told["solution"]}} | {said["key"]: said["args"] for said in told["says"]}


def lay(board: Board, turn: str) -> None:
    """Lays these tiles freely."""
    count = board.tiles.count()
    for number, tile in enumerate(turn.split(), 1):
        cell, _, face = tile.partition(":")
        board.ground.press(str("|-LF7J".index(face) + 1))
        x, y = map(int, cell.split(","))
        board.click(x, y)
        expect(board.tiles).to_have_count(count + number)


def open_puzzle(visitor: Visitor, number: int | None = None) -> Board:
    """A puzzle, laid out; the one of the day if none is named."""
    visitor.visit(f"{PAGES}/puzzles" + (f"?n={number}" if number else ""))
    expect(visitor.page.locator("[data-tile]").first).to_be_visible()
    return Board(visitor)


def test_every_live_turn_is_shown(arrive: Arrive) -> None:
    """In E-7 exactly two turns keep the canal possible, both lose, and playing one leads to a win."""
    visitor = arrive()
    board = analyse(visitor, E_7)
    page = visitor.page
    assert choices(visitor) == ["1,0:7", "1,2:J"]
    expect(page.locator("[data-tint]")).to_have_count(2)
    expect(verdict(visitor)).to_contain_text("Lost in 2 turns")
    expect(page.get_by_text("699 other legal turns ruin the canal.")).to_be_visible()
    page.locator("[data-turn='1,0:7']").hover()
    expect(page.locator("[data-ghost='1,0:7']")).to_be_visible()
    page.get_by_role("button", name="Show the shortest completion").click()
    expect(page.locator("[data-completion]")).to_have_count(2)
    page.locator("[data-turn='1,0:7']").click()
    expect(verdict(visitor)).to_contain_text("Won: close it now")
    page.locator("[data-turn='1,2:J']").click()
    expect(verdict(visitor)).to_contain_text("Closed")
    expect(page.locator(".voyage")).to_be_visible()
    assert page.url.endswith("position=F7%2F%7C%7C%2FLJ")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(board.tiles).to_have_count(4)
    page.get_by_role("button", name="Redo").click()
    expect(board.tiles).to_have_count(5)


def test_best_play_is_stepped_through(arrive: Arrive) -> None:
    """The best line can be stepped through turn by turn, and played."""
    visitor = arrive()
    board = analyse(visitor, "F./||/|.")
    line = visitor.page.get_by_role("region", name="Best play")
    for _ in range(3):
        line.get_by_role("button", name="One turn on").click()
    expect(visitor.page.locator("[data-ghost]")).to_have_count(4)
    expect(line.get_by_role("button", name="One turn on")).to_be_disabled()
    line.get_by_role("button", name="Play these 3 turns").click()
    expect(board.tiles).to_have_count(8)
    expect(verdict(visitor)).to_contain_text("Closed")


def test_laying_freely(arrive: Arrive) -> None:
    """Tiles are laid, turned and removed anywhere; impossible positions are explained with their rule."""
    visitor = arrive()
    visitor.forgive = REFUSED
    board = analyse(visitor, "F7")
    lay(board, "0,1:L")
    expect(verdict(visitor)).to_contain_text("Won: close it now")
    board.click(0, 1)
    expect(alert(visitor)).to_contain_text("VC-29")
    visitor.page.get_by_role("button", name="Show rule VC-29").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_be_hidden()
    visitor.page.mouse.click(*board.spot(0, 1), button="right")
    expect(verdict(visitor)).to_be_visible()
    assert board.names() == {"0,0:F", "1,0:7"}
    visitor.page.get_by_text("Write the position down").click()
    field = visitor.page.get_by_label("Position")
    field.fill("nonsense")
    field.press("Enter")
    expect(alert(visitor)).to_contain_text("cannot be read as a position")
    field.fill("|||/L.J")
    field.press("Enter")
    expect(verdict(visitor)).to_contain_text("Ruined")
    assert choices(visitor) == []


def test_options_of_the_table(arrive: Arrive) -> None:
    """With bridging E-7 is won at once; with Mint Tide the game is not solved, and the page says so."""
    visitor = arrive()
    analyse(visitor, E_7)
    visitor.page.get_by_text("Options of the table").click()
    visitor.page.get_by_label("Bridging").check()
    expect(verdict(visitor)).to_contain_text("Won: close it now")
    expect(visitor.page.locator("[data-turn='1,0:7 1,2:J']")).to_be_visible()
    analyse(visitor, "F", "&mint_tide=true")
    expect(verdict(visitor)).to_contain_text("Not solved")


def test_no_analysis_while_playing(arrive: Arrive) -> None:
    """A player at a running table gets no analysis, but a link to that table."""
    visitor = arrive()
    visitor.forgive = REFUSED
    sit(visitor, "0,0:F 1,0:7")
    path = visitor.table_path
    visitor.visit(f"{PAGES}/analysis?position=F7")
    refusal = alert(visitor)
    expect(refusal).to_contain_text("You are playing this game")
    expect(visitor.page.locator("[data-turn]")).to_have_count(0)
    refusal.get_by_role("link", name="To that table").click()
    expect(visitor.status).to_be_visible()
    assert visitor.table_path == path


def test_review_of_a_match(arrive: Arrive) -> None:
    """A finished match is reviewed: its turning points are named, and every decision can be visited."""
    visitor = arrive()
    visitor.visit()
    visitor.bring_record(RECORDS / "closed.jsonl")
    page = visitor.page
    page.get_by_role("link", name="Analyse this position").click()
    expect(page.get_by_role("heading", name="The match in review")).to_be_visible()
    table = re.search(r"table=([^&]+)", page.url)
    assert table
    visitor.visit(f"{PAGES}/analysis?table={table[1]}")
    expect(page.get_by_text("The match turned 5 times")).to_be_visible()
    expect(page.get_by_text("A mistake: Bianca gives the win away")).to_be_visible()
    expect(page.locator("[data-ghost='-1,0:-']")).to_be_visible()
    expect(page.locator("[data-turn].made")).to_have_count(1)
    page.get_by_role("button", name="Show a better turn").hover()
    expect(page.locator("[data-ghost='1,3:-']")).to_be_visible()
    page.get_by_role("button", name="Next turning point").click()
    expect(page.get_by_role("heading", name="Turn 3: Marco lays")).to_be_visible()
    page.get_by_label("Decision of the match").press("End")
    expect(verdict(visitor)).to_contain_text("Closed")
    page.get_by_label("Decision of the match").press("ArrowLeft")
    expect(verdict(visitor)).to_contain_text("Won: close it now")
    page.locator("[data-turn]").first.click()
    page.get_by_role("button", name="Back to the match").click()
    expect(verdict(visitor)).to_contain_text("Won: close it now")


def test_the_end_of_a_match_leads_to_its_review(arrive: Arrive) -> None:
    """The outcome banner offers the review."""
    visitor = arrive()
    board = sit(visitor)
    board.write("0,0:F 1,0:7")
    board.write("0,1:L 1,1:J")
    visitor.outcome.get_by_role("link", name="Review").click()
    expect(visitor.page.get_by_role("heading", name="The match in review")).to_be_visible()
    expect(verdict(visitor)).to_be_visible()


def test_puzzle_solved(arrive: Arrive) -> None:
    """The one right turn is praised and explained; the puzzle of the day counts for the streak, also after a reload."""
    visitor = arrive()
    board = open_puzzle(visitor)
    page = visitor.page
    number = page.request.get(f"{visitor.house.address}/api/games/venice-connection/puzzles").json()["today"]
    expect(page.get_by_test_id("streak")).to_have_text("0")
    lay(board, str(given_up(visitor, number)["solution"]["turn"]))
    page.get_by_role("button", name="Answer").click()
    expect(verdict(visitor)).to_contain_text("Bravo!")
    expect(page.get_by_test_id("streak")).to_have_text("1")
    page.reload()
    expect(page.get_by_test_id("streak")).to_have_text("1")
    expect(page.get_by_test_id("solved")).to_contain_text("1 of")
    page.get_by_role("button", name="The next puzzle").click()
    expect(page.get_by_role("heading", name=f"Puzzle {number + 1}")).to_be_visible()


def test_puzzle_answered_wrongly(arrive: Arrive) -> None:
    """A wrong turn is refuted on the table; no turn at all is explained by its rule; then the solution can be shown."""
    visitor = arrive()
    visitor.forgive = REFUSED
    board = open_puzzle(visitor, 5)
    page = visitor.page
    tempting = given_up(visitor, 5)["puzzle-tempting"]
    lay(board, "6,0:F")
    page.get_by_role("button", name="Answer").click()
    expect(alert(visitor)).to_contain_text("VC-28")
    board.page.get_by_role("button", name="Take back").click()
    lay(board, str(tempting["turn"]))
    page.get_by_role("button", name="Answer").click()
    expect(verdict(visitor)).to_contain_text("Not this one")
    expect(page.locator("[data-reply]")).to_have_count(len(str(tempting["reply"]).split()))
    page.get_by_role("button", name="Try again").first.click()
    expect(board.draft).to_have_count(0)
    expect(page.locator("[data-reply]")).to_have_count(0)
    page.get_by_role("button", name="Show me the solution").click()
    expect(verdict(visitor)).to_contain_text("The solution")
    expect(page.locator("[data-ghost]").first).to_be_visible()


def test_a_puzzle_is_played_out(arrive: Arrive) -> None:
    """When it is solved or told, one can play on from it against a bot; the table says where its match began."""
    visitor = arrive()
    board = open_puzzle(visitor, 5)
    count = board.tiles.count()
    page = visitor.page
    page.get_by_role("button", name="Show me the solution").click()
    verdict(visitor).get_by_role("button", name="Play on from here").click()
    visitor.my_turn()
    expect(board.tiles).to_have_count(count)
    page.get_by_role("button", name="Fair chance").first.click()
    expect(page.get_by_test_id("from-position")).to_be_visible()


def test_an_analysed_position_is_played_out(arrive: Arrive) -> None:
    """A table from an analysed position has the options of the analysis."""
    visitor = arrive()
    board = analyse(visitor, E_7, "&supply=12")
    verdict(visitor).get_by_role("button", name="Play on from here").click()
    visitor.my_turn()
    expect(board.tiles).to_have_count(4)
    expect(visitor.page.get_by_text("Tiles: 12")).to_be_visible()


def test_puzzle_by_keyboard(arrive: Arrive) -> None:
    """Keys alone lay tiles and answer, and what happens is announced."""
    visitor = arrive()
    board = open_puzzle(visitor, 5)
    board.ground.focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "1", "Enter"):
        visitor.page.keyboard.press(key)
    expect(board.draft).to_have_count(1)
    visitor.page.keyboard.press("u")
    expect(board.draft).to_have_count(0)
    expect(visitor.page.locator("[aria-live=polite]").first).to_contain_text("straight, north to south")


def test_missing_puzzle(arrive: Arrive) -> None:
    """A number without a puzzle is explained, with a link to the puzzle of the day."""
    visitor = arrive()
    visitor.forgive = REFUSED
    visitor.visit(f"{PAGES}/puzzles?n=999999")
    expect(alert(visitor)).to_contain_text("no puzzle with that number")
    visitor.page.get_by_role("button", name="Puzzle of the day").click()
    expect(visitor.page.locator("[data-tile]").first).to_be_visible()


def test_story(arrive: Arrive) -> None:
    """From the game's page to the story of the solution: its figures, its pictures, and on to the analysis board."""
    visitor = arrive()
    visitor.visit(PAGES)
    visitor.page.get_by_role("link", name="The solution").click()
    page = visitor.page
    expect(page.get_by_role("heading", level=1)).to_have_text("A game known to the last tile")
    expect(page.get_by_text("712,142").first).to_be_visible()
    expect(page.get_by_role("img", name="A closed canal of 10 tiles")).to_have_count(6)
    page.get_by_label("Turn of the game").press("End")
    expect(page.get_by_text("Turn 14, second player")).to_be_visible()
    page.get_by_role("link", name="Analyse this position").click()
    expect(verdict(visitor)).to_contain_text("Closed")


def test_unknown_page(arrive: Arrive) -> None:
    """A page that a game does not have is missing, like any other."""
    visitor = arrive()
    visitor.forgive = re.compile("404")
    visitor.visit(f"{PAGES}/nothing")
    expect(visitor.page.get_by_role("heading", name="There is nothing here")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(arrive: Arrive, size: str, theme: str) -> None:
    """Analysis, review, puzzle, solution and story have no violation axe can find, and fit the window."""
    visitor = arrive(size, theme)
    page = visitor.page
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = visitor.axe()
        if code := CODE.search(page.locator("main").inner_text()):
            found[name].append(f"a code where words should be: {code[0]}")
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            found[name].append("wider than the window")

    analyse(visitor, E_7)
    look("analysis")
    visitor.visit()
    visitor.bring_record(RECORDS / "closed.jsonl")
    page.get_by_role("link", name="Analyse this position").click()
    page.get_by_text("All 9 decisions").click()
    expect(verdict(visitor)).to_be_visible()
    look("review")
    open_puzzle(visitor, 5)
    look("puzzle")
    page.get_by_role("button", name="Show me the solution").click()
    expect(verdict(visitor)).to_be_visible()
    look("solution of a puzzle")
    visitor.visit(f"{PAGES}/solution")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    look("story")
    problems = [f"{where}: {what}" for where, all_there in found.items() for what in all_there]
    assert not problems, "\n".join(problems)
