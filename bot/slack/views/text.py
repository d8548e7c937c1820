"""Turns data into text that Slack shows as it is: nobody is notified, nothing is formatted, nothing is cut
in the middle of an escape.

Everything that comes from a question, a schema, a hint or a result is data and goes through here once.
"""

from __future__ import annotations

import re
import unicodedata

_HIDING = frozenset({"Cc", "Cf", "Cn", "Co"})
"""Unicode's controls, format characters (joiners, direction marks, tags), unassigned and private characters."""
_KEPT = frozenset("\t\n\r\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd")
"""Of those: line breaks, and the signs over numbers and verses, which people see."""
_BLANK = re.compile(
    # letters and marks that show nothing: grapheme joiner, Hangul, Khmer and Mongolian fillers, variation selectors
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]"
)
_EMOJI = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d"
    "\u3297\u3299\U0001f000-\U0001faff]"
)
_LOOSE_VS16 = re.compile(f"(?<!{_EMOJI})(?<![0-9#*](?=\ufe0f\u20e3))\ufe0f")
_LOOSE_ZWJ = re.compile(f"\u200d(?!{_EMOJI})|(?<!{_EMOJI})(?<!{_EMOJI}\ufe0f)\u200d")
_SURROGATES = re.compile(r"[\ud800-\udfff]")
_BREAKS = re.compile(r"\s+")
_ADDRESSES: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"\b[a-zA-Z][\w+.-]{0,30}://[^\s'\"]+"), "[address]"),
    (
        re.compile(r"(?i)\b(host|hostaddr|server at|at)(\s*[=:]?\s*)(\"[^\"]+\"|'[^']+'),?(\s*port\s*=?\s*\d+)?"),
        r"\1 [host]",
    ),
    (re.compile(r"(?i)\b(host|hostaddr|user|dbname)(\s*=\s*)\S+"), r"\1\2[hidden]"),
    (re.compile(r"(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?![\d.])"), "[host]"),
    (re.compile(r"(?<![\w/])/(?:[\w.-]+/)+[\w.-]*"), "[path]"),
)
_ESCAPES = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


def clean(text: str) -> str:
    """The text without what hides or reorders text: controls, invisible characters, direction marks, tags and
    half characters. Emoji keep the joiners and selectors that make one picture of several characters.

    >>> clean("pay\\u202e\\u00adpal \\U0001f469\\u200d\\U0001f4bb") == "paypal \\U0001f469\\u200d\\U0001f4bb"
    True
    """
    if text.isascii() and text.isprintable():
        return text
    shown = "".join(one for one in text if _shows(one))
    shown = _LOOSE_VS16.sub("", _BLANK.sub("", shown))
    return _SURROGATES.sub("\ufffd", _LOOSE_ZWJ.sub("", shown))


def _shows(character: str) -> bool:
    """Whether a character is more than an instruction to whoever draws the text."""
    if character in _KEPT or character == "\u200d" or "\U0001f000" <= character <= "\U0001faff":
        return True  # the last are emoji, those too that are younger than Python's tables
    return unicodedata.category(character) not in _HIDING


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
