"""What makes two hints one, what evidence is worth as it ages, and what contradicts what (docs/METHODS.md 6).

What follows from contrary evidence is said in standing.py.

Every store of hints keeps to these rules and only reads and writes rows.
"""

from __future__ import annotations

import hashlib
import math
import unicodedata
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from reliability.errors import BadInput
from reliability.values import Element, Hint, HintScope, Schema

NARROWER_FIRST = {HintScope.PERSON: 0, HintScope.CHANNEL: 1, HintScope.WORKSPACE: 2}
_SAME_EVIDENCE = timedelta(minutes=10)
HALF_LIFE = timedelta(days=30)


def checked(hint: Hint) -> Hint:
    """The hint itself. Raises BadInput when it names no phrase or no table, or has no positive weight."""
    if not hint.phrase.strip():
        raise BadInput("A hint needs the words that it is about.")
    if not hint.preferred.table.strip():
        raise BadInput("A hint needs a table or column to prefer.")
    if not (math.isfinite(hint.weight) and hint.weight > 0):
        raise BadInput("A hint’s weight is a positive number.")
    return hint


def edited(hint: Hint, said: Hint) -> Hint:
    """A hint with another's phrase, elements, scope and owner; its author, question, time and state stay."""
    return replace(
        hint,
        phrase=said.phrase,
        preferred=said.preferred,
        passed_over=said.passed_over,
        scope=said.scope,
        owner=said.owner,
    )


def phrase_key(phrase: str) -> str:
    """SHA-256 (hex) of the phrase without differences of case, spacing and Unicode form."""
    plain = " ".join(unicodedata.normalize("NFKC", phrase).casefold().split())
    return hashlib.sha256(plain.encode("utf-8", "surrogatepass")).hexdigest()


def same_preference(old: Hint, new: Hint) -> bool:
    """Whether two hints of one phrase, scope and owner prefer the same element."""
    return _folded(old.preferred) == _folded(new.preferred)


def same_evidence(old: Hint, new: Hint, said_at: str) -> bool:
    """Whether `new` repeats what `old` was last told: the same person and question within ten minutes.

    A stage that runs again after a crash remembers its hints again; that is no second opinion.
    """
    if (old.author, old.question) != (new.author, new.question):
        return False
    return abs(moment(new.created_at) - moment(said_at)) <= _SAME_EVIDENCE


def decayed(weight: float, said_at: str, now: datetime) -> float:
    """What evidence of `said_at` is worth now: half of it after thirty days, and so on (docs/METHODS.md 6).

    >>> decayed(3.0, "2026-11-01T00:00:00+00:00", datetime(2026, 12, 1, tzinfo=UTC))
    1.5
    """
    age = max(timedelta(0), now - moment(said_at))
    return float(weight * 0.5 ** (age / HALF_LIFE))


def contradicts(one: Hint, other: Hint, together: bool) -> bool:
    """Whether two hints about one phrase for one scope, owner and warehouse cannot both be followed (docs/METHODS.md
    6).

    One passed over what the other prefers; or they are tables (or columns) preferred in different questions. Elements
    that were confirmed `together`, in the same question, stand side by side.
    """
    if same_preference(one, other):
        return False
    if _folded(one.preferred) in map(_folded, other.passed_over):
        return True
    if _folded(other.preferred) in map(_folded, one.passed_over):
        return True
    return bool(one.preferred.column) == bool(other.preferred.column) and not together


def is_missing(element: Element, schema: Schema) -> bool:
    """Whether the schema has no such table or column (names compared without case)."""
    table = schema.table(element.table)
    return table is None or (bool(element.column) and table.column(element.column) is None)


def _folded(element: Element) -> tuple[str, str]:
    return element.table.casefold(), element.column.casefold()


def moment(text: str) -> datetime:
    """A time as a hint says it; one that cannot be read is long ago."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return datetime.min.replace(tzinfo=UTC)
    return found if found.tzinfo else found.replace(tzinfo=UTC)
