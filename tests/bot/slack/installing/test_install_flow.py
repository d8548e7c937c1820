"""Installing by a browser, against a stand-in for Slack's OAuth: who may, once, in the browser that began."""

from __future__ import annotations

import contextlib
import json
import urllib.parse
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from slack_bolt import BoltRequest, BoltResponse
from slack_sdk.oauth.installation_store import Installation as SlackInstallation

from adapters.store.store import Store, StoreUnavailable
from adapters.store.teams.sealing import TokenKeys, new_key
from bot.settings import ROOT
from bot.slack.app import build_client
from bot.slack.http import build_server
from bot.slack.installing.flow import SCOPES, install_flow, not_allowed
from bot.wording import installing
from tests.bot.slack.installing.two_workspaces import CLIENT, SECRET, TEAMS, TwoWorkspaces, cookie_of, two_workspaces
from tests.bot.slack.test_bot_http import served_at

ONE, TWO = TEAMS
KEYS = TokenKeys([new_key()])
CALLBACK = "/slack/oauth_redirect"


class Nobody:
    """Takes no delivery."""

    def dispatch(self, _request: BoltRequest, /) -> BoltResponse:
        return BoltResponse(status=200, body="")


class Clock:
    def __init__(self) -> None:
        self.time = datetime.now(UTC)

    def __call__(self) -> datetime:
        return self.time


class World:
    """Slack, the bot's address, and its store."""

    def __init__(self, slack: TwoWorkspaces, store: Store, clock: Clock) -> None:
        self.slack, self.store, self.clock = slack, store, clock

    def begun(self) -> tuple[str, str]:
        """A browser's state and cookie."""
        status, headers, _ = self.slack.get("/slack/install")
        assert status == 302
        query = urllib.parse.parse_qs(urllib.parse.urlsplit(headers["location"]).query)
        return query["state"][0], cookie_of(headers)

    def back(self, cookie: str, **query: str) -> tuple[int, str]:
        """The browser is led back; status and page."""
        status, headers, text = self.slack.get(f"{CALLBACK}?{urllib.parse.urlencode(query)}", cookie)
        assert headers["content-security-policy"].startswith("default-src 'none'")
        return status, text

    @property
    def installed(self) -> list[str]:
        return [each.team for each in self.store.installed.all()]


@contextlib.contextmanager
def world(folder: Path, allowed: str = ONE, *, rotating: bool = False) -> Iterator[World]:
    clock = Clock()
    store = Store(f"sqlite:///{folder}/store.sqlite", clock)
    with two_workspaces(rotating=rotating) as slack:
        client = build_client(None, slack.api_url, timeout_s=5)
        client.retry_handlers = []
        kept, who = store.installations(KEYS), (CLIENT["client_id"], CLIENT["client_secret"])
        flow = install_flow(client, *who, kept, KEYS, allowed.split(","), now=clock)
        with served_at(build_server(Nobody(), SECRET, flow=flow)) as port:
            slack.serve_bot(port)
            yield World(slack, store, clock)
    store.close()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[World]:
    with world(tmp_path) as made:
        yield made


def test_a_browser_is_led_to_slack_with_a_state_that_only_it_can_bring_back(place: World) -> None:
    status, headers, _ = place.slack.get("/slack/install")
    asked = urllib.parse.urlsplit(headers["location"])
    query = urllib.parse.parse_qs(asked.query, keep_blank_values=True)
    assert status == 302
    assert f"http://{asked.netloc}/api/" == place.slack.api_url
    assert asked.path == "/oauth/v2/authorize"
    assert query["client_id"] == [CLIENT["client_id"]]
    assert query["scope"] == [",".join(SCOPES)]
    assert query["user_scope"] == [""]
    cookie = headers["set-cookie"]
    assert cookie.startswith(f"slack-app-oauth-state={query['state'][0]}; ")
    assert {"Secure", "HttpOnly", "Max-Age=600"} <= set(cookie.split("; "))
    assert headers["cache-control"] == "no-store"


def test_the_whole_way_through_slacks_own_page(tmp_path: Path) -> None:
    """As a person takes it: the link, Slack's page, Allow, and back to a page that says it; and Cancel."""
    with world(tmp_path, rotating=True) as place:
        _, headers, _ = place.slack.get("/slack/install")
        there = urllib.parse.urlsplit(headers["location"])
        asked = place.slack.first.url + f"{there.path}?{there.query}"
        assert _page(asked)[0] == 200
        status, location = _page(asked.replace("/authorize", "/allow"))
        assert status == 302
        assert location.startswith(f"http://127.0.0.1:{place.slack.bot_port}{CALLBACK}?code=")
        back = urllib.parse.urlsplit(location)
        status, answer, text = place.slack.get(f"{back.path}?{back.query}", cookie_of(headers))
        assert (status, installing.installed("Local workspace") in text) == (200, True)
        assert answer["set-cookie"].startswith("slack-app-oauth-state=deleted")
        kept = place.store.installations(KEYS).get(ONE)
        assert kept is not None
        assert kept.token.startswith("xoxe.xoxb-")
        assert kept.refresh_token.startswith("xoxe-1-")
        assert kept.about.expires_at is not None
        assert kept.about.expires_at > datetime.now(UTC) + timedelta(hours=11)
        assert (kept.about.by, kept.about.bot_user, kept.about.bot_id) == ("U0ADA00001", "U0CANDOR01", "B0CANDOR01")


def _page(url: str) -> tuple[int, str]:
    import http.client

    parts = urllib.parse.urlsplit(url)
    connection = http.client.HTTPConnection(parts.netloc, timeout=30)
    try:
        connection.request("GET", f"{parts.path}?{parts.query}")
        response = connection.getresponse()
        response.read()
        return response.status, response.getheader("Location") or ""
    finally:
        connection.close()


def test_a_workspace_that_may_not_is_told_so_and_keeps_no_app(tmp_path: Path) -> None:
    with world(tmp_path, allowed=ONE) as place:
        status, text = place.slack.install(TWO)
        assert (status, TWO in text) == (403, True)
        assert place.installed == []
        assert ("apps.uninstall", TWO) in place.slack.seen
        assert place.slack.install(ONE)[0] == 200
        assert place.installed == [ONE]


def test_an_organisation_is_not_installed_at_once() -> None:
    whole = SlackInstallation(enterprise_id="E1", user_id="U1", bot_token="xoxb-1", is_enterprise_install=True)
    assert not_allowed(whole, {"E1", ""}) == installing.INSTALL_ORGANISATION
    for team in ("../../etc", "T1\n", "t1", "", "T" * 99):
        odd = SlackInstallation(team_id=team, user_id="U1", bot_token="xoxb-1")
        assert not_allowed(odd, {team})


def test_a_state_holds_once(place: World) -> None:
    state, cookie = place.begun()
    assert place.back(cookie, code=place.slack.first.grants.allow(), state=state)[0] == 200
    status, text = place.back(cookie, code=place.slack.first.grants.allow(), state=state)
    assert (status, "used before" in text) == (401, True)


def test_a_state_of_another_browser_is_refused_before_slack_is_asked(place: World) -> None:
    """Whoever leads somebody else to their own installation's address gets nowhere."""
    state, _ = place.begun()
    other, cookie = place.begun()
    for sent in ("", cookie, "slack-app-oauth-state=", f"slack-app-oauth-state={other}"):
        assert place.back(sent, code=place.slack.first.grants.allow(), state=state)[0] == 400
    assert place.slack.seen == []
    assert place.installed == []


def test_a_state_ends_after_ten_minutes(place: World) -> None:
    state, cookie = place.begun()
    place.clock.time += timedelta(minutes=10, seconds=2)
    assert place.back(cookie, code=place.slack.first.grants.allow(), state=state)[0] == 401
    assert place.installed == []


def test_a_state_that_was_made_up_is_refused(place: World) -> None:
    forged = TokenKeys([new_key()]).new_pass(place.clock())
    for state in (forged, "x", "A" * 4000):
        assert place.back(f"slack-app-oauth-state={state}", code="1", state=state)[0] == 401
    assert place.slack.seen == []


@pytest.mark.parametrize(
    ("query", "status", "sentence"),
    [
        ({"error": "access_denied"}, 200, installing.INSTALL_REASONS["access_denied"]),
        ({"error": "<script>alert(1)</script>"}, 200, installing.INSTALL_FAILED),
        ({}, 400, installing.INSTALL_REASONS["invalid_browser"]),
        ({"state": "\x00"}, 400, installing.INSTALL_REASONS["invalid_browser"]),
    ],
)
def test_what_stands_in_the_address_is_never_shown(
    place: World, query: dict[str, str], status: int, sentence: str
) -> None:
    found, text = place.back("", **query)
    assert (found, sentence in text, "<script" in text) == (status, True, False)


def test_a_code_that_slack_does_not_take_installs_nothing(place: World) -> None:
    for query in ({"code": "1.made-up"}, {}):
        state, cookie = place.begun()
        status, text = place.back(cookie, state=state, **query)
        assert (status, "Candor was not installed" in text) == (401, True)
    assert place.installed == []


def test_a_slack_that_is_away_is_a_sentence(place: World) -> None:
    state, cookie = place.begun()
    place.slack.away = True
    status, text = place.back(cookie, state=state, code=place.slack.first.grants.allow())
    assert (status, installing.INSTALL_FAILED in text) == (503, True)


def test_a_store_that_is_away_is_a_sentence(place: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: object) -> None:
        raise StoreUnavailable("gone")

    state, cookie = place.begun()
    monkeypatch.setattr("adapters.store.teams.installations.StoredInstallations.keep", away)
    status, text = place.back(cookie, state=state, code=place.slack.first.grants.allow())
    assert (status, installing.INSTALL_FAILED in text) == (503, True)


def test_of_two_who_bring_back_the_same_state_at_once_one_installs(place: World) -> None:
    state, cookie = place.begun()
    codes = [place.slack.first.grants.allow() for _ in range(2)]
    with ThreadPoolExecutor(2) as threads:
        found = list(threads.map(lambda code: place.back(cookie, code=code, state=state)[0], codes))
    assert sorted(found) == [200, 401]


def test_an_address_that_sends_nonsense_is_slowed_down(place: World) -> None:
    found = [place.back("", state="x", code="1")[0] for _ in range(40)]
    assert found[0] == 400
    assert found[-1] == 429
    assert place.slack.get("/slack/install")[0] == 429


def test_without_oauth_there_are_no_such_addresses() -> None:
    server = build_server(Nobody(), SECRET)
    assert {str(route.resource.canonical) for route in server.router.routes() if route.resource} == {
        "/slack/events",
        "/health",
    }


def test_the_scopes_are_those_of_the_manifest() -> None:
    manifest = json.loads((ROOT / "deploy" / "slack" / "manifest.json").read_text())
    assert list(SCOPES) == manifest["oauth_config"]["scopes"]["bot"]
