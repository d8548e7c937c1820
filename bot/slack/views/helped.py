"""Help for who asked nothing of the data: a sentence, what there is to ask about, and examples to tap."""

from __future__ import annotations

from bot.help_words import listed, noun, sentence
from bot.slack.views.first_words import example_buttons
from bot.slack.views.kit import Block, Message, bullets, note, said
from bot.slack.views.text import cut, escape, one_line
from bot.wording import greetings
from reliability.values import Helped


def helped(outcome: Helped) -> Message:
    """The message that ends an ask which was no data question."""
    first = cut(one_line(sentence(outcome)), 600)
    blocks: list[Block] = [said(first)]
    rows = listed(outcome)
    if rows:
        blocks.append(bullets(rows))
    if outcome.more:
        blocks.append(note(greetings.more_shown(outcome.more, noun(outcome))))
    examples = [example for example in outcome.examples if example.strip()]
    if examples:
        if rows:
            blocks.append(said(greetings.TRY_ONE))
        blocks.append(example_buttons(examples))
    return Message(escape(first, 600), tuple(blocks))
