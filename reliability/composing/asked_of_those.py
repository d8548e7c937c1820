"""A follow-up that asks something new of the rows shown before: "how much did each of them spend?".

What "them" stands for is named in its account, a query is composed anew, and the rows of the query before it are what
it is about.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from sqlglot import exp

from reliability.accounting.account import Account, Explanation, Role
from reliability.composing.composing import compose
from reliability.composing.edits.groups import spell_out_names
from reliability.composing.edits.naming import key_of
from reliability.composing.edits.query import Query, conjuncts, set_conjuncts
from reliability.values import Element, Schema

_THEM = re.compile(r"(?:they|them|those|these|he|she|him|her|their|his)\b", re.IGNORECASE)
_MOST_COMPOSED = 3
Asked = tuple[str, float]


def asked_of_those(account: Account, before: Query, schema: Schema, today: date) -> Iterator[Asked]:
    """Queries composed of a follow-up's words about the rows of the query before it, with how well they fit in (0, 1];
    none where its words speak of no such rows, or where these have no key of one column."""
    table = before.schema.table(_rows_shown(before) or "")
    named = _with_its_noun(account, table.name) if table is not None else None
    keys = key_of(table) if table is not None else ()
    if named is None or len(keys) != 1:
        return
    for composed in compose(named, schema, today, _MOST_COMPOSED):
        sql = _among(composed.sql, keys[0], before)
        if sql is not None:
            yield sql, composed.fit


def _with_its_noun(account: Account, table: str) -> Account | None:
    """The account with the table's rows in the place of "them"; None where nothing stands for them."""
    pieces = list(account.pieces)
    for place, piece in enumerate(pieces):
        if piece.best is not None and piece.best.role is Role.EARLIER and _THEM.match(piece.text):
            following = pieces[place + 1].best if place + 1 < len(pieces) else None
            if following is not None and following.role is Role.TABLE:  # "those shops"
                return account if following.element == Element(table) else None
            noun = Explanation(Role.TABLE, 1.0, Element(table), via="earlier")
            pieces[place] = replace(piece, lemmas=(table.lower(),), explanations=(noun,))
            return replace(account, pieces=tuple(pieces))
    return None


def _rows_shown(query: Query) -> str | None:
    """The table whose rows a query shows, or counted or summed up; None where it shows groups of several rows."""
    if not query.flat:
        return None
    group = query.core.args.get("group")
    if group is None:
        return query.base()[1].name if query.aggregated else query.subject().name
    for each in (*group.expressions, *query.groups()):
        inner = each.unalias()
        element = query.element(inner) if isinstance(inner, exp.Column) else None
        table = query.schema.table(element.table) if element is not None else None
        if table is not None and key_of(table) == (element,):
            return table.name
    return None


def _among(sql: str, key: Element, before: Query) -> str | None:
    """The query held to the rows that were shown; None where it does not read them."""
    query, rows = Query.of(sql, before.kept), _keys_shown(before, key)
    if query is None or rows is None:
        return None
    column = query.column(key)
    if column is None:
        return None
    among = exp.In(this=column, query=exp.Subquery(this=rows))
    set_conjuncts(query.core, [*conjuncts(query.core), among])
    return query.sql()


def _keys_shown(before: Query, key: Element) -> exp.Select | None:
    """The keys of the rows that a query shows."""
    query = before.copy()
    query.spell_out_places()
    spell_out_names(query)
    column = query.column(key)
    if column is None:
        return None
    core, group = query.core, query.core.args.get("group")
    core.set("expressions", [exp.alias_(column, "shown")])
    core.set("distinct", None)
    if group is not None and not any(_alike(each, column) for each in group.expressions):
        core.set("group", exp.Group(expressions=[*group.expressions, column.copy()]))
    if core.args.get("limit") is None:
        core.set("order", None)
        return core
    shown = exp.Subquery(this=core, alias=exp.TableAlias(this=exp.to_identifier("those")))
    return exp.select(exp.column("shown")).from_(shown)


def _alike(one: exp.Expr, other: exp.Column) -> bool:
    return isinstance(one, exp.Column) and one.name.lower() == other.name.lower()
