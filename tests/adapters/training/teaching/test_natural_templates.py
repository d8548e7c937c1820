"""Natural questions without their names, values and periods: what is taken out, and how a period comes back."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

import pytest

from adapters.training.data.sources import Pair
from adapters.training.teaching import making as made_with
from adapters.training.teaching.ground import Ground
from adapters.training.teaching.making import Making, make_pairs
from adapters.training.teaching.natural_templates import natural_templates
from adapters.training.teaching.refilling import around, refill
from adapters.training.teaching.stripping import LEAST_DATABASES
from adapters.training.teaching.templates import Template, TemplatePeriod, parsed_template, read_templates
from bot.cli.teaching.teaching import NATURAL_TEMPLATES, TEMPLATES
from reliability.question.periods import read_periods
from reliability.sql.form import canonical_sql, lexemes
from reliability.values import Column, ForeignKey, Rows, Schema, Table

ASKED_ON = date(2026, 11, 21)
SCHEMA = Schema(
    "sqlite",
    (
        Table("stores", (Column("store_id", "INTEGER", primary_key=True), Column("store_name", "TEXT"))),
        Table(
            "orders",
            (
                Column("order_id", "INTEGER", primary_key=True),
                Column("store_id", "INTEGER"),
                Column("order_date", "DATE"),
                Column("channel", "TEXT"),
                Column("revenue", "REAL"),
            ),
            foreign_keys=(ForeignKey(("store_id",), "stores", ("store_id",)),),
        ),
    ),
)
KNOWN = dict.fromkeys("how many in since what is the by and for . ? ,".split(), LEAST_DATABASES)
OCTOBER = "orders.order_date >= '2026-10-01' AND orders.order_date < '2026-11-01'"


def pair(question: str, sql: str, **more: object) -> Pair:
    pieces = tuple(lexemes(canonical_sql(sql, SCHEMA, "sqlite"), SCHEMA))
    return replace(Pair("natural", "sample", question, "", SCHEMA, pieces), **more)  # type: ignore[arg-type]


def stripped(question: str, sql: str, **more: object) -> Sequence[Template]:
    return natural_templates([pair(question, sql, **more)], KNOWN, ASKED_ON)


@pytest.mark.parametrize(
    ("question", "said", "bounds"),
    [
        ("How many orders in October 2026?", "how many {t0s} in {p0} ?", "month:0s,1e"),
        ("How many orders last month?", "how many {t0s} in {p0} ?", "month:0s,1e"),
        ("orders october 2026 please", "{t0s} {p0} please", "month:0s,1e"),
        ("October orders pls", "{p0} {t0s} pls", "month:0s,1e"),
    ],
)
def test_a_named_period_and_one_that_moves_with_the_day_become_a_slot(question: str, said: str, bounds: str) -> None:
    (found,) = stripped(question, f"SELECT COUNT(*) FROM orders WHERE {OCTOBER}")
    assert found.question == said
    assert found.sql == "SELECT COUNT(*) FROM {t0} WHERE {c0} >= {v0} AND {c0} < {v1}"
    assert found.line().split("\t")[2:] == ["0time!", "", "0 0", bounds]
    assert parsed_template(found.line()) == found


@pytest.mark.parametrize(
    ("question", "where", "period"),
    [
        ("how many orders since 2026?", "orders.order_date >= '2026-01-01'", TemplatePeriod("year", ((0, False),))),
        ("how many orders after 2025?", "orders.order_date >= '2026-01-01'", TemplatePeriod("year", ((0, True),))),
        ("how many orders before 2025?", "orders.order_date < '2025-01-01'", TemplatePeriod("year", ((0, False),))),
    ],
)
def test_a_period_that_is_bounded_on_one_side_keeps_its_word(question: str, where: str, period: TemplatePeriod) -> None:
    known = {**KNOWN, **dict.fromkeys(("after", "before"), LEAST_DATABASES)}
    (found,) = natural_templates([pair(question, f"SELECT COUNT(*) FROM orders WHERE {where}")], known, ASKED_ON)
    assert found.periods == (period,)
    assert found.question == re.sub(r"\d{4}", "{p0} ", question).replace("orders", "{t0s}").replace("  ", " ")


def test_a_share_keeps_its_factor_and_branches_and_a_word_that_is_not_known_leaves_none() -> None:
    asked = pair(
        "share of Online in orders in October 2026 %",
        f"SELECT 100.0 * SUM(CASE WHEN channel = 'Online' THEN 1 ELSE 0 END) / COUNT(*) FROM orders WHERE {OCTOBER}",
    )
    assert natural_templates([asked], KNOWN, ASKED_ON) == []
    (found,) = natural_templates([asked], {**KNOWN, "of": LEAST_DATABASES}, ASKED_ON)
    assert found.question == "share of {v0} in {t0s} in {p0} %"
    assert found.sql.startswith("SELECT 100.0 * SUM(CASE WHEN {c0} = {v0} THEN 1 ELSE 0 END) / COUNT(*)")


@pytest.mark.parametrize(
    ("question", "sql"),
    [
        ("how many orders", f"SELECT COUNT(*) FROM orders WHERE {OCTOBER}"),  # a period that is not said
        ("how many orders in October 2026", "SELECT COUNT(*) FROM orders"),  # one that is not in the query
        ("how many orders in 2026", f"SELECT COUNT(*) FROM orders WHERE {OCTOBER}"),  # another one
        ("this year's orders, how many", "SELECT COUNT(*) FROM orders WHERE order_date >= '2026-01-01' AND order_date < '2027-01-01'"),
        ("how many open orders", "SELECT COUNT(*) FROM orders"),  # of the sample's own conditions
        ("how many orders by stores", "SELECT COUNT(*) FROM orders"),  # a table that is not in the query
        ("how many", "SELECT COUNT(*) FROM orders"),
        (  # which of the two the bound between them is of is not known
            "how many orders in September 2026 and in October 2026",
            "SELECT COUNT(*) FROM orders WHERE order_date >= '2026-09-01' AND order_date < '2026-10-01' OR order_date >= '2026-10-01' AND order_date < '2026-11-01'",
        ),
        ("orders channel revenue", "SELECT channel, revenue FROM orders"),  # torn
        ("revenue by", "SELECT store_id, SUM(revenue) FROM orders GROUP BY store_id"),  # a key that is not said
    ],
)  # fmt: skip
def test_what_is_the_samples_own_makes_no_template(question: str, sql: str) -> None:
    assert list(stripped(question, sql)) == []


def test_a_table_of_the_sample_that_stays_a_word_makes_none_though_many_databases_say_it() -> None:
    asked = pair("how many orders in stores", "SELECT COUNT(*) FROM orders")
    assert natural_templates([asked], {**KNOWN, "stores": LEAST_DATABASES}, ASKED_ON) == []


def test_follow_ups_and_ambiguous_questions_make_none() -> None:
    sql = "SELECT COUNT(*) FROM orders"
    assert stripped("how many orders", sql)
    assert not stripped("how many orders", sql, previous="revenue?")
    assert not stripped("how many orders", sql, readings=(pair("", "SELECT 1 FROM stores").sql,))


@pytest.mark.parametrize(
    ("grain", "first", "end"),
    [
        ("day", date(2024, 2, 29), date(2024, 3, 1)),
        ("month", date(2024, 2, 1), date(2024, 3, 1)),
        ("quarter", date(2024, 1, 1), date(2024, 4, 1)),
        ("year", date(2024, 1, 1), date(2025, 1, 1)),
    ],
)
def test_a_refilled_period_holds_a_day_of_the_cells_and_is_said_so_that_it_is_read_again(
    grain: str, first: date, end: date
) -> None:
    assert around(date(2024, 2, 29), grain) == (first, end)  # type: ignore[arg-type]
    template = parsed_template(
        f"how many {{t0s}} in {{p0}} ?\tSELECT COUNT(*) FROM {{t0}} WHERE {{c0}} >= {{v0}} AND {{c0}} < {{v1}}\t0time!\t\t0 0\t{grain}:0s,1e"
    )
    visits = Table("visits", (Column("visited_on", "DATE"),))
    ground = Ground(Schema("sqlite", (visits,)), {"visits": [{"visited_on": "2024-02-29"}]})
    for seed in range(12):
        found = refill(template, ground, random.Random(seed))
        assert found is not None
        assert found.sql.endswith(f"visits.visited_on >= '{first}' AND visits.visited_on < '{end}'")
        (read,) = read_periods(found.question, ASKED_ON)
        assert (read.start, read.end) == (first, end)


def test_an_unsaid_day_needs_the_only_one_and_an_unsaid_kind_one_that_repeats() -> None:
    template = parsed_template("{v0} {t0s} ?\tSELECT COUNT(*) FROM {t0} WHERE {c0} = {v0}\t0text!\t\t0")
    columns = (Column("address", "TEXT"), Column("status", "TEXT"))
    rows = [{"address": f"Street {n}", "status": "ab"[n % 2] * 3} for n in range(8)]
    ground = Ground(Schema("sqlite", (Table("visits", columns),)), {"visits": rows})
    found = [refill(template, ground, random.Random(n)) for n in range(9)]
    assert {each.sql for each in found if each} == {
        "SELECT COUNT(*) FROM visits WHERE visits.status = 'aaa'",
        "SELECT COUNT(*) FROM visits WHERE visits.status = 'bbb'",
    }
    dated = parsed_template("{t0s} since {p0}\tSELECT COUNT(*) FROM {t0} WHERE {c0} >= {v0}\t0time!\t\t0\tyear:0s")
    days = (Column("begun_on", "DATE"), Column("ended_on", "DATE"))
    two = Ground(
        Schema("sqlite", (Table("visits", days),)), {"visits": [{"begun_on": "2024-01-02", "ended_on": "2024-01-03"}]}
    )
    assert all(refill(dated, two, random.Random(n)) is None for n in range(9))


@pytest.mark.parametrize(
    ("question", "columns", "asked"),
    [
        ("total of {v0}", ("LastName", "JobTitle", "City"), {"LastName"}),
        ("total of a {v0}", ("LastName", "JobTitle", "City"), {"JobTitle"}),
        ("best total for the {v0} ever", ("LastName", "JobTitle", "City"), {"JobTitle"}),
        ("total of the {v0} {t0}", ("LastName", "JobTitle", "City"), {"LastName"}),
        ("total of {v0}", ("City", "Street"), set()),
        ("total of {v0} by name", ("City", "Street"), set()),
        ("total of a {v0}", ("LastName", "City"), set()),
    ],
)
def test_an_unsaid_name_is_one_and_a_kind_after_an_article(
    question: str, columns: tuple[str, ...], asked: set[str]
) -> None:
    template = parsed_template(f"{question}\tSELECT {{c0}} FROM {{t0}} WHERE {{c1}} = {{v0}}\t0number 0name!\t\t1")
    rows = [{name: f"{name} {n % 2 if name in ('JobTitle', 'City') else n}" for name in columns} for n in range(8)]
    table = Table("clients", (*(Column(name, "TEXT") for name in columns), Column("total", "REAL")))
    ground = Ground(Schema("sqlite", (table,)), {"clients": rows})
    made = [refill(template, ground, random.Random(n)) for n in range(9)]
    assert {found for each in made if each for found in re.findall(r"WHERE clients\.\"?(\w+)", each.sql)} == asked


def test_rows_are_shown_by_their_first_text_but_not_where_a_name_is_asked_for() -> None:
    shown = "{question}\tSELECT {{c0}} FROM {{t0}} ORDER BY {{c1}} DESC\t0name! 0number\t\t"
    table = Table("visits", (Column("city", "TEXT"), Column("total", "REAL")))
    ground = Ground(Schema("sqlite", (table,)), {"visits": [{"city": "Kiel", "total": 1.5}]})
    listed = refill(parsed_template(shown.format(question="{t0s} by {c1}")), ground, random.Random(0))
    assert listed is not None
    assert listed.sql.startswith("SELECT visits.city")
    for question in ("the name of {t0s} by {c1}", "names of {t0s} by {c1}"):
        assert refill(parsed_template(shown.format(question=question)), ground, random.Random(0)) is None


def test_two_periods_of_a_question_are_two_and_the_ends_of_a_span_come_in_order() -> None:
    table = Table("visits", (Column("visited_on", "DATE"), Column("size", "INTEGER")))
    rows = [{"visited_on": f"2024-0{n}-11", "size": n} for n in (1, 2, -3)]
    rows[2]["visited_on"] = "2024-02-12"
    ground = Ground(Schema("sqlite", (table,)), {"visits": rows})
    two = parsed_template(
        "{t0s} {p0} vs {p1}\tSELECT COUNT(*) FROM {t0} WHERE {c0} >= {v0} OR {c0} >= {v1}\t0time!\t\t0 0\tmonth:0s month:1s"
    )
    span = parsed_template(
        "{t0s} from {v0} to {v1}\tSELECT COUNT(*) FROM {t0} WHERE {c0} BETWEEN {v0} AND {v1}\t0number\t\t0 0"
    )
    negative = Ground(ground.schema, {"visits": rows[2:]})
    for seed in range(12):
        months = refill(two, ground, random.Random(seed))
        assert months is not None
        assert len(set(re.findall(r"'(.*?)'", months.sql))) == 2
        ends = refill(span, ground, random.Random(seed))
        assert ends is None or ends.question.endswith("from 1 to 2"), "nobody says a number below nought"
        assert refill(replace(span, question="{t0s} of {v0}", values=(0,)), negative, random.Random(seed)) is None


def test_a_column_of_another_table_is_not_said_of_one_that_has_its_like() -> None:
    template = parsed_template(
        "{c0} of {t0s}\tSELECT {c0} FROM {t0} JOIN {t1} ON {c1} = {c2}\t1name 0key! 1key!\t1>2\t"
    )
    person = Table("person", (Column("person_id", "INTEGER", primary_key=True), Column("full_name", "TEXT")))
    keyed = (Column("head_id", "INTEGER", primary_key=True), Column("person_id", "INTEGER"))
    refers = (ForeignKey(("person_id",), "person", ("person_id",)),)
    for own, refilled in (("salary", True), ("short_name", False)):
        heads = Table("head", (*keyed, Column(own, "TEXT")), foreign_keys=refers)
        found = refill(template, Ground(Schema("sqlite", (heads, person)), {}), random.Random(0))
        assert (found is not None) is refilled


def test_a_key_that_leads_elsewhere_and_a_day_that_stands_for_never_make_nothing() -> None:
    two = parsed_template(
        "{t0s} of {t1s}\tSELECT {c0} FROM {t0} JOIN {t1} ON {c1} = {c2}\t0key! 0key! 1key!\t1>2 0>2\t"
    )
    child = Table(
        "visits",
        (Column("made_by", "INTEGER"), Column("paid_by", "INTEGER")),
        foreign_keys=(
            ForeignKey(("made_by",), "guests", ("guest_id",)),
            ForeignKey(("paid_by",), "guests", ("guest_code",)),
        ),
    )
    parent = Table("guests", (Column("guest_id", "INTEGER", primary_key=True), Column("guest_code", "INTEGER")))
    ground = Ground(Schema("sqlite", (child, parent)), {})
    joined_by = {found.sql for n in range(12) if (found := refill(two, ground, random.Random(n)))}
    assert len(joined_by) == 2, "both ends of a key are of one key"
    dated = parsed_template("{t0s} in {p0}\tSELECT COUNT(*) FROM {t0} WHERE {c0} < {v0}\t0time!\t\t0\tyear:0e")
    ends = Table("visits", (Column("ended_on", "DATE"),))
    for day, refilled in (("9999-12-31", False), ("1899-12-31", False), ("2024-02-29", True)):
        never = Ground(Schema("sqlite", (ends,)), {"visits": [{"ended_on": day}]})
        assert (refill(dated, never, random.Random(0)) is not None) is refilled


def test_two_periods_need_two_in_the_cells() -> None:
    two = parsed_template(
        "{t0s} {p0} vs {p1}\tSELECT COUNT(*) FROM {t0} WHERE {c0} >= {v0} OR {c0} >= {v1}\t0time!\t\t0 0\tyear:0s year:1s"
    )
    table = Table("visits", (Column("visited_on", "DATE"),))
    one = Ground(Schema("sqlite", (table,)), {"visits": [{"visited_on": "2024-02-29"}, {"visited_on": "2024-03-01"}]})
    assert refill(two, one, random.Random(0)) is None


def test_years_and_months_are_written_as_the_warehouse_writes_them() -> None:
    template = parsed_template(
        "{t0s} by month\tSELECT STRFTIME('%Y-%m', {c0}), COUNT(*) FROM {t0} GROUP BY STRFTIME('%Y-%m', {c0})\t0time!\t\t"
    )
    schema = Schema("postgres", (Table("visits", (Column("visited_on", "DATE"),)),))
    found = refill(template, Ground(schema, {}), random.Random(0))
    assert found is not None
    assert found.sql == (
        "SELECT TO_CHAR(visits.visited_on, 'YYYY-MM'), COUNT(*) FROM visits GROUP BY TO_CHAR(visits.visited_on, 'YYYY-MM')"
    )
    assert found.shape == template.sql


@pytest.mark.parametrize("field", ["0time! x", "week:0s", "year:", "year:4s", "year:0x"])
def test_a_broken_period_is_refused(field: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        parsed_template(f"q\tSELECT {{c0}}\t0time!\t\t0\t{field}")
    assert str(refused.value)


def test_natural_templates_are_drawn_for_their_share_and_without_them_nothing_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    columns = (Column("name", "TEXT"), Column("size", "INTEGER"))
    ground = Ground(
        Schema("sqlite", (Table("visits", columns),)), {"visits": [{"name": f"A{n}", "size": n} for n in range(60)]}
    )
    one = [parsed_template("{c0} of {v0}\tSELECT {c0} FROM {t0} WHERE {c1} = {v0}\t0number 0name!\t\t1")]
    other = [parsed_template("{v0} {c0} ?\tSELECT {c0} FROM {t0} WHERE {c1} = {v0} LIMIT 1\t0number 0name!\t\t1")]
    making = Making(ground, one, lambda _sql, _limits: Rows(("a",), ((3,),)), lambda _: ())
    monkeypatch.setattr(made_with, "_MOST_OF_A_SHAPE", 1.0)
    monkeypatch.setattr(made_with, "RULE_SHARE", 0.0)
    monkeypatch.setattr(made_with, "NATURAL_SHARE", 0.5)
    shapes = [each.shape for each in make_pairs(replace(making, natural=other), 60).pairs]
    assert 15 < shapes.count(other[0].sql) < 45
    unfit = [
        parsed_template("{t0s} since {p0}\tSELECT COUNT(*) FROM {t0} WHERE {c0} >= {v0}\t0time!\t\t0\tyear:0s")
    ] * 3
    shapes = [each.shape for each in make_pairs(replace(making, natural=[*other, *unfit]), 60).pairs]
    assert 12 < shapes.count(other[0].sql) < 45, "another one is tried where one does not fit"
    monkeypatch.setattr(made_with, "NATURAL_SHARE", 1.0)
    assert {each.shape for each in make_pairs(making, 20).pairs} == {one[0].sql}


def test_the_shipped_natural_templates_hold_nothing_of_the_sample_and_say_where_they_come_from() -> None:
    text = NATURAL_TEMPLATES.read_text("utf-8")
    assert "natural/train.jsonl alone" in text.splitlines()[0]
    found = read_templates(NATURAL_TEMPLATES)
    assert len(found) >= 20
    assert sum(bool(each.periods) for each in found) >= 10
    spider = {each.line() for each in read_templates(TEMPLATES)}
    for template in found:
        assert template.line() not in spider
        left = re.sub(r"\{\w+\}", "", template.question)
        assert not re.search(r"\d|order|store|product|customer|supplier|employee|return|sales", left), template.question
        constants = set(re.findall(r"'([^'{]*)'", template.sql))
        assert constants <= {"%Y", "%Y-%m"}, template.sql
        for kind, count in (("p", len(template.periods)), ("v", len(template.values)), ("c", len(template.columns))):
            places = {int(n) for n in re.findall(rf"\{{{kind}(\d)s?\}}", template.sql + template.question)}
            assert places <= set(range(count)), template.line()
