"""What is written is Prometheus' text format, read here by its rules and not by the code that wrote it."""

from __future__ import annotations

import math
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.asks.counts import STAGE_BOUNDS_S, AskCounts
from bot.cli.observing.exposition import Metric, MetricValue, exposition, histogram
from tests.bot.cli.observing.prometheus_text import read


def gauge(name: str, *values: MetricValue, meaning: str = "Of a test.") -> Metric:
    return Metric(name, "gauge", meaning, values)


@given(st.text(), st.text(), st.floats())
def test_any_text_and_any_number_come_back(meaning: str, label: str, value: float) -> None:
    meaning, label = (re.sub("[\ud800-\udfff]", "", text) for text in (meaning, label))
    [found] = read(exposition([gauge("a_b", MetricValue(value, {"c": label}), meaning=meaning)])).values()
    assert (found.meaning, found.kind) == (meaning, "gauge")
    [(name, labels, read_value)] = found.samples
    assert (name, labels) == ("a_b", {"c": label})
    assert read_value == value or (math.isnan(value) and math.isnan(read_value))


@pytest.mark.parametrize(
    ("name", "label"), [("a-b", "c"), ("1a", "c"), ("a", "c-d"), ("a", "__c"), ("a b", "c"), ("", "c")]
)
def test_names_that_the_format_does_not_take_are_refused(name: str, label: str) -> None:
    with pytest.raises(ValueError, match="no name of a metric"):
        gauge(name, MetricValue(1, {label: "x"}))


def test_what_has_no_numbers_is_left_out_and_the_text_ends_with_a_line() -> None:
    assert exposition([gauge("a")]) == ""
    assert exposition([gauge("a"), gauge("b", MetricValue(1))]).endswith("b 1\n")


def test_a_histogram_counts_upward_to_all() -> None:
    counts = AskCounts()
    for seconds in (0.01, 0.02, 2.0, 500.0):
        counts.ran("write", seconds)
    times = counts.stages()["write"]
    metric = Metric("s", "histogram", "S.", tuple(histogram(STAGE_BOUNDS_S, times.sorted_in, times.seconds, {})))
    found = read(exposition([metric]))["s"]  # which holds the rules of histograms, too
    buckets = {labels["le"]: value for name, labels, value in found.samples if name == "s_bucket"}
    assert buckets["0.01"] == 1, "a bound belongs to what it bounds"
    assert (buckets["0.03"], buckets["1"], buckets["3"], buckets["100"], buckets["+Inf"]) == (2, 2, 3, 3, 4)
    assert [value for name, _, value in found.samples if name == "s_sum"] == [pytest.approx(502.03)]


@pytest.mark.parametrize(
    "wrong",
    [
        "a 1",  # no line at its end
        "# TYPE a gauge\n# TYPE a gauge\na 1\n",
        "a 1\n# TYPE a gauge\n",
        "# TYPE a gauge\na 1\na 1\n",
        '# TYPE a gauge\na{b="\n"} 1\n',
        '# TYPE a histogram\na_bucket{le="1"} 2\na_bucket{le="+Inf"} 1\na_sum 1\na_count 1\n',
        '# TYPE a histogram\na_bucket{le="1"} 1\na_sum 1\na_count 1\n',
        "# TYPE a counter\na -1\n",
    ],
)
def test_the_reader_of_these_tests_refuses_what_is_wrong(wrong: str) -> None:
    with pytest.raises(AssertionError):
        read(wrong)
