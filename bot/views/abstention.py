"""No answer: why not, what was considered, and what to do next."""

from __future__ import annotations

from bot import wording
from bot.redaction import redact
from bot.views.headings import headed
from bot.views.kit import Block, Message, note, preformatted, said, section
from bot.views.table import preview
from bot.views.text import cut, inert, one_line, without_addresses
from reliability.values import Abstained

_READINGS = 3


def abstention(outcome: Abstained) -> Message:
    """The message that ends an ask without an answer."""
    why, next_step = wording.ABSTENTION[outcome.reason]
    blocks: list[Block] = [section(f"*{why}*"), section(f"{wording.NEXT_STEP} {next_step}")]
    if outcome.broken and outcome.promise:
        blocks.append(section(wording.broken_promise(outcome.broken, outcome.promise)))
    if outcome.readings:
        blocks.append(section(wording.READINGS_SEEN))
        for number, reading in enumerate(outcome.readings[:_READINGS], start=1):
            likely = "" if reading.probability is None else f"  ({wording.likely_right(reading.probability)})"
            blocks.append(
                said(f"{number}. {cut(one_line(reading.english or reading.sql), 500)}", ("bold", likely))
            )
            blocks.append(preformatted(preview(headed(reading)), 1200))
        if len(outcome.readings) > _READINGS:
            blocks.append(note(wording.and_more(len(outcome.readings) - _READINGS)))
    if outcome.detail:
        blocks.append(
            note(f"{wording.DETAIL} {inert(without_addresses(redact(outcome.detail[:2000])), 400)}")
        )
    return Message(f"{why} {next_step}", tuple(blocks))


def apology(sentence: str) -> Message:
    """An ask that failed: one sentence."""
    shown = cut(one_line(without_addresses(redact(sentence[:5000]))), 1500) or wording.INTAKE_FAILED
    return Message(inert(shown, 1600), (said(shown),))
