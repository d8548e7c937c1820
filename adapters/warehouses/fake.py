"""A warehouse for tests: given results for given statements, no database."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from adapters.warehouses.values import StoredValue, ValueIndex
from reliability.guard.guard import guard
from reliability.values import Failure, FailureKind, Limits, Rows, Schema

Answers = Mapping[str, Rows | Failure] | Callable[[str], Rows | Failure]


class FakeWarehouse:
    """Answers `run` from a mapping or a function, after the guard, and cuts rows at the limit.

    A statement that a mapping does not hold is invalid. `ran` lists the statements that were let through;
    `values` are found as the real adapter finds them. `guarded=False` leaves the guard out.
    """

    def __init__(
        self,
        schema: Schema,
        answers: Answers | None = None,
        *,
        name: str = "fake",
        values: Sequence[tuple[str, str, str]] = (),
        guarded: bool = True,
    ) -> None:
        self._schema = schema
        self._answers: Answers = {} if answers is None else answers
        self._name = name
        self._index = ValueIndex(StoredValue(*value) for value in values)
        self._guarded = guarded
        self.ran: list[str] = []

    @property
    def name(self) -> str:
        """What settings and people call it."""
        return self._name

    def schema(self) -> Schema:
        """The schema that was given."""
        return self._schema

    def run(self, sql: str, limits: Limits) -> Rows | Failure:
        """The answer that was given for the statement."""
        if self._guarded:
            verdict = guard(sql, self._schema, self._schema.dialect)
            if not verdict.allowed:
                return Failure(FailureKind.REFUSED, verdict.reason)
        self.ran.append(sql)
        if callable(self._answers):
            answer = self._answers(sql)
        else:
            unknown = Failure(FailureKind.INVALID, "The database does not accept the statement.")
            answer = self._answers.get(sql, unknown)
        if isinstance(answer, Rows) and len(answer.rows) > limits.rows:
            return Rows(answer.columns, answer.rows[: limits.rows], True, answer.seconds)
        return answer

    def find_values(self, text: str, limit: int = 20) -> list[tuple[str, str, str]]:
        """Given values that words of the text name, longest first."""
        return self._index.find(text, limit) if limit > 0 else []

    def find_parts(self, text: str, limit: int = 20) -> list[tuple[str, str, str]]:
        """Parts of given values that words of the text name, longest first."""
        return self._index.find_parts(text, limit) if limit > 0 else []
