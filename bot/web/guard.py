"""Who may talk to the local table: only this machine's browser, from our own page, with the key from the link."""

from __future__ import annotations

import hashlib
import hmac
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

HOSTS = frozenset({"127.0.0.1", "localhost"})
"""Any other name is a foreign site that points at this machine (DNS rebinding)."""


class Guard:
    def __init__(self, key: str, port: int) -> None:
        self._key = key
        self._token = hmac.new(key.encode(), b"marspost web cookie", hashlib.sha256).hexdigest()
        # Cookies do not know ports: the name keeps two tables on one machine apart.
        self._cookie = f"marspost-{port}"

    def key_fits(self, key: str) -> bool:
        return hmac.compare_digest(key.encode(), self._key.encode())

    def let_in(self, response: web.StreamResponse) -> None:
        response.set_cookie(self._cookie, self._token, max_age=365 * 86400, httponly=True, samesite="Strict", path="/")

    def is_in(self, request: web.Request) -> bool:
        cookie = request.cookies.get(self._cookie, "")
        return hmac.compare_digest(cookie.encode(), self._token.encode())


def host_ok(host: str) -> bool:
    try:
        parts = urlsplit(f"//{host}")
        port_ok = parts.port is None or parts.port > 0
    except ValueError:
        return False
    return port_ok and parts.hostname in HOSTS and not parts.path and parts.username is None


def origin_ok(request: web.Request) -> bool:
    """A write or a socket must come from our page; a read may lack the header, but not carry a foreign one."""
    origin = request.headers.get("Origin")
    if origin is None:
        return request.method in ("GET", "HEAD") and "Upgrade" not in request.headers
    return origin == f"http://{request.host}"


def security_headers(host: str) -> dict[str, str]:
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        f"connect-src 'self' ws://{host}; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'; require-trusted-types-for 'script'"
    )
    return {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }


@web.middleware
async def only_local(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuses foreign hosts and origins before anything is read, and puts the security headers on every answer."""
    if not host_ok(request.host):
        return web.Response(status=421, text="This table only answers on 127.0.0.1 or localhost.\n")
    if not origin_ok(request):
        return web.Response(status=403, text="Only the table's own page may do this.\n")
    try:
        response = await handler(request)
    except web.HTTPException as error:
        error.headers.update(security_headers(request.host))
        raise
    if not response.prepared:
        response.headers.update(security_headers(request.host))
    return response
