"""Whether a question's words compose a query that gives what a verified question's query gives, from the same columns.

Wordings that share few words may still come to one query when every word is accounted for. That alone proves little:
the composer may pass over a word. So nothing in the asked question may be left unexplained, its numbers and periods
must be the verified one's, and its query must read the same tables and columns as the verified SQL and return the same
rows. And either both questions ask for the same operations, or the verified one is composed to that very query too. A
result that proves nothing (no row, a bare nought, a part of the rows) matches nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache

from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.candidates.execution import canonical_key
from reliability.composing.composing import compose
from reliability.core import Core
from reliability.memory.hints import elements_of
from reliability.values import Element, Rows, Schema
from reliability.verified.sameness import Gist, gist_of
from reliability.verified.verified import VerifiedQuestion

MOST_RUN = 4
"""Verified queries that are run beside a composed one: those whose questions share most words with what is asked."""
_MOST_KEPT = 2_000


def composed_alike(text: str, verified: Sequence[VerifiedQuestion], core: Core) -> VerifiedQuestion | None:
    """The verified question whose query gives what a text is composed to; None where there is none.

    Only questions with the same numbers and periods are compared. Raises ModelUnavailable, WarehouseUnavailable.
    """
    asked, schema = gist_of(text, core.today()), core.warehouse.schema()
    near = _near(asked, verified)
    sql = _composed(text, core.today(), core) if near else ""
    read = _elements(sql, schema)
    alike = [
        each
        for each in near
        if read
        and _elements(each.sql, schema) == read
        and (_gist(each).marks == asked.marks or _kept(each, core) == sql)
    ]
    return next((each for each in alike[:MOST_RUN] if _same_rows(sql, each.sql, core)), None)


def _near(asked: Gist, verified: Sequence[VerifiedQuestion]) -> list[VerifiedQuestion]:
    """Those with the same numbers and periods; first those that share most words."""
    found: list[tuple[float, int]] = []
    words = frozenset(asked.words)
    for place, each in enumerate(verified):
        gist = _gist(each)
        if (gist.numbers, gist.periods) == (asked.numbers, asked.periods):
            own = frozenset(gist.words)
            found.append((-len(words & own) / max(1, len(words | own)), place))
    return [verified[place] for _, place in sorted(found)]


def _gist(verified: VerifiedQuestion) -> Gist:
    return gist_of(verified.question, date.fromisoformat(verified.day))


def _composed(text: str, today: date, core: Core, whole: bool = True) -> str:
    """The likeliest query that a question is composed to; "" where a word of it is not accounted for and it is to be
    `whole`. Less likely queries hold conditions that nobody said."""
    schema = core.warehouse.schema()
    account = account_for(text, schema, cells_named(text, core.warehouse), today, core.encoder)
    if whole and (account.explained < 1 or account.missing):
        return ""
    return next((query.sql for query in compose(account, schema, today, 1)), "")


_composed_before: dict[tuple[str, str, str, date], str] = {}


def _kept(verified: VerifiedQuestion, core: Core) -> str:
    """What a verified question is composed to, looked at once a day: cells that it names may come and go."""
    key = (core.warehouse.schema().fingerprint(), verified.question, verified.day, core.today())
    known = _composed_before.get(key)
    if known is None:
        while len(_composed_before) >= _MOST_KEPT:
            _composed_before.pop(next(iter(_composed_before)), None)
        known = _composed_before[key] = _composed(
            verified.question, date.fromisoformat(verified.day), core, whole=False
        )
    return known


@lru_cache(maxsize=_MOST_KEPT)
def _elements(sql: str, schema: Schema) -> tuple[Element, ...]:
    return tuple(elements_of(sql, schema))


def _same_rows(one: str, other: str, core: Core) -> bool:
    """Whether two queries give the same rows; in the same order, where either sorts."""
    ordered = "ORDER BY" in f"{one} {other}".upper()
    keys = [_key(sql, ordered, core) for sql in (one, other)]
    return bool(keys[0]) and keys[0] == keys[1]


def _key(sql: str, ordered: bool, core: Core) -> str:
    """What a query gives, in one form for equal results; "" for what proves nothing: a failure, a part of the rows,
    nothing, or a bare nought."""
    result = core.warehouse.run(sql, core.settings.limits)
    if not isinstance(result, Rows) or result.truncated or result.empty or result.rows == ((0,),):
        return ""
    return canonical_key(result, ordered=ordered, unique="")
