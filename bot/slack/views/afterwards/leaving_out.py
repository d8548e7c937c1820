"""What an answer counts though it is marked as over, what it leaves out at whose wish, and a tap each for the other
way."""

from __future__ import annotations

from itertools import groupby

from bot.slack.views.kit import Block, actions, button, note
from bot.slack.views.text import inert
from bot.wording.afterwards import leaving_out
from reliability.afterwards.answers import LeftOut, NarrowedAnswer
from reliability.values import Answered

LEAVE_OUT_ACTION, INCLUDE_ACTION = "candor_leave_out_", "candor_include_"
"""A number follows: which of the answer's."""
_SHOWN = 3


def over_blocks(ask_id: str, outcome: Answered) -> list[Block]:
    """Lines that say it, and the taps; nothing where an answer has no such rows."""
    left = outcome.left_out[:_SHOWN] if isinstance(outcome, NarrowedAnswer) else ()
    found = outcome.included[:_SHOWN]
    lines = left_out_lines(outcome)
    if found:
        lines.append(leaving_out.includes([(each.count, inert(each.label, 80)) for each in found]))
    taps = [
        button(leaving_out.include(each.label), f"{INCLUDE_ACTION}{number}", ask_id) for number, each in enumerate(left)
    ]
    taps += [
        button(leaving_out.leave_out(each.label), f"{LEAVE_OUT_ACTION}{number}", ask_id)
        for number, each in enumerate(found)
    ]
    return [note(*lines), actions("candor_included", taps)] if taps else []


def left_out_lines(outcome: Answered) -> list[str]:
    """What an answer leaves out, a line for each at whose wish (mrkdwn)."""
    left = outcome.left_out[:_SHOWN] if isinstance(outcome, NarrowedAnswer) else ()
    return [
        leaving_out.leaves_out_by_rule(_counted(rows))
        if rule
        else leaving_out.leaves_rows_out(_counted(rows), _whose(by))
        for (rule, by), rows in _by_wish(left)
    ]


def narrowed_by(outcome: NarrowedAnswer) -> str:
    """Under such an answer: why nothing is said of how likely it is right (mrkdwn)."""
    if outcome.left_out or not outcome.by:
        return leaving_out.NOT_MEASURED_WITHOUT_ROWS
    return leaving_out.with_rows_again(_whose(outcome.by))


def _by_wish(left: tuple[LeftOut, ...]) -> list[tuple[tuple[bool, str], list[LeftOut]]]:
    def wish(each: LeftOut) -> tuple[bool, str]:
        return bool(each.rule), each.by

    return [(key, list(rows)) for key, rows in groupby(sorted(left, key=wish), wish)]


def _counted(rows: list[LeftOut]) -> list[tuple[int, str]]:
    return [(each.count, inert(each.label, 80)) for each in rows]


def _whose(by: str) -> str:
    return f"<@{inert(by, 30)}>" if by else ""
