"""Which workspace a delivery goes to, and which deliveries end one."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from slack_bolt import App, BoltRequest, BoltResponse

from adapters.store.store import Store, StoreUnavailable
from adapters.store.teams.installations import Installation, Installed
from adapters.store.teams.sealing import TokenKeys, new_key
from bot.roles import Roles
from bot.settings import load_settings
from bot.slack.app import build_client
from bot.slack.installing.checking import problem_with_several
from bot.slack.installing.seats import Seat
from bot.slack.installing.workspaces import InstalledWorkspace, Workspaces
from bot.slack.listeners.people import People
from bot.slack.messenger import SlackMessenger
from bot.slack.voice import SlackAccessLost, Voice
from bot.wording import installing
from reliability.errors import SettingsError

KEYS = TokenKeys([new_key()])
NOW = datetime.now(UTC)


class Recorder(App):
    """An app that only notes what it was handed."""

    def __init__(self, team: str, heard: list[tuple[str, str]]) -> None:
        self.team, self.heard = team, heard

    def dispatch(self, req: BoltRequest) -> BoltResponse:
        self.heard.append((self.team, str(req.body.get("event_id"))))
        return BoltResponse(status=200, body="")


class World:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.heard: list[tuple[str, str]] = []
        self.built: list[str] = []
        self.workspaces = Workspaces(store, ("T1", "T2"), self._build)

    def _build(self, about: Installed) -> InstalledWorkspace:
        self.built.append(about.team)
        voice = Voice(build_client(None, "http://127.0.0.1:1/api/"))
        return InstalledWorkspace(
            about, Seat(voice, People(voice), SlackMessenger(voice)), Recorder(about.team, self.heard)
        )

    def install(self, team: str, at: datetime = NOW) -> None:
        about = Installed(team, team, "", "U0", "B0", "", "U1", at)
        self.store.installations(KEYS).keep(Installation(about, "xoxb-1"))

    def deliver(self, **body: Any) -> int:
        given = {"type": "event_callback", "event": {"type": "app_mention"}, "event_id": "Ev1", **body}
        return self.workspaces.dispatch(BoltRequest(body=given, mode="socket_mode")).status

    @property
    def installed(self) -> list[str]:
        return [each.team for each in self.store.installed.all()]


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    store = Store(f"sqlite:///{tmp_path}/store.sqlite")
    made = World(store)
    made.install("T1")
    made.install("T2")
    yield made
    store.close()


@pytest.mark.parametrize(
    ("body", "team"),
    [
        ({"team_id": "T1"}, "T1"),
        ({"team_id": "T1", "authorizations": [{"team_id": "T2"}]}, "T2"),
        ({"team_id": "T9", "authorizations": [{"team_id": "T8"}, {"team_id": "T2"}]}, "T2"),
        ({"type": "block_actions", "team": {"id": "T1"}, "message": {"team": "T2"}}, "T2"),
        ({"type": "block_actions", "team": {"id": "T1"}, "view": {"app_installed_team_id": "T2"}}, "T2"),
        ({"type": "view_submission", "team": {"id": "T9"}, "view": {"app_installed_team_id": "T1"}}, "T1"),
        ({"type": "block_actions", "team": {"id": "T1"}, "user": {"team_id": "T2"}}, "T1"),
    ],
)
def test_a_delivery_goes_to_the_workspace_that_it_was_sent_for(world: World, body: dict[str, Any], team: str) -> None:
    assert world.deliver(**body) == 200
    assert world.heard == [(team, "Ev1")]


@pytest.mark.parametrize(
    "body",
    [
        {"team_id": "T9"},
        {"team_id": ""},
        {"team_id": None, "authorizations": []},
        {"type": "block_actions", "team": None, "user": {"team_id": "T1"}},
        {"type": None, "ssl_check": "1"},
        {"authorizations": [{"enterprise_id": "E1", "is_enterprise_install": True}]},
    ],
)
def test_what_is_for_no_installed_workspace_is_acknowledged_and_heard_by_nobody(
    world: World, body: dict[str, Any]
) -> None:
    assert world.deliver(**body) == 200
    assert world.heard == []
    assert world.installed == ["T1", "T2"]


def test_slacks_check_of_the_address_is_answered(world: World) -> None:
    asked = BoltRequest(body={"type": "url_verification", "challenge": "abc"}, mode="socket_mode")
    assert "abc" in str(world.workspaces.dispatch(asked).body)


def test_an_app_is_built_once_and_anew_where_it_was_installed_anew(world: World) -> None:
    for _ in range(3):
        world.deliver(team_id="T1")
    assert world.built == ["T1"]
    world.install("T1", NOW + timedelta(minutes=1))  # whichever process took it
    world.deliver(team_id="T1")
    assert world.built == ["T1", "T1"]


def test_what_another_process_forgot_is_not_answered_here(world: World) -> None:
    world.deliver(team_id="T1")
    world.store.installed.forget("T1", "slack", "app_uninstalled")
    assert world.deliver(team_id="T1", event_id="Ev2") == 200
    assert world.heard == [("T1", "Ev1")]
    with pytest.raises(SlackAccessLost, match="not_installed"):
        world.workspaces.seat("T1")
    assert [each.about.team for each in world.workspaces.all()] == ["T2"]


@pytest.mark.parametrize(
    ("event", "gone"),
    [
        ({"type": "app_uninstalled"}, True),
        ({"type": "tokens_revoked", "tokens": {"bot": ["U0"]}}, True),
        ({"type": "tokens_revoked", "tokens": {"oauth": ["U1"]}}, False),
        ({"type": "tokens_revoked", "tokens": {"oauth": ["U1"], "bot": []}}, False),
        ({"type": "tokens_revoked"}, True),
        ({"type": "app_mention"}, False),
    ],
)
def test_an_app_that_was_removed_or_whose_bot_lost_its_token_is_forgotten(
    world: World, event: dict[str, Any], gone: bool
) -> None:
    """A person's own token is none of Candor's."""
    for _ in range(2):  # Slack sends both events, and each again where it was not acknowledged in time
        assert world.deliver(team_id="T1", event=event, event_time=int(time.time()) + 1) == 200
    assert world.installed == (["T2"] if gone else ["T1", "T2"])


def test_the_end_of_an_installation_that_was_renewed_since_ends_nothing(world: World) -> None:
    """Slack delivers up to an hour late."""
    late = int(NOW.timestamp()) - 60
    assert world.deliver(team_id="T1", event={"type": "app_uninstalled"}, event_time=late) == 200
    assert world.installed == ["T1", "T2"]


def test_where_the_store_is_away_slack_delivers_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: object) -> None:
        raise StoreUnavailable("gone")

    monkeypatch.setattr(world.store.installed, "get", away)
    assert world.deliver(team_id="T1") == 503
    assert world.deliver(team_id="T1", event={"type": "app_uninstalled"}) == 503
    monkeypatch.undo()
    assert world.installed == ["T1", "T2"]


def test_an_end_that_the_store_kept_half_of_is_kept_whole_when_it_is_told_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object, **__: object) -> None:
        raise StoreUnavailable("gone")

    monkeypatch.setattr(world.store.installed, "forget", away)
    ended = {"team_id": "T1", "event": {"type": "app_uninstalled"}, "event_time": int(time.time()) + 1}
    assert world.deliver(**ended) == 503
    monkeypatch.undo()
    assert world.deliver(**ended) == 200
    assert world.installed == ["T2"]


# --- the settings ----------------------------------------------------------------------------------

SEVERAL: dict[str, Any] = {
    "client_id": "1.2",
    "client_secret": "s",
    "slack_signing_secret": "s",
    "slack_mode": "http",
    "token_keys": new_key(),
    "install_teams": "T1,T2",
}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({}, ""),
        ({"client_secret": ""}, installing.missing_for_several("CANDOR_CLIENT_SECRET")),
        ({"token_keys": " , "}, installing.missing_for_several("CANDOR_TOKEN_KEYS")),
        ({"install_teams": ""}, installing.missing_for_several("CANDOR_INSTALL_TEAMS")),
        ({"slack_signing_secret": ""}, installing.missing_for_several("SLACK_SIGNING_SECRET")),
        ({"slack_mode": "socket"}, installing.NO_INSTALL_BUT_HTTP),
        ({"slack_bot_token": "xoxb-1"}, installing.ONE_OR_SEVERAL),
        ({"admins": "U1"}, installing.ids_without_team("CANDOR_ADMINS")),
        ({"admins": "T1/U1", "channels": "T1/C1,C2"}, installing.ids_without_team("CANDOR_CHANNELS")),
        ({"channel_warehouses": {"C1": "sample"}}, installing.ids_without_team("CANDOR_CHANNEL_WAREHOUSES")),
        ({"roles": {"sample": {"S012": "x"}}}, installing.ids_without_team("CANDOR_ROLES")),
        ({"roles": {"sample": {"T012/S012": "x", "default": "y"}}}, ""),
    ],
)
def test_what_is_missing_for_several_workspaces_is_one_sentence(given: dict[str, Any], sentence: str) -> None:
    assert problem_with_several(load_settings(**{**SEVERAL, **given})) == sentence


def test_no_secret_of_several_workspaces_shows() -> None:
    settings = load_settings(**{**SEVERAL, "client_secret": "opensesame"})
    assert {"opensesame", SEVERAL["token_keys"]} <= set(settings.secrets())
    assert "opensesame" not in repr(settings)
    assert SEVERAL["token_keys"] not in repr(settings)


def test_a_role_is_a_persons_in_their_workspace_alone() -> None:
    given = {"sales": {"T1/U1": "finance", "T2/S1": "sellers", "default": "staff"}}
    roles = Roles(given, lambda group, team: {"U1", "U2"} if (group, team) == ("S1", "T2") else set())
    assert roles.of("sales", "U1", "T1") == "finance"
    assert roles.of("sales", "U1", "T2") == "sellers"
    assert roles.of("sales", "U2", "T1") == "staff"
    with pytest.raises(SettingsError):
        load_settings(roles={"sample": {"X1/U1": "finance"}})
