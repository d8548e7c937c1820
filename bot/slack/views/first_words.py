"""What people see before they have asked anything: example questions, one tap each."""

from __future__ import annotations

from collections.abc import Sequence

from bot import wording
from bot.slack.views.kit import Block, Message, actions, button, note, said
from bot.slack.views.text import code, escape

EXAMPLE_ACTION = "candor_example_"
MAX_EXAMPLES = 3


def first_words(sentence: str, examples: Sequence[str], warehouse: str = "") -> Message:
    """A sentence, up to three example questions as buttons, and which warehouse answers here."""
    blocks: list[Block] = [said(sentence)]
    examples = [example for example in examples if example.strip()]
    if examples:
        blocks.append(example_buttons(examples))
    if warehouse:
        blocks.append(note(wording.looks_at(code(warehouse, 100))))
    return Message(escape(sentence, 600), tuple(blocks))


def again_later(sentence: str, question: str) -> Message:
    """Why a question was not taken on, and a button that asks it again: nobody types it twice."""
    again = actions("candor_again", [button(wording.ASK_AGAIN, f"{EXAMPLE_ACTION}0", question)])
    return Message(escape(sentence, 600), (said(sentence), again))


def example_buttons(examples: Sequence[str]) -> Block:
    """One button for each example; its value is the question, which says nothing that a person couldn't type."""
    return actions(
        "candor_examples",
        [button(example, f"{EXAMPLE_ACTION}{index}", example) for index, example in enumerate(examples[:MAX_EXAMPLES])],
    )
