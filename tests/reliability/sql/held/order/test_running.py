"""Running totals of which no word speaks."""

import pytest

from reliability.sql.contradictions import contradicts

RUNNING = "SELECT m, SUM(v) OVER (ORDER BY m) FROM (SELECT month AS m, SUM(amount) AS v FROM sales GROUP BY month)"


@pytest.mark.parametrize(
    "question", ["is revenue growing month over month", "how did sales develop month by month", "revenue by month"]
)
def test_a_running_total_that_nobody_asked_for_is_dropped(question: str) -> None:
    assert contradicts(RUNNING, question, "sqlite")
    assert contradicts(
        RUNNING.replace("ORDER BY m)", "ORDER BY m ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)", 1),
        question,
        "sqlite",
    )


@pytest.mark.parametrize(
    "question", ["cumulative revenue by month", "running total of sales per month", "revenue so far, month by month"]
)
def test_a_running_total_that_is_asked_for_stays(question: str) -> None:
    assert not contradicts(RUNNING, question, "sqlite")


@pytest.mark.parametrize(
    "window",
    [
        "SUM(v) OVER ()",
        "SUM(v) OVER (PARTITION BY y)",
        "LAG(v) OVER (ORDER BY m)",
        "RANK() OVER (ORDER BY v)",
        "SUM(v) OVER (ORDER BY m ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)",
        "SUM(v) OVER (ORDER BY m ROWS BETWEEN 2 PRECEDING AND CURRENT ROW)",
    ],
)
def test_other_windows_stay(window: str) -> None:
    assert not contradicts(RUNNING.replace("SUM(v) OVER (ORDER BY m)", window), "is revenue growing", "sqlite")
