"""`verify` and `replay` on good, altered and broken records."""

from __future__ import annotations

from pathlib import Path

import pytest

import serenissima
from serenissima.cli import main
from tests.playing import to_the_end


def finished() -> str:
    """The record of a whole match of the toy game."""
    match = serenissima.game("pebbles").start(seats=2, seed="a secret", names=("Zanetta", "Giacomo"))
    return to_the_end(match).record()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with a finished record."""
    path = tmp_path / "match.jsonl"
    path.write_text(finished(), encoding="utf-8")
    return path


def changed(file: Path, old: str, new: str) -> None:
    """Replaces a text in the file, which must occur once."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_verify_says_what_it_recomputed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An honest record gives exit code 0, the number of draws, and the published hash."""
    assert main(["verify", str(file)]) == 0
    text = capsys.readouterr().out
    assert "2 draws were recomputed" in text
    assert "SHA-256" in text


def test_verify_finds_a_changed_draw(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A draw that does not follow from the seed gives exit code 1, with the entry and both draws."""
    text = file.read_text(encoding="utf-8")
    drawn = next(stone for stone in ("white", "grey", "black") if f'"draw {stone}"' in text)
    other = "grey" if drawn == "white" else "white"
    header, _, rest = text.partition("\n")
    # without the outcome in the header; otherwise the replay itself would already notice
    header = header.partition(',"outcome"')[0] + "}"
    file.write_text(f"{header}\n{rest}".replace(f"draw {drawn}", f"draw {other}", 1), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    text = capsys.readouterr().out
    assert "NOT verified" in text
    assert "entry 1" in text
    assert f"draw {drawn}" in text
    assert f"draw {other}" in text


def test_replay_of_a_changed_draw_is_refused_by_the_outcome(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A changed stone changes the points, so the entries no longer lead to the recorded outcome."""
    text = file.read_text(encoding="utf-8")
    drawn = next(stone for stone in ("white", "grey", "black") if f'"draw {stone}"' in text)
    changed(file, f"draw {drawn}", "draw black" if drawn == "white" else "draw white")
    assert main(["replay", str(file)]) == 2
    assert "outcome" in capsys.readouterr().err


def test_verify_finds_another_seed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A seed that does not fit the published hash gives exit code 1."""
    changed(file, "a secret", "b secret")
    assert main(["verify", str(file)]) == 1
    assert "committed" in capsys.readouterr().out


def test_verify_of_an_unfinished_match_says_why_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a seed nothing can be recomputed, and the exit code is 1."""
    path = tmp_path / "running.jsonl"
    path.write_text(serenissima.game("pebbles").start(seed=1).record(), encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert "no seed" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe\x00", b"not a record\n", b'{"serenissima":1}\n', b"[1,2]\n"],
    ids=["empty", "binary", "words", "half-header", "other-json"],
)
def test_files_that_are_no_records_are_refused(
    command: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that is not a record is refused in one line with its name and the reason, exit code 2."""
    path = tmp_path / "broken.jsonl"
    path.write_bytes(content)
    assert main([command, str(path)]) == 2
    error = capsys.readouterr().err
    assert "broken.jsonl" in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("keep", [0.3, 0.5, 0.97])
def test_a_truncated_record_is_refused(
    command: str, keep: float, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Wherever a file was cut off, the line is named, and the exit code is 2."""
    text = file.read_text(encoding="utf-8")
    file.write_text(text[: int(len(text) * keep)], encoding="utf-8")
    assert main([command, str(file)]) == 2
    assert "line" in capsys.readouterr().err


def test_a_folder_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """For a folder the error of the system is shown in one line."""
    assert main(["verify", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_replay_tells_the_match(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The replay shows every entry in sentences, the last position, and who won."""
    assert main(["replay", str(file)]) == 0
    text = capsys.readouterr().out
    assert "Zanetta, Giacomo" in text
    assert "Zanetta takes a pebble and leaves 9. [TOY-5]" in text
    assert "heap: 0" in text
    assert "win" in text or "shared" in text


def test_replay_stops_at_an_entry(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--entry 3` shows the position after three entries and nothing later."""
    assert main(["replay", str(file), "--entry", "3"]) == 0
    text = capsys.readouterr().out
    assert "heap: 9" in text
    assert "leaves 8" not in text


def test_replay_tells_onlookers_no_secrets(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A replay shows what an onlooker saw, and nothing that only one player heard."""
    assert main(["replay", str(file), "--entry", "2"]) == 0
    text = capsys.readouterr().out
    assert "Zanetta draws a stone." in text
    assert "sees the stone" not in text


def test_replay_refuses_an_entry_that_is_not_there(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """For an entry that does not exist, the last one is named."""
    assert main(["replay", str(file), "--entry", "999"]) == 2
    assert "no entry 999" in capsys.readouterr().err


def test_replay_step_by_step(file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """With `--step` the board is shown after each entry; the end of the input exits politely."""
    answers = iter(["", ""])

    def answer(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    assert main(["replay", str(file), "--step"]) == 0
    assert capsys.readouterr().out.count("heap: ") == 3


def test_replay_shows_what_was_undone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What was taken back is shown as it was heard then, with a remark."""
    match = serenissima.game("pebbles").start(seed=1, names=("Zanetta", "Giacomo"))
    match.play("take 1")
    match.undo(0)
    match.play("take 2")
    match.leave(1)
    path = tmp_path / "undone.jsonl"
    path.write_text(match.record(), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    text = capsys.readouterr().out
    assert "Zanetta takes a pebble and leaves 9. [TOY-5] (taken back later)" in text
    assert "Zanetta takes back entry 3" in text
    assert "leaves 8. [TOY-5]\n" in text
    assert "Giacomo ends the match by resignation." in text
    assert "Zanetta wins by resignation." in text


def test_replay_tells_a_turn_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Passing steps have no line of their own, except when the match is replayed entry by entry."""
    match = serenissima.game("venice-connection").start(seed=1, options={"starter": "seat-1"})
    match.play_line("0,0:F 1,0:7")
    path = tmp_path / "turn.jsonl"
    path.write_text(match.record(), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    text = capsys.readouterr().out
    assert "   3  Seat 1 lays 2 tiles. 14 are left. [VC-20]" in text
    assert text.count("Seat 1 lays") == 1 and "puts down" not in text
    assert main(["replay", str(path), "--entry", "1", "--step"]) == 0
    assert "   1  Seat 1: 0,0:F" in capsys.readouterr().out


@pytest.fixture
def placed(tmp_path: Path) -> Path:
    """The record of a match that began from a position."""
    position = {"players": [{"stone": "black", "taken": 2}, {"stone": "white", "taken": 1}], "heap": 5, "turn": 1}
    match = serenissima.game("pebbles").start(seats=2, seed="lagoon", position=position)
    path = tmp_path / "placed.jsonl"
    path.write_text(to_the_end(match).record(), encoding="utf-8")
    return path


def test_verify_says_plainly_that_a_match_began_from_a_position(
    placed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Everything verifies, and the output still says that the match began from a position."""
    assert main(["verify", str(placed)]) == 0
    said = capsys.readouterr().out
    assert "did not begin with the setup of the rules but from a position" in said
    assert "The seed and the position have the SHA-256" in said


def test_verify_finds_a_changed_position(placed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A changed position is found even if all entries remain legal."""
    changed(placed, '"outcome":{', '"outcome":null,"was":{')
    changed(placed, '"stone":"white"', '"stone":"grey"')
    assert main(["verify", str(placed)]) == 1
    assert "the position are not those that were committed to" in capsys.readouterr().out
    changed(placed, '"heap":5', '"heap":15')
    assert main(["verify", str(placed)]) == 2
    assert "line 1: there can be no such position: there are 10 pebbles" in capsys.readouterr().err


def test_replay_begins_with_the_position(placed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The position is shown before the first entry."""
    assert main(["replay", str(placed)]) == 0
    said = capsys.readouterr().out
    assert said.index("It begins from a position:") < said.index("   1  ")
