"""Hints as lines of JSON: a line that is no hint is named."""

from __future__ import annotations

import pytest

from reliability.errors import BadInput
from reliability.memory.hint_lines import from_json_lines, to_json_line
from reliability.values import Element, Hint, HintScope

HINT = Hint("sales", Element("orders", "net"), (), HintScope.PERSON, "U1", "U1", "Sales?", "2026-11-01T00:00:00+00:00")


def test_what_is_written_is_read_again_and_blank_lines_are_nothing() -> None:
    assert list(from_json_lines(["", to_json_line(HINT), "  \n"])) == [HINT]


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "[]",
        "{}",
        '{"phrase": "x", "preferred": "t", "scope": "planet", "owner": ""}',
        '{"phrase": 3, "preferred": "t", "scope": "person"}',
        '{"phrase": "x", "preferred": ["a"], "scope": "person"}',
        '{"phrase": "x", "preferred": "t", "scope": "person", "weight": -1}',
        "[" * 100_000,
    ],
    ids=range(8),
)
def test_a_bad_line_is_named(line: str) -> None:
    with pytest.raises(BadInput, match="Line 2"):
        list(from_json_lines([to_json_line(HINT), line]))
