"""The table drawn with characters: trophies, points, trays, the vote, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Sequence

from serenissima.core.text import sentence
from serenissima.games.canal_grande import GAME
from serenissima.games.canal_grande.box import DISTRICTS
from serenissima.games.canal_grande.view import Group, Player, Side, Tray, View, Vote

FULL, EMPTY = "■", "·"
SLOTS = 4
WIDEST = 30
"""Characters for the names of a side: a line has 80."""


def draw(view: View, names: Sequence[str]) -> str:
    """The table as this seat sees it."""
    lines = [_say("head", phase=view.phase, round=view.round, actions=view.action_pile, numbers=view.number_pile), ""]
    lines += _trophies(view.sides, names)
    lines += ["", *(_player(view, player, names) for player in view.players)]
    if view.discards:
        lines += ["", _say("discards", count=len(view.discards), cards=_cards(view.discards))]
    if any(tray.cards for tray in view.trays):
        lines += ["", *(_tray(number, tray, names) for number, tray in enumerate(view.trays, start=1))]
    if view.pending:
        lines += ["", _say("pending", cards=_cards(view.pending), seat=_name(view.active, names))]
    if view.vote is not None:
        lines += ["", *_vote(view.vote, names)]
    own = next((player.hand for player in view.players if player.seat == view.seat), None)
    if own is not None:
        lines += ["", _say("hand", cards=_cards(own) or EMPTY)]
    if view.looked_back is not None:
        lines += ["", *_looked_back(view, names)]
    return "\n".join(lines)


def _say(key: str, **args: str | int) -> str:
    return sentence(GAME, f"terminal-{key}", args)


def _name(seat: int | None, names: Sequence[str]) -> str:
    return "" if seat is None else names[seat]


def _cards(cards: Sequence[str]) -> str:
    """Cards of one kind together: `2×CAN GON`."""
    kinds = dict.fromkeys(cards)
    counts = {card: list(cards).count(card) for card in kinds}
    return " ".join(card if count == 1 else f"{count}×{card}" for card, count in counts.items())


def _trophies(sides: Sequence[Side], names: Sequence[str]) -> list[str]:
    """Six columns, four slots for each side."""
    who = [" + ".join(names[seat] for seat in side.seats)[:WIDEST] for side in sides]
    wide = max(map(len, who))
    lines = [" " * (wide + 2) + "".join(f"{name:<6}" for name in DISTRICTS) + _say("points")]
    for side, name in zip(sides, who, strict=True):
        slots = "".join(f"{FULL * min(won, SLOTS) + EMPTY * (SLOTS - won):<6}" for won in side.trophies)
        lines.append(f"{name:<{wide}}  {slots}{side.total}")
    return lines


def _player(view: View, player: Player, names: Sequence[str]) -> str:
    """How many cards a player holds, and which of them the viewer can be sure of."""
    role = "divider" if player.seat == view.divider else "chooser" if player.seat == view.chooser else "other"
    args: dict[str, str | int] = {
        "seat": names[player.seat],
        "role": role,
        "size": player.hand_size,
        "known": _cards(player.known) or EMPTY,
        "unknown": player.unknown,
        "numbers": _cards(player.numbers) or EMPTY,
    }
    return sentence(GAME, "terminal-own" if player.seat == view.seat else "terminal-player", args)


def _tray(number: int, tray: Tray, names: Sequence[str]) -> str:
    if tray.taken_by is not None:
        return _say("taken", number=number, seat=_name(tray.taken_by, names))
    args: dict[str, str | int] = {"number": number, "cards": _cards(tray.cards) or EMPTY, "points": tray.points}
    return sentence(GAME, "terminal-tray", args)


def _groups(groups: Sequence[Group]) -> str:
    return "".join(f" + GON {group.count}×{group.district}" for group in groups)


def _vote(vote: Vote, names: Sequence[str]) -> list[str]:
    """The contested district, and what everybody has laid."""
    name = EMPTY if vote.district is None else vote.district
    lines = [_say("vote", district=name, first=vote.totals[0], second=vote.totals[1])]
    for row in vote.rows:
        laid = f"{row.contested}×{name}{_groups(row.groups)}" if row.total else EMPTY
        state = "passed" if row.passed else "asked" if row.seat == vote.asked else "in"
        lines.append(_say("row", seat=names[row.seat], laid=laid, total=row.total, state=state))
    if vote.need is not None:
        lines.append(_say("need", need=vote.need))
    if vote.draft is not None and vote.draft.district is not None:
        draft = vote.draft
        picked = f"{draft.contested}×{draft.district}{_groups(draft.groups)}"
        lines.append(_say("draft", cards=picked, total=draft.total))
    return lines


def _looked_back(view: View, names: Sequence[str]) -> list[str]:
    """Every split with its regrets."""
    assert view.looked_back is not None
    lines = [_say("looked-back")]
    for split in view.looked_back.splits:
        first, second = (_cards(offer.cards) for offer in split.offers)
        lines.append(
            _say(
                "split",
                round=split.round,
                divider=names[split.divider],
                chooser=names[split.chooser],
                first=f"[{first}]" if split.chosen == 1 else first,
                second=f"[{second}]" if split.chosen == 2 else second,
                divider_regret=f"{split.divider_regret:.1f}",
                chooser_regret=f"{split.chooser_regret:.1f}",
            )
        )
    return lines
