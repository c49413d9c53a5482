# compiled with mypyc
"""The state of a match: whose decision it is and what the moves do (rules.md, sections 3 to 6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.games.intrigues_a_venise import telling
from serenissima.games.intrigues_a_venise.answers import ANSWERS, VALUES, count
from serenissima.games.intrigues_a_venise.board import EMBASSY
from serenissima.games.intrigues_a_venise.box import AMBASSADOR
from serenissima.games.intrigues_a_venise.chart import ARRANGEMENTS, BAGS, BLACK, STARTS
from serenissima.games.intrigues_a_venise.mission import fulfilled
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
    MARBLES,
    MEET,
    MESSAGE,
    NOTICE,
    PLACE,
    SHAKE,
    SPY,
    STEP,
    TIC,
)
from serenissima.games.intrigues_a_venise.offer import Offer
from serenissima.games.intrigues_a_venise.position import (
    ANSWERING,
    ASKING,
    DEAL,
    ENVELOPES,
    EXILING,
    MOVING,
    NONE,
    OVER,
    PLACES,
    READY,
    RESOLVE,
    SHAKING,
)
from serenissima.games.intrigues_a_venise.question import answered, pack_question, pack_tic
from serenissima.games.intrigues_a_venise.rules import DISCREET, LENIENT

ACCOMPLISHED: Final = "mission"
MISTAKEN: Final = "mistake"
OUT_OF_ROUNDS: Final = "rounds"
GAVE_UP: Final = "resigned"


class State(Offer):
    """A match: a position, what may be done in it and what that does."""

    # the protocol

    def play(self, code: int) -> None:
        """Plays a legal code."""
        number: i64 = code
        if number < MARBLES:
            self._set_up(number)
        elif number < NOTICE:
            self._shaken(number - MARBLES)
        elif number < SHAKE:
            self._notice(number - NOTICE)
        elif number == SHAKE:
            self._shake()
        elif number < SPY:
            self._pick(number - MARBLE)
        elif number <= STEP:
            self._choose(number - SPY)
        elif number < FINISH:
            self._step(number - STEP)
        elif number == FINISH:
            self._finish(False)
        elif number < ASK:
            self._meet(number - MEET)
        elif number <= EXTRA:
            self._ask((number - ASK) >> 1, (number - ASK) & 1)
        elif number <= EXILE:
            self._extra_step(number - EXTRA)
        elif number < ANNOUNCE:
            self._exile(number - EXILE)
        elif number == ANNOUNCE:
            self._announce()
        elif number == END:
            self._end()
        elif number < TIC:
            self._answer(number - ANSWER)
        else:
            self._tic(number - TIC)

    def copy(self) -> State:
        """An independent copy with no listeners."""
        return State(self.seats, self.rules, self)

    def outcome(self) -> Outcome | None:
        """One team wins (IV-701), also when somebody leaves (IV-627); after the last round nobody does (IV-702)."""
        if self.phase != OVER:
            return None
        winners = self.winners()
        ranks = [1 if winners >> seat & 1 else 2 for seat in range(int(self.seats))]
        together = self.announcer != NONE
        if self.leaver != NONE:
            reason = GAVE_UP
            together = self.filled()
        elif self.announcer == NONE:
            reason = OUT_OF_ROUNDS
        else:
            reason = ACCOMPLISHED if self.right else MISTAKEN
        return Outcome(ranks=tuple(ranks), reason=reason, together=together)

    # set-up

    def _set_up(self, code: i64) -> None:
        seat = self.dealt
        if code < PLACE:
            self._take_colour(seat, code - COLOUR)
        elif code < IDENTITY:
            self._place(seat, code - PLACE)
        elif code < GO:
            self._deal(code)
        else:
            self._go(code - GO)

    def _take_colour(self, seat: i64, colour: i64) -> None:
        """IV-201: each seat has one colour. When all have, the Ambassador stands at the Embassy (IV-202)."""
        self.colours[seat] = colour
        self.seat_of[colour] = seat
        self.dealt += 1
        if self.told is not None:
            telling.colour_taken(self, seat)
        if self.dealt == self.seats:
            self.dealt = 0
            self.phase = PLACES
            self.ground.at[AMBASSADOR] = EMBASSY

    def _place(self, seat: i64, number: i64) -> None:
        """IV-203, IV-204: four spies on the four start spaces of their colour."""
        colour = self.colours[seat]
        arrangement = ARRANGEMENTS[number]
        spaces = STARTS[colour]
        i: i64
        for i in range(4):
            self.ground.at[4 * colour + i64(arrangement[i])] = spaces[i]
        self.dealt += 1
        if self.told is not None:
            telling.placed(self, seat, number)
        if self.dealt == self.seats:
            self.dealt = 0
            self.phase = DEAL

    def _deal(self, code: i64) -> None:
        """IV-206: first all identities, then all builds, then all messages, one into each envelope."""
        value: i64 = (code - IDENTITY) & 3
        seat = self.dealt % self.seats
        if code < BUILD:
            self.identities[seat] = value
        elif code < MESSAGE:
            self.builds[seat] = value
        else:
            self.messages[seat] = value
        self.dealt += 1
        if self.dealt == 3 * self.seats:
            if self.seats < ENVELOPES:
                # IV-802: what is left is in the envelope that was set aside; the four values add up to 6
                self.identities[3] = 6 - self.identities[0] - self.identities[1] - self.identities[2]
                self.builds[3] = 6 - self.builds[0] - self.builds[1] - self.builds[2]
                self.messages[3] = 6 - self.messages[0] - self.messages[1] - self.messages[2]
            if self.told is not None:
                telling.envelopes_opened(self)

    def _go(self, colour: i64) -> None:
        """IV-207: the owner of the go card takes the first turn."""
        self.active = self.seat_of[colour]
        if self.told is not None:
            telling.began(self)
        self._begin_turn()

    # the turn

    def _begin_turn(self) -> None:
        self.turn += 1
        self.moved = 0
        self.shake = NONE
        self.bag = 0
        self.phase = READY if self.rules.standing else SHAKING

    def _shake(self) -> None:
        """With `announce: standing` the head is shaken by decision (IV-621)."""
        self.phase = SHAKING
        if self.told is not None:
            telling.turn_began(self)

    def _shaken(self, shake: i64) -> None:
        """IV-301: three marbles. If no step is possible the movement is over at once (IV-328)."""
        self.shake = shake
        self.shakes += 1
        self.bag = BAGS[shake]
        self.phase = MOVING
        if self.told is not None:
            telling.shaken(self)
        self.look()
        if self.usable == 0:
            self._finish(True)

    def look(self) -> None:
        """Finds the marbles that can be used now, and whether the movement may end (IV-326)."""
        own = self.colours[self.active]
        self.usable = self.ground.usable(own, self.bag) if self.bag else 0
        self.may_stop = self.ground.settled(own)

    def _pick(self, marble: i64) -> None:
        """IV-315: any unused marble. A black one moves the Ambassador (IV-313)."""
        self.picked = marble
        if marble == BLACK:
            self.spy = AMBASSADOR
        if self.told is not None:
            telling.marble_picked(self)

    def _choose(self, spy: i64) -> None:
        self.spy = spy
        if self.told is not None:
            telling.spy_picked(self)

    def _step(self, space: i64) -> None:
        """IV-310 to IV-313: one space along a route."""
        spy = self.spy
        if self.told is not None:
            telling.stepped(self, space)
        self._displace(spy, space)
        self.bag -= 1 << 4 * (self.picked - 1)
        self.picked = 0
        self.spy = NONE
        self.look()

    def _displace(self, piece: i64, space: i64) -> None:
        self.ground.at[piece] = space
        self.moved |= 1 << piece
        if piece == AMBASSADOR and space != EMBASSY:
            self.left_embassy = True

    def _finish(self, forced: bool) -> None:
        """IV-317: where the pieces stand now, they have stopped; meetings follow (IV-401)."""
        self.phase = RESOLVE
        self.usable = 0
        self.may_stop = False
        if self.told is not None:
            telling.finished(self, forced)

    # meetings

    def _meet(self, space: i64) -> None:
        """IV-402: the meetings are resolved one after the other, in any order."""
        self.met = space
        self.phase = ASKING
        if self.told is not None:
            telling.met(self)

    def _ask(self, colour: i64, about: i64) -> None:
        """IV-403, IV-404, IV-407: the question is public."""
        self.asked = self.seat_of[colour]
        ambassador = self.ground.other_on(self.colours[self.active], self.met) == AMBASSADOR
        question = pack_question(self.turn, self.active, self.asked, about, ambassador)
        self.questions = append(self.questions, question)
        self.phase = ANSWERING
        if self.told is not None:
            telling.asked(self)

    def _answer(self, number: i64) -> None:
        """IV-410, IV-419: the asked player shows cards; then the met piece is exiled."""
        disclosed = self.record_answer(number)
        self.phase = EXILING
        self.asked = NONE
        if self.told is not None:
            telling.answered(self, disclosed)

    def record_answer(self, number: i64) -> bool:
        """IV-420 to IV-424: notes the answer to the last question; whether repeated cards must be explained."""
        rules = self.rules
        last = len(self.questions) - 1
        values: i64 = ANSWERS[number] & VALUES
        times: i64 = 0
        if last > 0 and (rules.repeat_ambassador or count(values) == 3):
            times = self.times_shown(values)
        disclosed = times > (1 if rules.repeat == LENIENT else 0)
        self.questions[last] = answered(self.questions[last], number, times > 0, disclosed)
        return disclosed

    def _extra_step(self, space: i64) -> None:
        """IV-430: instead of a question the spy of this meeting goes one space further; the other stays."""
        spy = self.ground.spy_on(self.colours[self.active], self.met)
        if self.told is not None:
            telling.extra_stepped(self, spy, space)
        self._displace(spy, space)
        self._resolved()

    def _exile(self, space: i64) -> None:
        """IV-501 to IV-504: the met piece is sent away."""
        piece = self.ground.other_on(self.colours[self.active], self.met)
        if self.told is not None:
            telling.exiled(self, piece, space)
        self._displace(piece, space)
        if not self.rules.exile_can_win:
            # IV-622: whatever it did before, it is where it is by exile
            self.moved &= ~(1 << piece)
        self._resolved()

    def _resolved(self) -> None:
        self.met = 0
        self.phase = RESOLVE

    # the end

    def _end(self) -> None:
        """The next player clockwise (IV-207); after the last round of a limit it is over (IV-702)."""
        if self.told is not None:
            telling.turn_ended(self)
        if self.rules.round_cap and self.turn == self.rules.round_cap * self.seats:
            self.phase = OVER
            if self.told is not None:
                telling.rounds_over(self)
            return
        self.active = (self.active + 1) % self.seats
        self._begin_turn()

    def _announce(self) -> None:
        """IV-620 to IV-623: true or false, the match is over."""
        self.announcer = self.active
        rules = self.rules
        self.right = fulfilled(
            self.cast(), self.active, self.ground.at, self.moved, rules.standing, self.left_embassy, rules.own_escape
        )
        self.phase = OVER
        if self.told is not None:
            telling.announced(self)

    def leave(self, seat: int) -> None:
        """IV-627: whoever leaves loses, and so does the partner dealt to that seat; all masks are lifted."""
        self.leaver = seat
        self.phase = OVER
        self.usable = 0
        self.may_stop = False
        self.picked = 0
        self.spy = NONE
        self.asked = NONE
        self.noticing = False
        if self.told is not None:
            telling.departed(self)

    # tics

    def _tic(self, number: i64) -> None:
        """IV-903, IV-904: a gesture; if it is discreet, Fortuna says who else notices it."""
        seat = self.seat_of[number // 20]
        gesture: i64 = number % 20 // 5
        to: i64 = NONE
        seers: i64 = (1 << self.seats) - 1
        if self.rules.tics == DISCREET:
            to = self.seat_of[number % 5 - 1]
            seers = 1 << seat | 1 << to
            self.noticing = True
        self.tics = append(self.tics, pack_tic(self.shakes, seat, gesture, to, seers))
        if self.told is not None:
            telling.gestured(self, seers)

    def _notice(self, seats: i64) -> None:
        """IV-904: the bystanders who notice it."""
        last = len(self.tics) - 1
        self.tics[last] |= seats << 8
        self.noticing = False
        if self.told is not None and seats:
            telling.gestured(self, seats)
