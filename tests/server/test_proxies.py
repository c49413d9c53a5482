"""The client is where the connection comes from, unless a trusted proxy says otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import httpx
import pytest

from serenissima.server import serving
from serenissima.server.identity.cookies import LOCKED
from serenissima.server.identity.proxies import BadProxy, Proxies
from serenissima.server.limits.shares import Rate, Share
from serenissima.server.settings import Settings
from tests.server.conftest import Running, running
from tests.server.people import NO_TLS

ONE = {"tokens": Share(Rate(1, 0.1), Rate(1, 0.1))}
STRICT = "strict-transport-security"


def seen(peer: str, trusted: tuple[str, ...], kind: str = "http", **headers: str) -> tuple[str, str]:
    """The client and the scheme of a request; underscores in header names stand for dashes."""
    listed = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scheme = "http" if kind == "http" else "ws"
    scope: dict[str, Any] = {"type": kind, "client": (peer, 4711), "scheme": scheme, "headers": listed}
    Proxies(trusted).unwrap(scope)
    return scope["client"][0], scope["scheme"]


PROXY = ("127.0.0.1", "10.0.0.0/8", "2001:db8::/32")


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("198.51.100.9", "192.0.2.1", "198.51.100.9"),
        ("127.0.0.1", "192.0.2.1", "192.0.2.1"),
        ("::ffff:127.0.0.1", "192.0.2.1", "192.0.2.1"),
        ("127.0.0.1", "203.0.113.5, 192.0.2.1", "192.0.2.1"),
        ("127.0.0.1", "127.0.0.1, 192.0.2.1, 10.1.2.3", "192.0.2.1"),
        ("127.0.0.1", "10.1.1.1, 10.1.2.3", "10.1.1.1"),
        ("127.0.0.1", "192.0.2.1:4711", "192.0.2.1"),
        ("127.0.0.1", "[2001:db9::1]:4711", "2001:db9::1"),
        ("2001:db8::5", "2001:db9::1", "2001:db9::1"),
        ("127.0.0.1", "192.0.2.1, nonsense, 10.1.2.3", "10.1.2.3"),
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("127.0.0.1", " , ", "127.0.0.1"),
    ],
)
def test_the_nearest_hop_that_is_not_trusted(peer: str, forwarded: str, client: str) -> None:
    """What trusted proxies have written is believed, and nothing before it."""
    assert seen(peer, PROXY, x_forwarded_for=forwarded)[0] == client


@pytest.mark.parametrize(
    ("peer", "headers", "scheme"),
    [
        ("127.0.0.1", {"x_forwarded_proto": "https"}, "https"),
        ("127.0.0.1", {"x_forwarded_proto": "wss"}, "https"),
        ("198.51.100.9", {"x_forwarded_proto": "https"}, "http"),
        ("127.0.0.1", {"x_forwarded_for": "192.0.2.1, 10.1.2.3", "x_forwarded_proto": "https, http"}, "https"),
        ("127.0.0.1", {"x_forwarded_for": "192.0.2.1", "x_forwarded_proto": "javascript"}, "http"),
        ("127.0.0.1", {"x_forwarded_for": "192.0.2.1"}, "http"),
    ],
)
def test_the_scheme(peer: str, headers: dict[str, str], scheme: str) -> None:
    """The scheme is taken from trusted proxies, for sockets as for pages."""
    assert seen(peer, PROXY, **headers)[1] == scheme
    assert seen(peer, PROXY, "websocket", **headers)[1] == scheme.replace("http", "ws")


def test_by_default_nobody_is_trusted() -> None:
    """By default no proxy is trusted, not even this machine."""
    assert Settings().proxies == ()
    assert seen("127.0.0.1", (), x_forwarded_for="192.0.2.1", x_forwarded_proto="https") == ("127.0.0.1", "http")


def test_what_is_no_address_is_named(settings: Settings) -> None:
    """A wrong address of a proxy ends the start with the text and how to correct it."""
    with pytest.raises(BadProxy):
        Proxies(("proxy.example.org",))
    with pytest.raises(SystemExit, match=r"proxy\.example\.org is not the address.*10\.0\.0\.0/8"):
        serving.run(port=0, data=settings.data, proxies=("127.0.0.1", "proxy.example.org"))


async def _token(server: Running, address: str) -> int:
    async with httpx.AsyncClient(base_url=server.base, verify=NO_TLS) as http:
        return (await http.post("/api/tokens", headers={"X-Forwarded-For": address})).status_code


async def test_a_made_up_address_is_no_other_address(settings: Settings) -> None:
    """Made-up addresses in the header do not change whose limit applies."""
    async with running(replace(settings, shares=ONE)) as server:
        assert [await _token(server, f"192.0.2.{number}") for number in range(3)] == [201, 429, 429]


async def test_behind_a_proxy_everybody_has_a_share(settings: Settings) -> None:
    """Behind a trusted proxy each address has its own share, and made-up ones before it do not count."""
    async with running(replace(settings, shares=ONE, proxies=("127.0.0.0/8",))) as server:
        assert [await _token(server, f"192.0.2.{number}") for number in (1, 2, 1)] == [201, 201, 429]
        assert await _token(server, "203.0.113.1, 192.0.2.1") == 429


async def test_tls_stays_tls(settings: Settings) -> None:
    """Over TLS every answer, even a refusal, sets HSTS for a year; without TLS, or on a stranger's word, none does."""
    paths = ("/", "/api/games", "/api/nothing", "/assets/none.js", "/health")
    tls = {"X-Forwarded-Proto": "https"}
    async with running(replace(settings, proxies=("127.0.0.1",))) as server:
        http = (await server.person()).http
        for path in paths:
            assert (await http.get(path, headers=tls)).headers.get_list(STRICT) == ["max-age=31536000"]
            assert STRICT not in (await http.get(path)).headers
        for refused in ({"Authorization": "Bearer x"}, {"Origin": "https://evil.example"}, {"Host": "evil.example"}):
            answer = await http.post("/api/me", headers={**tls, **refused})
            assert 400 < answer.status_code < 422
            assert answer.headers.get_list(STRICT) == ["max-age=31536000"]
    async with running(settings) as server:
        assert STRICT not in (await (await server.person()).http.get("/", headers=tls)).headers


async def test_who_came_before_tls_gets_the_safer_cookie(settings: Settings) -> None:
    """The safer cookie with the same secret is set once; a program with a token gets none."""
    async with running(replace(settings, proxies=("127.0.0.1",))) as server:
        person = await server.person()
        await person.post("/me", {"name": "Marco"})
        tls = {"X-Forwarded-Proto": "https"}
        before = {**tls, "Cookie": person.cookies()}
        answer = await person.http.get("/api/me", headers=before)
        cookie = answer.headers["set-cookie"].partition(";")[0]
        assert cookie.startswith(f"{LOCKED}=")
        again = await person.http.get("/api/me", headers={**tls, "Cookie": cookie})
        assert again.json() == {"name": "Marco"}
        assert "set-cookie" not in again.headers
        token = (await person.post("/tokens"))["token"]
        program = await person.http.get("/api/me", headers={**tls, "Cookie": "", "Authorization": f"Bearer {token}"})
        assert "set-cookie" not in program.headers
