"""Whether two questions mean the same, word by word: what a verified answer is found by.

Two questions mean the same only where each says what the other says: the same numbers in the same order, the same
periods (each seen from the day on which it was asked), the same operations, comparisons and negations, about the same
words, and every word of the one is in the other, inflected or as a close synonym. What is left may only be everyday
words that ask or chat, and then the sentence encoder must find the two alike. So a question that differs in a number, a
period, a name or a "not" is never taken for another, however alike its sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from reliability.accounting.account import Explanation, Operation, Role
from reliability.accounting.asides import reasons
from reliability.accounting.phrasebook import LONGEST, NUMBER_WORDS, PHRASES
from reliability.accounting.schema_index import SYNONYM, SYNONYMS
from reliability.accounting.tokens import QuestionToken, root, roots, tokens
from reliability.lexicon import EVERYDAY, FUNCTION_WORDS, sets
from reliability.question.periods import Period, period_spans
from reliability.question.politeness import without_politeness

LIKE_ENOUGH = 0.8
"""The cosine of two sentences from which everyday words that only one of them has are let pass: measured by
tests/reliability/verified/test_sameness.py."""
LONGEST_QUESTION = 600
"""Characters of a question that can be verified, or answered by a verified one: what is longer is told, not asked."""

_LOOSE = frozenset({Operation.LIST, Operation.SUM, Operation.WITH, Operation.AND, Operation.EQUAL, Operation.COMPARE})
_LOOSE |= {Operation.OR, Operation.BETWEEN}
"""Operations that the same question may name or leave out: "list", "the total", "and", "compared with"."""
_ALIKE = {
    Operation.TOP: Operation.MOST,
    Operation.BOTTOM: Operation.LEAST,
    Operation.WITHOUT: Operation.NOT,
}
_GRAIN = "every "
_NOW = re.compile(
    r"(?i)\b(?:right now|at the moment|at present|presently|currently|current|as of (?:now|today)|today(?:['’]s)?|as of|rn)\b"
)
_WHY = re.compile(r"(?i)\b(?:because(?! of)|cos(?! of)|we want to|i want to|want to see)\b[^.;!?]*")
_ONE = re.compile(r"(?i)\b(?:in )?(?:just )?(?:one|a single) (?:figure|number|line|table)\b")
_SO_FAR = re.compile(r"(?i)\bso far (?:in )?(20\d\d|this (?:year|month|quarter|week))\b")
_WEEKDAY = re.compile(r"(?i)\b(mon|tues?|wed|thurs?|fri|sat|sun)\b\.?")
_WEEKDAYS = {day[:3]: day for day in "monday tuesday wednesday thursday friday saturday sunday".split()}
_LIGHT = frozenset(
    map(
        root,
        "bring brought take took run need do make made gave give one line figure please want call they end go single".split(),
    )
)
_NARROWER = frozenset(map(root, ["associate"]))
"""Words that accounting takes for a wider one, which every row of the narrower is, and that do not mean it: a sales
associate is one of the people in sales."""
_THOUSANDS = {"k": 3, "m": 6, "mio": 6, "bn": 9}
_LONGEST_SYNONYM = 4


@dataclass(frozen=True, slots=True)
class Gist:
    """What a question says: its `numbers` as they stand, its `periods`, its `marks` (operations and lengths of time),
    which words a "not" and a "by" stand beside (`beside`: mark → roots), all other words by their roots, and of these
    the `light` ones, which only ask or chat."""

    numbers: tuple[str, ...]
    periods: frozenset[Period]
    marks: frozenset[str]
    beside: dict[str, frozenset[str]]
    words: tuple[str, ...]
    light: frozenset[str]


@lru_cache(maxsize=5_000)
def gist_of(text: str, today: date) -> Gist:
    """What a question says, its periods as seen from a day. Pure; a text without words says nothing.

    >>> gist_of("How many orders came in last month, please?", date(2026, 11, 21)).marks
    frozenset({'count'})
    """
    text = _in_full(text[:LONGEST_QUESTION])
    text = _WHY.sub(" ", _without_spans(text, reasons(text)))
    spans = period_spans(text, today)
    rest = _without_spans(text, [(span.start, span.end) for span in spans])
    found = tokens(_plain(rest))
    numbers: list[str] = []
    marks: list[str] = []
    words: list[str] = []
    light: set[str] = set()
    places: list[tuple[str, int]] = []
    for begin, end in _phrases(found):
        said = found[begin:end]
        mark = _mark(said)
        if mark is not None:
            _add(mark, marks, said[-1].lower)
            if mark in _BOUND:
                places.append((mark, -len(words) if said[-1].lower in _BEHIND and len(said) == 1 else len(words)))
        elif (number := _number(said[0])) is not None:
            numbers.append(number)
        elif said[0].lower not in FUNCTION_WORDS and said[0].text[0].isalnum() and said[0].text != "s":
            words.append(said[0].root)
            if _is_light(said[0], text):
                light.add(said[0].root)
    return Gist(
        tuple(numbers),
        frozenset(each for span in spans for each in span.periods),
        frozenset(
            f"{mark} {sum(each == mark for each in marks[:at])}".removesuffix(" 0") for at, mark in enumerate(marks)
        ),
        {mark: _beside([at for each, at in places if each == mark], words) for mark in dict(places) if mark in marks},
        tuple(words),
        frozenset(light - _STATES),
    )


def same_meaning(one: Gist, other: Gist, likeness: float) -> bool:
    """Whether two questions mean the same. `likeness` is the cosine of their sentences, in [−1, 1], higher = more
    alike. Symmetric; nothing means the same as a question without words."""
    if not comparable(one, other):
        return False
    left = _left_over(one, other), _left_over(other, one)
    return not (left[0] or left[1]) or likeness >= LIKE_ENOUGH


def comparable(one: Gist, other: Gist) -> bool:
    """Whether nothing that counts differs, so that only everyday words may be left for the encoder to judge."""
    if not one.words or not other.words:
        return False
    if (one.numbers, one.periods, one.marks) != (other.numbers, other.periods, other.marks):
        return False
    if any(not one.beside[mark] & _meant(other.beside.get(mark, frozenset())) for mark in one.beside):
        return False
    return _left_over(one, other) <= one.light and _left_over(other, one) <= other.light


def _left_over(one: Gist, other: Gist) -> frozenset[str]:
    """The words of the one that the other does not have, neither as they are nor as a close synonym."""
    have = frozenset(other.words)
    missing = [at for at, word in enumerate(one.words) if word not in have]
    covered: set[int] = set()
    for begin in range(len(one.words)):
        for end in range(begin + 1, min(len(one.words), begin + _LONGEST_SYNONYM) + 1):
            phrase = one.words[begin:end]
            if _NARROWER.intersection(phrase):
                continue
            if any(weight >= SYNONYM and _holds(other.words, said) for said, weight in SYNONYMS.get(phrase, ())):
                covered |= set(range(begin, end))
    return frozenset(one.words[at] for at in missing if at not in covered)


def _holds(words: Sequence[str], phrase: tuple[str, ...]) -> bool:
    """Whether a phrase stands in words, one after another."""
    return any(tuple(words[at : at + len(phrase)]) == phrase for at in range(len(words) - len(phrase) + 1))


def _meant(words: frozenset[str]) -> frozenset[str]:
    """Words with their close synonyms of one word."""
    others = (said[0] for word in words for said, weight in SYNONYMS.get((word,), ()) if weight >= SYNONYM and said)
    return words | frozenset(others)


# --- reading a question ----------------------------------------------------------------------------


def _plain(text: str) -> str:
    """A text without politeness; the text itself where nothing else was said."""
    return without_politeness(text[:LONGEST_QUESTION]).whole or text[:LONGEST_QUESTION]


def _without_spans(text: str, spans: Sequence[tuple[int, int]]) -> str:
    """The text with a comma in place of each span, so that what stood around it is no phrase now."""
    kept, at = [], 0
    for begin, end in spans:
        kept.append(text[at:begin])
        at = end
    return ", ".join([*kept, text[at:]])


def _phrases(found: Sequence[QuestionToken]) -> Iterator[tuple[int, int]]:
    """The tokens cut into fixed phrases, the longest first, and single words."""
    at = 0
    while at < len(found):
        for length in range(min(LONGEST, len(found) - at), 0, -1):
            said = tuple(token.lower for token in found[at : at + length])
            if length == 1 or said in PHRASES:
                yield at, at + length
                at += length
                break


def _add(mark: str, marks: list[str], last: str) -> None:
    """Note what a phrase does: "in each year" groups as "per year" does, "largest first" sorts as "largest" does, and
    only a "not" that is said twice is more than one."""
    if mark.startswith(_GRAIN) and marks and marks[-1] == Operation.BY.value:
        marks.pop()
    counts = mark == Operation.COUNT.value and marks and marks[-1] in (Operation.MOST.value, Operation.LEAST.value)
    sorts = last in ("first", "last") and {Operation.MOST.value, Operation.LEAST.value} & set(marks)
    if mark and not sorts and not counts and (mark == Operation.NOT.value or mark not in marks):
        marks.append(mark)


def _in_full(text: str) -> str:
    """The ways of saying "now" as one word, and short names of weekdays as whole ones."""
    text = _SO_FAR.sub(r"\1 so far", _ONE.sub(" ", text))
    return _WEEKDAY.sub(lambda match: _WEEKDAYS[match[1].lower()[:3]], _NOW.sub(" now ", text))


def _mark(said: Sequence[QuestionToken]) -> str | None:
    """What a fixed phrase does; "" where it changes nothing, None for what is no phrase."""
    key = tuple(token.lower for token in said)
    known = PHRASES.get(("number", "of") if key == ("number",) else key)
    if not known or key in _NO_PHRASES:
        return None
    first = _counting(known)
    if first is None:
        return "" if all(each.role is Role.POLITE for each in known) else None if len(said) == 1 else ""
    if first.role is Role.GRAIN:
        return f"{_GRAIN}{first.value}"
    operation = Operation(first.value)
    return "" if operation in _LOOSE else _ALIKE.get(operation, operation).value


def _counting(known: Sequence[Explanation]) -> Explanation | None:
    return next((each for each in known if each.role in (Role.OPERATION, Role.GRAIN)), None)


def _number(token: QuestionToken) -> str | None:
    """A number in one form: "5k", "5,000" and "5000" are one, as are "five" and "5"."""
    if token.lower in NUMBER_WORDS:
        return NUMBER_WORDS[token.lower]
    read = re.fullmatch(r"([0-9][0-9,.'’]*)(k|m|bn|mio)?", token.lower)
    if not token.number or read is None:
        return None
    digits = re.sub(r"[,'’](?=\d{3})", "", read[1])
    zeros = _THOUSANDS.get(read[2] or "", 0)
    whole, _, part = digits.partition(".")
    return f"{whole}{part.ljust(zeros, '0')[:zeros]}{('.' + part[zeros:]) if part[zeros:] else ''}"


def _is_light(token: QuestionToken, text: str) -> bool:
    """Whether a word only asks or chats: an everyday one, and not written as a name."""
    if (
        token.root in _NARROWER
        or token.number
        or not (token.lower in EVERYDAY or token.root in EVERYDAY or token.root in _LIGHT)
    ):
        return False
    return not re.search(rf"(?<=[\w,;] ){re.escape(token.text.capitalize())}\b", text)


def _beside(places: Sequence[int], words: Sequence[str]) -> frozenset[str]:
    """The roots that stand right behind marks, or where none does, before them."""
    found: set[str] = set()
    for at in places:
        behind = words[at : at + 2] if at >= 0 else []
        found |= set(behind or words[max(0, abs(at) - 2) : abs(at)])
    return frozenset(found)


_NO_PHRASES = frozenset((word,) for word in "record run rate main to leading from".split())
_BOUND = frozenset({Operation.NOT.value, Operation.BY.value})
_BEHIND = frozenset({"aside", "out", "excluded", "apart", "ignored", "excl"})
"""A "not" that stands behind what it is about: "cancelled orders aside"."""
_STATES = frozenset(
    part for line in sets("states.txt") for phrase in line for said in phrase.split(";") for part in roots(said)
) - _LIGHT | frozenset(
    map(root, "new old first last next previous only ever current still now today total net gross".split())
)
"""Words that tell rows of one kind from others: never only chat."""
