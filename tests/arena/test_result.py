"""Ratings, journals and manifests: a contest can be repeated, continued and compared."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from serenissima.arena import journal
from serenissima.arena.contest import Contest, Played, run
from serenissima.arena.journal import BadJournal
from serenissima.arena.ladder import ladder
from serenissima.arena.manifest import Manifest
from serenissima.arena.ratings import ratings
from serenissima.arena.result import result
from serenissima.bots.levels import bots_for
from serenissima.bots.ratings import ladder_of
from serenissima.core.game import AnyGame
from serenissima.games import all_games

PLAN = Contest(game="pebbles", bots=("uniform", "uniform"), matches=6, seed=3)


def test_who_wins_is_rated_higher() -> None:
    """The winner of most matches gets the higher rating, and more matches make it more certain."""
    plan = Contest(game="pebbles", bots=("a", "b", "c"), matches=1)
    few = ratings(plan, [Played(ranks=(1, 2, 3))] * 3)
    many = ratings(plan, [Played(ranks=(1, 2, 3))] * 30)
    assert [rated.bot for rated in many] == ["a", "b", "c"]
    assert many[0].mu > many[1].mu > many[2].mu
    assert all(more.sigma < less.sigma for more, less in zip(many, few, strict=True))


def test_entrants_of_one_name_share_one_rating() -> None:
    """Every name is rated once, however often it sits at the table."""
    plan = Contest(game="pebbles", bots=("a", "b", "b"), matches=1)
    found = ratings(plan, [Played(ranks=(1, 2, 3)), Played(ranks=(1, 3, 2))])
    assert [rated.bot for rated in found] == ["a", "b"]
    assert found[0].mu > 25 > found[1].mu


def test_partners_of_one_kind_are_rated_like_one() -> None:
    """Two partners against two of another kind are rated like one against one."""
    pairs = Contest(game="intrigues-a-venise", bots=("a", "a", "b", "b"), matches=1)
    singles = Contest(game="pebbles", bots=("a", "b"), matches=1)
    together = [Played(ranks=(1, 1, 2, 2), teams=(0, 0, 1, 1))] * 5
    assert ratings(pairs, together) == ratings(singles, [Played(ranks=(1, 2))] * 5)
    mixed = ratings(pairs, [Played(ranks=(1, 2, 1, 2), teams=(0, 1, 0, 1))])
    assert mixed[0].mu == pytest.approx(mixed[1].mu)


def test_a_journal_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """A journal is continued without playing anything twice, as if it had never stopped; a torn line is dropped."""
    path = tmp_path / "contest.jsonl"
    manifest = Manifest.of(PLAN, "serenissima arena ...")
    assert journal.begun(path, manifest) == []
    begun = list(journal.recorded(path, islice(run(PLAN), 3)))
    path.write_bytes(path.read_bytes() + b'{"ranks":[1,')
    found = journal.begun(path, manifest)
    assert found == begun
    rest = list(journal.recorded(path, run(PLAN, first=len(found))))
    assert found + rest == list(run(PLAN)) == journal.begun(path, manifest)


def test_more_matches_may_be_added_to_a_journal(tmp_path: Path) -> None:
    """A journal may be continued with more matches, but not with another seed."""
    path = tmp_path / "contest.jsonl"
    journal.begun(path, Manifest.of(PLAN))
    journal.begun(path, Manifest.of(msgspec.structs.replace(PLAN, matches=99)))
    with pytest.raises(BadJournal, match="another contest"):
        journal.begun(path, Manifest.of(msgspec.structs.replace(PLAN, seed=4)))


def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path) -> None:
    """A file that is not a journal is refused by name, and not a byte of it changes."""
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear Lucrezia,\n")
    with pytest.raises(BadJournal, match=r"letter\.txt"):
        journal.begun(path, Manifest.of(PLAN))
    assert path.read_bytes() == b"Dear Lucrezia,\n"


def test_the_manifest_repeats_the_contest() -> None:
    """The command line in the manifest alone gives the same matches again."""
    found = result(PLAN, list(run(PLAN)), command="serenissima arena pebbles")
    again = msgspec.json.decode(msgspec.json.encode(found.manifest), type=Manifest)
    assert list(run(again.contest)) == list(run(PLAN))
    assert again.command == "serenissima arena pebbles"


def test_a_ladder_puts_contests_together() -> None:
    """Levels that never met are compared through common opponents; the sensible one is in the middle."""
    above = Manifest.of(Contest(game="pebbles", bots=("top", "sensible"), matches=60), "first")
    below = Manifest.of(Contest(game="pebbles", bots=("sensible", "gentle", "gentle"), matches=30), "second")
    won, lost = Played(ranks=(1, 2)), Played(ranks=(2, 1))
    found = ladder([(above, [won, won, lost] * 20), (below, [Played(ranks=(1, 2, 3)), Played(ranks=(1, 3, 2))] * 15)])
    ratings = [each.rating for each in found.levels.values()]
    assert list(found.levels) == ["gentle", "sensible", "top"]
    assert ratings[0] < ratings[1] == 1500 < ratings[2]
    assert [each.matches for each in found.levels.values()] == [30, 90, 60]
    assert all(each.spread > 0 for each in found.levels.values())
    first, second = found.rungs
    assert (first.upper, first.lower, first.share, first.par) == ("top", "sensible", 0.667, 0.5)
    assert first.command == "serenissima arena pebbles --seats top,sensible --games 60 --seconds 0.2 --seed 0"
    assert first.low < 0.667 < first.high
    assert (second.seats, second.share, second.matches) == (3, 1.0, 30)


def test_a_ladder_leaves_out_what_broke_off() -> None:
    """A match that was broken off counts for nobody."""
    plan = Manifest.of(Contest(game="pebbles", bots=("top", "sensible"), matches=2))
    found = ladder([(plan, [Played(error="x"), Played(ranks=(1, 2))])])
    assert found.rungs[0].matches == 1
    assert found.levels["top"].matches == 1


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_ratings_that_are_shipped_are_of_levels_there_are(game: AnyGame) -> None:
    """Every shipped rating is of an existing level, weakest first, from contests between levels of that game."""
    offered = [level.name for level in bots_for(game)]
    shipped = ladder_of(game)
    assert set(shipped.levels) <= set(offered)
    assert all({rung.upper, rung.lower} <= set(offered) for rung in shipped.rungs)
