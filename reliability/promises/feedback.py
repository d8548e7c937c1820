"""What people say about answers, and what it makes of an answer: right, wrong, or not known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum


class Fault(StrEnum):
    """What was wrong with an answer, in the order in which people are asked."""

    ELEMENT = "element"  # a wrong table or column
    FILTER = "filter"  # a wrong filter or period
    CALCULATION = "calculation"  # a wrong sum, average, grouping
    MISUNDERSTOOD = "misunderstood"  # another question was answered
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class LoggedFeedback:
    """A person's verdict on the answer to an ask; `fault` and `note` where it was wrong and they said how."""

    ask_id: str
    person: str
    right: bool
    note: str
    at: datetime
    fault: Fault | None = None

    def after(self, before: LoggedFeedback | None) -> LoggedFeedback:
        """What stands after an earlier verdict: repeated without words, it keeps the words of before."""
        if before is None or self.right or before.right or self.fault or self.note:
            return self
        return replace(self, fault=before.fault, note=before.note)


def settled(verdicts: Sequence[LoggedFeedback], asker: str) -> bool | None:
    """Whether an answer was right: as its asker says, who knows what was meant; else as was said last.

    None where nobody said. For the statistics of watching; calibration data are stricter (`undisputed`).
    """
    if not verdicts:
        return None
    own = next((verdict for verdict in verdicts if verdict.person == asker), None)
    return (own or max(verdicts, key=lambda verdict: verdict.at)).right


def undisputed(verdicts: Sequence[LoggedFeedback]) -> bool | None:
    """Whether all who judged an answer agree that it was right, or wrong; None where they do not, or none did."""
    said = {verdict.right for verdict in verdicts}
    return said.pop() if len(said) == 1 else None
