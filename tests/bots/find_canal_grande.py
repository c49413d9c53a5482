"""Finds positions of Canal Grande in which few decisions are proven to win, or to save the match; prints them as JSON.

python -m tests.bots.find_canal_grande <motif> <number> [<seed>]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from serenissima.games.canal_grande import GAME
from serenissima.games.canal_grande.setup import set_up
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.ending import won_with
from serenissima.games.canal_grande.state.position import VOTING
from tests.bots.canal_grande_proofs import TooLarge, judged

DISTRICTS = ["CAN", "SCR", "SPO", "DOR", "SMA", "CAS"]
Laid = dict[str, Any]


class Box:
    """The cards of a match for two that are not used yet."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.cards = [district for district in DISTRICTS for _ in range(5)] + ["GON"] * 6
        self.cards += ["SPY"] * 3 + ["TRA"] * 7 + ["DOG"] * 6 + ["1"] * 4 + ["2"] * 5 + ["3"] * 5

    def take(self, *cards: str) -> str:
        """Takes exactly these cards."""
        for card in cards:
            self.cards.remove(card)
        return " ".join(cards)

    def any(self, number: int, kinds: list[str]) -> str:
        """Takes this many random cards of these kinds."""
        return self.take(*self.random.sample([card for card in self.cards if card in kinds], number))


def near(box: Box) -> str:
    """Trophies one or two short of winning."""
    random = box.random
    if random.random() < 0.25:
        three, more = random.sample(DISTRICTS, 2)
        if box.cards.count(three) >= 4:
            return box.take(three, three, three, more)
    kinds = random.sample(DISTRICTS, random.choice([4, 5, 5]))
    return box.take(*kinds)


def some(box: Box) -> Laid:
    """Hands and trophies late in a match."""
    random = box.random
    trophies = (near(box), near(box))
    hands = [box.any(random.randint(1, 5), [*DISTRICTS, "GON"]) for _ in range(2)]
    return {"trophies": trophies, "hands": hands, "divider": random.randrange(2)}


def lead(box: Box) -> Laid:
    return {**some(box), "resolves": ("chooser", box.take("DOG"))}


def order(box: Box) -> Laid:
    specials = box.random.choice([("DOG", "TRA"), ("DOG", "SPY"), ("DOG", "TRA", "SPY"), ("DOG", "DOG", "TRA")])
    return {**some(box), "resolves": (box.random.choice(["chooser", "divider"]), box.take(*specials))}


def revealed(box: Box) -> list[str]:
    numbers = box.any(3, ["1", "2", "3"]).split()
    actions = box.take("DOG").split() + box.any(4, [*DISTRICTS, "GON", "TRA", "DOG"]).split()
    return actions + numbers


def choose(box: Box) -> Laid:
    found = some(box)
    cards = revealed(box)
    box.random.shuffle(cards)
    cut = box.random.randint(2, 6)
    return {**found, "trays": (" ".join(cards[:cut]), " ".join(cards[cut:])), "split": True}


def split(box: Box) -> Laid:
    """The chooser lacks one district; both have cards of it, and there is one more to be had, with a doge."""
    random = box.random
    last = random.choice(DISTRICTS)
    theirs = box.take(*(district for district in DISTRICTS if district != last))
    ours = near(box)
    hands = [
        " ".join([box.take(last), box.any(random.randint(0, 2), [*DISTRICTS, "GON"])]).strip(),
        " ".join([box.take(last), box.any(random.randint(1, 2), [last, *DISTRICTS, "GON"])]),
    ]
    actions = [box.take("DOG"), box.take(last), box.any(1, ["TRA", "GON", "GON"]), box.any(2, DISTRICTS)]
    numbers = box.take(*([random.choice("123")] * 3))
    return {"trophies": (theirs, ours), "hands": hands, "divider": 1, "trays": (" ".join([*actions, numbers]), "")}


def catch_up(box: Box) -> Laid:
    """The phase has ended, and the lower side may draw; many cards lie in the discards."""
    found = some(box)
    low, high = box.take("1", "1"), box.take("3", "3", "3", "2")
    lower = box.random.randrange(2)
    pile = box.random.choice([["DOG"] * 4, ["DOG", "DOG", "TRA", "TRA"], ["DOG", "DOG", "CAN", "GON"]])
    rest = [card for card in box.cards if card not in "123"]
    for card in pile:
        rest.remove(card) if card in rest else None
    return {
        **found, "numbers": (low, high) if lower == 0 else (high, low), "discards": " ".join(rest),
        "resolves": ("divider", ""),
    }  # fmt: skip


MOTIFS: dict[str, Callable[[Box], Laid]] = {
    "lead": lead, "answer": lead, "order": order, "choose": choose, "split": split, "catch-up": catch_up,
}  # fmt: skip


def texts(codes: list[int]) -> list[str]:
    """Moves as people type them."""
    return [GAME.alphabet.text(GAME.alphabet.move(code)) for code in codes]


def arranged(position: dict[str, Any]) -> State:
    """The position as it is stored in the file."""
    laid = dict(position["laid"])
    if "resolves" in laid:
        laid["resolves"] = tuple(laid["resolves"])
    state = set_up(2, laid.pop("hands"), **laid)
    for text in position.get("moves", []):
        state.play(GAME.alphabet.code(GAME.alphabet.parse(text)))
    return state


def good(state: State) -> tuple[str, list[list[int]], int] | None:
    """What is proven here: the kind of proof, the decisions it singles out, and how many there are in all; or None."""
    found = judged(state, 60_000)
    for what, test in (("wins", lambda low, _: low > 1 - 1e-9), ("saves", lambda _, high: high > 1e-9)):
        best = [codes for codes, (low, high) in found.values() if test(low, high)]
        if best and len(best) <= max(1, len(found) // 4) and len(found) > len(best):
            return what, best, len(found)
    return None


def find(motif: str, random: Random) -> dict[str, Any] | None:
    """A position of this motif, if this attempt finds one."""
    laid = MOTIFS[motif](Box(random))
    position: dict[str, Any] = {"motif": motif, "laid": laid}
    state = arranged(position)
    if any(won_with(won) for won in state.trophies):
        return None
    if motif == "answer" and state.vote is not None:
        codes = [random.choice(state.codes())]
        state.play(codes[0])
        codes.append(state.codes()[0])
        state.play(codes[1])
        position["moves"] = texts(codes)
        if state.stage != VOTING:
            return None
    if state.to_move() < 0 or len(state.codes()) < 2:
        return None
    try:
        proven = good(state)
    except TooLarge:
        return None
    if proven is None:
        return None
    what, best, among = proven
    return {**position, "proof": what, "best": [texts(codes) for codes in best], "among": among}


def main() -> None:
    motif, number = sys.argv[1], int(sys.argv[2])
    random = Random(sys.argv[3] if len(sys.argv) > 3 else 0)
    while number:
        try:
            found = find(motif, random)
        except ValueError:
            continue
        if found is not None:
            sys.stdout.write(json.dumps(found) + "\n")
            sys.stdout.flush()
            number -= 1


if __name__ == "__main__":
    main()
