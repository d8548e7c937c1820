"""Settings: what the environment and the file say, what wins, and what is said about what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import settings as settings_module
from bot.settings import ENV_FILE_VARIABLE, ROOT, Settings, load_settings, variable_of
from reliability.errors import SettingsError


def test_without_any_setting_the_sample_warehouse_and_the_reference_model_answer() -> None:
    settings = load_settings()
    assert settings.warehouse == "sample"
    assert settings.warehouse_url("sample") == f"sqlite:///{ROOT}/var/sample.sqlite"
    assert settings.model == "deploy/reference/model"


def test_before_a_workspace_is_connected_commands_look_at_the_demos_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path))
    own, demo = f"sqlite:///{tmp_path}/candor.sqlite", f"sqlite:///{tmp_path}/demo/candor.sqlite"
    assert load_settings().store == own
    (tmp_path / "demo").mkdir()
    (tmp_path / "demo" / "candor.sqlite").touch()
    assert load_settings().store == demo
    assert load_settings(slack_bot_token="xoxb-1").store == own, "a workspace's store is never the demo's"
    assert load_settings(store_url="sqlite:////x/y.sqlite").store == "sqlite:////x/y.sqlite"
    (tmp_path / "candor.sqlite").touch()
    assert load_settings().store == own, "what was kept before stays where it is"


def test_the_environment_wins_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.env"
    file.write_text("CANDOR_ROW_LIMIT=7\nCANDOR_TIME_LIMIT_S=3.5\nSLACK_BOT_TOKEN=xoxb-file\n")
    monkeypatch.setenv(ENV_FILE_VARIABLE, str(file))
    monkeypatch.setenv("CANDOR_ROW_LIMIT", "8")
    settings = load_settings()
    assert (settings.row_limit, settings.time_limit_s) == (8, 3.5)
    assert settings.slack_bot_token.get_secret_value() == "xoxb-file"


def test_what_a_command_gives_wins_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SLACK_API_URL", "https://elsewhere.invalid/api/")
    assert load_settings(slack_api_url="http://127.0.0.1:1/api/").slack_api_url == "http://127.0.0.1:1/api/"


def test_an_empty_value_means_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_MODEL_THREADS", "")
    monkeypatch.setenv("CANDOR_ROW_LIMIT", "")
    settings = load_settings()
    assert settings.model_threads is None
    assert settings.row_limit == 10_000


def test_names_are_separated_by_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_CHANNELS", "C1, C2,,C3 ")
    assert load_settings().channels == ("C1", "C2", "C3")


@pytest.mark.parametrize(
    ("variable", "value", "words"),
    [
        (
            "CANDOR_POLICY",
            "guess",
            "CANDOR_POLICY is wrong: input should be 'ask', 'surrogate' or 'abstain'.",
        ),
        ("CANDOR_ROW_LIMIT", "many", "CANDOR_ROW_LIMIT is wrong: input should be a valid integer"),
        ("CANDOR_ROW_LIMIT", "0", "CANDOR_ROW_LIMIT is wrong: input should be greater than or equal to 1."),
        ("CANDOR_WAREHOUSES", "sqlite:///x", "CANDOR_WAREHOUSES is not valid JSON."),
        ("CANDOR_WAREHOUSES", "{}", "CANDOR_WAREHOUSES is wrong: names at least one warehouse"),
        ("CANDOR_WAREHOUSES", '{"a": ""}', "CANDOR_WAREHOUSES is wrong: names at least one warehouse"),
        ("CANDOR_DEFAULT_WAREHOUSE", "sales", "CANDOR_DEFAULT_WAREHOUSE names the warehouse sales, which"),
        (
            "CANDOR_CHANNEL_WAREHOUSES",
            '{"C1": "sales"}',
            "CANDOR_CHANNEL_WAREHOUSES names the warehouse sales",
        ),
        ("CANDOR_MODEL_BACKEND", "vllm", "CANDOR_MODEL_BACKEND is vllm, so CANDOR_VLLM_URL must name"),
        (
            "CANDOR_HTTP_PORT",
            "99999",
            "CANDOR_HTTP_PORT is wrong: input should be less than or equal to 65535.",
        ),
        ("CANDOR_WAREHUOSES", "{}", "There is no setting CANDOR_WAREHUOSES; did you mean CANDOR_WAREHOUSES?"),
        ("CANDOR_QQQ", "1", "There is no setting CANDOR_QQQ."),
    ],
)
def test_a_wrong_setting_is_a_sentence_that_names_it(
    variable: str, value: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert words in str(caught.value)
    assert str(caught.value).endswith((".", "?"))
    assert "\n" not in str(caught.value)


def test_a_misspelled_setting_in_the_file_is_named_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.env"
    file.write_text("CANDOR_POLICIES=ask\n")
    monkeypatch.setenv(ENV_FILE_VARIABLE, str(file))
    with pytest.raises(SettingsError, match=r"There is no setting CANDOR_POLICIES; did you mean CANDOR_POLICY\?"):
        load_settings()


def test_two_wrong_settings_are_both_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_POLICY", "guess")
    monkeypatch.setenv("CANDOR_CONCURRENCY", "0")
    with pytest.raises(SettingsError, match=r"CANDOR_POLICY is wrong.*CANDOR_CONCURRENCY is wrong"):
        load_settings()


def test_a_wrong_secret_is_never_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_WAREHOUSES", '{"a": "postgresql://ada:hunter2@db/x", "b": 5}')
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert "hunter2" not in str(caught.value)


def test_secrets_do_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SLACK_BOT_TOKEN", "xoxb-secret")
    monkeypatch.setenv("CANDOR_WAREHOUSES", '{"a": "postgresql+psycopg://ada:hunter2@db/x"}')
    monkeypatch.setenv("CANDOR_STORE_URL", "postgresql+psycopg://candor:opensesame@db/candor")
    settings = load_settings()
    assert not any(secret in repr(settings) for secret in ("xoxb-secret", "hunter2", "opensesame"))
    assert set(settings.secrets()) == {"xoxb-secret", "hunter2", "opensesame"}


def test_an_unknown_warehouse_is_a_sentence_with_the_known_ones() -> None:
    with pytest.raises(SettingsError, match=r"There is no warehouse named sales; CANDOR_WAREHOUSES has: sample\."):
        load_settings().warehouse_url("sales")


def test_a_settings_file_that_is_gone_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENV_FILE_VARIABLE, str(tmp_path / "gone.env"))
    with pytest.raises(SettingsError, match=r"CANDOR_ENV_FILE names .*gone\.env, which is no file\."):
        load_settings()


def test_every_setting_has_a_meaning_that_is_a_sentence() -> None:
    for name, field in Settings.model_fields.items():
        assert field.description, name
        assert field.description.endswith((".", "…")), name


def test_the_example_file_is_valid_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = load_settings()
    monkeypatch.setenv(ENV_FILE_VARIABLE, str(ROOT / ".env.example"))
    assert load_settings() == before


def test_the_example_file_names_every_setting_with_default_and_meaning() -> None:
    """To renew it: python -c "from bot.settings import env_example; print(env_example(), end='')"."""
    assert (ROOT / ".env.example").read_text(encoding="utf-8") == settings_module.env_example()
    for name in Settings.model_fields:
        assert f"\n{variable_of(name)}=" in settings_module.env_example()
