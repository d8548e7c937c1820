"""F(s) = P_sel · exp(−λ·H_exec) as it is served: by hand, from the judge's Yes, of at most eight clusters."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from reliability.calibration.traces import CheckedCluster
from reliability.candidates.execution import execute
from reliability.candidates.generate import HINTED
from reliability.candidates.selection import judge, select
from reliability.composing.understanding import ComposedQuery, Understanding
from reliability.core import AnswerSettings, Core
from reliability.values import (
    Candidate,
    Element,
    Execution,
    Hint,
    HintScope,
    Limits,
    LinkedSchema,
    Question,
    Rows,
)
from tests.support.trace_world import GROSS, NET, SCHEMA, TWICE, core

QUESTION = Question("q", "What were total sales?")
LINKED = LinkedSchema(("orders",), (Element("orders", "net_sales"),))
YES = {NET: 0.6, GROSS: 0.9, TWICE: 0.2}


def candidate(sql: str, probability: float) -> Candidate:
    return Candidate(sql, (), math.log(probability), "write_sql/beam", 1, 0, 1)


class _OneByOne:
    """A model that judges one prompt at a time."""

    def __init__(self, model: Any) -> None:
        self._model = model

    def __getattr__(self, name: str) -> Any:
        if name == "choose_each":
            raise AttributeError(name)
        return getattr(self._model, name)


def judging(yes: Mapping[str, float], **settings: Any) -> Core:
    """A core whose model says Yes to a query with this probability, and of the options names the likelier first."""
    made = core()

    def script(prompt: str) -> dict[str, float]:
        [sql] = [sql for sql in yes if sql.lower() in prompt.lower() and f"{sql} *".lower() not in prompt.lower()]
        return {"No": 1 - yes[sql], "Yes": yes[sql]}

    made.model._script = script  # type: ignore[attr-defined]  # the fake's
    return replace(made, settings=replace(AnswerSettings(), **settings))


def executed(made: Core) -> tuple[list[Candidate], Execution]:
    """Shares: net 0.75; gross, and gross again as a decimal, together 0.25."""
    candidates = [candidate(NET, 0.3), candidate(GROSS, 0.06), candidate(TWICE, 0.04)]
    return candidates, execute(candidates, made.warehouse, Limits())


@pytest.mark.parametrize("weight", [1.0, 0.5, 0.0])
def test_the_score_by_hand(weight: float) -> None:
    """H = −¾ ln ¾ − ¼ ln ¼ = 0.5623; H_exec = H − ln ¾ = 0.8500 and H − ln ¼ = 1.9486 nats. The best candidate of a
    cluster is judged: of the second GROSS, not TWICE."""
    made = judging(YES, entropy_weight=weight)
    candidates, execution = executed(made)
    scored = select(QUESTION, SCHEMA, LINKED, (), candidates, execution, made)
    by_sql = {one.reading.sql: one for one in scored}
    assert set(by_sql) == {NET, GROSS}
    assert (by_sql[NET].entropy_nats, by_sql[GROSS].entropy_nats) == pytest.approx((0.8500, 1.9486), abs=1e-4)
    expected = {NET: 0.6 * math.exp(-weight * 0.85002), GROSS: 0.9 * math.exp(-weight * 1.94863)}
    for sql, score in expected.items():
        one = by_sql[sql]
        assert one.judged == pytest.approx(YES[sql])
        assert one.score == pytest.approx(score, abs=1e-5)
        traced = CheckedCluster(sql, one.share, one.judged, one.entropy_nats, one.log_likelihood, True, True)
        assert traced.score(weight) == pytest.approx(one.score), "a calibration sees what an ask sees"
    first = NET if expected[NET] > expected[GROSS] else GROSS
    assert scored[0].reading.sql == first
    assert (first == NET) == (weight > 0), "without entropy the one that the judge likes best"


def test_the_judges_probability_is_that_of_yes_prompt_by_prompt_or_together() -> None:
    made = judging(YES)
    together = judge(QUESTION, SCHEMA, LINKED, (), [NET, GROSS], made)
    assert together == pytest.approx([0.6, 0.9])
    alone = replace(made, model=_OneByOne(made.model))
    assert judge(QUESTION, SCHEMA, LINKED, (), [GROSS, NET], alone) == pytest.approx([0.9, 0.6])
    assert judge(QUESTION, SCHEMA, LINKED, (), [], made) == []


def test_of_many_results_the_eight_most_shared_are_judged() -> None:
    queries = [f"SELECT orders.net_sales + {n} FROM orders" for n in range(100, 112)]
    made = judging(dict.fromkeys(queries, 0.5))
    candidates = [candidate(sql, 0.5 / (n + 1)) for n, sql in enumerate(queries)]
    results = {sql: Rows(("a",), ((n,),)) for n, sql in enumerate(queries)}
    warehouse = type(made.warehouse)(SCHEMA, results)  # type: ignore[call-arg]  # the fake's
    execution = execute(candidates, warehouse, Limits())
    assert len(execution.clusters) == 12
    scored = select(QUESTION, SCHEMA, LINKED, (), candidates, execution, made)
    assert [one.reading.sql for one in scored] == queries[:8]
    by_hint = [replace(each, origin=HINTED if n in (3, 9, 11) else each.origin) for n, each in enumerate(candidates)]
    told = Hint("sales", Element("orders", "net_sales"), (), HintScope.PERSON, "U1", "U1", "q", "2026-11-01T00:00:00")
    execution = execute(by_hint, warehouse, Limits())
    assert [one.reading.sql for one in select(QUESTION, SCHEMA, LINKED, (), by_hint, execution, made)] == queries[:8]
    scored = select(QUESTION, SCHEMA, LINKED, (told,), by_hint, execution, made)
    assert [one.reading.sql for one in scored] == [*queries[:6], queries[9], queries[11]], "what hints wrote is"


def test_what_says_the_question_in_full_is_among_the_judged() -> None:
    queries = [f"SELECT orders.net_sales + {n} FROM orders" for n in range(100, 112)]
    made = judging(dict.fromkeys(queries, 0.5))
    candidates = [candidate(sql, 0.5 / (n + 1)) for n, sql in enumerate(queries)]
    results = {sql: Rows(("a",), ((n,),)) for n, sql in enumerate(queries)}
    warehouse = type(made.warehouse)(SCHEMA, results)  # type: ignore[call-arg]  # the fake's
    execution = execute(candidates, warehouse, Limits())
    for full, judged in (((8, 10, 11), [*range(6), 8, 10]), ((0, 1, 11), [*range(8)]), ((0, 11), [*range(7), 11])):
        words = Understanding(tuple(ComposedQuery(queries[n], 0.5, in_full=True) for n in full))
        scored = select(QUESTION, SCHEMA, LINKED, (), candidates, execution, made, words)
        assert {one.reading.sql for one in scored} == {queries[n] for n in judged}
        assert {one.reading.sql for one in scored if one.in_full} == {queries[n] for n in judged if n in full}
