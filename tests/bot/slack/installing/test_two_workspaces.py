"""One bot in two workspaces: each is answered with its own token, from its own memory, and is lost alone."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Generator, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from slack_bolt import BoltRequest

from adapters.store.kept.schedules import Schedule
from adapters.store.teams.sealing import TokenKeys, new_key
from bot.asks.conversation import AskRequest
from bot.asks.schedules.times import DueRule
from bot.main import Candor, opened
from bot.parts.slack_bot import Bot
from bot.sample import build_sample, sample_is_current
from bot.slack.http import build_server
from bot.wording import installing, refusals
from reliability.clarifications.elements import ConfirmElements
from reliability.values import Clarification, Element, Hint, HintScope, Outcome, Reply
from tests.bot.slack.installing.two_workspaces import CLIENT, SECRET, TEAMS, TwoWorkspaces, two_workspaces
from tests.bot.slack.test_bot_http import served_at
from tests.conftest import eventually
from tests.support.live_bot import GROSS, NET, answered, option, reading, text_of

KEY = new_key()
ONE, TWO = TEAMS
ADA, DATA = "U0ADA00001", "C0DATA0001"


@pytest.fixture(scope="module", autouse=True)
def sample() -> None:
    """The sample warehouse of this clone."""
    if not sample_is_current():
        build_sample()


def scripted(
    self: Candor, request: AskRequest, stage: object, roles: object = None, channels: object = None
) -> Generator[Clarification, Reply, Outcome]:
    """Says what the ask's workspace remembers; asks back where the question says so."""
    kept = self.teams.kept(request.place.team)
    hints = len(self.teams.memory_for(request).recall(request.question, request.warehouse))
    reply = ""
    if "unsure" in request.question.text:
        given = yield ConfirmElements(0, (option(NET, "total sales"),), (option(GROSS),))
        reply = f", replied {given.kind.value}"
    before = "" if request.question.previous is None else f", after {request.question.previous.question}"
    said = f"{hints} hints, {len(kept.verified.all())} verified{before}{reply}"
    return answered(reading(said, (1,)), asked=bool(reply))


@contextlib.contextmanager
def bot_on(
    slack: TwoWorkspaces, folder: Path, monkeypatch: pytest.MonkeyPatch, **more: Any
) -> Iterator[tuple[Candor, Bot]]:
    """The bot as its settings make it, but for the flow, behind its HTTP server."""
    monkeypatch.setattr(Candor, "flow", scripted)
    given: dict[str, Any] = {
        "slack_api_url": slack.api_url,
        "slack_mode": "http",
        "slack_signing_secret": SECRET,
        "state_dir": folder,
        "model": str(folder / "no-model"),
        **CLIENT,
        "token_keys": KEY,
        "install_teams": f"{ONE},{TWO}",
        **more,
    }
    with opened(**given) as candor, candor.bot() as bot:
        assert bot.several is not None
        with served_at(build_server(bot.several.workspaces, SECRET, flow=bot.several.flow)) as port:
            slack.serve_bot(port)
            yield candor, bot
            assert slack.settled()


@pytest.fixture
def slack() -> Iterator[TwoWorkspaces]:
    with two_workspaces() as made:
        yield made


def asked(slack: TwoWorkspaces, team: str, text: str, thread_ts: str | None = None) -> str:
    """The bot's answer to a mention in #data, or what it posts there first."""
    place = slack.of(team)
    before = len(place.bot_messages("#data", thread_ts)) if thread_ts else 0
    ts = place.mention("ada", "#data", text, thread_ts)
    thread = thread_ts or ts

    def said() -> list[str]:
        found = [text_of(m) for m in place.bot_messages("#data", thread)[before:]]
        return [each for each in found if "hints" in each or "total sales" in each]

    assert place.wait_for(said, 120), [text_of(m) for m in place.bot_messages("#data", thread)]
    return said()[0]


def posters(slack: TwoWorkspaces) -> set[str]:
    """The workspaces with whose tokens something was posted."""
    return {team for method, team in slack.seen if method == "chat.postMessage"}


def hint(owner: str, scope: HintScope) -> Hint:
    return Hint(
        phrase="total sales",
        preferred=Element("daily_sales", "net_sales"),  # what the sample has, else a look at its schema retires it
        passed_over=(),
        scope=scope,
        owner=owner,
        author=ADA,
        question="What were total sales?",
        created_at="2026-11-01T00:00:00+00:00",
        warehouse="sample",
    )


def test_each_workspace_is_answered_with_its_token_and_from_its_memory(
    slack: TwoWorkspaces, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada and #data have the same ids in both."""
    with bot_on(slack, tmp_path, monkeypatch) as (candor, _):
        assert [slack.install(team)[0] for team in TEAMS] == [200, 200]
        for scope, owner in ((HintScope.PERSON, ADA), (HintScope.CHANNEL, DATA), (HintScope.WORKSPACE, ONE)):
            candor.store.of(ONE).memory.remember(hint(owner, scope))
        candor.store.of(ONE).memory.remember(hint("", HintScope.WORKSPACE))
        candor.store.memory.remember(hint(ADA, HintScope.PERSON))  # made with one token, before
        candor.teams.verifying(ONE).mark("How many orders were there?", "SELECT COUNT(*) FROM orders", "sample", ADA)
        slack.seen.clear()
        assert "4 hints, 1 verified" in asked(slack, ONE, "What were total sales?")
        assert posters(slack) == {ONE}
        slack.seen.clear()
        assert "0 hints, 0 verified" in asked(slack, TWO, "What were total sales?")
        assert posters(slack) == {TWO}


def test_home_shows_what_is_the_workspaces_own(
    slack: TwoWorkspaces, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada is an admin in both: each shows her the hints, the schedules and the figures of that workspace alone."""
    with bot_on(slack, tmp_path, monkeypatch) as (candor, _):
        for team in TEAMS:
            slack.install(team)
        candor.store.of(ONE).memory.remember(hint(ADA, HintScope.PERSON))
        candor.store.of(ONE).schedules.add(schedule(ONE))
        asked(slack, ONE, "What were total sales?")
        for team, words in ((ONE, True), (TWO, False)):
            place = slack.of(team)
            place.open_home("ada")
            assert place.wait_for(partial(place.state.homes.get, ADA), 120)
            home = json.dumps(place.state.homes[ADA])
            assert ("net_sales" in home, "Orders a day?" in home) == (words, words), team
        figures = [candor.store.figures.figures(datetime.now(UTC) - timedelta(days=1), team).asks for team in TEAMS]
        assert figures == [1, 0]


def test_a_thread_of_the_same_name_in_another_workspace_is_another_thread(
    slack: TwoWorkspaces, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with bot_on(slack, tmp_path, monkeypatch) as (candor, _):
        for team in TEAMS:
            slack.install(team)
        asked(slack, ONE, "What were total sales?")
        ts = _last_ts(slack.first)
        previous = candor.store.asks.previous_turn
        assert previous(DATA, ts, ONE) is not None
        assert previous(DATA, ts, TWO) is None
        assert candor.store.asks.last_answered(DATA, ts, ONE)
        assert candor.store.asks.last_answered(DATA, ts, TWO) == ""
        assert "after What were total sales?" in asked(slack, ONE, "And in Berlin?", ts)


def _last_ts(place: Any) -> str:
    return str(place.state.top_level(DATA)[-1].ts)


def schedule(team: str, name: str = "a") -> Schedule:
    """Due since yesterday."""
    rule = DueRule(tuple(range(7)), 0, 9, 0)
    due = datetime.now(UTC) - timedelta(days=1)
    about = ("Orders a day?", "SELECT 1", "2026-11-21", "[]", rule.to_json(), "UTC", due)
    return Schedule(f"{team}-{name}", ADA, team, DATA, "", "sample", *about)


def test_an_uninstalled_workspace_is_forgotten_alone_and_can_come_back(
    slack: TwoWorkspaces, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with bot_on(slack, tmp_path, monkeypatch) as (candor, bot):
        for team in TEAMS:
            slack.install(team)
            asked(slack, team, "What were total sales?")
        later = replace(schedule(TWO), due_at=datetime.now(UTC) + timedelta(days=1))
        candor.store.of(TWO).schedules.add(later)
        assert slack.second.uninstall().acknowledged(60)
        assert [each.team for each in candor.store.installed.all()] == [ONE]
        found = candor.store.schedules.get(later.id)
        assert found is not None
        assert (found.state, found.why) == ("paused", installing.UNINSTALLED)
        assert not bot.lost.happened.is_set()
        assert "hints" in asked(slack, ONE, "What were total sales?")
        second = slack.second.mention("ada", "#data", "Are you there?")
        assert "hints" in asked(slack, ONE, "And now?")
        assert slack.second.bot_messages("#data", second) == []
        assert slack.install(TWO)[0] == 200
        assert "hints" in asked(slack, TWO, "What were total sales?")


def test_a_revoked_token_loses_its_workspace_alone(
    slack: TwoWorkspaces, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Slack says it with the next call, and sends no event."""
    with bot_on(slack, tmp_path, monkeypatch) as (candor, bot):
        for team in TEAMS:
            slack.install(team)
        slack.second.grants.revoke()
        slack.second.mention("ada", "#data", "What were total sales?")
        assert eventually(lambda: [each.team for each in candor.store.installed.all()] == [ONE])
        assert not bot.lost.happened.is_set()
        assert "hints" in asked(slack, ONE, "What were total sales?")
        told = [each for each in candor.store.audit.entries() if each["action"] == "uninstalled"]
        assert [(each["team"], each["why"]) for each in told] == [(TWO, "token_revoked")]


@pytest.mark.slow
def test_after_a_restart_asks_and_schedules_speak_with_their_workspaces_token(
    slack: TwoWorkspaces, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: dict[str, str] = {}
    with bot_on(slack, tmp_path, monkeypatch):
        for team in TEAMS:
            slack.install(team)
            asked(slack, team, "unsure")
            waiting[team] = _last_ts(slack.of(team))
    store = _store_at(tmp_path)
    for team in TEAMS:
        store.of(team).schedules.add(schedule(team))
    store.close()
    slack.seen.clear()
    with bot_on(slack, tmp_path, monkeypatch):
        for team in TEAMS:
            place, ts = slack.of(team), waiting[team]
            question = next(m for m in place.bot_messages("#data", ts) if "candor_yes" in json.dumps(m))
            place.click("ada", "#data", question["ts"], "candor_yes")

            def said(place: Any = place, ts: str = ts) -> bool:
                return "replied yes" in json.dumps(place.bot_messages("#data", ts))

            assert place.wait_for(said, 120)

            def by_schedule(place: Any = place) -> list[Any]:
                return [m for m in place.bot_messages("#data") if "0 hints" in json.dumps(m)]

            assert place.wait_for(by_schedule, 120)
        posted = [team for method, team in slack.seen if method == "chat.postMessage"]
        assert {team: posted.count(team) >= 2 for team in TEAMS} == dict.fromkeys(TEAMS, True)


def _store_at(folder: Path) -> Any:
    from adapters.store.store import Store

    return Store(f"sqlite:///{folder / 'candor.sqlite'}")


def test_tokens_that_end_are_renewed_before_they_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the last two hours of twelve, and also after a night in which nobody asked."""
    with two_workspaces(rotating=True) as slack, bot_on(slack, tmp_path, monkeypatch) as (candor, _):
        slack.install(ONE)
        kept = candor.store.installations(TokenKeys([KEY]))
        before = kept.get(ONE)
        assert before is not None
        for left in (timedelta(hours=1), timedelta(hours=-3)):
            now = kept.get(ONE)
            assert now is not None
            assert kept.renewed(now, now.token, now.refresh_token, datetime.now(UTC) + left)
            if left < timedelta(0):
                slack.first.grants.end_tokens()
            assert "hints" in asked(slack, ONE, "What were total sales?")
            after = kept.get(ONE)
            assert after is not None
            assert after.token != now.token
            assert after.about.expires_at is not None
            assert after.about.expires_at > datetime.now(UTC) + timedelta(hours=11)
        assert slack.seen.count(("oauth.v2.access", ONE)) == 3


def test_a_workspace_that_no_longer_may_is_not_answered(
    slack: TwoWorkspaces, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with bot_on(slack, tmp_path, monkeypatch):
        for team in TEAMS:
            slack.install(team)
    with bot_on(slack, tmp_path, monkeypatch, install_teams=ONE) as (candor, _):
        ts = slack.second.mention("ada", "#data", "What were total sales?")
        assert "hints" in asked(slack, ONE, "What were total sales?")
        assert slack.second.bot_messages("#data", ts) == []
        assert slack.second.uninstall().acknowledged(60)  # what is kept of it is forgotten all the same
        assert [each.team for each in candor.store.installed.all()] == [ONE]


def test_settings_about_people_and_channels_are_those_of_their_workspace(
    slack: TwoWorkspaces, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada is an admin of both by Slack; Ben is one of the second by the settings, and #data is answered in the
    first."""
    ben, general = "U0BEN00001", "C0GENERAL1"
    given = {
        "admins": f"{TWO}/{ben}",
        "channels": f"{ONE}/{DATA}",
        "channel_warehouses": {f"{ONE}/{general}": "sample"},
    }
    with bot_on(slack, tmp_path, monkeypatch, **given) as (_, bot):
        for team in TEAMS:
            slack.install(team)
        assert bot.several is not None
        seats = [bot.several.workspaces.seat(team) for team in TEAMS]
        assert [seat.people.person(ben).is_admin for seat in seats] == [False, True]
        assert "hints" in asked(slack, ONE, "What were total sales?")
        ts = slack.second.mention("ada", "#data", "What were total sales?")

        def refused() -> bool:
            return refusals.CHANNEL_NOT_ALLOWED in json.dumps(slack.second.bot_messages("#data", ts))

        assert slack.second.wait_for(refused, 120)


def test_an_installed_app_whose_tokens_no_key_opens_asks_slack_to_deliver_again(
    slack: TwoWorkspaces, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is deleted: the right key brings it back."""
    with bot_on(slack, tmp_path, monkeypatch):
        slack.install(ONE)
    with bot_on(slack, tmp_path, monkeypatch, token_keys=new_key()) as (candor, bot):
        ts = slack.first.mention("ada", "#data", "What were total sales?")
        assert bot.several is not None
        body = {"type": "event_callback", "team_id": ONE, "event_id": "Ev1", "event": {"type": "app_mention"}}
        answer = bot.several.workspaces.dispatch(BoltRequest(body=body, mode="socket_mode"))
        assert answer.status >= 500
        assert [each.team for each in candor.store.installed.all()] == [ONE]
        assert slack.first.bot_messages("#data", ts) == []
