"""Verified answers: what is said of one, and where an admin marks one."""

from __future__ import annotations

import json
import re

from bot.slack.views.kit import View, form, preformatted, section, typed_input
from bot.slack.views.text import inert, quoted
from bot.wording import phrasing
from bot.wording.kept import verifying
from reliability.verified.sameness import LONGEST_QUESTION
from reliability.verified.verified import VerifiedQuestion

VERIFY_ACTION, UNVERIFY_ACTION = "candor_verify", "candor_unverify"
VERIFIED_CALLBACK = "candor_verified"
_SQL_TYPED = 3_000
_PERSON = re.compile(r"[UW][A-Z0-9]{5,}")


def who_verified(verified: VerifiedQuestion) -> str:
    """The check mark with who verified an answer, when, and for which question (mrkdwn)."""
    return verifying.verified_by(said_person(verified.by), inert(verified.at[:10], 10), quoted(verified.question, 200))


def said_person(person: str) -> str:
    """A person by their Slack id, or by the name that the command line knows (mrkdwn)."""
    return f"<@{person}>" if _PERSON.fullmatch(person) else inert(person, 60)


def verify_modal(ask_id: str, channel: str, question: str, sql: str) -> View:
    """Where an admin reads, and may change, the question and its SQL before others are answered from them.

    SQL longer than Slack lets people type is shown and kept as it is.
    """
    typed = len(sql) <= _SQL_TYPED
    blocks = [
        section(verifying.VERIFY_INTRO),
        typed_input("question", verifying.VERIFY_QUESTION, initial=question, limit=LONGEST_QUESTION, multiline=True),
        typed_input("sql", verifying.VERIFY_SQL, initial=sql, limit=_SQL_TYPED, multiline=True)
        if typed
        else preformatted(sql),
    ]
    return form(
        verifying.VERIFY_TITLE,
        blocks,
        VERIFIED_CALLBACK,
        phrasing.SAVE,
        json.dumps({"ask": ask_id, "channel": channel, "typed": typed}),
    )
