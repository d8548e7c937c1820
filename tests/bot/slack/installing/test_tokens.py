"""Renewing tokens before they end: one process at a time, and what happens where Slack does not."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from slack_sdk.errors import SlackApiError, SlackTokenRotationError
from slack_sdk.oauth.installation_store import Bot

from adapters.store.store import Store
from adapters.store.teams.installations import Installation, Installed
from adapters.store.teams.sealing import TokenKeys, new_key
from bot.slack.installing.tokens import NOT_INSTALLED, UNREADABLE, Tokens
from bot.slack.voice import SlackAccessLost

NOW = datetime.now(UTC)
KEYS = TokenKeys([new_key()])


@dataclass
class Exchange:
    """Stands for Slack's exchange of tokens: each refresh token holds once. `meanwhile` happens while Slack works."""

    fails: Exception | None = None
    valid: str = "xoxe-1"
    used: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)
    gives_nothing: bool = False

    def meanwhile(self) -> None:
        pass

    def perform_bot_token_rotation(self, *, bot: Bot, minutes_before_expiration: int = 120) -> Bot | None:
        with self.lock:
            self.used.append(str(bot.bot_refresh_token))
            if self.fails is not None:
                raise self.fails
            if self.gives_nothing:
                return None
            assert bot.bot_refresh_token == self.valid
            number = len(self.used) + 1
            self.valid = f"xoxe-{number}"
            self.meanwhile()
            made = Bot(**bot.to_dict_for_copying())
            made.bot_token, made.bot_refresh_token = f"xoxb-{number}", self.valid
            made.bot_token_expires_at = int((NOW + timedelta(hours=12)).timestamp())
            return made


def refused(code: str) -> SlackTokenRotationError:
    return SlackTokenRotationError(SlackApiError("no", {"ok": False, "error": code}))  # type: ignore[no-untyped-call]  # untyped in slack_sdk


class World:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept = store.installations(KEYS)
        self.exchange = Exchange()
        self.gone: list[tuple[str, str]] = []
        self.tokens = self.another()

    def another(self) -> Tokens:
        """What another process has."""

        def gone(about: Installed, why: str) -> None:
            self.gone.append((about.team, why))

        return Tokens(self.kept, self.exchange, self.store.take_lease, gone, self.store.now)

    def install(self, left: timedelta | None) -> Installation:
        ends = None if left is None else NOW + left
        about = Installed("T1", "One", "", "U0", "B0", "chat:write", "U1", NOW - timedelta(hours=11), ends)
        self.kept.keep(made := Installation(about, "xoxb-1", "xoxe-1" if left is not None else ""))
        return made


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    store = Store(f"sqlite:///{tmp_path}/store.sqlite", lambda: NOW)
    yield World(store)
    store.close()


@pytest.mark.parametrize("left", [None, timedelta(hours=12), timedelta(hours=2, seconds=1)])
def test_a_token_that_holds_for_long_is_taken_as_it_is(world: World, left: timedelta | None) -> None:
    made = world.install(left)
    assert world.tokens.current("T1") == made
    assert world.exchange.used == []


@pytest.mark.parametrize("left", [timedelta(hours=1), timedelta(0), timedelta(days=-30)])
def test_one_that_ends_soon_or_has_ended_is_renewed(world: World, left: timedelta) -> None:
    world.install(left)
    found = world.tokens.current("T1")
    assert (found.token, found.refresh_token) == ("xoxb-2", "xoxe-2")
    assert world.tokens.current("T1") == found
    assert world.exchange.used == ["xoxe-1"]


@pytest.mark.parametrize("left", [timedelta(hours=1), timedelta(hours=-1)])
def test_of_many_who_need_it_at_once_one_exchanges_it(world: World, left: timedelta) -> None:
    """The others go on with the old one while it holds, and wait for the new one where it does not."""
    world.install(left)
    processes = [world.another() for _ in range(4)]
    with ThreadPoolExecutor(16) as threads:
        found = {made.token for made in threads.map(lambda n: processes[n % 4].current("T1"), range(16))}
    assert world.exchange.used == ["xoxe-1"]
    assert found <= ({"xoxb-1", "xoxb-2"} if left > timedelta(0) else {"xoxb-2"})
    assert world.tokens.current("T1").token == "xoxb-2"


@pytest.mark.parametrize(
    "error", [OSError("down"), refused("ratelimited"), refused("invalid_refresh_token"), KeyError()]
)
def test_what_is_not_renewed_holds_until_it_ends(world: World, error: Exception) -> None:
    made = world.install(timedelta(hours=1))
    world.exchange.fails = error
    assert world.tokens.current("T1") == made
    assert world.gone == []


@pytest.mark.parametrize("error", [OSError("down"), refused("ratelimited"), refused("internal_error"), KeyError()])
def test_one_that_has_ended_waits_for_a_slack_that_is_away(world: World, error: Exception) -> None:
    world.install(timedelta(hours=-1))
    world.exchange.fails = error
    with pytest.raises(OSError, match="cannot be renewed now"):
        world.tokens.current("T1")
    assert world.gone == []
    world.exchange.fails = None
    world.exchange.used.clear()
    assert world.tokens.current("T1").token == "xoxb-2"


def test_an_answer_without_tokens_is_none(world: World) -> None:
    world.install(timedelta(hours=-1))
    world.exchange.gives_nothing = True
    with pytest.raises(OSError, match="cannot be renewed now"):
        world.tokens.current("T1")


@pytest.mark.parametrize("code", ["invalid_refresh_token", "token_revoked", "account_inactive"])
def test_one_that_slack_renews_no_more_is_gone_when_it_has_ended(world: World, code: str) -> None:
    world.install(timedelta(hours=-1))
    world.exchange.fails = refused(code)
    with pytest.raises(SlackAccessLost, match=code):
        world.tokens.current("T1")
    assert world.gone == [("T1", code)]


def test_an_app_that_is_installed_anew_meanwhile_keeps_its_new_tokens(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = world.install(timedelta(hours=1))
    again = Installation(replace(made.about, at=NOW, expires_at=NOW + timedelta(hours=12)), "xoxb-new", "xoxe-new")
    monkeypatch.setattr(world.exchange, "meanwhile", lambda: world.kept.keep(again))
    assert world.tokens.current("T1") == again


def test_an_app_that_is_removed_meanwhile_has_none(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world.install(timedelta(hours=1))
    forget = world.store.installed.forget
    monkeypatch.setattr(world.exchange, "meanwhile", lambda: forget("T1", "slack", "app_uninstalled"))
    with pytest.raises(SlackAccessLost, match=NOT_INSTALLED):
        world.tokens.current("T1")


def test_no_installation_and_one_that_no_key_opens_have_no_token(world: World) -> None:
    with pytest.raises(SlackAccessLost, match=NOT_INSTALLED):
        world.tokens.current("T1")
    world.kept.keep(Installation(Installed("T1", "", "", "", "", "", "", NOW), "xoxb-1"))
    world.kept = world.store.installations(TokenKeys([new_key()]))
    with pytest.raises(SlackAccessLost, match=UNREADABLE):
        world.another().current("T1")
    assert world.gone == []
