"""What admins do with hints, what is kept of the evidence, and that hints of the version before are found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from adapters.store.memory.search import HintSearch
from adapters.store.memory.setting_aside import MemoryWithout
from adapters.store.store import Store
from adapters.store.tables import EvidenceRow, HintRow
from reliability.errors import BadInput, NotFound
from reliability.memory.standing import EvidenceKind
from reliability.values import Element, HintScope, HintState
from tests.adapters.store.test_store import migrate
from tests.contracts.store import HOSTILE, QUESTION, a_hint, an_answer

NET, GROSS = "orders.net_sales", "orders.gross_sales"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path}/store.sqlite")
    yield opened
    opened.close()


def audited(store: Store) -> list[tuple[str, str]]:
    return [(entry.actor, entry.action) for entry in reversed(store.asks.audit_trail())]


# --- evidence --------------------------------------------------------------------------------------


def test_the_evidence_says_who_when_in_which_question_and_what_answered_it(store: Store) -> None:
    store.asks.started(QUESTION, "retail")
    store.asks.finished("Ev1", an_answer("SELECT SUM(net_sales) FROM orders"))
    hint = store.memory.remember(a_hint("sales", NET, ask="Ev1"))
    later = "2026-11-21T12:00:00+00:00"
    store.memory.remember(a_hint("sales", NET, ask="gone", author="U2", question="Sales?", created_at=later))
    newest, first = store.memory.evidence(hint.id)
    assert (first.evidence.person, first.evidence.at, first.evidence.question, first.sql) == (
        "U1",
        "2026-11-21T10:00:00+00:00",
        "What were total sales?",
        "SELECT SUM(net_sales) FROM orders",
    )
    assert (newest.evidence.person, newest.evidence.kind, newest.sql) == ("U2", EvidenceKind.PICKED, "")
    with pytest.raises(NotFound):
        store.memory.evidence("none")


def test_of_much_evidence_the_newest_is_kept(store: Store) -> None:
    for number in range(120):
        hint = store.memory.remember(a_hint("sales", NET, question=f"{number}?"))
    evidence = store.memory.evidence(hint.id)
    assert len(evidence) == 100
    assert evidence[0].evidence.question == "119?"


def test_an_edited_hint_keeps_its_evidence_which_counts_no_more(store: Store) -> None:
    hint = store.memory.remember(a_hint("sales", GROSS, weight=40.0))
    store.memory.edit(hint.id, replace(hint, preferred=Element("orders", "net_sales")), by="ADMIN")
    said, picked = (each.evidence for each in store.memory.evidence(hint.id))
    assert (said.kind, said.person, said.weight, picked.weight) == (EvidenceKind.EDITED, "ADMIN", 3.0, 0.0)
    store.memory.edit(hint.id, replace(hint, preferred=Element("orders", "net_sales"), owner="U2"), by="ADMIN")
    assert [each.evidence.weight for each in store.memory.evidence(hint.id)] == [3.0, 3.0, 0.0]


def test_what_an_admin_says_outweighs_ten_picks(store: Store) -> None:
    for number in range(10):
        store.memory.remember(a_hint("sales", GROSS, NET, question=f"{number}?"))
    store.memory.add(a_hint("sales", NET, question="", created_at="2026-11-21T11:00:00+00:00"), "ADMIN")
    (followed,) = store.memory.recall(QUESTION, "retail")
    assert (str(followed.preferred), followed.firm) == (NET, True)
    assert audited(store) == [("ADMIN", "hint added")]


# --- what admins do --------------------------------------------------------------------------------


def test_a_promoted_hint_speaks_for_everybody(store: Store) -> None:
    hint = store.memory.remember(a_hint("sales", NET))
    others = replace(QUESTION, person="U2")
    assert store.memory.recall(others, "retail") == []
    promoted = store.memory.promote(hint.id, HintScope.WORKSPACE, "T1", "ADMIN")
    assert store.memory.recall(others, "retail") == [promoted]
    assert (promoted.id, promoted.author, promoted.scope) == (hint.id, "U1", HintScope.WORKSPACE)
    assert audited(store) == [("ADMIN", "hint promoted")]
    with pytest.raises(BadInput):
        store.memory.promote(hint.id, HintScope.CHANNEL, "C1", "ADMIN")
    with pytest.raises(NotFound):
        store.memory.promote("none", HintScope.WORKSPACE, "T1", "ADMIN")


def test_promoting_what_everybody_has_already_makes_one_of_both(store: Store) -> None:
    shared = store.memory.remember(a_hint("sales", NET, scope=HintScope.WORKSPACE, owner="T1"))
    mine = store.memory.remember(a_hint("sales", NET))
    promoted = store.memory.promote(mine.id, HintScope.WORKSPACE, "T1", "ADMIN")
    assert [hint.id for hint in store.memory.hints()] == [mine.id]
    assert promoted.weight == pytest.approx(5.0, abs=0.5)
    assert store.memory.evidence(shared.id) == []


def test_a_restored_hint_is_used_again_and_outweighs_what_took_its_place(store: Store) -> None:
    gross = store.memory.remember(a_hint("sales", GROSS, NET))
    store.memory.retire(gross.id, "U1")
    store.memory.remember(a_hint("sales", NET, GROSS, created_at="2026-11-21T11:00:00+00:00"))
    store.memory.restore(gross.id, "ADMIN")
    (followed,) = store.memory.recall(QUESTION, "retail")
    assert followed.id == gross.id
    store.memory.restore(gross.id, "ADMIN")
    assert audited(store) == [("U1", "hint retired"), ("ADMIN", "hint restored")]
    with pytest.raises(NotFound):
        store.memory.restore("none", "ADMIN")


def test_merged_hints_are_one_with_the_evidence_of_both(store: Store) -> None:
    sales = store.memory.remember(a_hint("sales", NET, GROSS))
    revenue = store.memory.remember(a_hint("revenue", NET, author="U2", scope=HintScope.WORKSPACE, owner="T1"))
    gross = store.memory.remember(a_hint("turnover", GROSS))
    assert [hint.id for hint in store.memory.like(sales.id)] == [revenue.id]
    merged = store.memory.merge(revenue.id, sales.id, "ADMIN")
    assert (merged.weight, merged.passed_over) == (2.0, (Element("orders", "gross_sales"),))
    assert {each.evidence.person for each in store.memory.evidence(revenue.id)} == {"U1", "U2"}
    states = {hint.id: hint.state for hint in store.memory.hints(include_inactive=True)}
    assert states == {sales.id: HintState.RETIRED, revenue.id: HintState.ACTIVE, gross.id: HintState.ACTIVE}
    assert audited(store) == [("ADMIN", "hint merged")]
    for other, error in ((revenue.id, BadInput), (gross.id, BadInput), ("none", NotFound)):
        with pytest.raises(error):
            store.memory.merge(revenue.id, other, "ADMIN")


def test_a_failed_change_leaves_nothing_behind(store: Store) -> None:
    hint = store.memory.remember(a_hint("sales", NET))
    before = store.memory.export(), len(store.memory.evidence(hint.id)), audited(store)
    with pytest.raises(BadInput):
        store.memory.merge(hint.id, hint.id, "ADMIN")
    with pytest.raises(BadInput):
        store.memory.edit(hint.id, replace(hint, phrase=" "))
    assert (store.memory.export(), len(store.memory.evidence(hint.id)), audited(store)) == before


# --- searching -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("search", "phrases"),
    [
        (HintSearch(), ["shared", "b", "a"]),
        (HintSearch(state=None), ["retired", "shared", "b", "a"]),
        (HintSearch(state=HintState.RETIRED), ["retired"]),
        (HintSearch(scope=HintScope.PERSON), ["b", "a"]),
        (HintSearch(text="SHARE"), ["shared"]),
        (HintSearch(text="how much"), ["b"]),
        (HintSearch(text="orders.net"), ["b"]),
        (HintSearch(text="%"), []),
        (HintSearch(text="'; DROP TABLE hints; --"), []),
        (HintSearch(person="U2"), ["shared", "b"]),
        (HintSearch(owner="U2"), ["b"]),
        (HintSearch(table="ORDERS"), ["b", "a"]),
        (HintSearch(table="stores"), ["shared", "a"]),
        (HintSearch(table="net"), []),
        (HintSearch(text="b", scope=HintScope.WORKSPACE), []),
    ],
)
def test_hints_are_searched_by_all_that_is_said(store: Store, search: HintSearch, phrases: list[str]) -> None:
    store.memory.remember(a_hint("a", "orders.gross", "stores.net"))
    store.memory.remember(a_hint("b", "orders.net", owner="U2", author="U2", question="How much?"))
    shared = a_hint("shared", "stores", scope=HintScope.WORKSPACE, owner="T1", author="U2")
    store.memory.remember(shared)
    gone = store.memory.remember(a_hint("retired", "visits"))
    store.memory.retire(gone.id, "U1")
    found = store.memory.find(search)
    assert [hint.phrase for hint in found.hints] == phrases
    assert found.total == len(phrases)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_any_text_can_be_searched_for(store: Store, text: str) -> None:
    store.memory.remember(a_hint(text, "orders.net"))
    assert store.memory.find(HintSearch(text=text)).total == 1
    assert store.memory.find(HintSearch(table=text, person=text)).total == 0


def test_ten_thousand_hints_are_paged(store: Store) -> None:
    filled(store, 10_000)
    pages = [store.memory.find(HintSearch(), page, 12) for page in (0, 1, 833, 834, 10**9, -3)]
    assert [page.total for page in pages] == [10_000] * 6
    assert [page.page for page in pages] == [0, 1, 833, 833, 833, 0]
    assert [len(page.hints) for page in pages] == [12, 12, 4, 4, 4, 12]
    assert pages[1].hints[0].phrase == "phrase 9987"
    assert store.memory.find(HintSearch(text="phrase 77"), 0, 200).total == 111
    assert store.memory.beginning_with("id-4242")[0].phrase == "phrase 4242"


def filled(store: Store, count: int, **given: Any) -> None:
    """Many hints in a store, in the time of one."""
    from bot.bench.recall import _values

    hints = (a_hint(f"phrase {number}", id=f"id-{number}", **given) for number in range(count))
    with store.memory._database.write() as session:
        session.execute(sa.insert(HintRow), [_values(hint) for hint in hints])


# --- not this time ---------------------------------------------------------------------------------


def test_what_is_set_aside_is_not_recalled_and_all_else_is_as_ever(store: Store) -> None:
    mine = store.memory.remember(a_hint("sales", NET))
    store.memory.remember(a_hint("sales", NET, scope=HintScope.WORKSPACE, owner="T1"))
    total = store.memory.remember(a_hint("total sales", GROSS))
    aside = MemoryWithout(store.memory, frozenset({mine.id, "gone"}))
    assert aside.recall(QUESTION, "retail") == [total], "nor what says the same for everybody"
    learned = aside.remember(a_hint("sales", NET, question="Again?"))
    assert learned.id == mine.id
    assert len(store.memory.recall(QUESTION, "retail")) == 3


# --- the version before ----------------------------------------------------------------------------


def test_hints_of_the_version_before_are_found_with_what_they_weighed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.sqlite"
    old = Store(url)
    kept = old.memory.remember(a_hint("Total  Sale", NET, weight=4.0))
    hostile = old.memory.remember(a_hint(HOSTILE[3], NET, author="U2"))
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        migrate(connection, "0003", down=True)
        assert "evidence" not in sa.inspect(connection).get_table_names()
    engine.dispose()
    old.close()
    store = Store(url)
    assert store.memory.recall(QUESTION, "retail") == [kept]
    (known,) = store.memory.evidence(kept.id)
    assert (known.evidence.weight, known.evidence.person, known.evidence.question) == (4.0, "U1", kept.question)
    assert store.memory.evidence(hostile.id)[0].evidence.person == "U2"
    again = store.memory.remember(a_hint("total sale", NET, question="Again?"))
    assert (again.id, again.weight) == (kept.id, 5.0)
    store.close()


def test_a_hint_takes_its_evidence_with_it(store: Store) -> None:
    hint = store.memory.remember(a_hint("sales", NET))
    with store.memory._database.write() as session:
        session.execute(sa.delete(HintRow).where(HintRow.id == hint.id))
        assert session.scalar(sa.select(sa.func.count()).select_from(EvidenceRow)) == 0
