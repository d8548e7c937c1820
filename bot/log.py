"""Logging: to stderr, without secrets, one line a message whatever people typed."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence

from bot.redaction import redact
from bot.settings import Settings

_LINE_BREAKS = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]")


class PlainFormatter(logging.Formatter):
    """Redacts secrets everywhere, and escapes what could forge a line or draw on a terminal in messages.

    A traceback below a message keeps its lines.
    """

    def __init__(self, secrets: Sequence[str]) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s")
        self._secrets = tuple(secrets)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        """The message's line."""
        record.message = _LINE_BREAKS.sub(lambda mark: repr(mark[0])[1:-1], record.message)
        return super().formatMessage(record)

    def format(self, record: logging.LogRecord) -> str:
        """The whole entry."""
        return redact(super().format(record), self._secrets)


def configure_logging(settings: Settings, service: bool) -> None:
    """Log to stderr, without secrets; libraries only what is wrong."""
    handler = logging.StreamHandler()
    handler.setFormatter(PlainFormatter(settings.secrets()))
    handler.addFilter(_worth_saying)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    level = settings.log_level if service or settings.log_level == "DEBUG" else "ERROR"
    for name in ("candor", "bot", "adapters"):
        logging.getLogger(name).setLevel(level)
    logging.getLogger("sqlglot").setLevel(logging.ERROR)  # it warns of statements by quoting them, with what they hold


def _worth_saying(record: logging.LogRecord) -> bool:
    """Slack's libraries warn of what is meant and of each reconnection; failed calls are told by who calls."""
    if record.name.startswith("slack_sdk.web"):
        return False
    return not record.name.startswith("slack_") or record.levelno >= logging.ERROR
