"""Whose questions are read as which role, by the settings and Slack's user groups."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from slack_sdk.errors import SlackApiError

from adapters.store.requests import AskRequest, Place
from bot.asks.replay import ran_by
from bot.roles import KEEP_S, MemoryOfRole, NoRole, Roles, check_databases
from bot.settings import load_settings
from bot.wording import refusals
from reliability.errors import SettingsError
from reliability.values import Column, Element, Hint, HintScope, Question, Rows, Schema, Table

MAP = {"sales": {"U0ADA": "finance", "S0RED": "red", "S0BLUE": "blue", "default": "staff"}, "hr": {"U0ADA": "hr"}}


def groups(**people: set[str]) -> Callable[[str, str], set[str]]:
    return lambda group, team: people.get(group, set())


def ask(person: str, warehouse: str = "sales") -> AskRequest:
    question = Question("a1", "How many?", person, "C1", "T1")
    return AskRequest("a1", question, Place("T1", "C1", "1.0", "mention"), warehouse)


def test_a_person_comes_before_groups_an_earlier_group_before_a_later_one_and_then_the_default() -> None:
    roles = Roles(MAP, groups(S0RED={"U0BOB", "U0ADA"}, S0BLUE={"U0BOB", "U0EVE"}))
    assert [roles.of("sales", who) for who in ("U0ADA", "U0BOB", "U0EVE", "U0NEW", "")] == [
        "finance",
        "red",
        "blue",
        "staff",
        "staff",
    ]
    assert roles.of("sample", "U0NEW") == "", "a warehouse without roles is read as the account"


def test_who_has_no_role_and_finds_no_default_is_not_answered() -> None:
    roles = Roles(MAP, groups())
    assert roles.of("hr", "U0ADA") == "hr"
    for who in ("U0NEW", "", "default", "DEFAULT"):
        with pytest.raises(NoRole, match="nobody has given you a role"):
            roles.of("hr", who)
    with pytest.raises(NoRole):
        roles.default("hr")
    assert roles.default("sales") == "staff"


REFUSED = SlackApiError("no", {"error": "missing_scope"})  # type: ignore[no-untyped-call]  # untyped in slack_sdk


@pytest.mark.parametrize("error", [REFUSED, OSError("away"), TimeoutError()])
def test_where_slack_does_not_tell_nobody_gets_a_wider_role(error: Exception) -> None:
    def members(group: str, team: str) -> set[str]:
        raise error

    roles = Roles(MAP, members)
    with pytest.raises(NoRole) as refused:
        roles.of("sales", "U0NEW")
    assert str(refused.value) == refusals.ROLE_UNKNOWN
    assert roles.of("sales", "U0ADA") == "finance", "who is named needs no group"


def test_groups_are_asked_again_after_five_minutes_and_for_each_workspace() -> None:
    asked: list[tuple[str, str]] = []
    clock = [0.0]

    def members(group: str, team: str) -> set[str]:
        asked.append((group, team))
        return {"U0BOB"} if len(asked) == 1 else set()

    roles = Roles({"sales": {"S0RED": "red", "default": "staff"}}, members, now=lambda: clock[0])
    assert [roles.of("sales", "U0BOB", "T1") for _ in range(2)] == ["red", "red"]
    assert roles.of("sales", "U0BOB", "T2") == "staff", "another workspace's group"
    clock[0] = KEEP_S
    assert roles.of("sales", "U0BOB", "T1") == "staff", "no longer in the group"
    assert asked == [("S0RED", "T1"), ("S0RED", "T2"), ("S0RED", "T1")]


def test_an_ask_ends_where_its_role_changed_while_it_waited() -> None:
    recorded: dict[str, Any] = {}

    def stage(name: str, fn: Callable[[], Any]) -> Any:
        return recorded.setdefault(name, fn())

    assert Roles(MAP, groups(S0RED={"U0BOB"})).of_ask(ask("U0BOB"), stage) == "red"
    assert Roles(MAP, groups(S0RED={"U0BOB"})).of_ask(ask("U0BOB"), stage) == "red"
    with pytest.raises(NoRole, match="changed while this question waited"):
        Roles(MAP, groups()).of_ask(ask("U0BOB"), stage)
    assert Roles({}, groups()).of_ask(ask("U0BOB"), lambda name, fn: pytest.fail("nothing to record")) == ""


def test_the_audit_line_names_the_role() -> None:
    notes: list[Any] = []
    ran_by(ask("U0BOB"), "reader", notes.append, "red")("SELECT 1", Rows(("a",), ((1,),)))
    ran_by(ask("U0BOB"), "reader", notes.append)("SELECT 1", None)
    assert [(note.detail["account"], note.detail.get("role")) for note in notes] == [
        ("reader", "red"),
        ("reader", None),
    ]


def test_hints_about_what_a_role_cannot_read_are_not_recalled() -> None:
    schema = Schema("sqlite", (Table("customers", (Column("id", "INTEGER"), Column("name", "TEXT"))),))
    seen = Hint("clients", Element("customers"), (), HintScope.CHANNEL, "C1", "U0ADA", "", "", id="h1")
    hints = [
        seen,
        replace(seen, id="h2", preferred=Element("people")),
        replace(seen, id="h3", preferred=Element("customers", "secret")),
        replace(seen, id="h4", passed_over=(Element("people", "name"),)),
    ]

    class All:
        def recall(self, question: Question, warehouse: str) -> list[Hint]:
            return hints

    memory = MemoryOfRole(All(), lambda: schema)  # type: ignore[arg-type]  # recall alone is used
    assert memory.recall(ask("U0BOB").question, "sales") == [seen]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"roles": {"hr": {"default": "a"}}}, "CANDOR_ROLES names the warehouse hr"),
        ({"roles": {"sample": {}}}, "CANDOR_ROLES is wrong"),
        ({"roles": {"sample": {"ada": "finance"}}}, "by their Slack ids"),
        ({"roles": {"sample": {"U0ADA": " "}}}, "the name of a role"),
        ({"roles": {"sample": {"U0ADA": "None"}}}, "the name of a role"),
        ({"warehouse_schemas": {"hr": ["public"]}}, "CANDOR_WAREHOUSE_SCHEMAS names the warehouse hr"),
        ({"warehouse_schemas": {"sample": []}}, "at least one schema"),
    ],
)
def test_a_wrong_map_is_one_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SettingsError, match=sentence):
        load_settings(**given)


def test_roles_and_schemas_of_a_database_that_has_none_are_an_error_at_the_start() -> None:
    with pytest.raises(
        SettingsError, match="CANDOR_ROLES names roles of the warehouse sample, a database without roles"
    ):
        check_databases(load_settings(roles={"sample": {"default": "staff"}}))
    with pytest.raises(SettingsError, match="a database without schemas"):
        check_databases(load_settings(warehouse_schemas={"sample": ["main"]}))
    check_databases(
        load_settings(
            warehouses={"sales": "postgresql+psycopg://reader@localhost/sales"},
            roles={"sales": {"S0RED": "red"}},
            warehouse_schemas={"sales": ["public"]},
        )
    )
