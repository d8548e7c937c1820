"""What people see before they have asked anything: example questions, one tap each."""

from __future__ import annotations

from collections.abc import Sequence

from bot.slack.views.kit import Block, Message, actions, bullets, button, note, said
from bot.slack.views.text import code, escape, inert
from bot.wording import greetings, working

EXAMPLE_ACTION = "candor_example_"
MAX_EXAMPLES, MAX_TABLES = 3, 6
_MOST_OTHERS = 12


def first_words(sentence: str, examples: Sequence[str], warehouse: str = "") -> Message:
    """A sentence, up to three example questions as buttons, and which warehouse answers here."""
    blocks: list[Block] = [said(sentence)]
    examples = [example for example in examples if example.strip()]
    if examples:
        blocks.append(example_buttons(examples))
    if warehouse:
        blocks.append(note(greetings.looks_at(code(warehouse, 100))))
    return Message(escape(sentence, 600), tuple(blocks))


def greeting(tables: Sequence[tuple[str, str]], examples: Sequence[str], warehouse: str) -> Message:
    """The first words in a channel: what there is to ask about, each with what is said of it, and examples."""
    if not tables:
        return first_words(greetings.IN_CHANNEL_BARE, examples, warehouse)
    found = first_words(greetings.TRY_ONE, examples, warehouse) if any(map(str.strip, examples)) else None
    blocks = [said(greetings.IN_CHANNEL), bullets([(_capital(name), about) for name, about in tables[:MAX_TABLES]])]
    if len(tables) > MAX_TABLES:
        others = [inert(name, 60) for name, _ in tables[MAX_TABLES : MAX_TABLES + _MOST_OTHERS]]
        blocks.append(note(greetings.also_here(others, len(tables) - MAX_TABLES - len(others))))
    return Message(escape(greetings.IN_CHANNEL, 600), (*blocks, *(found.blocks if found else ())))


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def again_later(sentence: str, question: str) -> Message:
    """Why a question was not taken on, and a button that asks it again: nobody types it twice."""
    again = actions("candor_again", [button(working.ASK_AGAIN, f"{EXAMPLE_ACTION}0", question)])
    return Message(escape(sentence, 600), (said(sentence), again))


def example_buttons(examples: Sequence[str]) -> Block:
    """One button for each example; its value is the question, which says nothing that a person couldn't type."""
    return actions(
        "candor_examples",
        [button(example, f"{EXAMPLE_ACTION}{index}", example) for index, example in enumerate(examples[:MAX_EXAMPLES])],
    )
