"""Limits apply to people and addresses: whoever asks for too much is told so, and nobody else is held up."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from serenissima.server.http.api import PARTS
from serenissima.server.identity.callers import Caller, address_of, caller
from serenissima.server.identity.cookies import COOKIE
from serenissima.server.identity.seal import Seal
from serenissima.server.limits import rates as limits
from serenissima.server.limits.rates import Limits
from serenissima.server.limits.shares import SHARES, Rate, Share
from serenissima.server.settings import Settings
from serenissima.server.socket import CROWDED
from serenissima.tables.problems import Rejected
from tests.server.conftest import Running, running
from tests.server.people import NO_TLS, Line, Person
from tests.server.tables import connected, two

OPERATING = Path(__file__).parents[2] / "docs" / "operating.md"
NEVER = 0.1
"""Tokens a minute: so few that none comes during a test."""
WISH = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot"}]}


def few(person: int, address: int) -> Share:
    """A share of exactly this many."""
    return Share(Rate(person, NEVER), Rate(address, NEVER))


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_what_an_address_is_counted_by(host: str, key: str) -> None:
    """One computer has one IPv4 address, but as many IPv6 addresses of its network as it likes."""
    assert address_of(host) == key


def served(found: Limits, visitor: str, host: str, times: int) -> int:
    """How many of this many requests are served."""
    count = 0
    for _ in range(times):
        try:
            found.take("hints", caller(visitor, host))
            count += 1
        except Rejected as error:
            refused = error
            break
    else:
        return count
    assert (refused.status, refused.code) == (429, "too-many-hints")
    assert refused.retry is not None and "Try again in " in str(refused)
    return count


def test_two_visitors_at_one_address_share_fairly() -> None:
    """A visitor who never stops asking uses up only their own share; an address has a larger one."""
    found = Limits({"hints": few(3, 8)})
    assert served(found, "greedy", "192.0.2.7", 100) == 3
    assert served(found, "modest", "192.0.2.7", 2) == 2
    assert served(found, "third", "192.0.2.7", 100) == 3, "what was refused has cost the address nothing"
    assert served(found, "fourth", "192.0.2.7", 100) == 0
    assert served(found, "fourth", "192.0.2.8", 100) == 3


def test_newcomers_at_an_address_are_one_person() -> None:
    """Discarding the cookie each time gains nothing, and takes nothing from those who have one."""
    found = Limits({"hints": few(3, 8)})
    assert served(found, "", "2001:db8::1", 50) + served(found, "", "2001:db8::2", 50) == 3
    assert served(found, "modest", "2001:db8::3", 2) == 2


def test_a_share_comes_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The refusal says after how many seconds the next request is served: no sooner, and not many at once."""
    now = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    found = Limits({"hints": Share(Rate(2, 6), Rate(100, 600))})
    assert served(found, "me", "192.0.2.7", 5) == 2
    with pytest.raises(Rejected) as refused:
        found.take("hints", caller("me", "192.0.2.7"))
    assert refused.value.retry == 10
    now = 9.9
    assert served(found, "me", "192.0.2.7", 5) == 0
    now = 10.1
    assert served(found, "me", "192.0.2.7", 5) == 1


def test_nothing_is_no_limit() -> None:
    """A share that is not named, or has a rate of 0, has no limit."""
    assert served(Limits({}), "me", "192.0.2.7", 1000) == 1000
    assert served(Limits({"hints": Share(Rate(1, 0), Rate(1, 0))}), "me", "192.0.2.7", 1000) == 1000


FREE = {
    "/api/games": "the same for all, encoded once, with an ETag",
    "/api/games/{name:str}": "the same",
    "/api/games/{name:str}/rules": "the same",
    "/api/games/{name:str}/quick": "the same",
    "/api/games/{name:str}/lesson": "the same; what learners do has a share",
    "/api/text/{lang:str}": "the same",
    "/api/guide/bots": "the same",
    "/api/me": "one row of the visitor's own; a new name has a share",
    "/api/tables": "the rows of the visitor's own tables, whose number is limited; a new table has a share",
    "/health": "a program that watches asks often; however many ask, one look at the database answers all",
}
"""What is read without a share of its own, and why. Like everything over HTTP it is counted among `requests`."""


def test_what_is_asked_has_a_share() -> None:
    """Every address names its share; only what is as cheap as a file may go without."""
    found = {
        (method, path): handler.opt.get("share")
        for part in PARTS
        for handler in part.HANDLERS
        for method in handler.http_methods
        for path in handler.paths
    }
    free = {(method, path) for (method, path), share in found.items() if share is None}
    assert free == {("GET", path) for path in FREE}
    assert {share for share in found.values() if share} == set(SHARES) - {"requests", "sockets", "messages"}
    for (_, path), share in found.items():
        if path.endswith("/hint"):
            assert share == "hints"
        elif path.endswith("/retrospect"):
            assert share == "look-backs"
        elif path.endswith("/lesson"):
            assert share in ("lessons", None)
        elif "/api/games/" in path and share is not None:
            assert share == "studies", path


def test_an_address_has_more_than_a_person() -> None:
    """An address, which may be a school's, has larger shares than a person."""
    for name, share in SHARES.items():
        assert share.address.at_once > share.person.at_once, name
        assert share.address.a_minute > share.person.a_minute, name


def test_the_shares_are_written_down() -> None:
    """The table in the documentation for operators is what the server does."""
    written = OPERATING.read_text("utf-8")
    for name, share in SHARES.items():
        each = [f"{rate.at_once:,} at once, {rate.a_minute:,} a minute" for rate in (share.person, share.address)]
        assert f"| `{name}` |" in written
        assert f"| {each[0]} | {each[1]} |" in next(line for line in written.splitlines() if f"`{name}` |" in line)


async def test_a_flood_without_cookies_does_not_lock_out_others(settings: Settings) -> None:
    """The flood is refused with a sentence and a waiting time, and others at that address are served."""
    async with running(replace(settings, shares={"tables": few(3, 100)})) as server:
        person = await server.person()
        made = []
        for _ in range(6):
            async with httpx.AsyncClient(base_url=server.base, verify=NO_TLS) as nobody:
                made.append(await nobody.post("/api/tables", json=WISH))
        assert [answer.status_code for answer in made] == [201] * 3 + [429] * 3
        assert made[-1].json()["code"] == "too-many-tables-at-once"
        assert made[-1].headers["retry-after"] in made[-1].json()["text"]
        await person.post("/tables", WISH)


@pytest.mark.parametrize("way", ["join", "leave", "delete"])
async def test_comings_and_goings_without_end(settings: Settings, way: str) -> None:
    """Endless sitting down, getting up or removing tables is refused, and others are not affected."""
    async with running(replace(settings, shares={"seats": few(3, 100)})) as server:
        person, other = await server.person(), await server.person()
        table = await other.table("me", "friend")

        async def ask(who: Person) -> int:
            if way == "delete":
                return (await who.http.delete(f"/api/tables/{table}")).status_code
            return (await who.http.post(f"/api/tables/{table}/{way}", json={"invite": "wrong"})).status_code

        assert [await ask(person) for _ in range(5)][3:] == [429] * 2
        assert await ask(other) != 429


async def test_too_many_requests(settings: Settings) -> None:
    """Endless requests of any kind are refused early, and others are served."""
    async with running(replace(settings, shares={"requests": few(5, 100)})) as server:
        person, other = Person(server.base), await server.person()
        async with person:
            answers = [await person.http.get("/api/games") for _ in range(10)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 5
        assert (answers[-1].json()["code"], "retry-after" in answers[-1].headers) == ("too-many-requests", True)
        await other.get("/games")


async def pongs(*lines: Line) -> int:
    """How many of ten pings on each line are answered."""
    for line in lines:
        for _ in range(10):
            await line.send(type="ping")
    # a fault is said once, when the first is thrown away; a line that still has something left says the rest
    found = 0
    for line in lines:
        answered = 0
        while answered < 10:
            message = await line.next()
            if message["type"] == "fault":
                assert message["code"] == "too-many"
                break
            answered += message["type"] == "pong"
        found += answered
    return found


async def test_all_sockets_of_a_visitor_have_one_budget(settings: Settings) -> None:
    """Three sockets of one visitor share one budget, and another visitor has their own."""
    async with running(replace(settings, shares={"messages": few(15, 1000)})) as server:
        first, second, table = await two(server)
        assert await pongs(second) == 10
        more = [await connected(server, first.person, table) for _ in range(2)]
        await first.silent()
        used = 2  # `two` and the line above have asked for a pong each
        assert await pongs(first, *more) == 15 - used
        assert await second.silent() is not None


async def test_a_busy_address_holds_up_nobody_who_sends_little(settings: Settings) -> None:
    """When an address has used up its messages, a quiet visitor there is still heard."""
    async with running(replace(settings, shares={"messages": few(20, 12)})) as server:
        first, second, _ = await two(server)
        assert await pongs(first) == 10
        for _ in range(limits.TRICKLE.at_once):
            assert await second.silent() is not None


async def test_onlookers_without_a_cookie_have_what_their_address_has(settings: Settings) -> None:
    """Onlookers without cookies are counted together, since anybody can open many."""
    async with running(replace(settings, shares={"messages": few(100, 15)})) as server:
        person = await server.person()
        table = await person.table("me", "bot")
        lines = []
        for _ in range(2):
            stranger = Person(server.base)
            server.stack.push_async_callback(stranger.http.aclose)
            lines.append(await connected(server, stranger, table))
        assert await pongs(*lines) == 15


async def test_sockets_of_a_visitor(settings: Settings) -> None:
    """One too many is refused with a sentence; closing one makes room; others are not affected."""
    async with running(replace(settings, visitor_sockets=3)) as server:
        first, second, table = await two(server)
        more = [await connected(server, first.person, table) for _ in range(2)]
        refused = await _refused(first.person, table)
        assert refused == "too-many-sockets"
        await connected(server, second.person, table)
        await more[0].close()
        await _until_open(server, first.person, 4)
        await connected(server, first.person, table)


async def test_sockets_of_an_address(settings: Settings) -> None:
    """The number of sockets of an address is limited, however many visitors it claims to be."""
    async with running(replace(settings, address_sockets=3)) as server:
        _, _, table = await two(server)
        stranger = await server.person()
        line = await connected(server, stranger, table)
        assert await _refused(await server.person(), table) == "too-many-sockets-here"
        await line.close()
        await _until_open(server, stranger, 2)
        await connected(server, await server.person(), table)


async def test_sockets_that_come_and_go(settings: Settings) -> None:
    """Opening one socket after another is refused in the end, with or without a cookie, and others are not affected."""
    async with running(replace(settings, shares={"sockets": few(3, 8)})) as server:
        person, other, stranger = await server.person(), await server.person(), Person(server.base)
        server.stack.push_async_callback(stranger.http.aclose)
        table = await person.table("me", "bot")
        for who, times in ((person, 3), (stranger, 4)):
            for _ in range(times):
                async with who.sit(table):
                    pass
        assert await _refused(person, table) == "too-many-sockets-at-once"
        await connected(server, other, table)
        assert await _refused(stranger, table) == "too-many-sockets-at-once"


async def _refused(person: Person, table: str) -> str:
    """The code of the fault with which a socket is closed: unlike a failed handshake, a page can read it."""
    async with person.sit(table) as line:
        fault = await line.next()
        assert fault["type"] == "fault"
        with pytest.raises(ConnectionClosed):
            await line.next()
        assert (line.socket.close_code, "Try again" in fault["text"]) == (CROWDED, True)
        assert line.socket.close_reason and fault["text"].startswith(line.socket.close_reason)
    return str(fault["code"])


async def _until_open(server: Running, person: Person, sockets: int) -> None:
    """Waits until the server has noticed that a line was closed, which another connection may overtake."""
    address = address_of("127.0.0.1")
    while server.site.desk.limits._open.of(address) != sockets:
        await person.get("/me")


async def test_whoever_asks_too_often_waits_for_the_refusal(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refusing costs as much as answering, so persistent callers are delayed, and nobody else."""
    waits: list[float] = []

    async def pause(seconds: float) -> None:
        waits.append(seconds)

    two_each = {"requests": few(2, 2)}
    async with running(replace(settings, shares=two_each, refusal_seconds=5)) as server:
        monkeypatch.setattr("serenissima.server.app.asyncio", SimpleNamespace(sleep=pause))
        async with httpx.AsyncClient(base_url=server.base, verify=NO_TLS) as http:
            answers = [(await http.get("/api/me")).status_code for _ in range(4)]
    assert answers == [200, 200, 429, 429]
    assert waits == [5, 5]


def test_a_jar_full_of_our_cookies_costs_a_few_signatures(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many cookies of our name are sent, only the first few are checked."""
    seal = Seal(b"1" * 32)
    signed: list[str] = []
    sign = seal._sign

    def noted(token: str) -> str:
        signed.append(token)
        return sign(token)

    monkeypatch.setattr(seal, "_sign", noted)
    assert seal.read(f"a=b; {COOKIE}={seal.sealed('mine')}; " + f"{COOKIE}=x; " * 2000) == "mine"
    assert seal.read(f"{COOKIE}=x; " * 2000) is None
    assert len(signed) <= 2 + 8 + 1


def test_who_is_known_comes_back_whoever_else_is_at_the_address() -> None:
    """When an address has used up its handshakes, a visitor with a cookie still has a few."""
    found = Limits({"sockets": few(60, 2)})
    for _ in range(2):
        found.connect(caller(None, "here"))
    with pytest.raises(Rejected):
        found.connect(caller(None, "here"))
    found.connect(Caller("known", "here"))
    for _ in range(2):
        found.connect(Caller("known", "here"))
    with pytest.raises(Rejected):
        found.connect(Caller("known", "here"))
