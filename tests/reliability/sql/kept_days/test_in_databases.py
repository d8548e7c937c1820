"""Days kept in every form in all four databases: found, grouped and shown as those of a column of dates are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, date, datetime

import pytest

from adapters.warehouses.warehouse import SqlWarehouse
from reliability.composing.frame import Between, Condition, Frame, Grain, Measure, Of, Order, Value
from reliability.composing.rendering import to_sql
from reliability.question.kept.day_forms import day_form
from reliability.question.periods import Period
from reliability.values import Cell, Element, Limits, Rows, Schema
from tests.conftest import MariadbServer, PostgresServer
from tests.support.composing.four_shops import made_duckdb, made_mysql, made_postgres, made_sqlite, opened

DIALECTS = ("sqlite", "duckdb", "postgres", "mysql")
MOMENTS = (
    datetime(2023, 3, 31, 23, 30, tzinfo=UTC),
    datetime(2022, 12, 31, 23, 59, 59, tzinfo=UTC),
    datetime(2023, 1, 1, tzinfo=UTC),
    datetime(2023, 4, 1, tzinfo=UTC),
    datetime(2024, 2, 29, 8, 5, tzinfo=UTC),
)
_WRITTEN = {
    "iso_text": "%Y-%m-%d",
    "iso_moments": "%Y-%m-%d %H:%M:%S",
    "slashed": "%Y/%m/%d",
    "day_first": "%d/%m/%Y",
    "month_first": "%m/%d/%Y",
    "dotted": "%d.%m.%Y",
    "month_named": "%b %d, %Y",
    "month_in_full": "%B %d, %Y",
    "day_then_month": "%d %b %Y",
    "with_strokes": "%d-%b-%Y",
    "compact_text": "%Y%m%d",
}
TIMED = ("iso_moments", "seconds", "milliseconds", "fractions")
FORMS: dict[str, tuple[str, list[str]]] = {
    "plain": ("DATE", [f"'{moment:%Y-%m-%d}'" for moment in MOMENTS]),
    **{name: ("VARCHAR(30)", [f"'{moment.strftime(form)}'" for moment in MOMENTS]) for name, form in _WRITTEN.items()},
    "unpadded": ("VARCHAR(30)", [f"'{moment.month}/{moment.day}/{moment.year}'" for moment in MOMENTS]),
    "compact": ("INTEGER", [f"{moment:%Y%m%d}" for moment in MOMENTS]),
    "seconds": ("BIGINT", [f"{moment.timestamp():.0f}" for moment in MOMENTS]),
    "milliseconds": ("BIGINT", [f"{moment.timestamp() * 1000:.0f}" for moment in MOMENTS]),
    "fractions": ("DECIMAL(14, 1)", [f"{moment.timestamp():.1f}" for moment in MOMENTS]),
}
TABLES = ";\n".join(
    f"CREATE TABLE {name} (id INTEGER PRIMARY KEY, created_at {kind});\n"
    f"INSERT INTO {name} VALUES {', '.join(f'({n}, {value})' for n, value in enumerate([*values, 'NULL'], 1))}"
    for name, (kind, values) in FORMS.items()
)
TABLES += (
    ";\nCREATE TABLE monthly (id INTEGER PRIMARY KEY, month VARCHAR(7));\n"
    "INSERT INTO monthly VALUES (1, '2022-12'), (2, '2023-01'), (3, '2023-03'), (4, '2023-03'), (5, NULL)"
)


@pytest.fixture(scope="module")
def kept(
    tmp_path_factory: pytest.TempPathFactory, postgres_server: PostgresServer, mariadb_server: MariadbServer
) -> Iterator[dict[str, SqlWarehouse]]:
    """A warehouse with a table for each form, by dialect."""
    folder = tmp_path_factory.mktemp("kept")
    url = mariadb_server.new_database()
    addresses = {
        "sqlite": made_sqlite(folder, TABLES),
        "duckdb": made_duckdb(folder, TABLES),
        "postgres": made_postgres(postgres_server.new_database(), TABLES),
        "mysql": made_mysql(lambda: mariadb_server.connect(url.rsplit("/", 1)[-1]), url, TABLES),
    }
    with ExitStack() as stack:
        yield {dialect: stack.enter_context(opened(address, dialect)) for dialect, address in addresses.items()}


def rows(warehouse: SqlWarehouse, frame: Frame) -> list[tuple[Cell, ...]]:
    found = warehouse.run(to_sql(frame, _schema(warehouse)), Limits())
    assert isinstance(found, Rows), found
    return [tuple(str(cell)[:10] for cell in row) for row in found.rows]


_read: dict[int, Schema] = {}


def _schema(warehouse: SqlWarehouse) -> Schema:
    return _read.setdefault(id(warehouse), warehouse.schema())


def day(form: str, grain: Grain | None = None) -> Of:
    return Of(Element(form, "created_at"), grain)


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("form", FORMS)
class TestDaysAreFound:
    def test_in_a_period_are_the_rows_whose_days_lie_in_it(
        self, kept: dict[str, SqlWarehouse], dialect: str, form: str
    ) -> None:
        march = Condition(day(form), period=Period(date(2023, 3, 1), date(2023, 4, 1)))
        year = Condition(day(form), period=Period(date(2023, 1, 1), date(2024, 1, 1)))
        assert rows(kept[dialect], Frame(form, (Measure("count"),), where=(march,))) == [("1",)]
        assert rows(kept[dialect], Frame(form, (Measure("count"),), where=(year,))) == [("3",)]

    def test_other_days_are_those_without_it(self, kept: dict[str, SqlWarehouse], dialect: str, form: str) -> None:
        outside = Condition(day(form), "<>", period=Period(date(2023, 1, 1), date(2024, 1, 1)))
        missing = Condition(day(form), "is null")
        assert rows(kept[dialect], Frame(form, (Measure("count"),), where=(outside,))) == [("2",)]
        assert rows(kept[dialect], Frame(form, (Measure("count"),), where=(missing,))) == [("1",)]

    def test_one_day_is_the_whole_of_it(self, kept: dict[str, SqlWarehouse], dialect: str, form: str) -> None:
        on = Condition(day(form), "=", ("2023-03-31",))
        after = Condition(day(form), ">", ("2023-03-31",))
        assert rows(kept[dialect], Frame(form, (Measure("count"),), where=(on,))) == [("1",)]
        assert rows(kept[dialect], Frame(form, (Measure("count"),), where=(after,))) == [("2",)]

    @pytest.mark.parametrize(
        ("grain", "first"),
        [
            ("year", [("2022", "1"), ("2023", "3"), ("2024", "1")]),
            ("quarter", [("2022-Q4", "1"), ("2023-Q1", "2"), ("2023-Q2", "1"), ("2024-Q1", "1")]),
            ("month", [("2022-12", "1"), ("2023-01", "1"), ("2023-03", "1"), ("2023-04", "1"), ("2024-02", "1")]),
            ("week", [("2022-12-26", "2"), ("2023-03-27", "2"), ("2024-02-26", "1")]),
            ("weekday", [("Sunday", "1"), ("Thursday", "1"), ("Friday", "1"), ("Saturday", "2")]),
        ],
    )
    def test_groups_are_periods(
        self, kept: dict[str, SqlWarehouse], dialect: str, form: str, grain: Grain, first: list[tuple[str, str]]
    ) -> None:
        frame = Frame(form, (Measure("count"),), by=(day(form, grain),))
        assert rows(kept[dialect], frame) == first

    def test_the_latest_is_shown_as_a_day(self, kept: dict[str, SqlWarehouse], dialect: str, form: str) -> None:
        latest = Frame(form, by=(day(form),), order=(Order(day(form)),), limit=2)
        assert rows(kept[dialect], latest) == [("2024-02-29",), ("2023-04-01",)]
        ends = (Measure("least", day(form)), Measure("most", day(form)))
        assert rows(kept[dialect], Frame(form, ends)) == [("2022-12-31", "2024-02-29")]

    def test_days_are_counted_from_it(self, kept: dict[str, SqlWarehouse], dialect: str, form: str) -> None:
        since = Between(day(form).column, Value("2024-03-01"))
        frame = Frame(form, (Measure("least", since),))
        assert rows(kept[dialect], frame)[0][0] in ("1", "1.0")


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("form", TIMED)
def test_hours_are_those_of_the_moments(kept: dict[str, SqlWarehouse], dialect: str, form: str) -> None:
    frame = Frame(form, (Measure("count"),), by=(day(form, "hour"),))
    assert rows(kept[dialect], frame) == [("0", "2"), ("8", "1"), ("23", "2")]


@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_form_is_told_from_the_samples(kept: dict[str, SqlWarehouse], dialect: str) -> None:
    schema = _schema(kept[dialect])
    forms = {table.name: day_form(column) for table in schema.tables if (column := table.column("created_at"))}
    assert [name for name, form in forms.items() if form is None] == ["plain"]
    assert {name for name, form in forms.items() if form is not None and form.timed} == set(TIMED)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_months_are_found_and_grouped_by(kept: dict[str, SqlWarehouse], dialect: str) -> None:
    month = Element("monthly", "month")
    for period, count in ((Period(date(2023, 3, 1), date(2023, 4, 1)), "2"), (Period(date(2023, 1, 1), None), "3")):
        where = (Condition(Of(month), period=period),)
        assert rows(kept[dialect], Frame("monthly", (Measure("count"),), where=where)) == [(count,)]
    told = Condition(Of(month), "is not null")
    by_year = Frame("monthly", (Measure("count"),), by=(Of(month, "year"),), where=(told,))
    assert rows(kept[dialect], by_year) == [("2022", "1"), ("2023", "3")]
    by_month = Frame("monthly", (Measure("count"),), by=(Of(month, "month"),), where=(told,))
    assert rows(kept[dialect], by_month) == [("2022-12", "1"), ("2023-01", "1"), ("2023-03", "2")]
    assert rows(kept[dialect], Frame("monthly", (Measure("most", Of(month)),))) in ([("2023-03",)], [("2023-03-01",)])
