"""Why a decision is good, in claims that can be counted: over the deals that fit what the seat knows, and over steps.

The claims follow from the rules alone. How likely people behave in one way or another, which bots weigh too, is no
part of them. What is counted is said in words: people do not think in deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from serenissima.bots.lore.intrigues_a_venise import reading
from serenissima.bots.lore.intrigues_a_venise.asking import plain_answers
from serenissima.bots.lore.intrigues_a_venise.belief import Belief, Task, done
from serenissima.bots.lore.intrigues_a_venise.distance import STEPS, nearest
from serenissima.core.study import Said
from serenissima.games.intrigues_a_venise import worlds
from serenissima.games.intrigues_a_venise.box import AMBASSADOR, BUILDS, COLOURS, IDENTITIES, PIECES
from serenissima.games.intrigues_a_venise.codes import (
    ANNOUNCE,
    ANSWER,
    ASK,
    END,
    EXILE,
    EXTRA,
    FINISH,
    MARBLE,
    MEET,
    SHAKE,
    SPY,
    STEP,
    TIC,
)
from serenissima.games.intrigues_a_venise.state.answers import ANSWERS, MESSAGE_BITS, SEALS
from serenissima.games.intrigues_a_venise.state.tables import BLACK
from serenissima.games.intrigues_a_venise.view import Piece, View
from serenissima.games.intrigues_a_venise.worlds import Fact

PAIRS = 16
"""Of a name and a build: four times the number of the name, and the number of the build."""
ABOUT = ("identity", "build")


def explain(view: View, plan: Sequence[int]) -> list[Said]:
    """What speaks for these small moves, the strongest reason first."""
    if not plan or plan[0] >= TIC:
        return []
    if not view.turn:
        return [Said("why-start")]
    return list(Reasons(view).of(plan))


class Reasons:
    """The claims about one position."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._belief = Belief(view, tics=False)
        self._worlds = list(worlds.listed(self._belief.own, self._belief.left))
        self._own = self._belief.colours[self._belief.seat]
        self._at = [0] * PIECES
        self._moved = 0
        for piece in view.pieces:
            self._at[number_of(piece)] = piece.space
            self._moved |= piece.moved << number_of(piece)

    def of(self, plan: Sequence[int]) -> Iterator[Said]:
        """The reasons for a plan, by what it begins with."""
        code = plan[0]
        if code >= ANSWER:
            yield from self._answer(ANSWERS[code - ANSWER])
        elif code == ANNOUNCE:
            yield Said("why-announce", {"sure": self._part(self._sure(self._at, self._moved))})
        elif EXILE < code < ANNOUNCE:
            yield from self._exile(code - EXILE)
        elif EXTRA < code <= EXILE:
            yield from self._extra(code - EXTRA)
        elif ASK <= code <= EXTRA:
            yield from self._ask((code - ASK) >> 1, (code - ASK) & 1)
        elif code in (END, SHAKE) or MEET < code < ASK:
            sure = self._sure(self._at, self._moved)
            if sure < len(self._worlds):
                yield Said("why-not-yet", {"sure": self._part(sure)})
        else:
            yield from self._movement(plan)

    # the kinds of decisions

    def _movement(self, plan: Sequence[int]) -> Iterator[Said]:
        """Where the pieces stand afterwards: the mission done, a meeting, or a shorter way."""
        at, moved = self._after(plan)
        yield from self._completed(at, moved)
        met = [
            piece for piece in range(PIECES) if piece >> 2 != self._own and at[piece] and at[piece] in self._mine(at)
        ]
        found = [(self._most(piece), piece) for piece in met]
        for most, piece in sorted(found):
            if most < len(self._worlds):
                yield self._meeting(piece)
        for piece in met:
            if piece != AMBASSADOR and self._friends(self._seat(piece)):
                yield self._friendly("why-meet-friend", self._seat(piece))
        yield from self._closer(at)
        others = [space for piece, space in enumerate(at) if piece >> 2 != self._own and space]
        steps = min(STEPS[mine][other] for mine in self._mine(at) for other in others)
        if steps:
            yield Said("why-walk", {"steps": steps})
        for piece in met:
            if piece != AMBASSADOR:
                yield Said("why-meet-exile", {"of_seat": self._seat(piece)})

    def _meeting(self, piece: int) -> Said:
        """Whom one meets, and the question that leaves least open."""
        seat, about = self._best(piece)
        if piece == AMBASSADOR:
            return Said("why-meet-ambassador", {"of_seat": seat, "about": about})
        return Said("why-meet", {"with_seat": seat, "about": about})

    def _ask(self, colour: int, about: int) -> Iterator[Said]:
        """What the answer rules out, whatever it is; or that a partner may show the message."""
        meeting = self._view.meeting
        seat = self._belief.colours.index(colour)
        most = self._left_by(seat, meeting is not None and meeting.with_colour is None, about)
        if most < len(self._worlds):
            yield Said("why-ask", {"of_seat": seat, "about": ABOUT[about], **self._known(seat)})
        if self._friends(seat):
            yield self._friendly("why-ask-friend", seat)
        elif most == len(self._worlds):
            yield Said("why-ask-anyhow", {"of_seat": seat})

    def _answer(self, answer: int) -> Iterator[Said]:
        """What the asker can make of it: a friend should know, a stranger should not."""
        question = self._view.question
        assert question is not None
        seat = question.asker
        if answer & MESSAGE_BITS:
            yield self._friendly("why-letter", seat)
        if answer >> SEALS:
            yield self._friendly("why-seal", seat)
        yield self._friendly("why-vague", seat, open=self._open(seat, answer))

    def _exile(self, space: int) -> Iterator[Said]:
        meeting = self._view.meeting
        assert meeting is not None
        piece = AMBASSADOR
        if meeting.with_colour is not None and meeting.with_build is not None:
            piece = 4 * COLOURS.index(meeting.with_colour) + BUILDS.index(meeting.with_build)
        at = [*self._at[:piece], space, *self._at[piece + 1 :]]
        if self._view.options.exile_can_win:
            yield from self._completed(at, self._moved | 1 << piece)
        yield from self._closer(at)
        steps = min(STEPS[space][mine] for mine in self._mine(at))
        if piece == AMBASSADOR:
            yield Said("why-exile-ambassador", {"steps": steps})
            return
        yield self._friendly("why-exile", self._seat(piece), steps=steps)

    def _extra(self, space: int) -> Iterator[Said]:
        meeting = self._view.meeting
        assert meeting is not None
        spy = 4 * self._own + BUILDS.index(meeting.build)
        at = [*self._at[:spy], space, *self._at[spy + 1 :]]
        yield from self._completed(at, self._moved | 1 << spy)
        yield from self._closer(at)

    # what is counted

    def _after(self, plan: Sequence[int]) -> tuple[list[int], int]:
        """Where the pieces are after the steps of a plan, and which were moved."""
        at, moved = list(self._at), self._moved
        picked = self._view.picked_spy
        piece = AMBASSADOR if picked is None else number_of(picked)
        for code in plan:
            if code == FINISH:
                break
            if MARBLE < code < SPY:
                piece = AMBASSADOR if code - MARBLE == BLACK else piece
            elif code <= STEP:
                piece = code - SPY
            else:
                at[piece] = code - STEP
                moved |= 1 << piece
        return at, moved

    def _completed(self, at: list[int], moved: int) -> Iterator[Said]:
        """If that accomplishes the mission in more deals than now."""
        sure = self._sure(at, moved)
        if sure > self._sure(self._at, self._moved):
            yield Said("why-done", {"sure": self._part(sure)})

    def _sure(self, at: list[int], moved: int) -> int:
        """In how many deals the mission is accomplished with the pieces there."""
        standing = self._view.options.announce == "standing"
        left = self._view.left_embassy or not standing
        return self._count(lambda task: done(task, at, -1 if standing else moved, left))

    def _closer(self, at: list[int]) -> Iterator[Said]:
        """If more deals bring the seat nearer to its goal than take it further away."""
        closer = self._count(lambda task: way(task, at, self._own) < way(task, self._at, self._own))
        further = self._count(lambda task: way(task, at, self._own) > way(task, self._at, self._own))
        if closer > further:
            yield Said("why-closer", {"closer": self._part(closer)})

    def _count(self, holds: Callable[[Task], bool]) -> int:
        return sum(holds(self._belief.task(world)) for world in self._worlds)

    def _friends(self, seat: int) -> int:
        """In how many deals a seat is the partner."""
        envelope = self._belief.holders.index(seat)
        return sum(world[0][envelope] == self._belief.own[0] ^ 1 for world in self._worlds)

    def _part(self, count: int) -> str:
        """A number of deals as a word: all, most, some or none."""
        total = len(self._worlds)
        return "all" if count == total else "most" if 2 * count > total else "some" if count else "none"

    def _friendly(self, key: str, seat: int, **more: str | int) -> Said:
        """A sentence about a seat that is the partner: in all deals, most, some or none."""
        return Said(key, {"of_seat": seat, "friend": self._part(self._friends(seat)), **more})

    def _known(self, seat: int) -> dict[str, str | int]:
        """What is known about a seat: its name, its build, that it has one of two names, or less."""
        envelope = self._belief.holders.index(seat)
        names = sorted({world[0][envelope] for world in self._worlds})
        builds = {world[1][envelope] for world in self._worlds}
        if len(names) == 2:
            return {"knows": "two", "first": IDENTITIES[names[0]], "second": IDENTITIES[names[1]]}
        return {"knows": "name" if len(names) == 1 else "build" if len(builds) == 1 else "little"}

    def _best(self, piece: int) -> tuple[int, str]:
        """The question of a meeting that leaves least open: whom it is put to, and what about, if that matters."""
        seats = [seat for seat in range(self._belief.seats) if seat != self._belief.seat]
        asked = seats if piece == AMBASSADOR else [self._seat(piece)]
        left = {(seat, about): self._left_by(seat, piece == AMBASSADOR, about) for seat in asked for about in (0, 1)}
        seat, about = min(left, key=lambda each: left[each])
        return seat, "either" if left[seat, about] == left[seat, 1 - about] else ABOUT[about]

    def _most(self, piece: int) -> int:
        """How many deals the best question in this meeting leaves at most."""
        seats = [seat for seat in range(self._belief.seats) if seat != self._belief.seat]
        asked = seats if piece == AMBASSADOR else [self._seat(piece)]
        return min(self._left_by(seat, piece == AMBASSADOR, about) for seat in asked for about in (0, 1))

    def _left_by(self, seat: int, ambassador: bool, about: int) -> int:
        """How many deals a question leaves at most, whatever is shown."""
        belief, options = self._belief, self._view.options
        envelope = belief.holders.index(seat)
        asked = (ambassador, about, options.sealed_cards, options.ambassador_message)
        # A message or a seal only rules out more.
        facts = [Fact(0, envelope, answer, *asked) for answer in plain_answers(ambassador, about)]
        return max((worlds.fitting(belief.own, fact) & belief.left).bit_count() for fact in facts)

    def _open(self, asker: int, answer: int) -> str:
        """What everything shown to the asker, this answer included, leaves open by itself: name, build, both, none."""
        given = [
            worlds.bits_of(question.reply.cards)
            for question in self._view.questions
            if question.asker == asker and question.asked == self._belief.seat and question.reply is not None
        ]
        left, _ = reading.seen([*given, answer])
        pairs = [pair for pair in range(PAIRS) if left >> pair & 1]
        names, builds = len({pair >> 2 for pair in pairs}) > 1, len({pair & 3 for pair in pairs}) > 1
        return "both" if names and builds else "name" if names else "build" if builds else "none"

    def _seat(self, piece: int) -> int:
        return self._belief.colours.index(piece >> 2)

    def _mine(self, at: list[int]) -> list[int]:
        return at[4 * self._own : 4 * self._own + 4]


def number_of(piece: Piece) -> int:
    """The number of a piece of the view."""
    if piece.colour is None or piece.build is None:
        return AMBASSADOR
    return 4 * COLOURS.index(piece.colour) + BUILDS.index(piece.build)


def way(task: Task, at: list[int], own: int) -> int:
    """The steps that are missing to fulfil a task: of the piece to its goal, or of the nearest hunter to the prey."""
    if task.kind == "go":
        return nearest(at[task.piece], task.other)
    if task.kind == "meet":
        return STEPS[at[task.piece]][at[task.other]]
    return min(STEPS[at[spy]][at[task.piece]] for spy in range(4 * own, 4 * own + 4))
