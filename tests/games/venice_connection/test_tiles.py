"""Tiles, supply and notation (VC-01 to VC-12, VC-16, VC-17, VC-74, VC-75)."""

from __future__ import annotations

import pytest

from serenissima.core.game import NotAMove
from serenissima.core.illegal import IllegalMove
from serenissima.games.venice_connection.alphabet import split_line
from serenissima.games.venice_connection.box import FACES, TILES, WET
from serenissima.games.venice_connection.codes import REACH
from serenissima.games.venice_connection.moves import Begin, Concede, Confirm, Impossible, Lay, Show
from serenissima.games.venice_connection.setup import drawing, set_up
from serenissima.games.venice_connection.state.grid import cell_at, x_of, y_of
from serenissima.games.venice_connection.whole_turns import turns
from tests.games.venice_connection.setting import ALPHABET, E10_PROOF, A, lay, played, refused, start, table, texts

WORDS = {
    "begin 1": Begin(1),
    "2,-1:F": Lay(2, -1, "F"),
    "-3,0:-*": Lay(-3, 0, "-*"),
    "0,0:n-": Lay(0, 0, "n-"),
    "0,0:nL": Lay(0, 0, "nL"),
    "confirm": Confirm(),
    "impossible": Impossible(),
    "proof": Show(),
    "concede": Concede(),
}


@pytest.mark.rule("VC-01", "VC-07", "VC-16", "VC-17")
def test_sixteen_tiles_and_an_empty_table() -> None:
    """At the start all 16 tiles are in the common supply, nothing lies on the table, and both players see the same."""
    match = start()
    assert match.view(0).left.total == TILES == 16
    assert match.view(0).tiles == []
    assert match.view(0) == match.view(1)


@pytest.mark.rule("VC-02", "VC-03", "VC-05")
def test_the_six_faces() -> None:
    """Two straights join opposite edges, four bends neighbouring ones; all are different."""
    names = {"N": 1, "E": 2, "S": 4, "W": 8}
    faces = {"|": "NS", "-": "EW", "L": "NE", "F": "ES", "7": "SW", "J": "NW"}
    for face, wet in faces.items():
        assert WET[FACES.index(face)] == sum(names[side] for side in wet)


@pytest.mark.rule("VC-04", "VC-24")
def test_any_tile_serves_as_any_face() -> None:
    """Whatever has been laid, the last tile can still show every face that fits."""
    state = set_up("|||||||||||||||")
    here = {face for ((x, y, face),) in turns(state) if (x, y) == (15, 0)}
    assert here == {"|", "L", "F"}
    above = {face for ((x, y, face),) in turns(state) if (x, y) == (0, -1)}
    assert above == {"|", "F", "7"}


@pytest.mark.rule("VC-06")
def test_the_table_never_ends() -> None:
    """Sixteen tiles, or 24 with the largest supply, can lie in one line in any direction."""
    for dx, dy, face in ((1, 0, "|"), (-1, 0, "|"), (0, 1, "-"), (0, -1, "-")):
        match = start(supply=20, mint_tide=True)
        match.play_line(f"0,0:{face}")
        for i in range(1, 20):
            match.play_line(f"{i * dx},{i * dy}:{face}")
        side = "|*" if face == "|" else "-*"
        match.play_line(f"{20 * dx},{20 * dy}:{side}")
        match.play_line(f"{21 * dx},{21 * dy}:{side}")
        bend = {(1, 0): "F*", (-1, 0): "7*", (0, 1): "F*", (0, -1): "L*"}[dx, dy]
        match.play_line(f"{22 * dx},{22 * dy}:{bend}")
        ends = [text for text in texts(table(match)) if text.startswith(f"{REACH * dx},{REACH * dy}:")]
        assert ends


@pytest.mark.rule("VC-08", "VC-09", "VC-12", "VC-74", "VC-75")
def test_moves_in_words() -> None:
    """Every kind of move is written as the rules say, and read back."""
    for text, move in WORDS.items():
        assert ALPHABET.parse(text) == move
        assert ALPHABET.text(move) == text
        assert ALPHABET.move(ALPHABET.code(move)) == move


@pytest.mark.rule("VC-08")
def test_cells() -> None:
    """x grows to the right, y downward: the cell below 0,0 is 0,1."""
    assert cell_at(1, 0) - cell_at(0, 0) == 1
    assert y_of(cell_at(0, 1)) == 1
    assert x_of(cell_at(-5, 7)) == -5
    assert [tile.face for tile in played("0,0:| 0,1:L").view(A).tiles] == ["|", "L"]


@pytest.mark.parametrize(
    "text", ["", "0,0", "0,0:X", "a,0:F", "99,0:F", "begin 2", "begin", "confirm now", "0,0:F 1,0:7"]
)
def test_no_move(text: str) -> None:
    """Nonsense is refused with a rule number and a sentence in any position."""
    with pytest.raises(NotAMove):
        ALPHABET.parse(text)
    with pytest.raises(IllegalMove, match="VC-"):
        start().play(text)


@pytest.mark.parametrize("move", [Lay(0, 0, "?"), Lay(24, 0, "F"), Begin(2)])
def test_no_code(move: Lay | Begin) -> None:
    """Typed values outside what the rules can ever allow have no code."""
    with pytest.raises(NotAMove):
        ALPHABET.code(move)


def test_no_move_of_a_code() -> None:
    """Codes beyond the alphabet have no move."""
    with pytest.raises(IndexError):
        ALPHABET.move(ALPHABET.size)


@pytest.mark.rule("VC-09", "VC-12")
def test_lines_a_person_types() -> None:
    """A line is a whole turn, a whole proof or a word; commas of cells do not disturb."""
    assert split_line("0,0:F 1,0:7") == split_line("0,0:F, 1,0:7") == ["0,0:F", "1,0:7", "confirm"]
    assert split_line("proof 0,1:L 1,1:J") == ["0,1:L", "1,1:J", "proof"]
    assert split_line(" impossible ") == ["impossible"]
    assert split_line("confirm") == ["confirm"]
    assert split_line("begin 1") == ["begin 1"]
    assert split_line("") == []


@pytest.mark.rule("VC-09", "VC-43")
def test_the_order_of_tiles_means_nothing() -> None:
    """A turn and a proof can be typed in any order."""
    match = played("2,0:| 0,0:| 1,0:|", "impossible")
    words = E10_PROOF.split()
    match.play_line(" ".join([words[0], *reversed(words[1:])]))
    assert match.outcome is not None
    assert match.outcome.reason == "proof"


@pytest.mark.rule("VC-10")
@pytest.mark.parametrize("line", ["0,0:F 1,0:7", "-1,0:F 0,0:7", "2,0:F 3,0:7", "0,-2:F 1,-2:7"])
def test_the_first_move_is_shifted(line: str) -> None:
    """Wherever it is entered, the first move is shifted so that its leftmost tile is on 0,0, and reported so."""
    match = played(line)
    assert match.view(0).position == "F7"
    assert match.heard(0)[-1].event.tiles == ["0,0:F", "1,0:7"]


@pytest.mark.rule("VC-10")
def test_a_vertical_first_move_is_shifted_to_its_topmost_tile() -> None:
    """A vertical first move is shifted so that its topmost tile is on 0,0."""
    assert played("0,2:L 0,0:F 0,1:|").view(0).position == "F/|/L"
    assert refused(start(), "5,0:F") == "VC-10"


@pytest.mark.rule("VC-11")
@pytest.mark.parametrize("position", ["F7/L.", "@0,-1 F7F7/||||/|LJ|/L--J", "@-2,3 |", ".F/.|", "", "n/|"])
def test_positions_in_words(position: str) -> None:
    """A drawn position is read and drawn again; a corner other than 0,0 is named."""
    state = set_up(position, {"mint_tide": True})
    again = drawing(state.laid_tiles())
    assert drawing(set_up(again, {"mint_tide": True}).laid_tiles()) == again
    if not position.startswith("."):
        assert again == position


@pytest.mark.rule("VC-11")
def test_positions_that_cannot_be() -> None:
    """A blockade, a strange letter or too many tiles is no position."""
    for wrong in ("-|", "F?", "-----------------"):
        with pytest.raises(ValueError):
            set_up(wrong)


@pytest.mark.rule("VC-30")
def test_pieces_need_not_be_connected() -> None:
    """Several canal pieces may lie on the table, also within one move."""
    state = lay(set_up(""), "0,0:| 1,0:| 2,0:L")
    assert state.figure.open_ends == 6
