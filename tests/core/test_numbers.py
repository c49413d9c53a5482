"""Every visitor counts the entries they can know of, and no numbers reveal another's secret steps."""

from __future__ import annotations

from random import Random

from serenissima.core.match import Match
from serenissima.core.numbers import Numbers, mask
from serenissima.core.record import load
from serenissima.core.state import EVERYONE, ONLOOKER
from tests.toy.quiet import quiet_pebbles

A, B = 0, 1


def test_only_what_is_known_is_counted() -> None:
    """Entries are known to those who made or heard them; somebody with two seats knows what either knows."""
    numbers = Numbers()
    assert list(numbers.known([A])) == []
    for knowing in (EVERYONE, mask([A]), mask([B]), EVERYONE):
        numbers.append(knowing)
    assert list(numbers.known([A])) == [1, 2, 4]
    assert list(numbers.known([B])) == [1, 3, 4]
    assert list(numbers.known([ONLOOKER])) == [1, 4]
    assert list(numbers.known([A, B])) == [1, 2, 3, 4]
    assert [n for n in range(1, 5) if numbers.public(n)] == [1, 4]


def test_a_draw_belongs_to_its_step() -> None:
    """Whoever knows of a decision knows of the draws it caused, even if they hear nothing of them."""
    numbers = Numbers()
    numbers.append(mask([A]))
    numbers.append(0, drawn=True)
    numbers.append(mask([B]))
    numbers.append(mask([A]), drawn=True)
    assert [numbers.aware(n, A) for n in range(1, 5)] == [True, True, True, True]
    assert [numbers.aware(n, B) for n in range(1, 5)] == [False, False, True, True]


def secretive() -> Match:
    """A match in which A pointed in secret, took it back, and took a pebble."""
    match = Match.start(quiet_pebbles(), seats=2, seed=7)
    match.play("point 1")
    match.undo(A)
    match.play("take 1")
    return match


def test_a_secret_step_and_its_end_have_no_number_for_others() -> None:
    """B and an onlooker count two drawn stones and one taken pebble; A also counts the secret steps."""
    match = secretive()
    assert match.entry == 6
    assert [match.number([viewer]) for viewer in (A, B, ONLOOKER)] == [6, 4, 4]
    assert [heard.n for heard in match.heard(B)] == [1, 2, 2, 3]
    assert [heard.n for heard in match.heard(A)] == [1, 1, 2, 5]
    assert [heard.n for heard in match.heard(B, since=3)] == [3]
    assert match.heard(B, since=4) == []


def test_what_was_not_noticed_does_not_end_free_undo() -> None:
    """B may freely take back a move that only a secret step of A followed, as if there were no such step."""
    match = secretive()
    match.play("take 1")
    assert match.free_undo(B) == 6
    match.play("point 1")
    assert match.free_undo(B) == 6
    match.undo(A)
    assert match.free_undo(B) == 6
    assert [entry.n for entry in match.undo(B)] == [9]
    match.play("take 1", B)
    match.play("take 1", A)
    assert match.free_undo(B) is None


def test_when_it_is_over_all_count_as_the_record_does() -> None:
    """After the end nothing is secret, and everybody's numbers are those of the record."""
    match = secretive()
    match.leave(A)
    assert [match.number([viewer]) for viewer in (A, B, ONLOOKER)] == [7, 7, 7]
    assert [heard.n for heard in match.heard(B)] == [1, 2, 2, 5]
    again = load(match.record(), lambda _: quiet_pebbles())
    assert [list(again.numbers.known([viewer])) for viewer in (A, B)] == [[1, 2, 3, 4, 5, 6], [1, 2, 5, 6]]


def test_numbers_go_back() -> None:
    """After forgetting, and for a prefix of the log, numbers are as if the rest had never been appended."""
    random = Random("numbers go back")
    entries = [(random.choice((-1, 0b001, 0b010, 0b110)), random.random() < 0.4) for _ in range(60)]
    for kept in range(len(entries) + 1):
        plain, forgetful = Numbers(), Numbers()
        for knowing, drawn in entries[:kept]:
            plain.append(knowing, drawn)
        forgetful.known((0, 1))
        for knowing, drawn in entries:
            forgetful.append(knowing, drawn)
        first = forgetful.first(kept)
        forgetful.forget(kept)
        for back in (first, forgetful):
            back.append(0b010, drawn=True)
        plain.append(0b010, drawn=True)
        for back in (first, forgetful):
            for seats in ((0,), (1,), (2,), (0, 1), (ONLOOKER,)):
                assert list(back.known(seats)) == list(plain.known(seats))
            for seat in range(3):
                assert [back.aware(n, seat) for n in range(1, kept + 2)] == [
                    plain.aware(n, seat) for n in range(1, kept + 2)
                ]
