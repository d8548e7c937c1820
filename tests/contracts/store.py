"""What every store keeps to, whatever it is made of: hints (Memory) and asks (AskLog)."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Protocol

import pytest

from adapters.store.asks import StoredAskLog
from adapters.store.fake import FakeAskLog, FakeMemory, FakeStore
from adapters.store.hints import StoredMemory
from adapters.store.store import Store
from reliability.errors import BadInput, NotFound
from reliability.memory.hint_lines import from_json_lines
from reliability.ports import AskLog, Memory
from reliability.promises.feedback import Fault
from reliability.values import (
    Abstained,
    Answered,
    Column,
    Element,
    ElementOption,
    Helped,
    HelpKind,
    Hint,
    HintScope,
    HintState,
    LinkedSchema,
    Question,
    Reading,
    Reason,
    Rows,
    Schema,
    Table,
)

HOSTILE = [
    "'); DROP TABLE hints; --",
    "<script>alert(1)</script> <!channel> <@U123>",
    "{{ 7*7 }} %s %(x)s :name ${x}",
    "NUL \x00 and escape \x1b and \x1b0000 and a lone surrogate \ud800",
    "a\r\nb\u2028c\u202eright to left",
    "🙂" * 3000,
    "x" * 20_000,
]


class AnyStore(Protocol):
    """A store or its fake."""

    @property
    def memory(self) -> StoredMemory | FakeMemory: ...

    @property
    def asks(self) -> StoredAskLog | FakeAskLog: ...


def a_hint(phrase: str = "total sales", prefer: str = "orders.gross_sales", *over: str, **more: object) -> Hint:
    hint = Hint(
        phrase=phrase,
        preferred=an_element(prefer),
        passed_over=tuple(an_element(name) for name in over),
        scope=HintScope.PERSON,
        owner="U1",
        author="U1",
        question="What were total sales?",
        created_at="2026-11-21T10:00:00+00:00",
        warehouse="retail",
    )
    return replace(hint, **more)  # type: ignore[arg-type]  # tests name the fields that they change


def an_element(name: str) -> Element:
    table, _, column = name.partition(".")
    return Element(table, column)


def an_answer(sql: str = "SELECT 1") -> Answered:
    rows = Rows(("n",), ((1,), (None,), (b"\x00\xff",), (1.5,), ("é",)))
    return Answered(Reading(sql, "one", rows), LinkedSchema(("orders",), (Element("orders", "id"),)))


QUESTION = Question(id="Ev1", text="What were total sales?", person="U1", channel="C1", workspace="T1")


class StoreContract:
    """The suite; a test class inherits it and gives the fixture `store`."""

    def test_it_is_a_memory_and_an_ask_log(self, store: Store | FakeStore) -> None:
        memory: Memory = store.memory
        asks: AskLog = store.asks
        assert memory.hints() == []
        assert asks.started(QUESTION, "retail")

    # --- asks

    def test_an_ask_is_started_once(self, store: AnyStore) -> None:
        assert store.asks.started(QUESTION, "retail")
        assert not store.asks.started(replace(QUESTION, text="again"), "retail")
        asked = store.asks.ask("Ev1")
        assert asked is not None
        assert (asked.question, asked.status) == ("What were total sales?", "working")

    def test_help_is_kept_as_it_was_and_is_no_answer(self, store: AnyStore) -> None:
        helped = Helped(HelpKind.BROWSE, (ElementOption(Element("orders"), comment="all"),), 3, ("How many?",))
        store.asks.started(QUESTION, "retail")
        store.asks.finished("Ev1", helped)
        assert store.asks.outcome("Ev1") == helped
        asked = store.asks.ask("Ev1")
        assert asked is not None
        assert (asked.status, asked.sql, asked.reason) == ("helped", "", "browse")
        with pytest.raises(NotFound):
            store.asks.feedback("Ev1", "U1", True)

    @pytest.mark.parametrize("ask_id", ["", "  ", "x" * 201])
    def test_an_impossible_id_is_refused(self, store: AnyStore, ask_id: str) -> None:
        with pytest.raises(BadInput, match="id"):
            store.asks.started(replace(QUESTION, id=ask_id), "retail")

    def test_an_answer_is_kept_as_it_was(self, store: AnyStore) -> None:
        store.asks.started(QUESTION, "retail")
        assert store.asks.outcome("Ev1") is None
        store.asks.finished("Ev1", an_answer())
        assert store.asks.outcome("Ev1") == an_answer()
        asked = store.asks.ask("Ev1")
        assert asked is not None
        assert (asked.status, asked.sql, asked.reason) == ("answered", "SELECT 1", "")
        assert asked.ended_at is not None

    def test_the_first_end_of_an_ask_stays(self, store: AnyStore) -> None:
        store.asks.started(QUESTION, "retail")
        store.asks.finished("Ev1", Abstained(Reason.NOT_SURE))
        store.asks.finished("Ev1", an_answer())
        asked = store.asks.ask("Ev1")
        assert asked is not None
        assert (asked.status, asked.reason, asked.sql) == ("abstained", "not_sure", "")

    def test_what_is_not_there_is_not_found(self, store: AnyStore) -> None:
        assert store.asks.ask("Ev9") is None
        assert store.asks.outcome("Ev9") is None
        with pytest.raises(NotFound):
            store.asks.finished("Ev9", an_answer())
        with pytest.raises(NotFound):
            store.asks.feedback("Ev9", "U1", True)
        with pytest.raises(NotFound):
            store.memory.retire("no such hint", "U1")
        with pytest.raises(NotFound):
            store.memory.edit("no such hint", a_hint())

    def test_a_person_may_change_their_mind_about_an_answer(self, store: AnyStore) -> None:
        store.asks.started(QUESTION, "retail")
        store.asks.finished("Ev1", an_answer())
        assert store.asks.feedback("Ev1", "U1", True) is None
        store.asks.feedback("Ev1", "U2", True, "thanks")
        before = store.asks.feedback("Ev1", "U1", False, "wrong year", Fault.FILTER)
        assert before is not None
        assert (before.person, before.right) == ("U1", True)
        verdicts = {v.person: (v.right, v.fault, v.note) for v in store.asks.feedback_on("Ev1")}
        assert verdicts == {"U1": (False, Fault.FILTER, "wrong year"), "U2": (True, None, "thanks")}

    def test_a_verdict_repeated_without_words_keeps_those_of_before(self, store: AnyStore) -> None:
        store.asks.started(QUESTION, "retail")
        store.asks.finished("Ev1", an_answer())
        store.asks.feedback("Ev1", "U1", False, "wrong year", Fault.FILTER)
        store.asks.feedback("Ev1", "U1", False)  # the second click of a double click, late
        (kept,) = store.asks.feedback_on("Ev1")
        assert (kept.right, kept.fault, kept.note) == (False, Fault.FILTER, "wrong year")
        store.asks.feedback("Ev1", "U1", True)
        (kept,) = store.asks.feedback_on("Ev1")
        assert (kept.right, kept.fault, kept.note) == (True, None, "")

    def test_only_answers_are_judged(self, store: AnyStore) -> None:
        store.asks.started(QUESTION, "retail")
        with pytest.raises(NotFound):
            store.asks.feedback("Ev1", "U1", True)
        store.asks.finished("Ev1", Abstained(Reason.NOT_SURE))
        with pytest.raises(NotFound):
            store.asks.feedback("Ev1", "U1", True)
        assert store.asks.feedback_on("Ev1") == []

    def test_the_audit_trail_is_newest_first(self, store: AnyStore) -> None:
        for number in range(3):
            store.asks.audit("U1", f"action {number}", "detail")
        assert [entry.action for entry in store.asks.audit_trail(2)] == ["action 2", "action 1"]

    # --- hints

    def test_hints_are_recalled_narrower_first(self, store: AnyStore) -> None:
        for scope, owner in (("workspace", "T1"), ("person", "U1"), ("channel", "C1")):
            store.memory.remember(a_hint(scope=HintScope(scope), owner=owner))
        recalled = store.memory.recall(QUESTION, "retail")
        assert [hint.scope.value for hint in recalled] == ["person", "channel", "workspace"]

    def test_within_a_scope_longer_phrases_then_heavier_then_newer_come_first(self, store: AnyStore) -> None:
        for phrase, weight in (("older", 1.0), ("heavy", 3.0), ("the newer", 1.0), ("newer", 1.0)):
            store.memory.remember(a_hint(phrase, weight=weight))
        asked = replace(QUESTION, text="Which of the newer are heavy, which older?")
        found = [hint.phrase for hint in store.memory.recall(asked, "retail")]
        assert found == ["the newer", "heavy", "newer", "older"]

    def test_only_what_stands_in_the_question_is_recalled(self, store: AnyStore) -> None:
        for number in range(40):
            store.memory.remember(a_hint(f"heavier {number}", weight=50.0))
        store.memory.remember(a_hint("Total sale"))
        store.memory.remember(a_hint("sales total"))
        store.memory.remember(a_hint("wholesales"))
        assert [hint.phrase for hint in store.memory.recall(QUESTION, "retail")] == ["Total sale"]
        long = "one two three four five six seven"
        store.memory.remember(a_hint(long))
        store.memory.remember(a_hint(long.replace("seven", "eight")))
        asked = replace(QUESTION, text=f"how many {long} there are")
        assert [hint.phrase for hint in store.memory.recall(asked, "retail")] == [long]

    @pytest.mark.parametrize(
        "text", ["", "?", "…" * 3000, "word " * 20_000, "sales " * 500, "\x00\ud800"], ids=range(6)
    )
    def test_any_text_can_be_recalled_for(self, store: AnyStore, text: str) -> None:
        store.memory.remember(a_hint("sales"))
        found = store.memory.recall(replace(QUESTION, text=text), "retail")
        assert [hint.phrase for hint in found] == ["sales"] * text.startswith("sales")

    def test_what_a_person_decided_goes_before_what_everybody_says(self, store: AnyStore) -> None:
        mine = store.memory.remember(a_hint("sales", "orders.net_sales", "orders.gross_sales", question="mine"))
        theirs = a_hint("sale", "orders.gross_sales", scope=HintScope.WORKSPACE, owner="T1", question="theirs")
        store.memory.remember(theirs)
        assert store.memory.recall(QUESTION, "retail") == [mine]
        (others,) = store.memory.recall(replace(QUESTION, person="U2"), "retail")
        assert others.preferred == theirs.preferred

    def test_two_people_with_opposite_wishes_are_never_mixed(self, store: AnyStore) -> None:
        wishes = {"U1": "orders.net_sales", "U2": "orders.gross_sales"}
        for number in range(20):
            person = f"U{1 + number % 2}"
            over = wishes[f"U{2 - number % 2}"]
            store.memory.remember(
                a_hint("sales", wishes[person], over, owner=person, author=person, question=f"sales {number}?")
            )
            found = store.memory.recall(replace(QUESTION, person=person), "retail")
            assert [str(hint.preferred) for hint in found] == [wishes[person]]

    def test_others_hints_and_other_warehouses_stay_out(self, store: AnyStore) -> None:
        store.memory.remember(a_hint(owner="U2"))
        store.memory.remember(a_hint(owner="C1"))  # a person who is called like the channel
        store.memory.remember(a_hint(warehouse="hr"))
        assert store.memory.recall(QUESTION, "retail") == []
        assert len(store.memory.recall(QUESTION, "hr")) == 1

    def test_the_same_preference_gains_weight_instead_of_a_twin(self, store: AnyStore) -> None:
        first = store.memory.remember(a_hint(prefer="orders.gross_sales", phrase="Total  Sales"))
        again = store.memory.remember(
            a_hint("total sales", "ORDERS.gross_sales", "orders.net_sales", question="Sales by month?")
        )
        assert again.id == first.id
        assert again.weight == pytest.approx(2.0)
        assert again.passed_over == (Element("orders", "net_sales"),)
        assert len(store.memory.hints(include_inactive=True)) == 1

    def test_a_hint_repeated_after_a_crash_is_no_second_opinion(self, store: AnyStore) -> None:
        store.memory.remember(a_hint())
        repeated = store.memory.remember(a_hint(created_at="2026-11-21T10:00:05+00:00"))
        assert repeated.weight == pytest.approx(1.0)
        later = store.memory.remember(a_hint(created_at="2026-12-21T10:00:00+00:00"))
        assert later.weight == pytest.approx(1.5), "after thirty days the first is worth half"

    def test_old_evidence_counts_less_than_fresh(self, store: AnyStore) -> None:
        store.memory.remember(a_hint("old and heavy", weight=3.0, created_at="2020-01-01T00:00:00+00:00"))
        store.memory.remember(a_hint("fresh", weight=2.0, created_at="2020-02-01T00:00:00+00:00"))
        store.memory.remember(a_hint("as old", weight=1.0, created_at="2020-01-01T00:00:00+00:00"))
        asked = replace(QUESTION, text="what is fresh, old and heavy, or as old?")
        found = [hint.phrase for hint in store.memory.recall(asked, "retail")]
        assert found == ["old and heavy", "as old", "fresh"], "longer phrases first"
        store.memory.remember(a_hint("old", weight=1.0, created_at="2020-01-01T00:00:00+00:00"))
        store.memory.remember(a_hint("heavy", weight=3.0, created_at="2020-01-01T00:00:00+00:00"))
        found = [hint.phrase for hint in store.memory.recall(asked, "retail")]
        assert found[2:] == ["fresh", "heavy", "old"]

    def picks(self, store: AnyStore, column: str, *days: int) -> Hint:
        """Somebody means that column of two, on these days."""
        other = "net" if column == "gross" else "gross"
        for day in days:
            said = a_hint("sales", f"orders.{column}", f"orders.{other}", question=f"sales of day {day}?")
            at = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=day)
            kept = store.memory.remember(replace(said, created_at=at.isoformat()))
        return kept

    def followed(self, store: AnyStore) -> list[str]:
        """What is recalled of the two, a question mark behind what does not decide."""
        found = store.memory.recall(QUESTION, "retail")
        assert all(not hint.passed_over for hint in found if not hint.firm), "weak rivals are both kept"
        return sorted(f"{hint.preferred.column}{'' if hint.firm else '?'}" for hint in found)

    def test_one_contrary_pick_does_not_turn_ten_and_three_do(self, store: AnyStore) -> None:
        gross = self.picks(store, "gross", *range(10))
        seen = []
        for day in (10, 11, 12):
            net = self.picks(store, "net", day)
            seen.append(self.followed(store))
        assert seen == [["gross"], ["gross?", "net?"], ["net"]]
        states = {hint.id: hint.state for hint in store.memory.hints(include_inactive=True)}
        assert states == {gross.id: HintState.SUPERSEDED, net.id: HintState.ACTIVE}
        self.picks(store, "gross", 13, 14, 15)
        assert self.followed(store) == ["gross"], "what was outweighed comes back with its evidence"
        assert len(store.memory.hints(include_inactive=True)) == 2

    def test_weak_evidence_keeps_both_readings(self, store: AnyStore) -> None:
        self.picks(store, "gross", 1)
        assert self.followed(store) == ["gross"]
        self.picks(store, "net", 2)
        assert self.followed(store) == ["gross?", "net?"]
        self.picks(store, "gross", 3)
        self.picks(store, "net", 4)
        assert self.followed(store) == ["gross?", "net?"]

    def test_what_is_older_than_the_window_counts_no_more(self, store: AnyStore) -> None:
        self.picks(store, "gross", *range(10))
        self.picks(store, "net", 150)
        assert self.followed(store) == ["gross?", "net?"], "not turned by one, however old the ten"
        self.picks(store, "net", 250)
        assert self.followed(store) == ["net"]

    def test_a_weak_preference_is_firm_once_its_rival_is_retired(self, store: AnyStore) -> None:
        gross = self.picks(store, "gross", 1)
        self.picks(store, "net", 2)
        store.memory.retire(gross.id, "U1")
        assert self.followed(store) == ["net"]

    def test_a_retired_preference_does_not_bring_an_outweighed_one_back(self, store: AnyStore) -> None:
        self.picks(store, "gross", 1)
        net = self.picks(store, "net", 2, 3, 4)
        store.memory.retire(net.id, "U1")
        assert self.followed(store) == []

    def test_a_contradiction_of_somebody_else_changes_nothing(self, store: AnyStore) -> None:
        mine = store.memory.remember(a_hint("sales", "orders.gross_sales", "orders.net_sales"))
        store.memory.remember(a_hint("sales", "orders.net_sales", "orders.gross_sales", owner="U2"))
        store.memory.remember(
            a_hint("sales", "orders.net_sales", "orders.gross_sales", scope=HintScope.CHANNEL, owner="C1")
        )
        assert store.memory.recall(QUESTION, "retail")[0] == mine

    def test_elements_confirmed_in_one_question_stand_side_by_side(self, store: AnyStore) -> None:
        store.memory.remember(a_hint("sales by region", "orders.amount"))
        store.memory.remember(a_hint("sales by region", "regions.name"))
        store.memory.remember(a_hint("sales by region", "orders"))
        assert len(store.memory.recall(replace(QUESTION, text="Sales by region?"), "retail")) == 3

    def test_an_edit_keeps_the_history_of_a_hint(self, store: AnyStore) -> None:
        old = store.memory.remember(a_hint())
        edited = store.memory.edit(old.id, replace(old, phrase="revenue", preferred=Element("orders", "net")))
        assert (edited.id, edited.author, edited.created_at) == (old.id, old.author, old.created_at)
        assert store.memory.hints() == [edited]
        assert edited.phrase == "revenue"
        assert store.asks.audit_trail()[0].action == "hint edited"

    def test_an_edit_supersedes_what_it_contradicts(self, store: AnyStore) -> None:
        kept = store.memory.remember(a_hint("sales", "orders.gross_sales"))
        other = store.memory.remember(a_hint("revenue", "orders.net_sales"))
        store.memory.edit(other.id, replace(other, phrase="Sales"))
        assert [hint.id for hint in store.memory.hints()] == [other.id]
        assert kept.id not in [hint.id for hint in store.memory.hints()]

    def test_a_retired_hint_stays_readable_and_is_not_used(self, store: AnyStore) -> None:
        hint = store.memory.remember(a_hint())
        assert store.memory.retire(hint.id, "U9").state is HintState.RETIRED
        store.memory.retire(hint.id, "U9")
        assert store.memory.recall(QUESTION, "retail") == []
        assert [h.state for h in store.memory.hints(include_inactive=True)] == [HintState.RETIRED]
        assert [(e.actor, e.action) for e in store.asks.audit_trail()] == [("U9", "hint retired")]

    def test_hints_are_listed_by_scope_and_owner(self, store: AnyStore) -> None:
        store.memory.remember(a_hint("a"))
        store.memory.remember(a_hint("b", owner="U2"))
        store.memory.remember(a_hint("c", scope=HintScope.WORKSPACE, owner="T1"))
        assert [h.phrase for h in store.memory.hints()] == ["c", "b", "a"]
        assert [h.phrase for h in store.memory.hints(HintScope.PERSON)] == ["b", "a"]
        assert [h.phrase for h in store.memory.hints(HintScope.PERSON, "U2")] == ["b"]

    def test_hints_for_columns_that_are_gone_retire(self, store: AnyStore) -> None:
        schema = Schema("sqlite", (Table("orders", (Column("Net_Sales", "REAL"),)),))
        store.memory.remember(a_hint("kept", "ORDERS.net_sales"))
        store.memory.remember(a_hint("kept table", "orders"))
        store.memory.remember(a_hint("gone column", "orders.gross_sales"))
        store.memory.remember(a_hint("gone table", "customers"))
        store.memory.remember(a_hint("elsewhere", "customers", warehouse="hr"))
        retired = store.memory.retire_missing(schema, "retail")
        assert sorted(hint.phrase for hint in retired) == ["gone column", "gone table"]
        assert sorted(hint.phrase for hint in store.memory.hints()) == ["elsewhere", "kept", "kept table"]
        assert store.memory.retire_missing(schema, "retail") == []

    @pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
    def test_hostile_text_is_kept_verbatim(self, store: AnyStore, text: str) -> None:
        hint = a_hint(text, owner="U1", author=text, question=text)
        hint = replace(hint, preferred=Element(text, text), passed_over=(Element(text),))
        store.memory.remember(hint)
        (kept,) = store.memory.hints()
        assert replace(kept, id="") == hint
        assert len(store.memory.recall(replace(QUESTION, text=text), "retail")) == any(map(str.isalnum, text))
        store.asks.started(replace(QUESTION, text=text), text)
        asked = store.asks.ask("Ev1")
        assert asked is not None
        assert (asked.question, asked.warehouse) == (text, text)
        store.asks.finished("Ev1", Abstained(Reason.NOT_IN_DATA, text))
        assert store.asks.outcome("Ev1") == Abstained(Reason.NOT_IN_DATA, text)
        store.asks.started(replace(QUESTION, id="Ev2"), "retail")
        store.asks.finished("Ev2", an_answer())
        store.asks.feedback("Ev2", "U1", False, text)
        assert store.asks.feedback_on("Ev2")[0].note == text
        store.asks.audit(text, text, text)
        assert store.asks.audit_trail()[0].detail == text

    @pytest.mark.parametrize(
        "bad", [{"phrase": " "}, {"preferred": Element("")}, {"weight": float("nan")}, {"weight": 0.0}]
    )
    def test_a_hint_that_says_nothing_is_refused(self, store: AnyStore, bad: dict[str, object]) -> None:
        with pytest.raises(BadInput):
            store.memory.remember(a_hint(**bad))  # type: ignore[arg-type]  # fields by name
        assert store.memory.hints(include_inactive=True) == []

    def test_hints_travel_as_json_lines(self, store: AnyStore) -> None:
        store.memory.remember(a_hint("sales", "orders.gross_sales", "orders.net_sales"))
        store.memory.remember(a_hint("sales", "orders.net_sales", "orders.gross_sales"))
        store.memory.remember(a_hint(HOSTILE[3]))
        lines = store.memory.export()
        assert store.memory.import_hints(list(from_json_lines(lines)), "U9") == 0  # all of them are here
        elsewhere = FakeStore()
        assert elsewhere.memory.import_hints(list(from_json_lines(lines)), "U9") == 3
        assert elsewhere.memory.export() == lines

    def test_hand_written_hints_can_be_imported(self, store: AnyStore) -> None:
        line = '{"phrase": "sales", "preferred": "orders.net", "scope": "workspace", "owner": "T1"}'
        assert store.memory.import_hints(list(from_json_lines([line, "", "  \n"])), "U9") == 1
        (hint,) = store.memory.hints()
        assert (hint.preferred, hint.weight, hint.state) == (Element("orders", "net"), 1.0, HintState.ACTIVE)
        assert hint.created_at
        assert store.asks.audit_trail()[0].actor == "U9"

    def test_one_bad_hint_among_many_and_none_is_imported(self, store: AnyStore) -> None:
        with pytest.raises(BadInput):
            store.memory.import_hints([a_hint(), replace(a_hint("shops"), weight=-1.0)], "U9")
        assert store.memory.hints(include_inactive=True) == []
