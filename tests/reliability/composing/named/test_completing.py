"""Queries that use all that a person named, also where words do not say what for."""

from __future__ import annotations

import pytest

from reliability.accounting.accounting import account_for
from reliability.composing.composing import compose
from reliability.composing.frame import Composed, Condition, Frame, Measure, Of, Related
from reliability.composing.named.completing import completed
from reliability.composing.named.demanded import denies
from reliability.composing.named.narrowed import narrowed
from reliability.composing.named.used import used_by
from reliability.values import Column, Element, ForeignKey, Schema, Table
from tests.support.composing.wordings import TODAY, key

DEPOTS = Table(
    "depots",
    (
        key("id"),
        Column("name", "TEXT", nullable=False),
        Column("town", "TEXT", nullable=False),
        Column("cold_storage", "BOOLEAN", nullable=False),
        Column("closed_on", "DATE"),
    ),
)
TRUCKS = Table(
    "trucks",
    (
        key("id"),
        Column("plate", "TEXT", nullable=False),
        Column("depot_id", "INTEGER"),
        Column("stat_cd", "TEXT", nullable=False),
        Column("load_kg", "INTEGER", nullable=False),
        Column("limit_kg", "INTEGER", nullable=False),
        Column("bought_on", "DATE", nullable=False),
        Column("checked_on", "DATE"),
        Column("axles", "INTEGER", nullable=False),
    ),
    foreign_keys=(ForeignKey(("depot_id",), "depots", ("id",)),),
)
TRIPS = Table(
    "trips",
    (
        key("id"),
        Column("truck_id", "INTEGER", nullable=False),
        Column("left_at", "TIMESTAMP", nullable=False),
        Column("back_at", "TIMESTAMP"),
        Column("due_on", "DATE", nullable=False),
        Column("arrived_on", "DATE"),
        Column("trouble", "TEXT"),
        Column("full_km", "INTEGER", nullable=False),
        Column("empty_km", "INTEGER", nullable=False),
    ),
    foreign_keys=(ForeignKey(("truck_id",), "trucks", ("id",)),),
)
DRIVERS = Table(
    "drivers",
    (
        key("id"),
        Column("name", "TEXT", nullable=False),
        Column("boss_id", "INTEGER"),
        Column("pay", "NUMERIC(8, 2)", nullable=False),
        Column("shift_minutes", "INTEGER", nullable=False),
    ),
    foreign_keys=(ForeignKey(("boss_id",), "drivers", ("id",)),),
)
YARD = Schema("postgres", (DEPOTS, TRUCKS, DRIVERS, TRIPS))
VALUES = {
    Element("trucks", "stat_cd"): ("R", "U", "S"),
    Element("depots", "town"): ("Graz", "Linz"),
    Element("trips", "trouble"): ("flat", "fog"),
}


def queries(text: str, *names: str, cells: tuple[tuple[str, str, str], ...] = ()) -> list[str]:
    named = {Element(*name.split(".")) for name in names}
    within = narrowed(YARD, named)
    account = account_for(text, within, list(cells), TODAY)
    composed = compose(account, within, TODAY, 32)
    return [each.sql for each in completed(composed, named, account, YARD, within, VALUES)]


def test_how_many_of_what_was_named_comes_before_a_list_of_it() -> None:
    boats = Schema("postgres", (Table("bts", (key("b_id"), Column("nm", "TEXT", nullable=False))),))
    named = {Element("bts")}
    account = account_for("how many boats do we have", boats, [], TODAY)
    found = completed(compose(account, boats, TODAY, 32), named, account, boats, boats, {})
    assert [each.sql for each in found][:2] == ["SELECT COUNT(*) FROM bts", "SELECT bts.nm FROM bts"]


@pytest.mark.parametrize(
    ("text", "names", "wanted"),
    [
        (
            "which sites have refrigeration?",
            ("depots.name", "depots.cold_storage"),
            "SELECT depots.name FROM depots WHERE depots.cold_storage = TRUE",
        ),
        (
            "which sites don't have refrigeration?",
            ("depots.name", "depots.cold_storage"),
            "SELECT depots.name FROM depots WHERE depots.cold_storage = FALSE",
        ),
        (
            "any lorries in the workshop right now?",
            ("trucks.plate", "trucks.stat_cd"),
            "SELECT trucks.plate FROM trucks WHERE trucks.stat_cd = 'R'",
        ),
        (
            "how many lorries did we acquire in 2025?",
            ("trucks.bought_on",),
            "SELECT COUNT(*) FROM trucks WHERE trucks.bought_on >= '2025-01-01' AND trucks.bought_on < '2026-01-01'",
        ),
        (
            "what do they carry on average?",
            ("trucks.load_kg",),
            "SELECT AVG(trucks.load_kg) FROM trucks",
        ),
        (
            "which vehicles are above what is allowed?",
            ("trucks.plate", "trucks.load_kg", "trucks.limit_kg"),
            "SELECT trucks.plate FROM trucks WHERE trucks.load_kg > trucks.limit_kg",
        ),
        (
            "which vehicles are more than 1.5 times what is allowed?",
            ("trucks.plate", "trucks.load_kg", "trucks.limit_kg"),
            "SELECT trucks.plate FROM trucks WHERE trucks.load_kg > (1.5 * trucks.limit_kg)",
        ),
        (
            "lorries nobody looked at yet",
            ("trucks.plate", "trucks.checked_on"),
            "SELECT trucks.plate FROM trucks WHERE trucks.checked_on IS NULL",
        ),
        (
            "which lorries are not based anywhere?",
            ("trucks.plate", "trucks.depot_id"),
            "SELECT trucks.plate FROM trucks WHERE trucks.depot_id IS NULL",
        ),
        (
            "what percentage of the lorries is in the workshop?",
            ("trucks", "trucks.stat_cd"),
            "SELECT 100.0 * COUNT(CASE WHEN trucks.stat_cd = 'R' THEN 1 END) / NULLIF(COUNT(*), 0) FROM trucks",
        ),
        (
            "which sites have more than 4 lorries?",
            ("depots.name", "trucks"),
            "SELECT depots.name, COUNT(*) FROM trucks JOIN depots ON depots.id = trucks.depot_id "
            "GROUP BY trucks.depot_id, depots.name HAVING COUNT(*) > 4",
        ),
        (
            "lorries for between 5 and 12 tonnes",
            ("trucks.plate", "trucks.limit_kg"),
            "SELECT trucks.plate FROM trucks WHERE trucks.limit_kg BETWEEN 5000 AND 12000",
        ),
        (
            "lorries for more than 12 tonnes",
            ("trucks.plate", "trucks.limit_kg"),
            "SELECT trucks.plate FROM trucks WHERE trucks.limit_kg > 12000",
        ),
        (
            "how many hours are they on the road on average?",
            ("drivers.shift_minutes",),
            "SELECT AVG(1.0 * drivers.shift_minutes / 60) FROM drivers",
        ),
        (
            "which drivers earn more than the one they report to?",
            ("drivers.name", "drivers.pay", "drivers.boss_id"),
            "SELECT drivers.name, drivers.pay FROM drivers JOIN drivers AS boss ON boss.id = drivers.boss_id "
            "WHERE drivers.pay > boss.pay",
        ),
        (
            "who has at least 3 people under them?",
            ("drivers.name", "drivers.boss_id"),
            "SELECT boss.name, COUNT(*) FROM drivers JOIN drivers AS boss ON boss.id = drivers.boss_id "
            "GROUP BY drivers.boss_id, boss.name HAVING COUNT(*) >= 3",
        ),
        (
            "compare the average load with the average limit, by site: what is the gap?",
            ("depots.name", "trucks.load_kg", "trucks.limit_kg"),
            "SELECT depots.name, AVG(trucks.load_kg), AVG(trucks.limit_kg), AVG(trucks.limit_kg) - AVG(trucks.load_kg) "
            "FROM trucks JOIN depots ON depots.id = trucks.depot_id GROUP BY trucks.depot_id, depots.name",
        ),
        (
            "how many minutes are they out on average?",
            ("trips.left_at", "trips.back_at"),
            "SELECT AVG(EXTRACT(EPOCH FROM trips.back_at - trips.left_at) / 60) FROM trips",
        ),
        (
            "what percentage came in time?",
            ("trips.due_on", "trips.arrived_on"),
            "SELECT 100.0 * COUNT(CASE WHEN trips.arrived_on <= trips.due_on THEN 1 END) / NULLIF(COUNT(*), 0) FROM trips",
        ),
        (
            "what share had to go late?",
            ("trips.due_on", "trips.arrived_on"),
            "SELECT 100.0 * COUNT(CASE WHEN trips.arrived_on > trips.due_on THEN 1 END) / NULLIF(COUNT(*), 0) FROM trips",
        ),
        (
            "what percentage of what they do is done empty?",
            ("trips.full_km", "trips.empty_km"),
            "SELECT 100.0 * SUM(trips.empty_km) / NULLIF(SUM(trips.empty_km + trips.full_km), 0) FROM trips",
        ),
        (
            "how often did each trouble happen? skip trips without one",
            ("trips.trouble",),
            "SELECT trips.trouble, COUNT(*) FROM trips WHERE trips.trouble IS NOT NULL GROUP BY trips.trouble",
        ),
        (
            "how many went neither flat nor into fog?",
            ("trips.trouble",),
            "SELECT COUNT(*) FROM trips WHERE trips.trouble NOT IN ('flat', 'fog')",
        ),
        (
            "the average load by axles",
            ("trucks.load_kg", "trucks.axles"),
            "SELECT trucks.axles, AVG(trucks.load_kg) FROM trucks GROUP BY trucks.axles",
        ),
        (
            "which of those in the workshop carry more than the average in the workshop?",
            ("trucks.plate", "trucks.load_kg", "trucks.stat_cd"),
            "SELECT trucks.plate FROM trucks WHERE trucks.load_kg > (SELECT AVG(trucks.load_kg) FROM trucks WHERE "
            "trucks.stat_cd = 'R') AND trucks.stat_cd = 'R'",
        ),
        (
            "which lorries have never had a flat tyre?",
            ("trucks.plate", "trips.trouble"),
            "SELECT trucks.plate FROM trucks WHERE NOT EXISTS (SELECT 1 FROM trips WHERE trips.truck_id = trucks.id "
            "AND trips.trouble = 'flat')",
        ),
        (
            "which of them were out in March 2026 but not in April 2026?",
            ("trucks.plate", "trips.left_at"),
            "SELECT trucks.plate FROM trucks WHERE EXISTS (SELECT 1 FROM trips WHERE trips.truck_id = trucks.id AND "
            "trips.left_at >= '2026-03-01' AND trips.left_at < '2026-04-01') AND NOT EXISTS (SELECT 1 FROM trips WHERE "
            "trips.truck_id = trucks.id AND trips.left_at >= '2026-04-01' AND trips.left_at < '2026-05-01')",
        ),
        (
            "what is the average time between trips, for each of them?",
            ("trucks.plate", "trips.left_at"),
            "SELECT t.plate, AVG(t.value) FROM (SELECT trucks.plate AS plate, "
            "CAST(trips.left_at AS DATE) - LAG(CAST(trips.left_at AS DATE)) OVER (PARTITION BY trips.truck_id "
            "ORDER BY trips.left_at) AS value FROM trips JOIN trucks ON trucks.id = trips.truck_id) AS t "
            "WHERE t.value IS NOT NULL GROUP BY t.plate",
        ),
        (
            "the ratio of flat ones to those in fog",
            ("trips.trouble",),
            "SELECT 1.0 * COUNT(CASE WHEN trips.trouble = 'flat' THEN 1 END) / "
            "NULLIF(COUNT(CASE WHEN trips.trouble = 'fog' THEN 1 END), 0) FROM trips",
        ),
        (
            "within each town, what percentage of the lorries is in which state?",
            ("depots.town", "trucks.stat_cd"),
            "SELECT depots.town, trucks.stat_cd, 100.0 * COUNT(*) / NULLIF(SUM(COUNT(*)) OVER (PARTITION BY depots.town), 0) "
            "FROM trucks JOIN depots ON depots.id = trucks.depot_id GROUP BY depots.town, trucks.stat_cd",
        ),
    ],
)
def test_what_was_named_is_used_for_what_the_words_leave_open(text: str, names: tuple[str, ...], wanted: str) -> None:
    assert wanted in queries(text, *names)[:6]


def test_what_was_done_is_held_against_the_day_by_which_it_should_be() -> None:
    found = queries("what percentage came in time?", "trips.due_on", "trips.arrived_on")
    assert any("trips.arrived_on <= trips.due_on" in sql for sql in found)
    assert not any("trips.due_on <" in sql or "trips.due_on >" in sql for sql in found)


def test_queries_that_use_all_of_it_come_before_those_that_do_not() -> None:
    found = queries("show the depots", "depots.name", "depots.town", "depots.closed_on")
    assert all("closed_on" in sql and "town" in sql for sql in found[:3])
    assert "SELECT depots.name FROM depots" in found


def test_the_same_columns_in_another_order_are_one_query() -> None:
    found = queries("show the lorries", "trucks.plate", "trucks.load_kg", "trucks.bought_on")
    shown = [sql for sql in found if "COUNT" not in sql and "WHERE" not in sql and "ORDER" not in sql]
    assert len({frozenset(sql.removeprefix("SELECT ").split(" FROM ")[0].split(", ")) for sql in shown}) == len(shown)


def test_no_value_of_a_row_is_held_to_two_things() -> None:
    code, plate = Of(Element("trucks", "stat_cd")), Of(Element("trucks", "plate"))
    in_repair = Frame("trucks", by=(plate, code), where=(Condition(code, "=", ("R",)),))
    named = {plate.column, code.column}
    within = narrowed(YARD, named)
    account = account_for("which lorries?", within, [], TODAY)
    found = completed([Composed("", in_repair, 1.0)], named, account, YARD, within, VALUES)
    assert any(each.sql.count("stat_cd =") == 1 for each in found)
    assert not any(
        each.sql.count("stat_cd =") > 1 or "stat_cd IS" in each.sql
        for each in found
        if in_repair.where[0] in each.frame.where
    )


def test_a_question_of_any_length_over_many_columns_ends() -> None:
    wide = tuple(Column(f"c{n}", "INTEGER") for n in range(120))
    schema = Schema("postgres", (Table("wide", (key("id"), *wide)),))
    named = {Element("wide", column.name) for column in wide}
    account = account_for("show 7 and 8 and the average above 9 " * 30, schema, [], TODAY)
    found = completed((), named, account, schema, narrowed(schema, named), {})
    assert 0 < len(found) <= 96


def test_without_a_composed_query_rows_are_listed_and_counted_all_the_same() -> None:
    account = account_for("gibberish", YARD, [], TODAY)
    found = completed((), {Element("depots", "town")}, account, YARD, narrowed(YARD, {Element("depots", "town")}), {})
    assert {
        "SELECT depots.town FROM depots",
        "SELECT depots.town, COUNT(*) FROM depots GROUP BY depots.town",
    } <= {each.sql for each in found}


def test_what_a_frame_uses_are_all_tables_and_columns_in_it() -> None:
    town = Element("depots", "town")
    only = Condition(Of(Element("trucks", "stat_cd")), "=", ("R",))
    frame = Frame("trucks", (Measure("count", only=(only,)),), (Of(town),), (Related("depots"),))
    assert used_by(frame) == {Element("trucks"), Element("depots"), town, Element("trucks", "stat_cd")}


def test_a_list_shows_all_that_was_named_however_much_it_is() -> None:
    columns = tuple(Column(f"{chr(97 + n)}_{n}", "TEXT", nullable=False) for n in range(14))
    schema = Schema("postgres", (Table("sheets", (key("id"), *columns)),))
    named = {Element("sheets", column.name) for column in columns}
    account = account_for("show the sheets", schema, [], TODAY)
    found = completed((), named, account, schema, narrowed(schema, named), {})
    listed = next(each for each in found if not each.frame.numbers)
    assert {of.column for of in listed.frame.by} == named


def test_rows_of_the_value_nought_are_no_denial() -> None:
    of = Of(Element("trucks", "load_kg"))
    assert not denies(Frame("trucks", (Measure("count"),), where=(Condition(of, "=", (0,)),)))
    cold = Of(Element("depots", "cold_storage"))
    assert denies(Frame("depots", (Measure("count"),), where=(Condition(cold, "=", (False,)),)))
