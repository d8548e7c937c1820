"""Codes whose meaning the comment on a column tells: "B = booked, X = cancelled", "AV on the shelf, OL on loan"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

MOST_READ = 1_000
_MOST_WORDS, _SHORT_CODE = 4, 4
_CODE = r"(?:(?<=^)|(?<=[\s,;|/(.:\[]))['\"]?([A-Za-z0-9][A-Za-z0-9_+-]{0,11})['\"]?"
_SIGNS = (
    r"\s*(?:=>|==?|->|→)\s*",
    r"\s*:\s+|:(?=[A-Za-z])",
    r"\s+(?:-|–|—)\s+|\s*[–—]\s*",
    r"\s+(?:means|stands for)\s+",
)
_PAIRS = tuple(re.compile(f"{_CODE}(?:{sign})") for sign in _SIGNS)
_BARE = re.compile(r"\(?([A-Z0-9]{1,4})\)?\s+([a-z].*)")
_INSIDE = re.compile(r"\(([^()]*)\)")
_ENDS = re.compile(r"\([^()]*\)|[,;|\n\])]|\.(?:\s|$)|\s/\s|$")
_JOINED = re.compile(r"[\s,;|/]+(?:or|and)?\s*$")
_OUTSIDE = r"(?![^()]*\))"
_REMARKS = re.compile(
    r"^(?:e\.?g|i\.?e|see|the default|default|etc|formerly|deprecated|obsolete|not used)\b|[0-9]", re.I
)
_LINKS = frozenset("from on in to of the a an by with for at into under as".split())
_SAYS_NOTHING = frozenset("yes no true false on off other others unknown none empty null".split())

Meaning = tuple[str, str]


def codes_told(comment: str, samples: Sequence[str] = ()) -> tuple[Meaning, ...]:
    """The values that a comment explains, each with words for it; none where the samples are others.

    >>> codes_told("B = booked, X = cancelled, N = no-show")
    (('B', 'booked'), ('X', 'cancelled'), ('N', 'no-show'))
    >>> codes_told("Kind: J: junior (children); G: general")
    (('J', 'junior'), ('J', 'children'), ('G', 'general'))
    >>> codes_told("AV available on the shelf, OL on loan", ["OL"])
    (('AV', 'available on the shelf'), ('AV', 'available'), ('OL', 'on loan'))
    >>> codes_told("waiting, ready (on the hold shelf), collected", ["ready"])
    (('waiting', 'waiting'), ('ready', 'ready'), ('ready', 'on the hold shelf'), ('collected', 'collected'))
    >>> codes_told("net = gross - discount"), codes_told("A = adult, C = child", ["green"])
    ((), ())
    """
    said = comment[:MOST_READ]
    for found in (*(_paired(pattern, said) for pattern in _PAIRS), _bare(said), _listed(said, samples)):
        if len(dict(found)) > 1 and _are_of(samples, dict(found)):
            return tuple(dict.fromkeys((code, words) for code, text in found for words in _wordings(text)))
    return ()


def _are_of(samples: Sequence[str], told: dict[str, str]) -> bool:
    """Whether a column whose samples these are holds the codes that are told of."""
    if not samples:
        return all(len(code) <= _SHORT_CODE for code in told)
    return any(sample.strip() in told for sample in samples)


def _paired(pattern: re.Pattern[str], comment: str) -> list[Meaning]:
    """Codes and what stands behind their sign, up to the next code or the next mark outside brackets."""
    starts = [match for match in pattern.finditer(comment) if not _in_brackets(comment, match.start())]
    ends = (*(match.start() for match in starts[1:]), len(comment))
    texts = (comment[match.end() : end] for match, end in zip(starts, ends, strict=False))
    found = [(match[1], _JOINED.sub("", _up_to_mark(text))) for match, text in zip(starts, texts, strict=True)]
    return [(code, text) for code, text in found if text]


def _in_brackets(comment: str, at: int) -> bool:
    """Whether a place is inside brackets that opened with other words: "child (age: under 16)", and not "(A = adult"."""
    inside = comment.rfind("(", 0, at)
    return inside > comment.rfind(")", 0, at) and "=" in comment[:inside]


def _up_to_mark(text: str) -> str:
    """What stands before the first mark outside brackets."""
    mark = next((match for match in _ENDS.finditer(text) if match[0][:1] != "("), None)
    return text[: mark.start() if mark else len(text)].strip(" '\"")


def _bare(comment: str) -> list[Meaning]:
    """Codes in capitals before their words, without a sign between."""
    items = _items(comment)
    matches = [_BARE.fullmatch(item) for item in items]
    return [(match[1], match[2]) for match in matches if match] if all(matches) else []


def _listed(comment: str, samples: Sequence[str]) -> list[Meaning]:
    """The values of a list, where all samples are among them."""
    items = {_INSIDE.sub("", item).strip().casefold(): item for item in _items(comment)}
    known = {sample.casefold(): sample for sample in samples}
    if not known or not known.keys() <= items.keys():
        return []
    cased = str.upper if all(map(str.isupper, samples)) else str
    return [(known.get(low, cased(_INSIDE.sub("", item).strip())), item) for low, item in items.items()]


def _items(comment: str) -> list[str]:
    """The parts of the clause of a comment that lists most, without what stands before its colon."""
    clauses = re.split(rf"[.:;]\s{_OUTSIDE}|[.;]$|\n", comment)
    parts = [re.split(rf"(?:,|\||\bor\b){_OUTSIDE}", clause) for clause in clauses]
    items = max(parts, key=len)
    items = items if len(items) > 1 else re.split(rf";{_OUTSIDE}", comment)
    return [item.strip(" '\"") for item in items if item.strip(" '\"")]


def _wordings(text: str) -> Iterator[str]:
    """What a meaning's text says: itself without brackets, its alternatives, its words before a link, and what is in
    brackets; no remarks, and nothing long."""
    main = _INSIDE.sub(" ", text).strip()
    said = [main, *re.split(r"\s*/\s*|\s+or\s+", main)]
    words = main.split()
    ahead = next((at for at, word in enumerate(words) if word.lower() in _LINKS), 0)
    said += [" ".join(words[:ahead])] if ahead else []
    said += [part for inside in _INSIDE.findall(text) for part in re.split(r"\s*[,;/]\s*|\s+or\s+", inside)]
    for each in dict.fromkeys(part.strip() for part in said):
        if 0 < len(each.split()) <= _MOST_WORDS and not _REMARKS.search(each) and each.lower() not in _SAYS_NOTHING:
            yield each
