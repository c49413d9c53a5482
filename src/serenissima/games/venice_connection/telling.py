"""Builds the events of a move, with their rules and who hears them. Called only if somebody listens."""

from __future__ import annotations

from serenissima.core.state import EVERYONE, Told
from serenissima.games.venice_connection import events
from serenissima.games.venice_connection.state.grid import tile_text, tile_texts
from serenissima.games.venice_connection.state.position import PROOF, REASONS, Position
from serenissima.games.venice_connection.state.rules import AUTO

RULE_OF = ("VC-32", "VC-33", "VC-41", "VC-42", "VC-45", "VC-45")
"""The rule by which a game ends, for each of the reasons."""


def _tell(position: Position, rule: str, event: events.Event, to: int = EVERYONE, reveals: bool = False) -> None:
    assert position.told is not None
    position.told.append(Told(event, rule, to, reveals))


def began(position: Position) -> None:
    """A game begins (VC-18, VC-63)."""
    _tell(position, "VC-18" if position.game == 1 else "VC-63", events.Began(position.starter, position.game))


def entered(position: Position, tile: int) -> None:
    """A packed tile is entered (VC-83)."""
    _tell(position, "VC-83", events.Entered(position.mover, tile_text(tile)))


def laid(position: Position) -> None:
    """A turn is made (VC-20)."""
    tiles = position.laid_tiles()[-position.last :]
    event = events.Laid(position.mover, tile_texts(tiles), position.last, position.figure.left())
    # in the strict mode a turn reveals whether it ruined the canal, so it cannot be taken back freely
    _tell(position, "VC-20", event, reveals=position.rules.mode == AUTO)


def called(position: Position) -> None:
    """The player to move calls "Impossible!" (VC-36)."""
    # a call is final: otherwise it could be withdrawn freely during the secret proof, and the proof with it
    _tell(position, "VC-36", events.Called(position.mover, 1 - position.mover), reveals=True)


def judged(position: Position, completion: list[int] | None) -> None:
    """The arbiter has decided a call (VC-45)."""
    event = events.Judged(position.mover, completion is not None, tile_texts(completion or []))
    _tell(position, "VC-45", event, reveals=True)


def scratch_laid(position: Position, tile: int) -> None:
    """A packed tile is added to the proof (VC-44); others hear of it only if the table says so (VC-81)."""
    to = EVERYONE if position.rules.show_building else 1 << position.mover
    _tell(position, "VC-44", events.ScratchLaid(position.mover, tile_text(tile)), to)


def proved(position: Position) -> None:
    """A proof is shown (VC-41)."""
    _tell(position, "VC-41", events.Proved(position.mover, tile_texts(position.scratch_tiles())), reveals=True)


def conceded(position: Position) -> None:
    """The challenged player gives up (VC-42)."""
    _tell(position, "VC-42", events.Conceded(position.mover))


def ended(position: Position, over: bool) -> None:
    """Now, and not before, everybody may hear whether the canal could have been closed (VC-60, VC-82)."""
    found = position.completion()
    shown = position.scratch_tiles() if position.reason == PROOF else found or []
    event = events.Ended(
        position.winner,
        1 - position.winner,
        REASONS[position.reason],
        position.game,
        found is not None,
        tile_texts(shown),
    )
    _tell(position, RULE_OF[position.reason], event, reveals=True)
    if over and position.rules.length > 1:
        wins = (position.won0, position.won1)
        _tell(position, "VC-63", events.MatchWon(position.winner, max(wins), min(wins)))
