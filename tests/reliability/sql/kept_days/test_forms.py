"""In which form a column keeps days: told where the samples and the name leave no doubt, and nowhere else."""

import pytest

from reliability.question.kept.day_forms import DayForm, day_form
from reliability.values import Column


def form_of(name: str, kind: str, *samples: str, comment: str = "") -> DayForm | None:
    return day_form(Column(name, kind, comment, samples=samples))


@pytest.mark.parametrize(
    ("name", "kind", "samples", "written"),
    [
        ("opened", "TEXT", ("2023-01-05",), "iso"),
        ("when_it", "varchar(30)", ("2023-01-05T10:00:00Z", "2023-01-06"), "iso"),
        ("noted", "TEXT", ("2023/01/05",), "%Y/%m/%d"),
        ("placed", "TEXT", ("05/01/2023", "25/01/2023"), "%d/%m/%Y"),
        ("placed", "TEXT", ("1/5/2023", "1/25/2023"), "%m/%d/%Y"),
        ("placed", "TEXT", ("31.12.2023",), "%d.%m.%Y"),
        ("placed", "TEXT", ("Jan 5, 2023",), "%b %d, %Y"),
        ("placed", "TEXT", ("January 5, 2023", "May 6, 2023"), "%B %d, %Y"),
        ("placed", "TEXT", ("05-Jan-2023",), "%d-%b-%Y"),
        ("opened", "TEXT", ("20230105",), "%Y%m%d"),
        ("OrderDate", "INTEGER", ("20230105", "20231231"), "%Y%m%d"),
        ("date_key", "INTEGER", ("20230105",), "%Y%m%d"),
        ("sent", "DATE", ("25/01/2023",), "%d/%m/%Y"),
        ("usMonth", "TEXT", ("2026-01", "2025-12"), "%Y-%m"),
        ("billing_period", "VARCHAR(7)", ("2026-01",), "%Y-%m"),
    ],
)
def test_what_is_written_is_told_from_all_samples(name: str, kind: str, samples: tuple[str, ...], written: str) -> None:
    found = form_of(name, kind, *samples)
    assert found is not None
    assert found.written == written


@pytest.mark.parametrize(
    ("name", "kind", "samples", "fraction"),
    [
        ("created_at", "BIGINT", ("1672531200", "1677628800"), 1),
        ("created_at", "INTEGER", ("1672531200123",), 1_000),
        ("event_ts", "NUMERIC", ("1672531200123456",), 1_000_000),
        ("lastLogin", "REAL", ("1672531200.25",), 1),
        ("seen", "TIMESTAMP", ("1672531200",), 1),
    ],
)
def test_seconds_since_1970_are_told_by_their_size_and_a_word_of_time(
    name: str, kind: str, samples: tuple[str, ...], fraction: int
) -> None:
    assert form_of(name, kind, *samples) == DayForm(fraction=fraction, timed=True, text=False)


def test_a_comment_may_say_that_a_number_is_a_time() -> None:
    assert form_of("c7", "INT", "1672531200", comment="Unix time of the sale") is not None
    assert form_of("c7", "INT", "1672531200", comment="what the customer paid on the spot") is None


@pytest.mark.parametrize(
    ("name", "kind", "samples"),
    [
        ("created_at", "DATE", ("2023-01-05",)),
        ("created_at", "TIMESTAMP", ("2023-01-05 10:00:00+00",)),
        ("created_at", "BIGINT", ()),
        ("created_at", "INTEGER", ("48", "1672531200")),
        ("amount", "INTEGER", ("1672531200",)),
        ("amount_at_close", "INTEGER", ("1672531200",)),
        ("paid_on_time", "MONEY", ("1672531200",)),
        ("time_id", "INTEGER", ("1672531200",)),
        ("order_no", "INTEGER", ("20230105",)),
        ("lot", "TEXT", ("20230105",)),
        ("duration_at_stop", "INTEGER", ("700000000",)),
        ("placed", "TEXT", ("05/01/2023", "06/02/2023")),
        ("placed", "TEXT", ("May 5, 2023",)),
        ("placed", "TEXT", ("25/01/2023", "01/25/2023")),
        ("placed", "TEXT", ("31/02/2023",)),
        ("placed", "TEXT", ("25/01/2023", "soon")),
        ("at", "POINT", ("1672531200",)),
    ],
)
def test_nothing_is_guessed(name: str, kind: str, samples: tuple[str, ...]) -> None:
    assert form_of(name, kind, *samples) is None


def test_a_number_that_tells_rows_apart_is_no_day() -> None:
    assert day_form(Column("date_key", "INTEGER", primary_key=True, samples=("20230105",))) is None
    assert day_form(Column("created_at", "BIGINT", primary_key=True, samples=("1672531200",))) is None


@pytest.mark.parametrize(
    ("form", "day", "value"),
    [
        (DayForm(), "2023-03-01 00:00:30", "1677628830"),
        (DayForm(fraction=1_000), "2023-03-01", "1677628800000"),
        (DayForm(), "1969-12-31", "-86400"),
        (DayForm("%Y%m%d"), "2023-03-01", "'20230301'"),
        (DayForm("%Y%m%d"), "2023-03-01 10:00:00", None),
        (DayForm("iso"), "2023-03-01", "'2023-03-01'"),
        (DayForm("%d/%m/%Y"), "2023-03-01", None),
        (DayForm(), "2023-02-31", None),
    ],
)
def test_a_day_is_held_to_as_the_column_has_it(form: DayForm, day: str, value: str | None) -> None:
    assert form.bound(day) == value
