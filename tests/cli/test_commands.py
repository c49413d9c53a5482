"""The commands that answer at once: games, rules, perft, arena, bench, and what they say to bad input."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from serenissima.bench import peers, playouts
from serenissima.cli import COMMANDS, main, rulebook
from serenissima.cli.bench import compare
from serenissima.cli.words import words
from serenissima.core.languages import FALLBACK, languages, speaking
from serenissima.games import game


def shown(capsys: pytest.CaptureFixture[str], *argv: str, code: int = 0) -> str:
    """What a command prints when it ends with this exit code."""
    assert main(argv) == code
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The single line on stderr of a command that is refused."""
    assert main(argv) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("serenissima: ")
    assert captured.err.count("\n") == 1
    return captured.err


def test_the_name_alone_says_what_one_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a command a few existing commands are suggested, and where to find the others; that is no error."""
    text = shown(capsys)
    named = re.findall(r"^  serenissima (\w+)", text, re.MULTILINE)
    assert {"serve", "play", "rules"} <= set(named) <= set(COMMANDS)
    assert "serenissima --help" in text
    assert "usage:" not in text


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    """`serenissima --help` lists all commands, each with its sentence."""
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    text = capsys.readouterr().out
    assert all(f"    {command} " in text for command in COMMANDS)
    assert "cli-" not in text


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each command has a help text without an untranslated key."""
    with pytest.raises(SystemExit) as stopped:
        main([command, "--help"])
    assert stopped.value.code == 0
    assert "cli-" not in capsys.readouterr().out


def test_every_sentence_of_the_commands_is_in_the_catalogue() -> None:
    """Every key that a command uses is in the catalogue: otherwise it would be shown instead of words."""
    sources = Path(rulebook.__file__).parent.glob("*.py")
    keys = {key for file in sources for key in re.findall(r'\bwords\("([a-z-]+)"', file.read_text("utf-8"))}
    assert "cli-playing" in keys
    assert [key for key in sorted(keys) if words(key) == key] == []


def test_help_imports_nothing_heavy() -> None:
    """The server, the bots and the terminal drawing are imported only by the commands that need them."""
    program = (
        "import sys\nfrom serenissima.cli import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "print([name for name in ('rich', 'litestar', 'sqlalchemy', 'serenissima.bots') if name in sys.modules])"
    )
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert answer.stdout.splitlines()[-1] == "[]"


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    """Each game with its options, their values and defaults, and its bots by name and title."""
    lines = [" ".join(line.split()) for line in shown(capsys, "games").splitlines()]
    assert "Pebbles (pebbles), 2, 3, 4 players, not compiled" in lines
    assert any(line.startswith("heap 6 to 20, in steps of 2 10") for line in lines)
    assert any(line.startswith("peek false, true true") for line in lines)
    assert any(line.startswith("last plain, bonus, poison plain") for line in lines)
    assert "uniform Leaf in the lagoon" in lines
    assert "search Searcher (unless you choose)" in lines
    assert not any("cli-" in line for line in lines)


def test_the_bots_of_a_game_have_the_words_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    """A bot's title may be in the game's own catalogue; its key is never shown."""
    text = shown(capsys, "games")
    assert "Il Maestro" in text
    assert "bot-" not in text


def test_a_number_that_may_be_switched_off_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    """For an option that may be off, 0 is named beside the range."""
    assert "most_rounds 0, or 40 to 100 60" in " ".join(shown(capsys, "games").split())


def test_games_as_json_says_how_to_start_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON has name, title, seats, options with defaults and limits, bots, and whether the engine is compiled."""
    found = {game["name"]: game for game in json.loads(shown(capsys, "games", "--json"))}
    toy = found["pebbles"]
    assert toy["title"] == "Pebbles"
    assert toy["seats"] == [2, 3, 4]
    assert toy["bots"] == [
        {"name": "uniform", "title": "Leaf in the lagoon"},
        {"name": "search", "title": "Searcher"},
    ]
    assert toy["default_bot"] == "search"
    assert toy["compiled"] is False
    options = {option["name"]: option for option in toy["options"]}
    assert options["heap"] | {"rule": ""} == {
        "name": "heap", "kind": "number", "default": 10, "low": 6, "high": 20, "step": 2, "off": False, "rule": "",
    }  # fmt: skip
    assert options["peek"]["default"] is True
    assert options["last"]["choices"] == ["plain", "bonus", "poison"]


def test_rules_shows_all_or_one(capsys: pytest.CaptureFixture[str]) -> None:
    """The command shows the whole text, or one rule by its number in any spelling."""
    assert "TOY-13" in shown(capsys, "rules", "pebbles")
    for spelling in ("TOY-6", "toy-6", "6"):
        text = shown(capsys, "rules", "pebbles", "--rule", spelling)
        assert text.startswith("TOY-6 ")
        assert "wave" in text
        assert "TOY-7" not in text


def test_every_rule_can_be_asked_for() -> None:
    """Rules are found whether they are paragraphs or list items."""
    assert list(rulebook.rules(game("pebbles"))) == [f"TOY-{number}" for number in range(1, 16)]
    blocks = rulebook._blocks("# Title\n- **A-1** one\n  goes on\n- **A-2** two\n\n**A-3** three\nmore\n")
    assert blocks == ["**A-1** one\ngoes on", "**A-2** two", "**A-3** three\nmore"]


def test_perft_counts_every_depth(capsys: pytest.CaptureFixture[str]) -> None:
    """Three stones to draw, three again, then six moves: the counts follow from the rules."""
    answer = json.loads(shown(capsys, "perft", "pebbles", "--depth", "3", "--json"))
    assert [line["count"] for line in answer["counts"]] == [3, 9, 45]
    assert answer["seats"] == 2
    text = shown(capsys, "perft", "pebbles", "--depth", "2", "--seats", "3", "--option", "peek=off")
    assert "depth 2: 9 " in text


def test_arena_tells_wins_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    """The result is JSON for programs, and a table for people."""
    plan = ("arena", "pebbles", "--seats", "search,uniform", "--games", "4", "--iterations", "20", "--seconds", "60")
    found = json.loads(shown(capsys, *plan, "--json"))
    assert found["games"] == 4
    assert [standing["bot"] for standing in found["bots"]] == ["search", "uniform"]
    assert sum(standing["wins"] for standing in found["bots"]) + found["draws"] == 4
    assert all(standing["low"] <= standing["rate"] <= standing["high"] for standing in found["bots"])
    table = shown(capsys, *plan)
    assert "search" in table
    assert "4 matches" in table


def test_an_arena_stops_when_it_is_decided_and_goes_on_from_its_journal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A clear contest ends early with its verdict; the journal stores what was played, for this contest only."""
    journal = str(tmp_path / "journal.jsonl")
    plan = (
        "arena",
        "pebbles",
        "--seats",
        "search,uniform",
        "--seconds",
        "60",
        "--iterations",
        "60",
        "--journal",
        journal,
    )
    found = json.loads(shown(capsys, *plan, "--games", "400", "--stop", "0.1", "--json"))
    assert found["decision"]["verdict"] == "better"
    assert found["games"] < 400
    assert found["manifest"]["contest"]["seed"] == 0
    again = json.loads(shown(capsys, *plan, "--games", str(found["games"]), "--json"))
    assert again["bots"] == found["bots"]
    assert "is better" in shown(capsys, *plan, "--games", "400", "--stop", "0.1")
    assert "another contest" in refused(capsys, *plan, "--games", "4", "--seed", "5")


def test_ratings_come_from_journals(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Levels with ratings and contests with intervals come from journals; wrong files are named."""
    from serenissima.bots import ratings

    journal = str(tmp_path / "contest.jsonl")
    plan = ("arena", "pebbles", "--seats", "search,uniform", "--games", "4", "--iterations", "20", "--seconds", "60")
    assert main([*plan, "--journal", journal]) == 0
    capsys.readouterr()
    monkeypatch.setattr(ratings, "file_of", lambda game: tmp_path / "ratings.json")
    assert main(["ratings", "pebbles", journal, "--write"]) == 0
    said = capsys.readouterr().out
    assert "search against uniform, 2 seats:" in said
    kept = json.loads((tmp_path / "ratings.json").read_text())
    assert main(["ratings", "pebbles", journal, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == kept
    assert set(kept["levels"]) == {"search", "uniform"}
    assert main(["ratings", "pebbles"]) == 0
    assert main(["ratings", "venise", journal]) == 2
    assert "journal of pebbles" in capsys.readouterr().err


def test_an_arena_says_what_it_lacks(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without Ray, or with an impossible margin, one line says what would be right."""
    monkeypatch.setitem(sys.modules, "ray", None)
    plan = ("arena", "pebbles", "--seats", "uniform,uniform", "--games", "2")
    assert "scale" in refused(capsys, *plan, "--ray", "auto")
    with pytest.raises(SystemExit):
        main([*plan, "--stop", "much"])
    assert "0.05" in capsys.readouterr().err


def test_bench_prints_one_object(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures per game with both ratios, and the peers, are printed as JSON or as a table."""
    games = {"pebbles": {"plain": 1000, "compiled": 20000, "picked": 27000, "loop": 90000, "ratio": 20.0}}
    monkeypatch.setattr(playouts, "measure", lambda quick: {name: dict(found) for name, found in games.items()})
    monkeypatch.setattr(peers, "measure", lambda quick: {"open_spiel.backgammon": 9000, "open_spiel.chess": None})
    parts = ("--only", "games", "--only", "peers")
    found = json.loads(shown(capsys, "bench", "--json", *parts))
    assert found["games"]["pebbles"] == games["pebbles"] | {
        "against": {"open_spiel.backgammon": {"compiled": 2.22, "picked": 3.0, "loop": 10.0}}
    }
    assert found["peers"] == {"open_spiel.backgammon": 9000, "open_spiel.chess": None}
    table = shown(capsys, "bench", *parts)
    assert "20,000" in table
    assert "backgammon" in table


def test_bench_names_what_is_not_installed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing peer or part is null with its reason, and everything else is still measured."""
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    found = json.loads(shown(capsys, "bench", "--json", "--only", "peers"))
    assert found["peers"]["open_spiel.backgammon"] is None
    assert "not installed" in found["peers"]["missing"]["open_spiel.backgammon"]
    monkeypatch.setitem(sys.modules, "serenissima.bench.store", None)
    assert "missing" in json.loads(shown(capsys, "bench", "--json", "--only", "store"))["store"]


def test_bench_keeps_the_other_figures_when_a_part_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error is reported in the place of its figure, and the exit code is 1."""

    def broken(quick: bool) -> dict[str, object]:
        raise RuntimeError("out of breath")

    monkeypatch.setattr(playouts, "measure", broken)
    monkeypatch.setattr(peers, "measure", lambda quick: {"open_spiel.backgammon": 9000})
    parts = ("--only", "games", "--only", "peers")
    found = json.loads(shown(capsys, "bench", "--json", *parts, code=1))
    assert "out of breath" in found["games"]["error"]
    assert found["peers"]["open_spiel.backgammon"] == 9000
    assert "out of breath" in shown(capsys, "bench", *parts, code=1)


def test_bench_compares_only_what_there_is() -> None:
    """Without a compiled engine, or without the peer, there is no ratio."""
    games = {
        "a": {"compiled": None, "picked": None, "loop": None},
        "b": {"compiled": 3.0, "picked": None, "loop": 5.0},
    }
    found: dict[str, Any] = {"games": games}
    compare(found)
    assert found["games"]["b"]["against"] == {}
    found["peers"] = {"p": 2.0, "q": None, "missing": {"q": "not installed"}}
    compare(found)
    assert [figures["against"] for figures in found["games"].values()] == [
        {"p": {}},
        {"p": {"compiled": 1.5, "loop": 2.5}},
    ]


def test_plain_and_compiled_are_measured_in_processes_of_their_own() -> None:
    """The plain figures come from an engine that is really uncompiled."""
    found = playouts._in_process(0.01, 1, plain=True)
    assert found["pebbles"].python > 0
    assert found["pebbles"].loop > 0
    assert not any(rates.compiled for rates in found.values())


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        ("rules regatta", "no game 'regatta'; there are"),
        ("play regatta", "no game 'regatta'"),
        ("perft regatta --depth 1", "no game 'regatta'"),
        ("arena regatta --seats a,b --games 1", "no game 'regatta'"),
        ("rules pebbles --rule TOY-99", "TOY-1 - TOY-15"),
        ("play pebbles --bot casanova", "there are Leaf in the lagoon (uniform), Searcher (search)"),
        ("play pebbles --seat 3", "no seat 3"),
        ("play pebbles --seats 9", "2, 3 or 4"),
        ("play pebbles --option heap=7", "heap"),
        ("play pebbles --option heap=many", "whole number"),
        ("play pebbles --option peek=perhaps", "true or false"),
        ("play pebbles --option gold=1", "no option 'gold'"),
        ("play pebbles --option heap", "NAME=VALUE"),
        ("perft pebbles --depth 1 --seats 5", "2, 3 or 4"),
        ("arena pebbles --seats uniform,casanova --games 1", "no bot 'casanova'"),
        ("arena pebbles --seats uniform --games 1", "not 1"),
        ("replay missing.jsonl", "missing.jsonl: No such file"),
        ("verify missing.jsonl", "missing.jsonl: No such file"),
    ],
)
def test_bad_input_is_one_clear_line(argv: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Unknown games, options, bots and files give one line on stderr, exit code 2 and no traceback."""
    assert says in refused(capsys, *argv.split())


def test_serve_hands_on_what_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command passes its arguments on to the server."""
    asked: dict[str, object] = {}
    monkeypatch.setattr("serenissima.server.serving.run", lambda **given: asked.update(given))
    where = ["--port", "9000", "--lan", "--open", "--data", "there", "--db", "sqlite:///x"]
    called = ["--name", "play.example.org", "--name", "games.example.org", "--proxy", "127.0.0.1, 10.0.0.0/8"]
    assert main(["serve", *where, *called, "--build-engine", "make engine"]) == 0
    assert asked == {
        "host": "127.0.0.1", "port": 9000, "lan": True, "open_page": True, "data": Path("there"), "db": "sqlite:///x",
        "build_engine": "make engine", "names": ["play.example.org", "games.example.org"],
        "proxies": ("127.0.0.1", "10.0.0.0/8"),
    }  # fmt: skip


@pytest.mark.parametrize("port", ["99999", "-1", "http"])
def test_serve_refuses_a_port_that_is_none(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    """An impossible port is refused before anything is started."""
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--port", port])
    assert stopped.value.code == 2
    assert "--port" in capsys.readouterr().err


@pytest.mark.parametrize("argv", ["perft pebbles --depth 0", "arena pebbles --seats a,b --games x", "regatta"])
def test_a_command_line_that_makes_no_sense_is_refused(argv: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A command line that cannot be parsed ends with exit code 2 and the usage."""
    with pytest.raises(SystemExit) as stopped:
        main(argv.split())
    assert stopped.value.code == 2
    assert "usage: serenissima" in capsys.readouterr().err


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize(
    "argv", [["rules"], ["games", "--wrong"], ["bogus"], ["perft", "canaletto", "--depth"], ["games", "--json=1"]]
)
def test_mistakes_are_explained_in_the_language_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, argv: list[str]
) -> None:
    """What argparse says of a mistake comes from the catalogues as well, with what was typed in it."""
    monkeypatch.setenv("SERENISSIMA_LANG", language)
    with speaking(FALLBACK), pytest.raises(SystemExit) as stopped:
        main(argv)
    assert stopped.value.code == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert not re.search("argument|required|choose|expected|%|[$]|cli-", said), said
