"""Tables of Canal Grande for the web client's unit tests (`make fixtures`)."""

from __future__ import annotations

from tests.fixtures import Making, Shown, shown
from tests.games.canal_grande.setting import GAME, Scene, splitting, vote


def _seen(scene: Scene, seat: int) -> Shown:
    return shown(GAME, scene.state, seat)


def _heard(scene: Scene, seat: int | None, *last: str) -> Shown:
    """The scene after these last moves, with what is heard of them."""
    before = len(scene.told)
    scene.play(*last)
    return shown(GAME, scene.state, seat, scene.told[before:])


def _split(*puts: str) -> Shown:
    """The first seat divides two Cannaregio and a gondola."""
    return _seen(splitting("CAN CAN GON", "SPO", "CAS").play(*puts), 0)


def _asked(first: str, second: str, *moves: str) -> Shown:
    """The second seat is asked to outbid what the first one laid."""
    lays = [f"lay {card}" for card in first.split()]
    return _seen(vote(first, second).play(*lays, "confirm", *moves), 1)


def _won() -> Shown:
    """The second seat has outbid the first, who passes."""
    return _heard(vote("SPO SPO", "SPO GON CAN CAN").play("lay SPO SPO", "lay SPO CAN CAN"), 0, "pass")


def _betrayal(seat: int | None) -> Shown:
    """The first of four has a traitor and robs the third of the only card."""
    return _heard(vote("CAS", "CAS", "DOR", "CAS", doges="TRA"), seat, "betray C", "pluck DOR")


FIXTURES: Making = {
    "split": _split,
    "split-one": lambda: _split("put CAN"),
    "split-both": lambda: _split("put CAN", "put GON"),
    "forced": lambda: _asked("CAS", "SMA SMA"),
    "free": lambda: _asked("CAS", "CAS CAS"),
    "picked": lambda: _asked("CAS CAS", "CAS CAS CAS", "lay CAS"),
    "won": _won,
    "betrayal": lambda: _betrayal(None),
    "betrayal-victim": lambda: _betrayal(2),
}
