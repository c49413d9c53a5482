"""The contract tests can fail: faults planted in the toy are caught, each by the promise it breaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

import serenissima
from serenissima.core.game import AnyGame, Refusal
from serenissima.core.options import flag
from serenissima.core.state import EVERYONE, NOBODY, TimeLimit, Told
from tests.contract import checks, positions, secrecy
from tests.contract.cases import Case

pytestmark = pytest.mark.once

Plant = Callable[[pytest.MonkeyPatch, AnyGame], AnyGame]


def part(name: str) -> Any:
    """A module of the toy, as the platform has imported it."""
    return import_module(f"serenissima.games.pebbles.{name}")


def open_view(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The view shows every stone."""

    def view(state: Any, seat: int) -> Any:
        seen = game.view(state, seat)
        stones = part("box").STONES
        players = tuple(
            msgspec.structs.replace(player, stone=None if stone < 0 else stones[stone])
            for player, stone in zip(seen.players, state.stones, strict=True)
        )
        return msgspec.structs.replace(seen, players=players)

    return replace(game, view=view)


def onlooker_view(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The number of an onlooker counts from the end, as negative numbers do: it sees with a player's eyes."""
    return replace(
        game, view=lambda state, seat: msgspec.structs.replace(game.view(state, seat % state.rules.seats), seat=seat)
    )


def loud_draw(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Everybody hears which stone was drawn."""
    tell = part("telling")._tell

    def everyone(state: Any, rule: str, event: Any, to: int = EVERYONE, reveals: bool = False) -> None:
        tell(state, rule, event, EVERYONE, reveals)

    patch.setattr(part("telling"), "_tell", everyone)
    return game


def talking_codes(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A black stone cannot be pointed at: the legal moves tell its colour."""
    codes, point = part("state").State.codes, part("codes").POINT

    def fewer(self: Any) -> list[int]:
        kept = [code for code in codes(self) if not (point <= code < point + 4 and self.stones[code - point] == 2)]
        return kept or codes(self)

    patch.setattr(part("state").State, "codes", fewer)
    return game


def talking_refusal(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A refusal mentions a stone."""

    def refuse(state: Any, seat: int, code: int) -> Refusal:
        return Refusal("TOY-5", "heap-too-small", {"left": sum(state.stones)})

    return replace(game, refuse=refuse)


def forgetful_imagination(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The imagined world has another own stone."""

    def imagine(view: Any, random: Random) -> Any:
        world = game.imagine(view, random)
        if view.seat >= 0:
            world.stones[view.seat] = (world.stones[view.seat] + 1) % 3
        return world

    return replace(game, imagine=imagine)


def silent_take(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Pebbles are taken without a word, so the view changes by itself."""
    tell, taken = part("telling")._tell, part("events").Taken

    def quiet(state: Any, rule: str, event: Any, to: int = EVERYONE, reveals: bool = False) -> None:
        if not isinstance(event, taken):
            tell(state, rule, event, to, reveals)

    patch.setattr(part("telling"), "_tell", quiet)
    return game


def shared_copy(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A copy shares a list with its original."""
    copy = part("state").State.copy

    def shallow(self: Any) -> Any:
        twin = copy(self)
        twin.taken = self.taken
        return twin

    patch.setattr(part("state").State, "copy", shallow)
    return game


def restless_codes(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Two calls of codes() differ."""
    codes, random = part("state").State.codes, Random(1)

    def shuffled(self: Any) -> list[int]:
        found: list[int] = codes(self)
        random.shuffle(found)
        return found

    patch.setattr(part("state").State, "codes", shuffled)
    return game


def eager_events(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """An event is built though nobody listens."""
    take, events = part("state").State._take, part("events")

    def eager(self: Any, count: int) -> None:
        events.Taken(self.turn, count, self.heap)
        take(self, count)

    patch.setattr(part("state").State, "_take", eager)
    return game


def lost_pebble(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A wave takes a pebble that never reaches the lagoon."""
    wave = part("state").State._wave

    def lossy(self: Any, comes: bool) -> None:
        wave(self, comes)
        self.lagoon = 0

    patch.setattr(part("state").State, "_wave", lossy)
    return game


def foreign_event(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """An event is told that the game does not declare."""
    play = part("state").State.play

    def odd(self: Any, code: int) -> None:
        play(self, code)
        if self.told is not None:
            self.told.append(Told(part("view").Guess(0, None), "TOY-5"))

    patch.setattr(part("state").State, "play", odd)
    return game


def unruly_refusal(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A refusal cites a rule that does not exist."""
    return replace(game, refuse=lambda state, seat, code: Refusal("TOY-99", "own-stone"))


def wordless_refusal(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A refusal has no sentence."""
    return replace(game, refuse=lambda state, seat, code: Refusal("TOY-5", "because"))


def wordless_argument(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A refusal's sentence needs an argument that is not given."""
    return replace(game, refuse=lambda state, seat, code: Refusal("TOY-5", "heap-too-small"))


def endless(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The heap never gets smaller."""
    take = part("state").State._take

    def generous(self: Any, count: int) -> None:
        self.heap += count
        take(self, count)

    patch.setattr(part("state").State, "_take", generous)
    return game


def no_rank(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The last seat is forgotten in the outcome."""
    outcome = part("state").State.outcome

    def short(self: Any) -> Any:
        full = outcome(self)
        return None if self.to_move() != NOBODY else msgspec.structs.replace(full, ranks=full.ranks[:-1])

    patch.setattr(part("state").State, "outcome", short)
    return game


def crooked_pick(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A quick way to pick a random code prefers the last one."""
    patch.setattr(part("state").State, "pick", lambda self, ticket: self.codes()[-1])
    return game


def wordless_option(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """An option has no sentence."""
    return replace(game, options=(*game.options, flag("tide", "TOY-6")))


def confused_alphabet(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Two moves have the same text."""
    patch.setattr(type(game.alphabet), "text", lambda self, move: str(move.__struct_config__.tag))
    return game


def hasty_clock(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """When time is up something is played that is not legal."""
    limit = TimeLimit(5, 0)
    patch.setattr(part("state").State, "time_limit", lambda self: limit if self.to_move() >= 0 else None)
    return game


def talking_clock(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The time for a decision depends on a hidden stone."""

    def limit(self: Any) -> TimeLimit | None:
        return TimeLimit(5 + sum(self.stones), self.codes()[0]) if self.to_move() >= 0 else None

    patch.setattr(part("state").State, "time_limit", limit)
    return game


def careless_sharing(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """The game says that all see the same although they do not."""
    patch.setattr(part("state").State, "nothing_secret", lambda self: True)
    return game


def unmarked_reveal(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A peek is not marked as a reveal, so it could be taken back freely after it was seen."""
    tell = part("telling")._tell

    def unmarked(state: Any, rule: str, event: Any, to: int = EVERYONE, reveals: bool = False) -> None:
        tell(state, rule, event, to, reveals and rule != "TOY-7")

    patch.setattr(part("telling"), "_tell", unmarked)
    return game


def standing_view(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Everybody sees the first position all the time: nothing in the view moves on."""

    def view(state: Any, seat: int) -> Any:
        return game.view(part("state").State(state.rules), seat)

    return replace(game, view=view)


def _fading(patch: pytest.MonkeyPatch) -> None:
    """Which colour was guessed fades."""
    guessed = part("events").Guessed

    def tell(state: Any, rule: str, event: Any, to: int = EVERYONE, reveals: bool = False) -> None:
        state.told.append(Told(event, rule, to, reveals, fades=isinstance(event, guessed)))

    patch.setattr(part("telling"), "_tell", tell)


def _unnamed(seen: Any) -> Any:
    """The view without the colours that were guessed."""
    players = tuple(
        msgspec.structs.replace(player, guess=player.guess and msgspec.structs.replace(player.guess, stone=None))
        for player in seen.players
    )
    return msgspec.structs.replace(seen, players=players)


def lasting_past(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """What has faded is still there for whoever goes back to that moment."""
    _fading(patch)
    return game


def lasting_present(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """What has faded is not in the past, but still in the view."""
    _fading(patch)
    return replace(game, extras=replace(game.extras, bygone=lambda state, seat: _unnamed(game.view(state, seat))))


def too_good_a_memory(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Somebody remembers what was never shown: a world imagined by that is not the one remembered."""

    def remembered(state: Any, seat: int) -> Any:
        return msgspec.structs.replace(game.view(state, seat), heap=state.heap + sum(state.stones))

    return replace(game, extras=replace(game.extras, remembered=remembered))


def graceful_leaving(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """Whoever leaves takes all pebbles that are left, and wins."""

    def leave(self: Any, seat: int) -> bool:
        self.waves = False
        self.stones = [max(0, stone) for stone in self.stones]
        self.taken[seat] += self.heap + 99
        self.heap = 0
        return True

    patch.setattr(part("state").State, "leave", leave)
    return game


def forgetful_position(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """What is written down does not say who has peeked."""
    assert game.positions is not None
    describe = game.positions.describe

    def without(state: Any) -> Any:
        setup = describe(state)
        players = tuple(msgspec.structs.replace(player, peeked=None) for player in setup.players)
        return msgspec.structs.replace(setup, players=players)

    return replace(game, positions=replace(game.positions, describe=without))


def brittle_position(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """What cannot be is not refused with a reason: looking for it breaks."""
    assert game.positions is not None
    build = game.positions.build

    def breaks(seats: int, options: Any, setup: Any) -> Any:
        try:
            return build(seats, options, setup)
        except ValueError:
            raise KeyError("somewhere inside") from None

    return replace(game, positions=replace(game.positions, build=breaks))


def credulous_position(patch: pytest.MonkeyPatch, game: AnyGame) -> AnyGame:
    """A stone that nobody has can be looked at."""
    patch.setattr(part("setup"), "_check", lambda state, setup: None)
    patch.setattr(part("setup"), "_take_seat", _unchecked_seat)
    return game


def _unchecked_seat(state: Any, seat: int, player: Any) -> None:
    stones = part("box").STONES
    state.stones[seat] = -1 if player.stone is None else stones.index(player.stone)
    state.shown[seat] = player.shown
    state.peeked[seat] = -1 if player.peeked is None else player.peeked
    if player.guess is not None:
        state.guessed[seat] = player.guess.of
        state.named[seat] = -1 if player.guess.stone is None else stones.index(player.guess.stone)


PLANTS: list[tuple[Plant, str]] = [
    (open_view, "sees what it was not told"),
    (onlooker_view, "sees what it was not told"),
    (loud_draw, "hears more than it sees"),
    (silent_take, "sees what it was not told"),
    (talking_codes, "by its legal moves"),
    (talking_refusal, "by a refusal"),
    (talking_clock, "by the clock"),
    (unmarked_reveal, "is not marked"),
    (hasty_clock, "time is up"),
    (careless_sharing, "said to be shared"),
    (forgetful_imagination, "looks different"),
    (shared_copy, "changed"),
    (restless_codes, "differ"),
    (eager_events, "nobody listens"),
    (lost_pebble, "at the start"),
    (foreign_event, "not in event_type"),
    (unruly_refusal, "not in rules.md"),
    (wordless_refusal, "no English sentence refusal-because"),
    (wordless_argument, "cannot be said"),
    (endless, "not over"),
    (no_rank, "ranks"),
    (graceful_leaving, "has left, and is first"),
    (lasting_past, "sees in the past what has faded"),
    (lasting_present, "still sees what has faded"),
    (too_good_a_memory, "remembers what it was not told"),
    (crooked_pick, "picks"),
    (wordless_option, "no English sentence option-tide"),
    (confused_alphabet, "no-such-move"),
    (standing_view, "sees what it has seen before"),
    (forgetful_position, "reads differently"),
    (credulous_position, "is accepted, but"),
    (brittle_position, "is not refused, it breaks"),
]


def keep_all(game: AnyGame) -> None:
    """All checks of the contract, on a few matches of a game."""
    for check in checks.GAME_CHECKS:
        check(game)
    for seed in range(4):
        case = Case(game, 3, (), seed)
        for each in checks.MATCH_CHECKS:
            each(case)
        for secret in secrecy.SECRET_CHECKS:
            secret(case)
        for position in positions.POSITION_CHECKS:
            position(case)


def test_the_toy_itself_passes() -> None:
    """Without a fault the same matches pass, so that what the faults raise is their own."""
    keep_all(serenissima.game("pebbles"))


@pytest.mark.parametrize(("plant", "found"), PLANTS, ids=[plant.__name__ for plant, _ in PLANTS])
def test_a_planted_fault_is_caught(plant: Plant, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that leaks or lies in this way does not pass."""
    planted = plant(monkeypatch, serenissima.game("pebbles"))
    with pytest.raises((AssertionError, ValueError), match=found):
        keep_all(planted)


@pytest.mark.parametrize("plant", [open_view, onlooker_view, loud_draw, talking_codes, talking_refusal, talking_clock])
def test_a_leak_is_caught_by_the_checks_of_secrets_alone(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak is no accident of another check: the checks about secrets find it."""
    planted = plant(monkeypatch, serenissima.game("pebbles"))
    with pytest.raises(AssertionError):
        sum(secrecy.hidden_moves(Case(planted, 3, (), seed)) for seed in range(4))


def test_a_step_that_is_seen_and_not_heard_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers count what is heard: a game in which something is seen without a word would show that they do not."""
    planted = silent_take(monkeypatch, serenissima.game("pebbles"))
    with pytest.raises(AssertionError, match="heard nothing of"):
        secrecy.unheard(Case(planted, 3, (), 0))


def test_the_checks_of_secrets_have_something_to_compare() -> None:
    """In the toy hidden moves really make worlds that some observer cannot tell apart."""
    case = Case(serenissima.game("pebbles"), 3, (), 0)
    assert secrecy.hidden_moves(case) > 10
    assert secrecy.imagined(case) > 10
    whispering = Case(serenissima.game("canal-grande"), 2, (), 0)
    assert secrecy.unheard(whispering) > 10
