"""From what Slack delivers to a question, or to the sentence that says why it is none. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Literal

from bot.slack.views.text import clean
from reliability.question.chat.languages import ENGLISH, other_language
from reliability.question.checks import problem_with

Json = dict[str, Any]
Kind = Literal["mention", "direct", "thread", "slash"]

_HUMAN_SUBTYPES = {None, "file_share", "thread_broadcast"}
_REFERENCE = re.compile(r"<([@#!]?)([^<>|]*)(?:\|([^<>]*))?>")
_EMOJI_NAME = re.compile(r":[a-z0-9_+\-']+(?:::skin-tone-\d)?:")


@dataclass(frozen=True, slots=True)
class Incoming:
    """A message to Candor. `ts` is its own, `thread_ts` that of the thread it stands in, or ""."""

    ask_id: str
    person: str
    channel: str
    ts: str
    thread_ts: str
    text: str
    kind: Kind
    has_files: bool = False

    @property
    def answer_thread(self) -> str:
        """The thread that the answer goes to: the message's own, or one under it."""
        return self.thread_ts or self.ts


def incoming(body: Json, bot_user_id: str) -> Incoming | None:
    """The message of an event, or None: bots, edits, joins, and the twin `message` event of a mention.

    In channels only app_mention counts, in direct messages only message.im: each message once.
    """
    event: Json = body.get("event") or {}
    channel, person = str(event.get("channel") or ""), str(event.get("user") or "")
    if event.get("subtype") not in _HUMAN_SUBTYPES or event.get("bot_id") or event.get("hidden"):
        return None
    if event.get("edited") or not person or person == bot_user_id or not channel or not event.get("ts"):
        return None
    is_direct = event.get("channel_type") == "im" or channel.startswith("D")
    if is_direct != (event.get("type") == "message"):
        return None
    thread = str(event.get("thread_ts") or "")
    kind: Kind = "thread" if thread else ("direct" if is_direct else "mention")
    return Incoming(
        ask_id=str(body.get("event_id") or f"{channel}:{event['ts']}"),
        person=person,
        channel=channel,
        ts=str(event["ts"]),
        thread_ts=thread,
        text=question_text(str(event.get("text") or ""), bot_user_id),
        kind=kind,
        has_files=bool(event.get("files")),
    )


def question_text(text: str, bot_user_id: str = "") -> str:
    """What a person typed, from Slack's markup: the bot's mention gone, links and names as words.

    >>> question_text("<@U1> how many <https://a.b|orders> &lt; 3 &amp; new?", "U1")
    'how many orders < 3 & new?'
    """

    def word(match: re.Match[str]) -> str:
        sign, target, label = match.groups()
        if sign == "@" and target == bot_user_id:
            return " "
        return label or (sign.replace("!", "@") + target.split("^")[0])

    text = _REFERENCE.sub(word, text)
    text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
    return re.sub(r"[^\S\n]+", " ", clean(text)).strip()


def problem(text: str, languages: tuple[str, ...], limit: int) -> str:
    """Why a text is no question: "empty", "too long", "no words", "language"; "" where it is one."""
    if len(text) > limit:
        return "too long"
    if not text.strip():
        return "empty"
    said = _EMOJI_NAME.sub(" ", text).strip() or "…"
    return problem_with(said) or ("language" if languages == ENGLISH and other_language(said) else "")


def is_outsider(body: Json, home_team: str, home_enterprise: str, allowed_teams: frozenset[str]) -> bool:
    """Whether the sender belongs to another workspace (Slack Connect) that is not allowed."""
    event, user = body.get("event") or {}, body.get("user") or {}
    if isinstance(user, dict) and user.get("team_id"):
        team = str(user["team_id"])
        enterprise = (body.get("enterprise") or {}).get("id") or ""
    else:
        team = str(event.get("user_team") or event.get("source_team") or event.get("team") or home_team)
        enterprise = str(event.get("enterprise") or "")
    if not team or team == home_team or team in allowed_teams:
        return False
    if home_enterprise and enterprise == home_enterprise:
        return False
    # Within one organisation team ids differ too; only a channel shared with others makes it Slack Connect.
    return bool(body.get("is_ext_shared_channel", True)) or not home_enterprise
