"""Which pages may talk to this server."""

from __future__ import annotations

from urllib.parse import urlsplit


def same_origin(origin: str | None, host: str, also: tuple[str, ...] = ()) -> bool:
    """Whether a page of this origin may talk to the server it calls `host`.

    A request without an origin is not a cross-site request of a browser.
    """
    if origin is None:
        return True
    try:
        site = urlsplit(origin).netloc.lower()
    except ValueError:  # `http://[`
        return False
    return bool(site) and (site == host.lower() or site in also)
