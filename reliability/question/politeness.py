"""A text as it is compared: in lower case, without emoji, without greetings, thanks and "please" around it."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

_EMOJI_NAME = re.compile(r":[a-z0-9_+\-']+(?:::skin-tone-\d)?:")
_WHOM = r"(?:there|again|all|my (?:friend|dear)|team|everyone|everybody|folks|guys|you|mate|buddy|friend|dear|candor|bot|chat|sir|madam)"
_GREETING = (
    r"(?:hi+|hello+|hallo|hey+|heya|hiya|howdy|yo|greetings|welcome|(?:a )?(?:very )?good (?:morning|afternoon|evening|day)|"
    r"morning|afternoon|evening)"
)
_MUCH = (
    r"(?:a lot|lots|so much|very much|a bunch|a ton|a million|kindly|in advance|man|for (?:that|this|your help|"
    r"the (?:help|info|answer|quick (?:reply|answer|response)|numbers?)|all that|everything|helping)|to you)"
)
_THANKS = (
    r"(?:many thanks|thanks?(?: you)?|thank u|thankyou|thx+|tha?nx|tnx|ty(?:sm|vm)?|cheers|much appreciated|"
    r"(?:i )?(?:really |much )?appreciate (?:it|that|this)|kudos|merci|danke)"
)
_LEADING_GREETING = re.compile(rf"^{_GREETING}\b(?: {_WHOM}\b)*[\s,.!:;–—-]*")
_LEADING_THANKS = re.compile(
    rf"^(?:(?:ok|okay|great|perfect|nice|cool|super|oh|ah|wow|awesome|and|lovely|good|alright)[\s,.!]+)*{_THANKS}\b"
    rf"(?: {_MUCH}\b| {_WHOM}\b)*[\s,.!:;–—-]*"
)
_TRAILING_THANKS = re.compile(rf"[\s,.!;–—-]+{_THANKS}\b(?: {_MUCH}\b| {_WHOM}\b)*[\s.!]*$")
_PLEASE = re.compile(r"^(?:please|pls|plz|kindly)\b[\s,]*|[\s,]+(?:please|pls|plz)(?=[\s.!?]*$)")
_CLAUSE_ENDS = re.compile(r"[.!?;,…]+(?=\s|$)|\s[-–—]+\s|[:;]\s")
_LONGEST = 10  # greetings and thanks that are taken off, one after another


@dataclass(frozen=True, slots=True)
class Said:
    """What is left of a text once it is not polite any more, and how it was polite."""

    rest: str
    greeted: bool = False
    thanked: bool = False

    @property
    def clauses(self) -> tuple[str, ...]:
        """The rest, cut at commas and ends of sentences, without "please".

        >>> without_politeness("Hi! That is wrong, please look again.").clauses
        ('that is wrong', 'look again')
        """
        cut = (_PLEASE.sub("", clause.strip()).strip() for clause in _CLAUSE_ENDS.split(self.rest))
        return tuple(clause for clause in cut if clause)

    @property
    def whole(self) -> str:
        """The rest without "please" and without the marks at its end."""
        return _PLEASE.sub("", self.rest.rstrip(" .!?…,;")).rstrip(" .!?…,;")


def without_politeness(text: str) -> Said:
    """What a person said, without greetings and thanks around it.

    >>> without_politeness("Good morning team, how many stores? Thanks!").rest
    'how many stores?'
    """
    rest, greeted, thanked = _plain(text), False, False
    for _ in range(_LONGEST):
        before = rest
        rest = _LEADING_GREETING.sub("", rest)
        greeted |= rest != before
        rest, hailed = _LEADING_THANKS.sub("", rest), rest
        thanked |= rest != hailed
        if rest == before:
            break
    rest, hailed = _TRAILING_THANKS.sub("", rest), rest
    thanked |= rest != hailed
    return Said(rest if any(map(str.isalnum, rest)) else "", greeted, thanked)


_CONTRACTED = re.compile(r"\b(what|who|where|when|how|that|there|here)(s)\b")
"""Words that lost their apostrophe: "whats", "thats"."""


def _plain(text: str) -> str:
    """Lower case, straight quotes and apostrophes where they are missing, no emoji, single spaces."""
    text = _EMOJI_NAME.sub(" ", unicodedata.normalize("NFKC", text).lower())
    text = text.translate({0x2018: "'", 0x2019: "'", 0x201C: '"', 0x201D: '"'})
    text = _CONTRACTED.sub(lambda said: f"{said[1]}'{said[2]}", text)
    kept = (" " if unicodedata.category(c) in ("So", "Sk", "Cf", "Cc", "Mn", "Cs") else c for c in text)
    return re.sub(r"\s+", " ", "".join(kept)).strip()
