"""Positions of Intrigues à Venise shortly before a mission is accomplished."""

from __future__ import annotations

from serenissima.games.intrigues_a_venise.setup import play, set_up
from serenissima.games.intrigues_a_venise.state import State


def about_to_arrive() -> State:
    """Green (Bubble) knows Red's letter, stands beside #1 and can go there with a blue marble."""
    state = set_up(pieces={"red tall": 37, "green tall": 8, "green fat": 57}, to_move="green", marbles="RWW")
    play(state, "marble red", "spy green tall", "step v37", "finish", "meet v37", "ask red identity")
    play(state, "answer F! thin! mB", "exile v39", "end")
    for _ in range(3):
        play(state, "marbles WWW", "end")
    return play(state, "marbles BWW")


def arrived() -> State:
    """Green has gone there: the mission is accomplished, and not yet announced."""
    return play(about_to_arrive(), "marble blue", "spy green fat", "step v54", "finish")
