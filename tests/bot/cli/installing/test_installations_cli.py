"""`candor installations …`, `--team`, and what the doctor says of several workspaces."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from adapters.store.kept.schedules import Schedule
from adapters.store.store import Store
from adapters.store.teams.installations import Installation, Installed
from adapters.store.teams.sealing import TokenKeys, new_key, problem_with_key
from bot.doctor import Finding, checks, examine
from bot.main import opened
from bot.wording import installing
from tests.bot.cli.conftest import Cli
from tests.bot.slack.installing.two_workspaces import CLIENT, SECRET

OLD, NEW = new_key(), new_key()
NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)


@pytest.fixture
def candor(candor: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Runs a command line with settings for several workspaces."""
    given = {
        "CANDOR_STATE_DIR": str(tmp_path),
        "CANDOR_MODEL": str(tmp_path / "no-model"),
        "CANDOR_CLIENT_ID": CLIENT["client_id"],
        "CANDOR_CLIENT_SECRET": CLIENT["client_secret"],
        "CANDOR_TOKEN_KEYS": OLD,
        "CANDOR_INSTALL_TEAMS": "T012,T034",
        "CANDOR_SLACK_MODE": "http",
        "SLACK_SIGNING_SECRET": SECRET,
        "SLACK_API_URL": "http://127.0.0.1:1/api/",
    }
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    return candor


@pytest.fixture
def store(tmp_path: Path, candor: Cli) -> Iterator[Store]:
    opened_store = Store(f"sqlite:///{tmp_path}/candor.sqlite", lambda: NOW)
    yield opened_store
    opened_store.close()


def install(store: Store, team: str, name: str = "Sales [GmbH]") -> None:
    about = Installed(team, name, "", "U0", "B0", "chat:write", "U1", NOW)
    store.installations(TokenKeys([OLD])).keep(Installation(about, f"xoxb-{team}-secret"))


def test_a_key_is_printed_alone(candor: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where nothing else is set up, since the settings need one."""
    monkeypatch.delenv("CANDOR_TOKEN_KEYS")
    code, out, err = candor("installations", "key")
    assert (code, err) == (0, "")
    assert problem_with_key(out.strip()) == ""


def test_workspaces_are_listed_without_their_tokens(candor: Cli, store: Store) -> None:
    assert candor("installations", "list")[1].strip() == installing.NO_INSTALLATIONS
    assert json.loads(candor("installations", "list", "--json")[1]) == []
    install(store, "T012")
    install(store, "T099", "Gone")
    code, out, _ = candor("installations", "list")
    assert code == 0
    first, second = out.splitlines()
    assert ("T012" in first, "Sales [GmbH]" in first, "2026-11-22" in first) == (True, True, True)
    assert installing.NOT_IN_INSTALL_TEAMS in second
    listed = candor("installations", "list", "--json")[1]
    assert [(each["team"], each["may"]) for each in json.loads(listed)] == [("T012", True), ("T099", False)]
    assert "secret" not in out + listed


def test_a_workspace_is_removed_also_where_slack_cannot_be_told(candor: Cli, store: Store) -> None:
    install(store, "T012")
    due = NOW + timedelta(days=1)
    made = Schedule("a", "U1", "T012", "C1", "", "sample", "Sales?", "SELECT 1", "2026-11-01", "[]", "{}", "UTC", due)
    store.of("T012").schedules.add(made)
    code, out, err = candor("installations", "remove", "T012")
    assert (code, out.strip()) == (0, installing.installation_removed("T012"))
    assert "an admin of that workspace can do so" in err.replace("\n", " ")
    assert store.installed.all() == []
    assert [each.state for each in store.schedules.of("U1")] == ["paused"]
    code, out, err = candor("installations", "remove", "T012")
    assert (code, out, err.strip()) == (1, "", installing.no_such_installation("T012"))


def test_a_workspace_is_removed_also_where_no_key_opens_its_tokens(
    candor: Cli, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(store, "T012")
    monkeypatch.setenv("CANDOR_TOKEN_KEYS", NEW)
    code, _, err = candor("installations", "remove", "T012")
    assert code == 0
    assert "cannot be decrypted" in err.replace("\n", " ")
    assert store.installed.all() == []


def test_keys_are_rotated_by_a_command(candor: Cli, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    install(store, "T012")
    monkeypatch.setenv("CANDOR_TOKEN_KEYS", f"{NEW},{OLD}")
    assert candor("installations", "rotate")[1].replace("\n", " ").strip() == installing.resealed(1)
    found = store.installations(TokenKeys([NEW])).get("T012")
    assert found is not None
    assert found.token == "xoxb-T012-secret"
    monkeypatch.setenv("CANDOR_TOKEN_KEYS", OLD)
    code, out, err = candor("installations", "rotate")
    assert (code, out) == (1, "")
    assert "T012" in err


@pytest.mark.parametrize(
    ("keys", "words"),
    [("", "CANDOR_TOKEN_KEYS is not set"), ("secret", "its key 1 is not"), ("A" * 43 + "=", "is weak")],
)
def test_a_missing_or_weak_key_is_a_sentence_and_never_shown(
    candor: Cli, monkeypatch: pytest.MonkeyPatch, keys: str, words: str
) -> None:
    monkeypatch.setenv("CANDOR_TOKEN_KEYS", keys)
    code, out, err = candor("installations", "rotate")
    assert (code, out) == (1, "")
    assert words in err.replace("\n", " ")
    assert not keys or keys not in err.replace("CANDOR_CLIENT_SECRET", "")


def finding() -> Finding:
    """What the doctor says of installations, without looking at models and warehouses."""
    with opened() as candor_now:
        looked_at = dict(checks(candor_now))
        assert "Slack bot token" not in looked_at
        return examine("Installations", looked_at["Installations"], candor_now.settings)


def test_the_doctor_says_who_installed_and_what_is_wrong(
    candor: Cli, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(store, "T012")
    assert finding() == Finding("Installations", "fine", installing.installations_found(1, 2))
    install(store, "T099")
    found = finding()
    assert (found.state, installing.no_longer_allowed(["T099"]) in found.sentence) == ("warning", True)
    monkeypatch.setenv("CANDOR_TOKEN_KEYS", NEW)
    found = finding()
    assert (found.state, "T012" in found.sentence) == ("wrong", True)
    monkeypatch.setenv("CANDOR_TOKEN_KEYS", "A" * 43 + "=")
    found = finding()
    assert (found.state, "is weak" in found.sentence) == ("wrong", True)
    monkeypatch.setenv("SLACK_BOT_TOKEN", "xoxb-1")
    assert finding().sentence == installing.ONE_OR_SEVERAL


def test_serving_says_what_is_missing(candor: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_INSTALL_TEAMS", "")
    code, out, err = candor("serve")
    assert (code, out) == (1, "")
    assert installing.missing_for_several("CANDOR_INSTALL_TEAMS") in err.replace("\n", " ")


def test_hints_and_verified_questions_of_a_workspace_are_named_by_it(candor: Cli, store: Store) -> None:
    added = ("add", "total sales", "--prefer", "daily_sales.net_sales")
    assert candor("hints", "--team", "T012", *added)[0] == 0
    lists = [
        json.loads(candor("hints", *of, "list", "--json")[1]) for of in ((), ("--team", "T012"), ("--team", "T034"))
    ]
    assert [len(each) for each in lists] == [0, 1, 0]
    sql = "SELECT COUNT(*) FROM orders"
    assert candor("verified", "--team", "T034", "add", "How many orders were there?", "--sql", sql)[0] == 0
    assert [len(store.of(team).verified.all()) for team in ("", "T012", "T034")] == [0, 0, 1]
    assert json.loads(candor("verified", "list", "--json")[1]) == []


def test_hints_of_one_token_are_taken_along(candor: Cli, store: Store, tmp_path: Path) -> None:
    """From one bot token to several workspaces: export, and import for the workspace."""
    file = str(tmp_path / "hints.jsonl")
    assert candor("hints", "add", "total sales", "--prefer", "daily_sales.net_sales")[0] == 0
    assert candor("hints", "export", file)[0] == 0
    said = [candor("hints", "--team", "T012", "import", file)[1].strip() for _ in range(2)]
    assert said == ["1 new hint.", "0 new hints."]
    with opened() as candor_now:
        assert [len(candor_now.store.of(team).memory.hints()) for team in ("", "T012")] == [1, 1]
