"""What the table is told, by which rule, and who hears it. Called only when somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from serenissima.core.state import EVERYONE, Told
from serenissima.games.canal_grande import events
from serenissima.games.canal_grande.box import CARDS, DISTRICTS, SPECIALS
from serenissima.games.canal_grande.cards import ACTION_MASK, HAND_MASK, SPECIALS_MASK, SPY, count, faces, points, size
from serenissima.games.canal_grande.hindsight import look_back
from serenissima.games.canal_grande.state.position import DRAWING_UP, NEVER, SIX, SPYING
from serenissima.games.canal_grande.state.rules import DEALT

if TYPE_CHECKING:
    from serenissima.games.canal_grande.state.position import Position
    from serenissima.games.canal_grande.state.running_vote import RunningVote


def _tell(position: Position, rule: str, event: events.Event, to: int = EVERYONE, reveals: bool = False) -> None:
    assert position.told is not None
    position.told.append(Told(event, rule, to, reveals))


def _by_seats(position: Position, two: str, four: str) -> str:
    """The number of a rule that differs between the game for two and the game for four."""
    return two if position.rules.seats == 2 else four


def _players(position: Position, side: int) -> tuple[int, int | None]:
    """The player of a side and None, or both players of a team."""
    return (side, None) if position.rules.seats == 2 else (2 * side, 2 * side + 1)


# the deal


def dealt(position: Position, seat: int, kind: int) -> None:
    """CG-302, CG-312: a card of a first hand; CG-313: at the end its owner hears the whole hand."""
    rule = _by_seats(position, "CG-302", "CG-312")
    _tell(position, rule, events.Dealt(seat))
    _tell(position, rule, events.FirstCard(seat, CARDS[kind]), 1 << seat)
    if position.due % DEALT == 0:
        _tell(position, rule, events.FirstHand(seat, faces(position.hands[seat])), 1 << seat)


def began(position: Position, seat: int) -> None:
    """CG-307, CG-316: who divides first."""
    _tell(position, _by_seats(position, "CG-307", "CG-316"), events.Began(seat))


# cards from the piles


def revealed(position: Position, kind: int) -> None:
    """CG-411: a card is turned face up."""
    _tell(position, "CG-411", events.Revealed(CARDS[kind]))


def shown(position: Position) -> None:
    """CG-411: all cards of the round lie face up."""
    _tell(position, "CG-411", events.Shown(position.divider, faces(position.first)))


def _source(position: Position) -> events.Source:
    return "spy" if position.stage == SPYING else "catch-up"


def drew(position: Position, kind: int) -> None:
    """CG-462, CG-622: only the drawer hears which card it is."""
    rule = "CG-462" if position.stage == SPYING else "CG-622"
    seat, source = position.active, _source(position)
    _tell(position, rule, events.Drew(seat, source))
    _tell(position, rule, events.Got(seat, CARDS[kind], source), 1 << seat)


def turned(position: Position, kind: int, used: bool) -> None:
    """CG-463, CG-464, CG-622: a special that was drawn."""
    rule = "CG-464" if kind == SPY else "CG-463"
    if position.stage == DRAWING_UP:
        rule = "CG-622"
    _tell(position, rule, events.Turned(position.active, SPECIALS[kind - SPY], _source(position), used))


def refilled(position: Position) -> None:
    """CG-412: the discards become the new pile."""
    _tell(position, "CG-412", events.Refilled(size(position.discard)))


# the two offers


def put_over(position: Position, kind: int) -> None:
    """CG-421: a card went into the second tray."""
    _tell(position, "CG-421", events.PutOver(position.divider, CARDS[kind]))


def split(position: Position) -> None:
    """CG-421: the two offers."""
    _tell(position, "CG-421", events.Split(position.divider, faces(position.first), faces(position.second)))


def chose(position: Position, seat: int) -> None:
    """CG-431: the offer that was chosen."""
    _tell(position, "CG-431", events.Chose(seat, position.chosen))


def took(position: Position, offer: int) -> None:
    """CG-442: what the active player has taken, and the total of the side now."""
    seat = position.active
    numbers, hand, specials = faces(offer & ~ACTION_MASK), faces(offer & HAND_MASK), faces(offer & SPECIALS_MASK)
    total = position.total(position.rules.side(seat))
    event = events.Took(seat, numbers, hand, len(hand), specials, len(specials), points(offer), total)
    _tell(position, "CG-442", event)


# specials


def resolving(position: Position, kind: int) -> None:
    """CG-444: which special is resolved now."""
    _tell(position, "CG-444", events.Resolving(position.active, SPECIALS[kind - SPY]))


def no_victim(position: Position) -> None:
    """CG-454: the traitor has no effect."""
    _tell(position, "CG-454", events.NoVictim(position.active))


def betrayed(position: Position) -> None:
    """CG-451: whom the traitor robs."""
    _tell(position, "CG-451", events.Betrayed(position.active, position.victim))


def forwent(position: Position) -> None:
    """CG-453: the traitor takes nothing."""
    _tell(position, "CG-453", events.Forwent(position.active))


def stole(position: Position, thief: int, victim: int, kind: int) -> None:
    """CG-455: only thief and victim hear which card it is."""
    _tell(position, "CG-455", events.Stole(thief, victim, CARDS[kind]), 1 << thief | 1 << victim)


# votes


def void(position: Position) -> None:
    """CG-472, CG-561: the doge has no effect, which reveals that hands hold no district card."""
    _tell(position, _by_seats(position, "CG-472", "CG-561"), events.Void(position.active), reveals=True)


def vote_began(position: Position, leader: int) -> None:
    """CG-471, CG-561: who leads, which reveals that this hand holds a district card."""
    owner = position.active
    helped = leader != owner
    _tell(position, "CG-561" if helped else "CG-471", events.VoteBegan(owner, leader, helped), reveals=True)


def picked(position: Position, seat: int, kind: int) -> None:
    """CG-811: only the player who picks hears it."""
    _tell(position, "CG-811", events.Picked(seat, DISTRICTS[kind]), 1 << seat)


def laid(position: Position, vote: RunningVote, seat: int, cards: int, opening: bool) -> None:
    """CG-481, CG-486: what was laid, and the total of the side now."""
    total = vote.side_total(position.rules.side(seat))
    event = events.Laid(seat, DISTRICTS[vote.contested], faces(cards), total, opening)
    _tell(position, "CG-481" if opening else "CG-486", event, reveals=True)


def passed(position: Position, seat: int) -> None:
    """CG-488, CG-565: a player passes."""
    _tell(position, _by_seats(position, "CG-488", "CG-565"), events.Passed(seat), reveals=True)


def vote_won(position: Position, vote: RunningVote, side: int) -> None:
    """CG-488, CG-501, CG-570, CG-571: who has won the vote, and with whose card."""
    name = DISTRICTS[vote.contested]
    player, partner = _players(position, side)
    won = events.VoteWon(player, partner, name, vote.side_total(side), vote.side_total(1 - side))
    _tell(position, _by_seats(position, "CG-488", "CG-570"), won)
    trophy = events.Trophy(vote.giver(side), name, side, count(position.trophies[side], vote.contested))
    _tell(position, _by_seats(position, "CG-501", "CG-571"), trophy)


def discarded(position: Position, seat: int, won: bool, lost: int, back: int) -> None:
    """CG-503, CG-504, CG-572: what a player loses and takes back after a vote."""
    if lost:
        rule = _by_seats(position, "CG-503" if won else "CG-504", "CG-572")
        _tell(position, rule, events.Discarded(seat, faces(lost)))
    if back:
        _tell(position, _by_seats(position, "CG-504", "CG-572"), events.TookBack(seat, faces(back)))


# rounds, phases, the end


def round_began(position: Position) -> None:
    """CG-401, CG-511: who divides and who chooses."""
    event = events.RoundBegan(position.divider, position.chooser(), position.round, position.phase)
    _tell(position, _by_seats(position, "CG-401", "CG-511"), event)


def phase_ended(position: Position, first: int, second: int) -> None:
    """CG-603, CG-641: the totals that ended the phase."""
    _tell(position, _by_seats(position, "CG-603", "CG-641"), events.PhaseEnded(position.phase, first, second))


def may_catch_up(position: Position) -> None:
    """CG-621, CG-642: who may draw."""
    _tell(position, _by_seats(position, "CG-621", "CG-642"), events.MayCatchUp(position.active, position.rules.catchup))


def caught_up(position: Position) -> None:
    """CG-621, CG-642: the player draws."""
    _tell(position, _by_seats(position, "CG-621", "CG-642"), events.CaughtUp(position.active, position.rules.catchup))


def declined(position: Position) -> None:
    """CG-621, CG-642: the player does not draw."""
    _tell(position, _by_seats(position, "CG-621", "CG-642"), events.Declined(position.active))


def reshuffled(position: Position) -> None:
    """CG-624: how many cards the piles have now."""
    _tell(position, "CG-624", events.Reshuffled(size(position.bag & ACTION_MASK), size(position.bag & ~ACTION_MASK)))


def ended(position: Position, district: int) -> None:
    """CG-646, CG-701, CG-705: who has won and with what, or nobody; CG-821: hands and splits lie open."""
    looked = look_back(position.rules, position.hands, position.past)
    if position.reason == NEVER:
        _tell(position, "CG-705", events.Drawn(position.round, looked), reveals=True)
        return
    player, partner = _players(position, position.winner)
    reason: Literal["six", "four"] = "six" if position.reason == SIX else "four"
    event = events.Ended(player, partner, reason, DISTRICTS[district], looked)
    _tell(position, _by_seats(position, "CG-701", "CG-646"), event, reveals=True)
