"""Which rows a column marks by being filled, empty, true or false: open stores, former staff, deleted accounts.

A date that may be empty, or a column of yes and no, is an event; `lexicon/states.txt` holds how people speak of rows
for which it has happened and of those for which it has not. Comments add their own words: "empty while the store is
open".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from reliability.accounting.account import Explanation, Operation, Piece, Role
from reliability.accounting.schema_index import name_roots
from reliability.accounting.tokens import root, roots
from reliability.accounting.wordings.word_families import done as is_done
from reliability.accounting.wordings.word_families import verbs_of
from reliability.accounting.yes_no import yes_no_phrases
from reliability.lexicon import FUNCTION_WORDS, lines
from reliability.question.kept.day_forms import day_form
from reliability.question.kept.yes_and_no import YES_CODES, codes_of_yes_and_no
from reliability.values import Column, Element, Schema, Table
from reliability.words import called, words

Phrase = tuple[str, ...]
_EMPTY = re.compile(r"\b(?:empty|null|blank|not set|missing) (?:while|for|if|until|unless|when|in)\b (.{3,60})", re.I)
_TRUE = re.compile(r"\b(?:true|yes|1) (?:while|for|if|when|on|once)\b (.{3,60})", re.I)
_BOOLEAN = re.compile(r"^(?:is|has|was|had|are|can|did|should)_|_(?:flag|yn|ind)$", re.I)
_NAMED, _COMMENTED = 0.9, 0.85
_MAX_STATES = 24


@dataclass(frozen=True, slots=True)
class StateOf:
    """Rows of the element's table for which a condition on it holds; `score` in (0, 1]."""

    element: Element
    condition: str
    score: float


States = dict[Phrase, list[StateOf]]


def states_of(schema: Schema) -> States:
    """Phrases of a schema's states → what they say, best first."""
    found: dict[Phrase, dict[StateOf, None]] = {}
    for table in schema.tables:
        happened = {(verb,) for column in table.columns if (verb := _happened(column)) is not None}
        said = {column.name: _said(table, column) for column in table.columns}
        going_on = {phrase for each in said.values() for phrase, condition, _ in each if condition == "is null"}
        for column in table.columns:
            own = _happened(column)
            for phrase, condition, score in said[column.name]:
                if phrase in going_on & _SAID_OF_WHAT_GOES_ON and condition == "is not null":
                    continue  # tickets that are open are those not closed, whenever they were opened
                if phrase in happened and phrase != (own,) and condition == "is null":
                    continue  # what is "accepted" has a day of that, and is more than not declined
                state = StateOf(Element(table.name, column.name), condition, score)
                found.setdefault(phrase, {})[state] = None
    return {phrase: sorted(each, key=lambda state: -state.score)[:_MAX_STATES] for phrase, each in found.items()}


def _said(table: Table, column: Column) -> list[tuple[Phrase, str, float]]:
    codes = codes_of_yes_and_no(column)
    boolean, dated = _is_boolean(column) or codes is not None, _is_date(column)
    if not (boolean or (column.nullable and not column.primary_key)):
        return []
    yes, no = codes or (("true", "false") if boolean else ("is not null", "is null"))
    name = {*name_roots(column.name), *roots(called(column))}
    comment = set(roots(column.comment.split(",")[0])) - _LITTLE
    said: list[tuple[Phrase, str, float]] = []
    for event, done, open_ in EVENTS:
        score = _NAMED if _any(event, name) else _COMMENTED if _any(event, comment) and dated else 0.0
        if boolean and done[:1] and done[0][0] == "with" and len(name - _LITTLE) > len(min(event, key=len)):
            continue  # "e-mail verified" is no e-mail
        if score and (boolean or dated):
            said += [(phrase, yes, score) for phrase in done] + [(phrase, no, score) for phrase in open_]
    said += [(phrase, "is null", _COMMENTED) for phrase in _commented(_EMPTY, column, table)]
    said += [(phrase, "is not null", _COMMENTED) for phrase in _inside(column)]
    said += [((no_, *phrase), "is null", _COMMENTED) for phrase in _inside(column) for no_ in ("non", "not", "outside")]
    verb = _happened(column)
    if verb is not None and not any(score for phrase, _, score in said if phrase == (verb,)):
        said += [((verb,), yes, _NAMED), (("not", verb), no, _NAMED), (("not", "yet", verb), no, _NAMED)]
        said += [((f"un{verb}",), no, _NAMED)]
    if boolean:
        bare = tuple(root(word) for word in words(_BOOLEAN.sub("", column.name)).split())
        said += [(bare, yes, _NAMED), (("not", *bare), no, _NAMED), (("non", *bare), no, _NAMED)]
        said += [(phrase, yes, _COMMENTED) for phrase in _commented(_TRUE, column, table)]
        said += [(phrase, yes if holds else no, score) for phrase, holds, score in yes_no_phrases(column)]
    return said


def _happened(column: Column) -> str | None:
    """The root of what a column that may be empty says was done on its day: accepted_on; None where it says no such
    thing."""
    match = _DONE_ON.fullmatch(called(column).replace(" ", "_"))
    verb = is_done(match[1]) if match and column.nullable and not column.primary_key and _is_date(column) else None
    return verb if (verb,) not in _SAID_OF_WHAT_GOES_ON else None


_SAID_OF_WHAT_GOES_ON: frozenset[Phrase] = frozenset((("open",),))
"""What says of rows that they are not over yet, though it is the root of a day's verb as well: "open tickets"."""


_DONE_ON = re.compile(r"([a-z]+)_(?:at|on|date|time|day|dt|ts)", re.I)


def with_rates(pieces: list[Piece], states: States) -> list[Piece]:
    """ "Cancellation rate": the rate of what rows are is the share of those that are so, and no property of that
    name; an "acceptance rate" that of what was accepted."""
    made = list(pieces)
    for place, (one, other) in enumerate(pairwise(pieces), start=1):
        if other.lemmas != ("rate",) or len(one.lemmas) != 1:
            continue
        best, verbs = one.best, verbs_of(one.text.lower())
        is_so = best is not None and best.role in (Role.CELL, Role.STATE)
        rates = [
            each for each in other.of(Role.COLUMN) if each.element and "rate" in words(each.element.column).split()
        ]
        if rates and not verbs:
            continue
        if is_so:
            made[place] = replace(other, explanations=(_SHARE,))
            besides = [
                e
                for e in _done_so(verbs, one, pieces, states)
                if e.element not in [o.element for o in one.explanations]
            ]
            made[place - 1] = replace(one, explanations=(*one.explanations, *besides))
        elif done_so := _done_so(verbs, one, pieces, states):
            made[place - 1], made[place] = replace(one, explanations=done_so), replace(other, explanations=(_SHARE,))
    return made


_HOLDS = YES_CODES | {"is not null", "true"}
"""Conditions of states that say that something is so, whatever a column keeps for it."""
_SHARE = Explanation(Role.OPERATION, 1.0, value=Operation.SHARE.value)


def _done_so(verbs: Sequence[str], noun: Piece, pieces: Sequence[Piece], states: States) -> tuple[Explanation, ...]:
    """The states of rows for which it has happened what a noun is made of, those of tables named first; none where the
    noun names a column or a table itself."""
    if any(each.via == "name" for each in noun.of(Role.COLUMN, Role.TABLE)):
        return ()
    named = {e.element.table for piece in pieces for e in piece.of(Role.TABLE)[:1] if e.element}
    found = [state for verb in verbs for state in states.get((verb,), ()) if state.condition in _HOLDS]
    scored = [(s.score if s.element.table in named else 0.9 * s.score, s) for s in found]
    said = [Explanation(Role.STATE, score, s.element, s.condition, via="name") for score, s in scored]
    return tuple(sorted(said, key=lambda each: -each.score))


def _is_boolean(column: Column) -> bool:
    return column.type.upper().startswith(("BOOL", "BIT")) or bool(_BOOLEAN.search(column.name))


def _is_date(column: Column) -> bool:
    kind = column.type.lower()
    return "date" in kind or "time" in kind or bool(_DATED.search(column.name)) or day_form(column) is not None


def _any(event: Sequence[Phrase], said: set[str]) -> bool:
    """Whether all words of one of the event's phrases are said."""
    return any(said.issuperset(phrase) for phrase in event)


_DATED = re.compile(r"(?:_at|_on|date|_time|until|_to)$|^date", re.I)


def _commented(pattern: re.Pattern[str], column: Column, table: Table) -> list[Phrase]:
    """What a comment says a row is, where the column is empty or true: its words, without those of its table."""
    match = pattern.search(column.comment)
    if match is None:
        return []
    clause = roots(re.split(r"[;,.]", match[1])[0])
    about = {*roots(words(table.name)), *roots(table.comment)[:1]} | _LITTLE
    telling = tuple(word for word in clause if word not in about)
    if "not" in clause:  # "empty if not rated"
        return [phrase for word in telling for phrase in (("not", word), (f"un{word}",))]
    return [telling] if 0 < len(telling) <= 4 and telling != ("unknown",) else []


def _inside(column: Column) -> list[Phrase]:
    """Of "empty outside the programme": the programme, and its synonyms, where the column is filled."""
    match = _OUTSIDE.search(column.comment)
    inside = tuple(word for word in roots(match[1]) if word not in _LITTLE) if match else ()
    if not 0 < len(inside) <= 3:
        return []
    first = name_roots(column.name)[:1]
    groups = [inside, *((each,) for each in _MEMBERSHIPS if inside[-1] in _MEMBERSHIPS)]
    return list(
        dict.fromkeys(phrase for group in groups for phrase in (group, (*first, *group), (*first, *group, "member")))
    )


_MEMBERSHIPS = ("program", "scheme", "club", "member")
_OUTSIDE = re.compile(r"\bempty (?:outside|unless)\b ([^.;,]{3,60})", re.I)
_LITTLE = frozenset(map(root, FUNCTION_WORDS)) | {"last", "day", "when", "account"}


def _events() -> list[tuple[list[Phrase], list[Phrase], list[Phrase]]]:
    found = []
    for line in lines("states.txt"):
        event, done, open_ = ([roots(phrase) for phrase in part.split(",")] for part in line.split(";"))
        found.append((event, done, open_))
    return found


EVENTS = _events()
STILL_SO = frozenset(phrase.strip() for line in lines("states.txt") for phrase in line.split(";")[2].split(","))
"""How people speak of rows for which something has not happened yet, as they write it: "open", "in transit"."""
