"""What a query's result is now beside what it was."""

from __future__ import annotations

import pytest

from reliability.afterwards.changes import Changes, what_changed
from reliability.values import Rows


def rows(*cells: tuple[object, ...], width: int = 2, **more: bool) -> Rows:
    return Rows(tuple(f"c{n}" for n in range(width)), cells, **more)  # type: ignore[arg-type]  # cells of any kind


@pytest.mark.parametrize(
    ("before", "now", "found"),
    [
        (rows(("a", 1)), rows(("a", 1)), Changes("same")),
        (rows(("a", 1), ("b", 2)), rows(("b", 2), ("a", 1)), Changes("same")),
        (rows(("a", 0.1 + 0.2)), rows(("a", 0.3)), Changes("same")),
        (rows(), rows(), Changes("same")),
        (rows(), rows(("a", 1), ("b", 2)), Changes("rows", added=2)),
        (rows(("a", 1)), rows(), Changes("rows", removed=1)),
        (rows(("a", 1), ("b", 2)), rows(("a", 5), ("c", 2)), Changes("rows", added=1, removed=1, changed=1)),
        (rows(("a", None)), rows(("a", 4)), Changes("rows", changed=1)),
        (rows(("a", 1), ("a", 2)), rows(("a", 1), ("a", 3)), Changes("rows", added=1, removed=1)),
        (rows((1,), (2,), width=1), rows((2,), (3,), width=1), Changes("rows", added=1, removed=1)),
        (rows((None,), width=1), rows((3,), width=1), Changes("figure", None, 3)),
        (rows(("a", 1)), rows(("a", 1), truncated=True), Changes("unknown")),
        (rows((float("nan"),), width=1), rows((float("nan"),), width=1), Changes("same")),
        (rows(("a", float("nan"))), rows(("a", float("nan"))), Changes("same")),
        (rows(("a", float("nan"))), rows(("a", 2.0)), Changes("rows", changed=1)),
        (
            rows(("a", float("nan")), ("a", 1.0)),
            rows(("a", 1.0), ("a", float("nan"))),
            Changes("same"),
        ),
        (rows(("a", 1)), rows((1,), width=1), Changes("unknown")),
    ],
)
def test_results_are_compared_whatever_their_order(before: Rows, now: Rows, found: Changes) -> None:
    assert what_changed(before, now) == found
