# compiled with mypyc
"""The pieces on the board and how they may move (IV-310 to IV-328)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.intrigues_a_venise.box import AMBASSADOR, PIECES
from serenissima.games.intrigues_a_venise.state.tables import BIT, BLACK, NEIGHBOURS, PURPLE, RED

NOWHERE: Final = 0
"""The space of a piece that is not on the board."""
_EMPTY: Final = vec[i64]([0] * 17)
assert len(_EMPTY) == PIECES


class Pieces:
    """Where every piece stands: a spy is 4 x colour + build, the Ambassador is 16."""

    def __init__(self) -> None:
        self.at: vec[i64] = _EMPTY[:]

    def copy(self) -> Pieces:
        """An independent copy."""
        twin = Pieces()
        twin.at = self.at[:]
        return twin

    def occupied(self) -> i64:
        """All spaces with a piece, as a mask."""
        mask: i64 = 0
        piece: i64
        for piece in range(PIECES):
            mask |= BIT[self.at[piece]]
        return mask & ~1

    def settled(self, own: i64) -> bool:
        """Whether the player of this colour may stop with the pieces like this (IV-320, IV-322, IV-323).

        No two of the player's spies share a space, nor do any two other pieces, including the Ambassador. And the
        player's spies meet at most one spy of each colour.
        """
        at = self.at
        first: i64 = 4 * own
        mine: i64 = 0
        bit: i64
        piece: i64
        for piece in range(first, first + 4):
            bit = BIT[at[piece]]
            if mine & bit:
                return False
            mine |= bit
        theirs: i64 = 0
        met: i64 = 0
        for piece in range(PIECES):
            if piece >> 2 == own or at[piece] == NOWHERE:
                continue
            bit = BIT[at[piece]]
            if theirs & bit:
                return False
            theirs |= bit
            if mine & bit:
                colour: i64 = 1 << (piece >> 2)
                if met & colour:
                    return False
                met |= colour
        return True

    def _can_settle(self, own: i64, bag: i64) -> bool:
        """Whether the marbles of this bag, or some of them, lead to a position in which one may stop (IV-326)."""
        if self.settled(own):
            return True
        marble: i64
        piece: i64
        for marble in range(RED, PURPLE + 1):
            if bag >> 4 * (marble - 1) & 15:
                rest = bag - (1 << 4 * (marble - 1))
                for piece in range(PIECES):
                    if moves(marble, piece, own) and self._reaches(own, marble, piece, rest):
                        return True
        return False

    def _reaches(self, own: i64, marble: i64, piece: i64, rest: i64) -> bool:
        """Whether any step of this piece with this marble is legal when these marbles remain."""
        here = self.at[piece]
        if here == NOWHERE:
            return False
        targets = NEIGHBOURS[64 * marble + here]
        i: i64
        for i in range(len(targets)):
            self.at[piece] = targets[i]
            found = self._can_settle(own, rest)
            self.at[piece] = here
            if found:
                return True
        return False

    def steps(self, own: i64, marble: i64, piece: i64, bag: i64) -> i64:
        """Where this piece may step with this marble of the bag, as a mask of spaces (IV-326)."""
        here = self.at[piece]
        mask: i64 = 0
        if here == NOWHERE or not moves(marble, piece, own):
            return mask
        rest = bag - (1 << 4 * (marble - 1))
        targets = NEIGHBOURS[64 * marble + here]
        i: i64
        for i in range(len(targets)):
            self.at[piece] = targets[i]
            if self._can_settle(own, rest):
                mask |= BIT[targets[i]]
        self.at[piece] = here
        return mask

    def movable(self, own: i64, marble: i64, bag: i64) -> i64:
        """The pieces that have a legal step with this marble of the bag, as a mask of pieces."""
        rest = bag - (1 << 4 * (marble - 1))
        mask: i64 = 0
        piece: i64
        for piece in range(PIECES):
            if moves(marble, piece, own) and self._reaches(own, marble, piece, rest):
                mask |= 1 << piece
        return mask

    def usable(self, own: i64, bag: i64) -> i64:
        """The marbles of the bag with which some step is legal, as a mask of kinds."""
        mask: i64 = 0
        marble: i64
        piece: i64
        for marble in range(RED, PURPLE + 1):
            if bag >> 4 * (marble - 1) & 15:
                rest = bag - (1 << 4 * (marble - 1))
                for piece in range(PIECES):
                    if moves(marble, piece, own) and self._reaches(own, marble, piece, rest):
                        mask |= 1 << marble
                        break
        return mask

    def meetings(self, own: i64) -> i64:
        """The spaces where a spy of this colour stands with another piece, as a mask (IV-401)."""
        mine: i64 = 0
        theirs: i64 = 0
        piece: i64
        for piece in range(PIECES):
            if piece >> 2 == own:
                mine |= BIT[self.at[piece]]
            else:
                theirs |= BIT[self.at[piece]]
        return mine & theirs & ~1

    def spy_on(self, own: i64, space: i64) -> i64:
        """The spy of this colour on a space, or -1."""
        piece: i64
        for piece in range(4 * own, 4 * own + 4):
            if self.at[piece] == space:
                return piece
        return -1

    def other_on(self, own: i64, space: i64) -> i64:
        """The piece on a space that is not of this colour, or -1."""
        piece: i64
        for piece in range(PIECES):
            if piece >> 2 != own and self.at[piece] == space:
                return piece
        return -1

    def free_near(self, space: i64) -> i64:
        """The spaces next to this one that hold no piece, as a mask (IV-430)."""
        targets = NEIGHBOURS[64 * BLACK + space]
        mask: i64 = 0
        i: i64
        for i in range(len(targets)):
            mask |= BIT[targets[i]]
        return mask & ~self.occupied()


def moves(marble: i64, piece: i64, own: i64) -> bool:
    """Whether this marble moves this piece: one's own spies, the Ambassador, or with purple somebody else's spy."""
    if marble == BLACK:
        return piece == AMBASSADOR
    if marble == PURPLE:
        return piece != AMBASSADOR and piece >> 2 != own
    return piece >> 2 == own
