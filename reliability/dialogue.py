"""Talking to the person of an ask: a budget of clarifications, what was said, and ways to stop.

`Halt` unwinds a stage with the reason for an abstention; `reliability.answer` turns it into the outcome.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from reliability.core import Policy
from reliability.values import Clarification, Exchange, Reason, Reply, ReplyKind


class Halt(Exception):
    """No answer can be given: a typed reason, details as data, and the tables that the question `named`."""

    def __init__(self, reason: Reason, detail: str = "", named: Sequence[str] = ()) -> None:
        super().__init__(reason.value, detail)
        self.reason, self.detail, self.named = reason, detail, tuple(named)


class Dialogue:
    """The clarifications of one ask. `just_answer` is set once the person waves confirmations away."""

    def __init__(self, policy: Policy, budget: int) -> None:
        self.policy, self.budget = policy, budget
        self.exchanges: list[Exchange] = []
        self.just_answer = False

    @property
    def step(self) -> int:
        """The number of the next clarification, from 0."""
        return len(self.exchanges)

    def ask(self, clarification: Clarification) -> Generator[Clarification, Reply, Reply]:
        """Put a clarification to the person. Halts when the budget is spent or nobody answered in time."""
        if self.step >= self.budget:
            raise Halt(Reason.TOO_MANY_QUESTIONS, str(self.budget))
        reply = yield clarification
        self.exchanges.append(Exchange(clarification, reply))
        if reply.kind is ReplyKind.EXPIRED:
            raise Halt(Reason.EXPIRED)
        if reply.kind is ReplyKind.JUST_ANSWER:
            self.just_answer = True
        return reply
