"""The person who asks: she knows what she wants, and nothing of how the product works."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reliability.calibration.judging.right_results import RightResults
from reliability.evaluation.people.log import HAS_ANSWER, AskedKind, AskedQuestion
from reliability.evaluation.simulated_person import SimulatedPerson
from reliability.memory.hints import elements_of
from reliability.values import Clarification, Reading, Reply, ReplyKind, Schema


@dataclass(frozen=True)
class Asker:
    """Says yes and no, picks and gives up as somebody would who knows the tables, the columns and the result.

    Of tables and columns she settles a list in one reply. Of readings she picks the one whose result is right; where
    none is, or where the data holds nothing of what she wants (`knows` is None), she says so without a word more.
    """

    knows: SimulatedPerson | None
    right: RightResults

    @classmethod
    def of(cls, asked: AskedQuestion, right: RightResults, schema: Schema) -> Asker:
        """Whoever asks this. Of an ambiguous question she means one reading, and the tables and columns of that."""
        if asked.kind not in HAS_ANSWER:
            return cls(None, right)
        tables, columns = list(asked.tables), list(asked.columns)
        if asked.kind is AskedKind.AMBIGUOUS:
            needs = set(elements_of(asked.readings[asked.wanted], schema))
            mine = {element.table for element in needs}
            tables = [table for table in tables if table in mine] or tables
            columns = [column for column in columns if column in needs]
        return cls(SimulatedPerson.of(tables, columns), right)

    def __call__(self, shown: Clarification) -> Reply:
        """What she replies; one reply is one tap."""
        if self.knows is None and not shown.as_readings():
            return Reply(ReplyKind.NO if ReplyKind.NO in shown.takes else ReplyKind.NONE)
        knows = self.knows or SimulatedPerson.of((), ())
        reply = replace(knows, right=self.wants)(shown)
        return Reply(ReplyKind.NONE) if reply.kind is ReplyKind.OTHER else reply

    def wants(self, reading: Reading) -> bool:
        """Whether a reading returns what she wants to know."""
        return self.right.wants(reading.result)


DECLINES = frozenset({ReplyKind.NO, ReplyKind.NONE, ReplyKind.OTHER})
"""Replies that take nothing of what is offered."""
