"""Boards of one's own: reading, checks and proposals (VE-F1 to VE-F4, VE-M1 to VE-M10, VE-P8), with VE-X24."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import pytest

from serenissima.core.languages import speaking
from serenissima.core.options import BadOption
from serenissima.core.record import load
from serenissima.core.study import Unfit
from serenissima.core.text import sentence
from serenissima.games.venise.board.file import Finding
from serenissima.games.venise.board.names import slot_name
from serenissima.games.venise.board.reader import read
from serenissima.games.venise.board.shelf import FOLDER, shelved
from serenissima.games.venise.board.shortcode import pack
from serenissima.games.venise.box import BOARDS, COLOURS
from serenissima.games.venise.workshop import Workshop
from serenissima.games.venise.workshop.report import Report
from tests.contract.cases import Case
from tests.contract.checks import MATCH_CHECKS
from tests.contract.secrecy import SECRET_CHECKS
from tests.games.venise.setting import GAME, Table
from tests.sizes import spread

SHOP = Workshop()
Json = dict[str, Any]


def file(name: str = "day-basic") -> Json:
    """A board of the game, to be changed."""
    found: Json = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found


def check(board: Json | str) -> Report:
    """What the workshop says; every finding can be said in words."""
    report = SHOP.check(board if isinstance(board, str) else json.dumps(board))
    for finding in report.findings:
        said = sentence(GAME, f"finding-{finding.key}", finding.args)
        assert not said.startswith("finding-"), finding
    return report


def pole(board: Json, slot: str) -> Json:
    """A pole of a file."""
    return next(each for each in board["poles"] if each["at"] == slot)


def found(report: Report, rule: str) -> list[Finding]:
    """The findings of a rule."""
    return [finding for finding in report.findings if finding.rule == rule]


@pytest.mark.rule("VE-F1", "VE-F4")
@pytest.mark.parametrize("name", BOARDS)
def test_the_boards_of_the_game_are_without_errors(name: str) -> None:
    """Neither errors nor warnings; a short code carries the whole board."""
    report = check(file(name))
    assert report.playable
    assert {finding.grade for finding in report.findings} <= {"note"}
    assert read(report.code).board == shelved(name)
    assert len(report.code) < 500
    assert report.file == shelved(name)


@pytest.mark.rule("VE-M4", "VE-M6", "VE-M9", "VE-M7")
def test_the_examples_of_checks() -> None:
    """VE-X24: gems that meet, a gem whose side is gone, a tile turned alone."""
    board = file()
    for colour, old, new in (
        ("ruby", "B4.top", "C4.top"),
        ("diamond", "D4.top", "C4.top"),
        ("emerald", "D1.top", "C1.top"),
        ("topaz", "B1.top", "C1.top"),
    ):
        board["gems"][colour] = [new if gem == old else gem for gem in board["gems"][colour]]
    assert [error.at for error in found(check(board), "VE-M4")] == [["C4.top"], ["C1.top"]]
    board = file()
    pole(board, "A3")["axis"] = "N-S"
    (error,) = found(check(board), "VE-M4")
    assert (error.grade, error.key, error.at) == ("error", "gem-nowhere", ["A3"])
    board = file()
    pole(board, "C4")["axis"] = "N-S"
    report = check(board)
    assert report.playable
    assert {finding.key for finding in found(report, "VE-M6")} == {"broken-top-bottom", "broken-half-turn"}
    (note,) = found(report, "VE-M9")
    assert (note.grade, note.at) == ("note", ["C4.top"])
    assert found(report, "VE-M7") == []
    assert [tour.cost for tour in report.tours] == [57] * 4


@pytest.mark.rule("VE-M1")
def test_starts() -> None:
    """Four start poles, in the corners, one for each colour; what is wrong is named with its slot."""
    board = file()
    pole(board, "E4")["owner"] = "ruby"
    keys = {finding.key: finding.at for finding in found(check(board), "VE-M1")}
    assert keys["two-starts"] == ["A4", "E4"]
    assert "no-start" in keys
    board = file()
    corner = pole(board, "A4")
    corner["at"] = "C3"
    board["starts"]["ruby"] = "C3"
    keys = {finding.key: finding.at for finding in found(check(board), "VE-M1")}
    assert keys == {"start-not-corner": ["C3"], "corner-empty": ["A4"]}
    board = file()
    board["starts"]["ruby"], board["starts"]["diamond"] = "E4", "A4"
    assert {finding.key for finding in found(check(board), "VE-M1")} == {"start-differs"}
    board = file()
    del pole(board, "A4")["owner"]
    assert {"start-unowned", "no-start"} <= {finding.key for finding in found(check(board), "VE-M1")}


@pytest.mark.rule("VE-M2")
def test_slots() -> None:
    """No slot twice, none outside the grid, every wall and bridge with an axis."""
    board = file()
    board["poles"] += [{"at": "B4", "kind": "wall", "axis": "N-S"}, {"at": "F1", "kind": "plain"}]
    board["poles"].append({"at": "ZZ", "kind": "plain"})
    pole(board, "C1")["axis"] = "N-W"
    del pole(board, "C4")["axis"]
    board["printed"] = ["C2"]
    findings = found(check(board), "VE-M2")
    keys = {finding.key: finding.at for finding in findings}
    assert keys["slot-twice"] == ["B4"]
    assert [finding.at for finding in findings if finding.key == "outside"] == [["F1"], ["ZZ"]]
    assert (keys["wrong-axis"], keys["no-axis"], keys["printed-no-pole"]) == (["C1"], ["C4"], ["C2"])


@pytest.mark.rule("VE-M3")
def test_the_tiles_of_the_box() -> None:
    """18 tiles by day, the two printed poles by night; on another grid it is only a warning."""
    board = file()
    board["poles"] = [each for each in board["poles"] if each["at"] != "C4"]
    assert [finding.grade for finding in found(check(board), "VE-M3")] == ["error"]
    board["rows"] = 5
    assert "error" not in [finding.grade for finding in found(check(board), "VE-M3")]
    night = file("night-basic")
    night["printed"] = ["C2"]
    assert {"night-printed", "tiles"} <= {finding.key for finding in found(check(night), "VE-M3")}
    night = file("night-basic")
    night["side"] = "day"
    assert "day-printed" in {finding.key for finding in found(check(night), "VE-M3")}


@pytest.mark.rule("VE-M4", "VE-S6")
def test_gems() -> None:
    """Four of each colour, on different fields that exist, none on a start."""
    board = file()
    board["gems"]["ruby"] = ["B4.top", "A4", "C3", "C9.low"]
    board["gems"]["topaz"] = board["gems"]["topaz"][:3]
    del board["gems"]["emerald"]
    keys = [finding.key for finding in found(check(board), "VE-M4")]
    assert sorted(keys) == ["gem-count", "gem-count", "gem-nowhere", "gem-nowhere", "gem-on-start"]


@pytest.mark.rule("VE-M5")
def test_gems_out_of_reach() -> None:
    """Two banks that nothing joins: every gem on the far one is an error, with its field."""
    board = file()
    board["poles"] = [each for each in board["poles"] if each["at"] not in ("C4", "C1")]
    errors = found(check(board), "VE-M5")
    assert {(error.key, error.grade) for error in errors} == {("gem-unreachable", "error")}
    assert {field for error in errors if error.args["colour"] == "ruby" for field in error.at} == {"D1.low", "D3.top"}


def by_stem(*slots: str) -> Json:
    """A board on which topaz enters A3.S or D4.low over a stem alone, and nothing leads away again."""
    board = file()
    closed = {
        "A3": {"S": None, "SW": None},
        "B2": {"NW": None},
        "D4": dict.fromkeys(("N", "NE", "SE", "S", "NW")),
    }
    for slot in slots:
        pole(board, slot)["ports"] = closed[slot]
    return board


@pytest.mark.rule("VE-M5")
def test_gems_that_only_stems_reach() -> None:
    """A warning with the field; the tour is still possible if it ends there."""
    (warning,) = found(check(by_stem("A3", "B2")), "VE-M5")
    assert (warning.key, warning.grade, warning.at) == ("gem-by-stem", "warning", ["A3.S"])
    assert warning.args["colour"] == "topaz"


@pytest.mark.rule("VE-M5")
def test_planks_for_every_number_of_players() -> None:
    """Where stems are needed, the long planks of 2, 3 and 4 players are checked: here none suffice for both."""
    report = check(by_stem("A3", "B2", "D4"))
    short = [finding for finding in found(report, "VE-M5") if finding.key == "too-few-planks"]
    assert [(finding.args["players"], finding.args["colour"], finding.grade) for finding in short] == [
        (players, "topaz", "warning") for players in (2, 3, 4)
    ]
    assert report.playable


@pytest.mark.rule("VE-M6")
def test_claimed_symmetries() -> None:
    """Only what its maker claims is asked for; a quarter turn needs a square."""
    board = file()
    board["symmetry"] = "turn4"
    assert [finding.key for finding in found(check(board), "VE-M6")] == ["broken-square"]
    board["symmetry"] = "none"
    assert found(check(board), "VE-M6") == []
    board["symmetry"] = "turn2"
    board["gems"]["ruby"][0] = "C4.top"
    (warning,) = found(check(board), "VE-M6")
    assert (warning.key, warning.grade) == ("broken-half-turn", "warning")
    assert "C4.top" in warning.at


@pytest.mark.rule("VE-M7", "VE-S16")
def test_unequal_costs() -> None:
    """Without any symmetry the tours may differ by a tenth; other distances are noted."""
    board = file()
    board["symmetry"] = "none"
    board["gems"]["ruby"] = ["B4.top", "A2.N", "C4.top", "A3.N"]
    report = check(board)
    (warning,) = found(report, "VE-M7")
    assert (warning.grade, warning.args["low"]) == ("warning", "ruby")
    assert found(report, "VE-S16")


@pytest.mark.rule("VE-M8")
def test_exits_of_gems() -> None:
    """A gem with fewer than two places is a warning, one with diagonal places alone a note."""
    board = file()
    board["gems"]["ruby"][0] = "C4.low"
    pole(board, "C4")["axis"] = "N-S"
    board["gems"]["ruby"][0] = "C4.top"
    report = check(board)
    (warning,) = [finding for finding in found(report, "VE-M8") if finding.key == "few-exits"]
    assert (warning.grade, warning.at, warning.args["count"]) == ("warning", ["C4.top"], 0)
    assert {finding.key for finding in found(check(file("day-advanced")), "VE-M8")} == {"long-exits"}


@pytest.mark.rule("VE-M10", "VE-G2")
def test_quick_and_slow_boards() -> None:
    """Costs outside 40 to 65 are noted. The largest grid, every slot filled, is checked like any other."""
    board = filled(9, 9)
    report = check(board)
    assert report.playable, [finding for finding in report.findings if finding.grade == "error"]
    assert {finding.key for finding in found(report, "VE-M10")} <= {"slow", "quick"}
    assert report.counts is not None
    assert report.counts.poles == 81
    board = file("night-basic")
    board["gems"] = dict(zip(COLOURS, NEAR, strict=True))
    assert "quick" in {finding.key for finding in found(check(board), "VE-M10")}


NEAR = (
    ["A3.low", "B4.W", "A3.top", "B3.low"],
    ["E3.low", "D4.E", "E3.top", "D3.low"],
    ["E2.low", "D1.E", "E2.top", "D2.low"],
    ["A2.low", "B1.W", "A2.top", "B2.low"],
)


def filled(cols: int, rows: int) -> Json:
    """A grid with a pole on every slot."""
    corners = {"ruby": (0, rows - 1), "diamond": (cols - 1, rows - 1), "emerald": (cols - 1, 0), "topaz": (0, 0)}
    starts = {colour: slot_name(*at) for colour, at in corners.items()}
    poles: list[Json] = [{"at": slot, "kind": "start", "owner": colour} for colour, slot in starts.items()]
    rest = [slot_name(c, r) for r in range(rows) for c in range(cols) if slot_name(c, r) not in starts.values()]
    poles += [{"at": slot, "kind": "bridge", "axis": "E-W"} for slot in rest]
    fields = [f"{slot}.low" for slot in rest]
    step = len(fields) // 16
    gems = {colour: [fields[(i * 4 + n) * step] for i in range(4)] for n, colour in enumerate(COLOURS)}
    return {"cols": cols, "rows": rows, "side": "day", "poles": poles, "starts": starts, "gems": gems, "name": "Full"}


@pytest.mark.rule("VE-F1")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "empty"),
        ("{", "not-json"),
        ("[" * 5000, "not-json"),
        ("7", "not-object"),
        ("x" * 30_000, "too-long"),
        ("vb1.abc", "broken-code"),
        (pack(shelved("day-basic"))[:-9], "broken-code"),
        ('{"format": "chess"}', "other-format"),
        ('{"version": 2}', "other-version"),
        ('{"cols": 12, "rows": 4}', "wrong-number"),
        ('{"cols": 4.5, "rows": 4}', "wrong-number"),
        ('{"cols": true, "rows": 4}', "wrong-number"),
        ('{"rows": 4}', "missing"),
        ('{"cols": 5, "rows": 4, "poles": 7}', "wrong-list"),
        ('{"cols": 5, "rows": 4, "poles": [7]}', "wrong-pole"),
        ('{"cols": 5, "rows": 4, "poles": [{"at": "A1", "kind": "tower"}]}', "wrong-kind"),
        ('{"cols": 5, "rows": 4, "poles": [{"at": "A1", "kind": "start", "owner": "blue"}]}', "wrong-owner"),
        ('{"cols": 5, "rows": 4, "side": "dusk"}', "wrong-choice"),
        ('{"cols": 5, "rows": 4, "id": "Über"}', "wrong-id"),
        ('{"cols": 5, "rows": 4, "note": 3}', "wrong-words"),
        ('{"cols": 5, "rows": 4, "gems": 3}', "wrong-gems"),
        ('{"cols": 5, "rows": 4, "gems": {"blue": []}}', "unknown-colour"),
        ('{"cols": 5, "rows": 4, "starts": 3}', "wrong-starts"),
        ('{"cols": 5, "rows": 4, "printed": 3}', "wrong-list"),
        ('{"cols": 5, "rows": 4, "poles": [{"at": "A1", "kind": "plain", "ports": {"UP": "top"}}]}', "wrong-ports"),
    ],
    ids=lambda value: value[:30],
)
def test_broken_files(text: str, key: str) -> None:
    """Each mistake has its own words, and no broken file can be played."""
    report = check(text)
    assert not report.playable
    assert key in [finding.key for finding in report.findings]
    with pytest.raises(BadOption, match=r"cannot be played|characters"):
        GAME.start(options={"own_board": text or "{"})


def test_a_board_that_cannot_be_played_is_refused_in_one_language() -> None:
    """The whole answer is in the reader's language, with fields and colours in words."""
    board = file()
    board["gems"]["ruby"] = ["A4", *board["gems"]["ruby"][1:]]
    for language, words in (("en", "cannot be played: A gem of ruby"), ("de", "nicht spielen: Ein Edelstein (Rubin)")):
        with speaking(language), pytest.raises(BadOption) as caught:
            GAME.start(options={"own_board": json.dumps(board)})
        assert words in str(caught.value)
        assert "own_board" not in str(caught.value)


@pytest.mark.rule("VE-F2")
def test_unusual_ports() -> None:
    """A port may be closed, or lead to another field; two fields at one port need the option for both sides."""
    board = file()
    pole(board, "A4")["ports"] = {"E": None}
    assert "S:A4-B4" not in Table(2, {"own_board": json.dumps(board)}).chart.spots
    pole(board, "A4")["ports"] = {"E": None}
    pole(board, "A3")["ports"] = {"E": ["N", "S"]}
    code = check(board).code
    assert read(code).board == read(json.dumps(board)).board
    with pytest.raises(BadOption, match="“Ends of walls”, choose “Both sides"):
        GAME.start(options={"own_board": code})
    table = Table(2, {"own_board": code, "wall_ends": "both"})
    assert "S:A3-B3" in table.chart.spots


@pytest.mark.rule("VE-S1", "VE-F1")
def test_a_table_remembers_its_board() -> None:
    """The board stands in the record, as JSON or as a code, and the record replays on it."""
    board = filled(6, 5)
    for text in (json.dumps(board), check(board).code):
        match = GAME.start(seats=3, seed=1, options={"own_board": text, "colours": "random"})
        for _ in range(40):
            match.play(match.moves()[0])
        again = load(match.record(), lambda name: GAME)
        assert again.view(0) == match.view(0)
        assert (match.view(0).board.cols, match.view(0).board.own) == (6, True)


@pytest.mark.rule("VE-P8")
@pytest.mark.parametrize("seed", spread([1, 2, 3]))
@pytest.mark.parametrize(
    "wishes", [{}, {"side": "night"}, {"symmetry": "turn2"}, {"cols": "5", "rows": "5", "symmetry": "turn4"}], ids=str
)
def test_proposals_are_fair(wishes: dict[str, str], seed: int) -> None:
    """A seed gives one board: symmetric, without errors, and with equal costs where all corners are equal."""
    report = SHOP.propose(seed, wishes)
    assert report == SHOP.propose(seed, wishes)
    assert report.playable
    assert report.file is not None
    assert report.file.symmetry in report.symmetries
    costs = {tour.cost for tour in report.tours}
    assert len(costs) == 1 or report.file.symmetry == "turn2"
    assert {finding.rule for finding in report.findings if finding.grade == "warning"} <= {"VE-M3"}


@pytest.mark.rule("VE-P8", "VE-M9")
def test_a_report_has_what_an_editor_draws() -> None:
    """Tours with their places, fields with their ports, and what nobody can reach."""
    board = file()
    pole(board, "C4")["axis"] = "N-S"
    report = check(board)
    assert report.unreachable == ["C4.top"]
    assert report.board is not None
    assert [field.name for field in report.board.poles[0].fields] == ["A4"]
    for tour in report.tours:
        assert tour.fields[0] == report.board.poles[[each.at for each in report.board.poles].index(tour.fields[0])].at
        assert len(tour.places) == len(tour.fields) - 1
        assert set(tour.gems) <= set(tour.fields)


@pytest.mark.parametrize("seats", spread([2, 4]))
@pytest.mark.rule("VE-F1")
def test_the_contract_holds_on_a_custom_board(seats: int) -> None:
    """Random matches on a large custom board keep all promises and secrets."""
    case = Case(GAME, seats, (("own_board", check(filled(7, 6)).code), ("wall_ends", "both")), 1)
    for each in MATCH_CHECKS:
        each(case)
    for secret in SECRET_CHECKS:
        secret(case)


@pytest.mark.parametrize("seed", spread([3, 5]))
def test_proposals_are_as_long_and_as_hard_as_wished(seed: int) -> None:
    """A short board costs less than a long one; a hard one has more walls and slanting tiles than an easy one."""

    def cost(length: str) -> int:
        found = SHOP.propose(seed, {"length": length}).tours[0].cost
        assert found is not None
        return found

    def hindrances(difficulty: str) -> int:
        board = SHOP.propose(seed, {"difficulty": difficulty}).file
        assert board is not None
        slanting = [pole for pole in board.poles if pole.axis in ("NE-SW", "NW-SE")]
        return len(slanting) + len([pole for pole in board.poles if pole.kind == "wall"])

    assert cost("short") < cost("usual") < cost("long")
    assert hindrances("easy") < hindrances("hard")


def test_a_wish_nobody_knows_is_refused() -> None:
    """Lengths and difficulties have names."""
    with pytest.raises(Unfit):
        SHOP.propose(1, {"length": "endless"})


def test_a_link_is_as_good_as_the_file() -> None:
    """Both kinds of links to the board editor are read where a board is asked for; a cut one says so."""
    board = shelved("day-expert")
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = squeezer.compress(json.dumps(file("day-expert")).encode()) + squeezer.flush()
    plain = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    for code in (pack(board), plain):
        link = f"http://lagoon.example/g/venise/editor?board={code}"
        assert read(link).board == read(json.dumps(file("day-expert"))).board
        assert [finding.key for finding in read(link[:-9]).findings] == ["broken-code"]
