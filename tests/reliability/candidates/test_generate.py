"""Candidates: where they come from, how they compare, and what happens when nothing can be written."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from adapters.models.fake import FakeModel, Script
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.fake import FakeStore
from adapters.warehouses.fake import FakeWarehouse
from reliability.candidates.generate import generate, normalised, sql_in
from reliability.composing.demands import Alternative, Demand
from reliability.composing.understanding import ComposedQuery
from reliability.core import AnswerSettings, Core
from reliability.ports import Allowed, Precedent, Sampling
from reliability.prompts import Prompts
from reliability.values import (
    Candidate,
    Column,
    Completion,
    Element,
    Hint,
    HintScope,
    LinkedSchema,
    PreviousTurn,
    Question,
    Schema,
    Table,
)

SCHEMA = Schema(
    "sqlite",
    (
        Table(
            "orders",
            (
                Column("order_id", "INTEGER", primary_key=True),
                Column("net_sales", "NUMERIC"),
                Column("gross_sales", "NUMERIC"),
                Column("order_date", "DATE", samples=("2026-01-02",)),
            ),
        ),
    ),
)
LINKED = LinkedSchema(("orders",), (Element("orders", "net_sales"),))
NET, GROSS = "SELECT SUM(orders.net_sales) FROM orders", "SELECT SUM(orders.gross_sales) FROM orders"
ASKED = Question("Ev1", "total sales in March 2026")


class WithoutSpaces(FakeModel):
    """Its tokens lose spaces, as WordPiece's do: what the constraint is made for."""

    def encode(self, text: str) -> list[int]:
        return [token for word in text.split() for token in super(WithoutSpaces, self).encode(word)]


def core(script: Script | list[str], model: type[FakeModel] = FakeModel, **settings: object) -> Core:
    given = script if callable(script) else lambda _prompt: script
    constrained = model is WithoutSpaces
    return Core(
        model(given),
        FakeEncoder(),
        FakeWarehouse(SCHEMA),
        FakeStore().memory,
        Prompts(Path(__file__).parents[3] / "prompts" / "compact"),
        AnswerSettings(constrain_sql=constrained, **settings),  # type: ignore[arg-type]  # what the settings take
        today=lambda: date(2026, 11, 21),
    )


def written(core_: Core, question: Question = ASKED) -> tuple[Candidate, ...]:
    return generate(question, SCHEMA, LINKED, (), core_)


def test_equal_queries_are_one_candidate_and_each_way_of_writing_is_counted() -> None:
    candidates = written(core([NET, "select sum( orders.net_sales ) from orders"], nucleus=4, nucleus_other=0, beam=2))
    (only,) = candidates
    assert only.sql == NET
    assert only.count == 6
    assert (only.nucleus, only.beam) == (4, 2)


def test_candidates_come_by_falling_likelihood_under_the_base_prompt() -> None:
    def script(prompt: str) -> dict[str, float]:
        base = prompt.startswith(ASKED.text.lower()) and "orders :" in prompt
        return {NET: 0.9, GROSS: 0.1} if base else {GROSS: 1.0}

    found = core(script, nucleus=0, nucleus_other=2, beam=0)
    (only,) = written(found)
    assert only.sql == GROSS
    assert only.origin.startswith("write_sql_")
    base = found.prompt("write_sql", ASKED, (), SCHEMA.tables, dialect="sqlite", columns=LINKED.columns)
    assert only.log_likelihood == pytest.approx(found.model.score(base, [GROSS])[0])


def test_the_same_question_writes_the_same_candidates_whoever_asks_and_another_its_own() -> None:
    many = {f"SELECT orders.order_id + {n} FROM orders": 1.0 for n in range(400)}
    flow = core(lambda _prompt: many, nucleus=6, nucleus_other=0, beam=0)
    assert written(flow) == written(flow)
    assert written(flow) == written(flow, replace(ASKED, id="Ev2", person="somebody else"))
    other = replace(ASKED, text=f"{ASKED.text} And then?")
    assert {c.sql for c in written(flow)} != {c.sql for c in written(flow, other)}


def test_nothing_finished_is_no_candidate() -> None:
    assert written(core(["I cannot say."], nucleus=2, beam=2)) == ()
    assert written(core([NET], nucleus=2, beam=2, max_sql_tokens=3)) == ()
    assert written(core([NET], nucleus=0, nucleus_other=0, beam=0)) == ()


def test_under_the_constraint_a_period_gets_its_own_end() -> None:
    wrong = "SELECT COUNT(*) FROM orders WHERE orders.order_date >= '2026-03-01' AND orders.order_date < '2026-03-01'"
    (only,) = written(core([wrong], WithoutSpaces, nucleus=3, nucleus_other=0, beam=0))
    assert only.sql == wrong.replace("< '2026-03-01'", "< '2026-04-01'")


def test_under_the_constraint_a_name_that_does_not_exist_is_not_written() -> None:
    found = written(core(["SELECT SUM(orders.profit) FROM orders"], WithoutSpaces, nucleus=2, beam=2))
    assert all("profit" not in candidate.sql for candidate in found)


def test_a_prompt_that_would_not_fit_shows_fewer_columns_and_too_long_a_query_is_left_out() -> None:
    roomy = core([NET], nucleus=0, nucleus_other=0, beam=1)
    written(roomy)
    whole = len(roomy.model.encode(roomy.model.prompts[0]))  # type: ignore[attr-defined]  # the fake keeps them
    tight = replace(roomy, model=FakeModel(lambda _prompt: [NET], context_tokens=whole + 120))
    long = ComposedQuery(f"{GROSS} WHERE {' AND '.join(['order_id > 0'] * 300)}", 0.9)
    found = generate(ASKED, SCHEMA, LINKED, (), tight, [long])
    assert [candidate.sql for candidate in found] == [NET]
    (prompt,) = set(tight.model.prompts)  # type: ignore[attr-defined]
    assert len(tight.model.encode(prompt)) < whole


def test_a_query_with_a_literal_that_cannot_stand_there_is_dropped() -> None:
    absurd = "SELECT SUM(orders.net_sales) FROM orders WHERE orders.order_id = 2026"
    found = written(core([absurd, NET], nucleus=0, nucleus_other=0, beam=2))
    assert [candidate.sql for candidate in found] == [NET]


def test_a_set_that_nobody_is_to_be_in_is_read_without_its_empty_members() -> None:
    none = "SELECT COUNT(*) FROM orders WHERE orders.order_id NOT IN (SELECT orders.net_sales FROM orders)"
    (found,) = written(core([none], nucleus=0, nucleus_other=0, beam=1))
    assert found.sql.endswith(
        "NOT orders.order_id IN (SELECT orders.net_sales FROM orders WHERE NOT orders.net_sales IS NULL)"
    )


class Asked(FakeModel):
    """It notes how completions are asked for."""

    def __init__(self, script: Script) -> None:
        super().__init__(script)
        self.asked: list[tuple[int, int, float]] = []

    def sample(self, prompt: str, sampling: Sampling, allowed: Allowed | None = None) -> list[Completion]:
        """As the fake does."""
        self.asked.append((sampling.n, sampling.beam, sampling.temperature))
        return super().sample(prompt, sampling, allowed)


def test_by_default_the_model_is_asked_for_a_beam_and_samples_and_nothing_else() -> None:
    """Six nucleus samples and a beam of four under the base prompt, two under each of two others; no masked schema, and
    no rewrite however unsure a step is."""
    flow = core(lambda _prompt: {NET: 0.501, GROSS: 0.499}, Asked)
    assert isinstance(flow.model, Asked)
    found = written(flow)
    assert sorted(flow.model.asked) == [(1, 4, 0.0), (2, 0, 0.7), (2, 0, 0.7), (6, 0, 0.7)]
    assert {candidate.sql for candidate in found} == {NET, GROSS}


def test_masked_schemas_bring_the_other_column_and_are_scored_under_the_base_prompt() -> None:
    def script(prompt: str) -> list[str]:
        return [NET] if " net_sales" in prompt else [GROSS] if " gross_sales" in prompt else []

    flow = core(script, nucleus=0, nucleus_other=0, beam=1, masked_calls=3)
    by_sql = {candidate.sql: candidate for candidate in written(flow)}
    assert set(by_sql) == {NET, GROSS}
    assert by_sql[GROSS].origin == "masked/greedy"
    assert by_sql[GROSS].log_likelihood < by_sql[NET].log_likelihood
    unmasked = written(core(script, nucleus=0, nucleus_other=0, beam=1))
    assert [candidate.sql for candidate in unmasked] == [NET]


def test_an_unsure_query_is_rewritten_only_where_the_settings_say_so() -> None:
    close = {NET: 0.51, GROSS: 0.49}
    assert [c.sql for c in written(core(lambda _p: close, nucleus=0, nucleus_other=0, beam=1))] == [NET]
    found = written(core(lambda _p: close, rewrites=5, unsure_gap_nats=0.5, nucleus=0, nucleus_other=0, beam=1))
    assert {NET, GROSS} <= {c.sql for c in found}
    assert {c.origin for c in found} == {"write_sql/beam", "rewritten/unsure"}
    assert len(found) <= 6
    sure = written(core([NET], rewrites=5, unsure_gap_nats=0.5, nucleus=0, nucleus_other=0, beam=1))
    assert [c.sql for c in sure] == [NET]


def test_what_a_person_confirmed_or_refused_binds_what_is_written() -> None:
    flow = core(lambda _p: {NET: 0.3, GROSS: 0.7}, nucleus=12, nucleus_other=0, beam=2)
    assert {c.sql for c in written(flow)} == {NET, GROSS}
    net = replace(LINKED, confirmed=(Element("orders"), Element("orders", "net_sales")))
    assert [c.sql for c in generate(ASKED, SCHEMA, net, (), flow)] == [NET]
    elsewhere = replace(LINKED, confirmed=(Element("orders", "order_date"),))
    assert {c.sql for c in generate(ASKED, SCHEMA, elsewhere, (), flow)} == {NET, GROSS}


def test_a_refused_column_cannot_be_written_but_a_key_can() -> None:
    flow = core([GROSS], WithoutSpaces, nucleus=4, nucleus_other=0, beam=2)
    assert any("gross_sales" in c.sql for c in written(flow))
    gross, key = Element("orders", "gross_sales"), Element("orders", "order_id")
    without = generate(ASKED, SCHEMA, replace(LINKED, refused=(gross,)), (), flow)
    assert without
    assert not any("gross_sales" in c.sql for c in without)
    keyed = core(["SELECT COUNT(orders.order_id) FROM orders"], WithoutSpaces, nucleus=2, beam=2)
    assert any("order_id" in c.sql for c in generate(ASKED, SCHEMA, replace(LINKED, refused=(key,)), (), keyed))


def test_sql_is_found_in_free_text() -> None:
    assert sql_in("Sure! SELECT 1;") == "SELECT 1"
    assert sql_in("```sql\nWITH x AS (SELECT 1) SELECT * FROM x\n```") == "WITH x AS (SELECT 1) SELECT * FROM x"
    assert sql_in("no") is None
    assert sql_in("") is None


def test_a_key_forgives_spelling_but_not_sense() -> None:
    assert normalised('select "Net_Sales" from ORDERS', "sqlite") == normalised(
        "SELECT net_sales FROM orders", "sqlite"
    )
    assert normalised(NET, "sqlite") != normalised(GROSS, "sqlite")
    assert normalised("SELECT  (broken", "sqlite") == "SELECT (broken"


def test_where_the_writer_wrote_the_model_writes_no_beam() -> None:
    def asked(composed: ComposedQuery) -> list[bool]:
        drawn: list[bool] = []

        class Noting(FakeModel):
            def sample(self, prompt: str, sampling: Sampling, allowed: Allowed | None = None) -> list[Completion]:
                drawn.append(bool(sampling.beam))
                return super().sample(prompt, sampling, allowed)

        generate(ASKED, SCHEMA, LINKED, (), core([NET], Noting), (composed,))
        return drawn

    of_words = ComposedQuery(GROSS, 0.5)
    assert asked(of_words) == [True, False]
    assert asked(replace(of_words, written=0.4)) == [False]


class AllAlike:
    """A selector for which every other name is as likely meant."""

    fingerprint, second = "all alike", 0.5

    def __init__(self, likely: float) -> None:
        self._likely = likely

    def probability(self, _kind: str, _features: NDArray[np.float64]) -> float:
        return self._likely


@pytest.mark.parametrize(("likely", "of_words"), [(0.6, [NET, GROSS]), (0.4, [NET])])
def test_names_that_may_be_meant_as_well_make_siblings_where_no_questions_are_known(
    likely: float, of_words: list[str]
) -> None:
    own = replace(core([NET], nucleus=0, nucleus_other=0, beam=1), selector=AllAlike(likely))
    assert [candidate.sql for candidate in generate(ASKED, SCHEMA, LINKED, (), own)] == of_words


class KnowsNoneOfThese:
    """Known questions of a warehouse, none of which is like what is asked."""

    fingerprint = "known"

    def knows(self, _question: str) -> bool:
        return False

    def near(self, _question: str, _most: int) -> list[Precedent]:
        return []


def test_known_questions_tell_what_their_words_mean_so_that_no_name_is_tried() -> None:
    own = replace(
        core([NET], nucleus=0, nucleus_other=0, beam=1), selector=AllAlike(1.0), precedents=KnowsNoneOfThese()
    )
    assert [candidate.sql for candidate in generate(ASKED, SCHEMA, LINKED, (), own)] == [NET]


TOTAL = Demand("total sales", (Alternative("column", "orders.net_sales"),))
OF_PHONE = f"{NET} WHERE orders.channel = 'Phone'"


@pytest.mark.parametrize(
    ("text", "demands", "kept"),
    [
        ("total sales", (TOTAL,), [NET]),
        ("total sales by phone", (TOTAL,), [NET, OF_PHONE]),
        (
            "total sales of callers",
            (TOTAL, Demand("callers", (Alternative("cell", "orders.channel=Phone"),))),
            [NET, OF_PHONE],
        ),
        ("total sales of callers", (TOTAL, Demand("callers")), [NET, OF_PHONE]),
    ],
)
def test_a_text_that_no_word_names_is_no_condition(text: str, demands: tuple[Demand, ...], kept: list[str]) -> None:
    own = core([NET, OF_PHONE], nucleus=0, nucleus_other=0, beam=2)
    found = generate(replace(ASKED, text=text), SCHEMA, LINKED, (), own, (), demands)
    assert sorted(candidate.sql for candidate in found) == sorted(kept)


def test_where_nothing_else_is_written_the_condition_stays() -> None:
    own = core([OF_PHONE], nucleus=0, nucleus_other=0, beam=1)
    assert [each.sql for each in generate(ASKED, SCHEMA, LINKED, (), own, (), (TOTAL,))] == [OF_PHONE]


@pytest.mark.parametrize(
    ("nearness", "open_words", "kept"), [(0.98, True, True), (0.9, True, False), (0.98, False, False)]
)
def test_what_a_known_question_in_nearly_the_same_words_means_may_hold_what_no_word_names(
    nearness: float, open_words: bool, kept: bool
) -> None:
    own = core([NET], nucleus=0, nucleus_other=0, beam=1)
    known = (ComposedQuery(OF_PHONE, 0.5, nearness),)
    found = generate(ASKED, SCHEMA, LINKED, (), own, known, (TOTAL,), open_words=open_words)
    assert (OF_PHONE in [candidate.sql for candidate in found]) is kept


PREFERS_GROSS = Hint(
    "sales",
    Element("orders", "gross_sales"),
    (Element("orders", "net_sales"),),
    HintScope.PERSON,
    "U1",
    "U1",
    "q",
    "2026-11-01T00:00:00+00:00",
)


@pytest.mark.parametrize(
    ("hint", "written_"),
    [
        (PREFERS_GROSS, [NET, GROSS]),
        (replace(PREFERS_GROSS, firm=False), [NET]),
        (replace(PREFERS_GROSS, passed_over=()), [NET]),
        (replace(PREFERS_GROSS, passed_over=(Element("orders", "order_date"),)), [NET]),
        (replace(PREFERS_GROSS, preferred=Element("orders", "gone")), [NET]),
        (replace(PREFERS_GROSS, preferred=Element("gone", "gross_sales")), [NET]),
    ],
)
def test_what_a_hint_prefers_is_written_whatever_the_model_writes(hint: Hint, written_: list[str]) -> None:
    own = core([NET], nucleus=0, nucleus_other=0, beam=1)
    found = generate(ASKED, SCHEMA, LINKED, (hint,), own)
    assert sorted(candidate.sql for candidate in found) == sorted(written_)


def test_a_composed_query_as_a_hint_has_it_fits_as_well() -> None:
    own = core([NET], nucleus=0, nucleus_other=0, beam=1)
    found = generate(ASKED, SCHEMA, LINKED, (PREFERS_GROSS,), own, (ComposedQuery(NET, 0.5),))
    assert {candidate.sql: candidate.fit for candidate in found} == {NET: 0.5, GROSS: 0.5}


def test_what_was_said_before_or_is_remembered_may_mean_a_text_that_no_word_names() -> None:
    own = core([NET, OF_PHONE], nucleus=0, nucleus_other=0, beam=2)
    after = replace(ASKED, text="total sales", previous=PreviousTurn("sales by phone", OF_PHONE))
    weak = replace(PREFERS_GROSS, firm=False)
    for asked, hints in ((after, ()), (replace(ASKED, text="total sales"), (weak,))):
        found = generate(asked, SCHEMA, LINKED, hints, own, (), (TOTAL,))
        assert sorted(candidate.sql for candidate in found) == sorted([NET, OF_PHONE])


@pytest.mark.parametrize("known", [False, True])
def test_words_are_a_value_on_a_warehouse_with_known_questions_alone(known: bool) -> None:
    column = Column("channel", "TEXT")
    schema = replace(SCHEMA, tables=(replace(SCHEMA.tables[0], columns=(*SCHEMA.tables[0].columns, column)),))
    varies = f"{NET} WHERE orders.channel = 'vary'"
    own = core([NET, varies], nucleus=0, nucleus_other=0, beam=2)
    own = replace(own, warehouse=FakeWarehouse(schema), precedents=KnowsNoneOfThese() if known else None)
    found = generate(replace(ASKED, text="how do sales vary"), schema, LINKED, (), own, (), ())
    assert {candidate.sql for candidate in found} == ({NET, varies} if known else {NET})


@pytest.mark.parametrize("in_full", [False, True])
def test_a_day_that_nobody_named_stands_in_what_is_said_in_full_alone(in_full: bool) -> None:
    columns = (*SCHEMA.tables[0].columns, Column("ordered_on", "DATE"))
    schema = replace(SCHEMA, tables=(replace(SCHEMA.tables[0], columns=columns), *SCHEMA.tables[1:]))
    dated = f"{NET} WHERE orders.ordered_on >= '2026-01-01'"
    own = replace(core([NET], nucleus=0, nucleus_other=0, beam=1), warehouse=FakeWarehouse(schema))
    composed = (ComposedQuery(dated, 0.5, in_full=in_full),)
    found = generate(replace(ASKED, text="sales of new orders"), schema, LINKED, (), own, composed, ())
    assert (dated in [candidate.sql for candidate in found]) is in_full
