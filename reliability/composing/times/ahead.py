"""What is ahead: "expiring in the next 30 days", "due within the coming two weeks", "upcoming events"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from reliability.accounting.account import Explanation, Piece, Role
from reliability.composing.frame import Condition, Of
from reliability.composing.planning.columns import kind_of, words_of
from reliability.composing.planning.relations import Relations
from reliability.composing.times.columns import Marking
from reliability.composing.times.last_done import LENGTH, day_before, so_many
from reliability.composing.times.spans import TimeSaid, taken_together
from reliability.question.periods import Period
from reliability.values import Element

_KINDS: dict[str, tuple[str, frozenset[str]]] = {
    "end": (
        r"expir(?:e|es|ing)|run(?:s|ning)? out|end(?:s|ing)?|laps(?:e|es|ing)|(?:(?:are|is|come|comes|coming) )?up for renewal"
        r"|renew(?:s|ing)?",
        frozenset("expires expire expiry expiration ends end until renews renewal lapses".split()),
    ),
    "due": (
        r"(?:(?:be|are|is|come|comes|coming|fall|falls|falling|become) )?due",
        frozenset("due deadline expected promised".split()),
    ),
    "start": (
        r"start(?:s|ing)?|begin(?:s|ning)?|tak(?:e|es|ing) place|happen(?:s|ing)?|(?:(?:are|is) )?(?:scheduled|planned)",
        frozenset("starts start begins begin scheduled planned departs departure".split()),
    ),
}
_VERB = "|".join(rf"(?P<{kind}>{verbs})" for kind, (verbs, _) in _KINDS.items())
_AHEAD = re.compile(
    rf"\b(?:(?:{_VERB}) )?(?:(?:in|within|over|during|for) )?(?:the )?(?:next|coming|following) {LENGTH}\b", re.I
)
_UPCOMING = re.compile(r"\b(?:upcoming|forthcoming|still to come|in the future|lying ahead)\b", re.I)
_NAMED, _OF_ITS_KIND, _OF_ANOTHER = 1.0, 0.95, 0.85
_LONGEST = 2000


def ahead_read(
    pieces: Sequence[Piece], text: str, relations: Relations, today: date
) -> tuple[tuple[Piece, ...], list[Marking]]:
    """The pieces with those that speak of a time from today on explained by the dates that look ahead, and the columns
    by which they are; without such a date, by the time alone."""
    found, columns = tuple(pieces), list[Marking]()
    for start, end, kind, period in _said(text[:_LONGEST], today):
        named = {e.element for p in found if not start <= p.start < end for e in p.of(Role.COLUMN)[:2] if e.element}
        dates = list(_dates(relations, kind, named))
        marks = [(_marking(element, period), score) for element, score in dates]
        said = tuple(Explanation(Role.STATE, score, mark.element, "true", via="ahead") for mark, score in marks)
        said = tuple(sorted(said, key=lambda each: -each.score))
        if not said and period.end is None:
            continue
        alone = (Explanation(Role.PERIOD, 1.0, period=period),)
        found = taken_together(found, text, TimeSaid(start, end, said or alone))
        columns += [mark for mark, _ in marks]
    return found, columns


def _said(text: str, today: date) -> Iterator[tuple[int, int, str, Period]]:
    """Each stretch that says so, what kind of day it speaks of ("" where it does not say) and the time."""
    for match in _AHEAD.finditer(text):
        until = day_before(today, -so_many(match["n"]), match["unit"].lower())
        if until is not None:
            kind = next((kind for kind in _KINDS if match[kind]), "")
            yield match.start(), match.end(), kind, Period(today, until)
    for match in _UPCOMING.finditer(text):
        yield match.start(), match.end(), "", Period(today, None)


def _dates(relations: Relations, kind: str, named: set[Element]) -> Iterator[tuple[Element, float]]:
    """The dates of that kind, or without one all that look ahead, beginnings before ends, with how well each suits."""
    for table in relations.tables.values():
        for column in table.columns:
            if kind_of(table, column, relations) != "date":
                continue
            element, words = Element(table.name, column.name), set(words_of(column.name))
            own = next((each for each, (_, said) in _KINDS.items() if words & said), "")
            if own and (not kind or own == kind):
                suits = _OF_ITS_KIND if kind or own == "start" else _OF_ANOTHER
                yield element, _NAMED if element in named else suits


def _marking(element: Element, period: Period) -> Marking:
    """Rows whose day lies in a time from today on, and the others."""
    of = Of(element)
    until = (period.end - timedelta(days=1)).isoformat() if period.end else "later"
    fails = Condition(of, "<>", period=period)
    name = f"{element.column} from today to {until}"
    return Marking(Element(element.table, name), element, "BOOLEAN", Condition(of, period=period), fails)
