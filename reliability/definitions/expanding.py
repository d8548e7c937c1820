"""A query over the columns that definitions are, written out as what they mean.

What a query leaves out of a condition whose words stand in the question is added to it: a team's definition is no
suggestion. A query to which it cannot be added is refused.
"""

from __future__ import annotations

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.definitions.meaning import HOME, owner_of, sources_of, table_name
from reliability.definitions.standing import DefinedSchema, DefinedWord
from reliability.errors import BadInput
from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of

_CONDITIONS = (exp.Where, exp.And, exp.Or, exp.Not, exp.Having, exp.Join, exp.If)
_LOOSE = (exp.Binary, exp.Not, exp.Between, exp.In, exp.Neg)
_BINDING = (exp.Binary, exp.Unary, exp.Predicate)
_YES, _NO = ("true", "1", "'true'", "'1'"), ("false", "0", "'false'", "'0'")


class NotDefined(BadInput):
    """A query that does not go by a definition whose words stand in the question."""


def expanded(sql: str, defined: DefinedSchema) -> str:
    """The query with every definition written out. Raises NotDefined, also for what is no query.

    A query that is read by definitions already comes back as it is: `expanded` is for what the flow wrote, once.
    """
    dialect = defined.schema.dialect
    try:
        tree = parsed_one(sql, dialect)
    except (SqlglotError, RecursionError) as error:
        raise NotDefined("The query cannot be read.") from error
    used = _write_out(tree, defined)
    for standing in defined.stand:
        if standing.whole and standing not in used:
            _go_by(tree, standing, defined)
    return str(tree.sql(dialect=rules_of(dialect).reader))


def written_in(sql: str, defined: DefinedSchema) -> tuple[DefinedWord, ...]:
    """The definitions whose columns a query of the flow names, in the order in which they stand. Never raises."""
    try:
        found = [_standing_of(each, defined) for each in parsed_one(sql, defined.schema.dialect).find_all(exp.Column)]
    except (SqlglotError, RecursionError):
        return ()
    named = [each[0] for each in found if each is not None]
    return tuple(each for each in defined.stand if each in named)


def _write_out(tree: exp.Expr, defined: DefinedSchema) -> list[DefinedWord]:
    """Put each column that is a definition as what it means; those that were."""
    used: list[DefinedWord] = []
    found = [(each, _standing_of(each, defined)) for each in tree.find_all(exp.Column)]
    for column, (standing, alias) in [(c, s) for c, s in found if s is not None]:
        if standing not in used:
            used.append(standing)
        if standing.meaning.kind == "condition":
            _put_condition(column, standing, alias)
        elif standing.meaning.kind == "measure":
            _put_measure(column, standing, alias)
        else:
            column.replace(_bracketed(_over(standing, alias), column.parent))
    return used


def _standing_of(column: exp.Column, defined: DefinedSchema) -> tuple[DefinedWord, str] | None:
    source = owner_of(column, defined.schema)
    standing = defined.standing(table_name(source), column.name) if source is not None else None
    return (standing, source.alias_or_name) if standing is not None and source is not None else None


def _over(standing: DefinedWord, alias: str) -> exp.Expr:
    """The meaning over the rows of a query."""
    tree = standing.meaning.tree.copy()
    for column in list(tree.find_all(exp.Column)):
        if column.table == HOME:
            column.set("table", exp.to_identifier(alias, quoted=None if alias.isidentifier() else True))
    return tree


def _bracketed(tree: exp.Expr, within: exp.Expr | None) -> exp.Expr:
    """In brackets where what stands around it could take a part of it."""
    return exp.Paren(this=tree) if isinstance(tree, _LOOSE) and isinstance(within, _BINDING) else tree


def _put_condition(column: exp.Column, standing: DefinedWord, alias: str) -> None:
    """Where a truth is compared with yes or no, the condition or its contrary; a number where a value is wanted."""
    holds = _over(standing, alias)
    fails = exp.Not(this=exp.Is(this=exp.Paren(this=holds.copy()), expression=exp.true()))
    parent = column.parent
    other = parent.args.get("expression") if isinstance(parent, exp.EQ | exp.NEQ | exp.Is) else None
    if other is column and parent is not None:
        other = parent.this
    said = str(other.sql()).lower() if other is not None else ""
    if isinstance(parent, exp.EQ | exp.Is) and said in _YES:
        parent.replace(_bracketed(holds, parent.parent))
    elif isinstance(parent, exp.EQ | exp.Is) and said in (*_NO, "null"):
        parent.replace(fails)
    elif isinstance(parent, exp.NEQ) and said in (*_YES, *_NO):
        parent.replace(fails if said in _YES else _bracketed(holds, parent.parent))
    elif isinstance(parent, _CONDITIONS) and not (isinstance(parent, exp.If) and parent.this is not column):
        column.replace(_bracketed(holds, parent))
    else:
        one, none = exp.Literal.number(1), exp.Literal.number(0)
        column.replace(exp.Case(ifs=[exp.If(this=holds, true=one)], default=none))


def _put_measure(column: exp.Column, standing: DefinedWord, alias: str) -> None:
    """In place of whatever is taken of it, over all rows of the group."""
    taken = column.find_ancestor(exp.AggFunc, exp.Query)
    inside = column.parent.parent if isinstance(column.parent, exp.Distinct) else column.parent
    if not isinstance(taken, exp.AggFunc) or inside is not taken or isinstance(taken.parent, exp.Filter | exp.Window):
        raise NotDefined(f"“{standing.definition.phrase}” is defined as a whole measure, not for single rows.")
    taken.replace(_bracketed(_over(standing, alias), taken.parent))


def _go_by(tree: exp.Expr, standing: DefinedWord, defined: DefinedSchema) -> None:
    """Let a query that leaves a definition out go by it; one that reads all its columns is taken at its word."""
    refusal = NotDefined(f"The query does not go by the definition of “{standing.definition.phrase}”.")
    if standing.meaning.kind != "condition":
        named = {column.name.lower() for column in tree.find_all(exp.Column)}
        if not {each.column.lower() for each in standing.meaning.columns} <= named:
            raise refusal
        return
    places = [
        (select, source)
        for select in tree.find_all(exp.Select)
        for source in sources_of(select)
        if (known := defined.schema.table(table_name(source)))
        and known.name == standing.meaning.table.name
        and not source.alias_or_name.startswith("defined_")
    ]
    if not places or (defined.apart and standing.column):
        raise refusal
    for select, source in places:
        join = source.parent if isinstance(source.parent, exp.Join) else None
        condition = _over(standing, source.alias_or_name)
        if join is not None and join.side in ("RIGHT", "FULL"):
            raise refusal
        if join is not None and join.side == "LEFT" and join.args.get("on"):
            join.set("on", exp.and_(join.args["on"], condition, copy=False))
        elif condition not in _said(select):
            select.where(condition, copy=False)


def _said(select: exp.Select) -> list[exp.Expr]:
    """The conditions that a query's rows meet."""
    where = select.args.get("where")
    said = where.this if where is not None else None
    return list(said.flatten()) if isinstance(said, exp.And) else [said] if said is not None else []
