"""The bound is of people who differ: of an ambiguous question each asker means one of its readings, drawn by its id."""

from __future__ import annotations

import pytest

from adapters.warehouses.fake import FakeWarehouse
from reliability.calibration.judging import right_results
from reliability.calibration.judging.right_results import RightResults
from reliability.calibration.question_log import LoggedQuestion
from reliability.promises.unasked_threshold import guarantee_risk
from reliability.values import Limits
from tests.support.trace_world import GROSS, NET, RESULTS, SCHEMA

_ASKED = 400
_AMBIGUOUS_EVERY = 4


def wrong_of_always_net() -> list[bool]:
    """Whether the answer is wrong that always takes net sales: every fourth question may mean gross ones as well."""
    warehouse = FakeWarehouse(SCHEMA, RESULTS)
    net = warehouse.run(NET, Limits())
    found = []
    for n in range(_ASKED):
        ambiguous = n % _AMBIGUOUS_EVERY == 0
        kind, readings = ("ambiguous", (GROSS,)) if ambiguous else ("answerable", ())
        asked = LoggedQuestion(f"q{n}", "total sales", NET, f"q{n}", kind, readings)
        right = RightResults.of(asked, warehouse, Limits())
        assert right is not None
        found.append(not right.wants(net))  # type: ignore[arg-type]
    return found


def test_always_taking_one_of_two_readings_errs_for_half_of_the_askers() -> None:
    """Of 400 askers 100 ask ambiguously, and half of these mean gross: 50 wrong, ±3 standard deviations of 5. The
    promise of at most a tenth is refused: 12.5 % are wrong, however sure the rule is."""
    wrong = wrong_of_always_net()
    assert 35 <= sum(wrong) <= 65
    assert guarantee_risk([0.99] * _ASKED, wrong, [0.99], 0.1, 0.05).threshold is None


def test_without_the_draw_the_same_rule_would_pass_for_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the draw is for: were the first reading taken as meant by all, nothing would be wrong and all promised."""
    monkeypatch.setattr(right_results, "drawn_reading", lambda _id, _readings: 0)
    wrong = wrong_of_always_net()
    assert sum(wrong) == 0
    assert guarantee_risk([0.99] * _ASKED, wrong, [0.99], 0.1, 0.05).threshold == 0.99
