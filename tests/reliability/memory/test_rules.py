"""What evidence is worth as it ages, and which hint takes the place of which."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from reliability.memory.rules import contradicts, decayed, phrase_key, same_evidence
from reliability.values import Element, Hint, HintScope

SAID = "2026-11-01T00:00:00+00:00"
GROSS, NET = Element("orders", "gross_sales"), Element("orders", "net_sales")
HINT = Hint("sales", GROSS, (NET,), HintScope.PERSON, "U1", "U1", "Sales?", SAID)


@pytest.mark.parametrize(("days", "worth"), [(0, 4.0), (30, 2.0), (60, 1.0), (-10, 4.0)])
def test_evidence_halves_every_thirty_days(days: int, worth: float) -> None:
    assert decayed(4.0, SAID, datetime(2026, 11, 1, tzinfo=UTC) + timedelta(days=days)) == worth


def test_a_time_that_cannot_be_read_is_long_ago() -> None:
    assert decayed(4.0, "yesterday", datetime(2026, 11, 1, tzinfo=UTC)) == pytest.approx(0.0)


@pytest.mark.parametrize(
    ("other", "together", "contradicts_it"),
    [
        (replace(HINT, preferred=NET, passed_over=(GROSS,)), True, True),
        (replace(HINT, preferred=NET, passed_over=()), True, True),  # one passed over what the other prefers
        (HINT, False, False),
        (replace(HINT, preferred=Element("ORDERS", "Gross_Sales")), False, False),
        (replace(HINT, preferred=Element("orders", "tax"), passed_over=()), True, False),  # in the same question
        (replace(HINT, preferred=Element("orders", "tax"), passed_over=()), False, True),
        (replace(HINT, preferred=Element("orders"), passed_over=()), False, False),  # a table
    ],
)
def test_hints_that_cannot_both_be_followed_contradict_each_other(
    other: Hint, together: bool, contradicts_it: bool
) -> None:
    assert contradicts(HINT, other, together) is contradicts_it
    assert contradicts(other, HINT, together) is contradicts_it


def test_the_same_words_soon_after_are_no_second_opinion() -> None:
    soon, later = "2026-11-01T00:09:00+00:00", "2026-11-01T00:11:00+00:00"
    assert same_evidence(HINT, replace(HINT, created_at=soon), SAID)
    assert not same_evidence(HINT, replace(HINT, created_at=later), SAID)
    assert not same_evidence(HINT, replace(HINT, created_at=soon, author="U2"), SAID)


def test_phrases_are_one_whatever_their_case_spacing_and_form() -> None:
    assert phrase_key(" Total  SALES ") == phrase_key("total sales") != phrase_key("net sales")
    assert phrase_key("cafe\u0301") == phrase_key("caf\u00e9")
