"""Turns data into text that Slack shows as it is: nobody is notified, nothing is formatted, nothing is cut
in the middle of an escape.

Everything that comes from a question, a schema, a hint or a result is data and goes through here once.
"""

from __future__ import annotations

import re

_INVISIBLE = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufff9-\ufffb]"
)
_SURROGATES = re.compile(r"[\ud800-\udfff]")
_BREAKS = re.compile(r"\s+")
_ADDRESSES: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"\b[a-zA-Z][\w+.-]{0,30}://[^\s'\"]+"), "[address]"),
    (re.compile(r"(?i)\b(host|hostaddr|server at|at)(\s*[=:]?\s*)(\"[^\"]+\"|'[^']+'),?(\s*port\s*=?\s*\d+)?"), r"\1 [host]"),
    (re.compile(r"(?i)\b(host|hostaddr|user|dbname)(\s*=\s*)\S+"), r"\1\2[hidden]"),
    (re.compile(r"(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?![\d.])"), "[host]"),
    (re.compile(r"(?<![\w/])/(?:[\w.-]+/)+[\w.-]*"), "[path]"),
)  # fmt: skip
_ESCAPES = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


def clean(text: str) -> str:
    """The text without control characters, invisible characters, text-direction marks and half characters."""
    return _SURROGATES.sub("\ufffd", _INVISIBLE.sub("", text))


def one_line(text: str) -> str:
    """The cleaned text on one line, white space folded."""
    return _BREAKS.sub(" ", clean(text)).strip()


def cut(text: str, limit: int) -> str:
    """At most `limit` characters, ending in "…" where something was cut."""
    return text if len(text) <= limit else text[: max(limit - 1, 0)].rstrip() + "…"


def escape(text: str, limit: int = 3000) -> str:
    """Escape the three characters that Slack's markup reserves; at most `limit` characters *after* escaping.

    >>> escape("<!channel> R&D"), escape("&&&&", limit=11)
    ('&lt;!channel&gt; R&amp;D', '&amp;&amp;…')
    """
    pieces: list[str] = []
    left = limit
    for character in clean(text):
        piece = _ESCAPES.get(character, character)
        if len(piece) > left:
            while left < 1 and pieces:
                left += len(pieces.pop())
            return "".join(pieces).rstrip() + "…"
        pieces.append(piece)
        left -= len(piece)
    return "".join(pieces)


def data(text: str, limit: int = 3000) -> str:
    """Data for a place that formats nothing (plain text, a table cell): one line, escaped, cut."""
    return escape(one_line(text), limit)


def code(text: str, limit: int = 200) -> str:
    """Data as an inline code span of mrkdwn; its own backticks become look-alikes and cannot close it."""
    shown = escape(one_line(text).replace("`", "ˋ"), limit)
    return f"`{shown}`" if shown else "` `"


def quoted(text: str, limit: int = 300) -> str:
    """Data between guillemets inside mrkdwn, with the formatting characters made inert.

    >>> quoted("*net* <@U1>")
    '«∗net∗ &lt;@U1&gt;»'
    """
    return f"«{inert(text, limit)}»"


def inert(text: str, limit: int = 300) -> str:
    """Data inside mrkdwn: escaped, with backtick, asterisk and tilde as look-alikes and joined underscores.

    An underscore inside a word formats nothing in Slack; only those at a word's edge are changed.
    """
    text = one_line(text).replace("`", "ˋ").replace("*", "∗").replace("~", "∼")
    text = re.sub(r"(?<!\w)_|_(?!\w)", "ˍ", text)
    return escape(text, limit)


def without_addresses(text: str) -> str:
    """A driver's or a system's words without the addresses, accounts and paths that they give away.

    >>> without_addresses('connection to server at "10.0.0.7", port 5432 failed')
    'connection to server at [host] failed'
    """
    for pattern, replacement in _ADDRESSES:
        text = pattern.sub(replacement, text)
    return text
