"""Tokens in the store: encrypted, for one workspace, under keys that can be changed; and passes that hold once."""

from __future__ import annotations

import base64
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from adapters.store.store import Store
from adapters.store.teams.installations import Installation, Installed, TokensUnreadable
from adapters.store.teams.sealing import TokenKeys, Unsealable, new_key, problem_with_key
from reliability.errors import SettingsError

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
OLD, NEW = new_key(), new_key()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path}/store.sqlite", lambda: NOW)
    yield opened
    opened.close()


def installed(team: str = "T1", token: str = "xoxb-1-secret", at: datetime = NOW) -> Installation:
    about = Installed(team, "Sales GmbH", "", "U0BOT", "B0BOT", "chat:write", "U1", at, NOW + timedelta(hours=12))
    return Installation(about, token, "xoxe-1-refresh")


# --- keys ------------------------------------------------------------------------------------------


def test_a_new_key_is_a_good_one_and_each_is_another() -> None:
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert {problem_with_key(key) for key in keys} == {""}


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode()


@pytest.mark.parametrize(
    "key",
    ["", " ", "secret", OLD[:-1], OLD + "=", OLD + OLD, "ä" * 44, "A" * 43, OLD.replace("=", "?"), encoded(bytes(31))],
)
def test_what_is_no_key_is_refused_and_not_repeated(key: str) -> None:
    with pytest.raises(SettingsError, match="key 2 is not 32 random bytes") as refused:
        TokenKeys([NEW, key])
    assert key.strip() == "" or key not in str(refused.value)


@pytest.mark.parametrize(
    "raw", [bytes(32), b"\xff" * 32, b"correct horse battery staple 123"[:32], bytes(range(15)) + bytes(17)]
)
def test_a_phrase_or_a_pattern_is_a_weak_key(raw: bytes) -> None:
    with pytest.raises(SettingsError, match="key 1 is weak"):
        TokenKeys([encoded(raw)])


def test_no_key_is_said_with_what_to_do() -> None:
    with pytest.raises(SettingsError, match="candor installations key"):
        TokenKeys([])


def test_a_pass_holds_for_its_time_and_is_made_here_alone() -> None:
    keys, others = TokenKeys([NEW]), TokenKeys([OLD])
    made = keys.new_pass(NOW)
    assert keys.is_pass(made, NOW + timedelta(seconds=600), 600)
    assert not keys.is_pass(made, NOW + timedelta(seconds=602), 600)
    assert not others.is_pass(made, NOW, 600)
    sealed_token = keys.seal("T1", {"token": "x"}).decode().rstrip("=")
    assert not keys.is_pass(sealed_token, datetime.now(UTC), 600)  # encrypted by the same key, and no pass
    for text in ("", "=", made[:-2], made + "A", "é", "\x00", "A" * 5000, made[:20] + "!" + made[21:]):
        assert not keys.is_pass(text, NOW, 600), text


# --- tokens ----------------------------------------------------------------------------------------


def test_tokens_come_back_and_do_not_stand_in_the_file(store: Store, tmp_path: Path) -> None:
    kept = store.installations(TokenKeys([NEW]))
    kept.keep(installed())
    assert kept.get("T1") == installed()
    assert kept.get("T2") is None
    store.close()
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Sales GmbH" in written
    assert b"xoxb-1-secret" not in written
    assert b"xoxe-1-refresh" not in written
    assert "secret" not in repr(installed())


def test_keys_are_changed_one_after_the_other(store: Store) -> None:
    store.installations(TokenKeys([OLD])).keep(installed())
    both = store.installations(TokenKeys([NEW, OLD]))
    assert both.get("T1") == installed()
    with pytest.raises(TokensUnreadable, match=r"T1.*CANDOR_TOKEN_KEYS"):
        store.installations(TokenKeys([NEW])).get("T1")
    assert both.reseal() == 1
    assert store.installations(TokenKeys([NEW])).get("T1") == installed()
    with pytest.raises(TokensUnreadable):
        store.installations(TokenKeys([OLD])).get("T1")


def test_nothing_is_encrypted_anew_where_one_cannot_be(store: Store) -> None:
    store.installations(TokenKeys([OLD])).keep(installed("T1"))
    store.installations(TokenKeys([new_key()])).keep(installed("T2"))
    with pytest.raises(TokensUnreadable, match="T2"):
        store.installations(TokenKeys([NEW, OLD])).reseal()
    assert store.installations(TokenKeys([OLD])).get("T1") == installed("T1")


def test_who_writes_to_the_store_cannot_give_one_workspaces_token_to_another(store: Store, tmp_path: Path) -> None:
    kept = store.installations(TokenKeys([NEW]))
    for team in ("T1", "T2"):
        kept.keep(installed(team, f"xoxb-{team}"))
    with sqlite3.connect(tmp_path / "store.sqlite") as connection:
        connection.execute("UPDATE installations SET sealed = (SELECT sealed FROM installations WHERE team = 'T1')")
    connection.close()
    with pytest.raises(TokensUnreadable, match="encrypted for another workspace"):
        kept.get("T2")
    with pytest.raises(Unsealable):
        TokenKeys([NEW]).opened("T2", b"\x00garbage")


def test_installing_again_replaces_the_tokens(store: Store) -> None:
    kept = store.installations(TokenKeys([NEW]))
    kept.keep(installed())
    again = installed(token="xoxb-2", at=NOW + timedelta(hours=1))
    kept.keep(again)
    assert kept.get("T1") == again
    assert [each.at for each in store.installed.all()] == [again.about.at]


def test_renewed_tokens_are_kept_unless_the_app_was_installed_anew_or_is_gone(store: Store) -> None:
    kept, ends = store.installations(TokenKeys([NEW])), NOW + timedelta(hours=24)
    kept.keep(installed())
    assert kept.renewed(installed(), "xoxb-2", "xoxe-2", ends)
    now = kept.get("T1")
    assert now is not None
    assert (now.token, now.refresh_token, now.about.expires_at, now.about.at) == ("xoxb-2", "xoxe-2", ends, NOW)
    assert not kept.renewed(installed(at=NOW - timedelta(hours=1)), "xoxb-3", "xoxe-3", ends)
    assert store.installed.forget("T1", "slack", "app_uninstalled")
    assert not kept.renewed(installed(), "xoxb-3", "xoxe-3", ends)
    assert kept.get("T1") is None


def test_what_is_forgotten_is_the_installation_that_was_meant_once(store: Store, tmp_path: Path) -> None:
    kept = store.installations(TokenKeys([NEW]))
    kept.keep(installed())
    assert not store.installed.forget("T1", "slack", "late", made_at=NOW - timedelta(days=1))
    assert store.installed.forget("T1", "slack", "app_uninstalled", made_at=NOW)
    assert not store.installed.forget("T1", "slack", "app_uninstalled", made_at=NOW)
    with sqlite3.connect(tmp_path / "store.sqlite") as connection:
        assert connection.execute("SELECT count(*) FROM installations").fetchone() == (0,)
    connection.close()
    told = [(entry["action"], entry.get("why")) for entry in store.audit.entries()]
    assert told == [("installed", None), ("uninstalled", "app_uninstalled")]


def test_of_many_who_use_a_pass_at_once_one_does(store: Store) -> None:
    kept = store.installations(TokenKeys([NEW]))
    with ThreadPoolExecutor(8) as threads:
        used = list(threads.map(lambda _: kept.use_once("digest", NOW + timedelta(minutes=10)), range(16)))
    assert used.count(True) == 1


def test_used_passes_are_kept_until_they_end_anyhow(tmp_path: Path) -> None:
    time = [NOW]
    store = Store(f"sqlite:///{tmp_path}/store.sqlite", lambda: time[0])
    kept = store.installations(TokenKeys([NEW]))
    for number in range(50):
        assert kept.use_once(f"{number}", NOW + timedelta(minutes=10))
    time[0] += timedelta(minutes=11)
    assert kept.use_once("new", time[0] + timedelta(minutes=10))
    store.close()
    with sqlite3.connect(tmp_path / "store.sqlite") as connection:
        assert connection.execute("SELECT count(*) FROM used_passes").fetchone() == (1,)
    connection.close()


def test_an_installation_that_does_not_end_has_no_refresh_token(store: Store) -> None:
    kept = store.installations(TokenKeys([NEW]))
    made = Installation(replace(installed().about, expires_at=None), "xoxb-1")
    kept.keep(made)
    assert kept.get("T1") == made
