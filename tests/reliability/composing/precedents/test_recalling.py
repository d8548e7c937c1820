"""Queries of known questions, and of a writer that learnt them, as candidates, ranked beside composed ones."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import pytest

from adapters.warehouses.warehouse import SqlWarehouse
from reliability.composing.precedents.ranking import SHARPNESS, asked_text, fit_of
from reliability.composing.precedents.recalling import recalled, written
from reliability.composing.understanding import understand
from reliability.core import AnswerSettings, Core, valid_for
from reliability.errors import ModelUnavailable
from reliability.ports import Precedent, WrittenQuery
from reliability.values import PreviousTurn, Question, Schema
from tests.support.trace_world import core as made_core


class Known:
    """Known questions in a given order."""

    fingerprint = "known"

    def __init__(self, *queries: str) -> None:
        self.queries = queries

    def knows(self, question: str) -> bool:
        return False

    def near(self, question: str, most: int) -> Sequence[Precedent]:
        return [Precedent(f"known {n}", sql, 1 - n / 100) for n, sql in enumerate(self.queries)][:most]


class NeverTalk:
    """Takes everything for a data question."""

    fingerprint = "never"

    def shares(self, text: str) -> dict[str, float]:
        return {"question": 1.0}


HIGHEST, LOWEST = "SELECT MAX(sales.net) FROM sales", "SELECT MIN(sales.net) FROM sales"


class Writes:
    """A writer that finds the highest sale likely for everything, the lowest less so, and knows what it was given."""

    fingerprint = "writes"

    def __init__(self) -> None:
        self.values: list[Sequence[str]] = []

    def write(self, question: str, schema: Schema, values: Sequence[str], most: int) -> Sequence[WrittenQuery]:
        self.values.append(values)
        return [WrittenQuery(HIGHEST, math.log(0.5)), WrittenQuery(LOWEST, math.log(0.01))][:most]


class Away(Writes):
    """A writer whose weights cannot be read."""

    def write(self, question: str, schema: Schema, values: Sequence[str], most: int) -> Sequence[WrittenQuery]:
        raise ModelUnavailable("The writer cannot be read.")


class Liking:
    """A ranker that likes readings with a word in them."""

    fingerprint = "liking"

    def __init__(self, word: str) -> None:
        self.word = word
        self.asked: list[str] = []

    def scores(self, question: str, readings: Sequence[str]) -> list[float]:
        self.asked.append(question)
        return [0.95 if self.word in reading.lower() else 0.05 for reading in readings]


def core_over(chain: SqlWarehouse, **more: object) -> Core:
    settings = AnswerSettings(composed=16)
    return replace(made_core(), warehouse=chain, settings=settings, **more)  # type: ignore[arg-type]


def test_each_query_once_nearest_first_and_no_more_than_wanted(chain: SqlWarehouse) -> None:
    core = core_over(chain, precedents=Known("SELECT 1", "SELECT  1", "SELECT 2", "SELECT 3"))
    assert recalled(Question("q", "anything"), core, core.warehouse.schema(), 2) == {"SELECT 1": 1.0, "SELECT 2": 0.98}
    assert recalled(Question("q", "anything"), core, core.warehouse.schema(), 0) == {}


def test_a_follow_up_is_half_a_question_and_recalls_nothing(chain: SqlWarehouse) -> None:
    core = core_over(chain, precedents=Known("SELECT 1"))
    later = Question("q", "and in May?", previous=PreviousTurn("how many", "SELECT 1"))
    assert recalled(later, core, core.warehouse.schema(), 8) == {}
    assert recalled(Question("q", "x"), core_over(chain), chain.schema(), 8) == {}
    assert asked_text(later) == "how many / and in May?"


def test_the_ranker_decides_which_of_both_kinds_come_first(chain: SqlWarehouse) -> None:
    schema, asked = chain.schema(), Question("q", "how many shops")
    known = Known("SELECT MAX(sales.net) FROM sales")
    plain = understand(asked, schema, core_over(chain))
    assert understand(asked, schema, core_over(chain, precedents=known)) == plain
    for word, first in (("shops", plain.queries[0].sql), ("net", known.queries[0])):
        ranker = Liking(word)
        found = understand(asked, schema, core_over(chain, precedents=known, ranker=ranker))
        assert found.queries[0].sql == first
        assert known.queries[0] in {each.sql for each in found.queries}
        assert all(0 < each.fit <= 1 for each in found.queries)
        assert ranker.asked == ["how many shops"]


def test_without_composing_known_questions_alone_give_queries(chain: SqlWarehouse) -> None:
    asked, known = Question("q", "how many shops"), Known(LOWEST)
    core = replace(core_over(chain, precedents=known, ranker=Liking("nothing")), composes=False)
    assert [each.sql for each in understand(asked, chain.schema(), core).queries] == [LOWEST]
    later = Question("q", "and by city?", previous=PreviousTurn("how many shops", "SELECT COUNT(*) FROM shops"))
    assert understand(later, chain.schema(), replace(core, composes=True)).queries
    assert not understand(later, chain.schema(), core).queries


def test_what_the_writer_writes_is_weighed_by_how_likely_it_finds_it(chain: SqlWarehouse) -> None:
    writer = Writes()
    found = understand(
        Question("q", "how many shops"), chain.schema(), core_over(chain, writer=writer, ranker=Liking("nothing"))
    )
    by_sql = {each.sql: each for each in found.queries}
    assert by_sql[HIGHEST].written == pytest.approx(0.5)
    assert by_sql[HIGHEST].fit == pytest.approx(fit_of(0.05, written=0.5))
    assert by_sql[LOWEST].fit == pytest.approx(fit_of(0.05, written=0.01))
    assert by_sql[LOWEST].fit < by_sql[HIGHEST].fit
    assert any(each.written == 0.0 for each in found.queries)  # what the words alone give


def test_what_two_ways_give_has_the_better_fit_of_both(chain: SqlWarehouse) -> None:
    core = core_over(chain, writer=Writes(), ranker=Liking("nothing"), precedents=Known(LOWEST))
    by_sql = {each.sql: each for each in understand(Question("q", "how many shops"), chain.schema(), core).queries}
    assert by_sql[LOWEST].nearness == 1.0
    assert by_sql[LOWEST].written == pytest.approx(0.01)
    assert by_sql[LOWEST].fit == pytest.approx(fit_of(0.05, nearness=1.0))


def test_the_writer_is_given_the_cells_that_are_named_and_what_contradicts_is_dropped(chain: SqlWarehouse) -> None:
    writer = Writes()
    core = core_over(chain, writer=writer)
    assert written(Question("q", "the lowest sale of Kiel Market"), core, chain.schema()) == {
        LOWEST: pytest.approx(0.01)
    }
    assert "Kiel Market" in writer.values[0]


def test_no_writer_and_no_whole_question_write_nothing_and_a_broken_one_is_said(chain: SqlWarehouse) -> None:
    later = Question("q", "and in May?", previous=PreviousTurn("how many", "SELECT 1"))
    assert written(later, core_over(chain, writer=Writes()), chain.schema()) == {}
    assert written(Question("q", "how many shops"), core_over(chain), chain.schema()) == {}
    with pytest.raises(ModelUnavailable, match="cannot be read"):
        written(Question("q", "how many shops"), core_over(chain, writer=Away()), chain.schema())


def test_shares_go_by_the_odds_and_how_well_a_query_is_composed() -> None:
    ratio = (fit_of(0.75, 0.8) / fit_of(0.5, 0.8)) ** SHARPNESS
    assert ratio == pytest.approx(3.0)
    assert fit_of(0.9, 1.0) / fit_of(0.9, nearness=1.0) == pytest.approx(1 / 0.8)
    assert fit_of(0.9, nearness=1.0) / fit_of(0.9, nearness=0.5) == pytest.approx(math.exp(2))
    assert fit_of(0.5, 0.1, 1.0) == fit_of(0.5, nearness=1.0)  # what both give has the better of the two
    assert fit_of(0.9, written=1.0) / fit_of(0.9, written=0.5) == pytest.approx(2**0.2)
    assert fit_of(0.9, 1.0) / fit_of(0.9, written=1.0) == pytest.approx(1 / 0.7)
    assert 0 < fit_of(0.0, 1e-9) < fit_of(1.0, 1.0) <= 1.0


def test_who_asks_as_a_known_question_does_means_what_it_means() -> None:
    assert fit_of(0.01, nearness=0.96) > fit_of(0.3, nearness=0.94) > fit_of(0.01, nearness=0.94)
    assert fit_of(0.01, nearness=1.0) == pytest.approx(fit_of(0.8, nearness=1.0))
    assert fit_of(0.99, nearness=1.0) > fit_of(0.8, nearness=1.0)


def test_what_ranks_is_part_of_what_a_record_is_held_to(chain: SqlWarehouse) -> None:
    bare = valid_for(core_over(chain)).ranking
    with_ranker = valid_for(core_over(chain, ranker=Liking("a"))).ranking
    with_both = valid_for(core_over(chain, ranker=Liking("a"), precedents=Known())).ranking
    assert bare == ""
    telling = replace(core_over(chain, ranker=Liking("a"), precedents=Known()), talk=NeverTalk())
    writing = replace(telling, writer=Writes())
    assert len({bare, with_ranker, with_both, valid_for(telling).ranking, valid_for(writing).ranking}) == 5
