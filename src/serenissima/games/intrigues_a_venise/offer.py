# compiled with mypyc
"""What may be done in a position: the legal codes and Fortuna's odds (rules.md, section 7)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.state import FORTUNA
from serenissima.games.intrigues_a_venise.answers import ANSWERS, VALUES, legal_answers
from serenissima.games.intrigues_a_venise.box import AMBASSADOR
from serenissima.games.intrigues_a_venise.chart import ARRANGEMENTS
from serenissima.games.intrigues_a_venise.numbering import (
    ANNOUNCE,
    ANSWER,
    ASK,
    BUILD,
    COLOUR,
    END,
    EXILE,
    EXTRA,
    FINISH,
    GO,
    IDENTITY,
    MARBLE,
    MEET,
    MESSAGE,
    NOTICE,
    PLACE,
    SHAKE,
    SPY,
    STEP,
)
from serenissima.games.intrigues_a_venise.position import (
    ANSWERING,
    ASKING,
    COLOURS,
    DEAL,
    EXILING,
    MOVING,
    NONE,
    PLACES,
    READY,
    RESOLVE,
    SHAKING,
    Position,
)
from serenissima.games.intrigues_a_venise.question import about_of, asked_of, by_ambassador, tic_seat, tic_to
from serenissima.games.intrigues_a_venise.rules import FORBIDDEN, NO_COLOUR


def spread(codes: list[int], base: i64, mask: i64) -> None:
    """Appends base + n for every bit n of the mask."""
    n: i64 = 0
    while mask:
        if mask & 1:
            codes.append(base + n)
        mask >>= 1
        n += 1


def unused(values: vec[i64]) -> i64:
    """Which of 0 to 3 are not among these, as a mask."""
    mask: i64 = 15
    i: i64
    for i in range(4):
        if values[i] != NONE:
            mask &= ~(1 << values[i])
    return mask


class Offer(Position):
    """A position with its legal moves."""

    def to_move(self) -> int:
        """A seat, FORTUNA, or NOBODY when it is over."""
        return FORTUNA if self.noticing else self.decider()

    def codes(self) -> list[int]:
        """All legal moves of whoever is to move."""
        codes: list[int] = []
        phase = self.phase
        if self.noticing:
            spread(codes, NOTICE, self._notices())
        elif phase == MOVING:
            self._moving_codes(codes)
        elif phase == SHAKING:
            return self.rules.shake_codes[:]
        elif phase == DEAL:
            self._deal_codes(codes)
        elif phase == RESOLVE:
            pending = self.ground.meetings(self.colours[self.active])
            spread(codes, MEET, pending)
            if not pending:
                codes.append(END)
            codes.append(ANNOUNCE)
        elif phase == ASKING:
            self._asking_codes(codes)
        elif phase == ANSWERING:
            return self.answer_codes()
        elif phase == EXILING:
            spread(codes, EXILE, self.exiles())
        elif phase == PLACES:
            return list(range(PLACE, PLACE + len(ARRANGEMENTS)))
        elif phase == COLOURS:
            self._colour_codes(codes)
        elif phase == READY:
            codes.append(SHAKE)
            codes.append(ANNOUNCE)
        return codes

    def odds(self) -> list[int]:
        """Marbles come as they lie in the head (IV-301), a tic is noticed once in three (IV-904), the rest is even."""
        if self.noticing:
            return self._notice_odds()
        if self.phase == SHAKING:
            return self.rules.shake_odds[:]
        return [1] * len(self.codes())

    def _colour_codes(self, codes: list[int]) -> None:
        """The colours that are left; with three players one may be absent by agreement (IV-201, IV-801)."""
        colours = unused(self.colours)
        if self.seats == 3 and self.rules.absent != NO_COLOUR:
            colours &= ~(1 << self.rules.absent)
        spread(codes, COLOUR, colours)

    def _deal_codes(self, codes: list[int]) -> None:
        """The cards that are in no envelope yet (IV-206); at last the go card, for a player (IV-207, IV-802)."""
        kind = self.dealt // self.seats
        if kind == 0:
            spread(codes, IDENTITY, unused(self.identities))
        elif kind == 1:
            spread(codes, BUILD, unused(self.builds))
        elif kind == 2:
            spread(codes, MESSAGE, unused(self.messages))
        else:
            spread(codes, GO, 15 & ~unused(self.colours))

    def _moving_codes(self, codes: list[int]) -> None:
        """A marble, then a spy, then a space (IV-326); or the movement is finished."""
        own = self.colours[self.active]
        if self.picked == 0:
            spread(codes, MARBLE, self.usable)
            if self.may_stop:
                codes.append(FINISH)
        elif self.spy == NONE:
            spread(codes, SPY, self.ground.movable(own, self.picked, self.bag))
        else:
            spread(codes, STEP, self.ground.steps(own, self.picked, self.spy, self.bag))

    def _asking_codes(self, codes: list[int]) -> None:
        """Ask, go one step further, or announce (IV-403, IV-404, IV-620)."""
        own = self.colours[self.active]
        other = self.ground.other_on(own, self.met)
        colour: i64
        for colour in range(4):
            if colour != own and self.seat_of[colour] != NONE and (other == AMBASSADOR or other >> 2 == colour):
                codes.append(ASK + 2 * colour)
                codes.append(ASK + 2 * colour + 1)
        if other != AMBASSADOR or self.rules.extra_step_at_ambassador:
            spread(codes, EXTRA, self.ground.free_near(self.met))
        codes.append(ANNOUNCE)

    def answer_codes(self) -> list[int]:
        """Legal answers; with `repeat: forbidden` none that repeats, unless there is no other (IV-410 to IV-424)."""
        question = self.questions[len(self.questions) - 1]
        seat = asked_of(question)
        rules = self.rules
        ambassador = by_ambassador(question)
        legal = legal_answers(
            ambassador,
            about_of(question),
            self.identities[seat],
            self.builds[seat],
            self.messages[seat],
            rules.seals,
            rules.ambassador_message,
        )
        if rules.repeat == FORBIDDEN and len(self.questions) > 1 and (not ambassador or rules.repeat_ambassador):
            fresh = [code for code in legal if not self.times_shown(ANSWERS[code - ANSWER] & VALUES)]
            if fresh:
                return fresh
        return legal[:]

    def _bystanders(self) -> i64:
        """Who may or may not notice the last tic: neither its player nor its addressee (IV-904)."""
        tic = self.tics[len(self.tics) - 1]
        return ((1 << self.seats) - 1) & ~(1 << tic_seat(tic)) & ~(1 << tic_to(tic))

    def _notices(self) -> i64:
        """The sets of bystanders, as a mask of masks."""
        bystanders = self._bystanders()
        found: i64 = 0
        seats: i64
        for seats in range(16):
            if not seats & ~bystanders:
                found |= 1 << seats
        return found

    def _notice_odds(self) -> list[int]:
        """Each bystander notices it with one chance in three (IV-904)."""
        bystanders = int(self._bystanders())
        return [2 ** (bystanders & ~(code - NOTICE)).bit_count() for code in self.codes()]
