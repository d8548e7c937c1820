"""The project's shared collection of deliveries (../shared/cases/slack_cases.jsonl): by the case, the tests that prove
it.

Names of cases alone stand here; where the collection lies beside the clone, each of it must have its tests.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from types import SimpleNamespace

import pytest
from slack_sdk.http_retry import builtin_handlers

from bot.slack import signature
from bot.slack.app import build_client
from bot.slack.signature import is_signed
from bot.slack.views.kit import Message, section
from bot.slack.voice import Voice
from tests.support.live_bot import text_of
from tests.support.peopled_workspace import PeopledWorkspace

ROOT = Path(__file__).parents[2]
CASES = ROOT.parent / "shared" / "cases" / "slack_cases.jsonl"
SECRET, BODY, SIGNED_AT = "8f742231b10e8888abcd99yyyzzz85a5", b'{"type":"event_callback"}', 1_790_000_000

HERE, HTTP, LIVE = (
    "tests/bot/test_slack_cases.py",
    "tests/bot/slack/test_bot_http.py",
    "tests/bot/slack/test_bot_slack.py",
)
ASKS, RESTART = "tests/bot/asks/test_asks.py", "tests/bot/console/test_bot_restart.py"
UNSIGNED = (HTTP, "test_what_is_not_properly_signed_is_refused_with_401")
FIVE_MINUTES = (HERE, "test_a_signature_holds_for_five_minutes_before_and_after")
TROUBLE = (LIVE, "test_a_post_that_meets_trouble_is_said_once")
DOUBLE_CLICK = (LIVE, "test_a_double_click_decides_once")
PROVED: dict[str, tuple[tuple[str, str], ...]] = {
    "slack-001": (
        (HTTP, "test_a_signed_request_is_taken"),
        (HTTP, "test_twenty_connections_of_unsigned_deep_bodies_do_not_delay_an_acknowledgement"),
    ),
    "slack-002": (FIVE_MINUTES,),
    "slack-003": (FIVE_MINUTES, UNSIGNED),
    "slack-004": (FIVE_MINUTES, UNSIGNED),
    "slack-005": (UNSIGNED,),
    "slack-006": (UNSIGNED,),
    "slack-007": (UNSIGNED,),
    "slack-008": (UNSIGNED, (HTTP, "test_a_signature_holds_for_its_own_bytes_only")),
    "slack-009": ((HTTP, "test_the_same_signed_event_twice_asks_once"), DOUBLE_CLICK),
    "slack-010": (UNSIGNED, (HERE, "test_signatures_are_compared_in_constant_time")),
    "slack-011": ((HTTP, "test_unsigned_checks_change_nothing_and_learn_nothing"),),
    "slack-012": (
        (HTTP, "test_ten_megabytes_are_refused_unread"),
        (HTTP, "test_a_body_without_a_length_is_refused_at_the_limit"),
    ),
    "slack-013": ((LIVE, "test_an_event_delivered_three_times_is_answered_once"),),
    "slack-014": ((HTTP, "test_an_event_that_could_not_be_stored_is_not_acknowledged_and_its_retry_is_answered"),),
    "slack-015": (
        ("tests/bot/console/test_console_delivery.py", "test_a_doubled_event_reaches_two_replicas_with_one_event_id"),
        (
            "tests/bot/asks/test_line.py",
            "test_an_ask_that_is_delivered_twice_at_once_is_taken_on_and_never_refused",
        ),
        ("tests/adapters/store/test_store.py", "test_an_ask_opened_by_many_threads_is_new_to_one"),
    ),
    "slack-016": ((LIVE, "test_a_confirmation_takes_one_click"),),
    "slack-017": (DOUBLE_CLICK, (ASKS, "test_a_double_click_decides_once")),
    "slack-018": (
        (LIVE, "test_of_two_allowed_people_one_decides_and_the_other_hears_who"),
        ("tests/adapters/store/test_store.py", "test_of_many_clicks_in_many_processes_one_wins"),
    ),
    "slack-019": (
        (LIVE, "test_who_may_not_answer_is_told_privately_and_decides_nothing"),
        (LIVE, "test_a_click_is_acknowledged_at_once_behind_a_dozen_slow_asks"),
    ),
    "slack-020": ((ASKS, "test_what_another_person_must_reply_the_asker_may_not"),),
    "slack-021": ((RESTART, "test_a_click_after_a_restart_works_as_before_it"),),
    "slack-022": (
        (ASKS, "test_a_late_click_expires_the_clarification_at_once"),
        (ASKS, "test_a_clarification_expires_with_a_message"),
        (LIVE, "test_an_old_control_is_acknowledged"),
    ),
    "slack-023": (
        (LIVE, "test_a_click_on_a_copy_or_with_an_altered_value_is_refused"),
        ("tests/adapters/store/test_store.py", "test_a_click_from_elsewhere_is_unknown"),
    ),
    "slack-024": ((LIVE, "test_a_click_under_another_team_id_decides_once"),),
    "slack-025": ((LIVE, "test_a_click_whose_response_url_is_used_up_changes_the_message_all_the_same"),),
    "slack-026": (TROUBLE, (HERE, "test_as_long_as_slack_says_is_waited")),
    "slack-027": (TROUBLE, (ASKS, "test_a_post_whose_answer_was_lost_is_not_repeated")),
    "slack-028": (TROUBLE, (ASKS, "test_a_post_that_fails_is_tried_again")),
    "slack-029": (
        (HTTP, "test_a_dead_token_stops_everything_at_once_and_says_so_once"),
        (RESTART, "test_a_dead_token_keeps_the_answer_for_the_next_start"),
    ),
    "slack-030": (("tests/bot/test_injection.py", "test_every_scope_has_its_reason_and_none_is_far_reaching"),),
}


@pytest.mark.parametrize("case", PROVED)
def test_the_tests_that_prove_a_case_are_there(case: str) -> None:
    for place, name in PROVED[case]:
        assert f"def {name}(" in (ROOT / place).read_text("utf-8"), name


def test_every_case_of_the_collection_is_proved() -> None:
    if not CASES.exists():
        pytest.skip("The collection of cases is not beside the clone.")
    assert {json.loads(line)["id"] for line in CASES.read_text("utf-8").splitlines()} == set(PROVED)


# --- what is driven nowhere else -------------------------------------------------------------------


def signed_body() -> str:
    """The signature that Slack sends with the body."""
    base = b"v0:" + str(SIGNED_AT).encode() + b":" + BODY
    return "v0=" + hmac.new(SECRET.encode(), base, hashlib.sha256).hexdigest()


@pytest.mark.parametrize(("age_s", "holds"), [(0, True), (299, True), (-299, True), (301, False), (-301, False)])
def test_a_signature_holds_for_five_minutes_before_and_after(age_s: int, holds: bool) -> None:
    assert is_signed(SECRET, str(SIGNED_AT), signed_body(), BODY, now=SIGNED_AT + age_s) is holds


def test_signatures_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []

    def compare(expected: str, given: str) -> bool:
        compared.append(given)
        return hmac.compare_digest(expected, given)

    monkeypatch.setattr(signature, "hmac", SimpleNamespace(new=hmac.new, compare_digest=compare))
    wrong = signed_body()[:-1] + ("1" if signed_body().endswith("0") else "0")
    assert is_signed(SECRET, str(SIGNED_AT), signed_body(), BODY, now=SIGNED_AT)
    assert not is_signed(SECRET, str(SIGNED_AT), wrong, BODY, now=SIGNED_AT)
    assert compared == [signed_body(), wrong]


def test_as_long_as_slack_says_is_waited(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(builtin_handlers, "time", SimpleNamespace(sleep=slept.append))
    with PeopledWorkspace().run_in_thread() as workspace:
        voice = Voice(build_client(workspace.bot_token, workspace.api_url))
        ts = workspace.post_as("ada", "#data", "hello")
        workspace.fail_next("chat.postMessage", "rate_limit", retry_after_s=30)
        for step in ("first", "second"):
            voice.post_once("C0DATA0001", ts, "Ev1", step, Message(step, (section(step),)))
        said = [text_of(message) for message in workspace.bot_messages("#data", ts)]
    assert ["first" in said[0], "second" in said[1], len(said)] == [True, True, 2]
    assert [seconds >= 30 for seconds in slept] == [True]
