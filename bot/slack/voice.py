"""Says things in Slack, each thing once: posts, updates, uploads, views, with one token.

Posting has no idempotency key in Slack, so every message carries its ask and step as metadata, and before
posting the thread is looked through for it: a post whose answer was lost is found, not repeated. Therefore
posts are never retried blindly by the HTTP layer (only after a 429, which says that nothing was done); the
caller tries again, and looks again.
"""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Literal

from slack_sdk import WebClient
from slack_sdk.errors import SlackApiError, SlackClientError
from slack_sdk.http_retry.builtin_handlers import RateLimitErrorRetryHandler

from bot.asks.conversation import Place
from bot.redaction import redact
from bot.slack.block_validator import InvalidBlocks, check_message, check_view
from bot.slack.views.clarification import notice_modal
from bot.slack.views.csv_file import csv_file, file_name
from bot.slack.views.kit import Message, View, section
from bot.slack.views.tables.xlsx_file import xlsx_file
from bot.slack.views.text import cut, inert, one_line
from bot.wording import answering, errors, phrasing
from reliability.errors import CandorError
from reliability.values import Rows

logger = logging.getLogger(__name__)

EVENT_TYPE = "candor"
FileKind = Literal["csv", "xlsx"]
ACCESS_LOST = frozenset(
    {"token_revoked", "account_inactive", "invalid_auth", "not_authed", "token_expired", "org_login_required"}
)
_TRY_AGAIN = frozenset(
    {
        "ratelimited",
        "rate_limited",
        "fatal_error",
        "internal_error",
        "service_unavailable",
        "request_timeout",
        "team_added_to_org",
        "",
        "external_channel_migrating",
        "accesslimited",
    }
)
_REFUSED_BLOCKS = frozenset({"invalid_blocks", "invalid_blocks_format", "msg_blocks_too_long"})
_CANNOT_LOOK = frozenset({"missing_scope", "thread_not_found", "channel_not_found", "not_in_channel"})
_CANNOT_DELETE = frozenset(
    {"message_not_found", "cant_delete_message", "channel_not_found", "not_in_channel", "is_archived", "missing_scope"}
)
_PAGE, _PAGES = 200, 10
_LONGEST_TITLE = 150
_NEW_KINDS = frozenset({"data_visualization", "data_table"})
_NOT_KNOWN_S = 24 * 3600.0
"""How long a workspace that refused a kind of block is not shown another: Slack brings them to one after another."""
_PAUSES_S = (0.5, 2.0, 8.0)
_UNTIL_SHOWN_S = (0.1, 0.2, 0.4, 0.8, 1.6, 3.2)
"""Pauses until an acknowledgement that was given before is surely applied."""


class SlackAccessLost(Exception):
    """Slack no longer accepts the token. No CandorError: what was to be said is kept and said later."""


class CannotPost(CandorError):
    """Slack refuses a message for good: the channel is gone or archived, or Candor was removed from it."""


class Voice:
    """Posts, updates and uploads with one token. Thread-safe.

    `strict` raises InvalidBlocks where a view breaks Slack's rules; otherwise people get a plain sentence.
    `on_access_lost` hears once that the token is dead; from then on nothing calls Slack.
    """

    def __init__(
        self, client: WebClient, *, strict: bool = False, on_access_lost: Callable[[str], None] | None = None
    ) -> None:
        self.client = WebClient(
            token=client.token,
            base_url=client.base_url,
            timeout=client.timeout,
            proxy=client.proxy,
            ssl=client.ssl,
        )
        self.client.retry_handlers = [RateLimitErrorRetryHandler(max_retry_count=10)]
        self._strict = strict
        self._on_access_lost = on_access_lost
        self._lost = ""
        self._unknown_until: dict[str, float] = {}
        self._lock = threading.Lock()
        self._posting: dict[tuple[str, str, str], tuple[threading.Lock, int]] = {}

    @property
    def access_lost(self) -> str:
        """Slack's code for why the token is dead, or ""."""
        return self._lost

    def lose_access(self, code: str) -> None:
        """Stop calling Slack, once and for all: its token is dead."""
        with self._lock:
            first, self._lost = not self._lost, code
        if first:
            sentence = errors.ACCESS_LOST.format(code=code)
            logger.critical("%s", sentence)
            if self._on_access_lost is not None:
                self._on_access_lost(sentence)

    def _ready(self) -> WebClient:
        """The client, for one call. Raises SlackAccessLost."""
        if self._lost:
            raise SlackAccessLost(self._lost)
        return self.client

    def call(self, method: str, **arguments: Any) -> dict[str, Any]:
        """Call a method of the Web API. Raises SlackAccessLost, SlackApiError and network errors."""
        client = self._ready()
        try:
            return dict(client.api_call(method, json=arguments).data)  # type: ignore[arg-type]  # JSON, not bytes
        except SlackApiError as error:
            self._stop_if_dead(error)
            raise

    def look(self, method: str, **arguments: Any) -> dict[str, Any]:
        """Call a reading method, whose arguments Slack takes as a form only."""
        client = self._ready()
        try:
            return dict(client.api_call(method, params=arguments).data)  # type: ignore[arg-type]  # as above
        except SlackApiError as error:
            self._stop_if_dead(error)
            raise

    def post_once(self, channel: str, thread_ts: str, ask: str, step: str, message: Message) -> str:
        """Post unless the message of this ask and step is there already; its ts. An empty thread posts to
        the channel itself. Raises what Slack or the network raises, then try again."""
        return str(self.post_and_see(channel, thread_ts, ask, step, message)["ts"])

    def post_and_see(
        self, channel: str, thread_ts: str, ask: str, step: str, message: Message, *, in_channel: bool = False
    ) -> dict[str, Any]:
        """`post_once`; the message as it stands there: its ts, and the blocks that the workspace took. `in_channel`
        shows a thread's message in the channel too; where the channel takes none, the thread alone has it."""
        with self._only_once((channel, ask, step)):
            found = self.posted(channel, thread_ts, ask, step)
            if found is not None:
                return found
            if in_channel and thread_ts:
                try:
                    return self._post(channel, thread_ts, ask, step, message, reply_broadcast=True)
                except CannotPost as error:
                    logger.info("a message is shown in its thread alone: %s", redact(str(error)))
            return self._post(channel, thread_ts, ask, step, message)

    def _post(
        self, channel: str, thread_ts: str, ask: str, step: str, message: Message, **more: bool
    ) -> dict[str, Any]:
        metadata = {"event_type": EVENT_TYPE, "event_payload": {"ask": ask, "step": step}}
        arguments: dict[str, Any] = {"channel": channel, "metadata": metadata, "mrkdwn": False, **more}
        if thread_ts:
            arguments["thread_ts"] = thread_ts
        return self._send(
            "chat.postMessage", self._sendable(message), **arguments, unfurl_links=False, unfurl_media=False
        )

    def post_surely(self, channel: str, thread_ts: str, ask: str, step: str, message: Message) -> str:
        """`post_once`, tried a few times with growing pauses; for callers that nobody calls again."""
        for pause_s in _PAUSES_S:
            try:
                return self.post_once(channel, thread_ts, ask, step, message)
            except (SlackClientError, OSError) as error:
                logger.warning("a post failed and is tried again: %s", redact(str(error)))
                time.sleep(pause_s)
        return self.post_once(channel, thread_ts, ask, step, message)

    def tell_once(self, person: str, key: str, sentence: str) -> str:
        """Tell a person something in their direct message, unless it was told under this key before; the message's
        ts."""
        channel = str(self.call("conversations.open", users=person)["channel"]["id"])
        shown = inert(sentence, 2900)
        return self.post_once(channel, "", key, "notice", Message(shown, (section(shown),)))

    def update(self, channel: str, ts: str, message: Message) -> dict[str, Any]:
        """Replace a message; doing it twice changes nothing. As it stands there then, as `post_and_see` says it. (By
        chat.update: response URLs expire.)"""
        return self._send("chat.update", self._sendable(message), channel=channel, ts=ts)

    def delete(self, channel: str, ts: str) -> None:
        """Take a message of our own away; one that is gone stays so."""
        try:
            self.call("chat.delete", channel=channel, ts=ts)
        except SlackApiError as error:
            if error_code(error) not in _CANNOT_DELETE:
                raise
            logger.info("a message could not be taken away: %s", error_code(error))

    def call_view(self, method: str, view: View, **arguments: Any) -> None:
        """Open or publish a view, checked. Raises as `call`; InvalidBlocks where strict."""
        try:
            check_view(view)
        except InvalidBlocks as error:
            if self._strict:
                raise
            logger.error("a view broke Slack's rules and was replaced: %s", error)
            view = notice_modal(phrasing.NOTICE_TITLE, errors.FALLBACK)
            if method == "views.publish":
                view = {"type": "home", "blocks": view["blocks"]}
        self.call(method, view=view, **arguments)

    def update_when_shown(self, view: View, external_id: str) -> None:
        """Replace the view that an acknowledgement shows under this external id; nothing where a person has closed it.

        Slack applies an acknowledgement when it comes, which may be after a call that was made later: a call by the id
        of the view before it would be overwritten. Under the new id there is nothing until then. Raises as `call_view`.
        """
        for wait_s in (0.0, *_UNTIL_SHOWN_S):
            time.sleep(wait_s)
            try:
                self.call_view("views.update", view, external_id=external_id)
                return
            except SlackApiError as error:
                if error_code(error) != "not_found":
                    raise
        logger.info("a view was closed before what it was to show came")

    def find(self, channel: str, thread_ts: str, ask: str, step: str) -> str:
        """The ts of the message with this ask and step, or ""."""
        found = self.posted(channel, thread_ts, ask, step)
        return "" if found is None else str(found["ts"])

    def posted(self, channel: str, thread_ts: str, ask: str, step: str) -> dict[str, Any] | None:
        """The message with this ask and step as it stands there, or None."""
        for posted in self._posted(channel, thread_ts):
            metadata = posted.get("metadata") or {}
            if metadata.get("event_type") == EVENT_TYPE and metadata.get("event_payload") == {
                "ask": ask,
                "step": step,
            }:
                return posted
        return None

    def upload_once(
        self, channel: str, thread_ts: str, ask: str, rows: Rows, question: str = "", kind: FileKind = "csv"
    ) -> bool:
        """Upload a result into the thread; False if its file is there already. Raises as post_once."""
        with self._only_once((channel, ask, kind)):
            return self._upload(channel, thread_ts, ask, rows, question, kind)

    def _upload(self, channel: str, thread_ts: str, ask: str, rows: Rows, question: str, kind: FileKind) -> bool:
        name = file_name(ask, rows, question, kind)
        if self._has_file(channel, thread_ts, name):
            return False
        content = csv_file(rows) if kind == "csv" else xlsx_file(rows)
        comment = answering.cut_rows(len(rows.rows)) if rows.truncated else None
        self._share_file(channel, thread_ts, filename=name, title=name, content=content, initial_comment=comment)
        return True

    def picture_once(self, place: Place, ask: str, question: str, title: str, content: bytes, alt: str) -> bool:
        """Upload the PNG of an ask's chart into its thread; False if it is there already. Named for the question,
        titled as people call it, which may change. Raises as post_once."""
        with self._only_once((place.channel, ask, "png")):
            name = file_name(ask, Rows((), ()), question, "png")
            if self._has_file(place.channel, place.thread_ts, name):
                return False
            shown = cut(one_line(title), _LONGEST_TITLE) or name
            self._share_file(place.channel, place.thread_ts, filename=name, title=shown, content=content, alt_txt=alt)
        return True

    def _has_file(self, channel: str, thread_ts: str, name: str) -> bool:
        posted = self._posted(channel, thread_ts)
        return any(one.get("name") == name for each in posted for one in each.get("files", ()))

    def _share_file(self, channel: str, thread_ts: str, **file: Any) -> None:
        client = self._ready()
        try:
            client.files_upload_v2(channel=channel, thread_ts=thread_ts or None, **file)
        except SlackApiError as error:
            self._stop_if_dead(error)
            raise

    @contextlib.contextmanager
    def _only_once(self, key: tuple[str, str, str]) -> Iterator[None]:
        """Between looking and posting, nobody else in this process posts the same."""
        with self._lock:
            lock, users = self._posting.get(key, (threading.Lock(), 0))
            self._posting[key] = (lock, users + 1)
        try:
            with lock:
                yield
        finally:
            with self._lock:
                users = self._posting[key][1] - 1
                if users:
                    self._posting[key] = (lock, users)
                else:
                    del self._posting[key]

    def _posted(self, channel: str, thread_ts: str) -> Iterator[dict[str, Any]]:
        """The bot's view of what was said: a thread from its start, or a channel's latest messages."""
        arguments: dict[str, Any] = {"channel": channel, "limit": _PAGE, "include_all_metadata": True}
        method = "conversations.history"
        if thread_ts:
            method, arguments = "conversations.replies", arguments | {"ts": thread_ts}
        for _ in range(_PAGES if thread_ts else 1):
            try:
                page = self.look(method, **arguments)
            except SlackApiError as error:
                # Without the right to look, a message may be said twice after a crash: better than not at all.
                if error_code(error) in _CANNOT_LOOK:
                    return
                raise
            yield from page.get("messages", ())
            cursor = (page.get("response_metadata") or {}).get("next_cursor")
            if not cursor:
                return
            arguments["cursor"] = cursor

    def _send(self, method: str, message: Message, **arguments: Any) -> dict[str, Any]:
        """Send a message; where Slack refuses its blocks after all, the plain sentence goes instead. What a workspace
        does not know yet, which it says by refusing it (charts, tables that sort), is left out, and for a while not
        tried again. Returns the answer of Slack, with the blocks that it took."""
        versions = self._known_here(message)
        for number, version in enumerate(versions):
            try:
                sent = self.call(method, text=version.text, blocks=list(version.blocks), **arguments)
            except SlackApiError as error:
                refused = error
                if error_code(error) not in _REFUSED_BLOCKS:
                    break
                logger.warning("Slack refused a message's blocks: %s", redact(str(error.response)))
            else:
                if number:
                    refused_kinds = set[str]().union(*map(_new_kinds, versions[:number]))
                    unknown = refused_kinds - _new_kinds(version)
                    self._unknown_until |= dict.fromkeys(unknown, time.monotonic() + _NOT_KNOWN_S)
                return sent | {"blocks": list(version.blocks)}
        code = error_code(refused)
        if code in _REFUSED_BLOCKS and not self._strict:
            logger.error("a message was sent as plain text, since Slack refused its blocks")
            plain = _as_plain(message)
            blocks = list(plain.blocks)
            return self.call(method, text=plain.text, blocks=blocks, **arguments) | {"blocks": blocks}
        if code not in _TRY_AGAIN and method == "chat.postMessage":
            raise CannotPost(f"Slack does not take the message ({code}).") from refused
        raise refused

    def _known_here(self, message: Message) -> list[Message]:
        """The versions of a message, the fullest first, without those that hold what this workspace refused lately."""
        now = time.monotonic()
        unknown = {kind for kind, until in self._unknown_until.items() if now < until}
        known = [each for each in _versions(message) if not _new_kinds(each) & unknown]
        return known or _versions(message)[-1:]

    def _sendable(self, message: Message) -> Message:
        try:
            for version in _versions(message):
                check_message(version)
        except InvalidBlocks as error:
            if self._strict:
                raise
            logger.error("a message broke Slack's rules and was sent as plain text: %s", error)
            return _as_plain(message)
        return message

    def _stop_if_dead(self, error: SlackApiError) -> None:
        code = error_code(error)
        if code in ACCESS_LOST:
            self.lose_access(code)
            raise SlackAccessLost(code) from error


def _versions(message: Message) -> list[Message]:
    """A message and what is said instead where it is refused, one after another."""
    found = [message]
    while found[-1].without_charts is not None:
        found.append(found[-1].without_charts)
    return found


def _new_kinds(message: Message) -> set[str]:
    """The kinds of block in a message that a workspace may not know yet."""
    return {str(block["type"]) for block in message.blocks} & _NEW_KINDS


def _as_plain(message: Message) -> Message:
    """The message's fallback text as its only block, and that there was more."""
    text = cut(message.text.strip(), 2500)
    return Message(text or errors.FALLBACK, (section(text or errors.FALLBACK), section(errors.FALLBACK)))


def error_code(error: SlackApiError) -> str:
    """Slack's short name of an error; "" where Slack's servers failed and gave none."""
    response = error.response
    if response is None or getattr(response, "status_code", 200) >= 500:
        return ""
    return str(response.get("error", ""))
