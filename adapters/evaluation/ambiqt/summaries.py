"""AmbiQT's summaries: the tables of aggregates that its second queries read, as statements over the tables summarised.

The file names a summary's columns and not how it is made, so its second query does not run as published. What it is
made of stands in the first query: its tables and joins. What the second query names beside aggregates is what there is
a row for; conditions stay in the second query.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlglot import exp

from reliability.guard.dialects.parsing import parsed_one

_DIALECT = "sqlite"
_AGGREGATES = ("sum", "avg", "min", "max", "count")
_ROWS = "number"
"""How a summary calls its count of rows."""


def summary_statement(first: str, second: str, name: str, columns: Sequence[str]) -> str:
    """The statement that makes the summary `name`, with these `columns`, which the `second` query reads instead of what
    the `first` one does; a row for all together where it keeps and shows nothing else.

    >>> first = "select max(weight), kind from pets group by kind"
    >>> summary_statement(first, "select max_weight, kind from pets_weight", "pets_weight", ["kind", "max_weight"])
    'CREATE TABLE "pets_weight" AS SELECT kind AS "kind", MAX(weight) AS "max_weight" FROM pets GROUP BY kind'
    """
    tree = parsed_one(first, _DIALECT)
    spelled: dict[str, str] = {}
    for column in _columns(tree):
        spelled.setdefault(column.name, column.sql(_DIALECT))  # what is shown comes before what only joins
    read = [column.name for column in _columns(parsed_one(second, _DIALECT))]
    made = {each: _aggregate(each, spelled) for each in dict.fromkeys((*columns, *read))}
    keys = [each for each in made if made[each] is None and each in spelled and each in read]
    shown = [f'{spelled[key]} AS "{key}"' for key in keys]
    shown += [f'{aggregate} AS "{each}"' for each, aggregate in made.items() if aggregate is not None]
    sources = " ".join(each.sql(_DIALECT) for each in (tree.args["from_"], *tree.args.get("joins", ())))
    grouped = f" GROUP BY {', '.join(spelled[key] for key in keys)}" if keys else ""
    return f'CREATE TABLE "{name}" AS SELECT {", ".join(shown)} {sources}{grouped}'


def _columns(tree: exp.Expr) -> list[exp.Column]:
    """The columns of a query; what these queries have in double quotes is a text."""
    return [column for column in tree.find_all(exp.Column) if not column.this.args.get("quoted")]


def _aggregate(name: str, spelled: dict[str, str]) -> str | None:
    """What a summary's column holds, by its name; None for one that is no aggregate of a column of the first query."""
    function, _, of = name.partition("_")
    if name == _ROWS:
        return "COUNT(*)"
    return f"{function.upper()}({spelled[of]})" if function in _AGGREGATES and of in spelled else None
