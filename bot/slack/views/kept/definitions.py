"""Defined words: what Home lists of them, where an admin defines or removes one, and what an answer says of them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.slack.views.kept.verified import said_person
from bot.slack.views.kit import Block, View, actions, button, divider, form, note, section, select, typed_input
from bot.slack.views.text import cut, inert, one_line, quoted
from bot.wording import phrasing
from bot.wording.kept import defined_words
from reliability.afterwards.answers import NarrowedAnswer
from reliability.definitions.definition import DefinedAnswer, Definition, Named
from reliability.definitions.meaning import LONGEST_MEANING
from reliability.definitions.standing import LONGEST_PHRASE
from reliability.values import Answered

DEFINE_ACTION, REMOVE_ACTION = "candor_define", "candor_define_remove"
DEFINED_CALLBACK, REMOVED_CALLBACK = "candor_defined", "candor_defined_removed"
SHOWN = 12
"""Words that Home lists, in one block."""
_MOST_OFFERED = 100


def word_blocks(words: Sequence[Named], *, may_define: bool) -> list[Block]:
    """What Home lists of defined words; nothing where there are none and this person defines none."""
    if not words and not may_define:
        return []
    blocks = [divider(), section(f"*{defined_words.HOME_WORDS}*\n{defined_words.HOME_WORDS_INTRO}")]
    lines = [_line(each) for each in words[:SHOWN]]
    if len(words) > SHOWN:
        lines.append(defined_words.more_words(len(words) - SHOWN))
    blocks.append(section("\n".join(lines)) if lines else note(defined_words.HOME_NO_WORDS))
    if may_define:
        taps = [button(defined_words.DEFINE, DEFINE_ACTION, "define")]
        if any(each.definition.id for each in words):
            taps.append(button(defined_words.REMOVE_WORD, REMOVE_ACTION, "remove"))
        blocks.append(actions("candor_words", taps))
    return blocks


def define_modal(warehouses: Sequence[str], metadata: str) -> View:
    """Where an admin says what words mean; in which data, where there are several."""
    blocks = [
        section(defined_words.DEFINE_INTRO),
        typed_input(
            "phrase", defined_words.DEFINE_PHRASE, placeholder=defined_words.DEFINE_PHRASE_EXAMPLE, limit=LONGEST_PHRASE
        ),
        typed_input(
            "means",
            defined_words.DEFINE_MEANS,
            placeholder=defined_words.DEFINE_MEANS_EXAMPLE,
            limit=LONGEST_MEANING,
            multiline=True,
        ),
    ]
    if len(warehouses) > 1:
        named = {name: cut(one_line(name), 75) for name in warehouses[:_MOST_OFFERED]}
        blocks.append(select("warehouse", defined_words.DEFINE_WAREHOUSE, named, warehouses[0]))
    return form(defined_words.DEFINE_TITLE, blocks, DEFINED_CALLBACK, phrasing.SAVE, metadata)


def remove_modal(definitions: Sequence[Definition], metadata: str) -> View:
    """Which stored definition is to go."""
    named = {each.id: cut(one_line(f"{each.phrase}: {each.means}"), 75) for each in definitions[:_MOST_OFFERED]}
    return form(
        defined_words.REMOVE_WORD_TITLE,
        [select("definition", defined_words.REMOVE_WORD_WHICH, named)],
        REMOVED_CALLBACK,
        defined_words.REMOVE_WORD,
        metadata,
    )


def read_by(outcome: Answered) -> list[str]:
    """By which definitions an answer was read, one a line (mrkdwn)."""
    found = outcome.defined if isinstance(outcome, DefinedAnswer | NarrowedAnswer) else ()
    return [
        defined_words.read_by_definition(
            quoted(each.definition.phrase, 100),
            inert(cut(each.says, 300), 600),
            _author(each.definition),
            inert(each.definition.at[:10], 10),
        )
        for each in found
    ]


def _line(word: Named) -> str:
    says = inert(cut(word.says, 120), 240)
    return defined_words.word_line(quoted(word.definition.phrase, 100), says, _author(word.definition))


def _author(definition: Definition) -> str:
    return said_person(definition.by) if definition.by else defined_words.BY_CATALOG
