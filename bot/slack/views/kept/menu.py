"""The menu under an answer: what can still be done with it, each by one tap."""

from __future__ import annotations

from bot.slack.views.afterwards.sharing import AGAIN_ACTION, SHARE_ACTION
from bot.slack.views.kept.schedules import SCHEDULE_ACTION
from bot.slack.views.kept.verified import UNVERIFY_ACTION, VERIFY_ACTION
from bot.slack.views.kit import Block, option
from bot.wording.afterwards import sharing
from bot.wording.kept import scheduling, verifying
from reliability.values import Answered
from reliability.verified.verified import VerifiedAnswer

MORE_ACTION, XLSX_ACTION = "candor_more", "candor_xlsx"
_LONGEST_VALUE = 150
"""Slack's limit for an option's value; an ask whose id leaves no room for it has no menu."""


def menu(ask_id: str, outcome: Answered) -> list[Block]:
    """The menu's element, in a list; none where it cannot be."""
    is_verified = isinstance(outcome, VerifiedAnswer)
    offered = [
        (UNVERIFY_ACTION, verifying.UNVERIFY) if is_verified else (VERIFY_ACTION, verifying.VERIFY),
        (SCHEDULE_ACTION, scheduling.SCHEDULE),
        (SHARE_ACTION, sharing.SHARE),
        (AGAIN_ACTION, sharing.AGAIN),
    ]
    if any(len(chosen_value(action, ask_id)) > _LONGEST_VALUE for action, _ in offered):
        return []
    options = [option(words, chosen_value(action, ask_id)) for action, words in offered]
    return [{"type": "overflow", "action_id": MORE_ACTION, "options": options}]


def chosen_value(action: str, ask_id: str) -> str:
    """What a menu's option carries: which control it stands for, and the ask.

    >>> chosen(chosen_value("candor_verify", "Ev1"))
    ('candor_verify', 'Ev1')
    """
    return f"{action}:{ask_id}"


def chosen(value: str) -> tuple[str, str]:
    """The control and the ask that an option's value names."""
    action, _, ask_id = value.partition(":")
    return action, ask_id
