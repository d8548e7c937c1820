"""Installing the app in the local workspace by OAuth: the page on which a person allows it, and the methods after
it."""

from __future__ import annotations

import html
import urllib.parse
from collections.abc import Callable

from aiohttp import web

from bot.console.api.arguments import Arguments
from bot.console.api.grants import Grants
from bot.console.api.services import Method, Services
from bot.console.content import Json
from bot.console.errors import ApiError

NEED_NO_TOKEN = {"oauth.v2.access"}


def access(services: Services, arguments: Arguments) -> Json:
    """oauth.v2.access."""
    return services.grants.exchange(arguments)


def uninstall(services: Services, arguments: Arguments) -> Json:
    """apps.uninstall: removes the app, by its own token and its client's secret."""
    given = arguments.text("client_id", ""), arguments.text("client_secret", "")
    if given != (services.grants.client_id, services.grants.client_secret):
        raise ApiError("bad_client_secret")
    services.grants.revoke()
    services.people.app_uninstalled()
    return {}


def page_routes(grants: Grants, redirect_url: Callable[[], str]) -> list[web.RouteDef]:
    """Slack's page on which a person allows the app, and what its link leads to. `redirect_url` is where to lead
    back."""

    def back(request: web.Request, **more: str) -> str:
        place = request.query.get("redirect_uri") or redirect_url()
        return f"{place}?{urllib.parse.urlencode({**more, 'state': request.query.get('state', '')})}"

    async def ask(request: web.Request) -> web.Response:
        if request.query.get("client_id") != grants.client_id:
            return web.Response(status=400, text="invalid_client_id")
        grants.scopes = request.query.get("scope", "")
        allow = html.escape(f"/oauth/v2/allow?{request.query_string}")
        no = html.escape(back(request, error="access_denied"))
        text = f'<!doctype html><title>Install</title><a href="{allow}">Allow</a> <a href="{no}">Cancel</a>'
        return web.Response(text=text, content_type="text/html")

    async def allow(request: web.Request) -> web.Response:
        return web.Response(status=302, headers={"Location": back(request, code=grants.allow())})

    return [web.get("/oauth/v2/authorize", ask), web.get("/oauth/v2/allow", allow)]


METHODS: dict[str, Method] = {"oauth.v2.access": access, "apps.uninstall": uninstall}
