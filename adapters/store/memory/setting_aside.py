"""Hints but for some: an ask for which a person said "not this time" is read without them."""

from __future__ import annotations

from dataclasses import dataclass

from reliability.ports import Memory
from reliability.values import Hint, HintScope, Question


@dataclass(frozen=True, slots=True)
class MemoryWithout:
    """A memory that recalls neither the hints of these ids nor any other that prefers the same for the same words; all
    else it does as ever."""

    memory: Memory
    ids: frozenset[str]

    def recall(self, question: Question, warehouse: str) -> list[Hint]:
        """What the memory recalls, but for what is set aside."""
        recalled = self.memory.recall(question, warehouse)
        aside = {(hint.phrase.casefold(), hint.preferred) for hint in recalled if hint.id in self.ids}
        return [hint for hint in recalled if (hint.phrase.casefold(), hint.preferred) not in aside]

    def remember(self, hint: Hint) -> Hint:
        """Store a hint."""
        return self.memory.remember(hint)

    def hints(
        self, scope: HintScope | None = None, owner: str | None = None, include_inactive: bool = False
    ) -> list[Hint]:
        """Stored hints, newest first."""
        return self.memory.hints(scope, owner, include_inactive)

    def edit(self, hint_id: str, hint: Hint) -> Hint:
        """Replace a hint's phrase, preference or scope. Raises NotFound."""
        return self.memory.edit(hint_id, hint)

    def retire(self, hint_id: str, by: str) -> Hint:
        """Stop using a hint. Raises NotFound."""
        return self.memory.retire(hint_id, by)
