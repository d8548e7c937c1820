"""Questions to try under a message that asked nothing of the data, where the core gives none. Pure.

The examples are those of a greeting: a warehouse's own, else made from its schema. Whoever only said thanks is offered
little, and first what goes on from the thread's last answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reliability.question.examples import example_questions
from reliability.values import Helped, HelpKind, Schema

MOST_AFTER_THANKS = 2
"""Ideas under "you're welcome": more would be no brief reply."""


def with_examples(outcome: Helped, schema: Schema, chosen: Sequence[str] = (), ideas: Sequence[str] = ()) -> Helped:
    """The help with questions to try; as it is where it has some. `chosen` are the warehouse's own examples, `ideas`
    what may be asked next in the thread."""
    if outcome.examples:
        return outcome
    examples = tuple(chosen) or example_questions(schema)
    if outcome.kind is HelpKind.THANKS:
        examples = (tuple(ideas) or examples)[:MOST_AFTER_THANKS]
    return replace(outcome, examples=examples)
