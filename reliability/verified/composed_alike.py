"""Whether two questions are composed to the same query, and that query is what was verified.

Wordings that share few words may still come to one query when every word is accounted for. That alone proves little: the
composer may pass over the same word in both. So the query must also give what the verified SQL gives, which shows that
the verified question was understood; and nothing in the asked one may be left unexplained.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.candidates.execution import canonical_key
from reliability.composing.composing import compose
from reliability.core import Core
from reliability.values import Rows
from reliability.verified.sameness import Gist, gist_of
from reliability.verified.verified import VerifiedQuestion

MOST_COMPARED = 8
"""Verified questions that an asked one is compared with so: those that share most words with it."""
_MOST_KEPT = 2_000


@dataclass(frozen=True, slots=True)
class _Said:
    """What a question is composed to; `whole`: every word of it is accounted for."""

    sql: str
    whole: bool


def composed_alike(text: str, verified: Sequence[VerifiedQuestion], core: Core) -> VerifiedQuestion | None:
    """The verified question that is composed as a text is, its query giving what was verified; None where there is none.

    Only questions with the same numbers and periods are compared. Raises ModelUnavailable, WarehouseUnavailable.
    """
    near = _near(gist_of(text, core.today()), verified)
    asked = _composed(text, core.today(), core) if near else None
    if asked is None or not asked.whole:
        return None
    same = [each for each in near if _kept(each, core) == asked.sql]
    given = _key(asked.sql, core) if same else ""
    return next((each for each in same if given and _key(each.sql, core) == given), None)


def _near(asked: Gist, verified: Sequence[VerifiedQuestion]) -> list[VerifiedQuestion]:
    found: list[tuple[float, int]] = []
    words = frozenset(asked.words)
    for place, each in enumerate(verified):
        gist = gist_of(each.question, date.fromisoformat(each.day))
        if (gist.numbers, gist.periods) == (asked.numbers, asked.periods):
            own = frozenset(gist.words)
            found.append((-len(words & own) / max(1, len(words | own)), place))
    return [verified[place] for _, place in sorted(found)[:MOST_COMPARED]]


def _composed(text: str, today: date, core: Core) -> _Said | None:
    schema = core.warehouse.schema()
    account = account_for(text, schema, cells_named(text, core.warehouse), today, core.encoder)
    queries = compose(account, schema, today, 1)
    whole = account.explained >= 1 and not account.missing
    return _Said(queries[0].sql, whole) if queries else None


_composed_before: dict[tuple[str, str, str, date], str] = {}


def _kept(verified: VerifiedQuestion, core: Core) -> str:
    """What a verified question is composed to, looked at once a day: cells that it names may come and go."""
    key = (core.warehouse.schema().fingerprint(), verified.question, verified.day, core.today())
    known = _composed_before.get(key)
    if known is None:
        made = _composed(verified.question, date.fromisoformat(verified.day), core)
        while len(_composed_before) >= _MOST_KEPT:
            _composed_before.pop(next(iter(_composed_before)), None)
        known = _composed_before[key] = made.sql if made is not None else ""
    return known


def _key(sql: str, core: Core) -> str:
    """What a query gives, in one form for equal results; "" for what proves nothing: a failure, a part of the rows,
    nothing, or a bare nought."""
    result = core.warehouse.run(sql, core.settings.limits)
    if not isinstance(result, Rows) or result.truncated or result.empty or result.rows == ((0,),):
        return ""
    return canonical_key(result, ordered=False, unique="")
