"""More years than the one that a question names."""

import pytest

from reliability.sql.contradictions import contradicts

BETWEEN = "SELECT SUM(net) FROM t WHERE day BETWEEN '{}' AND '{}'"
FROM_TO = "SELECT SUM(net) FROM t WHERE k = 1 AND day >= '{}' AND day < '{}'"


@pytest.mark.parametrize(
    ("question", "first", "end", "wide"),
    [
        ("total net for 2024", "2024-01-01", "2026-01-01", True),
        ("total net in 2024?", "2024-01-01", "2025-06-30", True),
        ("total net in 2024", "2024-01-01", "2025-01-01", False),
        ("total net in 2024", "2023-01-01", "2026-01-01", False),
        ("total net since 2024", "2024-01-01", "2026-01-01", False),
        ("total net in 2024 and 2025", "2024-01-01", "2026-01-01", False),
        ("of those new in 2024 the net so far", "2024-01-01", "2026-01-01", False),
        ("net growth in 2024", "2024-01-01", "2026-01-01", False),
    ],
)
def test_one_year_ends_with_its_last_day(question: str, first: str, end: str, wide: bool) -> None:
    assert contradicts(FROM_TO.format(first, end), question, "sqlite") is wide
    assert contradicts(BETWEEN.format(first, end), question, "sqlite") is wide


def test_a_day_of_another_column_is_no_end() -> None:
    sql = "SELECT SUM(net) FROM t WHERE day >= '2024-01-01' AND due < '2026-01-01'"
    assert not contradicts(sql, "total net in 2024", "sqlite")
