"""Phrases of a question that a query may hold as text: runs of its words, and what it puts in quotes.

A run is taken as it stands, also across a comma or another mark between its words ("Portland, Oregon"). A phrase tells
a name where it is quoted, or begins and ends with a capital letter or a digit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_MAX_WORDS, _MAX_QUESTION_WORDS, _MAX_QUOTED = 6, 80, 100
_WORD = re.compile(r"[^\s,;/]+")
_QUOTED = re.compile(r'"([^"]+)"|“([^”]+)”|«([^»]+)»|„([^“”]+)[“”]' r"|(?<!\w)'([^']+)'(?!\w)|(?<!\w)‘([^’]+)’(?!\w)")
SMALL = frozenset(
    "the a an of in on at by for to from with and or is are was were do does did have has had how many much "
    "what which who whose where when that this these those it its their there all any each every".split()
)
_EDGES = "\"'.,?!;:()[]{}«»“”„‘’"
_MARK = re.compile(r'["“”„«»]')
_TIME = re.compile(
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|"
    r"oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|[qh][1-4])\b.*",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text of the question; `tells`: it looks like a name, `surely`: whatever else the question says; `quoted`: it
    stands in quotes."""

    text: str
    tells: bool
    surely: bool
    quoted: bool = False


def phrases_of(question: str) -> Iterator[Phrase]:
    """Quoted phrases, then runs of at most six words that neither begin nor end with a small one, shorter ones first.

    Of a run that ends with s, what is before it follows as well.

    >>> [p.text for p in phrases_of("in Portland , Oregon")]
    ['Portland', 'Oregon', 'Portland, Oregon']
    """
    for match in _QUOTED.finditer(question):
        text = _spaced(next(part for part in match.groups() if part is not None))
        if text and len(text) <= _MAX_QUOTED:
            yield Phrase(text, tells=True, surely=True, quoted=True)
    words = list(_WORD.finditer(question))[:_MAX_QUESTION_WORDS]
    for size in range(1, _MAX_WORDS + 1):
        for start in range(len(words) - size + 1):
            run = words[start : start + size]
            text = _spaced(question[run[0].start() : run[-1].end()]).strip(_EDGES)
            ends = text.split()[:1] + text.split()[-1:]
            small = not SMALL.isdisjoint(word.lower() for word in ends)
            if not ends or small or _MARK.search(text):
                continue
            tells = all(map(_is_name, ends))
            surely = tells and start > 0 and any(c.isupper() for c in text) and not _TIME.fullmatch(text)
            yield Phrase(text, tells, surely)
            if text.endswith("s") and text[:-1].lower() not in SMALL and len(text) > 1:
                yield Phrase(text[:-1], tells, surely)


def _spaced(text: str) -> str:
    """Single spaces, and none before a comma and its like."""
    return re.sub(r" (?=[,.;:!?](?:\s|$))", "", " ".join(text.split()))


def _is_name(word: str) -> bool:
    return any(c.isupper() or c.isdigit() for c in word)
