"""Whether a person asks for rows that are marked as over: by their own words, or by the reading that they picked.

Then neither what they chose before nor a rule of the team leaves these out: "orders including cancelled ones" means
what it says. "Orders without cancelled ones" asks for no such rows, and a mention in doubt counts as asking.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from reliability.afterwards.marked_rows import leaves_out, noun_and_mark
from reliability.candidates.execution import canonical_key
from reliability.values import Answered, Dialect, Included, Question, Reading, ReplyKind
from reliability.words import stem

_WORD = re.compile(r"[^\W_]+")
_AGAINST = frozenset(
    """without excluding exclude excludes excl except not no non never minus ignoring ignore skip skipping omit omitting
    leaving leave drop aren isn weren wasn haven hasn don""".split()
)
_EVEN = frozenset("including include includes included incl inclusive even".split())
_WHATEVER = frozenset("regardless irrespective".split())
_OPEN = ((re.compile(r"\bnot (?:only|just)\b"), " "), (re.compile(r"\bno matter\b"), "regardless"))
"""Turns that deny nothing."""
_THEY = frozenset("one those them they everything everyone everybody all".split())
_ENDING = "(?:l?(?:ed|ing|ation|ations)|e|es|s|ion|ions|al|als|ure|ures)?"
_FORMER = frozenset("former ex leaver past".split())
_GONE = frozenset("left departed resigned terminated retired dissolved ended expired".split())
_BEFORE, _AFTER = 3, 4


def asks_for(question: Question, outcome: Answered, found: Included, dialect: Dialect) -> bool:
    """Whether these rows were asked for: in the question or the one before in its thread, in words of a reply, or by
    picking a reading that has them where one without them stood beside it."""
    said = [question.text, question.previous.question if question.previous else ""]
    said += [each.reply.text for each in outcome.exchanges]
    if any(names(text, found) for text in said):
        return True
    picks = [each for each in outcome.exchanges if each.reply.kind in (ReplyKind.CHOICE, ReplyKind.YES)]
    return any(
        leaves_out(reading.sql, found, outcome.reading.sql, dialect)
        for each in picks
        for reading in each.clarification.as_readings()
    )


def passed_over(outcome: Answered, without: Reading) -> bool:
    """Whether somebody picked the answer's reading where one that returns what `without` does stood beside it, however
    its query is spelled."""
    wanted = _key(without)
    offered = [
        reading
        for each in outcome.exchanges
        if each.reply.kind in (ReplyKind.CHOICE, ReplyKind.YES)
        for reading in each.clarification.as_readings()
    ]
    return any(_key(reading) == wanted for reading in offered if reading.sql != outcome.reading.sql)


def _key(reading: Reading) -> str:
    return canonical_key(reading.result, ordered=False, unique=reading.sql)


def names(text: str, found: Included) -> bool:
    """Whether a text wants these rows to count.

    >>> over = Included("orders", "status", "cancelled orders", "", "", "")
    >>> [names(text, over) for text in ("orders by city", "orders incl. cancellations", "orders, but not cancelled ones")]
    [False, True, False]
    """
    noun, mark = noun_and_mark(found)
    text = text.casefold()
    for turn, instead in _OPEN:
        text = turn.sub(instead, text)
    said = _WORD.findall(text)
    places = [place for place, word in enumerate(said) if word in _WHATEVER]
    places += [place for place, word in enumerate(said) if mark and _says(word, mark)]
    places += [place for place, word in enumerate(said) if word in _EVEN and _means(said[place + 1 :], noun)]
    return any(_AGAINST.isdisjoint(said[max(0, place - _BEFORE) : place]) for place in places)


def _says(word: str, mark: str) -> bool:
    if mark in _GONE and stem(word) in _FORMER:
        return True
    begin = re.sub(r"l?ed$", "", mark) if len(mark) > 4 else mark
    return word == mark or re.fullmatch(re.escape(begin) + _ENDING, word) is not None


def _means(following: Sequence[str], noun: str) -> bool:
    """Whether what follows "including" are such rows: their noun, or a word that stands for all of them."""
    wanted = {stem(word) for word in _WORD.findall(noun.casefold())[-1:]} | _THEY
    return not wanted.isdisjoint(stem(word) for word in following[:_AFTER])
