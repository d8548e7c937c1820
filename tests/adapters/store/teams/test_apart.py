"""What is one workspace's own is nobody else's, by whichever method: on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from adapters.store.kept.schedules import Schedule
from adapters.store.memory.search import HintSearch
from adapters.store.operations.line import LineBounds, NoRoom
from adapters.store.requests import AskRequest, Place
from adapters.store.store import Store
from reliability.definitions.definition import Definition
from reliability.errors import NotFound
from reliability.memory.hint_lines import from_json_lines
from reliability.values import Column, HintScope, HintState, Question, Schema, Table
from reliability.verified.verified import VerifiedQuestion
from tests.contracts.store import a_hint

ONE, TWO = "T1", "T2"
ASKED = Question("Ev1", "What were total sales?", "U1", "C1", ONE)


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    url = f"sqlite:///{tmp_path}/store.sqlite"
    if request.param == "postgres":
        url = request.getfixturevalue("postgres_database")()
    opened = Store(url)
    yield opened
    opened.close()


def schedule(name: str, team: str) -> Schedule:
    due = datetime(2026, 11, 1, tzinfo=UTC)
    return Schedule(name, "U1", team, "C1", "", "retail", "Sales?", "SELECT 1", "2026-11-01", "[]", "{}", "UTC", due)


def verified(question: str = "How many orders?") -> VerifiedQuestion:
    return VerifiedQuestion(question, "SELECT 1", "retail", "U1", "2026-11-01T00:00:00+00:00", "2026-11-01", "[]")


@pytest.mark.parametrize(
    ("scope", "owner"),
    [(HintScope.PERSON, "U1"), (HintScope.CHANNEL, "C1"), (HintScope.WORKSPACE, ONE), (HintScope.WORKSPACE, "")],
)
def test_hints_are_recalled_in_their_workspace_alone(store: Store, scope: HintScope, owner: str) -> None:
    """Person and channel have the same ids in both, and the other team's question even names this one."""
    store.of(ONE).memory.remember(a_hint(scope=scope, owner=owner))
    assert len(store.of(ONE).memory.recall(ASKED, "retail")) == 1
    assert store.of(TWO).memory.recall(ASKED, "retail") == []
    assert store.memory.recall(ASKED, "retail") == []


def test_no_method_reaches_another_workspaces_hint(store: Store) -> None:
    hint = store.of(ONE).memory.remember(a_hint())
    other = store.of(TWO).memory
    assert other.hints(include_inactive=True) == []
    assert other.find(HintSearch(state=None)).total == 0
    assert other.hint(hint.id) is None
    assert other.beginning_with(hint.id[:4]) == []
    assert other.export() == []
    changes: list[Callable[[], object]] = [
        lambda: other.edit(hint.id, replace(hint, phrase="net")),
        lambda: other.retire(hint.id, "U1"),
        lambda: other.restore(hint.id, "U1"),
        lambda: other.promote(hint.id, HintScope.WORKSPACE, "", "U1"),
        lambda: other.evidence(hint.id),
        lambda: other.like(hint.id),
        lambda: other.merge(other.remember(a_hint("net")).id, hint.id, "U1"),
    ]
    for change in changes:
        with pytest.raises(NotFound):
            change()
    assert store.of(ONE).memory.hint(hint.id) == hint


def test_what_is_said_in_one_workspace_outweighs_nothing_in_another(store: Store) -> None:
    mine = store.of(ONE).memory.remember(a_hint(prefer="orders.net_sales"))
    for number in range(9):
        store.of(TWO).memory.add(a_hint(prefer="orders.gross_sales", question=f"{number}?"), "U1")
    kept = store.of(ONE).memory.hint(mine.id)
    assert kept is not None
    assert (kept.state, kept.firm) == (HintState.ACTIVE, mine.firm)


def test_hints_of_a_column_that_is_gone_are_retired_in_each_workspace(store: Store) -> None:
    for team in ("", ONE, TWO):
        store.of(team).memory.remember(a_hint())
    schema = Schema("sqlite", (Table("orders", (Column("id", "INTEGER"),)),))
    assert store.teams() == ["", ONE, TWO]
    assert len(store.of(ONE).memory.retire_missing(schema, "retail")) == 1
    assert [len(store.of(team).memory.hints()) for team in ("", ONE, TWO)] == [1, 0, 1]


def test_hints_are_copied_to_another_workspace_once(store: Store) -> None:
    lines = [store.memory.remember(a_hint()), store.memory.remember(a_hint("orders"))]
    exported = store.memory.export()
    assert [store.of(ONE).memory.import_hints(list(from_json_lines(exported)), "ops") for _ in range(2)] == [2, 0]
    assert store.of(TWO).memory.import_hints(list(from_json_lines(store.of(ONE).memory.export())), "ops") == 2
    ids = [{hint.id for hint in store.of(team).memory.hints()} for team in ("", ONE, TWO)]
    assert ids[0] == {hint.id for hint in lines}
    assert len(ids[0] | ids[1] | ids[2]) == 6
    assert store.memory.export() == exported


def test_verified_questions_answer_in_their_workspace_alone(store: Store) -> None:
    kept = store.of(ONE).verified.keep(verified())
    for other in (store.of(TWO).verified, store.verified):
        assert (other.all(), other.active("retail"), other.untold()) == ([], [], [])
        with pytest.raises(NotFound):
            other.retire(kept.id, "U1")
    twin = store.of(TWO).verified.keep(verified())
    assert twin.id != kept.id
    assert [each.id for each in store.of(ONE).verified.active("retail")] == [kept.id]


def test_defined_words_are_read_in_their_workspace_alone(store: Store) -> None:
    word = Definition("big order", "amount > 100", "orders", "retail", "U1", "2026-11-01T00:00:00+00:00", "uses")
    kept = store.of(ONE).definitions.keep(word)
    for other in (store.of(TWO).definitions, store.definitions):
        assert (other.all(), other.active("retail"), other.untold()) == ([], [], [])
        with pytest.raises(NotFound):
            other.retire(kept.id, "U1")
    twin = store.of(TWO).definitions.keep(replace(word, means="amount > 500"))
    assert twin.id != kept.id, "the same words mean something else there, and replace nothing here"
    assert store.of(ONE).definitions.active("retail") == [kept]
    assert store.of(TWO).definitions.retire_missing(Schema("sqlite", ()), "retail") != []
    assert store.of(ONE).definitions.active("retail") == [kept]
    assert store.teams() == ["", ONE, TWO]


def test_schedules_are_seen_and_changed_in_their_workspace_alone_and_all_are_due(store: Store) -> None:
    for name, team in (("a", ONE), ("b", TWO)):
        store.of(team).schedules.add(schedule(name, team))
    mine = store.of(ONE).schedules
    assert [each.id for each in mine.of("U1")] == ["a"]
    assert mine.get("b") is None
    with pytest.raises(NotFound):
        mine.stop("b", "U1")
    assert [each.id for each in store.schedules.due()] == ["a", "b"]
    assert mine.pause_all("gone") == 1
    assert [(each.id, each.state) for each in store.schedules.of("U1")] == [("a", "paused"), ("b", "active")]
    with pytest.raises(ValueError, match="not stored as another's"):
        mine.add(schedule("c", TWO))


def test_a_persons_part_of_the_line_is_counted_in_their_workspace(store: Store) -> None:
    def ask(name: str, team: str) -> None:
        question = replace(ASKED, id=name, workspace=team)
        request = AskRequest(name, question, Place(team, "C1", "1.0", "mention"), "retail")
        place = {"team": team, "channel": "C1", "thread_ts": "1.0", "kind": "mention"}
        store.conversations.open(question, "retail", request, bounds=LineBounds(of_person=1), **place)

    ask("Ev1", ONE)
    ask("Ev2", TWO)
    with pytest.raises(NoRoom):
        ask("Ev3", ONE)


def test_figures_are_those_of_a_workspace(store: Store) -> None:
    for name, team in (("Ev1", ONE), ("Ev2", ONE), ("Ev3", TWO)):
        store.asks.started(replace(ASKED, id=name, workspace=team), "retail")
        store.conversations.fail(name, "no", "reason")
    since = store.now() - timedelta(days=1)
    assert [store.figures.figures(since, team).asks for team in (ONE, TWO, "")] == [2, 1, 3]
